import path from 'node:path';
import { buildChanged } from '../../release/src/build/build-changed';
import { releasedPackages } from '../../release/src/build/sources';
import { shownOf } from '@shared/store/refusal';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds all that browsers load, where its sources changed. */
try {
  const packages = ['desk', ...(await releasedPackages(root))];
  await buildChanged({ root, packages, mode: 'production', say: () => undefined });
} catch (error) {
  console.error(shownOf(error));
  process.exitCode = 1;
}
