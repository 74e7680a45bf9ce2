#include "tests/engine/cli/run_cli.h"

#include <nlohmann/json.hpp>

using namespace marches::cli_test;

namespace {

class Bench : public CliTest {};

} // namespace

TEST_F(Bench, PrintsFigures) {
    const Ran ran = run({"bench", "--json", "--seconds", "0.05"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const auto figures = nlohmann::json::parse(ran.out);
    EXPECT_GT(figures["steps_per_second"], 1000);
    EXPECT_GT(figures["options_median"], 1);
    EXPECT_GE(figures["options_most"], figures["options_median"]);
    EXPECT_GT(figures["state_copy_ns"], 0);
    EXPECT_GT(figures["hash_ns"], 0);
    double share = 0;
    for (const auto& phase : figures["phases"])
        share += phase["share"].get<double>();
    EXPECT_NEAR(share, 100, 0.01);
    EXPECT_EQ(figures["tables"].size(), 22U);

    const Ran table = run({"bench", "--seconds", "0.05"});
    EXPECT_EQ(table.code, 0);
    EXPECT_NE(table.out.find("steps a second"), std::string::npos);
    EXPECT_EQ(run({"bench", "--seconds", "0"}).code, 2);
    EXPECT_EQ(run({"bench", "--data", "."}).code, 1);
}
