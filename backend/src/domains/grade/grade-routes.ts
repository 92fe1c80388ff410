import type { FastifyInstance } from 'fastify';
import {
  applicationReview,
  myApplications,
  openApplications,
  personalGradeApply,
  personalGradeVerify,
} from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';

export function gradeRoutes(app: FastifyInstance): void {
  const { grades, reviews, uploads } = app;
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
  route(app, openApplications, () => reviews.open());
  route(app, applicationReview, async ({ body, user }) => {
    const result = await reviews.decide(body.applicationId, body.decision, user.id);
    if (typeof result === 'string') throw new Refusal(result);
    return result;
  });
  // Numbers follow one another: without a limit somebody would read them all.
  route(app, personalGradeVerify, async ({ body }) => ({ certificate: await grades.certificate(body.certificateNo) }), {
    perMinute: 30,
  });
}
