<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>battle with %1</source>
        <translation>Schlacht gegen %1</translation>
    </message>
    <message>
        <source>free · %1 VP</source>
        <translation>frei · %1 SP</translation>
    </message>
    <message>
        <source>%1 is left empty and is lost: %2 VP</source>
        <extracomment>What a march gives up: a province that no unit stays in, and its Victory Points</extracomment>
        <translation>%1 bleibt leer zurück und ist verloren: %2 SP</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a march</comment>
        <extracomment>What a march leads to, and what it gives up</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>own province</source>
        <comment>a province of the player himself</comment>
        <translation>eigene Provinz</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>What a province is, and through which others the march goes</extracomment>
        <translation>%1, über %2</translation>
    </message>
    <message>
        <source>Move %1 from %2</source>
        <translation>%1 aus %2 bewegen</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Versorgen</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle Armeen</translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Place a token</source>
        <translation>Marker setzen</translation>
    </message>
    <message>
        <source>Unused route %1 yields</source>
        <translation>Ungenutzte Route %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Given and got in an exchange</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Open a route to %1</source>
        <translation>Route mit %1 eröffnen</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Accept the offer of %1</source>
        <translation>Angebot von %1 annehmen</translation>
    </message>
    <message>
        <source>Decline the offer of %1</source>
        <translation>Angebot von %1 ablehnen</translation>
    </message>
    <message>
        <source>Take back the offer to %1</source>
        <translation>Angebot an %1 zurückziehen</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Buy 1 Victory Point</source>
        <translation>1 Siegpunkt kaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 a kind of army</extracomment>
        <translation>%1 ausheben</translation>
    </message>
    <message>
        <source>Build two armies</source>
        <translation>Zwei Armeen ausheben</translation>
    </message>
    <message>
        <source>%1 in %2, %3 in %4</source>
        <translation>%1 in %2, %3 in %4</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Befördern</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;
----------
A province, and the ally who gets it</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Declare war on %1</source>
        <translation>%1 den Krieg erklären</translation>
    </message>
    <message>
        <source>Forgo the rest</source>
        <translation>Auf den Rest verzichten</translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation>Aktion auslassen</translation>
    </message>
    <message>
        <source>Shift a token</source>
        <translation>Marker verschieben</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>From one path of the play-mat to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Lay 1 damage on</source>
        <translation>1 Schaden auf</translation>
    </message>
    <message>
        <source>The Barbarians keep to</source>
        <translation>Land der Barbaren</translation>
    </message>
    <message>
        <source>The Barbarians go to</source>
        <translation>Rückzug der Barbaren</translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation>Rückzug nach</translation>
    </message>
    <message>
        <source>Withdraw to</source>
        <translation>Abzug nach</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation>Einigung</translation>
    </message>
    <message>
        <source>Unify %1</source>
        <translation>%1 einen</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Double the Gold</source>
        <translation>Gold verdoppeln</translation>
    </message>
    <message>
        <source>Leave the Gold</source>
        <translation>Gold nicht verdoppeln</translation>
    </message>
    <message>
        <source>Count Victory Points and stop</source>
        <translation>Siegpunkte zählen und aufhören</translation>
    </message>
    <message>
        <source>Go on without him</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Count Victory Points</source>
        <translation>Siegpunkte zählen</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>Offer peace to %1</source>
        <translation>%1 Frieden anbieten</translation>
    </message>
    <message>
        <source>Accept the peace of %1</source>
        <translation>Frieden mit %1 annehmen</translation>
    </message>
    <message>
        <source>Decline the peace of %1</source>
        <translation>Frieden mit %1 ablehnen</translation>
    </message>
    <message>
        <source>Take back the peace offered to %1</source>
        <translation>Friedensangebot an %1 zurückziehen</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 verlässt die Partie</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <extracomment>What was tried and refused: &quot;Open a route to France&quot;</extracomment>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Not possible: %1, %2</source>
        <extracomment>What was tried and refused: the kind of command, then its object: &quot;Build Archer: London&quot;</extracomment>
        <translation>Nicht möglich: %1, %2</translation>
    </message>
    <message>
        <source>Build a Fort</source>
        <translation>Festung bauen</translation>
    </message>
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>je %n AP</numerusform>
            <numerusform>je %n AP</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1: %2</source>
        <extracomment>Whom an offer is made, and what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>An %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 there)</source>
        <extracomment>One unit of several like ones that stand in a province: &quot;1 Princess (4 there)&quot;</extracomment>
        <translation>%1 (%2 dort)</translation>
    </message>
    <message>
        <source>Make an offer to a player…</source>
        <translation>Jemandem ein Angebot machen…</translation>
    </message>
    <message>
        <source>Feed in %1</source>
        <comment>a province</comment>
        <translation>Versorgen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <extracomment>Behind &quot;2 Infantry&quot;: of so many that are there and have not been fed</extracomment>
        <translation>
            <numerusform>von %n</numerusform>
            <numerusform>von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the war lasts to the end of turn %1 at most</source>
        <extracomment>Of a war that is to be declared: its length</extracomment>
        <translation>der Krieg dauert höchstens bis Ende der Runde %1</translation>
    </message>
    <message>
        <source>No shift: all tokens stay</source>
        <translation>Nicht verschieben: alle Marker bleiben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What shifting a token does to the levels of two paths</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 stays at level %2</source>
        <extracomment>A path whose level a token more or less does not change</extracomment>
        <translation>%1 bleibt auf Stufe %2</translation>
    </message>
    <message>
        <source>%1 falls to level %2</source>
        <comment>a path</comment>
        <translation>%1 fällt auf Stufe %2</translation>
    </message>
    <message>
        <source>%1 rises to level %2</source>
        <comment>a path</comment>
        <translation>%1 steigt auf Stufe %2</translation>
    </message>
    <message>
        <source>the unfed armies die</source>
        <translation>unversorgte Armeen sterben</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>What a Unification that is not possible yet can bring: &quot;2 to 3 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 bis %n Aktion</numerusform>
            <numerusform>%1 bis %n Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Put a token on %1</source>
        <extracomment>%1 a path of the play-mat</extracomment>
        <translation>Einen Marker auf %1 legen</translation>
    </message>
    <message>
        <source>Feed %1</source>
        <translation>%1 versorgen</translation>
    </message>
    <message>
        <source>Take %1 from the unused route</source>
        <comment>%1 a resource</comment>
        <translation>Von der ungenutzten Route %1 nehmen</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 at the bank</source>
        <translation>Bei der Bank %1 gegen %2 tauschen</translation>
    </message>
    <message>
        <source>Build %1 in %2</source>
        <comment>a kind of army</comment>
        <translation>%1 in %2 ausheben</translation>
    </message>
    <message>
        <source>Build %1 in %2 and %3 in %4</source>
        <comment>kinds of army</comment>
        <translation>%1 in %2 und %3 in %4 ausheben</translation>
    </message>
    <message>
        <source>Build a Fort in %1</source>
        <translation>Eine Festung in %1 bauen</translation>
    </message>
    <message>
        <source>Promote %1 to %2</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>%1 zu %2 befördern</translation>
    </message>
    <message>
        <source>Shift a token from %1 to %2</source>
        <comment>paths of the play-mat</comment>
        <translation>Einen Marker von %1 zu %2 verschieben</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>%1 von %2 nach %3 ziehen</translation>
    </message>
    <message>
        <source>Fight the battle for %1 now</source>
        <translation>Jetzt die Schlacht um %1 schlagen</translation>
    </message>
    <message>
        <source>Strike %1</source>
        <comment>%1 a unit</comment>
        <translation>Schaden auf %1 legen</translation>
    </message>
    <message>
        <source>Keep the Barbarians in %1</source>
        <comment>%1 a country</comment>
        <translation>Die Barbaren in %1 lassen</translation>
    </message>
    <message>
        <source>Send the Barbarians to %1</source>
        <translation>Die Barbaren nach %1 schicken</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Sich nach %1 zurückziehen</translation>
    </message>
    <message>
        <source>Withdraw to %1</source>
        <translation>Nach %1 abziehen</translation>
    </message>
    <message>
        <source>Hand %1 over to %2</source>
        <comment>a province, a player</comment>
        <translation>%1 an %2 übergeben</translation>
    </message>
    <message>
        <source>Feed no other army</source>
        <translation>Keine weitere Armee versorgen</translation>
    </message>
    <message>
        <source>End your trade</source>
        <translation>Den Handel beenden</translation>
    </message>
    <message>
        <source>Leave the Princesses where they are</source>
        <translation>Die Prinzessinnen stehen lassen</translation>
    </message>
    <message>
        <source>End your moves</source>
        <translation>Die Bewegungen beenden</translation>
    </message>
    <message>
        <source>Make %1 an offer: %2</source>
        <comment>a player; what is offered: 2 Gold for 3 Weapons</comment>
        <translation>%1 ein Angebot machen: %2</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 accepts: %2.</source>
        <translation>%1 nimmt an: %2.</translation>
    </message>
    <message>
        <source>%1 declines: %2.</source>
        <extracomment>%1 a country that was made an offer, %2 what was offered</extracomment>
        <translation>%1 lehnt ab: %2.</translation>
    </message>
    <message>
        <source>Sent to %1: %2. Waiting for an answer.</source>
        <extracomment>%1 a country that was made an offer, %2 what was offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>An %1 gesandt: %2. Die Antwort steht aus.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 how an offer fared, %2 why</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Traded with %1: %2.</source>
        <extracomment>%1 a country whose offer was accepted, %2 what was given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Getauscht mit %1: %2.</translation>
    </message>
</context>
<context>
    <name>BalanceWords</name>
    <message>
        <source>never</source>
        <comment>in no game</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1, at the end</source>
        <translation>%1, am Ende</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>moved by %1 (%2 to %3)</source>
        <translation>um %1 verändert (%2 bis %3)</translation>
    </message>
    <message>
        <source>no more than chance does</source>
        <translation>nicht mehr, als der Zufall bewirkt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had no end and do not count</source>
        <translation>
            <numerusform>%n Partie hatte kein Ende und zählt nicht</numerusform>
            <numerusform>%n Partien hatten kein Ende und zählen nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) a computer player tried what the rules refuse</source>
        <translation>
            <numerusform>In %n Partie versuchte ein Computer, was die Regeln nicht zulassen</numerusform>
            <numerusform>In %n Partien versuchte ein Computer, was die Regeln nicht zulassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins %2, too much.</source>
        <comment>%1 a country, %2 35 %</comment>
        <translation>%1 gewinnt %2, zu viel.</translation>
    </message>
    <message>
        <source>%1 wins %2, too little.</source>
        <comment>%1 a country, %2 16 %</comment>
        <translation>%1 gewinnt %2, zu wenig.</translation>
    </message>
    <message>
        <source>more than its share</source>
        <comment>a country wins so often</comment>
        <translation>mehr als der faire Anteil</translation>
    </message>
    <message>
        <source>less than its share</source>
        <comment>a country wins so often</comment>
        <translation>weniger als der faire Anteil</translation>
    </message>
    <message>
        <source>a fair share, as far as chance lets it be seen</source>
        <comment>a country wins so often</comment>
        <translation>ein fairer Anteil, soweit der Zufall das erkennen lässt</translation>
    </message>
    <message>
        <source>%1 points less than before (%2 to %3)</source>
        <comment>%1 of a hundred games</comment>
        <translation>%1 Punkte weniger als zuvor (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 points more than before (%2 to %3)</source>
        <comment>%1 of a hundred games</comment>
        <translation>%1 Punkte mehr als zuvor (%2 bis %3)</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>what was changed since a report</comment>
        <translation>Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>names of provinces</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Never taken in %1 games: %2</source>
        <comment>%2 names of provinces</comment>
        <translation>In %1 Partien nie eingenommen: %2</translation>
    </message>
    <message>
        <source>Who plays at place %1 wins %2, too much.</source>
        <comment>%1 in the order of play</comment>
        <translation>Wer an %1. Stelle spielt, gewinnt %2, zu viel.</translation>
    </message>
    <message>
        <source>Who plays at place %1 wins %2, too little.</source>
        <comment>%1 in the order of play</comment>
        <translation>Wer an %1. Stelle spielt, gewinnt %2, zu wenig.</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Games last %1 turns, %2 before</source>
        <translation>Partien dauern %1 Runden, zuvor %2</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>a view of the editor: the game&apos;s figures</comment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <comment>%1 a way to play, %2 41 %</comment>
        <translation>%1 gewinnt %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds</comment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Victories of countries</source>
        <translation>Siege der Länder</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Partien mit</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Times a seat and game</source>
        <translation>Anzahl je Platz und Partie</translation>
    </message>
    <message>
        <source>Games ended by</source>
        <translation>Partien beendet durch</translation>
    </message>
    <message>
        <source>Seats, %1</source>
        <translation>Plätze, %1</translation>
    </message>
    <message>
        <source>Victories, %1</source>
        <translation>Siege, %1</translation>
    </message>
    <message>
        <source>Games with, %1</source>
        <translation>Partien: %1</translation>
    </message>
</context>
<context>
    <name>Battles</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n Festung</numerusform>
            <numerusform>%n Festungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losses of %1: %2 · %n Victory Point(s) for %3</source>
        <extracomment>%1 a country or the Barbarians, %2 its units, %3 the country that gets the Victory Points</extracomment>
        <translation>
            <numerusform>Verluste (%1): %2 · %n Siegpunkt für %3</numerusform>
            <numerusform>Verluste (%1): %2 · %n Siegpunkte für %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of %1: %2</source>
        <comment>a country or the Barbarians, and its units</comment>
        <translation>Verluste (%1): %2</translation>
    </message>
    <message>
        <source>Withdrawal of %1 to %3: %2</source>
        <extracomment>%1 a country or the Barbarians, %2 its units, %3 a province</extracomment>
        <translation>Abzug nach %3 (%1): %2</translation>
    </message>
    <message>
        <source>Retreat of %1 to %3: %2</source>
        <translation>Rückzug nach %3 (%1): %2</translation>
    </message>
    <message>
        <source>No way out for %1: %2 lost</source>
        <extracomment>%1 a country or the Barbarians, %2 its units: there is no province to go to</extracomment>
        <translation>Kein Ausweg für %1: %2 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%1 survives with %n damage</source>
        <comment>a unit, named with its owner</comment>
        <translation>
            <numerusform>%1 überlebt mit %n Schaden</numerusform>
            <numerusform>%1 überlebt mit %n Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Schlacht um %1</translation>
    </message>
    <message>
        <source>%1 strikes with %2, %3 with %4.</source>
        <extracomment>Attacker and its power, defender and its power</extracomment>
        <translation>Stärke: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Nobody holds %1 now</source>
        <comment>a province</comment>
        <translation>%1 gehört niemandem</translation>
    </message>
    <message>
        <source>%2 stays with %1</source>
        <comment>%1 a country or the Barbarians, %2 a province</comment>
        <translation>%2 bleibt bei %1</translation>
    </message>
    <message numerus="yes">
        <source>%2 goes to %1: %n Victory Point(s)</source>
        <comment>%1 a country, %2 a province that changes hands</comment>
        <translation>
            <numerusform>%2 geht an %1: %n Siegpunkt</numerusform>
            <numerusform>%2 geht an %1: %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat of %1: %2</source>
        <extracomment>%1 the Barbarians, %2 their units; where to is chosen later</extracomment>
        <translation>Rückzug (%1): %2</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 cannot enter %2 from %3</source>
        <translation>%1 kann nicht von %3 nach %2 ziehen</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1 kann nicht ziehen</translation>
    </message>
    <message>
        <source>%1 cannot be built in %2</source>
        <translation>%1 in %2: nicht möglich</translation>
    </message>
    <message>
        <source>A Fort cannot be built in %1</source>
        <translation>Festung in %1: nicht möglich</translation>
    </message>
    <message>
        <source>%1 cannot be fed</source>
        <translation>%1 kann nicht versorgt werden</translation>
    </message>
    <message>
        <source>%1 cannot be unified now</source>
        <translation>%1 kann jetzt nicht geeint werden</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Princesses move after the armies</source>
        <translation>Prinzessinnen ziehen nach den Armeen</translation>
    </message>
    <message>
        <source>%1 cannot go from %3 to %2</source>
        <extracomment>%1 those of the chosen units that cannot: &quot;2 Infantry&quot;, &quot;1 Infantry, 2 Archers&quot;</extracomment>
        <translation>Kein Zug von %3 nach %2: %1</translation>
    </message>
    <message>
        <source>Some damage is not laid yet</source>
        <translation>Noch ist nicht aller Schaden verteilt</translation>
    </message>
    <message>
        <source>No damage can be laid on %1</source>
        <extracomment>%1 a unit in battle: &quot;Infantry no. 1 of Burgundy&quot;</extracomment>
        <translation>Kein Schaden möglich auf: %1</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Then choose where on the map.</source>
        <translation>Danach auf der Karte wählen, wo.</translation>
    </message>
    <message>
        <source>Two armies…</source>
        <translation>Zwei Armeen…</translation>
    </message>
    <message>
        <source>Warlord: two armies with one Action</source>
        <translation>Kriegsherr: zwei Armeen mit einer Aktion</translation>
    </message>
    <message>
        <source>Then choose where on the map, for one after the other.</source>
        <translation>Danach auf der Karte wählen, wo: eine nach der anderen.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two armies: &quot;Infantry and Archer&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>renewed, until turn %1</source>
        <translation>erneuert, bis Runde %1</translation>
    </message>
    <message>
        <source>%1 and peace</source>
        <translation>%1 und der Frieden</translation>
    </message>
    <message>
        <source>%1 is at war with nobody.</source>
        <translation>%1 führt mit niemandem Krieg.</translation>
    </message>
    <message>
        <source>Nothing can be handed over now.</source>
        <translation>Zurzeit lässt sich nichts übergeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Befördern…</translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s) a step</source>
        <translation>
            <numerusform>%n Ware je Schritt</numerusform>
            <numerusform>%n Waren je Schritt</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare war…</source>
        <translation>Krieg erklären…</translation>
    </message>
    <message numerus="yes">
        <source>on one of %n player(s)</source>
        <translation>
            <numerusform>an einen Gegner</numerusform>
            <numerusform>an einen von %n Gegnern</numerusform>
        </translation>
    </message>
    <message>
        <source>Then choose where on the map, unless there is one place only.</source>
        <translation>Danach auf der Karte wählen, wo, außer es gibt nur einen Ort.</translation>
    </message>
    <message>
        <source>War begins at once and takes this Action. Both sides may attack each other until turn %1 is over, until they agree on peace, or until a turn ends in which neither dealt damage.</source>
        <translation>Der Krieg beginnt sofort und kostet diese Aktion. Beide Seiten dürfen einander angreifen, bis Runde %1 vorbei ist, bis sie Frieden schließen oder bis eine Runde endet, in der keine Seite Schaden zufügt.</translation>
    </message>
    <message>
        <source>Built in %1, your only province.</source>
        <translation>Möglich nur hier: %1, keine andere Provinz ist in eigenem Besitz.</translation>
    </message>
    <message>
        <source>Built in %1, the only place where it can be.</source>
        <translation>Ort: %1, der einzig mögliche.</translation>
    </message>
    <message>
        <source>power %1, toughness %2</source>
        <extracomment>Of a kind of unit: the damage that it deals, and that destroys it</extracomment>
        <translation>Stärke %1, Leben %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats nothing · %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 · isst nichts · %n SP</numerusform>
            <numerusform>%1 · isst nichts · %n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats %n Food a turn</source>
        <extracomment>%1: what an army deals and withstands; %n: what it eats in each turn&apos;s Upkeep</extracomment>
        <translation>
            <numerusform>%1 · isst %n Nahrung je Runde</numerusform>
            <numerusform>%1 · isst %n Nahrung je Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: build what?</source>
        <translation>%1: Was bauen?</translation>
    </message>
    <message>
        <source>%1: declare war on whom?</source>
        <translation>%1: Wem den Krieg erklären?</translation>
    </message>
    <message>
        <source>%1: hand over which province?</source>
        <translation>%1: Welche Provinz übergeben?</translation>
    </message>
    <message>
        <source>%1: which token goes to %2?</source>
        <extracomment>%1 a player, %2 a path of the play-mat</extracomment>
        <translation>%1: Welcher Marker kommt auf %2?</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>The last token of a path of the play-mat</extracomment>
        <translation>Von %1</translation>
    </message>
</context>
<context>
    <name>ClashWords</name>
    <message>
        <source>Outline of %1</source>
        <comment>of a province</comment>
        <translation>Umriss von %1</translation>
    </message>
    <message>
        <source>taken out</source>
        <comment>a value of the file</comment>
        <translation>entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>a layer of the map</comment>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Relief</source>
        <comment>a layer of the map</comment>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>a layer of the map</comment>
        <translation>Wälder</translation>
    </message>
    <message>
        <source>Lakes</source>
        <comment>a layer of the map</comment>
        <translation>Binnenseen</translation>
    </message>
    <message>
        <source>Outlines</source>
        <comment>of all provinces</comment>
        <translation>Umrisse</translation>
    </message>
    <message numerus="yes">
        <source>Outlines: %1 and %n more</source>
        <comment>%1 names of provinces</comment>
        <translation>
            <numerusform>Umrisse: %1 und %n weiterer</numerusform>
            <numerusform>Umrisse: %1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlines: %1</source>
        <comment>names of provinces</comment>
        <translation>Umrisse: %1</translation>
    </message>
</context>
<context>
    <name>CourseWords</name>
    <message>
        <source>%1 declares war on %2</source>
        <translation>%1 erklärt %2 den Krieg</translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation>%1 ist geeint</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 verlässt die Partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead: %n Victory Point(s)</source>
        <extracomment>A country has more Victory Points than any other now</extracomment>
        <translation>
            <numerusform>%1 übernimmt die Führung: %n Siegpunkt</numerusform>
            <numerusform>%1 übernimmt die Führung: %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bloodiest battle: %1, %n fall</source>
        <translation>
            <numerusform>Die blutigste Schlacht: %1, %n Einheit fällt</numerusform>
            <numerusform>Die blutigste Schlacht: %1, %n Einheiten fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the Capital of %2, falls to %3</source>
        <extracomment>A Capital, whose it is, and who takes it</extracomment>
        <translation>%1, Hauptstadt von %2, fällt an %3</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>the sea</source>
        <comment>beside a line that moved</comment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>land out of play</source>
        <comment>beside a line that moved</comment>
        <translation>Land außerhalb des Spiels</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two neighbours whose border moved</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>border moved</source>
        <comment>of two neighbours</comment>
        <translation>Grenze verschoben</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;Maps…</source>
        <comment>the page with all maps, to begin or go on with one</comment>
        <translation>&amp;Karten…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Back to the &amp;games</source>
        <comment>from the editor</comment>
        <translation>Zurück zu den &amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find a province</source>
        <translation>Provinz &amp;finden</translation>
    </message>
    <message>
        <source>Re&amp;name the province</source>
        <translation>Provinz umbe&amp;nennen</translation>
    </message>
    <message>
        <source>&amp;Choose none</source>
        <comment>no province</comment>
        <translation>&amp;Keine wählen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Ganze Karte</translation>
    </message>
    <message>
        <source>&amp;Yields on the map</source>
        <comment>shows what each province yields and is worth</comment>
        <translation>&amp;Erträge auf der Karte</translation>
    </message>
    <message>
        <source>Put the panels &amp;back in place</source>
        <translation>Bereiche &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Test-play</source>
        <comment>begins a game on the map as it is now</comment>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <comment>of Inkscape and others</comment>
        <translation>Zeichnung &amp;importieren…</translation>
    </message>
    <message>
        <source>Your &amp;first map in 15 minutes</source>
        <comment>a guide that is played step by step</comment>
        <translation>Die &amp;erste Karte in 15 Minuten</translation>
    </message>
    <message>
        <source>&amp;Pack for friends…</source>
        <comment>writes the map as one file to send</comment>
        <translation>Für &amp;Freunde packen…</translation>
    </message>
    <message>
        <source>Export for &amp;drawing…</source>
        <comment>the map, for Inkscape</comment>
        <translation>Zum Zeichnen e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Play 1,000 &amp;games</source>
        <comment>by computer players, on the map as it is now</comment>
        <translation>1.000 Partien &amp;spielen</translation>
    </message>
    <message>
        <source>Go to panel %1</source>
        <comment>1 the map, 3 the Province panel ...</comment>
        <translation>Zu Bereich %1 gehen</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Turn {0}.</source>
        <translation>Runde {0}.</translation>
    </message>
    <message>
        <source>Phase: {0}.</source>
        <extracomment>{0} a phase</extracomment>
        <translation>Phase: {0}.</translation>
    </message>
    <message>
        <source>{0} places a Development Token: {1} {2}.</source>
        <extracomment>{0} seat, {1} path, {2} level</extracomment>
        <translation>{0} setzt einen Entwicklungsmarker: {1} {2}.</translation>
    </message>
    <message>
        <source>{0} shifts a Development Token from {1} to {2}.</source>
        <translation>{0} verschiebt einen Entwicklungsmarker: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} in {1} is fed: Food {2}.</source>
        <translation>{0} in {1} wird versorgt: Nahrung {2}.</translation>
    </message>
    <message>
        <source>{0} in {1} starves.</source>
        <translation>{0} in {1} verhungert.</translation>
    </message>
    <message>
        <source>{0} gathers: Food {1}, Products {2}, Weapons {3}, Gold {4}.</source>
        <extracomment>{0} seat, {1} Food, {2} Products, {3} Weapons, {4} Gold</extracomment>
        <translation>{0} sammelt: Nahrung {1}, Waren {2}, Waffen {3}, Gold {4}.</translation>
    </message>
    <message>
        <source>{0}, unused route {1}: {2} 1.</source>
        <extracomment>{0} seat, {1} which route, {2} resource</extracomment>
        <translation>{0}, ungenutzte Route {1}: {2} 1.</translation>
    </message>
    <message>
        <source>{0} and the bank: {2} {1} for {3} 1.</source>
        <extracomment>{0} seat, {1} amount, {2} resource given, {3} resource got</extracomment>
        <translation>{0} und die Bank: {2} {1} gegen {3} 1.</translation>
    </message>
    <message>
        <source>{0} opens a Trade Route with {1}.</source>
        <translation>{0} eröffnet eine Handelsroute mit {1}.</translation>
    </message>
    <message>
        <source>{0} makes an offer to {1}.</source>
        <translation>{0} macht {1} ein Angebot.</translation>
    </message>
    <message>
        <source>{0} accepts the offer of {1}.</source>
        <translation>{0} nimmt das Angebot von {1} an.</translation>
    </message>
    <message>
        <source>{0} declines the offer of {1}.</source>
        <translation>{0} lehnt das Angebot von {1} ab.</translation>
    </message>
    <message>
        <source>{0} retracts the offer to {1}.</source>
        <translation>{0} zieht das Angebot an {1} zurück.</translation>
    </message>
    <message>
        <source>{0} buys a Victory Point: Gold {1}.</source>
        <translation>{0} kauft einen Siegpunkt: Gold {1}.</translation>
    </message>
    <message>
        <source>{0} is done with Trade.</source>
        <translation>{0} hat den Handel beendet.</translation>
    </message>
    <message>
        <source>{0} passes.</source>
        <translation>{0} passt.</translation>
    </message>
    <message>
        <source>{0} is raised in {1}.</source>
        <extracomment>{0} unit, {1} province</extracomment>
        <translation>{0} wird in {1} ausgehoben.</translation>
    </message>
    <message>
        <source>{0} is built in {1}.</source>
        <translation>{0} wird in {1} gebaut.</translation>
    </message>
    <message>
        <source>{0} becomes {1} in {2}.</source>
        <extracomment>{0} unit as it was, {1} unit as it is, {2} province</extracomment>
        <translation>{0} wird in {2} zu {1}.</translation>
    </message>
    <message>
        <source>{0} buys an extra Action: Gold {1}.</source>
        <translation>{0} kauft eine zusätzliche Aktion: Gold {1}.</translation>
    </message>
    <message>
        <source>{0} declares war on {1}.</source>
        <translation>{0} erklärt {1} den Krieg.</translation>
    </message>
    <message>
        <source>{0} offers peace to {1}.</source>
        <translation>{0} bietet {1} Frieden an.</translation>
    </message>
    <message>
        <source>{0} declines the peace of {1}.</source>
        <translation>{0} lehnt das Friedensangebot von {1} ab.</translation>
    </message>
    <message>
        <source>{0} retracts the offer of peace to {1}.</source>
        <translation>{0} zieht das Friedensangebot an {1} zurück.</translation>
    </message>
    <message>
        <source>Peace between {0} and {1}.</source>
        <translation>Frieden zwischen {0} und {1}.</translation>
    </message>
    <message>
        <source>The war between {0} and {1} ends with this turn.</source>
        <translation>Der Krieg zwischen {0} und {1} endet mit dieser Runde.</translation>
    </message>
    <message>
        <source>{0}: {1} to {2}.</source>
        <extracomment>{0} unit, {1} from, {2} to</extracomment>
        <translation>{0}: {1} → {2}.</translation>
    </message>
    <message>
        <source>Battle of {0}: {1} against {2}, power {3} against {4}.</source>
        <extracomment>{0} province, {1} attacker, {2} defender, {3} power of the attacker, {4} power of the defender</extracomment>
        <translation>Schlacht um {0}: {1} gegen {2}, Stärke {3} gegen {4}.</translation>
    </message>
    <message>
        <source>{0} in {2}: damage {1}.</source>
        <extracomment>{0} unit, {1} damage, {2} province</extracomment>
        <translation>{0} in {2}: Schaden {1}.</translation>
    </message>
    <message>
        <source>{0} falls in {1}. {2}: Victory Points {3}.</source>
        <extracomment>{0} unit, {1} province, {2} who gets the Victory Points, {3} Victory Points</extracomment>
        <translation>{0} fällt in {1}. {2}: Siegpunkte {3}.</translation>
    </message>
    <message>
        <source>{0} retreats: {1} to {2}.</source>
        <translation>{0} zieht sich zurück: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is lost.</source>
        <translation>{0} kann sich aus {1} nicht zurückziehen und ist verloren.</translation>
    </message>
    <message>
        <source>{0} withdraws: {1} to {2}.</source>
        <translation>{0} zieht ab: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t withdraw from {1} and is lost.</source>
        <translation>{0} kann aus {1} nicht abziehen und ist verloren.</translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is removed.</source>
        <translation>{0} kann sich aus {1} nicht zurückziehen und wird entfernt.</translation>
    </message>
    <message>
        <source>{0} is conquered by {1}.</source>
        <extracomment>{0} province, {1} new owner</extracomment>
        <translation>{1} erobert {0}.</translation>
    </message>
    <message>
        <source>{0} is taken by {1}.</source>
        <translation>{1} nimmt {0} ein.</translation>
    </message>
    <message>
        <source>{0} is free.</source>
        <translation>{0} ist frei.</translation>
    </message>
    <message>
        <source>{0} passes to {1}.</source>
        <translation>{0} geht an {1}.</translation>
    </message>
    <message>
        <source>{0} strikes again.</source>
        <translation>{0} schlägt erneut zu.</translation>
    </message>
    <message>
        <source>{0} is united: Actions {1}.</source>
        <extracomment>{0} seat, {1} number of Actions</extracomment>
        <translation>{0} ist geeint: Aktionen {1}.</translation>
    </message>
    <message>
        <source>{0} doubles Gold: {1} to {2}.</source>
        <translation>{0} verdoppelt Gold: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} gives back what is above the limit: {1} {2}.</source>
        <extracomment>{0} seat, {1} resource, {2} amount</extracomment>
        <translation>{0} gibt ab, was über der Grenze liegt: {1} {2}.</translation>
    </message>
    <message>
        <source>{0} leaves the game.</source>
        <translation>{0} verlässt die Partie.</translation>
    </message>
    <message>
        <source>{0} has voted.</source>
        <translation>{0} hat abgestimmt.</translation>
    </message>
    <message>
        <source>The time is up: turn {0} is the last.</source>
        <translation>Die Zeit ist um: Runde {0} ist die letzte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Asked now: {0}.</source>
        <translation>Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} to {3}.</source>
        <translation>{0}: {1} {2} → {3}.</translation>
    </message>
    <message>
        <source>{0}: tokens on {1} {2} to {3}.</source>
        <translation>{0}: Marker {1} {2} → {3}.</translation>
    </message>
    <message>
        <source>{0}: lasting Victory Points {1} to {2}.</source>
        <translation>{0}: bleibende Siegpunkte {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} has changed.</source>
        <extracomment>{0} unit, {1} province it was in or none, {2} province it is in or none</extracomment>
        <translation>{0} hat sich geändert.</translation>
    </message>
    <message>
        <source>The Barbarians of {0} have changed.</source>
        <translation>Die Barbaren in {0} haben sich geändert.</translation>
    </message>
    <message>
        <source>War or peace between {0} and {1} has changed.</source>
        <translation>Krieg oder Frieden zwischen {0} und {1} hat sich geändert.</translation>
    </message>
    <message>
        <source>The Trade Routes have changed.</source>
        <translation>Die Handelsrouten haben sich geändert.</translation>
    </message>
    <message>
        <source>The offers have changed.</source>
        <translation>Die Angebote haben sich geändert.</translation>
    </message>
    <message>
        <source>The offers of peace have changed.</source>
        <translation>Die Friedensangebote haben sich geändert.</translation>
    </message>
    <message>
        <source>The battle of {0} has changed.</source>
        <translation>Die Schlacht um {0} hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>The map could not be written to %1: %2. Choose another place.</source>
        <extracomment>%1 a file, %2 what the system says of it</extracomment>
        <translation>Die Karte konnte nicht nach %1 geschrieben werden: %2. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>There is no map to be exported.</source>
        <translation>Es gibt keine Karte zu exportieren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of an exported map: the scenario&apos;s name and the variant&apos;s</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a map.</source>
        <translation>Für eine so große Karte reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>×%L1</source>
        <extracomment>How often a symbol counts: &quot;×2&quot;</extracomment>
        <translation>×%L1</translation>
    </message>
    <message>
        <source>%L1:1</source>
        <extracomment>The bank&apos;s rate: so many of one kind for one of another</extracomment>
        <translation>%L1:1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Tokens: %1 / %2 / %3</source>
        <extracomment>Tokens to step up to a level, on the three paths of the play-mat</extracomment>
        <translation>Marker: %1 / %2 / %3</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routen</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Aktionspunkte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>path and level</comment>
        <extracomment>A path of the play-mat and the level of it: &quot;Production IV&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Eats</source>
        <translation>Isst</translation>
    </message>
    <message>
        <source>VP for its death</source>
        <translation>SP für ihren Tod</translation>
    </message>
    <message>
        <source>Victory at %1 VP, or after turn %2.</source>
        <translation>Sieg bei %1 SP oder nach Runde %2.</translation>
    </message>
    <message>
        <source>VP of a province: common %1, contested %2, Trade Center %3, Capital %4; a Fort %5; a leader %6; a Barbarian %7.</source>
        <translation>SP einer Provinz: gewöhnlich %1, umstritten %2, Handelszentrum %3, Hauptstadt %4; eine Festung %5; ein Titel %6; ein Barbar %7.</translation>
    </message>
    <message numerus="yes">
        <source>1 VP costs %n Gold.</source>
        <translation>
            <numerusform>1 SP kostet %n Gold.</numerusform>
            <numerusform>1 SP kostet %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A promotion costs %n Product(s) a step.</source>
        <translation>
            <numerusform>Eine Beförderung kostet %n Ware je Schritt.</numerusform>
            <numerusform>Eine Beförderung kostet %n Waren je Schritt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more Action(s) at %1 Gold each.</source>
        <translation>
            <numerusform>Meisterhändler: %n weitere Aktion für %1 Gold.</numerusform>
            <numerusform>Meisterhändler: %n weitere Aktionen für je %1 Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of each resource at most %1 are kept.</source>
        <translation>Von jedem Rohstoff bleiben höchstens %1.</translation>
    </message>
    <message>
        <source>Offers to each partner in a phase: at most %1.</source>
        <translation>Angebote an jeden Partner in einer Phase: höchstens %1.</translation>
    </message>
    <message numerus="yes">
        <source>A war lasts %n turn(s) at most.</source>
        <translation>
            <numerusform>Ein Krieg dauert höchstens %n Runde.</numerusform>
            <numerusform>Ein Krieg dauert höchstens %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forts in a province: at most %1.</source>
        <translation>Festungen in einer Provinz: höchstens %1.</translation>
    </message>
    <message>
        <source>Each begins with %1, and %2.</source>
        <translation>Alle beginnen mit %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n Marker zum Setzen</numerusform>
            <numerusform>%n Markern zum Setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Barbarians from turn %1 on: power and toughness %2.</source>
        <translation>Barbaren ab Runde %1: Stärke und Leben %2.</translation>
    </message>
    <message>
        <source>The figures of this table</source>
        <translation>Die Zahlen dieses Tisches</translation>
    </message>
    <message>
        <source>Where the page below names other figures, these are the ones that count: they stand in the scenario that is played.</source>
        <translation>Wo die Seite unten andere Zahlen nennt, gelten diese: Sie stehen im gespielten Szenario.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Figures from one to another: &quot;1 to 3&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 at first</source>
        <extracomment>How strong a Barbarian army is: &quot;1 at first, 2 from turn 4 on&quot;</extracomment>
        <translation>%1 am Anfang</translation>
    </message>
    <message>
        <source>%1 from turn %2 on</source>
        <translation>%1 ab Runde %2</translation>
    </message>
    <message>
        <source>%1 (losses: %2)</source>
        <extracomment>Units that win a battle, and how many of them die in it: &quot;2 Infantry (losses: 1)&quot;</extracomment>
        <translation>%1 (Verluste: %2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>One or the other is enough</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>How many are placed before the first turn</extracomment>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>Early land is cheap land.</source>
        <extracomment>The first turns are the time to take land: Barbarians get stronger</extracomment>
        <translation>Frühes Land ist billiges Land.</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>From one number of Actions to another: &quot;2 to 9 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 bis %n Aktion</numerusform>
            <numerusform>%1 bis %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clears it too, but falls; a Princess may walk in then.</source>
        <extracomment>%1 &quot;1 Infantry&quot;; it: the province</extracomment>
        <translation>Auch %1 macht sie frei, fällt aber; dann kann eine Prinzessin hineinziehen.</translation>
    </message>
    <message>
        <source>To take the province of one Barbarian army of %1 you need %2.</source>
        <extracomment>%1 its power and toughness, %2 units that win</extracomment>
        <translation>Um die Provinz einer Barbarenarmee der Stärke %1 zu nehmen, braucht es %2.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file can&apos;t be examined: {0}</source>
        <translation>Die Datei lässt sich nicht prüfen: {0}</translation>
    </message>
    <message>
        <source>This is no regular file; choose another name: {0}</source>
        <translation>Das ist keine gewöhnliche Datei; einen anderen Namen wählen: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: {0}</source>
        <translation>Die Datei lässt sich nicht schreiben: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be forced to the disk: {0}</source>
        <translation>Die Datei lässt sich nicht sicher auf den Datenträger bringen: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened for writing: {0}</source>
        <translation>Die Datei lässt sich nicht zum Schreiben öffnen: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be replaced: {0}</source>
        <translation>Die Datei lässt sich nicht ersetzen: {0}</translation>
    </message>
    <message>
        <source>The folder can&apos;t be made: {0}</source>
        <translation>Der Ordner kann nicht angelegt werden: {0}</translation>
    </message>
    <message>
        <source>The file has become shorter: {0}</source>
        <translation>Die Datei ist kürzer geworden: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be cut: {0}</source>
        <translation>Die Datei lässt sich nicht kürzen: {0}</translation>
    </message>
    <message>
        <source>There is no such file, or it may not be read.</source>
        <translation>Diese Datei gibt es nicht, oder sie darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This is no regular file; choose a file, not a folder, pipe or device.</source>
        <translation>Das ist keine gewöhnliche Datei; eine Datei wählen, keinen Ordner und kein Gerät.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>Die Datei darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is larger than {0} bytes, the most that is read.</source>
        <translation>Die Datei ist größer als {0} Bytes, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read to its end.</source>
        <translation>Die Datei lässt sich nicht bis zum Ende lesen.</translation>
    </message>
    <message>
        <source>Give a plain file name, without a folder.</source>
        <translation>Nur einen Dateinamen angeben, ohne Ordner.</translation>
    </message>
    <message>
        <source>This is a link that leads out of the folder; put a copy there.</source>
        <translation>Das ist ein Verweis, der aus dem Ordner hinausführt; stattdessen eine Kopie hineinlegen.</translation>
    </message>
    <message>
        <source>The picture is larger than {0} bytes, the most that is read.</source>
        <translation>Das Bild ist größer als {0} Bytes, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>Compressed pictures (svgz) are not read; save it as plain SVG.</source>
        <translation>Gepackte Bilder (svgz) werden nicht gelesen; als einfaches SVG speichern.</translation>
    </message>
    <message>
        <source>The picture is not UTF-8 text; save it as UTF-8.</source>
        <translation>Das Bild ist kein UTF-8-Text; als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The picture has more than {0} elements.</source>
        <translation>Das Bild hat mehr als {0} Elemente.</translation>
    </message>
    <message>
        <source>The picture has more than {0} attributes.</source>
        <translation>Das Bild hat mehr als {0} Attribute.</translation>
    </message>
    <message>
        <source>This is no XML: {0}.</source>
        <translation>Das ist kein XML: {0}.</translation>
    </message>
    <message>
        <source>This is no SVG: its first element must be `svg`.</source>
        <translation>Das ist kein SVG: Sein erstes Element muss `svg` sein.</translation>
    </message>
    <message>
        <source>The viewBox must be `0 0 WIDTH HEIGHT`.</source>
        <translation>Die viewBox muss `0 0 WIDTH HEIGHT` lauten.</translation>
    </message>
    <message>
        <source>The picture needs a viewBox, or width and height, of 1 to {0} units.</source>
        <translation>Das Bild braucht eine viewBox oder Breite und Höhe, von 1 bis {0} Einheiten.</translation>
    </message>
    <message>
        <source>Groups are nested deeper than {0}.</source>
        <translation>Die Gruppen sind tiefer als {0} verschachtelt.</translation>
    </message>
    <message>
        <source>`{0}` is not read; take it out of the picture.</source>
        <translation>`{0}` wird nicht gelesen; aus dem Bild entfernen.</translation>
    </message>
    <message>
        <source>Only g and path are read; turn other shapes into paths.</source>
        <translation>Nur g und path werden gelesen; andere Formen in Pfade umwandeln.</translation>
    </message>
    <message>
        <source>A DOCTYPE is not read; take it out.</source>
        <translation>Ein DOCTYPE wird nicht gelesen; entfernen.</translation>
    </message>
    <message>
        <source>Processing instructions are not read; take it out.</source>
        <translation>Verarbeitungsanweisungen werden nicht gelesen; entfernen.</translation>
    </message>
    <message>
        <source>The attribute `{0}` could start something; take it out.</source>
        <translation>Das Attribut `{0}` könnte etwas starten; entfernen.</translation>
    </message>
    <message>
        <source>References out of the picture are not followed; take it out.</source>
        <translation>Verweise aus dem Bild hinaus werden nicht verfolgt; entfernen.</translation>
    </message>
    <message>
        <source>Transforms are not read; apply them to the paths.</source>
        <translation>Transformationen werden nicht gelesen; auf die Pfade anwenden.</translation>
    </message>
    <message>
        <source>{0} (at character {1} of the path&apos;s data)</source>
        <translation>{0} (Zeichen {1} der Pfaddaten)</translation>
    </message>
    <message>
        <source>Behind `prov-` or `calm-` must stand a province&apos;s id.</source>
        <translation>Hinter `prov-` oder `calm-` muss die Kennung einer Provinz stehen.</translation>
    </message>
    <message>
        <source>The outline of `{0}` has no area.</source>
        <translation>Der Umriss von `{0}` hat keine Fläche.</translation>
    </message>
    <message>
        <source>The outline of `{0}` is given twice; keep one path.</source>
        <translation>Der Umriss von `{0}` ist zweimal da; einen Pfad behalten.</translation>
    </message>
    <message>
        <source>The picture measures {0} x {1}, the scenario says {2} x {3}.</source>
        <translation>Das Bild misst {0} x {1}, das Szenario sagt {2} x {3}.</translation>
    </message>
    <message>
        <source>The picture has no path `prov-{0}`.</source>
        <translation>Dem Bild fehlt der Pfad `prov-{0}`.</translation>
    </message>
    <message>
        <source>The picture has a path `prov-{0}`, but the scenario has no such province.</source>
        <translation>Das Bild hat einen Pfad `prov-{0}`, aber das Szenario kennt keine solche Provinz.</translation>
    </message>
    <message>
        <source>The picture&apos;s outlines are too dense to be compared.</source>
        <translation>Die Umrisse des Bildes sind zu dicht, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch in the picture, but are not linked.</source>
        <translation>`{0}` und `{1}` berühren sich im Bild, sind aber nicht verbunden.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch in the picture and need no sea lane.</source>
        <translation>`{0}` und `{1}` berühren sich im Bild und brauchen keinen Seeweg.</translation>
    </message>
    <message>
        <source>A scenario begins with `format: marches-scenario {0}`.</source>
        <translation>Ein Szenario beginnt mit `format: marches-scenario {0}`.</translation>
    </message>
    <message>
        <source>It is based on a scenario of another game.</source>
        <translation>Es beruht auf dem Szenario eines anderen Spiels.</translation>
    </message>
    <message>
        <source>Give the id of a bundled scenario, or the name of a file beside this one: NAME.yaml, without a folder.</source>
        <translation>Die Kennung eines mitgelieferten Szenarios angeben oder den Namen einer Datei neben dieser: NAME.yaml, ohne Ordner.</translation>
    </message>
    <message>
        <source>There are no bundled scenarios here.</source>
        <translation>Mitgelieferte Szenarien gibt es hier nicht.</translation>
    </message>
    <message>
        <source>This scenario is in no folder yet; save it beside the other.</source>
        <translation>Dieses Szenario liegt noch in keinem Ordner; neben dem anderen speichern.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be read: {1}</source>
        <translation>`{0}` lässt sich nicht lesen: {1}</translation>
    </message>
    <message>
        <source>It is based on itself, or on too long a row of scenarios.</source>
        <translation>Es beruht auf sich selbst oder auf einer zu langen Reihe von Szenarien.</translation>
    </message>
    <message>
        <source>Provinces times variants are more than {0}.</source>
        <translation>Provinzen mal Varianten sind mehr als {0}.</translation>
    </message>
    <message>
        <source>A variant can&apos;t change `{0}`.</source>
        <translation>Eine Variante kann `{0}` nicht ändern.</translation>
    </message>
    <message>
        <source>Here must stand a map: lines of `key: value`.</source>
        <translation>Hier muss eine Zuordnung stehen: Zeilen aus `key: value`.</translation>
    </message>
    <message>
        <source>Here must stand a list: [a, b, c].</source>
        <translation>Hier muss eine Liste stehen: [a, b, c].</translation>
    </message>
    <message>
        <source>Here must stand a single word or text.</source>
        <translation>Hier muss ein einzelnes Wort oder ein Text stehen.</translation>
    </message>
    <message>
        <source>The key `{0}` is missing here.</source>
        <translation>Der Schlüssel `{0}` fehlt hier.</translation>
    </message>
    <message>
        <source>The key `{0}` means nothing here and is not read. Known: {1}.</source>
        <translation>Der Schlüssel `{0}` hat hier keine Bedeutung und wird nicht gelesen. Bekannt sind: {1}.</translation>
    </message>
    <message>
        <source>Here must stand a whole number from {0} to {1}.</source>
        <translation>Hier muss eine ganze Zahl von {0} bis {1} stehen.</translation>
    </message>
    <message>
        <source>{0} is out of range: from {1} to {2}.</source>
        <translation>{0} liegt außerhalb: von {1} bis {2}.</translation>
    </message>
    <message>
        <source>Here must stand a number from {0} to {1}.</source>
        <translation>Hier muss eine Zahl von {0} bis {1} stehen.</translation>
    </message>
    <message>
        <source>Here must stand true or false.</source>
        <translation>Hier muss true oder false stehen.</translation>
    </message>
    <message>
        <source>Here must stand an id: lower-case letters a to z, digits and single hyphens.</source>
        <translation>Hier muss eine Kennung stehen: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.</translation>
    </message>
    <message>
        <source>`{0}` is no id: use lower-case letters a to z, digits and single hyphens.</source>
        <translation>`{0}` ist keine Kennung: Erlaubt sind Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.</translation>
    </message>
    <message>
        <source>Here must stand one of: {0}.</source>
        <translation>Hier muss eines davon stehen: {0}.</translation>
    </message>
    <message>
        <source>Here must stand a name of 1 to {0} characters on one line.</source>
        <translation>Hier muss ein Name von 1 bis {0} Zeichen in einer Zeile stehen.</translation>
    </message>
    <message>
        <source>Here must stand a language of two or three letters, such as en or fr.</source>
        <translation>Hier muss eine Sprache aus zwei oder drei Buchstaben stehen, etwa en oder fr.</translation>
    </message>
    <message>
        <source>There are more than 1000 countries.</source>
        <translation>Es sind mehr als 1000 Länder.</translation>
    </message>
    <message>
        <source>`{0}` has a meaning of its own in records; choose another id.</source>
        <translation>`{0}` hat in Aufzeichnungen eine eigene Bedeutung; eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>A province belongs to one country, or is contested by two.</source>
        <translation>Eine Provinz gehört zu einem Land oder ist zwischen zweien umstritten.</translation>
    </message>
    <message>
        <source>The two countries of a contested province must differ.</source>
        <translation>Die beiden Länder einer umstrittenen Provinz müssen verschieden sein.</translation>
    </message>
    <message>
        <source>`{0}` is linked to itself.</source>
        <translation>`{0}` ist mit sich selbst verbunden.</translation>
    </message>
    <message>
        <source>The link to `{0}` stands here twice; keep one.</source>
        <translation>Die Verbindung mit `{0}` steht hier zweimal; eine behalten.</translation>
    </message>
    <message>
        <source>The link to `{0}` is said to be `{1}` too; keep one kind.</source>
        <translation>Für die Verbindung mit `{0}` ist auch `{1}` angegeben; nur eine Art behalten.</translation>
    </message>
    <message>
        <source>There is no province of this id under `provinces`.</source>
        <translation>Unter `provinces` gibt es keine Provinz mit dieser Kennung.</translation>
    </message>
    <message>
        <source>There is no country of this id under `countries`.</source>
        <translation>Unter `countries` gibt es kein Land mit dieser Kennung.</translation>
    </message>
    <message>
        <source>There are more than {0} provinces.</source>
        <translation>Es sind mehr als {0} Provinzen.</translation>
    </message>
    <message>
        <source>`{0}` belongs to no country; give `country: ID`, or two for a contested province.</source>
        <translation>`{0}` gehört zu keinem Land; `country: ID` angeben, oder zwei für eine umstrittene Provinz.</translation>
    </message>
    <message>
        <source>`{0}` is connected to no other province.</source>
        <translation>`{0}` ist mit keiner anderen Provinz verbunden.</translation>
    </message>
    <message>
        <source>At most {0} countries can be seats; name them under `seats`.</source>
        <translation>Höchstens {0} Länder können Plätze sein; sie unter `seats` nennen.</translation>
    </message>
    <message>
        <source>The seat `{0}` is named twice.</source>
        <translation>Der Platz `{0}` ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Name at least one seat.</source>
        <translation>Mindestens einen Platz nennen.</translation>
    </message>
    <message>
        <source>There are more than {0} seats.</source>
        <translation>Es sind mehr als {0} Plätze.</translation>
    </message>
    <message>
        <source>Give one number of players, or [least, most].</source>
        <translation>Eine Zahl von Mitspielenden angeben, oder [mindestens, höchstens].</translation>
    </message>
    <message>
        <source>Here must stand a point: [x, y].</source>
        <translation>Hier muss ein Punkt stehen: [x, y].</translation>
    </message>
    <message>
        <source>Here stand more than {0} points.</source>
        <translation>Hier stehen mehr als {0} Punkte.</translation>
    </message>
    <message>
        <source>Here stand more than {0} places.</source>
        <translation>Hier stehen mehr als {0} Orte.</translation>
    </message>
    <message>
        <source>Here must stand a place for tokens: [x, y, radius].</source>
        <translation>Hier muss ein Ort für Marker stehen: [x, y, Radius].</translation>
    </message>
    <message>
        <source>Here must stand {0} different provinces.</source>
        <translation>Hier müssen {0} verschiedene Provinzen stehen.</translation>
    </message>
    <message>
        <source>A lane is drawn between two provinces that are not linked.</source>
        <translation>Ein Seeweg ist zwischen zwei Provinzen gezogen, die nicht verbunden sind.</translation>
    </message>
    <message>
        <source>Give the name of an SVG file beside the scenario, without a folder: NAME.svg.</source>
        <translation>Den Namen einer SVG-Datei neben dem Szenario angeben, ohne Ordner: NAME.svg.</translation>
    </message>
    <message>
        <source>Width and height must be 1 or more.</source>
        <translation>Breite und Höhe müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Aliases (*name) are not read; write it out.</source>
        <translation>Verweise (*name) werden nicht gelesen; ausschreiben.</translation>
    </message>
    <message>
        <source>Anchors (&amp;name) are not read; write it out where it is needed.</source>
        <translation>Anker (&amp;name) werden nicht gelesen; an jeder Stelle ausschreiben.</translation>
    </message>
    <message>
        <source>Tags (!name) are not read; leave it out.</source>
        <translation>Typangaben (!name) werden nicht gelesen; weglassen.</translation>
    </message>
    <message>
        <source>The file holds more than {0} values.</source>
        <translation>Die Datei enthält mehr als {0} Werte.</translation>
    </message>
    <message>
        <source>Maps and lists are nested deeper than {0}.</source>
        <translation>Zuordnungen und Listen sind tiefer als {0} verschachtelt.</translation>
    </message>
    <message>
        <source>This key is given twice; keep one of the two.</source>
        <translation>Dieser Schlüssel ist zweimal da; einen behalten.</translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation>Ein Schlüssel muss ein einfaches Wort sein.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text; save it as UTF-8.</source>
        <translation>Die Datei ist kein UTF-8-Text; als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file holds more maps, lists and values than are read.</source>
        <translation>Die Datei enthält mehr Zuordnungen, Listen und Werte, als gelesen werden.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file holds more than one document (---); keep one.</source>
        <translation>Die Datei enthält mehr als ein Dokument (---); eines behalten.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read as YAML.</source>
        <translation>Die Datei lässt sich nicht als YAML lesen.</translation>
    </message>
    <message>
        <source>This is no YAML: {0}.</source>
        <translation>Das ist kein YAML: {0}.</translation>
    </message>
    <message>
        <source>a record has at most {0} bytes</source>
        <translation>eine Aufzeichnung hat höchstens {0} Bytes</translation>
    </message>
    <message>
        <source>this is not a record: its first line must be &quot;marches-record 1&quot;</source>
        <translation>das ist keine Aufzeichnung: ihre erste Zeile muss „marches-record 1“ lauten</translation>
    </message>
    <message>
        <source>the record ends before its &quot;begin&quot;: there is no game in it</source>
        <translation>die Aufzeichnung endet vor ihrem „begin“: sie enthält keine Partie</translation>
    </message>
    <message>
        <source>the record is cut off in this line; it is read up to the line before</source>
        <translation>die Aufzeichnung ist in dieser Zeile abgeschnitten; sie wird bis zur Zeile davor gelesen</translation>
    </message>
    <message>
        <source>a record has at most {0} lines</source>
        <translation>eine Aufzeichnung hat höchstens {0} Zeilen</translation>
    </message>
    <message>
        <source>a line has at most {0} bytes</source>
        <translation>eine Zeile hat höchstens {0} Bytes</translation>
    </message>
    <message>
        <source>this record has format {0}; this program reads format {1}: use a newer one</source>
        <translation>diese Aufzeichnung hat Format {0}; das Programm liest Format {1}: eine neuere Fassung des Programms ist nötig</translation>
    </message>
    <message>
        <source>a game&apos;s id is of lower-case letters and hyphens</source>
        <translation>die Kennung eines Spiels besteht aus Kleinbuchstaben und Bindestrichen</translation>
    </message>
    <message>
        <source>the rules&apos; version is a whole number</source>
        <translation>die Version der Regeln ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>a variant&apos;s id is of lower-case letters and hyphens</source>
        <translation>die Kennung einer Variante besteht aus Kleinbuchstaben und Bindestrichen</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to 2^64 - 1</source>
        <translation>ein Startwert (seed) ist eine ganze Zahl von 0 bis 2^64 - 1</translation>
    </message>
    <message>
        <source>a record&apos;s header has no line &quot;{0}&quot;; commands stand after &quot;begin&quot;</source>
        <translation>der Kopf einer Aufzeichnung kennt keine Zeile „{0}“; Befehle stehen nach „begin“</translation>
    </message>
    <message>
        <source>a scenario is a bundled one&apos;s id or the plain name of a file beside the record</source>
        <translation>ein Szenario ist die Kennung eines mitgelieferten oder der bloße Name einer Datei neben der Aufzeichnung</translation>
    </message>
    <message>
        <source>a digest is &quot;sha256:&quot; and 64 digits 0-9, a-f</source>
        <translation>eine Prüfsumme ist „sha256:“ und 64 Ziffern aus 0-9, a-f</translation>
    </message>
    <message>
        <source>an option&apos;s name is of lower-case letters and hyphens</source>
        <translation>der Name einer Option besteht aus Kleinbuchstaben und Bindestrichen</translation>
    </message>
    <message>
        <source>there are at most 100 options</source>
        <translation>es gibt höchstens 100 Optionen</translation>
    </message>
    <message>
        <source>option {0} stands twice</source>
        <translation>die Option {0} steht zweimal da</translation>
    </message>
    <message>
        <source>a seat&apos;s id is of lower-case letters and hyphens, and neither table nor chance</source>
        <translation>die Kennung eines Platzes besteht aus Kleinbuchstaben und Bindestrichen und ist weder table noch chance</translation>
    </message>
    <message>
        <source>a colour is a word of lower-case letters</source>
        <translation>eine Farbe ist ein Wort aus Kleinbuchstaben</translation>
    </message>
    <message>
        <source>a seat is human, random, bot:NAME or bot:exec:PROGRAM</source>
        <translation>ein Platz ist human, random, bot:NAME oder bot:exec:PROGRAM</translation>
    </message>
    <message>
        <source>a player&apos;s name stands in quotes</source>
        <translation>der Name einer Person steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>seat {0} stands twice</source>
        <translation>der Platz {0} steht zweimal da</translation>
    </message>
    <message>
        <source>a table has {0} seats</source>
        <translation>ein Tisch hat {0} Plätze</translation>
    </message>
    <message>
        <source>the header has no line &quot;{0}&quot;</source>
        <translation>im Kopf fehlt die Zeile „{0}“</translation>
    </message>
    <message>
        <source>a command begins with who acts</source>
        <translation>ein Befehl beginnt damit, wer handelt</translation>
    </message>
    <message>
        <source>this is written: undo NUMBER (1 or more)</source>
        <translation>so geschrieben: `undo NUMBER` (mindestens 1)</translation>
    </message>
    <message>
        <source>this is written: branch NUMBER &quot;NAME&quot;</source>
        <translation>so geschrieben: `branch NUMBER &quot;NAME&quot;`</translation>
    </message>
    <message>
        <source>this is written: {0} &quot;TEXT&quot;</source>
        <translation>so geschrieben: `{0} &quot;TEXT&quot;`</translation>
    </message>
    <message>
        <source>this is written: {0}</source>
        <translation>so geschrieben: `{0}`</translation>
    </message>
    <message>
        <source>the header has two lines &quot;{0}&quot;</source>
        <translation>der Kopf hat zwei Zeilen „{0}“</translation>
    </message>
    <message>
        <source>there is nothing to do in this line</source>
        <translation>in dieser Zeile ist nichts zu tun</translation>
    </message>
    <message>
        <source>what this line decides ends before this step; give the rest a line of its own</source>
        <translation>was diese Zeile entscheidet, endet vor diesem Schritt; dem Rest eine eigene Zeile geben</translation>
    </message>
    <message>
        <source>{0} lines cannot be taken back: {1} stand before this one</source>
        <translation>{0} Zeilen lassen sich nicht zurücknehmen: davor stehen {1}</translation>
    </message>
    <message>
        <source>no line of play can start after line {0}: {1} stand before this one</source>
        <translation>nach Zeile {0} kann kein Zweig beginnen: davor stehen {1}</translation>
    </message>
    <message>
        <source>a line of play &quot;{0}&quot; cannot be started: the name is taken, or there are {1} already</source>
        <translation>der Zweig „{0}“ kann nicht beginnen: der Name ist vergeben, oder es gibt schon {1}</translation>
    </message>
    <message>
        <source>there is no line of play &quot;{0}&quot;</source>
        <translation>es gibt keinen Zweig „{0}“</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8 text; save the file as UTF-8</source>
        <translation>diese Bytes sind kein UTF-8-Text; die Datei als UTF-8 speichern</translation>
    </message>
    <message>
        <source>control characters and characters that turn the direction of text are not allowed; take them out</source>
        <translation>Steuerzeichen und Zeichen, die die Schreibrichtung ändern, sind nicht erlaubt; entfernen</translation>
    </message>
    <message>
        <source>a string has at most {0} characters</source>
        <translation>ein Text in Anführungszeichen hat höchstens {0} Zeichen</translation>
    </message>
    <message>
        <source>a string has no tabs; use blanks</source>
        <translation>ein Text in Anführungszeichen enthält keine Tabulatoren; Leerzeichen verwenden</translation>
    </message>
    <message>
        <source>only \&quot; and \\ are written with \</source>
        <translation>nur `\&quot;` und `\\` werden mit `\` geschrieben</translation>
    </message>
    <message>
        <source>this string is not closed; add a &quot;</source>
        <translation>dieser Text ist nicht abgeschlossen; ein `&quot;` anfügen</translation>
    </message>
    <message>
        <source>put a blank before this string</source>
        <translation>vor diesen Text ein Leerzeichen setzen</translation>
    </message>
    <message>
        <source>put a blank after this string</source>
        <translation>hinter diesen Text ein Leerzeichen setzen</translation>
    </message>
    <message>
        <source>`{0}` under `players` can&apos;t be played here.</source>
        <translation>`{0}` unter `players` ist hier nicht spielbar.</translation>
    </message>
    <message>
        <source>Two to six must be able to play.</source>
        <translation>Zwei bis sechs müssen spielbar sein.</translation>
    </message>
    <message>
        <source>This program plays {0}.</source>
        <translation>Dieses Programm spielt {0}.</translation>
    </message>
    <message>
        <source>`{0}` is sea; this game is played on land alone.</source>
        <translation>`{0}` ist Meer; dieses Spiel wird nur an Land gespielt.</translation>
    </message>
    <message>
        <source>Capital and Trade Center must be two provinces.</source>
        <translation>Hauptstadt und Handelszentrum müssen zwei Provinzen sein.</translation>
    </message>
    <message>
        <source>`{0}` can be played and has no `number`.</source>
        <translation>`{0}` ist spielbar und hat keine `number`.</translation>
    </message>
    <message>
        <source>`{0}` has the number {1} too.</source>
        <translation>Auch `{0}` hat die Nummer {1}.</translation>
    </message>
    <message>
        <source>`{0}` can be played and has no `{1}`.</source>
        <translation>`{0}` ist spielbar und hat kein `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` does not belong to `{1}` alone.</source>
        <translation>`{0}` gehört nicht allein zu `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` can be played here, but `{1}` is left out.</source>
        <translation>`{0}` ist hier spielbar, aber `{1}` ist weggelassen.</translation>
    </message>
    <message>
        <source>Turn {0} comes after the last turn, {1}.</source>
        <translation>Runde {0} kommt nach der letzten Runde, {1}.</translation>
    </message>
    <message>
        <source>In the Trade phase nobody is to move: leave it out.</source>
        <translation>In der Phase Handel ist niemand am Zug: weglassen.</translation>
    </message>
    <message>
        <source>Here must stand one of the countries under `players`.</source>
        <translation>Hier muss eines der Länder unter `players` stehen.</translation>
    </message>
    <message>
        <source>`{0}` is left out here.</source>
        <translation>`{0}` ist hier weggelassen.</translation>
    </message>
    <message>
        <source>Tokens: {0} fill the path, {1} given.</source>
        <translation>Marker: {0} füllen die Leiste, angegeben sind {1}.</translation>
    </message>
    <message>
        <source>Routes: {0} at most, {1} given.</source>
        <translation>Routen: höchstens {0}, angegeben sind {1}.</translation>
    </message>
    <message>
        <source>A pair of two players has one route, opened by one of them.</source>
        <translation>Zwei Mitspielende verbindet eine Route, eröffnet von einem von ihnen.</translation>
    </message>
    <message>
        <source>Units of players who are not allied stand in one province.</source>
        <translation>In einer Provinz stehen Einheiten von Mitspielenden, die nicht verbündet sind.</translation>
    </message>
    <message>
        <source>Here must stand a unit: I1 to I4, A1, C1, P1, F1 and so on, or {I1: {damage: 1}}.</source>
        <translation>Hier muss eine Einheit stehen: I1 bis I4, A1, C1, P1, F1 und so weiter, oder {I1: {damage: 1}}.</translation>
    </message>
    <message>
        <source>Tokens of this kind: {0} a colour; there is no {1}.</source>
        <translation>Von dieser Art hat jede Farbe {0} Marker; {1} gibt es nicht.</translation>
    </message>
    <message>
        <source>{0} stands in two places; a token has one.</source>
        <translation>{0} steht an zwei Orten; ein Marker steht an einem.</translation>
    </message>
    <message>
        <source>Forts in a province: {0} at most.</source>
        <translation>Festungen in einer Provinz: höchstens {0}.</translation>
    </message>
    <message>
        <source>Only armies retreat.</source>
        <translation>Nur Armeen ziehen sich zurück.</translation>
    </message>
    <message>
        <source>Only armies of a player with Commander retreat.</source>
        <translation>Nur Armeen mit der Fähigkeit Feldherr ziehen sich zurück.</translation>
    </message>
    <message>
        <source>Life: {0}, damage: {1}; this unit is dead.</source>
        <translation>Leben: {0}, Schaden: {1}; diese Einheit ist besiegt.</translation>
    </message>
    <message>
        <source>A unit that has retreated has taken damage.</source>
        <translation>Eine Einheit nach dem Rückzug hat Schaden genommen.</translation>
    </message>
    <message>
        <source>Action Points: {0} at most, {1} given.</source>
        <translation>Aktionspunkte: höchstens {0}, angegeben sind {1}.</translation>
    </message>
    <message>
        <source>A province is held by one who has a unit there.</source>
        <translation>Besitzer einer Provinz ist, wer dort eine Einheit hat.</translation>
    </message>
    <message>
        <source>A player&apos;s units stand here already.</source>
        <translation>Hier stehen schon Einheiten eines Platzes.</translation>
    </message>
    <message>
        <source>There are more than 99 Barbarian units in a province.</source>
        <translation>In einer Provinz stehen mehr als 99 Barbareneinheiten.</translation>
    </message>
    <message>
        <source>A Barbarian army that has retreated has taken damage: {0}.</source>
        <translation>Eine Barbarenarmee nach dem Rückzug hat Schaden genommen: {0}.</translation>
    </message>
    <message>
        <source>Units stand here: this province is not free.</source>
        <translation>Hier stehen Einheiten: Diese Provinz ist nicht frei.</translation>
    </message>
    <message>
        <source>A war is between two players.</source>
        <translation>Einen Krieg führen zwei gegeneinander.</translation>
    </message>
    <message>
        <source>A war is between two who are not allied, and stands here once; in allied games once for the alliances.</source>
        <translation>Einen Krieg führen zwei, die nicht verbündet sind, und er steht hier einmal; bei Bündnissen einmal für die Bündnisse.</translation>
    </message>
    <message>
        <source>A war of turn {0} is not on in turn {1}: it lasts {2} turns.</source>
        <translation>Ein Krieg aus Runde {0} ist in Runde {1} vorbei: Er dauert {2} Runden.</translation>
    </message>
    <message>
        <source>Two to six must play; here are {0}.</source>
        <translation>Zwei bis sechs müssen spielen; hier sind es {0}.</translation>
    </message>
    <message>
        <source>Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.</source>
        <translation>Bündnisse: 2 gegen 2, 3 gegen 3 oder 2 gegen 2 gegen 2, jedes Land in einem davon.</translation>
    </message>
    <message>
        <source>Here must stand {0} figures, one a level; there are {1}.</source>
        <translation>Hier müssen {0} Zahlen stehen, eine je Stufe; es sind {1}.</translation>
    </message>
    <message>
        <source>Level I needs no token: its figure is 0.</source>
        <translation>Stufe I braucht keinen Marker: Ihre Zahl ist 0.</translation>
    </message>
    <message>
        <source>Each level above I needs at least one token.</source>
        <translation>Jede Stufe über I braucht mindestens einen Marker.</translation>
    </message>
    <message>
        <source>`{0}` stands on two paths; keep one.</source>
        <translation>`{0}` steht auf zwei Leisten; eine behalten.</translation>
    </message>
    <message>
        <source>The ability `{0}` stands on no path.</source>
        <translation>Die Fähigkeit `{0}` steht auf keiner Leiste.</translation>
    </message>
    <message>
        <source>{0} is below the {1} of `{2}`; a promoted army keeps its damage.</source>
        <translation>{0} liegt unter {1} von `{2}`; eine beförderte Armee behält ihren Schaden.</translation>
    </message>
    <message>
        <source>Here must stand turns: {1: 1, 4: 2, 8: 3}.</source>
        <translation>Hier müssen Runden stehen: {1: 1, 4: 2, 8: 3}.</translation>
    </message>
    <message>
        <source>Give the strength from turn 1 on: {1: 1}.</source>
        <translation>Die Stärke ab Runde 1 angeben: {1: 1}.</translation>
    </message>
    <message>
        <source>Give the Actions for 0, 1, 2 ... provinces held.</source>
        <translation>Die Aktionen für 0, 1, 2 … Provinzen angeben.</translation>
    </message>
    <message>
        <source>There are more than 99 figures.</source>
        <translation>Es sind mehr als 99 Zahlen.</translation>
    </message>
    <message>
        <source>There are more than 5 routes.</source>
        <translation>Es sind mehr als 5 Routen.</translation>
    </message>
    <message>
        <source>This resource is named twice.</source>
        <translation>Dieser Rohstoff ist zweimal genannt.</translation>
    </message>
    <message>
        <source>option {0}: a number is needed, not &quot;{1}&quot;</source>
        <translation>Option {0}: eine Zahl ist nötig, nicht „{1}“</translation>
    </message>
    <message>
        <source>option {0}: on or off, not &quot;{1}&quot;</source>
        <translation>Option {0}: on oder off, nicht „{1}“</translation>
    </message>
    <message>
        <source>option {0} is not known; these are: variable-order, turn-limit, vp-limit, time-limit, alliances</source>
        <translation>die Option {0} ist unbekannt; es gibt: variable-order, turn-limit, vp-limit, time-limit, alliances</translation>
    </message>
    <message>
        <source>this is a game of {0}, not of {1}</source>
        <translation>das ist eine Partie von {0}, nicht von {1}</translation>
    </message>
    <message>
        <source>the game was played by version {0} of the rules; this program plays version {1}, by which it would be another game</source>
        <translation>die Partie wurde nach Version {0} der Regeln gespielt; dieses Programm spielt nach Version {1}, und das wäre eine andere Partie</translation>
    </message>
    <message>
        <source>the scenario &quot;{0}&quot; is not the one that the game was played on (digest {1}, here {2}); put that scenario&apos;s file beside the record</source>
        <translation>das Szenario „{0}“ ist nicht das, auf dem die Partie gespielt wurde (Prüfsumme {1}, hier {2}); die Datei jenes Szenarios neben die Aufzeichnung legen</translation>
    </message>
    <message>
        <source>there is no folder in which to look for the scenario &quot;{0}&quot;</source>
        <translation>es gibt keinen Ordner, in dem das Szenario „{0}“ zu suchen wäre</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; can&apos;t name a scenario</source>
        <translation>„{0}“ kann kein Szenario heißen</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no colour of this game</source>
        <translation>„{0}“ ist keine Farbe dieses Spiels</translation>
    </message>
    <message>
        <source>Here stand more than {0} names.</source>
        <translation>Hier stehen mehr als {0} Namen.</translation>
    </message>
    <message>
        <source>A name&apos;s path takes two points or more.</source>
        <translation>Der Verlauf eines Namens braucht mindestens zwei Punkte.</translation>
    </message>
    <message>
        <source>There are more than {0} Barbarian units.</source>
        <translation>Es sind mehr als {0} Barbareneinheiten.</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>Das Bild lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Only the path commands M L H V C Q Z are read; turn others into these.</source>
        <translation>Nur die Pfadbefehle M L H V C Q Z werden gelesen; andere in diese umwandeln.</translation>
    </message>
    <message>
        <source>A path begins with M.</source>
        <translation>Ein Pfad beginnt mit M.</translation>
    </message>
    <message>
        <source>Here must stand a number.</source>
        <translation>Hier muss eine Zahl stehen.</translation>
    </message>
    <message>
        <source>A coordinate is beyond {0}.</source>
        <translation>Eine Koordinate liegt jenseits von {0}.</translation>
    </message>
    <message>
        <source>A path has more than {0} points.</source>
        <translation>Ein Pfad hat mehr als {0} Punkte.</translation>
    </message>
    <message>
        <source>the journal is damaged in this line; the game goes on from the line before (lines lost: {0})</source>
        <translation>die Mitschrift ist in dieser Zeile beschädigt; die Partie geht bei der Zeile davor weiter (verlorene Zeilen: {0})</translation>
    </message>
    <message>
        <source>Another `{0}` is there; the scenario&apos;s has to be beside the game. Save into another folder.</source>
        <translation>Eine andere Datei `{0}` liegt schon dort; die des Szenarios muss bei der Partie liegen. Speichere in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The scenario of this game has a file called `{0}`; choose another name.</source>
        <translation>Das Szenario dieser Partie hat eine Datei namens `{0}`; wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no variant `{0}` in this scenario.</source>
        <translation>Die Variante `{0}` gibt es in diesem Szenario nicht.</translation>
    </message>
    <message>
        <source>Players: {0} needed, {1} chosen.</source>
        <translation>Spieler: {0} nötig, {1} gewählt.</translation>
    </message>
    <message>
        <source>Players: {0} to {1} needed, {2} chosen.</source>
        <translation>Spieler: {0} bis {1} nötig, {2} gewählt.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be played here; these can: {1}.</source>
        <translation>`{0}` ist hier nicht spielbar; spielbar sind: {1}.</translation>
    </message>
    <message>
        <source>`{0}` is chosen twice; one country a player.</source>
        <translation>`{0}` ist zweimal gewählt; alle spielen ein eigenes Land.</translation>
    </message>
    <message>
        <source>A colour is chosen twice; one colour a player.</source>
        <translation>Eine Farbe ist zweimal gewählt; alle spielen eine eigene.</translation>
    </message>
    <message>
        <source>The start position says who is allied with whom; leave the alliances to it.</source>
        <translation>Die Aufstellung legt fest, wer mit wem verbündet ist; die Bündnisse ihr überlassen.</translation>
    </message>
    <message>
        <source>{0}: {1} to {2} allowed, {3} chosen.</source>
        <extracomment>{0} what is limited; {1} and {2} the least and the most that is allowed; {3} what was chosen</extracomment>
        <translation>{0}: {1} bis {2} erlaubt, {3} gewählt.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>What is limited: how many turns a game has</extracomment>
        <translation>Höchstdauer in Runden</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <extracomment>What is limited</extracomment>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <extracomment>What is limited</extracomment>
        <translation>Zeitlimit in Minuten</translation>
    </message>
    <message>
        <source>The start position is of turn {0}, the turn limit is {1}.</source>
        <translation>Die Aufstellung steht in Runde {0}, die Höchstdauer ist {1} Runden.</translation>
    </message>
    <message>
        <source>{0} It is written: {1}</source>
        <extracomment>{0} a sentence: what is wrong with the command; {1} how the command is written, and what its words stand for</extracomment>
        <translation>{0} So wird er geschrieben: {1}</translation>
    </message>
    <message>
        <source>{0} Here: {1}</source>
        <extracomment>{0} a sentence: what is wrong with the line; {1} the wrong word of it</extracomment>
        <translation>{0} Hier: {1}</translation>
    </message>
    <message>
        <source>{0}; {1}: {2}</source>
        <extracomment>{0} how a command is written; {1} a word in it, such as KIND; {2} what may stand for that word</extracomment>
        <translation>{0}; {1}: {2}</translation>
    </message>
    <message>
        <source>production, trade or military</source>
        <extracomment>To be typed: production, trade, military</extracomment>
        <translation>production, trade oder military</translation>
    </message>
    <message>
        <source>food, product, weapon or gold</source>
        <extracomment>To be typed: food, product, weapon, gold</extracomment>
        <translation>food, product, weapon oder gold</translation>
    </message>
    <message>
        <source>resources with amounts (food 2 gold 1), or nothing</source>
        <extracomment>To be typed: food 2 gold 1; nothing</extracomment>
        <translation>Rohstoffe mit Mengen (food 2 gold 1) oder nothing</translation>
    </message>
    <message>
        <source>infantry, archer or cavalry</source>
        <extracomment>To be typed: infantry, archer, cavalry</extracomment>
        <translation>infantry, archer oder cavalry</translation>
    </message>
    <message>
        <source>I1, another seat&apos;s france:I1, of Barbarians B1 or BF1</source>
        <extracomment>To be typed: I1, france:I1, B1, BF1</extracomment>
        <translation>I1, von einem anderen Platz france:I1, von Barbaren B1 oder BF1</translation>
    </message>
    <message>
        <source>feed UNIT ... or feed all</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>`feed UNIT ...` oder `feed all`</translation>
    </message>
    <message>
        <source>merchant yes or merchant no</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>`merchant yes` oder `merchant no`</translation>
    </message>
    <message>
        <source>vote stop, go-on, count or void</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>vote stop, go-on, count oder void</translation>
    </message>
    <message>
        <source>The places of the paths in this picture can&apos;t be found.</source>
        <translation>Die Stellen der Pfade in diesem Bild sind nicht zu finden.</translation>
    </message>
    <message>
        <source>This change can&apos;t be written into the picture.</source>
        <translation>Diese Änderung lässt sich nicht in das Bild schreiben.</translation>
    </message>
    <message>
        <source>The changed picture, read again, does not show what it should.</source>
        <translation>Das geänderte Bild zeigt beim erneuten Lesen nicht, was es zeigen soll.</translation>
    </message>
    <message>
        <source>This needs format {0}: write `format: marches-scenario {0}`.</source>
        <translation>Das braucht Format {0}: `format: marches-scenario {0}` schreiben.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are linked, so this exception means nothing.</source>
        <translation>`{0}` und `{1}` sind verbunden, daher bedeutet diese Ausnahme nichts.</translation>
    </message>
    <message>
        <source>The province `{0}` is new.</source>
        <translation>Die Provinz `{0}` ist neu.</translation>
    </message>
    <message>
        <source>The province `{0}` is gone.</source>
        <translation>Die Provinz `{0}` ist weggefallen.</translation>
    </message>
    <message>
        <source>The province `{0}` has changed.</source>
        <translation>Die Provinz `{0}` hat sich geändert.</translation>
    </message>
    <message>
        <source>{0} is new: {1}</source>
        <translation>{0} ist neu: {1}</translation>
    </message>
    <message>
        <source>{0} is gone; it was: {1}</source>
        <translation>{0} ist weggefallen; es war: {1}</translation>
    </message>
    <message>
        <source>{0} was {1}, is now {2}</source>
        <translation>{0} war {1}, ist jetzt {2}</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are linked now.</source>
        <translation>`{0}` und `{1}` sind jetzt verbunden.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are no longer linked.</source>
        <translation>`{0}` und `{1}` sind nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>The link of `{0}` and `{1}` is of another kind.</source>
        <translation>Die Verbindung von `{0}` und `{1}` ist von anderer Art.</translation>
    </message>
    <message>
        <source>A country can&apos;t be its own heir.</source>
        <translation>Ein Land kann sich nicht selbst beerben.</translation>
    </message>
    <message>
        <source>A junction of borders cannot be taken out.</source>
        <translation>Ein Knoten von Grenzen lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>A name has at most {0} characters on one line.</source>
        <translation>Ein Name hat höchstens {0} Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>A point lies nowhere.</source>
        <translation>Ein Punkt liegt nirgendwo.</translation>
    </message>
    <message>
        <source>A province is not linked to itself.</source>
        <translation>Eine Provinz ist nicht mit sich selbst verbunden.</translation>
    </message>
    <message>
        <source>A province would lose all its land.</source>
        <translation>Eine Provinz würde alles Land verlieren.</translation>
    </message>
    <message>
        <source>A sheet is {0} to {1} units wide and high.</source>
        <translation>Ein Blatt ist {0} bis {1} Einheiten breit und hoch.</translation>
    </message>
    <message>
        <source>All of this land belongs to others.</source>
        <translation>All dieses Land gehört anderen.</translation>
    </message>
    <message>
        <source>An area needs three points.</source>
        <translation>Eine Fläche braucht drei Punkte.</translation>
    </message>
    <message>
        <source>An id has lower-case letters, digits and single hyphens.</source>
        <translation>Eine Kennung besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.</translation>
    </message>
    <message>
        <source>Another border is in the way.</source>
        <translation>Eine andere Grenze ist im Weg.</translation>
    </message>
    <message>
        <source>Another border is in the way. Hold Shift to push through it.</source>
        <translation>Eine andere Grenze ist im Weg. Umschalt halten, um hindurchzuschieben.</translation>
    </message>
    <message>
        <source>Another file is there; nothing was unpacked. Choose another folder.</source>
        <translation>Eine andere Datei liegt schon dort; nichts wurde entpackt. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Border of {0} and {1} moved</source>
        <translation>Grenze von {0} und {1} verschoben</translation>
    </message>
    <message>
        <source>Borders joined</source>
        <translation>Grenzen zusammengefügt</translation>
    </message>
    <message>
        <source>Both are Capitals: of {0} and of {1}. Choose another Capital for one of them first.</source>
        <translation>Beide sind Hauptstädte: von {0} und von {1}. Für eines der Länder zuerst eine andere Hauptstadt wählen.</translation>
    </message>
    <message>
        <source>Both have a town: of {0} and of {1}. Choose another province for one of them first.</source>
        <translation>Beide haben eine Stadt: von {0} und von {1}. Für eines der Länder zuerst eine andere Provinz wählen.</translation>
    </message>
    <message>
        <source>Changes from outside taken in</source>
        <translation>Änderungen von außen übernommen</translation>
    </message>
    <message>
        <source>Changes that were left here wait to be looked at.</source>
        <translation>Hier liegen noch Änderungen, die erst anzusehen sind.</translation>
    </message>
    <message>
        <source>Choose two different provinces.</source>
        <translation>Zwei verschiedene Provinzen wählen.</translation>
    </message>
    <message>
        <source>Coast of {0} moved</source>
        <translation>Küste von {0} verschoben</translation>
    </message>
    <message>
        <source>Country {0} added</source>
        <translation>Land {0} hinzugefügt</translation>
    </message>
    <message>
        <source>Country {0} removed</source>
        <translation>Land {0} entfernt</translation>
    </message>
    <message>
        <source>Drag away between two borders.</source>
        <translation>Zwischen zwei Grenzen wegziehen.</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Four different provinces must meet there.</source>
        <translation>Dort müssen vier verschiedene Provinzen zusammentreffen.</translation>
    </message>
    <message>
        <source>Four provinces linked where they meet</source>
        <translation>Vier Provinzen an ihrer Ecke verbunden</translation>
    </message>
    <message>
        <source>Four provinces no longer linked where they meet</source>
        <translation>Vier Provinzen an ihrer Ecke nicht mehr verbunden</translation>
    </message>
    <message>
        <source>Give a name of 1 to {0} characters.</source>
        <translation>Einen Namen von 1 bis {0} Zeichen angeben.</translation>
    </message>
    <message>
        <source>Give a number from {0} to {1}.</source>
        <translation>Eine Zahl von {0} bis {1} angeben.</translation>
    </message>
    <message>
        <source>Give a reason of 1 to {0} characters.</source>
        <translation>Einen Grund von 1 bis {0} Zeichen angeben.</translation>
    </message>
    <message>
        <source>Give the picture a plain name, without a folder: NAME.svg.</source>
        <translation>Dem Bild einen einfachen Namen geben, ohne Ordner: NAME.svg.</translation>
    </message>
    <message>
        <source>Give {0} to {1} points.</source>
        <translation>{0} bis {1} Punkte angeben.</translation>
    </message>
    <message>
        <source>Its files are larger than {0} bytes.</source>
        <translation>Die Dateien sind größer als {0} Bytes.</translation>
    </message>
    <message>
        <source>Its small picture is no PNG.</source>
        <translation>Das kleine Bild ist kein PNG.</translation>
    </message>
    <message>
        <source>Its small picture must be a PNG of at most {0} bytes.</source>
        <translation>Das kleine Bild muss ein PNG von höchstens {0} Bytes sein.</translation>
    </message>
    <message>
        <source>Join the borders of the picture first.</source>
        <translation>Zuerst die Grenzen des Bildes zusammenfügen.</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Binnensee</translation>
    </message>
    <message>
        <source>Line to the tokens of {0}</source>
        <translation>Linie zu den Markern von {0}</translation>
    </message>
    <message>
        <source>Link of {0} and {1} removed</source>
        <translation>Verbindung von {0} und {1} entfernt</translation>
    </message>
    <message>
        <source>Name of a sea moved</source>
        <translation>Name eines Meeres verschoben</translation>
    </message>
    <message>
        <source>Name of a sea removed</source>
        <translation>Name eines Meeres entfernt</translation>
    </message>
    <message>
        <source>Name of a sea: {0}</source>
        <translation>Name eines Meeres: {0}</translation>
    </message>
    <message>
        <source>Name of {0} moved</source>
        <translation>Name von {0} verschoben</translation>
    </message>
    <message>
        <source>No border joins these two junctions.</source>
        <translation>Diese beiden Knoten verbindet keine Grenze.</translation>
    </message>
    <message>
        <source>No four borders meet here.</source>
        <translation>Hier treffen keine vier Grenzen zusammen.</translation>
    </message>
    <message>
        <source>No four provinces are linked there.</source>
        <translation>Dort sind keine vier Provinzen verbunden.</translation>
    </message>
    <message>
        <source>Not all changes could be read; lines lost: {0}</source>
        <translation>Nicht alle Änderungen waren lesbar; verlorene Zeilen: {0}</translation>
    </message>
    <message>
        <source>Nothing changes by this.</source>
        <translation>Dadurch ändert sich nichts.</translation>
    </message>
    <message>
        <source>Nothing here can be read.</source>
        <translation>Hier ist nichts lesbar.</translation>
    </message>
    <message>
        <source>Places in {0} found anew</source>
        <translation>Orte in {0} neu gefunden</translation>
    </message>
    <message>
        <source>Places of tokens in {0}</source>
        <translation>Orte für Marker in {0}</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Scenario called {0}</source>
        <translation>Szenario heißt {0}</translation>
    </message>
    <message>
        <source>Sea lane of {0} and {1}</source>
        <translation>Seeweg zwischen {0} und {1}</translation>
    </message>
    <message>
        <source>Sea lane of {0} and {1} removed</source>
        <translation>Seeweg zwischen {0} und {1} entfernt</translation>
    </message>
    <message>
        <source>Start position removed</source>
        <translation>Aufstellung entfernt</translation>
    </message>
    <message>
        <source>Take in {0} countries at least, each with its towns.</source>
        <translation>Mindestens {0} Länder aufnehmen, jedes mit seinen Städten.</translation>
    </message>
    <message>
        <source>That the town of {0} lies in {1}: it lies in {2} then</source>
        <translation>Die Lage der Stadt von {0} in {1}: Sie liegt dann in {2}</translation>
    </message>
    <message>
        <source>That {0} belongs to {1}</source>
        <translation>Die Zugehörigkeit von {0} zu {1}</translation>
    </message>
    <message>
        <source>The Trade Center of {0}</source>
        <translation>Das Handelszentrum von {0}</translation>
    </message>
    <message>
        <source>The area is too small.</source>
        <translation>Die Fläche ist zu klein.</translation>
    </message>
    <message>
        <source>The border would cross itself.</source>
        <translation>Die Grenze würde sich selbst kreuzen.</translation>
    </message>
    <message>
        <source>The file could not be written so that it reads back the same.</source>
        <translation>Die Datei ließ sich nicht so schreiben, dass sie sich unverändert wieder lesen lässt.</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was read.</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, seit sie gelesen wurde.</translation>
    </message>
    <message>
        <source>The four provinces are linked there already.</source>
        <translation>Die vier Provinzen sind dort schon verbunden.</translation>
    </message>
    <message>
        <source>The id `{0}` is taken.</source>
        <translation>Die Kennung `{0}` ist vergeben.</translation>
    </message>
    <message>
        <source>The line does not cut the province in two.</source>
        <translation>Die Linie teilt die Provinz nicht.</translation>
    </message>
    <message>
        <source>The line ends {0} units inside.</source>
        <translation>Die Linie endet {0} Einheiten vor der Grenze.</translation>
    </message>
    <message>
        <source>The line has more than {0} points.</source>
        <translation>Die Linie hat mehr als {0} Punkte.</translation>
    </message>
    <message>
        <source>The names and figures of {0}</source>
        <translation>Die Namen und Werte von {0}</translation>
    </message>
    <message>
        <source>The new course begins where it ends.</source>
        <translation>Der neue Verlauf beginnt, wo er endet.</translation>
    </message>
    <message>
        <source>The new piece is too small.</source>
        <translation>Der neue Teil ist zu klein.</translation>
    </message>
    <message>
        <source>The new sheet must lie within the old one.</source>
        <translation>Das neue Blatt muss innerhalb des alten liegen.</translation>
    </message>
    <message>
        <source>The package can&apos;t be made.</source>
        <translation>Das Paket lässt sich nicht erstellen.</translation>
    </message>
    <message>
        <source>The package can&apos;t be read.</source>
        <translation>Das Paket lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The package is damaged; have it sent again.</source>
        <translation>Das Paket ist beschädigt; es erneut senden lassen.</translation>
    </message>
    <message>
        <source>The package is larger than {0} bytes, the most that is read.</source>
        <translation>Das Paket ist größer als {0} Bytes, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The scenario of the package says no id.</source>
        <translation>Das Szenario des Pakets nennt keine Kennung.</translation>
    </message>
    <message>
        <source>The sheet&apos;s edge stays where it is.</source>
        <translation>Der Blattrand bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The whole file is no value.</source>
        <translation>Die ganze Datei ist kein Wert.</translation>
    </message>
    <message>
        <source>There are more than {0} files in it.</source>
        <translation>Es enthält mehr als {0} Dateien.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Hier ist keine Grenze.</translation>
    </message>
    <message>
        <source>There is no country `{0}`.</source>
        <translation>Das Land `{0}` gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no province `{0}`.</source>
        <translation>Die Provinz `{0}` gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no scenario (NAME.yaml) in it.</source>
        <translation>Es enthält kein Szenario (NAME.yaml).</translation>
    </message>
    <message>
        <source>There is no sea lane between {0} and {1}.</source>
        <translation>Zwischen {0} und {1} gibt es keinen Seeweg.</translation>
    </message>
    <message>
        <source>There is no start position here.</source>
        <translation>Hier gibt es keine Aufstellung.</translation>
    </message>
    <message>
        <source>There is no such line.</source>
        <translation>Diese Linie gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>Diesen Namen gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no variant `{0}`.</source>
        <translation>Die Variante `{0}` gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing at `{0}`.</source>
        <translation>Bei `{0}` steht nichts.</translation>
    </message>
    <message>
        <source>There is nothing to cut.</source>
        <translation>Hier gibt es nichts zu teilen.</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>Das ändert nichts.</translation>
    </message>
    <message>
        <source>This is no package of a map: it must begin with the entry `mimetype`, as `marches-cli pack` writes it.</source>
        <translation>Das ist kein Paket einer Karte: Es muss mit dem Eintrag `mimetype` beginnen, wie `marches-cli pack` ihn schreibt.</translation>
    </message>
    <message>
        <source>This line is too short or too long.</source>
        <translation>Diese Linie ist zu kurz oder zu lang.</translation>
    </message>
    <message>
        <source>This line is too short.</source>
        <translation>Diese Linie ist zu kurz.</translation>
    </message>
    <message>
        <source>This map comes with the program; everybody has it.</source>
        <translation>Diese Karte gehört zum Programm; alle haben sie.</translation>
    </message>
    <message>
        <source>This province has no land.</source>
        <translation>Diese Provinz hat kein Land.</translation>
    </message>
    <message>
        <source>This scenario has no picture.</source>
        <translation>Dieses Szenario hat kein Bild.</translation>
    </message>
    <message>
        <source>This scenario is being edited in another window (process {0}).</source>
        <translation>Dieses Szenario wird in einem anderen Fenster bearbeitet (Prozess {0}).</translation>
    </message>
    <message>
        <source>Too many maps have this name.</source>
        <translation>Zu viele Karten haben diesen Namen.</translation>
    </message>
    <message>
        <source>Variant {0} added</source>
        <translation>Variante {0} hinzugefügt</translation>
    </message>
    <message>
        <source>Variant {0} removed</source>
        <translation>Variante {0} entfernt</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; inflates to more than a map holds; it was not unpacked.</source>
        <translation>„{0}“ ist entpackt größer, als eine Karte sein darf; nicht entpackt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a device&apos;s name on some systems.</source>
        <translation>„{0}“ ist auf manchen Systemen ein Gerätename.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a link, no file.</source>
        <translation>„{0}“ ist ein Verweis, keine Datei.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is damaged; have the package sent again.</source>
        <translation>„{0}“ ist beschädigt; das Paket erneut senden lassen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is in it twice.</source>
        <translation>„{0}“ ist zweimal enthalten.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is larger than {1} bytes.</source>
        <translation>„{0}“ ist größer als {1} Bytes.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither a scenario (.yaml) nor a picture (.svg).</source>
        <translation>„{0}“ ist weder ein Szenario (.yaml) noch ein Bild (.svg).</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no plain file name; a package holds no folders and no paths.</source>
        <translation>„{0}“ ist kein einfacher Dateiname; ein Paket enthält weder Ordner noch Pfade.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is packed in a way that is not read.</source>
        <translation>„{0}“ ist auf eine Weise gepackt, die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs a password; packages have none.</source>
        <translation>„{0}“ verlangt ein Passwort; Pakete haben keines.</translation>
    </message>
    <message>
        <source>`{0}` can be changed only as a whole.</source>
        <translation>`{0}` lässt sich nur als Ganzes ändern.</translation>
    </message>
    <message>
        <source>`{0}` is no id: lower-case letters, digits and single hyphens.</source>
        <translation>`{0}` ist keine Kennung: Kleinbuchstaben, Ziffern und einzelne Bindestriche.</translation>
    </message>
    <message>
        <source>`{0}` is no kind of link.</source>
        <translation>`{0}` ist keine Art von Verbindung.</translation>
    </message>
    <message>
        <source>`{0}` is no language.</source>
        <translation>`{0}` ist keine Sprache.</translation>
    </message>
    <message>
        <source>`{0}` is no resource.</source>
        <translation>`{0}` ist kein Rohstoff.</translation>
    </message>
    <message>
        <source>quiet land</source>
        <translation>Land außerhalb des Spiels</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>{0} and {1} are linked already.</source>
        <translation>{0} und {1} sind schon verbunden.</translation>
    </message>
    <message>
        <source>{0} and {1} are not linked.</source>
        <translation>{0} und {1} sind nicht verbunden.</translation>
    </message>
    <message>
        <source>{0} and {1} linked</source>
        <translation>{0} und {1} verbunden</translation>
    </message>
    <message>
        <source>{0} and {1} not linked though they touch</source>
        <translation>{0} und {1} nicht verbunden, obwohl sie sich berühren</translation>
    </message>
    <message>
        <source>{0} belongs to nobody</source>
        <translation>{0} gehört niemandem</translation>
    </message>
    <message>
        <source>{0} belongs to {1}</source>
        <translation>{0} gehört zu {1}</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, which is left out: it becomes quiet land</source>
        <translation>{0} gehört zum weggelassenen Land {1} und kommt damit außer Spiel</translation>
    </message>
    <message>
        <source>{0} called {1} ({2})</source>
        <translation>{0} heißt {1} ({2})</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} geändert</translation>
    </message>
    <message>
        <source>{0} contested by {1}</source>
        <translation>{0} mit {1} umstritten</translation>
    </message>
    <message>
        <source>{0} contested by {1} and {2}</source>
        <translation>{0} zwischen {1} und {2} umstritten</translation>
    </message>
    <message>
        <source>{0} does not belong to {1} alone.</source>
        <translation>{0} gehört nicht allein zu {1}.</translation>
    </message>
    <message>
        <source>{0} drawn</source>
        <translation>{0} gezeichnet</translation>
    </message>
    <message>
        <source>{0} given land</source>
        <translation>Land für {0}</translation>
    </message>
    <message>
        <source>{0} has no outline.</source>
        <translation>{0} hat keinen Umriss.</translation>
    </message>
    <message>
        <source>{0} left out</source>
        <translation>{0} weggelassen</translation>
    </message>
    <message>
        <source>{0} merged into {1}</source>
        <translation>{0} mit {1} vereint</translation>
    </message>
    <message>
        <source>{0} provinces belong to {1}</source>
        <translation>{0} Provinzen gehören zu {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} entfernt</translation>
    </message>
    <message>
        <source>{0} split: {1}</source>
        <translation>{0} geteilt: {1}</translation>
    </message>
    <message>
        <source>{0} taken in</source>
        <translation>{0} aufgenommen</translation>
    </message>
    <message>
        <source>{0} was contested with {1}, which is left out: it becomes whole</source>
        <translation>{0} war mit dem weggelassenen Land {1} umstritten und ist es nicht mehr</translation>
    </message>
    <message>
        <source>{0}: Capital in {1}</source>
        <translation>{0}: Hauptstadt in {1}</translation>
    </message>
    <message>
        <source>{0}: Trade Center in {1}</source>
        <translation>{0}: Handelszentrum in {1}</translation>
    </message>
    <message>
        <source>{0}: id {1}</source>
        <translation>{0}: Kennung {1}</translation>
    </message>
    <message>
        <source>{0}: no name in {1}</source>
        <translation>{0}: kein Name auf {1}</translation>
    </message>
    <message>
        <source>{0}: number {1} in the order of play</source>
        <translation>{0}: Nummer {1} in der Spielreihenfolge</translation>
    </message>
    <message>
        <source>{0}: yields {1} {2}</source>
        <translation>{0}: Ertrag an {2} jetzt {1}</translation>
    </message>
    <message>
        <source>{0}: {1} as in the scenario</source>
        <translation>{0}: {1} wie im Szenario</translation>
    </message>
    <message>
        <source>{0}: {1} belongs to {2}</source>
        <translation>{0}: {1} gehört zu {2}</translation>
    </message>
    <message>
        <source>{0}: {1} changed</source>
        <translation>{0}: {1} geändert</translation>
    </message>
    <message>
        <source>{0}: {1} left out</source>
        <translation>{0}: {1} weggelassen</translation>
    </message>
    <message>
        <source>{0}: {1} taken in</source>
        <translation>{0}: {1} aufgenommen</translation>
    </message>
    <message>
        <source>This map was not unpacked by the program and is not written over; keep the new one beside it.</source>
        <translation>Diese Karte hat das Programm nicht entpackt und überschreibt sie nicht; die neue daneben aufbewahren.</translation>
    </message>
    <message>
        <source>Another process writes this file. Wait for that one, or give another folder.</source>
        <translation>Ein anderer Prozess schreibt diese Datei. Sein Ende abwarten oder einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>The drawing needs a viewBox, or width and height; its page may be 1 to {0} units.</source>
        <translation>Die Zeichnung braucht eine viewBox oder Breite und Höhe; ihre Seite darf 1 bis {0} Einheiten messen.</translation>
    </message>
    <message>
        <source>The drawing can&apos;t be read.</source>
        <translation>Die Zeichnung lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>A DOCTYPE with declarations is not read; save it as plain SVG without the data of its own program.</source>
        <translation>Ein DOCTYPE mit Deklarationen wird nicht gelesen; die Zeichnung als einfaches SVG ohne die Daten des Zeichenprogramms speichern.</translation>
    </message>
    <message>
        <source>Style from another file is not read; take the line away.</source>
        <translation>Stile aus einer anderen Datei werden nicht gelesen; die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Style from outside the drawing is not read; take it out.</source>
        <translation>Stile von außerhalb der Zeichnung werden nicht gelesen; sie entfernen.</translation>
    </message>
    <message>
        <source>The drawing has more than {0} elements.</source>
        <translation>Die Zeichnung hat mehr als {0} Elemente.</translation>
    </message>
    <message>
        <source>`{0}` could start something; take it out of the drawing.</source>
        <translation>`{0}` könnte etwas starten; es aus der Zeichnung entfernen.</translation>
    </message>
    <message>
        <source>`xml:base` is not read; take it out.</source>
        <translation>`xml:base` wird nicht gelesen; es entfernen.</translation>
    </message>
    <message>
        <source>The picture &quot;{0}&quot; lies outside the drawing: embed it, or take it away and choose it as an underlay here.</source>
        <translation>Das Bild „{0}“ liegt außerhalb der Zeichnung: es einbetten, oder es entfernen und hier als Unterlage wählen.</translation>
    </message>
    <message>
        <source>References out of the drawing are not followed; take this one away.</source>
        <translation>Verweisen aus der Zeichnung hinaus wird nicht gefolgt; diesen entfernen.</translation>
    </message>
    <message>
        <source>The drawing is larger than {0} bytes, the most that is read.</source>
        <translation>Die Zeichnung ist größer als {0} Bytes, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>Compressed drawings (svgz) are not read; save it as plain SVG.</source>
        <translation>Komprimierte Zeichnungen (svgz) werden nicht gelesen; als einfaches SVG speichern.</translation>
    </message>
    <message>
        <source>The drawing is not UTF-8 text; save it as UTF-8.</source>
        <translation>Die Zeichnung ist kein UTF-8-Text; als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The drawing has more than {0} attributes.</source>
        <translation>Die Zeichnung hat mehr als {0} Attribute.</translation>
    </message>
    <message>
        <source>Here must stand a command of a path.</source>
        <translation>Hier muss ein Pfadbefehl stehen.</translation>
    </message>
    <message>
        <source>Here must stand 0 or 1.</source>
        <translation>Hier muss 0 oder 1 stehen.</translation>
    </message>
    <message>
        <source>A curve is too large.</source>
        <translation>Eine Kurve ist zu groß.</translation>
    </message>
    <message>
        <source>An arc is too large.</source>
        <translation>Ein Bogen ist zu groß.</translation>
    </message>
    <message>
        <source>it lies too far out.</source>
        <extracomment>Why a shape is left out</extracomment>
        <translation>Die Form liegt zu weit außerhalb.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be read and is left out: {1}</source>
        <translation>`{0}` lässt sich nicht lesen und wird weggelassen: {1}</translation>
    </message>
    <message>
        <source>With its clones the drawing has more than {0} elements.</source>
        <translation>Mit ihren Klonen hat die Zeichnung mehr als {0} Elemente.</translation>
    </message>
    <message>
        <source>With its clones the drawing is more than is read.</source>
        <translation>Mit ihren Klonen ist die Zeichnung zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>Groups and clones are nested deeper than {0}.</source>
        <translation>Gruppen und Klone sind tiefer als {0} verschachtelt.</translation>
    </message>
    <message>
        <source>its transform can&apos;t be read.</source>
        <extracomment>Why a shape is left out</extracomment>
        <translation>Die Transformation der Form lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The names of layers in layers are too long.</source>
        <translation>Die Namen ineinander liegender Ebenen sind zu lang.</translation>
    </message>
    <message>
        <source>The clone of `{0}` holds itself; take it out.</source>
        <translation>Der Klon von `{0}` enthält sich selbst; ihn entfernen.</translation>
    </message>
    <message>
        <source>Clones of clones are too many.</source>
        <translation>Es gibt zu viele Klone von Klonen.</translation>
    </message>
    <message>
        <source>The drawing has more points than are read: {0} in a shape, {1} in all.</source>
        <translation>Die Zeichnung hat zu viele Punkte; gelesen werden höchstens {0} je Form und {1} insgesamt.</translation>
    </message>
    <message>
        <source>Drawing taken in</source>
        <translation>Zeichnung übernommen</translation>
    </message>
    <message>
        <source>Sheet cut to {0} × {1}</source>
        <translation>Blatt auf {0} × {1} zugeschnitten</translation>
    </message>
    <message>
        <source>The drawing does not fit to the map.</source>
        <translation>Die Zeichnung passt nicht zur Karte.</translation>
    </message>
    <message>
        <source>All that is safe mended ({0})</source>
        <translation>Alles Sichere behoben ({0})</translation>
    </message>
    <message>
        <source>Mended: {0}</source>
        <translation>Behoben: {0}</translation>
    </message>
    <message>
        <source>There is no picture to be joined.</source>
        <translation>Es gibt kein Bild, dessen Grenzen zusammenzufügen wären.</translation>
    </message>
    <message>
        <source>{0} is a common province</source>
        <translation>{0} ist eine gewöhnliche Provinz</translation>
    </message>
    <message>
        <source>At most {0} may stand here.</source>
        <translation>Hier dürfen höchstens {0} stehen.</translation>
    </message>
    <message>
        <source>A text is said in one language at least.</source>
        <translation>Ein Text braucht mindestens eine Sprache.</translation>
    </message>
    <message>
        <source>A lesson has a text `title`.</source>
        <translation>Eine Lektion hat einen Text `title`.</translation>
    </message>
    <message>
        <source>A text has 1 to {0} letters and no control characters.</source>
        <translation>Ein Text hat 1 bis {0} Zeichen und keine Steuerzeichen.</translation>
    </message>
    <message>
        <source>This text has {0} words; a step says at most {1}.</source>
        <translation>Dieser Text hat {0} Wörter; ein Schritt sagt höchstens {1}.</translation>
    </message>
    <message>
        <source>A lesson has a step at least.</source>
        <translation>Eine Lektion hat mindestens einen Schritt.</translation>
    </message>
    <message>
        <source>A step that waits needs a gesture in `show`.</source>
        <translation>Ein Schritt, der wartet, braucht eine Geste in `show`.</translation>
    </message>
    <message>
        <source>A condition is nested {0} deep at most.</source>
        <translation>Eine Bedingung ist höchstens {0}-fach verschachtelt.</translation>
    </message>
    <message>
        <source>A condition must wait for something.</source>
        <translation>Eine Bedingung muss auf etwas warten.</translation>
    </message>
    <message>
        <source>Here must stand words.</source>
        <translation>Hier müssen Wörter stehen.</translation>
    </message>
    <message>
        <source>There is no text `{0}`.</source>
        <translation>Den Text `{0}` gibt es nicht.</translation>
    </message>
    <message>
        <source>`{0}` means nothing here.</source>
        <translation>`{0}` hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>A note has at most {0} characters on one line.</source>
        <translation>Ein Hinweis hat höchstens {0} Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>A puzzle begins with a start position: set one up first.</source>
        <translation>Ein Rätsel beginnt mit einer Aufstellung: zuerst eine anlegen.</translation>
    </message>
    <message>
        <source>A route leads to somebody else.</source>
        <translation>Eine Route führt zu jemand anderem.</translation>
    </message>
    <message>
        <source>A text has at most {0} characters on one line.</source>
        <translation>Ein Text hat höchstens {0} Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>A vote is on here: choose another moment.</source>
        <translation>Hier läuft eine Abstimmung: einen anderen Zeitpunkt wählen.</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Aktionspunkte</translation>
    </message>
    <message>
        <source>Actions of a Unification</source>
        <translation>Aktionen einer Einigung</translation>
    </message>
    <message>
        <source>Actions that Master Trader buys</source>
        <translation>Aktionen durch Meisterhändler</translation>
    </message>
    <message>
        <source>Allies are at peace.</source>
        <translation>Zwischen Verbündeten herrscht Frieden.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Barbarian Fort</source>
        <translation>Barbarenfestung</translation>
    </message>
    <message>
        <source>Barbarian army</source>
        <translation>Barbarenarmee</translation>
    </message>
    <message>
        <source>Barbarians: the strength of turn {0} from turn {1} on</source>
        <translation>Barbaren: die Stärke aus Runde {0} gilt ab Runde {1}</translation>
    </message>
    <message>
        <source>Battles are still to be fought here: choose a moment before or after them.</source>
        <translation>Hier sind noch Schlachten zu schlagen: einen Zeitpunkt davor oder danach wählen.</translation>
    </message>
    <message>
        <source>Build Archers</source>
        <translation>Bogenschützen ausheben</translation>
    </message>
    <message>
        <source>Build Cavalry</source>
        <translation>Kavallerie ausheben</translation>
    </message>
    <message>
        <source>Build Infantry</source>
        <translation>Infanterie ausheben</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>Zuerst einen Marker wählen.</translation>
    </message>
    <message>
        <source>Choose at least one country to be played.</source>
        <translation>Mindestens ein Land wählen, das gespielt wird.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Kosten ({0})</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation>Doppelschlag</translation>
    </message>
    <message>
        <source>Food a symbol</source>
        <translation>Nahrung je Symbol</translation>
    </message>
    <message>
        <source>Food that {0} eats</source>
        <translation>Nahrungsbedarf ({0})</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Forts at the beginning</source>
        <translation>Festungen am Anfang</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Festungen in einer Provinz</translation>
    </message>
    <message>
        <source>Give the least number of players first.</source>
        <translation>Zuerst die kleinste Spielerzahl angeben.</translation>
    </message>
    <message>
        <source>Goal of the puzzle changed</source>
        <translation>Ziel des Rätsels geändert</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold that a Victory Point costs</source>
        <translation>Gold für einen Siegpunkt</translation>
    </message>
    <message>
        <source>Gold that an Action of Master Trader costs</source>
        <translation>Gold für eine Aktion mit Meisterhändler</translation>
    </message>
    <message>
        <source>In Trade all play at once: nobody is to move.</source>
        <translation>Im Handel spielen alle zugleich: Niemand ist am Zug.</translation>
    </message>
    <message>
        <source>In a variant a province belongs to somebody, or is left out.</source>
        <translation>In einer Variante gehört eine Provinz jemandem oder ist weggelassen.</translation>
    </message>
    <message>
        <source>In row {0} a quotation mark is not closed.</source>
        <translation>In Zeile {0} ist ein Anführungszeichen nicht geschlossen.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>It has no name in this language yet.</source>
        <translation>In dieser Sprache gibt es noch keinen Namen.</translation>
    </message>
    <message>
        <source>It is a puzzle already.</source>
        <translation>Es ist schon ein Rätsel.</translation>
    </message>
    <message>
        <source>It stands in {0}.</source>
        <translation>Steht in {0}.</translation>
    </message>
    <message>
        <source>Left in the box of {0}: {1} {2}; a colour has {3}.</source>
        <translation>Noch im Vorrat von {0}: {1} {2}; eine Farbe hat {3}.</translation>
    </message>
    <message>
        <source>Made a puzzle</source>
        <translation>Zum Rätsel gemacht</translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Baukunst</translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation>Meisterhändler</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Most that is kept of a resource</source>
        <translation>Höchstmenge je Rohstoff</translation>
    </message>
    <message>
        <source>Note to translators: {0}</source>
        <translation>Hinweis zur Übersetzung: {0}</translation>
    </message>
    <message>
        <source>Offers to a partner in a phase</source>
        <translation>Angebote an einen Partner in einer Phase</translation>
    </message>
    <message>
        <source>Only a player&apos;s armies have Action Points.</source>
        <translation>Nur Armeen von Spielern haben Aktionspunkte.</translation>
    </message>
    <message>
        <source>Only the last figure can be taken away.</source>
        <translation>Nur die letzte Zahl lässt sich entfernen.</translation>
    </message>
    <message>
        <source>Picture to trace placed</source>
        <translation>Bild zum Nachzeichnen platziert</translation>
    </message>
    <message>
        <source>Picture to trace taken away</source>
        <translation>Bild zum Nachzeichnen entfernt</translation>
    </message>
    <message>
        <source>Picture to trace taken in</source>
        <translation>Bild zum Nachzeichnen übernommen</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation>Plünderung</translation>
    </message>
    <message>
        <source>Position taken from a saved game</source>
        <translation>Stellung aus einer gespeicherten Partie übernommen</translation>
    </message>
    <message>
        <source>Power of {0}</source>
        <translation>Stärke ({0})</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Princesses at the beginning</source>
        <translation>Prinzessinnen am Anfang</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation>Produktionssteuer</translation>
    </message>
    <message>
        <source>Products a symbol</source>
        <translation>Waren je Symbol</translation>
    </message>
    <message>
        <source>Products that a promotion costs</source>
        <translation>Waren für eine Beförderung</translation>
    </message>
    <message>
        <source>Puzzle changed</source>
        <translation>Rätsel geändert</translation>
    </message>
    <message>
        <source>Puzzle taken away</source>
        <translation>Rätsel entfernt</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Route of {0} to {1} opened</source>
        <translation>Route von {0} zu {1} eröffnet</translation>
    </message>
    <message>
        <source>Route of {0} to {1} taken away</source>
        <translation>Route von {0} zu {1} entfernt</translation>
    </message>
    <message>
        <source>Row {0} ({1}) was left aside. {2}</source>
        <translation>Zeile {0} ({1}) wurde übergangen. {2}</translation>
    </message>
    <message>
        <source>Row {0} has no id: {1}</source>
        <translation>Zeile {0} hat keine Kennung: {1}</translation>
    </message>
    <message>
        <source>Row {0} has the id of another one: {1}</source>
        <translation>Zeile {0} hat die Kennung einer anderen: {1}</translation>
    </message>
    <message>
        <source>Solution of the puzzle kept</source>
        <translation>Lösung des Rätsels behalten</translation>
    </message>
    <message>
        <source>Start position begun</source>
        <translation>Aufstellung angelegt</translation>
    </message>
    <message>
        <source>Strength of Barbarians</source>
        <translation>Stärke der Barbaren</translation>
    </message>
    <message>
        <source>Strength of Barbarians as before</source>
        <translation>Stärke der Barbaren wie zuvor</translation>
    </message>
    <message>
        <source>Texts from a translator: {0}</source>
        <translation>Texte aus der Übersetzung: {0}</translation>
    </message>
    <message>
        <source>The bank takes, for 1</source>
        <translation>Die Bank nimmt für 1</translation>
    </message>
    <message>
        <source>The column `{0}` is for no language, and was left aside.</source>
        <translation>Die Spalte `{0}` gehört zu keiner Sprache und wurde übergangen.</translation>
    </message>
    <message>
        <source>The first in order is to move</source>
        <translation>Der Erste der Reihenfolge ist am Zug</translation>
    </message>
    <message>
        <source>The first strength counts from turn 1 on.</source>
        <translation>Die erste Stärke gilt ab Runde 1.</translation>
    </message>
    <message>
        <source>The game is over here: choose a moment before.</source>
        <translation>Hier ist die Partie vorbei: einen Zeitpunkt davor wählen.</translation>
    </message>
    <message>
        <source>The import was given up.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The map has changed since.</source>
        <translation>Die Karte hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>The map has no text `{0}` any more: {1}</source>
        <translation>Den Text `{0}` hat die Karte nicht mehr: {1}</translation>
    </message>
    <message>
        <source>The start position begins with {0}</source>
        <translation>Die Aufstellung beginnt mit {0}</translation>
    </message>
    <message>
        <source>The start position is of turn {0}</source>
        <translation>Die Aufstellung steht in Runde {0}</translation>
    </message>
    <message>
        <source>The table is larger than {0} bytes, the most that is read.</source>
        <translation>Die Tabelle ist größer als {0} Bytes, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The table is not in UTF-8; save it as &quot;CSV UTF-8&quot; and take it again.</source>
        <translation>Die Tabelle ist nicht in UTF-8; als „CSV UTF-8“ speichern und noch einmal übernehmen.</translation>
    </message>
    <message>
        <source>The tokens of the setup are being placed here: choose a later moment.</source>
        <translation>Hier werden die Marker des Aufbaus gesetzt: einen späteren Zeitpunkt wählen.</translation>
    </message>
    <message>
        <source>There are more than {0} columns.</source>
        <translation>Es sind mehr als {0} Spalten.</translation>
    </message>
    <message>
        <source>There are more than {0} rows.</source>
        <translation>Es sind mehr als {0} Zeilen.</translation>
    </message>
    <message>
        <source>There are no more than {0} Trade Routes.</source>
        <translation>Mehr als {0} Handelsrouten gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a route of {0} and {1} already.</source>
        <translation>Zwischen {0} und {1} gibt es schon eine Route.</translation>
    </message>
    <message>
        <source>There is a start position already.</source>
        <translation>Es gibt schon eine Aufstellung.</translation>
    </message>
    <message>
        <source>There is no ability `{0}`.</source>
        <translation>Die Fähigkeit `{0}` gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no province yet: say which layer holds them.</source>
        <translation>Noch gibt es keine Provinz: angeben, welche Ebene die Provinzen enthält.</translation>
    </message>
    <message>
        <source>There is no puzzle here.</source>
        <translation>Hier gibt es kein Rätsel.</translation>
    </message>
    <message>
        <source>There is no such figure.</source>
        <translation>Diese Zahl gibt es nicht.</translation>
    </message>
    <message>
        <source>They are at war already.</source>
        <translation>Zwischen ihnen herrscht schon Krieg.</translation>
    </message>
    <message>
        <source>This figure can&apos;t be taken away.</source>
        <translation>Diese Zahl lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>This is the middle of what a player does: choose another moment.</source>
        <translation>Das ist mitten in einem Spielzug: einen anderen Zeitpunkt wählen.</translation>
    </message>
    <message>
        <source>This unit does not stand there.</source>
        <translation>Diese Einheit steht dort nicht.</translation>
    </message>
    <message>
        <source>Tokens at the beginning</source>
        <translation>Marker am Anfang</translation>
    </message>
    <message>
        <source>Tokens to step up in {0}</source>
        <translation>Marker zum Aufsteigen ({0})</translation>
    </message>
    <message>
        <source>Toughness of {0}</source>
        <translation>Leben ({0})</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation>Handelssteuer</translation>
    </message>
    <message>
        <source>Turn {0} has a strength of its own.</source>
        <translation>Runde {0} hat eine eigene Stärke.</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Runden der Partie</translation>
    </message>
    <message>
        <source>Turns that a war lasts</source>
        <translation>Runden, die ein Krieg dauert</translation>
    </message>
    <message>
        <source>Two columns are for the language `{0}`.</source>
        <translation>Zwei Spalten sind für die Sprache `{0}`.</translation>
    </message>
    <message>
        <source>Two must play.</source>
        <translation>Zwei müssen spielen.</translation>
    </message>
    <message>
        <source>Units of {0} stand in {1}.</source>
        <translation>In {1} stehen Einheiten von {0}.</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Versorgung</translation>
    </message>
    <message>
        <source>Victory Points for killing Barbarians</source>
        <translation>Siegpunkte für besiegte Barbaren</translation>
    </message>
    <message>
        <source>Victory Points for killing {0}</source>
        <translation>Siegpunkte für Besiegte ({0})</translation>
    </message>
    <message>
        <source>Victory Points of a Capital</source>
        <translation>Siegpunkte einer Hauptstadt</translation>
    </message>
    <message>
        <source>Victory Points of a Fort that stands</source>
        <translation>Siegpunkte einer stehenden Festung</translation>
    </message>
    <message>
        <source>Victory Points of a Trade Center</source>
        <translation>Siegpunkte eines Handelszentrums</translation>
    </message>
    <message>
        <source>Victory Points of a common province</source>
        <translation>Siegpunkte einer gewöhnlichen Provinz</translation>
    </message>
    <message>
        <source>Victory Points of a contested province</source>
        <translation>Siegpunkte einer umstrittenen Provinz</translation>
    </message>
    <message>
        <source>Victory Points of a leader</source>
        <translation>Siegpunkte eines Titels</translation>
    </message>
    <message>
        <source>Victory Points to win, 2 against 2</source>
        <translation>Siegpunkte zum Sieg, 2 gegen 2</translation>
    </message>
    <message>
        <source>Victory Points to win, 3 against 3</source>
        <translation>Siegpunkte zum Sieg, 3 gegen 3</translation>
    </message>
    <message>
        <source>Victory Points to win, three pairs</source>
        <translation>Siegpunkte zum Sieg, drei Paare</translation>
    </message>
    <message>
        <source>Victory Points to win, {0} players</source>
        <translation>Siegpunkte zum Sieg, {0} Spieler</translation>
    </message>
    <message>
        <source>War of {0} and {1} since turn {2}</source>
        <translation>Krieg zwischen {0} und {1} seit Runde {2}</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Kriegsherr</translation>
    </message>
    <message>
        <source>Weapons a symbol</source>
        <translation>Waffen je Symbol</translation>
    </message>
    <message>
        <source>Who began the turn is not said</source>
        <translation>Wer die Runde begann, ist nicht angegeben</translation>
    </message>
    <message>
        <source>`{0}` does not play in this start position.</source>
        <translation>`{0}` spielt in dieser Aufstellung nicht mit.</translation>
    </message>
    <message>
        <source>{0} ({1}) has a short name but no name: {2}</source>
        <translation>{0} ({1}) hat einen kurzen Namen, aber keinen Namen: {2}</translation>
    </message>
    <message>
        <source>{0} ({1}): the map says {2} by now, which stays; the table says {3}.</source>
        <translation>{0} ({1}): In der Karte steht inzwischen {2}, das bleibt; in der Tabelle steht {3}.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace</source>
        <translation>Frieden zwischen {0} und {1}</translation>
    </message>
    <message>
        <source>{0} at the beginning</source>
        <translation>{0} am Anfang</translation>
    </message>
    <message>
        <source>{0} began the turn</source>
        <translation>{0} hat die Runde begonnen</translation>
    </message>
    <message>
        <source>{0} does not play from this start position</source>
        <translation>{0} spielt in dieser Aufstellung nicht mit</translation>
    </message>
    <message>
        <source>{0} does not play in this start position.</source>
        <translation>{0} spielt in dieser Aufstellung nicht mit.</translation>
    </message>
    <message>
        <source>{0} from turn {1}</source>
        <translation>{0} ab Runde {1}</translation>
    </message>
    <message>
        <source>{0} had another English text when the table was written; look at it again.</source>
        <translation>{0} hatte einen anderen englischen Text, als die Tabelle geschrieben wurde; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>{0} has left the game: choose a moment before.</source>
        <translation>{0} hat die Partie verlassen: einen Zeitpunkt davor wählen.</translation>
    </message>
    <message>
        <source>{0} has not unified</source>
        <translation>{0} ist nicht geeint</translation>
    </message>
    <message>
        <source>{0} has opened {1} routes, as many as there can be.</source>
        <translation>{0} hat {1} Routen eröffnet, mehr gibt es nicht.</translation>
    </message>
    <message>
        <source>{0} has unified</source>
        <translation>{0} ist geeint</translation>
    </message>
    <message>
        <source>{0} has {1} Forts, as many as a province can have.</source>
        <translation>{0} hat {1} Festungen, mehr kann eine Provinz nicht haben.</translation>
    </message>
    <message>
        <source>{0} holds {1} {2}</source>
        <translation>{0} besitzt {1} {2}</translation>
    </message>
    <message>
        <source>{0} in {1} changed</source>
        <translation>{0} in {1} geändert</translation>
    </message>
    <message>
        <source>{0} is free already.</source>
        <translation>{0} ist schon frei.</translation>
    </message>
    <message>
        <source>{0} is free land</source>
        <translation>{0} ist freies Land</translation>
    </message>
    <message>
        <source>{0} is left out here.</source>
        <translation>{0} ist hier weggelassen.</translation>
    </message>
    <message>
        <source>{0} is to move</source>
        <translation>{0} ist am Zug</translation>
    </message>
    <message>
        <source>{0} of an unused Trade Route</source>
        <translation>{0} aus einer ungenutzten Handelsroute</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} play already, as many as can.</source>
        <translation>Es spielen schon {0}, mehr können es nicht sein.</translation>
    </message>
    <message>
        <source>{0} plays already.</source>
        <translation>{0} spielt schon mit.</translation>
    </message>
    <message>
        <source>{0} plays from this start position</source>
        <translation>{0} spielt in dieser Aufstellung mit</translation>
    </message>
    <message>
        <source>{0} taken off</source>
        <translation>{0} weggenommen</translation>
    </message>
    <message>
        <source>{0} times {1}</source>
        <translation>{0} × {1}</translation>
    </message>
    <message>
        <source>{0} times {1} of {2}</source>
        <translation>{0} × {1} ({2})</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} nach {1}</translation>
    </message>
    <message>
        <source>{0}, level {1}</source>
        <translation>{0}, Stufe {1}</translation>
    </message>
    <message>
        <source>{0}, no. {1}</source>
        <translation>{0}, Nr. {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1} provinces</source>
        <translation>{0}, {1} Provinzen</translation>
    </message>
    <message>
        <source>{0}: no short name in {1}</source>
        <translation>{0}: kein kurzer Name auf {1}</translation>
    </message>
    <message>
        <source>{0}: no text in {1}</source>
        <translation>{0}: kein Text auf {1}</translation>
    </message>
    <message>
        <source>{0}: short name {1} ({2})</source>
        <translation>{0}: kurzer Name {1} ({2})</translation>
    </message>
    <message>
        <source>{0}: taken away</source>
        <translation>{0}: entfernt</translation>
    </message>
    <message>
        <source>{0}: who is played</source>
        <translation>{0}: wer gespielt wird</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} ({2})</source>
        <translation>{0}: {1} ({2})</translation>
    </message>
    <message>
        <source>{0}: {1} Victory Points bought</source>
        <translation>{0}: {1} Siegpunkte gekauft</translation>
    </message>
    <message>
        <source>{0}: {1} Victory Points by kills</source>
        <translation>{0}: {1} Siegpunkte durch Besiegte</translation>
    </message>
    <message>
        <source>{0}: {1} players</source>
        <translation>{0}: {1} Spieler</translation>
    </message>
    <message>
        <source>{0}: {1} to {2} players</source>
        <translation>{0}: {1} bis {2} Spieler</translation>
    </message>
    <message>
        <source>{0}: {1} tokens on {2}</source>
        <translation>{0}: {1} Marker auf {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, level {2}</source>
        <translation>{0}: {1}, Stufe {2}</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The maps that come with the program can&apos;t be read.</source>
        <translation>Die mitgelieferten Karten lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>That is the map&apos;s own picture: choose another name for the drawing.</source>
        <translation>Das ist das Bild der Karte selbst: einen anderen Namen für die Zeichnung wählen.</translation>
    </message>
    <message>
        <source>This is no table of texts: its first row must name the columns `id`, `en` and so on.</source>
        <translation>Das ist keine Tabelle von Texten: Ihre erste Zeile muss die Spalten `id`, `en` usw. nennen.</translation>
    </message>
    <message>
        <source>A challenge begins with a start position: `start`.</source>
        <translation>Ein Rätsel beginnt mit einer Startaufstellung: `start`.</translation>
    </message>
    <message>
        <source>Here must stand one who plays in the start position.</source>
        <translation>Hier muss ein Land stehen, das in der Startaufstellung spielt.</translation>
    </message>
    <message>
        <source>There is no computer player of this name.</source>
        <translation>Es gibt keinen Computerspieler dieses Namens.</translation>
    </message>
    <message>
        <source>Here must stand a whole number.</source>
        <translation>Hier muss eine ganze Zahl stehen.</translation>
    </message>
    <message>
        <source>A challenge needs `goals`.</source>
        <translation>Ein Rätsel braucht `goals`.</translation>
    </message>
    <message>
        <source>The list of goals for bronze is empty.</source>
        <translation>Die Liste der Ziele für Bronze ist leer.</translation>
    </message>
    <message>
        <source>A solution has at most {0} lines.</source>
        <translation>Eine Lösung hat höchstens {0} Zeilen.</translation>
    </message>
    <message>
        <source>Here must stand a line of notation.</source>
        <translation>Hier muss eine Zeile Notation stehen.</translation>
    </message>
    <message>
        <source>Here must stand a text of 1 to {0} characters.</source>
        <translation>Hier muss ein Text von 1 bis {0} Zeichen stehen.</translation>
    </message>
    <message>
        <source>A goal is one kind with its operands: vp: [who, 33].</source>
        <translation>Ein Ziel ist eine Art mit ihren Angaben: vp: [who, 33].</translation>
    </message>
    <message>
        <source>There are more than {0} goals.</source>
        <translation>Es sind mehr als {0} Ziele.</translation>
    </message>
    <message>
        <source>There is no kind of goal of this name.</source>
        <translation>Es gibt keine Art von Ziel dieses Namens.</translation>
    </message>
    <message>
        <source>Here must stand at least one goal.</source>
        <translation>Hier muss mindestens ein Ziel stehen.</translation>
    </message>
    <message>
        <source>`by-turn` stands within no other one.</source>
        <translation>`by-turn` steht in keinem anderen.</translation>
    </message>
    <message>
        <source>Here must stand a turn and a goal: by-turn: [5, {first: [who]}].</source>
        <translation>Hier müssen eine Runde und ein Ziel stehen: by-turn: [5, {first: [who]}].</translation>
    </message>
    <message>
        <source>Operands of `{0}`: {1} to {2}, in the order who, what, how many.</source>
        <translation>Angaben zu `{0}`: {1} bis {2}, in der Reihenfolge wer, was, wie viele.</translation>
    </message>
    <message>
        <source>Here must stand another seat.</source>
        <translation>Hier muss ein anderes Land stehen.</translation>
    </message>
    <message>
        <source>Here must stand a seat that plays.</source>
        <translation>Hier muss ein Land stehen, das mitspielt.</translation>
    </message>
    <message>
        <source>Here must stand a province in play.</source>
        <translation>Hier muss eine Provinz stehen, die im Spiel ist.</translation>
    </message>
    <message>
        <source>By the end of turn {0}: {1}</source>
        <translation>Am Ende von Runde {0}: {1}</translation>
    </message>
    <message>
        <source>{0} leads</source>
        <translation>{0} führt</translation>
    </message>
    <message>
        <source>{0} leads by {1} points</source>
        <translation>{0} führt mit {1} Punkten</translation>
    </message>
    <message>
        <source>{0} is ahead of {1}</source>
        <translation>{0} liegt vor {1}</translation>
    </message>
    <message>
        <source>{0} is ahead of {1} by {2} points</source>
        <translation>{0} liegt {2} Punkte vor {1}</translation>
    </message>
    <message>
        <source>{0} has {1} Victory Points</source>
        <translation>{0} hat {1} Siegpunkte</translation>
    </message>
    <message>
        <source>This scenario is of format {0}; this program reads up to {1}: take a newer one.</source>
        <translation>Dieses Szenario hat Format {0}; das Programm liest bis {1}: Eine neuere Fassung des Programms ist nötig.</translation>
    </message>
    <message>
        <source>Goals belong to a challenge: say who plays under `challenge`.</source>
        <translation>Ziele gehören zu einem Rätsel: unter `challenge` angeben, wer spielt.</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message>
        <source>{0} holds {1}</source>
        <translation>{0} hält {1}</translation>
    </message>
    <message>
        <source>the scenario has no variant &quot;{0}&quot;</source>
        <translation>das Szenario hat keine Variante „{0}“</translation>
    </message>
    <message>
        <source>{0} players, but there are {1} countries for at most {2} players</source>
        <translation>{0} Spieler, aber es gibt {1} Länder für höchstens {2} Spieler</translation>
    </message>
    <message>
        <source>An invented land has {0} to {1} provinces.</source>
        <translation>Ein erfundenes Land hat {0} bis {1} Provinzen.</translation>
    </message>
    <message>
        <source>Lines cross too often here. Take some of them out, or simplify them, and try again.</source>
        <translation>Hier kreuzen sich zu viele Linien. Einige herausnehmen oder vereinfachen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>So many provinces give room for {0} to {1} countries.</source>
        <translation>So viele Provinzen reichen für {0} bis {1} Länder.</translation>
    </message>
    <message>
        <source>The picture would not read back as it is drawn here, so nothing was written. Take back what you drew last, and save again.</source>
        <translation>Die Karte sähe beim Lesen anders aus als hier, deshalb wurde nichts geschrieben. Die letzte Zeichnung zurücknehmen und noch einmal speichern.</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>%1 is yours · left there: %2</source>
        <extracomment>What a battle would bring: a province, and the player&apos;s units that stand there after it</extracomment>
        <translation>%1 in eigener Hand · dort übrig: %2</translation>
    </message>
    <message>
        <source>Nobody will hold %1</source>
        <translation>Niemand wird %1 halten</translation>
    </message>
    <message>
        <source>%1 stays with %2</source>
        <extracomment>What a battle would bring: a province, and who holds it as before</extracomment>
        <translation>%1 bleibt bei %2</translation>
    </message>
    <message>
        <source>%1 · you lose %2</source>
        <extracomment>What a battle would bring: who holds the province, and the player&apos;s units that fall</extracomment>
        <translation>%1 · eigene Verluste: %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>Units, a province and what it is: &quot;2 Infantry to Fyn: free · +2 VP&quot;</extracomment>
        <translation>%1 nach %2: %3</translation>
    </message>
    <message>
        <source>A click adds it to the plan</source>
        <extracomment>What a click on a province does while marches are planned; &quot;it&quot; is the march</extracomment>
        <translation>Ein Klick nimmt den Marsch in den Plan auf</translation>
    </message>
    <message>
        <source>A click moves there</source>
        <translation>Ein Klick zieht dorthin</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A country and its units: &quot;France, 2 Infantry&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>Attackers and defenders of a battle that is foreseen</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>A click shows the battle first</source>
        <translation>Ein Klick zeigt erst die Schlacht</translation>
    </message>
    <message>
        <source>%1: click again to march</source>
        <extracomment>%1 a province; a card shows what a battle there would bring</extracomment>
        <translation>%1: noch ein Klick zum Marschieren</translation>
    </message>
    <message>
        <source>Letting go adds it to the plan</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged, while marches are planned; &quot;it&quot; is the march</extracomment>
        <translation>Beim Loslassen kommt der Marsch in den Plan</translation>
    </message>
    <message>
        <source>Letting go moves them there</source>
        <extracomment>Of units that are being dragged: what releasing the mouse&apos;s button does</extracomment>
        <translation>Beim Loslassen ziehen sie dorthin</translation>
    </message>
    <message>
        <source>Letting go shows the battle first</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged: a card foretells the battle</extracomment>
        <translation>Beim Loslassen erscheint erst die Schlacht</translation>
    </message>
    <message>
        <source>Barbarians retreat to %1</source>
        <extracomment>What a battle would bring; %1 a province</extracomment>
        <translation>Barbaren ziehen sich nach %1 zurück</translation>
    </message>
    <message>
        <source>After a battle an army goes no further this turn, whatever it has left</source>
        <extracomment>Of armies that are about to battle; `man.move.enter-hostile`</extracomment>
        <translation>Nach einer Schlacht zieht eine Armee in dieser Runde nicht weiter, was ihr auch bleibt</translation>
    </message>
    <message>
        <source>Barbarians retreat; you choose where to</source>
        <extracomment>What a battle would bring</extracomment>
        <translation>Barbaren ziehen sich zurück; wohin, ist frei wählbar</translation>
    </message>
</context>
<context>
    <name>GameFolder</name>
    <message>
        <source>The lock of this game is no regular file. Remove it, then the game can be opened.</source>
        <translation>Die Sperrdatei dieser Partie ist keine gewöhnliche Datei. Entferne sie, dann lässt sich die Partie öffnen.</translation>
    </message>
    <message>
        <source>Another window has this game; go on with it there.</source>
        <translation>Ein anderes Fenster hat diese Partie; spiele dort weiter.</translation>
    </message>
    <message>
        <source>The disk is full, or nothing may be written here.</source>
        <translation>Die Festplatte ist voll, oder hier darf nichts geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>The plan</source>
        <comment>what is taken back or done again: all marches of a plan that was played</comment>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>In the log below what a computer player did, or on a hint below what to do: the reason</extracomment>
        <translation>Grund: %1</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Warriors &amp; Traders</source>
        <translation>Warriors &amp; Traders</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>what the hint says</comment>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n army(s) take(s) %1 and lose(s) none.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%1: %n Armee genügt, ohne Verlust.</numerusform>
            <numerusform>%1: %n Armeen genügen, ohne Verlust.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(s) take(s) %1; surviving: %2.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%1: %n Armee genügt; danach noch übrig: %2.</numerusform>
            <numerusform>%1: %n Armeen genügen; danach noch übrig: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory Points: %2 for %1.</source>
        <extracomment>%1 a province, %2 the Victory Points that holding it is worth</extracomment>
        <translation>Siegpunkte: %2 für %1.</translation>
    </message>
    <message>
        <source>Armies ready after this: %1.</source>
        <extracomment>%1 armies that could take a province together with others still to be built</extracomment>
        <translation>Danach einsatzbereite Armeen: %1.</translation>
    </message>
    <message>
        <source>This token reaches %1 %2: %3.</source>
        <extracomment>A path of the play-mat and its level, what that brings: &quot;Trade II: bank 7:1 → 4:1, +1 route&quot;</extracomment>
        <translation>Dieser Marker erreicht %1 %2: %3.</translation>
    </message>
    <message>
        <source>It is a step towards %1 %2: %3.</source>
        <extracomment>Of a token: a path of the play-mat and its level, what that brings: &quot;Trade II: bank 7:1 → 4:1, +1 route&quot;</extracomment>
        <translation>Das ist ein Schritt zu %1 %2: %3.</translation>
    </message>
    <message>
        <source>Armies go farther in a turn.</source>
        <translation>Armeen kommen in einer Runde weiter.</translation>
    </message>
    <message>
        <source>The bank gives the same for less.</source>
        <translation>Die Bank gibt dasselbe für weniger.</translation>
    </message>
    <message>
        <source>Victory Points for %1 and the battle: %2.</source>
        <extracomment>%1 a province, %2 what the score changes by: &quot;+3&quot;, &quot;−1&quot;</extracomment>
        <translation>Siegpunkte für %1 und die Schlacht: %2.</translation>
    </message>
    <message>
        <source>Before that level no province yields %1.</source>
        <extracomment>%1 a resource; the next level of a path multiplies what provinces yield of it by more than 0</extracomment>
        <translation>Vor dieser Stufe bringt keine Provinz %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more army(s) must march there too.</source>
        <translation>
            <numerusform>%n weitere Armee muss auch dorthin.</numerusform>
            <numerusform>%n weitere Armeen müssen auch dorthin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint before was for taking %1, which needs more armies still. Weighed anew, this is worth more now.</source>
        <extracomment>Below a hint, where the hint before, in the same turn, was to build an army; %1 the province it was for</extracomment>
        <translation>Der Tipp davor galt der Eroberung von %1, wofür noch Armeen fehlen. Neu abgewogen, bringt dies jetzt mehr.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>Offers are made and answered in the Trade phase.</source>
        <translation>Angebote werden in der Phase Handel gemacht und beantwortet.</translation>
    </message>
    <message>
        <source>No offer of yours waits for an answer.</source>
        <translation>Kein eigenes Angebot wartet auf Antwort.</translation>
    </message>
    <message>
        <source>No offer waits for your answer.</source>
        <translation>Kein Angebot wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>No person plays at this table.</source>
        <translation>An diesem Tisch spielt kein Mensch.</translation>
    </message>
    <message>
        <source>Another player is asked now.</source>
        <translation>Jetzt ist ein anderer gefragt.</translation>
    </message>
    <message>
        <source>Units move in Maneuvering.</source>
        <translation>Einheiten ziehen in der Phase Manöver.</translation>
    </message>
    <message>
        <source>Marches are planned in Maneuvering.</source>
        <translation>Märsche werden in der Phase Manöver geplant.</translation>
    </message>
    <message>
        <source>Nothing is planned.</source>
        <translation>Nichts ist geplant.</translation>
    </message>
    <message>
        <source>A token is shifted after the Actions of Development.</source>
        <translation>Ein Marker wird nach den Aktionen der Entwicklung verschoben.</translation>
    </message>
    <message>
        <source>Armies are fed in the Upkeep.</source>
        <translation>Armeen werden in der Phase Versorgung versorgt.</translation>
    </message>
    <message>
        <source>Damage is dealt in a battle.</source>
        <translation>Schaden wird in einer Schlacht verteilt.</translation>
    </message>
    <message>
        <source>Without a Trade Center nobody takes part in Trade.</source>
        <translation>Ohne Handelszentrum nimmt niemand am Handel teil.</translation>
    </message>
    <message>
        <source>No army can be promoted now.</source>
        <translation>Keine Armee kann jetzt befördert werden.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message numerus="yes">
        <source>%n gradient(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Farbverlauf: nur der Umriss zählt</numerusform>
            <numerusform>%n Farbverläufe: nur der Umriss zählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Muster: nur der Umriss zählt</numerusform>
            <numerusform>%n Muster: nur der Umriss zählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s), as blurs and shadows</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Filter, etwa für Unschärfe oder Schatten</numerusform>
            <numerusform>%n Filter, etwa für Unschärfe oder Schatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clipping path(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Beschneidungspfad: keine Form wird davon beschnitten</numerusform>
            <numerusform>%n Beschneidungspfade: keine Form wird davon beschnitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Maske: keine Form wird davon beschnitten</numerusform>
            <numerusform>%n Masken: keine Form wird davon beschnitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) on lines</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Linienmarkierung</numerusform>
            <numerusform>%n Linienmarkierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guide(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Hilfslinie</numerusform>
            <numerusform>%n Hilfslinien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden shape(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n verborgene Form</numerusform>
            <numerusform>%n verborgene Formen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) along a path</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Text an einem Pfad</numerusform>
            <numerusform>%n Texte an einem Pfad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Animation</numerusform>
            <numerusform>%n Animationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) in another format</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Teil in einem anderen Format</numerusform>
            <numerusform>%n Teile in einem anderen Format</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clone(s) without an original</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Klon ohne Original</numerusform>
            <numerusform>%n Klone ohne Original</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of style that are not read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n Stilregel, die nicht gelesen wird</numerusform>
            <numerusform>%n Stilregeln, die nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s) that can&apos;t be read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n unlesbare Form</numerusform>
            <numerusform>%n unlesbare Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Provinces</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Quiet land</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Land außerhalb des Spiels</translation>
    </message>
    <message>
        <source>Lakes</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Binnenseen</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Hills</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Wälder</translation>
    </message>
    <message>
        <source>Names of provinces</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Namen von Provinzen</translation>
    </message>
    <message>
        <source>Only to look at</source>
        <comment>what a layer of a drawing becomes: a scan</comment>
        <translation>Nur zum Ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n Fläche</numerusform>
            <numerusform>%n Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n offene Linie</numerusform>
            <numerusform>%n offene Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n Text</numerusform>
            <numerusform>%n Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a layer</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>chosen here</source>
        <comment>how it is known what a layer becomes</comment>
        <translation>hier gewählt</translation>
    </message>
    <message>
        <source>its name, %1</source>
        <comment>how it is known what a layer becomes; %1 a language</comment>
        <translation>Name der Ebene, %1</translation>
    </message>
    <message>
        <source>the form of its shapes</source>
        <comment>how it is known what a layer becomes</comment>
        <translation>Art der Formen</translation>
    </message>
    <message>
        <source>No id of ours. Lies where %1 lay (%2 %)</source>
        <comment>a shape; %1 a province</comment>
        <translation>Keine Kennung von hier. Liegt, wo %1 lag (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>chosen here</source>
        <comment>how it is known which province a shape is</comment>
        <translation>hier gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes, one province</source>
        <comment>what is asked about shapes</comment>
        <translation>
            <numerusform>%n Form, eine Provinz</numerusform>
            <numerusform>%n Formen, eine Provinz</numerusform>
        </translation>
    </message>
    <message>
        <source>Several names stand in it</source>
        <comment>what is asked about a shape</comment>
        <translation>Mehrere Namen stehen darin</translation>
    </message>
    <message>
        <source>its id</source>
        <comment>how it is known which province a shape is</comment>
        <translation>die Kennung</translation>
    </message>
    <message>
        <source>its label</source>
        <comment>how it is known which province a shape is</comment>
        <translation>die Beschriftung</translation>
    </message>
    <message>
        <source>the text in it</source>
        <comment>how it is known which province a shape is</comment>
        <translation>der Text darin</translation>
    </message>
    <message>
        <source>nothing says its name</source>
        <comment>of a shape that becomes a new province</comment>
        <translation>nichts nennt den Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n embedded picture(s): may be kept as a file to trace</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n eingebettetes Bild: lässt sich als Datei zum Nachzeichnen behalten</numerusform>
            <numerusform>%n eingebettete Bilder: lassen sich als Datei zum Nachzeichnen behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units</source>
        <comment>a length on the map</comment>
        <translation>%1 Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>%n same</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n gleich</numerusform>
            <numerusform>%n gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new outline(s)</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n neuer Umriss</numerusform>
            <numerusform>%n neue Umrisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n renamed</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n umbenannt</numerusform>
            <numerusform>%n umbenannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n weggefallen</numerusform>
            <numerusform>%n weggefallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 some names</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Next unit that can move</source>
        <translation>Nächste bewegliche Einheit</translation>
    </message>
    <message>
        <source>Previous unit that can move</source>
        <translation>Vorige bewegliche Einheit</translation>
    </message>
    <message>
        <source>Choose all units here</source>
        <extracomment>Game menu: those in the province that has the focus</extracomment>
        <translation>Alle Einheiten hier wählen</translation>
    </message>
    <message>
        <source>Plan marches, or make them at once</source>
        <translation>Märsche planen oder gleich ausführen</translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Plan ausführen</translation>
    </message>
    <message>
        <source>Feed all armies</source>
        <translation>Alle Armeen versorgen</translation>
    </message>
    <message>
        <source>To the play-mat</source>
        <extracomment>Game menu: the keyboard goes to the tracks of Development Tokens</extracomment>
        <translation>Zum Tableau</translation>
    </message>
    <message>
        <source>Offer to the partner chosen</source>
        <translation>Angebot an den gewählten Partner</translation>
    </message>
    <message>
        <source>Build, or to the bank</source>
        <extracomment>Game menu: one key; in Development it opens what can be built, in Trade it goes to the bank</extracomment>
        <translation>Bauen, oder zur Bank</translation>
    </message>
    <message>
        <source>Build two armies with Warlord</source>
        <translation>Mit Kriegsherrn zwei Armeen ausheben</translation>
    </message>
    <message>
        <source>Promote an army</source>
        <translation>Eine Armee befördern</translation>
    </message>
    <message>
        <source>Buy Victory Points</source>
        <translation>Siegpunkte kaufen</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Angebot annehmen</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Angebot ablehnen</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Eigenes Angebot zurückziehen</translation>
    </message>
    <message>
        <source>Declare war…</source>
        <translation>Krieg erklären…</translation>
    </message>
    <message>
        <source>Peace…</source>
        <translation>Frieden…</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Game menu: a computer player says what it would do</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Suggest the damage</source>
        <translation>Schaden vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Leave the game…</source>
        <translation>Partie &amp;verlassen…</translation>
    </message>
    <message>
        <source>Uni&amp;ts</source>
        <extracomment>Game menu: a submenu of what is done with armies and Princesses</extracomment>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>Tra&amp;de</source>
        <extracomment>Game menu: a submenu of what is done with offers and at the bank</extracomment>
        <translation>&amp;Handel</translation>
    </message>
    <message>
        <source>No shift</source>
        <extracomment>Game menu: no Development Token is shifted in this turn</extracomment>
        <translation>Nicht verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n of the stack</source>
        <translation>
            <numerusform>%n aus dem Stapel wählen</numerusform>
            <numerusform>%n aus dem Stapel wählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leads</name>
    <message>
        <source>tied, nobody</source>
        <extracomment>Nobody holds the title of a path, as several have as many tokens</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 (%2 VP): %3</source>
        <extracomment>A title, the Victory Points it is worth, and who holds it: &quot;Builder (3 VP): France&quot;</extracomment>
        <translation>%1 (%2 SP): %3</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <extracomment>%1 a country, %2 the title that it has won: &quot;France is now Trader&quot;</extracomment>
        <translation>%1 ist jetzt %2</translation>
    </message>
    <message>
        <source>Nobody is %1 now: a tie</source>
        <extracomment>%1 a title; several share the first place</extracomment>
        <translation>Gleichstand: Niemand ist mehr %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A title that changes hands, and the Victory Points: &quot;France is now Trader (6 → 9 VP)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 → %3 VP</source>
        <extracomment>A country and its Victory Points until now and from now on: &quot;France 9 → 6 VP&quot;</extracomment>
        <translation>%1 %2 → %3 SP</translation>
    </message>
    <message>
        <source>%1 → %2 VP</source>
        <extracomment>Victory Points until now and from now on</extracomment>
        <translation>%1 → %2 SP</translation>
    </message>
    <message>
        <source>%1: %2 VP for whoever has the most tokens on %3; in a tie it is nobody&apos;s.</source>
        <extracomment>%1 a title, %2 its Victory Points, %3 its path: &quot;Trader: 3 VP for whoever has the most tokens on Trade…&quot;</extracomment>
        <translation>%1: %2 SP für die meisten Marker auf %3; bei Gleichstand für niemanden.</translation>
    </message>
</context>
<context>
    <name>LeftGames</name>
    <message>
        <source>The folder can&apos;t be removed.</source>
        <translation>Der Ordner lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>The beginning of its journal is damaged.</source>
        <translation>Der Anfang ihrer Mitschrift ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>route, in its opener&apos;s colour</source>
        <translation>Route, in der Farbe dessen, der sie eröffnet hat</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>has retreated</source>
        <extracomment>In the legend: an army that lies on its side</extracomment>
        <translation>nach dem Rückzug</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Victory Points while it is held</source>
        <translation>Siegpunkte, solange gehalten</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>In the legend: a province with units that can still move</extracomment>
        <translation>kann ziehen</translation>
    </message>
    <message>
        <source>can be reached</source>
        <extracomment>In the legend: a province where the chosen units can go</extracomment>
        <translation>erreichbar</translation>
    </message>
    <message>
        <source>Contested: between two countries; neither needs it for its Unification</source>
        <translation>Umstritten: zwischen zwei Ländern; keines braucht sie für seine Einigung</translation>
    </message>
    <message>
        <source>so many pieces of one player; point at them to see each</source>
        <extracomment>In the legend: where there is no room for each, pieces are drawn as a pile and their number</extracomment>
        <translation>so viele Figuren eines Spielers; mit dem Zeiger darauf ist jede zu sehen</translation>
    </message>
    <message>
        <source>Gold: no province has it; the bank and high levels give it</source>
        <extracomment>No symbol on the map stands for it; high levels: of the paths of the play-mat</extracomment>
        <translation>Gold: in keiner Provinz zu finden; kommt von der Bank und durch hohe Stufen</translation>
    </message>
    <message>
        <source>no player&apos;s land, in the colour of its country</source>
        <extracomment>In the legend: land that no player holds is painted in its country&apos;s colour</extracomment>
        <translation>ohne Spieler, in der Farbe des Landes</translation>
    </message>
    <message>
        <source>the chosen units</source>
        <extracomment>In the legend: the province of the units that the player has chosen; they have a gold frame too</extracomment>
        <translation>die gewählten Einheiten</translation>
    </message>
    <message>
        <source>the battle goes on here</source>
        <extracomment>In the legend: the province where a battle is being fought</extracomment>
        <translation>hier wird die Schlacht geschlagen</translation>
    </message>
    <message>
        <source>already chosen</source>
        <extracomment>In the legend: the first of two provinces has been chosen</extracomment>
        <translation>schon gewählt</translation>
    </message>
    <message>
        <source>cost in Action Points (AP)</source>
        <translation>Kosten in Aktionspunkten (AP)</translation>
    </message>
    <message>
        <source>cost in Action Points (AP), battle included</source>
        <translation>Kosten in Aktionspunkten (AP), samt Schlacht</translation>
    </message>
    <message>
        <source>dots: Action Points (AP) left</source>
        <extracomment>In the legend: the dots below an army; AP is how the program shortens Action Points</extracomment>
        <translation>Punkte: übrige Aktionspunkte (AP)</translation>
    </message>
    <message>
        <source>hatched: held by the player of that colour</source>
        <extracomment>In the legend: land in the colour of the player who holds it, and hatched as his arms are</extracomment>
        <translation>schraffiert: im Besitz des Spielers dieser Farbe</translation>
    </message>
    <message>
        <source>striped: Contested, in the colours of both countries</source>
        <extracomment>In the legend: land that no player holds, of two countries, has stripes in both colours</extracomment>
        <translation>gestreift: Umstritten, in den Farben beider Länder</translation>
    </message>
    <message>
        <source>Sea link: counts as a common border</source>
        <extracomment>In the legend: a dotted line over the sea joins two provinces</extracomment>
        <translation>Seeweg: zählt wie eine gemeinsame Grenze</translation>
    </message>
    <message>
        <source>leads from a name or pieces to their province</source>
        <extracomment>In the legend: a dashed line from a name, or from pieces, that have no room on their province</extracomment>
        <translation>führt von Namen oder Figuren zu ihrer Provinz</translation>
    </message>
    <message>
        <source>a place to build</source>
        <extracomment>In the legend: a province where the player can build an army or a Fort</extracomment>
        <translation>hier ausheben oder bauen</translation>
    </message>
    <message>
        <source>this step was done here</source>
        <extracomment>In the legend: the province in which the step was done that one looks back at</extracomment>
        <translation>hier geschah dieser Zug</translation>
    </message>
    <message>
        <source>on the play-mat: Action Points (AP) of each army</source>
        <extracomment>In the legend: the boot on the play-mat; AP is how the program shortens Action Points</extracomment>
        <translation>auf dem Tableau: Aktionspunkte (AP) jeder Armee</translation>
    </message>
    <message>
        <source>on the play-mat: Trade Routes one may open</source>
        <extracomment>In the legend: the arch on the play-mat</extracomment>
        <translation>auf dem Tableau: Handelsrouten, die man eröffnen darf</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A path of the play-mat and its level: &quot;Trade II&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <translation>Bank %1:1</translation>
    </message>
    <message numerus="yes">
        <source>%n Trade Route(s) may be opened</source>
        <translation>
            <numerusform>%n Handelsroute darf eröffnet werden</numerusform>
            <numerusform>%n Handelsrouten dürfen eröffnet werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action Point(s) for each army</source>
        <translation>
            <numerusform>%n Aktionspunkt für jede Armee</numerusform>
            <numerusform>%n Aktionspunkte für jede Armee</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ability and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>bank %1:1 → %2:1</source>
        <extracomment>The bank&apos;s rate until now and from now on</extracomment>
        <translation>Bank %1:1 → %2:1</translation>
    </message>
    <message numerus="yes">
        <source>+%n route(s)</source>
        <extracomment>So many more than until now</extracomment>
        <translation>
            <numerusform>+%n Route</numerusform>
            <numerusform>+%n Routen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Action Point(s)</source>
        <extracomment>So many more than until now, for each army</extracomment>
        <translation>
            <numerusform>+%n Aktionspunkt</numerusform>
            <numerusform>+%n Aktionspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>a level brings</comment>
        <translation>nichts weiter</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %2&lt;/b&gt; with %n token(s): %3</source>
        <extracomment>Path and level, how many tokens it takes, what it brings: &quot;Production III with 1 token: 2 Products per symbol&quot;</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; mit %n Marker: %3</numerusform>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; mit %n Markern: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>level %1: %2</source>
        <comment>a level and what it brings</comment>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>token %1 of %2 to level %3: %4</source>
        <extracomment>Of a token that is placed: the first of two that lead to a level, and what that brings</extracomment>
        <translation>Marker %1 von %2 zu Stufe %3: %4</translation>
    </message>
    <message>
        <source>%1 per symbol</source>
        <extracomment>%1 an amount of a resource, which every symbol of it on one&apos;s own provinces yields: &quot;2 Products&quot;</extracomment>
        <translation>%1 je Symbol</translation>
    </message>
    <message>
        <source>%1: %2 in every Upkeep</source>
        <extracomment>What each symbol yields, what that makes now: &quot;2 Food per symbol: 6 in every Upkeep&quot;</extracomment>
        <translation>%1: %2 in jeder Versorgung</translation>
    </message>
    <message>
        <source>%1 (so %2 more in every Upkeep)</source>
        <extracomment>What each symbol yields, so much more than at the level before that makes now: &quot;2 Products per symbol (so 4 more in every Upkeep)&quot;</extracomment>
        <translation>%1 (also %2 mehr in jeder Versorgung)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Trade Route to %1</source>
        <translation>Handelsroute mit %1</translation>
    </message>
    <message>
        <source>Offer of %1 declined</source>
        <translation>Angebot von %1 abgelehnt</translation>
    </message>
    <message>
        <source>Offer to %1 taken back</source>
        <translation>Angebot an %1 zurückgezogen</translation>
    </message>
    <message>
        <source>Fort raised in %1</source>
        <translation>Festung in %1 gebaut</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 SP</translation>
    </message>
    <message>
        <source>War declared on %1</source>
        <translation>%1 den Krieg erklärt</translation>
    </message>
    <message>
        <source>until turn %1</source>
        <translation>bis Runde %1</translation>
    </message>
    <message>
        <source>Token from %1 to %2</source>
        <translation>Marker: %1 → %2</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Schlacht um %1</translation>
    </message>
    <message>
        <source>The Barbarians keep to %1</source>
        <translation>Land der Barbaren: %1</translation>
    </message>
    <message>
        <source>The Barbarians go to %1</source>
        <translation>Die Barbaren gehen nach %1</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Rückzug nach %1</translation>
    </message>
    <message>
        <source>Withdrawal to %1</source>
        <translation>Abzug nach %1</translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation>%1 ist geeint</translation>
    </message>
    <message>
        <source>%1 handed over to %2</source>
        <translation>%1 an %2 übergeben</translation>
    </message>
    <message>
        <source>The Merchant doubles Gold</source>
        <translation>Der Kaufmann verdoppelt Gold</translation>
    </message>
    <message>
        <source>Gold is not doubled</source>
        <translation>Gold wird nicht verdoppelt</translation>
    </message>
    <message>
        <source>Vote given</source>
        <translation>Stimme abgegeben</translation>
    </message>
    <message>
        <source>Peace offered to %1</source>
        <translation>%1 Frieden angeboten</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Frieden mit %1</translation>
    </message>
    <message>
        <source>Peace with %1 declined</source>
        <translation>Frieden mit %1 abgelehnt</translation>
    </message>
    <message>
        <source>Offer of peace to %1 taken back</source>
        <translation>Friedensangebot an %1 zurückgezogen</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 verlässt die Partie</translation>
    </message>
    <message>
        <source>The time is up: this turn is the last</source>
        <translation>Die Zeit ist um: Diese Runde ist die letzte</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>tokens on a path</comment>
        <extracomment>How many tokens are laid on a path of the play-mat: &quot;2 on Production&quot;</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>Fed: %1</source>
        <translation>Versorgt: %1</translation>
    </message>
    <message>
        <source>Food %1</source>
        <translation>Nahrung %1</translation>
    </message>
    <message>
        <source>Nobody else is fed</source>
        <translation>Niemand sonst wird versorgt</translation>
    </message>
    <message>
        <source>Done with Trade</source>
        <translation>Handel beendet</translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation>Bewegung beendet</translation>
    </message>
    <message>
        <source>Princesses stay</source>
        <translation>Prinzessinnen bleiben</translation>
    </message>
    <message>
        <source>Unused route %1</source>
        <translation>Ungenutzte Route %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>Given and got: &quot;7 Food for 1 Gold&quot;</extracomment>
        <translation>Bank: %1 gegen %2</translation>
    </message>
    <message>
        <source>Offer of %1 accepted</source>
        <translation>Angebot von %1 angenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s) bought</source>
        <translation>
            <numerusform>%n Siegpunkt gekauft</numerusform>
            <numerusform>%n Siegpunkte gekauft</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation>Gold %1</translation>
    </message>
    <message>
        <source>Token on %1</source>
        <translation>Marker auf %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 raised in %2</source>
        <translation>%1 in %2 ausgehoben</translation>
    </message>
    <message>
        <source>%1 raised in %2, %3 in %4</source>
        <translation>%1 in %2, %3 in %4 ausgehoben</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>A unit and the kind that it becomes</extracomment>
        <translation>%1 wird zu %2</translation>
    </message>
    <message>
        <source>No token shifted</source>
        <translation>Kein Marker verschoben</translation>
    </message>
    <message>
        <source>The rest of the Unification forgone</source>
        <translation>Auf den Rest der Einigung verzichtet</translation>
    </message>
    <message>
        <source>Action passed</source>
        <translation>Aktion ausgelassen</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>Who moves, from where, to where: &quot;2 Archers: Provence → Bourbon&quot;</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>damage</comment>
        <extracomment>A unit and the damage laid on it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Schaden in %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>No Trade: nobody controls a Trade Center.</source>
        <translation>Kein Handel: Niemand kontrolliert ein Handelszentrum.</translation>
    </message>
    <message>
        <source>No Trade: too little for the bank at its rate, and no route that is open or can be opened.</source>
        <translation>Kein Handel: zu wenig für den Kurs der Bank, und keine Route ist offen oder lässt sich öffnen.</translation>
    </message>
    <message>
        <source>No %1: nobody could do anything.</source>
        <extracomment>A phase of the turn that went by without a question</extracomment>
        <translation>%1: nichts zu tun.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) fed</source>
        <translation>
            <numerusform>%n Armee versorgt</numerusform>
            <numerusform>%n Armeen versorgt</numerusform>
        </translation>
    </message>
    <message>
        <source>Armies starve</source>
        <translation>Armeen verhungern</translation>
    </message>
    <message>
        <source>Victory Points: %1</source>
        <extracomment>%1 a list: &quot;France 12, England 9&quot;</extracomment>
        <translation>Siegpunkte: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>score</comment>
        <extracomment>A country and its Victory Points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing gathered</source>
        <comment>Upkeep</comment>
        <translation>Nichts erhalten</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <extracomment>Upkeep: what a country gets from its provinces</extracomment>
        <translation>Erhalten: %1</translation>
    </message>
    <message>
        <source>Offer to %1: %2</source>
        <extracomment>Whom an offer is made, and what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Angebot an %1: %2</translation>
    </message>
    <message>
        <source>Offer of %1 accepted: %2</source>
        <extracomment>Whose offer is accepted, and what he offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Angebot von %1 angenommen: %2</translation>
    </message>
    <message>
        <source>Offer of %1 declined: %2</source>
        <extracomment>Whose offer is declined, and what he offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Angebot von %1 abgelehnt: %2</translation>
    </message>
    <message>
        <source>Princesses&apos; moves are over</source>
        <translation>Zug der Prinzessinnen beendet</translation>
    </message>
    <message>
        <source>No Trade: too little for the bank at its rate, and no route: it needs a Trade Center at both ends, and only %1 controls one.</source>
        <extracomment>%1 a country</extracomment>
        <translation>Kein Handel: zu wenig für den Kurs der Bank, und keine Route: Sie braucht an beiden Enden ein Handelszentrum, und nur %1 hat eines.</translation>
    </message>
    <message>
        <source>Down-keep is done, turn %1 is over</source>
        <translation>Rundenende abgeschlossen, Runde %1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: it controls no Trade Center.</source>
        <extracomment>%1 a country, that of the reader</extracomment>
        <translation>%1 wurde im Handel nicht gefragt: ohne Handelszentrum.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: too little for the bank at %2:1, and Trade %3 opens no route.</source>
        <extracomment>%1 a country, %2 the bank&apos;s rate: 7 of %2:1, %3 a level of Trade</extracomment>
        <translation>%1 wurde im Handel nicht gefragt: zu wenig für die Bank bei %2:1, und Handel %3 öffnet keine Route.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: too little for the bank at %2:1, and no route that is open or can be opened.</source>
        <extracomment>%1 a country, %2 the bank&apos;s rate: 7 of %2:1</extracomment>
        <translation>%1 wurde im Handel nicht gefragt: zu wenig für die Bank bei %2:1, und keine Route ist offen oder lässt sich öffnen.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: another&apos;s Monopoly keeps it from the bank, and no route is left to it.</source>
        <extracomment>%1 a country, that of the reader</extracomment>
        <translation>%1 wurde im Handel nicht gefragt: Ein fremdes Monopol verschließt die Bank, und keine Route bleibt.</translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message>
        <source>Sea link</source>
        <extracomment>In the key of the map: a dotted line over the sea, along which armies can go</extracomment>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Not in play</source>
        <extracomment>In the key of the map: land without a part in the game</extracomment>
        <translation>Nicht im Spiel</translation>
    </message>
</context>
<context>
    <name>MapShow</name>
    <message>
        <source>This scenario has no picture that can be shown. The game is played by its lists: everything that can be done stands under Actions, every province under Provinces.</source>
        <translation>Dieses Szenario hat kein Bild, das sich zeigen lässt. Gespielt wird mit den Listen: Alles, was möglich ist, steht unter Aktionen, jede Provinz unter Provinzen.</translation>
    </message>
    <message>
        <source>opened by %1</source>
        <translation>eröffnet von %1</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>Not in play.</source>
        <translation>Nicht im Spiel.</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>Frei.</translation>
    </message>
    <message>
        <source>Held by %1: %2.</source>
        <translation>Im Besitz von %1: %2.</translation>
    </message>
    <message>
        <source>At war with you.</source>
        <translation>Kriegsgegner.</translation>
    </message>
    <message numerus="yes">
        <source>Contested: %1. %n Victory Point(s).</source>
        <extracomment>The countries that dispute a province, its Victory Points</extracomment>
        <translation>
            <numerusform>Umstritten: %1. %n Siegpunkt.</numerusform>
            <numerusform>Umstritten: %1. %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, Common province. %n Victory Point(s).</source>
        <extracomment>The country of a province, its Victory Points</extracomment>
        <translation>
            <numerusform>%1, gewöhnliche Provinz. %n Siegpunkt.</numerusform>
            <numerusform>%1, gewöhnliche Provinz. %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2. %n Victory Point(s).</source>
        <extracomment>The country of a province, its kind (Capital), its Victory Points</extracomment>
        <translation>
            <numerusform>%1, %2. %n Siegpunkt.</numerusform>
            <numerusform>%1, %2. %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) (the dots below it)</source>
        <extracomment>Tooltip of an army; a dot below its token stands for each Action Point</extracomment>
        <translation>
            <numerusform>%1 von %n Aktionspunkt (die Punkte darunter)</numerusform>
            <numerusform>%1 von %n Aktionspunkten (die Punkte darunter)</numerusform>
        </translation>
    </message>
    <message>
        <source>Unification of neither country needs it, but counts it for its Actions.</source>
        <extracomment>Tooltip of a Contested province, below the names of its two countries. Unification brings Actions, by the number of provinces</extracomment>
        <translation>Keine der beiden Einigungen braucht sie, doch jede zählt sie für ihre Aktionen mit.</translation>
    </message>
    <message>
        <source>Symbols: %1.</source>
        <comment>of a province</comment>
        <translation>Symbole: %1.</translation>
    </message>
    <message>
        <source>Symbols: %1; at your levels that is %2 each Upkeep.</source>
        <extracomment>%1 a province&apos;s symbols, %2 those times the factors of the play-mat: &quot;2 Food&quot; and &quot;4 Food&quot;</extracomment>
        <translation>Symbole: %1; auf den eigenen Stufen je Versorgung: %2.</translation>
    </message>
    <message>
        <source>Symbols: %1; at the levels of %3 that is %2 each Upkeep.</source>
        <extracomment>%1 a province&apos;s symbols, %2 those times the factors of the play-mat, %3 the player who holds it</extracomment>
        <translation>Symbole: %1; auf den Stufen von %3 je Versorgung: %2.</translation>
    </message>
    <message>
        <source>Next to it: %1.</source>
        <extracomment>Tooltip of a province: those next to it, by land or sea</extracomment>
        <translation>Daneben: %1.</translation>
    </message>
    <message>
        <source>Also there: %1.</source>
        <extracomment>Units in a province beside those of its holder: attackers, or an ally&apos;s</extracomment>
        <translation>Außerdem dort: %1.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Barbarian Fort</source>
        <translation>Barbarenfestung</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Forts</source>
        <translation>Festungen</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Besiegte</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>%1 · %2</source>
        <comment>a march</comment>
        <extracomment>On a card: a march, and what came of it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a battle</comment>
        <extracomment>On a card: a battle of computer players, &quot;Battle of Artois&quot;, and how it ended</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing to move in Maneuvering: %1</source>
        <extracomment>%1 countries whose players have no unit that could march</extracomment>
        <translation>Im Manöver nichts zu ziehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more, in the log</source>
        <extracomment>On a card below what a computer player did: how much more it did, which the log tells</extracomment>
        <translation>
            <numerusform>und %n weitere, im Protokoll</numerusform>
            <numerusform>und %n weitere, im Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>Title of a card: the turn that has begun, and a phase or two: &quot;Upkeep and Trade&quot;</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>%1 has opened a Trade Route to %2; both may make offers along it.</source>
        <extracomment>%2 with whom it was opened, who has not been asked: a country, as %1</extracomment>
        <translation>%1 hat eine Handelsroute mit %2 eröffnet; beide dürfen über sie Angebote machen.</translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <extracomment>Title of a card: what the computer players did</extracomment>
        <translation>Was inzwischen geschah</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a province, on the map</comment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>Upkeep</comment>
        <extracomment>What was gathered, and the provinces that yielded it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a phase, and what it brought</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OfferNeed</name>
    <message numerus="yes">
        <source>Trade %1 allows one more: %n token(s) in Development.</source>
        <extracomment>%1 a level of the path Trade: &quot;Trade II&quot;, %n the tokens that it takes</extracomment>
        <translation>
            <numerusform>Handel %1 erlaubt eine mehr: %n Marker in der Entwicklung.</numerusform>
            <numerusform>Handel %1 erlaubt eine mehr: %n Marker in der Entwicklung.</numerusform>
        </translation>
    </message>
    <message>
        <source>An offer to %1 needs a Trade Route.</source>
        <translation>Ein Angebot an %1 braucht eine Handelsroute.</translation>
    </message>
    <message>
        <source>Routes at Trade %1: %2 allowed, %3 opened.</source>
        <extracomment>&quot;Routes at Trade II: 1 allowed, 1 opened.&quot;</extracomment>
        <translation>Routen auf Handel %1: %2 erlaubt, %3 eröffnet.</translation>
    </message>
    <message>
        <source>%1 may open one too.</source>
        <extracomment>%1 a country: the partner, who could open a route to the player</extracomment>
        <translation>Auch %1 darf eine eröffnen.</translation>
    </message>
    <message numerus="yes">
        <source>An offer to %1 needs a Trade Route. It costs nothing to open; this level of Trade allows %n more.</source>
        <translation>
            <numerusform>Ein Angebot an %1 braucht eine Handelsroute. Sie zu eröffnen kostet nichts; diese Stufe von Handel erlaubt noch %n.</numerusform>
            <numerusform>Ein Angebot an %1 braucht eine Handelsroute. Sie zu eröffnen kostet nichts; diese Stufe von Handel erlaubt noch %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>Nothing in the offer yet</source>
        <translation>Noch kein Angebot zusammengestellt</translation>
    </message>
    <message>
        <source>%1 as a gift</source>
        <translation>%1 als Geschenk</translation>
    </message>
    <message>
        <source>a gift of %1 asked for</source>
        <extracomment>Resources that the other one is to give, without getting anything</extracomment>
        <translation>%1 als Geschenk erbeten</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What is given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Es wurde nichts rückgängig gemacht.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>No computer player sits at this table.</source>
        <translation>An diesem Tisch sitzt kein Computer.</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Gerade denkt kein Computer nach.</translation>
    </message>
    <message>
        <source>The time is up already.</source>
        <translation>Die Zeit ist schon um.</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Dies ist der Anfang der Partie.</translation>
    </message>
    <message>
        <source>This is how the game stands now.</source>
        <translation>Dies ist der jetzige Stand der Partie.</translation>
    </message>
    <message>
        <source>There is one line of play only.</source>
        <translation>Es gibt nur einen Zweig.</translation>
    </message>
    <message>
        <source>All is saved already.</source>
        <translation>Alles ist schon gespeichert.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Un&amp;fertige Partien…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export without branches…</source>
        <comment>writes the record of the present line of play only</comment>
        <translation>Ohne Zweige &amp;exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;map…</source>
        <translation>&amp;Karte exportieren…</translation>
    </message>
    <message>
        <source>Hand over &amp;seats…</source>
        <comment>dialog: who plays which country</comment>
        <translation>&amp;Plätze verteilen…</translation>
    </message>
    <message>
        <source>&amp;Pause computer players</source>
        <translation>&amp;Computer anhalten</translation>
    </message>
    <message>
        <source>Computer moves &amp;now</source>
        <translation>Computer zieht &amp;jetzt</translation>
    </message>
    <message>
        <source>The t&amp;ime is up</source>
        <comment>of a game with a time limit: the running turn is the last</comment>
        <translation>Die &amp;Zeit ist um</translation>
    </message>
    <message>
        <source>&amp;Yields on the map</source>
        <comment>shows what each province yields and is worth</comment>
        <translation>&amp;Erträge auf der Karte</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Ganze Karte</translation>
    </message>
    <message>
        <source>Put the panels &amp;back in place</source>
        <translation>Bereiche &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;What happened since my turn</source>
        <translation>Was &amp;seit meinem Zug geschah</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Zurückblättern</translation>
    </message>
    <message>
        <source>Look &amp;forward</source>
        <translation>&amp;Vorblättern</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zur &amp;Gegenwart</translation>
    </message>
    <message>
        <source>&amp;Previous line, tried after an undo</source>
        <translation>V&amp;origer Zweig (nach Rückgängig)</translation>
    </message>
    <message>
        <source>Ne&amp;xt line, tried after an undo</source>
        <translation>&amp;Nächster Zweig (nach Rückgängig)</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <comment>opens a first reading</comment>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>Rules of the &amp;game</source>
        <translation>Spielre&amp;geln</translation>
    </message>
    <message>
        <source>&amp;Rule for what has the focus</source>
        <translation>&amp;Regel zum aktiven Element</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <comment>why is what has the focus refused</comment>
        <translation>&amp;Warum nicht?</translation>
    </message>
    <message>
        <source>Press the banner&apos;s main button</source>
        <translation>Hauptknopf des Banners drücken</translation>
    </message>
    <message>
        <source>Press another button of the banner</source>
        <translation>Anderen Knopf des Banners drücken</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>Go to pane %1</source>
        <translation>Zu Bereich %1</translation>
    </message>
    <message>
        <source>&amp;Design a map…</source>
        <translation>Karte ent&amp;werfen…</translation>
    </message>
    <message>
        <source>&amp;Back to the map</source>
        <comment>from a test game</comment>
        <translation>&amp;Zurück zur Karte</translation>
    </message>
</context>
<context>
    <name>PlayedChanges</name>
    <message>
        <source>nothing</source>
        <comment>a value that is not there</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Link %1 new</source>
        <comment>%1 two provinces</comment>
        <translation>Verbindung %1 neu</translation>
    </message>
    <message>
        <source>Link %1 gone</source>
        <comment>%1 two provinces</comment>
        <translation>Verbindung %1 weggefallen</translation>
    </message>
    <message>
        <source>Link %1 of another kind</source>
        <comment>%1 two provinces</comment>
        <translation>Verbindung %1 von anderer Art</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>a province</comment>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <comment>a province</comment>
        <translation>%1 weggefallen</translation>
    </message>
</context>
<context>
    <name>Pointing</name>
    <message>
        <source>Letting go here moves nothing.</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged, where they are or off the map</extracomment>
        <translation>Beim Loslassen hier bewegt sich nichts.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the status bar: a province and what there is to say of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Units move in Maneuvering.</source>
        <translation>Einheiten ziehen in der Phase Manöver.</translation>
    </message>
    <message>
        <source>Units move in Maneuvering. First shift a token on the play-mat, or choose &quot;No shift&quot;.</source>
        <translation>Einheiten ziehen in der Phase Manöver. Vorher: Marker auf dem Tableau verschieben oder „Nicht verschieben“ wählen.</translation>
    </message>
    <message>
        <source>First place your tokens: click a green plus on the play-mat.</source>
        <translation>Zuerst die Marker setzen: ein grünes Plus des Tableaus anklicken.</translation>
    </message>
    <message>
        <source>You play %1. First place your tokens: click a green plus on the play-mat.</source>
        <extracomment>%1 a country, which the player has already got</extracomment>
        <translation>Eigenes Land: %1. Zuerst die Marker setzen: ein grünes Plus des Tableaus anklicken.</translation>
    </message>
    <message>
        <source>%1 is not yours: you build in your own provinces, outlined in green.</source>
        <extracomment>%1 a province</extracomment>
        <translation>%1 ist keine eigene Provinz: Gebaut wird in den eigenen, grün umrandeten Provinzen.</translation>
    </message>
    <message>
        <source>%1 is not yours: you build in your own provinces only.</source>
        <extracomment>%1 a province</extracomment>
        <translation>%1 ist keine eigene Provinz: Gebaut wird nur in eigenen Provinzen.</translation>
    </message>
    <message>
        <source>No army of yours stands in %1: first click one in a province outlined in green.</source>
        <comment>%1 a province</comment>
        <translation>In %1 steht keine eigene Armee: erst eine in einer grün umrandeten Provinz anklicken.</translation>
    </message>
    <message>
        <source>No Princess of yours stands in %1: first click one in a province outlined in green.</source>
        <comment>%1 a province</comment>
        <translation>In %1 steht keine eigene Prinzessin: erst eine in einer grün umrandeten Provinz anklicken.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>1 name has no text in this language: {0}.</source>
        <translation>1 Name hat in dieser Sprache keinen Text: {0}.</translation>
    </message>
    <message>
        <source>As in the bundled map</source>
        <translation>Wie in der mitgelieferten Karte</translation>
    </message>
    <message>
        <source>As in what it is based on</source>
        <translation>Wie in der Vorlage</translation>
    </message>
    <message>
        <source>Call it `{0}`</source>
        <translation>`{0}` nennen</translation>
    </message>
    <message>
        <source>Choose a country</source>
        <translation>Land wählen</translation>
    </message>
    <message>
        <source>Choose on the map</source>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Find a place</source>
        <translation>Ort suchen</translation>
    </message>
    <message>
        <source>Find places</source>
        <translation>Orte suchen</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>From 2 to {0} players</source>
        <translation>2 bis {0} Spieler</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Give `{0}` the number {1}</source>
        <translation>`{0}` die Nummer {1} geben</translation>
    </message>
    <message>
        <source>Give `{0}` to `{1}`</source>
        <translation>`{0}` an `{1}` geben</translation>
    </message>
    <message>
        <source>Give it a short name</source>
        <translation>Kurzen Namen geben</translation>
    </message>
    <message>
        <source>Give it to `{0}`</source>
        <translation>An `{0}` geben</translation>
    </message>
    <message>
        <source>Import the drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>In `{0}`, `{1}` is equal to what it lies over.</source>
        <translation>In `{0}` ist `{1}` gleich dem, was darunterliegt.</translation>
    </message>
    <message>
        <source>Join the borders</source>
        <translation>Grenzen zusammenfügen</translation>
    </message>
    <message>
        <source>Keep `{0}`</source>
        <translation>`{0}` behalten</translation>
    </message>
    <message>
        <source>Keep the first 12</source>
        <translation>Die ersten 12 behalten</translation>
    </message>
    <message>
        <source>Lay it anew</source>
        <translation>Neu legen</translation>
    </message>
    <message>
        <source>Leave apart</source>
        <translation>Getrennt lassen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>Link `{0}` to `{1}`</source>
        <translation>`{0}` mit `{1}` verbinden</translation>
    </message>
    <message>
        <source>Link it by sea</source>
        <translation>Über See verbinden</translation>
    </message>
    <message>
        <source>Link it to `{0}`</source>
        <translation>Mit `{0}` verbinden</translation>
    </message>
    <message>
        <source>Link them</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Make it a map of `{0}`</source>
        <translation>Zur Karte für `{0}` machen</translation>
    </message>
    <message>
        <source>Make it a province</source>
        <translation>Zur Provinz machen</translation>
    </message>
    <message>
        <source>Make it land</source>
        <translation>Zu Land machen</translation>
    </message>
    <message>
        <source>Make it longer</source>
        <translation>Verlängern</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Recolour `{0}`</source>
        <translation>`{0}` umfärben</translation>
    </message>
    <message>
        <source>Set it to {0}</source>
        <translation>Auf {0} setzen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show in the boxes</source>
        <translation>In den Feldern zeigen</translation>
    </message>
    <message>
        <source>Show in the file&apos;s text</source>
        <translation>Im Text der Datei zeigen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tabelle zeigen</translation>
    </message>
    <message>
        <source>Take `{0}`</source>
        <translation>`{0}` nehmen</translation>
    </message>
    <message>
        <source>Take `{0}` in</source>
        <translation>`{0}` aufnehmen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take the picture&apos;s size</source>
        <translation>Größe des Bildes übernehmen</translation>
    </message>
    <message>
        <source>The lane from `{0}` to `{1}` can&apos;t be seen: {2} units of it lie over water.</source>
        <translation>Der Seeweg zwischen `{0}` und `{1}` ist nicht zu sehen: Nur {2} Einheiten davon liegen über Wasser.</translation>
    </message>
    <message>
        <source>The lane from `{0}` to `{1}` runs over land for {2} units.</source>
        <translation>Der Seeweg zwischen `{0}` und `{1}` verläuft {2} Einheiten weit über Land.</translation>
    </message>
    <message>
        <source>The lanes from `{0}` to `{1}` and from `{2}` to `{3}` cross.</source>
        <translation>Der Seeweg zwischen `{0}` und `{1}` kreuzt den zwischen `{2}` und `{3}`.</translation>
    </message>
    <message>
        <source>The name of `{0}` crosses `{1}` at {2} %, {3}.</source>
        <translation>Der Name von `{0}` ragt bei {2}&#xa0;% in `{1}` hinein, {3}.</translation>
    </message>
    <message>
        <source>With {0} players all land and Forts give {1} Victory Points, {2} are needed.</source>
        <translation>Bei {0} Spielern bringen alles Land und alle Festungen {1} Siegpunkte, nötig sind {2}.</translation>
    </message>
    <message>
        <source>Write `{0}`</source>
        <translation>`{0}` schreiben</translation>
    </message>
    <message>
        <source>Write the format</source>
        <translation>Format schreiben</translation>
    </message>
    <message>
        <source>Write {0}</source>
        <translation>{0} schreiben</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` have the same name, {2}: {3}.</source>
        <translation>`{0}` und `{1}` haben denselben Namen, {2}: {3}.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` lie over each other, up to {2} units deep.</source>
        <translation>`{0}` und `{1}` liegen übereinander, bis zu {2} Einheiten tief.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` lie {2} units apart.</source>
        <translation>`{0}` und `{1}` liegen {2} Einheiten auseinander.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` look alike, {2}.</source>
        <translation>`{0}` und `{1}` sind kaum zu unterscheiden, {2}.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch along {2} units only; 8 make a link.</source>
        <translation>`{0}` und `{1}` berühren sich nur auf {2} Einheiten; ab 8 sind sie verbunden.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t reach `{1}` in `{2}`.</source>
        <translation>In `{2}` gibt es zwischen `{0}` und `{1}` keinen Weg.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t reach `{1}`.</source>
        <translation>Zwischen `{0}` und `{1}` gibt es keinen Weg.</translation>
    </message>
    <message>
        <source>`{0}` has a piece in `{1}`.</source>
        <translation>Ein Teil von `{0}` liegt in `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` has nothing to move.</source>
        <translation>`{0}` hat nichts zu bewegen.</translation>
    </message>
    <message>
        <source>`{0}` has room for {1} of {2} token places.</source>
        <translation>In `{0}` ist Raum für {1} von {2} Orten für Marker.</translation>
    </message>
    <message>
        <source>`{0}` has yields of {1}, the seats have {2} on average.</source>
        <translation>`{0}` hat einen Ertrag von {1}, im Schnitt haben die Plätze {2}.</translation>
    </message>
    <message>
        <source>`{0}` has {1} ways out, the seats have {2} on average.</source>
        <translation>`{0}` hat {1} Wege hinaus, im Schnitt haben die Plätze {2}.</translation>
    </message>
    <message>
        <source>to all eyes</source>
        <translation>für alle Augen</translation>
    </message>
    <message>
        <source>to eyes without blue</source>
        <translation>bei Blaublindheit</translation>
    </message>
    <message>
        <source>to eyes without green</source>
        <translation>bei Grünblindheit</translation>
    </message>
    <message>
        <source>to eyes without red</source>
        <translation>bei Rotblindheit</translation>
    </message>
    <message>
        <source>{0} can&apos;t be read any more.</source>
        <translation>{0} lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>{0} has been changed by another program.</source>
        <translation>{0} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>{0} names have no text in this language: {1}.</source>
        <translation>{0} Namen haben in dieser Sprache keinen Text: {1}.</translation>
    </message>
    <message>
        <source>{0}, which this map is based on, has changed.</source>
        <translation>{0}, die Vorlage dieser Karte, hat sich geändert.</translation>
    </message>
    <message>
        <source>Nothing changes by this.</source>
        <translation>Dadurch ändert sich nichts.</translation>
    </message>
    <message>
        <source>All in one piece</source>
        <translation>Alles hängt zusammen</translation>
    </message>
    <message>
        <source>Capital and Trade Center in play, its own alone</source>
        <translation>Hauptstadt und Handelszentrum im Spiel, und nur die eigenen</translation>
    </message>
    <message>
        <source>Capitals {0} steps apart</source>
        <translation>Hauptstädte {0} Schritte voneinander entfernt</translation>
    </message>
    <message>
        <source>Capitals {0} to {1} steps apart</source>
        <translation>Hauptstädte {0} bis {1} Schritte voneinander entfernt</translation>
    </message>
    <message>
        <source>Every seat is whole</source>
        <translation>Jeder Platz ist vollständig</translation>
    </message>
    <message>
        <source>Names and tokens fit</source>
        <translation>Namen und Marker passen</translation>
    </message>
    <message>
        <source>Near enough to meet</source>
        <translation>Nah genug, um sich zu begegnen</translation>
    </message>
    <message>
        <source>No province is in play.</source>
        <translation>Keine Provinz ist im Spiel.</translation>
    </message>
    <message>
        <source>Nobody is poor</source>
        <translation>Niemand ist arm</translation>
    </message>
    <message>
        <source>Nobody sits in a corner</source>
        <translation>Niemand sitzt in der Ecke</translation>
    </message>
    <message>
        <source>Nothing hangs in the air</source>
        <translation>Nichts hängt in der Luft</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Nichts fehlt</translation>
    </message>
    <message>
        <source>One Capital can&apos;t be reached from another.</source>
        <translation>Eine Hauptstadt ist von einer anderen aus nicht erreichbar.</translation>
    </message>
    <message>
        <source>Ways out: {0}</source>
        <translation>Wege hinaus: {0}</translation>
    </message>
    <message>
        <source>Yields: {0}</source>
        <translation>Erträge: {0}</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be reached from the rest.</source>
        <translation>`{0}` ist vom Rest aus nicht erreichbar.</translation>
    </message>
    <message>
        <source>`{0}` has no Capital of its own in play.</source>
        <translation>`{0}` hat keine eigene Hauptstadt im Spiel.</translation>
    </message>
    <message>
        <source>`{0}` has no Trade Center of its own in play.</source>
        <translation>`{0}` hat kein eigenes Handelszentrum im Spiel.</translation>
    </message>
    <message>
        <source>`{0}` is left out, and yet it says whose it is.</source>
        <translation>`{0}` ist weggelassen, und doch ist angegeben, zu wem die Provinz gehört.</translation>
    </message>
    <message>
        <source>in all provinces that are in play</source>
        <translation>in allen Provinzen im Spiel</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>no start position and no country of a province that is left out</source>
        <translation>keine Aufstellung und kein Land einer weggelassenen Provinz</translation>
    </message>
    <message>
        <source>one Capital alone</source>
        <translation>nur eine Hauptstadt</translation>
    </message>
    <message>
        <source>{0} provinces; every seat reaches every other</source>
        <translation>{0} Provinzen; jeder Platz erreicht jeden anderen</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}</source>
        <translation>{0}, {1} {2}</translation>
    </message>
    <message>
        <source>Add a country</source>
        <translation>Land hinzufügen</translation>
    </message>
    <message>
        <source>Read it anew</source>
        <translation>Neu lesen</translation>
    </message>
</context>
<context>
    <name>ProblemPlace</name>
    <message>
        <source>Map</source>
        <comment>link to the place of a problem</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Border</source>
        <comment>link to the border of two provinces that a problem is about</comment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>link to the sea lane that a problem is about</comment>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>link to the page of countries</comment>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>link to the page of the game&apos;s figures</comment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Variants</source>
        <comment>link to the page of variants</comment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Start positions</source>
        <comment>link to the page of start positions</comment>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>link to the page of names and texts</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>link to a line of the file&apos;s text</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>File text</source>
        <comment>link to the text of the file</comment>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Choose a program, or write its command line.</source>
        <translation>Ein Programm wählen oder seine Befehlszeile eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>A saved game has room for a command line of %n character(s), without control characters. Put the program in a folder with a shorter name.</source>
        <translation>
            <numerusform>Eine gespeicherte Partie hat Platz für eine Befehlszeile von %n Zeichen, ohne Steuerzeichen. Das Programm in einen Ordner mit kürzerem Namen legen.</numerusform>
            <numerusform>Eine gespeicherte Partie hat Platz für eine Befehlszeile von %n Zeichen, ohne Steuerzeichen. Das Programm in einen Ordner mit kürzerem Namen legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be read: a quote (&quot;) is not closed.</source>
        <translation>Das lässt sich nicht lesen: Ein Anführungszeichen (`&quot;`) ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no program that can be run. Is the folder right, and may the file be run? A script may need its language before it: python3 player.py</source>
        <comment>%1 the first word of a command line</comment>
        <translation>„%1“ ist kein Programm, das sich ausführen lässt. Stimmt der Ordner, und ist die Datei ausführbar? Vor einem Skript muss vielleicht seine Sprache stehen: python3 player.py</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>Who plays a seat: an outside program; %1 its file</extracomment>
        <translation>Programm: %1</translation>
    </message>
    <message>
        <source>Program of your own…</source>
        <extracomment>Who plays a seat: a program that somebody has written himself</extracomment>
        <translation>Eigenes Programm…</translation>
    </message>
    <message>
        <source>For programmers: a program that you have written plays the seat; you give the line that starts it</source>
        <translation>Für alle, die programmieren: Ein selbst geschriebenes Programm spielt diesen Platz; anzugeben ist die Zeile, die es startet</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: place %n Development Token(s)</source>
        <translation>
            <numerusform>%1: %n Entwicklungsmarker setzen</numerusform>
            <numerusform>%1: %n Entwicklungsmarker setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starve(s). End the feeding?</source>
        <translation>
            <numerusform>%1 verhungert. Versorgung beenden?</numerusform>
            <numerusform>%1 verhungern. Versorgung beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed all</source>
        <translation>Alle versorgen</translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>Beside the button that feeds all armies: what it costs</extracomment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose what an unused route yields</source>
        <translation>%1: Ertrag einer ungenutzten Route wählen</translation>
    </message>
    <message>
        <source>Route %1 has no partner</source>
        <translation>Route %1 hat keinen Partner</translation>
    </message>
    <message numerus="yes">
        <source>%1 may trade</source>
        <extracomment>Several countries, or one, decide at the same time</extracomment>
        <translation>
            <numerusform>%1 darf handeln</numerusform>
            <numerusform>%1 dürfen handeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) wait(s) for an answer. Done all the same?</source>
        <translation>
            <numerusform>%n Angebot wartet auf Antwort. Trotzdem fertig?</numerusform>
            <numerusform>%n Angebote warten auf Antwort. Trotzdem fertig?</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Weiter an %1</translation>
    </message>
    <message>
        <source>%1: shall the Merchant double your Gold?</source>
        <translation>%1: Soll der Kaufmann das Gold verdoppeln?</translation>
    </message>
    <message>
        <source>Gold %1 → %2, of which %3 stay</source>
        <translation>Gold %1 → %2, davon bleiben %3</translation>
    </message>
    <message>
        <source>Gold %1 → %2</source>
        <translation>Gold %1 → %2</translation>
    </message>
    <message>
        <source>Double it</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>%1: a player has left. How shall it go on?</source>
        <translation>%1: Jemand hat die Partie verlassen. Wie geht es weiter?</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) still to come</source>
        <translation>
            <numerusform>noch %n Stimme offen</numerusform>
            <numerusform>noch %n Stimmen offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Unification, %n Action(s) left</source>
        <translation>
            <numerusform>%1: Einigung, noch %n Aktion</numerusform>
            <numerusform>%1: Einigung, noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first of two Actions</source>
        <translation>%1: erste von zwei Aktionen</translation>
    </message>
    <message>
        <source>%1: second of two Actions</source>
        <translation>%1: zweite von zwei Aktionen</translation>
    </message>
    <message>
        <source>%1: one more Action</source>
        <translation>%1: zusätzliche Aktion</translation>
    </message>
    <message>
        <source>University: free</source>
        <translation>Universität: kostenlos</translation>
    </message>
    <message>
        <source>Warlord: a declaration of war</source>
        <translation>Kriegsherr: eine Kriegserklärung</translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more at %1 Gold each</source>
        <translation>
            <numerusform>Meisterhändler: noch %n für %1 Gold</numerusform>
            <numerusform>Meisterhändler: noch %n für je %1 Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation>
            <numerusform>%n Aktion ginge verloren. Darauf verzichten?</numerusform>
            <numerusform>%n Aktionen gingen verloren. Darauf verzichten?</numerusform>
        </translation>
    </message>
    <message>
        <source>The Action would be lost. Pass?</source>
        <translation>Die Aktion ginge verloren. Auslassen?</translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Befördern…</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Double Strike, move once more</source>
        <translation>%1: Doppelschlag, noch einmal bewegen</translation>
    </message>
    <message>
        <source>%1: move your armies</source>
        <translation>%1: Armeen bewegen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) moved</source>
        <translation>
            <numerusform>%1 von %n Armee bewegt</numerusform>
            <numerusform>%1 von %n Armeen bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) left</source>
        <translation>
            <numerusform>%1 von %n Aktionspunkt übrig</numerusform>
            <numerusform>%1 von %n Aktionspunkten übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>no battle is set yet</source>
        <translation>noch keine Schlacht</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>chosen units</comment>
        <extracomment>What is chosen and where to click, then what is given up by it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>Armies moved, Action Points left, battles to come</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation>Bewegung beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) can still move. End the moves?</source>
        <translation>
            <numerusform>%n Armee kann noch ziehen. Bewegung beenden?</numerusform>
            <numerusform>%n Armeen können noch ziehen. Bewegung beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which battle comes next?</source>
        <translation>%1: Welche Schlacht ist die nächste?</translation>
    </message>
    <message numerus="yes">
        <source>%1: spread %n damage in %2</source>
        <translation>
            <numerusform>%1: %n Schaden in %2 verteilen</numerusform>
            <numerusform>%1: %n Schaden in %2 verteilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left · plus and minus beside each unit</source>
        <translation>
            <numerusform>noch %n Punkt · Plus und Minus neben jeder Einheit</numerusform>
            <numerusform>noch %n Punkte · Plus und Minus neben jeder Einheit</numerusform>
        </translation>
    </message>
    <message>
        <source>All points are laid</source>
        <translation>Alle Punkte sind verteilt</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) must still be laid.</source>
        <translation>
            <numerusform>%n Punkt ist noch zu verteilen.</numerusform>
            <numerusform>%n Punkte sind noch zu verteilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>%1: where do the Barbarians of %2 go?</source>
        <translation>%1: Wohin gehen die Barbaren aus %2?</translation>
    </message>
    <message>
        <source>%1: withdraw from %2</source>
        <translation>%1: Abzug aus %2</translation>
    </message>
    <message>
        <source>%1: retreat from %2</source>
        <translation>%1: Rückzug aus %2</translation>
    </message>
    <message>
        <source>Both sides still stand: all your armies leave, together</source>
        <translation>Beide Seiten stehen noch: Alle eigenen Armeen ziehen gemeinsam ab</translation>
    </message>
    <message>
        <source>All go together, to one province</source>
        <translation>Alle gehen gemeinsam in eine Provinz</translation>
    </message>
    <message>
        <source>%1: which country is the Barbarians&apos; own?</source>
        <translation>%1: Welches Land gilt als das der Barbaren?</translation>
    </message>
    <message>
        <source>They retreat inside it first</source>
        <translation>Dorthin ziehen sie sich zuerst zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es) can still move, one step each</source>
        <translation>
            <numerusform>%n Prinzessin, 1 Schritt</numerusform>
            <numerusform>%n Prinzessinnen, je 1 Schritt</numerusform>
        </translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Sie bleiben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn by its number, I to IV: &quot;IV Maneuvering&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle zugleich</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The game is over without a winner</source>
        <translation>Die Partie endet ohne Sieger</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Siegpunkt</numerusform>
            <numerusform>%1 gewinnt mit %n Siegpunkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 gewinnen gemeinsam mit %n Siegpunkt</numerusform>
            <numerusform>%1 gewinnen gemeinsam mit %n Siegpunkten</numerusform>
        </translation>
    </message>
    <message>
        <source>The threshold of %1 was reached in turn %2</source>
        <translation>Die Siegschwelle von %1 wurde in Runde %2 erreicht</translation>
    </message>
    <message>
        <source>A player left, and the points were counted</source>
        <translation>Jemand hat die Partie verlassen, und die Punkte wurden gezählt</translation>
    </message>
    <message>
        <source>Turn %1 was the last</source>
        <translation>Runde %1 war die letzte</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Frieden mit %1</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>angeboten</translation>
    </message>
    <message>
        <source>No peace with %1</source>
        <translation>Kein Frieden mit %1</translation>
    </message>
    <message>
        <source>Where is the %1 built? Choose a province outlined in green; Esc gives it up</source>
        <extracomment>%1 a kind of unit</extracomment>
        <translation>%1: Wo? Eine grün umrandete Provinz wählen; Esc bricht ab</translation>
    </message>
    <message>
        <source>Which army is promoted? Choose it, or a province outlined in green; Esc gives it up</source>
        <translation>Welche Armee befördern? Die Armee oder eine grün umrandete Provinz wählen; Esc bricht ab</translation>
    </message>
    <message>
        <source>Build…</source>
        <translation>Bauen…</translation>
    </message>
    <message>
        <source>War…</source>
        <comment>declare it</comment>
        <translation>Krieg…</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <comment>a province to an ally</comment>
        <translation>Übergeben…</translation>
    </message>
    <message numerus="yes">
        <source>%1: place %n more Development Token(s)</source>
        <extracomment>Some have been placed already; %n are left</extracomment>
        <translation>
            <numerusform>%1: noch %n Entwicklungsmarker setzen</numerusform>
            <numerusform>%1: noch %n Entwicklungsmarker setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a green plus on the play-mat</source>
        <translation>Auf ein grünes Plus des Tableaus klicken</translation>
    </message>
    <message>
        <source>Click one, then the province beside her · %1</source>
        <extracomment>%1: how many Princesses can still move</extracomment>
        <translation>Eine anklicken, dann ihr Ziel · %1</translation>
    </message>
    <message>
        <source>%1: the Actions are over, you may shift one token</source>
        <translation>%1: keine Aktion mehr; ein Marker darf verschoben werden</translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held, %3 short · click the armies that are to eat, the others die</source>
        <translation>Nahrung: %1 nötig, %2 da, %3 fehlen · Armeen zum Versorgen anklicken, die anderen sterben</translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held · an army that does not eat dies</source>
        <translation>Nahrung: %1 nötig, %2 vorhanden · eine unversorgte Armee stirbt</translation>
    </message>
    <message>
        <source>Feed no more</source>
        <translation>Keine mehr versorgen</translation>
    </message>
    <message>
        <source>Feed none</source>
        <translation>Keine versorgen</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) die(s)</source>
        <comment>of hunger</comment>
        <translation>
            <numerusform>%n Armee stirbt</numerusform>
            <numerusform>%n Armeen sterben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chosen: no province is in reach of all of them</source>
        <translation>Gewählt: %1. Keine Provinz ist für alle erreichbar</translation>
    </message>
    <message>
        <source>click an outlined province (red: a battle)</source>
        <translation>eine umrandete Provinz anklicken (rot: Schlacht)</translation>
    </message>
    <message>
        <source>click an outlined province</source>
        <translation>eine umrandete Provinz anklicken</translation>
    </message>
    <message>
        <source>%1 chosen: %2; a click on the other Princesses takes one more</source>
        <extracomment>%1 the units that are chosen, %2 where to click</extracomment>
        <translation>%1 gewählt: %2; ein Klick auf die anderen Prinzessinnen nimmt eine mehr mit</translation>
    </message>
    <message>
        <source>%1 chosen: %2; click the piece again to take one fewer</source>
        <translation>%1 gewählt: %2; ein weiterer Klick auf die Figur nimmt eine weniger mit</translation>
    </message>
    <message>
        <source>%1 chosen: %2; Shift+click takes more along</source>
        <translation>%1 gewählt: %2; Umschalt+Klick nimmt weitere mit</translation>
    </message>
    <message>
        <source>%1 chosen: %2</source>
        <translation>%1 gewählt: %2</translation>
    </message>
    <message>
        <source>%1 · no army can be promoted now</source>
        <extracomment>%1: what an Action can be</extracomment>
        <translation>%1 · keine Armee kann jetzt befördert werden</translation>
    </message>
    <message>
        <source>%1 · promoting armies comes with %2 %3</source>
        <extracomment>%1: what an Action can be, %2 a path of the play-mat, %3 its level</extracomment>
        <translation>%1 · Befördern ab %2 %3</translation>
    </message>
    <message>
        <source>A Princess keeps a province yours without an army, and deals no damage. %1</source>
        <extracomment>%1: what to click, and how many Princesses can still move</extracomment>
        <translation>Eine Prinzessin hält eine Provinz, kämpft aber nicht. %1</translation>
    </message>
    <message>
        <source>%1: all your tokens are placed</source>
        <translation>%1: alle Marker sind gesetzt</translation>
    </message>
    <message>
        <source>%1: turn %2, feed your armies</source>
        <translation>%1: Runde %2, Armeen versorgen</translation>
    </message>
    <message>
        <source>Free, once a turn, and nothing is lost without it: click the last token of a path, then a space on another</source>
        <translation>Kostenlos, einmal je Runde, Auslassen schadet nicht: den letzten Marker einer Leiste anklicken, dann ein Feld einer anderen</translation>
    </message>
    <message>
        <source>No shift</source>
        <translation>Nicht verschieben</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the Princesses</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Nothing can be built now; a press shows why</source>
        <translation>Jetzt lässt sich nichts bauen; ein Klick sagt, warum</translation>
    </message>
    <message>
        <source>At the screen: %1</source>
        <translation>Am Bildschirm: %1</translation>
    </message>
    <message numerus="yes">
        <source>At the screen: %1 · %n offer(s) wait(s) for an answer</source>
        <translation>
            <numerusform>Am Bildschirm: %1 · %n Angebot wartet auf Antwort</numerusform>
            <numerusform>Am Bildschirm: %1 · %n Angebote warten auf Antwort</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>A button: after the tokens are placed, the game goes on with the others</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>At the screen: %1 · your offer waits for the answer of %2</source>
        <extracomment>%1 who has mouse and keyboard now, %2 the countries to which he has made offers</extracomment>
        <translation>Am Bildschirm: %1 · das eigene Angebot wartet auf die Antwort von %2</translation>
    </message>
    <message>
        <source>place a token on a green plus</source>
        <comment>one of several things an Action can be</comment>
        <translation>Marker auf ein grünes Plus setzen</translation>
    </message>
    <message>
        <source>build an army</source>
        <comment>one of several things an Action can be</comment>
        <translation>Armee ausheben</translation>
    </message>
    <message>
        <source>build a Fort</source>
        <comment>one of several things an Action can be</comment>
        <translation>Festung bauen</translation>
    </message>
    <message>
        <source>promote an army</source>
        <comment>one of several things an Action can be</comment>
        <translation>Armee befördern</translation>
    </message>
    <message>
        <source>declare war</source>
        <comment>one of several things an Action can be</comment>
        <translation>Krieg erklären</translation>
    </message>
    <message>
        <source>click where to go</source>
        <translation>Ziel anklicken</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <extracomment>%1 what an Action can be, each set off by a dot: &quot;build an army · declare war&quot;</extracomment>
        <translation>Möglich: %1</translation>
    </message>
    <message>
        <source>Place a token, or press a button</source>
        <extracomment>What an Action can be, in short, where nothing can be built</extracomment>
        <translation>Marker setzen oder eine Schaltfläche wählen</translation>
    </message>
    <message>
        <source>Done by %1 · next: %2</source>
        <extracomment>Below what has just been done, &quot;Token on Military&quot;; %1 who did it, %2 whose turn it is: persons, each with his country</extracomment>
        <translation>Gespielt von %1 · danach: %2</translation>
    </message>
    <message>
        <source>The Trade pane has routes, offers and the bank</source>
        <extracomment>Below &quot;… may trade&quot;; Trade is the pane beside the map</extracomment>
        <translation>Routen, Angebote und die Bank stehen im Feld „Handel“</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) to fight; what retreats from one may join another</source>
        <translation>
            <numerusform>%n Schlacht zu schlagen</numerusform>
            <numerusform>%n Schlachten zu schlagen; wer aus einer flieht, kann in eine andere geraten</numerusform>
        </translation>
    </message>
    <message>
        <source>Look round, or take tokens back with Undo; the others go on when you are ready</source>
        <translation>In Ruhe umsehen oder mit Rückgängig Marker zurücknehmen; die anderen warten so lange</translation>
    </message>
    <message>
        <source>%1 until somebody comes as far; Undo takes tokens back</source>
        <extracomment>%1 a title, &quot;Builder&quot;, or several: the player has it until somebody is as far on that path</extracomment>
        <translation>%1, bis jemand ebenso weit ist; Rückgängig nimmt Marker zurück</translation>
    </message>
    <message>
        <source>Place a token, click an outlined province to build, or press a button</source>
        <extracomment>What an Action can be, in short; the buttons stand beside it</extracomment>
        <translation>Tableau, umrandete Provinz oder Schaltfläche</translation>
    </message>
    <message>
        <source>From %1: now click a green plus on another path; Esc puts the token back</source>
        <extracomment>%1 a path of the play-mat, whose last token has been clicked</extracomment>
        <translation>Von %1: nun auf ein grünes Plus einer anderen Leiste klicken; Esc legt den Marker zurück</translation>
    </message>
    <message>
        <source>Free: click the last token of a path, then a space on another</source>
        <translation>Kostenlos: den letzten Marker einer Leiste anklicken, dann ein Feld einer anderen</translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces of the country.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Einmal im Spiel: jetzt %n Aktion; bis zu %1 mit allen umstrittenen Provinzen des Landes.</numerusform>
            <numerusform>Einmal im Spiel: jetzt %n Aktionen; bis zu %1 mit allen umstrittenen Provinzen des Landes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces. Unify now?</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Einmal im Spiel: jetzt %n Aktion; bis zu %1 mit allen umstrittenen Provinzen. Jetzt einigen?</numerusform>
            <numerusform>Einmal im Spiel: jetzt %n Aktionen; bis zu %1 mit allen umstrittenen Provinzen. Jetzt einigen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) at once, the most that there can be.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Einmal im Spiel: sofort %n Aktion, mehr gibt es nicht.</numerusform>
            <numerusform>Einmal im Spiel: sofort %n Aktionen, mehr gibt es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in %1 when the moves are over, %n AP kept for it</source>
        <extracomment>Behind a list of provinces: battles are fought after all moves, not at once</extracomment>
        <translation>
            <numerusform>Schlacht in %1 nach allen Zügen, dafür bleibt %n AP</numerusform>
            <numerusform>Schlacht in %1 nach allen Zügen, dafür bleiben %n AP</numerusform>
        </translation>
    </message>
    <message>
        <source>Click an army, then where it goes · %1 (%2 an army at Military %3, the dots below it)</source>
        <extracomment>Before the first move; %1: Action Points left, %2: those of one army, %3: level of the Military path</extracomment>
        <translation>Eine Armee anklicken, dann ihr Ziel · %1 (%2 je Armee bei Militär %3, die Punkte unter ihr)</translation>
    </message>
    <message>
        <source>%1: the armies are done, move your Princesses</source>
        <translation>%1: Die Armeen sind fertig, Prinzessinnen bewegen</translation>
    </message>
    <message>
        <source>%1: move your Princesses</source>
        <translation>%1: Prinzessinnen bewegen</translation>
    </message>
</context>
<context>
    <name>Provinces</name>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A province&apos;s kind and its country, or those that dispute it: &quot;Capital · England&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Erhöhen</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Ver&amp;ringern</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Datei nicht gefunden.
Bitte den Dateinamen prüfen.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Geändert am</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Hierher blättern</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Seite nach oben</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Seite nach unten</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Nach oben blättern</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Nach unten blättern</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Verweis kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>One of the options, by chance.</source>
        <translation>Eine der Möglichkeiten, nach Zufall.</translation>
    </message>
    <message>
        <source>It decides who leads on {0}.</source>
        <extracomment>{0} a path</extracomment>
        <translation>Es entscheidet, wer bei {0} führt.</translation>
    </message>
    <message>
        <source>The token is worth more on {1} than on {0}.</source>
        <extracomment>{0} path from, {1} path to</extracomment>
        <translation>Der Marker ist bei {1} mehr wert als bei {0}.</translation>
    </message>
    <message>
        <source>{0} is free: the armies that go there hold it.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} ist frei: Wer dorthin geht, hält die Provinz.</translation>
    </message>
    <message>
        <source>In {0} a Fort covers the armies.</source>
        <extracomment>{0} a province</extracomment>
        <translation>In {0} deckt eine Festung die Armeen.</translation>
    </message>
    <message>
        <source>No enemy holds a province next to {0}.</source>
        <extracomment>{0} a province; nobody at war with the one who retreats holds a province next to it</extracomment>
        <translation>Kein Feind hält eine Provinz neben {0}.</translation>
    </message>
    <message>
        <source>Enemies hold provinces next to {0}, but nowhere fewer.</source>
        <extracomment>{0} a province; of all open to the armies it has the fewest enemies beside it</extracomment>
        <translation>Neben {0} halten Feinde Provinzen, aber nirgends weniger.</translation>
    </message>
    <message>
        <source>In {0} the armies do not stand alone.</source>
        <extracomment>{0} a province, held by own units or an ally&apos;s; enemies stand beside it</extracomment>
        <translation>In {0} stehen die Armeen nicht allein.</translation>
    </message>
    <message>
        <source>Of the provinces open to the Barbarians, {0} is worth least.</source>
        <extracomment>{0} a province to which beaten Barbarians may be sent</extracomment>
        <translation>Von den Provinzen, die den Barbaren offen stehen, ist {0} am wenigsten wert.</translation>
    </message>
    <message>
        <source>For the armies it makes no difference which country it is.</source>
        <translation>Für die Armeen ist es gleich, welches Land es ist.</translation>
    </message>
    <message>
        <source>The country is whole: Actions {0}.</source>
        <extracomment>{0} Actions</extracomment>
        <translation>Das Land ist vollständig: Aktionen {0}.</translation>
    </message>
    <message>
        <source>{0} serves {1} better.</source>
        <extracomment>{0} a province, {1} an ally</extracomment>
        <translation>{0} nützt {1} mehr.</translation>
    </message>
    <message>
        <source>Gold is doubled for nothing.</source>
        <translation>Das Gold wird umsonst verdoppelt.</translation>
    </message>
    <message>
        <source>Counting now would win.</source>
        <translation>Jetzt zu zählen brächte den Sieg.</translation>
    </message>
    <message>
        <source>Counting now would not win.</source>
        <translation>Jetzt zu zählen brächte den Sieg nicht.</translation>
    </message>
    <message>
        <source>The war with {0} costs more than it brings.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Der Krieg mit {0} kostet mehr, als er bringt.</translation>
    </message>
    <message>
        <source>The war with {0} still brings something.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Der Krieg mit {0} bringt noch etwas.</translation>
    </message>
    <message>
        <source>This token reaches {0} {1}.</source>
        <extracomment>{0} a path, {1} the level that this token reaches</extracomment>
        <translation>Mit diesem Marker ist {0} auf Stufe {1}.</translation>
    </message>
    <message>
        <source>Nothing else here brings in more than it costs.</source>
        <translation>Nichts anderes bringt hier mehr ein, als es kostet.</translation>
    </message>
    <message>
        <source>{0} is worth more than the Food it eats.</source>
        <extracomment>{0} an army</extracomment>
        <translation>{0} ist mehr wert als die Nahrung dafür.</translation>
    </message>
    <message>
        <source>The armies still unfed are worth less than their Food.</source>
        <translation>Die noch unversorgten Armeen sind weniger wert als ihre Nahrung.</translation>
    </message>
    <message>
        <source>The next plans lack {0} most.</source>
        <extracomment>{0} a resource</extracomment>
        <translation>Den nächsten Vorhaben fehlt es am meisten an {0}.</translation>
    </message>
    <message>
        <source>The next plans need {1}, and {0} can be spared.</source>
        <extracomment>{0} resource given, {1} resource got</extracomment>
        <translation>Die nächsten Vorhaben brauchen {1}, und auf {0} lässt sich verzichten.</translation>
    </message>
    <message>
        <source>A route to {0} lets both exchange what they have to spare.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Über eine Route zu {0} können beide tauschen, was sie übrig haben.</translation>
    </message>
    <message>
        <source>{0} is ahead and should not be helped further.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0} liegt vorn und soll nicht noch Hilfe bekommen.</translation>
    </message>
    <message>
        <source>The Gold has no better use this turn.</source>
        <translation>Das Gold lässt sich in dieser Runde nicht besser nutzen.</translation>
    </message>
    <message>
        <source>It helps to end the game in the lead.</source>
        <translation>Das hilft, die Partie in Führung zu beenden.</translation>
    </message>
    <message>
        <source>No exchange left would bring anything.</source>
        <translation>Kein Tausch brächte jetzt noch etwas ein.</translation>
    </message>
    <message>
        <source>It is a step towards {0} {1}.</source>
        <extracomment>{0} a path, {1} the level it leads to</extracomment>
        <translation>Das ist ein Schritt zu {0} {1}.</translation>
    </message>
    <message>
        <source>{2} can be taken from {1}.</source>
        <extracomment>{0} kind of army, {1} where it is built, {2} a province near it</extracomment>
        <translation>{2} lässt sich von {1} aus nehmen.</translation>
    </message>
    <message>
        <source>In {1} the army stands ready for what comes.</source>
        <extracomment>{0} kind of army, {1} where it is built</extracomment>
        <translation>In {1} steht die Armee für Kommendes bereit.</translation>
    </message>
    <message>
        <source>{1} is threatened and needs defenders.</source>
        <extracomment>{0} kind of army, {1} where it is built</extracomment>
        <translation>{1} ist bedroht und braucht Verteidiger.</translation>
    </message>
    <message>
        <source>A Fort holds {0} without an army. Victory Points: {1}.</source>
        <extracomment>{0} a province, {1} Victory Points</extracomment>
        <translation>Eine Festung hält {0} ohne Armee. Siegpunkte: {1}.</translation>
    </message>
    <message>
        <source>{0} is worth more as {1}, and more than the price.</source>
        <extracomment>{0} an army, {1} what it becomes</extracomment>
        <translation>{0} ist als {1} mehr wert, auch mehr als der Preis.</translation>
    </message>
    <message>
        <source>The armies can take provinces of {0}, but only in war.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Die Armeen können Provinzen von {0} nehmen, aber nur im Krieg.</translation>
    </message>
    <message>
        <source>So {0} can be taken this turn.</source>
        <extracomment>{0} a province</extracomment>
        <translation>So lässt sich {0} noch in dieser Runde nehmen.</translation>
    </message>
    <message>
        <source>The defenders of {0} are weakened, even if it does not fall yet.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Die Verteidiger von {0} werden geschwächt, auch wenn es noch nicht fällt.</translation>
    </message>
    <message>
        <source>In {0} the army stands closer to what can be taken next.</source>
        <extracomment>{0} a province</extracomment>
        <translation>In {0} steht die Armee näher an dem, was als Nächstes zu nehmen ist.</translation>
    </message>
    <message>
        <source>{0} is threatened and needs defenders.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} ist bedroht und braucht Verteidiger.</translation>
    </message>
    <message>
        <source>{0} stays held, and the armies there can move on.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} bleibt besetzt, und die Armeen dort können weiterziehen.</translation>
    </message>
    <message>
        <source>All stand where they are worth most.</source>
        <translation>Alle stehen, wo sie am meisten wert sind.</translation>
    </message>
    <message>
        <source>Of the battles to come, {0} promises most.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Von den anstehenden Schlachten verspricht {0} am meisten.</translation>
    </message>
    <message>
        <source>{0} is the loss that would hurt most.</source>
        <extracomment>{0} a unit</extracomment>
        <translation>{0} wäre der schmerzlichste Verlust.</translation>
    </message>
    <message>
        <source>{0} would gain more by it.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0} hätte mehr davon.</translation>
    </message>
    <message>
        <source>{0} would gain more by it. {1} more of {2} would do.</source>
        <extracomment>{0} a player, {1} how many more it would take, {2} of which resource</extracomment>
        <translation>{0} hätte mehr davon. Mit {1} mehr von {2} wäre es genug.</translation>
    </message>
    <message>
        <source>It can&apos;t be paid: of {1}, {0} has {3} and needs {2}.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation>Das lässt sich nicht bezahlen: Von {1} hat {0} {3} und braucht {2}.</translation>
    </message>
    <message>
        <source>{0} {1} is the next level within reach.</source>
        <extracomment>{0} a path, {1} its next level</extracomment>
        <translation>{0} {1} ist die nächste Stufe in Reichweite.</translation>
    </message>
    <message>
        <source>What is asked for is needed, what is given can be spared; {0} gains too.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Das Erbetene wird gebraucht, das Gebotene ist übrig; auch {0} gewinnt dabei.</translation>
    </message>
    <message>
        <source>What {0} gives is worth more than what {0} asks for.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Was {0} gibt, ist mehr wert als das, was verlangt wird.</translation>
    </message>
    <message>
        <source>What {0} asks for is worth more than what {0} gives.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Was {0} verlangt, ist mehr wert als das, was geboten wird.</translation>
    </message>
    <message>
        <source>What {0} asks for is worth more than what {0} gives. {1} more of {2} would do.</source>
        <extracomment>{0} a player, {1} how many more it would take, {2} of which resource</extracomment>
        <translation>Was {0} verlangt, ist mehr wert als das, was geboten wird. Mit {1} mehr von {2} wäre es genug.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This line can&apos;t be read as a command. See NOTATION.md.</source>
        <translation>Diese Zeile lässt sich nicht als Befehl lesen. Siehe NOTATION.md.</translation>
    </message>
    <message>
        <source>This command is not known. See NOTATION.md.</source>
        <translation>Dieser Befehl ist unbekannt. Siehe NOTATION.md.</translation>
    </message>
    <message>
        <source>No seat of this game has that name.</source>
        <translation>Kein Platz dieser Partie heißt so.</translation>
    </message>
    <message>
        <source>No province of this map has that name.</source>
        <translation>Keine Provinz dieser Karte heißt so.</translation>
    </message>
    <message>
        <source>No country of this map has that name.</source>
        <translation>Kein Land dieser Karte heißt so.</translation>
    </message>
    <message>
        <source>No unit has that name. Units are I1 to I4, A1 to A4, C1 to C4, P1 to P4, F1 to F8, and for Barbarians B1, BF1.</source>
        <translation>Keine Einheit heißt so. Einheiten sind I1 bis I4, A1 bis A4, C1 bis C4, P1 bis P4, F1 bis F8, und für Barbaren B1, BF1.</translation>
    </message>
    <message>
        <source>This command needs other arguments. See NOTATION.md.</source>
        <translation>Dieser Befehl braucht andere Angaben. Siehe NOTATION.md.</translation>
    </message>
    <message>
        <source>{1} {0} for 1 is not the rate: {2}:1, in whole lots.</source>
        <extracomment>{0} amount, {1} resource, {2} rate: 14 Food at 7:1</extracomment>
        <translation>{1} {0} für 1 ist nicht der Kurs: {2}:1, nur ganze Vielfache.</translation>
    </message>
    <message>
        <source>The bank takes one type a lot, not several together.</source>
        <translation>Die Bank nimmt je Tausch nur eine Sorte, nicht mehrere zusammen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Only the table may say this.</source>
        <translation>Das darf nur der Tisch sagen.</translation>
    </message>
    <message>
        <source>{0} has left the game.</source>
        <translation>{0} hat die Partie verlassen.</translation>
    </message>
    <message>
        <source>Those left vote first: go on, or count?</source>
        <translation>Erst stimmen die Verbliebenen ab: weiterspielen oder zählen?</translation>
    </message>
    <message>
        <source>This belongs to another phase: {0}. Now: {1}.</source>
        <extracomment>{0} the phase of the command, {1} the present phase</extracomment>
        <translation>Das gehört in eine andere Phase: {0}. Jetzt: {1}.</translation>
    </message>
    <message>
        <source>It is the turn of {0}.</source>
        <extracomment>{0} a seat</extracomment>
        <translation>{0} ist am Zug.</translation>
    </message>
    <message>
        <source>Feeding comes before gathering. Asked now: {0}.</source>
        <translation>Erst wird versorgt, dann gesammelt. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>A token is shifted after all Actions. Asked now: {0}.</source>
        <translation>Ein Marker wird nach allen Aktionen verschoben. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>The Actions of this turn are over. Asked now: {0}.</source>
        <translation>Die Aktionen dieser Runde sind vorbei. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>Armies move, then battles are resolved, then Princesses move. Asked now: {0}.</source>
        <translation>Erst ziehen die Armeen, dann folgen die Schlachten, dann ziehen die Prinzessinnen. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>No battle is being resolved that asks for this. Asked now: {0}.</source>
        <translation>Keine laufende Schlacht verlangt das. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>No vote is on: it follows when a player leaves.</source>
        <translation>Keine Abstimmung läuft: Sie folgt, wenn jemand die Partie verlässt.</translation>
    </message>
    <message>
        <source>{0} has voted already.</source>
        <translation>{0} hat schon abgestimmt.</translation>
    </message>
    <message>
        <source>The vote is between stop and go-on in a free for all, between count and void in an allied game.</source>
        <translation>Zur Wahl stehen stop und go-on, wenn jeder für sich spielt, count und void im Bündnisspiel.</translation>
    </message>
    <message>
        <source>{0} is full: {1} tokens.</source>
        <extracomment>{0} a path of the play-mat, {1} its number of spaces</extracomment>
        <translation>{0} ist voll: {1} Marker.</translation>
    </message>
    <message>
        <source>All Development Tokens have to be placed: {1} to place, {0} placed.</source>
        <extracomment>{0} placed, {1} to place</extracomment>
        <translation>Alle Entwicklungsmarker müssen gesetzt werden: {1} zu setzen, {0} gesetzt.</translation>
    </message>
    <message>
        <source>{0} is not on the board.</source>
        <extracomment>{0} a unit</extracomment>
        <translation>{0} ist nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>{0} eats nothing: only armies are fed.</source>
        <translation>{0} isst nichts: Nur Armeen werden versorgt.</translation>
    </message>
    <message>
        <source>Food for {2}: {0} needed, {1} held. An army is fed wholly or not at all.</source>
        <extracomment>{0} needed, {1} held, {2} a unit</extracomment>
        <translation>Nahrung für {2}: {0} nötig, {1} vorhanden. Eine Armee wird ganz oder gar nicht versorgt.</translation>
    </message>
    <message>
        <source>Nothing is to be chosen for route {0}. Asked now: route {1}.</source>
        <translation>Für Route {0} ist nichts zu wählen. Jetzt an der Reihe: Route {1}.</translation>
    </message>
    <message>
        <source>Unused route {1} does not yield {0}.</source>
        <extracomment>{0} a resource, {1} which route</extracomment>
        <translation>Ungenutzte Route {1}: {0} gehört nicht zum Ertrag.</translation>
    </message>
    <message>
        <source>{0} controls no Trade Center and takes no part in Trade.</source>
        <translation>{0} kontrolliert kein Handelszentrum und nimmt am Handel nicht teil.</translation>
    </message>
    <message>
        <source>{0} is done already, and may act until all are.</source>
        <translation>{0} ist schon fertig und darf handeln, bis alle fertig sind.</translation>
    </message>
    <message>
        <source>The bank gives another type than it takes; one type a lot.</source>
        <translation>Die Bank gibt eine andere Sorte, als sie nimmt; je Tausch eine Sorte.</translation>
    </message>
    <message>
        <source>{0} for one lot: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation>{0} für einen Tausch: {1} nötig, {2} vorhanden.</translation>
    </message>
    <message>
        <source>{0} came from the bank in this phase and isn&apos;t given to it again at 1:1.</source>
        <translation>{0} kam in dieser Phase von der Bank und geht bei 1:1 nicht an sie zurück.</translation>
    </message>
    <message>
        <source>Another player has Monopoly: {0} trades with its holders only, not with the bank.</source>
        <translation>Jemand anderes hat das Monopol: {0} handelt nur mit dessen Inhabern, nicht mit der Bank.</translation>
    </message>
    <message>
        <source>Another player has Monopoly: neither {0} nor {1} has it, so the two can&apos;t trade.</source>
        <translation>Jemand anderes hat das Monopol: Weder {0} noch {1} hat es, also können die beiden nicht handeln.</translation>
    </message>
    <message>
        <source>The partner has to be another player.</source>
        <translation>Der Partner muss jemand anderes sein.</translation>
    </message>
    <message>
        <source>A Trade Route between {0} and {1} is open already.</source>
        <translation>Zwischen {0} und {1} besteht schon eine Handelsroute.</translation>
    </message>
    <message>
        <source>Trade Routes: {0} allowed at this level of Trade, {1} opened.</source>
        <extracomment>{0} allowed, {1} opened</extracomment>
        <translation>Handelsrouten: {0} erlaubt auf dieser Stufe von Handel, {1} eröffnet.</translation>
    </message>
    <message>
        <source>{0} controls no Trade Center: no route opens to it or is used.</source>
        <translation>{0} kontrolliert kein Handelszentrum: Keine Route dorthin wird eröffnet oder genutzt.</translation>
    </message>
    <message>
        <source>No Trade Route between {0} and {1} is open.</source>
        <translation>Zwischen {0} und {1} besteht keine Handelsroute.</translation>
    </message>
    <message>
        <source>An offer has to give or take something.</source>
        <translation>Ein Angebot muss etwas geben oder verlangen.</translation>
    </message>
    <message>
        <source>An amount in an offer is 0 to {0}.</source>
        <extracomment>{0} the largest figure</extracomment>
        <translation>Eine Menge im Angebot reicht von 0 bis {0}.</translation>
    </message>
    <message>
        <source>Offers to {1} in this phase: {0} allowed, all made.</source>
        <extracomment>{0} the limit, {1} the partner</extracomment>
        <translation>Angebote an {1} in dieser Phase: {0} erlaubt, alle gemacht.</translation>
    </message>
    <message>
        <source>{0} has declined this offer in this phase.</source>
        <translation>{0} hat dieses Angebot in dieser Phase schon abgelehnt.</translation>
    </message>
    <message>
        <source>No offer from {0} to {1} is open.</source>
        <translation>Kein Angebot von {0} an {1} ist offen.</translation>
    </message>
    <message>
        <source>{1} of {0}: {2} needed, {3} held. The offer stands.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation>{1} von {0}: {2} nötig, {3} vorhanden. Das Angebot bleibt.</translation>
    </message>
    <message>
        <source>Gold for a Victory Point: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation>Gold für einen Siegpunkt: {0} nötig, {1} vorhanden.</translation>
    </message>
    <message>
        <source>No {0} is left in the stash.</source>
        <extracomment>{0} a unit kind</extracomment>
        <translation>{0}: nichts mehr im Vorrat.</translation>
    </message>
    <message>
        <source>{0} is an ally&apos;s: no Fort can be built there.</source>
        <translation>{0} gehört einem Verbündeten: Dort kann keine Festung gebaut werden.</translation>
    </message>
    <message>
        <source>Forts in {1}: {0} at the most.</source>
        <extracomment>{0} the limit, {1} a province</extracomment>
        <translation>Festungen in {1}: höchstens {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation>{0}: {1} nötig, {2} vorhanden.</translation>
    </message>
    <message>
        <source>{0} for a Fort: {1} needed, {2} held.</source>
        <translation>{0} für eine Festung: {1} nötig, {2} vorhanden.</translation>
    </message>
    <message>
        <source>{0} for this promotion: {1} needed, {2} held.</source>
        <translation>{0} für diese Beförderung: {1} nötig, {2} vorhanden.</translation>
    </message>
    <message>
        <source>Only Infantry, Archers and Cavalry are built so.</source>
        <translation>Nur Infanterie, Bogenschützen und Kavallerie werden so ausgehoben.</translation>
    </message>
    <message>
        <source>Two armies with one Action: only with Warlord, {0} {1}.</source>
        <translation>Zwei Armeen mit einer Aktion: nur mit Kriegsherr, {0} {1}.</translation>
    </message>
    <message>
        <source>{0} is neither an own army nor an ally&apos;s.</source>
        <translation>{0} ist weder eine eigene Armee noch die eines Verbündeten.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be upgraded: only armies can.</source>
        <translation>{0} kann nicht befördert werden: nur Armeen.</translation>
    </message>
    <message>
        <source>{0} is upgraded to a higher kind only: Infantry, Archer, Cavalry.</source>
        <translation>{0} wird nur in eine höhere Art befördert: Infanterie, Bogenschütze, Kavallerie.</translation>
    </message>
    <message>
        <source>War is declared on another player.</source>
        <translation>Krieg wird jemand anderem erklärt.</translation>
    </message>
    <message>
        <source>{0} is an ally.</source>
        <translation>{0} ist verbündet.</translation>
    </message>
    <message>
        <source>No extra Action is left for this: University 1, Master Trader at {0} Gold each, Warlord to declare war.</source>
        <translation>Dafür bleibt keine zusätzliche Aktion: Universität 1, Meisterhändler für je {0} Gold, Kriegsherr für eine Kriegserklärung.</translation>
    </message>
    <message>
        <source>Gold for the extra Action and its cost: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation>Gold für die zusätzliche Aktion und ihre Kosten: {0} nötig, {1} vorhanden.</translation>
    </message>
    <message>
        <source>{0} has no token to shift.</source>
        <translation>{0} hat keinen Marker zum Verschieben.</translation>
    </message>
    <message>
        <source>A token is shifted to another path.</source>
        <translation>Ein Marker wird auf eine andere Leiste verschoben.</translation>
    </message>
    <message>
        <source>{0} is not in play in this variant.</source>
        <translation>{0} ist in dieser Variante nicht im Spiel.</translation>
    </message>
    <message>
        <source>Action Points of {0}: {1} needed, {2} left.</source>
        <extracomment>{0} a unit, {1} needed, {2} left</extracomment>
        <translation>Aktionspunkte von {0}: {1} nötig, {2} übrig.</translation>
    </message>
    <message>
        <source>Action Points of {0} to enter {1}: 2 needed (1 to enter, 1 for the battle), {2} left.</source>
        <extracomment>{0} a unit, {1} a province or several, {2} left</extracomment>
        <translation>Aktionspunkte von {0} für {1}: 2 nötig (1 für den Einmarsch, 1 für die Schlacht), {2} übrig.</translation>
    </message>
    <message>
        <source>No battle is to be fought in {0}.</source>
        <translation>In {0} ist keine Schlacht zu schlagen.</translation>
    </message>
    <message>
        <source>{0} has declared its Unification already.</source>
        <translation>{0} hat die Einigung schon erklärt.</translation>
    </message>
    <message>
        <source>Unification is declared in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation>Die Einigung wird im eigenen Manöver erklärt, nicht mitten in einer Schlacht. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>A province is handed over in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation>Eine Provinz wird im eigenen Manöver übergeben, nicht mitten in einer Schlacht. Jetzt an der Reihe: {0}.</translation>
    </message>
    <message>
        <source>{0} is not an ally, or has no unit in {1}.</source>
        <translation>{0} ist nicht verbündet oder hat keine Einheit in {1}.</translation>
    </message>
    <message>
        <source>Armies and Princesses leave {0} first; only Forts may stay.</source>
        <translation>Armeen und Prinzessinnen verlassen {0} zuerst; nur Festungen dürfen bleiben.</translation>
    </message>
    <message>
        <source>{0} is not an enemy unit in this battle.</source>
        <translation>{0} ist in dieser Schlacht keine feindliche Einheit.</translation>
    </message>
    <message>
        <source>{0} is covered: {1} more damage has to go to the Forts first.</source>
        <extracomment>{0} a Princess, {1} points still to be given to Forts</extracomment>
        <translation>{0} ist gedeckt: Erst gehen noch {1} Schaden an die Festungen.</translation>
    </message>
    <message>
        <source>All damage has to be assigned: {1} to give, {0} given.</source>
        <extracomment>{0} given, {1} to give</extracomment>
        <translation>Der ganze Schaden wird verteilt: {1} zu vergeben, {0} vergeben.</translation>
    </message>
    <message>
        <source>A retreat goes to an adjacent province that is own or free, in allied games also an ally&apos;s; not to {0}.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Der Rückzug führt in eine Nachbarprovinz, eigen oder frei, im Bündnisspiel auch die eines Verbündeten; nicht nach {0}.</translation>
    </message>
    <message>
        <source>A withdrawal goes to an adjacent province that is own or free, in allied games also an ally&apos;s; not to {0}.</source>
        <translation>Der Abzug führt in eine Nachbarprovinz, eigen oder frei, im Bündnisspiel auch die eines Verbündeten; nicht nach {0}.</translation>
    </message>
    <message>
        <source>The Barbarians do not retreat to {0}: other places come first.</source>
        <translation>Die Barbaren ziehen sich nicht nach {0} zurück: Andere Orte gehen vor.</translation>
    </message>
    <message>
        <source>{0} is not one of the two countries that dispute the province.</source>
        <translation>{0} ist keines der beiden Länder, die um die Provinz streiten.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace.</source>
        <translation>Zwischen {0} und {1} herrscht Frieden.</translation>
    </message>
    <message>
        <source>Peace has been offered to {0} in this phase.</source>
        <translation>{0} wurde in dieser Phase schon Frieden angeboten.</translation>
    </message>
    <message>
        <source>No offer of peace from {0} to {1} is open.</source>
        <translation>Kein Friedensangebot von {0} an {1} ist offen.</translation>
    </message>
    <message>
        <source>A battle between the two is still to be fought; peace waits for it.</source>
        <translation>Zwischen beiden steht noch eine Schlacht aus; der Frieden wartet darauf.</translation>
    </message>
    <message>
        <source>No time limit was agreed.</source>
        <translation>Es wurde kein Zeitlimit vereinbart.</translation>
    </message>
    <message>
        <source>The time is up already; the running turn is the last.</source>
        <translation>Die Zeit ist schon um; die laufende Runde ist die letzte.</translation>
    </message>
    <message>
        <source>Armies are placed in provinces already owned, in allied games also an ally&apos;s; not in {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Armeen kommen in Provinzen, die man schon hält, im Bündnisspiel auch in die eines Verbündeten; nicht nach {0} (jetzt: {1}).</translation>
    </message>
    <message>
        <source>A Fort stands in an own province; not in {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Eine Festung steht in einer eigenen Provinz; nicht in {0} (jetzt: {1}).</translation>
    </message>
    <message>
        <source>Not held: {0} (now: {1}). Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Nicht gehalten: {0} (jetzt: {1}). Die Einigung verlangt die Hauptstadt, das Handelszentrum und alle gewöhnlichen Provinzen des Startlands.</translation>
    </message>
    <message>
        <source>Only a province that is held can be handed over; not {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Nur eine eigene Provinz kann übergeben werden, nicht {0} (jetzt: {1}).</translation>
    </message>
    <message>
        <source>{0}: fed already.</source>
        <translation>{0}: schon versorgt.</translation>
    </message>
    <message>
        <source>{0}: a Fort does not move.</source>
        <translation>{0}: Eine Festung zieht nicht.</translation>
    </message>
    <message>
        <source>{0}: moves once the armies have moved and fought. Asked now: {1}.</source>
        <translation>{0}: zieht erst, wenn die Armeen gezogen und gekämpft haben. Jetzt an der Reihe: {1}.</translation>
    </message>
    <message>
        <source>{0}: the moves of armies are over. Asked now: {1}.</source>
        <translation>{0}: Die Züge der Armeen sind vorbei. Jetzt an der Reihe: {1}.</translation>
    </message>
    <message>
        <source>{0}: the battle in {1} comes before any other move.</source>
        <extracomment>{0} a unit, {1} a province</extracomment>
        <translation>{0}: Vor jedem weiteren Zug kommt die Schlacht in {1}.</translation>
    </message>
    <message>
        <source>{0}: there is peace with {1}.</source>
        <extracomment>{0} a province or several, {1} their owner</extracomment>
        <translation>{0}: Mit {1} herrscht Frieden.</translation>
    </message>
    <message>
        <source>{0}: moved this turn already.</source>
        <translation>{0}: in dieser Runde schon gezogen.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} needed, now {3}.</source>
        <extracomment>{0} a unit kind, {1} a path, {2} the level needed, {3} the level held</extracomment>
        <translation>{0}: {1} {2} nötig, jetzt {3}.</translation>
    </message>
    <message>
        <source>A Fort needs Masonry, which comes with {0} {1}; now {2}.</source>
        <translation>Eine Festung braucht Baukunst, und die kommt mit {0} {1}; jetzt {2}.</translation>
    </message>
    <message>
        <source>Reinforce comes with {0} {1}; now {2}.</source>
        <translation>Verstärkung kommt mit {0} {1}; jetzt {2}.</translation>
    </message>
    <message>
        <source>{0} cannot go to {1} (now: {2}). A Princess goes to free and own provinces, in allied games also to an ally&apos;s.</source>
        <extracomment>{0} a Princess, {1} a province or several, {2} whose they are: &quot;Burgundy&quot;, &quot;Barbarians&quot;</extracomment>
        <translation>{0} kann nicht nach {1} (jetzt: {2}). Eine Prinzessin geht in freie und eigene Provinzen, im Bündnisspiel auch in die eines Verbündeten.</translation>
    </message>
    <message>
        <source>{0} and {1} are not neighbours, by land or by sea.</source>
        <extracomment>{0} and {1} provinces</extracomment>
        <translation>{0} und {1} sind keine Nachbarn, weder zu Land noch zur See.</translation>
    </message>
</context>
<context>
    <name>RenderMap</name>
    <message>
        <source>%1 has no picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 hat kein Bild.</translation>
    </message>
    <message>
        <source>%1: the name has to end in .pdf, .png or .svg.</source>
        <comment>%1 a file</comment>
        <translation>%1: Der Name muss auf .pdf, .png oder .svg enden.</translation>
    </message>
    <message>
        <source>The map has no variant %1.</source>
        <comment>%1 an id</comment>
        <translation>Die Karte hat keine Variante %1.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save in:</source>
        <extracomment>Before the folder into which a file is saved</extracomment>
        <translation>Speichern in:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>off the board</source>
        <translation>nicht auf dem Spielplan</translation>
    </message>
    <message>
        <source>place Development Tokens</source>
        <translation>Entwicklungsmarker setzen</translation>
    </message>
    <message>
        <source>feed armies</source>
        <translation>Armeen versorgen</translation>
    </message>
    <message>
        <source>choose what a route yields</source>
        <translation>Ertrag einer Route wählen</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>handeln</translation>
    </message>
    <message>
        <source>take an Action</source>
        <translation>eine Aktion ausführen</translation>
    </message>
    <message>
        <source>shift a Development Token</source>
        <translation>einen Entwicklungsmarker verschieben</translation>
    </message>
    <message>
        <source>move armies</source>
        <translation>Armeen bewegen</translation>
    </message>
    <message>
        <source>choose the next battle</source>
        <translation>die nächste Schlacht wählen</translation>
    </message>
    <message>
        <source>the attacker&apos;s damage</source>
        <translation>der Schaden des Angreifers</translation>
    </message>
    <message>
        <source>the defender&apos;s damage</source>
        <translation>der Schaden des Verteidigers</translation>
    </message>
    <message>
        <source>the attacker&apos;s retreat</source>
        <translation>der Rückzug des Angreifers</translation>
    </message>
    <message>
        <source>the country of the Barbarians</source>
        <translation>das Land der Barbaren</translation>
    </message>
    <message>
        <source>the Barbarians&apos; retreat</source>
        <translation>der Rückzug der Barbaren</translation>
    </message>
    <message>
        <source>the defender&apos;s retreat</source>
        <translation>der Rückzug des Verteidigers</translation>
    </message>
    <message>
        <source>the withdrawal</source>
        <translation>der Abzug</translation>
    </message>
    <message>
        <source>move Princesses</source>
        <translation>Prinzessinnen bewegen</translation>
    </message>
    <message>
        <source>Actions of the Unification</source>
        <translation>Aktionen der Einigung</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>der Kaufmann</translation>
    </message>
    <message>
        <source>the vote</source>
        <translation>die Abstimmung</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>%1 It answers the threat of %2.</source>
        <extracomment>A computer player&apos;s reason, and the player whose threat it answers</extracomment>
        <translation>%1 Das begegnet der Bedrohung durch %2.</translation>
    </message>
    <message>
        <source>{0} is not yours (now: {1}).</source>
        <extracomment>{0} a province in which an army was to be placed, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;; nobody has an ally in this game</extracomment>
        <translation>{0} ist keine eigene Provinz (jetzt: {1}).</translation>
    </message>
    <message>
        <source>Not held: {0}. Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a list of provinces, all that are missing</extracomment>
        <translation>Nicht gehalten: {0}. Die Einigung verlangt die Hauptstadt, das Handelszentrum und alle gewöhnlichen Provinzen des Startlands.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a unit</comment>
        <extracomment>The only unit of its kind that a country has: &quot;Archer of France&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>By the end of the game this should be worth about %n Victory Point(s).</source>
        <extracomment>What a computer player expects of a step</extracomment>
        <translation>
            <numerusform>Das dürfte bis zum Ende der Partie etwa %n Siegpunkt wert sein.</numerusform>
            <numerusform>Das dürfte bis zum Ende der Partie etwa %n Siegpunkte wert sein.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1: %2 to %3 allowed, %4 chosen.</source>
        <extracomment>What is limited; the least and the most that is allowed; what was chosen</extracomment>
        <translation>%1: %2 bis %3 erlaubt, %4 gewählt.</translation>
    </message>
    <message>
        <source>This scenario has no variant %1.</source>
        <translation>Dieses Szenario hat keine Variante %1.</translation>
    </message>
    <message>
        <source>Players: %1 needed, %2 chosen.</source>
        <translation>Spieler: %1 nötig, %2 gewählt.</translation>
    </message>
    <message>
        <source>Players: %1 to %2 needed, %3 chosen.</source>
        <translation>Spieler: %1 bis %2 nötig, %3 gewählt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played here; these can: %2.</source>
        <translation>%1 kann hier nicht gespielt werden; spielbar sind: %2.</translation>
    </message>
    <message>
        <source>%1 is chosen twice; one country a player.</source>
        <translation>%1 ist zweimal gewählt; alle spielen ein eigenes Land.</translation>
    </message>
    <message>
        <source>A colour is chosen twice; one colour a player.</source>
        <translation>Eine Farbe ist zweimal gewählt; alle spielen eine eigene.</translation>
    </message>
    <message>
        <source>Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.</source>
        <translation>Bündnisse: 2 gegen 2, 3 gegen 3 oder 2 gegen 2 gegen 2, alle in einem davon.</translation>
    </message>
    <message>
        <source>The start position says who is allied with whom; leave the alliances to it.</source>
        <translation>Die Aufstellung legt fest, wer mit wem verbündet ist; die Bündnisse ihr überlassen.</translation>
    </message>
    <message>
        <source>Longest game, in turns</source>
        <translation>Höchstdauer in Runden</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Zeitlimit in Minuten</translation>
    </message>
    <message>
        <source>The start position is of turn %1, the longest game is %2 turns.</source>
        <translation>Die Aufstellung steht in Runde %1, die Höchstdauer ist %2 Runden.</translation>
    </message>
</context>
<context>
    <name>StartsWords</name>
    <message>
        <source>Free land</source>
        <translation>Freies Land</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A unit and its number, whose it is: &quot;Archer 2 of France&quot;</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s)</source>
        <translation>
            <numerusform>%1 von %n Aktionspunkt</numerusform>
            <numerusform>%1 von %n Aktionspunkten</numerusform>
        </translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>kein Schaden</translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation>zurückgezogen</translation>
    </message>
</context>
<context>
    <name>TableNotes</name>
    <message>
        <source>%1 instead of %2.</source>
        <extracomment>%1 a sentence without its end, as &quot;France: 15 Products a turn&quot;</extracomment>
        <translation>%1 statt %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its end</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on level %2, with %n symbol(s): %3 a turn</source>
        <comment>%1 a country, %3 an amount: 15 Products</comment>
        <translation>
            <numerusform>%1 auf Stufe %2, mit %n Symbol: %3 je Runde</numerusform>
            <numerusform>%1 auf Stufe %2, mit %n Symbolen: %3 je Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>The figures of this row fall somewhere: a higher level gives less there.</source>
        <translation>Die Zahlen dieser Zeile fallen an einer Stelle: Eine höhere Stufe bringt dort weniger.</translation>
    </message>
    <message>
        <source>Level %1 jumps from %2 to %3; all other steps of this row are at most %4.</source>
        <translation>Stufe %1 springt von %2 auf %3; alle anderen Schritte dieser Zeile sind höchstens %4.</translation>
    </message>
    <message numerus="yes">
        <source>All provinces of the map together count %n Victory Point(s).</source>
        <translation>
            <numerusform>Alle Provinzen der Karte zusammen zählen %n Siegpunkt.</numerusform>
            <numerusform>Alle Provinzen der Karte zusammen zählen %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 players no less is needed (%2), though the land is shared among more.</source>
        <translation>Bei %1 Spielern ist nicht weniger nötig (%2), obwohl sich mehr das Land teilen.</translation>
    </message>
    <message>
        <source>So many provinces has, with the contested ones: %1.</source>
        <comment>countries</comment>
        <translation>Länder mit so vielen Provinzen, die umstrittenen mitgezählt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 takes %n token(s) in all</source>
        <translation>
            <numerusform>Stufe %1 braucht insgesamt %n Marker</numerusform>
            <numerusform>Stufe %1 braucht insgesamt %n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>A Victory Point, bought for %1 Gold, costs %2 of another resource at this rate.</source>
        <translation>Ein Siegpunkt, gekauft für %1 Gold, kostet zu diesem Kurs %2 eines anderen Rohstoffs.</translation>
    </message>
    <message numerus="yes">
        <source>With two Actions a turn a player has %n Action(s) in the game.</source>
        <translation>
            <numerusform>Mit zwei Aktionen je Runde kommt man in der Partie auf %n Aktion.</numerusform>
            <numerusform>Mit zwei Aktionen je Runde kommt man in der Partie auf %n Aktionen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>in all</source>
        <comment>a column: the sum of tokens</comment>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Tokens to step up</source>
        <translation>Marker zum Aufsteigen</translation>
    </message>
    <message>
        <source>Food a symbol</source>
        <translation>Nahrung je Symbol</translation>
    </message>
    <message>
        <source>Products a symbol</source>
        <translation>Waren je Symbol</translation>
    </message>
    <message>
        <source>Bank takes, for 1</source>
        <translation>Bank nimmt für 1</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Weapons a symbol</source>
        <translation>Waffen je Symbol</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Aktionspunkte</translation>
    </message>
    <message>
        <source>Abilities from here</source>
        <translation>Fähigkeiten ab hier</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Tough</source>
        <comment>toughness; a narrow column</comment>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Eats</source>
        <comment>a narrow column</comment>
        <translation>Isst</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>Victory Points for its death; a narrow column</comment>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>Victory Points while it stands; a narrow column</comment>
        <translation>Steht</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <translation>Alle für sich</translation>
    </message>
    <message>
        <source>With allies</source>
        <translation>Mit Verbündeten</translation>
    </message>
    <message>
        <source>2 against 2</source>
        <translation>2 gegen 2</translation>
    </message>
    <message>
        <source>3 against 3</source>
        <translation>3 gegen 3</translation>
    </message>
    <message>
        <source>three pairs</source>
        <comment>allies: 2 against 2 against 2</comment>
        <translation>drei Paare</translation>
    </message>
    <message>
        <source>A held province counts</source>
        <translation>Eine gehaltene Provinz zählt</translation>
    </message>
    <message>
        <source>Each leader</source>
        <translation>Jeder Titel</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Own provinces</source>
        <translation>Eigene Provinzen</translation>
    </message>
    <message>
        <source>Unification gives</source>
        <translation>Einigung bringt</translation>
    </message>
    <message>
        <source>Each player has</source>
        <translation>Alle haben</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Runden der Partie</translation>
    </message>
    <message>
        <source>Kept of each resource at most</source>
        <translation>Von jedem Rohstoff bleiben höchstens</translation>
    </message>
    <message>
        <source>Offers to a partner in a phase</source>
        <translation>Angebote an einen Partner in einer Phase</translation>
    </message>
    <message>
        <source>Turns that a war lasts</source>
        <translation>Runden, die ein Krieg dauert</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Festungen in einer Provinz</translation>
    </message>
    <message>
        <source>A promotion costs, a step</source>
        <translation>Eine Beförderung kostet je Schritt</translation>
    </message>
    <message>
        <source>A Victory Point costs</source>
        <translation>Ein Siegpunkt kostet</translation>
    </message>
    <message>
        <source>Master Trader: an Action costs</source>
        <translation>Meisterhändler: eine Aktion kostet</translation>
    </message>
    <message>
        <source>Master Trader: Actions a turn</source>
        <translation>Meisterhändler: Aktionen je Runde</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>Power and toughness</source>
        <translation>Stärke und Leben</translation>
    </message>
    <message>
        <source>Victory Points when killed</source>
        <translation>Siegpunkte, wenn besiegt</translation>
    </message>
    <message>
        <source>Route not opened</source>
        <translation>Nicht eröffnete Route</translation>
    </message>
    <message>
        <source>No. %1 may yield</source>
        <comment>an unused Trade Route</comment>
        <translation>Nr. %1 kann bringen</translation>
    </message>
    <message>
        <source>Points to win</source>
        <comment>Victory Points that win the game</comment>
        <translation>Punkte zum Sieg</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Level I needs no token: every player begins on it.</source>
        <translation>Stufe I braucht keinen Marker: Alle beginnen auf ihr.</translation>
    </message>
    <message>
        <source>So many more tokens lead from the level before to level %1 of %2.</source>
        <translation>So viele weitere Marker führen von der Stufe davor zu Stufe %1 (%2).</translation>
    </message>
    <message>
        <source>Every symbol of a player’s provinces gives so much in Upkeep (%1), once %2 stands on level %3.</source>
        <comment>%1 a resource, %2 a path of the play-mat</comment>
        <translation>So viel bringt in der Versorgung jedes Symbol der eigenen Provinzen (%1), sobald %2 auf Stufe %3 steht.</translation>
    </message>
    <message>
        <source>The bank takes so many of one resource for 1 of another from a player on level %1 of Trade.</source>
        <translation>So viele von einem Rohstoff nimmt die Bank auf Stufe %1 im Handel für 1 von einem anderen.</translation>
    </message>
    <message>
        <source>A player on level %1 of Trade may have opened so many Trade Routes in all.</source>
        <translation>So viele Handelsrouten dürfen auf Stufe %1 im Handel insgesamt eröffnet sein.</translation>
    </message>
    <message>
        <source>Each army of a player on level %1 of Military can take so many steps a turn; a battle takes one of them.</source>
        <translation>So viele Schritte kann jede Armee auf Stufe %1 im Militär in einer Runde machen; eine Schlacht kostet einen davon.</translation>
    </message>
    <message>
        <source>So much damage it deals in a battle.</source>
        <translation>So viel Schaden richtet die Einheit in einer Schlacht an.</translation>
    </message>
    <message>
        <source>It dies once so much damage lies on it in a turn.</source>
        <translation>Die Einheit stirbt, sobald in einer Runde so viel Schaden auf ihr liegt.</translation>
    </message>
    <message>
        <source>So much Food keeps it alive in Upkeep; without it, it starves.</source>
        <translation>So viel Nahrung hält die Einheit in der Versorgung am Leben; ohne sie verhungert sie.</translation>
    </message>
    <message>
        <source>Who kills it gets so many Victory Points.</source>
        <translation>So viele Siegpunkte erhält, wer die Einheit besiegt.</translation>
    </message>
    <message>
        <source>It counts so many Victory Points while it stands.</source>
        <translation>So viele Siegpunkte zählt die Einheit, solange sie steht.</translation>
    </message>
    <message>
        <source>So much of this resource is paid to build one.</source>
        <translation>So viel von diesem Rohstoff kostet es, eine auszuheben oder zu bauen.</translation>
    </message>
    <message>
        <source>Who has so many Victory Points at the end of a turn wins; allies count theirs together.</source>
        <translation>Wer am Ende einer Runde so viele Siegpunkte hat, gewinnt; Verbündete zählen ihre zusammen.</translation>
    </message>
    <message>
        <source>Builder, Trader and Warrior count so much each, for who has the most tokens on the path.</source>
        <translation>Baumeister, Händler und Krieger zählen je so viel; den Titel hat, wer auf der Leiste die meisten Marker hat.</translation>
    </message>
    <message numerus="yes">
        <source>A Unification gives so many Actions to who holds %n province(s) of the country; the last figure serves all above.</source>
        <translation>
            <numerusform>Eine Einigung bringt so viele Aktionen, wenn %n Provinz des Landes gehalten wird; die letzte Zahl gilt für alle darüber.</numerusform>
            <numerusform>Eine Einigung bringt so viele Aktionen, wenn %n Provinzen des Landes gehalten werden; die letzte Zahl gilt für alle darüber.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds such a province counts so many Victory Points for it.</source>
        <translation>So viele Siegpunkte zählt eine solche Provinz für den, der sie hält.</translation>
    </message>
    <message>
        <source>With Reinforce an army becomes the next kind for so many Products.</source>
        <translation>Mit Verstärkung wird eine Armee für so viele Waren zur nächsten Art.</translation>
    </message>
    <message>
        <source>In Trade a Victory Point is bought for so much Gold.</source>
        <translation>Für so viel Gold lässt sich im Handel ein Siegpunkt kaufen.</translation>
    </message>
    <message>
        <source>With Master Trader one more Action costs so much Gold.</source>
        <translation>Mit Meisterhändler kostet eine weitere Aktion so viel Gold.</translation>
    </message>
    <message>
        <source>The game ends after so many turns, if nobody has won before.</source>
        <translation>Die Partie endet nach so vielen Runden, wenn vorher niemand gewonnen hat.</translation>
    </message>
    <message>
        <source>At the end of a turn all above this figure is lost.</source>
        <translation>Was am Ende einer Runde über dieser Zahl liegt, geht verloren.</translation>
    </message>
    <message>
        <source>So many offers may be made to one partner in a Trade phase.</source>
        <translation>So viele Angebote darf ein Partner in einer Handelsphase erhalten.</translation>
    </message>
    <message>
        <source>A war ends by itself after so many turns without damage done in it.</source>
        <translation>Ein Krieg endet von selbst nach so vielen Runden, in denen kein Schaden entstand.</translation>
    </message>
    <message>
        <source>So many Forts may stand in a province.</source>
        <translation>So viele Festungen dürfen in einer Provinz stehen.</translation>
    </message>
    <message>
        <source>With Master Trader so many more Actions can be bought in a turn.</source>
        <translation>Mit Meisterhändler lassen sich in einer Runde so viele weitere Aktionen kaufen.</translation>
    </message>
    <message>
        <source>Every player begins with so much of it.</source>
        <translation>Alle beginnen mit so viel davon.</translation>
    </message>
    <message>
        <source>Every player lays so many tokens on the play-mat before turn 1.</source>
        <translation>Alle setzen vor Runde 1 so viele Marker auf ihr Tableau.</translation>
    </message>
    <message>
        <source>So many stand in every player’s Capital at the beginning.</source>
        <translation>So viele stehen am Anfang in jeder Hauptstadt.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <comment>a path of the play-mat and its level</comment>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>Abilities from %1</source>
        <comment>a level</comment>
        <translation>Fähigkeiten ab %1</translation>
    </message>
    <message>
        <source>%1: from %2</source>
        <comment>an ability and its level</comment>
        <translation>%1: ab %2</translation>
    </message>
    <message>
        <source>Barbarians: from turn %1</source>
        <translation>Barbaren: ab Runde %1</translation>
    </message>
    <message>
        <source>One more figure</source>
        <translation>Eine weitere Zahl</translation>
    </message>
    <message>
        <source>No ability comes with this level.</source>
        <translation>Mit dieser Stufe kommt keine Fähigkeit.</translation>
    </message>
    <message>
        <source>Enter adds it, as great as the last.</source>
        <translation>Enter fügt sie hinzu, so groß wie die letzte.</translation>
    </message>
    <message>
        <source>A route that a player may have and has not opened yields 1 of what is chosen here, in every Upkeep.</source>
        <translation>Eine Route, die erlaubt und noch nicht eröffnet ist, bringt in jeder Versorgung 1 von dem, was hier gewählt ist.</translation>
    </message>
    <message>
        <source>From this turn on Barbarian armies have the strength below.</source>
        <translation>Ab dieser Runde haben Barbarenarmeen die Stärke darunter.</translation>
    </message>
    <message>
        <source>Who kills a Barbarian gets so many Victory Points.</source>
        <translation>So viele Siegpunkte erhält, wer einen Barbaren besiegt.</translation>
    </message>
    <message>
        <source>So much damage a Barbarian army deals, and dies of, from turn %1 on.</source>
        <translation>So viel Schaden richtet eine Barbarenarmee ab Runde %1 an, und an so viel stirbt sie.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>The scenario</source>
        <comment>a heading over its title</comment>
        <translation>Das Szenario</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Meere</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Start positions</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>a heading over the texts of a puzzle</comment>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Reasons</source>
        <comment>a heading: why provinces that touch are not linked</comment>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Other texts</source>
        <translation>Andere Texte</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Computer, %1</source>
        <extracomment>%1 is a computer player&apos;s name</extracomment>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer, novice</source>
        <extracomment>A level of the computer players, from weak to strong: random, novice, steady, strong</extracomment>
        <translation>Computer, Anfänger</translation>
    </message>
    <message>
        <source>Computer, steady</source>
        <translation>Computer, Geübter</translation>
    </message>
    <message>
        <source>Computer, strong</source>
        <translation>Computer, Könner</translation>
    </message>
    <message>
        <source>Makes mistakes; good for a first game</source>
        <translation>Macht Fehler; gut für eine erste Partie</translation>
    </message>
    <message>
        <source>Plays soundly; a match for who knows the game</source>
        <translation>Spielt solide; für alle, die das Spiel kennen</translation>
    </message>
    <message>
        <source>Looks further ahead; the hardest to beat</source>
        <translation>Denkt weiter voraus; am schwersten zu schlagen</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, random moves&quot;</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>novice</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, novice&quot;</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>steady</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, steady&quot;</extracomment>
        <translation>Geübter</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, strong&quot;</extracomment>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Computer, random moves</source>
        <translation>Computer, zieht zufällig</translation>
    </message>
    <message>
        <source>Makes any allowed move, without a plan; for learning the rules or trying out a map</source>
        <translation>Macht irgendeinen erlaubten Zug, ohne Plan; um die Regeln zu lernen oder eine Karte zu erproben</translation>
    </message>
</context>
<context>
    <name>VariantFigures</name>
    <message>
        <source>Route income</source>
        <comment>what trade routes may yield</comment>
        <translation>Ertrag der Routen</translation>
    </message>
    <message>
        <source>Threshold, %1 players</source>
        <comment>Victory Points that end a game</comment>
        <translation>Siegschwelle, %1 Spieler</translation>
    </message>
    <message>
        <source>Threshold, %1</source>
        <comment>Victory Points that end a game; %1 is a shape of alliances, as 2v2</comment>
        <translation>Siegschwelle, %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>how many a game has</comment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Most of one resource</source>
        <translation>Höchstmenge je Rohstoff</translation>
    </message>
    <message>
        <source>Offers in Trade</source>
        <translation>Angebote im Handel</translation>
    </message>
    <message>
        <source>Turns of war</source>
        <comment>before peace may be made</comment>
        <translation>Kriegsdauer in Runden</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Festungen in einer Provinz</translation>
    </message>
    <message>
        <source>Play-mat</source>
        <comment>the table of levels that each player has</comment>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>VariantProof</name>
    <message>
        <source>It plays to its end</source>
        <translation>Die Partie kommt zu einem Ende</translation>
    </message>
    <message>
        <source>not before the errors above are gone</source>
        <comment>games by computers</comment>
        <translation>erst, wenn die Fehler oben behoben sind</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: being played…</source>
        <translation>
            <numerusform>%n Partie unter Computern: wird gespielt…</numerusform>
            <numerusform>%n Partien unter Computern: werden gespielt…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that ended</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 turns</source>
        <translation>%1 bis %2 Runden</translation>
    </message>
    <message>
        <source>no game could be begun</source>
        <translation>keine Partie konnte begonnen werden</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: %1 ended, %2</source>
        <comment>%2 how many turns they took</comment>
        <translation>
            <numerusform>%n Partie unter Computern: %1 beendet, %2</numerusform>
            <numerusform>%n Partien unter Computern: %1 beendet, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>being checked…</source>
        <comment>a variant</comment>
        <translation>wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <comment>problems of a variant</comment>
        <translation>
            <numerusform>%n anzusehen</numerusform>
            <numerusform>%n anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <source>checked; games are played…</source>
        <comment>a variant</comment>
        <translation>geprüft; Partien werden gespielt…</translation>
    </message>
    <message>
        <source>proven</source>
        <comment>a variant: all checks are good</comment>
        <translation>erprobt</translation>
    </message>
    <message>
        <source>good</source>
        <comment>what a check says</comment>
        <translation>gut</translation>
    </message>
    <message>
        <source>to look at</source>
        <comment>what a check says</comment>
        <translation>anzusehen</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>what a check says</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>what a check says</comment>
        <translation>noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>VariantRows</name>
    <message>
        <source>none</source>
        <comment>a figure that a variant does not have</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <comment>what a section of the game&apos;s figures holds</comment>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>contested by %1 and %2</source>
        <comment>a province</comment>
        <translation>umstritten zwischen %1 und %2</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Map</source>
        <comment>a view of the editor</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>a view of the editor: the game&apos;s figures</comment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Variants</source>
        <comment>a view of the editor</comment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Start positions</source>
        <comment>a view of the editor</comment>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>a view of the editor</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>a view of the editor</comment>
        <translation>Balance</translation>
    </message>
</context>
<context>
    <name>WarriorsBalance</name>
    <message>
        <source>Victory Points by source</source>
        <translation>Siegpunkte nach Herkunft</translation>
    </message>
    <message>
        <source>Development Tokens by path</source>
        <translation>Entwicklungsmarker nach Leiste</translation>
    </message>
    <message>
        <source>Units on the map</source>
        <translation>Einheiten auf der Karte</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Forts</source>
        <translation>Festungen</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Besiegte</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Builder, Trader, Warrior</source>
        <translation>Baumeister, Händler, Krieger</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Princesses</source>
        <translation>Prinzessinnen</translation>
    </message>
    <message>
        <source>Wars declared</source>
        <translation>Erklärte Kriege</translation>
    </message>
    <message>
        <source>Peace made</source>
        <translation>Geschlossene Frieden</translation>
    </message>
    <message>
        <source>Battles begun</source>
        <translation>Begonnene Schlachten</translation>
    </message>
    <message>
        <source>Units killed</source>
        <translation>Besiegte Einheiten</translation>
    </message>
    <message>
        <source>Armies starved</source>
        <translation>Verhungerte Armeen</translation>
    </message>
    <message>
        <source>Armies raised</source>
        <translation>Ausgehobene Armeen</translation>
    </message>
    <message>
        <source>Armies promoted</source>
        <translation>Beförderte Armeen</translation>
    </message>
    <message>
        <source>Forts built</source>
        <translation>Gebaute Festungen</translation>
    </message>
    <message>
        <source>Lots traded with the bank</source>
        <translation>Tauschgeschäfte mit der Bank</translation>
    </message>
    <message>
        <source>Trade Routes opened</source>
        <translation>Eröffnete Handelsrouten</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Gemachte Angebote</translation>
    </message>
    <message>
        <source>Exchanges with players</source>
        <translation>Tauschgeschäfte mit Spielern</translation>
    </message>
    <message>
        <source>Victory Points bought</source>
        <translation>Gekaufte Siegpunkte</translation>
    </message>
    <message>
        <source>Unifications</source>
        <translation>Einigungen</translation>
    </message>
    <message>
        <source>Passes, of Actions and shifts</source>
        <translation>Ausgelassene Aktionen und Verschiebungen</translation>
    </message>
    <message>
        <source>Taken by a player</source>
        <translation>Von einem Spieler eingenommen</translation>
    </message>
    <message>
        <source>Held by a player at the end</source>
        <translation>Am Ende von einem Spieler gehalten</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Threshold first reached</source>
        <translation>Siegschwelle zuerst erreicht</translation>
    </message>
    <message>
        <source>First war</source>
        <translation>Erster Krieg</translation>
    </message>
    <message>
        <source>First battle between players</source>
        <translation>Erste Schlacht zwischen Spielern</translation>
    </message>
    <message>
        <source>First Unification</source>
        <translation>Erste Einigung</translation>
    </message>
    <message>
        <source>Path with the most tokens</source>
        <translation>Leiste mit den meisten Markern</translation>
    </message>
    <message>
        <source>Two or three alike</source>
        <translation>Zwei oder drei gleichauf</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation>Einigung</translation>
    </message>
    <message>
        <source>United</source>
        <translation>Geeint</translation>
    </message>
    <message>
        <source>Not united</source>
        <translation>Nicht geeint</translation>
    </message>
    <message>
        <source>The threshold was reached</source>
        <translation>Die Siegschwelle war erreicht</translation>
    </message>
    <message>
        <source>The last turn was over</source>
        <translation>Die letzte Runde war vorbei</translation>
    </message>
    <message>
        <source>An agreed limit was reached</source>
        <translation>Ein vereinbartes Limit war erreicht</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spieler haben die Partie verlassen</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>a computer player</comment>
        <translation>Geübter</translation>
    </message>
    <message>
        <source>novice</source>
        <comment>a computer player</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a computer player</comment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>a computer player</comment>
        <translation>Könner</translation>
    </message>
    <message>
        <source>By threshold</source>
        <comment>games that end so</comment>
        <translation>Durch Siegschwelle</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>Victory Points</comment>
        <translation>SP</translation>
    </message>
    <message>
        <source>Barbarians left</source>
        <translation>Übrige Barbaren</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Of all countries it has the fewest yields within 2 steps: %1, the others %2 to %3</source>
        <translation>Von allen Ländern hat es die wenigsten Erträge innerhalb von 2 Schritten: %1, die anderen %2 bis %3</translation>
    </message>
    <message>
        <source>Of all countries it has the most yields within 2 steps: %1, the others %2 to %3</source>
        <translation>Von allen Ländern hat es die meisten Erträge innerhalb von 2 Schritten: %1, die anderen %2 bis %3</translation>
    </message>
    <message>
        <source>Within 2 steps of its Capital lie yields of %1, of the others&apos; %2 to %3</source>
        <translation>Innerhalb von 2 Schritten um die Hauptstadt liegen Erträge von %1, bei den anderen %2 bis %3</translation>
    </message>
</context>
<context>
    <name>WarriorsPanels</name>
    <message>
        <source>Contested: Unification of neither country needs it.</source>
        <translation>Umstritten: Für die Vereinigung keines der beiden Länder wird sie gebraucht.</translation>
    </message>
    <message>
        <source>The Capital: a province of this country alone</source>
        <translation>Die Hauptstadt: eine Provinz, die allein zu diesem Land gehört</translation>
    </message>
    <message>
        <source>The Trade Center: a province of this country alone</source>
        <translation>Das Handelszentrum: eine Provinz, die allein zu diesem Land gehört</translation>
    </message>
    <message>
        <source>What all provinces of the country yield, beside the mean of all countries</source>
        <translation>Der Ertrag aller Provinzen des Landes, daneben der Durchschnitt aller Länder</translation>
    </message>
    <message>
        <source>It can be played when it has two countries with a Capital and a Trade Center each.</source>
        <translation>Spielbar ist sie, sobald zwei Länder je eine Hauptstadt und ein Handelszentrum haben.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>Next text &amp;size</source>
        <translation>&amp;Nächste Textgröße</translation>
    </message>
    <message>
        <source>&amp;About Marches</source>
        <translation>&amp;Über Marches</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <comment>dialog: changes the keys of the window&apos;s actions</comment>
        <translation>T&amp;asten…</translation>
    </message>
</context>
<context>
    <name>WindowProblem</name>
    <message>
        <source>`{0}` belongs to no country.</source>
        <translation>`{0}` gehört zu keinem Land.</translation>
    </message>
    <message>
        <source>`{0}` has no number in the order of play.</source>
        <translation>`{0}` hat keine Nummer in der Spielreihenfolge.</translation>
    </message>
    <message>
        <source>`{0}` has no Capital.</source>
        <translation>`{0}` hat keine Hauptstadt.</translation>
    </message>
    <message>
        <source>`{0}` has no Trade Center.</source>
        <translation>`{0}` hat kein Handelszentrum.</translation>
    </message>
    <message>
        <source>`{0}` has no land on the map.</source>
        <translation>`{0}` hat kein Gebiet auf der Karte.</translation>
    </message>
    <message>
        <source>The outline `{0}` belongs to no province.</source>
        <translation>Der Umriss `{0}` gehört zu keiner Provinz.</translation>
    </message>
    <message>
        <source>A province is named here that the map does not have.</source>
        <translation>Hier steht eine Provinz, die es auf der Karte nicht gibt.</translation>
    </message>
    <message>
        <source>A country is named here that the map does not have.</source>
        <translation>Hier steht ein Land, das es auf der Karte nicht gibt.</translation>
    </message>
    <message>
        <source>Here must stand one of the countries that play.</source>
        <translation>Hier muss eines der Länder stehen, die mitspielen.</translation>
    </message>
    <message>
        <source>At most {0} countries can be played.</source>
        <translation>Höchstens {0} Länder können mitspielen.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Waffe</numerusform>
            <numerusform>%n Waffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In an exchange: no resources at all</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Military</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>A kind of army</extracomment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>A kind of army</extracomment>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>A kind of army</extracomment>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Baukunst</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation>Produktionssteuer</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation>Handelssteuer</translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation>Meisterhändler</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation>Doppelschlag</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation>Plünderung</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Kriegsherr</translation>
    </message>
    <message>
        <source>Infantry can be built: %1.</source>
        <translation>Infanterie kann ausgehoben werden: %1.</translation>
    </message>
    <message>
        <source>Archers can be built: %1.</source>
        <translation>Bogenschützen können ausgehoben werden: %1.</translation>
    </message>
    <message>
        <source>Cavalry can be built: %1.</source>
        <translation>Kavallerie kann ausgehoben werden: %1.</translation>
    </message>
    <message>
        <source>Forts can be built: %1.</source>
        <translation>Festungen können gebaut werden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Armies can be promoted: %n Product(s) a step.</source>
        <translation>
            <numerusform>Armeen können befördert werden: %n Ware je Schritt.</numerusform>
            <numerusform>Armeen können befördert werden: %n Waren je Schritt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each Capital yields 1 Gold in Upkeep.</source>
        <translation>Jede Hauptstadt bringt in der Versorgung 1 Gold.</translation>
    </message>
    <message>
        <source>One more Action in every Development.</source>
        <translation>Eine zusätzliche Aktion in jeder Entwicklung.</translation>
    </message>
    <message>
        <source>Gold may be doubled in Down-keep.</source>
        <translation>Gold darf am Rundenende verdoppelt werden.</translation>
    </message>
    <message>
        <source>Each Trade Center yields 1 Gold in Upkeep.</source>
        <translation>Jedes Handelszentrum bringt in der Versorgung 1 Gold.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more Action(s) in Development for %1 Gold each.</source>
        <translation>
            <numerusform>Bis zu %n zusätzliche Aktion in der Entwicklung für %1 Gold.</numerusform>
            <numerusform>Bis zu %n zusätzliche Aktionen in der Entwicklung für je %1 Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others trade only with holders of Monopoly.</source>
        <translation>Die anderen handeln nur mit Inhabern des Monopols.</translation>
    </message>
    <message>
        <source>Armies at exactly 0 life retreat and live.</source>
        <translation>Armeen mit genau 0 Leben ziehen sich zurück und überleben.</translation>
    </message>
    <message>
        <source>Armies with Action Points left move and battle once more.</source>
        <translation>Armeen mit übrigen Aktionspunkten ziehen und kämpfen noch einmal.</translation>
    </message>
    <message>
        <source>Armies need no Food.</source>
        <translation>Armeen brauchen keine Nahrung.</translation>
    </message>
    <message>
        <source>Two armies with one Action, and one more Action to declare war.</source>
        <translation>Zwei Armeen mit einer Aktion und eine weitere Aktion für eine Kriegserklärung.</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Festung</translation>
    </message>
    <message numerus="yes">
        <source>%n Infantry</source>
        <translation>
            <numerusform>%n Infanterie</numerusform>
            <numerusform>%n Infanterie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Archer(s)</source>
        <translation>
            <numerusform>%n Bogenschütze</numerusform>
            <numerusform>%n Bogenschützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cavalry</source>
        <translation>
            <numerusform>%n Kavallerie</numerusform>
            <numerusform>%n Kavallerien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es)</source>
        <translation>
            <numerusform>%n Prinzessin</numerusform>
            <numerusform>%n Prinzessinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <translation>
            <numerusform>%n Festung</numerusform>
            <numerusform>%n Festungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A unit and whose it is: &quot;Archer no. 2 of France&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>Trade Center</source>
        <translation>Handelszentrum</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Versorgung</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>Down-keep</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <extracomment>Who holds a province: nobody</extracomment>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <extracomment>A person and the country he plays: &quot;Jeanne, for France&quot;</extracomment>
        <translation>%1, für %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian army(ies)</source>
        <translation>
            <numerusform>%n Barbarenarmee</numerusform>
            <numerusform>%n Barbarenarmeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian Fort(s)</source>
        <translation>
            <numerusform>%n Barbarenfestung</numerusform>
            <numerusform>%n Barbarenfestungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>units and whose they are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n AP</source>
        <comment>Action Points</comment>
        <translation>
            <numerusform>%n AP</numerusform>
            <numerusform>%n AP</numerusform>
        </translation>
    </message>
    <message>
        <source>Infantry no. %1</source>
        <extracomment>One unit by its number, which must not read as a count</extracomment>
        <translation>Infanterie Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Archer no. %1</source>
        <translation>Bogenschütze Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Cavalry no. %1</source>
        <translation>Kavallerie Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Princess no. %1</source>
        <translation>Prinzessin Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Fort no. %1</source>
        <translation>Festung Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Barbarian Fort no. %1</source>
        <translation>Barbarenfestung Nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Barbarian army no. %1</source>
        <translation>Barbarenarmee Nr.&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>marches::appmap::MapStrip</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Legend of the map</source>
        <translation>Legende der Karte</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Scale of the map; %1 is a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Scale %1, press for the whole map</source>
        <extracomment>%1 is the scale, such as &quot;76 %&quot;</extracomment>
        <translation>Maßstab %1, drücken für die ganze Karte</translation>
    </message>
</context>
<context>
    <name>marches::appmap::MapView</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Tooltip on the map: name of a province, then what there is to say of it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>The letter of north on a compass rose</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tooltip on the map: name of a province, then a token that lies in it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::AnchorTool</name>
    <message>
        <source>Places: drag a name, or where tokens stand</source>
        <translation>Orte: einen Namen ziehen oder die Stelle, an der Marker stehen</translation>
    </message>
    <message>
        <source>Places of %1</source>
        <translation>Orte in %1</translation>
    </message>
    <message>
        <source>They are shown at their true size. Tokens outside the province get a line to it</source>
        <translation>Sie sind in wahrer Größe zu sehen. Marker außerhalb der Provinz erhalten eine Linie zu ihr</translation>
    </message>
    <message>
        <source>Find places anew</source>
        <translation>Orte neu suchen</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Shift+A</source>
        <comment>keys</comment>
        <translation>Umschalt+A</translation>
    </message>
    <message>
        <source>find anew</source>
        <translation>neu suchen</translation>
    </message>
    <message>
        <source>walk places</source>
        <translation>Orte durchgehen</translation>
    </message>
    <message>
        <source>The name of %1 is held</source>
        <translation>Name von %1 gegriffen</translation>
    </message>
    <message>
        <source>The tokens’ place in %1 is held</source>
        <translation>Ort der Marker in %1 gegriffen</translation>
    </message>
    <message>
        <source>Choose a province first</source>
        <translation>Zuerst eine Provinz wählen</translation>
    </message>
</context>
<context>
    <name>marches::editor::BalanceMap</name>
    <message>
        <source>Map of how often</source>
        <comment>how often provinces were taken, fought over, held</comment>
        <translation>Karte der Häufigkeit</translation>
    </message>
    <message>
        <source>Taken at all</source>
        <comment>provinces on the map: by a player in a game</comment>
        <translation>Je eingenommen</translation>
    </message>
    <message>
        <source>Fought over</source>
        <comment>provinces on the map: in a game</comment>
        <translation>Umkämpft</translation>
    </message>
    <message>
        <source>Held at the end</source>
        <comment>provinces on the map: by a player</comment>
        <translation>Am Ende gehalten</translation>
    </message>
    <message>
        <source>never</source>
        <comment>in no game</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>in %1 to %2 of 100 games</source>
        <translation>in %1 bis %2 von 100 Partien</translation>
    </message>
    <message>
        <source>in %1 of 100 games</source>
        <translation>in %1 von 100 Partien</translation>
    </message>
</context>
<context>
    <name>marches::editor::BalanceView</name>
    <message>
        <source>There is no report before.</source>
        <translation>Davor gibt es keinen Bericht.</translation>
    </message>
    <message>
        <source>That report was made before the map was opened this time: its steps are gone.</source>
        <translation>Dieser Bericht stammt aus der Zeit, bevor die Karte diesmal geöffnet wurde: Seine Schritte sind nicht mehr da.</translation>
    </message>
    <message>
        <source>The map is as it was then.</source>
        <translation>Die Karte ist, wie sie damals war.</translation>
    </message>
    <message>
        <source>%1 wins less often than before</source>
        <comment>%1 a country</comment>
        <translation>%1 gewinnt seltener als zuvor</translation>
    </message>
    <message>
        <source>%1 wins more often than before</source>
        <comment>%1 a country</comment>
        <translation>%1 gewinnt öfter als zuvor</translation>
    </message>
    <message>
        <source>%1 wins too often</source>
        <comment>%1 a country</comment>
        <translation>%1 gewinnt zu oft</translation>
    </message>
    <message>
        <source>%1 wins too seldom</source>
        <comment>%1 a country</comment>
        <translation>%1 gewinnt zu selten</translation>
    </message>
    <message>
        <source>no country wins more or less than chance explains</source>
        <translation>kein Land gewinnt mehr oder weniger, als der Zufall erklärt</translation>
    </message>
    <message>
        <source>It measures the balance between our computer players</source>
        <translation>Gemessen wird die Balance zwischen unseren Computerspielern</translation>
    </message>
    <message>
        <source>%1 of %2 games, played by computers</source>
        <comment>so far</comment>
        <translation>%1 von %2 Partien, von Computern gespielt</translation>
    </message>
    <message>
        <source>%1. You can go on editing meanwhile</source>
        <translation>%1. Das Bearbeiten kann inzwischen weitergehen</translation>
    </message>
    <message>
        <source>Which of them did it?</source>
        <comment>of the changes since a report</comment>
        <translation>Welche davon war es?</translation>
    </message>
    <message>
        <source>%1 games by computer players: who wins, and where?</source>
        <translation>%1 Partien unter Computern: Wer gewinnt, und wo?</translation>
    </message>
    <message>
        <source>They play the map as it is now, beside you. %1</source>
        <translation>Nebenher wird die Karte gespielt, wie sie jetzt ist. %1</translation>
    </message>
    <message>
        <source>%1 games of %2, played by computers: %3</source>
        <comment>%2 a number of players; %3 what stands out</comment>
        <translation>%1 Partien mit %2 Spielern, von Computern gespielt: %3</translation>
    </message>
    <message>
        <source>%1: %2, seats and countries drawn. %3</source>
        <comment>%2 kinds of players, %3 a time</comment>
        <translation>%1: %2, Plätze und Länder ausgelost. %3</translation>
    </message>
    <message numerus="yes">
        <source>Before %n change(s). %1: %2</source>
        <comment>a report is older than they are</comment>
        <translation>
            <numerusform>Vor %n Änderung. %1: %2</numerusform>
            <numerusform>Vor %n Änderungen. %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: games are being played</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a button: games</comment>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Play %1 games</source>
        <comment>a button</comment>
        <translation>%1 Partien spielen</translation>
    </message>
    <message>
        <source>Play again as it is now</source>
        <comment>a button: the map</comment>
        <translation>Jetzigen Stand neu spielen</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>a variant</comment>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>Plays at place %1</source>
        <comment>in the order of play</comment>
        <translation>Spielt an %1. Stelle</translation>
    </message>
    <message>
        <source>of each, who wins most often</source>
        <comment>variants</comment>
        <translation>jeweils, wer am häufigsten gewinnt</translation>
    </message>
    <message>
        <source>Changed since the report before</source>
        <translation>Geändert seit dem Bericht davor</translation>
    </message>
    <message>
        <source>Changed since this report</source>
        <translation>Geändert seit diesem Bericht</translation>
    </message>
    <message>
        <source>Once games were played, what you change stands here.</source>
        <translation>Sobald Partien gespielt sind, stehen hier die Änderungen.</translation>
    </message>
    <message>
        <source>Nothing that games depend on.</source>
        <translation>Nichts, wovon Partien abhängen.</translation>
    </message>
    <message>
        <source>It compares two reports: play again after a change.</source>
        <translation>Verglichen werden zwei Berichte: nach einer Änderung noch einmal spielen.</translation>
    </message>
    <message>
        <source>Nothing that games depend on has changed.</source>
        <translation>Nichts, wovon Partien abhängen, hat sich geändert.</translation>
    </message>
    <message>
        <source>Games are being played.</source>
        <translation>Partien werden gespielt.</translation>
    </message>
    <message>
        <source>against the report before</source>
        <translation>gegen den Bericht davor</translation>
    </message>
    <message>
        <source>against no other</source>
        <comment>report</comment>
        <translation>gegen keinen anderen</translation>
    </message>
    <message>
        <source>%1 games of %2</source>
        <comment>%2 a number of players</comment>
        <translation>%1 Partien mit %2 Spielern</translation>
    </message>
    <message>
        <source>shown</source>
        <comment>a report</comment>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>%1 the time of a report</comment>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Reports kept (%1)</source>
        <translation>Aufbewahrte Berichte (%1)</translation>
    </message>
    <message>
        <source>The report to compare with</source>
        <translation>Der Bericht zum Vergleichen</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>least taken first</source>
        <comment>provinces</comment>
        <translation>am seltensten eingenommene zuerst</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>a province, in a share of games</comment>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>in the report before</comment>
        <translation>Zuvor</translation>
    </message>
    <message>
        <source>Battles</source>
        <comment>in a game</comment>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>At the end held by</source>
        <translation>Am Ende gehalten von</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>By country</source>
        <translation>Nach Land</translation>
    </message>
    <message>
        <source>By order of play</source>
        <translation>Nach Spielreihenfolge</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Nach Variante</translation>
    </message>
    <message>
        <source>How they go</source>
        <comment>games</comment>
        <translation>Wie sie verlaufen</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Was auffällt</translation>
    </message>
    <message>
        <source>only what chance does not explain</source>
        <translation>nur, was der Zufall nicht erklärt</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Reports kept</source>
        <translation>Aufbewahrte Berichte</translation>
    </message>
    <message>
        <source>What</source>
        <comment>figures</comment>
        <translation>Was</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>figures</comment>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a figure</comment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>of a figure</comment>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>When</source>
        <comment>a report was made</comment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>the whole map or a variant</comment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Wins most often</source>
        <translation>Gewinnt am häufigsten</translation>
    </message>
    <message>
        <source>State</source>
        <comment>of a report</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Sie ist noch nicht spielbar: %1</translation>
    </message>
    <message>
        <source>change %1 of %2 left out: %3 of %4 games</source>
        <comment>games are being played</comment>
        <translation>Änderung %1 von %2 weggelassen: %3 von %4 Partien</translation>
    </message>
    <message>
        <source>Games are being played already; Stop ends them.</source>
        <translation>Es werden schon Partien gespielt; „Anhalten“ beendet sie.</translation>
    </message>
    <message>
        <source>This report is not kept on the disk: %1</source>
        <translation>Dieser Bericht ist nicht auf der Festplatte gesichert: %1</translation>
    </message>
    <message>
        <source>The history has taken another course since: those steps are gone.</source>
        <translation>Der Verlauf hat seither einen anderen Weg genommen: Diese Schritte sind nicht mehr da.</translation>
    </message>
    <message>
        <source>The map is as it was at the report before; Redo leads back.</source>
        <translation>Die Karte ist wie beim Bericht davor; „Wiederholen“ führt zurück.</translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderTool</name>
    <message>
        <source>%1 would lose all its land</source>
        <translation>%1 würde alles Land verlieren</translation>
    </message>
    <message>
        <source>Borders: drag a line, a point or a junction</source>
        <translation>Grenzen: eine Linie, einen Punkt oder einen Knoten ziehen</translation>
    </message>
    <message>
        <source>It goes from the map if you swallow it. Esc leaves the border as it was</source>
        <translation>Beim Schlucken verschwindet die Provinz von der Karte. Esc lässt die Grenze, wie sie war</translation>
    </message>
    <message>
        <source>Both provinces change together. Hold Shift and draw along the new course; Alt drags without snapping</source>
        <translation>Beide Provinzen ändern sich zusammen. Umschalt halten und den neuen Verlauf zeichnen; mit Alt ziehen, ohne einzurasten</translation>
    </message>
    <message>
        <source>Swallow %1</source>
        <translation>%1 schlucken</translation>
    </message>
    <message>
        <source>Calm the line</source>
        <translation>Linie glätten</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Aufrauen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>take the point away</source>
        <translation>Punkt entfernen</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>glätten</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>ohne Einrasten</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two provinces on both sides of a border</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Shared border, %1 units: they touch, so they are linked.</source>
        <translation>Gemeinsame Grenze, %1 Einheiten: Sie berühren sich, sind also verbunden.</translation>
    </message>
    <message>
        <source>Shared border, %1 units: 8 make a link.</source>
        <translation>Gemeinsame Grenze, %1 Einheiten: Ab 8 sind sie verbunden.</translation>
    </message>
    <message>
        <source>Coast, %1 units</source>
        <translation>Küste, %1 Einheiten</translation>
    </message>
    <message>
        <source>%1 points, %2 shown here</source>
        <translation>%1 Punkte, hier %2 gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%n small loop(s) went to the neighbour</source>
        <translation>
            <numerusform>%n kleine Schleife ging an die Nachbarprovinz</numerusform>
            <numerusform>%n kleine Schleifen gingen an die Nachbarprovinz</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a border first</source>
        <translation>Zuerst auf eine Grenze zeigen</translation>
    </message>
    <message>
        <source>junction</source>
        <comment>where borders meet</comment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>point of the line</source>
        <translation>Punkt der Linie</translation>
    </message>
    <message>
        <source>moves both sides</source>
        <comment>a border</comment>
        <translation>bewegt beide Seiten</translation>
    </message>
    <message>
        <source>The sheet’s edge: dragged inwards, it cuts the sheet</source>
        <translation>Blattrand: Nach innen gezogen, beschneidet er das Blatt</translation>
    </message>
</context>
<context>
    <name>marches::editor::BoxToken</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>%1 a kind of unit and its country</comment>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>in a box: tokens of a kind</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::Causes</name>
    <message>
        <source>not playable without it</source>
        <comment>a change that was left out</comment>
        <translation>ohne sie nicht spielbar</translation>
    </message>
    <message>
        <source>nothing beyond chance</source>
        <comment>a change has moved</comment>
        <translation>nichts, was nicht auch Zufall sein kann</translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays as many games again for each change, with that change left out</source>
        <translation>Spielt für jede Änderung noch einmal so viele Partien, in denen diese Änderung fehlt</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: games are being played</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Which of them did it?</source>
        <comment>a button: of the changes since a report</comment>
        <translation>Welche davon war es?</translation>
    </message>
    <message>
        <source>Back to then</source>
        <comment>a button: the map as it was at the report before</comment>
        <translation>Zurück zum damaligen Stand</translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesPane</name>
    <message>
        <source>new</source>
        <comment>was added to the map</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>was taken off the map</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>Compare with a map</source>
        <translation>Mit einer Karte vergleichen</translation>
    </message>
    <message>
        <source>Maps (*.yaml)</source>
        <translation>Karten (*.yaml)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a map.</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht als Karte lesen.</translation>
    </message>
    <message>
        <source>Changes since…</source>
        <comment>a panel: what differs from the file, from another map</comment>
        <translation>Änderungen seit…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>since it was saved</source>
        <translation>seit dem Speichern</translation>
    </message>
    <message>
        <source>since it was opened</source>
        <translation>seit dem Öffnen</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a map that is compared with; %1 a file</comment>
        <translation>gegenüber %1</translation>
    </message>
    <message>
        <source>from another map…</source>
        <translation>gegenüber einer anderen Karte…</translation>
    </message>
</context>
<context>
    <name>marches::editor::ClashCard</name>
    <message>
        <source>%1 was changed by another program</source>
        <comment>%1 a file</comment>
        <translation>%1 wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>What only one of you has changed is taken as it is. Choose where both have:</source>
        <translation>Was nur auf einer Seite geändert wurde, wird übernommen. Zu wählen ist, wo es beide Seiten getan haben:</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: files are not taken in now</comment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Take these</source>
        <comment>a button: the values that were chosen</comment>
        <translation>Diese übernehmen</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>what was changed here</comment>
        <translation>von hier</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <comment>a value</comment>
        <translation>von hier: %1</translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>what another program has changed</comment>
        <translation>von außen</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <comment>a value</comment>
        <translation>von außen: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::CornerTool</name>
    <message>
        <source>Corners: click a point where four provinces meet</source>
        <translation>Ecken: auf einen Punkt klicken, an dem vier Provinzen zusammentreffen</translation>
    </message>
    <message>
        <source>All four are linked there then. A click again takes that back; the links stay</source>
        <translation>Alle vier sind dann dort verbunden. Ein weiterer Klick nimmt das zurück; die Verbindungen bleiben</translation>
    </message>
    <message>
        <source>Four provinces do not meet here</source>
        <translation>Hier treffen keine vier Provinzen zusammen</translation>
    </message>
    <message>
        <source>All four are linked at this corner</source>
        <translation>An dieser Ecke sind alle vier verbunden</translation>
    </message>
    <message>
        <source>This corner links nobody</source>
        <translation>Diese Ecke verbindet keine Provinzen</translation>
    </message>
</context>
<context>
    <name>marches::editor::CountriesModel</name>
    <message>
        <source>No.</source>
        <comment>the number of a country</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The order of play</source>
        <translation>Die Spielreihenfolge</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Its own and those that it contests</source>
        <translation>Die des Landes und die mit anderen umstrittenen</translation>
    </message>
</context>
<context>
    <name>marches::editor::CountriesView</name>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Länder</translation>
    </message>
    <message>
        <source>In the order of play: drag a row, or move it with Alt and the arrows. A double click, or F2, changes a name or a town.</source>
        <translation>In der Spielreihenfolge: eine Zeile ziehen oder mit Alt und den Pfeiltasten verschieben. Ein Doppelklick oder F2 ändert einen Namen oder eine Stadt.</translation>
    </message>
    <message>
        <source>A new country’s name</source>
        <translation>Name eines neuen Landes</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a button: a country</comment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button: a country; its provinces belong to nobody then</comment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Its provinces belong to nobody then</source>
        <translation>Seine Provinzen gehören dann niemandem</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>a button: in the order of play</comment>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: in the order of play</comment>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <comment>a button: the provinces of a country</comment>
        <translation>Auf der Karte zeigen</translation>
    </message>
</context>
<context>
    <name>marches::editor::CourseStrip</name>
    <message>
        <source>turn %1: %2</source>
        <comment>%2 of games ended in it</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Turns to the end</source>
        <translation>Runden bis zum Ende</translation>
    </message>
    <message>
        <source>Lead at the end</source>
        <translation>Vorsprung am Ende</translation>
    </message>
    <message>
        <source>ended in turn</source>
        <translation>beendet in Runde</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>a figure of the report before</comment>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>the rest by turn %1</source>
        <comment>games end</comment>
        <translation>der Rest bis Runde %1</translation>
    </message>
    <message>
        <source>provinces at the end</source>
        <translation>Provinzen am Ende</translation>
    </message>
    <message>
        <source>ended in turn 1 to %1</source>
        <translation>beendet in Runde 1 bis %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::DesignPage</name>
    <message>
        <source>Design a map</source>
        <translation>Eine Karte entwerfen</translation>
    </message>
    <message>
        <source>Open a map…</source>
        <translation>Karte öffnen…</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Zurück zu den Partien</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>the map that is open</comment>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter makes what you see. It can be played at once; everything can be changed later.</source>
        <translation>Enter legt an, was zu sehen ist. Es ist sofort spielbar; alles lässt sich später ändern.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Ausgangspunkt</translation>
    </message>
    <message>
        <source>Part of a map that is there</source>
        <translation>Teil einer vorhandenen Karte</translation>
    </message>
    <message>
        <source>Choose countries or provinces. Borders, links, yields and names come along; the rest becomes quiet land.</source>
        <translation>Länder oder Provinzen wählen. Grenzen, Verbindungen, Erträge und Namen kommen mit; alles Übrige wird Land außerhalb des Spiels.</translation>
    </message>
    <message>
        <source>A whole map, changed</source>
        <translation>Ganze Karte, geändert</translation>
    </message>
    <message>
        <source>Your file holds only what you change; when the map it is based on gets better, yours does too.</source>
        <translation>Die Datei enthält nur die Änderungen; wird die Vorlage besser, kommt das auch dieser Karte zugute.</translation>
    </message>
    <message>
        <source>A blank sheet</source>
        <translation>Leeres Blatt</translation>
    </message>
    <message>
        <source>Nothing but sea. You draw every province.</source>
        <translation>Nichts als Meer. Alle Provinzen sind noch zu zeichnen.</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Karte anlegen</translation>
    </message>
    <message>
        <source>Choose a drawing…</source>
        <translation>Zeichnung wählen…</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Ein Bild zum Nachzeichnen</translation>
    </message>
    <message>
        <source>A scan or a screenshot of an old map lies over the sheet, as faint as you like. You draw over it; the picture never becomes part of the map.</source>
        <translation>Ein Scan oder Bildschirmfoto einer alten Karte liegt über dem Blatt, so blass wie gewünscht. Gezeichnet wird darüber; das Bild selbst wird nie Teil der Karte.</translation>
    </message>
    <message>
        <source>New here?</source>
        <comment>before the button of a guide</comment>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Your first map in 15 minutes</source>
        <comment>a guide that is played step by step</comment>
        <translation>Die erste Karte in 15 Minuten</translation>
    </message>
    <message>
        <source>An Inkscape drawing</source>
        <translation>Eine Zeichnung aus Inkscape</translation>
    </message>
    <message>
        <source>Or one of Illustrator, Affinity, Boxy SVG. Each closed shape becomes a province.</source>
        <translation>Oder aus Illustrator, Affinity, Boxy SVG. Aus jeder geschlossenen Form wird eine Provinz.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;From a drawing&lt;/h3&gt;&lt;p&gt;Choose an SVG. You see what each layer and shape becomes before anything is made; gaps and overlaps between provinces are closed.&lt;/p&gt;&lt;p&gt;The drawing stays as it is. When you save it again there, what has changed can be taken in here, and names, yields and links stay.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Aus einer Zeichnung&lt;/h3&gt;&lt;p&gt;Eine SVG-Datei wählen. Bevor etwas entsteht, ist zu sehen, was aus jeder Ebene und Form wird; Lücken und Überlappungen zwischen Provinzen werden geschlossen.&lt;/p&gt;&lt;p&gt;Die Zeichnung bleibt, wie sie ist. Wird sie dort erneut gespeichert, lassen sich die Änderungen hier übernehmen; Namen, Erträge und Verbindungen bleiben.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>An invented land</source>
        <translation>Ein erfundenes Land</translation>
    </message>
    <message>
        <source>So many provinces and countries, with coasts, rivers and hills, by a number that makes the same land again. Every border is yours to move.</source>
        <translation>Beliebig viele Provinzen und Länder mit Küsten, Flüssen und Hügeln. Dieselbe Nummer ergibt wieder dasselbe Land; jede Grenze lässt sich verschieben.</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawPane</name>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>The new province</source>
        <translation>Die neue Provinz</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>to whom a province belongs</comment>
        <translation>noch niemandem</translation>
    </message>
    <message>
        <source>%1 square units so far</source>
        <translation>Bisher %1 Quadrateinheiten</translation>
    </message>
    <message>
        <source>It takes the sea and land out of play, and is linked with all that it touches.</source>
        <translation>Sie nimmt Meer und Land außerhalb des Spiels und ist mit allem verbunden, was sie berührt.</translation>
    </message>
    <message>
        <source>Take others’ land too</source>
        <translation>Auch fremdes Land nehmen</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawTool</name>
    <message>
        <source>Draw a province: set points round it</source>
        <translation>Provinz zeichnen: Punkte ringsum setzen</translation>
    </message>
    <message>
        <source>%1 square units</source>
        <translation>%1 Quadrateinheiten</translation>
    </message>
    <message>
        <source>Draw on</source>
        <translation>Weiterzeichnen</translation>
    </message>
    <message>
        <source>It takes other provinces’ land too. Press Enter</source>
        <translation>Sie nimmt auch Land anderer Provinzen. Enter drücken</translation>
    </message>
    <message>
        <source>Press Enter, or click its first point</source>
        <translation>Enter drücken oder auf den ersten Punkt klicken</translation>
    </message>
    <message>
        <source>Three points or more make a province</source>
        <translation>Drei Punkte oder mehr ergeben eine Provinz</translation>
    </message>
    <message>
        <source>Leave others’ land</source>
        <translation>Fremdes Land lassen</translation>
    </message>
    <message>
        <source>Take others’ land</source>
        <translation>Fremdes Land nehmen</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Make the province</source>
        <translation>Provinz anlegen</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>Klick</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>Punkt setzen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>take a point back</source>
        <translation>Punkt zurücknehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>close the line</source>
        <translation>Linie schließen</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>ohne Einrasten</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>hide the picture</source>
        <translation>Bild ausblenden</translation>
    </message>
    <message>
        <source>the new outline</source>
        <translation>der neue Umriss</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>rastet an Vorhandenem ein</translation>
    </message>
    <message>
        <source>becomes a province</source>
        <translation>wird eine Provinz</translation>
    </message>
    <message>
        <source>Its name</source>
        <comment>of a province that was drawn</comment>
        <translation>Name der Provinz</translation>
    </message>
    <message>
        <source>It can’t be called so</source>
        <translation>So kann sie nicht heißen</translation>
    </message>
    <message>
        <source>It takes sea and free land. Beside a neighbour, draw a little into it: they share the border</source>
        <translation>Sie nimmt Meer und freies Land. Zeichne neben einer Nachbarin etwas in sie hinein: Die Grenze wird gemeinsam</translation>
    </message>
    <message>
        <source>hold F</source>
        <comment>key</comment>
        <translation>F halten</translation>
    </message>
    <message>
        <source>follow a line</source>
        <translation>Linie folgen</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawingCard</name>
    <message>
        <source>The drawing %1 was saved</source>
        <comment>%1 a file</comment>
        <translation>Die Zeichnung %1 wurde gespeichert</translation>
    </message>
    <message>
        <source>Taking it in is one step that can be taken back; yields, links and start positions stay.</source>
        <translation>Das Übernehmen ist ein einziger Schritt, der sich zurücknehmen lässt; Erträge, Verbindungen und Aufstellungen bleiben.</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <comment>a drawing that was saved</comment>
        <translation>Ansehen…</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: a drawing is not taken in now</comment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Take it in</source>
        <comment>a drawing that was saved</comment>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorDesk</name>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The copy cannot be written</source>
        <translation>Die Kopie kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>This map cannot be gone on with</source>
        <translation>An dieser Karte kann nicht weitergearbeitet werden</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Maps (*.yaml)</source>
        <translation>Karten (*.yaml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1 a file</comment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <comment>%1 a file</comment>
        <translation>%1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <comment>%1 a file</comment>
        <translation>%1 wurde von einem anderen Programm geändert, seit es hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>What you have made can be saved beside it. Nothing is lost.</source>
        <translation>Was hier entstand, kann daneben gespeichert werden. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Save beside it…</source>
        <translation>Daneben speichern…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save the map as</source>
        <translation>Karte speichern unter</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Sie ist noch nicht spielbar: %1</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Nichts ist verloren: Die Datei ist, wie sie war.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen…</translation>
    </message>
    <message>
        <source>No map is open.</source>
        <translation>Keine Karte ist geöffnet.</translation>
    </message>
    <message>
        <source>⚠ Not kept on the disk</source>
        <translation>⚠ Nicht auf der Festplatte gesichert</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>the map&apos;s file</comment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Every change is kept; not all are in the file</source>
        <translation>Jede Änderung ist aufbewahrt; nicht alle stehen in der Datei</translation>
    </message>
    <message numerus="yes">
        <source>Every change is kept; %n not yet in the file</source>
        <translation>
            <numerusform>Jede Änderung ist aufbewahrt; %n noch nicht in der Datei</numerusform>
            <numerusform>Jede Änderung ist aufbewahrt; %n noch nicht in der Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Marches</source>
        <comment>title of the window; %1 what is made</comment>
        <translation>%1 – Marches</translation>
    </message>
    <message>
        <source>Marches</source>
        <translation>Marches</translation>
    </message>
    <message>
        <source>find</source>
        <comment>what a key does</comment>
        <translation>suchen</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what a key does</comment>
        <translation>benennen</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what a key does</comment>
        <translation>spielen</translation>
    </message>
    <message>
        <source>Maps (*.yaml *.marchesmap)</source>
        <translation>Karten (*.yaml *.marchesmap)</translation>
    </message>
    <message>
        <source>It can&apos;t be packed yet: %1</source>
        <translation>Sie lässt sich noch nicht packen: %1</translation>
    </message>
    <message>
        <source>Pack the map for friends</source>
        <translation>Karte für Freunde packen</translation>
    </message>
    <message>
        <source>Maps in one file (*.marchesmap)</source>
        <translation>Karten in einer Datei (*.marchesmap)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <comment>%1 a file</comment>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Packed: %1. Who opens it in Marches can play and change it.</source>
        <comment>%1 a file</comment>
        <translation>Gepackt: %1. Wer die Datei in Marches öffnet, kann die Karte spielen und ändern.</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <translation>&amp;Zuletzt geöffnete Karten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <comment>a menu: to play on the map that is being made</comment>
        <translation>&amp;Probe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorWindow</name>
    <message>
        <source>Choose a province first.</source>
        <translation>Zuerst eine Provinz wählen.</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <comment>a place on the map</comment>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>Computer players can&apos;t play this map&apos;s game here.</source>
        <translation>Das Spiel dieser Karte können Computer hier nicht spielen.</translation>
    </message>
    <message>
        <source>Choose a province of %1, then say at the right what it is.</source>
        <comment>a country</comment>
        <translation>%1: Wähle eine Provinz und sag dann rechts, was sie ist.</translation>
    </message>
</context>
<context>
    <name>marches::editor::FigureMeaning</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure’s name and what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <comment>a button; %1 a chapter of the rules</comment>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>In %1 %2</source>
        <comment>%1 a map, %2 a figure there</comment>
        <translation>In %1 %2</translation>
    </message>
    <message>
        <source>Here %1</source>
        <comment>%1 a figure in this map</comment>
        <translation>Hier %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::FigureModel</name>
    <message>
        <source>There is nothing to compare the figures with.</source>
        <translation>Es gibt nichts, womit sich die Zahlen vergleichen ließen.</translation>
    </message>
    <message>
        <source>This is as in %1 already.</source>
        <comment>a map</comment>
        <translation>Das ist schon wie in %1.</translation>
    </message>
    <message>
        <source>%1 stands elsewhere in %2</source>
        <comment>an ability; a map</comment>
        <translation>%1 steht in %2 an anderer Stelle</translation>
    </message>
    <message>
        <source>differs: %1 in %2</source>
        <comment>a figure; a map</comment>
        <translation>weicht ab: %1 in %2</translation>
    </message>
    <message>
        <source>differs: none in %1</source>
        <comment>a map</comment>
        <translation>weicht ab: keine in %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>none</source>
        <comment>abilities</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure’s name and what it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::FileTextPane</name>
    <message>
        <source>File text</source>
        <translation>Text der Datei</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <comment>the first row of the history</comment>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>a step that was undone</comment>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>the files hold this moment of the history</comment>
        <translation>gespeichert</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryPane</name>
    <message>
        <source>As it was opened</source>
        <comment>the document</comment>
        <translation>Wie geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>Opened %n change(s) ago</source>
        <comment>the document</comment>
        <translation>
            <numerusform>Vor %n Änderung geöffnet</numerusform>
            <numerusform>Vor %n Änderungen geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n change(s) ago</source>
        <comment>goes back to that moment</comment>
        <translation>
            <numerusform>vor %n Änderung gespeichert</numerusform>
            <numerusform>vor %n Änderungen gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Click a line to see the map as it was then; the next change goes on from there.</source>
        <translation>Ein Klick auf eine Zeile zeigt die Karte von damals; die nächste Änderung geht von dort aus weiter.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportChanges</name>
    <message>
        <source>as they were</source>
        <comment>provinces</comment>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>their bytes stay untouched</source>
        <translation>bleiben Byte für Byte gleich</translation>
    </message>
    <message>
        <source>new outlines</source>
        <comment>provinces</comment>
        <translation>mit neuem Umriss</translation>
    </message>
    <message>
        <source>names, yields, start positions stay</source>
        <translation>Namen, Erträge und Aufstellungen bleiben</translation>
    </message>
    <message>
        <source>new provinces</source>
        <translation>neue Provinzen</translation>
    </message>
    <message>
        <source>%1: no country yet</source>
        <comment>%1 provinces</comment>
        <translation>%1: noch ohne Land</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>provinces</comment>
        <translation>weggefallen</translation>
    </message>
    <message>
        <source>Where did %1 go? Nothing of the drawing lies there.</source>
        <comment>%1 a province</comment>
        <translation>Wo ist %1 geblieben? Dort liegt nichts aus der Zeichnung.</translation>
    </message>
    <message>
        <source>Where did %1 go? Most of it is now %2.</source>
        <comment>%1, %2 provinces</comment>
        <translation>Wo ist %1 geblieben? Das meiste davon ist jetzt %2.</translation>
    </message>
    <message>
        <source>%2 is %1, renamed</source>
        <comment>provinces</comment>
        <translation>%2 ist %1, umbenannt</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>a province</comment>
        <translation>%1 fällt weg</translation>
    </message>
    <message>
        <source>keep the old outline</source>
        <translation>alten Umriss behalten</translation>
    </message>
    <message numerus="yes">
        <source>All %n provinces that are not in the drawing</source>
        <translation>
            <numerusform>Die %n Provinz, die nicht in der Zeichnung ist</numerusform>
            <numerusform>Alle %n Provinzen, die nicht in der Zeichnung sind</numerusform>
        </translation>
    </message>
    <message>
        <source>are gone</source>
        <comment>provinces</comment>
        <translation>fallen weg</translation>
    </message>
    <message>
        <source>keep the old outlines</source>
        <translation>alte Umrisse behalten</translation>
    </message>
    <message>
        <source>What changes against the map that is open</source>
        <translation>Was sich gegenüber der geöffneten Karte ändert</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportFlow</name>
    <message>
        <source>The drawing was taken in: one step, which can be taken back</source>
        <translation>Die Zeichnung wurde übernommen: ein einziger Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.svgz)</source>
        <translation>Zeichnungen (*.svg *.svgz)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a drawing</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht als Zeichnung lesen</translation>
    </message>
    <message>
        <source>The drawing does not fit to the map any more.</source>
        <translation>Die Zeichnung passt nicht mehr zur Karte.</translation>
    </message>
    <message>
        <source>Nothing changes: the map is as the drawing has it</source>
        <translation>Nichts ändert sich: Die Karte ist wie in der Zeichnung</translation>
    </message>
    <message>
        <source>Export for drawing</source>
        <translation>Zum Zeichnen exportieren</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <comment>%1 a file</comment>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Written for drawing: %1. It is watched: save it there, and it can be taken in here.</source>
        <comment>%1 a file</comment>
        <translation>Zum Zeichnen geschrieben: %1. Die Datei wird beobachtet: Nach dem Speichern dort lässt sie sich hier übernehmen.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLayers</name>
    <message>
        <source>in no layer</source>
        <comment>shapes of a drawing</comment>
        <translation>in keiner Ebene</translation>
    </message>
    <message>
        <source>Layer in the drawing</source>
        <translation>Ebene der Zeichnung</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>a column: what is in a layer</comment>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Becomes</source>
        <comment>a column: what a layer becomes</comment>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>How we know</source>
        <comment>a column</comment>
        <translation>Woran erkannt</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLeft</name>
    <message numerus="yes">
        <source>■ %n sure</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n sicher</numerusform>
            <numerusform>■ %n sicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>■ %n to be looked at</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n zu prüfen</numerusform>
            <numerusform>■ %n zu prüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>○ %1 largest of %n mend(s)</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>○ größte Ausbesserung: %1 von %n</numerusform>
            <numerusform>○ größte Ausbesserungen: %1 von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No gap is closed.</source>
        <translation>Keine Lücke wird geschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) go, the widest %1.</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>%n Lücke verschwindet, sie ist %1 breit.</numerusform>
            <numerusform>%n Lücken verschwinden, die breiteste misst %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlap(s) go to the upper shape.</source>
        <translation>
            <numerusform>%n Überlappung geht an die obere Form.</numerusform>
            <numerusform>%n Überlappungen gehen an die obere Form.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next wider opening is %1, between %2 and %3: it stays.</source>
        <comment>%2, %3 provinces</comment>
        <translation>Die nächstbreitere Öffnung misst %1, zwischen %2 und %3: Sie bleibt.</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>wie gezeichnet</translation>
    </message>
    <message>
        <source>as it will be</source>
        <translation>wie es wird</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <translation>Lücken schließen bis</translation>
    </message>
    <message>
        <source>The drawing</source>
        <translation>Die Zeichnung</translation>
    </message>
    <message>
        <source>A click chooses a shape. Plus and minus zoom, arrows move, 0 shows all of it.</source>
        <translation>Ein Klick wählt eine Form. Plus und Minus zoomen, Pfeiltasten verschieben, 0 zeigt alles.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLoupe</name>
    <message>
        <source>%1 and %2, drawn</source>
        <comment>two provinces</comment>
        <translation>%1 und %2, gezeichnet</translation>
    </message>
    <message>
        <source>two borders, %1 apart</source>
        <translation>zwei Grenzen, %1 auseinander</translation>
    </message>
    <message>
        <source>as it will be</source>
        <translation>wie es wird</translation>
    </message>
    <message>
        <source>one border, both sides use it</source>
        <translation>eine Grenze, die beide Seiten nutzen</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportMap</name>
    <message>
        <source>Reading the drawing…</source>
        <translation>Zeichnung wird gelesen…</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportPage</name>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keep the picture as</source>
        <translation>Bild speichern unter</translation>
    </message>
    <message>
        <source>The picture can&apos;t be written: %1</source>
        <translation>Das Bild kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>%1 a file</comment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n Form</numerusform>
            <numerusform>%n Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>of a drawing</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Make a map of %n province(s)</source>
        <translation>
            <numerusform>Karte mit %n Provinz anlegen</numerusform>
            <numerusform>Karte mit %n Provinzen anlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n province(s)</source>
        <translation>
            <numerusform>%n Provinz importieren</numerusform>
            <numerusform>%n Provinzen importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the drawing…</source>
        <translation>Zeichnung wird gelesen…</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Nothing changes: the map is as the drawing has it.</source>
        <translation>Nichts ändert sich: Die Karte ist wie in der Zeichnung.</translation>
    </message>
    <message>
        <source>A new map; the drawing is not changed</source>
        <translation>Eine neue Karte; die Zeichnung bleibt unverändert</translation>
    </message>
    <message>
        <source>One step in the history; Ctrl+Z takes all of it back</source>
        <translation>Ein einziger Schritt im Verlauf; Strg+Z nimmt alles zurück</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>Enter imports what you see. Your drawing is not changed.</source>
        <translation>Enter importiert, was zu sehen ist. Die Zeichnung bleibt unverändert.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>How to draw for Marches</source>
        <translation>Zeichnen für Marches</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&lt;h3&gt;How to draw for Marches&lt;/h3&gt;&lt;p&gt;Draw each province as one closed shape, coasts and islands with it. Neighbours need not match exactly: gaps and overlaps are closed here.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;A layer called &lt;b&gt;Provinces&lt;/b&gt; for them; others called Rivers, Lakes, Hills, Woods, Land or Names are known too, in four languages.&lt;/li&gt;&lt;li&gt;Call a province by its label in Inkscape (Object properties), or write its name into it.&lt;/li&gt;&lt;li&gt;Islands of one province: group them, or give them the same label.&lt;/li&gt;&lt;li&gt;Export for drawing… writes your map with an id for each province. As long as these ids stay, names, yields, links and start positions stay with their provinces.&lt;/li&gt;&lt;li&gt;Save as plain or Inkscape SVG. Blurs, gradients and masks are left aside; scripts and links to other files are refused.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h3&gt;Zeichnen für Marches&lt;/h3&gt;&lt;p&gt;Jede Provinz als eine geschlossene Form zeichnen, samt Küsten und Inseln. Nachbarn müssen nicht genau aneinanderpassen: Lücken und Überlappungen werden hier geschlossen.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Sie liegen in einer Ebene namens &lt;b&gt;Provinzen&lt;/b&gt;; auch Ebenen namens Flüsse, Seen, Hügel, Wälder, Land oder Beschriftung werden erkannt, in vier Sprachen.&lt;/li&gt;&lt;li&gt;Den Namen einer Provinz gibt ihre Bezeichnung in Inkscape an (Objekteigenschaften) oder ein Text, der in ihr steht.&lt;/li&gt;&lt;li&gt;Inseln einer Provinz gruppieren oder ihnen dieselbe Bezeichnung geben.&lt;/li&gt;&lt;li&gt;„Zum Zeichnen exportieren…“ schreibt die Karte mit einer Kennung für jede Provinz. Solange diese Kennungen bleiben, behalten die Provinzen Namen, Erträge, Verbindungen und Aufstellungen.&lt;/li&gt;&lt;li&gt;Als einfaches SVG oder Inkscape-SVG speichern. Unschärfen, Verläufe und Masken bleiben unbeachtet; Skripte und Verweise auf andere Dateien werden abgelehnt.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportShapes</name>
    <message>
        <source>left out</source>
        <comment>a shape that becomes no province</comment>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>%1: new</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>%1: neu</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n piece(s)</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>
            <numerusform>%1, in %n Teil</numerusform>
            <numerusform>%1, in %n Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the same</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>%1: dieselbe</translation>
    </message>
    <message>
        <source>a new province</source>
        <comment>what a shape becomes</comment>
        <translation>eine neue Provinz</translation>
    </message>
    <message>
        <source>without an id</source>
        <comment>a shape of a drawing</comment>
        <translation>ohne Kennung</translation>
    </message>
    <message>
        <source>Shape</source>
        <comment>a column: a shape of a drawing</comment>
        <translation>Form</translation>
    </message>
    <message>
        <source>What is asked</source>
        <comment>a column: about a shape</comment>
        <translation>Offene Frage</translation>
    </message>
    <message>
        <source>How we know</source>
        <comment>a column</comment>
        <translation>Woran erkannt</translation>
    </message>
    <message>
        <source>Province</source>
        <comment>a column</comment>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>a column: of a province</comment>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportSide</name>
    <message>
        <source>Names</source>
        <comment>of provinces</comment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>The drawing says %1</source>
        <comment>%1 a province&apos;s name</comment>
        <translation>In der Zeichnung: %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <comment>%1 a name</comment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>take the drawing&apos;s</source>
        <comment>a name</comment>
        <translation>aus der Zeichnung nehmen</translation>
    </message>
    <message>
        <source>keep all</source>
        <comment>names</comment>
        <translation>alle behalten</translation>
    </message>
    <message numerus="yes">
        <source>take all %n of the drawing</source>
        <comment>names</comment>
        <translation>
            <numerusform>%n aus der Zeichnung nehmen</numerusform>
            <numerusform>alle %n aus der Zeichnung nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>All names</source>
        <translation>Alle Namen</translation>
    </message>
    <message>
        <source>Left aside</source>
        <comment>parts of a drawing</comment>
        <translation>Nicht übernommen</translation>
    </message>
    <message>
        <source>Keep the picture as a file…</source>
        <comment>to be traced</comment>
        <translation>Bild als Datei speichern…</translation>
    </message>
    <message>
        <source>To look at (%1)</source>
        <comment>shapes</comment>
        <translation>Zu prüfen (%1)</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <comment>shapes</comment>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>Layers</source>
        <comment>of a drawing</comment>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>what each becomes; groups, transforms and curves inside are followed</source>
        <translation>was aus jeder wird; Gruppen, Transformationen und Kurven darin werden beachtet</translation>
    </message>
    <message>
        <source>Provinces</source>
        <comment>of a drawing</comment>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>all are known for sure</source>
        <comment>provinces</comment>
        <translation>alle sind sicher erkannt</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Tippen, um zu filtern</translation>
    </message>
    <message>
        <source>Filter of the shapes</source>
        <translation>Filter der Formen</translation>
    </message>
    <message>
        <source>Watch the file: when it is saved again, show what has changed</source>
        <translation>Datei beobachten: nach erneutem Speichern zeigen, was sich geändert hat</translation>
    </message>
    <message>
        <source>The new map</source>
        <translation>Die neue Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::LandForm</name>
    <message>
        <source>Provinces</source>
        <comment>how many an invented land has</comment>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>how many an invented land has</comment>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>by which a land is invented</comment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Another</source>
        <comment>land, by another number</comment>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>Another land</source>
        <translation>Ein anderes Land</translation>
    </message>
    <message>
        <source>The same numbers make the same land again.</source>
        <translation>Dieselben Zahlen ergeben wieder dasselbe Land.</translation>
    </message>
</context>
<context>
    <name>marches::editor::LaneTool</name>
    <message>
        <source>Sea lane of %1 and %2</source>
        <translation>Seeweg zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Sea lanes: drag from one province to the other</source>
        <translation>Seewege: von einer Provinz zur anderen ziehen</translation>
    </message>
    <message>
        <source>Drag its points and ends; press on the line for a new point. Del takes one out</source>
        <translation>Punkte und Enden ziehen; ein Druck auf die Linie setzt einen neuen Punkt. Entf entfernt einen</translation>
    </message>
    <message>
        <source>They are linked, and the lane finds its way over water</source>
        <translation>Sie werden verbunden, und der Seeweg findet selbst seinen Verlauf über Wasser</translation>
    </message>
    <message>
        <source>Lay it anew</source>
        <translation>Neu legen</translation>
    </message>
    <message>
        <source>Remove the lane</source>
        <translation>Seeweg entfernen</translation>
    </message>
    <message>
        <source>Remove lane and link</source>
        <translation>Seeweg und Verbindung entfernen</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>lane or point</source>
        <translation>Seeweg oder Punkt</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>take the point away</source>
        <translation>Punkt entfernen</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>ohne Einrasten</translation>
    </message>
    <message>
        <source>walk points</source>
        <translation>Punkte durchgehen</translation>
    </message>
    <message>
        <source>%1 and %2 touch: they need no lane</source>
        <translation>%1 und %2 berühren sich: Sie brauchen keinen Seeweg</translation>
    </message>
    <message>
        <source>No water leads from %1 to %2</source>
        <translation>Von %1 nach %2 führt kein Weg über Wasser</translation>
    </message>
    <message>
        <source>%1 and %2 are linked by sea</source>
        <translation>%1 und %2 sind über See verbunden</translation>
    </message>
    <message>
        <source>The lane would end in %1</source>
        <translation>Der Seeweg würde in %1 enden</translation>
    </message>
</context>
<context>
    <name>marches::editor::LayersPane</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>O hides the picture while it is held.</source>
        <translation>O blendet das Bild aus, solange die Taste gedrückt ist.</translation>
    </message>
    <message>
        <source>No picture to trace lies over this map.</source>
        <translation>Über dieser Karte liegt kein Bild zum Nachzeichnen.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Provinces: colours and names</source>
        <comment>a layer of the map</comment>
        <translation>Provinzen: Farben und Namen</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>a layer of the map</comment>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Relief</source>
        <comment>a layer of the map</comment>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>a layer of the map</comment>
        <translation>Wälder</translation>
    </message>
    <message>
        <source>Sea lanes</source>
        <comment>a layer of the map</comment>
        <translation>Seewege</translation>
    </message>
    <message>
        <source>Names of seas</source>
        <comment>a layer of the map</comment>
        <translation>Namen von Meeren</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <comment>a layer of the map</comment>
        <translation>Bild zum Nachzeichnen</translation>
    </message>
    <message>
        <source>How strongly the picture to trace is seen, per cent</source>
        <translation>Deckkraft des Bildes zum Nachzeichnen, in Prozent</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapFeed</name>
    <message>
        <source>The picture of this map can&apos;t be read. File text shows the file.</source>
        <translation>Das Bild dieser Karte ist nicht lesbar. „Text der Datei“ zeigt die Datei.</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapForm</name>
    <message>
        <source>cut close: %1 × %2</source>
        <comment>a sheet&apos;s width and height</comment>
        <translation>knapp beschnitten: %1 × %2</translation>
    </message>
    <message>
        <source>all of it: %1 × %2</source>
        <comment>a sheet&apos;s width and height</comment>
        <translation>ganz: %1 × %2</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a map</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>File</source>
        <comment>of a map</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>what a map is drawn on</comment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Width of the sheet</source>
        <translation>Breite des Blattes</translation>
    </message>
    <message>
        <source>Height of the sheet</source>
        <translation>Höhe des Blattes</translation>
    </message>
    <message>
        <source>.yaml in %1</source>
        <comment>a file&apos;s ending and its folder</comment>
        <translation>.yaml in %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapProblems</name>
    <message>
        <source>being checked…</source>
        <comment>the map, for problems</comment>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>the map, for problems</comment>
        <translation>geprüft</translation>
    </message>
    <message numerus="yes">
        <source>checked, with all %n variant(s)</source>
        <comment>the map, for problems</comment>
        <translation>
            <numerusform>geprüft, mit %n Variante</numerusform>
            <numerusform>geprüft, mit allen %n Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has changed since: look at the problem again.</source>
        <translation>Die Karte hat sich seitdem geändert: das Problem noch einmal ansehen.</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapRows</name>
    <message>
        <source>…</source>
        <comment>a map&apos;s figures come in a moment</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>This file has faults; the editor shows where.</source>
        <translation>Diese Datei hat Fehler; der Editor zeigt, wo.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a map: how many provinces, how many countries</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n Provinz</numerusform>
            <numerusform>%n Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n Land</numerusform>
            <numerusform>%n Länder</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with the program; your copy is yours to change.</source>
        <translation>Gehört zum Programm; eine Kopie davon lässt sich frei ändern.</translation>
    </message>
    <message>
        <source>Begin a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterarbeiten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a button does, and with which map</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go on with a map of yours</source>
        <translation>An einer selbst angelegten Karte weiterarbeiten</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
    <message>
        <source>A copy of a map that comes with the program</source>
        <translation>Kopie einer mitgelieferten Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergePane</name>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>They do not touch: a link leaves both, or they become one province of two pieces.</source>
        <translation>Sie berühren sich nicht: Eine Verbindung lässt beide bestehen, sonst werden sie eine Provinz aus zwei Teilen.</translation>
    </message>
    <message>
        <source>Keeps its name and id</source>
        <translation>Behält Namen und Kennung</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>Was wegfällt</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergeTool</name>
    <message>
        <source>Merge: drag from one province to the other</source>
        <translation>Vereinen: von einer Provinz zur anderen ziehen</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch. Link them, or merge?</source>
        <translation>%1 und %2 berühren sich nicht. Verbinden oder vereinen?</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>Vereinen: %1 geht in %2 auf</translation>
    </message>
    <message>
        <source>They would be one province of two pieces</source>
        <translation>Sie wären eine Provinz aus zwei Teilen</translation>
    </message>
    <message>
        <source>Nothing else is lost. Press Enter</source>
        <translation>Sonst geht nichts verloren. Enter drücken</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sentences of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>The more important one keeps its name and id, else the larger one</source>
        <translation>Die wichtigere behält Name und Kennung, sonst die größere</translation>
    </message>
</context>
<context>
    <name>marches::editor::NeighbourButton</name>
    <message>
        <source>%1: %2</source>
        <comment>a province, and why it is a neighbour</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>by sea</source>
        <comment>how two provinces are linked</comment>
        <translation>über See</translation>
    </message>
    <message>
        <source>border %1</source>
        <comment>its length in units of the map</comment>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>%1, not linked</source>
        <comment>why two provinces touch</comment>
        <translation>%1, nicht verbunden</translation>
    </message>
    <message>
        <source>%1, kept apart</source>
        <comment>two provinces that touch and are not linked, for a reason</comment>
        <translation>%1, getrennt</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>%1 a province</comment>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Link them</source>
        <comment>two provinces</comment>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>No link though they touch</source>
        <comment>of two provinces</comment>
        <translation>Nicht verbunden, obwohl sie sich berühren</translation>
    </message>
    <message>
        <source>Take the link away</source>
        <comment>of two provinces</comment>
        <translation>Verbindung entfernen</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewMapPane</name>
    <message>
        <source>The borders of this map have gaps: open it and join them first.</source>
        <translation>Die Grenzen dieser Karte haben Lücken: zuerst die Karte öffnen und sie zusammenfügen.</translation>
    </message>
    <message>
        <source>This map can&apos;t be read.</source>
        <translation>Diese Karte lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <comment>%1 a map</comment>
        <translation>Teil von %1</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1 a map</comment>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>A blank sheet with the figures of %1</source>
        <comment>%1 a map</comment>
        <translation>Leeres Blatt mit den Werten von %1</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>A map with the file name %1 is there already. Give another one.</source>
        <translation>Eine Karte mit dem Dateinamen %1 gibt es schon. Einen anderen angeben.</translation>
    </message>
    <message>
        <source>Nothing but sea: you draw the land</source>
        <translation>Nichts als Meer: Das Land ist noch zu zeichnen</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet</source>
        <translation>Noch nicht spielbar</translation>
    </message>
    <message>
        <source>%1, %2, %3: it can be played</source>
        <comment>provinces, countries, players</comment>
        <translation>%1, %2, %3: spielbar</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n Provinz</numerusform>
            <numerusform>%n Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n Land</numerusform>
            <numerusform>%n Länder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>The map to begin with</source>
        <translation>Ausgangskarte</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Was entsteht</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Ein Bild zum Nachzeichnen</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Zuerst ein Bild wählen.</translation>
    </message>
    <message>
        <source>The picture lies over the sea: you draw the land</source>
        <translation>Das Bild liegt über dem Meer: Das Land ist noch zu zeichnen</translation>
    </message>
    <message>
        <source>An invented land with the figures of %1</source>
        <comment>%1 a map</comment>
        <translation>Ein erfundenes Land mit den Werten von %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewProvince</name>
    <message>
        <source>New province</source>
        <translation>Neue Provinz</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewProvinceForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>of a province in the file</comment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Name of the new province</source>
        <translation>Name der neuen Provinz</translation>
    </message>
    <message>
        <source>Id of the new province</source>
        <translation>Kennung der neuen Provinz</translation>
    </message>
    <message>
        <source>To whom the new province belongs</source>
        <translation>Zu wem die neue Provinz gehört</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>to whom a province belongs</comment>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>free</source>
        <comment>an id that nothing else has</comment>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>marches::editor::OutsideDrawing</name>
    <message>
        <source>%1 was saved, and can&apos;t be read as a drawing: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>%1 wurde gespeichert, lässt sich aber nicht als Zeichnung lesen: %2</translation>
    </message>
    <message>
        <source>%1 was saved, and can&apos;t be taken in: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>%1 wurde gespeichert, lässt sich aber nicht übernehmen: %2</translation>
    </message>
    <message>
        <source>%1 was saved: nothing changes on the map</source>
        <comment>%1 a file</comment>
        <translation>%1 wurde gespeichert: Auf der Karte ändert sich nichts</translation>
    </message>
    <message>
        <source>%1 does not fit to the map any more</source>
        <comment>%1 a file</comment>
        <translation>%1 passt nicht mehr zur Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::OutsideWatch</name>
    <message>
        <source>%1 is gone; saving writes it again</source>
        <comment>%1 a file</comment>
        <translation>%1 ist nicht mehr da; Speichern schreibt die Datei wieder</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it can&apos;t be read: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>Ein anderes Programm hat %1 geändert, und die Datei lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>What another program has written in %1 can&apos;t be taken in</source>
        <comment>%1 a file</comment>
        <translation>Was ein anderes Programm in %1 geschrieben hat, lässt sich nicht übernehmen</translation>
    </message>
    <message>
        <source>%1 was changed by another program and read anew</source>
        <comment>%1 a file</comment>
        <translation>%1 wurde von einem anderen Programm geändert und neu gelesen</translation>
    </message>
</context>
<context>
    <name>marches::editor::PackagePage</name>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Nothing of it was kept. Ask who sent it to pack the map again.</source>
        <translation>Nichts davon wurde behalten. Wer die Datei geschickt hat, sollte die Karte noch einmal packen.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>from a page</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Keep both</source>
        <comment>maps</comment>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <comment>a map</comment>
        <translation>Eigene ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You have this map already, and it is not the same</source>
        <translation>Diese Karte ist schon vorhanden, aber nicht dieselbe</translation>
    </message>
    <message>
        <source>%1 and your %2 have the same id: this one may be newer, or you have changed yours. Games that stand keep the map they were begun on, whatever you choose.</source>
        <comment>%1 a file, %2 a map&apos;s name</comment>
        <translation>%1 und die eigene Karte %2 haben dieselbe Kennung: Vielleicht ist diese neuer, oder die eigene wurde geändert. Begonnene Partien behalten in jedem Fall die Karte, auf der sie begonnen wurden.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a map</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>a map</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>leaves a map for now</comment>
        <translation>Später</translation>
    </message>
    <message>
        <source>It was among your maps already: %1</source>
        <comment>%1 a file</comment>
        <translation>Sie war schon bei den eigenen Karten: %1</translation>
    </message>
    <message>
        <source>It is kept among your maps: %1</source>
        <comment>%1 a file</comment>
        <translation>Sie liegt bei den eigenen Karten: %1</translation>
    </message>
    <message>
        <source>%1. It can&apos;t be played yet, but changed:</source>
        <comment>%1 a sentence</comment>
        <translation>%1. Spielbar ist sie noch nicht, aber änderbar:</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a map: how many provinces, how many countries</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n Provinz</numerusform>
            <numerusform>%n Provinzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n Land</numerusform>
            <numerusform>%n Länder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::PartPicker</name>
    <message>
        <source>will be on the map</source>
        <comment>a province</comment>
        <translation>kommt auf die Karte</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a province</comment>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>The map to begin with</source>
        <translation>Ausgangskarte</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Click a province or a country to take it in or leave it out; drag a frame around many. By keys: arrows and Space.</source>
        <translation>Ein Klick auf eine Provinz oder ein Land nimmt auf oder lässt weg; ein Rahmen fasst viele zusammen. Mit der Tastatur: Pfeiltasten und Leertaste.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsModel</name>
    <message>
        <source>%1 Set aside: %2</source>
        <comment>%1 a problem, %2 the reason</comment>
        <translation>%1 Hingenommen: %2</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>a problem</comment>
        <translation>Hingenommen</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsPane</name>
    <message>
        <source>Problems</source>
        <comment>title of a panel</comment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Fix all that is safe (%1)</source>
        <comment>button; how many problems</comment>
        <translation>Alles Sichere beheben (%1)</translation>
    </message>
    <message>
        <source>Enter goes there, F mends it, the menu key shows all ways to mend it.</source>
        <translation>Enter führt hin, F behebt es, die Menütaste zeigt alle Möglichkeiten dazu.</translation>
    </message>
    <message>
        <source>No problem found.</source>
        <translation>Kein Problem gefunden.</translation>
    </message>
    <message>
        <source>Why is it right as it is?</source>
        <comment>before a field: a warning is set aside</comment>
        <translation>Warum ist es so richtig?</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <comment>a warning that was set aside</comment>
        <translation>Wieder aufgreifen</translation>
    </message>
    <message>
        <source>Set aside…</source>
        <comment>a warning, for a reason</comment>
        <translation>Hinnehmen…</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>a button: a warning, for a reason</comment>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <comment>title of a panel; how many</comment>
        <translation>Probleme: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincePane</name>
    <message numerus="yes">
        <source>in %n place(s), all follow</source>
        <comment>of an id; they change with it</comment>
        <translation>
            <numerusform>an %n Stelle, folgt</numerusform>
            <numerusform>an %n Stellen, alle folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>to whom a province belongs</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>not contested</source>
        <comment>a province: it belongs to one country</comment>
        <translation>nicht umstritten</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>%1 by border, %2 by sea</source>
        <comment>how many neighbours a province has</comment>
        <translation>%1 über Land, %2 über See</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Click a province on the map or in the list of provinces.</source>
        <translation>Auf eine Provinz klicken, auf der Karte oder in der Liste.</translation>
    </message>
    <message>
        <source>show</source>
        <comment>a button: a province on the map</comment>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a province</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name in all languages</source>
        <translation>Der Name in allen Sprachen</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>the word by which the file names a province</comment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <comment>a province, to a country</comment>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <comment>a language</comment>
        <translation>Name auf %1</translation>
    </message>
    <message>
        <source>Contested with</source>
        <translation>Umstritten mit</translation>
    </message>
    <message>
        <source>Split</source>
        <comment>a button: takes the tool that cuts a province</comment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <comment>a button: takes the tool that makes one province of two</comment>
        <translation>Vereinen mit…</translation>
    </message>
    <message>
        <source>Sea link…</source>
        <comment>a button: takes the tool that links provinces by sea</comment>
        <translation>Seeweg…</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>%1 a province; all are chosen</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The country is set for all, the rest for %1 alone.</source>
        <comment>a province</comment>
        <translation>Das Land gilt für alle, der Rest nur für %1.</translation>
    </message>
    <message>
        <source>No way leads across this border</source>
        <comment>reason, kept in the map: two provinces touch and are not linked</comment>
        <translation>Kein Weg führt über diese Grenze</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincesPane</name>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Find a province</source>
        <translation>Provinz finden</translation>
    </message>
</context>
<context>
    <name>marches::editor::RecoveryPage</name>
    <message>
        <source>Throw these changes away for good?</source>
        <translation>Diese Änderungen endgültig wegwerfen?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not in the file, until %1</source>
        <comment>%1 a date and time</comment>
        <translation>
            <numerusform>%n Änderung nicht in der Datei, bis %1</numerusform>
            <numerusform>%n Änderungen nicht in der Datei, bis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Yes, throw them away</source>
        <translation>Ja, wegwerfen</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Wegwerfen…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Changes that are not in their files yet</source>
        <translation>Änderungen, die noch nicht in ihren Dateien stehen</translation>
    </message>
    <message>
        <source>Every change was kept. The files are as they were saved last.</source>
        <translation>Jede Änderung wurde aufbewahrt. Die Dateien sind so, wie sie zuletzt gespeichert wurden.</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Alle Karten</translation>
    </message>
</context>
<context>
    <name>marches::editor::RiverTool</name>
    <message>
        <source>Rivers: begin at the source</source>
        <translation>Flüsse: an der Quelle beginnen</translation>
    </message>
    <message>
        <source>On to the mouth</source>
        <translation>Weiter bis zur Mündung</translation>
    </message>
    <message>
        <source>Click point by point, or draw with the button down. Del takes a river away</source>
        <translation>Punkt für Punkt klicken oder mit gedrückter Maustaste zeichnen. Entf entfernt einen Fluss</translation>
    </message>
    <message>
        <source>Enter or a double click ends it. Backspace takes the last point back</source>
        <translation>Enter oder ein Doppelklick beendet ihn. Rücktaste nimmt den letzten Punkt zurück</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Make the river</source>
        <translation>Fluss anlegen</translation>
    </message>
</context>
<context>
    <name>marches::editor::SeaNamePane</name>
    <message>
        <source>Name of a sea</source>
        <translation>Name eines Meeres</translation>
    </message>
    <message>
        <source>The name that is chosen</source>
        <translation>Der gewählte Name</translation>
    </message>
    <message>
        <source>The next name; it stands where you click three times</source>
        <translation>Der nächste Name; drei Klicks bestimmen, wo er steht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>how high they are</comment>
        <translation>Schrifthöhe</translation>
    </message>
    <message>
        <source>Name of the sea</source>
        <translation>Name des Meeres</translation>
    </message>
    <message>
        <source>New sea</source>
        <translation>Neues Meer</translation>
    </message>
    <message>
        <source>Height of the letters in units of the map</source>
        <translation>Höhe der Buchstaben in Einheiten der Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::SeaNameTool</name>
    <message>
        <source>Name of a sea: %1</source>
        <translation>Name eines Meeres: %1</translation>
    </message>
    <message>
        <source>Name of a sea: click where it begins</source>
        <translation>Name eines Meeres: auf die Stelle klicken, an der er beginnt</translation>
    </message>
    <message>
        <source>Click the middle of its curve</source>
        <translation>Auf die Mitte seines Bogens klicken</translation>
    </message>
    <message>
        <source>Click where it ends</source>
        <translation>Auf die Stelle klicken, an der er endet</translation>
    </message>
    <message>
        <source>Drag its points; name and size stand at the right. Del takes it away</source>
        <translation>Seine Punkte ziehen; Name und Größe stehen rechts. Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Enter ends it here: a straight line of two points</source>
        <translation>Enter beendet ihn hier: eine gerade Linie aus zwei Punkten</translation>
    </message>
    <message>
        <source>Three clicks; a click on the point of a name that is there chooses it</source>
        <translation>Drei Klicks; ein Klick auf einen Punkt eines vorhandenen Namens wählt diesen</translation>
    </message>
    <message>
        <source>Take the name away</source>
        <translation>Namen entfernen</translation>
    </message>
    <message>
        <source>New sea</source>
        <translation>Neues Meer</translation>
    </message>
</context>
<context>
    <name>marches::editor::SelectTool</name>
    <message>
        <source>Choose a province</source>
        <translation>Provinz wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n provinces are chosen</source>
        <translation>
            <numerusform>%n Provinz gewählt</numerusform>
            <numerusform>%n Provinzen gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift adds, a frame takes all within. Names and places of tokens can be dragged</source>
        <translation>Umschalt nimmt weitere dazu, ein Rahmen alle darin. Namen und Orte von Markern lassen sich ziehen</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>Klick</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>F2</source>
        <comment>key</comment>
        <translation>F2</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>umbenennen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>walk provinces</source>
        <translation>Provinzen durchgehen</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source>delete, its land to a neighbour</source>
        <translation>löschen, Land an eine Nachbarprovinz</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <comment>keys</comment>
        <translation>Umschalt+Entf</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>an niemanden</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <comment>keys</comment>
        <translation>Strg+Entf</translation>
    </message>
    <message>
        <source>to the sea</source>
        <translation>ans Meer</translation>
    </message>
    <message>
        <source>New province from this piece</source>
        <translation>Neue Provinz aus diesem Teil</translation>
    </message>
    <message>
        <source>New province from this land</source>
        <translation>Neue Provinz aus diesem Gebiet</translation>
    </message>
    <message>
        <source>Who gets the land of %1?</source>
        <translation>Wer erhält das Land von %1?</translation>
    </message>
    <message>
        <source>Click a province that gets it. Enter: the one with the longest border</source>
        <translation>Auf eine Provinz klicken, die es erhält. Enter: die mit der längsten Grenze</translation>
    </message>
    <message>
        <source>Alt+Del</source>
        <comment>keys</comment>
        <translation>Alt+Entf</translation>
    </message>
    <message>
        <source>to whom you choose</source>
        <translation>Empfänger wählen</translation>
    </message>
    <message>
        <source>Choose one province</source>
        <translation>Eine einzelne Provinz wählen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The sea</source>
        <translation>Das Meer</translation>
    </message>
    <message>
        <source>Remove…</source>
        <comment>a province; who gets its land is asked</comment>
        <translation>Entfernen…</translation>
    </message>
</context>
<context>
    <name>marches::editor::SheetTool</name>
    <message>
        <source>the sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>land out of play</source>
        <translation>Land außerhalb des Spiels</translation>
    </message>
    <message>
        <source>the sheet’s edge</source>
        <translation>Blattrand</translation>
    </message>
    <message>
        <source>a province without a name</source>
        <translation>Provinz ohne Namen</translation>
    </message>
    <message>
        <source>junction of %1</source>
        <extracomment>Where borders meet; a list of names</extracomment>
        <translation>Knoten von %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>its first point</source>
        <translation>erster Punkt</translation>
    </message>
    <message>
        <source>point between %1 and %2</source>
        <translation>Punkt zwischen %1 und %2</translation>
    </message>
    <message>
        <source>on the border of %1 and %2</source>
        <translation>auf der Grenze von %1 und %2</translation>
    </message>
    <message>
        <source>on a river</source>
        <translation>auf einem Fluss</translation>
    </message>
    <message>
        <source>on the relief</source>
        <translation>auf dem Relief</translation>
    </message>
    <message>
        <source>on the sheet’s edge</source>
        <translation>am Blattrand</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>ohne Einrasten</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>15 degrees</source>
        <translation>15 Grad</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>Punkt setzen</translation>
    </message>
    <message>
        <source>walk points</source>
        <translation>Punkte durchgehen</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a junction or point, its number, how many there are</comment>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitPane</name>
    <message>
        <source>%1 %</source>
        <comment>the share of a piece</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the eastern, larger one</source>
        <translation>der östliche, größere</translation>
    </message>
    <message>
        <source>the eastern one</source>
        <translation>der östliche</translation>
    </message>
    <message>
        <source>the western, larger one</source>
        <translation>der westliche, größere</translation>
    </message>
    <message>
        <source>the western one</source>
        <translation>der westliche</translation>
    </message>
    <message>
        <source>the southern, larger one</source>
        <translation>der südliche, größere</translation>
    </message>
    <message>
        <source>the southern one</source>
        <translation>der südliche</translation>
    </message>
    <message>
        <source>the northern, larger one</source>
        <translation>der nördliche, größere</translation>
    </message>
    <message>
        <source>the northern one</source>
        <translation>der nördliche</translation>
    </message>
    <message>
        <source>Each piece its own province</source>
        <translation>Aus jedem Teil eine Provinz</translation>
    </message>
    <message>
        <source>Links follow the borders</source>
        <translation>Verbindungen folgen den Grenzen</translation>
    </message>
    <message>
        <source>%1 no longer touches %2: these links go to %3.</source>
        <comment>a province, a list of provinces, the new province</comment>
        <translation>%1 berührt %2 nicht mehr: Diese Verbindungen gehen an %3.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s): %1 is left out where %2 is</source>
        <translation>
            <numerusform>%n Variante: %1 wird zusammen mit %2 weggelassen</numerusform>
            <numerusform>%n Varianten: %1 wird zusammen mit %2 weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in start positions: they stay in %1</source>
        <translation>
            <numerusform>%n Stelle in Aufstellungen: Sie bleibt bei %1</numerusform>
            <numerusform>%n Stellen in Aufstellungen: Sie bleiben bei %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s): %1 has an English name only</source>
        <translation>
            <numerusform>%n Text: %1 hat nur einen englischen Namen</numerusform>
            <numerusform>%n Texte: %1 hat nur einen englischen Namen</numerusform>
        </translation>
    </message>
    <message>
        <source>What else it is in</source>
        <translation>Wo sie sonst vorkommt</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Which piece keeps the name and id. X takes the next one</source>
        <translation>Welcher Teil Namen und Kennung behält. X wählt den nächsten</translation>
    </message>
    <message>
        <source>Draw a line across a province, from border to border. What comes of it stands here.</source>
        <translation>Eine Linie quer durch eine Provinz zeichnen, von Grenze zu Grenze. Was daraus entsteht, steht hier.</translation>
    </message>
    <message>
        <source>The new province</source>
        <translation>Die neue Provinz</translation>
    </message>
    <message>
        <source>New province</source>
        <translation>Neue Provinz</translation>
    </message>
    <message>
        <source>as the province that is cut</source>
        <translation>wie die geteilte Provinz</translation>
    </message>
    <message>
        <source>Nothing overlaps, no gap, all pieces are large enough. One step in the history: “%1”.</source>
        <translation>Keine Überlappung, keine Lücke, alle Teile sind groß genug. Ein einziger Schritt im Verlauf: „%1“.</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitTool</name>
    <message>
        <source>Split: draw a line from border to border</source>
        <translation>Teilen: eine Linie von Grenze zu Grenze zeichnen</translation>
    </message>
    <message>
        <source>Split %1: the line is whole</source>
        <translation>%1 teilen: Die Linie ist fertig</translation>
    </message>
    <message>
        <source>Split %1: on to a border</source>
        <translation>%1 teilen: weiter bis zu einer Grenze</translation>
    </message>
    <message>
        <source>Begin on the border of the province that you want to cut</source>
        <translation>Auf der Grenze der Provinz beginnen, die geteilt werden soll</translation>
    </message>
    <message numerus="yes">
        <source>%n new pieces. Enter makes one province of them, Shift+Enter each its own</source>
        <translation>
            <numerusform>%n neuer Teil. Enter macht daraus eine Provinz, Umschalt+Enter aus jedem Teil eine</numerusform>
            <numerusform>%n neue Teile. Enter macht daraus eine Provinz, Umschalt+Enter aus jedem Teil eine</numerusform>
        </translation>
    </message>
    <message>
        <source>The line runs over %1 too, which it does not cut</source>
        <translation>Die Linie verläuft auch über %1, teilt dort aber nichts</translation>
    </message>
    <message>
        <source>Press Enter, or X: the other piece keeps name and id</source>
        <translation>Enter drücken; mit X behält der andere Teil Namen und Kennung</translation>
    </message>
    <message numerus="yes">
        <source>It ends %n px inside. Shift+Enter leads it on to the border</source>
        <translation>
            <numerusform>Sie endet %n px vor der Grenze. Umschalt+Enter führt sie bis dorthin</numerusform>
            <numerusform>Sie endet %n px vor der Grenze. Umschalt+Enter führt sie bis dorthin</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to bend it further. Backspace takes the last point back</source>
        <translation>Klicken, um sie weiter zu biegen. Rücktaste nimmt den letzten Punkt zurück</translation>
    </message>
    <message>
        <source>Take the last point back</source>
        <translation>Letzten Punkt zurücknehmen</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>Klick</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>biegen</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>ohne Einrasten</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>split</source>
        <translation>teilen</translation>
    </message>
    <message>
        <source>The line divides nothing</source>
        <translation>Die Linie teilt nichts</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>keeps name, id and figures</source>
        <translation>behält Namen, Kennung und Werte</translation>
    </message>
    <message>
        <source>new province</source>
        <translation>neue Provinz</translation>
    </message>
    <message>
        <source>the new border</source>
        <translation>die neue Grenze</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>rastet an Vorhandenem ein</translation>
    </message>
    <message>
        <source>becomes a province</source>
        <translation>wird eine Provinz</translation>
    </message>
    <message>
        <source>hold F</source>
        <comment>key</comment>
        <translation>F halten</translation>
    </message>
    <message>
        <source>follow a line</source>
        <translation>Linie folgen</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampTool</name>
    <message>
        <source>Woods: click or drag, and trees stand there</source>
        <translation>Wälder: Klicken oder Ziehen setzt Bäume</translation>
    </message>
    <message>
        <source>Relief: click or drag, and hills stand there</source>
        <translation>Relief: Klicken oder Ziehen setzt Hügel</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Nothing stands here</source>
        <translation>Hier steht nichts</translation>
    </message>
    <message>
        <source>Size %1 %</source>
        <translation>Größe %1 %</translation>
    </message>
    <message>
        <source>What lies farther down stands in front. Shift takes away, Ctrl with the wheel changes the size</source>
        <translation>Was weiter unten liegt, steht davor. Umschalt entfernt, Strg mit dem Mausrad ändert die Größe</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <comment>key and mouse</comment>
        <translation>Strg+Mausrad</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsBoxes</name>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>free land</source>
        <comment>a province that nobody holds</comment>
        <translation>freies Land</translation>
    </message>
    <message>
        <source>army</source>
        <comment>of Barbarians</comment>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Fort</source>
        <comment>of Barbarians</comment>
        <translation>Festung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a kind of unit, a country</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no end of them</source>
        <comment>Barbarians in their box</comment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>makes %1 of %2 VP</source>
        <comment>Victory Points of a start position</comment>
        <translation>ergibt %1 von %2 SP</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsGame</name>
    <message>
        <source>This game can&apos;t be read: %1</source>
        <translation>Diese Partie lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>This is a game of another kind.</source>
        <translation>Das ist eine Partie eines anderen Spiels.</translation>
    </message>
    <message>
        <source>The game is played on another map: %1 is not on this one.</source>
        <translation>Die Partie wird auf einer anderen Karte gespielt: %1 ist nicht auf dieser.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>a moment of a game</comment>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a country</comment>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Zeitpunkte der Partie</translation>
    </message>
    <message>
        <source>Take this position</source>
        <comment>a button</comment>
        <translation>Diese Stellung übernehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a button: nothing is taken from a saved game</comment>
        <translation>Nicht übernehmen</translation>
    </message>
    <message>
        <source>No position of this game can be a start: play a turn of it first.</source>
        <translation>Keine Stellung dieser Partie taugt als Start: Spiel zuerst einen Zug davon.</translation>
    </message>
    <message>
        <source>%1: what you take goes into %2</source>
        <comment>%1 a saved game, %2 &apos;the whole map&apos; or a variant</comment>
        <translation>%1: Die Stellung kommt hierhin: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMap</name>
    <message>
        <source>Map of the start position</source>
        <translation>Karte der Aufstellung</translation>
    </message>
    <message>
        <source>where it may stand</source>
        <comment>in the legend: a province that what is in hand may stand in</comment>
        <translation>möglicher Ort</translation>
    </message>
    <message>
        <source>where it stood</source>
        <comment>in the legend: a token that is being moved</comment>
        <translation>bisheriger Ort</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMoment</name>
    <message>
        <source>nothing</source>
        <comment>based on</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a turn of so many</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>the first in order</source>
        <translation>das erste der Reihe nach</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n have moved</source>
        <translation>
            <numerusform>%n hat gezogen</numerusform>
            <numerusform>%n haben gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>The moment</source>
        <comment>a panel: when a start position begins</comment>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>To move</source>
        <comment>who is</comment>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Began</source>
        <comment>who began this turn</comment>
        <translation>Begonnen hat</translation>
    </message>
    <message>
        <source>Who began this turn, in games with a variable order</source>
        <translation>Wer diese Runde begonnen hat, in Partien mit wechselnder Reihenfolge</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsPuzzle</name>
    <message numerus="yes">
        <source>turn(s)</source>
        <comment>after the number of turns of a puzzle</comment>
        <translation>
            <numerusform>Runde</numerusform>
            <numerusform>Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal yet: choose one</source>
        <comment>of a medal of a puzzle</comment>
        <translation>Noch kein Ziel: eines wählen</translation>
    </message>
    <message>
        <source>%1 leads by %2 VP</source>
        <comment>%1 a country, %2 Victory Points</comment>
        <translation>%1 hat Vorsprung von %2 SP</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3 VP</source>
        <comment>%1 and %2 countries, %3 Victory Points</comment>
        <translation>%1 liegt %3 SP vor %2</translation>
    </message>
    <message>
        <source>%1 has %2 VP</source>
        <comment>%1 a country, %2 Victory Points</comment>
        <translation>%1 hat %2 SP</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>%1 a country, %2 a province</comment>
        <translation>%1 hält %2</translation>
    </message>
    <message>
        <source>A goal that is written in the file</source>
        <translation>Ein Ziel, das in der Datei steht</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: Problems say why.</source>
        <translation>Noch nicht spielbar: Unter „Probleme“ steht, warum.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: trying a puzzle</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>a button: a puzzle</comment>
        <translation>Versuchen</translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n step(s) is kept.</source>
        <translation>
            <numerusform>Eine Lösung mit %n Schritt ist gespeichert.</numerusform>
            <numerusform>Eine Lösung mit %n Schritten ist gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games played, reached in %3</source>
        <comment>a puzzle is being tried</comment>
        <translation>%1 von %2 Partien gespielt, in %3 erreicht</translation>
    </message>
    <message>
        <source>It can be done: reached in %1 of %2.</source>
        <comment>a puzzle</comment>
        <translation>Lösbar: in %1 von %2 Partien erreicht.</translation>
    </message>
    <message>
        <source>Not reached in %1 games.</source>
        <comment>a puzzle</comment>
        <translation>In %1 Partien nicht erreicht.</translation>
    </message>
    <message>
        <source>%1 of them begin with “%2”.</source>
        <comment>games that reached a puzzle&apos;s goal, a step in notation</comment>
        <translation>%1 davon beginnen mit „%2“.</translation>
    </message>
    <message>
        <source>That line is kept as the solution.</source>
        <translation>Diese Zugfolge ist als Lösung gespeichert.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>a panel</comment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>A puzzle has a goal and a number of turns. Try it lets strong computers play it %1 times from here.</source>
        <translation>Ein Rätsel hat ein Ziel und eine Zahl von Runden. „Versuchen“ lässt starke Computer es von hier aus %1-mal spielen.</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>who plays a puzzle</comment>
        <translation>Es spielt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>For</source>
        <comment>a medal of a puzzle</comment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Medaille</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Ahead of whom</source>
        <translation>Vor wem</translation>
    </message>
    <message>
        <source>Province that is to be held</source>
        <translation>Provinz, die zu halten ist</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a number of Victory Points</comment>
        <translation> SP</translation>
    </message>
    <message>
        <source>Within</source>
        <comment>so many turns</comment>
        <translation>Binnen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The others are</source>
        <translation>Die anderen sind</translation>
    </message>
    <message>
        <source>No puzzle</source>
        <comment>a button: takes the puzzle away</comment>
        <translation>Kein Rätsel</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>a button: a line of play, as the solution</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a medal</comment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>leads by</source>
        <comment>goal of a puzzle</comment>
        <translation>hat Vorsprung von</translation>
    </message>
    <message>
        <source>is ahead of</source>
        <comment>goal of a puzzle</comment>
        <translation>liegt vor</translation>
    </message>
    <message>
        <source>has</source>
        <comment>goal of a puzzle: Victory Points</comment>
        <translation>hat</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>goal of a puzzle: a province</comment>
        <translation>hält</translation>
    </message>
    <message>
        <source>against novices</source>
        <translation>gegen Anfänger</translation>
    </message>
    <message>
        <source>against steady ones</source>
        <comment>computer players</comment>
        <translation>gegen Geübte</translation>
    </message>
    <message>
        <source>against strong ones</source>
        <comment>computer players</comment>
        <translation>gegen Könner</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsSeat</name>
    <message>
        <source>± country</source>
        <comment>a button: who plays from a start position</comment>
        <translation>± Land</translation>
    </message>
    <message>
        <source>%1 plays, too</source>
        <comment>%1 a country</comment>
        <translation>%1 spielt mit</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <comment>%1 a country</comment>
        <translation>%1 spielt nicht mit</translation>
    </message>
    <message>
        <source>Takes this route away</source>
        <translation>Entfernt diese Route</translation>
    </message>
    <message>
        <source>+ route</source>
        <comment>a button: a trade route</comment>
        <translation>+ Route</translation>
    </message>
    <message>
        <source>%1, since turn %2 ×</source>
        <comment>a war with a country; the sign takes it away</comment>
        <translation>%1, seit Runde %2 ×</translation>
    </message>
    <message>
        <source>Ends this war</source>
        <translation>Beendet diesen Krieg</translation>
    </message>
    <message>
        <source>+ war</source>
        <comment>a button</comment>
        <translation>+ Krieg</translation>
    </message>
    <message>
        <source>%1, since turn %2</source>
        <comment>a war with a country</comment>
        <translation>%1, seit Runde %2</translation>
    </message>
    <message>
        <source>A country</source>
        <translation>Ein Land</translation>
    </message>
    <message>
        <source>%1 level %2</source>
        <comment>tokens on a path, the level that they reach</comment>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>resources of a country</comment>
        <translation>Besitzt</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>At war with</source>
        <translation>Im Krieg mit</translation>
    </message>
    <message>
        <source>VP so far</source>
        <comment>Victory Points by kills and bought</comment>
        <translation>SP bisher</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>Victory Points by kills</comment>
        <translation>Besiegte</translation>
    </message>
    <message>
        <source>Victory Points by kills</source>
        <translation>Siegpunkte für Besiegte</translation>
    </message>
    <message>
        <source>bought</source>
        <comment>Victory Points bought</comment>
        <translation>gekauft</translation>
    </message>
    <message>
        <source>Victory Points bought</source>
        <translation>Gekaufte Siegpunkte</translation>
    </message>
    <message>
        <source>unified</source>
        <comment>a country</comment>
        <translation>geeint</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsView</name>
    <message>
        <source>%1 stays in %2</source>
        <translation>%1 bleibt in %2</translation>
    </message>
    <message>
        <source>%1 becomes free land</source>
        <translation>%1 wird freies Land</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>%1 tokens, %2 a province</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the Barbarians there are taken off · let go</source>
        <translation>die Barbaren dort kommen von der Karte · loslassen</translation>
    </message>
    <message>
        <source>%1 is taken off</source>
        <translation>%1 kommt von der Karte</translation>
    </message>
    <message>
        <source>Free land</source>
        <comment>a command: nobody stands in a province</comment>
        <translation>Freies Land</translation>
    </message>
    <message>
        <source>Move…</source>
        <comment>a command: a token</comment>
        <translation>Verschieben…</translation>
    </message>
    <message>
        <source>Take off</source>
        <comment>a command: a token of the map</comment>
        <translation>Von der Karte nehmen</translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>of a token</comment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Action Points left</source>
        <translation>Übrige Aktionspunkte</translation>
    </message>
    <message>
        <source>Has retreated</source>
        <comment>a token</comment>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <comment>of the tokens of each colour</comment>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>what each colour still has</source>
        <translation>was jede Farbe noch hat</translation>
    </message>
    <message>
        <source>%1: choose a province</source>
        <comment>%1 what is in hand</comment>
        <translation>%1: eine Provinz wählen</translation>
    </message>
    <message>
        <source>%1: choose where to</source>
        <comment>%1 what is in hand</comment>
        <translation>%1: Ziel wählen</translation>
    </message>
    <message>
        <source>A click or Enter puts it there; a number says how many go along. Esc lets it go</source>
        <translation>Ein Klick oder Enter setzt dort ab; eine Zahl gibt an, wie viele mitkommen. Esc lässt los</translation>
    </message>
    <message>
        <source>Choose a moment of the game</source>
        <translation>Einen Zeitpunkt der Partie wählen</translation>
    </message>
    <message>
        <source>The map shows it. What is taken replaces this start position, in one step</source>
        <translation>Die Karte zeigt ihn. Was übernommen wird, ersetzt diese Aufstellung in einem einzigen Schritt</translation>
    </message>
    <message>
        <source>Set up turn %1: drag tokens from the boxes, or from province to province</source>
        <translation>Runde %1 aufstellen: Marker aus den Vorräten oder von Provinz zu Provinz ziehen</translation>
    </message>
    <message>
        <source>No start position yet: drag a token from the boxes, and one begins</source>
        <translation>Noch keine Aufstellung: einen Marker aus den Vorräten ziehen, und eine beginnt</translation>
    </message>
    <message>
        <source>2 takes two of a kind along. Drop on the boxes to take one off. Right-click a token: damage, Action Points, retreated</source>
        <translation>2 nimmt zwei gleiche mit. Zurück auf die Vorräte gezogen, kommt ein Marker von der Karte. Rechtsklick auf einen Marker: Schaden, Aktionspunkte, Rückzug</translation>
    </message>
    <message>
        <source>From a saved game…</source>
        <comment>a button</comment>
        <translation>Aus gespeicherter Partie…</translation>
    </message>
    <message>
        <source>Make it a puzzle…</source>
        <comment>a button</comment>
        <translation>Zum Rätsel machen…</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>a button: takes the start position away</comment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>As a game begins</source>
        <comment>a button: sets a start position up</comment>
        <translation>Wie zu Spielbeginn</translation>
    </message>
    <message>
        <source>Take a position from a saved game</source>
        <translation>Stellung aus einer gespeicherten Partie übernehmen</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Partien (*.marches)</translation>
    </message>
    <message>
        <source>the whole map</source>
        <comment>into which a position goes</comment>
        <translation>die ganze Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::Strip</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a view and how many problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shown</source>
        <comment>before a list: the whole map or a variant</comment>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Test-play</source>
        <comment>a button: a game on the map as it is now</comment>
        <translation>Probespiel</translation>
    </message>
</context>
<context>
    <name>marches::editor::TablesView</name>
    <message>
        <source>your notes and the order stay</source>
        <translation>eigene Anmerkungen und die Reihenfolge bleiben</translation>
    </message>
    <message>
        <source>not in this file: as in %1</source>
        <comment>a map</comment>
        <translation>nicht in dieser Datei: wie in %1</translation>
    </message>
    <message>
        <source>not in the variant: as in the whole map</source>
        <translation>nicht in der Variante: wie auf der ganzen Karte</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>die ganze Karte</translation>
    </message>
    <message>
        <source>as it was before: some figures can’t be read</source>
        <translation>wie zuvor: einige Zahlen sind nicht lesbar</translation>
    </message>
    <message>
        <source>Tables: what things cost, give and count</source>
        <translation>Tabellen: was alles kostet, bringt und zählt</translation>
    </message>
    <message>
        <source>Type a figure or use the arrows; Tab goes on</source>
        <translation>Zahl eintippen oder mit den Pfeiltasten ändern; Tab geht weiter</translation>
    </message>
    <message>
        <source>Type a figure or use the arrows; Tab goes on. A gold edge marks what differs from %1</source>
        <comment>%1 a map</comment>
        <translation>Zahl eintippen oder mit den Pfeiltasten ändern; Tab geht weiter. Ein goldener Rand zeigt, was von %1 abweicht</translation>
    </message>
    <message>
        <source>What you change counts in the variant %1 alone. A gold edge marks what differs from the whole map</source>
        <translation>Änderungen gelten nur in der Variante %1. Ein goldener Rand zeigt, was von der ganzen Karte abweicht</translation>
    </message>
    <message>
        <source>All figures</source>
        <comment>a button</comment>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Only what differs (%1)</source>
        <comment>a button; %1 how many figures</comment>
        <translation>Nur Abweichungen (%1)</translation>
    </message>
    <message>
        <source>As in %1</source>
        <comment>a button; %1 a map: the figure in focus becomes as there</comment>
        <translation>Wie in %1</translation>
    </message>
    <message>
        <source>Choose a figure first.</source>
        <translation>Zuerst eine Zahl wählen.</translation>
    </message>
    <message>
        <source>Play-mat</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Units and Forts</source>
        <translation>Einheiten und Festungen</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>Turns and limits</source>
        <translation>Runden und Grenzen</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Trade Routes not opened</source>
        <translation>Nicht eröffnete Handelsrouten</translation>
    </message>
    <message>
        <source>levels I to VII; abilities are dragged to their level</source>
        <translation>Stufen I bis VII; Fähigkeiten lassen sich auf ihre Stufe ziehen</translation>
    </message>
    <message>
        <source>As players will see it</source>
        <translation>So ist es im Spiel zu sehen</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was es bedeutet</translation>
    </message>
    <message>
        <source>The same in the file</source>
        <translation>Dasselbe in der Datei</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsAbout</name>
    <message>
        <source>the scenario</source>
        <translation>das Szenario</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>ein anderer Text</translation>
    </message>
    <message>
        <source>No text is chosen</source>
        <translation>Kein Text gewählt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and a language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no text in this language: %1 stands there instead.</source>
        <translation>In dieser Sprache gibt es keinen Text: Stattdessen steht dort %1.</translation>
    </message>
    <message>
        <source>%1 is the name of %2 too (%3). That is allowed.</source>
        <comment>%1 a name, %2 how many others, %3 what they are</comment>
        <translation>Den Namen %1 gibt es noch einmal: %2 (%3). Das ist erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>%n other text(s)</source>
        <translation>
            <numerusform>%n anderer Text</numerusform>
            <numerusform>%n andere Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>Über diesen Text</translation>
    </message>
    <message>
        <source>A note to translators</source>
        <translation>Hinweis zur Übersetzung</translation>
    </message>
    <message>
        <source>“For a translator…” writes one table of all texts with these notes and takes it back, also when the map has changed meanwhile.</source>
        <translation>„Zum Übersetzen…“ schreibt alle Texte mit diesen Hinweisen in eine Tabelle; sie lässt sich wieder einlesen, auch wenn sich die Karte inzwischen geändert hat.</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsModel</name>
    <message>
        <source>Title</source>
        <comment>of the scenario</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <comment>what the scenario is</comment>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>New Game, title of the map</source>
        <translation>Neue Partie, Titel der Karte</translation>
    </message>
    <message>
        <source>New Game, below the title</source>
        <translation>Neue Partie, unter dem Titel</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>along its line</source>
        <comment>where a sea&apos;s name stands</comment>
        <translation>entlang seiner Linie</translation>
    </message>
    <message>
        <source>%L1, here %L2</source>
        <comment>%1 all texts of a kind, %2 those that are shown</comment>
        <translation>%L1, hier %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and what it belongs to</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Short: %1</source>
        <comment>a short name</comment>
        <translation>Kurz: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and a language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: missing; %2 stands there instead</source>
        <translation>%1: fehlt; stattdessen steht dort %2</translation>
    </message>
    <message>
        <source>%1: as in all languages</source>
        <translation>%1: wie in allen Sprachen</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a column: what a text belongs to</comment>
        <translation>Was</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>so many texts of all are there</comment>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 texts</source>
        <comment>a language</comment>
        <translation>%1: %L2 von %L3 Texten</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsView</name>
    <message>
        <source>%1 (%L2)</source>
        <comment>a filter and how many it finds</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>All</source>
        <comment>texts</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Missing</source>
        <comment>texts</comment>
        <translation>Fehlende</translation>
    </message>
    <message>
        <source>Doesn&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Same as English</source>
        <comment>texts</comment>
        <translation>Wie im Englischen</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>texts</comment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es)n&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>
            <numerusform>%n passt nicht</numerusform>
            <numerusform>%n passen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <comment>texts</comment>
        <translation>nichts fehlt</translation>
    </message>
    <message>
        <source>Shows or hides the column: %1</source>
        <comment>%1 a language</comment>
        <translation>Blendet die Spalte ein oder aus: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a language and its code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another one…</source>
        <comment>a language, by its code</comment>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>A language has a code of two or three letters: it, es, gsw.</source>
        <translation>Eine Sprache hat ein Kürzel aus zwei oder drei Buchstaben: it, es, gsw.</translation>
    </message>
    <message>
        <source>No text is missing.</source>
        <translation>Kein Text fehlt.</translation>
    </message>
    <message>
        <source>A table for a translator</source>
        <translation>Tabelle zum Übersetzen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written: %1</source>
        <translation>Die Tabelle kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Written: %1. A translator fills it in any spreadsheet and sends it back.</source>
        <comment>%1 a file</comment>
        <translation>Geschrieben: %1. Die Datei lässt sich in jeder Tabellenkalkulation ausfüllen und zurückschicken.</translation>
    </message>
    <message>
        <source>A table from a translator</source>
        <translation>Übersetzte Tabelle</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation>Tabellen (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>%1 was not taken</source>
        <comment>%1 a file</comment>
        <translation>%1 wurde nicht übernommen</translation>
    </message>
    <message>
        <source>Nothing in %1 is new</source>
        <comment>%1 a file</comment>
        <translation>In %1 ist nichts neu</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) taken from %1</source>
        <comment>%1 a file</comment>
        <translation>
            <numerusform>%n Text aus %1 übernommen</numerusform>
            <numerusform>%n Texte aus %1 übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; look at these:</source>
        <comment>%1 how many texts were taken</comment>
        <translation>%1; zu prüfen:</translation>
    </message>
    <message>
        <source>Texts: every name in every language</source>
        <translation>Texte: jeder Name in jeder Sprache</translation>
    </message>
    <message>
        <source>Enter writes and goes down, Tab goes to the next language. An empty field shows what will stand there instead</source>
        <translation>Enter schreibt und geht nach unten, Tab geht zur nächsten Sprache. Ein leeres Feld zeigt, was stattdessen dort stehen wird</translation>
    </message>
    <message>
        <source>Next that is missing</source>
        <comment>a text</comment>
        <translation>Nächster fehlender</translation>
    </message>
    <message>
        <source>For a translator…</source>
        <comment>a button: a table of all texts</comment>
        <translation>Zum Übersetzen…</translation>
    </message>
    <message>
        <source>Writes one table of all texts, with your notes, that a spreadsheet opens</source>
        <translation>Schreibt alle Texte samt Hinweisen in eine Tabelle, die jede Tabellenkalkulation öffnet</translation>
    </message>
    <message>
        <source>Back from a translator…</source>
        <comment>a button: a table of all texts</comment>
        <translation>Übersetzung einlesen…</translation>
    </message>
    <message>
        <source>Takes such a table back, as one step</source>
        <translation>Übernimmt eine solche Tabelle in einem einzigen Schritt</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Texts by language</source>
        <translation>Texte nach Sprache</translation>
    </message>
    <message>
        <source>Type to find in any language</source>
        <translation>Tippen, um in allen Sprachen zu suchen</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>code</source>
        <comment>of a language</comment>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>The code of a language</source>
        <translation>Kürzel einer Sprache</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Zu prüfen</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsWhere</name>
    <message>
        <source>Choose a text; here stands where it is shown.</source>
        <translation>Einen Text wählen; hier steht, wo er zu sehen ist.</translation>
    </message>
    <message>
        <source>It stands along its line on the sea.</source>
        <translation>Er steht entlang seiner Linie auf dem Meer.</translation>
    </message>
    <message>
        <source>It does not stand on the map but in lists and sentences.</source>
        <translation>Er steht nicht auf der Karte, sondern in Listen und Sätzen.</translation>
    </message>
    <message>
        <source>The map is asked whether %1 fits …</source>
        <comment>%1 a name</comment>
        <translation>Die Karte prüft, ob %1 passt …</translation>
    </message>
    <message>
        <source>%1 stands in its province.</source>
        <comment>%1 a name</comment>
        <translation>%1 steht in der Provinz.</translation>
    </message>
    <message>
        <source>The map has no room for %1, not even at 100 %. A short name may fit.</source>
        <comment>%1 a name</comment>
        <translation>Die Karte hat keinen Platz für %1, nicht einmal bei 100&#xa0;%. Ein Kurzname passt vielleicht.</translation>
    </message>
    <message>
        <source>%1 has no room in its province: it stands beside it, at the end of a line.</source>
        <comment>%1 a name</comment>
        <translation>%1 hat in der Provinz keinen Platz: Der Name steht daneben, am Ende einer Linie.</translation>
    </message>
    <message>
        <source>%1 fits at 100 %, but not at 65 %: there it is left out.</source>
        <comment>%1 a name</comment>
        <translation>%1 passt bei 100&#xa0;%, aber nicht bei 65&#xa0;%: Dort entfällt der Name.</translation>
    </message>
    <message>
        <source>%1 fits at 100 % and at 65 %, on two lines.</source>
        <comment>%1 a name</comment>
        <translation>%1 passt bei 100&#xa0;% und bei 65&#xa0;%, auf zwei Zeilen.</translation>
    </message>
    <message>
        <source>%1 fits at 100 % and at 65 %, on one line.</source>
        <comment>%1 a name</comment>
        <translation>%1 passt bei 100&#xa0;% und bei 65&#xa0;%, auf einer Zeile.</translation>
    </message>
    <message>
        <source>A short name for %1, %2</source>
        <comment>%1 a name, %2 a language</comment>
        <translation>Kurzname für %1, %2</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <comment>a text, on the map</comment>
        <translation>Wo der Text steht</translation>
    </message>
    <message>
        <source>Short name…</source>
        <comment>a button</comment>
        <translation>Kurzname…</translation>
    </message>
    <message>
        <source>Map with the names in this language</source>
        <translation>Karte mit den Namen in dieser Sprache</translation>
    </message>
    <message>
        <source>A short name</source>
        <translation>Ein kurzer Name</translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolHand</name>
    <message>
        <source>Select: click a province</source>
        <translation>Auswählen: auf eine Provinz klicken</translation>
    </message>
    <message>
        <source>Its name, country and figures stand at the right. Shift chooses more; a double click names it</source>
        <translation>Name, Land und Werte stehen rechts. Mit Umschalt mehrere wählen; ein Doppelklick benennt sie</translation>
    </message>
    <message>
        <source>Join the borders?</source>
        <translation>Grenzen zusammenfügen?</translation>
    </message>
    <message numerus="yes">
        <source>Join the borders (%n gap(s), up to %1 wide)?</source>
        <comment>%1 in units of the map</comment>
        <translation>
            <numerusform>Grenzen zusammenfügen (%n Lücke, bis zu %1 breit)?</numerusform>
            <numerusform>Grenzen zusammenfügen (%n Lücken, bis zu %1 breit)?</numerusform>
        </translation>
    </message>
    <message>
        <source>In this picture borders only lie near each other. Once they are joined, both neighbours change together; one step, which can be undone</source>
        <translation>In diesem Bild liegen Grenzen nur nahe beieinander. Sind sie zusammengefügt, ändern sich beide Nachbarprovinzen zusammen; es ist ein einziger Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a button: borders are not joined</comment>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>Join the borders</source>
        <comment>a button</comment>
        <translation>Grenzen zusammenfügen</translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolWords</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Draw a province</source>
        <translation>Provinz zeichnen</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Sea lanes</source>
        <translation>Seewege</translation>
    </message>
    <message>
        <source>Places of names and tokens</source>
        <translation>Orte von Namen und Markern</translation>
    </message>
    <message>
        <source>Names of seas</source>
        <translation>Namen von Meeren</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wälder</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Bild zum Nachzeichnen</translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePane</name>
    <message numerus="yes">
        <source>%n province(s) drawn</source>
        <translation>
            <numerusform>%n Provinz gezeichnet</numerusform>
            <numerusform>%n Provinzen gezeichnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n Land</numerusform>
            <numerusform>%n Länder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies); a game needs two</source>
        <translation>
            <numerusform>%n Land; eine Partie braucht zwei</numerusform>
            <numerusform>%n Länder; eine Partie braucht zwei</numerusform>
        </translation>
    </message>
    <message>
        <source>Every province has its country</source>
        <translation>Jede Provinz hat ihr Land</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a country</source>
        <translation>
            <numerusform>%n Provinz ohne Land</numerusform>
            <numerusform>%n Provinzen ohne Land</numerusform>
        </translation>
    </message>
    <message>
        <source>Every province has its name</source>
        <translation>Jede Provinz hat ihren Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a name</source>
        <translation>
            <numerusform>%n Provinz ohne Namen</numerusform>
            <numerusform>%n Provinzen ohne Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea(s) with a name</source>
        <translation>
            <numerusform>%n Meer mit Namen</numerusform>
            <numerusform>%n Meere mit Namen</numerusform>
        </translation>
    </message>
    <message>
        <source>No sea has a name yet</source>
        <translation>Noch kein Meer hat einen Namen</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>None. An old map or a scan, PNG or JPEG: drop it on the map. It never becomes part of the map.</source>
        <translation>Keines. Eine alte Karte oder ein Scan, PNG oder JPEG: auf die Karte ziehen. Das Bild wird nie Teil der Karte.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Another one…</source>
        <translation>Anderes…</translation>
    </message>
    <message>
        <source>Trace</source>
        <comment>a panel: what is left while a map is traced</comment>
        <translation>Nachzeichnen</translation>
    </message>
    <message>
        <source>Left to do</source>
        <translation>Noch zu tun</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Draw a province</source>
        <translation>Provinz zeichnen</translation>
    </message>
    <message>
        <source>To the countries</source>
        <translation>Zu den Ländern</translation>
    </message>
    <message>
        <source>Show a province without a country</source>
        <translation>Eine Provinz ohne Land zeigen</translation>
    </message>
    <message>
        <source>Name a province that has no name</source>
        <translation>Eine Provinz ohne Namen benennen</translation>
    </message>
    <message>
        <source>Name a sea</source>
        <translation>Ein Meer benennen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>how strongly a picture is seen</comment>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>How strongly the picture to trace is seen, per cent</source>
        <translation>Deckkraft des Bildes zum Nachzeichnen, in Prozent</translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePicker</name>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Bild zum Nachzeichnen wählen</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Die Zwischenablage enthält kein Bild.</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <comment>a file, its width and height</comment>
        <translation>%1, %2 × %3 Pixel</translation>
    </message>
    <message>
        <source>An old map, a scan or a screenshot: choose it, paste it, or drop it here. PNG or JPEG.</source>
        <translation>Eine alte Karte, ein Scan oder ein Bildschirmfoto: wählen, einfügen oder hierher ziehen. PNG oder JPEG.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste a picture to trace</source>
        <translation>Bild zum Nachzeichnen einfügen</translation>
    </message>
    <message>
        <source>The picture to trace</source>
        <translation>Das Bild zum Nachzeichnen</translation>
    </message>
</context>
<context>
    <name>marches::editor::TraceWords</name>
    <message>
        <source>%1 can’t be read.</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 is larger than 100 MB. Make it smaller first.</source>
        <comment>%1 a file</comment>
        <translation>%1 ist größer als 100&#xa0;MB. Das Bild zuerst verkleinern.</translation>
    </message>
    <message>
        <source>%1 is no PNG and no JPEG picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 ist weder ein PNG- noch ein JPEG-Bild.</translation>
    </message>
    <message>
        <source>%1 is a damaged picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 ist ein beschädigtes Bild.</translation>
    </message>
    <message>
        <source>%1 has more than 200 million pixels. Make it smaller first.</source>
        <comment>%1 a file</comment>
        <translation>%1 hat mehr als 200 Millionen Pixel. Das Bild zuerst verkleinern.</translation>
    </message>
    <message>
        <source>%1 is a damaged picture, or too large to be unpacked.</source>
        <comment>%1 a file</comment>
        <translation>%1 ist ein beschädigtes Bild oder zu groß, um entpackt zu werden.</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Die Zwischenablage enthält kein Bild.</translation>
    </message>
    <message>
        <source>The picture of the clipboard has more than 200 million pixels.</source>
        <translation>Das Bild in der Zwischenablage hat mehr als 200 Millionen Pixel.</translation>
    </message>
    <message>
        <source>The picture of the clipboard can’t be kept on the disk.</source>
        <translation>Das Bild in der Zwischenablage lässt sich nicht auf der Festplatte sichern.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>marches::editor::Tracing</name>
    <message>
        <source>The picture lies over the map. With U it is placed</source>
        <translation>Das Bild liegt über der Karte. Mit U wird es platziert</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Bild zum Nachzeichnen wählen</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Die Zwischenablage enthält kein Bild.</translation>
    </message>
</context>
<context>
    <name>marches::editor::UnderlayTool</name>
    <message>
        <source>A picture to trace: choose one, paste it, or drop it on the map</source>
        <translation>Bild zum Nachzeichnen: wählen, einfügen oder auf die Karte ziehen</translation>
    </message>
    <message>
        <source>The picture to trace can’t be shown</source>
        <translation>Das Bild zum Nachzeichnen lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Now click where this point belongs</source>
        <translation>Jetzt auf die Stelle klicken, an die dieser Punkt gehört</translation>
    </message>
    <message>
        <source>Click a second point of the picture</source>
        <translation>Auf einen zweiten Punkt des Bildes klicken</translation>
    </message>
    <message>
        <source>Click a point of the picture to place it</source>
        <translation>Auf einen Punkt des Bildes klicken, um es zu platzieren</translation>
    </message>
    <message>
        <source>An old map, a scan or a screenshot (PNG or JPEG). It never becomes part of the map</source>
        <translation>Eine alte Karte, ein Scan oder ein Bildschirmfoto (PNG oder JPEG). Das Bild wird nie Teil der Karte</translation>
    </message>
    <message>
        <source>It turns and resizes the picture about the first point. Esc: no second point</source>
        <translation>Er dreht das Bild um den ersten Punkt und ändert seine Größe. Esc: kein zweiter Punkt</translation>
    </message>
    <message>
        <source>Then where it belongs; a second pair turns and resizes it. O hides the picture while held</source>
        <translation>Dann auf die Stelle, an die er gehört; ein zweites Paar dreht das Bild und ändert seine Größe. O blendet es aus, solange die Taste gedrückt ist</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Another one…</source>
        <translation>Anderes…</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>hide the picture</source>
        <translation>Bild ausblenden</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <comment>key</comment>
        <translation>Strg+V</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>Punkt setzen</translation>
    </message>
    <message>
        <source>point of the picture</source>
        <translation>Punkt des Bildes</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>rastet an Vorhandenem ein</translation>
    </message>
    <message>
        <source>The two points are too near each other. Choose one farther away</source>
        <translation>Die zwei Punkte liegen zu nahe beieinander. Einen weiter entfernten wählen</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantBar</name>
    <message>
        <source>This changes %1 alone; outlines and links change in the whole map</source>
        <comment>%1 the variant that is shown</comment>
        <translation>Das ändert nur %1; Umrisse und Verbindungen ändern sich auf der ganzen Karte</translation>
    </message>
    <message>
        <source>This changes %1 alone</source>
        <comment>%1 the variant that is shown</comment>
        <translation>Das ändert nur %1</translation>
    </message>
    <message>
        <source>The whole map</source>
        <comment>a button: it is shown instead of a variant</comment>
        <translation>Die ganze Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantDifferences</name>
    <message>
        <source>%1 as in the whole map</source>
        <comment>a button; %1 what a variant has of its own</comment>
        <translation>%1 wie auf der ganzen Karte</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a variant</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>of a variant</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no province</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n Provinz</numerusform>
            <numerusform>%n Provinzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>provinces of a variant</comment>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a province and whose it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as in the whole map</source>
        <translation>wie auf der ganzen Karte</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>to whom provinces belong</comment>
        <translation>Zugehörigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n countries</source>
        <translation>
            <numerusform>%n Land</numerusform>
            <numerusform>%n Länder</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>the countries that may be played</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>The whole map is shown. Choose a variant to see what it changes, or make a new one.</source>
        <translation>Zu sehen ist die ganze Karte. Eine Variante wählen, um ihre Abweichungen zu sehen, oder eine neue anlegen.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>the first column: what differs</comment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>a column: the values of a variant</comment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the whole map</source>
        <comment>a column: the values that a variant lies over</comment>
        <translation>Auf der ganzen Karte</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of players</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Players, at least</source>
        <translation>Spieler, mindestens</translation>
    </message>
    <message>
        <source>Players, at most</source>
        <translation>Spieler, höchstens</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>a button: who may be played</comment>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change who may be played</source>
        <translation>Ändern, welche Länder spielbar sind</translation>
    </message>
    <message>
        <source>The name in all languages</source>
        <translation>Der Name in allen Sprachen</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <comment>a language</comment>
        <translation>Name auf %1</translation>
    </message>
    <message>
        <source>Change another figure here…</source>
        <translation>Hier eine weitere Zahl ändern…</translation>
    </message>
    <message>
        <source>what isn’t listed is the map’s own</source>
        <translation>was nicht aufgeführt ist, gilt wie auf der Karte</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantMap</name>
    <message>
        <source>Choose a variant first, or make one.</source>
        <translation>Zuerst eine Variante wählen oder eine anlegen.</translation>
    </message>
    <message>
        <source>left out here</source>
        <comment>a province</comment>
        <translation>hier weggelassen</translation>
    </message>
    <message>
        <source>given to %1 in this variant; contested in the whole map</source>
        <translation>in dieser Variante an %1 gegeben; auf der ganzen Karte umstritten</translation>
    </message>
    <message>
        <source>given to %1 in this variant</source>
        <translation>in dieser Variante an %1 gegeben</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <comment>a province; %1 a country</comment>
        <translation>An %1 geben</translation>
    </message>
    <message>
        <source>As in the whole map</source>
        <translation>Wie auf der ganzen Karte</translation>
    </message>
    <message>
        <source>The map of this variant</source>
        <translation>Die Karte dieser Variante</translation>
    </message>
    <message>
        <source>belongs to one here</source>
        <comment>a province that is contested in the whole map</comment>
        <translation>gehört hier nur einem Land</translation>
    </message>
    <message>
        <source>contested</source>
        <comment>a province</comment>
        <translation>umstritten</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantTable</name>
    <message>
        <source>Check</source>
        <comment>the first column: what is checked of variants</comment>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantsView</name>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>The whole map is named by the map itself.</source>
        <translation>Die ganze Karte heißt wie die Karte selbst.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n Provinz</numerusform>
            <numerusform>%n Provinzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Proof of %1</source>
        <comment>%1 a variant</comment>
        <translation>Nachweis für %1</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>a variant</comment>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>being checked…</source>
        <comment>a variant</comment>
        <translation>wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>%n checked</source>
        <comment>variants</comment>
        <translation>
            <numerusform>%n geprüft</numerusform>
            <numerusform>%n geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants: choose one, or make a new one</source>
        <translation>Varianten: eine wählen oder eine neue anlegen</translation>
    </message>
    <message>
        <source>A variant is another way to play this map: fewer players, fewer provinces. It says only what differs</source>
        <translation>Eine Variante ist eine andere Art, diese Karte zu spielen: weniger Spieler, weniger Provinzen. Sie nennt nur, was abweicht</translation>
    </message>
    <message>
        <source>%1: click provinces to leave them out or take them in</source>
        <comment>%1 a variant</comment>
        <translation>%1: Provinzen anklicken, um sie wegzulassen oder aufzunehmen</translation>
    </message>
    <message>
        <source>%1: click provinces to leave them out</source>
        <comment>%1 a variant</comment>
        <translation>%1: Provinzen anklicken, um sie wegzulassen</translation>
    </message>
    <message>
        <source>%1: click provinces to take them in</source>
        <comment>%1 a variant</comment>
        <translation>%1: Provinzen anklicken, um sie aufzunehmen</translation>
    </message>
    <message>
        <source>%1: click provinces to say whose they are</source>
        <comment>%1 a variant</comment>
        <translation>%1: Provinzen anklicken, um sie einem Land zuzuordnen</translation>
    </message>
    <message>
        <source>%1: click provinces to make them as in the whole map</source>
        <comment>%1 a variant</comment>
        <translation>%1: Provinzen anklicken, damit sie wie auf der ganzen Karte sind</translation>
    </message>
    <message>
        <source>Drag paints many. Right-click a contested province to give it to one country. The map itself is not changed</source>
        <translation>Überstreichen erfasst viele. Ein Rechtsklick auf eine umstrittene Provinz gibt sie einem einzigen Land. Die Karte selbst bleibt unverändert</translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>a button: provinces</comment>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>a button: provinces</comment>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>a button: to whom provinces belong</comment>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>As in the whole map</source>
        <translation>Wie auf der ganzen Karte</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <comment>a name; %1 a variant</comment>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>of one map</source>
        <comment>variants</comment>
        <translation>einer Karte</translation>
    </message>
    <message>
        <source>What is different here</source>
        <translation>Was hier anders ist</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle Varianten</translation>
    </message>
    <message>
        <source>What is proven of this variant</source>
        <translation>Was für diese Variante nachgewiesen ist</translation>
    </message>
    <message>
        <source>A new variant’s name</source>
        <translation>Name einer neuen Variante</translation>
    </message>
    <message>
        <source>New variant</source>
        <comment>a button</comment>
        <translation>Neue Variante</translation>
    </message>
    <message>
        <source>Copy of this</source>
        <comment>a button: a variant</comment>
        <translation>Kopie davon</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button: a variant</comment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Let computers play 1,000 games</source>
        <comment>a button</comment>
        <translation>Computer 1.000 Partien spielen lassen</translation>
    </message>
    <message>
        <source>Test-play here</source>
        <comment>a button: a game of the variant that is shown</comment>
        <translation>Probespiel hier</translation>
    </message>
</context>
<context>
    <name>marches::editor::WarriorsNewProvinceRows</name>
    <message>
        <source>Yields</source>
        <comment>what a province yields</comment>
        <translation>Ertrag</translation>
    </message>
</context>
<context>
    <name>marches::editor::WarriorsProvinceRows</name>
    <message>
        <source>Is</source>
        <comment>what a province is: common, a Trade Center, a Capital</comment>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Yields</source>
        <comment>what a province yields</comment>
        <translation>Ertrag</translation>
    </message>
</context>
<context>
    <name>marches::editor::WhosePane</name>
    <message>
        <source>Whose</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Choose a country, then click or drag over provinces. With Shift they are contested.</source>
        <translation>Ein Land wählen, dann Provinzen anklicken oder überstreichen. Mit Umschalt werden sie umstritten.</translation>
    </message>
</context>
<context>
    <name>marches::editor::WhoseTool</name>
    <message>
        <source>Whose: click a province of the country</source>
        <translation>Zuordnen: auf eine Provinz des Landes klicken</translation>
    </message>
    <message>
        <source>Give provinces to %1</source>
        <translation>Provinzen an %1 geben</translation>
    </message>
    <message>
        <source>Or press its number. What you click or drag over next is given to it</source>
        <translation>Oder die Nummer des Landes drücken. Was danach angeklickt oder überstrichen wird, geht an dieses Land</translation>
    </message>
    <message>
        <source>Click or drag over provinces. Shift contests them, Esc takes another country up</source>
        <translation>Provinzen anklicken oder überstreichen. Umschalt macht sie umstritten, mit Esc ein anderes Land wählen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <comment>keys</comment>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>umstritten</translation>
    </message>
    <message>
        <source>Nobody owns this</source>
        <translation>Das gehört niemandem</translation>
    </message>
</context>
<context>
    <name>marches::editor::WinKey</name>
    <message>
        <source>now, with the range that 95 of 100 such runs would give</source>
        <translation>jetzt, mit der Spanne, in der 95 von 100 solchen Läufen liegen würden</translation>
    </message>
    <message>
        <source>before the change</source>
        <comment>what a sign of the drawing stands for</comment>
        <translation>vor der Änderung</translation>
    </message>
</context>
<context>
    <name>marches::editor::WinModel</name>
    <message>
        <source>%1 to %2, a fair share %3</source>
        <comment>95 % interval of a share</comment>
        <translation>%1 bis %2, fairer Anteil %3</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>a share in the report before</comment>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games won, games played</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>too much</source>
        <comment>it wins so often</comment>
        <translation>zu oft</translation>
    </message>
    <message>
        <source>too little</source>
        <comment>it wins so seldom</comment>
        <translation>zu selten</translation>
    </message>
    <message>
        <source>┆ a fair share, %1</source>
        <comment>the sign is a dashed line</comment>
        <translation>┆ fairer Anteil, %1</translation>
    </message>
    <message>
        <source>┆ a fair share</source>
        <comment>the sign is a dashed line</comment>
        <translation>┆ fairer Anteil</translation>
    </message>
    <message>
        <source>won of played</source>
        <comment>games</comment>
        <translation>gewonnen von gespielt</translation>
    </message>
</context>
<context>
    <name>marches::play::ActionList</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You are looking back. Return to now to act.</source>
        <translation>Dies ist ein Rückblick. Zum Weiterspielen zurück zur Gegenwart.</translation>
    </message>
    <message>
        <source>Nobody at this table is asked now.</source>
        <translation>Niemand an diesem Tisch ist gefragt.</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>dock: everything that can be done now</comment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Aktionen filtern</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Also list what is not possible now, with the reason</source>
        <translation>Auch aufführen, was jetzt nicht möglich ist, mit dem Grund</translation>
    </message>
    <message>
        <source>The computer players are paused.</source>
        <translation>Die Computer sind angehalten.</translation>
    </message>
    <message>
        <source>The computer players are playing.</source>
        <translation>Die Computer sind am Zug.</translation>
    </message>
    <message>
        <source>Also impossible ones</source>
        <comment>check box above the list of what can be done now, where nothing is known to be impossible</comment>
        <translation>Auch Unmögliches</translation>
    </message>
    <message numerus="yes">
        <source>Also impossible ones (%n)</source>
        <comment>check box above the list of what can be done now: also list the actions that are not possible now, with the reason</comment>
        <translation>
            <numerusform>Auch Unmögliches (%n)</numerusform>
            <numerusform>Auch Unmögliches (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A kind of action, and which one: &quot;Build Archer: London&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game waits for &quot;%1&quot;, or for something to be taken back.</source>
        <extracomment>%1 a button in the window: &quot;Go on&quot;</extracomment>
        <translation>Die Partie wartet auf „%1“ oder darauf, dass etwas zurückgenommen wird.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n action(s)</source>
        <comment>placeholder of the filter field above the list of everything that can be done now</comment>
        <translation>
            <numerusform>Filtern: %n Aktion</numerusform>
            <numerusform>Filtern: %n Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::Banner</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 a button, %2 the note on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <extracomment>The button that answers a question with yes; %1 what was pressed: &quot;Yes: Done&quot;</extracomment>
        <translation>Ja: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 a button, %2 its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A button: not to do after all what was pressed</extracomment>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>marches::play::GameOpener</name>
    <message>
        <source>No other game waits to be gone on with.</source>
        <translation>Keine andere Partie wartet auf ihre Fortsetzung.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The game is opened up to line %L1</source>
        <extracomment>%L1 a line of a saved game</extracomment>
        <translation>Die Partie ist bis Zeile %L1 geöffnet</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Nichts ist verloren: Die Datei ist, wie sie war.</translation>
    </message>
    <message>
        <source>Nothing is lost: the game as it was is kept as %1.</source>
        <comment>%1 a file</comment>
        <translation>Nichts ist verloren: Die Partie, wie sie war, liegt als %1 bereit.</translation>
    </message>
    <message numerus="yes">
        <source>%n outside program(s) of this game was (were) not started; the table asks when it is their turn.</source>
        <translation>
            <numerusform>%n externes Programm dieser Partie wurde nicht gestartet; der Tisch fragt, wenn es am Zug ist.</numerusform>
            <numerusform>%n externe Programme dieser Partie wurden nicht gestartet; der Tisch fragt, wenn sie am Zug sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be gone on with</source>
        <translation>Diese Partie lässt sich nicht fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %n line(s) of the journal could not be read. The damaged journal is kept as %2.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %2 a file; %n lines of the file in which the game was kept</extracomment>
        <translation>
            <numerusform>Nach %1 ließ sich %n Zeile der Mitschrift nicht lesen. Die beschädigte Mitschrift liegt als %2 bereit.</numerusform>
            <numerusform>Nach %1 ließen sich %n Zeilen der Mitschrift nicht lesen. Die beschädigte Mitschrift liegt als %2 bereit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Partien (*.marches)</translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation>Diese Partie kann nicht beginnen</translation>
    </message>
    <message>
        <source>What shall be done with %1?</source>
        <extracomment>The title of a page; %1 is a file with a map</extracomment>
        <translation>Was soll mit %1 geschehen?</translation>
    </message>
    <message>
        <source>It is a map with its countries and figures. You can play on it, or open it in the editor.</source>
        <translation>Es ist eine Karte mit Ländern und Werten. Sie lässt sich spielen oder im Editor öffnen.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: on a map</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>A button: a map</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Games and maps (*.marches *.yaml *.marchesmap)</source>
        <translation>Partien und Karten (*.marches *.yaml *.marchesmap)</translation>
    </message>
</context>
<context>
    <name>marches::play::GameSaver</name>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Partien (*.marches)</translation>
    </message>
    <message>
        <source>%1 has changed since it was opened or saved here.</source>
        <comment>%1 a file</comment>
        <translation>%1 hat sich geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Another window, or another program, has written it. Both can be kept.</source>
        <translation>Ein anderes Fenster oder ein anderes Programm hat sie geschrieben. Beide können bleiben.</translation>
    </message>
    <message>
        <source>Keep both: save this one as %1</source>
        <comment>%1 a file</comment>
        <translation>Beide behalten: diese als %1 speichern</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>A button: the file that is there is overwritten</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 a file</comment>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Another %1 is in this folder.</source>
        <comment>%1 a file</comment>
        <translation>In diesem Ordner liegt schon eine andere Datei %1.</translation>
    </message>
    <message>
        <source>The map of this game has a file of that name, and must lie beside the game. If the other one is kept, the saved game opens only if both have the same rules and provinces.</source>
        <translation>Die Karte dieser Partie hat eine Datei mit diesem Namen, und die muss bei der Partie liegen. Bleibt die andere, so öffnet sich die gespeicherte Partie nur, wenn beide dieselben Regeln und Provinzen haben.</translation>
    </message>
    <message>
        <source>Save in a folder of its own: %1</source>
        <comment>%1 a folder</comment>
        <translation>In einen eigenen Ordner speichern: %1</translation>
    </message>
    <message>
        <source>Keep the other one</source>
        <extracomment>A button: the map&apos;s file that lies in the folder already stays there</extracomment>
        <translation>Die andere behalten</translation>
    </message>
    <message>
        <source>Export the game without branches</source>
        <translation>Partie ohne Zweige exportieren</translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation>Die Partie konnte nicht exportiert werden</translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <comment>%1 a file</comment>
        <translation>Exportiert als %1</translation>
    </message>
</context>
<context>
    <name>marches::play::HandOver</name>
    <message>
        <source>Hand the screen to %1</source>
        <extracomment>Two people play at one screen, each with a hand that the other must not see; %1 is who plays next</extracomment>
        <translation>Bildschirm an %1 übergeben</translation>
    </message>
    <message>
        <source>I am here</source>
        <extracomment>A button: the person who plays next sits at the screen now</extracomment>
        <translation>Ich bin da</translation>
    </message>
</context>
<context>
    <name>marches::play::LeftGamesPage</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player</comment>
        <extracomment>A country and who plays it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A game that cannot be opened</source>
        <translation>Eine Partie, die sich nicht öffnen lässt</translation>
    </message>
    <message>
        <source>%1 · last played %2</source>
        <extracomment>Where a game stands (&quot;Turn 5, Trade&quot;), and when it was played last</extracomment>
        <translation>%1 · zuletzt gespielt %2</translation>
    </message>
    <message>
        <source>Throw this game away for good?</source>
        <translation>Diese Partie endgültig verwerfen?</translation>
    </message>
    <message>
        <source>The end of its journal is damaged; the game goes on from the last whole command.</source>
        <translation>Das Ende ihrer Mitschrift ist beschädigt; die Partie geht beim letzten unversehrten Zug weiter.</translation>
    </message>
    <message>
        <source>It stays in %1.</source>
        <comment>%1 a folder</comment>
        <translation>Sie bleibt in %1.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Yes, throw it away</source>
        <translation>Ja, verwerfen</translation>
    </message>
    <message>
        <source>Throw it away…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>A game was interrupted</source>
        <translation>Eine Partie wurde unterbrochen</translation>
    </message>
    <message>
        <source>Games were interrupted</source>
        <translation>Partien wurden unterbrochen</translation>
    </message>
    <message>
        <source>Go on with your game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Games that were left before their end. A new one can be begun all the same: these stay here.</source>
        <translation>Partien, die vor ihrem Ende verlassen wurden. Eine neue lässt sich trotzdem beginnen; diese bleiben hier erhalten.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeicherte Partie öffnen…</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <comment>%1 a date and time</comment>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its journal is damaged: after %1, %n line(s) can&apos;t be read. The game goes on from there, and the damaged journal is kept beside.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %n lines of the file in which the game is kept</extracomment>
        <translation>
            <numerusform>Ihre Mitschrift ist beschädigt: Nach %1 lässt sich %n Zeile nicht lesen. Die Partie geht dort weiter, die beschädigte Mitschrift wird daneben aufgehoben.</numerusform>
            <numerusform>Ihre Mitschrift ist beschädigt: Nach %1 lassen sich %n Zeilen nicht lesen. Die Partie geht dort weiter, die beschädigte Mitschrift wird daneben aufgehoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show more (%n older)</source>
        <comment>games</comment>
        <extracomment>On a button below a list; %n that are not shown yet</extracomment>
        <translation>
            <numerusform>Mehr anzeigen (%n ältere)</numerusform>
            <numerusform>Mehr anzeigen (%n ältere)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::LogView</name>
    <message>
        <source>Main line</source>
        <comment>line of play: the game as first played</comment>
        <translation>Hauptzweig</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>line of play, %1 its number or name</comment>
        <translation>Zweig %1</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>dock: what happened in the game</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every command will stand here; click one to look back.</source>
        <translation>Noch ist nichts geschehen. Jeder Zug wird hier stehen; ein Klick darauf zeigt die Partie von damals.</translation>
    </message>
    <message>
        <source>Look back over the game</source>
        <translation>Auf die Partie zurückblicken</translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>Look at the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zur Gegenwart</translation>
    </message>
    <message>
        <source>What was taken back and played otherwise is kept. Each line is one course of the game; choose the one to look at or go on with.</source>
        <translation>Was zurückgenommen und anders gespielt wurde, bleibt erhalten. Jeder Zweig ist ein Verlauf der Partie; hier lässt sich wählen, welcher zu sehen ist und weitergeht.</translation>
    </message>
    <message>
        <source>One row of the log back</source>
        <translation>Eine Protokollzeile zurück</translation>
    </message>
    <message>
        <source>One row of the log forward</source>
        <translation>Eine Protokollzeile vor</translation>
    </message>
</context>
<context>
    <name>marches::play::MainWindow</name>
    <message>
        <source>It is a record of the game &quot;%1&quot;, which this program does not have.</source>
        <translation>Das ist die Aufzeichnung einer Partie von „%1“, und dieses Spiel hat das Programm nicht.</translation>
    </message>
</context>
<context>
    <name>marches::play::PlayDesk</name>
    <message>
        <source>No game is on the table.</source>
        <translation>Auf dem Tisch liegt keine Partie.</translation>
    </message>
    <message>
        <source>The game on the table waits until this page is left.</source>
        <translation>Die Partie auf dem Tisch wartet, bis diese Seite verlassen wird.</translation>
    </message>
    <message>
        <source>%1 – Marches</source>
        <comment>title of the window; %1 what is played</comment>
        <translation>%1 – Marches</translation>
    </message>
    <message>
        <source>Marches</source>
        <translation>Marches</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen…</translation>
    </message>
    <message>
        <source>Nothing is lost: the game on the table goes on, and the file is as it was.</source>
        <translation>Nichts ist verloren: Die Partie auf dem Tisch geht weiter, und die Datei ist, wie sie war.</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Nichts ist verloren: Die Datei ist, wie sie war.</translation>
    </message>
    <message>
        <source>The game that lay here before is kept: %1, %2.</source>
        <comment>%1 a menu, %2 what stands in it: File, Unfinished games</comment>
        <translation>Die Partie von vorher liegt unter „%1“, „%2“ bereit.</translation>
    </message>
    <message>
        <source>The game cannot be kept on the disk: %1</source>
        <translation>Die Partie lässt sich nicht auf der Festplatte sichern: %1</translation>
    </message>
    <message>
        <source>The game is kept on the disk again.</source>
        <translation>Die Partie wird wieder auf der Festplatte gesichert.</translation>
    </message>
    <message>
        <source>The game is kept on the disk again; the damaged journal is kept as %1.</source>
        <comment>%1 a file</comment>
        <translation>Die Partie wird wieder auf der Festplatte gesichert; die beschädigte Mitschrift liegt als %1 bereit.</translation>
    </message>
    <message>
        <source>The game on the table is kept nowhere: it would be lost.</source>
        <translation>Die Partie auf dem Tisch ist nirgends gesichert: Sie ginge verloren.</translation>
    </message>
    <message>
        <source>Save it…</source>
        <extracomment>A button: the game on the table, into a file</extracomment>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Lose it</source>
        <extracomment>A button: the game on the table may be lost</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Test game: %1</source>
        <comment>%1 a map&apos;s name</comment>
        <translation>Probespiel: %1</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <comment>a test game</comment>
        <translation>Nichts davon wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <comment>from a test game</comment>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <source>Nothing of a test game is kept.</source>
        <translation>Von einem Probespiel wird nichts aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>marches::play::PlayMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Recent &amp;games</source>
        <translation>&amp;Letzte Partien</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Tempo der Computer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of computer players</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of computer players</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Readable</source>
        <comment>pace of computer players</comment>
        <translation>Zum Mitlesen</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of computer players</comment>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>marches::play::ProgramDialog</name>
    <message>
        <source>A program plays</source>
        <translation>Ein Programm spielt</translation>
    </message>
    <message>
        <source>A program of your own can play a seat: it is told the position and what can be done, line by line, and answers with a move. It runs on this computer and may do whatever you may do. Choose only one that you trust. No saved game ever starts it by itself.</source>
        <translation>Auf einem Platz kann ein eigenes Programm spielen: Es erfährt Zeile für Zeile die Stellung und was möglich ist, und antwortet mit einem Zug. Es läuft auf diesem Computer und darf alles, was das Benutzerkonto darf. Nur eines wählen, dem zu trauen ist. Keine gespeicherte Partie startet es von selbst.</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>&amp;Befehlszeile:</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>&amp;Seconds for an answer:</source>
        <translation>&amp;Sekunden für eine Antwort:</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>&amp;Spielen lassen</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Ein Programm wählen</translation>
    </message>
</context>
<context>
    <name>marches::play::ProvinceList</name>
    <message>
        <source>Provinces</source>
        <comment>dock: table of all provinces</comment>
        <translation>Provinzen</translation>
    </message>
</context>
<context>
    <name>marches::play::RefusalView</name>
    <message>
        <source>What would do it</source>
        <comment>heading above the ways out of a refusal</comment>
        <translation>Was helfen würde</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>To the rule</source>
        <extracomment>A link to the rules page; %1 the title of its section, such as &quot;Maneuvering&quot;</extracomment>
        <translation>Zur Regel</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
</context>
<context>
    <name>marches::play::RunningGame</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a fault and its place</comment>
        <extracomment>%1 what is wrong, in a short sentence; %2 the file or folder where it is</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>marches::play::Scrubber</name>
    <message>
        <source>Turn %1</source>
        <extracomment>Below the slider of the game, where that turn begins; the next ones are figures alone</extracomment>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>marches::play::SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Name of the player of %1</source>
        <translation>Name am Platz von %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt %1</translation>
    </message>
</context>
<context>
    <name>marches::play::StatusMarks</name>
    <message>
        <source>Time is up: this turn is the last</source>
        <translation>Die Zeit ist um: Diese Runde ist die letzte</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <comment>%1 hours and minutes</comment>
        <translation>Restzeit: %1</translation>
    </message>
    <message>
        <source>%1 It is tried again every few seconds. Make room, or save the game to another disk.</source>
        <comment>%1 what is wrong, a sentence</comment>
        <translation>%1 Alle paar Sekunden wird es wieder versucht. Schaffe Platz oder speichere die Partie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>⚠ Not kept on the disk</source>
        <extracomment>In the status bar: a crash would lose what happened since</extracomment>
        <translation>⚠ Nicht auf der Festplatte gesichert</translation>
    </message>
    <message>
        <source>Kept automatically, not yet saved to a file</source>
        <translation>Automatisch gesichert, noch in keiner Datei</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>↵</source>
        <comment>the Enter key</comment>
        <translation>↵</translation>
    </message>
    <message>
        <source>act</source>
        <comment>what the Enter key does</comment>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>what a key shows: the rule</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>next pane</source>
        <comment>where a key leads</comment>
        <translation>nächster Bereich</translation>
    </message>
    <message>
        <source>close</source>
        <comment>what a key does to a card</comment>
        <translation>schließen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <comment>keys</comment>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>travel</source>
        <comment>on the map, by keys</comment>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>a unit, by a key</comment>
        <translation>wählen</translation>
    </message>
    <message>
        <source>filter</source>
        <comment>what keys do to a list</comment>
        <translation>filtern</translation>
    </message>
    <message>
        <source>look back</source>
        <comment>what the Enter key does</comment>
        <translation>zurückblicken</translation>
    </message>
</context>
<context>
    <name>marches::play::TableWindow</name>
    <message>
        <source>%1, as it stood at its end</source>
        <comment>%1 a phase that is over, a heading of the log: Turn 3 · Trade</comment>
        <translation>%1, wie es am Ende stand</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Es wurde nichts rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <comment>%1 what was done and taken back</comment>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>That was decided by %1: %2. Take it back?</source>
        <comment>%1 a person, %2 what was done</comment>
        <translation>Das war die Entscheidung von %1: %2. Zurücknehmen?</translation>
    </message>
    <message>
        <source>%1, as it stood</source>
        <comment>%1 a moment of the game: Turn 3, Trade</comment>
        <translation>%1, wie es damals stand</translation>
    </message>
    <message>
        <source>You are looking back. The game waits.</source>
        <translation>Dies ist ein Rückblick. Die Partie wartet.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zur Gegenwart</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Weiterspielen lassen</translation>
    </message>
    <message>
        <source>Play waits: only computer players sit at this table</source>
        <translation>Die Partie wartet: Nur Computer sitzen am Tisch</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <extracomment>A button: a person takes the seat of a computer player, in the dialog of seats</extracomment>
        <translation>Platz einnehmen…</translation>
    </message>
    <message>
        <source>%1 waits: computer players are paused</source>
        <translation>%1 wartet: Die Computer sind angehalten</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer player</comment>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>to a computer player that thinks</comment>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>stop the computer players for a while</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 is played by an outside program that was not started</source>
        <translation>%1 wird von einem externen Programm gespielt, das nicht gestartet wurde</translation>
    </message>
    <message>
        <source>Give the seat…</source>
        <translation>Platz vergeben…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of the window: a map, and the turn and phase</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Nothing is refused here.</source>
        <translation>Hier ist alles möglich.</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Runde und Phase</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>Seit der letzten eigenen Entscheidung ist nichts geschehen.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Since the last decision of %1</source>
        <translation>Seit der letzten Entscheidung von %1</translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s); the log has them all.</source>
        <translation>
            <numerusform>Die letzte Zeile; das Protokoll hat alle.</numerusform>
            <numerusform>Die letzten %n Zeilen; das Protokoll hat alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <comment>%1 what, as the refusal&apos;s card is headed</comment>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>The rules page has nothing on this.</source>
        <translation>Dazu steht nichts in den Regeln.</translation>
    </message>
    <message>
        <source>The program of %1 cannot be started</source>
        <comment>%1 a seat</comment>
        <translation>Das Programm von %1 lässt sich nicht starten</translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has said nothing for %n second(s)</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>Das Programm von %1 schweigt seit %n Sekunde</numerusform>
            <numerusform>Das Programm von %1 schweigt seit %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The program of %1 writes a line without end</source>
        <comment>%1 a seat</comment>
        <translation>Das Programm von %1 schreibt eine Zeile ohne Ende</translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has answered %n time(s) what cannot be done</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>Das Programm von %1 hat %n-mal mit etwas geantwortet, was nicht geht</numerusform>
            <numerusform>Das Programm von %1 hat %n-mal mit etwas geantwortet, was nicht geht</numerusform>
        </translation>
    </message>
    <message>
        <source>The program of %1 has ended by itself</source>
        <comment>%1 a seat</comment>
        <translation>Das Programm von %1 hat sich beendet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 a command line, %2 what the system says of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: its last answer was &quot;%2&quot; (%3)</source>
        <comment>%1 a command line, %2 what the program wrote, %3 the rule that refuses it</comment>
        <translation>%1: Die letzte Antwort war „%2“ (%3)</translation>
    </message>
    <message>
        <source>%1: start it only if you trust it</source>
        <comment>%1 a command line</comment>
        <translation>%1: nur starten, wenn ihm zu trauen ist</translation>
    </message>
    <message>
        <source>Go on with: %1</source>
        <extracomment>A button; %1 is a computer player: &quot;Computer, steady&quot;</extracomment>
        <translation>Weiter mit: %1</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Start the program</source>
        <translation>Programm starten</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <extracomment>A person takes the seat of a program</extracomment>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>No hint is looked for any more.</source>
        <translation>Es wird kein Tipp mehr gesucht.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <extracomment>A button: shows what the others have done since one&apos;s last decision</extracomment>
        <translation>Was ist geschehen?</translation>
    </message>
    <message>
        <source>What the others have done since your last decision</source>
        <translation>Was die anderen seit der letzten eigenen Entscheidung getan haben</translation>
    </message>
    <message>
        <source>A hint is being looked for…</source>
        <translation>Ein Tipp wird gesucht…</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <comment>%1 what was done</comment>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>%1 what was done</comment>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <comment>%1 what was done</comment>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Play goes on from this moment. Nothing is lost: what was played after it stays as another line of play, and the list above the log leads back to it.</source>
        <extracomment>The tip of &quot;Play on from here&quot;, while one looks back; the list above the log: of the lines of play</extracomment>
        <translation>Von diesem Augenblick an geht es weiter. Nichts geht verloren: Was danach gespielt wurde, bleibt als weiterer Zweig erhalten, und die Liste über dem Protokoll führt dorthin zurück.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person and what was done</comment>
        <extracomment>What somebody else at the table did: &quot;England: Token on Military&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button: a computer player says what it would do</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What the best computer player would do here, and why</source>
        <translation>Was der beste Computerspieler hier täte, und warum</translation>
    </message>
    <message>
        <source>Show it step by step</source>
        <extracomment>A button on the list of what the others did: goes back to before it, from where the map shows it one after the other</extracomment>
        <translation>Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button, while one looks back: shows what was done next</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button, while one looks back: shows the moment before what was done last</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>A button, while one looks back: the game goes on from that moment, another way than it went</extracomment>
        <translation>Von hier weiterspielen…</translation>
    </message>
    <message>
        <source>The game as it went on is kept as another line of play. Play on from this moment?</source>
        <translation>Der bisherige Verlauf bleibt als Zweig erhalten. Von diesem Moment an weiterspielen?</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Das ist der Anfang der Partie.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what was done last, and that one is looking back</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>What was drawn or shown since then is known now. Take it back: %1?</source>
        <extracomment>A die was rolled, a card drawn, or secret bids were opened after it; %1 what was done</extracomment>
        <translation>Was seitdem gezogen oder aufgedeckt wurde, ist nun bekannt. Zurücknehmen: %1?</translation>
    </message>
</context>
<context>
    <name>marches::play::TellView</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>What was done, and its price or gain</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>marches::play::TurnTrackView</name>
    <message>
        <source>%1 is asked now</source>
        <translation>%1 ist gefragt</translation>
    </message>
    <message>
        <source>%1 is waited for</source>
        <translation>Auf %1 wird gewartet</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>%1 takes no part</source>
        <translation>%1 nimmt nicht teil</translation>
    </message>
    <message>
        <source>%1 comes later</source>
        <translation>%1 kommt später</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Runde und Phase</translation>
    </message>
    <message>
        <source>Turn %L1 of %L2</source>
        <translation>Runde %L1 von %L2</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Runde %L1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1, over</source>
        <comment>a phase of the turn</comment>
        <translation>%1, vorbei</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>a phase of the turn</comment>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1, to come</source>
        <comment>a phase of the turn</comment>
        <translation>%1, später</translation>
    </message>
</context>
<context>
    <name>marches::shell::DockBoard</name>
    <message>
        <source>Panels</source>
        <comment>the tabs of panels that share a place</comment>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>marches::shell::ExportDialog</name>
    <message>
        <source>&amp;Landscape</source>
        <translation>&amp;Querformat</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, zum Drucken</translation>
    </message>
    <message>
        <source>PNG, a picture of pixels</source>
        <translation>PNG, ein Bild aus Pixeln</translation>
    </message>
    <message>
        <source>SVG, a drawing that can be changed</source>
        <translation>SVG, eine veränderbare Zeichnung</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>As large as the map</source>
        <extracomment>Paper size: a sheet as large as the map</extracomment>
        <translation>So groß wie die Karte</translation>
    </message>
    <message>
        <source>With more than one the map is printed in pieces, with marks to cut them along.</source>
        <extracomment>Sheets of paper side by side</extracomment>
        <translation>Bei mehr als einem wird die Karte in Teilen gedruckt, mit Schnittmarken.</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>&amp;Sheets across:</source>
        <extracomment>How many sheets of paper side by side</extracomment>
        <translation>Blätter &amp;nebeneinander:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>The whole map as it stands now, on parchment, with owners, tokens, title and key.</source>
        <translation>Die ganze Karte, wie sie jetzt ist, auf Pergament, mit Besitzern, Figuren, Titel und Legende.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>Width and height of a picture</extracomment>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>Width and height of a sheet of paper</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 on %2 × %3 sheets</source>
        <extracomment>A size in mm; sheets of paper side by side and one below the other: &quot;400 × 400 mm on 2 × 2 sheets&quot;</extracomment>
        <translation>%1 auf %2 × %3 Blättern</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of file in a file dialog; %1 is &quot;PDF&quot;, %2 &quot;pdf&quot;</extracomment>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
</context>
<context>
    <name>marches::shell::FindingsCard</name>
    <message>
        <source>%1: %2</source>
        <comment>a fault</comment>
        <extracomment>A file and what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <extracomment>A file, a line in it, and what is wrong there</extracomment>
        <translation>%1, Zeile %L2: %3</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Zeile %L1: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Zeile %L1, Spalte %L2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Is the file still there, and may it be read?</source>
        <translation>Ist die Datei noch da, und darf sie gelesen werden?</translation>
    </message>
    <message>
        <source>Whoever made the scenario can mend it at these places.</source>
        <translation>Wer das Szenario gemacht hat, kann es an diesen Stellen richten.</translation>
    </message>
    <message>
        <source>This line is left out, and what follows it. What is played from here on is a game of its own.</source>
        <translation>Diese Zeile ist weggelassen und was auf sie folgt. Was von hier an gespielt wird, ist eine eigene Partie.</translation>
    </message>
    <message>
        <source>An older copy of the game may still open; or ask whoever sent it for another.</source>
        <translation>Vielleicht lässt sich eine ältere Kopie der Partie noch öffnen; oder wer sie geschickt hat, schickt eine andere.</translation>
    </message>
</context>
<context>
    <name>marches::shell::KeyHints</name>
    <message>
        <source>%1: %2</source>
        <comment>%1 a key, %2 what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>marches::shell::LookMenus</name>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imationen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the desktop wishes</source>
        <comment>animations on the screen</comment>
        <translation>Wie vom Desktop gewünscht</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations on the screen</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Half speed</source>
        <comment>animations on the screen</comment>
        <translation>Halbe Geschwindigkeit</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <comment>animations on the screen</comment>
        <translation>Normale Geschwindigkeit</translation>
    </message>
    <message>
        <source>Double speed</source>
        <comment>animations on the screen</comment>
        <translation>Doppelte Geschwindigkeit</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <comment>a size of text</comment>
        <translation>%L1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>marches::shell::MainWindow</name>
    <message>
        <source>About Marches</source>
        <translation>Über Marches</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;A table for medieval board wargames.&lt;/p&gt;&lt;p&gt;An independent work, with words and art of its own. Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Logs: %2&lt;/p&gt;</source>
        <comment>%1 a version number, %2 a folder</comment>
        <translation>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;Ein Tisch für Brettspiele um Krieg und Handel im Mittelalter.&lt;/p&gt;&lt;p&gt;Ein eigenständiges Werk mit eigenen Texten und Bildern. Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;&lt;p&gt;Protokolldateien: %2&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>marches::shell::RulesPane</name>
    <message>
        <source>Rules</source>
        <comment>dock: the rules of the game</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>List of the chapters of the rules</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <extracomment>Button: the rules in a large window</extracomment>
        <translation>In eigenem Fenster öffnen</translation>
    </message>
</context>
<context>
    <name>marches::shell::RulesWindow</name>
    <message>
        <source>Close</source>
        <comment>a window</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>marches::shell::ShortcutModel</name>
    <message>
        <source>What it does</source>
        <comment>column: an action of the window</comment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>marches::shell::ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <comment>title of a dialog</comment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Tippen, um zu filtern</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <comment>a key, from the action that has it</comment>
        <translation>Von dort nehmen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>The usual one</source>
        <comment>the key that the program gives an action</comment>
        <translation>Die übliche</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alle wie üblich</translation>
    </message>
    <message>
        <source>%1 is the key for: %2</source>
        <comment>%1 a key, %2 what it does</comment>
        <translation>%1 ist die Taste für: %2</translation>
    </message>
</context>
<context>
    <name>marches::shell::StepsPane</name>
    <message>
        <source>%1 of %2</source>
        <comment>which step of a lesson; as short as can be</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>a step</comment>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <comment>a step</comment>
        <translation>Übersprungen: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>a step</comment>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>points at what the step is about</comment>
        <translation>Zeigen, wo</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>does the step, a gesture at a time</comment>
        <translation>Vormachen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a lesson that is over</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the next step</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>this step</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Close; what you have made stays</source>
        <translation>Schließen; was entstanden ist, bleibt</translation>
    </message>
    <message>
        <source>Close the steps</source>
        <translation>Schritte schließen</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BankBox</name>
    <message>
        <source>Bank, %1:1</source>
        <extracomment>The bank and its rate: &quot;Bank, 4:1&quot;</extracomment>
        <translation>Bank, %1:1</translation>
    </message>
    <message>
        <source>Trade %1 · one kind for another</source>
        <translation>Handel %1 · ein Rohstoff gegen einen anderen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>lots</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many lots</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Give %1 to the bank</source>
        <translation>%1 an die Bank geben</translation>
    </message>
    <message>
        <source>Get %1 from the bank</source>
        <translation>%1 von der Bank erhalten</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>An amount before and after</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold each, for good</source>
        <translation>
            <numerusform>je %n Gold, auf Dauer</numerusform>
            <numerusform>je %n Gold, auf Dauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to give: %1 of one kind needed.</source>
        <extracomment>At the bank; %1 the units of one resource that it takes for one of another</extracomment>
        <translation>Nichts zu geben: %1 von einer Art nötig.</translation>
    </message>
    <message>
        <source>How many Victory Points</source>
        <translation>Anzahl der Siegpunkte</translation>
    </message>
    <message>
        <source>Gold &lt;b&gt;%1 → %2&lt;/b&gt; · VP &lt;b&gt;%3 → %4&lt;/b&gt; of %5</source>
        <translation>Gold &lt;b&gt;%1 → %2&lt;/b&gt; · SP &lt;b&gt;%3 → %4&lt;/b&gt; von %5</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n VP</source>
        <translation>
            <numerusform>%n SP kaufen</numerusform>
            <numerusform>%n SP kaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>A lot is what the bank takes for 1 of another kind: %1 of one kind</source>
        <translation>So oft wird getauscht: je %1 von einer Sorte für 1 einer anderen</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BattleCard</name>
    <message>
        <source>&lt;b&gt;%1 %2&lt;/b&gt; · %3 → %4</source>
        <extracomment>A country, what it wins or loses, its Victory Points before and after</extracomment>
        <translation>&lt;b&gt;%1 %2&lt;/b&gt; · %3 → %4</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Schlacht um %1</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marschieren</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: damage %2</source>
        <extracomment>The units of one side and the damage that they deal together</extracomment>
        <translation>%1: Schaden %2</translation>
    </message>
    <message>
        <source>Rule: Battle</source>
        <translation>Regel: Schlacht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A country and its units: &quot;France, 2 Infantry&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A part of the score and how it changes: &quot;Kills +1&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What a battle does to a score, and to which parts of it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Barbarian armies retreat from damage that just equals what they bear; more kills them.</source>
        <translation>Barbarenarmeen ziehen sich zurück, wenn der Schaden genau so groß ist, wie sie vertragen, und sterben bei mehr.</translation>
    </message>
    <message>
        <source>There are no dice: it ends like this if both sides spread their damage in the best way.</source>
        <translation>Es gibt keine Würfel: So geht es aus, wenn beide Seiten ihren Schaden bestmöglich verteilen.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %n Victory Point(s), as before</source>
        <extracomment>%1 a country, whose score a battle does not change</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n Siegpunkt wie zuvor</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n Siegpunkte wie zuvor</numerusform>
        </translation>
    </message>
    <message>
        <source>This is as if it were fought first: what retreats from another battle may join it.</source>
        <translation>So geht sie als erste aus: Wer aus einer anderen Schlacht flieht, kann noch hinzukommen.</translation>
    </message>
    <message>
        <source>As things stand, you choose after the battle where they retreat to.</source>
        <translation>Nach jetzigem Stand wird nach der Schlacht selbst gewählt, wohin sie sich zurückziehen.</translation>
    </message>
    <message>
        <source>Rule: Where Barbarians retreat to</source>
        <translation>Regel: Wohin sich Barbaren zurückziehen</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ChoiceCard</name>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::CourseChart</name>
    <message>
        <source>Victory Points by turn</source>
        <translation>Siegpunkte nach Runden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A country and its Victory Points turn by turn: &quot;England: 6, 9, 14&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::DamagePanel</name>
    <message>
        <source>life %1</source>
        <translation>Leben %1</translation>
    </message>
    <message>
        <source>life %1 → %2</source>
        <translation>Leben %1 → %2</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>zieht sich zurück</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>fällt</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Schaden in %1</translation>
    </message>
    <message>
        <source>Take 1 damage back from %1</source>
        <translation>1 Schaden von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Lay 1 damage on %1</source>
        <translation>1 Schaden auf %1 legen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s) left</source>
        <translation>
            <numerusform>%1 von %n Punkt übrig</numerusform>
            <numerusform>%1 von %n Punkten übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n point(s) laid</source>
        <translation>
            <numerusform>%n Punkt verteilt</numerusform>
            <numerusform>Alle %n Punkte verteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>life 0: one more and it falls</source>
        <extracomment>Of a unit that has borne as much as it can, and lives</extracomment>
        <translation>Leben 0: noch ein Punkt, und sie fällt</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::EndPage</name>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Held provinces</source>
        <translation>Gehaltene Provinzen</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a rank</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the score and its figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4)</source>
        <comment>rank, country, Victory Points, their parts</comment>
        <translation>%1. %2: %3 (%4)</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Noch einmal…</translation>
    </message>
    <message>
        <source>A new game, set up like this one</source>
        <translation>Eine neue Partie mit denselben Einstellungen</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Partie speichern…</translation>
    </message>
    <message>
        <source>Victory Points by turn</source>
        <translation>Siegpunkte nach Runden</translation>
    </message>
    <message>
        <source>Worth remembering</source>
        <extracomment>What happened in the game that is worth looking at again</extracomment>
        <translation>Denkwürdiges</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Look at it on the map</source>
        <translation>Auf der Karte ansehen</translation>
    </message>
    <message>
        <source>A quiet game.</source>
        <translation>Eine ruhige Partie.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::Face</name>
    <message>
        <source>Scores</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Planning: marches you choose wait here until the plan is played.</source>
        <translation>Planung: Gewählte Märsche warten hier, bis der Plan ausgeführt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned. Esc drops them.</source>
        <translation>
            <numerusform>%n Marsch geplant. Esc verwirft ihn.</numerusform>
            <numerusform>%n Märsche geplant. Esc verwirft sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned; the last one has to be played before it goes on.</source>
        <translation>
            <numerusform>%n Marsch geplant; er muss ausgeführt werden, bevor es weitergeht.</numerusform>
            <numerusform>%n Märsche geplant; der letzte muss ausgeführt werden, bevor es weitergeht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Plan ausführen</translation>
    </message>
    <message numerus="yes">
        <source>%n march(es)</source>
        <translation>
            <numerusform>%n Marsch</numerusform>
            <numerusform>%n Märsche</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has moved: a unit goes to a province.</source>
        <translation>Nichts hat sich bewegt: Eine Einheit zieht in eine Provinz.</translation>
    </message>
    <message>
        <source>No hint: play has gone on, and nothing is asked of you.</source>
        <translation>Kein Tipp: Das Spiel ging weiter, und es ist nichts gefragt.</translation>
    </message>
    <message>
        <source>Nothing has moved: play went on while the unit was dragged.</source>
        <translation>Nichts hat sich bewegt: Während die Einheit gezogen wurde, ging das Spiel weiter.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::GamePage</name>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <translation>Szenarien (*.yaml)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Enter starts with what you see.</source>
        <translation>Die Eingabetaste startet, was hier zu sehen ist.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>Parts of the maps</source>
        <translation>Teile der Karten</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeicherte Partie öffnen…</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The scenarios that belong to the program cannot be read</source>
        <translation>Die Szenarien des Programms lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>%1 is a scenario of another game</source>
        <comment>%1 a file</comment>
        <translation>%1 ist ein Szenario eines anderen Spiels</translation>
    </message>
    <message>
        <source>%1 cannot be played</source>
        <comment>%1 a file</comment>
        <translation>%1 kann nicht gespielt werden</translation>
    </message>
    <message>
        <source>No table is chosen.</source>
        <translation>Es ist kein Tisch gewählt.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <extracomment>A button; %1 is the name of the game that was saved last: &quot;Western Europe 2025-03-14&quot;</extracomment>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>New here? How to play in five minutes</source>
        <translation>Neu hier? Spielen lernen in fünf Minuten</translation>
    </message>
    <message>
        <source>Smaller maps</source>
        <translation>Kleinere Karten</translation>
    </message>
    <message>
        <source>Full colour: Capitals, held from the start. Light: the rest of each country, held by Barbarians.</source>
        <extracomment>Below maps; one line of some 95 letters</extracomment>
        <translation>Volle Farbe: Hauptstadt, von Anfang an besetzt. Hell: der Rest des Landes, noch bei den Barbaren.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Design a map…</source>
        <translation>Karte entwerfen…</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::KeyCommands</name>
    <message>
        <source>No hint now: nothing is asked of you</source>
        <translation>Jetzt kein Tipp: Im Augenblick ist nichts gefragt</translation>
    </message>
    <message>
        <source>Marches are planned until the plan is played or dropped.</source>
        <translation>Märsche werden geplant, bis der Plan ausgeführt oder verworfen ist.</translation>
    </message>
    <message>
        <source>Marches are planned in Maneuvering.</source>
        <translation>Märsche werden in der Phase Manöver geplant.</translation>
    </message>
    <message>
        <source>Nothing is planned.</source>
        <translation>Nichts ist geplant.</translation>
    </message>
    <message>
        <source>Offers are made and answered in the Trade phase.</source>
        <translation>Angebote werden in der Phase Handel gemacht und beantwortet.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatActions</name>
    <message>
        <source>Or, in place of a token</source>
        <comment>heading of what else an Action can be</comment>
        <translation>Oder statt eines Markers</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatDock</name>
    <message>
        <source>Play-mat</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Play-mat of %1</source>
        <translation>Tableau: %1</translation>
    </message>
    <message>
        <source>Look at the play-mat of %1</source>
        <translation>Tableau von %1 ansehen</translation>
    </message>
    <message>
        <source>Armies eat %1 Food, %2 held: %3 short</source>
        <translation>Armeen brauchen %1 Nahrung, %2 vorhanden: %3 zu wenig</translation>
    </message>
    <message>
        <source>All three paths are full.</source>
        <translation>Alle drei Leisten sind voll.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>levels of the play-mat</comment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Food: %1 short</source>
        <extracomment>In a narrow place: Food that the armies need and the player lacks</extracomment>
        <translation>Nahrung: %1 zu wenig</translation>
    </message>
    <message>
        <source>This is the play-mat of %1; yours is that of %2.</source>
        <comment>players</comment>
        <translation>Tableau: %1. Das eigene: %2.</translation>
    </message>
    <message>
        <source>Show mine</source>
        <comment>play-mat</comment>
        <translation>Eigenes zeigen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>resource and figure</comment>
        <extracomment>A resource and how much comes or goes: &quot;Food +3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First the armies eat %1 of the %2 Food held, then %3 Food comes in: %4 is left.</source>
        <translation>Zuerst verbrauchen die Armeen %1 von %2 Nahrung, dann kommen %3 herein: Es bleiben %4.</translation>
    </message>
    <message>
        <source>This Upkeep brings:</source>
        <extracomment>Before what comes in when all armies have eaten</extracomment>
        <translation>Diese Versorgung bringt:</translation>
    </message>
    <message>
        <source>Next Upkeep brings:</source>
        <extracomment>The same</extracomment>
        <translation>Nächste Versorgung bringt:</translation>
    </message>
    <message>
        <source>before that, armies eat %1 Food</source>
        <extracomment>In a narrow place, after &quot;Next Upkeep brings: +2&quot;: Food that the armies eat before those 2 come in</extracomment>
        <translation>davor essen die Armeen %1 Nahrung</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatModel</name>
    <message>
        <source>%1: %2</source>
        <comment>play-mat: a level, and what it brings</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It brings: %1.</source>
        <comment>play-mat</comment>
        <extracomment>What the level named just before gives: &quot;It brings: bank 7:1 → 4:1, +1 route.&quot;</extracomment>
        <translation>Sie bringt: %1.</translation>
    </message>
    <message>
        <source>Level %1, reached</source>
        <comment>play-mat</comment>
        <translation>Stufe %1, erreicht</translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n token(s) more</source>
        <comment>play-mat</comment>
        <translation>
            <numerusform>Stufe %1, noch %n Marker</numerusform>
            <numerusform>Stufe %1, noch %n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, level %2 of %3. %4 of %5 tokens.</source>
        <translation>%1, Stufe %2 von %3. %4 von %5 Markern.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 with %n more token(s).</source>
        <translation>
            <numerusform>Stufe %1 mit noch %n Marker.</numerusform>
            <numerusform>Stufe %1 mit noch %n Markern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation>
            <numerusform>%n Route</numerusform>
            <numerusform>%n Routen</numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Marks the level that has been reached</extracomment>
        <translation>jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Tokens missing to reach the next level</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 von %n Marker</numerusform>
            <numerusform>%1 von %n Markern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to lead</source>
        <translation>
            <numerusform>noch %n zur Führung</numerusform>
            <numerusform>noch %n zur Führung</numerusform>
        </translation>
    </message>
    <message>
        <source>Free space: press Enter to place a token.</source>
        <translation>Freies Feld: Eingabetaste setzt einen Marker.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>shift</comment>
        <extracomment>A token that would be shifted, &quot;Military → Trade&quot;, and what comes of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free space: click it to place a token.</source>
        <translation>Freies Feld: Klick setzt einen Marker.</translation>
    </message>
    <message>
        <source>A higher or wider panel shows all levels: drag its edge.</source>
        <translation>In einem höheren oder breiteren Bereich stehen alle Stufen: am Rand ziehen.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatView</name>
    <message>
        <source>Play-mat</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Free space: click it to choose the token that goes there.</source>
        <translation>Freies Feld: Klick fragt, welcher Marker dorthin kommt.</translation>
    </message>
    <message>
        <source>Click it to take the last token of the path.</source>
        <translation>Klick nimmt den letzten Marker der Leiste.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OfferCards</name>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>A resource before and after an exchange</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 after it: %2</source>
        <translation>%1 danach: %2</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation>%1 bietet %2 gegen %3</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Gegenangebot…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>%1 gives %2 as a gift</source>
        <translation>%1 schenkt %2</translation>
    </message>
    <message>
        <source>%1 asks for a gift of %2</source>
        <translation>%1 bittet um ein Geschenk: %2</translation>
    </message>
    <message>
        <source>To %1: %2, waits for an answer</source>
        <translation>An %1: %2, wartet auf Antwort</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OfferComposer</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Angebot an %1</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 hat</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>Head of a column of figures; %1 a country</extracomment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 gibt %2</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>Fills in what was offered last</extracomment>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>%1 of %2 made in this phase</source>
        <extracomment>Offers to one partner: &quot;2 of 8 made in this phase&quot;</extracomment>
        <translation>%1 von %2 in dieser Phase gemacht</translation>
    </message>
    <message>
        <source>Counter-offer to %1</source>
        <extracomment>A button; %1 a country that has made an offer, which is answered by another one</extracomment>
        <translation>Gegenangebot an %1</translation>
    </message>
    <message>
        <source>This is what %1 offers: change it, or accept that.</source>
        <extracomment>Of a counter-offer that is still the offer it answers; %1 a country</extracomment>
        <translation>Genau das bietet %1 an: ändern oder das Angebot annehmen.</translation>
    </message>
    <message>
        <source>Sending this declines the offer of %1.</source>
        <extracomment>Of a counter-offer; %1 a country</extracomment>
        <translation>Damit wird das Angebot von %1 abgelehnt.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OptionsBox</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Victory at</source>
        <translation>Sieg bei</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Höchstdauer</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a figure: Victory Points</comment>
        <translation> SP</translation>
    </message>
    <message>
        <source> turns</source>
        <comment>behind a figure</comment>
        <translation> Runden</translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a figure: minutes</comment>
        <translation> Min.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no time limit</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>the start passes on</source>
        <translation>der Start wandert</translation>
    </message>
    <message numerus="yes">
        <source>usual for %n player(s)</source>
        <translation>
            <numerusform>üblich für %n Spieler</numerusform>
            <numerusform>üblich für %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is usual for %n player(s)</source>
        <translation>
            <numerusform>%1 ist üblich für %n Spieler</numerusform>
            <numerusform>%1 ist üblich für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual limit</source>
        <translation>die übliche Grenze</translation>
    </message>
    <message>
        <source>%1 is usual</source>
        <translation>%1 ist üblich</translation>
    </message>
    <message>
        <source>when it is reached, the running turn is finished</source>
        <translation>danach wird die Runde zu Ende gespielt</translation>
    </message>
    <message>
        <source>each turn the next country begins</source>
        <translation>in jeder Runde beginnt das nächste Land</translation>
    </message>
    <message>
        <source>the lowest country number begins</source>
        <translation>das Land mit der kleinsten Nummer beginnt</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerList</name>
    <message>
        <source>Trade partners</source>
        <translation>Handelspartner</translation>
    </message>
    <message>
        <source>Offer…</source>
        <translation>Angebot…</translation>
    </message>
    <message>
        <source>Open a route</source>
        <translation>Route eröffnen</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerModel</name>
    <message>
        <source>none</source>
        <extracomment>A Trade Route with that player</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Offers made in this phase, and how many are allowed</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>A Trade Route</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Eröffnet von</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Of a Trade Route: goods can go over it</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>open, no trade now</source>
        <extracomment>Of a Trade Route: nothing can be traded over it now</extracomment>
        <translation>offen, jetzt kein Handel</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerDock</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerModel</name>
    <message>
        <source>VP</source>
        <extracomment>Short for Victory Points, behind their number</extracomment>
        <translation>SP</translation>
    </message>
    <message>
        <source>the alliance: %1 of %2</source>
        <translation>das Bündnis: %1 von %2</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>hat die Partie verlassen</translation>
    </message>
    <message>
        <source>no Trade Center</source>
        <translation>kein Handelszentrum</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>may trade</source>
        <translation>darf handeln</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Who plays a country, and what he is doing: &quot;Anna · done&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 Victory Points</source>
        <translation>%1, %2 von %3 Siegpunkten</translation>
    </message>
    <message>
        <source>VP: provinces %1, Forts %2, kills %3, bought %4, leaders %5</source>
        <translation>SP: Provinzen %1, Festungen %2, Besiegte %3, gekauft %4, Titel %5</translation>
    </message>
    <message>
        <source>at war with %1</source>
        <translation>im Krieg mit %1</translation>
    </message>
    <message>
        <source>waits for an answer</source>
        <translation>wartet auf Antwort</translation>
    </message>
    <message>
        <source>nothing to trade now</source>
        <translation>hat nichts zu tauschen</translation>
    </message>
    <message>
        <source>done, still answers offers</source>
        <translation>fertig, antwortet noch</translation>
    </message>
    <message>
        <source>no route open, answers offers</source>
        <translation>ohne Route, kann nur antworten</translation>
    </message>
    <message>
        <source>at the screen</source>
        <extracomment>Who has mouse and keyboard now, where several decide at once</extracomment>
        <translation>am Bildschirm</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the country of the only person who plays with computer players</extracomment>
        <translation>eigenes Land</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::QuestionCards</name>
    <message>
        <source>Leave the game for good?</source>
        <translation>Die Partie endgültig verlassen?</translation>
    </message>
    <message>
        <source>The game ends for everybody, and those left vote whether Victory Points are counted.</source>
        <translation>Die Partie endet für alle, und die Verbliebenen stimmen ab, ob Siegpunkte gezählt werden.</translation>
    </message>
    <message>
        <source>%1 gives up its points; its armies and Forts turn Barbarian if the others go on.</source>
        <translation>%1 verliert alle Punkte; Armeen und Festungen fallen an die Barbaren, wenn die anderen weiterspielen.</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 geht</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SaidModel</name>
    <message>
        <source>waits</source>
        <extracomment>An offer: not answered yet</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>an offer</comment>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>Two countries and what one offers the other: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 an %2: %3</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScenarioShelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 bis %n Spieler</numerusform>
            <numerusform>%1 bis %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n Provinz</numerusform>
            <numerusform>%n Provinzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>In order of play: %1</source>
        <extracomment>%1 names of countries</extracomment>
        <translation>In Spielreihenfolge: %1</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScoreLegend</name>
    <message>
        <source>ends at %1</source>
        <extracomment>Short, behind the key of the bars: the Victory Points at which the game ends</extracomment>
        <translation>Ende bei %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n Victory Point(s).</source>
        <translation>
            <numerusform>Die Partie endet bei %n Siegpunkt.</numerusform>
            <numerusform>Die Partie endet bei %n Siegpunkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SeatRows</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>None, each for himself</source>
        <translation>Keine, jeder für sich</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>One alliance against the next</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>Behind the figures 2 to 6</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>The countries of the seats are chosen by the players</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>The countries of the seats are drawn by lot</extracomment>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>This start position says who plays which country.</source>
        <translation>Diese Aufstellung legt fest, wer welches Land spielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %n player(s).</source>
        <translation>
            <numerusform>Dieser Tisch ist für %n Spieler.</numerusform>
            <numerusform>Dieser Tisch ist für %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %1 to %n player(s).</source>
        <translation>
            <numerusform>Dieser Tisch ist für %1 bis %n Spieler.</numerusform>
            <numerusform>Dieser Tisch ist für %1 bis %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arms and colour of %1: %2</source>
        <translation>Wappen und Farbe von %1: %2</translation>
    </message>
    <message>
        <source>Name at %1</source>
        <translation>Name bei %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt %1</translation>
    </message>
    <message>
        <source>Country of %1</source>
        <translation>Land von %1</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Bündnisse</translation>
    </message>
    <message>
        <source>Alliances need 4 players (2 against 2) or 6.</source>
        <translation>Bündnisse brauchen 4 Spieler (2 gegen 2) oder 6.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A country&apos;s number and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The lowest number plays first.</source>
        <translation>Die niedrigste Nummer beginnt.</translation>
    </message>
    <message>
        <source>Allies pass through each other&apos;s provinces, make war together, and win or lose together by the sum of their Victory Points.</source>
        <translation>Verbündete ziehen durch die Provinzen der anderen, führen gemeinsam Krieg und gewinnen oder verlieren gemeinsam mit der Summe ihrer Siegpunkte.</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Name, wenn gewünscht</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::TableBox</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A country&apos;s number and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The game begins from a position of its own, in turn %1. %2</source>
        <translation>Die Partie beginnt mit einer eigenen Aufstellung, in Runde %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>The lots are drawn when the game starts.</source>
        <translation>Gelost wird, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>They play in this order.</source>
        <translation>Es gilt diese Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>Three sentences, one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Barbarians: %1 and %2.</source>
        <extracomment>%1 &quot;11 armies&quot;, %2 &quot;1 Fort&quot;</extracomment>
        <translation>Barbaren: %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Each starts at &lt;b&gt;%1 VP&lt;/b&gt; with a Capital, %2, %3 to hold land, %4, and %5 to place.</source>
        <extracomment>%2 &quot;1 Fort&quot;, %3 &quot;4 Princesses&quot;, %4 resources, %5 &quot;3 tokens&quot;</extracomment>
        <translation>Alle beginnen mit &lt;b&gt;%1 SP&lt;/b&gt;, einer Hauptstadt, %2, %3 als Besatzung, %4 und setzen %5.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::TradeDock</name>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Nobody does now.</source>
        <translation>%1 kontrolliert kein Handelszentrum und nimmt am Handel nicht teil. Zurzeit tut es niemand.</translation>
    </message>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Those who do: %2.</source>
        <translation>%1 kontrolliert kein Handelszentrum und nimmt am Handel nicht teil. Es handeln: %2.</translation>
    </message>
    <message>
        <source>Monopoly: %1 trades only with %2, not with the bank.</source>
        <translation>Monopol: %1 handelt nur mit %2, nicht mit der Bank.</translation>
    </message>
    <message>
        <source>Routes are opened and offers made in the Trade phase.</source>
        <translation>Routen und Angebote gibt es nur in der Handelsphase.</translation>
    </message>
    <message>
        <source>Partners of %1</source>
        <translation>Partner von %1</translation>
    </message>
    <message>
        <source>Routes opened: &lt;b&gt;%1 of %2&lt;/b&gt; (Trade %3)</source>
        <translation>Routen: &lt;b&gt;%1 von %2&lt;/b&gt; (Handel %3)</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Angebote bisher</translation>
    </message>
    <message>
        <source>no offer yet</source>
        <translation>noch kein Angebot</translation>
    </message>
    <message>
        <source>no offer waits</source>
        <translation>kein Angebot offen</translation>
    </message>
    <message>
        <source>Offers lapse when all are done. Who is done may still act until then. &lt;a href=&quot;rule&quot;&gt;Rules of Trade&lt;/a&gt;</source>
        <translation>Angebote verfallen, wenn alle fertig sind. Wer fertig ist, darf bis dahin noch handeln. &lt;a href=&quot;rule&quot;&gt;Regeln zum Handel&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tab leads to the other offers; the same key again answers the one in the ring.</source>
        <translation>Tab führt zu den anderen Angeboten; dieselbe Taste noch einmal beantwortet das umrandete.</translation>
    </message>
    <message>
        <source>No offer of yours waits for an answer.</source>
        <translation>Kein eigenes Angebot wartet auf Antwort.</translation>
    </message>
    <message>
        <source>No offer waits for your answer.</source>
        <translation>Kein Angebot wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>dock: partners, offers, the bank</comment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>what was declined can&apos;t be offered again</source>
        <translation>Abgelehntes lässt sich nicht noch einmal anbieten</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Angebot an %1</translation>
    </message>
</context>
</TS>
