#pragma once

#include "engine/base/finding.h"

#include <QString>

#include <functional>
#include <string>

namespace marches::editor {

/// A map to be played on trial, as it is now.
struct TestGame {
    std::string game;    ///< id of the game
    QString title;       ///< the map's name
    QString file;        ///< its scenario, written for this test alone; the picture lies beside it
    std::string variant; ///< an id; empty: the whole map
    std::string seat;    ///< who is played by a person, an id; empty: as usual
};

/// Where a map is played on trial. The program fills it; the editor knows no play desk.
class TestTable {
public:
    virtual ~TestTable() = default;
    /// Begins a game on the map in this window; `back` is called when the person leaves it. Findings: why it
    /// can't begin.
    virtual Findings play(const TestGame& game, std::function<void()> back) = 0;
};

} // namespace marches::editor
