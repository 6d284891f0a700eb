import executed from "../../../../records/executed.json" with { type: "json" };
import { reference } from "../../model/index.ts";
import { writeCurl } from "../../model/samples/curl.ts";
import { writeJavaScript } from "../../model/samples/javascript.ts";
import { isErrorBody } from "../error-body.ts";
import type { JavaScriptEnvironment } from "./javascript-environment.ts";

export type Language = "sh" | "js";

export interface SampleProgram {
  /** The title of the page with the samples. */
  page: string;
  route: string;
  language: Language;
  steps: readonly SampleStep[];
  /** The documented status, the files that the operation uploads, and whether it changes nothing. */
  operation?: { status: number; files: Readonly<Record<string, string>>; isReading: boolean };
  run?(environment: JavaScriptEnvironment): Promise<void>;
}

export interface SampleStep {
  /** `reference/<operation>` or `<guide>/<step>`. */
  name: string;
  code: string;
  /** Whether the documented response is an error. */
  isRefused: boolean;
}

/** The number of samples that passed in the tests of the build, and the date. */
export interface SampleTestResult {
  on: string;
  passed: Readonly<Record<Language, number>>;
}

export interface SamplesModule {
  version: string;
  builtOn: string;
  proof: SampleTestResult;
  programs: readonly SampleProgram[];
}

const codes = import.meta.glob<string>("../../samples/*/*.{sh,js}", { eager: true, query: "?raw", import: "default" });
const responses = import.meta.glob<string>("../../samples/*/*.answer.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const pages = import.meta.glob<string>("../../docs/**/*.mdx", { eager: true, query: "?raw", import: "default" });

const languages: readonly Language[] = ["sh", "js"];

/** A JavaScript module with all samples in cURL and JavaScript. */
export function samplesModule(version: string, builtOn: string): string {
  const programs = [...guidePrograms(), ...referencePrograms()].map((program) => {
    const { steps, language } = program;
    const named = steps.map(({ code, ...step }) => (language === "sh" ? { ...step, code } : { ...step, code: "" }));
    const run = language === "js" ? `, run: ${wrapAsFunction(steps)}` : "";
    return `{ ...${JSON.stringify({ ...program, steps: named })}${run} }`;
  });
  const names = Object.keys(executed.samples);
  const count = (language: Language) => names.filter((name) => name.endsWith(`.${language}`)).length;
  const proof: SampleTestResult = { on: executed.on, passed: { sh: count("sh"), js: count("js") } };
  const values = { version, builtOn, proof };
  const constants = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return `${constants.join("")}export const programs = [\n${programs.join(",\n")}\n];\n`;
}

function referencePrograms(): SampleProgram[] {
  const all = reference.tags.flatMap(({ operations }) => operations);
  return all.flatMap(({ id, method, effects, request, responses, body }) => {
    const text = body?.examples[0]?.text ?? "";
    const operation = {
      status: Number(responses.find(({ isSuccess }) => isSuccess)?.status),
      files: request.body?.kind === "file" ? { [request.body.name]: text } : {},
      isReading: method === "get" && effects.length === 0,
    };
    return languages.map((language) => {
      const code = language === "sh" ? writeCurl(request) : writeJavaScript(request);
      const steps = [{ name: `reference/${id}`, code, isRefused: false }];
      return { page: "API reference", route: "/api/", language, steps, operation };
    });
  });
}

/** The sample of the front page, which isn't in its MDX. */
const frontPage = '<Sample of="index/translate" />';

/** All samples of a page are one program, except separate ones. */
function guidePrograms(): SampleProgram[] {
  return Object.entries(pages).flatMap(([path, text]) => {
    const route = path.replace(/^\.\.\/\.\.\/docs(.*)\.mdx$/, "$1").replace(/^\/index$/, "/");
    const page = /^title: (.*)$/m.exec(text)?.[1] ?? route;
    const shown = route === "/" ? text + frontPage : text;
    const parts = [...shown.matchAll(/<BeforeYouBegin|<Sample of="([^"]+)"( separate)?/g)].map(
      ([, name = "shared/begin", separate]) => ({ name, isSeparate: separate !== undefined }),
    );
    const together = parts.filter(({ isSeparate }) => !isSeparate).map(({ name }) => name);
    const groups = [together, ...parts.filter(({ isSeparate }) => isSeparate).map(({ name }) => [name])];
    return languages.flatMap((language) =>
      groups.flatMap((names): SampleProgram[] => {
        const steps = names.flatMap((name) => findStep(name, language));
        return steps.length > 0 ? [{ page, route, language, steps }] : [];
      }),
    );
  });
}

function findStep(name: string, language: Language): SampleStep[] {
  const code = codes[`../../samples/${name}.${language}`];
  const response = responses[`../../samples/${name}.answer.json`] ?? "";
  return code === undefined ? [] : [{ name, code, isRefused: isErrorBody(response) }];
}

/** An asynchronous function of the environment, because the security policy forbids evaluating text. */
function wrapAsFunction(steps: readonly SampleStep[]): string {
  const imports: string[] = [];
  const bodies = steps.map(({ name, code }) => {
    const body = code.replaceAll(/^import (\{.*\}) from ("node:.*");$/gm, (_, names: string, from: string) => {
      imports.push(`const ${names} = modules[${from}];`);
      return "";
    });
    return `begin(${JSON.stringify(name)});\n${body}`;
  });
  return `async ({ process, fetch, console, Buffer, setTimeout, modules, begin }) => {\n${imports.join("\n")}\n${bodies.join("\n")}\n}`;
}
