import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access, Role } from '@shared/contract/endpoints';
import { limitUser, limitWriting } from './limit-requests';
import { Refusal } from './refusal';

/** A person as others see them. */
export interface User {
  id: number;
  name: string;
  avatarUrl: string;
  /** Whether the person has a role. */
  official: boolean;
}

export interface Login {
  user: User;
  roles: readonly Role[];
  sessionId: number;
  /** The time until which this person may not write, and why; null for who may. */
  blocked: { until: string; reason: string } | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The login; null for a guest, and on routes without `access`. */
    login: Login | null;
  }
}

/** The header told to a guest whose token has ended, so that the page forgets it without asking for a login. */
export const TOKEN_ENDED_HEADER = 'token-ended';

/** The token of `Authorization: Bearer …`; a cookie authenticates nothing, so no other site can act for a visitor. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** A visitor may publish as many texts an hour as this part of the requests of a minute. */
const REQUESTS_A_TEXT = 10;

/** Knows the visitor before a route with `access` runs, and turns away whom it does not take. */
export const authenticate = fp(
  (app: FastifyInstance, options: { requestsPerMinute: number }, done) => {
    const limit = limitUser(app, options.requestsPerMinute);
    const limitTexts = limitWriting(app, Math.ceil(options.requestsPerMinute / REQUESTS_A_TEXT));
    app.decorateRequest('login', null);
    app.addHook('onRequest', async (request, reply) => {
      const { access, publishes = false, creates = false } = request.routeOptions.config;
      if (access === undefined) return;
      const token = bearerToken(request);
      const find = access === 'guest' && !creates ? app.sessions.readerOf : app.sessions.loginOf;
      request.login = token === null ? null : await find(token);
      if (request.login !== null) await limit(request);
      else if (access !== 'guest') throw new Refusal('login-required');
      // A guest's page works with a token that has ended, too.
      else if (request.headers.authorization !== undefined) void reply.header(TOKEN_ENDED_HEADER, 'true');
      if (request.login !== null) refuse(request.login, access, publishes);
      if (publishes) await limitTexts(request);
    });
    done();
  },
  { name: 'authenticate', dependencies: ['repositories', '@fastify/rate-limit'] },
);

export const roleNames: Readonly<Record<Role, string>> = {
  editor: '编辑',
  marketer: '市场',
  moderator: '版主',
  reviewer: '评审',
  sales: '销售',
  events: '活动',
  operator: '管理员',
};

/** Who may, in words. */
export function accessWords(access: Access): string {
  if (access === 'guest') return '任何人';
  if (access === 'visitor') return '登录用户';
  if (access === 'official') return '工作人员';
  return [access]
    .flat()
    .map((role: Role) => roleNames[role])
    .join('、');
}

function takes(access: Access, roles: readonly Role[]): boolean {
  if (access === 'guest' || access === 'visitor') return true;
  return access === 'official' ? roles.length > 0 : roles.some((role) => access.includes(role));
}

function refuse({ roles, blocked }: Login, access: Access, publishes: boolean): void {
  if (!takes(access, roles)) throw new Refusal('role-required', {}, `只有${accessWords(access)}可以这样做`);
  if (publishes && blocked) {
    throw new Refusal('blocked', { until: blocked.until }, `你暂时不能发言，原因：${blocked.reason}`);
  }
}
