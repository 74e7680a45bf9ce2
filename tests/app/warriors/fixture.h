#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/setting.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

class QWidget;

/// Positions that the tests of this folder look at.
namespace marches::warriors::face::test {

struct Scene {
    std::shared_ptr<const Setting> setting;
    Moment moment;
};

/// Western Europe, four players (England, Burgundy, France, Germany), turn 5 in the middle of the game.
/// `phase` is upkeep, trade, development or maneuvering; `toMove` a country.
Scene middleGame(const std::string& phase, const std::string& toMove);
/// The same four players before their first decision.
Scene newGame();

/// Takes random steps, at most so many, and looks at every position on the way.
void playAtRandom(Scene& game, std::uint64_t seed, int steps, const std::function<void(const Moment&)>& look);

SeatId seat(const Scene& game, const char* country);
ProvinceId province(const Scene& game, const char* id);

enum class Look { plain, dark, largeText };
/// Starts fonts and style; call once the QApplication exists.
void initLook();
void useLook(Look look);
/// Shows the widget at a size and writes what it paints to pictures/NAME.png in the working folder.
void takePicture(QWidget& widget, const QString& name, int width, int height);

} // namespace marches::warriors::face::test
