#pragma once

#include <QEasingCurve>
#include <QObject>
#include <QVariant>

#include <functional>

class QVariantAnimation;

namespace marches::appmap {

/// Lets a value run from one to another in time. Input of the program, wherever it goes, ends it: nobody
/// waits for a picture.
class Animation : public QObject {
public:
    /// `ended`: it came to its end, or (`broken`) input ended it; not told by `stop`.
    void start(const QVariant& from, const QVariant& to, int ms, std::function<void(const QVariant&)> step,
               std::function<void(bool broken)> ended, QEasingCurve::Type curve = QEasingCurve::Linear);
    void stop();
    [[nodiscard]] bool runs() const { return run_ != nullptr; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void end(bool broken);

    QVariantAnimation* run_ = nullptr;
    std::function<void(bool)> ended_;
};

} // namespace marches::appmap
