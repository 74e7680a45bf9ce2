#pragma once

#include "app/shell/rows.h"
#include "editor/balance/balance_map.h"
#include "editor/balance/balance_tables.h"
#include "editor/balance/balance_view.h"
#include "editor/balance/changes_card.h"
#include "editor/balance/course_strip.h"
#include "editor/balance/win_table.h"
#include "editor/panel.h"
#include "editor/tool_banner.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>

namespace marches::editor {

/// What stands out, as rows with the name of where they lead.
class StandOutModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;
    void show(const std::vector<StandsOut>& all);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<StandsOut> rows_;
};

/// The widgets of the view, all owned by it.
struct BalanceView::Parts {
    ToolBanner* banner;
    QComboBox* compare;
    BalanceMap* map;
    Panel* places;
    WordTable* placeTable;
    QTreeView* placeView;
    Panel* wins;
    WinModel* winModel;
    WinTable* winTable;
    WinKey* winKey;
    std::vector<QPushButton*> by;
    Panel* course;
    CourseStrip* strip;
    QTabWidget* tabs;
    QLabel* standNote;
    StandOutModel* standModel;
    shell::RowsView* standView;
    WordTable* figureTable;
    QTreeView* figureView;
    WordTable* reportTable;
    QTreeView* reportView;
    Panel* changes;
    ChangesCard* card;
};

} // namespace marches::editor
