import { workEntryRemove, workEntrySave, workEntrySubmit } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { entryLimits } from './entries';

export const entryLimitsSuite: Suite = (site) => {
  describe('entries of one person', () => {
    test('have their limits, which those at once do not pass together', async () => {
      const { id, token } = await site().newVisitor();
      const save = (body: object) => site().call(workEntrySave, { token, body });
      const fill = (state: string, count: number) =>
        site().database.query(
          'insert into work_entries (user_id, state, submitted_at) select $1, $2, now() from generate_series(1, $3)',
          [id, state, count],
        );
      await fill('submitted', entryLimits.waiting);
      const draft = await save({
        title: '差评当天回访',
        summary: '差评当天有人回',
        story: '原来每周看一次。',
        season: '2026',
        category: 'finance',
        steps: '读差评',
      });
      const waits = await site().refused(workEntrySubmit, { token, body: { id: draft.id, version: draft.version } });
      expect(waits).toMatchObject({ status: 409, reason: 'entry-limit' });
      await fill('draft', entryLimits.unpublished - entryLimits.waiting - 2);
      const answers = await Promise.all(
        ['一', '二', '三', '四'].map((title) =>
          site().request({
            method: 'POST',
            url: workEntrySave.path,
            payload: { title },
            headers: { authorization: `Bearer ${token}` },
          }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      await site().call(workEntryRemove, { token, body: { id: draft.id, version: draft.version } });
      expect(await save({ title: '又有地方了' })).toMatchObject({ state: 'draft' });
    });
  });
};
