import type { ClientBuild, ClientProcessor, ClientSystem } from 'shared/contract/endpoints';
import type { ClientBuilds } from './use-client-builds';

export function newestBuild(builds: ClientBuilds, os: ClientSystem, arch: ClientProcessor): ClientBuild | undefined {
  if (builds.state !== 'ready') return undefined;
  return builds.platforms.find((platform) => platform.os === os && platform.arch === arch)?.builds[0];
}
