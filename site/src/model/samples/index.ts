import { csharp } from "./csharp.ts";
import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { http } from "./http.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";
import type { SampleRequest } from "./sample-request.ts";
import { typescript } from "./typescript.ts";

export interface SampleLanguage {
  /** Also the extension of its files. */
  id: string;
  name: string;
  write(request: SampleRequest): string;
}

/** In the order of the tabs. IDs are the same as for samples of guides. */
export const languages: readonly SampleLanguage[] = [
  { id: "sh", name: "cURL", write: curl },
  { id: "js", name: "JavaScript", write: javascript },
  { id: "py", name: "Python", write: python },
  { id: "ts", name: "TypeScript", write: typescript },
  { id: "java", name: "Java", write: java },
  { id: "go", name: "Go", write: go },
  { id: "php", name: "PHP", write: php },
  { id: "rb", name: "Ruby", write: ruby },
  { id: "cs", name: "C#", write: csharp },
  { id: "http", name: "HTTP", write: http },
];

/** Complete programs, which read the base URL and the key from the variables API and API_KEY. */
export const writeSamples = (request: SampleRequest) =>
  languages.map(({ id, name, write }) => ({ id, name, code: write(request) }));
