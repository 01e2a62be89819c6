/**
 * Matches the names of secret fields. Browsers use this pattern, because they do not load the schemas that mark secret
 * fields (secret.ts).
 */
export const secretFieldNamePattern = /password|token$|^(?:passkey|secondFactorCode)$/i;
