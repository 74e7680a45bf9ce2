#include "editor/panes/problems_model.h"

#include "engine/draft/checks/mend.h"

#include <algorithm>
#include <iterator>

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
    const auto stays = [&](const draft::Problem& row) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [&](const draft::Problem& other) { return rowKey(other) == rowKey(row); });
    };
    for (int row = rowCount() - 1; row >= 0; --row)
        if (!stays(problem(row))) {
            beginRemoveRows({}, row, row);
            shown_.erase(shown_.begin() + row);
            endRemoveRows();
        }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto standing = std::find_if(
            shown_.begin() + static_cast<std::ptrdiff_t>(std::min(i, shown_.size())), shown_.end(),
            [&](const draft::Problem& row) { return rowKey(row) == rowKey(wanted[i]); });
        const int to = static_cast<int>(i);
        if (standing == shown_.end()) {
            beginInsertRows({}, to, to);
            shown_.insert(shown_.begin() + to, wanted[i]);
            endInsertRows();
            continue;
        }
        const int from = static_cast<int>(standing - shown_.begin());
        if (from != to) {
            beginMoveRows({}, from, from, {}, to);
            std::rotate(shown_.begin() + to, shown_.begin() + from, shown_.begin() + from + 1);
            endMoveRows();
        }
        shown_[i] = wanted[i]; // its line or its fixes may have changed
    }
    // Rows with equal keys beyond the wanted ones.
    while (shown_.size() > wanted.size()) {
        const int last = rowCount() - 1;
        beginRemoveRows({}, last, last);
        shown_.pop_back();
        endRemoveRows();
    }
    if (!shown_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    emit shown();
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
