const selector = "script[type='application/json']";

/** Beside what the server drew of an island: the data its script draws the same from. */
export function IslandData({ data }: { data: unknown }) {
  // `<` could end the element early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which no browser runs
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** That data in the browser; undefined when the island has none. */
export function readIslandData<T>(island: HTMLElement): T | undefined {
  const json = island.querySelector(selector)?.textContent;
  return json ? (JSON.parse(json) as T) : undefined;
}
