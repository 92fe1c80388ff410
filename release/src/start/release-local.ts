import type { SiteConfig } from '@shared/contract/config';
import { publish } from '../publish/publish';
import { readBuild } from '../publish/read-build';
import { type Promoted, promote } from '../promote/promote';
import type { Store } from '../store/store';
import { type Mode, distFolder } from './build-changed';
import { snapshotVersion } from './snapshot-version';

interface LocalRelease {
  root: string;
  store: Store;
  config: SiteConfig;
  packages: readonly string[];
  mode: Mode;
  say: (sentence: string) => void;
}

/** Publishes the working tree's builds and makes them live, by the way that teams release. */
export async function releaseLocal({ root, store, config, packages, mode, say }: LocalRelease): Promise<Promoted> {
  const releases: Record<string, string> = {};
  for (const name of packages) {
    const folder = distFolder(root, name, mode);
    const { build, node, public: open } = await readBuild(folder);
    const version = snapshotVersion(build, [node, open]);
    const { isNew } = await publish({ store, folder, version, commit: null });
    if (isNew) say(`published ${name}@${version}`);
    releases[name] = version;
  }
  const promoted = await promote({ store, config, releases, by: 'npm start', refuseBroken: true, onProgress: say });
  if (promoted.changed) say(`promoted composition ${promoted.composition.id}`);
  return promoted;
}
