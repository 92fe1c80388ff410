import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StorageError } from '@shared/storage/errors';
import { openFolder } from '../../../release/src/testing/open-folder';
import { ask } from '../../../release/src/testing/ask';
import { buildServer } from './server';

test('a failure is in the log with its name and its sentence, and a refusal of the store in one line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-log-'));
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const { store } = await openFolder(folder);
  const gone = new StorageError('StorageFailedError', 'The store failed at LIST ledger/', { cause: new Error('EIO') });
  jest.spyOn(store.ledger, 'find').mockRejectedValue(gone);
  const server = await buildServer({ store, basePath: '/' });
  try {
    const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    expect((await ask(Number(port), '/')).status).toBe(500);
  } finally {
    await server.close();
    write.mockRestore();
    await rm(folder, { recursive: true });
  }
  const failed = lines
    .map((line) => JSON.parse(line) as { msg: string; err?: object })
    .find(({ msg }) => msg === 'failed');
  expect(failed?.err).toMatchObject({
    name: 'StorageFailedError',
    message: 'The store failed at LIST ledger/',
    stack: '',
    cause: { name: 'Error', message: 'EIO' },
  });
});
