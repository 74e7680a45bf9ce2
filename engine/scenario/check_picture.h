#pragma once

#include "engine/picture/contact.h"
#include "engine/picture/picture.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <vector>

namespace marches {

/// Reads the picture that a scenario names: a plain file beside it, never a link that leads elsewhere. A
/// section without a picture gives neither a picture nor findings.
PictureResult loadPicture(const PictureSection& section);

/// Checks that picture and scenario fit: each province has its outline, the sizes agree, provinces that touch
/// are linked. Codes: "no-outline", "picture-size"; warnings "unknown-outline", "touch-without-link",
/// "lane-with-contact".
Findings checkPicture(const Scenario& scenario, const Picture& picture);
/// The same with the shared borders of that picture, which are measured already.
Findings checkPicture(const Scenario& scenario, const Picture& picture,
                      const std::optional<std::vector<SharedBorder>>& borders);

/// Returns the findings of a scenario that was read, and those of its picture if it names one.
Findings findingsWithPicture(const ScenarioResult& read);

/// Whether two provinces touch by a listed four-corner point.
bool touchAtCorner(const PictureSection& section, ProvinceId a, ProvinceId b);

} // namespace marches
