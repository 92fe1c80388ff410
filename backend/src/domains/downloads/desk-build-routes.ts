import type { FastifyInstance } from 'fastify';
import { deskBuildList, deskBuildSave } from '@shared/contract/endpoints';
import { readRoute, saveRoute } from '../../http/route';
import { readBuilds, saveBuild } from './desk-builds';

/** Routes by which operators decide what the download page offers. */
export function deskBuildRoutes(app: FastifyInstance): void {
  readRoute(app, deskBuildList, 'build', ({ query, transaction }) => readBuilds(transaction, query));
  saveRoute(app, deskBuildSave, 'build', ({ body, transaction }) => saveBuild(transaction, body));
}
