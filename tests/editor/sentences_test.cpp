#include "editor/draft_sentences.h"
#include "editor/problem_words.h"
#include "editor/warriors/draft_sentences.h"
#include "tests/app/engine_sentences.h"
#include "tests/app/register.h"

#include <QTest>

#include <set>
#include <span>

using namespace marches;

namespace {

std::set<QString> patternsOf(std::span<const char* const> sentences) {
    std::set<QString> all;
    for (const char* sentence : sentences)
        all.insert(QString::fromUtf8(sentence));
    return all;
}

} // namespace

/// What the editor's document and its checks say is said in the program's language.
class SentencesTest : public QObject {
    Q_OBJECT

private slots:
    void everySentenceIsThereToBeTranslated();
};

void SentencesTest::everySentenceIsThereToBeTranslated() {
    std::set<QString> ofDraft = patternsOf(editor::draftSentences());
    ofDraft.merge(patternsOf(editor::warriorsSentences()));
    const std::set<QString> ofChecks = patternsOf(editor::problemPatterns());
    std::set<QString> saidByDraft;
    std::set<QString> saidByChecks;
    for (const EngineSource& source : engineSources()) {
        if (!saidByTheEditor(source)) continue;
        for (const QString& pattern : patternsIn(source.code))
            if (pattern != QLatin1String("{0}")) // says nothing of its own
                (source.path.contains(QLatin1String("/checks")) ? saidByChecks : saidByDraft).insert(pattern);
    }
    const auto same = [](const std::set<QString>& listed, const std::set<QString>& said) {
        QStringList differ;
        for (const QString& pattern : said)
            if (listed.count(pattern) == 0) differ << QStringLiteral("missing: ") + pattern;
        for (const QString& pattern : listed)
            if (said.count(pattern) == 0) differ << QStringLiteral("idle: ") + pattern;
        QVERIFY2(differ.isEmpty(), qPrintable(differ.join(u'\n')));
    };
    same(ofDraft, saidByDraft);
    same(ofChecks, saidByChecks);
    QVERIFY(ofDraft.size() > 100);
}

MARCHES_TEST(SentencesTest, application)
#include "sentences_test.moc"
