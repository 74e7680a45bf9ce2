#pragma once

#include "app/warriors/newgame/new_game_draft.h"

#include <QWidget>

#include <array>
#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace marches::warriors::face {

/// What players may agree on (`option.limits`, `option.variable-order`), each with what is usual.
class OptionsBox : public QWidget {
    Q_OBJECT
public:
    explicit OptionsBox(QWidget* parent = nullptr);

    /// `threshold` and `turns`: what holds if nothing else is agreed.
    void show(const Options& options, int players, int threshold, int turns);
    /// Where the page is low: two beside each other, if there is the width for it.
    void setTight(bool tight);

signals:
    void changeWanted(const marches::warriors::face::DraftChange& change);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void read();
    void place();

    Options options_;
    int threshold_ = 0;
    int turns_ = 0;
    bool showing_ = false;
    bool tight_ = false;
    std::optional<bool> paired_; ///< as the grid is laid
    QGridLayout* grid_;
    QLabel* title_;
    std::array<QLabel*, 4> names_{};
    std::array<QLabel*, 4> notes_{};
    QSpinBox* vp_;
    QSpinBox* turnLimit_;
    QSpinBox* minutes_;
    QComboBox* order_;
};

} // namespace marches::warriors::face
