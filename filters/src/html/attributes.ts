import type { Unit } from "../document/unit.ts";
import type { HtmlDialect } from "./dialect.ts";
import type { HtmlAttribute } from "./scan.ts";
import { decodeWithTemplates } from "./templates.ts";

const metaNamePattern = /^(?:description|keywords|author|(?:og|twitter):(?:title|description|site_name|image:alt))$/i;
const buttonTypePattern = /^(?:submit|button|reset)$/i;

/** Matches a formula in words, which LaTeX or signs are not. */
const spokenFormulaPattern = /^(?=[^\\^_{}]*$).*?\p{L}{2}\s+\p{L}{2}/u;

export function buildAttributeUnits(
  element: string,
  attributes: readonly HtmlAttribute[],
  translated: ReadonlySet<string>,
  dialect: Pick<HtmlDialect, "attribute" | "decodeAttribute" | "isEntity">,
): Unit[] {
  return attributes
    .filter(({ name }) => translated.has(name) || name === findText(element, attributes))
    .map(({ name, value, start, end, quote }) => ({
      start,
      end,
      text: decodeWithTemplates(value, dialect.decodeAttribute, dialect.isEntity),
      ...dialect.attribute[quote],
      context: `${element}@${name}`,
    }));
}

/** The raw value of the attribute with this name. */
export const findAttributeValue = (attributes: readonly HtmlAttribute[], name: string): string | undefined =>
  attributes.find((attribute) => attribute.name === name)?.value;

export const findLanguage = (
  attributes: readonly HtmlAttribute[],
  { languageNames }: HtmlDialect,
): string | undefined =>
  languageNames.map((name) => findAttributeValue(attributes, name)).find((value) => value !== undefined);

/** The name of the attribute that is a text because of the element or its other attributes. */
function findText(element: string, attributes: readonly HtmlAttribute[]): string | undefined {
  const valueNamed = (name: string) => findAttributeValue(attributes, name) ?? "";
  if (element === "meta" && (metaNamePattern.test(valueNamed("name")) || metaNamePattern.test(valueNamed("property"))))
    return "content";
  if (element === "th") return "abbr";
  if (element === "math" && spokenFormulaPattern.test(valueNamed("alttext"))) return "alttext";
  if (element === "input" && buttonTypePattern.test(valueNamed("type"))) return "value";
  return undefined;
}
