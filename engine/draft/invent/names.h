#pragma once

#include "engine/table/random.h"

#include <set>
#include <string>

namespace marches::draft::invent {

/// Invents names of places. Each tongue has sounds of its own, so that the names of one country sound alike.
class Names {
public:
    explicit Names(RandomStream random) : random_(random) {}

    std::string ofLand();
    std::string ofCountry(std::size_t tongue);  ///< tongues are counted on from the last to the first again
    std::string ofProvince(std::size_t tongue); ///< names are never given twice

private:
    template <class Make>
    std::string fresh(const Make& make);
    template <class List>
    std::string_view any(const List& list);

    RandomStream random_;
    std::set<std::string> given_;
};

} // namespace marches::draft::invent
