#include "engine/table/record.h"

#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/table/seat.h"
#include "engine/table/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

namespace marches {
namespace {

constexpr std::size_t maxFindings = 100;
constexpr int recordFormat = 1;

bool isDigest(std::string_view text) noexcept {
    constexpr std::string_view start = "sha256:";
    if (!text.starts_with(start)) return false;
    text.remove_prefix(start.size());
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool isReservedActor(std::string_view id) noexcept {
    return id == "table" || id == "chance";
}

/// Reads a record line by line and reports all faults, going on behind each where that makes sense.
class Reader {
public:
    explicit Reader(std::string_view file) : file_(file) {}

    RecordReading read(std::string_view bytes);

private:
    using Words = std::span<const Word>;

    void readLine(std::string_view line);
    void readFirstLine(Words words);
    void readHeaderLine(Words words);
    void readScenario(Words words);
    void readOption(Words words);
    void readSeat(Words words);
    void readBegin();
    void readBodyLine(std::string_view line, Words words);

    void fault(std::string_view code, int column, Sentence sentence);
    void warn(std::string_view code, int column, Sentence sentence);
    /// Whether there are `least` to `most` words; if not, adds a finding that says how the line is written.
    bool hasForm(Words words, std::size_t least, std::size_t most, std::string_view form);
    /// Whether no such line came before; if one did, adds a finding "twice". Sets `seen`.
    bool isFirst(const Word& key, bool& seen);
    void place(std::string line) { record_.header.places.lines[std::move(line)] = {file_, line_, 1}; }

    enum class Part { firstLine, header, body, stopped };

    std::string file_;
    Part part_ = Part::firstLine;
    int line_ = 0;
    Record record_;
    Findings findings_;
    int beginLine_ = 0;
    bool hasGame_ = false;
    bool hasRules_ = false;
    bool hasScenario_ = false;
    bool hasVariant_ = false;
    bool hasSeed_ = false;
};

RecordReading Reader::read(std::string_view bytes) {
    line_ = 1;
    if (bytes.size() > maxRecordBytes) {
        fault("file-too-large", 1, Sentence("a record has at most {0} bytes", maxRecordBytes));
        return {std::nullopt, std::move(findings_), 0};
    }
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byteOrderMark)) bytes.remove_prefix(byteOrderMark.size());

    for (; part_ != Part::stopped; ++line_) {
        const std::size_t end = bytes.find('\n');
        if (end == std::string_view::npos) break;
        std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        readLine(line);
    }
    if (part_ == Part::firstLine)
        fault("not-a-record", 1,
              Sentence("this is not a record: its first line must be \"marches-record 1\""));
    if (part_ == Part::header)
        fault("no-begin", 1, Sentence("the record ends before its \"begin\": there is no game in it"));
    if (part_ == Part::body && bytes.find_first_not_of(" \t\r") != std::string_view::npos)
        warn("cut-off", 1, Sentence("the record is cut off in this line; it is read up to the line before"));

    RecordReading reading{std::nullopt, std::move(findings_), beginLine_};
    if (!hasErrors(reading.findings)) reading.record = std::move(record_);
    return reading;
}

void Reader::readLine(std::string_view line) {
    if (line_ > static_cast<int>(maxRecordLines)) {
        fault("too-many-lines", 1, Sentence("a record has at most {0} lines", maxRecordLines));
        part_ = Part::stopped;
        return;
    }
    if (line.size() > maxLineBytes) {
        fault("line-too-long", static_cast<int>(maxLineBytes) + 1,
              Sentence("a line has at most {0} bytes", maxLineBytes));
        return;
    }
    const auto words = splitWords(line);
    if (!words) {
        fault(words.error().code, words.error().column, words.error().sentence);
        return;
    }
    if (words->empty()) return;
    switch (part_) {
    case Part::firstLine:
        readFirstLine(*words);
        break;
    case Part::header:
        readHeaderLine(*words);
        break;
    case Part::body:
        readBodyLine(line, *words);
        break;
    case Part::stopped:
        break;
    }
}

void Reader::readFirstLine(Words words) {
    part_ = Part::stopped;
    if (words[0].text != "marches-record" || words.size() != 2)
        return fault("not-a-record", words[0].column,
                     Sentence("this is not a record: its first line must be \"marches-record 1\""));
    if (wholeNumber(words[1].text) != recordFormat)
        return fault("unknown-format", words[1].column,
                     Sentence("this record has format {0}; this program reads format {1}: use a newer one",
                              words[1].text, recordFormat));
    part_ = Part::header;
}

void Reader::readHeaderLine(Words words) {
    const Word& key = words[0];
    if (key.text == "begin") {
        if (hasForm(words, 1, 1, "begin")) readBegin();
    } else if (key.text == "game") {
        if (!isFirst(key, hasGame_) || !hasForm(words, 2, 2, "game ID")) return;
        if (!isSlug(words[1].text))
            return fault("bad-game", words[1].column,
                         Sentence("a game's id is of lower-case letters and hyphens"));
        record_.header.game = words[1].text;
        place("game");
    } else if (key.text == "rules") {
        if (!isFirst(key, hasRules_) || !hasForm(words, 2, 2, "rules NUMBER")) return;
        const auto version = wholeNumber(words[1].text, 1'000'000);
        if (!version)
            return fault("bad-number", words[1].column, Sentence("the rules' version is a whole number"));
        record_.header.rules = static_cast<int>(*version);
        place("rules");
    } else if (key.text == "scenario") {
        if (isFirst(key, hasScenario_)) readScenario(words);
    } else if (key.text == "variant") {
        if (!isFirst(key, hasVariant_) || !hasForm(words, 2, 2, "variant ID")) return;
        if (!isSlug(words[1].text))
            return fault("bad-variant", words[1].column,
                         Sentence("a variant's id is of lower-case letters and hyphens"));
        record_.header.variant = words[1].text;
        place("variant");
    } else if (key.text == "option") {
        readOption(words);
    } else if (key.text == "seed") {
        if (!isFirst(key, hasSeed_) || !hasForm(words, 2, 2, "seed NUMBER")) return;
        const auto seed = wholeNumber(words[1].text);
        if (!seed)
            return fault("bad-number", words[1].column,
                         Sentence("a seed is a whole number from 0 to 2^64 - 1"));
        record_.header.seed = *seed;
    } else if (key.text == "seat") {
        readSeat(words);
    } else {
        fault("unknown-header", key.column,
              Sentence("a record's header has no line \"{0}\"; commands stand after \"begin\"",
                       shortened(key.text)));
    }
}

void Reader::readScenario(Words words) {
    if (!hasForm(words, 2, 3, "scenario NAME [sha256:DIGEST]")) return;
    if (!isScenarioName(words[1].text))
        return fault(
            "bad-scenario-name", words[1].column,
            Sentence("a scenario is a bundled one's id or the plain name of a file beside the record"));
    record_.header.scenario.name = words[1].text;
    place("scenario");
    if (words.size() == 2) return;
    if (!isDigest(words[2].text))
        return fault("bad-digest", words[2].column,
                     Sentence("a digest is \"sha256:\" and 64 digits 0-9, a-f"));
    record_.header.scenario.digest = words[2].text;
}

void Reader::readOption(Words words) {
    if (!hasForm(words, 3, 3, "option NAME VALUE")) return;
    auto& options = record_.header.options;
    if (!isSlug(words[1].text))
        return fault("bad-option", words[1].column,
                     Sentence("an option's name is of lower-case letters and hyphens"));
    if (options.size() == 100)
        return fault("bad-option", words[1].column, Sentence("there are at most 100 options"));
    if (std::any_of(options.begin(), options.end(),
                    [&](const auto& option) { return option.first == words[1].text; }))
        return fault("twice", words[1].column, Sentence("option {0} stands twice", words[1].text));
    options.emplace_back(words[1].text, words[2].text);
    place("option " + words[1].text);
}

void Reader::readSeat(Words words) {
    if (!hasForm(words, 4, 5, "seat ID COLOUR KIND \"NAME\"")) return;
    auto& seats = record_.header.seats;
    const std::string& id = words[1].text;
    if (!isSlug(id) || isReservedActor(id))
        return fault(
            "bad-seat", words[1].column,
            Sentence("a seat's id is of lower-case letters and hyphens, and neither table nor chance"));
    if (!isSlug(words[2].text))
        return fault("bad-colour", words[2].column, Sentence("a colour is a word of lower-case letters"));
    if (!isSeatKind(words[3].text))
        return fault("bad-seat-kind", words[3].column,
                     Sentence("a seat is human, random, bot:NAME or bot:exec:PROGRAM"));
    if (words.size() == 5 && !words[4].quoted)
        return fault("bad-name", words[4].column, Sentence("a player's name stands in quotes"));
    if (std::any_of(seats.begin(), seats.end(), [&](const SeatEntry& seat) { return seat.seat == id; }))
        return fault("twice", words[1].column, Sentence("seat {0} stands twice", id));
    if (seats.size() == maxSeats)
        return fault("too-many-seats", words[1].column, Sentence("a table has {0} seats", maxSeats));
    place("seat " + id);
    seats.push_back({id, words[2].text, words[3].text, words.size() == 5 ? words[4].text : std::string{}});
}

void Reader::readBegin() {
    part_ = Part::body;
    beginLine_ = line_;
    const auto require = [&](bool there, std::string_view key) {
        if (!there) fault("missing-header", 1, Sentence("the header has no line \"{0}\"", key));
    };
    require(hasGame_, "game");
    require(hasRules_, "rules");
    require(hasScenario_, "scenario");
}

void Reader::readBodyLine(std::string_view line, Words words) {
    const std::string& key = words[0].text;
    const bool isNumber = words.size() > 1 && !words[1].quoted && wholeNumber(words[1].text, maxRecordLines);
    const auto number = [&] { return static_cast<std::uint32_t>(*wholeNumber(words[1].text)); };
    RecordLine read{LineKind::command, 0, {}, line_};
    if (words[0].quoted) {
        return fault("bad-line", words[0].column, Sentence("a command begins with who acts"));
    } else if (key == "undo") {
        if (words.size() != 2 || !isNumber || number() == 0)
            return fault("bad-line", words[0].column, Sentence("this is written: undo NUMBER (1 or more)"));
        read.kind = LineKind::undo;
        read.number = number();
    } else if (key == "branch") {
        if (words.size() != 3 || !isNumber || !words[2].quoted || words[2].text.empty())
            return fault("bad-line", words[0].column, Sentence("this is written: branch NUMBER \"NAME\""));
        read.kind = LineKind::branch;
        read.number = number();
        read.text = words[2].text;
    } else if (key == "go" || key == "note") {
        if (words.size() != 2 || !words[1].quoted || words[1].text.empty())
            return fault("bad-line", words[0].column, Sentence("this is written: {0} \"TEXT\"", key));
        read.kind = key == "go" ? LineKind::go : LineKind::note;
        read.text = words[1].text;
    } else {
        read.text = withoutComment(line);
    }
    record_.lines.push_back(std::move(read));
}

void Reader::fault(std::string_view code, int column, Sentence sentence) {
    if (findings_.size() >= maxFindings) {
        part_ = Part::stopped;
        return;
    }
    findings_.push_back({Severity::error, std::string{code}, {file_, line_, column}, std::move(sentence)});
}

void Reader::warn(std::string_view code, int column, Sentence sentence) {
    findings_.push_back({Severity::warning, std::string{code}, {file_, line_, column}, std::move(sentence)});
}

bool Reader::hasForm(Words words, std::size_t least, std::size_t most, std::string_view form) {
    if (words.size() >= least && words.size() <= most) return true;
    fault("bad-header", words[0].column, Sentence("this is written: {0}", form));
    return false;
}

bool Reader::isFirst(const Word& key, bool& seen) {
    if (seen) fault("twice", key.column, Sentence("the header has two lines \"{0}\"", key.text));
    return !std::exchange(seen, true);
}

} // namespace

RecordReading readRecord(std::string_view bytes, std::string_view file) {
    return Reader{file}.read(bytes);
}

std::string headerText(const RecordHeader& header) {
    std::string text;
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "marches-record {}\ngame {}\nrules {}\nscenario {}", recordFormat, header.game,
                   header.rules, wordOrQuoted(header.scenario.name));
    if (!header.scenario.digest.empty()) fmt::format_to(out, " {}", header.scenario.digest);
    text += '\n';
    if (!header.variant.empty()) fmt::format_to(out, "variant {}\n", header.variant);
    for (const auto& [name, value] : header.options)
        fmt::format_to(out, "option {} {}\n", name, wordOrQuoted(value));
    fmt::format_to(out, "seed {}\n", header.seed);
    for (const SeatEntry& seat : header.seats)
        fmt::format_to(out, "seat {} {} {} {}\n", seat.seat, seat.colour, wordOrQuoted(seat.kind),
                       inQuotes(seat.name));
    text += "begin\n";
    return text;
}

std::string lineText(const RecordLine& line) {
    switch (line.kind) {
    case LineKind::command:
        break;
    case LineKind::undo:
        return fmt::format("undo {}", line.number);
    case LineKind::branch:
        return fmt::format("branch {} {}", line.number, inQuotes(line.text));
    case LineKind::go:
        return fmt::format("go {}", inQuotes(line.text));
    case LineKind::note:
        return fmt::format("note {}", inQuotes(line.text));
    }
    return line.text;
}

std::string writeRecord(const Record& record) {
    std::string text = headerText(record.header);
    for (const RecordLine& line : record.lines) {
        text += lineText(line);
        text += '\n';
    }
    return text;
}

bool isScenarioName(std::string_view name) noexcept {
    return isStringText(name) && isPlainFileName(name);
}

bool isSeatKind(std::string_view kind) noexcept {
    constexpr std::string_view bot = "bot:";
    constexpr std::string_view program = "bot:exec:";
    if (kind == "human" || kind == "random") return true;
    if (kind.starts_with(program)) return kind.size() > program.size() && isStringText(kind);
    return kind.starts_with(bot) && isSlug(kind.substr(bot.size()));
}

std::size_t commandsOf(const Record& record) {
    return static_cast<std::size_t>(std::ranges::count(record.lines, LineKind::command, &RecordLine::kind));
}

std::string_view commandAt(const Record& record, int line) {
    const auto found = std::ranges::find_if(record.lines, [line](const RecordLine& one) {
        return one.kind == LineKind::command && one.line == line && line > 0;
    });
    return found == record.lines.end() ? std::string_view{} : std::string_view(found->text);
}

} // namespace marches
