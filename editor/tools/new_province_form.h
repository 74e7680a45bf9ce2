#pragma once

#include "editor/tools/new_province.h"
#include "editor/tools/tool_context.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace marches::editor {

/// Name, id, country and figures of a province that is not made yet.
class NewProvinceForm : public QWidget {
    Q_OBJECT

public:
    explicit NewProvinceForm(const ToolContext& context, QWidget* parent = nullptr);

    [[nodiscard]] NewProvinceWish wish() const;
    /// Texts and lists anew, in the language of now; `usual`: the name and country that it gets if nothing is
    /// chosen.
    void fill(const QString& usualName, const QString& usualCountry);
    void clear();      ///< for the next one
    void clearNames(); ///< the same; the country stays

signals:
    void edited();

private:
    void fillCountries(const QString& usualCountry);
    void tellId();

    ToolContext context_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* idLabel_;
    QLineEdit* id_;
    QLabel* idNote_;
    QLabel* countryLabel_;
    QComboBox* country_;
    NewProvinceRows* figures_;
    QString usualName_;
};

} // namespace marches::editor
