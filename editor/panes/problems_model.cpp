#include "editor/panes/problems_model.h"

#include "engine/draft/checks/mend.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace marches::editor {
namespace {

/// What makes two rows the same one: the view keeps its choice on it.
std::string rowKey(const draft::Problem& problem) {
    return draft::keyOf(problem) + "|" + std::to_string(static_cast<int>(problem.level)) + "|" +
           draft::written(problem.place.path);
}

} // namespace

void ProblemsModel::setNames(NameOf nameOf) {
    nameOf_ = std::move(nameOf);
    if (!shown_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    emit shown();
}

void ProblemsModel::setProblems(draft::Problems problems) {
    all_ = std::move(problems);
    show();
}

void ProblemsModel::setAside(std::map<std::string, QString> aside) {
    aside_ = std::move(aside);
    show();
}

void ProblemsModel::show() {
    draft::Problems wanted = all_;
    std::stable_partition(wanted.begin(), wanted.end(),
                          [this](const draft::Problem& problem) { return !isAside(problem); });
    std::vector<std::string> keys;
    for (const draft::Problem& problem : wanted)
        keys.push_back(rowKey(problem));
    dropAllBut(keys);
    const std::unordered_set<std::string> standing(keys_.begin(), keys_.end());
    for (std::size_t i = 0; i < wanted.size();) {
        const auto at = static_cast<std::ptrdiff_t>(i);
        std::size_t end = i; // of those that come together
        while (end < wanted.size() && !standing.contains(keys[end]))
            ++end;
        if (end > i) {
            addRows(at, {wanted.begin() + at, wanted.begin() + static_cast<std::ptrdiff_t>(end)},
                    {keys.begin() + at, keys.begin() + static_cast<std::ptrdiff_t>(end)});
            i = end;
            continue;
        }
        const auto from =
            std::find(keys_.begin() + std::min<std::ptrdiff_t>(at, std::ssize(keys_)), keys_.end(), keys[i]) -
            keys_.begin();
        if (from == std::ssize(keys_)) { // another one of this key has its row
            addRows(at, {wanted[i]}, {keys[i]});
        } else if (from != at) {
            beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, static_cast<int>(at));
            std::rotate(shown_.begin() + at, shown_.begin() + from, shown_.begin() + from + 1);
            std::rotate(keys_.begin() + at, keys_.begin() + from, keys_.begin() + from + 1);
            endMoveRows();
        }
        shown_[i] = wanted[i]; // its line or its fixes may have changed
        ++i;
    }
    if (shown_.size() > wanted.size()) // rows with equal keys beyond the wanted ones
        dropRows(std::ssize(wanted), std::ssize(shown_));
    if (!shown_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    emit shown();
}

void ProblemsModel::addRows(std::ptrdiff_t at, const draft::Problems& rows,
                            const std::vector<std::string>& keys) {
    beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + std::ssize(rows)) - 1);
    shown_.insert(shown_.begin() + at, rows.begin(), rows.end());
    keys_.insert(keys_.begin() + at, keys.begin(), keys.end());
    endInsertRows();
}

void ProblemsModel::dropRows(std::ptrdiff_t from, std::ptrdiff_t to) {
    beginRemoveRows({}, static_cast<int>(from), static_cast<int>(to) - 1);
    shown_.erase(shown_.begin() + from, shown_.begin() + to);
    keys_.erase(keys_.begin() + from, keys_.begin() + to);
    endRemoveRows();
}

/// Drops the rows that none of these keys has, as many at once as lie together.
void ProblemsModel::dropAllBut(const std::vector<std::string>& keys) {
    const std::unordered_set<std::string> stay(keys.begin(), keys.end());
    for (std::ptrdiff_t to = std::ssize(keys_); to > 0;) {
        std::ptrdiff_t from = to;
        while (from > 0 && !stay.contains(keys_[static_cast<std::size_t>(from - 1)]))
            --from;
        if (from < to) dropRows(from, to);
        to = from - 1;
    }
}

bool ProblemsModel::isAside(const draft::Problem& problem) const {
    return problem.level != draft::ProblemLevel::error && aside_.contains(draft::keyOf(problem));
}

int ProblemsModel::count(draft::ProblemLevel level) const {
    return static_cast<int>(std::count_if(shown_.begin(), shown_.end(), [&](const draft::Problem& problem) {
        return problem.level == level && !isAside(problem);
    }));
}

draft::Problems ProblemsModel::open() const {
    draft::Problems open;
    std::copy_if(shown_.begin(), shown_.end(), std::back_inserter(open),
                 [this](const draft::Problem& problem) { return !isAside(problem); });
    return open;
}

std::vector<draft::Fix> ProblemsModel::safeFixes() const {
    return draft::safeFixes(open());
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const draft::Problem& problem = shown_[static_cast<std::size_t>(index.row())];
    if (role == levelRole) return static_cast<int>(problem.level);
    const bool aside = isAside(problem);
    if (role == asideRole) return aside;
    const QString reason = aside ? aside_.at(draft::keyOf(problem)) : QString{};
    switch (index.column()) {
    case sentence:
        if (role == Qt::DisplayRole) return problemText(problem, nameOf_);
        if (role == htmlRole)
            return aside ? tr("%1 Set aside: %2", "%1 a problem, %2 the reason")
                               .arg(problemHtml(problem, nameOf_), reason.toHtmlEscaped())
                         : problemHtml(problem, nameOf_);
        if (role == Qt::AccessibleTextRole)
            return QStringLiteral("%1: %2").arg(aside ? tr("Set aside", "a problem")
                                                      : levelText(problem.level),
                                                problemText(problem, nameOf_));
        if (role == Qt::ToolTipRole)
            return problem.place.text.line > 0
                       ? QStringLiteral("%1, %2:%3")
                             .arg(QString::fromStdString(problem.code),
                                  QString::fromStdString(problem.place.text.file).section(u'/', -1))
                             .arg(problem.place.text.line)
                       : QString::fromStdString(problem.code);
        break;
    case place:
        if (role == Qt::DisplayRole) return placeText(problem.place, nameOf_);
        break;
    case fixes:
        if (role == Qt::AccessibleTextRole) {
            QStringList all;
            for (const draft::Fix& fix : problem.fixes)
                all << fixText(fix, nameOf_);
            return all.join(QStringLiteral(", "));
        }
        break;
    default:
        break;
    }
    return {};
}

} // namespace marches::editor
