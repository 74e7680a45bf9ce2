#pragma once

#include "engine/draft/package.h"

namespace marches::draft {

inline constexpr std::string_view typeEntry = "mimetype";
inline constexpr std::string_view thumbnailEntry = "thumbnail.png";
inline constexpr std::size_t maxThumbnailBytes = std::size_t{4} << 20;

/// Returns what is wrong with the name of a package's file; nothing if all is well.
std::optional<Finding> packageNameFault(std::string_view name, const std::string& file);
/// Whether the bytes begin as a PNG does.
bool isPng(std::string_view bytes);
/// Returns the name with small letters: some disks take capitals for the same.
std::string smallName(std::string_view name);
/// Returns the path of a name in UTF-8.
std::filesystem::path pathOfName(std::string_view name);

} // namespace marches::draft
