import { fieldText } from '../../layout/field-text';
import { stateNames } from '../../layout/state-words';
import { messageStates } from '../assist/message-states';
import { statusWords } from '../grade/status-words';
import { roleWords } from '../users/role-words';

/** Values that a call notes by their names in the contract. */
const valueWords: Readonly<Record<string, string>> = {
  ...stateNames,
  ...Object.fromEntries(messageStates.map(({ id, name }) => [id, name])),
  ...statusWords,
  ...roleWords,
  ...{
    open: '已发布',
    cancelled: '已取消',
    returned: '已退回',
    waiting: '等待发送',
    sending: '正在发送',
    failed: '没有发成',
  },
  ...{ 'checked-in': '签到成功', already: '已经签过到', unknown: '没有这个码' },
};
/** What is written by people is shown as they wrote it, whatever it says. */
const named: ReadonlySet<string> = new Set(['state', 'status', 'decision', 'outcome', 'roles']);

/** What a field was or is, as people read it. */
export function valueText(field: string, value: unknown): string {
  if (!named.has(field)) return fieldText(value);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return fieldText(values.map((one) => valueWords[String(one)] ?? fieldText(one)).join('、'));
}
