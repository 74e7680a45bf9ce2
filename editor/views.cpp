#include "editor/views.h"

#include "editor/face.h"
#include "editor/panes/countries_view.h"
#include "editor/places/texts_view.h"
#include "editor/places/variants_view.h"

#include <QCoreApplication>

namespace marches::editor {

namespace {

struct Views {
    Q_DECLARE_TR_FUNCTIONS(Views)
};

View* makeCountries(ViewHost& host) {
    return new CountriesView(host.document(), host.panels());
}

View* makeTexts(ViewHost& host) {
    return new TextsView(host.document(), host.panels());
}

View* makeVariants(ViewHost& host) {
    return new VariantsView(host);
}

} // namespace

std::vector<ViewTab> allViews() {
    return {{QStringLiteral("map"), Views::tr("Map", "a view of the editor")},
            {QStringLiteral("countries"), Views::tr("Countries", "a view of the editor")},
            {QStringLiteral("tables"), Views::tr("Tables", "a view of the editor: the game's figures")},
            {QStringLiteral("variants"), Views::tr("Variants", "a view of the editor")},
            {QStringLiteral("starts"), Views::tr("Start positions", "a view of the editor")},
            {QStringLiteral("texts"), Views::tr("Texts", "a view of the editor")},
            {QStringLiteral("balance"), Views::tr("Balance", "a view of the editor")}};
}

ViewMaker viewMaker(const QString& id, const GamePanels* panels) {
    if (id == QLatin1String("countries")) return &makeCountries;
    if (id == QLatin1String("texts")) return &makeTexts;
    if (id == QLatin1String("variants")) return &makeVariants;
    return panels == nullptr ? nullptr : panels->view(id);
}

std::vector<ViewTab> viewsOf(const GamePanels* panels) {
    std::vector<ViewTab> views = allViews();
    std::erase_if(views, [panels](const ViewTab& view) {
        return view.id != QLatin1String("map") && viewMaker(view.id, panels) == nullptr;
    });
    return views;
}

QString viewName(const QString& id) {
    for (const ViewTab& view : allViews())
        if (view.id == id) return view.name;
    return {};
}

QString viewOf(draft::ProblemView view) {
    switch (view) {
    case draft::ProblemView::fileText:
        return {};
    case draft::ProblemView::province:
    case draft::ProblemView::border:
    case draft::ProblemView::lane:
    case draft::ProblemView::spot:
        return QStringLiteral("map");
    case draft::ProblemView::countries:
        return QStringLiteral("countries");
    case draft::ProblemView::tables:
        return QStringLiteral("tables");
    case draft::ProblemView::variants:
        return QStringLiteral("variants");
    case draft::ProblemView::starts:
        return QStringLiteral("starts");
    case draft::ProblemView::texts:
        return QStringLiteral("texts");
    }
    return {};
}

} // namespace marches::editor
