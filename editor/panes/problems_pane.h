#pragma once

#include "editor/panes/problems_model.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace marches::editor {

/// The problems of the map, a row each: its sign, what is wrong, where, and what mends it. Enter goes there,
/// F does the first fix, the row's menu has all of them and sets warnings aside. It changes nothing itself.
class ProblemsPane : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPane(QWidget* parent = nullptr);

    [[nodiscard]] ProblemsModel& model() { return *model_; }
    /// What stands over the rows: "checked 0.2 s ago, all 5 variants".
    void setState(const QString& text);
    /// Asks why a warning is set aside, in the line above the rows.
    void askReason(const draft::Problem& problem);

    QSize sizeHint() const override { return {640, 180}; }
    QSize minimumSizeHint() const override { return {200, 80}; }

signals:
    void goTo(const marches::draft::Problem& problem);
    /// A fix was chosen: one that changes something, or that asks for something.
    void fixChosen(const marches::draft::Problem& problem, const marches::draft::Fix& fix);
    void fixAllChosen(const std::vector<marches::draft::Fix>& fixes);
    /// A warning is set aside for a reason; without one it is taken up again.
    void asideWanted(const marches::draft::Problem& problem, const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void go(const QModelIndex& index);
    void fix(int row, std::size_t which);
    void showMenu(const QPoint& at);
    void placeButtons();
    [[nodiscard]] QStringList buttonWords(const QModelIndex& index) const;
    QWidget* buttonsOf(const QModelIndex& index);
    void giveReason();
    void follow();
    void retranslate();

    ProblemsModel* model_;
    QTreeView* view_;
    QLabel* state_;
    QLabel* none_; ///< instead of rows: nothing is wrong
    QPushButton* fixAll_;
    QWidget* why_; ///< the line that asks for a reason
    QLabel* whyLabel_;
    QLineEdit* reason_;
    QPushButton* setAside_;
    std::optional<draft::Problem> asideAsked_;
};

} // namespace marches::editor
