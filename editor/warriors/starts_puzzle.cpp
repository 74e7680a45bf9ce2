#include "editor/warriors/starts_puzzle.h"

#include "app/shell/field_events.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "editor/form_label.h"
#include "editor/warriors/starts_trial.h"
#include "editor/words.h"
#include "engine/challenge/warriors/goals.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

namespace marches::editor {

using draft::warriors::GoalLine;

namespace {

enum Kind { leads, ahead, has, holds, other };
constexpr std::array<const char*, 4> kindKeys{"first", "ahead-of", "vp", "holds"};
constexpr std::array<const char*, 3> rivalKinds{"novice", "steady", "strong"};

int kindOf(const GoalLine& goal) {
    const auto found = std::find(kindKeys.begin(), kindKeys.end(), goal.kind);
    return static_cast<int>(found - kindKeys.begin());
}

int numberOf(const GoalLine& goal, std::size_t at) {
    return goal.operands.size() > at ? std::max(1, std::atoi(goal.operands[at].c_str())) : 1;
}

void chooseData(QComboBox* list, const std::string& data) {
    const QSignalBlocker blocked(list);
    list->setCurrentIndex(list->findData(QString::fromStdString(data)));
}

} // namespace

StartsPuzzle::StartsPuzzle(Document& document, QWidget* parent)
    : Panel(QStringLiteral("starts.puzzle"), parent), document_(document),
      note_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), seatLabel_(new FormLabel),
      seat_(new QComboBox), medalLabel_(new FormLabel), medal_(new QComboBox), goalLabel_(new FormLabel),
      kind_(new QComboBox), whom_(new QComboBox), place_(new QComboBox), number_(new QSpinBox),
      goal_(shell::roleLabel(theme::FontRole::TextBold)), withinLabel_(new FormLabel), turns_(new QSpinBox),
      turnWord_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), rivals_(new QComboBox),
      try_(shell::smallButton(QStringLiteral("starts.puzzle.try"))),
      remove_(shell::smallButton(QStringLiteral("starts.puzzle.remove"))),
      result_(shell::roleLabel(theme::FontRole::Text)),
      keep_(shell::smallButton(QStringLiteral("starts.puzzle.keep"))) {
    makeForm();
    const auto write = [this] { writeGoal(); };
    connect(kind_, &QComboBox::activated, this, write);
    connect(whom_, &QComboBox::activated, this, write);
    connect(place_, &QComboBox::activated, this, write);
    connect(number_, &QSpinBox::valueChanged, this, write);
    connect(medal_, &QComboBox::activated, this, [this] { showGoal(); });
    connect(seat_, &QComboBox::activated, this, [this] { writeFrame(); });
    connect(turns_, &QSpinBox::valueChanged, this, [this] { writeFrame(); });
    connect(rivals_, &QComboBox::activated, this, [this] { writeFrame(); });
    connect(try_, &QPushButton::clicked, this, &StartsPuzzle::tryIt);
    connect(remove_, &QPushButton::clicked, this, [this] {
        emit wanted([](const draft::Draft& draft, const std::string& variant) {
            return draft::warriors::removePuzzle(draft, variant);
        });
    });
    connect(keep_, &QPushButton::clicked, this, [this] {
        if (!trial_) return;
        emit wanted([count = trial_->count()](const draft::Draft& draft, const std::string& variant) {
            return draft::warriors::setSolution(draft, variant, count.seed, count.line);
        });
    });
    shell::leaveWheelToScrolling(*this);
    retranslate();
}

StartsPuzzle::~StartsPuzzle() = default;

void StartsPuzzle::makeForm() {
    seat_->setObjectName(QStringLiteral("starts.puzzle.seat"));
    medal_->setObjectName(QStringLiteral("starts.puzzle.medal"));
    kind_->setObjectName(QStringLiteral("starts.puzzle.kind"));
    whom_->setObjectName(QStringLiteral("starts.puzzle.whom"));
    place_->setObjectName(QStringLiteral("starts.puzzle.place"));
    number_->setObjectName(QStringLiteral("starts.puzzle.number"));
    turns_->setObjectName(QStringLiteral("starts.puzzle.turns"));
    rivals_->setObjectName(QStringLiteral("starts.puzzle.rivals"));
    result_->setObjectName(QStringLiteral("starts.puzzle.result"));
    goal_->setObjectName(QStringLiteral("starts.puzzle.goal"));
    for (QLabel* label : {note_, result_, goal_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    number_->setRange(1, 200);
    number_->setKeyboardTracking(false);
    turns_->setRange(1, 30);
    turns_->setKeyboardTracking(false);
    for (QComboBox* list : {seat_, whom_, place_, kind_, medal_, rivals_}) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(6);
    }
    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    const auto row = [](std::initializer_list<QWidget*> parts) {
        auto* line = new QHBoxLayout;
        line->setSpacing(6);
        for (QWidget* part : parts)
            line->addWidget(part);
        return line;
    };
    grid->addWidget(note_, 0, 0, 1, 2);
    grid->addWidget(seatLabel_, 1, 0);
    grid->addLayout(row({seat_, rivals_}), 1, 1);
    grid->addWidget(medalLabel_, 2, 0);
    grid->addWidget(medal_, 2, 1);
    grid->addWidget(goalLabel_, 3, 0);
    grid->addLayout(row({kind_, whom_, place_, number_}), 3, 1);
    grid->addWidget(goal_, 4, 1);
    grid->addWidget(withinLabel_, 5, 0);
    auto* within = row({turns_, turnWord_});
    within->addStretch(1);
    within->addWidget(remove_);
    within->addWidget(try_);
    grid->addLayout(within, 5, 1);
    auto* below = new QHBoxLayout;
    below->addWidget(result_, 1);
    below->addWidget(keep_);
    grid->addLayout(below, 6, 0, 1, 2);
    setContent(form);
}

std::size_t StartsPuzzle::medal() const {
    return static_cast<std::size_t>(std::max(0, medal_->currentIndex()));
}

void StartsPuzzle::fillSeats() {
    for (QComboBox* list : {seat_, whom_}) {
        const QSignalBlocker blocked(list);
        const QVariant chosen = list->currentData();
        list->clear();
        for (const auto& each : model_.seats)
            if (list == seat_ || each.id != puzzle_.seat)
                list->addItem(countryName(document_, each.id), QString::fromStdString(each.id));
        list->setCurrentIndex(std::max(0, list->findData(chosen)));
    }
    const QSignalBlocker blocked(place_);
    const QVariant chosen = place_->currentData();
    place_->clear();
    for (const ProvinceEntry& province : document_.atlas().provinces)
        place_->addItem(document_.atlas().provinceName(document_.atlas().province(province.id)),
                        QString::fromStdString(province.id));
    place_->setCurrentIndex(std::max(0, place_->findData(chosen)));
}

void StartsPuzzle::show(const StartModel& model, const std::string& variant) {
    const draft::warriors::PuzzleModel before = puzzle_;
    model_ = model;
    variant_ = variant;
    puzzle_ = draft::warriors::puzzleModel(document_.whole(), variant);
    setVisible(puzzle_.there);
    if (!puzzle_.there) {
        trial_.reset();
        return;
    }
    fillSeats();
    chooseData(seat_, puzzle_.seat);
    chooseData(rivals_, puzzle_.rivals);
    const QSignalBlocker blocked(turns_);
    turns_->setValue(puzzle_.turns);
    turnWord_->setText(tr("turn(s)", "after the number of turns of a puzzle", puzzle_.turns));
    showGoal();
    showCount();
}

/// The medal's only goal, if it is one that can be chosen here.
void StartsPuzzle::showGoal() {
    const auto& goals = puzzle_.goals[medal()];
    const auto line = goals.size() == 1 ? draft::warriors::goalLine(goals.front()) : std::nullopt;
    const int kind = line ? kindOf(*line) : other;
    const QSignalBlocker blockKind(kind_);
    const QSignalBlocker blockNumber(number_);
    kind_->setCurrentIndex(kind == other ? -1 : kind);
    if (line && line->operands.size() > 1) {
        if (kind == ahead) chooseData(whom_, line->operands[1]);
        if (kind == holds) chooseData(place_, line->operands[1]);
    }
    if (line && kind != holds) number_->setValue(numberOf(*line, kind == ahead ? 2 : 1));
    whom_->setVisible(kind == ahead);
    place_->setVisible(kind == holds);
    number_->setVisible(kind == leads || kind == ahead || kind == has);
    goal_->setText(goalWords());
}

QString StartsPuzzle::goalWords() const {
    const auto& goals = puzzle_.goals[medal()];
    if (goals.empty()) return tr("No goal yet: choose one", "of a medal of a puzzle");
    QStringList all;
    for (const Node& goal : goals) {
        const auto line = draft::warriors::goalLine(goal);
        const int kind = line ? kindOf(*line) : other;
        const QString who =
            line && !line->operands.empty() ? countryName(document_, line->operands[0]) : QString{};
        const std::string what = line && line->operands.size() > 1 ? line->operands[1] : std::string{};
        const int place = document_.atlas().province(what);
        switch (kind) {
        case leads:
            all << tr("%1 leads by %2 VP", "%1 a country, %2 Victory Points")
                       .arg(who)
                       .arg(numberOf(*line, 1));
            break;
        case ahead:
            all << tr("%1 is ahead of %2 by %3 VP", "%1 and %2 countries, %3 Victory Points")
                       .arg(who, countryName(document_, what))
                       .arg(numberOf(*line, 2));
            break;
        case has:
            all << tr("%1 has %2 VP", "%1 a country, %2 Victory Points").arg(who).arg(numberOf(*line, 1));
            break;
        case holds:
            all << tr("%1 holds %2", "%1 a country, %2 a province")
                       .arg(who, place < 0 ? text(what) : document_.atlas().provinceName(place));
            break;
        default:
            all << tr("A goal that is written in the file");
        }
    }
    return all.join(QStringLiteral("; "));
}

void StartsPuzzle::writeFrame() {
    if (!puzzle_.there) return;
    emit wanted([seat = seat_->currentData().toString().toStdString(), turns = turns_->value(),
                 rivals = rivals_->currentData().toString().toStdString()](const draft::Draft& draft,
                                                                           const std::string& variant) {
        return draft::warriors::setPuzzle(draft, variant, seat, turns, rivals.empty() ? "steady" : rivals);
    });
}

void StartsPuzzle::writeGoal() {
    const int kind = kind_->currentIndex();
    if (!puzzle_.there || kind < 0) return;
    GoalLine line{kindKeys[static_cast<std::size_t>(kind)], {puzzle_.seat}};
    if (kind == ahead) line.operands.push_back(whom_->currentData().toString().toStdString());
    if (kind == holds) line.operands.push_back(place_->currentData().toString().toStdString());
    if (kind != holds && (kind == has || number_->value() > 1))
        line.operands.push_back(std::to_string(number_->value()));
    emit wanted([line, medal = medal()](const draft::Draft& draft, const std::string& variant) {
        return draft::warriors::setGoal(draft, variant, medal, line);
    });
}

void StartsPuzzle::tryIt() {
    if (stopTrying()) return;
    const ScenarioResult read = draft::scenarioOf(document_.draft());
    auto puzzle = read.scenario ? challenge::challengeOf(*read.scenario, variant_) : std::nullopt;
    if (!puzzle) {
        emit said(tr("It can't be played yet: Problems say why."));
        return;
    }
    over_ = false;
    trial_ = std::make_unique<StartsTrial>(std::move(*puzzle));
    connect(trial_.get(), &StartsTrial::progressed, this, &StartsPuzzle::showCount);
    connect(trial_.get(), &StartsTrial::ended, this, [this] {
        over_ = true;
        showCount();
    });
    showCount();
}

bool StartsPuzzle::stopTrying() {
    if (!trial_ || over_) return false;
    trial_->stop();
    return true;
}

void StartsPuzzle::showCount() {
    const bool trying = trial_ && !over_;
    try_->setText(trying ? tr("Stop", "a button: trying a puzzle") : tr("Try it", "a button: a puzzle"));
    keep_->setVisible(trial_ && over_ && trial_->count().reached > 0 &&
                      puzzle_.solution != trial_->count().line);
    if (!trial_) {
        result_->setText(puzzle_.solution.empty() ? QString{}
                                                  : tr("A solution of %n step(s) is kept.", nullptr,
                                                       static_cast<int>(puzzle_.solution.size())));
        return;
    }
    const TrialCount& count = trial_->count();
    if (trying) {
        result_->setText(tr("%1 of %2 games played, reached in %3", "a puzzle is being tried")
                             .arg(count.played)
                             .arg(count.games)
                             .arg(count.reached));
        return;
    }
    QString words =
        count.reached > 0
            ? tr("It can be done: reached in %1 of %2.", "a puzzle").arg(count.reached).arg(count.played)
            : tr("Not reached in %1 games.", "a puzzle").arg(count.played);
    if (count.reached > 0 && !count.commonFirst.empty())
        words += QLatin1Char(' ') +
                 tr("%1 of them begin with “%2”.", "games that reached a puzzle's goal, a step in notation")
                     .arg(count.commonCount)
                     .arg(text(count.commonFirst));
    if (!puzzle_.solution.empty() && puzzle_.solution == count.line)
        words += QLatin1Char(' ') + tr("That line is kept as the solution.");
    result_->setText(words);
}

void StartsPuzzle::takeFocus() {
    kind_->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, this, [this] { // it has its place when all is laid out
        for (QWidget* up = parentWidget(); up != nullptr; up = up->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(up)) return area->ensureWidgetVisible(this);
    });
}

void StartsPuzzle::retranslate() {
    setTitle(tr("Puzzle", "a panel"));
    note_->setText(tr("A puzzle has a goal and a number of turns. Try it lets strong computers play it %1 "
                      "times from here.")
                       .arg(StartsTrial::usualGames));
    seatLabel_->setText(tr("Plays", "who plays a puzzle"));
    seat_->setAccessibleName(tr("Who plays"));
    medalLabel_->setText(tr("For", "a medal of a puzzle"));
    medal_->setAccessibleName(tr("Medal"));
    goalLabel_->setText(tr("Goal"));
    kind_->setAccessibleName(tr("Goal"));
    whom_->setAccessibleName(tr("Ahead of whom"));
    place_->setAccessibleName(tr("Province that is to be held"));
    number_->setAccessibleName(tr("Victory Points"));
    number_->setSuffix(tr(" VP", "behind a number of Victory Points"));
    withinLabel_->setText(tr("Within", "so many turns"));
    turns_->setAccessibleName(tr("Turns"));
    rivals_->setAccessibleName(tr("The others are"));
    remove_->setText(tr("No puzzle", "a button: takes the puzzle away"));
    keep_->setText(tr("Keep it", "a button: a line of play, as the solution"));
    const auto refill = [](QComboBox* list, std::initializer_list<std::pair<QString, const char*>> rows) {
        const int chosen = list->currentIndex();
        const QSignalBlocker blocked(list);
        list->clear();
        for (const auto& [words, data] : rows)
            list->addItem(words, QString::fromLatin1(data));
        list->setCurrentIndex(std::max(0, chosen));
    };
    refill(medal_, {{tr("Bronze"), "bronze"}, {tr("Silver"), "silver"}, {tr("Gold", "a medal"), "gold"}});
    refill(kind_, {{tr("leads by", "goal of a puzzle"), kindKeys[leads]},
                   {tr("is ahead of", "goal of a puzzle"), kindKeys[ahead]},
                   {tr("has", "goal of a puzzle: Victory Points"), kindKeys[has]},
                   {tr("holds", "goal of a puzzle: a province"), kindKeys[holds]}});
    refill(rivals_, {{tr("against novices"), rivalKinds[0]},
                     {tr("against steady ones", "computer players"), rivalKinds[1]},
                     {tr("against strong ones", "computer players"), rivalKinds[2]}});
    showCount();
}

} // namespace marches::editor
