#include "editor/pages/trace_picker.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "editor/tools/trace_image.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

namespace marches::editor {

namespace {
constexpr int largestShown = 1200; // px
} // namespace

TracePicker::TracePicker(QWidget* parent)
    : QWidget(parent), picture_(new QLabel), note_(shell::roleLabel(theme::FontRole::Text)),
      choose_(new QPushButton), paste_(new QPushButton) {
    setObjectName(QStringLiteral("new.trace"));
    picture_->setObjectName(QStringLiteral("new.trace.picture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(200, 120);
    picture_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    theme::setGroundRole(picture_, theme::Role::PanelTitle);
    theme::setTextRole(picture_, theme::Role::Ink2);
    picture_->setWordWrap(true);
    note_->setObjectName(QStringLiteral("new.trace.note"));
    note_->setTextFormat(Qt::PlainText);
    note_->setWordWrap(true);
    choose_->setObjectName(QStringLiteral("new.trace.choose"));
    paste_->setObjectName(QStringLiteral("new.trace.paste"));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(choose_);
    row->addWidget(paste_);
    row->addWidget(note_, 1);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 10, {picture_});
    column->setStretch(0, 1);
    column->addLayout(row);
    connect(choose_, &QPushButton::clicked, this, &TracePicker::choose);
    connect(paste_, &QPushButton::clicked, this, &TracePicker::paste);
    retranslate();
}

void TracePicker::take(const QString& file) {
    auto read = readTraceImage(file);
    if (!read) return say(read.error());
    file_ = QFileInfo(file).absoluteFilePath();
    pixels_ = read->size;
    image_ = read->image;
    if (image_.width() > largestShown || image_.height() > largestShown)
        image_ = image_.scaled(largestShown, largestShown, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    say({});
    showSmall();
    emit changed();
}

void TracePicker::choose() {
    auto* dialog = new QFileDialog(window(), tr("Choose a picture to trace"),
                                   QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                   traceImageFilter());
    dialog->setObjectName(QStringLiteral("new.trace.dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TracePicker::take);
    dialog->open();
}

void TracePicker::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return say(tr("The clipboard holds no picture."));
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) return take(url.toLocalFile());
    const auto kept = keepTraceImage(qvariant_cast<QImage>(data->imageData()));
    if (!kept) return say(kept.error());
    take(*kept);
}

void TracePicker::say(const QString& fault) {
    theme::setTextRole(note_, fault.isEmpty() ? theme::Role::Ink2 : theme::Role::Bad);
    if (!fault.isEmpty())
        note_->setText(fault);
    else
        note_->setText(file_.isEmpty() ? QString{}
                                       : tr("%1, %2 × %3 pixels", "a file, its width and height")
                                             .arg(QFileInfo(file_).fileName())
                                             .arg(pixels_.width())
                                             .arg(pixels_.height()));
}

void TracePicker::showSmall() {
    if (image_.isNull())
        return picture_->setText(
            tr("An old map, a scan or a screenshot: choose it, paste it, or drop it here. "
               "PNG or JPEG."));
    const double ratio = devicePixelRatioF();
    QPixmap small = QPixmap::fromImage(image_.scaled((QSizeF(picture_->size()) * ratio).toSize(),
                                                     Qt::KeepAspectRatio, Qt::SmoothTransformation));
    small.setDevicePixelRatio(ratio);
    picture_->setPixmap(small);
}

void TracePicker::retranslate() {
    choose_->setText(tr("Choose a picture…"));
    paste_->setText(tr("Paste"));
    paste_->setAccessibleName(tr("Paste a picture to trace"));
    picture_->setAccessibleName(tr("The picture to trace"));
    say({});
    showSmall();
}

void TracePicker::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TracePicker::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showSmall();
}

} // namespace marches::editor
