#include "app/play/status_line.h"

#include "app/play/key_hints.h"
#include "app/play/main_window.h"
#include "app/play/shortcuts.h"
#include "app/play/window_actions.h"
#include "app/theme/look.h"

#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QTextLayout>

namespace marches::play {

StatusLine::StatusLine(QMainWindow& window)
    : QObject(&window), under_(new QLabel), keys_(new KeyHints), clock_(new QLabel), saved_(new QLabel) {
    under_->setObjectName(QStringLiteral("status.under"));
    under_->setTextFormat(Qt::PlainText);
    under_->setMinimumWidth(60);
    under_->setWordWrap(true);
    under_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // its text follows its width
    under_->installEventFilter(this);
    under_->setContentsMargins(10, 0, 10, 3);
    clock_->setObjectName(QStringLiteral("status.clock"));
    saved_->setObjectName(QStringLiteral("status.saved"));
    saved_->setContentsMargins(10, 0, 10, 0);
    theme::setTextRole(saved_, theme::Role::Ink2);
    QStatusBar* bar = window.statusBar();
    bar->addWidget(under_, 1);
    for (QWidget* part :
         {static_cast<QWidget*>(keys_), static_cast<QWidget*>(clock_), static_cast<QWidget*>(saved_)})
        bar->addPermanentWidget(part);
    bar->setSizeGripEnabled(false);
}

void StatusLine::say(const QString& text) {
    text_ = text;
    under_->setAccessibleName(text);
    fit();
}

namespace {

/// As it stands in two lines of that width; what there is no room for is left out at the end.
QString inTwoLines(const QString& text, const QFont& font, int width) {
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(text) <= width) return text;
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    const int broken = first.textLength();
    layout.endLayout();
    const QString rest = text.mid(broken);
    return text.left(broken) + metrics.elidedText(rest, Qt::ElideRight, width);
}

} // namespace

/// Room for two lines is kept whatever is said, or the map above would change its size under the pointer.
void StatusLine::fit() {
    const QMargins margins = under_->contentsMargins();
    under_->setFixedHeight(2 * under_->fontMetrics().lineSpacing() + margins.top() + margins.bottom());
    const QString shown =
        inTwoLines(text_, under_->font(), under_->width() - margins.left() - margins.right());
    under_->setText(shown);
    under_->setToolTip(shown == text_ ? QString{} : text_);
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (watched == under_ && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) fit();
    return QObject::eventFilter(watched, event);
}

void StatusLine::showClock(const Session* session) {
    const auto left = session ? session->secondsLeft() : std::nullopt;
    clock_->setVisible(left.has_value());
    if (!left) return;
    clock_->setText(*left == 0 ? MainWindow::tr("Time is up: this turn is the last")
                               : MainWindow::tr("Time left: %1", "%1 hours and minutes")
                                     .arg(QStringLiteral("%1:%2")
                                              .arg((*left + 59) / 3600)
                                              .arg((*left + 59) / 60 % 60, 2, 10, QLatin1Char('0'))));
}

void StatusLine::showSaved(const Session* session, const QString& notKept) {
    const bool refused = session && !notKept.isEmpty();
    theme::setTextRole(saved_, refused ? theme::Role::Bad : theme::Role::Ink2);
    saved_->setToolTip(refused
                           ? MainWindow::tr("%1 It is tried again every few seconds. Make room, or save the "
                                            "game to another disk.",
                                            "%1 what is wrong, a sentence")
                                 .arg(notKept)
                           : QString{});
    if (!session)
        saved_->clear();
    else if (refused)
        //: In the status bar: a crash would lose what happened since
        saved_->setText(MainWindow::tr("⚠ Not kept on the disk"));
    else if (session->path().isEmpty())
        saved_->setText(MainWindow::tr("Kept automatically, not yet saved to a file"));
    else
        saved_->setText(session->dirty() ? MainWindow::tr("Changed since it was saved")
                                         : MainWindow::tr("Saved"));
    saved_->setAccessibleDescription(saved_->toolTip());
}

void StatusLine::showKeys(const QWidget* focus, const WindowActions& actions) {
    const auto of = [](const QAction* action, const QString& does) {
        return KeyHint{keyCap(action->shortcut()), does};
    };
    const KeyHint act{MainWindow::tr("↵", "the Enter key"), MainWindow::tr("act", "what the Enter key does")};
    const KeyHint rule = of(actions.rule, MainWindow::tr("rule", "what a key shows: the rule"));
    const KeyHint pane = of(actions.nextPane, MainWindow::tr("next pane", "where a key leads"));
    const auto within = [&](const char* name) {
        for (const QWidget* widget = focus; widget; widget = widget->parentWidget())
            if (widget->objectName() == QLatin1String(name)) return true;
        return false;
    };
    if (!focus)
        keys_->setHints({});
    else if (within("card"))
        keys_->setHints({act, of(actions.escape, MainWindow::tr("close", "what a key does to a card"))});
    else if (within("map"))
        keys_->setHints({{MainWindow::tr("Arrows", "keys"), MainWindow::tr("travel", "on the map, by keys")},
                         {MainWindow::tr("Space", "a key"), MainWindow::tr("choose", "a unit, by a key")},
                         act,
                         rule});
    else if (within("actions"))
        keys_->setHints({act, of(actions.filter, MainWindow::tr("filter", "what keys do to a list")), rule});
    else if (within("log"))
        keys_->setHints(
            {{MainWindow::tr("↵", "the Enter key"), MainWindow::tr("look back", "what the Enter key does")},
             pane});
    else
        keys_->setHints({act, pane, rule});
}

} // namespace marches::play
