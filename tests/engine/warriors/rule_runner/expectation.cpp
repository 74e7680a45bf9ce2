#include "tests/engine/warriors/rule_runner/expectation.h"

#include "tests/engine/warriors/rule_runner/trimmed.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace marches::rule_tests {
namespace {

using Json = nlohmann::ordered_json;

/// Parts between separators that stand in no bracket.
std::vector<std::string> parts(std::string_view text, char separator) {
    std::vector<std::string> result(1);
    int depth = 0;
    for (const char c : text) {
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (c == separator && depth == 0)
            result.emplace_back();
        else
            result.back() += c;
    }
    for (std::string& part : result)
        part = trimmed(part);
    if (result.size() == 1 && result[0].empty()) result.clear();
    return result;
}

bool isUnitName(std::string_view key) {
    return key.size() == 2 && std::string_view("IACPF").find(key[0]) != std::string_view::npos &&
           key[1] >= '1' && key[1] <= '8';
}

bool isNumber(std::string_view text) {
    if (!text.empty() && text.front() == '-') text.remove_prefix(1);
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// `ardan.I1.ap` is short for `players.ardan.units.I1.ap`; `barbarians.*` is the list of keys.
Json valueAt(const Json& state, std::string_view path, bool& found) {
    found = false;
    Json here = state;
    std::size_t depth = 0;
    for (const std::string& key : parts(path, '.')) {
        if (depth++ == 0 && here.contains("players") && here["players"].contains(key))
            here = Json(here["players"]);
        else if (here.is_object() && here.contains("units") && isUnitName(key))
            here = Json(here["units"]);
        if (key == "*" && here.is_object()) {
            Json keys = Json::array();
            for (const auto& [name, value] : here.items())
                keys.push_back(name);
            here = keys;
        } else if (here.is_object() && here.contains(key)) {
            here = Json(here[key]);
        } else if (here.is_array() && isNumber(key) && std::stoul(key) < here.size()) {
            here = Json(here[std::stoul(key)]);
        } else {
            return nullptr;
        }
    }
    found = true;
    return here;
}

std::string plain(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

bool matches(const Json& value, const std::string& wanted) {
    const bool list = wanted.size() >= 2 && wanted.front() == '[' && wanted.back() == ']';
    const bool set = wanted.size() >= 2 && wanted.front() == '{' && wanted.back() == '}';
    if (!list && !set) return plain(value) == wanted;
    if (!value.is_array()) return false;
    std::vector<std::string> have;
    for (const Json& item : value)
        have.push_back(plain(item));
    auto want = parts(std::string_view(wanted).substr(1, wanted.size() - 2), ',');
    if (set) {
        std::sort(have.begin(), have.end());
        std::sort(want.begin(), want.end());
    }
    return have == want;
}

void look(const Json& state, const std::string& path, const std::string& wanted,
          std::vector<std::string>& faults) {
    bool found = false;
    const Json value = valueAt(state, path, found);
    if (wanted == "none" ? !found : found && matches(value, wanted)) return;
    faults.push_back(path + " should be " + wanted + ", is " + (found ? value.dump() : "not there"));
}

} // namespace

std::vector<std::string> unmet(const std::string& expectation, const Json& state) {
    std::vector<std::string> faults;
    const auto lookAt = [&](const std::string& prefix, const std::string& text) {
        const auto space = text.find(' ');
        if (space == std::string::npos)
            faults.push_back("`" + text + "` has no value");
        else
            look(state, prefix + text.substr(0, space), trimmed(text.substr(space)), faults);
    };
    const auto statements = parts(expectation, ';');
    if (statements.empty()) faults.emplace_back("nothing is expected");
    for (const std::string& statement : statements) {
        const auto colon = statement.find(": ");
        if (colon == std::string::npos) {
            lookAt("", statement);
            continue;
        }
        for (const std::string& part : parts(std::string_view(statement).substr(colon + 2), ','))
            lookAt(statement.substr(0, colon) + ".", part);
    }
    return faults;
}

} // namespace marches::rule_tests
