import { readFile, rename, writeFile } from "node:fs/promises";
import { contentApi, locales, shellResponse } from "contracts";
import { z } from "zod";

/** A logo that is larger stays where it is: this one is written into each page that says we are away. */
const maxLogoBytes = 64 * 1024;

const withLogo = z.looseObject({
  settings: z.looseObject({ logo: z.looseObject({ url: z.string() }) }),
});

interface LastShellsOptions {
  /** Of the data directory; processes may share it. */
  file: string;
  /** Asks the CMS. */
  fetchCms: (path: string) => Promise<Response>;
  warn?: (line: string) => void;
}

/**
 * Settings and navigation of each language as they were last read, however long ago: what a visitor is
 * told with that we are away. On disk too, for a process that starts while the CMS is.
 */
export class LastShells {
  readonly #options: LastShellsOptions;
  readonly #answers = new Map<string, unknown>();
  #writing: Promise<void> = Promise.resolve();
  #hasFailed = false;

  private constructor(options: LastShellsOptions) {
    this.#options = options;
  }

  static async open(options: LastShellsOptions): Promise<LastShells> {
    const last = new LastShells(options);
    const text = await readFile(options.file, "utf8").catch(() => "{}");
    try {
      const kept = z.record(z.string(), shellResponse).parse(JSON.parse(text));
      for (const [path, answer] of Object.entries(kept)) {
        last.#answers.set(path, answer);
      }
    } catch {
      // Of an earlier build, or cut short: the next reading of the CMS takes its place.
    }
    return last;
  }

  /** What was last read at a path of the content API. */
  read(path: string): unknown {
    return this.#answers.get(path);
  }

  /** Goes on in the background: nobody waits for the disk. */
  keep(path: string, answer: unknown): void {
    if (!path.startsWith(contentApi.shell)) {
      return;
    }
    this.#answers.set(path, answer);
    this.#writing = this.#writing.then(async () => {
      try {
        this.#answers.set(path, await this.#withOwnLogo(answer));
        await this.#readMissing();
        await this.#write();
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  /** Resolves when what was kept until now is on disk. */
  settled(): Promise<void> {
    return this.#writing;
  }

  /** Languages that nobody has asked for yet: they may be asked for first when the CMS is away. */
  async #readMissing(): Promise<void> {
    for (const locale of locales) {
      const path = `${contentApi.shell}?locale=${locale}`;
      const answer = this.#answers.has(path)
        ? undefined
        : await this.#options.fetchCms(path).catch(() => undefined);
      const shell = shellResponse.safeParse(answer?.ok ? await answer.json() : undefined);
      if (shell.success) {
        this.#answers.set(path, await this.#withOwnLogo(shell.data));
      }
    }
  }

  /** The CMS holds the logo as well: it becomes part of what is kept. */
  async #withOwnLogo(answer: unknown): Promise<unknown> {
    const known = withLogo.safeParse(answer);
    if (!known.success) {
      return answer;
    }
    const { settings } = known.data;
    const file = await this.#options.fetchCms(settings.logo.url).catch(() => undefined);
    const type = file?.headers.get("content-type") ?? "";
    const bytes = file?.ok ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    if (!type.startsWith("image/") || bytes.length === 0 || bytes.length > maxLogoBytes) {
      return answer;
    }
    const logo = { ...settings.logo, url: `data:${type};base64,${bytes.toString("base64")}` };
    return { ...known.data, settings: { ...settings, logo } };
  }

  async #write(): Promise<void> {
    const { file } = this.#options;
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, JSON.stringify(Object.fromEntries(this.#answers)));
    await rename(temporary, file);
  }

  /** A full or read-only disk costs what it would have saved, and nothing else; said once. */
  #fail(error: unknown): void {
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      const reason = error instanceof Error ? error.message : String(error);
      (this.#options.warn ?? console.warn)(`Site settings are not kept on disk: ${reason}`);
    }
  }
}
