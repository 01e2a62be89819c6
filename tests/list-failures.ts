import { relative } from "node:path";

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Lists the failed tests of a JSON report of Vitest, with their files. */
export function listVitestFailures(report: string): string[] {
  const { testResults }: VitestReport = JSON.parse(report);
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length > 0) {
      return failed.map(({ fullName }) => `${file}: ${fullName}`);
    }
    return status === "failed" ? [`${file}: the file does not load`] : [];
  });
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** Lists the failed tests of a JSON report of Playwright, with their files. */
export function listPlaywrightFailures(report: string): string[] {
  const listOfSuite = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(listOfSuite),
  ];
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(report);
  return suites.flatMap(listOfSuite);
}
