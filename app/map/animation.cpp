#include "app/map/animation.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVariantAnimation>

#include <utility>

namespace marches::appmap {

void Animation::start(const QVariant& from, const QVariant& to, int ms,
                      std::function<void(const QVariant&)> step, std::function<void(bool)> ended,
                      QEasingCurve::Type curve) {
    stop();
    ended_ = std::move(ended);
    run_ = new QVariantAnimation(this);
    run_->setStartValue(from);
    run_->setEndValue(to);
    run_->setDuration(ms);
    run_->setEasingCurve(curve);
    connect(run_, &QVariantAnimation::valueChanged, this, std::move(step));
    connect(run_, &QVariantAnimation::finished, this, [this] { end(false); });
    qApp->installEventFilter(this);
    run_->start();
}

void Animation::stop() {
    if (!run_) return;
    qApp->removeEventFilter(this);
    run_->disconnect(this);
    run_->stop();
    std::exchange(run_, nullptr)->deleteLater();
}

void Animation::end(bool broken) {
    const auto ended = std::exchange(ended_, {});
    stop();
    ended(broken);
}

bool Animation::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::NativeGesture:
        if (runs()) end(true);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace marches::appmap
