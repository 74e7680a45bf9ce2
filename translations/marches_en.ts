<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Food</numerusform>
            <numerusform>%n Food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n Action</numerusform>
            <numerusform>%n Actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>%n AP each</numerusform>
            <numerusform>%n AP each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <extracomment>Behind &quot;2 Infantry&quot;: of so many that are there and have not been fed</extracomment>
        <translation>
            <numerusform>of %n</numerusform>
            <numerusform>of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>What a Unification that is not possible yet can bring: &quot;2 to 3 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 to %n Action</numerusform>
            <numerusform>%1 to %n Actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Battles</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
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
            <numerusform>Losses of %1: %2 · %n Victory Point for %3</numerusform>
            <numerusform>Losses of %1: %2 · %n Victory Points for %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 survives with %n damage</source>
        <comment>a unit, named with its owner</comment>
        <translation>
            <numerusform>%1 survives with %n damage</numerusform>
            <numerusform>%1 survives with %n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 goes to %1: %n Victory Point(s)</source>
        <comment>%1 a country, %2 a province that changes hands</comment>
        <translation>
            <numerusform>%2 goes to %1: %n Victory Point</numerusform>
            <numerusform>%2 goes to %1: %n Victory Points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <translation>
            <numerusform>%n Product</numerusform>
            <numerusform>%n Products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s) a step</source>
        <translation>
            <numerusform>%n Product a step</numerusform>
            <numerusform>%n Products a step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on one of %n player(s)</source>
        <translation>
            <numerusform>on one player</numerusform>
            <numerusform>on one of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats nothing · %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 · eats nothing · %n Victory Point</numerusform>
            <numerusform>%1 · eats nothing · %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · eats %n Food a turn</source>
        <extracomment>%1: what an army deals and withstands; %n: what it eats in each turn&apos;s Upkeep</extracomment>
        <translation>
            <numerusform>%1 · eats %n Food a turn</numerusform>
            <numerusform>%1 · eats %n Food a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseWords</name>
    <message numerus="yes">
        <source>%1 takes the lead: %n Victory Point(s)</source>
        <extracomment>A country has more Victory Points than any other now</extracomment>
        <translation>
            <numerusform>%1 takes the lead: %n Victory Point</numerusform>
            <numerusform>%1 takes the lead: %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bloodiest battle: %1, %n fall</source>
        <translation>
            <numerusform>The bloodiest battle: %1, %n falls</numerusform>
            <numerusform>The bloodiest battle: %1, %n fall</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>1 VP costs %n Gold.</source>
        <translation>
            <numerusform>1 VP costs %n Gold.</numerusform>
            <numerusform>1 VP costs %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A promotion costs %n Product(s) a step.</source>
        <translation>
            <numerusform>A promotion costs %n Product a step.</numerusform>
            <numerusform>A promotion costs %n Products a step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more Action(s) at %1 Gold each.</source>
        <translation>
            <numerusform>Master Trader: %n more Action at %1 Gold.</numerusform>
            <numerusform>Master Trader: %n more Actions at %1 Gold each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war lasts %n turn(s) at most.</source>
        <translation>
            <numerusform>A war lasts %n turn at most.</numerusform>
            <numerusform>A war lasts %n turns at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) to place</source>
        <translation>
            <numerusform>%n token to place</numerusform>
            <numerusform>%n tokens to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>How many are placed before the first turn</extracomment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n Action</numerusform>
            <numerusform>%n Actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n Action(s)</source>
        <extracomment>From one number of Actions to another: &quot;2 to 9 Actions&quot;</extracomment>
        <translation>
            <numerusform>%1 to %n Action</numerusform>
            <numerusform>%1 to %n Actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n army(s) take(s) %1 and lose(s) none.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%n army takes %1 and is not lost.</numerusform>
            <numerusform>%n armies take %1 and none is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(s) take(s) %1; surviving: %2.</source>
        <comment>%1 a province</comment>
        <translation>
            <numerusform>%n army takes %1; surviving: %2.</numerusform>
            <numerusform>%n armies take %1; surviving: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more army(s) must march there too.</source>
        <translation>
            <numerusform>%n more army must march there too.</numerusform>
            <numerusform>%n more armies must march there too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message numerus="yes">
        <source>Choose %n of the stack</source>
        <translation>
            <numerusform>Choose %n of the stack</numerusform>
            <numerusform>Choose %n of the stack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>%n Trade Route(s) may be opened</source>
        <translation>
            <numerusform>%n Trade Route may be opened</numerusform>
            <numerusform>%n Trade Routes may be opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action Point(s) for each army</source>
        <translation>
            <numerusform>%n Action Point for each army</numerusform>
            <numerusform>%n Action Points for each army</numerusform>
        </translation>
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
            <numerusform>+%n Action Point</numerusform>
            <numerusform>+%n Action Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %2&lt;/b&gt; with %n token(s): %3</source>
        <extracomment>Path and level, how many tokens it takes, what it brings: &quot;Production III with 1 token: 2 Products per symbol&quot;</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; with %n token: %3</numerusform>
            <numerusform>&lt;b&gt;%1 %2&lt;/b&gt; with %n tokens: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n Victory Point(s) bought</source>
        <translation>
            <numerusform>%n Victory Point bought</numerusform>
            <numerusform>%n Victory Points bought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) fed</source>
        <translation>
            <numerusform>%n army fed</numerusform>
            <numerusform>%n armies fed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n AP each</source>
        <comment>Action Points of each army</comment>
        <translation>
            <numerusform>%n AP each</numerusform>
            <numerusform>%n AP each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message numerus="yes">
        <source>Contested: %1. %n Victory Point(s).</source>
        <extracomment>The countries that dispute a province, its Victory Points</extracomment>
        <translation>
            <numerusform>Contested: %1. %n Victory Point.</numerusform>
            <numerusform>Contested: %1. %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, Common province. %n Victory Point(s).</source>
        <extracomment>The country of a province, its Victory Points</extracomment>
        <translation>
            <numerusform>%1, Common province. %n Victory Point.</numerusform>
            <numerusform>%1, Common province. %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2. %n Victory Point(s).</source>
        <extracomment>The country of a province, its kind (Capital), its Victory Points</extracomment>
        <translation>
            <numerusform>%1, %2. %n Victory Point.</numerusform>
            <numerusform>%1, %2. %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) (the dots below it)</source>
        <extracomment>Tooltip of an army; a dot below its token stands for each Action Point</extracomment>
        <translation>
            <numerusform>%1 of %n Action Point (the dot below it)</numerusform>
            <numerusform>%1 of %n Action Points (the dots below it)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>News</name>
    <message numerus="yes">
        <source>and %n more, in the log</source>
        <extracomment>On a card below what a computer player did: how much more it did, which the log tells</extracomment>
        <translation>
            <numerusform>and %n more, in the log</numerusform>
            <numerusform>and %n more, in the log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferNeed</name>
    <message numerus="yes">
        <source>Trade %1 allows one more: %n token(s) in Development.</source>
        <extracomment>%1 a level of the path Trade: &quot;Trade II&quot;, %n the tokens that it takes</extracomment>
        <translation>
            <numerusform>Trade %1 allows one more: %n token in Development.</numerusform>
            <numerusform>Trade %1 allows one more: %n tokens in Development.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An offer to %1 needs a Trade Route. It costs nothing to open; this level of Trade allows %n more.</source>
        <translation>
            <numerusform>An offer to %1 needs a Trade Route. It costs nothing to open; this level of Trade allows %n more.</numerusform>
            <numerusform>An offer to %1 needs a Trade Route. It costs nothing to open; this level of Trade allows %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message numerus="yes">
        <source>A saved game has room for a command line of %n character(s), without control characters. Put the program in a folder with a shorter name.</source>
        <translation>
            <numerusform>A saved game has room for a command line of %n character, without control characters. Put the program in a folder with a shorter name.</numerusform>
            <numerusform>A saved game has room for a command line of %n characters, without control characters. Put the program in a folder with a shorter name.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: place %n Development Token(s)</source>
        <translation>
            <numerusform>%1: place %n Development Token</numerusform>
            <numerusform>%1: place %n Development Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starve(s). End the feeding?</source>
        <translation>
            <numerusform>%1 starves. End the feeding?</numerusform>
            <numerusform>%1 starve. End the feeding?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>Beside the button that feeds all armies: what it costs</extracomment>
        <translation>
            <numerusform>%n Food</numerusform>
            <numerusform>%n Food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may trade</source>
        <extracomment>Several countries, or one, decide at the same time</extracomment>
        <translation>
            <numerusform>%1 may trade</numerusform>
            <numerusform>%1 may trade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) wait(s) for an answer. Done all the same?</source>
        <translation>
            <numerusform>%n offer waits for an answer. Done all the same?</numerusform>
            <numerusform>%n offers wait for an answer. Done all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) still to come</source>
        <translation>
            <numerusform>%n vote still to come</numerusform>
            <numerusform>%n votes still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Unification, %n Action(s) left</source>
        <translation>
            <numerusform>%1: Unification, %n Action left</numerusform>
            <numerusform>%1: Unification, %n Actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master Trader: %n more at %1 Gold each</source>
        <translation>
            <numerusform>Master Trader: %n more at %1 Gold each</numerusform>
            <numerusform>Master Trader: %n more at %1 Gold each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s) would be lost. Forgo them?</source>
        <translation>
            <numerusform>%n Action would be lost. Forgo them?</numerusform>
            <numerusform>%n Actions would be lost. Forgo them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Action(s)</source>
        <translation>
            <numerusform>%n Action</numerusform>
            <numerusform>%n Actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) moved</source>
        <translation>
            <numerusform>%1 of %n army moved</numerusform>
            <numerusform>%1 of %n armies moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Action Point(s) left</source>
        <translation>
            <numerusform>%1 of %n Action Point left</numerusform>
            <numerusform>%1 of %n Action Points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) can still move. End the moves?</source>
        <translation>
            <numerusform>%n army can still move. End the moves?</numerusform>
            <numerusform>%n armies can still move. End the moves?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: spread %n damage in %2</source>
        <translation>
            <numerusform>%1: spread %n damage in %2</numerusform>
            <numerusform>%1: spread %n damage in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left · plus and minus beside each unit</source>
        <translation>
            <numerusform>%n point left · plus and minus beside each unit</numerusform>
            <numerusform>%n points left · plus and minus beside each unit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) must still be laid.</source>
        <translation>
            <numerusform>%n point must still be laid.</numerusform>
            <numerusform>%n points must still be laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es) can still move, one step each</source>
        <translation>
            <numerusform>%n Princess can still move, one step each</numerusform>
            <numerusform>%n Princesses can still move, one step each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 wins with %n Victory Point</numerusform>
            <numerusform>%1 wins with %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together with %n Victory Point(s)</source>
        <translation>
            <numerusform>%1 win together with %n Victory Point</numerusform>
            <numerusform>%1 win together with %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %n more Development Token(s)</source>
        <extracomment>Some have been placed already; %n are left</extracomment>
        <translation>
            <numerusform>%1: place %n more Development Token</numerusform>
            <numerusform>%1: place %n more Development Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) die(s)</source>
        <comment>of hunger</comment>
        <translation>
            <numerusform>%n army dies</numerusform>
            <numerusform>%n armies die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the screen: %1 · %n offer(s) wait(s) for an answer</source>
        <translation>
            <numerusform>At the screen: %1 · %n offer waits for an answer</numerusform>
            <numerusform>At the screen: %1 · %n offers wait for an answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) to fight; what retreats from one may join another</source>
        <translation>
            <numerusform>%n battle to fight</numerusform>
            <numerusform>%n battles to fight; what retreats from one may join another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces of the country.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Once in a game: %n Action now; up to %1 with all Contested provinces of the country.</numerusform>
            <numerusform>Once in a game: %n Actions now; up to %1 with all Contested provinces of the country.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) now; up to %1 with all Contested provinces. Unify now?</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Once in a game: %n Action now; up to %1 with all Contested provinces. Unify now?</numerusform>
            <numerusform>Once in a game: %n Actions now; up to %1 with all Contested provinces. Unify now?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in a game: %n Action(s) at once, the most that there can be.</source>
        <comment>Unification</comment>
        <translation>
            <numerusform>Once in a game: %n Action at once, the most that there can be.</numerusform>
            <numerusform>Once in a game: %n Actions at once, the most that there can be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in %1 when the moves are over, %n AP kept for it</source>
        <extracomment>Behind a list of provinces: battles are fought after all moves, not at once</extracomment>
        <translation>
            <numerusform>battle in %1 when the moves are over, %n AP kept for it</numerusform>
            <numerusform>battle in %1 when the moves are over, %n AP kept for it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>By the end of the game this should be worth about %n Victory Point(s).</source>
        <extracomment>What a computer player expects of a step</extracomment>
        <translation>
            <numerusform>By the end of the game this should be worth about %n Victory Point.</numerusform>
            <numerusform>By the end of the game this should be worth about %n Victory Points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n Food</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Food</numerusform>
            <numerusform>%n Food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Product(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Product</numerusform>
            <numerusform>%n Products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Weapon</numerusform>
            <numerusform>%n Weapons</numerusform>
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
    <message numerus="yes">
        <source>Armies can be promoted: %n Product(s) a step.</source>
        <translation>
            <numerusform>Armies can be promoted: %n Product a step.</numerusform>
            <numerusform>Armies can be promoted: %n Products a step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more Action(s) in Development for %1 Gold each.</source>
        <translation>
            <numerusform>Up to %n more Action in Development for %1 Gold each.</numerusform>
            <numerusform>Up to %n more Actions in Development for %1 Gold each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Infantry</source>
        <translation>
            <numerusform>%n Infantry</numerusform>
            <numerusform>%n Infantry</numerusform>
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
            <numerusform>%n Cavalry</numerusform>
            <numerusform>%n Cavalry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Princess(es)</source>
        <translation>
            <numerusform>%n Princess</numerusform>
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
    <message numerus="yes">
        <source>%n Barbarian army(ies)</source>
        <translation>
            <numerusform>%n Barbarian army</numerusform>
            <numerusform>%n Barbarian armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Barbarian Fort(s)</source>
        <translation>
            <numerusform>%n Barbarian Fort</numerusform>
            <numerusform>%n Barbarian Forts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n AP</source>
        <comment>Action Points</comment>
        <translation>
            <numerusform>%n AP</numerusform>
            <numerusform>%n AP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::ActionList</name>
    <message numerus="yes">
        <source>Also impossible ones (%n)</source>
        <comment>check box above the list of what can be done now: also list the actions that are not possible now, with the reason</comment>
        <translation>
            <numerusform>Also impossible ones (%n)</numerusform>
            <numerusform>Also impossible ones (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter %n action(s)</source>
        <comment>placeholder of the filter field above the list of everything that can be done now</comment>
        <translation>
            <numerusform>Filter %n action</numerusform>
            <numerusform>Filter %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::LeftGamesPage</name>
    <message numerus="yes">
        <source>Its journal is damaged: after %1, %n line(s) can&apos;t be read. The game goes on from there, and the damaged journal is kept beside.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %n lines of the file in which the game is kept</extracomment>
        <translation>
            <numerusform>Its journal is damaged: after %1, %n line can&apos;t be read. The game goes on from there, and the damaged journal is kept beside.</numerusform>
            <numerusform>Its journal is damaged: after %1, %n lines can&apos;t be read. The game goes on from there, and the damaged journal is kept beside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show more (%n older)</source>
        <comment>games</comment>
        <extracomment>On a button below a list; %n that are not shown yet</extracomment>
        <translation>
            <numerusform>Show more (%n older)</numerusform>
            <numerusform>Show more (%n older)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::PlayDesk</name>
    <message numerus="yes">
        <source>%n outside program(s) of this game was (were) not started; the table asks when it is their turn.</source>
        <translation>
            <numerusform>%n outside program of this game was not started; the table asks when it is its turn.</numerusform>
            <numerusform>%n outside programs of this game were not started; the table asks when it is their turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1, %n line(s) of the journal could not be read. The damaged journal is kept as %2.</source>
        <extracomment>%1 where a game stands (&quot;Turn 5, Trade&quot;); %2 a file; %n lines of the file in which the game was kept</extracomment>
        <translation>
            <numerusform>After %1, %n line of the journal could not be read. The damaged journal is kept as %2.</numerusform>
            <numerusform>After %1, %n lines of the journal could not be read. The damaged journal is kept as %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::play::TableWindow</name>
    <message numerus="yes">
        <source>The last %n line(s); the log has them all.</source>
        <translation>
            <numerusform>The last line; the log has them all.</numerusform>
            <numerusform>The last %n lines; the log has them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has said nothing for %n second(s)</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>The program of %1 has said nothing for %n second</numerusform>
            <numerusform>The program of %1 has said nothing for %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program of %1 has answered %n time(s) what cannot be done</source>
        <comment>%1 a seat</comment>
        <translation>
            <numerusform>The program of %1 has answered %n time what cannot be done</numerusform>
            <numerusform>The program of %1 has answered %n times what cannot be done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::shell::FindingsCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BankBox</name>
    <message numerus="yes">
        <source>%n Gold each, for good</source>
        <translation>
            <numerusform>%n Gold each, for good</numerusform>
            <numerusform>%n Gold each, for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n VP</source>
        <translation>
            <numerusform>Buy %n VP</numerusform>
            <numerusform>Buy %n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::BattleCard</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %n Victory Point(s), as before</source>
        <extracomment>%1 a country, whose score a battle does not change</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n Victory Point, as before</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n Victory Points, as before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::DamagePanel</name>
    <message numerus="yes">
        <source>%1 of %n point(s) left</source>
        <translation>
            <numerusform>%1 of %n point left</numerusform>
            <numerusform>%1 of %n points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n point(s) laid</source>
        <translation>
            <numerusform>The point is laid</numerusform>
            <numerusform>All %n points laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::Face</name>
    <message numerus="yes">
        <source>%n march(es) planned. Esc drops them.</source>
        <translation>
            <numerusform>%n march planned. Esc drops it.</numerusform>
            <numerusform>%n marches planned. Esc drops them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n march(es) planned; the last one has to be played before it goes on.</source>
        <translation>
            <numerusform>%n march planned; it has to be played before it goes on.</numerusform>
            <numerusform>%n marches planned; the last one has to be played before it goes on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n march(es)</source>
        <translation>
            <numerusform>%n march</numerusform>
            <numerusform>%n marches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::MatModel</name>
    <message numerus="yes">
        <source>Level %1, %n token(s) more</source>
        <comment>play-mat</comment>
        <translation>
            <numerusform>Level %1, %n token more</numerusform>
            <numerusform>Level %1, %n tokens more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 with %n more token(s).</source>
        <translation>
            <numerusform>Level %1 with %n more token.</numerusform>
            <numerusform>Level %1 with %n more tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation>
            <numerusform>%n route</numerusform>
            <numerusform>%n routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Tokens missing to reach the next level</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 of %n token</numerusform>
            <numerusform>%1 of %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to lead</source>
        <translation>
            <numerusform>%n more to lead</numerusform>
            <numerusform>%n more to lead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::OptionsBox</name>
    <message numerus="yes">
        <source>usual for %n player(s)</source>
        <translation>
            <numerusform>usual for %n player</numerusform>
            <numerusform>usual for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is usual for %n player(s)</source>
        <translation>
            <numerusform>%1 is usual for %n player</numerusform>
            <numerusform>%1 is usual for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScenarioShelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 to %n player</numerusform>
            <numerusform>%1 to %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::ScoreLegend</name>
    <message numerus="yes">
        <source>The game ends at %n Victory Point(s).</source>
        <translation>
            <numerusform>The game ends at %n Victory Point.</numerusform>
            <numerusform>The game ends at %n Victory Points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::SeatRows</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %n player(s).</source>
        <translation>
            <numerusform>This table is for %n player.</numerusform>
            <numerusform>This table is for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This table is for %1 to %n player(s).</source>
        <translation>
            <numerusform>This table is for %1 to %n player.</numerusform>
            <numerusform>This table is for %1 to %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::warriors::face::TableBox</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <comment>of Barbarians</comment>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
</context>
</TS>
