import type { FilterSettings } from "../filter.ts";
import { findChangedDirection } from "../languages.ts";
import { editAttributes } from "../xml/tags.ts";

const sides: Readonly<Record<string, string>> = { left: "start", right: "end" };

/**
 * Changes timed text to the direction of the target language: the body, and the directions declared in it.
 * Source: W3C, Timed Text Markup Language 2, sections 10.2.13, 10.2.36 and 10.2.53.
 */
export function redirectTimedText(xml: string, settings: FilterSettings): string {
  const direction = findChangedDirection(settings);
  if (!direction) return xml;
  const declared = /\sxmlns:([\w.-]+)\s*=\s*["'][^"']*#styl(?:e|ing)["']/.exec(xml)?.[1];
  const prefix = declared ?? "tts";
  const other = direction === "rtl" ? "ltr" : "rtl";
  return editAttributes(xml, settings.limits, (name, read) => {
    const values: Record<string, string> = {};
    const [current, mode, side] = ["direction", "writingMode", "textAlign"].map((each) => read(`${prefix}:${each}`));
    if (current === other || (name === "body" && current === undefined && direction === "rtl")) {
      values[`${prefix}:direction`] = direction;
      if (declared === undefined) values["xmlns:tts"] = "http://www.w3.org/ns/ttml#styling";
    }
    if (mode?.startsWith(other.slice(0, 1))) values[`${prefix}:writingMode`] = direction === "rtl" ? "rltb" : "lrtb";
    if (side !== undefined && sides[side]) values[`${prefix}:textAlign`] = sides[side];
    return values;
  });
}
