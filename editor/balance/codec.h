#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace marches::editor {

/// Writes numbers, texts, lists and maps as bytes.
class ByteWriter {
public:
    [[nodiscard]] QByteArray take() { return std::move(bytes_); }

    template <class Number>
        requires std::is_integral_v<Number>
    void put(Number value) {
        auto wide = static_cast<std::uint64_t>(value);
        for (int i = 0; i < 8 && (i == 0 || wide != 0); ++i, wide >>= 8U)
            word_[static_cast<std::size_t>(i)] = static_cast<char>(wide & 0xFFU), length_ = i + 1;
        bytes_.append(static_cast<char>(length_));
        bytes_.append(word_.data(), length_);
    }
    void put(const std::string& text) {
        put(text.size());
        bytes_.append(text.data(), static_cast<qsizetype>(text.size()));
    }
    template <class Value>
    void put(const std::vector<Value>& list) {
        put(list.size());
        for (const Value& value : list)
            put(value);
    }
    template <class Key, class Value, class Less>
    void put(const std::map<Key, Value, Less>& map) {
        put(map.size());
        for (const auto& [key, value] : map) {
            put(key);
            put(value);
        }
    }

private:
    QByteArray bytes_;
    std::array<char, 8> word_{};
    int length_ = 0;
};

/// Reads them again. Bytes of any origin: what is no such value makes all that follows fail.
class ByteReader {
public:
    explicit ByteReader(QByteArray bytes) : bytes_(std::move(bytes)) {}
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] bool atEnd() const { return !failed_ && at_ == bytes_.size(); }

    template <class Number>
        requires std::is_integral_v<Number>
    void get(Number& value) {
        value = {};
        if (at_ >= bytes_.size()) return fail();
        const int length = static_cast<unsigned char>(bytes_[at_++]);
        if (length < 1 || length > 8 || bytes_.size() - at_ < length) return fail();
        std::uint64_t wide = 0;
        for (int i = length; i-- > 0;)
            wide = wide << 8U | static_cast<unsigned char>(bytes_[at_ + i]);
        at_ += length;
        value = static_cast<Number>(wide);
    }
    void get(std::string& text) {
        const qsizetype size = count();
        text.assign(bytes_.constData() + at_, static_cast<std::size_t>(size));
        at_ += size;
    }
    template <class Value>
    void get(std::vector<Value>& list) {
        list.clear();
        for (qsizetype left = count(); left > 0 && !failed_; --left)
            get(list.emplace_back());
    }
    template <class Key, class Value, class Less>
    void get(std::map<Key, Value, Less>& map) {
        map.clear();
        for (qsizetype left = count(); left > 0 && !failed_; --left) {
            Key key{};
            get(key);
            get(map[std::move(key)]);
        }
    }

private:
    void fail() {
        failed_ = true;
        at_ = bytes_.size();
    }
    /// A number of elements, each of which takes a byte at least.
    qsizetype count() {
        std::uint64_t size = 0;
        get(size);
        if (failed_) return 0;
        if (size > static_cast<std::uint64_t>(bytes_.size() - at_)) {
            fail();
            return 0;
        }
        return static_cast<qsizetype>(size);
    }

    QByteArray bytes_;
    qsizetype at_ = 0;
    bool failed_ = false;
};

} // namespace marches::editor
