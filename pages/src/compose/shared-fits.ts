import semver from 'semver';
import { ReleaseError } from '@shared/store/release-error';
import type { Release } from '@shared/contract/release';

/** Refuses a remote that cannot run on what the host shares, with both versions named. */
export function refuseUnfitShared(remote: Release, host: Release): void {
  for (const [module, range] of Object.entries(remote.shared)) {
    const provided = host.provides[module];
    if (provided && semver.satisfies(provided, range)) continue;
    throw new ReleaseError(
      `${remote.name}@${remote.version} needs ${module} ${range}; host@${host.version} provides ${provided ?? 'none'}`,
    );
  }
}
