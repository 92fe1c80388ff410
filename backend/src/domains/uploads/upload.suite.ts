import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile } from '@shared/contract/endpoints';
import { applicationList, fileUpload, personalGradeApply } from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { multipartFile } from '@shared/testing/multipart-file';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';
import { uploadLimits } from './upload-limits';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

export const uploadSuite: Suite = (site) => {
  let addresses = 0;
  /** Each from an address of its own, or its limit would end it. */
  const send = (token: string, payload: Buffer, type?: string) => {
    const { headers } = multipartFile('', PNG, token);
    addresses += 1;
    return site().request({
      method: 'POST',
      url: fileUpload.path,
      payload,
      headers: {
        ...headers,
        ...(type !== undefined && { 'content-type': type }),
        'x-forwarded-for': `198.51.100.${addresses % 250}`,
      },
    });
  };
  const upload = (token: string) => send(token, multipartFile('证明.png', PNG).payload);
  const uploaded = async (token: string): Promise<UploadedFile> =>
    schemasOf(fileUpload).data.parse(((await upload(token)).json() as { data: unknown }).data);
  const form = { level: 'junior', realName: '李想', statement: '对账' };
  const apply = (token: string, fileId: string) =>
    site().call(personalGradeApply, { token, body: { ...form, evidence: [fileId] } });
  const fill = (userId: number, size: number, age: string) =>
    site().database.query(
      `insert into uploads (id, user_id, name, type, size, created_at, used_at)
       values (md5(random()::text), $1, 'a.pdf', 'application/pdf', $2, now() - $3::interval, now())`,
      [userId, size, age],
    );
  const { day, total } = uploadLimits.evidence;

  describe('uploads of a person', () => {
    test('count while they are under way: of fifty at once only those pass that fit into the day', async () => {
      const { id, token } = await site().newVisitor();
      await fill(id, day - 3 * PNG.length, '1 hour');
      const answers = await Promise.all(Array.from({ length: 50 }, () => upload(token)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
      expect(refused).toHaveLength(47);
      for (const answer of refused) {
        expect(answer).toMatchObject({
          code: 429,
          data: { reason: 'quota-day' },
          msg: '今天上传的文件太多了，请明天再传',
        });
      }
      const stored = `select count(*)::int as files from uploads where user_id = $1 and size = $2`;
      const { files } = await onlyRow<{ files: number }>(site().database, stored, [id, PNG.length]);
      expect(files).toBe(3);
    }, 300_000);

    test('begin again the next day, up to a limit in all', async () => {
      const { id, token } = await site().newVisitor();
      await fill(id, day, '25 hours');
      expect((await upload(token)).statusCode).toBe(200);
      for (let left = total - day - PNG.length; left > 0; left -= day) await fill(id, Math.min(day, left), '30 hours');
      expect((await upload(token)).json()).toMatchObject({
        code: 409,
        data: { reason: 'quota-total' },
        msg: '你上传的文件已经占满空间，请联系我们清理',
      });
    });
  });

  test('a refused file counts, too, as large as it came', async () => {
    const { id, token } = await site().newVisitor();
    await fill(id, day - 100, '1 hour');
    const refused = multipartFile('a.png', Buffer.alloc(90, 'x')).payload;
    expect((await send(token, refused)).json()).toMatchObject({ data: { reason: 'file-type' } });
    expect((await send(token, refused)).json()).toMatchObject({ data: { reason: 'quota-day' } });
    const large = multipartFile('a.png', Buffer.alloc(10 * 1024 * 1024 + 1)).payload;
    const other = await site().newVisitor();
    expect((await send(other.token, large)).json()).toMatchObject({ data: { reason: 'file-too-large' } });
    const sum = 'select sum(size)::int as bytes from uploads where user_id = $1';
    expect(await onlyRow(site().database, sum, [other.id])).toEqual({ bytes: 10 * 1024 * 1024 });
  });

  describe('a file', () => {
    test('is for its owner and for reviewers, by links of their own that end', async () => {
      const [owner, other] = [await site().newVisitor(), await site().newVisitor()];
      const reviewer = await site().newVisitor({ roles: ['reviewer'] });
      const file = await uploaded(owner.token);
      await apply(owner.token, file.id);
      const open = await site().call(applicationList, { token: reviewer.token, query: { size: 500 } });
      const theirs = open.items.flatMap(({ evidence }) => evidence).find(({ id }) => id === file.id)?.url ?? '';
      for (const url of [file.url, theirs]) expect((await site().request(url)).rawPayload.equals(PNG)).toBe(true);
      expect(theirs).not.toBe(file.url);

      const [, viewer, ticket] = /\/files\/(\d+)\/([^/]+)\//.exec(file.url) ?? [];
      const status = async (url: string) => (await site().request(url)).statusCode;
      expect(await status(file.url.replace(`/${viewer}/`, `/${other.id}/`))).toBe(410);
      expect(await status(file.url.replace(`${ticket}`, 'forged'))).toBe(410);
      expect(await status(`/api/ext/v1/files/${file.id}`)).toBe(404);
      // A former reviewer sees no more, by no link.
      await site().database.query(`update users set roles = '{}' where id = $1`, [reviewer.id]);
      expect(await status(theirs)).toBe(404);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      const late = await site().request(file.url);
      jest.restoreAllMocks();
      expect(late.json()).toMatchObject({ code: 410, data: { reason: 'link-expired' } });
    });

    test('that nobody used goes after a day, with its row; one that an application names stays', async () => {
      const { token } = await site().newVisitor();
      const [unused, fresh, used] = [await uploaded(token), await uploaded(token), await uploaded(token)];
      await apply(token, used.id);
      const age = `update uploads set created_at = now() - interval '25 hours' where id = $1 or id = $2`;
      await site().database.query(age, [unused.id, used.id]);
      await site().retain();
      const names = await readdir(site().uploads);
      expect([unused, fresh, used].map(({ id }) => names.includes(id))).toEqual([false, true, true]);
      expect((await site().request(unused.url)).statusCode).toBe(404);
    });

    test('without a row, or that never became whole, is swept once nobody can be writing it', async () => {
      const folder = site().uploads;
      const orphan = 'f'.repeat(32);
      const names = [orphan, `${orphan}.part`, `${'e'.repeat(32)}.part`];
      for (const name of names) await writeFile(join(folder, name), PNG);
      const old = new Date(Date.now() - 2 * 60 * 60_000);
      for (const name of names.slice(0, 2)) await utimes(join(folder, name), old, old);
      await site().retain();
      const left = await readdir(folder);
      expect(names.map((name) => left.includes(name))).toEqual([false, false, true]);
    });
  });

  describe('a body that is not whole', () => {
    const whole = multipartFile('a.png', PNG).payload;
    const BOUNDARY = 'test-boundary-7c1f';
    const named = (field: string, name: string) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name && `; filename="${name}"`}\r\n\r\n`;
    test.each([
      ['breaks off in the file', whole.subarray(0, -30), 'upload-broken'],
      ['breaks off before its end', whole.subarray(0, -6), 'upload-broken'],
      ['breaks off in a head', whole.subarray(0, 40), 'upload-broken'],
      ['has no parts', Buffer.from(`--${BOUNDARY}--\r\n`), 'file-missing'],
      ['has another field', Buffer.from(`${named('other', 'a.png')}x\r\n--${BOUNDARY}--\r\n`), 'file-missing'],
      ['names a prototype', Buffer.from(`${named('__proto__', '')}x\r\n--${BOUNDARY}--\r\n`), 'upload-broken'],
      [
        'has two files',
        Buffer.from(`${named('file', 'a')}x\r\n${named('file', 'b')}y\r\n--${BOUNDARY}--\r\n`),
        'invalid-request',
      ],
      [
        'has a thousand fields',
        Buffer.from(`${`${named('a', '')}x\r\n`.repeat(1000)}--${BOUNDARY}--\r\n`),
        'invalid-request',
      ],
    ] as const)('%s: it is refused in the envelope', async (_what, payload, reason) => {
      const { token } = await site().newVisitor();
      expect((await send(token, payload)).json()).toMatchObject({ code: 400, data: { reason } });
    });

    test('without a boundary is refused', async () => {
      const { token } = await site().newVisitor();
      const answer = await send(token, whole, 'multipart/form-data');
      expect(answer.json()).toMatchObject({ code: 400, data: { reason: 'upload-broken' } });
    });
  });
};
