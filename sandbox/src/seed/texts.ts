import { readFile } from "node:fs/promises";
import { formatTmx } from "./tmx.ts";

export const leaflet =
  "The red bus stops at the old harbour.\nThe ferry leaves at ten.\nPlease keep the gangway clear.\n";

export const terms = "source,target,note\ngangway,Landgang,\nharbour pilot,Hafenlotse,person\nberth,Liegeplatz,\n";

export const buildTmx = async (table: string): Promise<string> =>
  formatTmx(await readFile(new URL(`texts/${table}.tsv`, import.meta.url), "utf8"));
