#include "app/play/table_cards.h"

#include "app/map/map_view.h"
#include "app/play/refusal_view.h"
#include "app/play/session.h"
#include "app/play/table_window.h"
#include "app/play/tell_view.h"
#include "app/shell/card_frame.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMouseEvent>

#include <utility>

namespace marches::play {

TableCards::TableCards(QMainWindow& table, appmap::MapView& map, const Session& session)
    : table_(table), map_(map), session_(session), frame_(new shell::CardFrame(map)) {
    connect(&map.playTool(), &appmap::PlayTool::provinceClicked, this, [this] {
        if (news_) hide(); // they have been read
        leaveRefusal();
    });
    connect(&map.playTool(), &appmap::PlayTool::backgroundClicked, this, &TableCards::leaveRefusal);
}

void TableCards::show(QWidget* content, std::vector<ProvinceId> about) {
    news_ = false;
    frame_->show(content, std::move(about));
}

void TableCards::hide() {
    frame_->close();
}

RefusalView* TableCards::refusal() const {
    return qobject_cast<RefusalView*>(frame_->content());
}

void TableCards::hideByHand() {
    const bool wasRefusal = refusal();
    hide();
    if (wasRefusal) emit refusalClosed();
}

/// Returns whether a widget is part of the table, be it in a dock that floats.
bool TableCards::belongs(const QWidget& widget) const {
    const auto* dock = qobject_cast<const QDockWidget*>(widget.window());
    return table_.isAncestorOf(&widget) || (dock && dock->parentWidget() == &table_);
}

/// A press into a pane or the banner closes a refusal; the map tells a click from a drag itself.
bool TableCards::eventFilter(QObject* watched, QEvent* event) {
    if (!refusal()) QCoreApplication::instance()->removeEventFilter(this);
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const bool press = event->type() == QEvent::MouseButtonPress &&
                       static_cast<const QMouseEvent*>(event)->button() == Qt::LeftButton;
    if (widget && press && belongs(*widget) && widget != &map_ && !map_.isAncestorOf(widget)) leaveRefusal();
    return QObject::eventFilter(watched, event);
}

static std::vector<ProvinceId> aboutOne(ProvinceId province) {
    return province == noProvince ? std::vector<ProvinceId>{} : std::vector{province};
}

void TableCards::showRefusal(const RefusalCard& card) {
    auto* view = new RefusalView(card);
    connect(view, &RefusalView::closeWanted, this, &TableCards::hideByHand);
    connect(view, &RefusalView::ruleWanted, this, &TableCards::ruleWanted);
    show(view, aboutOne(card.province));
    QCoreApplication::instance()->installEventFilter(this);
    emit said(TableWindow::tr("Refused: %1", "%1 what, as the refusal's card is headed").arg(card.title));
}

void TableCards::showTold(const TellCard& card, bool asNews) {
    auto* view = new TellView(card, session_, asNews);
    connect(view, &TellView::closeWanted, this, &TableCards::hide);
    news_ = asNews;
    frame_->show(view, aboutOne(card.province), asNews);
}

void TableCards::hideAfter(NodeId played) {
    const SeatId actor = session_.actor(played);
    const bool byPerson = isSeat(actor) && session_.seat(actor).human();
    if (!news_ || byPerson) hide();
}

} // namespace marches::play
