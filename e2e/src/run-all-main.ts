import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from './find-chromium';

const root = path.resolve(import.meta.dirname, '../..');
const output = path.join(root, 'e2e/output');

interface Check {
  title: string;
  command: readonly string[];
  /** Where jest writes its counts; a check without counts once. */
  results?: string;
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const jest = (title: string, args: readonly string[]): Check => {
  const results = path.join(output, `${title.replaceAll(' ', '-')}.json`);
  return { title, command: [bin('jest'), ...args, '--json', `--outputFile=${results}`], results };
};

const checks: readonly Check[] = [
  { title: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { title: 'lint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  { title: 'styles', command: [bin('stylelint'), '{host,remote-*,shared}/src/**/*.css', '--max-warnings', '0'] },
  { title: 'format', command: [bin('prettier'), '--check', '.', '--log-level', 'warn'] },
  { title: 'dead code', command: [bin('knip')] },
  jest('unit tests', ['--silent=false']),
  jest('browser tests', ['-c', 'e2e/jest.config.js']),
];

/** Runs everything that must hold, all of it, and closes with one line. Names given select some of the checks. */
const wanted = process.argv.slice(2);
const selected = checks.filter(({ title }) => wanted.length === 0 || wanted.includes(title));
ensureChromium();
await mkdir(output, { recursive: true });
let passed = 0;
let failed = 0;
for (const check of selected) {
  const started = Date.now();
  console.log(`\n— ${check.title}`);
  if (check.results) await rm(check.results, { force: true });
  const ok = await run(check.command);
  const counts = check.results ? await count(check.results) : null;
  passed += counts?.passed ?? (ok ? 1 : 0);
  failed += Math.max(counts?.failed ?? 0, ok ? 0 : 1);
  console.log(`  ${check.title}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function run([command = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => {
      resolve(false);
    });
    child.on('close', (code) => {
      resolve(code === 0);
    });
  });
}

async function count(file: string): Promise<{ passed: number; failed: number } | null> {
  try {
    const results = JSON.parse(await readFile(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
    };
    return { passed: results.numPassedTests, failed: Math.max(results.numFailedTests, results.numFailedTestSuites) };
  } catch {
    return null;
  }
}
