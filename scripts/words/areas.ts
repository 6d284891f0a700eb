import { globSync, readFileSync } from "node:fs";
import {
  readAstro,
  readCode,
  readDocComments,
  readLineComments,
  readLogEvents,
  readShellComments,
  readStyleComments,
  readTestNames,
} from "./code.ts";
import { readDescription } from "./description.ts";
import { withoutFixed } from "./fixed.ts";
import { readMarkdown } from "./markdown.ts";
import type { Passage } from "./passage.ts";

export interface Area {
  /** Whether the readers of the area are users of the API, not of the code. */
  readonly forUsers: boolean;
  /** Whether only the terms are checked, not the length of sentences, as in test names. */
  readonly isTermsOnly?: boolean;
  readonly sources: readonly [read: (file: string, source: string) => Passage[], ...patterns: string[]][];
  readonly except?: readonly string[];
}

const excludedFiles = ["**/node_modules/**", "**/dist/**", "**/.astro/**", "**/.cache/**", "**/*.gen.*", "**/*.d.ts"];
const projectParts = "{api,text,engine,filters,client,server,sandbox,testing,site,e2e,bench,scripts}";

export const areas: Readonly<Record<string, Area>> = {
  guides: {
    forUsers: true,
    sources: [
      [readMarkdown, "site/src/docs/**/*.mdx"],
      [readCode, "site/src/docs/**/*.{ts,tsx}"],
      [readDescription, "site/src/docs/**/*.arazzo.yaml"],
    ],
  },
  site: {
    forUsers: true,
    sources: [
      [readCode, "site/src/**/*.{ts,tsx}", "site/build/**/*.ts"],
      [readAstro, "site/src/**/*.astro"],
    ],
    except: ["site/src/{docs,reference,executed,samples}/**"],
  },
  reference: { forUsers: true, sources: [[readCode, "site/src/{reference,executed}/**/*.{ts,tsx}"]] },
  api: { forUsers: true, sources: [[readDescription, "api/{description,data}/**/*.yaml"]] },
  server: {
    forUsers: true,
    sources: [
      [readCode, "server/src/node/**/*.ts", "client/src/**/*.ts", "scripts/*.{ts,mjs}"],
      [readLogEvents, "server/src/!(node)/**/*.ts"],
    ],
  },
  docs: { forUsers: true, sources: [[readMarkdown, "*.md", "docs/**/*.md", `${projectParts}/*.md`]] },
  design: { forUsers: false, sources: [[readMarkdown, "design/**/*.md"]] },
  comments: {
    forUsers: false,
    sources: [
      [readDocComments, `${projectParts}/**/*.{ts,tsx,mjs,astro}`],
      [readStyleComments, `${projectParts}/**/*.css`],
    ],
    except: ["site/src/samples/**", "records/**"],
  },
  code: {
    forUsers: false,
    isTermsOnly: true,
    sources: [
      [readLineComments, `${projectParts}/**/*.{ts,tsx,mjs,astro}`],
      [readShellComments, `${projectParts}/**/*.sh`],
      [readDocComments, `${projectParts}/**/*.test.{ts,tsx}`],
      [readTestNames, `${projectParts}/**/*.test.{ts,tsx}`],
    ],
    except: ["site/src/samples/**", "filters/fixtures/**"],
  },
};

export const readArea = ({ sources, except = [], isTermsOnly }: Area): Passage[] =>
  sources.flatMap(([read, ...patterns]) =>
    globSync(patterns, { exclude: [...excludedFiles, ...(isTermsOnly ? [] : ["**/*.test.*"]), ...except] })
      .sort()
      .flatMap((file) => read(file, readFileSync(file, "utf8")))
      .map(withoutFixed),
  );
