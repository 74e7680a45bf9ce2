#include "editor/places/variant_map.h"

#include "app/map/map_view.h"
#include "app/shell/parts.h"
#include "editor/map_feed.h"
#include "editor/places/variant_rows.h"
#include "editor/places/variant_tool.h"
#include "editor/swatch.h"
#include "editor/words.h"
#include "engine/draft/edits_variant.h"

#include <QCursor>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

VariantMap::VariantMap(Document& document, const GamePanels* panels, QWidget* parent)
    : QWidget(parent), document_(document), map_(new appmap::MapView),
      feed_(new MapFeed(document, *map_, panels, this)), tool_(std::make_unique<VariantTool>(*map_)) {
    map_->setObjectName(QStringLiteral("variants.map"));
    map_->setTool(tool_.get());
    shell::bareLayout<QVBoxLayout>(this, 0, {map_});
    setFocusProxy(map_);
    connect(tool_.get(), &VariantTool::strokeBegun, this, &VariantMap::begin);
    connect(tool_.get(), &VariantTool::painted, this, &VariantMap::paint);
    connect(tool_.get(), &VariantTool::strokeEnded, this, &VariantMap::end);
    connect(tool_.get(), &VariantTool::hovered, this, &VariantMap::tell);
    connect(tool_.get(), &VariantTool::menuWanted, this, &VariantMap::showMenu);
    connect(tool_.get(), &VariantTool::modeKey, this, &VariantMap::modeKey);
    connect(map_, &appmap::MapView::pictureChanged, this, &VariantMap::refresh);
    retranslate();
}

VariantMap::~VariantMap() {
    map_->setTool(nullptr);
    delete feed_;
}

void VariantMap::refresh() {
    std::vector<int> outlined;
    const Atlas& atlas = document_.atlas();
    if (const Node* own =
            draft::find(document_.whole(), {"variants", document_.shownVariant(), "membership"});
        own != nullptr && own->isMap())
        for (const auto& key : own->keys)
            if (const int at = atlas.province(key.text);
                at >= 0 && at < map_->provinceCount() &&
                !atlas.provinces[static_cast<std::size_t>(at)].leftOut)
                outlined.push_back(at);
    tool_->setOutlined(std::move(outlined));
}

void VariantMap::seePlayed() {
    constexpr double withNames = 1.15; // names stand beyond the outlines
    const Atlas& atlas = document_.atlas();
    QRectF played; // map units
    bool whole = true;
    for (int i = 0; i < std::min(map_->provinceCount(), static_cast<int>(atlas.provinces.size())); ++i) {
        const bool leftOut = atlas.provinces[static_cast<std::size_t>(i)].leftOut;
        whole = whole && !leftOut;
        if (!leftOut) played = played.united(map_->shapes()->bounds(i));
    }
    if (whole || played.isEmpty()) return map_->camera().fitMap();
    map_->camera().setScale(std::min(map_->width() / played.width(), map_->height() / played.height()) /
                            withNames);
    map_->camera().centreOn(played.center());
}

void VariantMap::goTo(const std::string& province) {
    if (const int at = document_.atlas().province(province); at >= 0 && at < map_->provinceCount())
        map_->focus().set(appmap::idOf(at));
}

void VariantMap::begin() {
    out_.reset();
    stroke_.clear();
    document_.endMerge();
    if (document_.shownVariant().empty()) emit said(tr("Choose a variant first, or make one."));
}

void VariantMap::paint(int province) {
    const std::string& variant = document_.shownVariant();
    const Atlas& atlas = document_.atlas();
    if (variant.empty() || static_cast<std::size_t>(province) >= atlas.provinces.size()) return;
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(province)];
    const std::string id = entry.id;
    switch (mode_) {
    case VariantMode::outOrIn:
        if (!out_) out_ = !entry.leftOut;
        break;
    case VariantMode::leftOut:
        out_ = true;
        break;
    case VariantMode::inPlay:
        out_ = false;
        break;
    case VariantMode::whose:
        stroke_.push_back(id);
        return;
    case VariantMode::asInWhole:
        if (auto change = draft::asInWhole(document_.draft(), variant, {id})) take(std::move(change));
        return tell(province); // one that does not differ needs no word
    }
    if (entry.leftOut != *out_) take(draft::setLeftOut(document_.draft(), variant, {id}, *out_));
    tell(province);
}

void VariantMap::end() {
    document_.endMerge();
    if (!stroke_.empty()) askWhose(std::exchange(stroke_, {}), QCursor::pos());
}

void VariantMap::take(Expected<draft::Change, Sentence> change) {
    if (!change) return emit said(sentenceText(change.error()));
    const std::string variant = document_.shownVariant();
    document_.applyAsItIs(std::move(*change),
                          {QStringLiteral("variants"), {}, {"variants", variant}, variant});
}

std::vector<std::string> VariantMap::countriesInWhole(const std::string& province) const {
    std::vector<std::string> ids;
    const auto country = draft::valueAt(document_.draft(), {"provinces", province, "country"});
    if (!country) return ids;
    if (country->isScalar()) ids.push_back(country->text);
    for (const Node& each : country->items)
        if (each.isScalar()) ids.push_back(each.text);
    return ids;
}

/// "Ulster · given to Ireland in this variant; contested in the whole map".
void VariantMap::tell(int province) {
    const Atlas& atlas = document_.atlas();
    if (province < 0 || static_cast<std::size_t>(province) >= atlas.provinces.size()) return emit said({});
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(province)];
    QStringList countries;
    for (const int country : entry.countries)
        countries << atlas.countries[static_cast<std::size_t>(country)].name;
    QString what = entry.leftOut ? tr("left out here", "a province") : countries.join(QStringLiteral(", "));
    const std::string& variant = document_.shownVariant();
    if (!entry.leftOut && draft::valueAt(document_.draft(), {"variants", variant, "membership", entry.id})) {
        const bool contested = countriesInWhole(entry.id).size() > 1;
        what = contested ? tr("given to %1 in this variant; contested in the whole map").arg(what)
                         : tr("given to %1 in this variant").arg(what);
    }
    emit said(QStringLiteral("%1 · %2").arg(atlas.provinceName(province), what));
}

void VariantMap::give(const std::vector<std::string>& provinces, const std::vector<std::string>& countries) {
    const std::string variant = document_.shownVariant();
    draft::Draft after = document_.draft();
    std::optional<draft::Change> all;
    for (const std::string& province : provinces) {
        const bool same = countries == countriesInWhole(province);
        auto change =
            draft::setMembership(after, variant, province, same ? std::vector<std::string>{} : countries);
        if (!change || !draft::apply(after, *change)) continue; // it is as it was
        all = all ? draft::joined(*all, *change) : std::move(*change);
    }
    document_.endMerge();
    if (all) take(std::move(*all));
}

/// First the countries that contest it, then all others.
void VariantMap::askWhose(const std::vector<std::string>& provinces, const QPoint& global) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("variants.whose-menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::vector<std::string> own = countriesInWhole(provinces.front());
    const Atlas& atlas = document_.atlas();
    const auto add = [&](const CountryEntry& country) {
        QAction* action = menu->addAction(swatchIcon(std::span(&country.colour, 1)),
                                          tr("Give to %1", "a province; %1 a country").arg(country.name));
        action->setObjectName(QStringLiteral("give.") + text(country.id));
        connect(action, &QAction::triggered, this,
                [this, provinces, id = country.id] { give(provinces, {id}); });
    };
    for (const std::string& id : own)
        if (const int at = atlas.country(id); at >= 0) add(atlas.countries[static_cast<std::size_t>(at)]);
    QAction* back = menu->addAction(tr("As in the whole map"));
    back->setObjectName(QStringLiteral("give.whole"));
    connect(back, &QAction::triggered, this, [this, provinces] { give(provinces, {}); });
    menu->addSeparator();
    for (const CountryEntry& country : atlas.countries)
        if (std::find(own.begin(), own.end(), country.id) == own.end()) add(country);
    menu->popup(global);
}

void VariantMap::showMenu(int province, const QPoint& global) {
    const Atlas& atlas = document_.atlas();
    if (document_.shownVariant().empty() || static_cast<std::size_t>(province) >= atlas.provinces.size())
        return emit said(tr("Choose a variant first, or make one."));
    askWhose({atlas.provinces[static_cast<std::size_t>(province)].id}, global);
}

void VariantMap::retranslate() {
    using appmap::LegendEntry;
    map_->setAccessibleName(tr("The map of this variant"));
    std::vector<QColor> two;
    for (const CountryEntry& country : document_.atlas().countries)
        if (two.size() < 2) two.push_back(country.colour);
    const auto entry = [](LegendEntry::Sample sample, const QString& text) {
        LegendEntry made;
        made.sample = sample;
        made.highlight = appmap::Highlight::Legal;
        made.text = text;
        return made;
    };
    std::vector<LegendEntry> legend{
        entry(LegendEntry::Sample::Idle, tr("left out here", "a province")),
        entry(LegendEntry::Sample::Line,
              tr("belongs to one here", "a province that is contested in the whole map"))};
    if (two.size() == 2) {
        legend.push_back(entry(LegendEntry::Sample::Striped, tr("contested", "a province")));
        legend.back().countries = two;
    }
    map_->panels().setLegend(std::move(legend));
    feed_->showFaces();
}

} // namespace marches::editor
