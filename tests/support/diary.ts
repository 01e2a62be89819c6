import { uniqueWord } from "./content.ts";

/** Actions, by their names on the history screen. */
type HistoryAction = "salvou um rascunho" | "publicou" | "tirou do site";

function withoutRepetitions(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}

/** Records what the editors of a test do. The test compares the screens of the CMS with this record. */
export class Diary {
  readonly #entries: { document: string; line: string }[] = [];
  readonly #words: { document: string; word: string }[] = [];

  /** Records an action on a document (`posts/ID`). */
  record(name: string, action: HistoryAction, document: string): void {
    this.#entries.push({ document, line: `${name} ${action}` });
  }

  /** Returns a new word, and records that somebody types it into the document. */
  newWord(document: string): string {
    const word = uniqueWord("p");
    this.#words.push({ document, word });
    return word;
  }

  /**
   * Returns the lines that the history screen must have, newest first. Consecutive saves of one
   * person may share a version, so repeated lines count once.
   */
  historyOf(document: string): string[] {
    const own = this.#entries.filter((act) => act.document === document);
    return withoutRepetitions(own.map(({ line }) => line).toReversed());
  }

  /** Returns the words typed into a document. */
  wordsOf(document: string): string[] {
    return this.#words.filter((typed) => typed.document === document).map(({ word }) => word);
  }
}

/** Formats the lines of the history screen as `createComponentHistory` does. */
export function normalizeHistoryLines(lines: readonly string[]): string[] {
  return withoutRepetitions(lines.map((line) => line.replaceAll(/\s+/g, " ").trim()));
}
