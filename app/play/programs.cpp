#include "app/play/programs.h"

#include "app/play/program_dialog.h"
#include "app/shell/settings.h"
#include "engine/base/program.h"
#include "engine/bots/outside.h"
#include "engine/table/record.h"
#include "engine/table/words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace marches::play {

namespace {

const QString prefix = QStringLiteral("bot:exec:");
const QString another = QStringLiteral("program?"); ///< no seat's kind
const QString settingsKey = QStringLiteral("programs/lines");
const QString patienceKey = QStringLiteral("programs/patience");
constexpr qsizetype mostRemembered = 6;
constexpr int usualPatience = 10; // seconds

struct Programs {
    Q_DECLARE_TR_FUNCTIONS(Programs)
};

} // namespace

QString programKind(const QString& line) {
    return prefix + line.trimmed();
}

QString programLine(const QString& kind) {
    return kind.startsWith(prefix) ? kind.mid(prefix.size()) : QString();
}

QString programName(const QString& kind) {
    const auto words = programWords(kind.toStdString());
    if (!words) return programLine(kind);
    QStringList names;
    for (const std::string& word : *words)
        names << QFileInfo(QString::fromStdString(word)).fileName();
    return names.join(QLatin1Char(' '));
}

QString programTitle(const QString& kind) {
    //: Who plays a seat: an outside program; %1 its file
    return Programs::tr("Program: %1").arg(programName(kind));
}

QString programWord(const QString& file) {
    const std::string text = file.toStdString();
    return isStringText(text) ? QString::fromStdString(wordOrQuoted(text)) : file;
}

QString programProblem(const QString& line) {
    const std::string kind = programKind(line).toStdString();
    if (line.trimmed().isEmpty()) return Programs::tr("Choose a program, or write its command line.");
    if (!isSeatKind(kind))
        return Programs::tr("A saved game has room for a command line of %n character(s), without control "
                            "characters. Put the program in a folder with a shorter name.",
                            nullptr, static_cast<int>(maxStringCharacters) - static_cast<int>(prefix.size()));
    const auto words = programWords(kind);
    if (!words) return Programs::tr("This cannot be read: a quote (\") is not closed.");
    if (whyNotAProgram(words->front()))
        return Programs::tr("\"%1\" is no program that can be run. Is the folder right, and may the file be "
                            "run? A script may need its language before it: python3 player.py",
                            "%1 the first word of a command line")
            .arg(QString::fromStdString(words->front()));
    return {};
}

QStringList rememberedPrograms() {
    return shell::Settings().value(settingsKey).toStringList().mid(0, mostRemembered);
}

void rememberProgram(const QString& line) {
    QStringList lines = rememberedPrograms();
    lines.removeAll(line);
    lines.prepend(line);
    shell::Settings().setValue(settingsKey, lines.mid(0, mostRemembered));
}

std::chrono::seconds programPatience() {
    return std::chrono::seconds{
        std::clamp(shell::Settings().value(patienceKey, usualPatience).toInt(), 1, 3600)};
}

void keepProgramPatience(std::chrono::seconds patience) {
    shell::Settings().setValue(patienceKey, static_cast<int>(patience.count()));
}

void addPrograms(QComboBox& kinds, const QString& kind) {
    if (!Program::available) return;
    QStringList lines = rememberedPrograms();
    if (isOutside(kind.toStdString()) && !lines.contains(programLine(kind))) lines << programLine(kind);
    for (const QString& line : lines) {
        kinds.addItem(programTitle(programKind(line)), programKind(line));
        kinds.setItemData(kinds.count() - 1, line, Qt::ToolTipRole);
    }
    //: Who plays a seat: a program that somebody has written himself
    kinds.addItem(Programs::tr("Program of your own…"), another);
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)})
        kinds.setItemData(kinds.count() - 1,
                          Programs::tr("For programmers: a program that you have written plays the seat; you "
                                       "give the line that starts it"),
                          role);
}

void choosePlayer(QComboBox& kinds, std::function<void(const QString& kind)> chosen,
                  std::function<void()> givenUp) {
    const QString kind = kinds.currentData().toString();
    if (kind != another) {
        chosen(kind);
        return;
    }
    auto* dialog = new ProgramDialog(kinds.window());
    QObject::connect(dialog, &ProgramDialog::chosen, &kinds,
                     [chosen = std::move(chosen)](const QString& line) {
                         rememberProgram(line);
                         chosen(programKind(line));
                     });
    QObject::connect(dialog, &QDialog::rejected, &kinds, std::move(givenUp));
    dialog->open();
}

} // namespace marches::play
