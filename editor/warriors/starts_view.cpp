#include "editor/warriors/starts_view.h"

#include "app/map/map_view.h"
#include "app/shell/field_events.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/tool_banner.h"
#include "editor/words.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/warriors/edits_warriors.h"

#include <QEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int sideWidth = 372; // px of the panels at the right, at 100 % text

/// Shows content that wants all of its room, and is scrolled where it has less.
class Scrolled : public QScrollArea {
public:
    explicit Scrolled(QWidget* content) {
        setFocusPolicy(Qt::NoFocus);
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        theme::setGroundRole(content, theme::Role::Panel);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::event(event);
    }
};

/// The panels at the right. They scroll down only, so the area is never narrower than they are.
class Side : public Scrolled {
public:
    explicit Side(QWidget* content) : Scrolled(content) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    QSize minimumSizeHint() const override {
        const int all = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
        return {std::max(theme::themeOf(this).scaled(sideWidth), all),
                QScrollArea::minimumSizeHint().height()};
    }
    QSize sizeHint() const override { return {minimumSizeHint().width(), Scrolled::sizeHint().height()}; }
};

} // namespace

StartsView::StartsView(Document& document, const GamePanels* panels, QWidget* parent)
    : View(parent), document_(document), banner_(new ToolBanner), map_(new StartsMap(document, panels, this)),
      below_(new QStackedWidget), boxesPanel_(new Panel(QStringLiteral("starts.boxes"))),
      boxes_(new StartsBoxes(document)), game_(new StartsGame(document)), moment_(new StartsMoment(document)),
      seatPanel_(new StartsSeat(document)), puzzle_(new StartsPuzzle(document)), carried_(new QLabel(this)) {
    setObjectName(QStringLiteral("starts"));
    theme::setGroundRole(this, theme::Role::Window);
    layOut();
    connectParts();
    shell::leaveUndoToWindow(*this);
    refresh();
}

void StartsView::layOut() {
    boxesPanel_->setContent(new Scrolled(boxes_)); // large letters, or a low window
    below_->addWidget(boxesPanel_);
    below_->addWidget(game_);
    below_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto* left = new QWidget;
    auto* middle = shell::bareLayout<QVBoxLayout>(left, 0, {banner_});
    middle->addWidget(&map_->view(), 1);
    middle->addWidget(below_);
    auto* panels = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(panels, 0, {moment_, seatPanel_, puzzle_});
    column->addStretch(1);
    auto* side = new Side(panels);
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(side);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    shell::bareLayout<QVBoxLayout>(this, 0, {split});
    carried_->setObjectName(QStringLiteral("starts.carried"));
    carried_->setAttribute(Qt::WA_TransparentForMouseEvents);
    carried_->setTextFormat(Qt::PlainText);
    carried_->setContentsMargins(10, 6, 10, 6);
    carried_->setAutoFillBackground(true);
    theme::setGroundRole(carried_, theme::Role::Raised);
    carried_->hide();
}

void StartsView::connectParts() {
    connect(&document_, &Document::changed, this, [this] {
        stale_ = !isVisible();
        if (!stale_) refresh();
    });
    appmap::MapView& map = map_->view();
    map.installEventFilter(this);
    connect(map_, &StartsMap::lifted, this, [this](ProvinceId province, appmap::TokenHit token) {
        const auto alike = map_->behind(province, token);
        carries_ = true;
        const bool inHand = hand_ && !alike.empty() && std::ranges::count(hand_->stack, alike.front()) > 0;
        if (inHand)
            setCount(hand_->count); // as many as were asked for before
        else
            takePieces(alike);
    });
    connect(map_, &StartsMap::letGo, this, [this](ProvinceId onto) {
        carries_ = false;
        carried_->hide();
        if (onto != noProvince) return put(map_->idOf(onto));
        letGoAt(releasedAt_);
    });
    connect(&map.playTool(), &appmap::PlayTool::carryingEnded, this, [this] {
        carried_->hide();
        QTimer::singleShot(0, this,
                           [this] { // broken off: what is let go somewhere has been put there by then
                               if (carries_) drop();
                           });
    });
    connect(map_, &StartsMap::clicked, this, [this](ProvinceId province, appmap::TokenHit token) {
        if (hand_ && hand_->piece.province != map_->idOf(province)) return put(map_->idOf(province));
        if (token)
            takePieces(map_->behind(province, token));
        else
            drop();
    });
    connect(map_, &StartsMap::entered, this, [this](ProvinceId province) {
        if (hand_) return put(map_->idOf(province), true);
        const QRectF box = map_->view().scene().provinceRect(appmap::numberOf(province));
        menuFor(province, {}, map_->view().mapToGlobal(box.center().toPoint()));
    });
    connect(map_, &StartsMap::menuWanted, this, &StartsView::menuFor);
    connect(map_, &StartsMap::pointed, this, &StartsView::tell);
    connect(boxes_, &StartsBoxes::taken, this, [this](const StartHand& hand, bool byDrag) {
        carries_ = byDrag;
        take(hand);
        map_->view().setFocus(Qt::OtherFocusReason); // numbers and Enter mean what is in hand
    });
    connect(boxes_, &StartsBoxes::dragged, this, &StartsView::showCarried);
    connect(boxes_, &StartsBoxes::dropped, this, [this](const QPoint& global) {
        carries_ = false;
        carried_->hide();
        letGoAt(global);
    });
    connect(boxes_, &StartsBoxes::seatChosen, this, &StartsView::chooseSeat);
    connect(seatPanel_, &StartsSeat::seatChosen, this, &StartsView::chooseSeat);
    connect(seatPanel_, &StartsSeat::wanted, this, &StartsView::run);
    connect(moment_, &StartsMoment::wanted, this, &StartsView::run);
    connect(puzzle_, &StartsPuzzle::wanted, this, &StartsView::run);
    connect(puzzle_, &StartsPuzzle::said, this, &StartsView::said);
    connect(moment_, &StartsMoment::renamed, this, [this](const QString& name) {
        const draft::TreePath owner =
            variant_.empty() ? draft::TreePath{} : draft::TreePath{"variants", variant_};
        const std::string language = shell::spokenLanguage().toStdString();
        const Node* shown = draft::find(document_.whole(), owner);
        if (name.isEmpty() || (shown != nullptr && name == nameOf(shown, variant_))) return;
        make(draft::setName(document_.draft(), owner, language, name.toStdString()));
    });
    connect(game_, &StartsGame::shown, this, [this] {
        if (game_->start())
            map_->show(draft::warriors::startModel(document_.whole(), variant_, *game_->start()), {});
    });
    connect(game_, &StartsGame::takeWanted, this, &StartsView::takeMoment);
    connect(game_, &StartsGame::leaveWanted, this, &StartsView::closeGame);
}

void StartsView::refresh() {
    using namespace draft::warriors;
    stale_ = false;
    model_ = startModel(document_.whole(), variant_);
    if (!model_.there) { // what the first token would begin
        const Node tree = variantTree(document_.whole(), variant_);
        Node players = Node::map();
        for (const std::string& seat : usualSeats(tree))
            players.set(seat, Node::map());
        Node start = Node::map();
        start.set("players", std::move(players));
        model_ = startModel(document_.whole(), variant_, start);
        model_.there = false;
    }
    facts_ = model_.there ? startFacts(document_.draft(), variant_) : StartFacts{};
    if (model_.seat(seat_) == nullptr) {
        seat_ = model_.seat(model_.toMove) != nullptr ? model_.toMove : std::string{};
        if (seat_.empty() && !model_.seats.empty()) seat_ = model_.seats.front().id;
    }
    if (!game_->isOpen()) map_->show(model_, facts_);
    boxes_->show(model_, facts_, seat_);
    moment_->show(model_, facts_, variant_);
    seatPanel_->show(model_, facts_, seat_);
    puzzle_->show(model_, variant_);
    boxesPanel_->setTitle(tr("Boxes", "of the tokens of each colour"));
    boxesPanel_->setNote(tr("what each colour still has"));
    showBanner();
}

void StartsView::showBanner() {
    ToolBanner::Content content;
    content.icon = theme::icon(theme::Icon::HandOver);
    if (hand_) {
        content.title = hand_->fromBox()
                            ? tr("%1: choose a province", "%1 what is in hand").arg(handWords(*hand_))
                            : tr("%1: choose where to", "%1 what is in hand").arg(handWords(*hand_));
        content.sentence =
            tr("A click or Enter puts it there; a number says how many go along. Esc lets it go");
    } else if (game_->isOpen()) {
        content.title = tr("Choose a moment of the game");
        content.sentence = tr("The map shows it. What is taken replaces this start position, in one step");
    } else {
        content.title = model_.there
                            ? tr("Set up turn %1: drag tokens from the boxes, or from province to province")
                                  .arg(model_.turn)
                            : tr("No start position yet: drag a token from the boxes, and one begins");
        content.sentence = tr("2 takes two of a kind along. Drop on the boxes to take one off. Right-click a "
                              "token: damage, Action Points, retreated");
    }
    const auto button = [](const char* id, const QString& words, std::function<void()> press) {
        shell::Button made;
        made.id = QString::fromLatin1(id);
        made.text = words;
        made.press = std::move(press);
        return made;
    };
    content.buttons.push_back(button("game", tr("From a saved game…", "a button"), [this] { askForGame(); }));
    if (!puzzle_->isPuzzle())
        content.buttons.push_back(
            button("puzzle", tr("Make it a puzzle…", "a button"), [this] { makePuzzle(); }));
    if (model_.there)
        content.buttons.push_back(
            button("clear", tr("Clear", "a button: takes the start position away"), [this] {
                make(draft::warriors::removeStart(
                    document_.draft(), draft::warriors::startPath(document_.whole(), variant_).size() > 1
                                           ? variant_
                                           : std::string{}));
            }));
    else
        content.buttons.push_back(
            button("begin", tr("As a game begins", "a button: sets a start position up"),
                   [this] { make(draft::warriors::beginStart(document_.draft(), variant_)); }));
    banner_->show(content);
}

bool StartsView::make(Expected<draft::Change, Sentence> change, const std::string& province) {
    if (!change) {
        emit said(sentenceText(change.error()));
        return false;
    }
    draft::TreePath path = draft::warriors::startPath(document_.whole(), variant_);
    if (!province.empty()) path.push_back("@" + province); // goTo: the province itself
    EditPlace place;
    place.view = QStringLiteral("starts");
    place.path = std::move(path);
    place.variant = variant_;
    if (!province.empty()) place.chosen = {province};
    return document_.applyAsItIs(std::move(*change), std::move(place)); // it says itself which start it is of
}

void StartsView::run(const StartCommand& command) {
    if (!make(command(document_.draft(), variant_))) refresh(); // the field shows what holds
}

void StartsView::chooseSeat(const std::string& seat) {
    seat_ = seat;
    refresh();
}

void StartsView::takeFocus() {
    boxes_->takeFocus();
}

void StartsView::showVariant(const std::string& variant) {
    variant_ = variant;
    hand_.reset();
    refresh();
}

std::string StartsView::seatInHand() const {
    return puzzle_->isPuzzle() ? puzzle_->seat() : model_.there ? seat_ : std::string{};
}

bool StartsView::stepBack() {
    if (hand_) {
        drop();
        return true;
    }
    if (puzzle_->stopTrying()) return true;
    if (!game_->isOpen()) return false;
    closeGame();
    return true;
}

void StartsView::goTo(const draft::ProblemPlace& place) {
    if (!place.country.empty() && model_.seat(place.country) != nullptr) chooseSeat(place.country);
    goTo(place.path);
}

/// A value of the start position: its province on the map, its country at the right, or its field.
void StartsView::goTo(const draft::TreePath& path) {
    std::string province;
    for (const std::string& part : path) {
        const std::string id = part.starts_with('@') ? part.substr(1) : part;
        if (document_.atlas().province(id) >= 0) province = id;
        if (model_.seat(part) != nullptr && part != seat_) chooseSeat(part);
        if (moment_->focusField(part)) return;
    }
    map_->point(province);
}

void StartsView::tell(ProvinceId province, appmap::TokenHit token) {
    const auto pieces = token ? map_->behind(province, token) : std::vector<StartPiece>{};
    const int at = document_.atlas().province(map_->idOf(province));
    if (pieces.empty())
        emit said(at < 0 ? QString{} : document_.atlas().provinceName(at));
    else
        emit said(pieceWords(document_, pieces.front(), facts_));
    if (carries_ && hand_ && !hand_->fromBox()) showCarried(QCursor::pos());
}

void StartsView::showEvent(QShowEvent* event) {
    View::showEvent(event);
    if (stale_) refresh();
}

void StartsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        map_->retranslate();
        moment_->retranslate();
        seatPanel_->retranslate();
        puzzle_->retranslate();
        game_->retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

// A saved game, and the puzzle

void StartsView::askForGame() {
    auto* dialog = new QFileDialog(window(), tr("Take a position from a saved game"),
                                   shell::savedGamesFolder(), tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("starts.game-dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &StartsView::openGame);
    dialog->open();
}

/// The map as a whole, or the variant that is shown.
QString StartsView::shownName() const {
    return variant_.empty() ? tr("the whole map", "into which a position goes")
                            : nameOf(draft::find(document_.whole(), {"variants", variant_}), variant_);
}

void StartsView::openGame(const QString& path) {
    drop();
    if (const auto why = game_->open(path, shownName())) {
        emit said(*why);
        return;
    }
    below_->setCurrentWidget(game_);
    showBanner();
}

void StartsView::closeGame() {
    game_->close();
    below_->setCurrentWidget(boxesPanel_);
    refresh();
}

void StartsView::takeMoment() {
    if (!game_->start()) return;
    auto change = draft::warriors::setStart(document_.draft(), variant_, *game_->start());
    closeGame();
    make(std::move(change));
}

void StartsView::makePuzzle() {
    const std::string seat = seat_;
    if (make(draft::warriors::makePuzzle(document_.draft(), variant_, seat, 1, {"first", {seat}})))
        puzzle_->takeFocus();
}

} // namespace marches::editor
