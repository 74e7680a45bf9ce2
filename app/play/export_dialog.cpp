#include "app/play/export_dialog.h"

#include "app/map/map_view.h"
#include "app/theme/look.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace marches::play {

namespace {
constexpr double millimetresPerPx = 25.4 / 96;
constexpr int widthStep = 100;
} // namespace

ExportDialog::ExportDialog(const appmap::MapView& map, const QString& folder, const QString& proposal,
                           QWidget* parent)
    : QDialog(parent), map_(map), folder_(folder), proposal_(proposal), format_(new QComboBox),
      widthName_(new QLabel(tr("&Width:"))), width_(new QSpinBox), size_(new QLabel), message_(new QLabel) {
    setObjectName(QStringLiteral("export-map"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Export map"));
    format_->setObjectName(QStringLiteral("export-map.format"));
    using Format = appmap::MapExport::Format;
    format_->addItem(tr("PDF, for printing"), static_cast<int>(Format::Pdf));
    format_->addItem(tr("PNG, a picture of pixels"), static_cast<int>(Format::Png));
    format_->addItem(tr("SVG, a drawing that can be changed"), static_cast<int>(Format::Svg));
    width_->setObjectName(QStringLiteral("export-map.width"));
    width_->setRange(appmap::leastExportWidth, appmap::greatestExportWidth);
    width_->setSingleStep(widthStep);
    width_->setValue(appmap::MapExport{}.width);
    width_->setSuffix(tr(" pixels"));
    widthName_->setBuddy(width_);
    size_->setObjectName(QStringLiteral("export-map.size"));
    message_->setObjectName(QStringLiteral("export-map.message"));
    message_->setWordWrap(true);
    message_->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Format:"), format_);
    form->addRow(widthName_, width_);
    form->addRow(tr("Size:"), size_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* go = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    go->setObjectName(QStringLiteral("export-map.go"));
    theme::setPrimary(go);
    auto* note =
        new QLabel(tr("The whole map as it stands now, on parchment, with owners, tokens, title and key."));
    note->setWordWrap(true);
    auto* all = new QVBoxLayout(this);
    all->addWidget(note);
    all->addLayout(form);
    all->addWidget(message_);
    all->addWidget(buttons);
    go->setDefault(true); // of this dialog, which it has only now
    connect(go, &QPushButton::clicked, this, &ExportDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::showSize);
    connect(width_, &QSpinBox::valueChanged, this, &ExportDialog::showSize);
    connect(&map, &QObject::destroyed, this, &QDialog::close);
    showSize();
}

appmap::MapExport ExportDialog::wanted() const {
    return {static_cast<appmap::MapExport::Format>(format_->currentData().toInt()), width_->value()};
}

void ExportDialog::showSize() {
    const appmap::MapExport asked = wanted();
    const bool pixels = asked.format == appmap::MapExport::Format::Png;
    width_->setEnabled(pixels);
    widthName_->setEnabled(pixels);
    const QSize size = appmap::exportSize(map_, asked);
    const QLocale locale;
    if (pixels)
        //: Width and height of a picture
        size_->setText(
            tr("%1 × %2 pixels").arg(locale.toString(size.width()), locale.toString(size.height())));
    else
        //: Width and height of a sheet of paper
        size_->setText(tr("%1 × %2 mm")
                           .arg(locale.toString(qRound(size.width() * millimetresPerPx)),
                                locale.toString(qRound(size.height() * millimetresPerPx))));
}

void ExportDialog::askWhere() {
    const QString suffix = appmap::suffixOf(wanted().format);
    //: Kind of file in a file dialog; %1 is "PDF", %2 "pdf"
    const QString kind = tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix);
    auto* dialog = new QFileDialog(this, windowTitle(),
                                   folder_ + QLatin1Char('/') + proposal_ + QLatin1Char('.') + suffix, kind);
    dialog->setObjectName(QStringLiteral("export-map.file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::write);
    dialog->open();
}

void ExportDialog::write(const QString& path) {
    setCursor(Qt::WaitCursor);
    const auto wrong = appmap::exportMap(map_, path, wanted());
    unsetCursor();
    message_->setVisible(wrong.has_value());
    if (wrong) {
        message_->setText(*wrong);
        return;
    }
    emit exported(path);
    accept();
}

} // namespace marches::play
