#pragma once

#include "editor/problem_words.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace marches::editor {

/// The problems of a map as rows. New answers change only the rows that differ; the view keeps its place.
/// Those that were set aside come last, with their reasons.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { sentence, place, fixes, columns };
    enum Role { htmlRole = Qt::UserRole, levelRole, asideRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setNames(NameOf nameOf);
    /// Shows these, in their order.
    void setProblems(draft::Problems problems);
    [[nodiscard]] const draft::Problem& problem(int row) const {
        return shown_[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const NameOf& nameOf() const { return nameOf_; }
    [[nodiscard]] bool isAside(const draft::Problem& problem) const;
    [[nodiscard]] int count(draft::ProblemLevel level) const; ///< without those that were set aside
    [[nodiscard]] draft::Problems open() const;               ///< those that were not set aside
    /// Returns the safe fixes of all rows, one a problem.
    [[nodiscard]] std::vector<draft::Fix> safeFixes() const;

    /// Warnings that were set aside, by their keys (draft::keyOf), with the reason.
    void setAside(std::map<std::string, QString> aside);
    [[nodiscard]] const std::map<std::string, QString>& aside() const { return aside_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

signals:
    void shown(); ///< the rows are those of the last problems, names or reasons

private:
    void show();
    void addRows(std::ptrdiff_t at, const draft::Problems& rows, const std::vector<std::string>& keys);
    void dropRows(std::ptrdiff_t from, std::ptrdiff_t to);
    void dropAllBut(const std::vector<std::string>& keys);

    NameOf nameOf_;
    draft::Problems all_;
    draft::Problems shown_;
    std::vector<std::string> keys_; ///< of the rows
    std::map<std::string, QString> aside_;
};

} // namespace marches::editor
