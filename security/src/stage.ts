import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { type HttpRequest, type HttpResponse, httpRequest } from '@shared/testing/http-request';
import { launchBrowser } from '@shared/browser';
import { type DeployedSite, deployParts, portOf, startDeployedSite } from '@shared/testing/deployed-site';
import { startComposer } from '../../start/src/site/composer-process';
import { startBuiltSite } from 'checks/built-site';
import { ensureChromium } from '@shared/browser/find-chromium';
import { ensureNginx } from '@shared/testing/find-nginx';
import { root } from '@shared/testing/root';
import { type RunningSite, copyData, startSite } from '@shared/testing/site';

/** A site that is attacked, at a port of loopback. */
export interface Target {
  name: 'embedded server' | 'nginx and PostgreSQL';
  port: number;
  dataDir: string;
  /** A request as one of many visitors, each of whom has an address of their own: the limits are another check's matter. */
  send: (request: HttpRequest, visitor?: number) => Promise<HttpResponse>;
  /** Everything that its processes have written so far. */
  log: () => Promise<string>;
}

/** Starts things when a check first asks for them, and stops them at the end. */
export class Stage {
  readonly #closing: (() => Promise<unknown>)[] = [];
  readonly #started = new Map<string, Promise<unknown>>();

  /** The data folder that the site of this checkout was built and released into. */
  built(): Promise<string> {
    return this.#once('built', async () => {
      const site = await startBuiltSite();
      await site.stop();
      return site.dataDir;
    });
  }

  /** `npm start` on a copy of the store, with a fresh database. */
  embedded(): Promise<RunningSite> {
    return this.#once('embedded', async () => {
      const { dataDir, remove } = await copyData(await this.built());
      this.#closing.push(remove);
      const site = await startSite({ command: 'start', dataDir });
      this.#closing.push(() => site.stop());
      return site;
    });
  }

  /** The site as `deploy/` sets it up with its composer, or what is missing on this machine. */
  deployed(): Promise<DeployedSite | { missing: string }> {
    return this.#once('deployed', async () => {
      ensureNginx();
      const parts = deployParts();
      if ('missing' in parts) return parts;
      const SERVICE_KEY = randomBytes(24).toString('hex');
      const site = await startDeployedSite(parts, { from: await this.built(), environment: { SERVICE_KEY } });
      this.#closing.push(() => site.stop());
      const composer = await startComposer(root, {
        DATA_DIR: site.dataDir,
        BACKEND_ORIGIN: `http://127.0.0.1:${site.backends[0]?.port ?? 0}`,
        SERVICE_KEY,
      });
      this.#closing.push(() => composer.stop());
      await composer.whole;
      return site;
    });
  }

  browser(): Promise<Browser> {
    return this.#once('browser', async () => {
      ensureChromium();
      const browser = await launchBrowser();
      this.#closing.push(() => browser.close());
      return browser;
    });
  }

  /** Every site that can be attacked here, and a reason for each that cannot. */
  async targets(): Promise<{ targets: Target[]; missing: string | null }> {
    const [embedded, deployed] = [await this.embedded(), await this.deployed()];
    const targets: Target[] = [
      {
        name: 'embedded server',
        port: portOf(embedded.origin),
        dataDir: embedded.dataDir,
        // The embedded server believes a proxy on this machine.
        send: ({ headers, ...request }, visitor = 0) =>
          httpRequest(portOf(embedded.origin), {
            ...request,
            headers: { ...headers, 'x-forwarded-for': addressOf('198.18', visitor) },
          }),
        log: () => Promise.resolve(embedded.output()),
      },
    ];
    if ('missing' in deployed) return { targets, missing: deployed.missing };
    targets.push({
      name: 'nginx and PostgreSQL',
      port: deployed.nginx.port,
      dataDir: deployed.dataDir,
      // nginx believes nobody.
      send: (request, visitor = 0) =>
        httpRequest(deployed.nginx.port, { ...request, localAddress: addressOf('127.1', visitor) }),
      log: async () =>
        [
          ...deployed.pages.map((page) => page.output()),
          ...deployed.backends.map(({ log }) => log),
          await deployed.nginx.written(),
        ].join('\n'),
    });
    return { targets, missing: null };
  }

  async close(): Promise<void> {
    for (const close of this.#closing.toReversed()) await close();
  }

  #once<Value>(name: string, start: () => Promise<Value>): Promise<Value> {
    const started = this.#started.get(name) ?? start();
    this.#started.set(name, started);
    return started as Promise<Value>;
  }
}

function addressOf(network: string, visitor: number): string {
  return `${network}.${Math.floor(visitor / 250) % 250}.${(visitor % 250) + 1}`;
}
