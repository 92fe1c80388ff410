import type { FastifyInstance } from 'fastify';
import { endpoints } from '@shared/contract/schemas';
import { escapeHtml } from '../../http/escape-html';
import { sendPage } from '../../http/send-page';
import { openApiDocument } from './open-api';
import { accessWords } from '../../http/authenticate';

/** `/api/docs`: every call in a table; `/api/docs/openapi.json`: the same for machines. */
export function docsRoutes(app: FastifyInstance): void {
  const rows = endpoints.map(
    ({ route, access, summary }) =>
      `<tr><td>${route.method}</td><td><code>${escapeHtml(route.path)}</code></td>` +
      `<td>${accessWords(access)}</td><td>${escapeHtml(summary)}</td></tr>`,
  );
  const body = `<h1>接口</h1>
<p>机器可读：<a href="docs/openapi.json">openapi.json</a>（OpenAPI 3.1）。回答都是 <code>{ code, data, msg }</code>，200 为成功。</p>
<table><thead><tr><th>方法</th><th>路径</th><th>谁可以用</th><th>用途</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

  app.get('/api/docs', (_request, reply) => sendPage(reply, { title: '接口', body }));
  // Made of every schema, which takes a third of a second: for those who ask.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/docs/openapi.json', () => (document ??= openApiDocument()));
}
