import type { UploadedFile } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    uploads: UploadRepository;
  }
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
type UploadRow = Omit<UploadedFile, 'url'>;

/** Where an uploaded file is fetched; its name is what keeps it from others. */
export const uploadUrl = (id: string) => `/api/ext/v1/files/${id}`;

export function uploadRepository(database: Database) {
  return {
    async create({ id, name, type, size }: UploadRow, userId: number): Promise<void> {
      const sql = 'insert into uploads (id, user_id, name, type, size) values ($1, $2, $3, $4, $5)';
      await database.query(sql, [id, userId, name, type, size]);
    },

    async find(id: string): Promise<UploadRow | null> {
      return (
        (await firstRow<UploadRow>(database, 'select id, name, type, size from uploads where id = $1', [id])) ?? null
      );
    },

    /** Those of `ids` that are this visitor's. */
    async ofUser(ids: readonly string[], userId: number): Promise<UploadedFile[]> {
      const sql = `select id, name, type, size from uploads where user_id = $2
        and id in (select jsonb_array_elements_text($1::jsonb)) order by created_at, id`;
      const rows = await database.query<UploadRow>(sql, [JSON.stringify(ids), userId]);
      return rows.map((row) => ({ ...row, url: uploadUrl(row.id) }));
    },
  };
}

export const uploads = repositoryPlugin('uploads', uploadRepository);
