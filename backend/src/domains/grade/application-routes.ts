import type { FastifyInstance } from 'fastify';
import {
  applicationAssign,
  applicationList,
  certificateRevoke,
  deskCertificateList,
  reviewRules,
  reviewRulesSave,
} from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { readRoute, roleRoute } from '../../http/route';
import type { FileLinks } from '../uploads/file-links';
import { assignApplication, readApplications, revokeCertificate } from './desk-applications';
import { readCertificates } from './desk-certificates';
import { hasFourEyes, setFourEyes } from './review-rules';

/** Routes of the reviewers' queue. */
export function applicationRoutes(app: FastifyInstance, { links }: { links: FileLinks }): void {
  roleRoute(app, applicationList, async ({ query, user, login, transaction }) => {
    const data = await readApplications(transaction, query, { id: user.id, url: links.urlsFor(login) });
    return { data, note: { objectType: 'application', objectId: '*' } };
  });
  roleRoute(app, applicationAssign, async ({ body: { applicationId, toMe }, user, transaction }) => {
    const data = found(await assignApplication(transaction, applicationId, toMe ? user.id : null));
    const after = { assignee: data.assignee?.id ?? null };
    return { data, note: { objectType: 'application', objectId: applicationId, after } };
  });
  readRoute(app, deskCertificateList, 'certificate', ({ query, transaction }) => readCertificates(transaction, query));
  roleRoute(app, certificateRevoke, async ({ body: { certificateNo, reason }, transaction }) => {
    found(await revokeCertificate(transaction, certificateNo, reason));
    return {
      data: null,
      note: {
        ...{ objectType: 'certificate', objectId: certificateNo },
        ...{ before: { revoked: false }, after: { revoked: true, reason } },
      },
    };
  });
  readRoute(app, reviewRules, 'review-rules', async ({ transaction }) => ({
    fourEyes: await hasFourEyes(transaction),
  }));
  roleRoute(app, reviewRulesSave, async ({ body: { fourEyes }, transaction }) => {
    const before = { fourEyes: await hasFourEyes(transaction) };
    await setFourEyes(transaction, fourEyes);
    return { data: { fourEyes }, note: { objectType: 'review-rules', objectId: '*', before, after: { fourEyes } } };
  });
}
