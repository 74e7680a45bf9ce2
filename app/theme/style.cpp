#include "app/theme/style.h"

#include "app/theme/focus_ring.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/press_keys.h"
#include "app/theme/style_parts.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace marches::theme {

namespace {

template <typename Option>
const Option* as(const QStyleOption* option) {
    return qstyleoption_cast<const Option*>(option);
}

bool isEmbedded(const QWidget* lineEdit) {
    const QWidget* parent = lineEdit ? lineEdit->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent);
}

void paintArrow(const QStyleOption& option, QPainter& painter, Direction direction, const Theme& theme) {
    paintTriangle(painter, option.rect, direction, theme.scaled(9),
                  theme.colour(has(option, QStyle::State_Enabled) ? Role::Ink2 : Role::Ink3));
}

enum class Unit : std::uint8_t { Px, Text, Sign };

/// Lengths that are the same.
struct Lengths {
    Unit unit; ///< whether they stay as they are or go with the text or the signs
    int px;    ///< at 100 %
    std::initializer_list<QStyle::PixelMetric> metrics;
};

constexpr Lengths lengths[]{
    {Unit::Px,
     0,
     {QStyle::PM_ButtonShiftHorizontal, QStyle::PM_ButtonDefaultIndicator,
      QStyle::PM_ScrollView_ScrollBarSpacing, QStyle::PM_MenuHMargin, QStyle::PM_MenuBarPanelWidth,
      QStyle::PM_MenuBarVMargin, QStyle::PM_MenuBarItemSpacing, QStyle::PM_TabBarTabOverlap,
      QStyle::PM_TabBarTabShiftVertical, QStyle::PM_TabBarTabShiftHorizontal, QStyle::PM_TabBarBaseOverlap,
      QStyle::PM_ToolBarFrameWidth, QStyle::PM_ToolBarItemMargin}},
    {Unit::Px,
     1,
     {QStyle::PM_ButtonShiftVertical, QStyle::PM_MenuPanelWidth, QStyle::PM_DockWidgetFrameWidth}},
    {Unit::Sign, 13, {QStyle::PM_ScrollBarExtent}},
    {Unit::Text, 28, {QStyle::PM_ScrollBarSliderMin}},
    {Unit::Sign,
     16,
     {QStyle::PM_SmallIconSize, QStyle::PM_ButtonIconSize, QStyle::PM_ListViewIconSize,
      QStyle::PM_TabBarIconSize, QStyle::PM_IndicatorWidth, QStyle::PM_IndicatorHeight,
      QStyle::PM_ExclusiveIndicatorWidth, QStyle::PM_ExclusiveIndicatorHeight}},
    {Unit::Sign,
     18,
     {QStyle::PM_ToolBarIconSize, QStyle::PM_SliderControlThickness, QStyle::PM_SliderLength}},
    {Unit::Text, 7, {QStyle::PM_CheckBoxLabelSpacing, QStyle::PM_RadioButtonLabelSpacing}},
    {Unit::Px,
     12,
     {QStyle::PM_LayoutLeftMargin, QStyle::PM_LayoutRightMargin, QStyle::PM_LayoutTopMargin,
      QStyle::PM_LayoutBottomMargin}},
    {Unit::Px, 8, {QStyle::PM_LayoutHorizontalSpacing, QStyle::PM_LayoutVerticalSpacing}},
    {Unit::Px, 4, {QStyle::PM_MenuVMargin}},
    {Unit::Px, 6, {QStyle::PM_MenuBarHMargin, QStyle::PM_ToolTipLabelFrameWidth}},
    {Unit::Text, 16, {QStyle::PM_TreeViewIndentation}},
    {Unit::Text, 4, {QStyle::PM_HeaderMargin}},
    {Unit::Text, 26, {QStyle::PM_HeaderDefaultSectionSizeVertical}},
    {Unit::Text, 5, {QStyle::PM_DockWidgetTitleMargin}},
    {Unit::Px, 5, {QStyle::PM_DockWidgetSeparatorExtent}},
    {Unit::Px, 7, {QStyle::PM_SplitterWidth}},
    {Unit::Sign, 22, {QStyle::PM_SliderThickness}},
    {Unit::Px, int(focusReach), {QStyle::PM_FocusFrameHMargin, QStyle::PM_FocusFrameVMargin}},
};

} // namespace

MarchesStyle::MarchesStyle(const Theme& theme) : QProxyStyle(QStringLiteral("Fusion")), theme_(theme) {
    setObjectName(QStringLiteral("marches"));
}

MarchesStyle::~MarchesStyle() = default;

void MarchesStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
    QPainter& p = *painter;
    const QRect& r = option->rect;
    if (paintFrame(element, *option, p, widget, theme_)) return;
    switch (element) {
    case PE_PanelButtonCommand:
        if (const auto* button = as<QStyleOptionButton>(option))
            return paintButtonGround(*button, p, widget, theme_);
        break;
    case PE_FrameDefaultButton:
        return;
    case PE_FrameFocusRect:
        // Controls get FocusRing; what is drawn here are parts inside a view.
        if (qobject_cast<const QAbstractItemView*>(widget)) paintInnerFocusRing(p, r, theme_);
        return;
    case PE_PanelLineEdit:
        if (isEmbedded(widget)) return;
        if (const auto* frame = as<QStyleOptionFrame>(option); frame && frame->lineWidth <= 0)
            return p.fillRect(r, option->palette.base());
        return paintField(*option, p, theme_);
    case PE_FrameLineEdit:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return paintCheckMark(*option, p, theme_);
    case PE_IndicatorRadioButton:
        return paintRadioMark(*option, p, theme_);
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        if (const auto* item = as<QStyleOptionViewItem>(option)) return paintItemGround(*item, p, theme_);
        break;
    case PE_IndicatorBranch:
        if (option->state & State_Children) {
            const QColor ink =
                theme_.colour(option->state & State_Selected ? Role::SelectionInk : Role::Ink2);
            const Direction closed =
                option->direction == Qt::RightToLeft ? Direction::Left : Direction::Right;
            paintTriangle(p, r, option->state & State_Open ? Direction::Down : closed, theme_.scaled(9), ink);
        }
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto* header = as<QStyleOptionHeader>(option); header && header->sortIndicator)
            paintTriangle(
                p, r, header->sortIndicator == QStyleOptionHeader::SortUp ? Direction::Up : Direction::Down,
                theme_.scaled(8), theme_.colour(Role::Ink));
        return;
    case PE_IndicatorArrowDown:
        return paintArrow(*option, p, Direction::Down, theme_);
    case PE_IndicatorArrowUp:
        return paintArrow(*option, p, Direction::Up, theme_);
    case PE_IndicatorArrowLeft:
        return paintArrow(*option, p, Direction::Left, theme_);
    case PE_IndicatorArrowRight:
        return paintArrow(*option, p, Direction::Right, theme_);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void MarchesStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    QPainter& p = *painter;
    const QRect& r = option->rect;
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = as<QStyleOptionButton>(option))
            return paintButtonGround(*button, p, widget, theme_);
        break;
    case CE_PushButtonLabel:
        if (const auto* button = as<QStyleOptionButton>(option))
            return paintButtonContents(*button, p, widget, theme_);
        break;
    case CE_CheckBoxLabel:
    case CE_RadioButtonLabel:
        if (const auto* button = as<QStyleOptionButton>(option)) {
            QStyleOptionButton label(*button);
            label.state &= ~State_HasFocus;
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto* combo = as<QStyleOptionComboBox>(option))
            return paintComboBoxLabel(*combo, p, theme_);
        break;
    case CE_HeaderSection:
        if (const auto* header = as<QStyleOptionHeader>(option))
            return paintHeaderSection(*header, p, theme_);
        break;
    case CE_HeaderEmptyArea:
        return paintStrip(p, r, Role::Panel, Line::Below, theme_);
    case CE_HeaderLabel:
        if (const auto* header = as<QStyleOptionHeader>(option)) return paintHeaderLabel(*header, p, theme_);
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = as<QStyleOptionTab>(option)) return paintTab(*tab, p, theme_);
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = as<QStyleOptionTab>(option)) return paintTabLabel(*tab, p, theme_);
        break;
    case CE_MenuItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option)) return paintMenuItem(*item, p, theme_);
        break;
    case CE_MenuBarItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option)) return paintMenuBarItem(*item, p, theme_);
        break;
    case CE_MenuBarEmptyArea:
        return p.fillRect(r, theme_.colour(Role::PanelTitle));
    case CE_MenuEmptyArea:
        return p.fillRect(r, theme_.colour(Role::Raised));
    case CE_ProgressBar:
        if (const auto* bar = as<QStyleOptionProgressBar>(option)) return paintProgressBar(*bar, p, theme_);
        break;
    case CE_DockWidgetTitle:
        if (const auto* dock = as<QStyleOptionDockWidget>(option))
            return paintPlainDockTitle(*dock, p, theme_);
        break;
    case CE_ToolBar:
        return paintStrip(p, r, Role::Panel, Line::Below, theme_);
    case CE_Splitter: {
        p.fillRect(r, theme_.colour(Role::Panel));
        const QRect line = r.width() < r.height() ? QRect(r.center().x(), r.top(), 1, r.height())
                                                  : QRect(r.left(), r.center().y(), r.width(), 1);
        return p.fillRect(line, theme_.colour(Role::Line));
    }
    case CE_FocusFrame:
    case CE_ScrollBarSlider:
    case CE_ScrollBarAddPage:
    case CE_ScrollBarSubPage:
    case CE_ScrollBarAddLine:
    case CE_ScrollBarSubLine:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void MarchesStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
    switch (control) {
    case CC_ComboBox:
        if (const auto* combo = as<QStyleOptionComboBox>(option))
            return paintComboBox(*combo, *painter, theme_, widget);
        break;
    case CC_SpinBox:
        if (const auto* spin = as<QStyleOptionSpinBox>(option)) return paintSpinBox(*spin, *painter, theme_);
        break;
    case CC_Slider:
        if (const auto* slider = as<QStyleOptionSlider>(option))
            return paintSlider(*slider, *painter, theme_,
                               subControlRect(control, option, SC_SliderHandle, widget));
        break;
    case CC_ScrollBar:
        if (const auto* bar = as<QStyleOptionSlider>(option)) return paintScrollBar(*bar, *painter, theme_);
        break;
    case CC_ToolButton:
        if (const auto* button = as<QStyleOptionToolButton>(option))
            return paintToolButton(*button, *painter, widget, theme_);
        break;
    case CC_GroupBox:
        if (const auto* box = as<QStyleOptionGroupBox>(option))
            return paintGroupBox(*box, *painter, *this, widget, theme_);
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect MarchesStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const {
    switch (control) {
    case CC_ComboBox:
        if (const auto* combo = as<QStyleOptionComboBox>(option)) return comboBoxPart(*combo, part, theme_);
        break;
    case CC_SpinBox:
        if (const auto* spin = as<QStyleOptionSpinBox>(option)) return spinBoxPart(*spin, part, theme_);
        break;
    case CC_ScrollBar:
        if (const auto* bar = as<QStyleOptionSlider>(option)) return scrollBarPart(*bar, part, theme_);
        break;
    case CC_GroupBox:
        if (const auto* box = as<QStyleOptionGroupBox>(option)) return groupBoxPart(*box, part, theme_);
        break;
    default:
        break;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect MarchesStyle::subElementRect(SubElement element, const QStyleOption* option,
                                   const QWidget* widget) const {
    switch (element) {
    case SE_PushButtonContents:
        return option->rect;
    case SE_LineEditContents: {
        if (isEmbedded(widget)) return option->rect;
        const int side = theme_.scaled(6);
        return option->rect.adjusted(side, 1, -side, -1);
    }
    case SE_ProgressBarContents:
    case SE_ProgressBarGroove:
        return option->rect;
    default:
        break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize MarchesStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                     const QWidget* widget) const {
    const int height = controlHeight(widget, theme_);
    switch (type) {
    case CT_PushButton:
        if (const auto* button = as<QStyleOptionButton>(option)) return buttonSize(*button, widget, theme_);
        break;
    case CT_ToolButton:
        if (const auto* button = as<QStyleOptionToolButton>(option))
            return toolButtonSize(*button, widget, theme_);
        break;
    case CT_LineEdit:
        if (isEmbedded(widget)) return contents;
        return {contents.width() + theme_.scaled(12), std::max(height, contents.height() + 6)};
    case CT_ComboBox:
        return {contents.width() + theme_.scaled(8 + 24 + 6), std::max(height, contents.height() + 6)};
    case CT_SpinBox: {
        const auto* spin = as<QStyleOptionSpinBox>(option);
        const bool steps = !spin || spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        return {contents.width() + theme_.scaled(steps ? 2 * 26 + 4 : 10),
                std::max(height, contents.height() + 6)};
    }
    case CT_TabBarTab:
        if (const auto* tab = as<QStyleOptionTab>(option)) return tabSize(*tab, theme_);
        break;
    case CT_MenuItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option)) return menuItemSize(*item, theme_);
        break;
    case CT_MenuBarItem:
        return {contents.width() + theme_.scaled(18), std::max(theme_.scaled(26), contents.height() + 6)};
    case CT_ItemViewItem: {
        QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return {size.width() + theme_.scaled(4), std::max(size.height(), theme_.scaled(26))};
    }
    case CT_HeaderSection: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return {size.width() + theme_.scaled(8), std::max(size.height(), theme_.scaled(26))};
    }
    case CT_CheckBox:
    case CT_RadioButton: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return {size.width() + 2, std::max(size.height(), theme_.scaled(26))};
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

int MarchesStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (metric == PM_DefaultFrameWidth) return isCard(widget) ? 2 : 1;
    if (metric == PM_TabBarTabHSpace) return 2 * theme_.scaled(tabEdge); // its text may have the rest
    const auto* const found = std::ranges::find_if(lengths, [metric](const Lengths& same) {
        return std::ranges::find(same.metrics, metric) != same.metrics.end();
    });
    if (found == std::end(lengths)) return QProxyStyle::pixelMetric(metric, option, widget);
    return found->unit == Unit::Text   ? theme_.scaled(found->px)
           : found->unit == Unit::Sign ? theme_.scaledIcon(found->px)
                                       : found->px;
}

int MarchesStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
    case SH_ScrollView_FrameOnlyAroundContents:
    case SH_ItemView_PaintAlternatingRowColorsForEmptyArea:
    case SH_DitherDisabledText:
    case SH_Widget_Animation_Duration:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
    case SH_Menu_AllowActiveAndDisabled: // keys, too, come to what is greyed out: it says why
    case SH_Menu_MouseTracking:
    case SH_MenuBar_MouseTracking:
    case SH_ComboBox_ListMouseTracking:
        return 1;
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_Table_GridLineColor:
        return static_cast<int>(theme_.colour(Role::Line).rgba());
    default:
        break;
    }
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon MarchesStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                                 const QWidget* widget) const {
    switch (pixmap) {
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
    case SP_DialogCloseButton:
        return icon(Icon::Close);
    case SP_TitleBarNormalButton:
        return icon(Icon::Float);
    case SP_ToolBarHorizontalExtensionButton:
    case SP_ToolBarVerticalExtensionButton:
        return icon(Icon::More);
    case SP_MessageBoxQuestion:
        return icon(Icon::Question, theme_.colour(Role::Accent));
    case SP_MessageBoxInformation:
        return icon(Icon::Rule, theme_.colour(Role::Accent));
    case SP_MessageBoxWarning:
        return icon(Icon::Warning, theme_.colour(Role::Warn));
    case SP_MessageBoxCritical:
        return icon(Icon::Refused, theme_.colour(Role::Bad));
    default:
        break;
    }
    return QProxyStyle::standardIcon(pixmap, option, widget);
}

} // namespace marches::theme
