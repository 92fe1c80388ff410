import { type SiteConfig, siteConfigSchema } from '@shared/contract/config';
import { ReleaseError } from '../release-error';
import { type Store, readJson } from '../store/store';

/** The configuration that a store's site runs with; a team's own checkout has no say in it. */
export async function storedConfig(store: Store, otherwise: SiteConfig): Promise<SiteConfig> {
  const stored = await readJson<unknown>(store.config());
  if (stored === null) return otherwise;
  const parsed = siteConfigSchema.safeParse(stored);
  if (!parsed.success)
    throw new ReleaseError(
      `${store.config()} is wrong: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  return parsed.data;
}
