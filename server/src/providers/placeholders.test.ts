import { findFilter, settingsFor } from "@openparlance/filters";
import { findPlaceholders, hasBranches, parseIcu, withoutTags } from "@openparlance/text";
import { expect, test } from "vitest";
import { changingProviders, habits } from "../../testing/changing-services.ts";
import { memoryWith } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import type { ProviderKind } from "./providers.ts";

/** Every placeholder in a text of its own, and several together. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: placeholders
const texts = [
  "Open %s of %d files",
  "Move %1$s onto %2$s",
  "Saved %-5.2f percent, 100%% sure",
  "Hello %(user)s again",
  "Send %@ on %lld seas",
  "Page {0} of {1}",
  "Welcome {name}, aboard",
  "Dear {{name}}, see inside",
  "A path ${house} and $sea$ on %name%",
  "Fish &amp; onions",
  "Read https://example.com/a/one?b=union or ask anne@sea.example soon",
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: placeholders

const messages = [
  "{count, plural, =0 {No boats} one {One boat of {name}} other {# boats are here}}",
  "{side, select, east {On the east {n, plural, one {one sea} other {# seas}}} other {Inside} }, captain",
  "{n, selectordinal, one {#st pier} other {#th pier}} is open, it''s {name}",
];

const entries = (all: readonly string[], write: (text: string, index: number) => string) => all.map(write).join("\n");
const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const all = [...texts, ...messages];

const files: Record<string, string> = {
  "a.arb": JSON.stringify(Object.fromEntries([["@@locale", "en"], ...all.map((text, at) => [`k${at}`, text])])),
  "a.json": JSON.stringify(all.map((text) => ({ text }))),
  "a.po": `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n${entries(all, (text) => `msgid "${text}"\nmsgstr ""\n`)}`,
  "a.properties": entries(all, (text, at) => `k${at} = ${text.replaceAll("'", "''")}`),
  "a.strings": entries(all, (text, at) => `"k${at}" = "${text}";`),
  "a.resx": `<root>${entries(all, (text, at) => `<data name="k${at}" xml:space="preserve"><value>${xml(text)}</value></data>`)}</root>`,
  "strings.xml": `<resources>${entries(texts, (text, at) => `<string name="k${at}">${xml(text)}</string>`)}</resources>`,
  "a.xlf": `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${entries(all, (text, at) => `<trans-unit id="${at}"><source>${xml(text)} <x id="1"/></source></trans-unit>`)}</body></file></xliff>`,
};

interface Pair {
  source: string;
  target: string;
}

/** The sources of a file, each with the text at the same location of its translation. */
function readPairs(name: string, file: string, translated: Uint8Array): Pair[] {
  const filter = findFilter(name);
  if (!filter) throw new Error(`no filter reads ${name}`);
  const read = (bytes: Uint8Array) => filter.extract(bytes, settingsFor(filter, { sourceLanguage: "en" })).segments;
  const before = read(new TextEncoder().encode(file));
  const after = read(translated);
  expect(after.length).toBe(before.length);
  return before.map(({ source }, at) => ({ source, target: after[at]?.target ?? after[at]?.source ?? "" }));
}

/** The parts that must stay the same: placeholders in any order, and in messages the syntax in its order. */
function listPlaceholders(text: string): unknown {
  const plain = withoutTags(text);
  if (!hasBranches(plain))
    return findPlaceholders(plain)
      .map(({ text: part }) => part)
      .sort();
  const parts = parseIcu(plain).map(({ kind, start, end }) => ({ kind, text: plain.slice(start, end) }));
  return parts.map(({ kind, text: part }) =>
    kind === "syntax"
      ? part
      : findPlaceholders(part, true)
          .map(({ text: each }) => each)
          .sort(),
  );
}

async function translateWith(kind: ProviderKind, habit: keyof typeof habits, names = Object.keys(files)) {
  const providers = [changingProviders[kind](habits[habit])];
  const server = await openTestServer({ engines: inProcessEngines({ thread: { providers } }) });
  const memoryId = await memoryWith(server, [["Mind the wet deck.", "Vorsicht, nasses Deck."]]);
  const pairs: (Pair & { name: string })[] = [];
  for (const [at, name] of names.entries()) {
    const { json } = await server.request("POST", `/v2/files?name=${name}`, { body: files[name] as string });
    await server.request("POST", `/v2/translate/file?fileId=${json.id}&memoryId=${memoryId}`);
    await server.settle();
    const { bytes, status } = await server.request("GET", `/v2/translate/files?id=${at + 1}`);
    expect([name, status]).toEqual([name, 200]);
    pairs.push(...readPairs(name, files[name] as string, bytes).map((pair) => ({ name, ...pair })));
  }
  await server.close();
  return pairs;
}

const kinds = Object.keys(changingProviders) as ProviderKind[];

test.each(kinds)("%s gets placeholders in its own markup, and every file keeps them in translation", async (kind) => {
  const pairs = await translateWith(kind, "keeps");
  for (const { name, source, target } of pairs)
    expect([name, listPlaceholders(target)]).toEqual([name, listPlaceholders(source)]);
  expect(pairs.filter(({ source, target }) => source === target)).toEqual([]);
});

const bad = (Object.keys(habits) as (keyof typeof habits)[]).filter((habit) => habit !== "keeps");

test.each(kinds.flatMap((kind) => bad.map((habit) => [kind, habit] as const)))(
  "%s, whose service %s what it must keep, breaks no placeholder",
  async (kind, habit) => {
    const pairs = await translateWith(kind, habit, ["a.arb"]);
    for (const { name, source, target } of pairs)
      expect([name, listPlaceholders(target)]).toEqual([name, listPlaceholders(source)]);
  },
);
