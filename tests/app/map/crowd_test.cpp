// Where many small provinces lie together, at the size of a small window: what can be chosen is told apart,
// and nothing that is said of one province stands over another.
#include "app/map/boxes.h"
#include "app/map/ground.h"
#include "app/map/stack_placing.h"
#include "app/theme/fonts.h"
#include "tests/app/map/bundled.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

namespace marches::appmap {

namespace {

MapToken tokenOf(std::optional<theme::PlayerColour> owner, theme::TokenPiece kind) {
    MapToken token;
    token.look.owner = owner;
    token.look.piece = kind;
    return token;
}

/// Barbarians everywhere, and an army of `home`, which stands there as it came: nothing is chosen.
void showArmy(MapView& view, const BundledMap& map, ProvinceId home) {
    showNames(view, map);
    view.setYieldsShown(true);
    changeFaces(view, [&](ProvinceId id, ProvinceFace& face) {
        TokenGroup group;
        if (id == home) {
            group.owner = face.owner = theme::PlayerColour::Yellow;
            group.tokens = {tokenOf(group.owner, theme::pieces::infantry),
                            tokenOf(group.owner, theme::pieces::princess)};
            group.tokens[0].look.count = 2;
            group.tokens[0].look.actionPoints = theme::ActionPointLamps{2, 2};
        } else {
            group.tokens = {tokenOf({}, theme::pieces::barbarianArmy)};
        }
        face.groups = {group};
    });
}

/// The army is chosen: its neighbours say what it takes to go there.
void choose(MapView& view, const BundledMap& map, ProvinceId home) {
    changeFaces(view, [&](ProvinceId id, ProvinceFace& face) {
        face.highlight = id == home                      ? Highlight::Selected
                         : map.map().connected(home, id) ? Highlight::LegalBattle
                                                         : Highlight::OutOfReach;
        if (face.highlight == Highlight::LegalBattle)
            face.badges = {{theme::Badge::Kind::Battle, QStringLiteral("2")}};
    });
}

class CrowdTest : public QObject {
    Q_OBJECT

private:
    static void eachChoice(const std::function<void(MapView&, const BundledMap&, ProvinceId)>& look) {
        const BundledMap map = bundledMap("western-europe");
        for (const char* name : {"fyn", "sjaelland", "slesvig", "jylland"}) {
            const ProvinceId home = map.province(name);
            MapView view;
            view.resize(smallView);
            showArmy(view, map, home);
            view.openOn(map.province("sjaelland"));
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            (void)view.grab();
            look(view, map, home);
            if (QTest::currentTestFailed()) return;
        }
    }

private slots:
    void badgesKeepOffWhatIsRead() {
        int badges = 0;
        eachChoice([&badges](MapView& view, const BundledMap& map, ProvinceId home) {
            choose(view, map, home);
            (void)view.grab();
            const QPointF corner = view.toView({});
            for (const ProvinceId id : allProvinces(view))
                for (const QRectF& badge : badgeRects(view, id)) {
                    ++badges;
                    for (const ProvinceId other : allProvinces(view)) {
                        const auto said = [&](const char* what) {
                            return QStringLiteral("%1: badge over the %2 of %3")
                                .arg(view.face(id).name, QString::fromLatin1(what), view.face(other).name);
                        };
                        const LabelPlace& place = view.labels().places()[index(other)];
                        QVERIFY2(!badge.intersects(place.name.translated(corner)), qPrintable(said("name")));
                        // by its own tokens it stands close
                        const StackLayout& stack = view.stack(other);
                        const QRectF tokens =
                            other == id ? seenTokens(stack, view.face(id).groups) : stack.bounds;
                        QVERIFY2(!badge.intersects(tokens.translated(corner)), qPrintable(said("tokens")));
                        if (const auto strip = yieldRect(view, other))
                            QVERIFY2(!badge.intersects(*strip), qPrintable(said("yields")));
                        for (const QRectF& beside : badgeRects(view, other))
                            QVERIFY2(other == id || !badge.intersects(beside), qPrintable(said("badge")));
                    }
                }
        });
        QVERIFY(badges > 8);
    }

    void nothingJumpsWhenAnArmyIsChosen() {
        eachChoice([](MapView& view, const BundledMap& map, ProvinceId home) {
            const auto places = [&view] {
                std::vector<QRectF> result;
                for (const ProvinceId id : allProvinces(view)) {
                    result.push_back(yieldRect(view, id).value_or(QRectF()));
                    result.push_back(view.stack(id).bounds);
                }
                return result;
            };
            const std::vector<QRectF> before = places();
            choose(view, map, home);
            (void)view.grab();
            QCOMPARE(places(), before);
        });
    }

    /// Not of its neighbours: names, tokens, badges and yields.
    void aFanHidesNothing() {
        int fans = 0;
        eachChoice([&fans](MapView& view, const BundledMap& map, ProvinceId home) {
            choose(view, map, home);
            (void)view.grab();
            QTest::mouseMove(&view, tokenPoint(view, home, {0, 0}).value());
            const QRectF fan = view.layers().fan.box();
            if (fan.isEmpty()) return; // its tokens are as large as any at this scale
            ++fans;
            const QPointF corner = view.toView({});
            for (const ProvinceId other : allProvinces(view)) {
                const QString& name = view.face(other).name;
                const QRectF words = view.labels().places()[index(other)].name.translated(corner);
                // its own may go below it: what is pointed at stays under the pointer
                QVERIFY2(other == home || !fan.intersects(words.adjusted(4, 3, -4, -3)), qPrintable(name));
                QVERIFY2(other == home || !fan.intersects(view.stack(other).bounds.translated(corner)),
                         qPrintable(name));
                for (const QRectF& badge : badgeRects(view, other))
                    QVERIFY2(!fan.intersects(badge), qPrintable(name));
            }
        });
        QVERIFY(fans > 0);
    }

    void tokensByTheDozen_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("scale");
        for (const char* name : {"western-europe", "eastern-europe"})
            for (const double scale : {0.35, 0.5, 0.76, 1.0})
                QTest::addRow("%s-%d", name, static_cast<int>(scale * 100))
                    << QString::fromLatin1(name) << scale;
    }
    /// One owner's tokens stand on their own ground, over all of a province smaller than they are, or a line
    /// leads there; and what hangs on them, dots of Action Points, covers no name.
    void tokensByTheDozen() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        QStringList covering;
        for (const std::size_t count : {1U, 2U, 3U, 4U, 5U}) {
            MapView view;
            view.resize(1300, 900);
            showNames(view, bundledMap(name.toStdString()));
            changeFaces(view, [count](ProvinceId, ProvinceFace& face) {
                TokenGroup group;
                group.owner = face.owner = theme::PlayerColour::Blue;
                group.tokens.assign(count, tokenOf(group.owner, theme::pieces::infantry));
                face.groups = {group};
            });
            showToScale(view, scale);
            for (const ProvinceId id : allProvinces(view)) {
                const StackLayout& stack = view.stack(id);
                const QString what = QStringLiteral("%1 of %2").arg(count).arg(view.face(id).name);
                QRectF body;
                for (const StackedToken& token : stack.tokens)
                    body |= token.box;
                const int province = static_cast<int>(index(id));
                const bool over = liesUnder(body, lineGoal(view.scene().places->surroundings(province)));
                const double share = view.labels().ground(province).under(body).own;
                QVERIFY2(share >= (over ? 0.2 : 0.5) || stackLineEnd(view, id), qPrintable(what));
                if (!stack.merged.empty()) continue;
                const QRectF hangs(body.left(), body.bottom(), body.width(), stack.side / 3);
                for (const LabelPlace& place : view.labels().places())
                    if (place.name.adjusted(1, 2, -1, -2).intersects(hangs)) covering << what;
            }
        }
        // smaller than a game opens
        QVERIFY2(covering.size() <= (scale < 0.45 ? 2 : 0), qPrintable(covering.join(QStringLiteral("; "))));
    }

    void numbersOfPilesCanBeRead_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.2, 0.25, 0.3, 0.42})
            QTest::addRow("%d", static_cast<int>(scale * 100)) << scale;
    }
    /// Of many units in as many places as can be, on a small map: on their mat, beside the pile.
    void numbersOfPilesCanBeRead() {
        QFETCH(double, scale);
        MapView view;
        view.resize(smallView);
        showPosition(view, west());
        showToScale(view, scale);
        QFont font(theme::sansFamily());
        font.setWeight(QFont::Bold);
        font.setPixelSize(10);
        const QFontMetricsF metrics(font);
        int piles = 0;
        for (const ProvinceId id : allProvinces(view)) {
            const ProvinceFace before = view.face(id);
            crowd(view, id);
            ProvinceFace face = view.face(id);
            face.groups[0].tokens[1].look.count = 9;
            view.setFace(id, face);
            const StackLayout stack = view.stack(id);
            view.setFace(id, before);
            for (const MergedGroup& pile : stack.merged) {
                ++piles;
                const QRectF mat = pile.paintedBox();
                QVERIFY(mat.height() >= 11.9);
                QVERIFY(stack.bounds.adjusted(-0.1, -0.1, 0.1, 0.1).contains(mat));
                const double number = metrics.horizontalAdvance(QString::number(pile.count));
                QVERIFY2(mat.width() - pile.box.height() >= number, qPrintable(before.name));
            }
        }
        QVERIFY(piles > 0);
    }

    void matsDontMeet_data() {
        onBothMaps({0.2, 0.23, 0.26, 0.3, 0.36, 0.42, 0.52, 0.65, 0.76, 1.0, 1.5, 2.0, 4.0});
    }
    /// Neither those of one place nor any with others' tokens, at whatever scale.
    void matsDontMeet() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        view.resize(smallView / 2);
        showPosition(view, bundledMap(map.toStdString()));
        view.setScale(scale);
        int sameProvince = 0;
        int beside = 0;
        for (const ProvinceId id : allProvinces(view)) {
            const ProvinceFace before = view.face(id);
            crowd(view, id);
            const std::vector<MergedGroup> piles = view.stack(id).merged;
            for (std::size_t i = 0; i < piles.size(); ++i) {
                const QRectF mat = piles[i].paintedBox();
                QVERIFY(!mat.isEmpty());
                for (std::size_t k = i + 1; k < piles.size(); ++k, ++sameProvince)
                    QVERIFY2(!mat.intersects(piles[k].paintedBox()), qPrintable(before.name));
                for (const ProvinceId other : allProvinces(view)) {
                    if (other == id) continue;
                    const QString what = before.name + QStringLiteral(" on ") + view.face(other).name;
                    for (const StackedToken& token : view.stack(other).tokens) {
                        QVERIFY2(!mat.intersects(token.box), qPrintable(what));
                        ++beside;
                    }
                    for (const MergedGroup& pile : view.stack(other).merged) {
                        QVERIFY2(!mat.intersects(pile.paintedBox()), qPrintable(what));
                        ++beside;
                    }
                }
            }
            view.setFace(id, before);
        }
        // larger, nearly all have room for their tokens one by one
        QVERIFY(scale >= 1 || (sameProvince > 0 && beside > 0));
    }

    void yieldsOnAnotherLandHaveALine_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.6, 0.76, 1.0})
            QTest::addRow("%d", static_cast<int>(scale * 100)) << scale;
    }
    /// Fyn's name and token stand on its mainland: from its island, so near Sjælland's, a line leads there.
    void yieldsOnAnotherLandHaveALine() {
        QFETCH(double, scale);
        MapView view;
        view.resize(1300, 900);
        showNames(view, west());
        view.setYieldsShown(true);
        const ProvinceId fyn = west().province("fyn");
        ProvinceFace face = view.face(fyn);
        TokenGroup group;
        group.owner = face.owner = theme::PlayerColour::Red;
        group.tokens = {tokenOf(group.owner, theme::pieces::princess)};
        face.groups = {group};
        face.symbols = {theme::Icon::Food, theme::Icon::Product};
        view.setFace(fyn, face);
        showToScale(view, scale);
        const auto landAt = [&](const QPointF& seen) {
            const auto& rings = view.shapes()->picture().provinces[index(fyn)].rings;
            return std::find_if(rings.begin(), rings.end(),
                                [&](const QPolygonF& ring) {
                                    return ring.containsPoint((seen - view.toView({})) / scale,
                                                              Qt::OddEvenFill);
                                }) -
                   rings.begin();
        };
        const QRectF strip = yieldRect(view, fyn).value();
        const auto end = yieldLineEnd(view, fyn);
        const auto home = landAt(view.stack(fyn).bounds.center() + view.toView({}));
        const auto under = landAt(strip.center());
        const auto lands =
            static_cast<std::ptrdiff_t>(view.shapes()->picture().provinces[index(fyn)].rings.size());
        QVERIFY(under != home && under < lands && home < lands);
        QVERIFY(end && landAt(*end) == home);
    }

    void linesOfTokensEndOnFreeGround_data() { onBothMaps({0.3, 0.35, 0.42, 0.5, 0.56, 0.76, 1.0}); }
    /// Of their province, on the land meant, under no name and no tokens: six tokens of three owners who
    /// share one province after another.
    void linesOfTokensEndOnFreeGround() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        view.resize(smallView / 2);
        showPosition(view, bundledMap(map.toStdString()));
        showToScale(view, scale);
        QStringList hidden;
        QStringList abroad;
        QStringList astray;
        int lines = 0;
        for (const ProvinceId id : allProvinces(view)) {
            const ProvinceFace before = view.face(id);
            crowd(view, id, Crowd::shared);
            const std::optional<QPointF> end = stackLineEnd(view, id);
            const int province = static_cast<int>(index(id));
            const QPointF goal = lineGoal(view.scene().places->surroundings(province));
            const QRectF dot = end ? QRectF(*end - QPointF(4, 4), QSizeF(8, 8)) : QRectF();
            QRectF body;
            for (const StackedToken& token : view.stack(id).tokens)
                body |= token.box;
            const auto foreignOnWay = [&](const QPointF& to) {
                return view.labels().ground(province).foreignShare(lineStart(body, to), to);
            };
            if (end && foreignOnWay(*end) > foreignOnWay(goal) + 0.1) astray << view.face(id).name;
            bool under = false;
            for (const ProvinceId other : allProvinces(view))
                for (const StackedToken& token : view.stack(other).tokens)
                    under = under || (other != id && token.box.intersects(dot));
            view.setFace(id, before);
            if (!end) continue;
            ++lines;
            for (const LabelPlace& place : view.labels().places())
                under = under || (!place.hidden && place.name.intersects(dot));
            if (under) hidden << view.face(id).name;
            const int land = view.shapes()->landAt(province, *end / view.scale());
            if (land < 0 || land != view.shapes()->landAt(province, goal / view.scale()))
                abroad << view.face(id).name;
        }
        QVERIFY(lines > 0);
        const qsizetype most = scale < 0.4 ? 1 : 0; // where a province is smaller than a name there
        QVERIFY2(hidden.size() <= most, qPrintable(hidden.join(u' ')));
        QVERIFY2(abroad.isEmpty(), qPrintable(abroad.join(u' ')));
        QVERIFY2(astray.size() <= most, qPrintable(astray.join(u' ')));
    }

    /// What is outlined is told apart without its colour: through, dashed, and neither leaves its own ground.
    void linesLieWithinTheirProvince() {
        QPainterPath left;
        left.addRect(20, 20, 60, 60);
        QPainterPath right;
        right.addRect(80, 20, 60, 60);
        const auto painted = [](const QPainterPath& outline, Highlight highlight, double scale) {
            QImage image(160, 100, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintHighlightWithin(painter, outline, highlight, theme::Tone::Light, scale);
            return image;
        };
        for (const Highlight highlight : {Highlight::Legal, Highlight::LegalBattle, Highlight::Selected}) {
            const QImage fine = painted(left, highlight, 0.5);
            const QImage full = painted(left, highlight, 1);
            int inFine = 0;
            int inFull = 0;
            for (int y = 0; y < 100; ++y)
                for (int x = 0; x < 160; ++x) {
                    const bool within = x >= 20 && x < 80 && y >= 20 && y < 80;
                    QVERIFY(within || qAlpha(fine.pixel(x, y)) == 0);
                    QVERIFY(within || qAlpha(full.pixel(x, y)) == 0);
                    inFine += qAlpha(fine.pixel(x, y)) > 0;
                    inFull += qAlpha(full.pixel(x, y)) > 0;
                }
            QVERIFY(inFine > 0 && inFine < inFull);
        }
        // along the edge itself the one is drawn through, the other one has gaps
        const auto colours = [&](Highlight highlight) {
            const QImage image = painted(right, highlight, 0.5);
            std::set<QRgb> seen;
            for (int x = 90; x < 130; ++x)
                seen.insert(image.pixel(x, 21));
            return seen.size();
        };
        QCOMPARE(colours(Highlight::Legal), std::size_t{1});
        QVERIFY(colours(Highlight::LegalBattle) > 1);
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::CrowdTest, look)

#include "crowd_test.moc"
