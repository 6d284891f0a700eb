import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import csharp from "shiki/langs/csharp.mjs";
import csv from "shiki/langs/csv.mjs";
import go from "shiki/langs/go.mjs";
import http from "shiki/langs/http.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import php from "shiki/langs/php.mjs";
import python from "shiki/langs/python.mjs";
import ruby from "shiki/langs/ruby.mjs";
import typescript from "shiki/langs/typescript.mjs";
import xml from "shiki/langs/xml.mjs";
import yaml from "shiki/langs/yaml.mjs";

/** Kinds of tokens: classes of code.css, with their grammar scopes. Few kinds mean few elements, and calm code. */
const tokenKinds = {
  c: ["comment", "punctuation.definition.comment"],
  s: ["string", "punctuation.definition.string", "constant.other.symbol", "string.unquoted.heredoc"],
  n: ["constant.numeric", "constant.language", "variable.language"],
  k: ["keyword", "storage", "keyword.operator.expression", "keyword.operator.new"],
  f: ["entity.name.function", "support.function", "meta.function-call.generic", "entity.name.command"],
  p: [
    "support.type.property-name",
    "meta.object-literal.key",
    "entity.name.tag",
    "variable.parameter",
    "constant.other.option",
    "entity.other.attribute-name",
    "meta.mapping.key",
  ],
  v: [
    "variable.other.normal.shell",
    "punctuation.definition.variable.shell",
    "variable.other.bracket.shell",
    "punctuation.definition.template-expression",
    "constant.character.escape",
    "variable.parameter.positional.shell",
  ],
} as const;

/** In the theme, the color of a kind is the number of its class; that of plain text is 0. */
const classNames = Object.keys(tokenKinds);
const colorOf = (index: number) => `#${String(index).padStart(6, "0")}`;
const plain = colorOf(0);

const theme = {
  name: "kinds",
  type: "dark" as const,
  fg: plain,
  bg: "#ffffff",
  settings: [
    { settings: { foreground: plain } },
    ...Object.values(tokenKinds).map((scope, index) => ({
      scope: [...scope],
      settings: { foreground: colorOf(index + 1) },
    })),
    {
      scope: [
        "keyword.operator",
        "string.unquoted.argument",
        "meta.embedded",
        "meta.template.expression",
        "storage.type.function.arrow",
      ],
      settings: { foreground: plain },
    },
  ],
};

const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  themes: [theme],
  langs: [bash, csharp, csv, go, http, java, javascript, json, php, python, ruby, typescript, xml, yaml],
});

const aliases: Record<string, string> = {
  sh: "bash",
  curl: "bash",
  console: "bash",
  js: "javascript",
  ts: "typescript",
  py: "python",
  tmx: "xml",
  xliff: "xml",
  rb: "ruby",
  cs: "csharp",
};

/** HTML with `<span class="k">` around the tokens of a kind. */
export function highlight(code: string, lang: string): string {
  const name = aliases[lang] ?? lang;
  if (!highlighter.getLoadedLanguages().includes(name)) return escapeHtml(code);
  // Without a time limit, a slow machine colors the same as a fast one.
  const lines = highlighter.codeToTokensBase(code, { lang: name, theme: theme.name, tokenizeTimeLimit: 0 });
  return lines.map(lineToHtml).join("\n");
}

function lineToHtml(tokens: readonly { content: string; color?: string }[]): string {
  const runs: { kind: string | undefined; text: string }[] = [];
  for (const { content, color } of tokens) {
    const last = runs.at(-1);
    // Whitespace has no visible style, so it joins the token before it.
    const kind = content.trim() === "" && last ? last.kind : classNames[Number(color?.slice(1)) - 1];
    if (last && last.kind === kind) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join("");
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
