// Where all stands on a map, and what a change of a face moves; without a view.
#include "app/map/places.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::appmap {

namespace {

using theme::PlayerColour;

TokenGroup armies(PlayerColour owner, std::size_t count, bool attacking = false) {
    TokenGroup group;
    group.owner = owner;
    group.attacking = attacking;
    group.tokens.resize(count);
    for (MapToken& token : group.tokens)
        token.look.owner = owner;
    return group;
}

/// Western Europe with names and yields: nobody's and laid out, or with the armies of an invented position.
class Table {
public:
    enum class Laid { out, notYet };
    explicit Table(Standing standing = Standing::names, Laid laid = Laid::out) : shapes_(west().picture) {
        MapView view;
        showYields(view, QStringLiteral("western-europe"), scale, standing);
        faces_ = view.faces();
        places = std::make_unique<Places>(shapes_, faces_, theme::Theme{}, true);
        places->setScale(scale);
        std::vector<int> all(faces_.size());
        std::iota(all.begin(), all.end(), 0);
        places->begin(all, QRectF(0, 0, 1e6, 1e6));
        if (laid == Laid::out) (void)places->work(Budget());
    }

    [[nodiscard]] int count() const { return static_cast<int>(faces_.size()); }
    template <class Change>
    void change(int province, Change change) {
        ProvinceFace& face = faces_[static_cast<std::size_t>(province)];
        const ProvinceFace old = face;
        ProvinceFace now = face;
        change(now);
        if (!standAlike(old, now)) places->keep();
        face = now;
        places->follow(province, old);
    }
    void put(int province, const std::vector<TokenGroup>& groups) {
        change(province, [&groups](ProvinceFace& face) { face.groups = groups; });
    }
    [[nodiscard]] QRectF body(int province) const { return places->stack(province).body; }
    /// By province.
    [[nodiscard]] std::vector<QRectF> strips() const {
        std::vector<QRectF> all;
        for (int i = 0; i < count(); ++i)
            all.push_back(places->strip(i)->box);
        return all;
    }

private:
    static constexpr double scale = 0.8;
    Shapes shapes_;
    std::vector<ProvinceFace> faces_;

public:
    std::unique_ptr<Places> places;
};

int number(std::string_view province) {
    return static_cast<int>(index(west().province(province)));
}

} // namespace

class PlacesTest : public QObject {
    Q_OBJECT

private slots:
    /// In pieces of no time at all as in one: same places, and nothing is said to stand before it does.
    void piecesOfWorkChangeNothing() {
        const Table whole(Standing::position);
        const Table pieces(Standing::position, Table::Laid::notYet);
        int rounds = 0;
        while (!pieces.places->work(Budget(std::chrono::milliseconds(0)))) {
            QVERIFY(pieces.places->laying());
            QVERIFY(pieces.places->around().isNull());
            ++rounds;
        }
        QVERIFY2(rounds > 3 * whole.count(), qPrintable(QString::number(rounds))); // names, stacks, strips
        int tokens = 0;
        for (int i = 0; i < whole.count(); ++i) {
            QCOMPARE(pieces.places->label(i).name, whole.places->label(i).name);
            QCOMPARE(pieces.body(i), whole.body(i));
            QCOMPARE(pieces.places->badges(i), whole.places->badges(i));
            QCOMPARE(pieces.places->box(i), whole.places->box(i));
            tokens += whole.body(i).isEmpty() ? 0 : 1;
        }
        QVERIFY(tokens > 5);
        QCOMPARE(pieces.strips(), whole.strips());
    }

    /// What a motion shows again stands where it stood, whatever stands there now; what has never stood
    /// keeps off it.
    void stacksAreFoundWhereTheyStood() {
        Table table;
        const int artois = number("artois");
        const std::vector one{armies(PlayerColour::Blue, 1)};
        const std::vector two{armies(PlayerColour::Blue, 2)};
        const std::vector five{armies(PlayerColour::Blue, 5)};
        table.put(artois, one);
        const QRectF stood = table.places->stack(artois).layout.bounds;
        table.put(artois, five);
        const BoxIndex others = table.places->standingWithout(std::array{west().province("artois")});
        const auto placed = [&](const std::vector<TokenGroup>& groups, const BoxIndex& among) {
            return table.places->stackFor(artois, groups, among).bounds;
        };
        const QRectF free = placed(two, others);
        BoxIndex taken = others;
        for (const QRectF& box : {stood, free, table.places->stack(artois).layout.bounds}) {
            taken.add(BoxIndex::Kind::Stack, number("calais"), box);
            taken.add(BoxIndex::Kind::Body, number("calais"), box);
        }
        QCOMPARE(placed(one, taken), stood);
        QCOMPARE(placed(five, taken), table.places->stack(artois).layout.bounds);
        QVERIFY(!placed(two, taken).intersects(free));
    }

    void aStackCanBeLookedAway() {
        Table table;
        const int artois = number("artois");
        table.put(artois, {armies(PlayerColour::Blue, 3)});
        const auto stacks = [&](const BoxIndex& standing) {
            int found = 0;
            standing.each(table.body(artois), [&found](const BoxIndex::Entry& entry) {
                using Kind = BoxIndex::Kind;
                found += entry.kind == Kind::Stack || entry.kind == Kind::Body ? 1 : 0;
            });
            return found;
        };
        QCOMPARE(stacks(table.places->surroundings(artois).standing), 2);
        QCOMPARE(stacks(table.places->standingWithout(std::array{west().province("artois")})), 0);
        QCOMPARE(stacks(table.places->surroundings(artois).standing), 2);
    }

    /// After a step back all stands as it was seen, also what would not find its way back by itself.
    void facesThatWereSeenStandAsTheyStood() {
        const std::vector battle{armies(PlayerColour::Green, 4), armies(PlayerColour::Red, 4, true)};
        const std::vector one{armies(PlayerColour::Green, 1)};
        Table table;
        for (int i = 0; i < table.count(); ++i)
            table.put(i, one);
        const std::vector<QRectF> strips = table.strips();
        int moved = 0;
        int strayed = 0;
        for (int i = 0; i < table.count(); ++i) {
            table.places->markSeen();
            (void)table.places->takeMoved();
            const QRectF body = table.body(i);
            table.put(i, battle);
            QVERIFY(!table.places->restore()); // never seen so
            const bool moves = table.strips() != strips;
            QCOMPARE(table.places->takeMoved(), moves);
            moved += moves ? 1 : 0;
            table.put(i, {armies(PlayerColour::Red, 3)});
            table.put(i, one);
            strayed += table.strips() == strips && table.body(i) == body ? 0 : 1;
            QVERIFY(table.places->restore());
            QCOMPARE(table.strips(), strips);
            QCOMPARE(table.body(i), body);
        }
        QVERIFY2(moved > 5 && strayed > 0, qPrintable(QStringLiteral("%1, %2").arg(moved).arg(strayed)));
    }

    /// A caller that keeps what it worked out from places learns of every change, and of none where there is
    /// none.
    void changesAreCounted() {
        Table table;
        (void)table.strips();
        std::uint64_t last = table.places->changes();
        const auto changed = [&] {
            const std::uint64_t before = std::exchange(last, table.places->changes());
            return before != last;
        };
        (void)table.strips();
        (void)table.places->standingWithout(std::array{west().province("artois")});
        QVERIFY(!changed());
        table.put(number("artois"), {armies(PlayerColour::Blue, 2)});
        QVERIFY(changed());
        table.places->setYieldsShown(false);
        QVERIFY(changed());
        table.places->setScale(1);
        QVERIFY(changed());
        table.places->begin({}, QRectF(0, 0, 1e6, 1e6)); // names of another scale come to the front
        QVERIFY(changed());
    }

    /// A name that looks for another place makes all look for theirs; an owner's colour does not.
    void aNewNameForgetsAll() {
        Table table;
        const int artois = number("artois");
        table.change(artois, [](ProvinceFace& face) { face.owner = PlayerColour::Red; });
        QVERIFY(table.places->has(artois));
        table.change(artois,
                     [](ProvinceFace& face) { face.name = QStringLiteral("Arras and all around it"); });
        QVERIFY(!table.places->has(artois));
        QVERIFY(!table.places->has(number("bayern")));
        QVERIFY(table.places->around().isNull());
    }

    /// What a province yields stands where it stood before, as far as it has room: its stack keeps off it.
    void aStackKeepsOffANewStrip() {
        Table table;
        const int artois = number("artois");
        table.change(artois, [](ProvinceFace& face) {
            face.worth = 9;
            face.groups = {armies(PlayerColour::Blue, 1)};
        });
        const QRectF strip = table.strips()[static_cast<std::size_t>(artois)];
        QVERIFY(!strip.isEmpty());
        QVERIFY(!table.body(artois).intersects(strip));
        QVERIFY(table.places->takeMoved());
    }
};

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::PlacesTest, look)

#include "places_test.moc"
