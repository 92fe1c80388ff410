import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BackendProcess } from '@shared/testing/backend-process';
import { multipartFile } from '@shared/testing/multipart-file';
import { madePng } from '@shared/testing/made-images';
import { PostgresServer, freePort, postgresPrograms } from '@shared/testing/postgres-server';
import { root } from '@shared/testing/root';
import { copyData, startSite } from '@shared/testing/site';
import { sitemapPaths } from '@shared/testing/sitemap';

const programs = postgresPrograms();
const run = promisify(execFile);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Place {
  DATABASE_URL: string;
  DATA_DIR: string;
  SAMPLE_DATA: 'on' | 'off';
}

function perform(script: string, folder: string, place: Place) {
  const environment = { ...process.env, ...place, PATH: `${programs ?? ''}:${process.env['PATH'] ?? ''}` };
  return run(path.join(root, 'deploy', script), [folder], { env: environment });
}

const dataPages: ReadonlySet<string> = new Set([
  '/client-download/',
  '/download/',
  '/comics/',
  '/mobile/comics/',
  '/community/homePage/',
  '/open_day/',
  '/rpa_awards/',
  '/contactus/',
  '/qa/',
  '/en/client-download/',
  '/en/contactus/',
]);

/** The view of a visitor with a token: their own likes, their uploaded file, and the tag of every page. */
async function seen(backend: BackendProcess, token: string, file: string, dataDir: string) {
  const likes = await backend.request({ url: '/api/ext/v1/my/likes', headers: { authorization: `Bearer ${token}` } });
  const upload = await backend.request({ url: file });
  const site = await startSite({ dataDir });
  try {
    const tags: Record<string, string | null> = {};
    for (const page of await sitemapPaths(site.origin)) {
      const response = await fetch(site.origin + page);
      // Pages with public data are composed again wherever they are served.
      if (!dataPages.has(page)) tags[page] = response.headers.get('etag');
      await response.arrayBuffer();
    }
    return { likes: likes.json(), upload: upload.rawPayload.toString('base64'), tags };
  } finally {
    await site.stop();
  }
}

if (programs === null) {
  process.stdout.write('NOT RUN: backup and restore, since PostgreSQL is not installed (apt-get install postgresql)\n');
  test.todo('backup and restore: not run, since PostgreSQL is not installed');
} else {
  describe('a backup', () => {
    let server: PostgresServer;
    let folder: string;
    let data: Awaited<ReturnType<typeof copyData>>;
    const running: BackendProcess[] = [];
    const start = async (place: Place) => {
      const backend = await BackendProcess.start({ ...place, SIGN_IN: 'on' });
      running.push(backend);
      return backend;
    };
    beforeAll(async () => {
      server = await PostgresServer.start(programs);
      folder = await mkdtemp(path.join(os.tmpdir(), 'site-backup-'));
      data = await copyData();
    }, 300_000);
    afterAll(async () => {
      for (const backend of running) await backend.end('SIGTERM');
      await server.stop();
      await data.remove();
      await rm(folder, { recursive: true, force: true });
    });

    it('of a running site, restored elsewhere, brings back what was written, who was signed in, and every page', async () => {
      const place = {
        DATABASE_URL: await server.createDatabase('before'),
        DATA_DIR: data.dataDir,
        SAMPLE_DATA: 'on',
      } as const;
      const backend = await start(place);
      const token = await backend.signIn(1);
      const liked = await backend.request({
        method: 'POST',
        url: '/api/v1/sns/user/like/create',
        headers: { authorization: `Bearer ${token}` },
        payload: { targetType: 'work', targetId: 1 },
      });
      const uploaded = await backend.request({
        method: 'POST',
        url: '/api/eco/v1/file/upload',
        ...multipartFile('证明.png', PNG, token),
      });
      expect([liked.statusCode, uploaded.statusCode]).toEqual([200, 200]);
      const { url: file } = (uploaded.json() as { data: { url: string } }).data;

      const backup = path.join(folder, 'backup');
      await perform('back-up.sh', backup, place);
      const before = await seen(backend, token, file, place.DATA_DIR);
      expect(before.likes).toMatchObject({ data: { items: [{ targetType: 'work', targetId: 1 }] } });
      expect(before.upload).toBe(PNG.toString('base64'));
      await backend.end('SIGKILL');
      await expect(perform('restore.sh', backup, place)).rejects.toThrow('is not empty: move it away first');

      const elsewhere = {
        DATABASE_URL: await server.createDatabase('after'),
        DATA_DIR: path.join(folder, 'data'),
        SAMPLE_DATA: 'off',
      } as const;
      await perform('restore.sh', backup, elsewhere);
      const after = await seen(await start(elsewhere), token, file, elsewhere.DATA_DIR);
      expect(after).toEqual(before);
    });

    it('is tried on a database beside, and what came back of it or not is told to the site', async () => {
      const site = {
        DATABASE_URL: await server.createDatabase('tried'),
        DATA_DIR: data.dataDir,
        SAMPLE_DATA: 'on',
      } as const;
      await server.createDatabase('tried_trial');
      const port = await freePort();
      const backend = await BackendProcess.start({ ...site, SIGN_IN: 'on', METRICS_PORT: String(port) });
      running.push(backend);
      const metric = async (name: string) => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return Number(new RegExp(`^site_${name}_last_success_timestamp_seconds (\\d+)$`, 'm').exec(text)?.[1]);
      };
      const picture = multipartFile('图.png', madePng(900, 500), await backend.signIn(1));
      await backend.request({ method: 'POST', url: '/api/eco/v1/file/upload?purpose=post', ...picture });
      expect([await metric('backup'), await metric('restore')]).toEqual([0, 0]);
      const backup = path.join(folder, 'tried');
      await perform('back-up.sh', backup, site);
      const { stdout } = await perform('try-restore.sh', backup, site);
      expect(stdout).toMatch(
        /users: ([1-9]\d*) rows, \1 on the site[^]*picture \w+ opens\nthe home page and assets\/host\/host\.\w+\.js open\n$/,
      );
      const [saved, tried] = [await metric('backup'), await metric('restore')];
      expect(tried).toBeGreaterThanOrEqual(saved);
      await truncate(path.join(backup, 'database.dump'), 20_000);
      await expect(perform('try-restore.sh', backup, site)).rejects.toThrow('end of file');
      expect(await metric('restore')).toBe(tried);
    });

    it.each([
      ['back-up.sh', 'pg_dump'],
      ['restore.sh', 'pg_restore'],
    ])('by %s tells nobody who looks at processes the password', async (script, program) => {
      const shims = await mkdtemp(path.join(folder, 'shims-'));
      const told = path.join(shims, 'told');
      const shim = `#!/bin/sh\n{ echo "$@"; stat -c %a "$PGSERVICEFILE"; cat "$PGSERVICEFILE"; } > ${told}\nexit 3\n`;
      await writeFile(path.join(shims, program), shim, { mode: 0o755 });
      const environment = {
        ...process.env,
        PATH: `${shims}:${process.env['PATH'] ?? ''}`,
        DATA_DIR: path.join(shims, 'data'),
        DATABASE_URL: 'postgres://site:se%40cret@127.0.0.1:5/site?sslmode=disable',
      };
      const failed = run(path.join(root, 'deploy', script), [path.join(shims, 'backup')], { env: environment });
      await expect(failed).rejects.toMatchObject({ code: 3 });
      const [args = '', mode, ...service] = (await readFile(told, 'utf8')).trim().split('\n');
      expect(args).not.toContain('cret');
      expect(mode).toBe('600');
      // The whole address reaches the program by the file.
      const parts = ['host=127.0.0.1', 'port=5', 'user=site', 'password=se@cret', 'dbname=site', 'sslmode=disable'];
      expect(service).toEqual(['[site]', ...parts]);
    });
  });
}
