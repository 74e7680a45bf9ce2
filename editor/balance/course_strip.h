#pragma once

#include "editor/balance/figures.h"

#include <QWidget>

#include <array>

class QLabel;

namespace marches::editor {

class EndingBars;

/// How games go: turns to the end, in which turn they end, how many are won before their time, the lead at
/// the end, places that nobody holds; each beside the report before.
class CourseStrip : public QWidget {
    Q_OBJECT

public:
    explicit CourseStrip(const BalanceGame& game, QWidget* parent = nullptr);
    /// Null: nothing was played.
    void show(const BalanceFigures* now, const BalanceFigures* before);

private:
    struct Part {
        QLabel* title;
        QLabel* figure;
        QLabel* note;
    };
    enum Which { turns, early, lead, nobodys, parts };
    void say(Which which, const QString& title, const QString& figure, const QString& note, bool moved);

    const BalanceGame& game_;
    std::array<Part, parts> parts_{};
    QLabel* barsTitle_;
    EndingBars* bars_;
};

} // namespace marches::editor
