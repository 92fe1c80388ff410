import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readElements } from '@shared/markup';
import { publish } from '../../release/src/publish/publish';
import { openFolder } from '../../release/src/testing/open-folder';
import { releaseLoad } from 'checks/release-load';
import { copyData } from '@shared/testing/site';
import { type TwoTeams, twoTeams } from '@shared/testing/two-teams';

jest.setTimeout(300_000);

const done = { code: 0 };

/** Makes everything in a folder eight days older, for retention. */
async function age(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, entry);
    const then = (await stat(file)).mtimeMs / 1000 - 8 * 24 * 3600;
    await utimes(file, then, then);
  }
}

/** The tests are one story in order: each begins where the one before ended. */
describe('two teams with a checkout each', () => {
  let data: Awaited<ReturnType<typeof copyData>>;
  let teams: TwoTeams;
  beforeAll(async () => {
    data = await copyData();
    teams = await twoTeams(data.dataDir);
  });
  afterAll(async () => {
    await teams.end();
    await data.remove();
  });

  const ask = (address: string, cookie = '') => fetch(teams.site.origin + address, { headers: { cookie } });
  const title = async (address: string, cookie = '') =>
    readElements(await (await ask(address, cookie)).text()).find(({ name }) => name === 'title')?.text ?? '';
  const titles = async (cookie = '') => [
    await title(teams.download.path, cookie),
    await title(teams.community.path, cookie),
  ];
  const marked = (...marks: readonly string[]) => marks.map((mark) => expect.stringMatching(`^${mark}`) as string);
  const plain = '(?!新版|试行)';

  it('publish side by side, and a visitor sees nothing of it', async () => {
    const { download, community } = teams;
    await Promise.all([download.mark('试行 '), community.mark('新版 ')]);
    expect(await Promise.all([download.publish('1.1.0'), community.publish('1.1.0')])).toMatchObject([done, done]);
    expect(await titles()).toEqual(marked(plain, plain));
    expect((await ask('/')).headers.get('set-cookie')).toBeNull();
  });

  it('show a canary to who is on it and to nobody else, beside that of another team', async () => {
    const { download, community } = teams;
    expect(await download.run('promote', 'remote-download@1.1.0', '--canary', '50')).toMatchObject(done);
    expect(await titles('channel=stable')).toEqual(marked(plain, plain));
    expect(await titles('channel=canary')).toEqual(marked('试行', plain));
    expect(await title(`${download.path}?channel=canary`, 'channel=stable')).toContain('试行');
    const pinned = async (cookie: string) =>
      ((await (await ask('/composition.json', cookie)).json()) as { releases: Record<string, { version: string }> })
        .releases['remote-download']?.version;
    expect(await pinned('channel=canary')).toBe('1.1.0');
    expect(await pinned('')).not.toBe('1.1.0');

    const first = await ask(download.path);
    const { headers } = first;
    expect(headers.get('vary')).toContain('Cookie');
    expect(headers.get('cache-control')).toContain('private');
    const [bucket = ''] = /^channel=\d{1,4}(?=;)/.exec(headers.get('set-cookie') ?? '') ?? [];
    expect(bucket).not.toBe('');
    expect(await (await ask(download.path, bucket)).text()).toBe(await first.text());

    const second = await community.run('promote', 'remote-community@1.1.0', '--canary', '5');
    expect(second).toMatchObject(done);
    expect(await titles('channel=canary')).toEqual(marked('试行', '新版'));
    expect(await titles('channel=remote-download')).toEqual(marked('试行', plain));
    expect(await titles('channel=stable')).toEqual(marked(plain, plain));
  });

  it('carry the canary along when the other team promotes, and end it by its promotion', async () => {
    const { download, community } = teams;
    expect(await community.run('promote', 'remote-community@1.1.0')).toMatchObject(done);
    expect(await titles('channel=stable')).toEqual(marked(plain, '新版'));
    expect(await titles('channel=canary')).toEqual(marked('试行', '新版'));
    expect(await download.run('promote', 'remote-download@1.1.0')).toMatchObject(done);
    expect(await titles()).toEqual(marked('试行', '新版'));
    expect((await ask('/')).headers.get('set-cookie')).toBeNull();
  });

  it('are kept from a release that cannot be composed, and get rid of one that can but is bad', async () => {
    const { download, community } = teams;
    const page = 'remote-download/src/pages/client-download/page.tsx';
    const [good, random] = ['  head,', '  head: { ...head, get title() { return String(Math.random()); } },'];
    await download.edit(page, good, random);
    const broken = await download.publish('1.2.0');
    expect(broken).toMatchObject({ code: 1 });
    expect(broken.stderr).toContain('renders differently each time');
    await download.edit(page, random, good);
    await download.mark('坏版 ');
    expect(await download.publish('1.2.0')).toMatchObject(done);
    await community.mark('新版二 ');
    expect(await community.publish('1.2.0')).toMatchObject(done);
    const atOnce = [
      download.run('promote', 'remote-download@1.2.0'),
      community.run('promote', 'remote-community@1.2.0'),
    ];
    expect(await Promise.all(atOnce)).toMatchObject([done, done]);
    expect(await titles()).toEqual(marked('坏版', '新版二'));

    expect(await download.run('rollback', 'remote-download')).toMatchObject(done);
    expect(await titles()).toEqual(marked('试行', '新版二'));
    expect(await download.run('withdraw', 'remote-download@1.2.0')).toMatchObject(done);
    const again = await download.run('promote', 'remote-download@1.2.0');
    expect(again).toMatchObject({ code: 1 });
    expect(again.stderr.trim()).toBe('remote-download@1.2.0 was withdrawn: nothing may serve it again');
    expect(await titles()).toEqual(marked('试行', '新版二'));
  });

  it('release while visitors navigate and a client loads every file, and nobody notices', async () => {
    const { browser, site } = teams;
    const next = [
      { name: 'remote-download', version: '1.1.0' },
      { name: 'remote-community', version: '1.1.0' },
    ];
    const plan = { browser, origin: site.origin, dataDir: data.dataDir, next, changes: 6, tabs: 2 };
    const report = await releaseLoad(plan);
    expect(report).toMatchObject({ failures: [] });
    expect(report.views).toBeGreaterThanOrEqual(4);
    expect(report.files).toBeGreaterThan(20);
  });

  it('tidy up what is old, and nothing that is live, recent or to be rolled back to', async () => {
    const { download, community } = teams;
    const before = await titles();
    const folder = path.join(download.folder, 'remote-download/dist');
    const { store } = await openFolder(data.dataDir);
    for (let minor = 0; minor < 12; minor += 1)
      await publish({ store, folder, version: `2.${minor}.0`, source: null, by: 'e2e' });
    await age(store.storage.place);
    expect(await community.publish('1.3.0')).toMatchObject(done);
    const tidied = await download.run('gc', '--json');
    const { releases } = JSON.parse(tidied.stdout) as { releases: string[] };
    expect(releases.sort()).toEqual(['remote-download@2.0.0', 'remote-download@2.1.0']);
    expect(await titles()).toEqual(before);
    expect(await community.run('rollback', 'remote-community')).toMatchObject(done);
    expect(await community.run('promote', 'remote-community@1.3.0', '--again')).toMatchObject(done);
  });

  it('can say who did what', async () => {
    const { stdout } = await teams.download.run('status', '--json');
    const { history, withdrawn } = JSON.parse(stdout) as {
      history: { by: string; action: unknown }[];
      withdrawn: string[];
    };
    expect(withdrawn).toEqual(['remote-download@1.2.0']);
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        { kind: 'canary', releases: { 'remote-download': '1.1.0' }, percent: 50 },
        { kind: 'withdraw', release: 'remote-download@1.2.0' },
      ]),
    );
    expect(history.every(({ by }) => by !== '')).toBe(true);
  });
});
