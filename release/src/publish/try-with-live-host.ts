import type { SiteConfig } from '@shared/contract/config';
import { type ReleaseReader, storeReader } from '../compose/release-reader';
import { renderPart } from '../compose/render-part';
import { liveRelease } from '../promote/live-release';
import type { Store } from '../store/store';
import type { Release } from '@shared/contract/release';
import { refuseUnfitShared } from '../compose/shared-fits';

interface Trial {
  store: Store;
  /** Where the release stands that is not published yet. */
  stage: Store;
  release: Release;
  config: SiteConfig;
}

/** Renders every page of a remote as a promotion would, in the host that is live; nothing where none is live yet. */
export async function tryWithLiveHost({ store, stage, release, config }: Trial): Promise<void> {
  if (release.name === 'host') return;
  const host = await liveRelease(store, 'host');
  if (!host) return;
  refuseUnfitShared(release, host);
  const reader = beside(release, storeReader(stage), storeReader(store));
  await renderPart({ reader, host, remote: release, config, paths: [], packages: [], trial: true });
}

/** The release's files from where it stands, the host's from the store. */
function beside(release: Release, staged: ReleaseReader, stored: ReleaseReader): ReleaseReader {
  const readerOf = (asked: Release) => (asked === release ? staged : stored);
  return {
    nodeFile: (asked, file) => readerOf(asked).nodeFile(asked, file),
    asset: (asked, file) => readerOf(asked).asset(asked, file),
  };
}
