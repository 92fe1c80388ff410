import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { found, Refusal, refuseField } from '../../http/refusal';
import { createRoute, readRoute, roleRoute, route } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import type { FileLinks } from '../uploads/file-links';
import { takeUploads } from '../uploads/upload-repository';
import { toApplication } from './application-row';
import { applyForGrade, shareName } from './grade-repository';
import { decide } from './review';
import { assignApplication, readApplications, revokeCertificate } from './desk-applications';
import { askForSecondPerson, needsSecondPerson } from '../users/second-person';
import { gradeLevels } from '@shared/contract/fields';
import { personColumn } from '../../database/database';
import { Conditions, type DeskQuery } from '../../lists/read-list';

const source = {
  columns: `c.no as id, c.level, c.holder, c.issued_at as "issuedAt", c.revoked_at as "revokedAt",
    c.revoked_reason as "revokedReason", case when u.id is not null then ${personColumn('u')} end as person, c.sample`,
  from: 'certificates c left join users u on u.id = c.user_id',
  key: 'c.no',
  sorts: {
    issuedAt: 'c.issued_at',
    no: 'c.no',
    holder: 'c.holder',
    revokedAt: 'c.revoked_at',
    // Levels are sorted as high as they are, not as they are spelled.
    level: `array_position(array['${gradeLevels.join("', '")}'], c.level)`,
  },
};

export function gradeRoutes(app: FastifyInstance, { links }: { links: FileLinks }): void {
  const { grades } = app;
  createRoute(app, calls.personalGradeApply, async ({ body, user, login, transaction }) => {
    const evidence = await takeUploads(transaction, body.evidence, user.id);
    if (evidence.length !== new Set(body.evidence).size) refuseField('evidence', '文件不存在，请重新上传');
    const application = await applyForGrade(transaction, { ...body, evidence }, user.id);
    if (!application) throw new Refusal('already-applied');
    return toApplication(application, links.urlsFor(login));
  });
  route(app, calls.myApplications, async ({ user, login }) =>
    (await grades.mine(user.id)).map((row) => toApplication(row, links.urlsFor(login))),
  );
  roleRoute(
    app,
    calls.applicationReview,
    async ({ body: { applicationId, decision, reason = '' }, user, login, transaction }) => {
      if (decision === 'rejected' && reason === '') refuseField('reason', '请写明没有通过的原因');
      const result = await decide(transaction, { applicationId, decision, reason, reviewerId: user.id });
      const { status, certificateNo } = result;
      return {
        data: toApplication(result, links.urlsFor(login)),
        note: {
          objectType: 'application',
          objectId: applicationId,
          before: { status: 'submitted' },
          after: { status, certificateNo, decision, reason },
        },
      };
    },
  );
  route(app, calls.personalGradeVerify, async ({ body }) => ({
    certificate: await grades.certificate(body.certificateNo),
  }));
  route(app, calls.certificateHolder, async ({ query }) => {
    const { holder } = found(await grades.certificate(query.no));
    return { holder };
  });
  route(app, calls.publicCertificate, async ({ query }) => {
    const { holder: _holder, ...facts } = found(await grades.certificate(query.no));
    return facts;
  });
  route(app, calls.certificateShare, async ({ body, user }) => {
    if (!(await shareName(app.database, body, user.id))) throw new Refusal('not-found');
  });

  readRoute(app, calls.applicationList, 'application', ({ query, user, login, transaction }) =>
    readApplications(transaction, query, { id: user.id, url: links.urlsFor(login) }),
  );
  roleRoute(app, calls.applicationAssign, async ({ body: { applicationId, toMe }, user, transaction }) => {
    const data = found(await assignApplication(transaction, applicationId, toMe ? user.id : null));
    const after = { assignee: data.assignee?.id ?? null };
    return { data, note: { objectType: 'application', objectId: applicationId, after } };
  });
  listRoute(app, calls.deskCertificateList, 'certificate', certificateRows);
  roleRoute(app, calls.certificateRevoke, async ({ body: { certificateNo, reason }, transaction }) => {
    found(await revokeCertificate(transaction, certificateNo, reason));
    return {
      note: {
        objectType: 'certificate',
        objectId: certificateNo,
        before: { revoked: false },
        after: { revoked: true, reason },
      },
    };
  });
  readRoute(app, calls.reviewRules, 'review-rules', async ({ transaction }) => ({
    fourEyes: await needsSecondPerson(transaction, 'grade-four-eyes'),
  }));
  roleRoute(app, calls.reviewRulesSave, async ({ body: { fourEyes }, transaction }) => {
    const before = { fourEyes: await needsSecondPerson(transaction, 'grade-four-eyes') };
    await askForSecondPerson(transaction, 'grade-four-eyes', fourEyes);
    return { data: { fourEyes }, note: { objectType: 'review-rules', objectId: '*', before, after: { fourEyes } } };
  });
}

/** Certificates that were granted, those that ended too. */
function certificateRows(query: DeskQuery<typeof calls.deskCertificateList>) {
  const where = new Conditions()
    .when(query.level, (level) => `c.level = ${level}`)
    .search(query.keyword, ['c.no', 'c.holder']);
  if (query.state !== undefined) where.always(`c.revoked_at is ${query.state === 'valid' ? '' : 'not '}null`);
  return { ...source, where };
}
