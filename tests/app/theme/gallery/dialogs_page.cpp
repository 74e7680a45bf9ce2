#include "app/theme/chips.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "tests/app/theme/gallery/pages.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace marches::theme::gallery {

namespace {

QWidget* messageBox() {
    auto* box = new QMessageBox(QMessageBox::Warning, QStringLiteral("Marches"),
                                QStringLiteral("1 army can still move. End the moves?"),
                                QMessageBox::Ok | QMessageBox::Cancel);
    box->setInformativeText(QStringLiteral("Archer 2 in Bourbon has 2 Action Points left."));
    box->setDefaultButton(QMessageBox::Ok);
    box->setWindowFlags(Qt::Widget);
    return box;
}

QWidget* battleCard() {
    auto* card = new QFrame;
    setCard(card, true);
    auto* column = new QVBoxLayout(card);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(QStringLiteral("Battle of Artois"));
    setFontRole(title, FontRole::Name);
    head->addWidget(new ShieldLabel(PlayerColour::Blue, 22));
    head->addWidget(title);
    head->addStretch(1);
    column->addLayout(head);
    auto* text = new QLabel(
        QStringLiteral("Action Points: <b>2 needed</b> (1 to enter, 1 for the battle), <b>1 left</b>."));
    text->setWordWrap(true);
    column->addWidget(text);
    auto* bar = new ScoreBar;
    bar->setScore(
        {{8, Role::ScorePart1}, {3, Role::ScorePart2}, {4, Role::ScorePart3}, {3, Role::ScorePart5}}, 33);
    column->addWidget(bar);
    auto* signs = new QHBoxLayout;
    for (const Icon sign : {Icon::Food, Icon::Product, Icon::Weapon, Icon::Gold})
        signs->addWidget(new SignLabel(sign));
    signs->addStretch(1);
    column->addLayout(signs);
    auto* buttons = new QHBoxLayout;
    auto* march = new QPushButton(QStringLiteral("March"));
    setPrimary(march);
    setKeyCap(march, QStringLiteral("↵"));
    setControlSize(march, ControlSize::Small);
    auto* plan = new QPushButton(QStringLiteral("Plan"));
    setKeyCap(plan, QStringLiteral("P"));
    setControlSize(plan, ControlSize::Small);
    buttons->addWidget(march);
    buttons->addWidget(plan);
    buttons->addStretch(1);
    buttons->addWidget(new QLabel(QStringLiteral("<a href=\"#battle\">Rule: battle</a>")));
    column->addLayout(buttons);
    return card;
}

QWidget* form() {
    auto* group = new QGroupBox(QStringLiteral("Options"));
    group->setCheckable(true);
    auto* layout = new QFormLayout(group);
    auto* victory = new QComboBox;
    victory->addItem(QStringLiteral("33 VP"));
    layout->addRow(QStringLiteral("&Victory at"), victory);
    layout->addRow(QStringLiteral("&Name"), new QLineEdit(QStringLiteral("Anna")));
    return group;
}

QWidget* openList() {
    auto* combo = new QComboBox;
    combo->addItem(icon(Icon::Person), QStringLiteral("Human"));
    combo->addItem(icon(Icon::Computer), QStringLiteral("Computer, steady"));
    combo->insertSeparator(2);
    combo->addItem(QStringLiteral("Nobody"));
    QAbstractItemView* list = combo->view();
    list->setCurrentIndex(combo->model()->index(1, 0));
    list->setMinimumHeight(130);
    auto* holder = new QWidget;
    auto* column = new QVBoxLayout(holder);
    column->addWidget(combo);
    column->addWidget(list);
    return holder;
}

} // namespace

std::unique_ptr<QWidget> dialogsPage() {
    auto page = std::make_unique<QWidget>();
    auto* grid = new QGridLayout(page.get());
    grid->setSpacing(20);
    grid->addWidget(messageBox(), 0, 0);
    grid->addWidget(battleCard(), 0, 1);
    grid->addWidget(form(), 1, 0);
    grid->addWidget(openList(), 1, 1);
    auto* rule = new QTextBrowser;
    rule->setHtml(QStringLiteral(
        "<h2>Entering a hostile province</h2><p>An army needs <b>1 Action Point</b> more than "
        "the way costs. See <a href=\"#b\">battle</a>.</p><ul><li>first</li><li>second</li></ul>"));
    grid->addWidget(rule, 0, 2);
    grid->addWidget(new QPlainTextEdit(QStringLiteral("plain text")), 1, 2);
    return page;
}

} // namespace marches::theme::gallery
