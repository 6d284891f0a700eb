import { drawing } from "../ooxml/drawing.ts";

/** Slides are written as all that is drawn in Office documents: a run for each text, in the target language. */
export const slideParagraphs = drawing.paragraphs;
