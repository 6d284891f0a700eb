import type { DeepLInputs } from "@openparlance/api/doors/deepl";
import type { Formality } from "@openparlance/engine";

type Sent = DeepLInputs["translateText"]["formality"];

/** Reads the formality, as a setting for some providers, and as an instruction for those that follow them. */
export function readFormality(sent: Sent): { formality: Formality | undefined; instruction: string[] } {
  if (sent === "more" || sent === "prefer_more") {
    return { formality: "more", instruction: ["Address the reader formally."] };
  }
  if (sent === "less" || sent === "prefer_less") {
    return { formality: "less", instruction: ["Address the reader informally."] };
  }
  return { formality: undefined, instruction: [] };
}
