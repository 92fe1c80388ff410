import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteRoutesOf } from '@shared/contract/release/site-routes';
import type { SiteRoute } from '@shared/contract/release';
import { packageRoutesSchema } from '@shared/contract/release/schemas';
import { root } from '../root';

/** The routes of every remote in this repository, as their builds bring them. */
export const siteRoutes: readonly SiteRoute[] = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .flatMap((remote) => {
    const file = path.join(root, remote, 'routes.json');
    const { routes } = packageRoutesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return siteRoutesOf(remote, routes);
  });
