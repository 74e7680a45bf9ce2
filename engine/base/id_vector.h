#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace marches {

/// Ids are `enum class X : std::uint16_t`; `index` is the only way from an id to a position.
template <class Id>
    requires std::is_enum_v<Id>
constexpr std::size_t index(Id id) noexcept {
    return static_cast<std::size_t>(id);
}

/// The id at a position; the position must fit into the id's type.
template <class Id>
    requires std::is_enum_v<Id>
constexpr Id idAt(std::size_t position) noexcept {
    return static_cast<Id>(static_cast<std::underlying_type_t<Id>>(position));
}

/// A vector that is indexed by one kind of id only.
template <class Id, class T>
class IdVector {
public:
    IdVector() = default;
    explicit IdVector(std::size_t size, const T& value = T{}) : items_(size, value) {}

    T& operator[](Id id) {
        assert(index(id) < items_.size());
        return items_[index(id)];
    }
    const T& operator[](Id id) const {
        assert(index(id) < items_.size());
        return items_[index(id)];
    }
    /// Appends and returns the new element's id.
    Id add(T value) {
        items_.push_back(std::move(value));
        return idAt<Id>(items_.size() - 1);
    }
    std::size_t size() const noexcept { return items_.size(); }
    bool empty() const noexcept { return items_.empty(); }
    void resize(std::size_t size) { items_.resize(size); }
    bool contains(Id id) const noexcept { return index(id) < items_.size(); }
    auto begin() noexcept { return items_.begin(); }
    auto end() noexcept { return items_.end(); }
    auto begin() const noexcept { return items_.begin(); }
    auto end() const noexcept { return items_.end(); }
    bool operator==(const IdVector&) const = default;

private:
    std::vector<T> items_;
};

} // namespace marches
