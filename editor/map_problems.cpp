#include "editor/map_problems.h"

#include "app/shell/settings.h"
#include "app/theme/style.h"
#include "editor/idle_checks.h"
#include "editor/map_files.h"
#include "editor/panes/problems_pane.h"
#include "editor/views.h"
#include "editor/words.h"
#include "engine/draft/checks/mend.h"
#include "engine/draft/checks/window_checks.h"
#include "engine/picture/picture.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

QString asideKey(const Document& document) {
    const Node* id = document.whole().find("id");
    return QStringLiteral("editor/aside/") +
           text(id != nullptr && id->isScalar() ? id->text : document.draft().opened->name);
}

} // namespace

draft::ReadingSource readingSourceOf(const draft::Draft& draft, const draft::GameChecks* game) {
    draft::ReadingSource source;
    source.text = draft::yamlNow(draft);
    source.file = draft.opened->name;
    source.folder = draft.opened->folder;
    source.sources = draft.opened->sources;
    source.game = game;
    if (const auto svg = draft::svgNow(draft); svg && !svg->empty())
        if (PictureResult read = readPicture(*svg, draft.opened->svg.file); read.picture)
            source.picture = std::make_shared<const Picture>(std::move(*read.picture));
    return source;
}

QString nameOfId(const Document& document, const std::string& id) {
    const Atlas& atlas = document.atlas();
    if (const int at = atlas.province(id); at >= 0) return atlas.provinceName(at);
    if (const int at = atlas.country(id); at >= 0) return atlas.countries[static_cast<std::size_t>(at)].name;
    const Node* variant = draft::find(document.whole(), {"variants", id});
    return variant == nullptr ? QString{} : editor::nameOf(variant, id);
}

MapProblems::MapProblems(Document& document, ProblemsPane& pane, const GamePanels* panels, QObject* parent)
    : QObject(parent), document_(document), pane_(pane), panels_(panels) {
    std::map<std::string, QString> aside;
    const QVariantMap kept = shell::Settings().value(asideKey(document)).toMap();
    for (auto each = kept.begin(); each != kept.end(); ++each)
        aside.emplace(each.key().toStdString(), each.value().toString());
    pane_.model().setNames([this](const std::string& id) { return nameOf(id); });
    pane_.model().setAside(std::move(aside));
    connect(&checker_, &Checker::read, this, [this](quint64 revision, const draft::Problems& problems) {
        readOf_ = revision;
        measuredNow_ = false;
        read_ = problems;
        show();
    });
    connect(&checker_, &Checker::measured, this, [this](quint64, const draft::Problems& problems) {
        measuredNow_ = true;
        measured_ = problems;
        show();
    });
    connect(&document, &Document::changed, this, &MapProblems::lookAtBorders);
    connect(&document, &Document::changed, this, &MapProblems::check);
    connect(&document, &Document::historyChanged, this,
            &MapProblems::check); // the files may have been written
    connect(&pane, &ProblemsPane::fixChosen, this, &MapProblems::fix);
    connect(&pane, &ProblemsPane::fixAllChosen, this, &MapProblems::fixAll);
    connect(&pane, &ProblemsPane::asideWanted, this, &MapProblems::setAside);
    check();
}

/// What a change has done to the borders that it touched is shown at once; the check of all of the map
/// follows.
void MapProblems::lookAtBorders(const draft::Change& change) {
    const std::set<draft::Label> labels = draft::touched(change).labels;
    if (labels.empty()) return;
    std::set<std::string> ids;
    for (const draft::Label label : labels)
        ids.insert(document_.draft().labels.idOf(label));
    std::erase_if(measured_, [&ids](const draft::Problem& problem) {
        const std::vector<std::string>& about = problem.place.provinces;
        return (problem.code == "near-contact" || problem.code == "piece-cut-off") &&
               std::any_of(about.begin(), about.end(),
                           [&](const std::string& id) { return ids.contains(id); });
    });
    const draft::Problems now = draft::windowProblems(document_.draft(), labels);
    measured_.insert(measured_.end(), now.begin(), now.end());
    show();
}

void MapProblems::check() {
    const draft::GameChecks* game = panels_ ? &panels_->gameChecks() : nullptr;
    const IdleChecks idle{theme::themeOf(&pane_), files_ ? files_() : std::vector<draft::FileAsRead>{}};
    checker_.changed(
        document_.revision() + 1, // none is 0, which answers nothing
        [draft = document_.draft(), game] { return readingSourceOf(draft, game); },
        [idle](const draft::Reading& reading) { return idleProblems(reading, idle); });
    showState();
}

void MapProblems::setFiles(std::function<std::vector<draft::FileAsRead>()> files) {
    files_ = std::move(files);
    check();
}

void MapProblems::show() {
    draft::Problems all = read_;
    all.insert(all.end(), measured_.begin(), measured_.end());
    draft::sortProblems(all);
    pane_.model().setProblems(std::move(all));
    showState();
}

void MapProblems::showState() {
    const bool now = readOf_ == document_.revision() + 1 && measuredNow_;
    const Node* variants = document_.whole().find("variants");
    const int count = variants != nullptr && variants->isMap() ? static_cast<int>(variants->size()) : 0;
    pane_.setState(!now         ? tr("being checked…", "the map, for problems")
                   : count == 0 ? tr("checked", "the map, for problems")
                                : tr("checked, with all %n variant(s)", "the map, for problems", count));
}

QString MapProblems::nameOf(const std::string& id) const {
    return nameOfId(document_, id);
}

std::optional<draft::Problem> MapProblems::firstError() const {
    for (const draft::Problems* some : {&read_, &measured_})
        for (const draft::Problem& problem : *some)
            if (problem.level == draft::ProblemLevel::error) return problem;
    return std::nullopt;
}

void MapProblems::mend(std::span<const draft::Fix> fixes, Sentence name, EditPlace place) {
    auto change = draft::changeOf(document_.draft(), fixes, std::move(name));
    if (!change) {
        emit said(sentenceText(change.error()));
        return;
    }
    change->mergeKey.clear();
    if (!document_.applyAsItIs(std::move(*change), std::move(place)))
        emit said(tr("The map has changed since: look at the problem again."));
}

void MapProblems::fix(const draft::Problem& problem, const draft::Fix& fix) {
    if (fix.request == draft::FixRequest::setAside) return pane_.askReason(problem);
    if (!fix.changes()) {
        emit asked(problem, fix);
        return;
    }
    const std::string label =
        fixText(fix, [this](const std::string& id) { return nameOf(id); }).toStdString();
    const QString view = viewOf(problem.place.view);
    mend(std::span(&fix, 1), Sentence("Mended: {0}", label),
         {view.isEmpty() ? QStringLiteral("map") : view, problem.place.provinces, problem.place.path});
}

void MapProblems::fixAll(const std::vector<draft::Fix>& fixes) {
    mend(fixes, Sentence("All that is safe mended ({0})", fixes.size()), {});
}

/// An empty reason takes the problem up again.
void MapProblems::setAside(const draft::Problem& problem, const QString& reason) {
    std::map<std::string, QString> aside = pane_.model().aside();
    if (reason.isEmpty())
        aside.erase(draft::keyOf(problem));
    else
        aside[draft::keyOf(problem)] = reason;
    QVariantMap kept;
    for (const auto& [key, why] : aside)
        kept.insert(QString::fromStdString(key), why);
    shell::Settings().setValue(asideKey(document_), kept);
    pane_.model().setAside(std::move(aside));
}

void MapProblems::retranslate() {
    pane_.model().setNames([this](const std::string& id) { return nameOf(id); });
    showState();
}

} // namespace marches::editor
