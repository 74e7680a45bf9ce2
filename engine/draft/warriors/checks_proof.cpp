#include "engine/draft/warriors/checks_parts.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::draft {
namespace {

using namespace marches::warriors;

constexpr int unreachable = std::numeric_limits<int>::max();

/// Returns how many steps each province in play is from one; `unreachable` where no way leads.
IdVector<ProvinceId, int> stepsFrom(const Board& board, ProvinceId start) {
    IdVector<ProvinceId, int> steps(board.size(), unreachable);
    std::vector<ProvinceId> queue{start};
    steps[start] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (const ProvinceId to : board.neighbours[queue[next]])
            if (steps[to] == unreachable) {
                steps[to] = steps[queue[next]] + 1;
                queue.push_back(to);
            }
    return steps;
}

/// Returns "Scotland 4, Ireland 3", with the ids of countries.
Sentence listed(const std::vector<SeatFigures>& seats, double SeatFigures::*figure) {
    Sentence list;
    for (const SeatFigures& seat : seats) {
        const auto number = std::lround(seat.*figure);
        list = list.pattern().empty() ? Sentence("{0} {1}", seat.country, number)
                                      : Sentence("{0}, {1} {2}", std::move(list), seat.country, number);
    }
    return list;
}

class SeatProof {
public:
    SeatProof(const Reading& reading, const Variant& variant)
        : tree_(reading.scenario->treeOf(variant)), plan_(seatPlan(*reading.scenario, variant)) {
        Findings ignored; // the readers' findings are told by themselves
        NodeReader reader(ignored);
        board_ = readBoard(reader, tree_, variant);
        turns_ = readTables(reader, tree_).turnLimit;
        for (const std::string& country : plan_.countries)
            if (const auto id = board_.map.findCountry(country)) {
                ids_.push_back(*id);
                seats_.push_back(seatFigures(board_, *id));
            }
    }

    std::vector<ProofLine> lines() const { return {whole(), corner(), near(), poorest()}; }

private:
    ProofLine whole() const {
        ProofLine line{"seats-whole",
                       Sentence("Every seat is whole"),
                       ProofState::good,
                       Sentence("Capital and Trade Center in play, its own alone"),
                       {}};
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            const CountryId country = ids_[i];
            const bool capital =
                board_.capitals[country] != noProvince && isOwn(board_.capitals[country], country);
            const bool center = std::any_of(board_.tradeCenters.begin(), board_.tradeCenters.end(),
                                            [&](ProvinceId at) { return isOwn(at, country); });
            if (capital && center) continue;
            line.state = ProofState::wrong;
            line.says = capital ? Sentence("`{0}` has no Trade Center of its own in play.", seats_[i].country)
                                : Sentence("`{0}` has no Capital of its own in play.", seats_[i].country);
            break;
        }
        return line;
    }

    bool isOwn(ProvinceId province, CountryId country) const {
        const BoardProvince& at = board_.provinces[province];
        return at.inPlay && at.countries == std::array{country, noCountry};
    }

    ProofLine corner() const {
        ProofLine line{"corner",
                       Sentence("Nobody sits in a corner"),
                       ProofState::good,
                       Sentence("Ways out: {0}", listed(seats_, &SeatFigures::ways)),
                       {}};
        return judged(std::move(line), &SeatFigures::ways, corneredShare);
    }
    ProofLine poorest() const {
        ProofLine line{"poorest",
                       Sentence("Nobody is poor"),
                       ProofState::good,
                       Sentence("Yields: {0}", listed(seats_, &SeatFigures::symbols)),
                       {}};
        return judged(std::move(line), &SeatFigures::symbols, poorShare);
    }
    /// A seat far below the mean is to be looked at; the least figure stands in the table.
    ProofLine judged(ProofLine line, double SeatFigures::*figure, double share) const {
        double least = std::numeric_limits<double>::max();
        double sum = 0;
        for (const SeatFigures& seat : seats_) {
            least = std::min(least, seat.*figure);
            sum += seat.*figure;
        }
        if (seats_.empty()) return line;
        line.brief = std::to_string(std::lround(least));
        if (least < share * sum / static_cast<double>(seats_.size()) || least == 0)
            line.state = ProofState::look;
        return line;
    }

    /// Capitals are near enough where each can be reached in half of the turns.
    ProofLine near() const {
        ProofLine line{"near", Sentence("Near enough to meet"), ProofState::good, {}, {}};
        int nearest = unreachable;
        int farthest = 0;
        for (const CountryId from : ids_) {
            const ProvinceId start = board_.capitals[from];
            if (start == noProvince) continue;
            const auto steps = stepsFrom(board_, start);
            int next = unreachable;
            for (const CountryId to : ids_) {
                const ProvinceId end = board_.capitals[to];
                if (to == from || end == noProvince) continue;
                next = std::min(next, steps[end]);
                farthest = std::max(farthest, steps[end]);
            }
            nearest = std::min(nearest, next);
            if (next > std::max(turns_ / 2, 1)) line.state = ProofState::look;
        }
        if (farthest == unreachable) {
            line.state = ProofState::wrong;
            line.says = Sentence("One Capital can't be reached from another.");
        } else if (nearest == unreachable) {
            line.says = Sentence("one Capital alone");
        } else if (nearest == farthest) {
            line.says = Sentence("Capitals {0} steps apart", nearest);
            line.brief = std::to_string(nearest);
        } else {
            line.says = Sentence("Capitals {0} to {1} steps apart", nearest, farthest);
            line.brief = std::to_string(nearest) + "\u2013" + std::to_string(farthest);
        }
        return line;
    }

    Node tree_;
    SeatPlan plan_;
    Board board_;
    int turns_ = 0;
    std::vector<CountryId> ids_; ///< of the seats
    std::vector<SeatFigures> seats_;
};

} // namespace

std::vector<ProofLine> warriorsProofs(const Reading& reading, const Variant& variant) {
    return SeatProof(reading, variant).lines();
}

} // namespace marches::draft
