#include "app/warriors/docks/player_dock.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/docks/score_legend.h"
#include "app/warriors/pieces/marks.h"

#include <QEvent>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace marches::warriors::face {

namespace {

/// A card without its figures, whose places are as wide as they can get.
PlayerCell withoutFigures(PlayerCell cell) {
    cell.parts = {};
    cell.total = 0;
    cell.sideTotal = std::min(cell.sideTotal, 1);
    cell.resources = {};
    cell.asked = false;
    cell.left = false;
    return cell;
}

using Key = ScoreLegend::Form;
struct Arrangement {
    CardForm form;
    Key key; // lines have no bars, whose colours would need one
};
constexpr std::array fromRoomy{
    Arrangement{CardForm::full, Key::wide},       Arrangement{CardForm::full, Key::tight},
    Arrangement{CardForm::close, Key::wide},      Arrangement{CardForm::close, Key::tight},
    Arrangement{CardForm::close, Key::limitOnly}, Arrangement{CardForm::line, Key::limitOnly}};

} // namespace

PlayerDock::PlayerDock(QWidget* parent)
    : QWidget(parent), model_(new PlayerModel(this)), delegate_(new PlayerDelegate(this)),
      list_(new QListView(this)), legend_(new ScoreLegend(this)) {
    setObjectName(QStringLiteral("players"));
    list_->setObjectName(QStringLiteral("players.list"));
    list_->setModel(model_);
    list_->setItemDelegate(delegate_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(false);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setResizeMode(QListView::Adjust);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 0);
    column->addWidget(list_, 1);
    setFocusProxy(list_);
    column->addWidget(legend_);
    connect(list_, &QListView::activated, this,
            [this](const QModelIndex& where) { emit chosen(model_->cell(where.row()).seat); });
    connect(list_, &QListView::clicked, this,
            [this](const QModelIndex& where) { emit chosen(model_->cell(where.row()).seat); });
    retranslate();
}

void PlayerDock::setMoment(const Moment& moment) {
    moment_ = moment;
    retranslate();
    std::vector<PlayerCell> cards;
    for (int row = 0; row < model_->rowCount(); ++row)
        cards.push_back(withoutFigures(model_->cell(row)));
    if (cards == laid_) return;
    laid_ = std::move(cards);
    remeasure();
}

void PlayerDock::remeasure() {
    heights_.clear();
    arrange();
}

void PlayerDock::retranslate() {
    setWindowTitle(tr("Players"));
    list_->setAccessibleName(tr("Players"));
    model_->setMoment(moment_);
    legend_->setThreshold(moment_.empty() ? 0 : moment_.setting->threshold());
}

int PlayerDock::heightOfCards(int width, CardForm form) const {
    const auto [found, added] = heights_.try_emplace({width, form}, 0);
    int& high = found->second;
    if (!added) return high;
    const theme::Theme& theme = theme::themeOf(this);
    for (int row = 0; row < model_->rowCount(); ++row)
        high += playerCardHeight(model_->cell(row), theme, width, form);
    return high;
}

int PlayerDock::heightWithin(int width, int most) const {
    for (const auto& [form, key] : fromRoomy)
        if (const int high = heightOfCards(width, form) + legend_->heightFor(width, key); high <= most)
            return high;
    return most;
}

/// The roomiest form in which all players are seen at once.
void PlayerDock::arrange() {
    const int count = model_->rowCount();
    if (count == 0) return;
    const theme::Theme& theme = theme::themeOf(this);
    int least = 0;
    for (int row = 0; row < count; ++row)
        least = std::max(least, leastPlayerCardWidth(model_->cell(row), theme));
    const bool sideBySide = width() > 2 * height() && width() / count >= least;
    const auto fits = [&](const Arrangement& tried) {
        return heightOfCards(width(), tried.form) + legend_->heightFor(width(), tried.key) <= height();
    };
    const auto* fitting = std::ranges::find_if(fromRoomy, fits);
    const bool scrolls = !sideBySide && fitting == fromRoomy.end();
    const Arrangement arrangement = sideBySide ? Arrangement{CardForm::sideBySide, Key::wide}
                                    : scrolls  ? fromRoomy.back()
                                               : *fitting;
    const int bar = list_->verticalScrollBar()->sizeHint().width();
    legend_->setForm(arrangement.key);
    delegate_->setCards(sideBySide ? width() / count : width() - (scrolls ? bar : 0), arrangement.form);
    list_->setFlow(sideBySide ? QListView::LeftToRight : QListView::TopToBottom);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    list_->doItemsLayout();
}

QSize PlayerDock::sizeHint() const {
    const int wide = theme::themeOf(this).scaled(380);
    return {wide, heightOfCards(wide, CardForm::full) + legend_->heightForWidth(wide)};
}

QSize PlayerDock::minimumSizeHint() const {
    const int wide = theme::themeOf(this).scaled(200);
    return {wide,
            heightOfCards(wide, CardForm::line) + legend_->heightFor(wide, ScoreLegend::Form::limitOnly)};
}

void PlayerDock::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PlayerDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        remeasure();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
