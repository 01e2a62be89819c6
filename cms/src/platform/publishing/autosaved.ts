/**
 * Autosaves drafts, so that a crashed tab or a language change loses nothing; visitors see the published version. The
 * interval is in ms after the last change.
 */
export const autosaved = { autosave: { interval: 800 } } as const;
