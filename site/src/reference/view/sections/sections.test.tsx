import { errors, failureReasons, limits, stateMachines } from "@openparlance/api";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import record from "../../../../../records/compatibility.json" with { type: "json" };
import { Changes } from "./Changes.tsx";
import { Compatibility } from "./Compatibility.tsx";
import { ErrorCatalog } from "./ErrorCatalog.tsx";
import { machines } from "./facts.ts";
import { Glossary } from "./Glossary.tsx";
import { Introduction } from "./Introduction.tsx";
import { sectionAnchors, sectionRecords } from "./index.ts";
import { Limits } from "./Limits.tsx";
import { StateMachines } from "./StateMachines.tsx";
import { listSteps } from "./state-steps.ts";
import { WebhookPayloads } from "./WebhookPayloads.tsx";

const html = renderToStaticMarkup(
  <>
    <Introduction />
    <WebhookPayloads />
    <StateMachines />
    <ErrorCatalog />
    <Limits />
    <Compatibility />
    <Changes />
    <Glossary />
  </>,
);
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test("the sections give out the ids they say, each once, in that order", () => {
  expect(ids).toEqual(sectionAnchors());
  expect(new Set(ids).size).toBe(ids.length);
});

test("every sentence ends with one period", () => {
  const text = html.replaceAll(/<[^>]+>/g, "");
  expect(text.match(/.{0,40}[^.]\.\.(?!\.).{0,20}/g)).toBe(null);
});

test("every section, error, reason, machine and limit has its anchor", () => {
  const named = "authentication base-url formats errors-and-rate-limits uploads streaming webhook-deliveries versions";
  const integrators =
    "pagination usage-and-charges idempotency choosing-instant-or-verified-translation file-formats supported-languages development-mode cors testing client-libraries going-to-production data-and-privacy";
  const webhooks = [
    "JOB_UPDATE",
    "JOB_DELIVER",
    "PROJECT_UPDATE",
    "PROJECT_DELIVER",
    "INSTANT_TRANSLATE_COMPLETED",
    "INSTANT_TRANSLATE_FAILED",
  ].map((name) => `webhook-${name}`);
  const rows = [
    ...Object.keys(errors).map((id) => `error-${id}`),
    ...Object.keys(failureReasons).map((id) => `reason-${id}`),
    ...Object.keys(stateMachines).map((id) => `states-${id}`),
    ...Object.keys(limits).map((id) => `limit-${id}`),
  ];
  expect(Object.keys(failureReasons)).toHaveLength(9);
  expect(sectionAnchors()).toEqual(
    expect.arrayContaining([...`${named} ${integrators}`.split(" "), ...webhooks, ...rows]),
  );
});

test("every property of a webhook's body and every header of a delivery has its anchor", () => {
  const parts = ids.filter((id) => id?.includes("."));
  expect(parts).toHaveLength(17 + 11 + 6 + 4);
  expect(parts).toEqual(expect.arrayContaining(["webhook-JOB_UPDATE.OrganizationId", "webhooks.webhook-id"]));
});

test("names of events and properties break only between their words", () => {
  expect(html).toContain("INSTANT_<wbr/>TRANSLATE_<wbr/>COMPLETED</h3>");
  expect(html).toContain("checks.<wbr/>findings.<wbr/>documentId</dt>");
});

test("signed values are shown as code", () => {
  expect(html).toContain("<code>{webhook-id}.{webhook-timestamp}.{body}</code>");
});

test("every error shows its messages word for word", () => {
  const text = html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  for (const { messages } of Object.values(errors)) for (const message of messages) expect(text).toContain(message);
});

test.each(machines)("the table of $id has every transition of the data", (machine) => {
  const transitions = listSteps(machine).flatMap(({ from, to, trigger, effects, response }) =>
    from.map((name) => ({ from: name, to: to ?? name, trigger, effects, ...(response && { response }) })),
  );
  expect(transitions).toHaveLength(machine.transitions.length);
  expect(transitions).toEqual(expect.arrayContaining([...machine.transitions]));
});

test("the limits that programs meet first are a table, and the others are folded", () => {
  const [table = "", ...folds] = renderToStaticMarkup(<Limits />).split("<details");
  const idsIn = (text: string) => [...text.matchAll(/ id="limit-([^"]+)"/g)].map(([, id]) => id);
  expect(idsIn(table)).toEqual(["quota", "upload", "source", "job-files", "jobs-limit", "webhook-timeout"]);
  expect(folds).toHaveLength(3);
  expect(idsIn(folds.join("")).length).toBeGreaterThan(50);
});

test("each client that was run has its row, with what differs", () => {
  const text = renderToStaticMarkup(<Compatibility />);
  expect(text.match(/<tr>/g)).toHaveLength(1 + record.clients.length);
  for (const { name, version, differs } of record.clients) {
    expect(text).toContain(`${name}</a> ${version}`);
    for (const difference of differs) expect(text).toContain(difference);
  }
});

test("each thing in the search index has a title and plain words", () => {
  for (const { title, text } of sectionRecords()) {
    expect(title).not.toBe("");
    expect(text).not.toMatch(/^$|`|\]\(|\*\*/);
  }
});

test("no style attribute is used, and all sections together stay within their elements", () => {
  expect(html).not.toContain("style=");
  expect([...html.matchAll(/<[a-z]/g)].length).toBeLessThanOrEqual(3175);
});
