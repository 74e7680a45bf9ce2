#include "tests/fuzz/said.h"

#include "engine/cli/command_line.h"
#include "tests/engine/cli/run_cli.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

namespace marches::fuzz {
namespace fs = std::filesystem;

namespace {

const fs::path bundled = fs::path(MARCHES_SOURCE_DIR) / "resources" / "scenarios";

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

bool namesAnError(const std::string& text) {
    return has(text, ": error [") || has(text, ": refused [");
}

std::string lie(std::string_view what, const Said& said) {
    return fmt::format("{}: exits with {}\nout: {:.2000}\nerr: {:.2000}", what, said.code, said.out,
                       said.err);
}

} // namespace

Said saidHere(const std::vector<std::string>& words, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = cli::run(words, {cli::allGames(), {bundled}}, {in, out, err});
    return {code, out.str(), err.str()};
}

Said saidByProgram(const std::vector<std::string>& words, const std::string& input) {
    std::vector<std::string> all{"--data", bundled.string()};
    all.insert(all.end(), words.begin(), words.end());
    const cli_test::Ran ran = cli_test::runCli(all, ".", input);
    return {ran.code, ran.out, ran.err};
}

std::string lieOfValidate(const Said& said) {
    if (said.code != 0 && said.code != 1) return lie("validate knows 0 and 1", said);
    if (!said.err.empty()) return lie("validate says all on standard output", said);
    if (namesAnError(said.out) != (said.code == 1)) return lie("validate's code is not what it says", said);
    return {};
}

std::string lieOfReplay(const Said& said) {
    if (said.code != 0 && said.code != 1) return lie("replay knows 0 and 1", said);
    if (said.out.empty() != (said.code == 1)) return lie("replay says where it leads, or fails", said);
    if (namesAnError(said.err) != (said.code == 1)) return lie("replay's code is not what it says", said);
    return {};
}

std::string lieOfProtocol(const Said& said, const std::string& input) {
    if (said.code != 0 || !said.err.empty()) return lie("protocol refuses lines, never fails", said);
    std::size_t lines = 0;
    std::size_t answers = 0;
    std::istringstream asked(input);
    for (std::string line; std::getline(asked, line);)
        ++lines;
    std::istringstream answered(said.out);
    for (std::string line; std::getline(answered, line);)
        answers += line == "." ? 1 : 0;
    if (answers > lines || (answers < lines && !has(input, "quit")))
        return lie(fmt::format("protocol answers {} of {} lines", answers, lines), said);
    return {};
}

std::string bytesOf(const fs::path& file) {
    return cli_test::contents(file);
}

void writeBytes(const fs::path& file, const std::string& bytes) {
    std::ofstream stream(file, std::ios::binary);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

} // namespace marches::fuzz
