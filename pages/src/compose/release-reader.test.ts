import { hostileSite } from '../../../release/src/testing/hostile/site';
import { checkedReader } from './release-reader';

describe('files of a release', () => {
  const { remote, reader } = hostileSite('published');

  it('come as they were published', async () => {
    expect((await checkedReader(reader).nodeFile(remote, 'page.cjs')).toString()).toBe('published');
  });

  it('are refused with other bytes', async () => {
    const changed = { ...reader, nodeFile: () => Promise.resolve(Buffer.from('changed')) };
    await expect(checkedReader(changed).nodeFile(remote, 'page.cjs')).rejects.toThrow(
      'remote-a@1.0.0 was changed: page.cjs is not the file that was published',
    );
  });

  it.each(['other.cjs', '../page.cjs', 'constructor', '__proto__'])('are none but its own: %s', async (file) => {
    await expect(checkedReader(reader).nodeFile(remote, file)).rejects.toThrow(`has no file ${file}`);
    await expect(checkedReader(reader).asset(remote, file)).rejects.toThrow(`has no file ${file}`);
  });
});
