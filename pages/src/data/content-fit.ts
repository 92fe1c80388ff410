import { type ContentMistake, adapted, contentMistakes } from '@shared/contract/content';
import { siteContent } from '@shared/contract/endpoints';
import type { Release } from '@shared/contract/release';
import { schemasOf } from '@shared/contract/schemas';
import type { Store } from '@shared/store/store/store';
import { checkedReader, storeReader } from '../compose/release-reader';
import { ReleaseContent } from '../compose/release-content';

/** Entries that are asked for at once. */
const AT_ONCE = 20;

export interface UnfitContent {
  release: string;
  entry: string;
  mistakes: readonly ContentMistake[];
}

/**
 * What editors published, and would not be shown by a release any more; null where the site does not answer, so that nobody knows.
 *
 * @param ask gives the data of the answer to a public call; throws where there is none
 */
export async function unfitContent(
  store: Store,
  release: Release,
  ask: (address: string) => Promise<unknown>,
): Promise<UnfitContent[] | null> {
  const content = await ReleaseContent.read(checkedReader(storeReader(store)), release);
  const keys = Object.keys(content.entries);
  const found: UnfitContent[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const address = content.addressOf(keys.slice(at, at + AT_ONCE)) ?? '';
    const answer = schemasOf(siteContent).data.safeParse(await ask(address).catch(() => null));
    if (!answer.success) return null;
    for (const [key, [newest]] of Object.entries(answer.data.entries)) {
      const entry = Object.hasOwn(content.entries, key) ? content.entries[key] : undefined;
      if (newest === undefined || !entry) continue;
      const mistakes = contentMistakes(entry.schema, adapted(entry.schema, entry.value, newest));
      if (mistakes.length > 0) found.push({ release: `${release.name}@${release.version}`, entry: key, mistakes });
    }
  }
  return found;
}

/** Which entries do not fit, and why: a sentence for each. */
export function unfitSentences(unfit: readonly UnfitContent[]): string[] {
  return unfit.map(({ release, entry, mistakes: [first, ...more] }) => {
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return `${release}: what is published of ${entry} does not fit: ${first?.field ?? ''} ${first?.message ?? ''}${others}`;
  });
}
