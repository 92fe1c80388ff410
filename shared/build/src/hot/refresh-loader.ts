import type { LoaderContext } from 'webpack';
import type { HotClient } from './client';

type Map = Parameters<LoaderContext<unknown>['callback']>[2];

/**
 * Lets the page's one refresh runtime know of each component of a module, and that the module can be replaced. Without line breaks in
 * front, so that lines of the source map stay what they are.
 */
export default function refreshLoader(this: LoaderContext<unknown>, source: string, map: Map): void {
  const owner = JSON.stringify(this._compiler?.options.output.uniqueName);
  const hot = `(globalThis.__HOT__ ?? { register() {}, signature: () => (type) => type, ${'accept' satisfies keyof HotClient}() {} })`;
  const before = [
    `var $Hot$ = ${hot};`,
    `var $RefreshReg$ = (type, id) => $Hot$.register(type, ${owner} + __webpack_module__.id + id);`,
    'var $RefreshSig$ = $Hot$.signature;',
  ];
  // The page's head is in the HTML; a part of it that changed could not be told apart.
  const head =
    source.includes("'./head'") || source.includes('"./head"') ? "import.meta.webpackHot.decline('./head');" : '';
  const after = `${head}$Hot$.accept(__webpack_module__, import.meta.webpackHot, ${owner}, () => __webpack_hash__);`;
  this.callback(null, `${before.join(' ')} ${source}\n${after}`, map);
}
