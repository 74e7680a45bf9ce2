#include "tests/app/play/crash.h"
#include "tests/app/play/toy_face.h"

int main(int argc, char* argv[]) {
    return marches::play::test::playUntilKilled(argc, argv, marches::toy::gameEntry());
}
