#include "engine/draft/ids.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace marches::draft {
namespace {

constexpr std::size_t longestSlug = 40;

/// A run of letters, capitals and small ones, that are written alike without their accents.
struct LatinRun {
    std::uint32_t first;
    std::uint32_t last;
    std::string_view plain;
};
constexpr std::array<LatinRun, 54> latinRuns{
    {{0xC0, 0xC5, "a"},      {0xC6, 0xC6, "ae"},   {0xC7, 0xC7, "c"},   {0xC8, 0xCB, "e"},
     {0xCC, 0xCF, "i"},      {0xD0, 0xD0, "d"},    {0xD1, 0xD1, "n"},   {0xD2, 0xD6, "o"},
     {0xD8, 0xD8, "o"},      {0xD9, 0xDC, "u"},    {0xDD, 0xDD, "y"},   {0xDE, 0xDE, "th"},
     {0xDF, 0xDF, "ss"},     {0xE0, 0xE5, "a"},    {0xE6, 0xE6, "ae"},  {0xE7, 0xE7, "c"},
     {0xE8, 0xEB, "e"},      {0xEC, 0xEF, "i"},    {0xF0, 0xF0, "d"},   {0xF1, 0xF1, "n"},
     {0xF2, 0xF6, "o"},      {0xF8, 0xF8, "o"},    {0xF9, 0xFC, "u"},   {0xFD, 0xFD, "y"},
     {0xFE, 0xFE, "th"},     {0xFF, 0xFF, "y"},    {0x100, 0x105, "a"}, {0x106, 0x10D, "c"},
     {0x10E, 0x111, "d"},    {0x112, 0x11B, "e"},  {0x11C, 0x123, "g"}, {0x124, 0x127, "h"},
     {0x128, 0x131, "i"},    {0x132, 0x133, "ij"}, {0x134, 0x135, "j"}, {0x136, 0x138, "k"},
     {0x139, 0x142, "l"},    {0x143, 0x14B, "n"},  {0x14C, 0x151, "o"}, {0x152, 0x153, "oe"},
     {0x154, 0x159, "r"},    {0x15A, 0x161, "s"},  {0x162, 0x167, "t"}, {0x168, 0x173, "u"},
     {0x174, 0x175, "w"},    {0x176, 0x178, "y"},  {0x179, 0x17E, "z"}, {0x17F, 0x17F, "s"},
     {0x1E9E, 0x1E9E, "ss"}, {0x218, 0x219, "s"},  {0x21A, 0x21B, "t"}, {0x300, 0x36F, ""},
     {0x1E80, 0x1E85, "w"},  {0x1EF2, 0x1EF3, "y"}}};

/// Returns the code point that begins at `at` in well-formed UTF-8 and moves behind it.
std::uint32_t codePointAt(std::string_view text, std::size_t& at) {
    const auto lead = static_cast<std::uint8_t>(text[at++]);
    if (lead < 0x80) return lead;
    std::uint32_t point = lead & (lead >= 0xF0 ? 0x07U : lead >= 0xE0 ? 0x0FU : 0x1FU);
    while (at < text.size() && (static_cast<std::uint8_t>(text[at]) & 0xC0) == 0x80)
        point = point << 6 | (static_cast<std::uint8_t>(text[at++]) & 0x3FU);
    return point;
}

/// Whether the character parts words; those above ASCII are the Latin marks and general punctuation.
bool isSeparator(std::uint32_t point) {
    return point < 0xC0 || point == 0xD7 || point == 0xF7 || (point >= 0x2000 && point <= 0x206F);
}

/// Renames in the lines of play of a puzzle's solution.
void renameInSolution(TreeWork& work, const TreePath& solution, Mention::Of of, std::string_view id,
                      const std::string& newId) {
    const auto lines = work.at(solution);
    if (!lines || !lines->isList()) return;
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const Node& line = lines->items[i];
        if (!line.isScalar()) continue;
        TreePath path = solution;
        path.push_back(std::to_string(i));
        std::string now = work.draft().opened->game.lineRenamed(line.text, of, id, newId);
        if (now != line.text) work.setText(path, now);
    }
}

/// Gives an entry of a section, and all that names it, another id.
void renameMentions(TreeWork& work, Mention::Of of, std::string_view id, const std::string& newId) {
    const auto found = mentionsOf(work.whole(), work.draft().opened->game, of, id);
    for (auto mention = found.rbegin(); mention != found.rend(); ++mention) {
        if (!mention->mention->key) {
            work.setText(mention->path, newId);
            continue;
        }
        TreePath renamed = mention->path;
        renamed.back() = newId;
        if (work.has(renamed)) // stood there without meaning
            work.erase(renamed);
        work.renameKey(mention->path, newId);
    }
    if (work.draft().opened->game.lineRenamed == nullptr) return;
    renameInSolution(work, {"solution"}, of, id, newId);
    if (const auto variants = work.at({"variants"}); variants && variants->isMap())
        for (const Node::Key& key : variants->keys)
            renameInSolution(work, {"variants", key.text, "solution"}, of, id, newId);
}

} // namespace

std::string slugOf(std::string_view name) {
    if (!isUtf8(name)) return {};
    std::string slug;
    bool parted = false;
    const auto add = [&](std::string_view letters) {
        if (parted && !slug.empty()) slug += '-';
        parted = false;
        slug += letters;
    };
    for (std::size_t at = 0; at < name.size();) {
        const std::uint32_t point = codePointAt(name, at);
        if ((point >= 'a' && point <= 'z') || (point >= '0' && point <= '9')) {
            add(std::string(1, static_cast<char>(point)));
        } else if (point >= 'A' && point <= 'Z') {
            add(std::string(1, static_cast<char>(point - 'A' + 'a')));
        } else if (isSeparator(point)) {
            parted = true;
        } else {
            const auto run = std::find_if(latinRuns.begin(), latinRuns.end(), [&](const LatinRun& one) {
                return point >= one.first && point <= one.last;
            });
            if (run == latinRuns.end()) return {}; // another script
            if (!run->plain.empty()) add(run->plain);
        }
    }
    if (slug.size() > longestSlug) slug.resize(longestSlug);
    while (slug.ends_with('-'))
        slug.pop_back();
    return slug;
}

std::optional<Sentence> idRefused(const Node& whole, std::string_view section, std::string_view id) {
    if (!isSlug(id))
        return Sentence("`{0}` is no id: lower-case letters, digits and single hyphens.", shortened(id));
    if (section == "countries" && (id == "table" || id == "chance"))
        return Sentence("`{0}` has a meaning of its own in records; choose another id.", id);
    const Node* entries = whole.find(section);
    if (entries != nullptr && entries->find(id) != nullptr) return Sentence("The id `{0}` is taken.", id);
    return std::nullopt;
}

std::string freeId(const Node& whole, std::string_view section, std::string_view name) {
    const std::string slug = slugOf(name);
    const std::string_view word = section == "countries"  ? "country"
                                  : section == "variants" ? "variant"
                                                          : "province";
    if (!slug.empty() && !idRefused(whole, section, slug)) return slug;
    const std::string stem = slug.empty() ? std::string(word) : slug;
    for (int n = slug.empty() ? 1 : 2;; ++n)
        if (std::string id = stem + '-' + std::to_string(n); !idRefused(whole, section, id)) return id;
}

Expected<Change, Sentence> renameProvinceId(const Draft& draft, std::string_view id, std::string_view newId) {
    TreeWork work(draft);
    if (auto missing = noSuchProvince(work, id)) return unexpected(std::move(*missing));
    if (auto refused = idRefused(work.whole(), "provinces", newId)) return unexpected(std::move(*refused));
    const std::string name = shownName(work, "provinces", id);
    renameMentions(work, Mention::Of::province, id, std::string(newId));
    if (const auto label = draft.labels.labelOf(id))
        setLabel(work, *label, std::string(id), std::string(newId));
    return finished(std::move(work), Sentence("{0}: id {1}", name, newId));
}

Expected<Change, Sentence> renameCountryId(const Draft& draft, std::string_view id, std::string_view newId) {
    TreeWork work(draft);
    if (auto missing = noSuchCountry(work, id)) return unexpected(std::move(*missing));
    if (auto refused = idRefused(work.whole(), "countries", newId)) return unexpected(std::move(*refused));
    const std::string name = shownName(work, "countries", id);
    renameMentions(work, Mention::Of::country, id, std::string(newId));
    return finished(std::move(work), Sentence("{0}: id {1}", name, newId));
}

Expected<Change, Sentence> renameVariantId(const Draft& draft, std::string_view id, std::string_view newId) {
    TreeWork work(draft);
    if (auto missing = noSuchVariant(work, id)) return unexpected(std::move(*missing));
    if (auto refused = idRefused(work.whole(), "variants", newId)) return unexpected(std::move(*refused));
    const std::string name = shownName(work, "variants", id);
    work.renameKey({"variants", std::string(id)}, std::string(newId));
    return finished(std::move(work), Sentence("{0}: id {1}", name, newId));
}

} // namespace marches::draft
