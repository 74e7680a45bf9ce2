#include "app/map/map_view.h"
#include "app/map/picture.h"
#include "app/play/province_list.h"
#include "app/shell/card_frame.h"
#include "app/shell/rows.h"
#include "app/shell/rules_pane.h"
#include "app/shell/rules_view.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QAbstractTextDocumentLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPainter>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTextBlock>
#include <QTextLayout>
#include <QTreeView>
#include <QVBoxLayout>

#include <array>

using namespace marches;

/// The Actions list, the card of a refusal and the Rules page, through the glass.
class ListsTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void actionListActsAndFilters();
    void longRowsWrap();
    void groupsFoldOnClick();
    void shortTextGivesWayToTheNote();
    void rowsCutNoWords_data();
    void rowsCutNoWords();
    void theRingOfTheFocusCutsNoWords();
    void tablesOfTheRulesKeepTheirWords();
    void filterGoesWithItsQuestion();
    void anotherQuestionBeginsAtTheTop();
    void rowsAskAsTheBannerDoes();
    void refusedActionShowsItsCard();
    void cardsCutNoAccents();
    void aLongCardScrollsAndKeepsItsButtons();
    void aCardThatFitsScrollsNothing();
    void aCardStandsByTheMapAsItIsNow();
    void ruleLinksFollowTheTheme();
    void rulesStandBelowTheirTitle();
    void contentsAndWordsLeadThroughTheRules();
    void marksSayWhatTheyMean();
    void provincesAreMeasuredOnce();
};

void ListsTest::actionListActsAndFilters() {
    startGame();
    auto* view = find<QTreeView>("actions.view");
    QVERIFY(view->model()->rowCount(view->model()->index(0, 0)) > 2);
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
    auto* field = find<QLineEdit>("actions.filter");
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("bid 2"));
    const QModelIndex group = view->model()->index(0, 0);
    QCOMPARE(view->model()->rowCount(group), 1);
    const NodeId before = session().head();
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(session().head() != before);
    QCOMPARE(session().linearRecord().lines.back().text, std::string{"ann bid 2"});
    // Another person now: by mouse.
    field->clear();
    const QModelIndex first = view->model()->index(0, 0, view->model()->index(0, 0));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(first).center());
    QCOMPARE(session().actor(session().lineEnds().back()) != noSeat, true);
}

namespace {

/// The number of pixels that a row's words and signs take where it is as high as its view makes it, and that
/// they take where it is much higher.
std::array<int, 2> inkOf(const QAbstractItemView& view, const QModelIndex& index) {
    std::array<int, 2> ink{};
    for (const std::size_t higher : {0, 1}) {
        const QSize size = view.visualRect(index).size() + QSize(0, 100 * static_cast<int>(higher));
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.widget = &view;
        option.rect = image.rect();
        option.state = QStyle::State_Enabled | QStyle::State_Active;
        view.itemDelegateForIndex(index)->paint(&painter, option, index);
        painter.end();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ink[higher] += image.pixel(x, y) != image.pixel(0, 0);
    }
    return ink;
}

} // namespace

void ListsTest::rowsCutNoWords_data() {
    QTest::addColumn<double>("factor");
    QTest::newRow("small letters") << 0.8;
}

void ListsTest::rowsCutNoWords() {
    QFETCH(double, factor);
    theme::Theme theme;
    theme.textFactor = factor;
    style_->setTheme(theme);
    const auto usual = qScopeGuard([this] { style_->setTheme({}); }); // also where a row fails
    QStandardItemModel model;
    for (const char* text : {"ÎÅÖ gq", "ÎÅÖ gq ÎÅÖ gq ÎÅÖ gq ÎÅÖ gq ÎÅÖ gq ÎÅÖ gq ÎÅÖ gq"})
        for (const char* more : {"", "Åq", "Åq gÖ Åq gÖ Åq gÖ Åq gÖ Åq gÖ Åq gÖ Åq gÖ Åq gÖ"})
            for (const bool note : {false, true}) {
                auto* item = new QStandardItem(QString::fromUtf8(text));
                if (*more != 0) item->setData(QString::fromUtf8(more), shell::DetailRole);
                if (note) {
                    item->setData(QStringLiteral("2 gÅ"), shell::CostRole);
                    item->setData(QStringLiteral("2 gÅ"), shell::NoteRole);
                    item->setData(int(theme::PlayerColour::Blue), shell::ShieldRole);
                }
                model.appendRow(item);
            }
    shell::RowsView rows(QStringLiteral("rows"));
    QListView noted;
    new shell::NoteRowDelegate(noted);
    for (QAbstractItemView* view :
         {static_cast<QAbstractItemView*>(&rows), static_cast<QAbstractItemView*>(&noted)}) {
        view->setModel(&model);
        view->resize(300, 900);
        view->show();
        QTest::qWait(1);
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto [ink, whole] = inkOf(*view, model.index(row, 0));
            QVERIFY(whole > 20);
            QVERIFY2(ink == whole,
                     qPrintable(QStringLiteral("row %1: %2 of %3").arg(row).arg(ink).arg(whole)));
        }
    }
}

/// Nothing is written where the ring lies: 4 px along all edges of a row.
void ListsTest::theRingOfTheFocusCutsNoWords() {
    startGame();
    shell::RowsView view(QStringLiteral("ringed"));
    QStandardItemModel model;
    for (const bool heading : {false, true})
        for (const char* text : {"ÎÅÖ", "ÎÅÖ gg ÎÅÖ gg ÎÅÖ gg ÎÅÖ gg ÎÅÖ gg"})
            for (const char* detail : {"", "gg", "gg gg gg gg gg gg gg gg gg gg gg gg gg gg gg gg"}) {
                auto* item = new QStandardItem(QString::fromUtf8(text));
                if (*detail != 0) item->setData(QString::fromUtf8(detail), shell::DetailRole);
                item->setData(heading, shell::HeadingRole);
                model.appendRow(item);
            }
    view.setModel(&model);
    view.resize(220, 900);
    view.show();
    for (int row = 0; row < model.rowCount(); ++row) {
        view.setCurrentIndex(model.index(row, 0));
        const QRect place = view.visualRect(model.index(row, 0));
        const QImage image = view.viewport()->grab(place).toImage();
        const QRgb ground = image.pixel(image.width() - 1, 0);
        const QRect inside = image.rect().adjusted(5, 5, -5, -5);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!inside.contains(x, y))
                    QVERIFY2(image.pixel(x, y) == ground,
                             qPrintable(QStringLiteral("row %1 at %2, %3").arg(row).arg(x).arg(y)));
    }
}

/// In the narrowest dock each row of the log is as high as its words need, headings too.
void ListsTest::longRowsWrap() {
    QStandardItemModel model;
    auto* heading =
        new QStandardItem(QStringLiteral("A heading that is far too long for a dock of this width"));
    heading->setData(true, shell::HeadingRole);
    auto* row =
        new QStandardItem(QStringLiteral("Offer of Austria declined: 2 Gold for 2 Food and 1 Weapon"));
    row->setData(QStringLiteral("1 AP"), shell::CostRole);
    heading->appendRow(row);
    heading->appendRow(new QStandardItem(QStringLiteral("Short")));
    auto* detailed = new QStandardItem(QStringLiteral("Production"));
    detailed->setData(
        QStringLiteral("token 1 of 2 to level III: 2 Products per symbol (so 1 more in every Upkeep)"),
        shell::DetailRole);
    heading->appendRow(detailed);
    model.appendRow(heading);
    shell::RowsView view(QStringLiteral("rows"));
    view.setModel(&model);
    view.expandAll();
    view.resize(260, 300);
    view.show();
    const auto height = [&](const QStandardItem* item) { return view.visualRect(item->index()).height(); };
    const int usual = height(heading->child(1));
    QVERIFY(height(heading) > usual);
    QVERIFY(height(row) > usual);
    QVERIFY(height(detailed) > usual);
    view.resize(900, 300);
    QCoreApplication::processEvents();
    QCOMPARE(height(heading), usual);
    QCOMPARE(height(row), usual);
    QCOMPARE(height(detailed), usual);
}

void ListsTest::groupsFoldOnClick() {
    QStandardItemModel model;
    auto* group = new QStandardItem(QStringLiteral("Turn 5"));
    group->setData(true, shell::HeadingRole);
    group->appendRow(new QStandardItem(QStringLiteral("Fort raised")));
    model.appendRow(group);
    shell::RowsView view(QStringLiteral("rows"));
    view.setModel(&model);
    view.resize(300, 200);
    view.show();
    const QRect heading = view.visualRect(group->index());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, heading.center());
    QVERIFY(view.isExpanded(group->index()));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, heading.center());
    QVERIFY(!view.isExpanded(group->index()));
    QVERIFY(heading.height() >= 24);
}

/// The note at the end is painted even where the title must be shortened.
void ListsTest::shortTextGivesWayToTheNote() {
    QStandardItemModel model;
    auto* row = new QStandardItem(QStringLiteral("A title that is far too long for so narrow a list"));
    model.appendRow(row);
    QListView list;
    new shell::NoteRowDelegate(list);
    list.setModel(&model);
    list.resize(160, 60);
    list.show();
    const QRect end(list.viewport()->width() - 40, 4, 34, 48);
    const auto inked = [&] {
        const QImage seen = list.viewport()->grab(end).toImage();
        int dark = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                dark += qGray(seen.pixel(x, y)) < 140;
        return dark;
    };
    const QImage before = list.viewport()->grab(end).toImage();
    row->setData(QStringLiteral("2 AP"), shell::NoteRole);
    QVERIFY(list.viewport()->grab(end).toImage() != before);
    QVERIFY(inked() > 10);
}

/// No word is broken in a table of the rules, be it seven columns wide.
void ListsTest::tablesOfTheRulesKeepTheirWords() {
    shell::RulesView view;
    view.setRules([] {
        return QStringLiteral("# Rules\n\n"
                              "|Unit|Power|Toughness|Cost|Eats|VP for its death|\n|---|---|---|---|---|---|\n"
                              "|Infantry|1|1|1 Weapon|1|1|\n|Cavalry|3|3|3 Weapons and 2 Gold|3|3|\n\n"
                              "|unit|power|toughness|\n|---|---|---|\n|Barbarian army, turns 4 to 7|2|2|\n");
    });
    view.resize(300, 600);
    view.show();
    view.goToStart();
    int lines = 0;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
        for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const QString text = block.text();
            QVERIFY2(text[line.textStart() + line.textLength() - 1].isSpace(), qPrintable(text));
            ++lines;
        }
    QVERIFY(lines > 0);
    QVERIFY(!view.horizontalScrollBar()->isVisible());
}

void ListsTest::filterGoesWithItsQuestion() {
    startGame();
    auto* field = find<QLineEdit>("actions.filter");
    QTest::keyClicks(field, QStringLiteral("bid"));
    const auto asked = session().viewer();
    click("actions.refused"); // the same question is still there
    QCOMPARE(field->text(), QStringLiteral("bid"));
    click("banner.first");
    settle();
    QVERIFY(session().viewer() != asked);
    QCOMPARE(field->text(), QString{});
    QVERIFY(find<QTreeView>("actions.view")->model()->rowCount() > 0);
}

/// The next to be asked does not find the list where the one before left it; the same question leaves it
/// there.
void ListsTest::anotherQuestionBeginsAtTheTop() {
    startGame();
    auto* view = find<QTreeView>("actions.view");
    view->setFixedHeight(60);
    QCoreApplication::processEvents();
    QScrollBar* bar = view->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    emit desk_->table()->face().changed();
    QCOMPARE(bar->value(), bar->maximum());
    const auto asked = session().viewer();
    click("banner.first");
    settle();
    QVERIFY(session().viewer() != asked);
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), 0);
}

/// What the banner asks before it is done, its row in the list asks too, at the same place; and a click meant
/// for another is none.
void ListsTest::rowsAskAsTheBannerDoes() {
    startGame();
    auto& face = static_cast<toy::Face&>(desk_->table()->face());
    face.asksFirst = true;
    emit face.changed();
    auto* view = find<QTreeView>("actions.view");
    const auto clickFirst = [view] {
        const QModelIndex first = view->model()->index(0, 0, view->model()->index(0, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(first).center());
    };
    const NodeId before = session().head();
    clickFirst();
    QCOMPARE(session().head(), before);
    QVERIFY(text("banner.detail").startsWith(QStringLiteral("Really")));
    clickFirst();
    QVERIFY(session().head() != before);

    // Begun on the row, ended on the button.
    settle();
    const NodeId next = session().head();
    clickFirst();
    QCOMPARE(session().head(), next);
    click("banner.first");
    QVERIFY(session().head() != next);

    settle();
    constexpr int grace = 300; // ms
    desk_->table()->setGrace(grace);
    face.asksFirst = false;
    emit face.changed();
    clickFirst();
    settle();
    const NodeId handedOver = session().head();
    clickFirst();
    QCOMPARE(session().head(), handedOver);
    QTest::qWait(3 * grace + 50);
    clickFirst();
    QVERIFY(session().head() != handedOver);
}

void ListsTest::refusedActionShowsItsCard() {
    startGame();
    click("banner.refused");
    auto* sentence = find<QLabel>("refusal.sentence");
    QVERIFY(sentence && sentence->isVisible());
    QVERIFY(sentence->text().contains(QStringLiteral("99 needed")));
    auto* card = find<QFrame>("card");
    QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(!card->isVisible());
    // How many there are is known before; why, in lines of its own.
    QCOMPARE(find<QCheckBox>("actions.refused")->text(), QStringLiteral("Also impossible ones (1)"));
    click("actions.refused");
    auto* view = find<QTreeView>("actions.view");
    QCOMPARE(view->model()->rowCount(), 2);
    const auto high = [view](int group) {
        return view->visualRect(view->model()->index(0, 0, view->model()->index(group, 0))).height();
    };
    QVERIFY(high(1) > high(0) * 5 / 4);
    click("banner.refused");
    const NodeId before = session().head();
    click("card.less");
    QVERIFY(session().head() != before);
    QVERIFY(!card->isVisible());
    // Where nothing is asked there are none, in the same words.
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(find<QCheckBox>("actions.refused")->text(), QStringLiteral("Also impossible ones"));
}

/// Lato's capitals with accents stand above its ascent, where a label begins.
void ListsTest::cardsCutNoAccents() {
    startGame();
    const auto rowsOfInk = [](QLabel& label) {
        const QImage seen = label.grab().toImage();
        const QRgb ground = seen.pixel(0, 0);
        int rows = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                if (seen.pixel(x, y) != ground) {
                    ++rows;
                    break;
                }
        return rows;
    };
    auto* content = new QWidget;
    auto* label = new QLabel(QStringLiteral("ÎÅÖ"));
    auto* column = new QVBoxLayout(content);
    column->addWidget(label);
    shell::CardFrame card(desk_->table()->map());
    card.show(content, {}, true);
    const int shown = rowsOfInk(*label);
    label->setContentsMargins(0, 20, 0, 20);
    label->resize(200, 80);
    QCOMPARE(shown, rowsOfInk(*label));
    card.close();
}

/// What does not fit scrolls, seen by its scroll bar; the last line in sight is a whole one.
void ListsTest::aLongCardScrollsAndKeepsItsButtons() {
    startGame();
    window_->resize(1280, 720);
    play::TellCard told;
    told.title = QStringLiteral("What happened");
    for (int line = 0; line < 40; ++line) {
        play::LogEntry entry;
        entry.text = QStringLiteral("Line %1").arg(line);
        told.lines.push_back(entry);
    }
    desk_->table()->showTold(told);
    QTest::qWait(20);
    auto* card = find<QFrame>("card");
    auto* area = card->findChild<QScrollArea*>();
    QVERIFY(area->verticalScrollBar()->isVisible());
    const int seen = area->viewport()->height();
    int lines = 0;
    for (const QLabel* label : area->widget()->findChildren<QLabel*>()) {
        if (label->text().isEmpty()) continue;
        ++lines;
        const int top = label->mapTo(area->widget(), QPoint()).y();
        QVERIFY2(top >= seen || top + label->height() <= seen, qPrintable(label->text()));
    }
    QVERIFY(lines >= 40);
    auto* close = find<QPushButton>("card.close");
    const QRect place(close->mapTo(card, QPoint()), close->size());
    QVERIFY(card->rect().contains(place));
    QVERIFY(place.top() >= area->geometry().bottom());
    close->setFocus();
    QTest::keyClick(close, Qt::Key_PageDown);
    QVERIFY(area->verticalScrollBar()->value() > 0);
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(!card->isVisible());
}

/// However its words wrap, and whatever was on the card before.
void ListsTest::aCardThatFitsScrollsNothing() {
    startGame();
    window_->resize(1600, 1000);
    const auto showLines = [](shell::CardFrame& card, int lines, int letters) {
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        for (int line = 0; line < lines; ++line) {
            auto* label = new QLabel(QStringLiteral("lantern ").repeated(20).left(letters + 3 * line));
            label->setWordWrap(true);
            column->addWidget(label);
        }
        shell::CardFrame::addFoot(*column)->addWidget(new QPushButton(QStringLiteral("Close")));
        card.show(content, {}, true);
        QTest::qWait(1);
    };
    const auto scrolls = [](const shell::CardFrame& card) {
        const auto* area = card.findChild<QScrollArea*>();
        return area->verticalScrollBar()->isVisible() ||
               area->widget()->height() > area->viewport()->height();
    };
    for (int letters = 20; letters < 60; letters += 3) {
        shell::CardFrame card(desk_->table()->map());
        showLines(card, 6, letters);
        QVERIFY2(!scrolls(card), qPrintable(QString::number(letters)));
        showLines(card, 80, letters);
        QVERIFY(scrolls(card));
        showLines(card, 6, letters);
        QVERIFY2(!scrolls(card), qPrintable(QString::number(letters)));
    }
}

/// At the size that the map has got, and by what is written on it then.
void ListsTest::aCardStandsByTheMapAsItIsNow() {
    appmap::MapPicture picture;
    picture.size = QSizeF(1200, 800);
    for (int i = 0; i < 24; ++i)
        picture.provinces.emplace_back().rings = {
            QPolygonF(QRectF(i % 6 * 200.0, i / 6 * 200.0, i % 2 == 0 ? 200 : 90, 180))};
    picture.neighbours.resize(picture.provinces.size());
    appmap::MapView map;
    map.resize(1500, 700);
    map.setPicture(std::make_shared<const appmap::MapPicture>(picture));
    for (std::size_t i = 0; i < picture.provinces.size(); ++i) {
        appmap::ProvinceFace face;
        face.name = QStringLiteral("Lanternshire");
        map.setFace(idAt<ProvinceId>(i), face);
    }
    map.show();
    QVERIFY(QTest::qWaitForWindowExposed(&map));
    QTRY_VERIFY(map.laidOutHere());
    shell::CardFrame card(map);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addWidget(new QLabel(QStringLiteral("Lanterns\n").repeated(8)));
    const auto near = idAt<ProvinceId>(std::size_t{9});
    card.show(content, {near}, true);
    for (const QSize& size : {QSize(1300, 640), QSize(900, 700), QSize(1600, 900), QSize(1100, 500)}) {
        map.resize(size);
        QTRY_VERIFY(map.laidOutHere());
        QTRY_COMPARE(card.geometry(), map.freeRect(card.size(), std::array{near}));
    }
}

void ListsTest::ruleLinksFollowTheTheme() {
    shell::RulesView view;
    view.setRules([] {
        return QStringLiteral("# Lanterns\n\n## 1 The bid\n\n### lanterns.bid\n\nAfter `lanterns.roll`.\n\n"
                              "## 2 The roll\n\n### lanterns.roll\n\nThe die says it.\n");
    });
    view.goToStart();
    const auto colour = [&view] {
        const QTextCursor link = view.document()->find(QStringLiteral("The roll"));
        return link.charFormat().foreground().color();
    };
    theme::Theme theme = style_->theme();
    for (const theme::Tone tone : {theme::Tone::Dark, theme::Tone::Light}) {
        theme.tone = tone;
        style_->setTheme(theme);
        QCOMPARE(colour(), theme.colour(theme::Role::Link));
    }
}

namespace {

/// Ten chapters of ten rules each, much longer than any screen.
QString longRules() {
    QStringList page{QStringLiteral("# Lanterns")};
    for (int chapter = 1; chapter <= 10; ++chapter) {
        page << QStringLiteral("\n## %1 Night %1\n\n**(dim)**: not seen well.\n").arg(chapter);
        for (int rule = 1; rule <= 10; ++rule)
            page << QStringLiteral("### night.%1.%2\n\nLantern %1.%2 burns **(dim)**. %3\n")
                        .arg(chapter)
                        .arg(rule)
                        .arg(QStringLiteral("Oil is poured in. ").repeated(12));
    }
    return page.join(QLatin1Char('\n'));
}

/// Px of the paragraph with these words below the view's top.
double below(shell::RulesView& view, const QString& words) {
    const QTextBlock block = view.document()->find(words).block();
    return view.document()->documentLayout()->blockBoundingRect(block).top() -
           view.verticalScrollBar()->value();
}

} // namespace

/// Whole, and also when the pane gets another width afterwards.
void ListsTest::rulesStandBelowTheirTitle() {
    shell::RulesPane pane;
    pane.setRules(longRules);
    pane.resize(380, 300);
    pane.show();
    shell::RulesView& view = pane.view();
    QVERIFY(view.goToRule(QStringLiteral("night.6.1")));
    for (const int width : {380, 300, 500}) {
        pane.resize(width, 300);
        QTRY_VERIFY(below(view, QStringLiteral("6 Night 6")) >= 0);
        QVERIFY(below(view, QStringLiteral("Lantern 6.1 ")) < view.viewport()->height() / 2);
    }
    // One that stands far below the title is at the top itself; the box names the chapter.
    QVERIFY(view.goToRule(QStringLiteral("night.7.10")));
    QVERIFY(std::abs(below(view, QStringLiteral("Lantern 7.10 "))) < 20);
    QCOMPARE(pane.findChild<QComboBox*>(QStringLiteral("rules.chapters"))->currentText(),
             QStringLiteral("7 Night 7"));
}

void ListsTest::contentsAndWordsLeadThroughTheRules() {
    shell::RulesPane pane;
    pane.setRules(longRules);
    pane.resize(900, 500);
    pane.show();
    auto* contents = pane.findChild<QListWidget*>(QStringLiteral("rules.contents"));
    QTRY_VERIFY(contents->isVisible() && contents->count() == 10);
    shell::RulesView& view = pane.view();
    QTest::mouseClick(contents->viewport(), Qt::LeftButton, {},
                      contents->visualItemRect(contents->item(4)).center());
    QCOMPARE(view.chapterInSight(), 4);
    QVERIFY(std::abs(below(view, QStringLiteral("5 Night 5"))) < 20);
    auto* field = pane.findChild<QLineEdit*>(QStringLiteral("rules.find"));
    QTest::keyClicks(field, QStringLiteral("Lantern 2.8"));
    QCOMPARE(view.textCursor().selectedText(), QStringLiteral("Lantern 2.8"));
    const double at = below(view, QStringLiteral("Lantern 2.8"));
    QVERIFY(at > -20 && at < view.viewport()->height());
    QCOMPARE(contents->currentRow(), 1);
    // In another language they are read anew, in sight or not, from the same chapter on.
    for (const bool inSight : {true, false}) {
        view.goToChapter(6);
        pane.setVisible(inSight);
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&pane, &language);
        pane.show();
        QCoreApplication::processEvents();
        QCOMPARE(view.chapterInSight(), 6);
        QCOMPARE(contents->currentRow(), 6);
    }
    pane.resize(400, 500);
    QVERIFY(!contents->isVisible());
    QVERIFY(pane.findChild<QComboBox*>(QStringLiteral("rules.chapters"))->isVisible());
}

void ListsTest::marksSayWhatTheyMean() {
    shell::RulesView view;
    view.setRules(longRules);
    view.goToStart();
    QTextCursor mark = view.document()->find(QStringLiteral("burns (dim)"));
    QCOMPARE(mark.charFormat().toolTip(), QStringLiteral("(dim): not seen well."));
    QCOMPARE(mark.charFormat().fontWeight(), int(QFont::Normal));
}

/// Not at every px of a dock that is drawn narrower, also where the last column is left out; what would
/// change the widths is heeded.
void ListsTest::provincesAreMeasuredOnce() {
    startGame();
    auto& face = static_cast<toy::Face&>(desk_->table()->face());
    play::ProvinceList list;
    list.setGame(&session(), &face);
    list.resize(100, 300);
    list.setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    const auto* view = list.findChild<QTableView*>();
    int width = 100;
    const auto askedByResizing = [&] {
        const int before = face.cellsAsked;
        list.resize(--width, 300);
        return face.cellsAsked - before;
    };
    (void)askedByResizing();
    for (int i = 0; i < 10; ++i) {
        QVERIFY(view->isColumnHidden(1));
        QCOMPARE(askedByResizing(), 0);
    }
    click("banner.first");
    settle();
    QCOMPARE(askedByResizing(), 0); // what has changed was measured with the change
    const int narrow = view->columnWidth(0);
    const theme::Theme usual = style_->theme();
    theme::Theme larger = usual;
    larger.textFactor = 2;
    style_->setTheme(larger);
    (void)askedByResizing();
    QVERIFY(view->columnWidth(0) > narrow);
    style_->setTheme(usual);
    (void)askedByResizing();
    QCOMPARE(view->columnWidth(0), narrow);
    face.names = QStringLiteral("A house with a name that is much longer, Lord %1");
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&list, &language);
    QVERIFY(view->columnWidth(0) > narrow);
}

MARCHES_TEST(ListsTest, application)
#include "lists_test.moc"
