#pragma once

#include "app/play/face.h"

#include <QAbstractTableModel>
#include <QWidget>

class QSortFilterProxyModel;
class QTableView;

namespace marches::play {

/// The provinces in play, one a row; every cell is asked of the face.
class ProvinceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setGame(GameFace* face);
    /// The last command or look back changed these rows only.
    void update();
    void retranslate() { setGame(face_); }
    int rowOf(ProvinceId province) const;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(columns_.size());
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    GameFace* face_ = nullptr;
    std::vector<ProvinceId> rows_;
    std::vector<Column> columns_;
};

/// The Provinces dock: a table that can be sorted; Enter or a click shows the province on the map.
class ProvinceList : public QWidget {
    Q_OBJECT

public:
    explicit ProvinceList(QWidget* parent = nullptr);

    void setGame(const Session* session, GameFace* face);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Widths {
        int content = 0;        ///< what stands in it
        int titleWithOrder = 0; ///< with the sign of its order
        int title = 0;
    };
    void retranslate();
    void forgetWidths() { widths_.clear(); }
    void takeChange();
    void fitColumns();
    void measure();
    int fullWidth(int column) const;
    int narrowWidth(int column) const;
    int leftForLast() const;
    void show(const QModelIndex& index);

    const Session* session_ = nullptr;
    GameFace* face_ = nullptr;
    ProvinceModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* view_;
    int lastContent_ = 0;        ///< px, of the last column when it was measured last
    std::vector<Widths> widths_; ///< px, by column; empty: must be measured
};

} // namespace marches::play
