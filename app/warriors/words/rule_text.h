#pragma once

#include <QHash>
#include <QString>

/// The game's rules page as it is built into the program, in the language that is spoken.
namespace marches::warriors::face {

/// Markdown for the Rules dock: how to play, then a heading for each rule, its id last; without what only the
/// tests read. `chapter`: stands before the first one of the rules. `figures`: what stands in places of how
/// to play, as "{cap}", by their names; a place without one shows "…".
QString rulebook(const QString& chapter = {}, const QHash<QString, QString>& figures = {});
/// The first sentence of a rule; empty for an id that the page doesn't have.
QString ruleSentence(const QString& ruleId);
/// What a chapter says before its first rule; empty: nothing.
QString chapterLead(int number);
/// The title of the chapter that a rule stands in: "Maneuvering"; empty for an id that the page doesn't have.
QString ruleSection(const QString& ruleId);

} // namespace marches::warriors::face
