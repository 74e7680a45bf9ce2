<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>battle with %1</source>
        <translation>slag tegen %1</translation>
    </message>
    <message>
        <source>free · %1 VP</source>
        <translation>vrij · %1 OP</translation>
    </message>
    <message>
        <source>%1 is left empty and is lost: %2 VP</source>
        <extracomment>What a march gives up: a province that no unit stays in, and its Victory Points</extracomment>
        <translation>%1 blijft leeg achter en gaat verloren: %2 OP</translation>
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
        <translation>eigen provincie</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>What a province is, and through which others the march goes</extracomment>
        <translation>%1, via %2</translation>
    </message>
    <message>
        <source>Move %1 from %2</source>
        <translation>%1 uit %2 verplaatsen</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Voeden</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle legers</translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Voedsel</numerusform>
            <numerusform>%n Voedsel</numerusform>
        </translation>
    </message>
    <message>
        <source>End</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Op elk moment</translation>
    </message>
    <message>
        <source>Place a token</source>
        <translation>Een fiche leggen</translation>
    </message>
    <message>
        <source>Unused route %1 yields</source>
        <translation>Ongebruikte route %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Given and got in an exchange</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 voor %2</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Handelsroutes</translation>
    </message>
    <message>
        <source>Open a route to %1</source>
        <translation>Route met %1 openen</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Voorstellen</translation>
    </message>
    <message>
        <source>Accept the offer of %1</source>
        <translation>Voorstel van %1 aannemen</translation>
    </message>
    <message>
        <source>Decline the offer of %1</source>
        <translation>Voorstel van %1 afwijzen</translation>
    </message>
    <message>
        <source>Take back the offer to %1</source>
        <translation>Voorstel aan %1 intrekken</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source>Buy 1 Victory Point</source>
        <translation>1 overwinningspunt kopen</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Goud</numerusform>
            <numerusform>%n Goud</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 a kind of army</extracomment>
        <translation>%1 rekruteren</translation>
    </message>
    <message>
        <source>Build two armies</source>
        <translation>Twee legers rekruteren</translation>
    </message>
    <message>
        <source>%1 in %2, %3 in %4</source>
        <translation>%1 in %2, %3 in %4</translation>
    </message>
    <message>
        <source>Promote</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>Bevorderen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Oorlog</translation>
    </message>
    <message>
        <source>Declare war on %1</source>
        <translation>%1 de oorlog verklaren</translation>
    </message>
    <message>
        <source>Forgo the rest</source>
        <translation>Van de rest afzien</translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation>Deze actie overslaan</translation>
    </message>
    <message>
        <source>Shift a token</source>
        <extracomment>From one path of the play-mat to another</extracomment>
        <translation>Een fiche verschuiven</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verplaatsen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Lay 1 damage on</source>
        <translation>1 schade op</translation>
    </message>
    <message>
        <source>The Barbarians keep to</source>
        <translation>Land van de Barbaren</translation>
    </message>
    <message>
        <source>The Barbarians go to</source>
        <translation>De Barbaren gaan naar</translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation>Terugtocht naar</translation>
    </message>
    <message>
        <source>Withdraw to</source>
        <translation>Aftocht naar</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation>Eenwording</translation>
    </message>
    <message>
        <source>Unify %1</source>
        <translation>%1 verenigen</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n actie</numerusform>
            <numerusform>%n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Overdragen</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Koopman</translation>
    </message>
    <message>
        <source>Double the Gold</source>
        <translation>Goud verdubbelen</translation>
    </message>
    <message>
        <source>Leave the Gold</source>
        <translation>Goud zo laten</translation>
    </message>
    <message>
        <source>Count Victory Points and stop</source>
        <translation>Punten tellen en stoppen</translation>
    </message>
    <message>
        <source>Go on without him</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Count Victory Points</source>
        <translation>Punten tellen</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand wint</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Stemming</translation>
    </message>
    <message>
        <source>Offer peace to %1</source>
        <translation>%1 vrede voorstellen</translation>
    </message>
    <message>
        <source>Accept the peace of %1</source>
        <translation>Vrede met %1 aannemen</translation>
    </message>
    <message>
        <source>Decline the peace of %1</source>
        <translation>Vrede met %1 afwijzen</translation>
    </message>
    <message>
        <source>Take back the peace offered to %1</source>
        <translation>Vredesvoorstel aan %1 intrekken</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 verlaat het spel</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>De tijd is om</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <extracomment>What was tried and refused: &quot;Open a route to France&quot;</extracomment>
        <translation>Niet mogelijk: %1</translation>
    </message>
    <message>
        <source>Not possible: %1, %2</source>
        <extracomment>What was tried and refused: the kind of command, then its object: &quot;Build Archer: London&quot;</extracomment>
        <translation>Niet mogelijk: %1, %2</translation>
    </message>
    <message>
        <source>Build a Fort</source>
        <translation>Een Fort bouwen</translation>
    </message>
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>elk %n AP</numerusform>
            <numerusform>elk %n AP</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1: %2</source>
        <extracomment>Whom an offer is made, and what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Aan %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 there)</source>
        <extracomment>One unit of several like ones that stand in a province: &quot;1 Princess (4 there)&quot;</extracomment>
        <translation>%1 (%2 daar)</translation>
    </message>
    <message>
        <source>Make an offer to a player…</source>
        <translation>Een speler een voorstel doen…</translation>
    </message>
    <message>
        <source>Feed in %1</source>
        <comment>a province</comment>
        <translation>Voeden (%1)</translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <extracomment>Behind &quot;2 Infantry&quot;: of so many that are there and have not been fed</extracomment>
        <translation>
            <numerusform>van %n</numerusform>
            <numerusform>van %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the war lasts to the end of turn %1 at most</source>
        <extracomment>Of a war that is to be declared: its length</extracomment>
        <translation>de oorlog duurt hooguit t/m ronde %1</translation>
    </message>
    <message>
        <source>No shift: all tokens stay</source>
        <translation>Niet verschuiven: alle fiches blijven</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What shifting a token does to the levels of two paths</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 stays at level %2</source>
        <extracomment>A path whose level a token more or less does not change</extracomment>
        <translation>%1 blijft op niveau %2</translation>
    </message>
    <message>
        <source>%1 falls to level %2</source>
        <comment>a path</comment>
        <translation>%1 zakt naar niveau %2</translation>
    </message>
    <message>
        <source>%1 rises to level %2</source>
        <comment>a path</comment>
        <translation>%1 stijgt naar niveau %2</translation>
    </message>
    <message>
        <source>the unfed armies die</source>
        <translation>legers zonder eten sterven</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>What a Unification that is not possible yet can bring: &quot;2 to 3 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 tot %n actie</numerusform>
            <numerusform>%1 tot %n acties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Put a token on %1</source>
        <extracomment>%1 a path of the play-mat</extracomment>
        <translation>Leg een fiche op %1</translation>
    </message>
    <message>
        <source>Feed %1</source>
        <translation>Voed %1</translation>
    </message>
    <message>
        <source>Take %1 from the unused route</source>
        <comment>%1 a resource</comment>
        <translation>Neem %1 van de ongebruikte route</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 at the bank</source>
        <translation>Ruil bij de bank %1 tegen %2</translation>
    </message>
    <message>
        <source>Build %1 in %2</source>
        <comment>a kind of army</comment>
        <translation>Rekruteer %1 in %2</translation>
    </message>
    <message>
        <source>Build %1 in %2 and %3 in %4</source>
        <comment>kinds of army</comment>
        <translation>Rekruteer %1 in %2 en %3 in %4</translation>
    </message>
    <message>
        <source>Build a Fort in %1</source>
        <translation>Bouw een Fort in %1</translation>
    </message>
    <message>
        <source>Promote %1 to %2</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>Bevorder %1 tot %2</translation>
    </message>
    <message>
        <source>Shift a token from %1 to %2</source>
        <comment>paths of the play-mat</comment>
        <translation>Verplaats een fiche van %1 naar %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Verplaats %1 van %2 naar %3</translation>
    </message>
    <message>
        <source>Fight the battle for %1 now</source>
        <translation>Lever nu de slag om %1</translation>
    </message>
    <message>
        <source>Strike %1</source>
        <comment>%1 a unit</comment>
        <translation>Tref %1</translation>
    </message>
    <message>
        <source>Keep the Barbarians in %1</source>
        <comment>%1 a country</comment>
        <translation>Houd de Barbaren in %1</translation>
    </message>
    <message>
        <source>Send the Barbarians to %1</source>
        <translation>Stuur de Barbaren naar %1</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Trek je terug naar %1</translation>
    </message>
    <message>
        <source>Withdraw to %1</source>
        <translation>Wijk uit naar %1</translation>
    </message>
    <message>
        <source>Hand %1 over to %2</source>
        <comment>a province, a player</comment>
        <translation>Draag %1 over aan %2</translation>
    </message>
    <message>
        <source>Feed no other army</source>
        <translation>Voed geen ander leger</translation>
    </message>
    <message>
        <source>End your trade</source>
        <translation>Beëindig je handel</translation>
    </message>
    <message>
        <source>Leave the Princesses where they are</source>
        <translation>Laat de Prinsessen waar ze zijn</translation>
    </message>
    <message>
        <source>End your moves</source>
        <translation>Beëindig je verplaatsingen</translation>
    </message>
    <message>
        <source>Make %1 an offer: %2</source>
        <comment>a player; what is offered: 2 Gold for 3 Weapons</comment>
        <translation>%1 een voorstel doen: %2</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 accepts: %2.</source>
        <translation>%1 gaat akkoord: %2.</translation>
    </message>
    <message>
        <source>%1 declines: %2.</source>
        <extracomment>%1 a country that was made an offer, %2 what was offered</extracomment>
        <translation>%1 wijst af: %2.</translation>
    </message>
    <message>
        <source>Sent to %1: %2. Waiting for an answer.</source>
        <extracomment>%1 a country that was made an offer, %2 what was offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Verstuurd aan %1: %2. Er is nog geen antwoord.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 how an offer fared, %2 why</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Traded with %1: %2.</source>
        <extracomment>%1 a country whose offer was accepted, %2 what was given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Geruild met %1: %2.</translation>
    </message>
</context>
<context>
    <name>Battles</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n leger</numerusform>
            <numerusform>%n legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n Fort</numerusform>
            <numerusform>%n Forten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losses of %1: %2 · %n Victory Point(s) for %3</source>
        <extracomment>%1 a country or the Barbarians, %2 its units, %3 the country that gets the Victory Points</extracomment>
        <translation>
            <numerusform>Verloren door %1: %2 · %n overwinningspunt voor %3</numerusform>
            <numerusform>Verloren door %1: %2 · %n overwinningspunten voor %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of %1: %2</source>
        <comment>a country or the Barbarians, and its units</comment>
        <translation>Verloren door %1: %2</translation>
    </message>
    <message>
        <source>Withdrawal of %1 to %3: %2</source>
        <extracomment>%1 a country or the Barbarians, %2 its units, %3 a province</extracomment>
        <translation>Aftocht van %1 naar %3: %2</translation>
    </message>
    <message>
        <source>Retreat of %1 to %3: %2</source>
        <translation>Terugtocht van %1 naar %3: %2</translation>
    </message>
    <message>
        <source>No way out for %1: %2 lost</source>
        <extracomment>%1 a country or the Barbarians, %2 its units: there is no province to go to</extracomment>
        <translation>Geen uitweg voor %1: %2 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%1 survives with %n damage</source>
        <comment>a unit, named with its owner</comment>
        <translation>
            <numerusform>%1 overleeft met %n schade</numerusform>
            <numerusform>%1 overleeft met %n schade</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Slag om %1</translation>
    </message>
    <message>
        <source>%1 strikes with %2, %3 with %4.</source>
        <extracomment>Attacker and its power, defender and its power</extracomment>
        <translation>%1 slaat toe met %2, %3 met %4.</translation>
    </message>
    <message>
        <source>Nobody holds %1 now</source>
        <comment>a province</comment>
        <translation>Niemand bezit %1 nu</translation>
    </message>
    <message>
        <source>%2 stays with %1</source>
        <comment>%1 a country or the Barbarians, %2 a province</comment>
        <translation>%2 blijft bij %1</translation>
    </message>
    <message numerus="yes">
        <source>%2 goes to %1: %n Victory Point(s)</source>
        <comment>%1 a country, %2 a province that changes hands</comment>
        <translation>
            <numerusform>%2 gaat naar %1: %n overwinningspunt</numerusform>
            <numerusform>%2 gaat naar %1: %n overwinningspunten</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat of %1: %2</source>
        <extracomment>%1 the Barbarians, %2 their units; where to is chosen later</extracomment>
        <translation>Terugtocht van %1: %2</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 cannot enter %2 from %3</source>
        <translation>%1 kan niet van %3 naar %2</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1 kan niet bewegen</translation>
    </message>
    <message>
        <source>%1 cannot be built in %2</source>
        <translation>%1 kan niet in %2</translation>
    </message>
    <message>
        <source>A Fort cannot be built in %1</source>
        <translation>Een Fort kan niet in %1</translation>
    </message>
    <message>
        <source>%1 cannot be fed</source>
        <translation>%1 kan niet gevoed worden</translation>
    </message>
    <message>
        <source>%1 cannot be unified now</source>
        <translation>%1 kan nu niet verenigd worden</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 uit %2</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Laatste stap terugnemen</translation>
    </message>
    <message>
        <source>Princesses move after the armies</source>
        <translation>Prinsessen verplaatsen zich na de legers</translation>
    </message>
    <message>
        <source>%1 cannot go from %3 to %2</source>
        <extracomment>%1 those of the chosen units that cannot: &quot;2 Infantry&quot;, &quot;1 Infantry, 2 Archers&quot;</extracomment>
        <translation>Geen weg van %3 naar %2: %1</translation>
    </message>
    <message>
        <source>Some damage is not laid yet</source>
        <translation>Nog niet alle schade is verdeeld</translation>
    </message>
    <message>
        <source>No damage can be laid on %1</source>
        <extracomment>%1 a unit in battle: &quot;Infantry no. 1 of Burgundy&quot;</extracomment>
        <translation>Hierop kan geen schade komen: %1</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Then choose where on the map.</source>
        <translation>Kies daarna op de kaart waar.</translation>
    </message>
    <message>
        <source>Two armies…</source>
        <translation>Twee legers…</translation>
    </message>
    <message>
        <source>Warlord: two armies with one Action</source>
        <translation>Krijgsheer: twee legers met één actie</translation>
    </message>
    <message>
        <source>Then choose where on the map, for one after the other.</source>
        <translation>Kies daarna op de kaart waar, voor het ene na het andere.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two armies: &quot;Infantry and Archer&quot;</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>renewed, until turn %1</source>
        <translation>vernieuwd, t/m ronde %1</translation>
    </message>
    <message>
        <source>until turn %1</source>
        <translation>t/m ronde %1</translation>
    </message>
    <message>
        <source>%1 and peace</source>
        <translation>%1 en de vrede</translation>
    </message>
    <message>
        <source>Accept the peace of %1</source>
        <translation>Vrede met %1 aannemen</translation>
    </message>
    <message>
        <source>Decline the peace of %1</source>
        <translation>Vrede met %1 afwijzen</translation>
    </message>
    <message>
        <source>Take back the peace offered to %1</source>
        <translation>Vredesvoorstel aan %1 intrekken</translation>
    </message>
    <message>
        <source>Offer peace to %1</source>
        <translation>%1 vrede voorstellen</translation>
    </message>
    <message>
        <source>%1 is at war with nobody.</source>
        <translation>%1 is met niemand in oorlog.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A province, and the ally who gets it
----------
A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Nothing can be handed over now.</source>
        <translation>Nu kan niets overgedragen worden.</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Bevorderen</translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <translation>
            <numerusform>%n Product</numerusform>
            <numerusform>%n Producten</numerusform>
        </translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Bevorderen…</translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s) a step</source>
        <translation>
            <numerusform>%n Product per stap</numerusform>
            <numerusform>%n Producten per stap</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare war…</source>
        <translation>De oorlog verklaren…</translation>
    </message>
    <message numerus="yes">
        <source>on one of %n player(s)</source>
        <translation>
            <numerusform>aan één speler</numerusform>
            <numerusform>aan een van %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Then choose where on the map, unless there is one place only.</source>
        <translation>Kies daarna op de kaart waar, tenzij er maar één plek is.</translation>
    </message>
    <message>
        <source>War begins at once and takes this Action. Both sides may attack each other until turn %1 is over, until they agree on peace, or until a turn ends in which neither dealt damage.</source>
        <translation>De oorlog begint meteen en kost deze actie. Beide partijen mogen elkaar aanvallen tot ronde %1 voorbij is, tot ze vrede sluiten, of tot een ronde eindigt waarin geen van beide schade toebrengt.</translation>
    </message>
    <message>
        <source>Built in %1, your only province.</source>
        <translation>Plaats: %1, je enige provincie.</translation>
    </message>
    <message>
        <source>Built in %1, the only place where it can be.</source>
        <translation>Plaats: %1, de enige mogelijke.</translation>
    </message>
    <message>
        <source>power %1, toughness %2</source>
        <extracomment>Of a kind of unit: the damage that it deals, and that destroys it</extracomment>
        <translation>kracht %1, leven %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats nothing · %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 · eet niets · %n OP</numerusform>
            <numerusform>%1 · eet niets · %n OP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats %n Food a turn</source>
        <extracomment>%1: what an army deals and withstands; %n: what it eats in each turn&apos;s Upkeep</extracomment>
        <translation>
            <numerusform>%1 · eet %n Voedsel per ronde</numerusform>
            <numerusform>%1 · eet %n Voedsel per ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: build what?</source>
        <translation>%1: wat bouwen?</translation>
    </message>
    <message>
        <source>%1: declare war on whom?</source>
        <translation>%1: wie de oorlog verklaren?</translation>
    </message>
    <message>
        <source>%1: hand over which province?</source>
        <translation>%1: welke provincie overdragen?</translation>
    </message>
    <message>
        <source>%1: which token goes to %2?</source>
        <extracomment>%1 a player, %2 a path of the play-mat</extracomment>
        <translation>%1: welke fiche gaat naar %2?</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>The last token of a path of the play-mat</extracomment>
        <translation>Van %1</translation>
    </message>
</context>
<context>
    <name>CourseWords</name>
    <message>
        <source>%1 declares war on %2</source>
        <translation>%1 verklaart %2 de oorlog</translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation>%1 is verenigd</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 verlaat het spel</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead: %n Victory Point(s)</source>
        <extracomment>A country has more Victory Points than any other now</extracomment>
        <translation>
            <numerusform>%1 neemt de leiding: %n overwinningspunt</numerusform>
            <numerusform>%1 neemt de leiding: %n overwinningspunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bloodiest battle: %1, %n fall</source>
        <translation>
            <numerusform>De bloedigste slag: %1, %n eenheid sneuvelt</numerusform>
            <numerusform>De bloedigste slag: %1, %n eenheden sneuvelen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the Capital of %2, falls to %3</source>
        <extracomment>A Capital, whose it is, and who takes it</extracomment>
        <translation>%1, de hoofdstad van %2, valt in handen van %3</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Turn {0}.</source>
        <translation>Ronde {0}.</translation>
    </message>
    <message>
        <source>Phase: {0}.</source>
        <extracomment>{0} a phase</extracomment>
        <translation>Fase: {0}.</translation>
    </message>
    <message>
        <source>{0} places a Development Token: {1} {2}.</source>
        <extracomment>{0} seat, {1} path, {2} level</extracomment>
        <translation>{0} legt een ontwikkelingsfiche: {1} {2}.</translation>
    </message>
    <message>
        <source>{0} shifts a Development Token from {1} to {2}.</source>
        <translation>{0} verschuift een ontwikkelingsfiche: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} in {1} is fed: Food {2}.</source>
        <translation>{0} in {1} krijgt te eten: Voedsel {2}.</translation>
    </message>
    <message>
        <source>{0} in {1} starves.</source>
        <translation>{0} in {1} verhongert.</translation>
    </message>
    <message>
        <source>{0} gathers: Food {1}, Products {2}, Weapons {3}, Gold {4}.</source>
        <extracomment>{0} seat, {1} Food, {2} Products, {3} Weapons, {4} Gold</extracomment>
        <translation>{0} verzamelt: Voedsel {1}, Producten {2}, Wapens {3}, Goud {4}.</translation>
    </message>
    <message>
        <source>{0}, unused route {1}: {2} 1.</source>
        <extracomment>{0} seat, {1} which route, {2} resource</extracomment>
        <translation>{0}, ongebruikte route {1}: {2} 1.</translation>
    </message>
    <message>
        <source>{0} and the bank: {2} {1} for {3} 1.</source>
        <extracomment>{0} seat, {1} amount, {2} resource given, {3} resource got</extracomment>
        <translation>{0} en de bank: {2} {1} voor {3} 1.</translation>
    </message>
    <message>
        <source>{0} opens a Trade Route with {1}.</source>
        <translation>{0} opent een handelsroute met {1}.</translation>
    </message>
    <message>
        <source>{0} makes an offer to {1}.</source>
        <translation>{0} doet {1} een voorstel.</translation>
    </message>
    <message>
        <source>{0} accepts the offer of {1}.</source>
        <translation>{0} neemt het voorstel van {1} aan.</translation>
    </message>
    <message>
        <source>{0} declines the offer of {1}.</source>
        <translation>{0} wijst het voorstel van {1} af.</translation>
    </message>
    <message>
        <source>{0} retracts the offer to {1}.</source>
        <translation>{0} trekt het voorstel aan {1} in.</translation>
    </message>
    <message>
        <source>{0} buys a Victory Point: Gold {1}.</source>
        <translation>{0} koopt een overwinningspunt: Goud {1}.</translation>
    </message>
    <message>
        <source>{0} is done with Trade.</source>
        <translation>{0} is klaar met handelen.</translation>
    </message>
    <message>
        <source>{0} passes.</source>
        <translation>{0} past.</translation>
    </message>
    <message>
        <source>{0} is raised in {1}.</source>
        <extracomment>{0} unit, {1} province</extracomment>
        <translation>{0} wordt in {1} gerekruteerd.</translation>
    </message>
    <message>
        <source>{0} is built in {1}.</source>
        <translation>{0} wordt in {1} gebouwd.</translation>
    </message>
    <message>
        <source>{0} becomes {1} in {2}.</source>
        <extracomment>{0} unit as it was, {1} unit as it is, {2} province</extracomment>
        <translation>{0} in {2} wordt {1}.</translation>
    </message>
    <message>
        <source>{0} buys an extra Action: Gold {1}.</source>
        <translation>{0} koopt een extra actie: Goud {1}.</translation>
    </message>
    <message>
        <source>{0} declares war on {1}.</source>
        <translation>{0} verklaart {1} de oorlog.</translation>
    </message>
    <message>
        <source>{0} offers peace to {1}.</source>
        <translation>{0} stelt {1} vrede voor.</translation>
    </message>
    <message>
        <source>{0} declines the peace of {1}.</source>
        <translation>{0} wijst het vredesvoorstel van {1} af.</translation>
    </message>
    <message>
        <source>{0} retracts the offer of peace to {1}.</source>
        <translation>{0} trekt het vredesvoorstel aan {1} in.</translation>
    </message>
    <message>
        <source>Peace between {0} and {1}.</source>
        <translation>Vrede tussen {0} en {1}.</translation>
    </message>
    <message>
        <source>The war between {0} and {1} ends with this turn.</source>
        <translation>De oorlog tussen {0} en {1} eindigt met deze ronde.</translation>
    </message>
    <message>
        <source>{0}: {1} to {2}.</source>
        <extracomment>{0} unit, {1} from, {2} to</extracomment>
        <translation>{0}: {1} → {2}.</translation>
    </message>
    <message>
        <source>Battle of {0}: {1} against {2}, power {3} against {4}.</source>
        <extracomment>{0} province, {1} attacker, {2} defender, {3} power of the attacker, {4} power of the defender</extracomment>
        <translation>Slag om {0}: {1} tegen {2}, kracht {3} tegen {4}.</translation>
    </message>
    <message>
        <source>{0} in {2}: damage {1}.</source>
        <extracomment>{0} unit, {1} damage, {2} province</extracomment>
        <translation>{0} in {2}: schade {1}.</translation>
    </message>
    <message>
        <source>{0} falls in {1}. {2}: Victory Points {3}.</source>
        <extracomment>{0} unit, {1} province, {2} who gets the Victory Points, {3} Victory Points</extracomment>
        <translation>{0} sneuvelt in {1}. {2}: overwinningspunten {3}.</translation>
    </message>
    <message>
        <source>{0} retreats: {1} to {2}.</source>
        <translation>{0} trekt zich terug: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is lost.</source>
        <translation>{0} kan zich niet terugtrekken uit {1} en is verloren.</translation>
    </message>
    <message>
        <source>{0} withdraws: {1} to {2}.</source>
        <translation>{0} blaast de aftocht: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t withdraw from {1} and is lost.</source>
        <translation>{0} kan niet wegkomen uit {1} en is verloren.</translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is removed.</source>
        <translation>{0} kan zich niet terugtrekken uit {1} en wordt verwijderd.</translation>
    </message>
    <message>
        <source>{0} is conquered by {1}.</source>
        <extracomment>{0} province, {1} new owner</extracomment>
        <translation>{1} verovert {0}.</translation>
    </message>
    <message>
        <source>{0} is taken by {1}.</source>
        <translation>{1} neemt {0} in.</translation>
    </message>
    <message>
        <source>{0} is free.</source>
        <translation>{0} is vrij.</translation>
    </message>
    <message>
        <source>{0} passes to {1}.</source>
        <translation>{0} gaat over op {1}.</translation>
    </message>
    <message>
        <source>{0} strikes again.</source>
        <translation>{0} slaat nogmaals toe.</translation>
    </message>
    <message>
        <source>{0} is united: Actions {1}.</source>
        <extracomment>{0} seat, {1} number of Actions</extracomment>
        <translation>{0} is verenigd: acties {1}.</translation>
    </message>
    <message>
        <source>{0} doubles Gold: {1} to {2}.</source>
        <translation>{0} verdubbelt Goud: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} gives back what is above the limit: {1} {2}.</source>
        <extracomment>{0} seat, {1} resource, {2} amount</extracomment>
        <translation>{0} levert in wat boven de limiet ligt: {1} {2}.</translation>
    </message>
    <message>
        <source>{0} leaves the game.</source>
        <translation>{0} verlaat het spel.</translation>
    </message>
    <message>
        <source>{0} has voted.</source>
        <translation>{0} heeft gestemd.</translation>
    </message>
    <message>
        <source>The time is up: turn {0} is the last.</source>
        <translation>De tijd is om: ronde {0} is de laatste.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Asked now: {0}.</source>
        <translation>Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} to {3}.</source>
        <translation>{0}: {1} {2} → {3}.</translation>
    </message>
    <message>
        <source>{0}: tokens on {1} {2} to {3}.</source>
        <translation>{0}: fiches {1} {2} → {3}.</translation>
    </message>
    <message>
        <source>{0}: lasting Victory Points {1} to {2}.</source>
        <translation>{0}: blijvende overwinningspunten {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} has changed.</source>
        <extracomment>{0} unit, {1} province it was in or none, {2} province it is in or none</extracomment>
        <translation>{0} is veranderd.</translation>
    </message>
    <message>
        <source>The Barbarians of {0} have changed.</source>
        <translation>De Barbaren in {0} zijn veranderd.</translation>
    </message>
    <message>
        <source>War or peace between {0} and {1} has changed.</source>
        <translation>Oorlog of vrede tussen {0} en {1} is veranderd.</translation>
    </message>
    <message>
        <source>The Trade Routes have changed.</source>
        <translation>De handelsroutes zijn veranderd.</translation>
    </message>
    <message>
        <source>The offers have changed.</source>
        <translation>De voorstellen zijn veranderd.</translation>
    </message>
    <message>
        <source>The offers of peace have changed.</source>
        <translation>De vredesvoorstellen zijn veranderd.</translation>
    </message>
    <message>
        <source>The battle of {0} has changed.</source>
        <translation>De slag om {0} is veranderd.</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>The map could not be written to %1: %2. Choose another place.</source>
        <extracomment>%1 a file, %2 what the system says of it</extracomment>
        <translation>De kaart kon niet naar %1 geschreven worden: %2. Kies een andere plek.</translation>
    </message>
    <message>
        <source>There is no map to be exported.</source>
        <translation>Er is geen kaart om te exporteren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of an exported map: the scenario&apos;s name and the variant&apos;s</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a map.</source>
        <translation>Er is niet genoeg geheugen voor zo’n grote kaart.</translation>
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
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Tokens: %1 / %2 / %3</source>
        <extracomment>Tokens to step up to a level, on the three paths of the play-mat</extracomment>
        <translation>Fiches: %1 / %2 / %3</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Actiepunten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>path and level</comment>
        <extracomment>A path of the play-mat and the level of it: &quot;Production IV&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Vaardigheid</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat het doet</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Eenheid</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kracht</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Leven</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Eats</source>
        <translation>Eet</translation>
    </message>
    <message>
        <source>VP for its death</source>
        <translation>OP voor haar dood</translation>
    </message>
    <message>
        <source>Victory at %1 VP, or after turn %2.</source>
        <translation>Winst bij %1 OP, of na ronde %2.</translation>
    </message>
    <message>
        <source>VP of a province: common %1, contested %2, Trade Center %3, Capital %4; a Fort %5; a leader %6; a Barbarian %7.</source>
        <translation>OP van een provincie: gewoon %1, betwist %2, handelscentrum %3, hoofdstad %4; een Fort %5; een titel %6; een Barbaar %7.</translation>
    </message>
    <message numerus="yes">
        <source>1 VP costs %n Gold.</source>
        <translation>
            <numerusform>1 OP kost %n Goud.</numerusform>
            <numerusform>1 OP kost %n Goud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A promotion costs %n Product(s) a step.</source>
        <translation>
            <numerusform>Een bevordering kost %n Product per stap.</numerusform>
            <numerusform>Een bevordering kost %n Producten per stap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more Action(s) at %1 Gold each.</source>
        <translation>
            <numerusform>Meesterhandelaar: %n extra actie voor %1 Goud.</numerusform>
            <numerusform>Meesterhandelaar: %n extra acties voor elk %1 Goud.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of each resource at most %1 are kept.</source>
        <translation>Van elke grondstof blijven er hoogstens %1.</translation>
    </message>
    <message>
        <source>Offers to each partner in a phase: at most %1.</source>
        <translation>Voorstellen aan elke partner in een fase: hoogstens %1.</translation>
    </message>
    <message numerus="yes">
        <source>A war lasts %n turn(s) at most.</source>
        <translation>
            <numerusform>Een oorlog duurt hoogstens %n ronde.</numerusform>
            <numerusform>Een oorlog duurt hoogstens %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forts in a province: at most %1.</source>
        <translation>Forten in een provincie: hoogstens %1.</translation>
    </message>
    <message>
        <source>Each begins with %1, and %2.</source>
        <translation>Ieder begint met %1, en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n fiche om te leggen</numerusform>
            <numerusform>%n fiches om te leggen</numerusform>
        </translation>
    </message>
    <message>
        <source>Barbarians from turn %1 on: power and toughness %2.</source>
        <translation>Barbaren vanaf ronde %1: kracht en leven %2.</translation>
    </message>
    <message>
        <source>The figures of this table</source>
        <translation>De cijfers van deze tafel</translation>
    </message>
    <message>
        <source>Where the page below names other figures, these are the ones that count: they stand in the scenario that is played.</source>
        <translation>Waar de pagina hieronder andere cijfers noemt, tellen deze: ze staan in het scenario dat gespeeld wordt.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Figures from one to another: &quot;1 to 3&quot;</extracomment>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>%1 at first</source>
        <extracomment>How strong a Barbarian army is: &quot;1 at first, 2 from turn 4 on&quot;</extracomment>
        <translation>%1 in het begin</translation>
    </message>
    <message>
        <source>%1 from turn %2 on</source>
        <translation>%1 vanaf ronde %2</translation>
    </message>
    <message>
        <source>%1 (losses: %2)</source>
        <extracomment>Units that win a battle, and how many of them die in it: &quot;2 Infantry (losses: 1)&quot;</extracomment>
        <translation>%1 (verlies: %2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>One or the other is enough</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>How many are placed before the first turn</extracomment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>Early land is cheap land.</source>
        <extracomment>The first turns are the time to take land: Barbarians get stronger</extracomment>
        <translation>Vroeg land is goedkoop land.</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n actie</numerusform>
            <numerusform>%n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>From one number of Actions to another: &quot;2 to 9 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 tot %n actie</numerusform>
            <numerusform>%1 tot %n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clears it too, but falls; a Princess may walk in then.</source>
        <extracomment>%1 &quot;1 Infantry&quot;; it: the province</extracomment>
        <translation>Ook %1 maakt die vrij, maar sneuvelt; dan kan een Prinses er binnengaan.</translation>
    </message>
    <message>
        <source>To take the province of one Barbarian army of %1 you need %2.</source>
        <extracomment>%1 its power and toughness, %2 units that win</extracomment>
        <translation>Om de provincie van een Barbarenleger van %1 te nemen heb je %2 nodig.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file can&apos;t be examined: {0}</source>
        <translation>Het bestand kan niet worden onderzocht: {0}</translation>
    </message>
    <message>
        <source>This is no regular file; choose another name: {0}</source>
        <translation>Dit is geen gewoon bestand; kies een andere naam: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: {0}</source>
        <translation>Het bestand kan niet worden geschreven: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be forced to the disk: {0}</source>
        <translation>Het bestand kan niet veilig naar de schijf worden geschreven: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened for writing: {0}</source>
        <translation>Het bestand kan niet worden geopend om te schrijven: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be replaced: {0}</source>
        <translation>Het bestand kan niet worden vervangen: {0}</translation>
    </message>
    <message>
        <source>The folder can&apos;t be made: {0}</source>
        <translation>De map kan niet worden gemaakt: {0}</translation>
    </message>
    <message>
        <source>The file has become shorter: {0}</source>
        <translation>Het bestand is korter geworden: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be cut: {0}</source>
        <translation>Het bestand kan niet worden ingekort: {0}</translation>
    </message>
    <message>
        <source>There is no such file, or it may not be read.</source>
        <translation>Dit bestand bestaat niet, of het mag niet worden gelezen.</translation>
    </message>
    <message>
        <source>This is no regular file; choose a file, not a folder, pipe or device.</source>
        <translation>Dit is geen gewoon bestand; kies een bestand, geen map of apparaat.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>Het bestand mag niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file is larger than {0} bytes, the most that is read.</source>
        <translation>Het bestand is groter dan {0} bytes; meer wordt niet gelezen.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read to its end.</source>
        <translation>Het bestand kan niet tot het einde worden gelezen.</translation>
    </message>
    <message>
        <source>Give a plain file name, without a folder.</source>
        <translation>Geef alleen een bestandsnaam, zonder map.</translation>
    </message>
    <message>
        <source>This is a link that leads out of the folder; put a copy there.</source>
        <translation>Dit is een koppeling die uit de map leidt; zet er een kopie neer.</translation>
    </message>
    <message>
        <source>The picture is larger than {0} bytes, the most that is read.</source>
        <translation>De tekening is groter dan {0} bytes; meer wordt niet gelezen.</translation>
    </message>
    <message>
        <source>Compressed pictures (svgz) are not read; save it as plain SVG.</source>
        <translation>Gecomprimeerde tekeningen (svgz) worden niet gelezen; sla op als gewone SVG.</translation>
    </message>
    <message>
        <source>The picture is not UTF-8 text; save it as UTF-8.</source>
        <translation>De tekening is geen UTF-8-tekst; sla op als UTF-8.</translation>
    </message>
    <message>
        <source>The picture has more than {0} elements.</source>
        <translation>De tekening heeft meer dan {0} elementen.</translation>
    </message>
    <message>
        <source>The picture has more than {0} attributes.</source>
        <translation>De tekening heeft meer dan {0} attributen.</translation>
    </message>
    <message>
        <source>This is no XML: {0}.</source>
        <translation>Dit is geen XML: {0}.</translation>
    </message>
    <message>
        <source>This is no SVG: its first element must be `svg`.</source>
        <translation>Dit is geen SVG: het eerste element moet `svg` zijn.</translation>
    </message>
    <message>
        <source>The viewBox must be `0 0 WIDTH HEIGHT`.</source>
        <translation>De viewBox moet `0 0 WIDTH HEIGHT` zijn.</translation>
    </message>
    <message>
        <source>The picture needs a viewBox, or width and height, of 1 to {0} units.</source>
        <translation>De tekening heeft een viewBox nodig, of breedte en hoogte, van 1 tot {0} eenheden.</translation>
    </message>
    <message>
        <source>Groups are nested deeper than {0}.</source>
        <translation>Groepen zijn dieper genest dan {0}.</translation>
    </message>
    <message>
        <source>`{0}` is not read; take it out of the picture.</source>
        <translation>`{0}` wordt niet gelezen; haal het uit de tekening.</translation>
    </message>
    <message>
        <source>Only g and path are read; turn other shapes into paths.</source>
        <translation>Alleen g en path worden gelezen; zet andere vormen om in paden.</translation>
    </message>
    <message>
        <source>A DOCTYPE is not read; take it out.</source>
        <translation>Een DOCTYPE wordt niet gelezen; haal het weg.</translation>
    </message>
    <message>
        <source>Processing instructions are not read; take it out.</source>
        <translation>Verwerkingsinstructies worden niet gelezen; haal ze weg.</translation>
    </message>
    <message>
        <source>The attribute `{0}` could start something; take it out.</source>
        <translation>Het attribuut `{0}` zou iets kunnen starten; haal het weg.</translation>
    </message>
    <message>
        <source>References out of the picture are not followed; take it out.</source>
        <translation>Verwijzingen buiten de tekening worden niet gevolgd; haal ze weg.</translation>
    </message>
    <message>
        <source>Transforms are not read; apply them to the paths.</source>
        <translation>Transformaties worden niet gelezen; pas ze toe op de paden.</translation>
    </message>
    <message>
        <source>{0} (at character {1} of the path&apos;s data)</source>
        <translation>{0} (teken {1} van de padgegevens)</translation>
    </message>
    <message>
        <source>Behind `prov-` or `calm-` must stand a province&apos;s id.</source>
        <translation>Achter `prov-` of `calm-` moet de id van een provincie staan.</translation>
    </message>
    <message>
        <source>The outline of `{0}` has no area.</source>
        <translation>De omtrek van `{0}` heeft geen oppervlakte.</translation>
    </message>
    <message>
        <source>The outline of `{0}` is given twice; keep one path.</source>
        <translation>De omtrek van `{0}` staat er twee keer; houd één pad over.</translation>
    </message>
    <message>
        <source>The picture measures {0} x {1}, the scenario says {2} x {3}.</source>
        <translation>De tekening meet {0} x {1}, het scenario zegt {2} x {3}.</translation>
    </message>
    <message>
        <source>The picture has no path `prov-{0}`.</source>
        <translation>De tekening heeft geen pad `prov-{0}`.</translation>
    </message>
    <message>
        <source>The picture has a path `prov-{0}`, but the scenario has no such province.</source>
        <translation>De tekening heeft een pad `prov-{0}`, maar het scenario kent zo’n provincie niet.</translation>
    </message>
    <message>
        <source>The picture&apos;s outlines are too dense to be compared.</source>
        <translation>De omtrekken van de tekening zijn te dicht om te vergelijken.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch in the picture, but are not linked.</source>
        <translation>`{0}` en `{1}` raken elkaar in de tekening, maar zijn niet verbonden.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch in the picture and need no sea lane.</source>
        <translation>`{0}` en `{1}` raken elkaar in de tekening en hebben geen zeeweg nodig.</translation>
    </message>
    <message>
        <source>This scenario is of format {0}; this program reads up to {1}: take a newer one.</source>
        <translation>Dit scenario heeft formaat {0}; dit programma leest tot en met {1}: neem een nieuwere versie.</translation>
    </message>
    <message>
        <source>A scenario begins with `format: marches-scenario {0}`.</source>
        <translation>Een scenario begint met `format: marches-scenario {0}`.</translation>
    </message>
    <message>
        <source>It is based on a scenario of another game.</source>
        <translation>Het is gebaseerd op een scenario van een ander spel.</translation>
    </message>
    <message>
        <source>Give the id of a bundled scenario, or the name of a file beside this one: NAME.yaml, without a folder.</source>
        <translation>Geef de id van een meegeleverd scenario, of de naam van een bestand naast dit bestand: NAME.yaml, zonder map.</translation>
    </message>
    <message>
        <source>There are no bundled scenarios here.</source>
        <translation>Er zijn hier geen meegeleverde scenario’s.</translation>
    </message>
    <message>
        <source>This scenario is in no folder yet; save it beside the other.</source>
        <translation>Dit scenario staat nog in geen map; sla het op naast het andere.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be read: {1}</source>
        <translation>`{0}` kan niet worden gelezen: {1}</translation>
    </message>
    <message>
        <source>It is based on itself, or on too long a row of scenarios.</source>
        <translation>Het is gebaseerd op zichzelf, of op een te lange reeks scenario’s.</translation>
    </message>
    <message>
        <source>Provinces times variants are more than {0}.</source>
        <translation>Provincies maal varianten is meer dan {0}.</translation>
    </message>
    <message>
        <source>A variant can&apos;t change `{0}`.</source>
        <translation>Een variant kan `{0}` niet wijzigen.</translation>
    </message>
    <message>
        <source>Here must stand a map: lines of `key: value`.</source>
        <translation>Hier moeten regels van de vorm `key: value` staan.</translation>
    </message>
    <message>
        <source>Here must stand a list: [a, b, c].</source>
        <translation>Hier moet een lijst staan: [a, b, c].</translation>
    </message>
    <message>
        <source>Here must stand a single word or text.</source>
        <translation>Hier moet één woord of één tekst staan.</translation>
    </message>
    <message>
        <source>The key `{0}` is missing here.</source>
        <translation>De sleutel `{0}` ontbreekt hier.</translation>
    </message>
    <message>
        <source>The key `{0}` means nothing here and is not read. Known: {1}.</source>
        <translation>De sleutel `{0}` betekent hier niets en wordt niet gelezen. Bekend zijn: {1}.</translation>
    </message>
    <message>
        <source>Here must stand a whole number from {0} to {1}.</source>
        <translation>Hier moet een geheel getal van {0} tot en met {1} staan.</translation>
    </message>
    <message>
        <source>{0} is out of range: from {1} to {2}.</source>
        <translation>{0} valt erbuiten: van {1} tot en met {2}.</translation>
    </message>
    <message>
        <source>Here must stand a number from {0} to {1}.</source>
        <translation>Hier moet een getal van {0} tot en met {1} staan.</translation>
    </message>
    <message>
        <source>Here must stand true or false.</source>
        <translation>Hier moet true of false staan.</translation>
    </message>
    <message>
        <source>Here must stand an id: lower-case letters a to z, digits and single hyphens.</source>
        <translation>Hier moet een id staan: kleine letters a tot z, cijfers en losse koppeltekens.</translation>
    </message>
    <message>
        <source>`{0}` is no id: use lower-case letters a to z, digits and single hyphens.</source>
        <translation>`{0}` is geen id: gebruik kleine letters a tot z, cijfers en losse koppeltekens.</translation>
    </message>
    <message>
        <source>Here must stand one of: {0}.</source>
        <translation>Hier moet een van deze staan: {0}.</translation>
    </message>
    <message>
        <source>Here must stand a name of 1 to {0} characters on one line.</source>
        <translation>Hier moet een naam van 1 tot {0} tekens op één regel staan.</translation>
    </message>
    <message>
        <source>Here must stand a language of two or three letters, such as en or fr.</source>
        <translation>Hier moet een taal van twee of drie letters staan, zoals en of fr.</translation>
    </message>
    <message>
        <source>There are more than 1000 countries.</source>
        <translation>Er zijn meer dan 1000 landen.</translation>
    </message>
    <message>
        <source>`{0}` has a meaning of its own in records; choose another id.</source>
        <translation>`{0}` heeft een eigen betekenis in opgeslagen spellen; kies een andere id.</translation>
    </message>
    <message>
        <source>A province belongs to one country, or is contested by two.</source>
        <translation>Een provincie hoort bij één land, of wordt door twee betwist.</translation>
    </message>
    <message>
        <source>The two countries of a contested province must differ.</source>
        <translation>De twee landen van een betwiste provincie moeten verschillen.</translation>
    </message>
    <message>
        <source>`{0}` is linked to itself.</source>
        <translation>`{0}` is met zichzelf verbonden.</translation>
    </message>
    <message>
        <source>The link to `{0}` stands here twice; keep one.</source>
        <translation>De verbinding met `{0}` staat hier twee keer; houd er één over.</translation>
    </message>
    <message>
        <source>The link to `{0}` is said to be `{1}` too; keep one kind.</source>
        <translation>Voor de verbinding met `{0}` staat er ook `{1}`; houd één soort over.</translation>
    </message>
    <message>
        <source>There is no province of this id under `provinces`.</source>
        <translation>Onder `provinces` staat geen provincie met deze id.</translation>
    </message>
    <message>
        <source>There is no country of this id under `countries`.</source>
        <translation>Onder `countries` staat geen land met deze id.</translation>
    </message>
    <message>
        <source>There are more than {0} provinces.</source>
        <translation>Er zijn meer dan {0} provincies.</translation>
    </message>
    <message>
        <source>`{0}` belongs to no country; give `country: ID`, or two for a contested province.</source>
        <translation>`{0}` hoort bij geen land; geef `country: ID`, of twee voor een betwiste provincie.</translation>
    </message>
    <message>
        <source>`{0}` is connected to no other province.</source>
        <translation>`{0}` is met geen andere provincie verbonden.</translation>
    </message>
    <message>
        <source>At most {0} countries can be seats; name them under `seats`.</source>
        <translation>Hooguit {0} landen kunnen een plaats zijn; noem ze onder `seats`.</translation>
    </message>
    <message>
        <source>The seat `{0}` is named twice.</source>
        <translation>De plaats `{0}` is twee keer genoemd.</translation>
    </message>
    <message>
        <source>Name at least one seat.</source>
        <translation>Noem minstens één plaats.</translation>
    </message>
    <message>
        <source>There are more than {0} seats.</source>
        <translation>Er zijn meer dan {0} plaatsen.</translation>
    </message>
    <message>
        <source>Give one number of players, or [least, most].</source>
        <translation>Geef één aantal spelers, of [minst, meest].</translation>
    </message>
    <message>
        <source>Here must stand a point: [x, y].</source>
        <translation>Hier moet een punt staan: [x, y].</translation>
    </message>
    <message>
        <source>Here stand more than {0} points.</source>
        <translation>Hier staan meer dan {0} punten.</translation>
    </message>
    <message>
        <source>Here stand more than {0} places.</source>
        <translation>Hier staan meer dan {0} plekken.</translation>
    </message>
    <message>
        <source>Here must stand a place for tokens: [x, y, radius].</source>
        <translation>Hier moet een plek voor fiches staan: [x, y, straal].</translation>
    </message>
    <message>
        <source>Here must stand {0} different provinces.</source>
        <translation>Hier moeten {0} verschillende provincies staan.</translation>
    </message>
    <message>
        <source>A lane is drawn between two provinces that are not linked.</source>
        <translation>Er is een zeeweg getekend tussen twee provincies die niet verbonden zijn.</translation>
    </message>
    <message>
        <source>Give the name of an SVG file beside the scenario, without a folder: NAME.svg.</source>
        <translation>Geef de naam van een SVG-bestand naast het scenario, zonder map: NAME.svg.</translation>
    </message>
    <message>
        <source>Width and height must be 1 or more.</source>
        <translation>Breedte en hoogte moeten minstens 1 zijn.</translation>
    </message>
    <message>
        <source>Aliases (*name) are not read; write it out.</source>
        <translation>Aliassen (*name) worden niet gelezen; schrijf het uit.</translation>
    </message>
    <message>
        <source>Anchors (&amp;name) are not read; write it out where it is needed.</source>
        <translation>Ankers (&amp;name) worden niet gelezen; schrijf het uit waar het nodig is.</translation>
    </message>
    <message>
        <source>Tags (!name) are not read; leave it out.</source>
        <translation>Tags (!name) worden niet gelezen; laat ze weg.</translation>
    </message>
    <message>
        <source>The file holds more than {0} values.</source>
        <translation>Het bestand bevat meer dan {0} waarden.</translation>
    </message>
    <message>
        <source>Maps and lists are nested deeper than {0}.</source>
        <translation>Sleutels en lijsten zijn dieper genest dan {0}.</translation>
    </message>
    <message>
        <source>This key is given twice; keep one of the two.</source>
        <translation>Deze sleutel staat er twee keer; houd er één over.</translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation>Een sleutel moet een gewoon woord zijn.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text; save it as UTF-8.</source>
        <translation>Het bestand is geen UTF-8-tekst; sla het op als UTF-8.</translation>
    </message>
    <message>
        <source>The file holds more maps, lists and values than are read.</source>
        <translation>Het bestand bevat meer sleutels, lijsten en waarden dan worden gelezen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>The file holds more than one document (---); keep one.</source>
        <translation>Het bestand bevat meer dan één document (---); houd er één over.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read as YAML.</source>
        <translation>Het bestand kan niet als YAML worden gelezen.</translation>
    </message>
    <message>
        <source>This is no YAML: {0}.</source>
        <translation>Dit is geen YAML: {0}.</translation>
    </message>
    <message>
        <source>a record has at most {0} bytes</source>
        <translation>een opgeslagen spel heeft hooguit {0} bytes</translation>
    </message>
    <message>
        <source>this is not a record: its first line must be &quot;marches-record 1&quot;</source>
        <translation>dit is geen opgeslagen spel: de eerste regel moet ‘marches-record 1’ zijn</translation>
    </message>
    <message>
        <source>the record ends before its &quot;begin&quot;: there is no game in it</source>
        <translation>het opgeslagen spel eindigt vóór ‘begin’: er is niets gespeeld</translation>
    </message>
    <message>
        <source>the record is cut off in this line; it is read up to the line before</source>
        <translation>het opgeslagen spel is in deze regel afgebroken; het wordt gelezen tot en met de regel ervoor</translation>
    </message>
    <message>
        <source>a record has at most {0} lines</source>
        <translation>een opgeslagen spel heeft hooguit {0} regels</translation>
    </message>
    <message>
        <source>a line has at most {0} bytes</source>
        <translation>een regel heeft hooguit {0} bytes</translation>
    </message>
    <message>
        <source>this record has format {0}; this program reads format {1}: use a newer one</source>
        <translation>dit opgeslagen spel heeft formaat {0}; dit programma leest formaat {1}: neem een nieuwere versie</translation>
    </message>
    <message>
        <source>a game&apos;s id is of lower-case letters and hyphens</source>
        <translation>de id van een spel bestaat uit kleine letters en koppeltekens</translation>
    </message>
    <message>
        <source>the rules&apos; version is a whole number</source>
        <translation>de versie van de regels is een geheel getal</translation>
    </message>
    <message>
        <source>a variant&apos;s id is of lower-case letters and hyphens</source>
        <translation>de id van een variant bestaat uit kleine letters en koppeltekens</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to 2^64 - 1</source>
        <translation>een startwaarde (seed) is een geheel getal van 0 tot en met 2^64 - 1</translation>
    </message>
    <message>
        <source>a record&apos;s header has no line &quot;{0}&quot;; commands stand after &quot;begin&quot;</source>
        <translation>de kop van een opgeslagen spel heeft geen regel ‘{0}’; opdrachten staan na ‘begin’</translation>
    </message>
    <message>
        <source>a scenario is a bundled one&apos;s id or the plain name of a file beside the record</source>
        <translation>een scenario is de id van een meegeleverd scenario of de gewone naam van een bestand naast het opgeslagen spel</translation>
    </message>
    <message>
        <source>a digest is &quot;sha256:&quot; and 64 digits 0-9, a-f</source>
        <translation>een controlegetal is ‘sha256:’ en 64 tekens uit 0-9, a-f</translation>
    </message>
    <message>
        <source>an option&apos;s name is of lower-case letters and hyphens</source>
        <translation>de naam van een optie bestaat uit kleine letters en koppeltekens</translation>
    </message>
    <message>
        <source>there are at most 100 options</source>
        <translation>er zijn hooguit 100 opties</translation>
    </message>
    <message>
        <source>option {0} stands twice</source>
        <translation>optie {0} staat er twee keer</translation>
    </message>
    <message>
        <source>a seat&apos;s id is of lower-case letters and hyphens, and neither table nor chance</source>
        <translation>de id van een plaats bestaat uit kleine letters en koppeltekens, en is niet table of chance</translation>
    </message>
    <message>
        <source>a colour is a word of lower-case letters</source>
        <translation>een kleur is een woord van kleine letters</translation>
    </message>
    <message>
        <source>a seat is human, random, bot:NAME or bot:exec:PROGRAM</source>
        <translation>een plaats is human, random, bot:NAME of bot:exec:PROGRAM</translation>
    </message>
    <message>
        <source>a player&apos;s name stands in quotes</source>
        <translation>de naam van een speler staat tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>seat {0} stands twice</source>
        <translation>plaats {0} staat er twee keer</translation>
    </message>
    <message>
        <source>a table has {0} seats</source>
        <translation>een tafel heeft {0} plaatsen</translation>
    </message>
    <message>
        <source>the header has no line &quot;{0}&quot;</source>
        <translation>in de kop ontbreekt de regel ‘{0}’</translation>
    </message>
    <message>
        <source>a command begins with who acts</source>
        <translation>een opdracht begint met wie handelt</translation>
    </message>
    <message>
        <source>this is written: undo NUMBER (1 or more)</source>
        <translation>schrijf: `undo NUMBER` (minstens 1)</translation>
    </message>
    <message>
        <source>this is written: branch NUMBER &quot;NAME&quot;</source>
        <translation>schrijf: `branch NUMBER &quot;NAME&quot;`</translation>
    </message>
    <message>
        <source>this is written: {0} &quot;TEXT&quot;</source>
        <translation>schrijf: `{0} &quot;TEXT&quot;`</translation>
    </message>
    <message>
        <source>this is written: {0}</source>
        <translation>schrijf: `{0}`</translation>
    </message>
    <message>
        <source>the header has two lines &quot;{0}&quot;</source>
        <translation>de kop heeft twee regels ‘{0}’</translation>
    </message>
    <message>
        <source>there is nothing to do in this line</source>
        <translation>in deze regel is niets te doen</translation>
    </message>
    <message>
        <source>what this line decides ends before this step; give the rest a line of its own</source>
        <translation>wat deze regel beslist, eindigt vóór deze stap; geef de rest een eigen regel</translation>
    </message>
    <message>
        <source>{0} lines cannot be taken back: {1} stand before this one</source>
        <translation>{0} regels kunnen niet worden teruggenomen: hiervoor staan er {1}</translation>
    </message>
    <message>
        <source>no line of play can start after line {0}: {1} stand before this one</source>
        <translation>na regel {0} kan geen tak beginnen: hiervoor staan er {1}</translation>
    </message>
    <message>
        <source>a line of play &quot;{0}&quot; cannot be started: the name is taken, or there are {1} already</source>
        <translation>tak ‘{0}’ kan niet beginnen: de naam is bezet, of er zijn er al {1}</translation>
    </message>
    <message>
        <source>there is no line of play &quot;{0}&quot;</source>
        <translation>er is geen tak ‘{0}’</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8 text; save the file as UTF-8</source>
        <translation>deze bytes zijn geen UTF-8-tekst; sla het bestand op als UTF-8</translation>
    </message>
    <message>
        <source>control characters and characters that turn the direction of text are not allowed; take them out</source>
        <translation>stuurtekens en tekens die de schrijfrichting omkeren zijn niet toegestaan; haal ze weg</translation>
    </message>
    <message>
        <source>a string has at most {0} characters</source>
        <translation>een tekst tussen aanhalingstekens heeft hooguit {0} tekens</translation>
    </message>
    <message>
        <source>a string has no tabs; use blanks</source>
        <translation>een tekst tussen aanhalingstekens heeft geen tabs; gebruik spaties</translation>
    </message>
    <message>
        <source>only \&quot; and \\ are written with \</source>
        <translation>alleen `\&quot;` en `\\` worden met `\` geschreven</translation>
    </message>
    <message>
        <source>this string is not closed; add a &quot;</source>
        <translation>deze tekst is niet afgesloten; voeg een `&quot;` toe</translation>
    </message>
    <message>
        <source>put a blank before this string</source>
        <translation>zet een spatie vóór deze tekst</translation>
    </message>
    <message>
        <source>put a blank after this string</source>
        <translation>zet een spatie achter deze tekst</translation>
    </message>
    <message>
        <source>`{0}` under `players` can&apos;t be played here.</source>
        <translation>`{0}` onder `players` kan hier niet worden gespeeld.</translation>
    </message>
    <message>
        <source>Two to six must be able to play.</source>
        <translation>Twee tot zes landen moeten kunnen spelen.</translation>
    </message>
    <message>
        <source>This program plays {0}.</source>
        <translation>Dit programma speelt {0}.</translation>
    </message>
    <message>
        <source>`{0}` is sea; this game is played on land alone.</source>
        <translation>`{0}` is zee; dit spel wordt alleen op land gespeeld.</translation>
    </message>
    <message>
        <source>Capital and Trade Center must be two provinces.</source>
        <translation>Hoofdstad en handelscentrum moeten twee provincies zijn.</translation>
    </message>
    <message>
        <source>`{0}` can be played and has no `number`.</source>
        <translation>`{0}` kan worden gespeeld en heeft geen `number`.</translation>
    </message>
    <message>
        <source>`{0}` has the number {1} too.</source>
        <translation>`{0}` heeft ook nummer {1}.</translation>
    </message>
    <message>
        <source>`{0}` can be played and has no `{1}`.</source>
        <translation>`{0}` kan worden gespeeld en heeft geen `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` does not belong to `{1}` alone.</source>
        <translation>`{0}` hoort niet alleen bij `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` can be played here, but `{1}` is left out.</source>
        <translation>`{0}` kan hier worden gespeeld, maar `{1}` is weggelaten.</translation>
    </message>
    <message>
        <source>Turn {0} comes after the last turn, {1}.</source>
        <translation>Ronde {0} komt na de laatste ronde, {1}.</translation>
    </message>
    <message>
        <source>In the Trade phase nobody is to move: leave it out.</source>
        <translation>In de fase Handel is niemand aan de beurt: laat het weg.</translation>
    </message>
    <message>
        <source>Here must stand one of the countries under `players`.</source>
        <translation>Hier moet een van de landen onder `players` staan.</translation>
    </message>
    <message>
        <source>`{0}` is left out here.</source>
        <translation>`{0}` is hier weggelaten.</translation>
    </message>
    <message>
        <source>Tokens: {0} fill the path, {1} given.</source>
        <translation>Fiches: {0} vullen het spoor, er staan er {1}.</translation>
    </message>
    <message>
        <source>Routes: {0} at most, {1} given.</source>
        <translation>Routes: hooguit {0}, er staan er {1}.</translation>
    </message>
    <message>
        <source>A pair of two players has one route, opened by one of them.</source>
        <translation>Twee spelers hebben samen één route, door een van hen geopend.</translation>
    </message>
    <message>
        <source>Units of players who are not allied stand in one province.</source>
        <translation>In één provincie staan eenheden van spelers die geen bondgenoten zijn.</translation>
    </message>
    <message>
        <source>Here must stand a unit: I1 to I4, A1, C1, P1, F1 and so on, or {I1: {damage: 1}}.</source>
        <translation>Hier moet een eenheid staan: I1 tot I4, A1, C1, P1, F1 enzovoort, of {I1: {damage: 1}}.</translation>
    </message>
    <message>
        <source>Tokens of this kind: {0} a colour; there is no {1}.</source>
        <translation>Van deze soort heeft elke kleur {0} fiches; {1} bestaat niet.</translation>
    </message>
    <message>
        <source>{0} stands in two places; a token has one.</source>
        <translation>{0} staat op twee plekken; een fiche heeft er één.</translation>
    </message>
    <message>
        <source>Forts in a province: {0} at most.</source>
        <translation>Forten in een provincie: hooguit {0}.</translation>
    </message>
    <message>
        <source>Only armies retreat.</source>
        <translation>Alleen legers trekken zich terug.</translation>
    </message>
    <message>
        <source>Only armies of a player with Commander retreat.</source>
        <translation>Alleen legers van een speler met Bevelhebber trekken zich terug.</translation>
    </message>
    <message>
        <source>Life: {0}, damage: {1}; this unit is dead.</source>
        <translation>Leven: {0}, schade: {1}; deze eenheid is dood.</translation>
    </message>
    <message>
        <source>A unit that has retreated has taken damage.</source>
        <translation>Een eenheid na een terugtocht heeft schade opgelopen.</translation>
    </message>
    <message>
        <source>Action Points: {0} at most, {1} given.</source>
        <translation>Actiepunten: hooguit {0}, er staan er {1}.</translation>
    </message>
    <message>
        <source>A province is held by one who has a unit there.</source>
        <translation>Een provincie is van wie er een eenheid heeft.</translation>
    </message>
    <message>
        <source>A player&apos;s units stand here already.</source>
        <translation>Hier staan al eenheden van een speler.</translation>
    </message>
    <message>
        <source>There are more than 99 Barbarian units in a province.</source>
        <translation>Er staan meer dan 99 barbaarse eenheden in een provincie.</translation>
    </message>
    <message>
        <source>A Barbarian army that has retreated has taken damage: {0}.</source>
        <translation>Een Barbarenleger na een terugtocht heeft schade opgelopen: {0}.</translation>
    </message>
    <message>
        <source>Units stand here: this province is not free.</source>
        <translation>Hier staan eenheden: deze provincie is niet vrij.</translation>
    </message>
    <message>
        <source>A war is between two players.</source>
        <translation>Een oorlog is tussen twee spelers.</translation>
    </message>
    <message>
        <source>A war is between two who are not allied, and stands here once; in allied games once for the alliances.</source>
        <translation>Een oorlog is tussen twee spelers die geen bondgenoten zijn, en staat hier één keer; bij allianties één keer voor de allianties.</translation>
    </message>
    <message>
        <source>A war of turn {0} is not on in turn {1}: it lasts {2} turns.</source>
        <translation>Een oorlog van ronde {0} is voorbij in ronde {1}: hij duurt {2} rondes.</translation>
    </message>
    <message>
        <source>Two to six must play; here are {0}.</source>
        <translation>Twee tot zes moeten spelen; hier zijn het er {0}.</translation>
    </message>
    <message>
        <source>Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.</source>
        <translation>Allianties: 2 tegen 2, 3 tegen 3 of 2 tegen 2 tegen 2, elke speler in één ervan.</translation>
    </message>
    <message>
        <source>Here must stand {0} figures, one a level; there are {1}.</source>
        <translation>Hier moeten {0} getallen staan, één per niveau; het zijn er {1}.</translation>
    </message>
    <message>
        <source>Level I needs no token: its figure is 0.</source>
        <translation>Niveau I vraagt geen fiche: het getal is 0.</translation>
    </message>
    <message>
        <source>Each level above I needs at least one token.</source>
        <translation>Elk niveau boven I vraagt minstens één fiche.</translation>
    </message>
    <message>
        <source>`{0}` stands on two paths; keep one.</source>
        <translation>`{0}` staat op twee sporen; houd er één over.</translation>
    </message>
    <message>
        <source>The ability `{0}` stands on no path.</source>
        <translation>De vaardigheid `{0}` staat op geen spoor.</translation>
    </message>
    <message>
        <source>{0} is below the {1} of `{2}`; a promoted army keeps its damage.</source>
        <translation>{0} is minder dan de {1} van `{2}`; een bevorderd leger houdt zijn schade.</translation>
    </message>
    <message>
        <source>Here must stand turns: {1: 1, 4: 2, 8: 3}.</source>
        <translation>Hier moeten rondes staan: {1: 1, 4: 2, 8: 3}.</translation>
    </message>
    <message>
        <source>Give the strength from turn 1 on: {1: 1}.</source>
        <translation>Geef de kracht vanaf ronde 1: {1: 1}.</translation>
    </message>
    <message>
        <source>Give the Actions for 0, 1, 2 ... provinces held.</source>
        <translation>Geef de acties voor 0, 1, 2 … provincies.</translation>
    </message>
    <message>
        <source>There are more than 99 figures.</source>
        <translation>Er zijn meer dan 99 getallen.</translation>
    </message>
    <message>
        <source>There are more than 5 routes.</source>
        <translation>Er zijn meer dan 5 routes.</translation>
    </message>
    <message>
        <source>This resource is named twice.</source>
        <translation>Deze grondstof is twee keer genoemd.</translation>
    </message>
    <message>
        <source>option {0}: a number is needed, not &quot;{1}&quot;</source>
        <translation>optie {0}: hier moet een getal staan, niet ‘{1}’</translation>
    </message>
    <message>
        <source>option {0}: on or off, not &quot;{1}&quot;</source>
        <translation>optie {0}: on of off, niet ‘{1}’</translation>
    </message>
    <message>
        <source>option {0} is not known; these are: variable-order, turn-limit, vp-limit, time-limit, alliances</source>
        <translation>optie {0} is onbekend; er zijn: variable-order, turn-limit, vp-limit, time-limit, alliances</translation>
    </message>
    <message>
        <source>this is a game of {0}, not of {1}</source>
        <translation>dit is een spel van {0}, niet van {1}</translation>
    </message>
    <message>
        <source>the game was played by version {0} of the rules; this program plays version {1}, by which it would be another game</source>
        <translation>het spel is gespeeld volgens versie {0} van de regels; dit programma speelt versie {1}, en dat zou een ander spel zijn</translation>
    </message>
    <message>
        <source>the scenario &quot;{0}&quot; is not the one that the game was played on (digest {1}, here {2}); put that scenario&apos;s file beside the record</source>
        <translation>scenario ‘{0}’ is niet het scenario waarop is gespeeld (controlegetal {1}, hier {2}); zet het bestand van dat scenario naast het opgeslagen spel</translation>
    </message>
    <message>
        <source>there is no folder in which to look for the scenario &quot;{0}&quot;</source>
        <translation>er is geen map om scenario ‘{0}’ in te zoeken</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; can&apos;t name a scenario</source>
        <translation>‘{0}’ kan geen scenario heten</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no colour of this game</source>
        <translation>‘{0}’ is geen kleur van dit spel</translation>
    </message>
    <message>
        <source>Here stand more than {0} names.</source>
        <translation>Hier staan meer dan {0} namen.</translation>
    </message>
    <message>
        <source>A name&apos;s path takes two points or more.</source>
        <translation>Het verloop van een naam vraagt minstens twee punten.</translation>
    </message>
    <message>
        <source>There are more than {0} Barbarian units.</source>
        <translation>Er zijn meer dan {0} barbaarse eenheden.</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>De tekening kan niet gelezen worden.</translation>
    </message>
    <message>
        <source>Only the path commands M L H V C Q Z are read; turn others into these.</source>
        <translation>Alleen de padopdrachten M L H V C Q Z worden gelezen; zet andere daarin om.</translation>
    </message>
    <message>
        <source>A path begins with M.</source>
        <translation>Een pad begint met M.</translation>
    </message>
    <message>
        <source>Here must stand a number.</source>
        <translation>Hier moet een getal staan.</translation>
    </message>
    <message>
        <source>A coordinate is beyond {0}.</source>
        <translation>Een coördinaat ligt voorbij {0}.</translation>
    </message>
    <message>
        <source>A path has more than {0} points.</source>
        <translation>Een pad heeft meer dan {0} punten.</translation>
    </message>
    <message>
        <source>the journal is damaged in this line; the game goes on from the line before (lines lost: {0})</source>
        <translation>het verslag is in deze regel beschadigd; het spel gaat verder vanaf de regel ervoor (verloren regels: {0})</translation>
    </message>
    <message>
        <source>Another `{0}` is there; the scenario&apos;s has to be beside the game. Save into another folder.</source>
        <translation>Er staat al een ander bestand `{0}`; dat van het scenario moet bij het spel staan. Bewaar in een andere map.</translation>
    </message>
    <message>
        <source>The scenario of this game has a file called `{0}`; choose another name.</source>
        <translation>Het scenario van dit spel heeft een bestand met de naam `{0}`; kies een andere naam.</translation>
    </message>
    <message>
        <source>There is no variant `{0}` in this scenario.</source>
        <translation>Dit scenario heeft geen variant `{0}`.</translation>
    </message>
    <message>
        <source>Players: {0} needed, {1} chosen.</source>
        <translation>Spelers: {0} nodig, {1} gekozen.</translation>
    </message>
    <message>
        <source>Players: {0} to {1} needed, {2} chosen.</source>
        <translation>Spelers: {0} tot {1} nodig, {2} gekozen.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be played here; these can: {1}.</source>
        <translation>`{0}` kan hier niet gespeeld worden; wel: {1}.</translation>
    </message>
    <message>
        <source>`{0}` is chosen twice; one country a player.</source>
        <translation>`{0}` is twee keer gekozen; één land per speler.</translation>
    </message>
    <message>
        <source>A colour is chosen twice; one colour a player.</source>
        <translation>Een kleur is twee keer gekozen; één per speler.</translation>
    </message>
    <message>
        <source>The start position says who is allied with whom; leave the alliances to it.</source>
        <translation>De beginopstelling zegt wie met wie een alliantie heeft; laat dat aan haar over.</translation>
    </message>
    <message>
        <source>{0}: {1} to {2} allowed, {3} chosen.</source>
        <extracomment>{0} what is limited; {1} and {2} the least and the most that is allowed; {3} what was chosen</extracomment>
        <translation>{0}: {1} tot {2} toegestaan, {3} gekozen.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>What is limited: how many turns a game has</extracomment>
        <translation>Langste duur, in rondes</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <extracomment>What is limited</extracomment>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <extracomment>What is limited</extracomment>
        <translation>Tijdslimiet in minuten</translation>
    </message>
    <message>
        <source>The start position is of turn {0}, the turn limit is {1}.</source>
        <translation>De beginopstelling is van ronde {0}, de langste duur is {1} rondes.</translation>
    </message>
    <message>
        <source>{0} It is written: {1}</source>
        <extracomment>{0} a sentence: what is wrong with the command; {1} how the command is written, and what its words stand for</extracomment>
        <translation>{0} Zo schrijf je het: {1}</translation>
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
        <translation>production, trade of military</translation>
    </message>
    <message>
        <source>food, product, weapon or gold</source>
        <extracomment>To be typed: food, product, weapon, gold</extracomment>
        <translation>food, product, weapon of gold</translation>
    </message>
    <message>
        <source>resources with amounts (food 2 gold 1), or nothing</source>
        <extracomment>To be typed: food 2 gold 1; nothing</extracomment>
        <translation>grondstoffen met aantallen (food 2 gold 1), of nothing</translation>
    </message>
    <message>
        <source>infantry, archer or cavalry</source>
        <extracomment>To be typed: infantry, archer, cavalry</extracomment>
        <translation>infantry, archer of cavalry</translation>
    </message>
    <message>
        <source>I1, another seat&apos;s france:I1, of Barbarians B1 or BF1</source>
        <extracomment>To be typed: I1, france:I1, B1, BF1</extracomment>
        <translation>I1, van een andere plaats france:I1, van Barbaren B1 of BF1</translation>
    </message>
    <message>
        <source>feed UNIT ... or feed all</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>`feed UNIT ...` of `feed all`</translation>
    </message>
    <message>
        <source>merchant yes or merchant no</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>`merchant yes` of `merchant no`</translation>
    </message>
    <message>
        <source>vote stop, go-on, count or void</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>vote stop, go-on, count of void</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>%1 is yours · left there: %2</source>
        <extracomment>What a battle would bring: a province, and the player&apos;s units that stand there after it</extracomment>
        <translation>%1 wordt van jou · daar blijven: %2</translation>
    </message>
    <message>
        <source>Nobody will hold %1</source>
        <translation>Niemand bezit %1 dan nog</translation>
    </message>
    <message>
        <source>%1 stays with %2</source>
        <extracomment>What a battle would bring: a province, and who holds it as before</extracomment>
        <translation>%1 blijft van %2</translation>
    </message>
    <message>
        <source>%1 · you lose %2</source>
        <extracomment>What a battle would bring: who holds the province, and the player&apos;s units that fall</extracomment>
        <translation>%1 · je verliest %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>Units, a province and what it is: &quot;2 Infantry to Fyn: free · +2 VP&quot;</extracomment>
        <translation>%1 naar %2: %3</translation>
    </message>
    <message>
        <source>A click adds it to the plan</source>
        <extracomment>What a click on a province does while marches are planned; &quot;it&quot; is the march</extracomment>
        <translation>Een klik zet de mars in het plan</translation>
    </message>
    <message>
        <source>A click moves there</source>
        <translation>Een klik gaat erheen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A country and its units: &quot;France, 2 Infantry&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>Attackers and defenders of a battle that is foreseen</extracomment>
        <translation>%1 tegen %2</translation>
    </message>
    <message>
        <source>A click shows the battle first</source>
        <translation>Een klik toont eerst de slag</translation>
    </message>
    <message>
        <source>%1: click again to march</source>
        <extracomment>%1 a province; a card shows what a battle there would bring</extracomment>
        <translation>%1: klik nog eens om te marcheren</translation>
    </message>
    <message>
        <source>Letting go adds it to the plan</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged, while marches are planned; &quot;it&quot; is the march</extracomment>
        <translation>Loslaten zet de mars in het plan</translation>
    </message>
    <message>
        <source>Letting go moves them there</source>
        <extracomment>Of units that are being dragged: what releasing the mouse&apos;s button does</extracomment>
        <translation>Loslaten verplaatst ze daarheen</translation>
    </message>
    <message>
        <source>Letting go shows the battle first</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged: a card foretells the battle</extracomment>
        <translation>Loslaten toont eerst de slag</translation>
    </message>
    <message>
        <source>Barbarians retreat to %1</source>
        <extracomment>What a battle would bring; %1 a province</extracomment>
        <translation>Barbaren trekken terug naar %1</translation>
    </message>
    <message>
        <source>After a battle an army goes no further this turn, whatever it has left</source>
        <extracomment>Of armies that are about to battle; `man.move.enter-hostile`</extracomment>
        <translation>Na een slag trekt een leger deze ronde niet verder, wat het ook overheeft</translation>
    </message>
    <message>
        <source>Barbarians retreat; you choose where to</source>
        <extracomment>What a battle would bring</extracomment>
        <translation>Barbaren trekken zich terug; waarheen kies je zelf</translation>
    </message>
</context>
<context>
    <name>GameFolder</name>
    <message>
        <source>The lock of this game is no regular file. Remove it, then the game can be opened.</source>
        <translation>De vergrendeling van dit spel is geen gewoon bestand. Verwijder ze, dan kan het spel worden geopend.</translation>
    </message>
    <message>
        <source>Another window has this game; go on with it there.</source>
        <translation>Een ander venster heeft dit spel; speel daar verder.</translation>
    </message>
    <message>
        <source>The disk is full, or nothing may be written here.</source>
        <translation>De schijf is vol, of hier mag niets worden geschreven.</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>The plan</source>
        <comment>what is taken back or done again: all marches of a plan that was played</comment>
        <translation>Het plan</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>In the log below what a computer player did, or on a hint below what to do: the reason</extracomment>
        <translation>Waarom: %1</translation>
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
        <translation>Een hint</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Waarom: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>what the hint says</comment>
        <translation>Doen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n army(s) take(s) %1 and lose(s) none.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%1: %n leger volstaat, zonder verlies.</numerusform>
            <numerusform>%1: %n legers volstaan, zonder verlies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(s) take(s) %1; surviving: %2.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%1: %n leger volstaat; overlevend: %2.</numerusform>
            <numerusform>%1: %n legers volstaan; overlevend: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory Points: %2 for %1.</source>
        <extracomment>%1 a province, %2 the Victory Points that holding it is worth</extracomment>
        <translation>Overwinningspunten: %2 voor %1.</translation>
    </message>
    <message>
        <source>Armies ready after this: %1.</source>
        <extracomment>%1 armies that could take a province together with others still to be built</extracomment>
        <translation>Legers daarna gereed: %1.</translation>
    </message>
    <message>
        <source>This token reaches %1 %2: %3.</source>
        <extracomment>A path of the play-mat and its level, what that brings: &quot;Trade II: bank 7:1 → 4:1, +1 route&quot;</extracomment>
        <translation>Deze fiche bereikt %1 %2: %3.</translation>
    </message>
    <message>
        <source>It is a step towards %1 %2: %3.</source>
        <extracomment>Of a token: a path of the play-mat and its level, what that brings: &quot;Trade II: bank 7:1 → 4:1, +1 route&quot;</extracomment>
        <translation>Dat is een stap naar %1 %2: %3.</translation>
    </message>
    <message>
        <source>Armies go farther in a turn.</source>
        <translation>Legers komen in een ronde verder.</translation>
    </message>
    <message>
        <source>The bank gives the same for less.</source>
        <translation>De bank geeft hetzelfde voor minder.</translation>
    </message>
    <message>
        <source>Victory Points for %1 and the battle: %2.</source>
        <extracomment>%1 a province, %2 what the score changes by: &quot;+3&quot;, &quot;−1&quot;</extracomment>
        <translation>Overwinningspunten voor %1 en de slag: %2.</translation>
    </message>
    <message>
        <source>Before that level no province yields %1.</source>
        <extracomment>%1 a resource; the next level of a path multiplies what provinces yield of it by more than 0</extracomment>
        <translation>Vóór dat niveau levert geen provincie %1 op.</translation>
    </message>
    <message numerus="yes">
        <source>%n more army(s) must march there too.</source>
        <translation>
            <numerusform>%n ander leger moet er ook heen.</numerusform>
            <numerusform>%n andere legers moeten er ook heen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint before was for taking %1, which needs more armies still. Weighed anew, this is worth more now.</source>
        <extracomment>Below a hint, where the hint before, in the same turn, was to build an army; %1 the province it was for</extracomment>
        <translation>De vorige hint was voor de verovering van %1, waarvoor nog legers ontbreken. Opnieuw afgewogen levert dit nu meer op.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>Offers are made and answered in the Trade phase.</source>
        <translation>Voorstellen worden in de fase Handel gedaan en beantwoord.</translation>
    </message>
    <message>
        <source>No offer of yours waits for an answer.</source>
        <translation>Geen voorstel van jou wacht op antwoord.</translation>
    </message>
    <message>
        <source>No offer waits for your answer.</source>
        <translation>Geen voorstel wacht op jouw antwoord.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>No person plays at this table.</source>
        <translation>Aan deze tafel speelt geen mens.</translation>
    </message>
    <message>
        <source>Another player is asked now.</source>
        <translation>Nu is een ander aan zet.</translation>
    </message>
    <message>
        <source>Units move in Maneuvering.</source>
        <translation>Eenheden trekken in de fase Manoeuvres.</translation>
    </message>
    <message>
        <source>Marches are planned in Maneuvering.</source>
        <translation>Marsen worden gepland in de fase Manoeuvres.</translation>
    </message>
    <message>
        <source>Nothing is planned.</source>
        <translation>Er is niets gepland.</translation>
    </message>
    <message>
        <source>A token is shifted after the Actions of Development.</source>
        <translation>Een fiche verschuif je na de acties van de Ontwikkeling.</translation>
    </message>
    <message>
        <source>Armies are fed in the Upkeep.</source>
        <translation>Legers worden in de fase Onderhoud gevoed.</translation>
    </message>
    <message>
        <source>Damage is dealt in a battle.</source>
        <translation>Schade wordt in een slag verdeeld.</translation>
    </message>
    <message>
        <source>Without a Trade Center nobody takes part in Trade.</source>
        <translation>Zonder handelscentrum doet niemand mee aan de Handel.</translation>
    </message>
    <message>
        <source>No army can be promoted now.</source>
        <translation>Geen leger kan nu worden bevorderd.</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Next unit that can move</source>
        <translation>Volgende eenheid die kan bewegen</translation>
    </message>
    <message>
        <source>Previous unit that can move</source>
        <translation>Vorige eenheid die kan bewegen</translation>
    </message>
    <message>
        <source>Choose all units here</source>
        <extracomment>Game menu: those in the province that has the focus</extracomment>
        <translation>Alle eenheden hier kiezen</translation>
    </message>
    <message>
        <source>Plan marches, or make them at once</source>
        <translation>Marsen plannen, of ze meteen uitvoeren</translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Het plan uitvoeren</translation>
    </message>
    <message>
        <source>Feed all armies</source>
        <translation>Alle legers voeden</translation>
    </message>
    <message>
        <source>To the play-mat</source>
        <extracomment>Game menu: the keyboard goes to the tracks of Development Tokens</extracomment>
        <translation>Naar het spelersbord</translation>
    </message>
    <message>
        <source>Offer to the partner chosen</source>
        <translation>Voorstel aan de gekozen partner</translation>
    </message>
    <message>
        <source>Build, or to the bank</source>
        <extracomment>Game menu: one key; in Development it opens what can be built, in Trade it goes to the bank</extracomment>
        <translation>Bouwen, of naar de bank</translation>
    </message>
    <message>
        <source>Build two armies with Warlord</source>
        <translation>Met Krijgsheer twee legers rekruteren</translation>
    </message>
    <message>
        <source>Promote an army</source>
        <translation>Een leger bevorderen</translation>
    </message>
    <message>
        <source>Buy Victory Points</source>
        <translation>Overwinningspunten kopen</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Voorstel aannemen</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Voorstel afwijzen</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Eigen voorstel terugnemen</translation>
    </message>
    <message>
        <source>Declare war…</source>
        <translation>De oorlog verklaren…</translation>
    </message>
    <message>
        <source>Peace…</source>
        <translation>Vrede…</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Game menu: a computer player says what it would do</extracomment>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Suggest the damage</source>
        <translation>Schade suggereren</translation>
    </message>
    <message>
        <source>&amp;Leave the game…</source>
        <translation>Spel &amp;verlaten…</translation>
    </message>
    <message>
        <source>Uni&amp;ts</source>
        <extracomment>Game menu: a submenu of what is done with armies and Princesses</extracomment>
        <translation>&amp;Eenheden</translation>
    </message>
    <message>
        <source>Tra&amp;de</source>
        <extracomment>Game menu: a submenu of what is done with offers and at the bank</extracomment>
        <translation>&amp;Handel</translation>
    </message>
    <message>
        <source>No shift</source>
        <extracomment>Game menu: no Development Token is shifted in this turn</extracomment>
        <translation>Niet verschuiven</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n of the stack</source>
        <translation>
            <numerusform>%n uit de stapel kiezen</numerusform>
            <numerusform>%n uit de stapel kiezen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leads</name>
    <message>
        <source>tied, nobody</source>
        <extracomment>Nobody holds the title of a path, as several have as many tokens</extracomment>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 (%2 VP): %3</source>
        <extracomment>A title, the Victory Points it is worth, and who holds it: &quot;Builder (3 VP): France&quot;</extracomment>
        <translation>%1 (%2 OP): %3</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <extracomment>%1 a country, %2 the title that it has won: &quot;France is now Trader&quot;</extracomment>
        <translation>%1 is nu %2</translation>
    </message>
    <message>
        <source>Nobody is %1 now: a tie</source>
        <extracomment>%1 a title; several share the first place</extracomment>
        <translation>Niemand is nu %1: gelijk</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A title that changes hands, and the Victory Points: &quot;France is now Trader (6 → 9 VP)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 → %3 VP</source>
        <extracomment>A country and its Victory Points until now and from now on: &quot;France 9 → 6 VP&quot;</extracomment>
        <translation>%1 %2 → %3 OP</translation>
    </message>
    <message>
        <source>%1 → %2 VP</source>
        <extracomment>Victory Points until now and from now on</extracomment>
        <translation>%1 → %2 OP</translation>
    </message>
    <message>
        <source>%1: %2 VP for whoever has the most tokens on %3; in a tie it is nobody&apos;s.</source>
        <extracomment>%1 a title, %2 its Victory Points, %3 its path: &quot;Trader: 3 VP for whoever has the most tokens on Trade…&quot;</extracomment>
        <translation>%1: %2 OP voor wie de meeste fiches op %3 heeft; bij een gelijke stand voor niemand.</translation>
    </message>
</context>
<context>
    <name>LeftGames</name>
    <message>
        <source>The folder can&apos;t be removed.</source>
        <translation>De map kan niet worden verwijderd.</translation>
    </message>
    <message>
        <source>The beginning of its journal is damaged.</source>
        <translation>Het begin van het verslag is beschadigd.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>can be chosen</source>
        <translation>kan gekozen worden</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>route, in its opener&apos;s colour</source>
        <translation>route, in de kleur van wie haar opende</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>schade</translation>
    </message>
    <message>
        <source>has retreated</source>
        <extracomment>In the legend: an army that lies on its side</extracomment>
        <translation>na een terugtocht</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Niet in het spel</translation>
    </message>
    <message>
        <source>Victory Points while it is held</source>
        <translation>Overwinningspunten zolang je de provincie hebt</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>In the legend: a province with units that can still move</extracomment>
        <translation>kan bewegen</translation>
    </message>
    <message>
        <source>can be reached</source>
        <extracomment>In the legend: a province where the chosen units can go</extracomment>
        <translation>bereikbaar</translation>
    </message>
    <message>
        <source>Contested: between two countries; neither needs it for its Unification</source>
        <translation>Betwist: tussen twee landen; geen van beide heeft haar nodig voor zijn Eenwording</translation>
    </message>
    <message>
        <source>so many pieces of one player; point at them to see each</source>
        <extracomment>In the legend: where there is no room for each, pieces are drawn as a pile and their number</extracomment>
        <translation>zoveel stukken van één speler; wijs ze aan om elk stuk te zien</translation>
    </message>
    <message>
        <source>Gold: no province has it; the bank and high levels give it</source>
        <extracomment>No symbol on the map stands for it; high levels: of the paths of the play-mat</extracomment>
        <translation>Goud: geen provincie heeft het; het komt van de bank en van hoge niveaus</translation>
    </message>
    <message>
        <source>no player&apos;s land, in the colour of its country</source>
        <extracomment>In the legend: land that no player holds is painted in its country&apos;s colour</extracomment>
        <translation>van geen speler, in de kleur van het land</translation>
    </message>
    <message>
        <source>the chosen units</source>
        <extracomment>In the legend: the province of the units that the player has chosen; they have a gold frame too</extracomment>
        <translation>de gekozen eenheden</translation>
    </message>
    <message>
        <source>the battle goes on here</source>
        <extracomment>In the legend: the province where a battle is being fought</extracomment>
        <translation>hier wordt de slag geleverd</translation>
    </message>
    <message>
        <source>already chosen</source>
        <extracomment>In the legend: the first of two provinces has been chosen</extracomment>
        <translation>al gekozen</translation>
    </message>
    <message>
        <source>cost in Action Points (AP)</source>
        <translation>kosten in actiepunten (AP)</translation>
    </message>
    <message>
        <source>cost in Action Points (AP), battle included</source>
        <translation>kosten in actiepunten (AP), slag inbegrepen</translation>
    </message>
    <message>
        <source>dots: Action Points (AP) left</source>
        <extracomment>In the legend: the dots below an army; AP is how the program shortens Action Points</extracomment>
        <translation>stippen: resterende actiepunten (AP)</translation>
    </message>
    <message>
        <source>hatched: held by the player of that colour</source>
        <extracomment>In the legend: land in the colour of the player who holds it, and hatched as his arms are</extracomment>
        <translation>gearceerd: in bezit van de speler van die kleur</translation>
    </message>
    <message>
        <source>striped: Contested, in the colours of both countries</source>
        <extracomment>In the legend: land that no player holds, of two countries, has stripes in both colours</extracomment>
        <translation>gestreept: Betwist, in de kleuren van beide landen</translation>
    </message>
    <message>
        <source>Sea link: counts as a common border</source>
        <extracomment>In the legend: a dotted line over the sea joins two provinces</extracomment>
        <translation>Zeeverbinding: telt als gemeenschappelijke grens</translation>
    </message>
    <message>
        <source>leads from a name or pieces to their province</source>
        <extracomment>In the legend: a dashed line from a name, or from pieces, that have no room on their province</extracomment>
        <translation>leidt van een naam of stukken naar hun provincie</translation>
    </message>
    <message>
        <source>a place to build</source>
        <extracomment>In the legend: a province where the player can build an army or a Fort</extracomment>
        <translation>hier rekruteren of bouwen</translation>
    </message>
    <message>
        <source>this step was done here</source>
        <extracomment>In the legend: the province in which the step was done that one looks back at</extracomment>
        <translation>hier gebeurde deze zet</translation>
    </message>
    <message>
        <source>on the play-mat: Action Points (AP) of each army</source>
        <extracomment>In the legend: the boot on the play-mat; AP is how the program shortens Action Points</extracomment>
        <translation>op het spelersbord: actiepunten (AP) van elk leger</translation>
    </message>
    <message>
        <source>on the play-mat: Trade Routes one may open</source>
        <extracomment>In the legend: the arch on the play-mat</extracomment>
        <translation>op het spelersbord: handelsroutes die je mag openen</translation>
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
            <numerusform>%n handelsroute mag worden geopend</numerusform>
            <numerusform>%n handelsroutes mogen worden geopend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action Point(s) for each army</source>
        <translation>
            <numerusform>%n actiepunt voor elk leger</numerusform>
            <numerusform>%n actiepunten voor elk leger</numerusform>
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
        <translation>bank %1:1 → %2:1</translation>
    </message>
    <message numerus="yes">
        <source>+%n route(s)</source>
        <extracomment>So many more than until now</extracomment>
        <translation>
            <numerusform>+%n route</numerusform>
            <numerusform>+%n routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Action Point(s)</source>
        <extracomment>So many more than until now, for each army</extracomment>
        <translation>
            <numerusform>+%n actiepunt</numerusform>
            <numerusform>+%n actiepunten</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>a level brings</comment>
        <translation>niets extra</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %2&lt;/b&gt; with %n token(s): %3</source>
        <extracomment>Path and level, how many tokens it takes, what it brings: &quot;Production III with 1 token: 2 Products per symbol&quot;</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; met %n fiche: %3</numerusform>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; met %n fiches: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>level %1: %2</source>
        <comment>a level and what it brings</comment>
        <translation>niveau %1: %2</translation>
    </message>
    <message>
        <source>token %1 of %2 to level %3: %4</source>
        <extracomment>Of a token that is placed: the first of two that lead to a level, and what that brings</extracomment>
        <translation>fiche %1 van %2 naar niveau %3: %4</translation>
    </message>
    <message>
        <source>%1 per symbol</source>
        <extracomment>%1 an amount of a resource, which every symbol of it on one&apos;s own provinces yields: &quot;2 Products&quot;</extracomment>
        <translation>%1 per symbool</translation>
    </message>
    <message>
        <source>%1: %2 in every Upkeep</source>
        <extracomment>What each symbol yields, what that makes now: &quot;2 Food per symbol: 6 in every Upkeep&quot;</extracomment>
        <translation>%1: %2 bij elk Onderhoud</translation>
    </message>
    <message>
        <source>%1 (so %2 more in every Upkeep)</source>
        <extracomment>What each symbol yields, so much more than at the level before that makes now: &quot;2 Products per symbol (so 4 more in every Upkeep)&quot;</extracomment>
        <translation>%1 (dus %2 meer bij elk Onderhoud)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Trade Route to %1</source>
        <translation>Handelsroute met %1</translation>
    </message>
    <message>
        <source>Offer of %1 declined</source>
        <translation>Voorstel van %1 afgewezen</translation>
    </message>
    <message>
        <source>Offer to %1 taken back</source>
        <translation>Voorstel aan %1 ingetrokken</translation>
    </message>
    <message>
        <source>Fort raised in %1</source>
        <translation>Fort gebouwd in %1</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 OP</translation>
    </message>
    <message>
        <source>War declared on %1</source>
        <translation>%1 de oorlog verklaard</translation>
    </message>
    <message>
        <source>until turn %1</source>
        <translation>t/m ronde %1</translation>
    </message>
    <message>
        <source>Token from %1 to %2</source>
        <translation>Fiche: %1 → %2</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Slag om %1</translation>
    </message>
    <message>
        <source>The Barbarians keep to %1</source>
        <translation>Land van de Barbaren: %1</translation>
    </message>
    <message>
        <source>The Barbarians go to %1</source>
        <translation>De Barbaren gaan naar %1</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Terugtocht naar %1</translation>
    </message>
    <message>
        <source>Withdrawal to %1</source>
        <translation>Aftocht naar %1</translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation>%1 is verenigd</translation>
    </message>
    <message>
        <source>%1 handed over to %2</source>
        <translation>%1 overgedragen aan %2</translation>
    </message>
    <message>
        <source>The Merchant doubles Gold</source>
        <translation>De Koopman verdubbelt Goud</translation>
    </message>
    <message>
        <source>Gold is not doubled</source>
        <translation>Goud wordt niet verdubbeld</translation>
    </message>
    <message>
        <source>Vote given</source>
        <translation>Stem uitgebracht</translation>
    </message>
    <message>
        <source>Peace offered to %1</source>
        <translation>Vrede voorgesteld aan %1</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Vrede met %1</translation>
    </message>
    <message>
        <source>Peace with %1 declined</source>
        <translation>Vrede met %1 afgewezen</translation>
    </message>
    <message>
        <source>Offer of peace to %1 taken back</source>
        <translation>Vredesvoorstel aan %1 ingetrokken</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 verlaat het spel</translation>
    </message>
    <message>
        <source>The time is up: this turn is the last</source>
        <translation>De tijd is om: dit is de laatste ronde</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>tokens on a path</comment>
        <extracomment>How many tokens are laid on a path of the play-mat: &quot;2 on Production&quot;</extracomment>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Fiches: %1</translation>
    </message>
    <message>
        <source>Fed: %1</source>
        <translation>Gevoed: %1</translation>
    </message>
    <message>
        <source>Food %1</source>
        <translation>Voedsel %1</translation>
    </message>
    <message>
        <source>Nobody else is fed</source>
        <translation>De rest krijgt niets</translation>
    </message>
    <message>
        <source>Done with Trade</source>
        <translation>Klaar met handelen</translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation>Klaar met bewegen</translation>
    </message>
    <message>
        <source>Princesses stay</source>
        <translation>Prinsessen blijven</translation>
    </message>
    <message>
        <source>Unused route %1</source>
        <translation>Ongebruikte route %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>Given and got: &quot;7 Food for 1 Gold&quot;</extracomment>
        <translation>Bank: %1 voor %2</translation>
    </message>
    <message>
        <source>Offer of %1 accepted</source>
        <translation>Voorstel van %1 aangenomen</translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s) bought</source>
        <translation>
            <numerusform>%n overwinningspunt gekocht</numerusform>
            <numerusform>%n overwinningspunten gekocht</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation>Goud %1</translation>
    </message>
    <message>
        <source>Token on %1</source>
        <translation>Fiche op %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>%1 raised in %2</source>
        <translation>%1 gerekruteerd in %2</translation>
    </message>
    <message>
        <source>%1 raised in %2, %3 in %4</source>
        <translation>%1 gerekruteerd in %2, %3 in %4</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>A unit and the kind that it becomes</extracomment>
        <translation>%1 wordt %2</translation>
    </message>
    <message>
        <source>No token shifted</source>
        <translation>Geen fiche verschoven</translation>
    </message>
    <message>
        <source>The rest of the Unification forgone</source>
        <translation>Van de rest van de Eenwording afgezien</translation>
    </message>
    <message>
        <source>Action passed</source>
        <translation>Actie overgeslagen</translation>
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
        <translation>Schade in %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Ronde %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Ronde %1 · %2</translation>
    </message>
    <message>
        <source>No Trade: nobody controls a Trade Center.</source>
        <translation>Geen Handel: niemand beheerst een handelscentrum.</translation>
    </message>
    <message>
        <source>No Trade: too little for the bank at its rate, and no route that is open or can be opened.</source>
        <translation>Geen Handel: te weinig voor de koers van de bank, en er is geen route open of te openen.</translation>
    </message>
    <message>
        <source>No %1: nobody could do anything.</source>
        <extracomment>A phase of the turn that went by without a question</extracomment>
        <translation>%1: niets te doen.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) fed</source>
        <translation>
            <numerusform>%n leger gevoed</numerusform>
            <numerusform>%n legers gevoed</numerusform>
        </translation>
    </message>
    <message>
        <source>Armies starve</source>
        <translation>Legers verhongeren</translation>
    </message>
    <message>
        <source>Victory Points: %1</source>
        <extracomment>%1 a list: &quot;France 12, England 9&quot;</extracomment>
        <translation>Overwinningspunten: %1</translation>
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
        <translation>Niets verzameld</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <extracomment>Upkeep: what a country gets from its provinces</extracomment>
        <translation>Verzameld: %1</translation>
    </message>
    <message>
        <source>Offer to %1: %2</source>
        <extracomment>Whom an offer is made, and what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Voorstel aan %1: %2</translation>
    </message>
    <message>
        <source>Offer of %1 accepted: %2</source>
        <extracomment>Whose offer is accepted, and what he offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Voorstel van %1 aangenomen: %2</translation>
    </message>
    <message>
        <source>Offer of %1 declined: %2</source>
        <extracomment>Whose offer is declined, and what he offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Voorstel van %1 afgewezen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>elk %n AP</numerusform>
            <numerusform>elk %n AP</numerusform>
        </translation>
    </message>
    <message>
        <source>Princesses&apos; moves are over</source>
        <translation>Klaar met de Prinsessen</translation>
    </message>
    <message>
        <source>No Trade: too little for the bank at its rate, and no route: it needs a Trade Center at both ends, and only %1 controls one.</source>
        <extracomment>%1 a country</extracomment>
        <translation>Geen handel: te weinig voor de koers van de bank, en geen route: die heeft aan beide einden een handelscentrum nodig, en alleen %1 heeft er een.</translation>
    </message>
    <message>
        <source>Down-keep is done, turn %1 is over</source>
        <translation>De Afronding is klaar: ronde %1 is voorbij</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: it controls no Trade Center.</source>
        <extracomment>%1 a country, that of the reader</extracomment>
        <translation>%1 werd in de Handel niets gevraagd: het beheerst geen handelscentrum.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: too little for the bank at %2:1, and Trade %3 opens no route.</source>
        <extracomment>%1 a country, %2 the bank&apos;s rate: 7 of %2:1, %3 a level of Trade</extracomment>
        <translation>%1 werd in de Handel niets gevraagd: te weinig voor de bank bij %2:1, en Handel %3 opent geen route.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: too little for the bank at %2:1, and no route that is open or can be opened.</source>
        <extracomment>%1 a country, %2 the bank&apos;s rate: 7 of %2:1</extracomment>
        <translation>%1 werd in de Handel niets gevraagd: te weinig voor de bank bij %2:1, en er is geen route open of te openen.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: another&apos;s Monopoly keeps it from the bank, and no route is left to it.</source>
        <extracomment>%1 a country, that of the reader</extracomment>
        <translation>%1 werd in de Handel niets gevraagd: andermans Monopolie sluit de bank af, en er blijft geen route over.</translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message>
        <source>Sea link</source>
        <extracomment>In the key of the map: a dotted line over the sea, along which armies can go</extracomment>
        <translation>Zeeverbinding</translation>
    </message>
    <message>
        <source>Not in play</source>
        <extracomment>In the key of the map: land without a part in the game</extracomment>
        <translation>Niet in het spel</translation>
    </message>
</context>
<context>
    <name>MapShow</name>
    <message>
        <source>This scenario has no picture that can be shown. The game is played by its lists: everything that can be done stands under Actions, every province under Provinces.</source>
        <translation>Dit scenario heeft geen beeld dat getoond kan worden. Je speelt met de lijsten: alles wat kan staat onder Acties, elke provincie onder Provincies.</translation>
    </message>
    <message>
        <source>opened by %1</source>
        <translation>geopend door %1</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>damage %1</source>
        <translation>schade %1</translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation>teruggetrokken</translation>
    </message>
    <message>
        <source>Not in play.</source>
        <translation>Niet in het spel.</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>Vrij.</translation>
    </message>
    <message>
        <source>Held by %1: %2.</source>
        <translation>In bezit van %1: %2.</translation>
    </message>
    <message>
        <source>At war with you.</source>
        <translation>In oorlog met jou.</translation>
    </message>
    <message numerus="yes">
        <source>Contested: %1. %n Victory Point(s).</source>
        <extracomment>The countries that dispute a province, its Victory Points</extracomment>
        <translation>
            <numerusform>Betwist: %1. %n overwinningspunt.</numerusform>
            <numerusform>Betwist: %1. %n overwinningspunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, Common province. %n Victory Point(s).</source>
        <extracomment>The country of a province, its Victory Points</extracomment>
        <translation>
            <numerusform>%1, gewone provincie. %n overwinningspunt.</numerusform>
            <numerusform>%1, gewone provincie. %n overwinningspunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2. %n Victory Point(s).</source>
        <extracomment>The country of a province, its kind (Capital), its Victory Points</extracomment>
        <translation>
            <numerusform>%1, %2. %n overwinningspunt.</numerusform>
            <numerusform>%1, %2. %n overwinningspunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) (the dots below it)</source>
        <extracomment>Tooltip of an army; a dot below its token stands for each Action Point</extracomment>
        <translation>
            <numerusform>%1 van %n actiepunt (de stippen eronder)</numerusform>
            <numerusform>%1 van %n actiepunten (de stippen eronder)</numerusform>
        </translation>
    </message>
    <message>
        <source>Unification of neither country needs it, but counts it for its Actions.</source>
        <extracomment>Tooltip of a Contested province, below the names of its two countries. Unification brings Actions, by the number of provinces</extracomment>
        <translation>Voor geen van beide Eenwordingen nodig, maar telt wel mee voor de acties ervan.</translation>
    </message>
    <message>
        <source>Symbols: %1.</source>
        <comment>of a province</comment>
        <translation>Symbolen: %1.</translation>
    </message>
    <message>
        <source>Symbols: %1; at your levels that is %2 each Upkeep.</source>
        <extracomment>%1 a province&apos;s symbols, %2 those times the factors of the play-mat: &quot;2 Food&quot; and &quot;4 Food&quot;</extracomment>
        <translation>Symbolen: %1; op jouw niveaus per Onderhoud: %2.</translation>
    </message>
    <message>
        <source>Symbols: %1; at the levels of %3 that is %2 each Upkeep.</source>
        <extracomment>%1 a province&apos;s symbols, %2 those times the factors of the play-mat, %3 the player who holds it</extracomment>
        <translation>Symbolen: %1; op de niveaus van %3 per Onderhoud: %2.</translation>
    </message>
    <message>
        <source>Next to it: %1.</source>
        <extracomment>Tooltip of a province: those next to it, by land or sea</extracomment>
        <translation>Ernaast: %1.</translation>
    </message>
    <message>
        <source>Also there: %1.</source>
        <extracomment>Units in a province beside those of its holder: attackers, or an ally&apos;s</extracomment>
        <translation>Ook aanwezig: %1.</translation>
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
        <translation>Barbarenfort</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Forts</source>
        <translation>Forten</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Gedood</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekocht</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Titels</translation>
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
        <translation>Niets te verplaatsen in de Manoeuvres: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more, in the log</source>
        <extracomment>On a card below what a computer player did: how much more it did, which the log tells</extracomment>
        <translation>
            <numerusform>en nog %n, in het logboek</numerusform>
            <numerusform>en nog %n, in het logboek</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>Title of a card: the turn that has begun, and a phase or two: &quot;Upkeep and Trade&quot;</extracomment>
        <translation>Ronde %1: %2</translation>
    </message>
    <message>
        <source>%1 has opened a Trade Route to %2; both may make offers along it.</source>
        <extracomment>%2 with whom it was opened, who has not been asked: a country, as %1</extracomment>
        <translation>%1 heeft een handelsroute met %2 geopend; beide kunnen via die route voorstellen doen.</translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <extracomment>Title of a card: what the computer players did</extracomment>
        <translation>Wat er intussen gebeurde</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a province, on the map</comment>
        <translation>Toon %1</translation>
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
            <numerusform>Handel %1 staat er één meer toe: %n fiche in Ontwikkeling.</numerusform>
            <numerusform>Handel %1 staat er één meer toe: %n fiches in Ontwikkeling.</numerusform>
        </translation>
    </message>
    <message>
        <source>An offer to %1 needs a Trade Route.</source>
        <translation>Voor een voorstel aan %1 is een handelsroute nodig.</translation>
    </message>
    <message>
        <source>Routes at Trade %1: %2 allowed, %3 opened.</source>
        <extracomment>&quot;Routes at Trade II: 1 allowed, 1 opened.&quot;</extracomment>
        <translation>Routes op Handel %1: %2 toegestaan, %3 geopend.</translation>
    </message>
    <message>
        <source>%1 may open one too.</source>
        <extracomment>%1 a country: the partner, who could open a route to the player</extracomment>
        <translation>Ook %1 mag er een openen.</translation>
    </message>
    <message numerus="yes">
        <source>An offer to %1 needs a Trade Route. It costs nothing to open; this level of Trade allows %n more.</source>
        <translation>
            <numerusform>Voor een voorstel aan %1 is een handelsroute nodig. Openen kost niets; dit niveau van Handel staat er nog %n toe.</numerusform>
            <numerusform>Voor een voorstel aan %1 is een handelsroute nodig. Openen kost niets; dit niveau van Handel staat er nog %n toe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Er is niets om terug te nemen.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Er is niets teruggenomen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation>Op&amp;nieuw: %1</translation>
    </message>
    <message>
        <source>No computer player sits at this table.</source>
        <translation>Aan deze tafel zit geen computer.</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Er denkt nu geen computer na.</translation>
    </message>
    <message>
        <source>The time is up already.</source>
        <translation>De tijd is al om.</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Dit is het begin van het spel.</translation>
    </message>
    <message>
        <source>This is how the game stands now.</source>
        <translation>Zo staat het spel er nu voor.</translation>
    </message>
    <message>
        <source>There is one line of play only.</source>
        <translation>Er is maar één tak.</translation>
    </message>
    <message>
        <source>All is saved already.</source>
        <translation>Alles is al opgeslagen.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>On&amp;voltooide spellen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Export without branches…</source>
        <comment>writes the record of the present line of play only</comment>
        <translation>&amp;Exporteren zonder takken…</translation>
    </message>
    <message>
        <source>Export &amp;map…</source>
        <translation>&amp;Kaart exporteren…</translation>
    </message>
    <message>
        <source>Hand over &amp;seats…</source>
        <comment>dialog: who plays which country</comment>
        <translation>&amp;Plaatsen verdelen…</translation>
    </message>
    <message>
        <source>&amp;Pause computer players</source>
        <translation>Computer pa&amp;uzeren</translation>
    </message>
    <message>
        <source>Computer moves &amp;now</source>
        <translation>Computer speelt &amp;meteen</translation>
    </message>
    <message>
        <source>The t&amp;ime is up</source>
        <comment>of a game with a time limit: the running turn is the last</comment>
        <translation>De &amp;tijd is om</translation>
    </message>
    <message>
        <source>&amp;Yields on the map</source>
        <comment>shows what each province yields and is worth</comment>
        <translation>&amp;Opbrengst op de kaart</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Hele kaart</translation>
    </message>
    <message>
        <source>Put the panels &amp;back in place</source>
        <translation>Panelen te&amp;rugzetten</translation>
    </message>
    <message>
        <source>&amp;What happened since my turn</source>
        <translation>Wat er &amp;sinds mijn beurt gebeurde</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>Look &amp;forward</source>
        <translation>&amp;Vooruitkijken</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Terug naar &amp;nu</translation>
    </message>
    <message>
        <source>&amp;Previous line, tried after an undo</source>
        <translation>V&amp;orige tak, gespeeld na ongedaan maken</translation>
    </message>
    <message>
        <source>Ne&amp;xt line, tried after an undo</source>
        <translation>Vo&amp;lgende tak, gespeeld na ongedaan maken</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <comment>opens a first reading</comment>
        <translation>&amp;Leren spelen</translation>
    </message>
    <message>
        <source>Rules of the &amp;game</source>
        <translation>Spelre&amp;gels</translation>
    </message>
    <message>
        <source>&amp;Rule for what has the focus</source>
        <translation>&amp;Regel bij het actieve onderdeel</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <comment>why is what has the focus refused</comment>
        <translation>&amp;Waarom niet?</translation>
    </message>
    <message>
        <source>Press the banner&apos;s main button</source>
        <translation>Hoofdknop van de balk indrukken</translation>
    </message>
    <message>
        <source>Press another button of the banner</source>
        <translation>Andere knop van de balk indrukken</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Een actie zoeken</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volgend paneel</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Vorig paneel</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>Go to pane %1</source>
        <translation>Naar paneel %1</translation>
    </message>
</context>
<context>
    <name>Pointing</name>
    <message>
        <source>Letting go here moves nothing.</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged, where they are or off the map</extracomment>
        <translation>Loslaten verplaatst hier niets.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the status bar: a province and what there is to say of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Units move in Maneuvering.</source>
        <translation>Eenheden trekken in de fase Manoeuvres.</translation>
    </message>
    <message>
        <source>Units move in Maneuvering. First shift a token on the play-mat, or choose &quot;No shift&quot;.</source>
        <translation>Eenheden trekken in de fase Manoeuvres. Verschuif eerst een fiche op het spelersbord, of kies ‘Niet verschuiven’.</translation>
    </message>
    <message>
        <source>First place your tokens: click a green plus on the play-mat.</source>
        <translation>Leg eerst je fiches: klik op een groen plusje van het spelersbord.</translation>
    </message>
    <message>
        <source>You play %1. First place your tokens: click a green plus on the play-mat.</source>
        <extracomment>%1 a country, which the player has already got</extracomment>
        <translation>Je speelt %1. Leg eerst je fiches: klik op een groen plusje van het spelersbord.</translation>
    </message>
    <message>
        <source>%1 is not yours: you build in your own provinces, outlined in green.</source>
        <extracomment>%1 a province</extracomment>
        <translation>%1 is niet van jou: je bouwt in je eigen provincies, groen omlijnd.</translation>
    </message>
    <message>
        <source>%1 is not yours: you build in your own provinces only.</source>
        <extracomment>%1 a province</extracomment>
        <translation>%1 is niet van jou: je bouwt alleen in je eigen provincies.</translation>
    </message>
    <message>
        <source>No army of yours stands in %1: first click one in a province outlined in green.</source>
        <comment>%1 a province</comment>
        <translation>In %1 staat geen leger van jou: klik eerst op een leger in een groen omlijnde provincie.</translation>
    </message>
    <message>
        <source>No Princess of yours stands in %1: first click one in a province outlined in green.</source>
        <comment>%1 a province</comment>
        <translation>In %1 staat geen prinses van jou: klik eerst op een prinses in een groen omlijnde provincie.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Choose a program, or write its command line.</source>
        <translation>Kies een programma, of schrijf de opdrachtregel.</translation>
    </message>
    <message numerus="yes">
        <source>A saved game has room for a command line of %n character(s), without control characters. Put the program in a folder with a shorter name.</source>
        <translation>
            <numerusform>Een opgeslagen spel heeft plaats voor een opdrachtregel van %n teken, zonder stuurtekens. Zet het programma in een map met een kortere naam.</numerusform>
            <numerusform>Een opgeslagen spel heeft plaats voor een opdrachtregel van %n tekens, zonder stuurtekens. Zet het programma in een map met een kortere naam.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be read: a quote (&quot;) is not closed.</source>
        <translation>Dit kan niet worden gelezen: een aanhalingsteken (`&quot;`) is niet gesloten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no program that can be run. Is the folder right, and may the file be run? A script may need its language before it: python3 player.py</source>
        <comment>%1 the first word of a command line</comment>
        <translation>‘%1’ is geen programma dat kan draaien. Klopt de map, en mag het bestand worden uitgevoerd? Een script heeft misschien zijn taal ervoor nodig: python3 player.py</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>Who plays a seat: an outside program; %1 its file</extracomment>
        <translation>Programma: %1</translation>
    </message>
    <message>
        <source>Program of your own…</source>
        <extracomment>Who plays a seat: a program that somebody has written himself</extracomment>
        <translation>Eigen programma…</translation>
    </message>
    <message>
        <source>For programmers: a program that you have written plays the seat; you give the line that starts it</source>
        <translation>Voor wie programmeert: een programma dat je zelf hebt geschreven speelt deze plaats; je geeft de regel die het start</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: place %n Development Token(s)</source>
        <translation>
            <numerusform>%1: leg %n ontwikkelingsfiche</numerusform>
            <numerusform>%1: leg %n ontwikkelingsfiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starve(s). End the feeding?</source>
        <translation>
            <numerusform>%1 verhongert. Klaar met voeden?</numerusform>
            <numerusform>%1 verhongeren. Klaar met voeden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed all</source>
        <translation>Alle voeden</translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>Beside the button that feeds all armies: what it costs</extracomment>
        <translation>
            <numerusform>%n Voedsel</numerusform>
            <numerusform>%n Voedsel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose what an unused route yields</source>
        <translation>%1: kies wat een ongebruikte route oplevert</translation>
    </message>
    <message>
        <source>Route %1 has no partner</source>
        <translation>Route %1 heeft geen partner</translation>
    </message>
    <message numerus="yes">
        <source>%1 may trade</source>
        <extracomment>Several countries, or one, decide at the same time</extracomment>
        <translation>
            <numerusform>%1 mag handelen</numerusform>
            <numerusform>%1 mogen handelen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 is klaar</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) wait(s) for an answer. Done all the same?</source>
        <translation>
            <numerusform>%n voorstel wacht op antwoord. Toch klaar?</numerusform>
            <numerusform>%n voorstellen wachten op antwoord. Toch klaar?</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Doorgeven aan %1</translation>
    </message>
    <message>
        <source>%1: shall the Merchant double your Gold?</source>
        <translation>%1: verdubbelt de Koopman het Goud?</translation>
    </message>
    <message>
        <source>Gold %1 → %2, of which %3 stay</source>
        <translation>Goud %1 → %2, waarvan er %3 blijven</translation>
    </message>
    <message>
        <source>Gold %1 → %2</source>
        <translation>Goud %1 → %2</translation>
    </message>
    <message>
        <source>Double it</source>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>%1: a player has left. How shall it go on?</source>
        <translation>%1: een speler is vertrokken. Hoe gaat het verder?</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) still to come</source>
        <translation>
            <numerusform>nog %n stem te gaan</numerusform>
            <numerusform>nog %n stemmen te gaan</numerusform>
        </translation>
    </message>
    <message>
        <source>Count Victory Points and stop</source>
        <translation>Punten tellen en stoppen</translation>
    </message>
    <message>
        <source>Go on without him</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Count Victory Points</source>
        <translation>Punten tellen</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand wint</translation>
    </message>
    <message numerus="yes">
        <source>%1: Unification, %n Action(s) left</source>
        <translation>
            <numerusform>%1: Eenwording, nog %n actie</numerusform>
            <numerusform>%1: Eenwording, nog %n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first of two Actions</source>
        <translation>%1: eerste van twee acties</translation>
    </message>
    <message>
        <source>%1: second of two Actions</source>
        <translation>%1: tweede van twee acties</translation>
    </message>
    <message>
        <source>%1: one more Action</source>
        <translation>%1: extra actie</translation>
    </message>
    <message>
        <source>University: free</source>
        <translation>Universiteit: gratis</translation>
    </message>
    <message>
        <source>Warlord: a declaration of war</source>
        <translation>Krijgsheer: een oorlogsverklaring</translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more at %1 Gold each</source>
        <translation>
            <numerusform>Meesterhandelaar: nog %n voor %1 Goud</numerusform>
            <numerusform>Meesterhandelaar: nog %n voor elk %1 Goud</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgo the rest</source>
        <translation>Van de rest afzien</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation>
            <numerusform>%n actie gaat verloren. Ervan afzien?</numerusform>
            <numerusform>%n acties gaan verloren. Ervan afzien?</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation>Deze actie overslaan</translation>
    </message>
    <message>
        <source>The Action would be lost. Pass?</source>
        <translation>De actie gaat verloren. Overslaan?</translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Bevorderen…</translation>
    </message>
    <message>
        <source>Unify %1</source>
        <translation>%1 verenigen</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n actie</numerusform>
            <numerusform>%n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Double Strike, move once more</source>
        <translation>%1: Dubbelslag, beweeg nog een keer</translation>
    </message>
    <message>
        <source>%1: move your armies</source>
        <translation>%1: verplaats je legers</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) moved</source>
        <translation>
            <numerusform>%1 van %n leger verplaatst</numerusform>
            <numerusform>%1 van %n legers verplaatst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) left</source>
        <translation>
            <numerusform>%1 van %n actiepunt over</numerusform>
            <numerusform>%1 van %n actiepunten over</numerusform>
        </translation>
    </message>
    <message>
        <source>no battle is set yet</source>
        <translation>nog geen slag</translation>
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
        <translation>Klaar met bewegen</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) can still move. End the moves?</source>
        <translation>
            <numerusform>%n leger kan nog bewegen. Toch klaar?</numerusform>
            <numerusform>%n legers kunnen nog bewegen. Toch klaar?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which battle comes next?</source>
        <translation>%1: welke slag is de volgende?</translation>
    </message>
    <message numerus="yes">
        <source>%1: spread %n damage in %2</source>
        <translation>
            <numerusform>%1: verdeel %n schade in %2</numerusform>
            <numerusform>%1: verdeel %n schade in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left · plus and minus beside each unit</source>
        <translation>
            <numerusform>nog %n punt · plus en min naast elke eenheid</numerusform>
            <numerusform>nog %n punten · plus en min naast elke eenheid</numerusform>
        </translation>
    </message>
    <message>
        <source>All points are laid</source>
        <translation>Alle punten zijn verdeeld</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Toeslaan</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) must still be laid.</source>
        <translation>
            <numerusform>Er moet nog %n punt verdeeld worden.</numerusform>
            <numerusform>Er moeten nog %n punten verdeeld worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggereren</translation>
    </message>
    <message>
        <source>%1: where do the Barbarians of %2 go?</source>
        <translation>%1: waarheen met de Barbaren van %2?</translation>
    </message>
    <message>
        <source>%1: withdraw from %2</source>
        <translation>%1: aftocht uit %2</translation>
    </message>
    <message>
        <source>%1: retreat from %2</source>
        <translation>%1: terugtocht uit %2</translation>
    </message>
    <message>
        <source>Both sides still stand: all your armies leave, together</source>
        <translation>Beide partijen staan nog: al je legers vertrekken samen</translation>
    </message>
    <message>
        <source>All go together, to one province</source>
        <translation>Alle gaan samen naar één provincie</translation>
    </message>
    <message>
        <source>%1: which country is the Barbarians&apos; own?</source>
        <translation>%1: welk land is dat van de Barbaren?</translation>
    </message>
    <message>
        <source>They retreat inside it first</source>
        <translation>Daarbinnen trekken ze zich eerst terug</translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es) can still move, one step each</source>
        <translation>
            <numerusform>%n Prinses kan nog één stap doen</numerusform>
            <numerusform>%n Prinsessen kunnen nog elk één stap doen</numerusform>
        </translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Ze blijven</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn by its number, I to IV: &quot;IV Maneuvering&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Allen tegelijk</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>The game is over without a winner</source>
        <translation>Het spel eindigt zonder winnaar</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 wint met %n overwinningspunt</numerusform>
            <numerusform>%1 wint met %n overwinningspunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 winnen samen met %n overwinningspunt</numerusform>
            <numerusform>%1 winnen samen met %n overwinningspunten</numerusform>
        </translation>
    </message>
    <message>
        <source>The threshold of %1 was reached in turn %2</source>
        <translation>De drempel van %1 is bereikt in ronde %2</translation>
    </message>
    <message>
        <source>A player left, and the points were counted</source>
        <translation>Een speler is vertrokken en de punten zijn geteld</translation>
    </message>
    <message>
        <source>Turn %1 was the last</source>
        <translation>Ronde %1 was de laatste</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Vrede met %1</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>voorgesteld</translation>
    </message>
    <message>
        <source>No peace with %1</source>
        <translation>Geen vrede met %1</translation>
    </message>
    <message>
        <source>Where is the %1 built? Choose a province outlined in green; Esc gives it up</source>
        <extracomment>%1 a kind of unit</extracomment>
        <translation>%1: waar? Kies een groen omrande provincie; Esc breekt af</translation>
    </message>
    <message>
        <source>Which army is promoted? Choose it, or a province outlined in green; Esc gives it up</source>
        <translation>Welk leger wordt bevorderd? Kies het, of een groen omrande provincie; Esc breekt af</translation>
    </message>
    <message>
        <source>Build…</source>
        <translation>Bouwen…</translation>
    </message>
    <message>
        <source>War…</source>
        <comment>declare it</comment>
        <translation>Oorlog…</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <comment>a province to an ally</comment>
        <translation>Overdragen…</translation>
    </message>
    <message numerus="yes">
        <source>%1: place %n more Development Token(s)</source>
        <extracomment>Some have been placed already; %n are left</extracomment>
        <translation>
            <numerusform>%1: leg nog %n ontwikkelingsfiche</numerusform>
            <numerusform>%1: leg nog %n ontwikkelingsfiches</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a green plus on the play-mat</source>
        <translation>Klik op een groen plusje van het spelersbord</translation>
    </message>
    <message>
        <source>Click one, then the province beside her · %1</source>
        <extracomment>%1: how many Princesses can still move</extracomment>
        <translation>Klik op een van hen, dan op de provincie ernaast · %1</translation>
    </message>
    <message>
        <source>%1: the Actions are over, you may shift one token</source>
        <translation>%1: na de acties mag je één fiche verschuiven</translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held, %3 short · click the armies that are to eat, the others die</source>
        <translation>Voedsel: %1 nodig, %2 in bezit, %3 te kort · klik op legers die eten, de andere sterven</translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held · an army that does not eat dies</source>
        <translation>Voedsel: %1 nodig, %2 in bezit · een leger dat niet eet, sterft</translation>
    </message>
    <message>
        <source>Feed no more</source>
        <translation>Geen legers meer voeden</translation>
    </message>
    <message>
        <source>Feed none</source>
        <translation>Geen leger voeden</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) die(s)</source>
        <comment>of hunger</comment>
        <translation>
            <numerusform>%n leger sterft</numerusform>
            <numerusform>%n legers sterven</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chosen: no province is in reach of all of them</source>
        <translation>Gekozen: %1. Geen provincie is voor alle bereikbaar</translation>
    </message>
    <message>
        <source>click an outlined province (red: a battle)</source>
        <translation>klik op een omlijnde provincie (rood: slag)</translation>
    </message>
    <message>
        <source>click an outlined province</source>
        <translation>klik op een omlijnde provincie</translation>
    </message>
    <message>
        <source>%1 chosen: %2; a click on the other Princesses takes one more</source>
        <extracomment>%1 the units that are chosen, %2 where to click</extracomment>
        <translation>%1 gekozen: %2; een klik op de andere Prinsessen neemt er een meer mee</translation>
    </message>
    <message>
        <source>%1 chosen: %2; click the piece again to take one fewer</source>
        <translation>%1 gekozen: %2; klik nog eens op het stuk om er een minder mee te nemen</translation>
    </message>
    <message>
        <source>%1 chosen: %2; Shift+click takes more along</source>
        <translation>%1 gekozen: %2; Shift+klik neemt er meer mee</translation>
    </message>
    <message>
        <source>%1 chosen: %2</source>
        <translation>%1 gekozen: %2</translation>
    </message>
    <message>
        <source>%1 · no army can be promoted now</source>
        <extracomment>%1: what an Action can be</extracomment>
        <translation>%1 · geen leger kan nu bevorderd worden</translation>
    </message>
    <message>
        <source>%1 · promoting armies comes with %2 %3</source>
        <extracomment>%1: what an Action can be, %2 a path of the play-mat, %3 its level</extracomment>
        <translation>%1 · bevorderen vanaf %2 %3</translation>
    </message>
    <message>
        <source>A Princess keeps a province yours without an army, and deals no damage. %1</source>
        <extracomment>%1: what to click, and how many Princesses can still move</extracomment>
        <translation>Een Prinses houdt een provincie zonder leger, en brengt geen schade toe. %1</translation>
    </message>
    <message>
        <source>%1: all your tokens are placed</source>
        <translation>%1: al je fiches zijn gelegd</translation>
    </message>
    <message>
        <source>%1: turn %2, feed your armies</source>
        <translation>%1: ronde %2, voed je legers</translation>
    </message>
    <message>
        <source>Free, once a turn, and nothing is lost without it: click the last token of a path, then a space on another</source>
        <translation>Gratis, eens per ronde, overslaan kost niets: klik op de laatste fiche van een spoor, dan op een vakje van een ander</translation>
    </message>
    <message>
        <source>No shift</source>
        <translation>Niet verschuiven</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the Princesses</comment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Nothing can be built now; a press shows why</source>
        <translation>Er kan nu niets gebouwd worden; een klik zegt waarom</translation>
    </message>
    <message>
        <source>At the screen: %1</source>
        <translation>Aan het scherm: %1</translation>
    </message>
    <message numerus="yes">
        <source>At the screen: %1 · %n offer(s) wait(s) for an answer</source>
        <translation>
            <numerusform>Aan het scherm: %1 · %n voorstel wacht op antwoord</numerusform>
            <numerusform>Aan het scherm: %1 · %n voorstellen wachten op antwoord</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>A button: after the tokens are placed, the game goes on with the others</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>At the screen: %1 · your offer waits for the answer of %2</source>
        <extracomment>%1 who has mouse and keyboard now, %2 the countries to which he has made offers</extracomment>
        <translation>Aan het scherm: %1 · je voorstel wacht op antwoord van %2</translation>
    </message>
    <message>
        <source>place a token on a green plus</source>
        <comment>one of several things an Action can be</comment>
        <translation>leg een fiche op een plusje</translation>
    </message>
    <message>
        <source>build an army</source>
        <comment>one of several things an Action can be</comment>
        <translation>rekruteer een leger</translation>
    </message>
    <message>
        <source>build a Fort</source>
        <comment>one of several things an Action can be</comment>
        <translation>bouw een Fort</translation>
    </message>
    <message>
        <source>promote an army</source>
        <comment>one of several things an Action can be</comment>
        <translation>bevorder een leger</translation>
    </message>
    <message>
        <source>declare war</source>
        <comment>one of several things an Action can be</comment>
        <translation>verklaar oorlog</translation>
    </message>
    <message>
        <source>click where to go</source>
        <translation>klik waarheen</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <extracomment>%1 what an Action can be, each set off by a dot: &quot;build an army · declare war&quot;</extracomment>
        <translation>Mogelijk: %1</translation>
    </message>
    <message>
        <source>Place a token, or press a button</source>
        <extracomment>What an Action can be, in short, where nothing can be built</extracomment>
        <translation>Zet een fiche of kies een knop</translation>
    </message>
    <message>
        <source>Done by %1 · next: %2</source>
        <extracomment>Below what has just been done, &quot;Token on Military&quot;; %1 who did it, %2 whose turn it is: persons, each with his country</extracomment>
        <translation>Gespeeld door %1 · hierna: %2</translation>
    </message>
    <message>
        <source>The Trade pane has routes, offers and the bank</source>
        <extracomment>Below &quot;… may trade&quot;; Trade is the pane beside the map</extracomment>
        <translation>Routes, voorstellen en de bank staan in het paneel ‘Handel’</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) to fight; what retreats from one may join another</source>
        <translation>
            <numerusform>%n slag te leveren</numerusform>
            <numerusform>%n slagen te leveren; wie uit de ene wegtrekt, kan in een andere terechtkomen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look round, or take tokens back with Undo; the others go on when you are ready</source>
        <translation>Kijk rond, of neem met Ongedaan maken fiches terug; de anderen wachten op je</translation>
    </message>
    <message>
        <source>%1 until somebody comes as far; Undo takes tokens back</source>
        <extracomment>%1 a title, &quot;Builder&quot;, or several: the player has it until somebody is as far on that path</extracomment>
        <translation>%1 tot iemand even ver is; Ongedaan maken neemt fiches terug</translation>
    </message>
    <message>
        <source>Place a token, click an outlined province to build, or press a button</source>
        <extracomment>What an Action can be, in short; the buttons stand beside it</extracomment>
        <translation>Spelersbord, omlijnde provincie of knop</translation>
    </message>
    <message>
        <source>From %1: now click a green plus on another path; Esc puts the token back</source>
        <extracomment>%1 a path of the play-mat, whose last token has been clicked</extracomment>
        <translation>Van %1: klik nu op een groene plus van een ander spoor; Esc legt de fiche terug</translation>
    </message>
    <message>
        <source>Free: click the last token of a path, then a space on another</source>
        <translation>Gratis: klik op de laatste fiche van een spoor, dan op een vakje van een ander</translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces of the country.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Eén keer per spel: nu %n actie; tot %1 met alle betwiste provincies van het land.</numerusform>
            <numerusform>Eén keer per spel: nu %n acties; tot %1 met alle betwiste provincies van het land.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces. Unify now?</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Eén keer per spel: nu %n actie; tot %1 met alle betwiste provincies. Nu verenigen?</numerusform>
            <numerusform>Eén keer per spel: nu %n acties; tot %1 met alle betwiste provincies. Nu verenigen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) at once, the most that there can be.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Eén keer per spel: meteen %n actie, meer is er niet.</numerusform>
            <numerusform>Eén keer per spel: meteen %n acties, meer zijn er niet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in %1 when the moves are over, %n AP kept for it</source>
        <extracomment>Behind a list of provinces: battles are fought after all moves, not at once</extracomment>
        <translation>
            <numerusform>slag in %1 na alle verplaatsingen, %n AP ervoor bewaard</numerusform>
            <numerusform>slag in %1 na alle verplaatsingen, %n AP ervoor bewaard</numerusform>
        </translation>
    </message>
    <message>
        <source>Click an army, then where it goes · %1 (%2 an army at Military %3, the dots below it)</source>
        <extracomment>Before the first move; %1: Action Points left, %2: those of one army, %3: level of the Military path</extracomment>
        <translation>Klik op een leger, dan op zijn doel · %1 (%2 per leger bij Militair %3, de stippen eronder)</translation>
    </message>
    <message>
        <source>%1: the armies are done, move your Princesses</source>
        <translation>%1: de legers zijn klaar, verplaats je Prinsessen</translation>
    </message>
    <message>
        <source>%1: move your Princesses</source>
        <translation>%1: verplaats je Prinsessen</translation>
    </message>
</context>
<context>
    <name>Provinces</name>
    <message>
        <source>Province</source>
        <translation>Provincie</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Bezitter</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>OP</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Opbrengst</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
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
        <translation>Alles &amp;selecteren</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Verhogen</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Ver&amp;lagen</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Zoeken in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Bestands&amp;naam:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Bestandstypen:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Bovenliggende map</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Nieuwe map maken</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Ver&amp;borgen bestanden tonen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nieuwe map</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 bestaat al.
Wil je het vervangen?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Bestand niet gevonden.
Controleer of de bestandsnaam klopt.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Gewijzigd op</translation>
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
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles selecteren</translation>
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
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nee</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Hierheen schuiven</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pagina omhoog</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pagina omlaag</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Omhoog schuiven</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Omlaag schuiven</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
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
        <translation>Spatie</translation>
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
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles selecteren</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>One of the options, by chance.</source>
        <translation>Een van de mogelijkheden, naar toeval.</translation>
    </message>
    <message>
        <source>It decides who leads on {0}.</source>
        <extracomment>{0} a path</extracomment>
        <translation>Het bepaalt wie bij {0} leidt.</translation>
    </message>
    <message>
        <source>The token is worth more on {1} than on {0}.</source>
        <extracomment>{0} path from, {1} path to</extracomment>
        <translation>De fiche is bij {1} meer waard dan bij {0}.</translation>
    </message>
    <message>
        <source>{0} is free: the armies that go there hold it.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} is vrij: de legers die erheen gaan, bezetten het.</translation>
    </message>
    <message>
        <source>In {0} a Fort covers the armies.</source>
        <extracomment>{0} a province</extracomment>
        <translation>In {0} dekt een Fort de legers.</translation>
    </message>
    <message>
        <source>No enemy holds a province next to {0}.</source>
        <extracomment>{0} a province; nobody at war with the one who retreats holds a province next to it</extracomment>
        <translation>Geen vijand bezet een provincie naast {0}.</translation>
    </message>
    <message>
        <source>Enemies hold provinces next to {0}, but nowhere fewer.</source>
        <extracomment>{0} a province; of all open to the armies it has the fewest enemies beside it</extracomment>
        <translation>Naast {0} bezetten vijanden provincies, maar nergens minder.</translation>
    </message>
    <message>
        <source>In {0} the armies do not stand alone.</source>
        <extracomment>{0} a province, held by own units or an ally&apos;s; enemies stand beside it</extracomment>
        <translation>In {0} staan de legers niet alleen.</translation>
    </message>
    <message>
        <source>Of the provinces open to the Barbarians, {0} is worth least.</source>
        <extracomment>{0} a province to which beaten Barbarians may be sent</extracomment>
        <translation>Van de provincies die voor de Barbaren openstaan, is {0} het minst waard.</translation>
    </message>
    <message>
        <source>For the armies it makes no difference which country it is.</source>
        <translation>Voor de legers maakt het niet uit welk land het is.</translation>
    </message>
    <message>
        <source>The country is whole: Actions {0}.</source>
        <extracomment>{0} Actions</extracomment>
        <translation>Het land is compleet: acties {0}.</translation>
    </message>
    <message>
        <source>{0} serves {1} better.</source>
        <extracomment>{0} a province, {1} an ally</extracomment>
        <translation>{0} helpt {1} meer.</translation>
    </message>
    <message>
        <source>Gold is doubled for nothing.</source>
        <translation>Het Goud wordt gratis verdubbeld.</translation>
    </message>
    <message>
        <source>Counting now would win.</source>
        <translation>Nu tellen zou winst geven.</translation>
    </message>
    <message>
        <source>Counting now would not win.</source>
        <translation>Nu tellen zou geen winst geven.</translation>
    </message>
    <message>
        <source>The war with {0} costs more than it brings.</source>
        <extracomment>{0} a player</extracomment>
        <translation>De oorlog met {0} kost meer dan hij oplevert.</translation>
    </message>
    <message>
        <source>The war with {0} still brings something.</source>
        <extracomment>{0} a player</extracomment>
        <translation>De oorlog met {0} levert nog iets op.</translation>
    </message>
    <message>
        <source>This token reaches {0} {1}.</source>
        <extracomment>{0} a path, {1} the level that this token reaches</extracomment>
        <translation>Met deze fiche staat {0} op niveau {1}.</translation>
    </message>
    <message>
        <source>Nothing else here brings in more than it costs.</source>
        <translation>Niets anders levert hier meer op dan het kost.</translation>
    </message>
    <message>
        <source>{0} is worth more than the Food it eats.</source>
        <extracomment>{0} an army</extracomment>
        <translation>{0} is meer waard dan het Voedsel ervoor.</translation>
    </message>
    <message>
        <source>The armies still unfed are worth less than their Food.</source>
        <translation>De nog niet gevoede legers zijn minder waard dan hun Voedsel.</translation>
    </message>
    <message>
        <source>The next plans lack {0} most.</source>
        <extracomment>{0} a resource</extracomment>
        <translation>De volgende plannen missen {0} het meest.</translation>
    </message>
    <message>
        <source>The next plans need {1}, and {0} can be spared.</source>
        <extracomment>{0} resource given, {1} resource got</extracomment>
        <translation>De volgende plannen vragen {1}, en aan {0} is geen gebrek.</translation>
    </message>
    <message>
        <source>A route to {0} lets both exchange what they have to spare.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Over een route naar {0} kunnen beide ruilen wat ze over hebben.</translation>
    </message>
    <message>
        <source>{0} is ahead and should not be helped further.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0} ligt voor en moet niet nog geholpen worden.</translation>
    </message>
    <message>
        <source>The Gold has no better use this turn.</source>
        <translation>Het Goud is deze ronde niet beter te gebruiken.</translation>
    </message>
    <message>
        <source>It helps to end the game in the lead.</source>
        <translation>Het helpt om het spel aan kop te beëindigen.</translation>
    </message>
    <message>
        <source>No exchange left would bring anything.</source>
        <translation>Geen enkele ruil zou nog iets opleveren.</translation>
    </message>
    <message>
        <source>It is a step towards {0} {1}.</source>
        <extracomment>{0} a path, {1} the level it leads to</extracomment>
        <translation>Dat is een stap naar {0} {1}.</translation>
    </message>
    <message>
        <source>{2} can be taken from {1}.</source>
        <extracomment>{0} kind of army, {1} where it is built, {2} a province near it</extracomment>
        <translation>{2} kan vanuit {1} genomen worden.</translation>
    </message>
    <message>
        <source>In {1} the army stands ready for what comes.</source>
        <extracomment>{0} kind of army, {1} where it is built</extracomment>
        <translation>In {1} staat het leger klaar voor wat komt.</translation>
    </message>
    <message>
        <source>{1} is threatened and needs defenders.</source>
        <extracomment>{0} kind of army, {1} where it is built</extracomment>
        <translation>{1} wordt bedreigd en heeft verdedigers nodig.</translation>
    </message>
    <message>
        <source>A Fort holds {0} without an army. Victory Points: {1}.</source>
        <extracomment>{0} a province, {1} Victory Points</extracomment>
        <translation>Een Fort houdt {0} zonder leger. Overwinningspunten: {1}.</translation>
    </message>
    <message>
        <source>{0} is worth more as {1}, and more than the price.</source>
        <extracomment>{0} an army, {1} what it becomes</extracomment>
        <translation>{0} is als {1} meer waard, ook meer dan de prijs.</translation>
    </message>
    <message>
        <source>The armies can take provinces of {0}, but only in war.</source>
        <extracomment>{0} a player</extracomment>
        <translation>De legers kunnen provincies van {0} nemen, maar alleen in oorlog.</translation>
    </message>
    <message>
        <source>So {0} can be taken this turn.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Zo kan {0} deze ronde nog genomen worden.</translation>
    </message>
    <message>
        <source>The defenders of {0} are weakened, even if it does not fall yet.</source>
        <extracomment>{0} a province</extracomment>
        <translation>De verdedigers van {0} worden verzwakt, ook al valt het nog niet.</translation>
    </message>
    <message>
        <source>In {0} the army stands closer to what can be taken next.</source>
        <extracomment>{0} a province</extracomment>
        <translation>In {0} staat het leger dichter bij wat hierna te nemen is.</translation>
    </message>
    <message>
        <source>{0} is threatened and needs defenders.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} wordt bedreigd en heeft verdedigers nodig.</translation>
    </message>
    <message>
        <source>{0} stays held, and the armies there can move on.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} blijft bezet, en de legers daar kunnen verder.</translation>
    </message>
    <message>
        <source>All stand where they are worth most.</source>
        <translation>Allen staan waar ze het meest waard zijn.</translation>
    </message>
    <message>
        <source>Of the battles to come, {0} promises most.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Van de komende slagen belooft {0} het meest.</translation>
    </message>
    <message>
        <source>{0} is the loss that would hurt most.</source>
        <extracomment>{0} a unit</extracomment>
        <translation>{0} zou het pijnlijkste verlies zijn.</translation>
    </message>
    <message>
        <source>{0} would gain more by it.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0} heeft er meer voordeel bij.</translation>
    </message>
    <message>
        <source>{0} would gain more by it. {1} more of {2} would do.</source>
        <extracomment>{0} a player, {1} how many more it would take, {2} of which resource</extracomment>
        <translation>{0} heeft er meer voordeel bij. Met {1} meer van {2} zou het genoeg zijn.</translation>
    </message>
    <message>
        <source>It can&apos;t be paid: of {1}, {0} has {3} and needs {2}.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation>Dat is niet te betalen: van {1} heeft {0} er {3} en zijn er {2} nodig.</translation>
    </message>
    <message>
        <source>{0} {1} is the next level within reach.</source>
        <extracomment>{0} a path, {1} its next level</extracomment>
        <translation>{0} {1} is het volgende niveau binnen bereik.</translation>
    </message>
    <message>
        <source>What is asked for is needed, what is given can be spared; {0} gains too.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Wat gevraagd wordt is nodig, wat geboden wordt kan gemist worden; ook {0} wint erbij.</translation>
    </message>
    <message>
        <source>What {0} gives is worth more than what {0} asks for.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Wat {0} geeft, is meer waard dan wat er gevraagd wordt.</translation>
    </message>
    <message>
        <source>What {0} asks for is worth more than what {0} gives.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Wat {0} vraagt, is meer waard dan wat er geboden wordt.</translation>
    </message>
    <message>
        <source>What {0} asks for is worth more than what {0} gives. {1} more of {2} would do.</source>
        <extracomment>{0} a player, {1} how many more it would take, {2} of which resource</extracomment>
        <translation>Wat {0} vraagt, is meer waard dan wat er geboden wordt. Met {1} meer van {2} zou het genoeg zijn.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This line can&apos;t be read as a command. See NOTATION.md.</source>
        <translation>Deze regel is niet als opdracht te lezen. Zie NOTATION.md.</translation>
    </message>
    <message>
        <source>This command is not known. See NOTATION.md.</source>
        <translation>Deze opdracht is onbekend. Zie NOTATION.md.</translation>
    </message>
    <message>
        <source>No seat of this game has that name.</source>
        <translation>Geen plaats in dit spel heeft die naam.</translation>
    </message>
    <message>
        <source>No province of this map has that name.</source>
        <translation>Geen provincie van deze kaart heeft die naam.</translation>
    </message>
    <message>
        <source>No country of this map has that name.</source>
        <translation>Geen land van deze kaart heeft die naam.</translation>
    </message>
    <message>
        <source>No unit has that name. Units are I1 to I4, A1 to A4, C1 to C4, P1 to P4, F1 to F8, and for Barbarians B1, BF1.</source>
        <translation>Geen eenheid heeft die naam. Eenheden zijn I1 t/m I4, A1 t/m A4, C1 t/m C4, P1 t/m P4, F1 t/m F8, en voor Barbaren B1, BF1.</translation>
    </message>
    <message>
        <source>This command needs other arguments. See NOTATION.md.</source>
        <translation>Deze opdracht vraagt om andere gegevens. Zie NOTATION.md.</translation>
    </message>
    <message>
        <source>{1} {0} for 1 is not the rate: {2}:1, in whole lots.</source>
        <extracomment>{0} amount, {1} resource, {2} rate: 14 Food at 7:1</extracomment>
        <translation>{1} {0} voor 1 is niet de koers: {2}:1, alleen hele veelvouden.</translation>
    </message>
    <message>
        <source>The bank takes one type a lot, not several together.</source>
        <translation>De bank neemt per ruil maar één soort, niet meerdere samen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Only the table may say this.</source>
        <translation>Dit mag alleen de tafel zeggen.</translation>
    </message>
    <message>
        <source>{0} has left the game.</source>
        <translation>{0} heeft het spel verlaten.</translation>
    </message>
    <message>
        <source>Those left vote first: go on, or count?</source>
        <translation>Eerst stemmen de overblijvers: doorgaan of tellen?</translation>
    </message>
    <message>
        <source>This belongs to another phase: {0}. Now: {1}.</source>
        <extracomment>{0} the phase of the command, {1} the present phase</extracomment>
        <translation>Dit hoort bij een andere fase: {0}. Nu: {1}.</translation>
    </message>
    <message>
        <source>It is the turn of {0}.</source>
        <extracomment>{0} a seat</extracomment>
        <translation>{0} is aan de beurt.</translation>
    </message>
    <message>
        <source>Feeding comes before gathering. Asked now: {0}.</source>
        <translation>Voeden komt vóór verzamelen. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>A token is shifted after all Actions. Asked now: {0}.</source>
        <translation>Een fiche wordt na alle acties verschoven. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>The Actions of this turn are over. Asked now: {0}.</source>
        <translation>De acties van deze ronde zijn voorbij. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>Armies move, then battles are resolved, then Princesses move. Asked now: {0}.</source>
        <translation>Eerst bewegen de legers, dan volgen de slagen, dan bewegen de Prinsessen. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>No battle is being resolved that asks for this. Asked now: {0}.</source>
        <translation>Er is geen slag aan de gang die hierom vraagt. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>No vote is on: it follows when a player leaves.</source>
        <translation>Er is geen stemming: die volgt als een speler het spel verlaat.</translation>
    </message>
    <message>
        <source>{0} has voted already.</source>
        <translation>{0} heeft al gestemd.</translation>
    </message>
    <message>
        <source>The vote is between stop and go-on in a free for all, between count and void in an allied game.</source>
        <translation>De keuze is stop of go-on bij ieder voor zich, count of void bij een spel met allianties.</translation>
    </message>
    <message>
        <source>{0} is full: {1} tokens.</source>
        <extracomment>{0} a path of the play-mat, {1} its number of spaces</extracomment>
        <translation>{0} is vol: {1} fiches.</translation>
    </message>
    <message>
        <source>All Development Tokens have to be placed: {1} to place, {0} placed.</source>
        <extracomment>{0} placed, {1} to place</extracomment>
        <translation>Alle ontwikkelingsfiches moeten worden gelegd: {1} te leggen, {0} gelegd.</translation>
    </message>
    <message>
        <source>{0} is not on the board.</source>
        <extracomment>{0} a unit</extracomment>
        <translation>{0} staat niet op het bord.</translation>
    </message>
    <message>
        <source>{0} eats nothing: only armies are fed.</source>
        <translation>{0} eet niets: alleen legers worden gevoed.</translation>
    </message>
    <message>
        <source>Food for {2}: {0} needed, {1} held. An army is fed wholly or not at all.</source>
        <extracomment>{0} needed, {1} held, {2} a unit</extracomment>
        <translation>Voedsel voor {2}: {0} nodig, {1} in bezit. Een leger wordt helemaal gevoed of helemaal niet.</translation>
    </message>
    <message>
        <source>Nothing is to be chosen for route {0}. Asked now: route {1}.</source>
        <translation>Voor route {0} valt niets te kiezen. Nu aan de orde: route {1}.</translation>
    </message>
    <message>
        <source>Unused route {1} does not yield {0}.</source>
        <extracomment>{0} a resource, {1} which route</extracomment>
        <translation>De ongebruikte route {1} levert geen {0} op.</translation>
    </message>
    <message>
        <source>{0} controls no Trade Center and takes no part in Trade.</source>
        <translation>{0} beheerst geen handelscentrum en doet niet mee aan de Handel.</translation>
    </message>
    <message>
        <source>{0} is done already, and may act until all are.</source>
        <translation>{0} is al klaar en mag nog handelen tot iedereen klaar is.</translation>
    </message>
    <message>
        <source>The bank gives another type than it takes; one type a lot.</source>
        <translation>De bank geeft een andere soort dan zij neemt; één soort per ruil.</translation>
    </message>
    <message>
        <source>{0} for one lot: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation>{0} voor één ruil: {1} nodig, {2} in bezit.</translation>
    </message>
    <message>
        <source>{0} came from the bank in this phase and isn&apos;t given to it again at 1:1.</source>
        <translation>{0} kwam in deze fase van de bank en gaat bij 1:1 niet naar haar terug.</translation>
    </message>
    <message>
        <source>Another player has Monopoly: {0} trades with its holders only, not with the bank.</source>
        <translation>Een andere speler heeft het Monopolie: {0} handelt alleen met de houders ervan, niet met de bank.</translation>
    </message>
    <message>
        <source>Another player has Monopoly: neither {0} nor {1} has it, so the two can&apos;t trade.</source>
        <translation>Een andere speler heeft het Monopolie: {0} noch {1} heeft het, dus kunnen die twee niet handelen.</translation>
    </message>
    <message>
        <source>The partner has to be another player.</source>
        <translation>De partner moet een andere speler zijn.</translation>
    </message>
    <message>
        <source>A Trade Route between {0} and {1} is open already.</source>
        <translation>Tussen {0} en {1} is al een handelsroute open.</translation>
    </message>
    <message>
        <source>Trade Routes: {0} allowed at this level of Trade, {1} opened.</source>
        <extracomment>{0} allowed, {1} opened</extracomment>
        <translation>Handelsroutes: {0} toegestaan op dit niveau van Handel, {1} geopend.</translation>
    </message>
    <message>
        <source>{0} controls no Trade Center: no route opens to it or is used.</source>
        <translation>{0} beheerst geen handelscentrum: er gaat geen route heen open of in gebruik.</translation>
    </message>
    <message>
        <source>No Trade Route between {0} and {1} is open.</source>
        <translation>Tussen {0} en {1} is geen handelsroute open.</translation>
    </message>
    <message>
        <source>An offer has to give or take something.</source>
        <translation>Een voorstel moet iets geven of vragen.</translation>
    </message>
    <message>
        <source>An amount in an offer is 0 to {0}.</source>
        <extracomment>{0} the largest figure</extracomment>
        <translation>Een hoeveelheid in een voorstel is 0 tot {0}.</translation>
    </message>
    <message>
        <source>Offers to {1} in this phase: {0} allowed, all made.</source>
        <extracomment>{0} the limit, {1} the partner</extracomment>
        <translation>Voorstellen aan {1} in deze fase: {0} toegestaan, alle gedaan.</translation>
    </message>
    <message>
        <source>{0} has declined this offer in this phase.</source>
        <translation>{0} heeft dit voorstel in deze fase al afgewezen.</translation>
    </message>
    <message>
        <source>No offer from {0} to {1} is open.</source>
        <translation>Er staat geen voorstel van {0} aan {1} open.</translation>
    </message>
    <message>
        <source>{1} of {0}: {2} needed, {3} held. The offer stands.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation>{1} van {0}: {2} nodig, {3} in bezit. Het voorstel blijft staan.</translation>
    </message>
    <message>
        <source>Gold for a Victory Point: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation>Goud voor een overwinningspunt: {0} nodig, {1} in bezit.</translation>
    </message>
    <message>
        <source>No {0} is left in the stash.</source>
        <extracomment>{0} a unit kind</extracomment>
        <translation>{0}: niets meer in de voorraad.</translation>
    </message>
    <message>
        <source>{0} is an ally&apos;s: no Fort can be built there.</source>
        <translation>{0} is van een bondgenoot: daar kan geen Fort gebouwd worden.</translation>
    </message>
    <message>
        <source>Forts in {1}: {0} at the most.</source>
        <extracomment>{0} the limit, {1} a province</extracomment>
        <translation>Forten in {1}: hoogstens {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation>{0}: {1} nodig, {2} in bezit.</translation>
    </message>
    <message>
        <source>{0} for a Fort: {1} needed, {2} held.</source>
        <translation>{0} voor een Fort: {1} nodig, {2} in bezit.</translation>
    </message>
    <message>
        <source>{0} for this promotion: {1} needed, {2} held.</source>
        <translation>{0} voor deze bevordering: {1} nodig, {2} in bezit.</translation>
    </message>
    <message>
        <source>Only Infantry, Archers and Cavalry are built so.</source>
        <translation>Alleen Infanterie, Boogschutters en Cavalerie worden zo gerekruteerd.</translation>
    </message>
    <message>
        <source>Two armies with one Action: only with Warlord, {0} {1}.</source>
        <translation>Twee legers met één actie: alleen met Krijgsheer, {0} {1}.</translation>
    </message>
    <message>
        <source>{0} is neither an own army nor an ally&apos;s.</source>
        <translation>{0} is geen leger van jou of van een bondgenoot.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be upgraded: only armies can.</source>
        <translation>{0} kan niet bevorderd worden: dat kan alleen met legers.</translation>
    </message>
    <message>
        <source>{0} is upgraded to a higher kind only: Infantry, Archer, Cavalry.</source>
        <translation>{0} wordt alleen tot een hogere soort bevorderd: Infanterie, Boogschutter, Cavalerie.</translation>
    </message>
    <message>
        <source>War is declared on another player.</source>
        <translation>Oorlog verklaar je aan een andere speler.</translation>
    </message>
    <message>
        <source>{0} is an ally.</source>
        <translation>{0} is een bondgenoot.</translation>
    </message>
    <message>
        <source>No extra Action is left for this: University 1, Master Trader at {0} Gold each, Warlord to declare war.</source>
        <translation>Hiervoor is geen extra actie over: Universiteit 1, Meesterhandelaar voor elk {0} Goud, Krijgsheer om de oorlog te verklaren.</translation>
    </message>
    <message>
        <source>Gold for the extra Action and its cost: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation>Goud voor de extra actie en de kosten ervan: {0} nodig, {1} in bezit.</translation>
    </message>
    <message>
        <source>{0} has no token to shift.</source>
        <translation>{0} heeft geen fiche om te verschuiven.</translation>
    </message>
    <message>
        <source>A token is shifted to another path.</source>
        <translation>Een fiche wordt naar een ander spoor verschoven.</translation>
    </message>
    <message>
        <source>{0} is not in play in this variant.</source>
        <translation>{0} is in deze variant niet in het spel.</translation>
    </message>
    <message>
        <source>Action Points of {0}: {1} needed, {2} left.</source>
        <extracomment>{0} a unit, {1} needed, {2} left</extracomment>
        <translation>Actiepunten van {0}: {1} nodig, {2} over.</translation>
    </message>
    <message>
        <source>Action Points of {0} to enter {1}: 2 needed (1 to enter, 1 for the battle), {2} left.</source>
        <extracomment>{0} a unit, {1} a province or several, {2} left</extracomment>
        <translation>Actiepunten van {0} voor {1}: 2 nodig (1 om binnen te gaan, 1 voor de slag), {2} over.</translation>
    </message>
    <message>
        <source>No battle is to be fought in {0}.</source>
        <translation>In {0} is geen slag te leveren.</translation>
    </message>
    <message>
        <source>{0} has declared its Unification already.</source>
        <translation>{0} heeft de Eenwording al uitgeroepen.</translation>
    </message>
    <message>
        <source>Unification is declared in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation>De Eenwording roep je uit in je eigen fase Manoeuvres, niet midden in een slag. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>A province is handed over in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation>Een provincie draag je over in je eigen fase Manoeuvres, niet midden in een slag. Nu aan de orde: {0}.</translation>
    </message>
    <message>
        <source>{0} is not an ally, or has no unit in {1}.</source>
        <translation>{0} is geen bondgenoot of heeft geen eenheid in {1}.</translation>
    </message>
    <message>
        <source>Armies and Princesses leave {0} first; only Forts may stay.</source>
        <translation>Legers en Prinsessen verlaten eerst {0}; alleen Forten mogen blijven.</translation>
    </message>
    <message>
        <source>{0} is not an enemy unit in this battle.</source>
        <translation>{0} is geen vijandelijke eenheid in deze slag.</translation>
    </message>
    <message>
        <source>{0} is covered: {1} more damage has to go to the Forts first.</source>
        <extracomment>{0} a Princess, {1} points still to be given to Forts</extracomment>
        <translation>{0} is gedekt: eerst moet nog {1} schade naar de Forten.</translation>
    </message>
    <message>
        <source>All damage has to be assigned: {1} to give, {0} given.</source>
        <extracomment>{0} given, {1} to give</extracomment>
        <translation>Alle schade wordt verdeeld: {1} te geven, {0} gegeven.</translation>
    </message>
    <message>
        <source>A retreat goes to an adjacent province that is own or free, in allied games also an ally&apos;s; not to {0}.</source>
        <extracomment>{0} a province</extracomment>
        <translation>De terugtocht gaat naar een buurprovincie, eigen of vrij, bij allianties ook van een bondgenoot; niet naar {0}.</translation>
    </message>
    <message>
        <source>A withdrawal goes to an adjacent province that is own or free, in allied games also an ally&apos;s; not to {0}.</source>
        <translation>De aftocht gaat naar een buurprovincie, eigen of vrij, bij allianties ook van een bondgenoot; niet naar {0}.</translation>
    </message>
    <message>
        <source>The Barbarians do not retreat to {0}: other places come first.</source>
        <translation>De Barbaren trekken zich niet terug naar {0}: andere plekken gaan voor.</translation>
    </message>
    <message>
        <source>{0} is not one of the two countries that dispute the province.</source>
        <translation>{0} is geen van de twee landen die de provincie betwisten.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace.</source>
        <translation>Tussen {0} en {1} is het vrede.</translation>
    </message>
    <message>
        <source>Peace has been offered to {0} in this phase.</source>
        <translation>Er is {0} in deze fase al vrede voorgesteld.</translation>
    </message>
    <message>
        <source>No offer of peace from {0} to {1} is open.</source>
        <translation>Er staat geen vredesvoorstel van {0} aan {1} open.</translation>
    </message>
    <message>
        <source>A battle between the two is still to be fought; peace waits for it.</source>
        <translation>Tussen die twee moet nog een slag geleverd worden; de vrede wacht daarop.</translation>
    </message>
    <message>
        <source>No time limit was agreed.</source>
        <translation>Er is geen tijdslimiet afgesproken.</translation>
    </message>
    <message>
        <source>The time is up already; the running turn is the last.</source>
        <translation>De tijd is al om; de lopende ronde is de laatste.</translation>
    </message>
    <message>
        <source>Armies are placed in provinces already owned, in allied games also an ally&apos;s; not in {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Legers komen in provincies die je al bezit, en bij allianties ook in die van een bondgenoot; niet in {0} (nu: {1}).</translation>
    </message>
    <message>
        <source>A Fort stands in an own province; not in {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Een Fort staat in een eigen provincie; niet in {0} (nu: {1}).</translation>
    </message>
    <message>
        <source>Not held: {0} (now: {1}). Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Niet in bezit: {0} (nu: {1}). De Eenwording vraagt de hoofdstad, het handelscentrum en alle gewone provincies van het startland.</translation>
    </message>
    <message>
        <source>Only a province that is held can be handed over; not {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Alleen een eigen provincie kan worden overgedragen, niet {0} (nu: {1}).</translation>
    </message>
    <message>
        <source>{0}: fed already.</source>
        <translation>{0}: al gevoed.</translation>
    </message>
    <message>
        <source>{0}: a Fort does not move.</source>
        <translation>{0}: een Fort beweegt niet.</translation>
    </message>
    <message>
        <source>{0}: moves once the armies have moved and fought. Asked now: {1}.</source>
        <translation>{0}: pas als de legers verplaatst zijn en gevochten hebben. Nu aan de orde: {1}.</translation>
    </message>
    <message>
        <source>{0}: the moves of armies are over. Asked now: {1}.</source>
        <translation>{0}: het verplaatsen van legers is voorbij. Nu aan de orde: {1}.</translation>
    </message>
    <message>
        <source>{0}: the battle in {1} comes before any other move.</source>
        <extracomment>{0} a unit, {1} a province</extracomment>
        <translation>{0}: de slag in {1} komt vóór elke andere verplaatsing.</translation>
    </message>
    <message>
        <source>{0}: there is peace with {1}.</source>
        <extracomment>{0} a province or several, {1} their owner</extracomment>
        <translation>{0}: het is vrede met {1}.</translation>
    </message>
    <message>
        <source>{0}: moved this turn already.</source>
        <translation>{0}: deze ronde al verplaatst.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} needed, now {3}.</source>
        <extracomment>{0} a unit kind, {1} a path, {2} the level needed, {3} the level held</extracomment>
        <translation>{0}: {1} {2} nodig, nu {3}.</translation>
    </message>
    <message>
        <source>A Fort needs Masonry, which comes with {0} {1}; now {2}.</source>
        <translation>Een Fort vraagt Bouwkunst, en die komt met {0} {1}; nu {2}.</translation>
    </message>
    <message>
        <source>Reinforce comes with {0} {1}; now {2}.</source>
        <translation>Versterking komt met {0} {1}; nu {2}.</translation>
    </message>
    <message>
        <source>{0} cannot go to {1} (now: {2}). A Princess goes to free and own provinces, in allied games also to an ally&apos;s.</source>
        <extracomment>{0} a Princess, {1} a province or several, {2} whose they are: &quot;Burgundy&quot;, &quot;Barbarians&quot;</extracomment>
        <translation>{0} kan niet naar {1} (nu: {2}). Een Prinses gaat naar vrije en eigen provincies, bij allianties ook naar die van een bondgenoot.</translation>
    </message>
    <message>
        <source>{0} and {1} are not neighbours, by land or by sea.</source>
        <extracomment>{0} and {1} provinces</extracomment>
        <translation>{0} en {1} zijn geen buren, over land noch over zee.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save in:</source>
        <extracomment>Before the folder into which a file is saved</extracomment>
        <translation>Opslaan in:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>off the board</source>
        <translation>niet op het bord</translation>
    </message>
    <message>
        <source>place Development Tokens</source>
        <translation>ontwikkelingsfiches leggen</translation>
    </message>
    <message>
        <source>feed armies</source>
        <translation>legers voeden</translation>
    </message>
    <message>
        <source>choose what a route yields</source>
        <translation>kiezen wat een route oplevert</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>handelen</translation>
    </message>
    <message>
        <source>take an Action</source>
        <translation>een actie uitvoeren</translation>
    </message>
    <message>
        <source>shift a Development Token</source>
        <translation>een ontwikkelingsfiche verschuiven</translation>
    </message>
    <message>
        <source>move armies</source>
        <translation>legers verplaatsen</translation>
    </message>
    <message>
        <source>choose the next battle</source>
        <translation>de volgende slag kiezen</translation>
    </message>
    <message>
        <source>the attacker&apos;s damage</source>
        <translation>de schade van de aanvaller</translation>
    </message>
    <message>
        <source>the defender&apos;s damage</source>
        <translation>de schade van de verdediger</translation>
    </message>
    <message>
        <source>the attacker&apos;s retreat</source>
        <translation>de terugtocht van de aanvaller</translation>
    </message>
    <message>
        <source>the country of the Barbarians</source>
        <translation>het land van de Barbaren</translation>
    </message>
    <message>
        <source>the Barbarians&apos; retreat</source>
        <translation>de terugtocht van de Barbaren</translation>
    </message>
    <message>
        <source>the defender&apos;s retreat</source>
        <translation>de terugtocht van de verdediger</translation>
    </message>
    <message>
        <source>the withdrawal</source>
        <translation>de aftocht</translation>
    </message>
    <message>
        <source>move Princesses</source>
        <translation>Prinsessen verplaatsen</translation>
    </message>
    <message>
        <source>Actions of the Unification</source>
        <translation>acties van de Eenwording</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>de Koopman</translation>
    </message>
    <message>
        <source>the vote</source>
        <translation>de stemming</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>niets meer</translation>
    </message>
    <message>
        <source>%1 It answers the threat of %2.</source>
        <extracomment>A computer player&apos;s reason, and the player whose threat it answers</extracomment>
        <translation>%1 Het is een antwoord op de dreiging van %2.</translation>
    </message>
    <message>
        <source>{0} is not yours (now: {1}).</source>
        <extracomment>{0} a province in which an army was to be placed, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;; nobody has an ally in this game</extracomment>
        <translation>{0} is niet van jou (nu: {1}).</translation>
    </message>
    <message>
        <source>Not held: {0}. Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a list of provinces, all that are missing</extracomment>
        <translation>Niet in bezit: {0}. De Eenwording vraagt de hoofdstad, het handelscentrum en alle gewone provincies van het startland.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a unit</comment>
        <extracomment>The only unit of its kind that a country has: &quot;Archer of France&quot;</extracomment>
        <translation>%1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>By the end of the game this should be worth about %n Victory Point(s).</source>
        <extracomment>What a computer player expects of a step</extracomment>
        <translation>
            <numerusform>Tot het einde van het spel is dit naar verwachting ongeveer %n overwinningspunt waard.</numerusform>
            <numerusform>Tot het einde van het spel is dit naar verwachting ongeveer %n overwinningspunten waard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1: %2 to %3 allowed, %4 chosen.</source>
        <extracomment>What is limited; the least and the most that is allowed; what was chosen</extracomment>
        <translation>%1: %2 tot %3 toegestaan, %4 gekozen.</translation>
    </message>
    <message>
        <source>This scenario has no variant %1.</source>
        <translation>Dit scenario heeft geen variant %1.</translation>
    </message>
    <message>
        <source>Players: %1 needed, %2 chosen.</source>
        <translation>Spelers: %1 nodig, %2 gekozen.</translation>
    </message>
    <message>
        <source>Players: %1 to %2 needed, %3 chosen.</source>
        <translation>Spelers: %1 tot %2 nodig, %3 gekozen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played here; these can: %2.</source>
        <translation>%1 kan hier niet gespeeld worden; wel: %2.</translation>
    </message>
    <message>
        <source>%1 is chosen twice; one country a player.</source>
        <translation>%1 is twee keer gekozen; één land per speler.</translation>
    </message>
    <message>
        <source>A colour is chosen twice; one colour a player.</source>
        <translation>Een kleur is twee keer gekozen; één per speler.</translation>
    </message>
    <message>
        <source>Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.</source>
        <translation>Allianties: 2 tegen 2, 3 tegen 3 of 2 tegen 2 tegen 2, elke speler in een ervan.</translation>
    </message>
    <message>
        <source>The start position says who is allied with whom; leave the alliances to it.</source>
        <translation>De beginopstelling zegt wie met wie een alliantie heeft; laat dat aan haar over.</translation>
    </message>
    <message>
        <source>Longest game, in turns</source>
        <translation>Langste duur, in rondes</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Tijdslimiet in minuten</translation>
    </message>
    <message>
        <source>The start position is of turn %1, the longest game is %2 turns.</source>
        <translation>De beginopstelling is van ronde %1, de langste duur is %2 rondes.</translation>
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
        <translation>Computer, beginner</translation>
    </message>
    <message>
        <source>Computer, steady</source>
        <translation>Computer, bedachtzaam</translation>
    </message>
    <message>
        <source>Computer, strong</source>
        <translation>Computer, sterk</translation>
    </message>
    <message>
        <source>Makes mistakes; good for a first game</source>
        <translation>Maakt fouten; goed voor een eerste spel</translation>
    </message>
    <message>
        <source>Plays soundly; a match for who knows the game</source>
        <translation>Speelt degelijk; voor wie het spel kent</translation>
    </message>
    <message>
        <source>Looks further ahead; the hardest to beat</source>
        <translation>Kijkt verder vooruit; het moeilijkst te verslaan</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, random moves&quot;</extracomment>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>novice</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, novice&quot;</extracomment>
        <translation>beginner</translation>
    </message>
    <message>
        <source>steady</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, steady&quot;</extracomment>
        <translation>bedachtzaam</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, strong&quot;</extracomment>
        <translation>sterk</translation>
    </message>
    <message>
        <source>Computer, random moves</source>
        <translation>Computer, willekeurige zetten</translation>
    </message>
    <message>
        <source>Makes any allowed move, without a plan; for learning the rules or trying out a map</source>
        <translation>Doet zomaar een toegestane zet, zonder plan; om de regels te leren of een kaart uit te proberen</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>&amp;Donkere kleuren</translation>
    </message>
    <message>
        <source>Next text &amp;size</source>
        <translation>&amp;Volgende tekstgrootte</translation>
    </message>
    <message>
        <source>&amp;About Marches</source>
        <translation>&amp;Over Marches</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <comment>dialog: changes the keys of the window&apos;s actions</comment>
        <translation>To&amp;etsen…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Voedsel</numerusform>
            <numerusform>%n Voedsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Product</numerusform>
            <numerusform>%n Producten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Wapen</numerusform>
            <numerusform>%n Wapens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Goud</numerusform>
            <numerusform>%n Goud</numerusform>
        </translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Voedsel</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Producten</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Wapens</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In an exchange: no resources at all</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Productie</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Military</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Militair</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bouwmeester</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krijger</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>A kind of army</extracomment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>A kind of army</extracomment>
        <translation>Boogschutter</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>A kind of army</extracomment>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Bouwkunst</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Versterking</translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation>Productiebelasting</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universiteit</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Koopman</translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation>Handelsbelasting</translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation>Meesterhandelaar</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopolie</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Bevelhebber</translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation>Dubbelslag</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation>Plundering</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Krijgsheer</translation>
    </message>
    <message>
        <source>Infantry can be built: %1.</source>
        <translation>Infanterie kan gerekruteerd worden: %1.</translation>
    </message>
    <message>
        <source>Archers can be built: %1.</source>
        <translation>Boogschutters kunnen gerekruteerd worden: %1.</translation>
    </message>
    <message>
        <source>Cavalry can be built: %1.</source>
        <translation>Cavalerie kan gerekruteerd worden: %1.</translation>
    </message>
    <message>
        <source>Forts can be built: %1.</source>
        <translation>Forten kunnen gebouwd worden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Armies can be promoted: %n Product(s) a step.</source>
        <translation>
            <numerusform>Legers kunnen bevorderd worden: %n Product per stap.</numerusform>
            <numerusform>Legers kunnen bevorderd worden: %n Producten per stap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each Capital yields 1 Gold in Upkeep.</source>
        <translation>Elke hoofdstad levert 1 Goud op bij Onderhoud.</translation>
    </message>
    <message>
        <source>One more Action in every Development.</source>
        <translation>Eén extra actie in elke Ontwikkeling.</translation>
    </message>
    <message>
        <source>Gold may be doubled in Down-keep.</source>
        <translation>Goud mag bij Afronding verdubbeld worden.</translation>
    </message>
    <message>
        <source>Each Trade Center yields 1 Gold in Upkeep.</source>
        <translation>Elk handelscentrum levert 1 Goud op bij Onderhoud.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more Action(s) in Development for %1 Gold each.</source>
        <translation>
            <numerusform>Tot %n extra actie in de Ontwikkeling voor %1 Goud.</numerusform>
            <numerusform>Tot %n extra acties in de Ontwikkeling voor elk %1 Goud.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others trade only with holders of Monopoly.</source>
        <translation>De anderen handelen alleen met houders van het Monopolie.</translation>
    </message>
    <message>
        <source>Armies at exactly 0 life retreat and live.</source>
        <translation>Legers met precies 0 leven trekken zich terug en overleven.</translation>
    </message>
    <message>
        <source>Armies with Action Points left move and battle once more.</source>
        <translation>Legers met actiepunten over bewegen en vechten nog een keer.</translation>
    </message>
    <message>
        <source>Armies need no Food.</source>
        <translation>Legers hebben geen Voedsel nodig.</translation>
    </message>
    <message>
        <source>Two armies with one Action, and one more Action to declare war.</source>
        <translation>Twee legers met één actie, en één actie extra om de oorlog te verklaren.</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinses</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
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
            <numerusform>%n Boogschutter</numerusform>
            <numerusform>%n Boogschutters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cavalry</source>
        <translation>
            <numerusform>%n Cavalerie</numerusform>
            <numerusform>%n Cavalerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es)</source>
        <translation>
            <numerusform>%n Prinses</numerusform>
            <numerusform>%n Prinsessen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <translation>
            <numerusform>%n Fort</numerusform>
            <numerusform>%n Forten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A unit and whose it is: &quot;Archer no. 2 of France&quot;</extracomment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Betwist</translation>
    </message>
    <message>
        <source>Trade Center</source>
        <translation>Handelscentrum</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hoofdstad</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Onderhoud</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Ontwikkeling</translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation>Manoeuvres</translation>
    </message>
    <message>
        <source>Down-keep</source>
        <translation>Afronding</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <extracomment>Who holds a province: nobody</extracomment>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <extracomment>A person and the country he plays: &quot;Jeanne, for France&quot;</extracomment>
        <translation>%1, voor %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian army(ies)</source>
        <translation>
            <numerusform>%n Barbarenleger</numerusform>
            <numerusform>%n Barbarenlegers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian Fort(s)</source>
        <translation>
            <numerusform>%n Barbarenfort</numerusform>
            <numerusform>%n Barbarenforten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>units and whose they are</comment>
        <translation>%1 van %2</translation>
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
        <translation>Infanterie nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Archer no. %1</source>
        <translation>Boogschutter nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Cavalry no. %1</source>
        <translation>Cavalerie nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Princess no. %1</source>
        <translation>Prinses nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Fort no. %1</source>
        <translation>Fort nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Barbarian Fort no. %1</source>
        <translation>Barbarenfort nr.&#xa0;%1</translation>
    </message>
    <message>
        <source>Barbarian army no. %1</source>
        <translation>Barbarenleger nr.&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>marches::appmap::MapStrip</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Legend of the map</source>
        <translation>Legenda van de kaart</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Scale of the map; %1 is a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Hele kaart tonen</translation>
    </message>
    <message>
        <source>Scale %1, press for the whole map</source>
        <extracomment>%1 is the scale, such as &quot;76 %&quot;</extracomment>
        <translation>Schaal %1, indrukken voor de hele kaart</translation>
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
    <name>marches::play::ActionList</name>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>You are looking back. Return to now to act.</source>
        <translation>Je kijkt terug. Ga terug naar nu om verder te spelen.</translation>
    </message>
    <message>
        <source>Nobody at this table is asked now.</source>
        <translation>Niemand aan deze tafel is nu aan zet.</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>dock: everything that can be done now</comment>
        <translation>Acties</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Acties filteren</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Nu niet mogelijk</translation>
    </message>
    <message>
        <source>Also list what is not possible now, with the reason</source>
        <translation>Ook tonen wat nu niet mogelijk is, met de reden</translation>
    </message>
    <message>
        <source>The computer players are paused.</source>
        <translation>De computers zijn gepauzeerd.</translation>
    </message>
    <message>
        <source>The computer players are playing.</source>
        <translation>De computers zijn aan de beurt.</translation>
    </message>
    <message>
        <source>Also impossible ones</source>
        <comment>check box above the list of what can be done now, where nothing is known to be impossible</comment>
        <translation>Ook wat niet kan</translation>
    </message>
    <message numerus="yes">
        <source>Also impossible ones (%n)</source>
        <comment>check box above the list of what can be done now: also list the actions that are not possible now, with the reason</comment>
        <translation>
            <numerusform>Ook wat niet kan (%n)</numerusform>
            <numerusform>Ook wat niet kan (%n)</numerusform>
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
        <translation>Het spel wacht op “%1”, of tot er iets wordt teruggenomen.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filteren</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n action(s)</source>
        <comment>placeholder of the filter field above the list of everything that can be done now</comment>
        <translation>
            <numerusform>Filteren: %n actie</numerusform>
            <numerusform>Filteren: %n acties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::Banner</name>
    <message>
        <source>More</source>
        <translation>Meer</translation>
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
        <translation>Nee</translation>
    </message>
</context>
<context>
    <name>marches::play::GameSaver</name>
    <message>
        <source>Save the game</source>
        <translation>Het spel opslaan</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Spellen (*.marches)</translation>
    </message>
    <message>
        <source>%1 has changed since it was opened or saved here.</source>
        <comment>%1 a file</comment>
        <translation>%1 is veranderd sinds het hier is geopend of bewaard.</translation>
    </message>
    <message>
        <source>Another window, or another program, has written it. Both can be kept.</source>
        <translation>Een ander venster of een ander programma heeft het geschreven. Beide kunnen blijven.</translation>
    </message>
    <message>
        <source>Keep both: save this one as %1</source>
        <comment>%1 a file</comment>
        <translation>Beide houden: dit spel bewaren als %1</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>A button: the file that is there is overwritten</extracomment>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Het spel kon niet opgeslagen worden</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 a file</comment>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Another %1 is in this folder.</source>
        <comment>%1 a file</comment>
        <translation>In deze map staat een ander bestand %1.</translation>
    </message>
    <message>
        <source>The map of this game has a file of that name, and must lie beside the game. If the other one is kept, the saved game opens only if both have the same rules and provinces.</source>
        <translation>De kaart van dit spel heeft een bestand met die naam, dat bij het spel moet staan. Blijft het andere, dan opent het bewaarde spel alleen als beide dezelfde regels en provincies hebben.</translation>
    </message>
    <message>
        <source>Save in a folder of its own: %1</source>
        <comment>%1 a folder</comment>
        <translation>Bewaren in een eigen map: %1</translation>
    </message>
    <message>
        <source>Keep the other one</source>
        <extracomment>A button: the map&apos;s file that lies in the folder already stays there</extracomment>
        <translation>Het andere houden</translation>
    </message>
    <message>
        <source>Export the game without branches</source>
        <translation>Het spel exporteren zonder takken</translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation>Het spel kon niet geëxporteerd worden</translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <comment>%1 a file</comment>
        <translation>Geëxporteerd als %1</translation>
    </message>
</context>
<context>
    <name>marches::play::HandOver</name>
    <message>
        <source>Hand the screen to %1</source>
        <extracomment>Two people play at one screen, each with a hand that the other must not see; %1 is who plays next</extracomment>
        <translation>Geef het scherm aan %1</translation>
    </message>
    <message>
        <source>I am here</source>
        <extracomment>A button: the person who plays next sits at the screen now</extracomment>
        <translation>Ik ben er</translation>
    </message>
</context>
<context>
    <name>marches::play::LeftGamesPage</name>
    <message>
        <source>Human</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player</comment>
        <extracomment>A country and who plays it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A game that cannot be opened</source>
        <translation>Een spel dat niet geopend kan worden</translation>
    </message>
    <message>
        <source>%1 · last played %2</source>
        <extracomment>Where a game stands (&quot;Turn 5, Trade&quot;), and when it was played last</extracomment>
        <translation>%1 · laatst gespeeld %2</translation>
    </message>
    <message>
        <source>Throw this game away for good?</source>
        <translation>Dit spel voorgoed weggooien?</translation>
    </message>
    <message>
        <source>The end of its journal is damaged; the game goes on from the last whole command.</source>
        <translation>Het einde van het verslag is beschadigd; het spel gaat verder vanaf de laatste hele zet.</translation>
    </message>
    <message>
        <source>It stays in %1.</source>
        <comment>%1 a folder</comment>
        <translation>Het blijft in %1.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Ermee doorgaan</translation>
    </message>
    <message>
        <source>Yes, throw it away</source>
        <translation>Ja, weggooien</translation>
    </message>
    <message>
        <source>Throw it away…</source>
        <translation>Weggooien…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>A game was interrupted</source>
        <translation>Een spel is onderbroken</translation>
    </message>
    <message>
        <source>Games were interrupted</source>
        <translation>Er zijn spellen onderbroken</translation>
    </message>
    <message>
        <source>Go on with your game</source>
        <translation>Ga verder met je spel</translation>
    </message>
    <message>
        <source>Games that were left before their end. A new one can be begun all the same: these stay here.</source>
        <translation>Spellen die voor hun einde verlaten zijn. Je kunt gerust een nieuw spel beginnen: deze blijven hier.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Opgeslagen spel openen…</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <comment>%1 a date and time</comment>
        <translation>Laatst gespeeld: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its journal is damaged: after %1, %n line(s) can&apos;t be read. The game goes on from there, and the damaged journal is kept beside.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %n lines of the file in which the game is kept</extracomment>
        <translation>
            <numerusform>Het verslag ervan is beschadigd: na %1 is %n regel onleesbaar. Het spel gaat daar verder en het beschadigde verslag wordt ernaast bewaard.</numerusform>
            <numerusform>Het verslag ervan is beschadigd: na %1 zijn %n regels onleesbaar. Het spel gaat daar verder en het beschadigde verslag wordt ernaast bewaard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show more (%n older)</source>
        <comment>games</comment>
        <extracomment>On a button below a list; %n that are not shown yet</extracomment>
        <translation>
            <numerusform>Meer tonen (%n ouder)</numerusform>
            <numerusform>Meer tonen (%n ouder)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::LogView</name>
    <message>
        <source>Main line</source>
        <comment>line of play: the game as first played</comment>
        <translation>Hoofdtak</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>line of play, %1 its number or name</comment>
        <translation>Tak %1</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>dock: what happened in the game</comment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every command will stand here; click one to look back.</source>
        <translation>Er is nog niets gebeurd. Elke zet komt hier te staan; klik er een aan om terug te kijken.</translation>
    </message>
    <message>
        <source>Look back over the game</source>
        <translation>Terugkijken op het spel</translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Look at the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>What was taken back and played otherwise is kept. Each line is one course of the game; choose the one to look at or go on with.</source>
        <translation>Wat je hebt teruggenomen en anders hebt gespeeld, blijft bewaard. Elke tak is een verloop van het spel; kies hier welke je bekijkt of voortzet.</translation>
    </message>
    <message>
        <source>One row of the log back</source>
        <translation>Eén regel van het logboek terug</translation>
    </message>
    <message>
        <source>One row of the log forward</source>
        <translation>Eén regel van het logboek vooruit</translation>
    </message>
</context>
<context>
    <name>marches::play::MainWindow</name>
    <message>
        <source>It is a record of the game &quot;%1&quot;, which this program does not have.</source>
        <translation>Dit is een opgeslagen spel van ‘%1’, en dat heeft dit programma niet.</translation>
    </message>
</context>
<context>
    <name>marches::play::PlayDesk</name>
    <message>
        <source>No game is on the table.</source>
        <translation>Er ligt geen spel op tafel.</translation>
    </message>
    <message>
        <source>The game on the table waits until this page is left.</source>
        <translation>Het spel op tafel wacht tot deze pagina wordt verlaten.</translation>
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
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ander bestand openen…</translation>
    </message>
    <message>
        <source>Nothing is lost: the game on the table goes on, and the file is as it was.</source>
        <translation>Er is niets verloren: het spel op tafel gaat door, en het bestand is zoals het was.</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Er is niets verloren: het bestand is zoals het was.</translation>
    </message>
    <message>
        <source>No other game waits to be gone on with.</source>
        <translation>Er wacht geen ander spel om verder te spelen.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet geopend worden</translation>
    </message>
    <message>
        <source>The game is opened up to line %L1</source>
        <extracomment>%L1 a line of a saved game</extracomment>
        <translation>Het spel is geopend tot regel %L1</translation>
    </message>
    <message>
        <source>Nothing is lost: the game as it was is kept as %1.</source>
        <comment>%1 a file</comment>
        <translation>Er is niets verloren: het spel zoals het was is bewaard als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n outside program(s) of this game was (were) not started; the table asks when it is their turn.</source>
        <translation>
            <numerusform>%n extern programma van dit spel is niet gestart; de tafel vraagt ernaar als het aan de beurt is.</numerusform>
            <numerusform>%n externe programma’s van dit spel zijn niet gestart; de tafel vraagt ernaar als ze aan de beurt zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be gone on with</source>
        <translation>Met dit spel kan niet worden verdergegaan</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %n line(s) of the journal could not be read. The damaged journal is kept as %2.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %2 a file; %n lines of the file in which the game was kept</extracomment>
        <translation>
            <numerusform>Na %1 kon %n regel van het verslag niet worden gelezen. Het beschadigde verslag is bewaard als %2.</numerusform>
            <numerusform>Na %1 konden %n regels van het verslag niet worden gelezen. Het beschadigde verslag is bewaard als %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Spellen (*.marches)</translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation>Dit spel kan niet beginnen</translation>
    </message>
    <message>
        <source>The game that lay here before is kept: %1, %2.</source>
        <comment>%1 a menu, %2 what stands in it: File, Unfinished games</comment>
        <translation>Het spel van daarvoor staat klaar onder ‘%1’, ‘%2’.</translation>
    </message>
    <message>
        <source>The game cannot be kept on the disk: %1</source>
        <translation>Het spel kan niet op de schijf bewaard worden: %1</translation>
    </message>
    <message>
        <source>The game is kept on the disk again.</source>
        <translation>Het spel wordt weer op de schijf bewaard.</translation>
    </message>
    <message>
        <source>The game is kept on the disk again; the damaged journal is kept as %1.</source>
        <comment>%1 a file</comment>
        <translation>Het spel wordt weer op de schijf bewaard; het beschadigde verslag is bewaard als %1.</translation>
    </message>
    <message>
        <source>The game on the table is kept nowhere: it would be lost.</source>
        <translation>Het spel op tafel is nergens bewaard: het zou verloren gaan.</translation>
    </message>
    <message>
        <source>Save it…</source>
        <extracomment>A button: the game on the table, into a file</extracomment>
        <translation>Bewaren…</translation>
    </message>
    <message>
        <source>Lose it</source>
        <extracomment>A button: the game on the table may be lost</extracomment>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>marches::play::PlayMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>Recent &amp;games</source>
        <translation>&amp;Recente spellen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Tempo van de computer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panelen</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Verloop</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of computer players</comment>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of computer players</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Readable</source>
        <comment>pace of computer players</comment>
        <translation>Goed te volgen</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of computer players</comment>
        <translation>Langzaam</translation>
    </message>
</context>
<context>
    <name>marches::play::ProgramDialog</name>
    <message>
        <source>A program plays</source>
        <translation>Een programma speelt</translation>
    </message>
    <message>
        <source>A program of your own can play a seat: it is told the position and what can be done, line by line, and answers with a move. It runs on this computer and may do whatever you may do. Choose only one that you trust. No saved game ever starts it by itself.</source>
        <translation>Op een plaats kan een eigen programma spelen: het krijgt regel voor regel de stand en wat er kan, en antwoordt met een zet. Het draait op deze computer en mag alles wat jij mag. Kies alleen een programma dat je vertrouwt. Geen enkel opgeslagen spel start het vanzelf.</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>&amp;Opdrachtregel:</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Kies een &amp;bestand…</translation>
    </message>
    <message>
        <source>&amp;Seconds for an answer:</source>
        <translation>&amp;Seconden voor een antwoord:</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>&amp;Laten spelen</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Kies een programma</translation>
    </message>
</context>
<context>
    <name>marches::play::ProvinceList</name>
    <message>
        <source>Provinces</source>
        <comment>dock: table of all provinces</comment>
        <translation>Provincies</translation>
    </message>
</context>
<context>
    <name>marches::play::RefusalView</name>
    <message>
        <source>What would do it</source>
        <comment>heading above the ways out of a refusal</comment>
        <translation>Wat wel kan</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>To the rule</source>
        <extracomment>A link to the rules page; %1 the title of its section, such as &quot;Maneuvering&quot;</extracomment>
        <translation>Naar de regel</translation>
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
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>marches::play::SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Name of the player of %1</source>
        <translation>Naam van de speler van %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wie speelt %1</translation>
    </message>
</context>
<context>
    <name>marches::play::StatusMarks</name>
    <message>
        <source>Time is up: this turn is the last</source>
        <translation>De tijd is om: dit is de laatste ronde</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <comment>%1 hours and minutes</comment>
        <translation>Resterende tijd: %1</translation>
    </message>
    <message>
        <source>%1 It is tried again every few seconds. Make room, or save the game to another disk.</source>
        <comment>%1 what is wrong, a sentence</comment>
        <translation>%1 Om de paar seconden wordt het opnieuw geprobeerd. Maak ruimte of bewaar het spel op een andere schijf.</translation>
    </message>
    <message>
        <source>⚠ Not kept on the disk</source>
        <extracomment>In the status bar: a crash would lose what happened since</extracomment>
        <translation>⚠ Niet op de schijf bewaard</translation>
    </message>
    <message>
        <source>Kept automatically, not yet saved to a file</source>
        <translation>Vanzelf bewaard, nog niet in een bestand</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Gewijzigd sinds het opslaan</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Opgeslagen</translation>
    </message>
    <message>
        <source>↵</source>
        <comment>the Enter key</comment>
        <translation>↵</translation>
    </message>
    <message>
        <source>act</source>
        <comment>what the Enter key does</comment>
        <translation>uitvoeren</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>what a key shows: the rule</comment>
        <translation>regel</translation>
    </message>
    <message>
        <source>next pane</source>
        <comment>where a key leads</comment>
        <translation>volgend paneel</translation>
    </message>
    <message>
        <source>close</source>
        <comment>what a key does to a card</comment>
        <translation>sluiten</translation>
    </message>
    <message>
        <source>Arrows</source>
        <comment>keys</comment>
        <translation>Pijlen</translation>
    </message>
    <message>
        <source>travel</source>
        <comment>on the map, by keys</comment>
        <translation>rondgaan</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>a unit, by a key</comment>
        <translation>kiezen</translation>
    </message>
    <message>
        <source>filter</source>
        <comment>what keys do to a list</comment>
        <translation>filteren</translation>
    </message>
    <message>
        <source>look back</source>
        <comment>what the Enter key does</comment>
        <translation>terugkijken</translation>
    </message>
</context>
<context>
    <name>marches::play::TableWindow</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Er is niets teruggenomen.</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <comment>%1 what was done and taken back</comment>
        <translation>Opnieuw doen: %1</translation>
    </message>
    <message>
        <source>That was decided by %1: %2. Take it back?</source>
        <comment>%1 a person, %2 what was done</comment>
        <translation>Dat was de beslissing van %1: %2. Terugnemen?</translation>
    </message>
    <message>
        <source>%1, as it stood at its end</source>
        <comment>%1 a phase that is over, a heading of the log: Turn 3 · Trade</comment>
        <translation>%1, zoals het aan het eind stond</translation>
    </message>
    <message>
        <source>%1, as it stood</source>
        <comment>%1 a moment of the game: Turn 3, Trade</comment>
        <translation>%1, zoals het toen stond</translation>
    </message>
    <message>
        <source>You are looking back. The game waits.</source>
        <translation>Je kijkt terug. Het spel wacht.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Laten spelen</translation>
    </message>
    <message>
        <source>Play waits: only computer players sit at this table</source>
        <translation>Het spel wacht: er zitten alleen computers aan tafel</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <extracomment>A button: a person takes the seat of a computer player, in the dialog of seats</extracomment>
        <translation>Plaatsnemen…</translation>
    </message>
    <message>
        <source>%1 waits: computer players are paused</source>
        <translation>%1 wacht: de computer is gepauzeerd</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer player</comment>
        <translation>%1 denkt na</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>to a computer player that thinks</comment>
        <translation>Speel meteen</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>stop the computer players for a while</comment>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>%1 is played by an outside program that was not started</source>
        <translation>%1 wordt gespeeld door een extern programma dat niet gestart is</translation>
    </message>
    <message>
        <source>Give the seat…</source>
        <translation>Plaats weggeven…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of the window: a map, and the turn and phase</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Nothing is refused here.</source>
        <translation>Hier wordt niets geweigerd.</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Ronde en fase</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>Er is niets gebeurd sinds je laatste beslissing.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Wat er tot nu toe is gebeurd</translation>
    </message>
    <message>
        <source>Since the last decision of %1</source>
        <translation>Sinds de laatste beslissing van %1</translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s); the log has them all.</source>
        <translation>
            <numerusform>De laatste regel; het logboek heeft ze allemaal.</numerusform>
            <numerusform>De laatste %n regels; het logboek heeft ze allemaal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <comment>%1 what, as the refusal&apos;s card is headed</comment>
        <translation>Geweigerd: %1</translation>
    </message>
    <message>
        <source>The rules page has nothing on this.</source>
        <translation>De regels zeggen hier niets over.</translation>
    </message>
    <message>
        <source>The program of %1 cannot be started</source>
        <comment>%1 a seat</comment>
        <translation>Het programma van %1 kan niet worden gestart</translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has said nothing for %n second(s)</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>Het programma van %1 zwijgt al %n seconde</numerusform>
            <numerusform>Het programma van %1 zwijgt al %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>The program of %1 writes a line without end</source>
        <comment>%1 a seat</comment>
        <translation>Het programma van %1 schrijft een regel zonder einde</translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has answered %n time(s) what cannot be done</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>Het programma van %1 heeft %n keer geantwoord met iets wat niet kan</numerusform>
            <numerusform>Het programma van %1 heeft %n keer geantwoord met iets wat niet kan</numerusform>
        </translation>
    </message>
    <message>
        <source>The program of %1 has ended by itself</source>
        <comment>%1 a seat</comment>
        <translation>Het programma van %1 is uit zichzelf gestopt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 a command line, %2 what the system says of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: its last answer was &quot;%2&quot; (%3)</source>
        <comment>%1 a command line, %2 what the program wrote, %3 the rule that refuses it</comment>
        <translation>%1: het laatste antwoord was ‘%2’ (%3)</translation>
    </message>
    <message>
        <source>%1: start it only if you trust it</source>
        <comment>%1 a command line</comment>
        <translation>%1: start het alleen als je het vertrouwt</translation>
    </message>
    <message>
        <source>Go on with: %1</source>
        <extracomment>A button; %1 is a computer player: &quot;Computer, steady&quot;</extracomment>
        <translation>Verder met: %1</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Opnieuw starten</translation>
    </message>
    <message>
        <source>Start the program</source>
        <translation>Programma starten</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <extracomment>A person takes the seat of a program</extracomment>
        <translation>Zelf spelen</translation>
    </message>
    <message>
        <source>No hint is looked for any more.</source>
        <translation>Er wordt geen hint meer gezocht.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <extracomment>A button: shows what the others have done since one&apos;s last decision</extracomment>
        <translation>Wat is er gebeurd?</translation>
    </message>
    <message>
        <source>What the others have done since your last decision</source>
        <translation>Wat de anderen hebben gedaan sinds je laatste beslissing</translation>
    </message>
    <message>
        <source>A hint is being looked for…</source>
        <translation>Er wordt een hint gezocht…</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <comment>%1 what was done</comment>
        <translation>Terugnemen: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>%1 what was done</comment>
        <translation>Teruggenomen: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <comment>%1 what was done</comment>
        <translation>Opnieuw gedaan: %1</translation>
    </message>
    <message>
        <source>Play goes on from this moment. Nothing is lost: what was played after it stays as another line of play, and the list above the log leads back to it.</source>
        <extracomment>The tip of &quot;Play on from here&quot;, while one looks back; the list above the log: of the lines of play</extracomment>
        <translation>Het spel gaat vanaf dit moment verder. Er gaat niets verloren: wat daarna gespeeld is, blijft als een andere tak bewaard, en de lijst boven het logboek leidt erheen terug.</translation>
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
        <translation>Hint</translation>
    </message>
    <message>
        <source>What the best computer player would do here, and why</source>
        <translation>Wat de beste computerspeler hier zou doen, en waarom</translation>
    </message>
    <message>
        <source>Show it step by step</source>
        <extracomment>A button on the list of what the others did: goes back to before it, from where the map shows it one after the other</extracomment>
        <translation>Stap voor stap tonen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button, while one looks back: shows what was done next</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button, while one looks back: shows the moment before what was done last</extracomment>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>A button, while one looks back: the game goes on from that moment, another way than it went</extracomment>
        <translation>Van hier verder spelen…</translation>
    </message>
    <message>
        <source>The game as it went on is kept as another line of play. Play on from this moment?</source>
        <translation>Het vervolg blijft bewaard als een andere tak. Vanaf dit moment verder spelen?</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Dit is het begin van de partij.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what was done last, and that one is looking back</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Er valt niets terug te nemen.</translation>
    </message>
    <message>
        <source>What was drawn or shown since then is known now. Take it back: %1?</source>
        <extracomment>A die was rolled, a card drawn, or secret bids were opened after it; %1 what was done</extracomment>
        <translation>Wat sindsdien getrokken of onthuld is, is nu bekend. Terugnemen: %1?</translation>
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
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>marches::play::TurnTrackView</name>
    <message>
        <source>%1 is asked now</source>
        <translation>%1 is nu aan zet</translation>
    </message>
    <message>
        <source>%1 is waited for</source>
        <translation>Er wordt op %1 gewacht</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 is klaar</translation>
    </message>
    <message>
        <source>%1 takes no part</source>
        <translation>%1 doet niet mee</translation>
    </message>
    <message>
        <source>%1 comes later</source>
        <translation>%1 komt later</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Ronde en fase</translation>
    </message>
    <message>
        <source>Turn %L1 of %L2</source>
        <translation>Ronde %L1 van %L2</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Ronde %L1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>%1, over</source>
        <comment>a phase of the turn</comment>
        <translation>%1, voorbij</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>a phase of the turn</comment>
        <translation>%1, nu</translation>
    </message>
    <message>
        <source>%1, to come</source>
        <comment>a phase of the turn</comment>
        <translation>%1, later</translation>
    </message>
</context>
<context>
    <name>marches::shell::ExportDialog</name>
    <message>
        <source>&amp;Landscape</source>
        <translation>&amp;Liggend</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Kaart exporteren</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, om af te drukken</translation>
    </message>
    <message>
        <source>PNG, a picture of pixels</source>
        <translation>PNG, een beeld van pixels</translation>
    </message>
    <message>
        <source>SVG, a drawing that can be changed</source>
        <translation>SVG, een tekening die te wijzigen is</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>As large as the map</source>
        <extracomment>Paper size: a sheet as large as the map</extracomment>
        <translation>Zo groot als de kaart</translation>
    </message>
    <message>
        <source>With more than one the map is printed in pieces, with marks to cut them along.</source>
        <extracomment>Sheets of paper side by side</extracomment>
        <translation>Bij meer dan één wordt de kaart in delen afgedrukt, met snijtekens.</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formaat:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breedte:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>&amp;Sheets across:</source>
        <extracomment>How many sheets of paper side by side</extracomment>
        <translation>Vellen &amp;naast elkaar:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Grootte:</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>The whole map as it stands now, on parchment, with owners, tokens, title and key.</source>
        <translation>De hele kaart zoals zij nu is, op perkament, met bezitters, stukken, titel en legenda.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>Width and height of a picture</extracomment>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>Width and height of a sheet of paper</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 on %2 × %3 sheets</source>
        <extracomment>A size in mm; sheets of paper side by side and one below the other: &quot;400 × 400 mm on 2 × 2 sheets&quot;</extracomment>
        <translation>%1 op %2 × %3 vellen</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of file in a file dialog; %1 is &quot;PDF&quot;, %2 &quot;pdf&quot;</extracomment>
        <translation>%1-bestanden (*.%2)</translation>
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
        <translation>%1, regel %L2: %3</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Regel %L1: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Regel %L1, kolom %L2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Is the file still there, and may it be read?</source>
        <translation>Is het bestand er nog, en mag het gelezen worden?</translation>
    </message>
    <message>
        <source>Whoever made the scenario can mend it at these places.</source>
        <translation>Wie het scenario gemaakt heeft, kan het op deze plaatsen herstellen.</translation>
    </message>
    <message>
        <source>This line is left out, and what follows it. What is played from here on is a game of its own.</source>
        <translation>Deze regel is weggelaten, met wat erop volgt. Wat vanaf hier gespeeld wordt, is een eigen spel.</translation>
    </message>
    <message>
        <source>An older copy of the game may still open; or ask whoever sent it for another.</source>
        <translation>Een oudere kopie van het spel gaat misschien nog open; of vraag wie het stuurde om een andere.</translation>
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
        <translation>&amp;Tekstgrootte</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>A&amp;nimaties</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>As the desktop wishes</source>
        <comment>animations on the screen</comment>
        <translation>Zoals het bureaublad wenst</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations on the screen</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Half speed</source>
        <comment>animations on the screen</comment>
        <translation>Halve snelheid</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <comment>animations on the screen</comment>
        <translation>Normale snelheid</translation>
    </message>
    <message>
        <source>Double speed</source>
        <comment>animations on the screen</comment>
        <translation>Dubbele snelheid</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <comment>a size of text</comment>
        <translation>%L1%</translation>
    </message>
</context>
<context>
    <name>marches::shell::MainWindow</name>
    <message>
        <source>About Marches</source>
        <translation>Over Marches</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;A table for medieval board wargames.&lt;/p&gt;&lt;p&gt;An independent work, with words and art of its own. Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Logs: %2&lt;/p&gt;</source>
        <comment>%1 a version number, %2 a folder</comment>
        <translation>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;Een tafel voor middeleeuwse oorlogsspellen.&lt;/p&gt;&lt;p&gt;Een onafhankelijk werk, met eigen teksten en tekeningen. Vrije software onder de GNU General Public License, versie 3 of later.&lt;/p&gt;&lt;p&gt;Logbestanden: %2&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>marches::shell::RulesPane</name>
    <message>
        <source>Rules</source>
        <comment>dock: the rules of the game</comment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>List of the chapters of the rules</extracomment>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <extracomment>Button: the rules in a large window</extracomment>
        <translation>In een venster openen</translation>
    </message>
</context>
<context>
    <name>marches::shell::RulesWindow</name>
    <message>
        <source>Close</source>
        <comment>a window</comment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>marches::shell::ShortcutModel</name>
    <message>
        <source>What it does</source>
        <comment>column: an action of the window</comment>
        <translation>Wat het doet</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Toetsen</translation>
    </message>
</context>
<context>
    <name>marches::shell::ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <comment>title of a dialog</comment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Typ om te filteren</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <comment>a key, from the action that has it</comment>
        <translation>Daar weghalen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Geen toets</translation>
    </message>
    <message>
        <source>The usual one</source>
        <comment>the key that the program gives an action</comment>
        <translation>De gebruikelijke</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe toets</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alles zoals gebruikelijk</translation>
    </message>
    <message>
        <source>%1 is the key for: %2</source>
        <comment>%1 a key, %2 what it does</comment>
        <translation>%1 is de toets voor: %2</translation>
    </message>
</context>
<context>
    <name>marches::theme::DockTitle</name>
    <message>
        <source>Own window</source>
        <extracomment>Button in the title of a pane: makes it a window of its own, or puts it back</extracomment>
        <translation>Eigen venster</translation>
    </message>
    <message>
        <source>Close pane</source>
        <extracomment>Button in the title of a pane: hides it</extracomment>
        <translation>Paneel sluiten</translation>
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
        <translation>Handel %1 · soort tegen soort</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geven</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Krijgen</translation>
    </message>
    <message>
        <source>lots</source>
        <translation>aantal</translation>
    </message>
    <message>
        <source>How many lots</source>
        <translation>Hoe vaak</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>Give %1 to the bank</source>
        <translation>%1 aan de bank geven</translation>
    </message>
    <message>
        <source>Get %1 from the bank</source>
        <translation>%1 van de bank krijgen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>An amount before and after</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Overwinningspunten</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold each, for good</source>
        <translation>
            <numerusform>%n Goud per stuk, voorgoed</numerusform>
            <numerusform>%n Goud per stuk, voorgoed</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to give: %1 of one kind needed.</source>
        <extracomment>At the bank; %1 the units of one resource that it takes for one of another</extracomment>
        <translation>Niets te geven: %1 van één soort nodig.</translation>
    </message>
    <message>
        <source>How many Victory Points</source>
        <translation>Aantal overwinningspunten</translation>
    </message>
    <message>
        <source>Gold &lt;b&gt;%1 → %2&lt;/b&gt; · VP &lt;b&gt;%3 → %4&lt;/b&gt; of %5</source>
        <translation>Goud &lt;b&gt;%1 → %2&lt;/b&gt; · OP &lt;b&gt;%3 → %4&lt;/b&gt; van %5</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n VP</source>
        <translation>
            <numerusform>%n OP kopen</numerusform>
            <numerusform>%n OP kopen</numerusform>
        </translation>
    </message>
    <message>
        <source>A lot is what the bank takes for 1 of another kind: %1 of one kind</source>
        <translation>Zo vaak wordt geruild: telkens %1 van één soort voor 1 van een andere</translation>
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
        <translation>Slag om %1</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marcheren</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>%1: damage %2</source>
        <extracomment>The units of one side and the damage that they deal together</extracomment>
        <translation>%1: schade %2</translation>
    </message>
    <message>
        <source>Rule: Battle</source>
        <translation>Regel: Slag</translation>
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
        <translation>Barbarenlegers trekken zich terug bij precies zoveel schade als ze verdragen, en sterven bij meer.</translation>
    </message>
    <message>
        <source>There are no dice: it ends like this if both sides spread their damage in the best way.</source>
        <translation>Er zijn geen dobbelstenen: zo loopt het af als beide kanten hun schade zo goed mogelijk verdelen.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %n Victory Point(s), as before</source>
        <extracomment>%1 a country, whose score a battle does not change</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n overwinningspunt, net als eerst</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n overwinningspunten, net als eerst</numerusform>
        </translation>
    </message>
    <message>
        <source>This is as if it were fought first: what retreats from another battle may join it.</source>
        <translation>Zo loopt ze af als eerste: wie uit een andere slag wegtrekt, kan er nog bij komen.</translation>
    </message>
    <message>
        <source>As things stand, you choose after the battle where they retreat to.</source>
        <translation>Zoals het er nu voor staat, kies je na de slag waarheen ze terugtrekken.</translation>
    </message>
    <message>
        <source>Rule: Where Barbarians retreat to</source>
        <translation>Regel: Waarheen Barbaren terugtrekken</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ChoiceCard</name>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::CourseChart</name>
    <message>
        <source>Victory Points by turn</source>
        <translation>Overwinningspunten per ronde</translation>
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
        <translation>leven %1</translation>
    </message>
    <message>
        <source>life %1 → %2</source>
        <translation>leven %1 → %2</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>trekt zich terug</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>sneuvelt</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Toeslaan</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggereren</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Schade in %1</translation>
    </message>
    <message>
        <source>Take 1 damage back from %1</source>
        <translation>1 schade terugnemen van %1</translation>
    </message>
    <message>
        <source>Lay 1 damage on %1</source>
        <translation>1 schade geven aan %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s) left</source>
        <translation>
            <numerusform>%1 van %n punt over</numerusform>
            <numerusform>%1 van %n punten over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n point(s) laid</source>
        <translation>
            <numerusform>%n punt verdeeld</numerusform>
            <numerusform>Alle %n punten verdeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>life 0: one more and it falls</source>
        <extracomment>Of a unit that has borne as much as it can, and lives</extracomment>
        <translation>leven 0: nog één punt en het valt</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::EndPage</name>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source>Held provinces</source>
        <translation>Provincies in bezit</translation>
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
        <translation>Nog eens spelen…</translation>
    </message>
    <message>
        <source>A new game, set up like this one</source>
        <translation>Een nieuw spel met dezelfde instellingen</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Spel opslaan…</translation>
    </message>
    <message>
        <source>Victory Points by turn</source>
        <translation>Overwinningspunten per ronde</translation>
    </message>
    <message>
        <source>Worth remembering</source>
        <extracomment>What happened in the game that is worth looking at again</extracomment>
        <translation>Het onthouden waard</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Look at it on the map</source>
        <translation>Op de kaart bekijken</translation>
    </message>
    <message>
        <source>A quiet game.</source>
        <translation>Een rustig spel.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::Face</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Planning: marches you choose wait here until the plan is played.</source>
        <translation>Plannen: gekozen marsen wachten hier tot het plan wordt uitgevoerd.</translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned. Esc drops them.</source>
        <translation>
            <numerusform>%n mars gepland. Esc laat hem vervallen.</numerusform>
            <numerusform>%n marsen gepland. Esc laat ze vervallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned; the last one has to be played before it goes on.</source>
        <translation>
            <numerusform>%n mars gepland; hij moet worden uitgevoerd voordat het verdergaat.</numerusform>
            <numerusform>%n marsen gepland; de laatste moet worden uitgevoerd voordat het verdergaat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Het plan uitvoeren</translation>
    </message>
    <message numerus="yes">
        <source>%n march(es)</source>
        <translation>
            <numerusform>%n mars</numerusform>
            <numerusform>%n marsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has moved: a unit goes to a province.</source>
        <translation>Er is niets verplaatst: een eenheid gaat naar een provincie.</translation>
    </message>
    <message>
        <source>No hint: play has gone on, and nothing is asked of you.</source>
        <translation>Geen hint: er is doorgespeeld en er wordt je niets gevraagd.</translation>
    </message>
    <message>
        <source>Nothing has moved: play went on while the unit was dragged.</source>
        <translation>Er is niets verplaatst: er is doorgespeeld terwijl de eenheid werd gesleept.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::GamePage</name>
    <message>
        <source>Open a scenario</source>
        <translation>Een scenario openen</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <translation>Scenario’s (*.yaml)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Enter starts with what you see.</source>
        <translation>Enter begint met wat je ziet.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Uit bestand…</translation>
    </message>
    <message>
        <source>Parts of the maps</source>
        <translation>Delen van de kaarten</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Opgeslagen spel openen…</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>The scenarios that belong to the program cannot be read</source>
        <translation>De scenario’s van het programma kunnen niet gelezen worden</translation>
    </message>
    <message>
        <source>%1 is a scenario of another game</source>
        <comment>%1 a file</comment>
        <translation>%1 is een scenario van een ander spel</translation>
    </message>
    <message>
        <source>%1 cannot be played</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet gespeeld worden</translation>
    </message>
    <message>
        <source>No table is chosen.</source>
        <translation>Er is geen tafel gekozen.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <extracomment>A button; %1 is the name of the game that was saved last: &quot;Western Europe 2025-03-14&quot;</extracomment>
        <translation>Verder spelen: %1</translation>
    </message>
    <message>
        <source>New here? How to play in five minutes</source>
        <translation>Nieuw hier? Leren spelen in vijf minuten</translation>
    </message>
    <message>
        <source>Smaller maps</source>
        <translation>Kleinere kaarten</translation>
    </message>
    <message>
        <source>Full colour: Capitals, held from the start. Light: the rest of each country, held by Barbarians.</source>
        <extracomment>Below maps; one line of some 95 letters</extracomment>
        <translation>Volle kleur: de hoofdstad, van het begin af bezet. Licht: de rest van het land, nog van de Barbaren.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::KeyCommands</name>
    <message>
        <source>No hint now: nothing is asked of you</source>
        <translation>Nu geen hint: er wordt je niets gevraagd</translation>
    </message>
    <message>
        <source>Marches are planned until the plan is played or dropped.</source>
        <translation>Marsen worden gepland tot het plan is uitgevoerd of vervallen is.</translation>
    </message>
    <message>
        <source>Marches are planned in Maneuvering.</source>
        <translation>Marsen worden gepland in de fase Manoeuvres.</translation>
    </message>
    <message>
        <source>Nothing is planned.</source>
        <translation>Er is niets gepland.</translation>
    </message>
    <message>
        <source>Offers are made and answered in the Trade phase.</source>
        <translation>Voorstellen worden in de fase Handel gedaan en beantwoord.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatActions</name>
    <message>
        <source>Or, in place of a token</source>
        <comment>heading of what else an Action can be</comment>
        <translation>Of, in plaats van een fiche</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatDock</name>
    <message>
        <source>Play-mat</source>
        <translation>Spelersbord</translation>
    </message>
    <message>
        <source>Play-mat of %1</source>
        <translation>Spelersbord van %1</translation>
    </message>
    <message>
        <source>Look at the play-mat of %1</source>
        <translation>Spelersbord van %1 bekijken</translation>
    </message>
    <message>
        <source>Armies eat %1 Food, %2 held: %3 short</source>
        <translation>Legers eten %1 Voedsel, %2 in bezit: %3 te kort</translation>
    </message>
    <message>
        <source>All three paths are full.</source>
        <translation>Alle drie de sporen zijn vol.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>levels of the play-mat</comment>
        <translation>Hierna: %1</translation>
    </message>
    <message>
        <source>Food: %1 short</source>
        <extracomment>In a narrow place: Food that the armies need and the player lacks</extracomment>
        <translation>Voedsel: %1 te kort</translation>
    </message>
    <message>
        <source>This is the play-mat of %1; yours is that of %2.</source>
        <comment>players</comment>
        <translation>Dit is het spelersbord van %1; het jouwe is dat van %2.</translation>
    </message>
    <message>
        <source>Show mine</source>
        <comment>play-mat</comment>
        <translation>Het mijne tonen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>resource and figure</comment>
        <extracomment>A resource and how much comes or goes: &quot;Food +3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First the armies eat %1 of the %2 Food held, then %3 Food comes in: %4 is left.</source>
        <translation>Eerst eten de legers %1 van de %2 Voedsel, dan komt er %3 bij: er blijft %4 over.</translation>
    </message>
    <message>
        <source>This Upkeep brings:</source>
        <extracomment>Before what comes in when all armies have eaten</extracomment>
        <translation>Dit Onderhoud levert op:</translation>
    </message>
    <message>
        <source>Next Upkeep brings:</source>
        <extracomment>The same</extracomment>
        <translation>Volgend Onderhoud levert op:</translation>
    </message>
    <message>
        <source>before that, armies eat %1 Food</source>
        <extracomment>In a narrow place, after &quot;Next Upkeep brings: +2&quot;: Food that the armies eat before those 2 come in</extracomment>
        <translation>daarvóór eten legers %1 Voedsel</translation>
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
        <translation>Het geeft: %1.</translation>
    </message>
    <message>
        <source>Level %1, reached</source>
        <comment>play-mat</comment>
        <translation>Niveau %1, bereikt</translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n token(s) more</source>
        <comment>play-mat</comment>
        <translation>
            <numerusform>Niveau %1, nog %n fiche</numerusform>
            <numerusform>Niveau %1, nog %n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, level %2 of %3. %4 of %5 tokens.</source>
        <translation>%1, niveau %2 van %3. %4 van %5 fiches.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 with %n more token(s).</source>
        <translation>
            <numerusform>Niveau %1 met nog %n fiche.</numerusform>
            <numerusform>Niveau %1 met nog %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation>
            <numerusform>%n route</numerusform>
            <numerusform>%n routes</numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Marks the level that has been reached</extracomment>
        <translation>nu</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Tokens missing to reach the next level</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 van %n fiche</numerusform>
            <numerusform>%1 van %n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to lead</source>
        <translation>
            <numerusform>nog %n voor de leiding</numerusform>
            <numerusform>nog %n voor de leiding</numerusform>
        </translation>
    </message>
    <message>
        <source>Free space: press Enter to place a token.</source>
        <translation>Vrij vakje: Enter legt een fiche.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>shift</comment>
        <extracomment>A token that would be shifted, &quot;Military → Trade&quot;, and what comes of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free space: click it to place a token.</source>
        <translation>Vrij vakje: een klik legt een fiche.</translation>
    </message>
    <message>
        <source>A higher or wider panel shows all levels: drag its edge.</source>
        <translation>In een hoger of breder paneel staan alle niveaus: sleep aan de rand.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatView</name>
    <message>
        <source>Play-mat</source>
        <translation>Spelersbord</translation>
    </message>
    <message>
        <source>Free space: click it to choose the token that goes there.</source>
        <translation>Vrij vakje: klik om de fiche te kiezen die erheen gaat.</translation>
    </message>
    <message>
        <source>Click it to take the last token of the path.</source>
        <translation>Een klik pakt de laatste fiche van het spoor.</translation>
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
        <translation>%1 daarna: %2</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation>%1 biedt %2 voor %3</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Afwijzen</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Tegenvoorstel…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>%1 gives %2 as a gift</source>
        <translation>%1 schenkt %2</translation>
    </message>
    <message>
        <source>%1 asks for a gift of %2</source>
        <translation>%1 vraagt als geschenk: %2</translation>
    </message>
    <message>
        <source>To %1: %2, waits for an answer</source>
        <translation>Aan %1: %2, wacht op een antwoord</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OfferComposer</name>
    <message>
        <source>Nothing in the offer yet</source>
        <translation>Nog niets in het voorstel</translation>
    </message>
    <message>
        <source>%1 as a gift</source>
        <translation>%1 als geschenk</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What is given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 voor %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Voorstel aan %1</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 heeft</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>geeft</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>Head of a column of figures; %1 a country</extracomment>
        <translation>%1 geeft</translation>
    </message>
    <message>
        <source>then</source>
        <translation>daarna</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 geeft %2</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>Fills in what was offered last</extracomment>
        <translation>Zoals de vorige keer</translation>
    </message>
    <message>
        <source>%1 of %2 made in this phase</source>
        <extracomment>Offers to one partner: &quot;2 of 8 made in this phase&quot;</extracomment>
        <translation>%1 van %2 in deze fase gedaan</translation>
    </message>
    <message>
        <source>a gift of %1 asked for</source>
        <translation>%1 gevraagd als geschenk</translation>
    </message>
    <message>
        <source>Counter-offer to %1</source>
        <extracomment>A button; %1 a country that has made an offer, which is answered by another one</extracomment>
        <translation>Tegenvoorstel aan %1</translation>
    </message>
    <message>
        <source>This is what %1 offers: change it, or accept that.</source>
        <extracomment>Of a counter-offer that is still the offer it answers; %1 a country</extracomment>
        <translation>Precies dit stelt %1 voor: verander het, of neem dat voorstel aan.</translation>
    </message>
    <message>
        <source>Sending this declines the offer of %1.</source>
        <extracomment>Of a counter-offer; %1 a country</extracomment>
        <translation>Hiermee wordt het voorstel van %1 afgewezen.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OptionsBox</name>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Victory at</source>
        <translation>Winst bij</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Langste duur</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tijdslimiet</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a figure: Victory Points</comment>
        <translation> OP</translation>
    </message>
    <message>
        <source> turns</source>
        <comment>behind a figure</comment>
        <translation> rondes</translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a figure: minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no time limit</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>op nummer</translation>
    </message>
    <message>
        <source>the start passes on</source>
        <translation>de start schuift door</translation>
    </message>
    <message numerus="yes">
        <source>usual for %n player(s)</source>
        <translation>
            <numerusform>gebruikelijk voor %n speler</numerusform>
            <numerusform>gebruikelijk voor %n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is usual for %n player(s)</source>
        <translation>
            <numerusform>%1 is gebruikelijk voor %n speler</numerusform>
            <numerusform>%1 is gebruikelijk voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual limit</source>
        <translation>de gebruikelijke limiet</translation>
    </message>
    <message>
        <source>%1 is usual</source>
        <translation>%1 is gebruikelijk</translation>
    </message>
    <message>
        <source>when it is reached, the running turn is finished</source>
        <translation>als die bereikt is, wordt de lopende ronde uitgespeeld</translation>
    </message>
    <message>
        <source>each turn the next country begins</source>
        <translation>elke ronde begint het volgende land</translation>
    </message>
    <message>
        <source>the lowest country number begins</source>
        <translation>het land met het laagste nummer begint</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerList</name>
    <message>
        <source>Trade partners</source>
        <translation>Handelspartners</translation>
    </message>
    <message>
        <source>Offer…</source>
        <translation>Voorstel…</translation>
    </message>
    <message>
        <source>Open a route</source>
        <translation>Route openen</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerModel</name>
    <message>
        <source>none</source>
        <extracomment>A Trade Route with that player</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Offers made in this phase, and how many are allowed</extracomment>
        <translation>%1 van %2</translation>
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
        <translation>Geopend door</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Voorstellen</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Of a Trade Route: goods can go over it</extracomment>
        <translation>open</translation>
    </message>
    <message>
        <source>open, no trade now</source>
        <extracomment>Of a Trade Route: nothing can be traded over it now</extracomment>
        <translation>open, nu geen handel</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerDock</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerModel</name>
    <message>
        <source>VP</source>
        <extracomment>Short for Victory Points, behind their number</extracomment>
        <translation>OP</translation>
    </message>
    <message>
        <source>the alliance: %1 of %2</source>
        <translation>de alliantie: %1 van %2</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>heeft het spel verlaten</translation>
    </message>
    <message>
        <source>no Trade Center</source>
        <translation>geen handelscentrum</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>may trade</source>
        <translation>mag handelen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Who plays a country, and what he is doing: &quot;Anna · done&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 Victory Points</source>
        <translation>%1, %2 van %3 overwinningspunten</translation>
    </message>
    <message>
        <source>VP: provinces %1, Forts %2, kills %3, bought %4, leaders %5</source>
        <translation>OP: provincies %1, Forten %2, gedood %3, gekocht %4, titels %5</translation>
    </message>
    <message>
        <source>at war with %1</source>
        <translation>in oorlog met %1</translation>
    </message>
    <message>
        <source>waits for an answer</source>
        <translation>wacht op een antwoord</translation>
    </message>
    <message>
        <source>nothing to trade now</source>
        <translation>nu niets te ruilen</translation>
    </message>
    <message>
        <source>done, still answers offers</source>
        <translation>klaar, antwoordt nog</translation>
    </message>
    <message>
        <source>no route open, answers offers</source>
        <translation>geen route, kan wel antwoorden</translation>
    </message>
    <message>
        <source>at the screen</source>
        <extracomment>Who has mouse and keyboard now, where several decide at once</extracomment>
        <translation>aan het scherm</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the country of the only person who plays with computer players</extracomment>
        <translation>jij</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::QuestionCards</name>
    <message>
        <source>Leave the game for good?</source>
        <translation>Het spel voorgoed verlaten?</translation>
    </message>
    <message>
        <source>The game ends for everybody, and those left vote whether Victory Points are counted.</source>
        <translation>Het spel eindigt voor iedereen, en de overblijvers stemmen of de overwinningspunten worden geteld.</translation>
    </message>
    <message>
        <source>%1 gives up its points; its armies and Forts turn Barbarian if the others go on.</source>
        <translation>%1 geeft de eigen punten op; legers en Forten worden van de Barbaren als de anderen verder spelen.</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 vertrekt</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SaidModel</name>
    <message>
        <source>waits</source>
        <extracomment>An offer: not answered yet</extracomment>
        <translation>wacht</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>an offer</comment>
        <translation>aanvaard</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>afgewezen</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>Two countries and what one offers the other: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 aan %2: %3</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScenarioShelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 tot %n speler</numerusform>
            <numerusform>%1 tot %n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n provincie</numerusform>
            <numerusform>%n provincies</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>In order of play: %1</source>
        <extracomment>%1 names of countries</extracomment>
        <translation>In spelvolgorde: %1</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScoreLegend</name>
    <message>
        <source>ends at %1</source>
        <extracomment>Short, behind the key of the bars: the Victory Points at which the game ends</extracomment>
        <translation>einde bij %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n Victory Point(s).</source>
        <translation>
            <numerusform>Het spel eindigt bij %n overwinningspunt.</numerusform>
            <numerusform>Het spel eindigt bij %n overwinningspunten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SeatRows</name>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Paars</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>None, each for himself</source>
        <translation>Geen, ieder voor zich</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>plaats %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>One alliance against the next</extracomment>
        <translation>%1 tegen %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>Behind the figures 2 to 6</extracomment>
        <translation>spelers</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>The countries of the seats are chosen by the players</extracomment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>The countries of the seats are drawn by lot</extracomment>
        <translation>geloot</translation>
    </message>
    <message>
        <source>This start position says who plays which country.</source>
        <translation>Deze beginopstelling zegt wie welk land speelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %n player(s).</source>
        <translation>
            <numerusform>Deze tafel is voor %n speler.</numerusform>
            <numerusform>Deze tafel is voor %n spelers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %1 to %n player(s).</source>
        <translation>
            <numerusform>Deze tafel is voor %1 tot %n speler.</numerusform>
            <numerusform>Deze tafel is voor %1 tot %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arms and colour of %1: %2</source>
        <translation>Wapen en kleur van %1: %2</translation>
    </message>
    <message>
        <source>Name at %1</source>
        <translation>Naam bij %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wie speelt %1</translation>
    </message>
    <message>
        <source>Country of %1</source>
        <translation>Land van %1</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Allianties</translation>
    </message>
    <message>
        <source>Alliances need 4 players (2 against 2) or 6.</source>
        <translation>Voor allianties zijn 4 spelers (2 tegen 2) of 6 nodig.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A country&apos;s number and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The lowest number plays first.</source>
        <translation>Het laagste nummer begint.</translation>
    </message>
    <message>
        <source>Allies pass through each other&apos;s provinces, make war together, and win or lose together by the sum of their Victory Points.</source>
        <translation>Bondgenoten trekken door elkaars provincies, voeren samen oorlog, en winnen of verliezen samen met de som van hun overwinningspunten.</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Naam, als je wilt</translation>
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
        <translation>Het spel begint vanuit een eigen opstelling, in ronde %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>The lots are drawn when the game starts.</source>
        <translation>De loting is bij het begin van het spel.</translation>
    </message>
    <message>
        <source>They play in this order.</source>
        <translation>Er wordt in deze volgorde gespeeld.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>Three sentences, one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Barbarians: %1 and %2.</source>
        <extracomment>%1 &quot;11 armies&quot;, %2 &quot;1 Fort&quot;</extracomment>
        <translation>Barbaren: %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n leger</numerusform>
            <numerusform>%n legers</numerusform>
        </translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Jouw spel</translation>
    </message>
    <message>
        <source>Each starts at &lt;b&gt;%1 VP&lt;/b&gt; with a Capital, %2, %3 to hold land, %4, and %5 to place.</source>
        <extracomment>%2 &quot;1 Fort&quot;, %3 &quot;4 Princesses&quot;, %4 resources, %5 &quot;3 tokens&quot;</extracomment>
        <translation>Ieder begint met &lt;b&gt;%1 OP&lt;/b&gt;, een hoofdstad, %2, %3 als bezetting, %4, en %5 om te leggen.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::TradeDock</name>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Nobody does now.</source>
        <translation>%1 beheerst geen handelscentrum en doet niet mee aan de Handel. Nu doet niemand mee.</translation>
    </message>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Those who do: %2.</source>
        <translation>%1 beheerst geen handelscentrum en doet niet mee aan de Handel. Wel: %2.</translation>
    </message>
    <message>
        <source>Monopoly: %1 trades only with %2, not with the bank.</source>
        <translation>Monopolie: %1 handelt alleen met %2, niet met de bank.</translation>
    </message>
    <message>
        <source>Routes are opened and offers made in the Trade phase.</source>
        <translation>Routes worden geopend en voorstellen gedaan in de fase Handel.</translation>
    </message>
    <message>
        <source>Partners of %1</source>
        <translation>Partners: %1</translation>
    </message>
    <message>
        <source>Routes opened: &lt;b&gt;%1 of %2&lt;/b&gt; (Trade %3)</source>
        <translation>Routes: &lt;b&gt;%1 van %2&lt;/b&gt; (Handel %3)</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Voorstellen tot nu toe</translation>
    </message>
    <message>
        <source>no offer yet</source>
        <translation>nog geen voorstel</translation>
    </message>
    <message>
        <source>no offer waits</source>
        <translation>geen voorstel open</translation>
    </message>
    <message>
        <source>Offers lapse when all are done. Who is done may still act until then. &lt;a href=&quot;rule&quot;&gt;Rules of Trade&lt;/a&gt;</source>
        <translation>Voorstellen vervallen als iedereen klaar is. Wie klaar is, mag tot dan nog handelen. &lt;a href=&quot;rule&quot;&gt;Regels van Handel&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tab leads to the other offers; the same key again answers the one in the ring.</source>
        <translation>Tab leidt naar de andere voorstellen; dezelfde toets nog eens beantwoordt het omrande.</translation>
    </message>
    <message>
        <source>No offer of yours waits for an answer.</source>
        <translation>Geen voorstel van jou wacht op antwoord.</translation>
    </message>
    <message>
        <source>No offer waits for your answer.</source>
        <translation>Geen voorstel wacht op jouw antwoord.</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>dock: partners, offers, the bank</comment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>what was declined can&apos;t be offered again</source>
        <translation>wat is afgewezen, kan niet opnieuw worden voorgesteld</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Voorstel aan %1</translation>
    </message>
</context>
</TS>
