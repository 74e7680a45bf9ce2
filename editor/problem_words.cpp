#include "editor/problem_words.h"

#include <QCoreApplication>

#include <array>

namespace marches::editor {
namespace {

using draft::ProblemView;

/// What links to places and signs of levels say.
struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemPlace)
};

constexpr std::array patterns{
    QT_TRANSLATE_NOOP("Problem", "1 name has no text in this language: {0}."),
    QT_TRANSLATE_NOOP("Problem", "Add a country"),
    QT_TRANSLATE_NOOP("Problem", "All in one piece"),
    QT_TRANSLATE_NOOP("Problem", "As in the bundled map"),
    QT_TRANSLATE_NOOP("Problem", "As in what it is based on"),
    QT_TRANSLATE_NOOP("Problem", "Call it `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Capital and Trade Center in play, its own alone"),
    QT_TRANSLATE_NOOP("Problem", "Capitals {0} steps apart"),
    QT_TRANSLATE_NOOP("Problem", "Capitals {0} to {1} steps apart"),
    QT_TRANSLATE_NOOP("Problem", "Choose a country"),
    QT_TRANSLATE_NOOP("Problem", "Choose on the map"),
    QT_TRANSLATE_NOOP("Problem", "Draw it"),
    QT_TRANSLATE_NOOP("Problem", "Dutch"),
    QT_TRANSLATE_NOOP("Problem", "English"),
    QT_TRANSLATE_NOOP("Problem", "Every seat is whole"),
    QT_TRANSLATE_NOOP("Problem", "Find a place"),
    QT_TRANSLATE_NOOP("Problem", "Find places"),
    QT_TRANSLATE_NOOP("Problem", "French"),
    QT_TRANSLATE_NOOP("Problem", "From 2 to {0} players"),
    QT_TRANSLATE_NOOP("Problem", "German"),
    QT_TRANSLATE_NOOP("Problem", "Give `{0}` the number {1}"),
    QT_TRANSLATE_NOOP("Problem", "Give `{0}` to `{1}`"),
    QT_TRANSLATE_NOOP("Problem", "Give it a short name"),
    QT_TRANSLATE_NOOP("Problem", "Give it to `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Import the drawing"),
    QT_TRANSLATE_NOOP("Problem", "In `{0}`, `{1}` is equal to what it lies over."),
    QT_TRANSLATE_NOOP("Problem", "Join the borders"),
    QT_TRANSLATE_NOOP("Problem", "Keep `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Keep the first 12"),
    QT_TRANSLATE_NOOP("Problem", "Lay it anew"),
    QT_TRANSLATE_NOOP("Problem", "Leave apart"),
    QT_TRANSLATE_NOOP("Problem", "Leave it"),
    QT_TRANSLATE_NOOP("Problem", "Link `{0}` to `{1}`"),
    QT_TRANSLATE_NOOP("Problem", "Link it by sea"),
    QT_TRANSLATE_NOOP("Problem", "Link it to `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Link them"),
    QT_TRANSLATE_NOOP("Problem", "Make it a map of `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Make it a province"),
    QT_TRANSLATE_NOOP("Problem", "Make it land"),
    QT_TRANSLATE_NOOP("Problem", "Make it longer"),
    QT_TRANSLATE_NOOP("Problem", "Merge"),
    QT_TRANSLATE_NOOP("Problem", "Names and tokens fit"),
    QT_TRANSLATE_NOOP("Problem", "Near enough to meet"),
    QT_TRANSLATE_NOOP("Problem", "No province is in play."),
    QT_TRANSLATE_NOOP("Problem", "Nobody is poor"),
    QT_TRANSLATE_NOOP("Problem", "Nobody sits in a corner"),
    QT_TRANSLATE_NOOP("Problem", "Nothing changes by this."),
    QT_TRANSLATE_NOOP("Problem", "Nothing hangs in the air"),
    QT_TRANSLATE_NOOP("Problem", "Nothing is missing"),
    QT_TRANSLATE_NOOP("Problem", "One Capital can't be reached from another."),
    QT_TRANSLATE_NOOP("Problem", "Read it anew"),
    QT_TRANSLATE_NOOP("Problem", "Recolour `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Set it to {0}"),
    QT_TRANSLATE_NOOP("Problem", "Show"),
    QT_TRANSLATE_NOOP("Problem", "Show in the boxes"),
    QT_TRANSLATE_NOOP("Problem", "Show in the file's text"),
    QT_TRANSLATE_NOOP("Problem", "Show the table"),
    QT_TRANSLATE_NOOP("Problem", "Take `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Take `{0}` in"),
    QT_TRANSLATE_NOOP("Problem", "Take it away"),
    QT_TRANSLATE_NOOP("Problem", "Take it off"),
    QT_TRANSLATE_NOOP("Problem", "Take the picture's size"),
    QT_TRANSLATE_NOOP("Problem",
                      "The lane from `{0}` to `{1}` can't be seen: {2} units of it lie over water."),
    QT_TRANSLATE_NOOP("Problem", "The lane from `{0}` to `{1}` runs over land for {2} units."),
    QT_TRANSLATE_NOOP("Problem", "The lanes from `{0}` to `{1}` and from `{2}` to `{3}` cross."),
    QT_TRANSLATE_NOOP("Problem", "The name of `{0}` crosses `{1}` at {2} %, {3}."),
    QT_TRANSLATE_NOOP("Problem", "Ways out: {0}"),
    QT_TRANSLATE_NOOP("Problem",
                      "With {0} players all land and Forts give {1} Victory Points, {2} are needed."),
    QT_TRANSLATE_NOOP("Problem", "Write `{0}`"),
    QT_TRANSLATE_NOOP("Problem", "Write the format"),
    QT_TRANSLATE_NOOP("Problem", "Write {0}"),
    QT_TRANSLATE_NOOP("Problem", "Yields: {0}"),
    QT_TRANSLATE_NOOP("Problem", "`{0}` and `{1}` have the same name, {2}: {3}."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` and `{1}` lie over each other, up to {2} units deep."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` and `{1}` lie {2} units apart."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` and `{1}` look alike, {2}."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` and `{1}` touch along {2} units only; 8 make a link."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` can't be reached from the rest."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` can't reach `{1}` in `{2}`."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` can't reach `{1}`."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has a piece in `{1}`."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has no Capital of its own in play."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has no Trade Center of its own in play."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has nothing to move."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has room for {1} of {2} token places."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has yields of {1}, the seats have {2} on average."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` has {1} ways out, the seats have {2} on average."),
    QT_TRANSLATE_NOOP("Problem", "`{0}` is left out, and yet it says whose it is."),
    QT_TRANSLATE_NOOP("Problem", "in all provinces that are in play"),
    QT_TRANSLATE_NOOP("Problem", "no error"),
    QT_TRANSLATE_NOOP("Problem", "no start position and no country of a province that is left out"),
    QT_TRANSLATE_NOOP("Problem", "one Capital alone"),
    QT_TRANSLATE_NOOP("Problem", "to all eyes"),
    QT_TRANSLATE_NOOP("Problem", "to eyes without blue"),
    QT_TRANSLATE_NOOP("Problem", "to eyes without green"),
    QT_TRANSLATE_NOOP("Problem", "to eyes without red"),
    QT_TRANSLATE_NOOP("Problem", "{0} can't be read any more."),
    QT_TRANSLATE_NOOP("Problem", "{0} has been changed by another program."),
    QT_TRANSLATE_NOOP("Problem", "{0} names have no text in this language: {1}."),
    QT_TRANSLATE_NOOP("Problem", "{0} provinces; every seat reaches every other"),
    QT_TRANSLATE_NOOP("Problem", "{0} {1}"),
    QT_TRANSLATE_NOOP("Problem", "{0}, which this map is based on, has changed."),
    QT_TRANSLATE_NOOP("Problem", "{0}, {1} {2}"),
};

/// A sentence of the readers, which speak of the file, in the words of the window. `code`: of one kind of
/// finding alone; empty: of any.
struct WindowWords {
    std::string_view code;
    std::string_view ofReader;
    const char* words;
};
constexpr std::array windowWords{
    WindowWords{"", "`{0}` belongs to no country; give `country: ID`, or two for a contested province.",
                QT_TRANSLATE_NOOP("WindowProblem", "`{0}` belongs to no country.")},
    WindowWords{"", "`{0}` can be played and has no `number`.",
                QT_TRANSLATE_NOOP("WindowProblem", "`{0}` has no number in the order of play.")},
    WindowWords{"no-capital", "`{0}` can be played and has no `{1}`.",
                QT_TRANSLATE_NOOP("WindowProblem", "`{0}` has no Capital.")},
    WindowWords{"no-trade-center", "`{0}` can be played and has no `{1}`.",
                QT_TRANSLATE_NOOP("WindowProblem", "`{0}` has no Trade Center.")},
    WindowWords{"", "The picture has no path `prov-{0}`.",
                QT_TRANSLATE_NOOP("WindowProblem", "`{0}` has no land on the map.")},
    WindowWords{"", "The picture has a path `prov-{0}`, but the scenario has no such province.",
                QT_TRANSLATE_NOOP("WindowProblem", "The outline `{0}` belongs to no province.")},
    WindowWords{"", "There is no province of this id under `provinces`.",
                QT_TRANSLATE_NOOP("WindowProblem", "A province is named here that the map does not have.")},
    WindowWords{"", "There is no country of this id under `countries`.",
                QT_TRANSLATE_NOOP("WindowProblem", "A country is named here that the map does not have.")},
    WindowWords{"", "Here must stand one of the countries under `players`.",
                QT_TRANSLATE_NOOP("WindowProblem", "Here must stand one of the countries that play.")},
    WindowWords{"", "At most {0} countries can be seats; name them under `seats`.",
                QT_TRANSLATE_NOOP("WindowProblem", "At most {0} countries can be played.")},
};

/// Returns a pattern in the program's language: one of ours, else one of the readers'.
QString patternSaid(std::string_view english) {
    const std::string text(english);
    const QString ours = QCoreApplication::translate("Problem", text.c_str());
    return ours != QString::fromStdString(text) ? ours : QCoreApplication::translate("Finding", text.c_str());
}

/// Returns the pattern of a problem's sentence in the program's language and the words of the window.
QString patternOf(const draft::Problem& problem) {
    for (const WindowWords& each : windowWords)
        if (each.ofReader == problem.sentence.pattern() && (each.code.empty() || each.code == problem.code))
            return QCoreApplication::translate("WindowProblem", each.words);
    return patternSaid(problem.sentence.pattern());
}

/// Puts the operands into a sentence. An id that has a name is said by it, without the marks that stand
/// around ids; `named` dresses names, `plain` all else.
template <class Named, class Plain>
QString said(const Sentence& sentence, const QString& pattern, const NameOf& nameOf, const Named& named,
             const Plain& plain) {
    QString text;
    for (qsizetype at = 0; at < pattern.size();) {
        const bool place = pattern[at] == u'{' && at + 2 < pattern.size() && pattern[at + 1].isDigit() &&
                           pattern[at + 2] == u'}';
        const auto which = place ? static_cast<std::size_t>(pattern[at + 1].digitValue()) : 0;
        if (!place || which >= sentence.operands().size()) {
            text += plain(QString(pattern[at++]));
            continue;
        }
        at += 3;
        const SentenceOperand& operand = sentence.operands()[which];
        if (operand.sentence() != nullptr) {
            text +=
                said(*operand.sentence(), patternSaid(operand.sentence()->pattern()), nameOf, named, plain);
            continue;
        }
        const QString name = nameOf ? nameOf(operand.text()) : QString();
        if (name.isEmpty()) {
            text += plain(QString::fromStdString(operand.text()));
            continue;
        }
        if (text.endsWith(u'`') && at < pattern.size() && pattern[at] == u'`') {
            text.chop(1);
            ++at;
        }
        text += named(name);
    }
    return text;
}

} // namespace

std::span<const char* const> problemPatterns() {
    return patterns;
}

QString problemText(const draft::Problem& problem, const NameOf& nameOf) {
    const auto same = [](const QString& text) { return text; };
    return said(problem.sentence, patternOf(problem), nameOf, same, same);
}

QString problemHtml(const draft::Problem& problem, const NameOf& nameOf) {
    return said(
        problem.sentence, patternOf(problem), nameOf,
        [](const QString& name) { return QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped()); },
        [](const QString& text) { return text.toHtmlEscaped(); });
}

QString fixText(const draft::Fix& fix, const NameOf& nameOf) {
    const auto same = [](const QString& text) { return text; };
    return said(fix.label, patternSaid(fix.label.pattern()), nameOf, same, same);
}

QString placeText(const draft::ProblemPlace& place, const NameOf& nameOf) {
    switch (place.view) {
    case ProblemView::province: {
        const QString name = place.provinces.empty() || !nameOf ? QString() : nameOf(place.provinces.front());
        return name.isEmpty() ? PlaceWords::tr("Map", "link to the place of a problem") : name;
    }
    case ProblemView::border:
        return PlaceWords::tr("Border", "link to the border of two provinces that a problem is about");
    case ProblemView::lane:
        return PlaceWords::tr("Lane", "link to the sea lane that a problem is about");
    case ProblemView::spot:
        return PlaceWords::tr("Map", "link to the place of a problem");
    case ProblemView::countries:
        return PlaceWords::tr("Countries", "link to the page of countries");
    case ProblemView::tables:
        return PlaceWords::tr("Tables", "link to the page of the game's figures");
    case ProblemView::variants:
        return PlaceWords::tr("Variants", "link to the page of variants");
    case ProblemView::starts:
        return PlaceWords::tr("Start positions", "link to the page of start positions");
    case ProblemView::texts:
        return PlaceWords::tr("Texts", "link to the page of names and texts");
    case ProblemView::fileText:
        break;
    }
    return place.text.line > 0
               ? PlaceWords::tr("Line %1", "link to a line of the file's text").arg(place.text.line)
               : PlaceWords::tr("File text", "link to the text of the file");
}

QString levelText(draft::ProblemLevel level) {
    switch (level) {
    case draft::ProblemLevel::error:
        return PlaceWords::tr("Error");
    case draft::ProblemLevel::warning:
        return PlaceWords::tr("Warning");
    case draft::ProblemLevel::note:
        break;
    }
    return PlaceWords::tr("Note");
}

} // namespace marches::editor
