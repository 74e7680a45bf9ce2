// Where names and stacks of tokens stand.
#include "app/map/label_layout.h"
#include "app/map/stack_layout.h"
#include "app/map/stack_placing.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/run.h"

#include <algorithm>
#include <map>

namespace marches::appmap {

namespace {

using theme::PlayerColour;
using theme::TokenKind;

TokenGroup group(std::optional<PlayerColour> owner, int tokens, bool attacking = false) {
    TokenGroup result;
    result.owner = owner;
    result.attacking = attacking;
    for (int i = 0; i < tokens; ++i) {
        MapToken token;
        token.look.kind = i == 0 ? TokenKind::Fort : TokenKind::Archer;
        token.look.owner = owner;
        token.look.damage = i; // all different
        result.tokens.push_back(token);
    }
    return result;
}

/// Six tokens of three owners.
std::vector<TokenGroup> crowd() {
    return {group(PlayerColour::Green, 2), group(PlayerColour::Purple, 1), group(PlayerColour::Red, 3, true)};
}

const BundledMap& bundled(const QString& name) {
    static std::map<QString, BundledMap> known;
    auto found = known.find(name);
    if (found == known.end()) found = known.emplace(name, bundledMap(name.toStdString())).first;
    return found->second;
}

QString what(const BundledMap& map, std::size_t i) {
    return QString::fromStdString(map.map().provinces()[idAt<ProvinceId>(i)].id);
}

/// Names as long and accented as the pseudo-language makes them.
QString stretched(const QString& name) {
    QString longer = name;
    while (longer.size() * 10 < name.size() * 14)
        longer += u'ä';
    return longer;
}

} // namespace

class PlacesTest : public QObject {
    Q_OBJECT

private:
    static void rows() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("longer");
        for (const char* name : {"western-europe", "eastern-europe"})
            for (const double scale : {0.5, 0.76, 1.0, 2.0})
                for (const bool longer : {false, true})
                    QTest::addRow("%s %d%s", name, static_cast<int>(scale * 100), longer ? " longer" : "")
                        << QString::fromLatin1(name) << scale << longer;
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

    void namesKeepApart_data() { rows(); }
    void namesKeepApart() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        QFETCH(bool, longer);
        const BundledMap& map = bundled(name);
        MapView view;
        view.resize(1200, 800);
        showNames(view, map);
        if (longer)
            for (int i = 0; i < view.provinceCount(); ++i) {
                const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
                ProvinceFace face = view.face(id);
                face.name = stretched(face.name);
                view.setFace(id, face);
            }
        view.setScale(scale);
        view.grab();
        const std::vector<LabelPlace>& labels = view.labels();
        QCOMPARE(labels.size(), map.picture->provinces.size());
        const QRectF sheet(QPointF(), map.picture->size * scale);
        const auto hidden =
            std::count_if(labels.begin(), labels.end(), [](const LabelPlace& p) { return p.hidden; });
        QVERIFY2(hidden <= (scale >= 0.76 ? 0 : longer ? 3 : 1), qPrintable(QString::number(hidden)));
        const QRectF overHere = sheet.adjusted(-1, -1, 1, 1);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY2(overHere.contains(labels[i].name),
                     qPrintable(what(map, i) + QStringLiteral(" off the sheet")));
            for (const QRectF& box : {labels[i].name, labels[i].tokens})
                for (std::size_t j = 0; j < labels.size(); ++j) {
                    if (j == i) {
                        QVERIFY(!labels[i].name.intersects(labels[i].tokens));
                        continue;
                    }
                    QVERIFY2(!box.intersects(labels[j].name),
                             qPrintable(what(map, i) + QStringLiteral(" over the name of ") + what(map, j)));
                    QVERIFY2(
                        !box.intersects(labels[j].tokens),
                        qPrintable(what(map, i) + QStringLiteral(" over the tokens of ") + what(map, j)));
                }
            // on its own ground, or with a line to it, or beside it on nobody's
            const double foreign = [&] {
                int hits = 0;
                constexpr int samples = 24;
                for (int x = 0; x <= samples; ++x)
                    for (int y = 0; y <= 4; ++y) {
                        const QPointF p(labels[i].name.left() + labels[i].name.width() * x / samples,
                                        labels[i].name.top() + labels[i].name.height() * y / 4);
                        const int here = view.shapes()->grid().roughly(p / scale);
                        hits += here >= 0 && here != static_cast<int>(i);
                    }
                return hits / ((samples + 1) * 5.0);
            }();
            const double most = (scale >= 1 ? 0.1 : scale > 0.7 ? 0.3 : 0.45) + (longer ? 0.1 : 0);
            QVERIFY2(
                foreign <= most,
                qPrintable(QStringLiteral("%1 lies to %2 on foreign land").arg(what(map, i)).arg(foreign)));
        }
    }

    void sameInputSameLayout() {
        const BundledMap& map = bundled(QStringLiteral("western-europe"));
        const Shapes shapes(map.picture);
        std::vector<LabelRequest> requests(map.picture->provinces.size(),
                                           {QSizeF(80, 20), {}, QSizeF(31, 31)});
        requests[3].name = {};
        const auto once = layOutLabels(shapes, 0.8, requests);
        const auto twice = layOutLabels(shapes, 0.8, requests);
        for (std::size_t i = 0; i < once.size(); ++i)
            QCOMPARE(once[i].name, twice[i].name);
        QVERIFY(once[3].name.isNull());
    }

    void anchorsGoFirst() {
        MapPicture picture;
        picture.size = QSizeF(600, 600);
        picture.provinces.resize(1);
        picture.provinces[0].rings = {QPolygonF(QRectF(100, 100, 400, 400))};
        picture.neighbours.resize(1);
        const std::vector<LabelRequest> requests{{QSizeF(80, 20), {}, QSizeF(31, 31)}};
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

    void crowdsFindRoom_data() { rows(); }
    void crowdsFindRoom() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        QFETCH(bool, longer);
        if (longer) return;
        const BundledMap& map = bundled(name);
        MapView view;
        view.resize(1200, 800);
        showNames(view, map);
        view.setScale(scale);
        view.grab();
        // one crowd at a time, among ordinary names
        const std::vector<TokenGroup> groups = crowd();
        const std::vector<PlacedStack> none(view.labels().size());
        for (std::size_t i = 0; i < view.labels().size(); ++i) {
            const PlacedStack stack = placeStack(*view.shapes(), scale, view.labels(), none,
                                                 static_cast<int>(i), groups, scale < 0.65 ? 22 : 27);
            QCOMPARE(stack.layout.tokens.size(), std::size_t{6});
            QVERIFY(stack.layout.tokens.front().box.width() >= 17);
            for (std::size_t j = 0; j < view.labels().size(); ++j)
                if (scale >= 0.76)
                    QVERIFY2(!stack.body.intersects(view.labels()[j].name),
                             qPrintable(QStringLiteral("the crowd of %1 stands on the name of %2")
                                            .arg(what(map, i), what(map, j))));
            // apart from its province only with a line to it
            if (!stack.leader)
                QVERIFY2(groundUnder(*view.shapes(), scale, stack.body, static_cast<int>(i)).own > 0.15,
                         qPrintable(what(map, i)));
        }
    }

    void emptyStackTakesNoRoom() {
        const BundledMap& map = bundled(QStringLiteral("western-europe"));
        const Shapes shapes(map.picture);
        const std::vector<LabelRequest> requests(map.picture->provinces.size(),
                                                 {QSizeF(80, 20), {}, QSizeF(31, 31)});
        const auto labels = layOutLabels(shapes, 1, requests);
        const std::vector<PlacedStack> none(labels.size());
        const std::vector<TokenGroup> groups(2);
        QVERIFY(placeStack(shapes, 1, labels, none, 5, groups, 27).layout.tokens.empty());
    }
};

} // namespace marches::appmap

int main(int argc, char** argv) {
    return marches::appmap::runTest<marches::appmap::PlacesTest>(argc, argv);
}

#include "places_test.moc"
