#include "engine/draft/invent/countries.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace marches::draft::invent {
namespace {

constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();
constexpr int attempts = 32;
constexpr int mostAttempts = 128; ///< as long as a country is in a corner, or larger than another
constexpr std::size_t ownInHundred = 86;
constexpr std::size_t leastOwn = 3;
constexpr std::size_t leastWays = 66; ///< in hundred of the mean: with fewer ways out a country is cornered

/// How bad a division is: the first that differs decides.
struct Badness {
    std::size_t sizes = 0;    ///< how many provinces more the largest country has than the smallest
    std::size_t cornered = 0; ///< countries with few ways out
    std::size_t claims = 0;   ///< how many contested provinces more one country has than another
    std::size_t shores = 0;   ///< parts of countries with water between
    std::size_t borders = 0;
    auto operator<=>(const Badness&) const = default;
};
constexpr std::size_t fairClaims = 2;

/// Provinces and whose each is, while they are given.
class Giving {
public:
    Giving(const Links& links, const Links& dry, std::size_t countries, RandomStream random)
        : links_(links), dry_(dry), random_(random), of_(links.size(), nobody), size_(countries, 0) {}

    void divide() {
        sow();
        grow();
        balance();
        contest();
    }

    Badness badness() const {
        const auto [least, most] = std::minmax_element(size_.begin(), size_.end());
        std::size_t shores = 0;
        for (std::size_t country = 0; country < size_.size(); ++country)
            shores += partsOf(country, dry_, nobody);
        std::vector<std::size_t> ways(size_.size(), 0); // out of each country
        std::size_t all = 0;
        for (std::size_t province = 0; province < of_.size(); ++province)
            for (const std::size_t next : links_[province])
                if (!contested_[province] && !isOwn(next, of_[province])) {
                    ++ways[of_[province]];
                    ++all;
                }
        const auto cornered = std::count_if(ways.begin(), ways.end(), [&](std::size_t count) {
            return count * ways.size() * 100 < all * leastWays;
        });
        const auto [fewest, greatest] = std::minmax_element(claims_.begin(), claims_.end());
        return {*most - *least, static_cast<std::size_t>(cornered), *greatest - *fewest, shores, all};
    }

    bool isFair() const {
        const Badness bad = badness();
        return bad.sizes == 0 && bad.cornered == 0 && bad.claims <= fairClaims;
    }

    Division division() const {
        Division made;
        made.contested = contests_;
        for (std::size_t country = 0; country < size_.size(); ++country)
            made.own.push_back(fromTheHeart(country));
        return made;
    }

private:
    bool isOwn(std::size_t province, std::size_t country) const {
        return of_[province] == country && (contested_.empty() || !contested_[province]);
    }

    /// Returns how many steps each province is from the nearest of some.
    std::vector<std::size_t> stepsFrom(std::vector<std::size_t> reached) const {
        std::vector<std::size_t> steps(of_.size(), nobody);
        for (const std::size_t province : reached)
            steps[province] = 0;
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const std::size_t next : links_[reached[i]])
                if (steps[next] == nobody) {
                    steps[next] = steps[reached[i]] + 1;
                    reached.push_back(next);
                }
        return steps;
    }

    /// Gives each country its first province, each far from those before.
    void sow() {
        std::vector<std::size_t> seeds{random_.below(static_cast<std::uint32_t>(of_.size()))};
        while (seeds.size() < size_.size()) {
            const auto steps = stepsFrom(seeds);
            const std::size_t far = *std::max_element(steps.begin(), steps.end());
            std::vector<std::size_t> farthest;
            for (std::size_t province = 0; province < steps.size(); ++province)
                if (steps[province] + 1 >= far && steps[province] > 0) farthest.push_back(province);
            seeds.push_back(farthest[random_.below(static_cast<std::uint32_t>(farthest.size()))]);
        }
        for (std::size_t country = 0; country < seeds.size(); ++country)
            give(seeds[country], country);
    }

    void give(std::size_t province, std::size_t country) {
        if (of_[province] != nobody) --size_[of_[province]];
        of_[province] = country;
        ++size_[country];
    }

    /// The smallest country takes a free province beside it, as enclosed by its land as there is one.
    void grow() {
        for (std::size_t left = of_.size() - size_.size(); left > 0; --left) {
            std::tuple<std::size_t, std::size_t, std::size_t, std::size_t> best{nobody, 0, 0, 0};
            std::size_t taken = nobody;
            for (std::size_t province = 0; province < of_.size(); ++province) {
                if (of_[province] != nobody) continue;
                for (const std::size_t next : links_[province]) {
                    const std::size_t country = of_[next];
                    if (country == nobody) continue;
                    std::size_t open = 2; // fewer ways out first: nothing is left behind
                    for (const std::size_t beside : links_[province]) {
                        if (of_[beside] == nobody) ++open;
                        if (of_[beside] == country && open > 0) --open;
                    }
                    const std::size_t wet = isDry(province, next) ? 0 : 1;
                    const std::tuple wish{size_[country], wet, open, province};
                    if (taken != nobody && wish >= best) continue;
                    best = wish;
                    taken = country;
                }
            }
            give(std::get<3>(best), taken);
        }
    }

    bool isDry(std::size_t a, std::size_t b) const {
        return std::find(dry_[a].begin(), dry_[a].end(), b) != dry_[a].end();
    }

    /// Returns in how many parts a country lies, without one of its provinces.
    std::size_t partsOf(std::size_t country, const Links& links, std::size_t without) const {
        std::size_t parts = 0;
        std::vector<bool> seen(of_.size(), false);
        for (std::size_t first = 0; first < of_.size(); ++first) {
            if (seen[first] || first == without || !isOwn(first, country)) continue;
            ++parts;
            std::vector<std::size_t> part{first};
            seen[first] = true;
            for (std::size_t i = 0; i < part.size(); ++i)
                for (const std::size_t next : links[part[i]])
                    if (!seen[next] && next != without && isOwn(next, country)) {
                        seen[next] = true;
                        part.push_back(next);
                    }
        }
        return parts;
    }
    bool canLeave(std::size_t province) const {
        const std::size_t country = of_[province];
        return size_[country] > 1 && partsOf(country, links_, province) == 1;
    }

    /// Returns a province that one country can give to another, or nobody.
    std::size_t toGive(std::size_t from, std::size_t to) {
        std::vector<std::size_t> found;
        for (std::size_t province = 0; province < of_.size(); ++province)
            if (of_[province] == from &&
                std::any_of(links_[province].begin(), links_[province].end(),
                            [&](std::size_t next) { return of_[next] == to; }) &&
                canLeave(province))
                found.push_back(province);
        return found.empty() ? nobody : found[random_.below(static_cast<std::uint32_t>(found.size()))];
    }

    /// Large countries hand provinces on, over others, to small ones.
    void balance() {
        for (std::size_t moves = 0; moves < of_.size() * 2; ++moves) {
            const auto [least, most] = std::minmax_element(size_.begin(), size_.end());
            if (*most - *least <= 1) return;
            const auto from = static_cast<std::size_t>(most - size_.begin());
            std::vector<std::size_t> before(size_.size(), nobody); // the country that hands on to it
            std::vector<std::size_t> queue{from};
            before[from] = from;
            std::size_t end = nobody;
            for (std::size_t i = 0; i < queue.size() && end == nobody; ++i)
                for (std::size_t to = 0; to < size_.size(); ++to) {
                    if (before[to] != nobody || toGive(queue[i], to) == nobody) continue;
                    before[to] = queue[i];
                    queue.push_back(to);
                    if (size_[to] + 1 < *most) {
                        end = to;
                        break;
                    }
                }
            if (end == nobody) return;
            for (std::size_t to = end; to != from; to = before[to]) {
                const std::size_t province = toGive(before[to], to);
                if (province == nobody) break; // another took it on the way
                give(province, to);
            }
        }
    }

    /// Countries with more than their share let neighbours claim provinces too.
    void contest() {
        const std::size_t own = std::max(leastOwn, of_.size() * ownInHundred / 100 / size_.size());
        claims_.assign(size_.size(), 0);
        contested_.assign(of_.size(), false);
        for (bool any = true; any;) {
            any = false;
            for (std::size_t country = 0; country < size_.size(); ++country) {
                if (size_[country] <= own) continue;
                const auto found = toContest(country);
                if (!found) continue;
                contests_.push_back(*found);
                contested_[found->province] = true;
                --size_[country];
                ++claims_[found->of];
                ++claims_[found->other];
                any = true;
            }
        }
    }

    /// Returns a province of a country that a neighbour, with as few such ones as there is, may claim too.
    std::optional<Contested> toContest(std::size_t country) const {
        std::optional<Contested> best;
        std::tuple<std::size_t, std::size_t, std::size_t> least;
        for (std::size_t province = 0; province < of_.size(); ++province) {
            if (!isOwn(province, country)) continue;
            for (const std::size_t next : links_[province]) {
                if (of_[next] == country || contested_[next]) continue;
                const std::tuple wish{claims_[of_[next]], std::size_t{isDry(province, next) ? 0U : 1U},
                                      links_[province].size()};
                if ((best && wish >= least) || !canLeave(province)) continue;
                best = Contested{province, country, of_[next]};
                least = wish;
            }
        }
        return best;
    }

    /// Returns a country's own provinces, the farthest from others first; the second is linked with the
    /// first.
    std::vector<std::size_t> fromTheHeart(std::size_t country) const {
        std::vector<std::size_t> others;
        for (std::size_t province = 0; province < of_.size(); ++province)
            if (!isOwn(province, country)) others.push_back(province);
        const auto steps = stepsFrom(std::move(others));
        const auto ownBeside = [&](std::size_t province) {
            return std::count_if(links_[province].begin(), links_[province].end(),
                                 [&](std::size_t next) { return isOwn(next, country); });
        };
        std::vector<std::size_t> own;
        for (std::size_t province = 0; province < of_.size(); ++province)
            if (isOwn(province, country)) own.push_back(province);
        std::stable_sort(own.begin(), own.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(steps[a], ownBeside(a)) > std::pair(steps[b], ownBeside(b));
        });
        const auto second = std::find_if(own.begin(), own.end(), [&](std::size_t province) {
            const auto& beside = links_[own.front()];
            return std::find(beside.begin(), beside.end(), province) != beside.end();
        });
        if (second != own.end() && own.size() > 1) std::rotate(own.begin() + 1, second, second + 1);
        return own;
    }

    const Links& links_;
    const Links& dry_;
    RandomStream random_;
    std::vector<std::size_t> of_;   ///< by province
    std::vector<std::size_t> size_; ///< by country
    std::vector<bool> contested_;   ///< by province; empty before any is
    std::vector<Contested> contests_;
    std::vector<std::size_t>
        claims_; ///< by country: how many of the contested provinces are its own or claimed
};

} // namespace

Division dividedLand(const Links& links, const Links& dry, std::size_t countries, RandomStream random) {
    std::optional<Giving> best;
    for (int i = 0; i < attempts || (i < mostAttempts && !best->isFair()); ++i) {
        Giving giving(links, dry, countries, random.forPurpose(static_cast<std::uint64_t>(i)));
        giving.divide();
        if (!best || giving.badness() < best->badness()) best.emplace(giving);
    }
    return best->division();
}

} // namespace marches::draft::invent
