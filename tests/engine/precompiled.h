#pragma once

/// What nearly every test of the engine reads, read once for all of them. Each file still includes what it
/// uses.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>
