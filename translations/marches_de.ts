<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>battle with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free · %1 VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <comment>a province of the player himself</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>What a province is, and through which others the march goes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n AP</source>
        <comment>Action Points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Feed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others starve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done with Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Princesses stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused route %1 yields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Given and got in an exchange</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a route to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1: %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the offer of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline the offer of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the offer to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy 1 Victory Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>towards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build two armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, %3 in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote</source>
        <extracomment>A unit and what it becomes: &quot;Infantry 1 to Archer&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare war on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgo the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift a token</source>
        <extracomment>From one path of the play-mat to another</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay 1 damage on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barbarians keep to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barbarians go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unify %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double the Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Victory Points and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer peace to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the peace of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline the peace of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the peace offered to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: %1, %2</source>
        <extracomment>What was tried and refused: the kind of command, then its object: &quot;Build Archer: London&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives everything up, and the others vote how it goes on. Leave the game?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 cannot enter %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Fort in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be unified now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n AP</source>
        <comment>Action Points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Turn {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase: {0}.</source>
        <extracomment>{0} a phase</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} places a Development Token: {1} {2}.</source>
        <extracomment>{0} seat, {1} path, {2} level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} shifts a Development Token from {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1} is fed: Food {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1} starves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} gathers: Food {1}, Products {2}, Weapons {3}, Gold {4}.</source>
        <extracomment>{0} seat, {1} Food, {2} Products, {3} Weapons, {4} Gold</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, unused route {1}: {2} 1.</source>
        <extracomment>{0} seat, {1} which route, {2} resource</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and the bank: {2} {1} for {3} 1.</source>
        <extracomment>{0} seat, {1} amount, {2} resource given, {3} resource got</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} opens a Trade Route with {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} makes an offer to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} accepts the offer of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} declines the offer of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} retracts the offer to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} buys a Victory Point: Gold {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is done with Trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is raised in {1}.</source>
        <extracomment>{0} unit, {1} province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is built in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} becomes {1} in {2}.</source>
        <extracomment>{0} unit as it was, {1} unit as it is, {2} province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} buys an extra Action: Gold {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} declares war on {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} offers peace to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} declines the peace of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} retracts the offer of peace to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace between {0} and {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The war between {0} and {1} ends with this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} to {2}.</source>
        <extracomment>{0} unit, {1} from, {2} to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of {0}: {1} against {2}, power {3} against {4}.</source>
        <extracomment>{0} province, {1} attacker, {2} defender, {3} power of the attacker, {4} power of the defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {2}: damage {1}.</source>
        <extracomment>{0} unit, {1} damage, {2} province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} falls in {1}. {2}: Victory Points {3}.</source>
        <extracomment>{0} unit, {1} province, {2} who gets the Victory Points, {3} Victory Points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} retreats: {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} withdraws: {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can&apos;t withdraw from {1} and is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no retreat from {1} and is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is conquered by {1}.</source>
        <extracomment>{0} province, {1} new owner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is taken by {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} passes to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} strikes again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is united: Actions {1}.</source>
        <extracomment>{0} seat, {1} number of Actions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} doubles Gold: {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} gives back what is above the limit: {1} {2}.</source>
        <extracomment>{0} seat, {1} resource, {2} amount</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has voted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up: turn {0} is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: tokens on {1} {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: lasting Victory Points {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has changed.</source>
        <extracomment>{0} unit, {1} province it was in or none, {2} province it is in or none</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barbarians of {0} have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War or peace between {0} and {1} has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Trade Routes have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offers have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offers of peace have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle of {0} has changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Warriors &amp; Traders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Trade Route to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer of %1 declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to %1 taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fort raised in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War declared on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barbarians keep to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barbarians go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawal to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is united</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 handed over to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Merchant doubles Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is not doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace offered to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace with %1 declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer of peace to %1 taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up: this turn is the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>tokens on a path</comment>
        <extracomment>A path of the play-mat and how many tokens are laid on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else is fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done with Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princesses stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused route %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>Given and got: &quot;7 Food for 1 Gold&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1: %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1: %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer of %1 accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Victory Point(s) bought</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raised in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raised in %2, %3 in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>A unit and the kind that it becomes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token shifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the Unification forgone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>Who moves, from where, to where: &quot;Archer 2: Provence → Bourbon&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n AP</source>
        <comment>Action Points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>damage</comment>
        <extracomment>A unit and the damage laid on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message numerus="yes">
        <source>%1 of %n Action Point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %n Victory Point(s).</source>
        <extracomment>Kind of province, its country or countries, its Victory Points</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Yields %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At war with you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Provinces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: place %n Development Token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left to place · click a green space of the play-mat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: feed your armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held, %3 short · click the armies that are to eat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food: %1 needed, %2 held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others starve</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 starve(s). End the feeding?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Feed all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>Beside the button that feeds all armies: what it costs</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose what an unused route yields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route %1 has no partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 may trade</source>
        <extracomment>Several countries, or one, decide at the same time</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At the table: %1 · %n offer(s) wait(s) for an answer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) wait(s) for an answer. Done all the same?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: shall the Merchant double your Gold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1 → %2, of which %3 stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a player has left. How shall it go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) still to come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Count Victory Points and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: Unification, %n Action(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: second Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one more Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord: a declaration of war</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more at %1 Gold each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a token on a green space, build, promote or declare war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgo the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pass this Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Action would be lost. Pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <extracomment>A button that lets the player choose where the unit is built</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: one token may go to another path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the token that goes, then the space where it comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unify %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Double Strike, move once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: move your armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) moved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no battle is set yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>Armies moved, Action Points left, battles to come</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) can still move. End the moves?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which battle comes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) to fight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: spread %n damage in %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left · plus and minus beside each unit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All points are laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) must still be laid.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: where do the Barbarians of %2 go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: withdraw from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: retreat from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides still stand: all your armies leave, together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All go together, to one province</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: which country is the Barbarians&apos; own?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They retreat inside it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: move your Princesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es) can still move, one step each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn by its number, I to IV: &quot;IV Maneuvering&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over without a winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Victory Point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together with %n Victory Point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The threshold of %1 was reached in turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player left, and the points were counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 was the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Provinces</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Units of another player in a province: &quot;France: A1, A2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian army(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian Fort(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Province</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This line can&apos;t be read as a command. See the list of commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command is not known. See the list of commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat of this game has that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No province of this map has that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No country of this map has that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit has that name. Units are I1 to I4, A1 to A4, C1 to C4, P1 to P4, F1 to F8, and for Barbarians B1, BF1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command needs other arguments. See the list of commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} {0} for 1 is not the rate: {2}:1, in whole lots.</source>
        <extracomment>{0} amount, {1} resource, {2} rate: 14 Food at 7:1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes one type a lot, not several together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the table may say this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has left the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those left vote first: go on, or count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This belongs to another phase: {0}. Now: {1}.</source>
        <extracomment>{0} the phase of the command, {1} the present phase</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {0}.</source>
        <extracomment>{0} a seat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feeding comes before gathering. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token is shifted after all Actions. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Actions of this turn are over. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies move, then battles are resolved, then Princesses move. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle is being resolved that asks for this. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No vote is on: it follows when a player leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has voted already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote is between stop and go-on in a free for all, between count and void in an allied game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is full: {1} tokens.</source>
        <extracomment>{0} a path of the play-mat, {1} its number of spaces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Development Tokens are placed: {1} to place, {0} placed.</source>
        <extracomment>{0} placed, {1} to place</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not on the board.</source>
        <extracomment>{0} a unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} eats nothing: only armies are fed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has been fed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food for {2}: {0} needed, {1} held. An army is fed wholly or not at all.</source>
        <extracomment>{0} needed, {1} held, {2} a unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be chosen for route {0}. Asked now: route {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused route {1} does not yield {0}.</source>
        <extracomment>{0} a resource, {1} which route</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} controls no Trade Center and takes no part in Trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is done already, and may act until all are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank gives another type than it takes; one type a lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} for one lot: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} came from the bank in this phase and isn&apos;t given to it again at 1:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has Monopoly: {0} trades with its holders only, not with the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has Monopoly: neither {0} nor {1} has it, so the two can&apos;t trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner has to be another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Trade Route between {0} and {1} is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade Routes: {0} allowed at this level of Trade, {1} opened.</source>
        <extracomment>{0} allowed, {1} opened</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} controls no Trade Center: no route opens to it or is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Trade Route between {0} and {1} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer has to give or take something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount in an offer is 0 to {0}.</source>
        <extracomment>{0} the largest figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers to {1} in this phase: {0} allowed, all made.</source>
        <extracomment>{0} the limit, {1} the partner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has declined this offer in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer from {0} to {1} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} of {0}: {2} needed, {3} held. The offer stands.</source>
        <extracomment>{0} who can&apos;t pay, {1} a resource, {2} needed, {3} held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold for a Victory Point: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2} needed, {3} reached.</source>
        <extracomment>{0} a unit kind, {1} a path, {2} the level needed, {3} the level held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masonry comes with {0} {1}; {2} reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforce comes with {0} {1}; {2} reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {0} is left in the stash.</source>
        <extracomment>{0} a unit kind</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not owned: armies are placed in provinces already owned, in allied games also an ally&apos;s.</source>
        <extracomment>{0} a province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not owned: a Fort stands in an own province.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is an ally&apos;s: no Fort can be built there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forts in {1}: {0} at the most.</source>
        <extracomment>{0} the limit, {1} a province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} needed, {2} held.</source>
        <extracomment>{0} a resource, {1} needed, {2} held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} for a Fort: {1} needed, {2} held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} for this promotion: {1} needed, {2} held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Infantry, Archers and Cavalry are built so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two armies with one Action: only with Warlord, {0} {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is neither an own army nor an ally&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can&apos;t be upgraded: only armies can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is upgraded to a higher kind only: Infantry, Archer, Cavalry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War is declared on another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is an ally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extra Action is left for this: University 1, Master Trader at {0} Gold each, Warlord to declare war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold for the extra Action and its cost: {0} needed, {1} held.</source>
        <extracomment>{0} needed, {1} held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no token to shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token is shifted to another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a Fort and stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} moves after the battles. Asked now: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can&apos;t move any more: the moves of armies are over. Asked now: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are not connected.</source>
        <extracomment>{0} and {1} provinces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not in play in this variant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has to battle in {1} and moves no more before.</source>
        <extracomment>{0} a unit, {1} a province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action Points of {0}: {1} needed, {2} left.</source>
        <extracomment>{0} a unit, {1} needed, {2} left</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action Points of {0} to enter {1}: 2 needed (1 to enter, 1 for the battle), {2} left.</source>
        <extracomment>{0} a unit, {1} a province, {2} left</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} belongs to {1}, and there is peace.</source>
        <extracomment>{0} a province, {1} its owner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has moved this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may go to a free or own province only, in allied games also to an ally&apos;s; {1} is none.</source>
        <extracomment>{0} a unit, {1} a province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle is to be fought in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has declared its Unification already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not held: {0}. Unification needs the Capital, the Trade Center and all Common provinces of the starting country.</source>
        <extracomment>{0} a province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unification is declared in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A province is handed over in one&apos;s own Maneuvering phase, not inside a battle. Asked now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no ally, or has no unit in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies and Princesses leave {0} first; only Forts may stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no enemy unit in this battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is covered: {1} more damage has to go to the Forts first.</source>
        <extracomment>{0} a Princess, {1} points still to be given to Forts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All damage has to be assigned: {1} to give, {0} given.</source>
        <extracomment>{0} given, {1} to give</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no place to retreat to: adjacent, and own or free, in allied games also an ally&apos;s.</source>
        <extracomment>{0} a province</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no place to withdraw to: adjacent, and own or free, in allied games also an ally&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barbarians do not retreat to {0}: other places come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is none of the two countries that dispute the province.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are at peace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace has been offered to {0} in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer of peace from {0} to {1} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle between the two is still to be fought; peace waits for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit was agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up already; the running turn is the last.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place Development Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what a route yields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take an Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shift a Development Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the next battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker&apos;s damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defender&apos;s damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker&apos;s retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the country of the Barbarians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Barbarians&apos; retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defender&apos;s retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the withdrawal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move Princesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions of the Unification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Computer, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <extracomment>%1 is a computer player&apos;s name, such as &quot;steady&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export without branches…</source>
        <comment>writes the record of the present line of play only</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over &amp;seats…</source>
        <comment>dialog: who plays which country</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer moves &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next text &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the panels back in &amp;place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous line of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt line of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule for what has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <comment>why is what has the focus refused</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Marches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the banner&apos;s main button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press another button of the banner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to pane %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>An amount of a resource</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <extracomment>An amount of a resource</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In an exchange: no resources at all</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military</source>
        <extracomment>One of the three paths of the play-mat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>A kind of army</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>A kind of army</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>A kind of army</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pillaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry can be built: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers can be built: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry can be built: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forts can be built: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Armies can be promoted: %n Product(s) a step.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each Capital yields 1 Gold in Upkeep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more Action in every Development.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold may be doubled in Down-keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Trade Center yields 1 Gold in Upkeep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more Action(s) in Development for %1 Gold each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The others trade only with holders of Monopoly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies at exactly 0 life retreat and live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies with Action Points left move and battle once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies need no Food.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two armies with one Action, and one more Action to declare war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Infantry</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Archer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cavalry</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fort(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Infantry %1</source>
        <extracomment>One unit by its number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fort %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbarian Fort %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbarian army %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A unit and whose it is: &quot;Archer 2 of France&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade Center</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maneuvering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down-keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbarians</source>
        <extracomment>Who holds a province: nobody</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <extracomment>A person and the country he plays: &quot;Jeanne, for France&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::appmap::MapStrip</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Scale of the map; %1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale %1, press for the whole map</source>
        <extracomment>%1 is the scale, such as &quot;76 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::appmap::MapView</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Tooltip on the map: name of a province, then what there is to say of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::ActionList</name>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking back. Return to now to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody at this table is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Type to filter %n action(s)</source>
        <comment>placeholder of the filter field above the list of everything that can be done now</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>dock: everything that can be done now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>toggle: also list what is refused at the moment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also list what is refused now, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::Banner</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <comment>a key, shown on a button</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::KeyHints</name>
    <message>
        <source>%1: %2</source>
        <comment>%1 a key, %2 what it does</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::LogView</name>
    <message>
        <source>Main line</source>
        <comment>line of play: the game as first played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>line of play, %1 its number or name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <comment>dock: what happened in the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every command will stand here; click one to look back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One command back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One command forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent &amp;games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readable</source>
        <comment>pace of computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 %</source>
        <comment>a size of text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1 what was done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1 what was done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Marches</source>
        <comment>title of the window; %1 what is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept, not saved as a file yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last command: %1. %n command(s) played.</source>
        <comment>%1 date and time</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The end of its journal is damaged; the game goes on from the last whole command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s) will be offered after this one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interrupted game cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game was interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <comment>%1 a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a record of the game &quot;%1&quot;, which this program does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept on the disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.marches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lost: the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the game without branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <comment>%1 a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Marches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Marches %1&lt;/h3&gt;&lt;p&gt;A table for medieval board wargames.&lt;/p&gt;&lt;p&gt;An independent work, with words and art of its own. Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Logs: %2&lt;/p&gt;</source>
        <comment>%1 a version number, %2 a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↵</source>
        <comment>the Enter key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>act</source>
        <comment>what the Enter key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule</source>
        <comment>what a key shows: the rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next pane</source>
        <comment>where a key leads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close</source>
        <comment>what a key does to a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel</source>
        <comment>on the map, by keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <comment>a unit, by a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter</source>
        <comment>what keys do to a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look back</source>
        <comment>what the Enter key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up: this turn is the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <comment>%1 hours and minutes</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::ProvinceList</name>
    <message>
        <source>Provinces</source>
        <comment>dock: table of all provinces</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::RefusalView</name>
    <message>
        <source>What would do it</source>
        <comment>heading above the ways out of a refusal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::RulesView</name>
    <message>
        <source>Rules</source>
        <comment>dock: the rules of the game</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::TableWindow</name>
    <message>
        <source>Refused: %1</source>
        <comment>%1 the name of a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules page has nothing under %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was decided by %1: %2. Take it back?</source>
        <comment>%1 a person, %2 what was done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as it stood</source>
        <comment>%1 a moment of the game: Turn 3, Trade</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking back. The game waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game as it went on is kept as another line of play. Go on from here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits: computer players are paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <comment>a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>to a computer player that thinks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>stop the computer players for a while</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is played by an outside program that was not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the seat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of the window: a map, and the turn and phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is refused here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::play::TurnTrackView</name>
    <message>
        <source>%1 is asked now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::theme::DockTitle</name>
    <message>
        <source>Own window</source>
        <extracomment>Button in the title of a pane: makes it a window of its own, or puts it back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close pane</source>
        <extracomment>Button in the title of a pane: hides it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BankBox</name>
    <message>
        <source>Bank, %1:1</source>
        <extracomment>The bank and its rate: &quot;Bank, 4:1&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade %1 · one kind for another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 to the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get %1 from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>An amount before and after</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Gold each, for good</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>How many Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold &lt;b&gt;%1 → %2&lt;/b&gt; · VP &lt;b&gt;%3 → %4&lt;/b&gt; of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Buy %n VP</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BattleCard</name>
    <message numerus="yes">
        <source>%n Barbarian army(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian Fort(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall(s)</source>
        <extracomment>Of the units of one side</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is (are) lost without a retreat</source>
        <extracomment>Of the units of one side: no province to go to</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdraw(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is held</source>
        <comment>a province</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 %2&lt;/b&gt; · %3 → %4</source>
        <extracomment>A country, what it wins or loses, its Victory Points before and after</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice: exact if both sides strike well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule: battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: damage %2</source>
        <extracomment>The units of one side and the damage that they deal together</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::DamagePanel</name>
    <message>
        <source>life %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>life %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 damage back from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay 1 damage on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n point(s) laid</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::EndPage</name>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held provinces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the score and its figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4)</source>
        <comment>rank, country, Victory Points, their parts</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::Face</name>
    <message>
        <source>opened by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the status bar: a country and what it did
----------
In the status bar: a province and what there is to say of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next unit that can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous unit that can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all units here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed all armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the play-mat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest the damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n of the stack</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>route, in its opener&apos;s colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action Points it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends for everybody, and those left vote whether Victory Points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives up its points; its armies and Forts turn Barbarian if the others go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::GamePage</name>
    <message>
        <source>Open a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario is of another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A country&apos;s number and name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbarians: %1 armies and %2 Forts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins from a position of its own, in turn %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each starts at &lt;b&gt;%1 VP&lt;/b&gt; with a Capital, %2, %3, %4, and %5 to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The lots are drawn when the game starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They play in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>Three sentences, one after the other</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter starts with what you see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatDock</name>
    <message>
        <source>Play-mat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play-mat of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the play-mat of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Upkeep:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies eat %1 Food, %2 held: %3 short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three paths are full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>levels of the play-mat</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>tokens on a path</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1, reached</source>
        <comment>play-mat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n token(s) more</source>
        <comment>play-mat</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ability and what it does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Trade Route(s) may be opened.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, level %2 of %3. %4 of %5 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Level %1 with %n more token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Space free, press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>The multiplier of a resource at the next level of the play-mat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, &lt;b&gt;%2&lt;/b&gt; a turn</source>
        <extracomment>&quot;Products ×2, +4 a turn&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank %1:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action Point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %2&lt;/b&gt; with %n token(s): %3</source>
        <extracomment>Path and level, how many tokens it takes, what it brings: &quot;Production III with 1 token: Products ×2&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Marks the level that has been reached</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Tokens missing to reach the next level</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nobody</source>
        <extracomment>Nobody leads a path: &quot;Builder: nobody&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title and who holds it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more to lead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatView</name>
    <message>
        <source>Play-mat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OfferCards</name>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>A resource before and after an exchange</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1: %2 for %3, waits for an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OfferComposer</name>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as a gift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What is given for what: &quot;2 Gold for 3 Weapons&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in this phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OptionsBox</name>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> VP</source>
        <comment>behind a figure: Victory Points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> turns</source>
        <comment>behind a figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a figure: minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no time limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start passes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>usual for %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is usual for %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the usual limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is reached, the running turn is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each turn the next country begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest country number begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerList</name>
    <message>
        <source>Trade partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a route</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PartnerModel</name>
    <message>
        <source>none</source>
        <extracomment>A Trade Route with that player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open, not usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Offers made in this phase, and how many are allowed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>A Trade Route</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerDock</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n Victory Point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::PlayerModel</name>
    <message>
        <source>the alliance: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Trade Center</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Who plays a country, and what he is doing: &quot;Anna · done&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provinces %1, Forts %2, kills %3, bought %4, leaders %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at war with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory Points: provinces %1, Forts %2, kills %3, bought %4, leaders %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SaidModel</name>
    <message>
        <source>%1 to %2: %3 for %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>An offer: not answered yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScenarioShelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SeatRows</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, each for himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>One alliance against the next</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>Behind the figures 2 to 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>The countries of the seats are chosen by the players</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>The countries of the seats are drawn by lot</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This start position says who plays which country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %1 to %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Arms and colour of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliances need 4 players (2 against 2) or 6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::TradeDock</name>
    <message>
        <source>Trade routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Nobody does now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 controls no Trade Center and takes no part in Trade. Those who do: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly: %1 trades only with %2, not with the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes are opened and offers made in the Trade phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes opened: &lt;b&gt;%1 of %2&lt;/b&gt; (Trade %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no declined offer is made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers lapse when all are done. Who is done may still act until then. &lt;a href=&quot;rule&quot;&gt;Rules of Trade&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
