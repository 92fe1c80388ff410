import { readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Fixture, config } from '../testing/fixture';
import { makeTwoPages, releaseNext, served } from '../testing/two-pages';
import type { Channels } from './channels';
import { collectGarbage } from './collect-garbage';
import { promote } from './promote';

jest.setTimeout(120_000);

const name = 'remote-download';
const retention = { keep: 10, days: 7 };
const MONTH = 30 * 24 * 3600;

async function age({ store }: Fixture): Promise<void> {
  for (const entry of await readdir(store.root, { recursive: true })) {
    const file = path.join(store.root, entry);
    const then = (await stat(file)).mtimeMs / 1000 - MONTH;
    await utimes(file, then, then);
  }
}

/** As if every change had been made a month ago. */
async function ageHistory({ store }: Fixture): Promise<void> {
  const channels = JSON.parse(await readFile(store.channels(), 'utf8')) as Channels;
  const at = new Date(Date.now() - MONTH * 1000).toISOString();
  const history = channels.history.map((change) => ({ ...change, at }));
  await writeFile(store.channels(), JSON.stringify({ ...channels, history }));
}

describe('retention', () => {
  it('keeps what a tab of this week needs, however old it is and however much came after it', async () => {
    const fixture = await makeTwoPages();
    const { store } = fixture;
    await fixture.publishRemote(name, '1.0.1');
    await promote({ store, config, by: 'test', releases: { [name]: '1.0.1' }, canary: 10 });
    for (let minor = 1; minor <= 12; minor += 1) await releaseNext(fixture, name, `1.${minor}.0`);
    await age(fixture);
    expect((await collectGarbage(store, retention, false)).releases).toEqual([]);
    const { entry } = await store.readRelease(name, '1.0.0');
    expect(await readdir(store.assets(name))).toContain(entry);

    await ageHistory(fixture);
    const { releases, compositions } = await collectGarbage(store, retention, false);
    expect(releases).toContain(`${name}@1.0.0`);
    expect(compositions.length).toBeGreaterThan(0);
    expect(await readdir(store.assets(name))).not.toContain(entry);
    expect(await served(fixture)).toMatchObject({ [name]: '1.12.0' });
    await fixture.remove();
  });
});
