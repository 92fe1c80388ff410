import { readFile, readdir } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { type RemoteFolder, bundlers, copyRemote } from './testing/build-remote';

jest.setTimeout(120_000);

/** Every file of a build by its name. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => [path.relative(folder, file), await readFile(file, 'hex')] as const);
  return new Map(await Promise.all(read));
}

it.each(bundlers)('%s makes the same bytes of the same sources in another folder', async (bundler) => {
  const [one, other] = await Promise.all([copyRemote(), copyRemote()]);
  await one.build(bundler);
  await other.build(bundler);
  const built = await filesOf(path.join(one.folder, 'dist'));
  expect(built.size).toBeGreaterThan(10);
  expect(await filesOf(path.join(other.folder, 'dist'))).toEqual(built);
  const script = [...built.keys()].find((file) => /^browser\/client-download\.[0-9a-f]+\.js$/.test(file)) ?? '';
  const text = Buffer.from(built.get(script) ?? '', 'hex').toString();
  const lines = text.slice(0, text.indexOf('A parcel')).split('\n');
  const map = Buffer.from(built.get(`maps/${path.basename(script)}.map`) ?? '', 'hex').toString();
  const source = await readFile(path.join(one.folder, 'src/pages/client-download/page.tsx'), 'utf8');
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(
    lines.length - 1,
    lines.at(-1)?.length ?? 0,
  );
  expect(entry).toMatchObject({
    originalSource: expect.stringMatching(/(?:^|\/)src\/pages\/client-download\/page\.tsx$/) as string,
    // The element that the text is an attribute of, counted from 0.
    originalLine: source.slice(0, source.indexOf('A parcel')).split('\n').length - 1,
  });
  await Promise.all([one.remove(), other.remove()]);
});

describe('a build is refused in a sentence', () => {
  let remote: RemoteFolder;
  beforeAll(async () => {
    remote = await copyRemote();
  });
  afterAll(() => remote.remove());

  /** What the bundler says of a remote that is changed in one file. */
  async function refused(bundler: 'rspack' | 'vite', file: string, change: (text: string) => string): Promise<string> {
    const before = await readFile(path.join(remote.folder, file), 'utf8');
    await remote.edit(file, change);
    const said = await remote.build(bundler).then(
      () => 'it was built',
      (error: unknown) => String(error),
    );
    await remote.edit(file, () => before);
    return said;
  }

  it.each([
    ['rspack', 'src/pages/download/page.tsx', 'export const page', 'export const other', 'has no export `page`'],
    ['vite', 'src/pages/download/page.tsx', 'export const page', 'export const other', 'has no export `page`'],
    [
      'rspack',
      'src/price.tsx',
      "'react-dom';",
      "'react-dom';\nimport 'react-dom/client';",
      'react-dom/react-dom-client.production.js would be bundled',
    ],
    ['vite', 'src/price.tsx', "'react-dom';", "'react-dom';\nimport 'react-dom/client';", 'would be bundled'],
    [
      'rspack',
      'rspack.config.ts',
      'module: {',
      "output: { assetModuleFilename: 'img/[name][ext]' }, module: {",
      'img/parcel.svg is in a folder',
    ],
    ['rspack', 'rspack.config.ts', 'module: {', 'output: { module: true }, module: {', 'is built as an ES module'],
    ['vite', 'src/price.tsx', 'value * times', 'import.meta.url', 'src/price.tsx asks for import.meta'],
    [
      'vite',
      'routes.json',
      '"page": "download"',
      '"page": "prices"',
      '/download leads to prices, and src/pages/prices',
    ],
  ] as const)('by %s: %s with %j as %j', async (...[bundler, file, from, to, sentence]) => {
    expect(await refused(bundler, file, (text) => text.replace(from, to))).toContain(sentence);
  });
});
