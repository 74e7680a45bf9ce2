#pragma once

#include <QFrame>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace marches::shell {

/// What a pane of steps shows: a lesson or guide, as far as it has come.
struct StepsContent {
    enum class State { coming, current, done, skipped };
    struct Row {
        QString title;
        State state = State::coming;
        bool operator==(const Row&) const = default;
    };
    QString title; ///< of the lesson
    std::vector<Row> rows;
    QString heading;    ///< of the current step
    QString text;       ///< rich
    QString note;       ///< said once beside it, rich; empty: nothing
    bool finds = false; ///< the step has something to point at
    bool shows = false; ///< it can be played
    bool reads = false; ///< it is gone on from by hand
    bool over = false;
    QString offer; ///< why it can't go on, and what the button does about it; empty: it can
    QString offerButton;

    bool operator==(const StepsContent&) const = default;
};

/// Shows a lesson's steps and the text of the current one, with what helps: Find it, Show me, Skip. It blocks
/// nothing and takes no focus; screen readers are told of each new step. It knows no lesson: what is pressed
/// is told by signals.
class StepsPane : public QFrame {
    Q_OBJECT

public:
    explicit StepsPane(QWidget* parent = nullptr);

    void setContent(const StepsContent& content);
    [[nodiscard]] const StepsContent& content() const { return content_; }

    QSize sizeHint() const override;

signals:
    void findWanted();
    void showWanted();
    void skipWanted();
    void offerTaken();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeStep();
    void fillRows();
    void fill();
    void alert();
    void retranslate();

    StepsContent content_;
    QLabel* title_;
    QLabel* count_;
    QToolButton* close_;
    QLabel* heading_;
    QLabel* text_;
    QPushButton* find_;
    QPushButton* show_;
    QPushButton* skip_;
    QPushButton* offer_;
    QLabel* note_;
    QScrollArea* area_;
    QWidget* rows_;
};

} // namespace marches::shell
