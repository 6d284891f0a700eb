const tokens = [
  ..."<>&\"'\\{}[]()#*_`~|:;,.=-+!?%$@/^\n\r\t \0",
  "\r\n",
  "\n\n",
  "]]>",
  "<!--",
  "-->",
  "<![CDATA[",
  "<!DOCTYPE a [",
  "<?xml",
  "/>",
  "</",
  "&amp;",
  "&#x0;",
  "&#1114112;",
  "&a;",
  "```",
  "---\n",
  "> ",
  "- ",
  "1. ",
  "| a | b |\n|--|--|\n",
  "[a]: b",
  "](",
  "![",
  "{{",
  "${",
  "{/*",
  "*/",
  "import a from 'b'\n",
  "\\u0000",
  "\\ud800",
  "\\x",
  '""',
  "''",
  '"""',
  "key: |\n  ",
  "? ",
  "&a ",
  "*a",
  "<<: ",
  "!!binary ",
  "%YAML 1.2\n",
  'msgid "',
  'msgstr[0] "',
  "#| ",
  "#~ ",
  "00:00:01,000 --> 00:00:02,000\n",
  "WEBVTT\n\n",
  "{n, plural, one {#} other {a}}",
  "%1$s",
  "\ufeff",
  "\u2028",
  "\u00a0",
  "\ud83d\ude00",
  "e\u0301",
  "\u202e",
  '<g id="1">',
  '<x id="1"/>',
  "</g>",
  'translate="no"',
  "true",
  "null",
].map((token) => new TextEncoder().encode(token));
const lengths = [1, 1, 1, 2, 4, 8, 16, 64, 256];
const maxBytes = 16_000;

type Random = (below: number) => number;

/** Changes or combines inputs. @param inputs at least one */
export function mutate(inputs: readonly Uint8Array[], random: Random): Uint8Array {
  // The latest inputs are the most likely to reach new branches.
  const recent = random(3) > 0 ? Math.max(0, inputs.length - 40) : 0;
  let input = inputs[recent + random(inputs.length - recent)] as Uint8Array;
  for (let count = 1 + random(4); count > 0; count--) input = change(input, inputs, random);
  return input.length > maxBytes ? input.subarray(0, maxBytes) : input;
}

function change(input: Uint8Array, inputs: readonly Uint8Array[], random: Random): Uint8Array {
  const at = random(input.length + 1);
  const length = Math.min(lengths[random(lengths.length)] as number, input.length - at);
  const token = tokens[random(tokens.length)] as Uint8Array;
  const part = input.subarray(at, at + length);
  const repeat = (bytes: Uint8Array, doublings: number) =>
    Array<Uint8Array>(2 ** random(random(4) === 0 ? 10 : doublings)).fill(bytes);
  switch (random(8)) {
    case 0:
      return splice(input, at, at + length, []);
    case 1:
      return splice(input, at, at, [Uint8Array.of(random(256))]);
    case 2:
      return splice(input, at, at + 1, [Uint8Array.of(random(256))]);
    case 3:
      return splice(input, at, at + length, [token]);
    case 4:
      return splice(input, at, at, repeat(part, 3));
    case 5:
      return splice(input, at, at, repeat(token, 2));
    case 6: {
      const other = inputs[random(inputs.length)] as Uint8Array;
      const from = random(other.length + 1);
      return splice(input, at, at + random(input.length - at + 1), [other.subarray(from, from + random(200))]);
    }
    default:
      return splice(input, at, at, [token]);
  }
}

function splice(input: Uint8Array, from: number, to: number, parts: readonly Uint8Array[]): Uint8Array {
  const pieces: Uint8Array[] = [input.subarray(0, from)];
  let length = from;
  for (const part of parts) {
    if (length > maxBytes) break;
    pieces.push(part);
    length += part.length;
  }
  return Buffer.concat([...pieces, input.subarray(to)]);
}
