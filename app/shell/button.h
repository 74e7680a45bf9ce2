#pragma once

#include <QIcon>
#include <QString>

#include <functional>

namespace marches::shell {

/// A button of the banner or of a card.
struct Button {
    QString id;           ///< stable, kebab-case: object name "banner.ID", "card.ID"
    QString text;         ///< what it does: "Moves are over"
    QString note;         ///< a quiet word beside it: "5 Actions"
    QIcon icon;           ///< may be null
    QString action;       ///< object name of the action that does the same: its key is shown on the button
    bool refused = false; ///< painted as disabled; pressing it still calls `press`, which shows why
    QString why;          ///< for a refused one: its tooltip
    QString tip;          ///< for another one: its tooltip, where it does more than its text says
    /// For what is easily regretted: the press puts this question in the banner, which is answered by Yes or
    /// No. "1 army can still move. End the moves?"
    QString confirm;
    /// The record line it writes, if it writes one: the Actions row of that id is the same button.
    QString line;
    /// Stays in sight where others go into a menu for want of room: without note and key, then as its sign
    /// alone.
    bool keeps = false;
    bool signOnly = false;  ///< shows its sign alone, also where there is room; its tooltip has its words
    bool goesFirst = false; ///< before the words of all others; the menu does not have it either
    bool keepsKey = false;  ///< its key stays in sight longer than the news of the prompt's detail
    bool repeats = false;   ///< pressed quickly several times it acts as often: it decides nothing
    /// As the primary one: not painted as such, for there is more to do before it, or it does nothing.
    bool quiet = false;
    std::function<void()> press;
};

} // namespace marches::shell
