#include "app/play/program_dialog.h"

#include "app/play/programs.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::play {

ProgramDialog::ProgramDialog(QWidget* parent)
    : QDialog(parent), line_(new QLineEdit(rememberedPrograms().value(0))), patience_(new QSpinBox),
      problem_(new QLabel) {
    setObjectName(QStringLiteral("program"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("A program plays"));
    auto* what = new QLabel(
        tr("A program of your own can play a seat: it is told the position and what can be done, line by "
           "line, and answers with a move. It runs on this computer and may do whatever you may do. Choose "
           "only one that you trust. No saved game ever starts it by itself."));
    what->setWordWrap(true);
    auto* word = new QLabel(tr("&Command line:"));
    word->setBuddy(line_);
    line_->setObjectName(QStringLiteral("program.line"));
    line_->setPlaceholderText(QStringLiteral("python3 player.py"));
    auto* browse = new QPushButton(tr("Choose a &file…"));
    browse->setObjectName(QStringLiteral("program.browse"));
    auto* row = new QHBoxLayout;
    row->addWidget(line_, 1);
    row->addWidget(browse);
    patience_->setObjectName(QStringLiteral("program.patience"));
    patience_->setRange(1, 3600);
    patience_->setValue(static_cast<int>(programPatience().count()));
    auto* patienceWord = new QLabel(tr("&Seconds for an answer:"));
    patienceWord->setBuddy(patience_);
    auto* patienceRow = new QHBoxLayout;
    patienceRow->addWidget(patienceWord);
    patienceRow->addWidget(patience_);
    patienceRow->addStretch(1);
    problem_->setObjectName(QStringLiteral("program.problem"));
    problem_->setWordWrap(true);
    theme::setTextRole(problem_, theme::Role::Bad);
    problem_->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* take = buttons->addButton(tr("&Let it play"), QDialogButtonBox::ActionRole);
    take->setObjectName(QStringLiteral("program.take"));
    theme::setPrimary(take);
    auto* all = new QVBoxLayout(this);
    all->addWidget(what);
    all->addWidget(word);
    all->addLayout(row);
    all->addLayout(patienceRow);
    all->addWidget(problem_);
    all->addWidget(buttons);
    take->setDefault(true); // of this dialog, which it has only now
    connect(take, &QPushButton::clicked, this, &ProgramDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse, &QPushButton::clicked, this, &ProgramDialog::browse);
    connect(line_, &QLineEdit::textEdited, problem_, &QWidget::hide);
    line_->setFocus(Qt::OtherFocusReason);
    fit();
}

/// Makes the dialog as high as its texts at this width.
void ProgramDialog::fit() {
    constexpr int least = 560;
    const int across = std::max(width(), theme::themeOf(this).scaled(least));
    layout()->activate();
    resize(across, layout()->totalHeightForWidth(across));
}

void ProgramDialog::browse() {
    auto* dialog = new QFileDialog(this, tr("Choose a program"));
    dialog->setObjectName(QStringLiteral("program.file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        line_->setText(programWord(path));
        problem_->hide();
    });
    dialog->open();
}

void ProgramDialog::take() {
    const QString problem = programProblem(line_->text());
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    fit();
    if (!problem.isEmpty()) return;
    keepProgramPatience(std::chrono::seconds{patience_->value()});
    emit chosen(line_->text().trimmed());
    accept();
}

} // namespace marches::play
