#include "app/warriors/end_page.h"

#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/warriors/marks.h"
#include "app/warriors/prompts.h"
#include "app/warriors/province_rows.h"
#include "app/warriors/words.h"
#include "engine/warriors/query.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace marches::warriors::face {

namespace {

QLabel* cell(const QString& text, theme::FontRole font, Qt::Alignment alignment = Qt::AlignRight) {
    auto* label = new QLabel(text);
    label->setAlignment(alignment | Qt::AlignVCenter);
    theme::setFontRole(label, font);
    return label;
}

std::vector<SeatId> byRank(const Moment& moment, const Outcome& outcome) {
    std::vector<SeatId> order;
    for (std::size_t i = 0; i < moment.seats(); ++i)
        order.push_back(idAt<SeatId>(i));
    std::stable_sort(order.begin(), order.end(),
                     [&](SeatId a, SeatId b) { return outcome.ranks[index(a)] < outcome.ranks[index(b)]; });
    return order;
}

std::array<int, 5> partsOf(const VictoryPoints& points) {
    return {points.provinces, points.forts, points.kills, points.bought, points.leaders};
}

int provincesOf(const Moment& moment, SeatId seat) {
    int held = 0;
    for (const ProvinceId province : provinceRows(*moment.setting))
        held += moment.state.holder(province) == ownerOf(seat) ? 1 : 0;
    return held;
}

} // namespace

EndPage::EndPage(QWidget* parent)
    : QWidget(parent), title_(new QLabel), how_(new QLabel), table_(new QWidget) {
    setObjectName(QStringLiteral("end"));
    theme::setFontRole(title_, theme::FontRole::DialogTitle);
    title_->setWordWrap(true);
    title_->setObjectName(QStringLiteral("end.title"));
    theme::setTextRole(how_, theme::Role::Ink2);
    how_->setWordWrap(true);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(how_);
    column->addWidget(table_);
    auto* copy = new QPushButton(tr("Copy as text"));
    copy->setObjectName(QStringLiteral("end.copy"));
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(asText()); });
    column->addWidget(copy, 0, Qt::AlignLeft);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    setWindowTitle(tr("Result"));
}

void EndPage::setResult(const Moment& moment, const Outcome& outcome) {
    moment_ = moment;
    outcome_ = outcome;
    fill();
}

void EndPage::fill() {
    setWindowTitle(tr("Result"));
    if (moment_.empty()) return;
    const play::Prompt result = makeResult(moment_, outcome_);
    title_->setText(result.sentence);
    how_->setText(result.detail);
    qDeleteAll(table_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete table_->layout();
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(10);
    int column = 3;
    for (std::size_t part = 0; part < 5; ++part)
        grid->addWidget(cell(scorePartName(part), theme::FontRole::NoteBold), 0, column++);
    grid->addWidget(cell(tr("Victory Points"), theme::FontRole::NoteBold), 0, column++);
    grid->addWidget(cell(tr("Held provinces"), theme::FontRole::NoteBold), 0, column++);
    int row = 1;
    for (const SeatId seat : byRank(moment_, outcome_)) {
        const auto parts = partsOf(victoryPoints(*moment_.setting, moment_.state, seat));
        grid->addWidget(cell(tr("%1.", "a rank").arg(outcome_.ranks[index(seat)]), theme::FontRole::Name),
                        row, 0);
        grid->addWidget(new theme::ShieldLabel(playerColour(moment_.colour(seat)), 26), row, 1);
        auto* who = cell(seatName(*moment_.setting, seat), theme::FontRole::Name, Qt::AlignLeft);
        who->setToolTip(personFor(moment_, seat));
        grid->addWidget(who, row, 2);
        for (std::size_t part = 0; part < 5; ++part)
            grid->addWidget(cell(number(parts[part]), theme::FontRole::Text), row,
                            3 + static_cast<int>(part));
        grid->addWidget(cell(number(std::accumulate(parts.begin(), parts.end(), 0)), theme::FontRole::Score),
                        row, 8);
        grid->addWidget(cell(number(provincesOf(moment_, seat)), theme::FontRole::Text), row, 9);
        auto* bar = new theme::ScoreBar;
        QList<theme::ScorePart> shown;
        for (std::size_t part = 0; part < 5; ++part)
            shown << theme::ScorePart{parts[part], scorePartRole(part)};
        bar->setScore(shown, moment_.setting->threshold());
        grid->addWidget(bar, row + 1, 2, 1, 8);
        row += 2;
    }
    grid->setColumnStretch(2, 1);
}

QString EndPage::asText() const {
    if (moment_.empty()) return {};
    QStringList lines{makeResult(moment_, outcome_).sentence};
    for (const SeatId seat : byRank(moment_, outcome_)) {
        const auto parts = partsOf(victoryPoints(*moment_.setting, moment_.state, seat));
        QStringList words;
        for (std::size_t part = 0; part < 5; ++part)
            words << tr("%1 %2", "a part of the score and its figure")
                         .arg(scorePartName(part))
                         .arg(parts[part]);
        lines << tr("%1. %2: %3 (%4)", "rank, country, Victory Points, their parts")
                     .arg(outcome_.ranks[index(seat)])
                     .arg(seatName(*moment_.setting, seat))
                     .arg(std::accumulate(parts.begin(), parts.end(), 0))
                     .arg(words.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

void EndPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
