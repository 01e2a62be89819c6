/** The link's token must not reach another site. Without any referrer, forms would name no origin. */
export function noReferrer() {
  return { "referrer-policy": "same-origin" };
}
