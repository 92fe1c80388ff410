import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { ReleaseError } from '../release-error';
import { buildPackage } from './build-package';

try {
  await buildPackage(process.cwd());
  // Files that stand at the root of the site as they are.
  if (existsSync('public'))
    await cp('public', `${process.env['SITE_MODE'] === 'development' ? 'dist-dev' : 'dist'}/public`, {
      recursive: true,
    });
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
