/**
 * Every internal of a library that the builds change: nothing outside this table reaches below a library's public face. The
 * test beside it holds each row against what is installed, so that an upgrade fails there and not on a visitor's screen.
 *
 * `saves` is what the host's script weighs less by the row (axios's row: remote-download's scripts), in bytes brotli, all other
 * rows in place. A row that saves less than 1,000 bytes is not worth the reach.
 */
export const vendorSwaps: readonly VendorSwap[] = [
  {
    kind: 'module',
    file: '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    importer: '@module-federation/runtime-core/dist/core.js',
    by: 'no-snapshots.mjs',
    why: 'No remote of this site comes by a manifest. The runtime’s own switch turns them off and keeps the code.',
    saves: 1_488,
  },
  {
    kind: 'module',
    file: '@module-federation/runtime-core/dist/utils/preload.js',
    importer: '@module-federation/runtime-core/dist/remote/index.js',
    by: 'no-preloads.mjs',
    why: 'This site’s own loader asks for a page’s files ahead; no manifest names them.',
    saves: 1_421,
  },
  {
    kind: 'module',
    file: '@module-federation/runtime-core/dist/utils/load.js',
    importer: '@module-federation/runtime-core/dist/module/index.js',
    by: 'entry-by-hook.mjs',
    why: 'An entry has come through the site’s loader, its hash checked, before the runtime asks for its container.',
    saves: 2_775,
  },
  {
    kind: 'module',
    file: '@module-federation/runtime-core/dist/utils/logger.js',
    importer: '@module-federation/runtime-core/dist/core.js',
    by: 'plain-errors.mjs',
    why: 'Below 1,000 bytes with the row that follows at that: errors carry their code, which this site’s own errors wrap.',
    saves: 650,
  },
  {
    kind: 'module',
    file: '@module-federation/error-codes/dist/desc.mjs',
    importer: '@module-federation/error-codes/dist/index.mjs',
    by: 'no-descriptions.mjs',
    why: 'Below 1,000 bytes with the row before: nobody reads its sentences.',
    saves: 350,
  },
  {
    kind: 'module',
    file: '@module-federation/error-codes/dist/getShortErrorMsg.mjs',
    importer: '@module-federation/error-codes/dist/index.mjs',
    by: 'code-alone.mjs',
    why: 'Below 1,000 bytes with the two rows before.',
    saves: 100,
  },
  {
    kind: 'switch',
    name: 'FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN',
    file: '@module-federation/runtime-core/dist/core.js',
    value: 'true',
    why: 'The two plugins of the runtime that read manifests are left out, with what they alone need.',
    saves: 3_261,
  },
  {
    kind: 'switch',
    name: 'FEDERATION_OPTIMIZE_NO_SHARED',
    file: '@module-federation/runtime-core/dist/core.js',
    value: 'true',
    why: 'The host fills the share scope with its two modules and asks for none: which versions fit is decided when a release is promoted.',
    saves: 4_015,
  },
  {
    kind: 'address',
    library: 'react-router',
    file: 'dist/production/index.mjs',
    insteadOf: 'dist/development/index.mjs',
    why: 'Its ES modules resolve to the development build under every condition that a bundler sets.',
    saves: 6_288,
  },
  {
    kind: 'text',
    files: 'react-router/dist/production/',
    find: /= (React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|Map|URL)\()/g,
    by: '= /* @__PURE__ */ $1',
    matches: 75,
    why: 'A bundler cannot know that React’s factories have no effect, and keeps every component of the router (docs/decisions/002-build-tools.md).',
    saves: 5_681,
  },
  {
    kind: 'text',
    files: 'react-router/dist/production/',
    find: /^\w+\.displayName = "[^"]*";$/gm,
    by: '',
    matches: 15,
    why: 'Names that developer tools alone read keep the components that they name.',
    saves: 4_618,
  },
  {
    kind: 'text',
    files: 'react-router/dist/production/',
    find: /= React\d*\[\w+\];/g,
    by: '= undefined;',
    matches: 2,
    why: 'Below 1,000 bytes in a first view, which pays for a way to look a hook up by its name; this site’s routers call none of them.',
    saves: 160,
  },
  {
    kind: 'text',
    files: 'react-dom/cjs/react-dom-client.production.js',
    find: /^function (\w*ViewTransition\w*)\([\s\S]*?^\}(?:\nViewTransitionPseudoElement\.prototype\.\w+ = function [\s\S]*?^\};)*$/gm,
    by: 'function $1() { return null; }',
    matches: 24,
    why: 'No page has a `<ViewTransition>`: the contract asks for React 19.0, which has none. One would show its content without a transition.',
    saves: 2_940,
  },
  {
    kind: 'text',
    files: 'react-dom/cjs/react-dom-client.production.js',
    find: /^function (getStackByFiberInDevAndProd)\([\s\S]*?^\}/gm,
    by: "function $1() { return ''; }",
    matches: 1,
    why: 'Below 1,000 bytes: nobody reads the components above an error, whose names are shortened; `trace` tells the sources of its own stack.',
    saves: 760,
  },
  {
    kind: 'module',
    file: 'axios/lib/adapters/fetch.js',
    importer: 'axios/lib/adapters/adapters.js',
    by: 'no-fetch-adapter.mjs',
    why: 'In a browser axios takes its way over XMLHttpRequest, which tells of an upload’s progress.',
    saves: 3_717,
  },
];

export type VendorSwap = ModuleSwap | SwitchSwap | AddressSwap | TextSwap;

interface Swap {
  why: string;
  saves: number;
}

/** A module in whose place a build holds a stand-in: a file beside this one. */
export interface ModuleSwap extends Swap {
  kind: 'module';
  /** The end of its path. */
  file: string;
  /** The importing module: a build that holds this one must hold the stand-in. */
  importer: string;
  by: string;
}

/** A name that a library's file asks for when it is bundled. */
export interface SwitchSwap extends Swap {
  kind: 'switch';
  name: string;
  file: string;
  value: string;
}

/** A library's import that resolves to another of its own files, in production builds. */
export interface AddressSwap extends Swap {
  kind: 'address';
  library: string;
  file: string;
  insteadOf: string;
}

/** A text that is replaced in a library's file, or in the ES modules of its folder, `matches` times in all of them. */
export interface TextSwap extends Swap {
  kind: 'text';
  files: string;
  find: RegExp;
  by: string;
  matches: number;
}

export function swapsOf<Kind extends VendorSwap['kind']>(
  kind: Kind,
  swaps: readonly VendorSwap[],
): Extract<VendorSwap, { kind: Kind }>[] {
  return swaps.filter((swap): swap is Extract<VendorSwap, { kind: Kind }> => swap.kind === kind);
}
