import { findPlaceables, parseIcu } from "@openparlance/text";

/** An argument of an ICU message. A repeated argument is listed repeatedly. */
export interface IcuArgument {
  name: string;
  /** undefined for an argument without branches. */
  type: "plural" | "select" | "selectordinal" | undefined;
  /** The keys of its branches: `one`, `=0`, `female`. */
  keys: string[];
}

const argumentPattern =
  /\{\s*(?<name>[\p{L}\p{N}_][\p{L}\p{N}_.-]*)\s*,\s*(?<type>plural|selectordinal|select)\s*,(?:\s*offset\s*:\s*\d+)?|(?<![\p{L}\p{N}_.=-])(?<key>=\d+|[\p{L}\p{N}_][\p{L}\p{N}_.-]*)\s*\{|(?<close>\})/gu;

/** @throws IcuError for an invalid message */
export function readIcuArguments(message: string): IcuArgument[] {
  const icuArguments: IcuArgument[] = [];
  /** Open arguments; undefined for a branch. */
  const open: (IcuArgument | undefined)[] = [];
  for (const { kind, start, end } of parseIcu(message)) {
    const text = message.slice(start, end);
    if (kind === "text") {
      icuArguments.push(...simpleArguments(text));
      continue;
    }
    for (const { groups = {} } of text.matchAll(argumentPattern)) {
      const { name, type, key } = groups;
      if (name !== undefined) {
        const argument = { name, type: type as IcuArgument["type"], keys: [] };
        icuArguments.push(argument);
        open.push(argument);
      } else if (key !== undefined) {
        open.at(-1)?.keys.push(key);
        open.push(undefined);
      } else open.pop();
    }
  }
  return icuArguments;
}

/** `{name}` and `{date, date, short}`. */
const simpleArguments = (text: string): IcuArgument[] =>
  findPlaceables(text).flatMap(({ kind, text: placeholder }) => {
    const name = kind === "placeholder" ? /^\{\s*([\p{L}\p{N}_][\p{L}\p{N}_.-]*)/u.exec(placeholder)?.[1] : undefined;
    return name === undefined ? [] : { name, type: undefined, keys: [] };
  });
