import { expect, it } from "vitest";
import { cleanCharacters } from "./clean-characters.ts";

it.each([
  ["line\u000Bbreak of a slide", "line break of a slide"],
  ["page\fbreak", "page break"],
  ["\u0000\u0008\u001B\u001F\u007F\u0086\u009F", ""],
  ["\uFFFE\uFFFF\uFDD0\u{1FFFE}\u{10FFFF}", ""],
])("removes control characters and noncharacters: %j", (text, clean) => {
  expect(cleanCharacters(text)).toBe(clean);
});

it("keeps everything else", () => {
  const text = "a\tb\r\nc\u2028 ]]> </script> & 👩‍🚀 \u202E \uFFFD \u00AD é e\u0301";
  expect(cleanCharacters(text)).toBe(text);
});
