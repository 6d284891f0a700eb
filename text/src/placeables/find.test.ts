import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { findPlaceables } from "./find.ts";

test.each([
  ["See https://a.b/c. Mail x.y@z.org!", ["url https://a.b/c", "email x.y@z.org"]],
  ["%s of %1$d, 50% of %PRODUCTNAME", ["placeholder %s", "placeholder %1$d", "number 50", "placeholder %PRODUCTNAME"]],
  ["%(name)s %{n} %@ %.2f %% %1", "%(name)s %{n} %@ %.2f %% %1".split(" ").map((text) => `placeholder ${text}`)],
  [
    "{0} {name} {{ n }} {d, date, short}",
    ["{0}", "{name}", "{{ n }}", "{d, date, short}"].map((t) => `placeholder ${t}`),
  ],
  [
    "{} {:.2f} {name:>5} {0!r} {a[b]} {:?} {$name} {!Contact.Name} {day:dd MMM}",
    "{} {:.2f} {name:>5} {0!r} {a[b]} {:?} {$name} {!Contact.Name} {day:dd MMM}"
      .split(/(?<=\}) /)
      .map((t) => `placeholder ${t}`),
  ],
  ["(7-inf)[boats] (7-inf)", ["placeholder (7-inf)", "number 7"]],
  ["[% name %] *|FNAME|* @:{'a.b'}", ["[% name %]", "*|FNAME|*", "@:{'a.b'}"].map((t) => `placeholder ${t}`)],
  ["{two words} {note: see} {note:see below} {note, see below} [5%] * | a | *", ["number 5"]],
  [
    "{n: <20}~{d:yyyy-MM-dd HH:mm}~{d:dd 'de' MMMM}~{d:%d %B %Y}~{n:plural:a boat|boats}~{0,-10:C2}~{x, upper}~{n, plural}~{d:EEEE, d MMM}~{d:YYYY-MM-DD hh:mm A}",
    "{n: <20}~{d:yyyy-MM-dd HH:mm}~{d:dd 'de' MMMM}~{d:%d %B %Y}~{n:plural:a boat|boats}~{0,-10:C2}~{x, upper}~{n, plural}~{d:EEEE, d MMM}~{d:YYYY-MM-DD hh:mm A}"
      .split("~")
      .map((t) => `placeholder ${t}`),
  ],
  ["~a of ~S, ~[none~;~d~]~% or ~b, ~~a~~, /~a", "~a ~S ~[ ~; ~d ~] ~%".split(" ").map((t) => `placeholder ${t}`)],
  ["Humidity [%] and share [in %], [% of all] and [%]", []],
  ["{% if a[%] %}", ["placeholder {% if a[%] %}"]],
  ["{0} none|[1,19] some|]20,Inf[ many", ["{0}", "[1,19]", "]20,Inf["].map((text) => `placeholder ${text}`)],
  ["%dmin %dhours, at @ home, a [table] of 5", ["placeholder %d", "placeholder %d", "number 5"]],
  ["1,234.56 2025-03-10 10:30 3.5.2024", ["number 1,234.56", "date 2025-03-10", "time 10:30", "date 3.5.2024"]],
  ["%Y-%m-%d %-H:%M, %B", ["%Y", "%m", "%d", "%-H", "%M", "%B"].map((t) => `placeholder ${t}`)],
  [
    "%#@boats@ by %arg %1$arg or %user-name%",
    "%#@boats@ %arg %1$arg %user-name%".split(" ").map((t) => `placeholder ${t}`),
  ],
  ["__name__, [[user.id]] a__b__ [[two words]] ____ [x]", ["placeholder __name__", "placeholder [[user.id]]"]],
  [
    "See :mod:`calendar`, :c:func:`f` or ``a b`` of |release|; a | b, one|two|three, at 1:x:`",
    [":mod:", ":c:func:", "``a b``", "|release|"].map((t) => `placeholder ${t}`).concat("number 1"),
  ],
  [
    "[url=http://a.b/c?d[]=e]%s here[/url] [f](https://a.b/g_(h))/[i](https://j.k)",
    ["url http://a.b/c?d[]=e", "placeholder %s", "placeholder [/url]", "url https://a.b/g_(h)", "url https://j.k"],
  ],
  [
    "%<name>s %<price>.2f %<n>03d %%site_name%% 100%<b>bold</b>",
    ["%<name>s", "%<price>.2f", "%<n>03d", "%%site_name%%", "number 100"].map((t) =>
      t.startsWith("n") ? t : `placeholder ${t}`,
    ),
  ],
  ["%<PRIu64> of %5<PRIdMAX>", ["placeholder %<PRIu64>", "placeholder %5<PRIdMAX>"]],
  ["$name and $API_KEY, US$ or A$AP, $5 of $x$", ["placeholder $name", "placeholder $API_KEY", "number 5"]],
  ["$1 by $2, $3", ["placeholder $1", "placeholder $2", "placeholder $3"]],
  ["$2 by $1 for $4.50", ["placeholder $2", "placeholder $1", "number 4.50"]],
  ["$1 to $5, or $1 to $2.50", ["number 1", "number 5", "number 1", "number 2.50"]],
  ["$US 5, $Bn, $bn, $mio, $TSLA or $naïve", ["number 5"]],
  [":sweat_smile: :name", ["placeholder :sweat_smile:", "placeholder :name"]],
  ["(:+1:) a:b:c ::d:: :e f: 10:30:x: :Hi: :é:", ["placeholder :+1:", "time 10:30"]],
  [
    "{1>bold<1} {b>bold<b} {12} {a> {^>up<^}",
    ["{1>", "<1}", "{b>", "<b}", "{12}", "{^>", "<^}"].map((t) => `placeholder ${t}`),
  ],
  ["~File", ["accelerator ~"]],
  ["Save &As", ["accelerator &"]],
  ["_Open", ["accelerator _"]],
  ["R&D, Tom&Jerry, a_b, a & b, &amp; ~ ", []],
  ["~One ~Two", []],
  ["100% sure", ["number 100"]],
])("%j", (text, expected) => {
  expect(findPlaceables(text).map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

test("placeables do not overlap and are where they say", () => {
  const random = seedRandom(3);
  for (let i = 0; i < inputCount; i++) {
    const text = randomText(random);
    let last = 0;
    for (const { start, end, text: match } of findPlaceables(text)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(text.slice(start, end)).toBe(match);
      last = end;
    }
  }
});
