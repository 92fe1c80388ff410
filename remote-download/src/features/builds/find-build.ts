import type { ClientBuild, ClientProcessor, ClientSystem } from '@shared/contract/endpoints';
import { type Platform, platforms, type AskedBuild } from '../platforms/platforms';
import type { ClientBuilds } from './use-client-builds';

/** Platforms that a build can be had for, the usual processor of a system first; all while that is not known. */
export function offeredPlatforms(builds: ClientBuilds): readonly Platform[] {
  return builds.state === 'ready' ? platforms.filter(({ os, arch }) => newestBuild(builds, os, arch)) : platforms;
}

export function newestBuild(builds: ClientBuilds, os: ClientSystem, arch: ClientProcessor): ClientBuild | undefined {
  return buildsOf(builds, os, arch)[0];
}

/** The build that an address asks for: of that version, or the newest where it names none. */
export function askedBuild(builds: ClientBuilds, { os, arch, version }: AskedBuild): ClientBuild | undefined {
  if (version === undefined) return newestBuild(builds, os, arch);
  return buildsOf(builds, os, arch).find((build) => build.version === version);
}

function buildsOf(builds: ClientBuilds, os: ClientSystem, arch: ClientProcessor): readonly ClientBuild[] {
  if (builds.state !== 'ready') return [];
  return builds.platforms.find((platform) => platform.os === os && platform.arch === arch)?.builds ?? [];
}
