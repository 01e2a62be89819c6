/**
 * Drafts are saved while an editor types, so that a crashed tab or another language loses nothing;
 * visitors see what is published. In milliseconds after the last change.
 */
export const autosaved = { autosave: { interval: 800 } } as const;
