import type { FastifyInstance } from 'fastify';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { type Fixture, config } from '../../../release/src/testing/fixture';
import { ask as get } from '../../../release/src/testing/ask';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-download';
const page = `/${name}/`;
const VISITORS = 200;

describe('a canary', () => {
  let fixture: Fixture;
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    for (const version of ['1.1.0', '1.2.0']) await fixture.publishRemote(name, version);
    server = await buildServer({ store: fixture.store, basePath: '/', log: false });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await server.close();
    await fixture.remove();
  });

  const start = (version: string, canary: number) =>
    promote({ store: fixture.store, config, by: 'test', releases: { [name]: version }, canary });
  const ask = async (cookie = '', url = page) => {
    const { headers, body } = await get(port, url, cookie ? { cookie } : {});
    const version = new RegExp(`${name} (\\d\\.\\d\\.\\d)`).exec(body)?.[1];
    return { version, set: headers['set-cookie']?.[0]?.split(';')[0], timing: headers['server-timing'], body };
  };
  const visitors: string[] = [];
  const seen = async () => {
    const versions = [];
    for (const cookie of visitors) versions.push((await ask(cookie)).version);
    return versions;
  };

  it('takes the first page of a visitor in, and what that was they stay', async () => {
    await start('1.1.0', 10);
    let taken = 0;
    for (let at = 0; at < VISITORS; at += 1) {
      const { version, set = '' } = await ask();
      expect(set).toMatch(/^channel=\d{1,4}$/);
      const again = await ask(set);
      expect([again.version, again.set]).toEqual([version, undefined]);
      if (version === '1.1.0') taken += 1;
      visitors.push(set);
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(VISITORS / 4);
  });

  it('keeps everybody who was in as it grows, and moves those in that it says', async () => {
    const before = await seen();
    await start('1.1.0', 50);
    const after = await seen();
    expect(after.filter((version, at) => before[at] === '1.1.0' && version !== '1.1.0')).toEqual([]);
    const share = after.filter((version) => version === '1.1.0').length / VISITORS;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.15);
  });

  it('reaches a hundredth with its 1%, whoever was in the one before', async () => {
    await rollback({ store: fixture.store, by: 'test', name });
    await start('1.2.0', 1);
    expect((await seen()).filter((version) => version === '1.2.0').length).toBeLessThan(VISITORS / 10);
  });

  it('can be had and left by an address, and that is kept', async () => {
    const forced = await ask('channel=17', `${page}?channel=canary`);
    expect([forced.version, forced.set, forced.timing]).toEqual(['1.2.0', 'channel=canary', 'canary']);
    expect((await ask('channel=canary')).version).toBe('1.2.0');
    const left = await ask('channel=canary', `${page}?channel=stable`);
    expect(left.timing).toBeUndefined();
    expect([left.version, left.set]).toEqual(['1.0.0', 'channel=stable']);
  });

  it.each(['channel=-1', 'channel=99999', 'channel=x', 'channel='])(
    'draws anew for a cookie that is none (%s)',
    async (cookie) => {
      expect((await ask(cookie)).set).toMatch(/^channel=\d{1,4}$/);
    },
  );

  it('sets no cookie where a page is not what is asked for, nor once it has ended', async () => {
    expect((await ask('', '/composition.json')).set).toBeUndefined();
    await rollback({ store: fixture.store, by: 'test', name });
    expect((await ask()).set).toBeUndefined();
  });
});
