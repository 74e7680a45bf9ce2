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
        <translation>Bevorderen</translation>
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
        <translation>Een fiche verschuiven</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>From one path of the play-mat to another</extracomment>
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
    <name>BalanceWords</name>
    <message>
        <source>never</source>
        <comment>in no game</comment>
        <translation>nooit</translation>
    </message>
    <message>
        <source>%1, at the end</source>
        <translation>%1, aan het eind</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>rondes</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>stappen</translation>
    </message>
    <message>
        <source>moved by %1 (%2 to %3)</source>
        <translation>%1 verschoven (%2 tot %3)</translation>
    </message>
    <message>
        <source>no more than chance does</source>
        <translation>niet meer dan toeval doet</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had no end and do not count</source>
        <translation>
            <numerusform>%n spel kwam niet tot een einde en telt niet mee</numerusform>
            <numerusform>%n spellen kwamen niet tot een einde en tellen niet mee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) a computer player tried what the rules refuse</source>
        <translation>
            <numerusform>In %n spel probeerde een computer iets wat de regels weigeren</numerusform>
            <numerusform>In %n spellen probeerde een computer iets wat de regels weigeren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins %2, too much.</source>
        <comment>%1 a country, %2 35 %</comment>
        <translation>%1 wint %2, te veel.</translation>
    </message>
    <message>
        <source>%1 wins %2, too little.</source>
        <comment>%1 a country, %2 16 %</comment>
        <translation>%1 wint %2, te weinig.</translation>
    </message>
    <message>
        <source>more than its share</source>
        <comment>a country wins so often</comment>
        <translation>meer dan een eerlijk aandeel</translation>
    </message>
    <message>
        <source>less than its share</source>
        <comment>a country wins so often</comment>
        <translation>minder dan een eerlijk aandeel</translation>
    </message>
    <message>
        <source>a fair share, as far as chance lets it be seen</source>
        <comment>a country wins so often</comment>
        <translation>een eerlijk aandeel, voor zover het toeval dat laat zien</translation>
    </message>
    <message>
        <source>%1 points less than before (%2 to %3)</source>
        <comment>%1 of a hundred games</comment>
        <translation>%1 punten minder dan eerst (%2 tot %3)</translation>
    </message>
    <message>
        <source>%1 points more than before (%2 to %3)</source>
        <comment>%1 of a hundred games</comment>
        <translation>%1 punten meer dan eerst (%2 tot %3)</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>what was changed since a report</comment>
        <translation>Wijzigingen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>names of provinces</comment>
        <translation>
            <numerusform>%1 en nog %n andere</numerusform>
            <numerusform>%1 en nog %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Never taken in %1 games: %2</source>
        <comment>%2 names of provinces</comment>
        <translation>Nooit ingenomen in %1 spellen: %2</translation>
    </message>
    <message>
        <source>Who plays at place %1 wins %2, too much.</source>
        <comment>%1 in the order of play</comment>
        <translation>Wie als nummer %1 aan de beurt is, wint %2, te veel.</translation>
    </message>
    <message>
        <source>Who plays at place %1 wins %2, too little.</source>
        <comment>%1 in the order of play</comment>
        <translation>Wie als nummer %1 aan de beurt is, wint %2, te weinig.</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Games last %1 turns, %2 before</source>
        <translation>Spellen duren %1 rondes, eerst %2</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>a view of the editor: the game&apos;s figures</comment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <comment>%1 a way to play, %2 41 %</comment>
        <translation>%1 wint %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
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
        <translation>Overwinningen van landen</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Spellen met</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Ronde van</translation>
    </message>
    <message>
        <source>Times a seat and game</source>
        <translation>Keer per plaats en spel</translation>
    </message>
    <message>
        <source>Games ended by</source>
        <translation>Spellen geëindigd door</translation>
    </message>
    <message>
        <source>Seats, %1</source>
        <translation>Plaatsen, %1</translation>
    </message>
    <message>
        <source>Victories, %1</source>
        <translation>Overwinningen, %1</translation>
    </message>
    <message>
        <source>Games with, %1</source>
        <translation>Spellen met, %1</translation>
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
        <source>%1 and peace</source>
        <translation>%1 en de vrede</translation>
    </message>
    <message>
        <source>%1 is at war with nobody.</source>
        <translation>%1 is met niemand in oorlog.</translation>
    </message>
    <message>
        <source>Nothing can be handed over now.</source>
        <translation>Nu kan niets overgedragen worden.</translation>
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
    <name>ClashWords</name>
    <message>
        <source>Outline of %1</source>
        <comment>of a province</comment>
        <translation>Omtrek van %1</translation>
    </message>
    <message>
        <source>taken out</source>
        <comment>a value of the file</comment>
        <translation>weggehaald</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n waarde</numerusform>
            <numerusform>%n waarden</numerusform>
        </translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>a layer of the map</comment>
        <translation>Rivieren</translation>
    </message>
    <message>
        <source>Relief</source>
        <comment>a layer of the map</comment>
        <translation>Reliëf</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>a layer of the map</comment>
        <translation>Bossen</translation>
    </message>
    <message>
        <source>Lakes</source>
        <comment>a layer of the map</comment>
        <translation>Binnenmeren</translation>
    </message>
    <message>
        <source>Outlines</source>
        <comment>of all provinces</comment>
        <translation>Omtrekken</translation>
    </message>
    <message numerus="yes">
        <source>Outlines: %1 and %n more</source>
        <comment>%1 names of provinces</comment>
        <translation>
            <numerusform>Omtrekken: %1 en nog %n</numerusform>
            <numerusform>Omtrekken: %1 en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlines: %1</source>
        <comment>names of provinces</comment>
        <translation>Omtrekken: %1</translation>
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
    <name>Differences</name>
    <message>
        <source>the sea</source>
        <comment>beside a line that moved</comment>
        <translation>de zee</translation>
    </message>
    <message>
        <source>land out of play</source>
        <comment>beside a line that moved</comment>
        <translation>land buiten het spel</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two neighbours whose border moved</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>border moved</source>
        <comment>of two neighbours</comment>
        <translation>grens verplaatst</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;Maps…</source>
        <comment>the page with all maps, to begin or go on with one</comment>
        <translation>&amp;Kaarten…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Back to the &amp;games</source>
        <comment>from the editor</comment>
        <translation>&amp;Terug naar de spellen</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;Find a province</source>
        <translation>Provincie &amp;zoeken</translation>
    </message>
    <message>
        <source>Re&amp;name the province</source>
        <translation>Provincie hernoe&amp;men</translation>
    </message>
    <message>
        <source>&amp;Choose none</source>
        <comment>no province</comment>
        <translation>&amp;Geen kiezen</translation>
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
        <source>&amp;Yields on the map</source>
        <comment>shows what each province yields and is worth</comment>
        <translation>&amp;Opbrengst op de kaart</translation>
    </message>
    <message>
        <source>Put the panels &amp;back in place</source>
        <translation>Panelen te&amp;rugzetten</translation>
    </message>
    <message>
        <source>&amp;Test-play</source>
        <comment>begins a game on the map as it is now</comment>
        <translation>&amp;Proefspel</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <comment>of Inkscape and others</comment>
        <translation>Tekening &amp;importeren…</translation>
    </message>
    <message>
        <source>Your &amp;first map in 15 minutes</source>
        <comment>a guide that is played step by step</comment>
        <translation>Je &amp;eerste kaart in 15 minuten</translation>
    </message>
    <message>
        <source>&amp;Pack for friends…</source>
        <comment>writes the map as one file to send</comment>
        <translation>In&amp;pakken voor vrienden…</translation>
    </message>
    <message>
        <source>Export for &amp;drawing…</source>
        <comment>the map, for Inkscape</comment>
        <translation>E&amp;xporteren om te tekenen…</translation>
    </message>
    <message>
        <source>Play 1,000 &amp;games</source>
        <comment>by computer players, on the map as it is now</comment>
        <translation>1000 spe&amp;llen spelen</translation>
    </message>
    <message>
        <source>Go to panel %1</source>
        <comment>1 the map, 3 the Province panel ...</comment>
        <translation>Naar paneel %1</translation>
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
        <translation>`{0}` en `{1}` raken elkaar in de tekening en hebben geen zeeroute nodig.</translation>
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
    <message>
        <source>The places of the paths in this picture can&apos;t be found.</source>
        <translation>De plekken van de paden in deze tekening zijn niet te vinden.</translation>
    </message>
    <message>
        <source>This change can&apos;t be written into the picture.</source>
        <translation>Deze wijziging kan niet in de tekening worden geschreven.</translation>
    </message>
    <message>
        <source>The changed picture, read again, does not show what it should.</source>
        <translation>De gewijzigde tekening toont bij opnieuw lezen niet wat ze moet tonen.</translation>
    </message>
    <message>
        <source>This needs format {0}: write `format: marches-scenario {0}`.</source>
        <translation>Hiervoor is formaat {0} nodig: schrijf `format: marches-scenario {0}`.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are linked, so this exception means nothing.</source>
        <translation>`{0}` en `{1}` zijn verbonden, dus deze uitzondering betekent niets.</translation>
    </message>
    <message>
        <source>The province `{0}` is new.</source>
        <translation>De provincie `{0}` is nieuw.</translation>
    </message>
    <message>
        <source>The province `{0}` is gone.</source>
        <translation>De provincie `{0}` is weg.</translation>
    </message>
    <message>
        <source>The province `{0}` has changed.</source>
        <translation>De provincie `{0}` is gewijzigd.</translation>
    </message>
    <message>
        <source>{0} is new: {1}</source>
        <translation>{0} is nieuw: {1}</translation>
    </message>
    <message>
        <source>{0} is gone; it was: {1}</source>
        <translation>{0} is weg; het was: {1}</translation>
    </message>
    <message>
        <source>{0} was {1}, is now {2}</source>
        <translation>{0} was {1}, is nu {2}</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are linked now.</source>
        <translation>`{0}` en `{1}` zijn nu verbonden.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are no longer linked.</source>
        <translation>`{0}` en `{1}` zijn niet meer verbonden.</translation>
    </message>
    <message>
        <source>The link of `{0}` and `{1}` is of another kind.</source>
        <translation>De verbinding tussen `{0}` en `{1}` is van een andere soort.</translation>
    </message>
    <message>
        <source>A country can&apos;t be its own heir.</source>
        <translation>Een land kan niet van zichzelf erven.</translation>
    </message>
    <message>
        <source>A junction of borders cannot be taken out.</source>
        <translation>Een knooppunt van grenzen kan niet worden weggehaald.</translation>
    </message>
    <message>
        <source>A name has at most {0} characters on one line.</source>
        <translation>Een naam heeft hooguit {0} tekens op één regel.</translation>
    </message>
    <message>
        <source>A point lies nowhere.</source>
        <translation>Een punt ligt nergens.</translation>
    </message>
    <message>
        <source>A province is not linked to itself.</source>
        <translation>Een provincie is niet met zichzelf verbonden.</translation>
    </message>
    <message>
        <source>A province would lose all its land.</source>
        <translation>Een provincie zou al haar land verliezen.</translation>
    </message>
    <message>
        <source>A sheet is {0} to {1} units wide and high.</source>
        <translation>Een blad is {0} tot {1} eenheden breed en hoog.</translation>
    </message>
    <message>
        <source>All of this land belongs to others.</source>
        <translation>Al dit land is van andere provincies.</translation>
    </message>
    <message>
        <source>An area needs three points.</source>
        <translation>Een gebied heeft drie punten nodig.</translation>
    </message>
    <message>
        <source>An id has lower-case letters, digits and single hyphens.</source>
        <translation>Een id bestaat uit kleine letters, cijfers en losse koppeltekens.</translation>
    </message>
    <message>
        <source>Another border is in the way.</source>
        <translation>Er ligt een andere grens in de weg.</translation>
    </message>
    <message>
        <source>Another border is in the way. Hold Shift to push through it.</source>
        <translation>Er ligt een andere grens in de weg. Houd Shift vast om erdoorheen te gaan.</translation>
    </message>
    <message>
        <source>Another file is there; nothing was unpacked. Choose another folder.</source>
        <translation>Er staat al een ander bestand; er is niets uitgepakt. Kies een andere map.</translation>
    </message>
    <message>
        <source>Border of {0} and {1} moved</source>
        <translation>Grens van {0} en {1} verplaatst</translation>
    </message>
    <message>
        <source>Borders joined</source>
        <translation>Grenzen op elkaar aangesloten</translation>
    </message>
    <message>
        <source>Both are Capitals: of {0} and of {1}. Choose another Capital for one of them first.</source>
        <translation>Beide zijn hoofdsteden: van {0} en van {1}. Kies eerst voor een van de twee een andere hoofdstad.</translation>
    </message>
    <message>
        <source>Both have a town: of {0} and of {1}. Choose another province for one of them first.</source>
        <translation>Beide hebben een stad: van {0} en van {1}. Kies eerst voor een van de twee een andere provincie.</translation>
    </message>
    <message>
        <source>Changes from outside taken in</source>
        <translation>Wijzigingen van buiten overgenomen</translation>
    </message>
    <message>
        <source>Changes that were left here wait to be looked at.</source>
        <translation>Hier achtergebleven wijzigingen moeten nog worden bekeken.</translation>
    </message>
    <message>
        <source>Choose two different provinces.</source>
        <translation>Kies twee verschillende provincies.</translation>
    </message>
    <message>
        <source>Coast of {0} moved</source>
        <translation>Kust van {0} verplaatst</translation>
    </message>
    <message>
        <source>Country {0} added</source>
        <translation>Land {0} toegevoegd</translation>
    </message>
    <message>
        <source>Country {0} removed</source>
        <translation>Land {0} verwijderd</translation>
    </message>
    <message>
        <source>Drag away between two borders.</source>
        <translation>Sleep weg tussen twee grenzen.</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Voedsel</translation>
    </message>
    <message>
        <source>Four different provinces must meet there.</source>
        <translation>Daar moeten vier verschillende provincies samenkomen.</translation>
    </message>
    <message>
        <source>Four provinces linked where they meet</source>
        <translation>Vier provincies verbonden waar ze samenkomen</translation>
    </message>
    <message>
        <source>Four provinces no longer linked where they meet</source>
        <translation>Vier provincies niet meer verbonden waar ze samenkomen</translation>
    </message>
    <message>
        <source>Give a name of 1 to {0} characters.</source>
        <translation>Geef een naam van 1 tot {0} tekens.</translation>
    </message>
    <message>
        <source>Give a number from {0} to {1}.</source>
        <translation>Geef een getal van {0} tot en met {1}.</translation>
    </message>
    <message>
        <source>Give a reason of 1 to {0} characters.</source>
        <translation>Geef een reden van 1 tot {0} tekens.</translation>
    </message>
    <message>
        <source>Give the picture a plain name, without a folder: NAME.svg.</source>
        <translation>Geef de tekening een gewone naam, zonder map: NAME.svg.</translation>
    </message>
    <message>
        <source>Give {0} to {1} points.</source>
        <translation>Geef {0} tot {1} punten.</translation>
    </message>
    <message>
        <source>Its files are larger than {0} bytes.</source>
        <translation>De bestanden ervan zijn groter dan {0} bytes.</translation>
    </message>
    <message>
        <source>Its small picture is no PNG.</source>
        <translation>De kleine afbeelding ervan is geen PNG.</translation>
    </message>
    <message>
        <source>Its small picture must be a PNG of at most {0} bytes.</source>
        <translation>De kleine afbeelding ervan moet een PNG van hooguit {0} bytes zijn.</translation>
    </message>
    <message>
        <source>Join the borders of the picture first.</source>
        <translation>Laat eerst de grenzen van de tekening op elkaar aansluiten.</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Binnenmeer</translation>
    </message>
    <message>
        <source>Line to the tokens of {0}</source>
        <translation>Lijn naar de fiches van {0}</translation>
    </message>
    <message>
        <source>Link of {0} and {1} removed</source>
        <translation>Verbinding tussen {0} en {1} verwijderd</translation>
    </message>
    <message>
        <source>Name of a sea moved</source>
        <translation>Naam van een zee verplaatst</translation>
    </message>
    <message>
        <source>Name of a sea removed</source>
        <translation>Naam van een zee verwijderd</translation>
    </message>
    <message>
        <source>Name of a sea: {0}</source>
        <translation>Naam van een zee: {0}</translation>
    </message>
    <message>
        <source>Name of {0} moved</source>
        <translation>Naam van {0} verplaatst</translation>
    </message>
    <message>
        <source>No border joins these two junctions.</source>
        <translation>Geen grens verbindt deze twee knooppunten.</translation>
    </message>
    <message>
        <source>No four borders meet here.</source>
        <translation>Hier komen geen vier grenzen samen.</translation>
    </message>
    <message>
        <source>No four provinces are linked there.</source>
        <translation>Daar zijn geen vier provincies verbonden.</translation>
    </message>
    <message>
        <source>Not all changes could be read; lines lost: {0}</source>
        <translation>Niet alle wijzigingen konden worden gelezen; verloren regels: {0}</translation>
    </message>
    <message>
        <source>Nothing changes by this.</source>
        <translation>Hierdoor verandert er niets.</translation>
    </message>
    <message>
        <source>Nothing here can be read.</source>
        <translation>Hier kan niets worden gelezen.</translation>
    </message>
    <message>
        <source>Places in {0} found anew</source>
        <translation>Plekken in {0} opnieuw gezocht</translation>
    </message>
    <message>
        <source>Places of tokens in {0}</source>
        <translation>Plekken voor fiches in {0}</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Product</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Reliëf</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivier</translation>
    </message>
    <message>
        <source>Scenario called {0}</source>
        <translation>Scenario heet {0}</translation>
    </message>
    <message>
        <source>Sea lane of {0} and {1}</source>
        <translation>Zeeroute van {0} en {1}</translation>
    </message>
    <message>
        <source>Sea lane of {0} and {1} removed</source>
        <translation>Zeeroute van {0} en {1} verwijderd</translation>
    </message>
    <message>
        <source>Start position removed</source>
        <translation>Beginopstelling verwijderd</translation>
    </message>
    <message>
        <source>Take in {0} countries at least, each with its towns.</source>
        <translation>Neem minstens {0} landen op, elk met zijn steden.</translation>
    </message>
    <message>
        <source>That the town of {0} lies in {1}: it lies in {2} then</source>
        <translation>Dat de stad van {0} in {1} ligt: die ligt dan in {2}</translation>
    </message>
    <message>
        <source>That {0} belongs to {1}</source>
        <translation>Dat {0} bij {1} hoort</translation>
    </message>
    <message>
        <source>The Trade Center of {0}</source>
        <translation>Het handelscentrum van {0}</translation>
    </message>
    <message>
        <source>The area is too small.</source>
        <translation>Het gebied is te klein.</translation>
    </message>
    <message>
        <source>The border would cross itself.</source>
        <translation>De grens zou zichzelf kruisen.</translation>
    </message>
    <message>
        <source>The file could not be written so that it reads back the same.</source>
        <translation>Het bestand kon niet zo worden geschreven dat er weer hetzelfde uit wordt gelezen.</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was read.</source>
        <translation>Het bestand is door een ander programma gewijzigd sinds het is gelezen.</translation>
    </message>
    <message>
        <source>The four provinces are linked there already.</source>
        <translation>De vier provincies zijn daar al verbonden.</translation>
    </message>
    <message>
        <source>The id `{0}` is taken.</source>
        <translation>De id `{0}` is al in gebruik.</translation>
    </message>
    <message>
        <source>The line does not cut the province in two.</source>
        <translation>De lijn snijdt de provincie niet in tweeën.</translation>
    </message>
    <message>
        <source>The line ends {0} units inside.</source>
        <translation>De lijn stopt {0} eenheden voor de grens.</translation>
    </message>
    <message>
        <source>The line has more than {0} points.</source>
        <translation>De lijn heeft meer dan {0} punten.</translation>
    </message>
    <message>
        <source>The names and figures of {0}</source>
        <translation>De namen en waarden van {0}</translation>
    </message>
    <message>
        <source>The new course begins where it ends.</source>
        <translation>De nieuwe loop begint waar hij eindigt.</translation>
    </message>
    <message>
        <source>The new piece is too small.</source>
        <translation>Het nieuwe stuk is te klein.</translation>
    </message>
    <message>
        <source>The new sheet must lie within the old one.</source>
        <translation>Het nieuwe blad moet binnen het oude liggen.</translation>
    </message>
    <message>
        <source>The package can&apos;t be made.</source>
        <translation>Het pakket kan niet worden gemaakt.</translation>
    </message>
    <message>
        <source>The package can&apos;t be read.</source>
        <translation>Het pakket kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The package is damaged; have it sent again.</source>
        <translation>Het pakket is beschadigd; laat het opnieuw sturen.</translation>
    </message>
    <message>
        <source>The package is larger than {0} bytes, the most that is read.</source>
        <translation>Het pakket is groter dan {0} bytes; meer wordt niet gelezen.</translation>
    </message>
    <message>
        <source>The scenario of the package says no id.</source>
        <translation>Het scenario van het pakket noemt geen id.</translation>
    </message>
    <message>
        <source>The sheet&apos;s edge stays where it is.</source>
        <translation>De rand van het blad blijft waar hij is.</translation>
    </message>
    <message>
        <source>The whole file is no value.</source>
        <translation>Het hele bestand is geen waarde.</translation>
    </message>
    <message>
        <source>There are more than {0} files in it.</source>
        <translation>Er zitten meer dan {0} bestanden in.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Hier is geen grens.</translation>
    </message>
    <message>
        <source>There is no country `{0}`.</source>
        <translation>Er is geen land `{0}`.</translation>
    </message>
    <message>
        <source>There is no province `{0}`.</source>
        <translation>Er is geen provincie `{0}`.</translation>
    </message>
    <message>
        <source>There is no scenario (NAME.yaml) in it.</source>
        <translation>Er zit geen scenario (NAME.yaml) in.</translation>
    </message>
    <message>
        <source>There is no sea lane between {0} and {1}.</source>
        <translation>Er is geen zeeroute tussen {0} en {1}.</translation>
    </message>
    <message>
        <source>There is no start position here.</source>
        <translation>Hier is geen beginopstelling.</translation>
    </message>
    <message>
        <source>There is no such line.</source>
        <translation>Zo’n lijn is er niet.</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>Zo’n naam is er niet.</translation>
    </message>
    <message>
        <source>There is no variant `{0}`.</source>
        <translation>Er is geen variant `{0}`.</translation>
    </message>
    <message>
        <source>There is nothing at `{0}`.</source>
        <translation>Bij `{0}` staat niets.</translation>
    </message>
    <message>
        <source>There is nothing to cut.</source>
        <translation>Er valt niets te splitsen.</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>Dit verandert niets.</translation>
    </message>
    <message>
        <source>This is no package of a map: it must begin with the entry `mimetype`, as `marches-cli pack` writes it.</source>
        <translation>Dit is geen pakket van een kaart: het moet met het onderdeel `mimetype` beginnen, zoals `marches-cli pack` het schrijft.</translation>
    </message>
    <message>
        <source>This line is too short or too long.</source>
        <translation>Deze lijn is te kort of te lang.</translation>
    </message>
    <message>
        <source>This line is too short.</source>
        <translation>Deze lijn is te kort.</translation>
    </message>
    <message>
        <source>This map comes with the program; everybody has it.</source>
        <translation>Deze kaart hoort bij het programma; iedereen heeft haar al.</translation>
    </message>
    <message>
        <source>This province has no land.</source>
        <translation>Deze provincie heeft geen land.</translation>
    </message>
    <message>
        <source>This scenario has no picture.</source>
        <translation>Dit scenario heeft geen tekening.</translation>
    </message>
    <message>
        <source>This scenario is being edited in another window (process {0}).</source>
        <translation>Dit scenario wordt in een ander venster bewerkt (proces {0}).</translation>
    </message>
    <message>
        <source>Too many maps have this name.</source>
        <translation>Te veel kaarten hebben deze naam.</translation>
    </message>
    <message>
        <source>Variant {0} added</source>
        <translation>Variant {0} toegevoegd</translation>
    </message>
    <message>
        <source>Variant {0} removed</source>
        <translation>Variant {0} verwijderd</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Wapen</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bos</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; inflates to more than a map holds; it was not unpacked.</source>
        <translation>‘{0}’ zou uitgepakt groter zijn dan een kaart kan zijn; het is niet uitgepakt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a device&apos;s name on some systems.</source>
        <translation>‘{0}’ is op sommige systemen de naam van een apparaat.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a link, no file.</source>
        <translation>‘{0}’ is een koppeling, geen bestand.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is damaged; have the package sent again.</source>
        <translation>‘{0}’ is beschadigd; laat het pakket opnieuw sturen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is in it twice.</source>
        <translation>‘{0}’ zit er twee keer in.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is larger than {1} bytes.</source>
        <translation>‘{0}’ is groter dan {1} bytes.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither a scenario (.yaml) nor a picture (.svg).</source>
        <translation>‘{0}’ is geen scenario (.yaml) en geen tekening (.svg).</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no plain file name; a package holds no folders and no paths.</source>
        <translation>‘{0}’ is geen gewone bestandsnaam; een pakket bevat geen mappen en geen paden.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is packed in a way that is not read.</source>
        <translation>‘{0}’ is ingepakt op een manier die niet wordt gelezen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs a password; packages have none.</source>
        <translation>‘{0}’ vraagt een wachtwoord; pakketten hebben er geen.</translation>
    </message>
    <message>
        <source>`{0}` can be changed only as a whole.</source>
        <translation>`{0}` kan alleen in zijn geheel worden gewijzigd.</translation>
    </message>
    <message>
        <source>`{0}` is no id: lower-case letters, digits and single hyphens.</source>
        <translation>`{0}` is geen id: kleine letters, cijfers en losse koppeltekens.</translation>
    </message>
    <message>
        <source>`{0}` is no kind of link.</source>
        <translation>`{0}` is geen soort verbinding.</translation>
    </message>
    <message>
        <source>`{0}` is no language.</source>
        <translation>`{0}` is geen taal.</translation>
    </message>
    <message>
        <source>`{0}` is no resource.</source>
        <translation>`{0}` is geen grondstof.</translation>
    </message>
    <message>
        <source>quiet land</source>
        <translation>land buiten het spel</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>zee</translation>
    </message>
    <message>
        <source>{0} and {1} are linked already.</source>
        <translation>{0} en {1} zijn al verbonden.</translation>
    </message>
    <message>
        <source>{0} and {1} are not linked.</source>
        <translation>{0} en {1} zijn niet verbonden.</translation>
    </message>
    <message>
        <source>{0} and {1} linked</source>
        <translation>{0} en {1} verbonden</translation>
    </message>
    <message>
        <source>{0} and {1} not linked though they touch</source>
        <translation>{0} en {1} niet verbonden, al raken ze elkaar</translation>
    </message>
    <message>
        <source>{0} belongs to nobody</source>
        <translation>{0} hoort bij niemand</translation>
    </message>
    <message>
        <source>{0} belongs to {1}</source>
        <translation>{0} hoort bij {1}</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, which is left out: it becomes quiet land</source>
        <translation>{0} hoort bij {1}, dat is weggelaten: het wordt land buiten het spel</translation>
    </message>
    <message>
        <source>{0} called {1} ({2})</source>
        <translation>{0} heet {1} ({2})</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} gewijzigd</translation>
    </message>
    <message>
        <source>{0} contested by {1}</source>
        <translation>{0} betwist door {1}</translation>
    </message>
    <message>
        <source>{0} contested by {1} and {2}</source>
        <translation>{0} betwist door {1} en {2}</translation>
    </message>
    <message>
        <source>{0} does not belong to {1} alone.</source>
        <translation>{0} is niet van {1} alleen.</translation>
    </message>
    <message>
        <source>{0} drawn</source>
        <translation>{0} getekend</translation>
    </message>
    <message>
        <source>{0} given land</source>
        <translation>{0} heeft land gekregen</translation>
    </message>
    <message>
        <source>{0} has no outline.</source>
        <translation>{0} heeft geen omtrek.</translation>
    </message>
    <message>
        <source>{0} left out</source>
        <translation>{0} weggelaten</translation>
    </message>
    <message>
        <source>{0} merged into {1}</source>
        <translation>{0} bij {1} gevoegd</translation>
    </message>
    <message>
        <source>{0} provinces belong to {1}</source>
        <translation>{0} provincies horen bij {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} verwijderd</translation>
    </message>
    <message>
        <source>{0} split: {1}</source>
        <translation>{0} gesplitst: {1}</translation>
    </message>
    <message>
        <source>{0} taken in</source>
        <translation>{0} opgenomen</translation>
    </message>
    <message>
        <source>{0} was contested with {1}, which is left out: it becomes whole</source>
        <translation>{0} was betwist met {1}, dat is weggelaten: het hoort nu bij één land</translation>
    </message>
    <message>
        <source>{0}: Capital in {1}</source>
        <translation>{0}: hoofdstad in {1}</translation>
    </message>
    <message>
        <source>{0}: Trade Center in {1}</source>
        <translation>{0}: handelscentrum in {1}</translation>
    </message>
    <message>
        <source>{0}: id {1}</source>
        <translation>{0}: id {1}</translation>
    </message>
    <message>
        <source>{0}: no name in {1}</source>
        <translation>{0}: geen naam in {1}</translation>
    </message>
    <message>
        <source>{0}: number {1} in the order of play</source>
        <translation>{0}: nummer {1} in de speelvolgorde</translation>
    </message>
    <message>
        <source>{0}: yields {1} {2}</source>
        <translation>{0}: levert {1} {2} op</translation>
    </message>
    <message>
        <source>{0}: {1} as in the scenario</source>
        <translation>{0}: {1} zoals in het scenario</translation>
    </message>
    <message>
        <source>{0}: {1} belongs to {2}</source>
        <translation>{0}: {1} hoort bij {2}</translation>
    </message>
    <message>
        <source>{0}: {1} changed</source>
        <translation>{0}: {1} gewijzigd</translation>
    </message>
    <message>
        <source>{0}: {1} left out</source>
        <translation>{0}: {1} weggelaten</translation>
    </message>
    <message>
        <source>{0}: {1} taken in</source>
        <translation>{0}: {1} opgenomen</translation>
    </message>
    <message>
        <source>This map was not unpacked by the program and is not written over; keep the new one beside it.</source>
        <translation>Deze kaart is niet door het programma uitgepakt en wordt niet overschreven; bewaar de nieuwe ernaast.</translation>
    </message>
    <message>
        <source>Another process writes this file. Wait for that one, or give another folder.</source>
        <translation>Een ander proces schrijft dit bestand. Wacht tot dat klaar is of kies een andere map.</translation>
    </message>
    <message>
        <source>The drawing needs a viewBox, or width and height; its page may be 1 to {0} units.</source>
        <translation>De tekening heeft een viewBox nodig, of een breedte en hoogte; de pagina mag 1 tot {0} eenheden meten.</translation>
    </message>
    <message>
        <source>The drawing can&apos;t be read.</source>
        <translation>De tekening kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>A DOCTYPE with declarations is not read; save it as plain SVG without the data of its own program.</source>
        <translation>Een DOCTYPE met declaraties wordt niet gelezen; sla de tekening op als gewone SVG, zonder de gegevens van het tekenprogramma.</translation>
    </message>
    <message>
        <source>Style from another file is not read; take the line away.</source>
        <translation>Opmaak uit een ander bestand wordt niet gelezen; haal de regel weg.</translation>
    </message>
    <message>
        <source>Style from outside the drawing is not read; take it out.</source>
        <translation>Opmaak van buiten de tekening wordt niet gelezen; haal die weg.</translation>
    </message>
    <message>
        <source>The drawing has more than {0} elements.</source>
        <translation>De tekening heeft meer dan {0} elementen.</translation>
    </message>
    <message>
        <source>`{0}` could start something; take it out of the drawing.</source>
        <translation>`{0}` zou iets kunnen starten; haal het uit de tekening.</translation>
    </message>
    <message>
        <source>`xml:base` is not read; take it out.</source>
        <translation>`xml:base` wordt niet gelezen; haal het weg.</translation>
    </message>
    <message>
        <source>The picture &quot;{0}&quot; lies outside the drawing: embed it, or take it away and choose it as an underlay here.</source>
        <translation>De afbeelding ‘{0}’ ligt buiten de tekening: sluit haar in, of haal haar weg en kies haar hier als onderlegger.</translation>
    </message>
    <message>
        <source>References out of the drawing are not followed; take this one away.</source>
        <translation>Verwijzingen naar buiten de tekening worden niet gevolgd; haal deze weg.</translation>
    </message>
    <message>
        <source>The drawing is larger than {0} bytes, the most that is read.</source>
        <translation>De tekening is groter dan {0} bytes; meer wordt niet gelezen.</translation>
    </message>
    <message>
        <source>Compressed drawings (svgz) are not read; save it as plain SVG.</source>
        <translation>Gecomprimeerde tekeningen (svgz) worden niet gelezen; sla de tekening op als gewone SVG.</translation>
    </message>
    <message>
        <source>The drawing is not UTF-8 text; save it as UTF-8.</source>
        <translation>De tekening is geen UTF-8-tekst; sla haar op als UTF-8.</translation>
    </message>
    <message>
        <source>The drawing has more than {0} attributes.</source>
        <translation>De tekening heeft meer dan {0} attributen.</translation>
    </message>
    <message>
        <source>Here must stand a command of a path.</source>
        <translation>Hier moet een opdracht van een pad staan.</translation>
    </message>
    <message>
        <source>Here must stand 0 or 1.</source>
        <translation>Hier moet 0 of 1 staan.</translation>
    </message>
    <message>
        <source>A curve is too large.</source>
        <translation>Een kromme is te groot.</translation>
    </message>
    <message>
        <source>An arc is too large.</source>
        <translation>Een boog is te groot.</translation>
    </message>
    <message>
        <source>it lies too far out.</source>
        <extracomment>Why a shape is left out</extracomment>
        <translation>de vorm ligt te ver weg.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be read and is left out: {1}</source>
        <translation>`{0}` kan niet worden gelezen en is weggelaten: {1}</translation>
    </message>
    <message>
        <source>With its clones the drawing has more than {0} elements.</source>
        <translation>Met de klonen erbij heeft de tekening meer dan {0} elementen.</translation>
    </message>
    <message>
        <source>With its clones the drawing is more than is read.</source>
        <translation>Met de klonen erbij is de tekening groter dan wat wordt gelezen.</translation>
    </message>
    <message>
        <source>Groups and clones are nested deeper than {0}.</source>
        <translation>Groepen en klonen zitten dieper dan {0} niveaus in elkaar.</translation>
    </message>
    <message>
        <source>its transform can&apos;t be read.</source>
        <extracomment>Why a shape is left out</extracomment>
        <translation>de transformatie ervan kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The names of layers in layers are too long.</source>
        <translation>De namen van lagen binnen lagen zijn te lang.</translation>
    </message>
    <message>
        <source>The clone of `{0}` holds itself; take it out.</source>
        <translation>De kloon van `{0}` bevat zichzelf; haal hem weg.</translation>
    </message>
    <message>
        <source>Clones of clones are too many.</source>
        <translation>Er zijn te veel klonen van klonen.</translation>
    </message>
    <message>
        <source>The drawing has more points than are read: {0} in a shape, {1} in all.</source>
        <translation>De tekening heeft meer punten dan er worden gelezen: {0} per vorm, {1} in totaal.</translation>
    </message>
    <message>
        <source>Drawing taken in</source>
        <translation>Tekening overgenomen</translation>
    </message>
    <message>
        <source>Sheet cut to {0} × {1}</source>
        <translation>Blad bijgesneden tot {0} × {1}</translation>
    </message>
    <message>
        <source>The drawing does not fit to the map.</source>
        <translation>De tekening past niet bij de kaart.</translation>
    </message>
    <message>
        <source>All that is safe mended ({0})</source>
        <translation>Alles opgelost wat veilig kan ({0})</translation>
    </message>
    <message>
        <source>Mended: {0}</source>
        <translation>Opgelost: {0}</translation>
    </message>
    <message>
        <source>There is no picture to be joined.</source>
        <translation>Er is geen tekening waarvan de grenzen kunnen aansluiten.</translation>
    </message>
    <message>
        <source>{0} is a common province</source>
        <translation>{0} is een gewone provincie</translation>
    </message>
    <message>
        <source>At most {0} may stand here.</source>
        <translation>Hier mogen er hooguit {0} staan.</translation>
    </message>
    <message>
        <source>A text is said in one language at least.</source>
        <translation>Een tekst moet in minstens één taal bestaan.</translation>
    </message>
    <message>
        <source>A lesson has a text `title`.</source>
        <translation>Een les heeft een tekst `title`.</translation>
    </message>
    <message>
        <source>A text has 1 to {0} letters and no control characters.</source>
        <translation>Een tekst heeft 1 tot {0} tekens en geen stuurtekens.</translation>
    </message>
    <message>
        <source>This text has {0} words; a step says at most {1}.</source>
        <translation>Deze tekst heeft {0} woorden; een stap zegt er hooguit {1}.</translation>
    </message>
    <message>
        <source>A lesson has a step at least.</source>
        <translation>Een les heeft minstens één stap.</translation>
    </message>
    <message>
        <source>A step that waits needs a gesture in `show`.</source>
        <translation>Een stap die wacht, heeft een gebaar in `show` nodig.</translation>
    </message>
    <message>
        <source>A condition is nested {0} deep at most.</source>
        <translation>Een voorwaarde is hooguit {0} diep genest.</translation>
    </message>
    <message>
        <source>A condition must wait for something.</source>
        <translation>Een voorwaarde moet ergens op wachten.</translation>
    </message>
    <message>
        <source>Here must stand words.</source>
        <translation>Hier moeten woorden staan.</translation>
    </message>
    <message>
        <source>There is no text `{0}`.</source>
        <translation>Er is geen tekst `{0}`.</translation>
    </message>
    <message>
        <source>`{0}` means nothing here.</source>
        <translation>`{0}` betekent hier niets.</translation>
    </message>
    <message>
        <source>A note has at most {0} characters on one line.</source>
        <translation>Een opmerking heeft hooguit {0} tekens op één regel.</translation>
    </message>
    <message>
        <source>A puzzle begins with a start position: set one up first.</source>
        <translation>Een puzzel begint met een beginopstelling: maak er eerst een.</translation>
    </message>
    <message>
        <source>A route leads to somebody else.</source>
        <translation>Een route leidt naar iemand anders.</translation>
    </message>
    <message>
        <source>A text has at most {0} characters on one line.</source>
        <translation>Een tekst heeft hooguit {0} tekens op één regel.</translation>
    </message>
    <message>
        <source>A vote is on here: choose another moment.</source>
        <translation>Hier wordt gestemd: kies een ander moment.</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Actiepunten</translation>
    </message>
    <message>
        <source>Actions of a Unification</source>
        <translation>Acties van een Eenwording</translation>
    </message>
    <message>
        <source>Actions that Master Trader buys</source>
        <translation>Acties te koop met Meesterhandelaar</translation>
    </message>
    <message>
        <source>Allies are at peace.</source>
        <translation>Tussen bondgenoten is het vrede.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Boogschutter</translation>
    </message>
    <message>
        <source>Barbarian Fort</source>
        <translation>Barbarenfort</translation>
    </message>
    <message>
        <source>Barbarian army</source>
        <translation>Barbarenleger</translation>
    </message>
    <message>
        <source>Barbarians: the strength of turn {0} from turn {1} on</source>
        <translation>Barbaren: de kracht van ronde {0} vanaf ronde {1}</translation>
    </message>
    <message>
        <source>Battles are still to be fought here: choose a moment before or after them.</source>
        <translation>Hier moet nog slag geleverd worden: kies een moment ervoor of erna.</translation>
    </message>
    <message>
        <source>Build Archers</source>
        <translation>Boogschutters rekruteren</translation>
    </message>
    <message>
        <source>Build Cavalry</source>
        <translation>Cavalerie rekruteren</translation>
    </message>
    <message>
        <source>Build Infantry</source>
        <translation>Infanterie rekruteren</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>Kies eerst een fiche.</translation>
    </message>
    <message>
        <source>Choose at least one country to be played.</source>
        <translation>Kies minstens één land dat meespeelt.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Bevelhebber</translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Kosten van {0}</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Ontwikkeling</translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation>Dubbelslag</translation>
    </message>
    <message>
        <source>Food a symbol</source>
        <translation>Voedsel per symbool</translation>
    </message>
    <message>
        <source>Food that {0} eats</source>
        <translation>Voedsel dat {0} eet</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Forts at the beginning</source>
        <translation>Forten in het begin</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Forten in een provincie</translation>
    </message>
    <message>
        <source>Give the least number of players first.</source>
        <translation>Geef eerst het kleinste aantal spelers.</translation>
    </message>
    <message>
        <source>Goal of the puzzle changed</source>
        <translation>Doel van de puzzel gewijzigd</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Gold that a Victory Point costs</source>
        <translation>Goud dat een overwinningspunt kost</translation>
    </message>
    <message>
        <source>Gold that an Action of Master Trader costs</source>
        <translation>Goud dat een actie met Meesterhandelaar kost</translation>
    </message>
    <message>
        <source>In Trade all play at once: nobody is to move.</source>
        <translation>In de fase Handel speelt iedereen tegelijk: niemand is aan de beurt.</translation>
    </message>
    <message>
        <source>In a variant a province belongs to somebody, or is left out.</source>
        <translation>In een variant hoort een provincie bij iemand, of is ze weggelaten.</translation>
    </message>
    <message>
        <source>In row {0} a quotation mark is not closed.</source>
        <translation>In rij {0} is een aanhalingsteken niet afgesloten.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>It has no name in this language yet.</source>
        <translation>In deze taal is er nog geen naam.</translation>
    </message>
    <message>
        <source>It is a puzzle already.</source>
        <translation>Het is al een puzzel.</translation>
    </message>
    <message>
        <source>It stands in {0}.</source>
        <translation>De eenheid staat in {0}.</translation>
    </message>
    <message>
        <source>Left in the box of {0}: {1} {2}; a colour has {3}.</source>
        <translation>Nog in de doos van {0}: {1} {2}; een kleur heeft er {3}.</translation>
    </message>
    <message>
        <source>Made a puzzle</source>
        <translation>Tot puzzel gemaakt</translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation>Manoeuvres</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Bouwkunst</translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation>Meesterhandelaar</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Koopman</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militair</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopolie</translation>
    </message>
    <message>
        <source>Most that is kept of a resource</source>
        <translation>Hoogste voorraad van een grondstof</translation>
    </message>
    <message>
        <source>Note to translators: {0}</source>
        <translation>Opmerking voor vertalers: {0}</translation>
    </message>
    <message>
        <source>Offers to a partner in a phase</source>
        <translation>Voorstellen aan een partner in een fase</translation>
    </message>
    <message>
        <source>Only a player&apos;s armies have Action Points.</source>
        <translation>Alleen legers van een speler hebben actiepunten.</translation>
    </message>
    <message>
        <source>Only the last figure can be taken away.</source>
        <translation>Alleen de laatste waarde kan worden weggehaald.</translation>
    </message>
    <message>
        <source>Picture to trace placed</source>
        <translation>Afbeelding om over te trekken geplaatst</translation>
    </message>
    <message>
        <source>Picture to trace taken away</source>
        <translation>Afbeelding om over te trekken weggehaald</translation>
    </message>
    <message>
        <source>Picture to trace taken in</source>
        <translation>Afbeelding om over te trekken opgenomen</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation>Plundering</translation>
    </message>
    <message>
        <source>Position taken from a saved game</source>
        <translation>Opstelling overgenomen uit een opgeslagen spel</translation>
    </message>
    <message>
        <source>Power of {0}</source>
        <translation>Kracht van {0}</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinses</translation>
    </message>
    <message>
        <source>Princesses at the beginning</source>
        <translation>Prinsessen in het begin</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Productie</translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation>Productiebelasting</translation>
    </message>
    <message>
        <source>Products a symbol</source>
        <translation>Producten per symbool</translation>
    </message>
    <message>
        <source>Products that a promotion costs</source>
        <translation>Producten die een bevordering kost</translation>
    </message>
    <message>
        <source>Puzzle changed</source>
        <translation>Puzzel gewijzigd</translation>
    </message>
    <message>
        <source>Puzzle taken away</source>
        <translation>Puzzel weggehaald</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Versterking</translation>
    </message>
    <message>
        <source>Route of {0} to {1} opened</source>
        <translation>Route van {0} naar {1} geopend</translation>
    </message>
    <message>
        <source>Route of {0} to {1} taken away</source>
        <translation>Route van {0} naar {1} weggehaald</translation>
    </message>
    <message>
        <source>Row {0} ({1}) was left aside. {2}</source>
        <translation>Rij {0} ({1}) is overgeslagen. {2}</translation>
    </message>
    <message>
        <source>Row {0} has no id: {1}</source>
        <translation>Rij {0} heeft geen id: {1}</translation>
    </message>
    <message>
        <source>Row {0} has the id of another one: {1}</source>
        <translation>Rij {0} heeft de id van een andere rij: {1}</translation>
    </message>
    <message>
        <source>Solution of the puzzle kept</source>
        <translation>Oplossing van de puzzel bewaard</translation>
    </message>
    <message>
        <source>Start position begun</source>
        <translation>Beginopstelling begonnen</translation>
    </message>
    <message>
        <source>Strength of Barbarians</source>
        <translation>Kracht van Barbaren</translation>
    </message>
    <message>
        <source>Strength of Barbarians as before</source>
        <translation>Kracht van Barbaren zoals eerder</translation>
    </message>
    <message>
        <source>Texts from a translator: {0}</source>
        <translation>Teksten van een vertaler: {0}</translation>
    </message>
    <message>
        <source>The bank takes, for 1</source>
        <translation>De bank vraagt, voor 1</translation>
    </message>
    <message>
        <source>The column `{0}` is for no language, and was left aside.</source>
        <translation>De kolom `{0}` is voor geen enkele taal en is overgeslagen.</translation>
    </message>
    <message>
        <source>The first in order is to move</source>
        <translation>De eerste in de volgorde is aan de beurt</translation>
    </message>
    <message>
        <source>The first strength counts from turn 1 on.</source>
        <translation>De eerste kracht geldt vanaf ronde 1.</translation>
    </message>
    <message>
        <source>The game is over here: choose a moment before.</source>
        <translation>Het spel is hier afgelopen: kies een eerder moment.</translation>
    </message>
    <message>
        <source>The import was given up.</source>
        <translation>Het importeren is afgebroken.</translation>
    </message>
    <message>
        <source>The map has changed since.</source>
        <translation>De kaart is intussen gewijzigd.</translation>
    </message>
    <message>
        <source>The map has no text `{0}` any more: {1}</source>
        <translation>De kaart heeft geen tekst `{0}` meer: {1}</translation>
    </message>
    <message>
        <source>The start position begins with {0}</source>
        <translation>De beginopstelling begint met {0}</translation>
    </message>
    <message>
        <source>The start position is of turn {0}</source>
        <translation>De beginopstelling is van ronde {0}</translation>
    </message>
    <message>
        <source>The table is larger than {0} bytes, the most that is read.</source>
        <translation>De tabel is groter dan {0} bytes; meer wordt niet gelezen.</translation>
    </message>
    <message>
        <source>The table is not in UTF-8; save it as &quot;CSV UTF-8&quot; and take it again.</source>
        <translation>De tabel is niet in UTF-8; sla haar op als ‘CSV UTF-8’ en kies haar opnieuw.</translation>
    </message>
    <message>
        <source>The tokens of the setup are being placed here: choose a later moment.</source>
        <translation>Hier worden de fiches van de Voorbereiding nog gelegd: kies een later moment.</translation>
    </message>
    <message>
        <source>There are more than {0} columns.</source>
        <translation>Er zijn meer dan {0} kolommen.</translation>
    </message>
    <message>
        <source>There are more than {0} rows.</source>
        <translation>Er zijn meer dan {0} rijen.</translation>
    </message>
    <message>
        <source>There are no more than {0} Trade Routes.</source>
        <translation>Er zijn niet meer dan {0} handelsroutes.</translation>
    </message>
    <message>
        <source>There is a route of {0} and {1} already.</source>
        <translation>Er is al een route van {0} en {1}.</translation>
    </message>
    <message>
        <source>There is a start position already.</source>
        <translation>Er is al een beginopstelling.</translation>
    </message>
    <message>
        <source>There is no ability `{0}`.</source>
        <translation>Er is geen vaardigheid `{0}`.</translation>
    </message>
    <message>
        <source>There is no province yet: say which layer holds them.</source>
        <translation>Er is nog geen provincie: zeg in welke laag de provincies staan.</translation>
    </message>
    <message>
        <source>There is no puzzle here.</source>
        <translation>Hier is geen puzzel.</translation>
    </message>
    <message>
        <source>There is no such figure.</source>
        <translation>Zo’n waarde is er niet.</translation>
    </message>
    <message>
        <source>They are at war already.</source>
        <translation>Ze zijn al in oorlog.</translation>
    </message>
    <message>
        <source>This figure can&apos;t be taken away.</source>
        <translation>Deze waarde kan niet worden weggehaald.</translation>
    </message>
    <message>
        <source>This is the middle of what a player does: choose another moment.</source>
        <translation>Dit is midden in wat een speler doet: kies een ander moment.</translation>
    </message>
    <message>
        <source>This unit does not stand there.</source>
        <translation>Deze eenheid staat daar niet.</translation>
    </message>
    <message>
        <source>Tokens at the beginning</source>
        <translation>Fiches in het begin</translation>
    </message>
    <message>
        <source>Tokens to step up in {0}</source>
        <translation>Fiches voor een hoger niveau in {0}</translation>
    </message>
    <message>
        <source>Toughness of {0}</source>
        <translation>Leven van {0}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Handelsroutes</translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation>Handelsbelasting</translation>
    </message>
    <message>
        <source>Turn {0} has a strength of its own.</source>
        <translation>Ronde {0} heeft een eigen kracht.</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Rondes van het spel</translation>
    </message>
    <message>
        <source>Turns that a war lasts</source>
        <translation>Rondes dat een oorlog duurt</translation>
    </message>
    <message>
        <source>Two columns are for the language `{0}`.</source>
        <translation>Twee kolommen zijn voor de taal `{0}`.</translation>
    </message>
    <message>
        <source>Two must play.</source>
        <translation>Minstens twee moeten spelen.</translation>
    </message>
    <message>
        <source>Units of {0} stand in {1}.</source>
        <translation>Er staan eenheden van {0} in {1}.</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universiteit</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Onderhoud</translation>
    </message>
    <message>
        <source>Victory Points for killing Barbarians</source>
        <translation>Overwinningspunten voor het doden van Barbaren</translation>
    </message>
    <message>
        <source>Victory Points for killing {0}</source>
        <translation>Overwinningspunten voor het doden van {0}</translation>
    </message>
    <message>
        <source>Victory Points of a Capital</source>
        <translation>Overwinningspunten van een hoofdstad</translation>
    </message>
    <message>
        <source>Victory Points of a Fort that stands</source>
        <translation>Overwinningspunten van een Fort dat staat</translation>
    </message>
    <message>
        <source>Victory Points of a Trade Center</source>
        <translation>Overwinningspunten van een handelscentrum</translation>
    </message>
    <message>
        <source>Victory Points of a common province</source>
        <translation>Overwinningspunten van een gewone provincie</translation>
    </message>
    <message>
        <source>Victory Points of a contested province</source>
        <translation>Overwinningspunten van een betwiste provincie</translation>
    </message>
    <message>
        <source>Victory Points of a leader</source>
        <translation>Overwinningspunten van een titel</translation>
    </message>
    <message>
        <source>Victory Points to win, 2 against 2</source>
        <translation>Overwinningspunten om te winnen, 2 tegen 2</translation>
    </message>
    <message>
        <source>Victory Points to win, 3 against 3</source>
        <translation>Overwinningspunten om te winnen, 3 tegen 3</translation>
    </message>
    <message>
        <source>Victory Points to win, three pairs</source>
        <translation>Overwinningspunten om te winnen, drie paren</translation>
    </message>
    <message>
        <source>Victory Points to win, {0} players</source>
        <translation>Overwinningspunten om te winnen, {0} spelers</translation>
    </message>
    <message>
        <source>War of {0} and {1} since turn {2}</source>
        <translation>Oorlog van {0} en {1} sinds ronde {2}</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Krijgsheer</translation>
    </message>
    <message>
        <source>Weapons a symbol</source>
        <translation>Wapens per symbool</translation>
    </message>
    <message>
        <source>Who began the turn is not said</source>
        <translation>Wie de ronde begon, is niet gezegd</translation>
    </message>
    <message>
        <source>`{0}` does not play in this start position.</source>
        <translation>`{0}` speelt in deze beginopstelling niet mee.</translation>
    </message>
    <message>
        <source>{0} ({1}) has a short name but no name: {2}</source>
        <translation>{0} ({1}) heeft een korte naam, maar geen naam: {2}</translation>
    </message>
    <message>
        <source>{0} ({1}): the map says {2} by now, which stays; the table says {3}.</source>
        <translation>{0} ({1}): op de kaart staat intussen {2}, en dat blijft; in de tabel staat {3}.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace</source>
        <translation>{0} en {1} hebben vrede</translation>
    </message>
    <message>
        <source>{0} at the beginning</source>
        <translation>{0} in het begin</translation>
    </message>
    <message>
        <source>{0} began the turn</source>
        <translation>{0} begon de ronde</translation>
    </message>
    <message>
        <source>{0} does not play from this start position</source>
        <translation>{0} speelt vanaf deze beginopstelling niet mee</translation>
    </message>
    <message>
        <source>{0} does not play in this start position.</source>
        <translation>{0} speelt in deze beginopstelling niet mee.</translation>
    </message>
    <message>
        <source>{0} from turn {1}</source>
        <translation>{0} vanaf ronde {1}</translation>
    </message>
    <message>
        <source>{0} had another English text when the table was written; look at it again.</source>
        <translation>{0} had een andere Engelse tekst toen de tabel werd geschreven; kijk er nog eens naar.</translation>
    </message>
    <message>
        <source>{0} has left the game: choose a moment before.</source>
        <translation>{0} heeft het spel verlaten: kies een eerder moment.</translation>
    </message>
    <message>
        <source>{0} has not unified</source>
        <translation>{0} is niet verenigd</translation>
    </message>
    <message>
        <source>{0} has opened {1} routes, as many as there can be.</source>
        <translation>{0} heeft {1} routes geopend; meer kan niet.</translation>
    </message>
    <message>
        <source>{0} has unified</source>
        <translation>{0} is verenigd</translation>
    </message>
    <message>
        <source>{0} has {1} Forts, as many as a province can have.</source>
        <translation>{0} heeft {1} Forten; meer kan een provincie niet hebben.</translation>
    </message>
    <message>
        <source>{0} holds {1} {2}</source>
        <translation>{0} bezit {1} {2}</translation>
    </message>
    <message>
        <source>{0} in {1} changed</source>
        <translation>{0} in {1} gewijzigd</translation>
    </message>
    <message>
        <source>{0} is free already.</source>
        <translation>{0} is al vrij.</translation>
    </message>
    <message>
        <source>{0} is free land</source>
        <translation>{0} is vrij land</translation>
    </message>
    <message>
        <source>{0} is left out here.</source>
        <translation>{0} is hier weggelaten.</translation>
    </message>
    <message>
        <source>{0} is to move</source>
        <translation>{0} is aan de beurt</translation>
    </message>
    <message>
        <source>{0} of an unused Trade Route</source>
        <translation>{0} van een ongebruikte handelsroute</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
    <message>
        <source>{0} play already, as many as can.</source>
        <translation>Er spelen er al {0} mee; meer kan niet.</translation>
    </message>
    <message>
        <source>{0} plays already.</source>
        <translation>{0} speelt al mee.</translation>
    </message>
    <message>
        <source>{0} plays from this start position</source>
        <translation>{0} speelt vanaf deze beginopstelling mee</translation>
    </message>
    <message>
        <source>{0} taken off</source>
        <translation>{0} van de kaart gehaald</translation>
    </message>
    <message>
        <source>{0} times {1}</source>
        <translation>{0} × {1}</translation>
    </message>
    <message>
        <source>{0} times {1} of {2}</source>
        <translation>{0} × {1} van {2}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} naar {1}</translation>
    </message>
    <message>
        <source>{0}, level {1}</source>
        <translation>{0}, niveau {1}</translation>
    </message>
    <message>
        <source>{0}, no. {1}</source>
        <translation>{0}, nr. {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1} provinces</source>
        <translation>{0}, {1} provincies</translation>
    </message>
    <message>
        <source>{0}: no short name in {1}</source>
        <translation>{0}: geen korte naam in {1}</translation>
    </message>
    <message>
        <source>{0}: no text in {1}</source>
        <translation>{0}: geen tekst in {1}</translation>
    </message>
    <message>
        <source>{0}: short name {1} ({2})</source>
        <translation>{0}: korte naam {1} ({2})</translation>
    </message>
    <message>
        <source>{0}: taken away</source>
        <translation>{0}: weggehaald</translation>
    </message>
    <message>
        <source>{0}: who is played</source>
        <translation>{0}: wie er meespeelt</translation>
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
        <translation>{0}: {1} gekochte overwinningspunten</translation>
    </message>
    <message>
        <source>{0}: {1} Victory Points by kills</source>
        <translation>{0}: {1} overwinningspunten door doden</translation>
    </message>
    <message>
        <source>{0}: {1} players</source>
        <translation>{0}: {1} spelers</translation>
    </message>
    <message>
        <source>{0}: {1} to {2} players</source>
        <translation>{0}: {1} tot {2} spelers</translation>
    </message>
    <message>
        <source>{0}: {1} tokens on {2}</source>
        <translation>{0}: {1} fiches op {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, level {2}</source>
        <translation>{0}: {1}, niveau {2}</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Het bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The maps that come with the program can&apos;t be read.</source>
        <translation>De kaarten die bij het programma horen, kunnen niet worden gelezen.</translation>
    </message>
    <message>
        <source>That is the map&apos;s own picture: choose another name for the drawing.</source>
        <translation>Dat is de tekening van de kaart zelf: kies een andere naam voor deze tekening.</translation>
    </message>
    <message>
        <source>This is no table of texts: its first row must name the columns `id`, `en` and so on.</source>
        <translation>Dit is geen tabel met teksten: de eerste rij moet de kolommen `id`, `en` enzovoort noemen.</translation>
    </message>
    <message>
        <source>A challenge begins with a start position: `start`.</source>
        <translation>Een puzzel begint met een beginopstelling: `start`.</translation>
    </message>
    <message>
        <source>Here must stand one who plays in the start position.</source>
        <translation>Hier hoort een land dat in de beginopstelling meespeelt.</translation>
    </message>
    <message>
        <source>There is no computer player of this name.</source>
        <translation>Er is geen computerspeler met deze naam.</translation>
    </message>
    <message>
        <source>Here must stand a whole number.</source>
        <translation>Hier hoort een geheel getal.</translation>
    </message>
    <message>
        <source>A challenge needs `goals`.</source>
        <translation>Een puzzel heeft `goals` nodig.</translation>
    </message>
    <message>
        <source>The list of goals for bronze is empty.</source>
        <translation>De lijst met doelen voor brons is leeg.</translation>
    </message>
    <message>
        <source>A solution has at most {0} lines.</source>
        <translation>Een oplossing heeft hoogstens {0} regels.</translation>
    </message>
    <message>
        <source>Here must stand a line of notation.</source>
        <translation>Hier hoort een regel notatie.</translation>
    </message>
    <message>
        <source>Here must stand a text of 1 to {0} characters.</source>
        <translation>Hier hoort een tekst van 1 tot {0} tekens.</translation>
    </message>
    <message>
        <source>A goal is one kind with its operands: vp: [who, 33].</source>
        <translation>Een doel is één soort met zijn gegevens: vp: [who, 33].</translation>
    </message>
    <message>
        <source>There are more than {0} goals.</source>
        <translation>Er zijn meer dan {0} doelen.</translation>
    </message>
    <message>
        <source>There is no kind of goal of this name.</source>
        <translation>Er is geen soort doel met deze naam.</translation>
    </message>
    <message>
        <source>Here must stand at least one goal.</source>
        <translation>Hier hoort minstens één doel.</translation>
    </message>
    <message>
        <source>`by-turn` stands within no other one.</source>
        <translation>`by-turn` staat niet binnen een ander.</translation>
    </message>
    <message>
        <source>Here must stand a turn and a goal: by-turn: [5, {first: [who]}].</source>
        <translation>Hier horen een beurt en een doel: by-turn: [5, {first: [who]}].</translation>
    </message>
    <message>
        <source>Operands of `{0}`: {1} to {2}, in the order who, what, how many.</source>
        <translation>Gegevens van `{0}`: {1} tot {2}, in de volgorde wie, wat, hoeveel.</translation>
    </message>
    <message>
        <source>Here must stand another seat.</source>
        <translation>Hier hoort een ander land.</translation>
    </message>
    <message>
        <source>Here must stand a seat that plays.</source>
        <translation>Hier hoort een land dat meespeelt.</translation>
    </message>
    <message>
        <source>Here must stand a province in play.</source>
        <translation>Hier hoort een provincie die meedoet.</translation>
    </message>
    <message>
        <source>By the end of turn {0}: {1}</source>
        <translation>Aan het eind van beurt {0}: {1}</translation>
    </message>
    <message>
        <source>{0} leads</source>
        <translation>{0} staat voor</translation>
    </message>
    <message>
        <source>{0} leads by {1} points</source>
        <translation>{0} staat {1} punten voor</translation>
    </message>
    <message>
        <source>{0} is ahead of {1}</source>
        <translation>{0} ligt voor op {1}</translation>
    </message>
    <message>
        <source>{0} is ahead of {1} by {2} points</source>
        <translation>{0} ligt {2} punten voor op {1}</translation>
    </message>
    <message>
        <source>{0} has {1} Victory Points</source>
        <translation>{0} heeft {1} overwinningspunten</translation>
    </message>
    <message>
        <source>This scenario is of format {0}; this program reads up to {1}: take a newer one.</source>
        <translation>Dit scenario heeft formaat {0}; dit programma leest tot en met {1}: neem een nieuwere versie.</translation>
    </message>
    <message>
        <source>Goals belong to a challenge: say who plays under `challenge`.</source>
        <translation>Doelen horen bij een puzzel: geef onder `challenge` aan wie er speelt.</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message>
        <source>{0} holds {1}</source>
        <translation>{0} houdt {1}</translation>
    </message>
    <message>
        <source>the scenario has no variant &quot;{0}&quot;</source>
        <translation>het scenario heeft geen variant ‘{0}’</translation>
    </message>
    <message>
        <source>{0} players, but there are {1} countries for at most {2} players</source>
        <translation>{0} spelers, maar er zijn {1} landen voor hoogstens {2} spelers</translation>
    </message>
    <message>
        <source>An invented land has {0} to {1} provinces.</source>
        <translation>Een verzonnen land heeft {0} tot {1} provincies.</translation>
    </message>
    <message>
        <source>Lines cross too often here. Take some of them out, or simplify them, and try again.</source>
        <translation>Hier kruisen te veel lijnen elkaar. Haal er enkele weg of vereenvoudig ze en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>So many provinces give room for {0} to {1} countries.</source>
        <translation>Met zoveel provincies is er plaats voor {0} tot {1} landen.</translation>
    </message>
    <message>
        <source>The picture would not read back as it is drawn here, so nothing was written. Take back what you drew last, and save again.</source>
        <translation>De tekening zou er bij het lezen anders uitzien dan hier; daarom is niets geschreven. Maak ongedaan wat je het laatst tekende en sla opnieuw op.</translation>
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
    <name>ImportWords</name>
    <message>
        <source>German</source>
        <translation>Duits</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message numerus="yes">
        <source>%n gradient(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n kleurverloop: alleen de omtrek telt</numerusform>
            <numerusform>%n kleurverlopen: alleen de omtrek telt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n patroon: alleen de omtrek telt</numerusform>
            <numerusform>%n patronen: alleen de omtrek telt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s), as blurs and shadows</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n filter, zoals vervaging en schaduw</numerusform>
            <numerusform>%n filters, zoals vervaging en schaduw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clipping path(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n uitsnijpad: geen vorm wordt erdoor afgesneden</numerusform>
            <numerusform>%n uitsnijpaden: geen vorm wordt erdoor afgesneden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n masker: geen vorm wordt erdoor afgesneden</numerusform>
            <numerusform>%n maskers: geen vorm wordt erdoor afgesneden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) on lines</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n markering op lijnen</numerusform>
            <numerusform>%n markeringen op lijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guide(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n hulplijn</numerusform>
            <numerusform>%n hulplijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden shape(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n verborgen vorm</numerusform>
            <numerusform>%n verborgen vormen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) along a path</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n tekst langs een pad</numerusform>
            <numerusform>%n teksten langs een pad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n animatie</numerusform>
            <numerusform>%n animaties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) in another format</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n deel in een ander formaat</numerusform>
            <numerusform>%n delen in een ander formaat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clone(s) without an original</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n kloon zonder origineel</numerusform>
            <numerusform>%n klonen zonder origineel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of style that are not read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n opmaakregel die niet wordt gelezen</numerusform>
            <numerusform>%n opmaakregels die niet worden gelezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s) that can&apos;t be read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n vorm die niet kan worden gelezen</numerusform>
            <numerusform>%n vormen die niet kunnen worden gelezen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Provinces</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Quiet land</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Land buiten het spel</translation>
    </message>
    <message>
        <source>Lakes</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Binnenmeren</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Rivieren</translation>
    </message>
    <message>
        <source>Hills</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Heuvels</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Bossen</translation>
    </message>
    <message>
        <source>Names of provinces</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Namen van provincies</translation>
    </message>
    <message>
        <source>Only to look at</source>
        <comment>what a layer of a drawing becomes: a scan</comment>
        <translation>Alleen om te bekijken</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n gebied</numerusform>
            <numerusform>%n gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n open lijn</numerusform>
            <numerusform>%n open lijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n tekst</numerusform>
            <numerusform>%n teksten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n afbeelding</numerusform>
            <numerusform>%n afbeeldingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n groep</numerusform>
            <numerusform>%n groepen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a layer</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>chosen here</source>
        <comment>how it is known what a layer becomes</comment>
        <translation>hier gekozen</translation>
    </message>
    <message>
        <source>its name, %1</source>
        <comment>how it is known what a layer becomes; %1 a language</comment>
        <translation>de naam, %1</translation>
    </message>
    <message>
        <source>the form of its shapes</source>
        <comment>how it is known what a layer becomes</comment>
        <translation>de vorm van de figuren</translation>
    </message>
    <message>
        <source>No id of ours. Lies where %1 lay (%2 %)</source>
        <comment>a shape; %1 a province</comment>
        <translation>Geen bekende id. Ligt waar %1 lag (%2%)</translation>
    </message>
    <message>
        <source>chosen here</source>
        <comment>how it is known which province a shape is</comment>
        <translation>hier gekozen</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes, one province</source>
        <comment>what is asked about shapes</comment>
        <translation>
            <numerusform>%n vorm, één provincie</numerusform>
            <numerusform>%n vormen, één provincie</numerusform>
        </translation>
    </message>
    <message>
        <source>Several names stand in it</source>
        <comment>what is asked about a shape</comment>
        <translation>Er staan meer namen in</translation>
    </message>
    <message>
        <source>its id</source>
        <comment>how it is known which province a shape is</comment>
        <translation>de id</translation>
    </message>
    <message>
        <source>its label</source>
        <comment>how it is known which province a shape is</comment>
        <translation>het label</translation>
    </message>
    <message>
        <source>the text in it</source>
        <comment>how it is known which province a shape is</comment>
        <translation>de tekst erin</translation>
    </message>
    <message>
        <source>nothing says its name</source>
        <comment>of a shape that becomes a new province</comment>
        <translation>niets zegt hoe ze heet</translation>
    </message>
    <message numerus="yes">
        <source>%n embedded picture(s): may be kept as a file to trace</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n ingesloten afbeelding: te bewaren als bestand om over te trekken</numerusform>
            <numerusform>%n ingesloten afbeeldingen: te bewaren als bestand om over te trekken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units</source>
        <comment>a length on the map</comment>
        <translation>%1 eenheden</translation>
    </message>
    <message numerus="yes">
        <source>%n same</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n gelijk</numerusform>
            <numerusform>%n gelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new outline(s)</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n nieuwe omtrek</numerusform>
            <numerusform>%n nieuwe omtrekken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n nieuw</numerusform>
            <numerusform>%n nieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n renamed</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n hernoemd</numerusform>
            <numerusform>%n hernoemd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 some names</comment>
        <translation>
            <numerusform>%1 en nog %n</numerusform>
            <numerusform>%1 en nog %n</numerusform>
        </translation>
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
    <name>OfferWords</name>
    <message>
        <source>Nothing in the offer yet</source>
        <translation>Nog niets in het voorstel</translation>
    </message>
    <message>
        <source>%1 as a gift</source>
        <translation>%1 als geschenk</translation>
    </message>
    <message>
        <source>a gift of %1 asked for</source>
        <extracomment>Resources that the other one is to give, without getting anything</extracomment>
        <translation>%1 gevraagd als geschenk</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What is given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 voor %2</translation>
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
    <message>
        <source>&amp;Design a map…</source>
        <translation>Kaart ont&amp;werpen…</translation>
    </message>
    <message>
        <source>&amp;Back to the map</source>
        <comment>from a test game</comment>
        <translation>&amp;Terug naar de kaart</translation>
    </message>
</context>
<context>
    <name>PlayedChanges</name>
    <message>
        <source>nothing</source>
        <comment>a value that is not there</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>Link %1 new</source>
        <comment>%1 two provinces</comment>
        <translation>Verbinding %1 nieuw</translation>
    </message>
    <message>
        <source>Link %1 gone</source>
        <comment>%1 two provinces</comment>
        <translation>Verbinding %1 weg</translation>
    </message>
    <message>
        <source>Link %1 of another kind</source>
        <comment>%1 two provinces</comment>
        <translation>Verbinding %1 van een andere soort</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>a province</comment>
        <translation>%1 nieuw</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <comment>a province</comment>
        <translation>%1 weg</translation>
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
    <name>Problem</name>
    <message>
        <source>1 name has no text in this language: {0}.</source>
        <translation>1 naam heeft geen tekst in deze taal: {0}.</translation>
    </message>
    <message>
        <source>As in the bundled map</source>
        <translation>Zoals in de meegeleverde kaart</translation>
    </message>
    <message>
        <source>As in what it is based on</source>
        <translation>Zoals in de basiskaart</translation>
    </message>
    <message>
        <source>Call it `{0}`</source>
        <translation>`{0}` noemen</translation>
    </message>
    <message>
        <source>Choose a country</source>
        <translation>Land kiezen</translation>
    </message>
    <message>
        <source>Choose on the map</source>
        <translation>Op de kaart kiezen</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Find a place</source>
        <translation>Plek zoeken</translation>
    </message>
    <message>
        <source>Find places</source>
        <translation>Plekken zoeken</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>From 2 to {0} players</source>
        <translation>Van 2 tot {0} spelers</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Duits</translation>
    </message>
    <message>
        <source>Give `{0}` the number {1}</source>
        <translation>`{0}` nummer {1} geven</translation>
    </message>
    <message>
        <source>Give `{0}` to `{1}`</source>
        <translation>`{0}` aan `{1}` geven</translation>
    </message>
    <message>
        <source>Give it a short name</source>
        <translation>Korte naam geven</translation>
    </message>
    <message>
        <source>Give it to `{0}`</source>
        <translation>Aan `{0}` geven</translation>
    </message>
    <message>
        <source>Import the drawing</source>
        <translation>Tekening importeren</translation>
    </message>
    <message>
        <source>In `{0}`, `{1}` is equal to what it lies over.</source>
        <translation>In `{0}` is `{1}` gelijk aan wat eronder ligt.</translation>
    </message>
    <message>
        <source>Join the borders</source>
        <translation>Grenzen laten aansluiten</translation>
    </message>
    <message>
        <source>Keep `{0}`</source>
        <translation>`{0}` houden</translation>
    </message>
    <message>
        <source>Keep the first 12</source>
        <translation>De eerste 12 houden</translation>
    </message>
    <message>
        <source>Lay it anew</source>
        <translation>Opnieuw leggen</translation>
    </message>
    <message>
        <source>Leave apart</source>
        <translation>Gescheiden laten</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Link `{0}` to `{1}`</source>
        <translation>`{0}` met `{1}` verbinden</translation>
    </message>
    <message>
        <source>Link it by sea</source>
        <translation>Over zee verbinden</translation>
    </message>
    <message>
        <source>Link it to `{0}`</source>
        <translation>Met `{0}` verbinden</translation>
    </message>
    <message>
        <source>Link them</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Make it a map of `{0}`</source>
        <translation>Er een kaart van `{0}` van maken</translation>
    </message>
    <message>
        <source>Make it a province</source>
        <translation>Er een provincie van maken</translation>
    </message>
    <message>
        <source>Make it land</source>
        <translation>Er land van maken</translation>
    </message>
    <message>
        <source>Make it longer</source>
        <translation>Langer maken</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>Recolour `{0}`</source>
        <translation>`{0}` een andere kleur geven</translation>
    </message>
    <message>
        <source>Set it to {0}</source>
        <translation>Op {0} zetten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Show in the boxes</source>
        <translation>In de velden tonen</translation>
    </message>
    <message>
        <source>Show in the file&apos;s text</source>
        <translation>In de tekst van het bestand tonen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tabel tonen</translation>
    </message>
    <message>
        <source>Take `{0}`</source>
        <translation>`{0}` nemen</translation>
    </message>
    <message>
        <source>Take `{0}` in</source>
        <translation>`{0}` opnemen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Schrappen</translation>
    </message>
    <message>
        <source>Take the picture&apos;s size</source>
        <translation>Maat van de tekening overnemen</translation>
    </message>
    <message>
        <source>The lane from `{0}` to `{1}` can&apos;t be seen: {2} units of it lie over water.</source>
        <translation>De zeeroute van `{0}` naar `{1}` is niet te zien: er liggen {2} eenheden van over water.</translation>
    </message>
    <message>
        <source>The lane from `{0}` to `{1}` runs over land for {2} units.</source>
        <translation>De zeeroute van `{0}` naar `{1}` loopt {2} eenheden over land.</translation>
    </message>
    <message>
        <source>The lanes from `{0}` to `{1}` and from `{2}` to `{3}` cross.</source>
        <translation>De zeeroutes van `{0}` naar `{1}` en van `{2}` naar `{3}` kruisen elkaar.</translation>
    </message>
    <message>
        <source>The name of `{0}` crosses `{1}` at {2} %, {3}.</source>
        <translation>Bij {2}% loopt de naam van `{0}` door in `{1}`, taal: {3}.</translation>
    </message>
    <message>
        <source>With {0} players all land and Forts give {1} Victory Points, {2} are needed.</source>
        <translation>Met {0} spelers leveren al het land en alle Forten {1} overwinningspunten op; er zijn er {2} nodig.</translation>
    </message>
    <message>
        <source>Write `{0}`</source>
        <translation>`{0}` schrijven</translation>
    </message>
    <message>
        <source>Write the format</source>
        <translation>Het formaat schrijven</translation>
    </message>
    <message>
        <source>Write {0}</source>
        <translation>{0} schrijven</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` have the same name, {2}: {3}.</source>
        <translation>`{0}` en `{1}` hebben in het {2} dezelfde naam: {3}.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` lie over each other, up to {2} units deep.</source>
        <translation>`{0}` en `{1}` overlappen elkaar, tot {2} eenheden diep.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` lie {2} units apart.</source>
        <translation>`{0}` en `{1}` liggen {2} eenheden uit elkaar.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` look alike, {2}.</source>
        <translation>`{0}` en `{1}` lijken op elkaar {2}.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch along {2} units only; 8 make a link.</source>
        <translation>`{0}` en `{1}` raken elkaar over maar {2} eenheden; vanaf 8 is er een verbinding.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t reach `{1}` in `{2}`.</source>
        <translation>`{0}` kan `{1}` niet bereiken in `{2}`.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t reach `{1}`.</source>
        <translation>`{0}` kan `{1}` niet bereiken.</translation>
    </message>
    <message>
        <source>`{0}` has a piece in `{1}`.</source>
        <translation>`{0}` heeft een stuk in `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` has nothing to move.</source>
        <translation>`{0}` heeft niets te verplaatsen.</translation>
    </message>
    <message>
        <source>`{0}` has room for {1} of {2} token places.</source>
        <translation>`{0}` heeft ruimte voor {1} van de {2} plekken voor fiches.</translation>
    </message>
    <message>
        <source>`{0}` has yields of {1}, the seats have {2} on average.</source>
        <translation>`{0}` heeft een opbrengst van {1}, de plaatsen hebben er gemiddeld een van {2}.</translation>
    </message>
    <message>
        <source>`{0}` has {1} ways out, the seats have {2} on average.</source>
        <translation>`{0}` heeft {1} uitwegen, de plaatsen hebben er gemiddeld {2}.</translation>
    </message>
    <message>
        <source>to all eyes</source>
        <translation>voor iedereen</translation>
    </message>
    <message>
        <source>to eyes without blue</source>
        <translation>voor wie geen blauw ziet</translation>
    </message>
    <message>
        <source>to eyes without green</source>
        <translation>voor wie geen groen ziet</translation>
    </message>
    <message>
        <source>to eyes without red</source>
        <translation>voor wie geen rood ziet</translation>
    </message>
    <message>
        <source>{0} can&apos;t be read any more.</source>
        <translation>{0} kan niet meer worden gelezen.</translation>
    </message>
    <message>
        <source>{0} has been changed by another program.</source>
        <translation>{0} is door een ander programma gewijzigd.</translation>
    </message>
    <message>
        <source>{0} names have no text in this language: {1}.</source>
        <translation>{0} namen hebben geen tekst in deze taal: {1}.</translation>
    </message>
    <message>
        <source>{0}, which this map is based on, has changed.</source>
        <translation>{0}, waarop deze kaart is gebaseerd, is gewijzigd.</translation>
    </message>
    <message>
        <source>Nothing changes by this.</source>
        <translation>Hierdoor verandert er niets.</translation>
    </message>
    <message>
        <source>All in one piece</source>
        <translation>Alles hangt samen</translation>
    </message>
    <message>
        <source>Capital and Trade Center in play, its own alone</source>
        <translation>Hoofdstad en handelscentrum in het spel, alleen van het land zelf</translation>
    </message>
    <message>
        <source>Capitals {0} steps apart</source>
        <translation>Hoofdsteden {0} stappen uit elkaar</translation>
    </message>
    <message>
        <source>Capitals {0} to {1} steps apart</source>
        <translation>Hoofdsteden {0} tot {1} stappen uit elkaar</translation>
    </message>
    <message>
        <source>Every seat is whole</source>
        <translation>Elke plaats is compleet</translation>
    </message>
    <message>
        <source>Names and tokens fit</source>
        <translation>Namen en fiches passen</translation>
    </message>
    <message>
        <source>Near enough to meet</source>
        <translation>Dicht genoeg bij elkaar</translation>
    </message>
    <message>
        <source>No province is in play.</source>
        <translation>Er is geen provincie in het spel.</translation>
    </message>
    <message>
        <source>Nobody is poor</source>
        <translation>Niemand is arm</translation>
    </message>
    <message>
        <source>Nobody sits in a corner</source>
        <translation>Niemand zit in een hoek</translation>
    </message>
    <message>
        <source>Nothing hangs in the air</source>
        <translation>Niets hangt in de lucht</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Niets ontbreekt</translation>
    </message>
    <message>
        <source>One Capital can&apos;t be reached from another.</source>
        <translation>Een hoofdstad is vanuit een andere niet te bereiken.</translation>
    </message>
    <message>
        <source>Ways out: {0}</source>
        <translation>Uitwegen: {0}</translation>
    </message>
    <message>
        <source>Yields: {0}</source>
        <translation>Opbrengst: {0}</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be reached from the rest.</source>
        <translation>`{0}` is vanuit de rest niet te bereiken.</translation>
    </message>
    <message>
        <source>`{0}` has no Capital of its own in play.</source>
        <translation>`{0}` heeft geen eigen hoofdstad in het spel.</translation>
    </message>
    <message>
        <source>`{0}` has no Trade Center of its own in play.</source>
        <translation>`{0}` heeft geen eigen handelscentrum in het spel.</translation>
    </message>
    <message>
        <source>`{0}` is left out, and yet it says whose it is.</source>
        <translation>`{0}` is weggelaten, en toch staat erbij van wie die is.</translation>
    </message>
    <message>
        <source>in all provinces that are in play</source>
        <translation>in alle provincies die in het spel zijn</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>geen fout</translation>
    </message>
    <message>
        <source>no start position and no country of a province that is left out</source>
        <translation>geen beginopstelling en geen land van een weggelaten provincie</translation>
    </message>
    <message>
        <source>one Capital alone</source>
        <translation>maar één hoofdstad</translation>
    </message>
    <message>
        <source>{0} provinces; every seat reaches every other</source>
        <translation>{0} provincies; elke plaats bereikt elke andere</translation>
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
        <translation>Land toevoegen</translation>
    </message>
    <message>
        <source>Read it anew</source>
        <translation>Opnieuw lezen</translation>
    </message>
</context>
<context>
    <name>ProblemPlace</name>
    <message>
        <source>Map</source>
        <comment>link to the place of a problem</comment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Border</source>
        <comment>link to the border of two provinces that a problem is about</comment>
        <translation>Grens</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>link to the sea lane that a problem is about</comment>
        <translation>Zeeroute</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>link to the page of countries</comment>
        <translation>Landen</translation>
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
        <translation>Beginopstellingen</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>link to the page of names and texts</comment>
        <translation>Teksten</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>link to a line of the file&apos;s text</comment>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>File text</source>
        <comment>link to the text of the file</comment>
        <translation>Tekst van het bestand</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Waarschuwing</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opmerking</translation>
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
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation>
            <numerusform>%n actie gaat verloren. Ervan afzien?</numerusform>
            <numerusform>%n acties gaan verloren. Ervan afzien?</numerusform>
        </translation>
    </message>
    <message>
        <source>The Action would be lost. Pass?</source>
        <translation>De actie gaat verloren. Overslaan?</translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Bevorderen…</translation>
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
    <name>RenderMap</name>
    <message>
        <source>%1 has no picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 heeft geen tekening.</translation>
    </message>
    <message>
        <source>%1: the name has to end in .pdf, .png or .svg.</source>
        <comment>%1 a file</comment>
        <translation>%1: de naam moet eindigen op .pdf, .png of .svg.</translation>
    </message>
    <message>
        <source>The map has no variant %1.</source>
        <comment>%1 an id</comment>
        <translation>De kaart heeft geen variant %1.</translation>
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
    <name>StartsWords</name>
    <message>
        <source>Free land</source>
        <translation>Vrij land</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A unit and its number, whose it is: &quot;Archer 2 of France&quot;</extracomment>
        <translation>%1 %2 van %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s)</source>
        <translation>
            <numerusform>%1 van %n actiepunt</numerusform>
            <numerusform>%1 van %n actiepunten</numerusform>
        </translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>schade %1</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>geen schade</translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation>teruggetrokken</translation>
    </message>
</context>
<context>
    <name>TableNotes</name>
    <message>
        <source>%1 instead of %2.</source>
        <extracomment>%1 a sentence without its end, as &quot;France: 15 Products a turn&quot;</extracomment>
        <translation>%1 in plaats van %2.</translation>
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
            <numerusform>%1 op niveau %2, met %n symbool: %3 per ronde</numerusform>
            <numerusform>%1 op niveau %2, met %n symbolen: %3 per ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>The figures of this row fall somewhere: a higher level gives less there.</source>
        <translation>De waarden van deze rij dalen ergens: een hoger niveau geeft daar minder.</translation>
    </message>
    <message>
        <source>Level %1 jumps from %2 to %3; all other steps of this row are at most %4.</source>
        <translation>Niveau %1 springt van %2 naar %3; alle andere stappen van deze rij zijn hooguit %4.</translation>
    </message>
    <message numerus="yes">
        <source>All provinces of the map together count %n Victory Point(s).</source>
        <translation>
            <numerusform>Alle provincies van de kaart samen tellen voor %n overwinningspunt.</numerusform>
            <numerusform>Alle provincies van de kaart samen tellen voor %n overwinningspunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 players no less is needed (%2), though the land is shared among more.</source>
        <translation>Met %1 spelers is er niet minder nodig (%2), al wordt het land over meer spelers verdeeld.</translation>
    </message>
    <message>
        <source>So many provinces has, with the contested ones: %1.</source>
        <comment>countries</comment>
        <translation>Zoveel provincies, met de betwiste erbij, heeft: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 takes %n token(s) in all</source>
        <translation>
            <numerusform>Niveau %1 vraagt in totaal %n fiche</numerusform>
            <numerusform>Niveau %1 vraagt in totaal %n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>A Victory Point, bought for %1 Gold, costs %2 of another resource at this rate.</source>
        <translation>Een overwinningspunt, gekocht voor %1 Goud, kost bij deze koers %2 van een andere grondstof.</translation>
    </message>
    <message numerus="yes">
        <source>With two Actions a turn a player has %n Action(s) in the game.</source>
        <translation>
            <numerusform>Met twee acties per ronde heeft een speler in het hele spel %n actie.</numerusform>
            <numerusform>Met twee acties per ronde heeft een speler in het hele spel %n acties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>in all</source>
        <comment>a column: the sum of tokens</comment>
        <translation>in totaal</translation>
    </message>
    <message>
        <source>Tokens to step up</source>
        <translation>Fiches voor een hoger niveau</translation>
    </message>
    <message>
        <source>Food a symbol</source>
        <translation>Voedsel per symbool</translation>
    </message>
    <message>
        <source>Products a symbol</source>
        <translation>Producten per symbool</translation>
    </message>
    <message>
        <source>Bank takes, for 1</source>
        <translation>Bank vraagt, voor 1</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Handelsroutes</translation>
    </message>
    <message>
        <source>Weapons a symbol</source>
        <translation>Wapens per symbool</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Actiepunten</translation>
    </message>
    <message>
        <source>Abilities from here</source>
        <translation>Vaardigheden vanaf hier</translation>
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
        <source>Tough</source>
        <comment>toughness; a narrow column</comment>
        <translation>Leven</translation>
    </message>
    <message>
        <source>Eats</source>
        <comment>a narrow column</comment>
        <translation>Eet</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>Victory Points for its death; a narrow column</comment>
        <translation>Gedood</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>Victory Points while it stands; a narrow column</comment>
        <translation>Staat</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <translation>Ieder voor zich</translation>
    </message>
    <message>
        <source>With allies</source>
        <translation>Met bondgenoten</translation>
    </message>
    <message>
        <source>2 against 2</source>
        <translation>2 tegen 2</translation>
    </message>
    <message>
        <source>3 against 3</source>
        <translation>3 tegen 3</translation>
    </message>
    <message>
        <source>three pairs</source>
        <comment>allies: 2 against 2 against 2</comment>
        <translation>drie paren</translation>
    </message>
    <message>
        <source>A held province counts</source>
        <translation>Een provincie in bezit telt</translation>
    </message>
    <message>
        <source>Each leader</source>
        <translation>Elke titel</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source>Own provinces</source>
        <translation>Eigen provincies</translation>
    </message>
    <message>
        <source>Unification gives</source>
        <translation>Eenwording geeft</translation>
    </message>
    <message>
        <source>Each player has</source>
        <translation>Elke speler heeft</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>In het begin</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Rondes van het spel</translation>
    </message>
    <message>
        <source>Kept of each resource at most</source>
        <translation>Hoogste voorraad van elke grondstof</translation>
    </message>
    <message>
        <source>Offers to a partner in a phase</source>
        <translation>Voorstellen aan een partner in een fase</translation>
    </message>
    <message>
        <source>Turns that a war lasts</source>
        <translation>Rondes dat een oorlog duurt</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Forten in een provincie</translation>
    </message>
    <message>
        <source>A promotion costs, a step</source>
        <translation>Een bevordering kost, per stap</translation>
    </message>
    <message>
        <source>A Victory Point costs</source>
        <translation>Een overwinningspunt kost</translation>
    </message>
    <message>
        <source>Master Trader: an Action costs</source>
        <translation>Meesterhandelaar: een actie kost</translation>
    </message>
    <message>
        <source>Master Trader: Actions a turn</source>
        <translation>Meesterhandelaar: acties per ronde</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Vanaf ronde</translation>
    </message>
    <message>
        <source>Power and toughness</source>
        <translation>Kracht en leven</translation>
    </message>
    <message>
        <source>Victory Points when killed</source>
        <translation>Overwinningspunten bij de dood</translation>
    </message>
    <message>
        <source>Route not opened</source>
        <translation>Niet-geopende route</translation>
    </message>
    <message>
        <source>No. %1 may yield</source>
        <comment>an unused Trade Route</comment>
        <translation>Nr. %1 mag opleveren</translation>
    </message>
    <message>
        <source>Points to win</source>
        <comment>Victory Points that win the game</comment>
        <translation>Punten om te winnen</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Level I needs no token: every player begins on it.</source>
        <translation>Niveau I vraagt geen fiche: elke speler begint erop.</translation>
    </message>
    <message>
        <source>So many more tokens lead from the level before to level %1 of %2.</source>
        <translation>Met zoveel fiches meer kom je van het vorige niveau op niveau %1 van %2.</translation>
    </message>
    <message>
        <source>Every symbol of a player’s provinces gives so much in Upkeep (%1), once %2 stands on level %3.</source>
        <comment>%1 a resource, %2 a path of the play-mat</comment>
        <translation>Elk symbool van de provincies van een speler geeft zoveel bij Onderhoud (%1), zodra %2 op niveau %3 staat.</translation>
    </message>
    <message>
        <source>The bank takes so many of one resource for 1 of another from a player on level %1 of Trade.</source>
        <translation>Zoveel van één grondstof vraagt de bank voor 1 van een andere aan een speler op niveau %1 van Handel.</translation>
    </message>
    <message>
        <source>A player on level %1 of Trade may have opened so many Trade Routes in all.</source>
        <translation>Een speler op niveau %1 van Handel mag in totaal zoveel handelsroutes hebben geopend.</translation>
    </message>
    <message>
        <source>Each army of a player on level %1 of Military can take so many steps a turn; a battle takes one of them.</source>
        <translation>Elk leger van een speler op niveau %1 van Militair kan per ronde zoveel stappen doen; een slag kost er één.</translation>
    </message>
    <message>
        <source>So much damage it deals in a battle.</source>
        <translation>Zoveel schade richt de eenheid in een slag aan.</translation>
    </message>
    <message>
        <source>It dies once so much damage lies on it in a turn.</source>
        <translation>De eenheid sterft zodra er in een ronde zoveel schade op ligt.</translation>
    </message>
    <message>
        <source>So much Food keeps it alive in Upkeep; without it, it starves.</source>
        <translation>Zoveel Voedsel houdt de eenheid bij Onderhoud in leven; zonder dat verhongert ze.</translation>
    </message>
    <message>
        <source>Who kills it gets so many Victory Points.</source>
        <translation>Wie de eenheid doodt, krijgt zoveel overwinningspunten.</translation>
    </message>
    <message>
        <source>It counts so many Victory Points while it stands.</source>
        <translation>Zolang het staat, telt het voor zoveel overwinningspunten.</translation>
    </message>
    <message>
        <source>So much of this resource is paid to build one.</source>
        <translation>Zoveel van deze grondstof kost er één.</translation>
    </message>
    <message>
        <source>Who has so many Victory Points at the end of a turn wins; allies count theirs together.</source>
        <translation>Wie aan het eind van een ronde zoveel overwinningspunten heeft, wint; bondgenoten tellen de hunne samen.</translation>
    </message>
    <message>
        <source>Builder, Trader and Warrior count so much each, for who has the most tokens on the path.</source>
        <translation>Bouwmeester, Handelaar en Krijger tellen elk voor zoveel, voor wie de meeste fiches op het spoor heeft.</translation>
    </message>
    <message numerus="yes">
        <source>A Unification gives so many Actions to who holds %n province(s) of the country; the last figure serves all above.</source>
        <translation>
            <numerusform>Een Eenwording geeft zoveel acties aan wie %n provincie van het land bezit; de laatste waarde geldt ook voor meer.</numerusform>
            <numerusform>Een Eenwording geeft zoveel acties aan wie %n provincies van het land bezit; de laatste waarde geldt ook voor meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds such a province counts so many Victory Points for it.</source>
        <translation>Wie zo’n provincie bezit, krijgt er zoveel overwinningspunten voor.</translation>
    </message>
    <message>
        <source>With Reinforce an army becomes the next kind for so many Products.</source>
        <translation>Met Versterking wordt een leger voor zoveel Producten de volgende soort.</translation>
    </message>
    <message>
        <source>In Trade a Victory Point is bought for so much Gold.</source>
        <translation>In de fase Handel koop je voor zoveel Goud een overwinningspunt.</translation>
    </message>
    <message>
        <source>With Master Trader one more Action costs so much Gold.</source>
        <translation>Met Meesterhandelaar kost een extra actie zoveel Goud.</translation>
    </message>
    <message>
        <source>The game ends after so many turns, if nobody has won before.</source>
        <translation>Het spel eindigt na zoveel rondes, als niemand eerder heeft gewonnen.</translation>
    </message>
    <message>
        <source>At the end of a turn all above this figure is lost.</source>
        <translation>Aan het eind van een ronde gaat alles boven deze waarde verloren.</translation>
    </message>
    <message>
        <source>So many offers may be made to one partner in a Trade phase.</source>
        <translation>Zoveel voorstellen mag je in een fase Handel aan één partner doen.</translation>
    </message>
    <message>
        <source>A war ends by itself after so many turns without damage done in it.</source>
        <translation>Een oorlog eindigt vanzelf na zoveel rondes waarin er geen schade is toegebracht.</translation>
    </message>
    <message>
        <source>So many Forts may stand in a province.</source>
        <translation>Zoveel Forten mogen er in een provincie staan.</translation>
    </message>
    <message>
        <source>With Master Trader so many more Actions can be bought in a turn.</source>
        <translation>Met Meesterhandelaar zijn in een ronde zoveel extra acties te koop.</translation>
    </message>
    <message>
        <source>Every player begins with so much of it.</source>
        <translation>Elke speler begint met zoveel ervan.</translation>
    </message>
    <message>
        <source>Every player lays so many tokens on the play-mat before turn 1.</source>
        <translation>Elke speler legt vóór ronde 1 zoveel fiches op het spelersbord.</translation>
    </message>
    <message>
        <source>So many stand in every player’s Capital at the beginning.</source>
        <translation>Zoveel staan er in het begin in de hoofdstad van elke speler.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <comment>a path of the play-mat and its level</comment>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>Abilities from %1</source>
        <comment>a level</comment>
        <translation>Vaardigheden vanaf %1</translation>
    </message>
    <message>
        <source>%1: from %2</source>
        <comment>an ability and its level</comment>
        <translation>%1: vanaf %2</translation>
    </message>
    <message>
        <source>Barbarians: from turn %1</source>
        <translation>Barbaren: vanaf ronde %1</translation>
    </message>
    <message>
        <source>One more figure</source>
        <translation>Nog een waarde</translation>
    </message>
    <message>
        <source>No ability comes with this level.</source>
        <translation>Met dit niveau komt geen vaardigheid.</translation>
    </message>
    <message>
        <source>Enter adds it, as great as the last.</source>
        <translation>Enter voegt er een toe, even groot als de laatste.</translation>
    </message>
    <message>
        <source>A route that a player may have and has not opened yields 1 of what is chosen here, in every Upkeep.</source>
        <translation>Een route die een speler mag hebben en niet heeft geopend, levert bij elk Onderhoud 1 op van wat hier is gekozen.</translation>
    </message>
    <message>
        <source>From this turn on Barbarian armies have the strength below.</source>
        <translation>Vanaf deze ronde hebben Barbarenlegers de kracht hieronder.</translation>
    </message>
    <message>
        <source>Who kills a Barbarian gets so many Victory Points.</source>
        <translation>Wie een Barbaar doodt, krijgt zoveel overwinningspunten.</translation>
    </message>
    <message>
        <source>So much damage a Barbarian army deals, and dies of, from turn %1 on.</source>
        <translation>Zoveel schade richt een Barbarenleger vanaf ronde %1 aan, en aan zoveel sterft het.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>The scenario</source>
        <comment>a heading over its title</comment>
        <translation>Het scenario</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Zeeën</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Start positions</source>
        <translation>Beginopstellingen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>a heading over the texts of a puzzle</comment>
        <translation>Uitdaging</translation>
    </message>
    <message>
        <source>Reasons</source>
        <comment>a heading: why provinces that touch are not linked</comment>
        <translation>Redenen</translation>
    </message>
    <message>
        <source>Other texts</source>
        <translation>Andere teksten</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Duits</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
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
    <name>VariantFigures</name>
    <message>
        <source>Route income</source>
        <comment>what trade routes may yield</comment>
        <translation>Opbrengst van routes</translation>
    </message>
    <message>
        <source>Threshold, %1 players</source>
        <comment>Victory Points that end a game</comment>
        <translation>Drempel, %1 spelers</translation>
    </message>
    <message>
        <source>Threshold, %1</source>
        <comment>Victory Points that end a game; %1 is a shape of alliances, as 2v2</comment>
        <translation>Drempel, %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>how many a game has</comment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Most of one resource</source>
        <translation>Hoogste voorraad</translation>
    </message>
    <message>
        <source>Offers in Trade</source>
        <translation>Voorstellen in Handel</translation>
    </message>
    <message>
        <source>Turns of war</source>
        <comment>before peace may be made</comment>
        <translation>Rondes oorlog</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Forten in een provincie</translation>
    </message>
    <message>
        <source>Play-mat</source>
        <comment>the table of levels that each player has</comment>
        <translation>Spelersbord</translation>
    </message>
</context>
<context>
    <name>VariantProof</name>
    <message>
        <source>It plays to its end</source>
        <translation>Speelt tot het einde</translation>
    </message>
    <message>
        <source>not before the errors above are gone</source>
        <comment>games by computers</comment>
        <translation>pas als de fouten hierboven weg zijn</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: being played…</source>
        <translation>
            <numerusform>%n spel door computers: wordt gespeeld…</numerusform>
            <numerusform>%n spellen door computers: worden gespeeld…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that ended</comment>
        <translation>%1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 turns</source>
        <translation>%1 tot %2 rondes</translation>
    </message>
    <message>
        <source>no game could be begun</source>
        <translation>er kon geen spel beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: %1 ended, %2</source>
        <comment>%2 how many turns they took</comment>
        <translation>
            <numerusform>%n spel door computers: %1 afgelopen, %2</numerusform>
            <numerusform>%n spellen door computers: %1 afgelopen, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>being checked…</source>
        <comment>a variant</comment>
        <translation>wordt gecontroleerd…</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <comment>problems of a variant</comment>
        <translation>
            <numerusform>%n te bekijken</numerusform>
            <numerusform>%n te bekijken</numerusform>
        </translation>
    </message>
    <message>
        <source>checked; games are played…</source>
        <comment>a variant</comment>
        <translation>gecontroleerd; er wordt gespeeld…</translation>
    </message>
    <message>
        <source>proven</source>
        <comment>a variant: all checks are good</comment>
        <translation>bewezen</translation>
    </message>
    <message>
        <source>good</source>
        <comment>what a check says</comment>
        <translation>goed</translation>
    </message>
    <message>
        <source>to look at</source>
        <comment>what a check says</comment>
        <translation>te bekijken</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>what a check says</comment>
        <translation>fout</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>what a check says</comment>
        <translation>nog onbekend</translation>
    </message>
</context>
<context>
    <name>VariantRows</name>
    <message>
        <source>none</source>
        <comment>a figure that a variant does not have</comment>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <comment>what a section of the game&apos;s figures holds</comment>
        <translation>
            <numerusform>%n waarde</numerusform>
            <numerusform>%n waarden</numerusform>
        </translation>
    </message>
    <message>
        <source>contested by %1 and %2</source>
        <comment>a province</comment>
        <translation>betwist door %1 en %2</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Map</source>
        <comment>a view of the editor</comment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Landen</translation>
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
        <translation>Beginopstellingen</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>a view of the editor</comment>
        <translation>Teksten</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>a view of the editor</comment>
        <translation>Balans</translation>
    </message>
</context>
<context>
    <name>WarriorsBalance</name>
    <message>
        <source>Victory Points by source</source>
        <translation>Overwinningspunten per bron</translation>
    </message>
    <message>
        <source>Development Tokens by path</source>
        <translation>Ontwikkelingsfiches per spoor</translation>
    </message>
    <message>
        <source>Units on the map</source>
        <translation>Eenheden op de kaart</translation>
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
        <source>Builder, Trader, Warrior</source>
        <translation>Bouwmeester, Handelaar, Krijger</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Productie</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militair</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Boogschutters</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Princesses</source>
        <translation>Prinsessen</translation>
    </message>
    <message>
        <source>Wars declared</source>
        <translation>Verklaarde oorlogen</translation>
    </message>
    <message>
        <source>Peace made</source>
        <translation>Vrede gesloten</translation>
    </message>
    <message>
        <source>Battles begun</source>
        <translation>Begonnen slagen</translation>
    </message>
    <message>
        <source>Units killed</source>
        <translation>Gedode eenheden</translation>
    </message>
    <message>
        <source>Armies starved</source>
        <translation>Verhongerde legers</translation>
    </message>
    <message>
        <source>Armies raised</source>
        <translation>Gerekruteerde legers</translation>
    </message>
    <message>
        <source>Armies promoted</source>
        <translation>Bevorderde legers</translation>
    </message>
    <message>
        <source>Forts built</source>
        <translation>Gebouwde Forten</translation>
    </message>
    <message>
        <source>Lots traded with the bank</source>
        <translation>Ruilen met de bank</translation>
    </message>
    <message>
        <source>Trade Routes opened</source>
        <translation>Geopende handelsroutes</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Gedane voorstellen</translation>
    </message>
    <message>
        <source>Exchanges with players</source>
        <translation>Ruilen met spelers</translation>
    </message>
    <message>
        <source>Victory Points bought</source>
        <translation>Gekochte overwinningspunten</translation>
    </message>
    <message>
        <source>Unifications</source>
        <translation>Eenwordingen</translation>
    </message>
    <message>
        <source>Passes, of Actions and shifts</source>
        <translation>Overgeslagen acties en verschuivingen</translation>
    </message>
    <message>
        <source>Taken by a player</source>
        <translation>Ingenomen door een speler</translation>
    </message>
    <message>
        <source>Held by a player at the end</source>
        <translation>Aan het eind in bezit van een speler</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Threshold first reached</source>
        <translation>Drempel voor het eerst bereikt</translation>
    </message>
    <message>
        <source>First war</source>
        <translation>Eerste oorlog</translation>
    </message>
    <message>
        <source>First battle between players</source>
        <translation>Eerste slag tussen spelers</translation>
    </message>
    <message>
        <source>First Unification</source>
        <translation>Eerste Eenwording</translation>
    </message>
    <message>
        <source>Path with the most tokens</source>
        <translation>Spoor met de meeste fiches</translation>
    </message>
    <message>
        <source>Two or three alike</source>
        <translation>Twee of drie gelijk</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation>Eenwording</translation>
    </message>
    <message>
        <source>United</source>
        <translation>Verenigd</translation>
    </message>
    <message>
        <source>Not united</source>
        <translation>Niet verenigd</translation>
    </message>
    <message>
        <source>The threshold was reached</source>
        <translation>De drempel is bereikt</translation>
    </message>
    <message>
        <source>The last turn was over</source>
        <translation>De laatste ronde was voorbij</translation>
    </message>
    <message>
        <source>An agreed limit was reached</source>
        <translation>Een afgesproken limiet is bereikt</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Er vertrokken spelers</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>a computer player</comment>
        <translation>bedachtzaam</translation>
    </message>
    <message>
        <source>novice</source>
        <comment>a computer player</comment>
        <translation>beginner</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a computer player</comment>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>a computer player</comment>
        <translation>sterk</translation>
    </message>
    <message>
        <source>By threshold</source>
        <comment>games that end so</comment>
        <translation>Door de drempel</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>Victory Points</comment>
        <translation>OP</translation>
    </message>
    <message>
        <source>Barbarians left</source>
        <translation>Overgebleven Barbaren</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Of all countries it has the fewest yields within 2 steps: %1, the others %2 to %3</source>
        <translation>Van alle landen heeft het binnen 2 stappen de kleinste opbrengst: %1, de andere %2 tot %3</translation>
    </message>
    <message>
        <source>Of all countries it has the most yields within 2 steps: %1, the others %2 to %3</source>
        <translation>Van alle landen heeft het binnen 2 stappen de grootste opbrengst: %1, de andere %2 tot %3</translation>
    </message>
    <message>
        <source>Within 2 steps of its Capital lie yields of %1, of the others&apos; %2 to %3</source>
        <translation>Binnen 2 stappen van de hoofdstad ligt een opbrengst van %1, bij de andere %2 tot %3</translation>
    </message>
</context>
<context>
    <name>WarriorsPanels</name>
    <message>
        <source>Contested: Unification of neither country needs it.</source>
        <translation>Betwist: voor de eenwording van geen van beide landen is ze nodig.</translation>
    </message>
    <message>
        <source>The Capital: a province of this country alone</source>
        <translation>De hoofdstad: een provincie van alleen dit land</translation>
    </message>
    <message>
        <source>The Trade Center: a province of this country alone</source>
        <translation>Het handelscentrum: een provincie van alleen dit land</translation>
    </message>
    <message>
        <source>What all provinces of the country yield, beside the mean of all countries</source>
        <translation>Wat alle provincies van het land opleveren, naast het gemiddelde van alle landen</translation>
    </message>
    <message>
        <source>It can be played when it has two countries with a Capital and a Trade Center each.</source>
        <translation>De kaart is te spelen zodra ze twee landen heeft met elk een hoofdstad en een handelscentrum.</translation>
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
    <name>WindowProblem</name>
    <message>
        <source>`{0}` belongs to no country.</source>
        <translation>`{0}` hoort bij geen land.</translation>
    </message>
    <message>
        <source>`{0}` has no number in the order of play.</source>
        <translation>`{0}` heeft geen nummer in de speelvolgorde.</translation>
    </message>
    <message>
        <source>`{0}` has no Capital.</source>
        <translation>`{0}` heeft geen hoofdstad.</translation>
    </message>
    <message>
        <source>`{0}` has no Trade Center.</source>
        <translation>`{0}` heeft geen handelscentrum.</translation>
    </message>
    <message>
        <source>`{0}` has no land on the map.</source>
        <translation>`{0}` heeft geen gebied op de kaart.</translation>
    </message>
    <message>
        <source>The outline `{0}` belongs to no province.</source>
        <translation>De omtrek `{0}` hoort bij geen provincie.</translation>
    </message>
    <message>
        <source>A province is named here that the map does not have.</source>
        <translation>Hier staat een provincie die niet op de kaart voorkomt.</translation>
    </message>
    <message>
        <source>A country is named here that the map does not have.</source>
        <translation>Hier staat een land dat niet op de kaart voorkomt.</translation>
    </message>
    <message>
        <source>Here must stand one of the countries that play.</source>
        <translation>Hier moet een van de landen staan die meespelen.</translation>
    </message>
    <message>
        <source>At most {0} countries can be played.</source>
        <translation>Er kunnen hoogstens {0} landen meespelen.</translation>
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
    <name>marches::editor::AnchorTool</name>
    <message>
        <source>Places: drag a name, or where tokens stand</source>
        <translation>Plekken: versleep een naam of de plek voor fiches</translation>
    </message>
    <message>
        <source>Places of %1</source>
        <translation>Plekken in %1</translation>
    </message>
    <message>
        <source>They are shown at their true size. Tokens outside the province get a line to it</source>
        <translation>Alles is op ware grootte te zien. Fiches buiten de provincie krijgen een lijn ernaartoe</translation>
    </message>
    <message>
        <source>Find places anew</source>
        <translation>Plekken opnieuw zoeken</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>slepen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verplaatsen</translation>
    </message>
    <message>
        <source>Shift+A</source>
        <comment>keys</comment>
        <translation>Shift+A</translation>
    </message>
    <message>
        <source>find anew</source>
        <translation>opnieuw zoeken</translation>
    </message>
    <message>
        <source>walk places</source>
        <translation>plekken langsgaan</translation>
    </message>
    <message>
        <source>The name of %1 is held</source>
        <translation>De naam van %1 is opgepakt</translation>
    </message>
    <message>
        <source>The tokens’ place in %1 is held</source>
        <translation>De plek voor fiches in %1 is opgepakt</translation>
    </message>
    <message>
        <source>Choose a province first</source>
        <translation>Kies eerst een provincie</translation>
    </message>
</context>
<context>
    <name>marches::editor::BalanceMap</name>
    <message>
        <source>Map of how often</source>
        <comment>how often provinces were taken, fought over, held</comment>
        <translation>Kaart: hoe vaak</translation>
    </message>
    <message>
        <source>Taken at all</source>
        <comment>provinces on the map: by a player in a game</comment>
        <translation>Ooit ingenomen</translation>
    </message>
    <message>
        <source>Fought over</source>
        <comment>provinces on the map: in a game</comment>
        <translation>Slag geleverd</translation>
    </message>
    <message>
        <source>Held at the end</source>
        <comment>provinces on the map: by a player</comment>
        <translation>Aan het eind in bezit</translation>
    </message>
    <message>
        <source>never</source>
        <comment>in no game</comment>
        <translation>nooit</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nog geen spellen</translation>
    </message>
    <message>
        <source>in %1 to %2 of 100 games</source>
        <translation>in %1 tot %2 van 100 spellen</translation>
    </message>
    <message>
        <source>in %1 of 100 games</source>
        <translation>in %1 van 100 spellen</translation>
    </message>
</context>
<context>
    <name>marches::editor::BalanceView</name>
    <message>
        <source>There is no report before.</source>
        <translation>Er is geen eerder verslag.</translation>
    </message>
    <message>
        <source>That report was made before the map was opened this time: its steps are gone.</source>
        <translation>Dat verslag is gemaakt voordat de kaart deze keer werd geopend: de stappen ervan zijn weg.</translation>
    </message>
    <message>
        <source>The map is as it was then.</source>
        <translation>De kaart is zoals ze toen was.</translation>
    </message>
    <message>
        <source>%1 wins less often than before</source>
        <comment>%1 a country</comment>
        <translation>%1 wint minder vaak dan eerst</translation>
    </message>
    <message>
        <source>%1 wins more often than before</source>
        <comment>%1 a country</comment>
        <translation>%1 wint vaker dan eerst</translation>
    </message>
    <message>
        <source>%1 wins too often</source>
        <comment>%1 a country</comment>
        <translation>%1 wint te vaak</translation>
    </message>
    <message>
        <source>%1 wins too seldom</source>
        <comment>%1 a country</comment>
        <translation>%1 wint te zelden</translation>
    </message>
    <message>
        <source>no country wins more or less than chance explains</source>
        <translation>geen land wint meer of minder dan toeval verklaart</translation>
    </message>
    <message>
        <source>It measures the balance between our computer players</source>
        <translation>Dit meet de balans tussen onze computerspelers</translation>
    </message>
    <message>
        <source>%1 of %2 games, played by computers</source>
        <comment>so far</comment>
        <translation>%1 van %2 spellen, gespeeld door computers</translation>
    </message>
    <message>
        <source>%1. You can go on editing meanwhile</source>
        <translation>%1. Je kunt intussen verder bewerken</translation>
    </message>
    <message>
        <source>Which of them did it?</source>
        <comment>of the changes since a report</comment>
        <translation>Welke wijziging was het?</translation>
    </message>
    <message>
        <source>%1 games by computer players: who wins, and where?</source>
        <translation>%1 spellen door computers: wie wint, en waar?</translation>
    </message>
    <message>
        <source>They play the map as it is now, beside you. %1</source>
        <translation>Ze spelen op de kaart zoals die nu is, terwijl jij verder werkt. %1</translation>
    </message>
    <message>
        <source>%1 games of %2, played by computers: %3</source>
        <comment>%2 a number of players; %3 what stands out</comment>
        <translation>%1 spellen met %2 spelers, gespeeld door computers: %3</translation>
    </message>
    <message>
        <source>%1: %2, seats and countries drawn. %3</source>
        <comment>%2 kinds of players, %3 a time</comment>
        <translation>%1: %2, plaatsen en landen geloot. %3</translation>
    </message>
    <message numerus="yes">
        <source>Before %n change(s). %1: %2</source>
        <comment>a report is older than they are</comment>
        <translation>
            <numerusform>Van vóór %n wijziging. %1: %2</numerusform>
            <numerusform>Van vóór %n wijzigingen. %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: games are being played</comment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a button: games</comment>
        <translation>Nog %1</translation>
    </message>
    <message>
        <source>Play %1 games</source>
        <comment>a button</comment>
        <translation>%1 spellen spelen</translation>
    </message>
    <message>
        <source>Play again as it is now</source>
        <comment>a button: the map</comment>
        <translation>Opnieuw spelen op de kaart van nu</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>De hele kaart</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>a variant</comment>
        <translation>nog niet gespeeld</translation>
    </message>
    <message>
        <source>Plays at place %1</source>
        <comment>in the order of play</comment>
        <translation>Speelt als nummer %1</translation>
    </message>
    <message>
        <source>of each, who wins most often</source>
        <comment>variants</comment>
        <translation>per variant: wie het vaakst wint</translation>
    </message>
    <message>
        <source>Changed since the report before</source>
        <translation>Gewijzigd sinds het vorige verslag</translation>
    </message>
    <message>
        <source>Changed since this report</source>
        <translation>Gewijzigd sinds dit verslag</translation>
    </message>
    <message>
        <source>Once games were played, what you change stands here.</source>
        <translation>Zodra er is gespeeld, staat hier wat je wijzigt.</translation>
    </message>
    <message>
        <source>Nothing that games depend on.</source>
        <translation>Niets waar spellen van afhangen.</translation>
    </message>
    <message>
        <source>It compares two reports: play again after a change.</source>
        <translation>Dit vergelijkt twee verslagen: speel opnieuw na een wijziging.</translation>
    </message>
    <message>
        <source>Nothing that games depend on has changed.</source>
        <translation>Niets waar spellen van afhangen, is gewijzigd.</translation>
    </message>
    <message>
        <source>Games are being played.</source>
        <translation>Er wordt gespeeld.</translation>
    </message>
    <message>
        <source>against the report before</source>
        <translation>tegen het vorige verslag</translation>
    </message>
    <message>
        <source>against no other</source>
        <comment>report</comment>
        <translation>tegen geen ander</translation>
    </message>
    <message>
        <source>%1 games of %2</source>
        <comment>%2 a number of players</comment>
        <translation>%1 spellen met %2 spelers</translation>
    </message>
    <message>
        <source>shown</source>
        <comment>a report</comment>
        <translation>getoond</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>%1 the time of a report</comment>
        <translation>tegen %1</translation>
    </message>
    <message>
        <source>Reports kept (%1)</source>
        <translation>Bewaarde verslagen (%1)</translation>
    </message>
    <message>
        <source>The report to compare with</source>
        <translation>Het verslag om mee te vergelijken</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>least taken first</source>
        <comment>provinces</comment>
        <translation>minst ingenomen eerst</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provincie</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>a province, in a share of games</comment>
        <translation>Ingenomen</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>in the report before</comment>
        <translation>Eerst</translation>
    </message>
    <message>
        <source>Battles</source>
        <comment>in a game</comment>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>At the end held by</source>
        <translation>Aan het eind in bezit van</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wie wint</translation>
    </message>
    <message>
        <source>By country</source>
        <translation>Per land</translation>
    </message>
    <message>
        <source>By order of play</source>
        <translation>Per speelvolgorde</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Per variant</translation>
    </message>
    <message>
        <source>How they go</source>
        <comment>games</comment>
        <translation>Hoe ze verlopen</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Wat opvalt</translation>
    </message>
    <message>
        <source>only what chance does not explain</source>
        <translation>alleen wat toeval niet verklaart</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle waarden</translation>
    </message>
    <message>
        <source>Reports kept</source>
        <translation>Bewaarde verslagen</translation>
    </message>
    <message>
        <source>What</source>
        <comment>figures</comment>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>figures</comment>
        <translation>Waarvan</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a figure</comment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>of a figure</comment>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>When</source>
        <comment>a report was made</comment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>the whole map or a variant</comment>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Wins most often</source>
        <translation>Wint het vaakst</translation>
    </message>
    <message>
        <source>State</source>
        <comment>of a report</comment>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Ze is nog niet speelbaar: %1</translation>
    </message>
    <message>
        <source>change %1 of %2 left out: %3 of %4 games</source>
        <comment>games are being played</comment>
        <translation>wijziging %1 van %2 weggelaten: %3 van %4 spellen</translation>
    </message>
    <message>
        <source>Games are being played already; Stop ends them.</source>
        <translation>Er wordt al gespeeld; met Stoppen eindigt het.</translation>
    </message>
    <message>
        <source>This report is not kept on the disk: %1</source>
        <translation>Dit verslag staat niet op de schijf: %1</translation>
    </message>
    <message>
        <source>The history has taken another course since: those steps are gone.</source>
        <translation>De geschiedenis is sindsdien anders verlopen: die stappen zijn weg.</translation>
    </message>
    <message>
        <source>The map is as it was at the report before; Redo leads back.</source>
        <translation>De kaart is zoals bij het vorige verslag; Opnieuw leidt terug.</translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderTool</name>
    <message>
        <source>%1 would lose all its land</source>
        <translation>%1 zou al het land verliezen</translation>
    </message>
    <message>
        <source>Borders: drag a line, a point or a junction</source>
        <translation>Grenzen: versleep een lijn, een punt of een knooppunt</translation>
    </message>
    <message>
        <source>It goes from the map if you swallow it. Esc leaves the border as it was</source>
        <translation>Opslokken haalt de provincie van de kaart. Esc laat de grens zoals die was</translation>
    </message>
    <message>
        <source>Both provinces change together. Hold Shift and draw along the new course; Alt drags without snapping</source>
        <translation>Beide provincies veranderen mee. Houd Shift vast en teken de nieuwe loop; met Alt sleep je zonder vastklikken</translation>
    </message>
    <message>
        <source>Swallow %1</source>
        <translation>%1 opslokken</translation>
    </message>
    <message>
        <source>Calm the line</source>
        <translation>Lijn gladstrijken</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Ruwer maken</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>slepen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verplaatsen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>take the point away</source>
        <translation>punt weghalen</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>gladstrijken</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>niet vastklikken</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two provinces on both sides of a border</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Shared border, %1 units: they touch, so they are linked.</source>
        <translation>Gedeelde grens, %1 eenheden: ze raken elkaar en zijn dus verbonden.</translation>
    </message>
    <message>
        <source>Shared border, %1 units: 8 make a link.</source>
        <translation>Gedeelde grens, %1 eenheden: vanaf 8 is er een verbinding.</translation>
    </message>
    <message>
        <source>Coast, %1 units</source>
        <translation>Kust, %1 eenheden</translation>
    </message>
    <message>
        <source>%1 points, %2 shown here</source>
        <translation>%1 punten, hier %2 getoond</translation>
    </message>
    <message numerus="yes">
        <source>%n small loop(s) went to the neighbour</source>
        <translation>
            <numerusform>%n lusje ging naar de buur</numerusform>
            <numerusform>%n lusjes gingen naar de buur</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a border first</source>
        <translation>Wijs eerst een grens aan</translation>
    </message>
    <message>
        <source>junction</source>
        <comment>where borders meet</comment>
        <translation>knooppunt</translation>
    </message>
    <message>
        <source>point of the line</source>
        <translation>punt van de lijn</translation>
    </message>
    <message>
        <source>moves both sides</source>
        <comment>a border</comment>
        <translation>verplaatst beide kanten</translation>
    </message>
    <message>
        <source>The sheet’s edge: dragged inwards, it cuts the sheet</source>
        <translation>De rand van het blad: naar binnen slepen snijdt het blad bij</translation>
    </message>
</context>
<context>
    <name>marches::editor::BoxToken</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>%1 a kind of unit and its country</comment>
        <translation>
            <numerusform>%1, nog %n</numerusform>
            <numerusform>%1, nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>in a box: tokens of a kind</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::Causes</name>
    <message>
        <source>not playable without it</source>
        <comment>a change that was left out</comment>
        <translation>zonder deze niet speelbaar</translation>
    </message>
    <message>
        <source>nothing beyond chance</source>
        <comment>a change has moved</comment>
        <translation>niets buiten het toeval</translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes</comment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays as many games again for each change, with that change left out</source>
        <translation>Speelt voor elke wijziging nog eens evenveel spellen, met die wijziging weggelaten</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: games are being played</comment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Which of them did it?</source>
        <comment>a button: of the changes since a report</comment>
        <translation>Welke wijziging was het?</translation>
    </message>
    <message>
        <source>Back to then</source>
        <comment>a button: the map as it was at the report before</comment>
        <translation>Terug naar toen</translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesPane</name>
    <message>
        <source>new</source>
        <comment>was added to the map</comment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>was taken off the map</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>Compare with a map</source>
        <translation>Met een kaart vergelijken</translation>
    </message>
    <message>
        <source>Maps (*.yaml)</source>
        <translation>Kaarten (*.yaml)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a map.</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet als kaart worden gelezen.</translation>
    </message>
    <message>
        <source>Changes since…</source>
        <comment>a panel: what differs from the file, from another map</comment>
        <translation>Wijzigingen sinds…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Wijzigingen</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Vergeleken met</translation>
    </message>
    <message>
        <source>since it was saved</source>
        <translation>sinds het opslaan</translation>
    </message>
    <message>
        <source>since it was opened</source>
        <translation>sinds het openen</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a map that is compared with; %1 a file</comment>
        <translation>ten opzichte van %1</translation>
    </message>
    <message>
        <source>from another map…</source>
        <translation>ten opzichte van een andere kaart…</translation>
    </message>
</context>
<context>
    <name>marches::editor::ClashCard</name>
    <message>
        <source>%1 was changed by another program</source>
        <comment>%1 a file</comment>
        <translation>%1 is door een ander programma gewijzigd</translation>
    </message>
    <message>
        <source>What only one of you has changed is taken as it is. Choose where both have:</source>
        <translation>Wat maar aan één kant is gewijzigd, wordt gewoon overgenomen. Kies waar dat aan beide kanten is gebeurd:</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: files are not taken in now</comment>
        <translation>Later</translation>
    </message>
    <message>
        <source>Take these</source>
        <comment>a button: the values that were chosen</comment>
        <translation>Deze overnemen</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>what was changed here</comment>
        <translation>van jou</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <comment>a value</comment>
        <translation>van jou: %1</translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>what another program has changed</comment>
        <translation>van de ander</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <comment>a value</comment>
        <translation>van de ander: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::CornerTool</name>
    <message>
        <source>Corners: click a point where four provinces meet</source>
        <translation>Hoeken: klik op een punt waar vier provincies samenkomen</translation>
    </message>
    <message>
        <source>All four are linked there then. A click again takes that back; the links stay</source>
        <translation>Daar zijn ze dan alle vier verbonden. Nog een klik neemt dat terug; de verbindingen blijven</translation>
    </message>
    <message>
        <source>Four provinces do not meet here</source>
        <translation>Hier komen geen vier provincies samen</translation>
    </message>
    <message>
        <source>All four are linked at this corner</source>
        <translation>Alle vier zijn op deze hoek verbonden</translation>
    </message>
    <message>
        <source>This corner links nobody</source>
        <translation>Deze hoek verbindt geen provincies</translation>
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
        <translation>De speelvolgorde</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Its own and those that it contests</source>
        <translation>De eigen provincies en die het land betwist</translation>
    </message>
</context>
<context>
    <name>marches::editor::CountriesView</name>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Landen</translation>
    </message>
    <message>
        <source>In the order of play: drag a row, or move it with Alt and the arrows. A double click, or F2, changes a name or a town.</source>
        <translation>In speelvolgorde: versleep een rij of verplaats die met Alt en de pijltoetsen. Dubbelklikken of F2 wijzigt een naam of een stad.</translation>
    </message>
    <message>
        <source>A new country’s name</source>
        <translation>Naam van een nieuw land</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a button: a country</comment>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button: a country; its provinces belong to nobody then</comment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Its provinces belong to nobody then</source>
        <translation>De provincies ervan horen dan bij niemand</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>a button: in the order of play</comment>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: in the order of play</comment>
        <translation>Later</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <comment>a button: the provinces of a country</comment>
        <translation>Op de kaart tonen</translation>
    </message>
</context>
<context>
    <name>marches::editor::CourseStrip</name>
    <message>
        <source>turn %1: %2</source>
        <comment>%2 of games ended in it</comment>
        <translation>ronde %1: %2</translation>
    </message>
    <message>
        <source>Turns to the end</source>
        <translation>Rondes tot het einde</translation>
    </message>
    <message>
        <source>Lead at the end</source>
        <translation>Voorsprong aan het einde</translation>
    </message>
    <message>
        <source>ended in turn</source>
        <translation>afgelopen in ronde</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>a figure of the report before</comment>
        <translation>%1 eerder</translation>
    </message>
    <message>
        <source>the rest by turn %1</source>
        <comment>games end</comment>
        <translation>de rest uiterlijk in ronde %1</translation>
    </message>
    <message>
        <source>provinces at the end</source>
        <translation>provincies aan het einde</translation>
    </message>
    <message>
        <source>ended in turn 1 to %1</source>
        <translation>afgelopen in ronde 1 tot %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::DesignPage</name>
    <message>
        <source>Design a map</source>
        <translation>Een kaart ontwerpen</translation>
    </message>
    <message>
        <source>Open a map…</source>
        <translation>Kaart openen…</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Terug naar de spellen</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>the map that is open</comment>
        <translation>Terug naar %1</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter makes what you see. It can be played at once; everything can be changed later.</source>
        <translation>Enter maakt wat je ziet. De kaart is meteen te spelen; alles kan later nog worden gewijzigd.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen met</translation>
    </message>
    <message>
        <source>Part of a map that is there</source>
        <translation>Een deel van een bestaande kaart</translation>
    </message>
    <message>
        <source>Choose countries or provinces. Borders, links, yields and names come along; the rest becomes quiet land.</source>
        <translation>Kies landen of provincies. Grenzen, verbindingen, opbrengsten en namen komen mee; de rest wordt land buiten het spel.</translation>
    </message>
    <message>
        <source>A whole map, changed</source>
        <translation>Een hele kaart, gewijzigd</translation>
    </message>
    <message>
        <source>Your file holds only what you change; when the map it is based on gets better, yours does too.</source>
        <translation>Je bestand bevat alleen wat je wijzigt; wordt de kaart waarop het is gebaseerd beter, dan ook die van jou.</translation>
    </message>
    <message>
        <source>A blank sheet</source>
        <translation>Een leeg blad</translation>
    </message>
    <message>
        <source>Nothing but sea. You draw every province.</source>
        <translation>Alleen zee. Je tekent elke provincie zelf.</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Kaart maken</translation>
    </message>
    <message>
        <source>Choose a drawing…</source>
        <translation>Tekening kiezen…</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Afbeelding om over te trekken</translation>
    </message>
    <message>
        <source>A scan or a screenshot of an old map lies over the sheet, as faint as you like. You draw over it; the picture never becomes part of the map.</source>
        <translation>Een scan of schermafbeelding van een oude kaart ligt over het blad, zo vaag als je wilt. Je tekent eroverheen; de afbeelding wordt nooit deel van de kaart.</translation>
    </message>
    <message>
        <source>New here?</source>
        <comment>before the button of a guide</comment>
        <translation>Nieuw hier?</translation>
    </message>
    <message>
        <source>Your first map in 15 minutes</source>
        <comment>a guide that is played step by step</comment>
        <translation>Je eerste kaart in 15 minuten</translation>
    </message>
    <message>
        <source>An Inkscape drawing</source>
        <translation>Een tekening uit Inkscape</translation>
    </message>
    <message>
        <source>Or one of Illustrator, Affinity, Boxy SVG. Each closed shape becomes a province.</source>
        <translation>Of uit Illustrator, Affinity of Boxy SVG. Elke gesloten vorm wordt een provincie.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;From a drawing&lt;/h3&gt;&lt;p&gt;Choose an SVG. You see what each layer and shape becomes before anything is made; gaps and overlaps between provinces are closed.&lt;/p&gt;&lt;p&gt;The drawing stays as it is. When you save it again there, what has changed can be taken in here, and names, yields and links stay.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Van een tekening&lt;/h3&gt;&lt;p&gt;Kies een SVG. Je ziet wat elke laag en vorm wordt voordat er iets wordt gemaakt; kieren en overlappingen tussen provincies worden gedicht.&lt;/p&gt;&lt;p&gt;De tekening blijft zoals ze is. Sla je haar daar opnieuw op, dan kan hier worden overgenomen wat er is gewijzigd; namen, opbrengsten en verbindingen blijven.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>An invented land</source>
        <translation>Een verzonnen land</translation>
    </message>
    <message>
        <source>So many provinces and countries, with coasts, rivers and hills, by a number that makes the same land again. Every border is yours to move.</source>
        <translation>Zoveel provincies en landen als je wilt, met kusten, rivieren en heuvels. Hetzelfde nummer geeft weer hetzelfde land; elke grens kun je verleggen.</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawPane</name>
    <message>
        <source>Draw</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>The new province</source>
        <translation>De nieuwe provincie</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>to whom a province belongs</comment>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>%1 square units so far</source>
        <translation>%1 vierkante eenheden tot nu toe</translation>
    </message>
    <message>
        <source>It takes the sea and land out of play, and is linked with all that it touches.</source>
        <translation>De provincie krijgt zee en land buiten het spel en wordt verbonden met alles wat ze raakt.</translation>
    </message>
    <message>
        <source>Take others’ land too</source>
        <translation>Ook land van buren nemen</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawTool</name>
    <message>
        <source>Draw a province: set points round it</source>
        <translation>Provincie tekenen: zet er punten omheen</translation>
    </message>
    <message>
        <source>%1 square units</source>
        <translation>%1 vierkante eenheden</translation>
    </message>
    <message>
        <source>Draw on</source>
        <translation>Teken verder</translation>
    </message>
    <message>
        <source>It takes other provinces’ land too. Press Enter</source>
        <translation>Ze neemt ook land van andere provincies. Druk op Enter</translation>
    </message>
    <message>
        <source>Press Enter, or click its first point</source>
        <translation>Druk op Enter of klik op het eerste punt</translation>
    </message>
    <message>
        <source>Three points or more make a province</source>
        <translation>Drie of meer punten vormen een provincie</translation>
    </message>
    <message>
        <source>Leave others’ land</source>
        <translation>Land van buren laten</translation>
    </message>
    <message>
        <source>Take others’ land</source>
        <translation>Land van buren nemen</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Make the province</source>
        <translation>Provincie maken</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>klikken</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>punt zetten</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>take a point back</source>
        <translation>punt terugnemen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>close the line</source>
        <translation>lijn sluiten</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>niet vastklikken</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>hide the picture</source>
        <translation>afbeelding verbergen</translation>
    </message>
    <message>
        <source>the new outline</source>
        <translation>de nieuwe omtrek</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>vastgeklikt op wat er al is</translation>
    </message>
    <message>
        <source>becomes a province</source>
        <translation>wordt een provincie</translation>
    </message>
    <message>
        <source>Its name</source>
        <comment>of a province that was drawn</comment>
        <translation>De naam</translation>
    </message>
    <message>
        <source>It can’t be called so</source>
        <translation>Die naam kan niet</translation>
    </message>
    <message>
        <source>It takes sea and free land. Beside a neighbour, draw a little into it: they share the border</source>
        <translation>Zij neemt zee en vrij land. Teken naast een buur een stukje erin: de grens wordt gedeeld</translation>
    </message>
    <message>
        <source>hold F</source>
        <comment>key</comment>
        <translation>F vasthouden</translation>
    </message>
    <message>
        <source>follow a line</source>
        <translation>een lijn volgen</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawingCard</name>
    <message>
        <source>The drawing %1 was saved</source>
        <comment>%1 a file</comment>
        <translation>De tekening %1 is opgeslagen</translation>
    </message>
    <message>
        <source>Taking it in is one step that can be taken back; yields, links and start positions stay.</source>
        <translation>Overnemen is één stap, die je ongedaan kunt maken; opbrengsten, verbindingen en beginopstellingen blijven.</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <comment>a drawing that was saved</comment>
        <translation>Bekijken…</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: a drawing is not taken in now</comment>
        <translation>Later</translation>
    </message>
    <message>
        <source>Take it in</source>
        <comment>a drawing that was saved</comment>
        <translation>Overnemen</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorDesk</name>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet geopend worden</translation>
    </message>
    <message>
        <source>The copy cannot be written</source>
        <translation>De kopie kan niet worden geschreven</translation>
    </message>
    <message>
        <source>This map cannot be gone on with</source>
        <translation>Met deze kaart kan niet worden verdergegaan</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Kaart openen</translation>
    </message>
    <message>
        <source>Maps (*.yaml)</source>
        <translation>Kaarten (*.yaml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1 a file</comment>
        <translation>Opgeslagen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet worden opgeslagen</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <comment>%1 a file</comment>
        <translation>%1 is door een ander programma gewijzigd sinds het hier is geopend of opgeslagen.</translation>
    </message>
    <message>
        <source>What you have made can be saved beside it. Nothing is lost.</source>
        <translation>Je werk kan ernaast worden opgeslagen. Er gaat niets verloren.</translation>
    </message>
    <message>
        <source>Save beside it…</source>
        <translation>Ernaast opslaan…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save the map as</source>
        <translation>Kaart opslaan als</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Ze is nog niet speelbaar: %1</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Er is niets verloren: het bestand is zoals het was.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Terug naar de kaart</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ander bestand openen…</translation>
    </message>
    <message>
        <source>No map is open.</source>
        <translation>Er is geen kaart geopend.</translation>
    </message>
    <message>
        <source>⚠ Not kept on the disk</source>
        <translation>⚠ Niet op de schijf bewaard</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>the map&apos;s file</comment>
        <translation>Opgeslagen</translation>
    </message>
    <message>
        <source>Every change is kept; not all are in the file</source>
        <translation>Elke wijziging is bewaard; niet alle staan in het bestand</translation>
    </message>
    <message numerus="yes">
        <source>Every change is kept; %n not yet in the file</source>
        <translation>
            <numerusform>Elke wijziging is bewaard; %n nog niet in het bestand</numerusform>
            <numerusform>Elke wijziging is bewaard; %n nog niet in het bestand</numerusform>
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
        <translation>zoeken</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what a key does</comment>
        <translation>naam geven</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what a key does</comment>
        <translation>spelen</translation>
    </message>
    <message>
        <source>Maps (*.yaml *.marchesmap)</source>
        <translation>Kaarten (*.yaml *.marchesmap)</translation>
    </message>
    <message>
        <source>It can&apos;t be packed yet: %1</source>
        <translation>De kaart kan nog niet worden ingepakt: %1</translation>
    </message>
    <message>
        <source>Pack the map for friends</source>
        <translation>Kaart inpakken voor vrienden</translation>
    </message>
    <message>
        <source>Maps in one file (*.marchesmap)</source>
        <translation>Kaarten in één bestand (*.marchesmap)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet worden geschreven</translation>
    </message>
    <message>
        <source>Packed: %1. Who opens it in Marches can play and change it.</source>
        <comment>%1 a file</comment>
        <translation>Ingepakt: %1. Wie het bestand in Marches opent, kan de kaart spelen en wijzigen.</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <translation>&amp;Recente kaarten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Kaart</translation>
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
        <source>&amp;Test</source>
        <comment>a menu: to play on the map that is being made</comment>
        <translation>&amp;Proef</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorWindow</name>
    <message>
        <source>Choose a province first.</source>
        <translation>Kies eerst een provincie.</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation>Op&amp;nieuw: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>De hele kaart</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <comment>a place on the map</comment>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>Computer players can&apos;t play this map&apos;s game here.</source>
        <translation>Het spel van deze kaart kunnen computers hier niet spelen.</translation>
    </message>
    <message>
        <source>Choose a province of %1, then say at the right what it is.</source>
        <comment>a country</comment>
        <translation>%1: kies een provincie en zeg dan rechts wat het is.</translation>
    </message>
</context>
<context>
    <name>marches::editor::FigureMeaning</name>
    <message>
        <source>no</source>
        <translation>nee</translation>
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
        <translation>Er is niets om de waarden mee te vergelijken.</translation>
    </message>
    <message>
        <source>This is as in %1 already.</source>
        <comment>a map</comment>
        <translation>Dit is al zoals in %1.</translation>
    </message>
    <message>
        <source>%1 stands elsewhere in %2</source>
        <comment>an ability; a map</comment>
        <translation>%1 staat in %2 ergens anders</translation>
    </message>
    <message>
        <source>differs: %1 in %2</source>
        <comment>a figure; a map</comment>
        <translation>wijkt af: %1 in %2</translation>
    </message>
    <message>
        <source>differs: none in %1</source>
        <comment>a map</comment>
        <translation>wijkt af: geen in %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>none</source>
        <comment>abilities</comment>
        <translation>geen</translation>
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
        <translation>Tekst van het bestand</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <comment>the first row of the history</comment>
        <translation>Zoals geopend</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>a step that was undone</comment>
        <translation>teruggenomen</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>the files hold this moment of the history</comment>
        <translation>opgeslagen</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryPane</name>
    <message>
        <source>As it was opened</source>
        <comment>the document</comment>
        <translation>Zoals geopend</translation>
    </message>
    <message numerus="yes">
        <source>Opened %n change(s) ago</source>
        <comment>the document</comment>
        <translation>
            <numerusform>%n wijziging geleden geopend</numerusform>
            <numerusform>%n wijzigingen geleden geopend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n change(s) ago</source>
        <comment>goes back to that moment</comment>
        <translation>
            <numerusform>%n wijziging geleden opgeslagen</numerusform>
            <numerusform>%n wijzigingen geleden opgeslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Click a line to see the map as it was then; the next change goes on from there.</source>
        <translation>Klik op een regel om de kaart van toen te zien; de volgende wijziging gaat van daar verder.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportChanges</name>
    <message>
        <source>as they were</source>
        <comment>provinces</comment>
        <translation>zoals ze waren</translation>
    </message>
    <message>
        <source>their bytes stay untouched</source>
        <translation>geen byte ervan verandert</translation>
    </message>
    <message>
        <source>new outlines</source>
        <comment>provinces</comment>
        <translation>nieuwe omtrekken</translation>
    </message>
    <message>
        <source>names, yields, start positions stay</source>
        <translation>namen, opbrengsten en beginopstellingen blijven</translation>
    </message>
    <message>
        <source>new provinces</source>
        <translation>nieuwe provincies</translation>
    </message>
    <message>
        <source>%1: no country yet</source>
        <comment>%1 provinces</comment>
        <translation>%1: nog geen land</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>provinces</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>Where did %1 go? Nothing of the drawing lies there.</source>
        <comment>%1 a province</comment>
        <translation>Waar is %1 gebleven? Daar ligt niets van de tekening.</translation>
    </message>
    <message>
        <source>Where did %1 go? Most of it is now %2.</source>
        <comment>%1, %2 provinces</comment>
        <translation>Waar is %1 gebleven? Het meeste ervan is nu %2.</translation>
    </message>
    <message>
        <source>%2 is %1, renamed</source>
        <comment>provinces</comment>
        <translation>%2 is %1, hernoemd</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>a province</comment>
        <translation>%1 is weg</translation>
    </message>
    <message>
        <source>keep the old outline</source>
        <translation>oude omtrek houden</translation>
    </message>
    <message numerus="yes">
        <source>All %n provinces that are not in the drawing</source>
        <translation>
            <numerusform>%n provincie die niet in de tekening staat</numerusform>
            <numerusform>Alle %n provincies die niet in de tekening staan</numerusform>
        </translation>
    </message>
    <message>
        <source>are gone</source>
        <comment>provinces</comment>
        <translation>zijn weg</translation>
    </message>
    <message>
        <source>keep the old outlines</source>
        <translation>oude omtrekken houden</translation>
    </message>
    <message>
        <source>What changes against the map that is open</source>
        <translation>Wat er verandert ten opzichte van de geopende kaart</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportFlow</name>
    <message>
        <source>The drawing was taken in: one step, which can be taken back</source>
        <translation>De tekening is overgenomen: één stap, die je ongedaan kunt maken</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Tekening importeren</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.svgz)</source>
        <translation>Tekeningen (*.svg *.svgz)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a drawing</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet als tekening worden gelezen</translation>
    </message>
    <message>
        <source>The drawing does not fit to the map any more.</source>
        <translation>De tekening past niet meer bij de kaart.</translation>
    </message>
    <message>
        <source>Nothing changes: the map is as the drawing has it</source>
        <translation>Er verandert niets: de kaart is zoals de tekening haar heeft</translation>
    </message>
    <message>
        <source>Export for drawing</source>
        <translation>Exporteren om te tekenen</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Tekeningen (*.svg)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet worden geschreven</translation>
    </message>
    <message>
        <source>Written for drawing: %1. It is watched: save it there, and it can be taken in here.</source>
        <comment>%1 a file</comment>
        <translation>Geschreven om te tekenen: %1. Het bestand wordt in de gaten gehouden: sla het daar op en je kunt het hier overnemen.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLayers</name>
    <message>
        <source>in no layer</source>
        <comment>shapes of a drawing</comment>
        <translation>in geen laag</translation>
    </message>
    <message>
        <source>Layer in the drawing</source>
        <translation>Laag in de tekening</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>a column: what is in a layer</comment>
        <translation>Bevat</translation>
    </message>
    <message>
        <source>Becomes</source>
        <comment>a column: what a layer becomes</comment>
        <translation>Wordt</translation>
    </message>
    <message>
        <source>How we know</source>
        <comment>a column</comment>
        <translation>Hoe we dat weten</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLeft</name>
    <message numerus="yes">
        <source>■ %n sure</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n zeker</numerusform>
            <numerusform>■ %n zeker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>■ %n to be looked at</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n te bekijken</numerusform>
            <numerusform>■ %n te bekijken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>○ %1 largest of %n mend(s)</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>○ %1 grootste van %n gedichte kier</numerusform>
            <numerusform>○ %1 grootste van %n gedichte kieren</numerusform>
        </translation>
    </message>
    <message>
        <source>No gap is closed.</source>
        <translation>Er wordt geen kier gedicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) go, the widest %1.</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>%n kier verdwijnt, %1 breed.</numerusform>
            <numerusform>%n kieren verdwijnen, de breedste van %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlap(s) go to the upper shape.</source>
        <translation>
            <numerusform>%n overlapping gaat naar de bovenste vorm.</numerusform>
            <numerusform>%n overlappingen gaan naar de bovenste vorm.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next wider opening is %1, between %2 and %3: it stays.</source>
        <comment>%2, %3 provinces</comment>
        <translation>De eerstvolgende bredere opening is %1, tussen %2 en %3: die blijft.</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>zoals getekend</translation>
    </message>
    <message>
        <source>as it will be</source>
        <translation>zoals het wordt</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <translation>Kieren dichten tot</translation>
    </message>
    <message>
        <source>The drawing</source>
        <translation>De tekening</translation>
    </message>
    <message>
        <source>A click chooses a shape. Plus and minus zoom, arrows move, 0 shows all of it.</source>
        <translation>Een klik kiest een vorm. Plus en min zoomen, pijltoetsen verschuiven, 0 toont alles.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLoupe</name>
    <message>
        <source>%1 and %2, drawn</source>
        <comment>two provinces</comment>
        <translation>%1 en %2, getekend</translation>
    </message>
    <message>
        <source>two borders, %1 apart</source>
        <translation>twee grenzen, %1 uit elkaar</translation>
    </message>
    <message>
        <source>as it will be</source>
        <translation>zoals het wordt</translation>
    </message>
    <message>
        <source>one border, both sides use it</source>
        <translation>één grens, die beide kanten gebruiken</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportMap</name>
    <message>
        <source>Reading the drawing…</source>
        <translation>Tekening wordt gelezen…</translation>
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
        <translation>Afbeelding bewaren als</translation>
    </message>
    <message>
        <source>The picture can&apos;t be written: %1</source>
        <translation>De afbeelding kan niet worden geschreven: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>%1 a file</comment>
        <translation>Bewaard: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n laag</numerusform>
            <numerusform>%n lagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n vorm</numerusform>
            <numerusform>%n vormen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>of a drawing</comment>
        <translation>%1 punten</translation>
    </message>
    <message numerus="yes">
        <source>Make a map of %n province(s)</source>
        <translation>
            <numerusform>Kaart van %n provincie maken</numerusform>
            <numerusform>Kaart van %n provincies maken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n province(s)</source>
        <translation>
            <numerusform>%n provincie importeren</numerusform>
            <numerusform>%n provincies importeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the drawing…</source>
        <translation>Tekening wordt gelezen…</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Bezig…</translation>
    </message>
    <message>
        <source>Nothing changes: the map is as the drawing has it.</source>
        <translation>Er verandert niets: de kaart is zoals de tekening haar heeft.</translation>
    </message>
    <message>
        <source>A new map; the drawing is not changed</source>
        <translation>Een nieuwe kaart; de tekening wordt niet gewijzigd</translation>
    </message>
    <message>
        <source>One step in the history; Ctrl+Z takes all of it back</source>
        <translation>Eén stap in de geschiedenis; Ctrl+Z maakt alles ongedaan</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Tekening importeren</translation>
    </message>
    <message>
        <source>Enter imports what you see. Your drawing is not changed.</source>
        <translation>Enter importeert wat je ziet. Je tekening wordt niet gewijzigd.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>How to draw for Marches</source>
        <translation>Tekenen voor Marches</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&lt;h3&gt;How to draw for Marches&lt;/h3&gt;&lt;p&gt;Draw each province as one closed shape, coasts and islands with it. Neighbours need not match exactly: gaps and overlaps are closed here.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;A layer called &lt;b&gt;Provinces&lt;/b&gt; for them; others called Rivers, Lakes, Hills, Woods, Land or Names are known too, in four languages.&lt;/li&gt;&lt;li&gt;Call a province by its label in Inkscape (Object properties), or write its name into it.&lt;/li&gt;&lt;li&gt;Islands of one province: group them, or give them the same label.&lt;/li&gt;&lt;li&gt;Export for drawing… writes your map with an id for each province. As long as these ids stay, names, yields, links and start positions stay with their provinces.&lt;/li&gt;&lt;li&gt;Save as plain or Inkscape SVG. Blurs, gradients and masks are left aside; scripts and links to other files are refused.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h3&gt;Tekenen voor Marches&lt;/h3&gt;&lt;p&gt;Teken elke provincie als één gesloten vorm, met kusten en eilanden erbij. Buren hoeven niet precies aan te sluiten: kieren en overlappingen worden hier gedicht.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Zet ze in een laag met de naam &lt;b&gt;Provincies&lt;/b&gt;; lagen met de naam Rivieren, Meren, Heuvels, Bos, Land of Teksten worden ook herkend, in vier talen.&lt;/li&gt;&lt;li&gt;Geef een provincie haar naam met het label in Inkscape (Objecteigenschappen), of schrijf de naam erin.&lt;/li&gt;&lt;li&gt;Eilanden van één provincie: groepeer ze of geef ze hetzelfde label.&lt;/li&gt;&lt;li&gt;Exporteren om te tekenen… schrijft je kaart met een id voor elke provincie. Zolang die id’s blijven, houden de provincies hun namen, opbrengsten, verbindingen en beginopstellingen.&lt;/li&gt;&lt;li&gt;Sla op als gewone SVG of als Inkscape-SVG. Vervagingen, kleurverlopen en maskers tellen niet mee; scripts en verwijzingen naar andere bestanden worden geweigerd.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportShapes</name>
    <message>
        <source>left out</source>
        <comment>a shape that becomes no province</comment>
        <translation>weggelaten</translation>
    </message>
    <message>
        <source>%1: new</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>%1: nieuw</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n piece(s)</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>
            <numerusform>%1, in %n stuk</numerusform>
            <numerusform>%1, in %n stukken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the same</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>%1: hetzelfde</translation>
    </message>
    <message>
        <source>a new province</source>
        <comment>what a shape becomes</comment>
        <translation>een nieuwe provincie</translation>
    </message>
    <message>
        <source>without an id</source>
        <comment>a shape of a drawing</comment>
        <translation>zonder id</translation>
    </message>
    <message>
        <source>Shape</source>
        <comment>a column: a shape of a drawing</comment>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>What is asked</source>
        <comment>a column: about a shape</comment>
        <translation>De vraag</translation>
    </message>
    <message>
        <source>How we know</source>
        <comment>a column</comment>
        <translation>Hoe we dat weten</translation>
    </message>
    <message>
        <source>Province</source>
        <comment>a column</comment>
        <translation>Provincie</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>a column: of a province</comment>
        <translation>Naam</translation>
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
        <translation>De tekening zegt %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <comment>%1 a name</comment>
        <translation>%1 houden</translation>
    </message>
    <message>
        <source>take the drawing&apos;s</source>
        <comment>a name</comment>
        <translation>die van de tekening nemen</translation>
    </message>
    <message>
        <source>keep all</source>
        <comment>names</comment>
        <translation>alle houden</translation>
    </message>
    <message numerus="yes">
        <source>take all %n of the drawing</source>
        <comment>names</comment>
        <translation>
            <numerusform>%n van de tekening nemen</numerusform>
            <numerusform>alle %n van de tekening nemen</numerusform>
        </translation>
    </message>
    <message>
        <source>All names</source>
        <translation>Alle namen</translation>
    </message>
    <message>
        <source>Left aside</source>
        <comment>parts of a drawing</comment>
        <translation>Buiten beschouwing gelaten</translation>
    </message>
    <message>
        <source>Keep the picture as a file…</source>
        <comment>to be traced</comment>
        <translation>Afbeelding als bestand bewaren…</translation>
    </message>
    <message>
        <source>To look at (%1)</source>
        <comment>shapes</comment>
        <translation>Te bekijken (%1)</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <comment>shapes</comment>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>Layers</source>
        <comment>of a drawing</comment>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>what each becomes; groups, transforms and curves inside are followed</source>
        <translation>wat elke laag wordt; groepen, transformaties en krommen erin worden gevolgd</translation>
    </message>
    <message>
        <source>Provinces</source>
        <comment>of a drawing</comment>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>all are known for sure</source>
        <comment>provinces</comment>
        <translation>alle zijn zeker herkend</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Typ om te filteren</translation>
    </message>
    <message>
        <source>Filter of the shapes</source>
        <translation>Filter voor de vormen</translation>
    </message>
    <message>
        <source>Watch the file: when it is saved again, show what has changed</source>
        <translation>Bestand in de gaten houden: bij opnieuw opslaan tonen wat er is gewijzigd</translation>
    </message>
    <message>
        <source>The new map</source>
        <translation>De nieuwe kaart</translation>
    </message>
</context>
<context>
    <name>marches::editor::LandForm</name>
    <message>
        <source>Provinces</source>
        <comment>how many an invented land has</comment>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>how many an invented land has</comment>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>by which a land is invented</comment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Another</source>
        <comment>land, by another number</comment>
        <translation>Een ander</translation>
    </message>
    <message>
        <source>Another land</source>
        <translation>Een ander land</translation>
    </message>
    <message>
        <source>The same numbers make the same land again.</source>
        <translation>Dezelfde getallen geven weer hetzelfde land.</translation>
    </message>
</context>
<context>
    <name>marches::editor::LaneTool</name>
    <message>
        <source>Sea lane of %1 and %2</source>
        <translation>Zeeroute van %1 en %2</translation>
    </message>
    <message>
        <source>Sea lanes: drag from one province to the other</source>
        <translation>Zeeroutes: sleep van de ene provincie naar de andere</translation>
    </message>
    <message>
        <source>Drag its points and ends; press on the line for a new point. Del takes one out</source>
        <translation>Versleep de punten en uiteinden; druk op de lijn voor een nieuw punt. Del haalt een punt weg</translation>
    </message>
    <message>
        <source>They are linked, and the lane finds its way over water</source>
        <translation>Ze worden verbonden en de zeeroute zoekt zelf een weg over water</translation>
    </message>
    <message>
        <source>Lay it anew</source>
        <translation>Opnieuw leggen</translation>
    </message>
    <message>
        <source>Remove the lane</source>
        <translation>Zeeroute verwijderen</translation>
    </message>
    <message>
        <source>Remove lane and link</source>
        <translation>Zeeroute en verbinding verwijderen</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>slepen</translation>
    </message>
    <message>
        <source>lane or point</source>
        <translation>zeeroute of punt</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>take the point away</source>
        <translation>punt weghalen</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>niet vastklikken</translation>
    </message>
    <message>
        <source>walk points</source>
        <translation>punten langsgaan</translation>
    </message>
    <message>
        <source>%1 and %2 touch: they need no lane</source>
        <translation>%1 en %2 raken elkaar: een zeeroute is niet nodig</translation>
    </message>
    <message>
        <source>No water leads from %1 to %2</source>
        <translation>Er loopt geen water van %1 naar %2</translation>
    </message>
    <message>
        <source>%1 and %2 are linked by sea</source>
        <translation>%1 en %2 zijn over zee verbonden</translation>
    </message>
    <message>
        <source>The lane would end in %1</source>
        <translation>De zeeroute zou in %1 eindigen</translation>
    </message>
</context>
<context>
    <name>marches::editor::LayersPane</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>O hides the picture while it is held.</source>
        <translation>O verbergt de afbeelding zolang je de toets ingedrukt houdt.</translation>
    </message>
    <message>
        <source>No picture to trace lies over this map.</source>
        <translation>Over deze kaart ligt geen afbeelding om over te trekken.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Provinces: colours and names</source>
        <comment>a layer of the map</comment>
        <translation>Provincies: kleuren en namen</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>a layer of the map</comment>
        <translation>Rivieren</translation>
    </message>
    <message>
        <source>Relief</source>
        <comment>a layer of the map</comment>
        <translation>Reliëf</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>a layer of the map</comment>
        <translation>Bossen</translation>
    </message>
    <message>
        <source>Sea lanes</source>
        <comment>a layer of the map</comment>
        <translation>Zeeroutes</translation>
    </message>
    <message>
        <source>Names of seas</source>
        <comment>a layer of the map</comment>
        <translation>Namen van zeeën</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <comment>a layer of the map</comment>
        <translation>Afbeelding om over te trekken</translation>
    </message>
    <message>
        <source>How strongly the picture to trace is seen, per cent</source>
        <translation>Hoe sterk de afbeelding om over te trekken te zien is, in procenten</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapFeed</name>
    <message>
        <source>The picture of this map can&apos;t be read. File text shows the file.</source>
        <translation>De tekening van deze kaart is onleesbaar. ‘Tekst van het bestand’ toont het bestand.</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapForm</name>
    <message>
        <source>cut close: %1 × %2</source>
        <comment>a sheet&apos;s width and height</comment>
        <translation>krap bijgesneden: %1 × %2</translation>
    </message>
    <message>
        <source>all of it: %1 × %2</source>
        <comment>a sheet&apos;s width and height</comment>
        <translation>het hele blad: %1 × %2</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a map</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>File</source>
        <comment>of a map</comment>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>what a map is drawn on</comment>
        <translation>Blad</translation>
    </message>
    <message>
        <source>Width of the sheet</source>
        <translation>Breedte van het blad</translation>
    </message>
    <message>
        <source>Height of the sheet</source>
        <translation>Hoogte van het blad</translation>
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
        <translation>wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>the map, for problems</comment>
        <translation>gecontroleerd</translation>
    </message>
    <message numerus="yes">
        <source>checked, with all %n variant(s)</source>
        <comment>the map, for problems</comment>
        <translation>
            <numerusform>gecontroleerd, met %n variant</numerusform>
            <numerusform>gecontroleerd, met alle %n varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has changed since: look at the problem again.</source>
        <translation>De kaart is intussen gewijzigd: bekijk het probleem opnieuw.</translation>
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
        <translation>Dit bestand bevat fouten; de editor laat zien waar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a map: how many provinces, how many countries</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n provincie</numerusform>
            <numerusform>%n provincies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n land</numerusform>
            <numerusform>%n landen</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with the program; your copy is yours to change.</source>
        <translation>Hoort bij het programma; je eigen kopie kun je vrij wijzigen.</translation>
    </message>
    <message>
        <source>Begin a copy</source>
        <translation>Kopie beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a button does, and with which map</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go on with a map of yours</source>
        <translation>Verdergaan met een eigen kaart</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Die zijn er nog niet.</translation>
    </message>
    <message>
        <source>A copy of a map that comes with the program</source>
        <translation>Een kopie van een kaart die bij het programma hoort</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergePane</name>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>They do not touch: a link leaves both, or they become one province of two pieces.</source>
        <translation>Ze raken elkaar niet: met een verbinding blijven beide bestaan, anders worden ze één provincie van twee stukken.</translation>
    </message>
    <message>
        <source>Keeps its name and id</source>
        <translation>Houdt naam en id</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>Wat verdwijnt</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergeTool</name>
    <message>
        <source>Merge: drag from one province to the other</source>
        <translation>Samenvoegen: sleep van de ene provincie naar de andere</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch. Link them, or merge?</source>
        <translation>%1 en %2 raken elkaar niet. Verbinden of samenvoegen?</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>%1 bij %2 voegen</translation>
    </message>
    <message>
        <source>They would be one province of two pieces</source>
        <translation>Ze worden één provincie van twee stukken</translation>
    </message>
    <message>
        <source>Nothing else is lost. Press Enter</source>
        <translation>Verder gaat er niets verloren. Druk op Enter</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sentences of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>The more important one keeps its name and id, else the larger one</source>
        <translation>De belangrijkste houdt haar naam en id, anders de grootste</translation>
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
        <translation>over zee</translation>
    </message>
    <message>
        <source>border %1</source>
        <comment>its length in units of the map</comment>
        <translation>grens %1</translation>
    </message>
    <message>
        <source>%1, not linked</source>
        <comment>why two provinces touch</comment>
        <translation>%1, niet verbonden</translation>
    </message>
    <message>
        <source>%1, kept apart</source>
        <comment>two provinces that touch and are not linked, for a reason</comment>
        <translation>%1, gescheiden</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>%1 a province</comment>
        <translation>%1 tonen</translation>
    </message>
    <message>
        <source>Link them</source>
        <comment>two provinces</comment>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>No link though they touch</source>
        <comment>of two provinces</comment>
        <translation>Niet verbonden, al raken ze elkaar</translation>
    </message>
    <message>
        <source>Take the link away</source>
        <comment>of two provinces</comment>
        <translation>Verbinding verwijderen</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewMapPane</name>
    <message>
        <source>The borders of this map have gaps: open it and join them first.</source>
        <translation>Tussen de grenzen van deze kaart zitten kieren: open haar en laat eerst de grenzen aansluiten.</translation>
    </message>
    <message>
        <source>This map can&apos;t be read.</source>
        <translation>Deze kaart kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <comment>%1 a map</comment>
        <translation>Deel van %1</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1 a map</comment>
        <translation>%1, gewijzigd</translation>
    </message>
    <message>
        <source>A blank sheet with the figures of %1</source>
        <comment>%1 a map</comment>
        <translation>Een leeg blad met de waarden van %1</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nieuwe kaart</translation>
    </message>
    <message>
        <source>A map with the file name %1 is there already. Give another one.</source>
        <translation>Er is al een kaart met de bestandsnaam %1. Kies een andere.</translation>
    </message>
    <message>
        <source>Nothing but sea: you draw the land</source>
        <translation>Alleen zee: je tekent zelf het land</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet</source>
        <translation>Nog niet te spelen</translation>
    </message>
    <message>
        <source>%1, %2, %3: it can be played</source>
        <comment>provinces, countries, players</comment>
        <translation>%1, %2, %3: te spelen</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n provincie</numerusform>
            <numerusform>%n provincies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n land</numerusform>
            <numerusform>%n landen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 tot %2 spelers</translation>
    </message>
    <message>
        <source>The map to begin with</source>
        <translation>De kaart om mee te beginnen</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Wat er wordt gemaakt</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Afbeelding om over te trekken</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Kies eerst een afbeelding.</translation>
    </message>
    <message>
        <source>The picture lies over the sea: you draw the land</source>
        <translation>De afbeelding ligt over de zee: je tekent zelf het land</translation>
    </message>
    <message>
        <source>An invented land with the figures of %1</source>
        <comment>%1 a map</comment>
        <translation>Een verzonnen land met de waarden van %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewProvince</name>
    <message>
        <source>New province</source>
        <translation>Nieuwe provincie</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewProvinceForm</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>of a province in the file</comment>
        <translation>Id</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Hoort bij</translation>
    </message>
    <message>
        <source>Name of the new province</source>
        <translation>Naam van de nieuwe provincie</translation>
    </message>
    <message>
        <source>Id of the new province</source>
        <translation>Id van de nieuwe provincie</translation>
    </message>
    <message>
        <source>To whom the new province belongs</source>
        <translation>Bij wie de nieuwe provincie hoort</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>to whom a province belongs</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>free</source>
        <comment>an id that nothing else has</comment>
        <translation>vrij</translation>
    </message>
</context>
<context>
    <name>marches::editor::OutsideDrawing</name>
    <message>
        <source>%1 was saved, and can&apos;t be read as a drawing: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>%1 is opgeslagen en kan niet als tekening worden gelezen: %2</translation>
    </message>
    <message>
        <source>%1 was saved, and can&apos;t be taken in: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>%1 is opgeslagen en kan niet worden overgenomen: %2</translation>
    </message>
    <message>
        <source>%1 was saved: nothing changes on the map</source>
        <comment>%1 a file</comment>
        <translation>%1 is opgeslagen: op de kaart verandert niets</translation>
    </message>
    <message>
        <source>%1 does not fit to the map any more</source>
        <comment>%1 a file</comment>
        <translation>%1 past niet meer bij de kaart</translation>
    </message>
</context>
<context>
    <name>marches::editor::OutsideWatch</name>
    <message>
        <source>%1 is gone; saving writes it again</source>
        <comment>%1 a file</comment>
        <translation>%1 is weg; bij opslaan wordt het bestand opnieuw geschreven</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it can&apos;t be read: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>Een ander programma heeft %1 gewijzigd en nu kan het bestand niet worden gelezen: %2</translation>
    </message>
    <message>
        <source>What another program has written in %1 can&apos;t be taken in</source>
        <comment>%1 a file</comment>
        <translation>Wat een ander programma in %1 heeft geschreven, kan niet worden overgenomen</translation>
    </message>
    <message>
        <source>%1 was changed by another program and read anew</source>
        <comment>%1 a file</comment>
        <translation>%1 is door een ander programma gewijzigd en opnieuw gelezen</translation>
    </message>
</context>
<context>
    <name>marches::editor::PackagePage</name>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet geopend worden</translation>
    </message>
    <message>
        <source>Nothing of it was kept. Ask who sent it to pack the map again.</source>
        <translation>Er is niets van bewaard. Vraag de afzender om de kaart opnieuw in te pakken.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>from a page</comment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Keep both</source>
        <comment>maps</comment>
        <translation>Beide houden</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <comment>a map</comment>
        <translation>Mijn kaart vervangen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>You have this map already, and it is not the same</source>
        <translation>Je hebt deze kaart al, en ze is niet hetzelfde</translation>
    </message>
    <message>
        <source>%1 and your %2 have the same id: this one may be newer, or you have changed yours. Games that stand keep the map they were begun on, whatever you choose.</source>
        <comment>%1 a file, %2 a map&apos;s name</comment>
        <translation>%1 en je kaart %2 hebben dezelfde id: misschien is deze nieuwer, misschien heb je die van jou gewijzigd. Lopende spellen houden de kaart waarop ze zijn begonnen, wat je ook kiest.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a map</comment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>a map</comment>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>leaves a map for now</comment>
        <translation>Later</translation>
    </message>
    <message>
        <source>It was among your maps already: %1</source>
        <comment>%1 a file</comment>
        <translation>Ze stond al bij je kaarten: %1</translation>
    </message>
    <message>
        <source>It is kept among your maps: %1</source>
        <comment>%1 a file</comment>
        <translation>Ze is bij je kaarten bewaard: %1</translation>
    </message>
    <message>
        <source>%1. It can&apos;t be played yet, but changed:</source>
        <comment>%1 a sentence</comment>
        <translation>%1. De kaart kan nog niet worden gespeeld, wel gewijzigd:</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <translation>Afbeelding van de kaart</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a map: how many provinces, how many countries</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n provincie</numerusform>
            <numerusform>%n provincies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n land</numerusform>
            <numerusform>%n landen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::PartPicker</name>
    <message>
        <source>will be on the map</source>
        <comment>a province</comment>
        <translation>komt op de kaart</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a province</comment>
        <translation>weggelaten</translation>
    </message>
    <message>
        <source>The map to begin with</source>
        <translation>De kaart om mee te beginnen</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Click a province or a country to take it in or leave it out; drag a frame around many. By keys: arrows and Space.</source>
        <translation>Klik provincies of landen aan om ze op te nemen of weg te laten; sleep een kader om er meer tegelijk te kiezen. Met het toetsenbord: pijltoetsen en spatiebalk.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsModel</name>
    <message>
        <source>%1 Set aside: %2</source>
        <comment>%1 a problem, %2 the reason</comment>
        <translation>%1 Terzijde gelegd: %2</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>a problem</comment>
        <translation>Terzijde gelegd</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsPane</name>
    <message>
        <source>Problems</source>
        <comment>title of a panel</comment>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Fix all that is safe (%1)</source>
        <comment>button; how many problems</comment>
        <translation>Alles oplossen wat veilig kan (%1)</translation>
    </message>
    <message>
        <source>Enter goes there, F mends it, the menu key shows all ways to mend it.</source>
        <translation>Enter gaat erheen, F lost het op, de menutoets toont alle oplossingen.</translation>
    </message>
    <message>
        <source>No problem found.</source>
        <translation>Geen problemen gevonden.</translation>
    </message>
    <message>
        <source>Why is it right as it is?</source>
        <comment>before a field: a warning is set aside</comment>
        <translation>Waarom is het goed zoals het is?</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <comment>a warning that was set aside</comment>
        <translation>Weer oppakken</translation>
    </message>
    <message>
        <source>Set aside…</source>
        <comment>a warning, for a reason</comment>
        <translation>Terzijde leggen…</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>a button: a warning, for a reason</comment>
        <translation>Terzijde leggen</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <comment>title of a panel; how many</comment>
        <translation>Problemen: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincePane</name>
    <message numerus="yes">
        <source>in %n place(s), all follow</source>
        <comment>of an id; they change with it</comment>
        <translation>
            <numerusform>op %n plaats, volgt</numerusform>
            <numerusform>op %n plaatsen, alle volgen</numerusform>
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
        <translation>niet betwist</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Buren</translation>
    </message>
    <message>
        <source>%1 by border, %2 by sea</source>
        <comment>how many neighbours a province has</comment>
        <translation>%1 over land, %2 over zee</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provincie</translation>
    </message>
    <message>
        <source>Click a province on the map or in the list of provinces.</source>
        <translation>Klik op een provincie op de kaart of in de lijst.</translation>
    </message>
    <message>
        <source>show</source>
        <comment>a button: a province on the map</comment>
        <translation>tonen</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a province</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>The name in all languages</source>
        <translation>De naam in alle talen</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>the word by which the file names a province</comment>
        <translation>Id</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <comment>a province, to a country</comment>
        <translation>Hoort bij</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Op de kaart</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <comment>a language</comment>
        <translation>Naam in het %1</translation>
    </message>
    <message>
        <source>Contested with</source>
        <translation>Betwist met</translation>
    </message>
    <message>
        <source>Split</source>
        <comment>a button: takes the tool that cuts a province</comment>
        <translation>Splitsen</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <comment>a button: takes the tool that makes one province of two</comment>
        <translation>Samenvoegen met…</translation>
    </message>
    <message>
        <source>Sea link…</source>
        <comment>a button: takes the tool that links provinces by sea</comment>
        <translation>Zeeverbinding…</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>%1 a province; all are chosen</comment>
        <translation>
            <numerusform>%1 en %n andere</numerusform>
            <numerusform>%1 en %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>The country is set for all, the rest for %1 alone.</source>
        <comment>a province</comment>
        <translation>Het land geldt voor alle, de rest alleen voor %1.</translation>
    </message>
    <message>
        <source>No way leads across this border</source>
        <comment>reason, kept in the map: two provinces touch and are not linked</comment>
        <translation>Er loopt geen weg over deze grens</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincesPane</name>
    <message>
        <source>Provinces</source>
        <translation>Provincies</translation>
    </message>
    <message>
        <source>Find a province</source>
        <translation>Provincie zoeken</translation>
    </message>
</context>
<context>
    <name>marches::editor::RecoveryPage</name>
    <message>
        <source>Throw these changes away for good?</source>
        <translation>Deze wijzigingen voorgoed weggooien?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not in the file, until %1</source>
        <comment>%1 a date and time</comment>
        <translation>
            <numerusform>%n wijziging niet in het bestand, tot %1</numerusform>
            <numerusform>%n wijzigingen niet in het bestand, tot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Yes, throw them away</source>
        <translation>Ja, weggooien</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Weggooien…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Changes that are not in their files yet</source>
        <translation>Wijzigingen die nog niet in hun bestanden staan</translation>
    </message>
    <message>
        <source>Every change was kept. The files are as they were saved last.</source>
        <translation>Elke wijziging is bewaard. De bestanden zijn zoals ze het laatst zijn opgeslagen.</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Alle kaarten</translation>
    </message>
</context>
<context>
    <name>marches::editor::RiverTool</name>
    <message>
        <source>Rivers: begin at the source</source>
        <translation>Rivieren: begin bij de bron</translation>
    </message>
    <message>
        <source>On to the mouth</source>
        <translation>Verder naar de monding</translation>
    </message>
    <message>
        <source>Click point by point, or draw with the button down. Del takes a river away</source>
        <translation>Klik punt voor punt, of teken met de knop ingedrukt. Del haalt een rivier weg</translation>
    </message>
    <message>
        <source>Enter or a double click ends it. Backspace takes the last point back</source>
        <translation>Enter of dubbelklikken maakt de rivier af. Backspace neemt het laatste punt terug</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Make the river</source>
        <translation>Rivier maken</translation>
    </message>
</context>
<context>
    <name>marches::editor::SeaNamePane</name>
    <message>
        <source>Name of a sea</source>
        <translation>Naam van een zee</translation>
    </message>
    <message>
        <source>The name that is chosen</source>
        <translation>De gekozen naam</translation>
    </message>
    <message>
        <source>The next name; it stands where you click three times</source>
        <translation>De volgende naam; die komt te staan waar je drie keer klikt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>how high they are</comment>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Name of the sea</source>
        <translation>Naam van de zee</translation>
    </message>
    <message>
        <source>New sea</source>
        <translation>Nieuwe zee</translation>
    </message>
    <message>
        <source>Height of the letters in units of the map</source>
        <translation>Hoogte van de letters in eenheden van de kaart</translation>
    </message>
</context>
<context>
    <name>marches::editor::SeaNameTool</name>
    <message>
        <source>Name of a sea: %1</source>
        <translation>Naam van een zee: %1</translation>
    </message>
    <message>
        <source>Name of a sea: click where it begins</source>
        <translation>Naam van een zee: klik waar hij begint</translation>
    </message>
    <message>
        <source>Click the middle of its curve</source>
        <translation>Klik op het midden van de boog</translation>
    </message>
    <message>
        <source>Click where it ends</source>
        <translation>Klik waar hij eindigt</translation>
    </message>
    <message>
        <source>Drag its points; name and size stand at the right. Del takes it away</source>
        <translation>Versleep de punten; naam en grootte staan rechts. Del haalt de naam weg</translation>
    </message>
    <message>
        <source>Enter ends it here: a straight line of two points</source>
        <translation>Enter maakt de naam hier af: een rechte lijn van twee punten</translation>
    </message>
    <message>
        <source>Three clicks; a click on the point of a name that is there chooses it</source>
        <translation>Drie keer klikken; een klik op een punt van een bestaande naam kiest die</translation>
    </message>
    <message>
        <source>Take the name away</source>
        <translation>Naam weghalen</translation>
    </message>
    <message>
        <source>New sea</source>
        <translation>Nieuwe zee</translation>
    </message>
</context>
<context>
    <name>marches::editor::SelectTool</name>
    <message>
        <source>Choose a province</source>
        <translation>Kies een provincie</translation>
    </message>
    <message numerus="yes">
        <source>%n provinces are chosen</source>
        <translation>
            <numerusform>%n provincie is gekozen</numerusform>
            <numerusform>%n provincies zijn gekozen</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift adds, a frame takes all within. Names and places of tokens can be dragged</source>
        <translation>Shift voegt toe, een kader neemt alles erbinnen. Namen en plekken voor fiches kun je verslepen</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>klikken</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>kiezen</translation>
    </message>
    <message>
        <source>F2</source>
        <comment>key</comment>
        <translation>F2</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>hernoemen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>walk provinces</source>
        <translation>provincies langsgaan</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 is gekozen</translation>
    </message>
    <message>
        <source>delete, its land to a neighbour</source>
        <translation>verwijderen, land aan een buur</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <comment>keys</comment>
        <translation>Shift+Del</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>aan niemand</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <comment>keys</comment>
        <translation>Ctrl+Del</translation>
    </message>
    <message>
        <source>to the sea</source>
        <translation>aan de zee</translation>
    </message>
    <message>
        <source>New province from this piece</source>
        <translation>Nieuwe provincie van dit stuk</translation>
    </message>
    <message>
        <source>New province from this land</source>
        <translation>Nieuwe provincie van dit land</translation>
    </message>
    <message>
        <source>Who gets the land of %1?</source>
        <translation>Wie krijgt het land van %1?</translation>
    </message>
    <message>
        <source>Click a province that gets it. Enter: the one with the longest border</source>
        <translation>Klik op de provincie die het krijgt. Enter: de provincie met de langste grens</translation>
    </message>
    <message>
        <source>Alt+Del</source>
        <comment>keys</comment>
        <translation>Alt+Del</translation>
    </message>
    <message>
        <source>to whom you choose</source>
        <translation>aan wie je kiest</translation>
    </message>
    <message>
        <source>Choose one province</source>
        <translation>Kies één provincie</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The sea</source>
        <translation>De zee</translation>
    </message>
    <message>
        <source>Remove…</source>
        <comment>a province; who gets its land is asked</comment>
        <translation>Verwijderen…</translation>
    </message>
</context>
<context>
    <name>marches::editor::SheetTool</name>
    <message>
        <source>the sea</source>
        <translation>de zee</translation>
    </message>
    <message>
        <source>land out of play</source>
        <translation>land buiten het spel</translation>
    </message>
    <message>
        <source>the sheet’s edge</source>
        <translation>de rand van het blad</translation>
    </message>
    <message>
        <source>a province without a name</source>
        <translation>een provincie zonder naam</translation>
    </message>
    <message>
        <source>junction of %1</source>
        <extracomment>Where borders meet; a list of names</extracomment>
        <translation>knooppunt van %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>its first point</source>
        <translation>het eerste punt</translation>
    </message>
    <message>
        <source>point between %1 and %2</source>
        <translation>punt tussen %1 en %2</translation>
    </message>
    <message>
        <source>on the border of %1 and %2</source>
        <translation>op de grens van %1 en %2</translation>
    </message>
    <message>
        <source>on a river</source>
        <translation>op een rivier</translation>
    </message>
    <message>
        <source>on the relief</source>
        <translation>op het reliëf</translation>
    </message>
    <message>
        <source>on the sheet’s edge</source>
        <translation>op de rand van het blad</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>niet vastklikken</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>15 degrees</source>
        <translation>15 graden</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>punt zetten</translation>
    </message>
    <message>
        <source>walk points</source>
        <translation>punten langsgaan</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a junction or point, its number, how many there are</comment>
        <translation>%1, %2 van %3</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitPane</name>
    <message>
        <source>%1 %</source>
        <comment>the share of a piece</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>the eastern, larger one</source>
        <translation>het oostelijke, grotere stuk</translation>
    </message>
    <message>
        <source>the eastern one</source>
        <translation>het oostelijke stuk</translation>
    </message>
    <message>
        <source>the western, larger one</source>
        <translation>het westelijke, grotere stuk</translation>
    </message>
    <message>
        <source>the western one</source>
        <translation>het westelijke stuk</translation>
    </message>
    <message>
        <source>the southern, larger one</source>
        <translation>het zuidelijke, grotere stuk</translation>
    </message>
    <message>
        <source>the southern one</source>
        <translation>het zuidelijke stuk</translation>
    </message>
    <message>
        <source>the northern, larger one</source>
        <translation>het noordelijke, grotere stuk</translation>
    </message>
    <message>
        <source>the northern one</source>
        <translation>het noordelijke stuk</translation>
    </message>
    <message>
        <source>Each piece its own province</source>
        <translation>Elk stuk een eigen provincie</translation>
    </message>
    <message>
        <source>Links follow the borders</source>
        <translation>Verbindingen volgen de grenzen</translation>
    </message>
    <message>
        <source>%1 no longer touches %2: these links go to %3.</source>
        <comment>a province, a list of provinces, the new province</comment>
        <translation>%1 raakt %2 niet meer: deze verbindingen gaan naar %3.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s): %1 is left out where %2 is</source>
        <translation>
            <numerusform>%n variant: %1 is weggelaten waar %2 dat is</numerusform>
            <numerusform>%n varianten: %1 is weggelaten waar %2 dat is</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in start positions: they stay in %1</source>
        <translation>
            <numerusform>%n plek in beginopstellingen: die blijft in %1</numerusform>
            <numerusform>%n plekken in beginopstellingen: die blijven in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s): %1 has an English name only</source>
        <translation>
            <numerusform>%n tekst: %1 heeft alleen een Engelse naam</numerusform>
            <numerusform>%n teksten: %1 heeft alleen een Engelse naam</numerusform>
        </translation>
    </message>
    <message>
        <source>What else it is in</source>
        <translation>Waar de provincie nog meer in voorkomt</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Splitsen</translation>
    </message>
    <message>
        <source>Which piece keeps the name and id. X takes the next one</source>
        <translation>Welk stuk naam en id houdt. X neemt het volgende</translation>
    </message>
    <message>
        <source>Draw a line across a province, from border to border. What comes of it stands here.</source>
        <translation>Trek een lijn door een provincie, van grens naar grens. Wat daaruit komt, staat hier.</translation>
    </message>
    <message>
        <source>The new province</source>
        <translation>De nieuwe provincie</translation>
    </message>
    <message>
        <source>New province</source>
        <translation>Nieuwe provincie</translation>
    </message>
    <message>
        <source>as the province that is cut</source>
        <translation>zoals de provincie die wordt gesplitst</translation>
    </message>
    <message>
        <source>Nothing overlaps, no gap, all pieces are large enough. One step in the history: “%1”.</source>
        <translation>Niets overlapt, er zijn geen kieren en alle stukken zijn groot genoeg. Eén stap in de geschiedenis: ‘%1’.</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitTool</name>
    <message>
        <source>Split: draw a line from border to border</source>
        <translation>Splitsen: trek een lijn van grens naar grens</translation>
    </message>
    <message>
        <source>Split %1: the line is whole</source>
        <translation>%1 splitsen: de lijn is af</translation>
    </message>
    <message>
        <source>Split %1: on to a border</source>
        <translation>%1 splitsen: verder naar een grens</translation>
    </message>
    <message>
        <source>Begin on the border of the province that you want to cut</source>
        <translation>Begin op de grens van de provincie die je wilt splitsen</translation>
    </message>
    <message numerus="yes">
        <source>%n new pieces. Enter makes one province of them, Shift+Enter each its own</source>
        <translation>
            <numerusform>%n nieuw stuk. Enter maakt er één provincie van, Shift+Enter van elk stuk een eigen</numerusform>
            <numerusform>%n nieuwe stukken. Enter maakt er één provincie van, Shift+Enter van elk stuk een eigen</numerusform>
        </translation>
    </message>
    <message>
        <source>The line runs over %1 too, which it does not cut</source>
        <translation>De lijn loopt ook over %1, maar splitst daar niets</translation>
    </message>
    <message>
        <source>Press Enter, or X: the other piece keeps name and id</source>
        <translation>Druk op Enter, of op X: dan houdt het andere stuk naam en id</translation>
    </message>
    <message numerus="yes">
        <source>It ends %n px inside. Shift+Enter leads it on to the border</source>
        <translation>
            <numerusform>De lijn stopt %n px voor de grens. Shift+Enter trekt haar door tot de grens</numerusform>
            <numerusform>De lijn stopt %n px voor de grens. Shift+Enter trekt haar door tot de grens</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to bend it further. Backspace takes the last point back</source>
        <translation>Klik om de lijn verder te buigen. Backspace neemt het laatste punt terug</translation>
    </message>
    <message>
        <source>Take the last point back</source>
        <translation>Laatste punt terugnemen</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Splitsen</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>klikken</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>buigen</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>wisselen</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>niet vastklikken</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>split</source>
        <translation>splitsen</translation>
    </message>
    <message>
        <source>The line divides nothing</source>
        <translation>De lijn splitst niets</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>keeps name, id and figures</source>
        <translation>houdt naam, id en waarden</translation>
    </message>
    <message>
        <source>new province</source>
        <translation>nieuwe provincie</translation>
    </message>
    <message>
        <source>the new border</source>
        <translation>de nieuwe grens</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>vastgeklikt op wat er al is</translation>
    </message>
    <message>
        <source>becomes a province</source>
        <translation>wordt een provincie</translation>
    </message>
    <message>
        <source>hold F</source>
        <comment>key</comment>
        <translation>F vasthouden</translation>
    </message>
    <message>
        <source>follow a line</source>
        <translation>een lijn volgen</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampTool</name>
    <message>
        <source>Woods: click or drag, and trees stand there</source>
        <translation>Bossen: klik of sleep, en er komen bomen te staan</translation>
    </message>
    <message>
        <source>Relief: click or drag, and hills stand there</source>
        <translation>Reliëf: klik of sleep, en er komen heuvels te staan</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>weghalen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>grootte</translation>
    </message>
    <message>
        <source>Nothing stands here</source>
        <translation>Hier staat niets</translation>
    </message>
    <message>
        <source>Size %1 %</source>
        <translation>Grootte %1%</translation>
    </message>
    <message>
        <source>What lies farther down stands in front. Shift takes away, Ctrl with the wheel changes the size</source>
        <translation>Wat lager ligt, staat vooraan. Shift haalt weg, Ctrl met het wiel verandert de grootte</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <comment>key and mouse</comment>
        <translation>Ctrl+wiel</translation>
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
        <translation>vrij land</translation>
    </message>
    <message>
        <source>army</source>
        <comment>of Barbarians</comment>
        <translation>leger</translation>
    </message>
    <message>
        <source>Fort</source>
        <comment>of Barbarians</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a kind of unit, a country</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>no end of them</source>
        <comment>Barbarians in their box</comment>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>makes %1 of %2 VP</source>
        <comment>Victory Points of a start position</comment>
        <translation>goed voor %1 van %2 OP</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsGame</name>
    <message>
        <source>This game can&apos;t be read: %1</source>
        <translation>Dit spel kan niet worden gelezen: %1</translation>
    </message>
    <message>
        <source>This is a game of another kind.</source>
        <translation>Dit is een spel van een andere soort.</translation>
    </message>
    <message>
        <source>The game is played on another map: %1 is not on this one.</source>
        <translation>Het spel wordt op een andere kaart gespeeld: %1 staat niet op deze.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>a moment of a game</comment>
        <translation>Ronde %1, %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a country</comment>
        <translation>%1 aan zet</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Momenten van het spel</translation>
    </message>
    <message>
        <source>Take this position</source>
        <comment>a button</comment>
        <translation>Deze opstelling overnemen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a button: nothing is taken from a saved game</comment>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>No position of this game can be a start: play a turn of it first.</source>
        <translation>Geen stelling van dit spel kan een begin zijn: speel er eerst een beurt van.</translation>
    </message>
    <message>
        <source>%1: what you take goes into %2</source>
        <comment>%1 a saved game, %2 &apos;the whole map&apos; or a variant</comment>
        <translation>%1: wat je overneemt, komt hier: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMap</name>
    <message>
        <source>Map of the start position</source>
        <translation>Kaart van de beginopstelling</translation>
    </message>
    <message>
        <source>where it may stand</source>
        <comment>in the legend: a province that what is in hand may stand in</comment>
        <translation>waar de fiche mag staan</translation>
    </message>
    <message>
        <source>where it stood</source>
        <comment>in the legend: a token that is being moved</comment>
        <translation>waar de fiche stond</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMoment</name>
    <message>
        <source>nothing</source>
        <comment>based on</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a turn of so many</comment>
        <translation>van %1</translation>
    </message>
    <message>
        <source>the first in order</source>
        <translation>de eerste in volgorde</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>niet opgegeven</translation>
    </message>
    <message numerus="yes">
        <source>%n have moved</source>
        <translation>
            <numerusform>%n is al geweest</numerusform>
            <numerusform>%n zijn al geweest</numerusform>
        </translation>
    </message>
    <message>
        <source>The moment</source>
        <comment>a panel: when a start position begins</comment>
        <translation>Het moment</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Gebaseerd op</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>To move</source>
        <comment>who is</comment>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Began</source>
        <comment>who began this turn</comment>
        <translation>Begon</translation>
    </message>
    <message>
        <source>Who began this turn, in games with a variable order</source>
        <translation>Wie deze ronde begon, in spellen met wisselende volgorde</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsPuzzle</name>
    <message numerus="yes">
        <source>turn(s)</source>
        <comment>after the number of turns of a puzzle</comment>
        <translation>
            <numerusform>ronde</numerusform>
            <numerusform>rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal yet: choose one</source>
        <comment>of a medal of a puzzle</comment>
        <translation>Nog geen doel: kies er een</translation>
    </message>
    <message>
        <source>%1 leads by %2 VP</source>
        <comment>%1 a country, %2 Victory Points</comment>
        <translation>%1 staat %2 OP voor</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3 VP</source>
        <comment>%1 and %2 countries, %3 Victory Points</comment>
        <translation>%1 staat %3 OP voor op %2</translation>
    </message>
    <message>
        <source>%1 has %2 VP</source>
        <comment>%1 a country, %2 Victory Points</comment>
        <translation>%1 heeft %2 OP</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>%1 a country, %2 a province</comment>
        <translation>%1 bezit %2</translation>
    </message>
    <message>
        <source>A goal that is written in the file</source>
        <translation>Een doel dat in het bestand staat</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: Problems say why.</source>
        <translation>Nog niet te spelen: bij Problemen staat waarom.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: trying a puzzle</comment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>a button: a puzzle</comment>
        <translation>Proberen</translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n step(s) is kept.</source>
        <translation>
            <numerusform>Er is een oplossing van %n stap bewaard.</numerusform>
            <numerusform>Er is een oplossing van %n stappen bewaard.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games played, reached in %3</source>
        <comment>a puzzle is being tried</comment>
        <translation>%1 van %2 spellen gespeeld, in %3 gehaald</translation>
    </message>
    <message>
        <source>It can be done: reached in %1 of %2.</source>
        <comment>a puzzle</comment>
        <translation>Het kan: in %1 van %2 gehaald.</translation>
    </message>
    <message>
        <source>Not reached in %1 games.</source>
        <comment>a puzzle</comment>
        <translation>In %1 spellen niet gehaald.</translation>
    </message>
    <message>
        <source>%1 of them begin with “%2”.</source>
        <comment>games that reached a puzzle&apos;s goal, a step in notation</comment>
        <translation>Daarvan begint het spel %1 keer met ‘%2’.</translation>
    </message>
    <message>
        <source>That line is kept as the solution.</source>
        <translation>Die tak is als oplossing bewaard.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>a panel</comment>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>A puzzle has a goal and a number of turns. Try it lets strong computers play it %1 times from here.</source>
        <translation>Een puzzel heeft een doel en een aantal rondes. Met Proberen spelen sterke computers hem vanaf hier %1 keer.</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>who plays a puzzle</comment>
        <translation>Speelt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>For</source>
        <comment>a medal of a puzzle</comment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Medaille</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Ahead of whom</source>
        <translation>Voor op wie</translation>
    </message>
    <message>
        <source>Province that is to be held</source>
        <translation>Provincie die in bezit moet zijn</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Overwinningspunten</translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a number of Victory Points</comment>
        <translation> OP</translation>
    </message>
    <message>
        <source>Within</source>
        <comment>so many turns</comment>
        <translation>Binnen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>The others are</source>
        <translation>De anderen zijn</translation>
    </message>
    <message>
        <source>No puzzle</source>
        <comment>a button: takes the puzzle away</comment>
        <translation>Geen puzzel</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>a button: a line of play, as the solution</comment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Brons</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Zilver</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a medal</comment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>leads by</source>
        <comment>goal of a puzzle</comment>
        <translation>staat voor met</translation>
    </message>
    <message>
        <source>is ahead of</source>
        <comment>goal of a puzzle</comment>
        <translation>staat voor op</translation>
    </message>
    <message>
        <source>has</source>
        <comment>goal of a puzzle: Victory Points</comment>
        <translation>heeft</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>goal of a puzzle: a province</comment>
        <translation>bezit</translation>
    </message>
    <message>
        <source>against novices</source>
        <translation>tegen beginners</translation>
    </message>
    <message>
        <source>against steady ones</source>
        <comment>computer players</comment>
        <translation>tegen bedachtzame</translation>
    </message>
    <message>
        <source>against strong ones</source>
        <comment>computer players</comment>
        <translation>tegen sterke</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsSeat</name>
    <message>
        <source>± country</source>
        <comment>a button: who plays from a start position</comment>
        <translation>± land</translation>
    </message>
    <message>
        <source>%1 plays, too</source>
        <comment>%1 a country</comment>
        <translation>%1 speelt mee</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <comment>%1 a country</comment>
        <translation>%1 speelt niet mee</translation>
    </message>
    <message>
        <source>Takes this route away</source>
        <translation>Haalt deze route weg</translation>
    </message>
    <message>
        <source>+ route</source>
        <comment>a button: a trade route</comment>
        <translation>+ route</translation>
    </message>
    <message>
        <source>%1, since turn %2 ×</source>
        <comment>a war with a country; the sign takes it away</comment>
        <translation>%1, sinds ronde %2 ×</translation>
    </message>
    <message>
        <source>Ends this war</source>
        <translation>Beëindigt deze oorlog</translation>
    </message>
    <message>
        <source>+ war</source>
        <comment>a button</comment>
        <translation>+ oorlog</translation>
    </message>
    <message>
        <source>%1, since turn %2</source>
        <comment>a war with a country</comment>
        <translation>%1, sinds ronde %2</translation>
    </message>
    <message>
        <source>A country</source>
        <translation>Een land</translation>
    </message>
    <message>
        <source>%1 level %2</source>
        <comment>tokens on a path, the level that they reach</comment>
        <translation>%1 niveau %2</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>resources of a country</comment>
        <translation>Heeft</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelsroutes</translation>
    </message>
    <message>
        <source>At war with</source>
        <translation>In oorlog met</translation>
    </message>
    <message>
        <source>VP so far</source>
        <comment>Victory Points by kills and bought</comment>
        <translation>OP tot nu toe</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>Victory Points by kills</comment>
        <translation>gedood</translation>
    </message>
    <message>
        <source>Victory Points by kills</source>
        <translation>Overwinningspunten voor gedode eenheden</translation>
    </message>
    <message>
        <source>bought</source>
        <comment>Victory Points bought</comment>
        <translation>gekocht</translation>
    </message>
    <message>
        <source>Victory Points bought</source>
        <translation>Gekochte overwinningspunten</translation>
    </message>
    <message>
        <source>unified</source>
        <comment>a country</comment>
        <translation>verenigd</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsView</name>
    <message>
        <source>%1 stays in %2</source>
        <translation>%1 blijft in %2</translation>
    </message>
    <message>
        <source>%1 becomes free land</source>
        <translation>%1 wordt vrij land</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>%1 tokens, %2 a province</comment>
        <translation>%1 naar %2</translation>
    </message>
    <message>
        <source>the Barbarians there are taken off · let go</source>
        <translation>de Barbaren daar gaan van de kaart · laat los</translation>
    </message>
    <message>
        <source>%1 is taken off</source>
        <translation>%1 gaat van de kaart</translation>
    </message>
    <message>
        <source>Free land</source>
        <comment>a command: nobody stands in a province</comment>
        <translation>Tot vrij land maken</translation>
    </message>
    <message>
        <source>Move…</source>
        <comment>a command: a token</comment>
        <translation>Verplaatsen…</translation>
    </message>
    <message>
        <source>Take off</source>
        <comment>a command: a token of the map</comment>
        <translation>Van de kaart halen</translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>of a token</comment>
        <translation>Schade</translation>
    </message>
    <message>
        <source>Action Points left</source>
        <translation>Actiepunten over</translation>
    </message>
    <message>
        <source>Has retreated</source>
        <comment>a token</comment>
        <translation>Heeft zich teruggetrokken</translation>
    </message>
    <message>
        <source>Boxes</source>
        <comment>of the tokens of each colour</comment>
        <translation>Dozen</translation>
    </message>
    <message>
        <source>what each colour still has</source>
        <translation>wat elke kleur nog heeft</translation>
    </message>
    <message>
        <source>%1: choose a province</source>
        <comment>%1 what is in hand</comment>
        <translation>%1: kies een provincie</translation>
    </message>
    <message>
        <source>%1: choose where to</source>
        <comment>%1 what is in hand</comment>
        <translation>%1: kies waarheen</translation>
    </message>
    <message>
        <source>A click or Enter puts it there; a number says how many go along. Esc lets it go</source>
        <translation>Een klik of Enter zet neer; een cijfer zegt hoeveel er meegaan. Esc laat los</translation>
    </message>
    <message>
        <source>Choose a moment of the game</source>
        <translation>Kies een moment van het spel</translation>
    </message>
    <message>
        <source>The map shows it. What is taken replaces this start position, in one step</source>
        <translation>De kaart laat het zien. Wat je overneemt, vervangt deze beginopstelling, in één stap</translation>
    </message>
    <message>
        <source>Set up turn %1: drag tokens from the boxes, or from province to province</source>
        <translation>Ronde %1 opstellen: sleep fiches uit de dozen, of van provincie naar provincie</translation>
    </message>
    <message>
        <source>No start position yet: drag a token from the boxes, and one begins</source>
        <translation>Nog geen beginopstelling: sleep een fiche uit een doos en er begint er een</translation>
    </message>
    <message>
        <source>2 takes two of a kind along. Drop on the boxes to take one off. Right-click a token: damage, Action Points, retreated</source>
        <translation>2 neemt er twee van een soort mee. Boven de dozen loslaten haalt een fiche van de kaart. Klik met rechts op een fiche: schade, actiepunten, teruggetrokken</translation>
    </message>
    <message>
        <source>From a saved game…</source>
        <comment>a button</comment>
        <translation>Uit een opgeslagen spel…</translation>
    </message>
    <message>
        <source>Make it a puzzle…</source>
        <comment>a button</comment>
        <translation>Er een puzzel van maken…</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>a button: takes the start position away</comment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>As a game begins</source>
        <comment>a button: sets a start position up</comment>
        <translation>Zoals een spel begint</translation>
    </message>
    <message>
        <source>Take a position from a saved game</source>
        <translation>Opstelling uit een opgeslagen spel overnemen</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Spellen (*.marches)</translation>
    </message>
    <message>
        <source>the whole map</source>
        <comment>into which a position goes</comment>
        <translation>de hele kaart</translation>
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
        <translation>Getoond</translation>
    </message>
    <message>
        <source>Test-play</source>
        <comment>a button: a game on the map as it is now</comment>
        <translation>Proefspel</translation>
    </message>
</context>
<context>
    <name>marches::editor::TablesView</name>
    <message>
        <source>your notes and the order stay</source>
        <translation>je opmerkingen en de volgorde blijven</translation>
    </message>
    <message>
        <source>not in this file: as in %1</source>
        <comment>a map</comment>
        <translation>niet in dit bestand: zoals in %1</translation>
    </message>
    <message>
        <source>not in the variant: as in the whole map</source>
        <translation>niet in de variant: zoals in de hele kaart</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>de hele kaart</translation>
    </message>
    <message>
        <source>as it was before: some figures can’t be read</source>
        <translation>zoals het eerder was: sommige waarden zijn niet te lezen</translation>
    </message>
    <message>
        <source>Tables: what things cost, give and count</source>
        <translation>Tabellen: wat alles kost, geeft en telt</translation>
    </message>
    <message>
        <source>Type a figure or use the arrows; Tab goes on</source>
        <translation>Typ een waarde of gebruik de pijltoetsen; Tab gaat verder</translation>
    </message>
    <message>
        <source>Type a figure or use the arrows; Tab goes on. A gold edge marks what differs from %1</source>
        <comment>%1 a map</comment>
        <translation>Typ een waarde of gebruik de pijltoetsen; Tab gaat verder. Een gouden rand toont wat van %1 afwijkt</translation>
    </message>
    <message>
        <source>What you change counts in the variant %1 alone. A gold edge marks what differs from the whole map</source>
        <translation>Wat je wijzigt, telt alleen in de variant %1. Een gouden rand toont wat van de hele kaart afwijkt</translation>
    </message>
    <message>
        <source>All figures</source>
        <comment>a button</comment>
        <translation>Alle waarden</translation>
    </message>
    <message>
        <source>Only what differs (%1)</source>
        <comment>a button; %1 how many figures</comment>
        <translation>Alleen wat afwijkt (%1)</translation>
    </message>
    <message>
        <source>As in %1</source>
        <comment>a button; %1 a map: the figure in focus becomes as there</comment>
        <translation>Zoals in %1</translation>
    </message>
    <message>
        <source>Choose a figure first.</source>
        <translation>Kies eerst een waarde.</translation>
    </message>
    <message>
        <source>Play-mat</source>
        <translation>Spelersbord</translation>
    </message>
    <message>
        <source>Units and Forts</source>
        <translation>Eenheden en Forten</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Winst</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>Turns and limits</source>
        <translation>Rondes en limieten</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Trade Routes not opened</source>
        <translation>Niet-geopende handelsroutes</translation>
    </message>
    <message>
        <source>levels I to VII; abilities are dragged to their level</source>
        <translation>niveaus I tot VII; sleep vaardigheden naar hun niveau</translation>
    </message>
    <message>
        <source>As players will see it</source>
        <translation>Zoals spelers het zien</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Wat het betekent</translation>
    </message>
    <message>
        <source>The same in the file</source>
        <translation>Hetzelfde in het bestand</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsAbout</name>
    <message>
        <source>the scenario</source>
        <translation>het scenario</translation>
    </message>
    <message>
        <source>country</source>
        <translation>land</translation>
    </message>
    <message>
        <source>province</source>
        <translation>provincie</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>zee</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>variant</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>een andere tekst</translation>
    </message>
    <message>
        <source>No text is chosen</source>
        <translation>Er is geen tekst gekozen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and a language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no text in this language: %1 stands there instead.</source>
        <translation>In deze taal is er geen tekst: in plaats daarvan staat er %1.</translation>
    </message>
    <message>
        <source>%1 is the name of %2 too (%3). That is allowed.</source>
        <comment>%1 a name, %2 how many others, %3 what they are</comment>
        <translation>%1 is ook de naam van %2 (%3). Dat mag.</translation>
    </message>
    <message numerus="yes">
        <source>%n other text(s)</source>
        <translation>
            <numerusform>%n andere tekst</numerusform>
            <numerusform>%n andere teksten</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>Over deze tekst</translation>
    </message>
    <message>
        <source>A note to translators</source>
        <translation>Een opmerking voor vertalers</translation>
    </message>
    <message>
        <source>“For a translator…” writes one table of all texts with these notes and takes it back, also when the map has changed meanwhile.</source>
        <translation>‘Voor een vertaler…’ schrijft één tabel van alle teksten met deze opmerkingen en neemt die weer over, ook als de kaart intussen is gewijzigd.</translation>
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
        <translation>In één zin</translation>
    </message>
    <message>
        <source>New Game, title of the map</source>
        <translation>Nieuw spel, titel van de kaart</translation>
    </message>
    <message>
        <source>New Game, below the title</source>
        <translation>Nieuw spel, onder de titel</translation>
    </message>
    <message>
        <source>country</source>
        <translation>land</translation>
    </message>
    <message>
        <source>along its line</source>
        <comment>where a sea&apos;s name stands</comment>
        <translation>langs de lijn</translation>
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
        <translation>Kort: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and a language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: missing; %2 stands there instead</source>
        <translation>%1: ontbreekt; in plaats daarvan staat er %2</translation>
    </message>
    <message>
        <source>%1: as in all languages</source>
        <translation>%1: zoals in alle talen</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leeg</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a column: what a text belongs to</comment>
        <translation>Wat</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>so many texts of all are there</comment>
        <translation>%L1 van %L2</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 texts</source>
        <comment>a language</comment>
        <translation>%1: %L2 van %L3 teksten</translation>
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
        <translation>Ontbreekt</translation>
    </message>
    <message>
        <source>Doesn&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>Past niet</translation>
    </message>
    <message>
        <source>Same as English</source>
        <comment>texts</comment>
        <translation>Zelfde als Engels</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>texts</comment>
        <translation>
            <numerusform>%n ontbreekt</numerusform>
            <numerusform>%n ontbreken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es)n&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>
            <numerusform>%n past niet</numerusform>
            <numerusform>%n passen niet</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <comment>texts</comment>
        <translation>er ontbreekt niets</translation>
    </message>
    <message>
        <source>Shows or hides the column: %1</source>
        <comment>%1 a language</comment>
        <translation>Toont of verbergt de kolom: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a language and its code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another one…</source>
        <comment>a language, by its code</comment>
        <translation>Andere taal…</translation>
    </message>
    <message>
        <source>A language has a code of two or three letters: it, es, gsw.</source>
        <translation>Een taal heeft een code van twee of drie letters: it, es, gsw.</translation>
    </message>
    <message>
        <source>No text is missing.</source>
        <translation>Er ontbreekt geen tekst.</translation>
    </message>
    <message>
        <source>A table for a translator</source>
        <translation>Een tabel voor een vertaler</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written: %1</source>
        <translation>De tabel kan niet worden geschreven: %1</translation>
    </message>
    <message>
        <source>Written: %1. A translator fills it in any spreadsheet and sends it back.</source>
        <comment>%1 a file</comment>
        <translation>Geschreven: %1. Een vertaler vult de tabel in met een spreadsheetprogramma naar keuze en stuurt haar terug.</translation>
    </message>
    <message>
        <source>A table from a translator</source>
        <translation>Een tabel van een vertaler</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation>Tabellen (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet worden gelezen</translation>
    </message>
    <message>
        <source>%1 was not taken</source>
        <comment>%1 a file</comment>
        <translation>%1 is niet overgenomen</translation>
    </message>
    <message>
        <source>Nothing in %1 is new</source>
        <comment>%1 a file</comment>
        <translation>In %1 staat niets nieuws</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) taken from %1</source>
        <comment>%1 a file</comment>
        <translation>
            <numerusform>%n tekst overgenomen uit %1</numerusform>
            <numerusform>%n teksten overgenomen uit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; look at these:</source>
        <comment>%1 how many texts were taken</comment>
        <translation>%1; bekijk deze:</translation>
    </message>
    <message>
        <source>Texts: every name in every language</source>
        <translation>Teksten: elke naam in elke taal</translation>
    </message>
    <message>
        <source>Enter writes and goes down, Tab goes to the next language. An empty field shows what will stand there instead</source>
        <translation>Enter schrijft en gaat omlaag, Tab gaat naar de volgende taal. Een leeg veld laat zien wat er in plaats daarvan staat</translation>
    </message>
    <message>
        <source>Next that is missing</source>
        <comment>a text</comment>
        <translation>Volgende die ontbreekt</translation>
    </message>
    <message>
        <source>For a translator…</source>
        <comment>a button: a table of all texts</comment>
        <translation>Voor een vertaler…</translation>
    </message>
    <message>
        <source>Writes one table of all texts, with your notes, that a spreadsheet opens</source>
        <translation>Schrijft één tabel van alle teksten, met je opmerkingen, te openen in een spreadsheet</translation>
    </message>
    <message>
        <source>Back from a translator…</source>
        <comment>a button: a table of all texts</comment>
        <translation>Terug van een vertaler…</translation>
    </message>
    <message>
        <source>Takes such a table back, as one step</source>
        <translation>Neemt zo’n tabel weer over, als één stap</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Teksten</translation>
    </message>
    <message>
        <source>Texts by language</source>
        <translation>Teksten per taal</translation>
    </message>
    <message>
        <source>Type to find in any language</source>
        <translation>Typ om in elke taal te zoeken</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Talen</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Taal toevoegen</translation>
    </message>
    <message>
        <source>code</source>
        <comment>of a language</comment>
        <translation>code</translation>
    </message>
    <message>
        <source>The code of a language</source>
        <translation>De code van een taal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Wat er te bekijken is</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsWhere</name>
    <message>
        <source>Choose a text; here stands where it is shown.</source>
        <translation>Kies een tekst; hier staat waar die te zien is.</translation>
    </message>
    <message>
        <source>It stands along its line on the sea.</source>
        <translation>De naam staat langs zijn lijn op de zee.</translation>
    </message>
    <message>
        <source>It does not stand on the map but in lists and sentences.</source>
        <translation>De tekst staat niet op de kaart, maar in lijsten en zinnen.</translation>
    </message>
    <message>
        <source>The map is asked whether %1 fits …</source>
        <comment>%1 a name</comment>
        <translation>Er wordt nagegaan of %1 op de kaart past …</translation>
    </message>
    <message>
        <source>%1 stands in its province.</source>
        <comment>%1 a name</comment>
        <translation>%1 staat in de eigen provincie.</translation>
    </message>
    <message>
        <source>The map has no room for %1, not even at 100 %. A short name may fit.</source>
        <comment>%1 a name</comment>
        <translation>De kaart heeft geen ruimte voor %1, zelfs niet bij 100%. Een korte naam past misschien wel.</translation>
    </message>
    <message>
        <source>%1 has no room in its province: it stands beside it, at the end of a line.</source>
        <comment>%1 a name</comment>
        <translation>%1 heeft geen ruimte in de eigen provincie: de naam staat ernaast, aan het einde van een lijn.</translation>
    </message>
    <message>
        <source>%1 fits at 100 %, but not at 65 %: there it is left out.</source>
        <comment>%1 a name</comment>
        <translation>%1 past bij 100%, maar niet bij 65%: daar wordt de naam weggelaten.</translation>
    </message>
    <message>
        <source>%1 fits at 100 % and at 65 %, on two lines.</source>
        <comment>%1 a name</comment>
        <translation>%1 past bij 100% en bij 65%, op twee regels.</translation>
    </message>
    <message>
        <source>%1 fits at 100 % and at 65 %, on one line.</source>
        <comment>%1 a name</comment>
        <translation>%1 past bij 100% en bij 65%, op één regel.</translation>
    </message>
    <message>
        <source>A short name for %1, %2</source>
        <comment>%1 a name, %2 a language</comment>
        <translation>Een korte naam voor %1, %2</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <comment>a text, on the map</comment>
        <translation>Waar de tekst staat</translation>
    </message>
    <message>
        <source>Short name…</source>
        <comment>a button</comment>
        <translation>Korte naam…</translation>
    </message>
    <message>
        <source>Map with the names in this language</source>
        <translation>Kaart met de namen in deze taal</translation>
    </message>
    <message>
        <source>A short name</source>
        <translation>Een korte naam</translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolHand</name>
    <message>
        <source>Select: click a province</source>
        <translation>Kiezen: klik op een provincie</translation>
    </message>
    <message>
        <source>Its name, country and figures stand at the right. Shift chooses more; a double click names it</source>
        <translation>Naam, land en waarden staan rechts. Met Shift meer kiezen; dubbelklikken geeft een naam</translation>
    </message>
    <message>
        <source>Join the borders?</source>
        <translation>Grenzen laten aansluiten?</translation>
    </message>
    <message numerus="yes">
        <source>Join the borders (%n gap(s), up to %1 wide)?</source>
        <comment>%1 in units of the map</comment>
        <translation>
            <numerusform>Grenzen laten aansluiten (%n kier, tot %1 breed)?</numerusform>
            <numerusform>Grenzen laten aansluiten (%n kieren, tot %1 breed)?</numerusform>
        </translation>
    </message>
    <message>
        <source>In this picture borders only lie near each other. Once they are joined, both neighbours change together; one step, which can be undone</source>
        <translation>In deze tekening liggen grenzen alleen dicht bij elkaar. Zodra ze op elkaar aansluiten, veranderen beide buren mee; het is één stap, die je ongedaan kunt maken</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a button: borders are not joined</comment>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Join the borders</source>
        <comment>a button</comment>
        <translation>Grenzen laten aansluiten</translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolWords</name>
    <message>
        <source>Select</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Draw a province</source>
        <translation>Provincie tekenen</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Splitsen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Van wie</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Hoeken</translation>
    </message>
    <message>
        <source>Sea lanes</source>
        <translation>Zeeroutes</translation>
    </message>
    <message>
        <source>Places of names and tokens</source>
        <translation>Plekken voor namen en fiches</translation>
    </message>
    <message>
        <source>Names of seas</source>
        <translation>Namen van zeeën</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rivieren</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Reliëf</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bossen</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Afbeelding om over te trekken</translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePane</name>
    <message numerus="yes">
        <source>%n province(s) drawn</source>
        <translation>
            <numerusform>%n provincie getekend</numerusform>
            <numerusform>%n provincies getekend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n land</numerusform>
            <numerusform>%n landen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies); a game needs two</source>
        <translation>
            <numerusform>%n land; een spel heeft er twee nodig</numerusform>
            <numerusform>%n landen; een spel heeft er twee nodig</numerusform>
        </translation>
    </message>
    <message>
        <source>Every province has its country</source>
        <translation>Elke provincie heeft een land</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a country</source>
        <translation>
            <numerusform>%n provincie zonder land</numerusform>
            <numerusform>%n provincies zonder land</numerusform>
        </translation>
    </message>
    <message>
        <source>Every province has its name</source>
        <translation>Elke provincie heeft een naam</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a name</source>
        <translation>
            <numerusform>%n provincie zonder naam</numerusform>
            <numerusform>%n provincies zonder naam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea(s) with a name</source>
        <translation>
            <numerusform>%n zee met een naam</numerusform>
            <numerusform>%n zeeën met een naam</numerusform>
        </translation>
    </message>
    <message>
        <source>No sea has a name yet</source>
        <translation>Nog geen zee heeft een naam</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>De afbeelding</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>None. An old map or a scan, PNG or JPEG: drop it on the map. It never becomes part of the map.</source>
        <translation>Geen. Een oude kaart of een scan, PNG of JPEG: laat het bestand op de kaart vallen. De afbeelding wordt nooit deel van de kaart.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message>
        <source>Another one…</source>
        <translation>Andere afbeelding…</translation>
    </message>
    <message>
        <source>Trace</source>
        <comment>a panel: what is left while a map is traced</comment>
        <translation>Overtrekken</translation>
    </message>
    <message>
        <source>Left to do</source>
        <translation>Nog te doen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Naam geven</translation>
    </message>
    <message>
        <source>Draw a province</source>
        <translation>Provincie tekenen</translation>
    </message>
    <message>
        <source>To the countries</source>
        <translation>Naar de landen</translation>
    </message>
    <message>
        <source>Show a province without a country</source>
        <translation>Een provincie zonder land tonen</translation>
    </message>
    <message>
        <source>Name a province that has no name</source>
        <translation>Een provincie zonder naam een naam geven</translation>
    </message>
    <message>
        <source>Name a sea</source>
        <translation>Een zee een naam geven</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Op de juiste plek leggen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>how strongly a picture is seen</comment>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>How strongly the picture to trace is seen, per cent</source>
        <translation>Hoe sterk de afbeelding om over te trekken te zien is, in procenten</translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePicker</name>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Kies een afbeelding om over te trekken</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Op het klembord staat geen afbeelding.</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <comment>a file, its width and height</comment>
        <translation>%1, %2 × %3 pixels</translation>
    </message>
    <message>
        <source>An old map, a scan or a screenshot: choose it, paste it, or drop it here. PNG or JPEG.</source>
        <translation>Een oude kaart, een scan of een schermafbeelding: kies er een, plak haar of laat haar hier vallen. PNG of JPEG.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Paste a picture to trace</source>
        <translation>Afbeelding om over te trekken plakken</translation>
    </message>
    <message>
        <source>The picture to trace</source>
        <translation>De afbeelding om over te trekken</translation>
    </message>
</context>
<context>
    <name>marches::editor::TraceWords</name>
    <message>
        <source>%1 can’t be read.</source>
        <comment>%1 a file</comment>
        <translation>%1 kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>%1 is larger than 100 MB. Make it smaller first.</source>
        <comment>%1 a file</comment>
        <translation>%1 is groter dan 100 MB. Maak de afbeelding eerst kleiner.</translation>
    </message>
    <message>
        <source>%1 is no PNG and no JPEG picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 is geen PNG- of JPEG-afbeelding.</translation>
    </message>
    <message>
        <source>%1 is a damaged picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 is een beschadigde afbeelding.</translation>
    </message>
    <message>
        <source>%1 has more than 200 million pixels. Make it smaller first.</source>
        <comment>%1 a file</comment>
        <translation>%1 heeft meer dan 200 miljoen pixels. Maak de afbeelding eerst kleiner.</translation>
    </message>
    <message>
        <source>%1 is a damaged picture, or too large to be unpacked.</source>
        <comment>%1 a file</comment>
        <translation>%1 is een beschadigde afbeelding, of te groot om uit te pakken.</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Op het klembord staat geen afbeelding.</translation>
    </message>
    <message>
        <source>The picture of the clipboard has more than 200 million pixels.</source>
        <translation>De afbeelding op het klembord heeft meer dan 200 miljoen pixels.</translation>
    </message>
    <message>
        <source>The picture of the clipboard can’t be kept on the disk.</source>
        <translation>De afbeelding op het klembord kan niet op de schijf worden bewaard.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Afbeeldingen (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>marches::editor::Tracing</name>
    <message>
        <source>The picture lies over the map. With U it is placed</source>
        <translation>De afbeelding ligt over de kaart. Met U leg je haar op de juiste plek</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Kies een afbeelding om over te trekken</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Op het klembord staat geen afbeelding.</translation>
    </message>
</context>
<context>
    <name>marches::editor::UnderlayTool</name>
    <message>
        <source>A picture to trace: choose one, paste it, or drop it on the map</source>
        <translation>Een afbeelding om over te trekken: kies er een, plak haar of laat haar op de kaart vallen</translation>
    </message>
    <message>
        <source>The picture to trace can’t be shown</source>
        <translation>De afbeelding om over te trekken kan niet worden getoond</translation>
    </message>
    <message>
        <source>Now click where this point belongs</source>
        <translation>Klik nu waar dit punt hoort</translation>
    </message>
    <message>
        <source>Click a second point of the picture</source>
        <translation>Klik op een tweede punt van de afbeelding</translation>
    </message>
    <message>
        <source>Click a point of the picture to place it</source>
        <translation>Klik op een punt van de afbeelding om haar op de juiste plek te leggen</translation>
    </message>
    <message>
        <source>An old map, a scan or a screenshot (PNG or JPEG). It never becomes part of the map</source>
        <translation>Een oude kaart, een scan of een schermafbeelding (PNG of JPEG). De afbeelding wordt nooit deel van de kaart</translation>
    </message>
    <message>
        <source>It turns and resizes the picture about the first point. Esc: no second point</source>
        <translation>Het draait en schaalt de afbeelding om het eerste punt. Esc: geen tweede punt</translation>
    </message>
    <message>
        <source>Then where it belongs; a second pair turns and resizes it. O hides the picture while held</source>
        <translation>Daarna waar het hoort; een tweede paar draait en schaalt de afbeelding. O verbergt haar zolang je de toets ingedrukt houdt</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Afbeelding kiezen…</translation>
    </message>
    <message>
        <source>Another one…</source>
        <translation>Andere afbeelding…</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>hide the picture</source>
        <translation>afbeelding verbergen</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <comment>key</comment>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>plakken</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>weghalen</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>punt zetten</translation>
    </message>
    <message>
        <source>point of the picture</source>
        <translation>punt van de afbeelding</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>vastgeklikt op wat er al is</translation>
    </message>
    <message>
        <source>The two points are too near each other. Choose one farther away</source>
        <translation>De twee punten liggen te dicht bij elkaar. Kies een punt verder weg</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantBar</name>
    <message>
        <source>This changes %1 alone; outlines and links change in the whole map</source>
        <comment>%1 the variant that is shown</comment>
        <translation>Dit wijzigt alleen %1; omtrekken en verbindingen veranderen in de hele kaart</translation>
    </message>
    <message>
        <source>This changes %1 alone</source>
        <comment>%1 the variant that is shown</comment>
        <translation>Dit wijzigt alleen %1</translation>
    </message>
    <message>
        <source>The whole map</source>
        <comment>a button: it is shown instead of a variant</comment>
        <translation>De hele kaart</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantDifferences</name>
    <message>
        <source>%1 as in the whole map</source>
        <comment>a button; %1 what a variant has of its own</comment>
        <translation>%1 zoals in de hele kaart</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a variant</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players</comment>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>of a variant</comment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no province</comment>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n provincie</numerusform>
            <numerusform>%n provincies</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>provinces of a variant</comment>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a province and whose it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as in the whole map</source>
        <translation>zoals in de hele kaart</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>to whom provinces belong</comment>
        <translation>Van wie</translation>
    </message>
    <message numerus="yes">
        <source>%n countries</source>
        <translation>
            <numerusform>%n land</numerusform>
            <numerusform>%n landen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>the countries that may be played</comment>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>The whole map is shown. Choose a variant to see what it changes, or make a new one.</source>
        <translation>De hele kaart is te zien. Kies een variant om te zien wat die wijzigt, of maak een nieuwe.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>the first column: what differs</comment>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>a column: the values of a variant</comment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the whole map</source>
        <comment>a column: the values that a variant lies over</comment>
        <translation>In de hele kaart</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of players</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>Players, at least</source>
        <translation>Spelers, minstens</translation>
    </message>
    <message>
        <source>Players, at most</source>
        <translation>Spelers, hooguit</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>a button: who may be played</comment>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Change who may be played</source>
        <translation>Wijzigen wie er gespeeld kan worden</translation>
    </message>
    <message>
        <source>The name in all languages</source>
        <translation>De naam in alle talen</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <comment>a language</comment>
        <translation>Naam in het %1</translation>
    </message>
    <message>
        <source>Change another figure here…</source>
        <translation>Hier een andere waarde wijzigen…</translation>
    </message>
    <message>
        <source>what isn’t listed is the map’s own</source>
        <translation>wat niet in de lijst staat, is van de kaart zelf</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantMap</name>
    <message>
        <source>Choose a variant first, or make one.</source>
        <translation>Kies eerst een variant, of maak er een.</translation>
    </message>
    <message>
        <source>left out here</source>
        <comment>a province</comment>
        <translation>hier weggelaten</translation>
    </message>
    <message>
        <source>given to %1 in this variant; contested in the whole map</source>
        <translation>in deze variant van %1; betwist in de hele kaart</translation>
    </message>
    <message>
        <source>given to %1 in this variant</source>
        <translation>in deze variant van %1</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <comment>a province; %1 a country</comment>
        <translation>Aan %1 geven</translation>
    </message>
    <message>
        <source>As in the whole map</source>
        <translation>Zoals in de hele kaart</translation>
    </message>
    <message>
        <source>The map of this variant</source>
        <translation>De kaart van deze variant</translation>
    </message>
    <message>
        <source>belongs to one here</source>
        <comment>a province that is contested in the whole map</comment>
        <translation>hoort hier bij één land</translation>
    </message>
    <message>
        <source>contested</source>
        <comment>a province</comment>
        <translation>betwist</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantTable</name>
    <message>
        <source>Check</source>
        <comment>the first column: what is checked of variants</comment>
        <translation>Controle</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantsView</name>
    <message>
        <source>The whole map</source>
        <translation>De hele kaart</translation>
    </message>
    <message>
        <source>The whole map is named by the map itself.</source>
        <translation>De naam van de hele kaart is die van de kaart zelf.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 tot %2 spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n provincie</numerusform>
            <numerusform>%n provincies</numerusform>
        </translation>
    </message>
    <message>
        <source>Proof of %1</source>
        <comment>%1 a variant</comment>
        <translation>Bewijs voor %1</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>a variant</comment>
        <translation>gecontroleerd</translation>
    </message>
    <message>
        <source>being checked…</source>
        <comment>a variant</comment>
        <translation>wordt gecontroleerd…</translation>
    </message>
    <message numerus="yes">
        <source>%n checked</source>
        <comment>variants</comment>
        <translation>
            <numerusform>%n gecontroleerd</numerusform>
            <numerusform>%n gecontroleerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants: choose one, or make a new one</source>
        <translation>Varianten: kies er een of maak een nieuwe</translation>
    </message>
    <message>
        <source>A variant is another way to play this map: fewer players, fewer provinces. It says only what differs</source>
        <translation>Een variant is een andere manier om deze kaart te spelen: minder spelers, minder provincies. Er staat alleen in wat afwijkt</translation>
    </message>
    <message>
        <source>%1: click provinces to leave them out or take them in</source>
        <comment>%1 a variant</comment>
        <translation>%1: klik op provincies om ze weg te laten of op te nemen</translation>
    </message>
    <message>
        <source>%1: click provinces to leave them out</source>
        <comment>%1 a variant</comment>
        <translation>%1: klik op provincies om ze weg te laten</translation>
    </message>
    <message>
        <source>%1: click provinces to take them in</source>
        <comment>%1 a variant</comment>
        <translation>%1: klik op provincies om ze op te nemen</translation>
    </message>
    <message>
        <source>%1: click provinces to say whose they are</source>
        <comment>%1 a variant</comment>
        <translation>%1: klik op provincies om te zeggen van wie ze zijn</translation>
    </message>
    <message>
        <source>%1: click provinces to make them as in the whole map</source>
        <comment>%1 a variant</comment>
        <translation>%1: klik op provincies om ze te maken zoals in de hele kaart</translation>
    </message>
    <message>
        <source>Drag paints many. Right-click a contested province to give it to one country. The map itself is not changed</source>
        <translation>Slepen kleurt er meer tegelijk. Klik met rechts op een betwiste provincie om haar aan één land te geven. De kaart zelf verandert niet</translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>a button: provinces</comment>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>a button: provinces</comment>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>a button: to whom provinces belong</comment>
        <translation>Van wie</translation>
    </message>
    <message>
        <source>As in the whole map</source>
        <translation>Zoals in de hele kaart</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <comment>a name; %1 a variant</comment>
        <translation>Kopie van %1</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>of one map</source>
        <comment>variants</comment>
        <translation>van één kaart</translation>
    </message>
    <message>
        <source>What is different here</source>
        <translation>Wat hier anders is</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle varianten</translation>
    </message>
    <message>
        <source>What is proven of this variant</source>
        <translation>Wat van deze variant is bewezen</translation>
    </message>
    <message>
        <source>A new variant’s name</source>
        <translation>Naam van een nieuwe variant</translation>
    </message>
    <message>
        <source>New variant</source>
        <comment>a button</comment>
        <translation>Nieuwe variant</translation>
    </message>
    <message>
        <source>Copy of this</source>
        <comment>a button: a variant</comment>
        <translation>Kopie hiervan</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button: a variant</comment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Let computers play 1,000 games</source>
        <comment>a button</comment>
        <translation>Computers 1.000 spellen laten spelen</translation>
    </message>
    <message>
        <source>Test-play here</source>
        <comment>a button: a game of the variant that is shown</comment>
        <translation>Hier een proefspel</translation>
    </message>
</context>
<context>
    <name>marches::editor::WarriorsNewProvinceRows</name>
    <message>
        <source>Yields</source>
        <comment>what a province yields</comment>
        <translation>Opbrengst</translation>
    </message>
</context>
<context>
    <name>marches::editor::WarriorsProvinceRows</name>
    <message>
        <source>Is</source>
        <comment>what a province is: common, a Trade Center, a Capital</comment>
        <translation>Is</translation>
    </message>
    <message>
        <source>Yields</source>
        <comment>what a province yields</comment>
        <translation>Opbrengst</translation>
    </message>
</context>
<context>
    <name>marches::editor::WhosePane</name>
    <message>
        <source>Whose</source>
        <translation>Van wie</translation>
    </message>
    <message>
        <source>Choose a country, then click or drag over provinces. With Shift they are contested.</source>
        <translation>Kies een land en klik dan op provincies of sleep erover. Met Shift worden ze betwist.</translation>
    </message>
</context>
<context>
    <name>marches::editor::WhoseTool</name>
    <message>
        <source>Whose: click a province of the country</source>
        <translation>Van wie: klik op een provincie van het land</translation>
    </message>
    <message>
        <source>Give provinces to %1</source>
        <translation>Provincies aan %1 geven</translation>
    </message>
    <message>
        <source>Or press its number. What you click or drag over next is given to it</source>
        <translation>Of druk op het nummer ervan. Waar je dan op klikt of over sleept, krijgt dat land</translation>
    </message>
    <message>
        <source>Click or drag over provinces. Shift contests them, Esc takes another country up</source>
        <translation>Klik op provincies of sleep erover. Met Shift worden ze betwist, met Esc kies je een ander land</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <comment>keys</comment>
        <translation>1 tot 9</translation>
    </message>
    <message>
        <source>country</source>
        <translation>land</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>betwist</translation>
    </message>
    <message>
        <source>Nobody owns this</source>
        <translation>Dit is van niemand</translation>
    </message>
</context>
<context>
    <name>marches::editor::WinKey</name>
    <message>
        <source>now, with the range that 95 of 100 such runs would give</source>
        <translation>nu, met de marge waarin 95 van de 100 zulke reeksen zouden vallen</translation>
    </message>
    <message>
        <source>before the change</source>
        <comment>what a sign of the drawing stands for</comment>
        <translation>vóór de wijziging</translation>
    </message>
</context>
<context>
    <name>marches::editor::WinModel</name>
    <message>
        <source>%1 to %2, a fair share %3</source>
        <comment>95 % interval of a share</comment>
        <translation>%1 tot %2, een eerlijk aandeel %3</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>a share in the report before</comment>
        <translation>%1 eerder</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games won, games played</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>too much</source>
        <comment>it wins so often</comment>
        <translation>te veel</translation>
    </message>
    <message>
        <source>too little</source>
        <comment>it wins so seldom</comment>
        <translation>te weinig</translation>
    </message>
    <message>
        <source>┆ a fair share, %1</source>
        <comment>the sign is a dashed line</comment>
        <translation>┆ een eerlijk aandeel, %1</translation>
    </message>
    <message>
        <source>┆ a fair share</source>
        <comment>the sign is a dashed line</comment>
        <translation>┆ een eerlijk aandeel</translation>
    </message>
    <message>
        <source>won of played</source>
        <comment>games</comment>
        <translation>gewonnen van gespeeld</translation>
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
    <name>marches::play::GameOpener</name>
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
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Er is niets verloren: het bestand is zoals het was.</translation>
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
        <source>What shall be done with %1?</source>
        <extracomment>The title of a page; %1 is a file with a map</extracomment>
        <translation>Wat moet er met %1 gebeuren?</translation>
    </message>
    <message>
        <source>It is a map with its countries and figures. You can play on it, or open it in the editor.</source>
        <translation>Het is een kaart met haar landen en waarden. Je kunt erop spelen, of haar in de editor openen.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: on a map</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>A button: a map</extracomment>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Games and maps (*.marches *.yaml *.marchesmap)</source>
        <translation>Spellen en kaarten (*.marches *.yaml *.marchesmap)</translation>
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
    <message>
        <source>Test game: %1</source>
        <comment>%1 a map&apos;s name</comment>
        <translation>Proefspel: %1</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <comment>a test game</comment>
        <translation>Er wordt niets van bewaard.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <comment>from a test game</comment>
        <translation>Terug naar de kaart</translation>
    </message>
    <message>
        <source>Nothing of a test game is kept.</source>
        <translation>Van een proefspel wordt niets bewaard.</translation>
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
    <name>marches::shell::DockBoard</name>
    <message>
        <source>Panels</source>
        <comment>the tabs of panels that share a place</comment>
        <translation>Panelen</translation>
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
    <name>marches::shell::StepsPane</name>
    <message>
        <source>%1 of %2</source>
        <comment>which step of a lesson; as short as can be</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>a step</comment>
        <translation>Klaar: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <comment>a step</comment>
        <translation>Overgeslagen: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>a step</comment>
        <translation>Nu: %1</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>points at what the step is about</comment>
        <translation>Opzoeken</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>does the step, a gesture at a time</comment>
        <translation>Voordoen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a lesson that is over</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the next step</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>this step</comment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Close; what you have made stays</source>
        <translation>Sluiten; wat je hebt gemaakt, blijft</translation>
    </message>
    <message>
        <source>Close the steps</source>
        <translation>Stappen sluiten</translation>
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
    <message>
        <source>Design a map…</source>
        <translation>Kaart ontwerpen…</translation>
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
