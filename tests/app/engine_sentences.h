#pragma once

#include <QString>

#include <vector>

/// What the sources of the engine say: the patterns of their sentences.
namespace marches {

struct EngineSource {
    QString path; ///< below engine/
    QString code;
};

/// Returns all of the engine but what is said to command lines only.
std::vector<EngineSource> engineSources();

/// Whether the source belongs to the editor's document: the editor says its sentences.
bool saidByTheEditor(const EngineSource& source);

/// Returns the patterns of a source's sentences, and of names of changes; only a literal can be one
/// (engine/base/sentence.h).
std::vector<QString> patternsIn(const QString& code);

} // namespace marches
