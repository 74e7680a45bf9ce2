#include "engine/table/seat.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

TEST(SeatSet, hasTheSeatsThatWereInserted) {
    SeatSet set(SeatId{3});
    set.insert(SeatId{11});
    EXPECT_TRUE(set.contains(SeatId{3}));
    EXPECT_TRUE(set.contains(SeatId{11}));
    EXPECT_FALSE(set.contains(SeatId{4}));
    set.erase(SeatId{3});
    EXPECT_EQ(set, SeatSet(SeatId{11}));
}

TEST(SeatSet, neverHasNobodyOrAReservedActor) {
    for (const SeatId nobody : {noSeat, tableActor, chanceActor}) {
        EXPECT_TRUE(SeatSet(nobody).empty());
        SeatSet all = SeatSet::first(maxSeats);
        all.insert(nobody);
        all.erase(nobody);
        EXPECT_EQ(all, SeatSet::first(maxSeats));
        EXPECT_FALSE(all.contains(nobody));
    }
}

} // namespace
} // namespace marches
