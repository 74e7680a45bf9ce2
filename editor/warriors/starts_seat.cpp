#include "editor/warriors/starts_seat.h"

#include "app/shell/field_events.h"
#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/heraldry.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/form_label.h"
#include "engine/warriors/query.h"
#include "engine/warriors/scenario_reader.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace marches::editor {

using warriors::allPaths;
using warriors::allResources;

namespace {

constexpr int mostSeatVp = 999;

void clearRow(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* old = item->widget()) { // a name is that of one widget, also until the old one is gone
            old->hide();
            old->setObjectName({});
            old->deleteLater();
        }
        delete item;
    }
}

QIcon seatShield(const StartModel& model, const std::string& seat, const theme::Theme& theme) {
    for (std::size_t i = 0; i < model.seats.size() && i < warriors::maxPlayers; ++i)
        if (model.seats[i].id == seat)
            return theme::shieldIcon(warriors::face::playerColour(static_cast<warriors::Colour>(i)), theme);
    return {};
}

/// Puts a choice of countries behind a small button.
QToolButton* menuButton(const QString& name, const QString& words) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(words);
    button->setAccessibleName(words);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setMenu(new QMenu(button));
    return button;
}

} // namespace

StartsSeat::StartsSeat(const Document& document, QWidget* parent)
    : Panel(QStringLiteral("starts.seat"), parent), document_(document), chips_(new QWidget),
      holdsLabel_(new FormLabel), routesLabel_(new FormLabel), routes_(new QWidget),
      warsLabel_(new FormLabel), wars_(new QWidget), vpLabel_(new FormLabel),
      killsLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), kills_(new QSpinBox),
      boughtLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), bought_(new QSpinBox),
      unified_(new QCheckBox) {
    auto* form = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(form, 4);
    column->setContentsMargins(12, 8, 12, 8);
    for (QWidget* flowing : {chips_, routes_, wars_})
        new shell::FlowLayout(flowing);
    column->addWidget(chips_);
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(4);
    grid->setHorizontalSpacing(6);
    grid->setColumnStretch(1, 1);
    auto* holdsBox = new QWidget;
    auto* holds = new QGridLayout(holdsBox); // two and two: four number fields are wider than the panel
    holds->setContentsMargins({});
    holds->setSpacing(4);
    holds->setColumnStretch(4, 1);
    constexpr std::array<const char*, 4> names{"food", "product", "weapon", "gold"};
    for (const warriors::Resource resource : allResources) {
        const auto i = index(resource);
        auto* sign = new QLabel;
        sign->setPixmap(theme::icon(warriors::face::iconFor(resource)).pixmap(16, 16));
        resources_[i] = new QSpinBox;
        resources_[i]->setObjectName(QStringLiteral("starts.") + QLatin1String(names[i]));
        resources_[i]->setRange(0, warriors::mostResources);
        resources_[i]->setKeyboardTracking(false);
        const int line = static_cast<int>(i) / 2;
        const int place = static_cast<int>(i) % 2 * 2;
        holds->addWidget(sign, line, place);
        holds->addWidget(resources_[i], line, place + 1);
        connect(resources_[i], &QSpinBox::valueChanged, this, [this, resource](int count) {
            emit wanted(
                [seat = seat_, resource, count](const draft::Draft& draft, const std::string& variant) {
                    return draft::warriors::setResource(draft, variant, seat, resource, count);
                });
        });
    }
    grid->addWidget(holdsLabel_, 0, 0);
    grid->addWidget(holdsBox, 0, 1);
    constexpr std::array<const char*, 3> paths{"production", "trade", "military"};
    for (const warriors::Path path : allPaths) {
        const auto i = static_cast<std::size_t>(path);
        pathLabels_[i] = new FormLabel;
        dots_[i] = new TokenDots;
        dots_[i]->setObjectName(QStringLiteral("starts.") + QLatin1String(paths[i]));
        levels_[i] = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2);
        auto* row = new QHBoxLayout;
        row->addWidget(dots_[i]);
        row->addWidget(levels_[i]);
        row->addStretch(1);
        grid->addWidget(pathLabels_[i], static_cast<int>(i) + 1, 0);
        grid->addLayout(row, static_cast<int>(i) + 1, 1);
        connect(dots_[i], &TokenDots::changed, this, [this, path](int tokens) {
            emit wanted([seat = seat_, path, tokens](const draft::Draft& draft, const std::string& variant) {
                return draft::warriors::setPathTokens(draft, variant, seat, path, tokens);
            });
        });
    }
    grid->addWidget(routesLabel_, 4, 0);
    grid->addWidget(routes_, 4, 1);
    grid->addWidget(warsLabel_, 5, 0);
    grid->addWidget(wars_, 5, 1);
    auto* pointsRow = new QWidget;
    auto* points = new shell::FlowLayout(pointsRow);
    for (QSpinBox* box : {kills_, bought_}) {
        box->setRange(0, mostSeatVp);
        box->setKeyboardTracking(false);
    }
    kills_->setObjectName(QStringLiteral("starts.kills"));
    bought_->setObjectName(QStringLiteral("starts.bought"));
    unified_->setObjectName(QStringLiteral("starts.unified"));
    for (QWidget* part :
         std::initializer_list<QWidget*>{killsLabel_, kills_, boughtLabel_, bought_, unified_})
        points->addWidget(part);
    grid->addWidget(vpLabel_, 6, 0);
    grid->addWidget(pointsRow, 6, 1);
    constexpr int leastRows = 264; // px: two lines of resources and six rows are not pressed together
    rows->setMinimumHeight(theme::themeOf(this).scaled(leastRows));
    column->addWidget(rows);
    setContent(form);
    connect(kills_, &QSpinBox::valueChanged, this, [this](int count) {
        emit wanted([seat = seat_, count](const draft::Draft& draft, const std::string& variant) {
            return draft::warriors::setKills(draft, variant, seat, count);
        });
    });
    connect(bought_, &QSpinBox::valueChanged, this, [this](int count) {
        emit wanted([seat = seat_, count](const draft::Draft& draft, const std::string& variant) {
            return draft::warriors::setBought(draft, variant, seat, count);
        });
    });
    connect(unified_, &QCheckBox::clicked, this, [this](bool on) {
        emit wanted([seat = seat_, on](const draft::Draft& draft, const std::string& variant) {
            return draft::warriors::setUnified(draft, variant, seat, on);
        });
    });
    shell::leaveWheelToScrolling(*this);
    retranslate();
}

QPushButton* StartsSeat::chip(const QString& name, const QString& words, const QString& tip) {
    QPushButton* button = shell::smallButton(name, words);
    button->setToolTip(tip);
    button->setAccessibleDescription(tip);
    return button;
}

void StartsSeat::showSeats() {
    QLayout& row = *chips_->layout();
    clearRow(row);
    const theme::Theme& theme = theme::themeOf(this);
    for (const auto& each : model_.seats) {
        QPushButton* button =
            shell::smallButton(QStringLiteral("starts.seat.%1").arg(QString::fromStdString(each.id)),
                               countryName(document_, each.id));
        button->setIcon(seatShield(model_, each.id, theme));
        button->setCheckable(true);
        button->setChecked(each.id == seat_);
        connect(button, &QPushButton::clicked, this, [this, id = each.id] { emit seatChosen(id); });
        row.addWidget(button);
    }
    QToolButton* more = menuButton(QStringLiteral("starts.seats"),
                                   tr("± country", "a button: who plays from a start position"));
    for (const CountryEntry& country : document_.atlas().countries)
        if (model_.seat(country.id) == nullptr)
            connect(more->menu()->addAction(tr("%1 plays, too", "%1 a country").arg(country.name)),
                    &QAction::triggered, this, [this, id = country.id] {
                        emit wanted([id](const draft::Draft& draft, const std::string& variant) {
                            return draft::warriors::addSeat(draft, variant, id);
                        });
                    });
    more->menu()->addSeparator();
    if (!seat_.empty())
        connect(more->menu()->addAction(
                    tr("%1 does not play", "%1 a country").arg(countryName(document_, seat_))),
                &QAction::triggered, this, [this, id = seat_] {
                    emit wanted([id](const draft::Draft& draft, const std::string& variant) {
                        return draft::warriors::removeSeat(draft, variant, id);
                    });
                });
    row.addWidget(more);
}

void StartsSeat::showRoutes() {
    clearRow(*routes_->layout());
    const auto* own = model_.seat(seat_);
    if (own == nullptr) return;
    for (const std::string& partner : own->routes) {
        QPushButton* button =
            chip(QStringLiteral("starts.route.%1").arg(QString::fromStdString(partner)),
                 countryName(document_, partner) + QStringLiteral(" ×"), tr("Takes this route away"));
        connect(button, &QPushButton::clicked, this, [this, seat = seat_, partner] {
            emit wanted([seat, partner](const draft::Draft& draft, const std::string& variant) {
                return draft::warriors::closeRoute(draft, variant, seat, partner);
            });
        });
        routes_->layout()->addWidget(button);
    }
    QToolButton* more =
        menuButton(QStringLiteral("starts.add-route"), tr("+ route", "a button: a trade route"));
    for (const auto& other : model_.seats)
        if (other.id != seat_)
            connect(more->menu()->addAction(countryName(document_, other.id)), &QAction::triggered, this,
                    [this, seat = seat_, partner = other.id] {
                        emit wanted([seat, partner](const draft::Draft& draft, const std::string& variant) {
                            return draft::warriors::openRoute(draft, variant, seat, partner);
                        });
                    });
    routes_->layout()->addWidget(more);
}

void StartsSeat::showWars() {
    clearRow(*wars_->layout());
    for (const auto& war : model_.wars) {
        if (war.a != seat_ && war.b != seat_) continue;
        const std::string other = war.a == seat_ ? war.b : war.a;
        QPushButton* button = chip(QStringLiteral("starts.war.%1").arg(QString::fromStdString(other)),
                                   tr("%1, since turn %2 ×", "a war with a country; the sign takes it away")
                                       .arg(countryName(document_, other))
                                       .arg(war.since),
                                   tr("Ends this war"));
        connect(button, &QPushButton::clicked, this, [this, seat = seat_, other] {
            emit wanted([seat, other](const draft::Draft& draft, const std::string& variant) {
                return draft::warriors::endWar(draft, variant, seat, other);
            });
        });
        wars_->layout()->addWidget(button);
    }
    QToolButton* more = menuButton(QStringLiteral("starts.add-war"), tr("+ war", "a button"));
    const int longest = facts_.there() ? facts_.setting->tables.warTurns : 1;
    for (const auto& other : model_.seats) {
        if (model_.allied(other.id, seat_)) continue;
        for (int since = model_.turn; since >= std::max(1, model_.turn - longest + 1); --since)
            connect(more->menu()->addAction(tr("%1, since turn %2", "a war with a country")
                                                .arg(countryName(document_, other.id))
                                                .arg(since)),
                    &QAction::triggered, this, [this, seat = seat_, enemy = other.id, since] {
                        emit wanted(
                            [seat, enemy, since](const draft::Draft& draft, const std::string& variant) {
                                return draft::warriors::declareWar(draft, variant, seat, enemy, since);
                            });
                    });
    }
    wars_->layout()->addWidget(more);
}

void StartsSeat::show(const StartModel& model, const StartFacts& facts, const std::string& seat) {
    model_ = model;
    facts_ = facts;
    seat_ = seat;
    setTitle(seat.empty() ? tr("A country") : countryName(document_, seat));
    showSeats();
    showRoutes();
    showWars();
    const auto* own = model_.seat(seat_);
    const auto set = [](QSpinBox* box, int value) {
        const QSignalBlocker blocked(box);
        box->setValue(value);
    };
    for (std::size_t i = 0; i < resources_.size(); ++i)
        set(resources_[i], own != nullptr ? own->resources[i] : 0);
    for (const warriors::Path path : allPaths) {
        const auto i = static_cast<std::size_t>(path);
        const int tokens = own != nullptr ? own->tokens[i] : 0;
        dots_[i]->show(tokens, facts_.there() ? warriors::spacesOf(facts_.setting->tables, path) : 17);
        const int level = facts_.level(seat_, path);
        levels_[i]->setText(level > 0 ? tr("%1 level %2", "tokens on a path, the level that they reach")
                                            .arg(tokens)
                                            .arg(warriors::face::roman(level))
                                      : QString::number(tokens));
        dots_[i]->setAccessibleName(
            QStringLiteral("%1, %2").arg(warriors::face::pathName(path), levels_[i]->text()));
    }
    set(kills_, own != nullptr ? own->kills : 0);
    set(bought_, own != nullptr ? own->bought : 0);
    unified_->setChecked(own != nullptr && own->unified);
}

void StartsSeat::retranslate() {
    holdsLabel_->setText(tr("Holds", "resources of a country"));
    for (const warriors::Resource resource : allResources) {
        resources_[index(resource)]->setAccessibleName(warriors::face::resourceName(resource));
        resources_[index(resource)]->setToolTip(warriors::face::resourceName(resource));
    }
    for (const warriors::Path path : allPaths)
        pathLabels_[static_cast<std::size_t>(path)]->setText(warriors::face::pathName(path));
    routesLabel_->setText(tr("Trade routes"));
    warsLabel_->setText(tr("At war with"));
    vpLabel_->setText(tr("VP so far", "Victory Points by kills and bought"));
    killsLabel_->setText(tr("kills", "Victory Points by kills"));
    kills_->setAccessibleName(tr("Victory Points by kills"));
    boughtLabel_->setText(tr("bought", "Victory Points bought"));
    bought_->setAccessibleName(tr("Victory Points bought"));
    unified_->setText(tr("unified", "a country"));
}

} // namespace marches::editor
