#include "app/theme/style.h"
#include "editor/warriors/tables_grid.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <array>

// Keys and mouse of FigureGrid.
namespace marches::editor {

namespace {
constexpr int mostDigits = 3;
constexpr std::array tracks{"production", "trade", "military"};

bool takesFigure(const FigureCell& cell) {
    return cell.kind == CellKind::figure || cell.kind == CellKind::turn || cell.kind == CellKind::toggle;
}
} // namespace

/// Digits and what edits a figure are the grid's, whatever shortcuts there are.
bool FigureGrid::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool digit = key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9;
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        const bool arrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
        const bool moves =
            key->modifiers() == Qt::AltModifier && arrow && current().kind == CellKind::abilities;
        if (moves || (plain && (digit || key->key() == Qt::Key_Backspace || key->key() == Qt::Key_Delete ||
                                key->key() == Qt::Key_F1))) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

bool FigureGrid::focusNextPrevChild(bool next) {
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): the view's own would go to a cell, not out of the table
    return walk(next ? 1 : -1) || QWidget::focusNextPrevChild(next);
}

bool FigureGrid::walk(int by) {
    const int columns = model_.columnCount();
    const int count = model_.rowCount() * columns;
    const QModelIndex from = currentIndex();
    if (!from.isValid()) return goToEnd(by < 0);
    for (int at = from.row() * columns + from.column() + by; at >= 0 && at < count; at += by) {
        const QModelIndex index = model_.index(at / columns, at % columns);
        if (!model_.cell(index).isPlace() || isRowHidden(index.row())) continue;
        setCurrentIndex(index);
        return true;
    }
    return false;
}

bool FigureGrid::walkRow(int by) {
    const QModelIndex from = currentIndex();
    if (!from.isValid()) return goToEnd(false);
    for (int row = from.row() + by; row >= 0 && row < model_.rowCount(); row += by) {
        if (isRowHidden(row)) continue;
        for (int column = from.column(); column > 0; --column)
            if (const QModelIndex index = model_.index(row, column); model_.cell(index).isPlace()) {
                setCurrentIndex(index);
                return true;
            }
    }
    return false;
}

void FigureGrid::type(QChar digit) {
    typed_ += digit;
    if (typed_.size() > mostDigits) typed_ = digit;
    keepTyped_ = true;
    const bool turn = current().kind == CellKind::turn;
    const QModelIndex at = currentIndex();
    refused_ = !model_.set(at, typed_.toInt());
    if (turn && !refused_) { // the row is sorted anew
        for (int column = 1; column < model_.columnCount(); ++column)
            if (const QModelIndex cell = model_.index(at.row(), column);
                model_.cell(cell).kind == CellKind::turn &&
                model_.cell(cell).path.back() == typed_.toStdString())
                setCurrentIndex(cell);
    }
    keepTyped_ = false;
    viewport()->update();
}

void FigureGrid::eraseTyped() {
    typed_.chop(1);
    if (typed_.isEmpty()) {
        refused_ = false;
        return viewport()->update();
    }
    refused_ = !model_.set(currentIndex(), typed_.toInt());
    viewport()->update();
}

void FigureGrid::step(int by) {
    const FigureCell cell = current();
    typed_.clear();
    refused_ = false;
    const int value = figureText(cell, model_.now().tree).toInt();
    keepTyped_ = true;
    if (cell.kind == CellKind::toggle)
        model_.set(currentIndex(), by > 0 ? 1 : 0);
    else if (takesFigure(cell) && model_.set(currentIndex(), value + by) && cell.kind == CellKind::turn)
        for (int column = 1; column < model_.columnCount(); ++column)
            if (const QModelIndex at = model_.index(currentIndex().row(), column);
                model_.cell(at).kind == CellKind::turn &&
                model_.cell(at).path.back() == std::to_string(value + by))
                setCurrentIndex(at);
    keepTyped_ = false;
    viewport()->update();
}

/// Enter or Space on a cell that is pressed.
void FigureGrid::press() {
    const FigureCell cell = current();
    if (cell.kind == CellKind::add) {
        model_.endMerge();
        model_.add(currentIndex());
    } else if (cell.kind == CellKind::toggle) {
        model_.set(currentIndex(), figureText(cell, model_.now().tree) == QLatin1String("1") ? 0 : 1);
        model_.endMerge();
    }
    viewport()->update();
}

void FigureGrid::moveAbility(int levels, int trackStep) {
    const std::string which = ability();
    const auto place = draft::warriors::abilityIn(model_.now().tree, which);
    if (!place) return;
    const auto track = std::find(tracks.begin(), tracks.end(), place->path) - tracks.begin() + trackStep;
    if (track < 0 || track >= static_cast<std::ptrdiff_t>(tracks.size())) return;
    const int level = std::clamp(place->level + levels, 1, 7);
    keepTyped_ = true; // several moves of one ability are one step
    if (model_.moveAbility(which, {tracks[static_cast<std::size_t>(track)], level}))
        goTo({"play-mat", tracks[static_cast<std::size_t>(track)], "abilities", which});
    keepTyped_ = false;
}

bool FigureGrid::keyInAbilities(const QKeyEvent& event) {
    if (current().kind != CellKind::abilities) return false;
    const bool alt = event.modifiers() == Qt::AltModifier;
    const bool plain = event.modifiers() == Qt::NoModifier;
    const int count = static_cast<int>(abilitiesOf(current(), model_.now().tree).size());
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!alt) return false;
        moveAbility(event.key() == Qt::Key_Left ? -1 : 1, 0);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int by = event.key() == Qt::Key_Up ? -1 : 1;
        if (alt) {
            moveAbility(0, by);
            return true;
        }
        if (!plain || chip_ + by < 0 || chip_ + by >= count) return false;
        chip_ += by;
        model_.endMerge();
        viewport()->update();
        emit currentMoved();
        return true;
    }
    default:
        return false;
    }
}

bool FigureGrid::keyOfMove(const QKeyEvent& event) {
    const bool control = event.modifiers() == Qt::ControlModifier;
    const bool figure = takesFigure(current());
    switch (event.key()) {
    case Qt::Key_Left:
        walk(-1);
        return true;
    case Qt::Key_Right:
        walk(1);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int by = event.key() == Qt::Key_Up ? 1 : -1;
        if (figure && !control)
            step(by);
        else
            walkRow(-by);
        return true;
    }
    case Qt::Key_PageUp:
        walkRow(-1);
        return true;
    case Qt::Key_PageDown:
        walkRow(1);
        return true;
    case Qt::Key_Home:
        return goToEnd(false);
    case Qt::Key_End:
        return goToEnd(true);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current().kind == CellKind::add || current().kind == CellKind::toggle)
            press();
        else
            walkRow(event.modifiers() == Qt::ShiftModifier ? -1 : 1);
        return true;
    default:
        return false;
    }
}

void FigureGrid::keyPressEvent(QKeyEvent* event) {
    if (keyInAbilities(*event)) return;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9 && takesFigure(current()))
        return type(QChar(u'0' + (event->key() - Qt::Key_0)));
    if (plain && event->key() == Qt::Key_Backspace) return typed_.isEmpty() ? asInModel() : eraseTyped();
    if (plain && event->key() == Qt::Key_Delete) {
        const auto& path = current().path;
        const bool table = path.size() == 3 && (path[0] == "barbarians" || path[1] == "unification");
        if (table && takesFigure(current())) {
            leaveCell();
            model_.remove(currentIndex());
            if (!current().isPlace()) walk(-1);
        } else {
            asInModel();
        }
        return;
    }
    if (plain && event->key() == Qt::Key_Space) return press();
    if (plain && event->key() == Qt::Key_F1) {
        emit ruleWanted();
        return;
    }
    if (event->modifiers() != Qt::AltModifier && keyOfMove(*event)) return;
    event->ignore(); // Esc and the window's other keys
}

void FigureGrid::mousePressEvent(QMouseEvent* event) {
    const QModelIndex at = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !model_.cell(at).isPlace()) return event->ignore();
    const bool again = at == currentIndex() && hasFocus();
    setFocus(Qt::MouseFocusReason);
    setCurrentIndex(at);
    const FigureCell& cell = model_.cell(at);
    if (cell.kind == CellKind::abilities) {
        if (const int chip = chipAt(at, event->pos()); chip >= 0) {
            chip_ = chip;
            held_ = ability();
            pressedAt_ = heldAt_ = event->pos();
        }
        viewport()->update();
        emit currentMoved();
    } else if (cell.kind == CellKind::toggle || cell.kind == CellKind::add) {
        press();
    } else if (const QRectF stepper = stepperBox(visualRect(at), theme::themeOf(this));
               again && stepper.contains(event->pos())) {
        step(event->pos().y() < stepper.center().y() ? 1 : -1);
    }
}

void FigureGrid::mouseMoveEvent(QMouseEvent* event) {
    if (held_.empty()) return;
    if (!dragging_ && (event->pos() - pressedAt_).manhattanLength() < QApplication::startDragDistance())
        return;
    dragging_ = true;
    heldAt_ = event->pos();
    viewport()->update();
}

void FigureGrid::mouseReleaseEvent(QMouseEvent* event) {
    if (dragging_) drop(event->pos());
    held_.clear();
    dragging_ = false;
    viewport()->update();
}

void FigureGrid::drop(const QPoint& at) {
    // Anywhere in a level's column of a track will do.
    const std::string which = held_;
    const QModelIndex under = indexAt(at);
    for (int row = under.row(); under.isValid() && row < model_.rowCount(); ++row) {
        const FigureCell cell = model_.cell(model_.index(row, under.column()));
        if (cell.kind != CellKind::abilities) continue;
        model_.endMerge();
        if (model_.moveAbility(which, {cell.path[1], cell.level}))
            goTo({"play-mat", cell.path[1], "abilities", which});
        model_.endMerge();
        return;
    }
}

} // namespace marches::editor
