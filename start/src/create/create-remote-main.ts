import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { createOutside } from './create-outside';
import { createRemote } from './create-remote';
import { readWords } from './read-words';

/** `npm run create-remote -- <name>`: a package that passes the checks as it is; with `--dir`, a repository that needs no other. */
const root = path.resolve(import.meta.dirname, '../../..');
try {
  const { given, dir, bundler } = readWords(process.argv.slice(2));
  if (dir === undefined) await createHere(given);
  else await createThere(given, dir, bundler);
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}

async function createHere(given: string | undefined): Promise<void> {
  const { name, page, files } = await createRemote(root, given);
  const written = files.filter((file) => file !== 'CODEOWNERS').map((file) => path.join(root, file));
  run(path.join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', ...written]);
  run('npx', ['--yes', process.env['SITE_PNPM'] ?? 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline']);
  console.log(`made ${name}, with the page /${page}/ and the owner @site/${page} in CODEOWNERS
next:
  npm run dev -- ${name}
  npm run release -- publish ${name}
  npm run release -- promote ${name}@<version>`);
}

async function createThere(given: string | undefined, folder: string, bundler: string | undefined): Promise<void> {
  // npm runs a command in the repository, and says where it was asked for.
  const dir = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const { name, page } = await createOutside({ root, given, dir, bundler, pack });
  // A machine without git can do it later.
  spawnSync('git', ['init', '--quiet', dir]);
  console.log(`made ${name} in ${dir}, with the page /${page}/
next, there:
  npm install
  npm test
  npm run dev
  npm run keys -- make`);
}

/** Packs the packages in a process of their own: what packs them is none of this one's. */
function pack(folder: string): Promise<string[]> {
  const main = path.join(root, 'shared/build/src/pack/pack-main.ts');
  return Promise.resolve(run(process.execPath, ['--import', 'tsx', main, folder]).trim().split('\n'));
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ReleaseError(`${path.basename(command)} ${args[0] ?? ''} failed:\n${stdout}${stderr}`);
  return stdout;
}
