#pragma once

#include "editor/warriors/starts_moment.h"
#include "editor/warriors/token_dots.h"

#include <array>

class QCheckBox;
class QPushButton;
class QToolButton;

namespace marches::editor {

/// What one seat of a start position has: resources, tokens on its paths, routes, wars, points.
class StartsSeat : public Panel {
    Q_OBJECT

public:
    explicit StartsSeat(const Document& document, QWidget* parent = nullptr);

    void show(const StartModel& model, const StartFacts& facts, const std::string& seat);
    [[nodiscard]] const std::string& seat() const { return seat_; }
    void retranslate();

signals:
    void wanted(const marches::editor::StartCommand& command);
    void seatChosen(const std::string& seat);

private:
    void showSeats();
    void showRoutes();
    void showWars();
    QPushButton* chip(const QString& name, const QString& words, const QString& tip);

    const Document& document_;
    StartModel model_;
    StartFacts facts_;
    std::string seat_;
    QWidget* chips_;
    QLabel* holdsLabel_;
    std::array<QSpinBox*, 4> resources_{};
    std::array<QLabel*, 3> pathLabels_{};
    std::array<TokenDots*, 3> dots_{};
    std::array<QLabel*, 3> levels_{};
    QLabel* routesLabel_;
    QWidget* routes_;
    QLabel* warsLabel_;
    QWidget* wars_;
    QLabel* vpLabel_;
    QLabel* killsLabel_;
    QSpinBox* kills_;
    QLabel* boughtLabel_;
    QSpinBox* bought_;
    QCheckBox* unified_;
};

} // namespace marches::editor
