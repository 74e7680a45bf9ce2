#pragma once

#include "editor/pages/import_work.h"

#include <QWidget>

#include <array>
#include <memory>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace marches::editor {

/// What an import changes against the map that is open: four figures, and a question for each province that
/// is not in the drawing any more.
class ImportChanges : public QWidget {
    Q_OBJECT

public:
    explicit ImportChanges(QWidget* parent = nullptr);

    void show(const FoundDrawing& found, const ImportOutcome& outcome);
    void retranslate();

signals:
    void answered(int gone, marches::draft::GonePlan::Answer answer); ///< position in the plan; -1: all

private:
    /// A figure with what it counts.
    struct Card {
        QWidget* frame = nullptr;
        QLabel* figure = nullptr;
        QLabel* what = nullptr;
        QLabel* which = nullptr;
    };
    Card makeCard(const char* name);
    void showGone(const FoundDrawing& found, const draft::ImportPlan& plan);
    QWidget* goneRow(const FoundDrawing& found, const draft::ImportPlan& plan, std::size_t gone);
    QWidget* restRow(int more);

    QLabel* title_;
    std::array<Card, 4> cards_; ///< same, outlines, new, gone
    QVBoxLayout* gone_;
    QWidget* goneRows_ = nullptr;
};

/// Buttons in a row of which one is chosen.
struct ImportChoice {
    QString name; ///< object name
    QString text;
};
/// Makes them; `chosen` is called with the position of the one that a person chooses.
QWidget* choiceButtons(const std::vector<ImportChoice>& choices, int checked, const QString& accessibleName,
                       std::function<void(int)> chosen);

} // namespace marches::editor
