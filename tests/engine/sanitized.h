#pragma once

/// MARCHES_SANITIZED is 1 where the address sanitizer watches: memory and time are then not the program's
/// own. g++ and clang++ tell it in two ways.
#if defined(__SANITIZE_ADDRESS__)
#define MARCHES_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MARCHES_SANITIZED 1
#endif
#endif
#if !defined(MARCHES_SANITIZED)
#define MARCHES_SANITIZED 0
#endif
