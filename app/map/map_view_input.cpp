#include "app/map/map_accessible.h"
#include "app/map/map_view.h"
#include "app/map/travel.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr QPoint tipOffset{2, 16}; ///< from the place that a tooltip is given to where it stands
constexpr int widestTip = 380;     ///< px at 100 %: a longer line leads away from what it speaks of

/// Of pieces that are drawn as one sign: a line each, then what is said of the place.
QString wordsOf(const TokenGroup& group) {
    QStringList lines;
    QString place;
    for (const MapToken& token : group.tokens) {
        lines << token.text.section(QLatin1Char('\n'), 0, 0);
        place = token.text.section(QLatin1Char('\n'), 1);
    }
    if (!place.isEmpty()) lines << place;
    return lines.join(QLatin1Char('\n'));
}

/// Lines broken between words where they are longer than may be.
QString forTip(const QString& text, const theme::Theme& theme) {
    const QFontMetrics metrics(QToolTip::font());
    const int widest = theme.scaled(widestTip);
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        lines << QString();
        for (const QString& word : line.split(QLatin1Char(' '))) {
            const QString longer = lines.back().isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
            if (lines.back().isEmpty() || metrics.horizontalAdvance(longer) <= widest)
                lines.back() = longer;
            else
                lines << word;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

// --- what lies where

ProvinceId MapView::provinceAt(const QPointF& view) const {
    if (!shapes_) return noProvince;
    const int found = shapes_->grid().provinceAt(toMap(view));
    return found < 0 ? noProvince : idAt<ProvinceId>(static_cast<std::size_t>(found));
}

TokenHit MapView::tokenAt(ProvinceId province, const QPointF& view) const {
    ensureLayout(static_cast<int>(index(province)));
    return stacks_[index(province)].layout.hit(view + QPointF(origin_));
}

MapView::Hit MapView::hitAt(const QPointF& view) const {
    if (!shapes_) return {};
    ensureLayout();
    const QPointF at = view + QPointF(origin_);
    if (const auto fanned = fanHit(at)) return *fanned;
    // of stacks that meet, the one painted last is seen
    int last = -1;
    TokenHit token;
    standing_.each(QRectF(at, QSizeF(0.01, 0.01)), [&](const BoxIndex::Entry& entry) {
        if (entry.kind != BoxIndex::Kind::Stack || entry.province < last) return;
        const TokenHit hit = stacks_[static_cast<std::size_t>(entry.province)].layout.hit(at);
        if (hit) last = entry.province, token = hit;
    });
    if (last >= 0) return {idAt<ProvinceId>(static_cast<std::size_t>(last)), token};
    // a small one is hit from beside it too, not from the ground of others or from what speaks of them
    const int written = writtenAt(at);
    const ProvinceId ground =
        written >= 0 ? idAt<ProvinceId>(static_cast<std::size_t>(written)) : provinceAt(view);
    Hit found{ground, {}};
    double nearest = StackLayout::leastHit;
    const QSizeF reach(StackLayout::leastHit, StackLayout::leastHit);
    standing_.each(
        {at - QPointF(reach.width(), reach.height()) / 2, reach}, [&](const BoxIndex::Entry& entry) {
            if (entry.kind != BoxIndex::Kind::Body) return;
            const ProvinceId own = idAt<ProvinceId>(static_cast<std::size_t>(entry.province));
            if (ground != own && ground != noProvince && face(ground).inPlay) return;
            const auto beside = stacks_[static_cast<std::size_t>(entry.province)].layout.beside(at);
            if (beside && beside->away < nearest) nearest = beside->away, found = {own, beside->token};
        });
    return found;
}

/// The province whose name, seals, strip or badge are read there, on its own ground or off it; -1: none.
int MapView::writtenAt(const QPointF& map) const {
    int found = -1; // of those that meet, the one painted last is seen
    int badge = -1; // they lie over all that is written
    const QRectF at(map, QSizeF(0.01, 0.01));
    layouts_.front()->taken().each(at, [&](const BoxIndex::Entry& entry) {
        if (entry.written() && entry.province > found && drawnBox(entry).intersects(at))
            found = entry.province;
    });
    standing_.each(at, [&](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Strip) found = std::max(found, entry.province);
        if (entry.kind == BoxIndex::Kind::Badge) badge = std::max(badge, entry.province);
    });
    return badge >= 0 ? badge : found;
}

std::optional<QPoint> MapView::provincePoint(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    const auto good = [&](const QPoint& p) {
        return rect().contains(p) && hitAt(p) == Hit{province, {}} && !childAt(p);
    };
    const int i = static_cast<int>(index(province));
    const QPoint heart = toView(shapes_->grid().pole(i).point).toPoint();
    if (good(heart)) return heart;
    const QRect box = provinceRect(i) & rect();
    const int step = std::max(2, std::min(box.width(), box.height()) / 24);
    std::optional<QPoint> best;
    int nearest = 0;
    for (int y = box.top(); y <= box.bottom(); y += step)
        for (int x = box.left(); x <= box.right(); x += step) {
            const QPoint p(x, y);
            const int away = (p - heart).manhattanLength();
            if ((!best || away < nearest) && good(p)) best = p, nearest = away;
        }
    return best;
}

std::optional<QPoint> MapView::tokenPoint(ProvinceId province, TokenHit token) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    ensureLayout(static_cast<int>(index(province)));
    const bool fanned = fannedProvince() == province;
    for (const StackedToken& stacked : fanned ? fan_.layout.tokens : stacks_[index(province)].layout.tokens) {
        if (stacked.token != token) continue;
        const QPoint p = (stacked.box.center() - QPointF(origin_)).toPoint();
        if (rect().contains(p) && hitAt(p) == Hit{province, token} && !childAt(p)) return p;
    }
    return std::nullopt;
}

// --- mouse

void MapView::updateLooked(ProvinceId province) {
    if (!shapes_ || province == noProvince) return;
    const int i = static_cast<int>(index(province));
    QRect touched = provinceRect(i) | decorationRect(i);
    if (const QRectF strip = yieldBox(i, true); !strip.isEmpty())
        touched |= strip.adjusted(-2, -2, 2, 2).translated(-origin_).toAlignedRect();
    update(touched);
}

void MapView::hover(const Hit& hit) {
    if (hit == hovered_) {
        updateFan();
        return;
    }
    if (hit.province != hovered_.province) {
        updateLooked(hovered_.province);
        hovered_ = hit;
        updateLooked(hovered_.province);
    }
    hovered_ = hit;
    updateFan();
    emit provinceHovered(hit.province, hit.token);
}

/// Tokens that have no place yet are not waited for: the pointer finds them when they have.
void MapView::followPointer(const QPointF& view) {
    const bool ready = laidOutHere();
    pointerWaits_ = ready ? std::nullopt : std::optional(view);
    hover(ready ? hitAt(view) : Hit{provinceAt(view), {}});
}

void MapView::mousePressEvent(QMouseEvent* event) {
    if (!shapes_ || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)) {
        QWidget::mousePressEvent(event);
        return;
    }
    const bool held = pressed_ != event->button() && event->buttons().testFlag(pressed_);
    if (pressed_ != Qt::NoButton && held) return;
    stopPanning(); // a release that was never heard of
    pressed_ = event->button();
    pressedAt_ = event->position().toPoint();
    pressedOrigin_ = origin_;
    pressedOn_ = pressed_ == Qt::LeftButton && laidOutHere() ? hitAt(event->position()) : Hit{};
    panning_ = pressed_ == Qt::MiddleButton;
    if (panning_) setCursor(Qt::ClosedHandCursor);
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (pressed_ != Qt::NoButton && !event->buttons().testFlag(pressed_)) stopPanning();
    if (pressed_ != Qt::NoButton) {
        const bool drags = (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
        if (!panning_ && !carries() && drags && !lift()) {
            panning_ = true;
            setCursor(Qt::ClosedHandCursor);
        }
        if (carries()) carryTo(event->position());
        if (panning_) setOrigin(pressedOrigin_ - (at - pressedAt_));
        return;
    }
    pointer_ = event->position();
    followPointer(event->position());
}

void MapView::stopPanning() {
    pressed_ = Qt::NoButton;
    panning_ = false;
    unsetCursor();
    stopCarrying();
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != pressed_) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    if (carries()) return drop(event->position());
    const bool click = !panning_ && pressed_ == Qt::LeftButton;
    stopPanning();
    if (!click) seekStrip();
    if (!click || !liesOpen(event->position())) return;
    const Hit hit = hitAt(event->position());
    if (hit.province == noProvince) {
        emit backgroundClicked();
        return;
    }
    if (hit.province != focused_) {
        const ProvinceId old = std::exchange(focused_, hit.province);
        roundOf_ = noProvince;
        updateLooked(old);
        updateLooked(focused_);
    }
    focusByKeys_ = false;
    updateFan();
    emit provinceClicked(hit.province, hit.token, event->modifiers());
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !shapes_) return;
    const Hit hit = hitAt(event->position());
    if (hit.province == noProvince)
        setScale(scale_ * 1.5, event->position());
    else
        emit provinceDoubleClicked(hit.province, hit.token);
}

void MapView::wheelEvent(QWheelEvent* event) {
    if (!shapes_) return;
    if (event->modifiers() & Qt::ShiftModifier) {
        setOrigin(origin_ - event->angleDelta());
    } else if (const int turn = event->angleDelta().y(); turn != 0) {
        setScale(scale_ * std::pow(1.2, turn / 120.0), event->position());
        followPointer(event->position());
    }
    event->accept();
}

void MapView::leavePointer() {
    pointer_.reset();
    pointerWaits_.reset();
    hover({});
}

void MapView::leaveEvent(QEvent* event) {
    leavePointer();
    QWidget::leaveEvent(event);
}

void MapView::contextMenuEvent(QContextMenuEvent* event) {
    if (!shapes_) return;
    stopPanning(); // the menu takes the release
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (focused_ == noProvince) return;
        ensureVisible(focused_);
        const QPoint at = provincePoint(focused_).value_or(rect().center());
        emit contextMenuRequested(focused_, {}, mapToGlobal(at));
        return;
    }
    const Hit hit = hitAt(event->pos());
    if (hit.province != noProvince) emit contextMenuRequested(hit.province, hit.token, event->globalPos());
}

bool MapView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        showToolTip(help->pos(), help->globalPos());
        return true;
    }
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
        stopPanning(); // the release may go elsewhere
        break;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
        setScale(scale_ * (1 + gesture->value()), gesture->position());
        return true;
    }
    case QEvent::Gesture:
        if (const QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<const QPinchGesture*>(gesture);
            stopPanning();
            setScale(scale_ * pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()));
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

/// Beside the province, where least of what can be gone to is covered.
QPoint MapView::tipPlace(const QString& text, int province) const {
    constexpr int margin = 10;
    constexpr int gap = 6;
    QRect tip = QFontMetrics(QToolTip::font()).boundingRect(QRect(0, 0, 2000, 2000), 0, text);
    tip.adjust(-margin, -margin, margin, margin);
    const QRect around = provinceRect(province).intersected(rect());
    const QPoint middle = around.center() - QPoint(tip.width() / 2, tip.height() / 2);
    const std::array places{QPoint(middle.x(), around.bottom() + gap),
                            QPoint(middle.x(), around.top() - gap - tip.height()),
                            QPoint(around.right() + gap, middle.y()),
                            QPoint(around.left() - gap - tip.width(), middle.y()),
                            QPoint(around.left() - gap - tip.width(), around.top() - gap - tip.height()),
                            QPoint(around.right() + gap, around.top() - gap - tip.height()),
                            QPoint(around.left() - gap - tip.width(), around.bottom() + gap),
                            QPoint(around.right() + gap, around.bottom() + gap)};
    const auto covered = [&](const QPoint& place) {
        constexpr int columns = 9;
        constexpr int rows = 5;
        int sum = rect().contains(QRect(place, tip.size())) ? 0 : 3 * columns * rows;
        for (int i = 0; i < columns * rows; ++i) {
            const QPoint at = place + QPoint((i % columns) * tip.width() / (columns - 1),
                                             (i / columns) * tip.height() / (rows - 1));
            const ProvinceId under = provinceAt(at);
            if (under == noProvince) continue;
            const Highlight highlight = face(under).highlight;
            sum += highlight == Highlight::None || highlight == Highlight::OutOfReach ? 1 : 3;
        }
        return sum;
    };
    QPoint best = places.front();
    int least = covered(best);
    for (const QPoint& place : places)
        if (const int here = covered(place); here < least) {
            best = place;
            least = here;
        }
    return best;
}

void MapView::showToolTip(const QPoint& view, const QPoint& global) {
    const Hit hit = hitAt(view);
    if (const QString arc = shapes_ && !hit.token ? arcTip(view) : QString(); !arc.isEmpty()) {
        QToolTip::showText(global, forTip(arc, theme_), this);
        return;
    }
    if (hit.province == noProvince) {
        QToolTip::hideText();
        return;
    }
    const ProvinceFace& shown = face(hit.province);
    if (const QString words = forTip(targetWords_ ? targetWords_(hit.province) : QString{}, theme_);
        !words.isEmpty()) {
        const int province = static_cast<int>(index(hit.province));
        QToolTip::showText(mapToGlobal(tipPlace(words, province)) - tipOffset, words, this);
        return;
    }
    //: Tooltip on the map: name of a province, then what there is to say of it
    QString text = shown.text.isEmpty() ? shown.name : tr("%1. %2").arg(shown.name, shown.text);
    if (hit.token) {
        const auto& group = shown.groups[static_cast<std::size_t>(hit.token.group)];
        const bool merged = !stack(hit.province).merged.empty() && group.owner;
        const QString token =
            merged ? wordsOf(group) : group.tokens[static_cast<std::size_t>(hit.token.token)].text;
        if (!token.isEmpty())
            //: Tooltip on the map: name of a province, then a token that lies in it
            text = tr("%1: %2").arg(shown.name, token);
    }
    QToolTip::showText(global, forTip(text, theme_), this);
}

// --- keys

void MapView::setHomes(std::vector<ProvinceId> own, std::vector<ProvinceId> others) {
    ownHomes_ = std::move(own);
    otherHomes_ = std::move(others);
}

void MapView::focusProvince(ProvinceId province) {
    roundOf_ = noProvince;
    if (province != focused_) {
        const ProvinceId old = std::exchange(focused_, province);
        for (const ProvinceId p : {old, province})
            updateLooked(p);
        announceFocus(*this);
        emit focusMoved(province);
    }
    ensureVisible(province);
    focusByKeys_ = true;
    updateFan();
}

void MapView::walkRound(int step) {
    if (focused_ == noProvince) return;
    if (roundOf_ == noProvince) roundOf_ = focused_;
    const std::vector<int> round = neighboursRound(*shapes_, static_cast<int>(index(roundOf_)));
    if (round.empty()) return;
    const auto count = static_cast<int>(round.size());
    const auto here = std::find(round.begin(), round.end(), static_cast<int>(index(focused_)));
    const int at = here == round.end() ? (step > 0 ? -1 : count) : static_cast<int>(here - round.begin());
    const ProvinceId centre = roundOf_;
    focusProvince(idAt<ProvinceId>(
        static_cast<std::size_t>(round[static_cast<std::size_t>((at + step + count) % count)])));
    roundOf_ = centre;
}

void MapView::goHome(bool others) {
    const std::vector<ProvinceId>& homes = others ? otherHomes_ : ownHomes_;
    if (homes.empty()) return;
    const auto here = std::find(homes.begin(), homes.end(), focused_);
    focusProvince(here == homes.end() || here + 1 == homes.end() ? homes.front() : *(here + 1));
}

bool MapView::travelKey(QKeyEvent* event) {
    std::optional<Way> way;
    switch (event->key()) {
    case Qt::Key_Left:
        way = Way::Left;
        break;
    case Qt::Key_Right:
        way = Way::Right;
        break;
    case Qt::Key_Up:
        way = Way::Up;
        break;
    case Qt::Key_Down:
        way = Way::Down;
        break;
    default:
        return false;
    }
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::ShiftModifier) {
        constexpr int step = 80;
        const QPoint by = *way == Way::Left    ? QPoint(-step, 0)
                          : *way == Way::Right ? QPoint(step, 0)
                          : *way == Way::Up    ? QPoint(0, -step)
                                               : QPoint(0, step);
        setOrigin(origin_ + by);
        return true;
    }
    if (modifiers != Qt::NoModifier && modifiers != Qt::ControlModifier) return false;
    if (focused_ == noProvince) {
        if (!ownHomes_.empty())
            goHome(false);
        else if (const ProvinceId middle = provinceAt(QRectF(rect()).center()); middle != noProvince)
            focusProvince(middle);
        else if (!faces_.empty())
            focusProvince(ProvinceId{0});
        return true;
    }
    const int from = static_cast<int>(index(focused_));
    const int to = modifiers == Qt::ControlModifier
                       ? nearestTowards(*shapes_, from, *way,
                                        [this](int i) {
                                            const Highlight h = faces_[static_cast<std::size_t>(i)].highlight;
                                            return h == Highlight::Legal || h == Highlight::LegalBattle;
                                        })
                       : neighbourTowards(*shapes_, from, *way);
    if (to >= 0) focusProvince(idAt<ProvinceId>(static_cast<std::size_t>(to)));
    return true;
}

void MapView::keyPressEvent(QKeyEvent* event) {
    if (!shapes_ || faces_.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (travelKey(event)) return;
    switch (event->key()) {
    case Qt::Key_BracketLeft:
        walkRound(-1);
        return;
    case Qt::Key_BracketRight:
        walkRound(1);
        return;
    case Qt::Key_Home:
        goHome(event->modifiers() & Qt::ShiftModifier);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & ~Qt::KeypadModifier || focused_ == noProvince) break;
        emit provinceActivated(focused_);
        return;
    case Qt::Key_Space:
        if (event->modifiers() || focused_ == noProvince) break;
        emit provinceChosen(focused_);
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void MapView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    updateLooked(focused_);
    updateFan();
}

void MapView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    updateLooked(focused_);
    updateFan();
}

} // namespace marches::appmap
