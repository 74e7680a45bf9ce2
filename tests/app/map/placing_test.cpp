// Where names and stacks of tokens stand.
#include "app/map/labels.h"
#include "app/map/stack_layout.h"
#include "app/map/stack_painter.h"
#include "app/map/stack_placing.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/laid_labels.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QPainter>

#include <array>
#include <map>

namespace marches::appmap {

namespace {

using theme::PlayerColour;
using theme::TokenPiece;

TokenGroup group(std::optional<PlayerColour> owner, int tokens, bool attacking = false) {
    TokenGroup result;
    result.owner = owner;
    result.attacking = attacking;
    for (int i = 0; i < tokens; ++i) {
        MapToken token;
        token.look.piece = i == 0 ? theme::pieces::fort : theme::pieces::archer;
        token.look.owner = owner;
        token.look.damage = i; // all different
        result.tokens.push_back(token);
    }
    return result;
}

/// Six tokens of three owners.
std::vector<TokenGroup> crowd(bool attacked = true) {
    return {group(PlayerColour::Green, 2), group(PlayerColour::Purple, 1),
            group(PlayerColour::Red, 3, attacked)};
}

QString what(const BundledMap& map, std::size_t i) {
    return QString::fromStdString(map.map().provinces()[idAt<ProvinceId>(i)].id);
}

} // namespace

class PlacingTest : public QObject {
    Q_OBJECT

private:
    static void rows() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("scale");
        for (const char* name : {"western-europe", "eastern-europe"})
            for (const double scale : {0.5, 0.76, 1.0, 2.0})
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(scale)))
                    << QString::fromLatin1(name) << scale;
    }

private slots:
    void namesBreak() {
        QVERIFY(!brokenName(QStringLiteral("Anjou")));
        QCOMPARE(brokenName(QStringLiteral("East Anglia")).value(),
                 std::pair(QStringLiteral("East"), QStringLiteral("Anglia")));
        QCOMPARE(brokenName(QStringLiteral("Île-de-France")).value(),
                 std::pair(QStringLiteral("Île-de-"), QStringLiteral("France")));
        QVERIFY(!brokenName(QStringLiteral("Nothing-")));
    }

    void sameInputSameLayout() {
        const BundledMap& map = west();
        const Shapes shapes(map.picture);
        std::vector<LabelRequest> requests(map.picture->provinces.size(),
                                           {{{QSizeF(80, 20)}}, QSizeF(31, 31)});
        requests[3] = {};
        const auto once = layOutLabels(shapes, 0.8, requests);
        const auto twice = layOutLabels(shapes, 0.8, requests);
        for (std::size_t i = 0; i < once.size(); ++i)
            QCOMPARE(once[i].name, twice[i].name);
        QVERIFY(once[3].name.isNull());
    }

    void whatStandsStays() {
        const BundledMap& map = west();
        const Shapes shapes(map.picture);
        const auto request = [](int) { return LabelRequest{{{QSizeF(80, 20)}}, QSizeF(31, 31)}; };
        LabelLayout labels(shapes, 1);
        addLabels(labels, std::array{4, 7}, request);
        const QRectF before = labels.places()[7].name;
        QVERIFY(labels.has(4) && labels.has(7) && !labels.has(5));
        QVERIFY(labels.places()[5].name.isNull());
        addLabels(labels, std::array{5, 7}, request);
        QVERIFY(!labels.places()[5].name.isNull());
        QCOMPARE(labels.places()[7].name, before);
    }

    void namesWithoutRoomGoAside() {
        // a province of 20 units between two large ones, all land but a strip of sea
        MapPicture picture;
        picture.size = QSizeF(600, 400);
        picture.provinces.resize(3);
        picture.provinces[0].rings = {QPolygonF(QRectF(0, 0, 290, 300))};
        picture.provinces[1].rings = {QPolygonF(QRectF(290, 0, 20, 300))};
        picture.provinces[2].rings = {QPolygonF(QRectF(310, 0, 290, 300))};
        picture.neighbours.resize(3);
        const Shapes shapes(std::make_shared<MapPicture>(picture));
        const std::vector<LabelRequest> requests(3, {{{QSizeF(80, 20)}}, QSizeF(31, 31)});
        const LabelPlace aside = layOutLabels(shapes, 1, requests)[1];
        QVERIFY(!aside.hidden);
        QVERIFY(aside.name.top() >= 300);
        // no sea, no place
        picture.size = QSizeF(600, 300);
        const Shapes dry(std::make_shared<MapPicture>(picture));
        QVERIFY(layOutLabels(dry, 1, requests)[1].hidden);
        // but where a smaller form fits, it is taken
        std::vector<LabelRequest> two = requests;
        two[1].forms.push_back({QSizeF(14, 40), 1});
        const LabelPlace small = layOutLabels(dry, 1, two)[1];
        QVERIFY(!small.hidden);
        QCOMPARE(small.form, 1);
    }

    void anchorsGoFirst() {
        MapPicture picture;
        picture.size = QSizeF(600, 600);
        picture.provinces.resize(1);
        picture.provinces[0].rings = {QPolygonF(QRectF(100, 100, 400, 400))};
        picture.neighbours.resize(1);
        const std::vector<LabelRequest> requests{{{{QSizeF(80, 20)}}, QSizeF(31, 31)}};
        const auto places = [&] {
            const Shapes shapes(std::make_shared<MapPicture>(picture));
            return layOutLabels(shapes, 1, requests).front();
        };
        const LabelPlace free = places();
        QVERIFY(QLineF((free.name | free.tokens).center(), QPointF(300, 300)).length() < 10);
        picture.provinces[0].anchors.name = QPointF(200, 180);
        QCOMPARE(places().name.center(), QPointF(200, 180));
        // tokens in the sea, with the line the scenario asks for
        picture.provinces[0].anchors.tokens = QPointF(300, 50);
        picture.provinces[0].anchors.leader = QPointF(300, 130);
        const LabelPlace apart = places();
        QCOMPARE(apart.tokens.center(), QPointF(300, 50));
        QCOMPARE(apart.leader.value(), QPointF(300, 130));
    }

    void oneOwnerHasNoMat() {
        const std::vector<TokenGroup> groups{group(PlayerColour::Blue, 3)};
        const StackLayout stack = layOutStack(groups, {27, 9}, QPointF(100, 50), false);
        QVERIFY(stack.mats.empty());
        QCOMPARE(stack.tokens.size(), std::size_t{3});
        // 27 px with gaps of 4, centred
        QCOMPARE(stack.tokens[0].box, QRectF(100 - (3 * 27 + 2 * 4) / 2.0, 50, 27, 27));
        QCOMPARE(stack.tokens[1].box.left() - stack.tokens[0].box.right(), 4.0);
        QVERIFY(stack.bounds.contains(stack.tokens[2].box));
    }

    void attackersStandBelow() {
        const std::vector<TokenGroup> groups = crowd();
        const StackLayout stack = layOutStack(groups, {27, 9}, QPointF(0, 0), false);
        QCOMPARE(stack.mats.size(), std::size_t{3});
        QCOMPARE(stack.tokens.size(), std::size_t{6});
        std::map<int, QRectF> mats;
        for (const StackMat& mat : stack.mats)
            mats[mat.group] = mat.box;
        QCOMPARE(mats[0].top(), mats[1].top());
        QVERIFY(mats[0].right() < mats[1].left());
        QVERIFY(mats[2].top() > mats[0].bottom());
        for (const StackedToken& token : stack.tokens) {
            QVERIFY(mats[token.token.group].contains(token.box));
            QCOMPARE(stack.hit(token.box.center()), token.token);
        }
        for (std::size_t i = 0; i < stack.tokens.size(); ++i)
            for (std::size_t j = i + 1; j < stack.tokens.size(); ++j)
                QVERIFY(!stack.tokens[i].box.intersects(stack.tokens[j].box));
        QVERIFY(!stack.hit(QPointF(0, -40)));
        const StackLayout up = layOutStack(groups, {27, 9}, QPointF(0, 0), true);
        QVERIFY(up.tokens.back().box.bottom() <= 0);
    }

    void longRowsBreak() {
        const std::vector<TokenGroup> groups{group(PlayerColour::Yellow, 7)};
        const StackLayout stack = layOutStack(groups, {22, 4}, QPointF(0, 0), false);
        std::map<double, int> rows;
        for (const StackedToken& token : stack.tokens)
            ++rows[token.box.top()];
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows.begin()->second, 4);
        QCOMPARE(rows.rbegin()->second, 3);
    }

    /// In the middle between pile and edge: what hangs over the one hangs over the other.
    void numbersStayOnTheirMat() {
        for (const int count : {5, 10, 28, 44, 100}) {
            TokenGroup pieces = group(PlayerColour::Blue, 1);
            pieces.tokens.front().look.count = count;
            const std::vector<TokenGroup> groups{pieces};
            const StackLayout stack = layOutStack(groups, {40, 1, true}, QPointF(100, 10), false);
            QImage image(200, 60, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintStackWith(painter, stack, groups, theme::Theme{}, {});
            painter.end();
            const QRect mat = stack.merged.front().box.toAlignedRect();
            for (int y = 0; y < image.height(); ++y)
                for (int x = mat.right() + 1; x < image.width(); ++x)
                    QVERIFY2(qAlpha(image.pixel(x, y)) == 0, qPrintable(QString::number(count)));
        }
    }

    void crowdsFindRoom_data() { rows(); }
    void crowdsFindRoom() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        const BundledMap& map = bundledMap(name.toStdString());
        MapView view;
        view.resize(1200, 800);
        showNames(view, map);
        showToScale(view, scale);
        view.grab();
        // one crowd at a time, among ordinary names
        const LabelLayout& labels = view.labels();
        const std::vector<LabelPlace>& places = labels.places();
        const BoxIndex none;
        for (const bool attacked : {false, true})
            for (std::size_t i = 0; i < places.size(); ++i) {
                const PlacedStack stack =
                    placeStack({labels, none, static_cast<int>(i)}, crowd(attacked), scale < 0.65 ? 22 : 27);
                QCOMPARE(stack.layout.tokens.size(), std::size_t{6});
                // large enough to be pointed at: a token, or a shield with its number, which fans out then
                const bool merged = !stack.layout.merged.empty();
                QVERIFY(
                    (merged ? stack.layout.merged.front().box : stack.layout.tokens.front().box).width() >=
                    17);
                for (std::size_t j = 0; j < places.size(); ++j) // a battle may lie over its province's own
                    QVERIFY2((attacked && i == j) || !stack.body.intersects(places[j].name),
                             qPrintable(QStringLiteral("the crowd of %1 stands on the name of %2")
                                            .arg(what(map, i), what(map, j))));
                // apart from its province only with a line to it
                if (!stack.leader)
                    QVERIFY2(labels.ground(static_cast<int>(i)).under(stack.body).own > 0.15,
                             qPrintable(what(map, i)));
            }
    }

    void emptyStackTakesNoRoom() {
        const BundledMap& map = west();
        const Shapes shapes(map.picture);
        LabelLayout labels(shapes, 1);
        addLabels(labels, std::array{5}, [](int) {
            return LabelRequest{{{QSizeF(80, 20)}}, QSizeF(31, 31)};
        });
        const std::vector<TokenGroup> groups(2);
        QVERIFY(placeStack({labels, {}, 5}, groups, 27).layout.tokens.empty());
    }
};

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::PlacingTest, look)

#include "placing_test.moc"
