#include "engine/lesson/read_lesson.h"

#include "engine/base/text.h"
#include "engine/scenario/node_reader.h"
#include "engine/scenario/yaml.h"

#include <algorithm>
#include <utility>

namespace marches::lesson {
namespace {

bool isLanguageName(std::string_view code) {
    return (code.size() == 2 || code.size() == 3) &&
           std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::vector<std::string> splitWords(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t space = text.find_first_of(" \t\n\r");
        if (space != 0) words.emplace_back(text.substr(0, space));
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    }
    return words;
}

class LessonReader {
public:
    LessonReader(const Vocabulary& vocabulary, const LessonLimits& limits, Findings& findings)
        : vocabulary_(vocabulary), limits_(limits), reader_(findings) {}

    Lesson read(const Node& tree) {
        Lesson lesson;
        if (!reader_.isMap(tree)) return lesson;
        reader_.knownKeys(tree, {"lesson", "texts", "scenario", "you", "rivals", "steps", "end"});
        if (const Node* id = reader_.need(tree, "lesson")) lesson.id = reader_.slug(*id).value_or("");
        if (const Node* texts = reader_.need(tree, "texts")) readTexts(*texts, lesson);
        if (const Node* scenario = tree.find("scenario"))
            lesson.scenario = reader_.slug(*scenario).value_or("");
        if (const Node* you = tree.find("you")) lesson.you = reader_.slug(*you).value_or("");
        if (const Node* rivals = tree.find("rivals")) readRivals(*rivals, lesson);
        if (const Node* steps = reader_.need(tree, "steps")) readSteps(*steps, lesson);
        if (const Node* end = tree.find("end")) {
            phrases_ = 0;
            lesson.end = condition(*end);
        }
        return lesson;
    }

private:
    /// Whether a list or map is no longer than `most`.
    bool fits(const Node& node, std::size_t most) {
        if (node.size() <= most) return true;
        reader_.error(node, "too-many", Sentence("At most {0} may stand here.", most));
        return false;
    }

    void readTexts(const Node& node, Lesson& lesson) {
        if (!reader_.isMap(node) || !fits(node, limits_.texts)) return;
        for (std::size_t i = 0; i < node.size(); ++i) {
            const Node& languages = node.items[i];
            if (!reader_.slugKey(node, i) || !reader_.isMap(languages) || !fits(languages, 40)) continue;
            auto& text = lesson.texts[node.keys[i].text];
            for (std::size_t k = 0; k < languages.size(); ++k) {
                if (!isLanguageName(languages.keys[k].text))
                    reader_.error(
                        languages.keyPlace(k), "bad-name",
                        Sentence("Here must stand a language of two or three letters, such as en or fr."));
                else
                    text[languages.keys[k].text] = readText(languages.items[k]);
            }
            if (text.empty())
                reader_.error(languages, "missing-text",
                              Sentence("A text is said in one language at least."));
        }
        const auto title = lesson.texts.find(Lesson::title);
        if (title == lesson.texts.end())
            reader_.error(node, "missing-text", Sentence("A lesson has a text `title`."));
    }

    Text readText(const Node& node) {
        Text text;
        if (node.isMap()) {
            reader_.knownKeys(node, {"title", "text"});
            if (const Node* title = node.find("title")) text.title = words(*title, limits_.letters / 10);
            if (const Node* body = reader_.need(node, "text")) text.text = words(*body, limits_.letters);
        } else {
            text.text = words(node, limits_.letters);
        }
        return text;
    }

    std::string words(const Node& node, std::size_t letters) {
        if (!reader_.isText(node)) return {};
        std::string plain = node.text;
        std::replace(plain.begin(), plain.end(), '\n', ' '); // a folded text may end in one
        while (!plain.empty() && plain.back() == ' ')
            plain.pop_back();
        if (plain.empty() || plain.size() > letters || hasControlOrBidi(plain)) {
            reader_.error(node, "bad-text",
                          Sentence("A text has 1 to {0} letters and no control characters.", letters));
            return {};
        }
        if (wordCount(plain) > mostWords)
            reader_.warning(
                node.place(), "long-text",
                Sentence("This text has {0} words; a step says at most {1}.", wordCount(plain), mostWords));
        return plain;
    }

    void readRivals(const Node& node, Lesson& lesson) {
        if (!reader_.isMap(node) || !fits(node, 12)) return;
        for (std::size_t i = 0; i < node.size(); ++i) {
            const Node& decisions = node.items[i];
            if (!reader_.slugKey(node, i) || !reader_.isList(decisions) || !fits(decisions, 100)) continue;
            Rival rival{node.keys[i].text, {}};
            for (const Node& decision : decisions.items) {
                auto& lines = rival.decisions.emplace_back();
                if (!reader_.isList(decision) || !fits(decision, 40)) continue;
                for (const Node& line : decision.items)
                    lines.push_back(words(line, limits_.letters));
            }
            lesson.rivals.push_back(std::move(rival));
        }
    }

    void readSteps(const Node& node, Lesson& lesson) {
        if (!reader_.isList(node) || !fits(node, limits_.steps)) return;
        for (const Node& item : node.items)
            if (reader_.isMap(item)) lesson.steps.push_back(readStep(item, lesson));
        if (lesson.steps.empty()) reader_.error(node, "no-step", Sentence("A lesson has a step at least."));
    }

    Step readStep(const Node& node, const Lesson& lesson) {
        phrases_ = 0;
        reader_.knownKeys(node, {"say", "point", "wait", "also", "show"});
        Step step;
        if (const Node* say = reader_.need(node, "say")) step.say = textId(*say, lesson);
        if (const Node* point = node.find("point")) readTargets(*point, step.point);
        if (const Node* wait = node.find("wait")) step.wait = condition(*wait);
        if (const Node* also = node.find("also"); also != nullptr && reader_.isList(*also) && fits(*also, 12))
            for (const Node& item : also->items)
                readRemark(item, lesson, step);
        if (const Node* show = node.find("show"); show != nullptr && reader_.isList(*show))
            for (const Node& item : show->items)
                if (auto gesture = phrase(item)) {
                    if (vocabulary_.gesture(*gesture))
                        step.show.push_back(std::move(*gesture));
                    else
                        meaningless(item, *gesture);
                }
        if (!step.wait.empty() && step.show.empty())
            reader_.error(node, "no-show", Sentence("A step that waits needs a gesture in `show`."));
        return step;
    }

    std::string textId(const Node& node, const Lesson& lesson) {
        const auto id = reader_.slug(node);
        if (!id) return {};
        if (!lesson.texts.contains(*id))
            reader_.error(node, "unknown-text", Sentence("There is no text `{0}`.", shortened(*id)));
        return *id;
    }

    void readTargets(const Node& node, std::vector<Phrase>& targets) {
        if (node.isList()) {
            if (fits(node, 12))
                for (const Node& item : node.items)
                    if (item.isMap()) readTargets(item, targets);
            return;
        }
        if (!reader_.isMap(node) || !fits(node, 12)) return;
        for (std::size_t i = 0; i < node.size(); ++i) {
            Phrase target{{node.keys[i].text}, node.keyPlace(i)};
            if (!addWords(node.items[i], target)) continue;
            if (vocabulary_.target(target))
                targets.push_back(std::move(target));
            else
                meaningless(node.items[i], target);
        }
    }

    void readRemark(const Node& node, const Lesson& lesson, Step& step) {
        if (!reader_.isMap(node)) return;
        Remark remark;
        if (const Node* say = reader_.need(node, "say")) remark.say = textId(*say, lesson);
        Node rest = node;
        rest.erase("say");
        remark.when = condition(rest);
        step.also.push_back(std::move(remark));
    }

    Condition condition(const Node& node) {
        Condition made;
        addPart(node, made, 1);
        return made;
    }

    /// A map: all of its entries hold. Returns the position of the part.
    std::size_t addPart(const Node& node, Condition& made, int depth) {
        const std::size_t at = made.all.size();
        made.all.emplace_back();
        if (depth > limits_.depth) {
            reader_.error(node, "too-deep",
                          Sentence("A condition is nested {0} deep at most.", limits_.depth));
            return at;
        }
        if (!reader_.isMap(node)) return at;
        if (node.size() == 0)
            reader_.error(node, "empty-condition", Sentence("A condition must wait for something."));
        for (std::size_t i = 0; i < node.size(); ++i) {
            const std::string& word = node.keys[i].text;
            const Node& item = node.items[i];
            if (word == "all" || word == "any")
                addList(item, word == "any" ? Condition::Kind::any : Condition::Kind::all, made, at, depth);
            else if (word == "not")
                addNot(item, made, at, depth);
            else
                addPhrases(word, item, node.keyPlace(i), made, at);
        }
        return at;
    }

    static std::size_t newPart(Condition& made, std::size_t under, Condition::Kind kind) {
        const std::size_t at = made.all.size();
        made.all.push_back({kind, 0, {}});
        made.all[under].parts.push_back(at);
        return at;
    }

    void addList(const Node& list, Condition::Kind kind, Condition& made, std::size_t under, int depth) {
        const std::size_t at = newPart(made, under, kind);
        if (!reader_.isList(list) || !fits(list, 20)) return;
        if (list.size() == 0)
            reader_.error(list, "empty-condition", Sentence("A condition must wait for something."));
        for (const Node& item : list.items) {
            const std::size_t part = addPart(item, made, depth + 1);
            made.all[at].parts.push_back(part);
        }
    }

    void addNot(const Node& node, Condition& made, std::size_t under, int depth) {
        const std::size_t at = newPart(made, under, Condition::Kind::none);
        const std::size_t part = addPart(node, made, depth + 1);
        made.all[at].parts.push_back(part);
    }

    /// `did: split`, `did: [split, kent]`; a map gives one phrase an entry: `state: {provinces: 12}`.
    void addPhrases(const std::string& word, const Node& node, const Place& place, Condition& made,
                    std::size_t under) {
        if (!node.isMap()) return addPhrase({{word}, place}, node, made, under);
        if (!fits(node, 12)) return;
        for (std::size_t i = 0; i < node.size(); ++i)
            addPhrase({{word, node.keys[i].text}, node.keyPlace(i)}, node.items[i], made, under);
    }

    void addPhrase(Phrase phrase, const Node& node, Condition& made, std::size_t under) {
        if (!addWords(node, phrase)) return;
        const auto truth = vocabulary_.condition(phrase);
        if (!truth) return meaningless(node, phrase);
        const std::size_t at = newPart(made, under, Condition::Kind::phrase);
        made.all[at].phrase = made.phrases.size();
        made.phrases.push_back({std::move(phrase), *truth});
    }

    /// A gesture: `[choose kent]`, `[choose, kent]` and `choose kent` are the same.
    std::optional<Phrase> phrase(const Node& node) {
        Phrase made{{}, node.place()};
        if (!addWords(node, made)) return std::nullopt;
        if (!made.words.empty()) return made;
        reader_.error(node, "empty-phrase", Sentence("Here must stand words."));
        return std::nullopt;
    }

    bool addWords(const Node& node, Phrase& phrase) {
        if (node.isList()) {
            if (!fits(node, limits_.words)) return false;
            for (const Node& item : node.items)
                if (item.isList() || !addWords(item, phrase)) {
                    if (item.isList()) (void)reader_.isText(item);
                    return false;
                }
            return true;
        }
        if (!reader_.isText(node)) return false;
        if (node.text.size() > limits_.letters || hasControlOrBidi(node.text)) {
            reader_.error(
                node, "bad-text",
                Sentence("A text has 1 to {0} letters and no control characters.", limits_.letters));
            return false;
        }
        for (std::string& word : splitWords(node.text))
            phrase.words.push_back(std::move(word));
        if (phrase.words.size() > limits_.words || ++phrases_ > limits_.phrases) {
            reader_.error(node, "too-many", Sentence("At most {0} may stand here.", limits_.words));
            return false;
        }
        return true;
    }

    void meaningless(const Node& node, const Phrase& phrase) {
        reader_.error(node, "unknown-phrase",
                      Sentence("`{0}` means nothing here.", shortened(written(phrase))));
    }

    const Vocabulary& vocabulary_;
    const LessonLimits& limits_;
    NodeReader reader_;
    std::size_t phrases_ = 0; ///< of this step
};

} // namespace

LessonResult readLesson(std::string_view bytes, const std::string& file, const Vocabulary& vocabulary,
                        const LessonLimits& limits) {
    LessonResult result;
    YamlLimits yaml;
    yaml.bytes = limits.bytes;
    yaml.nodes = 40'000;
    const auto tree = readYaml(bytes, file, yaml);
    if (!tree) {
        result.findings.push_back(tree.error());
        return result;
    }
    Lesson lesson = LessonReader(vocabulary, limits, result.findings).read(*tree);
    sortByPlace(result.findings);
    if (!hasErrors(result.findings)) result.lesson = std::move(lesson);
    return result;
}

const Text* textOf(const Lesson& lesson, std::string_view id, std::string_view language) {
    const auto found = lesson.texts.find(id);
    if (found == lesson.texts.end() || found->second.empty()) return nullptr;
    auto text = found->second.find(language);
    if (text == found->second.end()) text = found->second.find("en");
    return text == found->second.end() ? &found->second.begin()->second : &text->second;
}

std::size_t wordCount(std::string_view text) noexcept {
    std::size_t words = 0;
    bool inside = false;
    for (const char c : text) {
        const bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!space && !inside) ++words;
        inside = !space;
    }
    return words;
}

} // namespace marches::lesson
