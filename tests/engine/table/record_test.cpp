#include "engine/table/record.h"
#include "tests/engine/effort.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

const std::string digest = "sha256:" + std::string(64, 'a');

const std::string example = R"(marches-record 1
game lanterns
rules 3
scenario western-europe )" + digest +
                            R"(
variant 2p-england-scotland
option variable-order on
option alliances "england scotland / france germany"
seed 18446744073709551615
seat england red human "Ann \"the\" Bold"
seat scotland blue bot:steady "Computer"
seat france green "bot:exec:my player" ""
begin
england place-tokens production 2 trade 1
undo 1
branch 0 "what if"
scotland pass
go "main"
note "so #1 it is"
)";

Record readGood(std::string_view text) {
    const RecordReading reading = readRecord(text, "x.marches");
    for (const Finding& finding : reading.findings)
        ADD_FAILURE() << formatted(finding);
    return reading.record.value_or(Record{});
}

/// "LINE:COLUMN code" of every finding.
std::vector<std::string> faults(std::string_view text) {
    std::vector<std::string> result;
    const RecordReading reading = readRecord(text, "x.marches");
    EXPECT_EQ(reading.record.has_value(), !hasErrors(reading.findings));
    for (const Finding& finding : reading.findings) {
        EXPECT_EQ(finding.place.file, "x.marches");
        EXPECT_FALSE(englishText(finding.sentence).empty());
        result.push_back(std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) +
                         " " + finding.code);
    }
    return result;
}

using Faults = std::vector<std::string>;

/// A small record with one header line put in at line 5 and one body line at line 7.
std::string with(std::string_view header, std::string_view body = "x pass") {
    std::string text = "marches-record 1\ngame lanterns\nrules 1\nscenario here\n";
    text += header;
    text += "\nbegin\n";
    text += body;
    return text += "\n";
}

TEST(Record, IsReadAsWritten) {
    const Record record = readGood(example);
    EXPECT_EQ(record.header.game, "lanterns");
    EXPECT_EQ(record.header.rules, 3);
    EXPECT_EQ(record.header.scenario, (ScenarioReference{"western-europe", digest}));
    EXPECT_EQ(record.header.variant, "2p-england-scotland");
    ASSERT_EQ(record.header.options.size(), 2U);
    EXPECT_EQ(record.header.options[1].second, "england scotland / france germany");
    EXPECT_EQ(record.header.seed, 18446744073709551615U);
    ASSERT_EQ(record.header.seats.size(), 3U);
    EXPECT_EQ(record.header.seats[0], (SeatEntry{"england", "red", "human", "Ann \"the\" Bold"}));
    EXPECT_EQ(record.header.seats[2].kind, "bot:exec:my player");
    ASSERT_EQ(record.lines.size(), 6U);
    EXPECT_EQ(record.lines[0],
              (RecordLine{LineKind::command, 0, "england place-tokens production 2 trade 1", 13}));
    EXPECT_EQ(record.lines[1], (RecordLine{LineKind::undo, 1, "", 14}));
    EXPECT_EQ(record.lines[2], (RecordLine{LineKind::branch, 0, "what if", 15}));
    EXPECT_EQ(record.lines[4], (RecordLine{LineKind::go, 0, "main", 17}));
    EXPECT_EQ(record.lines[5], (RecordLine{LineKind::note, 0, "so #1 it is", 18}));
    EXPECT_EQ(writeRecord(record), example);
    EXPECT_EQ(readRecord(example, "").beginLine, 12);
}

TEST(Record, ReadsWhatPeopleType) {
    const Record record =
        readGood("\xEF\xBB\xBF# my game\r\n\r\nmarches-record  1 # it is\r\nrules 1\r\ngame lanterns\r\n"
                 "scenario \"my map.yaml\"\r\nseat a red human\r\nbegin\r\n"
                 "  a bid 2   # high\r\n\r\n# end\r\n");
    EXPECT_EQ(record.header.scenario, (ScenarioReference{"my map.yaml", ""}));
    EXPECT_EQ(record.header.seats[0].name, "");
    ASSERT_EQ(record.lines.size(), 1U);
    EXPECT_EQ(record.lines[0].text, "a bid 2");
    EXPECT_EQ(record.lines[0].line, 9);
}

TEST(Record, FaultsAreFound) {
    EXPECT_EQ(faults(""), (Faults{"1:1 not-a-record"}));
    EXPECT_EQ(faults("hello\n"), (Faults{"1:1 not-a-record"}));
    EXPECT_EQ(faults("marches-record 2\n"), (Faults{"1:16 unknown-format"}));
    EXPECT_EQ(faults("marches-record 1\n"), (Faults{"2:1 no-begin"}));
    EXPECT_EQ(faults("marches-record 1\nbegin\n"),
              (Faults{"2:1 missing-header", "2:1 missing-header", "2:1 missing-header"}));
    EXPECT_EQ(faults(with("game chess")), (Faults{"5:1 twice"}));
    EXPECT_EQ(faults(with("color red")), (Faults{"5:1 unknown-header"}));
    EXPECT_EQ(faults(with("variant")), (Faults{"5:1 bad-header"}));
    EXPECT_EQ(faults(with("variant Two")), (Faults{"5:9 bad-variant"}));
    EXPECT_EQ(faults(with("option a b c")), (Faults{"5:1 bad-header"}));
    EXPECT_EQ(faults(with("option a b\noption a c")), (Faults{"6:8 twice"}));
    EXPECT_EQ(faults(with("option A b")), (Faults{"5:8 bad-option"}));
    EXPECT_EQ(faults(with("seed -1")), (Faults{"5:6 bad-number"}));
    EXPECT_EQ(faults(with("seed 18446744073709551616")), (Faults{"5:6 bad-number"}));
    EXPECT_EQ(faults(with("seed " + std::string(4000, '9'))), (Faults{"5:6 bad-number"}));
    EXPECT_EQ(faults(with("seat chance red human")), (Faults{"5:6 bad-seat"}));
    EXPECT_EQ(faults(with("seat table red human")), (Faults{"5:6 bad-seat"}));
    EXPECT_EQ(faults(with("seat a RED human")), (Faults{"5:8 bad-colour"}));
    EXPECT_EQ(faults(with("seat a red robot")), (Faults{"5:12 bad-seat-kind"}));
    EXPECT_EQ(faults(with("seat a red bot:exec:")), (Faults{"5:12 bad-seat-kind"}));
    EXPECT_EQ(faults(with("seat a red human Ann")), (Faults{"5:18 bad-name"}));
    EXPECT_EQ(faults(with("seat a red human\nseat a blue human")), (Faults{"6:6 twice"}));
    std::string seats;
    for (char c = 'a'; c < 'a' + 13; ++c)
        seats += std::string("seat ") + c + " red human\n";
    EXPECT_EQ(faults(with(seats)), (Faults{"17:6 too-many-seats"}));
    EXPECT_EQ(faults("marches-record 1\ngame l\nrules x\nscenario s sha256:12\nbegin\n"),
              (Faults{"3:7 bad-number", "4:12 bad-digest"}));
}

TEST(Record, BodyFaultsAreFound) {
    EXPECT_EQ(faults(with("", "undo")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "undo 0")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "undo 99999999999999999999999")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "branch 1 x")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "branch 1 \"\"")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "go main")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "note \"x")), (Faults{"7:6 open-string"}));
    EXPECT_EQ(faults(with("", "\"x\" pass")), (Faults{"7:1 bad-line"}));
    EXPECT_EQ(faults(with("", "x \xFF")), (Faults{"7:3 bad-utf8"}));
    EXPECT_EQ(faults(with("", "x " + std::string(5000, 'y'))), (Faults{"7:4097 line-too-long"}));
}

TEST(Record, ScenarioNamesStayInTheFolder) {
    for (const char* good : {"western-europe", "mine.yaml", "my map.yaml", "été.yaml"})
        EXPECT_TRUE(isScenarioName(good)) << good;
    for (const char* bad : {"", "/etc/passwd", "maps/x", "..x", "../x", "a/../x", "a/..", "..", ".", "./x",
                            "a//b", "a\\b", "..\\x", "C:x", "file:///x", "a\nb", "maps/"})
        EXPECT_FALSE(isScenarioName(bad)) << bad;
    EXPECT_EQ(faults("marches-record 1\ngame l\nrules 1\nscenario ../x\nbegin\n"),
              (Faults{"4:10 bad-scenario-name"}));
}

TEST(Record, CutOffAnywhereItReadsWhatIsWhole) {
    const Record whole = readGood(example);
    const std::size_t body = example.find("begin\n") + 6;
    for (std::size_t cut = 0; cut < example.size(); ++cut) {
        const RecordReading reading = readRecord(std::string_view{example}.substr(0, cut), "x");
        ASSERT_EQ(reading.record.has_value(), cut >= body) << cut;
        if (cut < body) continue;
        const auto wholeLines = std::count(example.begin() + static_cast<std::ptrdiff_t>(body),
                                           example.begin() + static_cast<std::ptrdiff_t>(cut), '\n');
        ASSERT_EQ(std::ssize(reading.record->lines), wholeLines) << cut;
        EXPECT_TRUE(
            std::equal(reading.record->lines.begin(), reading.record->lines.end(), whole.lines.begin()));
        const bool midLine = example[cut - 1] != '\n';
        ASSERT_EQ(reading.findings.size(), midLine ? 1U : 0U) << cut;
        if (midLine) {
            EXPECT_EQ(reading.findings[0].code, "cut-off");
            EXPECT_EQ(reading.findings[0].severity, Severity::warning);
            EXPECT_EQ(reading.findings[0].place.line, 13 + wholeLines);
        }
    }
}

TEST(Record, HostileFilesAreRefusedFast) {
    const std::size_t size = std::size_t{50} << 20;
    const std::string start = with("");
    std::string manyBad;
    while (manyBad.size() < size)
        manyBad += "x \"\n";
    struct HostileFile {
        std::string bytes;
        std::string_view code;
    };
    const HostileFile hostile[]{
        {std::string(size, 'x'), "not-a-record"},
        {std::string(size, '\0'), "not-a-record"},
        {std::string(size, '\n'), "too-many-lines"},
        {std::string(size, '"') + "\n", "line-too-long"},
        {start + std::string(size, 'x') + "\n", "line-too-long"},
        {start + std::string(size, '\0') + "\n", "line-too-long"},
        {start + std::string(size, '\n'), "too-many-lines"},
        {start + manyBad, "open-string"},
        {std::string(maxRecordBytes + 1, '#'), "file-too-large"},
    };
    for (const HostileFile& file : hostile) {
        RecordReading reading;
        EXPECT_LT(effort([&] { reading = readRecord(file.bytes, "x"); }), secondOfEffort) << file.code;
        EXPECT_FALSE(reading.record.has_value()) << file.code;
        ASSERT_FALSE(reading.findings.empty()) << file.code;
        EXPECT_EQ(reading.findings.front().code, file.code);
        EXPECT_LE(reading.findings.size(), 101U);
    }
}

TEST(Record, ManyGoodLinesAreReadFast) {
    std::string text = with("");
    for (std::size_t i = 0; i + 10 < maxRecordLines; ++i)
        text += "england move I1 wales yorkshire\n";
    Record record;
    EXPECT_LT(effort([&] { record = readGood(text); }), secondOfEffort);
    EXPECT_EQ(record.lines.size(), maxRecordLines - 9);
}

} // namespace
} // namespace marches
