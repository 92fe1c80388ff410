import { PassThrough, Readable } from 'node:stream';
import type { Storage } from '@shared/storage';
import { ZipFile } from 'yazl';
import type { Database } from '../../database/database';
import type { KeptFile } from '../desk-files/desk-file';
import { widthOf } from '../pictures/picture-width';
import type { Section as Part } from '../../tables/of-persons';

/** Rows in one statement: what is held at a time, however much there is. */
const ROWS = 200;

/** A kind of rows, and whose they are: what its `where` takes as `$1`. */
type Section = Part & { who: number | string };

interface Source {
  database: Database;
  /** Uploaded files, by their ids. */
  files: Storage;
}

/**
 * A ZIP archive of everything about a person: a JSON file for each kind of thing, and the files they uploaded.
 * @throws where the database does not give the first rows of each: then there is a sentence yet, and no archive that breaks off
 */
export async function writeArchive(
  { database, files }: Source,
  sections: readonly Section[],
  userId: number | null,
): Promise<Readable> {
  const begun: { section: Section; first: Told[] }[] = [];
  for (const section of sections) begun.push({ section, first: await readRows(database, section, null) });
  const uploads = userId === null ? [] : await filesOf({ database, files }, userId);
  const archive = new ZipFile();
  // The stream is made for itself: what only reads the archive cannot end while it waits for more of it.
  const output = archive.outputStream.pipe(new PassThrough());
  // Each content that waits for its turn has a listener.
  output.setMaxListeners(0);
  const fail = (error: Error) => output.destroy(error);
  archive.on('error', fail);
  /** Adds a content, opened when its turn comes, closed with the answer: a visitor who leaves must not keep a file open. */
  const add = (name: string, compress: boolean, open: () => Promise<Readable>) =>
    archive.addReadStreamLazy(name, { compress }, (give) => {
      // An archive that ends here is broken off for whoever receives it: one that seems whole would be worse.
      open().then((content) => {
        content.once('error', fail);
        output.once('close', () => content.destroy());
        give(null, content);
      }, fail);
    });
  for (const { section, first } of begun) {
    add(section.file, true, () => Promise.resolve(Readable.from(jsonArray(rowsOf({ database, section, first })))));
  }
  // Pictures and PDF are compressed already. The number keeps two of one name apart.
  for (const [at, { id, name, picture }] of uploads.entries()) {
    add(`files/${at + 1}-${fileName(name)}`, false, async () => {
      const found = await files.stream(id, picture ? widthOf(picture) : undefined);
      if (!found) throw new Error(`The file ${id} went while the archive was written`);
      return found.body;
    });
  }
  archive.end();
  return output;
}

type UploadedRow = Pick<KeptFile, 'id' | 'name' | 'picture'>;

async function filesOf({ database, files }: Source, userId: number): Promise<UploadedRow[]> {
  const sql =
    'select id, name, picture from uploads where user_id = $1 and stored_at is not null order by created_at, id';
  const rows = await database.query<UploadedRow>(sql, [userId]);
  // A file that is lost must not keep the rest from its owner.
  const there: typeof rows = [];
  for (const row of rows) {
    const found = await files.stream(row.id, { start: 0, end: 0 });
    if (found) there.push(row);
    found?.body.destroy();
  }
  return there;
}

/** The visitor's own name for it, without what means something in a path. */
function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_');
}

/** A row of a section, and where it is in the order. */
interface Told {
  place: string;
  row: unknown;
}

/** @param after the place behind which rows are wanted; null for the first */
function readRows(
  database: Database,
  { table, key, columns, where, who }: Section,
  after: string | null,
): Promise<Told[]> {
  const sql = `select place, row_to_json(told) as row from
      (select ${key} as place, ${table}.* from ${table} where ${where}) as ${table},
      lateral (select ${columns}) as told
    where ($2::text is null or place collate "C" > $2) order by place collate "C" limit ${ROWS}`;
  return database.query<Told>(sql, [who, after]);
}

async function* rowsOf({ database, section, first }: { database: Database; section: Section; first: Told[] }) {
  for (let rows = first; ;) {
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) return;
    rows = await readRows(database, section, last.place);
  }
}

async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 1);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
