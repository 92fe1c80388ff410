import { Box } from '@mui/material';
import type { DataOf, DeskPerson, auditList } from '@shared/contract/endpoints';
import { useReference } from 'react-admin';
import fieldWords from './field-words.json' with { type: 'json' };
import { valueWordsOf, wordOf } from '../../i18n/value-words';
import { fieldText } from '../../layout/field-text';

/** Lists whose words a note's values use, where a kind of object is not called as its list. */
const listOf: Readonly<Record<string, string>> = {
  application: 'applications',
  'work-entry': 'work-entries',
  message: 'messages',
  booking: 'bookings',
  'open-day': 'open-days',
  chapter: 'chapters',
  'content-publication': 'publications',
  'help-article': 'help-articles',
  choice: 'choices',
  build: 'builds',
  mail: 'mails',
  hook: 'hooks',
  'hook-call': 'hook-calls',
  user: 'people',
};
/** Outcomes of calls, where no list has a field of them. */
const outcomes = { 'checked-in': '签到成功', already: '已经签过到', unknown: '没有这个码' };

type Noted = Readonly<Record<string, unknown>> | null | undefined;

/** A note of the audit trail. */
interface ChangesProps extends Partial<Pick<DataOf<typeof auditList>['items'][number], 'before' | 'after'>> {
  objectType: string;
}

/** Fields that note somebody by their number. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['assignee', 'assignee_id', 'assigneeId']);

/** A line for each thing that changed: what it was, what it is. */
export function Changes({ objectType, ...note }: ChangesProps) {
  const [before, after] = [note.before as Noted, note.after as Noted];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const textOf = (name: string, value: unknown) =>
    OF_PEOPLE.has(name) ? <PersonName id={value} /> : valueText(objectType, name, value);
  return names.map((name) => (
    <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
      {wordOf(fieldWords, name)}：{before?.[name] === undefined ? null : <>{textOf(name, before[name])} → </>}
      {textOf(name, after?.[name])}
    </Box>
  ));
}

/** Name of a person; of somebody who is gone, the number. */
function PersonName({ id }: { id: unknown }) {
  const known = typeof id === 'number';
  const { referenceRecord } = useReference<DeskPerson>({
    reference: 'people',
    id: known ? id : 0,
    options: { enabled: known },
  });
  return known ? (referenceRecord?.name ?? id) : '还没有人';
}

/** Text of a field's value, as people read it; what people wrote themselves, as they wrote it. */
function valueText(objectType: string, field: string, value: unknown): string {
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
