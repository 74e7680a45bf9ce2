// The guide's words and gestures without the window: on a small sheet, in any order, it is never stuck.
#include "editor/guide_moves.h"
#include "editor/guide_words.h"
#include "editor/own_names.h"
#include "engine/base/file.h"
#include "engine/lesson/course.h"
#include "engine/lesson/read_lesson.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

#include <QTest>

#include <random>
#include <set>

namespace marches::editor {

class GuideWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        const std::string file = MARCHES_SOURCE_DIR "/resources/lessons/first-map.yaml";
        const auto bytes = readRegularFile(file, std::size_t{1} << 20U);
        QVERIFY(bytes.has_value());
        auto read = lesson::readLesson(*bytes, file, guideWords());
        for (const Finding& finding : read.findings)
            qWarning("%s", formatted(finding).c_str());
        QVERIFY(read.findings.empty()); // the editor knows every word of it
        lesson_ = std::move(*read.lesson);
        sheet_ = smallDraft(folder_);
        QVERIFY(sheet_.map != nullptr);
    }

    void changesAreToldByWhatTheyDid() {
        const auto deedsOf = [this](const char* gesture, const std::vector<std::string>& chosen) {
            const lesson::Phrase phrase{{gesture, "Rye"}, {}};
            const auto move = guideMove(sheet_, phrase, chosen, "en");
            std::vector<std::string> deeds;
            if (move)
                for (const lesson::Phrase& deed : happeningsOf(move->change))
                    deeds.push_back(lesson::written(deed));
            return deeds;
        };
        using Deeds = std::vector<std::string>;
        QCOMPARE(deedsOf("rename", {"bern"}), Deeds{"did renamed province bern"});
        QCOMPARE(deedsOf("split", {"bern"}), Deeds{"did split"});
        QCOMPARE(deedsOf("move-border", {"bern"}), Deeds{"did border-moved"});
        QCOMPARE(deedsOf("lay-lane", {}), Deeds{"did lane-drawn"});
        QVERIFY(deedsOf("dance", {}).empty());
        draft::Change figure;
        figure.name = Sentence("{0} changed", "x");
        figure.steps.emplace_back(draft::TreeSlot{{"provinces", "kent", "symbols"}, 3, {}, Node::map()});
        QCOMPARE(lesson::written(happeningsOf(figure).front()), std::string("did figures-set kent"));
        figure.steps.front() = draft::TreeSlot{{"variants", "short"}, 0, {}, Node::map()};
        QCOMPARE(lesson::written(happeningsOf(figure).front()), std::string("did changed"));
    }

    /// A change that is named otherwise one day must not go unseen.
    void everyNameOfAChangeIsStillGiven() {
        std::set<std::string_view> given;
        for (const draft::NamePattern& name : draft::ownNamePatterns())
            given.insert(name.pattern);
        for (const draft::NamePattern& name : ownChangeNames())
            given.insert(name.pattern);
        for (const std::string_view name : guideChangeNames())
            QVERIFY2(given.contains(name), std::string(name).c_str());
    }

    void figuresAreCompared() {
        GuideFigures figures;
        figures.provinces = 5;
        figures.errors = 1;
        const auto so = [&figures](std::initializer_list<const char*> words) {
            return isSo(figures, {{words.begin(), words.end()}, {}});
        };
        QVERIFY(so({"state", "provinces", "5"}));
        QVERIFY(!so({"state", "provinces", "6"}));
        QVERIFY(so({"state", "errors-at-most", "1"}));
        QVERIFY(!so({"state", "errors-at-most", "0"}));
        QVERIFY(!so({"state", "saved"}));
    }

    /// Random gestures, undo, skips and things done early; then Show me and Skip lead to the end.
    void randomWalksAreNeverStuck() {
        int skipped = 0;
        for (unsigned seed = 0; seed < 500; ++seed) {
            random_.seed(seed);
            draft_ = sheet_;
            done_.clear();
            told_ = 0;
            progress_ = lesson::begun(lesson_);
            for (int move = 0; move < 10; ++move)
                step();
            // a step that waits for problems or the page is done by the window alone
            for (std::size_t left = lesson_.steps.size(); left > 0 && !progress_.over; --left) {
                const std::size_t at = progress_.current;
                for (std::size_t i = 0; i < lesson_.steps[at].show.size() && progress_.current == at; ++i)
                    play(*lesson::nextGesture(lesson_, progress_));
                if (progress_.current == at) {
                    ++skipped;
                    take(lesson::skip(lesson_, progress_, facts()));
                }
                QVERIFY2(progress_.current != at, qPrintable(QString::number(seed)));
            }
            QVERIFY(progress_.over);
            QVERIFY(told_ <= 1);
            QVERIFY(draft_.map != nullptr);
        }
        QVERIFY(skipped < 500 * 2); // nearly all of them can be shown, wherever the walk led
    }

private:
    [[nodiscard]] lesson::Facts facts() {
        return [this](const lesson::Phrase& phrase) {
            GuideFigures figures;
            figures.provinces = draft_.labels.all().size();
            figures.problems = random_() % 3;
            figures.canMake = random_() % 2 == 0;
            return phrase.words[0] == "opened" ? random_() % 2 == 0 : isSo(figures, phrase);
        };
    }
    void take(const lesson::News& news) {
        told_ += static_cast<int>(std::count(news.says.begin(), news.says.end(), lesson::Lesson::leftPath));
    }
    void tell(const char* deed) {
        take(lesson::happened(lesson_, progress_, {{"did", deed}, {}}, true, facts()));
    }

    void step() {
        const auto& steps = lesson_.steps;
        switch (random_() % 5) {
        case 0:
            return take(lesson::skip(lesson_, progress_, facts()));
        case 1:
            return undo();
        case 2: {
            static constexpr std::array others{"merged", "changed", "country-added",
                                               "redone", "drawn",   "saved"};
            return tell(others[random_() % others.size()]);
        }
        default: {
            const auto& show = steps[random_() % steps.size()].show;
            return play(show[random_() % show.size()]);
        }
        }
    }

    void undo() {
        if (done_.empty()) return;
        QVERIFY(draft::apply(draft_, draft::reversed(done_.back())));
        done_.pop_back();
        tell("undone");
    }

    /// What the window would do for a gesture.
    void play(const lesson::Phrase& gesture) {
        const std::string& what = gesture.words[0];
        const std::string word = gesture.words.size() > 1 ? gesture.words[1] : std::string();
        if (what == "choose")
            return take(
                lesson::happened(lesson_, progress_, {{"chose", "province", word}, {}}, false, facts()));
        if (word == "editor.undo") return undo();
        if (word == "editor.save") return tell("saved");
        if (word == "editor.test-play") return tell("came-back");
        if (word == "design.make") return tell("made-map");
        if (word == "province.yield.food") return tell("figures-set");
        if (what == "mend") return tell("mended");
        std::vector<std::string> chosen;
        if (random_() % 2 == 0) chosen.push_back(std::array{"kent", "fyn", "bern"}[random_() % 3]);
        auto move = guideMove(draft_, gesture, chosen, "en");
        if (!move) return take(lesson::look(lesson_, progress_, facts()));
        QVERIFY(draft::apply(draft_, move->change));
        for (const lesson::Phrase& deed : happeningsOf(move->change))
            take(lesson::happened(lesson_, progress_, deed, true, facts()));
        done_.push_back(std::move(move->change));
    }

    QTemporaryDir folder_;
    lesson::Lesson lesson_;
    draft::Draft sheet_;
    draft::Draft draft_;
    std::vector<draft::Change> done_;
    lesson::Progress progress_;
    std::mt19937 random_;
    int told_ = 0;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::GuideWalkTest, application)
#include "guide_walk_test.moc"
