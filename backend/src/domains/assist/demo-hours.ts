import type { DataOf, InputOf, demoHoursList, demoHoursSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { refuseField, required } from '../../http/refusal';
import { readRow, saveRow } from '../../lists/save-row';
import { refuseIdle } from './lead-rules';

type DemoHours = DataOf<typeof demoHoursList>['items'][number];

const demoHours = {
  table: 'demo_hours',
  columns: `h.id, h.host_id as "hostId", u.name as host, h.weekday::text as weekday, h.day::text as day,
  to_char(h.opens, 'HH24:MI') as opens, to_char(h.closes, 'HH24:MI') as closes, h.minutes, h.open, h.version`,
  from: 'demo_hours h join users u on u.id = h.host_id',
  key: 'h.id',
};

export function hoursRows() {
  return { ...demoHours, sorts: { host: 'u.name' } };
}

/** Makes hours where there is no `id`, and changes them where there is. */
export async function saveHours(
  transaction: Queryable,
  { id, version, ...given }: InputOf<typeof demoHoursSave>,
): Promise<Saved<DemoHours>> {
  const old = id === undefined ? null : await readRow<DemoHours>(transaction, demoHours, id);
  const { hostId, weekday = null, day = null, opens, closes, minutes, open = true } = { ...old, ...given };
  const whole = required({ hostId, opens, closes, minutes });
  if ((weekday === null) === (day === null)) refuseField('day', '选每周的星期几，或者填一个日期，二选一');
  if (whole.opens >= whole.closes) refuseField('closes', '要比开始晚');
  await refuseIdle(transaction, 'hostId', whole.hostId);
  const { hostId: host_id, ...times } = whole;
  const columns = { host_id, weekday, day, ...times, open };
  return saveRow<DemoHours>(transaction, demoHours, { id, version, columns });
}
