import type { Release } from '@shared/contract/release';
import { factsOf } from '@shared/store/store/file-facts';
import { tinyHost, tinyRoutes } from '../bundles';
import type { ReleaseReader } from '../../../../pages/src/compose/release-reader';

const HASH = 'A'.repeat(43);

/** A host, and a remote with this bundle and this sheet, with pages at or below `/remote-a/`; neither is stored anywhere. */
export function hostileSite(
  bundle: string,
  css = '',
  paths = [''],
): { host: Release; remote: Release; reader: ReleaseReader } {
  const page = { scripts: [], styles: ['page.css'], staticScripts: [], staticStyles: [] };
  const files = {
    host: tinyHost({ words: 'host 1.0.0' }),
    'remote-a': { 'page.cjs': bundle },
  };
  const contents = new Map(
    Object.entries(files).flatMap(([name, own]) =>
      Object.entries(own).map(([file, content]) => [`${name}/${file}`, Buffer.from(content)] as const),
    ),
  );
  contents.set('remote-a/page.css', Buffer.from(css));
  const release = (name: keyof typeof files, own: Partial<Release>): Release => ({
    schema: 1,
    name,
    contract: null,
    entry: 'entry.js',
    shared: {},
    provides: {},
    starter: null,
    styles: [],
    entryGlobal: `${name.replaceAll('-', '_')}_00000000`,
    chunkGlobal: `tinyChunk${name.replaceAll('-', '_')}`,
    pages: {},
    federationManifest: null,
    version: '1.0.0',
    source: null,
    digest: `${name}-1`,
    publicFiles: {},
    files: {
      'entry.js': { sha256: `${HASH}=`, size: 0 },
      'page.css': factsOf(Buffer.from(name === 'host' ? '' : css)),
    },
    manifest: { file: 'files.json', sha256: `${HASH}=` },
    nodeFiles: Object.fromEntries(
      Object.entries(files[name]).map(([file, content]: [string, string]) => [file, factsOf(Buffer.from(content))]),
    ),
    ...own,
  });
  const read = (name: string, file: string) => {
    const content = contents.get(`${name}/${file}`);
    return content ? Promise.resolve(content) : Promise.reject(new Error(`${name} has no ${file}`));
  };
  const of = ({ name }: Release, file: string) => read(name, file);
  return {
    host: release('host', {}),
    remote: release('remote-a', { contract: '1.0', pages: { page }, routes: tinyRoutes('remote-a', paths) }),
    reader: { nodeFile: of, publicFile: of, asset: of },
  };
}
