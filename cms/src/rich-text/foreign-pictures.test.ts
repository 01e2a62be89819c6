import { describe, expect, it } from "vitest";
import { withoutForeignPictures } from "./foreign-pictures.ts";

const upload = (data: object) => ({ type: "upload", version: 3, id: "1", ...data });
const pasted = (src?: string) => upload({ pending: { formID: "2", src } });
const chosen = upload({ relationTo: "media", value: "3" });
const paragraph = { type: "paragraph", children: [{ type: "text", text: "Servidores" }] };
const stateOf = (...children: object[]) => ({ root: { type: "root", children } });

describe("withoutForeignPictures", () => {
  it.each([
    "https://lh7-rt.googleusercontent.com/docsz/foto",
    "data:image/png;base64,AAAA",
    "file:///C:/Temp/image001.png",
    "/wp-content/uploads/foto.jpg",
    "",
    undefined,
  ])("removes an image with the URL %j", (src) => {
    expect(withoutForeignPictures(stateOf(paragraph, pasted(src), chosen))).toEqual(
      stateOf(paragraph, chosen),
    );
  });

  it("leaves an empty paragraph if it removes everything", () => {
    const cell = (child: object) => ({ type: "tablecell", children: [child] });
    const row = (child: object) => ({ type: "tablerow", children: [cell(child)] });
    const empty = expect.objectContaining({ type: "paragraph", children: [] });
    expect(withoutForeignPictures(stateOf(pasted("https://example.com/a.png")))).toEqual(
      stateOf(empty),
    );
    expect(withoutForeignPictures(stateOf(row(pasted("https://example.com/a.png"))))).toEqual(
      stateOf(row(empty)),
    );
  });

  it("keeps images of the library, and uploads that are not finished", () => {
    const state = stateOf(paragraph, chosen, pasted("blob:https://example.com/1"));
    expect(withoutForeignPictures(state)).toBe(state);
  });

  it.each([null, undefined, "text", {}, { root: null }])(
    "returns a value without editor content unchanged: %j",
    (state) => {
      expect(withoutForeignPictures(state)).toBe(state);
    },
  );
});
