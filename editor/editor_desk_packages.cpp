// Maps in one file: packed for others, and opened.

#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/main_window.h"
#include "app/shell/save_dialog.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/face.h"
#include "editor/map_pack.h"
#include "editor/map_save.h"
#include "editor/pages/package_page.h"
#include "engine/draft/checks/game_checks.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

/// Returns what the readers of the map and of its game find; an error: it can't be played.
Findings findingsOf(const draft::Draft& draft, const GamePanels* panels) {
    ScenarioResult read = draft::scenarioOf(draft);
    const auto check = panels != nullptr ? panels->gameChecks().check : nullptr;
    return read.scenario && check != nullptr ? check(*read.scenario) : std::move(read.findings);
}

} // namespace

/// Packs the map as it is, unsaved too; one that can't be played is not sent to anybody.
void EditorDesk::pack() {
    const draft::Draft& draft = editor_->document().draft();
    const Findings findings = findingsOf(draft, editor_->panels());
    const auto fault = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.severity == Severity::error;
    });
    if (fault != findings.end()) {
        say(tr("It can't be packed yet: %1").arg(shell::findingLines(findings, {}).value(0)));
        return editor_->showFault(*fault);
    }
    const QFileInfo file(pathOf(draft));
    QFileDialog* dialog = shell::makeSaveDialog(
        &window_, tr("Pack the map for friends"),
        QStringLiteral("%1/%2.%3")
            .arg(shell::savedGamesFolder(), file.completeBaseName(), shell::packageSuffix),
        tr("Maps in one file (*.marchesmap)"), shell::packageSuffix);
    dialog->setObjectName(QStringLiteral("editor.pack-dialog"));
    connect(dialog, &QFileDialog::fileSelected, this, &EditorDesk::packTo);
    dialog->open();
}

void EditorDesk::packTo(const QString& path) {
    if (!editor_) return;
    if (const Findings faults = packMap(editor_->document(), path); !faults.empty())
        return showFindings(tr("%1 cannot be written", "%1 a file").arg(QFileInfo(path).fileName()), faults,
                            path);
    say(tr("Packed: %1. Who opens it in Marches can play and change it.", "%1 a file")
            .arg(QDir::toNativeSeparators(path)));
}

void EditorDesk::openPackage(const QString& path) {
    shell::MapDoors doors;
    doors.play = [this](const QString& scenario) {
        if (editor_)
            backToMap();
        else
            showMaps(); // what is here when the person comes back
        emit playWanted(scenario);
    };
    doors.change = [this](const QString& scenario) { open(scenario); };
    doors.leave = [this] {
        if (editor_)
            backToMap();
        else
            showMaps();
    };
    showPage(new PackagePage(path, std::move(doors)));
}

} // namespace marches::editor
