import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from '../../install-packages';
import type { EnginePage, WindowSize } from './engine';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webkit';

export type { EnginePage } from './engine';

/** Browsers that are not Chromium, as Debian has them. */
export const engines: Readonly<Record<'Firefox' | 'WebKitGTK', (size: WindowSize) => Promise<EnginePage>>> = {
  Firefox: launchFirefox,
  WebKitGTK: launchWebKit,
};

/** Debian's packages of both browsers that are missing here; installs them where it may. */
export function missingEngines(): readonly string[] {
  const missing = () => [
    ...(existsSync('/usr/bin/firefox-esr') ? [] : ['firefox-esr']),
    ...(existsSync('/usr/bin/WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(existsSync('/usr/bin/Xvfb') ? [] : ['xvfb']),
  ];
  const wanted = missing();
  if (wanted.length > 0 && mayInstall()) installPackages(...wanted);
  return missing();
}
