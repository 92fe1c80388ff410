import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNightly } from '@shared/testing/nightly';
import { root } from '@shared/testing/root';
import { copyData } from '@shared/testing/site';

/** ms after which nothing that a command started is left. */
const LIMIT = 10_000;

/** Every process with the one that started it. */
async function parents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const pairs = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended, and waits for who started it to notice.
    return stat === '' || state === 'Z' ? [] : [[Number(pid), Number(parent)] as const];
  });
  return new Map((await Promise.all(pairs)).flat());
}

/** The processes that this one started, at any remove, itself first. */
async function family(pid: number): Promise<number[]> {
  const all = await parents();
  const members = [pid];
  for (const member of members) for (const [child, parent] of all) if (parent === member) members.push(child);
  return members;
}

/** Resolves when it has said this. */
function said(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(text)) resolve();
      });
    child.on('close', () => {
      reject(new Error(`It ended before it said "${text}":\n${output}`));
    });
  });
}

type Command = 'start' | 'serve' | 'backend' | 'dev';
/** The process that gets the signal: npm, or the one that it started. */
type Receiver = 'npm' | 'command';

const ready: Record<Command, string> = {
  start: 'ready http',
  serve: 'ready http',
  backend: '"listening"',
  dev: 'ready http',
};
const always: [Command, NodeJS.Signals, Receiver][] = [
  ['start', 'SIGKILL', 'npm'],
  ['backend', 'SIGTERM', 'npm'],
];
const atNight: [Command, NodeJS.Signals, Receiver][] = [
  ...(['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map((signal): [Command, NodeJS.Signals, Receiver] => [
    'start',
    signal,
    'npm',
  ]),
  ...(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const).map((signal): [Command, NodeJS.Signals, Receiver] => [
    ...(['start', signal, 'command'] as const),
  ]),
  ...(['serve', 'dev', 'backend'] as const).flatMap((command) =>
    (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const).map((signal): [Command, NodeJS.Signals, Receiver] => [
      ...([command, signal, 'npm'] as const),
    ]),
  ),
];

describe('a command of npm', () => {
  it.each(isNightly ? [...always, ...atNight] : always)(
    'npm run %s ends whole within ten seconds of a %s to %s',
    async (command, signal, receiver) => {
      const { dataDir, remove } = await copyData();
      const child = spawn('npm', ['run', command], {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, SIGN_IN: 'off' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      try {
        await said(child, ready[command]);
        const members = await family(child.pid ?? 0);
        expect(members.length).toBeGreaterThan({ start: 3, dev: 2, serve: 1, backend: 1 }[command]);
        process.kill(members[receiver === 'npm' ? 0 : 1] ?? 0, signal);
        const until = Date.now() + LIMIT;
        const left = async () => {
          const all = await parents();
          return members.filter((member) => all.has(member));
        };
        while ((await left()).length > 0 && Date.now() < until) await sleep(100);
        expect(await left()).toEqual([]);
      } finally {
        await remove();
      }
    },
  );
});
