#include "app/theme/style.h"
#include "app/theme/theme.h"
#include "tests/app/register.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <string_view>

namespace marches::room {

std::vector<Registration>& registrations() {
    static std::vector<Registration> all;
    return all;
}

namespace {

/// A home of the run's own: what a window keeps among the user's documents is seen by no other test that runs
/// at the same time. The cache of fonts stays where it was.
class OwnHome {
public:
    OwnHome() {
        if (qEnvironmentVariableIsEmpty("XDG_CACHE_HOME"))
            qputenv("XDG_CACHE_HOME", QDir::home().filePath(QStringLiteral(".cache")).toLocal8Bit());
        qunsetenv("XDG_CONFIG_HOME");
        qunsetenv("XDG_DATA_HOME");
        qputenv("HOME", folder_.path().toLocal8Bit());
    }

private:
    QTemporaryDir folder_;
};

int run(const Registration& test, int argc, char** argv) {
    const OwnHome home;
    const QApplication application(argc, argv);
    if (test.setup == Setup::look) {
        if (!theme::init().isEmpty()) {
            std::fputs("The bundled fonts can't be loaded.\n", stderr);
            return 1;
        }
        QApplication::setStyle(new theme::MarchesStyle);
    }
    return QTest::qExec(test.make().get(), argc, argv);
}

/// "marches::appmap::LabelsTest" as "LabelsTest".
std::string_view shortName(std::string_view name) {
    const std::size_t colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

} // namespace
} // namespace marches::room

int main(int argc, char** argv) {
    using namespace marches::room;
    if (argc > 1)
        for (const Registration& test : registrations())
            if (shortName(test.name) == argv[1]) {
                argv[1] = argv[0];
                return run(test, argc - 1, argv + 1);
            }
    std::fputs("usage: PROGRAM CLASS [arguments of Qt Test], the class one of:\n", stderr);
    for (const Registration& test : registrations())
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(shortName(test.name).size()),
                     shortName(test.name).data());
    return 2;
}
