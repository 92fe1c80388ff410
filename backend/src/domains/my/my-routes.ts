import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';

export function myRoutes(app: FastifyInstance): void {
  route(app, calls.myQuestions, ({ user, query }) => app.my.questions(user.id, query));
  route(app, calls.myAnswers, ({ user, query }) => app.my.answers(user.id, query));
  route(app, calls.myComments, ({ user, query }) => app.my.comments(user.id, query));
  route(app, calls.myWorks, ({ user, query }) => app.my.works(user.id, query));
  route(app, calls.myCertificates, ({ user }) => app.my.certificates(user.id));
  route(app, calls.mySessions, ({ user, login }) => app.sessions.list(user.id, login.sessionId));
  route(app, calls.sessionEnd, async ({ user, body }) => {
    if (!(await app.sessions.endOne(body.sessionId, user.id))) throw new Refusal('not-found');
  });
  route(app, calls.otherSessionsEnd, async ({ user, login }) => ({
    ended: await app.sessions.endOthers(user.id, login.sessionId),
  }));
}
