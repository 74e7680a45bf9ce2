#pragma once

#include "engine/picture/picture.h"
#include "engine/scenario/scenario.h"

namespace marches {

/// Reads the picture that a scenario names: a plain file beside it, never a link that leads elsewhere.
/// Without a picture: neither a picture nor findings.
PictureResult loadPicture(const PictureSection& section);

/// Whether picture and scenario speak of the same: each province has its outline, the sizes agree, what
/// touches is linked. Codes: "no-outline", "picture-size"; warnings "unknown-outline", "touch-without-link",
/// "lane-with-contact".
Findings checkPicture(const Scenario& scenario, const Picture& picture);

/// The findings of a scenario that was read, and those of its picture if it names one.
Findings findingsWithPicture(const ScenarioResult& read);

/// Whether two provinces touch by a listed four-corner point.
bool touchAtCorner(const PictureSection& section, ProvinceId a, ProvinceId b);

} // namespace marches
