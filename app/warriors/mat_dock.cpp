#include "app/warriors/mat_dock.h"

#include "app/theme/heraldry.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/figure_strip.h"
#include "app/warriors/flow_layout.h"
#include "app/warriors/marks.h"
#include "app/warriors/mat_actions.h"
#include "app/warriors/mat_view.h"
#include "app/warriors/words.h"
#include "engine/warriors/query.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace marches::warriors::face {

MatDock::MatDock(QWidget* parent)
    : QWidget(parent), model_(new MatModel(this)), view_(new MatView(*model_)), income_(new FigureStrip),
      feeding_(new QLabel), head_(new QWidget), chipRow_(new QWidget), scroll_(new QScrollArea),
      next_(new QLabel), actions_(new MatActions) {
    setObjectName(QStringLiteral("playmat"));
    theme::setFontRole(feeding_, theme::FontRole::TextBold);
    theme::setTextRole(feeding_, theme::Role::Warn);
    feeding_->setObjectName(QStringLiteral("playmat.feeding"));
    next_->setObjectName(QStringLiteral("playmat.next"));
    next_->setTextFormat(Qt::RichText);
    next_->setWordWrap(true);
    next_->setContentsMargins(10, 5, 10, 6);
    auto* chipLine = new QHBoxLayout(chipRow_);
    chipLine->setContentsMargins(0, 0, 0, 0);
    chipLine->setSpacing(6);

    theme::setGroundRole(head_, theme::Role::PanelTitle);
    auto* headLine = new FlowLayout(head_, 14, 2);
    headLine->setContentsMargins(10, 2, 10, 2);
    headLine->addWidget(income_);
    headLine->addWidget(feeding_);
    headLine->addWidget(chipRow_);

    scroll_->setObjectName(QStringLiteral("playmat.scroll"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(view_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(scroll_, 1);
    column->addWidget(next_);
    column->addWidget(actions_);
    actions_->hide();
    setFocusProxy(view_);

    connect(view_, &MatView::acted, this, &MatDock::acted);
    connect(view_, &MatView::pointed, this, &MatDock::pointed);
    setWindowTitle(tr("Play-mat"));
}

void MatDock::setMoment(const Moment& moment) {
    const bool otherHand = moment.hand != moment_.hand || moment.setting != moment_.setting;
    moment_ = moment;
    if (moment_.empty()) return;
    if (otherHand || !isSeat(shown_)) shown_ = isSeat(moment_.hand) ? moment_.hand : idAt<SeatId>(0);
    if (chips_.size() != moment_.seats()) makeChips();
    refresh();
}

void MatDock::lookAt(SeatId seat) {
    if (moment_.empty() || !isSeat(seat)) return;
    shown_ = seat;
    refresh();
}

void MatDock::makeChips() {
    qDeleteAll(chips_);
    chips_.clear();
    for (std::size_t i = 0; i < moment_.seats(); ++i) {
        const SeatId seat = idAt<SeatId>(i);
        auto* chip = new QPushButton;
        chip->setObjectName(QStringLiteral("playmat.chip.%1").arg(i));
        chip->setCheckable(true);
        theme::setControlSize(chip, theme::ControlSize::Small);
        connect(chip, &QPushButton::clicked, this, [this, seat] { lookAt(seat); });
        chipRow_->layout()->addWidget(chip);
        chips_.push_back(chip);
    }
}

void MatDock::refresh() {
    const Setting& setting = *moment_.setting;
    const State& state = moment_.state;
    setWindowTitle(tr("Play-mat of %1").arg(seatName(setting, shown_)));
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const SeatId seat = idAt<SeatId>(i);
        chips_[i]->setText(seatName(setting, seat));
        chips_[i]->setIcon(theme::shieldIcon(playerColour(moment_.colour(seat)), theme::themeOf(this)));
        chips_[i]->setAccessibleName(tr("Look at the play-mat of %1").arg(seatName(setting, seat)));
        chips_[i]->setChecked(seat == shown_);
        chips_[i]->setVisible(!state.player(seat).left);
    }
    const Resources coming = income(setting, state, shown_);
    std::vector<Figure> figures{
        {std::nullopt, tr("Next Upkeep:"), theme::FontRole::Text, theme::Role::Ink2, {}}};
    for (const Resource resource : allResources)
        if (resource != Resource::gold || coming[resource] > 0)
            figures.push_back({iconFor(resource), signedNumber(coming[resource]), theme::FontRole::TextBold,
                               theme::Role::Ink,
                               resourceName(resource) + QLatin1Char(' ') + signedNumber(coming[resource])});
    income_->setFigures(std::move(figures));
    const int eaten = foodNeeded(setting, state, shown_);
    const int held = state.player(shown_).resources[Resource::food];
    feeding_->setVisible(eaten > held);
    feeding_->setText(tr("Armies eat %1 Food, %2 held: %3 short").arg(eaten).arg(held).arg(eaten - held));
    QStringList gains;
    for (const Path path : allPaths)
        if (const QString gain = nextGain(moment_, shown_, path); !gain.isEmpty()) gains << gain;
    next_->setText(gains.isEmpty()
                       ? tr("All three paths are full.")
                       : tr("Next: %1", "levels of the play-mat").arg(gains.join(QStringLiteral(" · "))));
    model_->setMoment(moment_, shown_);
    fitHeight();
}

/// Where the dock is low the mat itself comes first, and then in one line.
void MatDock::fitHeight() {
    const int head = head_->layout()->heightForWidth(width());
    const int track = theme::themeOf(this).scaled(46);
    scroll_->setMinimumHeight(track);
    const int next = next_->heightForWidth(width());
    const bool shown = height() >= head + 3 * track + next;
    next_->setVisible(shown);
    const int actions = actions_->sizeHint().height();
    const bool acts = !actions_->empty() && shown_ == moment_.hand &&
                      height() >= head + 3 * theme::themeOf(this).scaled(146) + next + actions;
    actions_->setVisible(acts);
    view_->setRoom(std::max(1, height() - head - (shown ? next : 0) - (acts ? actions : 0)));
}

void MatDock::setActions(std::vector<play::Button> actions) {
    actions_->setActions(std::move(actions));
    fitHeight();
}

/// What stands above the mat has changed its size.
bool MatDock::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) fitHeight();
    return done;
}

void MatDock::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void MatDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        if (moment_.empty())
            setWindowTitle(tr("Play-mat"));
        else
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
