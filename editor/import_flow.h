#pragma once

#include "editor/face.h"
#include "editor/pages/import_work.h"
#include "engine/base/finding.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <span>

namespace marches::editor {

class DrawingCard;
class EditorWindow;
class ImportPage;
class OutsideDrawing;

/// The way of drawings into the editor and out of it: choosing a file, its page, the step on the map or the
/// new map, the drawing that is written for another program, and the watch over it.
class ImportFlow : public QObject {
    Q_OBJECT

public:
    ImportFlow(QWidget& window, std::span<const GamePanels* const> games, QObject* parent);
    ~ImportFlow() override;

    void setEditor(EditorWindow* editor); ///< null: no map is open
    void chooseDrawing(bool newMap);
    void begin(const QString& path, bool newMap = false);
    void exportDrawing();

signals:
    void pageWanted(QWidget* page);
    void leaveWanted();                ///< the page, with nothing changed
    void taken();                      ///< the map that is open shows it
    void mapMade(const QString& path); ///< a new one, to be opened
    void said(const QString& text);
    void refused(const QString& title, const marches::Findings& findings, const QString& path);

private:
    void connectPage(ImportPage& page);
    void take(ImportPage& page, const draft::Change& change, const draft::ImportPlan& plan);
    void makeMap(ImportPage& page, const draft::NewMap& made, const draft::ImportPlan& plan);
    void write(const QString& path);
    void closeCard();
    void showCard(const QString& file, const draft::ImportDiff& diff);

    QWidget& window_;
    std::span<const GamePanels* const> games_;
    QPointer<EditorWindow> editor_;
    QPointer<DrawingCard> card_;            ///< that asks now
    std::unique_ptr<OutsideDrawing> watch_; ///< null: no map is open
    /// A drawing that a new map was just made of; it is watched once the map is open.
    struct Made {
        QString drawing;
        ChosenBefore chosen;
    };
    std::optional<Made> made_;
};

} // namespace marches::editor
