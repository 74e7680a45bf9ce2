#pragma once

#include <QObject>

#include <memory>
#include <vector>

/// The classes of Qt Test that one room's program holds. The program runs the class that its first argument
/// names: `map_test LabelsTest [arguments of Qt Test]`.
namespace marches::room {

/// What stands before a class of tests begins.
enum class Setup {
    application, ///< a QApplication
    look         ///< fonts, signs and style as well, as in the program
};

struct Registration {
    const char* name;
    Setup setup;
    std::unique_ptr<QObject> (*make)();
};

std::vector<Registration>& registrations();

/// For `MARCHES_TEST`, before main.
struct Registered {
    explicit Registered(Registration registration) { registrations().push_back(registration); }
};

} // namespace marches::room

/// Registers a test class with its room's program; at the end of its file, in no namespace. `setup` is one
/// of `marches::room::Setup`.
#define MARCHES_TEST(Class, setup) MARCHES_TEST_NAMED(Class, setup, __COUNTER__)
#define MARCHES_TEST_NAMED(Class, setup, number) MARCHES_TEST_AS(Class, setup, number)
#define MARCHES_TEST_AS(Class, setup, number)                                                                \
    static const marches::room::Registered registered##number{                                               \
        {#Class, marches::room::Setup::setup,                                                                \
         []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }}};
