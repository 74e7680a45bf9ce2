#include "app/shell/finding_sentences.h"

#include <QCoreApplication>

#include <array>
#include <string>
#include <string_view>

namespace marches::shell {

namespace {

/// The patterns of the engine's readers.
constexpr std::array sentences{
    // Files, written
    QT_TRANSLATE_NOOP("Finding", "The file can't be examined: {0}"),
    QT_TRANSLATE_NOOP("Finding", "This is no regular file; choose another name: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The file can't be written: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The file can't be forced to the disk: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The file can't be opened for writing: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The file can't be replaced: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The folder can't be made: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The file has become shorter: {0}"),
    QT_TRANSLATE_NOOP("Finding", "The file can't be cut: {0}"),
    QT_TRANSLATE_NOOP("Finding",
                      "Another `{0}` is there; the scenario's has to be beside the game. Save into "
                      "another folder."),
    QT_TRANSLATE_NOOP("Finding", "The scenario of this game has a file called `{0}`; choose another name."),
    // Files, read
    QT_TRANSLATE_NOOP("Finding", "There is no such file, or it may not be read."),
    QT_TRANSLATE_NOOP("Finding", "This is no regular file; choose a file, not a folder, pipe or device."),
    QT_TRANSLATE_NOOP("Finding", "The file may not be read."),
    QT_TRANSLATE_NOOP("Finding", "The file is larger than {0} bytes, the most that is read."),
    QT_TRANSLATE_NOOP("Finding", "The file can't be read to its end."),
    QT_TRANSLATE_NOOP("Finding", "Give a plain file name, without a folder."),
    QT_TRANSLATE_NOOP("Finding", "This is a link that leads out of the folder; put a copy there."),
    // Pictures
    QT_TRANSLATE_NOOP("Finding", "The picture is larger than {0} bytes, the most that is read."),
    QT_TRANSLATE_NOOP("Finding", "Compressed pictures (svgz) are not read; save it as plain SVG."),
    QT_TRANSLATE_NOOP("Finding", "The picture is not UTF-8 text; save it as UTF-8."),
    QT_TRANSLATE_NOOP("Finding", "The picture has more than {0} elements."),
    QT_TRANSLATE_NOOP("Finding", "The picture has more than {0} attributes."),
    QT_TRANSLATE_NOOP("Finding", "This is no XML: {0}."),
    QT_TRANSLATE_NOOP("Finding", "This is no SVG: its first element must be `svg`."),
    QT_TRANSLATE_NOOP("Finding", "The viewBox must be `0 0 WIDTH HEIGHT`."),
    QT_TRANSLATE_NOOP("Finding", "The picture needs a viewBox, or width and height, of 1 to {0} units."),
    QT_TRANSLATE_NOOP("Finding", "Groups are nested deeper than {0}."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is not read; take it out of the picture."),
    QT_TRANSLATE_NOOP("Finding", "Only g and path are read; turn other shapes into paths."),
    QT_TRANSLATE_NOOP("Finding", "A DOCTYPE is not read; take it out."),
    QT_TRANSLATE_NOOP("Finding", "Processing instructions are not read; take it out."),
    QT_TRANSLATE_NOOP("Finding", "The attribute `{0}` could start something; take it out."),
    QT_TRANSLATE_NOOP("Finding", "References out of the picture are not followed; take it out."),
    QT_TRANSLATE_NOOP("Finding", "Transforms are not read; apply them to the paths."),
    QT_TRANSLATE_NOOP("Finding", "{0} (at character {1} of the path's data)"),
    QT_TRANSLATE_NOOP("Finding", "Behind `prov-` or `calm-` must stand a province's id."),
    QT_TRANSLATE_NOOP("Finding", "The outline of `{0}` has no area."),
    QT_TRANSLATE_NOOP("Finding", "The outline of `{0}` is given twice; keep one path."),
    QT_TRANSLATE_NOOP("Finding", "The picture can't be read."),
    // The data of a picture's paths
    QT_TRANSLATE_NOOP("Finding", "Only the path commands M L H V C Q Z are read; turn others into these."),
    QT_TRANSLATE_NOOP("Finding", "A path begins with M."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a number."),
    QT_TRANSLATE_NOOP("Finding", "A coordinate is beyond {0}."),
    QT_TRANSLATE_NOOP("Finding", "A path has more than {0} points."),
    // A picture and its scenario
    QT_TRANSLATE_NOOP("Finding", "The picture measures {0} x {1}, the scenario says {2} x {3}."),
    QT_TRANSLATE_NOOP("Finding", "The picture has no path `prov-{0}`."),
    QT_TRANSLATE_NOOP("Finding", "The picture has a path `prov-{0}`, but the scenario has no such province."),
    QT_TRANSLATE_NOOP("Finding", "The picture's outlines are too dense to be compared."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` and `{1}` touch in the picture, but are not linked."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` and `{1}` touch in the picture and need no sea lane."),
    // Scenarios
    QT_TRANSLATE_NOOP("Finding",
                      "This scenario is of format {0}; this program reads up to {1}: take a newer one."),
    QT_TRANSLATE_NOOP("Finding", "A scenario begins with `format: marches-scenario {0}`."),
    QT_TRANSLATE_NOOP("Finding", "It is based on a scenario of another game."),
    QT_TRANSLATE_NOOP("Finding", "Give the id of a bundled scenario, or the name of a file beside this one: "
                                 "NAME.yaml, without a folder."),
    QT_TRANSLATE_NOOP("Finding", "There are no bundled scenarios here."),
    QT_TRANSLATE_NOOP("Finding", "This scenario is in no folder yet; save it beside the other."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` can't be read: {1}"),
    QT_TRANSLATE_NOOP("Finding", "It is based on itself, or on too long a row of scenarios."),
    QT_TRANSLATE_NOOP("Finding", "Provinces times variants are more than {0}."),
    QT_TRANSLATE_NOOP("Finding", "A variant can't change `{0}`."),
    // Values of a scenario
    QT_TRANSLATE_NOOP("Finding", "Here must stand a map: lines of `key: value`."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a list: [a, b, c]."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a single word or text."),
    QT_TRANSLATE_NOOP("Finding", "The key `{0}` is missing here."),
    QT_TRANSLATE_NOOP("Finding", "The key `{0}` means nothing here and is not read. Known: {1}."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a whole number from {0} to {1}."),
    QT_TRANSLATE_NOOP("Finding", "{0} is out of range: from {1} to {2}."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a number from {0} to {1}."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand true or false."),
    QT_TRANSLATE_NOOP("Finding",
                      "Here must stand an id: lower-case letters a to z, digits and single hyphens."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is no id: use lower-case letters a to z, digits and single hyphens."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand one of: {0}."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a name of 1 to {0} characters on one line."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a language of two or three letters, such as en or fr."),
    // The map of a scenario
    QT_TRANSLATE_NOOP("Finding", "There are more than 1000 countries."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` has a meaning of its own in records; choose another id."),
    QT_TRANSLATE_NOOP("Finding", "A province belongs to one country, or is contested by two."),
    QT_TRANSLATE_NOOP("Finding", "The two countries of a contested province must differ."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is linked to itself."),
    QT_TRANSLATE_NOOP("Finding", "The link to `{0}` stands here twice; keep one."),
    QT_TRANSLATE_NOOP("Finding", "The link to `{0}` is said to be `{1}` too; keep one kind."),
    QT_TRANSLATE_NOOP("Finding", "There is no province of this id under `provinces`."),
    QT_TRANSLATE_NOOP("Finding", "There is no country of this id under `countries`."),
    QT_TRANSLATE_NOOP("Finding", "There are more than {0} provinces."),
    QT_TRANSLATE_NOOP("Finding", "`{0}` is connected to no other province."),
    QT_TRANSLATE_NOOP("Finding", "At most {0} countries can be seats; name them under `seats`."),
    QT_TRANSLATE_NOOP("Finding", "The seat `{0}` is named twice."),
    QT_TRANSLATE_NOOP("Finding", "Name at least one seat."),
    QT_TRANSLATE_NOOP("Finding", "There are more than {0} seats."),
    QT_TRANSLATE_NOOP("Finding", "Give one number of players, or [least, most]."),
    // Places in the picture of a scenario
    QT_TRANSLATE_NOOP("Finding", "Here must stand a point: [x, y]."),
    QT_TRANSLATE_NOOP("Finding", "Here stand more than {0} points."),
    QT_TRANSLATE_NOOP("Finding", "Here stand more than {0} places."),
    QT_TRANSLATE_NOOP("Finding", "Here stand more than {0} names."),
    QT_TRANSLATE_NOOP("Finding", "A name's path takes two points or more."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand a place for tokens: [x, y, radius]."),
    QT_TRANSLATE_NOOP("Finding", "Here must stand {0} different provinces."),
    QT_TRANSLATE_NOOP("Finding", "A lane is drawn between two provinces that are not linked."),
    QT_TRANSLATE_NOOP("Finding",
                      "Give the name of an SVG file beside the scenario, without a folder: NAME.svg."),
    QT_TRANSLATE_NOOP("Finding", "Width and height must be 1 or more."),
    // YAML
    QT_TRANSLATE_NOOP("Finding", "Aliases (*name) are not read; write it out."),
    QT_TRANSLATE_NOOP("Finding", "Anchors (&name) are not read; write it out where it is needed."),
    QT_TRANSLATE_NOOP("Finding", "Tags (!name) are not read; leave it out."),
    QT_TRANSLATE_NOOP("Finding", "The file holds more than {0} values."),
    QT_TRANSLATE_NOOP("Finding", "Maps and lists are nested deeper than {0}."),
    QT_TRANSLATE_NOOP("Finding", "This key is given twice; keep one of the two."),
    QT_TRANSLATE_NOOP("Finding", "A key must be a plain word."),
    QT_TRANSLATE_NOOP("Finding", "The file is not UTF-8 text; save it as UTF-8."),
    QT_TRANSLATE_NOOP("Finding", "The file holds more maps, lists and values than are read."),
    QT_TRANSLATE_NOOP("Finding", "The file is empty."),
    QT_TRANSLATE_NOOP("Finding", "The file holds more than one document (---); keep one."),
    QT_TRANSLATE_NOOP("Finding", "The file can't be read as YAML."),
    QT_TRANSLATE_NOOP("Finding", "This is no YAML: {0}."),
    // Records
    QT_TRANSLATE_NOOP("Finding", "a record has at most {0} bytes"),
    QT_TRANSLATE_NOOP("Finding", "this is not a record: its first line must be \"marches-record 1\""),
    QT_TRANSLATE_NOOP("Finding", "the record ends before its \"begin\": there is no game in it"),
    QT_TRANSLATE_NOOP("Finding", "the record is cut off in this line; it is read up to the line before"),
    QT_TRANSLATE_NOOP("Finding", "a record has at most {0} lines"),
    QT_TRANSLATE_NOOP("Finding", "a line has at most {0} bytes"),
    QT_TRANSLATE_NOOP("Finding",
                      "this record has format {0}; this program reads format {1}: use a newer one"),
    QT_TRANSLATE_NOOP("Finding", "a game's id is of lower-case letters and hyphens"),
    QT_TRANSLATE_NOOP("Finding", "the rules' version is a whole number"),
    QT_TRANSLATE_NOOP("Finding", "a variant's id is of lower-case letters and hyphens"),
    QT_TRANSLATE_NOOP("Finding", "a seed is a whole number from 0 to 2^64 - 1"),
    QT_TRANSLATE_NOOP("Finding", "a record's header has no line \"{0}\"; commands stand after \"begin\""),
    QT_TRANSLATE_NOOP("Finding",
                      "a scenario is a bundled one's id or the plain name of a file beside the record"),
    QT_TRANSLATE_NOOP("Finding", "a digest is \"sha256:\" and 64 digits 0-9, a-f"),
    QT_TRANSLATE_NOOP("Finding", "an option's name is of lower-case letters and hyphens"),
    QT_TRANSLATE_NOOP("Finding", "there are at most 100 options"),
    QT_TRANSLATE_NOOP("Finding", "option {0} stands twice"),
    QT_TRANSLATE_NOOP("Finding",
                      "a seat's id is of lower-case letters and hyphens, and neither table nor chance"),
    QT_TRANSLATE_NOOP("Finding", "a colour is a word of lower-case letters"),
    QT_TRANSLATE_NOOP("Finding", "a seat is human, random, bot:NAME or bot:exec:PROGRAM"),
    QT_TRANSLATE_NOOP("Finding", "a player's name stands in quotes"),
    QT_TRANSLATE_NOOP("Finding", "seat {0} stands twice"),
    QT_TRANSLATE_NOOP("Finding", "a table has {0} seats"),
    QT_TRANSLATE_NOOP("Finding", "the header has no line \"{0}\""),
    QT_TRANSLATE_NOOP("Finding", "a command begins with who acts"),
    QT_TRANSLATE_NOOP("Finding", "this is written: undo NUMBER (1 or more)"),
    QT_TRANSLATE_NOOP("Finding", "this is written: branch NUMBER \"NAME\""),
    QT_TRANSLATE_NOOP("Finding", "this is written: {0} \"TEXT\""),
    QT_TRANSLATE_NOOP("Finding", "this is written: {0}"),
    QT_TRANSLATE_NOOP("Finding", "the header has two lines \"{0}\""),
    // A journal
    QT_TRANSLATE_NOOP("Finding", "the journal is damaged in this line; the game goes on from the line before "
                                 "(lines lost: {0})"),
    // Lines of a record
    QT_TRANSLATE_NOOP("Finding", "there is nothing to do in this line"),
    QT_TRANSLATE_NOOP("Finding",
                      "what this line decides ends before this step; give the rest a line of its own"),
    QT_TRANSLATE_NOOP("Finding", "{0} lines cannot be taken back: {1} stand before this one"),
    QT_TRANSLATE_NOOP("Finding", "no line of play can start after line {0}: {1} stand before this one"),
    QT_TRANSLATE_NOOP(
        "Finding", "a line of play \"{0}\" cannot be started: the name is taken, or there are {1} already"),
    QT_TRANSLATE_NOOP("Finding", "there is no line of play \"{0}\""),
    QT_TRANSLATE_NOOP("Finding", "these bytes are not UTF-8 text; save the file as UTF-8"),
    QT_TRANSLATE_NOOP(
        "Finding",
        "control characters and characters that turn the direction of text are not allowed; take them out"),
    QT_TRANSLATE_NOOP("Finding", "a string has at most {0} characters"),
    QT_TRANSLATE_NOOP("Finding", "a string has no tabs; use blanks"),
    QT_TRANSLATE_NOOP("Finding", "only \\\" and \\\\ are written with \\"),
    QT_TRANSLATE_NOOP("Finding", "this string is not closed; add a \""),
    QT_TRANSLATE_NOOP("Finding", "put a blank before this string"),
    QT_TRANSLATE_NOOP("Finding", "put a blank after this string"),
};

} // namespace

std::span<const char* const> findingSentences() {
    return sentences;
}

QString findingText(const Finding& finding) {
    return QString::fromStdString(textIn(finding.sentence, [](std::string_view english) {
        return QCoreApplication::translate("Finding", std::string(english).c_str()).toStdString();
    }));
}

} // namespace marches::shell
