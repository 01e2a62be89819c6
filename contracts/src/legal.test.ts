import { describe, expect, it } from "vitest";
import { legalChangesPath, legalVersionPath, splitLegalPath } from "./legal.ts";

describe("splitLegalPath", () => {
  it("parses the path of a version and the path of its comparison with the previous version", () => {
    for (const document of ["/politica-de-privacidade", "/en/privacy-policy", "/es/politica"]) {
      const day = "2026-11-22";
      const versionPath = legalVersionPath(document, day);
      expect(splitLegalPath(versionPath)).toEqual({
        document,
        rest: `/${day}`,
        effectiveOn: day,
        isChanges: false,
      });
      const {
        document: of,
        effectiveOn,
        isChanges,
      } = splitLegalPath(legalChangesPath(document, day));
      expect({ of, effectiveOn, isChanges }).toEqual({
        of: document,
        effectiveOn: day,
        isChanges: true,
      });
    }
  });

  it.each([
    "/politica-de-privacidade",
    "/politica/2026-02-30",
    "/politica/2026-13-01",
    "/politica/20261122",
    "/2026-11-22",
    "/en/privacy-policy/2026-11-22/mudancas",
    "/",
  ])("returns no version for the path %s", (path) => {
    expect(splitLegalPath(path)).toEqual({ document: path, rest: "", isChanges: false });
  });
});
