#include "tests/app/warriors/precompiled.h"
