#include "editor/balance/kept_reports.h"

#include "app/shell/files.h"
#include "editor/balance/codec.h"
#include "engine/base/disk.h"
#include "engine/scenario/yaml.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace marches::editor {

namespace {

constexpr int form = 1; // of the file
constexpr qint64 mostBytes = qint64{64} << 20;
constexpr std::uint32_t mostUnpacked = std::uint32_t{512} << 20;
const char* const nameFilter = "*.report";

QString fileOf(const QString& folder, const QString& id) {
    return folder + QLatin1Char('/') + id + QStringLiteral(".report");
}

/// Calls `each` with every part of a game, to write it or to read it.
template <class Facts, class Each>
void partsOf(Facts& facts, Each each) {
    auto& game = facts.game;
    each(game.number);
    each(game.seed);
    each(game.seats);
    each(game.players);
    each(game.sides);
    each(game.reason);
    each(game.scores);
    each(game.winners);
    each(game.steps);
    each(game.fingerprint);
    each(game.measures.turns);
    each(game.measures.byTurn);
    each(game.measures.bySeat);
    each(game.measures.byPlace);
    each(game.measures.byWord);
    each(game.measures.turnOf);
    each(game.measures.kindOf);
    each(facts.holders);
}

template <class Report, class Each>
void partsOfHead(Report& report, Each each) {
    each(report.terms.variant);
    each(report.terms.players);
    each(report.terms.seed);
    each(report.places);
    each(report.step);
    each(report.milliseconds);
}

struct ReadFile {
    BalanceReport report;
    std::vector<BalanceFacts> games;
};

std::optional<ReadFile> read(const QString& path, const QString& id) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostBytes) return std::nullopt;
    const QByteArray packed = file.readAll();
    if (packed.size() < 4) return std::nullopt;
    std::uint32_t unpacked = 0; // the first bytes of qCompress, the highest first
    for (int i = 0; i < 4; ++i)
        unpacked = unpacked << 8U | static_cast<unsigned char>(packed[i]);
    if (unpacked > mostUnpacked) return std::nullopt;
    ByteReader reader(qUncompress(packed));
    int found = 0;
    reader.get(found);
    if (found != form) return std::nullopt;
    ReadFile whole;
    BalanceReport& report = whole.report;
    report.id = id;
    qint64 when = 0;
    std::string session;
    std::string yaml;
    reader.get(when);
    reader.get(session);
    reader.get(yaml);
    partsOfHead(report, [&](auto& part) { reader.get(part); });
    report.when = QDateTime::fromMSecsSinceEpoch(when);
    report.session = QString::fromStdString(session);
    auto tree = readYaml(yaml, path.toStdString());
    if (reader.failed() || !tree) return std::nullopt;
    report.whole = std::move(*tree);
    std::uint64_t count = 0;
    reader.get(count);
    for (std::uint64_t i = 0; i < count && !reader.failed(); ++i) {
        partsOf(whole.games.emplace_back(), [&](auto& part) { reader.get(part); });
        if (!isWhole(whole.games.back().game)) return std::nullopt;
    }
    if (!reader.atEnd()) return std::nullopt;
    return whole;
}

} // namespace

QString reportsFolder(const QString& mapFile) {
    const QByteArray name =
        QCryptographicHash::hash(QDir::cleanPath(mapFile).toUtf8(), QCryptographicHash::Sha256).toHex();
    return shell::dataFolder() + QStringLiteral("/maps/balance-") + QString::fromLatin1(name.left(16));
}

std::optional<Finding> keepReport(const QString& folder, const BalanceReport& report,
                                  const std::vector<BalanceFacts>& games) {
    ByteWriter writer;
    writer.put(form);
    writer.put(report.when.toMSecsSinceEpoch());
    writer.put(report.session.toStdString());
    writer.put(writeYaml(report.whole));
    partsOfHead(report, [&](const auto& part) { writer.put(part); });
    writer.put(games.size());
    for (const BalanceFacts& facts : games)
        partsOf(facts, [&](const auto& part) { writer.put(part); });
    const QByteArray packed = qCompress(writer.take());
    if (auto fault = makeFolder(shell::onDisk(folder))) return fault;
    if (auto fault =
            writeAtomically(shell::onDisk(fileOf(folder, report.id)),
                            std::string_view(packed.constData(), static_cast<std::size_t>(packed.size()))))
        return fault;
    QStringList all = QDir(folder).entryList({QLatin1String(nameFilter)}, QDir::Files, QDir::Name);
    while (all.size() > mostReports)
        QFile::remove(folder + QLatin1Char('/') + all.takeFirst());
    return std::nullopt;
}

std::vector<BalanceReport> keptReports(const QString& folder, const Legend& legend) {
    std::vector<BalanceReport> reports;
    for (const QFileInfo& info :
         QDir(folder).entryInfoList({QLatin1String(nameFilter)}, QDir::Files, QDir::Name)) {
        auto whole = read(info.absoluteFilePath(), info.completeBaseName());
        if (!whole) continue;
        BalanceTally tally(legend, whole->report.places);
        for (const BalanceFacts& facts : whole->games)
            tally.add(facts);
        whole->report.figures = tally.figures();
        reports.push_back(std::move(whole->report));
    }
    return reports;
}

std::vector<BalanceFacts> gamesOf(const QString& folder, const QString& id) {
    auto whole = read(fileOf(folder, id), id);
    return whole ? std::move(whole->games) : std::vector<BalanceFacts>{};
}

} // namespace marches::editor
