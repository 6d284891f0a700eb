/** A message of a compiled catalog of gettext; each form of a plural is one message. */
export interface Message {
  source: string;
  target: string;
  /** The source's plural or singular, if it has both. */
  otherSource?: string;
}

const magicNumber = 0x950412de;

/** Catalogs must be in UTF-8. Source: GNU gettext manual, section 10.3, "The Format of GNU MO Files". */
export function readMo(bytes: Uint8Array): Message[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = view.getUint32(0, true) === magicNumber;
  if (!isLittle && view.getUint32(0, false) !== magicNumber) throw new Error("This is not a compiled catalog.");
  const numberAt = (at: number) => view.getUint32(at, isLittle);
  const [count, sources, targets] = [numberAt(8), numberAt(12), numberAt(16)];
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const textAt = (table: number, index: number) => {
    const [length, offset] = [numberAt(table + 8 * index), numberAt(table + 8 * index + 4)];
    return decoder.decode(bytes.subarray(offset, offset + length));
  };
  return Array.from({ length: count }, (_, index) => toMessages(textAt(sources, index), textAt(targets, index))).flat();
}

function toMessages(id: string, texts: string): Message[] {
  const [one = "", several] = id.slice(id.indexOf("\x04") + 1).split("\0");
  if (one === "") return [];
  if (several === undefined) return [{ source: one, target: texts }];
  const forms = texts.split("\0");
  return forms.map((target, form) =>
    form === 0 && forms.length > 1
      ? { source: one, target, otherSource: several }
      : { source: several, target, otherSource: one },
  );
}
