#pragma once

#include "app/shell/desk.h"
#include "app/shell/map_doors.h"
#include "editor/editor_actions.h"
#include "editor/face.h"
#include "editor/kept_map.h"
#include "editor/test_table.h"
#include "engine/draft/merge3.h"

#include <QPointer>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <span>
#include <vector>

class QLabel;
class QStackedWidget;

namespace marches::shell {
class MainWindow;
class StatusLine;
} // namespace marches::shell

namespace marches::editor {

class EditorMenus;
class EditorWindow;
class ImportFlow;
class Guide;
class OutsideWatch;
class TypedField;

/// The desk at which maps are made: a page (all maps, recovery, a message) or the map that is open stands in
/// the middle of the window.
class EditorDesk : public shell::Desk {
    Q_OBJECT

public:
    /// `games`: what each game gives, at least one; `table`: where maps are played on trial. Both outlive the
    /// desk, and so do the tools.
    EditorDesk(shell::MainWindow& window, std::span<const GamePanels* const> games,
               std::span<const ToolKind> tools, TestTable& table);
    ~EditorDesk() override;

    /// Shows what is open, or begins with a scenario's file. An empty path and nothing open: the page of all
    /// maps, or of what is not in its file yet.
    void start(const QString& path);
    [[nodiscard]] EditorWindow* editor() const { return editor_; } ///< null: no map is open

    // shell::Desk
    shell::DeskParts parts() const override;
    void setInFront(bool inFront) override;
    void openFile(const QString& path) override;
    QList<QAction*> actions() const override;
    QList<QAction*> actionsWithKeys(QObject* owner) const override;
    void keysChanged() override;
    void retranslate() override;
    bool mayClose() override { return true; } // every change is kept
    void leave() override;

signals:
    void gamesWanted();                    ///< out of the editor
    void gameDropped(const QString& path); ///< a file that is no map
    void playWanted(const QString& scenario);

private:
    void makeGuide();
    void connectActions();
    void connectImport();
    template <class Todo>
    void whenOpen(Act act, Todo todo);
    void open(const QString& path);
    void beginCopy(const QString& path);
    void take(draft::Draft draft);
    void show(std::unique_ptr<Document> document);
    void goOnWith(const LeftMap& map);
    void commitField() const;
    void showLeft(std::vector<LeftMap> left);
    void closeMap();
    void chooseAndOpen();
    void save();
    void writeBack(draft::Outside outside);
    void watchFiles();
    void showClashes(const QString& file, const std::vector<draft::Clash>& clashes);
    void saveAs();
    void writeTo(const QString& path);
    void pack();
    void packTo(const QString& path);
    void openPackage(const QString& path);
    void testPlay();
    void showMaps();
    void showPage(QWidget* page);
    void backToMap();
    void leavePage();
    void showFindings(const QString& title, const Findings& findings, const QString& path);
    void refresh();
    void showKeys();
    void say(const QString& text);

    shell::MainWindow& window_;
    shell::StatusLine& status_;
    std::span<const GamePanels* const> games_;
    std::span<const ToolKind> tools_;
    TestTable& table_;
    EditorActions actions_;
    EditorMenus* menus_;
    QPointer<QWidget> centre_; ///< the stack, and the guide at its side
    QStackedWidget* stack_;
    Guide* guide_ = nullptr;
    QPointer<QLabel> where_;  ///< in the status bar: the pointer's place on the map
    QPointer<QLabel> kept_;   ///< in the status bar
    TypedField* typed_;       ///< in the map's panes
    QPointer<QWidget> clash_; ///< the card that asks whose changes stand
    QWidget* page_ = nullptr;
    EditorWindow* editor_ = nullptr;
    ImportFlow* import_;
    std::unique_ptr<KeptMap> keeper_;     ///< of the map that is open
    std::unique_ptr<OutsideWatch> watch_; ///< of its files
    std::unique_ptr<QTemporaryDir> test_; ///< the map as it is played on trial
    bool inFront_ = false;
};

} // namespace marches::editor
