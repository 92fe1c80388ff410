import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoutesOf, translationProblem } from '@shared/contract/release/site-routes';
import type { Build, SiteRoute } from '@shared/contract/release';
import { packageRoutesSchema } from '@shared/contract/release/schemas';
import { pagesOf, readMeta } from './package-meta';

/** The addresses that a package's releases bring, as its `routes.json` has them; none for the host. */
export function readRoutes(folder: string, pages: readonly string[]): Pick<Build, 'routes' | 'redirects'> {
  const file = path.join(folder, 'routes.json');
  if (!existsSync(file)) return {};
  const read = packageRoutesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${file} is not as it should be: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const { routes, redirects = [] } = read.data;
  const lost = routes.find(({ page }) => !pages.includes(page));
  if (lost)
    throw new Error(`${file}: ${lost.pattern} leads to ${lost.page}, and src/pages/${lost.page}/page.tsx is not there`);
  const problem = translationProblem(routes);
  if (problem) throw new Error(`${file}: ${problem}`);
  return { routes, redirects };
}

export function ownRoutes(folder: string): SiteRoute[] {
  const { routes = [] } = readRoutes(folder, pagesOf(folder));
  return siteRoutesOf(readMeta(folder).name, routes);
}
