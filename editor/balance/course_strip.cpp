#include "editor/balance/course_strip.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/balance/stand_out.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

/// Bars of how many games ended in each turn.
class EndingBars : public QWidget {
public:
    using QWidget::QWidget;

    void show(std::vector<double> shares) {
        shares_ = std::move(shares);
        QStringList words;
        for (std::size_t i = 0; i < shares_.size(); ++i)
            if (shares_[i] > 0)
                words << CourseStrip::tr("turn %1: %2", "%2 of games ended in it")
                             .arg(i + 1)
                             .arg(percentText(shares_[i]));
        setAccessibleName(words.join(QStringLiteral(", ")));
        setToolTip(words.join(QLatin1Char('\n')));
        update();
    }
    QSize sizeHint() const override { return {120, theme::themeOf(this).scaled(38)}; }
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        if (shares_.empty()) return;
        const theme::Theme& theme = theme::themeOf(this);
        QPainter painter(this);
        const double most = std::max(0.01, *std::max_element(shares_.begin(), shares_.end()));
        const double wide = std::min(16.0, width() / static_cast<double>(shares_.size()));
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            if (shares_[i] <= 0) continue;
            const double high = std::max(1.0, (height() - 2) * shares_[i] / most);
            const bool top = shares_[i] == most;
            painter.fillRect(QRectF(static_cast<double>(i) * wide, height() - high, wide - 2, high),
                             theme.colour(top ? theme::Role::Accent : theme::Role::ScorePart1));
        }
    }

private:
    std::vector<double> shares_;
};

namespace {

QString decimal(double value) {
    return QLocale().toString(value, 'f', 1);
}

/// Whether two means or shares differ beyond chance.
bool differs(const Sample& before, const Sample& now, bool share) {
    return (share ? chanceByNewcombe(before, now) : chanceOfMeans(before, now)) < 0.05;
}

} // namespace

CourseStrip::CourseStrip(const BalanceGame& game, QWidget* parent)
    : QWidget(parent), game_(game), barsTitle_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      bars_(new EndingBars) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(14);
    const auto line = [&] {
        auto* part = new QFrame;
        part->setFrameShape(QFrame::VLine);
        row->addWidget(part);
    };
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (i > 0) line();
        auto* cell = new QVBoxLayout;
        cell->setSpacing(1);
        Part& part = parts_[i];
        part = {shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2),
                shell::roleLabel(theme::FontRole::Name),
                shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)};
        part.figure->setObjectName(QStringLiteral("balance.course.%1").arg(i));
        for (QLabel* label : {part.title, part.figure, part.note}) {
            label->setTextFormat(Qt::PlainText);
            label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
            cell->addWidget(label);
        }
        cell->addStretch(1);
        row->addLayout(cell, 1);
        if (i != turns) continue;
        line();
        auto* drawn = new QVBoxLayout;
        drawn->setSpacing(3);
        barsTitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        drawn->addWidget(barsTitle_);
        drawn->addWidget(bars_, 1);
        row->addLayout(drawn, 1);
    }
}

void CourseStrip::say(Which which, const QString& title, const QString& figure, const QString& note,
                      bool moved) {
    const Part& part = parts_[which];
    part.title->setText(title);
    part.figure->setText(figure);
    part.note->setText(note);
    theme::setTextRole(part.figure, moved ? theme::Role::Good : theme::Role::Ink);
    const QString all = QStringLiteral("%1: %2. %3").arg(title, figure, note);
    part.figure->setAccessibleName(all);
    for (QLabel* label : {part.title, part.figure, part.note})
        label->setToolTip(all);
}

void CourseStrip::show(const BalanceFigures* now, const BalanceFigures* before) {
    if (now == nullptr || now->games() == 0) {
        const QString none = QStringLiteral("–");
        say(turns, tr("Turns to the end"), none, {}, false);
        say(early, game_.earlyEndingTitle(), none, {}, false);
        say(lead, tr("Lead at the end"), none, {}, false);
        say(nobodys, game_.nobodysTitle(), none, {}, false);
        barsTitle_->setText(tr("ended in turn"));
        return bars_->show({});
    }
    const auto beforeText = [&](const QString& figure) {
        return before == nullptr ? QString{} : tr("%1 before", "a figure of the report before").arg(figure);
    };
    const Report& report = now->report;
    say(turns, tr("Turns to the end"), decimal(report.turns.mean()),
        before == nullptr ? QString{} : beforeText(decimal(before->report.turns.mean())),
        before != nullptr && differs(before->report.turns, report.turns, false));
    const Sample won = now->ended(game_.earlyEnding());
    const Sample wonBefore = before == nullptr ? Sample{} : before->ended(game_.earlyEnding());
    const int longest = report.endings.empty() ? 0 : report.endings.rbegin()->first;
    say(early, game_.earlyEndingTitle(), percentText(won.mean()),
        before == nullptr ? tr("the rest by turn %1", "games end").arg(longest)
                          : beforeText(percentText(wonBefore.mean())),
        before != nullptr && differs(wonBefore, won, true));
    say(lead, tr("Lead at the end"), QStringLiteral("%1 %2").arg(decimal(now->lead.mean()), game_.leadUnit()),
        before == nullptr ? QString{} : beforeText(decimal(before->lead.mean())),
        before != nullptr && differs(before->lead, now->lead, false));
    say(nobodys, game_.nobodysTitle(), decimal(now->nobodys.mean()),
        before == nullptr ? tr("provinces at the end") : beforeText(decimal(before->nobodys.mean())),
        before != nullptr && differs(before->nobodys, now->nobodys, false));
    std::vector<double> shares(static_cast<std::size_t>(std::max(0, longest)));
    for (const auto& [turn, reasons] : report.endings)
        for (const auto& [reason, games] : reasons)
            if (turn > 0)
                shares[static_cast<std::size_t>(turn) - 1] +=
                    static_cast<double>(games) / static_cast<double>(now->games());
    barsTitle_->setText(tr("ended in turn 1 to %1").arg(longest));
    bars_->show(std::move(shares));
}

} // namespace marches::editor
