#include "engine/base/json_text.h"

#include <gtest/gtest.h>

using namespace marches;

TEST(JsonText, WritesValuesInTheirOrder) {
    JsonText json;
    json.object([&] {
        json.field("text", "a").field("yes", true).field("none", nullptr);
        json.field("small", std::uint8_t{7}).field("low", std::int64_t{INT64_MIN}).field("high", UINT64_MAX);
        json.key("empty").object([] {});
        json.key("list").list([&] {
            json.value(1).value(std::string("b")).list([] {});
            json.object([&] { json.field("c", -2); });
        });
    });
    EXPECT_EQ(json.text(), R"({"text":"a","yes":true,"none":null,"small":7,"low":-9223372036854775808,)"
                           R"("high":18446744073709551615,"empty":{},"list":[1,"b",[],{"c":-2}]})");
}

TEST(JsonText, EscapesWhatCantStandInAString) {
    JsonText json;
    json.list([&] { json.value("\"\\\b\f\n\r\t\x01\x1f/é{").value("[").value(":"); });
    EXPECT_EQ(json.text(), "[\"\\\"\\\\\\b\\f\\n\\r\\t\\u0001\\u001f/é{\",\"[\",\":\"]");
}
