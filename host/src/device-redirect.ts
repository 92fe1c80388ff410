import { MOBILE_MAX_WIDTH } from '@shared/contract/config';

/** Pairs of one page for desktop and for mobile visitors (docs/requirements.md section 2). */
const devicePairs: readonly { desktop: string; mobile: string }[] = [
  { desktop: '/comics/', mobile: '/mobile/comics/' },
];

/** The path that a visitor of this device belongs on instead of `path`, or null. Both are below the base path. */
export function deviceRedirect(path: string, mobile: boolean): string | null {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  for (const pair of devicePairs) {
    if (mobile && slashed === pair.desktop) return pair.mobile;
    if (!mobile && slashed === pair.mobile) return pair.desktop;
  }
  return null;
}

/** The address of this site that a visitor of this device is given for `href`; its query and fragment are kept. */
export function forDevice(href: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const target = deviceRedirect(path, matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches);
  return target ? target + rest : href;
}
