import type { Check, PairFault } from "./check.ts";
import { haveSameValue, type NumberRead, readNumbers } from "./numeric.ts";
import type { CheckedText } from "./segment-pair.ts";

/** Units by their dimension. The names in a row are the same unit. */
const unitTable = `
  mm | cm | dm | km | m meter metre meters metres mètre mètres Meter metro metros | mi mile miles Meile Meilen milles milla millas |
  yd | ft foot feet Fuß | inch inches Zoll pouce pouces pulgada pulgadas |
  mg | kg kilo kilos | lb lbs pound pounds Pfund | oz ounce ounces Unze Unzen |
  ml mL | cl | °C | °F | Hz | kHz | MHz | GHz | mW | kW | MW | mV | kV | mA |
  ns | µs μs | ms | px pixel pixels Pixel píxel píxeles | pt | dpi ppp |
  B byte bytes Byte Bytes octet octets | kB KB ko Ko | MB Mo | GB Go | TB To | KiB Kio kio | MiB Mio | GiB Gio | TiB Tio |
  kbit Kbit kbps | Mbit Mbps | Gbit Gbps | % percent Prozent | ‰ | $ USD | € EUR | £ GBP | ¥ JPY | CHF`;

const rowsOfNames = unitTable.split("|").map((row) => row.trim().split(/\s+/));
const unitOf = new Map(rowsOfNames.flatMap((names, index) => names.map((name) => [name, index] as const)));

/**
 * Finds numbers whose unit is different in the target: `5 km` and `5 miles`, `10 MB` and `10 GB`. Unlisted units are
 * ignored; names that are common words are not listed.
 * Source: ITS 2.0, `numbers`, the International System of Units (SI), and IEC 80000-13 for bytes.
 */
export const units: Check = {
  id: "units",
  type: "numbers",
  severity: "warning",
  find({ source, target }) {
    const actual = measuresIn(target);
    if (actual.length === 0) return [];
    const faults: PairFault[] = [];
    for (const { number, unit, name } of measuresIn(source)) {
      const same = actual.filter((other) => haveSameValue(other.number, number));
      if (same.length === 0 || same.some((other) => other.unit === unit)) continue;
      const [other] = same;
      if (!other) continue;
      const message = `The unit of ${number.text} is ${name} in the source and ${other.name} in the translation.`;
      faults.push({ message, source: source.spanOf(number), target: target.spanOf(other.number) });
    }
    return faults;
  },
};

function measuresIn(text: CheckedText): { number: NumberRead; name: string; unit: number }[] {
  return readNumbers(text).flatMap((number) => {
    const after = /^[ \u00A0\u202F-]?([\p{L}°µμ%‰$€£¥]+)/u.exec(text.plain.slice(number.end, number.end + 24))?.[1];
    const before = /([$€£¥])\s?$/u.exec(text.plain.slice(Math.max(0, number.start - 2), number.start))?.[1];
    const name = [before, after].find((each) => each !== undefined && unitOf.has(each));
    return name === undefined ? [] : { number, name, unit: unitOf.get(name) as number };
  });
}
