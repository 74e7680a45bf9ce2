#include "app/map/map_focus.h"

#include "app/map/map_accessible.h"
#include "app/map/map_view.h"
#include "app/map/travel.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace marches::appmap {

namespace {

constexpr int scrollStep = 80; // px

std::optional<Way> wayOf(int key) {
    static const std::map<int, Way> ways{{Qt::Key_Left, Way::Left},
                                         {Qt::Key_Right, Way::Right},
                                         {Qt::Key_Up, Way::Up},
                                         {Qt::Key_Down, Way::Down}};
    const auto way = ways.find(key);
    return way == ways.end() ? std::nullopt : std::optional(way->second);
}

} // namespace

void MapFocus::repaint(ProvinceId province) const {
    view_.layers().passing.repaintLooked(province);
}

void MapFocus::setHomes(std::vector<ProvinceId> own, std::vector<ProvinceId> others) {
    ownHomes_ = std::move(own);
    otherHomes_ = std::move(others);
}

void MapFocus::forget() {
    scene_.attention.focused = roundOf_ = noProvince;
    setHomes({}, {});
}

void MapFocus::set(ProvinceId province) {
    roundOf_ = noProvince;
    if (province != scene_.attention.focused) {
        repaint(std::exchange(scene_.attention.focused, province));
        repaint(province);
        announceFocus(view_);
        emit moved(province);
    }
    view_.camera().ensureVisible(province);
    scene_.attention.byKeys = true;
    view_.layers().fan.follow();
}

void MapFocus::pointOut(ProvinceId province) {
    set(province);
    scene_.attention.pointedOut = province;
    repaint(province);
}

void MapFocus::click(ProvinceId province) {
    if (province != scene_.attention.focused) {
        roundOf_ = noProvince;
        repaint(std::exchange(scene_.attention.focused, province));
        repaint(province);
    }
    scene_.attention.byKeys = false;
    view_.layers().fan.follow();
}

void MapFocus::setHasFocus(bool has) {
    scene_.attention.hasFocus = has;
    if (!has) scene_.attention.pointedOut = noProvince;
    repaint(scene_.attention.focused);
    view_.layers().fan.follow();
}

void MapFocus::walkRound(int step) {
    const ProvinceId focused = scene_.attention.focused;
    if (focused == noProvince) return;
    if (roundOf_ == noProvince) roundOf_ = focused;
    const std::vector<int> round = neighboursRound(*scene_.shapes, numberOf(roundOf_));
    if (round.empty()) return;
    const auto count = static_cast<int>(round.size());
    const auto here = std::find(round.begin(), round.end(), numberOf(focused));
    const int at = here == round.end() ? (step > 0 ? -1 : count) : static_cast<int>(here - round.begin());
    const ProvinceId centre = roundOf_;
    set(idAt<ProvinceId>(
        static_cast<std::size_t>(round[static_cast<std::size_t>((at + step + count) % count)])));
    roundOf_ = centre;
}

void MapFocus::goHome(bool others) {
    const std::vector<ProvinceId>& homes = others ? otherHomes_ : ownHomes_;
    if (homes.empty()) return;
    const auto here = std::find(homes.begin(), homes.end(), scene_.attention.focused);
    set(here == homes.end() || here + 1 == homes.end() ? homes.front() : *(here + 1));
}

/// From nowhere: home, or what is seen in the middle.
void MapFocus::start() {
    if (!ownHomes_.empty()) return goHome(false);
    const ProvinceId middle = scene_.provinceAt(QRectF(scene_.viewport.rect()).center());
    set(middle != noProvince ? middle : ProvinceId{0});
}

bool MapFocus::travelKey(const QKeyEvent& event) {
    const std::optional<Way> way = wayOf(event.key());
    if (!way) return false;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::ShiftModifier) {
        view_.camera().scrollBy(towards(*way).toPoint() * scrollStep);
        return true;
    }
    if (modifiers != Qt::NoModifier && modifiers != Qt::ControlModifier) return false;
    if (province() == noProvince) {
        start();
        return true;
    }
    const int from = numberOf(province());
    const auto legal = [this](int i) {
        const Highlight h = scene_.face(i).highlight;
        return h == Highlight::Legal || h == Highlight::LegalBattle;
    };
    const int to = modifiers == Qt::ControlModifier ? nearestTowards(*scene_.shapes, from, *way, legal)
                                                    : neighbourTowards(*scene_.shapes, from, *way);
    if (to >= 0) set(idOf(to));
    return true;
}

bool MapFocus::key(const QKeyEvent& event) {
    if (scene_.faces.empty()) return false;
    if (travelKey(event)) return true;
    // what a panel or card on the map does not take comes here too: it may move the keyboard's place, and
    // does nothing there
    const bool there = province() != noProvince && view_.hasFocus();
    switch (event.key()) {
    case Qt::Key_BracketLeft:
        walkRound(-1);
        return true;
    case Qt::Key_BracketRight:
        walkRound(1);
        return true;
    case Qt::Key_Home:
        goHome(event.modifiers() & Qt::ShiftModifier);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event.modifiers() & ~Qt::KeypadModifier || !there) return false;
        emit activated(province());
        return true;
    case Qt::Key_Space:
        if (event.modifiers() || !there) return false;
        emit chosen(province());
        return true;
    default:
        return false;
    }
}

} // namespace marches::appmap
