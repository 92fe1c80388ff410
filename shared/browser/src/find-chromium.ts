import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** The headless shell is the same engine without windows: a page costs it a third of what it costs the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** `CHROMIUM` is read when it is needed: the bench sets it. */
const places = () => [
  process.env['CHROMIUM'],
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine, or undefined. `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return places().find((place) => place !== undefined && existsSync(place));
}

/** The browser that visitors have where it is there, for figures of speed; the headless shell paints by other ways. */
export function findWholeBrowser(): string | undefined {
  return places().find((place) => place !== undefined && place !== SHELL && existsSync(place)) ?? findChromium();
}

/** Installs Debian's headless Chromium and a Chinese font where that is allowed; otherwise takes what is there, or says what to install. */
export function ensureChromium(): string {
  const chosen = process.env['CHROMIUM'] !== undefined || existsSync(SHELL);
  if (!chosen && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing Chromium and a Chinese font …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: readonly string[]) =>
      spawnSync('apt-get', args, { stdio: 'ignore', env: environment }).status === 0;
    apt('update', '-q');
    if (!apt('install', '-y', '-q', 'chromium-headless-shell', 'fonts-noto-cjk'))
      apt('install', '-y', '-q', 'chromium', 'fonts-noto-cjk');
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or name it in CHROMIUM',
  );
}
