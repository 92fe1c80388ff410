import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Envelope, Route, VisitStep } from '@shared/contract/endpoints';
import { type SchemasOf, endpointOf } from '@shared/contract/schemas';
import type { z } from 'zod';
import type { Queryable } from '../database/database';
import { type AuditNote, type Saved, writeAudit } from '../audit/audit-log';
import type { Login, User } from './authenticate';
import { limitsOf } from './call-limits';
import { onceOnly, repeatableOf } from './idempotency';
import { limitNetwork } from './limit-requests';
import { Refusal } from './refusal';

/** Access that not every visitor has: what is done by it is noted. */
type OfRole = Exclude<Access, 'guest' | 'visitor'>;
type NeedsLogin<R extends Route> = SchemasOf<R>['access'] extends 'guest' ? false : true;

export interface RouteContext<R extends Route> {
  query: z.output<SchemasOf<R>['query']>;
  body: z.output<SchemasOf<R>['body']>;
  /** The person who asks; never null where the contract's `access` asks for a login. */
  user: NeedsLogin<R> extends true ? User : User | null;
  login: NeedsLogin<R> extends true ? Login : Login | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers that are allowed, from the contract; a route without it takes anybody and knows nobody. */
    access?: Access;
    /** Whether the call is refused to who is blocked from writing. */
    publishes?: boolean;
    /** Keeps something under the visitor's name: a login that was seen lately is not enough. */
    creates?: boolean;
  }
}

export type NeedsRole<R extends Route> = R & (SchemasOf<R>['access'] extends OfRole ? unknown : never);

export type Answer<R extends Route> = z.input<SchemasOf<R>['data']>;

/** What a handler gives: nothing, where the call gives null. */
type Given<R extends Route> = [Answer<R>] extends [null] ? Promise<void> : Promise<Answer<R>>;

/** Serves a call of the contract: who may make it, what it takes, and the envelope around what it gives. */
export function route<R extends Route>(
  app: FastifyInstance,
  call: R & (SchemasOf<R>['access'] extends OfRole ? never : unknown),
  handle: (context: RouteContext<R>) => Given<R>,
): void {
  serve<R>(app, call, handle);
}

/** Context of a handler that writes as a whole. */
export interface WritingContext<R extends Route> extends RouteContext<R> {
  /** The call's writes go through it, and are committed with the note about them. */
  transaction: Queryable;
}

export interface CreatingContext<R extends Route> extends WritingContext<R> {
  /** Counts a step of a visitor, once it is committed. */
  count: (step: VisitStep) => void;
}

/**
 * Serves a call that makes something. Asked for again, by the same `Idempotency-Key` or within seconds with the same body, it
 * gives the answer of the first time and makes nothing (idempotency.ts).
 */
export function createRoute<R extends Route>(
  app: FastifyInstance,
  call: R & (SchemasOf<R>['access'] extends OfRole ? never : unknown),
  create: (context: CreatingContext<R>) => Given<R>,
): void {
  const { name } = endpointOf(call);
  serve<R>(
    app,
    call,
    async (context) => {
      const userId = context.user?.id ?? null;
      const repeatable = await repeatableOf(app, context.request, { call: name, userId });
      const steps: VisitStep[] = [];
      const count = (step: VisitStep) => void steps.push(step);
      const answer = await app.database.transaction((transaction) =>
        onceOnly(transaction, repeatable, async () => (await create({ ...context, transaction, count })) ?? null),
      );
      for (const step of steps) app.visits.step(context.request, step);
      return answer;
    },
    true,
  );
}

/** What a call of a role gives, and what it did. */
export type Noted<R extends Route> = { note: AuditNote } & ([Answer<R>] extends [null] ? object : { data: Answer<R> });

/** Serves a call that needs a role. What it does is noted in the audit table, in the same transaction. */
export function roleRoute<R extends Route>(
  app: FastifyInstance,
  call: NeedsRole<R>,
  handle: (context: WritingContext<R>) => Promise<Noted<R>>,
): void {
  const { name } = endpointOf(call);
  serve<R>(app, call, (context) =>
    app.database.transaction(async (transaction) => {
      const { login } = context;
      if (login === null) throw new Refusal('login-required');
      const { data, note }: { data?: unknown; note: AuditNote } = await handle({ ...context, transaction });
      await writeAudit(transaction, { action: name, actorId: login.user.id, sessionId: login.sessionId, note });
      return data;
    }),
  );
}

/** Serves a call that needs a role and only reads: it is noted as a look at the one of its kind whose `id` is asked for, or at all. */
export function readRoute<R extends Route>(
  app: FastifyInstance,
  call: NeedsRole<R>,
  objectType: string,
  read: (context: WritingContext<R>) => Promise<Answer<R>>,
): void {
  roleRoute<R>(app, call, async (context) => {
    const asked: { id?: number | string } = Object.assign({}, context.query, context.body);
    return { data: await read(context), note: { objectType, objectId: asked.id ?? '*' } } as Noted<R>;
  });
}

/** Serves a call that needs a role and makes or changes a row: noted with what is another now. */
export function saveRoute<R extends Route>(
  app: FastifyInstance,
  call: NeedsRole<R>,
  objectType: string,
  save: (context: WritingContext<R>) => Promise<Saved<Answer<R> & { id: number }>>,
): void {
  roleRoute<R>(app, call, async (context) => {
    const { row, before, after }: Saved<{ id: number }> = await save(context);
    return { data: row, note: { objectType, objectId: row.id, before, after } } as Noted<R>;
  });
}

function serve<R extends Route>(
  app: FastifyInstance,
  call: R,
  handle: (context: RouteContext<R>) => Promise<unknown>,
  creates = false,
): void {
  const { method, path } = call;
  const { name, access, publishes, query, body } = endpointOf(call);
  const { perMinute, bodyLimit } = limitsOf(name);
  app.route({
    method,
    url: path,
    config: { access, publishes, creates },
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(perMinute !== undefined && { onRequest: limitNetwork(app, path, perMinute) }),
    schema: { querystring: query, ...(method === 'POST' && { body }) },
    handler: async (request, reply): Promise<Envelope<unknown>> => {
      const { login } = request;
      if (access !== 'guest' && login === null) throw new Refusal('login-required');
      // The validator ran with these very schemas, and the hook before it with this very access.
      const context = {
        query: request.query,
        body: request.body,
        user: login?.user ?? null,
        login,
        request,
        reply,
      } as RouteContext<R>;
      return { code: 200, data: (await handle(context)) ?? null, msg: '' };
    },
  });
}
