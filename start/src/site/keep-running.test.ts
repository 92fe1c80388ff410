import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BackendProcess, startBackend } from './backend-process';

jest.setTimeout(300_000);

/** A backend in a few lines: answers with its process id. */
const server = `
  import http from 'node:http';
  const server = http.createServer((_, response) => response.end(String(process.pid)));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ type: 'ready', port: server.address().port }));
  process.on('SIGTERM', () => process.exit(0));`;

describe('the backend', () => {
  let root: string;
  let backend: BackendProcess | null;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'backend-'));
    await mkdir(path.join(root, 'backend/src'), { recursive: true });
    await writeFile(path.join(root, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(root, 'backend/src/server.ts'), server);
    // The launcher, with a cache of its own.
    await cp(path.resolve(__dirname, '../../bin'), path.join(root, 'start/bin'), { recursive: true });
    await mkdir(path.join(root, 'node_modules'));
    await symlink(path.resolve(__dirname, '../../node_modules/esbuild'), path.join(root, 'node_modules/esbuild'));
    backend = await startBackend(root, root, {});
  });
  afterEach(async () => {
    await backend?.stop();
    await rm(root, { recursive: true, force: true });
  });

  const pid = async () => {
    const answer = await fetch(backend?.origin ?? '').catch(() => null);
    return answer ? Number(await answer.text()) : null;
  };

  it('is started again at the same address when it dies, with one line in the log', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = (await pid()) ?? 0;
    process.kill(first, 'SIGKILL');
    let second = await pid();
    while (second === null || second === first) second = await pid();
    expect(log.mock.calls).toEqual([['The backend ended with SIGKILL; it is started again in 0.5 s']]);
    log.mockRestore();
  });

  it('stays down when it is stopped', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await backend?.stop();
    expect(await pid()).toBeNull();
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
