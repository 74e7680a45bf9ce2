#pragma once

#include "editor/document.h"
#include "editor/face.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace marches::editor {

/// The countries of a map in the order of play: number, name, what the game knows of them, how many
/// provinces. It is edited in its cells; a row that is dragged gets another number. Rows are never reset.
class CountriesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, name, firstOfGame };
    enum Role { noteRole = Qt::UserRole, choicesRole, chosenRole, idRole };

    /// `panels`: null for a game that has none.
    CountriesModel(Document& document, const GamePanels* panels, QObject* parent);

    [[nodiscard]] const std::string& id(int row) const { return ids_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(const std::string& country) const; ///< -1: there is none
    /// Gives a row another place; false: it stays.
    bool moveTo(int row, int place);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    void said(const QString& text);

private:
    void follow();
    bool take(Expected<draft::Change, Sentence> change);
    [[nodiscard]] const CountryCell* cell(const QModelIndex& index) const;
    [[nodiscard]] int provincesColumn() const { return columnCount() - 1; }

    Document& document_;
    const GamePanels* panels_;
    std::vector<CountryColumn> columns_;          ///< the game's
    std::vector<std::string> ids_;                ///< in their order
    std::vector<std::vector<CountryCell>> cells_; ///< by row, the game's columns
};

} // namespace marches::editor
