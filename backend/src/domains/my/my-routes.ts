import type { FastifyInstance } from 'fastify';
import {
  myAnswers,
  myCertificates,
  myComments,
  myQuestions,
  mySessions,
  myWorks,
  otherSessionsEnd,
  sessionEnd,
} from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';

export function myRoutes(app: FastifyInstance): void {
  route(app, myQuestions, ({ user, query }) => app.my.questions(user.id, query));
  route(app, myAnswers, ({ user, query }) => app.my.answers(user.id, query));
  route(app, myComments, ({ user, query }) => app.my.comments(user.id, query));
  route(app, myWorks, ({ user, query }) => app.my.works(user.id, query));
  route(app, myCertificates, ({ user }) => app.my.certificates(user.id));
  route(app, mySessions, ({ user, login }) => app.sessions.list(user.id, login.sessionId));
  route(app, sessionEnd, async ({ user, body }) => {
    if (!(await app.sessions.endOne(body.sessionId, user.id))) throw new Refusal('not-found');
    return null;
  });
  route(app, otherSessionsEnd, async ({ user, login }) => ({
    ended: await app.sessions.endOthers(user.id, login.sessionId),
  }));
}
