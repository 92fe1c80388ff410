import {
  type ContentFile,
  type ContentMistake,
  adapted,
  contentMistakes,
  readContentFile,
} from '@shared/contract/content';
import { type SiteConfig, apiPath } from '@shared/contract/config';
import { siteContent } from '@shared/contract/endpoints';
import type { Release } from '@shared/contract/release';
import { schemasOf } from '@shared/contract/schemas';
import { ReleaseError } from '@shared/store/release-error';
import { z } from 'zod';

/** ms for an answer of the site, and entries that are asked for at once. */
const PATIENCE = 5000;
const AT_ONCE = 20;

export interface UnfitContent {
  release: string;
  entry: string;
  mistakes: readonly ContentMistake[];
}

/**
 * What editors published, and would not be shown by a release any more; null where the site does not answer, so that nobody knows.
 *
 * @param file the release's `node/content.json`
 */
export async function unfitContent(
  config: SiteConfig,
  { name, version }: Pick<Release, 'name' | 'version'>,
  file: Buffer,
): Promise<UnfitContent[] | null> {
  const entries = read(file, `${name}@${version}`);
  const keys = Object.keys(entries);
  const found: UnfitContent[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const published = await ask(config, name, keys.slice(at, at + AT_ONCE));
    if (published === null) return null;
    for (const [key, [newest]] of Object.entries(published)) {
      const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
      if (newest === undefined || !entry) continue;
      const mistakes = contentMistakes(entry.schema, adapted(entry.schema, entry.value, newest));
      if (mistakes.length > 0) found.push({ release: `${name}@${version}`, entry: key, mistakes });
    }
  }
  return found;
}

function read(file: Buffer, release: string): ContentFile {
  try {
    return readContentFile(file.toString());
  } catch (cause) {
    throw new ReleaseError(`${release}: content.json ${(cause as Error).message}`, { cause });
  }
}

async function ask(
  config: SiteConfig,
  name: string,
  keys: readonly string[],
): Promise<Record<string, unknown[]> | null> {
  const query = new URLSearchParams({ package: name, keys: keys.join(',') });
  const origin = process.env['ORIGIN'] ?? config.origin;
  try {
    const address = new URL(`${apiPath(config, siteContent.path)}?${query.toString()}`, origin);
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    const { data } = z.object({ data: z.unknown() }).parse(await response.json());
    return schemasOf(siteContent).data.parse(data).entries;
  } catch {
    return null;
  }
}

/** Which entries do not fit, and why: a sentence for each. */
export function unfitSentences(unfit: readonly UnfitContent[]): string[] {
  return unfit.map(({ release, entry, mistakes: [first, ...more] }) => {
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return `${release}: what is published of ${entry} does not fit: ${first?.field ?? ''} ${first?.message ?? ''}${others}`;
  });
}
