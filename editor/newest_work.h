#pragma once

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace marches::editor {

/// Works on a worker thread, beside what is done in the window. What is asked for last counts: an answer to
/// an earlier question is dropped. When it goes, what runs is given up, and nothing is waited for.
class NewestWork : public QObject {
public:
    using GivenUp = std::function<bool()>;
    using Answer = std::function<void()>; ///< what is done with it, on the thread that asked
    using Question = std::function<Answer(const GivenUp& givenUp)>; ///< called on the worker thread

    using QObject::QObject;
    ~NewestWork() override;

    void ask(Question question);
    [[nodiscard]] bool isBusy() const { return running_; }

private:
    void start(Question question);

    std::shared_ptr<std::atomic<bool>> givenUp_;
    std::optional<Question> next_;
    bool running_ = false;
};

} // namespace marches::editor
