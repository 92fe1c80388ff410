import { createHash } from 'node:crypto';
import { readElements } from '@shared/markup';
import type { PageData } from '@shared/contract/release';

/** Reads what a composed page's HTML says of its releases. */
export function pageDataOf(html: string): PageData {
  const block = readElements(html).find(({ attributes }) => attributes['id'] === 'page-data');
  if (!block) throw new TypeError('The page says nothing of its releases');
  return JSON.parse(block.text) as PageData;
}

/** The hash by which a browser checks a file (`sha256-…`). */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Addresses of the files that a page has its scripts from, with the hash that a browser checks each by. */
export function filesNamedBy({ host, remote }: PageData): ReadonlyMap<string, string> {
  const files = new Map([
    [`/${host.entry}`, host.integrity],
    [`/${host.files}`, host.filesIntegrity],
  ]);
  if (remote) {
    files.set(`/${remote.files}`, remote.filesIntegrity);
    const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
    for (const [name, hash] of Object.entries(remote.first.integrity)) files.set(`/${folder}${name}`, hash);
  }
  return files;
}
