#include "app/map/map_view.h"
#include "app/map/motion_stage.h"
#include "app/theme/motion.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QVariantAnimation>

#include <algorithm>
#include <utility>

/// The view's part in motions: the faces are what is so, a stage paints what has not caught up with them.
namespace marches::appmap {

bool MapView::staged(int province) const {
    return stage_ && stage_->stackOf(idAt<ProvinceId>(static_cast<std::size_t>(province)));
}

std::optional<theme::PlayerColour> MapView::seenOwner(int province) const {
    if (stage_)
        if (const auto stack = stage_->stackOf(idAt<ProvinceId>(static_cast<std::size_t>(province))))
            return stage_->ground(*stack, staged_);
    return faces_[static_cast<std::size_t>(province)].owner;
}

void MapView::play(const MapMotion& motion) {
    endMotion();
    const int lasts = theme::motionTime(this, 1000);
    if (lasts == 0 || !shapes_ || standIn_ || !isVisible() || motion.scenes.empty()) return;
    ensureLayout();
    for (const ProvinceId province : motion.provinces)
        ensureLayout(static_cast<int>(index(province)));
    // the stacks of the motion give way to one another, not to those that will stand there
    const BoxIndex others = places_->standingWithout(motion.provinces);
    stage_ = std::make_unique<MotionStage>(
        motion, theme_,
        [&](ProvinceId province, std::span<const TokenGroup> groups) {
            return places_->stackFor(static_cast<int>(index(province)), groups, others);
        },
        [this](ProvinceId province) -> const QPainterPath& {
            return ground().scaled().calm(static_cast<int>(index(province)));
        });
    staged_ = 0;
    if (fan_.province >= 0 && staged(fan_.province)) closeFan();
    for (std::size_t stack = 0; stack < motion.provinces.size(); ++stack)
        if (stage_->ground(stack, 0) != face(motion.provinces[stack]).owner) touchGround(stack);
    update(stage_->stacks(0).translated(-origin_));
    motion_ = new QVariantAnimation(this);
    listen();
    motion_->setStartValue(0);
    motion_->setEndValue(stage_->duration());
    motion_->setDuration(static_cast<int>(static_cast<qint64>(stage_->duration()) * lasts / 1000));
    connect(motion_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& at) { moveTo(at.toInt()); });
    connect(motion_, &QVariantAnimation::finished, this, [this] {
        endMotion();
        emit motionOver(true);
    });
    motion_->start();
}

void MapView::moveTo(int at) {
    if (!stage_ || at == staged_) return;
    const std::size_t before = stage_->scene(staged_);
    const std::size_t now = stage_->scene(at);
    QRegion touched = stage_->moving(staged_);
    if (now != before) touched |= stage_->stacks(before) | stage_->stacks(now);
    for (std::size_t stack = 0; stack < stage_->provinces().size(); ++stack)
        if (stage_->ground(stack, staged_) != stage_->ground(stack, at)) touchGround(stack);
    staged_ = at;
    update((touched | stage_->moving(at)).translated(-origin_));
}

/// Its owner, as he is seen on the ground and beside the name, is another one.
void MapView::touchGround(std::size_t stack) {
    const int province = static_cast<int>(index(stage_->provinces()[stack]));
    const QRect touched = provinceRect(province);
    layerDirty_ |= touched;
    update(touched | decorationRect(province));
}

void MapView::cutMotion() {
    if (!stage_) return;
    endMotion();
    // later: the view is in the middle of what cuts it
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!moves()) emit motionOver(false);
        },
        Qt::QueuedConnection);
}

void MapView::endMotion() {
    if (!stage_) return;
    discard(motion_);
    for (std::size_t stack = 0; stack < stage_->provinces().size(); ++stack) {
        const ProvinceId province = stage_->provinces()[stack];
        if (stage_->ground(stack, staged_) != faces_[index(province)].owner) touchGround(stack);
        update(decorationRect(static_cast<int>(index(province))));
    }
    update((stage_->moving(staged_) | stage_->stacks(stage_->scene(staged_))).translated(-origin_));
    stage_.reset();
    updateFan();
}

/// The ground as it is seen: while something moves it shows who owned it.
void MapView::paintGround(QPainter& painter, const QRect& part) {
    std::vector<std::optional<theme::PlayerColour>> owners;
    const std::vector<ProvinceId> held = stage_ ? stage_->provinces() : std::vector<ProvinceId>{};
    for (std::size_t stack = 0; stack < held.size(); ++stack)
        owners.push_back(std::exchange(faces_[index(held[stack])].owner, stage_->ground(stack, staged_)));
    ground().paint(painter, part.translated(origin_), faces_);
    for (std::size_t stack = 0; stack < held.size(); ++stack)
        faces_[index(held[stack])].owner = owners[stack];
}

void MapView::drawFresh() {
    constexpr int usual = 300; // ms
    const auto any = [](const std::vector<bool>& fresh) {
        return std::find(fresh.begin(), fresh.end(), true) != fresh.end();
    };
    const int lasts = theme::motionTime(this, usual);
    if (lasts == 0 || !isVisible() || standIn_ || (!any(freshArrows_) && !any(freshArcs_))) return;
    drawn_ = 0;
    drawing_ = new QVariantAnimation(this);
    listen();
    drawing_->setStartValue(0.0);
    drawing_->setEndValue(1.0);
    drawing_->setDuration(lasts);
    connect(drawing_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        drawn_ = share.toDouble();
        updateFresh();
    });
    connect(drawing_, &QVariantAnimation::finished, this, &MapView::endDrawing);
    drawing_->start();
}

/// It is heard of no more.
void MapView::discard(QVariantAnimation*& animation) {
    animation->disconnect(this);
    animation->stop();
    std::exchange(animation, nullptr)->deleteLater();
    listen();
}

void MapView::listen() {
    if (motion_ || drawing_ || glide_ || carries())
        qApp->installEventFilter(this); // once, however often it is said
    else
        qApp->removeEventFilter(this);
}

void MapView::endDrawing() {
    if (!drawing_) return;
    discard(drawing_);
    drawn_ = 1;
    updateFresh();
}

void MapView::updateFresh() {
    if (!shapes_) return;
    const auto touch = [this](const QRectF& box) { update(box.translated(-origin_).toAlignedRect()); };
    for (std::size_t i = 0; i < arrows_.size(); ++i)
        if (freshArrows_[i]) touch(arrowBounds(arrows_[i], arrowPoints(arrows_[i]), theme_));
    const std::vector<QPainterPath> curves = arcCurves();
    const std::vector<QRectF> labels = arcLabels(curves);
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        if (!freshArcs_[i]) continue;
        touch(curves[i].boundingRect().adjusted(-8, -8, 8, 8) | labels[i]);
    }
}

/// While something moves the view hears of all input: none of it waits for the picture. Of its panels it
/// always hears, of its window until it begins to open.
bool MapView::eventFilter(QObject* watched, QEvent* event) {
    if (carries() && (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // so that it comes as a key and is nobody's shortcut
        if (event->type() == QEvent::KeyPress) stopPanning();
        return true;
    }
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (watched == strip_ || watched == overview_) update(); // title and compass keep off the overview
        break;
    case QEvent::UpdateRequest:
        if (watched == window()) beginOpening();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::NativeGesture:
        if (moves()) {
            endMotion();
            emit motionOver(false);
        }
        endDrawing();
        endGlide();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace marches::appmap
