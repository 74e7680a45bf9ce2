// What places yield and are worth: where its strips stand, and where the lines from them run.
#include "app/map/boxes.h"
#include "app/map/place_signs.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"
#include "tests/engine/effort.h"

#include <QDir>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

/// Whether a line from the edge of a box to a point runs through another one.
bool crosses(const QRectF& from, const QPointF& to, const QRectF& other) {
    return other.contains(lineStart(from, to)) ||
           anyOnLine(from, to, 0.5, [&](const QPointF& at) { return other.contains(at); });
}

/// Whether a line within a province runs over something else on its way.
bool leaves(const MapView& view, ProvinceId province, const QPointF& from, const QPointF& to) {
    for (double share = 0; share <= 1; share += 0.01)
        if (view.provinceAt(from + (to - from) * share) != province) return true;
    return false;
}

/// Elsewhere each province has room for its strip.
bool needsLines(const QString& map, double scale) {
    return scale < 0.7 || (map == QStringLiteral("western-europe") && scale <= 1);
}

/// A token in each province, Fort and Princesses in Capitals.
void beginGame(MapView& view) {
    changeFaces(view, [](ProvinceId, ProvinceFace& face) {
        if (face.symbols.size() > 2) face.symbols.resize(2);
        TokenGroup group;
        group.tokens.resize(1);
        const PlaceMark capital{theme::Icon::Capital, PlaceMark::Tone::Gold};
        if (!face.marks.empty() && face.marks.front() == capital) {
            group.owner = face.owner = theme::PlayerColour::Blue;
            group.tokens.resize(2);
            group.tokens.back().look.count = 4;
        }
        for (MapToken& token : group.tokens)
            token.look.owner = group.owner;
        face.groups = {group};
    });
}

template <class Work>
void repeat(int times, Work work) {
    for (int i = 0; i < times; ++i)
        work();
}

class YieldsTest : public QObject {
    Q_OBJECT

private slots:
    void aStripCountsLikeSigns() {
        ProvinceFace face;
        const theme::Theme theme;
        QVERIFY(yieldStripSizes(face, theme).empty());
        face.symbols = {theme::Icon::Food};
        const double one = yieldStripSizes(face, theme).front().width();
        face.symbols = {theme::Icon::Food, theme::Icon::Food, theme::Icon::Food};
        const double three = yieldStripSizes(face, theme).front().width();
        face.symbols = {theme::Icon::Food, theme::Icon::Product, theme::Icon::Weapon};
        const double kinds = yieldStripSizes(face, theme).front().width();
        QVERIFY(one < three);
        QVERIFY2(three < kinds, "three of a kind are one sign and a figure");
        face.worth = 3;
        QVERIFY(yieldStripSizes(face, theme).front().width() > kinds);
        QVERIFY(yieldStripSizes(face, {theme::Tone::Light, 2.0}).front().height() >
                yieldStripSizes(face, theme).front().height());
    }

    void yieldsStandClearOfNamesAndTokens_data() { atAllScales(); }
    void yieldsStandClearOfNamesAndTokens() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        const BundledMap& shown = bundledMap(map.toStdString());
        MapView view;
        showAt(view, map, scale);
        view.centreOn(ProvinceId{shown.map()
                                     .findProvince("bourgogne")
                                     .value_or(shown.map().findProvince("pecs").value_or(ProvinceId{0}))});
        for (int i = 0; i < view.provinceCount(); ++i)
            QVERIFY(!yieldRect(view, idAt<ProvinceId>(static_cast<std::size_t>(i))));
        view.setYieldsShown(true);
        QStringList without;
        for (int i = 0; i < view.provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            const auto strip = yieldRect(view, id);
            if (!strip) {
                without << view.face(id).name;
                continue;
            }
            for (int other = 0; other < view.provinceCount(); ++other) {
                const LabelPlace& label = view.labels().places()[static_cast<std::size_t>(other)];
                const QRectF written(view.toView(label.name.topLeft() / view.scale()), label.name.size());
                QVERIFY2(!written.intersects(*strip), qPrintable(view.face(id).name));
                const auto foreign = idAt<ProvinceId>(static_cast<std::size_t>(other));
                if (other == i) continue;
                const auto second = yieldRect(view, foreign);
                QVERIFY2(!second || !second->intersects(*strip), qPrintable(view.face(id).name));
            }
            // which province it speaks of is seen: it stands there or beside its name, or a line leads there
            const auto lineEnd = yieldLineEnd(view, id);
            const bool home = view.provinceAt(strip->center()) == id;
            const QPointF moved = view.toView({});
            const QRectF nameBox = view.labels().places()[static_cast<std::size_t>(i)].name.translated(moved);
            const QRectF tokens = view.stack(id).bounds.translated(moved);
            const bool beside = between(*strip, nameBox) <= 7 || between(*strip, tokens) <= 7;
            QVERIFY2(home || lineEnd || beside, qPrintable(view.face(id).name));
            // at home only where it lies over an edge, or comes from another land of its province
            const QRectF onMap = strip->translated(-moved);
            const double own = view.labels().ground(i).under(onMap).own;
            QVERIFY2(!home || !lineEnd || own < 0.75 || leaves(view, id, strip->center(), *lineEnd),
                     qPrintable(view.face(id).name));
            QVERIFY2(!lineEnd || view.provinceAt(*lineEnd) == id, qPrintable(view.face(id).name));
            // every corner on own ground, at sea or on land not in play
            const QRectF core = strip->adjusted(3, 3, -3, -3);
            for (const QPointF& corner :
                 {core.topLeft(), core.topRight(), core.bottomLeft(), core.bottomRight()}) {
                const ProvinceId under = view.provinceAt(corner);
                QVERIFY2(under == id || under == noProvince || scale < 1, qPrintable(view.face(id).name));
            }
        }
        view.grab().save(
            QDir(QStringLiteral(MARCHES_PICTURE_DIR))
                .filePath(QStringLiteral("yields-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()))));
        QVERIFY2(without.empty(), qPrintable(without.join(u' ')));
    }

    void yieldsAreAllSeenWhenAGameBegins_data() { onBothMaps({0.48, 0.5, 0.52, 0.55}); }
    void yieldsAreAllSeenWhenAGameBegins() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale, Standing::names);
        beginGame(view);
        view.resize(smallView); // in a larger one the whole map is no smaller than 0.52
        showToScale(view, scale);
        for (const ProvinceId id : allProvinces(view))
            QVERIFY2(yieldRect(view, id), qPrintable(view.face(id).name));
    }

    void yieldsAreAllSeenInASmallWindow_data() {
        QTest::addColumn<QString>("map");
        for (const char* map : {"western-europe", "eastern-europe"})
            QTest::addRow("%s", map) << QString::fromLatin1(map);
    }
    /// Wherever the player's home is.
    void yieldsAreAllSeenInASmallWindow() {
        QFETCH(QString, map);
        const BundledMap& bundled = bundledMap(map.toStdString());
        MapView view;
        view.resize(smallView);
        showNames(view, bundled);
        beginGame(view);
        view.setYieldsShown(true);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QStringList without;
        int openings = 0;
        for (const ProvinceId home : allProvinces(view)) {
            view.openOn(home);
            QCoreApplication::processEvents();
            QVERIFY(view.laidOutHere());
            ++openings;
            for (const ProvinceId id : allProvinces(view))
                if (!yieldRect(view, id))
                    without << view.face(id).name + QStringLiteral(" from ") + view.face(home).name;
        }
        QCOMPARE(openings, view.provinceCount());
        QVERIFY2(without.empty(), qPrintable(without.join(QStringLiteral(", "))));
    }

    void eachSaysWhoseItIs_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale"); // 0: as a game opens
        const std::array rows{std::pair(smallView, 0.0),         std::pair(QSize(1270, 730), 0.0),
                              std::pair(QSize(1300, 900), 0.52), std::pair(QSize(1300, 900), 0.6),
                              std::pair(QSize(1300, 900), 0.76), std::pair(QSize(1300, 900), 1.0)};
        for (const char* map : {"western-europe", "eastern-europe"})
            for (const auto& [size, scale] : rows)
                QTest::addRow("%s %d %g", map, size.width(), scale)
                    << QString::fromLatin1(map) << size << scale;
    }
    /// One that lies over an edge of its province is nearer to its name or tokens than to any others', or has
    /// a line; over a border plainly near.
    void eachSaysWhoseItIs() {
        QFETCH(QString, map);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        const BundledMap& bundled = bundledMap(map.toStdString());
        MapView view;
        view.resize(size);
        showPosition(view, bundled);
        view.setYieldsShown(true);
        if (scale > 0) {
            view.setScale(scale);
        } else {
            view.openOn(bundled.map().findProvince("budapest").value_or(ProvinceId{0}));
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
        }
        const QPointF moved = view.toView({});
        const auto away = [&](const QRectF& strip, ProvinceId id) {
            const LabelPlace& place = view.labels().places()[index(id)];
            double least = place.hidden ? 1e9 : between(strip, place.name.translated(moved));
            for (const StackedToken& token : view.stack(id).tokens)
                least = std::min(least, between(strip, token.box.translated(moved)));
            return least;
        };
        int shown = 0;
        for (const ProvinceId id : allProvinces(view)) {
            const auto strip = yieldRect(view, id);
            if (!strip) continue;
            ++shown;
            if (yieldLineEnd(view, id)) continue;
            const auto ground =
                view.labels().ground(static_cast<int>(index(id))).under(strip->translated(-moved));
            if (ground.own >= 0.75) continue;
            const double toOwn = away(*strip, id);
            const QString what = view.face(id).name;
            const double foreign = (ground.cost - GroundCosts::neutral * (1 - ground.own)) /
                                   (GroundCosts::foreign - GroundCosts::neutral);
            QVERIFY2(foreign <= 0.2 || toOwn <= 7, qPrintable(what));
            for (const ProvinceId other : allProvinces(view))
                QVERIFY2(other == id || away(*strip, other) > toOwn,
                         qPrintable(what + QStringLiteral(" at ") + view.face(other).name));
        }
        QVERIFY(shown >= 38);
    }

    void yieldsOfTightPlacesStandClose_data() { atAllScales(); }
    /// Outside its province a strip stands by its name, or by the ground that its short line leads to.
    void yieldsOfTightPlacesStandClose() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale);
        int lines = 0;
        for (const ProvinceId id : allProvinces(view)) {
            const auto end = yieldLineEnd(view, id);
            if (!end) continue;
            ++lines;
            const QRectF strip = yieldRect(view, id).value();
            const LabelPlace& place = view.labels().places()[index(id)];
            const double toName = between(strip, place.name.translated(view.toView({})));
            const double line = between(strip, QRectF(*end, QSizeF(0.1, 0.1)));
            QVERIFY2(toName <= 7 || line <= (scale < 0.7 ? 110 : 42),
                     qPrintable(QStringLiteral("%1: %2 px from its name, %3 px from its ground")
                                    .arg(view.face(id).name)
                                    .arg(toName)
                                    .arg(line)));
        }
        QVERIFY(lines > 0 || !needsLines(map, scale));
    }

    void linesOfYieldsRunThroughNoName_data() { atAllScales(); }
    void linesOfYieldsRunThroughNoName() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        for (const Standing standing : {Standing::names, Standing::position}) {
            MapView view;
            showYields(view, map, scale, standing);
            QStringList crossed;
            int lines = 0;
            for (const ProvinceId id : allProvinces(view)) {
                const auto end = yieldLineEnd(view, id);
                if (!end) continue;
                ++lines;
                for (const ProvinceId other : allProvinces(view)) {
                    const LabelPlace& label = view.labels().places()[index(other)];
                    if (!label.hidden &&
                        crosses(yieldRect(view, id).value(), *end, label.name.translated(view.toView({}))))
                        crossed << view.face(id).name;
                }
            }
            QVERIFY(lines > 0 || !needsLines(map, scale) || standing == Standing::names);
            // small: where the strip would else have no place
            QVERIFY2(crossed.size() <= (scale < 0.7 ? 1 : 0), qPrintable(crossed.join(u' ')));
        }
    }

    /// Nor the one that is written while its province is looked at; off its own it has a line.
    void aStripInPassingCoversNoName() {
        const auto view = shownView();
        QVERIFY(view);
        showPosition(*view, west());
        int passingNames = 0;
        for (const double scale : {0.26, 0.3, 0.35, 0.4, 0.5}) {
            showToScale(*view, scale);
            int looked = 0;
            int lines = 0;
            QStringList covering;
            for (const ProvinceId id : allProvinces(*view)) {
                const auto point = provincePoint(*view, id);
                if (!point) continue;
                ++looked;
                QTest::mouseMove(view.get(), *point);
                const auto strip = yieldRect(*view, id);
                QVERIFY(strip);
                const auto end = yieldLineEnd(*view, id);
                const auto passing = passingNameRect(*view, id);
                const QString what = view->face(id).name + QStringLiteral(" at %1").arg(scale);
                QCOMPARE(passing.has_value(), view->labels().places()[index(id)].hidden);
                if (passing) {
                    ++passingNames;
                    QVERIFY2(!strip->intersects(*passing), qPrintable(what));
                    const bool home = view->provinceAt(strip->center()) == id;
                    QVERIFY2(home || end || between(*strip, *passing) <= 8, qPrintable(what));
                } else if (end) {
                    ++lines;
                    QVERIFY2(view->provinceAt(*end) == id, qPrintable(what));
                } else if (view->provinceAt(strip->center()) != id) {
                    const QPointF moved = view->toView({});
                    const QRectF name = view->labels().places()[index(id)].name.translated(moved);
                    const QRectF tokens = view->stack(id).bounds.translated(moved);
                    QVERIFY2(std::min(between(*strip, name), between(*strip, tokens)) <= 7, qPrintable(what));
                }
                for (const ProvinceId other : allProvinces(*view)) {
                    const LabelPlace& label = view->labels().places()[index(other)];
                    if (label.hidden) continue;
                    const QRectF name = label.name.translated(view->toView({}));
                    if (name.intersects(*strip))
                        covering << what + QStringLiteral(" on ") + view->face(other).name;
                }
            }
            QVERIFY(looked > 20 && lines > 0);
            // smaller than a game opens, with six tokens of three owners in neighbours: no room by two of 40
            QVERIFY2(covering.size() <= (scale < 0.35 ? 2 : 0), qPrintable(covering.join(u' ')));
        }
        QVERIFY(passingNames > 0);
    }

    /// Not at every paint: asked again while nothing has changed, its place and line cost next to nothing.
    /// What has changed is heeded.
    void aStripInPassingIsSoughtOnce() {
        const auto view = shownView();
        QVERIFY(view);
        showPosition(*view, west());
        showToScale(*view, 0.26);
        int looked = 0;
        double again = 0;
        double touched = 0;
        double anew = 0;
        for (const ProvinceId id : allProvinces(*view)) {
            const auto point = provincePoint(*view, id);
            if (!point) continue;
            QTest::mouseMove(view.get(), *point);
            if (!passingNameRect(*view, id)) continue;
            const QString& what = view->face(id).name;
            const auto ask = [&] { return std::pair(yieldRect(*view, id), yieldLineEnd(*view, id)); };
            const auto touch = [&] { // nothing that stands moves
                ProvinceFace face = view->face(id);
                face.highlight = face.highlight == Highlight::None ? Highlight::Legal : Highlight::None;
                view->setFace(id, face);
            };
            constexpr int times = 20;
            again += effort([&] { repeat(times, [&] { (void)ask(); }); });
            touched += effort([&] { repeat(times, touch); });
            anew += effort([&] {
                repeat(times, [&] {
                    touch();
                    (void)ask();
                });
            });
            ++looked;
            const ProvinceId beside = west().map().neighbours(id)[0];
            const ProvinceFace before = view->face(beside);
            crowd(*view, beside);
            const auto now = ask();
            touch();
            touch();
            QVERIFY2(now == ask(), qPrintable(what));
            view->setFace(beside, before);
        }
        QVERIFY(looked > 2);
        QVERIFY2(again * 2 < anew - touched,
                 qPrintable(QStringLiteral("%1 of %2").arg(again).arg(anew - touched)));
    }

    void thePointerAndTheFocusShowThem() {
        const BundledMap map = bundledMap("western-europe");
        MapView view;
        view.resize(1200, 700);
        showPosition(view, map);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setScale(1);
        const ProvinceId anjou = map.province("anjou");
        const ProvinceId bourbon = map.province("bourbon");
        view.centreOn(anjou);
        QVERIFY(!yieldRect(view, anjou));
        const QImage before = view.grab().toImage();
        QTest::mouseMove(&view, provincePoint(view, anjou).value());
        QVERIFY(yieldRect(view, anjou));
        QVERIFY(!yieldRect(view, bourbon));
        QVERIFY(view.grab(yieldRect(view, anjou)->toAlignedRect()).toImage() !=
                before.copy(yieldRect(view, anjou)->toAlignedRect()));
        view.setFocus();
        QTRY_VERIFY(view.hasFocus());
        view.focus().set(bourbon);
        QVERIFY(yieldRect(view, bourbon));
        // a tight place with six tokens: where there is no room it is laid over the rest
        const ProvinceId calais = map.province("calais");
        view.setScale(0.5);
        view.focus().set(calais);
        QVERIFY(yieldRect(view, calais));
        QVERIFY(QRectF(view.rect()).contains(*yieldRect(view, calais)));
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::YieldsTest, look)

#include "yields_test.moc"
