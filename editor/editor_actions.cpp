#include "editor/editor_actions.h"

#include "editor/views.h"

namespace marches::editor {

namespace {
constexpr int mostPanes = 9; // Alt+1 ... Alt+9
}

std::vector<EditorActions::Row> EditorActions::rows() {
    return {
        {"editor.maps",
         tr("&Maps…", "the page with all maps, to begin or go on with one"),
         {QKeySequence::New}},
        {"editor.open", tr("&Open…"), {QKeySequence::Open}},
        {"editor.games", tr("Back to the &games", "from the editor")},
        {"editor.import", tr("&Import a drawing…", "of Inkscape and others"), {Qt::CTRL | Qt::Key_I}},
        {"editor.guide", tr("Your &first map in 15 minutes", "a guide that is played step by step")},
        {"editor.save", tr("&Save"), {QKeySequence::Save}},
        {"editor.save-as", tr("Save &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {"editor.pack", tr("&Pack for friends…", "writes the map as one file to send")},
        {"editor.export-drawing", tr("Export for &drawing…", "the map, for Inkscape")},
        {"editor.undo", tr("&Undo"), {Qt::CTRL | Qt::Key_Z}},
        {"editor.redo", tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}},
        {"editor.find", tr("&Find a province"), {Qt::CTRL | Qt::Key_F}},
        {"editor.rename", tr("Re&name the province"), {Qt::Key_F2}},
        {"editor.choose-none", tr("&Choose none", "no province"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A}},
        {"editor.zoom-in", tr("Zoom &in"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {"editor.zoom-out", tr("Zoom &out"), {Qt::CTRL | Qt::Key_Minus}},
        {"editor.zoom-fit", tr("&Whole map"), {Qt::CTRL | Qt::Key_0}},
        {"editor.yields", tr("&Yields on the map", "shows what each province yields and is worth")},
        {"editor.reset-docks", tr("Put the panels &back in place")},
        {"editor.test-play", tr("&Test-play", "begins a game on the map as it is now"), {Qt::Key_F5}},
        {"editor.balance",
         tr("Play 1,000 &games", "by computer players, on the map as it is now"),
         {Qt::Key_F8}},
        {"editor.step-back", tr("One step back"), {Qt::Key_Escape}},
    };
}

EditorActions::EditorActions(QObject* parent, std::span<const ToolKind> tools) : kinds_(tools) {
    for (const Row& row : rows())
        all_ << shell::makeAction(parent, row.name, row.keys);
    Q_ASSERT(all_.size() == static_cast<qsizetype>(Act::end));
    (*this)[Act::yields]->setCheckable(true);
    int number = 0;
    for (const ViewTab& view : allViews()) {
        ++number;
        QAction* action = shell::makeAction(
            parent, "", {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number))});
        action->setObjectName(QStringLiteral("editor.view.") + view.id);
        action->setData(view.id);
        views_ << action;
    }
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        QAction* action = shell::makeAction(parent, "", {kinds_[i].key});
        action->setObjectName(QStringLiteral("editor.tool.") + kinds_[i].id);
        action->setData(static_cast<int>(i));
        action->setIcon(kinds_[i].icon);
        action->setShortcutContext(Qt::WidgetShortcut); // a letter acts on the map alone
        tools_ << action;
    }
    for (int pane = 1; pane <= mostPanes; ++pane) {
        QAction* action =
            shell::makeAction(parent, "", {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + pane))});
        action->setObjectName(QStringLiteral("editor.pane.%1").arg(pane));
        action->setData(pane);
        panes_ << action;
    }
    retranslate();
}

void EditorActions::retranslate() {
    const std::vector<Row> texts = rows();
    for (std::size_t i = 0; i < texts.size(); ++i)
        all_[static_cast<qsizetype>(i)]->setText(texts[i].text);
    const std::vector<ViewTab> views = allViews();
    for (qsizetype i = 0; i < views_.size(); ++i)
        views_[i]->setText(views[static_cast<std::size_t>(i)].name);
    for (QAction* pane : panes_)
        pane->setText(tr("Go to panel %1", "1 the map, 3 the Province panel ...").arg(pane->data().toInt()));
    for (qsizetype i = 0; i < tools_.size(); ++i)
        tools_[i]->setText(kinds_[static_cast<std::size_t>(i)].name());
}

QList<QAction*> EditorActions::of(std::initializer_list<Act> acts) const {
    QList<QAction*> found;
    for (const Act act : acts)
        found << (*this)[act];
    return found;
}

QList<QAction*> EditorActions::ofMap() const {
    const auto first = static_cast<qsizetype>(Act::save);
    return all_.sliced(first, static_cast<qsizetype>(Act::escape) - first) + views_ + tools_ + panes_;
}

QList<QAction*> EditorActions::with(const shell::WindowActions& window) const {
    return all() + QList<QAction*>{window.quit, window.dark, window.textLarger, window.keys, window.about};
}

} // namespace marches::editor
