import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { z } from 'zod';
import type { Workplace } from '../cli/workplace';

/** Builds the remote in the working folder; it lies beside this file's bundle (`shared/build/src/pack`). */
export const BUILD = path.join(import.meta.dirname, '../src/build-main.js');

const usage = `remote <command>, in the folder of a remote
  dev                                     the live site on this machine, with this remote's pages in it
  build                                   both halves of a release, in dist
  describe                                write build.json for what another tool built, from dist/browser/mf-manifest.json
  verify [--dir <dist>]                   try it in the host that is live, and store nothing
  publish [--dir <dist>] [--version <v>]  the same, and store it as an immutable release
  promote [<name>@<version>] [--canary <percent>] [--again] [--dry-run]   make it live
      [--auto <percent>,… [--bake <duration>]]          step by step, for as long as no page is worse
  stop                                    end its canary, and reject its release
  rollback [--to <version>]               make live what the live revision replaced
  status [--attempts] [--watch [seconds]] what is live, and who decided it
  keys …                                  make a key; see who may do what
  site.json, or SITE, STORE, TRUST_ROOT and KEYS_DIR in the environment, say where the site is`;

const manifestSchema = z.object({
  name: z.string().regex(/^remote-[a-z][a-z0-9-]*$/, 'is no name of a remote, as in remote-prices'),
  version: z.string(),
});

/** `site.json`: where the site is. */
const siteSchema = z.strictObject({
  /** Origin of the live site. */
  site: z.string().optional(),
  /** Address of its release service, or the folder of its store. */
  store: z.string().optional(),
  trustRoot: z.string().optional(),
  keysDir: z.string().optional(),
});

type Environment = Record<string, string | undefined>;

export function teamPlace(root: string) {
  const { name, version } = read(path.join(root, 'package.json'), manifestSchema);
  const own: Readonly<Record<string, readonly string[]>> = {
    publish: [name],
    verify: [name],
    promote: [`${name}@${version}`],
    rollback: [name],
    stop: [name],
  };
  return {
    root,
    name,
    version,
    packages: () => Promise.resolve([name]),
    folderOf: () => root,
    build: () => runKit(root),
    describe: () => runKit(root, '--describe'),
    implied: (command) => Promise.resolve(own[command] ?? []),
    offers: { commands: ['publish', 'verify', 'promote', 'stop', 'rollback', 'status', 'keys'], usage },
  } satisfies Workplace & Record<string, unknown>;
}

/** The environment of a team: what `site.json` says stands where the shell says nothing; keys and what is remembered are in `.data`. */
export function teamEnvironment(root: string, environment: Environment): Environment {
  const file = path.join(root, 'site.json');
  const { site, store, trustRoot, keysDir } = existsSync(file) ? read(file, siteSchema) : {};
  // A variable that is empty says nothing.
  const first = (...given: (string | undefined)[]) => given.find((value) => value !== undefined && value !== '');
  const said = {
    SITE: first(environment['SITE'], site),
    STORE: first(environment['STORE'], store),
    TRUST_ROOT: first(environment['TRUST_ROOT'], trustRoot),
    KEYS_DIR: first(environment['KEYS_DIR'], keysDir, '.data/keys'),
    STATE_DIR: first(environment['STATE_DIR'], '.data'),
  };
  const { STORE = '' } = said;
  // A folder is no bucket and no service.
  const isFolder = STORE !== '' && !/^[a-z0-9]+:\/\//.test(STORE);
  return { ...environment, ...said, ...(isFolder && { DATA_DIR: STORE, STORE: undefined }) };
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  if (!existsSync(file)) throw new ReleaseError(`There is no ${file}: run this in the folder of a remote`);
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = schema.safeParse(written);
  if (data === undefined) {
    const [issue] = error?.issues ?? [];
    throw new ReleaseError(`${file} is not as it should be: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  return data;
}

/** Runs the kit in a process of its own, whose words are kept for a refusal. */
function runKit(root: string, ...words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILD, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        // Warnings: the answer is on standard output.
        if (said.trim()) console.error(said.trim());
        resolve();
      } else reject(new ReleaseError(`It does not build:\n${said.trim()}`));
    });
  });
}
