import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveRelease } from '@shared/store/store/releases';
import { compareSizes, sizeSentence } from '../publish/compare-sizes';
import { endOf } from '@shared/contract/release/offered-contracts';
import { publish, verify } from '../publish/publish';
import { ReleaseError } from '@shared/store/release-error';
import { buildSchema } from '@shared/contract/release/schemas';
import { parseDocument } from '@shared/store/store/store';
import type { Source } from '@shared/contract/release';
import type { CommandContext } from './command-context';
import { packageVersion } from './workplace';

/** Builds a package (or takes a finished build), tries it, and stores it as a release. */
export async function publishCommand(context: CommandContext): Promise<void> {
  const { root, store, by, service, answer } = context;
  const asked = await buildOf(context);
  const live = await liveRelease(store, asked.name);
  const { release, isNew } = await (service?.publish ?? publish)({ ...asked, by, source: sourceOf(root) });
  const { name, version, digest, contract } = release;
  const sizes = await compareSizes(store, release, live);
  const what = `${name}@${version}`;
  const ending = contract === null ? null : endOf(contract);
  answer({ name, version, digest, isNew, sizes }, [
    isNew ? `published ${what}` : `${what} is published already, with the same content`,
    ...sizes.map(sizeSentence),
    ...(ending === null ? [] : [`warning: ${ending}`]),
  ]);
}

/** The same without storing anything: `verify <package>`. */
export async function verifyCommand(context: CommandContext): Promise<void> {
  const began = performance.now();
  const { name, pages } = await verify(await buildOf(context));
  const [count, seconds] = [Object.keys(pages).length, (performance.now() - began) / 1000];
  context.answer({ name, pages: count, seconds }, [
    `${name} may be published: ${count} pages render and come to life in the host that is live (${seconds.toFixed(1)} s)`,
  ]);
}

/** The build that a command is about, made anew unless `--dir` names a finished one. */
async function buildOf({ place, store, config, inBrowser, arguments: [name], options, say }: CommandContext) {
  const packages = await place.packages();
  if (!name || !packages.includes(name)) {
    throw new ReleaseError(
      `${name ? `There is no package ${name}` : 'Name a package'}; there are ${packages.join(', ')}`,
    );
  }
  const folder = options.dir ? path.resolve(options.dir) : path.join(place.folderOf(name), 'dist');
  if (!options.dir) {
    say(`building ${name} …`);
    await place.build(name);
  }
  const version = options.version ?? (await packageVersion(place.folderOf(name)));
  const built = await nameOfBuild(folder);
  if (built !== null && built !== name) throw new ReleaseError(`${folder} is a build of ${built}, not of ${name}`);
  return { name, store, folder, version, tryWith: config, inBrowser };
}

async function nameOfBuild(folder: string): Promise<string | null> {
  const file = path.join(folder, 'browser/build.json');
  const body = await readFile(file).catch(() => null);
  return body && parseDocument(file, body, buildSchema).name;
}

/** Where a build comes from; of a folder that is no repository nobody knows. */
function sourceOf(root: string): Source | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const dirty = git('status', '--porcelain') !== '';
    return {
      repository: withoutCredentials(git('config', '--default', '', 'remote.origin.url')),
      commit: git('rev-parse', 'HEAD'),
      dirty,
    };
  } catch {
    return null;
  }
}

function withoutCredentials(address: string): string | null {
  if (address === '' || !URL.canParse(address)) return address || null;
  const url = new URL(address);
  url.username = url.password = '';
  return url.href;
}
