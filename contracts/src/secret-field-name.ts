/** Matches names of secret fields, for browsers: they do not load the schemas that mark them (secret.ts). */
export const secretFieldName = /password|token$/i;
