import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { Settings } from '@shared/store/config/settings';
import { metaPolicy, pagePolicy } from '../../../pages/src/document/policy';
import { boundPort } from '../../../pages/src/serve/bound-port';
import { onStop } from '../../../pages/src/serve/on-stop';
import { HotChannel } from './hot-channel';
import { hotModule, tell } from './hot-package';
import type { Middleware } from './override-files';
import { TypeCheck } from './type-check';

interface PageToServe {
  root: string;
  settings: Settings;
  /** The title until the page's own code sets one. */
  name: string;
  /** The package it is built from, and the module in it that shows the page. */
  folder: string;
  entry?: string;
  /** Answers before everything else. */
  first?: Middleware;
  proxy?: ServerConfiguration['proxy'];
  /** Ends what has to end with it. */
  stop?: (() => Promise<void>) | undefined;
}

/** Serves a page from a development build, which follows its sources, until the process is told to end; gives its port. */
export async function servePage(page: PageToServe): Promise<number> {
  const { root, settings, name, folder, entry, first, proxy = [], stop } = page;
  const { port, host, config } = settings;
  const { HotPackage, hotConfig } = await hotModule(root);
  const { standaloneConfig } = (await import(pathToFileURL(path.join(root, 'webpack.common.ts')).href)) as {
    standaloneConfig: (options: { folder: string; entry?: string }) => Configuration;
  };
  const html = shell(name, { ...config, basePath: '/' });
  const policy = metaPolicy(pagePolicy(config, []), { scripts: [], styles: [] });
  const channel = new HotChannel('/', (pathname) => built.plugin.file(path.basename(pathname)));
  const types = new TypeCheck(root, (problems) => channel.types(problems));
  const built = new HotPackage(
    path.join(root, folder),
    tell(() => channel, name, types.soon),
  );
  const compiler = webpack(
    hotConfig(standaloneConfig({ folder: path.join(root, folder), ...(entry && { entry }) }), built.plugin),
  );
  built.attach(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host,
      // The site's own client follows builds, here as in the whole site.
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      static: false,
      // Problems are said by the channel.
      devMiddleware: { stats: 'none' },
      // The page last: every other address is its own.
      setupMiddlewares: (middlewares) => [
        ...(first ? [{ name: 'first', middleware: first }] : []),
        {
          name: 'hot-channel',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            if (!channel.answer(request, response)) next();
          },
        },
        ...middlewares,
        {
          name: 'standalone-page',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.setHeader('content-security-policy', policy);
            response.end(html);
          },
        },
      ],
      proxy,
    },
    compiler,
  );
  await server.start();
  onStop(() => {
    types.stop();
    return Promise.all([server.stop(), stop?.()]);
  });
  return boundPort(server.server, port);
}

function shell(name: string, config: unknown): string {
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title><link rel="stylesheet" href="/standalone.css"></head><body><div id="standalone"></div><script type="application/json" id="site-config">${data}</script><script src="/libraries.js"></script><script src="/standalone.js"></script></body></html>`;
}
