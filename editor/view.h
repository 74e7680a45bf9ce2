#pragma once

#include "engine/draft/checks/problem.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

namespace marches::editor {

class Document;
class GamePanels;

/// What the editor does for a view.
class ViewHost {
public:
    [[nodiscard]] virtual Document& document() = 0;
    [[nodiscard]] virtual const GamePanels* panels() const = 0; ///< null: the game has none

protected:
    ~ViewHost() = default;
};

/// A view of the editor beside the map: it takes the window's middle, with panels of its own at its sides. It
/// reads the document, follows `Document::changed` and changes it by `Document::apply`. It is made when it is
/// shown first.
class View : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void takeFocus() { setFocus(Qt::OtherFocusReason); }
    virtual void edit() {}                                      ///< F2: the name or cell that is chosen
    virtual void showVariant(const std::string& /*variant*/) {} ///< an id; empty: the whole map
    /// Goes to where a problem is.
    virtual void goTo(const draft::ProblemPlace& /*place*/) {}
    /// Goes to where a step was made that is taken back or done again.
    virtual void goTo(const draft::TreePath& /*path*/) {}
    /// What the checks know now, without what was set aside; told again with each answer.
    virtual void showProblems(const draft::Problems& /*problems*/) {}
    /// Esc: gives up what was begun. False: nothing was, the view is left.
    virtual bool stepBack() { return false; }
    /// F8: plays many games by computer players.
    virtual void playGames() {}
    /// Who plays on trial, the id of a country; empty: as usual.
    [[nodiscard]] virtual std::string seatInHand() const { return {}; }

signals:
    void said(const QString& text); ///< why something can't be done, in the status line
    /// These are to be shown on the map.
    void provincesWanted(const std::vector<std::string>& provinces);
    void viewWanted(const QString& id);         ///< another one
    void variantWanted(const QString& variant); ///< to be shown everywhere; empty: the whole map
    void testWanted();                          ///< Test-play, as F5
};

using ViewMaker = View* (*)(ViewHost& host);

} // namespace marches::editor
