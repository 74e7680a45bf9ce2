#include "tests/app/warriors/fixture.h"

#include "app/theme/style.h"
#include "engine/scenario/scenario.h"
#include "engine/table/random.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>
#include <QWidget>

namespace marches::warriors::face::test {

namespace {

constexpr const char* middlePlayers = R"(
  players:
    england:
      resources: {food: 4, product: 9, weapon: 2}
      tokens: {production: 1, trade: 6, military: 1}
      routes: [germany]
      vp: {kills: 2, bought: 1}
      units: {london: [F1, P1, I3], east-anglia: [P2], wessex: [I1, P3], wales: [I2, P4]}
    burgundy:
      resources: {food: 3, product: 2, weapon: 1, gold: 1}
      tokens: {production: 6, trade: 1, military: 1}
      vp: {kills: 2}
      units: {vlaanderen: [F1, P1], brabant: [F2, P2], calais: [P3], bourgogne: [I3, P4], artois: [I1, I2]}
    france:
      resources: {food: 3, product: 6, weapon: 2, gold: 2}
      tokens: {production: 2, trade: 1, military: 6}
      routes: [england]
      vp: {kills: 4}
      units: {ile-de-france: [F1, P1], anjou: [P2], normandie: [P3], provence: [P4], bourbon: [A1, {A2: {ap: 2}}, I1]}
    germany:
      resources: {food: 5, product: 3, weapon: 1, gold: 1}
      tokens: {production: 3, trade: 1, military: 4}
      vp: {kills: 3}
      units: {brandenburg: [F1, P1], palatinate: [A2, P2], bayern: [A1, P3], wurttemberg: [I1, P4]}
  wars: [{between: [burgundy, france], since: 5}]
)";

std::filesystem::path scenarioFolder() {
    return std::filesystem::path(MARCHES_SOURCE_DIR) / "resources" / "scenarios";
}

Scene gameOf(const ScenarioResult& result, const SetupChoice& choice) {
    if (!result.scenario) {
        for (const Finding& finding : result.findings)
            qWarning("%s", formatted(finding).c_str());
        qFatal("the scenario can't be read");
    }
    const auto setting = makeSetting(*result.scenario, choice);
    if (!setting) {
        for (const Finding& finding : setting.error())
            qWarning("%s", formatted(finding).c_str());
        qFatal("no setting can be made");
    }
    Scene game;
    game.setting = *setting;
    game.moment.setting = game.setting.get();
    game.moment.state = initial(*game.setting);
    game.moment.sitters.resize(game.setting->players());
    for (std::size_t i = 0; i < game.setting->players(); ++i) {
        const std::string& country = game.setting->seatName(idAt<SeatId>(i));
        Sitter& sitter = game.moment.sitters[i];
        if (country == "england") sitter.name = QStringLiteral("Anna");
        if (country == "france") sitter.name = QStringLiteral("Jeanne");
        sitter.human = !sitter.name.isEmpty();
        if (!sitter.human) sitter.kind = QStringLiteral("bot:random");
    }
    for (const SeatId seat : decision(*game.setting, game.moment.state).waits)
        if (game.moment.hand == noSeat || !game.moment.sitter(game.moment.hand).human)
            game.moment.hand = seat;
    return game;
}

SetupChoice fourPlayers() {
    SetupChoice choice;
    choice.seats = {{"england", Colour::red},
                    {"burgundy", Colour::green},
                    {"france", Colour::blue},
                    {"germany", Colour::yellow}};
    return choice;
}

} // namespace

Scene middleGame(const std::string& phase, const std::string& toMove) {
    const std::string start = "start:\n  turn: 5\n  phase: " + phase +
                              (phase == "trade" ? "" : "\n  to-move: " + toMove) + middlePlayers;
    const std::string file =
        "format: marches-scenario 1\ngame: warriors-and-traders\nid: middle-game\n"
        "based-on: western-europe\n" // with figures that no tuning changes
        "play-mat: {trade: {bank-rate: [7, 6, 5, 4, 3, 2, 1]}, military: {spaces: [0, 1, 2, 3, 3, 4, 4]}}\n" +
        start;
    Scene game = gameOf(loadScenarioText(file, "middle-game.yaml", scenarioFolder(), {scenarioFolder()}),
                        fourPlayers());
    game.moment.hand = seat(game, toMove.c_str());
    return game;
}

Scene newGame() {
    return gameOf(loadScenario(scenarioFolder() / "western-europe.yaml", {scenarioFolder()}), fourPlayers());
}

void playAtRandom(Scene& game, std::uint64_t seed, int steps,
                  const std::function<void(const Moment&)>& look) {
    RandomStream random{seed, 0};
    const Setting& setting = *game.setting;
    for (int i = 0; i < steps; ++i) {
        const SeatSet waits = decision(setting, game.moment.state).waits;
        if (waits.empty()) return;
        game.moment.hand = *waits.begin();
        look(game.moment);
        std::vector<Command> found;
        options(setting, game.moment.state, game.moment.hand, found);
        const Command command = found[random.below(static_cast<std::uint32_t>(found.size()))];
        std::vector<Event> events;
        apply(setting, game.moment.state, command, events);
    }
}

SeatId seat(const Scene& game, const char* country) {
    const auto found = game.setting->findSeat(country);
    Q_ASSERT(found);
    return *found;
}

ProvinceId province(const Scene& game, const char* id) {
    const auto found = game.setting->board.map.findProvince(id);
    Q_ASSERT(found);
    return *found;
}

void initLook() {
    const QStringList missing = theme::init();
    if (!missing.isEmpty()) qFatal("fonts are missing");
    QApplication::setStyle(new theme::MarchesStyle());
}

void useLook(Look look) {
    theme::Theme theme;
    if (look == Look::dark) theme.tone = theme::Tone::Dark;
    if (look == Look::largeText) theme.textFactor = 2.0;
    qobject_cast<theme::MarchesStyle*>(QApplication::style())->setTheme(theme);
}

void takePicture(QWidget& widget, const QString& name, int width, int height) {
    widget.resize(width, height);
    widget.show();
    QTest::qWait(30);
    QDir().mkpath(QStringLiteral("pictures"));
    widget.grab().save(QStringLiteral("pictures/%1.png").arg(name));
}

} // namespace marches::warriors::face::test
