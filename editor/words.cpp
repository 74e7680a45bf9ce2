#include "editor/words.h"

#include "app/shell/language.h"

#include <QCoreApplication>

namespace marches::editor {

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString sentenceText(const Sentence& sentence) {
    return text(textIn(sentence, [](std::string_view pattern) {
        return QCoreApplication::translate("Finding", std::string{pattern}.c_str()).toStdString();
    }));
}

QString localName(const LocalNames& names, std::string_view id) {
    const std::string language = shell::spokenLanguage().toStdString();
    return text(nameIn(names, language, id));
}

LocalNames namesOf(const Node* names) {
    LocalNames found;
    if (names == nullptr) return found;
    if (names->isScalar()) found.emplace("", names->text);
    if (!names->isMap()) return found;
    for (std::size_t i = 0; i < names->size(); ++i) {
        const Node& value = names->items[i];
        const Node* name = value.isMap() ? value.find("name") : &value;
        if (name != nullptr && name->isScalar()) found.emplace(names->keys[i].text, name->text);
    }
    return found;
}

QString nameOf(const Node* entry, std::string_view id) {
    return localName(namesOf(entry == nullptr ? nullptr : entry->find("names")), id);
}

} // namespace marches::editor
