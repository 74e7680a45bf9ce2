#include "app/play/seats_dialog.h"

#include "app/play/seat_look.h"
#include "app/theme/look.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace marches::play {

SeatsDialog::SeatsDialog(Session& session, const GameFace& face, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("seats"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Seats"));
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    int row = 0;
    for (const SeatInfo& info : session.seats()) {
        auto* shield = new QLabel;
        shield->setPixmap(shieldIcon(info, currentTheme()).pixmap(24, 24));
        auto* country = new QLabel(face.seatName(info.id));
        theme::setFontRole(country, theme::FontRole::Name);
        auto* person = new QLineEdit(info.person);
        person->setObjectName(QStringLiteral("seats.%1.person").arg(info.key));
        person->setMaxLength(80);
        person->setAccessibleName(tr("Name of the player of %1").arg(face.seatName(info.id)));
        auto* kind = new QComboBox;
        kind->setObjectName(QStringLiteral("seats.%1.kind").arg(info.key));
        kind->addItem(tr("Person"), QStringLiteral("human"));
        for (const QString& computer : session.computerKinds())
            kind->addItem(face.kindName(computer), computer);
        if (kind->findData(info.kind) < 0) kind->addItem(face.kindName(info.kind), info.kind);
        kind->setCurrentIndex(kind->findData(info.kind));
        kind->setAccessibleName(tr("Who plays %1").arg(face.seatName(info.id)));
        grid->addWidget(shield, row, 0);
        grid->addWidget(country, row, 1);
        grid->addWidget(person, row, 2);
        grid->addWidget(kind, row, 3);
        const auto give = [&session, seat = info.id, person, kind] {
            session.giveSeat(seat, kind->currentData().toString(), person->text().trimmed());
        };
        connect(person, &QLineEdit::editingFinished, &session, give);
        connect(kind, &QComboBox::activated, &session, give);
        ++row;
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto* all = new QVBoxLayout(this);
    all->addLayout(grid);
    all->addWidget(buttons);
    connect(&session, &QObject::destroyed, this, &QDialog::close);
}

} // namespace marches::play
