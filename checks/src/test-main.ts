import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changedFiles } from './since/changed-files';
import nightly from './nightly.json' with { type: 'json' };
import { reachOf } from './since/reach';

const root = path.resolve(import.meta.dirname, '../..');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const output = path.join(root, 'checks/output');

interface Check {
  title: string;
  command: readonly string[];
  /** The file to which jest writes its counts; a check without one counts once. */
  results?: string;
  /** Uses all processors by itself, and has its times looked at: the others give way to it. */
  alone?: boolean;
  /** Begins once the others have ended: it needs what they build, and its tests go by the clock. */
  last?: boolean;
}

/** The one without an API: what reads sources itself takes the version before. */
const nativeCompiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
const builds = path.join(import.meta.dirname, 'builds-main.ts');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const jest = (title: string, args: readonly string[]): Check => {
  const results = path.join(output, `${title.replaceAll(' ', '-')}.json`);
  return { title, command: [bin('jest'), ...args, '--json', `--outputFile=${results}`], results, alone: true };
};
const browserTests = (files: readonly string[]): Check => ({
  ...jest('browser tests', ['-c', 'e2e/jest.config.js', ...files]),
  last: true,
});

const long = (title: string, ...args: readonly string[]): Check => ({
  title,
  command: [
    process.execPath,
    '--import',
    'tsx',
    ...args.map((arg) => (arg.endsWith('.ts') ? path.join(root, arg) : arg)),
  ],
  alone: true,
});

const caches = path.join(root, 'node_modules/.cache');
const cachedIn = (name: string) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  path.join(caches, `${name} checked`),
];

/** The files that are looked at, and patterns of the paths of tests. */
type Scope = Readonly<Record<'code' | 'sheets' | 'texts' | 'units' | 'browser', readonly string[]>>;

const everything: Scope = {
  code: ['.'],
  sheets: ['{host,remote-*,shared/*}/src/**/*.css'],
  texts: ['.'],
  units: ['.'],
  browser: ['.'],
};

/** Types and dead code are the whole tree's; of the others what has nothing to look at is left out. The longest is first. */
function checksOf({ code, sheets, texts, units, browser }: Scope): Check[] {
  const eslint = [bin('eslint'), ...code, '--max-warnings', '0', '--no-warn-ignored', ...cachedIn('eslint')];
  const prettier = [bin('prettier'), '--check', ...texts, '--ignore-unknown', '--log-level', 'warn'];
  const stylelint = [bin('stylelint'), ...sheets, '--max-warnings', '0', ...cachedIn('stylelint')];
  // A single checker is enough: more check the same types again, and another check has the other processor.
  const types = [process.execPath, nativeCompiler, '-p', 'tsconfig.json', '--checkers', '1'];
  return [
    browser.length > 0 && { title: 'builds', command: [process.execPath, '--import', 'tsx', builds] },
    code.length > 0 && { title: 'lint', command: eslint },
    texts.length > 0 && { title: 'format', command: [...prettier, ...cachedIn('prettier')] },
    { title: 'types', command: types },
    { title: 'typed lint', command: [bin('oxlint'), '-c', 'oxlint.config.js'] },
    sheets.length > 0 && { title: 'styles', command: stylelint },
    { title: 'dead code', command: [bin('knip')] },
    jest('unit tests', ['--silent=false', ...units]),
    browser.length > 0 && browserTests(browser),
  ].filter((check) => check !== false);
}

function scopeSince(ref: string): Scope {
  const files = changedFiles(root, ref);
  const reach = reachOf(files);
  if ('everything' in reach) {
    console.log(`${reach.everything} changed, which everything depends on`);
    return everything;
  }
  const texts = files.filter((file) => existsSync(path.join(root, file)));
  return {
    code: texts.filter((file) => /\.(?:tsx?|m?js)$/.test(file)),
    sheets: texts.filter((file) => file.endsWith('.css')),
    texts,
    units: reach.units.map((place) => `./${place}`),
    browser: reach.browser.map((name) => `/${name}\\.e2e\\.ts$`),
  };
}

/** Checks at every write of every command of the release tool, where jest's tests try some. */
const nightChecks: readonly Check[] = [
  long('kills at every write', 'release/src/testing/kills-main.ts'),
  long('losses of power', 'release/src/testing/power-main.ts'),
  long('refusing disks', 'release/src/testing/refusals-main.ts'),
  long('gc beside promotions', 'release/src/testing/gc-main.ts'),
  long('writers at once', 'release/src/testing/writers-main.ts'),
  long(
    'writers in a bucket',
    'shared/testing/src/ceph/ceph-main.ts',
    process.execPath,
    '--import',
    'tsx',
    'release/src/testing/revisions-main.ts',
  ),
  long('releases under visitors', 'checks/src/release-load/release-load-main.ts'),
];

/**
 * Runs what must hold before a change lands, and closes with one line; with `--nightly` everything, as often as it takes, which is
 * hours, and with `--since <ref>` what a change since then can reach. Names given select some of the checks.
 */
const words = process.argv.slice(2);
const isNightly = words.includes('--nightly');
if (isNightly) process.env['NIGHTLY'] = '1';
if (words.includes('--list')) {
  await listNightly();
  process.exit();
}
const since = words.includes('--since') ? (words[words.indexOf('--since') + 1] ?? 'main') : undefined;
const wanted = words.filter((word) => !word.startsWith('--') && word !== since);
const daily = checksOf(since === undefined ? everything : scopeSince(since));
const all = isNightly ? [...daily, ...nightChecks] : daily;
const selected = all.filter(({ title }) => wanted.length === 0 || wanted.includes(title));
await mkdir(output, { recursive: true });
const singles = selected.filter(({ alone }) => !alone);
let passed = 0;
let failed = 0;
let notRun = 0;
/** Milliseconds of checks and of their suites. */
const durations: [number, string][] = [];
const running = new Set<number>();
for (const signal of signals)
  process.once(signal, () => {
    for (const pid of running) process.kill(-pid, signal);
    process.exit(1);
  });
// Checks that read sources need nothing of what is installed, and take the time in which tests wait for something.
const lanes = [lane(), lane()];
if (!(await install())) {
  console.error('What the tests need could not be installed');
  process.exit(1);
}
for (const check of selected) {
  if (!check.alone) continue;
  if (check.last) await Promise.all(lanes);
  await perform(check);
}
await Promise.all(lanes);
const longestFirst = durations.sort(([one], [other]) => other - one);
const lines = longestFirst.map(([time, what]) => `${String(Math.round(time / 1000)).padStart(6)} s  ${what}\n`);
await writeFile(path.join(output, 'durations.txt'), lines.join(''));
// The line says that what is not installed, and may not be, is not tested.
console.log(`\n${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Tells what runs at night alone, what it catches, and how long each took the last time. */
async function listNightly(): Promise<void> {
  const last = await readFile(path.join(output, 'durations.txt'), 'utf8').catch(() => '');
  for (const [name, what] of Object.entries(nightly)) {
    const line = last.split('\n').find((one) => one.endsWith(`  ${name}`) || one.includes(`/${name}.`));
    console.log(`${(line?.slice(0, 8) ?? '').padStart(8)}  ${name}: ${what}`);
  }
}

async function install(): Promise<boolean> {
  const { ok } = await run(
    [process.execPath, '--import', 'tsx', path.join(import.meta.dirname, 'install-main.ts')],
    true,
  );
  return ok;
}

/** Takes one check after the other of those that use one processor each. */
async function lane(): Promise<void> {
  for (let check = singles.shift(); check; check = singles.shift()) await perform(check);
}

async function perform({ title, command, results, alone = false }: Check): Promise<void> {
  const started = Date.now();
  if (alone) console.log(`\n— ${title}`);
  if (results) await rm(results, { force: true });
  const { ok, said } = await run(command, alone);
  // A circle is mended in one of its files, and was reported in all.
  if (!ok) await rm(path.join(caches, 'eslint checked'), { force: true });
  const counts = results ? await count(results) : null;
  passed += counts?.passed ?? (ok ? 1 : 0);
  failed += Math.max(counts?.failed ?? 0, ok ? 0 : 1);
  notRun += counts?.notRun ?? 0;
  durations.push([Date.now() - started, title], ...(counts?.suites ?? []));
  const verdict = `${title}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`;
  console.log(alone ? `  ${verdict}` : `\n— ${verdict}${ok ? '' : `\n${said}`}`);
}

/** Runs a check; its output is shown as it comes, or kept until it has ended where another check runs beside it. */
function run([command = '', ...args]: readonly string[], show: boolean): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const output = show ? 'inherit' : 'pipe';
    // The check has a group of its own, which ends whole: what it starts is not known here.
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output], detached: true });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    if (pid !== undefined && !show) giveWay(pid);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', ({ message }) => resolve({ ok: false, said: message }));
    child.on('close', (code) => {
      if (pid !== undefined) running.delete(pid);
      resolve({ ok: code === 0, said });
    });
  });
}

/** Lets a process and what it starts run where nothing with a higher priority wants a processor. */
function giveWay(pid: number): void {
  const priority = os.constants.priority.PRIORITY_LOW;
  try {
    os.setPriority(pid, priority);
    // Linux weighs sessions against each other where it is told to, and priorities within one alone.
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // The session has ended already, or the system knows no sessions' weights.
  }
}

interface Counts {
  passed: number;
  failed: number;
  notRun: number;
  suites: [number, string][];
}

async function count(file: string): Promise<Counts | null> {
  try {
    const results = JSON.parse(await readFile(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
      numTodoTests: number;
      numPendingTests: number;
      testResults: { name: string; startTime: number; endTime: number }[];
    };
    return {
      passed: results.numPassedTests,
      failed: Math.max(results.numFailedTests, results.numFailedTestSuites),
      notRun: results.numTodoTests + results.numPendingTests,
      suites: results.testResults.map(({ name, startTime, endTime }) => [
        endTime - startTime,
        path.relative(root, name),
      ]),
    };
  } catch {
    return null;
  }
}
