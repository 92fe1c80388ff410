import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ContentSchema, LARGEST_ENTRY, contentMistakes } from '@shared/contract/content';
import { FILE_BYTES } from '@shared/contract/schemas';
import type { Storage } from '@shared/storage';
import { z } from 'zod';
import { type Database, type Queryable, firstRow, onlyRow } from '../database/database';
import { uploadedId } from '../domains/desk-files/desk-file';
import { keepDraft } from '../domains/content/drafts';
import { type Named, lockEntries, namesOf, isOneOf, touchEntries } from '../domains/content/declarations';
import { contentOf } from '../domains/content/entries';
import { fileMistakes, filesOf } from '../domains/desk-files/library-pictures';
import { CAPTIONS_TYPE, mediaType } from '../domains/desk-files/media-type';
import { keepPicture } from '../domains/pictures/keep-picture';
import { type KeptPicture, PictureMaker } from '../domains/pictures/picture-maker';
import { PICTURE_TYPE, sizeOf, widthOf } from '../domains/pictures/picture-width';
import { withFolder } from '../domains/pictures/with-folder';

export interface Kept {
  database: Database;
  files: Storage;
}

/** Folder of pictures beside those of packages. */
const PICTURES = 'pictures';
const about = { name: z.string().max(120), alt: z.string().max(200) };
const endings = { 'video/mp4': 'mp4', 'video/webm': 'webm', [CAPTIONS_TYPE]: 'vtt' } as const;
type MediaType = keyof typeof endings;
/** Of a video and of captions their type and their hash: they are kept as they are. */
const aboutSchema = z.union([
  z.strictObject(about),
  z.strictObject({ ...about, type: z.enum(Object.keys(endings) as MediaType[]), sha256: z.string() }),
]);

/** A folder of files that is not as an export makes it. */
export class ContentFilesError extends Error {
  override readonly name = 'ContentFilesError';
}

/**
 * Writes what is published of the site's content: `<package>/<key>.json` for each entry, `pictures/<id>.webp` in its largest width and
 * `<id>.json` with its words for each picture that these show, and videos and captions as they were sent.
 */
export async function exportContent(
  { database, files }: Kept,
  folder: string,
): Promise<{ entries: number; pictures: number }> {
  const rows = await database.query<Named>('select package, key from content_declarations where live order by 1, 2');
  const shown = new Set<string>();
  let entries = 0;
  for (const { package: name, key } of rows) {
    const { live, schema, published } = await contentOf(database, { package: name, key });
    if (published === null) continue;
    await write(join(folder, name, `${key}.json`), live);
    for (const {
      file: { url },
    } of filesOf(schema, live))
      shown.add(uploadedId(url) ?? '');
    entries += 1;
  }
  for (const id of shown) {
    const sql = 'select name, alt, picture, type, sha256 from desk_files where id = $1';
    type Row = { name: string; alt: string; picture: KeptPicture | null; type: MediaType; sha256: string };
    const { picture, name, alt, type, sha256 } = await onlyRow<Row>(database, sql, [id]);
    const found = await files.stream(id, picture ? widthOf(picture) : undefined);
    if (!found) throw new ContentFilesError(`The file ${name} (${id}) is gone`);
    await write(join(folder, PICTURES, `${id}.json`), { name, alt, ...(!picture && { type, sha256 }) });
    const ending = picture ? 'webp' : endings[type];
    await pipeline(found.body, createWriteStream(join(folder, PICTURES, `${id}.${ending}`)));
  }
  return { entries, pictures: shown.size };
}

async function write(file: string, value: unknown): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Makes drafts of what such a folder holds, in a colleague's name: all of it or none. Whoever publishes them looks at them first. */
export async function importContent({ database, files }: Kept, folder: string, userId: number): Promise<number> {
  const found = await readEntries(folder);
  return database.transaction(async (transaction) => {
    const person = await firstRow(transaction, 'select 1 as one from users where id = $1 for share', [userId]);
    if (!person) throw new ContentFilesError(`There is no colleague ${userId}`);
    await lockEntries(transaction, found);
    const sql = `select d.package, d.key, d.schema, w.key is not null as "hasDraft" from content_declarations d
      left join content_drafts w on (w.package, w.key) = (d.package, d.key) where d.live and ${isOneOf('d')}`;
    const declared = await transaction.query<Named & { schema: ContentSchema; hasDraft: boolean }>(sql, [
      namesOf(found),
    ]);
    const problems: string[] = [];
    const shown = new Set<string>();
    const drafts = found.flatMap(({ file, value, ...named }) => {
      const entry = declared.find((one) => one.package === named.package && one.key === named.key);
      const mistakes = entry ? contentMistakes(entry.schema, value) : [];
      if (!entry) problems.push(`${file}: no live release has such an entry`);
      else if (entry.hasDraft) problems.push(`${file}: a colleague has a draft of it: publish it, or throw it away`);
      problems.push(...mistakes.map(({ field, message }) => `${file}: ${field}: ${message}`));
      if (!entry || mistakes.length > 0) return [];
      for (const {
        file: { url },
      } of filesOf(entry.schema, value))
        shown.add(uploadedId(url) ?? '');
      return [{ ...named, file, value, schema: entry.schema }];
    });
    refuse(problems);
    for (const id of shown) await bringFile({ transaction, files }, join(folder, PICTURES, id), userId);
    for (const { file, schema, value } of drafts) {
      const mistakes = await fileMistakes(transaction, filesOf(schema, value));
      problems.push(...mistakes.map(({ field, message }) => `${file}: ${field}: ${message}`));
    }
    refuse(problems);
    for (const draft of drafts) await keepDraft(transaction, draft, userId);
    await touchEntries(transaction, drafts);
    return drafts.length;
  });
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new ContentFilesError(`Nothing was brought along:\n${problems.slice(0, 50).join('\n')}`);
}

async function readEntries(folder: string): Promise<(Named & { file: string; value: unknown })[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = all
    .filter((one) => one.isFile() && one.name.endsWith('.json'))
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep))
    .filter(([top]) => top !== PICTURES)
    .sort();
  if (names.length === 0) throw new ContentFilesError(`There is no <package>/<key>.json in ${folder}`);
  const entries = [];
  for (const [name = '', key = '', ...rest] of names) {
    const file = [name, key, ...rest].join('/');
    if (key === '' || rest.length > 0) throw new ContentFilesError(`${file} is no <package>/<key>.json`);
    const text = await readFile(join(folder, name, key), 'utf8');
    if (text.length > 4 * LARGEST_ENTRY) throw new ContentFilesError(`${file} is larger than an entry may be`);
    entries.push({ package: name, key: basename(key, '.json'), file, value: parse(text, file) });
  }
  return entries;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentFilesError(`${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Puts a file into the library under its own id, unless it is there; a picture is made anew in every width, whatever it says of itself. */
async function bringFile(
  { transaction, files }: { transaction: Queryable; files: Storage },
  file: string,
  userId: number,
): Promise<void> {
  const id = basename(file);
  if (await firstRow(transaction, 'select 1 as one from desk_files where id = $1', [id])) return;
  const text = await readFile(`${file}.json`, 'utf8').catch(() => null);
  if (text === null) throw new ContentFilesError(`${PICTURES}/${id}.json is missing`);
  const { data } = aboutSchema.safeParse(parse(text, `${PICTURES}/${id}.json`));
  if (!data) throw new ContentFilesError(`${PICTURES}/${id}.json is not as an export writes it`);
  if ('type' in data) {
    const { name, alt, type, sha256 } = data;
    const [path, purpose] = [
      `${file}.${endings[type]}`,
      type === CAPTIONS_TYPE ? ('content-captions' as const) : ('content-video' as const),
    ];
    const { size } = await stat(path).catch(() => ({ size: Infinity }));
    const bytes = size <= FILE_BYTES[purpose] ? await readFile(path) : Buffer.alloc(0);
    const is = createHash('sha256').update(bytes).digest('hex');
    if (is !== sha256 || (await mediaType(purpose, path)) !== type)
      throw new ContentFilesError(`${PICTURES}/${basename(path)} is missing, or not the file that was exported`);
    await keepPicture(files, id, { path, size });
    await transaction.query(
      `insert into desk_files (id, user_id, purpose, name, alt, size, received, type, sha256, done_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, now())`,
      [id, userId, purpose, name, alt, size, type, sha256],
    );
    return;
  }
  await withFolder(async (folder) => {
    const path = join(folder, 'made');
    const { picture, size } = await new PictureMaker().make(`${file}.webp`, path).catch((cause: unknown) => {
      throw new ContentFilesError(`${PICTURES}/${id}.webp: ${(cause as Error).message}`, { cause });
    });
    await keepPicture(files, id, { path, size });
    const { width, height } = sizeOf(picture);
    await transaction.query(
      `insert into desk_files (id, user_id, purpose, name, alt, size, received, type, width, height, picture, done_at)
       values ($1, $2, 'content-image', $3, $4, $5, $5, $6, $7, $8, $9, now())`,
      [id, userId, data.name, data.alt, size, PICTURE_TYPE, width, height, JSON.stringify(picture)],
    );
  });
}
