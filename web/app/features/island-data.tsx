const selector = "script[type='application/json']";

/** Embeds the data of an island, so that its script renders the same content as the server. */
export function IslandData({ data }: { data: unknown }) {
  // Escapes `<`, which could end the element early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which no browser runs
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Reads the embedded data in the browser; undefined if the island has no data. */
export function readIslandData<T>(island: HTMLElement): T | undefined {
  const json = island.querySelector(selector)?.textContent;
  return json ? (JSON.parse(json) as T) : undefined;
}
