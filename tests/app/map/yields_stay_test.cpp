// Strips of yields while tokens come and go: neither makes the other jump.
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <QLineF>

#include <algorithm>

namespace marches::appmap {

namespace {

std::vector<QRectF> strips(const MapView& view) {
    std::vector<QRectF> found;
    for (const ProvinceId id : allProvinces(view))
        found.push_back(yieldRect(view, id).value_or(QRectF()));
    return found;
}

class YieldsStayTest : public QObject {
    Q_OBJECT

private slots:
    void yieldsStayWhenTokensCome_data() { atAllScales(); }
    /// Wherever an army is raised or a stack grows; and the tokens keep off them.
    void yieldsStayWhenTokensCome() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale, Standing::names);
        const std::vector<QRectF> before = strips(view);
        const auto none = std::count(before.begin(), before.end(), QRectF());
        QVERIFY2(none == 0, qPrintable(QString::number(none)));
        int jumps = 0;
        int strayed = 0; // when all tokens have left
        for (const std::size_t armies : {std::size_t{1}, std::size_t{2}, std::size_t{0}}) {
            changeFaces(view, [armies](ProvinceId, ProvinceFace& face) {
                TokenGroup group;
                group.owner = face.owner = theme::PlayerColour::Blue;
                MapToken army;
                army.look.owner = group.owner;
                group.tokens.assign(armies, army);
                face.groups.clear();
                if (armies == 0) return;
                group.tokens.back().look.damage = 1;
                face.groups = {group};
            });
            const std::vector<QRectF> after = strips(view);
            for (const ProvinceId id : allProvinces(view)) {
                const QString& what = view.face(id).name;
                const bool stays = after[index(id)] == before[index(id)];
                QVERIFY2(stays || armies > 1 || scale < 0.7, qPrintable(what));
                (armies > 0 ? jumps : strayed) += stays ? 0 : 1;
                for (const StackedToken& token : view.stack(id).tokens)
                    for (const QRectF& strip : after)
                        QVERIFY2(!token.box.translated(view.toView({})).intersects(strip), qPrintable(what));
            }
        }
        QVERIFY2(jumps <= (scale < 0.7 ? 3 : 0), qPrintable(QString::number(jumps)));
        QVERIFY2(strayed <= (scale < 0.7 ? 2 : 0), qPrintable(QString::number(strayed)));
    }

    void yieldsDriveNoTokensAway_data() { atAllScales(); }
    /// Where a battle comes up both sides stand in their province wherever they would on a map without
    /// strips.
    void yieldsDriveNoTokensAway() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        MapView bare;
        showYields(view, map, scale, Standing::names);
        showAt(bare, map, scale, Standing::names);
        (void)strips(view);
        std::vector<TokenGroup> sides(2);
        sides[1].owner = theme::PlayerColour::Blue;
        for (TokenGroup& side : sides) {
            MapToken army;
            army.look.owner = side.owner;
            side.tokens.push_back(army);
        }
        const auto away = [&](MapView& on, ProvinceId id) { // px from the province's middle
            ProvinceFace face = on.face(id);
            face.groups = sides;
            on.setFace(id, face);
            const QPointF middle = on.shapes()->grid().pole(static_cast<int>(index(id))).point * scale;
            const double far = QLineF(on.stack(id).bounds.center(), middle).length();
            face.groups.clear();
            on.setFace(id, face);
            return far;
        };
        for (const ProvinceId id : allProvinces(view)) {
            const double beside = away(view, id);
            const double alone = away(bare, id);
            QVERIFY2(beside <= alone + 1,
                     qPrintable(
                         QStringLiteral("%1: %2 px, not %3").arg(view.face(id).name).arg(beside).arg(alone)));
        }
    }

    void yieldsComeBackWhenTokensLeave_data() { atAllScales(); }
    /// Also those that gave way and those for which there was no room meanwhile.
    void yieldsComeBackWhenTokensLeave() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        for (const std::size_t every : {std::size_t{1}, std::size_t{2}}) {
            MapView view;
            showYields(view, map, scale);
            changeFaces(view, [every](ProvinceId id, ProvinceFace& face) {
                if (index(id) % every == 0) face.groups.clear();
            });
            const std::vector<QRectF> fresh = strips(view);
            for (const ProvinceId id : allProvinces(view)) {
                const ProvinceFace face = view.face(id);
                if (!face.groups.empty()) continue;
                crowd(view, id);
                (void)strips(view);
                view.setFace(id, face);
                QVERIFY2(strips(view) == fresh, qPrintable(face.name));
            }
        }
    }

    void whatHasBeenSeenStandsWhereItStood_data() { atAllScales(); }
    /// A march that is taken back, and taken after all, province by province in one order.
    void whatHasBeenSeenStandsWhereItStood() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale);
        const auto seen = [&view] {
            (void)view.grab();
            std::vector<QRectF> places = strips(view);
            for (const ProvinceId id : allProvinces(view)) {
                places.push_back(view.stack(id).bounds);
                for (const QRectF& badge : badgeRects(view, id))
                    places.push_back(badge);
            }
            return places;
        };
        const std::vector<ProvinceId> all = allProvinces(view);
        for (std::size_t i = 0; i + 1 < all.size(); i += 7) {
            const std::vector<QRectF> before = seen();
            const ProvinceFace from = view.face(all[i]);
            const ProvinceFace into = view.face(all[i + 1]);
            ProvinceFace left = from;
            left.groups.clear();
            view.setFace(all[i], left);
            crowd(view, all[i + 1]);
            const ProvinceFace crowded = view.face(all[i + 1]);
            const std::vector<QRectF> after = seen();
            view.setFace(all[i], from);
            view.setFace(all[i + 1], into);
            QVERIFY2(seen() == before, qPrintable(into.name));
            view.setFace(all[i], left);
            view.setFace(all[i + 1], crowded);
            QVERIFY2(seen() == after, qPrintable(into.name));
        }
    }

    /// Looking back nothing can be moved, and nothing is chosen; words change.
    void whatATokenSaysMovesNothing() {
        MapView view;
        showYields(view, QStringLiteral("western-europe"), 0.76);
        const auto seen = [&view] {
            (void)view.grab();
            std::vector<QRectF> places = strips(view);
            for (const ProvinceId id : allProvinces(view))
                places.push_back(view.stack(id).bounds);
            return places;
        };
        const auto say = [](ProvinceFace face, bool chosen) {
            for (TokenGroup& group : face.groups)
                for (MapToken& token : group.tokens) {
                    token.movable = token.look.selected = chosen;
                    token.text = chosen ? QStringLiteral("chosen") : QString();
                }
            return face;
        };
        const std::vector<ProvinceId> all = allProvinces(view);
        for (std::size_t i = 0; i + 1 < all.size(); i += 7) {
            const std::vector<QRectF> before = seen();
            const ProvinceFace from = view.face(all[i]);
            const ProvinceFace into = view.face(all[i + 1]);
            ProvinceFace left = from;
            left.groups.clear();
            view.setFace(all[i], left);
            crowd(view, all[i + 1]);
            (void)seen();
            view.setFace(all[i], say(from, true));
            view.setFace(all[i + 1], say(into, true));
            QVERIFY2(seen() == before, qPrintable(into.name));
            for (int click = 0; click < 40; ++click) { // more than there are places kept
                view.setFace(all[i], say(from, click % 2 == 0));
                if (click % 8 == 0) QVERIFY2(seen() == before, qPrintable(into.name));
            }
        }
    }

    void aBattleMovesNoStrip_data() { atAllScales(); }
    /// What its sides lie over is not seen meanwhile, and stands where it stood when the attackers are gone.
    void aBattleMovesNoStrip() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale, Standing::names);
        const auto side = [](theme::PlayerColour owner, bool attacking) {
            TokenGroup group;
            group.owner = owner;
            group.attacking = attacking;
            MapToken army;
            army.look.owner = owner;
            group.tokens.push_back(army);
            return group;
        };
        const TokenGroup holder = side(theme::PlayerColour::Blue, false);
        changeFaces(view, [&](ProvinceId, ProvinceFace& face) {
            face.owner = theme::PlayerColour::Blue;
            face.groups = {holder};
        });
        const std::vector<QRectF> before = strips(view);
        for (const ProvinceId id : allProvinces(view)) {
            ProvinceFace face = view.face(id);
            face.groups = {holder, side(theme::PlayerColour::Red, true)};
            view.setFace(id, face);
            const std::vector<QRectF> during = strips(view);
            for (const ProvinceId other : allProvinces(view))
                QVERIFY2(during[index(other)].isEmpty() || during[index(other)] == before[index(other)],
                         qPrintable(face.name + QStringLiteral(" moves ") + view.face(other).name));
            face.groups = {holder};
            view.setFace(id, face);
            QVERIFY2(strips(view) == before, qPrintable(face.name));
        }
    }

    void afterABattleTheWinnerHasThePlaceOfTheTokensBefore_data() { atAllScales(); }
    /// Whatever strip came to stand there when both sides needed other room.
    void afterABattleTheWinnerHasThePlaceOfTheTokensBefore() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        showYields(view, map, scale, Standing::names);
        const auto holds = [](std::initializer_list<std::optional<theme::PlayerColour>> owners) {
            std::vector<TokenGroup> groups;
            for (const auto owner : owners) {
                MapToken army;
                army.look.owner = owner;
                groups.push_back({});
                groups.back().owner = owner;
                groups.back().tokens = {army};
            }
            return groups;
        };
        changeFaces(view, [&](ProvinceId, ProvinceFace& face) { face.groups = holds({std::nullopt}); });
        QStringList elsewhere;
        for (const ProvinceId id : allProvinces(view)) {
            const auto seen = [&] {
                (void)strips(view);
                return view.stack(id).bounds;
            };
            const QRectF before = seen();
            ProvinceFace face = view.face(id);
            face.groups = holds({std::nullopt, theme::PlayerColour::Red});
            view.setFace(id, face);
            (void)seen();
            face.groups = holds({theme::PlayerColour::Red});
            view.setFace(id, face);
            if (seen() != before) elsewhere << face.name;
        }
        // small: where neighbours' strips took the room
        QVERIFY2(elsewhere.size() <= (scale < 0.7 ? 2 : 0), qPrintable(elsewhere.join(u' ')));
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::YieldsStayTest, look)

#include "yields_stay_test.moc"
