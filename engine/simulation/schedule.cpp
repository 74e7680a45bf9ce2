#include "engine/simulation/schedule.h"

#include <numeric>

namespace marches {

std::vector<std::vector<std::size_t>> choicesOf(std::size_t size, std::size_t count) {
    std::vector<std::vector<std::size_t>> all;
    if (size > count) return all;
    std::vector<std::size_t> choice(size);
    std::iota(choice.begin(), choice.end(), std::size_t{0});
    while (true) {
        all.push_back(choice);
        // Raises the last position that can still be raised, and sets those behind it to follow.
        std::size_t place = size;
        while (place > 0 && choice[place - 1] == count - size + place - 1)
            --place;
        if (place == 0) return all;
        std::iota(choice.begin() + static_cast<std::ptrdiff_t>(place) - 1, choice.end(),
                  choice[place - 1] + 1);
    }
}

} // namespace marches
