#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace marches::planar {

/// A row of values in pages that copies share until one of them writes: copying costs one pointer a page.
template <class T>
class Pages {
public:
    static constexpr std::size_t perPage = 64;

    /// Reads one value; an empty one behind the end.
    const T& operator[](std::size_t at) const {
        static const T none{};
        const std::size_t page = at / perPage;
        return page < pages_.size() && pages_[page] ? (*pages_[page])[at % perPage] : none;
    }
    /// Gives one value for writing, and makes room where there is none.
    T& write(std::size_t at) {
        const std::size_t page = at / perPage;
        if (page >= pages_.size()) pages_.resize(page + 1);
        auto& shared = pages_[page];
        if (!shared)
            shared = std::make_shared<Page>();
        else if (shared.use_count() != 1)
            shared = std::make_shared<Page>(*shared);
        return (*shared)[at % perPage];
    }
    std::size_t size() const noexcept { return pages_.size() * perPage; }
    /// Whether two rows share the page with this value, so that all values of the page are the same.
    bool samePage(const Pages& other, std::size_t at) const {
        const std::size_t page = at / perPage;
        return page < pages_.size() && page < other.pages_.size() && pages_[page] == other.pages_[page];
    }
    void clear() { pages_.clear(); }

private:
    using Page = std::array<T, perPage>;
    std::vector<std::shared_ptr<Page>> pages_;
};

} // namespace marches::planar
