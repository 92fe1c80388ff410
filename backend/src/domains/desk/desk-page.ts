import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { send } from '@fastify/send';
import type { Storage } from '@shared/storage';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BackendConfig } from '../../config/backend-config';
import { escapeHtml } from '../../http/escape-html';
import { Refusal } from '../../http/refusal';
import { sendPage } from '../../http/send-page';

/**
 * A script of the desk's page, before the others: while a new version comes to one backend after the other, a page may name a
 * script that the backend that is asked does not have. Then the page is loaded anew, once; the next time it says so and stays.
 */
const reloadOnce = `addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const name = 'desk-missing ' + target.src;
  let before = 'unknown';
  try {
    before = sessionStorage.getItem(name);
    sessionStorage.setItem(name, 'reloaded');
  } catch {}
  if (before === null) return location.reload();
  const say = () => {
    document.getElementById('wait').textContent = '工作台没有打开，可能正在更新。请过一会儿再刷新这一页。';
  };
  if (document.getElementById('wait')) say();
  else addEventListener('DOMContentLoaded', say);
}, true);`;

/** Description that the build of the desk leaves (`deskConfig` in webpack.common.ts). */
interface DeskBuild {
  /** Names of the scripts that start it, in order. */
  scripts: string[];
}

const YEAR = 'public, max-age=31536000, immutable';

/**
 * The desk's page and its files, the same for everybody: who may see what is decided at each call. The page carries a nonce, by
 * which its own scripts and the styles that they write are told from anything that got in.
 */
export function deskPage(
  app: FastifyInstance,
  { basePath, deskFolder, signIn, files: { linkOrigin } }: BackendConfig & { files: Pick<Storage, 'linkOrigin'> },
): void {
  app.get('/desk', (_request, reply) => reply.redirect(`${basePath}desk/`, 308));
  app.get('/desk/', async (_request, reply) => {
    const build = await readBuild(deskFolder);
    if (build === null) return notBuilt(reply);
    const nonce = randomBytes(16).toString('base64');
    const config = JSON.stringify({ basePath, signIn: signIn.kind !== 'none' });
    const scripts = build.scripts.map(
      (name) => `<script nonce="${nonce}" defer src="${basePath}desk/assets/${escapeHtml(name)}"></script>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyWith(nonce, linkOrigin))
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>工作台</title>` +
          `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
          `<style nonce="${nonce}">body{margin:0;background:#f4f1e8;font-family:system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}#wait{padding:3rem 1.5rem;color:#12312f}</style>` +
          `<meta name="desk-nonce" content="${nonce}">` +
          `<script nonce="${nonce}">${reloadOnce}</script>` +
          `<script type="application/json" id="desk-config">${config.replaceAll('<', '\\u003c')}</script>${scripts.join('')}</head>` +
          `<body><div id="desk"><p id="wait">正在打开工作台…</p></div>` +
          `<noscript><p>工作台需要 JavaScript。</p></noscript></body></html>`,
      );
  });
  app.get<{ Params: { file: string } }>('/desk/assets/:file', async (request, reply) => {
    const { file } = request.params;
    if (!/^[\w.-]+$/.test(file)) throw new Refusal('not-found');
    const sent = await send(request.raw, encodeURIComponent(file), {
      root: path.join(deskFolder, 'browser'),
      cacheControl: false,
      dotfiles: 'deny' as const,
    });
    if (sent.statusCode >= 400) throw new Refusal('not-found');
    return reply.code(sent.statusCode).headers(sent.headers).header('cache-control', YEAR).send(sent.stream);
  });
}

/** The desk loads and saves files where uploads lie. */
function policyWith(nonce: string, linkOrigin: string | null): string {
  const files = linkOrigin === null ? "'self'" : `'self' ${linkOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src ${files} blob: data:`,
    `media-src ${files}`,
    "connect-src 'self'",
    "font-src 'self'",
    `frame-src ${files}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function readBuild(folder: string): Promise<DeskBuild | null> {
  const text = await readFile(path.join(folder, 'browser/desk.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as DeskBuild);
}

/** Asks again by itself: at a first start the desk is built once the site is served. */
function notBuilt(reply: FastifyReply): FastifyReply {
  return sendPage(reply.header('refresh', '5'), {
    title: '工作台还没有准备好',
    status: 503,
    body: '<h1>工作台还没有准备好</h1><p>它正在构建，或者还没有构建：<code>npm run build</code>。这一页每 5 秒自己再看一次，准备好了就打开。</p>',
  });
}
