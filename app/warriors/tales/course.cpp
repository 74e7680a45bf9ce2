#include "app/warriors/tales/course.h"

#include "app/warriors/pieces/words.h"
#include "app/warriors/session.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace marches::warriors::face {

namespace {

struct CourseWords {
    Q_DECLARE_TR_FUNCTIONS(CourseWords)
};

constexpr std::size_t mostMoments = 10;
constexpr int fewestFallen = 3; // a battle that is told of

/// What gives way when there are too many: the last.
enum class Weight { capital, unified, lead, left, battle, war };

struct Weighed {
    Weight weight;
    KeyMoment moment;
};

CourseTurn turnOf(const Setting& setting, const State& state, int turn) {
    CourseTurn course;
    course.turn = turn;
    for (const SeatId seat : SeatSet::first(setting.players()))
        course.points.push_back(victoryPoints(setting, state, seat).total());
    return course;
}

/// Who alone has most; noSeat: nobody.
SeatId leaderOf(const CourseTurn& turn) {
    const auto most = std::ranges::max_element(turn.points);
    if (most == turn.points.end() || std::ranges::count(turn.points, *most) > 1) return noSeat;
    return idAt<SeatId>(static_cast<std::size_t>(most - turn.points.begin()));
}

/// Collects what happened on one way through the game.
class CourseTeller {
public:
    explicit CourseTeller(const Setting& setting) : setting_(setting) {}

    void tell(const Event& event, NodeId node, int turn) {
        const SeatId seat = actingSeat(event);
        switch (event.code) {
        case EventCode::warDeclared:
            add(Weight::war, node, turn, seat,
                CourseWords::tr("%1 declares war on %2")
                    .arg(name(seat), name(as<EventCode::warDeclared>(event).enemy)));
            break;
        case EventCode::unified:
            add(Weight::unified, node, turn, seat, CourseWords::tr("%1 is united").arg(name(seat)));
            break;
        case EventCode::left:
            add(Weight::left, node, turn, seat, CourseWords::tr("%1 leaves the game").arg(name(seat)));
            break;
        case EventCode::conquered:
        case EventCode::taken:
            if (const auto taken = as<EventCode::taken>(event); isPlayer(taken.holder))
                tellCapital(taken.province, seatOf(taken.holder), node, turn);
            break;
        case EventCode::killed:
            countFallen(as<EventCode::killed>(event).province, node, turn);
            break;
        default:
            break;
        }
    }

    void tellLead(const CourseTurn& before, const CourseTurn& now, NodeId node) {
        const SeatId leader = leaderOf(now);
        const SeatId old = leaderOf(before);
        if (isSeat(leader) && leader != leader_)
            //: A country has more Victory Points than any other now
            add(Weight::lead, node, now.turn, leader,
                CourseWords::tr("%1 takes the lead: %n Victory Point(s)", nullptr, now.points[index(leader)])
                    .arg(name(leader)));
        leader_ = isSeat(leader) ? leader : isSeat(old) ? old : leader_;
    }

    std::vector<KeyMoment> moments() {
        if (greatest_)
            add(Weight::battle, greatest_->node, greatest_->turn, noSeat,
                CourseWords::tr("The bloodiest battle: %1, %n fall", nullptr, greatest_->fallen)
                    .arg(provinceName(setting_, greatest_->where)));
        std::ranges::stable_sort(found_,
                                 [](const Weighed& a, const Weighed& b) { return a.weight < b.weight; });
        if (found_.size() > mostMoments) found_.resize(mostMoments);
        std::vector<KeyMoment> moments;
        for (Weighed& each : found_)
            moments.push_back(std::move(each.moment));
        std::ranges::stable_sort(moments, [](const KeyMoment& a, const KeyMoment& b) {
            return std::pair{a.turn, a.node} < std::pair{b.turn, b.node};
        });
        return moments;
    }

private:
    struct Battle {
        ProvinceId where = noProvince;
        NodeId node = rootNode;
        int turn = 0;
        int fallen = 0;
    };

    QString name(SeatId seat) const { return seatName(setting_, seat); }

    void add(Weight weight, NodeId node, int turn, SeatId seat, QString text) {
        found_.push_back({weight, {node, turn, seat, std::move(text)}});
    }

    void tellCapital(ProvinceId province, SeatId by, NodeId node, int turn) {
        for (const SeatId owner : SeatSet::first(setting_.players())) {
            const CountryId country = setting_.seats[index(owner)].country;
            if (owner == by || setting_.board.capitals[country] != province) continue;
            add(Weight::capital, node, turn, by,
                //: A Capital, whose it is, and who takes it
                CourseWords::tr("%1, the Capital of %2, falls to %3")
                    .arg(provinceName(setting_, province), name(owner), name(by)));
        }
    }

    void countFallen(ProvinceId where, NodeId node, int turn) {
        Battle& battle = battles_[{turn, index(where)}];
        battle = {where, node, turn, battle.fallen + 1};
        if (battle.fallen >= fewestFallen && (!greatest_ || battle.fallen > greatest_->fallen))
            greatest_ = battle;
    }

    const Setting& setting_;
    std::vector<Weighed> found_;
    std::map<std::pair<int, std::size_t>, Battle> battles_; ///< by turn and province
    std::optional<Battle> greatest_;
    SeatId leader_ = noSeat;
};

} // namespace

Course courseOf(const WarriorsSession& session) {
    const Setting& setting = session.setting();
    Course course;
    CourseTeller teller(setting);
    const std::vector<NodeId> ends = session.lineEnds();
    const State begun = session.stateAt(rootNode);
    course.turns.push_back(turnOf(setting, begun, begun.turn - 1));
    int turn = begun.turn;
    const auto close = [&](const State& state, NodeId node) {
        course.turns.push_back(turnOf(setting, state, turn));
        teller.tellLead(course.turns[course.turns.size() - 2], course.turns.back(), node);
    };
    for (const NodeId node : ends) {
        if (node == rootNode) continue;
        for (const Event& event : session.eventsOf(node)) {
            if (event.code == EventCode::turnBegan) {
                const State state = session.stateAt(node);
                if (state.turn == turn) continue; // the first
                close(state, node);
                turn = state.turn;
            }
            teller.tell(event, node, turn);
        }
    }
    close(session.stateAt(session.head()), session.head());
    course.moments = teller.moments();
    return course;
}

} // namespace marches::warriors::face
