export interface ManifestSource {
  name: string;
  /** File names, all in the manifest's own folder. */
  entry: string;
  entryGlobal: string;
  /** Packages that the container takes from its host: name and range. */
  shared: Readonly<Record<string, string>>;
  /** The versions installed where it was built. */
  provides: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;
}

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Module federation's manifest of a container (`mf-manifest.json` by its specification): what another host, or the
 * federation devtools, need to load its pages. This site's own host does not ask for it.
 */
export function federationManifest(source: ManifestSource) {
  const { name, entry, entryGlobal, shared, provides, pages } = source;
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: entry.replace(/^.*\.([0-9a-f]+)\.js$/, '$1'), buildName: name },
      remoteEntry: { name: entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: entryGlobal,
      pluginVersion: '',
      // Files come from where the manifest itself came: those of a release are in one folder.
      publicPath: 'auto',
    },
    remotes: [],
    shared: Object.entries(shared).map(([library, requiredVersion]) => ({
      id: `${name}:${library}`,
      name: library,
      version: provides[library] ?? '',
      singleton: true,
      requiredVersion,
      assets: NO_ASSETS,
    })),
    exposes: Object.entries(pages).map(([page, { scripts, styles }]) => ({
      id: `${name}:${page}`,
      name: page,
      path: `./${page}`,
      assets: { js: { sync: scripts, async: [] }, css: { sync: styles, async: [] } },
    })),
  };
}
