import { uploadedUrl } from '@shared/contract/content';
import type { DeskFile, FilePurpose, Role } from '@shared/contract/endpoints';
import { randomBytes } from 'node:crypto';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import type { KeptPicture } from '../pictures/picture-maker';
import { sizeOf } from '../pictures/picture-width';

/** A file of the desk as it is kept: its bytes lie under its id beside what visitors upload. */
export interface KeptFile {
  id: string;
  purpose: FilePurpose;
  name: string;
  size: number;
  sha256: string | null;
  received: number;
  type: string | null;
  width: number | null;
  height: number | null;
  /** The picture; null for what is as it was sent. */
  picture: KeptPicture | null;
  done: boolean;
}

/** Roles that may send files, by what they are for. */
export const senders: Readonly<Record<FilePurpose, Role>> = {
  'chapter-image': 'editor',
  'client-build': 'operator',
  'content-image': 'marketer',
  'content-video': 'marketer',
  'content-captions': 'marketer',
};

/** The file that an address names; null for every other address. */
export const uploadedId = (url: string) => /^\/api\/ext\/v1\/media\/uploaded\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null;

const columns = `id, purpose, name, size::float8 as size, sha256, received::float8 as received, type, width, height, picture,
  done_at is not null as done`;

export async function fileOf(
  database: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<KeptFile | null> {
  const sql = `select ${columns} from desk_files where id = $1 ${lock ? 'for update' : ''}`;
  return (await firstRow<KeptFile>(database, sql, [id])) ?? null;
}

/** The file that this person began before, or a new one. Without a SHA-256 two of one name may differ: then it is a new one. */
export async function beginFile(
  transaction: Queryable,
  { purpose, name, size, sha256 }: { purpose: FilePurpose; name: string; size: number; sha256?: string | undefined },
  userId: number,
): Promise<KeptFile> {
  // A person begins one at a time, or two beginnings at once would be two files.
  await transaction.query('select 1 as one from users where id = $1 for no key update', [userId]);
  if (sha256 !== undefined) {
    const same = `update desk_files set touched_at = now() where id = (select id from desk_files
        where user_id = $1 and purpose = $2 and name = $3 and size = $4 and sha256 = $5 order by created_at limit 1)
      returning ${columns}`;
    const before = await firstRow<KeptFile>(transaction, same, [userId, purpose, name, size, sha256]);
    if (before) return before;
  }
  const sql = `insert into desk_files (id, user_id, purpose, name, size, sha256) values ($1, $2, $3, $4, $5, $6)
    returning ${columns}`;
  const id = randomBytes(16).toString('hex');
  return onlyRow<KeptFile>(transaction, sql, [id, userId, purpose, name, size, sha256 ?? null]);
}

export async function countReceived(transaction: Queryable, id: string, received: number): Promise<void> {
  await transaction.query('update desk_files set received = $2, touched_at = now() where id = $1', [id, received]);
}

export interface FileFacts extends Pick<KeptFile, 'picture'> {
  sha256: string;
  type: string;
}

export async function markDone(transaction: Queryable, id: string, facts: FileFacts): Promise<KeptFile> {
  const sql = `update desk_files set sha256 = $2, type = $3, width = $4, height = $5, picture = $6,
    done_at = coalesce(done_at, now()) where id = $1 returning ${columns}`;
  const { sha256, type, picture } = facts;
  const { width, height } = picture ? sizeOf(picture) : { width: null, height: null };
  return onlyRow<KeptFile>(transaction, sql, [id, sha256, type, width, height, picture && JSON.stringify(picture)]);
}

/** A file that is not what it was said to be is begun anew; false where it was ended meanwhile. */
export async function dropFile(database: Queryable, id: string): Promise<boolean> {
  const sql = 'delete from desk_files where id = $1 and done_at is null returning id';
  return (await database.query(sql, [id])).length > 0;
}

export function publicFile({ id, name, size, type, sha256, width, height }: KeptFile): DeskFile {
  const picture = width !== null && height !== null ? { url: uploadedUrl(id), width, height } : null;
  return { id, name, size, type: type ?? '', sha256: sha256 ?? '', picture };
}
