import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { roleRoute, route } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { readSessions } from '../sessions/read-sessions';
import { endSessions, colleagueRows, peopleRows } from './people';

export function peopleRoutes(app: FastifyInstance): void {
  listRoute(app, calls.personList, 'user', peopleRows);
  listRoute(app, calls.colleagueList, 'user', colleagueRows);
  roleRoute(app, calls.personSessions, async ({ query: { userId }, login, transaction }) => ({
    data: await readSessions(transaction, userId, login.sessionId),
    note: { objectType: 'user', objectId: userId },
  }));
  roleRoute(app, calls.personSessionsEnd, async ({ body: { userId, sessionId }, login, transaction }) => {
    const ended = await endSessions(transaction, { userId, sessionId, kept: login.sessionId });
    if (sessionId !== undefined && ended.length === 0) throw new Refusal('not-found');
    app.sessions.forget(ended);
    return {
      data: { ended: ended.length },
      note: { objectType: 'user', objectId: userId, after: { endedSessions: ended.length } },
    };
  });

  route(app, calls.userInfoRich, ({ login }) => app.users.rich(login));
  route(app, calls.userGetAndEnter, async ({ user }) => ({ ...user, ...(await app.users.enter(user)) }));
}
