#include "engine/draft/texts.h"

#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/draft.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/text_parts.h"
#include "engine/scenario/migrate.h"

#include <algorithm>
#include <array>
#include <set>

namespace marches::draft {
namespace {

constexpr std::array<std::string_view, 4> ownLanguages{"en", "fr", "de", "nl"};
constexpr std::size_t deepestText = 12;
constexpr std::size_t longestNote = 400;

/// Whether a map is an entry by language, in a part of the tree where other keys may be as short.
bool isTextEntry(const Node& node) {
    if (!node.isMap() || node.size() == 0) return false;
    bool known = false;
    for (std::size_t i = 0; i < node.size(); ++i) {
        const Node& value = node.items[i];
        if (!isLanguageCode(node.keys[i].text) || !(value.isScalar() || value.isMap())) return false;
        known = known ||
                std::find(ownLanguages.begin(), ownLanguages.end(), node.keys[i].text) != ownLanguages.end();
    }
    return known;
}

TextKind kindOf(const TreePath& path) {
    const std::string& first = path.front();
    const std::string second = path.size() > 1 ? path[1] : std::string();
    if (first == "names" || path == sentencePath()) return TextKind::scenario;
    if (first == "countries") return TextKind::country;
    if (first == "provinces") return TextKind::province;
    if (first == "picture") return second == "sea-names" ? TextKind::sea : TextKind::reason;
    if (first == "variants") return TextKind::variant;
    if (first == "start" || first == "starts") return TextKind::start;
    if (first == "challenge" || first == "goals" || first == "texts") return TextKind::challenge;
    return TextKind::other;
}

/// Walks a tree and collects its entries by language.
class TextWalk {
public:
    explicit TextWalk(const Node& whole) : whole_(whole) {}

    std::vector<TextEntry> take() {
        add({"names"}, whole_.find("names"));
        add(sentencePath(), find(whole_, sentencePath()));
        for (std::size_t i = 0; whole_.isMap() && i < whole_.size(); ++i) {
            const std::string& key = whole_.keys[i].text;
            free_ =
                key == "challenge" || key == "goals" || key == "texts" || key == "start" || key == "starts";
            if (key != "names") walk(whole_.items[i], {key});
        }
        std::stable_sort(all_.begin(), all_.end(),
                         [](const TextEntry& a, const TextEntry& b) { return a.kind < b.kind; });
        return std::move(all_);
    }

private:
    void walk(const Node& node, const TreePath& path) {
        if (path.size() > deepestText || node.isScalar() || path == sentencePath() || isNotes(path)) return;
        for (std::size_t i = 0; i < node.size(); ++i) {
            const Node& item = node.items[i];
            TreePath below = path;
            below.push_back(node.isMap() ? node.keys[i].text : std::to_string(i));
            if (below == sentencePath()) continue; // it is there already
            const bool named = node.isMap() && (below.back() == "names" || below.back() == "because");
            if ((named && (item.isScalar() || item.isMap())) || (free_ && isTextEntry(item)))
                add(below, &item);
            else
                walk(item, below);
        }
    }

    static bool isNotes(const TreePath& path) {
        return path.size() == 2 && path[0] == "texts" && path[1] == "notes";
    }

    void add(TreePath path, const Node* node) {
        TextEntry entry;
        entry.kind = kindOf(path);
        const bool own = entry.kind == TextKind::country || entry.kind == TextKind::province ||
                         entry.kind == TextKind::variant;
        if (own) entry.id = path[1];
        if (node != nullptr && node->isScalar()) entry.texts[""] = node->text;
        for (std::size_t i = 0; node != nullptr && node->isMap() && i < node->size(); ++i) {
            const Node& value = node->items[i];
            const Node* name = value.isMap() ? value.find("name") : &value;
            const Node* shorter = value.find("short");
            const std::string& language = node->keys[i].text;
            if (!isLanguageCode(language)) continue;
            if (name != nullptr && name->isScalar() && !name->text.empty())
                entry.texts[language] = name->text;
            if (shorter != nullptr && shorter->isScalar()) entry.shorts[language] = shorter->text;
        }
        if (const Node* note = find(whole_, notePath(path)); note != nullptr && note->isScalar())
            entry.note = note->text;
        entry.path = std::move(path);
        all_.push_back(std::move(entry));
    }

    const Node& whole_;
    std::vector<TextEntry> all_;
    bool free_ = false; ///< entries by language stand under any key here
};

/// Returns what the history calls the owner of a text.
std::string ownerName(const TreeWork& work, const TreePath& entry) {
    if (entry.size() == 3 && entry.back() == "names") return shownName(work, entry[0], entry[1]);
    for (const TextEntry& each : allTexts(work.whole()))
        if (each.path == entry && !each.shownIn("en").empty()) return std::string(each.shownIn("en"));
    return written(entry);
}

void eraseUpwards(TreeWork& work, TreePath path) {
    work.erase(path);
    for (path.pop_back(); !path.empty(); path.pop_back()) {
        const auto parent = work.at(path);
        if (!parent || !parent->isMap() || parent->size() > 0) return;
        work.erase(path);
    }
}

} // namespace

bool isLanguageCode(std::string_view text) noexcept {
    return (text.size() == 2 || text.size() == 3) &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

TreePath sentencePath() {
    return {"texts", "sentence"};
}

TreePath notePath(const TreePath& entry) {
    TreePath path = entry;
    if (entry.size() > 1 && entry.back() == "names") path.pop_back();
    if (entry.front() == "picture") {
        path.emplace_back("note"); // a list has no ids: the note stands in its element
        return path;
    }
    path.insert(path.begin(), {"texts", "notes"});
    return path;
}

std::string_view TextEntry::in(std::string_view language) const noexcept {
    const auto found = texts.find(language);
    if (found != texts.end()) return found->second;
    const auto plain = texts.find("");
    return plain != texts.end() && language == "en" ? std::string_view(plain->second) : std::string_view();
}

std::string_view TextEntry::shownIn(std::string_view language) const noexcept {
    for (const std::string_view key : {language, std::string_view("en"), std::string_view()})
        if (const auto found = texts.find(key); found != texts.end()) return found->second;
    return texts.empty() ? std::string_view() : std::string_view(texts.begin()->second);
}

bool TextEntry::lacks(std::string_view language) const noexcept {
    return !texts.empty() && !texts.contains(language) && !texts.contains("");
}

std::vector<TextEntry> allTexts(const Node& whole) {
    return TextWalk(whole).take();
}

std::vector<std::string> languagesOf(const std::vector<TextEntry>& texts) {
    std::set<std::string> found{"en"};
    for (const TextEntry& entry : texts)
        for (const auto& [language, text] : entry.texts)
            if (!language.empty()) found.insert(language);
    std::vector<std::string> languages;
    for (const std::string_view language : ownLanguages)
        if (found.erase(std::string(language)) > 0) languages.emplace_back(language);
    languages.insert(languages.end(), found.begin(), found.end());
    return languages;
}

std::optional<Sentence> textFault(const TreePath& entry, std::string_view language, std::string_view text) {
    if (!isLanguageCode(language)) return Sentence("`{0}` is no language.", shortened(language));
    const bool name = entry.back() == "names" || entry.back() == "because";
    const std::size_t longest = name ? longestName : longestText;
    if (isUtf8(text) && characterCount(text) <= longest && !hasControlOrBidi(text)) return std::nullopt;
    return name ? Sentence("A name has at most {0} characters on one line.", longest)
                : Sentence("A text has at most {0} characters on one line.", longest);
}

void needFormat2(TreeWork& work) {
    const auto format = work.at({"format"});
    if (format && format->isScalar() && format->text == "marches-scenario 1")
        work.setText({"format"}, "marches-scenario " + std::to_string(scenarioFormat));
}

void writeText(TreeWork& work, const TreePath& entry, std::string_view language, std::string_view text) {
    const auto now = work.at(entry);
    TreePath own = entry;
    own.emplace_back(language);
    if (now && now->isScalar()) {
        if (language == "en" && !text.empty()) {
            work.setText(entry, text);
        } else if (!text.empty()) {
            Node both = Node::map();
            both.set("en", *now);
            both.set(language, Node::scalar(std::string(text)));
            work.set(entry, std::move(both));
        } else if (language == "en") {
            work.erase(entry);
        }
    } else if (text.empty()) {
        const bool last = now && now->isMap() && now->size() == 1 && work.has(own);
        if (last && entry.back() != "names" && entry.front() == "texts")
            eraseUpwards(work, entry);
        else
            work.erase(last ? entry : own);
    } else {
        if (now && now->isMap() && now->find(language) != nullptr && now->find(language)->isMap())
            own.emplace_back("name"); // with a short form beside it
        if (entry.front() == "texts") needFormat2(work);
        work.setText(own, text);
    }
}

bool writeShort(TreeWork& work, const TreePath& entry, std::string_view language, std::string_view text) {
    const auto now = work.at(entry);
    TreePath own = entry;
    own.emplace_back(language);
    const auto value = now && now->isScalar() ? now : work.at(own);
    if (!value) return false;
    Node name = value->isMap() ? *value : Node::map();
    if (value->isScalar()) name.set("name", *value);
    if (text.empty())
        name.erase("short");
    else
        name.set("short", Node::scalar(std::string(text)));
    const bool plain = name.size() == 1 && name.find("name") != nullptr;
    Node set = plain ? *name.find("name") : name;
    if (now && now->isScalar() && text.empty()) return true;
    if (now && now->isScalar()) {
        Node all = Node::map();
        if (language != "en") all.set("en", *now);
        all.set(language, std::move(set));
        work.set(entry, std::move(all));
    } else {
        work.set(own, std::move(set));
    }
    if (!text.empty()) needFormat2(work);
    return true;
}

Expected<Change, Sentence> setText(const Draft& draft, const TreePath& entry, std::string_view language,
                                   std::string_view text) {
    if (entry.back() == "names") return setName(draft, {entry.begin(), entry.end() - 1}, language, text);
    if (auto fault = textFault(entry, language, text)) return unexpected(std::move(*fault));
    TreeWork work(draft);
    const std::string before = ownerName(work, entry);
    const std::string key = "text " + written(entry) + ' ' + std::string(language);
    writeText(work, entry, language, text);
    if (text.empty())
        return finished(std::move(work), Sentence("{0}: no text in {1}", before, language), key);
    return finished(std::move(work), Sentence("{0}: {1} ({2})", before, shortened(text), language), key);
}

Expected<Change, Sentence> setShort(const Draft& draft, const TreePath& entry, std::string_view language,
                                    std::string_view text) {
    if (auto fault = textFault(entry, language, text)) return unexpected(std::move(*fault));
    TreeWork work(draft);
    if (!writeShort(work, entry, language, text))
        return unexpected(Sentence("It has no name in this language yet."));
    const std::string owner = ownerName(work, entry);
    const std::string key = "short " + written(entry) + ' ' + std::string(language);
    if (text.empty())
        return finished(std::move(work), Sentence("{0}: no short name in {1}", owner, language), key);
    return finished(std::move(work), Sentence("{0}: short name {1} ({2})", owner, text, language), key);
}

Expected<Change, Sentence> setNote(const Draft& draft, const TreePath& entry, std::string_view note) {
    if (!isUtf8(note) || characterCount(note) > longestNote || hasControlOrBidi(note))
        return unexpected(Sentence("A note has at most {0} characters on one line.", longestNote));
    TreeWork work(draft);
    const TreePath path = notePath(entry);
    Sentence name("Note to translators: {0}", ownerName(work, entry));
    if (!note.empty()) {
        if (path.front() == "texts") needFormat2(work);
        work.setText(path, note);
    } else if (path.front() == "texts") {
        eraseUpwards(work, path);
    } else {
        work.erase(path);
    }
    return finished(std::move(work), std::move(name), "note " + written(entry));
}

} // namespace marches::draft
