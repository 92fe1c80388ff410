import { type SubmitEvent, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ResponseError } from '@shared/client';
import { useAction } from '../calls/use-action';

/** Sends a form once it is right, never twice at once; what the server says of a field is shown at that field. */
export function useSubmit<Values extends FieldValues, Result>(
  form: UseFormReturn<Values>,
  act: (values: Values) => Promise<Result>,
  done: (result: Result) => void,
) {
  const { busy, error, run } = useAction(act);
  const { handleSubmit, setError, getValues } = form;
  useEffect(() => {
    const refused = error instanceof ResponseError ? (error.detail.fields ?? []) : [];
    for (const { path, message } of refused) {
      if (path in getValues()) setError(path as Path<Values>, { message }, { shouldFocus: true });
    }
  }, [error, setError, getValues]);
  const send = async (values: Values) => {
    const result = await run(values);
    if (result !== undefined) done(result);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    void handleSubmit(send, () => focusFirstWrong(form))(event);
  };
  return { busy, error, onSubmit };
}

/** Goes after a refused submit to the first field that is wrong, once it is marked. */
function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
