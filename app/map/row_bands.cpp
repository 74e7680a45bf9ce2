#include "app/map/row_bands.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace marches::appmap {

namespace {

constexpr int bandRows = 32;
constexpr int worthSharing = 4 * bandRows; // fewer are done before another thread has woken

} // namespace

void eachBandOfRows(int rows, const std::function<void(int begin, int end)>& work) {
    std::atomic<int> next = 0;
    const auto takeBands = [&]() noexcept {
        for (int begin = next.fetch_add(bandRows); begin < rows; begin = next.fetch_add(bandRows))
            work(begin, std::min(begin + bandRows, rows));
    };
    QSemaphore done;
    const bool helped = rows >= worthSharing && QThreadPool::globalInstance()->tryStart([&] {
        takeBands();
        done.release();
    });
    takeBands();
    if (helped) done.acquire();
}

} // namespace marches::appmap
