#pragma once

class QLabel;

namespace marches::warriors::face {

/// The heading of a part of New Game; its words are its owner's, in whatever language.
QLabel* pageHeading();

} // namespace marches::warriors::face
