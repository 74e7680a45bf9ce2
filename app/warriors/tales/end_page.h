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

/// The page of a finished game: every player's Victory Points by part, their course from turn to turn,
/// moments worth remembering, and buttons for what to do next.
class EndPage : public QWidget {
    Q_OBJECT
public:
    explicit EndPage(QWidget* parent = nullptr);

    void setResult(const Moment& moment, const Outcome& outcome, Course course);
    /// The result as plain text, to be pasted anywhere.
    QString asText() const;

signals:
    void momentWanted(marches::NodeId node); ///< the position is to be shown on the map
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
