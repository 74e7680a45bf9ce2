// Where the sides of a battle stand: everybody looks for them in its province.
#include "app/map/map_view.h"
#include "tests/app/map/bundled.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <utility>
#include <vector>

namespace marches::appmap {

namespace {

constexpr double mostForeign = 0.46; // share over others' ground
constexpr double roomThere = 0.62;   // share of the sides over their province where there is room for them

MapToken tokenOf(std::optional<theme::PlayerColour> owner, theme::TokenPiece kind, int count = 1) {
    MapToken token;
    token.look.owner = owner;
    token.look.piece = kind;
    token.look.count = count;
    return token;
}

TokenGroup barbarians(int armies = 1) {
    TokenGroup group;
    for (int army = 0; army < armies; ++army)
        group.tokens.push_back(tokenOf({}, theme::pieces::barbarianArmy, 2));
    return group;
}

TokenGroup attackers(int armies) {
    TokenGroup group;
    group.owner = theme::PlayerColour::Green;
    group.attacking = true;
    for (int army = 0; army < armies; ++army) {
        group.tokens.push_back(tokenOf(group.owner, theme::pieces::infantry));
        group.tokens.back().look.actionPoints = theme::ActionPointLamps{3, 1};
    }
    return group;
}

/// Barbarians and strips of yields everywhere.
void showBarbarians(MapView& view, const QString& map, double scale) {
    showYields(view, map, scale, Standing::names);
    changeFaces(view, [](ProvinceId, ProvinceFace& face) { face.groups = {barbarians()}; });
}

QRectF bodyOf(const StackLayout& stack) {
    QRectF body;
    for (const StackedToken& token : stack.tokens)
        body |= token.box;
    for (const StackMat& mat : stack.mats)
        body |= mat.box;
    for (const MergedGroup& merged : stack.merged)
        body |= merged.paintedBox();
    return body;
}

/// Shares of a box over a province, and over others.
struct Ground {
    double own = 0;
    double foreign = 0;
};

Ground groundOf(const MapView& view, ProvinceId id, const QRectF& box) {
    constexpr int samples = 12;
    Ground ground;
    for (int y = 0; y < samples; ++y)
        for (int x = 0; x < samples; ++x) {
            const QPointF at(box.left() + (x + 0.5) * box.width() / samples,
                             box.top() + (y + 0.5) * box.height() / samples);
            const int here = view.shapes()->grid().provinceAt(at / view.scale());
            if (here == static_cast<int>(index(id)))
                ground.own += 1.0 / (samples * samples);
            else if (here >= 0)
                ground.foreign += 1.0 / (samples * samples);
        }
    return ground;
}

/// Names and tokens of others that a box meets.
QStringList coveredBy(const MapView& view, ProvinceId id, const QRectF& body) {
    QStringList covered;
    for (const ProvinceId other : allProvinces(view)) {
        if (other == id) continue;
        const LabelPlace& place = view.labels().places()[index(other)];
        if ((!place.hidden && place.name.intersects(body)) || place.marks.intersects(body))
            covered << QStringLiteral("name of ") + view.face(other).name;
        if (bodyOf(view.stack(other)).intersects(body))
            covered << QStringLiteral("tokens of ") + view.face(other).name;
    }
    return covered;
}

/// Whether a box of this size finds a place mostly over the province and off what is others'.
bool hasRoom(const MapView& view, ProvinceId id, const QSizeF& size) {
    const QRectF bounds = view.shapes()->bounds(static_cast<int>(index(id)));
    const double scale = view.scale();
    for (double y = bounds.top() * scale; y < bounds.bottom() * scale; y += 6)
        for (double x = bounds.left() * scale; x < bounds.right() * scale; x += 6) {
            const QRectF box(QPointF(x - size.width() / 2, y - size.height() / 2), size);
            if (groundOf(view, id, box).own >= roomThere && coveredBy(view, id, box).isEmpty()) return true;
        }
    return false;
}

/// How a battle of these sides stands in one province after another.
struct Seen {
    QStringList away;    ///< not in their province though they have room there
    QStringList covered; ///< names and tokens of others
    int lines = 0;       ///< lead to them from their province
    int words = 0;       ///< names of their own that they lie over
};

Seen eachBattle(MapView& view, const std::vector<TokenGroup>& sides) {
    Seen seen;
    for (const ProvinceId id : allProvinces(view)) {
        ProvinceFace face = view.face(id);
        const std::vector<TokenGroup> before = std::exchange(face.groups, sides);
        view.setFace(id, face);
        const QRectF body = bodyOf(view.stack(id));
        const bool line = stackLineEnd(view, id).has_value();
        seen.lines += line ? 1 : 0;
        seen.words += view.labels().places()[index(id)].words.intersects(body) ? 1 : 0;
        for (const QString& what : coveredBy(view, id, body))
            seen.covered << QStringLiteral("%1: %2.").arg(face.name, what);
        const Ground ground = groundOf(view, id, body);
        if (!line && ground.foreign > mostForeign)
            seen.covered << face.name + QStringLiteral(": others' ground.");
        if ((line || ground.own < ground.foreign) && hasRoom(view, id, body.size()))
            seen.away << QStringLiteral("%1 (%2 %)").arg(face.name).arg(qRound(100 * ground.own));
        face.groups = before;
        view.setFace(id, face);
    }
    return seen;
}

class BattlesTest : public QObject {
    Q_OBJECT

private slots:
    void aBattleIsSeenInItsProvince_data() { onBothMaps({0.5, 0.66, 0.69, 0.76, 1.0}); }
    /// Wherever it has room there at all, be it over the name of the province or a bit over a border; a
    /// larger one as well. Never over names and tokens of others.
    void aBattleIsSeenInItsProvince() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showBarbarians(view, map, scale);
        for (const int armies : {1, 2, 3}) {
            const Seen seen = eachBattle(view, {barbarians(armies), attackers(armies)});
            QVERIFY2(seen.away.isEmpty(), qPrintable(seen.away.join(u' ')));
            QVERIFY2(seen.covered.isEmpty(), qPrintable(seen.covered.join(u' ')));
            QVERIFY2(seen.lines <= (armies > 2 ? 2 : 0), qPrintable(QString::number(seen.lines)));
            // small provinces are hidden by what happens there; most names can be read all the time
            QVERIFY2(seen.words <= view.provinceCount() / (armies > 1 ? 4 : 7),
                     qPrintable(QString::number(seen.words)));
        }
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::BattlesTest, look)

#include "battles_test.moc"
