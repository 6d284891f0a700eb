import { describe, expect, test } from "vitest";
import { type Filter, settingsFor } from "../filter.ts";
import { findFormat } from "../formats.ts";
import { filterNamed } from "../registry.ts";

const settings = { sourceLanguage: "en", targetLanguage: "de" };

function extract(text: string, { format = "html", ...input }: Partial<typeof settings> & { format?: string } = {}) {
  const filter = filterNamed(format) as Filter;
  return filter.extract(new TextEncoder().encode(text), settingsFor(filter, { ...settings, ...input }));
}

const sources = (...file: Parameters<typeof extract>) => extract(...file).segments.map(({ source }) => source);

/** The file with each text in capitals. */
function write(...file: Parameters<typeof extract>): string {
  const { segments, merge } = extract(...file);
  return new TextDecoder().decode(
    merge(segments.map(({ source }) => source.replace(/<[^>]*>|[a-z]+/g, (part) => part.replace(/^\w+/, upper)))),
  );
}
const upper = (text: string) => text.toUpperCase();

test("whitespace around a text stays as it is", () => {
  const file = "<div>\n  one&nbsp;\n</div><p> <b>two</b>\n\t<i>three</i>\n</p><pre>\n  four\n</pre>";
  expect(write(file)).toBe("<div>\n  ONE&nbsp;\n</div><p> <b>TWO</b> <i>THREE</i>\n</p><pre>\n  FOUR\n</pre>");
});

test("text in a srcdoc attribute or conditional comment stays unchanged, and a note names its line", () => {
  const file = [
    '<p>one</p><iframe srcdoc="" translate="no"></iframe><!--[if mso]><style>p { top: 0 }</style><br><![endif]-->',
    '<iframe srcdoc="<p>two</p>"></iframe>',
    '<iframe srcdoc="&lt;p&gt;&lt;/p&gt;"></iframe><!--[if IE]>&nbsp;<script>a = "two";</script><![endif]-->',
    "<!--[if mso]><v:rect><p>Click <b>three</b></p></v:rect><![endif]--><!--[if !mso]><!--><p>one</p><!--<![endif]-->",
  ].join("\n");
  expect(write(file)).toBe(file.replaceAll(">one", ">ONE"));
  expect(extract(file).note).toBe(
    "The text in a srcdoc attribute or conditional comment wasn't translated: lines 2, 4.",
  );
});

test("a note names the line of such HTML in Markdown", () => {
  const block = "# One\n\n<p>two</p>\n<iframe srcdoc='<p>three</p>'></iframe>\n";
  expect(extract(block, { format: "markdown" }).note).toBe(
    "The text in a srcdoc attribute or conditional comment wasn't translated: line 4.",
  );
});

test("scripts of templates are read as HTML, and other scripts are not", () => {
  const template = (type: string, format: string) =>
    `<${format}><script type="${type}"><p title="one">two <b>{{ X }}</b></p></script> three</${format}>`;
  for (const type of ["text/x-template", "text/html", "text/ng-template", "text/x-handlebars-template"])
    for (const format of ["html", "xhtml"])
      expect(write(template(type, format), { format })).toBe(
        template(type, format).replace("one", "ONE").replace("two", "TWO").replace("three", "THREE"),
      );
  for (const type of ["text/javascript", "application/ld+json", "module"])
    for (const format of ["html", "xhtml"])
      expect(write(template(type, format), { format })).toBe(template(type, format).replace("three", "THREE"));
});

test("a comment of Jinja may contain tags", () => {
  const file = "<p>one</p>\n{#- note <p>for us</p>\n <b>only</b> -#}\n<p>{# <br> #}two {#if x}three{/if}</p>";
  expect(write(file)).toBe(file.replace("one", "ONE").replace("two", "TWO").replace("three", "THREE"));
  const section = "<p>{{# X }}<b>one</b></p> {# two #}";
  expect(write(section)).toBe(section.replace("one", "ONE"));
});

test("attributes of ARIA that are read aloud are texts", () => {
  const file = '<i aria-valuetext="a" aria-roledescription="b" aria-placeholder="c" aria-current="d">e</i>';
  expect(sources(file)).toEqual(["e", "a", "b", "c"]);
});

test("a declared encoding that does not exist is ignored, unless it has 7 bits", () => {
  const file = (charset: string) => `<meta charset="${charset}"><p>caf\u00e9</p>`;
  expect(sources(file("uft8"))).toEqual(["caf\u00e9"]);
  expect(() => sources(file("utf-7"))).toThrow("the declared encoding is unknown");
});

test("a page in UTF-8 may declare a legacy encoding, because a server's header takes precedence", () => {
  const readAs = (charset: string, text: string, encoding?: "latin1") => {
    const html = filterNamed("html") as Filter;
    const bytes = Buffer.from(`<meta charset="${charset}"><p>${text}</p>`, encoding);
    const { segments, merge } = html.extract(bytes, settingsFor(html, settings));
    expect(Buffer.from(merge(segments.map(({ source }) => source)))).toEqual(bytes);
    return segments[0]?.source;
  };
  expect(readAs("windows-1251", "\u041F\u0440\u0438")).toBe("\u041F\u0440\u0438");
  expect(readAs("gb2312", "\u4F60\u597D\u4E16\u754C")).toBe("\u4F60\u597D\u4E16\u754C");
  // Two bytes of GBK that are also a character of UTF-8.
  expect(readAs("gbk", "\u00C2\u00A9", "latin1")).toBe("\u6F0F");
  expect(readAs("iso-8859-1", "\u00E9", "latin1")).toBe("\u00E9");
});

test("a script in a text is one code", () => {
  const file = "<p>a <script>x()</script> b</script> c <style></style></p>";
  expect(sources(file)).toEqual(['a <x id="1"/> b<x id="2"/> c']);
  expect(write(file)).toBe("<p>A <script>x()</script> B</script> C <style></style></p>");
});

test("a sentence ends after the number of its note", () => {
  expect(sources("<p>One.<sup>1</sup> Two “three.”<a href='#n'>12</a> Version 2.<b>5</b> is four.</p>")).toEqual([
    'One.<g id="1" equiv-text=" ">1</g>',
    'Two “three.”<g id="1" equiv-text=" ">12</g>',
    'Version 2.<g id="1">5</g> is four.',
  ]);
  expect(sources("<p>See No.<b>5</b> Main Street.</p>")).toEqual(['See No.<g id="1">5</g> Main Street.']);
});

describe("text in another language than the document's", () => {
  test("is left alone, and is one code in a sentence", () => {
    const file =
      '<html lang="en"><p lang="fr" title="non">Non</p><p>One <q lang="fr">non <b>non</b></q> <img lang=fr alt="non"></p></html>';
    expect(sources(file)).toEqual(['One <x id="1"/> <x id="2"/>']);
    expect(write(file, { targetLanguage: "fr-CA" })).toBe(
      file.replace('<html lang="en"', '<html lang="fr-CA"').replace("One", "ONE"),
    );
  });

  test("is determined by the primary subtag", () => {
    expect(sources('<p lang="en-GB">One</p><p lang="EN">Two</p><p lang="enm">No</p>')).toEqual(["One", "Two"]);
  });

  test("is none when no language is stated", () => {
    expect(sources('<p lang="">One</p><p lang="und">Two</p><p lang="{{ x }}">Three</p>')).toHaveLength(3);
  });

  test("is none when the document's is not known", () => {
    const file = '<p lang="fr">One <b lang="de">two</b></p>';
    expect(write(file, { sourceLanguage: "" })).toBe('<p lang="fr">ONE <b lang="de">TWO</b></p>');
  });

  test("is translated when its author says so", () => {
    expect(sources('<p lang="fr" translate="yes">Un <b lang="fr">deux</b></p>')).toEqual(['Un <x id="1"/>']);
  });

  test("may hold text in the document's, unless that is not to be translated", () => {
    const file = (inside: string) => `<div lang="fr">Non ${inside} <p>non</p></div>`;
    expect(sources(file('<i lang="en">One</i> non <p lang="en-US">Two</p>'))).toEqual(["One", "Two"]);
    expect(
      sources(`<p>One</p>${file('<p translate="no">No <b lang="en">no</b></p><code lang="en">no</code>')}`),
    ).toEqual(["One"]);
  });
});

describe("the document's language", () => {
  test("becomes the target's in its metadata too", () => {
    const file = '<html lang="en"><meta http-equiv="Content-Language" content="en-US"><p>One</p>';
    expect(write(file)).toBe(file.replace('"en"', '"de"').replace("en-US", "de").replace("One", "ONE"));
  });

  test("is what html and body say, whatever the source's is", () => {
    expect(sources('<html lang="fr"><p>Un</p><p lang="fr">Deux</p><p lang="en">No</p></html>')).toEqual(["Un", "Deux"]);
    const file = '<html lang="fr"><title lang="fr">Un</title><body lang="de"><p lang="de">Zwei</p><p lang="fr">Non</p>';
    expect(sources(file)).toEqual(["Un", "Zwei"]);
    expect(write(file, { targetLanguage: "pl" })).toBe(
      '<html lang="pl"><title lang="pl">UN</title><body lang="pl"><p lang="pl">ZWEI</p><p lang="fr">Non</p>',
    );
  });

  test("is the source's when they say nothing", () => {
    expect(sources('<p lang="en">One</p><p lang="fr">Non</p>')).toEqual(["One"]);
    expect(sources('<html lang=""><p lang="en">One</p><p lang="fr">Non</p></html>')).toEqual(["One"]);
  });

  test("becomes the target's on what is translated, and nowhere else", () => {
    const kept =
      '<p translate="no" lang="en">no</p><p lang="fr">non</p><script lang="en">no</script><a hreflang="en" data-lang="en" lang="">';
    expect(write(`${kept}<b lang="en-US">one</b> <br lang=en>two</a><hr lang='en'>`)).toBe(
      `${kept}<b lang="de">ONE</b> <br lang=de>TWO</a><hr lang='de'>`,
    );
  });

  test("becomes the target's around blocks and in attributes too", () => {
    const file = '<a lang="en" title="one"><div>two</div></a><p><img lang="en" alt="three"></p>';
    expect(write(file)).toBe(file.replaceAll('"en"', '"de"').replace(/one|two|three/g, upper));
  });

  test("stays in a text that does, as does the file without a target", () => {
    const file = '<p lang="en">One</p><p>Two <b lang="en">three</b></p>';
    const { merge } = extract(file);
    const write = (targets: (string | undefined)[]) => new TextDecoder().decode(merge(targets));
    expect(write([undefined, undefined])).toBe(file);
    expect(write(["Eins", undefined])).toBe('<p lang="de">Eins</p><p>Two <b lang="en">three</b></p>');
  });

  test("is known in blocks of Markdown and in strings that a subfilter reads", () => {
    const html = '<p lang="en">one <b lang="en">two</b></p><p lang="fr">non</p>';
    const changed = '<p lang="de">ONE <b lang="de">TWO</b></p><p lang="fr">non</p>';
    expect(write(`a\n\n${html}\n`, { format: "markdown" })).toBe(`A\n\n${changed}\n`);
    const json = filterNamed("json") as Filter;
    const subfilters = { "*": { filter: filterNamed("html") as Filter } };
    const file = new TextEncoder().encode(JSON.stringify({ a: html }));
    const extraction = json.extract(file, settingsFor(json, { ...settings, subfilters }));
    expect(JSON.parse(new TextDecoder().decode(extraction.merge(['ONE <g id="1">TWO</g>'])))).toEqual({ a: changed });
  });
});

test("in XHTML xml:lang counts before lang, in HTML the other way round", () => {
  const file = '<html><p xml:lang="fr" lang="en">One</p><p lang="fr" xml:lang="en">Two</p></html>';
  expect(sources(file)).toEqual(["One"]);
  expect(sources(file, { format: "xhtml" })).toEqual(["Two"]);
});

test.each([
  ["<ul><li |>No<li>Yes</ul>"],
  ["<ul><li |>No<ul><li>No</ul>No</ul>Yes"],
  ["<p |>No<p>Yes</p>"],
  ["<p |>No <b>no</b><div>Yes</div>"],
  ["<div><p |>No</div>Yes"],
  ["<ul><li><p |>No<li>Yes</ul>"],
  ["<dl><dt>Yes<dd |>No<p>No</p>No<dl><dt>No</dl><dt>Yes</dl>"],
  ["<table><tr><td |>No<table><tr><td>No</table>No<td>Yes<tr><td>Yes</table>"],
  ["<table><tr |><td>No<td>No<tr><td>Yes</table>"],
  ["<table><tbody |><tr><td>No<tr><td>No<tbody><tr><td>Yes</table>"],
  ["<select><option |>No<option>Yes</select>"],
  ["<p><ruby>Yes<rt |>no<rt>yes</ruby> yes"],
])("in %s an element without end tag ends where it ends", (file) => {
  for (const attribute of ['lang="fr"', 'translate="no"']) {
    const marked = file.replace("|", attribute);
    expect(write(marked)).toBe(marked.replaceAll("Yes", "YES").replaceAll("yes", "YES"));
    expect(sources(marked).join()).toMatch(/yes/i);
  }
});

test("an attribute, a script and an empty element of XHTML are no text where nothing is to be translated", () => {
  expect(sources('<p>One <img translate="no" alt="No"></p>')).toEqual(['One <x id="1"/>']);
  expect(write('<p>a <script translate="no">b</script> c</p>')).toBe('<p>A <script translate="no">b</script> C</p>');
  expect(sources('<html><div translate="no">No<div/></div>One</html>', { format: "xhtml" })).toEqual(["One"]);
});

describe.each(["html", "xhtml"])("a value of several sentences, or with what reads as a tag, in %s", (format) => {
  const translate = (value: string) => {
    const { segments, merge } = extract(`<html><p title=${value}><img alt=${value}/> x</p></html>`, { format });
    const targets = segments.map(({ source }) => source.replace("One", `"Eins" & '1'`).replace("Two", "Zwei"));
    return new TextDecoder().decode(merge(targets));
  };

  test.each([
    ['"One. Two. Three."', "\"&quot;Eins&quot; &amp; '1'. Zwei. Three.\""],
    ["'One. Two. Three.'", "'\"Eins\" &amp; &#39;1&#39;. Zwei. Three.'"],
    ['"One &lt;b> two"', "\"&quot;Eins&quot; &amp; '1' &lt;b> two\""],
    ["'Two. &lt;i>One&lt;/i>. Three.'", "'Zwei. &lt;i>\"Eins\" &amp; &#39;1&#39;&lt;/i>. Three.'"],
  ])("%s has its quotes once", (value, expected) => {
    expect(translate(value)).toBe(`<html><p title=${expected}><img alt=${expected}/> x</p></html>`);
  });
});

test("a value without quotes gets them when it needs them", () => {
  const write = (value: string, target: string) =>
    new TextDecoder().decode(extract(`<p title=${value}>x</p>`).merge([target, "x"]));
  expect(write("One.&lt;b&gt;Two", 'Eins. <x id="1"/>Zwei')).toBe('<p title="Eins. &lt;b>Zwei">x</p>');
  expect(write("one", "eins")).toBe("<p title=eins>x</p>");
});

test.each([
  ["<p>Hello <%= user.name %>, welcome.</p>", "<p>HELLO <%= user.name %>, WELCOME.</p>"],
  ["<p><?php if ($x > 1): ?>many<?php endif; ?> boats</p>", "<p><?php if ($x > 1): ?>MANY<?php endif; ?> BOATS</p>"],
  ["<p>{{> partial}} end here.</p>", "<p>{{> partial}} END HERE.</p>"],
  [
    "<p>{% if a<b and c %}one{% endif %} and {{a<b}} two</p>",
    "<p>{% if a<b and c %}ONE{% endif %} AND {{a<b}} TWO</p>",
  ],
  [
    `<a href="<?= url("a") ?>" title="one <%= x["y"] %>">two</a>`,
    `<a href="<?= url("a") ?>" title="ONE <%= x["y"] %>">TWO</a>`,
  ],
  [`<p class="{{ "a>b" }}">one</p>`, `<p class="{{ "a>b" }}">ONE</p>`],
  [
    `<input <?php if ($a > 1) echo 'checked'; ?> alt="one">two`,
    `<input <?php if ($a > 1) echo 'checked'; ?> alt="ONE">TWO`,
  ],
  ["<p>one</p>\n<?php echo '<p>no</p>';", "<p>ONE</p>\n<?php echo '<p>no</p>';"],
  ["<p>{{name}} has 5 < 6 {{ and {{{raw}}} one</p>", "<p>{{name}} HAS 5 &lt; 6 {{ AND {{{raw}}} ONE</p>"],
  ["<%# no %><h1>one</h1><% if a > b %><p>two</p><% end %>", "<%# no %><h1>ONE</h1><% if a > b %><p>TWO</p><% end %>"],
  [
    '<p><#if a??>one $a<#else>two</#if> and <@b c="d > e"/></p><p <#if x>class="y"</#if>>three</p>',
    '<p><#if a??>ONE $A<#else>TWO</#if> AND <@b c="d > e"/></p><p <#if x>class="y"</#if>>THREE</p>',
  ],
  [
    "<p>{# a < b #} one {* c < d *} {if $e > 1}two{/if} {#if f > 1}three{:else}four{/if}</p>",
    "<p>{# a < b #} ONE {* c < d *} {if $e > 1}TWO{/if} {#if f > 1}THREE{:else}FOUR{/if}</p>",
  ],
  [
    "<p>@if ($a > 1) one @endif {!! $b !!}</p>@for (c of d; track c.e) {<b>two</b>} @empty {<p>three</p>}",
    "<p>@if ($a > 1) ONE @endif {!! $b !!}</p>@for (c of d; track c.e) {<b>TWO</b>} @empty {<p>THREE</p>}",
  ],
  [
    "@let one = a.one;\n@if (b) {\n<p>two</p>\n} @else {\n<p>three {a, plural, =1 {b} other {c}}</p>\n}\n<p>four {five}</p>",
    "@let one = a.one;\n@if (b) {\n<p>TWO</p>\n} @else {\n<p>THREE {A, PLURAL, =1 {B} OTHER {C}}</p>\n}\n<p>FOUR {FIVE}</p>",
  ],
  [
    `<p>@let a = "x; y" + 'it\\'s;'; one</p><p>@if (b) {{c, plural, =1 {d} other {e}}} two</p>`,
    `<p>@let a = "x; y" + 'it\\'s;'; ONE</p><p>@if (b) {{C, PLURAL, =1 {D} OTHER {E}}} TWO</p>`,
  ],
  ["<p>#if($a > 1) one #else two #end, see #12</p>", "<p>#if($a > 1) ONE #else TWO #end, SEE #12</p>"],
  [
    `<p>one $\{a > b ? "c" : "d"} @Model.Name, e@f.example</p>`,
    `<p>ONE $\{a > b ? "c" : "d"} @Model.Name, E@F.EXAMPLE</p>`,
  ],
  ["<title><?php echo 'a > b'; ?> one &amp; two</title>", "<title><?php echo 'a > b'; ?> ONE &amp; TWO</title>"],
  ["<textarea>{{ a > b }} one\n  <%= c %></textarea>", "<textarea>{{ a > b }} ONE\n  <%= c %></textarea>"],
  ["<p<% if a > b %> class='c'<% end %>>one</p>", "<p<% if a > b %> class='c'<% end %>>ONE</p>"],
  [
    "<select><option<?php if ($a > 1) echo ' selected'; ?> title='one'>two</option></select>",
    "<select><option<?php if ($a > 1) echo ' selected'; ?> title='ONE'>TWO</option></select>",
  ],
  ["<p>one <b{{#if a}} class='c'{{/if}}>two</b></p>", "<p>ONE <b{{#if a}} class='c'{{/if}}>TWO</b></p>"],
  ["<svg><title>{{ a > b }} one</title></svg>", "<svg><title>{{ a > b }} ONE</title></svg>"],
  ["<svg><text>{{ a > b }} one</text></svg>", "<svg><text>{{ a > b }} ONE</text></svg>"],
  ["<#-- no <b>no</b> > no --><p>one <#-- no > --> two</p>", "<#-- no <b>no</b> > no --><p>ONE <#-- no > --> TWO</p>"],
  ['<p>a <b c="d" e f', '<p>A <b c="d" e f'],
  ["<p>a <b c d", "<p>A &lt;B C D"],
  ["<#-- no --><p>a <#-- b</p><p>c</p>", "<#-- no --><p>A &lt;#-- B</p><p>C</p>"],
  ["<p>{a, plural, one {# b} other {# c}} {#} d</p>", "<p>{A, PLURAL, ONE {# B} OTHER {# C}} {#} D</p>"],
])("templates in %j stay byte for byte", (file, expected) => {
  const { segments, merge } = extract(file);
  expect(new TextDecoder().decode(merge(segments.map(() => undefined)))).toBe(file);
  const capital = (source: string) =>
    source.replace(/<[^>]*>|\{\{[^{}]*\}\}|\{\{\{raw\}\}\}|[a-z]/g, (match) =>
      match.length > 1 ? match : match.toUpperCase(),
    );
  expect(new TextDecoder().decode(merge(segments.map(({ source }) => capital(source))))).toBe(expected);
});

test("braces of messages and templates end no block of Angular", () => {
  const message = "{a, plural, =1 {one} other {{{ a }} of {b, select, other {{{c}}}}}}";
  expect(sources(`@if (d) {<p>${message}</p> two} three}`)).toEqual([message, 'two<x id="1"/> three}']);
});

test("an expression after a directive of Blade is no block", () => {
  expect(sources("<p>@if ($a) {{ $b }} one @else {!! $c !!} two @endif</p>")).toEqual([
    '<x id="1"/> {{ $b }} one <x id="2"/> <x id="3"/> two <x id="4"/>',
  ]);
});

test("the short form of a table's heading is translated", () => {
  expect(sources('<table><tr><th abbr="one">two</th><td abbr="no">three</td></tr></table>')).toEqual([
    "one",
    "two",
    "three",
  ]);
});

test("the texts of a drawing are translated, and its data is not", () => {
  const file =
    '<p>One <svg><title>two</title><metadata>no</metadata><text x="1">three<tspan>four</tspan></text><style>no</style></svg></p><svg translate="no"><text>no</text></svg><svg><desc>five</desc></svg>';
  expect(sources(file)).toEqual(['One <x id="1"/>', "two", 'three<g id="1">four</g>', "five"]);
  expect(write(file)).toBe(
    '<p>ONE <svg><title>TWO</title><metadata>no</metadata><text x="1">THREE<tspan>FOUR</tspan></text><style>no</style></svg></p><svg translate="no"><text>no</text></svg><svg><desc>FIVE</desc></svg>',
  );
});

test("a text of a drawing includes its parts, except those with positions of their own", () => {
  const svg = (...[a, b, c, d, e]: string[]) =>
    `<p>o<svg><text>${a} <tspan>${b}</tspan> <tspan translate="no">x</tspan></text><text>\n<tspan x="0">${c}</tspan>\n<tspan x="0" dy="2"><a aria-label="${d}">${e}</a></tspan></text></svg></p>`;
  const file = svg("a", "b", "c", "d", "e");
  expect(sources(file)).toEqual(['o<x id="1"/>', 'a <g id="1">b</g> <x id="2"/>', "c", "e", "d"]);
  expect(write(file)).toBe(svg("A", "B", "C", "D", "E").replace("<p>o", "<p>O"));
  expect(write("<p>a<svg><text>b <tspan>c")).toBe("<p>A<svg><text>B <tspan>C");
  const titled = "<svg><text><title>a</title>b <tspan>c</tspan><title>d</title></text></svg>";
  expect(write(titled)).toBe("<svg><text><title>A</title>B <tspan>C</tspan><title>D</title></text></svg>");
  const flow = (a: string, b: string) =>
    `<svg><flowRoot><flowPara>${a} <flowSpan>${b}</flowSpan></flowPara></flowRoot></svg>`;
  expect(sources(flow("a", "b"))).toEqual(['a <g id="1">b</g>']);
  expect(write(flow("a", "b"))).toBe(flow("A", "B"));
});

test("a drawing may be a file of its own", () => {
  expect(findFormat("Map.SVG")?.name).toBe("xhtml");
  const svg = (language: string, title: string, text: string) =>
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}"><title>${title}</title><style><![CDATA[text { top: 0 }]]></style><g><text x="1">${text} <tspan>b</tspan></text></g></svg>\n`;
  expect(sources(svg("en", "t", "a"), { format: "xhtml" })).toEqual(["t", 'a <g id="1">b</g>']);
  expect(write(svg("en", "t", "a"), { format: "xhtml" })).toBe(svg("de", "T", "A").replace(">b<", ">B<"));
});

test("a text of a drawing in another language stays, and namespaces may have prefixes", () => {
  const svg = (language: string, text: string, name = "svg") =>
    `<${name}:svg xmlns:${name}="http://www.w3.org/2000/svg"><${name}:switch><${name}:text systemLanguage="la">lorem</${name}:text><${name}:text systemLanguage="${language}">${text} <${name}:tspan>b</${name}:tspan></${name}:text><${name}:text>${text}</${name}:text></${name}:switch></${name}:svg>`;
  const file = svg("en-GB", "a");
  expect(sources(file, { format: "xhtml" })).toEqual(['a <g id="1">b</g>', "a"]);
  expect(write(file, { format: "xhtml" })).toBe(svg("de", "A").replace(">b<", ">B<"));
  expect(sources(`<p>c ${file.replaceAll("svg:", "")}</p>`)).toEqual(['c <x id="1"/>', 'a <g id="1">b</g>', "a"]);
});

test("a drawing that has the target language, also in a list of languages, stays", () => {
  const svg = (name: string, languages: string, german: string) =>
    `<${name}svg><${name}switch><${name}text systemLanguage="${german}">Kai</${name}text><${name}text systemLanguage="${languages}">quay</${name}text></${name}switch><${name}title>boat</${name}title></${name}svg>`;
  for (const name of ["", "svg:"]) {
    const format = { format: "xhtml" };
    expect(sources(svg(name, "en", "fr,de"), format)).toEqual(["boat"]);
    expect(write(svg(name, "en", "fr,de"), format)).toBe(svg(name, "en", "fr,de").replace("boat", "BOAT"));
    const shared = svg(name, "fr, en-GB", "la, it");
    expect(write(shared, format)).toBe(svg(name, "de", "la, it").replace("quay", "QUAY").replace("boat", "BOAT"));
  }
});

test("references to entities that a drawing or a page of XHTML declares stay", () => {
  const file = (use: string, the: string, about: string) =>
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns "http://a/">\n<!ENTITY prod "Acme">]>\n<svg xmlns:i="&ns;" aria-label="${the} &prod;"><title>${about} &prod;</title><text>${use} &prod; &amp; &ns;.</text><text>&prod;</text></svg>`;
  const drawing = { format: "xhtml" };
  expect(sources(file("use", "the", "about"), drawing)).toEqual([
    'the <x id="1"/>',
    'about <x id="1"/>',
    'use <x id="1"/> & <x id="2"/>.',
  ]);
  expect(write(file("use", "the", "about"), drawing)).toBe(file("USE", "THE", "ABOUT"));
  const page = (text: string) => `<p title="${text} &name;">${text} &name; é &copyright;</p>`;
  expect(write(page("a").replace("é", "&eacute;"), drawing)).toBe(page("A"));
  expect(() => sources('<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]><svg/>', drawing)).toThrow("external");
  expect(sources("<p>R&D; a &name;</p>")).toEqual(["R&D; a &name;"]);
});

test("the words of a formula are translated", () => {
  const math = (alt: string, text: string) => `<math alttext="${alt}"><mi>x</mi><mtext>${text}</mtext></math></p>`;
  expect(write(`<p>One ${math("x is positive", "if wet")}`)).toBe(`<p>ONE ${math("X IS POSITIVE", "IF WET")}`);
  for (const formula of ["\\text{no one} is", "sin x", "no one_2 is"])
    expect(write(`<p>One ${math(formula, "if wet")}`)).toBe(`<p>ONE ${math(formula, "IF WET")}`);
});

test("the labels of drawings are translated", () => {
  const svg = (one: string) =>
    `<svg aria-label="${one}" id="a"><g aria-label="${one}"><text translate="no">no</text></g></svg>`;
  expect(write(svg("one"))).toBe(svg("ONE"));
});

test("an element of the class notranslate stays", () => {
  expect(
    sources('<p class="a notranslate">no</p><p class="notranslated">One <b class="notranslate">no</b> two</p>'),
  ).toEqual(['One <x id="1"/> two']);
});

test("nothing comes between the tags of an empty element of XHTML", () => {
  const file = '<html><p>one<br></br>two <img alt="three"></img></p></html>';
  expect(sources(file, { format: "xhtml" })).toEqual(['one<x id="1"/>two <x id="2"/>', "three"]);
  const { merge } = extract(file, { format: "xhtml" });
  expect(new TextDecoder().decode(merge(['<x id="2"/>eins<x id="1"/>zwei', "drei"]))).toBe(
    '<html><p><img alt="drei"></img>eins<br></br>zwei</p></html>',
  );
});

test.each([
  ["<p>a<ruby><rb>漢<rt>かん<rb>字<rt>じ</ruby>b<p>c", "<p>A漢字B<p>C"],
  ["<p>a<ruby>漢<rtc>かん</ruby>b<p>c", "<p>A漢B<p>C"],
  ["<p>a<ruby>漢<rt>かん</p>b<p>c</p>", "<p>A漢</p>B<p>C</p>"],
  ["<p>a<ruby translate=no>b<rt>c</ruby><ruby lang=zh>d<rt>e</ruby>f", undefined],
  ["<p>a<ruby class=notranslate>b<rt>c</rt></ruby>", undefined],
])("a reading ends where its element does, and belongs to a ruby that isn't translated: %s", (body, written) => {
  const file = `<body lang=ja>${body}`;
  const { segments, merge } = extract(file, { sourceLanguage: "ja" });
  const output = Buffer.from(
    merge(segments.map(({ source }) => source.replace(/[a-z]+(?![^<]*>)/g, (text) => text.toUpperCase()))),
  );
  const kept = body.replace("<p>a", "<p>A").replace(/f$/, "F");
  expect(output.toString()).toBe(`<body lang=de>${written ?? kept}`);
});

test("a translation of Japanese drops the readings of its signs, and keeps other ruby texts", () => {
  const file =
    "<p>「<ruby>希<rt>のぞ</rt>美<rt>み</ruby>も行く。」</p><p><ruby lang='ja'><rb>神</rb><rp>（</rp><rt>かみ</rt><rp>）</rp></ruby><b>殿</b></p>";
  const { segments, merge } = extract(file, { sourceLanguage: "ja" });
  expect(segments.map(({ source }) => source)).toEqual(["「希美も行く。」", '神<g id="1">殿</g>']);
  expect(new TextDecoder().decode(merge([undefined, 'Gott<g id="1">heit</g>']))).toBe(
    `${file.slice(0, file.indexOf("<p><ruby lang"))}<p>Gott<b>heit</b></p>`,
  );
  expect(sources("<ruby>漢<rt>kan</rt></ruby> is a sign")).toEqual([
    '<g id="1">漢<g id="2" equiv-text=" ">kan</g></g> is a sign',
  ]);
});
