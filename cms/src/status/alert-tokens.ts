import { type Locale, type StatusAlertAct, statusAlertActPath, statusApi } from "contracts";
import { env } from "../ground/env.ts";
import { openText, sealText } from "../ground/sealed-text.ts";

/** What a letter's link lets whoever has it do with one subscription, and nothing else. */
function sealOf(act: StatusAlertAct) {
  return { secret: env.PAYLOAD_SECRET, purpose: `status-${act}` };
}

function alertToken(subscriberId: string, act: StatusAlertAct): string {
  // Hexadecimal: a token is part of a page's address, which is in lower case.
  return sealText(subscriberId, sealOf(act)).toString("hex");
}

/** The subscription that a token of ours is of. */
export function subscriberOf(token: string, act: StatusAlertAct): string | undefined {
  const bytes = Buffer.from(token, "hex");
  return bytes.length * 2 === token.length ? openText(bytes, sealOf(act)) : undefined;
}

interface Subscriber {
  id: string;
  locale: Locale;
}

/** The page that asks whether to do it. */
export function alertPageUrl({ id, locale }: Subscriber, act: StatusAlertAct): string {
  return env.PUBLIC_URL + statusAlertActPath(locale, act, alertToken(id, act));
}

/** For the List-Unsubscribe header of a mail: one POST ends the subscription. */
export function leaveUrl({ id }: Pick<Subscriber, "id">): string {
  return `${env.PUBLIC_URL}${statusApi.leave}/${alertToken(id, "leave")}`;
}
