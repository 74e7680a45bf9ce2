#include "app/warriors/battle_card.h"

#include "app/theme/chips.h"
#include "app/theme/fonts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/warriors/marks.h"
#include "app/warriors/words.h"
#include "engine/warriors/query.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::warriors::face {

namespace {

bool isAttacker(const BattlePreview& preview, const Operand& unit) {
    return std::any_of(preview.attackers.begin(), preview.attackers.end(),
                       [&](UnitRef ref) { return Operand(ref) == unit; });
}

int countEvents(const BattlePreview& preview, bool attackers, std::initializer_list<EventCode> codes) {
    int count = 0;
    for (const Event& event : preview.events) {
        if (std::find(codes.begin(), codes.end(), event.code) == codes.end()) continue;
        // Units keep their names: what is no attacker and took part is a defender.
        if (isAttacker(preview, event.operands[0]) == attackers) ++count;
    }
    return count;
}

QString unitWords(const std::vector<UnitRef>& units) {
    std::vector<Token> tokens;
    int armies = 0;
    int forts = 0;
    for (const UnitRef unit : units) {
        if (isPlayer(unit.owner))
            tokens.push_back(unit.number);
        else
            (unit.barbarianFort ? forts : armies) += 1;
    }
    QStringList parts;
    if (!tokens.empty()) parts << unitList(tokens);
    if (armies > 0) parts << BattleCard::tr("%n Barbarian army(ies)", nullptr, armies);
    if (forts > 0) parts << BattleCard::tr("%n Barbarian Fort(s)", nullptr, forts);
    return joined(parts);
}

QLabel* words(const QString& text, theme::FontRole font, theme::Role ink) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    theme::setFontRole(label, font);
    theme::setTextRole(label, ink);
    return label;
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
    const QString units = unitWords(attackers ? preview.attackers : preview.defenders);
    //: A country and its units: "France, Infantry 1 and Infantry 2"
    const QString who =
        isPlayer(owner) ? BattleCard::tr("%1, %2").arg(ownerName(*moment.setting, owner), units) : units;
    //: The units of one side and the damage that they deal together
    column->addWidget(words(BattleCard::tr("%1: damage %2")
                                .arg(who)
                                .arg(attackers ? preview.attackerPower : preview.defenderPower),
                            theme::FontRole::TextBold, theme::Role::Ink));
    column->addWidget(words(fates(moment, preview, attackers), theme::FontRole::Note, theme::Role::Ink));
    row->addLayout(column, 1);
    return row;
}

} // namespace

QString fates(const Moment& moment, const BattlePreview& preview, bool attackers) {
    const int dead = countEvents(preview, attackers, {EventCode::killed});
    const int lost = countEvents(
        preview, attackers, {EventCode::noRetreat, EventCode::noWithdrawal, EventCode::barbariansRemoved});
    const int away = countEvents(preview, attackers, {EventCode::retreated, EventCode::barbariansRetreated});
    const int back = countEvents(preview, attackers, {EventCode::withdrew});
    QStringList parts;
    //: Of the units of one side
    if (dead > 0) parts << BattleCard::tr("%n fall(s)", nullptr, dead);
    //: Of the units of one side: no province to go to
    if (lost > 0) parts << BattleCard::tr("%n is (are) lost without a retreat", nullptr, lost);
    if (away > 0) parts << BattleCard::tr("%n retreat(s)", nullptr, away);
    if (back > 0) parts << BattleCard::tr("%n withdraw(s)", nullptr, back);
    const Owner owner = preview.after.holder(preview.province);
    const bool holds = attackers ? owner == ownerOf(preview.attacker) : owner == preview.defender;
    const QString place = provinceName(*moment.setting, preview.province);
    if (holds && owner != Owner::none)
        parts << (attackers ? BattleCard::tr("%1 goes to %2", "a province, a country")
                            : BattleCard::tr("%1 stays with %2", "a province, a country or the Barbarians"))
                     .arg(place, ownerName(*moment.setting, owner));
    return parts.isEmpty() ? BattleCard::tr("no losses") : parts.join(QStringLiteral(", "));
}

QString gain(const Moment& moment, const BattlePreview& preview, SeatId seat) {
    const int before = victoryPoints(*moment.setting, moment.state, seat).total();
    const int after = victoryPoints(*moment.setting, preview.after, seat).total();
    //: A country, what it wins or loses, its Victory Points before and after
    return BattleCard::tr("<b>%1 %2</b> · %3 → %4")
        .arg(seatName(*moment.setting, seat).toHtmlEscaped(), signedNumber(after - before))
        .arg(before)
        .arg(after);
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
    head->addWidget(words(title, theme::FontRole::Name, theme::Role::Ink), 1);
    all->addLayout(head);
    all->addWidget(
        words(tr("No dice: exact if both sides strike well."), theme::FontRole::Note, theme::Role::Ink3));
    all->addLayout(side(moment, preview, true));
    all->addLayout(side(moment, preview, false));
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

    auto* buttons = new QHBoxLayout;
    auto* march = new QPushButton(tr("March"));
    march->setObjectName(QStringLiteral("battle.march"));
    theme::setPrimary(march);
    theme::setKeyCap(march, QStringLiteral("\u21B5"));
    march->setAutoDefault(true);
    auto* close = new QPushButton(tr("Close", "a card"));
    close->setObjectName(QStringLiteral("battle.close"));
    auto* rule = new QLabel(
        theme::labelText(QStringLiteral("<a href=\"rule\">%1</a>").arg(tr("Rule: Battle").toHtmlEscaped())));
    rule->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    buttons->addWidget(march);
    buttons->addWidget(close);
    buttons->addStretch(1);
    buttons->addWidget(rule);
    all->addLayout(buttons);
    setFocusProxy(march);
    connect(march, &QPushButton::clicked, this, &BattleCard::marchWanted);
    connect(close, &QPushButton::clicked, this, &BattleCard::closeWanted);
    connect(rule, &QLabel::linkActivated, this,
            [this] { emit ruleWanted(QStringLiteral("battle.simultaneous")); });
}

} // namespace marches::warriors::face
