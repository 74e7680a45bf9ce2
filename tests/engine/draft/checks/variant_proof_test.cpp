#include "engine/draft/checks/variant_proof.h"
#include "tests/engine/draft/checks/reading_of.h"

#include <gtest/gtest.h>

namespace marches::draft {
namespace {

using namespace testing_;

class VariantProofTest : public ::testing::Test {
protected:
    void prove(const std::string& text) {
        const Reading reading = readOver(text);
        proofs_ = variantProofs(reading, &warriorsChecks(), allProblems(reading, &warriorsChecks()));
    }
    const VariantProof& of(std::string_view variant) const {
        for (const VariantProof& proof : proofs_)
            if (proof.variant == variant) return proof;
        ADD_FAILURE() << variant;
        return proofs_.front();
    }
    static const ProofLine* line(const VariantProof& proof, std::string_view check) {
        for (const ProofLine& each : proof.lines)
            if (each.check == check) return &each;
        return nullptr;
    }

    std::vector<VariantProof> proofs_;
};

TEST_F(VariantProofTest, provesABundledMap) {
    const fs::path path = bundledFolder / "western-europe.yaml";
    const Reading reading = readFile(path);
    proofs_ = variantProofs(reading, &warriorsChecks(), {});
    ASSERT_EQ(proofs_.size(), 5U);
    const VariantProof& isles = of("3p-british-isles");
    EXPECT_EQ(isles.provinces, 14U); // 40 without the 26 of its list
    EXPECT_EQ(isles.players.min, 3);
    for (const ProofLine& each : isles.lines)
        EXPECT_EQ(each.state, ProofState::good) << each.check << ": " << englishText(each.says);
    EXPECT_NE(line(isles, "near"), nullptr);
    EXPECT_EQ(isles.toLookAt(), 0U);
}

TEST_F(VariantProofTest, saysWhatFallsApart) {
    prove("variants:\n  apart: {left-out: [ford, pass]}\n");
    const ProofLine* piece = line(of("apart"), "one-piece");
    ASSERT_NE(piece, nullptr);
    EXPECT_EQ(piece->state, ProofState::wrong);
    EXPECT_NE(englishText(piece->says).find("can't reach"), std::string::npos) << englishText(piece->says);
    EXPECT_EQ(piece->brief, "2");
    const ProofLine* near = line(of("apart"), "near");
    ASSERT_NE(near, nullptr);
    EXPECT_EQ(near->state, ProofState::wrong) << "a Capital is cut off";
    EXPECT_EQ(line(of(""), "one-piece")->state, ProofState::good);
}

TEST_F(VariantProofTest, saysWhichSeatIsNotWhole) {
    prove("variants:\n  no-market: {left-out: [n-market]}\n");
    const ProofLine* whole = line(of("no-market"), "seats-whole");
    ASSERT_NE(whole, nullptr) << englishText(of("no-market").lines.front().says);
    EXPECT_EQ(whole->state, ProofState::wrong);
    EXPECT_NE(englishText(whole->says).find("north"), std::string::npos) << englishText(whole->says);
}

TEST_F(VariantProofTest, findsWhatIsNamedAndLeftOut) {
    prove("variants:\n  named: {left-out: [pass], membership: {pass: north}}\n");
    const ProofLine* names = line(of("named"), "names");
    ASSERT_NE(names, nullptr);
    EXPECT_EQ(names->state, ProofState::look);
    EXPECT_NE(englishText(names->says).find("pass"), std::string::npos);
}

TEST_F(VariantProofTest, saysTheErrorWhereNothingCanBeRead) {
    prove("variants:\n  bad: {left-out: [nowhere]}\n  good: {players: 2}\n");
    for (const char* variant : {"bad", "good", ""}) {
        ASSERT_EQ(of(variant).lines.size(), 1U);
        EXPECT_EQ(of(variant).lines.front().state, ProofState::wrong) << "nothing can be proven";
    }
    EXPECT_NE(englishText(of("bad").lines.front().says).find("no province"), std::string::npos);
}

} // namespace
} // namespace marches::draft
