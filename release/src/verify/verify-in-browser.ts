import { complaintsOf, launchBrowser, newContext } from '@shared/browser';
import { violationsIn } from '@shared/browser/axe';
import { findChromium } from '@shared/browser/find-chromium';
import type { Bootstrap, Release, CompositionPointer } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Tried } from './try-with-live-host';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFilePath } from '@shared/contract/release/schemas';
import { pointed } from '../../../pages/src/compose/ingredients';
import { headerPolicy, pagePolicy } from '../../../pages/src/document/policy';
import { contentType } from '../../../pages/src/serve/content-type';
import { securityHeaders } from '../../../pages/src/serve/security-headers';

/** Browsers take it for safe, as they take an address with TLS. */
const HOST = 'trial.localhost';

/** A site of its own on this machine, for a release that is stored nowhere: its pages as they were tried, everything else as it is live. */
class TrialServer {
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(500).end());
  });
  /** What is tried, once it is rendered. */
  tried: Tried | null = null;

  /** Listens on loopback, on a port of its own. */
  static async open(): Promise<TrialServer> {
    const trial = new TrialServer();
    await new Promise<void>((resolve) => trial.server.listen(0, '127.0.0.1', resolve));
    return trial;
  }

  /** Flags of a browser that reaches this server, and nothing else on any machine. */
  get browserFlags(): string[] {
    const { port } = this.server.address() as AddressInfo;
    return [`--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port},MAP * ~NOTFOUND`];
  }

  /** Address of a composed file, for such a browser. */
  addressOf(file: string, { config }: Tried): string {
    return `http://${HOST}${config.basePath}${file.replace(/index\.html$/, '')}`;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    return closed;
  }

  private async answer({ url = '', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tried } = this;
    if (!tried) throw new Error('Nothing is tried yet');
    const { config, rendered } = tried;
    const [path = ''] = url.split('?');
    const name = path.startsWith(config.basePath) ? decodeURIComponent(path.slice(config.basePath.length)) : null;
    const send = (status: number, type: string, body: string | Buffer, policy?: string) => {
      const headers = {
        ...securityHeaders,
        'content-type': type,
        // A release's file keeps its content under its name.
        ...(name?.startsWith('assets/') && status === 200 && { 'cache-control': 'max-age=600' }),
        ...(policy && { 'content-security-policy': policy }),
      };
      response.writeHead(status, headers).end(body);
    };
    // Nobody is behind the calls: a page has to stand without answers.
    if (name === null || name.startsWith('api/') || method !== 'GET') {
      send(503, 'application/json', JSON.stringify({ code: 503, msg: '试验里没有后端', data: {} }));
      return;
    }
    if (name === 'composition.json') {
      send(200, contentType(name), JSON.stringify(pointer(tried)));
      return;
    }
    const page = rendered.files.get(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    const body = page ?? (await fileOf(tried, name));
    if (body === null) send(404, 'text/plain', 'not found');
    else send(200, page ? contentType('index.html') : contentType(name), body, page && policy(tried));
  }
}

/** A file of this release, of another that is live, or of the host's at the root. */
async function fileOf({ reader, live, host, manifestOf }: Tried, name: string): Promise<Buffer | null> {
  const [, owner = '', asset = ''] = /^assets\/([\w-]+)\/([\w.-]+)$/.exec(name) ?? [];
  const release = live.get(owner);
  if (release?.manifest.file === asset) return manifestOf(release);
  const known = release ? Object.hasOwn(release.files, asset) : Object.hasOwn(host.publicFiles, name);
  if (!known || !isFilePath(name)) return null;
  return release ? reader.asset(release, asset) : reader.publicFile(host, name);
}

function policy({ config, rendered }: Tried): string {
  return headerPolicy(pagePolicy(config, [...rendered.scripts]));
}

function pointer({ live }: Tried): CompositionPointer {
  const releases = [...live.values()].map((release) => [release.name, pointed(release)] as const);
  return { schema: 1, id: 'trial', releases: Object.fromEntries(releases) };
}

/** ms in which a page comes to life, and in which all other files of a release are loaded. */
const ALIVE = 10_000;
const LOADED = 20_000;
/** The narrowest window that a page has to fit, and one for a page that leads on from there. */
const WIDTH = 360;
const WIDE = 1440;
/** Pages that are looked at side by side. */
const AT_ONCE = 3;

/** What a browser found wrong with a page: none of it may be there. */
interface Findings {
  page: string;
  problems: string[];
}

/**
 * Brings each page of a release to life in the host that is live, under its policy, in a headless browser: loads every file of the
 * release through the site's loader, and looks at accessibility (WCAG 2.2 AA) and at the width on a phone. The browser starts while
 * the pages render; where no host is live, nothing is tried. Throws with the first problem of each page.
 */
export async function verifyInBrowser(rendering: Promise<Tried | null>): Promise<void> {
  const server = await TrialServer.open();
  const launching = findChromium() ? launchBrowser(server.browserFlags) : null;
  // Whoever fails first, the other is waited for below.
  const [rendered, launched] = await Promise.allSettled([rendering, launching]);
  try {
    if (rendered.status === 'rejected') throw rendered.reason;
    if (rendered.value === null) return;
    if (launched.status === 'rejected') throw launched.reason;
    if (launched.value === null)
      throw new ReleaseError(
        'A release is tried in a browser before it is stored, and there is none: install Chromium (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or name it in CHROMIUM',
      );
    server.tried = rendered.value;
    await lookAtAll(launched.value, server, rendered.value);
  } finally {
    await Promise.all([launched.status === 'fulfilled' && launched.value?.close(), server.close()]);
  }
}

async function lookAtAll(browser: Browser, server: TrialServer, tried: Tried): Promise<void> {
  const waiting = [...tried.rendered.pages];
  const [first] = waiting;
  const found: Findings[] = [];
  // Pages share what is cached, as they do for a visitor.
  const context = await newContext(browser, { reducedMotion: 'reduce' });
  const look = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [page, file] = next;
      const others = page === first?.[0] ? otherFiles(tried.release) : [];
      found.push({ page, problems: await problemsOf(context, server.addressOf(file, tried), { page, others, tried }) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  const wrong = found.filter(({ problems }) => problems.length > 0).sort((a, b) => (a.page < b.page ? -1 : 1));
  if (wrong.length === 0) return;
  const said = wrong.map(({ page, problems: [one = '', ...more] }) =>
    more.length === 0 ? `${page}: ${one}` : `${page}: ${one} (and ${more.length} more)`,
  );
  throw new ReleaseError(`${tried.release.name} does not work in a browser: ${said.join('; ')}`);
}

/** Files that no page needs at once: nested chunks and their sheets. */
function otherFiles({ pages, files, entry }: Release): string[] {
  const early = new Set([entry, ...Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])]);
  return Object.keys(files).filter((file) => /\.(?:js|css)$/.test(file) && !early.has(file));
}

interface Look {
  page: string;
  /** Files to load once the page is alive. */
  others: readonly string[];
  tried: Tried;
}

async function problemsOf(context: BrowserContext, address: string, look: Look, width = WIDTH): Promise<string[]> {
  const { page: name, others, tried } = look;
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  try {
    const { origin } = new URL(address);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const slot = page.locator('main[data-slot]');
    const alive = await page
      .locator('main[data-slot][data-state="live"]')
      .waitFor({ timeout: ALIVE })
      .then(
        () => true,
        () => false,
      );
    const seen = (attribute: string) => slot.getAttribute(attribute, { timeout: 1000 }).catch(() => null);
    const told = () => complaints.filter((complaint) => !isOfTrial(complaint, origin));
    if (!alive) return [`it does not come to life (${(await seen('data-state')) ?? 'no slot'})`, ...told()];
    if ((await seen('data-page')) !== name) {
      // A page of wide windows alone has another one for phones, which is looked at by itself.
      if (width === WIDTH) return await problemsOf(context, address, look, WIDE);
      return [`it leads to ${new URL(page.url()).pathname} and is never seen`, ...told()];
    }
    const excess = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    const violations = await violationsIn(page, 'main');
    const unloaded = await loadAll(page, tried.release, others);
    return [
      ...told(),
      ...unloaded.map((file) => `${file} does not load`),
      ...(excess > 0 ? [`it is ${excess} px wider than a window of ${WIDTH} px`] : []),
      ...violations,
    ];
  } finally {
    await page.close();
  }
}

/** Complaints about what is not there in a trial: a backend, and other sites. */
function isOfTrial(complaint: string, origin: string): boolean {
  const [, address = ''] = / \((\S*)\)$/.exec(complaint) ?? [];
  return complaint.startsWith('Failed to load resource') && (!address.startsWith(origin) || address.includes('/api/'));
}

/** Loads files by the site's loader, as the release's own runtime would; gives those that do not come, or do nothing. */
async function loadAll(page: Page, { name, version }: Release, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const load = page.evaluate(
    async ([release, remote, all]) => {
      const { loadScript, loadStyle } = (globalThis as unknown as { __SITE__: Bootstrap }).__SITE__;
      const folder = `${globalThis.__SITE_CONFIG__.basePath}assets/${remote}/`;
      const outcomes = all.map(async (file) => {
        if (file.endsWith('.css')) return loadStyle?.(release, folder + file);
        return new Promise<void>((resolve, reject) =>
          loadScript?.(release, folder + file, ({ type }) => (type === 'load' ? resolve() : reject(new Error(type)))),
        );
      });
      const settled = await Promise.allSettled(outcomes);
      return all.filter((_, index) => settled[index]?.status === 'rejected');
    },
    [`${name}@${version}`, name, files] as const,
  );
  const late = new Promise<readonly string[]>((resolve) => setTimeout(() => resolve(files), LOADED).unref());
  return [...(await Promise.race([load, late]))];
}
