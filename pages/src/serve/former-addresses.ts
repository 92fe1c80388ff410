import { formerAddressesSchema } from '@shared/contract/release/schemas';
import type { LiveFile } from './live-parts';
import type { VerifiedFiles } from './verified-files';

/** The new place of a former address. */
export interface Newer {
  /** A path below the base path, without slashes at its ends. */
  name: string;
  /** Rest of the query, with its `?`; empty where there is none. */
  query: string;
}

/** Characters that a path holds without being written in another way. */
const VALUE = /^[\w-]{1,64}$/;

/**
 * Finds where an address leads that named something in its query, by the host's own table; null where it leads nowhere else.
 *
 * @param name the path, below the base path, without slashes at its ends
 */
export async function newerAddress(
  { files, table }: { files: VerifiedFiles; table: LiveFile | undefined },
  name: string,
  url: string,
): Promise<Newer | null> {
  const search = url.split('?')[1];
  const body = search && table ? await files.load({ ...table, encoding: '' }) : null;
  const parsed = body && formerAddressesSchema.safeParse(JSON.parse(body.toString('utf8')));
  if (!parsed?.success) return null;
  const query = new URLSearchParams(search);
  for (const { path, parameter, to } of parsed.data) {
    const value = query.get(parameter);
    if (path !== `/${name}/` || value === null || !VALUE.test(value)) continue;
    query.delete(parameter);
    const others = query.toString();
    return { name: to.replace(`:${parameter}`, value).slice(1, -1), query: others && `?${others}` };
  }
  return null;
}
