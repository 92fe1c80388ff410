import { type OpenDayRow, openDaySave } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

/** A year in which no other test has an open day. */
const YEAR = 2300;

export const deskEventRaceSuite: Suite = (site) => {
  /**
   * Saves of open days that have all checked what they need before one of them may write. The embedded database has one
   * session: there they come one after the other, and only the check itself is tested.
   */
  const whileNobodyWrites = async <Answer>(saves: readonly (() => Promise<Answer>)[]): Promise<Answer[]> => {
    const begin = () => Promise.all(saves.map((save) => save()));
    if (site().database.engine !== 'postgres') return begin();
    const begun = await site().database.transaction(async (transaction) => {
      await transaction.query('lock table open_day_events in share mode');
      const answers = begin();
      while ((await transaction.query('select pid from pg_locks where not granted')).length < saves.length);
      return { answers };
    });
    return begun.answers;
  };

  test('open days at the desk that editors put onto the same hours at the same instant: one is put there', async () => {
    const editors = [await site().newVisitor({ roles: ['editor'] }), await site().newVisitor({ roles: ['editor'] })];
    const on = (month: string) => ({
      startsAt: `${YEAR}-${month}-01T06:00:00Z`,
      endsAt: `${YEAR}-${month}-01T09:00:00Z`,
      bookingEndsAt: `${YEAR}-01-01T06:00:00Z`,
    });
    const fresh = (month: string) => ({ title: `${month} 月`, place: '一层', ...on(month) });
    const save = (body: object, at: number) =>
      site().request({
        method: 'POST',
        url: openDaySave.path,
        payload: body,
        headers: { authorization: `Bearer ${editors[at % 2]?.token ?? ''}` },
      });
    const kept: OpenDayRow[] = [];
    for (const month of ['02', '03'])
      kept.push(await site().call(openDaySave, { token: editors[0]?.token, body: fresh(month) }));
    // A day is new, two are moved there: each is another row, which no lock of rows keeps apart.
    const bodies = [fresh('05'), ...kept.map(({ id, version }) => ({ id, version, ...on('05') }))];
    const answers = await whileNobodyWrites(bodies.map((body, at) => () => save(body, at)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const refused = answers.filter(({ statusCode }) => statusCode === 400).map(({ body }) => body);
    for (const body of refused) expect(body).toContain('（5月1日 14:00–17:00）的时间重叠');
    const there = 'select id from open_day_events where starts_at < $2 and ends_at > $1';
    const { startsAt, endsAt } = on('05');
    expect(await site().database.query(there, [startsAt, endsAt])).toHaveLength(1);
  });
};
