#include "app/play/session.h"

#include <QLoggingCategory>

#include <algorithm>
#include <cassert>
#include <utility>

namespace marches::play {

Session::Session(RecordHeader header, std::vector<SeatInfo> seats, QObject* parent)
    : QObject(parent), header_(std::move(header)), seats_(std::move(seats)),
      clock_([this] { return !paused_ && !(held_ && humans().empty()) && !outcome(); },
             [this] { return live() && sayTimeUp(); }) {}

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
        // The person who looks round may have left the screen; where no person sits one is still waited for.
        held_ = held_ && humans().empty() && kind != QLatin1String("human");
        info.programRuns = false;
        info.programFault.reset();
        computers().forgetProgram(seat);
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
    tellSeats();
    computers().halt();
    continueComputer();
}

/// Tells that seats or the person asked differ, though no node was gone to.
void Session::tellSeats() {
    emit seatsChanged();
    emit decisionChanged();
}

void Session::startProgram(SeatId seat) {
    SeatInfo& info = seats_[index(seat)];
    if (!info.outsideProgram()) return;
    computers().forgetProgram(seat);
    info.programRuns = true;
    info.programFault.reset();
    tellSeats();
    continueComputer();
}

/// The program is out until a person starts it again; the other players go on.
void Session::programFailed(SeatId seat, const ProgramFault& fault) {
    SeatInfo& info = seats_[index(seat)];
    qWarning("outside program of %s: %s", qUtf8Printable(info.key), sentenceOf(fault).c_str());
    computers().forgetProgram(seat);
    info.programRuns = false;
    info.programFault = fault;
    computers().halt();
    tellSeats();
    continueComputer();
}

bool Session::asksViewer() const {
    return live() && !held_ && !curtained() && isPerson(viewer_) && waits().contains(viewer_) && !outcome();
}

void Session::setViewer(SeatId seat) {
    if (held_ || seat == viewer_ || !isPerson(seat) || !waitsAtHead().contains(seat)) return;
    viewer_ = seat;
    tellSeats();
}

bool Session::curtained() const {
    return hidesHands() && isPerson(viewer_) && viewer_ != screen_ && humans().size() > 1;
}

void Session::takeScreen() {
    if (!curtained()) return;
    screen_ = viewer_;
    tellSeats();
}

/// The viewer stays while they are asked, unless the question is another one and someone comes before them.
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
    // A person who has just played sees how computer players answer.
    if (isPerson(viewer_) && actor(head()) == viewer_ && !paused_ && computerToMove() != noSeat) return;
    if (!asked.empty()) {
        viewer_ = isSeat(first) ? first : *asked.begin();
        return;
    }
    if (isPerson(viewer_)) return;
    const SeatSet people = humans();
    viewer_ = people.empty() ? noSeat : *people.begin();
}

void Session::lookAt(NodeId node) {
    if (node == node_ || curtained()) return;
    const bool wasLive = live();
    setNode(node, Way::looked);
    if (wasLive) computers().halt();
    continueComputer();
}

void Session::goOnFromHere() {
    if (live()) return;
    const NodeId from = head();
    std::size_t number = tree().variations().size() + 1;
    while (!playBranch(std::to_string(number), node_)) {
        if (number > TimelineTree::maxVariations * 2) return;
        ++number;
    }
    playMoved(branchLines(from, std::to_string(number)), Way::wentOn);
}

void Session::goToVariation(const std::string& name) {
    if (curtained()) return;
    computers().halt();
    if (playGo(name))
        playMoved({{LineKind::go, 0, name, 0}}, Way::otherVariation);
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
    step.to = undoMacros_.startOf(step.node, step.to);
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
    step.node = undoMacros_.endFrom(tree(), head(), step.node);
    step.to = redoTarget(step.node);
    return step;
}

void Session::undo() {
    const auto step = undoStep();
    if (!step) return;
    const NodeId from = head();
    computers().halt();
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
    computers().halt();
    playGoTo(step->to);
    playMoved(linesBetween(step->from, head()), Way::redone);
    emit tookAgain(*step);
}

/// The timeline went to another place without new steps; `lines` lead a reader of the record there. Where no
/// person sits play is held: computer players would play on to the end before a person could take a seat.
void Session::playMoved(const std::vector<RecordLine>& lines, Way way) {
    held_ = (way == Way::wentOn || way == Way::otherVariation) && humans().empty();
    chooseViewer();
    setDirty();
    setNode(head(), way);
    if (!lines.empty()) emit recorded(lines);
    continueComputer();
}

void Session::setNode(NodeId node, Way way) {
    const NodeId from = node_;
    computers().cancelHint();
    loadState(node);
    node_ = node;
    emit moved(from, node, way);
    emit decisionChanged();
}

Session::UndoMacro::UndoMacro(Session& session)
    : opened_(session.undoMacros_.open(session.head()) ? &session.undoMacros_ : nullptr) {
    assert(session.live());
}

Session::UndoMacro::~UndoMacro() {
    if (opened_) opened_->close();
}

void Session::finishApply(NodeId before) {
    undoMacros_.add(tree(), before, actor(head()) != actor(before));
    node_ = head();
    held_ = false;
    if (isPerson(actor(node_))) computers().cancelHint();
    computers().halt();
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
    if (paused) computers().halt();
    continueComputer();
}

void Session::hold() {
    held_ = true;
    if (const SeatId last = actor(head()); isPerson(last) && last != viewer_) {
        viewer_ = last;
        question_.reset(); // asked anew by `release`
    }
    computers().halt();
}

void Session::release() {
    if (!held_) return;
    held_ = false;
    chooseViewer();
    tellSeats();
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
        if (seats_[index(seat)].actsByItself()) return seat;
    return noSeat;
}

bool Session::askHint() {
    if (!asksViewer()) return false;
    computers().startHint(viewer_);
    emit computers().hintAsked();
    return true;
}

void Session::continueComputer() {
    const SeatId seat = computerToMove();
    const bool forPeople = seat == chanceActor && !humans().empty(); // dice don't wait for a paused player
    if (seat == noSeat || (paused_ && !forPeople) || held_)
        computers().halt();
    else
        computers().ask(seat, isSeat(seat) ? pace_ : 0);
}

void Session::setDirty() {
    if (dirty_) return;
    dirty_ = true;
    emit savedChanged();
}

void Session::setSaved(const QString& path, bool playedOn) {
    path_ = path;
    dirty_ = playedOn;
    emit savedChanged();
}

} // namespace marches::play
