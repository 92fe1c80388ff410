import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { usePage } from '@shared/ui/page';
import { readDraft, writeDraft } from './draft';

interface DraftForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** True where something differs from the empty form. */
  begun: boolean;
  /** Empties the form and its draft. */
  clear: () => void;
}

/**
 * A form whose texts are kept on this device while they are not sent: a reload, a failed send or a login loses nothing.
 *
 * @param key names the draft on the device
 * @param empty a constant; only its texts are kept, never a consent
 */
export function useDraftForm<Values extends FieldValues>(key: string, empty: Values): DraftForm<Values> {
  const { host } = usePage();
  const form = useForm<Values>({ defaultValues: empty as DefaultValues<Values>, shouldFocusError: false });
  const { getValues, setValue, subscribe, reset } = form;
  const begun = form.formState.isDirty;

  useEffect(() => {
    const draft = readDraft(key);
    for (const [name, start] of Object.entries(empty)) {
      const saved = draft[name];
      const path = name as Path<Values>;
      // What was typed before the page was alive is newer than the draft.
      if (typeof start !== 'string' || typeof saved !== 'string' || getValues(path) !== start) continue;
      setValue(path, saved as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const texts = Object.entries(values).filter(([name]) => typeof empty[name] === 'string');
        const changed = texts.some(([name, value]) => value !== empty[name]);
        writeDraft(key, changed ? Object.fromEntries(texts) : null);
      },
    });
  }, [key, empty, getValues, setValue, subscribe]);

  useEffect(() => {
    host.setUnsaved(begun);
    return () => {
      host.setUnsaved(false);
    };
  }, [host, begun]);

  const clear = () => {
    reset(empty);
    writeDraft(key, null);
  };
  return { form, begun, clear };
}
