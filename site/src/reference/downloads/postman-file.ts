import { reference } from "../../model/index.ts";
import { buildCollection } from "./collection.ts";
import { postmanCollection } from "./postman.ts";

/** The Postman collection of a site, as JSON. */
export const postmanFile = (home: URL): string => postmanCollection(buildCollection(reference, home, {}));
