#pragma once

#include <QString>

#include <memory>
#include <vector>

class QTranslator;

namespace marches::shell {

struct LanguageChoice {
    QString code; ///< "en", "fr", ...; "pseudo" for the test language
    QString name; ///< in itself: "français"
};

/// The languages that the program speaks; `pseudo` is not among them.
std::vector<LanguageChoice> languages();
/// Whether `--language` may name it: one of these, or `pseudo`.
bool isSpoken(const QString& code);

/// The language of all texts and names that are shown now, as Qt has it: "en", "fr", ...
QString spokenLanguage();

/// The language of the whole program. While one is in use all widgets get LanguageChange when it changes.
class Language {
public:
    Language();
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    QString code() const { return code_; }
    /// An unknown code gives English. Empty: the system's, where we speak it.
    void use(const QString& code);

private:
    void drop();

    QString code_;
    std::vector<std::unique_ptr<QTranslator>> inUse_;
};

/// A text as the pseudo-language has it: accented and 40 % longer, with its places (%1, %n, {0}), mnemonics
/// and tags left as they are.
QString pseudoText(const QString& text);

} // namespace marches::shell
