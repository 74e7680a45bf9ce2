#include "tests/fuzz/splice_target.h"

#include "engine/scenario/yaml_splice.h"
#include "tests/fuzz/said.h"

#include <array>

namespace marches::fuzz {
namespace {

std::uint32_t seedOf(const std::string& text) {
    std::uint32_t seed = 2'166'136'261U; // FNV-1a
    for (const char c : text)
        seed = (seed ^ static_cast<unsigned char>(c)) * 16'777'619U;
    return seed;
}

/// Changes a value of a map or list of the tree, or takes it away, or adds one.
void changeOnce(Node& tree, Dice& dice) {
    constexpr std::array texts{"7",           "new",         "a, b: [c] #d", "",
                               "it's \"it\"", "Ωμέγα\nשלום", "true",         " blank "};
    Node* node = &tree;
    while (!node->items.empty()) {
        const std::size_t i = dice.below(node->size());
        if (node->items[i].size() == 0 || dice.oneIn(3)) {
            std::vector<Node>& items = node->items.edit();
            const Node scalar = Node::scalar(dice.of(texts), dice.oneIn(2));
            switch (dice.below(5)) {
            case 0:
                items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
                if (node->isMap())
                    node->keys.edit().erase(node->keys.edit().begin() + static_cast<std::ptrdiff_t>(i));
                break;
            case 1:
                if (node->isMap())
                    node->set("new key", Node::list({scalar, Node::map()}));
                else
                    items.insert(items.begin() + static_cast<std::ptrdiff_t>(i), scalar);
                break;
            case 2:
                items[i] = Node::list({scalar, scalar});
                break;
            default:
                items[i] = scalar;
            }
            return;
        }
        node = &node->items.edit()[i];
    }
}

class SpliceTarget : public Target {
public:
    explicit SpliceTarget(const std::vector<std::filesystem::path>& files)
        : corpus_(corpusWith({"- ", ": ", "# note", "|", ">-", "'", "\"", "? ", "\t", "\r\n", "\xEF\xBB\xBF",
                              "\xE2\x80\xA8", "{a: 1}", "[a: 1]", "- - a", "---", "..."})) {
        for (const std::filesystem::path& file : files)
            corpus_.addFile(bytesOf(file));
    }
    std::string name() const override { return "splice"; }
    Mutant input(Dice& dice) const override { return mutant(corpus_, dice); }

    Verdict judge(const Mutant& input, bool) const override {
        const auto base = readYamlBase(input.text, "changed.yaml");
        if (!base) return {};
        if (yamlWith(*base, base->tree).bytes != input.text) return {"what is not changed is written", true};
        Dice dice(seedOf(input.text));
        Node wanted = base->tree;
        for (std::size_t changes = 1 + dice.below(3); changes > 0; --changes)
            changeOnce(wanted, dice);
        const Spliced result = yamlWith(*base, wanted);
        if (!result.proven) return {"what was written is not what was wanted", true};
        if (!yamlWith(result.bytes, base->tree).proven) return {"it can't be changed back", true};
        return {{}, base->spans.has_value() && result.rewritten.empty()};
    }

private:
    Corpus corpus_;
};

} // namespace

std::unique_ptr<Target> spliceTarget(const std::vector<std::filesystem::path>& files) {
    return std::make_unique<SpliceTarget>(files);
}

} // namespace marches::fuzz
