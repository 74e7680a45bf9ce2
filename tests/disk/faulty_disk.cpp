#include "tests/disk/faulty_disk.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <string>

namespace marches::test {
namespace {

// What the calls below look at; plain C strings, as they may be made before main and in forked processes.
char watched[PATH_MAX] = "";
std::atomic<Fault> planned{Fault::none};
std::atomic<int> allowed{0};
std::atomic<int> tried{0};

template <class F>
F* original(const char* name) {
    return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name));
}

bool below(const char* path) {
    const std::size_t length = std::strlen(watched);
    return length > 0 && path != nullptr && std::strncmp(path, watched, length) == 0;
}

/// The path of an open file, as the system knows it.
bool belowOpen(int descriptor) {
    if (watched[0] == '\0') return false;
    char link[64];
    char path[PATH_MAX];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t size = readlink(link, path, sizeof path - 1);
    if (size <= 0) return false;
    path[size] = '\0';
    return below(path);
}

bool belowIn(int folder, const char* path) {
    if (path != nullptr && path[0] == '/') return below(path);
    return folder != AT_FDCWD && belowOpen(folder);
}

enum class Change { bytes, name };

/// Counts a change below the folder; nonzero: the error that it fails with. Does not return when the process
/// is to be killed, unless `half` is given: then the caller writes half of it first.
int failing(Change change, bool* half = nullptr) {
    if (tried.fetch_add(1) < allowed.load()) return 0;
    switch (planned.load()) {
    case Fault::none:
        return 0;
    case Fault::full:
        return change == Change::bytes ? ENOSPC : 0;
    case Fault::readOnly:
        return EROFS;
    case Fault::killed:
        if (half != nullptr)
            *half = true;
        else
            raise(SIGKILL);
        return 0;
    }
    return 0;
}

/// Counts a change and says whether it fails, with errno set.
bool fails(Change change) {
    const int error = failing(change);
    if (error != 0) errno = error;
    return error != 0;
}

bool wantsToWrite(int flags) {
    return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
}

} // namespace

void breakDisk(const std::filesystem::path& folder, Fault fault, int after) {
    planned = Fault::none;
    const std::string path = std::filesystem::canonical(folder).string();
    std::snprintf(watched, sizeof watched, "%s", path.c_str());
    allowed = after;
    tried = 0;
    planned = fault;
}

void mendDisk() {
    planned = Fault::none;
    watched[0] = '\0';
}

int changesTried() {
    return tried;
}

} // namespace marches::test

using namespace marches::test;

// The names are the system's; so are the parameters.
extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (wantsToWrite(flags) && below(path) && fails(Change::name)) return -1;
    static auto* real = original<int(const char*, int, ...)>("open");
    return real(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open(path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (wantsToWrite(flags) && belowIn(folder, path) && fails(Change::name)) return -1;
    static auto* real = original<int(int, const char*, int, ...)>("openat");
    return real(folder, path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    static auto* real = original<ssize_t(int, const void*, size_t)>("write");
    if (!belowOpen(descriptor)) return real(descriptor, bytes, size);
    bool half = false;
    if (const int error = failing(Change::bytes, &half); error != 0) {
        errno = error;
        return -1;
    }
    if (!half) return real(descriptor, bytes, size);
    const ssize_t written = real(descriptor, bytes, size / 2);
    raise(SIGKILL);
    return written;
}

ssize_t writev(int descriptor, const iovec* parts, int count) {
    if (belowOpen(descriptor) && fails(Change::bytes)) return -1;
    static auto* real = original<ssize_t(int, const iovec*, int)>("writev");
    return real(descriptor, parts, count);
}

int fsync(int descriptor) {
    if (belowOpen(descriptor) && fails(Change::bytes)) return -1;
    static auto* real = original<int(int)>("fsync");
    return real(descriptor);
}

int fdatasync(int descriptor) {
    if (belowOpen(descriptor) && fails(Change::bytes)) return -1;
    static auto* real = original<int(int)>("fdatasync");
    return real(descriptor);
}

int ftruncate(int descriptor, off_t size) {
    // A full disk lets a file be cut.
    if (belowOpen(descriptor) && fails(Change::name)) return -1;
    static auto* real = original<int(int, off_t)>("ftruncate");
    return real(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) {
    return ftruncate(descriptor, size);
}

int rename(const char* from, const char* to) {
    if ((below(from) || below(to)) && fails(Change::name)) return -1;
    static auto* real = original<int(const char*, const char*)>("rename");
    return real(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    if ((belowIn(fromFolder, from) || belowIn(toFolder, to)) && fails(Change::name)) return -1;
    static auto* real = original<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return real(fromFolder, from, toFolder, to, flags);
}

int link(const char* from, const char* to) {
    if (below(to) && fails(Change::name)) return -1;
    static auto* real = original<int(const char*, const char*)>("link");
    return real(from, to);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    if (belowIn(toFolder, to) && fails(Change::name)) return -1;
    static auto* real = original<int(int, const char*, int, const char*, int)>("linkat");
    return real(fromFolder, from, toFolder, to, flags);
}

int mkdir(const char* path, mode_t mode) {
    if (below(path) && fails(Change::name)) return -1;
    static auto* real = original<int(const char*, mode_t)>("mkdir");
    return real(path, mode);
}

int unlink(const char* path) {
    if (below(path) && fails(Change::name)) return -1;
    static auto* real = original<int(const char*)>("unlink");
    return real(path);
}

int remove(const char* path) {
    if (below(path) && fails(Change::name)) return -1;
    static auto* real = original<int(const char*)>("remove");
    return real(path);
}
}
