import { helpPath } from "./help-paths.ts";

/** Files of the editors' guide by language, relative to docs/. */
export const guideFiles = { pt: "pt-BR/editores.md", en: "editors.md" } as const;

export type GuideLanguage = keyof typeof guideFiles;

/** Size of the guide's pictures in pixels (the viewport of tests/docs-pictures.ts). */
export const guidePictureSize = { width: 1280, height: 800 };

/** Returns the path of the screen that shows the guide in this language, regardless of the language of the screens. */
export function getGuidePath(language: GuideLanguage): string {
  return `${helpPath}?guide=${language}`;
}

/** Returns the last segment of a path. */
export function getFileName(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/**
 * Converts a link in the guide to a link on the help screen. Returns undefined for a link to another file of the
 * repository, because the screen cannot show the file.
 */
export function toHelpScreenHref(href: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) {
    return href;
  }
  const [file = "", anchor] = href.split("#");
  for (const language of ["pt", "en"] as const) {
    if (getFileName(file) === getFileName(guideFiles[language])) {
      return `${getGuidePath(language)}${anchor ? `#${anchor}` : ""}`;
    }
  }
  return undefined;
}
