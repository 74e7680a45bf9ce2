#include "editor/pages/import_words.h"

#include "editor/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace marches::editor {

namespace {

struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

QString languageName(const std::string& code) {
    if (code == "de") return ImportWords::tr("German");
    if (code == "fr") return ImportWords::tr("French");
    if (code == "nl") return ImportWords::tr("Dutch");
    return ImportWords::tr("English");
}

/// A kind of thing that is left aside, so many times.
QString asideLine(Aside kind, int n) {
    switch (kind) {
    case Aside::gradient:
        return ImportWords::tr("%n gradient(s): only the outline counts", "left aside", n);
    case Aside::pattern:
        return ImportWords::tr("%n pattern(s): only the outline counts", "left aside", n);
    case Aside::filter:
        return ImportWords::tr("%n filter(s), as blurs and shadows", "left aside", n);
    case Aside::clip:
        return ImportWords::tr("%n clipping path(s): no shape is cut by them", "left aside", n);
    case Aside::mask:
        return ImportWords::tr("%n mask(s): no shape is cut by them", "left aside", n);
    case Aside::marker:
        return ImportWords::tr("%n marker(s) on lines", "left aside", n);
    case Aside::guide:
        return ImportWords::tr("%n guide(s)", "left aside", n);
    case Aside::hidden:
        return ImportWords::tr("%n hidden shape(s)", "left aside", n);
    case Aside::textOnPath:
        return ImportWords::tr("%n text(s) along a path", "left aside", n);
    case Aside::animation:
        return ImportWords::tr("%n animation(s)", "left aside", n);
    case Aside::foreign:
        return ImportWords::tr("%n part(s) in another format", "left aside", n);
    case Aside::lostClone:
        return ImportWords::tr("%n clone(s) without an original", "left aside", n);
    case Aside::styleRule:
        return ImportWords::tr("%n rule(s) of style that are not read", "left aside", n);
    case Aside::unreadShape:
        return ImportWords::tr("%n shape(s) that can't be read", "left aside", n);
    }
    return {};
}

} // namespace

QString becomesText(draft::Becomes becomes) {
    switch (becomes) {
    case draft::Becomes::nothing:
        return ImportWords::tr("Nothing", "what a layer of a drawing becomes");
    case draft::Becomes::provinces:
        return ImportWords::tr("Provinces", "what a layer of a drawing becomes");
    case draft::Becomes::land:
        return ImportWords::tr("Quiet land", "what a layer of a drawing becomes");
    case draft::Becomes::water:
        return ImportWords::tr("Lakes", "what a layer of a drawing becomes");
    case draft::Becomes::rivers:
        return ImportWords::tr("Rivers", "what a layer of a drawing becomes");
    case draft::Becomes::relief:
        return ImportWords::tr("Hills", "what a layer of a drawing becomes");
    case draft::Becomes::woods:
        return ImportWords::tr("Woods", "what a layer of a drawing becomes");
    case draft::Becomes::names:
        return ImportWords::tr("Names of provinces", "what a layer of a drawing becomes");
    case draft::Becomes::underlay:
        return ImportWords::tr("Only to look at", "what a layer of a drawing becomes: a scan");
    }
    return {};
}

std::vector<draft::Becomes> allBecomes() {
    using draft::Becomes;
    return {Becomes::provinces, Becomes::land,  Becomes::water,    Becomes::rivers, Becomes::relief,
            Becomes::woods,     Becomes::names, Becomes::underlay, Becomes::nothing};
}

QString layerHolds(const draft::LayerPlan& plan) {
    QStringList parts;
    const auto count = [](std::size_t n) { return static_cast<int>(n); };
    if (plan.areas > 0) parts << ImportWords::tr("%n area(s)", "in a layer", count(plan.areas));
    if (plan.lines > 0) parts << ImportWords::tr("%n open line(s)", "in a layer", count(plan.lines));
    if (plan.texts > 0) parts << ImportWords::tr("%n text(s)", "in a layer", count(plan.texts));
    if (plan.images > 0) parts << ImportWords::tr("%n picture(s)", "in a layer", count(plan.images));
    if (plan.groups > 0) parts << ImportWords::tr("%n group(s)", "in a layer", count(plan.groups));
    return parts.isEmpty() ? ImportWords::tr("nothing", "in a layer") : parts.join(QStringLiteral(", "));
}

QString layerReason(const draft::LayerPlan& plan) {
    switch (plan.how) {
    case draft::LayerReason::chosen:
        return ImportWords::tr("chosen here", "how it is known what a layer becomes");
    case draft::LayerReason::byName:
        return ImportWords::tr("its name, %1", "how it is known what a layer becomes; %1 a language")
            .arg(languageName(plan.language));
    case draft::LayerReason::byForm:
        return ImportWords::tr("the form of its shapes", "how it is known what a layer becomes");
    }
    return {};
}

QString shapeReason(const draft::ShapePlan& shape, const QString& province) {
    const QString share = QLocale().toString(qRound(shape.share * 100));
    switch (shape.how) {
    case draft::ShapeReason::byPlace:
        return ImportWords::tr("No id of ours. Lies where %1 lay (%2 %)", "a shape; %1 a province")
            .arg(province, share);
    case draft::ShapeReason::chosen:
        return ImportWords::tr("chosen here", "how it is known which province a shape is");
    default:
        break;
    }
    if (shape.look && shape.shapes.size() > 1)
        return ImportWords::tr("%n shapes, one province", "what is asked about shapes",
                               static_cast<int>(shape.shapes.size()));
    if (shape.look) return ImportWords::tr("Several names stand in it", "what is asked about a shape");
    switch (shape.how) {
    case draft::ShapeReason::byId:
        return ImportWords::tr("its id", "how it is known which province a shape is");
    case draft::ShapeReason::byLabel:
        return ImportWords::tr("its label", "how it is known which province a shape is");
    case draft::ShapeReason::byText:
        return ImportWords::tr("the text in it", "how it is known which province a shape is");
    default:
        return ImportWords::tr("nothing says its name", "of a shape that becomes a new province");
    }
}

QStringList asideLines(const Drawing& drawing) {
    QStringList lines;
    if (!drawing.images.empty())
        lines << ImportWords::tr("%n embedded picture(s): may be kept as a file to trace", "left aside",
                                 static_cast<int>(drawing.images.size()));
    for (const AsideCount& aside : drawing.aside)
        if (aside.count > 0) lines << asideLine(aside.kind, static_cast<int>(aside.count));
    return lines;
}

QString unitsText(double units) {
    const QString figure = QLocale().toString(units, 'f', units < 1 && units > 0 ? 2 : 1);
    return ImportWords::tr("%1 units", "a length on the map").arg(figure);
}

QString diffText(const draft::ImportDiff& diff) {
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    QStringList parts{ImportWords::tr("%n same", "provinces of a drawing", count(diff.same))};
    if (!diff.outlines.empty())
        parts << ImportWords::tr("%n new outline(s)", "provinces of a drawing", count(diff.outlines));
    if (!diff.fresh.empty()) parts << ImportWords::tr("%n new", "provinces of a drawing", count(diff.fresh));
    if (!diff.renamed.empty())
        parts << ImportWords::tr("%n renamed", "provinces of a drawing", count(diff.renamed));
    if (!diff.gone.empty()) parts << ImportWords::tr("%n gone", "provinces of a drawing", count(diff.gone));
    return parts.join(QStringLiteral(", "));
}

QString someOf(const QStringList& names, int most) {
    if (names.size() <= most) return names.join(QStringLiteral(", "));
    return ImportWords::tr("%1 and %n more", "%1 some names", static_cast<int>(names.size()) - most)
        .arg(names.mid(0, most).join(QStringLiteral(", ")));
}

} // namespace marches::editor
