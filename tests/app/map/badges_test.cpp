// Whose a badge is, is seen: of every province, whoever of its neighbours sets out to it.
#include "app/map/boxes.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <algorithm>
#include <array>
#include <limits>

namespace marches::appmap {

namespace {

constexpr double plainly = 14; ///< px from its name or tokens

/// A token in each province, in Capitals one more with Action Points.
void putTokens(MapView& view) {
    changeFaces(view, [](ProvinceId, ProvinceFace& face) {
        TokenGroup group;
        group.tokens.resize(1);
        group.tokens.front().look.piece = theme::pieces::barbarianArmy;
        const PlaceMark capital{theme::Icon::Capital, PlaceMark::Tone::Gold};
        if (!face.marks.empty() && face.marks.front() == capital) {
            group.owner = face.owner = theme::PlayerColour::Blue;
            group.tokens.resize(2);
            for (MapToken& token : group.tokens) {
                token.look.piece = theme::pieces::princess;
                token.look.owner = group.owner;
                token.look.actionPoints = theme::ActionPointLamps{2, 2};
            }
        }
        face.groups = {group};
    });
}

/// Who sets out from `home` is told what it takes to go to its neighbours.
void setOut(MapView& view, const BundledMap& map, ProvinceId home) {
    changeFaces(view, [&](ProvinceId id, ProvinceFace& face) {
        face.badges.clear();
        if (id != home && map.map().connected(home, id))
            face.badges = {{theme::Badge::Kind::Battle, QStringLiteral("2 AP")}};
    });
}

/// View coordinates; `withHang`: what hangs on the tokens counts.
std::vector<QRectF> nameAndTokens(const MapView& view, ProvinceId id, bool withHang) {
    std::vector<QRectF> boxes;
    const LabelPlace& place = view.labels().places()[index(id)];
    if (!place.hidden) boxes.push_back(place.name);
    const StackLayout& stack = view.stack(id);
    for (const StackedToken& token : stack.tokens)
        boxes.push_back(token.box);
    if (withHang && !stack.tokens.empty()) boxes.push_back(seenTokens(stack, view.face(id).groups));
    for (QRectF& box : boxes)
        box.translate(view.toView({}));
    return boxes;
}

double nearest(const QRectF& badge, const std::vector<QRectF>& boxes) {
    double least = std::numeric_limits<double>::max();
    for (const QRectF& box : boxes)
        least = std::min(least, between(badge, box));
    return least;
}

class BadgesTest : public QObject {
    Q_OBJECT

private slots:
    void eachStandsByItsOwn_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale"); // 0: as a game opens
        const std::array rows{std::pair(QSize(955, 450), 0.0), std::pair(QSize(1270, 730), 0.0),
                              std::pair(QSize(1300, 900), 0.52), std::pair(QSize(1300, 900), 0.76),
                              std::pair(QSize(1300, 900), 1.0)};
        for (const char* map : {"western-europe", "eastern-europe"})
            for (const auto& [size, scale] : rows)
                QTest::addRow("%s %d %g", map, size.width(), scale)
                    << QString::fromLatin1(map) << size << scale;
    }
    /// Nearer to its own name or tokens than to any others', or a line leads to them.
    void eachStandsByItsOwn() {
        QFETCH(QString, map);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        const BundledMap& bundled = bundledMap(map.toStdString());
        for (const bool position : {false, true}) {
            MapView view;
            view.resize(size);
            if (position) {
                showPosition(view, bundled);
            } else {
                showNames(view, bundled);
                putTokens(view);
            }
            view.setYieldsShown(true);
            if (scale > 0) {
                view.setScale(scale);
            } else {
                view.openOn(bundled.map().findProvince("budapest").value_or(ProvinceId{0}));
                view.show();
                QVERIFY(QTest::qWaitForWindowExposed(&view));
            }
            int badges = 0;
            int lines = 0;
            for (const ProvinceId home : allProvinces(view)) {
                setOut(view, bundled, home);
                std::vector<std::vector<QRectF>> others;
                for (const ProvinceId other : allProvinces(view))
                    others.push_back(nameAndTokens(view, other, false));
                for (const ProvinceId id : allProvinces(view)) {
                    const auto places = badgeRects(view, id);
                    const auto ends = badgeLineEnds(view, id);
                    QCOMPARE(ends.size(), places.size());
                    if (places.empty()) continue;
                    ++badges;
                    const std::vector<QRectF> own = nameAndTokens(view, id, true);
                    const QString what = view.face(id).name + QStringLiteral(" from ") + view.face(home).name;
                    const QPointF middle = places.front().center(); // a click there means the province
                    if (view.rect().contains(middle.toPoint()) && !view.hitAt(middle).token)
                        QVERIFY2(view.hitAt(middle).province == id, qPrintable(what));
                    if (ends.front()) {
                        ++lines;
                        const QRectF dot(*ends.front() - QPointF(1, 1), QSizeF(2, 2));
                        QVERIFY2(nearest(dot, own) <= 1, qPrintable(what));
                        continue;
                    }
                    const double away = nearest(places.front(), own);
                    QVERIFY2(away <= plainly, qPrintable(what));
                    for (const ProvinceId other : allProvinces(view))
                        QVERIFY2(other == id || nearest(places.front(), others[index(other)]) > away,
                                 qPrintable(what + QStringLiteral(": nearer to ") + view.face(other).name));
                }
            }
            QVERIFY(badges > 100);
            // with strips of yields and tokens everywhere, where a province is hardly larger than its badge
            QVERIFY2(lines * 100 <= badges * (view.scale() < 0.7 ? 24 : 2),
                     qPrintable(QString::number(lines)));
        }
    }

    /// Also where neither a name nor a token stands at its end.
    void linesArePaintedWithTheirBadge() {
        for (const char* map : {"western-europe", "eastern-europe"}) {
            MapView view;
            view.resize(420, 420);
            showNames(view, bundledMap(map));
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            view.setScale(view.scene().viewport.leastScale());
            int lines = 0;
            for (const ProvinceId id : allProvinces(view)) {
                (void)view.grab();
                QCoreApplication::processEvents();
                PaintSpy spy(&view);
                ProvinceFace face = view.face(id);
                face.badges = {{theme::Badge::Kind::Battle, QStringLiteral("2 AP")}};
                view.setFace(id, face);
                QTRY_VERIFY(!spy.painted.isEmpty());
                const auto end = badgeLineEnds(view, id).front();
                if (!end || !view.rect().contains(end->toPoint())) continue;
                ++lines;
                QVERIFY2(spy.painted.contains(end->toPoint()), qPrintable(face.name));
            }
            QVERIFY(lines > 0);
        }
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::BadgesTest, look)

#include "badges_test.moc"
