import type { ContentSchema } from '@shared/contract/content';
import { deskContentDraft, deskContentPublish, deskPublicationUndo } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { tellContent } from './declarations';
import { Editor, PACKAGE, declare } from './testing/told-content';

const linkSchema: ContentSchema = {
  type: 'object',
  properties: { href: { type: 'string', format: 'href' }, story: { type: 'string', format: 'markdown' } },
  required: ['href'],
};
const id = { type: 'string', format: 'id' } as const;
const listSchema: ContentSchema = {
  type: 'array',
  items: { type: 'object', properties: { id, type: { type: 'string' } }, required: ['id', 'type'] },
};

export const contentLinkSuite: Suite = (site) => {
  describe('content with links', () => {
    let editor: Editor;
    beforeAll(async () => {
      editor = await Editor.of(site());
    });
    const refusal = async (key: string, value: unknown) => {
      const body = await editor.form(key, { value });
      return (await site().refused(deskContentDraft, { token: editor.token, body })).detail.fields;
    };

    test('leads to pages that the site has alone, in a link and in Markdown', async () => {
      await site().app.sitePages.tell(['/buy', '/solution/:slug', '/qa']);
      await declare(site(), ['links'], { schema: linkSchema, value: { href: '/buy/', story: '随版本' } });
      await editor.save('links', { href: '/solution/finance/#more', story: '看看[价格](/buy/)' });
      await editor.save('links', { href: '/api/docs', story: '看看[接口](/api/docs)' });
      const value = { href: '/solutions/', story: '第一段\n\n看看[价格](/price/)和[外面](javascript:alert)' };
      expect(await refusal('links', value)).toEqual([
        { path: 'value.story', message: expect.stringContaining('javascript') as string },
        { path: 'value.href', message: '本站没有 /solutions/ 这一页' },
        { path: 'value.story', message: '第 3 行：本站没有 /price/ 这一页' },
      ]);
    });

    test('keeps an address that nobody can edit', async () => {
      const schema: ContentSchema = {
        type: 'object',
        properties: { name: { type: 'string' }, asked: { type: 'string', format: 'href', readOnly: true } },
        required: ['name', 'asked'],
      };
      const asked = '/composition.json';
      await declare(site(), ['asked'], { schema, value: { name: '页面', asked } });
      await editor.save('asked', { name: '页面和路由', asked });
    });

    const member = (name: string, type = 'sale') => ({ id: name, type });
    const story = (name: string, type = 'sale') => ({ href: `/story/${type}/${name}/` });
    /** Three entries: a list whose members have pages, and two that link to some. */
    const begin = async () => {
      const entry = (schema: ContentSchema, value: unknown, pages: string[]) => ({ title: '', schema, value, pages });
      const shown = {
        stories: { ...entry(listSchema, [member('one'), member('two')], ['story']), title: '故事' },
        first: { ...entry(linkSchema, { href: '/buy/' }, ['buy']), title: '第一页' },
        second: { ...entry(linkSchema, { href: '/buy/' }, ['buy']), title: '第二页' },
      };
      const addresses = { story: ['/story/:type/:id/'], buy: ['/buy/'] };
      await tellContent(site().database, [{ package: PACKAGE, entries: shown, addresses }]);
      await standing(['one', 'two']);
    };
    const standing = async (names: readonly string[]) => {
      const paths = Object.fromEntries(names.map((name) => [`/story/sale/${name}/`, { type: 'sale', id: name }]));
      await site().app.sitePages.tell(['/buy', { pattern: '/story/:type/:id', paths }]);
    };

    test('leads to members of a list that are there, by all that their address names', async () => {
      await begin();
      await editor.save('first', story('one'));
      for (const [name, type] of [['none'], ['one', 'buying'], ['sale', 'one']] as const) {
        const { href } = story(name, type);
        expect(await refusal('first', { href })).toEqual([{ path: 'value.href', message: `本站没有 ${href} 这一页` }]);
      }
    });

    test('may lead to a member that is only drafted, and is published with it, not before', async () => {
      await begin();
      await editor.save('stories', [member('one'), member('two'), member('three')]);
      await editor.save('first', story('three'));
      const body = await editor.choice(['first']);
      expect((await site().refused(deskContentPublish, { token: editor.token, body })).detail.fields).toEqual([
        { path: 'entries.0', message: '“第一页”的 href：本站没有 /story/sale/three/ 这一页' },
      ]);
      await editor.publish(['stories', 'first']);
    });

    test('keeps a member where another entry links to it, as it is edited now, and as visitors see it', async () => {
      await begin();
      await editor.save('first', story('two'));
      await editor.publish(['first']);
      await editor.save('second', story('two'));
      const held = (title: string) => `“${title}”还链接着 /story/sale/two/，请先改那里`;
      const moved = [member('one'), member('two', 'buying')];
      for (const value of [[member('one')], moved])
        expect(await refusal('stories', value)).toEqual([
          { path: 'value', message: held('第一页') },
          { path: 'value', message: held('第二页') },
        ]);
      for (const key of ['first', 'second']) await editor.save(key, { href: '/buy/' });
      await editor.save('stories', [member('one')]);
      const body = await editor.choice(['stories']);
      expect((await site().refused(deskContentPublish, { token: editor.token, body })).detail.fields).toEqual([
        { path: 'entries', message: held('第一页') },
      ]);
      await editor.publish(['stories', 'first']);
    });

    test('is not undone where a page would go that another entry links to, nor where what comes back links to none', async () => {
      await begin();
      const undo = ({ id: publication }: { id: number }) => ({ token: editor.token, body: { id: publication } });
      await editor.save('stories', [member('one'), member('two'), member('three')]);
      const added = await editor.publish(['stories']);
      await standing(['one', 'two', 'three']);
      await editor.save('first', story('three'));
      await editor.publish(['first']);
      expect(await site().refused(deskPublicationUndo, undo(added))).toMatchObject({
        message: '没有撤回：“第一页”还链接着 /story/sale/three/，请先改那里',
      });
      await editor.save('first', { href: '/buy/' });
      const left = await editor.publish(['first']);
      await site().call(deskPublicationUndo, undo(added));
      await standing(['one', 'two']);
      expect(await site().refused(deskPublicationUndo, undo(left))).toMatchObject({
        message: '没有撤回：“第一页”：本站没有 /story/sale/three/ 这一页',
      });
      expect((await editor.read('first')).live).toEqual({ href: '/buy/' });
    });
  });
};
