import { contentApi } from "contracts";
import type { Instance } from "../support/instance.ts";
import { findProcessByScript, listDescendants } from "../support/processes.ts";
import { type RequestFlood, readCpuMs, sendRequestFlood } from "./cost.ts";
import { residentMegabytes } from "./memory.ts";

/**
 * Measures the CPU time of responses that are computed for each request. Other work on the machine does not affect CPU
 * time.
 */

const resolve = (path: string) => () => `${contentApi.resolve}?path=${path}`;
const query = (index: number) =>
  `/precos?vcpus=${1 + (index % 80)}&ram=${2 + 2 * (index % 160)}&storage=${50 + 50 * (index % 39)}`;
const unknownPath = (index: number) => `/nao-existe-${index}`;

const cachedPages = ["/", "/blog", "/en/about"];
const mixedRequestCount = 200_000;

function verdict(isMet: boolean): string {
  return isMet ? "met" : "MISSED";
}

export async function measureUncachedPages({ pid, port, cmsPort }: Instance): Promise<void> {
  const web = findProcessByScript(listDescendants(pid), "web/server/index.ts");
  const cms = findProcessByScript(listDescendants(pid), "cms/server.ts");
  const cost = async (measured: number, requests: RequestFlood): Promise<number> => {
    await sendRequestFlood({ ...requests, count: requests.count / 2 });
    const before = readCpuMs(measured);
    await sendRequestFlood(requests);
    return (readCpuMs(measured) - before) / requests.count;
  };

  console.log("\nThe content API, CPU of each answer (targets: 15 ms, 3 ms for an unknown path)");
  const requests = [
    ["shell", () => `${contentApi.shell}?locale=pt-BR`, 15],
    ["home", resolve("/"), 15],
    ["calculator", resolve("/precos"), 15],
    ["list of articles", resolve("/blog"), 15],
    ["article", resolve("/blog/escolher-provedor-cloud-computing-brasil"), 15],
    ["nothing", resolve("/nao-existe"), 3],
  ] as const;
  // Warms up the JIT compiler; otherwise the first measurement would include the compilation of shared code.
  for (const [, pathOf] of requests) {
    await sendRequestFlood({ port: cmsPort, pathOf, count: 1_500 });
  }
  for (const [name, pathOf, bound] of requests) {
    const ms = await cost(cms, { port: cmsPort, pathOf, count: 400 });
    console.log(`  ${name.padEnd(17)} ${ms.toFixed(2)} ms: ${verdict(ms <= bound)}`);
  }

  console.log("\nA request to the site, CPU of web, and as often as a kept page costs it");
  const cachedMs = await cost(web, { port, pathOf: () => "/", count: 4_000 });
  console.log(`  a kept page       ${cachedMs.toFixed(3)} ms`);
  for (const [name, pathOf, count] of [
    ["unknown address", unknownPath, 4_000],
    ["calculator's query", query, 400],
  ] as const) {
    const before = readCpuMs(cms);
    const ms = await cost(web, { port, pathOf, count });
    const cmsMs = (readCpuMs(cms) - before) / (1.5 * count);
    console.log(
      `  ${name.padEnd(17)} ${ms.toFixed(3)} ms, ${(ms / cachedMs).toFixed(1)} times, and ${cmsMs.toFixed(3)} ms of the CMS`,
    );
  }

  // One request in fifty needs a render, and half of the other requests are for unknown paths.
  const pathOf = (index: number) => {
    if (index % 50 === 0) {
      return query(index);
    }
    return index % 2 === 0 ? unknownPath(index) : (cachedPages[index % cachedPages.length] ?? "/");
  };
  await sendRequestFlood({ port, pathOf, count: mixedRequestCount });
  console.log(
    `\nResident after ${mixedRequestCount} mixed requests (targets: web 200 MB, CMS 450 MB)`,
  );
  for (const [name, process, bound] of [
    ["web", web, 200],
    ["CMS", cms, 450],
  ] as const) {
    const megabytes = residentMegabytes(process);
    console.log(`  ${name}  ${megabytes.toFixed(0)} MB: ${verdict(megabytes <= bound)}`);
  }
}
