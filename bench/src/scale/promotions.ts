import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@shared/testing/root';
import { release } from '@shared/testing/site';
import { cloneWorkspace } from '@shared/testing/workspace-clone';

const REMOTE = 'remote-download';
const HEAD = `${REMOTE}/src/pages/client-download/head.json`;
/** ms before a command that did not work, as while the gateway is away, is given again, and how often it is. */
const PAUSE_AFTER_FAILURE = 1000;
const ATTEMPTS = 30;

/** Two releases that differ in a page's title and in its script; the words by which each is known. */
export const marks = { '9.1.0': '甲版', '9.2.0': '乙版' } as const;

/** Builds both in a checkout of its own, publishes them into the store of a data folder, and makes the first live. */
export async function publishBoth(dataDir: string): Promise<void> {
  const clone = await cloneWorkspace();
  try {
    let before = '';
    for (const [version, mark] of Object.entries(marks)) {
      await clone.edit(HEAD, `"title": "${before}`, `"title": "${mark}`);
      before = mark;
      refuseFailure(await release(['publish', REMOTE, '--version', version], dataDir, clone.folder));
    }
    refuseFailure(await release(['promote', `${REMOTE}@9.1.0`], dataDir));
  } finally {
    await clone.remove();
  }
}

function refuseFailure({ code, stderr }: { code: number; stderr: string }): void {
  if (code !== 0) throw new Error(stderr);
}

export interface Decided {
  made: number;
  /** Commands that did not work and were given again, with their last line. */
  again: string[];
}

/**
 * Promotes the second release and rolls it back, in turns, by the command line; `between` is called after each with how many there
 * were.
 */
export async function decideOften(
  { count, environment }: { count: number; environment: Readonly<Record<string, string>> },
  between: (made: number) => Promise<void>,
): Promise<Decided> {
  const decided: Decided = { made: 0, again: [] };
  while (decided.made < count) {
    const command =
      decided.made % 2 === 0 ? ['promote', `${REMOTE}@9.2.0`, '--again'] : ['rollback', REMOTE, '--to', '9.1.0'];
    await decide(command, environment, decided.again);
    decided.made += 1;
    await between(decided.made);
  }
  return decided;
}

async function decide(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  again: string[],
): Promise<void> {
  const words = ['start/bin/bootstrap.mjs', 'release', ...command];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await promisify(execFile)(process.execPath, words, {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', ...environment },
      });
      return;
    } catch (error) {
      const said = (error as { stderr?: string }).stderr?.trim() ?? String(error);
      again.push(`${command.join(' ')}: ${said.split('\n').at(-1) ?? ''}`);
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE_AFTER_FAILURE);
    }
  }
}
