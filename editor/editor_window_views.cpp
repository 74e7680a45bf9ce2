#include "app/map/map_view.h"
#include "editor/editor_actions.h"
#include "editor/editor_window.h"
#include "editor/map/overlays.h"
#include "editor/map_feed.h"
#include "editor/map_problems.h"
#include "editor/panes/file_text_pane.h"
#include "editor/panes/problems_pane.h"
#include "editor/panes/province_pane.h"
#include "editor/panes/trace_pane.h"
#include "editor/tracing.h"
#include "editor/views.h"
#include "editor/words.h"

#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <utility>

// The window's views, and the way to a problem.
namespace marches::editor {

View* EditorWindow::shownView() const {
    return qobject_cast<View*>(views_->currentWidget());
}

std::string EditorWindow::seatInHand() const {
    const View* view = shownView();
    return view == nullptr ? std::string{} : view->seatInHand();
}

View* EditorWindow::viewCalled(const QString& id) {
    for (int i = 1; i < views_->count(); ++i)
        if (views_->widget(i)->property("view").toString() == id)
            return qobject_cast<View*>(views_->widget(i));
    const ViewMaker make = viewMaker(id, panels_);
    if (make == nullptr) return nullptr;
    View* view = make(*this);
    view->setProperty("view", id);
    connect(view, &View::said, this, &EditorWindow::status);
    connect(view, &View::viewWanted, this, &EditorWindow::showView);
    connect(view, &View::variantWanted, this, &EditorWindow::showVariant);
    connect(view, &View::testWanted, this, &EditorWindow::testWanted);
    connect(view, &View::provincesWanted, this, [this](const std::vector<std::string>& provinces) {
        showView(QStringLiteral("map"));
        choose(provinces);
        const std::vector<ProvinceId> seen = feed_->numbersOf(provinces);
        if (!seen.empty()) map_->camera().glideToSee(seen);
    });
    view->showVariant(document_.shownVariant());
    view->showProblems(problemsPane_->model().open());
    views_->addWidget(view);
    return view;
}

bool EditorWindow::hasView(const QString& id) const {
    return id == QLatin1String("map") || viewMaker(id, panels_) != nullptr;
}

void EditorWindow::showVariant(const QString& variant) {
    document_.showVariant(variant.toStdString());
}

/// The document shows another variant: all of the window does then.
void EditorWindow::followVariant() {
    for (int i = 1; i < views_->count(); ++i)
        if (auto* view = qobject_cast<View*>(views_->widget(i))) view->showVariant(document_.shownVariant());
    refreshStrip();
    hand_->refresh();
    emit stateChanged();
}

void EditorWindow::useToolCalled(const QString& id) {
    if (view_ != QLatin1String("map")) showView(QStringLiteral("map"));
    hand_->take(hand_->called(id));
    takeFocus();
}

TracedPicture& EditorWindow::traced() {
    return tracing_->picture();
}

void EditorWindow::playGames() {
    View* view = viewCalled(QStringLiteral("balance"));
    if (view == nullptr) return say(tr("Computer players can't play this map's game here."));
    showView(QStringLiteral("balance"));
    view->playGames();
}

void EditorWindow::stepBack() {
    if (hasCard()) return closeCard();
    if (View* view = shownView()) {
        if (!view->stepBack()) showView(QStringLiteral("map"));
        return;
    }
    if (hand_->stepBack()) return;
    if (map_->panels().foldLegend()) return;
    if (!chosen_.empty()) choose({});
    takeFocus();
}

void EditorWindow::showFault(const Finding& finding) {
    if (const auto problem = problems_->firstError()) return goToProblem(*problem);
    board_.raise(text_);
    text_->goToLine(finding.place.line);
}

void EditorWindow::goToProblem(const draft::Problem& problem) {
    using draft::ProblemView;
    const draft::ProblemPlace& place = problem.place;
    overlays_->marks.flag(place.at);
    if (!place.variant.empty()) document_.showVariant(place.variant);
    const QString target = viewOf(place.view);
    if (View* view = viewCalled(target)) {
        showView(target);
        return view->goTo(place);
    }
    if (target != QLatin1String("map")) {
        board_.raise(text_);
        return text_->goToLine(place.text.line);
    }
    showView(QStringLiteral("map"));
    std::vector<std::string> known;
    for (const std::string& id : place.provinces)
        if (document_.atlas().province(id) >= 0) known.push_back(id);
    const int first = known.empty() ? -1 : numberOf(known.front());
    choose(std::move(known));
    if (place.at)
        map_->camera().glideTo({place.at->x, place.at->y});
    else if (first >= 0)
        map_->camera().glideToSee(std::array{appmap::idOf(first)});
    if (place.view != ProblemView::province || place.path.size() < 3) return;
    board_.raise(hand_->side());
    province_->takeFocusOf(place.path);
}

/// What a fix can't do alone begins at its place, with the tool that does it.
void EditorWindow::askFor(const draft::Problem& problem, const draft::Fix& fix) {
    goToProblem(problem);
    switch (fix.request) {
    case draft::FixRequest::draw:
        return useToolCalled(QStringLiteral("draw"));
    case draft::FixRequest::moveBorder:
        return useToolCalled(QStringLiteral("border"));
    case draft::FixRequest::link:
        return useToolCalled(QStringLiteral("lane"));
    case draft::FixRequest::choose:
        if (!problem.place.country.empty()) askForProvinceOf(problem.place.country);
        return;
    case draft::FixRequest::merge:
        return emit filesWanted();
    case draft::FixRequest::shortName:
        showView(QStringLiteral("texts"));
        if (View* view = shownView(); view != nullptr && !problem.place.provinces.empty())
            view->goTo({"provinces", problem.place.provinces.front(), "names",
                        problem.sentence.operands().back().text()}); // the language that is cut
        return;
    case draft::FixRequest::addCountry:
        return showView(QStringLiteral("countries"));
    case draft::FixRequest::give:
        return useToolCalled(QStringLiteral("whose"));
    default:
        return;
    }
}

/// Shows a country's provinces, of which one is to be chosen.
void EditorWindow::askForProvinceOf(const std::string& country) {
    showView(QStringLiteral("map"));
    choose({});
    const Atlas& atlas = document_.atlas();
    const int number = atlas.country(country);
    std::vector<std::string> own;
    for (const ProvinceEntry& entry : atlas.provinces)
        if (std::find(entry.countries.begin(), entry.countries.end(), number) != entry.countries.end())
            own.push_back(entry.id);
    if (const auto seen = feed_->numbersOf(own); !seen.empty()) map_->camera().glideToSee(seen);
    say(tr("Choose a province of %1, then say at the right what it is.", "a country")
            .arg(number < 0 ? text(country) : atlas.countries[static_cast<std::size_t>(number)].name));
}

} // namespace marches::editor
