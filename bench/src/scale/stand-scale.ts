import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CephServer } from '@shared/testing/ceph-server';
import { NginxServer } from '@shared/testing/nginx-server';
import { PostgresServer, freePort } from '@shared/testing/postgres-server';
import { RedisServer } from '@shared/testing/redis-server';
import { VarnishServer } from '@shared/testing/varnish-server';
import { carryOver } from '../../../release/src/testing/carry-over';
import { unlimited } from '../report';
import { type Killable, SiteProcess } from './killable';
import type { ScalePrograms } from './scale-programs';

const SERVICE_KEY = 'the-service-key-of-a-bench-that-nobody-else-has';

/** The kinds of part that are killed; there are two of each of the first four. */
export const kinds = ['cache', 'front', 'page server', 'backend', 'composer', 'PostgreSQL', 'Redis'] as const;
export type Kind = (typeof kinds)[number];

/** The site on more than one machine, all of it on this one: two of what visitors ask, and a bucket behind. */
export interface ScaleSite {
  /** Ports of the two caches, for pages and files, and of the two nginx, which these ask, and who calls. */
  ports: Readonly<Record<'caches' | 'fronts', readonly [number, number]>>;
  units: Readonly<Record<Kind, readonly Killable[]>>;
  gateway: CephServer;
  /** Variables with which the release tool reaches the bucket. */
  environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

/** @param dataDir with a store that is carried over into the bucket, and the keys to release into it */
export async function standScale(programs: ScalePrograms, dataDir: string): Promise<ScaleSite> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  const begun = <T extends { stop: () => Promise<unknown> }>(started: T): T => {
    closing.push(() => started.stop());
    return started;
  };
  try {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-scale-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const gateway = begun(await CephServer.start());
    await gateway.createBucket('site');
    const bucket = { STORE: 's3://site/production', ...gateway.environment() };
    await carryOver(dataDir, bucket);
    const postgres = begun(await PostgresServer.start(programs.postgres, { durable: true }));
    const redis = begun(await RedisServer.start(programs.redis));
    const ports = { backends: [await freePort(), await freePort()], composer: await freePort() };
    const pages = [await freePort(), await freePort()];
    const databaseUrl = await postgres.createDatabase('site');
    const process = async (main: string, health: string, environment: Readonly<Record<string, string>>) =>
      begun(await SiteProcess.start({ main, health, environment: { ...bucket, SERVICE_KEY, ...environment } }));
    const backends: SiteProcess[] = [];
    for (const port of ports.backends)
      backends.push(
        await process('backend/src/server.ts', `http://127.0.0.1:${port}/api/healthz`, {
          PORT: String(port),
          DATA_DIR: path.join(folder, `backend-${port}`),
          DATABASE_URL: databaseUrl,
          REDIS_URL: redis.url,
          SIGN_IN: 'sample',
          SAMPLE_DATA: 'on',
          LOG_LEVEL: 'error',
          ...unlimited,
        }),
      );
    const [, second = 0] = ports.backends;
    const front = () => NginxServer.start(programs.nginx, { basePath: '/', pages, backends: ports.backends });
    const fronts = [begun(await front()), begun(await front())] as const;
    const behind = [fronts[0].port, fronts[1].port] as const;
    const composerOrigin = `http://127.0.0.1:${ports.composer}`;
    const composer = await process('pages/src/data/data-main.ts', `${composerOrigin}/healthz`, {
      BACKEND_ORIGIN: `http://127.0.0.1:${second}`,
      COMPOSER_PORT: String(ports.composer),
      DATA_DIR: dataDir,
      STATE_DIR: path.join(folder, 'composer'),
      KEYS_DIR: path.join(dataDir, 'keys'),
    });
    const servers: SiteProcess[] = [];
    for (const port of pages)
      servers.push(
        await process('pages/src/serve/serve-main.ts', `http://127.0.0.1:${port}/healthz`, {
          PORT: String(port),
          STATE_DIR: path.join(folder, `pages-${port}`),
          COMPOSER_ORIGIN: composerOrigin,
        }),
      );
    const caches = [begun(await VarnishServer.start(behind)), begun(await VarnishServer.start(behind))] as const;
    const database: Killable = { kill: () => Promise.resolve(), launch: () => postgres.restart('immediate') };
    const units = {
      cache: caches,
      front: fronts,
      'page server': servers,
      backend: backends,
      composer: [composer],
      PostgreSQL: [database],
      Redis: [redis],
    };
    const visited = { caches: [caches[0].port, caches[1].port], fronts: behind } as const;
    return { ports: visited, units, gateway, environment: bucket, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
