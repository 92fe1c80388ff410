import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { passesOn } from '@shared/client/auth';
import { usePage } from '@shared/ui/page';
import { useKeeper } from '../owner/use-keeper';
import { readDraft, writeDraft } from './draft';

interface DraftForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** True where something differs from the empty form. */
  begun: boolean;
  /** Empties the form and its draft. */
  clear: () => void;
}

/**
 * A form whose texts are kept on this device while they are not sent: a reload, a failed send or a login loses nothing. They
 * belong to who typed them.
 *
 * @param key names the draft on the device
 * @param empty a constant; only its texts are kept, never a consent
 */
export function useDraftForm<Values extends FieldValues>(key: string, empty: Values): DraftForm<Values> {
  const { host } = usePage();
  const form = useForm<Values>({ defaultValues: empty as DefaultValues<Values>, shouldFocusError: false });
  const { getValues, setValue, subscribe, reset } = form;
  const begun = form.formState.isDirty;

  const keeper = useKeeper();
  const shown = useRef('');
  useEffect(() => {
    if (keeper === undefined) return;
    // Another person's texts leave the form; a guest's stay, under the name they signed in by.
    if (!passesOn(shown.current, keeper)) reset(empty);
    shown.current = keeper;
    const name = key + keeper;
    const draft = readDraft(name);
    for (const [field, start] of Object.entries(empty)) {
      const saved = draft[field];
      const path = field as Path<Values>;
      // What was typed before the page was alive is newer than the draft.
      if (typeof start !== 'string' || typeof saved !== 'string' || getValues(path) !== start) continue;
      setValue(path, saved as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const keep = (values: Values) => {
      const texts = Object.entries(values).filter(([field]) => typeof empty[field] === 'string');
      const changed = texts.some(([field, value]) => value !== empty[field]);
      writeDraft(name, changed ? Object.fromEntries(texts) : null);
    };
    // Under this name, too, where it was typed under another one.
    keep(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keep(values);
      },
    });
  }, [key, keeper, empty, getValues, setValue, subscribe, reset]);

  useEffect(() => {
    host.setUnsaved(begun);
    return () => {
      host.setUnsaved(false);
    };
  }, [host, begun]);

  const clear = () => {
    reset(empty);
    if (keeper !== undefined) writeDraft(key + keeper, null);
  };
  return { form, begun, clear };
}
