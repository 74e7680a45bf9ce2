#pragma once

#include "editor/newest_work.h"
#include "engine/draft/draft.h"
#include "engine/draft/import/gaps.h"
#include "engine/draft/import/joined.h"
#include "engine/draft/new_map.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace marches::editor {

/// A drawing as it was read, and the map that it is compared with. Never changes.
struct FoundDrawing {
    Drawing drawing;
    draft::MapBefore before; ///< empty for a new map
    std::string digest;      ///< of the file's bytes
};

/// What a drawing will become by a plan, made on a worker thread.
struct ImportOutcome {
    draft::ImportPlan plan;
    std::vector<draft::Gap> gaps;
    std::size_t overlaps = 0; ///< places where one shape lies over another
    draft::ImportDiff diff;
    std::vector<draft::OtherName> otherNames;
    std::vector<Outline> outlines; ///< as they will be, of the plan's shapes; pieces at the first of them
    draft::JoinedDrawing joined;
    draft::Change change;          ///< of the map that is open; empty: nothing changes, or it is refused
    std::optional<Sentence> fault; ///< why it can't be taken in; nothing changing is none
};

/// A plan that was chosen before for an earlier state of the same drawing.
struct ChosenBefore {
    std::shared_ptr<const FoundDrawing> found;
    draft::ImportPlan plan;
};

/// Tells whether a drawing was saved anew: a digest of its bytes; empty where they can't be read.
[[nodiscard]] std::string drawingDigest(const QString& path);

/// Reads drawings and makes maps of them beside what is done in the window. What is asked for last counts.
class ImportWork : public QObject {
    Q_OBJECT

public:
    /// `draft`: the map that is open; nothing for a new one. `language` of the names in the drawing.
    ImportWork(std::optional<draft::Draft> draft, std::string language, QObject* parent = nullptr);

    /// Reads a file, guesses the plan, or takes over the one chosen before, and makes what it says.
    void read(const QString& path, std::optional<ChosenBefore> chosen = {});
    /// Makes what a plan says. `layers`: what they become has changed, so that shapes are guessed anew, and
    /// the gap width too unless it was chosen.
    void make(draft::ImportPlan plan, bool layers, bool gapChosen);
    /// Makes a new map, with the figures of the map in a file, of what was made last.
    void makeMap(const QString& like, std::vector<draft::GameSlots> games, draft::MapTitle title);
    [[nodiscard]] bool isBusy() const { return work_.isBusy(); }

signals:
    void found(const std::shared_ptr<const marches::editor::FoundDrawing>& found);
    void refused(const marches::Findings& findings); ///< the file can't be read as a drawing
    void made(const std::shared_ptr<const marches::editor::ImportOutcome>& outcome);
    void mapMade(const marches::draft::NewMap& made);
    void mapRefused(const marches::Sentence& why);

private:
    std::optional<draft::Draft> draft_;
    std::string language_;
    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_;
    NewestWork work_;
};

} // namespace marches::editor
