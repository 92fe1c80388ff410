import { type SubmitEvent, useEffect, useRef, useState } from 'react';
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
  const [refusals, setRefusals] = useState(0);
  const submitted = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const refused = error instanceof ResponseError ? (error.detail.fields ?? []) : [];
    for (const { path, message } of refused) {
      if (path in getValues()) setError(path as Path<Values>, { message }, { shouldFocus: true });
    }
  }, [error, setError, getValues]);
  // The fields are marked in the render that counts the refusal: the first that is wrong takes the focus then.
  useEffect(() => {
    submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const send = async (values: Values) => {
    const result = await run(values);
    if (result !== undefined) done(result);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    submitted.current = event.currentTarget;
    void handleSubmit(send, () => setRefusals((count) => count + 1))(event);
  };
  return { busy, error, onSubmit };
}
