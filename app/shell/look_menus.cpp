#include "app/shell/look_menus.h"

#include "app/shell/language.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <array>

namespace marches::shell {

namespace {
constexpr std::array textFactors{0.85, 1.0, 1.25, 1.5, 2.0};
} // namespace

QAction* addChoice(QMenu& menu, QActionGroup& group, const QVariant& value) {
    QAction* action = menu.addAction(QString{});
    action->setCheckable(true);
    action->setData(value);
    group.addAction(action);
    return action;
}

LookMenus::LookMenus(QWidget& window)
    : QObject(&window), textSize_(new QMenu(&window)), motion_(new QMenu(&window)),
      language_(new QMenu(&window)) {
    auto* sizes = new QActionGroup(this);
    for (const double factor : textFactors)
        addChoice(*textSize_, *sizes, factor);
    connect(sizes, &QActionGroup::triggered, this,
            [this](QAction* action) { emit textFactorChosen(action->data().toDouble()); });
    motion_->setObjectName(QStringLiteral("menu.motion"));
    motion_->menuAction()->setObjectName(QStringLiteral("view.motion"));
    auto* motions = new QActionGroup(this);
    for (int i = 0; i < theme::motionCount; ++i)
        addChoice(*motion_, *motions, i)->setObjectName(QStringLiteral("motion.%1").arg(i));
    connect(motions, &QActionGroup::triggered, this, [this](QAction* action) {
        emit motionChosen(static_cast<theme::Motion>(action->data().toInt()));
    });
    auto* spoken = new QActionGroup(this);
    for (const LanguageChoice& each : languages()) {
        QAction* action = addChoice(*language_, *spoken, each.code);
        action->setText(each.name);
        action->setObjectName(QStringLiteral("language.") + each.code);
    }
    connect(spoken, &QActionGroup::triggered, this,
            [this](QAction* action) { emit languageChosen(action->data().toString()); });
}

void LookMenus::showTextFactor(double factor) {
    for (QAction* action : textSize_->actions())
        action->setChecked(qFuzzyCompare(action->data().toDouble(), factor));
}

void LookMenus::showMotion(theme::Motion motion) {
    for (QAction* action : motion_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(motion));
}

void LookMenus::showLanguage(const QString& code) {
    for (QAction* action : language_->actions())
        action->setChecked(action->data().toString() == code);
}

double LookMenus::nextTextFactor(double factor) {
    const auto next = std::find_if(textFactors.begin(), textFactors.end(),
                                   [&](double each) { return each > factor + 0.01; });
    return next == textFactors.end() ? textFactors.front() : *next;
}

void LookMenus::retranslate() {
    textSize_->setTitle(tr("&Text size"));
    motion_->setTitle(tr("&Animations"));
    language_->setTitle(tr("&Language"));
    const std::array<QString, theme::motionCount> motions{
        tr("As the desktop wishes", "animations on the screen"), tr("Off", "animations on the screen"),
        tr("Half speed", "animations on the screen"), tr("Normal speed", "animations on the screen"),
        tr("Double speed", "animations on the screen")};
    for (qsizetype i = 0; i < motion_->actions().size(); ++i)
        motion_->actions()[i]->setText(motions[static_cast<std::size_t>(i)]);
    for (QAction* action : textSize_->actions())
        action->setText(tr("%L1 %", "a size of text").arg(action->data().toDouble() * 100));
}

} // namespace marches::shell
