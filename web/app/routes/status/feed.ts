import {
  cleanCharacters,
  feedSegment,
  getBrasiliaMidnight,
  incidentPath,
  statusPath,
} from "contracts";
import { Feed } from "feed";
import { readLayoutData, readServiceStatus } from "#app/cms/content-client.server.ts";
import { env } from "#app/env.server.ts";
import { getIntl } from "#app/i18n/intl.ts";
import { statusKindNames, updateStateNames } from "#app/i18n/status-names.ts";
import { localeContext } from "#app/request-context.ts";
import type { Route } from "./+types/feed";

/** Maximum number of updates in the feed, newest first. */
const maxUpdates = 50;

/** Serves the updates of incidents and maintenance as RSS, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const locale = args.context.get(localeContext);
  const [{ status }, { settings }] = await Promise.all([
    readServiceStatus(args),
    readLayoutData(args, locale),
  ]);
  const intl = getIntl(locale);
  const page = env.PUBLIC_URL + statusPath(locale);
  const feed = new Feed({
    id: page,
    link: page,
    title: `${intl.formatMessage({ id: "status.heading" })} · ${settings.brandName}`,
    description: intl.formatMessage({ id: "status.description" }, { brand: settings.brandName }),
    language: locale,
    // Date of the newest update, not of the request. Without updates: the beginning of the day.
    updated: new Date(status.updatedAt ?? getBrasiliaMidnight(status.today)),
    copyright: `© ${settings.footerYear} ${settings.brandName}`,
    feedLinks: { rss: `${page}/${feedSegment}` },
  });
  const updates = status.incidents
    .flatMap((incident) => incident.updates.map((update) => ({ ...update, incident })))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxUpdates);
  for (const { id, at, state, text, incident } of updates) {
    const kind = intl.formatMessage({ id: statusKindNames[incident.kind] });
    const link = `${env.PUBLIC_URL}${incidentPath(locale, incident.id)}#${id}`;
    feed.addItem({
      id: link,
      link,
      title: `${kind} (${intl.formatMessage({ id: updateStateNames[state] })}): ${incident.title.text}`,
      description: text.text,
      date: new Date(at),
    });
  }
  return new Response(cleanCharacters(feed.rss2()), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "no-cache" },
  });
}
