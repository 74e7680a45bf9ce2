#include "app/precompiled.h"
