#pragma once

#include "editor/checker.h"
#include "editor/document.h"
#include "editor/face.h"
#include "engine/draft/checks/tree_checks.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace marches::editor {

class ProblemsPane;

/// What checks read, from a state of the document; may be made on a worker thread.
[[nodiscard]] draft::ReadingSource readingSourceOf(const draft::Draft& draft, const draft::GameChecks* game);
/// What people call an id of a province, country or variant; empty: it is none.
[[nodiscard]] QString nameOfId(const Document& document, const std::string& id);

/// Keeps the Problems pane up to its document, and does what is chosen there: fixes are steps of the history,
/// warnings that were set aside are kept in the settings by the map's id.
class MapProblems : public QObject {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    MapProblems(Document& document, ProblemsPane& pane, const GamePanels* panels, QObject* parent);

    /// The first error that is known; nothing where there is none.
    [[nodiscard]] std::optional<draft::Problem> firstError() const;
    void retranslate();
    /// Says which files the map was made of, as this program knows them; asked at each check.
    void setFiles(std::function<std::vector<draft::FileAsRead>()> files);
    void check(); ///< a moment later

signals:
    /// A fix asks the person for something.
    void asked(const marches::draft::Problem& problem, const marches::draft::Fix& fix);
    void said(const QString& text);

private:
    void lookAtBorders(const draft::Change& change);
    void show();
    void fix(const draft::Problem& problem, const draft::Fix& fix);
    void fixAll(const std::vector<draft::Fix>& fixes);
    void mend(std::span<const draft::Fix> fixes, Sentence name, EditPlace place);
    void setAside(const draft::Problem& problem, const QString& reason);
    void showState();
    [[nodiscard]] QString nameOf(const std::string& id) const;

    Document& document_;
    ProblemsPane& pane_;
    const GamePanels* panels_;
    std::function<std::vector<draft::FileAsRead>()> files_;
    Checker checker_;
    draft::Problems read_;     ///< by the readers
    draft::Problems measured_; ///< by the slow checks
    std::uint64_t readOf_ = 0; ///< the revision that was read
    bool measuredNow_ = false; ///< the slow checks have answered for it
};

} // namespace marches::editor
