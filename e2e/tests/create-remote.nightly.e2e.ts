import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunningSite, copyData, release, startSite } from '@shared/testing/site';
import { type WorkspaceClone, cloneWorkspace } from '@shared/testing/workspace-clone';

jest.setTimeout(300_000);

/** Runs a program in a team's checkout; gives its exit code and what it said. */
function run(cwd: string, command: string, args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, said });
    });
  });
}

describe('a new remote', () => {
  let data: Awaited<ReturnType<typeof copyData>>;
  let team: WorkspaceClone;
  let site: RunningSite;
  beforeAll(async () => {
    [data, team] = await Promise.all([copyData(), cloneWorkspace()]);
    site = await startSite({ dataDir: data.dataDir });
  });
  afterAll(async () => {
    await site.stop();
    await Promise.all([data.remove(), team.remove()]);
  });

  it('is made once', async () => {
    const create = (name: string) =>
      run(team.folder, process.execPath, ['start/bin/bootstrap.mjs', 'create-remote', name]);
    expect(await create('price-list')).toMatchObject({ code: 0 });
    expect(await create('price-list')).toMatchObject({
      code: 1,
      said: expect.stringContaining('remote-price-list is there already: choose another name\n') as string,
    });
  });

  it('passes its checks as it was made, and may not reach into another', async () => {
    const bin = (name: string) => path.join(team.folder, 'node_modules/.bin', name);
    expect(await run(team.folder, bin('prettier'), ['--check', 'remote-price-list'])).toMatchObject({ code: 0 });
    expect(await run(team.folder, bin('jest'), ['remote-price-list'])).toMatchObject({ code: 0 });

    const [ours, theirs] = ['remote-price-list/src/taken.ts', 'remote-download/src/taken.ts'];
    const taken = (page: string) => `export { page } from '../../${page}';\n`;
    await writeFile(path.join(team.folder, ours), taken('remote-download/src/pages/download/page'));
    await writeFile(path.join(team.folder, theirs), taken('remote-price-list/src/pages/price-list/page'));
    const linted = await run(team.folder, bin('eslint'), ['--max-warnings', '0', 'remote-price-list', theirs]);
    expect(linted.said.match(/No remote imports another/g)).toHaveLength(2);
    // Together they are a circle of packages, too.
    expect(linted.said.match(/which leads back to it/g)).toHaveLength(2);
    expect(linted.said).toContain('✖ 4 problems (4 errors, 0 warnings)');
    await Promise.all([ours, theirs].map((file) => rm(path.join(team.folder, file))));
  });

  it('goes live with the host that knows its address, once it has a team', async () => {
    const { stdout } = await release(['keys', 'list', '--json'], data.dataDir);
    const { trust } = JSON.parse(stdout) as { trust: { keys: Record<string, { public: string; owner: string }> } };
    const [key] = Object.values(trust.keys);
    const signer = `${key?.owner ?? ''}=${key?.public ?? ''}`;
    expect(await release(['keys', 'add', 'remote-price-list', signer], data.dataDir, team.folder)).toMatchObject({
      code: 0,
    });
    for (const name of ['remote-price-list', 'host'])
      expect(await release(['publish', name, '--version', '5.0.0'], data.dataDir, team.folder)).toMatchObject({
        code: 0,
      });
    const promoted = await release(['promote', 'host@5.0.0', 'remote-price-list@5.0.0'], data.dataDir, team.folder);
    expect(promoted).toMatchObject({ code: 0 });
    const answer = await fetch(`${site.origin}/price-list/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('data-remote="remote-price-list"');
  });
});
