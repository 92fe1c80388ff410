import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentSchema } from '@shared/contract/content';
import { deskPictureList, deskPublicationUndo } from '@shared/contract/endpoints';
import { madePng } from '@shared/testing/made-images';
import type { Suite } from '../domains/domain.suite';
import { Editor, PACKAGE, declare, shownOf } from '../domains/content/testing/told-content';
import { sentFile } from '../domains/testing/sent-image';
import { sentVideo } from '../domains/testing/sent-video';
import { openUploads } from '../open-uploads';
import { contentCommand } from './content-command';

const SCHEMA: ContentSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 10 },
    face: { type: 'picture' },
    film: { type: 'video' },
    story: { type: 'string', format: 'markdown' },
  },
  required: ['title'],
};

export const contentFilesSuite: Suite = (site) => {
  describe('content as files', () => {
    let editor: Editor;
    let folder: string;
    const files = () => openUploads({ dataDir: dirname(site().uploads), bucket: null });
    const run = async (...args: string[]) => contentCommand({ database: site().database, files: await files() }, args);
    const refusal = async () =>
      run('import', folder, `${editor.id}`).then(
        () => null,
        (error: unknown) => (error as Error).message,
      );
    const put = async (file: string, text: string) => {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), text);
    };
    beforeEach(async () => {
      editor = await Editor.of(site());
      await site().database.query('delete from content_drafts');
      folder = await mkdtemp(join(tmpdir(), 'content-files-'));
      await declare(site(), ['one', 'two'], { schema: SCHEMA, value: { title: '随版本' } });
    });
    afterEach(() => rm(folder, { recursive: true }));

    test('are written with their pictures, and become drafts of another site, where nothing of them was', async () => {
      const [file, bytes] = [{ purpose: 'content-image', name: 'face.png' } as const, madePng(900, 600)];
      const { id, picture } = await sentFile(site(), editor.token, [file, bytes]);
      const face = { url: picture?.url, width: 900, height: 600, alt: '一个人', focus: { x: 5, y: 0 } };
      const another = { purpose: 'content-image', name: 'loom.png' } as const;
      const { id: inText, picture: loom } = await sentFile(site(), editor.token, [another, madePng(800, 500)]);
      const story = `![织机](${loom?.url ?? ''} "800x500")`;
      await editor.save('one', { title: '发布的', face, story });
      const publication = await editor.publish(['one']);
      expect(await run('export', folder)).toBe(`1 entries and 2 pictures are in ${folder}`);
      expect((await readdir(folder, { recursive: true })).sort()).toEqual(
        [
          [PACKAGE, `${PACKAGE}/one.json`, 'pictures'],
          [id, inText].flatMap((one) => [`pictures/${one}.json`, `pictures/${one}.webp`]),
        ]
          .flat()
          .sort(),
      );
      const written = await readFile(join(folder, PACKAGE, 'one.json'), 'utf8');
      expect(JSON.parse(written)).toEqual({ title: '发布的', face, story });
      // The other site: nobody published it, and the library is without the picture.
      await site().call(deskPublicationUndo, { token: editor.token, body: { id: publication.id } });
      for (const one of [id, inText]) {
        await site().database.query('delete from desk_files where id = $1', [one]);
        await (await files()).delete(one);
      }
      expect(await run('import', folder, `${editor.id}`)).toMatch(/^1 drafts/);
      expect(await editor.read('one')).toMatchObject({
        draft: { by: { id: editor.id } },
        value: { title: '发布的', face, story },
      });
      expect(await shownOf(site(), 'one')).toEqual([]);
      const { items } = await site().call(deskPictureList, { token: editor.token, query: {} });
      expect(items.find((one) => one.id === id)).toMatchObject({ name: 'face.png', width: 900, height: 600, uses: 1 });
      expect(items.find((one) => one.id === inText)).toMatchObject({ name: 'loom.png', uses: 1 });
      const shown = await site().request({ method: 'GET', url: `${picture?.url ?? ''}?w=400` });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    });

    test('take videos and captions along as they were sent, and nothing that is another file than was exported', async () => {
      const value = { title: '有视频', film: await sentVideo(site(), editor.token, madePng(90, 60)) };
      await editor.save('one', value);
      const publication = await editor.publish(['one']);
      expect(await run('export', folder)).toBe(`1 entries and 3 pictures are in ${folder}`);
      await site().call(deskPublicationUndo, { token: editor.token, body: { id: publication.id } });
      const ids = [value.film.url, value.film.captions].map((url) => url.slice(-32));
      await site().database.query(`delete from desk_files where id in ('${ids.join("', '")}')`);
      for (const id of ids) await (await files()).delete(id);
      const [film, captions] = [join(folder, 'pictures', `${ids[0]}.webm`), join(folder, 'pictures', `${ids[1]}.vtt`)];
      for (const file of [film, captions]) {
        const bytes = await readFile(file);
        await writeFile(file, `${bytes.toString('latin1')}\n`, 'latin1');
        expect(await refusal()).toMatch(/is missing, or not the file that was exported$/);
        await rm(file);
        expect(await refusal()).toMatch(/is missing, or not the file that was exported$/);
        await writeFile(file, bytes);
      }
      expect(await run('import', folder, `${editor.id}`)).toMatch(/^1 drafts/);
      expect(await editor.read('one')).toMatchObject({ value });
      const shown = await site().request({ method: 'GET', url: value.film.url });
      expect([shown.statusCode, shown.rawPayload.length]).toEqual([200, (await readFile(film)).length]);
    });

    test.each<[string, Record<string, string>, RegExp]>([
      ['is empty', {}, /^There is no <package>\/<key>.json/],
      ['has an entry that no release declares', { 'made-up/three.json': '{}' }, /made-up\/three.json: no live release/],
      [
        'has a text that is too long',
        { 'made-up/one.json': '{"title":"一二三四五六七八九十十一"}' },
        /one.json: title: 最多/,
      ],
      ['is no JSON', { 'made-up/one.json': '{' }, /made-up\/one.json is not JSON/],
      ['is deeper than an export', { 'made-up/one/more.json': '{}' }, /made-up\/one\/more.json is no <package>/],
      ['is larger than an entry', { 'made-up/one.json': ' '.repeat(300_000) }, /larger than an entry/],
      ['lacks a picture', { 'made-up/one.json': face('a') }, new RegExp(`pictures/${'a'.repeat(32)}.json is missing`)],
      [
        'has a picture that is none',
        {
          'made-up/one.json': face('b'),
          [`pictures/${'b'.repeat(32)}.json`]: '{"name":"a.png","alt":""}',
          [`pictures/${'b'.repeat(32)}.webp`]: 'GIF89a',
        },
        /已经损坏/,
      ],
    ])('of a folder that %s are refused in a sentence, and nothing of them is kept', async (_what, given, said) => {
      for (const [file, text] of Object.entries({ ...given })) await put(file, text);
      if (Object.keys(given).length > 0) await put('made-up/two.json', '{"title":"好的"}');
      expect(await refusal()).toMatch(said);
      expect(await editor.read('two')).toMatchObject({ draft: null });
    });

    test('leave the draft of a colleague as it is', async () => {
      await editor.save('one', { title: '同事的' });
      await put('made-up/one.json', '{"title":"文件里的"}');
      expect(await refusal()).toContain('made-up/one.json: a colleague has a draft of it');
      expect(await editor.read('one')).toMatchObject({ value: { title: '同事的' } });
    });
  });
};

function face(letter: string): string {
  const url = `/api/ext/v1/media/uploaded/${letter.repeat(32)}`;
  return JSON.stringify({ title: '有图', face: { url, width: 9, height: 9, alt: '图', focus: { x: 5, y: 5 } } });
}
