import { z } from "zod";
/** Invisible characters: bidi controls, zero-width spaces, Hangul fillers and other format characters. */
export const invisibleCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters that look like a space but are not matched by `\s`, such as the blank Braille cell. */
const blankCharacters = /[\u2800\ufffc\u{1d159}]/gu;

/**
 * Matches letters of scripts that need joiners for correct spelling: Persian plurals, Indic half forms, Mongolian
 * suffixes.
 */
const scriptWithJoiners =
  /[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mong}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Syrc}\p{sc=Taml}\p{sc=Telu}]/u;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u;
const pictograph = /\p{Extended_Pictographic}/u;
/** Matches characters whose shape a variation selector changes, including digits (keycap emoji). */
const characterWithVariants = /[\p{Emoji}\p{Ideographic}\p{sc=Mong}\p{sc=Mymr}]/u;
/** Matches the black flag and tag characters, which may precede a tag character in a flag emoji. */
const tagSequence = /[\u{1f3f4}\u{e0020}-\u{e007e}]/u;

/**
 * Matches more than eight combining marks on one character, and captures the first eight. Tibetan and Burmese stack up
 * to seven; higher stacks only cover the lines above and below.
 */
const excessMarks = /(\p{M}{8})\p{M}+/gu;

/** Returns true if an invisible character changes how the character before or after it looks, as in an emoji. */
function isPartOfVisibleCharacter(mark: string, before: string, after: string): boolean {
  if (/[\u200c\u200d]/.test(mark)) {
    return scriptWithJoiners.test(before) || (emoji.test(before) && pictograph.test(after));
  }
  return (
    (/\p{Variation_Selector}/u.test(mark) && characterWithVariants.test(before)) ||
    (/[\u{e0020}-\u{e007f}]/u.test(mark) && tagSequence.test(before))
  );
}

/** Removes invisible characters, except joiners and selectors that scripts and emoji need. */
function removeInvisible(text: string): string {
  return text.replace(invisibleCharacters, (mark, offset: number) => {
    const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? "";
    const after = String.fromCodePoint(text.codePointAt(offset + mark.length) ?? 0);
    return isPartOfVisibleCharacter(mark, before, after) ? mark : "";
  });
}

/**
 * Removes characters that XML 1.0 and HTML forbid: control characters except tab and line breaks, and noncharacters
 * such as U+FFFE. Vertical tab, form feed and NEL become spaces, because they separate words.
 */
export function cleanCharacters(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, " ")
    .replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, "")
    .toWellFormed();
}

/** Cleans the text of a multi-line form field: line breaks become LF, other separators become spaces. */
export function cleanText(text: string): string {
  return cleanCharacters(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[\t\u2028\u2029]/g, " ")
    .trim();
}

/**
 * Cleans the text of a single-line form field: composes characters (NFC), and removes invisible characters and repeated
 * spaces.
 */
export function cleanLine(text: string): string {
  return removeInvisible(cleanText(text))
    .replace(blankCharacters, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(excessMarks, "$1");
}

/** Matches a letter, digit or symbol; a name needs at least one. */
export const visibleCharacterPattern = /[\p{L}\p{N}\p{S}]/u;

const maxLineLength = 200;

/** One line of text. Removes line breaks, because a line break could inject an e-mail header. */
export const singleLineText = z.string().max(maxLineLength).transform(cleanLine);
