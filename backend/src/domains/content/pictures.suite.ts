import type { ContentSchema } from '@shared/contract/content';
import { sharePictureFile } from '@shared/contract/content/share-picture';
import {
  deskContentDraft,
  deskFileBegin,
  deskPictureList,
  deskPictureRemove,
  deskPictureSave,
} from '@shared/contract/endpoints';
import { madePng } from '@shared/testing/made-images';
import sharp from 'sharp';
import { rules } from '../retention/rules';
import type { Suite } from '../domain.suite';
import { sentFile } from '../testing/sent-image';
import { Editor, PACKAGE, declare, shownOf } from './testing/told-content';

const SCHEMA: ContentSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    face: { type: 'picture' },
    story: { type: 'string', format: 'markdown' },
  },
  required: ['title'],
};

export const contentPictureSuite: Suite = (site) => {
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

    test('of a page’s address is drawn of a title and a description that were published, and of nothing else', async () => {
      const line: ContentSchema = { type: 'string' };
      const schema: ContentSchema = {
        type: 'object',
        properties: { head: { type: 'object', properties: { title: line, description: line } } },
      };
      const head = { title: '换一个名字 <b>&', description: '换一句话，给分享的人看。' };
      await declare(site(), ['shared'], { schema, value: { head: { title: '随版本', description: '随版本' } } });
      const own = sharePictureFile(head);
      const ask = (file: string) =>
        site().request({ method: 'GET', url: `/api/ext/v1/media/share/${PACKAGE}/shared/${file}` });
      expect((await ask(own)).statusCode).toBe(404);
      await editor.save('shared', { head });
      await editor.publish(['shared']);
      const drawn = await ask(own);
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
      expect(drawn.headers['cache-control']).toContain('immutable');
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(drawn.rawPayload.length).toBeLessThan(60_000);
      for (const file of [`${'0'.repeat(16)}.png`, 'x', '..%2f..%2fsecret'])
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
