#include "tests/engine/precompiled.h"
