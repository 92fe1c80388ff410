import { chinaTime, isInstant } from './china-clock';

/** Words for a field's value where its form shows it in words of its own, such as a state or a person. */
export type FieldTexts = Readonly<Record<string, (value: unknown) => string>>;

/** The value of a field as people read it, beside other versions of it. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '（空）';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return isInstant(value) ? chinaTime(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? '（空）' : value.map(fieldText).join('\n');
  // A picture is told by what is in it.
  if (typeof value === 'object' && 'alt' in value) return `图：${fieldText(value.alt)}`;
  // A person or a file is told by its name.
  if (typeof value === 'object' && 'name' in value) return fieldText(value.name);
  return JSON.stringify(value);
}
