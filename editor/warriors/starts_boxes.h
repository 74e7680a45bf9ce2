#pragma once

#include "app/theme/tokens.h"
#include "editor/warriors/starts_facts.h"

#include <QAbstractButton>
#include <QPoint>

#include <array>
#include <vector>

class QGridLayout;
class QLabel;

namespace marches::editor {

/// A kind of token in a box: it is taken by a click or by a drag.
class BoxToken : public QAbstractButton {
    Q_OBJECT

public:
    explicit BoxToken(QWidget* parent = nullptr);

    /// `left`: how many; -1: there is no end of them.
    void show(const theme::TokenLook& look, int left, const QString& words, bool freeLand = false);
    [[nodiscard]] const theme::TokenLook& look() const { return look_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void dragBegun();
    void dragged(const QPoint& global);
    void dropped(const QPoint& global);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString caption() const;

    theme::TokenLook look_;
    QString words_;
    int left_ = 0;
    bool freeLand_ = false;
    QPoint pressedAt_;
    bool drags_ = false;
};

/// What each colour still has, a row a seat, and the Barbarians'.
class StartsBoxes : public QWidget {
    Q_OBJECT

public:
    explicit StartsBoxes(const Document& document, QWidget* parent = nullptr);

    void show(const StartModel& model, const StartFacts& facts, const std::string& seat);
    void showHand(const std::optional<StartHand>& hand);
    void takeFocus();
    [[nodiscard]] std::vector<BoxToken*> tokens() const; ///< in the order of rows

signals:
    void taken(const marches::editor::StartHand& hand, bool byDrag);
    void dragged(const QPoint& global);
    void dropped(const QPoint& global);
    void seatChosen(const std::string& seat);

private:
    static constexpr std::size_t kinds = 5;
    struct Row {
        std::string seat; ///< empty: the Barbarians
        QAbstractButton* name = nullptr;
        std::array<BoxToken*, kinds> tokens{}; ///< of Barbarians the first three
        QLabel* makes = nullptr;
    };
    void makeRows(const StartModel& model);
    [[nodiscard]] StartHand handOf(const Row& row, std::size_t kind) const;
    BoxToken* makeToken(std::size_t row, std::size_t kind);

    const Document& document_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
};

} // namespace marches::editor
