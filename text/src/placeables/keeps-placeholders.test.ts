import { expect, test } from "vitest";
import { findPlaceholders, hasBranches, keepsPlaceholders } from "./keeps-placeholders.ts";

test.each([
  ["%s %1$s %-5.2f %% %(user)s %@ %lld", "%s %1$s %-5.2f %% %(user)s %@ %lld".split(" ")],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder
  ["{0} {name} {{name}} ${name} $name$ %name%", "{0} {name} {{name}} ${name} $name$ %name%".split(" ")],
  ["R&D &amp; more &#160;&#xA0;", ["&amp;", "&#160;", "&#xA0;"]],
  ["See https://a.example/b?c=%20d, or x@y.example.", ["https://a.example/b?c=%20d", "x@y.example"]],
  ["It's 100% sure, 5 # of $5 and 10$", []],
  ["%d%% of %s%", ["%d", "%%", "%s"]],
  [
    "{% if x > 1 %}one{% endif %} <%= user.name %> <?php echo $a; ?>",
    ["{% if x > 1 %}", "{% endif %}", "<%= user.name %>", "<?php echo $a; ?>"],
  ],
  ["Hello :name, welcome (:count) :Name", [":name", ":count", ":Name"]],
  ["At 10:30 C:folder :smile: :D a:b ::x note: ok http://a.b/c", [":smile:", "http://a.b/c"]],
  [
    'See @:common.key, @.lower:a.b and @:(x.y) or $t(common.key, {"a": 1}) {{{raw}}}',
    ["@:common.key", "@.lower:a.b", "@:(x.y)", '$t(common.key, {"a": 1})', "{{{raw}}}"],
  ],
  ["{0,choice,0#no files|1#one file|1<{0} files} gone: %m", ["{0,choice,0#no files|1#one file|1<{0} files}", "%m"]],
  ["%[1]s %[2]d %+v %q %,d %1$,.2f %1$tY %tB", "%[1]s %[2]d %+v %q %,d %1$,.2f %1$tY %tB".split(" ")],
  ["%total of %name by @author.name, or %dmin at @ home", ["%total", "%name", "@author.name", "%d"]],
  ["[[ name ]] [b]x[/b] [color=red]y[/color] [table] [i](x)", "[[ name ]]~[b]~[/b]~[color=red]~[/color]".split("~")],
  [
    "{$n :number style=percent} {#bold}x{/bold} {#link to=|a|}y{/link} {#st} {# a}",
    ["{$n :number style=percent}", "{#bold}", "{/bold}", "{#link to=|a|}", "{/link}"],
  ],
  ["a{'@'}b {'|'} '{'c'}'", ["{'@'}", "{'|'}"]],
  ["``a b``, (``c``) *|ÉTÉ|* of ``d'' (``e'') and ``%s''-``%s''", ["``a b``", "``c``", "*|ÉTÉ|*", "%s", "%s"]],
])("%j has %j", (text, expected) => {
  expect(findPlaceholders(text).map(({ text: part }) => part)).toEqual(expected);
});

test("in an ICU message # and quotations are fixed, too", () => {
  expect(findPlaceholders("It''s '{'#'}' of # {n}", true).map(({ text }) => text)).toEqual([
    "'{'",
    "#",
    "'}'",
    "#",
    "{n}",
  ]);
});

test.each([
  ["Hi {name}, %1$s of %2$d", "%2$d von %1$s, hallo {name}", true],
  ["Hi {name}", "Hallo", false],
  ["Hi {name}", "Hallo {name} {name}", false],
  ["Hi {name}", "Hallo {Name}", false],
  ["%s of %d", "%d von %s", false],
  ["~a of ~s", "~s von ~a", false],
  ["%s of %s", "%s von %s", true],
  ["a &amp; b", "a & b", false],
  ["Hi", "Hallo %s", false],
  ["car | cars", "машина | машины", true],
  ["car | cars", "машины", false],
  ["<0>Terms</0> or <1/>", "<1/> oder <0>Regeln</0>", true],
  ["<0>Terms</0>", "Regeln</0>", false],
])("%j as %j: %s", (source, target, expected) => {
  expect(keepsPlaceholders(source, target)).toBe(expected);
});

test("people may translate an address and a separator", () => {
  const [source, target] = ["See https://a.example/en | Site", "Siehe https://a.example/de: Site"];
  expect([keepsPlaceholders(source, target), keepsPlaceholders(source, target, { mayMoveAddresses: true })]).toEqual([
    false,
    true,
  ]);
});

test("a message has branches when an argument says so", () => {
  expect(hasBranches("{n, plural, other {x}}")).toBe(true);
  expect(hasBranches("one, select, two {name}")).toBe(false);
});
