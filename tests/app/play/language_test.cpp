#include "app/shell/language.h"
#include "tests/app/register.h"

#include <QCoreApplication>
#include <QFile>
#include <QTest>

using namespace marches;

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void pseudoKeepsPlacesAndTags_data();
    void pseudoKeepsPlacesAndTags();
    void everyLanguageLoads();
    void englishPluralsAreComplete();
};

void LanguageTest::pseudoKeepsPlacesAndTags_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("kept");
    QTest::newRow("places") << QStringLiteral("%1 of %n, %L2") << QStringList{"%1", "%n", "%L2"};
    QTest::newRow("operands") << QStringLiteral("Weapons: {0} needed, {1} held.")
                              << QStringList{"{0}", "{1}"};
    QTest::newRow("mnemonic") << QStringLiteral("&Save as") << QStringList{"&S"};
    QTest::newRow("tags") << QStringLiteral("<b>Name</b> &amp; more") << QStringList{"<b>", "</b>", "&amp;"};
    QTest::newRow("plain") << QStringLiteral("Moves are over") << QStringList{};
}

void LanguageTest::pseudoKeepsPlacesAndTags() {
    QFETCH(QString, text);
    QFETCH(QStringList, kept);
    const QString pseudo = shell::pseudoText(text);
    for (const QString& part : kept)
        QVERIFY2(pseudo.contains(part), qPrintable(pseudo));
    QVERIFY(pseudo != text);
    QVERIFY(!pseudo.contains(QStringLiteral("Moves")));
    qsizetype fixed = 0;
    for (const QString& part : kept)
        fixed += part.size();
    // 40 % longer, but for what stays as it is.
    QVERIFY2(10 * (pseudo.size() - fixed) >= 14 * (text.size() - fixed) - 10, qPrintable(pseudo));
}

void LanguageTest::everyLanguageLoads() {
    shell::Language language;
    for (const shell::LanguageChoice& choice : shell::languages()) {
        QVERIFY2(QFile::exists(QStringLiteral(":/i18n/marches_%1.qm").arg(choice.code)),
                 qPrintable(choice.code));
        language.use(choice.code);
        QCOMPARE(language.code(), choice.code);
    }
    language.use(QStringLiteral("tlh"));
    QCOMPARE(language.code(), QStringLiteral("en"));
    QCOMPARE(QCoreApplication::translate("Files", "and %n more", nullptr, 3), QStringLiteral("and 3 more"));
}

void LanguageTest::englishPluralsAreComplete() {
    QFile file(QStringLiteral(MARCHES_SOURCE_DIR "/translations/marches_en.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY(!text.contains(QStringLiteral("unfinished")));
    QVERIFY(!text.contains(QStringLiteral("<numerusform></numerusform>")));
    const auto forms = text.split(QStringLiteral("<numerusform>"));
    for (qsizetype i = 1; i < forms.size(); ++i)
        QVERIFY2(!forms[i].section(u'<', 0, 0).contains(QStringLiteral("(s)")), qPrintable(forms[i]));
}

MARCHES_TEST(LanguageTest, application)
#include "language_test.moc"
