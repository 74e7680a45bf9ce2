#include "app/warriors/newgame/setup_words.h"

#include "app/warriors/pieces/words.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct SetupWords {
    Q_DECLARE_TR_FUNCTIONS(SetupWords)
};

} // namespace

QString setupSentence(const SetupProblem& problem, const Map& map) {
    using Kind = SetupProblem::Kind;
    const auto limit = [&](const QString& what) {
        //: What is limited; the least and the most that is allowed; what was chosen
        return SetupWords::tr("%1: %2 to %3 allowed, %4 chosen.")
            .arg(what)
            .arg(problem.least)
            .arg(problem.most)
            .arg(problem.chosen);
    };
    switch (problem.kind) {
    case Kind::noVariant:
        return SetupWords::tr("This scenario has no variant %1.").arg(QString::fromStdString(problem.name));
    case Kind::players:
        return problem.least == problem.most
                   ? SetupWords::tr("Players: %1 needed, %2 chosen.").arg(problem.least).arg(problem.chosen)
                   : SetupWords::tr("Players: %1 to %2 needed, %3 chosen.")
                         .arg(problem.least)
                         .arg(problem.most)
                         .arg(problem.chosen);
    case Kind::noCountry: {
        QStringList others;
        for (const std::string& other : problem.others)
            others << countryName(map, other);
        return SetupWords::tr("%1 can't be played here; these can: %2.")
            .arg(countryName(map, problem.name), others.join(QStringLiteral(", ")));
    }
    case Kind::countryTwice:
        return SetupWords::tr("%1 is chosen twice; one country a player.")
            .arg(countryName(map, problem.name));
    case Kind::colourTwice:
        return SetupWords::tr("A colour is chosen twice; one colour a player.");
    case Kind::alliances:
        return SetupWords::tr("Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in "
                              "one of them.");
    case Kind::startAlliances:
        return SetupWords::tr("The start position says who is allied with whom; leave the alliances to it.");
    case Kind::turnLimit:
        return limit(SetupWords::tr("Longest game, in turns"));
    case Kind::vpLimit:
        return limit(SetupWords::tr("Victory Points"));
    case Kind::timeLimit:
        return limit(SetupWords::tr("Time limit in minutes"));
    case Kind::startTurn:
        break;
    }
    return SetupWords::tr("The start position is of turn %1, the longest game is %2 turns.")
        .arg(problem.least)
        .arg(problem.chosen);
}

} // namespace marches::warriors::face
