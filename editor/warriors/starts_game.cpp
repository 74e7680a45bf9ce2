#include "editor/warriors/starts_game.h"

#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/warriors/pieces/words.h"
#include "editor/map_files.h"
#include "editor/words.h"
#include "engine/draft/warriors/start_of_state.h"
#include "engine/warriors/rules.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

namespace marches::editor {

using Wt = warriors::WarriorsAndTraders;

struct StartsGame::Game {
    std::shared_ptr<const warriors::Setting> setting;
    Timeline<Wt> timeline;
    std::vector<NodeId> moments; ///< the ends of its lines whose position can be a start, the first first
};

StartsGame::StartsGame(const Document& document, QWidget* parent)
    : QWidget(parent), document_(document), title_(shell::roleLabel(theme::FontRole::DockTitle)),
      scrubber_(new QSlider(Qt::Horizontal)), moment_(shell::roleLabel(theme::FontRole::Text)),
      take_(shell::smallButton(QStringLiteral("starts.game.take"))),
      leave_(shell::smallButton(QStringLiteral("starts.game.leave"))) {
    scrubber_->setObjectName(QStringLiteral("starts.game.scrubber"));
    moment_->setObjectName(QStringLiteral("starts.game.moment"));
    moment_->setWordWrap(true);
    title_->setObjectName(QStringLiteral("starts.game.title"));
    for (QLabel* label : {title_, moment_})
        label->setTextFormat(Qt::PlainText);
    theme::setPrimary(take_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 8);
    column->addWidget(title_);
    column->addWidget(scrubber_);
    auto* below = new QHBoxLayout;
    below->addWidget(moment_, 1);
    below->addWidget(leave_);
    below->addWidget(take_);
    column->addLayout(below);
    column->addStretch(1);
    connect(scrubber_, &QSlider::valueChanged, this, &StartsGame::showMoment);
    connect(take_, &QPushButton::clicked, this, &StartsGame::takeWanted);
    connect(leave_, &QPushButton::clicked, this, &StartsGame::leaveWanted);
    retranslate();
}

StartsGame::~StartsGame() = default;

std::optional<QString> StartsGame::open(const QString& path, const QString& into) {
    const RecordReading read = shell::readRecordFile(path);
    const auto lines = [](const Findings& findings) { return shell::findingLines(findings, {}).value(0); };
    if (!read.record) return tr("This game can't be read: %1").arg(lines(read.findings));
    if (read.record->header.game != Wt::id) return tr("This is a game of another kind.");
    auto opened =
        warriors::openGame(read.record->header, shell::onDisk(QFileInfo(path).absolutePath()), mapSources());
    if (!opened) return tr("This game can't be read: %1").arg(lines(opened.error()));
    for (const Province& province : opened->setting->board.map.provinces())
        if (opened->setting->board.provinces[*opened->setting->board.map.findProvince(province.id)].inPlay &&
            document_.atlas().province(province.id) < 0)
            return tr("The game is played on another map: %1 is not on this one.")
                .arg(localName(province.names, province.id));
    auto game = std::make_unique<Game>(Game{opened->setting, Timeline<Wt>(opened->setting), {}});
    (void)game->timeline.replay(read.record->lines); // what can be played is shown
    const std::uint32_t count = game->timeline.tree().node(game->timeline.current()).lines;
    for (std::uint32_t line = 0; line <= count; ++line)
        if (const auto end = game->timeline.endOfLine(line);
            end && draft::warriors::canBeStart(*game->setting, game->timeline.state(*end)))
            game->moments.push_back(*end);
    if (game->moments.empty()) return tr("No position of this game can be a start: play a turn of it first.");
    game_ = std::move(game);
    title_->setText(tr("%1: what you take goes into %2", "%1 a saved game, %2 'the whole map' or a variant")
                        .arg(QFileInfo(path).completeBaseName(), into));
    title_->setWordWrap(true);
    {
        const QSignalBlocker blocked(scrubber_);
        scrubber_->setRange(0, static_cast<int>(game_->moments.size()) - 1);
        scrubber_->setValue(scrubber_->maximum());
    }
    showMoment();
    return std::nullopt;
}

void StartsGame::close() {
    game_.reset();
    start_.reset();
}

void StartsGame::showMoment() {
    if (!game_) return;
    const warriors::State state =
        game_->timeline.state(game_->moments[static_cast<std::size_t>(scrubber_->value())]);
    auto start = draft::warriors::startOf(*game_->setting, state);
    QString words =
        tr("Turn %1, %2", "a moment of a game").arg(state.turn).arg(warriors::face::phaseName(state.phase));
    if (isSeat(state.current) && state.phase != warriors::Phase::trade &&
        state.phase != warriors::Phase::over)
        words +=
            QStringLiteral(", ") + tr("%1 to move", "a country")
                                       .arg(countryName(document_, game_->setting->seatName(state.current)));
    moment_->setText(words);
    scrubber_->setAccessibleDescription(words);
    start_ = start ? std::optional<Node>(std::move(*start)) : std::nullopt;
    emit shown();
}

void StartsGame::retranslate() {
    scrubber_->setAccessibleName(tr("Moments of the game"));
    take_->setText(tr("Take this position", "a button"));
    leave_->setText(tr("Leave it", "a button: nothing is taken from a saved game"));
    showMoment();
}

} // namespace marches::editor
