import type { GradeApplication, UploadedFile } from '@shared/contract/endpoints';
import {
  applicationList,
  applicationReview,
  certificateHolder,
  certificateShare,
  fileUpload,
  myApplications,
  myCertificates,
  personalGradeApply,
  personalGradeVerify,
  publicAddresses,
  publicCertificate,
  requestAddress,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';
import { multipartFile } from '@shared/testing/multipart-file';

/** Returns an application without the addresses of its files, which are made anew for who asks. */
const plain = (application: GradeApplication) => ({
  ...application,
  evidence: application.evidence.map(({ url: _url, ...file }) => file),
});

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

export const gradeSuite: Suite = (site) => {
  const upload = async (token: string | undefined, name: string, bytes: Buffer) =>
    site().request({
      method: 'POST',
      url: fileUpload.path,
      ...multipartFile(name, bytes, token),
    });
  const uploaded = async (token: string, bytes = PNG): Promise<UploadedFile> =>
    schemasOf(fileUpload).data.parse(((await upload(token, '证明.png', bytes)).json() as { data: unknown }).data);

  describe('uploads', () => {
    test.each([
      ['image/png', 'image/png', PNG],
      ['image/jpeg', 'image/jpeg', Buffer.from('ffd8ffe000104a46', 'hex')],
      ['application/pdf', 'application/octet-stream', Buffer.from('%PDF-1.7\n')],
    ] as const)('of %s are taken by their bytes and sent back as attachments', async (type, sentAs, bytes) => {
      const { token } = await site().newVisitor();
      const file = await uploaded(token, bytes);
      expect(file).toMatchObject({ type, size: bytes.length, name: '证明.png' });
      const { headers, rawPayload } = await site().request(file.url);
      expect(rawPayload.equals(bytes)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': sentAs,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%E8%AF%81/);
    });

    test.each([
      ['a page', Buffer.from('<html><script>alert(1)</script>'), 415, 'file-type'],
      ['a program', Buffer.from('MZ\x90\x00'), 415, 'file-type'],
      ['a drawing that may run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file-type'],
      ['nothing', Buffer.alloc(0), 400, 'file-empty'],
      ['more than 10 MB', Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]), 413, 'file-too-large'],
    ] as const)('of %s are refused', async (_what, bytes, status, reason) => {
      const { token } = await site().newVisitor();
      const response = await upload(token, 'a.png', bytes);
      expect(response.json()).toMatchObject({ code: status, data: { reason } });
    });

    test('need a login', async () => {
      expect((await upload(undefined, 'a.png', PNG)).statusCode).toBe(401);
    });
  });

  describe('applications', () => {
    const form = { level: 'junior', realName: '李想', statement: '对账' };

    test('are taken once a level, with evidence of the same visitor', async () => {
      const { token } = await site().newVisitor();
      const file = await uploaded(token);
      const body = { ...form, evidence: [file.id] };
      const application = await site().call(personalGradeApply, { token, body });
      expect(application).toMatchObject({ status: 'submitted', evidence: [{ id: file.id }], certificateNo: null });
      expect((await site().call(myApplications, { token })).map(plain)).toEqual([plain(application)]);
      const another = { ...body, statement: '开票' };
      expect(await site().refused(personalGradeApply, { token, body: another })).toMatchObject({
        status: 409,
        reason: 'already-applied',
      });
    });

    test('with evidence of somebody else are refused', async () => {
      const [mine, other] = [await site().newVisitor(), await site().newVisitor()];
      const body = { ...form, evidence: [(await uploaded(other.token)).id] };
      const refused = await site().refused(personalGradeApply, { token: mine.token, body });
      expect(refused).toMatchObject({ reason: 'invalid-request', detail: { fields: [{ path: 'evidence' }] } });
    });
  });

  describe('a review', () => {
    const applied = async (realName: string) => {
      const visitor = await site().newVisitor();
      const evidence = [(await uploaded(visitor.token)).id];
      const body = { level: 'senior', realName, statement: '对账', evidence };
      return { ...visitor, application: await site().call(personalGradeApply, { token: visitor.token, body }) };
    };

    test('that grants gives a certificate that anybody signed in finds by its number', async () => {
      const { token, application } = await applied('欧阳明');
      const reviewer = await site().newVisitor({ roles: ['reviewer'] });
      const open = async () => {
        const query = { size: 500, status: 'submitted' } as const;
        return (await site().call(applicationList, { token: reviewer.token, query })).items;
      };
      expect((await open()).map(plain)).toContainEqual(expect.objectContaining(plain(application)));
      const granted = await site().call(applicationReview, {
        token: reviewer.token,
        body: { applicationId: application.id, decision: 'granted' },
      });
      expect(granted).toMatchObject({ status: 'granted', certificateNo: expect.stringMatching(/^RPA-/) as string });
      expect((await site().call(myApplications, { token })).map(plain)).toEqual([plain(granted)]);
      expect((await open()).map(({ id }) => id)).not.toContain(application.id);
      const body = { certificateNo: granted.certificateNo };
      const { certificate } = await site().call(personalGradeVerify, { token, body });
      expect(certificate).toMatchObject({ level: 'senior', holder: '欧＊＊', sample: false });
    });

    test('that rejects gives none, and the visitor may apply again', async () => {
      const { token, application } = await applied('李想');
      const { token: reviewer } = await site().newVisitor({ roles: ['reviewer'] });
      const review = { applicationId: application.id, decision: 'rejected', reason: '看不清证书上的姓名' };
      expect(await site().call(applicationReview, { token: reviewer, body: review })).toMatchObject({
        status: 'rejected',
        certificateNo: null,
      });
      const { level, realName, statement, evidence } = application;
      const body = { level, realName, statement, evidence: evidence.map(({ id }) => id) };
      expect(await site().call(personalGradeApply, { token, body })).toMatchObject({ status: 'submitted' });
    });

    test('is made once, whoever races, by a reviewer and not by the applicant', async () => {
      const { id, token, application } = await applied('李想');
      const body = { applicationId: application.id, decision: 'granted' };
      expect(await site().refused(applicationReview, { token, body })).toMatchObject({ reason: 'role-required' });
      await site().database.query(`update users set roles = array['reviewer'] where id = $1`, [id]);
      expect(await site().refused(applicationReview, { token, body })).toMatchObject({ reason: 'own-application' });
      const reviewers = await Promise.all(Array.from({ length: 5 }, () => site().newVisitor({ roles: ['reviewer'] })));
      const results = await Promise.allSettled(
        reviewers.map((reviewer) => site().call(applicationReview, { token: reviewer.token, body })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { token: late } = await site().newVisitor({ roles: ['reviewer'] });
      expect(await site().refused(applicationReview, { token: late, body })).toMatchObject({
        status: 409,
        reason: 'already-reviewed',
      });
      const unknown = { ...body, applicationId: 2_000_000_000 };
      expect(await site().refused(applicationReview, { token: late, body: unknown })).toMatchObject({ status: 404 });
    });
  });

  describe('certificates', () => {
    test('are found by their number, without the whole name', async () => {
      const { token } = await site().newVisitor();
      const body = { certificateNo: ' RPA-2026-000001 ' };
      const { certificate } = await site().call(personalGradeVerify, { token, body });
      expect(certificate).toMatchObject({ no: 'RPA-2026-000001', level: 'junior', holder: '李＊', sample: true });
      expect(await site().call(personalGradeVerify, { token, body: { certificateNo: 'RPA-2026-999999' } })).toEqual({
        certificate: null,
      });
    });

    const certified = async (holder: string) => {
      const visitor = await site().newVisitor();
      const sql = `insert into certificates (no, level, holder, user_id)
        select 'RPA-2031-' || lpad(nextval('certificate_numbers')::text, 6, '0'), 'senior', $1, $2 returning no`;
      const { no } = await onlyRow<{ no: string }>(site().database, sql, [holder, visitor.id]);
      return { ...visitor, no };
    };
    const holderOf = async (no: string) => (await site().call(certificateHolder, { query: { no } })).holder;

    test('are verified without a login: what they are in one call, whose they are in another, masked', async () => {
      const { no } = await certified('欧阳明');
      const facts = await site().call(publicCertificate, { query: { no } });
      expect(facts).toMatchObject({ no, level: 'senior', revokedAt: null, sample: false });
      expect(JSON.stringify(facts)).not.toContain('欧');
      expect(await holderOf(no)).toBe('欧＊＊');
      for (const route of [publicCertificate, certificateHolder]) {
        expect(await site().refused(route, { query: { no: 'RPA-2031-999999' } })).toMatchObject({
          reason: 'not-found',
        });
        expect(await site().refused(route, { query: { no: 'RPA-2031-1' } })).toMatchObject({ status: 400 });
      }
    });

    test('show the whole name where their holder says so, and nobody else can', async () => {
      const { no, token } = await certified('欧阳明');
      const share = (shared: boolean, by: string) => ({ token: by, body: { certificateNo: no, shared } });
      const other = await site().newVisitor({ roles: ['reviewer'] });
      expect(await site().refused(certificateShare, share(true, other.token))).toMatchObject({ status: 404 });
      expect(await holderOf(no)).toBe('欧＊＊');
      await site().call(certificateShare, share(true, token));
      expect(await holderOf(no)).toBe('欧阳明');
      const { certificate } = await site().call(personalGradeVerify, { ...other, body: { certificateNo: no } });
      expect(certificate).toMatchObject({ holder: '欧阳明' });
      expect(await site().call(myCertificates, { token })).toMatchObject([{ no, nameShared: true }]);
      await site().call(certificateShare, share(false, token));
      expect(await holderOf(no)).toBe('欧＊＊');
    });

    test('are listed nowhere, and names are not read by counting through numbers', async () => {
      const kind = { kind: 'certificate' };
      expect(await site().call(publicAddresses, { query: kind })).toEqual({ items: [], page: 1, pages: 0 });
      const { no } = await certified('李想');
      const limited = await site().openBeside({});
      try {
        const address = { url: requestAddress(certificateHolder, { no }), remoteAddress: '203.0.113.9' };
        const asked = await Promise.all(Array.from({ length: 31 }, () => limited.request(address)));
        expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
      } finally {
        await limited.close();
      }
    });
  });
};
