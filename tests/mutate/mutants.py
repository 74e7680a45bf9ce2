"""Finds what can be switched off in the rules, and writes a copy of them in which all of it has switches.

A small reader of the C++ that stands in engine/warriors: scopes, function bodies, control statements and simple
statements, also those of lambdas. No more of the language than this house uses.
"""

import re

# What a function comes to whose last refusal is switched off: nothing to say, or a loud end.
FUNCTION_END = {"Verdict": "return allowed; ", "reader": "__builtin_trap(); "}
CONTROL = re.compile(r"(?:else\s+)?(?:if(?:\s+constexpr)?|for|while|switch)\s*\(")
LABEL = re.compile(r"(?:case\b(?:[^:]|::)*|default\s*):(?!:)")
LAMBDA = re.compile(r"\](?:\s*\([^()]*(?:\([^()]*\)[^()]*)*\))?\s*(?:mutable\s*)?(->\s*[\w:<>]+\s*)?$")
SCOPE = re.compile(r"\b(?:namespace|struct|class)\b[^;=()]*$")
NAME = r"(?:[A-Za-z_]\w*(?:::\w+)*)(?:<[^;=]*?>)?"
DECLARATION = re.compile(rf"(?:(?:const|constexpr|static|auto|using|inline|typename)\b|{NAME}\s*(?:const\s*)?[&*]?\s+[&*]?[A-Za-z_]\w*"
                         r"\s*(?:[;={(,\[]))")
PASSIVE = re.compile(r"(?:break|continue|throw|static_assert|assert|static_cast<void>)\b|$")
EVENT = re.compile(r"(?:play|this)?\.?say\(")
REFUSAL = re.compile(r"\b(?:refuse|refusal|fault|unexpected|incomplete)\(")


def masked(text):
    """The text with comments, strings and preprocessor lines blanked, as long as before."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group(0))
    quoted = r"\"(?:\\.|[^\"\\\n])*\"|(?<![0-9a-zA-Z])'(?:\\.|[^'\\\n])'"
    return re.sub(rf"//[^\n]*|/\*.*?\*/|{quoted}|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.S | re.M)


class Reader:
    def __init__(self, text):
        self.text = text
        self.code = masked(text)
        self.found = []  # (first, end, kind, statement)
        self.inserts = []  # (place, text)
        self.scope(0, len(self.code))

    def closing(self, opening):
        """The place of the bracket that closes the one at `opening`."""
        depth = 0
        for place in range(opening, len(self.code)):
            if self.code[place] in "([{":
                depth += 1
            elif self.code[place] in ")]}":
                depth -= 1
                if depth == 0:
                    return place
        raise ValueError("a bracket is not closed")

    def scope(self, place, end):
        begin = place
        while place < end:
            sign = self.code[place]
            if sign in "([":
                place = self.closing(place)
            elif sign == ";" or sign == "}":
                begin = place + 1
            elif sign == "{":
                head = self.code[begin:place].strip()
                close = self.closing(place)
                if SCOPE.search(head) and "enum" not in head:
                    self.scope(place + 1, close)
                elif ")" in head and "=" not in re.sub(r"\([^()]*\)|operator\S+", "", head):
                    self.function(head, place, close)
                place = close
                begin = place + 1
            place += 1

    def function(self, head, opening, close):
        head = re.sub(r"^(?:template\s*<[^{}]*?>\s*)?", "", head)
        words = re.sub(r"\b(?:inline|static|constexpr|const)\b", "", head).split()
        returns = words[0] if words else ""
        body = self.code[opening:close]
        if returns == "bool" and re.search(r"\bconstexpr\b", head):
            returns = "other"  # a switch is nothing that a compiler can ask
        kind = (returns if returns in ("void", "Verdict", "Refusal", "bool") else
                "reader" if re.search(r"return (?:fault|unexpected)\(", body) else "other")
        self.block(opening, close, kind)
        if kind in FUNCTION_END:
            self.inserts.append((close, FUNCTION_END[kind]))

    def block(self, opening, close, returns):
        place = opening + 1
        while True:
            place = self.skip(place)
            if place >= close:
                return
            place = self.statement(place, returns)

    def skip(self, place):
        while place < len(self.code) and self.code[place].isspace():
            place += 1
        return place

    def statement(self, place, returns):
        """Takes the statement at `place`; the place behind it."""
        place = self.skip(place)
        if self.code[place] == "{":
            close = self.closing(place)
            self.block(place, close, returns)
            return close + 1
        if match := LABEL.match(self.code, place):
            return match.end()
        if match := CONTROL.match(self.code, place):
            close = self.closing(match.end() - 1)
            self.lambdas(match.end(), close)
            after = self.statement(close + 1, returns)
            rest = self.skip(after)
            return rest if self.code.startswith("else", rest) else after
        if re.compile(r"else\b").match(self.code, place):
            return self.statement(place + 4, returns)
        return self.simple(place, returns)

    def simple(self, first, returns):
        end = first
        while self.code[end] != ";":
            end = self.closing(end) if self.code[end] in "([{" else end
            end += 1
        statement = self.code[first:end]
        kind = self.kind(statement, returns)
        if kind:
            text = " ".join(self.text[first:end].split())
            forms = [kind] if kind != "answer" else [
                form for form in ("true", "false") if text != f"return {form}"]
            for form in forms:
                self.found.append((first, end + 1, form, text))
        if kind != "refusal":
            self.lambdas(first, end)
        return end + 1

    def lambdas(self, place, end):
        while place < end:
            if self.code[place] == "{":
                close = self.closing(place)
                match = LAMBDA.search(self.code[max(0, place - 300):place])
                if match:
                    returns = "Verdict" if "Verdict" in (match.group(1) or "") else "lambda"
                    self.block(place, close, returns)
                    if returns == "Verdict":
                        self.inserts.append((close, FUNCTION_END[returns]))
                    place = close
            place += 1

    @staticmethod
    def kind(statement, returns):
        bare = statement.strip()
        if re.match(r"return\b", bare):
            value = bare[6:].strip()
            if returns == "Verdict":
                return None if value in ("allowed", "") else "refusal"
            if returns == "void":
                return "last effect" if value else None
            if returns == "bool":
                return "answer"
            return "refusal" if REFUSAL.search(value) and returns == "reader" else None
        if PASSIVE.match(bare) or EVENT.match(bare) or DECLARATION.match(bare + ";"):
            return None
        return "refusal" if re.search(r"\b(?:refuse|problems\.push_back)\(", bare) else "effect"


def mutants(name, text):
    """What can be switched off in a file: dictionaries in the order in which it stands there."""
    list_ = []
    for first, end, form, statement in Reader(text).found:
        line = text.count("\n", 0, first) + 1
        answer = form in ("true", "false")
        list_.append({"name": f"{name}:{line} {statement[:90]}" + (f" -> {form}" if answer else ""),
                      "kind": "answer" if answer else form.replace("last ", ""), "file": name,
                      "first": first, "end": end, "form": form})
    return sorted(list_, key=lambda mutant: mutant["first"])


def instrumented(text, of_file, number):
    """The file with a switch at each of its mutants, numbered from `number`."""
    reader = Reader(text)
    edits = [(place, place, insert) for place, insert in reader.inserts]
    for offset, mutant in reversed(list(enumerate(of_file))):  # of several at one place the first goes around the others
        first, end = mutant["first"], mutant["end"]
        switch = f"{{ if (!marchesSwitchedOff({number + offset})) "
        if mutant["kind"] == "answer":
            edits.append((first, first, f"{{ if (marchesSwitchedOff({number + offset})) return {mutant['form']}; "))
            edits.append((end, end, " }"))
        elif mutant["form"] == "last effect":
            value = re.match(r"return\s+", text[first:end]).end()
            edits.append((first, first + value, switch))
            edits.append((end, end, " return; }"))
        else:
            edits.append((first, first, switch))
            edits.append((end, end, " }"))
    for first, end, insert in sorted(edits, key=lambda edit: (edit[0], edit[1] != edit[0]), reverse=True):
        text = text[:first] + insert + text[end:]
    return '#include "tests/mutate/switches.h"\n' + text
