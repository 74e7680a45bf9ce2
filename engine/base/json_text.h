#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace marches {

/// Writes JSON on one line, with keys in the order in which they are given. Reads nothing, and checks neither
/// that keys differ nor that texts are UTF-8.
class JsonText {
public:
    /// Writes the key of an object's next value.
    JsonText& key(std::string_view name);

    template <class Value>
    JsonText& value(const Value& value) {
        if constexpr (std::is_same_v<Value, bool>)
            return word(value ? "true" : "false");
        else if constexpr (std::is_same_v<Value, std::nullptr_t>)
            return word("null");
        else if constexpr (std::unsigned_integral<Value>)
            return number(std::uint64_t{value});
        else if constexpr (std::integral<Value>)
            return number(std::int64_t{value});
        else
            return string(value);
    }
    template <class Value>
    JsonText& field(std::string_view name, const Value& of) {
        return key(name).value(of);
    }
    /// Writes an object whose keys, or a list whose values, `write()` writes.
    template <class Write>
    JsonText& object(Write write) {
        open('{');
        write();
        return close('}');
    }
    template <class Write>
    JsonText& list(Write write) {
        open('[');
        write();
        return close(']');
    }

    const std::string& text() const noexcept { return text_; }

private:
    JsonText& word(std::string_view word);
    JsonText& number(std::uint64_t number);
    JsonText& number(std::int64_t number);
    JsonText& string(std::string_view text);
    void open(char bracket);
    JsonText& close(char bracket);
    void separate();

    std::string text_;
};

} // namespace marches
