import type { ContentSchema } from '@shared/contract/content';
import { SHARE_PICTURES, sharePictureFile } from '@shared/contract/content/share-picture';
import {
  type FilePurpose,
  deskContentDraft,
  deskFileBegin,
  deskFileEnd,
  deskFilePart,
  deskPictureList,
  deskPictureRemove,
  deskPictureSave,
} from '@shared/contract/endpoints';
import { madePng } from '@shared/testing/made-images';
import sharp from 'sharp';
import { SERVICE_KEY } from '../changes/testing/change-reader';
import { rules } from '../retention/rules';
import type { Suite } from '../domain.suite';
import { sentFile } from '../testing/sent-image';
import { CAPTIONS, WEBM, madeMp4, sentVideo } from '../testing/sent-video';
import { Editor, declare, shownOf } from './testing/told-content';

const SCHEMA: ContentSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    face: { type: 'picture' },
    film: { type: 'video' },
    story: { type: 'string', format: 'markdown' },
  },
  required: ['title'],
};

export const contentPictureSuite: Suite = (site) => {
  describe('a video of the content', () => {
    let editor: Editor;
    beforeAll(async () => {
      editor = await Editor.of(site());
      await declare(site(), ['films'], { schema: SCHEMA, value: { title: '没有视频' } });
    });
    const begin = (purpose: FilePurpose, size: number) =>
      site().refused(deskFileBegin, { token: editor.token, body: { purpose, name: 'a.mp4', size } });
    /** The sentence with which a file is refused once all of it is there. */
    const refusalOf = async (purpose: FilePurpose, bytes: Buffer) => {
      const { token } = editor;
      const body = { purpose, name: 'a.mp4', size: bytes.length };
      const { id } = await site().call(deskFileBegin, { token, body });
      await site().call(deskFilePart, { token, query: { id, offset: 0 }, body: bytes });
      return (await site().refused(deskFileEnd, { token, body: { id } })).message;
    };

    test('is told by its bytes, and given in parts to whoever asks for one, as a video and as nothing else', async () => {
      const { url } = await sentVideo(site(), editor.token, madePng(90, 60));
      const part = await site().request({ method: 'GET', url, headers: { range: 'bytes=4-9' } });
      expect([part.statusCode, part.rawPayload]).toEqual([206, WEBM.subarray(4, 10)]);
      expect(part.headers).toMatchObject({
        'content-type': 'video/webm',
        'content-range': `bytes 4-9/${WEBM.length}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const mp4 = [{ purpose: 'content-video', name: 'named.webm' }, madeMp4('avc1')] as const;
      expect(await sentFile(site(), editor.token, mp4)).toMatchObject({ type: 'video/mp4', picture: null });
    });

    test.each([
      ['H.265', madeMp4('hvc1')],
      ['a picture', madePng(9, 9)],
      ['another Matroska', Buffer.from(WEBM.toString('latin1').replace('webm', 'mkv '), 'latin1')],
      ['an MP4 without its end', madeMp4('avc1').subarray(0, 40)],
    ])('is none where it is %s', async (_what, bytes) => {
      expect(await refusalOf('content-video', bytes)).toBe('这不是 H.264 的 MP4 或 WebM 视频，也可能已经损坏');
    });

    test('may have 100 MB, and its captions 256 KB', async () => {
      const size = { path: 'size', message: '视频不能超过 100 MB' };
      expect((await begin('content-video', 100 * 1024 * 1024 + 1)).detail).toMatchObject({ fields: [size] });
      const captions = { path: 'size', message: '字幕不能超过 256 KB' };
      expect((await begin('content-captions', 256 * 1024 + 1)).detail).toMatchObject({ fields: [captions] });
    });

    const cue = (text: string) => `WEBVTT\n\n00:01.000 --> 00:04.000\n${text}\n`;
    test.each([
      ['第 1 行：要以 WEBVTT 开头', '1\n00:00:01,000 --> 00:00:04,000\n你好\n'],
      ['第 3 行：时间要写成 00:01.000 --> 00:04.000', 'WEBVTT\n\n00:01,000 --> 00:04,000\n你好\n'],
      ['第 4 行：时间要写成 00:01.000 --> 00:04.000', 'WEBVTT\n\n一\n你好\n'],
      ['第 3 行：结束要在开始以后', 'WEBVTT\n\n00:04.000 --> 00:01.000\n你好\n'],
      ['第 6 行：比前一句开始得早', `${cue('一')}\n00:00.500 --> 00:04.000\n二\n`],
      ['第 3 行：字幕里不能有样式（STYLE、REGION）', 'WEBVTT\n\nSTYLE\n::cue { color: red }\n'],
      ['第 4 行：只能有文字，和 <v 名字>、<b>、<i>、<u> 这样的标记', cue('<script>alert(1)</script>')],
      ['第 5 行：前面要空一行', cue('一\n00:05.000 --> 00:06.000')],
      ['里面一句字幕也没有', 'WEBVTT\n\nNOTE 还没写\n'],
    ])('has captions that are refused by line: %s', async (sentence, text) => {
      expect(await refusalOf('content-captions', Buffer.from(text))).toBe(sentence);
    });

    test('has captions as they were written, which are text and nothing that runs', async () => {
      const { captions } = await sentVideo(site(), editor.token, madePng(90, 60));
      const { headers, body } = await site().request({ method: 'GET', url: captions });
      expect(body).toBe(CAPTIONS);
      expect([headers['content-type'], headers['content-security-policy']]).toEqual([
        'text/vtt; charset=utf-8',
        "default-src 'none'; sandbox",
      ]);
    });

    test('stands in a draft as it was sent, and is cleared away once no content shows it or could again', async () => {
      const [film, unused] = [
        await sentVideo(site(), editor.token, madePng(90, 60)),
        await sentVideo(site(), editor.token, madePng(90, 60)),
      ];
      const refused = async (more: object) => {
        const form = await editor.form('films', { value: { title: '有视频', film: { ...film, ...more } } });
        return (await site().refused(deskContentDraft, { token: editor.token, body: form })).detail;
      };
      const at = (message: string) => ({ fields: [{ path: 'value.film', message }] });
      expect(await refused({ captions: film.url })).toMatchObject(at('这份字幕还没有传到这里'));
      expect(await refused({ url: film.poster.url })).toMatchObject(at('这段视频还没有传到这里'));
      expect(await refused({ poster: { ...film.poster, width: 5 } })).toMatchObject(at('图片的尺寸和图片库里的不一样'));
      expect(await refused({ length: 601 })).toMatchObject(at('视频最长 10 分钟'));
      await editor.save('films', { title: '有视频', film });
      const ids = ({ url, captions }: typeof film) => [url.slice(-32), captions.slice(-32)];
      const all = [...ids(film), ...ids(unused)].join("', '");
      const long = `now() - interval '9 years'`;
      await site().database.query(
        `update desk_files set done_at = ${long}, touched_at = ${long} where id in ('${all}')`,
      );
      const gone = await site().database.transaction((one) => rules.unusedDeskFiles(one, 7));
      expect(gone).toEqual(expect.arrayContaining(ids(unused)));
      for (const id of ids(film)) expect(gone).not.toContain(id);
    });
  });

  describe('a picture of the content', () => {
    let editor: Editor;
    beforeAll(async () => {
      editor = await Editor.of(site());
      await declare(site(), ['faces'], { schema: SCHEMA, value: { title: '没有图' } });
    });
    const send = async (token = editor.token) =>
      sentFile(site(), token, [{ purpose: 'content-image', name: 'face.png' }, madePng(900, 600)]);
    const library = (query = {}) => site().call(deskPictureList, { token: editor.token, query });
    const shown = ({ picture }: Awaited<ReturnType<typeof send>>, more = {}) => ({
      title: '有图',
      face: { url: picture?.url, width: 900, height: 600, alt: '一个人', focus: { x: 5, y: 0 }, ...more },
    });

    test('is sent by marketers alone, and given to everybody in the widths that pages show', async () => {
      const { token } = await site().newVisitor({ roles: ['editor'] });
      const body = { purpose: 'content-image', name: 'a.png', size: 9 };
      expect(await site().refused(deskFileBegin, { token, body })).toMatchObject({ reason: 'role-required' });
      const { picture } = await send();
      const answer = await site().request({ method: 'GET', url: `${picture?.url ?? ''}?w=400` });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    });

    test('stands in the library with its words, found by them, and is changed by whoever saw it last', async () => {
      const { id } = await send();
      const { items } = await library();
      expect(items[0]).toMatchObject({ id, name: 'face.png', alt: '', width: 900, height: 600, uses: 0 });
      const body = { id, version: 1, alt: '林夏在织机旁' };
      const saved = await site().call(deskPictureSave, { token: editor.token, body });
      expect(saved).toMatchObject({ alt: '林夏在织机旁', version: 2 });
      expect(await site().refused(deskPictureSave, { token: editor.token, body })).toMatchObject({
        reason: 'changed-since',
      });
      expect((await library({ keyword: '织机旁' })).items.map((one) => one.id)).toEqual([id]);
    });

    test('is kept in a draft as the library has it, and stays while any content shows it or could again', async () => {
      const file = await send();
      const refused = async (value: unknown) =>
        (await site().refused(deskContentDraft, { token: editor.token, body: await editor.form('faces', { value }) }))
          .detail;
      const strange = { url: `/api/ext/v1/media/uploaded/${'0'.repeat(32)}` };
      const at = (message: string) => ({ fields: [{ path: 'value.face', message }] });
      expect(await refused(shown(file, strange))).toMatchObject(at('图片库里没有这张图片'));
      expect(await refused(shown(file, { width: 901 }))).toMatchObject(at('图片的尺寸和图片库里的不一样'));
      const story = `![一个人](${strange.url} "900x600")`;
      expect(await refused({ ...shown(file), story })).toMatchObject({
        fields: [{ path: 'value.story', message: '图片库里没有这张图片' }],
      });
      await editor.save('faces', shown(file));
      const remove = () => site().refused(deskPictureRemove, { token: editor.token, body: { id: file.id } });
      expect(await remove()).toMatchObject({ reason: 'in-use' });
      await editor.publish(['faces']);
      expect(await shownOf(site(), 'faces')).toEqual([shown(file)]);
      await editor.save('faces', { title: '又没有图' });
      await editor.publish(['faces']);
      // An undo would show it.
      expect(await remove()).toMatchObject({ reason: 'in-use' });
    });

    test('of a page’s address is drawn of a title and a description that the composer signed, and of nothing else', async () => {
      const head = { title: '换一个名字 <b>&', description: '换一句话，给分享的人看。' };
      const app = await site().openBeside({ serviceKey: SERVICE_KEY });
      const ask = (file: string) => app.request({ method: 'GET', url: SHARE_PICTURES + file });
      const drawn = await ask(sharePictureFile(head, SERVICE_KEY));
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
      expect(drawn.headers['cache-control']).toContain('immutable');
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(drawn.rawPayload.length).toBeLessThan(60_000);
      for (const file of [sharePictureFile(head, 'x'.repeat(40)), `${'0'.repeat(16)}.png`, 'x', '..%2f..%2fsecret', ''])
        expect((await ask(file)).statusCode).toBe(404);
    });

    test('is removed where nothing ever showed it, and not by the days that pass', async () => {
      const { id } = await send();
      await site().database.query(
        `update desk_files set done_at = now() - interval '9 years', touched_at = now() - interval '9 years' where id = $1`,
        [id],
      );
      expect(await site().database.transaction((one) => rules.unusedDeskFiles(one, 7))).not.toContain(id);
      await site().call(deskPictureRemove, { token: editor.token, body: { id, version: 1 } });
      expect((await library()).items.map((one) => one.id)).not.toContain(id);
    });
  });
};
