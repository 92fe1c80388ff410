import { z } from 'zod';
import type { AsRead } from './as-read';
import { byName, pageName, sitePath } from './names';

/** The most routes, or redirects, of one package. */
const MOST = 2000;

/** A path below the base path, without a trailing slash; `:name` stands for one part of it. */
const pattern = z
  .string()
  .max(200)
  .regex(/^\/(?:(?::[A-Za-z]\w{0,40}|[\w~-][\w.~-]*)(?:\/(?!$)|$))*$/, 'is not the pattern of a route');

export const routeParams = byName(
  z.string().regex(/^[A-Za-z]\w{0,40}$/, 'is not the name of a parameter'),
  z.string().max(900),
);

/** An address of a page, or as many as its pattern fits. */
const route = z.strictObject({
  pattern,
  page: pageName,
  /** The look of the header above it; absent: light. */
  header: z.enum(['dark', 'light']).optional(),
  /** The address that search engines shall know instead of this one. */
  canonical: sitePath.optional(),
  /** Whether no site map names it: a visitor's own page, or one that says nothing before somebody asks. */
  own: z.boolean().optional(),
  /** The name under which a search shows it with others like it; absent: with all that have none. */
  group: z.string().min(1).max(20).optional(),
  /** Fixed parameters, for addresses that are another name of a page. */
  params: routeParams.optional(),
  /** The language of its page; absent: Chinese. */
  lang: z.enum(['en'], 'is no language of the site: “en”, or none for Chinese').optional(),
  /** The pattern of the package's page that it says in its language. */
  translates: pattern.optional(),
});

/**
 * Leads on for good. With `parameter`, `/list/?item=7` leads to `/items/7/`: what the query named is at an address of its own by
 * now. Without, one address leads to another. In `to`, `:name` stands where the value does.
 */
const redirect = z.strictObject({
  from: pattern,
  parameter: z
    .string()
    .regex(/^[A-Za-z]\w{0,40}$/, 'is not the name of a parameter')
    .optional(),
  to: pattern,
});

export const routes = z.array(route).max(MOST);
export const redirects = z.array(redirect).max(MOST);

export const packageAddresses = z.object({
  routes,
  redirects,
  /** Patterns of addresses where nothing stands any more: the package was retired. */
  gone: z.array(pattern).max(MOST),
});

/** `routes.json` in a package's folder: the addresses that its releases bring. */
export const packageRoutesSchema = z.strictObject({
  $schema: z.string().optional(),
  routes,
  redirects: redirects.optional(),
});

export type PackageRoute = z.output<typeof route>;
export type Redirect = z.output<typeof redirect>;
export type PackageAddresses = AsRead<typeof packageAddresses>;
export interface SiteRoute extends PackageRoute {
  remote: string;
  header: 'dark' | 'light';
}
