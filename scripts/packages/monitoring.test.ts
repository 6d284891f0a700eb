import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../run.ts";

// run-server.process.test.ts checks that the server has every metric.

interface AlertRule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const { groups } = parse(read("deploy/monitoring/alerts.yaml"));
const rules: AlertRule[] = groups.flatMap(({ rules }: { rules: AlertRule[] }) => rules);
const dashboard = JSON.parse(read("deploy/monitoring/dashboard.json"));
const page = read("docs/operations/monitor.md");

const expressions: [name: string, expression: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }: { title: string; targets?: { expr: string }[] }) =>
    targets.map(({ expr }) => [title, expr]),
  ),
];

test("every alert has what Prometheus and its readers need", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, for: duration, labels, annotations } of rules) {
    expect(alert).toMatch(/^Parlance[A-Za-z]+$/);
    expect(expr, alert).toMatch(/ (?:==|>) [\d.e]+\s*$/);
    expect(duration, alert).toMatch(/^\d+m$/);
    expect(["critical", "warning"], alert).toContain(labels.severity);
    expect(Object.keys(annotations), alert).toEqual(["summary", "description"]);
  }
});

test("the page explains every alert with its threshold and duration", () => {
  for (const { alert, expr, for: duration, labels } of rules) {
    const [, , , firesIf = "", why = ""] =
      new RegExp(`^\\| \`${alert}\`.*$`, "m").exec(page)?.[0].split(/ *\| */) ?? [];
    const threshold = Number(/[\d.e]+\s*$/.exec(expr)?.[0]);
    expect(firesIf, alert).toContain(threshold >= 1e9 ? `${threshold / 1e9} GB` : String(threshold));
    const minutes = Number.parseInt(duration, 10);
    expect(firesIf, alert).toMatch(new RegExp(`for ${minutes} minutes?$`));
    expect(why.length, alert).toBeGreaterThan(20);
    if (labels.severity === "critical") expect(page.split("Warnings can wait")[1], alert).toContain(`\`${alert}\``);
  }
  expect(page.match(/^\| `Parlance[A-Za-z]+`/gm)?.length).toBe(rules.length);
});

test.each(expressions)("%s: brackets pair, selectors name the job, operations exist", (_, expression) => {
  const open: string[] = [];
  const ends: Record<string, string> = { "(": ")", "[": "]", "{": "}" };
  for (const character of expression.replace(/"[^"]*"/g, "")) {
    if (ends[character]) open.push(ends[character]);
    else if (")]}".includes(character)) expect(open.pop()).toBe(character);
  }
  expect(open).toEqual([]);
  const selectors = [...expression.matchAll(/\b(?:up|(?:parlance|process|nodejs)_[a-z_]+)(\{[^}]*\})?/g)];
  expect(selectors.length).toBeGreaterThan(0);
  for (const [, labels] of selectors) expect(labels).toContain('job="parlance"');
  const [, operations = "health"] = /operation!~"([^"]+)"/.exec(expression) ?? [];
  const ids = [...read("api/openapi.json").matchAll(/"operationId": "(\w+)"/g)].map(([, id]) => id);
  expect(["health", ...ids]).toEqual(expect.arrayContaining(operations.split("|")));
});

test("panels of the dashboard have a title, a description and a location of their own", () => {
  const usedNames = new Set<string>();
  for (const { id, type, title, description, gridPos, datasource, targets } of dashboard.panels) {
    expect(id).toBeGreaterThan(0);
    expect(title).toMatch(/^\S.*\S$/);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(usedNames.has(`${x} ${y}`), title).toBe(false);
        usedNames.add(`${x} ${y}`);
      }
    }
    if (type === "row") continue;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the dashboard
    expect(datasource).toEqual({ type: "prometheus", uid: "${datasource}" });
    expect(description, title).toMatch(/\.$/);
    expect(targets.length, title).toBeGreaterThan(0);
  }
  const variables = dashboard.templating.list.map(({ name }: { name: string }) => name);
  const used = [...JSON.stringify(dashboard.panels).matchAll(/\$\{?([a-z]\w*)/g)].map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual(variables.sort());
});
