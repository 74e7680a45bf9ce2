#include "editor/pages/package_page.h"

#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/message_page.h"
#include "app/shell/parts.h"
#include "app/theme/style.h"
#include "editor/map_files.h"
#include "editor/pages/map_glance.h"
#include "engine/base/file.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <utility>

namespace marches::editor {

namespace {

constexpr QSize packagePicture{360, 260}; // px

QString fromDisk(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.u16string());
}

/// What is missing in a package: a file that its scenario names. The files of a package that are right lie in
/// `folder`.
Findings missingParts(const std::filesystem::path& scenario) {
    const ScenarioResult read = loadScenario(scenario, mapSources());
    if (!read.scenario) {
        for (const Finding& finding : read.findings)
            if (finding.code == "based-on") return {finding};
        // An unfinished map may have errors; it can be changed as long as it opens.
        return draft::openDraft(scenario, mapSources()).draft ? Findings{} : read.findings;
    }
    const PictureSection& picture = read.scenario->whole.picture;
    if (picture.file.empty()) return {};
    const auto there = readBeside(picture.folder, picture.file, PictureLimits{}.bytes);
    if (!there) return {there.error()};
    return {};
}

shell::Button doorButton(const char* id, const QString& text, std::function<void()> press) {
    shell::Button made;
    made.id = QString::fromLatin1(id);
    made.text = text;
    made.press = std::move(press);
    return made;
}

} // namespace

PackagePage::PackagePage(const QString& path, shell::MapDoors doors, QWidget* parent)
    : QWidget(parent), path_(path), doors_(std::move(doors)), all_(shell::bareLayout<QVBoxLayout>(this, 0)) {
    setObjectName(QStringLiteral("package"));
    read();
}

void PackagePage::read() {
    const std::string name = QDir::toNativeSeparators(path_).toStdString();
    const auto bytes = readRegularFile(shell::onDisk(path_), draft::PackageLimits{}.bytes);
    if (!bytes) return refuse({bytes.error()});
    auto package = draft::readPackage(*bytes, name);
    if (!package) return refuse(std::move(package.error()));
    // It is looked at in a folder of its own before anything of it is kept.
    const QTemporaryDir aside;
    const std::filesystem::path folder = shell::onDisk(aside.path()) / "map";
    if (auto fault = draft::unpack(*package, folder)) return refuse({std::move(*fault)});
    const std::string& scenario = package->scenario().name;
    if (Findings missing = missingParts(folder / std::u8string(scenario.begin(), scenario.end()));
        !missing.empty()) {
        for (Finding& finding : missing)
            finding.place.file =
                QFileInfo(QString::fromStdString(finding.place.file)).fileName().toStdString();
        return refuse(std::move(missing));
    }
    package_ = std::move(*package);
    keep(draft::SameId::ask);
}

void PackagePage::refuse(Findings findings) {
    state_ = State::refused;
    findings_ = std::move(findings);
    showState();
}

void PackagePage::keep(draft::SameId sameId) {
    const auto kept = draft::unpackedInto(shell::onDisk(ownMapsFolder()), *package_, sameId);
    if (!kept) return refuse({kept.error()});
    if (const auto* other = std::get_if<draft::MapInTheWay>(&*kept)) {
        state_ = State::asks;
        scenario_ = fromDisk(other->there.scenario);
    } else {
        const auto& map = std::get<draft::KeptMap>(*kept);
        state_ = State::kept;
        scenario_ = QFileInfo(fromDisk(map.scenario)).absoluteFilePath();
        wasThere_ = map.wasThere;
        findings_ = loadScenario(map.scenario, mapSources()).findings;
        addRecentMap(scenario_);
    }
    showState();
}

void PackagePage::put(shell::MessagePage* page) {
    QWidget* old = std::exchange(page_, page);
    all_->addWidget(page);
    if (isVisible()) page->show(); // else once this is
    if (old == nullptr) return;
    all_->removeWidget(old);
    old->hide();
    old->deleteLater();
}

void PackagePage::showState() {
    switch (state_) {
    case State::refused:
        return showRefused();
    case State::asks:
        return showQuestion();
    case State::kept:
        return showMap();
    }
}

void PackagePage::showRefused() {
    auto* card = new shell::FindingsCard;
    card->say({}, findings_, path_, shell::FileKind::scenario);
    auto* page =
        new shell::MessagePage(tr("%1 cannot be opened", "%1 a file").arg(QFileInfo(path_).fileName()),
                               tr("Nothing of it was kept. Ask who sent it to pack the map again."),
                               {doorButton("leave", tr("Back", "from a page"), [this] { doors_.leave(); })});
    page->addBelowText(card);
    put(page);
}

void PackagePage::showQuestion() {
    const bool ownFolder =
        QFileInfo(scenario_).absolutePath() != QFileInfo(ownMapsFolder()).absoluteFilePath();
    std::vector<shell::Button> buttons{
        doorButton("beside", tr("Keep both", "maps"), [this] { keep(draft::SameId::beside); })};
    if (ownFolder)
        buttons.push_back(
            doorButton("replace", tr("Replace mine", "a map"), [this] { keep(draft::SameId::replace); }));
    buttons.push_back(doorButton("leave", tr("Cancel"), [this] { doors_.leave(); }));
    const MapGlance glance = glanceAt(scenario_, packagePicture, theme::themeOf(this), devicePixelRatioF());
    put(new shell::MessagePage(
        tr("You have this map already, and it is not the same"),
        tr("%1 and your %2 have the same id: this one may be newer, or you have changed yours. Games that "
           "stand keep the map they were begun on, whatever you choose.",
           "%1 a file, %2 a map's name")
            .arg(QFileInfo(path_).fileName(), glance.title),
        buttons));
}

void PackagePage::showMap() {
    const MapGlance glance = glanceAt(scenario_, packagePicture, theme::themeOf(this), devicePixelRatioF());
    const bool playable = !hasErrors(findings_);
    std::vector<shell::Button> buttons;
    if (playable)
        buttons.push_back(doorButton("play", tr("Play", "a map"), [this] { doors_.play(scenario_); }));
    buttons.push_back(doorButton("change", tr("Change", "a map"), [this] { doors_.change(scenario_); }));
    buttons.push_back(doorButton("leave", tr("Later", "leaves a map for now"), [this] { doors_.leave(); }));
    const QString where = QDir::toNativeSeparators(scenario_);
    const QString kept = wasThere_ ? tr("It was among your maps already: %1", "%1 a file").arg(where)
                                   : tr("It is kept among your maps: %1", "%1 a file").arg(where);
    auto* page = new shell::MessagePage(
        glance.title,
        playable ? kept : tr("%1. It can't be played yet, but changed:", "%1 a sentence").arg(kept), buttons);
    if (!playable) {
        auto* card = new shell::FindingsCard;
        card->say({}, findings_, scenario_, shell::FileKind::scenario);
        page->addBelowText(card);
    }
    auto* map = new QWidget;
    auto* row = shell::bareLayout<QHBoxLayout>(map, 16);
    auto* picture = new QLabel;
    picture->setObjectName(QStringLiteral("package.picture"));
    picture->setPixmap(glance.picture);
    picture->setAccessibleName(tr("Picture of the map"));
    auto* facts = shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2,
                                   tr("%1, %2", "a map: how many provinces, how many countries")
                                       .arg(tr("%n province(s)", nullptr, glance.provinces),
                                            tr("%n country(ies)", nullptr, glance.countries)));
    facts->setObjectName(QStringLiteral("package.facts"));
    facts->setVisible(glance.provinces > 0);
    row->addWidget(picture);
    row->addWidget(facts, 1, Qt::AlignTop);
    page->addBelowText(map);
    put(page);
}

void PackagePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) showState();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
