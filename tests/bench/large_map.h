#pragma once

#include <filesystem>

namespace marches {

/// Writes a scenario of Warriors & Traders into a folder, `made.yaml` and `made.svg`: `columns` times `rows`
/// provinces in a sea, each side bent at random in so many segments, owned by eight countries in blocks. 100
/// by 100 with 50 segments are 10,000 provinces and about 1,000,000 points. Returns the path of the YAML;
/// empty where that can't be written.
std::filesystem::path writeLargeMap(const std::filesystem::path& folder, int columns, int rows,
                                    int segmentsOnSide);

} // namespace marches
