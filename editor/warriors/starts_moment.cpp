#include "editor/warriors/starts_moment.h"

#include "app/shell/field_events.h"
#include "app/shell/parts.h"
#include "app/theme/heraldry.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/form_label.h"
#include "editor/words.h"
#include "engine/warriors/query.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace marches::editor {

using warriors::StartPhase;

StartsMoment::StartsMoment(const Document& document, QWidget* parent)
    : Panel(QStringLiteral("starts.moment"), parent), document_(document), nameLabel_(new FormLabel),
      name_(new QLineEdit), basedLabel_(new FormLabel), based_(shell::roleLabel(theme::FontRole::Text)),
      turnLabel_(new FormLabel), turn_(new QSpinBox),
      ofTurns_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), phase_(new QComboBox),
      toMoveLabel_(new FormLabel), toMove_(new QComboBox),
      moved_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), beganLabel_(new FormLabel),
      began_(new QComboBox) {
    name_->setObjectName(QStringLiteral("starts.name"));
    turn_->setObjectName(QStringLiteral("starts.turn"));
    phase_->setObjectName(QStringLiteral("starts.phase"));
    toMove_->setObjectName(QStringLiteral("starts.to-move"));
    began_->setObjectName(QStringLiteral("starts.began"));
    based_->setTextFormat(Qt::PlainText);
    turn_->setRange(1, 30);
    turn_->setKeyboardTracking(false);
    for (QComboBox* list : {phase_, toMove_, began_}) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(8);
    }
    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setVerticalSpacing(6);
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(3, 1);
    grid->addWidget(nameLabel_, 0, 0);
    grid->addWidget(name_, 0, 1, 1, 3);
    grid->addWidget(basedLabel_, 1, 0);
    grid->addWidget(based_, 1, 1, 1, 3);
    grid->addWidget(turnLabel_, 2, 0);
    grid->addWidget(turn_, 2, 1);
    grid->addWidget(ofTurns_, 2, 2);
    grid->addWidget(phase_, 2, 3);
    grid->addWidget(toMoveLabel_, 3, 0);
    grid->addWidget(toMove_, 3, 1, 1, 2);
    grid->addWidget(moved_, 3, 3);
    grid->addWidget(beganLabel_, 4, 0);
    grid->addWidget(began_, 4, 1, 1, 2);
    setContent(form);
    using namespace draft::warriors;
    connect(name_, &QLineEdit::editingFinished, this, [this] { emit renamed(name_->text().simplified()); });
    connect(turn_, &QSpinBox::valueChanged, this, [this](int turn) {
        emit wanted([turn](const draft::Draft& draft, const std::string& variant) {
            return setStartTurn(draft, variant, turn);
        });
    });
    connect(phase_, &QComboBox::activated, this, [this](int at) {
        emit wanted([at](const draft::Draft& draft, const std::string& variant) {
            return setStartPhase(draft, variant, static_cast<StartPhase>(at));
        });
    });
    connect(toMove_, &QComboBox::activated, this, [this] {
        const std::string seat = toMove_->currentData().toString().toStdString();
        emit wanted([seat](const draft::Draft& draft, const std::string& variant) {
            return setToMove(draft, variant, seat);
        });
    });
    connect(began_, &QComboBox::activated, this, [this] {
        const std::string seat = began_->currentData().toString().toStdString();
        emit wanted([seat](const draft::Draft& draft, const std::string& variant) {
            return setBegan(draft, variant, seat);
        });
    });
    shell::leaveWheelToScrolling(*this);
    retranslate();
}

void StartsMoment::fillSeats(QComboBox* list, const StartModel& model, const std::string& chosen,
                             const QString& none) {
    const theme::Theme& theme = theme::themeOf(this);
    list->clear();
    list->addItem(none, QString());
    for (std::size_t i = 0; i < model.seats.size(); ++i)
        list->addItem(
            theme::shieldIcon(
                warriors::face::playerColour(static_cast<warriors::Colour>(i % warriors::maxPlayers)), theme),
            countryName(document_, model.seats[i].id), QString::fromStdString(model.seats[i].id));
    list->setCurrentIndex(std::max(0, list->findData(QString::fromStdString(chosen))));
}

void StartsMoment::show(const StartModel& model, const StartFacts& facts, const std::string& variant) {
    const QSignalBlocker blockTurn(turn_);
    const Node& whole = document_.whole();
    const Node* shown = variant.empty() ? &whole : draft::find(whole, {"variants", variant});
    if (!name_->hasFocus() || !name_->isModified())
        name_->setText(shown != nullptr ? nameOf(shown, variant) : document_.title());
    const Node* base = draft::find(document_.draft().tree, {"based-on"});
    based_->setText(base != nullptr ? text(base->text) : tr("nothing", "based on"));
    turn_->setValue(model.turn);
    ofTurns_->setText(facts.there() ? tr("of %1", "a turn of so many").arg(facts.setting->turnLimit())
                                    : QString{});
    phase_->setCurrentIndex(static_cast<int>(model.phase));
    fillSeats(toMove_, model, model.toMove, tr("the first in order"));
    toMove_->setEnabled(model.phase != StartPhase::trade);
    fillSeats(began_, model, model.began, tr("not said"));
    int before = 0;
    if (facts.there() && !model.toMove.empty() && model.phase != StartPhase::trade)
        for (const SeatId seat : warriors::turnOrder(*facts.setting, facts.state)) {
            if (facts.setting->seatName(seat) == model.toMove) break;
            ++before;
        }
    moved_->setText(before > 0 ? tr("%n have moved", nullptr, before) : QString{});
}

bool StartsMoment::focusField(const std::string& key) {
    QWidget* field = key == "turn"         ? static_cast<QWidget*>(turn_)
                     : key == "phase"      ? phase_
                     : key == "to-move"    ? toMove_
                     : key == "start-seat" ? began_
                                           : nullptr;
    if (field) field->setFocus(Qt::OtherFocusReason);
    return field != nullptr;
}

void StartsMoment::retranslate() {
    setTitle(tr("The moment", "a panel: when a start position begins"));
    const auto name = [](QLabel* label, QWidget* field, const QString& words) {
        label->setText(words);
        field->setAccessibleName(words);
    };
    name(nameLabel_, name_, tr("Name"));
    name(basedLabel_, based_, tr("Based on"));
    name(turnLabel_, turn_, tr("Turn"));
    phase_->setAccessibleName(tr("Phase"));
    name(toMoveLabel_, toMove_, tr("To move", "who is"));
    name(beganLabel_, began_, tr("Began", "who began this turn"));
    began_->setToolTip(tr("Who began this turn, in games with a variable order"));
    const int chosen = phase_->currentIndex();
    phase_->clear();
    constexpr std::array phases{warriors::Phase::upkeep, warriors::Phase::trade, warriors::Phase::development,
                                warriors::Phase::maneuvering};
    for (std::size_t i = 0; i < phases.size(); ++i)
        phase_->addItem(QStringLiteral("%1 %2").arg(warriors::face::roman(static_cast<int>(i) + 1),
                                                    warriors::face::phaseName(phases[i])));
    phase_->setCurrentIndex(std::max(0, chosen));
}

} // namespace marches::editor
