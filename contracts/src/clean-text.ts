/** Invisible characters: bidi controls, zero-width spaces, Hangul fillers and other format characters. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters that look like a space but do not match `\s`, such as the blank Braille cell. */
const blank = /[\u2800\ufffc\u{1d159}]/gu;

/** Scripts that need joiners for correct spelling: Persian plurals, Indic half forms, Mongolian suffixes. */
const joining =
  /[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mong}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Syrc}\p{sc=Taml}\p{sc=Telu}]/u;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u;
const pictograph = /\p{Extended_Pictographic}/u;
/** Characters whose shape a variation selector changes; digits are included for keycap emoji. */
const varied = /[\p{Emoji}\p{Ideographic}\p{sc=Mong}\p{sc=Mymr}]/u;
const tagged = /[\u{1f3f4}\u{e0020}-\u{e007e}]/u;

/**
 * Maximum number of combining marks on one character. Tibetan and Burmese stack up to seven; higher stacks only cover
 * the lines above and below.
 */
const marksBeyondEight = /(\p{M}{8})\p{M}+/gu;

/** Returns true if an invisible character forms a visible one or an emoji with its neighbours. */
function isNeeded(mark: string, before: string, after: string): boolean {
  if (/[\u200c\u200d]/.test(mark)) {
    return joining.test(before) || (emoji.test(before) && pictograph.test(after));
  }
  return (
    (/\p{Variation_Selector}/u.test(mark) && varied.test(before)) ||
    (/[\u{e0020}-\u{e007f}]/u.test(mark) && tagged.test(before))
  );
}

/** Removes invisible characters, except joiners and selectors that scripts and emoji need. */
function withoutInvisible(text: string): string {
  return text.replace(invisible, (mark, offset: number) => {
    const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? "";
    const after = String.fromCodePoint(text.codePointAt(offset + mark.length) ?? 0);
    return isNeeded(mark, before, after) ? mark : "";
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

/** Returns the text of a form field with LF as its line breaks and spaces in place of other separators. */
export function cleanText(text: string): string {
  return cleanCharacters(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[\t\u2028\u2029]/g, " ")
    .trim();
}

/** Returns one line of text as people see it: composed, with single spaces, without invisible characters. */
export function cleanLine(text: string): string {
  return withoutInvisible(cleanText(text))
    .replace(blank, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(marksBeyondEight, "$1");
}

/** Matches a character that is not punctuation, space or mark: a name needs at least one. */
export const visibleCharacter = /[\p{L}\p{N}\p{S}]/u;
