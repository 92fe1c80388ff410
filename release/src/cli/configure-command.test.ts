import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { composedConfig, readSettings } from '@shared/store/config/settings';
import { type Fixture, config } from '../testing/fixture';
import { makeTwoPages } from '../testing/two-pages';
import type { CommandContext } from './command-context';
import { configureCommand } from './configure-command';
import { rollbackCommand } from './rollback-command';
import { checkout } from './workplace';

jest.setTimeout(300_000);

const origin = 'https://www.example.com';
const variables = ['ORIGIN', 'BASE_PATH', 'PORT', 'SITE_CONFIG'] as const;

describe('configure', () => {
  let fixture: Fixture;
  let said: string[];
  const before = Object.fromEntries(variables.map((name) => [name, process.env[name]]));
  beforeAll(async () => {
    fixture = await makeTwoPages();
    await configure({ origin, brand: { name: '甲' } }, { 'origin-changes': true });
  });
  afterAll(() => fixture.remove());
  beforeEach(() => {
    said = [];
  });
  afterEach(() => {
    for (const name of variables) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  });

  async function contextOf(given: readonly string[], options: CommandContext['options']): Promise<CommandContext> {
    const { store } = fixture;
    return {
      root: fixture.folder,
      place: checkout(fixture.folder),
      store,
      sandbox: undefined,
      inBrowser: () => Promise.resolve(),
      by: 'test',
      arguments: given,
      options,
      service: null,
      json: false,
      config: await composedConfig(store, { config }),
      trust: { storage: store.storage, memory: null as never, keysDir: '', draftsDir: '', ledger: null as never },
      say: () => undefined,
      answer: (_value, sentences) => {
        said = [...sentences];
      },
    };
  }
  async function configure(content: unknown, options: CommandContext['options'] = {}): Promise<void> {
    const file = path.join(fixture.folder, 'site.config.json');
    await writeFile(file, JSON.stringify(content));
    await configureCommand(await contextOf([file], options));
  }
  const rollback = async (options: CommandContext['options'] = {}) => rollbackCommand(await contextOf([], options));
  const head = async () => (await fixture.store.ledger.head())?.revision.number;

  it('keeps the origin that the site has where neither the file nor the environment names one, and says what changes', async () => {
    process.env['PORT'] = '9999';
    await configure({ brand: { name: '乙' } });
    expect(said).toEqual([expect.stringMatching(/^brand: .*"甲".* → .*"乙"/), expect.stringMatching(/ is live /)]);
    expect(await fixture.store.config()).toMatchObject({ origin, brand: { name: '乙' } });
  });

  it('takes what the environment says before the file, as every other command does', async () => {
    Object.assign(process.env, { ORIGIN: origin, BASE_PATH: '/' });
    await configure({ origin: 'http://localhost:8080', basePath: '/other/', brand: { name: '丙' } });
    expect(await fixture.store.config()).toMatchObject({ origin, basePath: '/', brand: { name: '丙' } });
  });

  it.each([
    ['the origin', { origin: 'http://localhost:8080' }, `origin: "${origin}" → "http://localhost:8080"`],
    ['the base path', { basePath: '/site/' }, 'basePath: "/" → "/site/"'],
  ])('refuses to move %s where nobody can be asked, and changes nothing', async (_what, content, change) => {
    const number = await head();
    await expect(configure(content)).rejects.toThrow(
      `This moves every address of the site: ${change}; say --origin-changes where that is meant; nothing was changed`,
    );
    expect(await head()).toBe(number);
    await configure(content, { 'dry-run': true });
    expect(said).toEqual(expect.arrayContaining([change, expect.stringContaining('would be live')]));
    expect(await head()).toBe(number);
  });

  it('moves it where that is said to be meant, and then every command sees it there', async () => {
    await configure({ origin: 'https://new.example.com', basePath: '/site/' }, { 'origin-changes': true });
    const settings = await readSettings(fixture.folder, {}, await composedConfig(fixture.store, { config }));
    expect(await composedConfig(fixture.store, settings)).toMatchObject({
      origin: 'https://new.example.com',
      basePath: '/site/',
    });
    expect(said).toContain(`origin: "${origin}" → "https://new.example.com"`);
  });

  it.each([
    [
      'the origin',
      { origin: 'https://moved.example.com' },
      (from: SiteConfig) => `origin: "https://moved.example.com" → "${from.origin}"`,
    ],
    ['the base path', { basePath: '/moved/' }, (from: SiteConfig) => `basePath: "/moved/" → "${from.basePath}"`],
  ])('asks in the same way before a rollback moves %s back', async (_what, moved, changeTo) => {
    const from = await composedConfig(fixture.store, { config });
    await configure({ ...from, ...moved }, { 'origin-changes': true });
    const [number, change] = [await head(), changeTo(from)];
    await expect(rollback()).rejects.toThrow(
      `This moves every address of the site: ${change}; say --origin-changes where that is meant; nothing was changed`,
    );
    expect(await head()).toBe(number);
    await rollback({ 'origin-changes': true });
    expect(said).toEqual(expect.arrayContaining([change, expect.stringMatching(/^rollback to revision \d+: live/)]));
    expect(await fixture.store.config()).toEqual(from);
  });

  it('goes back to another configuration that moves nothing without being asked, and says what changes', async () => {
    const from = await composedConfig(fixture.store, { config });
    await configure({ ...from, brand: { name: '丁' } });
    await rollback();
    expect(said[0]).toMatch(/^brand: .*"丁".* → /);
    expect(await fixture.store.config()).toEqual(from);
  });
});
