import type { DoorInputs } from "@openparlance/api/doors/deepl";

type Formality = DoorInputs["translateText"]["formality"];

/** How providers that follow instructions address the reader. */
export function formalityInstructions(formality: Formality): string[] {
  if (formality === "more" || formality === "prefer_more") return ["Address the reader formally."];
  return formality === "less" || formality === "prefer_less" ? ["Address the reader informally."] : [];
}
