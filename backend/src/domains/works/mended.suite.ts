import {
  deskEntryDecide,
  deskEntryList,
  deskWorkList,
  deskWorkSave,
  publicWork,
  workEntryReopen,
  workEntrySave,
  workEntrySubmit,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { entryKit, withSeason, written } from './entry-kit.suite';

export const mendedSuite: Suite = (site) => {
  const { editor, save, looked, submit, read, published } = entryKit(site);
  const mend = async (workId: number, part: object) => {
    const token = await editor();
    const { items } = await site().call(deskWorkList, { token, query: { keyword: '差评', size: 100 } });
    const version = items.find(({ id }) => id === workId)?.version ?? 0;
    return site().call(deskWorkSave, { token, body: { id: workId, version, ...part } });
  };
  const shown = (id: number) => site().call(publicWork, { query: { id } });
  const reopened = async () => {
    const { token, entry } = await published();
    const open = await site().call(workEntryReopen, { token, body: looked(entry) });
    return { token, open, workId: entry.workId ?? 0 };
  };

  describe('an editor’s changes to a published work', () => {
    withSeason(site);

    test('are seen by the author, who hands in nothing over them before; what they wrote is kept', async () => {
      const { token, open, workId } = await reopened();
      expect(open.mended).toBeNull();
      const title = '差评当天就回访';
      await mend(workId, { title, content: ['原来每周看一次。', '现在每小时看。'], award: '一等奖' });
      const mine = await save(token, { ...looked(open), summary: '我改的简介' });
      expect(mine.mended).toMatchObject({ title, story: '原来每周看一次。\n现在每小时看。' });
      expect(Object.keys(mine.mended ?? {}).sort()).toEqual(['story', 'title', 'version']);
      const refused = await site().refused(workEntrySubmit, { token, body: looked(mine) });
      expect(refused).toMatchObject({ status: 409, reason: 'changed-since' });
      expect(refused.message).toBe('编辑改过大家看到的标题、正文，请先看看改成了什么；你写的都在');
      expect(await read(token, open.id)).toMatchObject({ summary: '我改的简介', title: written.title, state: 'draft' });

      // The author looked at it: the editor's title is taken, their text is not.
      const { version: mendedVersion = 0 } = mine.mended ?? {};
      const taken = await save(token, { ...looked(mine), title, mendedVersion });
      expect(taken).toMatchObject({ title, story: written.story, mended: null });
      const again = await submit(token, taken);
      await site().call(deskEntryDecide, { token: await editor(), body: { ...looked(again), decision: 'published' } });
      expect(await shown(workId)).toMatchObject({ title, summary: '我改的简介', award: '一等奖' });
    });

    test('are told once more where they come after the author looked', async () => {
      const { token, open, workId } = await reopened();
      await mend(workId, { title: '差评一' });
      const first = await read(token, open.id);
      await mend(workId, { title: '差评二' });
      const body = { ...looked(first), mendedVersion: first.mended?.version ?? 0 };
      expect(await site().refused(workEntrySave, { token, body })).toMatchObject({ reason: 'changed-since' });
      expect((await read(token, open.id)).mended).toMatchObject({ title: '差评二' });
    });

    test('that come after it was handed in are not gone over by who publishes, unless they looked at them', async () => {
      const { token, open, workId } = await reopened();
      const entry = await submit(token, await save(token, { ...looked(open), steps: '读差评' }));
      await mend(workId, { summary: '编辑改的简介' });
      const decide = { ...looked(entry), decision: 'published' };
      const refused = await site().refused(deskEntryDecide, { token: await editor(), body: decide });
      expect(refused).toMatchObject({ status: 409, reason: 'changed-since' });
      expect((await shown(workId)).summary).toBe('编辑改的简介');
      const { items } = await site().call(deskEntryList, { token: await editor(), query: { size: 500 } });
      const { mended } = items.find(({ id }) => id === entry.id) ?? {};
      expect(mended).toMatchObject({ summary: '编辑改的简介' });
      await site().call(deskEntryDecide, {
        token: await editor(),
        body: { ...decide, mendedVersion: mended?.version ?? 0 },
      });
      expect((await shown(workId)).summary).toBe(written.summary);
      expect((await read(token, entry.id)).mended).toBeNull();
    });
  });
};
