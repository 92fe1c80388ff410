import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { roleNames } from '../../http/authenticate';
import { escapeHtml } from '../../http/escape-html';
import { limitNetwork } from '../../http/limit-requests';
import { sendPage } from '../../http/send-page';
import type { SampleUser } from '../users/user-repository';
import { withJumpToken } from './return-target';
import { sendProblem } from './send-problem';
import { SIGN_IN_PATH } from './sign-in-path';
import { placeOf, signInQuery } from './sign-in-query';

const bodySchema = z.object({ user: z.coerce.number().int().min(1).max(2_147_483_647) });

interface SampleLogin {
  allowedOrigins: readonly string[];
  basePath: string;
  /** Whether others than this machine reach it. */
  open: boolean;
}

/** Stands in for a login: choose a sample visitor, go back with a jump token. A form, no script. */
export function sampleLoginRoutes(app: FastifyInstance, { allowedOrigins, basePath, open }: SampleLogin): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  const limit = limitNetwork(app, 'sample sign-in', 60);
  const warning = open
    ? '<p><strong>这个网站正对外开放：任何打开本页的人都可以不用密码成为其中任何一位，包括官方人员。不要在这里写真实的信息。</strong></p>'
    : '';

  app.get(SIGN_IN_PATH, { onRequest: limit, schema: { querystring: signInQuery } }, async (request, reply) => {
    const { target } = placeOf(request, allowedOrigins);
    if (target === null) return sendProblem(reply, 'foreign-return', { back: basePath });
    const people = (await app.users.samples()).map(choice).join('');
    const body = `<h1>选择一位示例访客</h1>
<p>这个页面代替真正的登录页，只在示例环境里出现。在这里，谁都可以成为任何人：没有密码，选一位，就以这位访客的身份回到刚才的页面。</p>
${warning}<form method="post"><ul class="people">${people}</ul></form>
<p><a href="${escapeHtml(target)}">不登录，返回</a></p>`;
    return sendPage(reply, { title: '示例登录', body, formTargets: allowedOrigins });
  });

  app.post(
    SIGN_IN_PATH,
    { onRequest: limit, schema: { querystring: signInQuery, body: bodySchema } },
    async (request, reply) => {
      const { target, state } = placeOf(request, allowedOrigins);
      const { user: userId } = request.body as z.output<typeof bodySchema>;
      const chosen = (await app.users.samples()).find(({ id }) => id === userId);
      if (target === null || !chosen) return sendProblem(reply, 'foreign-return', { back: target ?? basePath });
      const jumpToken = await app.sessions.createJumpToken(chosen.id);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(withJumpToken(target, jumpToken, state), 303);
    },
  );
}

function choice({ id, name, company, official, roles }: SampleUser): string {
  const mark = official ? ' <span class="mark">官方</span>' : '';
  const may = roles.length === 0 ? '' : `，可以进工作台：${roles.map((role) => roleNames[role]).join('、')}`;
  return `<li><button name="user" value="${id}">${escapeHtml(name)}${mark}<small>${escapeHtml(company)}（示例）${may}</small></button></li>`;
}
