#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "tests/app/theme/gallery/pages.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace marches::theme::gallery {

namespace {

QPushButton* button(const QString& text, QWidget* parent = nullptr) {
    return new QPushButton(text, parent);
}

QHBoxLayout* rowOf(const QList<QWidget*>& widgets) {
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return row;
}

QLabel* label(const QString& text, FontRole font, Role colour = Role::Ink) {
    auto* result = new QLabel(text);
    setFontRole(result, font);
    setTextRole(result, colour);
    return result;
}

QHBoxLayout* buttonRow() {
    auto* unify = button(QStringLiteral("Unify France…"));
    unify->setIcon(icon(Icon::Capital));
    setNote(unify, QStringLiteral("5 Actions"));
    auto* undo = button(QStringLiteral("Undo march"));
    undo->setIcon(icon(Icon::Undo));
    setKeyCap(undo, QStringLiteral("Ctrl+Z"));
    auto* over = button(QStringLiteral("Moves are over"));
    setPrimary(over);
    setKeyCap(over, QStringLiteral("Ctrl+↵"));
    over->setObjectName(QStringLiteral("focused"));
    return rowOf({unify, undo, over});
}

QHBoxLayout* stateRow() {
    auto* off = button(QStringLiteral("Disabled"));
    off->setEnabled(false);
    auto* primaryOff = button(QStringLiteral("Primary, disabled"));
    setPrimary(primaryOff);
    primaryOff->setEnabled(false);
    auto* on = button(QStringLiteral("Chosen"));
    on->setCheckable(true);
    on->setChecked(true);
    on->setIcon(icon(Icon::Product));
    auto* down = button(QStringLiteral("Pressed"));
    down->setDown(true);
    auto* menu = button(QStringLiteral("With a menu"));
    menu->setMenu(new QMenu(menu));
    return rowOf({button(QStringLiteral("Normal")), down, on, menu, off, primaryOff});
}

QHBoxLayout* smallRow() {
    QList<QWidget*> row;
    for (const Icon sign : {Icon::Food, Icon::Product, Icon::Weapon, Icon::Gold}) {
        auto* resource = button(iconName(sign));
        resource->setIcon(icon(sign));
        setControlSize(resource, ControlSize::Small);
        resource->setCheckable(true);
        resource->setChecked(sign == Icon::Product);
        setRefused(resource, sign == Icon::Weapon);
        row << resource;
    }
    auto* offer = button(QStringLiteral("Offer to France"));
    setControlSize(offer, ControlSize::Small);
    setPrimary(offer);
    setKeyCap(offer, QStringLiteral("↵"));
    row << offer;
    return rowOf(row);
}

QHBoxLayout* twoLineRow() {
    auto* infantry = button(QStringLiteral("Infantry"));
    infantry->setIcon(icon(Icon::SpearShield));
    setDetail(infantry, QStringLiteral("1 Weapon"));
    auto* archer = button(QStringLiteral("Archer"));
    archer->setIcon(icon(Icon::Bow));
    setDetail(archer, QStringLiteral("2 Weapons, 1 Gold"));
    auto* cavalry = button(QStringLiteral("Cavalry"));
    cavalry->setIcon(icon(Icon::Horse));
    setDetail(cavalry, QStringLiteral("Military VI, is II"));
    setRefused(cavalry);
    for (QPushButton* each : {infantry, archer, cavalry}) {
        each->setIconSize(QSize(22, 22));
        each->setMinimumWidth(170);
    }
    return rowOf({infantry, archer, cavalry});
}

QHBoxLayout* segmentRow() {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    auto* group = new QButtonGroup(row);
    for (int players = 2; players <= 6; ++players) {
        auto* each = button(QString::number(players));
        each->setCheckable(true);
        each->setChecked(players == 4);
        setSegment(each, players == 2 ? Segment::First : players == 6 ? Segment::Last : Segment::Middle);
        group->addButton(each);
        row->addWidget(each);
    }
    row->addSpacing(16);
    for (const QString& word : {QStringLiteral("chosen"), QStringLiteral("drawn by lot")}) {
        auto* each = button(word);
        each->setCheckable(true);
        each->setChecked(word == QStringLiteral("chosen"));
        setSegment(each, word == QStringLiteral("chosen") ? Segment::First : Segment::Last);
        row->addWidget(each);
    }
    row->addStretch(1);
    return row;
}

QGridLayout* fieldGrid() {
    auto* grid = new QGridLayout;
    auto* name = new QLineEdit(QStringLiteral("Jeanne"));
    auto* search = new QLineEdit;
    search->setPlaceholderText(QStringLiteral("Type to filter 18 actions"));
    search->setClearButtonEnabled(true);
    auto* locked = new QLineEdit(QStringLiteral("Not now"));
    locked->setEnabled(false);
    auto* combo = new QComboBox;
    combo->addItems({QStringLiteral("Western Europe"), QStringLiteral("Eastern Europe")});
    auto* signs = new QComboBox;
    signs->addItem(icon(Icon::Computer), QStringLiteral("Computer, steady"));
    auto* editable = new QComboBox;
    editable->setEditable(true);
    editable->addItem(QStringLiteral("editable"));
    auto* comboOff = new QComboBox;
    comboOff->addItem(QStringLiteral("Disabled"));
    comboOff->setEnabled(false);
    auto* spin = new QSpinBox;
    spin->setRange(0, 20);
    spin->setValue(3);
    auto* spinLow = new QSpinBox;
    spinLow->setSuffix(QStringLiteral(" turns"));
    auto* spinOff = new QSpinBox;
    spinOff->setEnabled(false);
    grid->addWidget(label(QStringLiteral("Fields"), FontRole::Note, Role::Ink3), 0, 0);
    grid->addWidget(name, 0, 1);
    grid->addWidget(search, 0, 2);
    grid->addWidget(locked, 0, 3);
    grid->addWidget(combo, 1, 1);
    grid->addWidget(signs, 1, 2);
    grid->addWidget(comboOff, 1, 3);
    grid->addWidget(editable, 1, 4);
    grid->addWidget(spin, 2, 1);
    grid->addWidget(spinLow, 2, 2);
    grid->addWidget(spinOff, 2, 3);
    return grid;
}

QHBoxLayout* markRow() {
    auto* on = new QCheckBox(QStringLiteral("Show refused"));
    on->setChecked(true);
    auto* off = new QCheckBox(QStringLiteral("Off"));
    auto* partly = new QCheckBox(QStringLiteral("Some"));
    partly->setTristate(true);
    partly->setCheckState(Qt::PartiallyChecked);
    auto* dead = new QCheckBox(QStringLiteral("Disabled"));
    dead->setChecked(true);
    dead->setEnabled(false);
    auto* left = new QRadioButton(QStringLiteral("Light"));
    left->setChecked(true);
    auto* right = new QRadioButton(QStringLiteral("Dark"));
    return rowOf({on, off, partly, dead, left, right});
}

QHBoxLayout* barRow() {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(1, 6);
    slider->setTickInterval(1);
    slider->setTickPosition(QSlider::TicksBelow);
    slider->setValue(5);
    slider->setMinimumWidth(220);
    auto* progress = new QProgressBar;
    progress->setValue(40);
    progress->setTextVisible(false);
    progress->setFixedHeight(8);
    auto* back = new QToolButton;
    back->setIcon(icon(Icon::Previous));
    auto* first = new QToolButton;
    first->setIcon(icon(Icon::First));
    auto* flat = new QToolButton;
    flat->setAutoRaise(true);
    flat->setIcon(icon(Icon::Search));
    auto* text = new QToolButton;
    text->setText(QStringLiteral("76 %"));
    auto* off = new QToolButton;
    off->setIcon(icon(Icon::Redo));
    off->setEnabled(false);
    return rowOf({first, back, slider, progress, flat, text, off});
}

QWidget* typeCard() {
    auto* card = new QFrame;
    setCard(card);
    auto* column = new QVBoxLayout(card);
    column->addWidget(label(QStringLiteral("Dialog title 26"), FontRole::DialogTitle));
    column->addWidget(label(QStringLiteral("Banner: Jeanne, for France 20"), FontRole::Banner));
    column->addWidget(label(QStringLiteral("Name 17"), FontRole::Name));
    column->addWidget(label(QStringLiteral("Dock title 15"), FontRole::DockTitle));
    column->addWidget(label(QStringLiteral("IV Maneuvering 15"), FontRole::Step, Role::Ink2));
    column->addWidget(label(QStringLiteral("Score 0123456789"), FontRole::Score));
    column->addWidget(label(QStringLiteral("Text 13: Bourbon → Artois, +3 and −1, 1 × 2"), FontRole::Text));
    column->addWidget(label(QStringLiteral("Bold 13: what changed"), FontRole::TextBold));
    column->addWidget(
        label(QStringLiteral("Note 12, quiet: the game ends at 33"), FontRole::Note, Role::Ink3));
    column->addWidget(label(QStringLiteral("Good +4 a turn"), FontRole::TextBold, Role::Good));
    column->addWidget(label(QStringLiteral("Warning: 2 short"), FontRole::TextBold, Role::Warn));
    column->addWidget(label(QStringLiteral("Bad: at war"), FontRole::TextBold, Role::Bad));
    auto* link = new QLabel(QStringLiteral("<a href=\"#rule\">Entering a hostile province</a>"));
    column->addWidget(link);
    return card;
}

} // namespace

std::unique_ptr<QWidget> controlsPage() {
    auto page = std::make_unique<QWidget>();
    auto* across = new QHBoxLayout(page.get());
    auto* column = new QVBoxLayout;
    column->setSpacing(14);
    column->addLayout(buttonRow());
    column->addLayout(stateRow());
    column->addLayout(smallRow());
    column->addLayout(twoLineRow());
    column->addLayout(segmentRow());
    column->addLayout(fieldGrid());
    column->addLayout(markRow());
    column->addLayout(barRow());
    auto* group = new QGroupBox(QStringLiteral("Group box"));
    auto* inside = new QVBoxLayout(group);
    inside->addWidget(new QLabel(QStringLiteral("Contents of the group")));
    column->addWidget(group);
    column->addStretch(1);
    across->addLayout(column, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(typeCard());
    right->addStretch(1);
    across->addLayout(right);
    return page;
}

} // namespace marches::theme::gallery
