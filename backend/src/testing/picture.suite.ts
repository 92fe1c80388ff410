import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { comicChapterDetail, deskChapterSave, deskComicSave, fileUpload } from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { multipartFile } from '@shared/testing/multipart-file';
import sharp from 'sharp';
import { openUploads } from '../open-uploads';
import { bringPictures } from '../setup/bring-pictures';
import { sentImage } from '../domains/testing/sent-image';
import type { Suite } from '../domains/domain.suite';

/** A drawing of some size. */
const drawing = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

export const pictureSuite: Suite = (site) => {
  const bring = async () => {
    const files = await openUploads({ dataDir: dirname(site().uploads), bucket: null });
    const said: string[] = [];
    const left = await bringPictures({ database: site().database, files, say: (line) => void said.push(line) });
    return { left, said };
  };
  /** A chapter of one panel, in sight. */
  const chapterOf = async (token: string, url: string) => {
    const cover = { url, alt: '封面' };
    const comic = await site().call(deskComicSave, {
      token,
      body: { title: '图', summary: '图', author: '编辑', cover, topicIds: [1] },
    });
    const panels = [{ url, alt: '他看着图' }];
    const body = { comicId: comic.id, title: '第一话', panels, state: 'published' };
    return { comicId: comic.id, chapterId: (await site().call(deskChapterSave, { token, body })).id };
  };
  const panelOf = async (chapterId: number) =>
    (await site().call(comicChapterDetail, { query: { chapterId } })).panels[0];

  describe('a picture', () => {
    test('is to be had in each of its widths, or the next wider one, and as it was asked for before there were any', async () => {
      const { token } = await site().newVisitor({ roles: ['editor'] });
      const { picture } = await sentImage(site(), token, await drawing(2400, 1200, '#263').png().toBuffer());
      const url = picture?.url ?? '';
      expect(picture).toMatchObject({ width: 1920, height: 960 });
      const { chapterId, comicId } = await chapterOf(token, url);
      expect(await panelOf(chapterId)).toMatchObject({ url, width: 1920, height: 960, widths: [1920, 1280, 800, 400] });
      expect((await panelOf(chapterId))?.placeholder).toMatch(/^data:image\/webp;base64,/);
      for (const [query, width] of [
        ['', 1920],
        ['?w=400', 400],
        ['?w=500', 800],
        ['?w=801&retry=1', 1280],
        ['?w=9999', 1920],
        ['?w=-1', 1920],
        ['?w=800&w=400', 1920],
      ] as const) {
        const { rawPayload, headers } = await site().request(url + query);
        expect([query, (await sharp(rawPayload).metadata()).width]).toEqual([query, width]);
        expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(rawPayload.length) });
        const again = { url: url + query, headers: { 'if-none-match': String(headers.etag) } };
        expect((await site().request(again)).statusCode).toBe(304);
      }
      const [one, other] = [await site().request(`${url}?w=400`), await site().request(`${url}?w=800`)];
      expect(one.headers.etag).not.toBe(other.headers.etag);
      expect((await site().request('/api/ext/v1/comics/covers/1?w=400')).rawPayload.equals(one.rawPayload)).toBe(true);
      await site().database.query('delete from comics where id = $1', [comicId]);
    });

    test('that can be looked through has no first picture that would shine through it', async () => {
      const { token } = await site().newVisitor({ roles: ['editor'] });
      const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#2635' } })
        .png()
        .toBuffer();
      const { picture } = await sentImage(site(), token, clear);
      const { chapterId, comicId } = await chapterOf(token, picture?.url ?? '');
      expect(await panelOf(chapterId)).toMatchObject({ placeholder: '', widths: [50] });
      await site().database.query('delete from comics where id = $1', [comicId]);
    });
  });

  describe('pictures that were uploaded before', () => {
    test('are brought along, from where the command ended; what is no picture stays, and evidence is not looked at', async () => {
      const { id: userId, token } = await site().newVisitor({ roles: ['editor'] });
      const jpeg = await drawing(1600, 900, '#743')
        .jpeg()
        .withExif({ IFD0: { Copyright: 'taken at home' } })
        .toBuffer();
      const [old, broken, evidence] = ['1', '2', '3'].map((digit) => `aa${digit}`.padEnd(32, '0'));
      const insertFile = `insert into desk_files (id, user_id, purpose, name, size, received, type, width, height, done_at)
        values ($1, $2, 'chapter-image', 'a.jpg', 9, 9, 'image/jpeg', 1600, 900, now())`;
      await site().database.query(insertFile, [old ?? '', userId]);
      const insertUpload = `insert into uploads (id, user_id, name, type, size, purpose, stored_at, used_at)
        values ($1, $2, 'a.jpg', 'image/jpeg', 9, $3, now(), now())`;
      await site().database.query(insertUpload, [broken ?? '', userId, 'post']);
      await site().database.query(insertUpload, [evidence ?? '', userId, 'evidence']);
      for (const id of [old, evidence]) await writeFile(join(site().uploads, id ?? ''), jpeg);
      await writeFile(join(site().uploads, broken ?? ''), jpeg.subarray(0, 3000));
      const url = `/api/ext/v1/media/uploaded/${old ?? ''}`;
      const { chapterId, comicId } = await chapterOf(token, url);
      const panel = await panelOf(chapterId);
      expect([panel?.width, panel?.widths]).toEqual([1600, undefined]);
      // The picture goes out as it is until then, whatever is asked for.
      expect((await site().request(`${url}?w=400`)).rawPayload.equals(jpeg)).toBe(true);

      const changes = async () =>
        (await site().database.query<{ topic: string }>('select topic from changes')).map(({ topic }) => topic);
      await site().database.query('delete from changes');
      const { left, said } = await bring();
      expect(left).toBeGreaterThan(0);
      expect(said).toContainEqual(expect.stringContaining(`${broken ?? ''} stays as it is: 这张图片已经损坏`));
      expect(await panelOf(chapterId)).toMatchObject({ width: 1600, height: 900, widths: [1600, 1280, 800, 400] });
      expect(await changes()).toEqual(expect.arrayContaining([`chapter:${chapterId}`, `comic:${comicId}`]));
      const sent = (await site().request(`${url}?w=400`)).rawPayload;
      expect(await sharp(sent).metadata()).toMatchObject({ format: 'webp', width: 400, height: 225 });
      const files = await openUploads({ dataDir: dirname(site().uploads), bucket: null });
      expect((await files.get(old ?? ''))?.body.includes('taken at home')).toBe(false);
      expect((await files.get(evidence ?? ''))?.body.equals(jpeg)).toBe(true);

      // A run may end between the file and its row: the next one makes it anew of what lies there.
      await site().database.query(`update desk_files set picture = null, type = 'image/jpeg' where id = $1`, [
        old ?? '',
      ]);
      expect((await bring()).said.at(-1)).toMatch(/^1 pictures are in the widths that pages show/);
      expect((await site().request(`${url}?w=400`)).headers['content-type']).toBe('image/webp');
      await site().database.query('delete from comics where id = $1', [comicId]);
      await site().database.query('delete from uploads where user_id = $1', [userId]);
    });
  });

  test('a picture leaves nothing behind on the disk of the machine but its file', async () => {
    const { token } = await site().newVisitor();
    const before = new Set(await readdir(site().uploads));
    const bytes = await drawing(900, 900, '#345').png().toBuffer();
    const sent = { ...multipartFile('a.png', bytes, token), method: 'POST' as const };
    const answer = await site().request({ ...sent, url: `${fileUpload.path}?purpose=post` });
    const file = schemasOf(fileUpload).data.parse((answer.json() as { data: unknown }).data);
    expect(file).toMatchObject({ type: 'image/webp', width: 900, height: 900, size: bytes.length });
    expect((await readdir(site().uploads)).filter((name) => !before.has(name))).toEqual([file.id]);
  });
};
