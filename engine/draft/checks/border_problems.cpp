#include "engine/draft/checks/border_problems.h"

#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/checks/shore.h"
#include "engine/draft/node_edit.h"

#include <cmath>

namespace marches::draft {

Problem nearContact(ProblemPlace place, double length) {
    const std::string a = place.provinces.at(0);
    const std::string b = place.provinces.at(1);
    return {ProblemLevel::warning,
            "near-contact",
            Sentence("`{0}` and `{1}` touch along {2} units only; 8 make a link.", a, b,
                     numberText(std::round(length * 10) / 10)),
            std::move(place),
            {fixOf(Sentence("Link them"), false, {setAt({"provinces", a, "links", "-"}, b)}),
             requestOf(Sentence("Make it longer"), FixRequest::moveBorder), leaveApart(a, b)}};
}

Problem pieceCutOff(const std::string& province, const std::string& around, Point at) {
    Fix give;
    give.label = Sentence("Give it to `{0}`", around);
    give.outline = OutlineEdit{OutlineEdit::Kind::giveFace, at, around};
    ProblemPlace place;
    place.view = ProblemView::spot;
    place.provinces = {province, around};
    place.path = {"provinces", province};
    place.at = at;
    return {ProblemLevel::warning,
            "piece-cut-off",
            Sentence("`{0}` has a piece in `{1}`.", province, around),
            std::move(place),
            {std::move(give), requestOf(Sentence("Leave it"), FixRequest::setAside)}};
}

Fix leaveApart(const std::string& a, const std::string& b) {
    Node reason = Node::map();
    reason.set("en", Node::scalar("No way leads across this border"));
    Node entry = Node::map();
    entry.set("between", listOf({a, b}));
    entry.set("because", std::move(reason));
    return fixOf(Sentence("Leave apart"), false, {setAt({"picture", "unlinked", "-"}, std::move(entry))});
}

} // namespace marches::draft
