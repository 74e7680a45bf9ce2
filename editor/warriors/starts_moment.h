#pragma once

#include "editor/panel.h"
#include "editor/warriors/starts_facts.h"

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace marches::editor {

/// What a panel of this view makes of a change: the view applies it, or says why it can't be.
using StartEdit = Expected<draft::Change, Sentence>;
/// Asked with the draft of now and the variant that is shown.
using StartCommand = std::function<StartEdit(const draft::Draft& draft, const std::string& variant)>;

/// The moment at which a start position begins: name, turn, phase, who is to move.
class StartsMoment : public Panel {
    Q_OBJECT

public:
    explicit StartsMoment(const Document& document, QWidget* parent = nullptr);

    void show(const StartModel& model, const StartFacts& facts, const std::string& variant);
    bool focusField(const std::string& key); ///< "turn", "phase", "to-move", "start-seat"
    void retranslate();

signals:
    void wanted(const marches::editor::StartCommand& command);
    void renamed(const QString& name);

private:
    void fillSeats(QComboBox* list, const StartModel& model, const std::string& chosen, const QString& none);

    const Document& document_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* basedLabel_;
    QLabel* based_;
    QLabel* turnLabel_;
    QSpinBox* turn_;
    QLabel* ofTurns_;
    QComboBox* phase_;
    QLabel* toMoveLabel_;
    QComboBox* toMove_;
    QLabel* moved_;
    QLabel* beganLabel_;
    QComboBox* began_;
};

} // namespace marches::editor
