#pragma once

#include <QMessageBox>
#include <QString>

#include <functional>
#include <vector>

namespace marches::shell {

struct Choice {
    QString name; ///< for tests: its object name ends with it
    QString text;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;
    std::function<void()> then = {};
};

/// Shows a question over a window and returns at once; the choice that is made runs its `then`. The first
/// choice is the default, one of RejectRole is what Esc takes. `name`: object name, of the buttons as well
/// ("name.choice"). `what` in one sentence, `detail` below it.
void ask(QWidget* parent, const QString& name, const QString& what, const QString& detail,
         const std::vector<Choice>& choices);

} // namespace marches::shell
