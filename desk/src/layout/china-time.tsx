import { FunctionField, TextInput, type TextInputProps } from 'react-admin';

/** China keeps one time, eight hours ahead of UTC, all year; the desk shows it wherever it is opened. */
const ZONE = '+08:00';
const AHEAD = 8 * 60 * 60 * 1000;
/** Length of `2026-12-12T14:00`. */
const TO_MINUTES = 16;
/** Of its day. */
const DAY = 10;

/** `2026-12-12 14:00`, by a clock in China; a dash where there is none. */
export function chinaTime(instant: unknown): string {
  return toInput(instant).replace('T', ' ') || '—';
}

function toInput(instant: unknown): string {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return '';
  return new Date(Date.parse(instant) + AHEAD).toISOString().slice(0, TO_MINUTES);
}

export function toInstant(text: string): string | null {
  const time = Date.parse(`${text}:00${ZONE}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

interface TimeFieldProps {
  source: string;
  label: string;
  sortable?: boolean;
  /** The day alone. */
  day?: boolean;
}

/** An instant in a list. */
export function TimeField({ source, label, sortable = true, day = false }: TimeFieldProps) {
  return (
    <FunctionField
      label={label}
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
