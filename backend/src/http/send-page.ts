import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html';

const style = `body{margin:0;font:16px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#08211f;background:#f5f8f7}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}
main:has(.people){max-width:26rem;padding-block:clamp(3rem,12vh,8rem)}
h1{font-size:1.6rem;margin:0 0 .5rem}
a{color:#0a6158}
table{border-collapse:collapse;width:100%;font-size:.9rem}
td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #cfd8d2;overflow-wrap:anywhere}
.people{display:grid;gap:.75rem;padding:0;margin:1.5rem 0;list-style:none}
button{width:100%;min-height:3.5rem;padding:.75rem 1rem;font:inherit;text-align:left;color:inherit;background:#fff;border:1px solid #8fb5ae;border-radius:.5rem;cursor:pointer}
@media(hover:hover){button:hover{border-color:#0a6158;background:#e9f3f0}}
button:focus-visible,a:focus-visible{outline:3px solid #0b7568;outline-offset:2px}
small{display:block;color:#4a625f}
.mark{padding:.1rem .4rem;font-size:.8rem;background:#ffbc14;border-radius:.25rem}`;

const styleHash = createHash('sha256').update(style).digest('base64');

interface Page {
  title: string;
  /** HTML, everything of others in it escaped. */
  body: string;
  /** Further origins that its forms may lead to. */
  formTargets?: readonly string[];
  status?: number;
}

/** A page of the backend's own: plain HTML, no script, nothing from elsewhere. */
export function sendPage(reply: FastifyReply, { title, body, formTargets = [], status = 200 }: Page): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
    );
}
