#include "editor/pages/map_rows.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/pages/map_glance.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::editor {

namespace {
constexpr QSize rowPicture{132, 84}; // px
} // namespace

struct MapRows::Row {
    MapFile map;
    MapGlance glance;
    bool read = false;
    QLabel* picture;
    QLabel* name;
    QLabel* facts;
    QLabel* where;
    QPushButton* go;
};

MapRows::MapRows(QWidget* parent)
    : QWidget(parent), ownTitle_(shell::roleLabel(theme::FontRole::Score)),
      none_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      bundledTitle_(shell::roleLabel(theme::FontRole::Score)) {
    for (QLabel* label : {ownTitle_, none_, bundledTitle_})
        label->setWordWrap(true);
    auto* list = shell::bareLayout<QVBoxLayout>(this, 12, {ownTitle_, none_});
    const std::vector<MapFile> maps = allMaps();
    bool any = false;
    for (const MapFile& map : maps)
        if (!map.bundled) {
            addRow(map, *list);
            any = true;
        }
    none_->setVisible(!any);
    list->addSpacing(8);
    list->addWidget(bundledTitle_);
    for (const MapFile& map : maps)
        if (map.bundled) addRow(map, *list);
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &MapRows::readNext);
    retranslate();
}

MapRows::~MapRows() = default;

void MapRows::readAll() {
    if (!isRead()) idle_.start();
}

void MapRows::addRow(const MapFile& map, QVBoxLayout& list) {
    const QString number = QString::number(rows_.size());
    auto row = std::make_unique<Row>();
    row->map = map;
    row->picture = new QLabel;
    row->picture->setFixedSize(rowPicture);
    row->picture->setAlignment(Qt::AlignCenter);
    theme::setGroundRole(row->picture, theme::Role::PanelTitle);
    row->name = shell::roleLabel(theme::FontRole::Name);
    row->facts = shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2);
    row->where = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink3);
    row->go = new QPushButton;
    row->go->setObjectName(QStringLiteral("design.map.") + number);
    row->go->setAutoDefault(true);
    theme::setControlSize(row->go, theme::ControlSize::Large);
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("design.card.") + number);
    theme::setCard(card);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    words->setContentsMargins(0, 6, 0, 6);
    for (QLabel* label : {row->name, row->facts, row->where}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        words->addWidget(label);
    }
    words->addWidget(row->go, 0, Qt::AlignLeft);
    auto* across = new QHBoxLayout(card);
    across->setContentsMargins(1, 1, 12, 1);
    across->setSpacing(14);
    across->addWidget(row->picture);
    across->addLayout(words, 1);
    list.addWidget(card);
    connect(row->go, &QPushButton::clicked, this, [this, map] {
        if (map.bundled)
            emit copyWanted(map.path);
        else
            emit mapChosen(map.path);
    });
    rows_.push_back(std::move(row));
}

void MapRows::readNext() {
    if (isRead()) return idle_.stop();
    Row& row = *rows_[read_++];
    row.glance = glanceAt(row.map.path, rowPicture, theme::themeOf(this), devicePixelRatioF());
    row.read = true;
    row.picture->setPixmap(row.glance.picture);
    describe(row);
    emit seen(row.map, row.glance);
}

void MapRows::describe(Row& row) const {
    row.name->setText(row.read ? row.glance.title : QFileInfo(row.map.path).completeBaseName());
    row.facts->setText(!row.read ? tr("…", "a map's figures come in a moment")
                       : row.glance.provinces == 0
                           ? tr("This file has faults; the editor shows where.")
                           : tr("%1, %2", "a map: how many provinces, how many countries")
                                 .arg(tr("%n province(s)", nullptr, row.glance.provinces),
                                      tr("%n country(ies)", nullptr, row.glance.countries)));
    row.where->setText(row.map.bundled ? tr("Comes with the program; your copy is yours to change.")
                                       : QDir::toNativeSeparators(row.map.path));
    row.go->setText(row.map.bundled ? tr("Begin a copy") : tr("Go on"));
    row.go->setAccessibleName(
        tr("%1: %2", "what a button does, and with which map").arg(row.go->text(), row.name->text()));
}

void MapRows::retranslate() {
    ownTitle_->setText(tr("Go on with a map of yours"));
    none_->setText(tr("There are none yet."));
    bundledTitle_->setText(tr("A copy of a map that comes with the program"));
    for (const auto& row : rows_)
        describe(*row);
}

void MapRows::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        read_ = 0;
        if (isVisible()) idle_.start();
    }
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
