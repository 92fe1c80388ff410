import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addressProblem, readSettings } from './settings';

describe('the settings', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'settings-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const write = (content: unknown, name = 'site.config.json') =>
    writeFile(path.join(folder, name), JSON.stringify(content));

  it('take what the file says, and the environment before it', async () => {
    await write({ basePath: '/site/', origin: 'https://www.example.com' });
    expect((await readSettings(folder, {})).config).toMatchObject({
      basePath: '/site/',
      origin: 'https://www.example.com',
      loginUrl: '/site/api/ext/v1/sign-in',
    });
    const { config } = await readSettings(folder, { BASE_PATH: '/other/', ORIGIN: 'https://other.example.com' });
    expect(config).toMatchObject({ basePath: '/other/', origin: 'https://other.example.com' });
  });

  it('keep the site where it stands unless the file or the environment moves it', async () => {
    const standing = { origin: 'https://www.example.com', basePath: '/site/' };
    const at = async (environment: NodeJS.ProcessEnv) => (await readSettings(folder, environment, standing)).config;
    expect(await at({ PORT: '9999' })).toMatchObject(standing);
    await write({ origin: 'https://file.example.com' });
    expect(await at({})).toMatchObject({ ...standing, origin: 'https://file.example.com' });
    expect(await at({ ORIGIN: 'https://env.example.com', BASE_PATH: '/' })).toMatchObject({
      origin: 'https://env.example.com',
      basePath: '/',
    });
  });

  it('are held against what pages are composed for', async () => {
    const composed = { origin: 'https://www.example.com', basePath: '/' };
    const problem = async (environment: NodeJS.ProcessEnv) =>
      addressProblem(composed, (await readSettings(folder, environment)).asked);
    expect(await problem({})).toBeNull();
    expect(await problem({ ORIGIN: 'https://www.example.com', BASE_PATH: '/' })).toBeNull();
    expect(await problem({ ORIGIN: 'https://other.example.com', BASE_PATH: '/site/' })).toBe(
      'ORIGIN is https://other.example.com, and pages say https://www.example.com; BASE_PATH is /site/, and pages say /: run release configure, or correct the environment',
    );
  });

  it('need no file, unless one is named', async () => {
    expect((await readSettings(folder, { PORT: '' })).config.basePath).toBe('/');
    await write({ basePath: '/named/' }, 'named.json');
    expect((await readSettings(folder, { SITE_CONFIG: 'named.json' })).config.basePath).toBe('/named/');
    await expect(readSettings(folder, { SITE_CONFIG: 'none.json' })).rejects.toThrow(
      `There is no configuration file ${path.join(folder, 'none.json')}`,
    );
  });

  it('keep private keys and what was seen beside the store, or where they are told, and take a pin for what it is', async () => {
    const data = { DATA_DIR: path.join(folder, 'data') };
    expect(await readSettings(folder, data)).toMatchObject({
      keysDir: `${data.DATA_DIR}/keys`,
      stateDir: data.DATA_DIR,
      trustRoot: null,
    });
    const given = { ...data, KEYS_DIR: 'stick', STATE_DIR: 'state', TRUST_ROOT: 'ab'.repeat(32) };
    expect(await readSettings(folder, given)).toMatchObject({
      keysDir: path.join(folder, 'stick'),
      stateDir: path.join(folder, 'state'),
      trustRoot: 'ab'.repeat(32),
    });
    await expect(readSettings(folder, { TRUST_ROOT: 'abc' })).rejects.toThrow(/TRUST_ROOT: must be the SHA-256/);
    const inside = { ...data, KEYS_DIR: path.join(data.DATA_DIR, 'store/keys') };
    await expect(readSettings(folder, inside)).rejects.toThrow(/KEYS_DIR .* is in the store/);
    const seen = { ...data, STATE_DIR: path.join(data.DATA_DIR, 'store') };
    await expect(readSettings(folder, seen)).rejects.toThrow(/STATE_DIR .* is in the store/);
  });

  it('take a bucket for the store, a ledger beside it alone, and say what is wrong with either', async () => {
    expect((await readSettings(folder, {})).bucket).toBeNull();
    const STORE = 's3://site/production';
    expect((await readSettings(folder, { STORE })).bucket).toEqual({
      place: STORE,
      ledger: undefined,
      cacheBytes: 2147483648,
    });
    const LEDGER = 'postgres://site@db/site';
    expect((await readSettings(folder, { STORE, LEDGER, CACHE_BYTES: '5' })).bucket).toEqual({
      place: STORE,
      ledger: LEDGER,
      cacheBytes: 5,
    });
    await expect(readSettings(folder, { LEDGER })).rejects.toThrow('LEDGER goes with a bucket: set STORE as well');
    await expect(
      readSettings(folder, { STORE: '/var/lib/site', LEDGER: 'mysql://db', CACHE_BYTES: 'all' }),
    ).rejects.toThrow(/STORE: must be a bucket[\s\S]*LEDGER: must be the address[\s\S]*CACHE_BYTES: must be a number/);
    await expect(readSettings(folder, { STORE: 's3://Site/../x' })).rejects.toThrow('STORE: must be a bucket');
    const service = 'https://releases.example.com';
    expect((await readSettings(folder, { STORE: service })).bucket).toMatchObject({ place: service });
    await expect(readSettings(folder, { STORE: service, LEDGER })).rejects.toThrow('LEDGER goes with a bucket');
    await expect(readSettings(folder, { STORE: 'http://example.com' })).rejects.toThrow('or a release service, as in');
  });

  it('know the names that the site answers to: its origin’s, and those it is given', async () => {
    const hostsOf = async (HOSTS: string) =>
      (await readSettings(folder, { HOSTS, ORIGIN: 'https://www.example.com' })).hosts;
    expect(await hostsOf('')).toEqual(['www.example.com']);
    expect(await hostsOf('a.example, 10.0.0.5:8080,[::1]:80')).toEqual([
      'www.example.com',
      'a.example',
      '10.0.0.5:8080',
      '[::1]:80',
    ]);
    for (const wrong of ['http://a.example', 'a.example/', 'a b', '[::zz]'])
      await expect(hostsOf(wrong)).rejects.toThrow(/HOSTS: must be names/);
  });

  it('name everything that is wrong at once', async () => {
    await write({ basePath: 'site', brand: { phone: 'call us' }, unknown: 1 });
    await expect(readSettings(folder, {})).rejects.toThrow(/basePath: must start.*[\s\S]*brand\.phone[\s\S]*unknown/);
    const wrong = { PORT: 'many', BASE_PATH: 'site', ORIGIN: 'www.example.com' };
    await expect(readSettings(folder, wrong)).rejects.toThrow(/PORT[\s\S]*BASE_PATH[\s\S]*ORIGIN: must be an origin/);
    await writeFile(path.join(folder, 'site.config.json'), '{');
    await expect(readSettings(folder, {})).rejects.toThrow('site.config.json is not JSON');
  });
});
