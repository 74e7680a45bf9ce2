#pragma once

#include "app/warriors/docks/partner_model.h"
#include "engine/warriors/command.h"

#include <QTableView>

namespace marches::warriors::face {

/// The partners of the seat in hand, each with the button that comes next: open a route, or make an offer. As
/// high as its rows.
class PartnerList : public QTableView {
    Q_OBJECT
public:
    explicit PartnerList(PartnerModel& model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    SeatId current() const;
    /// Selects the first partner with whom an exchange is possible, else one to whom a route can be opened,
    /// until the player has chosen one. `afresh` forgets what the player chose before.
    void preselect(bool afresh);
    void choose(SeatId partner);
    void pressCurrent(); ///< what the button of the chosen partner does

signals:
    void openWanted(marches::SeatId partner);
    void offerWanted(marches::SeatId partner);
    void currentPartnerChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void fillButton(int row);
    void press(int row);
    void fit();
    void quieten();
    void hideColumns();

    PartnerModel& model_;
    bool chosen_ = false; ///< by the player
};

} // namespace marches::warriors::face
