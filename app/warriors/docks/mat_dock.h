#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QSize>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace marches::warriors::face {

class FigureStrip;
class MatActions;
class MatModel;
class MatView;

/// A player's play-mat: what the next Upkeep brings, the mat, what the next levels would bring. Shows the
/// seat in hand, or whichever player's mat is looked at.
class MatDock : public QWidget {
    Q_OBJECT
public:
    explicit MatDock(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);
    void lookAt(SeatId seat); ///< until another seat comes to hand
    SeatId shown() const { return shown_; }
    /// What else an Action can be; shown where there is room below the mat.
    void setActions(std::vector<play::Button> actions);
    MatModel& model() { return *model_; }
    MatView& view() { return *view_; }

signals:
    void acted(const marches::warriors::Command& command);
    void pointed(const QString& text);
    void shiftFromChanged();
    void sourceWanted(marches::warriors::Path to);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fitHeight();
    void showIncome(const Resources& coming);
    bool over() const;
    static QString nextSentence(const QStringList& gains);
    void measureNext();
    int longestNext() const;
    void showNext(int high);
    void makeChips();
    void sayWhose(const QPoint& at);

    Moment moment_;
    SeatId shown_ = noSeat;
    MatModel* model_;
    MatView* view_;
    FigureStrip* income_;
    QLabel* feeding_;
    QWidget* head_;
    QWidget* upkeep_; ///< what comes in and what is eaten before, together
    QWidget* chipRow_;
    QPushButton* mine_;
    QScrollArea* scroll_;
    std::vector<QPushButton*> chips_;
    QLabel* next_;
    QStringList gains_; ///< of the next levels
    MatActions* actions_;
    struct Sentences {
        const Setting* setting = nullptr;
        SeatId seat = noSeat;
        int width = 0;
        Resources most; ///< of an Upkeep, with all three paths full
        bool operator==(const Sentences&) const = default;
    };
    Sentences measured_; ///< those of which `nextHeight_` is the height
    int nextHeight_ = 0; ///< of the longest sentence that can stand below the mat
    struct Fitted {
        QStringList gains;
        QSize room;
        bool operator==(const Fitted&) const = default;
    };
    std::optional<Fitted> fitted_; ///< what the sentence below the mat is made of
    int mostActions_ = 0;          ///< height that they have needed
};

/// What comes of shifting a token, also for the titles: "Military → Trade: …".
QString shiftWords(const MatModel& model, Path from, Path to);

} // namespace marches::warriors::face
