#include "engine/simulation/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marches {
namespace {

constexpr double normalBound =
    1.959963984540054; ///< quantile of the normal distribution: 5 % lie beyond it, either way
constexpr double fivePercent = 0.05;

/// Returns the continued fraction of the incomplete beta function (Lentz's method).
double betaFraction(double a, double b, double x) {
    constexpr double tiny = 1e-300;
    const auto kept = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / kept(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m <= 300; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        double change = 1;
        for (const double term : {even, odd}) {
            d = 1 / kept(1 + term * d);
            c = kept(1 + term / c);
            change = c * d;
            fraction *= change;
        }
        if (std::abs(change - 1) < 1e-14) break;
    }
    return fraction;
}

/// Returns the regularised incomplete beta function I_x(a, b).
double incompleteBeta(double a, double b, double x) {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    if (x < (a + 1) / (a + b + 2)) return front * betaFraction(a, b, x) / a;
    return 1 - front * betaFraction(b, a, 1 - x) / b;
}

double perGame(const Sample& sample) {
    return sample.variance() / static_cast<double>(sample.count);
}

/// Returns the degrees of freedom of a difference of means (Welch-Satterthwaite).
double freedom(const Sample& a, const Sample& b) {
    const double first = perGame(a);
    const double second = perGame(b);
    const double all = (first + second) * (first + second);
    const double parts =
        first * first / static_cast<double>(a.count - 1) + second * second / static_cast<double>(b.count - 1);
    return parts > 0 ? all / parts : 1;
}

/// Returns the interval of a share that reaches `bound` normal deviates (Wilson 1927).
Interval wilsonBy(double won, std::uint64_t games, double bound) {
    if (games == 0) return {0, 1};
    const auto n = static_cast<double>(games);
    const double share = won / n;
    const double z2 = bound * bound;
    const double centre = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double reach = bound / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {std::max(0.0, centre - reach), std::min(1.0, centre + reach)};
}

Interval newcombeBy(const Sample& before, const Sample& now, double bound) {
    const Interval a = wilsonBy(before.sum, before.count, bound);
    const Interval b = wilsonBy(now.sum, now.count, bound);
    const double moved = now.mean() - before.mean();
    return {moved - std::hypot(now.mean() - b.low, a.high - before.mean()),
            moved + std::hypot(b.high - now.mean(), before.mean() - a.low)};
}

} // namespace

double Sample::variance() const {
    if (count < 2) return 0;
    const auto n = static_cast<double>(count);
    return std::max(0.0, (squares - sum * sum / n) / (n - 1));
}

Interval wilson(double won, std::uint64_t games) {
    return wilsonBy(won, games, normalBound);
}

double chanceOfShare(double won, std::uint64_t games, double fair) {
    if (games == 0) return 1;
    const auto n = static_cast<double>(games);
    const double variance = fair * (1 - fair) / n;
    const double distance = std::abs(won / n - fair);
    if (variance <= 0) return distance == 0 ? 1 : 0;
    return std::erfc(distance / std::sqrt(2 * variance));
}

Interval newcombe(const Sample& before, const Sample& now) {
    return newcombeBy(before, now, normalBound);
}

double chanceByNewcombe(const Sample& before, const Sample& now) {
    if (before.count == 0 || now.count == 0 || before.mean() == now.mean()) return 1;
    const auto holdsZero = [&](double bound) {
        const Interval interval = newcombeBy(before, now, bound);
        return interval.low <= 0 && interval.high >= 0;
    };
    constexpr double most = 40; // normal deviates; what lies beyond has no chance at all
    double low = 0;
    double high = most;
    if (!holdsZero(high)) return 0;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (holdsZero(middle) ? high : low) = middle;
    }
    return std::erfc(high / std::sqrt(2.0));
}

Interval meanInterval(const Sample& sample) {
    if (sample.count < 2) return {sample.mean(), sample.mean()};
    const double reach =
        studentBound(fivePercent, static_cast<double>(sample.count - 1)) * std::sqrt(perGame(sample));
    return {sample.mean() - reach, sample.mean() + reach};
}

double chanceOfShares(const Sample& a, const Sample& b) {
    if (a.count == 0 || b.count == 0) return 1;
    const auto first = static_cast<double>(a.count);
    const auto second = static_cast<double>(b.count);
    const double pooled = (a.sum + b.sum) / (first + second);
    const double variance = pooled * (1 - pooled) * (1 / first + 1 / second);
    if (variance <= 0) return 1;
    return std::erfc(std::abs(a.mean() - b.mean()) / std::sqrt(2 * variance));
}

double chanceOfMeans(const Sample& a, const Sample& b) {
    if (a.count < 2 || b.count < 2) return 1;
    const double variance = perGame(a) + perGame(b);
    // Values that never vary differ for certain, or not at all.
    if (variance <= 0) return a.mean() == b.mean() ? 1 : 0;
    return studentTail((b.mean() - a.mean()) / std::sqrt(variance), freedom(a, b));
}

Interval differenceInterval(const Sample& a, const Sample& b) {
    const double difference = b.mean() - a.mean();
    if (a.count < 2 || b.count < 2) return {difference, difference};
    const double reach = studentBound(fivePercent, freedom(a, b)) * std::sqrt(perGame(a) + perGame(b));
    return {difference - reach, difference + reach};
}

std::vector<double> corrected(const std::vector<double>& chances) {
    std::vector<std::size_t> order(chances.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });
    std::vector<double> result(chances.size());
    double least = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        least = std::max(least, std::min(1.0, chances[order[i]] * static_cast<double>(order.size() - i)));
        result[order[i]] = least;
    }
    return result;
}

double studentTail(double t, double freedom) {
    return incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));
}

double studentBound(double chance, double freedom) {
    double low = 0;
    double high = 1;
    while (studentTail(high, freedom) > chance && high < 1e9)
        high *= 2;
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (studentTail(middle, freedom) > chance ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace marches
