import { setTimeout as delay } from "node:timers/promises";
import { queryDatabase } from "./docker.ts";
import { type LoadAttempt, type PublishingEditor, VisitorLoad } from "./load.ts";
import { logInAdministrator } from "./staff.ts";

export interface Fault {
  name: string;
  /** Duration of the fault in seconds. */
  durationSeconds: number;
  begin: () => Promise<unknown>;
  end: () => Promise<unknown>;
}

export const doNothing = async () => {};

const site = process.env.SITE ?? "http://localhost";

const columnHeadings = [
  "Fault",
  "Requests",
  "Pages failed",
  "Contacts rejected",
  "Logins failed",
  "Editor's calls failed",
  "Sessions ended",
  "Seconds with a failure",
  "Acknowledged contacts and publishes lost",
  "Contacts stored twice",
];
/** Creates a page and an editor; only this load publishes the page. */
async function openEditor(): Promise<PublishingEditor> {
  const { api, account } = await logInAdministrator(site);
  const slug = `fault-${Date.now()}`;
  const hero = { blockType: "hero", heading: slug, lede: slug };
  const { id } = await api.create("pages", {
    title: slug,
    slug,
    description: slug,
    blocks: [hero],
  });
  return { api, account, pageId: id, slug };
}

/** Returns a table row with what visitors notice of a fault. */
async function measureFault(
  { name, durationSeconds, begin, end }: Fault,
  untilHealthy: () => Promise<void>,
): Promise<string> {
  await untilHealthy();
  const editor = await openEditor();
  const load = new VisitorLoad(site, editor);
  await delay(2_000);
  await begin();
  await delay(durationSeconds * 1_000);
  await end();
  await untilHealthy();
  await delay(2_000);
  await load.stop();

  const failed = load.attempts.filter(({ failure }) => failure !== undefined);
  printFailures(failed);
  const of = (kind: string) => failed.filter((attempt) => attempt.kind === kind).length;
  const seconds = new Set(failed.map(({ at }) => Math.floor(at / 1_000))).size;
  const stored = await queryDatabase("select id from leads where email like 'fault-%'");
  const unique = new Set(stored);
  const [live] = await queryDatabase(
    `select description from pages_locales where _parent_id = '${editor.pageId}' and _locale = 'pt-BR'`,
  );
  const isPublishLost = ![editor.slug, ...load.published].includes(live ?? "");
  await editor.api.remove("pages", editor.pageId);
  const lostLeads = load.acknowledged.filter((id) => !unique.has(id));
  if (isPublishLost || lostLeads.length > 0) {
    // A failed publish may still be executed after a later, confirmed one, and then replaces it.
    const publishDetails = isPublishLost ? { live, publishAttempts: load.publishAttempts } : {};
    console.error("lost:", { lostLeads, ...publishDetails });
  }
  const lost = lostLeads.length + Number(isPublishLost);
  const emails = await queryDatabase(
    "select email from leads where email like 'fault-%' group by email having count(*) > 1",
  );
  const { length } = load.attempts;
  const cells = [
    name,
    length,
    of("page"),
    of("lead"),
    of("login"),
    of("session") + of("publish"),
    load.sessionsEnded,
    seconds,
    lost,
    emails.length,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Prints the failures by kind to stderr, so that stdout contains only the table. */
function printFailures(failed: readonly LoadAttempt[]): void {
  const counts = new Map<string, number>();
  for (const { kind, failure } of failed) {
    counts.set(`${kind} ${failure}`, (counts.get(`${kind} ${failure}`) ?? 0) + 1);
  }
  if (counts.size > 0) {
    console.error([...counts].map(([what, times]) => `${what}: ${times}`).join(", "));
  }
}

/** Runs the faults one after the other, and prints their table. */
export async function runFaults(
  faults: readonly Fault[],
  untilHealthy: () => Promise<void>,
): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 10)}\n`);
  console.log(`| ${columnHeadings.join(" | ")} |`);
  console.log(`| ${columnHeadings.map(() => "---").join(" | ")} |`);
  for (const fault of faults) {
    console.log(await measureFault(fault, untilHealthy));
  }
}
