#include "app/warriors/tales/end_page.h"

#include "app/shell/flow_layout.h"
#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/newgame/computer_names.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/prompts.h"
#include "app/warriors/tales/course_chart.h"
#include "app/warriors/tales/province_rows.h"
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
#include <utility>

namespace marches::warriors::face {

namespace {

QLabel* cell(const QString& text, theme::FontRole font, Qt::Alignment alignment = Qt::AlignRight) {
    auto* label = new QLabel(text);
    label->setAlignment(alignment | Qt::AlignVCenter);
    theme::setFontRole(label, font);
    return label;
}

std::vector<SeatId> byRank(const Moment& moment, const Outcome& outcome) {
    const SeatSet all = SeatSet::first(moment.seats());
    std::vector<SeatId> order(all.begin(), all.end());
    std::ranges::stable_sort(
        order, [&](SeatId a, SeatId b) { return outcome.ranks[index(a)] < outcome.ranks[index(b)]; });
    return order;
}

std::array<int, 5> partsOf(const VictoryPoints& points) {
    return {points.provinces, points.forts, points.kills, points.bought, points.leaders};
}

/// "Provinces 4", "Forts 3", …
QStringList partWords(const std::array<int, 5>& parts) {
    QStringList words;
    for (std::size_t part = 0; part < parts.size(); ++part)
        words << EndPage::tr("%1 %2", "a part of the score and its figure")
                     .arg(scorePartName(part))
                     .arg(parts[part]);
    return words;
}

int provincesOf(const Moment& moment, SeatId seat) {
    int held = 0;
    for (const ProvinceId province : provinceRows(*moment.setting))
        held += moment.state.holder(province) == ownerOf(seat) ? 1 : 0;
    return held;
}

} // namespace

EndPage::EndPage(QWidget* parent)
    : QWidget(parent), table_(new QWidget), chartTitle_(new QLabel), chart_(new CourseChart),
      momentsTitle_(new QLabel), moments_(new QWidget), again_(new QPushButton), save_(new QPushButton),
      copy_(new QPushButton) {
    setObjectName(QStringLiteral("end"));
    for (QLabel* heading : {chartTitle_, momentsTitle_})
        theme::setFontRole(heading, theme::FontRole::DockTitle);
    again_->setObjectName(QStringLiteral("end.again"));
    theme::setPrimary(again_);
    save_->setObjectName(QStringLiteral("end.save"));
    copy_->setObjectName(QStringLiteral("end.copy"));
    connect(again_, &QPushButton::clicked, this, &EndPage::newGameWanted);
    connect(save_, &QPushButton::clicked, this, &EndPage::saveWanted);
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(asText()); });

    auto* buttons = new QWidget;
    auto* flow = new shell::FlowLayout(buttons, 8, 6);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {again_, save_, copy_})
        flow->addWidget(button);
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(chartTitle_);
    left->addWidget(chart_);
    left->addStretch(1);
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addWidget(momentsTitle_);
    right->addWidget(moments_);
    right->addStretch(1);
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(28);
    halves_->addLayout(left, 1);
    halves_->addLayout(right, 1);

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(10);
    column->addWidget(buttons);
    column->addSpacing(4);
    column->addWidget(table_);
    column->addSpacing(8);
    column->addLayout(halves_);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    setFocusProxy(again_);
    fill();
}

void EndPage::setResult(const Moment& moment, const Outcome& outcome, Course course) {
    moment_ = moment;
    outcome_ = outcome;
    course_ = std::move(course);
    fill();
}

void EndPage::fill() {
    setWindowTitle(tr("Result"));
    again_->setText(tr("Play again…"));
    again_->setToolTip(tr("A new game, set up like this one"));
    save_->setText(tr("Save the game…"));
    copy_->setText(tr("Copy as text"));
    chartTitle_->setText(tr("Victory Points by turn"));
    //: What happened in the game that is worth looking at again
    momentsTitle_->setText(tr("Worth remembering"));
    if (moment_.empty()) return;
    parted_ = true;
    fillTable();
    fitTable();
    chart_->setCourse(moment_, course_.turns);
    fillMoments();
}

/// Makes a row for each player, the winner first.
void EndPage::fillTable() {
    qDeleteAll(table_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete table_->layout();
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(3);
    constexpr int parts = 4; // first column of theirs
    constexpr int points = 9;
    if (parted_) {
        for (int part = 0; part < points - parts; ++part)
            grid->addWidget(cell(scorePartName(static_cast<std::size_t>(part)), theme::FontRole::NoteBold), 0,
                            parts + part);
        grid->addWidget(cell(tr("Held provinces"), theme::FontRole::NoteBold), 0, points + 1);
    }
    grid->addWidget(cell(tr("Victory Points"), theme::FontRole::NoteBold), 0, points);
    int row = 1;
    for (const SeatId seat : byRank(moment_, outcome_)) {
        const auto won = partsOf(victoryPoints(*moment_.setting, moment_.state, seat));
        grid->setRowMinimumHeight(row, theme::themeOf(this).scaled(30));
        grid->addWidget(cell(tr("%1.", "a rank").arg(outcome_.ranks[index(seat)]), theme::FontRole::Name),
                        row, 0);
        grid->addWidget(new theme::ShieldLabel(playerColour(moment_.colour(seat)), 26), row, 1);
        grid->addWidget(cell(seatName(*moment_.setting, seat), theme::FontRole::Name, Qt::AlignLeft), row, 2);
        const Sitter& sitter = moment_.sitter(seat);
        auto* who = cell(sitter.human ? sitter.name : computerName(sitter.kind), theme::FontRole::Text,
                         Qt::AlignLeft);
        theme::setTextRole(who, theme::Role::Ink2);
        grid->addWidget(who, row, 3);
        for (std::size_t part = 0; parted_ && part < won.size(); ++part)
            grid->addWidget(cell(number(won[part]), theme::FontRole::Text), row,
                            parts + static_cast<int>(part));
        grid->addWidget(cell(number(std::accumulate(won.begin(), won.end(), 0)), theme::FontRole::Score), row,
                        points);
        if (parted_)
            grid->addWidget(cell(number(provincesOf(moment_, seat)), theme::FontRole::Text), row, points + 1);
        auto* bar = new theme::ScoreBar;
        QList<theme::ScorePart> shown;
        for (std::size_t part = 0; part < 5; ++part)
            shown << theme::ScorePart{won[part], scorePartRole(part)};
        bar->setScore(shown, moment_.setting->threshold());
        bar->setToolTip(partWords(won).join(QStringLiteral(", ")));
        bar->setAccessibleName(bar->toolTip());
        grid->addWidget(bar, row + 1, 2, 1, 9);
        row += 2;
    }
    grid->setColumnStretch(3, 1);
    if (parted_) partedWidth_ = grid->minimumSize().width();
}

/// Leaves out the columns of parts where they do not fit; the bars show them.
void EndPage::fitTable() {
    constexpr int around = 2 * 24 + 16; // margins, scroll bar
    const bool room = partedWidth_ + around <= width();
    if (std::exchange(parted_, room) != room && !moment_.empty()) fillTable();
}

/// Each leads to where it can be seen on the map.
void EndPage::fillMoments() {
    qDeleteAll(moments_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete moments_->layout();
    auto* grid = new QGridLayout(moments_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    int row = 0;
    for (const KeyMoment& moment : course_.moments) {
        auto* turn = cell(tr("Turn %1").arg(moment.turn), theme::FontRole::Text, Qt::AlignLeft);
        theme::setTextRole(turn, theme::Role::Ink2);
        grid->addWidget(turn, row, 0);
        if (isSeat(moment.seat))
            grid->addWidget(new theme::ShieldLabel(playerColour(moment_.colour(moment.seat)), 18), row, 1);
        auto* link = new QLabel(theme::labelText(
            QStringLiteral("<a href=\"%1\">%2</a>").arg(row).arg(moment.text.toHtmlEscaped())));
        link->setObjectName(QStringLiteral("end.moment.%1").arg(row));
        link->setWordWrap(true);
        link->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
        link->setToolTip(tr("Look at it on the map"));
        connect(link, &QLabel::linkActivated, this, [this, node = moment.node] { emit momentWanted(node); });
        grid->addWidget(link, row, 2);
        ++row;
    }
    if (course_.moments.empty())
        grid->addWidget(cell(tr("A quiet game."), theme::FontRole::Text, Qt::AlignLeft), 0, 0);
    grid->setColumnStretch(2, 1);
}

/// Side by side where there is room.
void EndPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int both = theme::themeOf(this).scaled(760);
    halves_->setDirection(width() >= both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    fitTable();
}

QString EndPage::asText() const {
    if (moment_.empty()) return {};
    QStringList lines{makeResult(moment_, outcome_).sentence};
    for (const SeatId seat : byRank(moment_, outcome_)) {
        const auto parts = partsOf(victoryPoints(*moment_.setting, moment_.state, seat));
        const QStringList words = partWords(parts);
        lines << tr("%1. %2: %3 (%4)", "rank, country, Victory Points, their parts")
                     .arg(outcome_.ranks[index(seat)])
                     .arg(seatName(*moment_.setting, seat))
                     .arg(std::accumulate(parts.begin(), parts.end(), 0))
                     .arg(words.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

void EndPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) fill();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
