import { htmlOptions } from "../html/options.ts";

const protectedElements = new Set(htmlOptions.protect.default);

/** Whether the content of the HTML element with this start tag is protected from translation. */
export function isProtected(tag: string): boolean {
  const name = /^<([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  return protectedElements.has(name) || (tag.length > name.length + 2 && /\stranslate\s*=\s*["']?no["'\s>]/i.test(tag));
}

/** Finds the end mark of a comment, instruction, declaration or CDATA section that begins at `at`. */
export function findMarkupEnd(text: string, at: number): string | undefined {
  if (text.startsWith("?", at + 1)) return "?>";
  if (!text.startsWith("!", at + 1)) return undefined;
  if (text.startsWith("--", at + 2)) return /^-?>/.test(text.slice(at + 4, at + 6)) ? ">" : "-->";
  if (text.startsWith("[CDATA[", at + 2)) return "]]>";
  return /[A-Za-z]/.test(text.charAt(at + 2)) ? ">" : undefined;
}
