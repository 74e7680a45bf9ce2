#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/tales/course.h"
#include "engine/table/game.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace marches::warriors::face {

class CourseChart;

/// How the game ended, below the banner that says who won: every player's Victory Points by part, their
/// course from turn to turn, what was worth remembering; and where to go from here.
class EndPage : public QWidget {
    Q_OBJECT
public:
    explicit EndPage(QWidget* parent = nullptr);

    void setResult(const Moment& moment, const Outcome& outcome, Course course);
    /// The result as plain text, to be pasted anywhere.
    QString asText() const;

signals:
    void momentWanted(marches::NodeId node); ///< to be looked at on the map
    void newGameWanted();
    void saveWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void fillTable();
    void fitTable();
    void fillMoments();

    Moment moment_;
    Outcome outcome_;
    Course course_;
    QWidget* table_;
    bool parted_ = true;  ///< the parts of the points have columns of their own
    int partedWidth_ = 0; ///< px of the table with them
    QLabel* chartTitle_;
    CourseChart* chart_;
    QLabel* momentsTitle_;
    QWidget* moments_;
    QBoxLayout* halves_ = nullptr;
    QPushButton* again_;
    QPushButton* save_;
    QPushButton* copy_;
};

} // namespace marches::warriors::face
