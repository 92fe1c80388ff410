import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type OpenedStore, openStore } from '@shared/store/store/open-store';
import { findSandbox } from '../../../pages/src/compose/sandbox';
import { type PublishOptions, type Published } from '../publish/publish';
import { ReleaseService } from '../remote/release-service';
import { type ServiceOptions, buildService } from '../service/service';
import { type Fixture, config } from './fixture';
import { openFolder } from './open-folder';

const by = 'test';

/** Somebody who releases into a store that a service keeps. */
export interface Releaser extends OpenedStore {
  service: ReleaseService;
  /** As commands decide: composed here, signed here, made by the service. */
  decider: { store: OpenedStore['store']; by: string; commit: ReleaseService['commit'] };
  publish: (folder: string, version: string, more?: Partial<PublishOptions>) => Promise<Published>;
}

export interface ServedStore {
  app: FastifyInstance;
  address: string;
  /** Somebody with the keys of a folder, absent those of the site, who sees the store at an address, absent that of the service. */
  releaser: (over?: {
    keysDir?: string;
    address?: string;
    piece?: number;
    to?: string;
    again?: boolean;
  }) => Promise<Releaser>;
  /** Everything in the store but who is at work, and what did not work. */
  inventory: () => Promise<string[]>;
}

/** A service over the store of a fixture, as another process has it. */
export async function serveStore(
  { folder, place }: Pick<Fixture, 'folder' | 'place'>,
  over: Partial<ServiceOptions> = {},
): Promise<ServedStore> {
  const { store, memory } = await openFolder(folder);
  const uploads = path.join(folder, `service-${Math.random()}`);
  const app = await buildService({ store, memory, config, uploads, log: false, sandbox: findSandbox(), ...over });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let clients = 0;
  return {
    app,
    address,
    releaser: async ({ keysDir = place.keysDir, address: seen = address, piece, to = null, again = false } = {}) => {
      clients += 1;
      const dataDir = path.join(folder, `client-${clients}`);
      const bucket = { place: seen, cacheBytes: 0 };
      const opened = await openStore({ ...place, dataDir, stateDir: dataDir, keysDir, bucket, onTop: true });
      const asked = { to, again, clockIsRight: false };
      const options = { address: seen, ...opened, keysDir, asked, ...(piece === undefined ? {} : { piece }) };
      const service = new ReleaseService(options);
      return {
        ...opened,
        service,
        decider: { store: opened.store, by, commit: service.commit },
        publish: (dist, version, more) =>
          service.publish({ store: opened.store, folder: dist, version, source: null, by, ...more }),
      };
    },
    inventory: () => inventoryOf(folder),
  };
}

/** Everything in the store of a folder but who is at work, and what did not work: each file with its SHA-256. */
export async function inventoryOf(folder: string): Promise<string[]> {
  const store = path.join(folder, 'store');
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\/(?:leases|attempts)$/.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(
      async (file) =>
        `${path.relative(store, file)} ${createHash('sha256')
          .update(await readFile(file))
          .digest('hex')}`,
    ),
  );
}
