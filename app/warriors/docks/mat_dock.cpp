#include "app/warriors/docks/mat_dock.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/heraldry.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"
#include "app/warriors/docks/mat_actions.h"
#include "app/warriors/pieces/figure_strip.h"
#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/query.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

MatDock::MatDock(QWidget* parent)
    : QWidget(parent), model_(new MatModel(this)), view_(new MatView(*model_)), income_(new FigureStrip),
      feeding_(shell::roleLabel(theme::FontRole::TextBold, theme::Role::Warn)), head_(new QWidget),
      upkeep_(new QWidget), chipRow_(new QWidget), mine_(shell::smallButton(QStringLiteral("playmat.mine"))),
      scroll_(new QScrollArea), next_(new theme::WrappedLabel), actions_(new MatActions) {
    setObjectName(QStringLiteral("playmat"));
    income_->setObjectName(QStringLiteral("playmat.income"));
    feeding_->setObjectName(QStringLiteral("playmat.feeding"));
    next_->setObjectName(QStringLiteral("playmat.next"));
    next_->setTextFormat(Qt::RichText);
    next_->setContentsMargins(10, 5, 10, 6);
    shell::bareLayout<QHBoxLayout>(chipRow_, 6);

    theme::setGroundRole(head_, theme::Role::PanelTitle);
    auto* headLine = new shell::FlowLayout(head_, 14, 2);
    headLine->setContentsMargins(10, 2, 10, 2);
    headLine->addWidget(chipRow_); // first: figures that get longer move no button
    mine_->hide();
    headLine->addWidget(mine_);
    auto* upkeepLine = new shell::FlowLayout(upkeep_, 10, 2);
    upkeepLine->addWidget(income_);
    upkeepLine->addWidget(feeding_);
    headLine->addWidget(upkeep_);
    QSizePolicy kept = feeding_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    feeding_->setSizePolicy(kept);

    scroll_->setObjectName(QStringLiteral("playmat.scroll"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(view_);

    auto* column = shell::bareLayout<QVBoxLayout>(this, 0, {head_});
    column->addWidget(scroll_, 1);
    column->addWidget(next_);
    column->addWidget(actions_);
    actions_->hide();
    setFocusProxy(view_);

    connect(view_, &MatView::acted, this, &MatDock::acted);
    connect(view_, &MatView::pointed, this, &MatDock::pointed);
    connect(view_, &MatView::shiftFromChanged, this, &MatDock::shiftFromChanged);
    connect(view_, &MatView::sourceWanted, this, &MatDock::sourceWanted);
    connect(view_, &MatView::pressedIdle, this, &MatDock::sayWhose);
    connect(mine_, &QPushButton::clicked, this, [this] { lookAt(moment_.hand); });
    view_->setShiftWords([this](Path from, Path to) { return shiftWords(*model_, from, to); });
    setWindowTitle(tr("Play-mat"));
}

QString shiftWords(const MatModel& model, Path from, Path to) {
    const StepText text = stepText(model.moment(), model.shift(from, to));
    //: A token that would be shifted, "Military → Trade", and what comes of it
    return MatModel::tr("%1: %2", "shift").arg(text.text, text.detail());
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

/// A player who wants to lay a token on another's mat is told so at the pointer.
void MatDock::sayWhose(const QPoint& at) {
    if (shown_ == moment_.hand || !isSeat(moment_.hand)) return;
    const QString text =
        tr("This is the play-mat of %1; yours is that of %2.", "players")
            .arg(seatName(*moment_.setting, shown_), seatName(*moment_.setting, moment_.hand));
    QToolTip::showText(view_->mapToGlobal(at), text, view_);
    emit pointed(text);
}

void MatDock::makeChips() {
    qDeleteAll(chips_);
    chips_.clear();
    for (const SeatId seat : moment_.allSeats()) {
        QPushButton* chip = shell::smallButton(QStringLiteral("playmat.chip.%1").arg(index(seat)));
        chip->setCheckable(true);
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
    mine_->setText(tr("Show mine", "play-mat"));
    mine_->setVisible(isSeat(moment_.hand) && shown_ != moment_.hand);
    showIncome(income(setting, state, shown_));
    gains_.clear();
    for (const Path path : allPaths)
        if (const QString gain = nextGain(moment_, shown_, path); !gain.isEmpty()) gains_ << gain;
    model_->setMoment(moment_, shown_);
    measureNext();
    fitHeight();
}

/// Nothing comes next.
bool MatDock::over() const {
    return moment_.state.stage == Stage::over;
}

QString MatDock::nextSentence(const QStringList& gains) {
    return gains.isEmpty() ? tr("All three paths are full.")
                           : tr("Next: %1", "levels of the play-mat").arg(gains.join(QStringLiteral(" · ")));
}

/// Both together are as wide as they can get, so that nothing else moves; they stand side by side, the room
/// that is left behind them.
void MatDock::showIncome(const Resources& coming) {
    upkeep_->setVisible(!over());
    // While armies are fed, nobody has gathered yet (`upkeep.gather`).
    //: Before what comes in when all armies have eaten
    const QString now = tr("This Upkeep brings:");
    //: The same
    const QString next = tr("Next Upkeep brings:");
    const QString which = moment_.state.stage == Stage::feed ? now : next;
    const auto figures = [&](const Resources& amounts, bool all) {
        std::vector<Figure> made{{std::nullopt, which, theme::FontRole::Text, theme::Role::Ink2, {}}};
        for (const Resource resource : allResources)
            if (all || resource != Resource::gold || amounts[resource] > 0)
                made.push_back({iconFor(resource), signedNumber(amounts[resource]), theme::FontRole::TextBold,
                                theme::Role::Ink,
                                //: A resource and how much comes or goes: "Food +3"
                                tr("%1 %2", "resource and figure")
                                    .arg(resourceName(resource), signedNumber(amounts[resource]))});
        return made;
    };
    constexpr int widest = 88;
    income_->setFigures(figures({{widest, widest, widest, widest}}, true));
    const int widestIncome = income_->sizeHint().width();
    income_->setFigures(figures(coming, false));
    // Feeding comes before gathering: what is held feeds the armies, what comes is kept.
    const int eaten = foodNeeded(*moment_.setting, moment_.state, shown_);
    const int held = moment_.state.player(shown_).resources[Resource::food];
    const bool lacks = eaten > held;
    //: In a narrow place: Food that the armies need and the player lacks
    const auto lacking = [](int food) { return tr("Food: %1 short").arg(food); };
    //: In a narrow place, after "Next Upkeep brings: +2": Food that the armies eat before those 2 come in
    const auto eating = [](int food) { return tr("before that, armies eat %1 Food").arg(food); };
    const QFontMetrics metrics = feeding_->fontMetrics();
    const int room =
        std::max(metrics.horizontalAdvance(lacking(widest)), metrics.horizontalAdvance(eating(widest))) + 2 +
        widestIncome - income_->sizeHint().width();
    if (room != feeding_->minimumWidth()) feeding_->clear(); // else it keeps the hint of its last least width
    feeding_->setMinimumWidth(room);
    feeding_->setVisible(eaten > 0);
    theme::setTextRole(feeding_, lacks ? theme::Role::Warn : theme::Role::Ink2);
    feeding_->setText(lacks ? lacking(eaten - held) : eating(eaten));
    upkeep_->updateGeometry();
    if (!lacks) {
        const QString order =
            tr("First the armies eat %1 of the %2 Food held, then %3 Food comes in: %4 is left.")
                .arg(eaten)
                .arg(held)
                .arg(coming[Resource::food])
                .arg(held - eaten + coming[Resource::food]);
        feeding_->setToolTip(order);
        income_->setToolTip(order);
        return;
    }
    const int high = head_->layout()->heightForWidth(width());
    const QString narrow = feeding_->text();
    feeding_->setToolTip(tr("Armies eat %1 Food, %2 held: %3 short").arg(eaten).arg(held).arg(eaten - held));
    income_->setToolTip(feeding_->toolTip());
    feeding_->setText(feeding_->toolTip());
    upkeep_->updateGeometry();
    if (head_->layout()->heightForWidth(width()) <= high) return;
    feeding_->setText(narrow);
    upkeep_->updateGeometry();
}

void MatDock::measureNext() {
    State full = moment_.state;
    for (const Path path : allPaths)
        full.player(shown_).tokens[index(path)] =
            static_cast<std::uint8_t>(moment_.setting->tables.playMat.reach[index(path)].back());
    const Sentences now{moment_.setting, shown_, width(), income(*moment_.setting, full, shown_)};
    if (std::exchange(measured_, now) != now) nextHeight_ = longestNext();
}

/// The height of the longest sentence below the mat that its levels could make.
int MatDock::longestNext() const {
    if (moment_.empty()) return 0;
    QStringList longest;
    for (const Path path : allPaths) {
        QString most;
        Moment moment = moment_;
        std::uint8_t& tokens = moment.state.player(shown_).tokens[index(path)];
        tokens = 0;
        for (const std::uint8_t spaces : moment_.setting->tables.playMat.spaces[index(path)]) {
            tokens = static_cast<std::uint8_t>(tokens + spaces);
            const QString gain = nextGain(moment, shown_, path);
            if (gain.size() > most.size()) most = gain;
        }
        longest << most;
    }
    QLabel label(nextSentence(longest));
    label.setTextFormat(next_->textFormat());
    label.setFont(next_->font());
    label.setWordWrap(true);
    label.setContentsMargins(next_->contentsMargins());
    return label.heightForWidth(width());
}

/// Where the dock is low the mat itself comes first, and then in one line. What surrounds the mat keeps the
/// room that it may need: a token laid must not move what is clicked next.
void MatDock::fitHeight() {
    const int head = head_->layout()->heightForWidth(width());
    const theme::Theme& theme = theme::themeOf(this);
    scroll_->setMinimumHeight(theme.scaled(46));
    const int line = next_->fontMetrics().lineSpacing();
    const QMargins around = next_->contentsMargins();
    const int lines = (height() - head - 3 * theme.scaled(leastBand) - around.top() - around.bottom()) / line;
    const int next = lines > 0 && !over()
                         ? std::min(nextHeight_, lines * line + around.top() + around.bottom() + line / 2)
                         : 0;
    next_->setVisible(next > 0);
    if (next > 0) showNext(next);
    mostActions_ = std::max(mostActions_, actions_->empty() ? 0 : actions_->sizeHint().height());
    const bool room = height() >= head + 3 * theme.scaled(146) + next + mostActions_;
    actions_->setVisible(room && !actions_->empty() && shown_ == moment_.hand);
    view_->setRoom(std::max(1, height() - head - next - (room ? mostActions_ : 0)));
}

/// As many of the next levels as fit; the tooltip has them all.
void MatDock::showNext(int high) {
    Fitted now{gains_, {width(), high}};
    if (fitted_ == now) return;
    fitted_ = std::move(now);
    next_->setToolTip({});
    next_->setText(nextSentence(gains_));
    for (qsizetype count = gains_.size() - 1; count > 0 && next_->heightForWidth(width()) > high; --count) {
        next_->setToolTip(nextSentence(gains_));
        next_->setText(nextSentence(gains_.mid(0, count) + QStringList{QStringLiteral("…")}));
    }
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
    if (!moment_.empty() && event->size().width() != event->oldSize().width()) {
        showIncome(income(*moment_.setting, moment_.state, shown_));
        measureNext();
    }
    fitHeight();
}

void MatDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        mostActions_ = 0;
        measured_ = {};
        fitted_.reset();
        if (!moment_.empty()) measureNext();
    }
    if (event->type() == QEvent::LanguageChange) {
        if (moment_.empty())
            setWindowTitle(tr("Play-mat"));
        else
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
