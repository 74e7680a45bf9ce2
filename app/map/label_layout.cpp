#include "app/map/label_layout.h"

#include "app/map/label_search.h"
#include "app/map/mark_places.h"

#include <algorithm>

namespace marches::appmap {

namespace {

constexpr std::size_t mostAway = 48; // names at the end of lines; where more would be, none is

} // namespace

LabelLayout::LabelLayout(const Shapes& shapes, double scale, const ViewFrame& frame)
    : shapes_(&shapes), scale_(scale), frame_(frame), places_(static_cast<std::size_t>(shapes.count())),
      known_(places_.size(), 0) {}

void LabelLayout::begin(std::span<const int> provinces, const RequestOf& requestOf) {
    requestOf_ = requestOf;
    waiting_.clear();
    without_.clear();
    hidden_.clear();
    again_ = false;
    for (const int province : provinces) {
        if (has(province)) continue;
        known_[static_cast<std::size_t>(province)] = 1;
        waiting_.push_back({province, {}});
    }
    std::stable_sort(waiting_.begin(), waiting_.end(), [this](const Waiting& a, const Waiting& b) {
        return shapes_->grid().pole(a.province).radius < shapes_->grid().pole(b.province).radius;
    });
    step_ = Step::Ask;
    next_ = 0;
}

void LabelLayout::forget(std::span<const int> provinces) {
    places_.resize(static_cast<std::size_t>(shapes_->count()));
    known_.resize(places_.size(), 0);
    for (const int province : provinces) {
        known_[static_cast<std::size_t>(province)] = 0;
        lift(province);
    }
}

bool LabelLayout::work(const Budget& budget) {
    while (step_ != Step::Done) {
        if (next_ < (step_ == Step::Away ? without_.size() : waiting_.size()))
            workOn(next_++);
        else
            beginNextStep();
        if (budget.spent()) return step_ == Step::Done;
    }
    return true;
}

void LabelLayout::workOn(std::size_t item) {
    switch (step_) {
    case Step::Ask:
        waiting_[item].request = requestOf_(waiting_[item].province);
        break;
    case Step::Close:
        if (const auto place = placeClose(*this, waiting_[item].province, waiting_[item].request))
            put(waiting_[item], *place);
        else
            without_.push_back(item);
        break;
    case Step::Away: { // names that have no place close by go where the others leave room
        const Waiting& w = waiting_[without_[item]];
        const auto place = placeFarther(*this, w.province, w.request, without_.size() <= mostAway);
        if (!place && !w.request.forms.empty()) hidden_.push_back(w.province);
        put(w, place ? *place : placeWithoutName(*this, w.province, w.request));
        break;
    }
    case Step::Marks:
        putMarks(waiting_[item]);
        break;
    case Step::Done:
        break;
    }
}

void LabelLayout::beginNextStep() {
    next_ = 0;
    switch (step_) {
    case Step::Ask:
        std::erase_if(waiting_, [](const Waiting& w) { return w.request.token.isEmpty(); });
        sortImportantFirst();
        step_ = Step::Close;
        break;
    case Step::Close:
        step_ = Step::Away;
        break;
    case Step::Away:
        if (again_ || hidden_.empty() || hidden_.size() > mostAway)
            step_ = Step::Marks;
        else
            onceMore();
        break;
    case Step::Marks:
    case Step::Done:
        step_ = Step::Done;
        break;
    }
}

/// At large scales there is room for all: the tightest provinces choose first, whatever they are.
void LabelLayout::sortImportantFirst() {
    if (scale_ >= finerBelow) return;
    std::stable_partition(waiting_.begin(), waiting_.end(), [](const Waiting& w) { return w.request.first; });
}

/// Starts again: those that found nothing go first now.
void LabelLayout::onceMore() {
    std::stable_partition(waiting_.begin(), waiting_.end(), [this](const Waiting& w) {
        return std::find(hidden_.begin(), hidden_.end(), w.province) != hidden_.end();
    });
    sortImportantFirst();
    for (const Waiting& w : waiting_)
        lift(w.province);
    without_.clear();
    hidden_.clear();
    again_ = true;
    step_ = Step::Close;
}

/// Runs when all names stand.
void LabelLayout::putMarks(const Waiting& w) {
    LabelPlace& place = places_[static_cast<std::size_t>(w.province)];
    const bool within = !place.hidden && !w.request.forms[static_cast<std::size_t>(place.form)].unmarked;
    if (within || w.request.marks.isEmpty()) return;
    place.marks = placeMarks(*this, w.province, w.request.marks);
    taken_.add(BoxIndex::Kind::Mark, w.province, place.marks);
}

void LabelLayout::lift(int province) {
    LabelPlace& at = places_[static_cast<std::size_t>(province)];
    taken_.remove(BoxIndex::Kind::Name, province, at.name);
    taken_.remove(BoxIndex::Kind::Room, province, at.tokens);
    taken_.remove(BoxIndex::Kind::Mark, province, at.marks);
    at = {};
}

void LabelLayout::put(const Waiting& w, LabelPlace place) {
    taken_.add(BoxIndex::Kind::Name, w.province, place.name);
    taken_.add(BoxIndex::Kind::Room, w.province, place.tokens);
    if (!place.hidden) {
        const QRectF& words = w.request.forms[static_cast<std::size_t>(place.form)].words;
        place.words = words.isEmpty() ? place.name : words.translated(place.name.topLeft());
    }
    places_[static_cast<std::size_t>(w.province)] = place;
}

} // namespace marches::appmap
