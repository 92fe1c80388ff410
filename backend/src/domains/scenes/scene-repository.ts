import type { SceneItem } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';

interface SceneRow extends Omit<SceneItem, 'state' | 'opensAt' | 'closesAt'> {
  state: NonNullable<SceneItem['state']> | null;
  opensAt: string | null;
  closesAt: string | null;
}

export function sceneRepository(database: Database) {
  return {
    /** Lists what the operator keeps under a scene code; empty for an unknown one. */
    async list(sceneCode: string): Promise<SceneItem[]> {
      const rows = await database.query<SceneRow>(
        `select value, label, description, case when opens_at is null and closes_at is null then null
           when opens_at > now() then 'before' when closes_at <= now() then 'over' else 'open' end as state, opens_at as "opensAt", closes_at as "closesAt"
         from scene_items where scene_code = $1 order by position, value`,
        [sceneCode],
      );
      return rows.map(({ state, opensAt, closesAt, ...item }) => ({
        ...item,
        ...(state && { state }),
        ...(opensAt && { opensAt }),
        ...(closesAt && { closesAt }),
      }));
    },
  };
}
