/* A disk that forgets: preloaded into a process, this notes every write to the files below POWER_ROOT and every sync of
 * them in POWER_LOG. `power_loss.py` reads the log and takes back what was not synced.
 * With POWER_LIES set, syncs are not noted: a disk that only claims to have synced. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAGIC 0x626F6172642D7077ULL

struct head {
    uint64_t magic, kind, inode, offset, length; /* offset: the size of the file, if it is a sync */
};

static int log_file = -1;
static const char *root;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("POWER_LOG");
    root = getenv("POWER_ROOT");
    if (path && root)
        log_file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
}

/* Whether the file belongs to the disk. */
static int on_disk(int file, struct stat *about) {
    char link[64], path[4096];
    if (log_file < 0 || fstat(file, about) || !S_ISREG(about->st_mode))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strncmp(path, root, strlen(root)) == 0;
}

static void note(char kind, uint64_t inode, uint64_t offset, const struct iovec *parts, int count, size_t length) {
    struct iovec all[count + 2];
    struct head head = {MAGIC, kind, inode, offset, length};
    uint64_t end = ~MAGIC;
    int used = 0;
    all[used++] = (struct iovec){&head, sizeof head};
    for (int part = 0; part < count && length; part++) {
        size_t size = parts[part].iov_len < length ? parts[part].iov_len : length;
        all[used++] = (struct iovec){parts[part].iov_base, size};
        length -= size;
    }
    all[used++] = (struct iovec){&end, sizeof end};
    static ssize_t (*real)(int, const struct iovec *, int);
    if (!real)
        real = dlsym(RTLD_NEXT, "writev");
    real(log_file, all, used);
}

static ssize_t noted(int file, ssize_t written, off_t offset, const struct iovec *parts, int count) {
    struct stat about;
    if (written > 0 && on_disk(file, &about)) {
        if (offset < 0)
            offset = lseek(file, 0, SEEK_CUR) - written;
        note('w', about.st_ino, offset, parts, count, written);
    }
    return written;
}

#define REAL(name, ...) \
    static ssize_t (*real)(__VA_ARGS__); \
    if (!real) \
    real = dlsym(RTLD_NEXT, name)

ssize_t write(int file, const void *data, size_t size) {
    REAL("write", int, const void *, size_t);
    struct iovec part = {(void *)data, size};
    return noted(file, real(file, data, size), -1, &part, 1);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    REAL("writev", int, const struct iovec *, int);
    return noted(file, real(file, parts, count), -1, parts, count);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t offset) {
    REAL("pwrite", int, const void *, size_t, off_t);
    struct iovec part = {(void *)data, size};
    return noted(file, real(file, data, size, offset), offset, &part, 1);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t offset) {
    REAL("pwritev", int, const struct iovec *, int, off_t);
    return noted(file, real(file, parts, count, offset), offset, parts, count);
}

ssize_t pwrite64(int file, const void *data, size_t size, off_t offset) { return pwrite(file, data, size, offset); }

ssize_t pwritev64(int file, const struct iovec *parts, int count, off_t offset) {
    return pwritev(file, parts, count, offset);
}

static int synced(int file) {
    struct stat about;
    if (!on_disk(file, &about))
        return 0;
    if (!getenv("POWER_LIES"))
        note('s', about.st_ino, about.st_size, NULL, 0, 0);
    return 1;
}

int fsync(int file) {
    static int (*real)(int);
    if (!real)
        real = dlsym(RTLD_NEXT, "fsync");
    return synced(file) ? 0 : real(file);
}

int fdatasync(int file) {
    static int (*real)(int);
    if (!real)
        real = dlsym(RTLD_NEXT, "fdatasync");
    return synced(file) ? 0 : real(file);
}

/* The number of a file that is gone may be given to a new one. */
static void gone(const char *path) {
    struct stat about;
    if (log_file < 0 || (path[0] == '/' && strncmp(path, root, strlen(root))))
        return; /* PostgreSQL's paths are relative to its folder */
    if (!lstat(path, &about) && S_ISREG(about.st_mode) && about.st_nlink == 1)
        note('u', about.st_ino, 0, NULL, 0, 0);
}

int unlink(const char *path) {
    static int (*real)(const char *);
    if (!real)
        real = dlsym(RTLD_NEXT, "unlink");
    gone(path);
    return real(path);
}

int rename(const char *from, const char *to) {
    static int (*real)(const char *, const char *);
    if (!real)
        real = dlsym(RTLD_NEXT, "rename");
    gone(to);
    return real(from, to);
}
