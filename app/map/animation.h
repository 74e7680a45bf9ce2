#pragma once

#include <QEasingCurve>
#include <QObject>
#include <QVariant>

#include <functional>

class QVariantAnimation;

namespace marches::appmap {

/// Runs a value from one to another in time. Any input of the program ends it, so that no animation has to be
/// waited for.
class Animation : public QObject {
public:
    /// Calls `ended` at the end, or when input breaks it off (`broken`); `stop` does not call it.
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
