#pragma once

#include "engine/base/finding.h"

#include <QFrame>
#include <QString>
#include <QStringList>

class QLabel;

/// What a reader found wrong with a file, for the person who opened it.
namespace marches::shell {

/// One short line a fault, its place first: "Line 7: unknown province". Errors if there are any, else
/// warnings; at most five, then how many more. Places in other files than `path` name their file.
QStringList findingLines(const Findings& findings, const QString& path);

enum class FileKind {
    record,
    partOfRecord, ///< opened up to the fault
    scenario
};
/// A card that says what is wrong, where, and what to do; nothing but the text can be touched.
class FindingsCard : public QFrame {
    Q_OBJECT

public:
    explicit FindingsCard(QWidget* parent = nullptr);

    /// `path`: the file that was opened; empty where there is none.
    void say(const QString& title, const Findings& findings, const QString& path, FileKind kind);

private:
    QLabel* title_;
    QLabel* lines_;
    QLabel* advice_;
};

} // namespace marches::shell
