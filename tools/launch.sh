# Finds a Python that fits and hands over to tools/. Sourced by ./run, ./test and ./bench, which set $here.
# shellcheck shell=sh disable=SC2154

launch() {
    if [ -f "$here/.venv/ready" ] && [ -x "$here/.venv/bin/python" ]; then
        exec "$here/.venv/bin/python" "$here/tools" "$@"
    fi
    refuse_old_glibc
    python=$(fit_python) || { install_python && python=$(fit_python); } || refuse_python
    exec "$python" "$here/tools" "$@"
}

# Qt's wheels are built against glibc 2.34 (x86-64) and 2.39 (ARM); anything older cannot load them.
refuse_old_glibc() {
    { [ "$(uname -s)" = Linux ] && command -v getconf >/dev/null; } || return 0
    least=34
    [ "$(uname -m)" != aarch64 ] || least=39
    version=$(getconf GNU_LIBC_VERSION 2>/dev/null) || version=
    minor=${version#glibc 2.}
    minor=${minor%%.*}
    case $minor in
        '' | *[!0-9]*) refuse 72 "Este sistema não usa a glibc, e o Qt precisa dela (2.$least ou mais nova)." ;;
    esac
    [ "$minor" -ge "$least" ] || refuse 72 \
        "A glibc deste sistema é a ${version#glibc }, e o Qt precisa da 2.$least ou mais nova." \
        "O Debian 11 é antigo demais; use o Debian 12 ou outro sistema de 2022 para cá."
}

# The path of a Python 3.11 to 3.14; the system's own first, since it is the likeliest to be complete.
fit_python() {
    for name in python3 python3.13 python3.12 python3.11 python3.14; do
        found=$(command -v "$name") || continue
        "$found" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null || continue
        printf '%s\n' "$found"
        return 0
    done
    return 1
}

install_python() {
    { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || return 1
    packages=$(python_packages)
    printf '%s\n' "Instalando o Python ($packages)…" >&2
    apt-get update -qq </dev/null >/dev/null 2>&1 || true # one source out of order does not spoil the others
    # shellcheck disable=SC2086 # a list of packages
    DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $packages </dev/null >/dev/null
}

# Where python3 is there but too old, a newer one stands beside it under its own name.
python_packages() {
    if command -v python3 >/dev/null; then
        echo python3.11 python3.11-venv
    else
        echo python3 python3-venv
    fi
}

refuse_python() {
    if command -v apt-get >/dev/null; then
        refuse 71 "É preciso um Python de 3.11 a 3.14, e não achei nenhum. Instale-o e tente de novo:" \
            "  sudo apt-get install $(python_packages)"
    fi
    refuse 71 "É preciso um Python de 3.11 a 3.14, e não achei nenhum. Instale-o e tente de novo."
}

refuse() {
    status=$1
    shift
    printf '%s\n' "$@" >&2
    exit "$status"
}
