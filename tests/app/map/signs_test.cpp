// What the map says of places and of what runs between them: seals beside names, routes.
#include "app/map/place_signs.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/register.h"

#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <set>

namespace marches::appmap {

namespace {

QImage painted(const PlaceMark& mark, theme::Tone tone) {
    QImage image(48, 48, QImage::Format_ARGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintPlaceMark(painter, mark, QRectF(4, 4, 40, 40), {tone, 1.0});
    return image;
}

QString tipAt(MapView& view, const QPoint& point) {
    QHelpEvent help(QEvent::ToolTip, point, view.mapToGlobal(point));
    QApplication::sendEvent(&view, &help);
    const QString text = QToolTip::text();
    QToolTip::hideText();
    return text;
}

/// Somewhere along its curve; names, tokens and other curves that it crosses tell of themselves.
bool tellsOfItself(MapView& view, const MapArc& arc) {
    const auto end = [&view](int province) {
        const LabelPlace& place = view.labels().places()[static_cast<std::size_t>(province)];
        return place.leader ? *place.leader : place.tokens.center();
    };
    const QPainterPath curve = arcPath(end(arc.from), end(arc.to));
    for (int i = 1; i < 40; ++i) {
        const QPointF point = curve.pointAtPercent(i / 40.0) / view.scale();
        view.centreOn(point);
        if (tipAt(view, view.toView(point).toPoint()) == arc.label) return true;
    }
    return false;
}

class SignsTest : public QObject {
    Q_OBJECT

private slots:
    void sealsStandOutAndDiffer() {
        for (const theme::Tone tone : {theme::Tone::Light, theme::Tone::Dark}) {
            std::set<QRgb> grounds;
            for (const PlaceMark& mark : {PlaceMark{theme::Icon::Capital, PlaceMark::Tone::Gold},
                                          PlaceMark{theme::Icon::TradeCenter, PlaceMark::Tone::Plain},
                                          PlaceMark{theme::Icon::Contested, PlaceMark::Tone::Red}}) {
                const QImage seal = painted(mark, tone);
                QCOMPARE(seal.pixelColor(2, 2), QColor(Qt::magenta)); // stays in its box
                const QColor ground = seal.pixelColor(10, 21);        // between edge and sign
                grounds.insert(ground.rgb());
                double most = 1;
                for (int y = 14; y < 34; ++y)
                    for (int x = 14; x < 34; ++x)
                        most = std::max(most, theme::contrast(ground, seal.pixelColor(x, y)));
                QVERIFY2(most >= 4.5, "the sign can't be told from its seal");
            }
            QCOMPARE(grounds.size(), std::size_t{3});
        }
    }

    void sealsOfMarchesKeepOffNames_data() { onBothMaps({0.5, 0.6, 0.76, 1.0}); }
    /// Wherever a march leads, tokens everywhere: nearly all find a place by their arrow.
    void sealsOfMarchesKeepOffNames() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        const Map& provinces = bundledMap(map.toStdString()).map();
        MapView view;
        showAt(view, map, scale);
        const QPointF corner = view.toView({});
        int marches = 0;
        QStringList onNames;
        for (const ProvinceId from : allProvinces(view))
            for (const ProvinceId onto : provinces.neighbours(from)) {
                MapArrow arrow;
                arrow.path = {static_cast<int>(index(from)), static_cast<int>(index(onto))};
                arrow.seal = theme::Icon::War;
                view.layers().marks.setArrows({arrow});
                const QRectF seal = view.layers().marks.sealRect(0);
                QVERIFY(!seal.isEmpty());
                ++marches;
                const QRectF round = seal.adjusted(3, 3, -3, -3); // its box has corners, it has none
                const auto covers = [&](ProvinceId id) {
                    const LabelPlace& place = view.labels().places()[index(id)];
                    return !place.hidden &&
                           place.name.adjusted(4, 3, -4, -3).translated(corner).intersects(round);
                };
                const std::vector<ProvinceId> all = allProvinces(view);
                if (std::any_of(all.begin(), all.end(), covers))
                    onNames << view.face(from).name + QStringLiteral(" to ") + view.face(onto).name;
            }
        view.layers().marks.setArrows({});
        QVERIFY(view.layers().marks.sealRect(0).isEmpty());
        QVERIFY(marches > 100);
        QVERIFY2(onNames.size() * 100 <= marches * 5, qPrintable(onNames.join(QStringLiteral(", "))));
    }

    void labelsOfRoutesCoverNothing_data() { atAllScales(); }
    /// Neither names nor what stands there, nor each other; where there is no room the line tells of itself.
    void labelsOfRoutesCoverNothing() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale);
        std::vector<MapArc> arcs;
        for (int from = 0; from + 7 < view.provinceCount(); from += 3) {
            MapArc arc;
            arc.from = from;
            arc.to = from + 7;
            arc.icon = theme::Icon::Route;
            arc.label = QStringLiteral("opened by number %1").arg(from);
            arcs.push_back(arc);
        }
        view.layers().marks.setArcs(arcs);
        std::size_t shown = 0;
        for (std::size_t i = 0; i < arcs.size(); ++i) {
            const auto label = view.layers().marks.labelRect(i);
            if (!label) continue;
            ++shown;
            const QString& what = arcs[i].label;
            const QPointF corner = view.toView({});
            for (const ProvinceId id : allProvinces(view)) {
                const LabelPlace& place = view.labels().places()[index(id)];
                for (const QRectF& box : {place.name, place.marks, view.stack(id).bounds})
                    QVERIFY2(!box.translated(corner).intersects(*label), qPrintable(what));
                QVERIFY2(!yieldRect(view, id).value_or(QRectF()).intersects(*label), qPrintable(what));
            }
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY2(!view.layers().marks.labelRect(other).value_or(QRectF()).intersects(*label),
                         qPrintable(what));
        }
        // found: 1 of 11 and none of 12, 8 and 4, 10 and 10, all
        const double least = scale < 0.7 ? 0 : scale < 1 ? 0.33 : scale < 2 ? 0.8 : 1;
        QVERIFY(!arcs.empty());
        QVERIFY2(static_cast<double>(shown) >= least * static_cast<double>(arcs.size()),
                 qPrintable(QString::number(shown)));
        QStringList silent;
        for (std::size_t i = 0; i < arcs.size(); ++i)
            if (!view.layers().marks.labelRect(i) && !tellsOfItself(view, arcs[i])) silent << arcs[i].label;
        QVERIFY2(silent.size() <= (scale < 0.7 ? 1 : 0), qPrintable(silent.join(u' ')));
    }

    /// Their labels keep off all that stands; what moves nothing repaints nothing else.
    void routesAreRepaintedWhenSomethingMoves() {
        const auto view = shownView();
        QVERIFY(view);
        const BundledMap& map = bundledMap("western-europe");
        showPosition(*view, map);
        MapArc arc;
        arc.from = static_cast<int>(index(map.province("london")));
        arc.to = static_cast<int>(index(map.province("sjaelland")));
        arc.label = QStringLiteral("opened by England");
        view->layers().marks.setArcs({arc});
        QTRY_VERIFY(!view->layers().marks.draws() && !view->rendering());
        view->repaint();
        QTest::qWait(50);
        const ProvinceId anjou = map.province("anjou");
        ProvinceFace face = view->face(anjou);
        PaintSpy spy(view.get());
        face.highlight = Highlight::Legal;
        view->setFace(anjou, face);
        QTRY_VERIFY(!spy.painted.isEmpty());
        QVERIFY(spy.painted.boundingRect().width() < view->width() / 2);
        face.groups.clear();
        view->setFace(anjou, face);
        QTRY_COMPARE(spy.painted.boundingRect(), view->rect());
    }

    /// A badge that comes to stand in its way drives it elsewhere: both places are painted anew, in the same
    /// frame.
    void sealsOfMarchesAreRepaintedWhereTheyMove() {
        const auto view = shownView();
        QVERIFY(view);
        const BundledMap& map = west();
        showPosition(*view, map);
        view->setScale(0.7);
        const auto setBadge = [&](ProvinceId province, bool there) {
            ProvinceFace face = view->face(province);
            face.badges.clear();
            if (there) face.badges = {{theme::Badge::Kind::Battle, QStringLiteral("2 AP")}};
            view->setFace(province, face);
        };
        int moved = 0;
        for (const ProvinceId from : allProvinces(*view))
            for (const ProvinceId onto : map.map().neighbours(from)) {
                MapArrow arrow;
                arrow.path = {static_cast<int>(index(from)), static_cast<int>(index(onto))};
                arrow.seal = theme::Icon::War;
                setBadge(onto, false);
                view->layers().marks.setArrows({arrow});
                const QRectF before = view->layers().marks.sealRect(0);
                if (!QRectF(view->rect()).contains(before)) continue;
                setBadge(onto, true);
                const QRectF after = view->layers().marks.sealRect(0);
                if (before == after) continue;
                setBadge(onto, false);
                QCOMPARE(view->layers().marks.sealRect(0), before);
                QTRY_VERIFY(!view->layers().marks.draws() && !view->rendering());
                view->repaint();
                QCoreApplication::processEvents();
                PaintSpy spy(view.get());
                setBadge(onto, true);
                QTRY_VERIFY(!spy.painted.isEmpty());
                const QString what = view->face(from).name + QStringLiteral(" to ") + view->face(onto).name;
                for (const QRectF& place : {before, after})
                    QVERIFY2((QRegion(place.toAlignedRect() & view->rect()) - spy.painted).isEmpty(),
                             qPrintable(what));
                ++moved;
            }
        QVERIFY2(moved >= 5, qPrintable(QString::number(moved)));
    }

    void routesTellOfThemselves() {
        MapView view;
        view.resize(1300, 900);
        const BundledMap& map = bundledMap("western-europe");
        showNames(view, map);
        view.camera().fitMap();
        MapArc arc;
        arc.from = static_cast<int>(index(map.province("london")));
        arc.to = static_cast<int>(index(map.province("sjaelland")));
        arc.label = QStringLiteral("opened by England");
        view.layers().marks.setArcs({arc});
        QCOMPARE(tipAt(view, view.layers().marks.labelRect(0).value().center().toPoint()), arc.label);
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::SignsTest, look)

#include "signs_test.moc"
