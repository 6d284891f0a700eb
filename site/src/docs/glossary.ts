/** A term that the reference explains. Each page links its first use. */
export interface GlossaryTerm {
  /** Without `#`. */
  id: string;
  name: string;
  /** Synonyms, singular and plural. */
  forms: readonly string[];
  /** Plain text. */
  definition: string;
}

const define = (name: string, definition: string, ...forms: string[]): GlossaryTerm => ({
  id: `term-${name.toLowerCase().replaceAll(/\W+/g, "-")}`,
  name,
  forms: [name, ...forms],
  definition,
});

/** The terms in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  define(
    "Adaptive machine translation",
    "Machine translation that learns from a translation memory and uses every confirmed segment right away.",
  ),
  define(
    "Archived job",
    "A job that you no longer need in your lists. Its projects are archived with it, and no one is assigned to it.",
    "archived jobs",
    "archived",
  ),
  define(
    "CAT tool",
    "A computer-assisted translation tool: an editor in which linguists translate XLIFF and other files.",
    "CAT tools",
  ),
  define(
    "Delivered job",
    "A job that you marked as finished. Its projects are done, and its documents don't accept any more uploads.",
    "delivered jobs",
    "delivered",
  ),
  define(
    "Domain",
    "A subject area of your organization, with its own models, filter configurations, and metadata.",
    "domains",
  ),
  define(
    "Exact match",
    "A memory entry with the same source text as the text to translate. Its score is 100.",
    "exact matches",
  ),
  define(
    "Filter configuration",
    "The settings for reading one file format and splitting it into segments.",
    "filter configurations",
  ),
  define(
    "Fuzzy match",
    "A memory entry whose source text is similar to the text to translate. Its score is between 75 and 99.",
    "fuzzy matches",
  ),
  define("Idempotent", "Safe to send again: the second request also succeeds, but changes nothing.", "idempotency"),
  define("Linguist", "A person who translates or reviews segments.", "linguists"),
  define("Pretranslation", "Filling a document's empty segments with drafts from the memory and machine translation."),
  define("Segment", "The smallest unit that is translated, usually a sentence.", "segments"),
  define(
    "Termbase",
    "The terms of a translation memory, each with its translation. Also called a glossary.",
    "termbases",
  ),
  define("TMX", "Translation Memory eXchange, a standard file format for translation memories."),
  define(
    "Translation memory",
    "Source texts and their approved translations, stored for one language pair. Often shortened to memory.",
    "translation memories",
    "memory",
    "memories",
  ),
  define(
    "Workflow",
    "The stages that the segments of a project go through, such as Translate and Review.",
    "workflows",
  ),
  define(
    "XLIFF",
    "XML Localization Interchange File Format, a standard file format for segments, their translations, and their states.",
  ),
];
