import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../http/escape-html';
import { limitAddress } from '../../http/limit-requests';
import { sendPage } from '../../http/send-page';
import type { SampleUser } from '../users/user-repository';
import { returnTarget, withJumpToken } from './return-target';

const PATH = '/api/ext/v1/sign-in';

const querySchema = z.object({
  return: z.string().max(4000).default('/'),
  state: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,200}$/)
    .default(''),
});

const bodySchema = z.object({ user: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Stands in for the vendor's login: choose a sample visitor, go back with a jump token. A form, no script. */
export function signInRoutes(app: FastifyInstance, { allowedOrigins }: { allowedOrigins: readonly string[] }): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  const limit = limitAddress(app, 60);

  const targetOf = (request: FastifyRequest) => {
    const query = request.query as z.output<typeof querySchema>;
    return { state: query.state, target: returnTarget(query.return, { host: request.host, allowedOrigins }) };
  };

  app.get(PATH, { onRequest: limit, schema: { querystring: querySchema } }, async (request, reply) => {
    const { target } = targetOf(request);
    if (target === null) return refuse(reply);
    const people = (await app.users.samples()).map(choice).join('');
    const body = `<h1>选择一位示例访客</h1>
<p>这个页面代替真正的登录页，只在示例环境里出现。选一位，就以这位访客的身份回到刚才的页面。</p>
<form method="post"><ul class="people">${people}</ul></form>
<p><a href="${escapeHtml(target)}">不登录，返回</a></p>`;
    return sendPage(reply, { title: '示例登录', body, formTargets: allowedOrigins });
  });

  app.post(
    PATH,
    { onRequest: limit, schema: { querystring: querySchema, body: bodySchema } },
    async (request, reply) => {
      const { target, state } = targetOf(request);
      const { user: userId } = request.body as z.output<typeof bodySchema>;
      const chosen = (await app.users.samples()).find(({ id }) => id === userId);
      if (target === null || !chosen) return refuse(reply);
      const jumpToken = await app.sessions.createJumpToken(chosen.id);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(withJumpToken(target, jumpToken, state), 303);
    },
  );
}

function choice({ id, name, company, official }: SampleUser): string {
  const mark = official ? ' <span class="mark">官方</span>' : '';
  return `<li><button name="user" value="${id}">${escapeHtml(name)}${mark}<small>${escapeHtml(company)}（示例）</small></button></li>`;
}

function refuse(reply: FastifyReply): FastifyReply {
  const body = '<h1>无法登录</h1><p>返回地址不属于本站，或者选择的访客不存在。请回到网站重新点击登录。</p>';
  return sendPage(reply, { title: '无法登录', body, status: 400 });
}
