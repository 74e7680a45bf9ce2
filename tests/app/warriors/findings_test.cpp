#include "app/shell/finding_sentences.h"
#include "app/shell/findings.h"
#include "app/warriors/pieces/finding_sentences.h"
#include "engine/picture/picture.h"
#include "engine/scenario/scenario.h"
#include "engine/table/record.h"
#include "engine/warriors/command.h"
#include "engine/warriors/notation.h"
#include "tests/app/engine_sentences.h"
#include "tests/app/register.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

using namespace marches;

namespace {

/// A language in which every sentence of the readers stands between guillemets.
class Marked : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        return qstrcmp(context, "Finding") == 0 ? QStringLiteral("«%1»").arg(QString::fromUtf8(source))
                                                : QString();
    }
};

/// A language into which nothing is translated.
class Silent : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char*, const char*, int) const override { return {}; }
};

std::set<QString> known(std::span<const char* const> sentences) {
    std::set<QString> all;
    for (const char* sentence : sentences)
        all.insert(QString::fromUtf8(sentence));
    return all;
}

QString said(Sentence sentence) {
    return shell::findingText({Severity::error, "a", {}, std::move(sentence)});
}

} // namespace

/// What is wrong with a file is said in the program's language.
class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void everySentenceIsThereToBeTranslated();
    void patternsAreMadeNowhereElse();
    void whatDiffersIsKept();
    void aSentenceInASentence();
    void unknownOnesAreEnglish();
    void brokenRecordsAndScenarios();
};

void FindingsTest::everySentenceIsThereToBeTranslated() {
    const std::set<QString> general = known(shell::findingSentences());
    std::set<QString> all = known(warriors::face::findingSentences());
    for (const QString& pattern : general)
        QVERIFY2(!all.count(pattern), qPrintable(QStringLiteral("twice: ") + pattern));
    all.insert(general.begin(), general.end());
    std::set<QString> used;
    QStringList missing;
    for (const EngineSource& source : engineSources()) {
        if (saidByTheEditor(source)) continue; // tests/editor/sentences_test.cpp
        const bool own = source.path.startsWith(QLatin1String("warriors/"));
        for (const QString& pattern : patternsIn(source.code)) {
            if (pattern == QLatin1String("{0}")) continue; // says nothing of its own
            used.insert(pattern);
            if (!(own ? all : general).count(pattern))
                missing << source.path + QStringLiteral(": ") + pattern;
        }
    }
    // How a command is written is to be typed, but for this word.
    for (std::size_t step = 0; step < std::variant_size_v<warriors::Step>; ++step) {
        const std::string_view form = warriors::formOf(step);
        if (form.find(" or ") == std::string_view::npos) continue;
        const QString pattern = QString::fromUtf8(form.data(), static_cast<qsizetype>(form.size()));
        used.insert(pattern);
        if (!all.count(pattern)) missing << pattern;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    QStringList idle;
    for (const QString& pattern : all)
        if (!used.count(pattern)) idle << pattern;
    QVERIFY2(idle.isEmpty(), qPrintable(idle.join(u'\n')));
    QVERIFY(all.size() > 150);
}

/// What is not written `Sentence("...` would be overlooked above.
void FindingsTest::patternsAreMadeNowhereElse() {
    QStringList elsewhere;
    for (const EngineSource& source : engineSources())
        if (source.code.contains(QLatin1String("SentencePattern")) &&
            source.path != QLatin1String("base/sentence.h") &&
            source.path != QLatin1String("draft/change_text.h") && // names of changes, listed too
            source.path != QLatin1String("warriors/notation.cpp")) // the forms of commands
            elsewhere << source.path;
    QVERIFY2(elsewhere.isEmpty(), qPrintable(elsewhere.join(u'\n')));
}

void FindingsTest::whatDiffersIsKept() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    QCOMPARE(said(Sentence("{0} is out of range: from {1} to {2}.", 12, 1, 9)),
             QStringLiteral("«12 is out of range: from 1 to 9.»"));
    QCOMPARE(said(Sentence("Here must stand turns: {1: 1, 4: 2, 8: 3}.")),
             QStringLiteral("«Here must stand turns: {1: 1, 4: 2, 8: 3}.»"));
    // A stranger's words are no sentences and have no places.
    QCOMPARE(said(Sentence("The key `{0}` is missing here.", "{0}")),
             QStringLiteral("«The key `{0}` is missing here.»"));
    QCOMPARE(said(Sentence("The key `{0}` is missing here.", "Only armies retreat.")),
             QStringLiteral("«The key `Only armies retreat.` is missing here.»"));
    QCoreApplication::removeTranslator(&marked);
}

void FindingsTest::aSentenceInASentence() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    QCOMPARE(said(Sentence("`{0}` can't be read: {1}", "x.yaml", Sentence("The file may not be read."))),
             QStringLiteral("«`x.yaml` can't be read: «The file may not be read.»»"));
    const auto picture = readPicture(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path id='prov-a' d='L 1 1'/></svg>",
        "a.svg");
    QCOMPARE(picture.findings.size(), std::size_t{1});
    QCOMPARE(shell::findingText(picture.findings.front()),
             QStringLiteral("««A path begins with M.» (at character 1 of the path's data)»"));
    QCoreApplication::removeTranslator(&marked);
}

void FindingsTest::unknownOnesAreEnglish() {
    Silent silent;
    QCoreApplication::installTranslator(&silent);
    QCOMPARE(said(Sentence("Nobody has said {0} before.", "this")),
             QStringLiteral("Nobody has said this before."));
    QCoreApplication::removeTranslator(&silent);
}

/// From the readers themselves to the line on the card.
void FindingsTest::brokenRecordsAndScenarios() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    const auto lines = [](const Findings& findings) { return shell::findingLines(findings, {}); };
    const auto record = readRecord("marches-record 1\ngame 7\nrules x\nnonsense\nbegin\n", "a.record");
    QVERIFY(!record.record);
    QStringList all = lines(record.findings);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("s.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "format: marches-scenario 1\ngame: warriors-and-traders\ncountries: {Bad_Id: {}}\nprovinces: 3\n");
    file.close();
    const auto scenario = loadScenario(file.fileName().toStdString(), {});
    QVERIFY(!scenario.scenario);
    all << lines(scenario.findings);
    QVERIFY(all.size() > 5);
    for (const QString& line : all)
        QVERIFY2(line.contains(u'«'), qPrintable(line));
    QCoreApplication::removeTranslator(&marked);
}

MARCHES_TEST(FindingsTest, application)
#include "findings_test.moc"
