import { spawnSync } from 'node:child_process';
import { findChromium } from '@shared/testing/find-chromium';
import { measuredDocument } from '@shared/testing/measured-document';

/** Writes what a part of the check found into its section of checks/output/security.md. */
export const writeSection = measuredDocument({
  file: 'checks/output/security.md',
  heading: 'Security, checked',
  titles: ['Headers', 'Tampering', 'Injection', 'Requests', 'Slow clients', 'Limits', 'Supply chain', 'Secrets'],
  with: () => [chromium()],
});

/** Chromium with its version, as it says itself. */
function chromium(): string {
  const said = spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout;
  return /Chromium [\d.]+/.exec(said)?.[0] ?? 'no Chromium';
}
