import type { InlineTag } from "@openparlance/text";
import { decodeHTML } from "entities";
import { lineBreakPattern } from "../document/line-breaks.ts";
import type { Span } from "../document/translatable-span.ts";
import type { PositionedTag, Unit } from "../document/unit.ts";
import { htmlOptions } from "../html/options.ts";
import { parseAttributes } from "../html/scan.ts";
import { findShownValues } from "./extensions/attributes.ts";
import { findTemplateTexts } from "./extensions/templates.ts";
import { buildAttributeUnits } from "./mdx/attributes.ts";

const imageSizePattern = /=\d*%?x\d*%?\s*$/;
const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", ")": "(" };

/** A title with a letter that isn't a list of settings: `':include :type=code'`. */
const shownTitlePattern = /^(?!(?::[a-z][\w-]*(?:=\S*)?(?:\s+|$))+$)[^\r\n]*\p{L}/u;

/**
 * The title at the end of a link's destination, without its quotes: `url "title"`. Source: CommonMark 0.31, section
 * "Link title".
 */
export function findTitle(destination: string): Span | undefined {
  const end = destination.replace(imageSizePattern, "").trimEnd().length - 1;
  const opening = quotes[destination.charAt(end)];
  if (opening === undefined) return undefined;
  let start = end - 1;
  while (start > 0 && (destination[start] !== opening || destination[start - 1] === "\\")) start--;
  const title = destination.slice(start + 1, end);
  const isTitle = /[ \t\r\n]/.test(destination.charAt(start - 1)) && shownTitlePattern.test(title);
  return isTitle ? { start: start + 1, end } : undefined;
}

/** The start of a definition of a link. A definition with the target `#` is a comment: `[//]: # (Text)`. */
const definitionPattern = /^\[(?:[^[\]\\]|\\.){1,999}\]:\s*(?:<[^<>]+>|(?!#[ \t])[^\s<]\S*)\s/;

/** The title of a link's definition in a line of its own. */
const lineTitlePattern = /^[ \t]*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\(((?:[^()\\]|\\.)*)\))[ \t]*$/d;

/** Finds the title of a link's definition, unless markers of a block quote are between the title's lines. */
export function findDefinitionTitle(text: string, lines: readonly Span[]): Span | undefined {
  const titles = lines.map((line) => findTitleOnLine(text, line)).filter((title) => title !== undefined);
  if (titles.length > 0 || lines.length < 2) return titles[0];
  const [start = 0, end = 0] = [lines[0]?.start, lines.at(-1)?.end];
  const hasMarkers = lines.some((line, index) =>
    /\S/.test(text.slice(lines[index - 1]?.end ?? line.start, line.start)),
  );
  return hasMarkers ? undefined : findTitleOnLine(text, { start, end });
}

/** The title of a link's definition on a line, or on several lines. */
function findTitleOnLine(text: string, { start, end }: Span): Span | undefined {
  const line = text.slice(start, end);
  const [, ...own] = lineTitlePattern.exec(line)?.indices ?? [];
  const [from, to = 0] = own.find((span) => span !== undefined) ?? [];
  if (from !== undefined) return /\p{L}/u.test(line) ? { start: start + from, end: start + to } : undefined;
  const [destination = ""] = /["')]/.test(line) ? (definitionPattern.exec(line) ?? []) : [];
  const title = destination === "" ? undefined : findTitle(line);
  if (!title || title.start < destination.length) return undefined;
  return { start: start + title.start, end: start + title.end };
}

/** The end of a link with a title, and the attributes after it. */
const linkEndPattern = /\)(?:\{[^{}]*\})?$/;

/** A role of MyST: its text, and the target after it. Without a separate target, the text itself is the target. */
const rolePattern = /^\{([A-Za-z][\w:.+-]*)\}(`{1,2})([^\r\n<>`]+)(<[^<>`]*>)?\2$/d;
const textRolePattern = /^(?:abbr|emphasis|strong|sub|subscript|sup|superscript)$/;
/** Roles that show code, such as the roles of a programming language: `{py:func}`. */
const codeRolePattern = /^(?:(?!std:)[\w-]+:|(?:code|command|file|kbd|literal|math|program|raw|regexp|samp)$)/;

/** The texts in the codes of a text: titles of links and pictures, visible attributes, and roles. */
export function listTextsInCodes(text: string, tags: readonly PositionedTag[], isCell: boolean): Unit[] {
  return tags.flatMap((tag) => {
    if (!text.startsWith(tag.text, tag.start)) return [];
    if (tag.text.startsWith("<")) return listTextsInTag(text, tag, isCell);
    const inFile = ({ start, end }: Span): Span => ({ start: tag.start + start, end: tag.start + end });
    const plainUnits = (spans: readonly Span[], from: number) =>
      spans.map(({ start, end }) => buildPlainUnit(text, inFile({ start: from + start, end: from + end }), isCell));
    // Code may follow the tag or shortcode.
    if (/^\{[{%]/.test(tag.text)) return plainUnits(findTemplateTexts(tag.text.split(/[%>]\}/, 1)[0] ?? ""), 0);
    const match = rolePattern.exec(tag.text);
    const [, name = "", , shownText = "", target] = match ?? [];
    if ((target === undefined ? textRolePattern.test(name) : !codeRolePattern.test(name)) && /\p{L}/u.test(shownText)) {
      const [start = 0] = match?.indices?.[3] ?? [];
      const unit = buildPlainUnit(text, inFile({ start, end: start + shownText.trimEnd().length }), isCell);
      return [{ ...unit, escape: (target) => unit.escape(target).replaceAll("`", "'") }];
    }
    const close = tag.text.startsWith("](") ? tag.text.search(linkEndPattern) : -1;
    if (close < 0) return [];
    const title = findTitle(tag.text.slice(0, close));
    return [
      ...(title ? [buildTitleUnit(text, inFile(title), isCell)] : []),
      ...plainUnits(findShownValues(tag.text.slice(close)), close),
    ];
  });
}

const shownAttributes = new Set(htmlOptions.attributes.default);

function listTextsInTag(text: string, { start, text: raw }: PositionedTag, isCell: boolean): Unit[] {
  const name = /^<([\w-]*)/.exec(raw)?.[1]?.toLowerCase() ?? "";
  const end = start + raw.length;
  const attributes = parseAttributes(text, { kind: "open", name, start, end });
  const tag = { name, start, end, attributes };
  return buildAttributeUnits(text, tag, { shown: shownAttributes, isQuoted: true, isInCell: isCell });
}

/**
 * A text without markup except code. Its closing mark, if it occurs in a translation, is replaced with another quotation
 * mark, or escaped if the text escapes it.
 */
export function buildPlainUnit(text: string, { start, end }: Span, isCell = false): Unit {
  const closing = text.charAt(end);
  const raw = text.slice(start, end);
  const escaped = `\\${closing}`;
  const isQuoted = /["'`]/.test(closing);
  const hasEscapes = isQuoted && raw.includes(escaped);
  const escapeLine = (target: string) => {
    const line = target.replace(lineBreakPattern, " ").replace(isCell ? /\|/g : /$^/g, "\\|");
    if (!isQuoted) return line;
    const quoted = line.replaceAll(closing, hasEscapes ? escaped : closing === "'" ? "\u2019" : "'");
    // Separates marks that would end the template or the attributes around the text, but not the templates in the text.
    return quoted.replace(/[{%>}](?=([{%}]))/g, (mark, next) => (raw.includes(mark + next) ? mark : `${mark} `));
  };
  const tags: InlineTag[] = [];
  let plain = "";
  for (const part of raw.split(codePattern)) {
    if (part.startsWith("`") && part.length > 1)
      tags.push({ kind: "standalone", name: "x", text: part, at: plain.length });
    else {
      const shown = isCell ? part.replaceAll("\\|", "|") : part;
      plain += hasEscapes ? shown.replaceAll(escaped, closing) : shown;
    }
  }
  return { start, end, text: { plain, tags }, escape: escapeLine };
}

const codePattern = /(`[^`]+`)/;

/** @param isCell whether it is in a cell that a bar would end */
export function buildTitleUnit(text: string, { start, end }: Span, isCell = false): Unit {
  const plain = text
    .slice(start, end)
    .replace(/\\([!-/:-@[-`{-~])|&(?:#\w+|\w+);/g, (match, sign?: string) => sign ?? decodeHTML(match))
    .replace(/(?<![ \t])[ \t]*[\r\n]\s*/g, " ");
  const special = new RegExp(
    String.raw`[\\<${"`"}]|&(?=#?\w+;)|[${text.charAt(end)}${text.charAt(start - 1)}${isCell ? "|" : ""}]`,
    "g",
  );
  const escapeTitle = (target: string) => target.replace(lineBreakPattern, " ").replace(special, "\\$&");
  return { start, end, text: { plain, tags: [] }, escape: escapeTitle, context: "title" };
}
