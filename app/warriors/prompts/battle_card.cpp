#include "app/warriors/prompts/battle_card.h"

#include "app/shell/card_frame.h"
#include "app/theme/chips.h"
#include "app/theme/fonts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/card_label.h"
#include "app/warriors/tales/battle_tale.h"
#include "app/warriors/words/forecast.h"
#include "engine/warriors/query.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace marches::warriors::face {

namespace {

QLabel* ruleLink(const QString& text, const QString& name) {
    auto* link =
        new QLabel(theme::labelText(QStringLiteral("<a href=\"rule\">%1</a>").arg(text.toHtmlEscaped())));
    link->setObjectName(name);
    link->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    return link;
}

QHBoxLayout* side(const Moment& moment, const BattlePreview& preview, bool attackers) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const Owner owner = attackers ? ownerOf(preview.attacker) : preview.defender;
    if (isPlayer(owner))
        row->addWidget(new theme::ShieldLabel(playerColour(moment.colour(seatOf(owner))), 24), 0,
                       Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(1);
    const QString units = unitList(moment, attackers ? preview.attackers : preview.defenders,
                                   isPlayer(owner) ? seatOf(owner) : noSeat);
    //: A country and its units: "France, 2 Infantry"
    const QString who =
        isPlayer(owner) ? BattleCard::tr("%1, %2").arg(ownerName(*moment.setting, owner), units) : units;
    //: The units of one side and the damage that they deal together
    column->addWidget(cardLabel(BattleCard::tr("%1: damage %2")
                                    .arg(who)
                                    .arg(attackers ? preview.attackerPower : preview.defenderPower),
                                theme::FontRole::TextBold));
    row->addLayout(column, 1);
    return row;
}

/// Who falls, goes away or stands hurt, and who has the province then, as the log will tell it.
std::vector<play::LogEntry> facts(const Moment& moment, const BattlePreview& preview) {
    if (!preview.fought) return {};
    BattleTeller teller(moment, preview.events.front());
    for (auto event = preview.events.begin() + 1; event != preview.events.end(); ++event) {
        if (event->code == EventCode::battleBegan) break; // the next one
        teller.take(*event);
    }
    using Retreats = BattleTeller::Retreats;
    return teller.tale(true, preview.asksWhereTo ? Retreats::open : Retreats::known).facts;
}

bool barbariansRetreat(const BattlePreview& preview) {
    return std::ranges::any_of(
        preview.events, [](const Event& event) { return event.code == EventCode::barbariansRetreated; });
}

} // namespace

QString gain(const Moment& moment, const BattlePreview& preview, SeatId seat) {
    const VictoryPoints before = victoryPoints(*moment.setting, moment.state, seat);
    const VictoryPoints after = victoryPoints(*moment.setting, preview.after, seat);
    const std::array changes{after.provinces - before.provinces, after.forts - before.forts,
                             after.kills - before.kills, after.bought - before.bought,
                             after.leaders - before.leaders};
    QStringList parts;
    for (std::size_t part = 0; part < changes.size(); ++part)
        if (changes[part] != 0)
            //: A part of the score and how it changes: "Kills +1"
            parts << BattleCard::tr("%1 %2").arg(scorePartName(part), signedNumber(changes[part]));
    if (before.total() == after.total() && parts.isEmpty())
        //: %1 a country, whose score a battle does not change
        return BattleCard::tr("<b>%1</b>: %n Victory Point(s), as before", nullptr, before.total())
            .arg(seatName(*moment.setting, seat).toHtmlEscaped());
    //: A country, what it wins or loses, its Victory Points before and after
    QString sum = BattleCard::tr("<b>%1 %2</b> · %3 → %4")
                      .arg(seatName(*moment.setting, seat).toHtmlEscaped(),
                           signedNumber(after.total() - before.total()))
                      .arg(before.total())
                      .arg(after.total());
    //: What a battle does to a score, and to which parts of it
    return parts.isEmpty() ? sum : BattleCard::tr("%1 · %2").arg(sum, joined(parts).toHtmlEscaped());
}

BattleCard::BattleCard(const Moment& moment, const BattlePreview& preview, QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("battle"));
    const QString title = tr("Battle of %1").arg(provinceName(*moment.setting, preview.province));
    setAccessibleName(title);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(7);
    auto* head = new QHBoxLayout;
    auto* sign = new QLabel;
    sign->setPixmap(theme::icon(theme::Icon::War).pixmap(20, 20));
    head->addWidget(sign, 0, Qt::AlignTop);
    head->addWidget(cardLabel(title, theme::FontRole::Name), 1);
    all->addLayout(head);
    all->addWidget(cardLabel(
        tr("There are no dice: it ends like this if both sides spread their damage in the best way."),
        theme::FontRole::Note, theme::Role::Ink3));
    all->addLayout(side(moment, preview, true));
    all->addLayout(side(moment, preview, false));
    for (const play::LogEntry& fact : facts(moment, preview))
        all->addWidget(cardLabel(fact.text, theme::FontRole::Text));
    if (barbariansRetreat(preview)) {
        all->addWidget(
            cardLabel(tr("Barbarian armies retreat from damage that just equals what they bear; more kills "
                         "them."),
                      theme::FontRole::Note, theme::Role::Ink3));
        QLabel* where =
            ruleLink(tr("Rule: Where Barbarians retreat to"), QStringLiteral("battle.retreat-rule"));
        connect(where, &QLabel::linkActivated, this,
                [this] { emit ruleWanted(QStringLiteral("barb.retreat")); });
        all->addWidget(where);
    }
    if (const QString further = furtherMoves(moment, preview); !further.isEmpty())
        all->addWidget(cardLabel(further, theme::FontRole::Note, theme::Role::Ink3));
    if (preview.asksWhereTo)
        all->addWidget(cardLabel(tr("As things stand, you choose after the battle where they retreat to."),
                                 theme::FontRole::Note, theme::Role::Ink3));
    const auto waiting = battlesPending(*moment.setting, moment.state);
    if (std::ranges::any_of(waiting, [&](ProvinceId place) { return place != preview.province; }))
        all->addWidget(
            cardLabel(tr("This is as if it were fought first: what retreats from another battle may "
                         "join it."),
                      theme::FontRole::Note, theme::Role::Ink3));
    auto* sum = new QLabel;
    sum->setObjectName(QStringLiteral("battle.gain"));
    sum->setWordWrap(true);
    sum->setTextFormat(Qt::RichText);
    QString gains = gain(moment, preview, preview.attacker);
    if (isPlayer(preview.defender))
        gains += QStringLiteral("<br>") + gain(moment, preview, seatOf(preview.defender));
    sum->setText(theme::labelText(gains));
    sum->setContentsMargins(8, 5, 8, 5);
    theme::setGroundRole(sum, theme::Role::PanelTitle);
    all->addWidget(sum);

    auto* march = new QPushButton(tr("March"));
    march->setObjectName(QStringLiteral("battle.march"));
    theme::setPrimary(march);
    theme::setKeyCap(march, QStringLiteral("\u21B5"));
    march->setAutoDefault(true);
    auto* close = new QPushButton(tr("Close", "a card"));
    close->setObjectName(QStringLiteral("battle.close"));
    QLabel* rule = ruleLink(tr("Rule: Battle"), QStringLiteral("battle.rule"));
    QHBoxLayout* buttons = shell::CardFrame::addFoot(*all);
    buttons->addWidget(march);
    buttons->addWidget(close);
    buttons->addStretch(1);
    buttons->addWidget(rule);
    setFocusProxy(march);
    connect(march, &QPushButton::clicked, this, &BattleCard::marchWanted);
    connect(close, &QPushButton::clicked, this, &BattleCard::closeWanted);
    connect(rule, &QLabel::linkActivated, this,
            [this] { emit ruleWanted(QStringLiteral("battle.simultaneous")); });
}

} // namespace marches::warriors::face
