#include "editor/newest_work.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <utility>

namespace marches::editor {

NewestWork::~NewestWork() {
    if (givenUp_) *givenUp_ = true;
}

void NewestWork::ask(Question question) {
    if (!running_) return start(std::move(question));
    *givenUp_ = true;
    next_ = std::move(question);
}

void NewestWork::start(Question question) {
    running_ = true;
    givenUp_ = std::make_shared<std::atomic<bool>>(false);
    auto promise = std::make_shared<QPromise<Answer>>();
    auto* watcher = new QFutureWatcher<Answer>(this); // what it waits for goes on when it goes
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, dropped = givenUp_] {
        watcher->deleteLater();
        running_ = false;
        const Answer answer = watcher->future().resultCount() > 0 ? watcher->result() : Answer{};
        if (auto next = std::exchange(next_, std::nullopt)) start(std::move(*next));
        if (answer && !*dropped) answer();
    });
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, question = std::move(question), dropped = givenUp_] {
        promise->start();
        Answer answer = question([dropped] { return dropped->load(); });
        promise->addResult(std::move(answer));
        promise->finish();
    });
}

} // namespace marches::editor
