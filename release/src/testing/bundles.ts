/** Description of a host in a few lines, for its Node bundles. */
export interface TinyHost {
  /** The words in its header. */
  words: string;
  /** Pattern, remote and page of each route. */
  routes: readonly { pattern: string; remote: string; page: string }[];
  /** Files at the root of the site, beside the page for addresses where nothing stands. */
  files?: string;
}

/** A host in a few lines: what the composer asks of one, and nothing else. */
export function tinyHost({
  words,
  routes,
  files = "{ 'sitemap.xml': paths.join(' ') }",
}: TinyHost): Record<string, string> {
  const told = routes.map((route) => ({ ...route, header: 'light' }));
  return {
    'frame.cjs': `module.exports = {
      facts: () => ({ contract: '1.0', routes: ${JSON.stringify(told)} }),
      frame: () => ({
        before: '<header>${words}</header><main data-slot=""><div data-page-root="">', after: '</div></main><footer></footer>', otherDevice: null,
      }),
      siteFiles: (_config, paths) => ({
        files: ${files}, notFound: { html: '<h1>not here</h1>', head: { title: '404', description: '' } },
      }),
    };`,
    'part.cjs': `module.exports = {
      sharedModules: {},
      renderPage: async (page, { params, answers }) => {
        const html = await page.render(params, answers && answers.byAddress);
        return { html: typeof html === 'string' ? html : 0, head: { title: 'page', description: '', ...page.head?.() } };
      },
    };`,
  };
}

/** A host that knows the routes `/<remote>/*`. */
export function hostBundles(version: string, remotes: readonly string[]): Record<string, string> {
  const routes = remotes.map((remote) => ({ pattern: `/${remote}/*`, remote, page: 'page' }));
  return tinyHost({ words: `host ${version}`, routes });
}

/** A remote's page; `render` is the body of its function, `paths` are its addresses below the route's. */
export function remoteBundle(render: string, paths: readonly string[] = ['']): string {
  const all = JSON.stringify(paths.map((below) => ({ '*': below })));
  return `module.exports = { page: { contract: '1.0', paths: () => ${all}, render() { ${render} } } };`;
}

/** Content of the slot in a composed page of such a host; all of what is no page. */
export function slotOf(answer: string): string {
  const [, content] = answer.split('<div data-page-root="">');
  return content?.split('</div></main>')[0] ?? answer;
}
