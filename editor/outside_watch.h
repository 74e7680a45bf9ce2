#pragma once

#include "editor/document.h"
#include "editor/face.h"
#include "editor/kept_map.h"
#include "editor/outside.h"
#include "engine/draft/checks/tree_checks.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>
#include <span>
#include <vector>

namespace marches::editor {

/// All files that a map was made of, as they were read or written last.
[[nodiscard]] std::vector<draft::FileAsRead> filesOf(const Document& document, const KeptMap& keeper);

/// Watches the files of a map that is open. What another program writes is taken in as one step, if nothing
/// that was changed here is lost by it; else it is asked for first.
class OutsideWatch : public QObject {
    Q_OBJECT

public:
    OutsideWatch(Document& document, KeptMap& keeper, std::span<const GamePanels* const> games,
                 QObject* parent);

    void watch();   ///< the files may be others
    void lookNow(); ///< whether they have changed
    void moved();   ///< the map has other files now: what was asked of the old ones is asked no more
    /// Takes in what they hold, those that the map is based on too; asks anew where that was asked before.
    void readAnew();
    /// Takes in what was asked for; what has come to clash since it was asked is asked for too.
    void settle(const draft::Sides& sides);

signals:
    void filesChanged(); ///< others than before are not as they were read
    void said(const QString& text);
    /// Both sides have changed these: `settle`, or it is asked again when the files change anew.
    void clashed(const QString& file, const std::vector<marches::draft::Clash>& clashes);

private:
    void look(bool anew);
    void take(const draft::Draft& theirs, const draft::Sides& sides);

    Document& document_;
    KeptMap& keeper_;
    std::span<const GamePanels* const> games_;
    QFileSystemWatcher watcher_;
    QTimer soon_;
    std::optional<draft::Draft> asked_;         ///< the files that clash
    std::optional<draft::SavedFiles> lookedAt_; ///< files that were told of already
    std::vector<draft::FileAsRead> stale_;      ///< files that are not as they were read
};

} // namespace marches::editor
