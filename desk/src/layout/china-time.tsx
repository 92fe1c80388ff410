import { FunctionField, TextInput, type TextInputProps } from 'react-admin';
import { chinaTime, toInput, toInstant } from './china-clock';

/** Length of `2026-12-12`. */
const DAY = 10;

interface TimeFieldProps {
  source: string;
  sortable?: boolean;
  /** The day alone. */
  day?: boolean;
}

/** An instant in a list. */
export function TimeField({ source, sortable = true, day = false }: TimeFieldProps) {
  return (
    <FunctionField
      source={source}
      sortable={sortable}
      render={(row: Readonly<Record<string, unknown>>) => chinaTime(row[source]).slice(0, day ? DAY : undefined)}
    />
  );
}

/** Asks for an instant, by a clock in China. */
export function TimeInput(props: Omit<TextInputProps, 'type' | 'format' | 'parse'>) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={toInput}
      parse={toInstant}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
