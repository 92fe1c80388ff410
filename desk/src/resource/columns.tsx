import type { ReactElement, ReactNode } from 'react';
import { BooleanField, FunctionField, NumberField, TextField, useRecordContext, useResourceContext } from 'react-admin';
import type { DeskRow } from '../data/calls';
import { valueWordsOf } from '../i18n/value-words';
import { TimeField } from '../layout/china-time';
import { nameOf, useChoices } from '../layout/choices';

const fields = { number: NumberField, boolean: BooleanField, time: TimeField, day: TimeField, choice: ChoiceField };

/** A field of the rows, or words about a row. */
export type Column<Row extends DeskRow> =
  | (keyof Row & string)
  | { source: keyof Row & string; as?: keyof typeof fields; sortBy?: string }
  | { label: string; says: (row: Row) => ReactNode; sortBy?: string };

/** A column of numbers, to the right. */
export const number = <Source extends string>(source: Source) => ({ source, as: 'number' as const });
export const time = <Source extends string>(source: Source) => ({ source, as: 'time' as const });
export const day = <Source extends string>(source: Source) => ({ source, as: 'day' as const });
/** How far something is that a queue sends. */
export const queued = ['state', 'attempts', time('nextAt'), time('sentAt'), 'lastError'] as const;
/** A column of values that editors keep a list of. */
export const choice = <Source extends string>(source: Source) => ({ source, as: 'choice' as const });

/**
 * Columns as elements of a grid; a field whose values have words is shown in them.
 * @param sorts fields that the list's call sorts by
 */
export function columnElements<Row extends DeskRow>(
  columns: readonly Column<Row>[],
  resource: string,
  sorts: readonly string[],
): ReactElement[] {
  return columns.map((column) => {
    if (typeof column === 'object' && 'says' in column) {
      const { label, says, sortBy } = column;
      return <FunctionField<Row> key={label} label={label} render={says} {...(sortBy !== undefined && { sortBy })} />;
    }
    const { source, as, sortBy = source } = typeof column === 'object' ? column : { source: column };
    const Field = as ? fields[as] : valueWordsOf(resource)[source] ? ChoiceField : TextField;
    const sortable = sorts.includes(sortBy);
    return <Field key={source} {...{ source, sortBy, sortable, ...(as === 'day' && { day: true }) }} />;
  });
}

function ChoiceField({ source }: { source: string; sortBy: string; sortable: boolean }) {
  const choices = useChoices(useResourceContext() ?? '', source);
  const value = useRecordContext()?.[source] as unknown;
  return <span>{nameOf(choices, value)}</span>;
}
