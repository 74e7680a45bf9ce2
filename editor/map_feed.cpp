#include "editor/map_feed.h"

#include "app/map/map_view.h"
#include "app/map/picture_of.h"
#include "app/shell/language.h"
#include "editor/words.h"
#include "engine/picture/picture.h"

#include <QEvent>

#include <algorithm>
#include <set>

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

MapFeed::MapFeed(Document& document, appmap::MapView& map, const GamePanels* panels, QObject* parent,
                 MapNumbers numbers)
    : QObject(parent), document_(document), map_(map), panels_(panels), kind_(numbers) {
    map_.installEventFilter(this);
    connect(&document, &Document::changed, this, &MapFeed::follow);
    connect(&document, &Document::variantShown, this, &MapFeed::showFaces);
    renew();
}

bool MapFeed::eventFilter(QObject* watched, QEvent* event) {
    if (stale_ && watched == &map_ && event->type() == QEvent::Show) renew();
    return QObject::eventFilter(watched, event);
}

int MapFeed::numberOf(std::string_view id) const {
    const auto known = numbers_.find(id);
    return known == numbers_.end() || known->second >= map_.provinceCount() ? -1 : known->second;
}

std::vector<ProvinceId> MapFeed::numbersOf(const std::vector<std::string>& ids) const {
    std::vector<ProvinceId> numbers;
    for (const std::string& id : ids)
        if (const int number = numberOf(id); number >= 0) numbers.push_back(appmap::idOf(number));
    return numbers;
}

std::string MapFeed::idOf(ProvinceId number) const {
    return number != noProvince && index(number) < ids_.size() ? ids_[index(number)] : std::string();
}

void MapFeed::number() {
    ids_.clear();
    numbers_.clear();
    for (const ProvinceEntry& entry : document_.atlas().provinces) {
        numbers_.emplace_hint(numbers_.end(), entry.id, static_cast<int>(ids_.size()));
        ids_.push_back(entry.id);
    }
}

std::optional<std::vector<int>> MapFeed::renumber(const draft::Touched& touched) {
    const Atlas& atlas = document_.atlas();
    std::vector<int> freed;
    if (kind_ == MapNumbers::kept) {
        for (const std::string& id : touched.provinces)
            if (const auto known = numbers_.find(id); known != numbers_.end() && atlas.province(id) < 0) {
                freed.push_back(known->second);
                ids_[static_cast<std::size_t>(known->second)].clear();
                numbers_.erase(known);
            }
        for (const std::string& id : touched.provinces) {
            if (atlas.province(id) < 0 || numbers_.contains(id)) continue;
            const auto free = std::find(ids_.begin(), ids_.end(), std::string());
            numbers_.emplace(id, static_cast<int>(free - ids_.begin()));
            if (free == ids_.end())
                ids_.push_back(id);
            else
                *free = id;
        }
    }
    if (numbers_.size() != atlas.provinces.size()) return std::nullopt;
    std::erase_if(freed, [this](int number) { return !ids_[static_cast<std::size_t>(number)].empty(); });
    return freed;
}

void MapFeed::renew() {
    stale_ = false;
    number();
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
    for (const ProvinceEntry& entry : document_.atlas().provinces)
        if (const int number = numberOf(entry.id); number >= 0) showFace(number, entry);
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

void MapFeed::showFace(std::string_view id) {
    const Atlas& atlas = document_.atlas();
    const int number = map_.hasPicture() ? numberOf(id) : -1;
    if (const int at = atlas.province(id); at >= 0 && number >= 0)
        showFace(number, atlas.provinces[static_cast<std::size_t>(at)]);
}

void MapFeed::showFace(int number, const ProvinceEntry& entry) {
    const Atlas& atlas = document_.atlas();
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
    map_.setFace(appmap::idOf(number), face);
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
    for (const std::string& id : both)
        showFace(id);
}

void MapFeed::follow(const draft::Change& change) {
    if (kind_ == MapNumbers::ofAtlas && (stale_ || !map_.isVisible())) {
        stale_ = true;
        return;
    }
    const draft::Touched touched = draft::touched(change);
    const Atlas& atlas = document_.atlas();
    const bool others =
        std::any_of(touched.provinces.begin(), touched.provinces.end(), [&](const std::string& id) {
            return (atlas.province(id) >= 0) != numbers_.contains(id);
        });
    const bool drawn = touched.geometry || !touched.layers.empty() || !touched.labels.empty() ||
                       touched.sections.contains("picture") || others ||
                       atlas.provinces.size() != numbers_.size();
    if (drawn && !patched(change, touched)) return renew();
    if (touched.sections.contains("countries")) return showFaces();
    if (touched.sections.contains("variants")) followVariant(change);
    if (touched.sections.contains("left-out")) showChanged();
    for (const std::string& id : touched.provinces)
        showFace(id);
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
            showFace(path[3]);
        else
            return showFaces();
    }
    if (whose) showChanged();
}

void MapFeed::showChanged() {
    const Atlas& atlas = document_.atlas();
    for (const ProvinceEntry& entry : atlas.provinces) {
        const int number = numberOf(entry.id);
        if (number < 0) continue;
        const appmap::ProvinceFace& face = map_.face(appmap::idOf(number));
        if (face.inPlay == entry.leftOut || face.region != regionOf(atlas, entry)) showFace(number, entry);
    }
}

bool MapFeed::patched(const draft::Change& change, const draft::Touched& touched) {
    const auto freed = map_.hasPicture() ? renumber(touched) : std::nullopt;
    if (!freed) return false;
    const appmap::MapPicture& shown = map_.shapes()->picture();
    auto patch = changePatch(document_.draft(), change, shown, [this](std::string_view id) {
        const auto known = numbers_.find(id); // a new one is not on the map yet
        return known == numbers_.end() ? -1 : known->second;
    });
    if (!patch) return false;
    for (const int number : *freed)
        if (number < map_.provinceCount()) patchedProvince(*patch, shown, number).outline = {};
    if (kind_ == MapNumbers::kept) patchNeighbours(*patch, touched);
    leaveOut(shown_, *patch);
    map_.patch(std::move(*patch));
    appmap::ProvinceFace nobody;
    nobody.inPlay = false;
    for (const int number : *freed)
        if (number < map_.provinceCount()) map_.setFace(appmap::idOf(number), nobody);
    if (touched.sections.contains("picture")) showSeaNames();
    return true;
}

/// Of what the patch changes and the change names, and of all that these are and were linked to.
void MapFeed::patchNeighbours(appmap::PicturePatch& patch, const draft::Touched& touched) const {
    const Atlas& atlas = document_.atlas();
    const appmap::MapPicture& shown = map_.shapes()->picture();
    const auto nowOf = [&](int number) {
        std::vector<int> now;
        const auto& id = ids_[static_cast<std::size_t>(number)];
        if (const int at = atlas.province(id); at >= 0)
            for (const int link : atlas.provinces[static_cast<std::size_t>(at)].links)
                if (const auto known = numbers_.find(atlas.provinces[static_cast<std::size_t>(link)].id);
                    known != numbers_.end())
                    now.push_back(known->second);
        std::sort(now.begin(), now.end());
        return now;
    };
    const auto before = [&shown](int number) {
        return static_cast<std::size_t>(number) < shown.neighbours.size()
                   ? shown.neighbours[static_cast<std::size_t>(number)]
                   : std::vector<int>{};
    };
    std::set<int> concerned;
    for (const appmap::PatchedProvince& one : patch.provinces)
        concerned.insert(one.number);
    for (const std::string& id : touched.provinces)
        if (const auto known = numbers_.find(id); known != numbers_.end()) concerned.insert(known->second);
    for (const int number : std::set<int>(concerned)) {
        for (const std::vector<int>& links : {before(number), nowOf(number)})
            concerned.insert(links.begin(), links.end());
    }
    for (const int number : concerned)
        if (std::vector<int> now = nowOf(number); now != before(number))
            patchedProvince(patch, shown, number).neighbours = std::move(now);
}

} // namespace marches::editor
