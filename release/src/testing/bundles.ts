import type { PackageRoute } from '@shared/contract/release';

/** Description of a host in a few lines, for its Node bundles. */
export interface TinyHost {
  /** The words in its header. */
  words: string;
  /** Files at the root of the site, beside the page for addresses where nothing stands. */
  files?: string;
}

/** A host in a few lines: what the composer asks of one, and nothing else. */
export function tinyHost({ words, files = "{ 'sitemap.xml': paths.join(' ') }" }: TinyHost): Record<string, string> {
  return {
    'frame.cjs': `module.exports = {
      facts: () => ({ contract: '1.0' }),
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
        const html = await page.render(params, answers && answers.byAddress, answers?.content);
        return { html: typeof html === 'string' ? html : 0, head: { title: 'page', description: '', ...page.head?.() } };
      },
    };`,
  };
}

/** The routes of a remote with one page: at `/<name>/`, and where it has `paths`, at those below. */
export function tinyRoutes(name: string, paths: readonly string[] = ['']): PackageRoute[] {
  const own = paths.includes('') ? [{ pattern: `/${name}`, page: 'page' }] : [];
  return paths.some((below) => below !== '') ? [...own, { pattern: `/${name}/:below`, page: 'page' }] : own;
}

/** A remote's page; `render` is the body of its function, `paths` are its addresses below the remote's own, each with a slash at its end. */
export function remoteBundle(render: string, paths: readonly string[] = ['']): string {
  const all = JSON.stringify(paths.filter(Boolean).map((below) => ({ below: below.slice(0, -1) })));
  return `module.exports = { page: { contract: '1.0', paths: () => ${all}, render() { ${render} } } };`;
}

/** Content of the slot in a composed page of such a host; all of what is no page. */
export function slotOf(answer: string): string {
  const [, content] = answer.split('<div data-page-root="">');
  return content?.split('</div></main>')[0] ?? answer;
}
