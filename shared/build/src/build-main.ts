import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { BuildError, buildPackage } from './build-package';

try {
  await buildPackage(process.cwd());
  // Files that are at the root of the site as they are.
  if (existsSync('public'))
    await cp('public', `${process.env['SITE_MODE'] === 'development' ? 'dist-dev' : 'dist'}/public`, {
      recursive: true,
    });
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
}
