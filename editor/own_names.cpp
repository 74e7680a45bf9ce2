#include "editor/own_names.h"

#include <QtGlobal>

#include <array>

namespace marches::editor {

namespace {

/// What this room says itself, to be gathered for translation.
[[maybe_unused]] constexpr std::array ownSentences{
    QT_TRANSLATE_NOOP("Finding", "All that is safe mended ({0})"),
    QT_TRANSLATE_NOOP("Finding", "Mended: {0}"),
    QT_TRANSLATE_NOOP("Finding", "There is no picture to be joined."),
    QT_TRANSLATE_NOOP("Finding", "{0} is a common province"),
    QT_TRANSLATE_NOOP("Finding", "The file can't be read."),
    QT_TRANSLATE_NOOP("Finding", "The maps that come with the program can't be read."),
    QT_TRANSLATE_NOOP("Finding", "That is the map's own picture: choose another name for the drawing."),
};

} // namespace

std::span<const draft::NamePattern> ownChangeNames() {
    static constexpr std::array names{
        MARCHES_NAME_PATTERN("All that is safe mended ({0})"),
        MARCHES_NAME_PATTERN("Mended: {0}"),
        MARCHES_NAME_PATTERN("{0} is a common province"),
    };
    return names;
}

} // namespace marches::editor
