import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";

const xml = filterNamed("xml") as Filter;

function translate(text: string, targetLanguage = "de") {
  const settings = settingsFor(xml, { sourceLanguage: "en", targetLanguage });
  const { segments, merge } = xml.extract(Buffer.from(text), settings);
  const write = (target: (source: string) => string | undefined) =>
    Buffer.from(merge(segments.map(({ source }) => target(source)))).toString();
  expect(write(() => undefined)).toBe(text);
  expect(write((source) => source)).toBe(text);
  return {
    sources: segments.map(({ source }) => source),
    output: write((source) => source.replace(/[^<>]+(?=<|$)/g, (text) => text.toUpperCase())),
  };
}

const title = (language: string, text: string) => `<title xml:lang="${language}">${text}</title>`;
const item = (...titles: string[]) => `<item>\n  ${titles.join("\n  ")}\n</item>`;

test("of texts with languages side by side, the source stays, and its translation has an own element", () => {
  const file = (...added: string[]) =>
    `<list>${item(title("en", "Anchor"), title("de", "Anker"), title("fr", "Ancre"))}${item(title("en", "Boat"), ...added.slice(0, 1))}${item(title("en", "<b>Rope</b> x"), ...added.slice(1, 2), title("fr", "Corde"))}${item(title("en", "Sail"), ...added.slice(2))}<note>Quay</note></list>`;
  for (const empty of ['<title xml:lang="de"/>', title("de", "\n "), '<title xml:lang="de-DE"><b/></title>']) {
    const { sources, output } = translate(file(empty));
    expect(sources).toEqual(["Boat", '<g id="1">Rope</g> x', "Sail", "Quay"]);
    expect(output).toBe(
      file(title("de", "BOAT"), title("de", "<b>ROPE</b> X"), title("de", "SAIL")).replace("<note>Quay", "<note>QUAY"),
    );
  }
});

test("a translation in CDATA stays, and elements keep their identifiers", () => {
  const done = item(title("en", "Boat"), title("de", "<![CDATA[ <b>Boot</b>]]>"));
  const named = (id: string, language: string, text: string) => `<p ${id} xml:lang="${language}">${text}</p>`;
  const file = (...targets: string[]) =>
    `<list>${done}${item(named('xml:id="a"', "en", "One"), targets[0] ?? "")}${item(named('xml:id="b"', "en", "Two"), ...targets.slice(1, 2))}${item(named("id='c'", "en", "Three"), ...targets.slice(2))}</list>`;
  const { sources, output } = translate(file(named('xml:id="d"', "de", "<![CDATA[ ]]>")));
  expect(sources).toEqual(["One", "Two", "Three"]);
  expect(output).toBe(
    file(named('xml:id="d"', "de", "ONE"), '<p xml:lang="de">TWO</p>', named("id='c'", "de", "THREE")),
  );
});

test("a group of texts of a language is written as one, and languages are compared without region", () => {
  const part = (language: string, one: string, two: string) =>
    `<part lang="${language}"><name xml:lang="${language}">${one}</name><p>${two}</p></part>`;
  const file = (target: string) => `<parts>${part("en-GB", "One", "Two")}${target}${part("fr", "Un", "Deux")}</parts>`;
  const { output } = translate(file('<part lang="de"/>'));
  expect(output).toBe(file(part("de", "ONE", "TWO")));
});

test("regions of a language are different texts", () => {
  const file = (german: string, portuguese: string) =>
    `<list>${item(title("en-US", "Color"), title("en-GB", "Colour"), title("de", german), title("pt-BR", "Cor"), title("pt-PT", portuguese))}</list>`;
  expect(translate(file("", "Cor")).output).toBe(file("COLOR", "Cor"));
  expect(translate(file("Farbe", ""), "pt-PT").output).toBe(file("Farbe", "COLOR"));
  const own = (text: string) => `<list>${title("en", "Color")}${title("pt_BR", "Cor")}${title("pt", text)}</list>`;
  expect(translate(own(""), "pt").output).toBe(own("COLOR"));
});

test("texts without a language are those of the source next to texts in several others, as in AppStream", () => {
  const local = (name: string, language: string, text: string) => `\n<${name} xml:lang="${language}">${text}</${name}>`;
  const own = (name: string, text: string) => `\n<${name}>${text}</${name}>`;
  const file = (id: string, ...added: string[]) =>
    `<component>${own("id", id)}${own("name", "App")}${local("name", "de", "Anwendung")}${local("name", "fr", "Application")}<description>${own("p", "One <em>text</em>")}${added[0]}${local("p", "fr", "Un")}${own("p", "Two")}${added[1]}</description></component>`;
  const two = `<component>${own("name", "App")}${local("name", "de", "Anwendung")}${own("p", "One")}${local("p", "de", "")}</component>`;
  expect(translate(two).output).toBe(two.replace('xml:lang="de"></p>', 'xml:lang="de">ONE</p>'));
  const { sources, output } = translate(file("x", "", ""));
  expect(sources).toEqual(["x", 'One <g id="1">text</g>', "Two"]);
  expect(output).toBe(file("X", local("p", "de", "ONE <em>TEXT</em>"), local("p", "de", "TWO")));
});

test("texts of a language that are next to each other are paired with those of the other by position or by key", () => {
  const both = (...german: string[]) =>
    `<list>${title("en", "Anchor")}${title("en", "Boat")}${title("fr", "Ancre")}${title("fr", "Canot")}${german.map((text) => title("de", text)).join("")}</list>`;
  expect(translate(both("Anker", "")).output).toBe(both("Anker", "BOAT"));
  expect(translate(both("", "Boot")).output).toBe(both("ANCHOR", "Boot"));
  const incomplete = `<list>${["Anchor", "Boat"].map((text) => title("en", text)).join("")}${["Anker", "Boot"].map((text) => title("de", text)).join("")}${title("fr", "Ancre")}${item(title("en", "Quay"), title("de", ""))}</list>`;
  expect(translate(incomplete).output).toBe(incomplete.replace('"de"></', '"de">QUAY</'));
  const between = `<list>${["Anchor", "Boat"].map((text) => title("en", text) + title("fr", text)).join("")}${title("de", "Anker")}${title("de", "")}</list>`;
  expect(translate(between).output).toBe(between.replace('"de"></', '"de">BOAT</'));
  const named = (key: string, language: string, text: string) => `<s ${key} lang="${language}">${text}</s>`;
  for (const name of ["id", "name", "key"]) {
    const file = (german: string) =>
      `<list>${["a", "b", "c"].map((key) => named(`${name}="${key}"`, "en", key)).join("")}${named(`${name}="c"`, "de", "z")}${named(`${name}="a"`, "de", german)}</list>`;
    const added = named(`${name}="b"`, "de", "B");
    const { sources, output } = translate(file(""));
    expect(sources).toEqual(["a", "b"]);
    const source = named(`${name}="b"`, "en", "b");
    expect(output).toBe(file("A").replace(source, source + added));
  }
});

test("a document without texts in the target language next to their sources becomes one in the target language", () => {
  const other = `<list>${title("en", "Anchor")}${title("fr", "Ancre")}</list>`;
  expect(translate(other).output).toBe(`<list>${title("de", "ANCHOR")}${title("fr", "Ancre")}</list>`);
  const quoted = `<doc xml:lang="en"><p>One</p><p xml:lang="de">Zwei</p></doc>`;
  expect(translate(quoted).output).toBe(quoted.replace("en", "de").replace("One", "ONE"));
});
