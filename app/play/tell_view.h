#pragma once

#include "app/play/card_view.h"
#include "app/play/session.h"

namespace marches::play {

/// The card that tells something: a sentence, lines of what happened, and what may be done about it.
class TellView : public CardView {
    Q_OBJECT

public:
    /// `session`: for the arms of its seats.
    /// `quiet`: none of its buttons is the main one.
    TellView(const TellCard& card, const Session& session, bool quiet = false, QWidget* parent = nullptr);
};

} // namespace marches::play
