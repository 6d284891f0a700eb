import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";

const xml = filterNamed("xml") as Filter;

function translate(text: string) {
  const { segments, merge } = xml.extract(Buffer.from(text), settingsFor(xml, { sourceLanguage: "en" }));
  const sources = segments.map(({ source }) => source);
  return { sources, output: Buffer.from(merge(sources.map((source) => source.replace(/One|Two/g, "$&s")))).toString() };
}

test.each([
  '<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">',
  '<!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "docbookx.dtd">',
])("code of a document with %s stays, and its lines are kept", (doctype) => {
  const file = (one: string, two: string) =>
    `${doctype}\n<map title="${one}"><p>${one} <codeph>Two</codeph><image alt="${two}"/></p><programlisting>if One:\n  Two</programlisting><lines>${one}\n${two}</lines></map>`;
  const { sources, output } = translate(file("One", "Two"));
  expect(sources).toEqual(["One", 'One <x id="1"/><x id="2"/>', "Two", "One", "Two"]);
  expect(output).toBe(file("Ones", "Twos"));
});

test("elements of other documents with such names are texts, and only their lines are kept", () => {
  const about = "<!-- Not DITA. --><a><b>DocBook</b>";
  const { sources, output } = translate(`${about}<code>One\n Two</code><pre>One\n Two</pre></a>`);
  expect(sources).toEqual(["DocBook", "One Two", "One", "Two"]);
  expect(output).toBe(`${about}<code>Ones Twos</code><pre>Ones\n Twos</pre></a>`);
});
