import {
  deskEntryDecide,
  deskEntryList,
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
import type { Suite } from '../domain.suite';
import { SEASON, entryKit, withSeason, written } from './entry-kit.suite';

export const entrySuite: Suite = (site) => {
  const { member, editor, save, looked, submit, decide, read, seasonEnds, published } = entryKit(site);

  describe('members enter works:', () => {
    withSeason(site);

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
          text: '你的作品「差评当天回访」退回来修改，原因：第二步太笼统',
          link: `/rpa_awards/enter/?entry=${entry.id}`,
        });

        const mended = await save(token, { ...looked(returned), steps: '读差评\n按店派给客服' });
        expect(mended).toMatchObject({ state: 'draft', reason: '第二步太笼统' });
        await decide(await submit(token, mended), 'published');
        const { workId, state, reason } = await read(token, entry.id);
        expect({ state, reason }).toEqual({ state: 'published', reason: '' });
        expect(await site().call(publicWork, { query: { id: workId ?? 0 } })).toMatchObject({
          title: written.title,
          season: SEASON,
          video,
          likeCount: 0,
          content: ['原来每周看一次。', '现在每小时看一次。'],
          steps: ['读差评', '按店派给客服'],
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
          status: 409,
          reason: 'season-closed',
          message: '这个赛季已经结束征集，写的内容都在草稿里',
        });
        expect(await read(writer.token, draft.id)).toMatchObject({ title: '晚了一步', state: 'draft' });
        expect(await site().refused(workEntryReopen, { token, body: looked(entry) })).toMatchObject({
          reason: 'season-closed',
        });
        const vote = { ...voter, token: (await member()).token };
        expect(await site().refused(likeCreate, vote)).toMatchObject({ reason: 'season-closed' });
        expect(await site().refused(likeDelete, voter)).toMatchObject({ reason: 'season-closed' });
        // Entries that were handed in in time are still decided.
        await seasonEnds('1 day');
        const inTime = await submit(writer.token, late);
        await seasonEnds('-1 minute');
        await decide(inTime, 'published');
        expect(await read(writer.token, draft.id)).toMatchObject({ state: 'published' });
      });
    });
  });
};
