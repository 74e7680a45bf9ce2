#pragma once

#include "engine/draft/command_parts.h"
#include "engine/draft/warriors/edits_start.h"
#include "engine/warriors/tables.h"

/// What the commands of start positions are made of; inside this folder only.
namespace marches::draft::warriors {

/// One command at work on a start position, which is begun where there is none.
class StartWork {
public:
    StartWork(const Draft& draft, const std::string& variant);

    TreeWork& tree() { return work_; }
    const Node& whole() const { return whole_; }       ///< as it was
    const StartModel& model() const { return model_; } ///< as it was, or as it was begun
    marches::warriors::Tables tables() const;

    TreePath path(std::initializer_list<std::string_view> below) const;
    TreePath unitsOf(const std::string& seat, const std::string& province) const;
    TreePath barbariansIn(const std::string& province) const;
    std::string seatName(const std::string& seat) const;
    std::string provinceName(const std::string& province) const;

    std::optional<Sentence> noSuchSeat(const std::string& seat) const;

    /// Sets a number, or takes it out where it is `absent`; a map that is empty then goes too.
    void setNumber(const TreePath& path, int number, int absent = 0);
    void setFlag(const TreePath& path, bool on);
    void eraseItem(const TreePath& list, std::string_view text); ///< the first of this text
    void eraseWithEmpty(TreePath path, std::size_t upTo);        ///< `upTo`: so many parts stay

    Answer done(Sentence name, std::string mergeKey = {}) {
        return finished(std::move(work_), std::move(name), std::move(mergeKey));
    }

private:
    TreeWork work_;
    std::string variant_;
    Node whole_;
    TreePath root_;
    StartModel model_;
};

/// Tells whether a variant of the scenario's own file names land that is left out, or who plays.
bool hasOwnBoard(const Draft& draft, const std::string& variant);

/// Takes the start position that is about to begin at `start` away from the variants of other boards or
/// seats, where it could not be played. Does nothing where `start` is that of a variant, or is there already.
void keepFromOtherBoards(TreeWork& work, const Draft& draft, const TreePath& start);

/// Returns a start position as the game begins for these seats.
Node begunStart(const Node& tree, const std::vector<std::string>& seats);

} // namespace marches::draft::warriors
