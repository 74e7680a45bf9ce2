#include "app/shell/course_player.h"

#include "app/shell/language.h"
#include "app/shell/point_ring.h"

#include <QRegularExpression>

#include <utility>

namespace marches::shell {

namespace {

constexpr int lookEvery = 400; // ms between checks of conditions that no event tells of

/// The program's language, as lessons name it: "en".
std::string lessonLanguage() {
    return shell::spokenLanguage().toStdString();
}

} // namespace

CoursePlayer::CoursePlayer(StepsPane& pane, CourseHost host, QObject* parent)
    : QObject(parent), pane_(pane), host_(std::move(host)) {
    soon_.setInterval(lookEvery);
    connect(&soon_, &QTimer::timeout, this, &CoursePlayer::look);
    connect(&pane_, &StepsPane::findWanted, this, &CoursePlayer::find);
    connect(&pane_, &StepsPane::showWanted, this, &CoursePlayer::playNext);
    connect(&pane_, &StepsPane::skipWanted, this, [this] {
        if (lesson_) take(lesson::skip(*lesson_, progress_, host_.facts));
    });
    connect(&pane_, &StepsPane::offerTaken, this, [this] {
        host_.toCheckpoint();
        look();
    });
    connect(&pane_, &StepsPane::closed, this, [this] {
        end();
        emit closed();
    });
}

void CoursePlayer::begin(lesson::Lesson lesson) {
    lesson_ = std::move(lesson);
    progress_ = lesson::begun(*lesson_);
    note_.clear();
    stuck_ = false;
    soon_.start();
    look();
    refreshPane();
}

void CoursePlayer::end() {
    soon_.stop();
    if (ring_) ring_->rest();
    lesson_.reset();
}

void CoursePlayer::tell(const lesson::Phrase& what, bool chosen) {
    if (lesson_) take(lesson::happened(*lesson_, progress_, what, chosen, host_.facts));
}

void CoursePlayer::look() {
    if (!lesson_) return;
    const bool stuck = !progress_.over && !host_.canGoOn(progress_.current);
    const bool changed = std::exchange(stuck_, stuck) != stuck;
    const lesson::News news = stuck ? lesson::News{} : lesson::look(*lesson_, progress_, host_.facts);
    if (news.stepChanged || !news.ticked.empty() || changed) take(news);
}

void CoursePlayer::take(const lesson::News& news) {
    if (news.stepChanged) {
        note_.clear();
        if (ring_) ring_->rest();
    }
    if (!news.says.empty()) note_ = news.says.back();
    stuck_ = !progress_.over && !host_.canGoOn(progress_.current);
    refreshPane();
}

void CoursePlayer::refresh() {
    if (lesson_) refreshPane();
}

/// Points at the first of the step's targets that is in sight, and brings the focus there.
void CoursePlayer::find() {
    if (!lesson_ || progress_.over) return;
    for (const lesson::Phrase& target : lesson_->steps[progress_.current].point) {
        const PointedPlace place = host_.locate(target);
        if (place.control == nullptr) continue;
        if (ring_ && ring_->parentWidget() != place.control->window()) delete ring_.data();
        if (!ring_) ring_ = new PointRing(*place.control->window());
        ring_->pointAt(*place.control, place.within);
        if (place.control->focusPolicy() != Qt::NoFocus) place.control->setFocus(Qt::OtherFocusReason);
        return;
    }
}

void CoursePlayer::playNext() {
    if (!lesson_) return;
    const lesson::Phrase* gesture = lesson::nextGesture(*lesson_, progress_);
    if (gesture == nullptr) return;
    const lesson::Phrase copy = *gesture; // the lesson may be over once it is played
    if (!host_.play(copy)) progress_.shown = 0;
    look();
}

void CoursePlayer::refreshPane() {
    using State = StepsContent::State;
    StepsContent content;
    content.title = titled(std::string(lesson::Lesson::title));
    for (std::size_t i = 0; i < lesson_->steps.size(); ++i)
        content.rows.push_back({titled(lesson_->steps[i].say),
                                progress_.steps[i] == lesson::StepState::done      ? State::done
                                : progress_.steps[i] == lesson::StepState::skipped ? State::skipped
                                : i == progress_.current && !progress_.over        ? State::current
                                                                                   : State::coming});
    content.over = progress_.over;
    if (progress_.over) {
        content.heading = titled(std::string(lesson::Lesson::over));
        content.text = said(std::string(lesson::Lesson::over));
    } else {
        const lesson::Step& step = lesson_->steps[progress_.current];
        content.heading = titled(step.say);
        content.text = said(step.say);
        content.finds = !step.point.empty();
        content.shows = !step.show.empty();
        content.reads = step.wait.empty();
    }
    if (!note_.empty()) content.note = said(note_);
    if (stuck_) {
        content.offer = said(std::string(lesson::Lesson::closed));
        content.offerButton = titled(std::string(lesson::Lesson::closed));
        content.heading.clear();
    }
    pane_.setContent(content);
}

QString CoursePlayer::said(const std::string& id) const {
    const lesson::Text* text = lesson::textOf(*lesson_, id, lessonLanguage());
    return text == nullptr ? QString() : filled(text->text, true);
}

/// The title of a text; of one without, its first sentence.
QString CoursePlayer::titled(const std::string& id) const {
    const lesson::Text* text = lesson::textOf(*lesson_, id, lessonLanguage());
    if (text == nullptr) return {};
    if (!text->title.empty()) return filled(text->title, false);
    const QString whole = filled(text->text, false);
    const qsizetype stop = whole.indexOf(QLatin1String(". "));
    return stop < 0 ? whole : whole.left(stop);
}

/// Puts keys and names of controls in for {KIND NAME}.
QString CoursePlayer::filled(const std::string& text, bool rich) const {
    static const QRegularExpression place(QStringLiteral("\\{([a-z]+) ([a-z0-9.-]+)\\}"));
    QString all;
    const QString whole = QString::fromStdString(text);
    const auto escaped = [rich](const QString& part) { return rich ? part.toHtmlEscaped() : part; };
    qsizetype from = 0;
    for (auto it = place.globalMatch(whole); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QString word = host_.word(match.captured(1), match.captured(2));
        all += escaped(whole.mid(from, match.capturedStart() - from));
        all += rich ? QStringLiteral("<b>%1</b>").arg(word.toHtmlEscaped()) : word;
        from = match.capturedEnd();
    }
    return all + escaped(whole.mid(from));
}

} // namespace marches::shell
