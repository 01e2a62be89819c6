import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Returns a failed test with the first lines of its error, indented. */
function describeFailure(test: string, error = ""): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("at "));
  return [test, ...lines.slice(0, 6).map((line) => `  ${line.slice(0, 200)}`)].join("\n    ");
}

/** Lists the failed tests of a JSON report of Vitest, with their files and errors. */
export function listVitestFailures(report: string): string[] {
  const { testResults }: VitestReport = JSON.parse(report);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length > 0) {
      return failed.map(({ fullName, failureMessages }) =>
        describeFailure(`${file}: ${fullName}`, failureMessages?.[0]),
      );
    }
    return status === "failed" ? [describeFailure(`${file}: the file does not load`, message)] : [];
  });
}

interface PlaywrightSpec {
  title: string;
  file: string;
  ok: boolean;
  tests?: { results: { errors: { message?: string }[] }[] }[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

function errorOf({ tests = [] }: PlaywrightSpec): string | undefined {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return errors.map(({ message = "" }) => message).join("\n");
}

/** Lists the failed tests of a JSON report of Playwright, with their files and errors. */
export function listPlaywrightFailures(report: string): string[] {
  const listOfSuite = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => describeFailure(`${spec.file}: ${spec.title}`, errorOf(spec))),
    ...suites.flatMap(listOfSuite),
  ];
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(report);
  return suites.flatMap(listOfSuite);
}
