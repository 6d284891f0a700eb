export { type Client, type ClientOptions, createClient } from "./client.ts";
export { type ContentPiece, type ContentWishes, generateContent, regenerateContent } from "./contents.ts";
export { type AsyncWork, ParlanceError, WorkFailed } from "./errors.ts";
export { until, type WaitOptions } from "./poll.ts";
export { untilCreated, untilExported, untilIdle, untilImported, untilPretranslated, untilTranslated } from "./ready.ts";
