// What the map is told of provinces: in the whole and in every variant of the bundled maps.
#include "app/map/map_view.h"
#include "app/warriors/map/map_faces.h"
#include "app/warriors/map/map_key.h"
#include "app/warriors/map/map_legend.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"
#include "tests/app/map/seen_places.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QDir>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;

namespace {

Scenario bundled(const QString& name) {
    const std::filesystem::path folder =
        std::filesystem::path(MARCHES_SOURCE_DIR) / "resources" / "scenarios";
    auto result = loadScenario(folder / (name.toStdString() + ".yaml"), {folder});
    if (!result.scenario) qFatal("the scenario can't be read");
    return std::move(*result.scenario);
}

/// The first decision of a variant with its first seats.
test::Scene opened(const Scenario& scenario, const Variant& variant) {
    SetupChoice choice;
    choice.variant = variant.id;
    constexpr std::array colours{Colour::red, Colour::blue, Colour::yellow};
    const auto players = static_cast<std::size_t>(std::clamp(variant.players.min, 2, 3));
    for (std::size_t i = 0; i < players; ++i)
        choice.seats.push_back({variant.seats[i], colours[i]});
    const auto setting = makeSetting(scenario, choice);
    if (!setting) qFatal("no setting can be made");
    test::Scene scene;
    scene.setting = *setting;
    scene.moment.setting = scene.setting.get();
    scene.moment.state = initial(*scene.setting);
    scene.moment.sitters.resize(scene.setting->players());
    return scene;
}

} // namespace

class MapFacesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::initLook(); }
    void attackersHoldNothingYet();
    void whatAProvinceYieldsIsMultiplied();

    void variants_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("variant");
        for (const char* map : {"western-europe", "eastern-europe"}) {
            QTest::addRow("%s", map) << QString::fromLatin1(map) << QString();
            for (const Variant& variant : bundled(QString::fromLatin1(map)).variants)
                QTest::addRow("%s-%s", map, variant.id.c_str())
                    << QString::fromLatin1(map) << QString::fromStdString(variant.id);
        }
    }
    void variants() {
        QFETCH(QString, map);
        QFETCH(QString, variant);
        const Scenario scenario = bundled(map);
        const Variant& played = *scenario.find(variant.toStdString());
        const test::Scene scene = opened(scenario, played);
        appmap::MapView view;
        view.resize(1000, 900);
        view.setPicture(scenarioPicture(scenario, played.id));
        view.setTitle(mapTitle(scenario, played.id), mapKey(scene.moment, view.shapes()->picture()));
        std::set<int> regions;
        for (std::size_t i = 0; i < played.view.inPlay.size(); ++i) {
            const auto id = idAt<ProvinceId>(i);
            const appmap::ProvinceFace face = paintedProvince(scene.moment, id, {}).face;
            const std::string& name = played.map->provinces()[id].id;
            QCOMPARE(face.inPlay, played.view.inPlay[id] != 0);
            QVERIFY2(!face.text.isEmpty(), name.c_str());
            view.setFace(id, face);
            if (!face.inPlay) {
                QVERIFY2(face.text.contains(QStringLiteral("Not in play")), name.c_str());
                QVERIFY2(!face.owner && !face.country && face.groups.empty() && face.marks.empty(),
                         name.c_str());
                continue;
            }
            regions.insert(face.region);
            const auto& given = played.view.countries[id];
            const auto& countries = given.empty() ? played.map->provinces()[id].countries : given;
            QCOMPARE(face.country, std::optional(theme::countryPigment(index(countries.front()))));
            QCOMPARE(face.secondCountry.has_value(), countries.size() > 1);
            const bool contested = std::any_of(face.marks.begin(), face.marks.end(), [](const auto& mark) {
                return mark.icon == theme::Icon::Contested;
            });
            QCOMPARE(contested, countries.size() > 1);
            QCOMPARE(face.text.contains(QStringLiteral("Unification")), contested); // what it means is said
            QVERIFY2(face.worth > 0, name.c_str());
            // one country, one region; a province of two belongs to neither's
            for (std::size_t other = 0; other < i; ++other) {
                const auto second = idAt<ProvinceId>(other);
                if (!played.view.inPlay[second]) continue;
                const auto& theirs = played.view.countries[second].empty()
                                         ? played.map->provinces()[second].countries
                                         : played.view.countries[second];
                QCOMPARE(view.face(second).region == face.region, theirs == countries);
            }
        }
        QVERIFY(regions.size() >= 2);
        QCOMPARE(view.layers().furniture.title().variant.isEmpty(), variant.isEmpty());
        QVERIFY(!view.layers().furniture.title().name.isEmpty());
        QVERIFY(!view.layers().furniture.key().empty());
        for (const appmap::KeyEntry& entry : view.layers().furniture.key())
            QVERIFY(!entry.text.isEmpty());
        view.show();
        view.camera().fitMap();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(!view.layers().furniture.shown().title.isEmpty());
        // the pointer on what is left out says so
        bool told = false;
        for (std::size_t i = 0; i < played.view.inPlay.size(); ++i) {
            const auto id = idAt<ProvinceId>(i);
            if (played.view.inPlay[id]) continue;
            const auto at = appmap::provincePoint(view, id);
            if (!at) continue;
            QHelpEvent help(QEvent::ToolTip, *at, view.mapToGlobal(*at));
            QApplication::sendEvent(&view, &help);
            QVERIFY(QToolTip::text().contains(view.face(id).name));
            QVERIFY(QToolTip::text().contains(QStringLiteral("Not in play")));
            told = true;
            break;
        }
        QCOMPARE(told, !variant.isEmpty());
        QToolTip::hideText();
        test::takePicture(view, QStringLiteral("variant-") + QString::fromLatin1(QTest::currentDataTag()),
                          1000, 900);
    }

    void yieldsAreAllSeenWhenAGameOpens_data() { variants_data(); }
    /// At the size of the map in a window of 1280 x 720, whoever the player is.
    void yieldsAreAllSeenWhenAGameOpens() {
        QFETCH(QString, map);
        QFETCH(QString, variant);
        const Scenario scenario = bundled(map);
        const Variant& played = *scenario.find(variant.toStdString());
        const test::Scene scene = opened(scenario, played);
        appmap::MapView view;
        view.resize(955, 450);
        view.setPicture(scenarioPicture(scenario, played.id));
        std::vector<ProvinceId> inPlay;
        for (std::size_t i = 0; i < played.view.inPlay.size(); ++i) {
            const auto id = idAt<ProvinceId>(i);
            view.setFace(id, paintedProvince(scene.moment, id, {}).face);
            if (played.view.inPlay[id]) inPlay.push_back(id);
        }
        view.setYieldsShown(true);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        int homes = 0;
        for (const ProvinceId home : inPlay) {
            if (scene.setting->board.provinces[home].type != ProvinceType::capital) continue;
            ++homes;
            view.openOn(home);
            QCoreApplication::processEvents();
            for (const ProvinceId id : inPlay)
                QVERIFY2(appmap::yieldRect(view, id),
                         qPrintable(view.face(id).name + QStringLiteral(" from ") + view.face(home).name));
        }
        QVERIFY(homes >= 2);
    }

    /// On the whole map in a small window, where not all names have room.
    void capitalsAreNamedWhereverTheyAre() {
        for (const char* name : {"western-europe", "eastern-europe"}) {
            const Scenario scenario = bundled(QString::fromLatin1(name));
            const test::Scene scene = opened(scenario, scenario.whole);
            for (const QSize size : {QSize(955, 450), QSize(900, 560)}) {
                appmap::MapView view;
                view.resize(size);
                view.setPicture(scenarioPicture(scenario, scenario.whole.id));
                for (std::size_t i = 0; i < scene.setting->board.size(); ++i)
                    view.setFace(idAt<ProvinceId>(i),
                                 paintedProvince(scene.moment, idAt<ProvinceId>(i), {}).face);
                view.camera().fitMap();
                QVERIFY(view.scale() < 0.4);
                int capitals = 0;
                for (std::size_t i = 0; i < scene.setting->board.size(); ++i) {
                    const auto id = idAt<ProvinceId>(i);
                    if (scene.setting->board.provinces[id].type != ProvinceType::capital) continue;
                    ++capitals;
                    QVERIFY2(!view.labels().places()[i].hidden, qPrintable(view.face(id).name));
                }
                QVERIFY(capitals > 5);
            }
        }
    }

    /// Every sign that the map shows has its line in the legend, and no other has.
    void legendHasTheSignsThatAreShown() {
        using Sample = appmap::LegendEntry::Sample;
        const Scenario scenario = bundled(QStringLiteral("western-europe"));
        const auto picture = scenarioPicture(scenario, {});
        test::Scene scene = opened(scenario, scenario.whole);
        const auto faces = [&](const MapHints& hints) {
            std::vector<appmap::ProvinceFace> all;
            for (std::size_t i = 0; i < scene.setting->board.size(); ++i)
                all.push_back(paintedProvince(scene.moment, idAt<ProvinceId>(i), hints).face);
            return all;
        };
        const auto compare = [](const std::vector<appmap::ProvinceFace>& shown,
                                const std::vector<appmap::LegendEntry>& legend) {
            std::set<Piece> kinds;
            std::set<theme::Icon> marks;
            std::set<theme::Badge::Kind> badges;
            std::set<theme::Icon> yields;
            for (const appmap::ProvinceFace& face : shown) {
                for (const auto& group : face.groups)
                    for (const auto& token : group.tokens)
                        kinds.insert(pieceOf(token.look.piece));
                for (const auto& mark : face.marks)
                    marks.insert(mark.icon);
                for (const auto& badge : face.badges)
                    badges.insert(badge.kind);
                yields.insert(face.symbols.begin(), face.symbols.end());
                if (face.worth != 0) yields.insert(theme::Icon::VictoryPoint);
                if (!face.symbols.empty()) yields.insert(iconFor(Resource::gold)); // that it is none of them
            }
            yields.insert({theme::Icon::ActionPoint, theme::Icon::Route}); // of the play-mat
            std::multiset<Piece> kindsTold;
            std::multiset<theme::Icon> marksTold;
            std::multiset<theme::Badge::Kind> badgesTold;
            std::multiset<theme::Icon> yieldsTold;
            for (const auto& entry : legend) {
                QVERIFY(!entry.text.isEmpty());
                const bool plain = !entry.token.actionPoints && !entry.token.lying && entry.token.damage == 0;
                if (entry.sample == Sample::Token && plain) kindsTold.insert(pieceOf(entry.token.piece));
                if (entry.sample == Sample::Mark) marksTold.insert(entry.mark.icon);
                if (entry.sample == Sample::Badge) badgesTold.insert(entry.badge.kind);
                if (entry.sample == Sample::Icon) yieldsTold.insert(entry.icon);
            }
            QVERIFY(std::equal(yields.begin(), yields.end(), yieldsTold.begin(), yieldsTold.end()));
            QVERIFY(std::equal(kinds.begin(), kinds.end(), kindsTold.begin(), kindsTold.end()));
            QVERIFY(std::equal(marks.begin(), marks.end(), marksTold.begin(), marksTold.end()));
            QVERIFY(std::equal(badges.begin(), badges.end(), badgesTold.begin(), badgesTold.end()));
        };
        const auto has = [](const std::vector<appmap::LegendEntry>& legend, Sample sample) {
            return std::any_of(legend.begin(), legend.end(),
                               [&](const auto& entry) { return entry.sample == sample; });
        };
        std::vector<appmap::ProvinceFace> shown = faces({});
        auto legend = mapLegend({shown, {}, picture.get(), Outlined::answers});
        compare(shown, legend);
        QVERIFY(has(legend, Sample::Lane) && has(legend, Sample::Idle));
        QVERIFY(has(legend, Sample::Held) && has(legend, Sample::Country) && has(legend, Sample::Striped));
        // As the eye meets them: the ground, what lies on it, signs of places, yields.
        const auto firstOf = [&legend](Sample sample) {
            return std::find_if(legend.begin(), legend.end(),
                                [&](const auto& entry) { return entry.sample == sample; });
        };
        QVERIFY(firstOf(Sample::Held) < firstOf(Sample::Striped));
        QVERIFY(firstOf(Sample::Striped) < firstOf(Sample::Lane));
        QVERIFY(firstOf(Sample::Lane) < firstOf(Sample::Token));
        QVERIFY(firstOf(Sample::Token) < firstOf(Sample::Mark));
        QVERIFY(firstOf(Sample::Mark) < firstOf(Sample::Icon));
        // Nothing of it hides the map before somebody asks.
        for (const auto& entry : legend)
            QVERIFY(entry.onDemand);
        std::vector<appmap::ProvinceFace> others = shown; // nobody holds anything, then one holds all
        for (appmap::ProvinceFace& face : others)
            face.owner.reset();
        QVERIFY(!has(mapLegend({others, {}, nullptr, Outlined::answers}), Sample::Held));
        for (appmap::ProvinceFace& face : others)
            face.owner = theme::PlayerColour::Blue;
        legend = mapLegend({others, {}, nullptr, Outlined::answers});
        QVERIFY(!has(legend, Sample::Country) && !has(legend, Sample::Striped));
        // Something is chosen: a march, and one that ends in a battle.
        MapHints hints;
        hints.veil = true;
        hints.provinces[test::province(scene, "wales")] = {
            appmap::Highlight::Legal, {{theme::Badge::Kind::Reach, QStringLiteral("1")}}};
        hints.provinces[test::province(scene, "wessex")] = {
            appmap::Highlight::LegalBattle, {{theme::Badge::Kind::Battle, QStringLiteral("2")}}};
        shown = faces(hints);
        legend = mapLegend({shown, {}, picture.get(), Outlined::answers});
        compare(shown, legend);
        for (const auto& entry : legend)
            QCOMPARE(entry.onDemand, entry.sample != Sample::Line && entry.sample != Sample::Badge);
        // The line round the province of units that are chosen is told before those round where they can go.
        hints.provinces[test::province(scene, "london")].highlight = appmap::Highlight::Selected;
        legend = mapLegend({faces(hints), {}, picture.get(), Outlined::goals});
        const auto lines = [&legend] {
            std::vector<appmap::Highlight> told;
            for (const auto& entry : legend)
                if (entry.sample == Sample::Line) told.push_back(entry.highlight);
            return told;
        };
        using appmap::Highlight;
        QCOMPARE(lines(), (std::vector{Highlight::Selected, Highlight::Legal, Highlight::LegalBattle}));
        // Without Barbarians there are none in the legend.
        scene.moment.state.barbarians.clear();
        shown = faces({});
        compare(shown, mapLegend({shown, {}, picture.get(), Outlined::answers}));
    }

    void membershipMovesTheBorder() {
        // Calais is Contested between Burgundy and England; on the mainland it is Burgundy's alone.
        const Scenario scenario = bundled(QStringLiteral("western-europe"));
        const auto regionOf = [&](const char* variant, const char* province) {
            const test::Scene scene = opened(scenario, *scenario.find(variant));
            return paintedProvince(scene.moment, test::province(scene, province), {}).face.region;
        };
        QVERIFY(regionOf("", "calais") != regionOf("", "brabant"));
        QCOMPARE(regionOf("3p-west-mainland", "calais"), regionOf("3p-west-mainland", "brabant"));
    }
};

/// Until the battle the Barbarians hold it alone.
void MapFacesTest::attackersHoldNothingYet() {
    test::Scene scene = test::middleGame("maneuvering", "france");
    const ProvinceId artois = test::province(scene, "artois");
    State& state = scene.moment.state;
    state.holders[index(artois)] = Owner::barbarian;
    for (marches::warriors::Player& player : state.players)
        for (Unit& unit : player.units)
            if (unit.province == artois) unit.province = noProvince;
    state.player(test::seat(scene, "france")).units[0].province = artois;
    const QString said = spokenProvince(scene.moment, artois);
    QVERIFY2(!said.contains(QStringLiteral("Held by Barbarians: 1 Infantry")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Also there: 1 Infantry of France.")), qPrintable(said));
}

/// By the levels of its holder; of what no player has, by those of the player in hand.
void MapFacesTest::whatAProvinceYieldsIsMultiplied() {
    test::Scene scene = test::middleGame("development", "france");
    const ProvinceId home = test::province(scene, "ile-de-france");
    const SeatId france = test::seat(scene, "france");
    const auto& symbols = scene.setting->board.provinces[home].symbols;
    const auto food = static_cast<std::size_t>(Resource::food);
    QVERIFY(symbols[food] > 0);
    marches::warriors::Player& player = scene.moment.state.player(france);
    player.tokens[static_cast<std::size_t>(Path::production)] = static_cast<std::uint8_t>(
        scene.setting->tables.playMat.reach[static_cast<std::size_t>(Path::production)].back());
    const int factor = scene.setting->tables.playMat.food.back();
    QVERIFY(factor > 1);
    const QString said = spokenProvince(scene.moment, home);
    QVERIFY2(said.contains(QStringLiteral("at your levels that is %1 Food").arg(symbols[food] * factor)),
             qPrintable(said));
    scene.moment.hand = test::seat(scene, "england");
    const QString others = spokenProvince(scene.moment, home);
    QVERIFY2(others.contains(
                 QStringLiteral("at the levels of France that is %1 Food").arg(symbols[food] * factor)),
             qPrintable(others));
}

MARCHES_TEST(MapFacesTest, application)
#include "map_faces_test.moc"
