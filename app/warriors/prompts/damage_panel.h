#pragma once

#include "app/warriors/pieces/damage_plan.h"
#include "app/warriors/pieces/moment.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace marches::warriors::face {

/// Spreads a battle's damage: a row for each enemy unit with its life and what becomes of it, minus and plus.
/// Plus, minus on the focused row; D suggests; Enter strikes when all is laid.
class DamagePanel : public QWidget {
    Q_OBJECT
public:
    explicit DamagePanel(QWidget* parent = nullptr);

    void setPlan(const Moment& moment, const DamagePlan& plan);
    const DamagePlan& plan() const { return plan_; }

signals:
    void layWanted(const marches::warriors::UnitRef& unit);
    void takeBackWanted(const marches::warriors::UnitRef& unit);
    void suggestWanted();
    void strikeWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        QWidget* line = nullptr;
        QLabel* fate = nullptr;
        QLabel* laid = nullptr;
        QPushButton* minus = nullptr;
        QPushButton* plus = nullptr;
    };

    void makeRows(const Moment& moment);
    void fill();
    int focusedRow() const;
    bool act(int key);

    DamagePlan plan_;
    std::vector<Row> rows_;
    QLabel* title_;
    QLabel* left_;
    QWidget* table_;
    QPushButton* strike_;
};

} // namespace marches::warriors::face
