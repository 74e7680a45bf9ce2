#include "editor/places/texts_model.h"

#include "editor/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Texts)
};

QString kindName(draft::TextKind kind) {
    using draft::TextKind;
    switch (kind) {
    case TextKind::scenario:
        return Texts::tr("The scenario", "a heading over its title");
    case TextKind::country:
        return Texts::tr("Countries");
    case TextKind::province:
        return Texts::tr("Provinces");
    case TextKind::sea:
        return Texts::tr("Seas");
    case TextKind::variant:
        return Texts::tr("Variants");
    case TextKind::start:
        return Texts::tr("Start positions");
    case TextKind::challenge:
        return Texts::tr("Challenge", "a heading over the texts of a puzzle");
    case TextKind::reason:
        return Texts::tr("Reasons", "a heading: why provinces that touch are not linked");
    case TextKind::other:
        return Texts::tr("Other texts");
    }
    return {};
}

} // namespace

QString languageName(const std::string& code) {
    if (code == "en") return Texts::tr("English");
    if (code == "fr") return Texts::tr("French");
    if (code == "de") return Texts::tr("German");
    if (code == "nl") return Texts::tr("Dutch");
    const QLocale locale(text(code));
    const QString own = locale.language() == QLocale::C ? QString{} : locale.nativeLanguageName();
    return own.isEmpty() ? text(code) : own;
}

TextsModel::TextsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document) {
    connect(&document, &Document::changed, this, [this](const draft::Change& change) {
        const draft::Touched touched = draft::touched(change);
        if (touched.sections.empty()) return;
        stale_ = !seen_;
        if (seen_) follow();
    });
    read();
    rows_ = wantedRows({});
}

void TextsModel::setSeen(bool seen) {
    seen_ = seen;
    if (seen_ && std::exchange(stale_, false)) follow();
}

void TextsModel::read() {
    texts_ = draft::allTexts(draft::wholeTree(document_.draft()));
    at_.clear();
    for (std::size_t i = 0; i < texts_.size(); ++i)
        at_.emplace(texts_[i].path, i);
    // One whose last text goes stays a column.
    for (const std::string& language : draft::languagesOf(texts_))
        if (columnOf(language) < 0) languages_.push_back(language);
    orderLanguages();
}

void TextsModel::orderLanguages() {
    constexpr std::array<std::string_view, 4> first{"en", "fr", "de", "nl"};
    const auto rank = [&](const std::string& language) {
        return std::pair(std::find(first.begin(), first.end(), language) - first.begin(), language);
    };
    std::sort(languages_.begin(), languages_.end(),
              [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
}

/// Rows that are shown stay, those of new texts come.
void TextsModel::follow() {
    const std::vector<std::string> before = languages_;
    read();
    std::vector<std::string> now = languages_;
    std::swap(now, languages_);
    languages_ = before;
    if (now != before) {
        beginResetModel(); // a language came or went
        languages_ = std::move(now);
        rows_ = wantedRows(rows_);
        endResetModel();
    } else {
        takeRows(wantedRows(rows_));
        if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit contentChanged();
}

void TextsModel::addLanguage(const std::string& language) {
    if (columnOf(language) >= 0) return;
    const std::vector<std::string> before = languages_;
    languages_.push_back(language);
    orderLanguages();
    const int column = columnOf(language);
    std::vector<std::string> now = before;
    std::swap(now, languages_);
    beginInsertColumns({}, column, column);
    languages_ = std::move(now);
    endInsertColumns();
    emit contentChanged();
}

void TextsModel::show(TextFilter filter, const QString& search) {
    if (filter == filter_ && search == search_) return;
    filter_ = filter;
    search_ = search;
    beginResetModel();
    rows_ = wantedRows({});
    endResetModel();
}

void TextsModel::setFits(std::function<bool(const std::string&, const std::string&)> unfit) {
    unfit_ = std::move(unfit);
}

bool TextsModel::cellCounts(const draft::TextEntry& entry, const std::string& language,
                            TextFilter filter) const {
    switch (filter) {
    case TextFilter::all:
        return true;
    case TextFilter::missing:
        return entry.lacks(language);
    case TextFilter::unfit:
        return entry.kind == draft::TextKind::province && unfit_ && unfit_(entry.id, language);
    case TextFilter::sameAsEnglish:
        return language != "en" && !entry.in("en").empty() && entry.in(language) == entry.in("en");
    }
    return false;
}

bool TextsModel::passes(const draft::TextEntry& entry) const {
    const bool found = filter_ == TextFilter::all ||
                       std::any_of(languages_.begin(), languages_.end(), [&](const std::string& language) {
                           return cellCounts(entry, language, filter_);
                       });
    if (!found || search_.isEmpty()) return found;
    const auto has = [this](const std::string& in) {
        return text(in).contains(search_, Qt::CaseInsensitive);
    };
    return has(entry.id) || std::any_of(entry.texts.begin(), entry.texts.end(),
                                        [&](const auto& each) { return has(each.second); });
}

std::vector<TextsModel::Row> TextsModel::wantedRows(const std::vector<Row>& kept) const {
    std::set<draft::TreePath> stay;
    for (const Row& row : kept)
        stay.insert(row.path);
    std::vector<Row> rows;
    for (const draft::TextEntry& entry : texts_) {
        Row row{entry.kind, entry.path};
        if (!stay.contains(row.path) && !passes(entry)) continue;
        if (rows.empty() || rows.back().kind != entry.kind) rows.push_back({entry.kind, {}});
        rows.push_back(std::move(row));
    }
    return rows;
}

void TextsModel::takeRows(std::vector<Row> wanted) {
    std::set<std::pair<draft::TextKind, draft::TreePath>> stay;
    for (const Row& row : wanted)
        stay.emplace(row.kind, row.path);
    for (int row = rowCount() - 1; row >= 0; --row)
        if (const Row& each = rows_[static_cast<std::size_t>(row)]; !stay.contains({each.kind, each.path})) {
            beginRemoveRows({}, row, row);
            rows_.erase(rows_.begin() + row);
            endRemoveRows();
        }
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (at < rows_.size() && rows_[at] == wanted[at]) continue;
        const auto found = std::find(rows_.begin() + static_cast<std::ptrdiff_t>(std::min(at, rows_.size())),
                                     rows_.end(), wanted[at]);
        const int to = static_cast<int>(at);
        if (found == rows_.end()) {
            beginInsertRows({}, to, to);
            rows_.insert(rows_.begin() + to, wanted[at]);
            endInsertRows();
        } else {
            const auto from = static_cast<int>(found - rows_.begin());
            beginMoveRows({}, from, from, {}, to);
            std::rotate(rows_.begin() + to, rows_.begin() + from, rows_.begin() + from + 1);
            endMoveRows();
        }
    }
}

const draft::TextEntry* TextsModel::entry(int row) const {
    if (row < 0 || row >= rowCount()) return nullptr;
    const draft::TreePath& path = rows_[static_cast<std::size_t>(row)].path;
    if (path.empty()) return nullptr;
    const auto found = at_.find(path);
    return found == at_.end() ? nullptr : &texts_[found->second];
}

const std::string& TextsModel::languageAt(int column) const {
    return languages_[static_cast<std::size_t>(std::max(column - firstLanguage, 0))];
}

int TextsModel::rowOf(const draft::TreePath& path) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (!path.empty() && rows_[i].path == path) return static_cast<int>(i);
    return -1;
}

int TextsModel::columnOf(const std::string& language) const {
    const auto found = std::find(languages_.begin(), languages_.end(), language);
    return found == languages_.end() ? -1 : firstLanguage + static_cast<int>(found - languages_.begin());
}

TextCounts TextsModel::counts() const {
    TextCounts counts{};
    counts[0] = static_cast<int>(texts_.size());
    for (const draft::TextEntry& entry : texts_)
        for (const std::string& language : languages_)
            for (const TextFilter filter :
                 {TextFilter::missing, TextFilter::unfit, TextFilter::sameAsEnglish})
                if (cellCounts(entry, language, filter)) ++counts[static_cast<std::size_t>(filter)];
    return counts;
}

std::pair<int, int> TextsModel::coverage(const std::string& language) const {
    int all = 0;
    int there = 0;
    for (const draft::TextEntry& entry : texts_) {
        if (entry.texts.empty()) continue;
        ++all;
        if (!entry.lacks(language)) ++there;
    }
    return {all, there};
}

TextsModel::TextState TextsModel::stateOf(const draft::TextEntry& entry, const std::string& language) const {
    if (entry.texts.empty()) return none;
    if (!entry.in(language).empty()) return set;
    return entry.lacks(language) ? missing : forAll;
}

QString TextsModel::nameOf(const draft::TextEntry& entry) const {
    if (entry.path == draft::TreePath{"names"}) return tr("Title", "of the scenario");
    if (entry.path == draft::sentencePath()) return tr("In a sentence", "what the scenario is");
    const std::string_view shown = entry.shownIn("en");
    return shown.empty() ? text(entry.id.empty() ? draft::written(entry.path) : entry.id) : text(shown);
}

QString TextsModel::noteOf(const draft::TextEntry& entry) const {
    using draft::TextKind;
    if (entry.path == draft::TreePath{"names"}) return tr("New Game, title of the map");
    if (entry.path == draft::sentencePath()) return tr("New Game, below the title");
    if (entry.kind == TextKind::country) return tr("country");
    if (entry.kind == TextKind::sea) return tr("along its line", "where a sea's name stands");
    if (!entry.id.empty()) return text(entry.id);
    return text(draft::written(entry.path));
}

int TextsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TextsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstLanguage + static_cast<int>(languages_.size());
}

QVariant TextsModel::headingData(const Row& row, int column, int role) const {
    if (role == headingRole) return true;
    if (column != what) return {};
    const auto all = std::count_if(texts_.begin(), texts_.end(),
                                   [&](const draft::TextEntry& each) { return each.kind == row.kind; });
    const auto here = std::count_if(rows_.begin(), rows_.end(), [&](const Row& each) {
        return each.kind == row.kind && !each.path.empty();
    });
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return kindName(row.kind);
    if (role == noteRole)
        return here == all ? QLocale().toString(static_cast<int>(all))
                           : tr("%L1, here %L2", "%1 all texts of a kind, %2 those that are shown")
                                 .arg(static_cast<int>(all))
                                 .arg(static_cast<int>(here));
    return {};
}

QVariant TextsModel::whatData(const draft::TextEntry& entry, int role) const {
    if (role == Qt::DisplayRole) return nameOf(entry);
    if (role == noteRole) return noteOf(entry);
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %2", "a text and what it belongs to").arg(nameOf(entry), noteOf(entry));
    if (role == Qt::ToolTipRole && !entry.note.empty()) return text(entry.note);
    return {};
}

QVariant TextsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const draft::TextEntry* each = entry(index.row());
    if (each == nullptr)
        return headingData(rows_[static_cast<std::size_t>(index.row())], index.column(), role);
    if (role == headingRole) return false;
    if (index.column() == what) return whatData(*each, role);
    const std::string& language = languageAt(index.column());
    const TextState state = stateOf(*each, language);
    switch (role) {
    case Qt::EditRole:
        return text(each->in(language));
    case Qt::DisplayRole:
        return text(state == set ? each->in(language) : each->shownIn(language));
    case stateRole:
        return state;
    case unfitRole:
        return state == set && cellCounts(*each, language, TextFilter::unfit);
    case Qt::ToolTipRole: {
        const auto shorter = each->shorts.find(language);
        if (shorter != each->shorts.end()) return tr("Short: %1", "a short name").arg(text(shorter->second));
        return {};
    }
    case Qt::AccessibleTextRole: {
        const QString cell = tr("%1, %2", "a text and a language").arg(nameOf(*each), languageName(language));
        if (state == missing)
            return tr("%1: missing; %2 stands there instead").arg(cell, text(each->shownIn(language)));
        if (state == forAll) return tr("%1: as in all languages").arg(cell);
        if (state == none) return tr("%1: empty").arg(cell);
        return QStringLiteral("%1: %2").arg(cell, text(each->in(language)));
    }
    default:
        return {};
    }
}

QVariant TextsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    if (section == what) {
        if (role == Qt::DisplayRole) return tr("What", "a column: what a text belongs to");
        return {};
    }
    const std::string& language = languageAt(section);
    if (role == Qt::DisplayRole) return languageName(language);
    const auto [all, there] = coverage(language);
    if (role == noteRole) return tr("%L1 of %L2", "so many texts of all are there").arg(there).arg(all);
    if (role == stateRole) return all == 0 ? 1.0 : double(there) / all;
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return tr("%1: %L2 of %L3 texts", "a language").arg(languageName(language)).arg(there).arg(all);
    return {};
}

Qt::ItemFlags TextsModel::flags(const QModelIndex& index) const {
    const draft::TextEntry* each = entry(index.row());
    if (each == nullptr) return Qt::ItemIsEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() >= firstLanguage) flags |= Qt::ItemIsEditable;
    return flags;
}

bool TextsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const draft::TextEntry* each = entry(index.row());
    if (each == nullptr || role != Qt::EditRole || index.column() < firstLanguage) return false;
    const std::string written = value.toString().trimmed().toStdString();
    const std::string language = languageAt(index.column());
    if (written == each->in(language)) return true;
    const draft::TreePath path = each->path;
    auto change = draft::setText(document_.draft(), path, language, written);
    if (!change) {
        emit said(sentenceText(change.error()));
        return false;
    }
    document_.endMerge();
    draft::TreePath cell = path;
    cell.push_back(language);
    return document_.applyAsItIs(std::move(*change), {QStringLiteral("texts"), {}, std::move(cell)});
}

void TextsModel::retranslate() {
    if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

} // namespace marches::editor
