#pragma once

#include <cstdio>
#include <cstdlib>
#include <vector>

/// Which of the numbered pieces is switched off: MARCHES_OFF, one number; and which were reached at all:
/// written at the end to the file MARCHES_REACHED, where that is set. For the instrumented copy that
/// mutate.py builds only.
class MarchesSwitches {
public:
    MarchesSwitches() {
        if (const char* number = std::getenv("MARCHES_OFF")) off_ = std::atoi(number);
        file_ = std::getenv("MARCHES_REACHED");
        if (file_ != nullptr) reached_.assign(4096, false);
    }
    ~MarchesSwitches() {
        if (file_ == nullptr) return;
        if (std::FILE* file = std::fopen(file_, "w")) {
            for (std::size_t number = 0; number < reached_.size(); ++number)
                if (reached_[number]) std::fprintf(file, "%zu\n", number);
            std::fclose(file);
        }
        reached_.clear();
        file_ = nullptr;
    }
    MarchesSwitches(const MarchesSwitches&) = delete;
    MarchesSwitches& operator=(const MarchesSwitches&) = delete;

    bool off(int number) {
        if (file_ != nullptr) reached_[static_cast<std::size_t>(number)] = true;
        return number == off_;
    }

private:
    int off_ = -1;
    const char* file_ = nullptr;
    std::vector<bool> reached_;
};

inline MarchesSwitches marchesSwitches;

inline bool marchesSwitchedOff(int number) {
    return marchesSwitches.off(number);
}
