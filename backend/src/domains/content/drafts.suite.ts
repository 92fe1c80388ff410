import {
  accountDelete,
  auditList,
  deskContentDetail,
  deskContentDiscard,
  deskContentDraft,
  deskContentList,
  deskContentPublish,
  deskContentRestore,
  deskHelpList,
} from '@shared/contract/endpoints';
import { endpoints } from '@shared/contract/schemas';
import { ChangeReader } from '../changes/testing/change-reader';
import type { Suite } from '../domain.suite';
import { Editor, PACKAGE, SCHEMA, SHIPPED, declare, declared, shownOf, titled } from './testing/told-content';

export const draftSuite: Suite = (site) => {
  describe('content that is edited', () => {
    let editor: Editor;
    beforeAll(async () => {
      editor = await Editor.of(site());
    });

    const rows = async (query: Record<string, string | number> = {}) =>
      (await site().call(deskContentList, { token: editor.token, query: { size: 500, sort: 'title', ...query } }))
        .items;
    const keysOf = async (query?: Record<string, string | number>) => (await rows(query)).map(({ key }) => key).sort();
    const refusedFields = async (key: string, value: unknown) => {
      const body = await editor.form(key, { value });
      const { reason, detail } = await site().refused(deskContentDraft, { token: editor.token, body });
      expect(reason).toBe('invalid-request');
      return detail['fields'];
    };

    test('is what the live releases declare, as the composer tells with the key of the services', async () => {
      const reader = await ChangeReader.open(site());
      const told = [declared(['hero', 'prices'])];
      expect(await reader.tellContent(told, 'x')).toBe(401);
      const put = { method: 'PUT', url: '/internal/site-content', payload: [] } as const;
      expect((await site().request(put)).statusCode).toBe(404);
      const [first] = told;
      for (const wrong of [
        {},
        [{ package: PACKAGE }],
        [{ ...first, package: '../up' }],
        [{ ...first, entries: { 'No Key': first?.entries['hero'] } }],
        [{ ...first, entries: { hero: { ...first?.entries['hero'], value: { title: 1 } } } }],
        [{ ...first, entries: { hero: { ...first?.entries['hero'], title: 'a\0b' } } }],
        [declared(['hero'], { schema: { type: 'string', title: 'a\0b' }, value: '' })],
        [declared(['hero'], { schema: { type: 'string', enum: ['\ud800'] }, value: '' })],
        [declared(Array.from({ length: 501 }, (_, at) => `e${at}`))],
      ])
        expect(await reader.tellContent(wrong)).toBe(400);
      expect(await reader.tellContent(told)).toBe(204);
      expect(await rows()).toEqual([
        ...['prices', 'hero'].map((key) => ({
          id: `${PACKAGE}/${key}`,
          package: PACKAGE,
          key,
          title: `题 ${key}`,
          addresses: ['/', '/home/:id'],
          draft: null,
          published: null,
          misfit: false,
        })),
      ]);
      expect(await reader.tellContent([])).toBe(204);
      expect(await rows()).toEqual([]);
      await reader.close();
    });

    test('has a form in the order of its schema, and begins with what the release ships', async () => {
      await declare(site(), ['hero']);
      const content = await editor.read('hero');
      expect(content).toMatchObject({ shipped: SHIPPED, live: SHIPPED, value: SHIPPED, version: 0, history: [] });
      const { properties } = content.schema as typeof SCHEMA;
      expect(Object.keys(properties)).toEqual(Object.keys(SCHEMA.properties));
      const query = { package: PACKAGE, key: 'none' };
      expect(await site().refused(deskContentDetail, { token: editor.token, query })).toMatchObject({ status: 404 });
    });

    test('is a draft until it is published: colleagues see it, and nobody else', async () => {
      await declare(site(), ['hero', 'prices']);
      const saved = await editor.save('hero', titled('还没好'));
      expect(saved).toMatchObject({
        live: SHIPPED,
        value: titled('还没好'),
        version: 1,
        draft: { by: { id: editor.id } },
      });
      const colleague = await Editor.of(site());
      expect((await colleague.read('hero')).value).toEqual(titled('还没好'));
      expect(await shownOf(site(), 'hero')).toEqual([]);
      expect(await keysOf({ state: 'draft' })).toEqual(['hero']);
      expect(await keysOf({ state: 'shipped' })).toEqual(['hero', 'prices']);
      expect(await keysOf({ keyword: '还没好' })).toEqual(['hero']);
      expect(await keysOf({ ids: `${PACKAGE}/prices` })).toEqual(['prices']);
      const discarded = await site().call(deskContentDiscard, {
        token: colleague.token,
        body: await editor.form('hero'),
      });
      expect(discarded).toMatchObject({ draft: null, value: SHIPPED, version: 2 });
    });

    test('is told what is wrong at its field, and is kept as it was', async () => {
      await declare(site(), ['hero']);
      const long = {
        ...SHIPPED,
        title: '长'.repeat(21),
        more: 1,
        points: [{ words: '一二三四五六七八九十一', icon: 'one' }],
      };
      expect(await refusedFields('hero', long)).toEqual([
        { path: 'value.more', message: '这里没有这一项' },
        { path: 'value.title', message: '最多 20 个字' },
        { path: 'value.points.0.words', message: '最多 10 个字' },
      ]);
      expect(await refusedFields('hero', undefined)).toMatchObject([{ path: 'value' }]);
      for (const title of ['a\0b', 'a\ud800b', 'a\nb', ''])
        expect(await refusedFields('hero', titled(title))).toHaveLength(1);
      const form = JSON.stringify(await editor.form('hero', { value: { ...SHIPPED, points: 'deep' } }));
      const deep = await site().request({
        method: 'POST',
        url: deskContentDraft.path,
        headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
        payload: form.replace('"deep"', '['.repeat(60_000) + ']'.repeat(60_000)),
      });
      expect([deep.statusCode, deep.body.includes('value.points.0')]).toEqual([400, true]);
      expect(await editor.read('hero')).toMatchObject({ draft: null, value: SHIPPED });
    });

    test('of 64 KB at most, whatever its script', async () => {
      const text = { type: 'string', format: 'text' } as const;
      const schema = { type: 'array', items: text } as const;
      await declare(site(), ['long'], { schema, value: [] });
      const lines = (count: number) => Array.from({ length: count }, () => '字'.repeat(10_000));
      expect((await editor.save('long', lines(6))).value).toEqual(lines(6));
      expect(await refusedFields('long', lines(7))).toEqual([{ path: 'value', message: '一共最多 64 KB' }]);
      const body = await editor.form('long', { value: lines(9) });
      expect(await site().refused(deskContentDraft, { token: editor.token, body })).toMatchObject({
        status: 413,
        reason: 'body-too-large',
      });
    });

    test('keeps what belongs to the code, also in lists that are ordered and added to', async () => {
      const points = [
        { words: '一', icon: 'one' },
        { words: '二', icon: 'two' },
      ];
      const value = { ...SHIPPED, points };
      await declare(site(), ['hero'], { value });
      const message = '这一项由页面的代码决定，不能改';
      expect(await refusedFields('hero', { ...value, icon: 'heart' })).toEqual([{ path: 'value.icon', message }]);
      expect(await refusedFields('hero', { ...value, points: [{ words: '三', icon: 'three' }] })).toEqual([
        { path: 'value.points.0.icon', message },
      ]);
      const ordered = { ...value, points: [{ words: '新' }, ...points.toReversed()] };
      expect((await editor.save('hero', ordered)).value).toEqual(ordered);
      // What was accepted before can be gone on with, though the release brings another one now.
      await declare(site(), ['hero'], { value: { ...value, icon: 'moon' } });
      expect((await editor.save('hero', { ...ordered, title: '接着改' })).value).toMatchObject({ icon: 'star' });
    });

    test('is text, however much it looks like markup or SQL', async () => {
      await declare(site(), ['hero']);
      const lead = `"><img src=x onerror=alert(1)> {{7*7}} '); drop table content_drafts; -- %_\\`;
      await editor.save('hero', { ...SHIPPED, lead });
      await editor.publish(['hero']);
      expect(await shownOf(site(), 'hero')).toEqual([{ ...SHIPPED, lead }]);
      for (const keyword of [`' or 1=1 --`, '%', '\\']) await rows({ keyword });
    });

    test('is kept by the first of two who save at once, and the other is told', async () => {
      await declare(site(), ['twice']);
      const [one, two] = [await editor.form('twice'), await editor.form('twice')];
      const answers = await Promise.all(
        [one, two].map((form, at) =>
          site().request({
            method: 'POST',
            url: deskContentDraft.path,
            headers: { authorization: `Bearer ${editor.token}` },
            payload: { ...form, value: titled(`第 ${at}`) },
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.map(({ body }) => body).join()).toContain('changed-since');
      // Also where the draft of the other is published and gone by then.
      await editor.publish(['twice']);
      const late = { token: editor.token, body: { ...one, value: titled('旧的') } };
      for (const call of [deskContentDraft, deskContentDiscard])
        expect(await site().refused(call, { ...late, body: { ...late.body, version: 1 } })).toMatchObject({
          reason: 'changed-since',
        });
    });

    test('becomes what it was once, or what the release ships, by one call', async () => {
      await declare(site(), ['back']);
      await editor.say('back', '第一');
      await editor.say('back', '第二');
      const { history } = await editor.read('back');
      expect(history).toMatchObject([{ value: titled('第二'), by: { id: editor.id } }, { value: titled('第一') }]);
      const restore = async (change: number | null) => ({
        token: editor.token,
        body: await editor.form('back', { change }),
      });
      const first = await site().call(deskContentRestore, await restore(history[1]?.id ?? 0));
      expect(first).toMatchObject({ value: titled('第一'), live: titled('第二') });
      await site().call(deskContentRestore, await restore(null));
      await editor.publish(['back']);
      expect(await shownOf(site(), 'back')).toEqual([]);
      // It is what the next release ships, too.
      await declare(site(), ['back'], { value: { ...SHIPPED, title: '新版本' } });
      expect(await editor.read('back')).toMatchObject({ published: null, live: { title: '新版本' } });
      expect((await editor.read('back')).history[0]).toMatchObject({ value: null });
      expect(await site().refused(deskContentRestore, await restore(2_000_000_000))).toMatchObject({ status: 404 });
      await declare(site(), ['back'], { schema: { type: 'string' }, value: '' });
      expect(await site().refused(deskContentRestore, await restore(history[0]?.id ?? 0))).toMatchObject({
        reason: 'invalid-request',
        detail: { fields: [{ path: 'value', message: '要填文字' }] },
      });
    });

    test('is the work of marketers, who have no other list, and of nobody who is not one', async () => {
      await declare(site(), ['hero']);
      await editor.save('hero', titled('不是你的'));
      const other = await site().newVisitor({ roles: ['editor', 'moderator', 'reviewer', 'operator'] });
      const body = await editor.choice(['hero']);
      const refused = { status: 403, reason: 'role-required', message: '只有市场可以这样做' };
      expect(await site().refused(deskContentPublish, { token: other.token, body })).toMatchObject(refused);
      expect(await site().refused(deskHelpList, { token: editor.token })).toMatchObject({ reason: 'role-required' });
      const lists = endpoints.filter(({ access, route }) => route.path.includes('/desk/') && access === 'marketer');
      expect(lists.every(({ route }) => route.path.startsWith('/api/ext/v1/desk/site-content'))).toBe(true);
      expect(lists.length).toBeGreaterThan(5);
    });

    test('stays when who wrote it leaves, under nobody’s name; who did what is noted', async () => {
      await declare(site(), ['left', 'open']);
      const leaving = await Editor.of(site());
      await leaving.save('left', titled('留下'));
      const { id } = await leaving.publish(['left'], { note: '为了发布会' });
      await leaving.save('open', titled('没写完'));
      const operator = (await site().newVisitor({ roles: ['operator'] })).token;
      const query = { actorId: leaving.id, size: 50 };
      const { items } = await site().call(auditList, { token: operator, query });
      expect(items.find(({ action }) => action === 'deskContentPublish')).toMatchObject({
        objectType: 'content-publication',
        objectId: String(id),
        after: { state: 'published', entries: [`${PACKAGE}/left`] },
      });
      await site().call(accountDelete, { token: leaving.token, body: { confirm: '注销账号' } });
      const nobody = { by: { id: null, name: '已注销用户' } };
      expect(await editor.read('left')).toMatchObject({ live: titled('留下'), published: nobody, history: [nobody] });
      expect(await editor.read('open')).toMatchObject({ value: titled('没写完'), draft: nobody });
      expect(await site().database.query('select note from content_publications where id = $1', [id])).toEqual([
        { note: '' },
      ]);
    });
  });
};
