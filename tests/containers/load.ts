import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { adminApi, leadResponse, leadsApi } from "contracts";
import type { StaffApi } from "../support/staff-api.ts";
import type { Account } from "./staff.ts";

const paths = ["/", "/en", "/es", "/blog", "/en/blog", "/contato", "/precos", "/precos?term=12"];
const patienceMs = 15_000;

export interface Attempt {
  /** When it was begun. */
  at: number;
  kind: "page" | "lead" | "login" | "session" | "publish";
  /** The status, or what came in place of an answer, of one that failed. */
  failure: string | undefined;
}

/** A failure to talk, in one word. */
function nameOf(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && "code" in cause ? String(cause.code) : name;
}

/** What an administrator does beside the visitors: publishes one page again and again. */
export interface Editor {
  api: StaffApi;
  account: Account;
  pageId: string;
  slug: string;
}

/**
 * A steady load of pages, quotes, contacts and logins, each by a visitor of their own, and of one editor, until it
 * is stopped.
 */
export class Load {
  readonly attempts: Attempt[] = [];
  /** Ids of the leads that the site said it has. */
  readonly acknowledged: string[] = [];
  /** What the page may say that is published over and over: what was confirmed last, and what was tried since. */
  published: string[] = [];
  /** How often the editor was told to log in again. */
  sessionsEnded = 0;
  readonly #site: string;
  readonly #stopping = new AbortController();
  readonly #running: Promise<unknown>;
  #visitors = 0;
  #pages = 0;

  constructor(site: string, editor: Editor, { pagesPerSecond = 10, leadsPerSecond = 2 } = {}) {
    this.#site = site;
    this.#running = Promise.all([
      this.#repeat(1_000 / pagesPerSecond, () => this.#askPage()),
      this.#repeat(1_000 / leadsPerSecond, () => this.#sendLead()),
      this.#repeat(1_000, () => this.#askSession(editor)),
      this.#repeat(2_000, () => this.#logIn(editor)),
      this.#inTurn(() => this.#publish(editor)),
    ]);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Begun at a steady rate, whether those before were answered or not. */
  async #repeat(pauseMs: number, act: () => Promise<void>): Promise<void> {
    const open = new Set<Promise<void>>();
    while (!this.#stopping.signal.aborted) {
      const acting = act().finally(() => open.delete(acting));
      open.add(acting);
      await delay(pauseMs);
    }
    await Promise.all(open);
  }

  /** One after the other: an editor who saves twice at once is refused, as anybody is. */
  async #inTurn(act: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await act();
      await delay(1_000);
    }
  }

  #askSession({ api }: Editor): Promise<void> {
    return this.#attempt("session", async () => {
      const { status, body } = await api.call(
        "GET",
        adminApi.verify.replace("/api", ""),
        undefined,
        AbortSignal.timeout(patienceMs),
      );
      await body?.cancel();
      this.sessionsEnded += status === 401 ? 1 : 0;
      return [status < 500, status];
    });
  }

  /** And out: an account has so many sessions, and the editor needs theirs. */
  #logIn({ account }: Editor): Promise<void> {
    const visitor = this.#headers();
    const post = async (path: string, cookie: string, body: object) => {
      const answer = await fetch(this.#site + path, {
        method: "POST",
        headers: { ...visitor, cookie, origin: this.#site, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      return answer;
    };
    return this.#attempt("login", async () => {
      const { ok, status, headers } = await post(adminApi.login, "", account);
      const [cookie = ""] = headers.getSetCookie();
      await post(adminApi.logout, cookie.split(";")[0] ?? "", {}).catch(() => undefined);
      return [ok, status];
    });
  }

  #publish({ api, pageId }: Editor): Promise<void> {
    return this.#attempt("publish", async () => {
      const description = `Published ${randomUUID()}.`;
      this.published.push(description);
      const { ok, status, body } = await api.call(
        "PATCH",
        `/pages/${pageId}?locale=pt-BR&depth=0`,
        {
          _status: "published",
          description,
        },
        AbortSignal.timeout(patienceMs),
      );
      await body?.cancel();
      if (ok) {
        this.published = [description];
      }
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

  /** `ask` returns the status, and whether that is what a visitor hopes for. */
  async #attempt(kind: Attempt["kind"], ask: () => Promise<[boolean, number]>): Promise<void> {
    const at = Date.now();
    const failure = await ask().then(([ok, status]) => (ok ? undefined : `${status}`), nameOf);
    this.attempts.push({ at, kind, failure });
  }

  #askPage(): Promise<void> {
    this.#pages += 1;
    const path = paths[this.#pages % paths.length] ?? "/";
    return this.#attempt("page", async () => {
      const answer = await fetch(`${this.#site}${path}`, {
        headers: this.#headers(),
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.arrayBuffer();
      return [answer.status < 500, answer.status];
    });
  }

  #sendLead(): Promise<void> {
    return this.#attempt("lead", async () => {
      const answer = await fetch(`${this.#site}${leadsApi.leads}`, {
        method: "POST",
        headers: { ...this.#headers(), "content-type": "application/json" },
        body: JSON.stringify({
          kind: "newsletter",
          firstName: "Ana",
          lastName: "Souza",
          email: `fault-${randomUUID()}@example.com`,
          whatsapp: "+55 21 99999-1234",
        }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status !== 201) {
        await answer.body?.cancel();
        return [false, answer.status];
      }
      this.acknowledged.push(leadResponse.parse(await answer.json()).id);
      return [true, answer.status];
    });
  }
}
