import type { Locale } from "../e2e/site-map.ts";
import type { Instance } from "./instance.ts";
import type { TestAccount } from "./test-setup.ts";

export type Collection =
  | "pages"
  | "posts"
  | "legal"
  | "testimonials"
  | "pricing-plans"
  | "announcements"
  | "media";
export type Global = "site-settings" | "navigation" | "price-catalogue";
type Json = Record<string, unknown>;
interface Saved extends Json {
  id: string;
}

interface SaveOptions {
  locale?: Locale;
  isDraft?: boolean;
}

/** The REST API with the session of a staff member. */
export class StaffApi {
  readonly #url: string;
  /** Session cookie, as a browser sends it. */
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.cookie = cookie;
  }

  static async logIn(
    { url }: Pick<Instance, "url">,
    account: Pick<TestAccount, "email" | "password">,
  ): Promise<StaffApi> {
    const response = await fetch(`${url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (!cookie) {
      throw new Error(`${account.email} cannot log in: ${response.status}`);
    }
    return new StaffApi(url, cookie.split(";")[0] ?? "");
  }

  /** Makes any call and returns the response with any status. */
  async call(method: string, path: string, body?: Json, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.#url}/api${path}`, {
      method,
      ...(signal ? { signal } : {}),
      headers: { cookie: this.cookie, origin: this.#url, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  async #expectJson(method: string, path: string, body?: Json): Promise<Json> {
    const response = await this.call(method, path, body);
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    }
    return JSON.parse(text) as Json;
  }

  async create(
    collection: Collection,
    data: Json,
    { locale = "pt-BR", isDraft = false }: SaveOptions = {},
  ): Promise<Saved> {
    const status = isDraft ? "draft" : "published";
    const path = `/${collection}?locale=${locale}&depth=0&draft=${isDraft}`;
    return (await this.#expectJson("POST", path, { _status: status, ...data })).doc as Saved;
  }

  async update(
    collection: Collection,
    id: string,
    data: Json,
    { locale = "pt-BR", isDraft = false }: SaveOptions = {},
  ): Promise<Saved> {
    const status = isDraft ? "draft" : "published";
    const path = `/${collection}/${id}?locale=${locale}&depth=0&draft=${isDraft}`;
    return (await this.#expectJson("PATCH", path, { _status: status, ...data })).doc as Saved;
  }

  /** Deletes a document even if others reference it or somebody has it open. */
  async remove(collection: Collection, id: string): Promise<void> {
    await this.#expectJson("DELETE", `/${collection}/${id}?confirmed=true&overrideLock=true`);
  }

  async find(collection: Collection, query: string): Promise<Saved[]> {
    return (await this.#expectJson("GET", `/${collection}?depth=0&limit=100&${query}`))
      .docs as Saved[];
  }

  async read(global: Global, locale: Locale = "pt-BR"): Promise<Json> {
    return this.#expectJson("GET", `/globals/${global}?depth=0&locale=${locale}`);
  }

  async updateGlobal(
    global: Global,
    data: Json,
    { locale = "pt-BR", isDraft = false }: SaveOptions = {},
  ): Promise<void> {
    const status = isDraft ? "draft" : "published";
    const path = `/globals/${global}?locale=${locale}&depth=0&draft=${isDraft}`;
    await this.#expectJson("POST", path, { _status: status, ...data });
  }
}
