import type { ReleaseFiles } from '@shared/contract/release';

export interface RemoteCase {
  remote: string;
  /** The page whose files are spoilt, and the one a visitor comes from. */
  path: string;
  page: string;
  from: string;
  /** Whether the page lives on data: an older release of it is better than HTML alone. */
  eager: boolean;
}

/** A site as it is deployed: the releases of its remotes, and their files. */
export interface Deployed {
  origin: string;
  remotes: Readonly<Record<string, { version: string; files: ReleaseFiles }>>;
}

export const remoteCases: readonly RemoteCase[] = [
  { remote: 'remote-marketing', path: '/buy/', page: 'buy', from: '/comics/', eager: false },
  { remote: 'remote-community', path: '/certificate/', page: 'certificate', from: '/', eager: true },
  { remote: 'remote-download', path: '/client-download/', page: 'client-download', from: '/', eager: true },
];

export const targetNames = ['entry', 'page chunk', 'nested chunk', 'stylesheet', 'shared chunk', 'pointer'] as const;
export type TargetName = (typeof targetNames)[number];

/** The addresses of what a target means in one release. */
export function filesOf({ remote, page }: RemoteCase, target: TargetName, { remotes }: Deployed): RegExp {
  const files = remotes[remote]?.files;
  const own = files?.pages[page];
  const names = target === 'nested chunk' ? own?.staticScripts : target === 'entry' ? [files?.entry] : own?.scripts;
  return new RegExp(`/assets/${remote}/(?:${(names ?? []).join('|')})$`);
}

export function patternOf({ remote, page }: RemoteCase, target: TargetName): RegExp {
  const assets = `/assets/${remote}/`;
  switch (target) {
    case 'entry':
      return new RegExp(`${assets}remote-entry\\.`);
    case 'page chunk':
      return new RegExp(`${assets}${page}\\.[0-9a-f]+\\.js`);
    case 'nested chunk':
      return new RegExp(`${assets}${page}\\.static\\.[0-9a-f]+\\.js`);
    case 'stylesheet':
      return new RegExp(`${assets}.*\\.css`);
    case 'shared chunk':
      return new RegExp(`${assets}\\d+\\.[0-9a-f]+\\.js`);
    case 'pointer':
      return /^\/composition\.json$/;
  }
}
