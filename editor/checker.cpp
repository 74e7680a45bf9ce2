#include "editor/checker.h"

namespace marches::editor {

Checker::Checker(QObject* parent)
    : QObject(parent), newest_(std::make_shared<std::atomic<std::uint64_t>>(0)) {
    pool_.setMaxThreadCount(1);
    wait_.setSingleShot(true);
    wait_.setInterval(readAfter);
    connect(&wait_, &QTimer::timeout, this, &Checker::start);
}

Checker::~Checker() {
    newest_->store(UINT64_MAX); // the slow part of a running check is left out
    pool_.waitForDone();
}

void Checker::changed(std::uint64_t revision, Snapshot snapshot, More more) {
    next_ = std::move(snapshot);
    nextMore_ = std::move(more);
    nextRevision_ = revision;
    newest_->store(++serial_);
    wait_.start();
}

void Checker::start() {
    if (running_) { // it begins when that one ends
        wait_.start();
        return;
    }
    if (!next_) return;
    running_ = true;
    pool_.start([this, snapshot = std::move(next_), more = std::move(nextMore_), revision = nextRevision_,
                 serial = serial_, newest = newest_] {
        const auto current = [&] { return newest->load() == serial; };
        const auto answer = [&](auto signal, draft::Problems problems) {
            QMetaObject::invokeMethod(
                this,
                [this, signal, revision, serial, problems = std::move(problems)] {
                    if (newest_->load() == serial) emit(this->*signal)(revision, problems);
                },
                Qt::QueuedConnection);
        };
        if (current()) {
            const draft::ReadingSource source = snapshot();
            const draft::Reading reading = draft::readForChecks(source);
            answer(&Checker::read, draft::textAndReaderProblems(reading, source.game));
            if (current()) {
                draft::Problems slow = draft::slowProblems(reading, source.game);
                draft::Problems rest = more(reading);
                std::move(rest.begin(), rest.end(), std::back_inserter(slow));
                answer(&Checker::measured, std::move(slow));
            }
        }
        QMetaObject::invokeMethod(
            this, [this] { running_ = false; }, Qt::QueuedConnection);
    });
    next_ = nullptr;
}

} // namespace marches::editor
