#include "app/shell/save_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace marches::shell {

namespace {

struct SaveDialog {
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

} // namespace

QFileDialog* makeSaveDialog(QWidget* parent, const QString& title, const QString& proposal,
                            const QString& filter, const QString& suffix) {
    auto* dialog = new QFileDialog(parent, title, proposal, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    //: Before the folder into which a file is saved
    dialog->setLabelText(QFileDialog::LookIn, SaveDialog::tr("Save in:"));
    return dialog;
}

} // namespace marches::shell
