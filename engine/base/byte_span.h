#pragma once

#include <cstddef>

namespace marches {

/// Bytes of a text, from `begin` to before `end`.
struct ByteSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const noexcept { return end - begin; }
    bool operator==(const ByteSpan&) const = default;
};

} // namespace marches
