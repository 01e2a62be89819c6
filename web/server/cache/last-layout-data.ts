import { readFile, rename, writeFile } from "node:fs/promises";
import { contentApi, locales, shellResponse } from "contracts";
import { z } from "zod";

/** Maximum size of a logo, in bytes, to embed into each error page. The page only links to a larger logo. */
const maxLogoBytes = 64 * 1024;

const responseWithLogo = z.looseObject({
  settings: z.looseObject({ logo: z.looseObject({ url: z.string() }) }),
});

interface LastLayoutDataOptions {
  /** Path in the data directory, which processes may share. */
  file: string;
  /** Requests a path of the CMS. */
  fetchCms: (path: string) => Promise<Response>;
  warn?: (line: string) => void;
}

/**
 * Stores the last known settings and navigation of each language, of any age, for the pages that report an outage. Also
 * saves them on disk, for a process that starts while the CMS is down.
 */
export class LastLayoutData {
  readonly #options: LastLayoutDataOptions;
  readonly #responses = new Map<string, unknown>();
  #writing: Promise<void> = Promise.resolve();
  #hasFailed = false;

  private constructor(options: LastLayoutDataOptions) {
    this.#options = options;
  }

  static async open(options: LastLayoutDataOptions): Promise<LastLayoutData> {
    const last = new LastLayoutData(options);
    const text = await readFile(options.file, "utf8").catch(() => "{}");
    try {
      const saved = z.record(z.string(), shellResponse).parse(JSON.parse(text));
      for (const [path, response] of Object.entries(saved)) {
        last.#responses.set(path, response);
      }
    } catch {
      // Ignores a file of an earlier build and a truncated file; the next response of the CMS replaces the file.
    }
    return last;
  }

  /** Returns the last response of a content API path. */
  read(path: string): unknown {
    return this.#responses.get(path);
  }

  /** Saves a response. The disk is written in the background, so no request waits for it. */
  save(path: string, response: unknown): void {
    if (!path.startsWith(contentApi.shell)) {
      return;
    }
    this.#responses.set(path, response);
    this.#writing = this.#writing.then(async () => {
      try {
        this.#responses.set(path, await this.#withOwnLogo(response));
        await this.#readMissing();
        await this.#write();
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  /** Resolves when all saved responses are on disk. */
  flushed(): Promise<void> {
    return this.#writing;
  }

  /**
   * Loads the languages that nobody has requested yet, because their first request may come during
   * an outage.
   */
  async #readMissing(): Promise<void> {
    for (const locale of locales) {
      const path = `${contentApi.shell}?locale=${locale}`;
      const response = this.#responses.has(path)
        ? undefined
        : await this.#options.fetchCms(path).catch(() => undefined);
      const shell = shellResponse.safeParse(response?.ok ? await response.json() : undefined);
      if (shell.success) {
        this.#responses.set(path, await this.#withOwnLogo(shell.data));
      }
    }
  }

  /** Embeds the logo as a data URL, because the CMS, which serves the logo, may be down when the page is shown. */
  async #withOwnLogo(response: unknown): Promise<unknown> {
    const parsedResponse = responseWithLogo.safeParse(response);
    if (!parsedResponse.success) {
      return response;
    }
    const { settings } = parsedResponse.data;
    const file = await this.#options.fetchCms(settings.logo.url).catch(() => undefined);
    const type = file?.headers.get("content-type") ?? "";
    const bytes = file?.ok ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    if (!type.startsWith("image/") || bytes.length === 0 || bytes.length > maxLogoBytes) {
      return response;
    }
    const logo = { ...settings.logo, url: `data:${type};base64,${bytes.toString("base64")}` };
    return { ...parsedResponse.data, settings: { ...settings, logo } };
  }

  async #write(): Promise<void> {
    const { file } = this.#options;
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, JSON.stringify(Object.fromEntries(this.#responses)));
    await rename(temporary, file);
  }

  /** Logs the first failure. A full or read-only disk disables only this fallback. */
  #fail(error: unknown): void {
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      const reason = error instanceof Error ? error.message : String(error);
      (this.#options.warn ?? console.warn)(`Site settings are not kept on disk: ${reason}`);
    }
  }
}
