#pragma once

#include "editor/warriors/starts_moment.h"
#include "engine/draft/warriors/edits_puzzle.h"

class QPushButton;

namespace marches::editor {

class StartsTrial;
struct TrialCount;

/// The puzzle that a start position begins: who plays, what is to be reached within how many turns, and
/// whether it can be done.
class StartsPuzzle : public Panel {
    Q_OBJECT

public:
    explicit StartsPuzzle(Document& document, QWidget* parent = nullptr);
    ~StartsPuzzle() override;

    void show(const StartModel& model, const std::string& variant);
    [[nodiscard]] bool isPuzzle() const { return puzzle_.there; }
    [[nodiscard]] const std::string& seat() const { return puzzle_.seat; }
    bool stopTrying(); ///< false: nothing was being tried
    void takeFocus();
    void retranslate();

signals:
    void wanted(const marches::editor::StartCommand& command);
    void said(const QString& text);

private:
    void makeForm();
    void fillSeats();
    void showGoal();
    void writeGoal();
    void writeFrame();
    void tryIt();
    void showCount();
    [[nodiscard]] QString goalWords() const;
    [[nodiscard]] std::size_t medal() const;

    Document& document_;
    StartModel model_;
    std::string variant_;
    draft::warriors::PuzzleModel puzzle_;
    QLabel* note_;
    QLabel* seatLabel_;
    QComboBox* seat_;
    QLabel* medalLabel_;
    QComboBox* medal_;
    QLabel* goalLabel_;
    QComboBox* kind_;
    QComboBox* whom_;
    QComboBox* place_;
    QSpinBox* number_;
    QLabel* goal_;
    QLabel* withinLabel_;
    QSpinBox* turns_;
    QLabel* turnWord_;
    QComboBox* rivals_;
    QPushButton* try_;
    QPushButton* remove_;
    QLabel* result_;
    QPushButton* keep_;
    std::unique_ptr<StartsTrial> trial_;
    bool over_ = false; ///< what was tried is played to its end
};

} // namespace marches::editor
