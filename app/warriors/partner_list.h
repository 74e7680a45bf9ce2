#pragma once

#include "app/warriors/partner_model.h"
#include "engine/warriors/command.h"

#include <QTableView>

class QPushButton;

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
    void pressCurrent(); ///< what the button of the chosen partner does

signals:
    void openWanted(marches::SeatId partner);
    void offerWanted(marches::SeatId partner);
    void currentPartnerChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void fillButton(int row);
    void press(int row);
    void fit();
    void quieten();
    void hideColumns();

    PartnerModel& model_;
};

} // namespace marches::warriors::face
