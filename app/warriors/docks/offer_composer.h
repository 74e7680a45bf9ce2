#pragma once

#include "app/theme/chips.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QWidget>

#include <array>
#include <map>
#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::shell {
class SectionTitle;
}

namespace marches::warriors::face {

/// An offer being put together: for each resource what both have, what each gives, and what they have then;
/// one sentence that says the whole; the button that makes it.
class OfferComposer : public QWidget {
    Q_OBJECT
public:
    explicit OfferComposer(QWidget* parent = nullptr);

    /// An offer that a player has begun is there again when the screen is theirs again.
    void setMoment(const Moment& moment);
    void setPartner(SeatId partner);
    SeatId partner() const { return partner_; }
    void setAmounts(const Resources& give, const Resources& take);
    /// Begins with the partner's own amounts. As long as it waits and the form is not emptied, the offer is
    /// declined by the one that is made (`steps`).
    void counter(const Offer& offer);
    Resources give() const { return read(give_); }
    Resources take() const { return read(take_); }
    bool empty() const { return give() == Resources{} && take() == Resources{}; }
    /// Nothing in the offer is not worth a sentence while another one is told.
    void setSilentWhileEmpty(bool silent);
    Command command() const; ///< the offer as it stands
    /// What making it does: a counter-offer declines the partner's first.
    std::vector<Command> steps() const;
    QString summary() const; ///< what it exchanges, as `offerSummary` says it
    /// The sentence and the buttons, for a place that stays in sight; the caller owns, shows and hides them.
    QWidget* takeFoot();
    QSize minimumSizeHint() const override;

signals:
    void offered(const std::vector<marches::warriors::Command>& steps);
    void begun(); ///< or empty again

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Steppers = std::array<QSpinBox*, 4>;
    static Resources read(const Steppers& steppers);
    void fill();
    enum class Form {
        stacked, ///< the partner's side below the own
        tight,   ///< both sides beside each other, resources and players by their signs
        wide
    };
    void place(Form form);
    void narrowSteppers();
    void showHeads();
    Form formFor(int width) const;
    int sideWidth() const;
    int tightWidth() const;
    int signWidth() const;
    void retranslate();
    void offer();
    int offersMade(const Moment& moment) const; ///< to the partner, in this phase
    bool acceptedIn(const Moment& moment) const;
    void changeHands(SeatId before);
    bool counters() const;
    bool asItWas() const;

    Moment moment_;
    Moment live_; ///< the last one that was not looked back at
    SeatId partner_ = noSeat;
    shell::SectionTitle* title_;
    QGridLayout* grid_;
    std::optional<Form> form_;
    std::array<std::array<QWidget*, 4>, 2> signs_{};
    std::array<QLabel*, 4> otherNames_{};
    std::array<QLabel*, 6> heads_{};
    std::array<QLabel*, 4> names_{};
    std::array<QLabel*, 4> ownHas_{};
    std::array<QLabel*, 4> ownThen_{};
    std::array<QLabel*, 4> otherHas_{};
    std::array<QLabel*, 4> otherThen_{};
    Steppers give_{};
    Steppers take_{};
    std::array<theme::ShieldLabel*, 2> arms_{}; ///< instead of two of the heads
    QWidget* foot_;
    QLabel* summary_;
    bool silent_ = false; ///< while it is empty
    bool wasEmpty_ = true;
    std::optional<Offer> countered_;
    QLabel* why_;
    struct Amounts {
        Resources give;
        Resources take;
    };
    std::map<SeatId, Amounts> last_; ///< as offered last in this phase
    struct Draft {
        SeatId partner;
        Amounts amounts;
        std::optional<Offer> countered;
    };
    std::map<SeatId, Draft> drafts_; ///< of those who handed the screen over, in this phase
    QPushButton* clear_;
    QPushButton* again_;
    QPushButton* offer_;
};

} // namespace marches::warriors::face
