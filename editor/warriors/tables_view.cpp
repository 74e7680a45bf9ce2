#include "editor/warriors/tables_view.h"

#include "app/shell/parts.h"
#include "app/shell/rules_window.h"
#include "app/shell/shortcuts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/rule_text.h"
#include "editor/document.h"
#include "editor/panel.h"
#include "editor/problem_words.h"
#include "editor/tool_banner.h"
#include "editor/warriors/tables_grid.h"
#include "editor/warriors/tables_mat.h"
#include "editor/warriors/tables_meaning.h"
#include "editor/warriors/tables_text.h"
#include "editor/words.h"

#include <QEvent>
#include <QKeySequence>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

constexpr int lowView = 560; // px at 100 % text: below it there is no room for the file's text

QScrollArea* columnOfPanels(const QString& name) {
    auto* area = new QScrollArea;
    area->setObjectName(name);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget;
    theme::setGroundRole(inside, theme::Role::Panel);
    auto* column = shell::bareLayout<QVBoxLayout>(inside, 0);
    column->addStretch(1);
    area->setWidget(inside);
    return area;
}

/// A path in the scenario without `variants/ID` before it, and that id.
std::pair<std::string, draft::TreePath> withoutVariant(const draft::TreePath& path) {
    if (path.size() < 2 || path[0] != "variants") return {{}, path};
    return {path[1], {path.begin() + 2, path.end()}};
}

} // namespace

View* makeTablesView(ViewHost& host) {
    return new TablesView(host);
}

TablesView::TablesView(ViewHost& host)
    : host_(host), model_(draft::warriors::figureModel(host.document().draft())), banner_(new ToolBanner),
      left_(columnOfPanels(QStringLiteral("tables.left"))),
      right_(columnOfPanels(QStringLiteral("tables.right"))), explained_(new QSplitter(Qt::Vertical)),
      seen_(new Panel(QStringLiteral("tables.seen"))), mat_(new PlayersMat),
      meant_(new Panel(QStringLiteral("tables.meant"))), meaning_(new FigureMeaning),
      file_(new Panel(QStringLiteral("tables.in-file"))), text_(new FigureText(host.document())) {
    setObjectName(QStringLiteral("tables"));
    theme::setGroundRole(this, theme::Role::Window);
    banner_->setKeys([](const QString& action) {
        return action == QLatin1String("tables.as-in-model") ? shell::keyCap(QKeySequence(Qt::Key_Backspace))
                                                             : QString{};
    });
    addPanel("tables.play-mat", {Section::playMat}, *left_);
    addPanel("tables.units", {Section::units}, *right_);
    addPanel("tables.victory",
             {Section::thresholds, Section::allied, Section::provinces, Section::unification}, *right_);
    addPanel("tables.beginning", {Section::beginning}, *right_);
    addPanel("tables.limits", {Section::limits}, *right_);
    addPanel("tables.prices", {Section::prices}, *right_);
    addPanel("tables.barbarians", {Section::barbarians}, *right_);
    addPanel("tables.routes", {Section::routes}, *right_);
    mat_->setObjectName(QStringLiteral("tables.mat"));
    seen_->setContent(mat_);
    seen_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* meaningArea = new QScrollArea;
    meaningArea->setFrameShape(QFrame::NoFrame);
    meaningArea->setWidgetResizable(true);
    meaningArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    meaningArea->setFocusPolicy(Qt::NoFocus);
    theme::setGroundRole(meaning_, theme::Role::Panel);
    meaningArea->setWidget(meaning_);
    meant_->setContent(meaningArea);
    file_->setContent(text_);
    explained_->addWidget(meant_);
    explained_->addWidget(file_);
    explained_->setChildrenCollapsible(false);
    auto* leftSide = new QSplitter(Qt::Vertical);
    leftSide->addWidget(left_);
    leftSide->addWidget(seen_);
    leftSide->setStretchFactor(0, 1);
    auto* rightSide = new QSplitter(Qt::Vertical);
    rightSide->addWidget(right_);
    rightSide->addWidget(explained_);
    rightSide->setStretchFactor(0, 3);
    rightSide->setStretchFactor(1, 2);
    auto* sides = new QSplitter(Qt::Horizontal);
    sides->setObjectName(QStringLiteral("tables.sides"));
    sides->addWidget(leftSide);
    sides->addWidget(rightSide);
    sides->setStretchFactor(0, 2);
    sides->setStretchFactor(1, 1);
    sides->setSizes({660, 340});
    for (QSplitter* splitter : {leftSide, rightSide, sides})
        splitter->setChildrenCollapsible(false);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 0, {banner_});
    column->addWidget(sides, 1);
    connect(&host.document(), &Document::changed, this, &TablesView::refresh);
    connect(meaning_, &FigureMeaning::ruleWanted, this, &TablesView::openRule);
    connect(text_, &FigureText::marked, this, [this](bool here) {
        file_->setNote(here                   ? tr("your notes and the order stay")
                       : now_.variant.empty() ? tr("not in this file: as in %1", "a map").arg(now_.modelName)
                                              : tr("not in the variant: as in the whole map"));
    });
    retranslate();
}

void TablesView::addPanel(const char* name, const std::vector<Section>& sections, QScrollArea& into) {
    auto* panel = new Panel(QLatin1String(name));
    panel->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    std::vector<FigureGrid*> grids;
    for (const Section section : sections) {
        auto* figures = new FigureModel(section, host_.document(), now_, this);
        auto* grid = new FigureGrid(*figures);
        grid->setObjectName(QStringLiteral("%1.%2").arg(QLatin1String(name)).arg(grids.size()));
        panel->setContent(grid);
        connectGrid(*grid);
        grids.push_back(grid);
    }
    auto& column = static_cast<QVBoxLayout&>(*into.widget()->layout());
    column.insertWidget(column.count() - 1, panel);
    panels_.emplace_back(panel, std::move(grids));
}

void TablesView::connectGrid(FigureGrid& grid) {
    connect(&grid, &FigureGrid::said, this, &TablesView::said);
    connect(&grid, &FigureGrid::ruleWanted, this, &TablesView::openRule);
    connect(&grid, &FigureGrid::currentMoved, this, [this, &grid] {
        grid_ = &grid;
        tell();
        QScrollArea& area = left_->isAncestorOf(&grid) ? *left_ : *right_;
        const QRect cell = grid.visualRect(grid.currentIndex());
        const QPoint middle = grid.viewport()->mapTo(area.widget(), cell.center());
        area.ensureVisible(middle.x(), middle.y(), 0, cell.height() * 2);
    });
}

void TablesView::refresh() {
    stale_ = !isVisible();
    if (stale_) return;                                            // nobody sees it
    const Node whole = draft::wholeTree(host_.document().draft()); // without what a variant lays over it
    now_.tree = draft::warriors::treeOf(whole, now_.variant);
    if (now_.variant.empty()) {
        now_.model = model_;
        now_.modelName = nameOf(&model_, "western-europe");
    } else {
        now_.model = whole;
        now_.modelName = tr("the whole map");
    }
    now_.problems.clear();
    const NameOf nameOfId = [this](const std::string& id) { return problemName(id); };
    for (const draft::Problem& problem : problems_) {
        if (problem.level == draft::ProblemLevel::note) continue;
        const auto [variant, path] = withoutVariant(problem.place.path);
        const std::string where = variant.empty() ? problem.place.variant : variant;
        if (path.empty() || (!where.empty() && where != now_.variant)) continue;
        now_.problems.push_back(
            {path, problemText(problem, nameOfId), problem.level == draft::ProblemLevel::error});
    }
    for (const auto& entry : panels_) {
        bool any = false;
        for (FigureGrid* grid : entry.second) {
            grid->figures().refresh();
            any = any || grid->height() > 0;
        }
        entry.first->setVisible(any);
    }
    seen_->setNote(mat_->show(now_.tree) ? QString{} : tr("as it was before: some figures can’t be read"));
    refreshBanner();
    if (grid_ != nullptr) tell();
}

void TablesView::refreshBanner() {
    int differing = 0;
    for (const auto& entry : panels_)
        for (const FigureGrid* grid : entry.second)
            differing += grid->figures().differing();
    ToolBanner::Content content;
    content.icon = theme::icon(theme::Icon::Rule);
    content.title = tr("Tables: what things cost, give and count");
    if (now_.model.isNull())
        content.sentence = tr("Type a figure or use the arrows; Tab goes on");
    else if (now_.variant.empty())
        content.sentence = tr("Type a figure or use the arrows; Tab goes on. A gold edge marks what differs "
                              "from %1",
                              "%1 a map")
                               .arg(now_.modelName);
    else
        content.sentence =
            tr("What you change counts in the variant %1 alone. A gold edge marks what differs "
               "from the whole map")
                .arg(nameOf(draft::find(host_.document().whole(), {"variants", now_.variant}), now_.variant));
    shell::Button only;
    only.id = QStringLiteral("only");
    only.text = only_ ? tr("All figures", "a button")
                      : tr("Only what differs (%1)", "a button; %1 how many figures").arg(differing);
    only.press = [this] { showOnly(!only_); };
    shell::Button as;
    as.id = QStringLiteral("as-in-model");
    as.text = tr("As in %1", "a button; %1 a map: the figure in focus becomes as there").arg(now_.modelName);
    as.action = QStringLiteral("tables.as-in-model");
    as.press = [this] {
        if (grid_ == nullptr) return emit said(tr("Choose a figure first."));
        FigureGrid* grid = grid_;
        grid->setFocus(Qt::OtherFocusReason);
        grid->asInModel();
    };
    content.buttons = {only};
    if (!now_.model.isNull()) content.buttons.push_back(as);
    banner_->show(content);
}

void TablesView::showOnly(bool only) {
    only_ = only;
    for (const auto& entry : panels_) {
        bool any = false;
        for (FigureGrid* grid : entry.second) {
            grid->showOnlyDiffering(only);
            any = any || grid->height() > 0;
        }
        entry.first->setVisible(any);
    }
    refreshBanner();
}

/// What it means, and where it stands.
void TablesView::tell() {
    const FigureCell cell = grid_->figures().cell(grid_->currentIndex());
    const std::string ability = grid_->ability();
    meaning_->show(cell, ability, now_);
    draft::TreePath path = cell.path;
    if (!ability.empty()) path.push_back(ability);
    draft::TreePath own = path;
    if (!now_.variant.empty()) own.insert(own.begin(), {"variants", now_.variant});
    text_->mark(own, path);
    if (grid_->hasFocus() && cell.isPlace()) emit said(cellName(cell, ability));
}

void TablesView::openRule() {
    if (meaning_->rule().isEmpty()) return;
    if (!rules_) rules_ = new shell::RulesWindow([] { return warriors::face::rulebook(); }, window());
    rules_->showRule(meaning_->rule());
}

void TablesView::takeFocus() {
    FigureGrid* grid = grid_ != nullptr ? grid_ : panels_.front().second.front();
    if (!grid->figures().cell(grid->currentIndex()).isPlace()) grid->goToEnd(false);
    grid->setFocus(Qt::OtherFocusReason);
}

void TablesView::showVariant(const std::string& variant) {
    if (variant == now_.variant) return;
    now_.variant = variant;
    refresh();
}

void TablesView::goTo(const draft::ProblemPlace& place) {
    goTo(place.path);
}

void TablesView::goTo(const draft::TreePath& path) {
    const auto [variant, within] = withoutVariant(path);
    if (variant != now_.variant) emit variantWanted(QString::fromStdString(variant));
    if (only_) showOnly(false);
    draft::TreePath wanted = within;
    for (; !wanted.empty(); wanted.pop_back())
        for (const auto& entry : panels_)
            for (FigureGrid* grid : entry.second)
                if (grid->goTo(wanted)) return;
}

bool TablesView::stepBack() {
    if (grid_ != nullptr && grid_->stepBack()) return true;
    if (!only_) return false;
    showOnly(false);
    return true;
}

void TablesView::showProblems(const draft::Problems& problems) {
    problems_ = problems;
    refresh();
}

QString TablesView::problemName(const std::string& id) const {
    const Atlas& atlas = host_.document().atlas();
    if (const int at = atlas.province(id); at >= 0) return atlas.provinceName(at);
    if (const int at = atlas.country(id); at >= 0) return atlas.countries[static_cast<std::size_t>(at)].name;
    return {};
}

void TablesView::showEvent(QShowEvent* event) {
    View::showEvent(event);
    if (stale_) retranslate(); // names of grids are those of their first rows
}

void TablesView::resizeEvent(QResizeEvent* event) {
    View::resizeEvent(event);
    file_->setVisible(height() >= theme::themeOf(this).scaled(lowView));
}

void TablesView::retranslate() {
    const std::map<QString, QString> titles{{QStringLiteral("tables.play-mat"), tr("Play-mat")},
                                            {QStringLiteral("tables.units"), tr("Units and Forts")},
                                            {QStringLiteral("tables.victory"), tr("Victory")},
                                            {QStringLiteral("tables.beginning"), tr("The beginning")},
                                            {QStringLiteral("tables.limits"), tr("Turns and limits")},
                                            {QStringLiteral("tables.prices"), tr("Prices")},
                                            {QStringLiteral("tables.barbarians"), tr("Barbarians")},
                                            {QStringLiteral("tables.routes"), tr("Trade Routes not opened")}};
    refresh();
    for (const auto& entry : panels_) {
        const QString title = titles.at(entry.first->objectName());
        entry.first->setTitle(title);
        for (FigureGrid* grid : entry.second)
            grid->setAccessibleName(entry.second.size() == 1 || grid->figures().rowCount() == 0
                                        ? title
                                        : title + QStringLiteral(", ") + grid->figures().row(0).label);
    }
    panels_.front().first->setNote(tr("levels I to VII; abilities are dragged to their level"));
    seen_->setTitle(tr("As players will see it"));
    mat_->setAccessibleName(tr("As players will see it"));
    meant_->setTitle(tr("What it means"));
    file_->setTitle(tr("The same in the file"));
    text_->setAccessibleName(tr("The same in the file"));
}

void TablesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    View::changeEvent(event);
}

} // namespace marches::editor
