import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '@shared/contract/release';
import { HotPackage } from '../hot-package';

/** Builds a package once as `npm run dev` does, and tells of each of its files what the build says and what its server gives. */
const hot = new HotPackage(process.cwd(), {
  onBuilt: () => undefined,
  onProblems: (problems) => problems.forEach((problem) => console.error(problem)),
});
await hot.watch();
const { files } = JSON.parse(readFileSync(path.join(hot.dist, 'browser/build.json'), 'utf8')) as Build;
const served = Object.fromEntries(Object.keys(files).map((name) => [name, hot.plugin.file(name)?.integrity]));
const told = Object.fromEntries(Object.entries(files).map(([name, { sha256 }]) => [name, `sha256-${sha256}`]));
process.stdout.write(JSON.stringify({ told, served }), () => process.exit());
