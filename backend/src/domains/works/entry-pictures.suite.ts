import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskEntryList, fileUpload, publicWork, workEntrySave, workEntryWithdraw } from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { madePng } from '@shared/testing/made-images';
import sharp from 'sharp';
import type { Suite } from '../domain.suite';
import { entryKit, withSeason, written } from './entry-kit.suite';

/** A place as a camera writes it. */
const PLACE = '31.2304N 121.4737E';

export const entryPicturesSuite: Suite = (site) => {
  const { member, editor, save, looked, submit, decide, read, send, picture } = entryKit(site);

  describe('pictures of a work', () => {
    withSeason(site);

    test('are for everybody while it is in sight, and only then', async () => {
      const { token } = await member();
      const [cover, one, unused] = [await picture(token), await picture(token), await picture(token)];
      const body = { ...written, cover: cover.id, pictures: [one.id] };
      const draft = await save(token, body);
      expect(draft).toMatchObject({ cover: { id: cover.id }, pictures: [{ id: one.id }] });
      expect((await site().request(draft.pictures[0]?.url ?? '')).statusCode).toBe(200);
      const address = (id: string) => `/api/ext/v1/media/works/${id}`;
      expect((await site().request(address(one.id))).statusCode).toBe(404);
      const entry = await submit(token, draft);
      const queue = await site().call(deskEntryList, { token: await editor(), query: { keyword: written.title } });
      const queued = queue.items.find(({ id }) => id === entry.id);
      expect((await site().request(queued?.cover?.url ?? '')).statusCode).toBe(200);
      await decide(entry, 'published');
      const now = await read(token, entry.id);
      expect(await site().call(publicWork, { query: { id: now.workId ?? 0 } })).toMatchObject({
        cover: { url: address(cover.id), width: 30, height: 20, alt: written.title, widths: [30] },
        pictures: [{ url: address(one.id), alt: `${written.title}，第 1 张图` }],
      });
      const shown = await site().request(address(one.id));
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await site().request(address(unused.id))).statusCode).toBe(404);
      await site().call(workEntryWithdraw, { token, body: looked(now) });
      expect((await site().request(address(one.id))).statusCode).toBe(404);
      // A stranger cannot show them as their own, and evidence is no picture of a work.
      const stranger = (await member()).token;
      const evidence = (await send(token, madePng(3, 3), 'evidence')).json() as { data: { id: string } };
      for (const [by, id] of [
        [stranger, one.id],
        [token, evidence.data.id],
      ] as const)
        expect(
          await site().refused(workEntrySave, { token: by, body: { title: '别人的图', pictures: [id] } }),
        ).toMatchObject({
          detail: { fields: [{ path: 'pictures' }] },
        });
    });

    test('say nothing of where they were taken, on the disk and in their answer, and stay turned as they are', async () => {
      const { token } = await member();
      const camera = { IFD0: { Copyright: PLACE }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' } };
      const taken = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#284' } })
        .jpeg()
        .withExif(camera)
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect(taken.includes(PLACE)).toBe(true);
      const answer = (await send(token, taken)).json() as { data: unknown };
      const { id, url } = schemasOf(fileUpload).data.parse(answer.data);
      const stored = await readFile(join(site().uploads, id));
      expect(stored.includes(PLACE)).toBe(false);
      const shown = (await site().request(url)).rawPayload;
      expect(stored.subarray(0, shown.length).equals(shown)).toBe(true);
      const { exif, orientation, width, height } = await sharp(shown).metadata();
      expect([exif, orientation, width, height]).toEqual([undefined, undefined, 480, 640]);
      const sql = 'select width, height from uploads where id = $1';
      expect(await site().database.query(sql, [id])).toEqual([{ width: 480, height: 640 }]);
      // Evidence stays as it is: who decides may need it.
      const evidence = (await send(token, taken, 'evidence')).json() as { data: { url: string } };
      expect((await site().request(evidence.data.url)).rawPayload.equals(taken)).toBe(true);
    });

    test('go a day after nothing names them; those of an entry and of a work stay', async () => {
      const { token } = await member();
      const [kept, left] = [await picture(token), await picture(token)];
      const draft = await save(token, { title: '图', pictures: [kept.id, left.id] });
      await save(token, { ...looked(draft), pictures: [kept.id] });
      await site().database.query(`update uploads set used_at = now() - interval '3 days' where id in ($1, $2)`, [
        kept.id,
        left.id,
      ]);
      await site().retain();
      const rows = await site().database.query<{ id: string }>('select id from uploads where id in ($1, $2)', [
        kept.id,
        left.id,
      ]);
      expect(rows).toEqual([{ id: kept.id }]);
    });

    test.each([
      ['no picture', Buffer.from('%PDF-1.7\n'), '这里只收 PNG 和 JPG 图片'],
      ['a broken one', madePng(3, 3).subarray(0, 12), '已经损坏'],
      ['a larger one than pages show', madePng(16_001, 1), '每边最多 16000 像素'],
    ])('are refused where they are %s, and count all the same', async (_what, bytes, sentence) => {
      const { id, token } = await member();
      const answer = await send(token, bytes);
      expect(answer.statusCode).toBe(415);
      expect((answer.json() as { msg: string }).msg).toContain(sentence);
      const rows = await site().database.query('select size, stored_at from uploads where user_id = $1', [id]);
      expect(rows).toEqual([{ size: bytes.length, stored_at: null }]);
    });
  });
};
