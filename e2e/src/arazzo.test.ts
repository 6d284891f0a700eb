import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ArazzoDocument } from "@openparlance/api/arazzo";
import { newOrganization } from "@openparlance/server/testing/new-organization";
import { type ArazzoDraft, completeDraft } from "@openparlance/site/arazzo";
import { runWorkflow, type StepFailed } from "@openparlance/site/testing/arazzo";
import { type Attr, DOMParser, type Element, XMLSerializer } from "@xmldom/xmldom";
import { expect, inject, test } from "vitest";
import { select } from "xpath";
import { parse } from "yaml";

const docs = fileURLToPath(new URL("../../site/src/docs/", import.meta.url));
const inputs = fileURLToPath(new URL("../../site/src/samples/inputs/", import.meta.url));
const setUp = "guides/set-up.arazzo.yaml";
const files = globSync("**/*.arazzo.yaml", { cwd: docs }).toSorted();

function readDocument(file: string): ArazzoDocument {
  const draft = parse(readFileSync(join(docs, file), "utf8")) as ArazzoDraft;
  const fileText = (name: string) => readFileSync(join(inputs, name), "utf8");
  return completeDraft(draft, { site: new URL("https://docs.harbour.example/"), fileText });
}

function replaceInXml(xml: string, replacements: readonly { target: string; value: string }[]): string {
  const root = new DOMParser().parseFromString(xml, "application/xml");
  for (const { target, value } of replacements) {
    for (const node of select(target, root as unknown as globalThis.Node) as unknown as (Attr | Element)[]) {
      if ("value" in node) node.value = value;
      else node.textContent = value;
    }
  }
  return new XMLSerializer().serializeToString(root);
}

/** The content of downloads. The criteria of the documents can only compare the length of bytes. */
const contents: Readonly<Record<string, string>> = {
  "download-file": readFileSync(join(inputs, "leaflet.txt"), "utf8"),
  "download-translation": "Der rote Bus hält am alten Hafen",
};

/** Concurrent, because these tests mostly wait. */
const together = { concurrent: true };

test.each(files)("the steps of %s run from the first to the last in an empty organization", together, async (file) => {
  const key = await newOrganization(inject("dataFolder"));
  const done: string[] = [];
  let waits = 0;
  const document = readDocument(file);
  await runWorkflow(document, {
    origin: inject("origin"),
    send: (request) => {
      request.headers.set("authorization", `Basic ${btoa(`${key}:${key}`)}`);
      return fetch(request);
    },
    // The first 20 waits take a tenth of the documented time, later ones all of it, for busy machines.
    wait: (seconds) => pause(++waits <= 20 ? seconds * 100 : seconds * 1000),
    replaceInXml,
    documents: { guides: readDocument(setUp) },
    onStep({ stepId, response }) {
      done.push(stepId);
      if (contents[stepId]) expect(response?.body).toContain(contents[stepId]);
      waits = 0;
    },
  }).catch((error: StepFailed) => expect.unreachable(`${error.message} ${JSON.stringify(error.response?.body)}`));
  expect(done).toEqual(document.workflows[0]?.steps.map(({ stepId }) => stepId));
});

test("every guide with samples has its steps", () => {
  const guides = globSync("**/*.mdx", { cwd: docs }).filter((page) =>
    /<BeforeYouBegin/.test(readFileSync(join(docs, page), "utf8")),
  );
  expect(files.filter((file) => file !== setUp)).toEqual(
    guides.map((page) => page.replace(/\.mdx$/, ".arazzo.yaml")).toSorted(),
  );
});

test.each(files.filter((file) => file !== setUp))(
  "%s has a step for each sample of its page, in their order",
  (file) => {
    const page = readFileSync(join(docs, file.replace(/\.arazzo\.yaml$/, ".mdx")), "utf8");
    const named = [...page.matchAll(/<Sample of="([^"]+)" \/>/g)].map(([, of = ""]) => basename(of));
    // A guide's setup is a separate workflow.
    const samples = named.filter((name) => name !== "setup");
    const steps = readDocument(file).workflows[0]?.steps.map(({ stepId }) => stepId) ?? [];
    expect(steps.filter((step) => samples.includes(step))).toEqual(samples);
  },
);
