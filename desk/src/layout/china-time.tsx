import { FunctionField, TextInput, type TextInputProps } from 'react-admin';
import { chinaDay, chinaTime, toInput, toInstant } from './china-clock';

interface TimeFieldProps {
  source: string;
  sortable?: boolean;
  /** The day alone. */
  day?: boolean;
}

export function TimeField({ source, sortable = true, day = false }: TimeFieldProps) {
  return (
    <FunctionField
      source={source}
      sortable={sortable}
      render={(row: Readonly<Record<string, unknown>>) => (day ? chinaDay : chinaTime)(row[source])}
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
