#pragma once

#include "tests/app/warriors/glass/glass.h"

#include <functional>
#include <vector>

/// One row of the table: a kind of command, a position in which it is asked for, and how it is given with
/// each hand.
namespace marches::warriors::face::test {

struct TableRow {
    const char* kind; ///< kinds.h
    Opening opening;
    struct Way {
        const char* line; ///< what stands in the record then
        std::function<void(Glass&)> does;
    };
    Way mouse;
    Way keys;
};

std::vector<TableRow> upkeepScenes(); ///< with the set-up
std::vector<TableRow> tradeScenes();
std::vector<TableRow> developmentScenes();
std::vector<TableRow> maneuveringScenes();
std::vector<TableRow> battleScenes();
std::vector<TableRow> tableScenes(); ///< Down-keep, peace, leaving, votes, the clock

} // namespace marches::warriors::face::test
