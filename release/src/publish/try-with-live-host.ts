import type { SiteConfig } from '@shared/contract/config';
import { type ReleaseReader, storeReader } from '../../../pages/src/compose/release-reader';
import { renderPart } from '../../../pages/src/compose/render-part';
import { addressesOf, siteRoutes } from '../../../pages/src/compose/site-addresses';
import { collect, versionsIn } from '@shared/store/store/releases';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';
import type { Release } from '@shared/contract/release';
import { refuseUnfitShared } from '../../../pages/src/compose/shared-fits';
import type { BuildOutput } from './read-build';

interface Trial {
  store: Store;
  release: Release;
  /** The build, which is not stored yet. */
  output: BuildOutput;
  config: SiteConfig;
}

/** Renders every page of a remote as a promotion would, in the host that is live; nothing where none is live yet. */
export async function tryWithLiveHost({ store, release, output, config }: Trial): Promise<void> {
  if (release.name === 'host') return;
  const { stable = null, withdrawn = [] } = (await store.ledger.head())?.revision ?? {};
  const live = await collect(store, await versionsIn(store, stable), withdrawn);
  const host = live.get('host');
  if (!host) return;
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
  await renderPart({ reader, host, remote: release, config, prefixes, linked, paths: [], trial: true });
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
