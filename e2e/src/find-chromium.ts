import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine, or undefined. `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

/** Installs Debian's Chromium and a Chinese font where that is allowed; otherwise says what to install. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing Chromium and a Chinese font …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env: environment });
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium', 'fonts-noto-cjk'], { stdio: 'ignore', env: environment });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or name it in CHROMIUM',
  );
}
