import type { FastifyInstance } from 'fastify';
import {
  applicationReview,
  certificateHolder,
  certificateShare,
  myApplications,
  openApplications,
  personalGradeApply,
  personalGradeVerify,
  publicCertificate,
} from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { createRoute, readRoute, roleRoute, route } from '../../http/route';
import type { FileLinks } from '../uploads/file-links';
import { takeUploads } from '../uploads/upload-repository';
import { toApplication } from './application-row';
import { applyForGrade, shareName } from './grade-repository';
import { decide, undecided } from './review';

export function gradeRoutes(app: FastifyInstance, { links }: { links: FileLinks }): void {
  const { grades } = app;
  createRoute(app, personalGradeApply, async ({ body, user, login, transaction }) => {
    const evidence = await takeUploads(transaction, body.evidence, user.id);
    if (evidence.length !== new Set(body.evidence).size) {
      throw new Refusal('invalid-request', { fields: [{ path: 'evidence', message: '文件不存在，请重新上传' }] });
    }
    const application = await applyForGrade(transaction, { ...body, evidence }, user.id);
    if (!application) throw new Refusal('already-applied');
    return toApplication(application, links.urlsFor(login));
  });
  route(app, myApplications, async ({ user, login }) =>
    (await grades.mine(user.id)).map((row) => toApplication(row, links.urlsFor(login))),
  );
  readRoute(app, openApplications, 'application', async ({ login, transaction }) =>
    (await undecided(transaction)).map((row) => toApplication(row, links.urlsFor(login))),
  );
  roleRoute(
    app,
    applicationReview,
    async ({ body: { applicationId, decision, reason = '' }, user, login, transaction }) => {
      if (decision === 'rejected' && reason === '') {
        throw new Refusal('invalid-request', { fields: [{ path: 'reason', message: '请写明没有通过的原因' }] });
      }
      const result = await decide(transaction, { applicationId, decision, reason, reviewerId: user.id });
      if (typeof result === 'string') throw new Refusal(result);
      const { status, certificateNo } = result;
      return {
        data: toApplication(result, links.urlsFor(login)),
        note: {
          ...{ objectType: 'application', objectId: applicationId },
          ...{ before: { status: 'submitted' }, after: { status, certificateNo, decision, reason } },
        },
      };
    },
  );
  // Numbers follow one another: without a limit somebody would read all names.
  const named = { perMinute: 30 };
  route(
    app,
    personalGradeVerify,
    async ({ body }) => ({ certificate: await grades.certificate(body.certificateNo) }),
    named,
  );
  route(
    app,
    certificateHolder,
    async ({ query }) => {
      const { holder } = found(await grades.certificate(query.no));
      return { holder };
    },
    named,
  );
  route(app, publicCertificate, async ({ query }) => {
    const { holder: _holder, ...facts } = found(await grades.certificate(query.no));
    return facts;
  });
  route(app, certificateShare, async ({ body, user }) => {
    if (!(await shareName(app.database, body, user.id))) throw new Refusal('not-found');
    return null;
  });
}
