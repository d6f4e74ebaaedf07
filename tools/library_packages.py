"""Getting the system libraries that Qt lacks, or saying how."""

from tools.apt import apt_command, apt_install
from tools.machine import Machine
from tools.refusal import Refusal, Status


def install_libraries(packages: tuple[str, ...], machine: Machine) -> None:
    """Install the packages as root; raises Refusal with the command where that cannot be done."""
    if not (machine.may_install and apt_install(packages)):
        raise missing_libraries(packages, machine)


def missing_libraries(packages: tuple[str, ...], machine: Machine) -> Refusal:
    """The refusal for these packages, in Debian's names; elsewhere they are called much the same."""
    advice = apt_command(packages) if machine.has_apt else "  " + " ".join(packages)
    where = (
        "Instale"
        if machine.has_apt
        else "Instale o que corresponde, no seu sistema, a estes pacotes do Debian"
    )
    return Refusal(
        Status.MISSING_LIBRARIES,
        f"Faltam bibliotecas do sistema que o Qt usa. {where} e tente de novo:",
        advice,
    )
