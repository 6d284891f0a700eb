export { openS3 } from "../s3-double.ts";
export { chooser, seeded } from "../seeded.ts";
export { clientKeys, openClients, translatedCharacters } from "./clients.ts";
export { openData } from "./data.ts";
