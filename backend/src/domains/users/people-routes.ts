import type { FastifyInstance } from 'fastify';
import {
  colleagueList,
  personBlock,
  personList,
  personSessions,
  personSessionsEnd,
  userGetAndEnter,
  userInfoRich,
} from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { readRoute, roleRoute, route } from '../../http/route';
import { blockUser } from '../moderation/moderate';
import { readSessions } from '../sessions/read-sessions';
import { endSessions, readColleagues, readPeople } from './people';

/** Routes to people, for operators and for themselves. */
export function peopleRoutes(app: FastifyInstance): void {
  readRoute(app, personList, 'user', ({ query, transaction }) => readPeople(transaction, query));
  readRoute(app, colleagueList, 'user', ({ query, transaction }) => readColleagues(transaction, query));
  roleRoute(app, personBlock, async ({ body: { userId, until, reason }, transaction }) => {
    const blocked = await blockUser(transaction, userId, { until, reason });
    if (typeof blocked === 'string') throw new Refusal(blocked);
    return {
      data: null,
      note: {
        objectType: 'user',
        objectId: userId,
        before: { blockedUntil: blocked.before },
        after: { blockedUntil: until, reason },
      },
    };
  });
  roleRoute(app, personSessions, async ({ query: { userId }, login, transaction }) => ({
    data: await readSessions(transaction, userId, login.sessionId),
    note: { objectType: 'user', objectId: userId },
  }));
  roleRoute(app, personSessionsEnd, async ({ body: { userId, sessionId }, login, transaction }) => {
    const ended = await endSessions(transaction, { userId, sessionId, kept: login.sessionId });
    if (sessionId !== undefined && ended.length === 0) throw new Refusal('not-found');
    app.sessions.forget(ended);
    return {
      data: { ended: ended.length },
      note: { objectType: 'user', objectId: userId, after: { endedSessions: ended.length } },
    };
  });

  route(app, userInfoRich, ({ login }) => app.users.rich(login));
  route(app, userGetAndEnter, async ({ user }) => ({ ...user, ...(await app.users.enter(user)) }));
}
