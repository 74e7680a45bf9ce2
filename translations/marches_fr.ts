<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>battle with %1</source>
        <translation>bataille&#x202f;: %1</translation>
    </message>
    <message>
        <source>free · %1 VP</source>
        <translation>libre · %1 PV</translation>
    </message>
    <message>
        <source>%1 is left empty and is lost: %2 VP</source>
        <extracomment>What a march gives up: a province that no unit stays in, and its Victory Points</extracomment>
        <translation>%1 reste vide et est perdu&#x202f;: %2 PV</translation>
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
        <translation>déjà à vous</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>What a province is, and through which others the march goes</extracomment>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>Move %1 from %2</source>
        <translation>Déplacer %1 depuis %2</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Nourrir</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Toutes les armées</translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Nourriture</numerusform>
            <numerusform>%n Nourriture</numerusform>
        </translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Place a token</source>
        <translation>Placer un jeton</translation>
    </message>
    <message>
        <source>Unused route %1 yields</source>
        <translation>Route inutilisée %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Given and got in an exchange</extracomment>
        <translation>Banque</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Open a route to %1</source>
        <translation>Ouvrir une route&#x202f;: %1</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Offres</translation>
    </message>
    <message>
        <source>Accept the offer of %1</source>
        <translation>%1&#x202f;: accepter l’offre</translation>
    </message>
    <message>
        <source>Decline the offer of %1</source>
        <translation>%1&#x202f;: refuser l’offre</translation>
    </message>
    <message>
        <source>Take back the offer to %1</source>
        <translation>%1&#x202f;: retirer l’offre</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Buy 1 Victory Point</source>
        <translation>Acheter 1 point de victoire</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Or</numerusform>
            <numerusform>%n Or</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 a kind of army</extracomment>
        <translation>Recruter&#x202f;: %1</translation>
    </message>
    <message>
        <source>Build two armies</source>
        <translation>Recruter deux armées</translation>
    </message>
    <message>
        <source>%1 in %2, %3 in %4</source>
        <translation>%1 (%2), %3 (%4)</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Promouvoir</translation>
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
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Declare war on %1</source>
        <translation>Déclarer la guerre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Forgo the rest</source>
        <translation>Renoncer au reste</translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation>Passer l’action</translation>
    </message>
    <message>
        <source>Shift a token</source>
        <translation>Déplacer un jeton</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>From one path of the play-mat to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Lay 1 damage on</source>
        <translation>1 dégât à</translation>
    </message>
    <message>
        <source>The Barbarians keep to</source>
        <translation>Pays des Barbares</translation>
    </message>
    <message>
        <source>The Barbarians go to</source>
        <translation>Retraite des Barbares</translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation>Retraite vers</translation>
    </message>
    <message>
        <source>Withdraw to</source>
        <translation>Repli vers</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation>Unification</translation>
    </message>
    <message>
        <source>Unify %1</source>
        <translation>Unifier %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Céder</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Double the Gold</source>
        <translation>Doubler l’Or</translation>
    </message>
    <message>
        <source>Leave the Gold</source>
        <translation>Ne pas doubler l’Or</translation>
    </message>
    <message>
        <source>Count Victory Points and stop</source>
        <translation>Compter les points et arrêter</translation>
    </message>
    <message>
        <source>Go on without him</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Count Victory Points</source>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Offer peace to %1</source>
        <translation>%1&#x202f;: proposer la paix</translation>
    </message>
    <message>
        <source>Accept the peace of %1</source>
        <translation>%1&#x202f;: accepter la paix</translation>
    </message>
    <message>
        <source>Decline the peace of %1</source>
        <translation>%1&#x202f;: refuser la paix</translation>
    </message>
    <message>
        <source>Take back the peace offered to %1</source>
        <translation>%1&#x202f;: retirer l’offre de paix</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 quitte la partie</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <extracomment>What was tried and refused: &quot;Open a route to France&quot;</extracomment>
        <translation>Impossible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Not possible: %1, %2</source>
        <extracomment>What was tried and refused: the kind of command, then its object: &quot;Build Archer: London&quot;</extracomment>
        <translation>Impossible&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>Build a Fort</source>
        <translation>Construire un Fort</translation>
    </message>
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>%n PA par armée</numerusform>
            <numerusform>%n PA par armée</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1: %2</source>
        <extracomment>Whom an offer is made, and what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Offre (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2 there)</source>
        <extracomment>One unit of several like ones that stand in a province: &quot;1 Princess (4 there)&quot;</extracomment>
        <translation>%1 (%2 sur place)</translation>
    </message>
    <message>
        <source>Make an offer to a player…</source>
        <translation>Faire une offre à un joueur…</translation>
    </message>
    <message>
        <source>Feed in %1</source>
        <comment>a province</comment>
        <translation>Nourrir (%1)</translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <extracomment>Behind &quot;2 Infantry&quot;: of so many that are there and have not been fed</extracomment>
        <translation>
            <numerusform>sur %n</numerusform>
            <numerusform>sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the war lasts to the end of turn %1 at most</source>
        <extracomment>Of a war that is to be declared: its length</extracomment>
        <translation>la guerre dure au plus jusqu’à la fin du tour %1</translation>
    </message>
    <message>
        <source>No shift: all tokens stay</source>
        <translation>Aucun déplacement&#x202f;: tous les jetons restent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What shifting a token does to the levels of two paths</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 stays at level %2</source>
        <extracomment>A path whose level a token more or less does not change</extracomment>
        <translation>%1 reste au niveau %2</translation>
    </message>
    <message>
        <source>%1 falls to level %2</source>
        <comment>a path</comment>
        <translation>%1 descend au niveau %2</translation>
    </message>
    <message>
        <source>%1 rises to level %2</source>
        <comment>a path</comment>
        <translation>%1 monte au niveau %2</translation>
    </message>
    <message>
        <source>the unfed armies die</source>
        <translation>les armées non nourries meurent</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>What a Unification that is not possible yet can bring: &quot;2 to 3 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 à %n action</numerusform>
            <numerusform>%1 à %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Put a token on %1</source>
        <extracomment>%1 a path of the play-mat</extracomment>
        <translation>Posez un jeton&#x202f;: %1</translation>
    </message>
    <message>
        <source>Feed %1</source>
        <translation>Nourrissez %1</translation>
    </message>
    <message>
        <source>Take %1 from the unused route</source>
        <comment>%1 a resource</comment>
        <translation>Prenez sur la route inutilisée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 at the bank</source>
        <translation>Échangez à la banque&#x202f;: %1 contre %2</translation>
    </message>
    <message>
        <source>Build %1 in %2</source>
        <comment>a kind of army</comment>
        <translation>Recrutez&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Build %1 in %2 and %3 in %4</source>
        <comment>kinds of army</comment>
        <translation>Recrutez&#x202f;: %1 (%2) et %3 (%4)</translation>
    </message>
    <message>
        <source>Build a Fort in %1</source>
        <translation>Construisez un Fort&#x202f;: %1</translation>
    </message>
    <message>
        <source>Promote %1 to %2</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>Promouvez %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Shift a token from %1 to %2</source>
        <comment>paths of the play-mat</comment>
        <translation>Déplacez un jeton&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Déplacez %1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>Fight the battle for %1 now</source>
        <translation>Livrez maintenant la bataille&#x202f;: %1</translation>
    </message>
    <message>
        <source>Strike %1</source>
        <comment>%1 a unit</comment>
        <translation>Frappez %1</translation>
    </message>
    <message>
        <source>Keep the Barbarians in %1</source>
        <comment>%1 a country</comment>
        <translation>Gardez les Barbares dans leur pays&#x202f;: %1</translation>
    </message>
    <message>
        <source>Send the Barbarians to %1</source>
        <translation>Envoyez les Barbares vers %1</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Battez en retraite vers %1</translation>
    </message>
    <message>
        <source>Withdraw to %1</source>
        <translation>Repliez-vous vers %1</translation>
    </message>
    <message>
        <source>Hand %1 over to %2</source>
        <comment>a province, a player</comment>
        <translation>Cédez une province&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Feed no other army</source>
        <translation>Ne nourrissez plus d’armée</translation>
    </message>
    <message>
        <source>End your trade</source>
        <translation>Terminez vos échanges</translation>
    </message>
    <message>
        <source>Leave the Princesses where they are</source>
        <translation>Laissez les Princesses où elles sont</translation>
    </message>
    <message>
        <source>End your moves</source>
        <translation>Terminez vos déplacements</translation>
    </message>
    <message>
        <source>Make %1 an offer: %2</source>
        <comment>a player; what is offered: 2 Gold for 3 Weapons</comment>
        <translation>Faites une offre (%1)&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 accepts: %2.</source>
        <translation>%1 accepte&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 declines: %2.</source>
        <extracomment>%1 a country that was made an offer, %2 what was offered</extracomment>
        <translation>%1 refuse&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Sent to %1: %2. Waiting for an answer.</source>
        <extracomment>%1 a country that was made an offer, %2 what was offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Envoyé à %1&#x202f;: %2. En attente d’une réponse.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 how an offer fared, %2 why</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Traded with %1: %2.</source>
        <extracomment>%1 a country whose offer was accepted, %2 what was given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Échange conclu (%1)&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>BalanceWords</name>
    <message>
        <source>never</source>
        <comment>in no game</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>%1, at the end</source>
        <translation>%1, à la fin</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>moved by %1 (%2 to %3)</source>
        <translation>a bougé de %1 (de %2 à %3)</translation>
    </message>
    <message>
        <source>no more than chance does</source>
        <translation>pas plus que par hasard</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had no end and do not count</source>
        <translation>
            <numerusform>%n partie n’a pas eu de fin et ne compte pas</numerusform>
            <numerusform>%n parties n’ont pas eu de fin et ne comptent pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) a computer player tried what the rules refuse</source>
        <translation>
            <numerusform>Dans %n partie, un ordinateur a tenté ce que les règles refusent</numerusform>
            <numerusform>Dans %n parties, un ordinateur a tenté ce que les règles refusent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins %2, too much.</source>
        <comment>%1 a country, %2 35 %</comment>
        <translation>%1 gagne %2 des parties, c’est trop.</translation>
    </message>
    <message>
        <source>%1 wins %2, too little.</source>
        <comment>%1 a country, %2 16 %</comment>
        <translation>%1 gagne %2 des parties, c’est trop peu.</translation>
    </message>
    <message>
        <source>more than its share</source>
        <comment>a country wins so often</comment>
        <translation>plus que sa part</translation>
    </message>
    <message>
        <source>less than its share</source>
        <comment>a country wins so often</comment>
        <translation>moins que sa part</translation>
    </message>
    <message>
        <source>a fair share, as far as chance lets it be seen</source>
        <comment>a country wins so often</comment>
        <translation>une part équitable, autant que le hasard permet d’en juger</translation>
    </message>
    <message>
        <source>%1 points less than before (%2 to %3)</source>
        <comment>%1 of a hundred games</comment>
        <translation>%1 points de moins qu’avant (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 points more than before (%2 to %3)</source>
        <comment>%1 of a hundred games</comment>
        <translation>%1 points de plus qu’avant (%2 à %3)</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>what was changed since a report</comment>
        <translation>Changements</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>names of provinces</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Never taken in %1 games: %2</source>
        <comment>%2 names of provinces</comment>
        <translation>Jamais prises en %1 parties&#x202f;: %2</translation>
    </message>
    <message>
        <source>Who plays at place %1 wins %2, too much.</source>
        <comment>%1 in the order of play</comment>
        <translation>Qui joue en position %1 gagne %2 des parties, c’est trop.</translation>
    </message>
    <message>
        <source>Who plays at place %1 wins %2, too little.</source>
        <comment>%1 in the order of play</comment>
        <translation>Qui joue en position %1 gagne %2 des parties, c’est trop peu.</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Games last %1 turns, %2 before</source>
        <translation>Les parties durent %1 tours, contre %2 avant</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>a view of the editor: the game&apos;s figures</comment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <comment>%1 a way to play, %2 41 %</comment>
        <translation>%1 gagne %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1&#x202f;%</translation>
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
        <translation>Victoires des pays</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Parties avec</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Tour de</translation>
    </message>
    <message>
        <source>Times a seat and game</source>
        <translation>Fois par place et par partie</translation>
    </message>
    <message>
        <source>Games ended by</source>
        <translation>Fin des parties</translation>
    </message>
    <message>
        <source>Seats, %1</source>
        <translation>Places&#x202f;: %1</translation>
    </message>
    <message>
        <source>Victories, %1</source>
        <translation>Victoires&#x202f;: %1</translation>
    </message>
    <message>
        <source>Games with, %1</source>
        <translation>Parties avec&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Battles</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n Fort</numerusform>
            <numerusform>%n Forts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losses of %1: %2 · %n Victory Point(s) for %3</source>
        <extracomment>%1 a country or the Barbarians, %2 its units, %3 the country that gets the Victory Points</extracomment>
        <translation>
            <numerusform>Pertes (%1)&#x202f;: %2 · %n point de victoire (%3)</numerusform>
            <numerusform>Pertes (%1)&#x202f;: %2 · %n points de victoire (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of %1: %2</source>
        <comment>a country or the Barbarians, and its units</comment>
        <translation>Pertes (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Withdrawal of %1 to %3: %2</source>
        <extracomment>%1 a country or the Barbarians, %2 its units, %3 a province</extracomment>
        <translation>Repli (%1) vers %3&#x202f;: %2</translation>
    </message>
    <message>
        <source>Retreat of %1 to %3: %2</source>
        <translation>Retraite (%1) vers %3&#x202f;: %2</translation>
    </message>
    <message>
        <source>No way out for %1: %2 lost</source>
        <extracomment>%1 a country or the Barbarians, %2 its units: there is no province to go to</extracomment>
        <translation>Aucune issue (%1)&#x202f;: %2, perdus</translation>
    </message>
    <message numerus="yes">
        <source>%1 survives with %n damage</source>
        <comment>a unit, named with its owner</comment>
        <translation>
            <numerusform>%1 survit avec %n dégât</numerusform>
            <numerusform>%1 survit avec %n dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Bataille&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 strikes with %2, %3 with %4.</source>
        <extracomment>Attacker and its power, defender and its power</extracomment>
        <translation>Puissance&#x202f;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Nobody holds %1 now</source>
        <comment>a province</comment>
        <translation>Plus personne ne détient %1</translation>
    </message>
    <message>
        <source>%2 stays with %1</source>
        <comment>%1 a country or the Barbarians, %2 a province</comment>
        <translation>%2 reste aux mains de l’occupant (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%2 goes to %1: %n Victory Point(s)</source>
        <comment>%1 a country, %2 a province that changes hands</comment>
        <translation>
            <numerusform>Conquête (%1)&#x202f;: %2, %n point de victoire</numerusform>
            <numerusform>Conquête (%1)&#x202f;: %2, %n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat of %1: %2</source>
        <extracomment>%1 the Barbarians, %2 their units; where to is chosen later</extracomment>
        <translation>Retraite (%1)&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 cannot enter %2 from %3</source>
        <translation>%1 ne peut pas entrer&#x202f;: %3 → %2</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1 ne peut pas se déplacer</translation>
    </message>
    <message>
        <source>%1 cannot be built in %2</source>
        <translation>%1 (%2)&#x202f;: impossible</translation>
    </message>
    <message>
        <source>A Fort cannot be built in %1</source>
        <translation>Fort (%1)&#x202f;: impossible</translation>
    </message>
    <message>
        <source>%1 cannot be fed</source>
        <translation>Impossible de nourrir %1</translation>
    </message>
    <message>
        <source>%1 cannot be unified now</source>
        <translation>%1&#x202f;: pas d’Unification pour l’instant</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>Princesses move after the armies</source>
        <translation>Les Princesses se déplacent après les armées</translation>
    </message>
    <message>
        <source>%1 cannot go from %3 to %2</source>
        <extracomment>%1 those of the chosen units that cannot: &quot;2 Infantry&quot;, &quot;1 Infantry, 2 Archers&quot;</extracomment>
        <translation>Passage impossible (%3 → %2)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Some damage is not laid yet</source>
        <translation>Il reste des dégâts à répartir</translation>
    </message>
    <message>
        <source>No damage can be laid on %1</source>
        <extracomment>%1 a unit in battle: &quot;Infantry no. 1 of Burgundy&quot;</extracomment>
        <translation>Aucun dégât possible&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Then choose where on the map.</source>
        <translation>Choisissez ensuite où sur la carte.</translation>
    </message>
    <message>
        <source>Two armies…</source>
        <translation>Deux armées…</translation>
    </message>
    <message>
        <source>Warlord: two armies with one Action</source>
        <translation>Seigneur de guerre&#x202f;: deux armées en une action</translation>
    </message>
    <message>
        <source>Then choose where on the map, for one after the other.</source>
        <translation>Choisissez ensuite où sur la carte, pour l’une puis pour l’autre.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two armies: &quot;Infantry and Archer&quot;</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>renewed, until turn %1</source>
        <translation>renouvelée, jusqu’au tour %1</translation>
    </message>
    <message>
        <source>%1 and peace</source>
        <translation>%1 et la paix</translation>
    </message>
    <message>
        <source>%1 is at war with nobody.</source>
        <translation>%1 n’est en guerre avec personne.</translation>
    </message>
    <message>
        <source>Nothing can be handed over now.</source>
        <translation>Rien ne peut être cédé maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <translation>
            <numerusform>%n Produit</numerusform>
            <numerusform>%n Produits</numerusform>
        </translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Promouvoir…</translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s) a step</source>
        <translation>
            <numerusform>%n Produit par rang</numerusform>
            <numerusform>%n Produits par rang</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare war…</source>
        <translation>Déclarer la guerre…</translation>
    </message>
    <message numerus="yes">
        <source>on one of %n player(s)</source>
        <translation>
            <numerusform>à un joueur</numerusform>
            <numerusform>à l’un de %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Then choose where on the map, unless there is one place only.</source>
        <translation>Choisissez ensuite où sur la carte, sauf s’il n’y a qu’une possibilité.</translation>
    </message>
    <message>
        <source>War begins at once and takes this Action. Both sides may attack each other until turn %1 is over, until they agree on peace, or until a turn ends in which neither dealt damage.</source>
        <translation>La guerre commence aussitôt et coûte cette action. Les deux camps peuvent s’attaquer jusqu’à la fin du tour %1, jusqu’à ce qu’ils conviennent de la paix, ou jusqu’à la fin d’un tour sans dégâts de part et d’autre.</translation>
    </message>
    <message>
        <source>Built in %1, your only province.</source>
        <translation>Lieu&#x202f;: %1, votre seule province.</translation>
    </message>
    <message>
        <source>Built in %1, the only place where it can be.</source>
        <translation>Lieu&#x202f;: %1, le seul possible.</translation>
    </message>
    <message>
        <source>power %1, toughness %2</source>
        <extracomment>Of a kind of unit: the damage that it deals, and that destroys it</extracomment>
        <translation>puissance %1, vie %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats nothing · %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 · ne mange pas · %n PV</numerusform>
            <numerusform>%1 · ne mange pas · %n PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats %n Food a turn</source>
        <extracomment>%1: what an army deals and withstands; %n: what it eats in each turn&apos;s Upkeep</extracomment>
        <translation>
            <numerusform>%1 · mange %n Nourriture par tour</numerusform>
            <numerusform>%1 · mange %n Nourriture par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: build what?</source>
        <translation>%1&#x202f;: que recruter ou construire&#x202f;?</translation>
    </message>
    <message>
        <source>%1: declare war on whom?</source>
        <translation>%1&#x202f;: à qui déclarer la guerre&#x202f;?</translation>
    </message>
    <message>
        <source>%1: hand over which province?</source>
        <translation>%1&#x202f;: quelle province céder&#x202f;?</translation>
    </message>
    <message>
        <source>%1: which token goes to %2?</source>
        <extracomment>%1 a player, %2 a path of the play-mat</extracomment>
        <translation>%1&#x202f;: quel jeton va à %2&#x202f;?</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>The last token of a path of the play-mat</extracomment>
        <translation>De %1</translation>
    </message>
</context>
<context>
    <name>ClashWords</name>
    <message>
        <source>Outline of %1</source>
        <comment>of a province</comment>
        <translation>Contour&#x202f;: %1</translation>
    </message>
    <message>
        <source>taken out</source>
        <comment>a value of the file</comment>
        <translation>supprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>a layer of the map</comment>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Relief</source>
        <comment>a layer of the map</comment>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>a layer of the map</comment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Lakes</source>
        <comment>a layer of the map</comment>
        <translation>Lacs</translation>
    </message>
    <message>
        <source>Outlines</source>
        <comment>of all provinces</comment>
        <translation>Contours</translation>
    </message>
    <message numerus="yes">
        <source>Outlines: %1 and %n more</source>
        <comment>%1 names of provinces</comment>
        <translation>
            <numerusform>Contours : %1 et %n autre</numerusform>
            <numerusform>Contours : %1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlines: %1</source>
        <comment>names of provinces</comment>
        <translation>Contours : %1</translation>
    </message>
</context>
<context>
    <name>CourseWords</name>
    <message>
        <source>%1 declares war on %2</source>
        <translation>Guerre déclarée&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation>%1 achève son Unification</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 quitte la partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead: %n Victory Point(s)</source>
        <extracomment>A country has more Victory Points than any other now</extracomment>
        <translation>
            <numerusform>%1 prend la tête&#x202f;: %n point de victoire</numerusform>
            <numerusform>%1 prend la tête&#x202f;: %n points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bloodiest battle: %1, %n fall</source>
        <translation>
            <numerusform>La bataille la plus sanglante&#x202f;: %1, %n unité tombe</numerusform>
            <numerusform>La bataille la plus sanglante&#x202f;: %1, %n unités tombent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the Capital of %2, falls to %3</source>
        <extracomment>A Capital, whose it is, and who takes it</extracomment>
        <translation>%3 prend une capitale&#x202f;: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>the sea</source>
        <comment>beside a line that moved</comment>
        <translation>la mer</translation>
    </message>
    <message>
        <source>land out of play</source>
        <comment>beside a line that moved</comment>
        <translation>les terres hors jeu</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two neighbours whose border moved</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>border moved</source>
        <comment>of two neighbours</comment>
        <translation>frontière déplacée</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;Maps…</source>
        <comment>the page with all maps, to begin or go on with one</comment>
        <translation>&amp;Cartes…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Back to the &amp;games</source>
        <comment>from the editor</comment>
        <translation>Retour aux &amp;parties</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find a province</source>
        <translation>&amp;Trouver une province</translation>
    </message>
    <message>
        <source>Re&amp;name the province</source>
        <translation>Re&amp;nommer la province</translation>
    </message>
    <message>
        <source>&amp;Choose none</source>
        <comment>no province</comment>
        <translation>Ne rien &amp;choisir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Carte entière</translation>
    </message>
    <message>
        <source>&amp;Yields on the map</source>
        <comment>shows what each province yields and is worth</comment>
        <translation>Réc&amp;olte sur la carte</translation>
    </message>
    <message>
        <source>Put the panels &amp;back in place</source>
        <translation>Remettre les panneaux en plac&amp;e</translation>
    </message>
    <message>
        <source>&amp;Test-play</source>
        <comment>begins a game on the map as it is now</comment>
        <translation>Partie d’&amp;essai</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <comment>of Inkscape and others</comment>
        <translation>&amp;Importer un dessin…</translation>
    </message>
    <message>
        <source>Your &amp;first map in 15 minutes</source>
        <comment>a guide that is played step by step</comment>
        <translation>Votre &amp;première carte en 15 minutes</translation>
    </message>
    <message>
        <source>&amp;Pack for friends…</source>
        <comment>writes the map as one file to send</comment>
        <translation>Empaqueter pour des &amp;amis…</translation>
    </message>
    <message>
        <source>Export for &amp;drawing…</source>
        <comment>the map, for Inkscape</comment>
        <translation>Exporter pour &amp;dessiner…</translation>
    </message>
    <message>
        <source>Play 1,000 &amp;games</source>
        <comment>by computer players, on the map as it is now</comment>
        <translation>Jouer 1&#x202f;000 &amp;parties</translation>
    </message>
    <message>
        <source>Go to panel %1</source>
        <comment>1 the map, 3 the Province panel ...</comment>
        <translation>Aller au panneau %1</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Turn {0}.</source>
        <translation>Tour {0}.</translation>
    </message>
    <message>
        <source>Phase: {0}.</source>
        <extracomment>{0} a phase</extracomment>
        <translation>Phase&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} places a Development Token: {1} {2}.</source>
        <extracomment>{0} seat, {1} path, {2} level</extracomment>
        <translation>{0} place un jeton Développement&#x202f;: {1} {2}.</translation>
    </message>
    <message>
        <source>{0} shifts a Development Token from {1} to {2}.</source>
        <translation>{0} déplace un jeton Développement&#x202f;: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} in {1} is fed: Food {2}.</source>
        <translation>{0} ({1}) mange&#x202f;: Nourriture {2}.</translation>
    </message>
    <message>
        <source>{0} in {1} starves.</source>
        <translation>{0} ({1}) meurt de faim.</translation>
    </message>
    <message>
        <source>{0} gathers: Food {1}, Products {2}, Weapons {3}, Gold {4}.</source>
        <extracomment>{0} seat, {1} Food, {2} Products, {3} Weapons, {4} Gold</extracomment>
        <translation>{0} récolte&#x202f;: Nourriture {1}, Produits {2}, Armes {3}, Or {4}.</translation>
    </message>
    <message>
        <source>{0}, unused route {1}: {2} 1.</source>
        <extracomment>{0} seat, {1} which route, {2} resource</extracomment>
        <translation>{0}, route inutilisée {1}&#x202f;: {2} 1.</translation>
    </message>
    <message>
        <source>{0} and the bank: {2} {1} for {3} 1.</source>
        <extracomment>{0} seat, {1} amount, {2} resource given, {3} resource got</extracomment>
        <translation>{0} et la banque&#x202f;: {2} {1} contre {3} 1.</translation>
    </message>
    <message>
        <source>{0} opens a Trade Route with {1}.</source>
        <translation>Route commerciale ouverte&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>{0} makes an offer to {1}.</source>
        <translation>Offre&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>{0} accepts the offer of {1}.</source>
        <translation>{0} accepte l’offre ({1}).</translation>
    </message>
    <message>
        <source>{0} declines the offer of {1}.</source>
        <translation>{0} refuse l’offre ({1}).</translation>
    </message>
    <message>
        <source>{0} retracts the offer to {1}.</source>
        <translation>Offre retirée&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>{0} buys a Victory Point: Gold {1}.</source>
        <translation>{0} achète un point de victoire&#x202f;: Or {1}.</translation>
    </message>
    <message>
        <source>{0} is done with Trade.</source>
        <translation>{0} en a fini avec le Commerce.</translation>
    </message>
    <message>
        <source>{0} passes.</source>
        <translation>{0} passe.</translation>
    </message>
    <message>
        <source>{0} is raised in {1}.</source>
        <extracomment>{0} unit, {1} province</extracomment>
        <translation>{1}&#x202f;: {0} entre en jeu.</translation>
    </message>
    <message>
        <source>{0} is built in {1}.</source>
        <translation>{1}&#x202f;: {0} est construit.</translation>
    </message>
    <message>
        <source>{0} becomes {1} in {2}.</source>
        <extracomment>{0} unit as it was, {1} unit as it is, {2} province</extracomment>
        <translation>{2}&#x202f;: {0} devient {1}.</translation>
    </message>
    <message>
        <source>{0} buys an extra Action: Gold {1}.</source>
        <translation>{0} achète une action supplémentaire&#x202f;: Or {1}.</translation>
    </message>
    <message>
        <source>{0} declares war on {1}.</source>
        <translation>Guerre déclarée&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>{0} offers peace to {1}.</source>
        <translation>Paix proposée&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>{0} declines the peace of {1}.</source>
        <translation>{0} refuse la paix ({1}).</translation>
    </message>
    <message>
        <source>{0} retracts the offer of peace to {1}.</source>
        <translation>Offre de paix retirée&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>Peace between {0} and {1}.</source>
        <translation>Paix entre {0} et {1}.</translation>
    </message>
    <message>
        <source>The war between {0} and {1} ends with this turn.</source>
        <translation>La guerre entre {0} et {1} s’achève avec ce tour.</translation>
    </message>
    <message>
        <source>{0}: {1} to {2}.</source>
        <extracomment>{0} unit, {1} from, {2} to</extracomment>
        <translation>{0}&#x202f;: {1} → {2}.</translation>
    </message>
    <message>
        <source>Battle of {0}: {1} against {2}, power {3} against {4}.</source>
        <extracomment>{0} province, {1} attacker, {2} defender, {3} power of the attacker, {4} power of the defender</extracomment>
        <translation>Bataille&#x202f;: {0}. {1} contre {2}, puissance {3} contre {4}.</translation>
    </message>
    <message>
        <source>{0} in {2}: damage {1}.</source>
        <extracomment>{0} unit, {1} damage, {2} province</extracomment>
        <translation>{0} ({2})&#x202f;: dégâts {1}.</translation>
    </message>
    <message>
        <source>{0} falls in {1}. {2}: Victory Points {3}.</source>
        <extracomment>{0} unit, {1} province, {2} who gets the Victory Points, {3} Victory Points</extracomment>
        <translation>{1}&#x202f;: {0} tombe. {2}&#x202f;: points de victoire {3}.</translation>
    </message>
    <message>
        <source>{0} retreats: {1} to {2}.</source>
        <translation>{0} bat en retraite&#x202f;: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is lost.</source>
        <translation>{1}&#x202f;: sans retraite possible, {0} succombe.</translation>
    </message>
    <message>
        <source>{0} withdraws: {1} to {2}.</source>
        <translation>{0} se replie&#x202f;: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} can&apos;t withdraw from {1} and is lost.</source>
        <translation>{1}&#x202f;: sans repli possible, {0} succombe.</translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is removed.</source>
        <translation>{1}&#x202f;: sans retraite possible, {0} quitte le jeu.</translation>
    </message>
    <message>
        <source>{0} is conquered by {1}.</source>
        <extracomment>{0} province, {1} new owner</extracomment>
        <translation>{1} conquiert {0}.</translation>
    </message>
    <message>
        <source>{0} is taken by {1}.</source>
        <translation>{1} prend {0}.</translation>
    </message>
    <message>
        <source>{0} is free.</source>
        <translation>{0}&#x202f;: province libre.</translation>
    </message>
    <message>
        <source>{0} passes to {1}.</source>
        <translation>{0} change de mains&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0} strikes again.</source>
        <translation>{0}&#x202f;: nouvel assaut.</translation>
    </message>
    <message>
        <source>{0} is united: Actions {1}.</source>
        <extracomment>{0} seat, {1} number of Actions</extracomment>
        <translation>{0} achève son Unification&#x202f;: actions {1}.</translation>
    </message>
    <message>
        <source>{0} doubles Gold: {1} to {2}.</source>
        <translation>{0} double son Or&#x202f;: {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} gives back what is above the limit: {1} {2}.</source>
        <extracomment>{0} seat, {1} resource, {2} amount</extracomment>
        <translation>{0} rend l’excédent&#x202f;: {1} {2}.</translation>
    </message>
    <message>
        <source>{0} leaves the game.</source>
        <translation>{0} quitte la partie.</translation>
    </message>
    <message>
        <source>{0} has voted.</source>
        <translation>{0} a voté.</translation>
    </message>
    <message>
        <source>The time is up: turn {0} is the last.</source>
        <translation>Le temps est écoulé&#x202f;: le tour {0} est le dernier.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Asked now: {0}.</source>
        <translation>Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} to {3}.</source>
        <translation>{0}&#x202f;: {1} {2} → {3}.</translation>
    </message>
    <message>
        <source>{0}: tokens on {1} {2} to {3}.</source>
        <translation>{0}&#x202f;: jetons {1} {2} → {3}.</translation>
    </message>
    <message>
        <source>{0}: lasting Victory Points {1} to {2}.</source>
        <translation>{0}&#x202f;: points de victoire acquis {1} → {2}.</translation>
    </message>
    <message>
        <source>{0} has changed.</source>
        <extracomment>{0} unit, {1} province it was in or none, {2} province it is in or none</extracomment>
        <translation>{0} a changé.</translation>
    </message>
    <message>
        <source>The Barbarians of {0} have changed.</source>
        <translation>Les Barbares ont changé&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>War or peace between {0} and {1} has changed.</source>
        <translation>Guerre ou paix entre {0} et {1}&#x202f;: un changement.</translation>
    </message>
    <message>
        <source>The Trade Routes have changed.</source>
        <translation>Les routes commerciales ont changé.</translation>
    </message>
    <message>
        <source>The offers have changed.</source>
        <translation>Les offres ont changé.</translation>
    </message>
    <message>
        <source>The offers of peace have changed.</source>
        <translation>Les offres de paix ont changé.</translation>
    </message>
    <message>
        <source>The battle of {0} has changed.</source>
        <translation>La bataille a changé&#x202f;: {0}.</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>The map could not be written to %1: %2. Choose another place.</source>
        <extracomment>%1 a file, %2 what the system says of it</extracomment>
        <translation>La carte n’a pas pu être écrite dans %1&#x202f;: %2. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>There is no map to be exported.</source>
        <translation>Il n’y a pas de carte à exporter.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of an exported map: the scenario&apos;s name and the variant&apos;s</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a map.</source>
        <translation>La mémoire ne suffit pas pour une si grande carte.</translation>
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
        <translation>Jetons&#x202f;: %1 / %2 / %3</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>path and level</comment>
        <extracomment>A path of the play-mat and the level of it: &quot;Production IV&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Eats</source>
        <translation>Mange</translation>
    </message>
    <message>
        <source>VP for its death</source>
        <translation>PV pour sa mort</translation>
    </message>
    <message>
        <source>Victory at %1 VP, or after turn %2.</source>
        <translation>Victoire à %1 PV, ou après le tour %2.</translation>
    </message>
    <message>
        <source>VP of a province: common %1, contested %2, Trade Center %3, Capital %4; a Fort %5; a leader %6; a Barbarian %7.</source>
        <translation>PV d’une province&#x202f;: ordinaire %1, disputée %2, place marchande %3, capitale %4&#x202f;; un Fort %5&#x202f;; un titre %6&#x202f;; un Barbare %7.</translation>
    </message>
    <message numerus="yes">
        <source>1 VP costs %n Gold.</source>
        <translation>
            <numerusform>1 PV coûte %n Or.</numerusform>
            <numerusform>1 PV coûte %n Or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A promotion costs %n Product(s) a step.</source>
        <translation>
            <numerusform>Une promotion coûte %n Produit par rang.</numerusform>
            <numerusform>Une promotion coûte %n Produits par rang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more Action(s) at %1 Gold each.</source>
        <translation>
            <numerusform>Maître négociant&#x202f;: %n action de plus à %1 Or.</numerusform>
            <numerusform>Maître négociant&#x202f;: %n actions de plus à %1 Or chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of each resource at most %1 are kept.</source>
        <translation>De chaque ressource, on garde au plus %1.</translation>
    </message>
    <message>
        <source>Offers to each partner in a phase: at most %1.</source>
        <translation>Offres à chaque partenaire dans une phase&#x202f;: au plus %1.</translation>
    </message>
    <message numerus="yes">
        <source>A war lasts %n turn(s) at most.</source>
        <translation>
            <numerusform>Une guerre dure au plus %n tour.</numerusform>
            <numerusform>Une guerre dure au plus %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forts in a province: at most %1.</source>
        <translation>Forts dans une province&#x202f;: au plus %1.</translation>
    </message>
    <message>
        <source>Each begins with %1, and %2.</source>
        <translation>Chacun commence avec %1, et %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n jeton à placer</numerusform>
            <numerusform>%n jetons à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>Barbarians from turn %1 on: power and toughness %2.</source>
        <translation>Barbares à partir du tour %1&#x202f;: puissance et vie %2.</translation>
    </message>
    <message>
        <source>The figures of this table</source>
        <translation>Les chiffres de cette table</translation>
    </message>
    <message>
        <source>Where the page below names other figures, these are the ones that count: they stand in the scenario that is played.</source>
        <translation>Là où la page ci-dessous donne d’autres chiffres, ce sont ceux-ci qui comptent&#x202f;: ils sont dans le scénario joué.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Figures from one to another: &quot;1 to 3&quot;</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 at first</source>
        <extracomment>How strong a Barbarian army is: &quot;1 at first, 2 from turn 4 on&quot;</extracomment>
        <translation>%1 au début</translation>
    </message>
    <message>
        <source>%1 from turn %2 on</source>
        <translation>%1 à partir du tour %2</translation>
    </message>
    <message>
        <source>%1 (losses: %2)</source>
        <extracomment>Units that win a battle, and how many of them die in it: &quot;2 Infantry (losses: 1)&quot;</extracomment>
        <translation>%1 (pertes&#x202f;: %2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>One or the other is enough</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>How many are placed before the first turn</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Early land is cheap land.</source>
        <extracomment>The first turns are the time to take land: Barbarians get stronger</extracomment>
        <translation>Les terres prises tôt coûtent peu.</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>From one number of Actions to another: &quot;2 to 9 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 à %n action</numerusform>
            <numerusform>%1 à %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clears it too, but falls; a Princess may walk in then.</source>
        <extracomment>%1 &quot;1 Infantry&quot;; it: the province</extracomment>
        <translation>%1 la libère aussi, mais y tombe&#x202f;; une Princesse peut alors y entrer.</translation>
    </message>
    <message>
        <source>To take the province of one Barbarian army of %1 you need %2.</source>
        <extracomment>%1 its power and toughness, %2 units that win</extracomment>
        <translation>Pour prendre la province d’une armée barbare de %1, il faut %2.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file can&apos;t be examined: {0}</source>
        <translation>Le fichier ne peut pas être examiné&#x202f;: {0}</translation>
    </message>
    <message>
        <source>This is no regular file; choose another name: {0}</source>
        <translation>Ce n’est pas un fichier ordinaire&#x202f;; choisissez un autre nom&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: {0}</source>
        <translation>Le fichier ne peut pas être écrit&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be forced to the disk: {0}</source>
        <translation>L’écriture du fichier sur le disque n’a pas abouti&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened for writing: {0}</source>
        <translation>Le fichier ne peut pas être ouvert en écriture&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be replaced: {0}</source>
        <translation>Le fichier ne peut pas être remplacé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The folder can&apos;t be made: {0}</source>
        <translation>Le dossier ne peut pas être créé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The file has become shorter: {0}</source>
        <translation>Le fichier est devenu plus court&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The file can&apos;t be cut: {0}</source>
        <translation>Le fichier ne peut pas être raccourci&#x202f;: {0}</translation>
    </message>
    <message>
        <source>There is no such file, or it may not be read.</source>
        <translation>Ce fichier n’existe pas, ou sa lecture n’est pas permise.</translation>
    </message>
    <message>
        <source>This is no regular file; choose a file, not a folder, pipe or device.</source>
        <translation>Ce n’est pas un fichier ordinaire&#x202f;; choisissez un fichier, non un dossier, un tube ou un périphérique.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>La lecture du fichier n’est pas permise.</translation>
    </message>
    <message>
        <source>The file is larger than {0} bytes, the most that is read.</source>
        <translation>Le fichier dépasse {0} octets&#x202f;; on n’en lit pas davantage.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read to its end.</source>
        <translation>Le fichier ne peut pas être lu jusqu’au bout.</translation>
    </message>
    <message>
        <source>Give a plain file name, without a folder.</source>
        <translation>Donnez un simple nom de fichier, sans dossier.</translation>
    </message>
    <message>
        <source>This is a link that leads out of the folder; put a copy there.</source>
        <translation>C’est un lien qui mène hors du dossier&#x202f;; mettez-y une copie.</translation>
    </message>
    <message>
        <source>The picture is larger than {0} bytes, the most that is read.</source>
        <translation>L’image dépasse {0} octets&#x202f;; on n’en lit pas davantage.</translation>
    </message>
    <message>
        <source>Compressed pictures (svgz) are not read; save it as plain SVG.</source>
        <translation>Les images compressées (svgz) ne sont pas lues&#x202f;; enregistrez celle-ci en SVG simple.</translation>
    </message>
    <message>
        <source>The picture is not UTF-8 text; save it as UTF-8.</source>
        <translation>L’image n’est pas du texte UTF-8&#x202f;; enregistrez-la en UTF-8.</translation>
    </message>
    <message>
        <source>The picture has more than {0} elements.</source>
        <translation>L’image a plus de {0} éléments.</translation>
    </message>
    <message>
        <source>The picture has more than {0} attributes.</source>
        <translation>L’image a plus de {0} attributs.</translation>
    </message>
    <message>
        <source>This is no XML: {0}.</source>
        <translation>Ce n’est pas du XML&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>This is no SVG: its first element must be `svg`.</source>
        <translation>Ce n’est pas du SVG&#x202f;: le premier élément doit être `svg`.</translation>
    </message>
    <message>
        <source>The viewBox must be `0 0 WIDTH HEIGHT`.</source>
        <translation>La viewBox doit être `0 0 WIDTH HEIGHT`.</translation>
    </message>
    <message>
        <source>The picture needs a viewBox, or width and height, of 1 to {0} units.</source>
        <translation>Il faut à l’image une viewBox, ou une largeur et une hauteur, de 1 à {0} unités.</translation>
    </message>
    <message>
        <source>Groups are nested deeper than {0}.</source>
        <translation>Les groupes s’emboîtent sur plus de {0} niveaux.</translation>
    </message>
    <message>
        <source>`{0}` is not read; take it out of the picture.</source>
        <translation>`{0}` n’est pas lu&#x202f;; retirez-le de l’image.</translation>
    </message>
    <message>
        <source>Only g and path are read; turn other shapes into paths.</source>
        <translation>Seuls g et path sont lus&#x202f;; changez les autres formes en tracés.</translation>
    </message>
    <message>
        <source>A DOCTYPE is not read; take it out.</source>
        <translation>Un DOCTYPE n’est pas lu&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>Processing instructions are not read; take it out.</source>
        <translation>Les instructions de traitement ne sont pas lues&#x202f;; retirez celle-ci.</translation>
    </message>
    <message>
        <source>The attribute `{0}` could start something; take it out.</source>
        <translation>L’attribut `{0}` pourrait lancer quelque chose&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>References out of the picture are not followed; take it out.</source>
        <translation>Les références hors de l’image ne sont pas suivies&#x202f;; retirez celle-ci.</translation>
    </message>
    <message>
        <source>Transforms are not read; apply them to the paths.</source>
        <translation>Les transformations ne sont pas lues&#x202f;; appliquez-les aux tracés.</translation>
    </message>
    <message>
        <source>{0} (at character {1} of the path&apos;s data)</source>
        <translation>{0} (au caractère {1} des données du tracé)</translation>
    </message>
    <message>
        <source>Behind `prov-` or `calm-` must stand a province&apos;s id.</source>
        <translation>Après `prov-` ou `calm-`, il faut l’identifiant d’une province.</translation>
    </message>
    <message>
        <source>The outline of `{0}` has no area.</source>
        <translation>Le contour de `{0}` n’a pas de surface.</translation>
    </message>
    <message>
        <source>The outline of `{0}` is given twice; keep one path.</source>
        <translation>Le contour de `{0}` est donné deux fois&#x202f;; ne gardez qu’un tracé.</translation>
    </message>
    <message>
        <source>The picture measures {0} x {1}, the scenario says {2} x {3}.</source>
        <translation>L’image mesure {0} × {1}, le scénario dit {2} × {3}.</translation>
    </message>
    <message>
        <source>The picture has no path `prov-{0}`.</source>
        <translation>L’image n’a pas de tracé `prov-{0}`.</translation>
    </message>
    <message>
        <source>The picture has a path `prov-{0}`, but the scenario has no such province.</source>
        <translation>L’image a un tracé `prov-{0}`, mais le scénario n’a pas cette province.</translation>
    </message>
    <message>
        <source>The picture&apos;s outlines are too dense to be compared.</source>
        <translation>Les contours de l’image sont trop serrés pour être comparés.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch in the picture, but are not linked.</source>
        <translation>`{0}` et `{1}` se touchent sur l’image, mais ne sont pas reliées.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch in the picture and need no sea lane.</source>
        <translation>`{0}` et `{1}` se touchent sur l’image et n’ont pas besoin de liaison maritime.</translation>
    </message>
    <message>
        <source>A scenario begins with `format: marches-scenario {0}`.</source>
        <translation>Un scénario commence par `format: marches-scenario {0}`.</translation>
    </message>
    <message>
        <source>It is based on a scenario of another game.</source>
        <translation>Il se fonde sur un scénario d’un autre jeu.</translation>
    </message>
    <message>
        <source>Give the id of a bundled scenario, or the name of a file beside this one: NAME.yaml, without a folder.</source>
        <translation>Donnez l’identifiant d’un scénario fourni, ou le nom d’un fichier placé à côté de celui-ci&#x202f;: NOM.yaml, sans dossier.</translation>
    </message>
    <message>
        <source>There are no bundled scenarios here.</source>
        <translation>Il n’y a pas de scénarios fournis ici.</translation>
    </message>
    <message>
        <source>This scenario is in no folder yet; save it beside the other.</source>
        <translation>Ce scénario n’est encore dans aucun dossier&#x202f;; enregistrez-le à côté de l’autre.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be read: {1}</source>
        <translation>`{0}` ne peut pas être lu&#x202f;: {1}</translation>
    </message>
    <message>
        <source>It is based on itself, or on too long a row of scenarios.</source>
        <translation>Il se fonde sur lui-même, ou sur une trop longue suite de scénarios.</translation>
    </message>
    <message>
        <source>Provinces times variants are more than {0}.</source>
        <translation>Le nombre de provinces multiplié par celui des variantes dépasse {0}.</translation>
    </message>
    <message>
        <source>A variant can&apos;t change `{0}`.</source>
        <translation>Une variante ne peut pas changer `{0}`.</translation>
    </message>
    <message>
        <source>Here must stand a map: lines of `key: value`.</source>
        <translation>Il faut ici un groupe de clés&#x202f;: des lignes `key: value`.</translation>
    </message>
    <message>
        <source>Here must stand a list: [a, b, c].</source>
        <translation>Il faut ici une liste&#x202f;: [a, b, c].</translation>
    </message>
    <message>
        <source>Here must stand a single word or text.</source>
        <translation>Il faut ici un seul mot ou un seul texte.</translation>
    </message>
    <message>
        <source>The key `{0}` is missing here.</source>
        <translation>La clé `{0}` manque ici.</translation>
    </message>
    <message>
        <source>The key `{0}` means nothing here and is not read. Known: {1}.</source>
        <translation>La clé `{0}` n’a pas de sens ici et n’est pas lue. Clés connues&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Here must stand a whole number from {0} to {1}.</source>
        <translation>Il faut ici un nombre entier de {0} à {1}.</translation>
    </message>
    <message>
        <source>{0} is out of range: from {1} to {2}.</source>
        <translation>{0} est hors limites&#x202f;: de {1} à {2}.</translation>
    </message>
    <message>
        <source>Here must stand a number from {0} to {1}.</source>
        <translation>Il faut ici un nombre de {0} à {1}.</translation>
    </message>
    <message>
        <source>Here must stand true or false.</source>
        <translation>Il faut ici true ou false.</translation>
    </message>
    <message>
        <source>Here must stand an id: lower-case letters a to z, digits and single hyphens.</source>
        <translation>Il faut ici un identifiant&#x202f;: des minuscules de a à z, des chiffres et des traits d’union isolés.</translation>
    </message>
    <message>
        <source>`{0}` is no id: use lower-case letters a to z, digits and single hyphens.</source>
        <translation>`{0}` n’est pas un identifiant&#x202f;: prenez des minuscules de a à z, des chiffres et des traits d’union isolés.</translation>
    </message>
    <message>
        <source>Here must stand one of: {0}.</source>
        <translation>Il faut ici l’un de ces mots&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Here must stand a name of 1 to {0} characters on one line.</source>
        <translation>Il faut ici un nom de 1 à {0} caractères, sur une ligne.</translation>
    </message>
    <message>
        <source>Here must stand a language of two or three letters, such as en or fr.</source>
        <translation>Il faut ici une langue en deux ou trois lettres, comme en ou fr.</translation>
    </message>
    <message>
        <source>There are more than 1000 countries.</source>
        <translation>Il y a plus de 1000 pays.</translation>
    </message>
    <message>
        <source>`{0}` has a meaning of its own in records; choose another id.</source>
        <translation>`{0}` a un sens à part dans les enregistrements&#x202f;; choisissez un autre identifiant.</translation>
    </message>
    <message>
        <source>A province belongs to one country, or is contested by two.</source>
        <translation>Une province appartient à un pays, ou deux se la disputent.</translation>
    </message>
    <message>
        <source>The two countries of a contested province must differ.</source>
        <translation>Les deux pays d’une province disputée doivent être différents.</translation>
    </message>
    <message>
        <source>`{0}` is linked to itself.</source>
        <translation>`{0}` est reliée à elle-même.</translation>
    </message>
    <message>
        <source>The link to `{0}` stands here twice; keep one.</source>
        <translation>La liaison avec `{0}` figure ici deux fois&#x202f;; n’en gardez qu’une.</translation>
    </message>
    <message>
        <source>The link to `{0}` is said to be `{1}` too; keep one kind.</source>
        <translation>La liaison avec `{0}` est aussi donnée comme `{1}`&#x202f;; n’en gardez qu’une sorte.</translation>
    </message>
    <message>
        <source>There is no province of this id under `provinces`.</source>
        <translation>Aucune province n’a cet identifiant sous `provinces`.</translation>
    </message>
    <message>
        <source>There is no country of this id under `countries`.</source>
        <translation>Aucun pays n’a cet identifiant sous `countries`.</translation>
    </message>
    <message>
        <source>There are more than {0} provinces.</source>
        <translation>Il y a plus de {0} provinces.</translation>
    </message>
    <message>
        <source>`{0}` belongs to no country; give `country: ID`, or two for a contested province.</source>
        <translation>`{0}` n’appartient à aucun pays&#x202f;; donnez `country: ID`, ou deux pays pour une province disputée.</translation>
    </message>
    <message>
        <source>`{0}` is connected to no other province.</source>
        <translation>`{0}` n’est reliée à aucune autre province.</translation>
    </message>
    <message>
        <source>At most {0} countries can be seats; name them under `seats`.</source>
        <translation>Au plus {0} pays peuvent être des places&#x202f;; nommez-les sous `seats`.</translation>
    </message>
    <message>
        <source>The seat `{0}` is named twice.</source>
        <translation>La place `{0}` est nommée deux fois.</translation>
    </message>
    <message>
        <source>Name at least one seat.</source>
        <translation>Nommez au moins une place.</translation>
    </message>
    <message>
        <source>There are more than {0} seats.</source>
        <translation>Il y a plus de {0} places.</translation>
    </message>
    <message>
        <source>Give one number of players, or [least, most].</source>
        <translation>Donnez un nombre de joueurs, ou [minimum, maximum].</translation>
    </message>
    <message>
        <source>Here must stand a point: [x, y].</source>
        <translation>Il faut ici un point&#x202f;: [x, y].</translation>
    </message>
    <message>
        <source>Here stand more than {0} points.</source>
        <translation>Il y a ici plus de {0} points.</translation>
    </message>
    <message>
        <source>Here stand more than {0} places.</source>
        <translation>Il y a ici plus de {0} emplacements.</translation>
    </message>
    <message>
        <source>Here must stand a place for tokens: [x, y, radius].</source>
        <translation>Il faut ici un emplacement pour les jetons&#x202f;: [x, y, rayon].</translation>
    </message>
    <message>
        <source>Here must stand {0} different provinces.</source>
        <translation>Il faut ici {0} provinces différentes.</translation>
    </message>
    <message>
        <source>A lane is drawn between two provinces that are not linked.</source>
        <translation>Une liaison maritime est tracée entre deux provinces qui ne sont pas reliées.</translation>
    </message>
    <message>
        <source>Give the name of an SVG file beside the scenario, without a folder: NAME.svg.</source>
        <translation>Donnez le nom d’un fichier SVG placé à côté du scénario, sans dossier&#x202f;: NOM.svg.</translation>
    </message>
    <message>
        <source>Width and height must be 1 or more.</source>
        <translation>La largeur et la hauteur doivent être d’au moins 1.</translation>
    </message>
    <message>
        <source>Aliases (*name) are not read; write it out.</source>
        <translation>Les alias (*nom) ne sont pas lus&#x202f;; écrivez la valeur elle-même.</translation>
    </message>
    <message>
        <source>Anchors (&amp;name) are not read; write it out where it is needed.</source>
        <translation>Les ancres (&amp;nom) ne sont pas lues&#x202f;; écrivez la valeur partout où il la faut.</translation>
    </message>
    <message>
        <source>Tags (!name) are not read; leave it out.</source>
        <translation>Les étiquettes «&#x202f;!nom&#x202f;» ne sont pas lues&#x202f;; retirez celle-ci.</translation>
    </message>
    <message>
        <source>The file holds more than {0} values.</source>
        <translation>Le fichier contient plus de {0} valeurs.</translation>
    </message>
    <message>
        <source>Maps and lists are nested deeper than {0}.</source>
        <translation>Les groupes de clés et les listes s’emboîtent sur plus de {0} niveaux.</translation>
    </message>
    <message>
        <source>This key is given twice; keep one of the two.</source>
        <translation>Cette clé est donnée deux fois&#x202f;; n’en gardez qu’une.</translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation>Une clé doit être un simple mot.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text; save it as UTF-8.</source>
        <translation>Le fichier n’est pas du texte UTF-8&#x202f;; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>The file holds more maps, lists and values than are read.</source>
        <translation>Le fichier contient plus de groupes de clés, de listes et de valeurs qu’on n’en lit.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file holds more than one document (---); keep one.</source>
        <translation>Le fichier contient plus d’un document (---)&#x202f;; n’en gardez qu’un.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read as YAML.</source>
        <translation>Le fichier ne peut pas être lu comme du YAML.</translation>
    </message>
    <message>
        <source>This is no YAML: {0}.</source>
        <translation>Ce n’est pas du YAML&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>a record has at most {0} bytes</source>
        <translation>un enregistrement a au plus {0} octets</translation>
    </message>
    <message>
        <source>this is not a record: its first line must be &quot;marches-record 1&quot;</source>
        <translation>ce n’est pas un enregistrement&#x202f;: sa première ligne doit être «&#x202f;marches-record 1&#x202f;»</translation>
    </message>
    <message>
        <source>the record ends before its &quot;begin&quot;: there is no game in it</source>
        <translation>l’enregistrement s’arrête avant son «&#x202f;begin&#x202f;»&#x202f;: il ne contient aucune partie</translation>
    </message>
    <message>
        <source>the record is cut off in this line; it is read up to the line before</source>
        <translation>l’enregistrement est coupé dans cette ligne&#x202f;; il est lu jusqu’à la ligne précédente</translation>
    </message>
    <message>
        <source>a record has at most {0} lines</source>
        <translation>un enregistrement a au plus {0} lignes</translation>
    </message>
    <message>
        <source>a line has at most {0} bytes</source>
        <translation>une ligne a au plus {0} octets</translation>
    </message>
    <message>
        <source>this record has format {0}; this program reads format {1}: use a newer one</source>
        <translation>cet enregistrement est au format {0}&#x202f;; ce programme lit le format {1}&#x202f;: prenez-en un plus récent</translation>
    </message>
    <message>
        <source>a game&apos;s id is of lower-case letters and hyphens</source>
        <translation>l’identifiant d’un jeu se compose de minuscules et de traits d’union</translation>
    </message>
    <message>
        <source>the rules&apos; version is a whole number</source>
        <translation>la version des règles est un nombre entier</translation>
    </message>
    <message>
        <source>a variant&apos;s id is of lower-case letters and hyphens</source>
        <translation>l’identifiant d’une variante se compose de minuscules et de traits d’union</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to 2^64 - 1</source>
        <translation>une graine est un nombre entier de 0 à 2^64 − 1</translation>
    </message>
    <message>
        <source>a record&apos;s header has no line &quot;{0}&quot;; commands stand after &quot;begin&quot;</source>
        <translation>l’en-tête d’un enregistrement n’a pas de ligne «&#x202f;{0}&#x202f;»&#x202f;; les commandes viennent après «&#x202f;begin&#x202f;»</translation>
    </message>
    <message>
        <source>a scenario is a bundled one&apos;s id or the plain name of a file beside the record</source>
        <translation>un scénario est l’identifiant d’un scénario fourni, ou le simple nom d’un fichier placé à côté de l’enregistrement</translation>
    </message>
    <message>
        <source>a digest is &quot;sha256:&quot; and 64 digits 0-9, a-f</source>
        <translation>une empreinte, c’est «&#x202f;sha256:&#x202f;» puis 64 caractères 0-9, a-f</translation>
    </message>
    <message>
        <source>an option&apos;s name is of lower-case letters and hyphens</source>
        <translation>le nom d’une option se compose de minuscules et de traits d’union</translation>
    </message>
    <message>
        <source>there are at most 100 options</source>
        <translation>il y a au plus 100 options</translation>
    </message>
    <message>
        <source>option {0} stands twice</source>
        <translation>l’option {0} figure deux fois</translation>
    </message>
    <message>
        <source>a seat&apos;s id is of lower-case letters and hyphens, and neither table nor chance</source>
        <translation>l’identifiant d’une place se compose de minuscules et de traits d’union, et n’est ni table ni chance</translation>
    </message>
    <message>
        <source>a colour is a word of lower-case letters</source>
        <translation>une couleur est un mot en minuscules</translation>
    </message>
    <message>
        <source>a seat is human, random, bot:NAME or bot:exec:PROGRAM</source>
        <translation>une place est human, random, bot:NOM ou bot:exec:PROGRAMME</translation>
    </message>
    <message>
        <source>a player&apos;s name stands in quotes</source>
        <translation>le nom d’un joueur s’écrit entre guillemets droits</translation>
    </message>
    <message>
        <source>seat {0} stands twice</source>
        <translation>la place {0} figure deux fois</translation>
    </message>
    <message>
        <source>a table has {0} seats</source>
        <translation>une table a {0} places au plus</translation>
    </message>
    <message>
        <source>the header has no line &quot;{0}&quot;</source>
        <translation>l’en-tête n’a pas de ligne «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>a command begins with who acts</source>
        <translation>une commande commence par qui agit</translation>
    </message>
    <message>
        <source>this is written: undo NUMBER (1 or more)</source>
        <translation>il faut écrire&#x202f;: undo NOMBRE (1 ou plus)</translation>
    </message>
    <message>
        <source>this is written: branch NUMBER &quot;NAME&quot;</source>
        <translation>il faut écrire&#x202f;: branch NOMBRE NOM, le nom entre guillemets droits</translation>
    </message>
    <message>
        <source>this is written: {0} &quot;TEXT&quot;</source>
        <translation>il faut écrire&#x202f;: {0} TEXTE, le texte entre guillemets droits</translation>
    </message>
    <message>
        <source>this is written: {0}</source>
        <translation>il faut écrire&#x202f;: {0}</translation>
    </message>
    <message>
        <source>the header has two lines &quot;{0}&quot;</source>
        <translation>l’en-tête a deux lignes «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>there is nothing to do in this line</source>
        <translation>il n’y a rien à faire dans cette ligne</translation>
    </message>
    <message>
        <source>what this line decides ends before this step; give the rest a line of its own</source>
        <translation>ce que cette ligne décide s’arrête avant cette étape&#x202f;; donnez au reste une ligne à part</translation>
    </message>
    <message>
        <source>{0} lines cannot be taken back: {1} stand before this one</source>
        <translation>impossible d’annuler {0} lignes&#x202f;: il y en a {1} avant celle-ci</translation>
    </message>
    <message>
        <source>no line of play can start after line {0}: {1} stand before this one</source>
        <translation>aucune branche ne peut partir après la ligne {0}&#x202f;: il y en a {1} avant celle-ci</translation>
    </message>
    <message>
        <source>a line of play &quot;{0}&quot; cannot be started: the name is taken, or there are {1} already</source>
        <translation>impossible d’ouvrir une branche «&#x202f;{0}&#x202f;»&#x202f;: le nom est pris, ou il y en a déjà {1}</translation>
    </message>
    <message>
        <source>there is no line of play &quot;{0}&quot;</source>
        <translation>il n’y a pas de branche «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8 text; save the file as UTF-8</source>
        <translation>ces octets ne sont pas du texte UTF-8&#x202f;; enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>control characters and characters that turn the direction of text are not allowed; take them out</source>
        <translation>les caractères de contrôle et ceux qui inversent le sens du texte ne sont pas permis&#x202f;; retirez-les</translation>
    </message>
    <message>
        <source>a string has at most {0} characters</source>
        <translation>un texte entre guillemets a au plus {0} caractères</translation>
    </message>
    <message>
        <source>a string has no tabs; use blanks</source>
        <translation>un texte entre guillemets n’a pas de tabulations&#x202f;; mettez des espaces</translation>
    </message>
    <message>
        <source>only \&quot; and \\ are written with \</source>
        <translation>\ ne s’écrit que devant un guillemet droit ou un autre \</translation>
    </message>
    <message>
        <source>this string is not closed; add a &quot;</source>
        <translation>ce texte n’est pas fermé&#x202f;; ajoutez un guillemet droit</translation>
    </message>
    <message>
        <source>put a blank before this string</source>
        <translation>mettez une espace avant ce texte entre guillemets</translation>
    </message>
    <message>
        <source>put a blank after this string</source>
        <translation>mettez une espace après ce texte entre guillemets</translation>
    </message>
    <message>
        <source>`{0}` under `players` can&apos;t be played here.</source>
        <translation>`{0}`, sous `players`, ne se joue pas ici.</translation>
    </message>
    <message>
        <source>Two to six must be able to play.</source>
        <translation>Il faut que deux à six joueurs puissent jouer.</translation>
    </message>
    <message>
        <source>This program plays {0}.</source>
        <translation>Ce programme joue à {0}.</translation>
    </message>
    <message>
        <source>`{0}` is sea; this game is played on land alone.</source>
        <translation>`{0}` est en mer&#x202f;; ce jeu ne se joue que sur terre.</translation>
    </message>
    <message>
        <source>Capital and Trade Center must be two provinces.</source>
        <translation>La capitale et la place marchande doivent être deux provinces.</translation>
    </message>
    <message>
        <source>`{0}` can be played and has no `number`.</source>
        <translation>`{0}` peut être joué et n’a pas de `number`.</translation>
    </message>
    <message>
        <source>`{0}` has the number {1} too.</source>
        <translation>`{0}` a aussi le numéro {1}.</translation>
    </message>
    <message>
        <source>`{0}` can be played and has no `{1}`.</source>
        <translation>`{0}` peut être joué et n’a pas de `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` does not belong to `{1}` alone.</source>
        <translation>`{0}` n’appartient pas à `{1}` seul.</translation>
    </message>
    <message>
        <source>`{0}` can be played here, but `{1}` is left out.</source>
        <translation>`{0}` peut être joué ici, mais `{1}` est hors jeu.</translation>
    </message>
    <message>
        <source>Turn {0} comes after the last turn, {1}.</source>
        <translation>Le tour {0} vient après le dernier tour, {1}.</translation>
    </message>
    <message>
        <source>In the Trade phase nobody is to move: leave it out.</source>
        <translation>En phase de Commerce, ce n’est à personne de jouer&#x202f;: retirez cette indication.</translation>
    </message>
    <message>
        <source>Here must stand one of the countries under `players`.</source>
        <translation>Il faut ici l’un des pays nommés sous `players`.</translation>
    </message>
    <message>
        <source>`{0}` is left out here.</source>
        <translation>`{0}` est hors jeu ici.</translation>
    </message>
    <message>
        <source>Tokens: {0} fill the path, {1} given.</source>
        <translation>Jetons&#x202f;: {0} remplissent la voie, {1} indiqués.</translation>
    </message>
    <message>
        <source>Routes: {0} at most, {1} given.</source>
        <translation>Routes&#x202f;: {0} au plus, {1} indiquées.</translation>
    </message>
    <message>
        <source>A pair of two players has one route, opened by one of them.</source>
        <translation>Entre deux joueurs il y a une seule route, ouverte par l’un d’eux.</translation>
    </message>
    <message>
        <source>Units of players who are not allied stand in one province.</source>
        <translation>Des unités de joueurs qui ne sont pas alliés se trouvent dans une même province.</translation>
    </message>
    <message>
        <source>Here must stand a unit: I1 to I4, A1, C1, P1, F1 and so on, or {I1: {damage: 1}}.</source>
        <translation>Il faut ici une unité&#x202f;: I1 à I4, A1, C1, P1, F1 et ainsi de suite, ou `{I1: {damage: 1}}`.</translation>
    </message>
    <message>
        <source>Tokens of this kind: {0} a colour; there is no {1}.</source>
        <translation>Jetons de ce type&#x202f;: {0} par couleur&#x202f;; {1} n’existe pas.</translation>
    </message>
    <message>
        <source>{0} stands in two places; a token has one.</source>
        <translation>{0} se trouve à deux endroits&#x202f;; un jeton n’en a qu’un.</translation>
    </message>
    <message>
        <source>Forts in a province: {0} at most.</source>
        <translation>Forts dans une province&#x202f;: {0} au plus.</translation>
    </message>
    <message>
        <source>Only armies retreat.</source>
        <translation>Seules les armées battent en retraite.</translation>
    </message>
    <message>
        <source>Only armies of a player with Commander retreat.</source>
        <translation>Seules les armées d’un joueur qui a Commandant battent en retraite.</translation>
    </message>
    <message>
        <source>Life: {0}, damage: {1}; this unit is dead.</source>
        <translation>Vie&#x202f;: {0}, dégâts&#x202f;: {1}&#x202f;; cette unité est morte.</translation>
    </message>
    <message>
        <source>A unit that has retreated has taken damage.</source>
        <translation>Une unité qui a battu en retraite a reçu des dégâts.</translation>
    </message>
    <message>
        <source>Action Points: {0} at most, {1} given.</source>
        <translation>Points d’action&#x202f;: {0} au plus, {1} indiqués.</translation>
    </message>
    <message>
        <source>A province is held by one who has a unit there.</source>
        <translation>Pour tenir une province, il faut y avoir une unité.</translation>
    </message>
    <message>
        <source>A player&apos;s units stand here already.</source>
        <translation>Des unités d’un joueur se trouvent déjà ici.</translation>
    </message>
    <message>
        <source>There are more than 99 Barbarian units in a province.</source>
        <translation>Il y a plus de 99 unités barbares dans une province.</translation>
    </message>
    <message>
        <source>A Barbarian army that has retreated has taken damage: {0}.</source>
        <translation>Une armée barbare qui a battu en retraite a reçu des dégâts&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Units stand here: this province is not free.</source>
        <translation>Des unités se trouvent ici&#x202f;: cette province n’est pas libre.</translation>
    </message>
    <message>
        <source>A war is between two players.</source>
        <translation>Une guerre oppose deux joueurs.</translation>
    </message>
    <message>
        <source>A war is between two who are not allied, and stands here once; in allied games once for the alliances.</source>
        <translation>Une guerre oppose deux joueurs qui ne sont pas alliés, et figure ici une seule fois&#x202f;; en partie avec alliances, une fois pour les alliances.</translation>
    </message>
    <message>
        <source>A war of turn {0} is not on in turn {1}: it lasts {2} turns.</source>
        <translation>Une guerre du tour {0} n’est pas en cours au tour {1}&#x202f;: elle dure {2} tours.</translation>
    </message>
    <message>
        <source>Two to six must play; here are {0}.</source>
        <translation>Il faut de deux à six joueurs&#x202f;; il y en a {0} ici.</translation>
    </message>
    <message>
        <source>Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.</source>
        <translation>Alliances&#x202f;: 2 contre 2, 3 contre 3 ou 2 contre 2 contre 2, chaque joueur dans l’une d’elles.</translation>
    </message>
    <message>
        <source>Here must stand {0} figures, one a level; there are {1}.</source>
        <translation>Il faut ici {0} chiffres, un par niveau&#x202f;; il y en a {1}.</translation>
    </message>
    <message>
        <source>Level I needs no token: its figure is 0.</source>
        <translation>Le niveau I ne demande aucun jeton&#x202f;: son chiffre est 0.</translation>
    </message>
    <message>
        <source>Each level above I needs at least one token.</source>
        <translation>Chaque niveau au-dessus de I demande au moins un jeton.</translation>
    </message>
    <message>
        <source>`{0}` stands on two paths; keep one.</source>
        <translation>`{0}` figure sur deux voies&#x202f;; n’en gardez qu’une.</translation>
    </message>
    <message>
        <source>The ability `{0}` stands on no path.</source>
        <translation>La capacité `{0}` ne figure sur aucune voie.</translation>
    </message>
    <message>
        <source>{0} is below the {1} of `{2}`; a promoted army keeps its damage.</source>
        <translation>{0} est moins que {1}, la valeur de `{2}`&#x202f;; une armée promue garde ses dégâts.</translation>
    </message>
    <message>
        <source>Here must stand turns: {1: 1, 4: 2, 8: 3}.</source>
        <translation>Il faut ici des tours&#x202f;: `{1: 1, 4: 2, 8: 3}`.</translation>
    </message>
    <message>
        <source>Give the strength from turn 1 on: {1: 1}.</source>
        <translation>Donnez la force à partir du tour 1&#x202f;: `{1: 1}`.</translation>
    </message>
    <message>
        <source>Give the Actions for 0, 1, 2 ... provinces held.</source>
        <translation>Donnez les actions pour 0, 1, 2… provinces tenues.</translation>
    </message>
    <message>
        <source>There are more than 99 figures.</source>
        <translation>Il y a plus de 99 chiffres.</translation>
    </message>
    <message>
        <source>There are more than 5 routes.</source>
        <translation>Il y a plus de 5 routes.</translation>
    </message>
    <message>
        <source>This resource is named twice.</source>
        <translation>Cette ressource est nommée deux fois.</translation>
    </message>
    <message>
        <source>option {0}: a number is needed, not &quot;{1}&quot;</source>
        <translation>option {0}&#x202f;: il faut un nombre, pas «&#x202f;{1}&#x202f;»</translation>
    </message>
    <message>
        <source>option {0}: on or off, not &quot;{1}&quot;</source>
        <translation>option {0}&#x202f;: on ou off, pas «&#x202f;{1}&#x202f;»</translation>
    </message>
    <message>
        <source>option {0} is not known; these are: variable-order, turn-limit, vp-limit, time-limit, alliances</source>
        <translation>l’option {0} est inconnue&#x202f;; il y a&#x202f;: variable-order, turn-limit, vp-limit, time-limit, alliances</translation>
    </message>
    <message>
        <source>this is a game of {0}, not of {1}</source>
        <translation>c’est une partie du jeu {0}, pas du jeu {1}</translation>
    </message>
    <message>
        <source>the game was played by version {0} of the rules; this program plays version {1}, by which it would be another game</source>
        <translation>la partie a été jouée avec la version {0} des règles&#x202f;; ce programme joue avec la version {1}, qui en ferait une autre partie</translation>
    </message>
    <message>
        <source>the scenario &quot;{0}&quot; is not the one that the game was played on (digest {1}, here {2}); put that scenario&apos;s file beside the record</source>
        <translation>le scénario «&#x202f;{0}&#x202f;» n’est pas celui de la partie (empreinte {1}, ici {2})&#x202f;; placez le fichier de ce scénario-là à côté de l’enregistrement</translation>
    </message>
    <message>
        <source>there is no folder in which to look for the scenario &quot;{0}&quot;</source>
        <translation>il n’y a pas de dossier où chercher le scénario «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; can&apos;t name a scenario</source>
        <translation>«&#x202f;{0}&#x202f;» ne peut pas nommer un scénario</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no colour of this game</source>
        <translation>«&#x202f;{0}&#x202f;» n’est pas une couleur de ce jeu</translation>
    </message>
    <message>
        <source>Here stand more than {0} names.</source>
        <translation>Plus de {0} noms figurent ici.</translation>
    </message>
    <message>
        <source>A name&apos;s path takes two points or more.</source>
        <translation>Le tracé d’un nom demande au moins deux points.</translation>
    </message>
    <message>
        <source>There are more than {0} Barbarian units.</source>
        <translation>Il y a plus de {0} unités barbares.</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>L’image ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Only the path commands M L H V C Q Z are read; turn others into these.</source>
        <translation>Seules les commandes de tracé M L H V C Q Z sont lues&#x202f;; changez les autres en celles-ci.</translation>
    </message>
    <message>
        <source>A path begins with M.</source>
        <translation>Un tracé commence par M.</translation>
    </message>
    <message>
        <source>Here must stand a number.</source>
        <translation>Il faut ici un nombre.</translation>
    </message>
    <message>
        <source>A coordinate is beyond {0}.</source>
        <translation>Une coordonnée dépasse {0}.</translation>
    </message>
    <message>
        <source>A path has more than {0} points.</source>
        <translation>Un tracé a plus de {0} points.</translation>
    </message>
    <message>
        <source>the journal is damaged in this line; the game goes on from the line before (lines lost: {0})</source>
        <translation>le journal est abîmé à cette ligne&#x202f;; la partie reprend à la ligne d’avant (lignes perdues&#x202f;: {0})</translation>
    </message>
    <message>
        <source>Another `{0}` is there; the scenario&apos;s has to be beside the game. Save into another folder.</source>
        <translation>Un autre fichier `{0}` s’y trouve déjà&#x202f;; celui du scénario doit rester à côté de la partie. Enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>The scenario of this game has a file called `{0}`; choose another name.</source>
        <translation>Le scénario de cette partie a un fichier nommé `{0}`&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no variant `{0}` in this scenario.</source>
        <translation>Ce scénario n’a pas de variante `{0}`.</translation>
    </message>
    <message>
        <source>Players: {0} needed, {1} chosen.</source>
        <translation>Joueurs&#x202f;: il en faut {0}, il y en a {1}.</translation>
    </message>
    <message>
        <source>Players: {0} to {1} needed, {2} chosen.</source>
        <translation>Joueurs&#x202f;: il en faut de {0} à {1}, il y en a {2}.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be played here; these can: {1}.</source>
        <translation>`{0}` ne se joue pas ici&#x202f;; se jouent&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>`{0}` is chosen twice; one country a player.</source>
        <translation>`{0}` est choisi deux fois&#x202f;; un pays par joueur.</translation>
    </message>
    <message>
        <source>A colour is chosen twice; one colour a player.</source>
        <translation>Une couleur est choisie deux fois&#x202f;; une par joueur.</translation>
    </message>
    <message>
        <source>The start position says who is allied with whom; leave the alliances to it.</source>
        <translation>La position de départ dit qui est allié à qui&#x202f;; laissez-lui les alliances.</translation>
    </message>
    <message>
        <source>{0}: {1} to {2} allowed, {3} chosen.</source>
        <extracomment>{0} what is limited; {1} and {2} the least and the most that is allowed; {3} what was chosen</extracomment>
        <translation>{0}&#x202f;: de {1} à {2} permis, {3} choisi.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>What is limited: how many turns a game has</extracomment>
        <translation>Durée maximale, en tours</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <extracomment>What is limited</extracomment>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <extracomment>What is limited</extracomment>
        <translation>Limite de temps en minutes</translation>
    </message>
    <message>
        <source>The start position is of turn {0}, the turn limit is {1}.</source>
        <translation>La position de départ est au tour {0}, la durée maximale est de {1} tours.</translation>
    </message>
    <message>
        <source>{0} It is written: {1}</source>
        <extracomment>{0} a sentence: what is wrong with the command; {1} how the command is written, and what its words stand for</extracomment>
        <translation>{0} Elle s’écrit&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} Here: {1}</source>
        <extracomment>{0} a sentence: what is wrong with the line; {1} the wrong word of it</extracomment>
        <translation>{0} Ici&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0}; {1}: {2}</source>
        <extracomment>{0} how a command is written; {1} a word in it, such as KIND; {2} what may stand for that word</extracomment>
        <translation>{0}&#x202f;; {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>production, trade or military</source>
        <extracomment>To be typed: production, trade, military</extracomment>
        <translation>production, trade ou military</translation>
    </message>
    <message>
        <source>food, product, weapon or gold</source>
        <extracomment>To be typed: food, product, weapon, gold</extracomment>
        <translation>food, product, weapon ou gold</translation>
    </message>
    <message>
        <source>resources with amounts (food 2 gold 1), or nothing</source>
        <extracomment>To be typed: food 2 gold 1; nothing</extracomment>
        <translation>des ressources et leurs quantités (food 2 gold 1), ou nothing</translation>
    </message>
    <message>
        <source>infantry, archer or cavalry</source>
        <extracomment>To be typed: infantry, archer, cavalry</extracomment>
        <translation>infantry, archer ou cavalry</translation>
    </message>
    <message>
        <source>I1, another seat&apos;s france:I1, of Barbarians B1 or BF1</source>
        <extracomment>To be typed: I1, france:I1, B1, BF1</extracomment>
        <translation>I1, d’une autre place france:I1, des Barbares B1 ou BF1</translation>
    </message>
    <message>
        <source>feed UNIT ... or feed all</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>`feed UNIT ...` ou `feed all`</translation>
    </message>
    <message>
        <source>merchant yes or merchant no</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>`merchant yes` ou `merchant no`</translation>
    </message>
    <message>
        <source>vote stop, go-on, count or void</source>
        <extracomment>To be typed: all but &quot;or&quot;</extracomment>
        <translation>vote stop, go-on, count ou void</translation>
    </message>
    <message>
        <source>The places of the paths in this picture can&apos;t be found.</source>
        <translation>Les emplacements des tracés de cette image sont introuvables.</translation>
    </message>
    <message>
        <source>This change can&apos;t be written into the picture.</source>
        <translation>Ce changement ne peut pas être écrit dans l’image.</translation>
    </message>
    <message>
        <source>The changed picture, read again, does not show what it should.</source>
        <translation>L’image modifiée, relue, ne montre pas ce qu’elle devrait.</translation>
    </message>
    <message>
        <source>This needs format {0}: write `format: marches-scenario {0}`.</source>
        <translation>Il faut pour cela le format {0}&#x202f;: écrivez `format: marches-scenario {0}`.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are linked, so this exception means nothing.</source>
        <translation>`{0}` et `{1}` sont reliées&#x202f;; cette exception n’a donc pas de sens.</translation>
    </message>
    <message>
        <source>The province `{0}` is new.</source>
        <translation>La province `{0}` est nouvelle.</translation>
    </message>
    <message>
        <source>The province `{0}` is gone.</source>
        <translation>La province `{0}` a disparu.</translation>
    </message>
    <message>
        <source>The province `{0}` has changed.</source>
        <translation>La province `{0}` a changé.</translation>
    </message>
    <message>
        <source>{0} is new: {1}</source>
        <translation>{0} est nouveau&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} is gone; it was: {1}</source>
        <translation>{0} a disparu&#x202f;; c’était&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} was {1}, is now {2}</source>
        <translation>{0} était {1}, est maintenant {2}</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are linked now.</source>
        <translation>`{0}` et `{1}` sont maintenant reliées.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` are no longer linked.</source>
        <translation>`{0}` et `{1}` ne sont plus reliées.</translation>
    </message>
    <message>
        <source>The link of `{0}` and `{1}` is of another kind.</source>
        <translation>La liaison entre `{0}` et `{1}` est d’une autre sorte.</translation>
    </message>
    <message>
        <source>A country can&apos;t be its own heir.</source>
        <translation>Un pays ne peut pas être son propre héritier.</translation>
    </message>
    <message>
        <source>A junction of borders cannot be taken out.</source>
        <translation>Une jonction de frontières ne peut pas être retirée.</translation>
    </message>
    <message>
        <source>A name has at most {0} characters on one line.</source>
        <translation>Un nom a au plus {0} caractères, sur une ligne.</translation>
    </message>
    <message>
        <source>A point lies nowhere.</source>
        <translation>Un point n’a pas de position.</translation>
    </message>
    <message>
        <source>A province is not linked to itself.</source>
        <translation>Une province ne se relie pas à elle-même.</translation>
    </message>
    <message>
        <source>A province would lose all its land.</source>
        <translation>Une province perdrait tout son territoire.</translation>
    </message>
    <message>
        <source>A sheet is {0} to {1} units wide and high.</source>
        <translation>Une carte mesure de {0} à {1} unités en largeur et en hauteur.</translation>
    </message>
    <message>
        <source>All of this land belongs to others.</source>
        <translation>Toutes ces terres appartiennent à d’autres.</translation>
    </message>
    <message>
        <source>An area needs three points.</source>
        <translation>Il faut trois points pour une surface.</translation>
    </message>
    <message>
        <source>An id has lower-case letters, digits and single hyphens.</source>
        <translation>Un identifiant se compose de minuscules, de chiffres et de traits d’union isolés.</translation>
    </message>
    <message>
        <source>Another border is in the way.</source>
        <translation>Une autre frontière fait obstacle.</translation>
    </message>
    <message>
        <source>Another border is in the way. Hold Shift to push through it.</source>
        <translation>Une autre frontière fait obstacle. Maintenez Maj pour la repousser.</translation>
    </message>
    <message>
        <source>Another file is there; nothing was unpacked. Choose another folder.</source>
        <translation>Un autre fichier s’y trouve&#x202f;; rien n’a été décompressé. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Border of {0} and {1} moved</source>
        <translation>Frontière entre {0} et {1} déplacée</translation>
    </message>
    <message>
        <source>Borders joined</source>
        <translation>Frontières raccordées</translation>
    </message>
    <message>
        <source>Both are Capitals: of {0} and of {1}. Choose another Capital for one of them first.</source>
        <translation>Ce sont deux capitales, pour {0} et pour {1}. Choisissez d’abord une autre capitale pour l’un des deux pays.</translation>
    </message>
    <message>
        <source>Both have a town: of {0} and of {1}. Choose another province for one of them first.</source>
        <translation>Toutes deux ont une ville, pour {0} et pour {1}. Choisissez d’abord une autre province pour l’un des deux pays.</translation>
    </message>
    <message>
        <source>Changes from outside taken in</source>
        <translation>Changements extérieurs repris</translation>
    </message>
    <message>
        <source>Changes that were left here wait to be looked at.</source>
        <translation>Des changements laissés ici attendent d’être examinés.</translation>
    </message>
    <message>
        <source>Choose two different provinces.</source>
        <translation>Choisissez deux provinces différentes.</translation>
    </message>
    <message>
        <source>Coast of {0} moved</source>
        <translation>Côte déplacée&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Country {0} added</source>
        <translation>Pays {0} ajouté</translation>
    </message>
    <message>
        <source>Country {0} removed</source>
        <translation>Pays {0} supprimé</translation>
    </message>
    <message>
        <source>Drag away between two borders.</source>
        <translation>Tirez la jonction entre deux frontières.</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>Four different provinces must meet there.</source>
        <translation>Quatre provinces différentes doivent s’y rencontrer.</translation>
    </message>
    <message>
        <source>Four provinces linked where they meet</source>
        <translation>Quatre provinces reliées à leur point de rencontre</translation>
    </message>
    <message>
        <source>Four provinces no longer linked where they meet</source>
        <translation>Quatre provinces ne sont plus reliées à leur point de rencontre</translation>
    </message>
    <message>
        <source>Give a name of 1 to {0} characters.</source>
        <translation>Donnez un nom de 1 à {0} caractères.</translation>
    </message>
    <message>
        <source>Give a number from {0} to {1}.</source>
        <translation>Donnez un nombre de {0} à {1}.</translation>
    </message>
    <message>
        <source>Give a reason of 1 to {0} characters.</source>
        <translation>Donnez une raison de 1 à {0} caractères.</translation>
    </message>
    <message>
        <source>Give the picture a plain name, without a folder: NAME.svg.</source>
        <translation>Donnez à l’image un nom simple, sans dossier&#x202f;: NOM.svg.</translation>
    </message>
    <message>
        <source>Give {0} to {1} points.</source>
        <translation>Donnez de {0} à {1} points.</translation>
    </message>
    <message>
        <source>Its files are larger than {0} bytes.</source>
        <translation>Ses fichiers dépassent {0} octets.</translation>
    </message>
    <message>
        <source>Its small picture is no PNG.</source>
        <translation>Sa vignette n’est pas un PNG.</translation>
    </message>
    <message>
        <source>Its small picture must be a PNG of at most {0} bytes.</source>
        <translation>Sa vignette doit être un PNG de {0} octets au plus.</translation>
    </message>
    <message>
        <source>Join the borders of the picture first.</source>
        <translation>Raccordez d’abord les frontières de l’image.</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>Line to the tokens of {0}</source>
        <translation>Ligne vers les jetons&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Link of {0} and {1} removed</source>
        <translation>Liaison entre {0} et {1} supprimée</translation>
    </message>
    <message>
        <source>Name of a sea moved</source>
        <translation>Nom de mer déplacé</translation>
    </message>
    <message>
        <source>Name of a sea removed</source>
        <translation>Nom de mer supprimé</translation>
    </message>
    <message>
        <source>Name of a sea: {0}</source>
        <translation>Nom de mer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Name of {0} moved</source>
        <translation>Nom de la province {0} déplacé</translation>
    </message>
    <message>
        <source>No border joins these two junctions.</source>
        <translation>Aucune frontière ne joint ces deux jonctions.</translation>
    </message>
    <message>
        <source>No four borders meet here.</source>
        <translation>Il n’y a pas quatre frontières qui se rencontrent ici.</translation>
    </message>
    <message>
        <source>No four provinces are linked there.</source>
        <translation>Il n’y a pas quatre provinces reliées à cet endroit.</translation>
    </message>
    <message>
        <source>Not all changes could be read; lines lost: {0}</source>
        <translation>Certains changements n’ont pas pu être lus&#x202f;; lignes perdues&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Nothing changes by this.</source>
        <translation>Cela ne change rien.</translation>
    </message>
    <message>
        <source>Nothing here can be read.</source>
        <translation>Rien n’est lisible ici.</translation>
    </message>
    <message>
        <source>Places in {0} found anew</source>
        <translation>Nouveaux emplacements dans {0}</translation>
    </message>
    <message>
        <source>Places of tokens in {0}</source>
        <translation>Emplacements des jetons dans {0}</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>relief</translation>
    </message>
    <message>
        <source>River</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>Scenario called {0}</source>
        <translation>Scénario nommé {0}</translation>
    </message>
    <message>
        <source>Sea lane of {0} and {1}</source>
        <translation>Route maritime entre {0} et {1}</translation>
    </message>
    <message>
        <source>Sea lane of {0} and {1} removed</source>
        <translation>Route maritime entre {0} et {1} supprimée</translation>
    </message>
    <message>
        <source>Start position removed</source>
        <translation>Position de départ supprimée</translation>
    </message>
    <message>
        <source>Take in {0} countries at least, each with its towns.</source>
        <translation>Prenez au moins {0} pays, chacun avec ses villes.</translation>
    </message>
    <message>
        <source>That the town of {0} lies in {1}: it lies in {2} then</source>
        <translation>La ville du pays {0} passe de la province {1} à la province {2}</translation>
    </message>
    <message>
        <source>That {0} belongs to {1}</source>
        <translation>L’appartenance de la province {0} au pays {1}</translation>
    </message>
    <message>
        <source>The Trade Center of {0}</source>
        <translation>La place marchande du pays {0}</translation>
    </message>
    <message>
        <source>The area is too small.</source>
        <translation>La surface est trop petite.</translation>
    </message>
    <message>
        <source>The border would cross itself.</source>
        <translation>La frontière se croiserait elle-même.</translation>
    </message>
    <message>
        <source>The file could not be written so that it reads back the same.</source>
        <translation>Le fichier n’a pas pu être écrit de façon à se relire à l’identique.</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was read.</source>
        <translation>Le fichier a été modifié par un autre programme depuis sa lecture.</translation>
    </message>
    <message>
        <source>The four provinces are linked there already.</source>
        <translation>Les quatre provinces y sont déjà reliées.</translation>
    </message>
    <message>
        <source>The id `{0}` is taken.</source>
        <translation>L’identifiant `{0}` est déjà pris.</translation>
    </message>
    <message>
        <source>The line does not cut the province in two.</source>
        <translation>La ligne ne coupe pas la province en deux.</translation>
    </message>
    <message>
        <source>The line ends {0} units inside.</source>
        <translation>La ligne s’arrête à {0} unités de la frontière.</translation>
    </message>
    <message>
        <source>The line has more than {0} points.</source>
        <translation>La ligne a plus de {0} points.</translation>
    </message>
    <message>
        <source>The names and figures of {0}</source>
        <translation>Les noms et les valeurs de la province {0}</translation>
    </message>
    <message>
        <source>The new course begins where it ends.</source>
        <translation>Le nouveau tracé commence là où il finit.</translation>
    </message>
    <message>
        <source>The new piece is too small.</source>
        <translation>Le nouveau morceau est trop petit.</translation>
    </message>
    <message>
        <source>The new sheet must lie within the old one.</source>
        <translation>La nouvelle carte doit tenir dans l’ancienne.</translation>
    </message>
    <message>
        <source>The package can&apos;t be made.</source>
        <translation>Le paquet ne peut pas être créé.</translation>
    </message>
    <message>
        <source>The package can&apos;t be read.</source>
        <translation>Le paquet ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The package is damaged; have it sent again.</source>
        <translation>Le paquet est abîmé&#x202f;; faites-le renvoyer.</translation>
    </message>
    <message>
        <source>The package is larger than {0} bytes, the most that is read.</source>
        <translation>Le paquet dépasse {0} octets&#x202f;; on n’en lit pas davantage.</translation>
    </message>
    <message>
        <source>The scenario of the package says no id.</source>
        <translation>Le scénario du paquet n’indique pas d’identifiant.</translation>
    </message>
    <message>
        <source>The sheet&apos;s edge stays where it is.</source>
        <translation>Le bord de la carte reste où il est.</translation>
    </message>
    <message>
        <source>The whole file is no value.</source>
        <translation>Le fichier entier n’est pas une valeur.</translation>
    </message>
    <message>
        <source>There are more than {0} files in it.</source>
        <translation>Il contient plus de {0} fichiers.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Il n’y a pas de frontière ici.</translation>
    </message>
    <message>
        <source>There is no country `{0}`.</source>
        <translation>Il n’y a pas de pays `{0}`.</translation>
    </message>
    <message>
        <source>There is no province `{0}`.</source>
        <translation>Il n’y a pas de province `{0}`.</translation>
    </message>
    <message>
        <source>There is no scenario (NAME.yaml) in it.</source>
        <translation>Il ne contient pas de scénario (NOM.yaml).</translation>
    </message>
    <message>
        <source>There is no sea lane between {0} and {1}.</source>
        <translation>Il n’y a pas de route maritime entre {0} et {1}.</translation>
    </message>
    <message>
        <source>There is no start position here.</source>
        <translation>Il n’y a pas de position de départ ici.</translation>
    </message>
    <message>
        <source>There is no such line.</source>
        <translation>Cette ligne n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>Ce nom n’existe pas.</translation>
    </message>
    <message>
        <source>There is no variant `{0}`.</source>
        <translation>Il n’y a pas de variante `{0}`.</translation>
    </message>
    <message>
        <source>There is nothing at `{0}`.</source>
        <translation>Il n’y a rien à `{0}`.</translation>
    </message>
    <message>
        <source>There is nothing to cut.</source>
        <translation>Il n’y a rien à couper.</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>Cela ne change rien.</translation>
    </message>
    <message>
        <source>This is no package of a map: it must begin with the entry `mimetype`, as `marches-cli pack` writes it.</source>
        <translation>Ce n’est pas un paquet de carte&#x202f;: il doit commencer par l’entrée `mimetype`, comme l’écrit `marches-cli pack`.</translation>
    </message>
    <message>
        <source>This line is too short or too long.</source>
        <translation>Cette ligne est trop courte ou trop longue.</translation>
    </message>
    <message>
        <source>This line is too short.</source>
        <translation>Cette ligne est trop courte.</translation>
    </message>
    <message>
        <source>This map comes with the program; everybody has it.</source>
        <translation>Cette carte est fournie avec le programme&#x202f;; tout le monde l’a.</translation>
    </message>
    <message>
        <source>This province has no land.</source>
        <translation>Cette province n’a pas de territoire.</translation>
    </message>
    <message>
        <source>This scenario has no picture.</source>
        <translation>Ce scénario n’a pas d’image.</translation>
    </message>
    <message>
        <source>This scenario is being edited in another window (process {0}).</source>
        <translation>Ce scénario est en cours de modification dans une autre fenêtre (processus {0}).</translation>
    </message>
    <message>
        <source>Too many maps have this name.</source>
        <translation>Trop de cartes portent ce nom.</translation>
    </message>
    <message>
        <source>Variant {0} added</source>
        <translation>Variante {0} ajoutée</translation>
    </message>
    <message>
        <source>Variant {0} removed</source>
        <translation>Variante {0} supprimée</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; inflates to more than a map holds; it was not unpacked.</source>
        <translation>Une fois décompressé, «&#x202f;{0}&#x202f;» dépasse ce que contient une carte&#x202f;; il n’a pas été extrait.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a device&apos;s name on some systems.</source>
        <translation>«&#x202f;{0}&#x202f;» est un nom de périphérique sur certains systèmes.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a link, no file.</source>
        <translation>«&#x202f;{0}&#x202f;» est un lien, pas un fichier.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is damaged; have the package sent again.</source>
        <translation>«&#x202f;{0}&#x202f;» est abîmé&#x202f;; faites renvoyer le paquet.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is in it twice.</source>
        <translation>«&#x202f;{0}&#x202f;» y figure deux fois.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is larger than {1} bytes.</source>
        <translation>«&#x202f;{0}&#x202f;» dépasse {1} octets.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither a scenario (.yaml) nor a picture (.svg).</source>
        <translation>«&#x202f;{0}&#x202f;» n’est ni un scénario (.yaml) ni une image (.svg).</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no plain file name; a package holds no folders and no paths.</source>
        <translation>«&#x202f;{0}&#x202f;» n’est pas un simple nom de fichier&#x202f;; un paquet ne contient ni dossiers ni chemins.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is packed in a way that is not read.</source>
        <translation>«&#x202f;{0}&#x202f;» est compressé d’une façon qui n’est pas lue.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs a password; packages have none.</source>
        <translation>«&#x202f;{0}&#x202f;» demande un mot de passe&#x202f;; les paquets n’en ont pas.</translation>
    </message>
    <message>
        <source>`{0}` can be changed only as a whole.</source>
        <translation>`{0}` ne peut être changé qu’en entier.</translation>
    </message>
    <message>
        <source>`{0}` is no id: lower-case letters, digits and single hyphens.</source>
        <translation>`{0}` n’est pas un identifiant&#x202f;: minuscules, chiffres et traits d’union isolés.</translation>
    </message>
    <message>
        <source>`{0}` is no kind of link.</source>
        <translation>`{0}` n’est pas une sorte de liaison.</translation>
    </message>
    <message>
        <source>`{0}` is no language.</source>
        <translation>`{0}` n’est pas une langue.</translation>
    </message>
    <message>
        <source>`{0}` is no resource.</source>
        <translation>`{0}` n’est pas une ressource.</translation>
    </message>
    <message>
        <source>quiet land</source>
        <translation>les terres hors jeu</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>la mer</translation>
    </message>
    <message>
        <source>{0} and {1} are linked already.</source>
        <translation>{0} et {1} sont déjà reliées.</translation>
    </message>
    <message>
        <source>{0} and {1} are not linked.</source>
        <translation>{0} et {1} ne sont pas reliées.</translation>
    </message>
    <message>
        <source>{0} and {1} linked</source>
        <translation>{0} et {1} reliées</translation>
    </message>
    <message>
        <source>{0} and {1} not linked though they touch</source>
        <translation>{0} et {1} non reliées bien qu’elles se touchent</translation>
    </message>
    <message>
        <source>{0} belongs to nobody</source>
        <translation>{0} n’appartient à personne</translation>
    </message>
    <message>
        <source>{0} belongs to {1}</source>
        <translation>{0} appartient à {1}</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, which is left out: it becomes quiet land</source>
        <translation>{0} appartient à {1}, pays laissé de côté&#x202f;: elle devient une terre hors jeu</translation>
    </message>
    <message>
        <source>{0} called {1} ({2})</source>
        <translation>{0} s’appelle {1} ({2})</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>Modification&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} contested by {1}</source>
        <translation>{1} dispute {0}</translation>
    </message>
    <message>
        <source>{0} contested by {1} and {2}</source>
        <translation>{1} et {2} se disputent {0}</translation>
    </message>
    <message>
        <source>{0} does not belong to {1} alone.</source>
        <translation>{0} n’appartient pas à {1} seul.</translation>
    </message>
    <message>
        <source>{0} drawn</source>
        <translation>Tracé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} given land</source>
        <translation>Terres ajoutées&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} has no outline.</source>
        <translation>{0} n’a pas de contour.</translation>
    </message>
    <message>
        <source>{0} left out</source>
        <translation>{0} hors jeu</translation>
    </message>
    <message>
        <source>{0} merged into {1}</source>
        <translation>{0} réunie à {1}</translation>
    </message>
    <message>
        <source>{0} provinces belong to {1}</source>
        <translation>{0} provinces appartiennent à {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>Suppression&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} split: {1}</source>
        <translation>{0} divisée&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} taken in</source>
        <translation>{0} de nouveau en jeu</translation>
    </message>
    <message>
        <source>{0} was contested with {1}, which is left out: it becomes whole</source>
        <translation>{0} était disputée avec {1}, pays laissé de côté&#x202f;: elle n’est plus disputée</translation>
    </message>
    <message>
        <source>{0}: Capital in {1}</source>
        <translation>{0}&#x202f;: capitale dans {1}</translation>
    </message>
    <message>
        <source>{0}: Trade Center in {1}</source>
        <translation>{0}&#x202f;: place marchande dans {1}</translation>
    </message>
    <message>
        <source>{0}: id {1}</source>
        <translation>{0}&#x202f;: identifiant {1}</translation>
    </message>
    <message>
        <source>{0}: no name in {1}</source>
        <translation>{0}&#x202f;: pas de nom en {1}</translation>
    </message>
    <message>
        <source>{0}: number {1} in the order of play</source>
        <translation>{0}&#x202f;: numéro {1} dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>{0}: yields {1} {2}</source>
        <translation>{0}, {2}&#x202f;: récolte de {1}</translation>
    </message>
    <message>
        <source>{0}: {1} as in the scenario</source>
        <translation>{0}&#x202f;: {1} comme dans le scénario</translation>
    </message>
    <message>
        <source>{0}: {1} belongs to {2}</source>
        <translation>{0}&#x202f;: {1} appartient à {2}</translation>
    </message>
    <message>
        <source>{0}: {1} changed</source>
        <translation>{0}&#x202f;: {1} a changé</translation>
    </message>
    <message>
        <source>{0}: {1} left out</source>
        <translation>{0}&#x202f;: {1} hors jeu</translation>
    </message>
    <message>
        <source>{0}: {1} taken in</source>
        <translation>{0}&#x202f;: {1} de nouveau en jeu</translation>
    </message>
    <message>
        <source>This map was not unpacked by the program and is not written over; keep the new one beside it.</source>
        <translation>Cette carte n’a pas été décompressée par le programme et n’est pas écrasée&#x202f;; gardez la nouvelle à côté.</translation>
    </message>
    <message>
        <source>Another process writes this file. Wait for that one, or give another folder.</source>
        <translation>Un autre processus écrit ce fichier. Attendez qu’il ait fini, ou donnez un autre dossier.</translation>
    </message>
    <message>
        <source>The drawing needs a viewBox, or width and height; its page may be 1 to {0} units.</source>
        <translation>Il faut au dessin une viewBox, ou une largeur et une hauteur&#x202f;; sa page peut mesurer de 1 à {0} unités.</translation>
    </message>
    <message>
        <source>The drawing can&apos;t be read.</source>
        <translation>Le dessin ne peut pas être lu.</translation>
    </message>
    <message>
        <source>A DOCTYPE with declarations is not read; save it as plain SVG without the data of its own program.</source>
        <translation>Un DOCTYPE avec des déclarations n’est pas lu&#x202f;; enregistrez le dessin en SVG simple, sans les données propres à son logiciel.</translation>
    </message>
    <message>
        <source>Style from another file is not read; take the line away.</source>
        <translation>Un style venu d’un autre fichier n’est pas lu&#x202f;; retirez cette ligne.</translation>
    </message>
    <message>
        <source>Style from outside the drawing is not read; take it out.</source>
        <translation>Un style extérieur au dessin n’est pas lu&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>The drawing has more than {0} elements.</source>
        <translation>Le dessin a plus de {0} éléments.</translation>
    </message>
    <message>
        <source>`{0}` could start something; take it out of the drawing.</source>
        <translation>`{0}` pourrait lancer quelque chose&#x202f;; retirez-le du dessin.</translation>
    </message>
    <message>
        <source>`xml:base` is not read; take it out.</source>
        <translation>`xml:base` n’est pas lu&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>The picture &quot;{0}&quot; lies outside the drawing: embed it, or take it away and choose it as an underlay here.</source>
        <translation>L’image «&#x202f;{0}&#x202f;» est extérieure au dessin&#x202f;: incorporez-la, ou retirez-la et choisissez-la ici comme image de fond.</translation>
    </message>
    <message>
        <source>References out of the drawing are not followed; take this one away.</source>
        <translation>Les renvois hors du dessin ne sont pas suivis&#x202f;; retirez celui-ci.</translation>
    </message>
    <message>
        <source>The drawing is larger than {0} bytes, the most that is read.</source>
        <translation>Le dessin dépasse {0} octets&#x202f;; on n’en lit pas davantage.</translation>
    </message>
    <message>
        <source>Compressed drawings (svgz) are not read; save it as plain SVG.</source>
        <translation>Les dessins compressés (svgz) ne sont pas lus&#x202f;; enregistrez celui-ci en SVG simple.</translation>
    </message>
    <message>
        <source>The drawing is not UTF-8 text; save it as UTF-8.</source>
        <translation>Le dessin n’est pas du texte UTF-8&#x202f;; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>The drawing has more than {0} attributes.</source>
        <translation>Le dessin a plus de {0} attributs.</translation>
    </message>
    <message>
        <source>Here must stand a command of a path.</source>
        <translation>Il faut ici une commande de tracé.</translation>
    </message>
    <message>
        <source>Here must stand 0 or 1.</source>
        <translation>Il faut ici 0 ou 1.</translation>
    </message>
    <message>
        <source>A curve is too large.</source>
        <translation>Une courbe est trop grande.</translation>
    </message>
    <message>
        <source>An arc is too large.</source>
        <translation>Un arc est trop grand.</translation>
    </message>
    <message>
        <source>it lies too far out.</source>
        <extracomment>Why a shape is left out</extracomment>
        <translation>il est trop loin à l’extérieur.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be read and is left out: {1}</source>
        <translation>`{0}` ne peut pas être lu et est laissé de côté&#x202f;: {1}</translation>
    </message>
    <message>
        <source>With its clones the drawing has more than {0} elements.</source>
        <translation>Avec ses clones, le dessin a plus de {0} éléments.</translation>
    </message>
    <message>
        <source>With its clones the drawing is more than is read.</source>
        <translation>Avec ses clones, le dessin dépasse ce qui est lu.</translation>
    </message>
    <message>
        <source>Groups and clones are nested deeper than {0}.</source>
        <translation>Les groupes et les clones s’emboîtent sur plus de {0} niveaux.</translation>
    </message>
    <message>
        <source>its transform can&apos;t be read.</source>
        <extracomment>Why a shape is left out</extracomment>
        <translation>sa transformation ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The names of layers in layers are too long.</source>
        <translation>Les noms des calques emboîtés sont trop longs.</translation>
    </message>
    <message>
        <source>The clone of `{0}` holds itself; take it out.</source>
        <translation>Le clone `{0}` se contient lui-même&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>Clones of clones are too many.</source>
        <translation>Il y a trop de clones de clones.</translation>
    </message>
    <message>
        <source>The drawing has more points than are read: {0} in a shape, {1} in all.</source>
        <translation>Le dessin a plus de points qu’on n’en lit&#x202f;: {0} par forme, {1} en tout.</translation>
    </message>
    <message>
        <source>Drawing taken in</source>
        <translation>Dessin importé</translation>
    </message>
    <message>
        <source>Sheet cut to {0} × {1}</source>
        <translation>Carte recadrée à {0} × {1}</translation>
    </message>
    <message>
        <source>The drawing does not fit to the map.</source>
        <translation>Le dessin ne correspond pas à la carte.</translation>
    </message>
    <message>
        <source>All that is safe mended ({0})</source>
        <translation>Corrections sûres appliquées ({0})</translation>
    </message>
    <message>
        <source>Mended: {0}</source>
        <translation>Corrigé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>There is no picture to be joined.</source>
        <translation>Il n’y a pas d’image dont raccorder les frontières.</translation>
    </message>
    <message>
        <source>{0} is a common province</source>
        <translation>{0} est une province ordinaire</translation>
    </message>
    <message>
        <source>At most {0} may stand here.</source>
        <translation>Il peut y avoir ici {0} éléments au plus.</translation>
    </message>
    <message>
        <source>A text is said in one language at least.</source>
        <translation>Un texte se donne dans une langue au moins.</translation>
    </message>
    <message>
        <source>A lesson has a text `title`.</source>
        <translation>Une leçon a un texte `title`.</translation>
    </message>
    <message>
        <source>A text has 1 to {0} letters and no control characters.</source>
        <translation>Un texte a de 1 à {0} caractères, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>This text has {0} words; a step says at most {1}.</source>
        <translation>Ce texte a {0} mots&#x202f;; une étape en dit {1} au plus.</translation>
    </message>
    <message>
        <source>A lesson has a step at least.</source>
        <translation>Une leçon a au moins une étape.</translation>
    </message>
    <message>
        <source>A step that waits needs a gesture in `show`.</source>
        <translation>Une étape qui attend demande un geste dans `show`.</translation>
    </message>
    <message>
        <source>A condition is nested {0} deep at most.</source>
        <translation>Une condition s’emboîte sur {0} niveaux au plus.</translation>
    </message>
    <message>
        <source>A condition must wait for something.</source>
        <translation>Une condition doit attendre quelque chose.</translation>
    </message>
    <message>
        <source>Here must stand words.</source>
        <translation>Il faut ici des mots.</translation>
    </message>
    <message>
        <source>There is no text `{0}`.</source>
        <translation>Il n’y a pas de texte `{0}`.</translation>
    </message>
    <message>
        <source>`{0}` means nothing here.</source>
        <translation>`{0}` n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>A note has at most {0} characters on one line.</source>
        <translation>Une note a au plus {0} caractères, sur une ligne.</translation>
    </message>
    <message>
        <source>A puzzle begins with a start position: set one up first.</source>
        <translation>Un défi part d’une position de départ&#x202f;: créez-en d’abord une.</translation>
    </message>
    <message>
        <source>A route leads to somebody else.</source>
        <translation>Une route mène à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>A text has at most {0} characters on one line.</source>
        <translation>Un texte a au plus {0} caractères, sur une ligne.</translation>
    </message>
    <message>
        <source>A vote is on here: choose another moment.</source>
        <translation>Un vote est en cours ici&#x202f;: choisissez un autre moment.</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Actions of a Unification</source>
        <translation>Actions d’une Unification</translation>
    </message>
    <message>
        <source>Actions that Master Trader buys</source>
        <translation>Actions achetées avec Maître négociant</translation>
    </message>
    <message>
        <source>Allies are at peace.</source>
        <translation>Des alliés sont en paix.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Barbarian Fort</source>
        <translation>Fort barbare</translation>
    </message>
    <message>
        <source>Barbarian army</source>
        <translation>Armée barbare</translation>
    </message>
    <message>
        <source>Barbarians: the strength of turn {0} from turn {1} on</source>
        <translation>Barbares&#x202f;: la force du tour {0} vaut à partir du tour {1}</translation>
    </message>
    <message>
        <source>Battles are still to be fought here: choose a moment before or after them.</source>
        <translation>Des batailles restent à livrer ici&#x202f;: choisissez un moment avant ou après elles.</translation>
    </message>
    <message>
        <source>Build Archers</source>
        <translation>Recruter des Archers</translation>
    </message>
    <message>
        <source>Build Cavalry</source>
        <translation>Recruter de la Cavalerie</translation>
    </message>
    <message>
        <source>Build Infantry</source>
        <translation>Recruter de l’Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>Choisissez d’abord un jeton.</translation>
    </message>
    <message>
        <source>Choose at least one country to be played.</source>
        <translation>Choisissez au moins un pays à jouer.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Cost of {0}</source>
        <translation>Coût ({0})</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Développement</translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation>Double assaut</translation>
    </message>
    <message>
        <source>Food a symbol</source>
        <translation>Nourriture par symbole</translation>
    </message>
    <message>
        <source>Food that {0} eats</source>
        <translation>Nourriture mangée ({0})</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Forts at the beginning</source>
        <translation>Forts au début</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Forts dans une province</translation>
    </message>
    <message>
        <source>Give the least number of players first.</source>
        <translation>Donnez d’abord le plus petit nombre de joueurs.</translation>
    </message>
    <message>
        <source>Goal of the puzzle changed</source>
        <translation>Objectif du défi modifié</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gold that a Victory Point costs</source>
        <translation>Prix d’un point de victoire, en Or</translation>
    </message>
    <message>
        <source>Gold that an Action of Master Trader costs</source>
        <translation>Prix d’une action de Maître négociant, en Or</translation>
    </message>
    <message>
        <source>In Trade all play at once: nobody is to move.</source>
        <translation>Au Commerce, tous jouent en même temps&#x202f;: ce n’est à personne de jouer.</translation>
    </message>
    <message>
        <source>In a variant a province belongs to somebody, or is left out.</source>
        <translation>Dans une variante, une province appartient à quelqu’un, ou elle est hors jeu.</translation>
    </message>
    <message>
        <source>In row {0} a quotation mark is not closed.</source>
        <translation>À la ligne {0}, un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>It has no name in this language yet.</source>
        <translation>Il n’y a pas encore de nom dans cette langue.</translation>
    </message>
    <message>
        <source>It is a puzzle already.</source>
        <translation>C’est déjà un défi.</translation>
    </message>
    <message>
        <source>It stands in {0}.</source>
        <translation>Ce jeton est déjà dans {0}.</translation>
    </message>
    <message>
        <source>Left in the box of {0}: {1} {2}; a colour has {3}.</source>
        <translation>Reste dans la boîte ({0})&#x202f;: {1} {2}&#x202f;; une couleur en a {3}.</translation>
    </message>
    <message>
        <source>Made a puzzle</source>
        <translation>Défi créé</translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation>Manœuvres</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Maçonnerie</translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation>Maître négociant</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militaire</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopole</translation>
    </message>
    <message>
        <source>Most that is kept of a resource</source>
        <translation>Maximum gardé d’une ressource</translation>
    </message>
    <message>
        <source>Note to translators: {0}</source>
        <translation>Note aux traducteurs&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Offers to a partner in a phase</source>
        <translation>Offres à un partenaire par phase</translation>
    </message>
    <message>
        <source>Only a player&apos;s armies have Action Points.</source>
        <translation>Seules les armées d’un joueur ont des points d’action.</translation>
    </message>
    <message>
        <source>Only the last figure can be taken away.</source>
        <translation>Seul le dernier chiffre peut être supprimé.</translation>
    </message>
    <message>
        <source>Picture to trace placed</source>
        <translation>Image à décalquer placée</translation>
    </message>
    <message>
        <source>Picture to trace taken away</source>
        <translation>Image à décalquer supprimée</translation>
    </message>
    <message>
        <source>Picture to trace taken in</source>
        <translation>Image à décalquer ajoutée</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation>Pillage</translation>
    </message>
    <message>
        <source>Position taken from a saved game</source>
        <translation>Position reprise d’une partie enregistrée</translation>
    </message>
    <message>
        <source>Power of {0}</source>
        <translation>Puissance ({0})</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Princesses at the beginning</source>
        <translation>Princesses au début</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation>Taxe de production</translation>
    </message>
    <message>
        <source>Products a symbol</source>
        <translation>Produits par symbole</translation>
    </message>
    <message>
        <source>Products that a promotion costs</source>
        <translation>Prix d’une promotion, en Produits</translation>
    </message>
    <message>
        <source>Puzzle changed</source>
        <translation>Défi modifié</translation>
    </message>
    <message>
        <source>Puzzle taken away</source>
        <translation>Défi supprimé</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Route of {0} to {1} opened</source>
        <translation>Route ouverte&#x202f;: {0} → {1}</translation>
    </message>
    <message>
        <source>Route of {0} to {1} taken away</source>
        <translation>Route supprimée&#x202f;: {0} → {1}</translation>
    </message>
    <message>
        <source>Row {0} ({1}) was left aside. {2}</source>
        <translation>La ligne {0} ({1}) a été laissée de côté. {2}</translation>
    </message>
    <message>
        <source>Row {0} has no id: {1}</source>
        <translation>La ligne {0} n’a pas d’identifiant&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Row {0} has the id of another one: {1}</source>
        <translation>La ligne {0} a l’identifiant d’une autre&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Solution of the puzzle kept</source>
        <translation>Solution du défi gardée</translation>
    </message>
    <message>
        <source>Start position begun</source>
        <translation>Position de départ commencée</translation>
    </message>
    <message>
        <source>Strength of Barbarians</source>
        <translation>Force des Barbares</translation>
    </message>
    <message>
        <source>Strength of Barbarians as before</source>
        <translation>Force des Barbares comme avant</translation>
    </message>
    <message>
        <source>Texts from a translator: {0}</source>
        <translation>Textes d’un traducteur&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The bank takes, for 1</source>
        <translation>La banque prend, pour 1</translation>
    </message>
    <message>
        <source>The column `{0}` is for no language, and was left aside.</source>
        <translation>La colonne `{0}` n’est celle d’aucune langue et a été laissée de côté.</translation>
    </message>
    <message>
        <source>The first in order is to move</source>
        <translation>À qui de jouer&#x202f;: au premier dans l’ordre</translation>
    </message>
    <message>
        <source>The first strength counts from turn 1 on.</source>
        <translation>La première force compte à partir du tour 1.</translation>
    </message>
    <message>
        <source>The game is over here: choose a moment before.</source>
        <translation>La partie est finie ici&#x202f;: choisissez un moment antérieur.</translation>
    </message>
    <message>
        <source>The import was given up.</source>
        <translation>L’importation a été abandonnée.</translation>
    </message>
    <message>
        <source>The map has changed since.</source>
        <translation>La carte a changé depuis.</translation>
    </message>
    <message>
        <source>The map has no text `{0}` any more: {1}</source>
        <translation>La carte n’a plus de texte `{0}`&#x202f;: {1}</translation>
    </message>
    <message>
        <source>The start position begins with {0}</source>
        <translation>La position de départ commence par&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The start position is of turn {0}</source>
        <translation>La position de départ est au tour {0}</translation>
    </message>
    <message>
        <source>The table is larger than {0} bytes, the most that is read.</source>
        <translation>Le tableau dépasse {0} octets&#x202f;; on n’en lit pas davantage.</translation>
    </message>
    <message>
        <source>The table is not in UTF-8; save it as &quot;CSV UTF-8&quot; and take it again.</source>
        <translation>Le tableau n’est pas en UTF-8&#x202f;; enregistrez-le en «&#x202f;CSV UTF-8&#x202f;» et reprenez-le.</translation>
    </message>
    <message>
        <source>The tokens of the setup are being placed here: choose a later moment.</source>
        <translation>Les jetons de la mise en place se posent encore ici&#x202f;: choisissez un moment plus avancé.</translation>
    </message>
    <message>
        <source>There are more than {0} columns.</source>
        <translation>Il y a plus de {0} colonnes.</translation>
    </message>
    <message>
        <source>There are more than {0} rows.</source>
        <translation>Il y a plus de {0} lignes.</translation>
    </message>
    <message>
        <source>There are no more than {0} Trade Routes.</source>
        <translation>Il n’y a pas plus de {0} routes commerciales.</translation>
    </message>
    <message>
        <source>There is a route of {0} and {1} already.</source>
        <translation>Il y a déjà une route entre {0} et {1}.</translation>
    </message>
    <message>
        <source>There is a start position already.</source>
        <translation>Il y a déjà une position de départ.</translation>
    </message>
    <message>
        <source>There is no ability `{0}`.</source>
        <translation>Il n’y a pas de capacité `{0}`.</translation>
    </message>
    <message>
        <source>There is no province yet: say which layer holds them.</source>
        <translation>Il n’y a pas encore de province&#x202f;: indiquez quel calque les contient.</translation>
    </message>
    <message>
        <source>There is no puzzle here.</source>
        <translation>Il n’y a pas de défi ici.</translation>
    </message>
    <message>
        <source>There is no such figure.</source>
        <translation>Ce chiffre n’existe pas.</translation>
    </message>
    <message>
        <source>They are at war already.</source>
        <translation>Ces deux pays sont déjà en guerre.</translation>
    </message>
    <message>
        <source>This figure can&apos;t be taken away.</source>
        <translation>Ce chiffre ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>This is the middle of what a player does: choose another moment.</source>
        <translation>Un joueur est ici au milieu de son coup&#x202f;: choisissez un autre moment.</translation>
    </message>
    <message>
        <source>This unit does not stand there.</source>
        <translation>Cette unité n’est pas là.</translation>
    </message>
    <message>
        <source>Tokens at the beginning</source>
        <translation>Jetons au début</translation>
    </message>
    <message>
        <source>Tokens to step up in {0}</source>
        <translation>Jetons pour monter ({0})</translation>
    </message>
    <message>
        <source>Toughness of {0}</source>
        <translation>Vie ({0})</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation>Taxe commerciale</translation>
    </message>
    <message>
        <source>Turn {0} has a strength of its own.</source>
        <translation>Le tour {0} a déjà sa propre force.</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Tours de la partie</translation>
    </message>
    <message>
        <source>Turns that a war lasts</source>
        <translation>Durée d’une guerre, en tours</translation>
    </message>
    <message>
        <source>Two columns are for the language `{0}`.</source>
        <translation>Deux colonnes sont pour la langue `{0}`.</translation>
    </message>
    <message>
        <source>Two must play.</source>
        <translation>Il faut deux joueurs.</translation>
    </message>
    <message>
        <source>Units of {0} stand in {1}.</source>
        <translation>Dans {1} se trouvent des unités ({0}).</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Université</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>Victory Points for killing Barbarians</source>
        <translation>Points de victoire par Barbare vaincu</translation>
    </message>
    <message>
        <source>Victory Points for killing {0}</source>
        <translation>Points de victoire par unité vaincue ({0})</translation>
    </message>
    <message>
        <source>Victory Points of a Capital</source>
        <translation>Points de victoire d’une capitale</translation>
    </message>
    <message>
        <source>Victory Points of a Fort that stands</source>
        <translation>Points de victoire d’un Fort debout</translation>
    </message>
    <message>
        <source>Victory Points of a Trade Center</source>
        <translation>Points de victoire d’une place marchande</translation>
    </message>
    <message>
        <source>Victory Points of a common province</source>
        <translation>Points de victoire d’une province ordinaire</translation>
    </message>
    <message>
        <source>Victory Points of a contested province</source>
        <translation>Points de victoire d’une province disputée</translation>
    </message>
    <message>
        <source>Victory Points of a leader</source>
        <translation>Points de victoire d’un titre</translation>
    </message>
    <message>
        <source>Victory Points to win, 2 against 2</source>
        <translation>Points de victoire pour gagner, 2 contre 2</translation>
    </message>
    <message>
        <source>Victory Points to win, 3 against 3</source>
        <translation>Points de victoire pour gagner, 3 contre 3</translation>
    </message>
    <message>
        <source>Victory Points to win, three pairs</source>
        <translation>Points de victoire pour gagner, trois paires</translation>
    </message>
    <message>
        <source>Victory Points to win, {0} players</source>
        <translation>Points de victoire pour gagner, {0} joueurs</translation>
    </message>
    <message>
        <source>War of {0} and {1} since turn {2}</source>
        <translation>Guerre entre {0} et {1} depuis le tour {2}</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Seigneur de guerre</translation>
    </message>
    <message>
        <source>Weapons a symbol</source>
        <translation>Armes par symbole</translation>
    </message>
    <message>
        <source>Who began the turn is not said</source>
        <translation>Qui a commencé le tour&#x202f;: non indiqué</translation>
    </message>
    <message>
        <source>`{0}` does not play in this start position.</source>
        <translation>`{0}` ne joue pas dans cette position de départ.</translation>
    </message>
    <message>
        <source>{0} ({1}) has a short name but no name: {2}</source>
        <translation>{0} ({1}) a un nom court mais pas de nom&#x202f;: {2}</translation>
    </message>
    <message>
        <source>{0} ({1}): the map says {2} by now, which stays; the table says {3}.</source>
        <translation>{0} ({1})&#x202f;: la carte dit maintenant {2}, qui reste&#x202f;; le tableau dit {3}.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace</source>
        <translation>{0} et {1} sont en paix</translation>
    </message>
    <message>
        <source>{0} at the beginning</source>
        <translation>{0} au début</translation>
    </message>
    <message>
        <source>{0} began the turn</source>
        <translation>Qui a commencé le tour&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} does not play from this start position</source>
        <translation>{0} ne joue pas à partir de cette position de départ</translation>
    </message>
    <message>
        <source>{0} does not play in this start position.</source>
        <translation>{0} ne joue pas dans cette position de départ.</translation>
    </message>
    <message>
        <source>{0} from turn {1}</source>
        <translation>{0} à partir du tour {1}</translation>
    </message>
    <message>
        <source>{0} had another English text when the table was written; look at it again.</source>
        <translation>{0} avait un autre texte anglais quand le tableau a été écrit&#x202f;; à revoir.</translation>
    </message>
    <message>
        <source>{0} has left the game: choose a moment before.</source>
        <translation>{0} a quitté la partie&#x202f;: choisissez un moment antérieur.</translation>
    </message>
    <message>
        <source>{0} has not unified</source>
        <translation>{0}&#x202f;: pays non unifié</translation>
    </message>
    <message>
        <source>{0} has opened {1} routes, as many as there can be.</source>
        <translation>{0} a ouvert {1} routes, c’est le maximum.</translation>
    </message>
    <message>
        <source>{0} has unified</source>
        <translation>{0}&#x202f;: pays unifié</translation>
    </message>
    <message>
        <source>{0} has {1} Forts, as many as a province can have.</source>
        <translation>{0} a {1} Forts, c’est le maximum pour une province.</translation>
    </message>
    <message>
        <source>{0} holds {1} {2}</source>
        <translation>{0} a {1} {2}</translation>
    </message>
    <message>
        <source>{0} in {1} changed</source>
        <translation>Modification&#x202f;: {0} dans {1}</translation>
    </message>
    <message>
        <source>{0} is free already.</source>
        <translation>{0} est déjà libre.</translation>
    </message>
    <message>
        <source>{0} is free land</source>
        <translation>{0} est une terre libre</translation>
    </message>
    <message>
        <source>{0} is left out here.</source>
        <translation>{0} est hors jeu ici.</translation>
    </message>
    <message>
        <source>{0} is to move</source>
        <translation>À qui de jouer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} of an unused Trade Route</source>
        <translation>Route commerciale inutilisée ({0})</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} play already, as many as can.</source>
        <translation>{0} pays jouent déjà, c’est le maximum.</translation>
    </message>
    <message>
        <source>{0} plays already.</source>
        <translation>{0} joue déjà.</translation>
    </message>
    <message>
        <source>{0} plays from this start position</source>
        <translation>{0} joue à partir de cette position de départ</translation>
    </message>
    <message>
        <source>{0} taken off</source>
        <translation>Retrait&#x202f;: {0}</translation>
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
        <translation>{0} → {1}</translation>
    </message>
    <message>
        <source>{0}, level {1}</source>
        <translation>{0}, niveau {1}</translation>
    </message>
    <message>
        <source>{0}, no. {1}</source>
        <translation>{0}, n°&#xa0;{1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1} provinces</source>
        <translation>{0}, {1} provinces</translation>
    </message>
    <message>
        <source>{0}: no short name in {1}</source>
        <translation>{0}&#x202f;: pas de nom court en {1}</translation>
    </message>
    <message>
        <source>{0}: no text in {1}</source>
        <translation>{0}&#x202f;: pas de texte en {1}</translation>
    </message>
    <message>
        <source>{0}: short name {1} ({2})</source>
        <translation>{0}&#x202f;: nom court {1} ({2})</translation>
    </message>
    <message>
        <source>{0}: taken away</source>
        <translation>Suppression&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0}: who is played</source>
        <translation>{0}&#x202f;: pays joués</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} ({2})</source>
        <translation>{0}&#x202f;: {1} ({2})</translation>
    </message>
    <message>
        <source>{0}: {1} Victory Points bought</source>
        <translation>{0}&#x202f;: {1} points de victoire achetés</translation>
    </message>
    <message>
        <source>{0}: {1} Victory Points by kills</source>
        <translation>{0}&#x202f;: {1} points de victoire par unités vaincues</translation>
    </message>
    <message>
        <source>{0}: {1} players</source>
        <translation>{0}&#x202f;: {1} joueurs</translation>
    </message>
    <message>
        <source>{0}: {1} to {2} players</source>
        <translation>{0}&#x202f;: {1} à {2} joueurs</translation>
    </message>
    <message>
        <source>{0}: {1} tokens on {2}</source>
        <translation>{0}&#x202f;: {1} jetons sur {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, level {2}</source>
        <translation>{0}&#x202f;: {1}, niveau {2}</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The maps that come with the program can&apos;t be read.</source>
        <translation>Les cartes fournies avec le programme ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>That is the map&apos;s own picture: choose another name for the drawing.</source>
        <translation>C’est l’image de la carte elle-même&#x202f;: choisissez un autre nom pour le dessin.</translation>
    </message>
    <message>
        <source>This is no table of texts: its first row must name the columns `id`, `en` and so on.</source>
        <translation>Ce n’est pas un tableau de textes&#x202f;: sa première ligne doit nommer les colonnes `id`, `en`, etc.</translation>
    </message>
    <message>
        <source>A challenge begins with a start position: `start`.</source>
        <translation>Un défi commence par une position de départ&#x202f;: `start`.</translation>
    </message>
    <message>
        <source>Here must stand one who plays in the start position.</source>
        <translation>Il faut ici un pays qui joue dans la position de départ.</translation>
    </message>
    <message>
        <source>There is no computer player of this name.</source>
        <translation>Aucun joueur ordinateur ne porte ce nom.</translation>
    </message>
    <message>
        <source>Here must stand a whole number.</source>
        <translation>Il faut ici un nombre entier.</translation>
    </message>
    <message>
        <source>A challenge needs `goals`.</source>
        <translation>Un défi a besoin de `goals`.</translation>
    </message>
    <message>
        <source>The list of goals for bronze is empty.</source>
        <translation>La liste des objectifs de bronze est vide.</translation>
    </message>
    <message>
        <source>A solution has at most {0} lines.</source>
        <translation>Une solution a au plus {0} lignes.</translation>
    </message>
    <message>
        <source>Here must stand a line of notation.</source>
        <translation>Il faut ici une ligne de notation.</translation>
    </message>
    <message>
        <source>Here must stand a text of 1 to {0} characters.</source>
        <translation>Il faut ici un texte de 1 à {0} caractères.</translation>
    </message>
    <message>
        <source>A goal is one kind with its operands: vp: [who, 33].</source>
        <translation>Un objectif est un genre suivi de ses opérandes, dans l’ordre de `vp`.</translation>
    </message>
    <message>
        <source>There are more than {0} goals.</source>
        <translation>Il y a plus de {0} objectifs.</translation>
    </message>
    <message>
        <source>There is no kind of goal of this name.</source>
        <translation>Aucun genre d’objectif ne porte ce nom.</translation>
    </message>
    <message>
        <source>Here must stand at least one goal.</source>
        <translation>Il faut ici au moins un objectif.</translation>
    </message>
    <message>
        <source>`by-turn` stands within no other one.</source>
        <translation>`by-turn` ne se place dans aucun autre.</translation>
    </message>
    <message>
        <source>Here must stand a turn and a goal: by-turn: [5, {first: [who]}].</source>
        <translation>Il faut ici un tour puis un objectif.</translation>
    </message>
    <message>
        <source>Operands of `{0}`: {1} to {2}, in the order who, what, how many.</source>
        <translation>Opérandes de `{0}`&#x202f;: de {1} à {2}, dans l’ordre qui, quoi, combien.</translation>
    </message>
    <message>
        <source>Here must stand another seat.</source>
        <translation>Il faut ici un autre pays.</translation>
    </message>
    <message>
        <source>Here must stand a seat that plays.</source>
        <translation>Il faut ici un pays qui joue.</translation>
    </message>
    <message>
        <source>Here must stand a province in play.</source>
        <translation>Il faut ici une province en jeu.</translation>
    </message>
    <message>
        <source>By the end of turn {0}: {1}</source>
        <translation>À la fin du tour {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} leads</source>
        <translation>{0} mène</translation>
    </message>
    <message>
        <source>{0} leads by {1} points</source>
        <translation>{0} mène de {1} points</translation>
    </message>
    <message>
        <source>{0} is ahead of {1}</source>
        <translation>{0} devance {1}</translation>
    </message>
    <message>
        <source>{0} is ahead of {1} by {2} points</source>
        <translation>{0} devance {1} de {2} points</translation>
    </message>
    <message>
        <source>{0} has {1} Victory Points</source>
        <translation>{0} a {1} points de victoire</translation>
    </message>
    <message>
        <source>This scenario is of format {0}; this program reads up to {1}: take a newer one.</source>
        <translation>Ce scénario est au format {0}&#x202f;; ce programme lit jusqu’au format {1}&#x202f;: prenez-en un plus récent.</translation>
    </message>
    <message>
        <source>Goals belong to a challenge: say who plays under `challenge`.</source>
        <translation>Les objectifs font partie d’un défi&#x202f;: indiquer qui joue sous `challenge`.</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}&#x202f;; {1}</translation>
    </message>
    <message>
        <source>{0} holds {1}</source>
        <translation>{0} tient {1}</translation>
    </message>
    <message>
        <source>the scenario has no variant &quot;{0}&quot;</source>
        <translation>le scénario n’a pas de variante «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>{0} players, but there are {1} countries for at most {2} players</source>
        <translation>{0} joueurs, mais il y a {1} pays pour {2} joueurs au plus</translation>
    </message>
    <message>
        <source>An invented land has {0} to {1} provinces.</source>
        <translation>Une terre inventée a de {0} à {1} provinces.</translation>
    </message>
    <message>
        <source>Lines cross too often here. Take some of them out, or simplify them, and try again.</source>
        <translation>Trop de lignes se croisent ici. Retirez-en, ou simplifiez-les, puis réessayez.</translation>
    </message>
    <message>
        <source>So many provinces give room for {0} to {1} countries.</source>
        <translation>Il y a alors place pour {0} à {1} pays.</translation>
    </message>
    <message>
        <source>The picture would not read back as it is drawn here, so nothing was written. Take back what you drew last, and save again.</source>
        <translation>L’image, relue, différerait du dessin affiché ici. Rien n’a donc été écrit. Annulez le dernier tracé, puis enregistrez de nouveau.</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>%1 is yours · left there: %2</source>
        <extracomment>What a battle would bring: a province, and the player&apos;s units that stand there after it</extracomment>
        <translation>%1 est à vous · sur place&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nobody will hold %1</source>
        <translation>Plus personne ne tiendra %1</translation>
    </message>
    <message>
        <source>%1 stays with %2</source>
        <extracomment>What a battle would bring: a province, and who holds it as before</extracomment>
        <translation>%1&#x202f;: détenteur inchangé (%2)</translation>
    </message>
    <message>
        <source>%1 · you lose %2</source>
        <extracomment>What a battle would bring: who holds the province, and the player&apos;s units that fall</extracomment>
        <translation>%1 · vous perdez %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>Units, a province and what it is: &quot;2 Infantry to Fyn: free · +2 VP&quot;</extracomment>
        <translation>%1 vers %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>A click adds it to the plan</source>
        <extracomment>What a click on a province does while marches are planned; &quot;it&quot; is the march</extracomment>
        <translation>Un clic l’ajoute au plan</translation>
    </message>
    <message>
        <source>A click moves there</source>
        <translation>Cliquez pour y aller</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A country and its units: &quot;France, 2 Infantry&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>Attackers and defenders of a battle that is foreseen</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>A click shows the battle first</source>
        <translation>Un clic montre d’abord la bataille</translation>
    </message>
    <message>
        <source>%1: click again to march</source>
        <extracomment>%1 a province; a card shows what a battle there would bring</extracomment>
        <translation>%1&#x202f;: cliquez encore pour marcher</translation>
    </message>
    <message>
        <source>Letting go adds it to the plan</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged, while marches are planned; &quot;it&quot; is the march</extracomment>
        <translation>Relâcher l’ajoute au plan</translation>
    </message>
    <message>
        <source>Letting go moves them there</source>
        <extracomment>Of units that are being dragged: what releasing the mouse&apos;s button does</extracomment>
        <translation>Relâcher les y envoie</translation>
    </message>
    <message>
        <source>Letting go shows the battle first</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged: a card foretells the battle</extracomment>
        <translation>Relâcher montre d’abord la bataille</translation>
    </message>
    <message>
        <source>Barbarians retreat to %1</source>
        <extracomment>What a battle would bring; %1 a province</extracomment>
        <translation>des Barbares se retirent là&#x202f;: %1</translation>
    </message>
    <message>
        <source>After a battle an army goes no further this turn, whatever it has left</source>
        <extracomment>Of armies that are about to battle; `man.move.enter-hostile`</extracomment>
        <translation>Après une bataille, une armée ne va pas plus loin ce tour-ci, quoi qu’il lui reste</translation>
    </message>
    <message>
        <source>Barbarians retreat; you choose where to</source>
        <extracomment>What a battle would bring</extracomment>
        <translation>des Barbares se retirent, à vous de choisir où</translation>
    </message>
</context>
<context>
    <name>GameFolder</name>
    <message>
        <source>The lock of this game is no regular file. Remove it, then the game can be opened.</source>
        <translation>Le verrou de cette partie n’est pas un fichier ordinaire. Supprimez-le pour pouvoir ouvrir la partie.</translation>
    </message>
    <message>
        <source>Another window has this game; go on with it there.</source>
        <translation>Une autre fenêtre a cette partie&#x202f;; continuez-la là-bas.</translation>
    </message>
    <message>
        <source>The disk is full, or nothing may be written here.</source>
        <translation>Le disque est plein, ou il est interdit d’écrire ici.</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>The plan</source>
        <comment>what is taken back or done again: all marches of a plan that was played</comment>
        <translation>Le plan</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>In the log below what a computer player did, or on a hint below what to do: the reason</extracomment>
        <translation>Pourquoi&#x202f;: %1</translation>
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
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Pourquoi&#x202f;: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>what the hint says</comment>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n army(s) take(s) %1 and lose(s) none.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%1&#x202f;: %n armée suffit, sans perte.</numerusform>
            <numerusform>%1&#x202f;: %n armées suffisent, sans perte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(s) take(s) %1; surviving: %2.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%1&#x202f;: %n armée suffit&#x202f;; survivantes&#x202f;: %2.</numerusform>
            <numerusform>%1&#x202f;: %n armées suffisent&#x202f;; survivantes&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory Points: %2 for %1.</source>
        <extracomment>%1 a province, %2 the Victory Points that holding it is worth</extracomment>
        <translation>Points de victoire&#x202f;: %2 (%1).</translation>
    </message>
    <message>
        <source>Armies ready after this: %1.</source>
        <extracomment>%1 armies that could take a province together with others still to be built</extracomment>
        <translation>Armées prêtes ensuite&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This token reaches %1 %2: %3.</source>
        <extracomment>A path of the play-mat and its level, what that brings: &quot;Trade II: bank 7:1 → 4:1, +1 route&quot;</extracomment>
        <translation>Ce jeton atteint %1 %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>It is a step towards %1 %2: %3.</source>
        <extracomment>Of a token: a path of the play-mat and its level, what that brings: &quot;Trade II: bank 7:1 → 4:1, +1 route&quot;</extracomment>
        <translation>C’est un pas vers %1 %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Armies go farther in a turn.</source>
        <translation>Les armées vont plus loin à chaque tour.</translation>
    </message>
    <message>
        <source>The bank gives the same for less.</source>
        <translation>La banque donne autant pour moins cher.</translation>
    </message>
    <message>
        <source>Victory Points for %1 and the battle: %2.</source>
        <extracomment>%1 a province, %2 what the score changes by: &quot;+3&quot;, &quot;−1&quot;</extracomment>
        <translation>Points de victoire (%1 et la bataille)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Before that level no province yields %1.</source>
        <extracomment>%1 a resource; the next level of a path multiplies what provinces yield of it by more than 0</extracomment>
        <translation>%1&#x202f;: avant ce niveau, aucune province n’en rapporte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more army(s) must march there too.</source>
        <translation>
            <numerusform>%n autre armée doit y marcher aussi.</numerusform>
            <numerusform>%n autres armées doivent y marcher aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint before was for taking %1, which needs more armies still. Weighed anew, this is worth more now.</source>
        <extracomment>Below a hint, where the hint before, in the same turn, was to build an army; %1 the province it was for</extracomment>
        <translation>Le conseil précédent visait la conquête d’une province pour laquelle il manque encore des armées&#x202f;: %1. Tout bien pesé, ceci vaut maintenant davantage.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>Offers are made and answered in the Trade phase.</source>
        <translation>C’est en phase de Commerce que les offres se font et reçoivent une réponse.</translation>
    </message>
    <message>
        <source>No offer of yours waits for an answer.</source>
        <translation>Aucune de vos offres n’attend de réponse.</translation>
    </message>
    <message>
        <source>No offer waits for your answer.</source>
        <translation>Aucune offre n’attend votre réponse.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>No person plays at this table.</source>
        <translation>Personne ne joue à cette table.</translation>
    </message>
    <message>
        <source>Another player is asked now.</source>
        <translation>C’est à un autre joueur de décider.</translation>
    </message>
    <message>
        <source>Units move in Maneuvering.</source>
        <translation>Les unités se déplacent pendant les Manœuvres.</translation>
    </message>
    <message>
        <source>Marches are planned in Maneuvering.</source>
        <translation>Les déplacements se planifient pendant les Manœuvres.</translation>
    </message>
    <message>
        <source>Nothing is planned.</source>
        <translation>Rien n’est planifié.</translation>
    </message>
    <message>
        <source>A token is shifted after the Actions of Development.</source>
        <translation>Un jeton se déplace après les actions du Développement.</translation>
    </message>
    <message>
        <source>Armies are fed in the Upkeep.</source>
        <translation>Les armées se nourrissent pendant l’Entretien.</translation>
    </message>
    <message>
        <source>Damage is dealt in a battle.</source>
        <translation>Les dégâts se répartissent pendant une bataille.</translation>
    </message>
    <message>
        <source>Without a Trade Center nobody takes part in Trade.</source>
        <translation>Sans place marchande, personne ne participe au Commerce.</translation>
    </message>
    <message>
        <source>No army can be promoted now.</source>
        <translation>Aucune armée ne peut être promue maintenant.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message numerus="yes">
        <source>%n gradient(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n dégradé&#x202f;: seul le contour compte</numerusform>
            <numerusform>%n dégradés&#x202f;: seul le contour compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n motif&#x202f;: seul le contour compte</numerusform>
            <numerusform>%n motifs&#x202f;: seul le contour compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s), as blurs and shadows</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n filtre, comme un flou ou une ombre</numerusform>
            <numerusform>%n filtres, comme des flous et des ombres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clipping path(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n tracé de découpe&#x202f;: il ne coupe aucune forme</numerusform>
            <numerusform>%n tracés de découpe&#x202f;: ils ne coupent aucune forme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n masque&#x202f;: il ne coupe aucune forme</numerusform>
            <numerusform>%n masques&#x202f;: ils ne coupent aucune forme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) on lines</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n marqueur sur des lignes</numerusform>
            <numerusform>%n marqueurs sur des lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guide(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n guide</numerusform>
            <numerusform>%n guides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden shape(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n forme masquée</numerusform>
            <numerusform>%n formes masquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) along a path</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n texte le long d’un tracé</numerusform>
            <numerusform>%n textes le long d’un tracé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n animation</numerusform>
            <numerusform>%n animations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) in another format</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n partie dans un autre format</numerusform>
            <numerusform>%n parties dans un autre format</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clone(s) without an original</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n clone sans original</numerusform>
            <numerusform>%n clones sans original</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of style that are not read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n règle de style non lue</numerusform>
            <numerusform>%n règles de style non lues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s) that can&apos;t be read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n forme illisible</numerusform>
            <numerusform>%n formes illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Provinces</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Quiet land</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Terres hors jeu</translation>
    </message>
    <message>
        <source>Lakes</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Lacs</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Hills</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Collines</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Names of provinces</source>
        <comment>what a layer of a drawing becomes</comment>
        <translation>Noms de provinces</translation>
    </message>
    <message>
        <source>Only to look at</source>
        <comment>what a layer of a drawing becomes: a scan</comment>
        <translation>Seulement à regarder</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n surface</numerusform>
            <numerusform>%n surfaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n ligne ouverte</numerusform>
            <numerusform>%n lignes ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n texte</numerusform>
            <numerusform>%n textes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n groupe</numerusform>
            <numerusform>%n groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a layer</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>chosen here</source>
        <comment>how it is known what a layer becomes</comment>
        <translation>choix fait ici</translation>
    </message>
    <message>
        <source>its name, %1</source>
        <comment>how it is known what a layer becomes; %1 a language</comment>
        <translation>son nom, en %1</translation>
    </message>
    <message>
        <source>the form of its shapes</source>
        <comment>how it is known what a layer becomes</comment>
        <translation>l’aspect de ses formes</translation>
    </message>
    <message>
        <source>No id of ours. Lies where %1 lay (%2 %)</source>
        <comment>a shape; %1 a province</comment>
        <translation>Pas d’identifiant à nous. Placée là où se trouvait %1 (%2&#x202f;%)</translation>
    </message>
    <message>
        <source>chosen here</source>
        <comment>how it is known which province a shape is</comment>
        <translation>choix fait ici</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes, one province</source>
        <comment>what is asked about shapes</comment>
        <translation>
            <numerusform>%n forme, une seule province</numerusform>
            <numerusform>%n formes, une seule province</numerusform>
        </translation>
    </message>
    <message>
        <source>Several names stand in it</source>
        <comment>what is asked about a shape</comment>
        <translation>Elle contient plusieurs noms</translation>
    </message>
    <message>
        <source>its id</source>
        <comment>how it is known which province a shape is</comment>
        <translation>son identifiant</translation>
    </message>
    <message>
        <source>its label</source>
        <comment>how it is known which province a shape is</comment>
        <translation>son étiquette</translation>
    </message>
    <message>
        <source>the text in it</source>
        <comment>how it is known which province a shape is</comment>
        <translation>le texte qu’elle contient</translation>
    </message>
    <message>
        <source>nothing says its name</source>
        <comment>of a shape that becomes a new province</comment>
        <translation>rien n’indique son nom</translation>
    </message>
    <message numerus="yes">
        <source>%n embedded picture(s): may be kept as a file to trace</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n image incorporée&#x202f;: peut être gardée comme fichier à décalquer</numerusform>
            <numerusform>%n images incorporées&#x202f;: peuvent être gardées comme fichiers à décalquer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units</source>
        <comment>a length on the map</comment>
        <translation>%1 unités</translation>
    </message>
    <message numerus="yes">
        <source>%n same</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n identique</numerusform>
            <numerusform>%n identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new outline(s)</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n nouveau contour</numerusform>
            <numerusform>%n nouveaux contours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n nouvelle</numerusform>
            <numerusform>%n nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n renamed</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n renommée</numerusform>
            <numerusform>%n renommées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n disparue</numerusform>
            <numerusform>%n disparues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 some names</comment>
        <translation>
            <numerusform>%1 et %n de plus</numerusform>
            <numerusform>%1 et %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Next unit that can move</source>
        <translation>Unité mobile suivante</translation>
    </message>
    <message>
        <source>Previous unit that can move</source>
        <translation>Unité mobile précédente</translation>
    </message>
    <message>
        <source>Choose all units here</source>
        <extracomment>Game menu: those in the province that has the focus</extracomment>
        <translation>Choisir toutes les unités ici</translation>
    </message>
    <message>
        <source>Plan marches, or make them at once</source>
        <translation>Planifier les déplacements, ou les faire aussitôt</translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Jouer le plan</translation>
    </message>
    <message>
        <source>Feed all armies</source>
        <translation>Nourrir toutes les armées</translation>
    </message>
    <message>
        <source>To the play-mat</source>
        <extracomment>Game menu: the keyboard goes to the tracks of Development Tokens</extracomment>
        <translation>Vers le plateau individuel</translation>
    </message>
    <message>
        <source>Offer to the partner chosen</source>
        <translation>Offre au partenaire choisi</translation>
    </message>
    <message>
        <source>Build, or to the bank</source>
        <extracomment>Game menu: one key; in Development it opens what can be built, in Trade it goes to the bank</extracomment>
        <translation>Recruter, ou à la banque</translation>
    </message>
    <message>
        <source>Build two armies with Warlord</source>
        <translation>Deux armées avec Seigneur de guerre</translation>
    </message>
    <message>
        <source>Promote an army</source>
        <translation>Promouvoir une armée</translation>
    </message>
    <message>
        <source>Buy Victory Points</source>
        <translation>Acheter des points de victoire</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Accepter l’offre</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Refuser l’offre</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Retirer votre offre</translation>
    </message>
    <message>
        <source>Declare war…</source>
        <translation>Déclarer la guerre…</translation>
    </message>
    <message>
        <source>Peace…</source>
        <translation>Paix…</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Game menu: a computer player says what it would do</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Suggest the damage</source>
        <translation>Suggérer les dégâts</translation>
    </message>
    <message>
        <source>&amp;Leave the game…</source>
        <translation>&amp;Quitter la partie…</translation>
    </message>
    <message>
        <source>Uni&amp;ts</source>
        <extracomment>Game menu: a submenu of what is done with armies and Princesses</extracomment>
        <translation>U&amp;nités</translation>
    </message>
    <message>
        <source>Tra&amp;de</source>
        <extracomment>Game menu: a submenu of what is done with offers and at the bank</extracomment>
        <translation>&amp;Commerce</translation>
    </message>
    <message>
        <source>No shift</source>
        <extracomment>Game menu: no Development Token is shifted in this turn</extracomment>
        <translation>Ne rien déplacer</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n of the stack</source>
        <translation>
            <numerusform>Choisir %n de la pile</numerusform>
            <numerusform>Choisir %n de la pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leads</name>
    <message>
        <source>tied, nobody</source>
        <extracomment>Nobody holds the title of a path, as several have as many tokens</extracomment>
        <translation>égalité</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 (%2 VP): %3</source>
        <extracomment>A title, the Victory Points it is worth, and who holds it: &quot;Builder (3 VP): France&quot;</extracomment>
        <translation>%1 (%2 PV)&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <extracomment>%1 a country, %2 the title that it has won: &quot;France is now Trader&quot;</extracomment>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>Nobody is %1 now: a tie</source>
        <extracomment>%1 a title; several share the first place</extracomment>
        <translation>Plus personne n’est %1&#x202f;: égalité</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A title that changes hands, and the Victory Points: &quot;France is now Trader (6 → 9 VP)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 → %3 VP</source>
        <extracomment>A country and its Victory Points until now and from now on: &quot;France 9 → 6 VP&quot;</extracomment>
        <translation>%1 %2 → %3 PV</translation>
    </message>
    <message>
        <source>%1 → %2 VP</source>
        <extracomment>Victory Points until now and from now on</extracomment>
        <translation>%1 → %2 PV</translation>
    </message>
    <message>
        <source>%1: %2 VP for whoever has the most tokens on %3; in a tie it is nobody&apos;s.</source>
        <extracomment>%1 a title, %2 its Victory Points, %3 its path: &quot;Trader: 3 VP for whoever has the most tokens on Trade…&quot;</extracomment>
        <translation>%1&#x202f;: %2 PV à qui a le plus de jetons sur %3&#x202f;; en cas d’égalité, à personne.</translation>
    </message>
</context>
<context>
    <name>LeftGames</name>
    <message>
        <source>The folder can&apos;t be removed.</source>
        <translation>Le dossier ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>The beginning of its journal is damaged.</source>
        <translation>Le début de son journal est abîmé.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>can be chosen</source>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bataille</translation>
    </message>
    <message>
        <source>route, in its opener&apos;s colour</source>
        <translation>route, couleur de qui l’a ouverte</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>has retreated</source>
        <extracomment>In the legend: an army that lies on its side</extracomment>
        <translation>en retraite</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Victory Points while it is held</source>
        <translation>Points de victoire, tant qu’on la tient</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>In the legend: a province with units that can still move</extracomment>
        <translation>peut se déplacer</translation>
    </message>
    <message>
        <source>can be reached</source>
        <extracomment>In the legend: a province where the chosen units can go</extracomment>
        <translation>accessible</translation>
    </message>
    <message>
        <source>Contested: between two countries; neither needs it for its Unification</source>
        <translation>Disputée&#x202f;: entre deux pays&#x202f;; aucun n’en a besoin pour son Unification</translation>
    </message>
    <message>
        <source>so many pieces of one player; point at them to see each</source>
        <extracomment>In the legend: where there is no room for each, pieces are drawn as a pile and their number</extracomment>
        <translation>autant de pièces d’un même joueur&#x202f;; survolez-les pour voir chacune</translation>
    </message>
    <message>
        <source>Gold: no province has it; the bank and high levels give it</source>
        <extracomment>No symbol on the map stands for it; high levels: of the paths of the play-mat</extracomment>
        <translation>Or&#x202f;: aucune province n’en a&#x202f;; la banque et les hauts niveaux en donnent</translation>
    </message>
    <message>
        <source>no player&apos;s land, in the colour of its country</source>
        <extracomment>In the legend: land that no player holds is painted in its country&apos;s colour</extracomment>
        <translation>terre sans joueur, à la couleur de son pays</translation>
    </message>
    <message>
        <source>the chosen units</source>
        <extracomment>In the legend: the province of the units that the player has chosen; they have a gold frame too</extracomment>
        <translation>unités choisies</translation>
    </message>
    <message>
        <source>the battle goes on here</source>
        <extracomment>In the legend: the province where a battle is being fought</extracomment>
        <translation>la bataille se livre ici</translation>
    </message>
    <message>
        <source>already chosen</source>
        <extracomment>In the legend: the first of two provinces has been chosen</extracomment>
        <translation>déjà choisie</translation>
    </message>
    <message>
        <source>cost in Action Points (AP)</source>
        <translation>coût en points d’action (PA)</translation>
    </message>
    <message>
        <source>cost in Action Points (AP), battle included</source>
        <translation>coût en points d’action (PA), bataille comprise</translation>
    </message>
    <message>
        <source>dots: Action Points (AP) left</source>
        <extracomment>In the legend: the dots below an army; AP is how the program shortens Action Points</extracomment>
        <translation>pastilles&#x202f;: points d’action (PA) restants</translation>
    </message>
    <message>
        <source>hatched: held by the player of that colour</source>
        <extracomment>In the legend: land in the colour of the player who holds it, and hatched as his arms are</extracomment>
        <translation>hachurée&#x202f;: tenue par le joueur de cette couleur</translation>
    </message>
    <message>
        <source>striped: Contested, in the colours of both countries</source>
        <extracomment>In the legend: land that no player holds, of two countries, has stripes in both colours</extracomment>
        <translation>rayée&#x202f;: Disputée, aux couleurs des deux pays</translation>
    </message>
    <message>
        <source>Sea link: counts as a common border</source>
        <extracomment>In the legend: a dotted line over the sea joins two provinces</extracomment>
        <translation>Liaison maritime&#x202f;: vaut une frontière commune</translation>
    </message>
    <message>
        <source>leads from a name or pieces to their province</source>
        <extracomment>In the legend: a dashed line from a name, or from pieces, that have no room on their province</extracomment>
        <translation>relie un nom ou des pièces à leur province</translation>
    </message>
    <message>
        <source>a place to build</source>
        <extracomment>In the legend: a province where the player can build an army or a Fort</extracomment>
        <translation>recruter ou construire ici</translation>
    </message>
    <message>
        <source>this step was done here</source>
        <extracomment>In the legend: the province in which the step was done that one looks back at</extracomment>
        <translation>ce coup a été joué ici</translation>
    </message>
    <message>
        <source>on the play-mat: Action Points (AP) of each army</source>
        <extracomment>In the legend: the boot on the play-mat; AP is how the program shortens Action Points</extracomment>
        <translation>sur le plateau individuel&#x202f;: points d’action (PA) de chaque armée</translation>
    </message>
    <message>
        <source>on the play-mat: Trade Routes one may open</source>
        <extracomment>In the legend: the arch on the play-mat</extracomment>
        <translation>sur le plateau individuel&#x202f;: routes commerciales que l’on peut ouvrir</translation>
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
        <translation>Banque %1:1</translation>
    </message>
    <message numerus="yes">
        <source>%n Trade Route(s) may be opened</source>
        <translation>
            <numerusform>%n route commerciale peut être ouverte</numerusform>
            <numerusform>%n routes commerciales peuvent être ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action Point(s) for each army</source>
        <translation>
            <numerusform>%n point d’action pour chaque armée</numerusform>
            <numerusform>%n points d’action pour chaque armée</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ability and what it does</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>bank %1:1 → %2:1</source>
        <extracomment>The bank&apos;s rate until now and from now on</extracomment>
        <translation>banque %1:1 → %2:1</translation>
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
            <numerusform>+%n point d’action</numerusform>
            <numerusform>+%n points d’action</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>a level brings</comment>
        <translation>rien de plus</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %2&lt;/b&gt; with %n token(s): %3</source>
        <extracomment>Path and level, how many tokens it takes, what it brings: &quot;Production III with 1 token: 2 Products per symbol&quot;</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; avec %n jeton&#x202f;: %3</numerusform>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; avec %n jetons&#x202f;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>level %1: %2</source>
        <comment>a level and what it brings</comment>
        <translation>niveau %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>token %1 of %2 to level %3: %4</source>
        <extracomment>Of a token that is placed: the first of two that lead to a level, and what that brings</extracomment>
        <translation>jeton %1 sur %2 vers le niveau %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>%1 per symbol</source>
        <extracomment>%1 an amount of a resource, which every symbol of it on one&apos;s own provinces yields: &quot;2 Products&quot;</extracomment>
        <translation>%1 par symbole</translation>
    </message>
    <message>
        <source>%1: %2 in every Upkeep</source>
        <extracomment>What each symbol yields, what that makes now: &quot;2 Food per symbol: 6 in every Upkeep&quot;</extracomment>
        <translation>%1&#x202f;: %2 à chaque Entretien</translation>
    </message>
    <message>
        <source>%1 (so %2 more in every Upkeep)</source>
        <extracomment>What each symbol yields, so much more than at the level before that makes now: &quot;2 Products per symbol (so 4 more in every Upkeep)&quot;</extracomment>
        <translation>%1 (soit %2 de plus à chaque Entretien)</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Trade Route to %1</source>
        <translation>Route commerciale&#x202f;: %1</translation>
    </message>
    <message>
        <source>Offer of %1 declined</source>
        <translation>%1&#x202f;: offre refusée</translation>
    </message>
    <message>
        <source>Offer to %1 taken back</source>
        <translation>%1&#x202f;: offre retirée</translation>
    </message>
    <message>
        <source>Fort raised in %1</source>
        <translation>%1&#x202f;: Fort construit</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PV</translation>
    </message>
    <message>
        <source>War declared on %1</source>
        <translation>Guerre déclarée contre %1</translation>
    </message>
    <message>
        <source>until turn %1</source>
        <translation>jusqu’au tour %1</translation>
    </message>
    <message>
        <source>Token from %1 to %2</source>
        <translation>Jeton&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Bataille&#x202f;: %1</translation>
    </message>
    <message>
        <source>The Barbarians keep to %1</source>
        <translation>Pays des Barbares&#x202f;: %1</translation>
    </message>
    <message>
        <source>The Barbarians go to %1</source>
        <translation>Retraite des Barbares&#x202f;: %1</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Retraite vers %1</translation>
    </message>
    <message>
        <source>Withdrawal to %1</source>
        <translation>Repli vers %1</translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation>Unification&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 handed over to %2</source>
        <translation>Province cédée&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>The Merchant doubles Gold</source>
        <translation>Le Marchand double l’Or</translation>
    </message>
    <message>
        <source>Gold is not doubled</source>
        <translation>L’Or n’est pas doublé</translation>
    </message>
    <message>
        <source>Vote given</source>
        <translation>Vote exprimé</translation>
    </message>
    <message>
        <source>Peace offered to %1</source>
        <translation>Paix proposée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Paix&#x202f;: %1</translation>
    </message>
    <message>
        <source>Peace with %1 declined</source>
        <translation>%1&#x202f;: paix refusée</translation>
    </message>
    <message>
        <source>Offer of peace to %1 taken back</source>
        <translation>%1&#x202f;: offre de paix retirée</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 quitte la partie</translation>
    </message>
    <message>
        <source>The time is up: this turn is the last</source>
        <translation>Le temps est écoulé&#x202f;: ce tour est le dernier</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>tokens on a path</comment>
        <extracomment>How many tokens are laid on a path of the play-mat: &quot;2 on Production&quot;</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Jetons&#x202f;: %1</translation>
    </message>
    <message>
        <source>Fed: %1</source>
        <translation>Nourriture pour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Food %1</source>
        <translation>Nourriture %1</translation>
    </message>
    <message>
        <source>Nobody else is fed</source>
        <translation>Aucune autre armée n’est nourrie</translation>
    </message>
    <message>
        <source>Done with Trade</source>
        <translation>Commerce terminé</translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation>Déplacements finis</translation>
    </message>
    <message>
        <source>Princesses stay</source>
        <translation>Les Princesses restent</translation>
    </message>
    <message>
        <source>Unused route %1</source>
        <translation>Route inutilisée %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>Given and got: &quot;7 Food for 1 Gold&quot;</extracomment>
        <translation>Banque&#x202f;: %1 contre %2</translation>
    </message>
    <message>
        <source>Offer of %1 accepted</source>
        <translation>%1&#x202f;: offre acceptée</translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s) bought</source>
        <translation>
            <numerusform>%n point de victoire acheté</numerusform>
            <numerusform>%n points de victoire achetés</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation>Or %1</translation>
    </message>
    <message>
        <source>Token on %1</source>
        <translation>Jeton&#x202f;: %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>%1 raised in %2</source>
        <translation>Recrutement&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 raised in %2, %3 in %4</source>
        <translation>Recrutement&#x202f;: %1 (%2), %3 (%4)</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>A unit and the kind that it becomes</extracomment>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>No token shifted</source>
        <translation>Aucun jeton déplacé</translation>
    </message>
    <message>
        <source>The rest of the Unification forgone</source>
        <translation>Renonce au reste de l’Unification</translation>
    </message>
    <message>
        <source>Action passed</source>
        <translation>Action passée</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>Who moves, from where, to where: &quot;2 Archers: Provence → Bourbon&quot;</extracomment>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>damage</comment>
        <extracomment>A unit and the damage laid on it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Dégâts&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>No Trade: nobody controls a Trade Center.</source>
        <translation>Pas de Commerce&#x202f;: personne ne contrôle de place marchande.</translation>
    </message>
    <message>
        <source>No Trade: too little for the bank at its rate, and no route that is open or can be opened.</source>
        <translation>Pas de Commerce&#x202f;: trop peu pour le taux de la banque, et aucune route n’est ouverte ni ne peut l’être.</translation>
    </message>
    <message>
        <source>No %1: nobody could do anything.</source>
        <extracomment>A phase of the turn that went by without a question</extracomment>
        <translation>%1&#x202f;: rien à faire.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) fed</source>
        <translation>
            <numerusform>%n armée nourrie</numerusform>
            <numerusform>%n armées nourries</numerusform>
        </translation>
    </message>
    <message>
        <source>Armies starve</source>
        <translation>Des armées meurent de faim</translation>
    </message>
    <message>
        <source>Victory Points: %1</source>
        <extracomment>%1 a list: &quot;France 12, England 9&quot;</extracomment>
        <translation>Points de victoire&#x202f;: %1</translation>
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
        <translation>Rien récolté</translation>
    </message>
    <message>
        <source>Gathered: %1</source>
        <extracomment>Upkeep: what a country gets from its provinces</extracomment>
        <translation>Récolte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Offer to %1: %2</source>
        <extracomment>Whom an offer is made, and what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>Offre (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Offer of %1 accepted: %2</source>
        <extracomment>Whose offer is accepted, and what he offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1&#x202f;: offre acceptée, %2</translation>
    </message>
    <message>
        <source>Offer of %1 declined: %2</source>
        <extracomment>Whose offer is declined, and what he offered: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1&#x202f;: offre refusée, %2</translation>
    </message>
    <message>
        <source>Princesses&apos; moves are over</source>
        <translation>Déplacements des Princesses finis</translation>
    </message>
    <message>
        <source>No Trade: too little for the bank at its rate, and no route: it needs a Trade Center at both ends, and only %1 controls one.</source>
        <extracomment>%1 a country</extracomment>
        <translation>Pas de Commerce&#x202f;: trop peu pour le taux de la banque, et aucune route&#x202f;: il y faut une place marchande à chaque bout, et un seul pays en contrôle une ou plusieurs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Down-keep is done, turn %1 is over</source>
        <translation>Fin de tour effectuée, le tour %1 est terminé</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: it controls no Trade Center.</source>
        <extracomment>%1 a country, that of the reader</extracomment>
        <translation>Il n’y avait rien à décider au Commerce&#x202f;: %1 ne contrôle pas de place marchande.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: too little for the bank at %2:1, and Trade %3 opens no route.</source>
        <extracomment>%1 a country, %2 the bank&apos;s rate: 7 of %2:1, %3 a level of Trade</extracomment>
        <translation>Il n’y avait rien à décider au Commerce&#x202f;: %1 a trop peu pour la banque à %2:1, et Commerce %3 n’ouvre aucune route.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: too little for the bank at %2:1, and no route that is open or can be opened.</source>
        <extracomment>%1 a country, %2 the bank&apos;s rate: 7 of %2:1</extracomment>
        <translation>Il n’y avait rien à décider au Commerce&#x202f;: %1 a trop peu pour la banque à %2:1, et aucune route n’est ouverte ni ne peut l’être.</translation>
    </message>
    <message>
        <source>%1 was not asked in Trade: another&apos;s Monopoly keeps it from the bank, and no route is left to it.</source>
        <extracomment>%1 a country, that of the reader</extracomment>
        <translation>Il n’y avait rien à décider au Commerce&#x202f;: un Monopole adverse ferme la banque à %1, et aucune route ne reste.</translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message>
        <source>Sea link</source>
        <extracomment>In the key of the map: a dotted line over the sea, along which armies can go</extracomment>
        <translation>Liaison maritime</translation>
    </message>
    <message>
        <source>Not in play</source>
        <extracomment>In the key of the map: land without a part in the game</extracomment>
        <translation>Hors jeu</translation>
    </message>
</context>
<context>
    <name>MapShow</name>
    <message>
        <source>This scenario has no picture that can be shown. The game is played by its lists: everything that can be done stands under Actions, every province under Provinces.</source>
        <translation>Ce scénario n’a pas d’image qui puisse être montrée. On joue par les listes&#x202f;: tout ce qui peut se faire est sous Actions, chaque province sous Provinces.</translation>
    </message>
    <message>
        <source>opened by %1</source>
        <translation>ouverte (%1)</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>damage %1</source>
        <translation>dégâts %1</translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation>en retraite</translation>
    </message>
    <message>
        <source>Not in play.</source>
        <translation>Hors jeu.</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>Libre.</translation>
    </message>
    <message>
        <source>Held by %1: %2.</source>
        <translation>Détenteur&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>At war with you.</source>
        <translation>En guerre avec vous.</translation>
    </message>
    <message numerus="yes">
        <source>Contested: %1. %n Victory Point(s).</source>
        <extracomment>The countries that dispute a province, its Victory Points</extracomment>
        <translation>
            <numerusform>Province disputée&#x202f;: %1. %n point de victoire.</numerusform>
            <numerusform>Province disputée&#x202f;: %1. %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, Common province. %n Victory Point(s).</source>
        <extracomment>The country of a province, its Victory Points</extracomment>
        <translation>
            <numerusform>%1, province ordinaire. %n point de victoire.</numerusform>
            <numerusform>%1, province ordinaire. %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2. %n Victory Point(s).</source>
        <extracomment>The country of a province, its kind (Capital), its Victory Points</extracomment>
        <translation>
            <numerusform>%1, %2. %n point de victoire.</numerusform>
            <numerusform>%1, %2. %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) (the dots below it)</source>
        <extracomment>Tooltip of an army; a dot below its token stands for each Action Point</extracomment>
        <translation>
            <numerusform>%1 sur %n point d’action (les pastilles en dessous)</numerusform>
            <numerusform>%1 sur %n points d’action (les pastilles en dessous)</numerusform>
        </translation>
    </message>
    <message>
        <source>Unification of neither country needs it, but counts it for its Actions.</source>
        <extracomment>Tooltip of a Contested province, below the names of its two countries. Unification brings Actions, by the number of provinces</extracomment>
        <translation>Elle n’est nécessaire à l’Unification d’aucun des deux pays, mais compte pour les actions de chacune.</translation>
    </message>
    <message>
        <source>Symbols: %1.</source>
        <comment>of a province</comment>
        <translation>Symboles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Symbols: %1; at your levels that is %2 each Upkeep.</source>
        <extracomment>%1 a province&apos;s symbols, %2 those times the factors of the play-mat: &quot;2 Food&quot; and &quot;4 Food&quot;</extracomment>
        <translation>Symboles&#x202f;: %1&#x202f;; à vos niveaux, par Entretien&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Symbols: %1; at the levels of %3 that is %2 each Upkeep.</source>
        <extracomment>%1 a province&apos;s symbols, %2 those times the factors of the play-mat, %3 the player who holds it</extracomment>
        <translation>Symboles&#x202f;: %1&#x202f;; aux niveaux atteints (%3), par Entretien&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Next to it: %1.</source>
        <extracomment>Tooltip of a province: those next to it, by land or sea</extracomment>
        <translation>À côté&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Also there: %1.</source>
        <extracomment>Units in a province beside those of its holder: attackers, or an ally&apos;s</extracomment>
        <translation>Aussi présents&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Barbarians</source>
        <translation>Barbares</translation>
    </message>
    <message>
        <source>Barbarian Fort</source>
        <translation>Fort barbare</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Forts</source>
        <translation>Forts</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Vaincus</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Achetés</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Titres</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nothing to move in Maneuvering: %1</source>
        <extracomment>%1 countries whose players have no unit that could march</extracomment>
        <translation>Rien à déplacer pendant les Manœuvres&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more, in the log</source>
        <extracomment>On a card below what a computer player did: how much more it did, which the log tells</extracomment>
        <translation>
            <numerusform>et %n autre, dans le journal</numerusform>
            <numerusform>et %n autres, dans le journal</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>Title of a card: the turn that has begun, and a phase or two: &quot;Upkeep and Trade&quot;</extracomment>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 has opened a Trade Route to %2; both may make offers along it.</source>
        <extracomment>%2 with whom it was opened, who has not been asked: a country, as %1</extracomment>
        <translation>%1 a ouvert une route commerciale avec %2&#x202f;; chacun peut y faire des offres.</translation>
    </message>
    <message>
        <source>What happened meanwhile</source>
        <extracomment>Title of a card: what the computer players did</extracomment>
        <translation>Pendant ce temps</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a province, on the map</comment>
        <translation>Montrer %1</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>OfferNeed</name>
    <message numerus="yes">
        <source>Trade %1 allows one more: %n token(s) in Development.</source>
        <extracomment>%1 a level of the path Trade: &quot;Trade II&quot;, %n the tokens that it takes</extracomment>
        <translation>
            <numerusform>Commerce %1 en permet une de plus&#x202f;: %n jeton en Développement.</numerusform>
            <numerusform>Commerce %1 en permet une de plus&#x202f;: %n jetons en Développement.</numerusform>
        </translation>
    </message>
    <message>
        <source>An offer to %1 needs a Trade Route.</source>
        <translation>%1&#x202f;: une offre demande une route commerciale.</translation>
    </message>
    <message>
        <source>Routes at Trade %1: %2 allowed, %3 opened.</source>
        <extracomment>&quot;Routes at Trade II: 1 allowed, 1 opened.&quot;</extracomment>
        <translation>Routes à Commerce %1&#x202f;: %2 permises, %3 ouvertes.</translation>
    </message>
    <message>
        <source>%1 may open one too.</source>
        <extracomment>%1 a country: the partner, who could open a route to the player</extracomment>
        <translation>%1 peut aussi en ouvrir une.</translation>
    </message>
    <message numerus="yes">
        <source>An offer to %1 needs a Trade Route. It costs nothing to open; this level of Trade allows %n more.</source>
        <translation>
            <numerusform>%1&#x202f;: une offre demande une route commerciale. L’ouvrir ne coûte rien&#x202f;; ce niveau de Commerce en permet encore %n.</numerusform>
            <numerusform>%1&#x202f;: une offre demande une route commerciale. L’ouvrir ne coûte rien&#x202f;; ce niveau de Commerce en permet encore %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>Nothing in the offer yet</source>
        <translation>Rien encore dans l’offre</translation>
    </message>
    <message>
        <source>%1 as a gift</source>
        <translation>%1 en cadeau</translation>
    </message>
    <message>
        <source>a gift of %1 asked for</source>
        <extracomment>Resources that the other one is to give, without getting anything</extracomment>
        <translation>%1 à recevoir en cadeau</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What is given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 contre %2</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>No computer player sits at this table.</source>
        <translation>L’ordinateur ne joue pas à cette table.</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>L’ordinateur ne réfléchit pas en ce moment.</translation>
    </message>
    <message>
        <source>The time is up already.</source>
        <translation>Le temps est déjà écoulé.</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>C’est le début de la partie.</translation>
    </message>
    <message>
        <source>This is how the game stands now.</source>
        <translation>C’est l’état présent de la partie.</translation>
    </message>
    <message>
        <source>There is one line of play only.</source>
        <translation>Il n’y a qu’une seule branche.</translation>
    </message>
    <message>
        <source>All is saved already.</source>
        <translation>Tout est déjà enregistré.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Parties &amp;inachevées…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export without branches…</source>
        <comment>writes the record of the present line of play only</comment>
        <translation>E&amp;xporter sans les branches…</translation>
    </message>
    <message>
        <source>Export &amp;map…</source>
        <translation>Exporter la &amp;carte…</translation>
    </message>
    <message>
        <source>Hand over &amp;seats…</source>
        <comment>dialog: who plays which country</comment>
        <translation>Répartir les &amp;places…</translation>
    </message>
    <message>
        <source>&amp;Pause computer players</source>
        <translation>S&amp;uspendre l’ordinateur</translation>
    </message>
    <message>
        <source>Computer moves &amp;now</source>
        <translation>L’ordinateur joue &amp;maintenant</translation>
    </message>
    <message>
        <source>The t&amp;ime is up</source>
        <comment>of a game with a time limit: the running turn is the last</comment>
        <translation>Le &amp;temps est écoulé</translation>
    </message>
    <message>
        <source>&amp;Yields on the map</source>
        <comment>shows what each province yields and is worth</comment>
        <translation>Réc&amp;olte sur la carte</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Carte entière</translation>
    </message>
    <message>
        <source>Put the panels &amp;back in place</source>
        <translation>Remettre les panneaux en plac&amp;e</translation>
    </message>
    <message>
        <source>&amp;What happened since my turn</source>
        <translation>Événeme&amp;nts depuis mon tour</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Voir le &amp;début</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Reculer</translation>
    </message>
    <message>
        <source>Look &amp;forward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Revenir au &amp;présent</translation>
    </message>
    <message>
        <source>&amp;Previous line, tried after an undo</source>
        <translation>Branche pré&amp;cédente, jouée après une annulation</translation>
    </message>
    <message>
        <source>Ne&amp;xt line, tried after an undo</source>
        <translation>Branche &amp;suivante, jouée après une annulation</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <comment>opens a first reading</comment>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>Rules of the &amp;game</source>
        <translation>Règles du &amp;jeu</translation>
    </message>
    <message>
        <source>&amp;Rule for what has the focus</source>
        <translation>&amp;Règle de l’élément actif</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <comment>why is what has the focus refused</comment>
        <translation>&amp;Pourquoi pas&#x202f;?</translation>
    </message>
    <message>
        <source>Press the banner&apos;s main button</source>
        <translation>Bouton principal du bandeau</translation>
    </message>
    <message>
        <source>Press another button of the banner</source>
        <translation>Autre bouton du bandeau</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panneau précédent</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Go to pane %1</source>
        <translation>Aller au panneau %1</translation>
    </message>
    <message>
        <source>&amp;Design a map…</source>
        <translation>&amp;Dessiner une carte…</translation>
    </message>
    <message>
        <source>&amp;Back to the map</source>
        <comment>from a test game</comment>
        <translation>&amp;Retour à la carte</translation>
    </message>
</context>
<context>
    <name>PlayedChanges</name>
    <message>
        <source>nothing</source>
        <comment>a value that is not there</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Link %1 new</source>
        <comment>%1 two provinces</comment>
        <translation>Nouvelle liaison&#x202f;: %1</translation>
    </message>
    <message>
        <source>Link %1 gone</source>
        <comment>%1 two provinces</comment>
        <translation>Liaison disparue&#x202f;: %1</translation>
    </message>
    <message>
        <source>Link %1 of another kind</source>
        <comment>%1 two provinces</comment>
        <translation>Liaison d’une autre sorte&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>a province</comment>
        <translation>Nouvelle province&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <comment>a province</comment>
        <translation>Province disparue&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Pointing</name>
    <message>
        <source>Letting go here moves nothing.</source>
        <extracomment>What releasing the mouse&apos;s button does with units that are dragged, where they are or off the map</extracomment>
        <translation>Relâcher ici ne déplace rien.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the status bar: a province and what there is to say of it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Units move in Maneuvering.</source>
        <translation>Les unités se déplacent pendant les Manœuvres.</translation>
    </message>
    <message>
        <source>Units move in Maneuvering. First shift a token on the play-mat, or choose &quot;No shift&quot;.</source>
        <translation>Les unités se déplacent pendant les Manœuvres. D’abord, déplacez un jeton du plateau individuel ou choisissez «&#x202f;Ne rien déplacer&#x202f;».</translation>
    </message>
    <message>
        <source>First place your tokens: click a green plus on the play-mat.</source>
        <translation>Placez d’abord vos jetons&#x202f;: cliquez sur un plus vert du plateau individuel.</translation>
    </message>
    <message>
        <source>You play %1. First place your tokens: click a green plus on the play-mat.</source>
        <extracomment>%1 a country, which the player has already got</extracomment>
        <translation>Votre pays&#x202f;: %1. Placez d’abord vos jetons&#x202f;: cliquez sur un plus vert du plateau individuel.</translation>
    </message>
    <message>
        <source>%1 is not yours: you build in your own provinces, outlined in green.</source>
        <extracomment>%1 a province</extracomment>
        <translation>Cette province n’est pas à vous&#x202f;: %1. On construit dans ses propres provinces, entourées de vert.</translation>
    </message>
    <message>
        <source>%1 is not yours: you build in your own provinces only.</source>
        <extracomment>%1 a province</extracomment>
        <translation>Cette province n’est pas à vous&#x202f;: %1. On ne construit que dans ses propres provinces.</translation>
    </message>
    <message>
        <source>No army of yours stands in %1: first click one in a province outlined in green.</source>
        <comment>%1 a province</comment>
        <translation>Aucune de vos armées ici&#x202f;: %1. Cliquez d’abord sur une armée dans une province entourée de vert.</translation>
    </message>
    <message>
        <source>No Princess of yours stands in %1: first click one in a province outlined in green.</source>
        <comment>%1 a province</comment>
        <translation>Aucune de vos Princesses ici&#x202f;: %1. Cliquez d’abord sur une Princesse dans une province entourée de vert.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>1 name has no text in this language: {0}.</source>
        <translation>1 nom n’a pas de texte dans cette langue&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>As in the bundled map</source>
        <translation>Comme dans la carte fournie</translation>
    </message>
    <message>
        <source>As in what it is based on</source>
        <translation>Comme dans la carte de base</translation>
    </message>
    <message>
        <source>Call it `{0}`</source>
        <translation>L’appeler `{0}`</translation>
    </message>
    <message>
        <source>Choose a country</source>
        <translation>Choisir un pays</translation>
    </message>
    <message>
        <source>Choose on the map</source>
        <translation>Choisir sur la carte</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Tracer à la main</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Find a place</source>
        <translation>Trouver un emplacement</translation>
    </message>
    <message>
        <source>Find places</source>
        <translation>Trouver des emplacements</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>From 2 to {0} players</source>
        <translation>De 2 à {0} joueurs</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Give `{0}` the number {1}</source>
        <translation>Donner le numéro {1} au pays `{0}`</translation>
    </message>
    <message>
        <source>Give `{0}` to `{1}`</source>
        <translation>Attribuer `{0}` au pays `{1}`</translation>
    </message>
    <message>
        <source>Give it a short name</source>
        <translation>Donner un nom court</translation>
    </message>
    <message>
        <source>Give it to `{0}`</source>
        <translation>L’attribuer à `{0}`</translation>
    </message>
    <message>
        <source>Import the drawing</source>
        <translation>Importer le dessin</translation>
    </message>
    <message>
        <source>In `{0}`, `{1}` is equal to what it lies over.</source>
        <translation>Dans la variante `{0}`, `{1}` a la même valeur que sans elle.</translation>
    </message>
    <message>
        <source>Join the borders</source>
        <translation>Raccorder les frontières</translation>
    </message>
    <message>
        <source>Keep `{0}`</source>
        <translation>Garder `{0}`</translation>
    </message>
    <message>
        <source>Keep the first 12</source>
        <translation>Garder les 12 premiers</translation>
    </message>
    <message>
        <source>Lay it anew</source>
        <translation>Refaire le tracé</translation>
    </message>
    <message>
        <source>Leave apart</source>
        <translation>Laisser séparées</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Link `{0}` to `{1}`</source>
        <translation>Relier `{0}` et `{1}`</translation>
    </message>
    <message>
        <source>Link it by sea</source>
        <translation>Relier par mer</translation>
    </message>
    <message>
        <source>Link it to `{0}`</source>
        <translation>La relier à `{0}`</translation>
    </message>
    <message>
        <source>Link them</source>
        <translation>Les relier</translation>
    </message>
    <message>
        <source>Make it a map of `{0}`</source>
        <translation>En faire une carte du jeu `{0}`</translation>
    </message>
    <message>
        <source>Make it a province</source>
        <translation>En faire une province</translation>
    </message>
    <message>
        <source>Make it land</source>
        <translation>En faire une province terrestre</translation>
    </message>
    <message>
        <source>Make it longer</source>
        <translation>Allonger la frontière</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Recolour `{0}`</source>
        <translation>Recolorer `{0}`</translation>
    </message>
    <message>
        <source>Set it to {0}</source>
        <translation>Fixer à {0}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show in the boxes</source>
        <translation>Montrer dans les boîtes</translation>
    </message>
    <message>
        <source>Show in the file&apos;s text</source>
        <translation>Montrer dans le texte du fichier</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Montrer le tableau</translation>
    </message>
    <message>
        <source>Take `{0}`</source>
        <translation>Prendre `{0}`</translation>
    </message>
    <message>
        <source>Take `{0}` in</source>
        <translation>Remettre `{0}` en jeu</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take the picture&apos;s size</source>
        <translation>Prendre la taille de l’image</translation>
    </message>
    <message>
        <source>The lane from `{0}` to `{1}` can&apos;t be seen: {2} units of it lie over water.</source>
        <translation>La route maritime entre `{0}` et `{1}` ne se voit pas&#x202f;: elle n’a que {2} unités sur l’eau.</translation>
    </message>
    <message>
        <source>The lane from `{0}` to `{1}` runs over land for {2} units.</source>
        <translation>La route maritime entre `{0}` et `{1}` passe par la terre sur une longueur de {2} unités.</translation>
    </message>
    <message>
        <source>The lanes from `{0}` to `{1}` and from `{2}` to `{3}` cross.</source>
        <translation>Les routes maritimes entre `{0}` et `{1}` et entre `{2}` et `{3}` se croisent.</translation>
    </message>
    <message>
        <source>The name of `{0}` crosses `{1}` at {2} %, {3}.</source>
        <translation>À {2}&#x202f;%, le nom de la province `{0}` déborde sur `{1}` (langue&#x202f;: {3}).</translation>
    </message>
    <message>
        <source>With {0} players all land and Forts give {1} Victory Points, {2} are needed.</source>
        <translation>À {0} joueurs, toutes les terres et tous les Forts donnent {1} points de victoire&#x202f;; il en faut {2}.</translation>
    </message>
    <message>
        <source>Write `{0}`</source>
        <translation>Écrire `{0}`</translation>
    </message>
    <message>
        <source>Write the format</source>
        <translation>Écrire le format</translation>
    </message>
    <message>
        <source>Write {0}</source>
        <translation>Écrire {0}</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` have the same name, {2}: {3}.</source>
        <translation>`{0}` et `{1}` portent le même nom en {2}&#x202f;: {3}.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` lie over each other, up to {2} units deep.</source>
        <translation>`{0}` et `{1}` se chevauchent, jusqu’à {2} unités de profondeur.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` lie {2} units apart.</source>
        <translation>`{0}` et `{1}` sont à {2} unités l’une de l’autre.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` look alike, {2}.</source>
        <translation>`{0}` et `{1}` se confondent {2}.</translation>
    </message>
    <message>
        <source>`{0}` and `{1}` touch along {2} units only; 8 make a link.</source>
        <translation>`{0}` et `{1}` ne se touchent que sur {2} unités&#x202f;; il en faut 8 pour une liaison.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t reach `{1}` in `{2}`.</source>
        <translation>Aucun chemin ne relie `{0}` et `{1}` dans la variante `{2}`.</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t reach `{1}`.</source>
        <translation>Aucun chemin ne relie `{0}` et `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` has a piece in `{1}`.</source>
        <translation>`{0}` a un morceau dans `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` has nothing to move.</source>
        <translation>`{0}` n’a rien à déplacer.</translation>
    </message>
    <message>
        <source>`{0}` has room for {1} of {2} token places.</source>
        <translation>`{0}` n’a place que pour {1} des {2} emplacements de jetons.</translation>
    </message>
    <message>
        <source>`{0}` has yields of {1}, the seats have {2} on average.</source>
        <translation>`{0}` a une récolte de {1}&#x202f;; la moyenne des places est de {2}.</translation>
    </message>
    <message>
        <source>`{0}` has {1} ways out, the seats have {2} on average.</source>
        <translation>Issues&#x202f;: `{0}` en a {1}, les places {2} en moyenne.</translation>
    </message>
    <message>
        <source>to all eyes</source>
        <translation>pour tout le monde</translation>
    </message>
    <message>
        <source>to eyes without blue</source>
        <translation>pour qui ne voit pas le bleu</translation>
    </message>
    <message>
        <source>to eyes without green</source>
        <translation>pour qui ne voit pas le vert</translation>
    </message>
    <message>
        <source>to eyes without red</source>
        <translation>pour qui ne voit pas le rouge</translation>
    </message>
    <message>
        <source>{0} can&apos;t be read any more.</source>
        <translation>{0} ne peut plus être lu.</translation>
    </message>
    <message>
        <source>{0} has been changed by another program.</source>
        <translation>{0} a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>{0} names have no text in this language: {1}.</source>
        <translation>{0} noms n’ont pas de texte dans cette langue&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0}, which this map is based on, has changed.</source>
        <translation>{0}, la base de cette carte, a changé.</translation>
    </message>
    <message>
        <source>Nothing changes by this.</source>
        <translation>Cela ne change rien.</translation>
    </message>
    <message>
        <source>All in one piece</source>
        <translation>D’un seul tenant</translation>
    </message>
    <message>
        <source>Capital and Trade Center in play, its own alone</source>
        <translation>Capitale et place marchande en jeu, à ce pays seul</translation>
    </message>
    <message>
        <source>Capitals {0} steps apart</source>
        <translation>Capitales distantes de {0} pas</translation>
    </message>
    <message>
        <source>Capitals {0} to {1} steps apart</source>
        <translation>Capitales distantes de {0} à {1} pas</translation>
    </message>
    <message>
        <source>Every seat is whole</source>
        <translation>Chaque place est complète</translation>
    </message>
    <message>
        <source>Names and tokens fit</source>
        <translation>Les noms et les jetons tiennent</translation>
    </message>
    <message>
        <source>Near enough to meet</source>
        <translation>Assez près pour se rencontrer</translation>
    </message>
    <message>
        <source>No province is in play.</source>
        <translation>Aucune province n’est en jeu.</translation>
    </message>
    <message>
        <source>Nobody is poor</source>
        <translation>Personne n’est pauvre</translation>
    </message>
    <message>
        <source>Nobody sits in a corner</source>
        <translation>Personne n’est coincé</translation>
    </message>
    <message>
        <source>Nothing hangs in the air</source>
        <translation>Rien ne reste en suspens</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Rien ne manque</translation>
    </message>
    <message>
        <source>One Capital can&apos;t be reached from another.</source>
        <translation>Une capitale n’est pas accessible depuis une autre.</translation>
    </message>
    <message>
        <source>Ways out: {0}</source>
        <translation>Issues&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Yields: {0}</source>
        <translation>Récolte&#x202f;: {0}</translation>
    </message>
    <message>
        <source>`{0}` can&apos;t be reached from the rest.</source>
        <translation>`{0}` n’est pas accessible depuis le reste.</translation>
    </message>
    <message>
        <source>`{0}` has no Capital of its own in play.</source>
        <translation>`{0}` n’a pas de capitale à lui en jeu.</translation>
    </message>
    <message>
        <source>`{0}` has no Trade Center of its own in play.</source>
        <translation>`{0}` n’a pas de place marchande à lui en jeu.</translation>
    </message>
    <message>
        <source>`{0}` is left out, and yet it says whose it is.</source>
        <translation>`{0}` est hors jeu, et pourtant son pays est indiqué.</translation>
    </message>
    <message>
        <source>in all provinces that are in play</source>
        <translation>dans toutes les provinces en jeu</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>no start position and no country of a province that is left out</source>
        <translation>ni position de départ ni pays pour une province hors jeu</translation>
    </message>
    <message>
        <source>one Capital alone</source>
        <translation>une seule capitale</translation>
    </message>
    <message>
        <source>{0} provinces; every seat reaches every other</source>
        <translation>{0} provinces&#x202f;; chaque place peut atteindre toutes les autres</translation>
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
        <translation>Ajouter un pays</translation>
    </message>
    <message>
        <source>Read it anew</source>
        <translation>Relire</translation>
    </message>
</context>
<context>
    <name>ProblemPlace</name>
    <message>
        <source>Map</source>
        <comment>link to the place of a problem</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Border</source>
        <comment>link to the border of two provinces that a problem is about</comment>
        <translation>Frontière</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>link to the sea lane that a problem is about</comment>
        <translation>Route maritime</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>link to the page of countries</comment>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>link to the page of the game&apos;s figures</comment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Variants</source>
        <comment>link to the page of variants</comment>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Start positions</source>
        <comment>link to the page of start positions</comment>
        <translation>Positions de départ</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>link to the page of names and texts</comment>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>link to a line of the file&apos;s text</comment>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>File text</source>
        <comment>link to the text of the file</comment>
        <translation>Texte du fichier</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Choose a program, or write its command line.</source>
        <translation>Choisissez un programme, ou écrivez sa ligne de commande.</translation>
    </message>
    <message numerus="yes">
        <source>A saved game has room for a command line of %n character(s), without control characters. Put the program in a folder with a shorter name.</source>
        <translation>
            <numerusform>Une partie enregistrée a de la place pour une ligne de commande de %n caractère, sans caractères de contrôle. Mettez le programme dans un dossier au nom plus court.</numerusform>
            <numerusform>Une partie enregistrée a de la place pour une ligne de commande de %n caractères, sans caractères de contrôle. Mettez le programme dans un dossier au nom plus court.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be read: a quote (&quot;) is not closed.</source>
        <translation>Cela ne peut pas être lu&#x202f;: un guillemet droit n’est pas fermé.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no program that can be run. Is the folder right, and may the file be run? A script may need its language before it: python3 player.py</source>
        <comment>%1 the first word of a command line</comment>
        <translation>«&#x202f;%1&#x202f;» n’est pas un programme qui puisse être lancé. Le dossier est-il le bon, et le fichier est-il exécutable&#x202f;? Un script peut exiger son interpréteur devant lui&#x202f;: python3 player.py</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>Who plays a seat: an outside program; %1 its file</extracomment>
        <translation>Programme&#x202f;: %1</translation>
    </message>
    <message>
        <source>Program of your own…</source>
        <extracomment>Who plays a seat: a program that somebody has written himself</extracomment>
        <translation>Votre propre programme…</translation>
    </message>
    <message>
        <source>For programmers: a program that you have written plays the seat; you give the line that starts it</source>
        <translation>Pour qui sait programmer&#x202f;: un programme que vous avez écrit joue cette place&#x202f;; vous donnez la ligne qui le lance</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: place %n Development Token(s)</source>
        <translation>
            <numerusform>%1&#x202f;: placez %n jeton Développement</numerusform>
            <numerusform>%1&#x202f;: placez %n jetons Développement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starve(s). End the feeding?</source>
        <translation>
            <numerusform>%1 meurt de faim. Terminer&#x202f;?</numerusform>
            <numerusform>%1 meurent de faim. Terminer&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed all</source>
        <translation>Tout nourrir</translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>Beside the button that feeds all armies: what it costs</extracomment>
        <translation>
            <numerusform>%n Nourriture</numerusform>
            <numerusform>%n Nourriture</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose what an unused route yields</source>
        <translation>%1&#x202f;: choisissez ce que rapporte une route inutilisée</translation>
    </message>
    <message>
        <source>Route %1 has no partner</source>
        <translation>La route %1 n’a pas de partenaire</translation>
    </message>
    <message numerus="yes">
        <source>%1 may trade</source>
        <extracomment>Several countries, or one, decide at the same time</extracomment>
        <translation>
            <numerusform>%1 peut commercer</numerusform>
            <numerusform>%1 peuvent commercer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 a terminé</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) wait(s) for an answer. Done all the same?</source>
        <translation>
            <numerusform>%n offre attend une réponse. Terminer quand même&#x202f;?</numerusform>
            <numerusform>%n offres attendent une réponse. Terminer quand même&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Passer la main&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: shall the Merchant double your Gold?</source>
        <translation>%1&#x202f;: le Marchand double-t-il votre Or&#x202f;?</translation>
    </message>
    <message>
        <source>Gold %1 → %2, of which %3 stay</source>
        <translation>Or %1 → %2, dont %3 restent</translation>
    </message>
    <message>
        <source>Gold %1 → %2</source>
        <translation>Or %1 → %2</translation>
    </message>
    <message>
        <source>Double it</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne pas doubler</translation>
    </message>
    <message>
        <source>%1: a player has left. How shall it go on?</source>
        <translation>%1&#x202f;: un joueur est parti. Comment continuer&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) still to come</source>
        <translation>
            <numerusform>encore %n vote à venir</numerusform>
            <numerusform>encore %n votes à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Unification, %n Action(s) left</source>
        <translation>
            <numerusform>%1&#x202f;: Unification, encore %n action</numerusform>
            <numerusform>%1&#x202f;: Unification, encore %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first of two Actions</source>
        <translation>%1&#x202f;: première de deux actions</translation>
    </message>
    <message>
        <source>%1: second of two Actions</source>
        <translation>%1&#x202f;: seconde de deux actions</translation>
    </message>
    <message>
        <source>%1: one more Action</source>
        <translation>%1&#x202f;: action supplémentaire</translation>
    </message>
    <message>
        <source>University: free</source>
        <translation>Université&#x202f;: gratuite</translation>
    </message>
    <message>
        <source>Warlord: a declaration of war</source>
        <translation>Seigneur de guerre&#x202f;: une déclaration de guerre</translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more at %1 Gold each</source>
        <translation>
            <numerusform>Maître négociant&#x202f;: encore %n à %1 Or</numerusform>
            <numerusform>Maître négociant&#x202f;: encore %n à %1 Or chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation>
            <numerusform>%n action serait perdue. Y renoncer&#x202f;?</numerusform>
            <numerusform>%n actions seraient perdues. Y renoncer&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The Action would be lost. Pass?</source>
        <translation>L’action serait perdue. Passer&#x202f;?</translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Promouvoir…</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Double Strike, move once more</source>
        <translation>%1&#x202f;: Double assaut, déplacez encore vos armées</translation>
    </message>
    <message>
        <source>%1: move your armies</source>
        <translation>%1&#x202f;: déplacez vos armées</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) moved</source>
        <translation>
            <numerusform>%1 sur %n armée déplacée</numerusform>
            <numerusform>%1 sur %n armées déplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) left</source>
        <translation>
            <numerusform>%1 sur %n point d’action restant</numerusform>
            <numerusform>%1 sur %n points d’action restants</numerusform>
        </translation>
    </message>
    <message>
        <source>no battle is set yet</source>
        <translation>aucune bataille en vue</translation>
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
        <translation>Déplacements finis</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) can still move. End the moves?</source>
        <translation>
            <numerusform>%n armée peut encore se déplacer. Terminer&#x202f;?</numerusform>
            <numerusform>%n armées peuvent encore se déplacer. Terminer&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which battle comes next?</source>
        <translation>%1&#x202f;: quelle bataille livrer d’abord&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%1: spread %n damage in %2</source>
        <translation>
            <numerusform>%1&#x202f;: répartissez %n dégât (%2)</numerusform>
            <numerusform>%1&#x202f;: répartissez %n dégâts (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left · plus and minus beside each unit</source>
        <translation>
            <numerusform>encore %n point · plus et moins à côté de chaque unité</numerusform>
            <numerusform>encore %n points · plus et moins à côté de chaque unité</numerusform>
        </translation>
    </message>
    <message>
        <source>All points are laid</source>
        <translation>Tous les points sont répartis</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Frapper</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) must still be laid.</source>
        <translation>
            <numerusform>Il reste %n point à répartir.</numerusform>
            <numerusform>Il reste %n points à répartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggérer</translation>
    </message>
    <message>
        <source>%1: where do the Barbarians of %2 go?</source>
        <translation>%1&#x202f;: où vont les Barbares (%2)&#x202f;?</translation>
    </message>
    <message>
        <source>%1: withdraw from %2</source>
        <translation>%1&#x202f;: repliez-vous (%2)</translation>
    </message>
    <message>
        <source>%1: retreat from %2</source>
        <translation>%1&#x202f;: battez en retraite (%2)</translation>
    </message>
    <message>
        <source>Both sides still stand: all your armies leave, together</source>
        <translation>Les deux camps tiennent encore&#x202f;: toutes vos armées partent ensemble</translation>
    </message>
    <message>
        <source>All go together, to one province</source>
        <translation>Les armées vont ensemble, dans une seule province</translation>
    </message>
    <message>
        <source>%1: which country is the Barbarians&apos; own?</source>
        <translation>%1&#x202f;: quel est le pays des Barbares&#x202f;?</translation>
    </message>
    <message>
        <source>They retreat inside it first</source>
        <translation>C’est là qu’ils battent d’abord en retraite</translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es) can still move, one step each</source>
        <translation>
            <numerusform>%n Princesse peut encore faire un pas</numerusform>
            <numerusform>%n Princesses peuvent encore faire un pas chacune</numerusform>
        </translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Elles restent</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn by its number, I to IV: &quot;IV Maneuvering&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>The game is over without a winner</source>
        <translation>La partie s’achève sans vainqueur</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 gagne avec %n point de victoire</numerusform>
            <numerusform>%1 gagne avec %n points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 gagnent ensemble avec %n point de victoire</numerusform>
            <numerusform>%1 gagnent ensemble avec %n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>The threshold of %1 was reached in turn %2</source>
        <translation>Le seuil de %1 a été atteint au tour %2</translation>
    </message>
    <message>
        <source>A player left, and the points were counted</source>
        <translation>Un joueur est parti, et les points ont été comptés</translation>
    </message>
    <message>
        <source>Turn %1 was the last</source>
        <translation>Le tour %1 était le dernier</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Paix&#x202f;: %1</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>proposée</translation>
    </message>
    <message>
        <source>No peace with %1</source>
        <translation>Pas de paix&#x202f;: %1</translation>
    </message>
    <message>
        <source>Where is the %1 built? Choose a province outlined in green; Esc gives it up</source>
        <extracomment>%1 a kind of unit</extracomment>
        <translation>%1&#x202f;: où&#x202f;? Choisissez une province entourée de vert&#x202f;; Échap pour renoncer</translation>
    </message>
    <message>
        <source>Which army is promoted? Choose it, or a province outlined in green; Esc gives it up</source>
        <translation>Armée à promouvoir&#x202f;? Choisissez-la, ou une province entourée de vert&#x202f;; Échap&#x202f;: renoncer</translation>
    </message>
    <message>
        <source>Build…</source>
        <translation>Recruter…</translation>
    </message>
    <message>
        <source>War…</source>
        <comment>declare it</comment>
        <translation>Guerre…</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <comment>a province to an ally</comment>
        <translation>Céder…</translation>
    </message>
    <message numerus="yes">
        <source>%1: place %n more Development Token(s)</source>
        <extracomment>Some have been placed already; %n are left</extracomment>
        <translation>
            <numerusform>%1&#x202f;: placez encore %n jeton Développement</numerusform>
            <numerusform>%1&#x202f;: placez encore %n jetons Développement</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a green plus on the play-mat</source>
        <translation>Cliquez sur un plus vert du plateau individuel</translation>
    </message>
    <message>
        <source>Click one, then the province beside her · %1</source>
        <extracomment>%1: how many Princesses can still move</extracomment>
        <translation>Cliquez sur l’une d’elles, puis sur une province voisine · %1</translation>
    </message>
    <message>
        <source>%1: the Actions are over, you may shift one token</source>
        <translation>%1&#x202f;: actions finies, vous pouvez déplacer un jeton</translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held, %3 short · click the armies that are to eat, the others die</source>
        <translation>Nourriture&#x202f;: %2 sur %1, il manque %3 · cliquez sur les armées à nourrir, les autres meurent</translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held · an army that does not eat dies</source>
        <translation>Nourriture&#x202f;: il faut %1, il y a %2 · une armée qui ne mange pas meurt</translation>
    </message>
    <message>
        <source>Feed no more</source>
        <translation>Ne plus nourrir</translation>
    </message>
    <message>
        <source>Feed none</source>
        <translation>N’en nourrir aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) die(s)</source>
        <comment>of hunger</comment>
        <translation>
            <numerusform>%n armée meurt</numerusform>
            <numerusform>%n armées meurent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chosen: no province is in reach of all of them</source>
        <translation>Choisis&#x202f;: %1. Aucune province n’est à la portée de tous</translation>
    </message>
    <message>
        <source>click an outlined province (red: a battle)</source>
        <translation>cliquez sur une province entourée (rouge&#x202f;: bataille)</translation>
    </message>
    <message>
        <source>click an outlined province</source>
        <translation>cliquez sur une province entourée</translation>
    </message>
    <message>
        <source>%1 chosen: %2; a click on the other Princesses takes one more</source>
        <extracomment>%1 the units that are chosen, %2 where to click</extracomment>
        <translation>%1&#x202f;: %2&#x202f;; un clic sur les autres Princesses en prend une de plus</translation>
    </message>
    <message>
        <source>%1 chosen: %2; click the piece again to take one fewer</source>
        <translation>%1&#x202f;: %2&#x202f;; un nouveau clic sur la pièce en prend une de moins</translation>
    </message>
    <message>
        <source>%1 chosen: %2; Shift+click takes more along</source>
        <translation>%1&#x202f;: %2&#x202f;; Maj+clic en emmène d’autres</translation>
    </message>
    <message>
        <source>%1 chosen: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 · no army can be promoted now</source>
        <extracomment>%1: what an Action can be</extracomment>
        <translation>%1 · aucune armée ne peut être promue à présent</translation>
    </message>
    <message>
        <source>%1 · promoting armies comes with %2 %3</source>
        <extracomment>%1: what an Action can be, %2 a path of the play-mat, %3 its level</extracomment>
        <translation>%1 · promotion dès %2 %3</translation>
    </message>
    <message>
        <source>A Princess keeps a province yours without an army, and deals no damage. %1</source>
        <extracomment>%1: what to click, and how many Princesses can still move</extracomment>
        <translation>Une Princesse garde une province sans armée, et n’inflige aucun dégât. %1</translation>
    </message>
    <message>
        <source>%1: all your tokens are placed</source>
        <translation>%1&#x202f;: tous vos jetons sont placés</translation>
    </message>
    <message>
        <source>%1: turn %2, feed your armies</source>
        <translation>%1&#x202f;: tour %2, nourrissez vos armées</translation>
    </message>
    <message>
        <source>Free, once a turn, and nothing is lost without it: click the last token of a path, then a space on another</source>
        <translation>Gratuit, une fois par tour, s’en passer ne coûte rien&#x202f;: cliquez sur le dernier jeton d’une voie, puis sur une case d’une autre</translation>
    </message>
    <message>
        <source>No shift</source>
        <translation>Ne rien déplacer</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the Princesses</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Nothing can be built now; a press shows why</source>
        <translation>Rien à recruter ni à construire maintenant&#x202f;; un clic dit pourquoi</translation>
    </message>
    <message>
        <source>At the screen: %1</source>
        <translation>À l’écran&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>At the screen: %1 · %n offer(s) wait(s) for an answer</source>
        <translation>
            <numerusform>À l’écran&#x202f;: %1 · %n offre attend une réponse</numerusform>
            <numerusform>À l’écran&#x202f;: %1 · %n offres attendent une réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>A button: after the tokens are placed, the game goes on with the others</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>At the screen: %1 · your offer waits for the answer of %2</source>
        <extracomment>%1 who has mouse and keyboard now, %2 the countries to which he has made offers</extracomment>
        <translation>À l’écran&#x202f;: %1 · votre offre attend une réponse (%2)</translation>
    </message>
    <message>
        <source>place a token on a green plus</source>
        <comment>one of several things an Action can be</comment>
        <translation>posez un jeton sur un plus vert</translation>
    </message>
    <message>
        <source>build an army</source>
        <comment>one of several things an Action can be</comment>
        <translation>recrutez une armée</translation>
    </message>
    <message>
        <source>build a Fort</source>
        <comment>one of several things an Action can be</comment>
        <translation>construisez un Fort</translation>
    </message>
    <message>
        <source>promote an army</source>
        <comment>one of several things an Action can be</comment>
        <translation>promouvez une armée</translation>
    </message>
    <message>
        <source>declare war</source>
        <comment>one of several things an Action can be</comment>
        <translation>déclarez la guerre</translation>
    </message>
    <message>
        <source>click where to go</source>
        <translation>cliquez où aller</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <extracomment>%1 what an Action can be, each set off by a dot: &quot;build an army · declare war&quot;</extracomment>
        <translation>Possible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Place a token, or press a button</source>
        <extracomment>What an Action can be, in short, where nothing can be built</extracomment>
        <translation>Placez un jeton ou choisissez un bouton</translation>
    </message>
    <message>
        <source>Done by %1 · next: %2</source>
        <extracomment>Below what has just been done, &quot;Token on Military&quot;; %1 who did it, %2 whose turn it is: persons, each with his country</extracomment>
        <translation>Joué par %1 · ensuite&#x202f;: %2</translation>
    </message>
    <message>
        <source>The Trade pane has routes, offers and the bank</source>
        <extracomment>Below &quot;… may trade&quot;; Trade is the pane beside the map</extracomment>
        <translation>Routes, offres et banque sont dans le panneau «&#x202f;Commerce&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) to fight; what retreats from one may join another</source>
        <translation>
            <numerusform>%n bataille à livrer</numerusform>
            <numerusform>%n batailles à livrer&#x202f;; qui se retire de l’une peut en rejoindre une autre</numerusform>
        </translation>
    </message>
    <message>
        <source>Look round, or take tokens back with Undo; the others go on when you are ready</source>
        <translation>Prenez votre temps, ou reprenez des jetons avec Annuler&#x202f;; la partie continue quand vous voulez</translation>
    </message>
    <message>
        <source>%1 until somebody comes as far; Undo takes tokens back</source>
        <extracomment>%1 a title, &quot;Builder&quot;, or several: the player has it until somebody is as far on that path</extracomment>
        <translation>%1 jusqu’à ce que quelqu’un aille aussi loin&#x202f;; Annuler reprend des jetons</translation>
    </message>
    <message>
        <source>Place a token, click an outlined province to build, or press a button</source>
        <extracomment>What an Action can be, in short; the buttons stand beside it</extracomment>
        <translation>Plateau individuel, province entourée ou bouton</translation>
    </message>
    <message>
        <source>From %1: now click a green plus on another path; Esc puts the token back</source>
        <extracomment>%1 a path of the play-mat, whose last token has been clicked</extracomment>
        <translation>De %1&#x202f;: cliquez maintenant un plus vert d’une autre voie&#x202f;; Échap remet le jeton</translation>
    </message>
    <message>
        <source>Free: click the last token of a path, then a space on another</source>
        <translation>Gratuit&#x202f;: cliquez sur le dernier jeton d’une voie, puis sur une case d’une autre</translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces of the country.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Une fois par partie&#x202f;: %n action maintenant&#x202f;; jusqu’à %1 avec toutes les provinces disputées du pays.</numerusform>
            <numerusform>Une fois par partie&#x202f;: %n actions maintenant&#x202f;; jusqu’à %1 avec toutes les provinces disputées du pays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces. Unify now?</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Une fois par partie&#x202f;: %n action maintenant&#x202f;; jusqu’à %1 avec toutes les provinces disputées. Unifier maintenant&#x202f;?</numerusform>
            <numerusform>Une fois par partie&#x202f;: %n actions maintenant&#x202f;; jusqu’à %1 avec toutes les provinces disputées. Unifier maintenant&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) at once, the most that there can be.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Une fois par partie&#x202f;: %n action aussitôt, le plus qu’il puisse y avoir.</numerusform>
            <numerusform>Une fois par partie&#x202f;: %n actions aussitôt, le plus qu’il puisse y avoir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in %1 when the moves are over, %n AP kept for it</source>
        <extracomment>Behind a list of provinces: battles are fought after all moves, not at once</extracomment>
        <translation>
            <numerusform>bataille&#x202f;: %1, après les déplacements, %n PA gardé pour elle</numerusform>
            <numerusform>bataille&#x202f;: %1, après les déplacements, %n PA gardés pour elle</numerusform>
        </translation>
    </message>
    <message>
        <source>Click an army, then where it goes · %1 (%2 an army at Military %3, the dots below it)</source>
        <extracomment>Before the first move; %1: Action Points left, %2: those of one army, %3: level of the Military path</extracomment>
        <translation>Cliquez sur une armée, puis où elle va · %1 (%2 par armée, Militaire %3, les pastilles en dessous)</translation>
    </message>
    <message>
        <source>%1: the armies are done, move your Princesses</source>
        <translation>%1&#x202f;: les armées ont fini, déplacez vos Princesses</translation>
    </message>
    <message>
        <source>%1: move your Princesses</source>
        <translation>%1&#x202f;: déplacez vos Princesses</translation>
    </message>
</context>
<context>
    <name>Provinces</name>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Détenteur</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Récolte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
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
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenter</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuer</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Chercher dans&#x202f;:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom de fichier&#x202f;:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Type de fichiers&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Créer un dossier</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Afficher les fichiers &amp;cachés</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nouveau dossier</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fichier introuvable.
Vérifiez que le nom du fichier est juste.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modifié le</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Défiler jusqu’ici</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Défiler vers le haut</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Défiler vers le bas</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Méta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv.</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>One of the options, by chance.</source>
        <translation>L’une des options, au hasard.</translation>
    </message>
    <message>
        <source>It decides who leads on {0}.</source>
        <extracomment>{0} a path</extracomment>
        <translation>Cela décide qui mène&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The token is worth more on {1} than on {0}.</source>
        <extracomment>{0} path from, {1} path to</extracomment>
        <translation>Le jeton vaut plus sur la voie {1} que sur la voie {0}.</translation>
    </message>
    <message>
        <source>{0} is free: the armies that go there hold it.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} est libre&#x202f;: les armées qui s’y retirent la tiennent.</translation>
    </message>
    <message>
        <source>In {0} a Fort covers the armies.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0}&#x202f;: un Fort y couvre les armées.</translation>
    </message>
    <message>
        <source>No enemy holds a province next to {0}.</source>
        <extracomment>{0} a province; nobody at war with the one who retreats holds a province next to it</extracomment>
        <translation>{0} n’a aucune province ennemie alentour.</translation>
    </message>
    <message>
        <source>Enemies hold provinces next to {0}, but nowhere fewer.</source>
        <extracomment>{0} a province; of all open to the armies it has the fewest enemies beside it</extracomment>
        <translation>{0} a des provinces ennemies alentour, mais pas plus qu’ailleurs.</translation>
    </message>
    <message>
        <source>In {0} the armies do not stand alone.</source>
        <extracomment>{0} a province, held by own units or an ally&apos;s; enemies stand beside it</extracomment>
        <translation>{0}&#x202f;: les armées n’y sont pas seules.</translation>
    </message>
    <message>
        <source>Of the provinces open to the Barbarians, {0} is worth least.</source>
        <extracomment>{0} a province to which beaten Barbarians may be sent</extracomment>
        <translation>Parmi les provinces ouvertes aux Barbares, c’est celle qui vaut le moins&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>For the armies it makes no difference which country it is.</source>
        <translation>Pour les armées, le choix du pays ne change rien.</translation>
    </message>
    <message>
        <source>The country is whole: Actions {0}.</source>
        <extracomment>{0} Actions</extracomment>
        <translation>Le pays est complet&#x202f;: actions {0}.</translation>
    </message>
    <message>
        <source>{0} serves {1} better.</source>
        <extracomment>{0} a province, {1} an ally</extracomment>
        <translation>{0} sera plus utile en d’autres mains&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Gold is doubled for nothing.</source>
        <translation>L’Or est doublé gratuitement.</translation>
    </message>
    <message>
        <source>Counting now would win.</source>
        <translation>Compter maintenant donnerait la victoire.</translation>
    </message>
    <message>
        <source>Counting now would not win.</source>
        <translation>Compter maintenant ne donnerait pas la victoire.</translation>
    </message>
    <message>
        <source>The war with {0} costs more than it brings.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0}&#x202f;: la guerre coûte plus qu’elle ne rapporte.</translation>
    </message>
    <message>
        <source>The war with {0} still brings something.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0}&#x202f;: la guerre rapporte encore quelque chose.</translation>
    </message>
    <message>
        <source>This token reaches {0} {1}.</source>
        <extracomment>{0} a path, {1} the level that this token reaches</extracomment>
        <translation>Ce jeton atteint {0} {1}.</translation>
    </message>
    <message>
        <source>Nothing else here brings in more than it costs.</source>
        <translation>Rien d’autre ne rapporte ici plus qu’il ne coûte.</translation>
    </message>
    <message>
        <source>{0} is worth more than the Food it eats.</source>
        <extracomment>{0} an army</extracomment>
        <translation>{0} vaut plus que sa Nourriture.</translation>
    </message>
    <message>
        <source>The armies still unfed are worth less than their Food.</source>
        <translation>Les armées encore à nourrir valent moins que leur Nourriture.</translation>
    </message>
    <message>
        <source>The next plans lack {0} most.</source>
        <extracomment>{0} a resource</extracomment>
        <translation>C’est la ressource {0} qui manque le plus aux prochains projets.</translation>
    </message>
    <message>
        <source>The next plans need {1}, and {0} can be spared.</source>
        <extracomment>{0} resource given, {1} resource got</extracomment>
        <translation>La ressource {1} manque aux prochains projets, et la ressource {0} peut être cédée sans regret.</translation>
    </message>
    <message>
        <source>A route to {0} lets both exchange what they have to spare.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0}&#x202f;: une route permet aux deux de troquer leurs surplus.</translation>
    </message>
    <message>
        <source>{0} is ahead and should not be helped further.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0} mène déjà et ne doit pas être aidé davantage.</translation>
    </message>
    <message>
        <source>The Gold has no better use this turn.</source>
        <translation>L’Or ne peut pas mieux servir ce tour-ci.</translation>
    </message>
    <message>
        <source>It helps to end the game in the lead.</source>
        <translation>Cela aide à finir la partie en tête.</translation>
    </message>
    <message>
        <source>No exchange left would bring anything.</source>
        <translation>Plus aucun échange ne rapporterait quoi que ce soit.</translation>
    </message>
    <message>
        <source>It is a step towards {0} {1}.</source>
        <extracomment>{0} a path, {1} the level it leads to</extracomment>
        <translation>C’est un pas vers {0} {1}.</translation>
    </message>
    <message>
        <source>{2} can be taken from {1}.</source>
        <extracomment>{0} kind of army, {1} where it is built, {2} a province near it</extracomment>
        <translation>{2} est à prendre depuis {1}.</translation>
    </message>
    <message>
        <source>In {1} the army stands ready for what comes.</source>
        <extracomment>{0} kind of army, {1} where it is built</extracomment>
        <translation>{1}&#x202f;: l’armée y est prête pour la suite.</translation>
    </message>
    <message>
        <source>{1} is threatened and needs defenders.</source>
        <extracomment>{0} kind of army, {1} where it is built</extracomment>
        <translation>{1} risque une attaque et manque de défenseurs.</translation>
    </message>
    <message>
        <source>A Fort holds {0} without an army. Victory Points: {1}.</source>
        <extracomment>{0} a province, {1} Victory Points</extracomment>
        <translation>Un Fort tient {0} sans armée. Points de victoire&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0} is worth more as {1}, and more than the price.</source>
        <extracomment>{0} an army, {1} what it becomes</extracomment>
        <translation>{0} vaudra plus en {1}, et plus que le prix.</translation>
    </message>
    <message>
        <source>The armies can take provinces of {0}, but only in war.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Des provinces de l’adversaire ({0}) sont à prendre, mais en guerre seulement.</translation>
    </message>
    <message>
        <source>So {0} can be taken this turn.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Peut être pris ainsi dès ce tour&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The defenders of {0} are weakened, even if it does not fall yet.</source>
        <extracomment>{0} a province</extracomment>
        <translation>La défense ({0}) s’affaiblit, même si elle ne tombe pas encore.</translation>
    </message>
    <message>
        <source>In {0} the army stands closer to what can be taken next.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0}&#x202f;: l’armée s’y rapproche de ce qui reste à prendre.</translation>
    </message>
    <message>
        <source>{0} is threatened and needs defenders.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} risque une attaque et manque de défenseurs.</translation>
    </message>
    <message>
        <source>{0} stays held, and the armies there can move on.</source>
        <extracomment>{0} a province</extracomment>
        <translation>{0} reste occupé, et les armées peuvent avancer.</translation>
    </message>
    <message>
        <source>All stand where they are worth most.</source>
        <translation>Chaque unité est là où elle vaut le plus.</translation>
    </message>
    <message>
        <source>Of the battles to come, {0} promises most.</source>
        <extracomment>{0} a province</extracomment>
        <translation>Parmi les batailles à venir, {0} promet le plus.</translation>
    </message>
    <message>
        <source>{0} is the loss that would hurt most.</source>
        <extracomment>{0} a unit</extracomment>
        <translation>{0} serait la perte la plus lourde.</translation>
    </message>
    <message>
        <source>{0} would gain more by it.</source>
        <extracomment>{0} a player</extracomment>
        <translation>{0} y gagnerait davantage.</translation>
    </message>
    <message>
        <source>{0} would gain more by it. {1} more of {2} would do.</source>
        <extracomment>{0} a player, {1} how many more it would take, {2} of which resource</extracomment>
        <translation>{0} y gagnerait davantage. Il suffirait d’ajouter {1} de la ressource {2}.</translation>
    </message>
    <message>
        <source>It can&apos;t be paid: of {1}, {0} has {3} and needs {2}.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation>{0} ne peut pas payer&#x202f;: ressource {1}, il en faut {2}, il y en a {3}.</translation>
    </message>
    <message>
        <source>{0} {1} is the next level within reach.</source>
        <extracomment>{0} a path, {1} its next level</extracomment>
        <translation>{0} {1} est le prochain niveau à portée.</translation>
    </message>
    <message>
        <source>What is asked for is needed, what is given can be spared; {0} gains too.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Ce qui est demandé manque, ce qui est offert est en trop&#x202f;; {0} y gagne aussi.</translation>
    </message>
    <message>
        <source>What {0} gives is worth more than what {0} asks for.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Ce que donne {0} vaut plus que ce qui est demandé.</translation>
    </message>
    <message>
        <source>What {0} asks for is worth more than what {0} gives.</source>
        <extracomment>{0} a player</extracomment>
        <translation>Ce que demande {0} vaut plus que ce qui est donné en échange.</translation>
    </message>
    <message>
        <source>What {0} asks for is worth more than what {0} gives. {1} more of {2} would do.</source>
        <extracomment>{0} a player, {1} how many more it would take, {2} of which resource</extracomment>
        <translation>Ce que demande {0} vaut plus que ce qui est donné en échange. Il suffirait d’ajouter {1} de la ressource {2}.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This line can&apos;t be read as a command. See NOTATION.md.</source>
        <translation>Cette ligne n’est pas une commande lisible. Voir NOTATION.md.</translation>
    </message>
    <message>
        <source>This command is not known. See NOTATION.md.</source>
        <translation>Cette commande est inconnue. Voir NOTATION.md.</translation>
    </message>
    <message>
        <source>No seat of this game has that name.</source>
        <translation>Aucune place de cette partie ne porte ce nom.</translation>
    </message>
    <message>
        <source>No province of this map has that name.</source>
        <translation>Aucune province de cette carte ne porte ce nom.</translation>
    </message>
    <message>
        <source>No country of this map has that name.</source>
        <translation>Aucun pays de cette carte ne porte ce nom.</translation>
    </message>
    <message>
        <source>No unit has that name. Units are I1 to I4, A1 to A4, C1 to C4, P1 to P4, F1 to F8, and for Barbarians B1, BF1.</source>
        <translation>Aucune unité ne porte ce nom. Les unités sont I1 à I4, A1 à A4, C1 à C4, P1 à P4, F1 à F8, et pour les Barbares B1, BF1.</translation>
    </message>
    <message>
        <source>This command needs other arguments. See NOTATION.md.</source>
        <translation>Cette commande attend d’autres arguments. Voir NOTATION.md.</translation>
    </message>
    <message>
        <source>{1} {0} for 1 is not the rate: {2}:1, in whole lots.</source>
        <extracomment>{0} amount, {1} resource, {2} rate: 14 Food at 7:1</extracomment>
        <translation>{1} {0} pour 1 n’est pas le taux&#x202f;: {2}:1, par lots entiers.</translation>
    </message>
    <message>
        <source>The bank takes one type a lot, not several together.</source>
        <translation>La banque prend un seul type par lot, jamais plusieurs ensemble.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Only the table may say this.</source>
        <translation>Cela revient à la table seule.</translation>
    </message>
    <message>
        <source>{0} has left the game.</source>
        <translation>{0} a quitté la partie.</translation>
    </message>
    <message>
        <source>Those left vote first: go on, or count?</source>
        <translation>Ceux qui restent votent d’abord&#x202f;: continuer, ou compter&#x202f;?</translation>
    </message>
    <message>
        <source>This belongs to another phase: {0}. Now: {1}.</source>
        <extracomment>{0} the phase of the command, {1} the present phase</extracomment>
        <translation>Cela relève d’une autre phase&#x202f;: {0}. En cours&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>It is the turn of {0}.</source>
        <extracomment>{0} a seat</extracomment>
        <translation>C’est le tour d’un autre joueur&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Feeding comes before gathering. Asked now: {0}.</source>
        <translation>On nourrit avant de récolter. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>A token is shifted after all Actions. Asked now: {0}.</source>
        <translation>Un jeton se déplace après toutes les actions. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The Actions of this turn are over. Asked now: {0}.</source>
        <translation>Les actions de ce tour sont terminées. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Armies move, then battles are resolved, then Princesses move. Asked now: {0}.</source>
        <translation>Les armées se déplacent, puis on livre les batailles, puis les Princesses se déplacent. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>No battle is being resolved that asks for this. Asked now: {0}.</source>
        <translation>Aucune bataille en cours ne demande cela. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>No vote is on: it follows when a player leaves.</source>
        <translation>Aucun vote en cours&#x202f;: il suit le départ d’un joueur.</translation>
    </message>
    <message>
        <source>{0} has voted already.</source>
        <translation>{0} a déjà voté.</translation>
    </message>
    <message>
        <source>The vote is between stop and go-on in a free for all, between count and void in an allied game.</source>
        <translation>Le vote oppose stop et go-on en chacun pour soi, count et void en partie avec alliances.</translation>
    </message>
    <message>
        <source>{0} is full: {1} tokens.</source>
        <extracomment>{0} a path of the play-mat, {1} its number of spaces</extracomment>
        <translation>{0}&#x202f;: la voie est pleine, {1} jetons.</translation>
    </message>
    <message>
        <source>All Development Tokens have to be placed: {1} to place, {0} placed.</source>
        <extracomment>{0} placed, {1} to place</extracomment>
        <translation>Tous les jetons Développement doivent être placés&#x202f;: {1} à placer, {0} placés.</translation>
    </message>
    <message>
        <source>{0} is not on the board.</source>
        <extracomment>{0} a unit</extracomment>
        <translation>{0} n’est pas en jeu.</translation>
    </message>
    <message>
        <source>{0} eats nothing: only armies are fed.</source>
        <translation>{0} ne mange rien&#x202f;: on ne nourrit que les armées.</translation>
    </message>
    <message>
        <source>Food for {2}: {0} needed, {1} held. An army is fed wholly or not at all.</source>
        <extracomment>{0} needed, {1} held, {2} a unit</extracomment>
        <translation>Nourriture pour {2}&#x202f;: il en faut {0}, il y en a {1}. Une armée mange sa part entière ou rien.</translation>
    </message>
    <message>
        <source>Nothing is to be chosen for route {0}. Asked now: route {1}.</source>
        <translation>Rien à choisir pour la route {0}. Étape en cours&#x202f;: route {1}.</translation>
    </message>
    <message>
        <source>Unused route {1} does not yield {0}.</source>
        <extracomment>{0} a resource, {1} which route</extracomment>
        <translation>La route inutilisée {1} ne rapporte pas cela&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} controls no Trade Center and takes no part in Trade.</source>
        <translation>{0} ne contrôle aucune place marchande et ne participe pas au Commerce.</translation>
    </message>
    <message>
        <source>{0} is done already, and may act until all are.</source>
        <translation>{0} a déjà terminé, et peut agir jusqu’à ce que tous aient terminé.</translation>
    </message>
    <message>
        <source>The bank gives another type than it takes; one type a lot.</source>
        <translation>La banque donne un autre type que celui qu’elle prend&#x202f;; un seul type par lot.</translation>
    </message>
    <message>
        <source>{0} for one lot: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation>{0} pour un lot&#x202f;: il en faut {1}, il y en a {2}.</translation>
    </message>
    <message>
        <source>{0} came from the bank in this phase and isn&apos;t given to it again at 1:1.</source>
        <translation>{0} vient de la banque dans cette phase et ne lui est pas rendu à 1:1.</translation>
    </message>
    <message>
        <source>Another player has Monopoly: {0} trades with its holders only, not with the bank.</source>
        <translation>Un autre joueur a le Monopole&#x202f;: {0} commerce seulement avec ses détenteurs, pas avec la banque.</translation>
    </message>
    <message>
        <source>Another player has Monopoly: neither {0} nor {1} has it, so the two can&apos;t trade.</source>
        <translation>Un autre joueur a le Monopole&#x202f;: ni {0} ni {1} ne l’a, les deux ne peuvent donc pas commercer.</translation>
    </message>
    <message>
        <source>The partner has to be another player.</source>
        <translation>Le partenaire doit être un autre joueur.</translation>
    </message>
    <message>
        <source>A Trade Route between {0} and {1} is open already.</source>
        <translation>Une route commerciale entre {0} et {1} est déjà ouverte.</translation>
    </message>
    <message>
        <source>Trade Routes: {0} allowed at this level of Trade, {1} opened.</source>
        <extracomment>{0} allowed, {1} opened</extracomment>
        <translation>Routes commerciales&#x202f;: {0} permises à ce niveau de Commerce, {1} ouvertes.</translation>
    </message>
    <message>
        <source>{0} controls no Trade Center: no route opens to it or is used.</source>
        <translation>{0} ne contrôle aucune place marchande&#x202f;: aucune route ne s’y ouvre ni ne s’utilise.</translation>
    </message>
    <message>
        <source>No Trade Route between {0} and {1} is open.</source>
        <translation>Aucune route commerciale n’est ouverte entre {0} et {1}.</translation>
    </message>
    <message>
        <source>An offer has to give or take something.</source>
        <translation>Une offre doit donner ou demander quelque chose.</translation>
    </message>
    <message>
        <source>An amount in an offer is 0 to {0}.</source>
        <extracomment>{0} the largest figure</extracomment>
        <translation>Une quantité dans une offre va de 0 à {0}.</translation>
    </message>
    <message>
        <source>Offers to {1} in this phase: {0} allowed, all made.</source>
        <extracomment>{0} the limit, {1} the partner</extracomment>
        <translation>Offres ({1}) dans cette phase&#x202f;: {0} permises, toutes faites.</translation>
    </message>
    <message>
        <source>{0} has declined this offer in this phase.</source>
        <translation>{0} a refusé cette offre dans cette phase.</translation>
    </message>
    <message>
        <source>No offer from {0} to {1} is open.</source>
        <translation>Aucune offre ouverte&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>{1} of {0}: {2} needed, {3} held. The offer stands.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation>{0}, {1}&#x202f;: il en faut {2}, il y en a {3}. L’offre reste.</translation>
    </message>
    <message>
        <source>Gold for a Victory Point: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation>Or pour un point de victoire&#x202f;: il en faut {0}, il y en a {1}.</translation>
    </message>
    <message>
        <source>No {0} is left in the stash.</source>
        <extracomment>{0} a unit kind</extracomment>
        <translation>{0}&#x202f;: il n’en reste pas dans la réserve.</translation>
    </message>
    <message>
        <source>{0} is an ally&apos;s: no Fort can be built there.</source>
        <translation>{0} est à un allié&#x202f;: aucun Fort ne peut y être construit.</translation>
    </message>
    <message>
        <source>Forts in {1}: {0} at the most.</source>
        <extracomment>{0} the limit, {1} a province</extracomment>
        <translation>Forts, {1}&#x202f;: {0} au plus.</translation>
    </message>
    <message>
        <source>{0}: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation>{0}&#x202f;: il en faut {1}, il y en a {2}.</translation>
    </message>
    <message>
        <source>{0} for a Fort: {1} needed, {2} held.</source>
        <translation>{0} pour un Fort&#x202f;: il en faut {1}, il y en a {2}.</translation>
    </message>
    <message>
        <source>{0} for this promotion: {1} needed, {2} held.</source>
        <translation>{0} pour cette promotion&#x202f;: il en faut {1}, il y en a {2}.</translation>
    </message>
    <message>
        <source>Only Infantry, Archers and Cavalry are built so.</source>
        <translation>Seuls Infanterie, Archers et Cavalerie se recrutent ainsi.</translation>
    </message>
    <message>
        <source>Two armies with one Action: only with Warlord, {0} {1}.</source>
        <translation>Deux armées par une seule action&#x202f;: seulement avec Seigneur de guerre, {0} {1}.</translation>
    </message>
    <message>
        <source>{0} is neither an own army nor an ally&apos;s.</source>
        <translation>{0} n’est pas une armée à vous ni à un allié.</translation>
    </message>
    <message>
        <source>{0} can&apos;t be upgraded: only armies can.</source>
        <translation>Pas de promotion pour {0}&#x202f;: seules les armées en reçoivent.</translation>
    </message>
    <message>
        <source>{0} is upgraded to a higher kind only: Infantry, Archer, Cavalry.</source>
        <translation>{0}&#x202f;: une promotion mène toujours à un rang supérieur (Infanterie, Archer, Cavalerie).</translation>
    </message>
    <message>
        <source>War is declared on another player.</source>
        <translation>La guerre se déclare à un autre joueur.</translation>
    </message>
    <message>
        <source>{0} is an ally.</source>
        <translation>{0} est un allié.</translation>
    </message>
    <message>
        <source>No extra Action is left for this: University 1, Master Trader at {0} Gold each, Warlord to declare war.</source>
        <translation>Plus d’action supplémentaire pour cela&#x202f;: Université 1, Maître négociant à {0} Or chacune, Seigneur de guerre pour déclarer la guerre.</translation>
    </message>
    <message>
        <source>Gold for the extra Action and its cost: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation>Or pour l’action supplémentaire et son coût&#x202f;: il en faut {0}, il y en a {1}.</translation>
    </message>
    <message>
        <source>{0} has no token to shift.</source>
        <translation>{0}&#x202f;: aucun jeton à déplacer.</translation>
    </message>
    <message>
        <source>A token is shifted to another path.</source>
        <translation>Un jeton se déplace vers une autre voie.</translation>
    </message>
    <message>
        <source>{0} is not in play in this variant.</source>
        <translation>{0} n’est pas en jeu dans cette variante.</translation>
    </message>
    <message>
        <source>Action Points of {0}: {1} needed, {2} left.</source>
        <extracomment>{0} a unit, {1} needed, {2} left</extracomment>
        <translation>Points d’action, {0}&#x202f;: il en faut {1}, il en reste {2}.</translation>
    </message>
    <message>
        <source>Action Points of {0} to enter {1}: 2 needed (1 to enter, 1 for the battle), {2} left.</source>
        <extracomment>{0} a unit, {1} a province or several, {2} left</extracomment>
        <translation>Points d’action, {0} vers {1}&#x202f;: il en faut 2 (1 pour entrer, 1 pour la bataille), il en reste {2}.</translation>
    </message>
    <message>
        <source>No battle is to be fought in {0}.</source>
        <translation>Aucune bataille à livrer&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} has declared its Unification already.</source>
        <translation>{0} a déjà déclaré son Unification.</translation>
    </message>
    <message>
        <source>Unification is declared in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation>L’Unification se déclare dans sa propre phase de Manœuvres, pas au milieu d’une bataille. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>A province is handed over in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation>Une province se cède dans sa propre phase de Manœuvres, pas au milieu d’une bataille. Étape en cours&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} is not an ally, or has no unit in {1}.</source>
        <translation>{0} n’est pas un allié, ou n’y a pas d’unité ({1}).</translation>
    </message>
    <message>
        <source>Armies and Princesses leave {0} first; only Forts may stay.</source>
        <translation>{0}&#x202f;: les armées et les Princesses partent d’abord&#x202f;; seuls les Forts peuvent rester.</translation>
    </message>
    <message>
        <source>{0} is not an enemy unit in this battle.</source>
        <translation>{0} n’est pas une unité ennemie dans cette bataille.</translation>
    </message>
    <message>
        <source>{0} is covered: {1} more damage has to go to the Forts first.</source>
        <extracomment>{0} a Princess, {1} points still to be given to Forts</extracomment>
        <translation>{0} est à couvert. Dégâts à donner d’abord aux Forts&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>All damage has to be assigned: {1} to give, {0} given.</source>
        <extracomment>{0} given, {1} to give</extracomment>
        <translation>Tous les dégâts doivent être répartis&#x202f;: {0} sur {1} le sont.</translation>
    </message>
    <message>
        <source>A retreat goes to an adjacent province that is own or free, in allied games also an ally&apos;s; not to {0}.</source>
        <extracomment>{0} a province</extracomment>
        <translation>On se retire dans une province voisine, libre ou à soi, ou à un allié en partie avec alliances&#x202f;; pas dans celle-ci&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>A withdrawal goes to an adjacent province that is own or free, in allied games also an ally&apos;s; not to {0}.</source>
        <translation>On se replie dans une province voisine, libre ou à soi, ou à un allié en partie avec alliances&#x202f;; pas dans celle-ci&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The Barbarians do not retreat to {0}: other places come first.</source>
        <translation>La retraite des Barbares ne va pas là&#x202f;: {0}. D’autres lieux passent avant.</translation>
    </message>
    <message>
        <source>{0} is not one of the two countries that dispute the province.</source>
        <translation>{0} n’est pas l’un des deux pays qui se disputent la province.</translation>
    </message>
    <message>
        <source>{0} and {1} are at peace.</source>
        <translation>{0} et {1} sont en paix.</translation>
    </message>
    <message>
        <source>Peace has been offered to {0} in this phase.</source>
        <translation>{0}&#x202f;: la paix a déjà été proposée dans cette phase.</translation>
    </message>
    <message>
        <source>No offer of peace from {0} to {1} is open.</source>
        <translation>Aucune offre de paix ouverte&#x202f;: {0} → {1}.</translation>
    </message>
    <message>
        <source>A battle between the two is still to be fought; peace waits for it.</source>
        <translation>Une bataille entre les deux reste à livrer&#x202f;; la paix attend.</translation>
    </message>
    <message>
        <source>No time limit was agreed.</source>
        <translation>Aucune limite de temps n’a été convenue.</translation>
    </message>
    <message>
        <source>The time is up already; the running turn is the last.</source>
        <translation>Le temps est déjà écoulé&#x202f;; le tour en cours est le dernier.</translation>
    </message>
    <message>
        <source>Armies are placed in provinces already owned, in allied games also an ally&apos;s; not in {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>On place ses armées dans les provinces déjà tenues, et en partie avec alliances dans celles d’un allié&#x202f;; pas dans celle-ci&#x202f;: {0} (actuellement&#x202f;: {1}).</translation>
    </message>
    <message>
        <source>A Fort stands in an own province; not in {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Un Fort se construit dans sa propre province&#x202f;; pas dans celle-ci&#x202f;: {0} (actuellement&#x202f;: {1}).</translation>
    </message>
    <message>
        <source>Not held: {0} (now: {1}). Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>Il manque {0} (actuellement&#x202f;: {1}). L’Unification demande la capitale, la place marchande et toutes les provinces ordinaires du pays de départ.</translation>
    </message>
    <message>
        <source>Only a province that is held can be handed over; not {0} (now: {1}).</source>
        <extracomment>{0} a province, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;</extracomment>
        <translation>On ne cède qu’une province à soi&#x202f;; pas {0} (actuellement&#x202f;: {1}).</translation>
    </message>
    <message>
        <source>{0}: fed already.</source>
        <translation>Nourriture déjà donnée&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0}: a Fort does not move.</source>
        <translation>{0}&#x202f;: un Fort ne se déplace pas.</translation>
    </message>
    <message>
        <source>{0}: moves once the armies have moved and fought. Asked now: {1}.</source>
        <translation>{0}&#x202f;: déplacement après ceux des armées et leurs batailles. Étape en cours&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0}: the moves of armies are over. Asked now: {1}.</source>
        <translation>{0}&#x202f;: les déplacements des armées sont terminés. Étape en cours&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>{0}: the battle in {1} comes before any other move.</source>
        <extracomment>{0} a unit, {1} a province</extracomment>
        <translation>{0}&#x202f;: la bataille ({1}) passe avant tout autre déplacement.</translation>
    </message>
    <message>
        <source>{0}: there is peace with {1}.</source>
        <extracomment>{0} a province or several, {1} their owner</extracomment>
        <translation>{0}&#x202f;: vous êtes en paix avec le détenteur ({1}).</translation>
    </message>
    <message>
        <source>{0}: moved this turn already.</source>
        <translation>{0}&#x202f;: déplacement déjà fait ce tour-ci.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} needed, now {3}.</source>
        <extracomment>{0} a unit kind, {1} a path, {2} the level needed, {3} the level held</extracomment>
        <translation>{0}&#x202f;: {1} {2} requis, actuellement {3}.</translation>
    </message>
    <message>
        <source>A Fort needs Masonry, which comes with {0} {1}; now {2}.</source>
        <translation>Un Fort demande la Maçonnerie, qui vient avec {0} {1}&#x202f;; actuellement {2}.</translation>
    </message>
    <message>
        <source>Reinforce comes with {0} {1}; now {2}.</source>
        <translation>Les Renforts viennent avec {0} {1}&#x202f;; actuellement {2}.</translation>
    </message>
    <message>
        <source>{0} cannot go to {1} (now: {2}). A Princess goes to free and own provinces, in allied games also to an ally&apos;s.</source>
        <extracomment>{0} a Princess, {1} a province or several, {2} whose they are: &quot;Burgundy&quot;, &quot;Barbarians&quot;</extracomment>
        <translation>{0} ne peut aller là&#x202f;: {1} (actuellement&#x202f;: {2}). Une Princesse va dans les provinces libres ou dans les vôtres, et dans celles d’un allié en partie avec alliances.</translation>
    </message>
    <message>
        <source>{0} and {1} are not neighbours, by land or by sea.</source>
        <extracomment>{0} and {1} provinces</extracomment>
        <translation>{0} et {1} ne sont pas voisines, ni par terre ni par mer.</translation>
    </message>
</context>
<context>
    <name>RenderMap</name>
    <message>
        <source>%1 has no picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 n’a pas d’image.</translation>
    </message>
    <message>
        <source>%1: the name has to end in .pdf, .png or .svg.</source>
        <comment>%1 a file</comment>
        <translation>%1&#x202f;: le nom doit se terminer par .pdf, .png ou .svg.</translation>
    </message>
    <message>
        <source>The map has no variant %1.</source>
        <comment>%1 an id</comment>
        <translation>La carte n’a pas de variante %1.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save in:</source>
        <extracomment>Before the folder into which a file is saved</extracomment>
        <translation>Enregistrer dans&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>off the board</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>place Development Tokens</source>
        <translation>placer les jetons Développement</translation>
    </message>
    <message>
        <source>feed armies</source>
        <translation>nourrir les armées</translation>
    </message>
    <message>
        <source>choose what a route yields</source>
        <translation>choisir ce que rapporte une route</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>commercer</translation>
    </message>
    <message>
        <source>take an Action</source>
        <translation>faire une action</translation>
    </message>
    <message>
        <source>shift a Development Token</source>
        <translation>déplacer un jeton Développement</translation>
    </message>
    <message>
        <source>move armies</source>
        <translation>déplacer les armées</translation>
    </message>
    <message>
        <source>choose the next battle</source>
        <translation>choisir la prochaine bataille</translation>
    </message>
    <message>
        <source>the attacker&apos;s damage</source>
        <translation>les dégâts de l’attaquant</translation>
    </message>
    <message>
        <source>the defender&apos;s damage</source>
        <translation>les dégâts du défenseur</translation>
    </message>
    <message>
        <source>the attacker&apos;s retreat</source>
        <translation>la retraite de l’attaquant</translation>
    </message>
    <message>
        <source>the country of the Barbarians</source>
        <translation>le pays des Barbares</translation>
    </message>
    <message>
        <source>the Barbarians&apos; retreat</source>
        <translation>la retraite des Barbares</translation>
    </message>
    <message>
        <source>the defender&apos;s retreat</source>
        <translation>la retraite du défenseur</translation>
    </message>
    <message>
        <source>the withdrawal</source>
        <translation>le repli</translation>
    </message>
    <message>
        <source>move Princesses</source>
        <translation>déplacer les Princesses</translation>
    </message>
    <message>
        <source>Actions of the Unification</source>
        <translation>les actions de l’Unification</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>le Marchand</translation>
    </message>
    <message>
        <source>the vote</source>
        <translation>le vote</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>plus rien</translation>
    </message>
    <message>
        <source>%1 It answers the threat of %2.</source>
        <extracomment>A computer player&apos;s reason, and the player whose threat it answers</extracomment>
        <translation>%1 Cela répond à la menace&#x202f;: %2.</translation>
    </message>
    <message>
        <source>{0} is not yours (now: {1}).</source>
        <extracomment>{0} a province in which an army was to be placed, {1} whose it is: &quot;Burgundy&quot;, &quot;Barbarians&quot;, &quot;free&quot;; nobody has an ally in this game</extracomment>
        <translation>{0} ne vous appartient pas (actuellement&#x202f;: {1}).</translation>
    </message>
    <message>
        <source>Not held: {0}. Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a list of provinces, all that are missing</extracomment>
        <translation>Il manque {0}. L’Unification demande la capitale, la place marchande et toutes les provinces ordinaires du pays de départ.</translation>
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
            <numerusform>D’ici la fin de la partie, cela devrait valoir environ %n point de victoire.</numerusform>
            <numerusform>D’ici la fin de la partie, cela devrait valoir environ %n points de victoire.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1: %2 to %3 allowed, %4 chosen.</source>
        <extracomment>What is limited; the least and the most that is allowed; what was chosen</extracomment>
        <translation>%1&#x202f;: de %2 à %3 permis, %4 choisi.</translation>
    </message>
    <message>
        <source>This scenario has no variant %1.</source>
        <translation>Ce scénario n’a pas de variante %1.</translation>
    </message>
    <message>
        <source>Players: %1 needed, %2 chosen.</source>
        <translation>Joueurs&#x202f;: il en faut %1, vous en avez choisi %2.</translation>
    </message>
    <message>
        <source>Players: %1 to %2 needed, %3 chosen.</source>
        <translation>Joueurs&#x202f;: il en faut de %1 à %2, vous en avez choisi %3.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played here; these can: %2.</source>
        <translation>%1 ne se joue pas ici&#x202f;; se jouent&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is chosen twice; one country a player.</source>
        <translation>%1 est choisi deux fois&#x202f;; un pays par joueur.</translation>
    </message>
    <message>
        <source>A colour is chosen twice; one colour a player.</source>
        <translation>Une couleur est choisie deux fois&#x202f;; une par joueur.</translation>
    </message>
    <message>
        <source>Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them.</source>
        <translation>Alliances&#x202f;: 2 contre 2, 3 contre 3 ou 2 contre 2 contre 2, chaque joueur dans l’une d’elles.</translation>
    </message>
    <message>
        <source>The start position says who is allied with whom; leave the alliances to it.</source>
        <translation>La position de départ dit qui est allié à qui&#x202f;; laissez-lui les alliances.</translation>
    </message>
    <message>
        <source>Longest game, in turns</source>
        <translation>Durée maximale, en tours</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Limite de temps en minutes</translation>
    </message>
    <message>
        <source>The start position is of turn %1, the longest game is %2 turns.</source>
        <translation>La position de départ est au tour %1, la durée maximale est de %2 tours.</translation>
    </message>
</context>
<context>
    <name>StartsWords</name>
    <message>
        <source>Free land</source>
        <translation>Terre libre</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A unit and its number, whose it is: &quot;Archer 2 of France&quot;</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s)</source>
        <translation>
            <numerusform>%1 sur %n point d’action</numerusform>
            <numerusform>%1 sur %n points d’action</numerusform>
        </translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>dégâts %1</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sans dégâts</translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation>en retraite</translation>
    </message>
</context>
<context>
    <name>TableNotes</name>
    <message>
        <source>%1 instead of %2.</source>
        <extracomment>%1 a sentence without its end, as &quot;France: 15 Products a turn&quot;</extracomment>
        <translation>%1 au lieu de %2.</translation>
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
            <numerusform>%1 au niveau %2, avec %n symbole&#x202f;: %3 par tour</numerusform>
            <numerusform>%1 au niveau %2, avec %n symboles&#x202f;: %3 par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>The figures of this row fall somewhere: a higher level gives less there.</source>
        <translation>Les chiffres de cette ligne baissent quelque part&#x202f;: un niveau plus haut y donne moins.</translation>
    </message>
    <message>
        <source>Level %1 jumps from %2 to %3; all other steps of this row are at most %4.</source>
        <translation>Le niveau %1 saute de %2 à %3&#x202f;; tous les autres écarts de cette ligne sont de %4 au plus.</translation>
    </message>
    <message numerus="yes">
        <source>All provinces of the map together count %n Victory Point(s).</source>
        <translation>
            <numerusform>Toutes les provinces de la carte valent ensemble %n point de victoire.</numerusform>
            <numerusform>Toutes les provinces de la carte valent ensemble %n points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 players no less is needed (%2), though the land is shared among more.</source>
        <translation>À %1 joueurs, il n’en faut pas moins (%2), alors que plus de joueurs se partagent les terres.</translation>
    </message>
    <message>
        <source>So many provinces has, with the contested ones: %1.</source>
        <comment>countries</comment>
        <translation>Pays qui en ont autant, provinces disputées comprises&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 takes %n token(s) in all</source>
        <translation>
            <numerusform>Le niveau %1 demande %n jeton en tout</numerusform>
            <numerusform>Le niveau %1 demande %n jetons en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>A Victory Point, bought for %1 Gold, costs %2 of another resource at this rate.</source>
        <translation>Un point de victoire, acheté pour %1 Or, coûte à ce taux %2 d’une autre ressource.</translation>
    </message>
    <message numerus="yes">
        <source>With two Actions a turn a player has %n Action(s) in the game.</source>
        <translation>
            <numerusform>Avec deux actions par tour, un joueur a %n action dans la partie.</numerusform>
            <numerusform>Avec deux actions par tour, un joueur a %n actions dans la partie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>in all</source>
        <comment>a column: the sum of tokens</comment>
        <translation>en tout</translation>
    </message>
    <message>
        <source>Tokens to step up</source>
        <translation>Jetons pour monter</translation>
    </message>
    <message>
        <source>Food a symbol</source>
        <translation>Nourriture par symbole</translation>
    </message>
    <message>
        <source>Products a symbol</source>
        <translation>Produits par symbole</translation>
    </message>
    <message>
        <source>Bank takes, for 1</source>
        <translation>La banque prend, pour 1</translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Weapons a symbol</source>
        <translation>Armes par symbole</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Abilities from here</source>
        <translation>Capacités à partir d’ici</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Tough</source>
        <comment>toughness; a narrow column</comment>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Eats</source>
        <comment>a narrow column</comment>
        <translation>Mange</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>Victory Points for its death; a narrow column</comment>
        <translation>Vaincu</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>Victory Points while it stands; a narrow column</comment>
        <translation>Debout</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>With allies</source>
        <translation>Avec des alliés</translation>
    </message>
    <message>
        <source>2 against 2</source>
        <translation>2 contre 2</translation>
    </message>
    <message>
        <source>3 against 3</source>
        <translation>3 contre 3</translation>
    </message>
    <message>
        <source>three pairs</source>
        <comment>allies: 2 against 2 against 2</comment>
        <translation>trois paires</translation>
    </message>
    <message>
        <source>A held province counts</source>
        <translation>Une province tenue vaut</translation>
    </message>
    <message>
        <source>Each leader</source>
        <translation>Chaque titre</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Own provinces</source>
        <translation>Provinces du pays</translation>
    </message>
    <message>
        <source>Unification gives</source>
        <translation>L’Unification donne</translation>
    </message>
    <message>
        <source>Each player has</source>
        <translation>Chaque joueur a</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Tours de la partie</translation>
    </message>
    <message>
        <source>Kept of each resource at most</source>
        <translation>Maximum gardé de chaque ressource</translation>
    </message>
    <message>
        <source>Offers to a partner in a phase</source>
        <translation>Offres à un partenaire par phase</translation>
    </message>
    <message>
        <source>Turns that a war lasts</source>
        <translation>Durée d’une guerre, en tours</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Forts dans une province</translation>
    </message>
    <message>
        <source>A promotion costs, a step</source>
        <translation>Une promotion coûte, par rang</translation>
    </message>
    <message>
        <source>A Victory Point costs</source>
        <translation>Un point de victoire coûte</translation>
    </message>
    <message>
        <source>Master Trader: an Action costs</source>
        <translation>Maître négociant&#x202f;: une action coûte</translation>
    </message>
    <message>
        <source>Master Trader: Actions a turn</source>
        <translation>Maître négociant&#x202f;: actions par tour</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>À partir du tour</translation>
    </message>
    <message>
        <source>Power and toughness</source>
        <translation>Puissance et vie</translation>
    </message>
    <message>
        <source>Victory Points when killed</source>
        <translation>Points de victoire si vaincu</translation>
    </message>
    <message>
        <source>Route not opened</source>
        <translation>Route non ouverte</translation>
    </message>
    <message>
        <source>No. %1 may yield</source>
        <comment>an unused Trade Route</comment>
        <translation>La n°&#xa0;%1 peut rapporter</translation>
    </message>
    <message>
        <source>Points to win</source>
        <comment>Victory Points that win the game</comment>
        <translation>Points pour gagner</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Level I needs no token: every player begins on it.</source>
        <translation>Le niveau I ne demande aucun jeton&#x202f;: chaque joueur y commence.</translation>
    </message>
    <message>
        <source>So many more tokens lead from the level before to level %1 of %2.</source>
        <translation>Jetons qu’il faut de plus pour passer du niveau précédent au niveau %1 (%2).</translation>
    </message>
    <message>
        <source>Every symbol of a player’s provinces gives so much in Upkeep (%1), once %2 stands on level %3.</source>
        <comment>%1 a resource, %2 a path of the play-mat</comment>
        <translation>Ce que chaque symbole des provinces d’un joueur donne à l’Entretien (%1), une fois atteint le niveau %3 (%2).</translation>
    </message>
    <message>
        <source>The bank takes so many of one resource for 1 of another from a player on level %1 of Trade.</source>
        <translation>Ce que la banque prend d’une ressource pour 1 d’une autre, à un joueur au niveau %1 de Commerce.</translation>
    </message>
    <message>
        <source>A player on level %1 of Trade may have opened so many Trade Routes in all.</source>
        <translation>Routes commerciales qu’un joueur au niveau %1 de Commerce peut avoir ouvertes en tout.</translation>
    </message>
    <message>
        <source>Each army of a player on level %1 of Military can take so many steps a turn; a battle takes one of them.</source>
        <translation>Pas que chaque armée d’un joueur au niveau %1 de Militaire peut faire par tour&#x202f;; une bataille en prend un.</translation>
    </message>
    <message>
        <source>So much damage it deals in a battle.</source>
        <translation>Dégâts qu’elle inflige dans une bataille.</translation>
    </message>
    <message>
        <source>It dies once so much damage lies on it in a turn.</source>
        <translation>Dégâts qui la tuent, s’ils s’accumulent en un tour.</translation>
    </message>
    <message>
        <source>So much Food keeps it alive in Upkeep; without it, it starves.</source>
        <translation>Nourriture qui la garde en vie à l’Entretien&#x202f;; sans elle, l’unité meurt de faim.</translation>
    </message>
    <message>
        <source>Who kills it gets so many Victory Points.</source>
        <translation>Points de victoire pour qui la tue.</translation>
    </message>
    <message>
        <source>It counts so many Victory Points while it stands.</source>
        <translation>Points de victoire qu’il vaut tant qu’il est debout.</translation>
    </message>
    <message>
        <source>So much of this resource is paid to build one.</source>
        <translation>Quantité de cette ressource à payer par unité.</translation>
    </message>
    <message>
        <source>Who has so many Victory Points at the end of a turn wins; allies count theirs together.</source>
        <translation>Points de victoire qui font gagner à la fin d’un tour&#x202f;; les alliés additionnent les leurs.</translation>
    </message>
    <message>
        <source>Builder, Trader and Warrior count so much each, for who has the most tokens on the path.</source>
        <translation>Valeur de chaque titre, Bâtisseur, Négociant ou Guerrier, pour qui a le plus de jetons sur la voie.</translation>
    </message>
    <message numerus="yes">
        <source>A Unification gives so many Actions to who holds %n province(s) of the country; the last figure serves all above.</source>
        <translation>
            <numerusform>Actions qu’une Unification donne à qui tient %n province du pays&#x202f;; le dernier chiffre vaut aussi pour tout nombre supérieur.</numerusform>
            <numerusform>Actions qu’une Unification donne à qui tient %n provinces du pays&#x202f;; le dernier chiffre vaut aussi pour tout nombre supérieur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds such a province counts so many Victory Points for it.</source>
        <translation>Points de victoire qu’une telle province vaut à qui la tient.</translation>
    </message>
    <message>
        <source>With Reinforce an army becomes the next kind for so many Products.</source>
        <translation>Produits à payer, avec Renforts, pour qu’une armée passe au rang suivant.</translation>
    </message>
    <message>
        <source>In Trade a Victory Point is bought for so much Gold.</source>
        <translation>Prix en Or d’un point de victoire, au Commerce.</translation>
    </message>
    <message>
        <source>With Master Trader one more Action costs so much Gold.</source>
        <translation>Prix en Or d’une action de plus, avec Maître négociant.</translation>
    </message>
    <message>
        <source>The game ends after so many turns, if nobody has won before.</source>
        <translation>La partie finit après ce nombre de tours, si personne n’a gagné avant.</translation>
    </message>
    <message>
        <source>At the end of a turn all above this figure is lost.</source>
        <translation>À la fin d’un tour, tout ce qui dépasse ce chiffre est perdu.</translation>
    </message>
    <message>
        <source>So many offers may be made to one partner in a Trade phase.</source>
        <translation>Offres que l’on peut faire à un même partenaire dans une phase de Commerce.</translation>
    </message>
    <message>
        <source>A war ends by itself after so many turns without damage done in it.</source>
        <translation>Une guerre finit d’elle-même après ce nombre de tours sans dégâts infligés.</translation>
    </message>
    <message>
        <source>So many Forts may stand in a province.</source>
        <translation>Nombre de Forts qui peuvent se trouver dans une province.</translation>
    </message>
    <message>
        <source>With Master Trader so many more Actions can be bought in a turn.</source>
        <translation>Actions de plus que l’on peut acheter par tour, avec Maître négociant.</translation>
    </message>
    <message>
        <source>Every player begins with so much of it.</source>
        <translation>Ce que chaque joueur en a au début.</translation>
    </message>
    <message>
        <source>Every player lays so many tokens on the play-mat before turn 1.</source>
        <translation>Jetons que chaque joueur pose sur son plateau individuel avant le tour 1.</translation>
    </message>
    <message>
        <source>So many stand in every player’s Capital at the beginning.</source>
        <translation>Nombre présent au début dans la capitale de chaque joueur.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <comment>a path of the play-mat and its level</comment>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>Abilities from %1</source>
        <comment>a level</comment>
        <translation>Capacités à partir de&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: from %2</source>
        <comment>an ability and its level</comment>
        <translation>%1&#x202f;: à partir de %2</translation>
    </message>
    <message>
        <source>Barbarians: from turn %1</source>
        <translation>Barbares&#x202f;: à partir du tour %1</translation>
    </message>
    <message>
        <source>One more figure</source>
        <translation>Un chiffre de plus</translation>
    </message>
    <message>
        <source>No ability comes with this level.</source>
        <translation>Aucune capacité ne vient avec ce niveau.</translation>
    </message>
    <message>
        <source>Enter adds it, as great as the last.</source>
        <translation>Entrée l’ajoute, égal au dernier.</translation>
    </message>
    <message>
        <source>A route that a player may have and has not opened yields 1 of what is chosen here, in every Upkeep.</source>
        <translation>Une route qu’un joueur peut avoir et n’a pas ouverte rapporte 1 de ce qui est choisi ici, à chaque Entretien.</translation>
    </message>
    <message>
        <source>From this turn on Barbarian armies have the strength below.</source>
        <translation>À partir de ce tour, les armées barbares ont la force indiquée dessous.</translation>
    </message>
    <message>
        <source>Who kills a Barbarian gets so many Victory Points.</source>
        <translation>Points de victoire pour qui tue un Barbare.</translation>
    </message>
    <message>
        <source>So much damage a Barbarian army deals, and dies of, from turn %1 on.</source>
        <translation>Dégâts qu’une armée barbare inflige, et dont elle meurt, à partir du tour %1.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>The scenario</source>
        <comment>a heading over its title</comment>
        <translation>Le scénario</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mers</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Start positions</source>
        <translation>Positions de départ</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>a heading over the texts of a puzzle</comment>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Reasons</source>
        <comment>a heading: why provinces that touch are not linked</comment>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>Other texts</source>
        <translation>Autres textes</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Computer, %1</source>
        <extracomment>%1 is a computer player&apos;s name</extracomment>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer, novice</source>
        <extracomment>A level of the computer players, from weak to strong: random, novice, steady, strong</extracomment>
        <translation>Ordinateur, débutant</translation>
    </message>
    <message>
        <source>Computer, steady</source>
        <translation>Ordinateur, posé</translation>
    </message>
    <message>
        <source>Computer, strong</source>
        <translation>Ordinateur, fort</translation>
    </message>
    <message>
        <source>Makes mistakes; good for a first game</source>
        <translation>Fait des erreurs&#x202f;; convient pour une première partie</translation>
    </message>
    <message>
        <source>Plays soundly; a match for who knows the game</source>
        <translation>Joue solidement&#x202f;; pour qui connaît le jeu</translation>
    </message>
    <message>
        <source>Looks further ahead; the hardest to beat</source>
        <translation>Voit plus loin&#x202f;; le plus difficile à battre</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, random moves&quot;</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>novice</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, novice&quot;</extracomment>
        <translation>débutant</translation>
    </message>
    <message>
        <source>steady</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, steady&quot;</extracomment>
        <translation>posé</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>A level of the computer players where there is no room for &quot;Computer, strong&quot;</extracomment>
        <translation>fort</translation>
    </message>
    <message>
        <source>Computer, random moves</source>
        <translation>Ordinateur, coups au hasard</translation>
    </message>
    <message>
        <source>Makes any allowed move, without a plan; for learning the rules or trying out a map</source>
        <translation>Joue n’importe quel coup permis, sans plan&#x202f;; pour apprendre les règles ou essayer une carte</translation>
    </message>
</context>
<context>
    <name>VariantFigures</name>
    <message>
        <source>Route income</source>
        <comment>what trade routes may yield</comment>
        <translation>Revenu des routes</translation>
    </message>
    <message>
        <source>Threshold, %1 players</source>
        <comment>Victory Points that end a game</comment>
        <translation>Seuil, %1 joueurs</translation>
    </message>
    <message>
        <source>Threshold, %1</source>
        <comment>Victory Points that end a game; %1 is a shape of alliances, as 2v2</comment>
        <translation>Seuil, %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>how many a game has</comment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Most of one resource</source>
        <translation>Maximum d’une ressource</translation>
    </message>
    <message>
        <source>Offers in Trade</source>
        <translation>Offres au Commerce</translation>
    </message>
    <message>
        <source>Turns of war</source>
        <comment>before peace may be made</comment>
        <translation>Tours de guerre</translation>
    </message>
    <message>
        <source>Forts in a province</source>
        <translation>Forts dans une province</translation>
    </message>
    <message>
        <source>Play-mat</source>
        <comment>the table of levels that each player has</comment>
        <translation>Plateau individuel</translation>
    </message>
</context>
<context>
    <name>VariantProof</name>
    <message>
        <source>It plays to its end</source>
        <translation>Elle se joue jusqu’au bout</translation>
    </message>
    <message>
        <source>not before the errors above are gone</source>
        <comment>games by computers</comment>
        <translation>pas avant que les erreurs ci-dessus aient disparu</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: being played…</source>
        <translation>
            <numerusform>%n partie entre ordinateurs&#x202f;: en cours…</numerusform>
            <numerusform>%n parties entre ordinateurs&#x202f;: en cours…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that ended</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 turns</source>
        <translation>%1 à %2 tours</translation>
    </message>
    <message>
        <source>no game could be begun</source>
        <translation>aucune partie n’a pu commencer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: %1 ended, %2</source>
        <comment>%2 how many turns they took</comment>
        <translation>
            <numerusform>%n partie entre ordinateurs, dont %1 finie, %2</numerusform>
            <numerusform>%n parties entre ordinateurs, dont %1 finies, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>being checked…</source>
        <comment>a variant</comment>
        <translation>vérification…</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <comment>problems of a variant</comment>
        <translation>
            <numerusform>%n à examiner</numerusform>
            <numerusform>%n à examiner</numerusform>
        </translation>
    </message>
    <message>
        <source>checked; games are played…</source>
        <comment>a variant</comment>
        <translation>vérifiée&#x202f;; parties en cours…</translation>
    </message>
    <message>
        <source>proven</source>
        <comment>a variant: all checks are good</comment>
        <translation>éprouvée</translation>
    </message>
    <message>
        <source>good</source>
        <comment>what a check says</comment>
        <translation>bon</translation>
    </message>
    <message>
        <source>to look at</source>
        <comment>what a check says</comment>
        <translation>à examiner</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>what a check says</comment>
        <translation>faux</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>what a check says</comment>
        <translation>pas encore connu</translation>
    </message>
</context>
<context>
    <name>VariantRows</name>
    <message>
        <source>none</source>
        <comment>a figure that a variant does not have</comment>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <comment>what a section of the game&apos;s figures holds</comment>
        <translation>
            <numerusform>%n chiffre</numerusform>
            <numerusform>%n chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>contested by %1 and %2</source>
        <comment>a province</comment>
        <translation>disputée par %1 et %2</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Map</source>
        <comment>a view of the editor</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>a view of the editor: the game&apos;s figures</comment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Variants</source>
        <comment>a view of the editor</comment>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Start positions</source>
        <comment>a view of the editor</comment>
        <translation>Positions de départ</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>a view of the editor</comment>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>a view of the editor</comment>
        <translation>Équilibre</translation>
    </message>
</context>
<context>
    <name>WarriorsBalance</name>
    <message>
        <source>Victory Points by source</source>
        <translation>Points de victoire par origine</translation>
    </message>
    <message>
        <source>Development Tokens by path</source>
        <translation>Jetons Développement par voie</translation>
    </message>
    <message>
        <source>Units on the map</source>
        <translation>Unités sur la carte</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Forts</source>
        <translation>Forts</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Vaincus</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Achetés</translation>
    </message>
    <message>
        <source>Builder, Trader, Warrior</source>
        <translation>Bâtisseur, Négociant, Guerrier</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militaire</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Princesses</source>
        <translation>Princesses</translation>
    </message>
    <message>
        <source>Wars declared</source>
        <translation>Guerres déclarées</translation>
    </message>
    <message>
        <source>Peace made</source>
        <translation>Paix conclues</translation>
    </message>
    <message>
        <source>Battles begun</source>
        <translation>Batailles engagées</translation>
    </message>
    <message>
        <source>Units killed</source>
        <translation>Unités vaincues</translation>
    </message>
    <message>
        <source>Armies starved</source>
        <translation>Armées mortes de faim</translation>
    </message>
    <message>
        <source>Armies raised</source>
        <translation>Armées recrutées</translation>
    </message>
    <message>
        <source>Armies promoted</source>
        <translation>Armées promues</translation>
    </message>
    <message>
        <source>Forts built</source>
        <translation>Forts construits</translation>
    </message>
    <message>
        <source>Lots traded with the bank</source>
        <translation>Lots échangés à la banque</translation>
    </message>
    <message>
        <source>Trade Routes opened</source>
        <translation>Routes commerciales ouvertes</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Offres faites</translation>
    </message>
    <message>
        <source>Exchanges with players</source>
        <translation>Échanges avec des joueurs</translation>
    </message>
    <message>
        <source>Victory Points bought</source>
        <translation>Points de victoire achetés</translation>
    </message>
    <message>
        <source>Unifications</source>
        <translation>Unifications</translation>
    </message>
    <message>
        <source>Passes, of Actions and shifts</source>
        <translation>Actions passées et jetons non déplacés</translation>
    </message>
    <message>
        <source>Taken by a player</source>
        <translation>Prise par un joueur</translation>
    </message>
    <message>
        <source>Held by a player at the end</source>
        <translation>Tenue par un joueur à la fin</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Threshold first reached</source>
        <translation>Seuil atteint pour la première fois</translation>
    </message>
    <message>
        <source>First war</source>
        <translation>Première guerre</translation>
    </message>
    <message>
        <source>First battle between players</source>
        <translation>Première bataille entre joueurs</translation>
    </message>
    <message>
        <source>First Unification</source>
        <translation>Première Unification</translation>
    </message>
    <message>
        <source>Path with the most tokens</source>
        <translation>Voie avec le plus de jetons</translation>
    </message>
    <message>
        <source>Two or three alike</source>
        <translation>Deux ou trois à égalité</translation>
    </message>
    <message>
        <source>Unification</source>
        <translation>Unification</translation>
    </message>
    <message>
        <source>United</source>
        <translation>Unifié</translation>
    </message>
    <message>
        <source>Not united</source>
        <translation>Non unifié</translation>
    </message>
    <message>
        <source>The threshold was reached</source>
        <translation>Le seuil a été atteint</translation>
    </message>
    <message>
        <source>The last turn was over</source>
        <translation>Le dernier tour était fini</translation>
    </message>
    <message>
        <source>An agreed limit was reached</source>
        <translation>Une limite convenue a été atteinte</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Des joueurs ont quitté la partie</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>a computer player</comment>
        <translation>posé</translation>
    </message>
    <message>
        <source>novice</source>
        <comment>a computer player</comment>
        <translation>débutant</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a computer player</comment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>a computer player</comment>
        <translation>fort</translation>
    </message>
    <message>
        <source>By threshold</source>
        <comment>games that end so</comment>
        <translation>Par le seuil</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>Victory Points</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Barbarians left</source>
        <translation>Barbares restants</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbares</translation>
    </message>
    <message>
        <source>Of all countries it has the fewest yields within 2 steps: %1, the others %2 to %3</source>
        <translation>De tous les pays, c’est celui qui récolte le moins à 2 pas&#x202f;: %1, les autres %2 à %3</translation>
    </message>
    <message>
        <source>Of all countries it has the most yields within 2 steps: %1, the others %2 to %3</source>
        <translation>De tous les pays, c’est celui qui récolte le plus à 2 pas&#x202f;: %1, les autres %2 à %3</translation>
    </message>
    <message>
        <source>Within 2 steps of its Capital lie yields of %1, of the others&apos; %2 to %3</source>
        <translation>À 2 pas de sa capitale, la récolte est de %1&#x202f;; pour les autres, de %2 à %3</translation>
    </message>
</context>
<context>
    <name>WarriorsPanels</name>
    <message>
        <source>Contested: Unification of neither country needs it.</source>
        <translation>Contestée&#x202f;: l’unification d’aucun des deux pays n’en dépend.</translation>
    </message>
    <message>
        <source>The Capital: a province of this country alone</source>
        <translation>La capitale&#x202f;: une province qui n’appartient qu’à ce pays</translation>
    </message>
    <message>
        <source>The Trade Center: a province of this country alone</source>
        <translation>La place marchande&#x202f;: une province qui n’appartient qu’à ce pays</translation>
    </message>
    <message>
        <source>What all provinces of the country yield, beside the mean of all countries</source>
        <translation>Ce que rapportent toutes les provinces du pays, à côté de la moyenne de tous les pays</translation>
    </message>
    <message>
        <source>It can be played when it has two countries with a Capital and a Trade Center each.</source>
        <translation>Elle sera jouable quand elle aura deux pays, chacun avec une capitale et une place marchande.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Couleurs som&amp;bres</translation>
    </message>
    <message>
        <source>Next text &amp;size</source>
        <translation>Taille &amp;suivante du texte</translation>
    </message>
    <message>
        <source>&amp;About Marches</source>
        <translation>À propos de &amp;Marches</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <comment>dialog: changes the keys of the window&apos;s actions</comment>
        <translation>To&amp;uches…</translation>
    </message>
</context>
<context>
    <name>WindowProblem</name>
    <message>
        <source>`{0}` belongs to no country.</source>
        <translation>`{0}` n’appartient à aucun pays.</translation>
    </message>
    <message>
        <source>`{0}` has no number in the order of play.</source>
        <translation>`{0}` n’a pas de numéro dans l’ordre de jeu.</translation>
    </message>
    <message>
        <source>`{0}` has no Capital.</source>
        <translation>`{0}` n’a pas de capitale.</translation>
    </message>
    <message>
        <source>`{0}` has no Trade Center.</source>
        <translation>`{0}` n’a pas de place marchande.</translation>
    </message>
    <message>
        <source>`{0}` has no land on the map.</source>
        <translation>`{0}` n’a aucune terre sur la carte.</translation>
    </message>
    <message>
        <source>The outline `{0}` belongs to no province.</source>
        <translation>Le contour `{0}` n’appartient à aucune province.</translation>
    </message>
    <message>
        <source>A province is named here that the map does not have.</source>
        <translation>Une province citée ici n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>A country is named here that the map does not have.</source>
        <translation>Un pays cité ici n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>Here must stand one of the countries that play.</source>
        <translation>Il faut ici l’un des pays qui jouent.</translation>
    </message>
    <message>
        <source>At most {0} countries can be played.</source>
        <translation>On peut jouer {0} pays au plus.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Nourriture</numerusform>
            <numerusform>%n Nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Produit</numerusform>
            <numerusform>%n Produits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Arme</numerusform>
            <numerusform>%n Armes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Or</numerusform>
            <numerusform>%n Or</numerusform>
        </translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In an exchange: no resources at all</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Production</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Military</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation>Militaire</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Négociant</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrier</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>A kind of army</extracomment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>A kind of army</extracomment>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>A kind of army</extracomment>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Maçonnerie</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation>Taxe de production</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Université</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation>Taxe commerciale</translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation>Maître négociant</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopole</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation>Double assaut</translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation>Pillage</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Seigneur de guerre</translation>
    </message>
    <message>
        <source>Infantry can be built: %1.</source>
        <translation>Permet de recruter l’Infanterie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Archers can be built: %1.</source>
        <translation>Permet de recruter les Archers&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cavalry can be built: %1.</source>
        <translation>Permet de recruter la Cavalerie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Forts can be built: %1.</source>
        <translation>Permet de construire les Forts&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Armies can be promoted: %n Product(s) a step.</source>
        <translation>
            <numerusform>Permet de promouvoir les armées&#x202f;: %n Produit par rang.</numerusform>
            <numerusform>Permet de promouvoir les armées&#x202f;: %n Produits par rang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each Capital yields 1 Gold in Upkeep.</source>
        <translation>Chaque capitale rapporte 1 Or à l’Entretien.</translation>
    </message>
    <message>
        <source>One more Action in every Development.</source>
        <translation>Une action de plus à chaque Développement.</translation>
    </message>
    <message>
        <source>Gold may be doubled in Down-keep.</source>
        <translation>L’Or peut être doublé en Fin de tour.</translation>
    </message>
    <message>
        <source>Each Trade Center yields 1 Gold in Upkeep.</source>
        <translation>Chaque place marchande rapporte 1 Or à l’Entretien.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more Action(s) in Development for %1 Gold each.</source>
        <translation>
            <numerusform>Jusqu’à %n action de plus au Développement pour %1 Or.</numerusform>
            <numerusform>Jusqu’à %n actions de plus au Développement pour %1 Or chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others trade only with holders of Monopoly.</source>
        <translation>Les autres ne commercent qu’avec les détenteurs du Monopole.</translation>
    </message>
    <message>
        <source>Armies at exactly 0 life retreat and live.</source>
        <translation>Les armées réduites à exactement 0 vie battent en retraite et survivent.</translation>
    </message>
    <message>
        <source>Armies with Action Points left move and battle once more.</source>
        <translation>Les armées qui ont encore des points d’action se déplacent et combattent une fois de plus.</translation>
    </message>
    <message>
        <source>Armies need no Food.</source>
        <translation>Les armées n’ont pas besoin de Nourriture.</translation>
    </message>
    <message>
        <source>Two armies with one Action, and one more Action to declare war.</source>
        <translation>Deux armées par action, et une action de plus pour déclarer la guerre.</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message numerus="yes">
        <source>%n Infantry</source>
        <translation>
            <numerusform>%n Infanterie</numerusform>
            <numerusform>%n Infanteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Archer(s)</source>
        <translation>
            <numerusform>%n Archer</numerusform>
            <numerusform>%n Archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cavalry</source>
        <translation>
            <numerusform>%n Cavalerie</numerusform>
            <numerusform>%n Cavaleries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es)</source>
        <translation>
            <numerusform>%n Princesse</numerusform>
            <numerusform>%n Princesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <translation>
            <numerusform>%n Fort</numerusform>
            <numerusform>%n Forts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A unit and whose it is: &quot;Archer no. 2 of France&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Ordinaire</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Disputée</translation>
    </message>
    <message>
        <source>Trade Center</source>
        <translation>Place marchande</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Capitale</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn</extracomment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Développement</translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation>Manœuvres</translation>
    </message>
    <message>
        <source>Down-keep</source>
        <translation>Fin de tour</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <extracomment>Who holds a province: nobody</extracomment>
        <translation>Barbares</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <extracomment>A person and the country he plays: &quot;Jeanne, for France&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian army(ies)</source>
        <translation>
            <numerusform>%n armée barbare</numerusform>
            <numerusform>%n armées barbares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian Fort(s)</source>
        <translation>
            <numerusform>%n Fort barbare</numerusform>
            <numerusform>%n Forts barbares</numerusform>
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
            <numerusform>%n PA</numerusform>
            <numerusform>%n PA</numerusform>
        </translation>
    </message>
    <message>
        <source>Infantry no. %1</source>
        <extracomment>One unit by its number, which must not read as a count</extracomment>
        <translation>Infanterie n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Archer no. %1</source>
        <translation>Archer n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Cavalry no. %1</source>
        <translation>Cavalerie n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Princess no. %1</source>
        <translation>Princesse n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Fort no. %1</source>
        <translation>Fort n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Barbarian Fort no. %1</source>
        <translation>Fort barbare n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Barbarian army no. %1</source>
        <translation>Armée barbare n°&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>marches::appmap::MapStrip</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Legend of the map</source>
        <translation>Légende de la carte</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Scale of the map; %1 is a number</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Voir toute la carte</translation>
    </message>
    <message>
        <source>Scale %1, press for the whole map</source>
        <extracomment>%1 is the scale, such as &quot;76 %&quot;</extracomment>
        <translation>Échelle %1, cliquer pour toute la carte</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::AnchorTool</name>
    <message>
        <source>Places: drag a name, or where tokens stand</source>
        <translation>Emplacements&#x202f;: tirez un nom, ou l’emplacement des jetons</translation>
    </message>
    <message>
        <source>Places of %1</source>
        <translation>Emplacements&#x202f;: %1</translation>
    </message>
    <message>
        <source>They are shown at their true size. Tokens outside the province get a line to it</source>
        <translation>Ils sont montrés en taille réelle. Les jetons hors de la province reçoivent une ligne qui y mène</translation>
    </message>
    <message>
        <source>Find places anew</source>
        <translation>Trouver de nouveaux emplacements</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>glisser</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>Shift+A</source>
        <comment>keys</comment>
        <translation>Maj+A</translation>
    </message>
    <message>
        <source>find anew</source>
        <translation>replacer</translation>
    </message>
    <message>
        <source>walk places</source>
        <translation>parcourir les emplacements</translation>
    </message>
    <message>
        <source>The name of %1 is held</source>
        <translation>Vous tenez le nom de la province %1</translation>
    </message>
    <message>
        <source>The tokens’ place in %1 is held</source>
        <translation>Vous tenez l’emplacement des jetons dans %1</translation>
    </message>
    <message>
        <source>Choose a province first</source>
        <translation>Choisissez d’abord une province</translation>
    </message>
</context>
<context>
    <name>marches::editor::BalanceMap</name>
    <message>
        <source>Map of how often</source>
        <comment>how often provinces were taken, fought over, held</comment>
        <translation>Carte des fréquences</translation>
    </message>
    <message>
        <source>Taken at all</source>
        <comment>provinces on the map: by a player in a game</comment>
        <translation>Prise au moins une fois</translation>
    </message>
    <message>
        <source>Fought over</source>
        <comment>provinces on the map: in a game</comment>
        <translation>Lieu de bataille</translation>
    </message>
    <message>
        <source>Held at the end</source>
        <comment>provinces on the map: by a player</comment>
        <translation>Tenue à la fin</translation>
    </message>
    <message>
        <source>never</source>
        <comment>in no game</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>in %1 to %2 of 100 games</source>
        <translation>dans %1 à %2 parties sur 100</translation>
    </message>
    <message>
        <source>in %1 of 100 games</source>
        <translation>dans %1 parties sur 100</translation>
    </message>
</context>
<context>
    <name>marches::editor::BalanceView</name>
    <message>
        <source>There is no report before.</source>
        <translation>Il n’y a pas de rapport précédent.</translation>
    </message>
    <message>
        <source>That report was made before the map was opened this time: its steps are gone.</source>
        <translation>Ce rapport date d’avant l’ouverture actuelle de la carte&#x202f;: ses étapes n’existent plus.</translation>
    </message>
    <message>
        <source>The map is as it was then.</source>
        <translation>La carte est comme elle était alors.</translation>
    </message>
    <message>
        <source>%1 wins less often than before</source>
        <comment>%1 a country</comment>
        <translation>%1 gagne moins souvent qu’avant</translation>
    </message>
    <message>
        <source>%1 wins more often than before</source>
        <comment>%1 a country</comment>
        <translation>%1 gagne plus souvent qu’avant</translation>
    </message>
    <message>
        <source>%1 wins too often</source>
        <comment>%1 a country</comment>
        <translation>%1 gagne trop souvent</translation>
    </message>
    <message>
        <source>%1 wins too seldom</source>
        <comment>%1 a country</comment>
        <translation>%1 gagne trop rarement</translation>
    </message>
    <message>
        <source>no country wins more or less than chance explains</source>
        <translation>aucun pays ne gagne plus ou moins que le hasard ne l’explique</translation>
    </message>
    <message>
        <source>It measures the balance between our computer players</source>
        <translation>Cela mesure l’équilibre entre nos ordinateurs</translation>
    </message>
    <message>
        <source>%1 of %2 games, played by computers</source>
        <comment>so far</comment>
        <translation>%1 parties sur %2, jouées par des ordinateurs</translation>
    </message>
    <message>
        <source>%1. You can go on editing meanwhile</source>
        <translation>%1. Vous pouvez continuer à modifier la carte</translation>
    </message>
    <message>
        <source>Which of them did it?</source>
        <comment>of the changes since a report</comment>
        <translation>Lequel en est la cause&#x202f;?</translation>
    </message>
    <message>
        <source>%1 games by computer players: who wins, and where?</source>
        <translation>%1 parties entre ordinateurs&#x202f;: qui gagne, et où&#x202f;?</translation>
    </message>
    <message>
        <source>They play the map as it is now, beside you. %1</source>
        <translation>Ils jouent la carte telle qu’elle est, pendant que vous travaillez. %1</translation>
    </message>
    <message>
        <source>%1 games of %2, played by computers: %3</source>
        <comment>%2 a number of players; %3 what stands out</comment>
        <translation>%1 parties à %2 joueurs, jouées par des ordinateurs&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: %2, seats and countries drawn. %3</source>
        <comment>%2 kinds of players, %3 a time</comment>
        <translation>%1&#x202f;: %2, places et pays tirés au sort. %3</translation>
    </message>
    <message numerus="yes">
        <source>Before %n change(s). %1: %2</source>
        <comment>a report is older than they are</comment>
        <translation>
            <numerusform>Avant %n changement. %1&#x202f;: %2</numerusform>
            <numerusform>Avant %n changements. %1&#x202f;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: games are being played</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a button: games</comment>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Play %1 games</source>
        <comment>a button</comment>
        <translation>Jouer %1 parties</translation>
    </message>
    <message>
        <source>Play again as it is now</source>
        <comment>a button: the map</comment>
        <translation>Rejouer la carte actuelle</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>not played yet</source>
        <comment>a variant</comment>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>Plays at place %1</source>
        <comment>in the order of play</comment>
        <translation>Joue en position %1</translation>
    </message>
    <message>
        <source>of each, who wins most often</source>
        <comment>variants</comment>
        <translation>pour chacune, qui gagne le plus souvent</translation>
    </message>
    <message>
        <source>Changed since the report before</source>
        <translation>Changements depuis le rapport précédent</translation>
    </message>
    <message>
        <source>Changed since this report</source>
        <translation>Changements depuis ce rapport</translation>
    </message>
    <message>
        <source>Once games were played, what you change stands here.</source>
        <translation>Une fois des parties jouées, vos changements s’affichent ici.</translation>
    </message>
    <message>
        <source>Nothing that games depend on.</source>
        <translation>Rien dont les parties dépendent.</translation>
    </message>
    <message>
        <source>It compares two reports: play again after a change.</source>
        <translation>La comparaison porte sur deux rapports&#x202f;: rejouez après un changement.</translation>
    </message>
    <message>
        <source>Nothing that games depend on has changed.</source>
        <translation>Rien dont les parties dépendent n’a changé.</translation>
    </message>
    <message>
        <source>Games are being played.</source>
        <translation>Des parties sont en cours.</translation>
    </message>
    <message>
        <source>against the report before</source>
        <translation>comparé au rapport précédent</translation>
    </message>
    <message>
        <source>against no other</source>
        <comment>report</comment>
        <translation>comparé à aucun autre</translation>
    </message>
    <message>
        <source>%1 games of %2</source>
        <comment>%2 a number of players</comment>
        <translation>%1 parties à %2 joueurs</translation>
    </message>
    <message>
        <source>shown</source>
        <comment>a report</comment>
        <translation>affiché</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>%1 the time of a report</comment>
        <translation>comparé à&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reports kept (%1)</source>
        <translation>Rapports gardés (%1)</translation>
    </message>
    <message>
        <source>The report to compare with</source>
        <translation>Le rapport à comparer</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>least taken first</source>
        <comment>provinces</comment>
        <translation>les moins prises d’abord</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>a province, in a share of games</comment>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>in the report before</comment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Battles</source>
        <comment>in a game</comment>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>At the end held by</source>
        <translation>Tenue à la fin par</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>By country</source>
        <translation>Par pays</translation>
    </message>
    <message>
        <source>By order of play</source>
        <translation>Par ordre de jeu</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Par variante</translation>
    </message>
    <message>
        <source>How they go</source>
        <comment>games</comment>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Ce qui ressort</translation>
    </message>
    <message>
        <source>only what chance does not explain</source>
        <translation>seulement ce que le hasard n’explique pas</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Tous les chiffres</translation>
    </message>
    <message>
        <source>Reports kept</source>
        <translation>Rapports gardés</translation>
    </message>
    <message>
        <source>What</source>
        <comment>figures</comment>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>figures</comment>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a figure</comment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>of a figure</comment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>When</source>
        <comment>a report was made</comment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>the whole map or a variant</comment>
        <translation>Carte jouée</translation>
    </message>
    <message>
        <source>Wins most often</source>
        <translation>Gagne le plus souvent</translation>
    </message>
    <message>
        <source>State</source>
        <comment>of a report</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Elle n’est pas encore jouable&#x202f;: %1</translation>
    </message>
    <message>
        <source>change %1 of %2 left out: %3 of %4 games</source>
        <comment>games are being played</comment>
        <translation>sans le changement %1 sur %2&#x202f;: %3 parties sur %4</translation>
    </message>
    <message>
        <source>Games are being played already; Stop ends them.</source>
        <translation>Des parties sont déjà en cours&#x202f;; Arrêter y met fin.</translation>
    </message>
    <message>
        <source>This report is not kept on the disk: %1</source>
        <translation>Ce rapport n’est pas gardé sur le disque&#x202f;: %1</translation>
    </message>
    <message>
        <source>The history has taken another course since: those steps are gone.</source>
        <translation>L’historique a pris un autre cours depuis&#x202f;: ces étapes n’existent plus.</translation>
    </message>
    <message>
        <source>The map is as it was at the report before; Redo leads back.</source>
        <translation>La carte est comme au rapport précédent&#x202f;; Rétablir ramène à maintenant.</translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderTool</name>
    <message>
        <source>%1 would lose all its land</source>
        <translation>%1 perdrait tout son territoire</translation>
    </message>
    <message>
        <source>Borders: drag a line, a point or a junction</source>
        <translation>Frontières&#x202f;: tirez une ligne, un point ou une jonction</translation>
    </message>
    <message>
        <source>It goes from the map if you swallow it. Esc leaves the border as it was</source>
        <translation>Absorbée, elle disparaît de la carte. Échap laisse la frontière telle quelle</translation>
    </message>
    <message>
        <source>Both provinces change together. Hold Shift and draw along the new course; Alt drags without snapping</source>
        <translation>Les deux provinces changent ensemble. Avec Maj, dessinez le nouveau tracé&#x202f;; avec Alt, tirez sans accrochage</translation>
    </message>
    <message>
        <source>Swallow %1</source>
        <translation>Absorber %1</translation>
    </message>
    <message>
        <source>Calm the line</source>
        <translation>Lisser la ligne</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Denteler</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>glisser</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>take the point away</source>
        <translation>retirer le point</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>lisser</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>sans accrochage</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two provinces on both sides of a border</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Shared border, %1 units: they touch, so they are linked.</source>
        <translation>Frontière commune, %1 unités&#x202f;: elles se touchent, donc elles sont reliées.</translation>
    </message>
    <message>
        <source>Shared border, %1 units: 8 make a link.</source>
        <translation>Frontière commune, %1 unités&#x202f;: il en faut 8 pour une liaison.</translation>
    </message>
    <message>
        <source>Coast, %1 units</source>
        <translation>Côte, %1 unités</translation>
    </message>
    <message>
        <source>%1 points, %2 shown here</source>
        <translation>%1 points, dont %2 visibles ici</translation>
    </message>
    <message numerus="yes">
        <source>%n small loop(s) went to the neighbour</source>
        <translation>
            <numerusform>%n petite boucle est passée à la voisine</numerusform>
            <numerusform>%n petites boucles sont passées à la voisine</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a border first</source>
        <translation>Pointez d’abord une frontière</translation>
    </message>
    <message>
        <source>junction</source>
        <comment>where borders meet</comment>
        <translation>jonction</translation>
    </message>
    <message>
        <source>point of the line</source>
        <translation>point de la ligne</translation>
    </message>
    <message>
        <source>moves both sides</source>
        <comment>a border</comment>
        <translation>déplace les deux côtés</translation>
    </message>
    <message>
        <source>The sheet’s edge: dragged inwards, it cuts the sheet</source>
        <translation>Le bord de la carte&#x202f;: tiré vers l’intérieur, il la recadre</translation>
    </message>
</context>
<context>
    <name>marches::editor::BoxToken</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>%1 a kind of unit and its country</comment>
        <translation>
            <numerusform>%1, reste %n</numerusform>
            <numerusform>%1, restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>in a box: tokens of a kind</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::Causes</name>
    <message>
        <source>not playable without it</source>
        <comment>a change that was left out</comment>
        <translation>injouable sans lui</translation>
    </message>
    <message>
        <source>nothing beyond chance</source>
        <comment>a change has moved</comment>
        <translation>rien de plus que le hasard</translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays as many games again for each change, with that change left out</source>
        <translation>Rejoue autant de parties pour chaque changement, en laissant celui-ci de côté</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: games are being played</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Which of them did it?</source>
        <comment>a button: of the changes since a report</comment>
        <translation>Lequel en est la cause&#x202f;?</translation>
    </message>
    <message>
        <source>Back to then</source>
        <comment>a button: the map as it was at the report before</comment>
        <translation>Revenir à ce moment</translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesPane</name>
    <message>
        <source>new</source>
        <comment>was added to the map</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>was taken off the map</comment>
        <translation>disparu</translation>
    </message>
    <message>
        <source>Compare with a map</source>
        <translation>Comparer avec une carte</translation>
    </message>
    <message>
        <source>Maps (*.yaml)</source>
        <translation>Cartes (*.yaml)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a map.</source>
        <comment>%1 a file</comment>
        <translation>%1 n’est pas lisible comme carte.</translation>
    </message>
    <message>
        <source>Changes since…</source>
        <comment>a panel: what differs from the file, from another map</comment>
        <translation>Changements depuis…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparaison avec</translation>
    </message>
    <message>
        <source>since it was saved</source>
        <translation>depuis l’enregistrement</translation>
    </message>
    <message>
        <source>since it was opened</source>
        <translation>depuis l’ouverture</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a map that is compared with; %1 a file</comment>
        <translation>par rapport à %1</translation>
    </message>
    <message>
        <source>from another map…</source>
        <translation>par rapport à une autre carte…</translation>
    </message>
</context>
<context>
    <name>marches::editor::ClashCard</name>
    <message>
        <source>%1 was changed by another program</source>
        <comment>%1 a file</comment>
        <translation>%1 a été modifié par un autre programme</translation>
    </message>
    <message>
        <source>What only one of you has changed is taken as it is. Choose where both have:</source>
        <translation>Ce qu’un seul des deux a modifié est repris tel quel. Choisissez là où les deux ont changé quelque chose&#x202f;:</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: files are not taken in now</comment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Take these</source>
        <comment>a button: the values that were chosen</comment>
        <translation>Reprendre ces valeurs</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>what was changed here</comment>
        <translation>la vôtre</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <comment>a value</comment>
        <translation>la vôtre&#x202f;: %1</translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>what another program has changed</comment>
        <translation>l’autre</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <comment>a value</comment>
        <translation>l’autre&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::CornerTool</name>
    <message>
        <source>Corners: click a point where four provinces meet</source>
        <translation>Coins&#x202f;: cliquez sur un point où quatre provinces se rencontrent</translation>
    </message>
    <message>
        <source>All four are linked there then. A click again takes that back; the links stay</source>
        <translation>Les quatre y sont alors toutes reliées. Un second clic annule le coin&#x202f;; les liaisons restent</translation>
    </message>
    <message>
        <source>Four provinces do not meet here</source>
        <translation>Il n’y a pas quatre provinces qui se rencontrent ici</translation>
    </message>
    <message>
        <source>All four are linked at this corner</source>
        <translation>Les quatre sont reliées à ce coin</translation>
    </message>
    <message>
        <source>This corner links nobody</source>
        <translation>Ce coin ne relie aucune province</translation>
    </message>
</context>
<context>
    <name>marches::editor::CountriesModel</name>
    <message>
        <source>No.</source>
        <comment>the number of a country</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>The order of play</source>
        <translation>L’ordre de jeu</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Its own and those that it contests</source>
        <translation>Les siennes et celles qu’il dispute</translation>
    </message>
</context>
<context>
    <name>marches::editor::CountriesView</name>
    <message>
        <source>Countries</source>
        <comment>a view of the editor</comment>
        <translation>Pays</translation>
    </message>
    <message>
        <source>In the order of play: drag a row, or move it with Alt and the arrows. A double click, or F2, changes a name or a town.</source>
        <translation>Dans l’ordre de jeu&#x202f;: tirez une ligne, ou déplacez-la avec Alt et les flèches. Un double clic, ou F2, modifie un nom ou une ville.</translation>
    </message>
    <message>
        <source>A new country’s name</source>
        <translation>Nom du nouveau pays</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a button: a country</comment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button: a country; its provinces belong to nobody then</comment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Its provinces belong to nobody then</source>
        <translation>Ses provinces n’appartiennent alors plus à personne</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>a button: in the order of play</comment>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: in the order of play</comment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <comment>a button: the provinces of a country</comment>
        <translation>Montrer sur la carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::CourseStrip</name>
    <message>
        <source>turn %1: %2</source>
        <comment>%2 of games ended in it</comment>
        <translation>tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Turns to the end</source>
        <translation>Tours jusqu’à la fin</translation>
    </message>
    <message>
        <source>Lead at the end</source>
        <translation>Avance à la fin</translation>
    </message>
    <message>
        <source>ended in turn</source>
        <translation>terminées au tour</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>a figure of the report before</comment>
        <translation>avant&#x202f;: %1</translation>
    </message>
    <message>
        <source>the rest by turn %1</source>
        <comment>games end</comment>
        <translation>le reste au tour %1 au plus tard</translation>
    </message>
    <message>
        <source>provinces at the end</source>
        <translation>provinces à la fin</translation>
    </message>
    <message>
        <source>ended in turn 1 to %1</source>
        <translation>terminées aux tours 1 à %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::DesignPage</name>
    <message>
        <source>Design a map</source>
        <translation>Dessiner une carte</translation>
    </message>
    <message>
        <source>Open a map…</source>
        <translation>Ouvrir une carte…</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Retour aux parties</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>the map that is open</comment>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Enter makes what you see. It can be played at once; everything can be changed later.</source>
        <translation>Entrée crée ce que vous voyez. La carte est jouable aussitôt&#x202f;; tout peut être modifié plus tard.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Point de départ</translation>
    </message>
    <message>
        <source>Part of a map that is there</source>
        <translation>Une partie d’une carte existante</translation>
    </message>
    <message>
        <source>Choose countries or provinces. Borders, links, yields and names come along; the rest becomes quiet land.</source>
        <translation>Choisissez des pays ou des provinces. Les frontières, les liaisons, les récoltes et les noms suivent&#x202f;; le reste devient des terres hors jeu.</translation>
    </message>
    <message>
        <source>A whole map, changed</source>
        <translation>Une carte entière, modifiée</translation>
    </message>
    <message>
        <source>Your file holds only what you change; when the map it is based on gets better, yours does too.</source>
        <translation>Votre fichier ne contient que vos changements&#x202f;; quand la carte de base s’améliore, la vôtre aussi.</translation>
    </message>
    <message>
        <source>A blank sheet</source>
        <translation>Une carte vierge</translation>
    </message>
    <message>
        <source>Nothing but sea. You draw every province.</source>
        <translation>Rien que la mer. Vous dessinez toutes les provinces.</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Créer la carte</translation>
    </message>
    <message>
        <source>Choose a drawing…</source>
        <translation>Choisir un dessin…</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Une image à décalquer</translation>
    </message>
    <message>
        <source>A scan or a screenshot of an old map lies over the sheet, as faint as you like. You draw over it; the picture never becomes part of the map.</source>
        <translation>Un scan ou une capture d’une ancienne carte recouvre la feuille, aussi pâle que vous voulez. Vous dessinez par-dessus&#x202f;; l’image ne fait jamais partie de la carte.</translation>
    </message>
    <message>
        <source>New here?</source>
        <comment>before the button of a guide</comment>
        <translation>Première visite&#x202f;?</translation>
    </message>
    <message>
        <source>Your first map in 15 minutes</source>
        <comment>a guide that is played step by step</comment>
        <translation>Votre première carte en 15 minutes</translation>
    </message>
    <message>
        <source>An Inkscape drawing</source>
        <translation>Un dessin Inkscape</translation>
    </message>
    <message>
        <source>Or one of Illustrator, Affinity, Boxy SVG. Each closed shape becomes a province.</source>
        <translation>Ou un dessin Illustrator, Affinity ou Boxy SVG. Chaque forme fermée devient une province.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;From a drawing&lt;/h3&gt;&lt;p&gt;Choose an SVG. You see what each layer and shape becomes before anything is made; gaps and overlaps between provinces are closed.&lt;/p&gt;&lt;p&gt;The drawing stays as it is. When you save it again there, what has changed can be taken in here, and names, yields and links stay.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;À partir d’un dessin&lt;/h3&gt;&lt;p&gt;Choisissez un SVG. Vous voyez ce que devient chaque calque et chaque forme avant que rien ne soit créé&#x202f;; les écarts et les chevauchements entre provinces sont comblés.&lt;/p&gt;&lt;p&gt;Le dessin reste tel quel. Quand vous l’y enregistrez de nouveau, ce qui a changé peut être importé ici&#x202f;; les noms, les récoltes et les liaisons restent.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>An invented land</source>
        <translation>Une terre inventée</translation>
    </message>
    <message>
        <source>So many provinces and countries, with coasts, rivers and hills, by a number that makes the same land again. Every border is yours to move.</source>
        <translation>Choisissez le nombre de provinces et de pays : côtes, rivières et collines sont inventées. Le même numéro redonne la même terre, et chaque frontière reste modifiable.</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawPane</name>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>The new province</source>
        <translation>La nouvelle province</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>to whom a province belongs</comment>
        <translation>personne pour l’instant</translation>
    </message>
    <message>
        <source>%1 square units so far</source>
        <translation>%1 unités carrées jusqu’ici</translation>
    </message>
    <message>
        <source>It takes the sea and land out of play, and is linked with all that it touches.</source>
        <translation>Elle prend la mer et les terres hors jeu, et se trouve reliée à tout ce qu’elle touche.</translation>
    </message>
    <message>
        <source>Take others’ land too</source>
        <translation>Prendre aussi les terres des autres</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawTool</name>
    <message>
        <source>Draw a province: set points round it</source>
        <translation>Dessiner une province&#x202f;: posez des points autour</translation>
    </message>
    <message>
        <source>%1 square units</source>
        <translation>%1 unités carrées</translation>
    </message>
    <message>
        <source>Draw on</source>
        <translation>Continuez le tracé</translation>
    </message>
    <message>
        <source>It takes other provinces’ land too. Press Enter</source>
        <translation>Elle prend aussi des terres aux autres provinces. Appuyez sur Entrée</translation>
    </message>
    <message>
        <source>Press Enter, or click its first point</source>
        <translation>Appuyez sur Entrée, ou cliquez sur le premier point</translation>
    </message>
    <message>
        <source>Three points or more make a province</source>
        <translation>Il faut au moins trois points pour une province</translation>
    </message>
    <message>
        <source>Leave others’ land</source>
        <translation>Laisser les terres des autres</translation>
    </message>
    <message>
        <source>Take others’ land</source>
        <translation>Prendre les terres des autres</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Make the province</source>
        <translation>Créer la province</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>clic</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>poser un point</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>take a point back</source>
        <translation>retirer un point</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>close the line</source>
        <translation>fermer la ligne</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>sans accrochage</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>hide the picture</source>
        <translation>masquer l’image</translation>
    </message>
    <message>
        <source>the new outline</source>
        <translation>le nouveau contour</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>accroché à l’existant</translation>
    </message>
    <message>
        <source>becomes a province</source>
        <translation>devient une province</translation>
    </message>
    <message>
        <source>Its name</source>
        <comment>of a province that was drawn</comment>
        <translation>Son nom</translation>
    </message>
    <message>
        <source>It can’t be called so</source>
        <translation>Ce nom n’est pas possible</translation>
    </message>
    <message>
        <source>It takes sea and free land. Beside a neighbour, draw a little into it: they share the border</source>
        <translation>Elle prend la mer et les terres libres. Près d’une voisine, empiète un peu sur elle&#x202f;: la frontière devient commune</translation>
    </message>
    <message>
        <source>hold F</source>
        <comment>key</comment>
        <translation>F maintenu</translation>
    </message>
    <message>
        <source>follow a line</source>
        <translation>suivre une ligne</translation>
    </message>
</context>
<context>
    <name>marches::editor::DrawingCard</name>
    <message>
        <source>The drawing %1 was saved</source>
        <comment>%1 a file</comment>
        <translation>Le dessin %1 a été enregistré</translation>
    </message>
    <message>
        <source>Taking it in is one step that can be taken back; yields, links and start positions stay.</source>
        <translation>L’importer est une seule étape, qui peut être annulée&#x202f;; récoltes, liaisons et positions de départ restent.</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <comment>a drawing that was saved</comment>
        <translation>Voir les changements…</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>a button: a drawing is not taken in now</comment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Take it in</source>
        <comment>a drawing that was saved</comment>
        <translation>Importer</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorDesk</name>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The copy cannot be written</source>
        <translation>La copie ne peut pas être écrite</translation>
    </message>
    <message>
        <source>This map cannot be gone on with</source>
        <translation>Cette carte ne peut pas être reprise</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Ouvrir une carte</translation>
    </message>
    <message>
        <source>Maps (*.yaml)</source>
        <translation>Cartes (*.yaml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1 a file</comment>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être enregistré</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <comment>%1 a file</comment>
        <translation>%1 a été modifié par un autre programme depuis son ouverture ou son enregistrement ici.</translation>
    </message>
    <message>
        <source>What you have made can be saved beside it. Nothing is lost.</source>
        <translation>Votre travail peut être enregistré à côté. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Save beside it…</source>
        <translation>Enregistrer à côté…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the map as</source>
        <translation>Enregistrer la carte sous</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Elle n’est pas encore jouable&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Rien n’est perdu&#x202f;: le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Retour à la carte</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>No map is open.</source>
        <translation>Aucune carte n’est ouverte.</translation>
    </message>
    <message>
        <source>⚠ Not kept on the disk</source>
        <translation>⚠ Non conservée sur le disque</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>the map&apos;s file</comment>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Every change is kept; not all are in the file</source>
        <translation>Chaque changement est gardé&#x202f;; tous ne sont pas dans le fichier</translation>
    </message>
    <message numerus="yes">
        <source>Every change is kept; %n not yet in the file</source>
        <translation>
            <numerusform>Chaque changement est gardé&#x202f;; %n pas encore dans le fichier</numerusform>
            <numerusform>Chaque changement est gardé&#x202f;; %n pas encore dans le fichier</numerusform>
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
        <translation>chercher</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what a key does</comment>
        <translation>nommer</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what a key does</comment>
        <translation>jouer</translation>
    </message>
    <message>
        <source>Maps (*.yaml *.marchesmap)</source>
        <translation>Cartes (*.yaml *.marchesmap)</translation>
    </message>
    <message>
        <source>It can&apos;t be packed yet: %1</source>
        <translation>Elle ne peut pas encore être empaquetée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pack the map for friends</source>
        <translation>Empaqueter la carte pour des amis</translation>
    </message>
    <message>
        <source>Maps in one file (*.marchesmap)</source>
        <translation>Cartes en un seul fichier (*.marchesmap)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être écrit</translation>
    </message>
    <message>
        <source>Packed: %1. Who opens it in Marches can play and change it.</source>
        <comment>%1 a file</comment>
        <translation>Carte empaquetée&#x202f;: %1. Qui l’ouvre dans Marches peut y jouer et la modifier.</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <translation>Cartes &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <comment>a menu: to play on the map that is being made</comment>
        <translation>E&amp;ssai</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorWindow</name>
    <message>
        <source>Choose a province first.</source>
        <translation>Choisissez d’abord une province.</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <comment>a place on the map</comment>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>Computer players can&apos;t play this map&apos;s game here.</source>
        <translation>L’ordinateur ne sait pas jouer ici au jeu de cette carte.</translation>
    </message>
    <message>
        <source>Choose a province of %1, then say at the right what it is.</source>
        <comment>a country</comment>
        <translation>%1&#x202f;: choisis une province, puis indique à droite ce qu’elle est.</translation>
    </message>
</context>
<context>
    <name>marches::editor::FigureMeaning</name>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure’s name and what it is</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <comment>a button; %1 a chapter of the rules</comment>
        <translation>Règle&#x202f;: %1</translation>
    </message>
    <message>
        <source>In %1 %2</source>
        <comment>%1 a map, %2 a figure there</comment>
        <translation>Dans %1 %2</translation>
    </message>
    <message>
        <source>Here %1</source>
        <comment>%1 a figure in this map</comment>
        <translation>Ici %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::FigureModel</name>
    <message>
        <source>There is nothing to compare the figures with.</source>
        <translation>Il n’y a rien à quoi comparer les valeurs.</translation>
    </message>
    <message>
        <source>This is as in %1 already.</source>
        <comment>a map</comment>
        <translation>C’est déjà comme dans %1.</translation>
    </message>
    <message>
        <source>%1 stands elsewhere in %2</source>
        <comment>an ability; a map</comment>
        <translation>%1 se trouve ailleurs dans %2</translation>
    </message>
    <message>
        <source>differs: %1 in %2</source>
        <comment>a figure; a map</comment>
        <translation>différent&#x202f;: %1 dans %2</translation>
    </message>
    <message>
        <source>differs: none in %1</source>
        <comment>a map</comment>
        <translation>différent&#x202f;: rien dans %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>none</source>
        <comment>abilities</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure’s name and what it is</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::FileTextPane</name>
    <message>
        <source>File text</source>
        <translation>Texte du fichier</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <comment>the first row of the history</comment>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>a step that was undone</comment>
        <translation>annulé</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>the files hold this moment of the history</comment>
        <translation>enregistré</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryPane</name>
    <message>
        <source>As it was opened</source>
        <comment>the document</comment>
        <translation>À l’ouverture</translation>
    </message>
    <message numerus="yes">
        <source>Opened %n change(s) ago</source>
        <comment>the document</comment>
        <translation>
            <numerusform>Ouvert il y a %n changement</numerusform>
            <numerusform>Ouvert il y a %n changements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n change(s) ago</source>
        <comment>goes back to that moment</comment>
        <translation>
            <numerusform>enregistré il y a %n changement</numerusform>
            <numerusform>enregistré il y a %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Click a line to see the map as it was then; the next change goes on from there.</source>
        <translation>Cliquez sur une ligne pour revoir la carte à ce moment&#x202f;; le prochain changement repart de là.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportChanges</name>
    <message>
        <source>as they were</source>
        <comment>provinces</comment>
        <translation>inchangées</translation>
    </message>
    <message>
        <source>their bytes stay untouched</source>
        <translation>leurs octets restent intacts</translation>
    </message>
    <message>
        <source>new outlines</source>
        <comment>provinces</comment>
        <translation>nouveaux contours</translation>
    </message>
    <message>
        <source>names, yields, start positions stay</source>
        <translation>noms, récoltes et positions de départ restent</translation>
    </message>
    <message>
        <source>new provinces</source>
        <translation>nouvelles provinces</translation>
    </message>
    <message>
        <source>%1: no country yet</source>
        <comment>%1 provinces</comment>
        <translation>%1&#x202f;: pas encore de pays</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>provinces</comment>
        <translation>disparues</translation>
    </message>
    <message>
        <source>Where did %1 go? Nothing of the drawing lies there.</source>
        <comment>%1 a province</comment>
        <translation>Où est passée cette province&#x202f;: %1&#x202f;? Le dessin n’a rien à cet endroit.</translation>
    </message>
    <message>
        <source>Where did %1 go? Most of it is now %2.</source>
        <comment>%1, %2 provinces</comment>
        <translation>Où est passée cette province&#x202f;: %1&#x202f;? Ses terres sont maintenant surtout à %2.</translation>
    </message>
    <message>
        <source>%2 is %1, renamed</source>
        <comment>provinces</comment>
        <translation>%2 est %1, renommée</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>a province</comment>
        <translation>%1 a disparu</translation>
    </message>
    <message>
        <source>keep the old outline</source>
        <translation>garder l’ancien contour</translation>
    </message>
    <message numerus="yes">
        <source>All %n provinces that are not in the drawing</source>
        <translation>
            <numerusform>%n province absente du dessin</numerusform>
            <numerusform>Les %n provinces absentes du dessin</numerusform>
        </translation>
    </message>
    <message>
        <source>are gone</source>
        <comment>provinces</comment>
        <translation>disparaissent</translation>
    </message>
    <message>
        <source>keep the old outlines</source>
        <translation>garder les anciens contours</translation>
    </message>
    <message>
        <source>What changes against the map that is open</source>
        <translation>Ce qui change par rapport à la carte ouverte</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportFlow</name>
    <message>
        <source>The drawing was taken in: one step, which can be taken back</source>
        <translation>Dessin importé&#x202f;: une seule étape, qui peut être annulée</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Importer un dessin</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.svgz)</source>
        <translation>Dessins (*.svg *.svgz)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a drawing</source>
        <comment>%1 a file</comment>
        <translation>%1 n’est pas lisible comme dessin</translation>
    </message>
    <message>
        <source>The drawing does not fit to the map any more.</source>
        <translation>Le dessin ne correspond plus à la carte.</translation>
    </message>
    <message>
        <source>Nothing changes: the map is as the drawing has it</source>
        <translation>Rien ne change&#x202f;: la carte est déjà comme le dessin</translation>
    </message>
    <message>
        <source>Export for drawing</source>
        <translation>Exporter pour le dessin</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être écrit</translation>
    </message>
    <message>
        <source>Written for drawing: %1. It is watched: save it there, and it can be taken in here.</source>
        <comment>%1 a file</comment>
        <translation>Exporté pour le dessin&#x202f;: %1. Le fichier est surveillé&#x202f;: enregistrez-le là-bas, et il pourra être importé ici.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLayers</name>
    <message>
        <source>in no layer</source>
        <comment>shapes of a drawing</comment>
        <translation>dans aucun calque</translation>
    </message>
    <message>
        <source>Layer in the drawing</source>
        <translation>Calque du dessin</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>a column: what is in a layer</comment>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Becomes</source>
        <comment>a column: what a layer becomes</comment>
        <translation>Devient</translation>
    </message>
    <message>
        <source>How we know</source>
        <comment>a column</comment>
        <translation>Comment on le sait</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLeft</name>
    <message numerus="yes">
        <source>■ %n sure</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n sûre</numerusform>
            <numerusform>■ %n sûres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>■ %n to be looked at</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n à vérifier</numerusform>
            <numerusform>■ %n à vérifier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>○ %1 largest of %n mend(s)</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>○ le plus grand raccord (%1 sur %n)</numerusform>
            <numerusform>○ les plus grands raccords (%1 sur %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>No gap is closed.</source>
        <translation>Aucun écart n’est comblé.</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) go, the widest %1.</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>%n écart disparaît, large de %1.</numerusform>
            <numerusform>%n écarts disparaissent, le plus large de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlap(s) go to the upper shape.</source>
        <translation>
            <numerusform>%n chevauchement revient à la forme du dessus.</numerusform>
            <numerusform>%n chevauchements reviennent à la forme du dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next wider opening is %1, between %2 and %3: it stays.</source>
        <comment>%2, %3 provinces</comment>
        <translation>L’ouverture suivante mesure %1, entre %2 et %3&#x202f;: elle reste.</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>tel que dessiné</translation>
    </message>
    <message>
        <source>as it will be</source>
        <translation>après l’import</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <translation>Combler les écarts jusqu’à</translation>
    </message>
    <message>
        <source>The drawing</source>
        <translation>Le dessin</translation>
    </message>
    <message>
        <source>A click chooses a shape. Plus and minus zoom, arrows move, 0 shows all of it.</source>
        <translation>Un clic choisit une forme. Plus et Moins changent le zoom, les flèches déplacent, 0 montre tout.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLoupe</name>
    <message>
        <source>%1 and %2, drawn</source>
        <comment>two provinces</comment>
        <translation>%1 et %2, telles que dessinées</translation>
    </message>
    <message>
        <source>two borders, %1 apart</source>
        <translation>deux frontières, à %1 l’une de l’autre</translation>
    </message>
    <message>
        <source>as it will be</source>
        <translation>après l’import</translation>
    </message>
    <message>
        <source>one border, both sides use it</source>
        <translation>une seule frontière, commune aux deux</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportMap</name>
    <message>
        <source>Reading the drawing…</source>
        <translation>Lecture du dessin…</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportPage</name>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Keep the picture as</source>
        <translation>Garder l’image sous</translation>
    </message>
    <message>
        <source>The picture can&apos;t be written: %1</source>
        <translation>L’image ne peut pas être écrite&#x202f;: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>%1 a file</comment>
        <translation>Image gardée&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n calque</numerusform>
            <numerusform>%n calques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n forme</numerusform>
            <numerusform>%n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>of a drawing</comment>
        <translation>%1 points</translation>
    </message>
    <message numerus="yes">
        <source>Make a map of %n province(s)</source>
        <translation>
            <numerusform>Créer une carte de %n province</numerusform>
            <numerusform>Créer une carte de %n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n province(s)</source>
        <translation>
            <numerusform>Importer %n province</numerusform>
            <numerusform>Importer %n provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the drawing…</source>
        <translation>Lecture du dessin…</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Nothing changes: the map is as the drawing has it.</source>
        <translation>Rien ne change&#x202f;: la carte est déjà comme le dessin.</translation>
    </message>
    <message>
        <source>A new map; the drawing is not changed</source>
        <translation>Une nouvelle carte&#x202f;; le dessin n’est pas modifié</translation>
    </message>
    <message>
        <source>One step in the history; Ctrl+Z takes all of it back</source>
        <translation>Une seule étape dans l’historique&#x202f;; Ctrl+Z annule le tout</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Importer un dessin</translation>
    </message>
    <message>
        <source>Enter imports what you see. Your drawing is not changed.</source>
        <translation>Entrée importe ce que vous voyez. Votre dessin n’est pas modifié.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>How to draw for Marches</source>
        <translation>Comment dessiner pour Marches</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&lt;h3&gt;How to draw for Marches&lt;/h3&gt;&lt;p&gt;Draw each province as one closed shape, coasts and islands with it. Neighbours need not match exactly: gaps and overlaps are closed here.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;A layer called &lt;b&gt;Provinces&lt;/b&gt; for them; others called Rivers, Lakes, Hills, Woods, Land or Names are known too, in four languages.&lt;/li&gt;&lt;li&gt;Call a province by its label in Inkscape (Object properties), or write its name into it.&lt;/li&gt;&lt;li&gt;Islands of one province: group them, or give them the same label.&lt;/li&gt;&lt;li&gt;Export for drawing… writes your map with an id for each province. As long as these ids stay, names, yields, links and start positions stay with their provinces.&lt;/li&gt;&lt;li&gt;Save as plain or Inkscape SVG. Blurs, gradients and masks are left aside; scripts and links to other files are refused.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h3&gt;Comment dessiner pour Marches&lt;/h3&gt;&lt;p&gt;Dessinez chaque province comme une seule forme fermée, côtes et îles comprises. Les voisines n’ont pas à coïncider exactement&#x202f;: les écarts et les chevauchements sont comblés ici.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Un calque nommé &lt;b&gt;Provinces&lt;/b&gt; pour elles&#x202f;; d’autres, nommés Rivières, Lacs, Collines, Bois, Terres ou Noms, sont reconnus aussi, en quatre langues.&lt;/li&gt;&lt;li&gt;Nommez une province par son étiquette dans Inkscape (Propriétés de l’objet), ou écrivez son nom dedans.&lt;/li&gt;&lt;li&gt;Îles d’une même province&#x202f;: groupez-les, ou donnez-leur la même étiquette.&lt;/li&gt;&lt;li&gt;«&#x202f;Exporter pour le dessin…&#x202f;» écrit votre carte avec un identifiant par province. Tant que ces identifiants restent, les noms, les récoltes, les liaisons et les positions de départ restent à leurs provinces.&lt;/li&gt;&lt;li&gt;Enregistrez en SVG simple ou en SVG Inkscape. Les flous, les dégradés et les masques sont laissés de côté&#x202f;; les scripts et les liens vers d’autres fichiers sont refusés.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportShapes</name>
    <message>
        <source>left out</source>
        <comment>a shape that becomes no province</comment>
        <translation>laissée de côté</translation>
    </message>
    <message>
        <source>%1: new</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>%1&#x202f;: nouvelle</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n piece(s)</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>
            <numerusform>%1, en %n morceau</numerusform>
            <numerusform>%1, en %n morceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the same</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>%1&#x202f;: la même</translation>
    </message>
    <message>
        <source>a new province</source>
        <comment>what a shape becomes</comment>
        <translation>une nouvelle province</translation>
    </message>
    <message>
        <source>without an id</source>
        <comment>a shape of a drawing</comment>
        <translation>sans identifiant</translation>
    </message>
    <message>
        <source>Shape</source>
        <comment>a column: a shape of a drawing</comment>
        <translation>Forme</translation>
    </message>
    <message>
        <source>What is asked</source>
        <comment>a column: about a shape</comment>
        <translation>Question</translation>
    </message>
    <message>
        <source>How we know</source>
        <comment>a column</comment>
        <translation>Comment on le sait</translation>
    </message>
    <message>
        <source>Province</source>
        <comment>a column</comment>
        <translation>Province</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>a column: of a province</comment>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportSide</name>
    <message>
        <source>Names</source>
        <comment>of provinces</comment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>The drawing says %1</source>
        <comment>%1 a province&apos;s name</comment>
        <translation>Selon le dessin&#x202f;: %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <comment>%1 a name</comment>
        <translation>garder %1</translation>
    </message>
    <message>
        <source>take the drawing&apos;s</source>
        <comment>a name</comment>
        <translation>prendre celui du dessin</translation>
    </message>
    <message>
        <source>keep all</source>
        <comment>names</comment>
        <translation>tout garder</translation>
    </message>
    <message numerus="yes">
        <source>take all %n of the drawing</source>
        <comment>names</comment>
        <translation>
            <numerusform>prendre %n nom du dessin</numerusform>
            <numerusform>prendre les %n noms du dessin</numerusform>
        </translation>
    </message>
    <message>
        <source>All names</source>
        <translation>Tous les noms</translation>
    </message>
    <message>
        <source>Left aside</source>
        <comment>parts of a drawing</comment>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>Keep the picture as a file…</source>
        <comment>to be traced</comment>
        <translation>Garder l’image dans un fichier…</translation>
    </message>
    <message>
        <source>To look at (%1)</source>
        <comment>shapes</comment>
        <translation>À vérifier (%1)</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <comment>shapes</comment>
        <translation>Toutes (%1)</translation>
    </message>
    <message>
        <source>Layers</source>
        <comment>of a drawing</comment>
        <translation>Calques</translation>
    </message>
    <message>
        <source>what each becomes; groups, transforms and curves inside are followed</source>
        <translation>ce que chacun devient&#x202f;; groupes, transformations et courbes sont suivis</translation>
    </message>
    <message>
        <source>Provinces</source>
        <comment>of a drawing</comment>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>all are known for sure</source>
        <comment>provinces</comment>
        <translation>toutes sont sûres</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Saisir pour filtrer</translation>
    </message>
    <message>
        <source>Filter of the shapes</source>
        <translation>Filtre des formes</translation>
    </message>
    <message>
        <source>Watch the file: when it is saved again, show what has changed</source>
        <translation>Surveiller le fichier&#x202f;: à chaque enregistrement, montrer ce qui a changé</translation>
    </message>
    <message>
        <source>The new map</source>
        <translation>La nouvelle carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::LandForm</name>
    <message>
        <source>Provinces</source>
        <comment>how many an invented land has</comment>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Countries</source>
        <comment>how many an invented land has</comment>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>by which a land is invented</comment>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Another</source>
        <comment>land, by another number</comment>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Another land</source>
        <translation>Une autre terre</translation>
    </message>
    <message>
        <source>The same numbers make the same land again.</source>
        <translation>Les mêmes nombres redonnent la même terre.</translation>
    </message>
</context>
<context>
    <name>marches::editor::LaneTool</name>
    <message>
        <source>Sea lane of %1 and %2</source>
        <translation>Route maritime entre %1 et %2</translation>
    </message>
    <message>
        <source>Sea lanes: drag from one province to the other</source>
        <translation>Routes maritimes&#x202f;: tirez d’une province à l’autre</translation>
    </message>
    <message>
        <source>Drag its points and ends; press on the line for a new point. Del takes one out</source>
        <translation>Tirez ses points et ses extrémités&#x202f;; appuyez sur la ligne pour ajouter un point. Suppr en retire un</translation>
    </message>
    <message>
        <source>They are linked, and the lane finds its way over water</source>
        <translation>Elles sont reliées, et la route maritime trouve son chemin sur l’eau</translation>
    </message>
    <message>
        <source>Lay it anew</source>
        <translation>Refaire le tracé</translation>
    </message>
    <message>
        <source>Remove the lane</source>
        <translation>Supprimer la route maritime</translation>
    </message>
    <message>
        <source>Remove lane and link</source>
        <translation>Supprimer la route maritime et la liaison</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>mouse</comment>
        <translation>glisser</translation>
    </message>
    <message>
        <source>lane or point</source>
        <translation>route maritime ou point</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>take the point away</source>
        <translation>retirer le point</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>sans accrochage</translation>
    </message>
    <message>
        <source>walk points</source>
        <translation>parcourir les points</translation>
    </message>
    <message>
        <source>%1 and %2 touch: they need no lane</source>
        <translation>%1 et %2 se touchent&#x202f;: une route maritime est inutile</translation>
    </message>
    <message>
        <source>No water leads from %1 to %2</source>
        <translation>Aucun passage par l’eau entre %1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2 are linked by sea</source>
        <translation>%1 et %2 sont reliées par mer</translation>
    </message>
    <message>
        <source>The lane would end in %1</source>
        <translation>La route maritime finirait dans %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::LayersPane</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>O hides the picture while it is held.</source>
        <translation>O masque l’image tant que la touche est enfoncée.</translation>
    </message>
    <message>
        <source>No picture to trace lies over this map.</source>
        <translation>Aucune image à décalquer ne recouvre cette carte.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Provinces: colours and names</source>
        <comment>a layer of the map</comment>
        <translation>Provinces&#x202f;: couleurs et noms</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>a layer of the map</comment>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Relief</source>
        <comment>a layer of the map</comment>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Woods</source>
        <comment>a layer of the map</comment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Sea lanes</source>
        <comment>a layer of the map</comment>
        <translation>Routes maritimes</translation>
    </message>
    <message>
        <source>Names of seas</source>
        <comment>a layer of the map</comment>
        <translation>Noms de mer</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <comment>a layer of the map</comment>
        <translation>Image à décalquer</translation>
    </message>
    <message>
        <source>How strongly the picture to trace is seen, per cent</source>
        <translation>Intensité de l’image à décalquer, en pour cent</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapFeed</name>
    <message>
        <source>The picture of this map can&apos;t be read. File text shows the file.</source>
        <translation>Le dessin de cette carte est illisible. «&#x202f;Texte du fichier&#x202f;» montre le fichier.</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapForm</name>
    <message>
        <source>cut close: %1 × %2</source>
        <comment>a sheet&apos;s width and height</comment>
        <translation>au plus juste&#x202f;: %1 × %2</translation>
    </message>
    <message>
        <source>all of it: %1 × %2</source>
        <comment>a sheet&apos;s width and height</comment>
        <translation>en entier&#x202f;: %1 × %2</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a map</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>File</source>
        <comment>of a map</comment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>what a map is drawn on</comment>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>Width of the sheet</source>
        <translation>Largeur de la carte</translation>
    </message>
    <message>
        <source>Height of the sheet</source>
        <translation>Hauteur de la carte</translation>
    </message>
    <message>
        <source>.yaml in %1</source>
        <comment>a file&apos;s ending and its folder</comment>
        <translation>.yaml dans %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapProblems</name>
    <message>
        <source>being checked…</source>
        <comment>the map, for problems</comment>
        <translation>vérification…</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>the map, for problems</comment>
        <translation>vérifiée</translation>
    </message>
    <message numerus="yes">
        <source>checked, with all %n variant(s)</source>
        <comment>the map, for problems</comment>
        <translation>
            <numerusform>vérifiée, avec %n variante</numerusform>
            <numerusform>vérifiée, avec les %n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has changed since: look at the problem again.</source>
        <translation>La carte a changé depuis&#x202f;: regardez de nouveau le problème.</translation>
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
        <translation>Ce fichier a des erreurs&#x202f;; l’éditeur montre où.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a map: how many provinces, how many countries</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n pays</numerusform>
            <numerusform>%n pays</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with the program; your copy is yours to change.</source>
        <translation>Fournie avec le programme&#x202f;; votre copie est à vous, modifiez-la à votre gré.</translation>
    </message>
    <message>
        <source>Begin a copy</source>
        <translation>Commencer une copie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a button does, and with which map</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Go on with a map of yours</source>
        <translation>Continuer une de vos cartes</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>A copy of a map that comes with the program</source>
        <translation>Une copie d’une carte fournie avec le programme</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergePane</name>
    <message>
        <source>Merge</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>They do not touch: a link leaves both, or they become one province of two pieces.</source>
        <translation>Elles ne se touchent pas&#x202f;: une liaison les garde toutes deux, sinon elles forment une seule province en deux morceaux.</translation>
    </message>
    <message>
        <source>Keeps its name and id</source>
        <translation>Garde son nom et son identifiant</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>Ce qui disparaît</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergeTool</name>
    <message>
        <source>Merge: drag from one province to the other</source>
        <translation>Réunir&#x202f;: tirez d’une province à l’autre</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch. Link them, or merge?</source>
        <translation>%1 et %2 ne se touchent pas. Les relier, ou les réunir&#x202f;?</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>Réunir %1 à %2</translation>
    </message>
    <message>
        <source>They would be one province of two pieces</source>
        <translation>Ce serait une province en deux morceaux</translation>
    </message>
    <message>
        <source>Nothing else is lost. Press Enter</source>
        <translation>Rien d’autre n’est perdu. Appuyez sur Entrée</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sentences of a list</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Relier</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>The more important one keeps its name and id, else the larger one</source>
        <translation>La plus importante garde son nom et son identifiant, sinon la plus grande</translation>
    </message>
</context>
<context>
    <name>marches::editor::NeighbourButton</name>
    <message>
        <source>%1: %2</source>
        <comment>a province, and why it is a neighbour</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>by sea</source>
        <comment>how two provinces are linked</comment>
        <translation>par mer</translation>
    </message>
    <message>
        <source>border %1</source>
        <comment>its length in units of the map</comment>
        <translation>frontière %1</translation>
    </message>
    <message>
        <source>%1, not linked</source>
        <comment>why two provinces touch</comment>
        <translation>%1, non reliée</translation>
    </message>
    <message>
        <source>%1, kept apart</source>
        <comment>two provinces that touch and are not linked, for a reason</comment>
        <translation>%1, sans liaison</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>%1 a province</comment>
        <translation>Afficher : %1</translation>
    </message>
    <message>
        <source>Link them</source>
        <comment>two provinces</comment>
        <translation>Les relier</translation>
    </message>
    <message>
        <source>No link though they touch</source>
        <comment>of two provinces</comment>
        <translation>Pas de liaison, bien qu’elles se touchent</translation>
    </message>
    <message>
        <source>Take the link away</source>
        <comment>of two provinces</comment>
        <translation>Supprimer la liaison</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewMapPane</name>
    <message>
        <source>The borders of this map have gaps: open it and join them first.</source>
        <translation>Les frontières de cette carte présentent des écarts&#x202f;: ouvrez-la et raccordez-les d’abord.</translation>
    </message>
    <message>
        <source>This map can&apos;t be read.</source>
        <translation>Cette carte ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <comment>%1 a map</comment>
        <translation>%1 (partie)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>%1 a map</comment>
        <translation>%1 (modifiée)</translation>
    </message>
    <message>
        <source>A blank sheet with the figures of %1</source>
        <comment>%1 a map</comment>
        <translation>Carte vierge, avec les valeurs de la carte %1</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>A map with the file name %1 is there already. Give another one.</source>
        <translation>Une carte porte déjà le nom de fichier %1. Donnez-en un autre.</translation>
    </message>
    <message>
        <source>Nothing but sea: you draw the land</source>
        <translation>Rien que la mer&#x202f;: vous dessinez les terres</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet</source>
        <translation>Pas encore jouable</translation>
    </message>
    <message>
        <source>%1, %2, %3: it can be played</source>
        <comment>provinces, countries, players</comment>
        <translation>%1, %2, %3&#x202f;: la carte est jouable</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n pays</numerusform>
            <numerusform>%n pays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 à %2 joueurs</translation>
    </message>
    <message>
        <source>The map to begin with</source>
        <translation>La carte de départ</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Une image à décalquer</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Choisissez d’abord une image.</translation>
    </message>
    <message>
        <source>The picture lies over the sea: you draw the land</source>
        <translation>L’image recouvre la mer&#x202f;: vous dessinez les terres</translation>
    </message>
    <message>
        <source>An invented land with the figures of %1</source>
        <comment>%1 a map</comment>
        <translation>Une terre inventée, avec les valeurs de la carte %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewProvince</name>
    <message>
        <source>New province</source>
        <translation>Nouvelle province</translation>
    </message>
</context>
<context>
    <name>marches::editor::NewProvinceForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>of a province in the file</comment>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartient à</translation>
    </message>
    <message>
        <source>Name of the new province</source>
        <translation>Nom de la nouvelle province</translation>
    </message>
    <message>
        <source>Id of the new province</source>
        <translation>Identifiant de la nouvelle province</translation>
    </message>
    <message>
        <source>To whom the new province belongs</source>
        <translation>À qui appartient la nouvelle province</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>to whom a province belongs</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>free</source>
        <comment>an id that nothing else has</comment>
        <translation>libre</translation>
    </message>
</context>
<context>
    <name>marches::editor::OutsideDrawing</name>
    <message>
        <source>%1 was saved, and can&apos;t be read as a drawing: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>%1 a été enregistré et n’est pas lisible comme dessin&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 was saved, and can&apos;t be taken in: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>%1 a été enregistré et ne peut pas être importé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 was saved: nothing changes on the map</source>
        <comment>%1 a file</comment>
        <translation>%1 a été enregistré&#x202f;: rien ne change sur la carte</translation>
    </message>
    <message>
        <source>%1 does not fit to the map any more</source>
        <comment>%1 a file</comment>
        <translation>%1 ne correspond plus à la carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::OutsideWatch</name>
    <message>
        <source>%1 is gone; saving writes it again</source>
        <comment>%1 a file</comment>
        <translation>%1 a disparu&#x202f;; un enregistrement recrée le fichier</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it can&apos;t be read: %2</source>
        <comment>%1 a file, %2 why</comment>
        <translation>Un autre programme a modifié %1, et le fichier ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>What another program has written in %1 can&apos;t be taken in</source>
        <comment>%1 a file</comment>
        <translation>Ce qu’un autre programme a écrit dans %1 ne peut pas être repris</translation>
    </message>
    <message>
        <source>%1 was changed by another program and read anew</source>
        <comment>%1 a file</comment>
        <translation>%1 a été modifié par un autre programme et relu</translation>
    </message>
</context>
<context>
    <name>marches::editor::PackagePage</name>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Nothing of it was kept. Ask who sent it to pack the map again.</source>
        <translation>Rien n’en a été gardé. Demandez à l’expéditeur d’empaqueter la carte de nouveau.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>from a page</comment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Keep both</source>
        <comment>maps</comment>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <comment>a map</comment>
        <translation>Remplacer la mienne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>You have this map already, and it is not the same</source>
        <translation>Vous avez déjà cette carte, mais elle est différente</translation>
    </message>
    <message>
        <source>%1 and your %2 have the same id: this one may be newer, or you have changed yours. Games that stand keep the map they were begun on, whatever you choose.</source>
        <comment>%1 a file, %2 a map&apos;s name</comment>
        <translation>%1 et votre carte %2 ont le même identifiant&#x202f;: celle-ci est peut-être plus récente, ou vous avez modifié la vôtre. Les parties en cours gardent la carte sur laquelle elles ont commencé, quel que soit votre choix.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a map</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>a map</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>leaves a map for now</comment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>It was among your maps already: %1</source>
        <comment>%1 a file</comment>
        <translation>Elle était déjà parmi vos cartes&#x202f;: %1</translation>
    </message>
    <message>
        <source>It is kept among your maps: %1</source>
        <comment>%1 a file</comment>
        <translation>Elle est gardée parmi vos cartes&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1. It can&apos;t be played yet, but changed:</source>
        <comment>%1 a sentence</comment>
        <translation>%1. Elle n’est pas encore jouable, mais peut être modifiée&#x202f;:</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <translation>Image de la carte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a map: how many provinces, how many countries</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n pays</numerusform>
            <numerusform>%n pays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::PartPicker</name>
    <message>
        <source>will be on the map</source>
        <comment>a province</comment>
        <translation>sera sur la carte</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a province</comment>
        <translation>laissée de côté</translation>
    </message>
    <message>
        <source>The map to begin with</source>
        <translation>La carte de départ</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Click a province or a country to take it in or leave it out; drag a frame around many. By keys: arrows and Space.</source>
        <translation>Cliquez sur une province ou un pays pour les prendre ou les laisser de côté&#x202f;; tracez un cadre pour en prendre plusieurs. Au clavier&#x202f;: flèches et Espace.</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsModel</name>
    <message>
        <source>%1 Set aside: %2</source>
        <comment>%1 a problem, %2 the reason</comment>
        <translation>%1 Mis de côté&#x202f;: %2</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>a problem</comment>
        <translation>Mis de côté</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsPane</name>
    <message>
        <source>Problems</source>
        <comment>title of a panel</comment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Fix all that is safe (%1)</source>
        <comment>button; how many problems</comment>
        <translation>Corriger tout ce qui est sûr (%1)</translation>
    </message>
    <message>
        <source>Enter goes there, F mends it, the menu key shows all ways to mend it.</source>
        <translation>Entrée y mène, F corrige, la touche Menu montre toutes les corrections possibles.</translation>
    </message>
    <message>
        <source>No problem found.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>Why is it right as it is?</source>
        <comment>before a field: a warning is set aside</comment>
        <translation>Pourquoi est-ce bien ainsi&#x202f;?</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <comment>a warning that was set aside</comment>
        <translation>Ne plus mettre de côté</translation>
    </message>
    <message>
        <source>Set aside…</source>
        <comment>a warning, for a reason</comment>
        <translation>Mettre de côté…</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>a button: a warning, for a reason</comment>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <comment>title of a panel; how many</comment>
        <translation>Problèmes&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincePane</name>
    <message numerus="yes">
        <source>in %n place(s), all follow</source>
        <comment>of an id; they change with it</comment>
        <translation>
            <numerusform>à %n endroit, suit</numerusform>
            <numerusform>à %n endroits, tous suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>to whom a province belongs</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>not contested</source>
        <comment>a province: it belongs to one country</comment>
        <translation>non contestée</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>%1 by border, %2 by sea</source>
        <comment>how many neighbours a province has</comment>
        <translation>%1 par frontière, %2 par mer</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Click a province on the map or in the list of provinces.</source>
        <translation>Cliquez sur une province, sur la carte ou dans la liste.</translation>
    </message>
    <message>
        <source>show</source>
        <comment>a button: a province on the map</comment>
        <translation>montrer</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a province</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name in all languages</source>
        <translation>Le nom dans toutes les langues</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>the word by which the file names a province</comment>
        <translation>Id</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <comment>a province, to a country</comment>
        <translation>Appartient à</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <comment>a language</comment>
        <translation>Nom en %1</translation>
    </message>
    <message>
        <source>Contested with</source>
        <translation>Contestée avec</translation>
    </message>
    <message>
        <source>Split</source>
        <comment>a button: takes the tool that cuts a province</comment>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <comment>a button: takes the tool that makes one province of two</comment>
        <translation>Réunir à…</translation>
    </message>
    <message>
        <source>Sea link…</source>
        <comment>a button: takes the tool that links provinces by sea</comment>
        <translation>Liaison maritime…</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>%1 a province; all are chosen</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The country is set for all, the rest for %1 alone.</source>
        <comment>a province</comment>
        <translation>Le pays vaut pour toutes, le reste pour une seule&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No way leads across this border</source>
        <comment>reason, kept in the map: two provinces touch and are not linked</comment>
        <translation>Aucun chemin ne franchit cette frontière</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincesPane</name>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Find a province</source>
        <translation>Trouver une province</translation>
    </message>
</context>
<context>
    <name>marches::editor::RecoveryPage</name>
    <message>
        <source>Throw these changes away for good?</source>
        <translation>Jeter ces changements pour de bon&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not in the file, until %1</source>
        <comment>%1 a date and time</comment>
        <translation>
            <numerusform>%n changement absent du fichier, jusqu’au %1</numerusform>
            <numerusform>%n changements absents du fichier, jusqu’au %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Yes, throw them away</source>
        <translation>Oui, les jeter</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Jeter…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Changes that are not in their files yet</source>
        <translation>Changements absents de leurs fichiers</translation>
    </message>
    <message>
        <source>Every change was kept. The files are as they were saved last.</source>
        <translation>Chaque changement a été gardé. Les fichiers sont tels qu’au dernier enregistrement.</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>marches::editor::RiverTool</name>
    <message>
        <source>Rivers: begin at the source</source>
        <translation>Rivières&#x202f;: commencez à la source</translation>
    </message>
    <message>
        <source>On to the mouth</source>
        <translation>Continuez jusqu’à l’embouchure</translation>
    </message>
    <message>
        <source>Click point by point, or draw with the button down. Del takes a river away</source>
        <translation>Cliquez point par point, ou dessinez en gardant le bouton enfoncé. Suppr supprime une rivière</translation>
    </message>
    <message>
        <source>Enter or a double click ends it. Backspace takes the last point back</source>
        <translation>Entrée ou un double clic la termine. Retour arrière retire le dernier point</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Make the river</source>
        <translation>Créer la rivière</translation>
    </message>
</context>
<context>
    <name>marches::editor::SeaNamePane</name>
    <message>
        <source>Name of a sea</source>
        <translation>Nom de mer</translation>
    </message>
    <message>
        <source>The name that is chosen</source>
        <translation>Le nom choisi</translation>
    </message>
    <message>
        <source>The next name; it stands where you click three times</source>
        <translation>Le prochain nom&#x202f;; trois clics en fixent la place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>how high they are</comment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Name of the sea</source>
        <translation>Nom de la mer</translation>
    </message>
    <message>
        <source>New sea</source>
        <translation>Nouvelle mer</translation>
    </message>
    <message>
        <source>Height of the letters in units of the map</source>
        <translation>Taille des lettres, en unités de la carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::SeaNameTool</name>
    <message>
        <source>Name of a sea: %1</source>
        <translation>Nom de mer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Name of a sea: click where it begins</source>
        <translation>Nom de mer&#x202f;: cliquez là où il commence</translation>
    </message>
    <message>
        <source>Click the middle of its curve</source>
        <translation>Cliquez au milieu de sa courbe</translation>
    </message>
    <message>
        <source>Click where it ends</source>
        <translation>Cliquez là où il finit</translation>
    </message>
    <message>
        <source>Drag its points; name and size stand at the right. Del takes it away</source>
        <translation>Tirez ses points&#x202f;; le nom et la taille sont à droite. Suppr le supprime</translation>
    </message>
    <message>
        <source>Enter ends it here: a straight line of two points</source>
        <translation>Entrée le termine ici&#x202f;: une ligne droite entre deux points</translation>
    </message>
    <message>
        <source>Three clicks; a click on the point of a name that is there chooses it</source>
        <translation>Trois clics&#x202f;; un clic sur le point d’un nom existant le choisit</translation>
    </message>
    <message>
        <source>Take the name away</source>
        <translation>Supprimer le nom</translation>
    </message>
    <message>
        <source>New sea</source>
        <translation>Nouvelle mer</translation>
    </message>
</context>
<context>
    <name>marches::editor::SelectTool</name>
    <message>
        <source>Choose a province</source>
        <translation>Choisissez une province</translation>
    </message>
    <message numerus="yes">
        <source>%n provinces are chosen</source>
        <translation>
            <numerusform>%n province est choisie</numerusform>
            <numerusform>%n provinces sont choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift adds, a frame takes all within. Names and places of tokens can be dragged</source>
        <translation>Maj en ajoute, un cadre prend tout ce qu’il contient. Les noms et les emplacements de jetons peuvent être tirés</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>clic</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>F2</source>
        <comment>key</comment>
        <translation>F2</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renommer</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>walk provinces</source>
        <translation>parcourir les provinces</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Province choisie&#x202f;: %1</translation>
    </message>
    <message>
        <source>delete, its land to a neighbour</source>
        <translation>supprimer, ses terres à une voisine</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <comment>keys</comment>
        <translation>Maj+Suppr</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>à personne</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <comment>keys</comment>
        <translation>Ctrl+Suppr</translation>
    </message>
    <message>
        <source>to the sea</source>
        <translation>à la mer</translation>
    </message>
    <message>
        <source>New province from this piece</source>
        <translation>Nouvelle province avec ce morceau</translation>
    </message>
    <message>
        <source>New province from this land</source>
        <translation>Nouvelle province avec ces terres</translation>
    </message>
    <message>
        <source>Who gets the land of %1?</source>
        <translation>%1&#x202f;: à qui vont ses terres&#x202f;?</translation>
    </message>
    <message>
        <source>Click a province that gets it. Enter: the one with the longest border</source>
        <translation>Cliquez sur une province qui les reçoit. Entrée&#x202f;: celle qui a la plus longue frontière commune</translation>
    </message>
    <message>
        <source>Alt+Del</source>
        <comment>keys</comment>
        <translation>Alt+Suppr</translation>
    </message>
    <message>
        <source>to whom you choose</source>
        <translation>à qui vous voulez</translation>
    </message>
    <message>
        <source>Choose one province</source>
        <translation>Choisissez une seule province</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>À personne</translation>
    </message>
    <message>
        <source>The sea</source>
        <translation>À la mer</translation>
    </message>
    <message>
        <source>Remove…</source>
        <comment>a province; who gets its land is asked</comment>
        <translation>Supprimer…</translation>
    </message>
</context>
<context>
    <name>marches::editor::SheetTool</name>
    <message>
        <source>the sea</source>
        <translation>la mer</translation>
    </message>
    <message>
        <source>land out of play</source>
        <translation>les terres hors jeu</translation>
    </message>
    <message>
        <source>the sheet’s edge</source>
        <translation>le bord de la carte</translation>
    </message>
    <message>
        <source>a province without a name</source>
        <translation>une province sans nom</translation>
    </message>
    <message>
        <source>junction of %1</source>
        <extracomment>Where borders meet; a list of names</extracomment>
        <translation>jonction&#x202f;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>its first point</source>
        <translation>le premier point</translation>
    </message>
    <message>
        <source>point between %1 and %2</source>
        <translation>point entre %1 et %2</translation>
    </message>
    <message>
        <source>on the border of %1 and %2</source>
        <translation>sur la frontière entre %1 et %2</translation>
    </message>
    <message>
        <source>on a river</source>
        <translation>sur une rivière</translation>
    </message>
    <message>
        <source>on the relief</source>
        <translation>sur le relief</translation>
    </message>
    <message>
        <source>on the sheet’s edge</source>
        <translation>sur le bord de la carte</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>sans accrochage</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>15 degrees</source>
        <translation>15 degrés</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>poser un point</translation>
    </message>
    <message>
        <source>walk points</source>
        <translation>parcourir les points</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a junction or point, its number, how many there are</comment>
        <translation>%1, %2 sur %3</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitPane</name>
    <message>
        <source>%1 %</source>
        <comment>the share of a piece</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>the eastern, larger one</source>
        <translation>celui de l’est, plus grand</translation>
    </message>
    <message>
        <source>the eastern one</source>
        <translation>celui de l’est</translation>
    </message>
    <message>
        <source>the western, larger one</source>
        <translation>celui de l’ouest, plus grand</translation>
    </message>
    <message>
        <source>the western one</source>
        <translation>celui de l’ouest</translation>
    </message>
    <message>
        <source>the southern, larger one</source>
        <translation>celui du sud, plus grand</translation>
    </message>
    <message>
        <source>the southern one</source>
        <translation>celui du sud</translation>
    </message>
    <message>
        <source>the northern, larger one</source>
        <translation>celui du nord, plus grand</translation>
    </message>
    <message>
        <source>the northern one</source>
        <translation>celui du nord</translation>
    </message>
    <message>
        <source>Each piece its own province</source>
        <translation>Une province par morceau</translation>
    </message>
    <message>
        <source>Links follow the borders</source>
        <translation>Les liaisons suivent les frontières</translation>
    </message>
    <message>
        <source>%1 no longer touches %2: these links go to %3.</source>
        <comment>a province, a list of provinces, the new province</comment>
        <translation>%1 ne touche plus %2&#x202f;: ces liaisons passent à %3.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s): %1 is left out where %2 is</source>
        <translation>
            <numerusform>%n variante&#x202f;: %1 y est hors jeu, comme %2</numerusform>
            <numerusform>%n variantes&#x202f;: %1 y est hors jeu, comme %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in start positions: they stay in %1</source>
        <translation>
            <numerusform>%n mention dans les positions de départ&#x202f;: elle reste dans %1</numerusform>
            <numerusform>%n mentions dans les positions de départ&#x202f;: elles restent dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s): %1 has an English name only</source>
        <translation>
            <numerusform>%n texte&#x202f;: %1 n’a de nom qu’en anglais</numerusform>
            <numerusform>%n textes&#x202f;: %1 n’a de nom qu’en anglais</numerusform>
        </translation>
    </message>
    <message>
        <source>What else it is in</source>
        <translation>Autres mentions</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Which piece keeps the name and id. X takes the next one</source>
        <translation>Quel morceau garde le nom et l’identifiant. X prend le suivant</translation>
    </message>
    <message>
        <source>Draw a line across a province, from border to border. What comes of it stands here.</source>
        <translation>Tracez une ligne à travers une province, d’une frontière à l’autre. Le résultat s’affiche ici.</translation>
    </message>
    <message>
        <source>The new province</source>
        <translation>La nouvelle province</translation>
    </message>
    <message>
        <source>New province</source>
        <translation>Nouvelle province</translation>
    </message>
    <message>
        <source>as the province that is cut</source>
        <translation>comme la province coupée</translation>
    </message>
    <message>
        <source>Nothing overlaps, no gap, all pieces are large enough. One step in the history: “%1”.</source>
        <translation>Aucun chevauchement, aucun trou, tous les morceaux sont assez grands. Une seule étape dans l’historique&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitTool</name>
    <message>
        <source>Split: draw a line from border to border</source>
        <translation>Diviser&#x202f;: tracez une ligne d’une frontière à l’autre</translation>
    </message>
    <message>
        <source>Split %1: the line is whole</source>
        <translation>Diviser %1&#x202f;: la ligne est complète</translation>
    </message>
    <message>
        <source>Split %1: on to a border</source>
        <translation>Diviser %1&#x202f;: continuez jusqu’à une frontière</translation>
    </message>
    <message>
        <source>Begin on the border of the province that you want to cut</source>
        <translation>Commencez sur la frontière de la province à couper</translation>
    </message>
    <message numerus="yes">
        <source>%n new pieces. Enter makes one province of them, Shift+Enter each its own</source>
        <translation>
            <numerusform>%n nouveau morceau. Entrée en fait une seule province, Maj+Entrée une de chacun</numerusform>
            <numerusform>%n nouveaux morceaux. Entrée en fait une seule province, Maj+Entrée une de chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>The line runs over %1 too, which it does not cut</source>
        <translation>La ligne passe aussi sur %1, sans la couper</translation>
    </message>
    <message>
        <source>Press Enter, or X: the other piece keeps name and id</source>
        <translation>Appuyez sur Entrée&#x202f;; avec X, l’autre morceau garde le nom et l’identifiant</translation>
    </message>
    <message numerus="yes">
        <source>It ends %n px inside. Shift+Enter leads it on to the border</source>
        <translation>
            <numerusform>Elle s’arrête à %n px de la frontière. Maj+Entrée la prolonge jusque-là</numerusform>
            <numerusform>Elle s’arrête à %n px de la frontière. Maj+Entrée la prolonge jusque-là</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to bend it further. Backspace takes the last point back</source>
        <translation>Cliquez pour l’infléchir encore. Retour arrière retire le dernier point</translation>
    </message>
    <message>
        <source>Take the last point back</source>
        <translation>Retirer le dernier point</translation>
    </message>
    <message>
        <source>Leave off</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>click</source>
        <comment>mouse</comment>
        <translation>clic</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>infléchir</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>échanger</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>sans accrochage</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>split</source>
        <translation>diviser</translation>
    </message>
    <message>
        <source>The line divides nothing</source>
        <translation>La ligne ne divise rien</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>keeps name, id and figures</source>
        <translation>garde le nom, l’identifiant et les valeurs</translation>
    </message>
    <message>
        <source>new province</source>
        <translation>nouvelle province</translation>
    </message>
    <message>
        <source>the new border</source>
        <translation>la nouvelle frontière</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>accroché à l’existant</translation>
    </message>
    <message>
        <source>becomes a province</source>
        <translation>devient une province</translation>
    </message>
    <message>
        <source>hold F</source>
        <comment>key</comment>
        <translation>F maintenu</translation>
    </message>
    <message>
        <source>follow a line</source>
        <translation>suivre une ligne</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampTool</name>
    <message>
        <source>Woods: click or drag, and trees stand there</source>
        <translation>Bois&#x202f;: cliquez ou balayez pour y mettre des arbres</translation>
    </message>
    <message>
        <source>Relief: click or drag, and hills stand there</source>
        <translation>Relief&#x202f;: cliquez ou balayez pour y mettre des collines</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>Nothing stands here</source>
        <translation>Il n’y a rien ici</translation>
    </message>
    <message>
        <source>Size %1 %</source>
        <translation>Taille&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>What lies farther down stands in front. Shift takes away, Ctrl with the wheel changes the size</source>
        <translation>Ce qui est plus bas passe devant. Maj retire, Ctrl avec la molette change la taille</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <comment>key and mouse</comment>
        <translation>Ctrl+molette</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsBoxes</name>
    <message>
        <source>Barbarians</source>
        <translation>Barbares</translation>
    </message>
    <message>
        <source>free land</source>
        <comment>a province that nobody holds</comment>
        <translation>terre libre</translation>
    </message>
    <message>
        <source>army</source>
        <comment>of Barbarians</comment>
        <translation>armée</translation>
    </message>
    <message>
        <source>Fort</source>
        <comment>of Barbarians</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a kind of unit, a country</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no end of them</source>
        <comment>Barbarians in their box</comment>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>makes %1 of %2 VP</source>
        <comment>Victory Points of a start position</comment>
        <translation>donne %1 PV sur %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsGame</name>
    <message>
        <source>This game can&apos;t be read: %1</source>
        <translation>Cette partie ne peut pas être lue&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is a game of another kind.</source>
        <translation>C’est une partie d’un autre jeu.</translation>
    </message>
    <message>
        <source>The game is played on another map: %1 is not on this one.</source>
        <translation>La partie se joue sur une autre carte&#x202f;: %1 n’est pas sur celle-ci.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>a moment of a game</comment>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a country</comment>
        <translation>à %1 de jouer</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Moments de la partie</translation>
    </message>
    <message>
        <source>Take this position</source>
        <comment>a button</comment>
        <translation>Reprendre cette position</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a button: nothing is taken from a saved game</comment>
        <translation>Ne rien reprendre</translation>
    </message>
    <message>
        <source>No position of this game can be a start: play a turn of it first.</source>
        <translation>Aucune position de cette partie ne peut servir de départ&#x202f;: joues-en d’abord un tour.</translation>
    </message>
    <message>
        <source>%1: what you take goes into %2</source>
        <comment>%1 a saved game, %2 &apos;the whole map&apos; or a variant</comment>
        <translation>%1 : la position choisie ira dans %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMap</name>
    <message>
        <source>Map of the start position</source>
        <translation>Carte de la position de départ</translation>
    </message>
    <message>
        <source>where it may stand</source>
        <comment>in the legend: a province that what is in hand may stand in</comment>
        <translation>où cela peut se placer</translation>
    </message>
    <message>
        <source>where it stood</source>
        <comment>in the legend: a token that is being moved</comment>
        <translation>où cela se trouvait</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMoment</name>
    <message>
        <source>nothing</source>
        <comment>based on</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a turn of so many</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>the first in order</source>
        <translation>le premier dans l’ordre</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non précisé</translation>
    </message>
    <message numerus="yes">
        <source>%n have moved</source>
        <translation>
            <numerusform>%n a joué</numerusform>
            <numerusform>%n ont joué</numerusform>
        </translation>
    </message>
    <message>
        <source>The moment</source>
        <comment>a panel: when a start position begins</comment>
        <translation>Le moment</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Basée sur</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>To move</source>
        <comment>who is</comment>
        <translation>Doit jouer</translation>
    </message>
    <message>
        <source>Began</source>
        <comment>who began this turn</comment>
        <translation>A commencé</translation>
    </message>
    <message>
        <source>Who began this turn, in games with a variable order</source>
        <translation>Qui a commencé ce tour, dans les parties à ordre variable</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsPuzzle</name>
    <message numerus="yes">
        <source>turn(s)</source>
        <comment>after the number of turns of a puzzle</comment>
        <translation>
            <numerusform>tour</numerusform>
            <numerusform>tours</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal yet: choose one</source>
        <comment>of a medal of a puzzle</comment>
        <translation>Pas encore d’objectif&#x202f;: choisissez-en un</translation>
    </message>
    <message>
        <source>%1 leads by %2 VP</source>
        <comment>%1 a country, %2 Victory Points</comment>
        <translation>%1 mène de %2 PV</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3 VP</source>
        <comment>%1 and %2 countries, %3 Victory Points</comment>
        <translation>%1 devance %2 de %3 PV</translation>
    </message>
    <message>
        <source>%1 has %2 VP</source>
        <comment>%1 a country, %2 Victory Points</comment>
        <translation>%1 a %2 PV</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>%1 a country, %2 a province</comment>
        <translation>%1 tient %2</translation>
    </message>
    <message>
        <source>A goal that is written in the file</source>
        <translation>Un objectif écrit dans le fichier</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: Problems say why.</source>
        <translation>Pas encore jouable&#x202f;: «&#x202f;Problèmes&#x202f;» dit pourquoi.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a button: trying a puzzle</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>a button: a puzzle</comment>
        <translation>Essayer</translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n step(s) is kept.</source>
        <translation>
            <numerusform>Une solution en %n étape est gardée.</numerusform>
            <numerusform>Une solution en %n étapes est gardée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games played, reached in %3</source>
        <comment>a puzzle is being tried</comment>
        <translation>%1 parties jouées sur %2, objectif atteint dans %3</translation>
    </message>
    <message>
        <source>It can be done: reached in %1 of %2.</source>
        <comment>a puzzle</comment>
        <translation>C’est faisable&#x202f;: objectif atteint %1 fois sur %2.</translation>
    </message>
    <message>
        <source>Not reached in %1 games.</source>
        <comment>a puzzle</comment>
        <translation>Objectif jamais atteint en %1 parties.</translation>
    </message>
    <message>
        <source>%1 of them begin with “%2”.</source>
        <comment>games that reached a puzzle&apos;s goal, a step in notation</comment>
        <translation>%1 d’entre elles commencent par «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>That line is kept as the solution.</source>
        <translation>Cette branche est gardée comme solution.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>a panel</comment>
        <translation>Défi</translation>
    </message>
    <message>
        <source>A puzzle has a goal and a number of turns. Try it lets strong computers play it %1 times from here.</source>
        <translation>Un défi a un objectif et un nombre de tours. «&#x202f;Essayer&#x202f;» fait jouer %1 parties à des ordinateurs forts à partir d’ici.</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>who plays a puzzle</comment>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>For</source>
        <comment>a medal of a puzzle</comment>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Médaille</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Ahead of whom</source>
        <translation>Qui devancer</translation>
    </message>
    <message>
        <source>Province that is to be held</source>
        <translation>Province à tenir</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a number of Victory Points</comment>
        <translation> PV</translation>
    </message>
    <message>
        <source>Within</source>
        <comment>so many turns</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>The others are</source>
        <translation>Les autres sont</translation>
    </message>
    <message>
        <source>No puzzle</source>
        <comment>a button: takes the puzzle away</comment>
        <translation>Supprimer le défi</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>a button: a line of play, as the solution</comment>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a medal</comment>
        <translation>Or</translation>
    </message>
    <message>
        <source>leads by</source>
        <comment>goal of a puzzle</comment>
        <translation>mène de</translation>
    </message>
    <message>
        <source>is ahead of</source>
        <comment>goal of a puzzle</comment>
        <translation>devance</translation>
    </message>
    <message>
        <source>has</source>
        <comment>goal of a puzzle: Victory Points</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>goal of a puzzle: a province</comment>
        <translation>tient</translation>
    </message>
    <message>
        <source>against novices</source>
        <translation>contre des débutants</translation>
    </message>
    <message>
        <source>against steady ones</source>
        <comment>computer players</comment>
        <translation>contre des joueurs posés</translation>
    </message>
    <message>
        <source>against strong ones</source>
        <comment>computer players</comment>
        <translation>contre des joueurs forts</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsSeat</name>
    <message>
        <source>± country</source>
        <comment>a button: who plays from a start position</comment>
        <translation>± pays</translation>
    </message>
    <message>
        <source>%1 plays, too</source>
        <comment>%1 a country</comment>
        <translation>%1 joue aussi</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <comment>%1 a country</comment>
        <translation>%1 ne joue pas</translation>
    </message>
    <message>
        <source>Takes this route away</source>
        <translation>Supprime cette route</translation>
    </message>
    <message>
        <source>+ route</source>
        <comment>a button: a trade route</comment>
        <translation>+ route</translation>
    </message>
    <message>
        <source>%1, since turn %2 ×</source>
        <comment>a war with a country; the sign takes it away</comment>
        <translation>%1, depuis le tour %2 ×</translation>
    </message>
    <message>
        <source>Ends this war</source>
        <translation>Met fin à cette guerre</translation>
    </message>
    <message>
        <source>+ war</source>
        <comment>a button</comment>
        <translation>+ guerre</translation>
    </message>
    <message>
        <source>%1, since turn %2</source>
        <comment>a war with a country</comment>
        <translation>%1, depuis le tour %2</translation>
    </message>
    <message>
        <source>A country</source>
        <translation>Un pays</translation>
    </message>
    <message>
        <source>%1 level %2</source>
        <comment>tokens on a path, the level that they reach</comment>
        <translation>%1 niveau %2</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>resources of a country</comment>
        <translation>Possède</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>At war with</source>
        <translation>En guerre avec</translation>
    </message>
    <message>
        <source>VP so far</source>
        <comment>Victory Points by kills and bought</comment>
        <translation>PV acquis</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>Victory Points by kills</comment>
        <translation>vaincus</translation>
    </message>
    <message>
        <source>Victory Points by kills</source>
        <translation>Points de victoire par vaincus</translation>
    </message>
    <message>
        <source>bought</source>
        <comment>Victory Points bought</comment>
        <translation>achetés</translation>
    </message>
    <message>
        <source>Victory Points bought</source>
        <translation>Points de victoire achetés</translation>
    </message>
    <message>
        <source>unified</source>
        <comment>a country</comment>
        <translation>unifié</translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsView</name>
    <message>
        <source>%1 stays in %2</source>
        <translation>%1&#x202f;: reste dans %2</translation>
    </message>
    <message>
        <source>%1 becomes free land</source>
        <translation>%1 devient une terre libre</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>%1 tokens, %2 a province</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the Barbarians there are taken off · let go</source>
        <translation>les Barbares présents sont retirés · relâchez</translation>
    </message>
    <message>
        <source>%1 is taken off</source>
        <translation>%1&#x202f;: hors de la carte</translation>
    </message>
    <message>
        <source>Free land</source>
        <comment>a command: nobody stands in a province</comment>
        <translation>Terre libre</translation>
    </message>
    <message>
        <source>Move…</source>
        <comment>a command: a token</comment>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Take off</source>
        <comment>a command: a token of the map</comment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>of a token</comment>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Action Points left</source>
        <translation>Points d’action restants</translation>
    </message>
    <message>
        <source>Has retreated</source>
        <comment>a token</comment>
        <translation>En retraite</translation>
    </message>
    <message>
        <source>Boxes</source>
        <comment>of the tokens of each colour</comment>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>what each colour still has</source>
        <translation>ce qu’il reste à chaque couleur</translation>
    </message>
    <message>
        <source>%1: choose a province</source>
        <comment>%1 what is in hand</comment>
        <translation>%1&#x202f;: choisissez une province</translation>
    </message>
    <message>
        <source>%1: choose where to</source>
        <comment>%1 what is in hand</comment>
        <translation>%1&#x202f;: choisissez la destination</translation>
    </message>
    <message>
        <source>A click or Enter puts it there; a number says how many go along. Esc lets it go</source>
        <translation>Un clic ou Entrée le pose là&#x202f;; un chiffre dit combien suivent. Échap lâche tout</translation>
    </message>
    <message>
        <source>Choose a moment of the game</source>
        <translation>Choisissez un moment de la partie</translation>
    </message>
    <message>
        <source>The map shows it. What is taken replaces this start position, in one step</source>
        <translation>La carte le montre. Ce qui est repris remplace cette position de départ, en une seule étape</translation>
    </message>
    <message>
        <source>Set up turn %1: drag tokens from the boxes, or from province to province</source>
        <translation>Préparez le tour %1&#x202f;: tirez des jetons depuis les boîtes, ou d’une province à l’autre</translation>
    </message>
    <message>
        <source>No start position yet: drag a token from the boxes, and one begins</source>
        <translation>Pas encore de position de départ&#x202f;: tirez un jeton d’une boîte, et elle commence</translation>
    </message>
    <message>
        <source>2 takes two of a kind along. Drop on the boxes to take one off. Right-click a token: damage, Action Points, retreated</source>
        <translation>2 en emporte deux de la même sorte. Déposez un jeton sur les boîtes pour le retirer. Clic droit sur un jeton&#x202f;: dégâts, points d’action, retraite</translation>
    </message>
    <message>
        <source>From a saved game…</source>
        <comment>a button</comment>
        <translation>Depuis une partie enregistrée…</translation>
    </message>
    <message>
        <source>Make it a puzzle…</source>
        <comment>a button</comment>
        <translation>En faire un défi…</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>a button: takes the start position away</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>As a game begins</source>
        <comment>a button: sets a start position up</comment>
        <translation>Comme en début de partie</translation>
    </message>
    <message>
        <source>Take a position from a saved game</source>
        <translation>Reprendre une position d’une partie enregistrée</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Parties (*.marches)</translation>
    </message>
    <message>
        <source>the whole map</source>
        <comment>into which a position goes</comment>
        <translation>toute la carte</translation>
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
        <translation>Affiché</translation>
    </message>
    <message>
        <source>Test-play</source>
        <comment>a button: a game on the map as it is now</comment>
        <translation>Partie d’essai</translation>
    </message>
</context>
<context>
    <name>marches::editor::TablesView</name>
    <message>
        <source>your notes and the order stay</source>
        <translation>vos notes et l’ordre restent</translation>
    </message>
    <message>
        <source>not in this file: as in %1</source>
        <comment>a map</comment>
        <translation>absent de ce fichier&#x202f;: comme dans %1</translation>
    </message>
    <message>
        <source>not in the variant: as in the whole map</source>
        <translation>absent de la variante&#x202f;: comme sur la carte entière</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>la carte entière</translation>
    </message>
    <message>
        <source>as it was before: some figures can’t be read</source>
        <translation>comme avant&#x202f;: certaines valeurs sont illisibles</translation>
    </message>
    <message>
        <source>Tables: what things cost, give and count</source>
        <translation>Tableaux&#x202f;: ce que les choses coûtent, donnent et comptent</translation>
    </message>
    <message>
        <source>Type a figure or use the arrows; Tab goes on</source>
        <translation>Saisissez une valeur ou utilisez les flèches&#x202f;; Tab passe à la suivante</translation>
    </message>
    <message>
        <source>Type a figure or use the arrows; Tab goes on. A gold edge marks what differs from %1</source>
        <comment>%1 a map</comment>
        <translation>Saisissez une valeur ou utilisez les flèches&#x202f;; Tab passe à la suivante. Un bord doré marque ce qui diffère par rapport à %1</translation>
    </message>
    <message>
        <source>What you change counts in the variant %1 alone. A gold edge marks what differs from the whole map</source>
        <translation>Ce que vous changez ne vaut que dans la variante %1. Un bord doré marque ce qui diffère de la carte entière</translation>
    </message>
    <message>
        <source>All figures</source>
        <comment>a button</comment>
        <translation>Toutes les valeurs</translation>
    </message>
    <message>
        <source>Only what differs (%1)</source>
        <comment>a button; %1 how many figures</comment>
        <translation>Seulement les différences (%1)</translation>
    </message>
    <message>
        <source>As in %1</source>
        <comment>a button; %1 a map: the figure in focus becomes as there</comment>
        <translation>Comme dans %1</translation>
    </message>
    <message>
        <source>Choose a figure first.</source>
        <translation>Choisissez d’abord une valeur.</translation>
    </message>
    <message>
        <source>Play-mat</source>
        <translation>Plateau individuel</translation>
    </message>
    <message>
        <source>Units and Forts</source>
        <translation>Unités et Forts</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Turns and limits</source>
        <translation>Tours et limites</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbares</translation>
    </message>
    <message>
        <source>Trade Routes not opened</source>
        <translation>Routes commerciales non ouvertes</translation>
    </message>
    <message>
        <source>levels I to VII; abilities are dragged to their level</source>
        <translation>niveaux I à VII&#x202f;; tirez les capacités vers leur niveau</translation>
    </message>
    <message>
        <source>As players will see it</source>
        <translation>Ce que verront les joueurs</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela signifie</translation>
    </message>
    <message>
        <source>The same in the file</source>
        <translation>La même chose dans le fichier</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsAbout</name>
    <message>
        <source>the scenario</source>
        <translation>le scénario</translation>
    </message>
    <message>
        <source>country</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>province</source>
        <translation>province</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>autre texte</translation>
    </message>
    <message>
        <source>No text is chosen</source>
        <translation>Aucun texte n’est choisi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and a language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no text in this language: %1 stands there instead.</source>
        <translation>Pas de texte dans cette langue&#x202f;: %1 s’affiche à la place.</translation>
    </message>
    <message>
        <source>%1 is the name of %2 too (%3). That is allowed.</source>
        <comment>%1 a name, %2 how many others, %3 what they are</comment>
        <translation>%1 est aussi le nom de %2 (%3). C’est permis.</translation>
    </message>
    <message numerus="yes">
        <source>%n other text(s)</source>
        <translation>
            <numerusform>%n autre texte</numerusform>
            <numerusform>%n autres textes</numerusform>
        </translation>
    </message>
    <message>
        <source>About this text</source>
        <translation>À propos de ce texte</translation>
    </message>
    <message>
        <source>A note to translators</source>
        <translation>Note pour les traducteurs</translation>
    </message>
    <message>
        <source>“For a translator…” writes one table of all texts with these notes and takes it back, also when the map has changed meanwhile.</source>
        <translation>«&#x202f;Pour un traducteur…&#x202f;» écrit un tableau de tous les textes avec ces notes, et le reprend, même si la carte a changé entre-temps.</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsModel</name>
    <message>
        <source>Title</source>
        <comment>of the scenario</comment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <comment>what the scenario is</comment>
        <translation>En une phrase</translation>
    </message>
    <message>
        <source>New Game, title of the map</source>
        <translation>Nouvelle partie, titre de la carte</translation>
    </message>
    <message>
        <source>New Game, below the title</source>
        <translation>Nouvelle partie, sous le titre</translation>
    </message>
    <message>
        <source>country</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>along its line</source>
        <comment>where a sea&apos;s name stands</comment>
        <translation>le long de sa ligne</translation>
    </message>
    <message>
        <source>%L1, here %L2</source>
        <comment>%1 all texts of a kind, %2 those that are shown</comment>
        <translation>%L1, dont %L2 ici</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and what it belongs to</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Short: %1</source>
        <comment>a short name</comment>
        <translation>Court&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a text and a language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: missing; %2 stands there instead</source>
        <translation>%1&#x202f;: manquant&#x202f;; %2 s’affiche à la place</translation>
    </message>
    <message>
        <source>%1: as in all languages</source>
        <translation>%1&#x202f;: comme dans toutes les langues</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#x202f;: vide</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a column: what a text belongs to</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>so many texts of all are there</comment>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 texts</source>
        <comment>a language</comment>
        <translation>%1&#x202f;: %L2 textes sur %L3</translation>
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
        <translation>Tous</translation>
    </message>
    <message>
        <source>Missing</source>
        <comment>texts</comment>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Doesn&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>Trop longs</translation>
    </message>
    <message>
        <source>Same as English</source>
        <comment>texts</comment>
        <translation>Identiques à l’anglais</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>texts</comment>
        <translation>
            <numerusform>%n manquant</numerusform>
            <numerusform>%n manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es)n&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>
            <numerusform>%n trop long</numerusform>
            <numerusform>%n trop longs</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <comment>texts</comment>
        <translation>rien ne manque</translation>
    </message>
    <message>
        <source>Shows or hides the column: %1</source>
        <comment>%1 a language</comment>
        <translation>Montre ou masque la colonne&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a language and its code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another one…</source>
        <comment>a language, by its code</comment>
        <translation>Une autre…</translation>
    </message>
    <message>
        <source>A language has a code of two or three letters: it, es, gsw.</source>
        <translation>Une langue a un code de deux ou trois lettres&#x202f;: it, es, gsw.</translation>
    </message>
    <message>
        <source>No text is missing.</source>
        <translation>Aucun texte ne manque.</translation>
    </message>
    <message>
        <source>A table for a translator</source>
        <translation>Un tableau pour un traducteur</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written: %1</source>
        <translation>Le tableau ne peut pas être écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Written: %1. A translator fills it in any spreadsheet and sends it back.</source>
        <comment>%1 a file</comment>
        <translation>Écrit&#x202f;: %1. Un traducteur le remplit dans n’importe quel tableur et le renvoie.</translation>
    </message>
    <message>
        <source>A table from a translator</source>
        <translation>Un tableau d’un traducteur</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv)</source>
        <translation>Tableaux (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1 was not taken</source>
        <comment>%1 a file</comment>
        <translation>%1 n’a pas été repris</translation>
    </message>
    <message>
        <source>Nothing in %1 is new</source>
        <comment>%1 a file</comment>
        <translation>Rien de nouveau dans %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) taken from %1</source>
        <comment>%1 a file</comment>
        <translation>
            <numerusform>%n texte repris depuis %1</numerusform>
            <numerusform>%n textes repris depuis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; look at these:</source>
        <comment>%1 how many texts were taken</comment>
        <translation>%1&#x202f;; à vérifier&#x202f;:</translation>
    </message>
    <message>
        <source>Texts: every name in every language</source>
        <translation>Textes&#x202f;: chaque nom dans chaque langue</translation>
    </message>
    <message>
        <source>Enter writes and goes down, Tab goes to the next language. An empty field shows what will stand there instead</source>
        <translation>Entrée valide et descend, Tab passe à la langue suivante. Un champ vide montre ce qui s’affichera à la place</translation>
    </message>
    <message>
        <source>Next that is missing</source>
        <comment>a text</comment>
        <translation>Manquant suivant</translation>
    </message>
    <message>
        <source>For a translator…</source>
        <comment>a button: a table of all texts</comment>
        <translation>Pour un traducteur…</translation>
    </message>
    <message>
        <source>Writes one table of all texts, with your notes, that a spreadsheet opens</source>
        <translation>Écrit un tableau de tous les textes, avec vos notes, qu’un tableur peut ouvrir</translation>
    </message>
    <message>
        <source>Back from a translator…</source>
        <comment>a button: a table of all texts</comment>
        <translation>Retour d’un traducteur…</translation>
    </message>
    <message>
        <source>Takes such a table back, as one step</source>
        <translation>Reprend un tel tableau, en une seule étape</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Texts by language</source>
        <translation>Textes par langue</translation>
    </message>
    <message>
        <source>Type to find in any language</source>
        <translation>Saisir pour chercher dans toutes les langues</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Ajouter une langue</translation>
    </message>
    <message>
        <source>code</source>
        <comment>of a language</comment>
        <translation>code</translation>
    </message>
    <message>
        <source>The code of a language</source>
        <translation>Le code d’une langue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>À vérifier</translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsWhere</name>
    <message>
        <source>Choose a text; here stands where it is shown.</source>
        <translation>Choisissez un texte&#x202f;; l’endroit où il s’affiche apparaît ici.</translation>
    </message>
    <message>
        <source>It stands along its line on the sea.</source>
        <translation>Il suit sa ligne sur la mer.</translation>
    </message>
    <message>
        <source>It does not stand on the map but in lists and sentences.</source>
        <translation>Il n’est pas sur la carte, mais dans des listes et des phrases.</translation>
    </message>
    <message>
        <source>The map is asked whether %1 fits …</source>
        <comment>%1 a name</comment>
        <translation>Recherche d’une place sur la carte&#x202f;: %1 …</translation>
    </message>
    <message>
        <source>%1 stands in its province.</source>
        <comment>%1 a name</comment>
        <translation>%1 tient dans sa province.</translation>
    </message>
    <message>
        <source>The map has no room for %1, not even at 100 %. A short name may fit.</source>
        <comment>%1 a name</comment>
        <translation>La carte n’a pas la place pour %1, même à 100&#x202f;%. Un nom court tiendra peut-être.</translation>
    </message>
    <message>
        <source>%1 has no room in its province: it stands beside it, at the end of a line.</source>
        <comment>%1 a name</comment>
        <translation>%1 n’a pas la place dans sa province&#x202f;: le nom est à côté, au bout d’une ligne.</translation>
    </message>
    <message>
        <source>%1 fits at 100 %, but not at 65 %: there it is left out.</source>
        <comment>%1 a name</comment>
        <translation>%1 tient à 100&#x202f;%, mais pas à 65&#x202f;%&#x202f;: le nom y est omis.</translation>
    </message>
    <message>
        <source>%1 fits at 100 % and at 65 %, on two lines.</source>
        <comment>%1 a name</comment>
        <translation>%1 tient à 100&#x202f;% et à 65&#x202f;%, sur deux lignes.</translation>
    </message>
    <message>
        <source>%1 fits at 100 % and at 65 %, on one line.</source>
        <comment>%1 a name</comment>
        <translation>%1 tient à 100&#x202f;% et à 65&#x202f;%, sur une ligne.</translation>
    </message>
    <message>
        <source>A short name for %1, %2</source>
        <comment>%1 a name, %2 a language</comment>
        <translation>Nom court pour %1, %2</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <comment>a text, on the map</comment>
        <translation>Où il se trouve</translation>
    </message>
    <message>
        <source>Short name…</source>
        <comment>a button</comment>
        <translation>Nom court…</translation>
    </message>
    <message>
        <source>Map with the names in this language</source>
        <translation>Carte avec les noms dans cette langue</translation>
    </message>
    <message>
        <source>A short name</source>
        <translation>Un nom court</translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolHand</name>
    <message>
        <source>Select: click a province</source>
        <translation>Choisir : cliquez sur une province</translation>
    </message>
    <message>
        <source>Its name, country and figures stand at the right. Shift chooses more; a double click names it</source>
        <translation>Son nom, son pays et ses valeurs sont à droite. Maj en choisit plusieurs ; un double clic la nomme</translation>
    </message>
    <message>
        <source>Join the borders?</source>
        <translation>Raccorder les frontières ?</translation>
    </message>
    <message numerus="yes">
        <source>Join the borders (%n gap(s), up to %1 wide)?</source>
        <comment>%1 in units of the map</comment>
        <translation>
            <numerusform>Raccorder les frontières (%n écart, large de %1 au plus) ?</numerusform>
            <numerusform>Raccorder les frontières (%n écarts, larges de %1 au plus) ?</numerusform>
        </translation>
    </message>
    <message>
        <source>In this picture borders only lie near each other. Once they are joined, both neighbours change together; one step, which can be undone</source>
        <translation>Dans cette image, les frontières sont seulement proches les unes des autres. Une fois raccordées, les deux voisines changent ensemble ; c’est une seule étape, qui peut être annulée</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a button: borders are not joined</comment>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Join the borders</source>
        <comment>a button</comment>
        <translation>Raccorder les frontières</translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolWords</name>
    <message>
        <source>Select</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Draw a province</source>
        <translation>Dessiner une province</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Frontières</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Sea lanes</source>
        <translation>Routes maritimes</translation>
    </message>
    <message>
        <source>Places of names and tokens</source>
        <translation>Emplacements des noms et des jetons</translation>
    </message>
    <message>
        <source>Names of seas</source>
        <translation>Noms de mer</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Image à décalquer</translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePane</name>
    <message numerus="yes">
        <source>%n province(s) drawn</source>
        <translation>
            <numerusform>%n province dessinée</numerusform>
            <numerusform>%n provinces dessinées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n pays</numerusform>
            <numerusform>%n pays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies); a game needs two</source>
        <translation>
            <numerusform>%n pays&#x202f;; il en faut deux pour jouer</numerusform>
            <numerusform>%n pays&#x202f;; il en faut deux pour jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>Every province has its country</source>
        <translation>Chaque province a son pays</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a country</source>
        <translation>
            <numerusform>%n province sans pays</numerusform>
            <numerusform>%n provinces sans pays</numerusform>
        </translation>
    </message>
    <message>
        <source>Every province has its name</source>
        <translation>Chaque province a son nom</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a name</source>
        <translation>
            <numerusform>%n province sans nom</numerusform>
            <numerusform>%n provinces sans nom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea(s) with a name</source>
        <translation>
            <numerusform>%n mer avec un nom</numerusform>
            <numerusform>%n mers avec un nom</numerusform>
        </translation>
    </message>
    <message>
        <source>No sea has a name yet</source>
        <translation>Aucune mer n’a encore de nom</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>L’image</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>None. An old map or a scan, PNG or JPEG: drop it on the map. It never becomes part of the map.</source>
        <translation>Aucune. Une ancienne carte ou un scan, PNG ou JPEG&#x202f;: déposez l’image sur la carte. Elle n’en fait jamais partie.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Another one…</source>
        <translation>Une autre…</translation>
    </message>
    <message>
        <source>Trace</source>
        <comment>a panel: what is left while a map is traced</comment>
        <translation>Décalquer</translation>
    </message>
    <message>
        <source>Left to do</source>
        <translation>Reste à faire</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>Draw a province</source>
        <translation>Dessiner une province</translation>
    </message>
    <message>
        <source>To the countries</source>
        <translation>Aller aux pays</translation>
    </message>
    <message>
        <source>Show a province without a country</source>
        <translation>Montrer une province sans pays</translation>
    </message>
    <message>
        <source>Name a province that has no name</source>
        <translation>Nommer une province sans nom</translation>
    </message>
    <message>
        <source>Name a sea</source>
        <translation>Nommer une mer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>how strongly a picture is seen</comment>
        <translation>Intensité</translation>
    </message>
    <message>
        <source>How strongly the picture to trace is seen, per cent</source>
        <translation>Intensité de l’image à décalquer, en pour cent</translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePicker</name>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Choisir une image à décalquer</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Le presse-papiers ne contient pas d’image.</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <comment>a file, its width and height</comment>
        <translation>%1, %2 × %3 pixels</translation>
    </message>
    <message>
        <source>An old map, a scan or a screenshot: choose it, paste it, or drop it here. PNG or JPEG.</source>
        <translation>Une ancienne carte, un scan ou une capture d’écran&#x202f;: choisissez, collez ou déposez l’image ici. PNG ou JPEG.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste a picture to trace</source>
        <translation>Coller une image à décalquer</translation>
    </message>
    <message>
        <source>The picture to trace</source>
        <translation>L’image à décalquer</translation>
    </message>
</context>
<context>
    <name>marches::editor::TraceWords</name>
    <message>
        <source>%1 can’t be read.</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 is larger than 100 MB. Make it smaller first.</source>
        <comment>%1 a file</comment>
        <translation>%1 dépasse 100 Mo. Réduisez d’abord cette image.</translation>
    </message>
    <message>
        <source>%1 is no PNG and no JPEG picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 n’est ni une image PNG, ni une image JPEG.</translation>
    </message>
    <message>
        <source>%1 is a damaged picture.</source>
        <comment>%1 a file</comment>
        <translation>%1 est une image abîmée.</translation>
    </message>
    <message>
        <source>%1 has more than 200 million pixels. Make it smaller first.</source>
        <comment>%1 a file</comment>
        <translation>%1 a plus de 200 millions de pixels. Réduisez d’abord cette image.</translation>
    </message>
    <message>
        <source>%1 is a damaged picture, or too large to be unpacked.</source>
        <comment>%1 a file</comment>
        <translation>%1 est une image abîmée, ou trop grande pour être décompressée.</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Le presse-papiers ne contient pas d’image.</translation>
    </message>
    <message>
        <source>The picture of the clipboard has more than 200 million pixels.</source>
        <translation>L’image du presse-papiers a plus de 200 millions de pixels.</translation>
    </message>
    <message>
        <source>The picture of the clipboard can’t be kept on the disk.</source>
        <translation>L’image du presse-papiers ne peut pas être gardée sur le disque.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>marches::editor::Tracing</name>
    <message>
        <source>The picture lies over the map. With U it is placed</source>
        <translation>L’image recouvre la carte. U permet de la placer</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Choisir une image à décalquer</translation>
    </message>
    <message>
        <source>The clipboard holds no picture.</source>
        <translation>Le presse-papiers ne contient pas d’image.</translation>
    </message>
</context>
<context>
    <name>marches::editor::UnderlayTool</name>
    <message>
        <source>A picture to trace: choose one, paste it, or drop it on the map</source>
        <translation>Une image à décalquer&#x202f;: choisissez-la, collez-la ou déposez-la sur la carte</translation>
    </message>
    <message>
        <source>The picture to trace can’t be shown</source>
        <translation>L’image à décalquer ne peut pas être affichée</translation>
    </message>
    <message>
        <source>Now click where this point belongs</source>
        <translation>Cliquez maintenant là où ce point doit être</translation>
    </message>
    <message>
        <source>Click a second point of the picture</source>
        <translation>Cliquez sur un second point de l’image</translation>
    </message>
    <message>
        <source>Click a point of the picture to place it</source>
        <translation>Cliquez sur un point de l’image pour la placer</translation>
    </message>
    <message>
        <source>An old map, a scan or a screenshot (PNG or JPEG). It never becomes part of the map</source>
        <translation>Une ancienne carte, un scan ou une capture d’écran (PNG ou JPEG). Elle ne fait jamais partie de la carte</translation>
    </message>
    <message>
        <source>It turns and resizes the picture about the first point. Esc: no second point</source>
        <translation>Il tourne et redimensionne l’image autour du premier point. Échap&#x202f;: pas de second point</translation>
    </message>
    <message>
        <source>Then where it belongs; a second pair turns and resizes it. O hides the picture while held</source>
        <translation>Puis là où il doit être&#x202f;; une seconde paire la tourne et la redimensionne. O masque l’image tant que la touche est enfoncée</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Another one…</source>
        <translation>Une autre…</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>hide the picture</source>
        <translation>masquer l’image</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <comment>key</comment>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>coller</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>set a point</source>
        <translation>poser un point</translation>
    </message>
    <message>
        <source>point of the picture</source>
        <translation>point de l’image</translation>
    </message>
    <message>
        <source>caught by what is there</source>
        <translation>accroché à l’existant</translation>
    </message>
    <message>
        <source>The two points are too near each other. Choose one farther away</source>
        <translation>Les deux points sont trop proches. Choisissez-en un plus éloigné</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantBar</name>
    <message>
        <source>This changes %1 alone; outlines and links change in the whole map</source>
        <comment>%1 the variant that is shown</comment>
        <translation>Ceci ne modifie que %1&#x202f;; les contours et les liaisons changent sur la carte entière</translation>
    </message>
    <message>
        <source>This changes %1 alone</source>
        <comment>%1 the variant that is shown</comment>
        <translation>Ceci ne modifie que %1</translation>
    </message>
    <message>
        <source>The whole map</source>
        <comment>a button: it is shown instead of a variant</comment>
        <translation>La carte entière</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantDifferences</name>
    <message>
        <source>%1 as in the whole map</source>
        <comment>a button; %1 what a variant has of its own</comment>
        <translation>%1&#x202f;: comme sur la carte entière</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a variant</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>of a variant</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no province</comment>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>provinces of a variant</comment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a province and whose it is</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>as in the whole map</source>
        <translation>comme sur la carte entière</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>to whom provinces belong</comment>
        <translation>À qui</translation>
    </message>
    <message numerus="yes">
        <source>%n countries</source>
        <translation>
            <numerusform>%n pays</numerusform>
            <numerusform>%n pays</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>the countries that may be played</comment>
        <translation>Places</translation>
    </message>
    <message>
        <source>The whole map is shown. Choose a variant to see what it changes, or make a new one.</source>
        <translation>La carte entière est affichée. Choisissez une variante pour voir ce qu’elle change, ou créez-en une.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>the first column: what differs</comment>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>a column: the values of a variant</comment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>In the whole map</source>
        <comment>a column: the values that a variant lies over</comment>
        <translation>Sur la carte entière</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of players</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>Players, at least</source>
        <translation>Joueurs, au moins</translation>
    </message>
    <message>
        <source>Players, at most</source>
        <translation>Joueurs, au plus</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>a button: who may be played</comment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change who may be played</source>
        <translation>Modifier qui peut être joué</translation>
    </message>
    <message>
        <source>The name in all languages</source>
        <translation>Le nom dans toutes les langues</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <comment>a language</comment>
        <translation>Nom en %1</translation>
    </message>
    <message>
        <source>Change another figure here…</source>
        <translation>Modifier une autre valeur ici…</translation>
    </message>
    <message>
        <source>what isn’t listed is the map’s own</source>
        <translation>ce qui n’est pas listé est celui de la carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantMap</name>
    <message>
        <source>Choose a variant first, or make one.</source>
        <translation>Choisissez d’abord une variante, ou créez-en une.</translation>
    </message>
    <message>
        <source>left out here</source>
        <comment>a province</comment>
        <translation>hors jeu ici</translation>
    </message>
    <message>
        <source>given to %1 in this variant; contested in the whole map</source>
        <translation>attribuée à %1 dans cette variante&#x202f;; disputée sur la carte entière</translation>
    </message>
    <message>
        <source>given to %1 in this variant</source>
        <translation>attribuée à %1 dans cette variante</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <comment>a province; %1 a country</comment>
        <translation>Attribuer à %1</translation>
    </message>
    <message>
        <source>As in the whole map</source>
        <translation>Comme sur la carte entière</translation>
    </message>
    <message>
        <source>The map of this variant</source>
        <translation>La carte de cette variante</translation>
    </message>
    <message>
        <source>belongs to one here</source>
        <comment>a province that is contested in the whole map</comment>
        <translation>à un seul pays ici</translation>
    </message>
    <message>
        <source>contested</source>
        <comment>a province</comment>
        <translation>disputée</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantTable</name>
    <message>
        <source>Check</source>
        <comment>the first column: what is checked of variants</comment>
        <translation>Contrôle</translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantsView</name>
    <message>
        <source>The whole map</source>
        <translation>La carte entière</translation>
    </message>
    <message>
        <source>The whole map is named by the map itself.</source>
        <translation>Le nom de la carte entière est celui de la carte elle-même.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 à %2 joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>Proof of %1</source>
        <comment>%1 a variant</comment>
        <translation>Preuves&#x202f;: %1</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>a variant</comment>
        <translation>vérifiée</translation>
    </message>
    <message>
        <source>being checked…</source>
        <comment>a variant</comment>
        <translation>vérification…</translation>
    </message>
    <message numerus="yes">
        <source>%n checked</source>
        <comment>variants</comment>
        <translation>
            <numerusform>%n vérifiée</numerusform>
            <numerusform>%n vérifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants: choose one, or make a new one</source>
        <translation>Variantes&#x202f;: choisissez-en une, ou créez-en une</translation>
    </message>
    <message>
        <source>A variant is another way to play this map: fewer players, fewer provinces. It says only what differs</source>
        <translation>Une variante est une autre façon de jouer cette carte&#x202f;: moins de joueurs, moins de provinces. Elle ne dit que ce qui diffère</translation>
    </message>
    <message>
        <source>%1: click provinces to leave them out or take them in</source>
        <comment>%1 a variant</comment>
        <translation>%1&#x202f;: cliquez sur des provinces pour les mettre hors jeu ou en jeu</translation>
    </message>
    <message>
        <source>%1: click provinces to leave them out</source>
        <comment>%1 a variant</comment>
        <translation>%1&#x202f;: cliquez sur des provinces pour les mettre hors jeu</translation>
    </message>
    <message>
        <source>%1: click provinces to take them in</source>
        <comment>%1 a variant</comment>
        <translation>%1&#x202f;: cliquez sur des provinces pour les mettre en jeu</translation>
    </message>
    <message>
        <source>%1: click provinces to say whose they are</source>
        <comment>%1 a variant</comment>
        <translation>%1&#x202f;: cliquez sur des provinces pour dire à qui elles sont</translation>
    </message>
    <message>
        <source>%1: click provinces to make them as in the whole map</source>
        <comment>%1 a variant</comment>
        <translation>%1&#x202f;: cliquez sur des provinces pour les remettre comme sur la carte entière</translation>
    </message>
    <message>
        <source>Drag paints many. Right-click a contested province to give it to one country. The map itself is not changed</source>
        <translation>Balayez pour en traiter plusieurs. Clic droit sur une province disputée&#x202f;: l’attribuer à un seul pays. La carte elle-même n’est pas modifiée</translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>a button: provinces</comment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>a button: provinces</comment>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Whose</source>
        <comment>a button: to whom provinces belong</comment>
        <translation>À qui</translation>
    </message>
    <message>
        <source>As in the whole map</source>
        <translation>Comme sur la carte entière</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <comment>a name; %1 a variant</comment>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>of one map</source>
        <comment>variants</comment>
        <translation>d’une même carte</translation>
    </message>
    <message>
        <source>What is different here</source>
        <translation>Ce qui diffère ici</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>What is proven of this variant</source>
        <translation>Ce qui est prouvé pour cette variante</translation>
    </message>
    <message>
        <source>A new variant’s name</source>
        <translation>Nom de la nouvelle variante</translation>
    </message>
    <message>
        <source>New variant</source>
        <comment>a button</comment>
        <translation>Nouvelle variante</translation>
    </message>
    <message>
        <source>Copy of this</source>
        <comment>a button: a variant</comment>
        <translation>Copier celle-ci</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button: a variant</comment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Let computers play 1,000 games</source>
        <comment>a button</comment>
        <translation>Faire jouer 1&#x202f;000 parties par l’ordinateur</translation>
    </message>
    <message>
        <source>Test-play here</source>
        <comment>a button: a game of the variant that is shown</comment>
        <translation>Faire une partie d’essai ici</translation>
    </message>
</context>
<context>
    <name>marches::editor::WarriorsNewProvinceRows</name>
    <message>
        <source>Yields</source>
        <comment>what a province yields</comment>
        <translation>Récolte</translation>
    </message>
</context>
<context>
    <name>marches::editor::WarriorsProvinceRows</name>
    <message>
        <source>Is</source>
        <comment>what a province is: common, a Trade Center, a Capital</comment>
        <translation>Est</translation>
    </message>
    <message>
        <source>Yields</source>
        <comment>what a province yields</comment>
        <translation>Récolte</translation>
    </message>
</context>
<context>
    <name>marches::editor::WhosePane</name>
    <message>
        <source>Whose</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Choose a country, then click or drag over provinces. With Shift they are contested.</source>
        <translation>Choisissez un pays, puis cliquez sur des provinces ou balayez-les. Avec Maj, elles sont disputées.</translation>
    </message>
</context>
<context>
    <name>marches::editor::WhoseTool</name>
    <message>
        <source>Whose: click a province of the country</source>
        <translation>À qui&#x202f;: cliquez sur une province du pays</translation>
    </message>
    <message>
        <source>Give provinces to %1</source>
        <translation>%1&#x202f;: attribuer des provinces</translation>
    </message>
    <message>
        <source>Or press its number. What you click or drag over next is given to it</source>
        <translation>Ou appuyez sur son numéro. Les provinces cliquées ou balayées ensuite lui sont attribuées</translation>
    </message>
    <message>
        <source>Click or drag over provinces. Shift contests them, Esc takes another country up</source>
        <translation>Cliquez sur des provinces ou balayez-les. Maj les rend disputées, Échap permet de changer de pays</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <comment>keys</comment>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>country</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>disputée</translation>
    </message>
    <message>
        <source>Nobody owns this</source>
        <translation>Ceci n’appartient à personne</translation>
    </message>
</context>
<context>
    <name>marches::editor::WinKey</name>
    <message>
        <source>now, with the range that 95 of 100 such runs would give</source>
        <translation>maintenant, avec l’intervalle que donneraient 95 séries sur 100</translation>
    </message>
    <message>
        <source>before the change</source>
        <comment>what a sign of the drawing stands for</comment>
        <translation>avant le changement</translation>
    </message>
</context>
<context>
    <name>marches::editor::WinModel</name>
    <message>
        <source>%1 to %2, a fair share %3</source>
        <comment>95 % interval of a share</comment>
        <translation>%1 à %2, part équitable %3</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>a share in the report before</comment>
        <translation>avant&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games won, games played</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>too much</source>
        <comment>it wins so often</comment>
        <translation>trop</translation>
    </message>
    <message>
        <source>too little</source>
        <comment>it wins so seldom</comment>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>┆ a fair share, %1</source>
        <comment>the sign is a dashed line</comment>
        <translation>┆ part équitable, %1</translation>
    </message>
    <message>
        <source>┆ a fair share</source>
        <comment>the sign is a dashed line</comment>
        <translation>┆ part équitable</translation>
    </message>
    <message>
        <source>won of played</source>
        <comment>games</comment>
        <translation>gagnées sur jouées</translation>
    </message>
</context>
<context>
    <name>marches::play::ActionList</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>You are looking back. Return to now to act.</source>
        <translation>Vous revoyez le passé. Revenez au présent pour agir.</translation>
    </message>
    <message>
        <source>Nobody at this table is asked now.</source>
        <translation>Personne à cette table n’a la main.</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>dock: everything that can be done now</comment>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Filtrer les actions</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
    <message>
        <source>Also list what is not possible now, with the reason</source>
        <translation>Montrer aussi ce qui est impossible maintenant, avec la raison</translation>
    </message>
    <message>
        <source>The computer players are paused.</source>
        <translation>Les ordinateurs sont en pause.</translation>
    </message>
    <message>
        <source>The computer players are playing.</source>
        <translation>Les ordinateurs jouent.</translation>
    </message>
    <message>
        <source>Also impossible ones</source>
        <comment>check box above the list of what can be done now, where nothing is known to be impossible</comment>
        <translation>Montrer l’impossible</translation>
    </message>
    <message numerus="yes">
        <source>Also impossible ones (%n)</source>
        <comment>check box above the list of what can be done now: also list the actions that are not possible now, with the reason</comment>
        <translation>
            <numerusform>Montrer l’impossible (%n)</numerusform>
            <numerusform>Montrer l’impossible (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A kind of action, and which one: &quot;Build Archer: London&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The game waits for &quot;%1&quot;, or for something to be taken back.</source>
        <extracomment>%1 a button in the window: &quot;Go on&quot;</extracomment>
        <translation>La partie attend «&#x202f;%1&#x202f;», ou que l’on annule quelque chose.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n action(s)</source>
        <comment>placeholder of the filter field above the list of everything that can be done now</comment>
        <translation>
            <numerusform>Filtrer&#x202f;: %n action</numerusform>
            <numerusform>Filtrer&#x202f;: %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::Banner</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 a button, %2 the note on it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <extracomment>The button that answers a question with yes; %1 what was pressed: &quot;Yes: Done&quot;</extracomment>
        <translation>Oui · %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 a button, %2 its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A button: not to do after all what was pressed</extracomment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>marches::play::GameOpener</name>
    <message>
        <source>No other game waits to be gone on with.</source>
        <translation>Aucune autre partie n’attend d’être reprise.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The game is opened up to line %L1</source>
        <extracomment>%L1 a line of a saved game</extracomment>
        <translation>La partie est ouverte jusqu’à la ligne %L1</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Rien n’est perdu&#x202f;: le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>Nothing is lost: the game as it was is kept as %1.</source>
        <comment>%1 a file</comment>
        <translation>Rien n’est perdu&#x202f;: la partie telle qu’elle était est conservée sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n outside program(s) of this game was (were) not started; the table asks when it is their turn.</source>
        <translation>
            <numerusform>%n programme externe de cette partie n’a pas été lancé&#x202f;; la table demandera quand ce sera à lui de jouer.</numerusform>
            <numerusform>%n programmes externes de cette partie n’ont pas été lancés&#x202f;; la table demandera quand ce sera à eux de jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be gone on with</source>
        <translation>Cette partie ne peut pas être reprise</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %n line(s) of the journal could not be read. The damaged journal is kept as %2.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %2 a file; %n lines of the file in which the game was kept</extracomment>
        <translation>
            <numerusform>Après %1, %n ligne du journal n’a pas pu être lue. Le journal abîmé est conservé sous %2.</numerusform>
            <numerusform>Après %1, %n lignes du journal n’ont pas pu être lues. Le journal abîmé est conservé sous %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Parties (*.marches)</translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation>Cette partie ne peut pas commencer</translation>
    </message>
    <message>
        <source>What shall be done with %1?</source>
        <extracomment>The title of a page; %1 is a file with a map</extracomment>
        <translation>Que faire de %1&#x202f;?</translation>
    </message>
    <message>
        <source>It is a map with its countries and figures. You can play on it, or open it in the editor.</source>
        <translation>C’est une carte avec ses pays et ses valeurs. Vous pouvez y jouer, ou l’ouvrir dans l’éditeur.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: on a map</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>A button: a map</extracomment>
        <translation>La modifier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Games and maps (*.marches *.yaml *.marchesmap)</source>
        <translation>Parties et cartes (*.marches *.yaml *.marchesmap)</translation>
    </message>
</context>
<context>
    <name>marches::play::GameSaver</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation>Parties (*.marches)</translation>
    </message>
    <message>
        <source>%1 has changed since it was opened or saved here.</source>
        <comment>%1 a file</comment>
        <translation>%1 a changé depuis son ouverture ou son enregistrement ici.</translation>
    </message>
    <message>
        <source>Another window, or another program, has written it. Both can be kept.</source>
        <translation>Une autre fenêtre ou un autre programme l’a écrit. Les deux peuvent être conservés.</translation>
    </message>
    <message>
        <source>Keep both: save this one as %1</source>
        <comment>%1 a file</comment>
        <translation>Garder les deux&#x202f;: enregistrer celle-ci sous %1</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>A button: the file that is there is overwritten</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>La partie n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 a file</comment>
        <translation>Enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Another %1 is in this folder.</source>
        <comment>%1 a file</comment>
        <translation>Ce dossier contient un autre fichier %1.</translation>
    </message>
    <message>
        <source>The map of this game has a file of that name, and must lie beside the game. If the other one is kept, the saved game opens only if both have the same rules and provinces.</source>
        <translation>La carte de cette partie a un fichier de ce nom, qui doit rester à côté de la partie. Si l’autre est conservé, la partie enregistrée ne s’ouvrira que si les deux ont les mêmes règles et les mêmes provinces.</translation>
    </message>
    <message>
        <source>Save in a folder of its own: %1</source>
        <comment>%1 a folder</comment>
        <translation>Enregistrer dans son propre dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Keep the other one</source>
        <extracomment>A button: the map&apos;s file that lies in the folder already stays there</extracomment>
        <translation>Garder l’autre</translation>
    </message>
    <message>
        <source>Export the game without branches</source>
        <translation>Exporter la partie sans les branches</translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation>La partie n’a pas pu être exportée</translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <comment>%1 a file</comment>
        <translation>Exportée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>marches::play::HandOver</name>
    <message>
        <source>Hand the screen to %1</source>
        <extracomment>Two people play at one screen, each with a hand that the other must not see; %1 is who plays next</extracomment>
        <translation>Passez l’écran à %1</translation>
    </message>
    <message>
        <source>I am here</source>
        <extracomment>A button: the person who plays next sits at the screen now</extracomment>
        <translation>Je suis là</translation>
    </message>
</context>
<context>
    <name>marches::play::LeftGamesPage</name>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player</comment>
        <extracomment>A country and who plays it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>A game that cannot be opened</source>
        <translation>Une partie qui ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>%1 · last played %2</source>
        <extracomment>Where a game stands (&quot;Turn 5, Trade&quot;), and when it was played last</extracomment>
        <translation>%1 · jouée en dernier %2</translation>
    </message>
    <message>
        <source>Throw this game away for good?</source>
        <translation>Jeter cette partie pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>The end of its journal is damaged; the game goes on from the last whole command.</source>
        <translation>La fin de son journal est abîmée&#x202f;; la partie reprend au dernier coup intact.</translation>
    </message>
    <message>
        <source>It stays in %1.</source>
        <comment>%1 a folder</comment>
        <translation>Elle reste dans %1.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Yes, throw it away</source>
        <translation>Oui, la jeter</translation>
    </message>
    <message>
        <source>Throw it away…</source>
        <translation>La jeter…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>A game was interrupted</source>
        <translation>Une partie a été interrompue</translation>
    </message>
    <message>
        <source>Games were interrupted</source>
        <translation>Des parties ont été interrompues</translation>
    </message>
    <message>
        <source>Go on with your game</source>
        <translation>Reprendre votre partie</translation>
    </message>
    <message>
        <source>Games that were left before their end. A new one can be begun all the same: these stay here.</source>
        <translation>Des parties laissées avant leur fin. Une nouvelle peut quand même commencer&#x202f;: celles-ci restent ici.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <comment>%1 a date and time</comment>
        <translation>Jouée pour la dernière fois le %1</translation>
    </message>
    <message numerus="yes">
        <source>Its journal is damaged: after %1, %n line(s) can&apos;t be read. The game goes on from there, and the damaged journal is kept beside.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %n lines of the file in which the game is kept</extracomment>
        <translation>
            <numerusform>Son journal est abîmé&#x202f;: après %1, %n ligne est illisible. La partie reprend à cet endroit et le journal abîmé est conservé à côté.</numerusform>
            <numerusform>Son journal est abîmé&#x202f;: après %1, %n lignes sont illisibles. La partie reprend à cet endroit et le journal abîmé est conservé à côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show more (%n older)</source>
        <comment>games</comment>
        <extracomment>On a button below a list; %n that are not shown yet</extracomment>
        <translation>
            <numerusform>En afficher plus (%n plus ancienne)</numerusform>
            <numerusform>En afficher plus (%n plus anciennes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::LogView</name>
    <message>
        <source>Main line</source>
        <comment>line of play: the game as first played</comment>
        <translation>Branche principale</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>line of play, %1 its number or name</comment>
        <translation>Branche %1</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>dock: what happened in the game</comment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every command will stand here; click one to look back.</source>
        <translation>Rien ne s’est encore passé. Chaque coup s’inscrira ici&#x202f;; cliquez sur l’un d’eux pour revoir la partie.</translation>
    </message>
    <message>
        <source>Look back over the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Look at the start</source>
        <translation>Voir le début</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>What was taken back and played otherwise is kept. Each line is one course of the game; choose the one to look at or go on with.</source>
        <translation>Ce qui a été annulé puis rejoué autrement est conservé. Chaque branche est un déroulement de la partie&#x202f;; choisissez celle à regarder ou à poursuivre.</translation>
    </message>
    <message>
        <source>One row of the log back</source>
        <translation>Une ligne de l’historique en arrière</translation>
    </message>
    <message>
        <source>One row of the log forward</source>
        <translation>Une ligne de l’historique en avant</translation>
    </message>
</context>
<context>
    <name>marches::play::MainWindow</name>
    <message>
        <source>It is a record of the game &quot;%1&quot;, which this program does not have.</source>
        <translation>C’est l’enregistrement d’une partie de «&#x202f;%1&#x202f;», un jeu que ce programme n’a pas.</translation>
    </message>
</context>
<context>
    <name>marches::play::PlayDesk</name>
    <message>
        <source>No game is on the table.</source>
        <translation>Aucune partie n’est sur la table.</translation>
    </message>
    <message>
        <source>The game on the table waits until this page is left.</source>
        <translation>La partie en cours attend que vous quittiez cette page.</translation>
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
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>Nothing is lost: the game on the table goes on, and the file is as it was.</source>
        <translation>Rien n’est perdu&#x202f;: la partie en cours continue, et le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>Nothing is lost: the file is as it was.</source>
        <translation>Rien n’est perdu&#x202f;: le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>The game that lay here before is kept: %1, %2.</source>
        <comment>%1 a menu, %2 what stands in it: File, Unfinished games</comment>
        <translation>La partie précédente est conservée&#x202f;: menu «&#x202f;%1&#x202f;», «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The game cannot be kept on the disk: %1</source>
        <translation>La partie ne peut pas être conservée sur le disque&#x202f;: %1</translation>
    </message>
    <message>
        <source>The game is kept on the disk again.</source>
        <translation>La partie est de nouveau conservée sur le disque.</translation>
    </message>
    <message>
        <source>The game is kept on the disk again; the damaged journal is kept as %1.</source>
        <comment>%1 a file</comment>
        <translation>La partie est de nouveau conservée sur le disque&#x202f;; le journal abîmé est conservé sous %1.</translation>
    </message>
    <message>
        <source>The game on the table is kept nowhere: it would be lost.</source>
        <translation>La partie en cours n’est conservée nulle part&#x202f;: elle serait perdue.</translation>
    </message>
    <message>
        <source>Save it…</source>
        <extracomment>A button: the game on the table, into a file</extracomment>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Lose it</source>
        <extracomment>A button: the game on the table may be lost</extracomment>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Test game: %1</source>
        <comment>%1 a map&apos;s name</comment>
        <translation>Partie d’essai&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing of it is kept.</source>
        <comment>a test game</comment>
        <translation>Rien n’en est gardé.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <comment>from a test game</comment>
        <translation>Retour à la carte</translation>
    </message>
    <message>
        <source>Nothing of a test game is kept.</source>
        <translation>Rien d’une partie d’essai n’est gardé.</translation>
    </message>
</context>
<context>
    <name>marches::play::PlayMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Recent &amp;games</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Allure de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Déroulement</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of computer players</comment>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of computer players</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Readable</source>
        <comment>pace of computer players</comment>
        <translation>Lisible</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of computer players</comment>
        <translation>Lente</translation>
    </message>
</context>
<context>
    <name>marches::play::ProgramDialog</name>
    <message>
        <source>A program plays</source>
        <translation>Un programme joue</translation>
    </message>
    <message>
        <source>A program of your own can play a seat: it is told the position and what can be done, line by line, and answers with a move. It runs on this computer and may do whatever you may do. Choose only one that you trust. No saved game ever starts it by itself.</source>
        <translation>Un programme à vous peut jouer une place&#x202f;: il reçoit la position et ce qui peut se faire, ligne par ligne, et répond par un coup. Il tourne sur cet ordinateur et peut y faire tout ce que vous pouvez faire. N’en choisissez qu’un en qui vous avez confiance. Aucune partie enregistrée ne le lance d’elle-même.</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>&amp;Ligne de commande&#x202f;:</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Seconds for an answer:</source>
        <translation>&amp;Secondes pour répondre&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>Le laisser &amp;jouer</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Choisir un programme</translation>
    </message>
</context>
<context>
    <name>marches::play::ProvinceList</name>
    <message>
        <source>Provinces</source>
        <comment>dock: table of all provinces</comment>
        <translation>Provinces</translation>
    </message>
</context>
<context>
    <name>marches::play::RefusalView</name>
    <message>
        <source>What would do it</source>
        <comment>heading above the ways out of a refusal</comment>
        <translation>Ce qui le permettrait</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>To the rule</source>
        <extracomment>A link to the rules page; %1 the title of its section, such as &quot;Maneuvering&quot;</extracomment>
        <translation>Vers la règle</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#x202f;: %1</translation>
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
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>marches::play::SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Name of the player of %1</source>
        <translation>Nom du joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
</context>
<context>
    <name>marches::play::StatusMarks</name>
    <message>
        <source>Time is up: this turn is the last</source>
        <translation>Temps écoulé&#x202f;: ce tour est le dernier</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <comment>%1 hours and minutes</comment>
        <translation>Temps restant&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 It is tried again every few seconds. Make room, or save the game to another disk.</source>
        <comment>%1 what is wrong, a sentence</comment>
        <translation>%1 Un nouvel essai a lieu toutes les quelques secondes. Libérez de la place ou enregistrez la partie sur un autre disque.</translation>
    </message>
    <message>
        <source>⚠ Not kept on the disk</source>
        <extracomment>In the status bar: a crash would lose what happened since</extracomment>
        <translation>⚠ Non conservée sur le disque</translation>
    </message>
    <message>
        <source>Kept automatically, not yet saved to a file</source>
        <translation>Conservée automatiquement, pas encore dans un fichier</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Modifiée depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>↵</source>
        <comment>the Enter key</comment>
        <translation>↵</translation>
    </message>
    <message>
        <source>act</source>
        <comment>what the Enter key does</comment>
        <translation>agir</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>what a key shows: the rule</comment>
        <translation>règle</translation>
    </message>
    <message>
        <source>next pane</source>
        <comment>where a key leads</comment>
        <translation>panneau suivant</translation>
    </message>
    <message>
        <source>close</source>
        <comment>what a key does to a card</comment>
        <translation>fermer</translation>
    </message>
    <message>
        <source>Arrows</source>
        <comment>keys</comment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>travel</source>
        <comment>on the map, by keys</comment>
        <translation>parcourir</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>a unit, by a key</comment>
        <translation>choisir</translation>
    </message>
    <message>
        <source>filter</source>
        <comment>what keys do to a list</comment>
        <translation>filtrer</translation>
    </message>
    <message>
        <source>look back</source>
        <comment>what the Enter key does</comment>
        <translation>revoir</translation>
    </message>
</context>
<context>
    <name>marches::play::TableWindow</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>Do again: %1</source>
        <comment>%1 what was done and taken back</comment>
        <translation>Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>That was decided by %1: %2. Take it back?</source>
        <comment>%1 a person, %2 what was done</comment>
        <translation>%1 a décidé&#x202f;: %2. L’annuler&#x202f;?</translation>
    </message>
    <message>
        <source>%1, as it stood at its end</source>
        <comment>%1 a phase that is over, a heading of the log: Turn 3 · Trade</comment>
        <translation>%1&#x202f;: la situation à la fin</translation>
    </message>
    <message>
        <source>%1, as it stood</source>
        <comment>%1 a moment of the game: Turn 3, Trade</comment>
        <translation>%1&#x202f;: la situation d’alors</translation>
    </message>
    <message>
        <source>You are looking back. The game waits.</source>
        <translation>Vous revoyez le passé. La partie attend.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Laisser jouer l’ordinateur</translation>
    </message>
    <message>
        <source>Play waits: only computer players sit at this table</source>
        <translation>La partie attend&#x202f;: seuls des ordinateurs sont à la table</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <extracomment>A button: a person takes the seat of a computer player, in the dialog of seats</extracomment>
        <translation>Prendre une place…</translation>
    </message>
    <message>
        <source>%1 waits: computer players are paused</source>
        <translation>%1 attend&#x202f;: l’ordinateur est suspendu</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer player</comment>
        <translation>%1 réfléchit</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>to a computer player that thinks</comment>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>stop the computer players for a while</comment>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>%1 is played by an outside program that was not started</source>
        <translation>%1 est joué par un programme externe qui n’a pas été lancé</translation>
    </message>
    <message>
        <source>Give the seat…</source>
        <translation>Donner la place…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of the window: a map, and the turn and phase</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Nothing is refused here.</source>
        <translation>Ici, rien n’est refusé.</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Tour et phase</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>Rien ne s’est passé depuis votre dernière décision.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Ce qui s’est passé jusqu’ici</translation>
    </message>
    <message>
        <source>Since the last decision of %1</source>
        <translation>Depuis votre dernière décision (%1)</translation>
    </message>
    <message numerus="yes">
        <source>The last %n line(s); the log has them all.</source>
        <translation>
            <numerusform>La dernière ligne&#x202f;; l’historique les a toutes.</numerusform>
            <numerusform>Les %n dernières lignes&#x202f;; l’historique les a toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <comment>%1 what, as the refusal&apos;s card is headed</comment>
        <translation>Refusé&#x202f;: %1</translation>
    </message>
    <message>
        <source>The rules page has nothing on this.</source>
        <translation>Les règles ne disent rien à ce sujet.</translation>
    </message>
    <message>
        <source>The program of %1 cannot be started</source>
        <comment>%1 a seat</comment>
        <translation>%1&#x202f;: le programme ne peut pas être lancé</translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has said nothing for %n second(s)</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>%1&#x202f;: le programme ne dit rien depuis %n seconde</numerusform>
            <numerusform>%1&#x202f;: le programme ne dit rien depuis %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>The program of %1 writes a line without end</source>
        <comment>%1 a seat</comment>
        <translation>%1&#x202f;: le programme écrit une ligne sans fin</translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has answered %n time(s) what cannot be done</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>%1&#x202f;: le programme a donné %n réponse impossible</numerusform>
            <numerusform>%1&#x202f;: le programme a donné %n réponses impossibles</numerusform>
        </translation>
    </message>
    <message>
        <source>The program of %1 has ended by itself</source>
        <comment>%1 a seat</comment>
        <translation>%1&#x202f;: le programme s’est arrêté de lui-même</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 a command line, %2 what the system says of it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: its last answer was &quot;%2&quot; (%3)</source>
        <comment>%1 a command line, %2 what the program wrote, %3 the rule that refuses it</comment>
        <translation>%1&#x202f;: dernière réponse «&#x202f;%2&#x202f;» (%3)</translation>
    </message>
    <message>
        <source>%1: start it only if you trust it</source>
        <comment>%1 a command line</comment>
        <translation>%1&#x202f;: ne le lancez que si vous avez confiance en lui</translation>
    </message>
    <message>
        <source>Go on with: %1</source>
        <extracomment>A button; %1 is a computer player: &quot;Computer, steady&quot;</extracomment>
        <translation>Continuer avec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Le relancer</translation>
    </message>
    <message>
        <source>Start the program</source>
        <translation>Lancer le programme</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <extracomment>A person takes the seat of a program</extracomment>
        <translation>Jouer vous-même</translation>
    </message>
    <message>
        <source>No hint is looked for any more.</source>
        <translation>La recherche d’un conseil est arrêtée.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <extracomment>A button: shows what the others have done since one&apos;s last decision</extracomment>
        <translation>Que s’est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>What the others have done since your last decision</source>
        <translation>Ce que les autres ont fait depuis votre dernière décision</translation>
    </message>
    <message>
        <source>A hint is being looked for…</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <comment>%1 what was done</comment>
        <translation>Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>%1 what was done</comment>
        <translation>Annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <comment>%1 what was done</comment>
        <translation>Rétabli&#x202f;: %1</translation>
    </message>
    <message>
        <source>Play goes on from this moment. Nothing is lost: what was played after it stays as another line of play, and the list above the log leads back to it.</source>
        <extracomment>The tip of &quot;Play on from here&quot;, while one looks back; the list above the log: of the lines of play</extracomment>
        <translation>La partie reprend à partir de ce moment. Rien n’est perdu&#x202f;: ce qui a été joué ensuite est conservé dans une autre branche, et la liste au-dessus de l’historique y ramène.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person and what was done</comment>
        <extracomment>What somebody else at the table did: &quot;England: Token on Military&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button: a computer player says what it would do</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What the best computer player would do here, and why</source>
        <translation>Ce que le meilleur ordinateur ferait ici, et pourquoi</translation>
    </message>
    <message>
        <source>Show it step by step</source>
        <extracomment>A button on the list of what the others did: goes back to before it, from where the map shows it one after the other</extracomment>
        <translation>Revoir pas à pas</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button, while one looks back: shows what was done next</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button, while one looks back: shows the moment before what was done last</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>A button, while one looks back: the game goes on from that moment, another way than it went</extracomment>
        <translation>Rejouer à partir d’ici…</translation>
    </message>
    <message>
        <source>The game as it went on is kept as another line of play. Play on from this moment?</source>
        <translation>La suite déjà jouée reste dans une autre branche. Rejouer à partir de ce moment&#x202f;?</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>C’est le début de la partie.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what was done last, and that one is looking back</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>What was drawn or shown since then is known now. Take it back: %1?</source>
        <extracomment>A die was rolled, a card drawn, or secret bids were opened after it; %1 what was done</extracomment>
        <translation>Ce qui a été tiré ou dévoilé depuis est connu désormais. Annuler&#x202f;: %1&#x202f;?</translation>
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
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::play::TurnTrackView</name>
    <message>
        <source>%1 is asked now</source>
        <translation>%1 a la main</translation>
    </message>
    <message>
        <source>%1 is waited for</source>
        <translation>On attend %1</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 a terminé</translation>
    </message>
    <message>
        <source>%1 takes no part</source>
        <translation>%1 ne participe pas</translation>
    </message>
    <message>
        <source>%1 comes later</source>
        <translation>%1 vient plus tard</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Tour et phase</translation>
    </message>
    <message>
        <source>Turn %L1 of %L2</source>
        <translation>Tour %L1 sur %L2</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Tour %L1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>%1, over</source>
        <comment>a phase of the turn</comment>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>a phase of the turn</comment>
        <translation>%1, en cours</translation>
    </message>
    <message>
        <source>%1, to come</source>
        <comment>a phase of the turn</comment>
        <translation>%1, à venir</translation>
    </message>
</context>
<context>
    <name>marches::shell::DockBoard</name>
    <message>
        <source>Panels</source>
        <comment>the tabs of panels that share a place</comment>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>marches::shell::ExportDialog</name>
    <message>
        <source>&amp;Landscape</source>
        <translation>Pa&amp;ysage</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, à imprimer</translation>
    </message>
    <message>
        <source>PNG, a picture of pixels</source>
        <translation>PNG, une image en pixels</translation>
    </message>
    <message>
        <source>SVG, a drawing that can be changed</source>
        <translation>SVG, un dessin modifiable</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>As large as the map</source>
        <extracomment>Paper size: a sheet as large as the map</extracomment>
        <translation>Aussi grand que la carte</translation>
    </message>
    <message>
        <source>With more than one the map is printed in pieces, with marks to cut them along.</source>
        <extracomment>Sheets of paper side by side</extracomment>
        <translation>Avec plus d’une, la carte est imprimée en plusieurs parties, avec des repères de coupe.</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Sheets across:</source>
        <extracomment>How many sheets of paper side by side</extracomment>
        <translation>F&amp;euilles côte à côte&#x202f;:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>The whole map as it stands now, on parchment, with owners, tokens, title and key.</source>
        <translation>La carte entière telle qu’elle est, sur parchemin, avec les détenteurs, les jetons, le titre et la légende.</translation>
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
        <translation>%1 sur %2 × %3 feuilles</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of file in a file dialog; %1 is &quot;PDF&quot;, %2 &quot;pdf&quot;</extracomment>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>marches::shell::FindingsCard</name>
    <message>
        <source>%1: %2</source>
        <comment>a fault</comment>
        <extracomment>A file and what is wrong with it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <extracomment>A file, a line in it, and what is wrong there</extracomment>
        <translation>%1, ligne %L2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Ligne %L1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Ligne %L1, colonne %L2&#x202f;: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Is the file still there, and may it be read?</source>
        <translation>Le fichier est-il encore là, et peut-on le lire&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever made the scenario can mend it at these places.</source>
        <translation>L’auteur du scénario peut le corriger à ces endroits.</translation>
    </message>
    <message>
        <source>This line is left out, and what follows it. What is played from here on is a game of its own.</source>
        <translation>Cette ligne est laissée de côté, avec ce qui la suit. Ce qui se joue à partir d’ici est une partie à part.</translation>
    </message>
    <message>
        <source>An older copy of the game may still open; or ask whoever sent it for another.</source>
        <translation>Une copie plus ancienne de la partie s’ouvre peut-être encore&#x202f;; ou demandez-en une autre à qui l’a envoyée.</translation>
    </message>
</context>
<context>
    <name>marches::shell::KeyHints</name>
    <message>
        <source>%1: %2</source>
        <comment>%1 a key, %2 what it does</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>marches::shell::LookMenus</name>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>A&amp;nimations</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the desktop wishes</source>
        <comment>animations on the screen</comment>
        <translation>Selon les réglages du bureau</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations on the screen</comment>
        <translation>Désactivées</translation>
    </message>
    <message>
        <source>Half speed</source>
        <comment>animations on the screen</comment>
        <translation>Demi-vitesse</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <comment>animations on the screen</comment>
        <translation>Vitesse normale</translation>
    </message>
    <message>
        <source>Double speed</source>
        <comment>animations on the screen</comment>
        <translation>Vitesse double</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <comment>a size of text</comment>
        <translation>%L1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>marches::shell::MainWindow</name>
    <message>
        <source>About Marches</source>
        <translation>À propos de Marches</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;A table for medieval board wargames.&lt;/p&gt;&lt;p&gt;An independent work, with words and art of its own. Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Logs: %2&lt;/p&gt;</source>
        <comment>%1 a version number, %2 a folder</comment>
        <translation>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;Une table pour les jeux de guerre médiévaux.&lt;/p&gt;&lt;p&gt;Une œuvre indépendante, aux textes et aux dessins qui lui sont propres. Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;&lt;p&gt;Journaux&#x202f;: %2&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>marches::shell::RulesPane</name>
    <message>
        <source>Rules</source>
        <comment>dock: the rules of the game</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>List of the chapters of the rules</extracomment>
        <translation>Table des matières</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <extracomment>Button: the rules in a large window</extracomment>
        <translation>Ouvrir dans une fenêtre</translation>
    </message>
</context>
<context>
    <name>marches::shell::RulesWindow</name>
    <message>
        <source>Close</source>
        <comment>a window</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::shell::ShortcutModel</name>
    <message>
        <source>What it does</source>
        <comment>column: an action of the window</comment>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>marches::shell::ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <comment>title of a dialog</comment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Saisir pour filtrer</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <comment>a key, from the action that has it</comment>
        <translation>La prendre là</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>The usual one</source>
        <comment>the key that the program gives an action</comment>
        <translation>La touche d’origine</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Rétablir toutes les touches</translation>
    </message>
    <message>
        <source>%1 is the key for: %2</source>
        <comment>%1 a key, %2 what it does</comment>
        <translation>%1 est la touche de&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>marches::shell::StepsPane</name>
    <message>
        <source>%1 of %2</source>
        <comment>which step of a lesson; as short as can be</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>a step</comment>
        <translation>Fait&#x202f;: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <comment>a step</comment>
        <translation>Passé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>a step</comment>
        <translation>En cours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>points at what the step is about</comment>
        <translation>Localiser</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>does the step, a gesture at a time</comment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a lesson that is over</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the next step</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>this step</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Close; what you have made stays</source>
        <translation>Fermer&#x202f;; ce que vous avez fait reste</translation>
    </message>
    <message>
        <source>Close the steps</source>
        <translation>Fermer les étapes</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BankBox</name>
    <message>
        <source>Bank, %1:1</source>
        <extracomment>The bank and its rate: &quot;Bank, 4:1&quot;</extracomment>
        <translation>Banque, %1:1</translation>
    </message>
    <message>
        <source>Trade %1 · one kind for another</source>
        <translation>Commerce %1 · type contre type</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Recevoir</translation>
    </message>
    <message>
        <source>lots</source>
        <translation>lots</translation>
    </message>
    <message>
        <source>How many lots</source>
        <translation>Nombre de lots</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Give %1 to the bank</source>
        <translation>Donner %1 à la banque</translation>
    </message>
    <message>
        <source>Get %1 from the bank</source>
        <translation>Recevoir %1 de la banque</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>An amount before and after</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold each, for good</source>
        <translation>
            <numerusform>%n Or chacun, pour de bon</numerusform>
            <numerusform>%n Or chacun, pour de bon</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to give: %1 of one kind needed.</source>
        <extracomment>At the bank; %1 the units of one resource that it takes for one of another</extracomment>
        <translation>Rien à donner&#x202f;: il en faut %1 d’une même sorte.</translation>
    </message>
    <message>
        <source>How many Victory Points</source>
        <translation>Nombre de points de victoire</translation>
    </message>
    <message>
        <source>Gold &lt;b&gt;%1 → %2&lt;/b&gt; · VP &lt;b&gt;%3 → %4&lt;/b&gt; of %5</source>
        <translation>Or &lt;b&gt;%1 → %2&lt;/b&gt; · PV &lt;b&gt;%3 → %4&lt;/b&gt; sur %5</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n VP</source>
        <translation>
            <numerusform>Acheter %n PV</numerusform>
            <numerusform>Acheter %n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>A lot is what the bank takes for 1 of another kind: %1 of one kind</source>
        <translation>Un lot est ce que la banque prend pour 1 d’une autre sorte&#x202f;: %1 d’une même sorte</translation>
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
        <translation>Bataille&#x202f;: %1</translation>
    </message>
    <message>
        <source>March</source>
        <translation>En marche</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1: damage %2</source>
        <extracomment>The units of one side and the damage that they deal together</extracomment>
        <translation>%1&#x202f;: dégâts %2</translation>
    </message>
    <message>
        <source>Rule: Battle</source>
        <translation>Règle&#x202f;: Bataille</translation>
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
        <translation>Si les dégâts égalent exactement sa vie, une armée barbare bat en retraite&#x202f;; un point de plus la tue.</translation>
    </message>
    <message>
        <source>There are no dice: it ends like this if both sides spread their damage in the best way.</source>
        <translation>Pas de dés&#x202f;: voici l’issue si les deux camps répartissent au mieux leurs dégâts.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %n Victory Point(s), as before</source>
        <extracomment>%1 a country, whose score a battle does not change</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;&#x202f;: %n point de victoire, comme avant</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;&#x202f;: %n points de victoire, comme avant</numerusform>
        </translation>
    </message>
    <message>
        <source>This is as if it were fought first: what retreats from another battle may join it.</source>
        <translation>L’issue si elle est livrée en premier&#x202f;: qui se retire d’une autre bataille peut encore s’y joindre.</translation>
    </message>
    <message>
        <source>As things stand, you choose after the battle where they retreat to.</source>
        <translation>En l’état, vous choisirez leur lieu de retraite après la bataille.</translation>
    </message>
    <message>
        <source>Rule: Where Barbarians retreat to</source>
        <translation>Règle&#x202f;: Où se retirent les Barbares</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ChoiceCard</name>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::CourseChart</name>
    <message>
        <source>Victory Points by turn</source>
        <translation>Points de victoire par tour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A country and its Victory Points turn by turn: &quot;England: 6, 9, 14&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::DamagePanel</name>
    <message>
        <source>life %1</source>
        <translation>vie %1</translation>
    </message>
    <message>
        <source>life %1 → %2</source>
        <translation>vie %1 → %2</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>bat en retraite</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggérer</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Dégâts&#x202f;: %1</translation>
    </message>
    <message>
        <source>Take 1 damage back from %1</source>
        <translation>%1&#x202f;: retirer 1 dégât</translation>
    </message>
    <message>
        <source>Lay 1 damage on %1</source>
        <translation>%1&#x202f;: donner 1 dégât</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s) left</source>
        <translation>
            <numerusform>%1 sur %n point à répartir</numerusform>
            <numerusform>%1 sur %n points à répartir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n point(s) laid</source>
        <translation>
            <numerusform>%n point réparti</numerusform>
            <numerusform>Les %n points sont répartis</numerusform>
        </translation>
    </message>
    <message>
        <source>life 0: one more and it falls</source>
        <extracomment>Of a unit that has borne as much as it can, and lives</extracomment>
        <translation>vie 0&#x202f;: un point de plus et elle tombe</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::EndPage</name>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Held provinces</source>
        <translation>Provinces tenues</translation>
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
        <translation>%1. %2&#x202f;: %3 (%4)</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Rejouer…</translation>
    </message>
    <message>
        <source>A new game, set up like this one</source>
        <translation>Une nouvelle partie, réglée comme celle-ci</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Victory Points by turn</source>
        <translation>Points de victoire par tour</translation>
    </message>
    <message>
        <source>Worth remembering</source>
        <extracomment>What happened in the game that is worth looking at again</extracomment>
        <translation>Moments marquants</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Look at it on the map</source>
        <translation>Voir sur la carte</translation>
    </message>
    <message>
        <source>A quiet game.</source>
        <translation>Une partie tranquille.</translation>
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
        <translation>Planification&#x202f;: les déplacements choisis attendent ici que le plan soit joué.</translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned. Esc drops them.</source>
        <translation>
            <numerusform>%n déplacement planifié. Échap l’abandonne.</numerusform>
            <numerusform>%n déplacements planifiés. Échap les abandonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned; the last one has to be played before it goes on.</source>
        <translation>
            <numerusform>%n déplacement planifié&#x202f;; le dernier doit être joué avant de continuer.</numerusform>
            <numerusform>%n déplacements planifiés&#x202f;; le dernier doit être joué avant de continuer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Jouer le plan</translation>
    </message>
    <message numerus="yes">
        <source>%n march(es)</source>
        <translation>
            <numerusform>%n déplacement</numerusform>
            <numerusform>%n déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has moved: a unit goes to a province.</source>
        <translation>Rien n’a bougé&#x202f;: une unité se déplace vers une province.</translation>
    </message>
    <message>
        <source>No hint: play has gone on, and nothing is asked of you.</source>
        <translation>Pas de conseil&#x202f;: le jeu a continué et rien ne vous est demandé.</translation>
    </message>
    <message>
        <source>Nothing has moved: play went on while the unit was dragged.</source>
        <translation>Rien n’a bougé&#x202f;: le jeu a continué pendant que l’unité était glissée.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::GamePage</name>
    <message>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <translation>Scénarios (*.yaml)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Enter starts with what you see.</source>
        <translation>Entrée commence avec ce que vous voyez.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>Parts of the maps</source>
        <translation>Parties des cartes</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The scenarios that belong to the program cannot be read</source>
        <translation>Les scénarios du programme ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>%1 is a scenario of another game</source>
        <comment>%1 a file</comment>
        <translation>%1 est un scénario d’un autre jeu</translation>
    </message>
    <message>
        <source>%1 cannot be played</source>
        <comment>%1 a file</comment>
        <translation>%1 ne peut pas être joué</translation>
    </message>
    <message>
        <source>No table is chosen.</source>
        <translation>Aucune table n’est choisie.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <extracomment>A button; %1 is the name of the game that was saved last: &quot;Western Europe 2025-03-14&quot;</extracomment>
        <translation>Reprendre&#x202f;: %1</translation>
    </message>
    <message>
        <source>New here? How to play in five minutes</source>
        <translation>Première partie&#x202f;? Apprendre en cinq minutes</translation>
    </message>
    <message>
        <source>Smaller maps</source>
        <translation>Cartes plus petites</translation>
    </message>
    <message>
        <source>Full colour: Capitals, held from the start. Light: the rest of each country, held by Barbarians.</source>
        <extracomment>Below maps; one line of some 95 letters</extracomment>
        <translation>Couleur pleine&#x202f;: la capitale, tenue dès le début. Claire&#x202f;: le reste du pays, aux Barbares.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Design a map…</source>
        <translation>Dessiner une carte…</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::KeyCommands</name>
    <message>
        <source>No hint now: nothing is asked of you</source>
        <translation>Pas de conseil&#x202f;: rien ne vous est demandé pour l’instant</translation>
    </message>
    <message>
        <source>Marches are planned until the plan is played or dropped.</source>
        <translation>Les déplacements sont planifiés jusqu’à ce que le plan soit joué ou abandonné.</translation>
    </message>
    <message>
        <source>Marches are planned in Maneuvering.</source>
        <translation>Les déplacements se planifient pendant les Manœuvres.</translation>
    </message>
    <message>
        <source>Nothing is planned.</source>
        <translation>Rien n’est planifié.</translation>
    </message>
    <message>
        <source>Offers are made and answered in the Trade phase.</source>
        <translation>C’est en phase de Commerce que les offres se font et reçoivent une réponse.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatActions</name>
    <message>
        <source>Or, in place of a token</source>
        <comment>heading of what else an Action can be</comment>
        <translation>Ou, au lieu d’un jeton</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatDock</name>
    <message>
        <source>Play-mat</source>
        <translation>Plateau individuel</translation>
    </message>
    <message>
        <source>Play-mat of %1</source>
        <translation>Plateau individuel&#x202f;: %1</translation>
    </message>
    <message>
        <source>Look at the play-mat of %1</source>
        <translation>Voir le plateau individuel&#x202f;: %1</translation>
    </message>
    <message>
        <source>Armies eat %1 Food, %2 held: %3 short</source>
        <translation>Les armées mangent %1 Nourriture, il y en a %2&#x202f;: il manque %3</translation>
    </message>
    <message>
        <source>All three paths are full.</source>
        <translation>Les trois voies sont pleines.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>levels of the play-mat</comment>
        <translation>Ensuite&#x202f;: %1</translation>
    </message>
    <message>
        <source>Food: %1 short</source>
        <extracomment>In a narrow place: Food that the armies need and the player lacks</extracomment>
        <translation>Nourriture&#x202f;: manque %1</translation>
    </message>
    <message>
        <source>This is the play-mat of %1; yours is that of %2.</source>
        <comment>players</comment>
        <translation>Plateau individuel&#x202f;: %1. Le vôtre&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Show mine</source>
        <comment>play-mat</comment>
        <translation>Montrer le mien</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>resource and figure</comment>
        <extracomment>A resource and how much comes or goes: &quot;Food +3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First the armies eat %1 of the %2 Food held, then %3 Food comes in: %4 is left.</source>
        <translation>Les armées mangent d’abord %1 Nourriture sur %2, puis il en rentre %3&#x202f;: il en reste %4.</translation>
    </message>
    <message>
        <source>This Upkeep brings:</source>
        <extracomment>Before what comes in when all armies have eaten</extracomment>
        <translation>Cet Entretien rapporte&#x202f;:</translation>
    </message>
    <message>
        <source>Next Upkeep brings:</source>
        <extracomment>The same</extracomment>
        <translation>Le prochain Entretien rapporte&#x202f;:</translation>
    </message>
    <message>
        <source>before that, armies eat %1 Food</source>
        <extracomment>In a narrow place, after &quot;Next Upkeep brings: +2&quot;: Food that the armies eat before those 2 come in</extracomment>
        <translation>avant, les armées mangent %1 Nourriture</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatModel</name>
    <message>
        <source>%1: %2</source>
        <comment>play-mat: a level, and what it brings</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>It brings: %1.</source>
        <comment>play-mat</comment>
        <extracomment>What the level named just before gives: &quot;It brings: bank 7:1 → 4:1, +1 route.&quot;</extracomment>
        <translation>Il apporte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Level %1, reached</source>
        <comment>play-mat</comment>
        <translation>Niveau %1, atteint</translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n token(s) more</source>
        <comment>play-mat</comment>
        <translation>
            <numerusform>Niveau %1, encore %n jeton</numerusform>
            <numerusform>Niveau %1, encore %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, level %2 of %3. %4 of %5 tokens.</source>
        <translation>%1, niveau %2 sur %3. %4 jetons sur %5.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 with %n more token(s).</source>
        <translation>
            <numerusform>Niveau %1 avec encore %n jeton.</numerusform>
            <numerusform>Niveau %1 avec encore %n jetons.</numerusform>
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
        <translation>actuel</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Tokens missing to reach the next level</extracomment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 sur %n jeton</numerusform>
            <numerusform>%1 sur %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to lead</source>
        <translation>
            <numerusform>encore %n pour mener</numerusform>
            <numerusform>encore %n pour mener</numerusform>
        </translation>
    </message>
    <message>
        <source>Free space: press Enter to place a token.</source>
        <translation>Case libre&#x202f;: Entrée pose un jeton.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>shift</comment>
        <extracomment>A token that would be shifted, &quot;Military → Trade&quot;, and what comes of it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Free space: click it to place a token.</source>
        <translation>Case libre&#x202f;: un clic y pose un jeton.</translation>
    </message>
    <message>
        <source>A higher or wider panel shows all levels: drag its edge.</source>
        <translation>Un panneau plus haut ou plus large montre tous les niveaux&#x202f;: tirez son bord.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatView</name>
    <message>
        <source>Play-mat</source>
        <translation>Plateau individuel</translation>
    </message>
    <message>
        <source>Free space: click it to choose the token that goes there.</source>
        <translation>Case libre&#x202f;: cliquez pour choisir le jeton à y poser.</translation>
    </message>
    <message>
        <source>Click it to take the last token of the path.</source>
        <translation>Un clic prend le dernier jeton de la voie.</translation>
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
        <translation>%1 après&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation>%1 offre %2 contre %3</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Contre-offre…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>%1 gives %2 as a gift</source>
        <translation>%1 offre %2 en cadeau</translation>
    </message>
    <message>
        <source>%1 asks for a gift of %2</source>
        <translation>%1 demande en cadeau&#x202f;: %2</translation>
    </message>
    <message>
        <source>To %1: %2, waits for an answer</source>
        <translation>Offre (%1)&#x202f;: %2, attend une réponse</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OfferComposer</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Offre&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 a</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>Head of a column of figures; %1 a country</extracomment>
        <translation>%1 donne</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 donne %2</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>Fills in what was offered last</extracomment>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>%1 of %2 made in this phase</source>
        <extracomment>Offers to one partner: &quot;2 of 8 made in this phase&quot;</extracomment>
        <translation>%1 sur %2 faites dans cette phase</translation>
    </message>
    <message>
        <source>Counter-offer to %1</source>
        <extracomment>A button; %1 a country that has made an offer, which is answered by another one</extracomment>
        <translation>Contre-offre&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is what %1 offers: change it, or accept that.</source>
        <extracomment>Of a counter-offer that is still the offer it answers; %1 a country</extracomment>
        <translation>C’est l’offre reçue (%1)&#x202f;: changez-la, ou acceptez-la.</translation>
    </message>
    <message>
        <source>Sending this declines the offer of %1.</source>
        <extracomment>Of a counter-offer; %1 a country</extracomment>
        <translation>En l’envoyant, vous refusez l’offre reçue (%1).</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OptionsBox</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Victory at</source>
        <translation>Victoire à</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Durée maximale</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a figure: Victory Points</comment>
        <translation> PV</translation>
    </message>
    <message>
        <source> turns</source>
        <comment>behind a figure</comment>
        <translation> tours</translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a figure: minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no time limit</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>the start passes on</source>
        <translation>le départ passe au suivant</translation>
    </message>
    <message numerus="yes">
        <source>usual for %n player(s)</source>
        <translation>
            <numerusform>usuel pour %n joueur</numerusform>
            <numerusform>usuel pour %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is usual for %n player(s)</source>
        <translation>
            <numerusform>%1 est usuel pour %n joueur</numerusform>
            <numerusform>%1 est usuel pour %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual limit</source>
        <translation>la limite usuelle</translation>
    </message>
    <message>
        <source>%1 is usual</source>
        <translation>%1 est usuel</translation>
    </message>
    <message>
        <source>when it is reached, the running turn is finished</source>
        <translation>une fois atteinte, on finit le tour en cours</translation>
    </message>
    <message>
        <source>each turn the next country begins</source>
        <translation>à chaque tour, le pays suivant commence</translation>
    </message>
    <message>
        <source>the lowest country number begins</source>
        <translation>le pays au plus petit numéro commence</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerList</name>
    <message>
        <source>Trade partners</source>
        <translation>Partenaires commerciaux</translation>
    </message>
    <message>
        <source>Offer…</source>
        <translation>Offre…</translation>
    </message>
    <message>
        <source>Open a route</source>
        <translation>Ouvrir une route</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerModel</name>
    <message>
        <source>none</source>
        <extracomment>A Trade Route with that player</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Offers made in this phase, and how many are allowed</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>A Trade Route</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Ouverte par</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Offres faites</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Of a Trade Route: goods can go over it</extracomment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>open, no trade now</source>
        <extracomment>Of a Trade Route: nothing can be traded over it now</extracomment>
        <translation>ouverte, sans échange possible</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerDock</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerModel</name>
    <message>
        <source>VP</source>
        <extracomment>Short for Victory Points, behind their number</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>the alliance: %1 of %2</source>
        <translation>l’alliance&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>a quitté la partie</translation>
    </message>
    <message>
        <source>no Trade Center</source>
        <translation>sans place marchande</translation>
    </message>
    <message>
        <source>done</source>
        <translation>a terminé</translation>
    </message>
    <message>
        <source>may trade</source>
        <translation>peut commercer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Who plays a country, and what he is doing: &quot;Anna · done&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 Victory Points</source>
        <translation>%1, %2 points de victoire sur %3</translation>
    </message>
    <message>
        <source>at war with %1</source>
        <translation>en guerre&#x202f;: %1</translation>
    </message>
    <message>
        <source>waits for an answer</source>
        <translation>attend une réponse</translation>
    </message>
    <message>
        <source>nothing to trade now</source>
        <translation>rien à échanger maintenant</translation>
    </message>
    <message>
        <source>done, still answers offers</source>
        <translation>a terminé, répond encore</translation>
    </message>
    <message>
        <source>no route open, answers offers</source>
        <translation>sans route, répond aux offres</translation>
    </message>
    <message>
        <source>at the screen</source>
        <extracomment>Who has mouse and keyboard now, where several decide at once</extracomment>
        <translation>à l’écran</translation>
    </message>
    <message>
        <source>VP: provinces %1, Forts %2, kills %3, bought %4, leaders %5</source>
        <translation>PV&#x202f;: provinces %1, Forts %2, vaincus %3, achetés %4, titres %5</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the country of the only person who plays with computer players</extracomment>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::QuestionCards</name>
    <message>
        <source>Leave the game for good?</source>
        <translation>Quitter la partie pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>The game ends for everybody, and those left vote whether Victory Points are counted.</source>
        <translation>La partie s’achève pour tous, et ceux qui restent votent si les points de victoire sont comptés.</translation>
    </message>
    <message>
        <source>%1 gives up its points; its armies and Forts turn Barbarian if the others go on.</source>
        <translation>%1 renonce à ses points&#x202f;; ses armées et ses Forts deviennent barbares si les autres continuent.</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 s’en va</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SaidModel</name>
    <message>
        <source>waits</source>
        <extracomment>An offer: not answered yet</extracomment>
        <translation>en attente</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>an offer</comment>
        <translation>acceptée</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>Two countries and what one offers the other: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 → %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScenarioShelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 à %n joueur</numerusform>
            <numerusform>%1 à %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>In order of play: %1</source>
        <extracomment>%1 names of countries</extracomment>
        <translation>Dans l’ordre de jeu&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScoreLegend</name>
    <message>
        <source>ends at %1</source>
        <extracomment>Short, behind the key of the bars: the Victory Points at which the game ends</extracomment>
        <translation>fin à %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n Victory Point(s).</source>
        <translation>
            <numerusform>La partie s’achève à %n point de victoire.</numerusform>
            <numerusform>La partie s’achève à %n points de victoire.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SeatRows</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>None, each for himself</source>
        <translation>Aucune, chacun pour soi</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>One alliance against the next</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>Behind the figures 2 to 6</extracomment>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>The countries of the seats are chosen by the players</extracomment>
        <translation>choisis</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>The countries of the seats are drawn by lot</extracomment>
        <translation>tirés au sort</translation>
    </message>
    <message>
        <source>This start position says who plays which country.</source>
        <translation>Cette position de départ dit qui joue quel pays.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %n player(s).</source>
        <translation>
            <numerusform>Cette table est pour %n joueur.</numerusform>
            <numerusform>Cette table est pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %1 to %n player(s).</source>
        <translation>
            <numerusform>Cette table est pour %1 à %n joueur.</numerusform>
            <numerusform>Cette table est pour %1 à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arms and colour of %1: %2</source>
        <translation>Blason et couleur, %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Name at %1</source>
        <translation>Nom, %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Country of %1</source>
        <translation>Pays, %1</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Alliances need 4 players (2 against 2) or 6.</source>
        <translation>Les alliances demandent 4 joueurs (2 contre 2) ou 6.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A country&apos;s number and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The lowest number plays first.</source>
        <translation>Le plus petit numéro joue en premier.</translation>
    </message>
    <message>
        <source>Allies pass through each other&apos;s provinces, make war together, and win or lose together by the sum of their Victory Points.</source>
        <translation>Les alliés traversent les provinces les uns des autres, font la guerre ensemble, et gagnent ou perdent ensemble par la somme de leurs points de victoire.</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Nom, si vous voulez</translation>
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
        <translation>La partie commence d’une position donnée, au tour %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>The lots are drawn when the game starts.</source>
        <translation>Le tirage au sort se fait au début de la partie.</translation>
    </message>
    <message>
        <source>They play in this order.</source>
        <translation>Ils jouent dans cet ordre.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>Three sentences, one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Barbarians: %1 and %2.</source>
        <extracomment>%1 &quot;11 armies&quot;, %2 &quot;1 Fort&quot;</extracomment>
        <translation>Barbares&#x202f;: %1 et %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Votre partie</translation>
    </message>
    <message>
        <source>Each starts at &lt;b&gt;%1 VP&lt;/b&gt; with a Capital, %2, %3 to hold land, %4, and %5 to place.</source>
        <extracomment>%2 &quot;1 Fort&quot;, %3 &quot;4 Princesses&quot;, %4 resources, %5 &quot;3 tokens&quot;</extracomment>
        <translation>Chacun commence à &lt;b&gt;%1 PV&lt;/b&gt; avec une capitale, %2, %3 pour tenir les terres, %4, et %5 à placer.</translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::TradeDock</name>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Nobody does now.</source>
        <translation>%1 ne contrôle aucune place marchande et ne participe pas au Commerce. Personne n’y participe maintenant.</translation>
    </message>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Those who do: %2.</source>
        <translation>%1 ne contrôle aucune place marchande et ne participe pas au Commerce. Y participent&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Monopoly: %1 trades only with %2, not with the bank.</source>
        <translation>Monopole&#x202f;: %1 ne peut pas commercer avec la banque. Partenaires&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Routes are opened and offers made in the Trade phase.</source>
        <translation>On ouvre des routes et fait des offres pendant la phase de Commerce.</translation>
    </message>
    <message>
        <source>Partners of %1</source>
        <translation>Partenaires (%1)</translation>
    </message>
    <message>
        <source>Routes opened: &lt;b&gt;%1 of %2&lt;/b&gt; (Trade %3)</source>
        <translation>Routes&#x202f;: &lt;b&gt;%1 sur %2&lt;/b&gt; (Commerce %3)</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Offres jusqu’ici</translation>
    </message>
    <message>
        <source>no offer yet</source>
        <translation>encore aucune offre</translation>
    </message>
    <message>
        <source>no offer waits</source>
        <translation>aucune offre en attente</translation>
    </message>
    <message>
        <source>Offers lapse when all are done. Who is done may still act until then. &lt;a href=&quot;rule&quot;&gt;Rules of Trade&lt;/a&gt;</source>
        <translation>Les offres sans réponse s’éteignent quand tous ont terminé. Même après avoir terminé, on peut encore agir jusque-là. &lt;a href=&quot;rule&quot;&gt;Règles du Commerce&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tab leads to the other offers; the same key again answers the one in the ring.</source>
        <translation>Tab mène aux autres offres&#x202f;; la même touche répond alors à celle qui est entourée.</translation>
    </message>
    <message>
        <source>No offer of yours waits for an answer.</source>
        <translation>Aucune de vos offres n’attend de réponse.</translation>
    </message>
    <message>
        <source>No offer waits for your answer.</source>
        <translation>Aucune offre n’attend votre réponse.</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>dock: partners, offers, the bank</comment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>what was declined can&apos;t be offered again</source>
        <translation>une offre refusée ne peut être refaite</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Offre&#x202f;: %1</translation>
    </message>
</context>
</TS>
