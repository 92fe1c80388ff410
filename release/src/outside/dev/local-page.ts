import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { PageModule, PageParams, PageProps } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';
import { noHost } from '@shared/contract/release/no-host';
import type { LocalRelease } from './local-build';

/** An address of this remote. */
export interface LocalAddress {
  /** Below the base path, with a slash at both ends. */
  path: string;
  page: string;
  params: PageParams;
}

/** Renders a page of a local build as the composer would, in this process: it is the team's own. */
export async function renderLocally(
  root: string,
  { node }: LocalRelease,
  { config, address: { page, params, path: at } }: { config: SiteConfig; address: LocalAddress },
): Promise<{ module: PageModule; content: string }> {
  const ofTeam = createRequire(path.join(root, 'package.json'));
  const exports: { page?: PageModule } = {};
  const holder = { exports };
  const run = vm.compileFunction(node.get(page) ?? '', ['module', 'exports', 'require'], { filename: `${page}.cjs` });
  Reflect.apply(run, undefined, [holder, exports, ofTeam]);
  const module = holder.exports.page;
  if (!module) throw new TypeError(`The build has no page ${page}`);
  await module.preload(params);
  const { createElement } = ofTeam('react') as { createElement: (type: unknown, props: object) => unknown };
  const { renderToString } = ofTeam('react-dom/server') as {
    renderToString: (view: unknown, options: object) => string;
  };
  const props: PageProps = {
    params,
    path: at,
    query: '',
    hash: '',
    config,
    composed: false,
    answers: null,
    host: noHost,
  };
  const html = renderToString(createElement(module.Component, props), { identifierPrefix: 'slot-' });
  return { module, content: html.replaceAll('__ASSETS__/', `${config.basePath}assets/`) };
}
