#pragma once

#include <QString>

namespace marches::warriors::face {

/// How well it plays, a few words: "makes mistakes, good for a first game"; empty for a program or a person.
QString computerNote(const QString& kind);

/// A computer player's kind as people read it: "Computer, random moves".
QString computerName(const QString& kind);
/// The same without "Computer": "random"; a program by its whole name.
QString computerLevel(const QString& kind);

} // namespace marches::warriors::face
