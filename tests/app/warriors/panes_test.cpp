#include "app/map/map_view.h"
#include "app/play/banner.h"
#include "app/play/session_of.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/flow_layout.h"
#include "app/theme/look.h"
#include "app/warriors/docks/partner_list.h"
#include "app/warriors/docks/score_legend.h"
#include "app/warriors/opening.h"
#include "app/warriors/pieces/mat_view.h"
#include "engine/warriors/record_setup.h"
#include "tests/app/register.h"
#include "tests/app/warriors/game_window.h"

#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionTab>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <set>

using namespace marches;

namespace {

/// Five players: each has four partners in Trade, England a route to one of them. PHASE is filled in.
constexpr const char* fair = R"(format: marches-scenario 1
game: warriors-and-traders
id: fair
based-on: western-europe
start:
  turn: 5
  phase: PHASE
  players:
    england:
      tokens: {production: 1, trade: 6, military: 1}
      resources: {food: 4, product: 9, weapon: 2, gold: 3}
      routes: [germany]
      units: {london: [F1, P1, I3], east-anglia: [P2], wessex: [I1, P3], wales: [I2, P4]}
    burgundy: {tokens: {trade: 6}, resources: {food: 3}, units: {artois: [C1, I1], vlaanderen: [F1, P1]}}
    france: {tokens: {trade: 6}, resources: {food: 3}, units: {ile-de-france: [F1, P1]}}
    germany: {tokens: {trade: 6}, resources: {food: 3}, units: {brandenburg: [F1, P1], bayern: [P2, I1]}}
    denmark: {tokens: {trade: 6}, resources: {food: 3}, units: {sjaelland: [F1, P1]}}
)";

Record fairGame() {
    RecordHeader header;
    header.game = warriors::gameId;
    header.scenario.name = "fair.yaml";
    header.seats = {{"england", "red", "human", ""},
                    {"burgundy", "green", "human", ""},
                    {"france", "blue", "human", ""},
                    {"germany", "yellow", "human", ""},
                    {"denmark", "black", "human", ""}};
    return {header, {}};
}

} // namespace

/// What the panes round the map show of themselves in windows of two sizes, and which of them stands in
/// front.
class PanesTest : public QObject, private warriors::face::test::GameWindow {
    Q_OBJECT

private slots:
    void aWrappingLabelHasItsLinesToItself();
    void initTestCase();
    void cleanup();
    void allPartnersAreSeen_data();
    void allPartnersAreSeen();
    void anOfferIsSeenWhole_data();
    void anOfferIsSeenWhole();
    void matsSayWhoLeads_data();
    void matsSayWhoLeads();
    void tradeComesForward();
    void playersFillTheirPane_data();
    void playersFillTheirPane();
    void tradeHasTheHeightOfALowWindow();
    void largeTextLeavesTheColumnAsItWas();
    void whoComesFirstBeginsTrade();
    void actionsGetTheirTitleBack();
    void keyOfTheBarsIsWhole_data();
    void keyOfTheBarsIsWhole();
    void bannerIsLowInEveryPhase_data();
    void bannerIsLowInEveryPhase();
    void tabsKeepTheirWords_data();
    void tabsKeepTheirWords();
    void provincesShowNoBareDots_data();
    void provincesShowNoBareDots();
    void provincesShowAllUnits();
    void buildKeepsItsCloseButton_data();
    void buildKeepsItsCloseButton();

private:
    void open(const QByteArray& phase, QSize size, const QString& language = QStringLiteral("en"),
              std::size_t players = 5);
    QWidget* find(const char* name) { return window_->findChild<QWidget*>(QString::fromLatin1(name)); }
    bool inFront(const char* name) {
        const QWidget* pane = find(name);
        const QWidget* there = window_->childAt(pane->mapTo(window_.get(), pane->rect().center()));
        return pane->isVisible() && there && (there == pane || pane->isAncestorOf(there));
    }
    void goOnTo(const QString& layout);
    void pressTab(const QString& title);
};

void PanesTest::aWrappingLabelHasItsLinesToItself() {
    QWidget box;
    auto* flow = new shell::FlowLayout(&box, 8, 4);
    auto* before = new QPushButton(QStringLiteral("before"));
    auto* label = new QLabel(QStringLiteral("Many words that go on for more than one line in a narrow pane"));
    auto* after = new QPushButton(QStringLiteral("after"));
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    for (QWidget* each : std::initializer_list<QWidget*>{before, label, after})
        flow->addWidget(each);
    for (const int width : {220, 400, 700}) {
        box.resize(width, flow->heightForWidth(width));
        flow->setGeometry(box.rect());
        QCOMPARE(label->width(), width);
        QVERIFY(label->y() >= before->geometry().bottom());
        QVERIFY(after->y() >= label->geometry().bottom());
        QVERIFY(label->height() >= label->heightForWidth(width));
        QVERIFY(after->geometry().bottom() < box.height());
    }
}

void PanesTest::initTestCase() {
    begin(QStringLiteral("marches-panes-test"));
}

void PanesTest::cleanup() {
    window_.reset();
    forgetRunningGames();
}

void PanesTest::open(const QByteArray& phase, QSize size, const QString& language, std::size_t players) {
    forgetSettings();
    language_.use(language);
    QFile scenario(pathOf(QStringLiteral("fair.yaml")));
    QVERIFY(scenario.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QList<QByteArray> lines = QByteArray(fair).replace("PHASE", phase).split('\n');
    Record record = fairGame();
    auto& seats = record.header.seats;
    for (; seats.size() > players; seats.erase(seats.begin() + 1)) {
        const QByteArray seat = "    " + QByteArray::fromStdString(seats[1].seat) + ':';
        lines.removeIf([&](const QByteArray& line) { return line.startsWith(seat); });
    }
    scenario.write(lines.join('\n'));
    scenario.close();
    GameWindow::open(record, size);
    QTest::qWait(50);
}

void PanesTest::allPartnersAreSeen_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "de", "nl"}) {
        QTest::addRow("large-%s", language) << QSize(1600, 1000) << QString::fromLatin1(language);
        QTest::addRow("small-%s", language) << QSize(1280, 720) << QString::fromLatin1(language);
    }
}

/// Where the window is high enough, also while an offer is put together.
void PanesTest::allPartnersAreSeen() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    open("trade", size, language);
    auto* list = window_->findChild<warriors::face::PartnerList*>();
    QVERIFY(list != nullptr);
    QCOMPARE(list->model()->rowCount(), 4);
    const QWidget* frame = window_->findChild<QScrollArea*>(QStringLiteral("trade.scroll"))->viewport();
    const auto shown = [frame](const QWidget& part) {
        const int top = part.mapTo(frame, QPoint()).y();
        return part.isVisible() && top >= 0 && top + part.height() <= frame->height();
    };
    const auto seen = [&] { return shown(*list); };
    QVERIFY(seen());
    list->pressCurrent();
    QTest::qWait(50);
    QVERIFY(shown(*find("trade.composer")));
    const auto* scroll = window_->findChild<QScrollArea*>(QStringLiteral("trade.scroll"));
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    if (size.height() >= 1000)
        QVERIFY(seen());
    else if (!seen())
        QVERIFY(scroll->verticalScrollBar()->isVisible());
}

void PanesTest::anOfferIsSeenWhole_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (const int players : {3, 4})
        for (const char* language : {"en", "fr", "de", "nl"})
            QTest::addRow("%d-%s", players, language) << players << QString::fromLatin1(language);
}

/// With what has been said below it, in a window that is high enough.
void PanesTest::anOfferIsSeenWhole() {
    QFETCH(int, players);
    QFETCH(QString, language);
    open("trade", {1600, 1000}, language, static_cast<std::size_t>(players));
    window_->findChild<warriors::face::PartnerList*>()->pressCurrent();
    QTRY_VERIFY(inFront("trade.composer"));
    const auto* scroll = window_->findChild<QScrollArea*>(QStringLiteral("trade.scroll"));
    QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

void PanesTest::matsSayWhoLeads_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "de", "nl"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// Whoever it is, in a window that is wide enough.
void PanesTest::matsSayWhoLeads() {
    using namespace warriors::face;
    QFETCH(QString, language);
    open("trade", {1600, 1000}, language);
    const auto* mat = window_->findChild<MatView*>();
    QVERIFY(mat != nullptr && mat->isVisible());
    const theme::Theme& theme = theme::themeOf(mat);
    const double needed = MatWords(mat->model(), theme).head(true) - theme.scaled(headGap);
    QTRY_COMPARE(mat->layout().rows, 1);
    for (const TrackPlace& track : mat->layout().tracks)
        QTRY_VERIFY2(track.head.width() >= needed, qPrintable(QString::number(track.head.width() - needed)));
}

void PanesTest::pressTab(const QString& title) {
    for (QTabBar* bar : window_->findChildren<QTabBar*>())
        for (int i = 0; i < bar->count(); ++i)
            if (bar->tabText(i) == title && bar->isVisible()) {
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
                return;
            }
    QFAIL(qPrintable(title));
}

/// For each player who is asked, until they bring another pane to the front themselves.
void PanesTest::tradeComesForward() {
    open("trade", {1600, 1000});
    const SeatId first = desk_->table()->session().viewer();
    QVERIFY(inFront("trade"));
    pressTab(QStringLiteral("Log"));
    const auto* partners = window_->findChild<QTableView*>(QStringLiteral("trade.partners"))->model();
    const auto partner = [partners] { return partners->index(0, 0).data().toString(); };
    QCOMPARE(partner(), QStringLiteral("Denmark"));
    language_.use(QStringLiteral("de")); // everything is shown anew
    QTest::qWait(50);
    QVERIFY(inFront("log"));
    QCOMPARE(partner(), QStringLiteral("Dänemark"));
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(desk_->table()->session().viewer() != first);
    QTRY_VERIFY(inFront("trade"));
    QVERIFY(!inFront("actions"));
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk_->table()->face().layoutName(), QString());
    QTRY_VERIFY(inFront("actions") && inFront("log"));
}

void PanesTest::playersFillTheirPane_data() {
    QTest::addColumn<int>("players");
    for (const int players : {3, 4, 5})
        QTest::addRow("%d", players) << players;
}

/// In a low window: nothing is left empty below them.
void PanesTest::playersFillTheirPane() {
    QFETCH(int, players);
    open("upkeep", {1280, 720}, QStringLiteral("en"), static_cast<std::size_t>(players));
    const auto* list = window_->findChild<QListView*>(QStringLiteral("players.list"));
    QVERIFY(list != nullptr);
    const QModelIndex last = list->model()->index(players - 1, 0);
    constexpr int spare = 12;
    QTRY_VERIFY(list->viewport()->height() - list->visualRect(last).bottom() < spare);
    QVERIFY(list->visualRect(last).bottom() < list->viewport()->height());
}

/// A game that is opened in Trade, in a window that is low but wide: its pane keeps what it was given.
void PanesTest::tradeHasTheHeightOfALowWindow() {
    open("trade", {1500, 790}, QStringLiteral("en"), 3);
    QVERIFY(inFront("trade"));
    const auto height = [this](const char* dock) {
        return window_->findChild<QDockWidget*>(QString::fromLatin1(dock))->height();
    };
    const int players = height("dock.players");
    const int trade = height("dock.trade");
    QVERIFY2(players < 0.3 * (players + trade), qPrintable(QStringLiteral("%1 %2").arg(players).arg(trade)));
}

/// Through all sizes of the text, back to the first.
void PanesTest::largeTextLeavesTheColumnAsItWas() {
    open("upkeep", {1280, 720});
    const QWidget* column = find("dock.players");
    const int width = column->width();
    int widest = 0;
    for (int size = 0; size < 5; ++size) {
        QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
        QTest::qWait(50);
        widest = std::max(widest, column->width());
    }
    QVERIFY(widest > width);
    QTRY_COMPARE(column->width(), width);
}

/// England, though Germany has fed its armies after it.
void PanesTest::whoComesFirstBeginsTrade() {
    open("upkeep", {1600, 1000}, QStringLiteral("en"), 4);
    goOnTo(QStringLiteral("trade"));
    play::Session& session = desk_->table()->session();
    const SeatId last = session.actor(session.head());
    QCOMPARE(session.seat(last).key, QStringLiteral("germany"));
    QVERIFY(session.waits().contains(last));
    QCOMPARE(session.seat(session.viewer()).key, QStringLiteral("england"));
    session.undo();
    QCOMPARE(session.viewer(), last);
    session.redo();
    QCOMPARE(session.seat(session.viewer()).key, QStringLiteral("england"));
    session.hold(); // as after news that are read first
    QCOMPARE(session.viewer(), last);
    session.release();
    QCOMPARE(session.seat(session.viewer()).key, QStringLiteral("england"));
    // Who is handed the screen keeps it, and gets it back with what they take back.
    session.setViewer(last);
    session.giveSeat(last, QStringLiteral("human"), QStringLiteral("Anna"));
    QCOMPARE(session.viewer(), last);
}

/// Whoever is asked is done, until the panes stand as they do in a phase.
void PanesTest::goOnTo(const QString& layout) {
    for (int press = 0; press < 20 && desk_->table()->face().layoutName() != layout; ++press) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        QTest::qWait(40);
    }
    QCOMPARE(desk_->table()->face().layoutName(), layout);
    QTest::qWait(50);
}

void PanesTest::keyOfTheBarsIsWhole_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (const int players : {3, 4})
        for (const char* language : {"en", "fr", "de", "nl"})
            QTest::addRow("%d-%s", players, language) << players << QString::fromLatin1(language);
}

/// It was a tab beside Trade, whose title is the tab's; after Trade it shows its own again. Neither is hidden
/// by a bar without tabs.
void PanesTest::actionsGetTheirTitleBack() {
    open("upkeep", {1600, 1000}, QStringLiteral("en"), 3);
    auto* actions = window_->findChild<QDockWidget*>(QStringLiteral("dock.actions"));
    const auto tabs = [this] {
        std::vector<int> shown;
        for (const QTabBar* bar :
             desk_->table()->findChildren<QTabBar*>(QString{}, Qt::FindDirectChildrenOnly))
            if (bar->isVisible()) shown.push_back(bar->count());
        return shown;
    };
    QVERIFY(actions->titleBarWidget() == nullptr);
    const auto inTrade = [&] {
        QTRY_VERIFY(actions->titleBarWidget() != nullptr);
        QTRY_COMPARE(tabs(), std::vector{4}); // Actions, Log, Trade, Provinces
    };
    const auto afterTrade = [&] {
        QTRY_VERIFY(inFront("actions"));
        QVERIFY(actions->titleBarWidget() == nullptr);
        QTRY_COMPARE(tabs(), std::vector{3});
    };
    goOnTo(QStringLiteral("trade"));
    inTrade();
    goOnTo(QString());
    afterTrade();
    desk_->table()->session().undo(); // the arrangement that was kept comes back
    QTRY_COMPARE(desk_->table()->face().layoutName(), QStringLiteral("trade"));
    inTrade();
    goOnTo(QString());
    afterTrade();
}

/// In Trade, whose pane takes the height that the one above can spare.
void PanesTest::keyOfTheBarsIsWhole() {
    QFETCH(int, players);
    QFETCH(QString, language);
    open("upkeep", {1600, 1000}, language, static_cast<std::size_t>(players));
    goOnTo(QStringLiteral("trade"));
    const auto* key = window_->findChild<warriors::face::ScoreLegend*>();
    QVERIFY(key != nullptr);
    const QWidget* pane = find("players");
    const QRect place(key->mapTo(pane, QPoint()), key->size());
    QVERIFY(pane->rect().contains(place));
    QVERIFY(key->height() >= key->heightForWidth(key->width()));
}

void PanesTest::bannerIsLowInEveryPhase_data() {
    QTest::addColumn<QByteArray>("phase");
    QTest::addColumn<QString>("language");
    for (const char* phase : {"upkeep", "trade", "development", "maneuvering"})
        for (const char* language : {"en", "fr", "de", "nl"})
            QTest::addRow("%s-%s", phase, language) << QByteArray(phase) << QString::fromLatin1(language);
}

/// A row for the sentence and one for its detail, in a low window.
void PanesTest::bannerIsLowInEveryPhase() {
    QFETCH(QByteArray, phase);
    QFETCH(QString, language);
    open(phase == "upkeep" || phase == "trade" ? phase : phase + "\n  to-move: england", {1280, 720},
         language);
    auto* banner = window_->findChild<play::Banner*>();
    const auto isLow = [&] {
        for (const char* name : {"banner.sentence", "banner.detail"}) {
            const auto* label = window_->findChild<QLabel*>(QString::fromLatin1(name));
            if (2 * label->heightForWidth(label->width()) > 3 * label->fontMetrics().lineSpacing()) {
                qWarning("%s", qPrintable(label->text()));
                return false;
            }
        }
        return banner->height() == banner->room();
    };
    QTest::qWait(50);
    QVERIFY(isLow());
    for (int press = 0; press < 24 && phase == "development"; ++press) { // past the shift
        if (auto* pass = find("banner.pass")) QTest::mouseClick(pass, Qt::LeftButton);
        QTest::qWait(20);
        QVERIFY(isLow());
    }
    if (phase != "maneuvering") return;
    QTest::keyClick(&desk_->table()->map(), Qt::Key_N);
    QTest::qWait(50);
    QVERIFY(isLow());
    QTest::keyClick(&desk_->table()->map(), Qt::Key_A, Qt::ControlModifier);
    QTest::qWait(50);
    QVERIFY(isLow());
}

void PanesTest::tabsKeepTheirWords_data() {
    matsSayWhoLeads_data();
}

/// All five in a low window, the one in front in bold letters.
void PanesTest::tabsKeepTheirWords() {
    QFETCH(QString, language);
    open("upkeep", {1280, 720}, language);
    QTest::keyClick(&desk_->table()->map(), Qt::Key_F1);
    const QTabBar* bar = nullptr;
    const auto five = [&] {
        for (const QTabBar* each :
             desk_->table()->findChildren<QTabBar*>(QString{}, Qt::FindDirectChildrenOnly))
            if (each->isVisible() && each->count() == 5) bar = each;
        return bar != nullptr;
    };
    QTRY_VERIFY(five());
    const QFontMetrics bold(theme::themeOf(bar).font(theme::FontRole::TextBold));
    for (int i = 0; i < bar->count(); ++i) {
        QStyleOptionTab tab;
        tab.initFrom(bar);
        tab.rect = bar->tabRect(i);
        tab.shape = bar->shape();
        const int words = bold.horizontalAdvance(bar->tabText(i));
        const int room = bar->style()->subElementRect(QStyle::SE_TabBarTabText, &tab, bar).width();
        QVERIFY2(words <= room, qPrintable(bar->tabText(i)));
        QVERIFY(bar->rect().contains(bar->tabRect(i)));
    }
}

void PanesTest::provincesShowNoBareDots_data() {
    matsSayWhoLeads_data();
}

/// The units have room for one with its figure, or no column at all; in a low window they have one.
void PanesTest::provincesShowNoBareDots() {
    QFETCH(QString, language);
    open("upkeep", {1280, 720}, language);
    auto* pane = find("provinces");
    window_->findChild<QDockWidget*>(QStringLiteral("dock.provinces"))->raise();
    QTRY_VERIFY(pane->isVisible());
    const auto* view = window_->findChild<QTableView*>(QStringLiteral("provinces.view"));
    const int last = view->model()->columnCount() - 1;
    QVERIFY(!view->isColumnHidden(last));
    const theme::Theme& theme = theme::themeOf(view);
    const QFontMetrics metrics(theme.font(theme::FontRole::Text));
    const int least = theme.scaledIcon(16) + metrics.horizontalAdvance(QStringLiteral("0…"));
    std::set<bool> shown;
    for (int width = 150; width < 500; width += 7) {
        pane->resize(width, pane->height());
        const bool there = !view->isColumnHidden(last);
        shown.insert(there);
        QVERIFY2(!there || view->columnWidth(last) >= least, qPrintable(QString::number(width)));
    }
    QCOMPARE(shown.size(), std::size_t{2});
    QVERIFY(!view->isColumnHidden(last));
}

/// The widest of the units are seen whole where the others can give way, also after some have come; a width
/// that somebody has given stays as long as nothing wider comes.
void PanesTest::provincesShowAllUnits() {
    open("upkeep", {1600, 1000}, QStringLiteral("en"));
    auto* pane = find("provinces");
    window_->findChild<QDockWidget*>(QStringLiteral("dock.provinces"))->raise();
    QTRY_VERIFY(pane->isVisible());
    auto* view = window_->findChild<QTableView*>(QStringLiteral("provinces.view"));
    const int last = view->model()->columnCount() - 1;
    QVERIFY(view->columnWidth(last) >= static_cast<QAbstractItemView*>(view)->sizeHintForColumn(last));
    QVERIFY(!view->model()->headerData(1, Qt::Horizontal, Qt::DecorationRole).isNull());
    view->setColumnWidth(0, view->columnWidth(0) + 9);
    const int given = view->columnWidth(0);
    pane->hide();
    pane->show();
    QCOMPARE(view->columnWidth(0), given);
}

void PanesTest::buildKeepsItsCloseButton_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "de", "nl", "pseudo"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// In a low window; and the ring of a button does not touch the words below it.
void PanesTest::buildKeepsItsCloseButton() {
    QFETCH(QString, language);
    open("development\n  to-move: england", {1280, 720}, language);
    QTest::keyClick(&desk_->table()->map(), Qt::Key_B);
    QTRY_VERIFY(find("choice.close") != nullptr);
    QTest::qWait(20);
    const QWidget* close = find("choice.close");
    const QWidget* card = find("card");
    QVERIFY(close->isVisible());
    QVERIFY(card->rect().contains(QRect(close->mapTo(card, QPoint()), close->size())));
    QVERIFY(desk_->table()->map().rect().contains(card->geometry()));
    const auto* content = find("choice");
    const auto* first = content->findChild<QPushButton*>();
    constexpr int ring = 5;
    const int below = first->mapTo(content, QPoint()).y() + first->height();
    for (const QLabel* label : content->findChildren<QLabel*>()) {
        const int top = label->mapTo(content, QPoint()).y();
        QVERIFY2(top + label->height() <= below || top >= below + ring, qPrintable(label->text()));
    }
}

MARCHES_TEST(PanesTest, application)
#include "panes_test.moc"
