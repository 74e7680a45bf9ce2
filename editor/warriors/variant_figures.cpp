#include "editor/warriors/variant_figures.h"

#include "app/warriors/pieces/words.h"
#include "editor/words.h"
#include "engine/warriors/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::editor {

namespace {

struct FigureNames {
    Q_DECLARE_TR_FUNCTIONS(VariantFigures)
};

QString resourceWord(const std::string& word) {
    for (const warriors::Resource resource : {warriors::Resource::food, warriors::Resource::product,
                                              warriors::Resource::weapon, warriors::Resource::gold})
        if (warriors::name(resource) == word) return warriors::face::resourceName(resource);
    return text(word);
}

bool isNumber(const std::string& word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::vector<VariantFigure> warriorsVariantFigures(const Node& whole) {
    std::vector<VariantFigure> figures{
        {{"route-income"}, FigureNames::tr("Route income", "what trade routes may yield"), false}};
    if (const Node* thresholds = draft::find(whole, {"victory", "threshold"});
        thresholds != nullptr && thresholds->isMap())
        for (const auto& key : thresholds->keys)
            figures.push_back(
                {{"victory", "threshold", key.text},
                 isNumber(key.text)
                     ? FigureNames::tr("Threshold, %1 players", "Victory Points that end a game")
                           .arg(text(key.text))
                     : FigureNames::tr("Threshold, %1", "Victory Points that end a game; %1 is a "
                                                        "shape of alliances, as 2v2")
                           .arg(text(key.text)),
                 true});
    const auto rule = [&](const char* key, const QString& name) {
        if (draft::find(whole, {"rules", key}) != nullptr) figures.push_back({{"rules", key}, name, true});
    };
    rule("turns", FigureNames::tr("Turns", "how many a game has"));
    rule("cap", FigureNames::tr("Most of one resource"));
    rule("offers", FigureNames::tr("Offers in Trade"));
    rule("war-turns", FigureNames::tr("Turns of war", "before peace may be made"));
    rule("forts-per-province", FigureNames::tr("Forts in a province"));
    figures.push_back(
        {{"play-mat"}, FigureNames::tr("Play-mat", "the table of levels that each player has"), false});
    return figures;
}

QString warriorsFigureText(const draft::TreePath& path, const Node& value) {
    if (path != draft::TreePath{"route-income"} || !value.isList()) return {};
    QStringList routes;
    for (const Node& route : value.items) {
        QStringList yields;
        for (const Node& resource : route.items)
            yields << resourceWord(resource.text);
        routes << warriors::face::joined(yields);
    }
    return routes.join(QStringLiteral("; "));
}

} // namespace marches::editor
