import { brotliCompressSync, constants } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedSite } from '@shared/testing/site';
import { sitemapPaths } from '@shared/testing/sitemap';

/** KB, as in the issues: thousands of bytes, as brotli sends them. */
const BUDGET = { html: 30, marketing: 12, community: 60, download: 30 };

interface Release {
  version: string;
  entry: string;
  pages: Record<string, { scripts: string[]; staticScripts: string[] }>;
}

interface Weighed {
  name: string;
  kilobytes: number;
}

const { origin, dataDir } = sharedSite();
const stored = (...parts: string[]) => path.join(dataDir, 'store', ...parts);
const parse = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;
let live: { id: string; releases: Record<string, { version: string }> };
beforeAll(async () => {
  live = (await (await fetch(`${origin}/composition.json`)).json()) as typeof live;
});

async function liveRelease(name: string): Promise<Release> {
  return (await parse(stored('releases', name, live.releases[name]?.version ?? 'none', 'release.json'))) as Release;
}

/** Uses brotli's highest effort, as a store is compressed in the end; a lesser one is quick, and enough where it fits. */
function weigh(contents: readonly Buffer[], budget: number): number {
  const kilobytes = (quality: number) =>
    contents
      .map((content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length)
      .reduce((sum, size) => sum + size, 0) / 1000;
  const quick = kilobytes(9);
  return quick <= budget ? quick : kilobytes(constants.BROTLI_MAX_QUALITY);
}

async function weight(name: string, files: readonly string[], budget: number): Promise<number> {
  return weigh(await Promise.all([...new Set(files)].map((file) => readFile(stored('assets', name, file)))), budget);
}

/** Empty where everything keeps to the budget; otherwise what does not, by how much, and the five largest. */
function excess(weighed: readonly Weighed[], budget: number): string {
  const sorted = [...weighed].sort((a, b) => b.kilobytes - a.kilobytes);
  const over = sorted.filter(({ kilobytes }) => kilobytes > budget);
  if (over.length === 0) return '';
  const say = ({ name, kilobytes }: Weighed) => `${name} ${kilobytes.toFixed(1)} KB`;
  return [
    ...over.map((page) => `${say(page)}: ${(page.kilobytes - budget).toFixed(1)} KB over ${budget}`),
    `the largest: ${sorted.slice(0, 5).map(say).join(', ')}`,
  ].join('\n');
}

describe('a page’s HTML', () => {
  it(`is at most ${BUDGET.html} KB with its styles, on every page of the sitemap`, async () => {
    const { parts } = (await parse(stored('compositions', live.id, 'composition.json'))) as {
      parts: Record<string, { key: string }>;
    };
    const weighed = new Map<string, number>();
    for (const { key } of Object.values(parts)) {
      const { files } = (await parse(stored('parts', key, 'part.json'))) as { files: Record<string, unknown> };
      for (const file of Object.keys(files).filter((name) => name.endsWith('.html'))) {
        const html = await readFile(stored('parts', key, 'pages', file));
        weighed.set(`/${file.replace(/index\.html$/, '')}`, weigh([html], BUDGET.html));
      }
    }
    for (const page of await sitemapPaths(origin)) expect([...weighed.keys()]).toContain(page);
    expect(
      excess(
        [...weighed].map(([name, kilobytes]) => ({ name, kilobytes })),
        BUDGET.html,
      ),
    ).toBe('');
  });
});

describe('JavaScript beyond the host', () => {
  it(`and the remote’s entry is at most ${BUDGET.marketing} KB for a first view of any marketing page`, async () => {
    const { pages } = await liveRelease('remote-marketing');
    const weighed = Object.entries(pages).map(async ([name, { scripts }]) => {
      expect([name, scripts.length > 0]).toEqual([name, true]);
      return { name, kilobytes: await weight('remote-marketing', scripts, BUDGET.marketing) };
    });
    expect(weighed.length).toBeGreaterThan(14);
    expect(excess(await Promise.all(weighed), BUDGET.marketing)).toBe('');
  });

  it(`is at most ${BUDGET.community} KB for any community page, its entry and static regions included`, async () => {
    const { entry, pages } = await liveRelease('remote-community');
    const weighed = Object.entries(pages).map(async ([name, { scripts, staticScripts }]) => ({
      name,
      kilobytes: await weight('remote-community', [entry, ...scripts, ...staticScripts], BUDGET.community),
    }));
    expect(weighed.length).toBeGreaterThan(7);
    expect(excess(await Promise.all(weighed), BUDGET.community)).toBe('');
  });

  it(`and the remote’s entry is at most ${BUDGET.download} KB for a first view of the client’s download`, async () => {
    const { scripts = [] } = (await liveRelease('remote-download')).pages['client-download'] ?? {};
    expect(scripts.length).toBeGreaterThan(0);
    const kilobytes = await weight('remote-download', scripts, BUDGET.download);
    expect(excess([{ name: 'client-download', kilobytes }], BUDGET.download)).toBe('');
  });

  it('holds no schema of content or configuration', async () => {
    for (const name of Object.keys(live.releases)) {
      const { files } = (await parse(stored('releases', name, live.releases[name]?.version ?? '', 'release.json'))) as {
        files: Record<string, unknown>;
      };
      for (const file of Object.keys(files).filter((asset) => asset.endsWith('.js')))
        expect([name, file, (await readFile(stored('assets', name, file), 'utf8')).includes('ZodError')]).toEqual([
          name,
          file,
          false,
        ]);
    }
  });
});
