// The first step of every command: brings pnpm and the dependencies, then runs the command itself.
// Plain JavaScript without imports from the workspace, since on a fresh machine nothing is installed yet.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import './end-with-parent.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const pnpm = 'pnpm@12.21.0';
const [command = 'start', ...rest] = process.argv.slice(2);

const commands = {
  start: 'start/src/site/start-main.ts',
  dev: 'start/src/dev/dev-main.ts',
  test: 'checks/src/test-main.ts',
  serve: 'pages/src/serve/serve-main.ts',
  release: 'release/src/cli/release-main.ts',
  'create-remote': 'start/src/create/create-remote-main.ts',
  faults: 'checks/src/faults/faults-main.ts',
  'check:security': 'security/src/security-main.ts',
  'share-pictures': 'pictures/src/share/share-pictures-main.ts',
  shots: 'pictures/src/shots-main.ts',
  'desk-pictures': 'pictures/src/desk-pictures-main.ts',
  bench: 'bench/src/bench-main.ts',
  backend: 'backend/src/server.ts',
  schema: 'backend/src/tables/schema-main.ts',
  compose: 'pages/src/data/data-main.ts',
};

/** Commands that take words, with the most they take, and those that take options; the others read their own. */
const words = {
  dev: 1,
  faults: 1,
  test: Infinity,
  'check:security': Infinity,
  shots: Infinity,
  bench: Infinity,
};
const options = { test: ['--nightly', '--list', '--since'], 'share-pictures': ['--all'] };

/**
 * A page server with thousands of connections keeps its young objects in 2 MB: with the usual 16 MB what nobody needs any more stays
 * so long that slow readers cost twice the memory. Node reads that when it starts: npm's scripts say it, and who starts these two in
 * another way gets a process of their own.
 */
const flag = '--max-semi-space-size=2';
const needsFlag = ['serve', 'start'].includes(command) && !process.execArgv.includes(flag);
/** Commands that people wait for, that pipelines run one after the other, or that run for long: a bundle is read sooner and kept smaller. */
const isBundled = ['start', 'serve', 'release', 'backend', 'compose'].includes(command);

checkNode();
const entry = Object.hasOwn(commands, command) ? path.join(root, commands[command]) : null;
if (!entry) fail(`There is no command ${command}; there are ${Object.keys(commands).join(', ')}`);
if (!['release', 'backend', 'create-remote'].includes(command)) refuseUnknown();
install();
process.chdir(root);
process.env.SITE_PNPM = pnpm;
if (needsFlag) runWith(flag);
else if (isBundled) await runFromBundle();
else await runHere();

async function runHere() {
  process.argv.splice(1, 2, entry);
  await import('tsx');
  await import(pathToFileURL(entry).href);
}

async function runFromBundle() {
  const { runBundled } = await import('./bundle.mjs');
  process.argv.splice(1, 2, entry);
  await runBundled(root, entry);
}

function runWith(flag) {
  const run = path.join(import.meta.dirname, 'run.mjs');
  const all = ['--disable-warning=ExperimentalWarning', flag, run, entry, ...rest];
  const child = spawn(process.execPath, all, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Refuses what the command would pass over: an option that it does not know may be meant for another, or be misspelled. */
function refuseUnknown() {
  const known = options[command] ?? [];
  const most = words[command] ?? 0;
  const strange = rest.find((word) => word.startsWith('-') && !known.includes(word));
  if (strange !== undefined) fail(`${command} has no option ${strange}; it has ${known.join(', ') || 'none'}`);
  const given = rest.filter((word) => !word.startsWith('-'));
  if (given.length > most) fail(`${command} takes ${most === 0 ? 'nothing' : 'one word'}, not “${given.join(' ')}”`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: this needs 20.19 or newer`);
}

/** Installs what the lockfile says, and nothing when that is installed already. */
function install() {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages()];
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(readFileSync(path.join(root, file)));
  const stamp = path.join(root, 'node_modules/.installed');
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('installing dependencies …');
  const result = spawnSync(
    'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (result.status !== 0) fail(`The dependencies could not be installed:\n${result.stdout}\n${result.stderr}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The workspace's own, as pnpm-workspace.yaml lists them: folders of the root, and of `shared`. */
function packages() {
  return ['', 'shared/']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => `${parent}${name}/package.json`))
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
