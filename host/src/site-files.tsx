import { renderToStaticMarkup } from 'react-dom/server';
import { type SiteConfig, sitePath } from '@shared/contract/config';
import type { SiteFiles } from '@shared/contract/release';
import { frameContent } from './header/navigation';
import { llmsText } from './llms-text';
import { NotFoundMarkup } from './not-found/not-found-markup';
import { workerScript } from './worker/serve-kept';
import { WORKER } from './worker/worker-file';

/**
 * The host's own files at the root of the site (site map, robots, llms.txt, web manifest, the worker of kept pages), and its page for
 * addresses where nothing stands. `paths` are those for the site map, `content` what was published of the frame.
 */
export function siteFiles(
  config: SiteConfig,
  paths: readonly string[],
  content?: Readonly<Record<string, unknown>>,
): SiteFiles {
  const address = (path: string) => config.origin + sitePath(config, path);
  const urls = paths.map((path) => `<url><loc>${address(path)}</loc></url>`).join('\n');
  const files = {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nDisallow: ${sitePath(config, '/api/')}\nSitemap: ${address('/sitemap.xml')}\n`,
    'llms.txt': llmsText(config, frameContent(content)),
    [WORKER]: workerScript(),
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
        ...[180, 192, 512].map((size) => ({
          src: sitePath(config, `/icon-${String(size)}.png`),
          sizes: `${String(size)}x${String(size)}`,
          type: 'image/png',
        })),
      ],
    }),
  };
  const notFound = {
    head: { title: '没有这一页', description: '地址可能写错了，或者这一页已经搬走。', noIndex: true },
    html: renderToStaticMarkup(<NotFoundMarkup config={config} />),
  };
  return { files, notFound };
}
