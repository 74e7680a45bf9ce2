#include "app/warriors/map/pointing.h"

#include "app/warriors/map/hand_hints.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/refusal_cards.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

bool Pointing::dragging() const {
    return scene_.map().playTool().carries() && !hand_.lifted().empty();
}

/// What comes of it when what is dragged is let go there.
void Pointing::tellDragged(ProvinceId province) {
    const Moment& moment = hand_.moment();
    const ProvinceId home = moment.state.player(moment.hand).units[hand_.lifted().front()].province;
    const bool away = province != noProvince && province != home;
    const auto why = away ? hand_.whyNotTo(province) : std::nullopt;
    scene_.map().playTool().setDropRefused(province == noProvince || why.has_value());
    if (why) return scene_.tell(refusalSentence(moment, why->first, why->second, hand_.chosen()));
    const QStringList foreseen = away ? forecastAt(province) : QStringList();
    //: What releasing the mouse's button does with units that are dragged, where they are or off the map
    scene_.tell(foreseen.isEmpty() ? tr("Letting go here moves nothing.")
                                   : foreseen.join(QStringLiteral(" · ")));
}

void Pointing::tellProvince(ProvinceId province) {
    if (dragging()) return tellDragged(province);
    if (province == noProvince) return;
    if (const QStringList foreseen = forecastAt(province); !foreseen.isEmpty())
        return scene_.tell(foreseen.join(QStringLiteral(" · ")));
    //: In the status bar: a province and what there is to say of it
    scene_.tell(tr("%1: %2").arg(provinceName(scene_.session.setting(), province),
                                 spokenProvince(scene_.moment, province)));
}

QStringList Pointing::forecastAt(ProvinceId province) {
    const Sending sending = dragging() ? Sending::release : Sending::click;
    if (std::exchange(forecastsFor_, sending) != sending) forecasts_.clear();
    if (hand_.preview() && hand_.preview()->province == province)
        return {forecastShown(scene_.moment, province)};
    const auto [known, isNew] = forecasts_.try_emplace(province);
    if (!isNew) return known->second;
    for (const March& march : hand_.marches())
        if (march.target() == province)
            known->second =
                forecast(hand_.moment(), hand_.chosen(), march, hand_.planned().planning(), sending);
    return known->second;
}

QString Pointing::foretold(const std::vector<Token>& units, const March& march) const {
    return forecast(scene_.moment, units, march, hand_.planned().planning(), Sending::click)
        .join(QLatin1Char('\n'));
}

QString Pointing::whatIsAsked(ProvinceId province) const {
    const QString place = provinceName(scene_.session.setting(), province);
    const auto& hints = hintsOf(hand_).provinces;
    const bool outlined = std::ranges::any_of(
        hints, [](const auto& hint) { return hint.second.highlight == appmap::Highlight::Legal; });
    QString text = tr("Units move in Maneuvering.");
    switch (scene_.moment.asked()) {
    case Stage::shift:
        text = tr("Units move in Maneuvering. First shift a token on the play-mat, or choose \"No shift\".");
        break;
    case Stage::placeTokens:
        text = tr("First place your tokens: click a green plus on the play-mat.");
        if (province == scene_.home(scene_.moment.hand))
            //: %1 a country, which the player has already got
            text = tr("You play %1. First place your tokens: click a green plus on the play-mat.")
                       .arg(scene_.nameOf(scene_.moment.hand));
        break;
    case Stage::action:
    case Stage::unifyAction:
        text = outlined
                   //: %1 a province
                   ? tr("%1 is not yours: you build in your own provinces, outlined in green.").arg(place)
                   //: %1 a province
                   : tr("%1 is not yours: you build in your own provinces only.").arg(place);
        break;
    case Stage::move:
        text = tr("No army of yours stands in %1: first click one in a province outlined in green.",
                  "%1 a province")
                   .arg(place);
        break;
    case Stage::movePrincess:
        text = tr("No Princess of yours stands in %1: first click one in a province outlined in green.",
                  "%1 a province")
                   .arg(place);
        break;
    default:
        break;
    }
    return text;
}

void Pointing::tellWhatIsAsked(ProvinceId province) const {
    const QString text = whatIsAsked(province);
    scene_.host->showStatus(text);
    if (scene_.map().underMouse()) QToolTip::showText(QCursor::pos(), text, &scene_.map());
}

} // namespace marches::warriors::face
