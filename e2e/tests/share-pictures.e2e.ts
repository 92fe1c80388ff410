import { CARD, LARGEST, readPictureList, staleness } from 'pictures/share';
import { type PageWords, allPageWords } from '@shared/testing/page-words';
import { bases, sharedSite } from '@shared/testing/site';

/** Width and height as a PNG's first bytes tell them. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe.each(bases)('the sharing pictures below "%s/"', (base) => {
  const { origin } = sharedSite(base);
  let pages: PageWords[];
  beforeAll(async () => {
    pages = await allPageWords(origin, base);
  });

  it('show what their pages say now', async () => {
    const found = await Promise.all(pages.map(async (words) => staleness(words, await readPictureList(words.remote))));
    expect(found.filter(Boolean)).toEqual([]);
  });

  it('are one for each page of the sitemap, named with its size and its words', () => {
    const addresses = new Set(pages.map(({ image }) => image.address));
    expect(addresses.size).toBe(pages.length);
    for (const { path, remote, title, brand, image } of pages) {
      const { pathname } = new URL(image.address);
      expect([path, pathname.startsWith(`${base}/assets/${remote}/share.`)]).toEqual([path, true]);
      expect([path, image.width, image.height]).toEqual([path, CARD.width, CARD.height]);
      expect(image.alt).toContain(title);
      expect(image.alt).toContain(brand);
    }
  });

  it('are there in that size, light enough, and to be kept for ever', async () => {
    for (const { path, image } of pages) {
      const response = await fetch(new URL(origin).origin + new URL(image.address).pathname);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const content = Buffer.from(await response.arrayBuffer());
      expect([path, sizeOf(content)]).toEqual([path, CARD]);
      expect(content.length).toBeLessThanOrEqual(LARGEST);
    }
  });

  it('are not among the files that a browser is told to load', async () => {
    const { releases } = (await (await fetch(`${origin}/composition.json`)).json()) as {
      releases: Record<string, { files: string }>;
    };
    for (const { remote } of pages) expect(releases).toHaveProperty(remote);
    for (const { files } of Object.values(releases)) {
      const list = await (await fetch(`${origin}/${files}`)).text();
      expect(list).toContain('.js');
      expect(list).not.toContain('share.');
    }
  });
});
