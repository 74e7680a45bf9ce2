#pragma once

#include "app/warriors/prompts/choices.h"

#include <QWidget>

class QPushButton;

namespace marches::warriors::face {

/// A card that asks one thing: a button for each answer, pressed by its figure, or by arrows and Enter.
class ChoiceCard : public QWidget {
    Q_OBJECT
public:
    /// The focus is on the answer of that id, else on the first.
    explicit ChoiceCard(const Choice& choice, const QString& answered = {}, QWidget* parent = nullptr);

signals:
    void closeWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* answered(int key) const;

    std::vector<QPushButton*> buttons_;
};

} // namespace marches::warriors::face
