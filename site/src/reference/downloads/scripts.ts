import type { RequestStep, ResponseLocation } from "./steps.ts";

/** How a tool's scripts express each act. All arguments and results are JavaScript. */
export interface ScriptDialect {
  /** The parsed body of the response. */
  body: string;
  status: string;
  set(name: string, value: string): string;
  get(name: string): string;
  /** Asserts that two values are equal. */
  equal(title: string, actual: string, expected: string): string;
  /** Repeats the request after a second if the constant `again` is true. */
  sendAgain(step: RequestStep): string;
}

/** The limit of requests that poll for one result. */
const maxTries = 60;

/** The script after the response: assertions, and variables for later requests. */
export function writeScript(step: RequestStep, dialect: ScriptDialect): string[] {
  const { status, captures, checks, until } = step;
  const { equal } = dialect;
  const isRead = captures.length > 0 || checks.length > 0 || until;
  const lines = [
    equal(`The status is ${status}`, dialect.status, String(status)),
    ...checks.map(({ pointer, variable }) =>
      equal(`${pointer} is ${variable}`, `String(${select(pointer)} ?? "")`, `String(${dialect.get(variable)})`),
    ),
    ...captures.flatMap((location) => captureLines(location, dialect)),
  ];
  return [
    ...(isRead ? [`const body = ${dialect.body};`] : []),
    ...(until ? untilLines(step, until, lines, dialect) : lines),
  ];
}

const captureLines = ({ pointer, variable }: ResponseLocation, { equal, set }: ScriptDialect): string[] => [
  equal(`${pointer} has a value for ${variable}`, `${select(pointer)} != null`, "true"),
  `${set(variable, `String(${select(pointer)})`)};`,
];

function untilLines(
  step: RequestStep,
  { at, is }: NonNullable<RequestStep["until"]>,
  lines: string[],
  dialect: ScriptDialect,
) {
  const { equal, get, set, sendAgain } = dialect;
  return [
    `const tries = Number(${get("tries")} || 0) + 1;`,
    `const isOk = ${dialect.status} === ${step.status};`,
    `const again = isOk && ${select(at)} !== ${JSON.stringify(is)} && tries < ${maxTries};`,
    `${set("tries", "again ? tries : 0")};`,
    sendAgain(step),
    "if (!again) {",
    ...[...lines, equal(`${at} is ${is}`, select(at), JSON.stringify(is))].map((line) => `  ${line}`),
    "}",
  ];
}

/** An expression for the value at a JSON Pointer; undefined for a missing value. */
const select = (pointer: string): string =>
  `body${pointer.replaceAll(/\/(\d+)(?=\/|$)/g, "?.[$1]").replaceAll("/", "?.")}`;
