import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { root } from '@shared/testing/root';
import { writeVariant } from '../../release/src/testing/release-variant';
import { type RunningSite, copyData, release, startSite } from '@shared/testing/site';
import { type WorkspaceClone, cloneWorkspace } from '@shared/testing/workspace-clone';

jest.setTimeout(300_000);

/** Every file below a folder with its bytes' length and time of change. */
async function inventory(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((item) => item.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs, ino } = await stat(file);
    files.set(path.relative(folder, file), `${size} ${mtimeMs} ${ino}`);
  }
  return files;
}

async function served(origin: string, paths: readonly string[]): Promise<Record<string, string | null>> {
  const tags: Record<string, string | null> = {};
  for (const address of paths) tags[address] = (await fetch(origin + address)).headers.get('etag');
  return tags;
}

const pages = ['/', '/comics/', '/client-download/', '/404/', '/sitemap.xml'];

describe('a remote released apart', () => {
  let browser: Browser;
  let site: RunningSite;
  let data: Awaited<ReturnType<typeof copyData>>;
  let team: WorkspaceClone;

  beforeAll(async () => {
    [browser, data, team] = await Promise.all([launchBrowser(), copyData(), cloneWorkspace()]);
    site = await startSite({ dataDir: data.dataDir });
  });
  afterAll(async () => {
    await site.stop();
    await browser.close();
    await data.remove();
    await team.remove();
  });

  it('changes its own pages and no other file, keeps unchanged chunks, and lets an open tab work on', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${site.origin}/client-download/`);
    await untilLive(page);
    const before = await served(site.origin, pages);
    const assetsBefore = await inventory(path.join(data.dataDir, 'store/assets'));

    const same = await release(
      ['publish', 'remote-download', '--version', '1.0.0', '--json'],
      data.dataDir,
      team.folder,
    );
    expect(same).toMatchObject({ code: 0 });
    await team.edit('remote-download/src/pages/client-download/head.json', '"title": "', '"title": "新版 ');
    const published = await release(['publish', 'remote-download', '--version', '1.1.0'], data.dataDir, team.folder);
    expect(published).toMatchObject({ code: 0 });
    const promoted = await release(['promote', 'remote-download@1.1.0', '--json'], data.dataDir, team.folder);
    expect(promoted).toMatchObject({ code: 0 });

    const after = await served(site.origin, pages);
    expect(after).toEqual({
      ...before,
      '/client-download/': expect.not.stringMatching(String(before['/client-download/'])) as string,
    });
    expect(await (await fetch(`${site.origin}/client-download/`)).text()).toContain('<title>新版 ');

    const assetsAfter = await inventory(path.join(data.dataDir, 'store/assets'));
    for (const [file, facts] of assetsBefore) expect([file, assetsAfter.get(file)]).toEqual([file, facts]);
    const added = [...assetsAfter.keys()].filter((file) => !assetsBefore.has(file));
    expect(added.length).toBeGreaterThan(0);
    // Files of a page whose text changed: its chunk, the entry and the list of files, each with its compressed forms.
    expect(new Set(added.map((file) => file.split('/')[0]))).toEqual(new Set(['remote-download']));
    expect(added.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(3);

    await page.locator('footer a[href="/comics/"]').first().click();
    await page.locator('main[data-page="comics"][data-state="live"]').waitFor();
    await page.goBack();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('/api/') && !complaint.includes('404'))).toEqual([]);
    await close();
  });

  it('goes back to what was live before, byte for byte, by a rollback', async () => {
    const before = await served(site.origin, pages);
    const rolledBack = await release(['rollback', 'remote-download'], data.dataDir);
    expect(rolledBack).toMatchObject({ code: 0 });
    const after = await served(site.origin, pages);
    expect(after['/client-download/']).not.toBe(before['/client-download/']);
    expect(await (await fetch(`${site.origin}/client-download/`)).text()).not.toContain('<title>新版 ');
    expect((await inventory(path.join(data.dataDir, 'store/ledger'))).size).toBeGreaterThan(2);
  });

  it('refuses in one sentence, and changes nothing', async () => {
    const decisions = () => inventory(path.join(data.dataDir, 'store/ledger'));
    const before = await decisions();
    const unknownVersion = await release(['promote', 'remote-download@9.9.9'], data.dataDir);
    expect(unknownVersion.code).toBe(1);
    expect(unknownVersion.stderr.trim()).toMatch(/^remote-download@9\.9\.9 was never published/);
    const unknownPackage = await release(['publish', 'remote-nothing'], data.dataDir);
    expect(unknownPackage.code).toBe(1);
    expect(unknownPackage.stderr.trim()).toMatch(/^There is no package remote-nothing/);
    await team.edit('remote-download/src/pages/client-download/head.json', '"title": "', '"title": "又一版 ');
    const overwritten = await release(['publish', 'remote-download', '--version', '1.1.0'], data.dataDir, team.folder);
    expect(overwritten.code).toBe(1);
    expect(overwritten.stderr.trim()).toBe(
      'remote-download@1.1.0 is published already with other content: raise its version',
    );
    expect(await decisions()).toEqual(before);
  });

  it('are stored only where each page comes to life, every chunk loads, and the page fits a phone', async () => {
    const store = () => inventory(path.join(data.dataDir, 'store'));
    const before = await store();
    const changes: Readonly<Record<string, (text: string) => string>> = {
      'client-download.js': (text) => `${text};throw new Error('broken on purpose')`,
      'download.js': (text) => text.replace(/^/, 'document.documentElement.style.minWidth="500px";'),
      'qr.js': () => '(',
    };
    const dist = path.join(data.dataDir, 'broken');
    const change = (name: string, text: string) => changes[name]?.(text) ?? text;
    await writeVariant(path.join(root, 'remote-download/dist'), dist, { mark: 'broken', change });
    const { code, stderr } = await release(
      ['publish', 'remote-download', '--dir', dist, '--version', '6.0.0'],
      data.dataDir,
    );
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(
      /^remote-download does not work in a browser: client-download: .*; download: it is 140 px wider than a window of 360 px$/,
    );
    expect(stderr).toMatch(/qr\.\w+\.js does not load|broken on purpose/);
    const added = [...(await store()).keys()].filter((file) => !before.has(file));
    expect(added.filter((file) => !file.startsWith('attempts/'))).toEqual([]);
  });

  it('composes the same bytes from the same sources in another folder', async () => {
    const status = await release(['status', '--json'], data.dataDir);
    const { packages } = JSON.parse(status.stdout.slice(status.stdout.indexOf('{'))) as {
      packages: { name: string; live: string }[];
    };
    const local = packages.find(({ name }) => name === 'remote-download')?.live;
    const digest = async (version: string) =>
      (
        JSON.parse(
          await readFile(path.join(data.dataDir, 'store/releases/remote-download', version, 'release.json'), 'utf8'),
        ) as { digest: string }
      ).digest;
    expect(await digest('1.0.0')).toBe(await digest(local ?? ''));
  });
});
