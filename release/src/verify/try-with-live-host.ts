import type { SiteConfig } from '@shared/contract/config';
import { type ReleaseReader, storeReader } from '../../../pages/src/compose/release-reader';
import { type RenderedPart, renderPart } from '../../../pages/src/compose/render-part';
import { addressesOf, siteRoutes } from '../../../pages/src/compose/site-addresses';
import { collect, versionsIn } from '@shared/store/store/releases';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';
import type { Release } from '@shared/contract/release';
import { refuseUnfitShared } from '../../../pages/src/compose/shared-fits';
import type { BuildOutput } from './read-build';

export interface Trial {
  store: Store;
  release: Release;
  /** Its list of files as browsers read it. */
  manifest: string;
  /** The build, which is not stored yet. */
  output: BuildOutput;
  config: SiteConfig;
}

/** A release that was rendered, and the site around it. */
export interface Tried {
  release: Release;
  config: SiteConfig;
  rendered: RenderedPart;
  /** The releases that are live, with this one in its place. */
  live: ReadonlyMap<string, Release>;
  host: Release;
  reader: ReleaseReader;
  manifestOf: (release: Release) => Promise<Buffer>;
}

/** Renders every page of a remote as a promotion would, in the host that is live; null where none is live yet. */
export async function tryWithLiveHost({ store, release, manifest, output, config }: Trial): Promise<Tried | null> {
  const { stable = null, withdrawn = [] } = (await store.ledger.head())?.revision ?? {};
  const live = await collect(store, await versionsIn(store, stable), withdrawn);
  const host = live.get('host');
  if (!host) return null;
  refuseUnfitShared(release, host);
  const [built, stored] = [outputReader(output), storeReader(store)];
  const readerOf = (asked: Release) => (asked === release ? built : stored);
  const reader: ReleaseReader = {
    nodeFile: (asked, file) => readerOf(asked).nodeFile(asked, file),
    publicFile: (asked, file) => readerOf(asked).publicFile(asked, file),
    asset: (asked, file) => readerOf(asked).asset(asked, file),
  };
  const others = [...live.values()].filter(({ name }) => name !== 'host' && name !== release.name);
  const linked = siteRoutes(addressesOf([...others, release]));
  const prefixes = await store.authority.prefixesOf(release.name);
  const asked = { reader, host, remote: release, config, prefixes, linked, paths: [], trial: true };
  const manifestOf = async (of: Release) =>
    of === release ? Buffer.from(manifest) : await stored.asset(of, of.manifest.file);
  const rendered = await renderPart(asked);
  return { release, config, rendered, live: live.set(release.name, release), host, reader, manifestOf };
}

function outputReader({ browser, node, public: open }: BuildOutput): ReleaseReader {
  const read = (files: Map<string, Buffer>, file: string) => {
    const content = files.get(file);
    return content ? Promise.resolve(content) : Promise.reject(new ReleaseError(`The build has no ${file}`));
  };
  return {
    nodeFile: (_, file) => read(node, file),
    publicFile: (_, file) => read(open, file),
    asset: (_, file) => read(browser, file),
  };
}
