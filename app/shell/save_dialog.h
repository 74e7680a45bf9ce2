#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace marches::shell {

/// A dialog that asks where a file shall be written. It deletes itself when it closes. `proposal`: path of
/// the file; `suffix`: added to a name without one, no dot; `filter`: as QFileDialog wants it.
QFileDialog* makeSaveDialog(QWidget* parent, const QString& title, const QString& proposal,
                            const QString& filter, const QString& suffix);

} // namespace marches::shell
