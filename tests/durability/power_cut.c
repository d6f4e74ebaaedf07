/* What a power cut leaves of the files in ESCUDO_TRACKED, kept as copies in ESCUDO_KEPT: of every file what it
   held when it was last synced, and its name, or the lack of it, only once the folder was synced too. Preloaded
   before a program; whoever kills that program then looks at the copies alone. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define UNNAMED ".unnamed-"

static int there(const char *folder, const char *prefix, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s%s", folder, prefix, name);
    return access(path, F_OK) == 0;
}

static int copied(int from, const char *target) {
    char block[1 << 16], unfinished[4096];
    off_t at = 0;
    ssize_t count;
    snprintf(unfinished, sizeof unfinished, "%s.%d~", target, getpid());
    int to = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (to < 0)
        return -1;
    while ((count = pread(from, block, sizeof block, at)) > 0) {
        if (write(to, block, (size_t)count) != count) {
            close(to);
            return -1;
        }
        at += count;
    }
    close(to);
    return count < 0 ? -1 : rename(unfinished, target);
}

static int keep_content(int descriptor, const char *kept, const char *name) {
    char target[4096];
    snprintf(target, sizeof target, "%s/%s%s", kept, there(kept, "", name) ? "" : UNNAMED, name);
    return copied(descriptor, target);
}

static int keep_names(const char *tracked, const char *kept) {
    char old[4096], new[4096];
    struct dirent *entry;
    DIR *folder = opendir(kept);
    if (!folder)
        return -1;
    while ((entry = readdir(folder))) {
        int unnamed = !strncmp(entry->d_name, UNNAMED, strlen(UNNAMED));
        const char *name = entry->d_name + (unnamed ? strlen(UNNAMED) : 0);
        snprintf(old, sizeof old, "%s/%s", kept, entry->d_name);
        snprintf(new, sizeof new, "%s/%s", kept, name);
        if (name[0] == '.' || name[strlen(name) - 1] == '~')
            continue;
        if (!there(tracked, "", name))
            unlink(old);
        else if (unnamed)
            rename(old, new);
    }
    return closedir(folder);
}

static int keep(int descriptor) {
    const char *tracked = getenv("ESCUDO_TRACKED"), *kept = getenv("ESCUDO_KEPT");
    char link[64], path[2048];
    if (!tracked || !kept)
        return 0;
    size_t prefix = strlen(tracked);
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < (ssize_t)prefix || strncmp(path, tracked, prefix))
        return 0;
    path[length] = 0;
    int failed = 0;
    if (!path[prefix])
        failed = keep_names(tracked, kept);
    else if (path[prefix] == '/')
        failed = keep_content(descriptor, kept, path + prefix + 1);
    if (failed)
        errno = EIO;
    return failed ? -1 : 0;
}

/* Nothing need reach the disk for real: what is kept is the copy. */
int fsync(int descriptor) { return keep(descriptor); }
int fdatasync(int descriptor) { return keep(descriptor); }
