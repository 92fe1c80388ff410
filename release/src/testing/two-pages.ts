import { promote } from '../promote/promote';
import { publish } from '../publish/publish';
import { buildServer } from '../../../pages/src/serve/server';
import type { StorePlace } from '@shared/store/store/open-store';
import { type Fixture, config, makeFixture } from './fixture';

/** Two of the site's own names, since the release tool knows no others. */
export const remotes = ['remote-community', 'remote-download'] as const;
export type Remote = (typeof remotes)[number];

const by = 'test';

/** A site of a host and two remotes of one page each, live at 1.0.0. */
export async function makeTwoPages(over: Partial<StorePlace> = {}): Promise<Fixture> {
  const fixture = await makeFixture(over);
  await fixture.publishHost('1.0.0');
  for (const name of remotes) await fixture.publishRemote(name, '1.0.0');
  const releases = { host: '1.0.0', ...Object.fromEntries(remotes.map((name) => [name, '1.0.0'])) };
  await promote({ store: fixture.store, config, by, releases });
  return fixture;
}

/** Publishes and promotes as the next team does. */
export async function releaseNext({ store, buildRemote }: Fixture, name: Remote, version: string): Promise<void> {
  await publish({ store, folder: await buildRemote(name, version), version, source: null, by, tryWith: config });
  await promote({ store, by, releases: { [name]: version } });
}

/** Reads what a server over the store says of each remote, canary aside; throws where anything that a visitor needs is not answered with 200. */
export async function served({ store }: Pick<Fixture, 'store'>): Promise<Record<Remote, string>> {
  const server = await buildServer({ store, basePath: '/', log: false });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (url: string) => {
    const answer = await fetch(origin + url, { headers: { cookie: 'channel=stable' } });
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
    return answer.text();
  };
  try {
    const { releases } = JSON.parse(await ask('/composition.json')) as {
      releases: Record<string, { version: string; entry: string; files: string }>;
    };
    const versions = { 'remote-community': '', 'remote-download': '' };
    for (const name of remotes) {
      const { version, entry, files } = releases[name] ?? { version: '', entry: '', files: '' };
      await ask(`/${entry}`);
      await ask(`/${files}`);
      const page = await ask(`/${name}/`);
      if (!page.includes(`${name} ${version}<`)) throw new Error(`/${name}/ is not the page of ${version}: ${page}`);
      versions[name] = version;
    }
    await ask('/sitemap.xml');
    return versions;
  } finally {
    await server.close();
  }
}
