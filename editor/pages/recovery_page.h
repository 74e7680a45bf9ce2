#pragma once

#include "editor/kept_map.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::editor {

/// The page at the start where maps were left with changes that are not in their files.
class RecoveryPage : public QWidget {
    Q_OBJECT

public:
    explicit RecoveryPage(std::vector<LeftMap> maps, QWidget* parent = nullptr);

signals:
    void goOnWanted(const marches::editor::LeftMap& map);
    void mapsWanted(); ///< the page of all maps

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        LeftMap map;
        QWidget* card;
        QLabel* name;
        QLabel* state;
        QLabel* file;
        QPushButton* goOn;
        QPushButton* drop;
        QPushButton* keep;
        bool asking = false; ///< whether it shall be thrown away
    };
    void addRow(LeftMap map, QVBoxLayout& list);
    void describe(const Row& row) const;
    void dropRow(std::size_t number);
    void retranslate();

    std::vector<Row> rows_;
    QLabel* title_;
    QLabel* hint_;
    QPushButton* maps_;
};

} // namespace marches::editor
