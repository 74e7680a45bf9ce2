#include "editor/places/variant_words.h"

#include "app/theme/icons.h"
#include "app/theme/style.h"
#include "editor/map_problems.h"
#include "editor/problem_words.h"

#include <QCoreApplication>
#include <QPainter>

namespace marches::editor {

namespace {

using Tone = VariantCard::Tone;

struct ProofWords {
    Q_DECLARE_TR_FUNCTIONS(VariantProof)
};

QString sentenceSaid(const Document& document, const Sentence& sentence) {
    draft::Problem problem;
    problem.sentence = sentence;
    return problemText(problem, [&document](const std::string& id) { return nameOfId(document, id); });
}

Tone toneOf(draft::ProofState state) {
    switch (state) {
    case draft::ProofState::good:
        return Tone::good;
    case draft::ProofState::look:
        return Tone::look;
    case draft::ProofState::wrong:
        break;
    }
    return Tone::wrong;
}

theme::Role roleOf(Tone tone) {
    return tone == Tone::good    ? theme::Role::Good
           : tone == Tone::look  ? theme::Role::Warn
           : tone == Tone::wrong ? theme::Role::Bad
                                 : theme::Role::Ink3;
}

theme::Icon signOf(Tone tone) {
    return tone == Tone::good    ? theme::Icon::Check
           : tone == Tone::look  ? theme::Icon::Warning
           : tone == Tone::wrong ? theme::Icon::Refused
                                 : theme::Icon::More;
}

ShownProof gamesLine(const TrialGames* games, bool blocked) {
    ShownProof line;
    line.check = "plays";
    line.title = ProofWords::tr("It plays to its end");
    if (games == nullptr) {
        line.says = blocked ? ProofWords::tr("not before the errors above are gone", "games by computers")
                            : ProofWords::tr("%n game(s) by computers: being played…", nullptr,
                                             VariantProofs::gamesEach);
        return line;
    }
    line.tone = games->played > 0 && games->ended == games->played ? Tone::good : Tone::wrong;
    line.brief = ProofWords::tr("%1 of %2", "games that ended").arg(games->ended).arg(games->played);
    const QString turns =
        games->fewestTurns == games->mostTurns
            ? ProofWords::tr("%n turn(s)", nullptr, games->mostTurns)
            : ProofWords::tr("%1 to %2 turns").arg(games->fewestTurns).arg(games->mostTurns);
    line.says = games->played == 0 ? ProofWords::tr("no game could be begun")
                                   : ProofWords::tr("%n game(s) by computers: %1 ended, %2",
                                                    "%2 how many turns they took", games->played)
                                         .arg(games->ended)
                                         .arg(turns);
    return line;
}

} // namespace

std::vector<ShownProof> shownProofs(const Document& document, const VariantProofs& proofs,
                                    const std::string& variant) {
    std::vector<ShownProof> lines;
    const draft::VariantProof* proof = proofs.of(variant);
    if (proof == nullptr) return lines;
    bool blocked = false;
    for (const draft::ProofLine& line : proof->lines) {
        blocked = blocked || line.state == draft::ProofState::wrong;
        lines.push_back({std::string(line.check), sentenceSaid(document, line.title),
                         sentenceSaid(document, line.says), QString::fromStdString(line.brief),
                         toneOf(line.state)});
    }
    lines.push_back(gamesLine(blocked ? nullptr : proofs.games(variant), blocked));
    return lines;
}

std::pair<QString, VariantCard::Tone> shownState(const Document& document, const VariantProofs& proofs,
                                                 const std::string& variant) {
    const auto lines = shownProofs(document, proofs, variant);
    if (lines.empty()) return {ProofWords::tr("being checked…", "a variant"), Tone::quiet};
    int count = 0;
    Tone worst = Tone::good;
    for (const ShownProof& line : lines)
        if (line.tone == Tone::look || line.tone == Tone::wrong) {
            ++count;
            if (worst != Tone::wrong) worst = line.tone;
        }
    if (count > 0) return {ProofWords::tr("%n to look at", "problems of a variant", count), worst};
    if (lines.back().tone == Tone::quiet)
        return {ProofWords::tr("checked; games are played…", "a variant"), Tone::quiet};
    return {ProofWords::tr("proven", "a variant: all checks are good"), Tone::good};
}

QString toneText(VariantCard::Tone tone) {
    switch (tone) {
    case Tone::good:
        return ProofWords::tr("good", "what a check says");
    case Tone::look:
        return ProofWords::tr("to look at", "what a check says");
    case Tone::wrong:
        return ProofWords::tr("wrong", "what a check says");
    case Tone::quiet:
        break;
    }
    return ProofWords::tr("not known yet", "what a check says");
}

QIcon toneIcon(VariantCard::Tone tone, const theme::Theme& theme) {
    return theme::icon(signOf(tone), theme.colour(roleOf(tone)));
}

void ToneSign::setTone(VariantCard::Tone tone) {
    tone_ = tone;
    setAccessibleName(toneText(tone));
    update();
}

QSize ToneSign::sizeHint() const {
    const int side = theme::themeOf(this).scaledIcon(16);
    return {side, side + 3};
}

void ToneSign::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const int side = theme.scaledIcon(15);
    theme::paintIcon(painter, signOf(tone_), QRectF(0, 2, side, side), theme.colour(roleOf(tone_)));
}

} // namespace marches::editor
