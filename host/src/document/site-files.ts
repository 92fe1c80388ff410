import { sitePath } from '@shared/contract/config';
import { formerAddresses } from '../former-addresses';
import { matchRoute } from '../match-route';
import { renderNotFound } from './render-not-found';
import type { ComposeJob } from '@shared/contract/release';
import { workerScript } from '../worker/serve-kept';
import { WORKER } from '../worker/worker-file';

/** The host's own files at the root of the site: 404, site map, robots, web manifest, the worker of kept pages. */
export function renderSiteFiles(job: Pick<ComposeJob, 'common' | 'host' | 'paths'>): Record<string, string> {
  const { config } = job.common;
  const address = (path: string) => config.origin + sitePath(config, path);
  const notFound = renderNotFound({
    ...job.common,
    path: '/404/',
    data: { schema: 1, path: '/404/', host: job.host, remote: null },
    preload: [],
  });
  const urls = job.paths
    .filter((path) => {
      const { canonical, own = false } = matchRoute(path)?.route ?? {};
      return canonical === undefined && !own;
    })
    .map((path) => `<url><loc>${address(path)}</loc></url>`)
    .join('\n');
  return {
    '404.html': notFound,
    '404/index.html': notFound,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nDisallow: ${sitePath(config, '/api/')}\nSitemap: ${address('/sitemap.xml')}\n`,
    [WORKER]: workerScript(),
    'former-addresses.json': JSON.stringify(formerAddresses),
    'site.webmanifest': JSON.stringify({
      name: config.brand.client,
      short_name: config.brand.name,
      lang: 'zh-CN',
      start_url: config.basePath,
      scope: config.basePath,
      display: 'minimal-ui',
      background_color: '#F5F8F7',
      theme_color: '#053434',
      icons: [
        { src: sitePath(config, '/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: sitePath(config, '/icon-180.png'), sizes: '180x180', type: 'image/png' },
      ],
    }),
  };
}
