import type { ParsedPart } from "../document/text-filter.ts";
import { buildSpan, type Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import type { PackagePart } from "../xml/package-filter.ts";
import { decodeText, escapeAttribute } from "../xml/references.ts";

const instancePattern = /<TextVariableInstance\s[^<>]*>/g;

/** Completes the parts of a document with the translations of its variables, whose texts they repeat. */
export function withVariables(
  parts: readonly PackagePart[],
  variables: ReadonlyMap<Unit, string>,
  settings: FilterSettings,
): readonly PackagePart[] {
  if (variables.size === 0) return parts;
  const values = new Map<string, string | undefined>();
  const record = (part: ParsedPart): ParsedPart => {
    const id = "escape" in part ? variables.get(part) : undefined;
    if (id === undefined) return part;
    const span = buildSpan(part as Unit, settings);
    const remember = (targets: readonly (string | undefined)[]) => {
      const value = span.write(targets);
      values.set(id, value);
      return value;
    };
    return { start: span.start, end: span.end, segments: span.segments, write: remember };
  };
  const follow = (xml: string) =>
    xml.replace(instancePattern, (tag) => {
      const value = values.get(decodeText(/\sAssociatedTextVariable="([^"]*)"/.exec(tag)?.[1] ?? ""));
      if (value === undefined) return tag;
      return tag.replace(/(?<=\sResultText=")[^"]*/, () => escapeAttribute(decodeText(value)));
    });
  return parts.map((part) => ({
    ...part,
    parts: Array.from(part.parts, record),
    finish: (xml) => follow(part.finish?.(xml) ?? xml),
  }));
}
