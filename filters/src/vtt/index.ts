import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { vttOptions } from "./options.ts";
import { readVtt } from "./read.ts";

/**
 * WebVTT captions: the lines of a cue that go on in one another are a unit, with the name of the cue as context; voices,
 * classes and times inside it are codes.
 */
export const vtt = textFilter({
  ...formats.vtt,
  options: vttOptions,
  read: (text, settings) => ({ parts: readVtt(text, settings) }),
});
