/** A message catalogue without the messages of account pages (web/vite/precompile-messages.ts). */
declare module "*.json?site" {
  const messages: unknown;
  export default messages;
}

declare module "*?worker&url" {
  const url: string;
  export default url;
}
