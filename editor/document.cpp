#include "editor/document.h"

#include "editor/words.h"
#include "engine/draft/edits_variant_within.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

/// Whether two states that have their labels in common show the same.
bool sameContentOf(const draft::Draft& a, const draft::Draft& b) {
    const bool sheets = a.map == b.map || (a.map != nullptr && b.map != nullptr && *a.map == *b.map);
    const auto sameItem = [](const draft::LayerItem& one, const draft::LayerItem& other) {
        return one == other || *one == *other;
    };
    return sheets && a.labels == b.labels && sameContent(a.tree, b.tree) &&
           std::equal(a.layers.begin(), a.layers.end(), b.layers.begin(),
                      [&](const auto& one, const auto& two) {
                          return std::equal(one.begin(), one.end(), two.begin(), two.end(), sameItem);
                      });
}

} // namespace

Document::Document(draft::Draft draft, QObject* parent)
    : QObject(parent), draft_(std::move(draft)), inFiles_(draft_), first_(draft_.opened) {
    history_.setUndoLimit(mostSteps); // it takes a limit only while it is empty
    connect(&history_, &QUndoStack::indexChanged, this, &Document::historyChanged);
    connect(&history_, &QUndoStack::cleanChanged, this, &Document::historyChanged);
}

Document::Document(const draft::DraftRecovery& recovery, QObject* parent) : Document(recovery.draft, parent) {
    making_ = true;
    const draft::History& history = recovery.history;
    const std::size_t saved = recovery.savedAt;
    const bool apart = recovery.savedApart.has_value();
    const std::size_t count = history.changes.size();
    for (std::size_t i = history.done; !apart && i > saved; --i)
        if (!draft::apply(inFiles_, draft::reversed(history.changes[i - 1]))) Q_ASSERT(false);
    for (std::size_t i = history.done; !apart && i < std::min(saved, count); ++i)
        if (!draft::apply(inFiles_, history.changes[i])) Q_ASSERT(false);
    if (apart) inFiles_ = *recovery.savedApart;
    for (std::size_t i = history.done; i < count; ++i)
        if (!draft::apply(draft_, history.changes[i])) Q_ASSERT(false);
    for (std::size_t i = 0; i < count; ++i) {
        if (!apart && i == saved) history_.setClean();
        draft::Change change = history.changes[i];
        change.mergeKey.clear(); // what was one step is one already
        history_.push(new Edit(*this, std::move(change), {}));
    }
    if (!apart && saved == count) history_.setClean();
    if (apart) history_.resetClean(); // no step of it is as the files are
    history_.setIndex(static_cast<int>(history.done));
    making_ = false;
}

Document::~Document() {
    history_.disconnect(this); // it clears itself while it goes
}

const Node& Document::whole() const {
    if (!whole_) whole_ = draft::wholeTree(within());
    return *whole_;
}

const draft::Draft& Document::within() const {
    if (shown_.empty()) return draft_;
    if (!within_) within_ = draft::draftWithin(draft_, shown_);
    return *within_;
}

void Document::showVariant(const std::string& variant) {
    const std::string wanted =
        !variant.empty() && draft::valueAt(draft_, {"variants", variant}) ? variant : std::string();
    if (wanted == shown_) return;
    shown_ = wanted;
    within_.reset();
    whole_.reset();
    atlas_.reset();
    emit variantShown();
}

const Atlas& Document::atlas() const {
    if (!atlas_) atlas_ = atlasOf(whole());
    return *atlas_;
}

const std::string& Document::yaml() const {
    if (!yaml_) yaml_ = draft::yamlNow(draft_);
    return *yaml_;
}

QString Document::title() const {
    const Node* id = whole().find("id");
    return nameOf(&whole(), id != nullptr && id->isScalar() ? id->text : draft_.opened->name);
}

const Edit& Document::step(int position) const {
    return static_cast<const Edit&>(*history_.command(position));
}

bool Document::apply(draft::Change change, EditPlace place) {
    if (change.empty()) return true;
    auto moved = draft::movedInto(draft_, shown_, std::move(change));
    if (moved) return applyAsItIs(std::move(*moved), std::move(place));
    emit refused(sentenceText(moved.error()));
    return false;
}

bool Document::applyAsItIs(draft::Change change, EditPlace place) {
    if (change.empty()) return true;
    if (place.variant.empty()) place.variant = shown_;
    if (!draft::apply(draft_, change)) return false;
    if (!change.mergeKey.empty()) change.mergeKey += '#' + std::to_string(mergeSerial_);
    noteChange(change);
    const draft::Change made = change;
    making_ = true;
    const int before = history_.index();
    history_.push(new Edit(*this, std::move(change), std::move(place)));
    making_ = false;
    emit stepMade(made, history_.index() == before && before < mostSteps);
    emit changed(made);
    return true;
}

void Document::setSaved() {
    inFiles_ = draft_;
    history_.setClean();
}

bool Document::takeIn(draft::Change change, std::shared_ptr<const draft::Opened> opened,
                      draft::Draft asInFiles) {
    draft::Draft after = draft_;
    const bool otherBase = !sameContent(opened->base, after.opened->base);
    after.opened = std::move(opened);
    if (draft::ownPictureName(draft_).empty() && draft::ownPictureName(asInFiles).empty()) {
        // The picture of what it is based on is no step.
        after.map = asInFiles.map;
        after.labels = asInFiles.labels;
        after.layers = asInFiles.layers;
    }
    if (!draft::apply(after, change)) return false;
    draft_ = std::move(after);
    inFiles_ = std::move(asInFiles);
    atlas_.reset(); // what it is based on may have changed too
    noteChange(change);
    const draft::Change made = change;
    const bool all = sameContentOf(draft_, inFiles_);
    making_ = true;
    if (!made.empty()) history_.push(new Edit(*this, std::move(change), {}));
    if (all)
        history_.setClean();
    else
        history_.resetClean();
    making_ = false;
    if (!made.empty()) emit stepMade(made, false);
    emit changed(made);
    if (otherBase) emit variantShown(); // of what a variant and a base give, all is read again
    emit historyChanged();
    return true;
}

void Document::moveTo(const std::filesystem::path& path) {
    const auto moved = [&](const std::shared_ptr<const draft::Opened>& from) {
        auto to = std::make_shared<draft::Opened>(*from);
        to->folder = path.parent_path();
        to->name = path.filename().string();
        return to;
    };
    const bool same = first_ == draft_.opened;
    draft_.opened = moved(draft_.opened);
    first_ = same ? draft_.opened : moved(first_);
    inFiles_.opened = draft_.opened;
    yaml_.reset();
}

draft::Draft Document::atFirst() const {
    draft::Draft draft = draft_;
    for (int i = history_.index(); i-- > 0;)
        if (!draft::apply(draft, draft::reversed(step(i).change()))) Q_ASSERT(false);
    draft.opened = first_;
    return draft;
}

void Document::perform(const draft::Change& change, const EditPlace& place) {
    const bool fits = draft::apply(draft_, change);
    Q_ASSERT(fits);
    if (!fits) return;
    noteChange(change);
    emit changed(change);
    emit wentTo(place);
}

void Document::noteChange(const draft::Change& change) {
    ++revision_;
    within_.reset();
    whole_.reset();
    yaml_.reset();
    followInAtlas(change);
    if (!shown_.empty() && !draft::valueAt(draft_, {"variants", shown_})) showVariant({}); // it is gone
}

/// Only what the change touches is read again, where that is little.
void Document::followInAtlas(const draft::Change& change) {
    constexpr std::size_t few = 32;
    const draft::Touched touched = draft::touched(change);
    const auto readElsewhere = [](const std::string& section) {
        return section == "countries" || section == "left-out" || section == "variants";
    };
    const bool named = std::none_of(change.steps.begin(), change.steps.end(), [](const draft::Slot& slot) {
        const auto* value = std::get_if<draft::TreeSlot>(&slot); // of no province alone
        return value != nullptr &&
               (value->path.empty() || (value->path[0] == "provinces" && value->path.size() < 2));
    });
    if (atlas_ && named && shown_.empty() && touched.provinces.size() <= few &&
        std::none_of(touched.sections.begin(), touched.sections.end(), readElsewhere))
        readAgain(*atlas_, whole(), touched.provinces);
    else
        atlas_.reset();
}

int Document::unsavedSteps() const {
    const int saved = history_.cleanIndex();
    if (saved < 0) return -1;
    int steps = 0;
    for (int i = std::min(saved, history_.index()); i < std::max(saved, history_.index()); ++i)
        if (draft::changesFiles(step(i).change())) ++steps;
    return steps;
}

} // namespace marches::editor
