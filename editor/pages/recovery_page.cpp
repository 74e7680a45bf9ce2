#include "editor/pages/recovery_page.h"

#include "app/shell/finding_sentences.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"

#include <QDir>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {
constexpr int recoveryWidth = 820; // px, at most
} // namespace

RecoveryPage::RecoveryPage(std::vector<LeftMap> maps, QWidget* parent)
    : QWidget(parent), title_(shell::roleLabel(theme::FontRole::DialogTitle)),
      hint_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)), maps_(new QPushButton) {
    setObjectName(QStringLiteral("recovery"));
    hint_->setWordWrap(true);
    maps_->setObjectName(QStringLiteral("recovery.maps"));
    maps_->setAutoDefault(true);
    theme::setControlSize(maps_, theme::ControlSize::Large);
    connect(maps_, &QPushButton::clicked, this, &RecoveryPage::mapsWanted);
    auto* inside = new QWidget;
    inside->setMaximumWidth(recoveryWidth);
    auto* column = shell::bareLayout<QVBoxLayout>(inside, 12, {title_, hint_});
    rows_.reserve(maps.size());
    for (LeftMap& map : maps)
        addRow(std::move(map), *column);
    column->addWidget(maps_, 0, Qt::AlignLeft);
    column->addStretch(1);
    auto* middle = new QWidget;
    auto* across = new QHBoxLayout(middle);
    across->setContentsMargins(24, 40, 24, 24);
    across->addStretch(1);
    across->addWidget(inside, 6);
    across->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    shell::bareLayout<QVBoxLayout>(this, 0, {scroll});
    retranslate();
}

void RecoveryPage::addRow(LeftMap map, QVBoxLayout& list) {
    const std::size_t number = rows_.size();
    const auto named = [number](const char* part) {
        return QStringLiteral("recovery.%1.%2").arg(number).arg(QLatin1String(part));
    };
    Row row{std::move(map),
            new QFrame,
            shell::roleLabel(theme::FontRole::Name),
            shell::roleLabel(theme::FontRole::Text),
            shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2),
            new QPushButton,
            new QPushButton,
            new QPushButton};
    theme::setCard(static_cast<QFrame*>(row.card));
    row.state->setObjectName(named("state"));
    row.goOn->setObjectName(named("go-on"));
    row.drop->setObjectName(named("drop"));
    row.keep->setObjectName(named("keep"));
    theme::setPrimary(row.goOn, number == 0);
    auto* column = new QVBoxLayout(row.card);
    column->setContentsMargins(18, 12, 18, 12);
    column->setSpacing(4);
    for (QLabel* label : {row.name, row.state, row.file}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton* button : {row.keep, row.drop, row.goOn}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    connect(row.goOn, &QPushButton::clicked, this,
            [this, number] { emit goOnWanted(LeftMap(rows_[number].map)); });
    connect(row.drop, &QPushButton::clicked, this, [this, number] { dropRow(number); });
    connect(row.keep, &QPushButton::clicked, this, [this, number] {
        rows_[number].asking = false;
        describe(rows_[number]);
        rows_[number].drop->setFocus(Qt::OtherFocusReason);
    });
    list.addWidget(row.card);
    rows_.push_back(std::move(row));
}

/// Asks at the first press and removes at the second; nothing brings it back.
void RecoveryPage::dropRow(std::size_t number) {
    Row& row = rows_[number];
    row.asking = !row.asking;
    if (row.asking) {
        describe(row);
        row.keep->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (const auto fault = throwAway(row.map)) {
        describe(row);
        row.state->setText(shell::findingText(*fault));
        return;
    }
    row.card->hide();
    if (std::all_of(rows_.begin(), rows_.end(), [](const Row& each) { return each.card->isHidden(); }))
        emit mapsWanted();
    else
        maps_->setFocus(Qt::OtherFocusReason);
}

void RecoveryPage::describe(const Row& row) const {
    row.name->setText(row.map.title);
    row.state->setText(
        row.asking ? tr("Throw these changes away for good?")
                   : tr("%n change(s) not in the file, until %1", "%1 a date and time", row.map.changes)
                         .arg(QLocale().toString(row.map.when, QLocale::ShortFormat)));
    row.file->setText(QDir::toNativeSeparators(row.map.file));
    row.goOn->setText(tr("Go on"));
    row.goOn->setHidden(row.asking);
    row.drop->setText(row.asking ? tr("Yes, throw them away") : tr("Throw away…"));
    row.keep->setText(tr("Keep them"));
    row.keep->setVisible(row.asking);
    row.card->setAccessibleName(row.map.title);
    row.card->setAccessibleDescription(row.state->text());
}

void RecoveryPage::retranslate() {
    title_->setText(tr("Changes that are not in their files yet"));
    hint_->setText(tr("Every change was kept. The files are as they were saved last."));
    maps_->setText(tr("All maps"));
    for (const Row& row : rows_)
        describe(row);
}

void RecoveryPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void RecoveryPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!rows_.empty()) rows_.front().goOn->setFocus(Qt::OtherFocusReason);
}

} // namespace marches::editor
