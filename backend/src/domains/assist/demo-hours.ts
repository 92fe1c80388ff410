import type { DataOf, InputOf, demoHoursList, demoHoursSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { refuseIdle } from './lead-rules';

type DemoHours = DataOf<typeof demoHoursList>['items'][number];

const columns = `h.id, h.host_id as "hostId", u.name as host, h.weekday::text as weekday, h.day::text as day,
  to_char(h.opens, 'HH24:MI') as opens, to_char(h.closes, 'HH24:MI') as closes, h.minutes, h.open, h.version`;
const source = 'demo_hours h join users u on u.id = h.host_id';

export function hoursRows() {
  return { columns, from: source, key: 'h.id', sorts: { host: 'u.name' } };
}

const readHours = (database: Queryable, id: number) =>
  firstRow<DemoHours>(database, `select ${columns} from ${source} where h.id = $1`, [id]);

/** Makes hours where there is no `id`, and changes them where there is. */
export async function saveHours(
  transaction: Queryable,
  { id, version = 0, ...given }: InputOf<typeof demoHoursSave>,
): Promise<Saved<DemoHours>> {
  const old = id === undefined ? null : found(await readHours(transaction, id));
  const { hostId, weekday = null, day = null, opens, closes, minutes, open = true } = { ...old, ...given };
  const whole = required({ hostId, opens, closes, minutes });
  if ((weekday === null) === (day === null)) refuseField('day', '选每周的星期几，或者填一个日期，二选一');
  if (whole.opens >= whole.closes) refuseField('closes', '要比开始晚');
  await refuseIdle(transaction, 'hostId', whole.hostId);
  const { hostId: host_id, ...times } = whole;
  const values = { host_id, weekday, day, ...times, open };
  const names = Object.keys(values);
  const sql = `insert into demo_hours (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`;
  const {
    id: saved,
    before,
    after,
  } = id === undefined
    ? { ...(await onlyRow<{ id: number }>(transaction, sql, Object.values(values))), before: {}, after: values }
    : { id, ...(await changeRow(transaction, { table: 'demo_hours', id, version, columns: values })) };
  return { row: found(await readHours(transaction, saved)), before, after };
}
