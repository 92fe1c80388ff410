import type { Revision, Signed } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { following } from '@shared/store/ledger/following';
import { sign } from '@shared/store/trust/sign';
import { decidedOn } from '@shared/store/trust/decided-on';
import type { FastifyInstance } from 'fastify';
import { promote } from '../../../release/src/promote/promote';
import { type Fixture, config, copyFixture } from '../../../release/src/testing/fixture';
import { type OtherKeys, makeOtherKeys } from '../../../release/src/testing/other-keys';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { composerServer } from '../data/composer-server';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-community';
const serviceKey = 's'.repeat(40);
const missing = () => Promise.resolve('missing' as const);
const own = { isWhole: true, want: missing, preview: () => Promise.resolve(null) };

describe('a canary that is stopped from the desk', () => {
  let begun: Fixture;
  let keys: OtherKeys;
  let fixture: Fixture;
  let composer: FastifyInstance;
  let server: FastifyInstance;
  let [origin, composerOrigin, asked] = ['', '', 0];
  beforeAll(async () => {
    begun = await makeTwoPages();
    await begun.publishRemote(name, '1.1.0');
    await promote({ store: begun.store, config, by: 'test', releases: { [name]: '1.1.0' }, canary: 50 });
    keys = await makeOtherKeys(begun, name);
  });
  beforeEach(async () => {
    fixture = await copyFixture(begun);
    asked = 0;
    composer = composerServer(own, serviceKey, {
      decisions: { store: fixture.store, data: { ask: () => Promise.reject(new Error('nobody asks')) } },
    });
    composer.addHook('onRequest', () => Promise.resolve(void (asked += 1)));
    composerOrigin = await composer.listen({ host: '127.0.0.1', port: 0 });
    const told = { origin: composerOrigin, serviceKey };
    server = await buildServer({ store: fixture.store, basePath: '/', log: false, composer: told });
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await server.close();
    await composer.close();
    await fixture.remove();
  });
  afterAll(() => begun.remove());

  const head = async () => {
    const known = await fixture.store.ledger.head();
    if (!known) throw new TypeError('The ledger is empty');
    return known;
  };
  const stopping = async (over: Partial<Revision> = {}): Promise<Revision> => {
    const on = await head();
    const [canary] = canariesOf(on.revision).canaries;
    if (!canary) throw new TypeError('There is no canary');
    const decided = decidedOn(on.revision, { kind: 'stop', canary: canary.id, releases: {} });
    if (!decided) throw new TypeError('It cannot be stopped');
    return { ...following(on, { ...decided, by: 'watcher', reason: 'it looks wrong' }, 2, new Date()), ...over };
  };
  const post = (to: string, body: object | string, headers: Record<string, string> = {}) =>
    fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const send = async (body: object | string, from = '10.0.0.1') => {
    const answer = await post(`${origin}/releases/decisions`, body, { 'x-forwarded-for': from });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return [answer.status, isJson ? ((await answer.json()) as object) : null] as const;
  };
  const moved = (wanted: number, found: number) => ({
    problem: expect.stringContaining(`Expected revision ${wanted}, found ${found}`) as string,
  });
  const stayed = async () => expect((await head()).revision.number).toBe(2);

  test('ends by the signature of a key that may do nothing else', async () => {
    const stop = sign(await stopping(), [keys.watcher]);
    const { headers, ...signature } = { headers: 1, ...stop.signatures[0] };
    // What no signature covers is not kept.
    const beside = { ...stop, more: headers, signatures: [{ ...signature, more: headers }] };
    expect(await send(beside)).toEqual([200, { revision: 3 }]);
    const { revision } = await head();
    expect(revision).toMatchObject({ number: 3, canaries: [], rejected: [`${name}@1.1.0`], by: 'watcher' });
    expect((await fixture.store.ledger.bytesOf(3))?.toString()).not.toContain('more');
    expect(await send(stop)).toEqual([409, moved(4, 3)]);
  });

  test.each<[number, RegExp, (keys: OtherKeys) => Promise<Signed<Revision> | object | string>]>([
    [403, /signed by no key/, async ({ unknown }) => sign(await stopping(), [unknown])],
    [403, /whose key may not stop/, async ({ theirs }) => sign(await stopping(), [theirs])],
    [403, /2 signatures/, async ({ watcher, mine }) => sign(await stopping(), [watcher, mine])],
    [
      403,
      /signed by no key/,
      async ({ watcher }) => ({ ...sign(await stopping(), [watcher]), signed: await stopping({ reason: 'x' }) }),
    ],
    [403, /trust document 9/, async ({ watcher }) => sign(await stopping({ trust: 9 }), [watcher])],
    [403, /does more/, async ({ watcher }) => sign(await stopping({ rejected: [] }), [watcher])],
    [
      403,
      /does more/,
      async ({ mine }) => sign(await stopping({ stable: (await head()).revision.stable, parent: 1 }), [mine]),
    ],
    [
      400,
      /which is not now/,
      async ({ watcher }) => sign(await stopping({ at: '2031-01-01T00:00:00.000Z' }), [watcher]),
    ],
    [
      400,
      /Only what becomes of a canary/,
      async ({ mine }) => sign(await stopping({ action: { kind: 'confirm' } }), [mine]),
    ],
    [409, /Expected revision 3, found 4/, async ({ watcher }) => sign(await stopping({ number: 4 }), [watcher])],
    [409, /does not follow/, async ({ watcher }) => sign(await stopping({ previous: 'f'.repeat(64) }), [watcher])],
    [400, /./, () => Promise.resolve({})],
    [400, /./, () => Promise.resolve([])],
  ])('is refused with %d and %s', async (status, problem, make) => {
    expect(await send(await make(keys))).toEqual([status, { problem: expect.stringMatching(problem) as string }]);
    await stayed();
  });

  test('is refused where somebody else was quicker, or the ledger is damaged', async () => {
    const { storage } = fixture.store;
    const late = sign(await stopping(), [keys.watcher]);
    await promote({ store: fixture.store, by: 'bo', releases: { [name]: '1.1.0' }, canary: 90 });
    expect(await send(late)).toEqual([409, moved(4, 3)]);
    await storage.putIfAbsent('ledger/0000000004.json', Buffer.from('{}'));
    expect(await send(late)).toEqual([503, { problem: expect.stringContaining('0000000004.json') as string }]);
  });

  test('is refused in too many bytes, or too often, before it costs the composer anything', async () => {
    for (const body of ['{', `{"more":"${'x'.repeat(65_536)}"}`, '']) expect((await send(body))[0]).toBe(400);
    expect(asked).toBe(0);
    for (let time = 3; time < 10; time += 1) expect((await send({}))[0]).toBe(400);
    expect((await send({}))[0]).toBe(429);
    expect(asked).toBe(7);
    expect((await send({}, '10.0.0.2'))[0]).toBe(400);
    // Pages keep this address.
    expect((await fetch(`${origin}/releases/decisions`)).status).toBe(404);
  });

  test('is asked of the composer by page servers alone', async () => {
    const ask = async (key: string, body: object) =>
      (await post(`${composerOrigin}/decisions`, body, { 'service-key': key })).status;
    const stop = sign(await stopping(), [keys.watcher]);
    expect(await ask('x'.repeat(40), stop)).toBe(401);
    expect(await ask(serviceKey, { more: 'x'.repeat(65_536) })).toBe(413);
    await stayed();
    await composer.close();
    expect((await send(stop))[0]).toBe(503);
  });

  test('cannot be where there is no composer', async () => {
    const alone = await buildServer({ store: fixture.store, basePath: '/', log: false });
    const there = await alone.listen({ host: '127.0.0.1', port: 0 });
    expect((await post(`${there}/releases/decisions`, {})).status).toBe(405);
    await alone.close();
  });
});
