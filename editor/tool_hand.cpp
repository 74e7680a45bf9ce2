#include "editor/tool_hand.h"

#include "app/map/map_view.h"
#include "editor/document.h"
#include "editor/tool_banner.h"
#include "editor/tool_rail.h"
#include "editor/tools/select_tool.h"
#include "editor/words.h"
#include "engine/draft/edits_sheet.h"

#include <QLocale>
#include <QStackedWidget>

#include <utility>

namespace marches::editor {

ToolHand::ToolHand(ToolHost& host, std::span<const ToolKind> kinds, QWidget* usual, QObject* parent)
    : QObject(parent), host_(host), kinds_(kinds), banner_(new ToolBanner), rail_(new ToolRail(kinds)),
      side_(new QStackedWidget), usual_(usual) {
    side_->setObjectName(QStringLiteral("side"));
    side_->addWidget(usual_);
    side_->setWindowTitle(usual_->windowTitle());
    connect(usual_, &QWidget::windowTitleChanged, side_, [this](const QString& title) {
        if (side_->currentWidget() == usual_) side_->setWindowTitle(title);
    });
    connect(rail_, &ToolRail::wanted, this, [this](int tool) {
        take(tool);
        host_.map().setFocus(Qt::OtherFocusReason);
    });
}

ToolHand::~ToolHand() {
    if (tool_) host_.map().setTool(nullptr);
    usualPane();
}

void ToolHand::take(int tool) {
    if (tool < 0 || tool >= static_cast<int>(kinds_.size())) return;
    if (tool != 0 && draft::needsJoining(host_.document().draft())) return askToJoin(tool);
    joined_.reset();
    if (tool_) {
        host_.map().setTool(nullptr);
        usualPane();
        tool_.reset();
    }
    number_ = tool;
    const ToolKind& kind = kinds_[static_cast<std::size_t>(tool)];
    if (host_.document().draft().map != nullptr) {
        tool_ = kind.make(host_);
        connect(tool_.get(), &Tool::changed, this, &ToolHand::refresh);
        if (const auto* select = qobject_cast<SelectTool*>(tool_.get()))
            connect(select, &SelectTool::nameWanted, this, &ToolHand::nameWanted);
        host_.map().setTool(tool_.get());
        showPane();
    }
    rail_->showTool(tool);
    refresh();
    emit taken(kind.id);
}

int ToolHand::called(const QString& id) const {
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        if (kinds_[i].id == id) return static_cast<int>(i);
    return -1;
}

std::vector<shell::KeyHint> ToolHand::hints() const {
    return tool_ && number_ != 0 ? tool_->hints() : std::vector<shell::KeyHint>{};
}

bool ToolHand::stepBack() {
    if (!joined_ && tool_ && tool_->stepBack()) {
        refresh();
        return true;
    }
    if (!joined_ && !hasTool()) return false;
    take(0);
    return true;
}

void ToolHand::followSheet() {
    if ((host_.document().draft().map != nullptr) != (tool_ != nullptr)) take(0);
}

void ToolHand::tellTool() {
    if (tool_) emit tool_->changed();
}

void ToolHand::showPane() {
    QWidget* pane = tool_->makePane();
    if (pane == nullptr) return;
    side_->addWidget(pane);
    side_->setCurrentWidget(pane);
    side_->setWindowTitle(pane->windowTitle());
}

void ToolHand::usualPane() {
    QWidget* pane = side_->currentWidget();
    if (pane == usual_) return;
    side_->setCurrentWidget(usual_);
    side_->removeWidget(pane);
    delete pane;
    side_->setWindowTitle(usual_->windowTitle());
}

void ToolHand::refresh() {
    if (joined_) return showQuestion();
    ToolBanner::Content content;
    content.icon = kinds_[static_cast<std::size_t>(number_)].icon;
    if (tool_) {
        content.title = tool_->title();
        content.sentence = tool_->sentence();
        content.buttons = tool_->buttons();
        content.primary = tool_->primary();
    } else {
        content.title = tr("Select: click a province");
        content.sentence = tr(
            "Its name, country and figures stand at the right. Shift chooses more; a double click names it");
    }
    banner_->show(content);
    host_.map().panels().setLegend(tool_ ? tool_->legend() : std::vector<appmap::LegendEntry>{});
    emit changed();
}

/// Before the first change of an outline: once the borders are joined, the tool can be used.
void ToolHand::askToJoin(int tool) {
    rail_->showTool(0);
    auto joined = draft::joinOffer(host_.document().draft());
    if (!joined) return host_.say(sentenceText(joined.error()));
    joined_ = std::make_unique<draft::JoinOffer>(std::move(*joined));
    number_ = tool;
    refresh();
}

void ToolHand::join() {
    if (!joined_) return;
    auto change = draft::joinedBorders(host_.document().draft(), joined_->map);
    joined_.reset();
    const int wanted = std::exchange(number_, 0);
    if (!change) {
        refresh();
        return host_.say(sentenceText(change.error()));
    }
    if (host_.document().apply(std::move(*change), {QStringLiteral("map"), host_.chosen()})) take(wanted);
    host_.map().setFocus(Qt::OtherFocusReason);
}

void ToolHand::showQuestion() {
    ToolBanner::Content content;
    content.icon = kinds_[static_cast<std::size_t>(number_)].icon;
    const planar::JoinReport& report = joined_->report;
    content.title = report.gaps == 0 ? tr("Join the borders?")
                                     : tr("Join the borders (%n gap(s), up to %1 wide)?",
                                          "%1 in units of the map", static_cast<int>(report.gaps))
                                           .arg(QLocale().toString(report.widestGap, 'f', 1));
    content.sentence = tr("In this picture borders only lie near each other. Once they are joined, both "
                          "neighbours change together; one step, which can be undone");
    shell::Button leave;
    leave.id = QStringLiteral("leave");
    leave.text = tr("Leave it", "a button: borders are not joined");
    leave.action = QStringLiteral("editor.step-back");
    leave.press = [this] { take(0); };
    shell::Button join;
    join.id = QStringLiteral("join");
    join.text = tr("Join the borders", "a button");
    join.press = [this] { this->join(); };
    content.buttons = {leave, join};
    content.primary = true;
    banner_->show(content);
}

} // namespace marches::editor
