import { anyContentTag, type ContentEvent, contentChangedEvent, contentEvent } from "contracts";
import { Client } from "pg";

type Listener = (event: ContentEvent) => void;

const reconnectDelayMs = 500;

/**
 * Stream of committed content changes in a CMS process, over one PostgreSQL connection with LISTEN. Events may be
 * missed while the connection is lost, so a reconnect is reported as a change.
 */
export class ContentChangeStream {
  readonly #connectionString: string;
  readonly #listeners = new Set<Listener>();
  #client: Client | undefined;
  #isClosed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async start({ isReconnect = false } = {}): Promise<void> {
    if (this.#isClosed) {
      return;
    }
    const client = new Client({ connectionString: this.#connectionString, keepAlive: true });
    const retry = () => {
      if (this.#client === client) {
        this.#client = undefined;
        setTimeout(() => void this.start({ isReconnect: true }), reconnectDelayMs).unref();
      }
    };
    this.#client = client;
    client.on("error", retry);
    client.on("end", retry);
    client.on("notification", ({ payload }) => {
      const event = contentEvent.safeParse(JSON.parse(payload ?? "null"));
      if (event.success) {
        this.#tell(event.data);
      }
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${contentChangedEvent}`);
    } catch {
      retry();
      return;
    }
    if (isReconnect) {
      this.#tell({ collection: anyContentTag });
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #tell(event: ContentEvent): void {
    for (const listener of this.#listeners) {
      listener(event);
    }
  }
}
