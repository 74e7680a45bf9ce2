#pragma once

#include "app/warriors/docks/offer_answer.h"
#include "app/warriors/docks/offer_cards.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListView;
class QScrollArea;

namespace marches::shell {
class SectionTitle;
}

namespace marches::warriors::face {

class BankBox;
class OfferComposer;
class PartnerList;
class PartnerModel;
class SaidModel;

/// Trade of the seat in hand: partners and routes, offers, the bank, Victory Points, what has been said. Who
/// takes no part is told why.
class TradeDock : public QWidget {
    Q_OBJECT
public:
    explicit TradeDock(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);
    QSize sizeHint() const override; ///< of all that is shown now, without scrolling
    /// How the last offer of the seat in hand fares: stands above the button that makes the next one, until
    /// that is begun.
    void setAnswer(const std::optional<OfferAnswer>& answer);
    /// The offers that were accepted in this phase, for the list of all that was said.
    void setAccepted(const std::vector<Offer>& accepted);
    // Where the keys lead
    /// To the form for an offer; where none can be made, to what it needs.
    void startOffer();
    void goToOffer(); ///< to the chosen partner, or opens a route to them
    void goToBank();
    void goToVictoryPoints();
    /// Answers the offer that has the focus, or the only one; see `OfferCards::press`. `seen`: the dock was
    /// in sight when the key was pressed; else the offer is only shown.
    void answer(Answer answer, bool seen);
    void setAnswerKeys(const std::array<QString, 3>& keys);
    OfferComposer& composer() { return *composer_; }
    /// The offer that is being put together, where the focus is on it.
    std::optional<Command> focusedOffer() const;

signals:
    void acted(const std::vector<marches::warriors::Command>& steps);
    void ruleWanted(const QString& ruleId);
    /// An offer to the seat in hand that was not there before.
    void offerCame();
    void said(const QString& text); ///< for the status line

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void nameDock();
    [[nodiscard]] bool trades() const;
    void refresh();
    void showAnswer();
    void showFootLine();
    void showSoon(QWidget* part);
    QString notice() const;
    void openRoute(SeatId partner);
    void compose(SeatId partner);
    void showNeed(SeatId partner);
    void yieldFoot();

    Moment moment_;
    QScrollArea* scroll_;
    QWidget* column_; ///< what scrolls
    shell::SectionTitle* partnersTitle_;
    QLabel* notice_;
    PartnerModel* partners_;
    PartnerList* list_;
    OfferCards* offers_;
    OfferComposer* composer_;
    QWidget* offerFoot_; ///< of the composer
    QWidget* need_;      ///< in the composer's place: what an offer to the partner needs
    shell::SectionTitle* needTitle_;
    QLabel* needText_;
    QWidget* footLine_; ///< over what does not scroll
    QLabel* answer_;
    std::optional<OfferAnswer> answered_;
    std::vector<Offer> accepted_;
    BankBox* bank_;
    shell::SectionTitle* saidTitle_;
    SaidModel* said_;
    QListView* saidList_;
    QLabel* foot_;
};

} // namespace marches::warriors::face
