#include "app/play/workers.h"

#include <utility>

namespace marches::play {

Workers::~Workers() {
    for (Worker& worker : workers_)
        worker.thread.request_stop();
}

std::stop_source Workers::start(std::function<void(const std::stop_token&)> task) {
    std::erase_if(workers_, [](const Worker& worker) { return worker.done->load(); });
    auto done = std::make_shared<std::atomic<bool>>(false);
    std::jthread thread([task = std::move(task), done](const std::stop_token& stop) mutable {
        task(stop);
        task = {}; // what it holds goes on this thread
        *done = true;
    });
    std::stop_source source = thread.get_stop_source();
    workers_.push_back({std::move(done), std::move(thread)});
    return source;
}

} // namespace marches::play
