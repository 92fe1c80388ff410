import { type ComponentProps, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { TextField } from '@shared/contract/fields';
import { Field } from '@shared/ui';
import { type RuleWords, rulesOf } from './rules';

type Attributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type'
>;

interface TypedFieldProps<Values extends FieldValues> extends RuleWords, Attributes {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  /** The contract's limits. */
  limits: TextField;
  label: string;
  hint?: string;
  /** The number of rows; more than one makes it a text area. */
  rows?: number;
  /** Further check beyond the limits: true where the text is right. */
  also?: (typed: string) => string | true;
  /** Turns what was typed into what is meant. */
  meant?: (typed: string) => string;
}

/** A field of a form, checked by the contract's limits. */
export function TypedField<Values extends FieldValues>(props: TypedFieldProps<Values>) {
  const { form, name, limits, label, hint, rows, also, meant, missing, invalid, tooLong, ...attributes } = props;
  const known = useRef(false);
  const { ref, ...registered } = form.register(name, {
    validate: (value: string) => {
      const right = rulesOf(limits, { missing, invalid, tooLong }).validate(value);
      return right === true && also ? also(value) : right;
    },
    ...(meant && { setValueAs: meant }),
  });
  const attach = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    const typed = known.current ? '' : element?.value;
    known.current = true;
    ref(element);
    // Text may have been typed while the page was not alive yet.
    if (typed) form.setValue(name, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} optional={limits.optional} hint={hint} error={error?.message}>
      {(described) => {
        const control = { ...attributes, ...registered, ...described, maxLength: limits.max, ref: attach };
        return rows ? <textarea {...control} rows={rows} /> : <input {...control} />;
      }}
    </Field>
  );
}
