/**
 * Autosaves drafts, so that no text is lost if a tab crashes or the language changes; visitors still see the
 * published version. The interval is in ms after the last change.
 */
export const autosaved = { autosave: { interval: 800 } } as const;
