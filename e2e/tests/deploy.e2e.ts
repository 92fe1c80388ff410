import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type HttpRequest, type HttpResponse, httpRequest } from '@shared/testing/http-request';
import { promote } from '../../release/src/promote/promote';
import { rollback } from '../../release/src/promote/rollback';
import { deploy } from '../../release/src/testing/deploy';
import { openFolder } from '../../release/src/testing/open-folder';
import { type DeployedSite, deployParts, portOf, startDeployedSite } from '@shared/testing/deployed-site';
import { NginxServer } from '@shared/testing/nginx-server';
import { sharedSite } from '@shared/testing/site';
import { sitemapPaths } from '@shared/testing/sitemap';

const parts = deployParts();
interface Pointer {
  releases: Record<string, { version: string; entry: string }>;
}

const list = '/api/noauth/v1/sns/comic/comicList';
const encodings = ['identity', 'gzip', 'br'];

/** An answer without what only tells of the connection it came through. */
function told({ statusCode, headers, rawPayload }: HttpResponse) {
  const { date: _date, server: _server, connection: _connection, 'keep-alive': _keepAlive, ...said } = headers;
  return { statusCode, headers: said, body: rawPayload.toString('base64') };
}

/** Headers that a security scanner looks at. */
function closed({ headers }: HttpResponse) {
  const names = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'];
  names.push('permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy');
  names.push('access-control-allow-origin');
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

/** The addresses of files of every package and kind below the base path. */
async function assetsOf(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'store/assets');
  const files = await readdir(folder, { recursive: true });
  const plain = files.filter((file) => /\/[\w-][\w.-]*$/.test(file) && !/\.(?:br|gz)$/.test(file)).sort();
  const kinds = new Map(plain.map((file) => [path.dirname(file) + path.extname(file), file]));
  return [...kinds.values()].map((file) => `/assets/${file}`);
}

if ('missing' in parts) {
  process.stdout.write(`NOT RUN: the site behind nginx, since parts are not installed (${parts.missing})\n`);
  test.todo('the site behind nginx: not run, since parts are not installed');
} else {
  describe('the site behind nginx', () => {
    let site: DeployedSite;
    const ask = (url: string, headers: Record<string, string> = {}, more: Partial<HttpRequest> = {}) =>
      httpRequest(site.nginx.port, { url, headers, ...more });
    const askEmbedded = (url: string, headers: Record<string, string> = {}, more: Partial<HttpRequest> = {}) =>
      httpRequest(portOf(site.pages[0]?.origin ?? ''), { url, headers, ...more });
    const store = async () => (await openFolder(site.dataDir)).store;

    beforeAll(async () => {
      site = await startDeployedSite(parts);
    }, 300_000);
    afterAll(() => site.stop());

    it('has a configuration that nginx takes', () => {
      expect(site.nginx.check()).toMatch(/syntax is ok[^]*test is successful\s+ended with 0$/);
    });

    it('answers every page, in every encoding, as the embedded server does', async () => {
      const paths = await sitemapPaths(site.pages[0]?.origin ?? '');
      expect(paths.length).toBeGreaterThan(20);
      const others = [
        '/nowhere/',
        '/assets/host/nothing.0123456789.js',
        '/sitemap.xml',
        '/composition.json',
        '/healthz',
      ];
      for (const url of [...paths, ...others]) {
        for (const encoding of encodings) {
          const headers = { 'accept-encoding': encoding };
          const [through, direct] = [await ask(url, headers), await askEmbedded(url, headers)];
          expect([url, encoding, told(through)]).toEqual([url, encoding, told(direct)]);
        }
      }
      const { headers, statusCode } = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
      expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
      expect((await ask('/', {}, { method: 'POST' })).statusCode).toBe(405);
    });

    it('answers 304 to who has the page already', async () => {
      const headers = { 'accept-encoding': 'br' };
      const { etag = '', 'cache-control': cache } = (await ask('/', headers)).headers;
      expect(cache).toBe('no-cache');
      const again = await ask('/', { ...headers, 'if-none-match': etag });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect((await ask('/', { ...headers, 'if-none-match': '"another"' })).statusCode).toBe(200);
    });

    it('sends no byte of a file of a release that is not what was released', async () => {
      const url = (await assetsOf(site.dataDir)).find((file) => file.endsWith('.svg') || file.endsWith('.css')) ?? '';
      const file = path.join(site.dataDir, 'store', url);
      const whole = await readFile(file);
      const damaged = Buffer.from(whole);
      damaged[damaged.length - 1] = 0;
      await writeFile(file, damaged);
      try {
        const { statusCode, rawPayload } = await ask(url);
        // Made of a compressed form, which is whole.
        expect([statusCode, rawPayload.equals(whole)]).toEqual([200, true]);
      } finally {
        await writeFile(file, whole);
      }
    });

    it('sends the files of releases: the same bytes, compressed beforehand, kept for ever, here too', async () => {
      const assets = await assetsOf(site.dataDir);
      expect(assets.length).toBeGreaterThan(8);
      for (const url of assets) {
        for (const encoding of encodings) {
          const [through, direct] = [
            await ask(url, { 'accept-encoding': encoding }),
            await askEmbedded(url, { 'accept-encoding': encoding }),
          ];
          const seen = ({ statusCode, headers, rawPayload }: HttpResponse) => [
            url,
            statusCode,
            headers['content-type'],
            headers['content-encoding'],
            headers['cache-control'],
            rawPayload.toString('base64'),
          ];
          expect(seen(through)).toEqual(seen(direct));
          expect(closed(through)).toEqual(closed(direct));
          expect(through.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        }
      }
      const { etag = '' } = (await ask(assets[0] ?? '')).headers;
      expect((await ask(assets[0] ?? '', { 'if-none-match': etag })).statusCode).toBe(304);
      const posted = await ask(assets[0] ?? '', {}, { method: 'POST' });
      expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    });

    it('passes calls on with the headers of the embedded server and one id in both logs', async () => {
      for (const url of ['/api/healthz', list, '/api/nowhere', '/api/ext/v1/sign-in?return=/&state=s']) {
        const [through, direct] = [await ask(url), await askEmbedded(url)];
        expect([url, through.statusCode, closed(through)]).toEqual([url, direct.statusCode, closed(direct)]);
      }
      await ask('/api/healthz', { 'x-request-id': 'chosen-by-a-visitor' });
      const logged = () => site.backends.map(({ log }) => log).join('');
      const passed = async () => (await site.nginx.log()).filter(({ path: asked }) => asked === '/api/healthz');
      // A line is written once the answer is on its way.
      let calls = await passed();
      while (calls.length < 2 || !calls.every(({ id }) => logged().includes(`"reqId":"${String(id)}"`))) {
        await setImmediate();
        calls = await passed();
      }
      for (const { id } of calls) expect(id).toMatch(/^[0-9a-f]{32}$/);
      const large = await ask(
        '/api/eco/v1/file/upload',
        {},
        { method: 'POST', payload: Buffer.alloc(12 * 1024 * 1024) },
      );
      expect([large.statusCode, large.json()]).toMatchObject([413, { data: { reason: 'file-too-large' } }]);
    });

    it('shows a promotion and its rollback at once, on every page server', async () => {
      const url = '/client-download/';
      const seen = async () => {
        const tags = new Set<string | undefined>();
        for (let round = 0; round < 4; round += 1) tags.add((await ask(url)).headers.etag);
        return [...tags];
      };
      const before = await seen();
      expect(before).toHaveLength(1);
      await deploy(site.dataDir, [{ name: 'remote-download', version: '9.0.1', mark: 'behind nginx' }]);
      const after = await seen();
      expect(after).toHaveLength(1);
      expect(after).not.toEqual(before);
      const { releases } = (await ask('/composition.json')).json() as Pointer;
      const entry = releases['remote-download']?.entry ?? '';
      expect(releases['remote-download']?.version).toBe('9.0.1');
      expect((await ask(`/${entry}`)).statusCode).toBe(200);
      await rollback({ store: await store(), name: 'remote-download', by: 'e2e' });
      expect(await seen()).toEqual(before);
    });

    it('keeps a visitor on the channel that the cookie names', async () => {
      const url = '/client-download/';
      const stable = (await ask(url)).headers.etag;
      await promote({
        store: await store(),
        releases: { 'remote-download': '9.0.1' },
        by: 'e2e',
        canary: 50,
        again: true,
      });
      const of = async (cookie: string) => (await ask(url, { cookie: `channel=${cookie}` })).headers;
      const canary = (await of('canary')).etag;
      expect(canary).not.toBe(stable);
      for (let round = 0; round < 4; round += 1) {
        const [chosen, other] = [await of('canary'), await of('stable')];
        expect([chosen.etag, other.etag]).toEqual([canary, stable]);
        expect([chosen['cache-control'], chosen.vary]).toEqual(['private, no-cache', 'Accept-Encoding, Cookie']);
      }
      expect((await ask(url)).headers['set-cookie']?.[0]).toMatch(/^channel=\d{1,4}; Path=\/; /);
      expect((await ask(`${url}?channel=canary`)).headers.etag).toBe(canary);
      await rollback({ store: await store(), name: 'remote-download', by: 'e2e' });
      expect((await of('canary')).etag).toBe(stable);
    });

    it('fails no page and no read while a backend is killed and a page server stops', async () => {
      const failed: string[] = [];
      let asked = 0;
      let stopped = false;
      const visit = async () => {
        while (!stopped) {
          const url = ['/', list, '/qa/', '/api/healthz'][asked % 4] ?? '';
          asked += 1;
          const { statusCode } = await ask(url).catch((error: unknown) => ({ statusCode: String(error) }));
          if (statusCode !== 200) failed.push(`${url} ${statusCode}`);
        }
      };
      const reach = async (count: number) => {
        while (asked < count) await ask('/healthz');
      };
      const visits = [visit(), visit(), visit(), visit()];
      await reach(60);
      await site.backends[0]?.end('SIGKILL');
      await reach(asked + 120);
      await site.pages[0]?.stop();
      await reach(asked + 120);
      stopped = true;
      await Promise.all(visits);
      expect(failed).toEqual([]);
      // The log tells that both were asked before one was killed, and of calls that went on to the other.
      for (const { log } of site.backends) expect(log).toContain('"route":"/api/healthz"');
      expect((await site.nginx.log()).some(({ tried }) => tried === '502, 200')).toBe(true);
    });

    it('says so, readably, where no server is left', async () => {
      await site.backends[1]?.end('SIGKILL');
      await site.pages[1]?.stop();
      const page = await ask('/');
      expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
        503,
        'text/html; charset=utf-8',
        expect.stringContaining('还没有准备好'),
      ]);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      // Files that a page of before still asks for are there.
      const [kept = ''] = await assetsOf(site.dataDir);
      expect((await ask(`${kept}?retry=1`, { 'accept-encoding': 'br' })).statusCode).toBe(200);
      const call = await ask('/api/healthz');
      expect([call.statusCode, call.json()]).toMatchObject([503, { code: 503, data: { reason: 'server-error' } }]);
      // A call in vain is logged, too, and its query is not.
      const exchange = '/api/v1/user/login/getAccessTokenByJumpToken';
      expect((await ask(`${exchange}?jumpToken=a-token-for-once`)).statusCode).toBe(503);
      let written = await site.nginx.written();
      while (!written.includes(exchange)) {
        await setImmediate();
        written = await site.nginx.written();
      }
      expect(written).not.toContain('a-token-for-once');
    });
  });

  describe('below a base path', () => {
    it('nginx answers pages, files and calls as the embedded server does', async () => {
      const { origin, base, dataDir } = sharedSite('/site');
      const port = portOf(origin);
      const nginx = await NginxServer.start(parts.nginx, {
        basePath: `${base}/`,
        pages: [port],
        backends: [port],
      });
      try {
        const assets = (await assetsOf(dataDir)).map((file) => base + file);
        expect(assets.length).toBeGreaterThan(8);
        for (const url of [`${base}/`, base, '/', '/assets/host/a.js', '/api/healthz', `${base}/qa/`]) {
          const through = told(await httpRequest(nginx.port, { url }));
          expect([url, through]).toEqual([url, told(await httpRequest(port, { url }))]);
        }
        for (const url of assets) {
          const [through, direct] = [await httpRequest(nginx.port, { url }), await httpRequest(port, { url })];
          expect([url, through.statusCode, through.rawPayload.equals(direct.rawPayload), closed(through)]).toEqual([
            url,
            200,
            true,
            closed(direct),
          ]);
        }
      } finally {
        await nginx.stop();
      }
    });
  });
}
