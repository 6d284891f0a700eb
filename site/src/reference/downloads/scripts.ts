import type { RequestStep, ResponseLocation } from "./steps.ts";

/** The syntax of a tool's scripts. All arguments and results are JavaScript. */
export interface ScriptDialect {
  /** The body of the response, parsed. */
  body: string;
  status: string;
  set(name: string, value: string): string;
  get(name: string): string;
  /** An assertion with a title that two values are equal. */
  equal(title: string, actual: string, expected: string): string;
  /** Sends this request again after a second, when the constant `again` is true. */
  sendAgain(step: RequestStep): string;
}

/** The limit of requests until the response is as expected. */
const maxTries = 60;

/** Writes the script after the response: assertions, and the variables that later requests use. */
export function writeScript(step: RequestStep, dialect: ScriptDialect): string[] {
  const { status, captures, checks, until } = step;
  const { equal } = dialect;
  const isRead = captures.length > 0 || checks.length > 0 || until;
  const lines = [
    equal(`The status is ${status}`, dialect.status, String(status)),
    ...checks.map(({ at, variable }) =>
      equal(`${at} is ${variable}`, `String(${select(at)} ?? "")`, `String(${dialect.get(variable)})`),
    ),
    ...captures.flatMap((location) => captureLines(location, dialect)),
  ];
  return [
    ...(isRead ? [`const body = ${dialect.body};`] : []),
    ...(until ? untilLines(step, until, lines, dialect) : lines),
  ];
}

function captureLines({ at, variable }: ResponseLocation, { equal, set }: ScriptDialect): string[] {
  return [
    equal(`${at} has a value for ${variable}`, `${select(at)} != null`, "true"),
    `${set(variable, `String(${select(at)})`)};`,
  ];
}

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

/** An expression for the value at a JSON Pointer; undefined if the body has no such value. */
const select = (pointer: string): string =>
  `body${pointer
    .split("/")
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? `?.[${name}]` : `?.${name}`))
    .join("")}`;
