#pragma once

#include "engine/draft/checks/problem.h"

#include <QString>

#include <functional>
#include <span>

/// Problems in the program's language. The engine says them in English; its patterns stand here once more to
/// be gathered for translation, as those of the readers do in app/shell/finding_sentences.cpp.
namespace marches::editor {

/// Returns what people call an id of a province, country or variant; empty: it is none.
using NameOf = std::function<QString(const std::string& id)>;

/// The patterns of the checks' sentences and of their fixes; context "Problem".
std::span<const char* const> problemPatterns();

/// The problem's sentence as plain text, and with what it names in bold.
QString problemText(const draft::Problem& problem, const NameOf& nameOf);
QString problemHtml(const draft::Problem& problem, const NameOf& nameOf);
/// What the button of a fix says.
QString fixText(const draft::Fix& fix, const NameOf& nameOf);
/// What the link to the problem's place says: the page's name, the province's, "Border", "Lane", "Line 7".
QString placeText(const draft::ProblemPlace& place, const NameOf& nameOf);
QString levelText(draft::ProblemLevel level); ///< "Error"

} // namespace marches::editor
