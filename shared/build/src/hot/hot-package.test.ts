import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyRemote } from '@shared/kit/testing';

jest.setTimeout(120_000);

test('what a development build serves has the hashes that it is released with', async () => {
  const remote = await copyRemote();
  const words = ['--import', require.resolve('tsx'), path.join(__dirname, 'testing/hot-main.ts')];
  const environment = { ...process.env, NODE_OPTIONS: '', SITE_MODE: 'development' };
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: remote.folder, env: environment });
  const { told, served } = JSON.parse(stdout) as Record<'told' | 'served', Record<string, string>>;
  expect(Object.keys(served)).toContainEqual(expect.stringMatching(/^remote-entry\./));
  // What is not served here is served as the release has it.
  expect(told).toMatchObject(served);
  await remote.remove();
});
