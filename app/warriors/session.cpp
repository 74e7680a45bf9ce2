#include "app/warriors/session.h"

namespace marches {

template class Timeline<warriors::WarriorsAndTraders>;
template class play::SessionOf<warriors::WarriorsAndTraders>;

} // namespace marches
