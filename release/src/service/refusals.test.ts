import { randomBytes } from 'node:crypto';
import type { ReleaseStatement, Signed } from '@shared/contract/release';
import { sha256Of } from '@shared/store/sha256';
import type { SigningKey } from '@shared/store/trust/keys';
import { statementOf } from '@shared/store/trust/release-statement';
import { sign } from '@shared/store/trust/sign';
import { encodeSigned } from '@shared/store/trust/signed-document';
import { packBuild } from '../publish/archive';
import { prepareRelease } from '../publish/publish';
import { type BuildOutput, readBuild } from '../verify/read-build';
import type { PublishRequest } from '../remote/wire';
import type { Fixture } from '../testing/fixture';
import { makeOtherKeys } from '../testing/other-keys';
import { type Releaser, type ServedStore, serveStore } from '../testing/served-store';
import { makeTwoPages } from '../testing/two-pages';

const name = 'remote-download';
const other = 'remote-community';

describe('a release service refuses, and its store stays as it is', () => {
  let fixture: Fixture;
  let service: ServedStore;
  let mine: SigningKey;
  /** A key of another team, and one that nobody knows. */
  let theirs: SigningKey;
  let unknown: SigningKey;
  let releaser: Releaser;
  let output: BuildOutput;
  let signed: Signed<ReleaseStatement>;
  let archive: Buffer;

  beforeAll(async () => {
    fixture = await makeTwoPages();
    ({ mine, theirs, unknown } = await makeOtherKeys(fixture, other));
    service = await serveStore(fixture);
    releaser = await service.releaser();
    output = await readBuild(await fixture.buildRemote(name, '2.0.0'));
    signed = sign(await statementFor(output, '2.0.0'), [mine]);
    archive = await packBuild(output);
  });
  afterAll(async () => {
    await service.app.close();
    await fixture.remove();
  });

  async function statementFor(build: BuildOutput, version: string): Promise<ReleaseStatement> {
    const prepared = await prepareRelease({ store: fixture.store, version, source: null }, build);
    return statementOf(prepared.releaseFile);
  }

  function requestOf(over: Partial<PublishRequest> = {}, keys: SigningKey[] = [mine]): string {
    const request: PublishRequest = {
      type: 'publish request',
      schema: 1,
      at: new Date().toISOString(),
      nonce: randomBytes(16).toString('hex'),
      archive: sha256Of(archive),
      bytes: archive.length,
      release: signed,
      source: null,
      ...over,
    };
    return encodeSigned(sign(request, keys)).toString();
  }

  async function call(below: string, init: RequestInit): Promise<{ status: number; said: Record<string, unknown> }> {
    const answer = await fetch(service.address + below, init);
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  }
  const begin = (body: string) => call('/uploads', { method: 'POST', body });
  const send = (upload: unknown, body: Buffer, offset = 0) =>
    call(`/uploads/${String(upload)}?offset=${offset}`, { method: 'PATCH', body: new Uint8Array(body) });

  async function refused(work: () => Promise<{ status: number; said: Record<string, unknown> }>, sentence: RegExp) {
    const before = await service.inventory();
    const { status, said } = await work();
    expect([status, said['error']]).toEqual([422, expect.stringMatching(sentence)]);
    expect(said['error']).not.toContain('\n');
    expect(await service.inventory()).toEqual(before);
  }

  it.each<[string, () => string, RegExp]>([
    [
      'a forged signature',
      () => requestOf({ nonce: '0'.repeat(32) }).replace('0'.repeat(32), '1'.repeat(32)),
      /^The request is signed by no key that trust 2 knows$/,
    ],
    ['a key that nobody knows', () => requestOf({}, [unknown]), /^The request is signed by no key that trust 2 knows$/],
    ['no signature', () => requestOf({}, []), /is signed by no key/],
    ['two signatures', () => requestOf({}, [mine, theirs]), /is signed by no key/],
    [
      'a key of another team',
      () => requestOf({}, [theirs]),
      /^community team, who signed the request, may not sign releases of remote-download$/,
    ],
    [
      'a release that another team signed',
      () => requestOf({ release: sign(signed.signed, [theirs]) }),
      /^A signature of remote-download@2\.0\.0 is by no key of its team$/,
    ],
    [
      'a release that another team signed, too',
      () => requestOf({ release: sign(signed.signed, [mine, theirs]) }),
      /is by no key of its team$/,
    ],
    [
      'a release that nobody signed',
      () => requestOf({ release: sign(signed.signed, []) }),
      /is by no key of its team$/,
    ],
    [
      'a signature of another release',
      () => requestOf({ release: { ...signed, signed: { ...signed.signed, version: '2.0.1' } } }),
      /^A signature of remote-download@2\.0\.1 is by no key of its team$/,
    ],
    [
      'a package that nobody may release',
      () => requestOf({ release: sign({ ...signed.signed, name: '__proto__' }, [mine]) }),
      /may not sign releases of __proto__$/,
    ],
    [
      'a clock that is behind',
      () => requestOf({ at: new Date(Date.now() - 600_000).toISOString() }),
      /^This was signed at 2\S+, and the clock of the service says 2\S+: set the clock that is wrong$/,
    ],
    [
      'a clock that is ahead',
      () => requestOf({ at: new Date(Date.now() + 600_000).toISOString() }),
      /^This was signed at /,
    ],
    ['an archive of 300 MB', () => requestOf({ bytes: 3e8 }), /^The archive has 300000000 bytes, and 200000000 are/],
    ['an archive of no bytes', () => requestOf({ bytes: 0 }), /^The request is not as it should be: signed\.bytes/],
    ['another kind of document', () => requestOf({ type: 'release' as never }), /is not as it should be: signed\.type/],
    ['what is no JSON', () => '<html>', /^The request is not JSON/],
    ['a blank that no signature covers', () => `${requestOf()} `, /is not written as it was signed/],
  ])('a request with %s', async (_what, make, sentence) => {
    const body = make();
    await refused(() => begin(body), sentence);
  });

  it('a request that came before', async () => {
    const body = requestOf();
    expect((await begin(body)).status).toBe(200);
    await refused(() => begin(body), /^The request came before: each counts once$/);
  });

  it.each<[string, () => Promise<{ body: Buffer; over?: Partial<PublishRequest> }>, RegExp]>([
    [
      'other bytes than were signed',
      () => Promise.resolve({ body: Buffer.alloc(archive.length), over: { archive: sha256Of(archive) } }),
      /^The archive is not the one that was signed: its SHA-256 differs; send it again$/,
    ],
    [
      'more bytes than were signed',
      () => Promise.resolve({ body: Buffer.concat([archive, archive]), over: { bytes: archive.length } }),
      /^More came than the \d+ bytes that the archive should have/,
    ],
    [
      'half an archive',
      () => Promise.resolve({ body: archive.subarray(0, archive.length / 2) }),
      /^The archive is damaged: /,
    ],
    [
      'a file of other bytes than its build says',
      async () => ({ body: await packBuild({ ...output, node: new Map([['page.cjs', Buffer.from('evil()')]]) }) }),
      /^page\.cjs is not the file that was built: its SHA-256 differs$/,
    ],
    [
      'a file that its build does not name',
      async () => ({ body: await packBuild({ ...output, public: new Map([['x.txt', Buffer.from('x')]]) }) }),
      /^public\/x\.txt is in no list of the build/,
    ],
    [
      'a build of another package',
      async () => ({ body: await packBuild(await readBuild(await fixture.buildRemote(other, '2.0.0'))) }),
      /^The archive holds a build of remote-community, not of remote-download$/,
    ],
    [
      'another build than was signed',
      async () => ({ body: await packBuild(await readBuild(await fixture.buildRemote(name, '2.0.9'))) }),
      /^remote-download@2\.0\.0 is not what its team signed: the build makes another release\.json/,
    ],
    [
      'another version than was signed',
      () => Promise.resolve({ body: archive, over: { release: sign({ ...signed.signed, version: '2.0.1' }, [mine]) } }),
      /^remote-download@2\.0\.1 is not what its team signed/,
    ],
    [
      'another commit than was signed',
      () => Promise.resolve({ body: archive, over: { source: { repository: null, commit: 'abc', dirty: false } } }),
      /^remote-download@2\.0\.0 is not what its team signed/,
    ],
    [
      'a version that is none',
      () => Promise.resolve({ body: archive, over: { release: sign({ ...signed.signed, version: '../2' }, [mine]) } }),
      /^\.\.\/2 is not a version/,
    ],
  ])('an archive with %s', async (_what, make, sentence) => {
    const { body, over } = await make();
    const request = requestOf({ archive: sha256Of(body), bytes: body.length, ...over });
    const { said } = await begin(request);
    await refused(() => send(said['upload'], body), sentence);
    // Nothing of it is left to go on from.
    expect((await send(said['upload'], body)).status).toBe(404);
  });

  it('a release that a folder refuses as well: of another content, or with a page that throws', async () => {
    const before = await service.inventory();
    const dist = (render: string) => fixture.buildRemote(name, '1.0.0', { render });
    await expect(releaser.publish(await dist("return 'other'"), '1.0.0')).rejects.toThrow(
      'remote-download@1.0.0 is published already with other content: raise its version',
    );
    await expect(releaser.publish(await dist("throw new TypeError('no such field')"), '2.0.2')).rejects.toThrow(
      /^remote-download does not compose: \/remote-download\/ throws TypeError: no such field/,
    );
    expect(await service.inventory()).toEqual(before);
  });

  it('a piece for nobody, and a piece that is too large', async () => {
    expect(await send('0'.repeat(32), archive)).toEqual({
      status: 404,
      said: { error: 'This archive is not on its way here: begin again' },
    });
    const { said } = await begin(requestOf({ nonce: randomBytes(16).toString('hex') }));
    expect((await send(said['upload'], Buffer.alloc(5e6))).status).toBe(413);
    expect((await begin('x'.repeat(70_000))).status).toBe(413);
    await refused(
      () => call('/decisions', { method: 'POST', body: '{}' }),
      /^The decision is not as it should be: revision/,
    );
  });

  it('to tell who is at work, or what lies outside of the store', async () => {
    const map = `releases/${name}/1.0.0/maps/a.js.map.br`;
    for (const key of ['attempts/x.json', map]) await fixture.store.storage.putIfAbsent(key, Buffer.from('{}'));
    const ask = (below: string) => fetch(service.address + below);
    const all = (await (await ask('/store?prefix=')).json()) as { key: string }[];
    expect(new Set(all.map(({ key }) => key.split('/')[0]))).toEqual(
      new Set(['assets', 'compositions', 'configs', 'ledger', 'parts', 'releases', 'trust']),
    );
    expect(all.map(({ key }) => key)).not.toContain(map);
    for (const key of ['attempts/x.json', map, 'data/head.json', '..%2Fkeys', 'assets/..%2F..%2Fkeys', 'ledger/', ''])
      expect((await ask(`/store/${key}`)).status).toBe(404);
    for (const prefix of ['../', 'attempts/', 'assets/../../', '/'])
      expect(await (await ask(`/store?prefix=${encodeURIComponent(prefix)}`)).json()).toEqual([]);
  });

  it('to be asked without an end', async () => {
    const { app, address } = await serveStore(fixture);
    const statuses = new Set<number>();
    for (let at = 0; at < 310; at += 1) statuses.add((await fetch(`${address}/uploads`, { method: 'POST' })).status);
    expect([...statuses]).toEqual([422, 429]);
    await app.close();
  });
});
