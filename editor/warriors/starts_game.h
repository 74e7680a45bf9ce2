#pragma once

#include "editor/warriors/starts_facts.h"
#include "engine/table/timeline.h"
#include "engine/warriors/record_setup.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace marches::editor {

/// A saved game. Its moments that can be a start are gone through: each is shown on the map, and one is taken
/// as the start position.
class StartsGame : public QWidget {
    Q_OBJECT

public:
    explicit StartsGame(const Document& document, QWidget* parent = nullptr);
    ~StartsGame() override;

    /// Opens a record; the sentence says why it can't be taken, nothing where it can.
    /// `into`: where a position goes, the whole map or a variant by its name.
    [[nodiscard]] std::optional<QString> open(const QString& path, const QString& into);
    [[nodiscard]] bool isOpen() const { return game_ != nullptr; }
    void close();
    /// The moment that is shown as a start position; nothing while no game is open.
    [[nodiscard]] const std::optional<Node>& start() const { return start_; }
    void retranslate();

signals:
    void shown(); ///< another moment
    void takeWanted();
    void leaveWanted();

private:
    struct Game;
    void showMoment();

    const Document& document_;
    std::unique_ptr<Game> game_;
    std::optional<Node> start_;
    QLabel* title_;
    QSlider* scrubber_;
    QLabel* moment_;
    QPushButton* take_;
    QPushButton* leave_;
};

} // namespace marches::editor
