import type { SceneItem } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    scenes: SceneRepository;
  }
}

export type SceneRepository = ReturnType<typeof sceneRepository>;

export function sceneRepository(database: Database) {
  return {
    /** What the operator keeps under a scene code; empty for an unknown one. */
    list: (sceneCode: string) =>
      database.query<SceneItem>(
        'select value, label, description from scene_items where scene_code = $1 order by position, value',
        [sceneCode],
      ),
  };
}

export const scenes = repositoryPlugin('scenes', sceneRepository);
