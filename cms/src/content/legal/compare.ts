import type { ComparedPassage, ComparedSentence, LegalComparison, Locale } from "contracts";
import { diffArrays } from "diff";
import { toPlainText } from "../../rich-text/to-plain-text.ts";

interface Passage {
  isHeading: boolean;
  text: string;
}

interface Node {
  type?: unknown;
  children?: unknown;
}

function childrenOf(node: unknown): Node[] {
  const children = typeof node === "object" && node !== null ? (node as Node).children : undefined;
  return Array.isArray(children) ? children : [];
}

function plainTextOf(...nodes: Node[]): string {
  return toPlainText({ root: { children: nodes } })
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Splits a node into passages. Each list item and each table row is a separate passage, so that an added item does not
 * change the passages of other items.
 */
function passagesOf(node: Node): Passage[] {
  switch (node.type) {
    case "list":
      return childrenOf(node).flatMap((item) => {
        const isNested = (child: Node) => child.type === "list";
        const children = childrenOf(item);
        const ownPassage = {
          isHeading: false,
          text: plainTextOf(...children.filter((each) => !isNested(each))),
        };
        return [ownPassage, ...children.filter(isNested).flatMap(passagesOf)];
      });
    case "table":
      return childrenOf(node).map((row) => ({
        isHeading: false,
        text: childrenOf(row)
          .map((cell) => plainTextOf(...childrenOf(cell)))
          .join(" · "),
      }));
    default:
      return [{ isHeading: node.type === "heading", text: plainTextOf(node) }];
  }
}

function passagesIn(body: unknown): Passage[] {
  const root = typeof body === "object" && body !== null && "root" in body ? body.root : undefined;
  return childrenOf(root)
    .flatMap(passagesOf)
    .filter(({ text }) => text !== "");
}

/**
 * Matches a segment that continues the previous sentence, because sentences begin with a capital. Prevents a split
 * after "art." in "art. 5".
 */
const continuesSentence = /^[\p{Ll}\d§]/u;

function sentencesOf(text: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const previousPart = continuesSentence.test(segment) ? sentences.pop() : undefined;
    sentences.push((previousPart ?? "") + segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

function wholePassage({ text }: Passage, state: "same" | "added" | "removed"): ComparedPassage {
  return { state, sentences: [{ state, text }] };
}

/** Compares two passages sentence by sentence, so that readers see complete sentences. */
function comparePassages(before: Passage, after: Passage, locale: Locale): ComparedPassage {
  const sentences = diffArrays(
    sentencesOf(before.text, locale),
    sentencesOf(after.text, locale),
  ).map(
    ({ added, removed, value }): ComparedSentence => ({
      state: added ? "added" : removed ? "removed" : "same",
      text: value.join(" "),
    }),
  );
  return { state: "changed", sentences };
}

function wordSetOf({ text }: Passage): Set<string> {
  return new Set(text.toLowerCase().split(/\P{L}+/u));
}

/**
 * Returns the share of words that two passages have in common, from 0 to 1. Returns 0 for a heading and another
 * passage.
 */
function similarity(one: Passage, other: Passage): number {
  const [words, others] = [wordSetOf(one), wordSetOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return one.isHeading === other.isHeading ? common / (words.size + others.size - common) : 0;
}

/**
 * Minimum similarity, from 0 to 1, at which an added passage is considered a rewritten version of a removed passage.
 */
const minSimilarity = 0.3;
/**
 * Maximum number of removed passages that are compared with an added passage. Limits the work for a completely
 * rewritten text.
 */
const maxCandidates = 12;

interface PassageChange {
  passage: ComparedPassage;
  isHeading: boolean;
}

/** Pairs each added passage with the removed passage that it replaces, if there is one. */
function pairRewrittenPassages(
  removed: Passage[],
  added: Passage[],
  locale: Locale,
): PassageChange[] {
  const steps: PassageChange[] = [];
  const addChange = (passage: ComparedPassage, { isHeading }: Passage) =>
    steps.push({ passage, isHeading });
  let remaining = removed;
  for (const after of added) {
    const index = remaining
      .slice(0, maxCandidates)
      .findIndex((before) => similarity(before, after) >= minSimilarity);
    const before = remaining[index];
    if (before) {
      for (const gone of remaining.slice(0, index)) {
        addChange(wholePassage(gone, "removed"), gone);
      }
      addChange(comparePassages(before, after, locale), after);
      remaining = remaining.slice(index + 1);
    } else {
      addChange(wholePassage(after, "added"), after);
    }
  }
  for (const gone of remaining) {
    addChange(wholePassage(gone, "removed"), gone);
  }
  return steps;
}

function passageChanges(before: Passage[], after: Passage[], locale: Locale): PassageChange[] {
  const hunks = diffArrays(before, after, {
    comparator: (one, other) => one.isHeading === other.isHeading && one.text === other.text,
  });
  const steps: PassageChange[] = [];
  let removed: Passage[] = [];
  const flush = (added: Passage[]) => {
    steps.push(...pairRewrittenPassages(removed, added, locale));
    removed = [];
  };
  for (const hunk of hunks) {
    if (hunk.removed) {
      removed.push(...hunk.value);
    } else if (hunk.added) {
      flush(hunk.value);
    } else {
      flush([]);
      steps.push(
        ...hunk.value.map((same) => ({
          passage: wholePassage(same, "same"),
          isHeading: same.isHeading,
        })),
      );
    }
  }
  flush([]);
  return steps;
}

/** Returns the passages that changed between two texts, grouped by heading; unchanged passages are left out. */
export function compareLegalBodies(
  before: unknown,
  after: unknown,
  locale: Locale,
): LegalComparison["sections"] {
  const sections: LegalComparison["sections"] = [{ heading: null, passages: [] }];
  for (const { passage, isHeading } of passageChanges(
    passagesIn(before),
    passagesIn(after),
    locale,
  )) {
    if (isHeading) {
      sections.push({ heading: passage, passages: [] });
    } else if (passage.state !== "same") {
      sections.at(-1)?.passages.push(passage);
    }
  }
  return sections.filter(
    ({ heading, passages }) =>
      passages.length > 0 || (heading !== null && heading.state !== "same"),
  );
}
