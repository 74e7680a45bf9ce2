#pragma once

class QComboBox;
class QString;
class QVariant;

namespace marches::warriors::face {

/// Makes letters typed on `box` look for the items' names (`addNamed`), then for their texts. Call it before
/// there are items.
void searchByName(QComboBox& box);
/// An item whose text begins with something else than its name: "3 France".
void addNamed(QComboBox& box, const QString& text, const QString& name, const QVariant& data);

} // namespace marches::warriors::face
