import { type ContentSchema, contentMistakes } from '@shared/contract/content';
import {
  accountExport,
  deskContentDetail,
  deskContentList,
  deskContentPublish,
  deskPublicationList,
  deskPublicationUndo,
  siteContent,
} from '@shared/contract/endpoints';
import { tellDue } from '../changes/keep-telling';
import { ChangeReader } from '../changes/testing/change-reader';
import type { Suite } from '../domain.suite';
import { unzip } from '../testing/unzip';
import { Editor, NARROWER, PACKAGE, SCHEMA, SHIPPED, declare, shownOf, titled, titlesOf } from './testing/told-content';

export const publicationSuite: Suite = (site) => {
  describe('a publication', () => {
    let editor: Editor;
    let reader: ChangeReader;
    beforeAll(async () => {
      editor = await Editor.of(site());
      reader = await ChangeReader.open(site());
    });
    afterAll(() => reader.close());

    const undo = (id: number) => site().call(deskPublicationUndo, { token: editor.token, body: { id } });
    const told = async () => (await reader.next()).topics.map(({ topic }) => topic).sort();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    /** Brings the time of a scheduled publication. */
    const letCome = (id: number) =>
      site().database.query('update content_publications set at = now() where id = $1', [id]);

    test('shows several drafts together, and tells their topics alone', async () => {
      await declare(site(), ['a', 'b', 'c']);
      for (const key of ['a', 'b', 'c']) await editor.save(key, titled(`新 ${key}`));
      await reader.skip();
      const publication = await editor.publish(['a', 'b'], { note: '换季' });
      expect(publication).toMatchObject({ state: 'published', note: '换季', undoable: true, by: { id: editor.id } });
      expect(publication.entries).toEqual([
        { package: PACKAGE, key: 'a', title: '题 a' },
        { package: PACKAGE, key: 'b', title: '题 b' },
      ]);
      expect(await told()).toEqual([`content:${PACKAGE}/a`, `content:${PACKAGE}/b`]);
      const { entries } = await site().call(siteContent, { query: { package: PACKAGE, keys: 'a,b,c,none' } });
      expect(entries).toEqual({ a: [titled('新 a')], b: [titled('新 b')], c: [], none: [] });
      expect(await editor.read('a')).toMatchObject({ draft: null, live: titled('新 a'), value: titled('新 a') });
    });

    test('is read by a later release under the new names of its fields, with what ships for those that are new', async () => {
      await declare(site(), ['renamed']);
      await editor.say('renamed', '发布的');
      await editor.save('renamed', titled('草稿里的'));
      const schema: ContentSchema = {
        type: 'object',
        properties: { headline: { type: 'string', was: 'title', maxLength: 20 }, extra: { type: 'string' } },
      };
      await declare(site(), ['renamed'], { schema, value: { headline: '随版本', extra: '新的一句' } });
      const after = await editor.read('renamed');
      expect(after).toMatchObject({ misfit: false, live: { headline: '发布的', extra: '新的一句' } });
      expect(after.value).toEqual({ headline: '草稿里的', extra: '新的一句' });
      await editor.publish(['renamed']);
      expect((await editor.read('renamed')).live).toEqual({ headline: '草稿里的', extra: '新的一句' });
    });

    test('half of which does not fit what is live by now shows nothing, names what does not fit, and keeps the drafts', async () => {
      await declare(site(), ['half', 'whole']);
      await editor.save('half', titled('太长的题目'));
      await editor.save('whole', titled('短'));
      await declare(site(), ['half', 'whole'], { schema: NARROWER });
      const sent = { token: editor.token, body: await editor.choice(['whole', 'half']) };
      await reader.skip();
      expect(await site().refused(deskContentPublish, sent)).toMatchObject({
        reason: 'invalid-request',
        detail: { fields: [{ path: 'entries.1', message: '“题 half”的 title：最多 3 个字' }] },
      });
      expect([await shownOf(site(), 'half'), await shownOf(site(), 'whole'), await told()]).toEqual([[], [], []]);
      expect(await editor.read('whole')).toMatchObject({ draft: { by: { id: editor.id } }, value: titled('短') });
    });

    test('is refused where a draft was changed since, is none, is chosen twice, or of what is not live', async () => {
      await declare(site(), ['mine', 'none']);
      await editor.save('mine', titled('看过的'));
      const seen = await editor.choice(['mine']);
      await (await Editor.of(site())).save('mine', titled('没看过的'));
      const refused = (body: object) => site().refused(deskContentPublish, { token: editor.token, body });
      expect(await refused(seen)).toMatchObject({
        reason: 'changed-since',
        message: '“题 mine”刚刚被同事改过，请先看看改了什么',
      });
      const none = { package: PACKAGE, key: 'none', version: 1 };
      expect(await refused({ entries: [none] })).toMatchObject({ reason: 'changed-since' });
      const twice = await editor.choice(['mine', 'mine']);
      expect(await refused(twice)).toMatchObject({ reason: 'invalid-request' });
      expect(await refused({ entries: [{ ...none, key: 'other' }] })).toMatchObject({ reason: 'not-found' });
      const now = await editor.choice(['mine']);
      await declare(site(), ['none']);
      expect(await refused(now)).toMatchObject({ reason: 'not-found' });
      expect(await titlesOf(site(), 'mine')).toEqual([]);
    });

    test('of the same entries by several at once is made whole by whoever is first, in whatever order they name them', async () => {
      const keys = ['p', 'q', 'r'];
      await declare(site(), keys);
      for (let round = 0; round < 5; round += 1) {
        for (const key of keys) await editor.save(key, titled(`轮 ${round}`));
        const { entries } = await editor.choice(keys);
        const orders = [entries, entries.toReversed(), entries.slice(1), entries.slice(0, 2).toReversed()];
        const answers = await Promise.all(
          orders.map((order) =>
            site().request({
              method: 'POST',
              url: deskContentPublish.path,
              headers: { authorization: `Bearer ${editor.token}` },
              payload: { entries: order },
            }),
          ),
        );
        const codes = answers.map(({ statusCode }) => statusCode);
        expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
        const published = orders.flatMap((order, at) => (codes[at] === 200 ? order.map(({ key }) => key) : []));
        expect(new Set(published).size).toBe(published.length);
        for (const key of keys)
          expect([key, (await titlesOf(site(), key))[0] === `轮 ${round}`]).toEqual([key, published.includes(key)]);
        const left = keys.filter((key) => !published.includes(key));
        if (left.length > 0) await editor.publish(left);
      }
    });

    test('comes at its time by the clock of the database, told then, without anybody doing anything', async () => {
      await declare(site(), ['due']);
      await editor.say('due', '现在');
      await editor.save('due', titled('以后'));
      const refusedAt = async (at: string) => {
        const body = await editor.choice(['due'], { at });
        return (await site().refused(deskContentPublish, { token: editor.token, body })).detail['fields'];
      };
      expect(await refusedAt(inHours(-1))).toEqual([{ path: 'at', message: '这个时间已经过了' }]);
      expect(await refusedAt(inHours(24 * 400))).toEqual([{ path: 'at', message: '最多提前一年' }]);
      expect(await refusedAt('0000-01-01T00:00:00Z')).toHaveLength(1);

      const at = inHours(2);
      const { id, state } = await editor.publish(['due'], { at });
      expect(state).toBe('scheduled');
      expect(await editor.read('due')).toMatchObject({ draft: {}, value: titled('以后'), live: titled('现在') });
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 3_600_000);
      expect(await titlesOf(site(), 'due')).toEqual(['现在']);
      clock.mockRestore();

      await letCome(id);
      await site().database.query(`update change_state set told_until = now() - interval '1 minute'`);
      await reader.skip();
      await tellDue(site().database);
      expect(await told()).toContain(`content:${PACKAGE}/due`);
      expect(await titlesOf(site(), 'due')).toEqual(['以后', '现在']);
      expect(await editor.read('due')).toMatchObject({ draft: null, live: titled('以后') });
      const query = { state: 'scheduled' };
      const { items } = await site().call(deskPublicationList, { token: editor.token, query });
      expect(items.map((item) => item.id)).not.toContain(id);
    });

    test('that waits for its time holds its words while the draft goes on, and can be cancelled', async () => {
      await declare(site(), ['wait']);
      await editor.save('wait', titled('定了'));
      const { id, undoable } = await editor.publish(['wait'], { at: inHours(2) });
      expect(undoable).toBe(true);
      await editor.save('wait', titled('还在改'));
      await letCome(id);
      expect(await titlesOf(site(), 'wait')).toEqual(['定了']);
      expect(await editor.read('wait')).toMatchObject({ draft: {}, value: titled('还在改') });

      const other = await editor.publish(['wait'], { at: inHours(2) });
      expect(await undo(other.id)).toMatchObject({ id: other.id, state: 'cancelled', undoable: false });
      await letCome(other.id);
      expect(await titlesOf(site(), 'wait')).toEqual(['定了']);
      expect(await editor.read('wait')).toMatchObject({ draft: {}, value: titled('还在改') });
    });

    test('is taken back as one, is given to no release any more, and can be brought again', async () => {
      await declare(site(), ['x', 'y']);
      await editor.say('x', '甲');
      await editor.save('x', titled('乙'));
      await editor.save('y', titled('丙'));
      const { id } = await editor.publish(['x', 'y']);
      await reader.skip();
      const back = await undo(id);
      expect(back).toMatchObject({ state: 'published', undoable: true });
      expect(await told()).toEqual([`content:${PACKAGE}/x`, `content:${PACKAGE}/y`]);
      expect([await titlesOf(site(), 'x'), await titlesOf(site(), 'y')]).toEqual([['甲'], []]);
      expect(await site().refused(deskPublicationUndo, { token: editor.token, body: { id } })).toMatchObject({
        reason: 'changed-since',
      });
      await undo(back.id);
      expect([await titlesOf(site(), 'x'), await titlesOf(site(), 'y')]).toEqual([['乙', '甲'], ['丙']]);
      expect(await site().refused(deskPublicationUndo, { token: editor.token, body: { id: 2e9 } })).toMatchObject({
        status: 404,
      });
    });

    test('is taken back once by several at once, and not where one of its entries was published since', async () => {
      await declare(site(), ['x', 'z']);
      await editor.save('x', titled('子'));
      await editor.save('z', titled('丑'));
      const { id } = await editor.publish(['x', 'z']);
      await editor.say('z', '寅');
      const refusal = await site().refused(deskPublicationUndo, { token: editor.token, body: { id } });
      expect(refusal).toMatchObject({ reason: 'changed-since' });
      const { items } = await site().call(deskPublicationList, { token: editor.token, query: { ids: String(id) } });
      expect(items).toMatchObject([{ undoable: false }]);
      const last = await editor.say('x', '卯');
      const sent = { url: deskPublicationUndo.path, headers: { authorization: `Bearer ${editor.token}` } };
      const answers = await Promise.all(
        [1, 2, 3].map(() => site().request({ method: 'POST', ...sent, payload: { id: last.id } })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect((await titlesOf(site(), 'x'))[0]).toBe('子');
    });

    test('is found by the release that it fits, before and after a rollback', async () => {
      await declare(site(), ['roll']);
      const old = { ...titled('很久以前的题目'), lead: '旧的导语' };
      await editor.save('roll', old);
      await editor.publish(['roll']);
      const misfits = async () => {
        const query = { state: 'misfit' };
        return (await site().call(deskContentList, { token: editor.token, query })).items.map(({ key }) => key);
      };
      expect(await misfits()).toEqual([]);
      await declare(site(), ['roll'], { schema: NARROWER });
      expect(await misfits()).toEqual(['roll']);
      expect(await editor.read('roll')).toMatchObject({ misfit: true, live: SHIPPED });
      await editor.say('roll', '新题');
      expect(await misfits()).toEqual([]);
      const given = await shownOf(site(), 'roll');
      expect(given).toEqual([titled('新题'), old]);

      const wider: ContentSchema = {
        ...SCHEMA,
        properties: { ...SCHEMA.properties, title: { type: 'string', minLength: 5 } },
      };
      await declare(site(), ['roll'], { schema: wider, value: old });
      expect(given.find((value) => contentMistakes(wider, value).length === 0)).toEqual(old);
      expect(await editor.read('roll')).toMatchObject({ misfit: true, live: old });
    });

    test('is kept while no live release declares it, and is there again with one that does', async () => {
      await declare(site(), ['gone']);
      await editor.say('gone', '还会回来');
      await declare(site(), []);
      const query = { package: PACKAGE, key: 'gone' };
      expect(await site().refused(deskContentDetail, { token: editor.token, query })).toMatchObject({ status: 404 });
      expect(await titlesOf(site(), 'gone')).toEqual(['还会回来']);
      await declare(site(), ['gone']);
      expect(await editor.read('gone')).toMatchObject({ live: titled('还会回来') });
    });

    test('is one of five at most that are given of an entry, each once', async () => {
      await declare(site(), ['many']);
      for (const title of ['1', '2', '3', '2', '4', '5', '6']) await editor.say('many', title);
      expect(await titlesOf(site(), 'many')).toEqual(['6', '5', '4', '2', '3']);
      expect((await editor.read('many')).history).toHaveLength(7);
    });

    test('comes after what was there, though the clock went back meanwhile', async () => {
      await declare(site(), ['clock']);
      const { id } = await editor.say('clock', '昨天');
      await site().database.query(`update content_publications set at = now() + interval '1 hour' where id = $1`, [id]);
      await editor.say('clock', '今天');
      expect(await titlesOf(site(), 'clock')).toEqual(['今天', '昨天']);
    });

    test('stands in the archive of who made it', async () => {
      await declare(site(), ['told']);
      const leaving = await Editor.of(site());
      await leaving.say('told', '我写的');
      const { url } = await site().call(accountExport, { token: leaving.token });
      const files = await unzip((await site().request(url)).rawPayload);
      expect(JSON.parse(String(files.get('publications.json')))).toMatchObject([
        { state: 'published', entries: [{ package: PACKAGE, key: 'told', value: titled('我写的') }] },
      ]);
    });
  });
};
