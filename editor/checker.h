#pragma once

#include "engine/draft/checks/checks.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace marches::editor {

/// Checks a scenario on a worker thread, beside what is done in the window: the readers a moment after each
/// change, the slow checks when no other change has come since. What is answered for an older state is
/// dropped.
class Checker : public QObject {
    Q_OBJECT

public:
    /// How long after the last change the text is read, in milliseconds.
    static constexpr int readAfter = 250;
    /// Makes what is read, from a snapshot; called on the worker thread.
    using Snapshot = std::function<draft::ReadingSource()>;
    /// What is checked besides, at the slow speed; called on the worker thread.
    using More = std::function<draft::Problems(const draft::Reading&)>;

    explicit Checker(QObject* parent = nullptr);
    /// Waits for the check that is running.
    ~Checker() override;

    /// A new state: it is checked after `readAfter`, unless another comes before.
    void changed(std::uint64_t revision, Snapshot snapshot, More more);

signals:
    /// What the readers, names and variants of a state have wrong, the newest.
    void read(quint64 revision, const marches::draft::Problems& problems);
    /// What the slow checks of the same state found.
    void measured(quint64 revision, const marches::draft::Problems& problems);

private:
    void start();

    QThreadPool pool_; ///< one thread: a check takes one processor, and no more
    QTimer wait_;
    Snapshot next_;
    More nextMore_;
    std::uint64_t serial_ = 0; ///< of the newest state: files may change without a new revision
    std::uint64_t nextRevision_ = 0;
    std::shared_ptr<std::atomic<std::uint64_t>> newest_; ///< revisions below it need no answer
    bool running_ = false;
};

} // namespace marches::editor
