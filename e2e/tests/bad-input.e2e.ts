import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { root } from '@shared/testing/root';
import { copyData, sharedSite, startSite } from '@shared/testing/site';

/** A request exactly as written: `fetch` would tidy the path. */
function raw(origin: string, target: string, method = 'GET'): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, method }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function run(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['start/bin/bootstrap.mjs', 'serve'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Presses Ctrl-C as a terminal does, for the whole group of processes, as soon as a start has said something. */
function interrupted(step: string, dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['start/bin/bootstrap.mjs', 'start'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir },
      detached: true,
    });
    let output = '';
    const seen = () => output.includes(step);
    child.stdout.on('data', (chunk: Buffer) => {
      const before = seen();
      output += chunk.toString();
      if (!before && seen() && child.pid) process.kill(-child.pid, 'SIGINT');
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', () => {
      if (seen()) resolve();
      else reject(new Error(`The start ended before it said "${step}":\n${output}`));
    });
  });
}

describe('the server', () => {
  const { origin } = sharedSite();

  it.each([
    ['a malformed escape', '/%E0%A4%A', 'GET', 400],
    ['a way out of the folder', '/../../etc/passwd', 'GET', 400],
    ['a hidden way out of the folder', '/assets/host/..%2f..%2fledger%2f0000000001.json', 'GET', 400],
    ['a query of 10 KB', `/?q=${'a'.repeat(10_000)}`, 'GET', 200],
    ['a POST to a page', '/', 'POST', 405],
    ['an unknown asset', '/assets/host/none.js', 'GET', 404],
  ])('answers %s with the right status and a readable page', async (_what, target, method, status) => {
    const answer = await raw(origin, target, method);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('<h1');
  });

  it('says in one line that its port is in use', async () => {
    const { code, output } = await run({ PORT: new URL(origin).port, DATA_DIR: sharedSite().dataDir });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Port ${new URL(origin).port} is in use: set PORT to another one`);
  });

  it('starts again after a Ctrl-C at any step of a start', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-interrupted-'));
    for (const step of ['published host', 'composing remote-download']) {
      await interrupted(step, dataDir);
    }
    const site = await startSite({ command: 'start', dataDir });
    expect((await raw(site.origin, '/comics/')).status).toBe(200);
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
    // Three starts from nothing.
  }, 300_000);

  it('stops and names every setting that is wrong', async () => {
    const { code, output } = await run({ PORT: 'many', BASE_PATH: 'site', DATA_DIR: sharedSite().dataDir });
    expect(code).toBe(1);
    expect(output).toContain('PORT');
    expect(output).toContain('BASE_PATH');
  });

  it('writes one line for a refused request, without its query', async () => {
    const { dataDir, remove } = await copyData();
    const own = await startSite({ dataDir });
    await raw(own.origin, '/?jumpToken=for-nobody-else', 'POST');
    await own.stop();
    const lines = own
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 405, method: 'POST', url: '/' });
    await remove();
  });
});
