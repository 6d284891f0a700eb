import { expect, test } from "vitest";
import { type PostEdit, PostEditor } from "./post-editor.ts";

const corrections: Omit<PostEdit, "id">[] = [
  { source: "Save the file", output: "Salvar la lima", target: "Guardar el archivo" },
  { source: "Open the file", output: "Abre la lima", target: "Abra el archivo" },
  { source: "The nail file is long", output: "La lima de uñas es larga", target: "La lima de uñas es larga" },
  { source: "Close the window", output: "Cierra la ventana", target: "Cierre la ventana" },
];

function learnt(post: readonly Omit<PostEdit, "id">[] = corrections): PostEditor {
  const editor = new PostEditor("en", "es");
  for (const [at, edit] of post.entries()) editor.learn({ id: at + 1, ...edit });
  return editor;
}

test("an output stays as it is, to the letter, where nothing was learnt", () => {
  for (const output of ["  Salvar  la lima …", "¿Qué?", "", "~Lima %s"]) {
    expect(new PostEditor("en", "es").edit("Save the file", output)).toEqual({
      target: output,
      isEdited: false,
      editedWords: [],
    });
    const other = "Un perro  duerme (aquí).";
    expect(learnt().edit("A dog sleeps (here).", other).target).toBe(other);
  }
});

test("a correction counts in the next output, in another sentence too", () => {
  const editor = learnt();
  expect(editor.edit("Save the file", "Salvar la lima").target).toBe("Guardar el archivo");
  const { target, isEdited } = editor.edit("Delete the file", "Suprime la lima");
  expect([target, isEdited]).toEqual(["Suprime el archivo", true]);
});

test("it returns which words were put there", () => {
  expect(learnt().edit("Delete the file", "Suprime la lima").editedWords).toEqual([1, 2]);
});

test("an edit is made only where the output's word translates the same source word", () => {
  expect(learnt().edit("The nail file is new", "La lima de uñas es nueva").target).toBe("La lima de uñas es nueva");
});

test("a number of the edit is that of the output", () => {
  const editor = learnt([{ source: "Page 3 of 9", output: "Página 3 de 9", target: "Hoja 3 de 9" }]);
  expect(editor.edit("Page 12 of 40", "Página 12 de 40").target).toBe("Hoja 12 de 40");
});

test("the case of a target's start is learnt", () => {
  const lower = ["key", "card", "file", "user"].map((word) => ({
    source: `bad ${word}`,
    output: `Mal ${word}`,
    target: `mal ${word}`,
  }));
  expect(learnt(lower).edit("bad name", "Mal name").target).toBe("mal name");
});

test("unlearned segments leave no trace", () => {
  const queries = [
    ["Delete the file", "Suprime la lima"],
    ["Print the page", "Imprime la página"],
  ] as const;
  const editor = learnt();
  const before = queries.map(([source, output]) => [editor.edit(source, output), editor.quality]);
  editor.learn({ id: 9, source: "Print the list", output: "Imprime la lista", target: "Imprima el listado" });
  expect(editor.edit("Print the page", "Imprime la página").target).toContain("Imprima");
  expect(editor.unlearn(9)).toBe(true);
  expect(editor.unlearn(9)).toBe(false);
  expect(queries.map(([source, output]) => [editor.edit(source, output), editor.quality])).toEqual(before);
});

test("a correction of the same entry replaces the one before", () => {
  const editor = learnt();
  editor.learn({ id: 1, source: "Save the file", output: "Salvar la lima", target: "Grabar el archivo" });
  expect(editor.edit("Save the file", "Salvar la lima").target).toBe("Grabar el archivo");
  expect(editor.size).toBe(corrections.length);
});

test("it is the same after it was written to bytes and read again", () => {
  const editor = learnt();
  editor.unlearn(3);
  const again = PostEditor.fromBytes(editor.toBytes());
  for (const { source, output } of corrections) expect(again.edit(source, output)).toEqual(editor.edit(source, output));
  expect(again.quality).toBe(editor.quality);
  expect(() => PostEditor.fromBytes(editor.toBytes().subarray(0, 300))).toThrow(RangeError);
});

test("outputs that are confirmed as they are raise what is expected of the provider", () => {
  const good = learnt(corrections.map(({ source, target }) => ({ source, output: target, target })));
  expect(new PostEditor("en", "es").quality).toBe(0.6);
  expect(good.quality).toBeGreaterThan(0.7);
  expect(learnt().quality).toBeLessThan(good.quality);
});

test("texts of any kind are survived", () => {
  const editor = learnt();
  for (const text of ["", " ", "\u0000", "a".repeat(6000), "的 ".repeat(300), "🙂 <1>x</1>", "~"]) {
    editor.learn({ id: 50, source: text, output: text, target: text });
    expect(editor.edit(text, text).target).toBe(text);
    expect(editor.edit("Save the file", "Salvar la lima").target).toBe("Guardar el archivo");
  }
});
