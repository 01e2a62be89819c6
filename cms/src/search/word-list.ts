import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Locale } from "contracts";

/**
 * Recognises correctly spelled words by the Hunspell dictionary of a language. Words have no accents, because visitors
 * often omit accents.
 *
 * Hunspell's affix rules would produce 2.8 million Portuguese forms. The list therefore reduces a form to its stems and
 * stores only hashes of the stems: 6 MB for Portuguese, under 1 MB for each other language.
 */
export interface WordList {
  /** Returns true if a word is spelled correctly. The word must be in lower case and without accents. */
  has: (word: string) => boolean;
}

const packages: Record<Locale, string> = {
  "pt-BR": "dictionary-pt",
  "en-US": "dictionary-en",
  "es-ES": "dictionary-es",
};

interface Affix {
  flag: string;
  added: string;
  stripped: string;
  /** Pattern with one entry per character: "a", ".", "[ab]" or "[^ab]". */
  condition: readonly string[];
  /** Flags of affixes that may be added to the resulting form. */
  continuation: string;
}

interface Affixes {
  prefixes: Affix[];
  /** Suffixes by the characters that they add. */
  suffixes: Map<string, Affix[]>;
}

/** Number of lines that are parsed before other events are processed. */
const linesPerSlice = 10_000;

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Parses the rules of a `.aff` file. Omits rules that add a hyphen, because they do not produce a single word. */
function affixesOf(aff: string): Affixes {
  const prefixes: Affix[] = [];
  const suffixes: Affix[] = [];
  for (const line of aff.split("\n")) {
    const [kind, flag = "", strip = "", add = "", condition = "."] = line.trim().split(/\s+/);
    const isHeader = /^[YN]$/.test(strip) && /^\d+$/.test(add);
    if ((kind === "SFX" || kind === "PFX") && add && !isHeader && !add.includes("-")) {
      const [affix = "", continuation = ""] = add.split("/");
      (kind === "PFX" ? prefixes : suffixes).push({
        flag,
        added: affix === "0" ? "" : plain(affix),
        stripped: strip === "0" ? "" : plain(strip),
        condition: plain(condition).match(/\[[^\]]+\]|./gu) ?? [],
        continuation,
      });
    }
  }
  return { prefixes, suffixes: Map.groupBy(suffixes, ({ added }) => added) };
}

function allows(condition: string, character: string): boolean {
  return condition.startsWith("[^")
    ? !condition.includes(character)
    : condition === "." || condition.includes(character);
}

/** Returns true if a stem has the ending that a suffix requires, or the beginning that a prefix requires. */
function fits({ condition }: Affix, stem: string, { atEnd }: { atEnd: boolean }): boolean {
  const from = atEnd ? stem.length - condition.length : 0;
  return (
    stem.length >= condition.length &&
    condition.every((allowed, index) => allows(allowed, stem.charAt(from + index)))
  );
}

/**
 * Returns the FNV-1a hash, 32 bits. A misspelt word rarely has the same hash as one of the 300,000 stems; such a word
 * is accepted as correct.
 */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Stems with their flags, in a hash table with open addressing that is at most half full. */
class Stems {
  readonly #hashes: Uint32Array;
  /** Index in `#flagSets` plus 1; 0 if the slot is free. */
  readonly #flags: Uint16Array;
  readonly #flagSets: string[] = [];
  readonly #indexOfFlags = new Map<string, number>();

  constructor(count: number) {
    const size = 2 ** Math.ceil(Math.log2(count * 2));
    this.#hashes = new Uint32Array(size);
    this.#flags = new Uint16Array(size);
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#hashes.length - 1);
  }

  add(stem: string, flags: string): void {
    const index = this.#indexOfFlags.get(flags) ?? this.#flagSets.push(flags);
    this.#indexOfFlags.set(flags, index);
    const hash = hashOf(stem);
    let slot = hash & (this.#hashes.length - 1);
    while (this.#flags[slot] !== 0) {
      slot = this.#next(slot);
    }
    this.#hashes[slot] = hash;
    this.#flags[slot] = index;
  }

  /** Returns true if the stem exists and has all flags in `needed`. */
  has(stem: string, needed: string): boolean {
    const hash = hashOf(stem);
    let slot = hash & (this.#hashes.length - 1);
    for (let index = this.#flags[slot]; index; index = this.#flags[slot]) {
      const flags = this.#flagSets[index - 1] ?? "";
      if (this.#hashes[slot] === hash && [...needed].every((flag) => flags.includes(flag))) {
        return true;
      }
      slot = this.#next(slot);
    }
    return false;
  }
}

class HunspellList implements WordList {
  readonly #stems: Stems;
  readonly #affixes: Affixes;

  constructor(stems: Stems, affixes: Affixes) {
    this.#stems = stems;
    this.#affixes = affixes;
  }

  has(word: string): boolean {
    return (
      this.#isForm(word, "", "") ||
      this.#affixes.prefixes.some((prefix) => {
        const base = prefix.stripped + word.slice(prefix.added.length);
        return (
          word.startsWith(prefix.added) &&
          fits(prefix, base, { atEnd: false }) &&
          this.#isForm(base, "", prefix.flag)
        );
      })
    );
  }

  /**
   * Returns true if the word is a stem, or a stem with suffixes.
   * @param outer flag of the suffix that was removed before; "" if no suffix was removed
   * @param prefix flag of the prefix that was removed; "" if no prefix was removed
   */
  #isForm(word: string, outer: string, prefix: string): boolean {
    if (this.#stems.has(word, outer + prefix)) {
      return true;
    }
    for (let cut = 1; cut <= word.length; cut += 1) {
      for (const suffix of this.#affixes.suffixes.get(word.slice(cut)) ?? []) {
        const base = word.slice(0, cut) + suffix.stripped;
        const mayFollow = outer === "" || suffix.continuation.includes(outer);
        if (
          mayFollow &&
          fits(suffix, base, { atEnd: true }) &&
          this.#isForm(base, suffix.flag, prefix)
        ) {
          return true;
        }
      }
    }
    return false;
  }
}

async function loadWordList(locale: Locale): Promise<WordList> {
  // Reads the file directly, because importing the package would keep the whole text in memory.
  const manifest = findPackageJSON(packages[locale], import.meta.url);
  if (!manifest) {
    throw new Error(`${packages[locale]} is not installed`);
  }
  const read = (name: string) => readFile(path.join(path.dirname(manifest), name), "utf8");
  const [, ...lines] = (await read("index.dic")).split("\n");
  const stems = new Stems(lines.length);
  for (const [index, line] of lines.entries()) {
    const [word = "", flags = ""] = line.split(/\s/, 1)[0]?.split("/") ?? [];
    stems.add(plain(word), flags);
    if (index % linesPerSlice === 0) {
      await setImmediate();
    }
  }
  return new HunspellList(stems, affixesOf(await read("index.aff")));
}

const lists = new Map<Locale, Promise<WordList>>();

/** Returns the word list of a language, which is loaded on first use. */
export function getWordList(locale: Locale): Promise<WordList> {
  const list = lists.get(locale) ?? loadWordList(locale);
  lists.set(locale, list);
  return list;
}
