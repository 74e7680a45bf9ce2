#include "tests/fuzz/targets.h"

#include "engine/picture/contact.h"
#include "engine/table/journal.h"
#include "engine/warriors/scenario_reader.h"
#include "tests/fuzz/said.h"
#include "tests/fuzz/splice_target.h"

#include <algorithm>
#include <sstream>

namespace marches::fuzz {
namespace fs = std::filesystem;

namespace {

const fs::path tree = MARCHES_SOURCE_DIR;
const fs::path released = tree / "resources/scenarios";
const fs::path scenarios = tree / "tests/scenarios";
const fs::path goldens = tree / "tests/golden/rules-1";
const fs::path sessions = tree / "tests/engine/cli/sessions";

/// By name: the folder's own order differs between machines.
std::vector<fs::path> filesIn(const std::vector<fs::path>& folders, std::string_view suffix) {
    std::vector<fs::path> files;
    for (const fs::path& folder : folders)
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.path().extension() == suffix) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// Where this process and the real program say different things.
std::string differenceOf(const Said& here, const Said& program) {
    if (here == program) return {};
    return "the program says something else: " + std::to_string(program.code) + "\nout: " + program.out +
           "\nerr: " + program.err;
}

/// validate of a file of the present folder.
Verdict validated(const std::string& file, bool program) {
    const Said said = saidHere({"validate", file});
    Verdict verdict{lieOfValidate(said), said.code == 0};
    if (verdict.fault.empty() && program)
        verdict.fault = differenceOf(said, saidByProgram({"validate", file}));
    return verdict;
}

class ScenarioTarget : public Target {
public:
    ScenarioTarget()
        : corpus_(corpusWith({"{army: {}}", "{I1: {retreated: true}}", "&a", "*a", "!t", "---"})) {
        for (const fs::path& file :
             filesIn({released, scenarios, scenarios / "bad", goldens, sessions}, ".yaml"))
            corpus_.addFile(bytesOf(file));
    }
    std::string name() const override { return "scenario"; }
    Mutant input(Dice& dice) const override { return mutant(corpus_, dice); }

    Verdict judge(const Mutant& input, bool program) const override {
        writeBytes("changed.yaml", input.text);
        const ScenarioResult read = loadScenario("changed.yaml", {released});
        if (read.scenario.has_value() == hasErrors(read.findings))
            return {"read in spite of errors, or not", false};
        Verdict verdict = validated("changed.yaml", program);
        if (!verdict.fault.empty() || !verdict.accepted || !read.scenario) return verdict;
        const std::string written = writeScenario(read.scenario->tree, warriors::scenarioKeys);
        const ScenarioResult again = loadScenarioText(written, "again.yaml", {}, {});
        if (!again.scenario || again.scenario->digest != read.scenario->digest)
            verdict.fault = "written out, it is another scenario";
        return verdict;
    }

private:
    Corpus corpus_;
};

class PictureTarget : public Target {
public:
    PictureTarget()
        : corpus_(
              corpusWith({"<g>", "</g>", "<path d='M0 0h9v9z'/>", "<!--", "-->", "<![CDATA[", "]]>", "&#0;",
                          "&lt;", "<?x?>", "<!DOCTYPE svg>", "z", "M0 0", "L1e9-1e9", "C", "Q", "V", "H"})) {
        for (const fs::path& file :
             filesIn({released, scenarios / "bad", tree / "tests/pictures/bad"}, ".svg"))
            corpus_.addFile(bytesOf(file));
        writeBytes("pictured.yaml", "format: marches-scenario 1\ngame: warriors-and-traders\nid: pictured\n"
                                    "based-on: small.yaml\npicture: {file: changed.svg, size: [50, 20]}\n");
    }
    std::string name() const override { return "picture"; }
    Mutant input(Dice& dice) const override { return mutant(corpus_, dice); }

    Verdict judge(const Mutant& input, bool program) const override {
        const PictureResult read = readPicture(input.text, "changed.svg");
        if (read.picture.has_value() == hasErrors(read.findings))
            return {"read in spite of errors, or not", false};
        if (read.picture) {
            static_cast<void>(sharedBorders(*read.picture));
            for (const auto& [id, outline] : read.picture->provinces)
                static_cast<void>(poleOfInaccessibility(outline));
        }
        writeBytes("changed.svg", input.text);
        Verdict verdict = validated("pictured.yaml", program);
        verdict.accepted = read.picture.has_value();
        return verdict;
    }

private:
    Corpus corpus_;
};

/// What is played must be what is found to be all right.
Verdict played(const std::string& file, bool program) {
    Verdict verdict = validated(file, program);
    if (!verdict.fault.empty()) return verdict;
    const Said said = saidHere({"replay", file});
    verdict.fault = lieOfReplay(said);
    if (verdict.fault.empty() && (said.code == 0) != verdict.accepted)
        verdict.fault = "validate and replay exit with different codes";
    if (verdict.fault.empty() && program) verdict.fault = differenceOf(said, saidByProgram({"replay", file}));
    return verdict;
}

const std::vector<std::string> recordWords{"undo 1\n", "branch 1 \"x\"\n", "go \"main\"\n", "note \"x\"\n",
                                           "begin\n",  "table time-up\n",  "bot:exec:true", "\"\""};

class RecordTarget : public Target {
public:
    RecordTarget() : corpus_(corpusWith(recordWords)) {
        for (const fs::path& file : filesIn({tree / "tests/records/bad", goldens}, ".marches"))
            corpus_.addFile(bytesOf(file));
    }
    std::string name() const override { return "record"; }
    Mutant input(Dice& dice) const override { return mutant(corpus_, dice); }

    Verdict judge(const Mutant& input, bool program) const override {
        const RecordReading read = readRecord(input.text, "changed.marches");
        if (read.record.has_value() == hasErrors(read.findings))
            return {"read in spite of errors, or not", false};
        if (read.record) {
            const std::string written = writeRecord(*read.record);
            const RecordReading again = readRecord(written, "again.marches");
            if (!again.record || writeRecord(*again.record) != written)
                return {"written again, it is another", false};
        }
        writeBytes("changed.marches", input.text);
        return played("changed.marches", program);
    }

private:
    Corpus corpus_;
};

std::string withChecksums(const std::string& text) {
    std::string journal;
    for (const std::string& line : linesOf(text))
        journal += withChecksum(line) + "\n";
    return journal;
}

class JournalTarget : public Target {
public:
    JournalTarget() : corpus_(corpusWith(recordWords)), records_(corpusWith(recordWords)) {
        for (const fs::path& file : filesIn({tree / "tests/records/bad", goldens}, ".marches")) {
            corpus_.addFile(withChecksums(bytesOf(file)));
            records_.addFile(bytesOf(file));
        }
    }
    std::string name() const override { return "journal"; }

    /// With damage, or whole and strange: half of them get their checksums after the changes.
    Mutant input(Dice& dice) const override {
        if (dice.oneIn(2)) return mutant(corpus_, dice);
        Mutant made = mutant(records_, dice);
        made.text = withChecksums(made.text);
        return made;
    }

    Verdict judge(const Mutant& input, bool program) const override {
        const Recovery all = recoverJournal(input.text, "journal");
        if (all.goodBytes > input.text.size()) return {"more is good than there is", false};
        if (all.reading.record.has_value() == hasErrors(all.reading.findings))
            return {"recovered in spite of errors, or not", false};
        const Recovery good =
            recoverJournal(std::string_view(input.text).substr(0, all.goodBytes), "journal");
        if (good.goodBytes != all.goodBytes || good.reading.record != all.reading.record)
            return {"its good bytes alone are another journal", false};
        writeBytes("journal", input.text);
        if (!input.text.starts_with("marches-record")) return {};
        return played("journal", program);
    }

private:
    Corpus corpus_;
    Corpus records_;
};

/// A game that is asked for, and what is said to it.
class ProtocolTarget : public Target {
public:
    ProtocolTarget()
        : corpus_(corpusWith({"state", "options", "decision", "undo", "why", "save game.marches\n", "quit",
                              "state\n", "undo\n", "save changed.yaml\n", "decision\n"})) {
        for (const fs::path& file : filesIn({sessions}, ".session"))
            addSession(bytesOf(file));
        for (const fs::path& file : filesIn({goldens}, ".marches"))
            addRecord(bytesOf(file));
    }
    std::string name() const override { return "protocol"; }

    /// Saves go nowhere but into the present folder.
    Mutant input(Dice& dice) const override {
        Mutant made = mutant(corpus_, dice);
        std::string inside;
        for (std::string line : linesOf(made.text)) {
            if (line.find("save") != std::string::npos) std::replace(line.begin(), line.end(), '/', '_');
            inside += line + "\n";
        }
        if (!made.text.ends_with('\n') && !inside.empty()) inside.pop_back();
        made.text = std::move(inside);
        return made;
    }

    Verdict judge(const Mutant& input, bool program) const override {
        const std::vector<std::string>& words = words_[input.file];
        const bool saves = input.text.find("save") != std::string::npos;
        const std::string scenario = bytesOf(words[1]);
        const Said said = saidHere(words, input.text);
        Verdict verdict{lieOfProtocol(said, input.text), said.out.find("refused") == std::string::npos};
        if (verdict.fault.empty() && program)
            verdict.fault = differenceOf(said, saidByProgram(words, input.text));
        if (!saves || !verdict.fault.empty()) return verdict;
        if (bytesOf(words[1]) != scenario) return {"the scenario of the game was replaced", false};
        if (fs::exists("game.marches")) {
            if (saidHere({"replay", "game.marches"}).code != 0)
                verdict.fault = "what was saved does not open";
            fs::remove("game.marches");
        }
        return verdict;
    }

private:
    /// `$ ` the words of the command line, `> ` what is said.
    void addSession(const std::string& text) {
        std::vector<std::string> words;
        std::string said;
        for (const std::string& line : linesOf(text)) {
            if (line.starts_with("$ ")) {
                std::istringstream stream(line.substr(2));
                for (std::string word; stream >> word;)
                    words.push_back(word);
            }
            if (line.starts_with("> ")) said += line.substr(2) + "\n";
        }
        words_.push_back(std::move(words));
        corpus_.addFile(std::move(said));
    }

    void addRecord(const std::string& text) {
        const auto read = readRecord(text, "golden");
        const RecordHeader& header = read.record.value().header;
        std::vector<std::string> words{"protocol", header.scenario.name};
        if (!header.variant.empty()) words.insert(words.end(), {"--variant", header.variant});
        for (const auto& [name, value] : header.options)
            words.insert(words.end(), {"--option", name + "=" + value});
        for (const SeatEntry& seat : header.seats)
            words.insert(words.end(), {"--seat", seat.seat + "=human"});
        words_.push_back(std::move(words));
        corpus_.addFile(text.substr(text.find("\nbegin\n") + 7));
    }

    std::vector<std::vector<std::string>> words_; ///< by file of the corpus
    Corpus corpus_;
};

} // namespace

std::vector<std::unique_ptr<Target>> targetsIn(const fs::path& folder) {
    fs::current_path(folder);
    fs::copy_file(scenarios / "rules.yaml", "rules.yaml");
    for (const char* const name : {"small.yaml", "small.svg", "unknown-outline.svg"})
        fs::copy_file(scenarios / "bad" / name, name);
    for (const fs::path& file : filesIn({goldens, sessions}, ".yaml"))
        fs::copy_file(file, file.filename());
    std::vector<std::unique_ptr<Target>> targets;
    targets.push_back(std::make_unique<ScenarioTarget>());
    targets.push_back(std::make_unique<PictureTarget>());
    targets.push_back(std::make_unique<RecordTarget>());
    targets.push_back(std::make_unique<JournalTarget>());
    targets.push_back(std::make_unique<ProtocolTarget>());
    targets.push_back(spliceTarget(filesIn(
        {released, scenarios, scenarios / "bad", scenarios / "format-1", scenarios / "styles"}, ".yaml")));
    return targets;
}

} // namespace marches::fuzz
