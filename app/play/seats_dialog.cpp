#include "app/play/seats_dialog.h"

#include "app/play/programs.h"
#include "app/play/seat_look.h"
#include "app/theme/look.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace marches::play {

namespace {
/// Lists all kinds of player that can take a seat; the present one is chosen.
void fill(QComboBox& kinds, const Session& session, const GameFace& face, SeatId seat) {
    const QString has = session.seat(seat).kind;
    kinds.clear();
    kinds.addItem(SeatsDialog::tr("Human"), QStringLiteral("human"));
    for (const QString& computer : session.computers().kinds())
        kinds.addItem(face.kindName(computer), computer);
    addPrograms(kinds, has);
    if (kinds.findData(has) < 0) kinds.addItem(face.kindName(has), has);
    kinds.setCurrentIndex(kinds.findData(has));
}
} // namespace

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
        fill(*kind, session, face, info.id);
        kind->setAccessibleName(tr("Who plays %1").arg(face.seatName(info.id)));
        grid->addWidget(shield, row, 0);
        grid->addWidget(country, row, 1);
        grid->addWidget(person, row, 2);
        grid->addWidget(kind, row, 3);
        connect(person, &QLineEdit::editingFinished, &session, [&session, seat = info.id, person] {
            session.giveSeat(seat, session.seat(seat).kind, person->text().trimmed());
        });
        const auto showKind = [&session, &face, seat = info.id, kind] { fill(*kind, session, face, seat); };
        connect(kind, &QComboBox::activated, &session, [&session, seat = info.id, person, kind, showKind] {
            choosePlayer(
                *kind,
                [&session, seat, person, showKind](const QString& chosen) {
                    session.giveSeat(seat, chosen, person->text().trimmed());
                    if (!session.seat(seat).programRuns) session.startProgram(seat); // a person says so
                    showKind();
                },
                showKind);
        });
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
