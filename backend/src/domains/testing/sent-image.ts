import { type DeskFile, type FilePurpose, deskFileBegin, deskFileEnd, deskFilePart } from '@shared/contract/endpoints';
import type { TestSite } from '../domain.suite';

interface SentFile {
  purpose: FilePurpose;
  name: string;
}

/** Sends a file in one part, for tests, as the desk does. */
export async function sentFile(
  site: TestSite,
  token: string,
  [{ purpose, name }, bytes]: readonly [SentFile, Buffer],
): Promise<DeskFile> {
  const { id } = await site.call(deskFileBegin, { token, body: { purpose, name, size: bytes.length } });
  await site.call(deskFilePart, { token, query: { id, offset: 0 }, body: bytes });
  return site.call(deskFileEnd, { token, body: { id } });
}

/** A PNG that can be used. */
export function sentImage(site: TestSite, token: string, bytes: Buffer): Promise<DeskFile> {
  return sentFile(site, token, [{ purpose: 'chapter-image', name: 'a.png' }, bytes]);
}
