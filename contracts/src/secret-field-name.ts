/** Matches the names of secret fields, for browsers, which do not load the schemas that mark them. */
export const secretFieldName = /password|token$/i;
