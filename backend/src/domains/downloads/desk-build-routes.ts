import type { FastifyInstance } from 'fastify';
import { deskBuildList, deskBuildSave } from '@shared/contract/endpoints';
import { readRoute, roleRoute } from '../../http/route';
import { readBuilds, saveBuild } from './desk-builds';

/** Routes by which operators decide what the download page offers. */
export function deskBuildRoutes(app: FastifyInstance): void {
  readRoute(app, deskBuildList, 'build', ({ query, transaction }) => readBuilds(transaction, query));
  roleRoute(app, deskBuildSave, async ({ body, transaction }) => {
    const { build, before, after } = await saveBuild(transaction, body);
    return { data: build, note: { objectType: 'build', objectId: build.id, before, after } };
  });
}
