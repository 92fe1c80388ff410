import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientBuilds, readClientBuilds } from './client-builds';
import type { ClientManifest } from './client-manifest';
import { writeSampleBuilds } from './sample-builds';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-builds-'));
  await writeSampleBuilds(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest = async () => JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as ClientManifest;
const write = (content: unknown) => writeFile(join(folder, 'manifest.json'), JSON.stringify(content));

test('sample builds are the same bytes each time', async () => {
  const first = await manifest();
  await writeSampleBuilds(folder);
  expect(await manifest()).toEqual(first);
});

test('a folder that does not fit its manifest is refused, each file named', async () => {
  const { builds } = await manifest();
  const [changed, missing] = [builds[0]?.file ?? '', builds[1]?.file ?? ''];
  await writeFile(join(folder, changed), 'changed');
  await rm(join(folder, missing));
  await expect(readClientBuilds(folder)).rejects.toThrow(
    new RegExp(`${changed}: its SHA-256 is [0-9a-f]{64}, the manifest says .*\n${missing}: there is no such file`),
  );
});

test('a build that stands there twice is refused', async () => {
  const { builds } = await manifest();
  await write({ schema: 1, builds: [...builds, builds[0]] });
  await expect(readClientBuilds(folder)).rejects.toThrow('win x64 5.2.0 stands there twice');
});

test.each([
  [{ schema: 2, builds: [] }, /schema: [^]*builds: /],
  [{ schema: 1, builds: [{ file: '../secret' }] }, /builds\.0\.file/],
])('a manifest of another shape is refused: %j', async (content, message) => {
  await write(content);
  await expect(readClientBuilds(folder)).rejects.toThrow(message);
});

test('a manifest that cannot be read is named', async () => {
  await rm(join(folder, 'manifest.json'));
  await expect(readClientBuilds(folder)).rejects.toThrow(/manifest\.json cannot be read: ENOENT/);
});

test('the newest version is found by numbers, not by letters', async () => {
  const { builds } = await manifest();
  const [newest] = builds;
  await write({ schema: 1, builds: [...builds, { ...newest, version: '5.10.0' }] });
  const read = await readClientBuilds(folder);
  const offered = new ClientBuilds(read.builds.map((build) => ({ ...build, fileId: null })));
  expect(offered.find('win', 'x64')).toMatchObject({ version: '5.10.0' });
});
