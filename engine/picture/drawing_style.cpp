#include "engine/picture/drawing_style.h"

#include "engine/picture/svg_values.h"

#include <algorithm>

namespace marches {
namespace {

std::string_view partUntil(std::string_view& text, char end) {
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(text.size(), at + 1));
    return part;
}

std::string withoutComments(std::string_view css) {
    std::string plain;
    for (std::size_t at = 0; at < css.size();) {
        const std::size_t begin = std::min(css.find("/*", at), css.size());
        plain += css.substr(at, begin - at);
        const std::size_t end = css.find("*/", begin);
        at = end == std::string_view::npos ? css.size() : end + 2;
    }
    return plain;
}

/// Whether a selector is `*`, a name, `.class` or `#id`.
bool isPlainSelector(std::string_view selector) {
    if (selector == "*") return true;
    if (selector.starts_with('.') || selector.starts_with('#')) selector.remove_prefix(1);
    return !selector.empty() && selector.find_first_of(" \t\r\n.#:>+~[*") == std::string_view::npos;
}

} // namespace

void declare(Declarations& declarations, std::string_view list) {
    while (!list.empty()) {
        std::string_view value = partUntil(list, ';');
        const std::string_view name = trimmed(partUntil(value, ':'));
        const auto found = std::find(propertyNames.begin(), propertyNames.end(), name);
        if (found == propertyNames.end()) {
            if (name == "marker")
                declarations[static_cast<std::size_t>(Property::markerStart)] = std::string(trimmed(value));
            continue;
        }
        value = trimmed(value.substr(0, value.find('!'))); // "!important" counts as written
        declarations[static_cast<std::size_t>(found - propertyNames.begin())] = std::string(value);
    }
}

void StyleSheet::read(std::string_view css) {
    const std::string plain = withoutComments(css);
    std::string_view rest = plain;
    while (!trimmed(rest).empty()) {
        const std::size_t open = rest.find('{');
        std::string_view selectors = trimmed(rest.substr(0, open));
        if (open == std::string_view::npos) break;
        rest.remove_prefix(open + 1);
        if (selectors.starts_with('@')) { // with rules inside, or none
            ++unread_;
            int depth = 1;
            std::size_t at = 0;
            for (; at < rest.size() && depth > 0; ++at)
                depth += rest[at] == '{' ? 1 : rest[at] == '}' ? -1 : 0;
            rest.remove_prefix(at);
            continue;
        }
        const std::string_view body = partUntil(rest, '}');
        Declarations declared;
        declare(declared, body);
        while (!selectors.empty()) {
            const std::string_view selector = trimmed(partUntil(selectors, ','));
            if (!isPlainSelector(selector)) {
                ++unread_;
                continue;
            }
            Declarations& rule = rules_[std::string(selector)];
            for (std::size_t i = 0; i < propertyCount; ++i)
                if (declared[i]) rule[i] = declared[i];
        }
    }
}

void StyleSheet::applyRule(Declarations& declarations, std::string_view selector) const {
    const auto rule = rules_.find(selector);
    if (rule == rules_.end()) return;
    for (std::size_t i = 0; i < propertyCount; ++i)
        if (rule->second[i]) declarations[i] = rule->second[i];
}

void StyleSheet::apply(Declarations& declarations, std::string_view element, std::string_view id,
                       std::string_view classes) const {
    if (rules_.empty()) return;
    applyRule(declarations, "*");
    applyRule(declarations, element);
    while (!classes.empty()) {
        const std::size_t end = std::min(classes.find_first_of(" \t\r\n"), classes.size());
        if (end > 0) applyRule(declarations, "." + std::string(classes.substr(0, end)));
        classes.remove_prefix(std::min(classes.size(), end + 1));
    }
    if (!id.empty()) applyRule(declarations, "#" + std::string(id));
}

DrawnStyle styleWith(const DrawnStyle& outer, const Declarations& declarations) {
    DrawnStyle style = outer;
    const auto own = [&](Property property) -> const std::string* {
        const auto& value = declarations[static_cast<std::size_t>(property)];
        return value && *value != "inherit" ? &*value : nullptr;
    };
    if (const auto* fill = own(Property::fill)) style.fill = *fill;
    if (const auto* stroke = own(Property::stroke)) style.stroke = *stroke;
    if (const auto* rule = own(Property::fillRule))
        style.rule = *rule == "evenodd" ? FillRule::evenOdd : FillRule::nonZero;
    if (const auto* visibility = own(Property::visibility)) style.visible = *visibility == "visible";
    if (const auto* anchor = own(Property::textAnchor))
        style.textAnchor = *anchor == "middle" ? 0.5 : *anchor == "end" ? 1 : 0;
    if (const auto* size = own(Property::fontSize)) {
        if (size->ends_with("em")) {
            const auto times = svgNumbers(std::string_view(*size).substr(0, size->size() - 2));
            if (times && times->size() == 1) style.fontSize *= times->front();
        } else if (const auto length = svgLength(*size, outer.fontSize))
            style.fontSize = *length;
    }
    return style;
}

} // namespace marches
