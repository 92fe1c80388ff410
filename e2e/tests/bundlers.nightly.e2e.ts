import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import type { Build } from '@shared/contract/release';
import { type Bundler, type RemoteFolder, bundlers, copyRemote } from '@shared/kit/testing';
import { openPage, untilLive } from '@shared/browser';
import { release } from '@shared/testing/site';
import { startFaultProxy } from 'checks/faults';
import { useOwnSite } from '../src/own-site';

jest.setTimeout(300_000);

/** One that has module federation's own manifest alone is described by that. */
const FEDERATION = 'module federation';
type Tool = Bundler | typeof FEDERATION;

/** Bytes of scripts, brotli, that a first view of the page took, by what built it. */
const weights = new Map<Tool, number>();

/** A remote of another repository takes the place of one of this site, by each bundler in turn. */
describe.each<Tool>([...bundlers, FEDERATION])('a remote that %s built', (tool) => {
  const site = useOwnSite();
  let remote: RemoteFolder;
  let build: Build;
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  beforeAll(async () => {
    remote = await copyRemote('remote-download');
    await (tool === FEDERATION ? remote.buildFederated() : remote.build(tool));
    const dist = path.join(remote.folder, 'dist');
    build = JSON.parse(await readFile(path.join(dist, 'browser/build.json'), 'utf8')) as Build;
    const published = ['publish', 'remote-download', '--dir', dist, '--version', '7.0.0'];
    expect(await release(published, site.dataDir)).toMatchObject({ code: 0 });
    expect(await release(['promote', 'remote-download@7.0.0'], site.dataDir)).toMatchObject({ code: 0 });
    proxy = await startFaultProxy(site.origin);
  });
  afterEach(() => proxy.clear());
  afterAll(async () => {
    await proxy.close();
    await remote.remove();
  });

  /** The file that is loaded when the visitor asks for details. */
  const nested = (ending: '.js' | '.css') => {
    const first = Object.values(build.pages).flatMap((files) => Object.values(files).flat());
    const [file = ''] = Object.keys(build.files).filter(
      (name) => name.endsWith(ending) && name !== build.entry && !first.includes(name),
    );
    return new RegExp(`/${file.replaceAll('.', '\\.')}$`);
  };

  const openPrices = async (then: (page: Page, complaints: string[]) => Promise<void>, first = '/client-download/') => {
    const { page, complaints, close } = await openPage(site.browser);
    await page.goto(proxy.origin + first);
    await untilLive(page);
    await then(page, complaints);
    await close();
  };
  const askDetails = (page: Page) => page.getByRole('button', { name: 'Details' }).click();
  const untilDetailed = async (page: Page) => {
    const note = page.getByRole('note');
    await note.waitFor();
    expect(await note.evaluate((element) => getComputedStyle(element).textIndent)).toBe('2px');
  };

  it('is composed, comes alive under the strict policy, and loads what is nested', async () => {
    const scripts: Response[] = [];
    const { page, complaints, close } = await openPage(site.browser);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(`${proxy.origin}/client-download/`);
    await untilLive(page);
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    weights.set(
      tool,
      bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
    );
    await page.getByRole('button', { name: '12 yuan' }).click();
    await page.getByRole('button', { name: '24 yuan' }).waitFor();
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).textIndent)).toBe('1px');
    expect(
      await page.getByRole('img', { name: 'A parcel' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await askDetails(page);
    await untilDetailed(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is rendered from nothing, with its static regions and their styles', async () => {
    await openPrices(async (page, complaints) => {
      await page.locator('a[href="/client-download/"]').first().click();
      const closing = page.getByText('That is all.');
      await closing.waitFor();
      await untilLive(page);
      expect(await closing.evaluate((element) => getComputedStyle(element).textIndent)).toBe('3px');
      await askDetails(page);
      await untilDetailed(page);
      expect(complaints).toEqual([]);
    }, '/buy/');
  });

  it('takes what a visitor types', async () => {
    await openPrices(async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Lin');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Lin').waitFor();
    }, '/download/');
  });

  it.each(['.js', '.css'] as const)('recovers a nested %s that was cut off', async (ending) => {
    await openPrices(async (page) => {
      proxy.apply(nested(ending), 'fails once');
      await askDetails(page);
      await untilDetailed(page);
      expect(proxy.hits()).toBeGreaterThan(1);
    });
  });

  it('recovers an entry and a page that were cut off', async () => {
    for (const file of [build.entry, ...(build.pages['client-download']?.scripts ?? [])]) {
      proxy.apply(new RegExp(`/${file.replaceAll('.', '\\.')}$`), 'fails once');
      await openPrices(async (page) => {
        await askDetails(page);
        await untilDetailed(page);
      });
      expect(proxy.hits()).toBeGreaterThan(1);
    }
  });

  it('runs no nested chunk that was altered, and still reads', async () => {
    await openPrices(async (page) => {
      const change = (body: Buffer) => Buffer.concat([body, Buffer.from('\nwindow.altered = true;')]);
      proxy.apply(nested('.js'), () => ({ status: 200, type: '', change }));
      await askDetails(page);
      await page.locator('main[data-slot][data-state="failed"]').waitFor();
      expect(proxy.hits()).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'altered' in window)).toBe(false);
      expect(await page.getByRole('heading', { name: 'Prices' }).isVisible()).toBe(true);
    });
  });
});

test('a first view takes no more than a tenth more scripts than webpack’s', () => {
  const lines = [...weights].map(([tool, bytes]) => `${tool}: ${bytes} B of scripts, brotli`);
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const bundler of bundlers) expect(weights.get(bundler)).toBeLessThanOrEqual(1.1 * (weights.get('webpack') ?? 0));
});
