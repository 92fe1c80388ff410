import { Box } from '@mui/material';
import type { DataOf, DeskPerson, auditList } from '@shared/contract/endpoints';
import { useReference } from 'react-admin';
import { fieldWords } from './field-words';
import { valueText } from './value-text';

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
      {fieldWords[name] ?? name}：{before?.[name] === undefined ? null : <>{textOf(name, before[name])} → </>}
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
