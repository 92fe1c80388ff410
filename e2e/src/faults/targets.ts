export type TargetName = 'entry' | 'page chunk' | 'nested chunk' | 'stylesheet' | 'shared chunk' | 'pointer';

export interface RemoteCase {
  remote: string;
  /** The page whose files are spoilt, and the one a visitor comes from. */
  path: string;
  page: string;
  from: string;
}

export const remoteCases: readonly RemoteCase[] = [
  { remote: 'remote-marketing', path: '/buy/', page: 'buy', from: '/comics/' },
  { remote: 'remote-community', path: '/open_day/', page: 'open-day', from: '/' },
  { remote: 'remote-download', path: '/client-download/', page: 'client-download', from: '/' },
];

export const targetNames: readonly TargetName[] = [
  'entry',
  'page chunk',
  'nested chunk',
  'stylesheet',
  'shared chunk',
  'pointer',
];

/** Which addresses a target means. */
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
