import { errors, stateMachines } from "@openparlance/api";
import { describeOperations } from "@openparlance/api/described";
import type { OpenApiDocument } from "@openparlance/api/openapi";
import bundled from "@openparlance/api/openapi.json" with { type: "json" };
import { buildReference } from "./build.ts";

export type { OpenApiDocument } from "@openparlance/api/openapi";
export { listAnchors } from "./anchors.ts";
export { joinWays } from "./authentication.ts";
export { buildReference } from "./build.ts";
export { type FindGuideTitle as GuideTitle, formatEntity, formatOperation, locationTitles } from "./markdown.ts";
export { writeSamples } from "./samples/index.ts";
export { formatTypeText } from "./type-words.ts";
export type * from "./types.ts";
export { describeEffects } from "./what-happens.ts";

export const description = bundled as unknown as OpenApiDocument;

export const describedOperations = describeOperations(description);

export const reference = buildReference(description, {
  errors,
  stateMachines,
  describedElsewhere: {
    headers: [
      "X-RateLimit-Limit",
      "X-RateLimit-Remaining",
      "X-RateLimit-Reset",
      "X-Content-Type-Options",
      "Parlance-Error",
    ],
    incomingRequests: true,
  },
});
