import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { startBackend } from '../start/backend-process';
import { readSettings } from '../start/settings';
import { overrideFiles } from './override-files';

/** One remote in a plain page of its own, on the real backend, with live reload. */
export async function serveStandalone(root: string, name: string): Promise<void> {
  const { port, host, dataDir, config } = await readSettings(root);
  const backend = await startBackend(root, dataDir, {
    DOWNLOAD_SECRET_ID: config.secretId,
    DOWNLOAD_SECRET: config.secret,
  });
  process.env['SITE_MODE'] = 'development';
  const { standaloneConfig } = (await import(pathToFileURL(path.join(root, 'webpack.common.ts')).href)) as {
    standaloneConfig: (options: { folder: string }) => Configuration;
  };
  const server = new WebpackDevServer(
    {
      port,
      host,
      hot: false,
      liveReload: true,
      static: false,
      client: { overlay: true, logging: 'warn' },
      // Overrides first, since the deployed site asks from another origin. The page last: every other address is the remote's.
      setupMiddlewares: (middlewares) => [
        { name: 'override-files', middleware: overrideFiles({ root, name, origin: config.origin }) },
        ...middlewares,
        {
          name: 'standalone-page',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(shell(name, { ...config, basePath: '/' }));
          },
        },
      ],
      ...(backend ? { proxy: [{ context: ['/api'], target: backend.origin }] } : {}),
    },
    webpack(standaloneConfig({ folder: path.join(root, name) })),
  );
  await server.start();
  const address = server.server?.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  console.log(`in a site that allows overrides: ?overrides=${name}@http://localhost:${bound}/`);
  console.log(`ready http://localhost:${bound}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all([server.stop(), backend?.stop()]).then(() => process.exit(0)));
  }
}

function shell(name: string, config: unknown): string {
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title><link rel="stylesheet" href="/standalone.css"></head><body><div id="standalone"></div><script type="application/json" id="site-config">${data}</script><script src="/standalone.js"></script></body></html>`;
}
