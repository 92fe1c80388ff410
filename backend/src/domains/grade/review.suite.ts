import {
  applicationAssign,
  applicationList,
  applicationReview,
  certificateRevoke,
  deskCertificateList,
  myApplications,
  myCertificates,
  personalGradeApply,
  personalGradeVerify,
  reviewRules,
  reviewRulesSave,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';

export const reviewSuite: Suite = (site) => {
  const applied = async () => {
    const visitor = await site().newVisitor();
    const sql = `insert into grade_applications (user_id, level, real_name, employer, statement, evidence)
      values ($1, 'senior', '欧阳明', '某公司', '做过对账', '[]'::jsonb) returning id`;
    return { ...visitor, applicationId: (await onlyRow<{ id: number }>(site().database, sql, [visitor.id])).id };
  };
  const reviewer = () => site().newVisitor({ roles: ['reviewer'] });
  const told = (id: number) =>
    site().database.query<{ text: string }>(
      `select text from notices where user_id = $1 and kind = 'review' order by id`,
      [id],
    );

  describe('a refusal', () => {
    test('has a reason, which the applicant reads with the application and in a notice', async () => {
      const { id, token, applicationId } = await applied();
      const by = (await reviewer()).token;
      const body = { applicationId, decision: 'rejected' };
      expect(await site().refused(applicationReview, { token: by, body })).toMatchObject({
        status: 400,
        detail: { fields: [{ path: 'reason' }] },
      });
      await site().call(applicationReview, { token: by, body: { ...body, reason: '截图看不清' } });
      expect(await site().call(myApplications, { token })).toMatchObject([
        { status: 'rejected', reason: '截图看不清' },
      ]);
      expect(await told(id)).toEqual([{ text: '你申请的高级证书没有通过，原因：截图看不清' }]);
    });
  });

  describe('a revoked certificate', () => {
    test('says so to whoever looks it up, tells its holder why, and lets them apply again', async () => {
      const { id, token, applicationId } = await applied();
      const by = (await reviewer()).token;
      const { certificateNo } = await site().call(applicationReview, {
        token: by,
        body: { applicationId, decision: 'granted' },
      });
      const revoke = { token: by, body: { certificateNo, reason: '材料不实' } };
      const verified = () => site().call(personalGradeVerify, { token: by, body: { certificateNo } });
      expect(await verified()).toMatchObject({ certificate: { revokedAt: null } });
      await site().call(certificateRevoke, revoke);
      expect(await verified()).toMatchObject({ certificate: { revokedAt: expect.any(String) as string } });
      expect(await site().call(myCertificates, { token })).toMatchObject([{ revokedReason: '材料不实' }]);
      expect(await site().call(myApplications, { token })).toMatchObject([{ status: 'revoked', reason: '材料不实' }]);
      expect((await told(id)).at(-1)?.text).toBe(`你的高级证书 ${certificateNo} 已被吊销，原因：材料不实`);
      expect(await site().refused(certificateRevoke, revoke)).toMatchObject({ status: 404 });
      const file = id.toString(16).padStart(32, 'e');
      await site().database.query(
        `insert into uploads (id, user_id, name, type, size, stored_at) values ($1, $2, 'a.pdf', 'application/pdf', 1, now())`,
        [file, id],
      );
      const again = { level: 'senior', realName: '欧阳明', statement: '再来一次', evidence: [file] };
      expect(await site().call(personalGradeApply, { token, body: again })).toMatchObject({ status: 'submitted' });
    });
  });

  test('certificates are found by number, name, level and whether they are good', async () => {
    const { id, applicationId } = await applied();
    const { token } = await reviewer();
    const { certificateNo } = await site().call(applicationReview, {
      token,
      body: { applicationId, decision: 'granted' },
    });
    const listed = async (query: Record<string, string>) =>
      (await site().call(deskCertificateList, { token, query: { size: 500, ...query } })).items.map((row) => row.id);
    const keyword = certificateNo ?? '';
    const found = await site().call(deskCertificateList, { token, query: { keyword } });
    expect(found.items).toMatchObject([
      { id: certificateNo, level: 'senior', holder: '欧阳明', revokedAt: null, person: { id } },
    ]);
    expect(await listed({ keyword: '欧阳', state: 'valid', level: 'senior' })).toContain(certificateNo);
    expect(await listed({ level: 'junior' })).not.toContain(certificateNo);
    expect(await listed({ state: 'revoked' })).not.toContain(certificateNo);
    await site().call(certificateRevoke, { token, body: { certificateNo, reason: '材料不实' } });
    expect(await listed({ state: 'revoked' })).toContain(certificateNo);
    expect(await listed({ keyword, state: 'valid' })).toEqual([]);
    const [ended] = (await site().call(deskCertificateList, { token, query: { ids: keyword } })).items;
    expect(ended).toMatchObject({ id: certificateNo, revokedReason: '材料不实' });
  });

  describe('where two reviewers have to agree', () => {
    const rule = async (fourEyes: boolean) => {
      const { token } = await site().newVisitor({ roles: ['operator'] });
      return site().call(reviewRulesSave, { token, body: { fourEyes } });
    };
    afterEach(() => rule(false));

    test('a reviewer alone decides nothing, even twice; a second who says the same decides', async () => {
      expect(await rule(true)).toEqual({ fourEyes: true });
      const { applicationId } = await applied();
      const [first, second, third] = [await reviewer(), await reviewer(), await reviewer()];
      expect(await site().call(reviewRules, { token: first.token })).toEqual({ fourEyes: true });
      const say = (token: string, decision: string) =>
        site().call(applicationReview, { token, body: { applicationId, decision, reason: '材料不全' } });
      const undecided = { status: 'submitted', certificateNo: null };
      expect(await say(first.token, 'granted')).toMatchObject(undecided);
      expect(await say(first.token, 'granted')).toMatchObject(undecided);
      expect(await say(second.token, 'rejected')).toMatchObject(undecided);
      const { items } = await site().call(applicationList, {
        token: third.token,
        query: { ids: String(applicationId) },
      });
      expect(items).toMatchObject([
        {
          votes: [
            { reviewer: { id: first.id }, decision: 'granted' },
            { reviewer: { id: second.id }, decision: 'rejected', reason: '材料不全' },
          ],
        },
      ]);
      expect(await say(third.token, 'granted')).toMatchObject({ status: 'granted' });
    });

    test('two reviewers at once who say the same make one certificate', async () => {
      await rule(true);
      const { id, applicationId } = await applied();
      const people = await Promise.all([reviewer(), reviewer(), reviewer()]);
      await Promise.allSettled(
        people.map(({ token }) =>
          site().call(applicationReview, { token, body: { applicationId, decision: 'granted' } }),
        ),
      );
      expect(await site().database.query('select no from certificates where user_id = $1', [id])).toHaveLength(1);
    });
  });

  test('applications are filtered by state, by whom they are in hand, and by words', async () => {
    const { applicationId } = await applied();
    const { id, token } = await reviewer();
    const listed = async (query: Record<string, string>) =>
      (await site().call(applicationList, { token, query: { size: 500, ...query } })).items.map((row) => row.id);
    expect(await listed({ status: 'submitted', assigned: 'nobody' })).toContain(applicationId);
    expect(await listed({ status: 'granted' })).not.toContain(applicationId);
    expect(await listed({ keyword: '欧阳' })).toContain(applicationId);
    const assign = (toMe: boolean) => site().call(applicationAssign, { token, body: { applicationId, toMe } });
    expect(await assign(true)).toMatchObject({ assignee: { id } });
    expect(await listed({ assigned: 'me' })).toEqual([applicationId]);
    expect(await listed({ assigned: 'nobody' })).not.toContain(applicationId);
    expect(await assign(false)).toEqual({ assignee: null });
    expect(await listed({ assigned: 'me' })).toEqual([]);
  });
};
