/**
 * Matches the names of secret fields, for browsers, which do not load the schemas in which fields are marked
 * (secret.ts).
 */
export const secretFieldName = /password|token$/i;
