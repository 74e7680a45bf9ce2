#include "engine/simulation/html.h"
#include "engine/simulation/page.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <cmath>

using namespace marches;

namespace {

const std::string hostile = "<script>alert(\"&'1'\")</script>";

GameFacts game(std::uint64_t number) {
    GameFacts facts;
    facts.number = number;
    facts.seats = {"ash", hostile};
    facts.players = {"bot:" + hostile, "bot:b"};
    facts.sides = {0, 1};
    facts.reason = hostile;
    facts.scores = {1, 2};
    facts.winners = {number % 2};
    facts.steps = 12;
    facts.fingerprint = number;
    facts.measures.turns = 1 + static_cast<int>(number % 3);
    facts.measures.byTurn["points"] = {{{1, 2}, {2, 0}}};
    facts.measures.bySeat["wars"] = {1, 0};
    facts.measures.byPlace["taken"] = {{hostile, 1}};
    facts.measures.byWord["why"] = {{hostile, 3}};
    facts.measures.turnOf["war"] = 1;
    facts.measures.kindOf["way"] = {"sea", "land"};
    return facts;
}

Legend hostileLegend() {
    return {.byTurn = {{"points", hostile, {{"land", hostile}, {"gold", "Gold", "#112233"}}}},
            .bySeat = {{"wars", hostile}},
            .byPlace = {{"taken", hostile}},
            .turnOf = {{"war", hostile}},
            .kindOf = {{"way", hostile, {{"sea", hostile}, {"land", "Land"}}}},
            .endings = {},
            .byWord = {{"why", "Why"}}};
}

Report reportOf(std::uint64_t games) {
    Tally tally(hostileLegend(), {"quiet"});
    for (std::uint64_t number = 1; number <= games; ++number)
        tally.add(game(number));
    return tally.report();
}

Subject subject() {
    Subject about;
    about.title = hostile;
    about.terms = {{hostile, hostile}};
    about.names = {{"ash", hostile}};
    about.map = {100, 50, {{hostile, hostile, "M0 0L10 0L10 10Z"}, {"quiet", "Quiet", "M20 0L30 0L30 10Z"}}};
    return about;
}

/// The page as XML; its names and texts are what a reader would be shown.
pugi::xml_document parsed(const std::string& page) {
    pugi::xml_document document;
    // HTML's own first line and elements without an end are no XML.
    std::string xml = page.substr(page.find("<html"));
    for (const std::string_view open :
         {"<meta charset='utf-8'>", "<meta name='viewport' content='width=device-width, initial-scale=1'>"})
        if (const std::size_t at = xml.find(open); at != std::string::npos) xml.erase(at, open.size());
    const auto result = document.load_string(xml.c_str());
    EXPECT_TRUE(result) << result.description() << " at "
                        << xml.substr(static_cast<std::size_t>(result.offset), 200);
    return document;
}

} // namespace

TEST(ReportPage, IsWellFormedAndEscapesEveryName) {
    const Report report = reportOf(7);
    const Comparison comparison{reportOf(5), subject(), compare(reportOf(5), report)};
    for (const bool compared : {false, true}) {
        const std::string page = reportPage(report, hostileLegend(), subject(),
                                            compared ? std::optional(comparison) : std::nullopt);
        EXPECT_EQ(page.find("<script"), std::string::npos);
        EXPECT_NE(page.find("&lt;script&gt;"), std::string::npos);
        const auto document = parsed(page);
        EXPECT_EQ(document.select_node("//title").node().text().get(), hostile);
        EXPECT_EQ(document.select_node("//h1").node().text().get(), hostile);
        EXPECT_EQ(document.select_nodes("//script").size(), 0U);
    }
}

TEST(ReportPage, NeedsNothingButItself) {
    const std::string page = reportPage(reportOf(7), hostileLegend(), subject(), std::nullopt);
    const auto document = parsed(page);
    for (const auto& node : document.select_nodes("//@href"))
        EXPECT_EQ(node.attribute().value()[0], '#') << node.attribute().value();
    EXPECT_EQ(document.select_nodes("//@src | //link | //iframe | //object | //img").size(), 0U);
    EXPECT_EQ(page.find("url("), std::string::npos);
    EXPECT_EQ(page.find("@import"), std::string::npos);
    EXPECT_NE(page.find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(ReportPage, HoldsNoFigureThatIsNone) {
    Report nothing = reportOf(0);
    for (const Report& report : {nothing, reportOf(1), reportOf(2)}) {
        const std::string page = reportPage(report, hostileLegend(), subject(), std::nullopt);
        parsed(page);
        EXPECT_EQ(page.find("nan"), std::string::npos);
        EXPECT_EQ(page.find("inf"), std::string::npos);
    }
}

TEST(ReportPage, SaysWhatItMeasuresAndWhatWentWrong) {
    Report report = reportOf(4);
    const std::string fine = reportPage(report, hostileLegend(), subject(), std::nullopt);
    EXPECT_NE(fine.find("not between people"), std::string::npos);
    EXPECT_EQ(fine.find("class='alarm'"), std::string::npos);
    report.stalled = 2;
    report.withRefusals = 1;
    report.withHandovers = 1;
    const auto document = parsed(reportPage(report, hostileLegend(), subject(), std::nullopt));
    EXPECT_EQ(document.select_nodes("//p[@class='alarm']").size(), 3U);
}

TEST(ReportPage, PlacesWhereNothingHappensAreDrawnApartAndNamed) {
    const auto document = parsed(reportPage(reportOf(4), hostileLegend(), subject(), std::nullopt));
    EXPECT_EQ(document.select_nodes("//g[@class='place never']").size(), 1U);
    EXPECT_EQ(document.select_nodes("//g[@class='place']").size(), 1U);
}

TEST(Figures, AShareStandsWhereItsScaleSays) {
    const auto document = [](const std::string& svg) {
        pugi::xml_document drawn;
        EXPECT_TRUE(drawn.load_string(svg.c_str()));
        return drawn;
    };
    const auto plot =
        document(sharePlot({{"a", "", 0.25, {0.2, 0.3}, 0.5}, {"b", "", 0.5, {0.4, 0.6}, 0.5}}));
    const auto dots = plot.select_nodes("//circle");
    ASSERT_EQ(dots.size(), 2U);
    const double quarter = dots[0].node().attribute("cx").as_double();
    const double half = dots[1].node().attribute("cx").as_double();
    const double fair = plot.select_node("//line[@class='fair']").node().attribute("x1").as_double();
    EXPECT_NEAR(half, fair, 0.11);
    const double zero = 2 * quarter - half;
    EXPECT_NEAR(plot.select_node("//line[@class='grid']").node().attribute("x1").as_double(), zero, 0.2);
    EXPECT_STREQ(dots[0].node().attribute("class").value(), "far");
    EXPECT_STREQ(dots[1].node().attribute("class").value(), "near");
}

TEST(Html, NumbersAsPeopleReadThem) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1234567), "1\u202f234\u202f567");
    EXPECT_EQ(percent(0.12345), "12.3 %");
    EXPECT_EQ(escaped("a<b>&\"'"), "a&lt;b&gt;&amp;&quot;&#39;");
}
