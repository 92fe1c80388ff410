import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { coverFiles } from '@shared/kit/format';
import { BuildError, buildPackage } from './build-package';

try {
  await buildPackage(process.cwd());
  const dist = process.env['SITE_MODE'] === 'development' ? 'dist-dev' : 'dist';
  // Files that are at the root of the site as they are.
  if (existsSync('public')) await cp('public', `${dist}/public`, { recursive: true });
  await coverFiles(dist);
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
}
// The channel to who started this would keep it running.
process.exit();
