#pragma once

#include "app/play/face.h"

#include <QDialog>

namespace marches::play {

/// Who plays which seat: persons and computer players, changed in the running game. Not modal; each change
/// holds at once.
class SeatsDialog : public QDialog {
    Q_OBJECT

public:
    SeatsDialog(Session& session, const GameFace& face, QWidget* parent);
};

} // namespace marches::play
