import { valueWordsOf, wordOf } from '../../i18n/value-words';
import { fieldText } from '../../layout/field-text';

/** Lists whose words a note's values use, where a kind of object is not called as its list. */
const listOf: Readonly<Record<string, string>> = {
  ...{ application: 'applications', 'work-entry': 'work-entries', message: 'messages', booking: 'bookings' },
  ...{ 'open-day': 'open-days', chapter: 'chapters', 'help-article': 'help-articles', choice: 'choices' },
  ...{ build: 'builds', mail: 'mails', user: 'people' },
};
/** Outcomes of calls, where no list has a field of them. */
const outcomes = { 'checked-in': '签到成功', already: '已经签过到', unknown: '没有这个码' };

/** Text of a field's value, as people read it; what people wrote themselves, as they wrote it. */
export function valueText(objectType: string, field: string, value: unknown): string {
  const words = valueWordsOf(listOf[objectType] ?? '');
  const named = field === 'outcome' ? outcomes : (words[field] ?? (field === 'decision' ? decided(words) : undefined));
  if (!named) return fieldText(value);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return fieldText(
    values.map((one) => (one === null || one === undefined ? fieldText(one) : wordOf(named, one))).join('、'),
  );
}

/** Decisions are called as the state that came of them. */
function decided({ status, state }: ReturnType<typeof valueWordsOf>) {
  return status ?? state;
}
