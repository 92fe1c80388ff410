import type { Database } from '../../database/database';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    downloads: DownloadRepository;
  }
}

export type DownloadRepository = ReturnType<typeof downloadRepository>;

interface CountedBuild {
  os: string;
  arch: string;
  version: string;
}

export function downloadRepository(database: Database) {
  return {
    /** A download of that build has begun. */
    async count({ os, arch, version }: CountedBuild): Promise<void> {
      const sql = `insert into download_counts as c (os, arch, version, count) values ($1, $2, $3, 1)
        on conflict (os, arch, version) do update set count = c.count + 1`;
      await database.query(sql, [os, arch, version]);
    },
  };
}

export const downloads = repositoryPlugin('downloads', downloadRepository);
