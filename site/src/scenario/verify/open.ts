import { adoptStyles } from "../../browser/adopt-styles.ts";
import { announce } from "../../browser/announce.ts";
import { createElement } from "../../browser/element.ts";
import { formatDay } from "../../parts/days.ts";
import { LazySandbox } from "../../sandbox/lazy-sandbox.ts";
import type { Language, SampleProgram, SamplesModule } from "./programs.ts";
import styles from "./verify.css?inline";
import { type SampleResult, Verifier } from "./verify.ts";

adoptStyles(styles);

const verificationSandbox = new LazySandbox();
let running: AbortController | undefined;

/** Runs every sample in the sandbox and shows the results below the button. A second press stops the run. */
export async function runVerification(button: HTMLElement): Promise<void> {
  if (running) return running.abort();
  const paragraph = button.closest("p") ?? button;
  if (paragraph.nextElementSibling?.matches(".verification")) paragraph.nextElementSibling.remove();
  const state = createElement("p", { role: "status" }, "Loading the samples and the server …");
  const panel = createElement("section", { class: "verification", "aria-label": "Verification" }, state);
  paragraph.after(panel);
  running = new AbortController();
  const { signal } = running;
  button.textContent = "Stop";
  const startedAt = performance.now();
  try {
    const base = document.documentElement.dataset.base ?? "/";
    const [samples, sandbox] = await Promise.all([
      import(/* @vite-ignore */ `${base}api/samples.js`) as Promise<SamplesModule>,
      verificationSandbox.open(),
    ]);
    const results = await runAll(samples.programs, new Verifier(sandbox), (count, total) => {
      signal.throwIfAborted();
      state.textContent = `${count} of ${total} samples …`;
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    state.textContent = describe(results, samples, seconds);
    panel.append(table(results), ...failures(results));
    panel.dataset.failed = String(results.filter(({ fault }) => fault !== undefined).length);
  } catch (error) {
    state.textContent = signal.aborted ? "Stopped." : error instanceof Error ? error.message : String(error);
  } finally {
    running = undefined;
    verificationSandbox.close();
    button.textContent = "Verify these docs";
    announce(state.textContent);
  }
}

async function runAll(
  programs: readonly SampleProgram[],
  verifier: Verifier,
  report: (count: number, total: number) => void,
): Promise<SampleResult[]> {
  const total = unique(programs.flatMap(({ steps, language }) => steps.map(({ name }) => ({ name, language })))).size;
  const results: SampleResult[] = [];
  for (const program of programs) {
    report(unique(results).size, total);
    results.push(...(await verifier.run(program)));
  }
  return results;
}

/** Counts a sample on several pages once. */
const unique = (samples: readonly { name: string; language: Language }[]): Set<string> =>
  new Set(samples.map(({ name, language }) => `${name}.${language}`));

const hasFailed = ({ fault }: SampleResult): boolean => fault !== undefined;

function describe(all: readonly SampleResult[], { version, builtOn, proof }: SamplesModule, seconds: number): string {
  const total = unique(all).size;
  const failed = unique(all.filter(hasFailed)).size;
  const proven = proof.passed.sh + proof.passed.js;
  return (
    `${total - failed} of ${total} samples passed and ${failed} failed, in ${seconds} seconds. ` +
    `Version ${version}, built on ${formatDay(builtOn)}. When the samples were tested on ${formatDay(proof.on)}, ${proven} passed.`
  );
}

const languages = [
  ["sh", "cURL"],
  ["js", "JavaScript"],
] as const;

function table(results: readonly SampleResult[]): HTMLElement {
  const pages = new Map(results.map(({ route, page }) => [route, page]));
  const head = ["Page", ...languages.map(([, name]) => name)].map((name) => createElement("th", {}, name));
  const rows = [...pages].map(([route, page]) => {
    const cells = languages.map(([language]) => {
      const all = results.filter((result) => result.route === route && result.language === language);
      const passed = all.filter((result) => !hasFailed(result)).length;
      const isBad = passed < all.length && { "data-failed": "" };
      return createElement("td", { ...isBad }, all.length === 0 ? "–" : `${passed} of ${all.length}`);
    });
    const link = createElement("a", { href: hrefOf(route) }, page);
    return createElement("tr", {}, createElement("td", {}, link), ...cells);
  });
  return createElement("table", {}, createElement("tbody", {}, createElement("tr", {}, ...head), ...rows));
}

function failures(results: readonly SampleResult[]): HTMLElement[] {
  const items = results.filter(hasFailed).map(({ name, language, fault = "" }) => {
    const id = name.replace("reference/", "");
    const code = createElement("code", {}, `${name}.${language}`);
    const link = id === name ? code : createElement("a", { href: `#${id}` }, code);
    return createElement("li", {}, link, ` ${fault}`);
  });
  return items.length > 0 ? [createElement("p", {}, "Failed:"), createElement("ul", {}, ...items)] : [];
}

const hrefOf = (route: string): string => `${document.documentElement.dataset.base ?? "/"}${route.slice(1)}`;
