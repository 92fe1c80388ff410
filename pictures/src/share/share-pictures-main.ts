import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { SharePictureList } from '@shared/kit/format';
import { launchBrowser } from '@shared/browser';
import { ensureChromium } from '@shared/browser/find-chromium';
import { CARD, drawCard } from './draw-card';
import { type PageWords, allPageWords } from '@shared/testing/page-words';
import { listFile, readPictureList, staleness } from './picture-list';
import { root } from '@shared/testing/root';
import { startSite } from '@shared/testing/site';

/**
 * `npm run share-pictures [-- --all]`: draws the sharing picture of every page whose title or description changed since
 * its picture was made, with `--all` of every page. The pictures are committed, so that no start needs a browser or a font.
 */
const all = process.argv.includes('--all');

ensureChromium();
const site = await startSite({ command: 'start', dataDir: path.join(root, 'checks/output/data') });
const browser = await launchBrowser();
try {
  const pages = await allPageWords(site.origin);
  const sheet = await browser.newPage({ viewport: CARD });
  const remotes = [...new Set(pages.map(({ remote }) => remote))];
  for (const remote of remotes) {
    const drawn = await drawRemote(
      sheet,
      remote,
      pages.filter((words) => words.remote === remote),
    );
    console.log(`${remote}/share: ${drawn} drawn`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function drawRemote(sheet: Page, remote: string, pages: readonly PageWords[]): Promise<number> {
  const folder = path.dirname(listFile(remote));
  const before = await readPictureList(remote);
  const entries: Record<string, SharePictureList['pages'][string]> = {};
  let drawn = 0;
  await mkdir(folder, { recursive: true });
  for (const words of pages) {
    const known = before?.pages[words.path];
    if (!all && known && !staleness(words, before) && existsSync(path.join(folder, known.file))) {
      entries[words.path] = known;
      continue;
    }
    const file = `${slug(words.path)}.png`;
    await writeFile(path.join(folder, file), await drawCard(sheet, words));
    entries[words.path] = { file, title: words.title, description: words.description };
    drawn += 1;
  }
  const list: SharePictureList = { schema: 1, ...CARD, brand: pages[0]?.brand ?? '', pages: entries };
  await writeFile(listFile(remote), `${JSON.stringify(list, null, 2)}\n`);
  await removeOthers(folder, list);
  return drawn;
}

/** Pictures of pages that are gone. */
async function removeOthers(folder: string, { pages }: SharePictureList): Promise<void> {
  const kept = new Set(['pictures.json', ...Object.values(pages).map(({ file }) => file)]);
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(path.join(folder, file));
}

function slug(address: string): string {
  return address.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}
