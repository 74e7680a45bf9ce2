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
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
        <translation>Promouvoir</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A unit and what it becomes: &quot;Infantry no. 1 to Archer&quot;</extracomment>
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
        <extracomment>From one path of the play-mat to another</extracomment>
        <translation>Déplacer un jeton</translation>
    </message>
    <message>
        <source>%1 → %2</source>
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
        <source>until turn %1</source>
        <translation>jusqu’au tour %1</translation>
    </message>
    <message>
        <source>%1 and peace</source>
        <translation>%1 et la paix</translation>
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
        <source>Offer peace to %1</source>
        <translation>%1&#x202f;: proposer la paix</translation>
    </message>
    <message>
        <source>%1 is at war with nobody.</source>
        <translation>%1 n’est en guerre avec personne.</translation>
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
        <translation>Rien ne peut être cédé maintenant.</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Promouvoir</translation>
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
        <source>This scenario is of format {0}; this program reads up to {1}: take a newer one.</source>
        <translation>Ce scénario est au format {0}&#x202f;; ce programme lit jusqu’au format {1}&#x202f;: prenez-en un plus récent.</translation>
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
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>%n PA par armée</numerusform>
            <numerusform>%n PA par armée</numerusform>
        </translation>
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
    <message>
        <source>Forgo the rest</source>
        <translation>Renoncer au reste</translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation>
            <numerusform>%n action serait perdue. Y renoncer&#x202f;?</numerusform>
            <numerusform>%n actions seraient perdues. Y renoncer&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation>Passer l’action</translation>
    </message>
    <message>
        <source>The Action would be lost. Pass?</source>
        <translation>L’action serait perdue. Passer&#x202f;?</translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation>Promouvoir…</translation>
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
    <name>marches::theme::DockTitle</name>
    <message>
        <source>Own window</source>
        <extracomment>Button in the title of a pane: makes it a window of its own, or puts it back</extracomment>
        <translation>Fenêtre à part</translation>
    </message>
    <message>
        <source>Close pane</source>
        <extracomment>Button in the title of a pane: hides it</extracomment>
        <translation>Fermer le panneau</translation>
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
        <source>Nothing in the offer yet</source>
        <translation>Rien encore dans l’offre</translation>
    </message>
    <message>
        <source>%1 as a gift</source>
        <translation>%1 en cadeau</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What is given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation>%1 contre %2</translation>
    </message>
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
        <source>a gift of %1 asked for</source>
        <translation>%1 à recevoir en cadeau</translation>
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
