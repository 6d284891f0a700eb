import { FilterError } from "../filter-error.ts";
import type { Limits } from "../limits.ts";
import { findAttribute } from "../xml/elements.ts";
import { localName } from "../xml/inline.ts";
import { readEntry } from "../xml/package-filter.ts";
import { type Token, token, type XmlAttribute, XmlScanner } from "../xml/scanner.ts";
import type { ZipArchive } from "../zip/archive.ts";

/** A part of a package, and the type of the link that leads to it. */
export interface LinkedPart {
  /** The last word of the type's URL: `header`. */
  type: string;
  /** The name of the part's entry. */
  target: string;
}

/** A link from a part of a package to another. */
export interface Relation extends LinkedPart {
  id: string;
}

/**
 * The links of an entry (`part`; "" for the package) to others, in the order of the file. May be empty.
 * Source: ECMA-376 part 2, section 6.5.
 */
export function readRelations(archive: ZipArchive, part: string, limits: Limits): Relation[] {
  const slash = part.lastIndexOf("/") + 1;
  const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  const relationships = readEntry(archive, name, (text) => readElements(text, "Relationship", limits))?.result ?? [];
  return relationships
    .filter((attributes) => attributeText(attributes, "TargetMode") !== "External")
    .map((attributes) => {
      const type = attributeText(attributes, "Type");
      return {
        id: attributeText(attributes, "Id"),
        type: type.slice(type.lastIndexOf("/") + 1),
        target: resolve(part.slice(0, slash), attributeText(attributes, "Target")),
      };
    });
}

/** The name of the package's main entry. @throws FilterError "File extraction error" when the package has none */
export function mainPart(archive: ZipArchive, limits: Limits): string {
  const main = readRelations(archive, "", limits).find(({ type }) => type === "officeDocument");
  if (!main) throw new FilterError("File extraction error", "an archive without an Office document");
  return main.target;
}

/**
 * Parts, each followed by its targets by relations of these types. Each is listed once, before its own targets. Targets
 * of the first type come first.
 */
export function listRelatedParts(
  archive: ZipArchive,
  starts: readonly LinkedPart[],
  types: readonly string[],
  limits: Limits,
): LinkedPart[] {
  const parts = new Map<string, LinkedPart>();
  const follow = (part: LinkedPart) => {
    if (parts.has(part.target)) return;
    parts.set(part.target, part);
    const relations = readRelations(archive, part.target, limits).filter(({ type }) => types.includes(type));
    for (const each of relations.sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type))) follow(each);
  };
  for (const start of starts) follow(start);
  return [...parts.values()];
}

/** The attributes of all elements of a local name, in their order. */
export function readElements(text: string, name: string, limits: Limits): (readonly XmlAttribute[])[] {
  const scanner = XmlScanner.over(text, limits);
  const matches: (readonly XmlAttribute[])[] = [];
  for (let kind: Token = startRoot(scanner); kind !== token.done; kind = scanner.next()) {
    if ((kind === token.open || kind === token.empty) && localName(scanner.name) === name)
      matches.push(scanner.attributes());
  }
  return matches;
}

/** Moves to the root element. No DOCTYPE is allowed before it (ECMA-376 part 2, section 6.2.5). */
export function startRoot(scanner: XmlScanner): Token {
  for (let kind = scanner.next(); ; kind = scanner.next()) {
    if (kind === token.doctype) throw scanner.error("a DOCTYPE, which Office documents do not have,");
    if (kind === token.open || kind === token.empty) return kind;
  }
}

/** The text of an attribute; "" if it is missing. */
export const attributeText = (attributes: readonly XmlAttribute[], name: string): string =>
  findAttribute({ attributes }, name) ?? "";

/** Resolves a target. Names of entries have no leading slash; `..` leaves a folder, but never the archive. */
function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/")) {
    if (step === "..") path.pop();
    else if (step !== "" && step !== ".") path.push(step);
  }
  return path.map(decode).join("/");
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
