import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Fixture, makeFixture } from '../testing/fixture';
import { packBuild, unpackBuild } from './archive';
import { type BuildOutput, readBuild } from '../verify/read-build';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(archive: Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}.zip`);
  await writeFile(file, archive);
  return file;
}

interface File {
  name: string;
  content?: string | Buffer;
  mode?: number;
}

/** An archive of files; names may be changed to others of the same length, which no packer would write. */
async function archiveOf(files: readonly File[], renamed: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, content = '', mode = 0o100644 } of files) archive.addBuffer(Buffer.from(content), name, { mode });
  archive.end();
  const text = (await buffer(archive.outputStream)).toString('latin1');
  return Buffer.from(
    Object.entries(renamed).reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    'latin1',
  );
}

describe('an archive of a build', () => {
  let fixture: Fixture;
  let output: BuildOutput;
  let archive: Buffer;
  beforeAll(async () => {
    fixture = await makeFixture();
    output = await readBuild(await fixture.buildRemote('remote-a', '1.0.0'));
    archive = await packBuild(output);
  });
  afterAll(() => fixture.remove());

  it('holds the build, and the same build makes the same archive', async () => {
    expect(await readBuild(await unpackBuild(await written(archive)))).toEqual(output);
    expect((await packBuild(output)).equals(archive)).toBe(true);
  });

  it.each<[string, (archive: Buffer) => Buffer]>([
    ['cut off', (whole) => whole.subarray(0, whole.length - 30)],
    ['cut off in the middle', (whole) => whole.subarray(0, whole.length / 2)],
    ['followed by other bytes', (whole) => Buffer.concat([whole, Buffer.from('other bytes')])],
    ['of other bytes', () => Buffer.from('no archive at all, and not short either')],
    ['empty', () => Buffer.alloc(0)],
  ])('is refused where it is %s', async (_what, change) => {
    await expect(unpackBuild(await written(change(archive)))).rejects.toThrow(/^The archive is damaged: .+$/);
  });

  it('is refused where its bytes are others: they are no stream that ends as its entry says, or no file of the build', async () => {
    const changed = Buffer.from(archive);
    const middle = changed.indexOf('page.cjs') + 40;
    changed[middle] = (changed[middle] ?? 0) ^ 0xff;
    await expect(unpackBuild(await written(changed)).then(readBuild)).rejects.toThrow(
      /^The archive is damaged|is not the file that was built/,
    );
  });
});

const plain = { name: 'browser/plain.js', content: '1' };

it.each<[string, () => Promise<Buffer>, RegExp]>([
  ['an absolute path', () => archiveOf([plain], { [plain.name]: '/etc/cron.d/evil' }), /absolute path: \/etc/],
  ['a path upwards', () => archiveOf([plain], { [plain.name]: 'browser/../../ab' }), /invalid relative path/],
  ['a path of Windows', () => archiveOf([plain], { [plain.name]: 'c:\\browser\\ab.js' }), /absolute path|invalid char/],
  ['a hidden file', () => archiveOf([plain], { [plain.name]: 'browser/.npmrc_a' }), /is no name for a file$/],
  [
    'a line break',
    () => archiveOf([plain], { [plain.name]: 'browser/pla\n.js_' }),
    /"browser\/pla\\n\.js_" is no name/,
  ],
  ['a folder', () => archiveOf([plain], { [plain.name]: 'browser/plain.j/' }), /is no name for a file$/],
  ['a prototype', () => archiveOf([{ name: 'node/__proto__' }]), /is no name for a file$/],
  ['a link', () => archiveOf([{ ...plain, content: '/etc/passwd', mode: 0o120777 }]), /is no plain file: links/],
  ['a device', () => archiveOf([{ ...plain, mode: 0o060644 }]), /is no plain file: links/],
  ['a pipe', () => archiveOf([{ ...plain, mode: 0o010644 }]), /is no plain file: links/],
  ['a socket', () => archiveOf([{ ...plain, mode: 0o140644 }]), /is no plain file: links/],
  [
    'a file twice',
    () => archiveOf([plain, { ...plain, name: 'browser/place.js' }], { 'browser/place.js': plain.name }),
    /has browser\/plain\.js twice$/,
  ],
  ['a bomb', () => archiveOf([{ ...plain, content: Buffer.alloc(20e6) }]), /unpacks to more than 100 times its size$/],
  [
    'a bomb that lies about its size',
    async () => lie(await archiveOf([{ ...plain, content: Buffer.alloc(2e6) }]), 2e6, 900_000),
    /^The archive is damaged: too many bytes in the stream/,
  ],
  [
    'a file of 101 MB',
    async () => lie(await archiveOf([{ ...plain, content: Buffer.alloc(2e6) }]), 2e6, 101e6),
    /^The archive's browser\/plain\.js has more than 100 MB$/,
  ],
  [
    'more files than any build',
    async () => countedAs(await archiveOf([plain]), 20_001),
    /^The archive has 20001 files, and 20000 are the most$/,
  ],
])('refuses an archive with %s in one sentence', async (_what, make, sentence) => {
  const refused = unpackBuild(await written(await make()));
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(/^[^\n]+$/);
});

/** Says another size of a file, wherever the archive says it. */
function lie(archive: Buffer, size: number, said: number): Buffer {
  const [from, to] = [size, said].map((value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes.toString('latin1');
  });
  return Buffer.from(archive.toString('latin1').replaceAll(from ?? '', to ?? ''), 'latin1');
}

/** Says another number of files where the archive ends. */
function countedAs(archive: Buffer, count: number): Buffer {
  const end = archive.lastIndexOf('PK\x05\x06');
  archive.writeUInt16LE(count, end + 8);
  archive.writeUInt16LE(count, end + 10);
  return archive;
}
