import { IntegrityError } from './errors/integrity-error';
import { adopt } from './registry';

it('a release whose list of files has no hash is not taken', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'));
  const reference = {
    name: 'remote-download',
    version: '1.0.0',
    entry: 'entry.js',
    files: 'files.json',
    filesIntegrity: '',
  };
  await expect(adopt(reference)).rejects.toBeInstanceOf(IntegrityError);
  expect(fetched).not.toHaveBeenCalled();
});
