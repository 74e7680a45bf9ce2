#pragma once

#include "app/play/prompt.h"
#include "app/play/session.h"

#include <QWidget>

namespace marches::play {

/// The card that tells something: a sentence, lines of what happened, and what may be done about it.
class TellView : public QWidget {
    Q_OBJECT

public:
    /// `session`: for the arms of its seats.
    TellView(const TellCard& card, const Session& session, QWidget* parent = nullptr);

signals:
    void closeWanted();
};

} // namespace marches::play
