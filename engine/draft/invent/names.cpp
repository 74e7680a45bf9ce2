#include "engine/draft/invent/names.h"

#include <array>
#include <string_view>

namespace marches::draft::invent {
namespace {

using Sounds = std::array<std::string_view, 12>;

struct Tongue {
    Sounds first;
    Sounds middle; ///< of long names alone
    Sounds last;
    Sounds country;
};

constexpr std::array<Tongue, 5> tongues{{
    {{"Al", "Bran", "Eber", "Fal", "Grim", "Hald", "Ker", "Lin", "Ost", "Ruden", "Tann", "Wal"},
     {"en", "er", "in", "el", "ing", "ern", "es", "au", "ol", "eck", "im", "ar"},
     {"berg", "burg", "dorf", "feld", "hausen", "heim", "mark", "stein", "tal", "wald", "gau", "furt"},
     {"mark", "land", "gard", "wald", "reich", "gau", "mark", "land", "au", "heim", "ingen", "ruh"}},
    {{"Ar", "Bel", "Cor", "Dor", "Fer", "Lav", "Mar", "Mont", "Ren", "Sal", "Ver", "Vil"},
     {"a", "i", "o", "en", "in", "an", "el", "ar", "or", "al", "et", "is"},
     {"ac", "anne", "ault", "elle", "ence", "igny", "ois", "onne", "ours", "val", "ais", "ande"},
     {"onie", "aine", "anche", "ency", "ogne", "ault", "enne", "oire", "ance", "ette", "ie", "agne"}},
    {{"Asker", "Bjor", "Dal", "Eng", "Hav", "Jor", "Kjel", "Nord", "Skar", "Sund", "Tor", "Vester"},
     {"a", "e", "en", "er", "u", "i", "un", "es", "an", "ul", "in", "or"},
     {"by", "dal", "fjord", "havn", "holm", "lund", "sund", "vik", "ness", "land", "strand", "ey"},
     {"mark", "land", "rike", "ey", "gard", "heim", "land", "mark", "sland", "vang", "rike", "moen"}},
    {{"Bel", "Bor", "Dob", "Gor", "Kal", "Lub", "Mir", "Nov", "Rad", "Slav", "Tver", "Zel"},
     {"o", "e", "i", "a", "in", "ov", "an", "en", "il", "ar", "os", "el"},
     {"ava", "grad", "ice", "in", "nik", "ov", "sk", "any", "ec", "ino", "ovo", "ita"},
     {"ovia", "inia", "avia", "onia", "aria", "enia", "ia", "usia", "itia", "agora", "olia", "atia"}},
    {{"Ard", "Bren", "Cael", "Dun", "Glen", "Inver", "Kil", "Lough", "Pen", "Ros", "Stra", "Tre"},
     {"a", "e", "i", "o", "an", "en", "in", "al", "or", "y", "er", "ar"},
     {"more", "dale", "ford", "wyn", "mor", "garth", "more", "nish", "rick", "von", "wick", "shire"},
     {"land", "ria", "wyth", "more", "dale", "ster", "ney", "nach", "dor", "lyn", "gow", "mere"}},
}};
constexpr Sounds landLast{"ria",  "donia", "lantis", "mere",  "thia", "venia",
                          "goth", "loria", "mandy",  "sandy", "tara", "vonia"};
constexpr std::uint32_t triesOfShort = 24;
constexpr std::size_t longest = 10; ///< letters: more have no room

} // namespace

template <class List>
std::string_view Names::any(const List& list) {
    return list[random_.below(static_cast<std::uint32_t>(list.size()))];
}

template <class Make>
std::string Names::fresh(const Make& make) {
    for (std::uint32_t tries = 0;; ++tries) {
        std::string name = make(tries >= triesOfShort);
        if (name.size() > longest && tries < 2 * triesOfShort) continue;
        bool thrice = false; // one letter
        for (std::size_t i = 2; i < name.size(); ++i)
            thrice = thrice || (name[i] == name[i - 1] && name[i] == name[i - 2]);
        if (!thrice && given_.insert(name).second) return name;
    }
}

std::string Names::ofLand() {
    return fresh([&](bool) {
        const Tongue& tongue = tongues[random_.below(tongues.size())];
        std::string name(any(tongue.first));
        if (name.size() < 4) name += any(tongue.middle);
        return name += any(landLast);
    });
}

std::string Names::ofCountry(std::size_t number) {
    const Tongue& tongue = tongues[number % tongues.size()];
    return fresh([&](bool longer) {
        std::string name(any(tongue.first));
        if (longer) name += any(tongue.middle);
        return name += any(tongue.country);
    });
}

std::string Names::ofProvince(std::size_t number) {
    const Tongue& tongue = tongues[number % tongues.size()];
    return fresh([&](bool longer) {
        std::string name(any(tongue.first));
        if (longer || random_.below(5) == 0) name += any(tongue.middle);
        return name += any(tongue.last);
    });
}

} // namespace marches::draft::invent
