#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <QWidget>

#include <array>

class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::shell {
class SectionTitle;
}

namespace marches::warriors::face {

class FigureStrip;

/// The bank and the Victory Points: what is given, what is got, how many lots, and exactly what comes of it.
class BankBox : public QWidget {
    Q_OBJECT
public:
    explicit BankBox(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);
    /// The lots as they are chosen now.
    std::vector<Command> exchange() const;
    std::vector<Command> purchase() const;
    void focusBank();
    void focusVictoryPoints();

signals:
    void acted(const std::vector<marches::warriors::Command>& steps);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dressToggles();
    int highWith(bool names);
    void wrapResult();
    using Toggles = std::array<QPushButton*, 4>;
    void makeToggles(Toggles& toggles, const char* id, QWidget* parent);
    void fill();
    void doExchange();
    void openOnWhatCanBePaid();
    bool payable(Resource given) const;
    QString whyNot(const Refusal& refusal) const;
    int mostLots() const;

    /// What it depends on whether the toggles have room for names.
    struct Room {
        int width = 0;
        int lots = 0;   ///< the width of their field, which grows with how many there may be
        int result = 0; ///< its width
        QString words;  ///< beside the toggles, of the language
        QFont font;
        bool operator==(const Room&) const = default;
    };

    Moment moment_;
    Resource givenNow_ = Resource::product;
    Resource gotNow_ = Resource::food;
    Room room_;
    bool named_ = true;
    bool chosen_ = false; ///< by hand since the seat or the phase changed: stays as it is
    shell::SectionTitle* bankTitle_;
    QLabel* giveWord_;
    QLabel* getWord_;
    QLabel* lotsWord_;
    Toggles give_{};
    Toggles get_{};
    QSpinBox* lots_;
    FigureStrip* result_;
    QLabel* why_;
    QPushButton* exchange_;
    shell::SectionTitle* vpTitle_;
    QLabel* vpResult_;
    QSpinBox* vpCount_;
    QPushButton* buy_;
};

} // namespace marches::warriors::face
