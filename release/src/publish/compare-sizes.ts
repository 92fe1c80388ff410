import { type Store, keys } from '@shared/store/store/store';
import { type Release, everyFileOf } from '@shared/contract/release';

/** The share beyond which a page's growth over the live release is worth a warning. */
const WARN_BEYOND = 0.1;

export interface PageSize {
  page: string;
  /** Bytes of scripts and styles as visitors get them; null where the live release has no such page. */
  live: number | null;
  next: number;
  /** Whether the page grew so much that somebody should look. */
  warn: boolean;
}

export async function compareSizes(store: Store, next: Release, live: Release | null): Promise<PageSize[]> {
  const sizes = async (release: Release | null) =>
    new Map(
      await Promise.all(
        Object.keys(release?.pages ?? {}).map(
          async (page) => [page, release ? await sizeOf(store, release, page) : 0] as const,
        ),
      ),
    );
  const before = await sizes(live);
  return [...(await sizes(next))].map(([page, size]) => {
    const known = before.get(page) ?? null;
    return { page, live: known, next: size, warn: known !== null && size > known * (1 + WARN_BEYOND) };
  });
}

export function sizeSentence({ page, live, next, warn }: PageSize): string {
  const now = `${(next / 1000).toFixed(1)} KB`;
  if (live === null) return `  ${page}: ${now}, new`;
  const share = live === 0 ? 0 : ((next - live) / live) * 100;
  const change = `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(1)}%`;
  return `  ${warn ? 'warning: ' : ''}${page}: ${now}, ${change} against the live release`;
}

async function sizeOf(store: Store, release: Release, page: string): Promise<number> {
  const files = release.pages[page];
  const names = new Set([release.entry, ...(files ? everyFileOf(files) : [])]);
  const sizes = await Promise.all(
    [...names].map(async (file) => {
      const compressed = await store.storage.get(keys.asset(release.name, `${file}.br`));
      return compressed?.body.length ?? release.files[file]?.size ?? 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
