#include "editor/trace_memory.h"

#include "app/shell/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QStringList>

#include <array>
#include <cmath>

namespace marches::editor {

namespace {

QString traceKey(const QString& map) {
    const QByteArray path = QDir::cleanPath(map).toUtf8();
    return QStringLiteral("traced/") +
           QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex());
}

} // namespace

TraceMemory rememberedTrace(const QString& map) {
    TraceMemory memory;
    const QStringList kept = shell::Settings().value(traceKey(map)).toStringList();
    if (kept.size() != 6) return memory;
    std::array<double, 5> figures{};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        bool good = false;
        figures[i] = kept[static_cast<qsizetype>(i) + 1].toDouble(&good);
        if (!good || !std::isfinite(figures[i]) || std::abs(figures[i]) > 1e9) return memory;
    }
    const auto [opacity, x, y, acrossX, acrossY] = figures;
    if (acrossX == 0 && acrossY == 0) return memory;
    memory.opacity = std::clamp(opacity, 0.0, 1.0);
    memory.underlay = std::make_shared<const draft::Underlay>(
        draft::Underlay{kept.front().toStdString(), {x, y}, {acrossX, acrossY}});
    return memory;
}

void rememberTrace(const QString& map, const TraceMemory& memory) {
    shell::Settings settings;
    if (memory.underlay == nullptr) return settings.remove(traceKey(map));
    const draft::Underlay& underlay = *memory.underlay;
    QStringList kept{QString::fromStdString(underlay.file)};
    for (const double figure :
         {memory.opacity, underlay.corner.x, underlay.corner.y, underlay.across.x, underlay.across.y})
        kept << QString::number(figure, 'g', 17);
    settings.setValue(traceKey(map), kept);
}

} // namespace marches::editor
