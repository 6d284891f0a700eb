export type Role =
  /** The properties of the paragraph itself, which stay at its start. */
  | "properties"
  | "run"
  | "runProperties"
  | "text"
  /** Around runs, with text to translate. */
  | "container"
  /** A field: an element around its result, with its instruction as an attribute. */
  | "simpleField"
  /** A piece of a field that extends over several runs. */
  | "fieldMark"
  | "instruction"
  /** A text with a reading aid above it. */
  | "ruby"
  /** The start or end of a range, such as a bookmark. */
  | "rangeStart"
  | "rangeEnd"
  /** A code that is in a run like a character, such as a tab. */
  | "character"
  /** Visible markup. */
  | "content"
  /** An application's note about the original text, which is not written again. */
  | "dropped";

/** The elements by which paragraphs of runs are read and written. Their names have the usual prefixes. */
export interface RunDialect {
  /** Roles of elements; elements without a role are codes without content. */
  roles: Readonly<Record<string, Role>>;
  /** Elements that represent a character of the text. */
  characters?: Readonly<Record<string, string>>;
  isHidden?(properties: string): boolean;
  /** Removes invisible differences from run properties; "" if nothing is left. */
  comparable(properties: string): string;
  /** The text in the content of a text element. */
  read(content: string, isPreserved: boolean): string;
  /** Whether a run may contain several texts and codes, or only one text. */
  hasLongRuns: boolean;
  /** Turns comparable run properties back into the form of the file. */
  writeProperties(properties: string, prefix: string, targetLanguage: string | undefined): string;
  /** Cuts a text into the content of one element each; [] for "". */
  pieces(text: string): readonly string[];
  element(piece: string, prefix: string): string;
}

/** Pieces of a text that is written in one element. */
export const onePiece = (text: string): string[] => (text === "" ? [] : [text]);

/** `xml:space` if blanks would be lost without it. */
export const spaceAttribute = (text: string): string =>
  /^\s|\s$|\s\s|[\t\n\r]/.test(text) ? ' xml:space="preserve"' : "";
