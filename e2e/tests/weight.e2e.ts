import { brotliCompressSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedSite } from '../src/site';

/** KB, as in the issues: thousands of bytes, as brotli sends them. */
const BUDGET = { community: 60, download: 30 };

interface Release {
  version: string;
  entry: string;
  pages: Record<string, { scripts: string[]; staticScripts: string[] }>;
}

const { origin, dataDir } = sharedSite();

async function liveRelease(name: string): Promise<Release> {
  const { releases } = (await (await fetch(`${origin}/composition.json`)).json()) as {
    releases: Record<string, { version: string }>;
  };
  const version = releases[name]?.version ?? 'none';
  return JSON.parse(
    await readFile(path.join(dataDir, 'store/releases', name, version, 'release.json'), 'utf8'),
  ) as Release;
}

async function weight(name: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const response = await fetch(`${origin}/assets/${name}/${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('JavaScript beyond the host', () => {
  it(`is at most ${BUDGET.community} KB for any community page, its entry and static regions included`, async () => {
    const { entry, pages } = await liveRelease('remote-community');
    const weights: Record<string, number> = {};
    for (const [page, { scripts, staticScripts }] of Object.entries(pages)) {
      weights[page] = await weight('remote-community', [entry, ...scripts, ...staticScripts]);
    }
    expect(Object.keys(weights).length).toBeGreaterThan(7);
    expect(Object.entries(weights).filter(([, kilobytes]) => kilobytes > BUDGET.community)).toEqual([]);
  });

  it(`and the remote’s entry is at most ${BUDGET.download} KB for a first view of the client’s download`, async () => {
    const { scripts = [] } = (await liveRelease('remote-download')).pages['client-download'] ?? {};
    expect(scripts.length).toBeGreaterThan(0);
    expect(await weight('remote-download', scripts)).toBeLessThanOrEqual(BUDGET.download);
  });
});
