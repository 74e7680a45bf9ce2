#include "engine/table/timeline.h"
#include "engine/table/words.h"
#include "engine/warriors/reason_note.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/rules.h"

#include <gtest/gtest.h>

using namespace marches;
using namespace marches::warriors;

namespace {

constexpr ReasonCode allGoals[] = {
#define REASON(code, text, ...) ReasonCode::code,
#include "engine/warriors/reasons.def"
#undef REASON
};

RecordHeader headerFor(std::string_view scenario, std::initializer_list<std::string_view> countries) {
    RecordHeader header;
    header.game = gameId;
    header.scenario.name = scenario;
    constexpr std::array colours{"red", "blue", "yellow", "green", "purple", "black"};
    for (const std::string_view country : countries)
        header.seats.push_back(
            {std::string{country}, colours.at(header.seats.size()), "bot:steady", "Computer"});
    return header;
}

std::shared_ptr<const Setting> settingFor(const RecordHeader& header) {
    const auto game =
        openGame(header, {}, {std::filesystem::path{MARCHES_SOURCE_DIR} / "resources" / "scenarios"});
    return game ? game->setting : nullptr;
}

std::shared_ptr<const Setting> western() {
    return settingFor(headerFor("western-europe", {"england", "france"}));
}

/// Values of a kind at both ends of what is allowed.
std::array<Operand, 2> ends(const Setting& setting, OperandKind kind) {
    const auto upTo = [&](std::size_t count) {
        return std::array{Operand{kind, 0}, Operand{kind, static_cast<int>(count) - 1}};
    };
    switch (kind) {
    case OperandKind::number:
        return upTo(std::size_t{maxReasonFigure} + 1);
    case OperandKind::seat:
        return upTo(setting.players());
    case OperandKind::province:
        return upTo(setting.board.size());
    case OperandKind::country:
        return upTo(setting.board.map.countries().size());
    case OperandKind::unit:
        return {Operand{unitOf(SeatId{0}, 0)}, Operand{unitOf(SeatId{1}, tokenCount - 1)}};
    case OperandKind::unitKind:
        return upTo(allUnitKinds.size());
    case OperandKind::resource:
        return upTo(allResources.size());
    case OperandKind::path:
        return upTo(allPaths.size());
    case OperandKind::level:
        return {Operand{kind, 1}, Operand{kind, levelCount}};
    default:
        ADD_FAILURE() << "no goal names such an operand";
        return {};
    }
}

void expectRoundTrip(const Setting& setting, const Reason& reason) {
    const std::string note = noteOf(setting, reason);
    EXPECT_TRUE(note.starts_with("why:")) << nameOf(reason.goal);
    EXPECT_LE(note.size(), maxStringCharacters) << note;
    EXPECT_TRUE(isStringText(note)) << note;
    EXPECT_EQ(reasonIn(setting, note), reason) << note;
}

/// Every goal with the first and the last of all it can name, with and without a threat.
void expectRoundTrips(const Setting& setting) {
    for (const ReasonCode goal : allGoals)
        for (const std::size_t end : {std::size_t{0}, std::size_t{1}})
            for (const SeatId threat : {noSeat, SeatId{1}})
                for (const std::int32_t gain : {0, 140, -35, -maxReasonGain}) {
                    Reason reason{goal, {}, gain, threat};
                    std::size_t place = 0;
                    for (const OperandKind kind : operandKinds(goal))
                        reason.operands[place++] = ends(setting, kind)[end];
                    expectRoundTrip(setting, reason);
                }
}

Reason toWessex(const Setting& setting) {
    const Map& map = setting.board.map;
    return {ReasonCode::buildToExpand,
            {UnitKind::infantry, *map.findProvince("wales"), *map.findProvince("wessex")},
            140,
            noSeat};
}

} // namespace

TEST(ReasonNote, everyGoalComesBackAsItWas) {
    const auto west = western();
    ASSERT_TRUE(west);
    expectRoundTrips(*west);
    const auto east = settingFor(headerFor("eastern-europe", {"austria", "poland"}));
    ASSERT_TRUE(east);
    expectRoundTrips(*east);
}

TEST(ReasonNote, namesWhatItSpeaksOf) {
    const auto setting = western();
    ASSERT_TRUE(setting);
    EXPECT_EQ(noteOf(*setting, toWessex(*setting)), "why:buildToExpand,140,infantry,wales,wessex");
    EXPECT_EQ(noteOf(*setting, {ReasonCode::buildToDefend,
                                {UnitKind::archer, *setting->board.map.findProvince("wales")},
                                -7,
                                *setting->findSeat("france")}),
              "why:buildToDefend,-7,archer,wales,france");
    for (const UnitRef unit : {UnitRef{Owner::barbarian, false, 2}, UnitRef{Owner::barbarian, true, 1},
                               unitOf(*setting->findSeat("france"), 0)})
        expectRoundTrip(*setting, {ReasonCode::strike, {unit}, 0, noSeat});
    EXPECT_EQ(noteOf(*setting, {ReasonCode::strike, {UnitRef{Owner::barbarian, true, 1}}, 0, noSeat}),
              "why:strike,0,BF1");
}

/// However long a scenario's ids are, there is room.
TEST(ReasonNote, longIdsStandByPosition) {
    Setting setting = *western();
    Map map;
    const CountryId country = map.addCountry({std::string(64, 'c'), {}});
    const ProvinceId first = map.addProvince({std::string(64, 'a'), {}, {country}});
    const ProvinceId last = map.addProvince({std::string(64, 'b'), {}, {country}});
    setting.board.map = map;
    setting.board.provinces.resize(2);
    setting.seats.resize(1);
    setting.seats[0].country = country;
    const Reason reason{ReasonCode::buildToExpand, {UnitKind::infantry, first, last}, 140, SeatId{0}};
    EXPECT_EQ(noteOf(setting, reason), "why:buildToExpand,140,infantry,#0,#1,#0");
    expectRoundTrip(setting, reason);
    expectRoundTrip(setting, {ReasonCode::feed, {unitOf(SeatId{0}, 3)}, 0, SeatId{0}});
}

TEST(ReasonNote, whatIsNotSoundIsNotWritten) {
    const auto setting = western();
    ASSERT_TRUE(setting);
    const std::array<Reason, 8> reasons{
        Reason{static_cast<ReasonCode>(std::size(allGoals)), {}, 0, noSeat},
        Reason{ReasonCode::unify, {Operand{maxReasonFigure + 1}}, 0, noSeat},
        Reason{ReasonCode::unify, {Operand{-1}}, 0, noSeat},
        Reason{ReasonCode::unify, {}, 0, noSeat},
        Reason{ReasonCode::starve, {Operand{1}}, 0, noSeat},
        Reason{ReasonCode::takeProvince, {noProvince}, 0, noSeat},
        Reason{ReasonCode::takeProvince, {SeatId{0}}, 0, noSeat},
        Reason{ReasonCode::starve, {}, 0, SeatId{2}},
    };
    for (const Reason& reason : reasons)
        EXPECT_EQ(noteOf(*setting, reason), "");
}

/// What a person or a stranger wrote is no reason unless it is one to the letter.
TEST(ReasonNote, hostileNotesAreNoReasons) {
    const auto setting = western();
    ASSERT_TRUE(setting);
    ASSERT_TRUE(reasonIn(*setting, "why:takeProvince,12,wales"));
    ASSERT_TRUE(reasonIn(*setting, "why:upgradeToLevel,0,trade,7"));
    for (const std::string_view note : {
             "",
             "why",
             "why:",
             "why: because",
             "why:takeProvince",
             "why:takeProvince,12",
             "why:takeProvince,12,",
             "why:takeProvince,12,wales,",
             "why:takeProvince,12,wales,wessex",
             "why:takeProvince,12,wales,france,france",
             "why:takeProvince,12,atlantis",
             "why:takeProvince,12,Wales",
             "why:takeProvince,12,#0",
             "why:takeProvince,12,#99999999999999999999",
             "why:takeProvince,12,france",
             "why:takeProvince,12,wales,germany",
             "why:takeProvince,012,wales",
             "why:takeProvince,+12,wales",
             "why:takeProvince,12.5,wales",
             "why:takeProvince,100001,wales",
             "why:takeProvince,-100001,wales",
             "why:takeProvince,2147483647,wales",
             "why:takeProvince,2147483648,wales",
             "why:takeProvince,-,wales",
             "why:takeProvince, 12,wales",
             " why:takeProvince,12,wales",
             "why:takeProvince,12,wales ",
             "Why:takeProvince,12,wales",
             "why:takeprovince,12,wales",
             "why:noSuchGoal,12,wales",
             "why:upgradeToLevel,0,trade,0",
             "why:upgradeToLevel,0,trade,8",
             "why:upgradeToLevel,0,trade,VII",
             "why:upgradeToLevel,0,siege,2",
             "why:unify,0,1000",
             "why:unify,0,-1",
             "why:feed,0,I1",
             "why:feed,0,france:I9",
             "why:feed,0,germany:I1",
             "why:feed,0,:I1",
             "why:feed,0,france:",
             "why:strike,0,B0",
             "why:strike,0,B65536",
             "why:strike,0,BF",
             "why:bank,0,food",
             "why:bank,0,food,wool",
             "Why did I not take Wales here?",
         })
        EXPECT_FALSE(reasonIn(*setting, note)) << note;
}

/// Reasons and notes of a person go through a record together; neither changes what is played.
TEST(ReasonNote, standsInARecordBesideAPersonsNotes) {
    const RecordHeader header = headerFor("western-europe", {"england", "france"});
    const auto setting = settingFor(header);
    ASSERT_TRUE(setting);
    Timeline<WarriorsAndTraders> plain{setting};
    ASSERT_TRUE(plain.play("england place-tokens production 2 trade 1"));
    Timeline<WarriorsAndTraders> timeline{setting};
    ASSERT_TRUE(timeline.play("england place-tokens production 2 trade 1"));
    timeline.note(noteOf(*setting, toWessex(*setting)));
    timeline.note("why:takeProvince,12,atlantis");
    timeline.note("the why is clear");

    const RecordReading reading = readRecord(writeRecord({header, timeline.allLines()}), "test");
    ASSERT_TRUE(reading.record);
    EXPECT_TRUE(reading.findings.empty());
    Timeline<WarriorsAndTraders> again{setting};
    ASSERT_FALSE(again.replay(reading.record->lines));
    EXPECT_EQ(again.allLines(), timeline.allLines());
    EXPECT_EQ(hash(*setting, again.state()), hash(*setting, plain.state()));
    const auto notes = again.notes(again.current());
    ASSERT_EQ(notes.size(), 3U);
    EXPECT_EQ(reasonIn(*setting, notes[0]), toWessex(*setting));
    EXPECT_FALSE(reasonIn(*setting, notes[1]));
    EXPECT_FALSE(reasonIn(*setting, notes[2]));
}
