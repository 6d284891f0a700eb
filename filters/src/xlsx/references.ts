/** What the formulas of a workbook mention, in lower case: renamed, they would no longer be found. */
export class References {
  /** Names of columns of tables: `Sales[Price]`. */
  readonly columns = new Set<string>();
  /** Names of sheets: `Sheet1!A1`, `'My sheet'!A1`. */
  readonly sheets = new Set<string>();

  add(formula: string): void {
    if (formula.includes("[")) {
      for (const [, name = ""] of formula.matchAll(/\[((?:'.|[^[\]'])+)\]/g)) {
        this.columns.add(
          name
            .replace(/^@|'(.)/g, "$1")
            .trim()
            .toLowerCase(),
        );
      }
    }
    if (formula.includes("!")) {
      for (const [, quoted, plain = ""] of formula.matchAll(/(?:'((?:[^']|'')+)'|([\p{L}\p{N}_.:]+))!/gu)) {
        const names = quoted?.replaceAll("''", "'") ?? plain;
        for (const name of names.split(":")) this.sheets.add(name.toLowerCase());
      }
    }
  }
}
