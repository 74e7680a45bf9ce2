#include "engine/draft/checks/variant_proof.h"

#include "engine/draft/checks/game_checks.h"

#include <algorithm>
#include <array>

namespace marches::draft {
namespace {

/// What the lines below tell, so that it is no error besides.
constexpr std::array<std::string_view, 6> toldByLines{"not-connected", "isolated",   "town-left-out",
                                                      "not-in-play",   "no-capital", "no-trade-center"};
constexpr std::array<std::string_view, 2> ofFit{"label-cut", "no-room"};
constexpr std::array<std::string_view, 3> ofNames{"not-in-play", "unknown-province", "unknown-country"};

bool isOne(std::string_view code, const auto& codes) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

/// Returns the first problem of a way to play that `wanted` takes; null where there is none.
template <class Wanted>
const Problem* firstOf(const Problems& problems, const std::string& variant, Wanted wanted) {
    const auto found = std::find_if(problems.begin(), problems.end(), [&](const Problem& problem) {
        return problem.place.variant == variant && wanted(problem);
    });
    return found == problems.end() ? nullptr : &*found;
}

bool isUntoldError(const Problem& problem) {
    return problem.level == ProblemLevel::error && !isOne(problem.code, toldByLines);
}

ProofLine readLine(const Problems& problems, const std::string& variant) {
    ProofLine line{"read", Sentence("Nothing is missing"), ProofState::good, Sentence("no error"), {}};
    const Problem* error = firstOf(problems, variant, isUntoldError);
    if (error == nullptr) error = firstOf(problems, {}, isUntoldError);
    if (error == nullptr) return line;
    line.state = ProofState::wrong;
    line.says = error->sentence;
    return line;
}

ProofLine pieceLine(const Variant& variant, const Problems& problems, std::size_t provinces) {
    ProofLine line{"one-piece", Sentence("All in one piece"), ProofState::good, {}, {}};
    const auto pieces = piecesOf(variant);
    if (pieces.size() == 1) {
        line.says = Sentence("{0} provinces; every seat reaches every other", provinces);
        return line;
    }
    line.state = ProofState::wrong;
    line.brief = std::to_string(pieces.size());
    if (pieces.empty()) {
        line.says = Sentence("No province is in play.");
        return line;
    }
    const Problem* cut =
        firstOf(problems, variant.id, [](const Problem& problem) { return problem.code == "not-connected"; });
    line.says = cut != nullptr ? cut->sentence
                               : Sentence("`{0}` can't be reached from the rest.",
                                          variant.map->provinces()[pieces.back().front()].id);
    return line;
}

/// Provinces that are left out and yet named.
ProofLine namesLine(const Variant& variant, const Problems& problems) {
    ProofLine line{"names",
                   Sentence("Nothing hangs in the air"),
                   ProofState::good,
                   Sentence("no start position and no country of a province that is left out"),
                   {}};
    if (const Problem* problem =
            firstOf(problems, variant.id, [](const Problem& each) { return isOne(each.code, ofNames); })) {
        line.state = problem->level == ProblemLevel::error ? ProofState::wrong : ProofState::look;
        line.says = problem->sentence;
        return line;
    }
    const Node* membership = variant.overrides.find("membership");
    if (membership == nullptr || !membership->isMap()) return line;
    for (const auto& key : membership->keys)
        if (const auto province = variant.map->findProvince(key.text);
            province && variant.view.inPlay[*province] == 0) {
            line.state = ProofState::look;
            line.says = Sentence("`{0}` is left out, and yet it says whose it is.", key.text);
            return line;
        }
    return line;
}

ProofLine fitLine(const Variant& variant, const Problems& problems) {
    ProofLine line{"fit",
                   Sentence("Names and tokens fit"),
                   ProofState::good,
                   Sentence("in all provinces that are in play"),
                   {}};
    std::size_t count = 0;
    for (const Problem& problem : problems) {
        if (!isOne(problem.code, ofFit) || problem.place.provinces.empty()) continue;
        const auto province = variant.map->findProvince(problem.place.provinces.front());
        if (!province || variant.view.inPlay[*province] == 0) continue;
        if (++count == 1) line.says = problem.sentence;
    }
    if (count == 0) return line;
    line.state = ProofState::look;
    line.brief = std::to_string(count);
    return line;
}

VariantProof proofOf(const Reading& reading, const GameChecks* game, const Variant& variant,
                     const Problems& problems) {
    VariantProof proof;
    proof.variant = variant.id;
    proof.players = variant.players;
    proof.provinces = static_cast<std::size_t>(std::count_if(
        variant.view.inPlay.begin(), variant.view.inPlay.end(), [](auto in) { return in != 0; }));
    proof.lines.push_back(readLine(problems, variant.id));
    proof.lines.push_back(pieceLine(variant, problems, proof.provinces));
    if (game != nullptr && game->proofs != nullptr && proof.lines.front().state == ProofState::good)
        for (ProofLine& line : game->proofs(reading, variant))
            proof.lines.push_back(std::move(line));
    proof.lines.push_back(namesLine(variant, problems));
    proof.lines.push_back(fitLine(variant, problems));
    return proof;
}

} // namespace

std::size_t VariantProof::toLookAt() const {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [](const ProofLine& line) { return line.state != ProofState::good; }));
}

std::vector<std::vector<ProvinceId>> piecesOf(const Variant& variant) {
    const Map& map = *variant.map;
    std::vector<std::vector<ProvinceId>> groups;
    IdVector<ProvinceId, std::uint8_t> seen(map.provinces().size(), 0);
    for (std::size_t i = 0; i < map.provinces().size(); ++i) {
        const auto start = idAt<ProvinceId>(i);
        if (seen[start] != 0 || variant.view.inPlay[start] == 0) continue;
        std::vector<ProvinceId> group{start};
        seen[start] = 1;
        for (std::size_t next = 0; next < group.size(); ++next)
            for (const ProvinceId to : map.neighbours(group[next]))
                if (seen[to] == 0 && variant.view.inPlay[to] != 0) {
                    seen[to] = 1;
                    group.push_back(to);
                }
        groups.push_back(std::move(group));
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return groups;
}

std::vector<VariantProof> variantProofs(const Reading& reading, const GameChecks* game,
                                        const Problems& problems) {
    std::vector<VariantProof> proofs;
    if (reading.scenario) {
        proofs.push_back(proofOf(reading, game, reading.scenario->whole, problems));
        for (const Variant& variant : reading.scenario->variants)
            proofs.push_back(proofOf(reading, game, variant, problems));
        return proofs;
    }
    std::vector<std::string> ids{std::string()};
    if (const Node* variants = reading.merged.find("variants"); variants != nullptr && variants->isMap())
        for (const auto& key : variants->keys)
            ids.push_back(key.text);
    for (const std::string& id : ids) {
        VariantProof proof;
        proof.variant = id;
        proof.lines.push_back(readLine(problems, id));
        ProofLine& line = proof.lines.front();
        const auto other = std::find_if(problems.begin(), problems.end(), isUntoldError);
        if (line.state == ProofState::good && other != problems.end()) { // of another variant
            line.state = ProofState::wrong;
            line.says = other->sentence;
        }
        proofs.push_back(std::move(proof));
    }
    return proofs;
}

} // namespace marches::draft
