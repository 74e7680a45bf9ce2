#include "app/shell/log_file.h"

#include "app/shell/files.h"

#include <QDateTime>
#include <QFile>
#include <QMutex>

namespace marches::shell {

namespace {

constexpr int keptLogs = 4;

QString logPath(int age) {
    return dataFolder() + (age == 0 ? QStringLiteral("/log.txt") : QStringLiteral("/log.%1.txt").arg(age));
}

// Qt's message handler is a plain function: its file has to stand somewhere for the life of the program.
struct LogSink {
    QMutex mutex;
    QFile file;
    QtMessageHandler next = nullptr;
};

LogSink& sink() {
    static LogSink only;
    return only;
}

void write(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    LogSink& log = sink();
    {
        const QMutexLocker lock(&log.mutex);
        const char* const kinds[] = {"debug", "warning", "critical", "fatal", "info"};
        const QString line = QDateTime::currentDateTime().toString(Qt::ISODateWithMs) + QLatin1Char(' ') +
                             QLatin1String(kinds[type]) + QLatin1String(": ") + message + QLatin1Char('\n');
        log.file.write(line.toUtf8());
        log.file.flush();
    }
    if (log.next) log.next(type, context, message);
}

} // namespace

void startLogFile() {
    LogSink& log = sink();
    if (log.file.isOpen()) return;
    QFile::remove(logPath(keptLogs));
    for (int age = keptLogs - 1; age >= 0; --age)
        QFile::rename(logPath(age), logPath(age + 1));
    log.file.setFileName(logPath(0));
    if (log.file.open(QIODevice::WriteOnly)) log.next = qInstallMessageHandler(write);
}

} // namespace marches::shell
