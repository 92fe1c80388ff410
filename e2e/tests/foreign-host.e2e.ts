import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { launchBrowser, openPage } from '@shared/browser';
import { root } from '@shared/testing/root';
import { sharedSite } from '@shared/testing/site';
import { openFolder } from '../../release/src/testing/open-folder';

/** Builds the other host, with a webpack configuration that has nothing of this project's. */
async function buildForeignHost(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'foreign-host-'));
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: path.join(root, 'e2e/fixtures/foreign-host.ts'),
    output: { path: folder, filename: 'host.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const script = await readFile(path.join(folder, 'host.js'), 'utf8');
  await rm(folder, { recursive: true, force: true });
  return script;
}

async function serve(html: string, script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/host.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
      .end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

it('lets a host that knows nothing of this site load a page by its federation manifest', async () => {
  const { origin, dataDir } = sharedSite();
  const name = 'remote-marketing';
  const manifest = (await readdir(path.join(dataDir, 'store/assets', name))).find((file) =>
    /^mf-manifest\.[0-9a-f]+\.json$/.test(file),
  );
  const config = JSON.stringify(await (await openFolder(dataDir)).store.config());
  const settings = `window.__SITE_CONFIG__ = ${config}; window.foreign = ${JSON.stringify({ manifest: `${origin}/assets/${name}/${manifest ?? 'none'}`, page: 'buy' })}`;
  const foreign = await serve(
    `<!doctype html><link rel="icon" href="data:,"><script>${settings}</script><script src="/host.js" defer></script>`,
    await buildForeignHost(),
  );
  const browser = await launchBrowser();
  try {
    const ours = await openPage(browser);
    await ours.page.goto(`${origin}/buy/`);
    const heading = await ours.page.locator('main h1').textContent();
    const theirs = await openPage(browser);
    await theirs.page.goto(foreign.origin);
    await theirs.page.locator('main h1').waitFor();
    expect(await theirs.page.locator('main h1').textContent()).toBe(heading);
    expect(theirs.complaints).toEqual([]);
  } finally {
    await browser.close();
    await foreign.close();
  }
});
