import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import { StorageError, brokenOff } from './errors';
import { limits, pause } from './object/limits';
import type { ByteRange, Storage, StoredBody, StoredEntry, StoredStream, StreamedBody } from './storage';
import { checkStorageKey } from './storage-key';

/** Connections of one process: it keeps small documents alone. */
const CONNECTIONS = 4;
/** ms until a connection stands, and until a statement has an answer. */
const PATIENCE = 5000;
/** Bytes of a document. */
const LARGEST = 4 * 1024 * 1024;
/** Entries that one statement lists. */
const PAGE = 1000;

const TABLE = `create table if not exists site_documents (
  place text not null,
  key text collate "C" not null,
  body bytea not null,
  tag text not null,
  modified timestamptz not null default clock_timestamp(),
  primary key (place, key)
)`;

/** Answer of a statement: done, or not. */
interface Written {
  tag: string;
}

/**
 * Small documents in PostgreSQL, for stores whose bucket holds no conditions: the ledger, and what else two may write at
 * once. Every write has a tag of its own, by which one whose answer was lost is known again.
 */
export class PostgresStorage implements Storage {
  readonly place: string;
  readonly linkOrigin = null;
  private readonly pool: pg.Pool;
  private ready: Promise<unknown> | undefined;

  /** @param name tells the stores of one database apart */
  constructor(
    url: string,
    private readonly name: string,
  ) {
    this.place = `${withoutPassword(url)} (${name})`;
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      // A command that is done ends, whatever connections stand.
      allowExitOnIdle: true,
    });
    // A connection that breaks while nobody uses it must not end the process; the pool opens another.
    this.pool.on('error', () => undefined);
  }

  async get(key: string): Promise<StoredBody | null> {
    checkStorageKey(key);
    const [row] = await this.ask<StoredBody>(
      `GET ${key}`,
      'select body, tag from site_documents where place = $1 and key = $2',
      [key],
    );
    return row ?? null;
  }

  async stream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    const found = await this.get(key);
    if (!found) return null;
    const { body, tag } = found;
    return { body: Readable.from([range ? body.subarray(range.start, range.end + 1) : body]), size: body.length, tag };
  }

  async putIfAbsent(key: string, given: Uint8Array | StreamedBody): Promise<boolean> {
    checkStorageKey(key);
    const body = given instanceof Uint8Array ? given : await collected(given);
    return this.write(
      { key, body },
      `insert into site_documents (place, key, body, tag) values ($1, $2, $3, $4)
       on conflict do nothing returning tag`,
    );
  }

  async putIfMatch(key: string, body: Uint8Array, tag: string): Promise<boolean> {
    checkStorageKey(key);
    return this.write(
      { key, body, before: tag },
      `update site_documents set body = $3, tag = $4, modified = clock_timestamp()
       where place = $1 and key = $2 and tag = $5 returning tag`,
    );
  }

  async *list(prefix: string): AsyncIterable<StoredEntry> {
    for (let after = ''; ;) {
      const rows = await this.ask<{ key: string; size: number; modified: Date }>(
        `LIST ${prefix}`,
        `select key, length(body) as size, modified from site_documents
         where place = $1 and starts_with(key, $2) and key > $3 order by key limit ${PAGE}`,
        [prefix, after],
      );
      for (const { key, size, modified } of rows) yield { key, size, modified: modified.getTime() };
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last.key;
    }
  }

  async delete(key: string): Promise<void> {
    checkStorageKey(key);
    await this.ask(`DELETE ${key}`, 'delete from site_documents where place = $1 and key = $2', [key]);
  }

  sweep(): Promise<number> {
    return Promise.resolve(0);
  }

  link(): Promise<null> {
    return Promise.resolve(null);
  }

  free(): Promise<null> {
    return Promise.resolve(null);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async write(
    { key, body, before }: { key: string; body: Uint8Array; before?: string },
    sql: string,
  ): Promise<boolean> {
    if (body.length > LARGEST)
      throw new StorageError(
        'StorageRefusedError',
        `${key} has ${body.length} bytes: in ${this.place} small documents are kept, of ${LARGEST} bytes at most`,
      );
    const what = `PUT ${key}`;
    const tag = randomBytes(12).toString('hex');
    let unsure = false;
    for (let number = 1; ; number += 1) {
      try {
        const values = [key, Buffer.from(body), tag, ...(before === undefined ? [] : [before])];
        const { rows } = await this.query<Written>(sql, values);
        if (rows.length > 0) return true;
        // The attempt before it may have been done.
        return unsure && (await this.cameOf({ key, tag, conditional: before !== undefined }));
      } catch (error) {
        if (!mayPass(error) || number >= limits.attempts) throw this.named(error, what);
        unsure = true;
        await pause(number);
      }
    }
  }

  /** Outcome of a write whose answer was lost, where the key has another owner than before. */
  private async cameOf({
    key,
    tag,
    conditional,
  }: {
    key: string;
    tag: string;
    conditional: boolean;
  }): Promise<boolean> {
    const there = await this.get(key);
    if (there?.tag === tag) return true;
    if (!conditional) return false;
    throw new StorageError(
      'StorageFailedError',
      `Nobody knows whether PUT ${key} in ${this.place} was done: its answer was lost, and another has written since`,
    );
  }

  private async ask<Row extends object>(what: string, sql: string, values: readonly unknown[]): Promise<Row[]> {
    for (let number = 1; ; number += 1) {
      try {
        return (await this.query<Row>(sql, values)).rows;
      } catch (error) {
        if (!mayPass(error) || number >= limits.attempts) throw this.named(error, what);
        await pause(number);
      }
    }
  }

  private async query<Row extends object>(sql: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>> {
    this.ready ??= this.pool.query(TABLE).catch((error: unknown) => {
      this.ready = undefined;
      // A process that makes the table at the same time is told that it is there.
      if ((error as { code?: string }).code !== '23505') throw error;
    });
    await this.ready;
    return this.pool.query<Row>(sql, [this.name, ...values]);
  }

  private named(error: unknown, what: string): StorageError {
    if (error instanceof StorageError) return error;
    const { code = '', message } = error as { code?: string; message: string };
    const options = { cause: error };
    if (code.startsWith('28') || code === '42501')
      return new StorageError('StorageRefusedError', `${this.place} refuses ${what}: ${message}`, options);
    if (code === '3D000')
      return new StorageError('StorageFailedError', `${message}: make it, or name another in LEDGER`, options);
    if (code === '53100') return new StorageError('StorageFullError', `The disk of ${this.place} is full`, options);
    const name = mayPass(error) ? 'StorageAwayError' : 'StorageFailedError';
    return new StorageError(name, `${this.place} failed at ${what}: ${message || code}`, options);
  }
}

/** Whether it may be over in a moment: no connection, or one that broke; a server that ends or starts. */
function mayPass(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^(?:ECONN|EPIPE|ETIMEDOUT|57P0|08|40001|53300)/.test(code) ||
    /^Connection terminated|timeout|connection error/i.test(message)
  );
}

async function collected({ pieces, size }: StreamedBody): Promise<Buffer> {
  const all: Uint8Array[] = [];
  let came = 0;
  for await (const piece of pieces) {
    came += piece.length;
    if (came > Math.min(size, LARGEST)) break;
    all.push(piece);
  }
  if (came !== size) throw brokenOff(came, size);
  return Buffer.concat(all);
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `postgres://${parsed.host}${parsed.pathname}`;
}
