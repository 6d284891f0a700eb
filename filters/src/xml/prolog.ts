/** The encoding that an XML file without a byte-order mark declares (XML 1.0, appendix F); undefined when it does not. */
export function declaredEncoding(file: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(file.subarray(0, 256));
  if (start.startsWith("<\0")) return "utf-16le";
  if (start.startsWith("\0<")) return "utf-16be";
  return /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
}

/** How XML writes a character that the encoding of the file does not have. */
export function reference(codePoint: number): string {
  return `&#${codePoint};`;
}
