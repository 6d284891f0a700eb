import { failureReasons } from "@openparlance/api";
import type { Neighbors } from "@openparlance/engine";
import type { Segment } from "@openparlance/filters";
import type { OpenFile } from "../core/filters.ts";
import { nextTurn } from "../core/turns.ts";
import { discardOnFailure } from "../files/discard.ts";
import { readStored } from "../files/read.ts";
import { LostPlaceables } from "../rules/lost-placeables.ts";
import { failAs, TranslationFailure } from "../rules/translation-failure.ts";
import { reportTranslation } from "../services/domain-events.ts";
import { addErasure } from "../services/tasks.ts";
import { openTranslator } from "../services/translate-segments.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import { splitInChunks } from "../store/database/chunks.ts";
import type { FileTranslation } from "../store/files/file-translations.ts";
import type { Memory } from "../store/memories/memories.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = TaskInputs["translate-file"];

export const translateFile: TaskKind<"translate-file"> = {
  mayResume: false,

  async isWanted({ translationId }, store, organizationId) {
    const translation = await store.fileTranslations.find(organizationId, translationId);
    const file = translation && (await store.files.find(organizationId, translation.fileId));
    return typeof file?.content === "string";
  },

  async run(input, task) {
    const { store, files, organizationId, finish, signal, isLastAttempt, report, log } = task;
    const { fileTranslations } = store;
    const translation = await fileTranslations.find(organizationId, input.translationId);
    if (!translation || translation.status === "ReadyForDownload" || translation.status === "Failed") return;
    try {
      const { file, note = null } = await translate(translation, input, task);
      const stored = await failAs("Storage error", () => files.write(new Blob([file as BlobPart]).stream()));
      const { name: content, sizeBytes } = stored;
      const end = async (tx: Transaction) => {
        const built = { content, sizeBytes, note };
        const ready = await tx.fileTranslations.makeReady(organizationId, translation.id, built);
        if (ready) await reportTranslation(tx, organizationId, ready, "INSTANT_TRANSLATE_COMPLETED");
        else await addErasure(tx, organizationId, content);
      };
      await discardOnFailure(files, content, () => finish(end));
    } catch (error) {
      if (!(error instanceof TranslationFailure) || signal.aborted) throw error;
      if (error.isTransient && !isLastAttempt) throw error;
      if (error.isTransient) report(error);
      log("file translation failed", {
        organization: organizationId,
        translation: translation.id,
        file: translation.fileId,
        reason: error.withoutText,
      });
      await finish((tx) => fail(tx, organizationId, translation.id, error.description));
    }
  },

  async giveUp({ translationId }, store, { organizationId }) {
    await fail(store, organizationId, translationId, failureReasons["storage-error"].message);
  },
};

async function fail(tx: Transaction, organizationId: number, translationId: number, reason: string): Promise<void> {
  const failed = await tx.fileTranslations.fail(organizationId, translationId, reason);
  if (failed) await reportTranslation(tx, organizationId, failed, "INSTANT_TRANSLATE_FAILED");
}

async function translate(translation: FileTranslation, { withMemory }: Input, task: RunningTask) {
  const { store, engines, organizationId, signal } = task;
  const row = await store.memories.findForWork(organizationId, translation.memoryId);
  if (!row) throw new TranslationFailure("Invalid memory");
  const memory = { ...row, organizationId };
  const file = await open(translation, memory, task);
  try {
    const about = { document: translation.name, isBilingual: file.isBilingual };
    const translator = await openTranslator({ engines, memory, withMemory, signal, ...about });
    const lost = new LostPlaceables();
    const targets: (string | undefined)[] = [];
    await eachPage(file, async (segments, around) => {
      const translated = await translator.translate(segments, around);
      const pairs = segments.map(({ source }, index) => ({ source, target: translated[index] }));
      lost.look(pairs, targets.length);
      targets.push(...translated);
      await nextTurn();
    });
    lost.warn(task.log, { translation: translation.id });
    await failAs("Billing error", () => complete(translation, translator.counts.characters, task));
    let unheld = 0;
    const leave = (count: number) => {
      unheld = count;
    };
    const merged = await failAs("File reassembly error", () => file.merge(() => splitInChunks(targets), leave));
    const notes = [
      file.note,
      countNote("No translation was found for", [translator.counts.untranslated, file.size], "."),
      countNote("The format can't hold the tags of translations of", [unheld, file.size], ", which keep their source."),
    ];
    return { file: merged, note: notes.filter(Boolean).join(" ") || undefined };
  } finally {
    file.close();
  }
}

function countNote(what: string, counts: readonly [some: number, all: number], end: string): string | undefined {
  const [some, all] = counts.map((number) => number.toLocaleString("en-US"));
  return counts[0] === 0 ? undefined : `${what} ${some} of ${all} segments${end}`;
}

type PageWork = (page: readonly Segment[], around: Neighbors) => Promise<void>;

/** Runs work on page after page, each with the sources next to it. */
async function eachPage(file: OpenFile, work: PageWork): Promise<void> {
  const pages = file.segments();
  const read = async () => {
    const { value, done } = await failAs("File extraction error", () => pages.next());
    return done ? undefined : value;
  };
  let previous: string | undefined;
  for (let page = await read(); page; ) {
    const after = await read();
    await work(page, { previous, next: after?.[0]?.source });
    previous = page.at(-1)?.source ?? previous;
    page = after;
  }
}

async function open(
  { fileId, configId, name }: FileTranslation,
  { sourceLang, targetLang, targetRegion }: Pick<Memory, "sourceLang" | "targetLang" | "targetRegion">,
  { store, files, filters, organizationId, signal }: RunningTask,
): Promise<OpenFile> {
  const source = await store.files.find(organizationId, fileId);
  if (!source?.content) throw new TranslationFailure("Storage error");
  const { content } = source;
  const file = await failAs("Storage error", () => readStored(files, content));
  const config = configId === null ? undefined : await store.domains.findFilterConfig(organizationId, configId);
  const languages = { sourceLang, targetLang: targetRegion ? `${targetLang}-${targetRegion}` : targetLang };
  return failAs("File extraction error", () =>
    filters.open({ ...file, name, ...languages, reading: config }, { organizationId, signal }),
  );
}

/** Ends the translation, and counts its characters once, even after several attempts. */
function complete({ id, keyId, isMetered }: FileTranslation, characters: number, task: RunningTask): Promise<void> {
  const { store, organizationId } = task;
  return store.atomically(async (tx) => {
    const isNew = await tx.fileTranslations.complete(organizationId, id, characters);
    if (isNew && isMetered) await tx.usage.add([{ organizationId, keyId, characters }]);
  });
}
