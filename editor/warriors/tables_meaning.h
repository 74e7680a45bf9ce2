#pragma once

#include "editor/warriors/tables_words.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::editor {

/// What the figure in focus means: its name and value, a sentence, what the map that is compared with has,
/// the rule, and what comes of it on this map.
class FigureMeaning : public QWidget {
    Q_OBJECT

public:
    explicit FigureMeaning(QWidget* parent = nullptr);

    /// `ability`: the one that is meant in a cell of abilities.
    void show(const FigureCell& cell, const std::string& ability, const TablesNow& now);
    [[nodiscard]] const QString& rule() const { return rule_; } ///< its id

signals:
    void ruleWanted();

private:
    QLabel* title_;
    QLabel* meaning_;
    QLabel* compared_;
    QPushButton* open_;
    QVBoxLayout* notes_;
    QString rule_;
};

} // namespace marches::editor
