#pragma once

#include "app/warriors/prompts/prompts.h"
#include "app/warriors/scene.h"

#include <QCoreApplication>

#include <optional>

namespace marches::warriors::face {

/// Shows what the best computer player would do here, and why; the map shows where.
class HintCard {
    Q_DECLARE_TR_FUNCTIONS(HintCard)
public:
    HintCard(const Scene& scene, const Hands& hands) : scene_(scene), hands_(hands) {}

    void show(); ///< the session's hint

private:
    const Scene& scene_;
    const Hands& hands_;
    struct Hinted {
        NodeId node;
        SeatId seat;
        int turn = 0;
        Reason reason;
    };
    std::optional<Hinted> hinted_;
    std::optional<Hinted> hintedBefore_; ///< at another node
};

} // namespace marches::warriors::face
