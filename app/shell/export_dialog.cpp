#include "app/shell/export_dialog.h"

#include "app/map/map_view.h"
#include "app/shell/files.h"
#include "app/shell/finding_sentences.h"
#include "app/shell/save_dialog.h"
#include "app/theme/look.h"
#include "engine/base/file.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace marches::shell {

namespace {
constexpr double millimetresPerPx = 25.4 / 96;
constexpr int widthStep = 100;
} // namespace

ExportDialog::ExportDialog(const appmap::MapView& map, const QString& folder, const QString& proposal,
                           const QStringList& scenarioFiles, QWidget* parent)
    : QDialog(parent), map_(map), folder_(folder), proposal_(proposal), format_(new QComboBox),
      form_(new QFormLayout), width_(new QSpinBox), paper_(new QComboBox),
      landscape_(new QCheckBox(tr("&Landscape"))), across_(new QSpinBox), size_(new QLabel),
      message_(new QLabel) {
    for (const QString& file : scenarioFiles)
        scenarioFiles_.push_back(onDisk(file));
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
    paper_->setObjectName(QStringLiteral("export-map.paper"));
    using Size = appmap::Paper::Size;
    //: Paper size: a sheet as large as the map
    paper_->addItem(tr("As large as the map"), static_cast<int>(Size::OfTheMap));
    for (const auto& [size, name] : {std::pair(Size::A4, "A4"), std::pair(Size::A3, "A3"),
                                     std::pair(Size::A2, "A2"), std::pair(Size::Letter, "Letter")})
        paper_->addItem(QLatin1String(name), static_cast<int>(size));
    landscape_->setObjectName(QStringLiteral("export-map.landscape"));
    across_->setObjectName(QStringLiteral("export-map.across"));
    across_->setRange(1, appmap::mostSheetsAcross);
    //: Sheets of paper side by side
    across_->setToolTip(tr("With more than one the map is printed in pieces, with marks to cut them along."));
    size_->setObjectName(QStringLiteral("export-map.size"));
    message_->setObjectName(QStringLiteral("export-map.message"));
    message_->setWordWrap(true);
    message_->hide();
    form_->addRow(tr("&Format:"), format_);
    form_->addRow(tr("&Width:"), width_);
    form_->addRow(tr("&Paper:"), paper_);
    form_->addRow(QString(), landscape_);
    //: How many sheets of paper side by side
    form_->addRow(tr("&Sheets across:"), across_);
    form_->addRow(tr("Size:"), size_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* go = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    go->setObjectName(QStringLiteral("export-map.go"));
    theme::setPrimary(go);
    auto* note =
        new QLabel(tr("The whole map as it stands now, on parchment, with owners, tokens, title and key."));
    note->setWordWrap(true);
    auto* all = new QVBoxLayout(this);
    all->addWidget(note);
    all->addLayout(form_);
    all->addWidget(message_);
    all->addWidget(buttons);
    go->setDefault(true); // of this dialog, which it has only now
    connect(go, &QPushButton::clicked, this, &ExportDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::showSize);
    connect(width_, &QSpinBox::valueChanged, this, &ExportDialog::showSize);
    connect(paper_, &QComboBox::currentIndexChanged, this, &ExportDialog::showSize);
    connect(landscape_, &QCheckBox::toggled, this, &ExportDialog::showSize);
    connect(across_, &QSpinBox::valueChanged, this, &ExportDialog::showSize);
    connect(&map, &QObject::destroyed, this, &QDialog::close);
    showSize();
}

appmap::MapExport ExportDialog::wanted() const {
    return {static_cast<appmap::MapExport::Format>(format_->currentData().toInt()),
            width_->value(),
            {static_cast<appmap::Paper::Size>(paper_->currentData().toInt()), landscape_->isChecked(),
             across_->value()}};
}

void ExportDialog::showSize() {
    const appmap::MapExport asked = wanted();
    const bool pixels = asked.format == appmap::MapExport::Format::Png;
    const bool paper = asked.format == appmap::MapExport::Format::Pdf;
    const auto enable = [this](QWidget* field, bool enabled) {
        field->setEnabled(enabled);
        if (QWidget* name = form_->labelForField(field)) name->setEnabled(enabled);
    };
    const bool cut = paper && asked.paper.size != appmap::Paper::Size::OfTheMap;
    enable(width_, pixels);
    enable(paper_, paper);
    enable(landscape_, cut);
    enable(across_, cut);
    const QSize size = appmap::exportSize(map_, asked);
    const QLocale locale;
    if (pixels)
        //: Width and height of a picture
        size_->setText(
            tr("%1 × %2 pixels").arg(locale.toString(size.width()), locale.toString(size.height())));
    else {
        //: Width and height of a sheet of paper
        QString text = tr("%1 × %2 mm")
                           .arg(locale.toString(qRound(size.width() * millimetresPerPx)),
                                locale.toString(qRound(size.height() * millimetresPerPx)));
        const QSize sheets = appmap::exportSheets(map_, asked.paper);
        if (cut && sheets.width() * sheets.height() > 1)
            //: A size in mm; sheets of paper side by side and one below the other: "400 × 400 mm on 2 × 2
            //: sheets"
            text = tr("%1 on %2 × %3 sheets")
                       .arg(text, locale.toString(sheets.width()), locale.toString(sheets.height()));
        size_->setText(text);
    }
}

void ExportDialog::askWhere() {
    const QString suffix = appmap::suffixOf(wanted().format);
    //: Kind of file in a file dialog; %1 is "PDF", %2 "pdf"
    const QString kind = tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix);
    const QString proposal = folder_ + QLatin1Char('/') + proposal_ + QLatin1Char('.') + suffix;
    QFileDialog* dialog = makeSaveDialog(this, windowTitle(), proposal, kind, suffix);
    dialog->setObjectName(QStringLiteral("export-map.file"));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::write);
    dialog->open();
}

void ExportDialog::write(const QString& path) {
    std::optional<QString> wrong;
    if (const auto taken = scenarioInTheWay(onDisk(path), scenarioFiles_)) {
        wrong = findingText(*taken);
    } else {
        setCursor(Qt::WaitCursor);
        wrong = appmap::exportMap(map_, path, wanted());
        unsetCursor();
    }
    message_->setVisible(wrong.has_value());
    if (wrong) {
        message_->setText(*wrong);
        return;
    }
    emit exported(path);
    accept();
}

} // namespace marches::shell
