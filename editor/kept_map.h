#pragma once

#include "engine/draft/journal.h"
#include "engine/draft/save.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace marches::editor {

class Document;
class GamePanels;
/// What every game says to the document.
[[nodiscard]] std::vector<draft::GameSlots> slotsOf(std::span<const GamePanels* const> games);

/// Keeps a document on the disk while it is open: every step goes into its journal. Where the disk refuses
/// it, what was not written is said.
class KeptMap : public QObject {
    Q_OBJECT

public:
    /// Begins a journal for a document as it was opened.
    static std::unique_ptr<KeptMap> begin(Document& document);
    /// Goes on with one that was left, of whose recovery the document was made.
    static std::unique_ptr<KeptMap> goOn(Document& document, draft::DraftRecovery recovery);

    /// Writes the files of the document. An error: nothing was lost, and it can be tried again.
    [[nodiscard]] std::optional<Finding> save(draft::Outside outside = draft::Outside::refuse);
    /// The map's files are others from now on: they are written, and the journal begins anew with all steps.
    [[nodiscard]] std::optional<Finding> moveTo(const QString& path);
    /// Which files are not as they were last read or written here.
    [[nodiscard]] std::vector<std::filesystem::path> changedOutside() const {
        return draft::changedOutside(files_);
    }
    [[nodiscard]] const draft::SavedFiles& files() const { return files_; }
    /// Files that have changed were read anew, and the document has taken them in.
    void noteRead(const draft::Draft& theirs);
    /// The document is closed: its journal goes if the files hold all of it, else it stays for the next
    /// start.
    void close();
    [[nodiscard]] const QString& notKept() const { return notKept_; } ///< why; empty: all is on the disk

signals:
    void notKeptChanged();

private:
    KeptMap(Document& document, draft::SavedFiles files);
    void follow();
    [[nodiscard]] Expected<draft::DraftJournal, Finding> newJournal() const;
    void note(const std::optional<Finding>& fault);

    Document& document_;
    draft::SavedFiles files_;
    std::optional<draft::DraftJournal> journal_;
    int done_ = 0; ///< steps, as the journal has them
    QString notKept_;
};

/// A map that a crash, or leaving it, has left behind with changes that are not in its file.
struct LeftMap {
    QString folder;
    QString title;
    QString file;
    int changes = 0;
    QDateTime when;
};
/// All of them but those that another window has, newest first. A journal with nothing that the files don't
/// hold is removed.
[[nodiscard]] std::vector<LeftMap> leftMaps(std::span<const GamePanels* const> games);
/// The newest of a file; of the others only the first lines are read.
[[nodiscard]] std::optional<LeftMap> leftMapOf(const QString& path, std::span<const GamePanels* const> games);
[[nodiscard]] Expected<draft::DraftRecovery, Finding> recoverMap(const LeftMap& map,
                                                                 std::span<const GamePanels* const> games);
/// Removes what was left for good.
[[nodiscard]] std::optional<Finding> throwAway(const LeftMap& map);

} // namespace marches::editor
