// Where all stands on a map, and what a change of a face moves; without a view.
#include "app/map/places.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/run.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <vector>

namespace marches::appmap {

namespace {

TokenGroup armies(theme::PlayerColour owner, std::size_t count, bool attacking = false) {
    TokenGroup group;
    group.owner = owner;
    group.attacking = attacking;
    group.tokens.resize(count);
    for (MapToken& token : group.tokens)
        token.look.owner = owner;
    return group;
}

/// Western Europe with names and yields, nobody's.
class Table {
public:
    explicit Table(double scale = 0.8) : shapes_(west().picture) {
        MapView view;
        showYields(view, QStringLiteral("western-europe"), scale, Standing::names);
        faces = view.faces();
        places = std::make_unique<Places>(shapes_, faces, theme::Theme{}, true);
        places->setScale(scale);
        begin();
        (void)places->work(Budget());
    }
    void begin() {
        std::vector<int> all(faces.size());
        std::iota(all.begin(), all.end(), 0);
        places->begin(all, QRectF(0, 0, 1e6, 1e6));
    }
    void set(int province, const std::vector<TokenGroup>& groups) {
        if (!standAlike(faces[static_cast<std::size_t>(province)].groups, groups)) places->keep();
        const ProvinceFace old = faces[static_cast<std::size_t>(province)];
        faces[static_cast<std::size_t>(province)].groups = groups;
        places->follow(province, old);
    }
    [[nodiscard]] QRectF body(int province) const { return places->stack(province).body; }

    std::vector<ProvinceFace> faces;
    std::unique_ptr<Places> places;

private:
    Shapes shapes_;
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
        const Table whole;
        Table pieces;
        pieces.places->setScale(0.8); // forgets all but names
        pieces.begin();
        int rounds = 0;
        while (!pieces.places->work(Budget(std::chrono::milliseconds(0)))) {
            QVERIFY(pieces.places->laying());
            QVERIFY(pieces.places->around().isNull());
            ++rounds;
        }
        QVERIFY2(rounds > 100, qPrintable(QString::number(rounds)));
        for (int i = 0; i < static_cast<int>(whole.faces.size()); ++i) {
            QCOMPARE(pieces.places->box(i), whole.places->box(i));
            QCOMPARE(pieces.places->strip(i)->box, whole.places->strip(i)->box);
        }
    }

    /// What a motion shows again stands where it stood; what has never stood keeps off the others.
    void stacksAreFoundWhereTheyStood() {
        Table table;
        const int artois = number("artois");
        const auto one = std::vector{armies(theme::PlayerColour::Blue, 1)};
        const auto five = std::vector{armies(theme::PlayerColour::Blue, 5)};
        table.set(artois, one);
        const StackLayout stood = table.places->stack(artois).layout;
        table.set(artois, five);
        const BoxIndex& all = table.places->standing();
        QCOMPARE(table.places->stackOf(artois, one, all).bounds, stood.bounds);
        QCOMPARE(table.places->stackOf(artois, five, all).bounds, table.places->stack(artois).layout.bounds);
        QVERIFY(table.places->stackOf(artois, five, all).bounds != stood.bounds);
    }

    void aStackCanBeLookedAway() {
        Table table;
        const int artois = number("artois");
        table.set(artois, {armies(theme::PlayerColour::Blue, 3)});
        const auto stacks = [&](const BoxIndex& standing) {
            int found = 0;
            standing.each(table.body(artois), [&](const BoxIndex::Entry& entry) {
                using Kind = BoxIndex::Kind;
                found += entry.kind == Kind::Stack || entry.kind == Kind::Body ? 1 : 0;
            });
            return found;
        };
        QCOMPARE(stacks(table.places->standing()), 2);
        QCOMPARE(stacks(table.places->standingWithout(std::array{west().province("artois")})), 0);
        QCOMPARE(stacks(table.places->standing()), 2);
    }

    /// Who takes a step back finds all as he has seen it, also what had to give way meanwhile.
    void facesThatWereSeenStandAsTheyStood() {
        Table table;
        const int artois = number("artois");
        const auto one = std::vector{armies(theme::PlayerColour::Blue, 1)};
        table.set(artois, one);
        table.places->markSeen();
        std::vector<QRectF> strips;
        for (int i = 0; i < static_cast<int>(table.faces.size()); ++i)
            strips.push_back(table.places->strip(i)->box);
        const QRectF body = table.body(artois);
        table.set(artois, {armies(theme::PlayerColour::Blue, 4), armies(theme::PlayerColour::Red, 4, true)});
        QVERIFY(!table.places->restore()); // never seen so
        QVERIFY(table.places->takeMoved());
        table.set(artois, one);
        QVERIFY(table.places->restore());
        QCOMPARE(table.body(artois), body);
        for (int i = 0; i < static_cast<int>(table.faces.size()); ++i)
            QCOMPARE(table.places->strip(i)->box, strips[static_cast<std::size_t>(i)]);
    }

    /// Whoever keeps what he worked out from places learns of every change, and of none where there is none.
    void changesAreCounted() {
        Table table;
        (void)table.places->strip(0);
        std::uint64_t last = table.places->changes();
        const auto changed = [&] {
            const std::uint64_t before = std::exchange(last, table.places->changes());
            return before != last;
        };
        for (int i = 0; i < static_cast<int>(table.faces.size()); ++i)
            (void)table.places->strip(i);
        (void)table.places->standingWithout(std::array{west().province("artois")});
        QVERIFY(!changed());
        table.set(number("artois"), {armies(theme::PlayerColour::Blue, 2)});
        QVERIFY(changed());
        table.places->setYieldsShown(false);
        QVERIFY(changed());
        table.places->setScale(1);
        QVERIFY(changed());
    }

    /// A name that looks for another place makes all look for theirs; an owner's colour does not.
    void aNewNameForgetsAll() {
        Table table;
        const int artois = number("artois");
        ProvinceFace old = table.faces[static_cast<std::size_t>(artois)];
        table.faces[static_cast<std::size_t>(artois)].owner = theme::PlayerColour::Red;
        table.places->follow(artois, old);
        QVERIFY(table.places->has(artois));
        old = table.faces[static_cast<std::size_t>(artois)];
        table.faces[static_cast<std::size_t>(artois)].name = QStringLiteral("Arras and all around it");
        table.places->follow(artois, old);
        QVERIFY(!table.places->has(artois));
        QVERIFY(!table.places->has(number("bayern")));
        QVERIFY(table.places->around().isNull());
    }
};

} // namespace marches::appmap

int main(int argc, char** argv) {
    return marches::appmap::runTest<marches::appmap::PlacesTest>(argc, argv);
}

#include "places_test.moc"
