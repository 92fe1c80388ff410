import { execFile } from 'node:child_process';
import process from 'node:process';
import { root } from '@shared/testing/root';

/** Packages that ship: what visitors get, and what serves them. The browser tests and the benchmarks do not. */
export const shippedPackages = ['host', './remote-*', './shared/*', 'backend', 'release'] as const;

export const shippedFilters = shippedPackages.flatMap((name) => ['--filter', name]);

/** Runs the project's pnpm; its answer as JSON, or null where it gave none. */
export function pnpmJson(args: readonly string[]): Promise<unknown> {
  const pnpm = process.env['SITE_PNPM'] ?? 'pnpm';
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
    // Findings end it with another code than 0.
    execFile('npx', ['--yes', pnpm, ...args], options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout.slice(Math.max(0, stdout.search(/[{[]/)))));
      } catch {
        resolve(null);
      }
    });
  });
}
