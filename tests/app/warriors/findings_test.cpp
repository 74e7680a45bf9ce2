#include "app/play/finding_sentences.h"
#include "app/play/findings.h"
#include "app/warriors/finding_sentences.h"
#include "engine/scenario/scenario.h"
#include "engine/table/record.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <map>
#include <set>

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

QString numbered(QString sentence) {
    int number = 0;
    for (qsizetype at = sentence.indexOf(QStringLiteral("{}")); at >= 0;
         at = sentence.indexOf(QStringLiteral("{}")))
        sentence.replace(at, 2, QStringLiteral("{%1}").arg(number++));
    return sentence;
}

/// Where the call that begins at `from`, behind its bracket, ends.
qsizetype endOfCall(const QString& code, qsizetype from) {
    int depth = 1;
    bool quoted = false;
    for (qsizetype i = from; i < code.size(); ++i) {
        const QChar c = code[i];
        if (quoted) {
            if (c == u'\\') ++i;
            if (c == u'"') quoted = false;
        } else if (c == u'"') {
            quoted = true;
        } else if (QStringLiteral("([{").contains(c)) {
            ++depth;
        } else if (QStringLiteral(")]}").contains(c) && --depth == 0) {
            return i;
        }
    }
    return code.size();
}

/// The sentences in what a source file tells of faults, by the codes beside them.
std::multimap<QString, QString> sentencesIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(path));
    const QString code = QString::fromUtf8(file.readAll());
    static const QRegularExpression call(
        QStringLiteral("\\b(error|warning|fault|report|warn|refuse|failure|fileFinding|wrong|stop)\\(|"
                       "\\b(?:Finding|Stop|WordFault|NotationFault)\\{"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\\n\\s*\""));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    static const QRegularExpression kebab(QStringLiteral("^[a-z]+(-[a-z]+)*$"));
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    std::multimap<QString, QString> found;
    for (const QRegularExpressionMatch& at : call.globalMatch(code)) {
        QString words = code.mid(at.capturedEnd(), endOfCall(code, at.capturedEnd()) - at.capturedEnd());
        words.remove(seam);
        QString faultCode;
        QStringList said;
        for (const QRegularExpressionMatch& text : literal.globalMatch(words)) {
            QString what = text.captured(1);
            what.replace(escape, QStringLiteral("\\1"));
            if (kebab.match(what).hasMatch())
                faultCode = what;
            else if (what.count(u' ') > 1)
                said << what;
        }
        for (QString& sentence : said) {
            if (at.captured(1) == QLatin1String("failure")) sentence += QStringLiteral(": {}");
            if (sentence == QLatin1String("This is no YAML: ")) sentence += QStringLiteral("{}.");
            found.emplace(faultCode, numbered(sentence));
        }
    }
    return found;
}

std::set<QString> known(std::span<const char* const> sentences) {
    std::set<QString> all;
    for (const char* sentence : sentences)
        all.insert(QString::fromUtf8(sentence));
    return all;
}

QStringList sources(const QStringList& folders) {
    QStringList files;
    for (const QString& folder : folders) {
        const QDir dir(QStringLiteral(MARCHES_SOURCE_DIR "/engine/") + folder);
        for (const QString& name :
             dir.entryList({QStringLiteral("*.cpp"), QStringLiteral("timeline_impl.h")}))
            files << dir.filePath(name);
    }
    return files;
}

} // namespace

/// What is wrong with a file is said in the program's language.
class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void everySentenceIsThereToBeTranslated();
    void whatDiffersIsKept();
    void aSentenceInASentence();
    void unknownOnesAreEnglish();
    void brokenRecordsAndScenarios();
};

void FindingsTest::everySentenceIsThereToBeTranslated() {
    std::set<QString> used;
    const std::set<QString> general = known(play::findingSentences());
    std::set<QString> all = known(warriors::face::findingSentences());
    for (const QString& sentence : general)
        QVERIFY2(!all.count(sentence), qPrintable(QStringLiteral("twice: ") + sentence));
    all.insert(general.begin(), general.end());
    QStringList missing;
    const auto look = [&](const QStringList& folders, const std::set<QString>& sentences) {
        for (const QString& path : sources(folders))
            for (const auto& [code, sentence] : sentencesIn(path)) {
                used.insert(sentence);
                if (!sentences.count(sentence))
                    missing << QStringLiteral("%1 %2: %3").arg(QFileInfo(path).fileName(), code, sentence);
            }
    };
    look({QStringLiteral("base"), QStringLiteral("picture"), QStringLiteral("scenario"),
          QStringLiteral("table")},
         general);
    look({QStringLiteral("warriors")}, all);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    QStringList idle;
    for (const QString& sentence : all)
        if (!used.count(sentence)) idle << sentence;
    QVERIFY2(idle.isEmpty(), qPrintable(idle.join(u'\n')));
    QVERIFY(all.size() > 150);
}

void FindingsTest::whatDiffersIsKept() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    const auto said = [](const char* text) {
        return play::findingText({Severity::error, "a", {}, text}, warriors::face::findingSentences());
    };
    QCOMPARE(said("12 is out of range: from 1 to 9."), QStringLiteral("«12 is out of range: from 1 to 9.»"));
    QCOMPARE(said("`a b` means nothing here"), QStringLiteral("`a b` means nothing here"));
    QCOMPARE(said("The key `{1}` is missing here."), QStringLiteral("«The key `{1}` is missing here.»"));
    QCOMPARE(said("Only armies retreat."), QStringLiteral("«Only armies retreat.»"));
    QCoreApplication::removeTranslator(&marked);
}

void FindingsTest::aSentenceInASentence() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    const QString text = play::findingText(
        {Severity::error, "based-on", {}, "`x.yaml` can't be read: The file may not be read."});
    QCOMPARE(text, QStringLiteral("«`x.yaml` can't be read: «The file may not be read.»»"));
    QCoreApplication::removeTranslator(&marked);
}

void FindingsTest::unknownOnesAreEnglish() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    QCOMPARE(play::findingText({Severity::error, "new-one", {}, "Nobody has said this before."}),
             QStringLiteral("Nobody has said this before."));
    QCoreApplication::removeTranslator(&marked);
}

/// From the readers themselves to the line on the card.
void FindingsTest::brokenRecordsAndScenarios() {
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    const auto lines = [](const Findings& findings) {
        return play::findingLines(findings, {}, warriors::face::findingSentences());
    };
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

QTEST_GUILESS_MAIN(FindingsTest)
#include "findings_test.moc"
