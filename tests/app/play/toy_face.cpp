#include "tests/app/play/toy_face.h"

#include "app/theme/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::toy {

namespace {
constexpr std::array<const char*, mostSeats> names{"ann", "bob", "cid", "dora", "emil", "fay",
                                                   "gus", "hal", "ivo", "jana", "kai",  "lena"};
constexpr std::array<const char*, 4> colours{"red", "blue", "yellow", "green"};

QString words(const Command& command) {
    switch (command.verb) {
    case Verb::roll:
        return QStringLiteral("The die shows %1").arg(command.value);
    case Verb::deal:
        return QStringLiteral("A card is dealt");
    case Verb::bid:
        return QStringLiteral("Bid %1").arg(command.value);
    case Verb::accept:
        return QStringLiteral("Accept");
    case Verb::challenge:
        return QStringLiteral("Challenge");
    case Verb::store:
        return QStringLiteral("Lantern on shelf %1").arg(command.value + 1);
    case Verb::leave:
        return QStringLiteral("Leave");
    }
    return {};
}
} // namespace

void Face::build(play::FaceHost& host) {
    host_ = &host;
    auto* shelves = new QLabel(QStringLiteral("Shelves"));
    shelves->setObjectName(QStringLiteral("shelves"));
    shelves->setWindowTitle(QStringLiteral("Shelves"));
    shelves->setFocusPolicy(Qt::StrongFocus);
    host.addDock(shelves, {shell::DockPlace::Area::bottom, 0, 7, {}});
    auto* coins = new QLabel;
    connect(&session_, &play::Session::decisionChanged, coins, [this, coins] { tellHands(*coins); });
    tellHands(*coins);
    coins->setObjectName(QStringLiteral("coins"));
    coins->setWindowTitle(QStringLiteral("Coins"));
    coins->setFocusPolicy(Qt::StrongFocus);
    host.addDock(coins, {shell::DockPlace::Area::rightTop, 0, 3, {}});
}

/// Of each seat what may be known of it.
void Face::tellHands(QLabel& coins) const {
    const auto shown = [](int value) {
        return value == nothing  ? QStringLiteral("none")
               : value == hidden ? QStringLiteral("hidden")
                                 : QString::number(value);
    };
    QStringList lines;
    for (const play::SeatInfo& info : session_.seats()) {
        const Seat& seat = session_.state().seats[index(info.id)];
        lines << QStringLiteral("%1: coins %2, card %3, bid %4")
                     .arg(seatName(info.id))
                     .arg(seat.coins)
                     .arg(shown(seat.card), shown(seat.bid));
    }
    coins.setText(lines.join(QLatin1Char('\n')));
    coins.setToolTip(coins.text());
    coins.setAccessibleDescription(coins.text());
}

QString Face::seatName(SeatId seat) const {
    QString name = session_.seat(seat).key;
    name[0] = name[0].toUpper();
    return name;
}

play::Prompt Face::prompt() const {
    play::Prompt prompt;
    prompt.seat = session_.viewer();
    prompt.kind = QStringLiteral("phase-%1").arg(static_cast<int>(session_.state().phase));
    prompt.sentence = QStringLiteral("%1: what do you do?").arg(seatName(prompt.seat));
    prompt.detail = QStringLiteral("%1 lanterns").arg(session_.state().lanterns);
    const auto options = session_.options(prompt.seat);
    if (!options.empty()) {
        play::Button button;
        button.id = QStringLiteral("first");
        button.text = words(options.front());
        button.line = rowId(options.front());
        if (asksFirst) button.confirm = QStringLiteral("Really %1?").arg(button.text);
        button.press = [this, step = options.front()] { session_.act(step); };
        prompt.primary = button;
    }
    play::Button refused;
    refused.id = QStringLiteral("refused");
    refused.text = QStringLiteral("Bid 99");
    refused.refused = true;
    refused.why = QStringLiteral("5 coins held");
    refused.press = [this] { refuse(); };
    prompt.others.push_back(refused);
    return prompt;
}

QString Face::rowId(const Command& step) const {
    return QString::fromStdString(Game::print(session_.setting(), std::span{&step, 1}));
}

void Face::refuse() const {
    play::RefusalCard card;
    card.title = QStringLiteral("Nobody can bid 99");
    card.sentence = QStringLiteral("Coins: <b>99 needed</b>, <b>5 held</b>.");
    card.steps = {QStringLiteral("Round 1: nothing spent")};
    card.rule = QStringLiteral("lanterns.bid");
    card.ruleSection = QStringLiteral("Bids");
    card.ruleSentence = QStringLiteral("A bid is paid from the coins held");
    play::Button less;
    less.id = QStringLiteral("less");
    less.text = QStringLiteral("Bid what is there");
    less.press = [this] { session_.act(session_.options(session_.viewer()).back()); };
    card.remedies.push_back(less);
    host_->showRefusal(card);
}

bool Face::explainFocus() {
    refuse();
    return true;
}

play::Prompt Face::result() const {
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("The lanterns are counted");
    return prompt;
}

play::TurnTrack Face::track() const {
    play::TurnTrack track;
    track.turn = session_.state().round;
    track.turns = session_.setting().rounds;
    const std::array<const char*, 5> steps{"Roll", "Deal", "Bid", "Answer", "Store"};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto now = static_cast<std::size_t>(session_.state().phase);
        track.steps.push_back({QString::fromLatin1(steps[i]), i < now    ? play::TrackStep::When::past
                                                              : i == now ? play::TrackStep::When::now
                                                                         : play::TrackStep::When::coming});
    }
    track.orderTitle = QStringLiteral("Order");
    for (const play::SeatInfo& seat : session_.seats())
        track.order.push_back({seat.id, session_.waits().contains(seat.id)
                                            ? play::TrackSeat::Standing::waited
                                            : play::TrackSeat::Standing::done});
    return track;
}

std::vector<play::ActionRow> Face::actions() const {
    std::vector<play::ActionRow> rows;
    for (const Command& step : session_.options(session_.viewer())) {
        play::ActionRow row;
        row.group = QStringLiteral("Now");
        row.text = words(step);
        row.cost = QStringLiteral("%1").arg(step.value);
        row.id = rowId(step);
        row.act = [this, step] { session_.act(step); };
        rows.push_back(row);
    }
    return rows;
}

std::vector<play::ActionRow> Face::refusedActions() const {
    play::ActionRow row;
    row.text = QStringLiteral("Bid 99");
    row.detail = QStringLiteral("99 needed, 5 held");
    row.id = QStringLiteral("bid 99");
    row.act = [this] { refuse(); };
    return {row};
}

QString Face::positionName(NodeId node) const {
    return QStringLiteral("Round %1").arg(session_.stateAt(node).round);
}

play::LogEntry Face::logEntry(NodeId node) const {
    const auto steps = session_.steps(node);
    play::LogEntry entry;
    const State before = session_.stateAt(session_.tree().beforeLine(node));
    entry.turn = before.round;
    entry.group = QStringLiteral("Round %1").arg(entry.turn);
    entry.seat = session_.actor(node);
    if (steps.empty()) {
        entry.text = isSeat(entry.seat) ? QStringLiteral("A sealed bid") : QStringLiteral("A card is dealt");
    } else {
        entry.text = words(steps.front());
        entry.detail =
            steps.size() > 1 ? QStringLiteral("%1 steps").arg(steps.size())
            : steps.front().verb == Verb::deal
                ? QStringLiteral("%1 for %2").arg(steps.front().value).arg(seatName(steps.front().seat))
                : QString{};
    }
    for (const Event& event : session_.eventsOf(node))
        if (event.kind == Event::Kind::opened)
            entry.more.push_back(QStringLiteral("%1 had bid %2").arg(seatName(event.seat)).arg(event.value));
    return entry;
}

std::vector<ProvinceId> Face::provinceRows() const {
    std::vector<ProvinceId> rows;
    for (const play::SeatInfo& seat : session_.seats())
        rows.push_back(idAt<ProvinceId>(index(seat.id)));
    return rows;
}

std::vector<play::Column> Face::provinceColumns() const {
    return {{QStringLiteral("House"), {}}, {QStringLiteral("Coins"), {}}};
}

play::Cell Face::provinceCell(ProvinceId province, int column) const {
    ++cellsAsked;
    const SeatId seat = idAt<SeatId>(index(province));
    if (column == 0) return {names.arg(seatName(seat)), {}, {}, Qt::AlignLeft | Qt::AlignVCenter};
    const int coins = session_.state().seats[index(seat)].coins;
    return {QString::number(coins), coins, {}, Qt::AlignRight | Qt::AlignVCenter};
}

QString Face::rulebook() const {
    return QStringLiteral(
        "# Lanterns\n\n## lanterns.bid\n\nA bid is paid from the coins held.\n\n## lanterns.roll\n\n"
        "The die says how many lanterns are to be had.\n");
}

StartPage::StartPage(QWidget* parent) : NewGamePage(parent) {
    auto* start = new QPushButton(QStringLiteral("Start"));
    start->setObjectName(QStringLiteral("toy.start"));
    start->setAutoDefault(true);
    connect(start, &QPushButton::clicked, this, [this] { emit chosen({newHeader({"human", "human"}), {}}); });
    auto* all = new QVBoxLayout(this);
    all->addWidget(start);
    setFocusProxy(start);
}

void StartPage::offerSavedGame(const QString& path) {
    auto* goOn = new QPushButton(path);
    goOn->setObjectName(QStringLiteral("toy.go-on"));
    connect(goOn, &QPushButton::clicked, this, [this, path] { emit goOnRequested(path); });
    layout()->addWidget(goOn);
}

RecordHeader newHeader(const std::vector<std::string>& kinds) {
    RecordHeader header;
    header.game = Game::id;
    header.scenario.name = "lanterns";
    header.seed = 7;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        header.seats.push_back(
            {names[i], colours[i % colours.size()], kinds[i], std::string{"Player "} + names[i]});
    return header;
}

namespace {

/// A scenario that is named as a file is one in the record's folder; nothing is read of it.
play::OpenedGame openGame(const Record& record, const QString& folder) {
    auto setting = std::make_shared<Setting>();
    for (const SeatEntry& entry : record.header.seats)
        setting->seats.push_back(entry.seat);
    for (const auto& [name, value] : record.header.options)
        if (name == "rounds")
            setting->rounds = std::stoi(value);
        else if (name == "hands")
            setting->hiddenHands = value == "hidden";
    play::OpenedGame opened;
    auto [session, refused] = Table::open(setting, record);
    if (refused)
        opened.findings.push_back({Severity::error,
                                   std::string{refused->refusal.rule()},
                                   {{}, refused->line, 0},
                                   Sentence("{0}", refused->refusal.text(*setting))});
    opened.face = std::make_unique<Face>(*session);
    opened.session = std::move(session);
    const QString scenario = QString::fromStdString(record.header.scenario.name);
    if (scenario.endsWith(QStringLiteral(".yaml")))
        opened.scenarioFiles << folder + QLatin1Char('/') + scenario;
    return opened;
}

} // namespace

play::GameEntry gameEntry() {
    return {Game::id,
            [] { return QStringLiteral("Lanterns"); },
            [](const Record& record, const QString& folder) -> play::Opening {
                return [record, folder] { return openGame(record, folder); };
            },
            openGame,
            [](QWidget* parent) -> play::NewGamePage* { return new StartPage(parent); },
            [](QObject* parent) {
                auto* lamp = new QAction(QStringLiteral("Light a lantern"), parent);
                lamp->setObjectName(QStringLiteral("toy.light"));
                lamp->setShortcut(Qt::Key_L);
                return QList<QAction*>{lamp};
            }};
}

} // namespace marches::toy
