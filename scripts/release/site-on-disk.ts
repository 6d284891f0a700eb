import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { zipStream } from "../../server/src/files/zip.ts";
import { isPageCopy } from "../../server/src/node/listener/read-site.ts";

/** `path` has slashes. */
interface DiskFile {
  path: string;
  bytes: Buffer;
}

/** Constant, so that equal files make equal archives. */
const fileTime = Date.UTC(1980, 0, 1);

const textFilePattern = /\.(?:html|css)$/;
/** Compressed copies, and code. */
const skippedFilePattern = /\.(?:br|gz|js|wasm)$/;

/**
 * The files of a built site for reading it from disk, without dotfiles, which are for servers, and copies of pages.
 * Links are relative. Pages have no scripts, because browsers don't load modules from disk; they are readable without.
 *
 * @param folder the built site, without a base path
 */
export function readDiskSite(folder: string): DiskFile[] {
  const paths = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.relative(folder, join(parentPath, name)))
    .filter((path) => !skippedFilePattern.test(path))
    .sort();
  const known = new Set(paths);
  return paths.flatMap((path) => {
    if (isPageCopy(path, known)) return [];
    const bytes = readFileSync(join(folder, path));
    const text = textFilePattern.test(path) ? toRelative(path, bytes.toString("utf8"), known) : undefined;
    return [{ path, bytes: text === undefined ? bytes : Buffer.from(text) }];
  });
}

export async function packSite(files: readonly DiskFile[]): Promise<Buffer> {
  const entries = async function* () {
    for (const { path, bytes } of files) yield { name: path, parts: [bytes] };
  };
  return Buffer.from(await new Response(zipStream(entries(), fileTime)).arrayBuffer());
}

const urlAttributePattern = /(?<=\s(?:href|src|action|poster)=)(?:"(\/(?!\/)[^"]*)"|(\/(?!\/)[^\s">]*))/g;

/** Makes links of a page or style sheet relative. @param known the paths of all files */
export function toRelative(path: string, text: string, known: ReadonlySet<string>): string {
  const relative = (target: string) => relativeLink(path, target, known);
  if (path.endsWith(".css")) return text.replace(/(?<=url\(["']?)\/[^)"']*/g, relative);
  return text
    .replace(/<script\b(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(?:modulepreload|manifest)"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
    .replace(/<\/?noscript>/g, "")
    .replace(/(?<=<meta http-equiv="refresh" content="0; url=)[^"]+/, relative)
    .replace(/<body\b[^>]*>/, `$&${note}`)
    .replace(urlAttributePattern, (_, quoted?: string, bare?: string) => `"${relative(quoted ?? bare ?? "")}"`);
}

/** The first line of every page, at the place and in the style of an announcement. */
const note = `<section class="announcement" aria-label="This copy"><p>This copy is read from disk. Search, Run, and the \
console need a server: <code>parlance serve</code>. To search here, use your browser's find in \
<a href="/llms-full.txt">all pages as one text</a>.</p></section>`;

/** Links to missing files or elements: `page: link`. */
export function findDeadLinks(files: readonly DiskFile[]): string[] {
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  const known = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set()]));
  const read = ({ bytes }: DiskFile) => bytes.toString("utf8");
  for (const page of pages) known.set(page.path, new Set(readAttributes(read(page), "id")));
  return pages.flatMap((page) =>
    readAttributes(read(page), "href|src|action|poster")
      .filter((link) => !/^[a-z]+:/.test(link) && !isAlive(page.path, link, known))
      .map((link) => `${page.path}: ${link}`),
  );
}

const readAttributes = (html: string, names: string): string[] =>
  [...html.matchAll(new RegExp(`\\s(?:${names})=(?:"([^"]*)"|([^\\s">]+))`, "g"))].map(([, quoted, bare]) =>
    (quoted ?? bare ?? "").replaceAll("&amp;", "&"),
  );

function isAlive(from: string, link: string, known: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [way = "", fragment = ""] = link.split("#");
  const path = way === "" ? from : posix.join(posix.dirname(from), decodeURI(way));
  const ids = way.startsWith("/") ? undefined : known.get(path);
  return ids !== undefined && (fragment === "" || !path.endsWith(".html") || ids.has(decodeURIComponent(fragment)));
}

/** Converts a link from the site's root into a relative one. Links to missing files stay unchanged. */
function relativeLink(from: string, target: string, known: ReadonlySet<string>): string {
  const [, way = "", rest = ""] = /^\/([^?#]*)(.*)$/s.exec(target) ?? [];
  const path = decodeURI(way);
  const bare = path.replace(/\/$/, "");
  const file = [path, `${bare}.html`, `${bare === "" ? "" : `${bare}/`}index.html`].find((path) => known.has(path));
  if (file === undefined) return target;
  if (file === from && rest.startsWith("#")) return rest;
  const link = posix.relative(posix.dirname(from), file);
  return encodeURI(link) + rest.replace(/^\?[^#]*/, "");
}
