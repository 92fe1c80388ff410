import pg from 'pg';

/** ms until a connection that broke is made anew. */
const AGAIN = 1000;

/** A connection that hears what PostgreSQL tells, made when somebody listens, and again whenever it breaks. */
export class Listener {
  readonly #heard = new Set<() => void>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly url: string,
    private readonly onError: (error: Error) => void,
  ) {}

  async add(heard: () => void): Promise<void> {
    this.#heard.add(heard);
    if (this.#heard.size === 1) await this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    this.#client = client;
    client.on('notification', this.#tell);
    client.on('error', this.onError);
    client.once('end', () => {
      if (!this.#isClosed) this.#timer = setTimeout(() => void this.#connect(), AGAIN).unref();
    });
    try {
      await client.connect();
      await client.query('listen told');
      // Notifications of the meantime were lost.
      this.#tell();
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      await client.end().catch(() => undefined);
    }
  }

  readonly #tell = (): void => {
    for (const heard of this.#heard) heard();
  };
}
