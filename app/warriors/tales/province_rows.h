#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"

#include <vector>

namespace marches::warriors::face {

/// The columns and cells of the Provinces table.
std::vector<play::Column> provinceColumns();
play::Cell provinceCell(const Moment& moment, ProvinceId province, int column);
std::vector<ProvinceId> provinceRows(const Setting& setting);
/// Provinces whose rows differ between two positions of one game.
std::vector<ProvinceId> changedProvinces(const Moment& before, const Moment& after);

} // namespace marches::warriors::face
