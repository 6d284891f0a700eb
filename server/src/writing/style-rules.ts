export interface StyleRules {
  withoutExclamation: boolean;
  /** Sentences with one of these words are left out. */
  avoided: readonly string[];
  replaced: readonly (readonly [from: string, to: string])[];
}

const quoted = `["'“„»«](.+?)["'”“«»]`;
const noExclamationPattern =
  /\b(?:no|avoid|without|never use|do not use|don't use)\s+exclamation\s+(?:marks?|points?)/i;
const avoidancePattern = new RegExp(String.raw`\b(?:avoid|never use|do not use|don't use)\s+${quoted}`, "gi");
const useInsteadPattern = new RegExp(
  String.raw`\b(?:use|say|write)\s+${quoted}\s+(?:instead of|rather than|not)\s+${quoted}`,
  "gi",
);
const useNotPattern = new RegExp(String.raw`\b(?:use|say|write)\s+${quoted},\s*not\s+${quoted}`, "gi");

/**
 * Reads the rules of a style guide that need no judgement: `No exclamation marks`, `Avoid "cheap"`, `Use "ferry"
 * instead of "boat"`. All others are for a writer that understands them.
 */
export function readStyleguide(styleguide: string): StyleRules {
  const replacements = [useInsteadPattern, useNotPattern].flatMap((rule) => [...styleguide.matchAll(rule)]);
  return {
    withoutExclamation: noExclamationPattern.test(styleguide),
    avoided: [...styleguide.matchAll(avoidancePattern)].map(([, word = ""]) => word.toLowerCase()),
    replaced: replacements.map(([, to = "", from = ""]) => [from, to] as const),
  };
}

export function applyStyle(
  sentence: string,
  { withoutExclamation, avoided, replaced }: StyleRules,
): string | undefined {
  const lower = sentence.toLowerCase();
  if (avoided.some((word) => lower.includes(word))) return undefined;
  const reworded = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), sentence);
  return withoutExclamation
    ? reworded.replaceAll(/[!！]+/g, (marks) => (marks.startsWith("！") ? "。" : "."))
    : reworded;
}
