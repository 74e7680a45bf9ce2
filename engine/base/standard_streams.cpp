#include "engine/base/standard_streams.h"

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace marches {

void holdStandardStreams() {
#ifndef _WIN32
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) >= 0) continue;
        // The lowest free descriptor is this stream's; reading what is open for writing fails, and so does
        // the reverse.
        const int held = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        static_cast<void>(held);
    }
#endif
}

} // namespace marches
