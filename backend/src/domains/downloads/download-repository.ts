import type { Database } from '../../database/database';
import { ClientBuilds, type OfferedBuild } from './client-builds';

export function downloadRepository(database: Database) {
  return {
    /** Reads the builds that are offered now. Asked each time: what one backend publishes or takes back, all of them do at once. */
    async offered(): Promise<ClientBuilds> {
      const rows = await database.query<OfferedBuild>(
        `select os, arch, client_version as version, file_name as file, file_id as "fileId", size::float8 as size, sha256,
          notes, requirements, released_at as "releasedAt", sample from client_builds where state = 'published'`,
      );
      return new ClientBuilds(rows);
    },

    /** A download of that build has begun. */
    async count({ os, arch, version }: { os: string; arch: string; version: string }): Promise<void> {
      const sql = `insert into download_counts as c (os, arch, version, count) values ($1, $2, $3, 1)
        on conflict (os, arch, version) do update set count = c.count + 1`;
      await database.query(sql, [os, arch, version]);
    },
  };
}
