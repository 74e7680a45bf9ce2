#include "app/play/session.h"

#include <QLoggingCategory>

#include <algorithm>
#include <cassert>
#include <utility>

namespace marches::play {

Session::Session(RecordHeader header, std::vector<SeatInfo> seats, QObject* parent)
    : QObject(parent), header_(std::move(header)), seats_(std::move(seats)), programs_(seats_.size()) {
    paceTimer_.setSingleShot(true);
    connect(&paceTimer_, &QTimer::timeout, this, &Session::tryAnswer);
    clock_.setInterval(std::chrono::seconds{1});
    connect(&clock_, &QTimer::timeout, this, &Session::tick);
}

Session::~Session() = default;

void Session::begin() {
    node_ = head();
    chooseViewer();
    continueComputer();
}

SeatSet Session::humans() const {
    SeatSet set;
    for (const SeatInfo& info : seats_)
        if (info.human()) set.insert(info.id);
    return set;
}

void Session::giveSeat(SeatId seat, const QString& kind, const QString& person) {
    SeatInfo& info = seats_[index(seat)];
    if (info.kind == kind && info.person == person) return;
    if (info.kind != kind) {
        // Who is to look round may have left the screen; where no person sits one is still waited for.
        held_ = held_ && humans().empty() && kind != QLatin1String("human");
        programs_[index(seat)] = {};
        forgetProgram(seat);
    }
    info.kind = kind;
    info.person = person;
    for (SeatEntry& entry : header_.seats)
        if (entry.seat == info.key.toStdString()) {
            entry.kind = kind.toStdString();
            entry.name = person.toStdString();
        }
    chooseViewer();
    setDirty();
    emit seatsChanged();
    emit decisionChanged();
    haltComputer();
    continueComputer();
}

void Session::startProgram(SeatId seat) {
    if (!seats_[index(seat)].outsideProgram()) return;
    forgetProgram(seat);
    programs_[index(seat)] = {true, {}};
    emit seatsChanged();
    emit decisionChanged();
    continueComputer();
}

/// It is out until a person starts it again; the others go on.
void Session::programFailed(SeatId seat, const ProgramFault& fault) {
    qWarning("outside program of %s: %s", qUtf8Printable(seats_[index(seat)].key), sentenceOf(fault).c_str());
    forgetProgram(seat);
    programs_[index(seat)] = {false, fault};
    haltComputer();
    emit seatsChanged();
    emit decisionChanged();
    continueComputer();
}

bool Session::actsByItself(SeatId seat) const {
    const SeatInfo& info = seats_[index(seat)];
    return info.outsideProgram() ? programRuns(seat) : !info.human();
}

bool Session::asksViewer() const {
    return live() && !held_ && !curtained() && isPerson(viewer_) && waits().contains(viewer_) && !outcome();
}

void Session::setViewer(SeatId seat) {
    if (held_ || seat == viewer_ || !isPerson(seat) || !waitsAtHead().contains(seat)) return;
    viewer_ = seat;
    emit seatsChanged();
    emit decisionChanged();
}

bool Session::curtained() const {
    return hidesHands() && isPerson(viewer_) && viewer_ != screen_ && humans().size() > 1;
}

void Session::takeScreen() {
    if (!curtained()) return;
    screen_ = viewer_;
    emit seatsChanged();
    emit decisionChanged();
}

/// Who is asked already stays, unless another question has come up and somebody comes before him.
void Session::chooseViewer() {
    const int question = questionAtHead();
    const bool another = std::exchange(question_, question) != question;
    SeatSet asked;
    for (const SeatId seat : waitsAtHead())
        if (isPerson(seat)) asked.insert(seat);
    const SeatId first = firstOf(asked);
    if (asked.contains(viewer_)) {
        if (another && isSeat(first)) viewer_ = first;
        return;
    }
    // Who has just done something sees what computer players say to it.
    if (isPerson(viewer_) && actor(head()) == viewer_ && !paused_ && computerToMove() != noSeat) return;
    if (!asked.empty()) {
        viewer_ = isSeat(first) ? first : *asked.begin();
        return;
    }
    if (isPerson(viewer_)) return;
    const SeatSet people = humans();
    viewer_ = people.empty() ? noSeat : *people.begin();
}

std::vector<NodeId> Session::lineEnds() const {
    std::vector<NodeId> ends;
    for (NodeId node = head(); node != rootNode; node = tree().beforeLine(node))
        ends.push_back(node);
    ends.push_back(rootNode);
    std::reverse(ends.begin(), ends.end());
    return ends;
}

void Session::lookAt(NodeId node) {
    if (node == node_ || curtained()) return;
    const bool wasLive = live();
    setNode(node, Way::looked);
    if (wasLive) haltComputer();
    continueComputer();
}

void Session::goOnFromHere() {
    if (live()) return;
    const NodeId from = head();
    std::size_t number = tree().playLines().size() + 1;
    while (!playBranch(std::to_string(number), node_)) {
        if (number > TimelineTree::maxPlayLines * 2) return;
        ++number;
    }
    playMoved(branchLines(from, std::to_string(number)), Way::wentOn);
}

void Session::goToLine(const std::string& name) {
    if (curtained()) return;
    haltComputer();
    if (playGo(name))
        playMoved({{LineKind::go, 0, name, 0}}, Way::otherLine);
    else
        continueComputer();
}

std::optional<UndoStep> Session::undoStep() const {
    if (!live() || curtained()) return std::nullopt;
    UndoStep step;
    step.to = undoTarget(step.person);
    if (step.person == noSeat) return std::nullopt;
    for (step.node = head(); step.node != rootNode && tree().beforeLine(step.node) != step.to &&
                             tree().node(step.node).parent != step.to;)
        step.node = tree().beforeLine(step.node);
    for (const Stretch& gesture : gestures_)
        if (gesture.to == step.node) step.to = gesture.from;
    step.ofAnother = step.person != viewer_;
    step.reveals = revealsSince(step.to);
    return step;
}

std::optional<RedoStep> Session::redoStep() const {
    if (!live() || curtained()) return std::nullopt;
    RedoStep step;
    step.from = head();
    step.node = tree().nextLineEnd(head());
    if (step.node == head()) return std::nullopt;
    // An undo takes the steps of an open line one by one.
    if (tree().node(step.node).open) step.node = tree().next(head());
    const NodeId tip = tree().playLines()[tree().presentPlayLine()].tip;
    for (const Stretch& gesture : gestures_) // of several the last
        if (gesture.from == head() && tree().isAncestor(gesture.to, tip)) step.node = gesture.to;
    step.to = redoTarget(step.node);
    return step;
}

void Session::undo() {
    const auto step = undoStep();
    if (!step) return;
    const NodeId from = head();
    haltComputer();
    playGoTo(step->to);
    if (waitsAtHead().contains(step->person)) {
        viewer_ = step->person;
        question_ = questionAtHead();
    }
    playMoved(linesBetween(from, head()), Way::undone);
    emit tookBack(*step);
}

void Session::redo() {
    const auto step = redoStep();
    if (!step) return;
    haltComputer();
    playGoTo(step->to);
    playMoved(linesBetween(step->from, head()), Way::redone);
    emit tookAgain(*step);
}

/// After the timeline went to another place without new steps; `lines` lead a reader of the record there.
/// Where no person sits, computer players would play on to the end before one could take a seat.
void Session::playMoved(const std::vector<RecordLine>& lines, Way way) {
    held_ = (way == Way::wentOn || way == Way::otherLine) && humans().empty();
    chooseViewer();
    setDirty();
    setNode(head(), way);
    if (!lines.empty()) emit recorded(lines);
    continueComputer();
}

void Session::setNode(NodeId node, Way way) {
    const NodeId from = node_;
    cancelHint();
    loadState(node);
    node_ = node;
    emit moved(from, node, way);
    emit decisionChanged();
}

Session::Gesture::Gesture(Session& session) : session_(session), outermost_(!session.gestureFrom_) {
    assert(session.live());
    if (outermost_) session_.gestureFrom_ = session_.head();
}

Session::Gesture::~Gesture() {
    if (outermost_) session_.gestureFrom_.reset();
}

/// What was one gesture before an undo may be taken line by line now, or in part.
void Session::noteGesture(NodeId before) {
    // What another person does begins one of its own.
    if (gestureFrom_ && *gestureFrom_ != before && actor(head()) != actor(before)) gestureFrom_ = before;
    const NodeId from = gestureFrom_.value_or(before);
    std::erase_if(gestures_, [&](const Stretch& known) {
        const bool takenAgain = tree().isAncestor(head(), known.to) && !tree().isAncestor(head(), known.from);
        return takenAgain || (known.from == from && known.to == before);
    });
    // A step of a line that goes on is one too, also the line's last.
    if (from != before || tree().node(before).open || tree().node(head()).open)
        gestures_.push_back({from, head()});
}

void Session::finishApply(NodeId before) {
    noteGesture(before);
    node_ = head();
    held_ = false;
    if (isPerson(actor(node_))) cancelHint();
    haltComputer();
    chooseViewer();
    setDirty();
    const std::vector<RecordLine> lines = linesBetween(before, head());
    if (!lines.empty()) emit recorded(lines);
    emit applied(node_);
    emit decisionChanged();
    continueComputer();
}

void Session::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    emit seatsChanged();
    if (paused) haltComputer();
    continueComputer();
}

void Session::hold() {
    held_ = true;
    if (const SeatId last = actor(head()); isPerson(last) && last != viewer_) {
        viewer_ = last;
        question_.reset(); // asked anew by `release`
    }
    haltComputer();
}

void Session::release() {
    if (!held_) return;
    held_ = false;
    chooseViewer();
    emit seatsChanged();
    emit decisionChanged();
    continueComputer();
}

void Session::setPace(int milliseconds) {
    pace_ = std::max(milliseconds, 0);
}

SeatId Session::computerToMove() const {
    if (!live() || outcome()) return noSeat;
    const SeatSet waiting = waitsAtHead();
    if (waiting.empty()) return chanceActor;
    for (const SeatId seat : waiting)
        if (actsByItself(seat)) return seat;
    return noSeat;
}

void Session::moveNow() {
    if (thinking_ == noSeat) return;
    paceTimer_.stop();
    // A program can't be hurried.
    if (!answered_ && !(isSeat(thinking_) && seats_[index(thinking_)].outsideProgram())) hurry();
    tryAnswer();
}

bool Session::askHint() {
    if (!asksViewer()) return false;
    startHint(viewer_);
    emit hintAsked();
    return true;
}

void Session::continueComputer() {
    const SeatId seat = computerToMove();
    const bool forPeople = seat == chanceActor && !humans().empty(); // dice don't wait for a paused player
    if (seat == noSeat || (paused_ && !forPeople) || held_) {
        haltComputer();
        return;
    }
    if (thinking_ == seat) return;
    haltComputer();
    thinking_ = seat;
    answered_ = false;
    paceTimer_.start(isSeat(seat) ? pace_ : 0);
    startThinking(seat);
}

void Session::haltComputer() {
    paceTimer_.stop();
    if (thinking_ == noSeat) return;
    thinking_ = noSeat;
    answered_ = false;
    stopThinking();
}

void Session::computerReady() {
    answered_ = true;
    tryAnswer();
}

void Session::tryAnswer() {
    if (thinking_ == noSeat || !answered_ || paceTimer_.isActive()) return;
    thinking_ = noSeat;
    answered_ = false;
    takeAnswer();
}

void Session::setTimeLimit(std::chrono::seconds limit, std::chrono::seconds played) {
    limit_ = static_cast<int>(std::max(limit, std::chrono::seconds{0}).count());
    played_ = static_cast<int>(std::clamp(played, std::chrono::seconds{0}, limit).count());
    if (limit_ > 0)
        clock_.start();
    else
        clock_.stop();
}

bool Session::callTime() {
    if (limit_ == 0 || !live() || !sayTimeUp()) return false;
    played_ = limit_;
    emit clockTicked();
    return true;
}

std::optional<int> Session::secondsLeft() const {
    return limit_ > 0 ? std::optional{limit_ - played_} : std::nullopt;
}

std::optional<int> Session::secondsPlayed() const {
    return limit_ > 0 ? std::optional{played_} : std::nullopt;
}

void Session::tick() {
    if (paused_ || (held_ && humans().empty()) || outcome()) return;
    played_ = std::min(played_ + 1, limit_);
    emit clockTicked();
    // While somebody looks back, or in the middle of a line, the table waits. It is said again when what was
    // said has been taken back.
    if (played_ == limit_ && live()) sayTimeUp();
}

void Session::setDirty() {
    if (dirty_) return;
    dirty_ = true;
    emit savedChanged();
}

void Session::setSaved(const QString& path) {
    path_ = path;
    dirty_ = false;
    emit savedChanged();
}

void Session::setPlayedOn(const QString& path) {
    path_ = path;
    dirty_ = true;
    emit savedChanged();
}

} // namespace marches::play
