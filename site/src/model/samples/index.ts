import { writeCsharp } from "./csharp.ts";
import { writeCurl } from "./curl.ts";
import { writeGo } from "./go.ts";
import { writeHttp } from "./http.ts";
import { writeJava } from "./java.ts";
import { writeJavaScript } from "./javascript.ts";
import { writePhp } from "./php.ts";
import { writePython } from "./python.ts";
import { writeRuby } from "./ruby.ts";
import type { SampleRequest } from "./sample-request.ts";
import { writeTypeScript } from "./typescript.ts";

export interface SampleLanguage {
  /** The ID, which is also the extension of the language's files. */
  id: string;
  name: string;
  write(request: SampleRequest): string;
}

/** In the order of the tabs. IDs are the same as for samples of guides. */
export const languages: readonly SampleLanguage[] = [
  { id: "sh", name: "cURL", write: writeCurl },
  { id: "js", name: "JavaScript", write: writeJavaScript },
  { id: "py", name: "Python", write: writePython },
  { id: "ts", name: "TypeScript", write: writeTypeScript },
  { id: "java", name: "Java", write: writeJava },
  { id: "go", name: "Go", write: writeGo },
  { id: "php", name: "PHP", write: writePhp },
  { id: "rb", name: "Ruby", write: writeRuby },
  { id: "cs", name: "C#", write: writeCsharp },
  { id: "http", name: "HTTP", write: writeHttp },
];

/** Complete programs, which read the base URL and the key from the variables API and API_KEY. */
export const writeSamples = (request: SampleRequest) =>
  languages.map(({ id, name, write }) => ({ id, name, code: write(request) }));
