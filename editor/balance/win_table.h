#pragma once

#include "editor/balance/figures.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QTreeView>

namespace marches::editor {

/// Who wins, a row each: figures for the table and the drawing of their ranges.
class WinModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, range, share, games, mark, columns };
    enum Role { IdRole = Qt::UserRole + 1 };

    struct Row {
        QString name;
        QColor colour; ///< invalid: none
        JudgedRow judged;
        QString note; ///< instead of the mark
    };
    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<Row> rows);
    [[nodiscard]] const Row& row(int at) const { return rows_[static_cast<std::size_t>(at)]; }
    /// The share at the right end of the drawing; 0 to 1.
    [[nodiscard]] double top() const { return top_; }
    /// The one fair share of all rows; nothing where they differ.
    [[nodiscard]] std::optional<double> fair() const;
    [[nodiscard]] bool hasBefore() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString rangeText(const Row& row) const;

    std::vector<Row> rows_;
    double top_ = 0.5;
};

/// The table with its ranges drawn: a band for the 95 % interval, a dot for the share, the report before as a
/// thin line and a ring, a dashed line at the fair share, and the scale below.
class WinTable : public QTreeView {
    Q_OBJECT

public:
    explicit WinTable(WinModel& model, QWidget* parent = nullptr);
    /// As high as its rows and the scale need.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const QModelIndex& index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitColumns();
    [[nodiscard]] int scaleHeight() const;

    WinModel& model_;
};

/// What the signs of the drawing mean.
class WinKey : public QWidget {
    Q_OBJECT

public:
    explicit WinKey(QWidget* parent = nullptr) : QWidget(parent) {}
    void setBefore(bool shown);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString nowWords() const;
    [[nodiscard]] QString beforeWords() const;

    bool before_ = false;
};

} // namespace marches::editor
