/// <reference types="webpack/module" />
import '@shared/ui/tokens.css';
import '@shared/ui/base.css';
import type { PageModule } from '@shared/contract';
import { runStandalone } from '@shared/ui/standalone';
import { matchRoute } from './match-route';
import type { SiteRoute } from '@shared/contract/release';

/** The remote's routes, and `remote-pages` for its folder of pages, are put in by `standaloneConfig`. */
declare const __OWN_ROUTES__: readonly SiteRoute[];
const modules = import.meta.webpackContext('remote-pages', { regExp: /^\.\/[^/]+\/page\.tsx$/ });
const pageOf = ({ page }: Pick<SiteRoute, 'page'>) => (modules(`./${page}/page.tsx`) as { page: PageModule }).page;

/** Runs one remote alone, at the site's addresses of its pages: `npm run dev -- <remote>`. */
const found = matchRoute(__OWN_ROUTES__, location.pathname);
void runStandalone(
  __OWN_ROUTES__.flatMap((route) => {
    const page = pageOf(route);
    return (route.params ? [route.params] : page.paths()).map((params) => ({
      // A parameter that the page cannot list stays what it is called.
      path: `${route.pattern}/`
        .replace(/:(\w+)/g, (whole, name: string) => params[name] ?? whole)
        .replace(/^\/+$/, '/'),
      page,
      params,
    }));
  }),
  found ? { ...found, page: pageOf(found.route) } : undefined,
);
