#include "app/map/map_view.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/words.h"
#include "editor/warriors/starts_view.h"
#include "editor/words.h"
#include "engine/warriors/query.h"

#include <QCursor>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QStackedWidget>

#include <algorithm>

// What is in hand in the view of start positions: taken, carried, put down, and changed by its menu.
namespace marches::editor {

using namespace draft::warriors;

void StartsView::take(StartHand hand) {
    if (!hand.piece.seat.empty() && hand.fromBox() && model_.left(hand.piece.seat, hand.piece.kind) == 0)
        return drop();
    hand_ = std::move(hand);
    if (!hand_->piece.seat.empty()) seat_ = hand_->piece.seat;
    map_->showHand(hand_);
    boxes_->showHand(hand_);
    seatPanel_->show(model_, facts_, seat_);
    showBanner();
}

void StartsView::takePieces(std::vector<StartPiece> alike) {
    if (alike.empty() || game_->isOpen()) return drop();
    StartHand hand;
    hand.piece = alike.front();
    hand.stack = std::move(alike);
    emit said(pieceWords(document_, hand.piece, facts_));
    take(std::move(hand));
}

void StartsView::setCount(int count) {
    if (!hand_ || hand_->freeLand) return;
    const int most = !hand_->fromBox()           ? static_cast<int>(hand_->stack.size())
                     : hand_->piece.seat.empty() ? 9
                                                 : model_.left(hand_->piece.seat, hand_->piece.kind);
    hand_->count = std::clamp(count, 1, std::max(1, most));
    map_->showHand(hand_);
    showBanner();
}

void StartsView::drop() {
    hand_.reset();
    carries_ = false;
    carried_->hide();
    map_->showHand({});
    boxes_->showHand({});
    showBanner();
}

void StartsView::put(const std::string& province, bool again) {
    if (!hand_ || province.empty()) return drop();
    const StartHand hand = *hand_;
    if (hand.piece.province == province) return drop();
    const draft::Draft& draft = document_.draft();
    if (!hand.fromBox()) {
        const auto count = std::min<std::size_t>(static_cast<std::size_t>(hand.count), hand.stack.size());
        drop();
        make(movePieces(draft, variant_,
                        {hand.stack.begin(), hand.stack.begin() + static_cast<std::ptrdiff_t>(count)},
                        province),
             province);
        return;
    }
    drop();
    const bool made =
        hand.freeLand ? make(makeFree(draft, variant_, province), province)
        : hand.piece.seat.empty()
            ? make(placeBarbarians(draft, variant_, hand.piece.kind, province, hand.count), province)
            : make(placeUnits(draft, variant_, hand.piece.seat, hand.piece.kind, province, hand.count),
                   province);
    if (made && again) take({hand.piece, {}, 1, hand.freeLand});
}

void StartsView::takeOff(const std::vector<StartPiece>& pieces) {
    drop();
    if (!pieces.empty())
        make(draft::warriors::takeOff(document_.draft(), variant_, pieces), pieces.front().province);
}

void StartsView::letGoAt(const QPoint& global) {
    if (!hand_) return;
    const QPoint onMap = map_->view().mapFromGlobal(global);
    const bool overMap = map_->view().rect().contains(onMap) && !map_->view().childAt(onMap);
    if (overMap && hand_->fromBox()) return put(map_->idOf(map_->view().provinceAt(onMap)));
    const bool overBoxes = below_->rect().contains(below_->mapFromGlobal(global));
    if (!hand_->fromBox() && overBoxes) {
        const auto count = std::min<std::size_t>(static_cast<std::size_t>(hand_->count), hand_->stack.size());
        return takeOff({hand_->stack.begin(), hand_->stack.begin() + static_cast<std::ptrdiff_t>(count)});
    }
    drop();
}

QString StartsView::dropWords(const std::string& province) const {
    const QString what = handWords(*hand_);
    const int at = document_.atlas().province(province);
    if (at < 0) return what;
    const QString name = document_.atlas().provinceName(at);
    if (hand_->piece.province == province) return tr("%1 stays in %2").arg(what, name);
    if (hand_->freeLand) return tr("%1 becomes free land").arg(name);
    if (const auto why = whyNotThere(document_.whole(), model_, hand_->piece, province))
        return sentenceText(*why);
    QString words = tr("%1 to %2", "%1 tokens, %2 a province").arg(what, name);
    const auto there = model_.in(province);
    if (!hand_->piece.seat.empty() &&
        std::any_of(there.begin(), there.end(), [](const StartPiece& p) { return p.seat.empty(); }))
        words += QLatin1Char('\n') + tr("the Barbarians there are taken off · let go");
    return words;
}

/// A card beside the pointer says what letting go does.
void StartsView::showCarried(const QPoint& global) {
    if (!hand_) return;
    const QPoint onMap = map_->view().mapFromGlobal(global);
    const bool overMap = map_->view().rect().contains(onMap);
    const std::string province = overMap ? map_->idOf(map_->view().provinceAt(onMap)) : std::string{};
    const bool overBoxes = below_->rect().contains(below_->mapFromGlobal(global));
    carried_->setText(overBoxes && !hand_->fromBox() ? tr("%1 is taken off").arg(handWords(*hand_))
                                                     : dropWords(province));
    carried_->adjustSize();
    constexpr int away = 18; // px beside the pointer
    QPoint at = mapFromGlobal(global) + QPoint(away, away);
    at.setX(std::min(at.x(), width() - carried_->width()));
    at.setY(std::min(at.y(), height() - carried_->height()));
    carried_->move(at);
    carried_->raise();
    carried_->show();
}

void StartsView::menuFor(ProvinceId province, appmap::TokenHit token, const QPoint& global) {
    if (game_->isOpen()) return;
    drop();
    const auto pieces = map_->behind(province, token);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("starts.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (token) {
        addPieceMenu(*menu, pieces);
    } else {
        for (const StartPiece& piece : pieces)
            addPieceMenu(*menu->addMenu(pieceWords(document_, piece, facts_)), {piece});
        const std::string id = map_->idOf(province);
        if (!model_.free.contains(id))
            connect(menu->addAction(tr("Free land", "a command: nobody stands in a province")),
                    &QAction::triggered, this,
                    [this, id] { make(makeFree(document_.draft(), variant_, id), id); });
    }
    menu->popup(global);
    if (!menu->actions().isEmpty()) menu->setActiveAction(menu->actions().front());
}

void StartsView::addPieceMenu(QMenu& menu, const std::vector<StartPiece>& alike) {
    if (alike.empty()) return;
    const StartPiece& piece = alike.front();
    const auto act = [this](QMenu& in, const QString& name, const QString& words, auto todo) {
        QAction* action = in.addAction(words);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, todo);
        return action;
    };
    const auto change = [this, piece](const PieceState& state) {
        make(setPieceState(document_.draft(), variant_, piece, state), piece.province);
    };
    act(menu, QStringLiteral("starts.menu.move"), tr("Move…", "a command: a token"), [this, alike] {
        takePieces(alike);
        map_->view().setFocus(Qt::OtherFocusReason);
    });
    act(menu, QStringLiteral("starts.menu.off"), tr("Take off", "a command: a token of the map"),
        [this, piece] { takeOff({piece}); });
    menu.addSeparator();
    const bool army = piece.kind < warriors::UnitKind::princess;
    const PieceState now{piece.damage, piece.ap, piece.retreated};
    int life = 1;
    if (facts_.there())
        life = piece.seat.empty() && army
                   ? warriors::barbarianStrength(facts_.setting->tables, model_.turn)
                   : facts_.setting->tables.toughness[static_cast<std::size_t>(piece.kind)];
    QMenu* damage = menu.addMenu(tr("Damage", "of a token"));
    for (int points = 0; points < life; ++points) {
        QAction* one = act(*damage, QStringLiteral("starts.menu.damage.%1").arg(points),
                           QString::number(points), [change, now, points] {
                               change({points, now.ap, false});
                           });
        one->setCheckable(true);
        one->setChecked(points == piece.damage && !piece.retreated);
    }
    const int full = piece.seat.empty() || !army ? 0 : facts_.actionPoints(piece.seat);
    if (full > 0) {
        QMenu* points = menu.addMenu(tr("Action Points left"));
        for (int left = 0; left <= full; ++left) {
            QAction* one = act(*points, QStringLiteral("starts.menu.ap.%1").arg(left), QString::number(left),
                               [change, now, left, full] {
                                   change({now.retreated ? 0 : now.damage,
                                           left == full ? std::nullopt : std::optional(left), false});
                               });
            one->setCheckable(true);
            one->setChecked(left == piece.ap.value_or(full) && !piece.retreated);
        }
    }
    if (army) {
        QAction* retreated =
            act(menu, QStringLiteral("starts.menu.retreated"), tr("Has retreated", "a token"),
                [change, piece, life] {
                    change(piece.retreated ? PieceState{} : PieceState{life, std::nullopt, true});
                });
        retreated->setCheckable(true);
        retreated->setChecked(piece.retreated);
    }
}

bool StartsView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &map_->view()) return View::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonRelease)
        releasedAt_ = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
    if (event->type() == QEvent::MouseMove && carries_ && hand_ && !hand_->fromBox() &&
        map_->view().playTool().carries())
        showCarried(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
    if (event->type() != QEvent::KeyPress) return View::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() & ~Qt::KeypadModifier) return View::eventFilter(watched, event);
    if (hand_ && key->key() >= Qt::Key_1 && key->key() <= Qt::Key_9) {
        setCount(key->key() - Qt::Key_0);
        return true;
    }
    if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) {
        if (hand_ && !hand_->fromBox())
            takeOff(
                {hand_->stack.begin(),
                 hand_->stack.begin() + std::min<std::ptrdiff_t>(hand_->count, std::ssize(hand_->stack))});
        else if (const auto there = map_->behind(map_->view().focus().province(), {});
                 !hand_ && !there.empty())
            takeOff({there.back()});
        return true;
    }
    return View::eventFilter(watched, event);
}

} // namespace marches::editor
