import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { adminApi, leadResponse, leadsApi } from "contracts";
import type { StaffApi } from "../support/staff-api.ts";
import type { StaffCredentials } from "./staff.ts";

const paths = ["/", "/en", "/es", "/blog", "/en/blog", "/contato", "/precos", "/precos?term=12"];
const timeoutMs = 15_000;

export interface LoadAttempt {
  /** Time at which the attempt started, in ms since the epoch. */
  at: number;
  kind: "page" | "lead" | "login" | "session" | "publish";
  /** Status or error code of a failed attempt. */
  failure: string | undefined;
}

/** Returns the code or name of a connection error. */
function errorName(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && "code" in cause ? String(cause.code) : name;
}

/** An administrator who publishes one page repeatedly while visitors use the site. */
export interface PublishingEditor {
  api: StaffApi;
  account: StaffCredentials;
  pageId: string;
  slug: string;
}

/**
 * A steady load of requests for pages, quotes, contacts and logins, each from another visitor, and of publishes by one
 * editor. The load runs until `stop` is called.
 */
export class VisitorLoad {
  readonly attempts: LoadAttempt[] = [];
  /** Ids of the leads for which the site confirmed the storage. */
  readonly acknowledged: string[] = [];
  /** All attempts to publish, in order. */
  readonly publishAttempts: { description: string; isConfirmed: boolean }[] = [];
  /** Number of 401 responses to the editor. */
  sessionsEnded = 0;
  readonly #site: string;
  readonly #stopping = new AbortController();
  readonly #running: Promise<unknown>;
  #visitors = 0;
  #pages = 0;

  constructor(
    site: string,
    editor: PublishingEditor,
    { pagesPerSecond = 10, leadsPerSecond = 2 } = {},
  ) {
    this.#site = site;
    this.#running = Promise.all([
      this.#repeat(1_000 / pagesPerSecond, () => this.#requestPage()),
      this.#repeat(1_000 / leadsPerSecond, () => this.#sendLead()),
      this.#repeat(1_000, () => this.#checkSession(editor)),
      this.#repeat(2_000, () => this.#logIn(editor)),
      this.#sequentially(() => this.#publish(editor)),
    ]);
  }

  /**
   * Descriptions that the page may show: the description of the last confirmed publish, and the descriptions of later
   * attempts.
   */
  get published(): string[] {
    const lastConfirmed = this.publishAttempts.findLastIndex(({ isConfirmed }) => isConfirmed);
    return this.publishAttempts
      .slice(Math.max(lastConfirmed, 0))
      .map(({ description }) => description);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Starts `task` at a steady rate, whether or not earlier calls have finished. */
  async #repeat(pauseMs: number, task: () => Promise<void>): Promise<void> {
    const open = new Set<Promise<void>>();
    while (!this.#stopping.signal.aborted) {
      const running = task().finally(() => open.delete(running));
      open.add(running);
      await delay(pauseMs);
    }
    await Promise.all(open);
  }

  /** Runs `task` repeatedly and one call at a time, because two concurrent saves of one editor are rejected. */
  async #sequentially(task: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await task();
      await delay(1_000);
    }
  }

  #checkSession({ api }: PublishingEditor): Promise<void> {
    return this.#attempt("session", async () => {
      const { status, body } = await api.call(
        "GET",
        adminApi.verify.replace("/api", ""),
        undefined,
        AbortSignal.timeout(timeoutMs),
      );
      await body?.cancel();
      this.sessionsEnded += status === 401 ? 1 : 0;
      return [status < 500, status];
    });
  }

  /**
   * Logs in, and then out again: an account has a maximum number of sessions, and the editor's session must not be
   * ended.
   */
  #logIn({ account }: PublishingEditor): Promise<void> {
    const visitor = this.#headers();
    const post = async (path: string, cookie: string, body: object) => {
      const response = await fetch(this.#site + path, {
        method: "POST",
        headers: { ...visitor, cookie, origin: this.#site, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response;
    };
    return this.#attempt("login", async () => {
      const { ok, status, headers } = await post(adminApi.login, "", account);
      const [cookie = ""] = headers.getSetCookie();
      await post(adminApi.logout, cookie.split(";")[0] ?? "", {}).catch(() => undefined);
      return [ok, status];
    });
  }

  #publish({ api, pageId }: PublishingEditor): Promise<void> {
    return this.#attempt("publish", async () => {
      const description = `Published ${randomUUID()}.`;
      const publishAttempt = { description, isConfirmed: false };
      this.publishAttempts.push(publishAttempt);
      const { ok, status, body } = await api.call(
        "PATCH",
        `/pages/${pageId}?locale=pt-BR&depth=0`,
        {
          _status: "published",
          description,
        },
        AbortSignal.timeout(timeoutMs),
      );
      await body?.cancel();
      publishAttempt.isConfirmed = ok;
      return [ok, status];
    });
  }

  #headers(): Record<string, string> {
    this.#visitors += 1;
    const [high, low] = [Math.floor(this.#visitors / 250) % 250, this.#visitors % 250];
    return {
      "x-forwarded-for": `198.${18 + (Math.floor(this.#visitors / 62_500) % 2)}.${high}.${low + 1}`,
    };
  }

  /** Records an attempt; `request` resolves with its success and status. */
  async #attempt(
    kind: LoadAttempt["kind"],
    request: () => Promise<[boolean, number]>,
  ): Promise<void> {
    const at = Date.now();
    const failure = await request().then(
      ([ok, status]) => (ok ? undefined : `${status}`),
      errorName,
    );
    this.attempts.push({ at, kind, failure });
  }

  #requestPage(): Promise<void> {
    this.#pages += 1;
    const path = paths[this.#pages % paths.length] ?? "/";
    return this.#attempt("page", async () => {
      const response = await fetch(`${this.#site}${path}`, {
        headers: this.#headers(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      return [response.status < 500, response.status];
    });
  }

  #sendLead(): Promise<void> {
    return this.#attempt("lead", async () => {
      const response = await fetch(`${this.#site}${leadsApi.leads}`, {
        method: "POST",
        headers: { ...this.#headers(), "content-type": "application/json" },
        body: JSON.stringify({
          kind: "newsletter",
          firstName: "Ana",
          lastName: "Souza",
          email: `fault-${randomUUID()}@example.com`,
          whatsapp: "+55 21 99999-1234",
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status !== 201) {
        await response.body?.cancel();
        return [false, response.status];
      }
      this.acknowledged.push(leadResponse.parse(await response.json()).id);
      return [true, response.status];
    });
  }
}
