#pragma once

#include "app/warriors/moment.h"
#include "engine/warriors/command.h"

#include <QWidget>

class QLabel;
class QListView;

namespace marches::warriors::face {

class BankBox;
class OfferCards;
class OfferComposer;
class PartnerList;
class PartnerModel;
class SaidModel;
class SectionTitle;

/// Trade of the seat in hand: partners and routes, offers, the bank, Victory Points, what has been said. Who
/// takes no part is told why.
class TradeDock : public QWidget {
    Q_OBJECT
public:
    explicit TradeDock(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);
    // Where the keys lead
    void goToOffer(); ///< to the partner chosen, or opens a route to him
    void goToBank();
    void goToVictoryPoints();
    OfferComposer& composer() { return *composer_; }

signals:
    void acted(const std::vector<marches::warriors::Command>& steps);
    void ruleWanted(const QString& ruleId);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showSoon(QWidget* part);
    QString notice() const;
    void compose(SeatId partner);

    Moment moment_;
    SectionTitle* partnersTitle_;
    QLabel* notice_;
    PartnerModel* partners_;
    PartnerList* list_;
    OfferCards* offers_;
    OfferComposer* composer_;
    BankBox* bank_;
    SectionTitle* saidTitle_;
    SaidModel* said_;
    QListView* saidList_;
    QLabel* foot_;
};

} // namespace marches::warriors::face
