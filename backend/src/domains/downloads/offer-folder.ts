import type { Database } from '../../database/database';
import type { BuildFolder } from './client-builds';

/**
 * Brings what the folder's manifest names into the database, where it is decided what is offered. A build that was taken back in
 * the desk stays so; one that the manifest no longer names goes. An upload of the same version is in its place.
 */
export async function offerFolder(database: Database, { builds }: BuildFolder): Promise<void> {
  await database.transaction(async (transaction) => {
    // Backends that start at once do it one after the other.
    await transaction.query('select pg_advisory_xact_lock(7204513)');
    const rows = JSON.stringify(builds);
    const kept = `select file from jsonb_to_recordset($1::jsonb) as k (file text)`;
    await transaction.query(`delete from client_builds where file_id is null and file_name not in (${kept})`, [rows]);
    await transaction.query(
      `insert into client_builds as b (os, arch, client_version, file_name, size, sha256, notes, requirements, released_at, sample, state)
       select os, arch, version, file, size, sha256, notes, requirements, "releasedAt", sample, 'published'
       from jsonb_to_recordset($1::jsonb) as f (os text, arch text, version text, file text, size bigint, sha256 text, notes jsonb,
         requirements jsonb, "releasedAt" timestamptz, sample boolean)
       where not exists (select 1 from client_builds u where u.file_id is not null
         and (u.file_name = f.file or (u.os = f.os and u.arch = f.arch and u.client_version = f.version)))
       on conflict (file_name) do update set os = excluded.os, arch = excluded.arch, client_version = excluded.client_version,
         size = excluded.size, sha256 = excluded.sha256, notes = excluded.notes, requirements = excluded.requirements,
         released_at = excluded.released_at, sample = excluded.sample, version = b.version + 1
         where b.sha256 <> excluded.sha256 or b.client_version <> excluded.client_version or b.os <> excluded.os
           or b.arch <> excluded.arch`,
      [rows],
    );
  });
}
