import * as calls from '@shared/contract/endpoints';
import { type ReleasesSnapshot, releasesSnapshotSchema } from '@shared/contract/release/releases-snapshot';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../../http/route';
import { onlyServices } from '../../http/service-key';
import { keepReleases, readReleases } from './kept-releases';

/** Bytes of a snapshot: ten packages of twenty releases with a hundred pages each, and the history. */
const LARGEST = 4 * 1024 * 1024;

/** What is released, as the composer tells it. */
export function releaseRoutes(app: FastifyInstance, { serviceKey }: { serviceKey: string | undefined }): void {
  readRoute(app, calls.deskReleases, 'releases', ({ transaction }) => readReleases(transaction));
  if (serviceKey === undefined) return;
  app.put(
    '/internal/releases',
    { schema: { body: releasesSnapshotSchema }, onRequest: onlyServices(serviceKey), bodyLimit: LARGEST },
    async (request, reply) => {
      await keepReleases(app.database, request.body as ReleasesSnapshot);
      return reply.code(204).send();
    },
  );
}
