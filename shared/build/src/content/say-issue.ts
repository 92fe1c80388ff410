import type { core } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'words in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'fields in { }',
};

/** Words for a mistake in a file, for who wrote it. */
export function sayIssue(issue: core.$ZodIssue, { name: file, whole }: { name: string; whole: unknown }): string {
  const name = nameOf(issue.path, file);
  const value = valueAt(whole, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `${name} is missing: ${kinds[issue.expected] ?? issue.expected} must stand here`
        : `${name} must be ${kinds[issue.expected] ?? issue.expected}, not ${shown(value)}`;
    case 'invalid_value':
      return value === undefined
        ? `${name} is missing: it is one of ${issue.values.join(', ')}`
        : `${name} must be one of ${issue.values.join(', ')}, not ${shown(value)}`;
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.join(', ')} here`;
    case 'too_small':
      return `${name} must ${issue.origin === 'number' ? 'be' : 'have'} at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `${name} must ${issue.origin === 'number' ? 'be' : 'have'} at most ${issue.maximum}${unit(issue.origin)}`;
    default:
      return value === undefined && issue.code !== 'custom' ? `${name} is missing` : `${name} ${issue.message}`;
  }
}

function unit(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
}

/** Entries of a list are counted from 1, as readers do. */
export function nameOf(path: readonly PropertyKey[], file: string): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name || file}[${key + 1}]` : `${name}${name ? '.' : ''}${String(key)}`,
    path.length === 0 ? file : '',
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : JSON.stringify(value);
}
