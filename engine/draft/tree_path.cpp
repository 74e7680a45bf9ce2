#include "engine/draft/tree_path.h"

#include <algorithm>
#include <charconv>

namespace marches::draft {

TreePath treePath(std::string_view written) {
    TreePath path;
    while (!written.empty()) {
        const std::size_t slash = std::min(written.find('/'), written.size());
        path.emplace_back(written.substr(0, slash));
        written.remove_prefix(std::min(slash + 1, written.size()));
    }
    return path;
}

std::string written(const TreePath& path) {
    std::string result;
    for (const std::string& part : path)
        (result += result.empty() ? "" : "/") += part;
    return result;
}

const Node* find(const Node& root, const TreePath& path) {
    const Node* node = &root;
    for (const std::string& part : path) {
        if (node->isList()) {
            std::size_t at = 0;
            const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), at);
            if (error != std::errc{} || end != part.data() + part.size() || at >= node->size())
                return nullptr;
            node = &node->items[at];
        } else if (node = node->find(part); node == nullptr) {
            return nullptr;
        }
    }
    return node;
}

} // namespace marches::draft
