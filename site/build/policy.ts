import { createHash } from "node:crypto";
import type { Element } from "hast";
import { attribute, collectText, lineOf, listElements } from "./html.ts";
import type { Problem } from "./judge-build.ts";
import type { Page } from "./pages.ts";

/**
 * One policy for all pages, because the browser keeps the first page's policy when the reader moves to another page. It
 * allows inline scripts and styles by their hashes.
 */
export function contentSecurityPolicy(pages: readonly Page[]): string {
  const inline = pages.flatMap(({ tree }) => listElements(tree, { templates: true }));
  const hashes = (elements: Element[]) =>
    [...new Set(elements.map((element) => hashSource(collectText(element))))].sort();
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(inline.filter(isInlineScript))],
    "style-src": ["'self'", ...hashes(inline.filter(({ tagName }) => tagName === "style"))],
    // The reader can enter any server in the console.
    "connect-src": ["'self'", "https:", "http://localhost:*", "http://127.0.0.1:*"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
  // Omits a `style-src` that repeats the default: each response has the policy twice, in a header and in the page.
  return Object.entries(directives)
    .filter(([name, sources]) => !(name === "style-src" && sources.length === 1))
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Finds code that no hash can allow: style attributes, event handlers in attributes and `javascript:` URLs. */
export function checkInline(page: Page): Problem[] {
  return listElements(page.tree, { templates: true }).flatMap((element) =>
    Object.entries(element.properties)
      .filter(([name, value]) => name === "style" || /^on/i.test(name) || /^\s*javascript:/i.test(String(value)))
      .map(
        ([name, value]): Problem => ({
          severity: "error",
          page: page.file,
          line: lineOf(element),
          message: `<${element.tagName}> has ${name.toLowerCase()}="${value}", which the security policy forbids`,
        }),
      ),
  );
}

/** Inserts the policy before all elements that it applies to, directly after the character set. */
export function withPolicy({ file, html, tree }: Page, policy: string): string {
  const charset = listElements(tree).find(({ tagName, properties }) => tagName === "meta" && properties.charSet);
  const offset = charset?.position?.end.offset;
  if (offset === undefined) throw new Error(`${file} has no <meta charset> to put the security policy behind.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, offset) + meta + html.slice(offset);
}

/** Data blocks (JSON) never run; import maps and speculation rules count as scripts. */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== "script" || element.properties.src !== undefined) return false;
  const type = (attribute(element, "type") ?? "").toLowerCase();
  return ["", "module", "text/javascript", "importmap", "speculationrules"].includes(type);
}

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
