import { TextInput } from 'react-admin';

/** A list of sentences as lines of one field. */
export function LinesInput({ source, label }: { source: string; label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      multiline
      minRows={3}
      format={(lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')}
      parse={(text: string) => (text === '' ? [] : text.split('\n'))}
    />
  );
}

/** Lines that somebody left empty, or is about to fill, are none. */
export function withoutEmptyLines(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled = (value: unknown) =>
    Array.isArray(value) ? value.filter((line) => typeof line !== 'string' || line.trim() !== '') : value;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, filled(value)]));
}
