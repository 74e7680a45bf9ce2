#include "app/play/undo_macros.h"

namespace marches::play {

bool UndoMacros::open(NodeId start) {
    if (openFrom_) return false;
    openFrom_ = start;
    return true;
}

void UndoMacros::add(const TimelineTree& tree, NodeId before, bool byAnother) {
    const NodeId head = tree.current();
    // What another person does begins a macro of its own.
    if (openFrom_ && *openFrom_ != before && byAnother) openFrom_ = before;
    const NodeId from = openFrom_.value_or(before);
    // What was one macro before an undo may be taken line by line now, or in part.
    std::erase_if(macros_, [&](const Macro& known) {
        const bool takenAgain = tree.isAncestor(head, known.to) && !tree.isAncestor(head, known.from);
        return takenAgain || (known.from == from && known.to == before);
    });
    // A step of a line that goes on is one too, also the line's last.
    if (from != before || tree.node(before).open || tree.node(head).open) macros_.push_back({from, head});
}

NodeId UndoMacros::startOf(NodeId end, NodeId otherwise) const {
    for (const Macro& macro : macros_)
        if (macro.to == end) otherwise = macro.from;
    return otherwise;
}

NodeId UndoMacros::endFrom(const TimelineTree& tree, NodeId start, NodeId otherwise) const {
    const NodeId tip = tree.variations()[tree.presentVariation()].tip;
    for (const Macro& macro : macros_) // of several the last
        if (macro.from == start && tree.isAncestor(macro.to, tip)) otherwise = macro.to;
    return otherwise;
}

} // namespace marches::play
