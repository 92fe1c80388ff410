import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { createRemote } from './create-remote';

/** `npm run create-remote <name>`: a package that passes the checks as it is and can be published at once. */
const root = path.resolve(import.meta.dirname, '../../..');
try {
  const { name, page, files } = await createRemote(root, process.argv[2]);
  const written = files.filter((file) => file !== 'CODEOWNERS').map((file) => path.join(root, file));
  run(path.join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', ...written]);
  run('npx', ['--yes', process.env['SITE_PNPM'] ?? 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline']);
  console.log(`made ${name}, with the page /${page}/ and the owner @site/${page} in CODEOWNERS
next:
  npm run dev -- ${name}
  npm run release -- publish ${name}
  npm run release -- publish host
  npm run release -- promote host@<version> ${name}@<version>`);
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ReleaseError(`${path.basename(command)} ${args[0] ?? ''} failed:\n${stdout}${stderr}`);
}
