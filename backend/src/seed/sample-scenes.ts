import type { Queryable } from '../database/database';

/** The season before: some of the sample works are of it. All other lists are base data (migrations/006-base-data.sql). */
export async function seedScenes(database: Queryable): Promise<void> {
  await database.query(
    `insert into scene_items (scene_code, value, label, description, position, sample, closes_at)
     values ('work-season', '2025', '2025 赛季', '2025 年交来的作品', 1, true, '2025-12-31T16:00:00Z') on conflict do nothing`,
  );
}
