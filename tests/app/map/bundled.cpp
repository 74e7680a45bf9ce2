#include "tests/app/map/bundled.h"

#include "app/map/picture_of.h"
#include "engine/base/file.h"
#include "engine/picture/picture.h"
#include "tests/app/pieces.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>

namespace marches::appmap {

namespace {

using theme::PlayerColour;
using theme::TokenPiece;

[[noreturn]] void fail(const std::string& what) {
    std::cerr << what << '\n';
    std::abort();
}

MapToken token(TokenPiece kind, std::optional<PlayerColour> owner, int count = 1) {
    MapToken result;
    result.look.piece = kind;
    result.look.owner = owner;
    result.look.count = count;
    result.text = QStringLiteral("a token");
    return result;
}

TokenGroup group(std::optional<PlayerColour> owner, std::initializer_list<TokenPiece> kinds,
                 bool attacking = false) {
    TokenGroup result;
    result.owner = owner;
    result.attacking = attacking;
    for (const TokenPiece kind : kinds)
        result.tokens.push_back(token(kind, owner));
    return result;
}

/// Countries in the order of the map take colours in turn; every third stays with Barbarians.
std::optional<PlayerColour> ownerOf(const Province& province) {
    const auto country = index(province.countries.front());
    if (country % 4 == 3) return std::nullopt;
    constexpr std::array colours{PlayerColour::Red,    PlayerColour::Blue,   PlayerColour::Green,
                                 PlayerColour::Yellow, PlayerColour::Purple, PlayerColour::Black};
    return colours[(country - country / 4) % colours.size()];
}

BundledMap readMap(const std::string& name) {
    const std::filesystem::path folder =
        std::filesystem::path(MARCHES_SOURCE_DIR) / "resources" / "scenarios";
    auto loaded = loadScenario(folder / (name + ".yaml"), {folder});
    if (!loaded.scenario) fail(name + ": the scenario can't be read");
    BundledMap result;
    result.scenario = std::move(*loaded.scenario);
    const PictureSection& section = result.scenario.whole.picture;
    const auto bytes = readBeside(section.folder, section.file, PictureLimits{}.bytes);
    if (!bytes) fail(name + ": the picture can't be opened");
    auto picture = readPicture(*bytes, section.file);
    if (!picture.picture) fail(name + ": the picture can't be read");
    result.picture = std::make_shared<MapPicture>(pictureOf(*picture.picture, section, result.map()));
    return result;
}

} // namespace

const BundledMap& bundledMap(const std::string& name) {
    static std::map<std::string, BundledMap> known;
    auto found = known.find(name);
    if (found == known.end()) found = known.emplace(name, readMap(name)).first;
    return found->second;
}

const BundledMap& west() {
    return bundledMap("western-europe");
}

std::unique_ptr<MapView> shownView() {
    auto view = std::make_unique<MapView>();
    view->resize(1200, 700);
    view->show();
    if (!QTest::qWaitForWindowExposed(view.get())) view.reset();
    return view;
}

std::unique_ptr<MapView> viewOfArtois() {
    auto view = shownView();
    if (!view) return view;
    showPosition(*view, west());
    view->setScale(1);
    view->centreOn(west().province("artois"));
    return view;
}

std::vector<ProvinceId> allProvinces(const MapView& view) {
    std::vector<ProvinceId> all;
    for (int i = 0; i < view.provinceCount(); ++i)
        all.push_back(idAt<ProvinceId>(static_cast<std::size_t>(i)));
    return all;
}

void changeFaces(MapView& view, const std::function<void(ProvinceId, ProvinceFace&)>& change) {
    for (const ProvinceId id : allProvinces(view)) {
        ProvinceFace face = view.face(id);
        change(id, face);
        view.setFace(id, face);
    }
}

void showNames(MapView& view, const BundledMap& bundled, const QString& language, int variant) {
    view.setPicture(bundled.picture);
    QStringList seas;
    for (const SeaName& sea : bundled.scenario.whole.picture.seaNames)
        seas << QString::fromUtf8(nameIn(sea.names, language.toStdString(), "?"));
    view.layers().seas.setNames(seas);
    const Map& map = bundled.map();
    const auto& played = variant < 0 ? bundled.scenario.whole.view
                                     : bundled.scenario.variants[static_cast<std::size_t>(variant)].view;
    std::vector<int> seen(map.countries().size(), 0);
    for (std::size_t i = 0; i < map.provinces().size(); ++i) {
        const auto id = idAt<ProvinceId>(i);
        const Province& province = map.provinces()[id];
        const std::vector<CountryId>& countries =
            played.countries[id].empty() ? province.countries : played.countries[id];
        ProvinceFace face;
        face.name = QString::fromUtf8(nameIn(province.names, language.toStdString(), province.id));
        face.region = static_cast<int>(index(countries.front()));
        face.inPlay = played.inPlay[id] != 0;
        if (face.inPlay) face.country = theme::countryPigment(index(countries.front()));
        if (countries.size() > 1) {
            face.region = -1 - static_cast<int>(i);
            if (face.inPlay) face.secondCountry = theme::countryPigment(index(countries.back()));
            face.marks = {{theme::Icon::Contested, PlaceMark::Tone::Red}};
            face.worth = 3;
        } else {
            int& number = seen[index(countries.front())];
            if (number == 0) face.marks = {{theme::Icon::Capital, PlaceMark::Tone::Gold}};
            if (number == 1) face.marks = {{theme::Icon::TradeCenter, PlaceMark::Tone::Plain}};
            face.worth = number < 2 ? 2 : 1;
            ++number;
        }
        const std::array<std::vector<theme::Icon>, 3> yields{
            std::vector{theme::Icon::Food, theme::Icon::Food, theme::Icon::Product},
            std::vector{theme::Icon::Weapon},
            std::vector{theme::Icon::Food, theme::Icon::Product, theme::Icon::Weapon}};
        face.symbols = yields[i % yields.size()];
        face.text = face.name;
        view.setFace(id, face);
    }
}

void showPosition(MapView& view, const BundledMap& bundled) {
    showNames(view, bundled);
    const Map& map = bundled.map();
    int turn = 0;
    for (std::size_t i = 0; i < map.provinces().size(); ++i) {
        const auto id = idAt<ProvinceId>(i);
        ProvinceFace face = view.face(id);
        face.owner = ownerOf(map.provinces()[id]);
        if (!face.owner) {
            face.groups = {group(
                {}, {face.marks.empty() ? theme::pieces::barbarianArmy : theme::pieces::barbarianFort})};
        } else {
            switch (++turn % 6) {
            case 0:
                face.groups = {group(
                    face.owner, {theme::pieces::fort, theme::pieces::infantry, theme::pieces::princess})};
                break;
            case 1:
                face.groups = {group(face.owner, {theme::pieces::princess})};
                break;
            case 2:
                face.groups = {group(face.owner, {theme::pieces::cavalry, theme::pieces::archer})};
                face.groups[0].tokens[0].look.count = 2;
                break;
            case 3:
                face.groups = {group(face.owner, {theme::pieces::fort, theme::pieces::princess})};
                break;
            case 4:
                face.groups = {group(face.owner, {theme::pieces::infantry, theme::pieces::infantry})};
                face.groups[0].tokens[0].look.lying = true;
                face.groups[0].tokens[1].look.damage = 1;
                break;
            default:
                face.groups = {group(face.owner, {theme::pieces::archer, theme::pieces::princess})};
                break;
            }
        }
        view.setFace(id, face);
    }
    for (const char* crowded : {"artois", "schwyz", "calais", "banat", "sopron"}) {
        const auto id = map.findProvince(crowded);
        if (!id) continue;
        crowd(view, *id);
    }
}

void showToScale(MapView& view, double scale) {
    if (const double least = view.scene().viewport.leastScale(); scale < least)
        view.resize((QSizeF(view.size()) * (scale / least)).toSize() - QSize(1, 1));
    view.setScale(scale);
    QCOMPARE(view.scale(), scale);
}

void showAt(MapView& view, const QString& map, double scale, Standing standing) {
    view.resize(1300, 900);
    const BundledMap& bundled = bundledMap(map.toStdString());
    standing == Standing::position ? showPosition(view, bundled) : showNames(view, bundled);
    showToScale(view, scale);
}

void showYields(MapView& view, const QString& map, double scale, Standing standing) {
    showAt(view, map, scale, standing);
    view.setYieldsShown(true);
}

void onBothMaps() {
    QTest::addColumn<QString>("name");
    QTest::newRow("west") << QStringLiteral("western-europe");
    QTest::newRow("east") << QStringLiteral("eastern-europe");
}

void onBothMaps(std::initializer_list<double> scales) {
    QTest::addColumn<QString>("map");
    QTest::addColumn<double>("scale");
    for (const char* map : {"western-europe", "eastern-europe"})
        for (const double scale : scales)
            QTest::addRow("%s-%g", map, scale) << QString::fromLatin1(map) << scale;
}

void atAllScales() {
    onBothMaps({0.5, 0.76, 1.0, 2.0});
}

std::vector<ProvinceId> tightest(const MapView& view, std::size_t count) {
    std::vector<ProvinceId> all = allProvinces(view);
    const auto radius = [&view](ProvinceId id) {
        return view.shapes()->grid().pole(static_cast<int>(index(id))).radius;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](ProvinceId a, ProvinceId b) { return radius(a) < radius(b); });
    all.resize(std::min(count, all.size()));
    return all;
}

void crowd(MapView& view, ProvinceId province, Crowd what) {
    ProvinceFace face = view.face(province);
    face.owner = PlayerColour::Green;
    face.groups = {group(PlayerColour::Green, {theme::pieces::fort, theme::pieces::princess}),
                   group(PlayerColour::Purple, {theme::pieces::archer}),
                   group(PlayerColour::Red,
                         {theme::pieces::cavalry, theme::pieces::archer, theme::pieces::infantry},
                         what == Crowd::battle)};
    view.setFace(province, face);
}

void showChoice(MapView& view, const BundledMap& bundled) {
    showPosition(view, bundled);
    const Map& map = bundled.map();
    const ProvinceId from =
        map.findProvince("bourbon").value_or(map.findProvince("budapest").value_or(ProvinceId{0}));
    for (std::size_t i = 0; i < map.provinces().size(); ++i) {
        const auto id = idAt<ProvinceId>(i);
        ProvinceFace face = view.face(id);
        if (id == from) {
            face.highlight = Highlight::Selected;
            face.owner = PlayerColour::Blue;
            face.groups = {group(PlayerColour::Blue,
                                 {theme::pieces::archer, theme::pieces::archer, theme::pieces::infantry})};
            for (MapToken& t : face.groups[0].tokens)
                t.look.actionPoints = theme::ActionPointLamps{3, 3};
            face.groups[0].tokens[0].look.selected = face.groups[0].tokens[1].look.selected = true;
            face.groups[0].tokens[1].look.actionPoints->left = 2;
        } else if (map.connected(from, id)) {
            const bool battle = face.owner != PlayerColour::Blue;
            face.highlight = battle ? Highlight::LegalBattle : Highlight::Legal;
            face.badges = {{battle ? theme::Badge::Kind::Battle : theme::Badge::Kind::Reach,
                            battle ? QStringLiteral("2") : QStringLiteral("1")}};
        } else {
            face.highlight = Highlight::OutOfReach;
        }
        view.setFace(id, face);
    }
    MapArrow arrow;
    arrow.path = {static_cast<int>(index(from)), static_cast<int>(index(map.neighbours(from)[1]))};
    arrow.owner = PlayerColour::Blue;
    arrow.seal = theme::Icon::War;
    view.layers().marks.setArrows({arrow});
    view.panels().setLegend(
        {{LegendEntry::Sample::Line, Highlight::Legal, {}, {}, QStringLiteral("can go")},
         {LegendEntry::Sample::Line, Highlight::LegalBattle, {}, {}, QStringLiteral("battle")},
         {LegendEntry::Sample::Icon,
          {},
          theme::Icon::ActionPoint,
          {},
          QStringLiteral("Action Points it takes")}});
}

} // namespace marches::appmap
