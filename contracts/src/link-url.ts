/** Whether the site makes a link of an address in running text; others are shown as plain words. */
export function isFollowableUrl(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url);
}

/** Adds `https://` to a bare domain ("example.com/x", "//example.com"); other texts stay as they are. */
export function completeUrl(text: string): string {
  const url = text.trim();
  const [host = ""] = url.replace(/^\/\//, "").split(/[/?#]/, 1);
  const isDomain = /^[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}[\p{L}\p{N}-]+(?::\d+)?$/u.test(host);
  return isDomain ? `https://${url.replace(/^\/\//, "")}` : url;
}
