#pragma once

namespace marches::shell {

/// Writes the messages of the program and of Qt also to log.txt in the data folder, from now on. The logs of
/// the last starts are kept as log.1.txt to log.4.txt.
void startLogFile();

} // namespace marches::shell
