#pragma once

#include "engine/base/finding.h"
#include "engine/table/record.h"
#include "engine/table/save_record.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace marches::play {

class RunningGame;
class TableWindow;

/// The setting of the folder in which a game was opened or saved last.
inline const QString gamesFolderKey = QStringLiteral("files/folder");

/// Writes the game on the table into files, and asks before a file of the user is replaced.
class GameSaver : public QObject {
    Q_OBJECT

public:
    /// `window`: the parent of all dialogs.
    explicit GameSaver(QWidget& window);

    /// `path`: the file that the game was read from; empty: none. Null: no game.
    void setGame(TableWindow* table, RunningGame* running, const QString& path = {});

    void save(); ///< asks for a name where the game has no file yet
    void saveAs();
    void exportLinear();
    void exportMap();
    /// Puts a game that is over into the folder of saved games. False: it can't be written there.
    bool keepFinished();

signals:
    void said(const QString& text);
    void failed(const QString& title, const marches::Findings& findings, const QString& path);

private:
    [[nodiscard]] QString proposedName() const;
    /// `asked`: the user has chosen the file, and agreed to replace what stands there.
    void writeTo(const QString& path, bool asked);
    using Written = std::function<void(const QString& path)>;
    /// Writes a record, asked for at that moment, with the scenario's files; asks where others are in the
    /// way. `title` says what failed.
    void write(const QString& path, const std::function<Record()>& record, const QString& title,
               const Written& done, OtherFiles others = OtherFiles::refuse);

    QWidget& window_;
    QPointer<TableWindow> table_;
    RunningGame* running_ = nullptr;
    std::string savedDigest_; ///< of the game's file, when it was read or written last; empty: not known
};

} // namespace marches::play
