type Values = Readonly<Record<string, readonly string[]>>;

/** A `{name}` matches one of its values, or any text if it has none. */
export const buildMessagePattern = (message: string, values: Values = {}): RegExp =>
  new RegExp(`^${buildSource(message, values)}$`);

function buildSource(text: string, values: Values): string {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : buildChoice(values[part])))
    .join("");
}

const buildChoice = (texts: readonly string[] | undefined): string =>
  texts ? `(?:${texts.map((text) => buildSource(text, {})).join("|")})` : "[^]+";

const escapeText = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
