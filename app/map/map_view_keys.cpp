#include "app/map/map_accessible.h"
#include "app/map/map_view.h"
#include "app/map/travel.h"

#include <QKeyEvent>

#include <algorithm>
#include <optional>
#include <utility>

/// The keyboard's place on the map and its ways.
namespace marches::appmap {

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

void MapView::pointOut(ProvinceId province) {
    focusProvince(province);
    pointedOut_ = province;
    updateLooked(province);
}

bool MapView::focusSeen() const {
    return focused_ != noProvince && (hasFocus() || focused_ == pointedOut_);
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

/// What a panel or card on the map does not take comes here too: it may move the keyboard's place, and does
/// nothing there.
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
        if (event->modifiers() & ~Qt::KeypadModifier || focused_ == noProvince || !hasFocus()) break;
        emit provinceActivated(focused_);
        return;
    case Qt::Key_Space:
        if (event->modifiers() || focused_ == noProvince || !hasFocus()) break;
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
    pointedOut_ = noProvince;
    updateLooked(focused_);
    updateFan();
}

} // namespace marches::appmap
