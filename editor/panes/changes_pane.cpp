#include "editor/panes/changes_pane.h"

#include "app/shell/files.h"
#include "app/shell/parts.h"
#include "app/shell/rows.h"
#include "editor/map_files.h"
#include "editor/panes/differences.h"
#include "editor/words.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace marches::editor {

namespace {

constexpr int changesDelay = 250; // ms after a change

/// What is compared with, as the list has them.
enum Since { sinceTheFile, sinceItsOpening, otherMap };

} // namespace

/// The differences as rows.
class ChangesModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    /// Rows that are told already stay.
    void set(std::vector<Difference> wanted) {
        std::size_t same = 0;
        while (same < rows_.size() && same < wanted.size() && rows_[same] == wanted[same])
            ++same;
        const auto row = static_cast<int>(same);
        if (same < rows_.size()) {
            beginRemoveRows({}, row, rowCount() - 1);
            rows_.resize(same);
            endRemoveRows();
        }
        if (same == wanted.size()) return;
        beginInsertRows({}, row, static_cast<int>(wanted.size()) - 1);
        rows_ = std::move(wanted);
        endInsertRows();
    }
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const Difference& row = rows_[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return row.name;
        case shell::DetailRole:
            return row.parts;
        case shell::CostRole:
            return row.kind == Difference::Kind::added  ? ChangesPane::tr("new", "was added to the map")
                   : row.kind == Difference::Kind::gone ? ChangesPane::tr("gone", "was taken off the map")
                                                        : QString{};
        case shell::KeyRole:
            return row.province;
        default:
            return {};
        }
    }

private:
    std::vector<Difference> rows_;
};

ChangesPane::ChangesPane(const Document& document, QWidget* parent)
    : QWidget(parent), document_(document), model_(new ChangesModel(this)),
      view_(new shell::RowsView(QStringLiteral("changes.view"))), since_(new QComboBox) {
    setObjectName(QStringLiteral("changes"));
    since_->setObjectName(QStringLiteral("changes.since"));
    for (int i = 0; i < 3; ++i)
        since_->addItem({});
    view_->setRootIsDecorated(false);
    view_->setModel(model_);
    setFocusProxy(view_);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(10, 4, 10, 4);
    row->addWidget(since_);
    row->addStretch(1);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 0);
    column->addLayout(row);
    column->addWidget(view_, 1);
    later_.setSingleShot(true);
    later_.setInterval(changesDelay);
    connect(&later_, &QTimer::timeout, this, &ChangesPane::refresh);
    connect(&document, &Document::changed, &later_, qOverload<>(&QTimer::start));
    connect(&document, &Document::historyChanged, &later_, qOverload<>(&QTimer::start));
    connect(since_, &QComboBox::activated, this, &ChangesPane::chooseSince);
    connect(view_, &shell::RowsView::chosen, this, [this](const QModelIndex& index) {
        if (const QString province = index.data(shell::KeyRole).toString(); !province.isEmpty())
            emit chosen(province);
    });
    retranslate();
}

void ChangesPane::chooseSince(int which) {
    if (which == otherMap) return askForMap();
    other_.reset();
    retranslate();
    refresh();
}

/// Another map is compared with once it has been chosen and read; until then all stays as it was.
void ChangesPane::askForMap() {
    since_->setCurrentIndex(other_ ? otherMap : 0);
    auto* dialog = new QFileDialog(this, tr("Compare with a map"), ownMapsFolder(), tr("Maps (*.yaml)"));
    dialog->setObjectName(QStringLiteral("changes.dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ChangesPane::compareWith);
    dialog->open();
}

void ChangesPane::compareWith(const QString& path) {
    draft::OpenResult read = draft::openDraft(shell::onDisk(path), mapSources());
    if (!read.draft) {
        emit said(tr("%1 can't be read as a map.", "%1 a file").arg(QFileInfo(path).fileName()));
        return;
    }
    other_ = std::move(read.draft);
    since_->setCurrentIndex(otherMap);
    retranslate();
    refresh();
}

void ChangesPane::setInFront(bool inFront) {
    if (std::exchange(inFront_, inFront) == inFront) return;
    if (inFront) return later_.start(0);
    later_.stop();
    emit linesMoved({});
}

void ChangesPane::refresh() {
    if (!inFront_) return;
    const draft::Draft before = other_                                      ? *other_
                                : since_->currentIndex() == sinceItsOpening ? document_.atFirst()
                                                                            : document_.inFiles();
    Differences found = differencesOf(before, document_.draft());
    model_->set(std::move(found.rows));
    emit linesMoved(found.lines);
}

void ChangesPane::retranslate() {
    setWindowTitle(tr("Changes since…", "a panel: what differs from the file, from another map"));
    view_->setAccessibleName(tr("Changes"));
    since_->setAccessibleName(tr("Compared with"));
    since_->setItemText(sinceTheFile, tr("since it was saved"));
    since_->setItemText(sinceItsOpening, tr("since it was opened"));
    since_->setItemText(
        otherMap,
        other_ ? tr("from %1", "a map that is compared with; %1 a file").arg(text(other_->opened->name))
               : tr("from another map…"));
}

void ChangesPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
