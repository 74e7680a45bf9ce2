#pragma once

#include "engine/draft/package.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Zip files as no program would write them.
namespace marches::draft {

struct HandEntry {
    std::string name;
    std::string content;
    std::uint32_t attributes = 0100644U << 16;
    std::uint16_t method = 0;
    std::uint16_t flags = 0;
};

inline std::uint32_t crc32Of(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1 ^ (0xEDB88320U & (0U - (crc & 1U)));
    }
    return ~crc;
}

inline std::string littleEndian(std::uint64_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(value >> (8 * i) & 0xFFU);
    return text;
}

/// Stores the entries one after the other; the first is `mimetype` unless `plain` says otherwise.
inline std::string zipByHand(std::vector<HandEntry> entries, bool plain = false) {
    if (!plain) entries.insert(entries.begin(), {"mimetype", std::string(packageType)});
    std::string file;
    std::string directory;
    for (const HandEntry& entry : entries) {
        const std::string common =
            littleEndian(20, 2) + littleEndian(entry.flags, 2) + littleEndian(entry.method, 2) +
            littleEndian(0, 2) + littleEndian(0x21, 2) + littleEndian(crc32Of(entry.content), 4) +
            littleEndian(entry.content.size(), 4) + littleEndian(entry.content.size(), 4) +
            littleEndian(entry.name.size(), 2) + littleEndian(0, 2);
        directory += "PK\x01\x02" + littleEndian(0x0314, 2) + common + littleEndian(0, 6) +
                     littleEndian(entry.attributes, 4) + littleEndian(file.size(), 4) + entry.name;
        file += "PK\x03\x04" + common + entry.name + entry.content;
    }
    return file + directory + "PK\x05\x06" + littleEndian(0, 4) + littleEndian(entries.size(), 2) +
           littleEndian(entries.size(), 2) + littleEndian(directory.size(), 4) +
           littleEndian(file.size(), 4) + littleEndian(0, 2);
}

} // namespace marches::draft
