#include "app/shell/files.h"
#include "tests/app/register.h"
#include "tests/app/warriors/game_window.h"

#include <QLabel>
#include <QTest>

using namespace marches;
using namespace marches::warriors::face;

/// A record that can't be read, opened in the window: what its writer is told, in the program's language.
class UnreadRecordTest : public QObject, private test::GameWindow {
    Q_OBJECT

private slots:
    void initTestCase() { begin(QStringLiteral("marches-unread-record-test")); }
    void init();
    void cleanup() { window_.reset(); }
    void theLineIsExplained_data();
    void theLineIsExplained();
    void whatCanBeReadIsNotExplained();
    void aUnificationThatIsRefusedIsExplained();
    void aLimitIsNamedInTheLanguage_data();
    void aLimitIsNamedInTheLanguage();

private:
    QString toldOf(const Record& record, const QString& language);
};

namespace {

Record recordWith(const std::string& line) {
    Record record;
    record.header.game = "warriors-and-traders";
    record.header.scenario.name = "western-europe";
    record.header.seats = {{"england", "red", "human", "Anna"}, {"france", "blue", "human", ""}};
    if (!line.empty()) record.lines = {{LineKind::command, 0, line, 0}};
    return record;
}

} // namespace

void UnreadRecordTest::init() {
    forgetSettings();
    forgetRunningGames();
}

QString UnreadRecordTest::toldOf(const Record& record, const QString& language) {
    language_.use(language);
    const QString path = pathOf(QStringLiteral("unread.marches"));
    if (shell::saveRecord(path, record, {})) return QStringLiteral("it can't be written");
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->show();
    desk_->start(path);
    const auto* lines = window_->findChild<QLabel*>(QStringLiteral("findings.lines"));
    return lines == nullptr ? QStringLiteral("nothing") : lines->text();
}

void UnreadRecordTest::theLineIsExplained_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("told"); // behind the line's number
    const auto row = [](const char* language, const char* line, const char* told) {
        QTest::addRow("%s: %s", language, line)
            << QString::fromUtf8(language) << QString::fromUtf8(line) << QString::fromUtf8(told);
    };
    const char* build = "england build knight london";
    row("en", build,
        "This command needs other arguments. See NOTATION.md. It is written: build KIND PROVINCE [KIND "
        "PROVINCE]; KIND: infantry, archer or cavalry");
    row("de", build,
        "Dieser Befehl braucht andere Angaben. Siehe NOTATION.md. So wird er geschrieben: build KIND "
        "PROVINCE [KIND PROVINCE]; KIND: infantry, archer oder cavalry");
    row("fr", build,
        "Cette commande attend d’autres arguments. Voir NOTATION.md. Elle s’écrit\u202f: build KIND "
        "PROVINCE [KIND PROVINCE]\u202f; KIND\u202f: infantry, archer ou cavalry");
    row("nl", build,
        "Deze opdracht vraagt om andere gegevens. Zie NOTATION.md. Zo schrijf je het: build KIND PROVINCE "
        "[KIND PROVINCE]; KIND: infantry, archer of cavalry");
    row("en", "england feed",
        "This command needs other arguments. See NOTATION.md. It is written: feed UNIT ... or feed all; "
        "UNIT: I1, another seat's france:I1, of Barbarians B1 or BF1");
    row("de", "england feed",
        "Dieser Befehl braucht andere Angaben. Siehe NOTATION.md. So wird er geschrieben: `feed UNIT ...` "
        "oder `feed all`; UNIT: I1, von einem anderen Platz france:I1, von Barbaren B1 oder BF1");
    row("en", "england dance", "This command is not known. See NOTATION.md. Here: \"dance\"");
    row("de", "england dance", " Hier: \"dance\"");
    row("fr", "england dance", " Ici\u202f: \"dance\"");
    row("nl", "england dance", " Hier: \"dance\"");
    row("de", "england {0}", " Hier: \"{0}\"");
}

void UnreadRecordTest::theLineIsExplained() {
    QFETCH(QString, language);
    QFETCH(QString, line);
    QFETCH(QString, told);
    const QString text = toldOf(recordWith(line.toStdString()), language);
    QVERIFY2(text.endsWith(told), qPrintable(text));
}

void UnreadRecordTest::whatCanBeReadIsNotExplained() {
    const QString text = toldOf(recordWith("england upgrade trade"), QStringLiteral("en"));
    QVERIFY2(text.contains(QStringLiteral("This belongs to another phase: ")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("It is written")) && !text.contains(QStringLiteral("Here:")),
             qPrintable(text));
}

/// Whoever wrote the line is no seat of a table: the refusal names what its rule names.
void UnreadRecordTest::aUnificationThatIsRefusedIsExplained() {
    Record record = recordWith({});
    record.header.seed = 11;
    for (const char* line :
         {"england place-tokens production 1 trade 1 military 1",
          "france place-tokens production 1 trade 1 military 1", "england build infantry london",
          "france pass", "france pass", "england pass", "england pass", "france pass", "england unify"})
        record.lines.push_back({LineKind::command, 0, line, 0});
    const QString text = toldOf(record, QStringLiteral("en"));
    QVERIFY2(text.contains(QStringLiteral("Not held: ")) &&
                 text.contains(QStringLiteral("(now: Barbarians)")),
             qPrintable(text));
}

void UnreadRecordTest::aLimitIsNamedInTheLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("told");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Turn limit: 1 to 30 allowed, 99 chosen.");
    QTest::newRow("de") << QStringLiteral("de")
                        << QStringLiteral("Höchstdauer in Runden: 1 bis 30 erlaubt, 99 gewählt.");
    QTest::newRow("fr") << QStringLiteral("fr")
                        << QStringLiteral("Durée maximale, en tours\u202f: de 1 à 30 permis, 99 choisi.");
    QTest::newRow("nl") << QStringLiteral("nl")
                        << QStringLiteral("Langste duur, in rondes: 1 tot 30 toegestaan, 99 gekozen.");
}

void UnreadRecordTest::aLimitIsNamedInTheLanguage() {
    QFETCH(QString, language);
    QFETCH(QString, told);
    Record record = recordWith({});
    record.header.options = {{"turn-limit", "99"}};
    const QString text = toldOf(record, language);
    QVERIFY2(text.endsWith(told), qPrintable(text));
}

MARCHES_TEST(UnreadRecordTest, application)
#include "unread_record_test.moc"
