#include "tests/engine/warriors/rule_runner/rule_file.h"

#include "tests/engine/warriors/rule_runner/trimmed.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace marches::rule_tests {
namespace {

using Values = std::map<std::string, std::string>;

/// One `each` with its rows.
struct Table {
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> rows;
};

/// A case before its variables are filled in, or what stands before the first case.
struct Draft {
    Case text;
    Values values;
    std::vector<Table> tables;
    bool ownOptions = false;
};

std::size_t indentation(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

std::string unquoted(std::string_view text) {
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    return std::string(text);
}

/// Words between blanks; one in double quotes, or in brackets, may hold blanks.
std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> result;
    std::string word;
    bool quoted = false;
    int depth = 0;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (!quoted && c == '[') ++depth;
        if (!quoted && c == ']') --depth;
        if (c == ' ' && !quoted && depth == 0) {
            if (!word.empty()) result.push_back(unquoted(word));
            word.clear();
        } else {
            word += c;
        }
    }
    if (!word.empty()) result.push_back(unquoted(word));
    return result;
}

bool isNameLetter(char c) {
    return c >= 'a' && c <= 'z';
}

class Reader {
public:
    RuleFile read(std::string_view text) {
        std::istringstream stream{std::string(text)};
        for (std::string line; std::getline(stream, line);) {
            ++line_;
            readLine(line);
        }
        finishCase();
        return std::move(file_);
    }

private:
    void fault(const std::string& text) { file_.faults.push_back(std::to_string(line_) + ": " + text); }

    Draft& draft() { return current_ ? *current_ : common_; }

    void readLine(const std::string& line) {
        if (startIndent_) {
            if (!trimmed(line).empty() && indentation(line) > *startIndent_) {
                draft().text.start += line.substr(*startIndent_) + "\n";
                return;
            }
            if (!trimmed(line).empty()) startIndent_.reset();
        }
        const std::string text = trimmed(line);
        if (text.empty() || text.front() == '#') return;
        const auto space = text.find(' ');
        const std::string key = text.substr(0, space);
        const std::string rest = space == std::string::npos ? "" : trimmed(text.substr(space));
        if (indentation(line) == 0 && (key == "allow" || key == "forbid" || key == "answer")) {
            finishCase();
            current_ = common_;
            current_->ownOptions = false;
            current_->text.kind = key;
            current_->text.title = rest;
            current_->text.line = line_;
            return;
        }
        readInside(line, key, rest);
    }

    void readInside(const std::string& line, const std::string& key, const std::string& rest) {
        Case& text = draft().text;
        if (key == "start:") {
            text.start.clear();
            startIndent_ = indentation(line);
        } else if (key == "scenario") {
            text.scenario = rest;
        } else if (key == "variant") {
            text.variant = rest;
        } else if (key == "option") {
            if (current_ && !current_->ownOptions) text.options.clear();
            draft().ownOptions = true;
            text.options.push_back(rest);
        } else if (key == "seat") {
            text.seats.push_back(rest);
        } else if (key == "let") {
            const auto space = rest.find(' ');
            draft().values[rest.substr(0, space)] =
                space == std::string::npos ? "" : unquoted(trimmed(rest.substr(space)));
        } else if (key == "each") {
            draft().tables.push_back({words(rest), {}});
        } else if (key == "row") {
            readRow(rest);
        } else if (key == ">") {
            text.steps.push_back({StepKind::command, line_, rest, ""});
        } else if (key == "refused") {
            const auto mark = rest.find(" > ");
            if (mark == std::string::npos) return fault("`refused RULE > COMMAND` is needed");
            text.steps.push_back({StepKind::refused, line_, rest.substr(mark + 3), rest.substr(0, mark)});
        } else if (key == "expect") {
            text.steps.push_back({StepKind::expect, line_, rest, ""});
        } else {
            fault("`" + key + "` is not known");
        }
    }

    void readRow(const std::string& rest) {
        if (draft().tables.empty()) return fault("`row` without `each`");
        Table& table = draft().tables.back();
        table.rows.push_back(words(rest));
        if (table.rows.back().size() != table.names.size()) fault("the row has not as many values as names");
    }

    /// Fills a case in, once for every choice of rows.
    void finishCase() {
        if (!current_) return;
        if (file_.faults.empty()) expand(0, current_->values, "");
        current_.reset();
    }

    void expand(std::size_t table, const Values& values, const std::string& row) {
        if (table == current_->tables.size()) return fillIn(values, row);
        for (const auto& cells : current_->tables[table].rows) {
            Values more = values;
            std::string label = row;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                more[current_->tables[table].names[i]] = cells[i];
                label += (label.empty() ? "" : ", ") + current_->tables[table].names[i] + " " + cells[i];
            }
            expand(table + 1, more, label);
        }
    }

    void fillIn(const Values& values, const std::string& row) {
        Case filled = current_->text;
        filled.row = row;
        for (std::string* text : {&filled.scenario, &filled.variant, &filled.start})
            *text = replaced(*text, values, filled.line);
        for (auto* list : {&filled.options, &filled.seats})
            for (std::string& text : *list)
                text = replaced(text, values, filled.line);
        for (Step& step : filled.steps) {
            step.text = replaced(step.text, values, step.line);
            step.rule = replaced(step.rule, values, step.line);
        }
        file_.cases.push_back(std::move(filled));
    }

    std::string replaced(const std::string& text, const Values& values, int line) {
        std::string result;
        for (std::size_t i = 0; i < text.size();) {
            if (text[i] != '$') {
                result += text[i++];
                continue;
            }
            std::size_t end = i + 1;
            while (end < text.size() && isNameLetter(text[end]))
                ++end;
            const auto found = values.find(text.substr(i + 1, end - i - 1));
            if (found == values.end())
                file_.faults.push_back(std::to_string(line) + ": no value for " + text.substr(i, end - i));
            else
                result += found->second.find('$') == std::string::npos
                              ? found->second
                              : replaced(found->second, values, line);
            i = end;
        }
        return result;
    }

    RuleFile file_;
    Draft common_;
    std::optional<Draft> current_;
    std::optional<std::size_t> startIndent_;
    int line_ = 0;
};

} // namespace

RuleFile readRuleFile(std::string_view text) {
    return Reader().read(text);
}

} // namespace marches::rule_tests
