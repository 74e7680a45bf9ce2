#pragma once

#include <QHash>
#include <QString>

/// The game's rules page, which is built into the program, in the program's language.
namespace marches::warriors::face {

/// Returns Markdown for the Rules dock: how to play, then a heading for each rule, its id last; lines for the
/// tests are left out. `chapter` is put before the first chapter of rules. `figures` fills the places of how
/// to play, such as "{cap}", by name; a place without a figure shows "…".
QString rulebook(const QString& chapter = {}, const QHash<QString, QString>& figures = {});
/// The first sentence of a rule; empty for an id that the page doesn't have.
QString ruleSentence(const QString& ruleId);
/// What a chapter says before its first rule; empty: nothing.
QString chapterLead(int number);
/// The title of the chapter that a rule stands in: "Maneuvering"; empty for an id that the page doesn't have.
QString ruleSection(const QString& ruleId);

} // namespace marches::warriors::face
