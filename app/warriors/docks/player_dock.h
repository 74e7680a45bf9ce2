#pragma once

#include "app/warriors/docks/player_delegate.h"

#include <QWidget>

#include <map>
#include <utility>
#include <vector>

class QListView;

namespace marches::warriors::face {

class ScoreLegend;

/// The players: cards one below the other, as roomy as lets all be seen at once; or side by side where the
/// dock is wide and low.
class PlayerDock : public QWidget {
    Q_OBJECT
public:
    explicit PlayerDock(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);
    PlayerModel& model() { return *model_; }
    /// Returns the height of the roomiest cards, one below the other, that are not higher than `most`; `most`
    /// where all are.
    int heightWithin(int width, int most) const;
    QSize sizeHint() const override;        ///< of the roomiest cards
    QSize minimumSizeHint() const override; ///< a line for each player

signals:
    void chosen(marches::SeatId seat); ///< a card was clicked or Enter was pressed on it

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void remeasure();
    void arrange();
    int heightOfCards(int width, CardForm form) const;
    void retranslate();

    PlayerModel* model_;
    PlayerDelegate* delegate_;
    QListView* list_;
    ScoreLegend* legend_;
    Moment moment_;
    std::vector<PlayerCell> laid_;                            ///< what of the cards decides on their heights
    mutable std::map<std::pair<int, CardForm>, int> heights_; ///< of all cards of a width, as far as asked
};

} // namespace marches::warriors::face
