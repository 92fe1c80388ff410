import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Alarm } from '../../../pages/src/serve/alarms';
import { LastRevision } from '../../../pages/src/serve/last-revision';
import { readHeldOrStore } from '../../../pages/src/serve/read-held-or-store';
import { buildServer } from '../../../pages/src/serve/server';
import { openServedStore, refuseNoStore } from '@shared/store/store/open-store';
import { ask } from './ask';
import type { Fixture } from './fixture';

/** A page server of a machine of its own, over a store in a bucket, as `npm run serve` has it. */
export class BucketServer {
  /** The server's output at its last start. */
  readonly said: string[] = [];
  private server: Awaited<ReturnType<typeof buildServer>> | null = null;
  private port = 0;

  private constructor(
    private readonly place: Fixture['place'],
    readonly stateDir: string,
  ) {}

  static async start({ place }: Pick<Fixture, 'place'>): Promise<BucketServer> {
    const server = new BucketServer(place, await mkdtemp(path.join(os.tmpdir(), 'page-server-')));
    await server.begin();
    return server;
  }

  async restart(): Promise<void> {
    await this.server?.close();
    await this.begin();
  }

  async stop(): Promise<void> {
    await this.server?.close();
    await rm(this.stateDir, { recursive: true, force: true });
  }

  get(url: string): ReturnType<typeof ask> {
    return ask(this.port, url, { 'accept-encoding': 'identity' });
  }

  async alarms(): Promise<string[]> {
    const { body } = await this.get('/healthz');
    return (JSON.parse(body) as { alarms: Alarm[] }).alarms.map(({ sentence }) => sentence);
  }

  private async begin(): Promise<void> {
    this.said.length = 0;
    const say = (sentence: string) => void this.said.push(sentence);
    const { store, cache } = await openServedStore({ ...this.place, stateDir: this.stateDir, use: 'serve', say });
    await readHeldOrStore(cache, say, async () => {
      await refuseNoStore(store);
      await store.ledger.find();
    });
    const last = new LastRevision(path.join(this.stateDir, 'last-revision.json'));
    this.server = await buildServer({ store, cache, last, basePath: '/', log: false });
    this.port = Number(new URL(await this.server.listen({ host: '127.0.0.1', port: 0 })).port);
  }
}
