import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { begunAhead } from './begun-ahead';
import { workerArguments } from './bundle-process';
import { type Sandbox, sandboxes } from './sandbox';

const memory = 64;

/** Starts what waits for its input, in place of a worker. */
function counting() {
  const started: ChildProcess[] = [];
  const [sandbox] = sandboxes().slice(-1);
  if (!sandbox) throw new TypeError('There is no sandbox');
  const counted: Sandbox = {
    ...sandbox,
    spawn: () => {
      const child = spawn('cat');
      started.push(child);
      return child;
    },
  };
  return { sandbox: counted, started };
}

describe('processes that begin ahead', () => {
  it('are given to who asks for such, each once; then others begin', async () => {
    const { sandbox, started } = counting();
    const { spawn: start } = await begunAhead(sandbox, { count: 2, memory });
    expect(started).toHaveLength(2);
    const all = await workerArguments(memory);
    const given = [start(all, memory), start(all, memory)];
    expect(given).toEqual(started);
    given.push(start(all, memory));
    expect(started).toHaveLength(3);
    for (const child of given) child.kill();
  });

  it('are not given to who asks for another memory or other arguments', async () => {
    const { sandbox, started } = counting();
    const { spawn: start } = await begunAhead(sandbox, { count: 1, memory });
    const all = await workerArguments(memory);
    const others = [start(all, 128), start([...all, '--more'], memory), start(['--version'], memory)];
    expect(others).toEqual(started.slice(1));
    for (const child of [...others, start(all, memory)]) child.kill();
  });

  it('are not given once they have ended', async () => {
    const { sandbox, started } = counting();
    const { spawn: start } = await begunAhead(sandbox, { count: 1, memory });
    const [ended] = started;
    if (!ended) throw new TypeError('None was begun');
    ended.kill();
    await once(ended, 'close');
    const next = start(await workerArguments(memory), memory);
    expect(next).not.toBe(ended);
    next.kill();
  });

  it('do not keep this process where nobody takes them', async () => {
    const script = `import { begunAhead } from './release/src/compose/begun-ahead.ts';
      import { findSandbox } from './release/src/compose/sandbox.ts';
      await begunAhead(await findSandbox(), { count: 3, memory: ${memory} });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
  });
});
