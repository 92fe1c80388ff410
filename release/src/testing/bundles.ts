/** A host in a few lines: what the composer asks of one, and nothing else. */
export function hostBundle(version: string, remotes: readonly string[]): string {
  return `
    const routes = ${JSON.stringify(remotes.map((remote) => ({ pattern: `/${remote}/*`, remote, page: 'page' })))};
    module.exports = {
      routes,
      sharedModules: {},
      CONTRACT_VERSION: '1.0',
      contractFits: (needed) => needed === '1.0',
      pathsOf: (route, { paths }) => paths().map((below) => ({ path: route.pattern.replace(/\\/?\\*?$/, '/') + below, params: {} })),
      fileOf: (path) => path.slice(1) + 'index.html',
      pageParts: () => ({}),
      renderPage: async ({ page }) => '<html>host ${version}: ' + (await page.render()) + '</html>',
      brokenLinks: (html) => (html.includes('href=/gone/') ? ['/gone/'] : []),
      brokenPictures: (html, { assets, rootFiles }) => html.split('src=').slice(1).map((rest) => rest.split('>')[0]).filter((src) => !assets.has(src) && !rootFiles.has(src)),
      renderSiteFiles: ({ paths }) => ({ '404.html': '<h1>404</h1>', 'sitemap.xml': paths.join(' ') }),
    };`;
}

/** A remote's page; `render` is the body of its function, `paths` are its addresses below the route's. */
export function remoteBundle(render: string, paths: readonly string[] = ['']): string {
  return `module.exports = { page: { contract: '1.0', paths: () => ${JSON.stringify(paths)}, render() { ${render} } } };`;
}
