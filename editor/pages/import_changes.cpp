#include "editor/pages/import_changes.h"

#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "editor/pages/import_words.h"
#include "editor/words.h"

#include <QButtonGroup>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int mostGoneRows = 6; // the others are answered together
using GoneAnswer = draft::GonePlan::Answer;

QString provinceName(const FoundDrawing& found, const std::string& id) {
    const auto known = found.before.provinces.find(id);
    return known == found.before.provinces.end() || known->second.names.empty()
               ? text(id)
               : text(known->second.names.front());
}

QString shapeNameOf(const draft::ImportPlan& plan, const std::string& id) {
    for (const draft::ShapePlan& shape : plan.shapes)
        if (shape.province == id && !shape.name.empty()) return text(shape.name);
    return text(id);
}

QFrame* cardRow() {
    auto* row = new QFrame;
    theme::setCard(row);
    return row;
}

} // namespace

QWidget* choiceButtons(const std::vector<ImportChoice>& choices, int checked, const QString& accessibleName,
                       std::function<void(int)> chosen) {
    auto* row = new QWidget;
    auto* across = shell::bareLayout<QHBoxLayout>(row, 0);
    auto* group = new QButtonGroup(row);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        QPushButton* button = shell::smallButton(choices[i].name, choices[i].text);
        button->setCheckable(true);
        button->setAccessibleName(accessibleName + QStringLiteral(": ") + choices[i].text);
        theme::setSegment(button, choices.size() == 1       ? theme::Segment::Only
                                  : i == 0                  ? theme::Segment::First
                                  : i + 1 == choices.size() ? theme::Segment::Last
                                                            : theme::Segment::Middle);
        group->addButton(button, static_cast<int>(i));
        across->addWidget(button);
    }
    if (QAbstractButton* now = group->button(checked)) now->setChecked(true);
    QObject::connect(group, &QButtonGroup::idClicked, row, std::move(chosen));
    return row;
}

ImportChanges::ImportChanges(QWidget* parent)
    : QWidget(parent), title_(shell::roleLabel(theme::FontRole::Name)),
      cards_{makeCard("import.same"), makeCard("import.outlines"), makeCard("import.new"),
             makeCard("import.gone")},
      gone_(new QVBoxLayout) {
    setObjectName(QStringLiteral("import.changes"));
    auto* column = shell::bareLayout<QVBoxLayout>(this, 8, {title_});
    auto* across = new QHBoxLayout;
    across->setSpacing(10);
    for (const Card& card : cards_)
        across->addWidget(card.frame, 1);
    column->addLayout(across);
    column->addLayout(gone_);
    retranslate();
}

ImportChanges::Card ImportChanges::makeCard(const char* name) {
    Card card;
    auto* frame = cardRow();
    card.frame = frame;
    card.figure = shell::roleLabel(theme::FontRole::Score);
    card.figure->setObjectName(QString::fromLatin1(name));
    card.what = shell::roleLabel(theme::FontRole::TextBold);
    card.which = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2);
    for (QLabel* label : {card.what, card.which}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(card.figure);
    head->addWidget(card.what, 1);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 6, 12, 8);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(card.which);
    column->addStretch(1);
    return card;
}

void ImportChanges::show(const FoundDrawing& found, const ImportOutcome& outcome) {
    const draft::ImportDiff& diff = outcome.diff;
    const auto names = [&](const std::vector<std::string>& ids, bool fresh) {
        QStringList all;
        for (const std::string& id : ids)
            all << (fresh ? shapeNameOf(outcome.plan, id) : provinceName(found, id));
        return someOf(all);
    };
    const auto set = [](const Card& card, std::size_t count, const QString& what, const QString& which) {
        card.figure->setText(QLocale().toString(static_cast<qulonglong>(count)));
        card.what->setText(what);
        card.which->setText(which);
        card.frame->setAccessibleName(card.figure->text() + QLatin1Char(' ') + what);
    };
    set(cards_[0], diff.same.size(), tr("as they were", "provinces"), tr("their bytes stay untouched"));
    set(cards_[1], diff.outlines.size() + diff.renamed.size(), tr("new outlines", "provinces"),
        diff.outlines.empty() ? tr("names, yields, start positions stay") : names(diff.outlines, false));
    set(cards_[2], diff.fresh.size(), tr("new provinces"),
        diff.fresh.empty() ? QString()
                           : tr("%1: no country yet", "%1 provinces").arg(names(diff.fresh, true)));
    set(cards_[3], diff.gone.size(), tr("gone", "provinces"), names(diff.gone, false));
    for (QLabel* label : {cards_[3].figure, cards_[3].what})
        theme::setTextRole(label, diff.gone.empty() ? theme::Role::Ink : theme::Role::Warn);
    showGone(found, outcome.plan);
}

void ImportChanges::showGone(const FoundDrawing& found, const draft::ImportPlan& plan) {
    // A button that has the keyboard's focus has it again when the rows are made anew.
    const QWidget* before = goneRows_ != nullptr ? goneRows_->window()->focusWidget() : nullptr;
    const QString focused =
        before != nullptr && goneRows_->isAncestorOf(before) ? before->objectName() : QString();
    delete goneRows_;
    goneRows_ = new QWidget;
    auto* rows = shell::bareLayout<QVBoxLayout>(goneRows_, 6);
    const auto shown = std::min<std::size_t>(plan.gone.size(), mostGoneRows);
    for (std::size_t i = 0; i < shown; ++i)
        rows->addWidget(goneRow(found, plan, i));
    if (plan.gone.size() > shown) rows->addWidget(restRow(static_cast<int>(plan.gone.size())));
    gone_->addWidget(goneRows_);
    if (auto* again = focused.isEmpty() ? nullptr : goneRows_->findChild<QWidget*>(focused))
        again->setFocus(Qt::OtherFocusReason);
}

QWidget* ImportChanges::goneRow(const FoundDrawing& found, const draft::ImportPlan& plan, std::size_t at) {
    const draft::GonePlan& gone = plan.gone[at];
    const QString name = provinceName(found, gone.province);
    const QString heir = gone.heir.empty() ? QString() : shapeNameOf(plan, gone.heir);
    auto* row = cardRow();
    auto* sign = new QLabel;
    sign->setPixmap(theme::icon(theme::Icon::Warning).pixmap(18, 18));
    auto* question = shell::roleLabel(
        theme::FontRole::Text, theme::Role::Ink,
        heir.isEmpty() ? tr("Where did %1 go? Nothing of the drawing lies there.", "%1 a province").arg(name)
                       : tr("Where did %1 go? Most of it is now %2.", "%1, %2 provinces").arg(name, heir));
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    std::vector<GoneAnswer> answers;
    std::vector<ImportChoice> choices;
    const QString id = QStringLiteral("import.gone.%1.").arg(text(gone.province));
    if (!heir.isEmpty()) {
        answers.push_back(GoneAnswer::renamed);
        choices.push_back(
            {id + QStringLiteral("renamed"), tr("%2 is %1, renamed", "provinces").arg(name, heir)});
    }
    answers.push_back(GoneAnswer::gone);
    choices.push_back({id + QStringLiteral("gone"), tr("%1 is gone", "a province").arg(name)});
    answers.push_back(GoneAnswer::keep);
    choices.push_back({id + QStringLiteral("keep"), tr("keep the old outline")});
    int checked = 0;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i] == gone.answer) checked = static_cast<int>(i);
    QWidget* buttons = choiceButtons(choices, checked, question->text(), [this, at, answers](int chosen) {
        emit answered(static_cast<int>(at), answers[static_cast<std::size_t>(chosen)]);
    });
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(12, 6, 12, 6);
    across->setSpacing(10);
    across->addWidget(sign);
    across->addWidget(question, 1);
    across->addWidget(buttons);
    return row;
}

/// Of many that are gone, all are answered at once.
QWidget* ImportChanges::restRow(int all) {
    auto* row = cardRow();
    auto* words = shell::roleLabel(theme::FontRole::Text, theme::Role::Ink,
                                   tr("All %n provinces that are not in the drawing", "", all));
    words->setWordWrap(true);
    QWidget* buttons = choiceButtons({{QStringLiteral("import.gone.all.gone"), tr("are gone", "provinces")},
                                      {QStringLiteral("import.gone.all.keep"), tr("keep the old outlines")}},
                                     -1, words->text(), [this](int chosen) {
                                         emit answered(-1, chosen == 0 ? GoneAnswer::gone : GoneAnswer::keep);
                                     });
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(12, 6, 12, 6);
    across->addWidget(words, 1);
    across->addWidget(buttons);
    return row;
}

void ImportChanges::retranslate() {
    title_->setText(tr("What changes against the map that is open"));
}

} // namespace marches::editor
