import {
  type WorkEntry,
  deskEntryDecide,
  deskEntryList,
  fileUpload,
  likeCreate,
  likeDelete,
  myWorkEntries,
  noticeList,
  publicWork,
  workEntry,
  workEntryRemove,
  workEntryReopen,
  workEntrySave,
  workEntrySubmit,
  workEntryWithdraw,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { madePng } from '@shared/testing/made-images';
import { multipartFile } from '@shared/testing/multipart-file';
import type { Suite } from '../domain.suite';

const SEASON = '2047';
const written = {
  ...{ title: '差评当天回访', summary: '差评当天有人回', story: '原来每周看一次。\n\n现在每小时看一次。' },
  ...{ season: SEASON, category: 'finance', steps: '读差评\n派给客服\n记下结果' },
};

export const entrySuite: Suite = (site) => {
  const member = () => site().newVisitor();
  const editor = async () => (await site().newVisitor({ roles: ['editor'] })).token;
  const save = (token: string, body: object) => site().call(workEntrySave, { token, body });
  const looked = ({ id, version }: Pick<WorkEntry, 'id' | 'version'>) => ({ id, version });
  const submit = (token: string, entry: WorkEntry) => site().call(workEntrySubmit, { token, body: looked(entry) });
  const decide = async (entry: WorkEntry, decision: 'published' | 'returned', reason = '') =>
    site().call(deskEntryDecide, { token: await editor(), body: { ...looked(entry), decision, reason } });
  const read = (token: string, id: number) => site().call(workEntry, { token, query: { id } });
  const seasonEnds = (when: string) =>
    site().database.query(`update scene_items set closes_at = now() + $2::interval where value = $1`, [SEASON, when]);
  const send = async (token: string, bytes: Buffer, purpose = 'work') => {
    const file = multipartFile('一张图.png', bytes, token);
    return site().request({ method: 'POST', url: `${fileUpload.path}?purpose=${purpose}`, ...file });
  };
  const picture = async (token: string) => {
    const answer = (await send(token, madePng(30, 20))).json() as { data: unknown };
    return schemasOf(fileUpload).data.parse(answer.data);
  };
  const published = async () => {
    const { id, token } = await member();
    const entry = await submit(token, await save(token, written));
    await decide(entry, 'published');
    return { id, token, entry: await read(token, entry.id) };
  };

  describe('members enter works:', () => {
    beforeAll(async () => {
      await site().database.query(
        `insert into scene_items (scene_code, value, label, position, opens_at, closes_at)
       values ('work-season', $1, '${SEASON} 赛季', 90, now() - interval '1 day', now() + interval '1 day')`,
        [SEASON],
      );
    });
    beforeEach(() => seasonEnds('1 day'));
    // Other suites count what there is.
    afterAll(async () => {
      for (const sql of [
        `delete from likes where target_type = 'work' and target_id in (select id from works where season = $1)`,
        'delete from work_entries where season = $1',
        'delete from works where season = $1',
        'delete from scene_items where value = $1',
      ])
        await site().database.query(sql, [SEASON]);
    });

    describe('a work that a member enters', () => {
      test('is a draft as it is written, for its author alone', async () => {
        const { token } = await member();
        const begun = await save(token, { title: '  差评' });
        expect(begun).toMatchObject({ title: '差评', state: 'draft', workId: null, story: '', cover: null });
        const further = await save(token, { ...looked(begun), story: '一\n二' });
        expect(further).toMatchObject({ title: '差评', story: '一\n二', version: begun.version + 1 });
        expect(await read(token, begun.id)).toEqual(further);
        expect(await site().call(myWorkEntries, { token })).toMatchObject([{ id: begun.id, title: '差评' }]);

        const other = (await member()).token;
        for (const stranger of [other, await editor()]) {
          expect(await site().refused(workEntry, { token: stranger, query: { id: begun.id } })).toMatchObject({
            reason: 'not-found',
          });
          for (const route of [workEntrySave, workEntrySubmit, workEntryReopen, workEntryWithdraw, workEntryRemove])
            expect(await site().refused(route, { token: stranger, body: looked(further) })).toMatchObject({
              reason: 'not-found',
            });
        }
        const seen = await site().call(deskEntryList, { token: await editor(), query: { size: 500 } });
        expect(seen.items.map(({ id }) => id)).not.toContain(begun.id);
      });

      test('that was written in another window meanwhile keeps that, and says so', async () => {
        const { token } = await member();
        const begun = await save(token, { title: '一' });
        await save(token, { ...looked(begun), title: '二' });
        const late = await site().refused(workEntrySave, { token, body: { ...looked(begun), title: '三' } });
        expect(late).toMatchObject({ status: 409, reason: 'changed-since' });
        expect(late.message).toContain('别的窗口');
        expect((await read(token, begun.id)).title).toBe('二');
      });

      test('is handed in once nothing is missing, returned with a reason, mended and published', async () => {
        const { token } = await member();
        const begun = await save(token, {
          title: written.title,
          video: 'https://example.com/a',
          steps: 'x'.repeat(41),
        });
        const refused = await site().refused(workEntrySubmit, { token, body: looked(begun) });
        expect(refused.detail['fields']).toEqual([
          ...(['summary', 'story'] as const).map((path) => ({ path, message: '请填写' })),
          ...(['season', 'category'] as const).map((path) => ({ path, message: '请选一项' })),
          { path: 'steps', message: '每一步最多 40 个字' },
          { path: 'video', message: expect.stringContaining('哔哩哔哩') as string },
        ]);
        const video = 'https://www.bilibili.com/video/BV1ab411c7xy';
        const whole = await save(token, { ...looked(begun), ...written, video });
        const entry = await submit(token, whole);
        expect(await site().refused(workEntrySave, { token, body: { ...looked(entry), title: '改' } })).toMatchObject({
          reason: 'entry-state',
        });
        const queue = await site().call(deskEntryList, { token: await editor(), query: { state: 'submitted' } });
        expect(queue.items[0]).toMatchObject({ id: entry.id, seasonOpen: true, shown: null, title: written.title });

        const wordless = { token: await editor(), body: { ...looked(entry), decision: 'returned' } };
        expect(await site().refused(deskEntryDecide, wordless)).toMatchObject({ reason: 'invalid-request' });
        await decide(entry, 'returned', '第二步太笼统');
        const returned = await read(token, entry.id);
        expect(returned).toMatchObject({ state: 'returned', reason: '第二步太笼统' });
        const told = await site().call(noticeList, { token });
        expect(told.items[0]).toMatchObject({
          text: '您的作品「差评当天回访」退回来修改，原因：第二步太笼统',
          link: `/rpa_awards/enter/?entry=${entry.id}`,
        });

        const mended = await save(token, { ...looked(returned), steps: '读差评\n按店派给客服' });
        expect(mended).toMatchObject({ state: 'draft', reason: '第二步太笼统' });
        await decide(await submit(token, mended), 'published');
        const { workId, state, reason } = await read(token, entry.id);
        expect({ state, reason }).toEqual({ state: 'published', reason: '' });
        expect(await site().call(publicWork, { query: { id: workId ?? 0 } })).toMatchObject({
          ...{ title: written.title, season: SEASON, video, likeCount: 0 },
          ...{ content: ['原来每周看一次。', '现在每小时看一次。'], steps: ['读差评', '按店派给客服'] },
        });
        expect((await site().call(noticeList, { token })).items[0]).toMatchObject({
          link: `/rpa_awards/works/${String(workId)}/`,
        });
      });

      test('stays in sight as it was while its author writes it anew, under its address and with its votes', async () => {
        const { token, entry } = await published();
        const workId = entry.workId ?? 0;
        await site().call(likeCreate, {
          token: (await member()).token,
          body: { targetType: 'work', targetId: workId },
        });
        const open = await site().call(workEntryReopen, { token, body: looked(entry) });
        const anew = await save(token, { ...looked(open), title: '差评一小时内回访' });
        const shown = () => site().call(publicWork, { query: { id: workId } });
        expect((await shown()).title).toBe(written.title);
        const elsewhere = { token, body: { ...looked(anew), season: '2026' } };
        expect((await site().refused(workEntrySave, elsewhere)).detail['fields']).toMatchObject([{ path: 'season' }]);
        await decide(await submit(token, anew), 'published');
        expect(await shown()).toMatchObject({ id: workId, title: '差评一小时内回访', likeCount: 1 });
      });

      test('is gone for everybody once it is withdrawn, and can come again', async () => {
        const { token, entry } = await published();
        const withdrawn = await site().call(workEntryWithdraw, { token, body: looked(entry) });
        const query = { id: entry.workId ?? 0 };
        expect(await site().refused(publicWork, { query })).toMatchObject({ status: 410 });
        expect(await site().refused(workEntryRemove, { token, body: looked(withdrawn) })).toMatchObject({
          reason: 'entry-state',
        });
        const open = await site().call(workEntryReopen, { token, body: looked(withdrawn) });
        await decide(await submit(token, open), 'published');
        expect(await site().call(publicWork, { query })).toMatchObject({ title: written.title });
      });

      test('is not decided by its author, nor in a version that nobody looked at', async () => {
        const own = await site().newVisitor({ roles: ['editor'] });
        const mine = await submit(own.token, await save(own.token, written));
        const byMyself = { token: own.token, body: { ...looked(mine), decision: 'published' } };
        expect(await site().refused(deskEntryDecide, byMyself)).toMatchObject({ reason: 'own-application' });
        await site().call(workEntryReopen, { token: own.token, body: looked(mine) });
        const late = { token: await editor(), body: { ...looked(mine), decision: 'published' } };
        expect(await site().refused(deskEntryDecide, late)).toMatchObject({ reason: 'changed-since' });
      });
    });

    describe('the end of a season', () => {
      test('keeps drafts and what is written in them, and takes no more works and no votes', async () => {
        const { token, entry } = await published();
        const writer = await member();
        const draft = await save(writer.token, written);
        const voter = { token: (await member()).token, body: { targetType: 'work', targetId: entry.workId } };
        await site().call(likeCreate, voter);
        await seasonEnds('-1 minute');
        const late = await save(writer.token, { ...looked(draft), title: '晚了一步' });
        const refused = await site().refused(workEntrySubmit, { token: writer.token, body: looked(late) });
        expect(refused).toMatchObject({
          ...{ status: 409, reason: 'season-closed', message: '这个赛季已经结束征集，写的内容都在草稿里' },
        });
        expect(await read(writer.token, draft.id)).toMatchObject({ title: '晚了一步', state: 'draft' });
        expect(await site().refused(workEntryReopen, { token, body: looked(entry) })).toMatchObject({
          reason: 'season-closed',
        });
        const vote = { ...voter, token: (await member()).token };
        expect(await site().refused(likeCreate, vote)).toMatchObject({ reason: 'season-closed' });
        expect(await site().refused(likeDelete, voter)).toMatchObject({ reason: 'season-closed' });
        // What was handed in in time is still decided.
        await seasonEnds('1 day');
        const inTime = await submit(writer.token, late);
        await seasonEnds('-1 minute');
        await decide(inTime, 'published');
        expect(await read(writer.token, draft.id)).toMatchObject({ state: 'published' });
      });
    });

    describe('pictures of a work', () => {
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
          cover: { url: address(cover.id), width: 30, height: 20, alt: written.title },
          pictures: [{ url: address(one.id), alt: `${written.title}，第 1 张图` }],
        });
        const shown = await site().request(address(one.id));
        expect(shown.statusCode).toBe(200);
        expect(shown.headers).toMatchObject({
          ...{ 'content-type': 'image/png', 'content-security-policy': "default-src 'none'; sandbox" },
        });
        expect((await site().request(address(unused.id))).statusCode).toBe(404);
        await site().call(workEntryWithdraw, { token, body: looked(now) });
        expect((await site().request(address(one.id))).statusCode).toBe(404);
        // Nobody else can show them as theirs, and evidence is no picture of a work.
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

      test('go a day after nothing names them; those of an entry and of a work stay', async () => {
        const { token } = await member();
        const [kept, left] = [await picture(token), await picture(token)];
        const draft = await save(token, { title: '图', pictures: [kept.id, left.id] });
        await save(token, { ...looked(draft), pictures: [kept.id] });
        await site().database.query(`update uploads set used_at = now() - interval '3 days' where id in ($1, $2)`, [
          ...[kept.id, left.id],
        ]);
        await site().retain();
        const rows = await site().database.query<{ id: string }>('select id from uploads where id in ($1, $2)', [
          ...[kept.id, left.id],
        ]);
        expect(rows).toEqual([{ id: kept.id }]);
      });

      test.each([
        ['no picture', Buffer.from('%PDF-1.7\n'), '作品里只收 PNG 和 JPG 图片'],
        ['a broken one', madePng(3, 3).subarray(0, 12), '也可能已经损坏'],
        ['a larger one than pages show', madePng(10_001, 1), '每边最多 10000 像素'],
      ])('are refused where they are %s', async (_what, bytes, sentence) => {
        const { id, token } = await member();
        const answer = await send(token, bytes);
        expect(answer.statusCode).toBe(415);
        expect((answer.json() as { msg: string }).msg).toContain(sentence);
        expect(await site().database.query('select id from uploads where user_id = $1', [id])).toEqual([]);
      });
    });
  });
};
