#pragma once

#include <QString>

namespace marches::shell {

/// From now on what the program and Qt have to say also goes into log.txt in the data folder; those of the
/// last starts are kept as log.1.txt to log.4.txt.
void startLogFile();

QString logFolder();

} // namespace marches::shell
