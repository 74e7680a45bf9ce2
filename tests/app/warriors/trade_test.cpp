#include "app/shell/language.h"
#include "app/theme/look.h"
#include "app/warriors/docks/bank_box.h"
#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/docks/partner_list.h"
#include "app/warriors/docks/partner_model.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/tales/passed_over.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/part_test.h"

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTest>
#include <QToolTip>

#include <algorithm>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// The trade dock: partners, composer, bank.
class TradeTest : public PartTest {
    Q_OBJECT

private slots:
    void composerCountsBothSides();
    void columnsSayWhoGives();
    void aLongSentenceOfPointsHasWholeLines();
    void whatIsPinnedIsSetOff();
    void composerOffersTheWhole();
    void composerIsEmptyAfterSending();
    void whatIsBegunWaitsForItsMaker();
    void whatIsPressedStaysInPlace();
    void bankOpensOnWhatCanBePaid();
    void bankShowsTheResult();
    void bankCountsTheFieldOfLots();
    void theBankIsEmptyWhereTradeHasEnded();
    void theBankOpensInTheLanguageOfThen();
    void thePartnerChosenCanTrade();
    void buttonsAreTheirRowsPartners();
    void outsideItsPhaseNothingIsOffered();
    void tradeSaysWhoTakesNoPart();
    void aTradePassedOverSaysWhy();
    void whoIsLeftOutOfTradeIsToldWhy();
    void tradeSaysWhatAnOfferNeeds();
};

void TradeTest::composerCountsBothSides() {
    const Scene scene = middleGame("trade", "england");
    OfferComposer composer;
    composer.setMoment(scene.moment);
    composer.setPartner(seat(scene, "france"));
    composer.show();
    auto* give = composer.findChild<QSpinBox*>(QStringLiteral("trade.give.1")); // Products
    auto* take = composer.findChild<QSpinBox*>(QStringLiteral("trade.take.2")); // Weapons
    QVERIFY(give != nullptr && take != nullptr);
    QTest::keyClick(give, Qt::Key_Up);
    QTest::keyClick(give, Qt::Key_Up);
    QTest::keyClick(take, Qt::Key_Up);
    QCOMPARE(composer.give()[Resource::product], 2);
    QCOMPARE(composer.take()[Resource::weapon], 1);
    QVERIFY(composer.summary().startsWith(QStringLiteral("2 Product")));
    QVERIFY(composer.summary().contains(QStringLiteral(" for 1 Weapon")));
    composer.setAmounts({{0, 0, 0, 0}}, {});
    QCOMPARE(composer.summary(), QStringLiteral("Nothing in the offer yet"));
    composer.setAmounts({{1, 0, 0, 0}}, {});
    QCOMPARE(composer.summary(), QStringLiteral("1 Food as a gift"));
}

/// From what scrolls above it, by a line.
void TradeTest::whatIsPinnedIsSetOff() {
    Scene scene = middleGame("trade", "england");
    TradeDock dock;
    dock.resize(400, 500);
    dock.setMoment(scene.moment);
    dock.show();
    const auto place = [&dock](const char* name) {
        return dock.findChild<QWidget*>(QString::fromLatin1(name))->geometry();
    };
    const QRect line = place("trade.foot.line");
    QVERIFY(dock.findChild<QWidget*>(QStringLiteral("trade.foot.line"))->isVisible());
    QCOMPARE(line.top(), place("trade.scroll").bottom() + 1);
    QCOMPARE(line.bottom() + 1, place("trade.foot").top());
    QCOMPARE(line.width(), dock.width());
    scene.moment.state.phase = Phase::development;
    scene.moment.state.stage = Stage::action;
    dock.setMoment(scene.moment);
    QVERIFY(!dock.findChild<QWidget*>(QStringLiteral("trade.foot.line"))->isVisible());
}

/// Where it is narrow each side is headed by who gives and an arrow leads to what is had then; where there is
/// room each column is headed by its word.
void TradeTest::columnsSayWhoGives() {
    const Scene scene = middleGame("trade", "england");
    OfferComposer composer;
    composer.setMoment(scene.moment);
    composer.setPartner(seat(scene, "france"));
    composer.show();
    const auto heads = [&composer](int width) {
        composer.resize(width, 300);
        QApplication::processEvents();
        QStringList words;
        for (const QLabel* label : composer.findChildren<QLabel*>())
            for (const char* head : {"gives", "has", "then"})
                if (label->isVisible() && label->text().endsWith(QLatin1String(head)) &&
                    label->width() >= label->fontMetrics().horizontalAdvance(label->text()))
                    words << label->text();
        words.sort();
        return words;
    };
    const QStringList narrow{QStringLiteral("England gives"), QStringLiteral("France gives")};
    const auto arrows = [&composer] {
        const auto labels = composer.findChildren<QLabel*>();
        return std::count_if(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("→ ")) &&
                   label->width() >= label->fontMetrics().horizontalAdvance(label->text());
        });
    };
    QCOMPARE(heads(305), narrow);
    QCOMPARE(arrows(), 8);
    const QStringList wide{QStringLiteral("England has"), QStringLiteral("France has"),
                           QStringLiteral("gives"),       QStringLiteral("gives"),
                           QStringLiteral("then"),        QStringLiteral("then")};
    QCOMPARE(heads(700), wide);
    QCOMPARE(arrows(), 0);
    QCOMPARE(heads(305), narrow);
}

/// What does not fit in a line has all of the width for its lines, and not a word for each.
void TradeTest::aLongSentenceOfPointsHasWholeLines() {
    Scene scene = middleGame("trade", "england");
    scene.moment.state.player(seat(scene, "england")).resources = {{0, 0, 0, 3}};
    BankBox bank;
    bank.setMoment(scene.moment);
    bank.resize(230, 400);
    bank.show();
    const auto* result = bank.findChild<QLabel*>(QStringLiteral("trade.vp-result"));
    QVERIFY(result->wordWrap());
    QCOMPARE(result->width(), result->parentWidget()->layout()->contentsRect().width());
    QVERIFY(result->height() <= 3 * result->fontMetrics().lineSpacing());
    bank.resize(200, 400); // it holds nobody up
    QCOMPARE(bank.width(), 200);
}

void TradeTest::composerOffersTheWhole() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    OfferComposer composer;
    composer.setMoment(scene.moment);
    composer.setPartner(france);
    composer.setAmounts({{1, 0, 0, 0}}, {{0, 2, 0, 0}});
    composer.show();
    std::vector<Command> asked;
    connect(&composer, &OfferComposer::offered, this,
            [&](const std::vector<Command>& steps) { asked = steps; });
    QTest::mouseClick(composer.findChild<QPushButton*>(QStringLiteral("trade.offer")), Qt::LeftButton);
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.back(), (Command{england, step::MakeOffer{france, {{1, 0, 0, 0}}, {{0, 2, 0, 0}}}}));
    // An offer that has been declined in this phase says so before it is made again.
    scene.moment.state.declined.push_back({england, france, {{1, 0, 0, 0}}, {{0, 2, 0, 0}}});
    composer.setMoment(scene.moment);
    auto* why = composer.findChild<QLabel*>(QStringLiteral("trade.composer.why"));
    QVERIFY(why->isVisible());
    QCOMPARE(why->text(), QStringLiteral("France has declined this offer in this phase."));
}

/// One count of offers, the partner list's; what was sent is gone and comes back only on demand.
void TradeTest::composerIsEmptyAfterSending() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    TradeDock dock;
    showHigh(dock, scene.moment);
    OfferComposer& composer = dock.composer();
    composer.setPartner(france);
    const auto says = [&](const QString& text) {
        const auto labels = composer.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    };
    const auto made = [&] { return partnerCell(scene.moment, france).offersMade; };
    QVERIFY(says(QStringLiteral("%1 of 8 made").arg(made())));
    auto* again = dock.findChild<QPushButton*>(QStringLiteral("trade.again"));
    QVERIFY(!again->isVisibleTo(&dock));
    const Resources give{{1, 0, 0, 0}};
    const Resources take{{0, 1, 0, 0}};
    composer.setAmounts(give, take);
    std::vector<Event> events;
    const Command offer{england, step::MakeOffer{france, give, take}};
    QVERIFY(!check(*scene.setting, scene.moment.state, offer));
    apply(*scene.setting, scene.moment.state, offer, events);
    dock.setMoment(scene.moment);
    QCOMPARE(composer.give(), Resources{});
    QCOMPARE(composer.take(), Resources{});
    QVERIFY(says(QStringLiteral("%1 of 8 made").arg(made())));
    QVERIFY(again->isVisibleTo(&dock));
    QTest::mouseClick(again, Qt::LeftButton);
    QCOMPARE(composer.give(), give);
    QCOMPARE(composer.take(), take);
    // What is being put together stays while others act.
    composer.setAmounts({{2, 0, 0, 0}}, {});
    scene.moment.state.player(france).resources[Resource::gold] += 1;
    dock.setMoment(scene.moment);
    QCOMPARE(composer.give()[Resource::food], 2);
}

/// Who hands the screen over finds their own offer as they left it, and nobody else does.
void TradeTest::whatIsBegunWaitsForItsMaker() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    TradeDock dock;
    showHigh(dock, scene.moment);
    OfferComposer& composer = dock.composer();
    composer.setPartner(france);
    const Resources give{{1, 0, 0, 0}};
    const Resources take{{0, 2, 0, 0}};
    composer.setAmounts(give, take);
    scene.moment.hand = france;
    dock.setMoment(scene.moment);
    QVERIFY(composer.empty());
    scene.moment.hand = england;
    dock.setMoment(scene.moment);
    QCOMPARE(composer.partner(), france);
    QCOMPARE(composer.give(), give);
    QCOMPARE(composer.take(), take);
    scene.moment.hand = france;
    dock.setMoment(scene.moment);
    ++scene.moment.state.turn; // another Trade phase
    scene.moment.hand = england;
    dock.setMoment(scene.moment);
    QVERIFY(composer.empty());
}

/// The button below the form, whatever is said above it.
void TradeTest::whatIsPressedStaysInPlace() {
    Scene scene = middleGame("trade", "england");
    TradeDock dock;
    showHigh(dock, scene.moment);
    OfferComposer& composer = dock.composer();
    composer.setPartner(seat(scene, "france"));
    auto* offer = dock.findChild<QPushButton*>(QStringLiteral("trade.offer"));
    const auto place = [&] {
        QCoreApplication::processEvents();
        return offer->mapTo(&dock, QPoint());
    };
    const QPoint empty = place();
    composer.setAmounts({{1, 0, 0, 0}}, {});
    QCOMPARE(place(), empty);
    const Offer french{seat(scene, "france"), seat(scene, "england"), {{0, 1, 0, 0}}, {{1, 0, 0, 0}}, false};
    scene.moment.state.offers.push_back(french);
    dock.setMoment(scene.moment);
    composer.counter(french); // as it stands it is what France offers, and that is said
    const auto* why = dock.findChild<QLabel*>(QStringLiteral("trade.composer.why"));
    QVERIFY(why->isVisibleTo(&dock));
    QCOMPARE(place(), empty);
}

void TradeTest::bankOpensOnWhatCanBePaid() {
    Scene scene = middleGame("trade", "england"); // 4:1
    Resources& held = scene.moment.state.player(seat(scene, "england")).resources;
    held = {{0, 3, 5, 12}};
    BankBox bank;
    bank.setMoment(scene.moment);
    bank.show();
    const auto given = [&] { return std::get<step::Bank>(bank.exchange().front().step).give; };
    QCOMPARE(given(), Resource::gold); // not the 3 Products
    QVERIFY(!check(*scene.setting, scene.moment.state, bank.exchange().front()));
    // What can't be paid says why.
    auto* food = bank.findChild<QPushButton*>(QStringLiteral("trade.bank-give.0"));
    QVERIFY(theme::buttonLook(food).refused);
    QVERIFY(food->toolTip().contains(QStringLiteral("4")));
    QTest::mouseClick(food, Qt::LeftButton);
    QCOMPARE(QToolTip::text(), food->toolTip()); // at once
    // Chosen by hand it stays, paid or not.
    QTest::mouseClick(bank.findChild<QPushButton*>(QStringLiteral("trade.bank-give.2")), Qt::LeftButton);
    QCOMPARE(given(), Resource::weapon);
    held = {{0, 3, 1, 12}};
    bank.setMoment(scene.moment);
    QCOMPARE(given(), Resource::weapon);
    // Where no kind is enough, none is named.
    held = {{0, 3, 1, 2}};
    bank.setMoment(scene.moment);
    QCOMPARE(bank.findChild<QLabel*>(QStringLiteral("trade.bank.why"))->text(),
             QStringLiteral("Nothing to give: 4 of one kind needed."));
    // The next one at the table finds what they can pay.
    scene.moment.hand = seat(scene, "france");
    scene.moment.state.player(seat(scene, "france")).resources = {{20, 0, 0, 0}};
    bank.setMoment(scene.moment);
    QCOMPARE(given(), Resource::food);
    QVERIFY(!check(*scene.setting, scene.moment.state, bank.exchange().front()));
}

void TradeTest::bankShowsTheResult() {
    Scene scene = middleGame("trade", "england"); // Trade IV: 4:1
    scene.moment.state.player(seat(scene, "england")).resources = {{4, 9, 0, 12}};
    BankBox bank;
    bank.setMoment(scene.moment);
    bank.show();
    auto* lots = bank.findChild<QSpinBox*>(QStringLiteral("trade.lots"));
    QCOMPARE(lots->maximum(), 2); // 9 Products
    lots->setValue(2);
    const auto steps = bank.exchange();
    QCOMPARE(steps.size(), std::size_t{2});
    QCOMPARE(steps.front(),
             (Command{seat(scene, "england"), step::Bank{Resource::product, Resource::food, 4}}));
    State state = scene.moment.state;
    std::vector<Event> events;
    for (const Command& step : steps) {
        QVERIFY(!check(*scene.setting, state, step));
        apply(*scene.setting, state, step, events);
    }
    QCOMPARE(state.player(seat(scene, "england")).resources, (Resources{{6, 1, 0, 12}}));
    // The same kind can't be given and got: the other side steps aside.
    QTest::mouseClick(bank.findChild<QPushButton*>(QStringLiteral("trade.bank-get.1")), Qt::LeftButton);
    QVERIFY(bank.findChild<QPushButton*>(QStringLiteral("trade.bank-get.1"))->isChecked());
    QVERIFY(!bank.findChild<QPushButton*>(QStringLiteral("trade.bank-give.1"))->isChecked());
    QVERIFY(bank.findChild<QLabel*>(QStringLiteral("trade.vp-result"))
                ->text()
                .contains(QStringLiteral("12 → 2")));
    QCOMPARE(bank.purchase().size(), std::size_t{1});
}

/// A field of two digits leaves the names beside it less room: the bank shows what it would show anew.
void TradeTest::bankCountsTheFieldOfLots() {
    Scene scene = middleGame("trade", "england"); // 4:1
    Resources& held = scene.moment.state.player(seat(scene, "england")).resources;
    const auto names = [](const BankBox& bank) {
        return bank.findChild<QPushButton*>(QStringLiteral("trade.bank-give.0"))->text();
    };
    for (int width = 240; width < 640; ++width) {
        const auto shown = [&](BankBox& bank, std::uint8_t food) {
            held = {{food, 0, 0, 0}};
            bank.resize(width, 400);
            bank.setMoment(scene.moment);
            bank.show();
        };
        BankBox bank;
        shown(bank, 39); // 9 lots
        shown(bank, 40);
        BankBox anew;
        shown(anew, 40);
        QVERIFY2(names(bank) == names(anew), qPrintable(QString::number(width)));
    }
}

/// What was chosen goes with the phase: nothing can be done at a bank that is not seen, and the next Trade
/// begins anew.
void TradeTest::theBankIsEmptyWhereTradeHasEnded() {
    Scene scene = middleGame("trade", "england"); // 4:1
    scene.moment.state.player(seat(scene, "england")).resources = {{4, 9, 0, 12}};
    TradeDock dock;
    showHigh(dock, scene.moment);
    const auto* bank = dock.findChild<BankBox*>();
    QVERIFY(bank->isVisible());
    const std::vector<Command> opened = bank->exchange();
    QCOMPARE(opened.size(), std::size_t{1});
    QTest::mouseClick(bank->findChild<QPushButton*>(QStringLiteral("trade.bank-give.3")), Qt::LeftButton);
    bank->findChild<QSpinBox*>(QStringLiteral("trade.lots"))->setValue(2);
    QCOMPARE(bank->exchange().size(), std::size_t{2});
    QVERIFY(bank->exchange().front() != opened.front());

    Moment over = scene.moment;
    const Scene next = middleGame("development", "england");
    over.state.phase = next.moment.state.phase;
    over.state.stage = next.moment.state.stage;
    QVERIFY(over.asked() != Stage::trade);
    for (Moment hidden : {over, scene.moment}) {
        if (hidden.asked() == Stage::trade) hidden.live = false; // looked back at
        dock.setMoment(hidden);
        QVERIFY(!bank->isVisible());
        QVERIFY(bank->exchange().empty());
        QVERIFY(bank->purchase().empty());
        dock.setMoment(scene.moment);
        QVERIFY(bank->isVisible());
        QCOMPARE(bank->exchange().size(), std::size_t{1});
        bank->findChild<QSpinBox*>(QStringLiteral("trade.lots"))->setValue(2);
    }
}

/// Also where it changed while the bank was not seen.
void TradeTest::theBankOpensInTheLanguageOfThen() {
    const Scene trade = middleGame("trade", "england");
    const Scene development = middleGame("development", "england");
    shell::Language language;
    const auto back = qScopeGuard([&] { language.use(QStringLiteral("en")); });
    language.use(QStringLiteral("en"));
    TradeDock dock;
    showHigh(dock, trade.moment);
    dock.setMoment(development.moment);
    language.use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    dock.setMoment(trade.moment);
    TradeDock fresh;
    showHigh(fresh, trade.moment);
    const auto words = [](TradeDock& of) {
        const auto* bank = of.findChild<BankBox*>();
        QStringList said;
        for (const QLabel* label : bank->findChildren<QLabel*>())
            said << label->text();
        for (const QAbstractButton* button : bank->findChildren<QAbstractButton*>())
            said << button->text() << button->accessibleName();
        return said;
    };
    QCOMPARE(words(dock), words(fresh));
    QCOMPARE(dock.findChild<QPushButton*>(QStringLiteral("trade.exchange"))->text(),
             QStringLiteral("Tauschen"));
}

/// Whoever stands first in the list: chosen is one with whom something can be done, until the player chooses.
void TradeTest::thePartnerChosenCanTrade() {
    Scene scene = middleGame("trade", "england");
    PartnerModel model;
    PartnerList list(model);
    model.setMoment(scene.moment);
    list.preselect(true);
    int most = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        most = std::max(most, model.cell(row).promise());
    QCOMPARE(most, 2);
    QCOMPARE(model.cell(model.rowOf(list.current())).promise(), most);
    const SeatId first = list.current();
    list.choose(model.cell(0).partner == first ? model.cell(1).partner : model.cell(0).partner);
    const SeatId chosen = list.current();
    list.preselect(false);
    QCOMPARE(list.current(), chosen);
    list.preselect(true);
    QCOMPARE(model.cell(model.rowOf(list.current())).promise(), most);
}

void TradeTest::outsideItsPhaseNothingIsOffered() {
    Scene scene = middleGame("development", "england");
    PartnerModel model;
    PartnerList list(model);
    model.setMoment(scene.moment);
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        auto* button =
            list.indexWidget(model.index(row, PartnerModel::buttonColumn))->findChild<QPushButton*>();
        QVERIFY(theme::buttonLook(button).refused);
    }
}

/// Whoever comes to the screen after another: what is pressed in a row is meant for the partner named there.
void TradeTest::buttonsAreTheirRowsPartners() {
    Scene scene = middleGame("trade", "england");
    PartnerModel model;
    PartnerList list(model);
    list.resize(480, 300);
    list.show();
    SeatId pressed = noSeat;
    const auto note = [&](SeatId partner) { pressed = partner; };
    connect(&list, &PartnerList::offerWanted, this, note);
    connect(&list, &PartnerList::openWanted, this, note);
    for (const char* hand : {"england", "france", "burgundy", "england"}) {
        scene.moment.hand = seat(scene, hand);
        model.setMoment(scene.moment);
        for (int row = 0; row < model.rowCount(); ++row) {
            auto* button =
                list.indexWidget(model.index(row, PartnerModel::buttonColumn))->findChild<QPushButton*>();
            QVERIFY(list.columnWidth(PartnerModel::buttonColumn) >= button->sizeHint().width());
            QCOMPARE(theme::buttonLook(button).refused, !model.cell(row).whyNot.isEmpty());
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(pressed, model.cell(row).partner);
            QCOMPARE(list.current(), model.cell(row).partner);
        }
    }
}

void TradeTest::tradeSaysWhoTakesNoPart() {
    Scene scene = middleGame("trade", "england");
    // Its Trade Center is lost.
    scene.moment.state.holders[index(province(scene, "east-anglia"))] = Owner::none;
    TradeDock dock;
    showHigh(dock, scene.moment);
    auto* notice = dock.findChild<QLabel*>(QStringLiteral("trade.notice"));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().startsWith(QStringLiteral("England controls no Trade Center")),
             qPrintable(notice->text()));
    QVERIFY(notice->text().contains(QStringLiteral("France")));
    QVERIFY(!dock.findChild<BankBox*>()->isVisible());
}

/// Where nobody was asked: who has a Trade Center wonders why.
void TradeTest::aTradePassedOverSaysWhy() {
    Scene scene = middleGame("development", "england");
    QCOMPARE(passedOverSentence(scene.moment, Phase::trade),
             QStringLiteral("No Trade: nobody could do anything.")); // over a route something may be possible
    scene.moment.state.routeCount = 0;
    QCOMPARE(passedOverSentence(scene.moment, Phase::trade),
             QStringLiteral("No Trade: too little for the bank at its rate, and no route that is open or can "
                            "be opened."));
}

/// Where others were asked, and this player was not.
void TradeTest::whoIsLeftOutOfTradeIsToldWhy() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    State& state = scene.moment.state;
    state.routeCount = 0;
    const auto& rates = scene.setting->tables.playMat.bankRate;
    state.player(england).tokens = {0, 1, 0}; // Trade II
    QCOMPARE(notAskedInTrade(scene.moment, england),
             QStringLiteral(
                 "England was not asked in Trade: too little for the bank at %1:1, and no route that is "
                 "open or can be opened.")
                 .arg(rates[1]));
    state.player(england).tokens = {0, 0, 0};
    QCOMPARE(notAskedInTrade(scene.moment, england),
             QStringLiteral(
                 "England was not asked in Trade: too little for the bank at %1:1, and Trade I opens no "
                 "route.")
                 .arg(rates[0]));
    state.holders[index(province(scene, "east-anglia"))] = Owner::none;
    QCOMPARE(notAskedInTrade(scene.moment, england),
             QStringLiteral("England was not asked in Trade: it controls no Trade Center."));
}

/// Without a route there is no form: the dock and the Actions list say what it takes, and lead on.
void TradeTest::tradeSaysWhatAnOfferNeeds() {
    Scene scene = middleGame("trade", "england");
    State& state = scene.moment.state;
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    int led = 0;
    Hands hands;
    hands.offer = [&] { ++led; };
    const auto row = [&] {
        for (const play::ActionRow& each : actionRows(scene.moment, hands, {}))
            if (each.id == QStringLiteral("make-offer")) return each;
        return play::ActionRow{};
    };
    QVERIFY(routeBetween(state, england, france));
    QVERIFY(!row().refused);
    QVERIFY(row().detail.contains(QStringLiteral("France")));
    row().act();
    QCOMPARE(led, 1);

    state.routeCount = 0;
    state.player(england).tokens[static_cast<std::size_t>(Path::trade)] = 1; // Trade II: one route
    QVERIFY(row().refused);
    TradeDock dock;
    showHigh(dock, scene.moment);
    std::vector<Command> asked;
    connect(&dock, &TradeDock::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    auto* text = dock.findChild<QLabel*>(QStringLiteral("trade.need.text"));
    auto* partners = dock.findChild<QWidget*>(QStringLiteral("trade.partners"));
    dock.startOffer();
    QVERIFY(!dock.composer().isVisible());
    QVERIFY(text->isVisible());
    QVERIFY2(text->text().contains(QStringLiteral("needs a Trade Route. It costs nothing to open")),
             qPrintable(text->text()));
    QCOMPARE(row().detail, text->text());
    QTest::keyClick(partners, Qt::Key_Return);
    QCOMPARE(asked.size(), std::size_t{1});
    QVERIFY(std::holds_alternative<step::OpenRoute>(asked.front().step));

    state.player(england).tokens[static_cast<std::size_t>(Path::trade)] = 0; // Trade I: none
    dock.setMoment(scene.moment);
    QVERIFY(text->isVisible());
    QVERIFY2(
        text->text().contains(QStringLiteral("Routes at Trade I: 0 allowed, 0 opened. Trade II allows one "
                                             "more: 1 token(s) in Development.")),
        qPrintable(text->text()));

    state.routes[state.routeCount++] = {static_cast<std::uint8_t>(index(france)),
                                        static_cast<std::uint8_t>(index(england))};
    dock.setMoment(scene.moment);
    dock.startOffer();
    QVERIFY(!text->isVisible());
    QVERIFY(dock.composer().isVisible());
    QCOMPARE(dock.composer().partner(), france);
}

MARCHES_TEST(TradeTest, application)
#include "trade_test.moc"
