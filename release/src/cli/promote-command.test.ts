import type { CommandContext } from './command-context';
import { config } from '../testing/fixture';
import { type DataSite, makeDataSite } from '../testing/data-site';
import { promoteCommand } from './promote-command';
import { checkout } from './workplace';

jest.setTimeout(300_000);

describe('a release whose schema takes less', () => {
  let site: DataSite;
  let origin: string;
  let said: string[];
  const before = process.env['ORIGIN'];
  beforeEach(async () => {
    site = await makeDataSite();
    origin = site.origin;
    said = [];
  });
  afterEach(async () => {
    if (before === undefined) delete process.env['ORIGIN'];
    else process.env['ORIGIN'] = before;
    await site.close();
  });

  const promote = (version: string, options: CommandContext['options'] = {}) => {
    const { store, folder } = site.fixture;
    return promoteCommand({
      root: folder,
      place: checkout(folder),
      store,
      sandbox: undefined,
      inBrowser: () => Promise.resolve(),
      by: 'test',
      arguments: [`remote-community@${version}`],
      options,
      service: null,
      json: false,
      config,
      trust: { storage: store.storage, memory: null as never, keysDir: '', draftsDir: '', ledger: null as never },
      say: (sentence) => said.push(sentence),
      answer: (_value, sentences) => said.push(...sentences),
    });
  };
  const live = async () => (await site.fixture.store.ledger.head())?.revision.number;

  it('is refused while it would not show what an editor published, and goes live where that is meant', async () => {
    process.env['ORIGIN'] = origin;
    site.backend.publish('remote-community', 'words', { lead: 'fifteen letters' });
    await site.publish('1.1.0', 'comic', 10);
    const revision = await live();
    await expect(promote('1.1.0')).rejects.toThrow(
      /remote-community@1\.1\.0: what is published of words does not fit: lead 最多 10 个字\n.*--content-changes/,
    );
    expect(await live()).toBe(revision);
    await promote('1.1.0', { 'content-changes': true });
    expect(said).toContainEqual(expect.stringMatching(/^warning: .*words does not fit/));
    expect(await live()).toBe((revision ?? 0) + 1);
  });

  it('goes live where what is published fits it, and where the site does not answer, with a word about that', async () => {
    process.env['ORIGIN'] = origin;
    site.backend.publish('remote-community', 'words', { lead: 'short!' });
    await site.publish('1.1.0', 'comic', 10);
    await promote('1.1.0');
    expect(said.join()).not.toContain('warning');
    process.env['ORIGIN'] = 'http://127.0.0.1:9';
    await site.publish('1.2.0', 'comic', 5);
    await promote('1.2.0');
    expect(said).toContainEqual(expect.stringMatching(/^warning: the site does not answer/));
  });

  it('is held against no answer that is none', async () => {
    process.env['ORIGIN'] = origin;
    site.backend.instead.set('/api/ext/v1/content', { body: '{"code":200,"data":{"entries":{"words":7}},"msg":""}' });
    await site.publish('1.1.0', 'comic', 10);
    await promote('1.1.0');
    expect(said).toContainEqual(expect.stringMatching(/^warning: the site does not answer/));
  });
});
