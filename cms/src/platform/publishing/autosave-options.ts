/**
 * Autosaves drafts `interval` ms after the last change, so that no text is lost if a tab crashes or the user changes
 * the language. Visitors still see the published version.
 */
export const autosaveOptions = { autosave: { interval: 800 } } as const;

/**
 * Locks a document for 30 s after its editor's last keystroke, instead of Payload's 5 minutes. Each save of a draft
 * releases the lock, but a validation that is still running when the form is left may create the lock again.
 */
export const autosaveLockOptions = { duration: 30 } as const;
