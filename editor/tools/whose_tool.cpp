#include "editor/tools/whose_tool.h"

#include "app/map/map_view.h"
#include "editor/tools/land_panes.h"
#include "editor/tools/new_province.h"
#include "engine/draft/edits_province.h"

#include <QPainter>

#include <algorithm>

namespace marches::editor {

QString WhoseTool::countryName(const std::string& country) const {
    for (const CountryEntry& each : context().countries())
        if (each.id == country) return each.name;
    return QString::fromStdString(country);
}

QString WhoseTool::title() const {
    return country_.empty() ? tr("Whose: click a province of the country")
                            : tr("Give provinces to %1").arg(countryName(country_));
}

QString WhoseTool::sentence() const {
    return country_.empty()
               ? tr("Or press its number. What you click or drag over next is given to it")
               : tr("Click or drag over provinces. Shift contests them, Esc takes another country up");
}

std::vector<shell::KeyHint> WhoseTool::hints() const {
    return {{tr("1 to 9", "keys"), tr("country")}, {tr("Shift", "key"), tr("contested")}};
}

SnapWish WhoseTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    wish.free = true;
    return wish;
}

void WhoseTool::setCountry(std::string country) {
    country_ = std::move(country);
    tell();
}

QWidget* WhoseTool::makePane() {
    return new WhosePane(*this, context());
}

std::vector<std::string> WhoseTool::countryIds() const {
    std::vector<std::string> ids;
    if (const auto countries = draft::valueAt(draft(), {"countries"}); countries && countries->isMap())
        for (std::size_t i = 0; i < countries->size(); ++i)
            ids.push_back(countries->keys[i].text);
    return ids;
}

void WhoseTool::passOver(const Spot& spot) {
    const std::string id = draft().labels.idOf(sheet()->labelAt(spot.bare));
    if (!id.empty() && std::find(passed_.begin(), passed_.end(), id) == passed_.end()) passed_.push_back(id);
}

void WhoseTool::pressAt(const Spot& spot) {
    passed_.clear();
    takesUp_ = country_.empty();
    if (!takesUp_) return passOver(spot);
    const std::string id = draft().labels.idOf(sheet()->labelAt(spot.bare));
    const std::vector<std::string> found = countriesOf(context().within(), id);
    if (id.empty() || found.empty()) return say(tr("Nobody owns this"));
    setCountry(found.front());
}

void WhoseTool::moveTo(const Spot& spot) {
    if (pressed() && !takesUp_ && !spot.byKeys) passOver(spot);
}

void WhoseTool::releaseAt(const Spot& spot) {
    if (takesUp_ || passed_.empty()) return;
    const auto made = draft::giveToCountry(context().within(), passed_, country_,
                                           spot.modifiers.testFlag(Qt::ShiftModifier));
    passed_.clear();
    if (made)
        (void)context().apply(*made);
    else
        say(context().text(made.error()));
    tell();
}

void WhoseTool::breakOff() {
    passed_.clear();
}

bool WhoseTool::stepBack() {
    if (country_.empty() && passed_.empty()) return false;
    if (passed_.empty()) country_.clear();
    passed_.clear();
    tell();
    return true;
}

bool WhoseTool::letter(int key, Qt::KeyboardModifiers modifiers) {
    if (modifiers || key < Qt::Key_1 || key > Qt::Key_9) return false;
    const std::vector<std::string> countries = countryIds();
    const auto which = static_cast<std::size_t>(key - Qt::Key_1);
    if (which >= countries.size()) return true;
    setCountry(countries[which]);
    announce(title());
    return true;
}

void WhoseTool::paintOver(QPainter& painter) {
    for (const std::string& id : passed_)
        if (const auto label = draft().labels.labelOf(id))
            paintHatched(painter, mapPx(sheet()->outline(*label)), LineKind::Fresh,
                         context().map.scene().theme);
}

} // namespace marches::editor
