import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { Settings } from '@shared/store/config/settings';
import { onStop } from '../../../pages/src/serve/on-stop';
import type { Middleware } from './override-files';

interface PageToServe {
  root: string;
  settings: Settings;
  /** Its title until its own code sets one. */
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

/** One page from a development build, with live reload, until the process is told to end; gives the port it is on. */
export async function servePage(page: PageToServe): Promise<number> {
  const { root, settings, name, folder, entry, first, proxy = [], stop } = page;
  const { port, host, config } = settings;
  process.env['SITE_MODE'] = 'development';
  const { standaloneConfig } = (await import(pathToFileURL(path.join(root, 'webpack.common.ts')).href)) as {
    standaloneConfig: (options: { folder: string; entry?: string }) => Configuration;
  };
  const html = shell(name, { ...config, basePath: '/' });
  const server = new WebpackDevServer(
    {
      port,
      host,
      hot: false,
      liveReload: true,
      static: false,
      // The socket follows the page's own address: localhost and 127.0.0.1 are two origins, and only one's own is let in.
      client: { overlay: true, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
      // The page last: every other address is its own.
      setupMiddlewares: (middlewares) => [
        ...(first ? [{ name: 'first', middleware: first }] : []),
        ...middlewares,
        {
          name: 'standalone-page',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          },
        },
      ],
      proxy,
    },
    webpack(standaloneConfig({ folder: path.join(root, folder), ...(entry && { entry }) })),
  );
  await server.start();
  onStop(() => Promise.all([server.stop(), stop?.()]));
  const address = server.server?.address();
  return typeof address === 'object' && address ? address.port : port;
}

function shell(name: string, config: unknown): string {
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title><link rel="stylesheet" href="/standalone.css"></head><body><div id="standalone"></div><script type="application/json" id="site-config">${data}</script><script src="/standalone.js"></script></body></html>`;
}
