import { paramsAt } from '@shared/contract/config';
import type { PackageAddresses, Redirect } from '@shared/contract/release';
import { pathAt } from '../compose/page-paths';

/** Characters that a path holds without being written in another way. */
const VALUE = /^[\w-]{1,64}$/;

/** The new place of an address that leads on. */
export interface Newer {
  /** A path below the base path, without slashes at its ends. */
  name: string;
  /** The whole address below the base path, with its query. */
  address: string;
}

type Addresses = Readonly<Record<string, PackageAddresses>>;

const redirectsOf = (addresses: Addresses) => Object.values(addresses).flatMap(({ redirects }) => redirects);

/**
 * Finds where an address leads that named something in its query; null where it leads nowhere else.
 *
 * @param name the path, below the base path, without slashes at its ends
 */
export function leadByQuery(addresses: Addresses, name: string, url: string): Newer | null {
  const query = queryOf(url);
  for (const { from, parameter, to } of query.size > 0 ? redirectsOf(addresses) : []) {
    const value = parameter === undefined ? null : query.get(parameter);
    if (parameter === undefined || value === null || !VALUE.test(value) || !paramsAt(from, `/${name}`)) continue;
    query.delete(parameter);
    return newer(to, { ...paramsAt(from, `/${name}`), [parameter]: value }, query);
  }
  return null;
}

/** Finds where an address leads at which no page stands; `gone` where its package was taken out, null where nothing is known of it. */
export function leadAway(addresses: Addresses, name: string, url: string): Newer | 'gone' | null {
  const path = `/${name}`;
  for (const { from, parameter, to } of redirectsOf(addresses)) {
    const params = parameter === undefined ? paramsAt(from, path) : null;
    if (params) return newer(to, params, queryOf(url));
  }
  const gone = Object.values(addresses).some((own) => own.gone.some((pattern) => paramsAt(pattern, path)));
  return gone ? 'gone' : null;
}

function newer(to: Redirect['to'], params: Readonly<Record<string, string>>, query: URLSearchParams): Newer {
  const written = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));
  const path = pathAt(to, written);
  const rest = query.toString();
  return { name: path.replace(/^\/|\/$/g, ''), address: path.slice(1) + (rest && `?${rest}`) };
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '');
}
