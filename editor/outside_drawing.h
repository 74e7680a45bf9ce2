#pragma once

#include "editor/document.h"
#include "editor/pages/import_work.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace marches::editor {

/// Watches the drawing that a map was made from or written to. When another program saves it, what has
/// changed is worked out beside what is done here, and told; it is taken in when a person says so. The
/// drawing of a map is known again when the map is opened next.
class OutsideDrawing : public QObject {
    Q_OBJECT

public:
    explicit OutsideDrawing(Document& document, QObject* parent = nullptr);

    /// Watches a drawing whose state of now is known; `chosen`: by which plan it was taken in.
    void watch(const QString& path, std::optional<ChosenBefore> chosen = {});
    void forget();
    [[nodiscard]] const QString& path() const { return path_; } ///< empty: none is watched
    [[nodiscard]] const std::optional<ChosenBefore>& chosen() const { return chosen_; }
    /// Takes in what was told, as one step; worked out anew where the map has changed since.
    void takeIn();
    void lookNow(); ///< whether it was saved

signals:
    void said(const QString& text);
    /// The drawing was saved with these changes against the map.
    void changed(const QString& file, const marches::draft::ImportDiff& diff);
    void taken();
    void settled(); ///< what was told is no more to be asked

private:
    void read();
    void answer(const std::shared_ptr<const ImportOutcome>& outcome);
    void apply();
    void keep() const; ///< which drawing it is, for the next time the map is opened
    void rewatch();

    Document& document_;
    QFileSystemWatcher watcher_;
    QTimer soon_;
    QString path_;
    QString known_; ///< digest of the drawing as it was taken in, written or told
    std::optional<ChosenBefore> chosen_;
    std::unique_ptr<ImportWork> work_;
    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_; ///< that was told; null: none
    std::uint64_t revision_ = 0;                   ///< of the document, for the outcome
    bool taking_ = false;
};

} // namespace marches::editor
