import { readdirSync, readFileSync } from "node:fs";
import { readTags, writeTags } from "@openparlance/text";
import { describe, expect, test } from "vitest";
import { type Extraction, settingsFor } from "../filter.ts";
import { markdownItStructure, remarkStructure } from "../testing/foreign/markdown-structure.ts";
import { markdown, mdx } from "./index.ts";

const settings = settingsFor(markdown, { sourceLanguage: "en" });
const extract = (text: string) => markdown.extract(Buffer.from(text), settings);
const extractMdx = (text: string) => mdx.extract(Buffer.from(text), settingsFor(mdx, { sourceLanguage: "en" }));

/** Each letter becomes the next one of the alphabet, so that every word is another one. */
function changeWords({ segments, merge }: Extraction): string {
  const targets = segments.map(({ source }) => {
    const { plain, tags } = readTags(source);
    const next = (letter: string) => (/z/i.test(letter) ? "a" : String.fromCharCode(letter.charCodeAt(0) + 1));
    return writeTags({ plain: plain.replace(/[a-z]/gi, next), tags });
  });
  return Buffer.from(merge(targets)).toString();
}

const inCapitals = (text: string): string => {
  const { segments, merge } = extract(text);
  const targets = segments.map(({ source }) => {
    const { plain, tags } = readTags(source);
    return writeTags({ plain: plain.toUpperCase(), tags });
  });
  return Buffer.from(merge(targets)).toString();
};

/** Each as it is, and with its texts in capitals. */
const constructs: readonly (readonly [name: string, text: string, translated: string])[] = [
  ["a directive without blank lines", ":::note\na\n:::", ":::note\nA\n:::"],
  ["a directive with a label", ":::tip[a *b* [c](d)]{e='f}'}\n\ng\n\n:::", ":::tip[A *B* [C](d)]{e='f}'}\n\nG\n\n:::"],
  ["a directive with a title", "::: warning a b {c}\nd\n:::", "::: warning A B {c}\nD\n:::"],
  ["nested directives", "::::a\n:::b\nc\n:::\nd\n::::", "::::a\n:::b\nC\n:::\nD\n::::"],
  ["a directive in a list", "- a\n  :::note\n  b\n  :::\n- c", "- A\n  :::note\n  B\n  :::\n- C"],
  ["a directive that ends a quote", ":::note\n> a\n:::\nb", ":::note\n> A\n:::\nB"],
  ["a directive right after a paragraph", "a\n:::note\nb\n:::\nc", "A\n:::note\nB\n:::\nC"],
  ["attributes of pandoc as a directive", "::: {.a #b}\nc\n:::::", "::: {.a #b}\nC\n:::::"],
  ["a directive of MyST with options", ":::{note} a\n:class: b\n\nc\n:::", ":::{note} A\n:class: b\n\nC\n:::"],
  [
    "a directive of MyST with code",
    ":::{code-block} python\na b\n\nc\n:::\nd",
    ":::{code-block} python\na b\n\nc\n:::\nD",
  ],
  ["a leaf directive", "::video[a]{b=c}\nd", "::video[A]{b=c}\nD"],
  ["a block of MDC", "::note\na\n::", "::note\nA\n::"],
  ["a text directive", "a :b[c *d*]{e} f:g[h]", "A :b[C *D*]{e} F:g[H]"],
  ["a directive without attributes", ":b a :br\nc :d-e, g::h : i", ":b A :br C :d-e, G::H : I"],
  ["an alert", "> [!NOTE]\n> a\n> b", "> [!NOTE]\n> A B"],
  ["a folded callout with a title", "> [!note]- a b\n> c", "> [!note]- A B\n> C"],
  ["a callout in a callout", "> [!note]\n> > [!tip] a\n> > b", "> [!note]\n> > [!tip] A\n> > B"],
  ["an admonition", '!!! note inline "a"\n    b\n\n    c\nd', '!!! note inline "A"\n    B\n\n    C\nD'],
  ["an admonition in an admonition", "!!! a\n    ??? b\n        c\n    d", "!!! a\n    ??? b\n        C\n    D"],
  ["a collapsible admonition with a title", '???+ a "b"\n\n    c', '???+ a "B"\n\n    C'],
  ["tabs", '=== "a"\n\n    b\n\n=== "c"\n\n    - d', '=== "A"\n\n    B\n\n=== "C"\n\n    - D'],
  ["definitions", "a\nb\n: c\n: d\n\n    e", "A\nB\n: C\n: D\n\n    E"],
  ["a loose definition", "a\n\n:   b\n    c", "A\n\n:   B C"],
  ["terms above a loose definition", "a\nb\n\n: c\n\n> d\n> e\n>\n> : f", "A\nB\n\n: C\n\n> D\n> E\n>\n> : F"],
  ["a definition with a list", "a\n: - b\n  - c", "A\n: - B\n  - C"],
  ["math of words", "a $\\hat b$ and $\\alpha x$", "A $\\hat b$ AND $\\alpha x$"],
  ["math in a line", "a $b$ c $\\d + e$, \\(f_1\\) and $$g$$", "A $b$ C $\\d + e$, \\(f_1\\) AND $$g$$"],
  ["a block of math", "a\n$$\nb\n\nc\n$$\nd", "A\n$$\nb\n\nc\n$$\nD"],
  ["a block of math in brackets", "\\[\na\n\\]\nb\n\\[ \\frac a b \\]", "\\[\na\n\\]\nB\n\\[ \\frac a b \\]"],
  ["an environment of TeX", "\\begin{align*}\na\n\\end{align*}\nb", "\\begin{align*}\na\n\\end{align*}\nB"],
  ["attributes of a heading", "# a {#b .c d=e data-f}\n\nf {#g}\n=", "# A {#b .c d=e data-f}\n\nF {#g}\n="],
  ["attributes of a block", "a\n{: .b #c}\n\n- d\n{.e}", "A\n{: .b #c}\n\n- D\n{.e}"],
  [
    "attributes in a line",
    "![a](b){ c=1 } [d](e){f='g'} [h]{.i} `j`{.k} *l*{.m}",
    "![A](b){ c=1 } [D](e){f='g'} [H]{.i} `j`{.k} *L*{.m}",
  ],
  ["links of a wiki", "a [[b]] [[c#d|e *f*]] ![[g]]", "A [[b]] [[c#d|E *F*]] ![[g]]"],
  ["a link of a wiki in a table", "|a|b|\n|-|-|\n|[[c\\|d]]|e|", "|A|B|\n|-|-|\n|[[c\\|D]]|E|"],
  ["a list of contents", "a\n\n[[toc]]\n\n[TOC]\n\n[[_TOC_]]", "A\n\n[[toc]]\n\n[TOC]\n\n[[_TOC_]]"],
  ["a raised link", "a^[b](#c)^ d", "A^[B](#c)^ D"],
  ["a footnote in a line", "a^[b *c* [d](e)] f", "A^[B *C* [D](e)] F"],
  [
    "a footnote with paragraphs",
    "a[^1]\n\n[^1]: b\n\n    c\n\n        d\n\n    - e\n\nf",
    "A[^1]\n\n[^1]: B\n\n    C\n\n        d\n\n    - E\n\nF",
  ],
  ["a footnote of HTML", "a[^1]\n\n[^1]: <div>b</div>\n    c\n", "A[^1]\n\n[^1]: <div>B</div>\n    C\n"],
  ["a footnote of a list", "[^1]: - a\n    - b\n[^2]: > c\n[^3]: # d\n", "[^1]: - A\n    - B\n[^2]: > C\n[^3]: # D\n"],
  ["the ID of a heading as a comment", "# a {/* #b-c */}\n\n{/* d */}\n", "# A {/* #b-c */}\n\n{/* d */}\n"],
  ["a footnote after an exclamation mark", "a![^1]\n\n[^1]: b", "A\\![^1]\n\n[^1]: B"],
  [
    "a reference to code that another program defines",
    "a [`b`][] [`c`][]\n\n[`c`]: d",
    "A [`b`][] [`c`][`c`]\n\n[`c`]: d",
  ],
  ["the end of a component after a list", "<Ab>\n\n- b\n- c\n</Ab>\nd", "<Ab>\n\n- B\n- C\n</Ab>\nD"],
  [
    "the end of a part of a prompt after a list",
    "<HARD-RULE>\n\n- b\n</HARD-RULE>",
    "<HARD-RULE>\n\n- B\n</HARD-RULE>",
  ],
  ["an element in capitals", 'a <A HREF="b">c\n</A>\nd', 'A <A HREF="b">C </A> D'],
  [
    "a fence with too much indentation",
    "a\n    ```\n    b\n    ```\n\n> c\n>\t\t```\n>\t\td\n>\t\t```",
    "A ```\n    b\n    ```\n\n> C ```\n>\t\td\n>\t\t```",
  ],
  ["fields of MyST", ":a-b: c\n:d.e:\n  f\n  *g*\n:h i:\n:j: k", ":a-b: C\n:d.e:\n  F *G*\n:h i:\n:j: K"],
  ["a line before fields", ":) a\n:b: c\n:d: e", ":) A :b: C :d: E"],
  ["abbreviations", "*[AB]: c *d* [e]\n*[F]: g\nh", "*[AB]: C *D* [E]\n*[F]: G\nH"],
  ["tags of Liquid", "{% if a %}\nb {{ c | d }} e\n{% endif %}\nf", "{% if a %}\nB {{ c | d }} E\n{% endif %}\nF"],
  [
    "code in tags of Liquid",
    "{% highlight a %}\nb\n\nc\n{% endhighlight %}\nd",
    "{% highlight a %}\nb\n\nc\n{% endhighlight %}\nD",
  ],
  [
    "code in the line of its tag",
    '{{< highlight a >}}<b title="c">{{< /highlight >}}\n\n{% highlight a title="d" %}<b title="c">{% endhighlight %}',
    '{{< highlight a >}}<b title="c">{{< /highlight >}}\n\n{% highlight a title="D" %}<b title="c">{% endhighlight %}',
  ],
  ["shortcodes", '{{< a "b" >}}\nc\n{{% /a %}}\nd {{< e >}} f', '{{< a "b" >}}\nC\n{{% /a %}}\nD {{< e >}} F'],
  [
    "a template with quotes in a value",
    'a <a href="{{< ref "b c" >}}#e" f=\'{{ "g" }}\'>d</a>',
    'A <a href="{{< ref "b c" >}}#e" f=\'{{ "g" }}\'>D</a>',
  ],
  ["a shortcode over lines", '{{< a\n  b="c"\n>}}\nd', '{{< a\n  b="c"\n>}}\nD'],
  ["signs of extensions before a letter beyond ASCII", "a 97%의 $é =é ^é :é @é +é %é", "A 97%의 $É =É ^É :É @É +É %É"],
  ["comments of Obsidian", "a %%b%% c\n\n%%\nd\n\ne\n%%\nf", "A %%b%% C\n\n%%\nd\n\ne\n%%\nF"],
  ["marked, raised and lowered text", "a ==b *c*== d^e^ f~g~", "A ==B *C*== D^E^ F~G~"],
  ["emoji", "a :b-c: :+1:{ .d } e", "A :b-c: :+1:{ .d } E"],
  ["files that are put in", '<<< @/a.ts{1}\n\n--8<-- "a.md"\n\nb', '<<< @/a.ts{1}\n\n--8<-- "a.md"\n\nB'],
  [
    "includes of DocFX",
    "[!INCLUDE [a](b.md)]\n\nc [!INCLUDE[d](e.md)] f",
    "[!INCLUDE [a](b.md)]\n\nC [!INCLUDE[d](e.md)] F",
  ],
  ["a division of DocFX", '> [!div class="a"]\n> [b](c)', '> [!div class="a"]\n> [B](c)'],
  [
    "a picture of DocFX",
    ':::image source="a.png" alt-text="b c":::\nd',
    ':::image source="a.png" alt-text="B C":::\nD',
  ],
  [
    "columns of DocFX",
    ':::row:::\n   :::column span="2":::\n      a\n   :::column-end:::\n:::row-end:::\n\nb',
    ':::row:::\n   :::column span="2":::\n      A\n   :::column-end:::\n:::row-end:::\n\nB',
  ],
  [
    "a condition of DocFX",
    '::: moniker range=">= a"\nb\n::: moniker-end',
    '::: moniker range=">= a"\nB\n::: moniker-end',
  ],
  ["a drawing as a directive", "::: mermaid\na --> b\n:::\nc", "::: mermaid\na --> b\n:::\nC"],
  ["a component of MDC", "::a\n---\nb: c\n---\nd\n#e\nf\n::", "::a\n---\nb: c\n---\nD\n#e\nF\n::"],
  [
    "components of MDC in another",
    "::a\n  ::b\n  ---\n  c: d\n  e: f\n  ---\n  g\n  ::\n  ::b\n  ---\n  h: i\n  ---\n  j\n  ::\n::",
    "::a\n  ::b\n  ---\n  c: d\n  e: f\n  ---\n  G\n  ::\n  ::b\n  ---\n  h: i\n  ---\n  J\n  ::\n::",
  ],
  ["a slot of a slide", "# a\n\n::right::\n\nb", "# A\n\n::right::\n\nB"],
  [
    "attributes of tags",
    '|a <img alt="b"> c|\n|-|\n\nd <a title="e">f</a>',
    '|A <img alt="B"> C|\n|-|\n\nD <a title="E">F</a>',
  ],
  ["the settings of a slide", "a\n\n---\nb: c\nd:\n  - e\n---\n\n# f", "A\n\n---\nb: c\nd:\n  - e\n---\n\n# F"],
  [
    "values of attributes that people see",
    "![a](b){fig-alt=\"c\" width=1}\n\n::: {.d title='e'}\nf\n:::",
    "![A](b){fig-alt=\"C\" width=1}\n\n::: {.d title='E'}\nF\n:::",
  ],
  ["an attribute in the title of a directive", ':::{a} b <img alt="c">\nd\n:::', ':::{a} B <img alt="C">\nD\n:::'],
  ["a figure of Hugo", '{{< figure src="a" alt=\'b\' caption="c" >}}', '{{< figure src="a" alt=\'B\' caption="C" >}}'],
  [
    "references to definitions of other files",
    "a [b][c.d] e [`f`][g]. h [`i`] j [k l] m [`n`][`n`]\n\no [p q] r [`s([t])`][] [^ u][]",
    "A [B][c.d] E [`f`][g]. H [`i`] J [K L] M [`n`][`n`]\n\nO [P Q] R \\[`s([t])`\\]\\[\\] \\[^ U\\]\\[\\]",
  ],
  [
    "quotation marks in values of attributes",
    '![a](b){.c fig-alt="d \\"e\\"." f=\'g\\\'h\'} i',
    '![A](b){.c fig-alt="D \\"E\\"." f=\'g\\\'h\'} I',
  ],
  [
    "spans with attributes around links",
    "a[b [c](d) *e*]{.f} g [h [i](j) k](l)",
    "A[B [C](d) *E*]{.f} G \\[H [I](j) K\\](L)",
  ],
  ["links to paths with spaces", "[a](../b c/d.txt){.e} ![f](g h.png)", "[A](../b c/d.txt){.e} ![F](g h.png)"],
  [
    "links to templates",
    '[a]({{< ref "b.md" >}}) [c]({{ d }}{% post_url e %}#f) ![g]({{ "h i" | j }} "k")\n\n[l]: {{< ref "m" >}}\n[n][l]',
    '[A]({{< ref "b.md" >}}) [C]({{ d }}{% post_url e %}#f) ![G]({{ "h i" | j }} "K")\n\n[l]: {{< ref "m" >}}\n[N][l]',
  ],
  ["a label of MyST", '(a-b)=\n## c\n\n+++ {"d": 1}\n\n% e\nf', '(a-b)=\n## C\n\n+++ {"d": 1}\n\n% E\nF'],
  ["citations and people", "a [@b; @c, p. 1] [-@d] @e:f and g@h", "A [@b; @c, p. 1] [-@d] @e:f AND G@H"],
  ["a line of lines", "| a b\n| c\n\nd", "| A B\n| C\n\nD"],
  ["commands of TeX", "a \\ref{b} \\@ref(c)\n\n\\newpage\nd", "A \\ref{b} \\@ref(c)\n\n\\newpage\nD"],
  [
    "changes of CriticMarkup",
    "a {++b *c*++} {--d--} {~~e~>f~~} {==g==}{>>h<<}",
    "A {++B *C*++} {--d--} {~~E~>F~~} {==G==}{>>h<<}",
  ],
  ["keys", 'a ++ctrl+alt+"F"++ b ++enter++ ++c++', 'A ++ctrl+alt+"F"++ B ++enter++ ++c++'],
  ["tasks of other kinds", "- [-] a\n- [/] b", "- [-] A\n- [/] B"],
  ["the name of a block", "a b ^c1\n\n- d ^e", "A B ^c1\n\n- D ^e"],
  ["the size of a picture", '![a](b.png =1x2) ![c](d "e" =1x)', '![A](b.png =1x2) ![C](d "E" =1x)'],
  ["files between scissors", "--8<--\na.md\nb.md\n--8<--\nc", "--8<--\na.md\nb.md\n--8<--\nC"],
  [
    "includes of other programs",
    '@import "a.md"\nb\n!!!include(c.md)!!!\n@[d](e)',
    '@import "a.md"\nB\n!!!include(c.md)!!!\n@[d](e)',
  ],
  ["blocks of Mustache", "{{ #a }}\nb\n{{/a}}\nc", "{{ #a }}\nB\n{{/a}}\nC"],
  ["figures between marks", "^^^\na\n^^^ b\n\n>>>\nc\n>>>", "^^^\nA\n^^^ B\n\n>>>\nC\n>>>"],
  ["attributes of docsify", "# a :id=b\n\n# c {docsify-ignore}", "# A :id=b\n\n# C {docsify-ignore}"],
  ["what HackMD shows of a quote", "> a\n> [name=b] [color=#c]", "> A [name=b] [color=#c]"],
  ["a text with a name", "(ref:a) b\n\nc", "(ref:a) B\n\nC"],
  ["an element of HTML as a block of PyMdown", "/// html | div.a\nb\n///", "/// html | div.a\nB\n///"],
  ["a block of PyMdown", "/// note | a\nb\n///", "/// note | A\nB\n///"],
  ["files of mdx-include", "{! a.md !}\n{* b.py hl[2] *}\nc", "{! a.md !}\n{* b.py hl[2] *}\nC"],
  [
    "modules of Docusaurus",
    "import A from '@b/A';\nimport {\n  B,\n} from 'b';\nimport 'c'\n\nexport const D = {e: 'f'};\n\ng",
    "import A from '@b/A';\nimport {\n  B,\n} from 'b';\nimport 'c'\n\nexport const D = {e: 'f'};\n\nG",
  ],
  ["a module that isn't closed, up to an empty line", "import {\na\n\nb", "import {\na\n\nB"],
  [
    "a directive after HTML without an empty line",
    ":::{tab-item} a\n<div>b</div>\n:::\n:::{tab-item} c\nd\n:::",
    ":::{tab-item} A\n<div>B</div>\n:::\n:::{tab-item} C\nD\n:::",
  ],
  [
    "math between double backslashes",
    "a \\\\(b_1\\\\) c \\\\[d^2\\\\] e \\\\(f g\\\\)",
    "A \\\\(b_1\\\\) C \\\\[d^2\\\\] E \\\\(f g\\\\)",
  ],
  ["code in a format of pandoc", "a `<br>`{=html} b", "A `<br>`{=html} B"],
  [
    "code in a shortcode within a text",
    'a {{< katex >}}\\pi(b){{< /katex >}} c {{<math>}}d{{</math>}} e {% highlight f %}<a title="g">{% endhighlight %} h {{< code >}}i{{</ code >}} {% comment %}j{%endcomment%} k {%- comment %}l{% endcomment -%} m {%-comment%}n{%- endcomment%}',
    'A {{< katex >}}\\pi(b){{< /katex >}} C {{<math>}}d{{</math>}} E {% highlight f %}<a title="g">{% endhighlight %} H {{< code >}}i{{</ code >}} {% comment %}j{%endcomment%} K {%- comment %}l{% endcomment -%} M {%-comment%}n{%- endcomment%}',
  ],
  [
    "the title of a shortcode in the line of its text",
    '{{% expand "a b" %}}c{{% /expand %}}',
    '{{% expand "A B" %}}C{{% /expand %}}',
  ],
  ["lists of pandoc", "a) b\nc) d\n\n(1) e\n(2) f\n  g\n\n#. h\n#. i", "a) B\nc) D\n\n(1) E\n(2) F G\n\n#. H\n#. I"],
  ["lines of a paragraph in parentheses", "(a) b\nc", "(A) B C"],
  ["an indented line of lines", "| a b\n|    c\n| d", "| A B\n|    C\n| D"],
  [
    "a caption of pandoc",
    "Table: a\n\n|b|\n|-|\n|c|\n\nTable: d\n\nTable: e",
    "Table: A\n\n|B|\n|-|\n|C|\n\nTable: D\n\nTABLE: E",
  ],
  [
    "captions of pandoc next to drawn tables",
    "a  b\n-- --\nc  d\n\nTable: e\n\nTable: f\n\n+--+\n|g |\n+--+\n\nTable: h\n\nTable: i\n\n-----\na b\n-- --\nc d\n\ne f\n-----\n\nTable: j",
    "a  b\n-- --\nc  d\n\nTable: E\n\nTable: F\n\n+--+\n|G |\n+--+\n\nTable: H\n\nTable: I\n\n-----\na b\n-- --\nc d\n\ne f\n-----\n\nTable: J",
  ],
  [
    "a caption in a quote, and a text after another block than a table",
    "> Table: a\n>\n> |b|\n> |-|\n>\n> Table: c\n\n|d|\n|-|\n\n# e\n\nTable: f",
    "> Table: A\n>\n> |B|\n> |-|\n>\n> Table: C\n\n|D|\n|-|\n\n# E\n\nTABLE: F",
  ],
  [
    "backslashes that break the lines of a list or properties",
    "(1) a\\\n(2) b\\\\\n(3) c\n\nd:: E\\\nf:: G\n\nh\\\ni\n: j",
    "(1) A\\\n(2) B\\\\\n(3) C\n\nd:: E\\\nf:: G\n\nH\\\nI\n: J",
  ],
  ["a no-break space of pandoc", "a.\\ b C:\\ d", "A.\\ B C:\\\\ D"],
  [
    "properties of Logseq and Dataview",
    "- a\n  id:: b-1\n  c d:: E f\n  g\n\ndone:: [[h]]\nA::B\n\nstd::c\n\n[i]: j\nk:: L",
    "- A\n  id:: b-1\n  c d:: E F\n  G\n\ndone:: [[h]]\nA::B\n\nSTD::C\n\n[i]: j\nk:: L",
  ],
  ["two colons in sentences", "The sign :: is a\nname in b:: and\nc", "THE SIGN :: IS A NAME IN B:: AND C"],
  [
    "tags of Discourse in their lines",
    '[details="a b"]\nc\n[/details]\n\n[details=a b]\nc\n[/details]\n\n[quote="d, post:1"]\ne\n[/quote]\n\n[spoiler]\nf\n[/spoiler]\n[g](h)',
    '[details="A B"]\nC\n[/details]\n\n[details=A B]\nC\n[/details]\n\n[quote="d, post:1"]\nE\n[/quote]\n\n[spoiler]\nF\n[/spoiler]\n[G](h)',
  ],
  [
    "a link with the name of a tag, which is defined",
    "[details]\n\n[spoiler]\n\n[grid]\n\n[details]: a 'b'\n[Grid]: c",
    "[DETAILS][details]\n\n[spoiler]\n\n[GRID][grid]\n\n[details]: a 'B'\n[Grid]: c",
  ],
  ["signs that are escaped", "a \\$5 b \\$6 c\\:d \\@e: f \\^", "A \\$5 B \\$6 C\\:D \\@E: F \\^"],
];

describe("a table drawn with signs", () => {
  const write = (text: string, targets: readonly (string | undefined)[]) =>
    Buffer.from(extract(text).merge(targets)).toString();

  test("is as wide as the translations of its cells, each of which is Markdown", () => {
    const text =
      "+---+------+\n| a | b *c*|\n|   |      |\n|   | - d  |\n+===+:====:+\n| e | [f]  |\n+---+------+\n\n[f]: g\n";
    const { segments } = extract(text);
    expect(segments.map(({ source }) => source)).toEqual(["a", 'b <g id="1">c</g>', "d", "e", "f"]);
    expect(write(text, ["A", 'Lang <g id="1">C</g>', undefined, "e e\u0301", "日本"])).toBe(
      "+-----+-----------+\n| A   | Lang *C*  |\n|     |           |\n|     | - d       |\n+=====+:=========:+\n| e e\u0301 | [日本][f] |\n+-----+-----------+\n\n[f]: g\n",
    );
    expect(write(text, [undefined, undefined, undefined, undefined, undefined])).toBe(text);
  });

  test("is read by the columns of its characters, also in lists and quotes", () => {
    const table = (text: string, edge: string) => `- x\n\n  > ${edge}\n  > | ${text} |\n  > ${edge}\n`;
    const text = table("日本 é", "+--------+");
    expect(extract(text).segments.map(({ source }) => source)).toEqual(["x", "日本 é"]);
    expect(write(text, [undefined, "한국어 ไม่ ab"])).toBe(table("한국어 ไม่ ab", "+--------------+"));
    expect(write("+--+--+\n|a |b|\n|c |d e|\n+--+--+\n", ["x y z", undefined])).toBe(
      "+-----+---+\n|x y z|b  |\n|     |d e|\n+-----+---+\n",
    );
    expect(write(text.replaceAll("\n", "\r\n"), [undefined, "ab"])).toBe(
      table("ab    ", "+--------+").replaceAll("\n", "\r\n"),
    );
  });
});

/** Fences, roles and tags around text, which other readers see as code, HTML or attributes. */
const fenced: typeof constructs = [
  [
    "a definition after a comment",
    "a\n\n:   <!-- b --> c [d]\n    e\n\n  [d]: f",
    "A\n\n:   <!-- b --> C [D][d] E\n\n  [d]: f",
  ],
  [
    "definitions whose labels are code with brackets",
    "a [`e`][]\n\n[`b([c])`]: f.md#g\n[`e`]: h.md 'i'",
    "A [`e`][]\n\n[`b([c])`]: f.md#g\n[`e`]: h.md 'I'",
  ],
  [
    "expressions of JSX in tags, which Docusaurus also reads in Markdown",
    "a <b c={{d: 'e f', g: {h: [{i: {l: {m: 1}}}]}}}>j</b> k\n\n<La\n  m={[\n    {n: 'o > p'},\n  ]}>\n<Q>r</Q>\n</La>\n\n<s t={() => u('v')}>w</s>\n\n<img src={u('v')} alt='z' />\n\n<x y={",
    "A <b c={{d: 'e f', g: {h: [{i: {l: {m: 1}}}]}}}>J</b> K\n\n<La\n  m={[\n    {n: 'o > p'},\n  ]}>\n<Q>R</Q>\n</La>\n\n<s t={() => u('v')}>W</s>\n\n<img src={u('v')} alt='Z' />\n\n\\<X Y={",
  ],
  [
    "Markdown in elements with the attribute for it",
    '<div class="a" markdown>\n- b\n- c\n</div>\n\n<figure markdown="span">\n  ![d](e.png){ width="1" }\n</figure>\n\n<p markdown="1">*f*</p>\n\n<div>\n<div markdown=\'block\'>\n# g\nh\n</div></div>\n\n<div markdown="0">\n- i\n- j\n</div>',
    '<div class="a" markdown>\n- B\n- C\n</div>\n\n<figure markdown="span">\n  ![D](e.png){ width="1" }\n</figure>\n\n<p markdown="1">*F*</p>\n\n<div>\n<div markdown=\'block\'>\n# G\nH\n</div></div>\n\n<div markdown="0">\n- I - J\n</div>',
  ],
  ["a tag without an end in blocks of HTML", "a\n\n<div\n  c='d'\n  e\n\n> f", "A\n\n<div\n  c='d'\n  e\n\n> F"],
  [
    "pictures and links in blocks of HTML",
    '<a href="a" role="b">\n![](c.png){width="1" fig-alt="d"} e [f](g/h#i)\n</a>',
    '<a href="a" role="b">\n![](c.png){width="1" fig-alt="d"} E [F](g/h#i) </a>',
  ],
  [
    "bars of templates in cells",
    '|a|{{ b | c }}|\n|-|-|\n|{{ d | e: "f g" }}|{% if h | i %}j{% endif %}|\n|[k]({{ l | m }})|{{ n|',
    '|A|{{ b | c }}|\n|-|-|\n|{{ d | e: "f g" }}|{% if h | i %}J{% endif %}|\n|[K]({{ l | m }})|\\{{ N|',
  ],
  ["braces of templates in code in cells", "|a|b|\n|-|-|\n|`{{`|c `}}`|", "|A|B|\n|-|-|\n|`{{`|C `}}`|"],
  [
    "attributes of Vue",
    'a <b @c.d="e++" :f="g" #h="{ i }">j</b>\n\n<K\n  @l="m"\n  title="n"\n/>\n\n<O #p="q">\nr\n</O>',
    'A <b @c.d="e++" :f="g" #h="{ i }">J</b>\n\n<K\n  @l="m"\n  title="N"\n/>\n\n<O #p="q">\nR\n</O>',
  ],
  [
    "tables of pandoc with rows of several lines",
    "----\n a  b\n-- --\n c  d\n    e\n\n f  g\n----\n\nh\n\n-- --\n c  d\n\n f  g\n-- --\n\ni\n\n a  b\n-- --\n c  d\n\nj\n----",
    "----\n a  b\n-- --\n c  d\n    e\n\n f  g\n----\n\nH\n\n-- --\n c  d\n\n f  g\n-- --\n\nI\n\n a  b\n-- --\n c  d\n\nJ\n----",
  ],
  ["front matter of JSON between semicolons", ';;;\n{"title": "a"}\n;;;\n\nb', ';;;\n{"title": "A"}\n;;;\n\nB'],
  [
    "tags and shortcodes with titles",
    '{% note info "a" %}\n\nb\n\n{% endnote %}\n\n{{% notice tip "c" %}}\nd\n{{% /notice %}}',
    '{% note info "A" %}\n\nB\n\n{% endnote %}\n\n{{% notice tip "C" %}}\nD\n{{% /notice %}}',
  ],
  [
    "code in titles",
    '{{% note "a `b` c" %}}\nd\n{{% /note %}}\n\n|![](e){fig-alt="f `g\\|h` i\\|j"}|\n|-|',
    '{{% note "A `b` C" %}}\nD\n{{% /note %}}\n\n|![](e){fig-alt="F `g\\|h` I\\|J"}|\n|-|',
  ],
  [
    "titles of tags and shortcodes within a text",
    'a {{< figure src="b" title="c" >}} d\n\n- e {% include f.html title="g" x="h" %}.\n\n> i\n> {{< j alt="k" >}} l',
    'A {{< figure src="b" title="C" >}} D\n\n- E {% include f.html title="G" x="h" %}.\n\n> I {{< j alt="K" >}} L',
  ],
  [
    "metadata of Pelican and MultiMarkdown",
    "Title: a & b\nDate: 2010-12-03\nAuthors: c,\n    d\nsummary:   e\n\nf\n",
    "Title: A & B\nDate: 2010-12-03\nAuthors: c,\n    d\nsummary:   E\n\nF\n",
  ],
  ["front matter of Hexo without its first dashes", "title: a\ntags: [b]\n---\nc\n", "title: A\ntags: [b]\n---\nC\n"],
  ["a sentence with a colon", "note: a\nb: c\n", "NOTE: A B: C\n"],
  [
    "the code in tabs of Docsy",
    '{{< tab header="A" lang="toml" >}}\n[b]\nc = 1\n{{< /tab >}}\n{{% tab header="D" lang="en" %}}\ne\n{{% /tab %}}\n{{< tab codelang="py" >}}\nf\n{{< /tab >}}',
    '{{< tab header="A" lang="toml" >}}\n[b]\nc = 1\n{{< /tab >}}\n{{% tab header="D" lang="en" %}}\nE\n{{% /tab %}}\n{{< tab codelang="py" >}}\nf\n{{< /tab >}}',
  ],
  [
    "blocks of math with a name",
    "$$\na\n\nb\n$$ (c)\n\n$$\nd\n\ne\n$$ {#eq-f}\n\ng",
    "$$\na\n\nb\n$$ (c)\n\n$$\nd\n\ne\n$$ {#eq-f}\n\nG",
  ],
  [
    "texts in attributes of directives and shortcodes",
    '::card{title="a" description="B c" icon="d"}\ne\n::\n\n:::f{title="g"}\nh\n:::\n\n{{< details summary="i." title="j/k.js" >}}',
    '::card{title="A" description="B C" icon="d"}\nE\n::\n\n:::f{title="G"}\nH\n:::\n\n{{< details summary="I." title="j/k.js" >}}',
  ],
  [
    "the code in cards of Docsy, and its title",
    '{{< card title="a" code=true >}}\nb\n{{< /card >}}\n{{< card code="false" >}}\nc\n{{< /card >}}',
    '{{< card title="A" code=true >}}\nb\n{{< /card >}}\n{{< card code="false" >}}\nC\n{{< /card >}}',
  ],
  [
    "the kind of a notice",
    '{{< notice "tip" >}}\na\n{{< /notice >}}\n\n{{< alert "circle-info" >}}\nb\n{{< /alert >}}',
    '{{< notice "tip" >}}\nA\n{{< /notice >}}\n\n{{< alert "circle-info" >}}\nB\n{{< /alert >}}',
  ],
  [
    "roles of MyST",
    "a {abbr}`b (c)` {ref}`d <e>` f {sub}``g`` {py:func}`h` {code}`i<j>` {py:func}`k() <l.k>`",
    "A {abbr}`B (C)` {ref}`D <e>` F {sub}``G`` {py:func}`h` {code}`i<j>` {py:func}`k() <l.k>`",
  ],
  [
    "a fenced directive of MyST",
    "```{note} a b\n:class: c\n\nd *e*\n```\nf",
    "```{note} A B\n:class: c\n\nD *E*\n```\nF",
  ],
  [
    "a fenced directive around code",
    "````{tip}\na\n```js\nb\n```\nc\n````\n```\nd\n```",
    "````{tip}\nA\n```js\nb\n```\nC\n````\n```\nd\n```",
  ],
  [
    "a fenced figure",
    "```{figure} a.png\n:name: b\n:alt: c\n\nd *e*\n```",
    "```{figure} a.png\n:name: b\n:alt: C\n\nD *E*\n```",
  ],
  [
    "the options of directives without text",
    "```{toctree}\n:maxdepth: 1\n:caption: a *b*\nc\n```\n\n:::{image} d.png\n:alt: e\n:::",
    "```{toctree}\n:maxdepth: 1\n:caption: A *B*\nc\n```\n\n:::{image} d.png\n:alt: E\n:::",
  ],
  ["a fenced exercise", "```{exercise} a\n:label: b\n\nc\n```", "```{exercise} A\n:label: b\n\nC\n```"],
  ["a fenced solution", "```{solution} a\n:label: b\n\nc\n```", "```{solution} a\n:label: b\n\nC\n```"],
  [
    "a glossary whose terms other texts may name",
    "```{glossary}\n:sorted:\na\nb\n  c\n\n  - d\ne\n    f\n```\ng",
    "```{glossary}\n:sorted:\na\nb\n  C\n\n  - D\ne\n    F\n```\nG",
  ],
  [
    "glossaries in an item and between colons",
    "- ```{glossary}\n  a\n    b\n\n- c\n\n:::{glossary}\nd\n  e\n:::\nf",
    "- ```{glossary}\n  a\n    B\n\n- C\n\n:::{glossary}\nd\n  E\n:::\nF",
  ],
  [
    "a link of a wiki in a cell, with the bar that some programs allow there",
    "| a | b |\n|---|---|\n| [[c|d]] | e [[f]] |",
    "| A | B |\n|---|---|\n| [[c|D]] | E [[f]] |",
  ],
  [
    "a table without a header",
    "| a | b |\n| c `d` | e |\n{: .f}\n\n| `g|h` |",
    "| A | B |\n| C `d` | E |\n{: .f}\n\n| `g|h` |",
  ],
  ["a fenced table of lists", "```{list-table} a\n* - b\n  - c\n```", "```{list-table} A\n* - B\n  - C\n```"],
  ["a fence that its item ends", "- ```{note}\n  a\n\n```\nb\n```\nc", "- ```{note}\n  A\n\n```\nb\n```\nC"],
  ["a link between names with dollars", "[$a]($b) `c` $f[x](y)$", "[$A]($b) `c` $f[x](y)$"],
  [
    "captions in the options of a cell of Quarto",
    "```{r}\n#| label: a\n#| fig-cap: \"b: c\"\n#| fig-subcap:\n#|   - d\n#|   - 'e'\n#| fig-alt: |\n#|   f\n#|   g\nh\n#| tbl-cap: i\n```\n\n- ```{ojs}\n  //| lst-cap: j\n  //|   k\n  ```\n\n> ```{mermaid}\n> %%| tbl-cap: l\n> ```",
    "```{r}\n#| label: a\n#| fig-cap: \"B: C\"\n#| fig-subcap:\n#|   - D\n#|   - 'E'\n#| fig-alt: |\n#|   F\n#|   G\nh\n#| tbl-cap: i\n```\n\n- ```{ojs}\n  //| lst-cap: J K\n  ```\n\n> ```{mermaid}\n> %%| tbl-cap: L\n> ```",
  ],
  [
    "captions in the first line of a cell",
    '```{r a, fig.cap = "b c", fig.alt=\'d\', out="e"}\nf\n```\n\n``` {.g lst-cap="h" #i}\nj\n```\n\n```{r, fig.cap="k \\"l\\""}\n```',
    '```{r a, fig.cap = "B C", fig.alt=\'D\', out="e"}\nf\n```\n\n``` {.g lst-cap="H" #i}\nj\n```\n\n```{r, fig.cap="K \\"L\\""}\n```',
  ],
  ["an admonition of mdBook", '```admonish tip "a"\nb\n```\nc', '```admonish tip "A"\nB\n```\nC'],
];

test.each([...constructs, ...fenced])("%s keeps its markup, and its text is translated", (_, text, translated) => {
  expect(inCapitals(text)).toBe(translated);
});

test("a sign that is a reference is escaped", () => {
  expect(inCapitals("a set&colon;html &#36;b &lt; c&nbsp;d")).toBe("A SET\\:HTML \\$B < C&nbsp;D");
});

test.each([
  ["A B C<1><2>", "A B C<br /><br />"],
  ["<1><2>A", "<br />\\\nA"],
  ["A<1> <2>B", "A<br />\\\nB"],
  ["A<1>B<2>C", "A  \nB\\\nC"],
])("hard breaks that a translation moves are no text: %s", (target, markup) => {
  const { merge } = extract("a  \nb\\\nc");
  expect(Buffer.from(merge([target.replace(/<(.)>/g, '<x id="$1"/>')])).toString()).toBe(markup);
});

test("links of a wiki that a translation moves next to each other stay apart", () => {
  const { merge } = extract("[[a|b]] c ![[d]] e");
  const file = Buffer.from(merge(['<x id="2"/><g id="1">B</g>C E'])).toString();
  expect(file).toBe("![[d]] [[a|B]]C E");
});

test("markup that continues in the next line is kept above a colon, too", () => {
  expect(inCapitals("a **b\nc** d\n\n: e")).toBe("A **B C** D\n\n: E");
  expect(inCapitals("a [b\nc](d)\n\n: e")).toBe("A [B C](d)\n\n: E");
});

test("signs after a mention are no part of it", () => {
  for (const text of ["See @a\\- b and @c\\:d.\n", "@a\\_b\n"])
    expect(inCapitals(text)).toBe(text.toUpperCase().replace(/@./g, (it) => it.toLowerCase()));
});

test("a language in the front matter changes once, also if all values are translated", () => {
  const options = { frontMatter: ["*"] };
  const own = settingsFor(markdown, { sourceLanguage: "en", targetLanguage: "ar", options });
  const change = (text: string) => {
    const { segments, merge } = markdown.extract(Buffer.from(text), own);
    return Buffer.from(merge(segments.map(({ source }) => source.toUpperCase()))).toString();
  };
  expect(change("---\na: b\nlang: en\ndir: 'ltr'\n---\n")).toBe("---\na: B\nlang: ar\ndir: 'rtl'\n---\n");
  const toml = (words: string, language: string) =>
    `+++\nlang = "${language}"\na = """\n${words}\n"""\n[b]\nlang = "EN"\n+++\n`;
  expect(change(toml("lang = en", "en"))).toBe(toml("LANG = EN", "ar"));
});

test("a translation ends no shortcode, tag or list of attributes that it is in", () => {
  const values = (text: string) => `{{< a title="${text}" >}}\n\n{% note "${text}" %}\n\n![](b){fig-alt="${text}"}\n`;
  const { segments, merge } = markdown.extract(Buffer.from(values("One")), settings);
  expect(Buffer.from(merge(segments.map(() => 'x >}} {{< "%} {'))).toString()).toBe(values("x > } } { {< '% } {"));
  expect(inCapitals('{% note "a {{ 1 }} b" %}\n')).toBe('{% note "A {{ 1 }} B" %}\n');
});

test("bars in the texts of codes in cells stay in them", () => {
  const table = (...texts: string[]) => `|${texts.join("|")}|\n|-|-|\n`;
  expect(inCapitals(table("{abbr}`a\\|b`", '![](c){fig-alt="d\\|e"}'))).toBe(
    table("{abbr}`A\\|B`", '![](c){fig-alt="D\\|E"}'),
  );
});

test.each([
  ['text="Note."', 'text="NOTE."'],
  ["content='It is \"here\"'", "content='IT IS \"HERE\"'"],
  ['text="It\'s here"', 'text="IT\'S HERE"'],
  ['text="Не здесь" content="f.md"', 'text="НЕ ЗДЕСЬ" content="f.md"'],
])("texts of an include of Jekyll are translated: %s", (attributes, translated) => {
  expect(inCapitals(`{% include a.html ${attributes} %}`)).toBe(`{% include a.html ${translated} %}`);
});

test.each([
  'text="left"',
  'content="btn btn-primary"',
  'content="width=device-width, initial-scale=1"',
  'text="#FFF #000"',
  'text="Page.title | upcase"',
  'content="../a b.md"',
])("names, paths, and code of an include of Jekyll stay: %s", (attributes) => {
  const file = `{% include a.html ${attributes} %}`;
  expect(inCapitals(`${file}\n\nx`)).toBe(`${file}\n\nX`);
});

test("amounts of money are text", () => {
  expect(inCapitals("a $5, `$b$` or $`c`$")).toBe("A $5, `$b$` OR $`c`$");
  expect(inCapitals("a $b \\` c$")).toBe("A $B \\` C$");
  expect(inCapitals("a $5 or $6 and US$7, 8$, $9/$10")).toBe("A $5 OR $6 AND US$7, 8$, $9/$10");
  expect(inCapitals("a $b today and c_d e$ or $f, or $6")).toBe("A $B TODAY AND C_D E$ OR $F, OR $6");
  expect(inCapitals("a $5、または{b}が$ c")).toBe("A $5、または{B}が$ C");
});

test.each([...constructs, ...fenced])("%s is the same when nothing is translated", (_, text) => {
  for (const file of [text, `${text}\n`, text.replaceAll("\n", "\r\n")]) {
    const { segments, merge } = markdown.extract(Buffer.from(`${file}`), settings);
    expect(Buffer.from(merge(segments.map(() => undefined))).toString()).toBe(file);
    expect(Buffer.from(merge(segments.map(({ source }) => source))).toString()).toBe(file);
  }
});

describe("the structure that others read stays when every word changes", () => {
  const fixtures = new URL("../../fixtures/", import.meta.url);
  const filesOf = (name: string, file: string) =>
    readdirSync(new URL(`${name}/`, fixtures)).map((folder): [string, string] => [
      `${name}/${folder}`,
      readFileSync(new URL(`${name}/${folder}/${file}`, fixtures), "latin1"),
    ]);
  const ofMarkdown = [...constructs.map(([name, text]) => [name, text] as const), ...filesOf("markdown", "input.md")];

  test.each(ofMarkdown)("%s, with remark", (_, text) => {
    expect(remarkStructure(changeWords(extract(text)))).toEqual(remarkStructure(text));
  });

  test.each(ofMarkdown)("%s, with markdown-it", (_, text) => {
    expect(markdownItStructure(changeWords(extract(text)))).toEqual(markdownItStructure(text));
  });

  test.each(filesOf("mdx", "input.mdx"))("%s, with remark", (_, text) => {
    expect(remarkStructure(changeWords(extractMdx(text)), true)).toEqual(remarkStructure(text, true));
  });
});

describe("text that looks like an extension", () => {
  test.each([
    ":::note",
    "::video",
    ": a",
    "~ a",
    '!!! note "a"',
    "??? note",
    '=== "a"',
    "$$",
    "$a$ and $b$",
    "$$a$$",
    "\\(a\\)",
    "\\\\(a\\\\)",
    "a {#b} {.c} {: d}",
    "[[a|b]]",
    "[!NOTE]",
    "^[a]",
    "a^b^",
    "{{ a }} {% b %}",
    "%% a %%",
    "==a==",
    ":a-b:",
    ":a[b]",
    ":a{b}",
    "a :b",
    "///",
    "<<< a",
    "--8<-- a",
    "*[A]: b",
  ])("%j is text where a target has it", (target) => {
    for (const file of ["Text", "> Text", "- Text", "# Text"]) {
      const { segments, merge } = extract(file);
      const written = Buffer.from(merge(segments.map(() => `${target} x`))).toString();
      const sources = extract(written).segments.map(({ source }) => source);
      expect(sources.join(" ").match(/[\w<>]+/g)).toEqual(`${target} x`.match(/[\w<>]+/g));
    }
  });
});

test.each([
  [":::note[a\n\nb", ":::note[a\n\nB", "line 1"],
  ["a\n\n::: 12\n\nb", "A\n\n::: 12\n\nB", "line 3"],
  ["$$\na\n\nb", "$$\na\n\nB", "line 1"],
  ['---\na:\n  - b c: "d": e\n---\n\nf', '---\na:\n  - b c: "d": e\n---\n\nF', "line 1"],
  ["---\na: it's b: c\nd: |\n  e\n---\n\nf", "---\na: it's b: c\nd: |\n  e\n---\n\nF", "line 1"],
  ["a\n\n{{< b\nc\n\nd", "A\n\n{{< b\nc\n\nD", "line 3"],
  ['a\n\n[block:b]\n{\n\n"c": "d e"\n}\n[/block]\n\nf', 'A\n\n[block:b]\n{\n\n"c": "d e"\n}\n[/block]\n\nF', "line 3"],
  ["a\n\n#|\n|| b | c ||\n|#\n\nd", "A\n\n#|\n|| b | c ||\n|#\n\nD", "line 3"],
  ["+--+--+\n|a |b |\n|  +--+\n|  |d |\n+--+--+\n\ne", "+--+--+\n|a |b |\n|  +--+\n|  |d |\n+--+--+\n\nE", "line 1"],
  [
    "+--+\n|a |\n| b|\n\n+--+-+\n|日 |b|\n+--+-+\n\nc",
    "+--+\n|a |\n| b|\n\n+--+-+\n|日 |b|\n+--+-+\n\nC",
    "lines 1, 5",
  ],
  ["a\n\n  b    c\n---- ----\n  d    e\n\nf", "A\n\n  b    c\n---- ----\n  d    e\n\nF", "line 4"],
  ['!!! note "a\n\nb\n\n$$', '!!! note "a\n\nB\n\n$$', "lines 1, 5"],
])("%j is left alone where it can't be read, and a note names the line", (text, translated, lines) => {
  expect(extract(text).note).toBe(`Markup that isn't known or isn't closed wasn't translated: ${lines}.`);
  expect(inCapitals(text)).toBe(translated);
});

test("the texts of home pages of VitePress and Starlight are in the front matter", () => {
  const text =
    "---\nlayout: home\nhero:\n  name: Boat\n  text: A craft\n  tagline: Sails\n  actions:\n    - theme: brand\n      text: Start\n      link: /go\nfeatures:\n  - icon: x\n    title: Fast\n    details: Moves\nsidebar:\n  label: Guide\n  badge:\n    text: New\n    variant: tip\nbanner:\n  content: Up\nsubtitle: Sea\nabstract: true\n---\n";
  expect(extract(text).segments.map(({ source }) => source)).toEqual([
    "A craft",
    "Sails",
    "Start",
    "Fast",
    "Moves",
    "Guide",
    "New",
    "Up",
    "Sea",
  ]);
});

test("front matter in JSON is read like that in YAML", () => {
  const text = '{\n  "title": "A page",\n  "lang": "en",\n  "weight": 5,\n  "x": { "y": "z" }\n}\n\nText\n';
  expect(inCapitals(text)).toBe(text.replace("A page", "A PAGE").replace("Text", "TEXT"));
  const line = '{"title": "A page", "draft": false}\n\nText\n';
  expect(inCapitals(line)).toBe(line.replace("A page", "A PAGE").replace("Text", "TEXT"));
  for (const body of ['{ "a" }\n', '{"a": "b"} c\n', '{"a": "b} c}\n', '{"a": b {c}}\n', '{"a": 1}, {"b": 2}\n'])
    expect(inCapitals(body)).toBe(body.toUpperCase());
});

test.each(["[a] b", "*a* b", "{{ a }} b", "@a b", '"a" b', "'It's", '"a', "a: b", "it's a: b", "`a` b"])(
  "a value that isn't YAML, %j, is the rest of its line",
  (value) => {
    for (const end of ["\n", " \r\n"]) {
      const text = ["---", "x: z", `title: ${value}`, "summary: 'c'", "---", "d"].join(end);
      const { segments, note } = extract(text);
      expect([segments.map(({ source }) => source), note]).toEqual([[value, "c", "d"], undefined]);
      expect(inCapitals(text)).toBe(
        ["---", "x: z", `title: ${value.toUpperCase()}`, "summary: 'C'", "---", "D"].join(end),
      );
    }
    const write = (value: string, text: string) => `---\ntitle: ${value} # e\nsummary: '${text}' # e\n---\n${text}\n`;
    expect(inCapitals(write(value, "d"))).toBe(write(value.toUpperCase(), "D"));
  },
);

test("text between dashes at the start is front matter only if it begins with a key", () => {
  for (const text of [
    "---\n\na b.\n\n---\n\nc\n",
    "---\n# a\n\n- b\n\n---\n\nc\n",
    "---\r\n\r\n**a**: b\r\n\r\n---\r\nc",
  ])
    expect(inCapitals(text)).toBe(text.toUpperCase());
  for (const front of ["# a\n\nb: c", "# a", "", '"b": c', "b :\n  - c", "{ b: c }", "og:b: c", '"b:c": d'])
    expect(inCapitals(`---\n${front}\n---\nd\n`)).toBe(`---\n${front}\n---\nD\n`);
});

test("the headers and footers of a presentation of Marp are texts, and its keywords for pictures aren't", () => {
  const slides =
    "---\nmarp: true\nheader: a b\nfooter: 'c'\n---\n\n<!-- _class: d -->\n\n# E\n\n<!--\npaginate: true\n_footer: f\n-->\n\n![bg right:40%](g.png)\n\n![w:300 height:2em i](h.png) ![bg](j.png)\n";
  const written = slides.replace("a b", "A B").replace("'c'", "'C'").replace("footer: f", "footer: F");
  expect(inCapitals(slides)).toBe(written.replace("2em i", "2em I"));
  expect(inCapitals("---\nheader: a\n---\n\n<!-- footer: b -->\n\nc\n")).toBe(
    "---\nheader: a\n---\n\n<!-- footer: b -->\n\nC\n",
  );
});

describe("TOML front matter", () => {
  test.each([
    ['title = "a"', '"B"', ["a"], 'title = "B"'],
    ['title = "a \\"b\\" \\u00e9"', 'c "d"\n', ['a "b" é'], 'title = "c \\"d\\"\\n"'],
    ["title = 'a' # c", "it's", ["a"], `title = "it's" # c`],
    ["title = 'a\\b'", "c\\d", ["a\\b"], "title = 'c\\d'"],
    ['"title" = """\na\n  b"""', "c\nd", ["a\n  b"], '"title" = """\nc\nd"""'],
    [
      'x = [\n "]", # "\n [1] ]\ny = { title = "z" }\ntitle = "a"',
      "b",
      ["a"],
      'x = [\n "]", # "\n [1] ]\ny = { title = "z" }\ntitle = "b"',
    ],
    [
      'title = "a"\n[b]\ntitle = "c"\n[[d]]\ntitle = "e"',
      "f",
      ["a"],
      'title = "f"\n[b]\ntitle = "c"\n[[d]]\ntitle = "e"',
    ],
  ])("%j with %j", (front, target, matches, written) => {
    const { segments, merge } = extract(`+++\n${front}\n+++\n\n<!-- -->\n`);
    expect(segments.map(({ source }) => source)).toEqual(matches);
    const input = target === '"B"' ? "B" : target;
    expect(Buffer.from(merge([input])).toString()).toBe(`+++\n${written}\n+++\n\n<!-- -->\n`);
  });

  test("stays unchanged where it can't be read, and the note says so", () => {
    const text = "+++\ntitle = 'a'\nb\n+++\nc\n";
    expect(inCapitals(text)).toBe(text.replace("c", "C"));
    expect(extract(text).note).toBe("Markup that isn't known or isn't closed wasn't translated: line 1.");
  });
});
