import { setTimeout as delay } from "node:timers/promises";
import { contentApi } from "contracts";
import { withDatabase } from "../support/database.ts";
import type { Instance } from "../support/instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import { quantile } from "./quantile.ts";

/** Contacts of a hostile sender. Each message contains the maximum number of line breaks. */
const contacts = 20_000;
const lineBreaks = 10_000;

async function storeContacts(instance: Instance): Promise<void> {
  await withDatabase(instance, async (client) => {
    await client.query(
      `insert into leads (id, state, kind, locale, name, email, message, created_at, updated_at)
       select gen_random_uuid(), 'new', 'contact', 'pt-BR', 'Ana', 'ana@example.com',
         repeat(E'\\n', $2), now() - n * interval '1 second', now()
       from generate_series(1, $1) n`,
      [contacts, lineBreaks],
    );
  });
}

/** Calls the CMS repeatedly until the work is done; returns the durations in ms, sorted. */
async function callsDuring({ cmsPort }: Instance, work: Promise<unknown>): Promise<number[]> {
  let isWorking = true;
  const done = work.finally(() => {
    isWorking = false;
  });
  const times: number[] = [];
  while (isWorking) {
    const startedAt = performance.now();
    await (await fetch(`http://127.0.0.1:${cmsPort}${contentApi.catalogue}`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await delay(20);
  }
  await done;
  return times.toSorted((a, b) => a - b);
}

function formatTimes(times: number[]): string {
  const [half, most, all] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  return `p50 ${half} ms, p99 ${most} ms, longest ${all} ms`;
}

/**
 * Measures the export of all leads, and other calls of the CMS during the export. The instance must have this
 * administrator.
 */
export async function measureLeadExport(
  instance: Instance,
  administrator: Parameters<typeof StaffApi.logIn>[1],
): Promise<void> {
  await storeContacts(instance);
  const staff = await StaffApi.logIn(instance, administrator);
  const withoutExport = await callsDuring(instance, delay(3_000));
  let bytes = 0;
  const startedAt = performance.now();
  const duringExport = await callsDuring(
    instance,
    (async () => {
      const file = await staff.call("GET", "/leads/export");
      for await (const part of file.body ?? []) {
        bytes += part.byteLength;
      }
    })(),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`\nExport of ${contacts} leads with ${lineBreaks} line breaks each`);
  console.log(`  ${(bytes / 1_000_000).toFixed(0)} MB in ${seconds.toFixed(1)} s`);
  console.log(
    `  others' calls meanwhile  ${formatTimes(duringExport)} (alone ${formatTimes(withoutExport)})`,
  );
}
