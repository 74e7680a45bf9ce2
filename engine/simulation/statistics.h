#pragma once

#include <cstdint>
#include <vector>

/// What figures from a sample say about what would come with more of it.
namespace marches {

struct Interval {
    double low = 0;
    double high = 0;
};

/// Values of independent games, summed in a fixed order.
struct Sample {
    std::uint64_t count = 0;
    double sum = 0;
    double squares = 0;

    void add(double value) {
        ++count;
        sum += value;
        squares += value * value;
    }
    double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    /// Of the values themselves; 0 for fewer than two.
    double variance() const;
};

/// 95 % interval of a share, by Wilson (1927); the whole of 0 to 1 for no games. `won` may hold parts of a
/// game (a shared victory).
Interval wilson(double won, std::uint64_t games);

/// 95 % interval of a mean, by Student's t.
Interval meanInterval(const Sample& sample);

/// How likely so great a difference (either way) would be by chance alone, if both came from the same.
/// Of two shares: by the normal approximation with the shares pooled.
double chanceOfShares(const Sample& a, const Sample& b);
/// Of two means: by Welch's t-test. 1 where one of the samples has fewer than two values.
double chanceOfMeans(const Sample& a, const Sample& b);
/// 95 % interval of the difference b - a of two means or shares.
Interval differenceInterval(const Sample& a, const Sample& b);

/// Chances corrected for having looked at all of them (Holm 1979), in the order given: below 0.05 is beyond
/// chance with 95 % certainty for the whole list.
std::vector<double> corrected(const std::vector<double>& chances);

/// P(|T| >= t) for Student's t with so many degrees of freedom.
double studentTail(double t, double freedom);
/// The t beyond which, either way, lies this chance (0 to 1).
double studentBound(double chance, double freedom);

} // namespace marches
