/// <reference types="webpack/module" />
import '@shared/ui/tokens.css';
import '@shared/ui/base.css';
import type { PageModule } from '@shared/contract';
import { runStandalone } from '@shared/ui/standalone';
import { matchRoute } from './match-route';
import { type Route, routes } from './routes';

/** The remote's name, and `remote-pages` for its folder of pages, are put in by `standaloneConfig`. */
declare const __REMOTE__: string;
const modules = import.meta.webpackContext('remote-pages', { regExp: /^\.\/[^/]+\/page\.tsx$/ });
const pageOf = ({ page }: Route) => (modules(`./${page}/page.tsx`) as { page: PageModule }).page;

/** Runs one remote alone, at the site's addresses of its pages: `npm run dev -- <remote>`. */
const own = routes.filter(({ remote }) => remote === __REMOTE__);
const found = matchRoute(location.pathname);
void runStandalone(
  own.flatMap((route) => {
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
  found && own.includes(found.route) ? { ...found, page: pageOf(found.route) } : undefined,
);
