import type { FastifyInstance } from 'fastify';
import { composerServer } from '../data/composer-server';
import { SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import { buildServer } from './server';

jest.setTimeout(300_000);

let site: DataSite;
let server: FastifyInstance;
let wishes: FastifyInstance;
let origin: string;
let ended = false;
let composing: Promise<void>;

beforeAll(async () => {
  site = await makeDataSite();
  const composer = site.composer();
  wishes = composerServer(composer, SERVICE_KEY);
  const asked = { origin: await wishes.listen({ host: '127.0.0.1', port: 0 }), serviceKey: SERVICE_KEY };
  server = await buildServer({ store: site.fixture.store, basePath: '/', log: false, composer: asked });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  composing = (async () => {
    while (!ended) await composer.step();
  })();
});

afterAll(async () => {
  ended = true;
  await composing;
  await Promise.all([server.close(), wishes.close()]);
  await site.close();
});

async function ask(address: string): Promise<{ status: number; location: string | null }> {
  const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
  return { status, location: headers.get('location') };
}

describe('an address from before something had a page of its own', () => {
  it('leads to the page, with whatever else was asked', async () => {
    site.backend.write(3, 'three');
    expect(await ask('/comics/?comic=3')).toEqual({ status: 308, location: '/comics/3/' });
    expect(await ask('/comics?from=mail&comic=3&x=%26y')).toEqual({
      status: 308,
      location: '/comics/3/?from=mail&x=%26y',
    });
  });

  it('stays where it is where no page stands there: what was removed, never was, or is none', async () => {
    const here = { status: 200, location: null };
    site.backend.write(4, 'four');
    expect((await ask('/comics/?comic=4')).status).toBe(308);
    site.backend.write(4, null);
    while ((await ask('/comics/4/')).status !== 410);
    expect(await ask('/comics/?comic=4')).toEqual(here);
    expect(await ask('/comics/?comic=99')).toEqual(here);
    for (const value of ['..', '%2F%2Felsewhere.example', '3/..', '', 'a'.repeat(65)])
      expect({ value, ...(await ask(`/comics/?comic=${value}`)) }).toEqual({ value, ...here });
  });

  it('is no business of another parameter, or of another path', async () => {
    site.backend.write(3, 'three');
    expect((await ask('/comics/?comics=3')).location).toBeNull();
    expect((await ask('/remote-community/?comic=3')).location).toBeNull();
    expect((await ask('/comics/3/?comic=3')).location).toBeNull();
  });
});
