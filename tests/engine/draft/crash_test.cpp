// kill -9 at any moment of editing and saving: all but at most the step being written comes back.
#include "engine/draft/edits_names.h"
#include "engine/draft/journal.h"
#include "engine/draft/save.h"
#include "tests/engine/draft/small_map.h"

#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <random>
#include <thread>

namespace marches::draft {
namespace {

constexpr int stepsPerRun = 400;

/// What a killed process had said: the steps that were on the disk, each by the name that it gave.
struct Told {
    int steps = 0;
    bool reaped = false;
};

class CrashTest : public SmallMap {
protected:
    std::filesystem::path journal() const { return folder_ / "journal"; }

    /// Edits and saves until it is killed, and writes a byte for each step once its journal has it.
    [[noreturn]] void edit(int told) const {
        Draft draft = opened();
        auto begun = DraftJournal::start(journal(), draft);
        if (!begun) std::_Exit(2);
        SavedFiles files = filesAsOpened(draft);
        for (int step = 1; step <= stepsPerRun; ++step) {
            auto change = setName(draft, {"provinces", "kent"}, "en", "Kent " + std::to_string(step));
            if (!change) std::_Exit(3);
            // The picture changes with it, so that a save has two files to write.
            change->steps.emplace_back(
                LayerSlot{Layer::rivers, 0, draft.layer(Layer::rivers)[0], riverOf(step)});
            if (!apply(draft, *change) || begun->did(*change)) std::_Exit(3);
            if (::write(told, "x", 1) != 1) std::_Exit(4);
            if (step % 7 != 0) continue;
            auto saved = save(draft, files, &*begun);
            if (!saved) std::_Exit(5);
            files = *saved;
        }
        std::_Exit(6);
    }

    /// Starts an editor, kills it `after` microseconds behind its step number `steps`, and counts what it
    /// told.
    Told killed(int steps, int after) const {
        int pipe[2];
        EXPECT_EQ(::pipe(pipe), 0);
        const pid_t editor = ::fork();
        if (editor == 0) {
            ::close(pipe[0]);
            edit(pipe[1]);
        }
        ::close(pipe[1]);
        Told told;
        char byte = 0;
        while (told.steps < steps && ::read(pipe[0], &byte, 1) == 1)
            ++told.steps;
        std::this_thread::sleep_for(std::chrono::microseconds(after));
        ::kill(editor, SIGKILL);
        int status = 0;
        told.reaped = ::waitpid(editor, &status, 0) == editor && WIFSIGNALED(status);
        while (::read(pipe[0], &byte, 1) == 1) // still in the pipe when it was killed
            ++told.steps;
        ::close(pipe[0]);
        return told;
    }

    static LayerItem riverOf(int step) {
        return std::make_shared<const Outline>(Outline{{{{60, 60}, {100.0 + step, 140}}}});
    }

    /// The number in Kent's name.
    static int stepIn(const Node& tree) {
        const Node* provinces = tree.find("provinces");
        const Node* kent = provinces ? provinces->find("kent") : nullptr;
        const Node* names = kent ? kent->find("names") : nullptr;
        const Node* name = names ? names->find("en") : nullptr;
        if (name == nullptr) return -1;
        return name->text.size() > 5 ? std::stoi(name->text.substr(5)) : 0;
    }
};

TEST_F(CrashTest, losesAtMostTheStepThatIsBeingWritten) {
    const char* wanted = std::getenv("MARCHES_KILLS");
    const int kills = wanted ? std::atoi(wanted) : 12;
    std::mt19937 dice(20261127);
    for (int kill = 0; kill < kills; ++kill) {
        std::filesystem::remove_all(journal());
        put("small.yaml", smallYaml);
        put("small.svg", smallSvg);
        const int moment = 1 + static_cast<int>(dice() % 60);
        const Told told = killed(moment, static_cast<int>(dice() % 6000));
        ASSERT_TRUE(told.reaped) << "the editor ended before it was killed, at kill " << kill;
        const GameSlots games[] = {warriors::warriorsSlots()};
        auto left = recoverDraft(journal(), {folder_}, games);
        ASSERT_TRUE(left) << "kill " << kill << ": " << formatted(left.error());
        ASSERT_FALSE(mendSave(*left)) << "kill " << kill;
        const int kept = stepIn(left->draft.tree);
        EXPECT_GE(kept, told.steps) << "kill " << kill;
        EXPECT_LE(kept, told.steps + 1) << "kill " << kill;
        EXPECT_EQ(static_cast<int>(left->history.done), kept) << "kill " << kill;
        const Draft files = opened();
        const int inFile = stepIn(files.tree);
        EXPECT_EQ(*files.layer(Layer::rivers)[0], *riverOf(inFile))
            << "the picture of another save: " << kill;
        EXPECT_EQ(inFile % 7, 0) << "the file holds no save: kill " << kill;
        EXPECT_EQ(left->notSaved, static_cast<std::size_t>(kept - inFile)) << "kill " << kill;
    }
}

} // namespace
} // namespace marches::draft
