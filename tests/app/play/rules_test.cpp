#include "app/play/rules_pane.h"
#include "app/play/rules_view.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextCursor>

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
};

void RulesTest::initTestCase() {
    QVERIFY(theme::init().isEmpty());
    QApplication::setStyle(new theme::MarchesStyle);
}

void RulesTest::wordsThatAreNotThereLeaveThePlace() {
    play::RulesPane pane;
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

QTEST_MAIN(RulesTest)
#include "rules_test.moc"
