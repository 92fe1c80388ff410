import type { FastifyInstance } from 'fastify';
import {
  applicationReview,
  myApplications,
  openApplications,
  personalGradeApply,
  personalGradeVerify,
} from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { roleRoute, route } from '../../http/route';
import { decide, undecided } from './review';

export function gradeRoutes(app: FastifyInstance): void {
  const { grades, uploads } = app;
  route(app, personalGradeApply, async ({ body, user }) => {
    const evidence = await uploads.ofUser(body.evidence, user.id);
    if (evidence.length !== new Set(body.evidence).size) {
      throw new Refusal('invalid-request', { fields: [{ path: 'evidence', message: '文件不存在，请重新上传' }] });
    }
    const application = await grades.apply(body, evidence, user.id);
    if (!application) throw new Refusal('already-applied');
    return application;
  });
  route(app, myApplications, ({ user }) => grades.mine(user.id));
  roleRoute(app, openApplications, async ({ transaction }) => ({
    data: await undecided(transaction),
    note: { objectType: 'application', objectId: '*' },
  }));
  roleRoute(app, applicationReview, async ({ body: { applicationId, decision }, user, transaction }) => {
    const result = await decide(transaction, { applicationId, decision, reviewerId: user.id });
    if (typeof result === 'string') throw new Refusal(result);
    const { status, certificateNo } = result;
    return {
      data: result,
      note: {
        ...{ objectType: 'application', objectId: applicationId },
        ...{ before: { status: 'submitted' }, after: { status, certificateNo } },
      },
    };
  });
  // Numbers follow one another: without a limit somebody would read them all.
  route(app, personalGradeVerify, async ({ body }) => ({ certificate: await grades.certificate(body.certificateNo) }), {
    perMinute: 30,
  });
}
