import { helpPath } from "./help-paths.ts";

/** Files of the editors' guide by language, relative to docs/. */
export const guideFiles = { pt: "pt-BR/editores.md", en: "editors.md" } as const;

export type GuideLanguage = keyof typeof guideFiles;

/** Size of the guide's pictures in pixels (the viewport of tests/docs-pictures.ts). */
export const guidePictureSize = { width: 1280, height: 800 };

/** Returns the path of the screen that shows the guide in a language, whatever the language of the screens is. */
export function guidePath(language: GuideLanguage): string {
  return `${helpPath}?guide=${language}`;
}

/** Returns the last segment of a path. */
export function fileName(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/**
 * Converts a link of the guide to one on the screen; returns undefined for links to other files of the repository,
 * which the screen cannot show.
 */
export function guideHref(href: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) {
    return href;
  }
  const [file = "", anchor] = href.split("#");
  for (const language of ["pt", "en"] as const) {
    if (fileName(file) === fileName(guideFiles[language])) {
      return `${guidePath(language)}${anchor ? `#${anchor}` : ""}`;
    }
  }
  return undefined;
}
