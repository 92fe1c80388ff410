import { createHash } from 'node:crypto';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { deskFileBegin, deskFileEnd, deskFilePart } from '@shared/contract/endpoints';
import type { Suite, TestSite } from '../domain.suite';
import { madePng } from '@shared/testing/made-images';
import { pollUntil } from '@shared/testing/poll-until';

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Sending {
  site: TestSite;
  token: string;
}

const begin = ({ site, token }: Sending, body: Record<string, unknown>) => site.call(deskFileBegin, { token, body });
const part = ({ site, token }: Sending, id: string, [offset, body]: readonly [number, Buffer]) =>
  site.call(deskFilePart, { token, query: { id, offset }, body });

/** Sends all of a picture in one part; returns its id. */
async function sendImage(sending: Sending, name: string, bytes: Buffer): Promise<string> {
  const { id } = await begin(sending, { purpose: 'chapter-image', name, size: bytes.length });
  await part(sending, id, [0, bytes]);
  return id;
}

export const deskFileSuite: Suite = (site) => {
  const editor = async (): Promise<Sending> => {
    const { token } = await site().newVisitor({ roles: ['editor'] });
    return { site: site(), token };
  };

  /** Returns null for what went meanwhile. */
  const sizeOf = (file: string) =>
    stat(file).then(
      ({ size }) => size,
      () => null,
    );

  /** Bytes of the parts of a file that is not whole, in their order. */
  const partsOf = async (id: string) => {
    const folder = join(site().uploads, 'parts');
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${id}.`)).sort();
    const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
    return sizes.filter((size) => size !== null);
  };

  /** Bodies of that many bytes that applications on this machine still hold. */
  const brokenOff = async (bytes: number) => {
    const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('site-parts-'));
    const files = await Promise.all(
      folders.map(async (folder) =>
        (await readdir(join(tmpdir(), folder)).catch(() => [])).map((name) => join(tmpdir(), folder, name)),
      ),
    );
    const sizes = await Promise.all(files.flat().map(sizeOf));
    return sizes.filter((size) => size === bytes);
  };

  describe('files in parts', () => {
    test('take the place of what was kept and not counted, and end where they were counted', async () => {
      const sending = await editor();
      const bytes = madePng(40, 40);
      const { id } = await begin(sending, { purpose: 'chapter-image', name: 'a.png', size: bytes.length });
      const middle = 20;
      await part(sending, id, [0, bytes.subarray(0, middle)]);
      // A backend that dies between the storage and the database leaves it so.
      await writeFile(join(site().uploads, `parts/${id}.${String(middle).padStart(12, '0')}`), 'half of the next one');
      await part(sending, id, [middle, bytes.subarray(middle)]);
      await writeFile(join(site().uploads, `parts/${id}.${String(bytes.length).padStart(12, '0')}`), 'x');
      await site().call(deskFileEnd, { token: sending.token, body: { id } });
      expect((await site().request(`/api/ext/v1/media/uploaded/${id}`)).statusCode).toBe(200);
    });

    test('come together where they were cut, whatever was sent twice, and are what was sent', async () => {
      const sending = await editor();
      const bytes = madePng(300, 40);
      const body = { purpose: 'chapter-image', name: '第一格.png', size: bytes.length, sha256: sha256Of(bytes) };
      const { id, received } = await begin(sending, body);
      expect(received).toBe(0);
      const middle = 30;
      await part(sending, id, [0, bytes.subarray(0, middle)]);
      expect(await part(sending, id, [0, bytes.subarray(0, middle)])).toEqual({ id, received: middle });
      const wrong = { token: sending.token, query: { id, offset: middle + 1 }, body: bytes.subarray(middle + 1) };
      expect(await site().refused(deskFilePart, wrong)).toMatchObject({
        status: 409,
        reason: 'offset-wanted',
        detail: { offset: middle },
      });
      expect(await site().refused(deskFileEnd, { token: sending.token, body: { id } })).toMatchObject({
        reason: 'offset-wanted',
        detail: { offset: middle },
      });
      // Somebody who begins the same again goes on with it.
      expect(await begin(sending, body)).toMatchObject({ id, received: middle, done: false });
      await part(sending, id, [middle, bytes.subarray(middle)]);
      const ended = await site().call(deskFileEnd, { token: sending.token, body: { id } });
      expect(ended).toMatchObject({ type: 'image/webp', picture: { width: 300, height: 40 }, sha256: sha256Of(bytes) });
      expect(await site().call(deskFileEnd, { token: sending.token, body: { id } })).toEqual(ended);
      expect(await begin(sending, body)).toMatchObject({ id, received: bytes.length, done: true });

      await pollUntil(async () => (await partsOf(id)).length === 0, 'parts are gone', 10_000);
      const picture = await site().request(ended.picture?.url ?? '');
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    });

    test('of one name without a SHA-256 are two files: they may differ', async () => {
      const sending = await editor();
      const body = { purpose: 'chapter-image', name: 'a.png', size: 5 };
      expect((await begin(sending, body)).id).not.toBe((await begin(sending, body)).id);
    });

    test.each([
      ['a.jpg', () => madePng(2, 2), '文件名说是 JPEG，内容却是 PNG'],
      ['a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '这不是 PNG、JPEG 或 WebP 图片'],
      ['a.html', () => madePng(2, 2), '文件名要以 .png'],
      ['a.png', () => madePng(20_001, 2), '图片每边最多 16000 像素，一共最多 5100 万像素，这张是 20001 × 2'],
    ])('that are no fit picture are refused with a sentence and go: %s', async (name, make, sentence) => {
      const sending = await editor();
      const id = await sendImage(sending, name, make());
      const refused = await site().refused(deskFileEnd, { token: sending.token, body: { id } });
      expect(refused).toMatchObject({ status: 415, reason: 'file-type' });
      expect(refused.message).toContain(sentence);
      expect(await readdir(site().uploads)).not.toContain(id);
      expect((await site().request(`/api/ext/v1/media/uploaded/${id}`)).statusCode).toBe(404);
    });

    test('that are not what their SHA-256 says are refused and begun anew', async () => {
      const sending = await editor();
      const bytes = madePng(3, 3);
      const body = { purpose: 'chapter-image', name: 'a.png', size: bytes.length, sha256: 'a'.repeat(64) };
      const { id } = await begin(sending, body);
      await part(sending, id, [0, bytes]);
      expect(await site().refused(deskFileEnd, { token: sending.token, body: { id } })).toMatchObject({
        reason: 'file-damaged',
      });
      expect(await begin(sending, body)).toMatchObject({ received: 0 });
    });

    test('are for who has the role of their purpose, and have their limits', async () => {
      const sending = await editor();
      const refused = (body: object) => site().refused(deskFileBegin, { token: sending.token, body });
      expect(await refused({ purpose: 'client-build', name: 'a.exe', size: 5 })).toMatchObject({
        status: 403,
        message: '只有管理员可以上传安装包',
      });
      expect(await refused({ purpose: 'chapter-image', name: 'a.png', size: 21 * 1024 * 1024 })).toMatchObject({
        reason: 'invalid-request',
        detail: { fields: [{ path: 'size', message: '图片不能超过 20 MB' }] },
      });
      const { id } = await begin(sending, { purpose: 'chapter-image', name: 'a.png', size: 5 });
      const sent = (body: Buffer) =>
        site().refused(deskFilePart, { token: sending.token, query: { id, offset: 0 }, body });
      expect(await sent(Buffer.alloc(6))).toMatchObject({ reason: 'invalid-request' });
      expect(await sent(Buffer.alloc(4 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
      expect(await sent(Buffer.alloc(0))).toMatchObject({ reason: 'file-empty' });
    });

    test('leave nothing where a part breaks off', async () => {
      const sending = await editor();
      const { id } = await begin(sending, { purpose: 'chapter-image', name: 'a.png', size: 1000 });
      const { port } = site().app.server.address() as AddressInfo;
      await new Promise<void>((resolve) => {
        const sent = request({
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: `${deskFilePart.path}?id=${id}&offset=0`,
          headers: {
            authorization: `Bearer ${sending.token}`,
            'content-type': 'application/octet-stream',
            'content-length': 1000,
          },
        });
        sent.on('error', () => {
          resolve();
        });
        sent.write(Buffer.alloc(500), () => sent.destroy(new Error('cut')));
      });
      expect(await part(sending, id, [0, Buffer.alloc(400)])).toMatchObject({ received: 400 });
      expect(await partsOf(id)).toEqual([400]);
      await pollUntil(async () => (await brokenOff(500)).length === 0, 'nothing is left of what broke off', 10_000);
    });

    test('go a day after their last part where nobody ended them; those that are done stay', async () => {
      const sending = await editor();
      const done = await sendImage(sending, 'a.png', madePng(5, 5));
      await site().call(deskFileEnd, { token: sending.token, body: { id: done } });
      const young = await sendImage(sending, 'b.png', madePng(5, 5));
      const old = await sendImage(sending, 'c.png', madePng(5, 5));
      const days = `update desk_files set touched_at = now() - $2 * interval '1 day', created_at = now() - interval '9 days' where id = $1`;
      for (const [id, age, name] of [
        [done, 30, done],
        [young, 0.9, `parts/${young}.000000000000`],
        [old, 1.1, `parts/${old}.000000000000`],
      ] as const) {
        await site().database.query(days, [id, age]);
        const path = join(site().uploads, name);
        const then = new Date((await stat(path)).mtimeMs - 5 * 86_400_000);
        await utimes(path, then, then);
      }
      await site().retain();
      expect(await readdir(site().uploads)).toContain(done);
      expect([await partsOf(done), (await partsOf(young)).length, await partsOf(old)]).toEqual([[], 1, []]);
    });
  });
};
