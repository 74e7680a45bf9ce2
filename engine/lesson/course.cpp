#include "engine/lesson/course.h"

#include <algorithm>

namespace marches::lesson {
namespace {

void goOn(const Lesson& lesson, Progress& progress, const Facts& facts) {
    const auto open = std::find(progress.steps.begin(), progress.steps.end(), StepState::open);
    progress.current = static_cast<std::size_t>(open - progress.steps.begin());
    progress.over = progress.over || progress.current == progress.steps.size() ||
                    holds(lesson.end, progress.seenOfEnd, facts);
}

/// Ticks the current step as long as it holds, then says what has changed.
void settle(const Lesson& lesson, Progress& progress, News& news, std::size_t was, const Facts& facts) {
    const bool wasOver = progress.over;
    goOn(lesson, progress, facts);
    while (!progress.over) {
        const std::size_t at = progress.current;
        if (!holds(lesson.steps[at].wait, progress.seen[at], facts)) break;
        progress.steps[at] = StepState::done;
        news.ticked.push_back(at);
        goOn(lesson, progress, facts);
    }
    news.stepChanged = progress.current != was || progress.over != wasOver;
    if (progress.current != was) progress.shown = 0;
}

} // namespace

Progress begun(const Lesson& lesson) {
    Progress progress;
    progress.steps.assign(lesson.steps.size(), StepState::open);
    for (const Step& step : lesson.steps) {
        progress.seen.emplace_back(step.wait.phrases.size(), false);
        auto& remarks = progress.remarked.emplace_back();
        for (const Remark& remark : step.also)
            remarks.emplace_back(remark.when.phrases.size(), false);
    }
    progress.seenOfEnd.assign(lesson.end.phrases.size(), false);
    return progress;
}

News happened(const Lesson& lesson, Progress& progress, const Phrase& what, bool chosen, const Facts& facts) {
    News news;
    if (progress.over) return news;
    const std::size_t was = progress.current;
    bool waited = note(lesson.end, what, progress.seenOfEnd);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        const bool here = note(step.wait, what, progress.seen[i]);
        waited = waited || here;
        for (std::size_t k = 0; k < step.also.size(); ++k) {
            const Remark& remark = step.also[k];
            const bool about = note(remark.when, what, progress.remarked[i][k]);
            waited = waited || about;
            if (about && i == was && holds(remark.when, progress.remarked[i][k], facts))
                news.says.push_back(remark.say);
        }
        if (!here || progress.steps[i] != StepState::open) continue;
        if (!holds(step.wait, progress.seen[i], facts)) continue;
        progress.steps[i] = StepState::done;
        news.ticked.push_back(i);
    }
    if (chosen && !waited && !progress.leftPath) {
        progress.leftPath = true;
        if (lesson.texts.contains(Lesson::leftPath)) news.says.emplace_back(Lesson::leftPath);
    }
    settle(lesson, progress, news, was, facts);
    return news;
}

News look(const Lesson& lesson, Progress& progress, const Facts& facts) {
    News news;
    if (!progress.over) settle(lesson, progress, news, progress.current, facts);
    return news;
}

News skip(const Lesson& lesson, Progress& progress, const Facts& facts) {
    News news;
    if (progress.over) return news;
    const std::size_t was = progress.current;
    progress.steps[was] = lesson.steps[was].wait.empty() ? StepState::done : StepState::skipped;
    settle(lesson, progress, news, was, facts);
    return news;
}

const Phrase* nextGesture(const Lesson& lesson, Progress& progress) {
    if (progress.over) return nullptr;
    const std::vector<Phrase>& show = lesson.steps[progress.current].show;
    if (show.empty()) return nullptr;
    return &show[progress.shown++ % show.size()];
}

} // namespace marches::lesson
