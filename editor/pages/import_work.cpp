#include "editor/pages/import_work.h"

#include "app/shell/files.h"
#include "editor/map_files.h"
#include "engine/draft/import/drawn_map.h"
#include "engine/draft/import/import_change.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace marches::editor {

namespace {

using GivenUp = NewestWork::GivenUp;
using Answer = NewestWork::Answer;

Findings unreadable(const QString& path, Sentence why) {
    return {{Severity::error, "cannot-read", {path.toStdString(), 0, 0}, std::move(why)}};
}

/// The bytes of a file, up to one more than a drawing may have.
std::optional<std::string> drawingBytes(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray bytes = file.read(static_cast<qint64>(PictureLimits{}.bytes) + 1);
    return file.error() == QFileDevice::NoError ? std::optional(bytes.toStdString()) : std::nullopt;
}

std::string digestOf(const std::string& bytes) {
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

/// The outline of each shape of a plan as it will be.
std::vector<Outline> outlinesOf(const draft::ImportPlan& plan, const draft::JoinedDrawing& joined) {
    std::vector<Outline> outlines(plan.shapes.size());
    std::set<std::string> done;
    for (std::size_t i = 0; i < plan.shapes.size(); ++i) {
        const auto label = joined.labels.find(plan.shapes[i].province);
        if (label == joined.labels.end() || !done.insert(plan.shapes[i].province).second) continue;
        for (const planar::GridRing& ring : joined.map.outline(label->second)) {
            outlines[i].rings.emplace_back();
            for (const planar::GridPoint point : ring)
                outlines[i].rings.back().push_back(planar::toPoint(point));
        }
    }
    return outlines;
}

std::shared_ptr<const ImportOutcome> outcomeOf(const FoundDrawing& found,
                                               const std::optional<draft::Draft>& draft,
                                               draft::ImportPlan plan, std::vector<draft::Gap> gaps,
                                               const GivenUp& givenUp) {
    auto outcome = std::make_shared<ImportOutcome>();
    outcome->plan = std::move(plan);
    outcome->gaps = std::move(gaps);
    outcome->otherNames = draft::otherNames(outcome->plan, found.before);
    auto joined = draft::joinedDrawing(found.drawing, outcome->plan, found.before, givenUp);
    if (!joined) {
        outcome->fault = std::move(joined.error());
        return outcome;
    }
    outcome->joined = std::move(*joined);
    outcome->overlaps = outcome->joined.overlaps;
    outcome->diff = draft::importDiff(outcome->joined, outcome->plan, found.before);
    outcome->outlines = outlinesOf(outcome->plan, outcome->joined);
    if (outcome->joined.labels.empty())
        outcome->fault = Sentence("There is no province yet: say which layer holds them.");
    else if (draft && !givenUp()) {
        auto change = draft::importChange(*draft, outcome->plan, outcome->joined);
        if (change)
            outcome->change = std::move(*change);
        else if (change.error() != Sentence("Nothing changes by this."))
            outcome->fault = std::move(change.error());
    }
    return outcome;
}

} // namespace

std::string drawingDigest(const QString& path) {
    const auto bytes = drawingBytes(path);
    return bytes ? digestOf(*bytes) : std::string();
}

ImportWork::ImportWork(std::optional<draft::Draft> draft, std::string language, QObject* parent)
    : QObject(parent), draft_(std::move(draft)), language_(std::move(language)) {}

void ImportWork::read(const QString& path, std::optional<ChosenBefore> chosen) {
    work_.ask([this, path, chosen = std::move(chosen), draft = draft_,
               language = language_](const GivenUp& givenUp) -> Answer {
        const auto bytes = drawingBytes(path);
        if (!bytes)
            return [this, path] { emit refused(unreadable(path, Sentence("The file can't be read."))); };
        auto found = std::make_shared<FoundDrawing>();
        found->digest = digestOf(*bytes);
        std::optional<SheetSize> fit;
        if (draft) {
            found->before = draft::mapBefore(*draft);
            if (found->before.width > 0) fit = SheetSize{found->before.width, found->before.height};
        }
        DrawingResult read = readDrawing(*bytes, path.toStdString(), fit);
        if (read.drawing && !fit) {
            const SheetSize sheet = draft::sheetOf(read.drawing->width, read.drawing->height);
            if (std::abs(sheet.width - read.drawing->width) >= 1 ||
                std::abs(sheet.height - read.drawing->height) >= 1)
                read = readDrawing(*bytes, path.toStdString(), sheet);
        }
        if (!read.drawing) return [this, findings = std::move(read.findings)] { emit refused(findings); };
        found->drawing = std::move(*read.drawing);
        draft::ImportPlan plan;
        std::vector<draft::Gap> gaps;
        if (chosen) {
            plan = draft::planAsBefore(found->drawing, found->before, chosen->found->drawing, chosen->plan);
            gaps = draft::gapsOf(found->drawing, plan, found->before);
        } else {
            plan = draft::guessedPlan(found->drawing, found->before, &gaps);
        }
        plan.language = language;
        const auto outcome = outcomeOf(*found, draft, std::move(plan), std::move(gaps), givenUp);
        return [this, found = std::shared_ptr<const FoundDrawing>(std::move(found)), outcome] {
            found_ = found;
            outcome_ = outcome;
            emit this->found(found);
            emit made(outcome);
        };
    });
}

void ImportWork::make(draft::ImportPlan plan, bool layers, bool gapChosen) {
    if (!found_) return;
    work_.ask([this, plan = std::move(plan), layers, gapChosen, found = found_,
               draft = draft_](const GivenUp& givenUp) -> Answer {
        draft::ImportPlan wanted = plan;
        if (layers)
            wanted = draft::withShapesGuessed(found->drawing, found->before, std::move(wanted));
        else
            draft::guessGone(found->drawing, found->before, wanted);
        std::vector<draft::Gap> gaps = draft::gapsOf(found->drawing, wanted, found->before);
        if (layers && !gapChosen) wanted.gapWidth = draft::gapWidthOf(gaps);
        const auto outcome = outcomeOf(*found, draft, std::move(wanted), std::move(gaps), givenUp);
        return [this, outcome] {
            outcome_ = outcome;
            emit made(outcome);
        };
    });
}

void ImportWork::makeMap(const QString& like, std::vector<draft::GameSlots> games, draft::MapTitle title) {
    if (!outcome_) return;
    work_.ask([this, like, games = std::move(games), title = std::move(title),
               outcome = outcome_](const GivenUp&) -> Answer {
        const draft::OpenResult opened = draft::openDraft(shell::onDisk(like), mapSources(), games);
        if (!opened.draft)
            return
                [this] { emit mapRefused(Sentence("The maps that come with the program can't be read.")); };
        auto made = draft::drawnMap(*opened.draft, title, outcome->plan, outcome->joined);
        if (!made) return [this, why = made.error()] { emit mapRefused(why); };
        return [this, made = std::move(*made)] { emit mapMade(made); };
    });
}

} // namespace marches::editor
