import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { decide } from '../../../release/src/promote/decide';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { publish } from '../../../release/src/publish/publish';
import { buildServer } from '../../../pages/src/serve/server';
import { type Fixture, config, makeFixture } from '../../../release/src/testing/fixture';
import { localVersion, releaseLocal } from './release-local';

jest.setTimeout(300_000);

const name = 'remote-download';
const packages = ['host', name];

describe('npm start', () => {
  let fixture: Fixture;
  /** The working tree. */
  let root: string;
  let said: string[];
  beforeEach(async () => {
    fixture = await makeFixture();
    root = await mkdtemp(path.join(os.tmpdir(), 'tree-'));
    said = [];
    await cp(await fixture.buildHost('1.0.0'), path.join(root, 'host/dist'), { recursive: true });
    await write('as it was');
    await start();
  });
  afterEach(async () => {
    await fixture.remove();
    await rm(root, { recursive: true, force: true });
  });

  /** Changes the working tree. */
  async function write(text: string): Promise<void> {
    const dist = path.join(root, name, 'dist');
    await rm(dist, { recursive: true, force: true });
    await cp(await build(text), dist, { recursive: true });
  }

  const build = (text: string) => fixture.buildRemote(name, '1.0.0', { render: `return '${text}'` });
  const start = () => {
    const say = (sentence: string) => said.push(sentence);
    return releaseLocal({
      folder: (of: string) => path.join(root, of, 'dist'),
      store: fixture.store,
      config,
      packages,
      say,
    });
  };

  /** A person's release of that page. */
  async function byHand(version: string, text: string): Promise<void> {
    const { store } = fixture;
    await publish({ store, folder: await build(text), version, source: null, by: 'ann' });
    await promote({ store, by: 'ann', releases: { [name]: version } });
  }

  async function page(): Promise<string> {
    const server = await buildServer({ store: fixture.store, basePath: '/', log: false });
    try {
      return await (await fetch(`${await server.listen({ port: 0, host: '127.0.0.1' })}/${name}/`)).text();
    } finally {
      await server.close();
    }
  }

  it('names a build by a version that can be published, whatever its digest is', async () => {
    await byHand(localVersion('0430806258cf'), 'named');
    expect(await page()).toContain('named');
  });

  it('replaces what it made itself, and goes back with the working tree', async () => {
    expect(await page()).toContain('as it was');
    await write('changed');
    expect(await start()).toMatchObject({ changed: true });
    expect(await page()).toContain('changed');
    await write('as it was');
    await start();
    expect(await page()).toContain('as it was');
    expect(await start()).toMatchObject({ changed: false });
  });

  it('serves what somebody promoted by hand, and says what differs', async () => {
    await byHand('1.0.0', 'by hand');
    await write('changed');
    said = [];
    expect(await start()).toBeNull();
    expect(await page()).toContain('by hand');
    expect(said).toEqual([
      `ann decided by hand what is live (revision 2: promote ${name}@1.0.0); it is served as it is`,
      `  ${name}: 1.0.0 is live; the working tree differs`,
      '  publish and promote to change that, or use another DATA_DIR for the working tree',
    ]);
  });

  it('says of no package that it differs where the same was released by hand', async () => {
    await byHand('1.0.0', 'by hand');
    await write('by hand');
    said = [];
    await start();
    expect(said).toEqual([expect.stringContaining('ann decided by hand what is live')]);
  });

  it('does not undo a rollback', async () => {
    await write('changed');
    await start();
    await rollback({ store: fixture.store, by: 'ann' });
    expect(await start()).toBeNull();
    expect(await page()).toContain('as it was');
  });

  it('goes on after somebody only confirmed what it had made', async () => {
    await decide({ store: fixture.store, by: 'ann' }, () =>
      Promise.resolve({ decision: { action: { kind: 'confirm' } }, result: null }),
    );
    await write('changed');
    await start();
    expect(await page()).toContain('changed');
  });
});
