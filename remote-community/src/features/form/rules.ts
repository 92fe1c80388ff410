import type { TextField } from '@shared/contract/fields';

export interface RuleWords {
  /** Words about an empty field; a field that may stay empty needs none. */
  missing?: string | undefined;
  /** Words about what does not fit; a function may say what is still missing. */
  invalid?: string | ((typed: string) => string) | undefined;
  /** Words about more than `{max}` characters, of which there are `{count}`. */
  tooLong?: string | undefined;
}

/** Rules of the contract for a field, in the form's own words. */
export function rulesOf({ max, optional, pattern }: TextField, { missing = '', invalid = '', tooLong }: RuleWords) {
  const check = (value: string): string | true => {
    const typed = value.trim();
    if (typed === '') return optional ?? missing;
    if (typed.length > max)
      return (tooLong ?? '最多 {max} 个字，现在有 {count} 个。')
        .replace('{max}', String(max))
        .replace('{count}', String(typed.length));
    if (!pattern || pattern.test(typed)) return true;
    return typeof invalid === 'string' ? invalid : invalid(typed);
  };
  return { validate: check };
}
