import { spawn } from 'node:child_process';
import path from 'node:path';
import { findSandbox, sandboxes } from './sandbox';

const root = path.resolve(import.meta.dirname, '../../..');

describe('a sandbox', () => {
  it('is found, the strictest that works here', async () => {
    const { kind, asNobody } = await findSandbox();
    expect(sandboxes().map((one) => [one.kind, one.asNobody])).toContainEqual([kind, asNobody]);
  });

  it('is a way that needs nothing installed, where nothing is', () => {
    expect(sandboxes().at(-1)).toMatchObject({ kind: 'permissions', asNobody: false });
  });

  it.each(sandboxes().map((one): [string, typeof one] => [one.sentence, one]))(
    'gives no environment and no more files than limits allow: %s',
    (_sentence, { command }) => {
      const { file, arguments: all, options } = command(['--version'], 64);
      expect([file, all[0]]).toEqual(['/bin/sh', '-c']);
      expect(all[1]).toMatch(/ulimit -f 0; .*ulimit -d 320000/);
      expect(Object.keys(options.env ?? {})).toEqual(['PATH']);
    },
  );

  it('leaves no debugger to whoever signals the one who releases', async () => {
    const module = JSON.stringify(path.join(root, 'pages/src/compose/sandbox.ts'));
    const script = `import(${module}).then(({ ignoreDebuggerSignal }) => {
      ignoreDebuggerSignal();
      process.kill(process.pid, 'SIGUSR1');
      setTimeout(() => import('node:inspector').then(({ url }) => console.log('open', url())), 100);
    });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    await new Promise((resolve) => child.on('close', resolve));
    expect(output.trim()).toBe('open undefined');
  });
});
