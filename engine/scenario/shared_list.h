#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace marches {

/// A list whose copies share their elements until one of them is changed. It reads like a constant vector;
/// `edit` gives the vector to change, which is copied first if another list shares it. A value: two threads
/// may read and change copies of the same list at the same time.
template <class T>
class SharedList {
public:
    using value_type = T;
    using const_iterator = const T*;

    SharedList() = default;
    /// Takes the elements of a vector.
    SharedList(std::vector<T> elements) // NOLINT(google-explicit-constructor): a list is written as a vector
        : shared_(elements.empty() ? nullptr : new Shared{{1}, std::move(elements)}) {}
    SharedList(const SharedList& other) noexcept : shared_(other.shared_) {
        if (shared_ != nullptr) shared_->owners.fetch_add(1, std::memory_order_relaxed);
    }
    SharedList(SharedList&& other) noexcept : shared_(std::exchange(other.shared_, nullptr)) {}
    SharedList& operator=(SharedList other) noexcept {
        std::swap(shared_, other.shared_);
        return *this;
    }
    ~SharedList() {
        if (shared_ != nullptr && shared_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete shared_; // NOLINT(cppcoreguidelines-owning-memory): the last owner
    }

    std::size_t size() const noexcept { return shared_ != nullptr ? shared_->elements.size() : 0; }
    bool empty() const noexcept { return size() == 0; }
    const T* data() const noexcept { return shared_ != nullptr ? shared_->elements.data() : nullptr; }
    const T* begin() const noexcept { return data(); }
    const T* end() const noexcept { return data() + size(); }
    const T& operator[](std::size_t i) const noexcept {
        assert(i < size());
        return shared_->elements[i];
    }
    const T& at(std::size_t i) const noexcept { return (*this)[i]; }
    const T& front() const noexcept { return (*this)[0]; }
    const T& back() const noexcept { return (*this)[size() - 1]; }

    /// Returns the elements to be changed. Takes time linear in their number if they are shared. The
    /// reference is good until this list is copied, assigned or moved from.
    std::vector<T>& edit() {
        if (shared_ == nullptr || shared_->owners.load(std::memory_order_acquire) != 1) {
            SharedList own; // an empty list that is shared needs its own elements too
            own.shared_ = new Shared{{1}, shared_ != nullptr ? shared_->elements : std::vector<T>()};
            std::swap(shared_, own.shared_);
        }
        return shared_->elements;
    }
    /// Whether both lists are the same elements in memory: equal without a comparison.
    bool shares(const SharedList& other) const noexcept { return shared_ == other.shared_; }

private:
    /// The elements and how many lists share them. std::shared_ptr does not tell in a way that threads may
    /// rely on whether it is the only owner.
    struct Shared {
        std::atomic<std::size_t> owners;
        std::vector<T> elements;
    };

    Shared* shared_ = nullptr; ///< null: empty
};

} // namespace marches
