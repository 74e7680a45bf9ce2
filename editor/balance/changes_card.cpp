#include "editor/balance/changes_card.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace marches::editor {

ChangesCard::ChangesCard(QWidget* parent)
    : QWidget(parent), chipsBox_(new QWidget), flow_(new shell::FlowLayout(chipsBox_)),
      none_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      back_(shell::smallButton(QStringLiteral("balance.back"))),
      which_(shell::smallButton(QStringLiteral("balance.which"))) {
    chipsBox_->setObjectName(QStringLiteral("balance.chips"));
    none_->setWordWrap(true);
    flow_->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 8);
    row->setSpacing(8);
    row->addWidget(chipsBox_, 1);
    row->addWidget(none_, 1);
    row->addWidget(back_);
    row->addWidget(which_);
    connect(back_, &QPushButton::clicked, this, [this] {
        if (backRefusal_.isEmpty())
            emit backWanted();
        else
            emit said(backRefusal_);
    });
    connect(which_, &QPushButton::clicked, this, [this] {
        if (playing_ || whichRefusal_.isEmpty())
            emit whichWanted();
        else
            emit said(whichRefusal_);
    });
    retranslate();
}

void ChangesCard::show(const std::vector<Chip>& chips, const QString& instead) {
    none_->setText(instead);
    none_->setVisible(chips.empty());
    chipsBox_->setVisible(!chips.empty());
    if (chips == chips_) return;
    chips_ = chips;
    while (QLayoutItem* item = flow_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(chips.size(), most + 1); ++i) {
        auto* chip = new QFrame;
        theme::setCard(chip);
        auto* line = shell::bareLayout<QHBoxLayout>(chip, 6);
        line->setContentsMargins(8, 1, 8, 2);
        const bool rest = i == most;
        auto* words = shell::roleLabel(
            theme::FontRole::Note, theme::Role::Ink,
            rest ? tr("and %n more", "changes", static_cast<int>(chips.size() - most)) : chips[i].words);
        words->setTextFormat(Qt::PlainText);
        line->addWidget(words);
        if (!rest && !chips[i].effect.isEmpty()) {
            auto* effect =
                shell::roleLabel(theme::FontRole::NoteBold,
                                 chips[i].moved ? theme::Role::Good : theme::Role::Ink2, chips[i].effect);
            effect->setTextFormat(Qt::PlainText);
            line->addWidget(effect);
        }
        flow_->addWidget(chip);
    }
    chipsBox_->updateGeometry();
}

void ChangesCard::setBack(const QString& refusal) {
    backRefusal_ = refusal;
    theme::setRefused(back_, !refusal.isEmpty());
    back_->setToolTip(refusal);
}

void ChangesCard::setWhich(const QString& refusal, bool playing) {
    whichRefusal_ = refusal;
    playing_ = playing;
    theme::setRefused(which_, !refusal.isEmpty() && !playing);
    which_->setToolTip(playing ? QString{}
                       : refusal.isEmpty()
                           ? tr("Plays as many games again for each change, with that change left out")
                           : refusal);
    which_->setText(playing ? tr("Stop", "a button: games are being played")
                            : tr("Which of them did it?", "a button: of the changes since a report"));
}

void ChangesCard::retranslate() {
    back_->setText(tr("Back to then", "a button: the map as it was at the report before"));
    setWhich(whichRefusal_, playing_);
}

} // namespace marches::editor
