#include "editor/tracing.h"

#include "app/map/map_view.h"
#include "editor/document.h"
#include "editor/map/traced_picture.h"
#include "editor/map_feed.h"
#include "editor/map_save.h"
#include "editor/panes/layers_pane.h"
#include "editor/panes/trace_pane.h"
#include "editor/tools/trace_image.h"
#include "editor/trace_memory.h"
#include "editor/words.h"
#include "engine/draft/edits_picture.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

namespace marches::editor {

Tracing::Tracing(Document& document, appmap::MapView& map, MapFeed& feed, QObject* parent)
    : QObject(parent), document_(document), map_(map), picture_(new TracedPicture(map, this)),
      layers_(new LayersPane(*picture_)), pane_(new TracePane(document, *picture_)) {
    picture_->setOpacity(rememberedTrace(pathOf(document_.draft())).opacity);
    picture_->show(document_.draft().underlay);
    connect(&document_, &Document::changed, this, [this](const draft::Change& change) {
        if (!draft::touched(change).underlay) return;
        picture_->show(document_.draft().underlay);
        remember();
    });
    connect(picture_, &TracedPicture::opacityChosen, this, &Tracing::remember);
    connect(picture_, &TracedPicture::chooseWanted, this, &Tracing::choose);
    connect(picture_, &TracedPicture::pasteWanted, this, &Tracing::paste);
    connect(pane_, &TracePane::takeAwayWanted, this, &Tracing::takeAway);
    connect(layers_, &LayersPane::layersChanged, this, [this, &feed] { feed.showLayers(layers_->shown()); });
}

bool Tracing::begins() const {
    return picture_->canBeSeen() && document_.draft().labels.all().empty();
}

void Tracing::take(const QString& file) {
    const auto size = traceImageSize(file);
    if (!size) return emit said(size.error());
    if (auto read = readTraceImage(file); !read) return emit said(read.error());
    if (!map_.hasPicture()) return;
    const QSizeF sheet = map_.shapes()->picture().size;
    apply(std::make_shared<const draft::Underlay>(
        draft::fittedOn(QFileInfo(file).absoluteFilePath().toStdString(), size->width(), size->height(),
                        sheet.width(), sheet.height())));
    picture_->setShown(true);
    emit said(tr("The picture lies over the map. With U it is placed"));
}

void Tracing::apply(std::shared_ptr<const draft::Underlay> underlay) {
    auto change = draft::setUnderlay(document_.draft(), std::move(underlay));
    if (change)
        document_.apply(std::move(*change), {QStringLiteral("map"), {}});
    else
        emit said(sentenceText(change.error()));
}

void Tracing::takeAway() {
    apply(nullptr);
}

void Tracing::choose() {
    auto* dialog = new QFileDialog(map_.window(), tr("Choose a picture to trace"),
                                   QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                   traceImageFilter());
    dialog->setObjectName(QStringLiteral("trace.dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &Tracing::take);
    dialog->open();
}

/// A file that was copied is taken as such; an image is kept in a file of the program's own.
void Tracing::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return emit said(tr("The clipboard holds no picture."));
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) return take(url.toLocalFile());
    const auto kept = keepTraceImage(qvariant_cast<QImage>(data->imageData()));
    if (!kept) return emit said(kept.error());
    take(*kept);
}

void Tracing::remember() const {
    rememberTrace(pathOf(document_.draft()), {document_.draft().underlay, picture_->opacity()});
}

} // namespace marches::editor
