#include "engine/draft/draft.h"

#include <algorithm>
#include <cassert>

namespace marches::draft {

const std::string& LabelTable::idOf(Label label) const noexcept {
    static const std::string none;
    const auto found = table_->ids.find(label);
    return found == table_->ids.end() ? none : found->second;
}

std::optional<Label> LabelTable::labelOf(std::string_view id) const noexcept {
    const auto found = table_->labels.find(id);
    return found == table_->labels.end() ? std::nullopt : std::optional(found->second);
}

void LabelTable::set(Label label, std::string id) {
    assert(label >= planar::firstProvince);
    // A table that nobody else has is changed where it is: many labels of one change take no copy each. One
    // with ids was made here; the empty one that a table begins with is constant.
    auto table = table_.use_count() == 1 && !table_->ids.empty() ? std::const_pointer_cast<Table>(table_)
                                                                 : std::make_shared<Table>(*table_);
    if (const auto old = table->ids.find(label); old != table->ids.end()) {
        table->labels.erase(old->second);
        table->ids.erase(old);
    }
    if (!id.empty()) {
        assert(!table->labels.contains(id));
        table->labels.emplace(id, label);
        table->ids.emplace(label, std::move(id));
    }
    table_ = std::move(table);
    use(label);
}

void LabelTable::use(Label label) noexcept {
    next_ = std::max(next_, label + 1);
}

} // namespace marches::draft
