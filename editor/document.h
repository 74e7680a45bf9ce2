#pragma once

#include "editor/atlas.h"
#include "editor/edit.h"
#include "engine/draft/draft.h"
#include "engine/draft/journal.h"

#include <QObject>
#include <QUndoStack>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace marches::editor {

/// The scenario that is being made, with its history. All that changes it goes through `apply`; panes and map
/// follow `changed`.
class Document : public QObject {
    Q_OBJECT

public:
    /// How many steps are kept; the oldest go.
    static constexpr int mostSteps = 2000;

    explicit Document(draft::Draft draft, QObject* parent = nullptr);
    /// Takes up a history that was left.
    explicit Document(const draft::DraftRecovery& recovery, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const draft::Draft& draft() const { return draft_; }
    /// The variant that is shown; empty: the whole map. All that is done then changes this variant alone, as
    /// far as a variant can have it of its own.
    [[nodiscard]] const std::string& shownVariant() const { return shown_; }
    void showVariant(const std::string& variant); ///< an unknown one is the whole map
    /// The draft as it counts in the variant that is shown: commands are made on it.
    [[nodiscard]] const draft::Draft& within() const;
    /// The whole tree of now as it counts in the variant that is shown, and what panes ask of it, kept up
    /// to each revision. The map's names and its variants are its own.
    [[nodiscard]] const Node& whole() const;
    [[nodiscard]] const Atlas& atlas() const;
    /// The scenario file and the picture as they would be saved.
    [[nodiscard]] const std::string& yaml() const;
    /// Counts every change, undo and redo.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    [[nodiscard]] QString title() const; ///< the map's name in the program's language

    [[nodiscard]] const QUndoStack& history() const { return history_; }
    [[nodiscard]] const Edit& step(int position) const;
    /// Goes to another moment of the history: so many steps are done.
    void goTo(int steps) { history_.setIndex(steps); }
    void undo() { history_.undo(); }
    void redo() { history_.redo(); }
    /// Makes a step. False, and nothing has changed, where the change does not fit. One without any
    /// slot makes no step.
    bool apply(draft::Change change, EditPlace place = {});
    /// The same for a change that is meant as it is, whatever variant is shown.
    bool applyAsItIs(draft::Change change, EditPlace place = {});
    /// The next step becomes none with the one before it, whatever its key: a field was left.
    void endMerge() { ++mergeSerial_; }

    /// The files hold all that is here that they can hold.
    [[nodiscard]] bool isSaved() const { return unsavedSteps() == 0; }
    void languageChanged() { atlas_.reset(); } ///< names of countries are in the program's language
    void setSaved();
    /// What the files hold, as far as this program has written or read them.
    [[nodiscard]] const draft::Draft& inFiles() const { return inFiles_; }
    /// The files have changed: `opened` is what they hold now, and `change` brings the document to what it is
    /// with that; one step. `asInFiles`: what they hold, with the labels of the document.
    bool takeIn(draft::Change change, std::shared_ptr<const draft::Opened> opened, draft::Draft asInFiles);
    /// The files lie elsewhere from now on.
    void moveTo(const std::filesystem::path& path);
    /// What the history begins with, where its files are called as now.
    [[nodiscard]] draft::Draft atFirst() const;
    [[nodiscard]] int savedStep() const { return history_.cleanIndex(); } ///< -1: that is gone
    /// The history is being gone through: no step is being made.
    [[nodiscard]] bool walks() const { return !making_; }
    /// Steps between the files and now that show in files; -1: the saved one is gone.
    [[nodiscard]] int unsavedSteps() const;

signals:
    void variantShown();              ///< another one
    void refused(const QString& why); ///< a change can't be made in the variant that is shown
    void changed(const marches::draft::Change& change);
    /// A step was taken back or done again, or the history was gone through: there it was made.
    void wentTo(const marches::editor::EditPlace& place);
    void stepMade(const marches::draft::Change& change, bool merged);
    void historyChanged(); ///< steps, the present one, or which one is saved

private:
    friend class Edit;
    void perform(const draft::Change& change, const EditPlace& place);
    void noteChange(const draft::Change& change);
    void followInAtlas(const draft::Change& change);

    draft::Draft draft_;
    draft::Draft inFiles_;
    std::shared_ptr<const draft::Opened> first_; ///< as the history began
    QUndoStack history_;
    bool making_ = false; ///< a step
    std::uint64_t revision_ = 0;
    std::uint64_t mergeSerial_ = 0;
    std::string shown_; ///< a variant
    mutable std::optional<draft::Draft> within_;
    mutable std::optional<Node> whole_;
    mutable std::optional<Atlas> atlas_;
    mutable std::optional<std::string> yaml_;
};

} // namespace marches::editor
