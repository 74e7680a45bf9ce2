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
#include "editor/tool_banner.h"
#include "editor/tool_rail.h"
#include "editor/tools/select_tool.h"
#include "editor/tracing.h"
#include "editor/views.h"
#include "editor/words.h"
#include "engine/draft/edits_sheet.h"

#include <QLocale>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <utility>

// The window's tools, its banner, and the way to a problem.
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
        std::vector<ProvinceId> seen;
        for (const std::string& province : provinces)
            if (const int at = document_.atlas().province(province); at >= 0 && at < map_->provinceCount())
                seen.push_back(appmap::idOf(at));
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
    refreshBanner();
    emit stateChanged();
}

void EditorWindow::useTool(int tool) {
    if (tool < 0 || tool >= static_cast<int>(tools_.size())) return;
    if (tool != 0 && draft::needsJoining(document_.draft())) return offerJoining(tool);
    joined_.reset();
    if (tool_) {
        map_->setTool(nullptr);
        dropToolPane();
        tool_.reset();
    }
    toolNumber_ = tool;
    const ToolKind& kind = tools_[static_cast<std::size_t>(tool)];
    if (document_.draft().map != nullptr) { // else the map's own tool chooses provinces
        tool_ = kind.make(*this);
        connect(tool_.get(), &Tool::changed, this, &EditorWindow::refreshBanner);
        if (const auto* select = qobject_cast<SelectTool*>(tool_.get()))
            connect(select, &SelectTool::nameWanted, this, &EditorWindow::renameChosen);
        map_->setTool(tool_.get());
        showToolPane();
        if (kind.id == QLatin1String("underlay")) board_.raise(tracing_->pane());
    }
    rail_->showTool(tool);
    refreshBanner();
    emit stateChanged();
}

void EditorWindow::useToolCalled(const QString& id) {
    for (std::size_t i = 0; i < tools_.size(); ++i)
        if (tools_[i].id == id) {
            if (view_ != QLatin1String("map")) showView(QStringLiteral("map"));
            useTool(static_cast<int>(i));
            return takeFocus();
        }
}

TracedPicture& EditorWindow::traced() {
    return tracing_->picture();
}

std::vector<shell::KeyHint> EditorWindow::hints() const {
    return tool_ && toolNumber_ != 0 ? tool_->hints() : std::vector<shell::KeyHint>{};
}

/// A step may join borders, or take that back: the tools need them joined.
void EditorWindow::followSheet() {
    if ((document_.draft().map != nullptr) != (tool_ != nullptr)) useTool(0);
}

/// Before the first change of an outline: once the borders are joined, the tool can be used.
void EditorWindow::offerJoining(int tool) {
    rail_->showTool(0);
    auto joined = draft::joinOffer(document_.draft());
    if (!joined) return say(sentenceText(joined.error()));
    joined_ = std::make_unique<draft::JoinOffer>(std::move(*joined));
    toolNumber_ = tool;
    refreshBanner();
}

void EditorWindow::joinBorders() {
    if (!joined_) return;
    auto change = draft::joinedBorders(document_.draft(), joined_->map);
    joined_.reset();
    const int wanted = std::exchange(toolNumber_, 0);
    if (!change) {
        refreshBanner();
        return say(sentenceText(change.error()));
    }
    if (document_.apply(std::move(*change), {QStringLiteral("map"), chosen_})) useTool(wanted);
    takeFocus();
}

void EditorWindow::showJoinOffer() {
    ToolBanner::Content content;
    content.icon = tools_[static_cast<std::size_t>(toolNumber_)].icon;
    const planar::JoinReport& report = joined_->report;
    content.title = report.gaps == 0 ? tr("Join the borders?")
                                     : tr("Join the borders (%n gap(s), up to %1 wide)?",
                                          "%1 in units of the map", static_cast<int>(report.gaps))
                                           .arg(QLocale().toString(report.widestGap, 'f', 1));
    content.sentence = tr("In this picture borders only lie near each other. Once they are joined, both "
                          "neighbours change together; one step, which can be undone");
    shell::Button leave;
    leave.id = QStringLiteral("leave");
    leave.text = tr("Leave it", "a button: borders are not joined");
    leave.action = QStringLiteral("editor.step-back");
    leave.press = [this] { useTool(0); };
    shell::Button join;
    join.id = QStringLiteral("join");
    join.text = tr("Join the borders", "a button");
    join.press = [this] { joinBorders(); };
    content.buttons = {leave, join};
    content.primary = true;
    banner_->show(content);
}

void EditorWindow::playGames() {
    View* view = viewCalled(QStringLiteral("balance"));
    if (view == nullptr) return say(tr("Computer players can't play this map's game here."));
    showView(QStringLiteral("balance"));
    view->playGames();
}

void EditorWindow::stepBack() {
    if (hasCard()) return closeCard();
    if (joined_) return useTool(0);
    if (View* view = shownView()) {
        if (!view->stepBack()) showView(QStringLiteral("map"));
        return;
    }
    if (tool_ && tool_->stepBack()) return refreshBanner();
    if (hasTool()) return dropTool();
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
    const int first = known.empty() ? -1 : document_.atlas().province(known.front());
    choose(std::move(known));
    if (place.at)
        map_->camera().glideTo({place.at->x, place.at->y});
    else if (first >= 0 && first < map_->provinceCount())
        map_->camera().glideToSee(std::array{appmap::idOf(first)});
    if (place.view != ProblemView::province || place.path.size() < 3) return;
    board_.raise(side_);
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
            view->goTo({"provinces", problem.place.provinces.front(), "names", "en"});
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
    std::vector<ProvinceId> own;
    for (std::size_t i = 0; i < atlas.provinces.size(); ++i)
        if (const std::vector<int>& of = atlas.provinces[i].countries;
            std::find(of.begin(), of.end(), number) != of.end() &&
            static_cast<int>(i) < map_->provinceCount())
            own.push_back(idAt<ProvinceId>(i));
    if (!own.empty()) map_->camera().glideToSee(own);
    say(tr("Choose a province of %1, then say at the right what it is.", "a country")
            .arg(number < 0 ? text(country) : atlas.countries[static_cast<std::size_t>(number)].name));
}

void EditorWindow::refreshBanner() {
    if (joined_) return showJoinOffer();
    const ToolKind& kind = tools_[static_cast<std::size_t>(toolNumber_)];
    ToolBanner::Content content;
    content.icon = kind.icon;
    if (tool_) {
        content.title = tool_->title();
        content.sentence = tool_->sentence();
        content.buttons = tool_->buttons();
        content.primary = tool_->primary();
    } else {
        content.title = tr("Select: click a province");
        content.sentence = tr(
            "Its name, country and figures stand at the right. Shift chooses more; a double click names it");
    }
    banner_->show(content);
    map_->panels().setLegend(tool_ ? tool_->legend() : std::vector<appmap::LegendEntry>{});
    emit hintsChanged();
}

} // namespace marches::editor
