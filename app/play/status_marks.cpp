#include "app/play/status_marks.h"

#include "app/play/play_actions.h"
#include "app/play/session.h"
#include "app/shell/parts.h"
#include "app/shell/shortcuts.h"
#include "app/shell/status_line.h"
#include "app/theme/look.h"

#include <QHBoxLayout>
#include <QLabel>

namespace marches::play {

StatusMarks::~StatusMarks() {
    delete part_;
}

StatusMarks::StatusMarks(shell::StatusLine& line)
    : QObject(&line), line_(line), part_(new QWidget), clock_(new QLabel), saved_(new QLabel) {
    clock_->setObjectName(QStringLiteral("status.clock"));
    saved_->setObjectName(QStringLiteral("status.saved"));
    saved_->setContentsMargins(10, 0, 10, 0);
    theme::setTextRole(saved_, theme::Role::Ink2);
    shell::bareLayout<QHBoxLayout>(part_, 6, {clock_, saved_});
    line_.addPart(part_);
}

void StatusMarks::showClock(const Session* session) {
    const auto left = session ? session->clock().secondsLeft() : std::nullopt;
    clock_->setVisible(left.has_value());
    if (!left) return;
    clock_->setText(*left == 0 ? tr("Time is up: this turn is the last")
                               : tr("Time left: %1", "%1 hours and minutes")
                                     .arg(QStringLiteral("%1:%2")
                                              .arg((*left + 59) / 3600)
                                              .arg((*left + 59) / 60 % 60, 2, 10, QLatin1Char('0'))));
}

void StatusMarks::showSaved(const Session* session, const QString& notKept) {
    const bool refused = session && !notKept.isEmpty();
    theme::setTextRole(saved_, refused ? theme::Role::Bad : theme::Role::Ink2);
    saved_->setToolTip(refused ? tr("%1 It is tried again every few seconds. Make room, or save the "
                                    "game to another disk.",
                                    "%1 what is wrong, a sentence")
                                     .arg(notKept)
                               : QString{});
    if (!session)
        saved_->clear();
    else if (refused)
        //: In the status bar: a crash would lose what happened since
        saved_->setText(tr("⚠ Not kept on the disk"));
    else if (session->path().isEmpty())
        saved_->setText(tr("Kept automatically, not yet saved to a file"));
    else
        saved_->setText(session->dirty() ? tr("Changed since it was saved") : tr("Saved"));
    saved_->setAccessibleDescription(saved_->toolTip());
}

void StatusMarks::showKeys(const QWidget* focus, const PlayActions& actions) {
    const auto of = [](const QAction* action, const QString& does) {
        return shell::KeyHint{shell::keyCap(action->shortcut()), does};
    };
    const shell::KeyHint act{tr("↵", "the Enter key"), tr("act", "what the Enter key does")};
    const shell::KeyHint rule = of(actions[Act::rule], tr("rule", "what a key shows: the rule"));
    const shell::KeyHint pane = of(actions[Act::nextPane], tr("next pane", "where a key leads"));
    const auto within = [&](const char* name) {
        for (const QWidget* widget = focus; widget; widget = widget->parentWidget())
            if (widget->objectName() == QLatin1String(name)) return true;
        return false;
    };
    if (!focus)
        line_.setHints({});
    else if (within("card"))
        line_.setHints({act, of(actions[Act::escape], tr("close", "what a key does to a card"))});
    else if (within("map"))
        line_.setHints({{tr("Arrows", "keys"), tr("travel", "on the map, by keys")},
                        {tr("Space", "a key"), tr("choose", "a unit, by a key")},
                        act,
                        rule});
    else if (within("actions"))
        line_.setHints({act, of(actions[Act::filter], tr("filter", "what keys do to a list")), rule});
    else if (within("log"))
        line_.setHints({{tr("↵", "the Enter key"), tr("look back", "what the Enter key does")}, pane});
    else
        line_.setHints({act, pane, rule});
}

} // namespace marches::play
