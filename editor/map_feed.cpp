#include "editor/map_feed.h"

#include "app/map/map_view.h"
#include "app/map/picture_of.h"
#include "app/shell/language.h"
#include "editor/words.h"
#include "engine/picture/picture.h"

#include <algorithm>

namespace marches::editor {

std::shared_ptr<const appmap::MapPicture> mapPicture(const Document& document) {
    if (auto drawn = sheetPicture(document.draft(), document.atlas().map())) return drawn;
    const auto svg = draft::svgNow(document.draft());
    if (!svg || svg->empty()) return nullptr;
    const PictureResult read = readPicture(*svg, "picture.svg");
    if (!read.picture) return nullptr;
    const ScenarioResult scenario = draft::scenarioOf(document.draft());
    if (scenario.scenario)
        return std::make_shared<const appmap::MapPicture>(appmap::pictureOf(
            *read.picture, scenario.scenario->whole.picture, *scenario.scenario->whole.map));
    return std::make_shared<const appmap::MapPicture>(
        appmap::pictureOf(*read.picture, {}, document.atlas().map()));
}

namespace {

/// Provinces of one country, or contested by the same two, are one region.
int regionOf(const Atlas& atlas, const ProvinceEntry& entry) {
    if (entry.countries.empty()) return -1;
    const auto first = static_cast<std::size_t>(entry.countries.front());
    const std::size_t second =
        entry.countries.size() > 1 ? static_cast<std::size_t>(entry.countries[1]) + 1 : 0;
    return static_cast<int>(first + second * atlas.countries.size());
}

} // namespace

MapFeed::MapFeed(Document& document, appmap::MapView& map, const GamePanels* panels, QObject* parent)
    : QObject(parent), document_(document), map_(map), panels_(panels) {
    connect(&document, &Document::changed, this, &MapFeed::follow);
    connect(&document, &Document::variantShown, this, &MapFeed::showFaces);
    renew();
}

void MapFeed::renew() {
    const bool had = map_.hasPicture();
    const double scale = map_.scale();
    const QPointF middle = had ? map_.visibleMap().center() : QPointF{};
    std::shared_ptr<appmap::MapPicture> picture;
    if (const auto whole = mapPicture(document_)) {
        picture = std::make_shared<appmap::MapPicture>(*whole);
        leaveOut(shown_, *picture);
    }
    map_.setNotice(picture ? QString{}
                           : tr("The picture of this map can't be read. File text shows the file."));
    map_.setPicture(std::move(picture));
    showFaces();
    if (!had || !map_.hasPicture()) return;
    map_.setScale(scale);
    map_.centreOn(middle);
}

void MapFeed::showSeaNames() {
    QStringList names;
    if (const Node* section = document_.whole().find("picture"); section != nullptr && shown_.seaNames)
        for (const Node& entry : seaNameEntries(*section))
            names << nameIn(namesOf(entry.find("names")), {});
    map_.layers().seas.setNames(names);
}

void MapFeed::showFaces() {
    if (map_.hasPicture()) showSeaNames();
    if (!map_.hasPicture()) return;
    const int count = std::min(map_.provinceCount(), static_cast<int>(document_.atlas().provinces.size()));
    for (int province = 0; province < count; ++province)
        showFace(province);
}

void MapFeed::showLayers(const ShownLayers& shown) {
    shown_ = shown;
    const auto whole = map_.hasPicture() ? mapPicture(document_) : nullptr;
    if (!whole) return;
    appmap::PicturePatch patch;
    patch.rivers = whole->rivers;
    patch.hills = whole->hills;
    patch.lanes = whole->lanes;
    patch.seaNames = whole->seaNames;
    leaveOut(shown_, patch);
    map_.patch(std::move(patch));
    showFaces();
}

void MapFeed::showFace(int province) {
    const Atlas& atlas = document_.atlas();
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(province)];
    appmap::ProvinceFace face;
    if (shown_.provinces) {
        face.name = nameIn(entry.names, entry.id);
        const std::string language = language_.empty() ? shell::spokenLanguage().toStdString() : language_;
        face.shortName = text(shortNameIn(entry.names, entry.shortNames, language));
    }
    if (shown_.provinces && !entry.countries.empty()) {
        face.country = atlas.countries[static_cast<std::size_t>(entry.countries.front())].colour;
        if (entry.countries.size() > 1)
            face.secondCountry = atlas.countries[static_cast<std::size_t>(entry.countries[1])].colour;
        face.region = regionOf(atlas, entry);
    }
    face.inPlay = !entry.leftOut;
    if (panels_ && shown_.provinces) panels_->decorate(document_.whole(), entry.id, face);
    if (std::find(chosen_.begin(), chosen_.end(), entry.id) != chosen_.end())
        face.highlight = appmap::Highlight::Selected;
    map_.setFace(appmap::idOf(province), face);
}

QString MapFeed::nameIn(const LocalNames& names, std::string_view id) const {
    return language_.empty() ? localName(names, id) : text(marches::nameIn(names, language_, id));
}

void MapFeed::showLanguage(const std::string& language) {
    language_ = language;
    showFaces();
}

void MapFeed::showChosen(const std::vector<std::string>& chosen) {
    std::vector<std::string> both = chosen_;
    both.insert(both.end(), chosen.begin(), chosen.end());
    chosen_ = chosen;
    if (!map_.hasPicture()) return;
    for (const std::string& id : both)
        if (const int at = document_.atlas().province(id); at >= 0 && at < map_.provinceCount()) showFace(at);
}

void MapFeed::follow(const draft::Change& change) {
    const draft::Touched touched = draft::touched(change);
    const bool drawn = touched.geometry || !touched.layers.empty() || !touched.labels.empty() ||
                       touched.sections.contains("picture") ||
                       static_cast<int>(document_.atlas().provinces.size()) != map_.provinceCount();
    if (drawn && !patched(change)) return renew();
    if (touched.sections.contains("countries")) return showFaces();
    if (touched.sections.contains("variants")) followVariant(change);
    if (touched.sections.contains("left-out")) showChanged();
    for (const std::string& id : touched.provinces)
        if (const int at = document_.atlas().province(id); at >= 0 && map_.hasPicture()) showFace(at);
}

/// Of the variant that is shown: painting many provinces repaints each once.
void MapFeed::followVariant(const draft::Change& change) {
    if (!map_.hasPicture()) return;
    bool whose = false;
    for (const draft::Slot& slot : change.steps) {
        const auto* value = std::get_if<draft::TreeSlot>(&slot);
        if (value == nullptr || value->path.empty() || value->path[0] != "variants") continue;
        const draft::TreePath& path = value->path;
        if (path.size() > 1 && path[1] != document_.shownVariant()) continue;
        if (path.size() > 2 && (path[2] == "left-out" || path[2] == "membership"))
            whose = true;
        else if (path.size() > 3 && path[2] == "provinces" && document_.atlas().province(path[3]) >= 0)
            showFace(document_.atlas().province(path[3]));
        else
            return showFaces();
    }
    if (whose) showChanged();
}

void MapFeed::showChanged() {
    const Atlas& atlas = document_.atlas();
    const int count = std::min(map_.provinceCount(), static_cast<int>(atlas.provinces.size()));
    for (int province = 0; province < count; ++province) {
        const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(province)];
        const appmap::ProvinceFace& face = map_.face(appmap::idOf(province));
        if (face.inPlay == entry.leftOut || face.region != regionOf(atlas, entry)) showFace(province);
    }
}

bool MapFeed::patched(const draft::Change& change) {
    const Atlas& atlas = document_.atlas();
    if (!map_.hasPicture() || static_cast<int>(atlas.provinces.size()) != map_.provinceCount()) return false;
    auto patch = changePatch(document_.draft(), change, map_.shapes()->picture(),
                             [&](std::string_view id) { return atlas.province(id); });
    if (patch) {
        leaveOut(shown_, *patch);
        map_.patch(std::move(*patch));
    }
    if (patch && draft::touched(change).sections.contains("picture")) showSeaNames();
    return patch.has_value();
}

} // namespace marches::editor
