import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { coverFiles, writeContent } from '@shared/kit/format';
import { BuildError, buildPackage } from './build-package';

try {
  await buildPackage(process.cwd());
  const dist = process.env['SITE_MODE'] === 'development' ? 'dist-dev' : 'dist';
  // Files that are at the root of the site as they are.
  if (existsSync('public')) await cp('public', `${dist}/public`, { recursive: true });
  const suffix = '.schema.json';
  const files = existsSync('src/pages') || !existsSync('src/content') ? [] : readdirSync('src/content');
  const keys = files.filter((file) => file.endsWith(suffix)).map((file) => file.slice(0, -suffix.length));
  // The host has no pages of its own, and its content stands on every page.
  if (keys.length > 0) await writeContent(process.cwd(), dist, new Map([['every-page', keys]]));
  await coverFiles(dist);
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
}
// The channel to who started this would keep it running.
process.exit();
