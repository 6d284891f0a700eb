import { expect, test } from "vitest";
import { type Filter, settingsFor } from "../filter.ts";
import { filterNamed } from "../registry.ts";

const source = "<source>One. Two.</source>";
const seg = (mid: number, text: string) => `<mrk mtype="seg" mid="${mid}">${text}</mrk>`;
const segmented = `<seg-source>${seg(0, "One.")} ${seg(1, "Two.")}</seg-source>`;
const fileOf = (unit: string) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="1">${unit}</trans-unit></body></file></xliff>`;

function extract(target: string, cut = segmented) {
  const filter = filterNamed("xliff") as Filter;
  const file = fileOf(source + cut + target);
  const { segments, merge } = filter.extract(
    new TextEncoder().encode(file),
    settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" }),
  );
  const prefix = fileOf(source + cut).indexOf("</trans-unit>");
  return {
    pairs: segments.map(({ source, target }) => [source, target]),
    write: (...targets: (string | undefined)[]) =>
      new TextDecoder().decode(merge(targets)).slice(prefix, -"</trans-unit></body></file></xliff>".length),
  };
}

test("a target that is missing gets the segments of the source", () => {
  const unit = extract("");
  expect(unit.pairs).toEqual([
    ["One.", undefined],
    ["Two.", undefined],
  ]);
  expect(unit.write("Eins.", "Zwei.")).toBe(
    `<target state="translated">${seg(0, "Eins.")} ${seg(1, "Zwei.")}</target>`,
  );
  expect(unit.write(undefined, "Zwei.")).toBe(
    `<target state="needs-translation">${seg(0, "")} ${seg(1, "Zwei.")}</target>`,
  );
});

test("a segment of blanks keeps them in a new target", () => {
  const blank = (first: string, second: string) => seg(0, first) + seg(1, " ") + seg(2, second);
  expect(extract("", `<seg-source>${blank("One.", "Two.")}</seg-source>`).write("Eins.", "Zwei.")).toBe(
    `<target state="translated">${blank("Eins.", "Zwei.")}</target>`,
  );
});

test("segments with the same ID are in the same order in the target", () => {
  const same = (first: string, second: string) => `${seg(0, first)} ${seg(0, second)}`;
  const cut = `<seg-source>${same("One.", "Two.")}</seg-source>`;
  const written = `<target state="translated">${same("Eins.", "Zwei.")}</target>`;
  for (const target of ["", `<target>${same("Ein.", "Zwo.")}</target>`, `<target>${seg(0, "Ein.")}</target>`])
    expect(extract(target, cut).write("Eins.", "Zwei.")).toBe(written);
});

test("a half-filled target is filled, and becomes translated", () => {
  const unit = extract(`<target state="new">${seg(0, "Eins.")} <mrk mtype="seg" mid="1"/></target>`);
  expect(unit.pairs).toEqual([
    ["One.", "Eins."],
    ["Two.", undefined],
  ]);
  expect(unit.write(undefined, "Zwei.")).toBe(
    `<target state="translated">${seg(0, "Eins.")} ${seg(1, "Zwei.")}</target>`,
  );
  expect(unit.write("Ein.", undefined)).toBe(
    `<target state="new">${seg(0, "Ein.")} <mrk mtype="seg" mid="1"/></target>`,
  );
});

test("a translation that is not cut stays one text", () => {
  const unit = extract("<target>Eins. Zwei.</target>");
  expect(unit.pairs).toEqual([["One. Two.", "Eins. Zwei."]]);
});

test("a copy of the source in a state before translation is no translation, whether it is cut or not", () => {
  const open = (target: string) => `<target state="needs-translation">${target}</target>`;
  const copies = extract(open(`${seg(0, "One.")} ${seg(1, "Two.")}`));
  const whole = extract(open("One. Two."));
  for (const { pairs, write } of [copies, whole]) {
    expect(pairs).toEqual([
      ["One.", undefined],
      ["Two.", undefined],
    ]);
    expect(write("Eins.", "Two.")).toBe(`<target state="translated">${seg(0, "Eins.")} ${seg(1, "Two.")}</target>`);
  }
  expect(copies.write(undefined, "Zwei.")).toBe(open(`${seg(0, "One.")} ${seg(1, "Zwei.")}`));
  expect(whole.write(undefined, "Zwei.")).toBe(open(`${seg(0, "")} ${seg(1, "Zwei.")}`));
});

test("a copy of the source is none with its codes left out, or as text", () => {
  const copyOf = (source: string, target: string, state = "new") => {
    const unit = `<source>${source}</source><target state="${state}">${target}</target>`;
    const filter = filterNamed("xliff") as Filter;
    const file = Buffer.from(fileOf(unit));
    return filter.extract(file, settingsFor(filter, { sourceLanguage: "en" })).segments[0]?.target;
  };
  expect(copyOf('Press <g id="1">OK</g>.', "Press OK.")).toBeUndefined();
  expect(copyOf('Press <x id="1"/> now', "Press now")).toBeUndefined();
  expect(copyOf('Press <ph id="1">%s</ph> now', "Press %s now")).toBeUndefined();
  expect(copyOf('Press <x id="1"/> now', '<x id="1"/>')).toBeUndefined();
  expect(copyOf('Press <g id="1">OK</g>.', "OK.")).toBe("OK.");
  expect(copyOf('Press <g id="1">OK</g>.', "Press OK.", "translated")).toBe("Press OK.");
});

test("an empty target gets the segments of the source", () => {
  expect(extract("<target/>").write("Eins.", "Zwei.")).toBe(
    `<target state="translated">${seg(0, "Eins.")} ${seg(1, "Zwei.")}</target>`,
  );
});

test("a new target loses what qualified the state of the earlier one", () => {
  const file = (attributes: string, text: string) =>
    `<xliff version="1.2"><file source-language="en" original="a" datatype="plaintext"><body><trans-unit id="1"><source>One</source><target ${attributes}>${text}</target></trans-unit></body></file></xliff>`;
  const input = file('state="needs-translation" state-qualifier="fuzzy-match"', "Zwei");
  const filter = filterNamed("xliff") as Filter;
  const { merge } = filter.extract(Buffer.from(input), settingsFor(filter, { sourceLanguage: "en" }));
  expect(Buffer.from(merge(["Eins"])).toString()).toBe(file('state="translated"', "Eins"));
});

test("in a document of several target languages, the files of others stay unchanged", () => {
  const file = (target: string, text: string) =>
    `<file source-language="en" target-language="${target}" original="a" datatype="x"><body><trans-unit id="1"><source>One</source>${text}</trans-unit></body></file>`;
  const document = (...files: string[]) => `<xliff version="1.2">${files.join("")}</xliff>`;
  const filter = filterNamed("xliff") as Filter;
  const write = (text: string, targetLanguage = "de") => {
    const { segments, merge } = filter.extract(
      Buffer.from(text),
      settingsFor(filter, { sourceLanguage: "en", targetLanguage }),
    );
    return Buffer.from(merge(segments.map(() => "Eins"))).toString();
  };
  const written = '<target state="translated">Eins</target>';
  expect(write(document(file("fr", ""), file("de-AT", "")))).toBe(document(file("fr", ""), file("de-AT", written)));
  expect(write(document(file("fr", "")))).toBe(document(file("fr", written)));
  for (const [other, own, target] of [
    ["pt-BR", "pt_PT", "pt-PT"],
    ["zh-CN", "zh-TW", "zh-TW"],
  ] as const)
    expect(write(document(file(other, ""), file(own, "")), target)).toBe(document(file(other, ""), file(own, written)));
  expect(write(document(file("pt-BR", ""), file("pt", "")), "pt-BR")).toBe(
    document(file("pt-BR", written), file("pt", written)),
  );
});

test("units that a program locked are read and never written", () => {
  const filter = filterNamed("xliff") as Filter;
  const unit = (attribute: string, rest = "") =>
    `<trans-unit ${attribute}><source>One. Two.</source>${rest}</trans-unit>`;
  const file = fileOf("")
    .replace(/<trans-unit.*<\/trans-unit>/, "")
    .replace(
      "<body>",
      `<body>${unit('mq:locked="locked"', "<target>Eins.</target>")}${unit('m:locked="true"', segmented)}${unit('mq:locked="no"')}${unit('m:locked="false"')}${unit('x:note="locked"')}`,
    );
  const { segments, merge } = filter.extract(
    new TextEncoder().encode(file),
    settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" }),
  );
  expect(segments.map(({ locked = false }) => locked)).toEqual([true, true, true, false, false, false]);
  const written = new TextDecoder().decode(merge(segments.map(() => "Neu.")));
  expect(written.match(/<target[^>]*>[^<]*/g)).toEqual([
    "<target>Eins.",
    ...Array.from({ length: 3 }, () => '<target state="translated">Neu.'),
  ]);
});

test("texts next to the data of a binary unit are translated, and the data is not", () => {
  const filter = filterNamed("xliff") as Filter;
  const unit = (id: string, rest = "") => `<trans-unit id="${id}"><source>One</source>${rest}</trans-unit>`;
  const data = `<bin-source><internal-file form="text">${unit("no")}</internal-file></bin-source><bin-target><external-file href="a.png"/></bin-target>`;
  const write = (first: string, second: string, attribute = "") =>
    fileOf("").replace(
      '<trans-unit id="1"></trans-unit>',
      `<bin-unit id="b"${attribute} mime-type="image/png">${data}${first}</bin-unit>${second}`,
    );
  const merge = (file: string) => {
    const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" });
    const { segments, merge } = filter.extract(new TextEncoder().encode(file), settings);
    return new TextDecoder().decode(merge(segments.map(({ locked }) => (locked ? undefined : "Eins"))));
  };
  const done = '<target state="translated">Eins</target>';
  expect(merge(write(unit("1"), unit("2")))).toBe(write(unit("1", done), unit("2", done)));
  const kept = ' translate="no"';
  expect(merge(write(unit("1"), unit("2"), kept))).toBe(write(unit("1"), unit("2", done), kept));
});

test("the texts of a match that memoQ inserted stay unchanged", () => {
  const match = "<mq:insertedmatch><source>Three.</source><target>Drei.</target></mq:insertedmatch>";
  const unit = extract(`<target/>${match}`, "");
  expect(unit.pairs).toEqual([["One. Two.", undefined]]);
  expect(unit.write("Eins. Zwei.")).toBe(`<target state="translated">Eins. Zwei.</target>${match}`);
});

test("a unit on which no one has worked is untranslated though it has a copy of the source, and is then a draft", () => {
  const written = (name: string, unit: string, targets: string[]) => {
    const filter = filterNamed(name) as Filter;
    const file = new TextEncoder().encode(fileOf("").replace('<trans-unit id="1"></trans-unit>', unit));
    const { segments, merge } = filter.extract(
      file,
      settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" }),
    );
    const inFile = new TextDecoder().decode(merge(targets)).slice(fileOf("").indexOf("<trans-unit"));
    return [segments.map(({ target }) => target), inFile.slice(0, inFile.lastIndexOf("</body>"))];
  };
  const unit = (status: string, target: string, state = "") =>
    `<trans-unit id="1" mq:status="${status}"><source>One</source><target${state}>${target}</target></trans-unit>`;
  const ofMemoq = (status: string, target: string) => written("xliff", unit(status, target), ["Eins"]);
  const draft = unit("PartiallyEdited", "Eins", ' state="translated"');
  expect(ofMemoq("NotStarted", "One")).toEqual([[undefined], draft]);
  expect(ofMemoq("NotStarted", "Ein")).toEqual([["Ein"], draft]);
  expect(ofMemoq("ManuallyConfirmed", "One")).toEqual([["One"], draft]);
  const ofPhrase = (confirmed: number, score: string) =>
    written("xliff", unit("", "One").replace('mq:status=""', `m:confirmed="${confirmed}" m:score="${score}"`), [
      "Eins",
    ])[0];
  expect([ofPhrase(0, "0.0"), ofPhrase(1, "0.0"), ofPhrase(0, "1.0")]).toEqual([[undefined], ["One"], ["One"]]);

  const cut = (text: string, facts: string) =>
    `<trans-unit id="1"><source>One</source><seg-source>${seg(1, "One")}</seg-source><target>${seg(1, text)}</target><sdl:seg-defs><sdl:seg id="1"${facts}/></sdl:seg-defs></trans-unit>`;
  const ofStudio = (facts: string, target = "Eins") => written("sdlxliff", cut("One", facts), [target]);
  for (const facts of ["", ' conf="Unspecified"', ' conf="Draft" origin="source"'])
    expect(ofStudio(facts)).toEqual([[undefined], cut("Eins", ' conf="Translated"')]);
  expect(ofStudio("", "One")[1]).toBe(cut("One", ' conf="Translated"'));
  expect(ofStudio(' conf="Draft"')[0]).toEqual(["One"]);
});

test("XLIFF 2 protects text from sm to em as in mrk", () => {
  const filter = filterNamed("xliff") as Filter;
  const file = (source: string, rest: string) =>
    `<xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u"><segment${rest && ' state="translated"'}><source>${source}</source>${rest}</segment></unit></file></xliff>`;
  const translate = (source: string, target: string) => {
    const settings = settingsFor(filter, { sourceLanguage: "en" });
    const { segments, merge } = filter.extract(new TextEncoder().encode(file(source, "")), settings);
    return [
      segments[0]?.source,
      new TextDecoder().decode(merge([target])) ===
        file(source, `<target>${target.replace(/<x id="1"\/>/, brand)}</target>`),
    ];
  };
  const brand = '<sm id="1" translate="no"/>The <pc id="2">Quay</pc><em startRef="1"/>';
  expect(translate(`At ${brand}.`, 'Bei <x id="1"/>.')).toEqual(['At <x id="1"/>.', true]);
  for (const crossed of [
    'a <sm id="1" translate="no"/>b <pc id="2">c<em startRef="1"/> d</pc> e',
    'a <pc id="2">b <sm id="1" translate="no"/>c</pc> d<em startRef="1"/> e',
  ])
    expect(translate(crossed, "")[0]).toMatch(/<g id="\d">.*<\/g>/);
  expect(translate('One <sm id="1" translate="no"/>.', 'Eins <x id="1"/>.')[0]).toBe('One <x id="1"/>.');
});
