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
    <name>BalanceWords</name>
    <message numerus="yes">
        <source>%n game(s) had no end and do not count</source>
        <translation>
            <numerusform>%n game had no end and does not count</numerusform>
            <numerusform>%n games had no end and do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) a computer player tried what the rules refuse</source>
        <translation>
            <numerusform>In %n game a computer player tried what the rules refuse</numerusform>
            <numerusform>In %n games a computer player tried what the rules refuse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>names of provinces</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
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
    <name>ClashWords</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outlines: %1 and %n more</source>
        <comment>%1 names of provinces</comment>
        <translation>
            <numerusform>Outlines: %1 and %n more</numerusform>
            <numerusform>Outlines: %1 and %n more</numerusform>
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
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n gradient(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n gradient: only the outline counts</numerusform>
            <numerusform>%n gradients: only the outline counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s): only the outline counts</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n pattern: only the outline counts</numerusform>
            <numerusform>%n patterns: only the outline counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s), as blurs and shadows</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n filter, as blurs and shadows</numerusform>
            <numerusform>%n filters, as blurs and shadows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clipping path(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n clipping path: no shape is cut by them</numerusform>
            <numerusform>%n clipping paths: no shape is cut by them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s): no shape is cut by them</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n mask: no shape is cut by them</numerusform>
            <numerusform>%n masks: no shape is cut by them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) on lines</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n marker on lines</numerusform>
            <numerusform>%n markers on lines</numerusform>
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
            <numerusform>%n hidden shape</numerusform>
            <numerusform>%n hidden shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) along a path</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n text along a path</numerusform>
            <numerusform>%n texts along a path</numerusform>
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
            <numerusform>%n part in another format</numerusform>
            <numerusform>%n parts in another format</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clone(s) without an original</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n clone without an original</numerusform>
            <numerusform>%n clones without an original</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of style that are not read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n rule of style that is not read</numerusform>
            <numerusform>%n rules of style that are not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s) that can&apos;t be read</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n shape that can&apos;t be read</numerusform>
            <numerusform>%n shapes that can&apos;t be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n area</numerusform>
            <numerusform>%n areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n open line</numerusform>
            <numerusform>%n open lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <comment>in a layer</comment>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shapes, one province</source>
        <comment>what is asked about shapes</comment>
        <translation>
            <numerusform>%n shape, one province</numerusform>
            <numerusform>%n shapes, one province</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n embedded picture(s): may be kept as a file to trace</source>
        <comment>left aside</comment>
        <translation>
            <numerusform>%n embedded picture: may be kept as a file to trace</numerusform>
            <numerusform>%n embedded pictures: may be kept as a file to trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n same</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n same</numerusform>
            <numerusform>%n same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new outline(s)</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n new outline</numerusform>
            <numerusform>%n new outlines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n renamed</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n renamed</numerusform>
            <numerusform>%n renamed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>%n gone</numerusform>
            <numerusform>%n gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 some names</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
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
    <name>StartsWords</name>
    <message numerus="yes">
        <source>%1 of %n Action Point(s)</source>
        <translation>
            <numerusform>%1 of %n Action Point</numerusform>
            <numerusform>%1 of %n Action Points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableNotes</name>
    <message numerus="yes">
        <source>%1 on level %2, with %n symbol(s): %3 a turn</source>
        <comment>%1 a country, %3 an amount: 15 Products</comment>
        <translation>
            <numerusform>%1 on level %2, with %n symbol: %3 a turn</numerusform>
            <numerusform>%1 on level %2, with %n symbols: %3 a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All provinces of the map together count %n Victory Point(s).</source>
        <translation>
            <numerusform>All provinces of the map together count %n Victory Point.</numerusform>
            <numerusform>All provinces of the map together count %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 takes %n token(s) in all</source>
        <translation>
            <numerusform>Level %1 takes %n token in all</numerusform>
            <numerusform>Level %1 takes %n tokens in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With two Actions a turn a player has %n Action(s) in the game.</source>
        <translation>
            <numerusform>With two Actions a turn a player has %n Action in the game.</numerusform>
            <numerusform>With two Actions a turn a player has %n Actions in the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>A Unification gives so many Actions to who holds %n province(s) of the country; the last figure serves all above.</source>
        <translation>
            <numerusform>A Unification gives so many Actions to who holds %n province of the country; the last figure serves all above.</numerusform>
            <numerusform>A Unification gives so many Actions to who holds %n provinces of the country; the last figure serves all above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariantProof</name>
    <message numerus="yes">
        <source>%n game(s) by computers: being played…</source>
        <translation>
            <numerusform>%n game by computers: being played…</numerusform>
            <numerusform>%n games by computers: being played…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) by computers: %1 ended, %2</source>
        <comment>%2 how many turns they took</comment>
        <translation>
            <numerusform>%n game by computers: %1 ended, %2</numerusform>
            <numerusform>%n games by computers: %1 ended, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <comment>problems of a variant</comment>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariantRows</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <comment>what a section of the game&apos;s figures holds</comment>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
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
    <name>marches::editor::BalanceView</name>
    <message numerus="yes">
        <source>Before %n change(s). %1: %2</source>
        <comment>a report is older than they are</comment>
        <translation>
            <numerusform>Before %n change. %1: %2</numerusform>
            <numerusform>Before %n changes. %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderTool</name>
    <message numerus="yes">
        <source>%n small loop(s) went to the neighbour</source>
        <translation>
            <numerusform>%n small loop went to the neighbour</numerusform>
            <numerusform>%n small loops went to the neighbour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BoxToken</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>%1 a kind of unit and its country</comment>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>in a box: tokens of a kind</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ChangesCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::EditorDesk</name>
    <message numerus="yes">
        <source>Every change is kept; %n not yet in the file</source>
        <translation>
            <numerusform>Every change is kept; %n not yet in the file</numerusform>
            <numerusform>Every change is kept; %n not yet in the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryPane</name>
    <message numerus="yes">
        <source>Opened %n change(s) ago</source>
        <comment>the document</comment>
        <translation>
            <numerusform>Opened %n change ago</numerusform>
            <numerusform>Opened %n changes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n change(s) ago</source>
        <comment>goes back to that moment</comment>
        <translation>
            <numerusform>saved %n change ago</numerusform>
            <numerusform>saved %n changes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportChanges</name>
    <message numerus="yes">
        <source>All %n provinces that are not in the drawing</source>
        <translation>
            <numerusform>The %n province that is not in the drawing</numerusform>
            <numerusform>All %n provinces that are not in the drawing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportLeft</name>
    <message numerus="yes">
        <source>■ %n sure</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n sure</numerusform>
            <numerusform>■ %n sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>■ %n to be looked at</source>
        <comment>provinces of a drawing</comment>
        <translation>
            <numerusform>■ %n to be looked at</numerusform>
            <numerusform>■ %n to be looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>○ %1 largest of %n mend(s)</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>○ %1 largest of %n mend</numerusform>
            <numerusform>○ %1 largest of %n mends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) go, the widest %1.</source>
        <comment>gaps that are closed</comment>
        <translation>
            <numerusform>%n gap goes, the widest %1.</numerusform>
            <numerusform>%n gaps go, the widest %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlap(s) go to the upper shape.</source>
        <translation>
            <numerusform>%n overlap goes to the upper shape.</numerusform>
            <numerusform>%n overlaps go to the upper shape.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportPage</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <comment>of a drawing</comment>
        <translation>
            <numerusform>%n shape</numerusform>
            <numerusform>%n shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a map of %n province(s)</source>
        <translation>
            <numerusform>Make a map of %n province</numerusform>
            <numerusform>Make a map of %n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n province(s)</source>
        <translation>
            <numerusform>Import %n province</numerusform>
            <numerusform>Import %n provinces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportShapes</name>
    <message numerus="yes">
        <source>%1, in %n piece(s)</source>
        <comment>%1 a province&apos;s id</comment>
        <translation>
            <numerusform>%1, in %n piece</numerusform>
            <numerusform>%1, in %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportSide</name>
    <message numerus="yes">
        <source>take all %n of the drawing</source>
        <comment>names</comment>
        <translation>
            <numerusform>take all %n of the drawing</numerusform>
            <numerusform>take all %n of the drawing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::MapProblems</name>
    <message numerus="yes">
        <source>checked, with all %n variant(s)</source>
        <comment>the map, for problems</comment>
        <translation>
            <numerusform>checked, with the %n variant</numerusform>
            <numerusform>checked, with all %n variants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::MapRows</name>
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
            <numerusform>%n country</numerusform>
            <numerusform>%n countries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::NewMapPane</name>
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
            <numerusform>%n country</numerusform>
            <numerusform>%n countries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::PackagePage</name>
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
            <numerusform>%n country</numerusform>
            <numerusform>%n countries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ProvincePane</name>
    <message numerus="yes">
        <source>in %n place(s), all follow</source>
        <comment>of an id; they change with it</comment>
        <translation>
            <numerusform>in %n place, follows</numerusform>
            <numerusform>in %n places, all follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>%1 a province; all are chosen</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::RecoveryPage</name>
    <message numerus="yes">
        <source>%n change(s) not in the file, until %1</source>
        <comment>%1 a date and time</comment>
        <translation>
            <numerusform>%n change not in the file, until %1</numerusform>
            <numerusform>%n changes not in the file, until %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::SelectTool</name>
    <message numerus="yes">
        <source>%n provinces are chosen</source>
        <translation>
            <numerusform>%n province is chosen</numerusform>
            <numerusform>%n provinces are chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitPane</name>
    <message numerus="yes">
        <source>%n variant(s): %1 is left out where %2 is</source>
        <translation>
            <numerusform>%n variant: %1 is left out where %2 is</numerusform>
            <numerusform>%n variants: %1 is left out where %2 is</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in start positions: they stay in %1</source>
        <translation>
            <numerusform>%n place in start positions: it stays in %1</numerusform>
            <numerusform>%n places in start positions: they stay in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s): %1 has an English name only</source>
        <translation>
            <numerusform>%n text: %1 has an English name only</numerusform>
            <numerusform>%n texts: %1 has an English name only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitTool</name>
    <message numerus="yes">
        <source>%n new pieces. Enter makes one province of them, Shift+Enter each its own</source>
        <translation>
            <numerusform>%n new piece. Enter makes one province of it</numerusform>
            <numerusform>%n new pieces. Enter makes one province of them, Shift+Enter each its own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n px inside. Shift+Enter leads it on to the border</source>
        <translation>
            <numerusform>It ends %n px inside. Shift+Enter leads it on to the border</numerusform>
            <numerusform>It ends %n px inside. Shift+Enter leads it on to the border</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsMoment</name>
    <message numerus="yes">
        <source>%n have moved</source>
        <translation>
            <numerusform>%n has moved</numerusform>
            <numerusform>%n have moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::StartsPuzzle</name>
    <message numerus="yes">
        <source>turn(s)</source>
        <comment>after the number of turns of a puzzle</comment>
        <translation>
            <numerusform>turn</numerusform>
            <numerusform>turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n step(s) is kept.</source>
        <translation>
            <numerusform>A solution of %n step is kept.</numerusform>
            <numerusform>A solution of %n steps is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsAbout</name>
    <message numerus="yes">
        <source>%n other text(s)</source>
        <translation>
            <numerusform>%n other text</numerusform>
            <numerusform>%n other texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::TextsView</name>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>texts</comment>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es)n&apos;t fit</source>
        <comment>names on the map</comment>
        <translation>
            <numerusform>%n doesn&apos;t fit</numerusform>
            <numerusform>%n don&apos;t fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) taken from %1</source>
        <comment>%1 a file</comment>
        <translation>
            <numerusform>%n text taken from %1</numerusform>
            <numerusform>%n texts taken from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ToolHand</name>
    <message numerus="yes">
        <source>Join the borders (%n gap(s), up to %1 wide)?</source>
        <comment>%1 in units of the map</comment>
        <translation>
            <numerusform>Join the borders (%n gap, up to %1 wide)?</numerusform>
            <numerusform>Join the borders (%n gaps, up to %1 wide)?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::TracePane</name>
    <message numerus="yes">
        <source>%n province(s) drawn</source>
        <translation>
            <numerusform>%n province drawn</numerusform>
            <numerusform>%n provinces drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies)</source>
        <translation>
            <numerusform>%n country</numerusform>
            <numerusform>%n countries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n country(ies); a game needs two</source>
        <translation>
            <numerusform>%n country; a game needs two</numerusform>
            <numerusform>%n countries; a game needs two</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a country</source>
        <translation>
            <numerusform>%n province without a country</numerusform>
            <numerusform>%n provinces without a country</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) without a name</source>
        <translation>
            <numerusform>%n province without a name</numerusform>
            <numerusform>%n provinces without a name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea(s) with a name</source>
        <translation>
            <numerusform>%n sea with a name</numerusform>
            <numerusform>%n seas with a name</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantDifferences</name>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n countries</source>
        <translation>
            <numerusform>%n country</numerusform>
            <numerusform>%n countries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::VariantsView</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s)</source>
        <translation>
            <numerusform>%n province</numerusform>
            <numerusform>%n provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checked</source>
        <comment>variants</comment>
        <translation>
            <numerusform>%n checked</numerusform>
            <numerusform>%n checked</numerusform>
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
    <name>marches::play::GameOpener</name>
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
