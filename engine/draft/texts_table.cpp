#include "engine/draft/texts_table.h"

#include "engine/base/sha256.h"
#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/draft.h"
#include "engine/draft/text_parts.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

using Row = std::vector<std::string>;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view shortMark = "#short";
constexpr std::size_t mostRows = 200'000;
constexpr std::size_t mostColumns = 64;
constexpr std::size_t mostTold = 500;
constexpr std::size_t digestLength = 8;

std::string digestOf(std::string_view text) {
    return sha256(text).substr(0, digestLength);
}

/// One row's texts, by language, of a text or of its short form.
struct Line {
    std::string id;
    const TextEntry* entry = nullptr;
    bool shorter = false;

    std::string_view now(std::string_view language) const {
        if (!shorter) return entry->in(language);
        const auto found = entry->shorts.find(language);
        return found == entry->shorts.end() ? std::string_view() : std::string_view(found->second);
    }
};

std::vector<Line> linesOf(const std::vector<TextEntry>& texts) {
    std::vector<Line> lines;
    for (const TextEntry& entry : texts) {
        lines.push_back({written(entry.path), &entry, false});
        if (!entry.shorts.empty()) lines.push_back({lines.back().id + std::string(shortMark), &entry, true});
    }
    return lines;
}

// Writing

void addCell(std::string& table, std::string_view text) {
    table += '"';
    for (const char c : text) {
        if (c == '"') table += '"';
        table += c;
    }
    table += '"';
}

void addRow(std::string& table, const Row& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) table += ',';
        addCell(table, cells[i]);
    }
    table += "\r\n";
}

// Reading

/// Splits a table into rows and cells.
class TableReader {
public:
    explicit TableReader(std::string_view text) : text_(text) {}

    Expected<std::vector<Row>, Sentence> read() {
        findSeparator();
        while (at_ < text_.size())
            if (auto fault = readRow()) return unexpected(std::move(*fault));
        return std::move(rows_);
    }

private:
    /// Spreadsheets of some countries part cells by semicolons or tabs.
    void findSeparator() {
        const std::string_view head = text_.substr(0, text_.find_first_of("\r\n"));
        std::ptrdiff_t most = std::count(head.begin(), head.end(), ',');
        for (const char other : {';', '\t'})
            if (const auto found = std::count(head.begin(), head.end(), other); found > most) {
                separator_ = other;
                most = found;
            }
    }

    std::optional<Sentence> readRow() {
        Row row;
        bool more = true;
        while (more) {
            std::string cell;
            if (at_ < text_.size() && text_[at_] == '"') {
                if (!readQuoted(cell))
                    return Sentence("In row {0} a quotation mark is not closed.", rows_.size() + 1);
            } else {
                const std::size_t end = std::min(text_.find_first_of(stops(), at_), text_.size());
                cell = text_.substr(at_, end - at_);
                at_ = end;
            }
            if (row.size() == mostColumns) return Sentence("There are more than {0} columns.", mostColumns);
            row.push_back(std::move(cell));
            more = at_ < text_.size() && text_[at_] == separator_;
            if (more) ++at_;
        }
        if (at_ < text_.size() && text_[at_] == '\r') ++at_;
        if (at_ < text_.size() && text_[at_] == '\n') ++at_;
        if (rows_.size() == mostRows) return Sentence("There are more than {0} rows.", mostRows);
        rows_.push_back(std::move(row));
        return std::nullopt;
    }

    /// Reads a cell in quotation marks; false where it has no end.
    bool readQuoted(std::string& cell) {
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] != '"') {
                cell += text_[at_];
            } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
                cell += '"';
                ++at_;
            } else {
                const std::size_t end = std::min(text_.find_first_of(stops(), ++at_), text_.size());
                cell += text_.substr(at_, end - at_); // what stands behind the mark belongs to the cell
                at_ = end;
                return true;
            }
        }
        return false;
    }

    std::string stops() const { return std::string{separator_, '\r', '\n'}; }

    std::string_view text_;
    char separator_ = ',';
    std::size_t at_ = 0;
    std::vector<Row> rows_;
};

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// What the first row says of the columns.
struct Columns {
    std::size_t id = 0;
    std::optional<std::size_t> was;
    std::vector<std::pair<std::size_t, std::string>> languages;
};

std::string_view cellOf(const Row& row, std::size_t column) {
    return column < row.size() ? trimmed(row[column]) : std::string_view();
}

/// Reads `was`: the digest of what stood in each language as the table was written.
std::map<std::string, std::string, std::less<>> digestsIn(std::string_view cell) {
    std::map<std::string, std::string, std::less<>> digests;
    while (!cell.empty()) {
        const std::string_view part = cell.substr(0, cell.find(' '));
        cell.remove_prefix(std::min(cell.size(), part.size() + 1));
        const std::size_t colon = part.find(':');
        if (colon != std::string_view::npos)
            digests.emplace(std::string(part.substr(0, colon)), std::string(part.substr(colon + 1)));
    }
    return digests;
}

/// Returns an id with a star for each position in a list.
std::string shapeOf(std::string_view id) {
    TreePath path = treePath(id);
    for (std::string& part : path)
        if (wholeNumber(part)) part = "*";
    return written(path);
}

/// Takes the rows of one table.
class TableTaker {
public:
    explicit TableTaker(const Draft& draft)
        : work_(draft), texts_(allTexts(work_.whole())), lines_(linesOf(texts_)) {
        for (const Line& line : lines_)
            byId_.emplace(line.id, &line);
    }

    Expected<TextsTaken, Sentence> take(const std::vector<Row>& rows) {
        auto columns = columnsOf(rows);
        if (!columns) return unexpected(std::move(columns.error()));
        std::set<std::string, std::less<>> seen;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const std::string_view id = cellOf(rows[i], columns->id);
            if (id.empty()) {
                tellLost(rows[i], *columns,
                         Sentence("Row {0} has no id: {1}", i + 1, textsIn(rows[i], *columns)));
            } else if (!seen.emplace(id).second) {
                tellLost(
                    rows[i], *columns,
                    Sentence("Row {0} has the id of another one: {1}", i + 1, textsIn(rows[i], *columns)));
            } else {
                takeRow(rows[i], id, *columns, i + 1);
            }
        }
        if (taken_.texts > 0)
            if (auto change =
                    finished(std::move(work_), Sentence("Texts from a translator: {0}", taken_.texts)))
                taken_.change = std::move(*change);
        return std::move(taken_);
    }

private:
    Expected<Columns, Sentence> columnsOf(const std::vector<Row>& rows) {
        const auto none =
            Sentence("This is no table of texts: its first row must name the columns `id`, `en` and so on.");
        if (rows.empty()) return unexpected(none);
        Columns columns;
        bool id = false;
        for (std::size_t i = 0; i < rows[0].size(); ++i) {
            const std::string name(trimmed(rows[0][i]));
            if (name == "id" && !id) {
                columns.id = i;
                id = true;
            } else if (name == "was") {
                columns.was = i;
            } else if (isLanguageCode(name)) {
                for (const auto& column : columns.languages)
                    if (column.second == name)
                        return unexpected(Sentence("Two columns are for the language `{0}`.", name));
                columns.languages.emplace_back(i, name);
            } else if (!name.empty() && name != "note") {
                tell(Sentence("The column `{0}` is for no language, and was left aside.", shortened(name)));
            }
        }
        if (!id || columns.languages.empty()) return unexpected(none);
        return columns;
    }

    void tell(Sentence sentence) {
        if (taken_.told.size() < mostTold) taken_.told.push_back(std::move(sentence));
    }

    static std::string textsIn(const Row& row, const Columns& columns) {
        std::string all;
        for (const auto& column : columns.languages)
            if (const std::string_view text = cellOf(row, column.first); !text.empty())
                all += (all.empty() ? "" : ", ") + column.second + ' ' + shortened(text);
        return all;
    }

    void tellLost(const Row& row, const Columns& columns, Sentence sentence) {
        if (!textsIn(row, columns).empty()) tell(std::move(sentence));
    }

    /// Finds what a row is about. Elements of lists have no ids: where another one stands at that position
    /// now, the one that has the text of old is meant.
    const Line* lineFor(std::string_view id, const std::map<std::string, std::string, std::less<>>& was) {
        const auto found = byId_.find(id);
        const std::string shape = shapeOf(id);
        const auto english = was.find("en");
        if (shape == id || english == was.end()) return found == byId_.end() ? nullptr : found->second;
        if (found != byId_.end() && digestOf(found->second->now("en")) == english->second)
            return found->second;
        for (const Line& line : lines_)
            if (shapeOf(line.id) == shape && digestOf(line.now("en")) == english->second) return &line;
        return nullptr;
    }

    /// Makes a line for a short form that the map has not.
    const Line* shortLineFor(std::string_view id) {
        if (!id.ends_with(shortMark)) return nullptr;
        const auto whole = byId_.find(id.substr(0, id.size() - shortMark.size()));
        if (whole == byId_.end()) return nullptr;
        made_ = {std::string(id), whole->second->entry, true};
        return &made_;
    }

    void takeRow(const Row& row, std::string_view id, const Columns& columns, std::size_t number) {
        const auto was = columns.was ? digestsIn(cellOf(row, *columns.was))
                                     : std::map<std::string, std::string, std::less<>>();
        const Line* line = lineFor(id, was);
        if (line == nullptr) line = shortLineFor(id);
        if (line == nullptr)
            return tellLost(
                row, columns,
                Sentence("The map has no text `{0}` any more: {1}", shortened(id), textsIn(row, columns)));
        const std::string name(line->entry->shownIn("en"));
        bool translated = false;
        for (const auto& [column, code] : columns.languages) {
            const std::string_view text = cellOf(row, column);
            const std::string_view now = line->now(code);
            if (text.empty() || text == now) continue;
            const auto old = was.find(code);
            const bool changedHere =
                columns.was && (old == was.end() ? !now.empty() : digestOf(now) != old->second);
            if (old != was.end() && digestOf(text) == old->second) continue; // the map has changed, this not
            if (changedHere && !now.empty()) {
                tell(Sentence("{0} ({1}): the map says {2} by now, which stays; the table says {3}.", name,
                              code, shortened(now), shortened(text)));
                continue;
            }
            if (auto fault = textFault(line->entry->path, code, text)) {
                tell(Sentence("Row {0} ({1}) was left aside. {2}", number, code, std::move(*fault)));
                continue;
            }
            if (!write(*line, code, text)) {
                tell(Sentence("{0} ({1}) has a short name but no name: {2}", name, code, shortened(text)));
                continue;
            }
            ++taken_.texts;
            translated = translated || code != "en";
        }
        const auto english = was.find("en");
        if (translated && english != was.end() && digestOf(line->now("en")) != english->second)
            tell(
                Sentence("{0} had another English text when the table was written; look at it again.", name));
    }

    bool write(const Line& line, std::string_view code, std::string_view text) {
        if (!line.shorter) {
            writeText(work_, line.entry->path, code, text);
            return true;
        }
        return writeShort(work_, line.entry->path, code, text);
    }

    TreeWork work_;
    std::vector<TextEntry> texts_; ///< as the map was
    std::vector<Line> lines_;
    std::map<std::string_view, const Line*> byId_;
    Line made_;
    TextsTaken taken_;
};

} // namespace

std::string textsTable(const Draft& draft, const std::vector<std::string>& more) {
    const std::vector<TextEntry> texts = allTexts(wholeTree(draft));
    std::vector<std::string> languages = languagesOf(texts);
    for (const std::string& language : more)
        if (std::find(languages.begin(), languages.end(), language) == languages.end())
            languages.push_back(language);
    std::string table(byteOrderMark);
    Row head{"id", "note"};
    head.insert(head.end(), languages.begin(), languages.end());
    head.emplace_back("was");
    addRow(table, head);
    for (const Line& line : linesOf(texts)) {
        Row row{line.id, line.entry->note};
        std::string was;
        for (const std::string& language : languages) {
            const std::string_view text = line.now(language);
            row.emplace_back(text);
            if (!text.empty()) was += (was.empty() ? "" : " ") + language + ':' + digestOf(text);
        }
        row.push_back(std::move(was));
        addRow(table, row);
    }
    return table;
}

Expected<TextsTaken, Sentence> textsFromTable(const Draft& draft, std::string_view bytes) {
    if (bytes.size() > maxTableBytes)
        return unexpected(
            Sentence("The table is larger than {0} bytes, the most that is read.", maxTableBytes));
    if (bytes.starts_with(byteOrderMark)) bytes.remove_prefix(byteOrderMark.size());
    if (!isUtf8(bytes))
        return unexpected(Sentence("The table is not in UTF-8; save it as \"CSV UTF-8\" and take it again."));
    const auto rows = TableReader(bytes).read();
    if (!rows) return unexpected(rows.error());
    return TableTaker(draft).take(*rows);
}

} // namespace marches::draft
