import type { Browser } from 'playwright-core';
import { launchBrowser } from '@shared/browser';
import { type RunningSite, type StartOptions, copyData, startSite } from '@shared/testing/site';

/** A site that only one group of tests uses, so that they may change what it holds. */
export interface OwnSite {
  readonly browser: Browser;
  /** An origin without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  /** Stops the site and starts it anew at the same address, on the same data: nothing is in its memory. */
  restart: () => Promise<void>;
}

interface OwnSiteOptions extends Pick<StartOptions, 'command'> {
  /** Changes the store before the site starts. */
  prepare?: (dataDir: string) => Promise<unknown>;
  /** Variables the site is started with beside those, once the services it needs run. */
  environment?: () => Promise<Record<string, string>>;
}

/**
 * Gives the group of tests it is called in a browser and a site with the shared site's content, from before the first
 * test until after the last; `start` runs a backend with a fresh database too.
 */
export function useOwnSite({ command = 'serve', prepare, environment }: OwnSiteOptions = {}): OwnSite {
  let browser: Browser;
  let data: Awaited<ReturnType<typeof copyData>>;
  let site: RunningSite;
  let more: Record<string, string> = {};
  const start = async (port = '0') =>
    (site = await startSite({ command, dataDir: data.dataDir, environment: { ...more, PORT: port } }));
  beforeAll(async () => {
    [browser, data] = await Promise.all([launchBrowser(), copyData()]);
    await prepare?.(data.dataDir);
    more = (await environment?.()) ?? {};
    await start();
  }, 300_000);
  afterAll(async () => {
    await Promise.all([browser.close(), site.stop()]);
    await data.remove();
  });
  return {
    get browser() {
      return browser;
    },
    get origin() {
      return site.origin;
    },
    get dataDir() {
      return data.dataDir;
    },
    async restart() {
      const { port } = new URL(site.origin);
      await site.stop();
      await start(port);
    },
  };
}
