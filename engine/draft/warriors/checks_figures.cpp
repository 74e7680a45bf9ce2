#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/warriors/checks_parts.h"
#include "engine/warriors/scenario_reader.h"
#include "engine/warriors/units.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marches::draft {
namespace {

using namespace marches::warriors;

TreePath within(const Variant& variant, TreePath path) {
    if (!variant.id.empty()) path.insert(path.begin(), {"variants", variant.id});
    return path;
}

/// Returns the place of a value of a variant: its own, or that of the whole which it lies over.
ProblemPlace placeIn(const Reading& reading, const Variant& variant, const TreePath& path) {
    ProblemPlace place = placeOf(reading, within(variant, path));
    if (place.text.line == 0) place = placeOf(reading, path);
    place.variant = variant.id;
    return place;
}

std::string rounded(double figure) {
    return std::to_string(std::lround(figure));
}

class VariantFigures {
public:
    VariantFigures(const Reading& reading, const Variant& variant, Problems& problems)
        : reading_(reading), variant_(variant), problems_(problems),
          tree_(reading.scenario->treeOf(variant)) {
        Findings ignored; // the readers' findings are told by themselves
        NodeReader reader(ignored);
        board_ = readBoard(reader, tree_, variant);
        tables_ = readTables(reader, tree_);
        plan_ = seatPlan(*reading.scenario, variant);
    }

    void check() {
        if (!plan_.hasStart) compareSeats();
        checkThresholds();
        checkStart();
    }

private:
    void compareSeats() {
        std::vector<SeatFigures> seats;
        for (const std::string& country : plan_.countries)
            if (const auto id = board_.map.findCountry(country)) seats.push_back(seatFigures(board_, *id));
        if (seats.size() < 2) return;
        const auto meanOf = [&](double SeatFigures::*figure) {
            return std::accumulate(seats.begin(), seats.end(), 0.0,
                                   [&](double sum, const SeatFigures& seat) { return sum + seat.*figure; }) /
                   static_cast<double>(seats.size());
        };
        const double symbols = meanOf(&SeatFigures::symbols);
        const double ways = meanOf(&SeatFigures::ways);
        for (const SeatFigures& seat : seats) {
            if (seat.symbols < poorShare * symbols)
                add("seat-poor", seat.country,
                    Sentence("`{0}` has yields of {1}, the seats have {2} on average.", seat.country,
                             rounded(seat.symbols), rounded(symbols)));
            if (seat.ways < corneredShare * ways)
                add("seat-cornered", seat.country,
                    Sentence("`{0}` has {1} ways out, the seats have {2} on average.", seat.country,
                             rounded(seat.ways), rounded(ways)));
        }
    }

    void add(std::string code, const std::string& country, Sentence sentence) {
        Problem problem{ProblemLevel::warning,
                        std::move(code),
                        std::move(sentence),
                        placeIn(reading_, variant_, {"countries", country}),
                        {}};
        problem.place.view = ProblemView::countries;
        problem.place.country = country;
        problem.fixes.push_back(requestOf(Sentence("Show"), FixRequest::show));
        problem.fixes.push_back(requestOf(Sentence("Leave it"), FixRequest::setAside));
        problems_.push_back(std::move(problem));
    }

    /// One who held all land, with all Forts that stand at once, would have so many Victory Points.
    int mostPoints() const {
        int points = 0;
        int provinces = 0;
        for (const BoardProvince& province : board_.provinces)
            if (province.inPlay) {
                points += tables_.provinceVp[static_cast<std::size_t>(province.type)];
                ++provinces;
            }
        const TokenRange forts = tokensOf(UnitKind::fort);
        const int standing = std::min(forts.end - forts.first, provinces * tables_.fortsPerProvince);
        return points + standing * tables_.fortVp;
    }

    void checkThresholds() {
        const int most = mostPoints();
        for (int players = plan_.minPlayers; players <= plan_.maxPlayers; ++players) {
            const int needed = tables_.threshold[static_cast<std::size_t>(players)];
            if (needed <= most) continue;
            const TreePath path{"victory", "threshold", std::to_string(players)};
            Problem problem{ProblemLevel::warning,
                            "unreachable-threshold",
                            Sentence("With {0} players all land and Forts give {1} Victory Points, {2} are "
                                     "needed.",
                                     players, most, needed),
                            placeIn(reading_, variant_, path),
                            {}};
            problem.place.view = ProblemView::tables;
            problem.fixes.push_back(fixOf(Sentence("Set it to {0}", most), false,
                                          {setAt(within(variant_, path), std::to_string(most))}));
            problem.fixes.push_back(requestOf(Sentence("Show the table"), FixRequest::show));
            problem.fixes.push_back(requestOf(Sentence("Leave it"), FixRequest::setAside));
            problems_.push_back(std::move(problem));
        }
    }

    void checkStart() {
        const Node* start = tree_.find("start");
        const Node* players = start == nullptr ? nullptr : start->find("players");
        if (players == nullptr) return;
        if (variant_.id.empty() ? false : variant_.overrides.find("start") == nullptr) return;
        for (std::size_t i = 0; i < players->size(); ++i) {
            const Node* units = players->items[i].find("units");
            bool moves = false;
            if (units != nullptr)
                for (const Node& list : units->items)
                    for (const Node& unit : list.items) {
                        const std::string& name =
                            unit.isMap() && !unit.keys.empty() ? unit.keys[0].text : unit.text;
                        moves = moves || (!name.empty() && name.front() != 'F');
                    }
            if (moves) continue;
            const std::string& country = players->keys[i].text;
            Problem problem{ProblemLevel::note,
                            "start-idle",
                            Sentence("`{0}` has nothing to move.", country),
                            placeIn(reading_, variant_, {"start", "players", country}),
                            {}};
            problem.fixes.push_back(requestOf(Sentence("Show in the boxes"), FixRequest::show));
            problems_.push_back(std::move(problem));
        }
    }

    const Reading& reading_;
    const Variant& variant_;
    Problems& problems_;
    Node tree_;
    Board board_;
    Tables tables_;
    SeatPlan plan_;
};

} // namespace

SeatFigures seatFigures(const Board& board, CountryId country) {
    SeatFigures figures;
    figures.country = board.map.countries()[country].id;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto id = idAt<ProvinceId>(i);
        const BoardProvince& province = board.provinces[id];
        if (!province.inPlay || !province.belongsTo(country)) continue;
        const double share = province.type == ProvinceType::contested ? 0.5 : 1;
        figures.symbols += share * (province.symbols[0] + province.symbols[1] + province.symbols[2]);
        if (province.type == ProvinceType::contested) continue;
        for (const ProvinceId to : board.neighbours[id])
            if (board.provinces[to].countries != std::array{country, noCountry}) figures.ways += 1;
    }
    return figures;
}

Problems warriorsFigureProblems(const Reading& reading) {
    Problems problems;
    if (!reading.scenario) return problems;
    VariantFigures(reading, reading.scenario->whole, problems).check();
    for (const Variant& variant : reading.scenario->variants)
        if (!variant.inherited) VariantFigures(reading, variant, problems).check();
    return problems;
}

} // namespace marches::draft
