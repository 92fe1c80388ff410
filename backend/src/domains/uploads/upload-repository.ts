import type { UploadedFile } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow, onlyRow } from '../../database/database';
import type { KeptPicture } from '../pictures/picture-maker';
import { PICTURE_TYPE, sizeOf } from '../pictures/picture-width';
import { type UploadPurpose, uploadLimits } from './upload-limits';

/** An uploaded file as it is kept: its address is made for who asks. */
export type KeptUpload = Omit<UploadedFile, 'url'>;

/** A file before anybody knows whether it is one that is taken. */
type Received = Omit<KeptUpload, 'type'> & { type: string };
type SeenUpload = KeptUpload & { picture: KeptPicture | null };

type Quota = 'quota-day' | 'quota-total';

export function uploadRepository(database: Database) {
  return {
    /** Whether this person may upload anything at all: asked before the bytes are read. */
    quotaLeft: (userId: number, purpose: UploadPurpose) => beyond(database, { userId, purpose, size: 1 }),

    /**
     * Takes the file's place before anybody looks into it, so that those of several at once count together, and such as are
     * refused then; the lock lets one at a time count.
     */
    reserve: ({ id, name, type, size }: Received, userId: number, purpose: UploadPurpose): Promise<Quota | null> =>
      database.transaction(async (transaction) => {
        await transaction.query('select 1 as one from users where id = $1 for no key update', [userId]);
        const quota = await beyond(transaction, { userId, purpose, size });
        if (quota !== null) return quota;
        const sql = `insert into uploads (id, user_id, name, type, size, purpose, stored_at)
          values ($1, $2, $3, $4, $5, $6, null)`;
        await transaction.query(sql, [id, userId, name, type, size, purpose]);
        return null;
      }),

    /** Marks a file whose bytes are on the disk; false where the row is gone meanwhile, with its owner. */
    async markStored(id: string, picture: KeptPicture | null): Promise<boolean> {
      const sql = `update uploads set stored_at = now(), type = coalesce($2, type), width = $3, height = $4, picture = $5
        where id = $1 returning id`;
      const { width, height } = picture ? sizeOf(picture) : { width: null, height: null };
      const kept = picture && JSON.stringify(picture);
      return (await database.query(sql, [id, picture && PICTURE_TYPE, width, height, kept])).length > 0;
    },

    /** Drops a file whose bytes could not be stored. */
    async drop(id: string): Promise<void> {
      await database.query('delete from uploads where id = $1', [id]);
    },

    /** A stored file that this person may see: their own, or any for who decides about what it is for. */
    async seenBy(id: string, viewerId: number): Promise<SeenUpload | null> {
      const sql = `select f.id, f.name, f.type, f.size, f.picture from uploads f join users v on v.id = $2
        where f.id = $1 and f.stored_at is not null and (f.user_id = v.id
          or case f.purpose when 'work' then 'editor' when 'post' then 'moderator' else 'reviewer' end = any(v.roles))`;
      return (await firstRow<SeenUpload>(database, sql, [id, viewerId])) ?? null;
    },
  };
}

/** Takes files for an application: those of `ids` that are this visitor's, in that order. What is taken is not swept. */
export async function takeUploads(
  transaction: Queryable,
  ids: readonly string[],
  userId: number,
): Promise<KeptUpload[]> {
  const sql = `update uploads set used_at = now() where user_id = $2 and purpose = 'evidence' and stored_at is not null
    and id in (select jsonb_array_elements_text($1::jsonb)) returning id, name, type, size`;
  const rows = await transaction.query<KeptUpload>(sql, [JSON.stringify(ids), userId]);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function beyond(
  database: Queryable,
  { userId, purpose, size }: { userId: number; purpose: UploadPurpose; size: number },
): Promise<Quota | null> {
  const sql = `select coalesce(sum(size) filter (where created_at > now() - interval '1 day'), 0)::float8 as day,
      coalesce(sum(size), 0)::float8 as total
    from uploads where user_id = $1 and purpose = $2`;
  const used = await onlyRow<{ day: number; total: number }>(database, sql, [userId, purpose]);
  const limits = uploadLimits[purpose];
  if (used.total + size > limits.total) return 'quota-total';
  return used.day + size > limits.day ? 'quota-day' : null;
}
