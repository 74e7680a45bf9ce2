#include "app/shell/rules_pane.h"
#include "app/shell/rules_view.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "tests/app/register.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

using namespace marches;

namespace {

QString longPage() {
    QStringList lines{QStringLiteral("# Rules"), {}, QStringLiteral("## First"), {}};
    for (int i = 0; i < 60; ++i)
        lines << QStringLiteral("Nothing is to be found in paragraph %1.").arg(i) << QString();
    lines << QStringLiteral("## Second") << QString() << QStringLiteral("Here is a lantern.") << QString();
    for (int i = 0; i < 60; ++i)
        lines << QStringLiteral("Nor in this one, %1.").arg(i) << QString();
    return lines.join(u'\n');
}

} // namespace

/// Words are looked for in the rules, by keys.
class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void wordsThatAreNotThereLeaveThePlace();
    void headingsAreFoundFirst();
    void signsStandInTheMiddleOfTheLetters();
    void paragraphsStandEvenly();
    void aRuleIsMarkedWithItsSmallHeading();
    void aRuleStandsBelowItsSmallHeading();
    void aMarkedListKeepsItsNumbers();
};

void RulesTest::initTestCase() {
    QVERIFY(theme::init().isEmpty());
    QApplication::setStyle(new theme::MarchesStyle);
}

void RulesTest::wordsThatAreNotThereLeaveThePlace() {
    shell::RulesPane pane;
    pane.setRules([] { return longPage(); });
    pane.resize(420, 300);
    pane.show();
    QVERIFY(QTest::qWaitForWindowActive(&pane));
    auto* field = pane.findChild<QLineEdit*>(QStringLiteral("rules.find"));
    const QScrollBar& bar = *pane.view().verticalScrollBar();
    const auto ink = [&] { return field->palette().color(QPalette::Text); };
    const QColor usual = ink();
    const auto look = [&](const char* words) {
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(words));
    };

    field->setFocus();
    look("lantern");
    QCOMPARE(pane.view().textCursor().selectedText(), QStringLiteral("lantern"));
    QCOMPARE(ink(), usual);
    const int place = bar.value();
    QVERIFY(place > 0);

    look("xx"); // from the first letter on: what is found on the way is gone to
    QVERIFY(ink() != usual);
    QCOMPARE(bar.value(), place);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(bar.value(), place);
    QVERIFY(ink() != usual);
    QVERIFY(field->hasFocus());

    // Cleared, it is as if nothing had been asked; what is there is found again.
    field->clear();
    look("lantern");
    QCOMPARE(ink(), usual);
    QCOMPARE(pane.view().textCursor().selectedText(), QStringLiteral("lantern"));
    QCOMPARE(bar.value(), place);
}

/// Where a thing is told, before where it is only named; then those, one after the other.
void RulesTest::headingsAreFoundFirst() {
    shell::RulesView view;
    view.setRules([] {
        return QStringLiteral("# Rules\n\n## 1 Light\n\nA lantern is bought.\n\n### light.own\n\n"
                              "#### Lanterns\n\nThey burn.\n\n## 2 End\n\nEach lantern counts.\n");
    });
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto block = [&] { return view.textCursor().block().text(); };
    QVERIFY(view.goToWords(QStringLiteral("lantern"), false));
    QCOMPARE(block(), QStringLiteral("Lanterns"));
    QCOMPARE(view.textCursor().selectedText(), QStringLiteral("Lantern"));
    QVERIFY(view.goToWords(QStringLiteral("lantern"), true));
    QCOMPARE(block(), QStringLiteral("Each lantern counts."));
    QVERIFY(view.goToWords(QStringLiteral("lantern"), true));
    QCOMPARE(block(), QStringLiteral("A lantern is bought."));
    // A chapter's title without its number.
    QVERIFY(view.goToWords(QStringLiteral("end"), false));
    QCOMPARE(block(), QStringLiteral("2 End"));
    QCOMPARE(view.textCursor().selectedText(), QStringLiteral("End"));
}

/// Of those without a stem.
void RulesTest::signsStandInTheMiddleOfTheLetters() {
    shell::RulesPane pane;
    pane.setRules([] { return QStringLiteral("# Rules\n\n- ![·](icons/gold.svg) xxxxxxxx\n"); });
    pane.resize(600, 300);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    const QTextDocument& page = *pane.view().document();
    QTRY_VERIFY(page.lastBlock().text().contains(u'x'));
    QTest::qWait(20);
    const QTextBlock block = page.lastBlock();
    const QRectF room = page.documentLayout()->blockBoundingRect(block);
    const QTextLine line = block.layout()->lineAt(0);
    const QImage seen = pane.view().viewport()->grab().toImage();
    const QColor paper = seen.pixelColor(seen.width() - 30, qRound(room.center().y()));
    const auto middle = [&](int from, int to) {
        const double left = block.layout()->position().x();
        int top = seen.height();
        int bottom = -1;
        for (int x = qRound(left + line.cursorToX(from)); x < qRound(left + line.cursorToX(to)); ++x)
            for (int y = qRound(room.top()); y < qRound(room.bottom()); ++y)
                if (std::abs(seen.pixelColor(x, y).lightness() - paper.lightness()) > 60) {
                    top = std::min(top, y);
                    bottom = std::max(bottom, y);
                }
        return bottom < 0 ? -100.0 : (top + bottom) / 2.0;
    };
    const int words = static_cast<int>(block.text().indexOf(u'x'));
    const double sign = middle(0, 1);
    const double letters = middle(words, words + 8);
    QVERIFY(sign > 0 && letters > 0);
    QVERIFY2(std::abs(sign - letters) <= 1.5, qPrintable(QStringLiteral("%1, %2").arg(sign).arg(letters)));
}

/// Whether a rule begins there, or a table ended, or not.
void RulesTest::paragraphsStandEvenly() {
    shell::RulesView view;
    view.setRules([] {
        return QStringLiteral(
            "# Rules\n\n## 1 Moves\n\n### move.one\n\nOne.\n\nTwo.\n\n### move.two\n\nThree.\n\n"
            "| a | b |\n|---|---|\n| c | d |\n\nFour.\n\n### move.three\n\nFive.\n");
    });
    view.resize(600, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto blockOf = [&](const char* words) {
        for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
            if (block.text() == QLatin1String(words)) return block;
        return QTextBlock();
    };
    QTRY_VERIFY(blockOf("Five.").isValid());
    const auto room = [&](const char* above, const char* below) {
        const auto* layout = view.document()->documentLayout();
        return layout->blockBoundingRect(blockOf(below)).top() -
               layout->blockBoundingRect(blockOf(above)).bottom();
    };
    const double within = room("One.", "Two.");
    QVERIFY(within > 4);
    QVERIFY2(std::abs(room("Two.", "Three.") - within) <= 2,
             qPrintable(QString::number(room("Two.", "Three."))));
    QVERIFY2(std::abs(room("Four.", "Five.") - within) <= 2,
             qPrintable(QString::number(room("Four.", "Five."))));
    const double below = room("d", "Four."); // the cell's edge besides
    QVERIFY2(below >= within && below <= within + 8, qPrintable(QString::number(below)));
}

void RulesTest::aRuleIsMarkedWithItsSmallHeading() {
    shell::RulesView view;
    view.setRules([] {
        return QStringLiteral(
            "# Rules\n\n## 1 Moves\n\n### move.one\n\n#### Marching\n\nOne step.\n\n### move.two\n\n"
            "#### Sailing\n\nBy sea.\n");
    });
    view.resize(600, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(view.goToRule(QStringLiteral("move.one")));
    const QList<QTextEdit::ExtraSelection> marked = view.extraSelections();
    QCOMPARE(marked.size(), 1);
    const QString words = marked.front().cursor.selectedText();
    QVERIFY2(words.contains(QStringLiteral("Marching")) && words.contains(QStringLiteral("One step.")) &&
                 !words.contains(QStringLiteral("Sailing")),
             qPrintable(words));
    QCOMPARE(view.chapters(), QStringList{QStringLiteral("1 Moves")});
}

/// Of rules that share a heading the second one is read below it; one that has its own stands at the top.
void RulesTest::aRuleStandsBelowItsSmallHeading() {
    shell::RulesView view;
    view.setRules([] {
        const QString much = QStringLiteral("Oil is poured in. ").repeated(60);
        return QStringLiteral(
                   "# Rules\n\n## 1 Moves\n\n%1\n\n### move.one\n\n#### Marching\n\nOne step.\n\n"
                   "### move.two\n\nThen another.\n\n### move.three\n\n#### Sailing\n\nBy sea.\n\n%1\n")
            .arg(much);
    });
    view.resize(400, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto below = [&view](const QString& words) {
        const QTextBlock block = view.document()->find(words).block();
        return view.document()->documentLayout()->blockBoundingRect(block).top() -
               view.verticalScrollBar()->value();
    };
    QVERIFY(view.goToRule(QStringLiteral("move.two")));
    QVERIFY(std::abs(below(QStringLiteral("Marching"))) < 20);
    QVERIFY(below(QStringLiteral("Then another.")) < view.viewport()->height() / 2);
    QVERIFY(view.goToRule(QStringLiteral("move.three")));
    QVERIFY(std::abs(below(QStringLiteral("Sailing"))) < 30);
}

/// Qt writes them in the colour of what marks the rule.
void RulesTest::aMarkedListKeepsItsNumbers() {
    shell::RulesView view;
    view.setRules([] {
        return QStringLiteral(
            "# Rules\n\n## 1 Moves\n\n### move.one\n\nThe first of these:\n\n1. by land\n2. by "
            "sea\n\n");
    });
    view.resize(600, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.goToStart();
    const QTextBlock item = view.document()->find(QStringLiteral("by land")).block();
    const QRect words = view.cursorRect(QTextCursor(item));
    const QRect number(words.left() - 24, words.top(), 22, words.height());
    const auto darkest = [&] {
        const QImage seen = view.viewport()->grab(number).toImage();
        int least = 255;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                least = std::min(least, seen.pixelColor(x, y).lightness());
        return least;
    };
    const int unmarked = darkest();
    QVERIFY2(unmarked < 120, qPrintable(QString::number(unmarked)));
    QVERIFY(view.goToRule(QStringLiteral("move.one")));
    QCOMPARE(view.verticalScrollBar()->value(), 0);
    QVERIFY2(darkest() < 120, qPrintable(QString::number(darkest())));
}

MARCHES_TEST(RulesTest, application)
#include "rules_test.moc"
