import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BackendProcess } from '@shared/testing/backend-process';
import { portOf, startDeployedSite } from '@shared/testing/deployed-site';
import { startSite } from '@shared/testing/site';
import type { Groups } from './processor-time';

export const groups = {
  nginx: /^nginx: /,
  'page servers': /serve-main\.ts/,
  backends: /backend\/src\/server\.ts/,
  PostgreSQL: /postgres/,
  generator: /generator-main\.ts/,
} as const satisfies Groups<string>;

export type Group = keyof typeof groups;

/** The bench's own site and browser, which stand idle beside. */
export const idle = /start-main\.ts|bootstrap\.mjs start|chrom/;

/** A set-up that visitors are sent to. */
export interface StandingSite {
  name: string;
  port: number;
  /** The token of somebody who is signed in. */
  token: string;
  stop: () => Promise<void>;
}

/** Visitors of the generator all come from one address. */
const unlimited = { RATE_LIMIT_ADDRESS: '1000000000', RATE_LIMIT_USER: '1000000000' };

/** nginx, two page servers, two backends and PostgreSQL, as `deploy/` sets them up. */
export async function standDeployed(
  programs: { nginx: string; postgres: string },
  dataDir: string,
): Promise<StandingSite> {
  const site = await startDeployedSite(programs, { from: dataDir, environment: unlimited, durable: true });
  const token = (await site.backends[0]?.signIn(1)) ?? '';
  return { name: 'deploy/', port: site.nginx.port, token, stop: site.stop };
}

/** `npm run serve` on the same store, and a backend on the embedded database. */
export async function standEmbedded(dataDir: string): Promise<StandingSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-load-'));
  const backend = await BackendProcess.start({ DATA_DIR: folder, SIGN_IN: 'on', ...unlimited });
  const site = await startSite({ dataDir, environment: { BACKEND_ORIGIN: `http://127.0.0.1:${backend.port}` } });
  return {
    name: 'npm run serve',
    port: portOf(site.origin),
    token: await backend.signIn(1),
    async stop() {
      await site.stop();
      await backend.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
