#include "app/warriors/opening.h"
#include "tests/app/play/crash.h"

int main(int argc, char* argv[]) {
    return marches::play::test::playUntilKilled(argc, argv, marches::warriors::face::gameEntry());
}
