#pragma once

#include <cstdint>
#include <vector>

/// Confidence intervals and tests for figures from a sample of games.
namespace marches {

/// A confidence interval, both ends included.
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
    /// The sample variance of the values; 0 for fewer than two.
    double variance() const;
};

/// Returns the 95 % interval of a share (Wilson 1927); 0 to 1 for no games. `won` may hold parts of a game (a
/// shared victory).
Interval wilson(double won, std::uint64_t games);

/// Returns the probability that a share so far from `fair`, either way, comes by chance alone, by the score
/// test: below 0.05 exactly where the Wilson interval leaves `fair` out. 1 for no games.
double chanceOfShare(double won, std::uint64_t games, double fair);

/// Returns the 95 % interval of the difference `now` - `before` of two shares (Newcombe 1998, method 10: the
/// Wilson intervals of both).
Interval newcombe(const Sample& before, const Sample& now);
/// Returns the probability of so great a difference by chance alone: below 0.05 exactly where the Newcombe
/// interval leaves 0 out. 1 where one of the samples is empty.
double chanceByNewcombe(const Sample& before, const Sample& now);

/// Returns the 95 % interval of a mean, by Student's t.
Interval meanInterval(const Sample& sample);

/// Returns the probability of so great a difference of two shares, either way, by chance alone: by the normal
/// approximation with the shares pooled.
double chanceOfShares(const Sample& a, const Sample& b);
/// Returns the same for two means, by Welch's t-test; 1 where one of the samples has fewer than two values.
double chanceOfMeans(const Sample& a, const Sample& b);
/// Returns the 95 % interval of the difference b - a of two means or shares.
Interval differenceInterval(const Sample& a, const Sample& b);

/// Returns the probabilities corrected for having looked at all of them (Holm 1979), in the order given: one
/// below 0.05 is beyond chance with 95 % certainty for the whole list.
std::vector<double> corrected(const std::vector<double>& chances);

/// Returns P(|T| >= t) for Student's t with `freedom` degrees of freedom.
double studentTail(double t, double freedom);
/// The t beyond which, either way, lies this chance (0 to 1).
double studentBound(double chance, double freedom);

} // namespace marches
