#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace marches::play {

/// Asks for the outside program that shall play a seat: says what that is, and what is wrong with the command
/// line. Starts nothing.
class ProgramDialog : public QDialog {
    Q_OBJECT

public:
    explicit ProgramDialog(QWidget* parent);

signals:
    void chosen(const QString& line);

private:
    void browse();
    void take();
    void fit();

    QLineEdit* line_;
    QSpinBox* patience_;
    QLabel* problem_;
};

} // namespace marches::play
