import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@shared/contract';
import { ReleaseError } from '@shared/store/release-error';
import { namesOf, writeTemplates } from './write-template';

/** Packages that a bundler's configuration asks for, beside those of every remote (`outside/package.json.template`). */
const tools = {
  webpack: [
    'css-loader',
    'css-minimizer-webpack-plugin',
    'mini-css-extract-plugin',
    'swc-loader',
    'terser-webpack-plugin',
    'webpack',
  ],
  rspack: ['@rspack/core', 'css-loader'],
  vite: ['vite'],
} as const;

export type Bundler = keyof typeof tools;

interface Outside {
  root: string;
  given: string | undefined;
  /** Absolute. */
  dir: string;
  bundler: string | undefined;
  /** Packs what a team of another repository installs into a folder; gives the archives' names. */
  pack: (folder: string) => Promise<string[]>;
}

/** Makes a repository of its own for a remote, with all that it is built by beside it. Refuses before it writes anything. */
export async function createOutside({ root, given, dir, bundler = 'webpack', pack }: Outside) {
  const { name, page } = namesOf(given);
  if (!isBundler(bundler))
    throw new ReleaseError(`There is no bundler ${bundler}; there are ${Object.keys(tools).join(', ')}`);
  if (`${dir}/`.startsWith(`${root}/`))
    throw new ReleaseError(`${dir} is in this repository: without --dir, a remote is made here`);
  const there = existsSync(dir);
  if (there && !(await isEmptyFolder(dir)))
    throw new ReleaseError(`${dir} is no empty folder: name one that is empty, or not there yet`);
  try {
    const files = await writeTemplates(dir, ['common', 'outside/every', `outside/${bundler}`], { name, page });
    const archives = await pack(path.join(dir, 'packages'));
    await writeFile(path.join(dir, 'package.json'), await manifest(root, dir, { bundler, archives }));
    return { name, page, files: [...files, ...archives.map((file) => path.join('packages', file))] };
  } catch (error) {
    // What is half there would be refused at the next attempt.
    const left = there ? (await readdir(dir)).map((entry) => path.join(dir, entry)) : [dir];
    await Promise.all(left.map((entry) => rm(entry, { recursive: true, force: true })));
    throw error;
  }
}

function isBundler(name: string): name is Bundler {
  return Object.hasOwn(tools, name);
}

async function isEmptyFolder(dir: string): Promise<boolean> {
  return readdir(dir).then(
    (entries) => entries.length === 0,
    () => false,
  );
}

type Versions = Record<string, string>;

/** The `package.json` that was written, with the contract, the bundler, and the versions that this repository is built by. */
async function manifest(
  root: string,
  dir: string,
  { bundler, archives }: { bundler: Bundler; archives: readonly string[] },
): Promise<string> {
  const written = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
    dependencies: Versions;
    devDependencies: Versions;
  };
  const own = archives.map((file) => [`@shared/${file.split('-')[1] ?? ''}`, `file:packages/${file}`] as const);
  const versions = async (names: readonly string[]): Promise<Versions> =>
    Object.fromEntries(
      await Promise.all(
        [...names].sort().map(async (name) => [name, `^${await installedVersion(root, name)}`] as const),
      ),
    );
  const whole = {
    ...written,
    site: { contract: CONTRACT_VERSION },
    dependencies: { ...Object.fromEntries(own), ...(await versions(Object.keys(written.dependencies))) },
    devDependencies: await versions([...Object.keys(written.devDependencies), ...tools[bundler]]),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

async function installedVersion(root: string, name: string): Promise<string> {
  const [file] = ['', 'shared/kit']
    .map((folder) => path.join(root, folder, 'node_modules', name, 'package.json'))
    .filter((place) => existsSync(place));
  if (file === undefined) throw new ReleaseError(`${name} is not installed here`);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
