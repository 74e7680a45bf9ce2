#pragma once

#include "app/theme/theme.h"

#include <QHash>
#include <QString>
#include <QTextFormat>

class QTextDocument;

/// The document that `RulesView` shows, from Markdown with one heading a rule.
namespace marches::shell {

inline constexpr int chapterLevel = 2;                           ///< of the headings that are chapters
inline constexpr int ruleLevel = 3;                              ///< of the headings that are rule ids
inline constexpr int idProperty = QTextFormat::UserProperty + 1; ///< of a block where a rule begins: its id
inline constexpr int paragraphGap = 8;                           ///< px at 100 % text, below a paragraph

/// A chapter's title without its number: "12 Battle".
QString titleOf(const QString& heading);

/// Empties the headings that are rule ids, and turns the ids in the text into links that read as the title of
/// the rule's chapter.
void linkRules(QTextDocument& page);

/// The page's marks, as "(house value)", and what each means: the paragraph that begins with it. Before the
/// page is dressed.
QHash<QString, QString> marksOf(const QTextDocument& page);

/// Gives headings, gaps, tables, links, marks and signs the look of the theme. May be called again when the
/// theme has changed. `pixelRatio`: device px per px, for the signs.
void dressRules(QTextDocument& page, const QHash<QString, QString>& marks, const theme::Theme& theme,
                double pixelRatio);

} // namespace marches::shell
