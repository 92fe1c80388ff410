import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteConfigSchema } from 'shared/config';
import { factsOf } from '../publish/read-build';
import { publish } from '../publish/publish';
import { Store } from '../store/store';

export const config = siteConfigSchema.parse({});

export interface Fixture {
  store: Store;
  folder: string;
  /** Publishes a host that knows the routes `name` → remote. */
  publishHost: (version: string, remotes: readonly string[]) => Promise<void>;
  /** Publishes a remote with one page `/<name>/`; `render` is the body of its page's function. */
  publishRemote: (name: string, version: string, render?: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** A store in a folder of its own, and tiny packages to release into it. */
export async function makeFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  const store = new Store(path.join(folder, 'store'));
  await store.prepare();
  const put = async (
    name: string,
    version: string,
    build: object,
    files: { browser: Record<string, string>; node: Record<string, string> },
  ) => {
    const dist = path.join(folder, 'builds', `${name}-${version}-${Math.random()}`);
    for (const [kind, contents] of Object.entries(files)) {
      await mkdir(path.join(dist, kind), { recursive: true });
      for (const [file, text] of Object.entries(contents)) await writeFile(path.join(dist, kind, file), text);
    }
    const facts = Object.fromEntries(
      Object.entries(files.browser).map(([file, text]) => [file, factsOf(Buffer.from(text))]),
    );
    await writeFile(
      path.join(dist, 'browser/build.json'),
      JSON.stringify({
        schema: 1,
        name,
        contract: '1.0',
        entryGlobal: name,
        chunkGlobal: `chunks_${name}`,
        shared: {},
        provides: {},
        starter: null,
        styles: [],
        pages: {},
        files: facts,
        ...build,
      }),
    );
    await publish({ store, folder: dist, version, commit: null });
  };
  return {
    store,
    folder,
    publishHost: (version, remotes) =>
      put(
        'host',
        version,
        { contract: null, entry: 'host.1.js', starter: 'starter.1.js' },
        {
          browser: { 'host.1.js': 'host', 'starter.1.js': '1' },
          node: { 'render.cjs': hostBundle(version, remotes) },
        },
      ),
    publishRemote: (name, version, render = `return ${JSON.stringify(`${name} ${version}`)}`) => {
      const file = `entry.${Buffer.from(version).toString('hex')}.js`;
      const pages = { page: { scripts: [], styles: [], staticScripts: [], staticStyles: [] } };
      return put(
        name,
        version,
        { entry: file, pages },
        {
          browser: { [file]: `${name} ${version}` },
          node: { 'page.cjs': `module.exports = { page: { contract: '1.0', render() { ${render} } } };` },
        },
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A host in a few lines: what the composer asks of one, and nothing else. */
function hostBundle(version: string, remotes: readonly string[]): string {
  return `
    const routes = ${JSON.stringify(remotes.map((remote) => ({ pattern: `/${remote}`, remote, page: 'page' })))};
    module.exports = {
      routes,
      sharedModules: {},
      CONTRACT_VERSION: '1.0',
      contractFits: (needed) => needed === '1.0',
      pathsOf: (route) => [{ path: route.pattern + '/', params: {} }],
      fileOf: (path) => path.slice(1) + 'index.html',
      pageParts: () => ({}),
      renderPage: async ({ page }) => '<html>host ${version}: ' + page.render() + '</html>',
      renderSiteFiles: ({ paths }) => ({ '404.html': '<h1>404</h1>', 'sitemap.xml': paths.join(' ') }),
    };`;
}
