import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../http/escape-html';
import { sendPage } from '../../http/send-page';
import { type LoginProblemKind, loginProblems } from './login-problem';

interface Way {
  /** The visitor's place. */
  back: string;
  /** Begins the login anew; none where that would not help. */
  again?: string;
}

/** Says why there is no login, and leads on: a page without scripts, which needs none. */
export function sendProblem(reply: FastifyReply, kind: LoginProblemKind, { back, again }: Way): FastifyReply {
  const { status, title, sentence } = loginProblems[kind];
  const retry = again === undefined ? '' : `<p><a href="${escapeHtml(again)}">重新登录</a></p>`;
  const body = `<h1>${title}</h1><p>${sentence}</p>${retry}<p><a href="${escapeHtml(back)}">回到刚才的页面</a></p>`;
  return sendPage(reply, { title, body, status });
}
