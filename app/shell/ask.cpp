#include "app/shell/ask.h"

#include "app/theme/look.h"

#include <QPushButton>

namespace marches::shell {

void ask(QWidget* parent, const QString& name, const QString& what, const QString& detail,
         const std::vector<Choice>& choices) {
    auto* box = new QMessageBox(parent);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText); // names of files are not ours
    box->setText(what);
    box->setInformativeText(detail);
    for (const Choice& choice : choices) {
        QPushButton* button = box->addButton(choice.text, choice.role);
        button->setObjectName(name + QLatin1Char('.') + choice.name);
        if (&choice == &choices.front()) {
            box->setDefaultButton(button);
            theme::setPrimary(button);
        }
        if (choice.role == QMessageBox::RejectRole) box->setEscapeButton(button);
        if (choice.then)
            QObject::connect(button, &QPushButton::clicked, parent, choice.then, Qt::QueuedConnection);
    }
    box->open();
}

} // namespace marches::shell
