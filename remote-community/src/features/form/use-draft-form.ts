import { useEffect, useRef, useState } from 'react';
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
import { type DraftSlots, openSlots, spareName, type Texts, writeDraft } from './draft-slots';
import { useKeeper } from '../owner/use-owner';

interface DraftForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Whether something differs from the empty form. */
  begun: boolean;
  /** Empties the form and its draft. */
  clear: () => void;
  /** The draft that is not in sight, left in or by another tab. */
  other: OtherDraftOf | undefined;
}

export interface OtherDraftOf {
  texts: Texts;
  /** Shows the other draft; what was in sight is the other one then. */
  take: () => void;
}

/**
 * A form whose texts are kept on this device while they are not sent: a reload, a failed send or a login loses nothing. They
 * belong to who typed them.
 *
 * @param key names the draft on the device
 * @param empty the same object until something else is known of the visitor; only its texts are kept, never a consent
 */
export function useDraftForm<Values extends FieldValues>(key: string, empty: Values): DraftForm<Values> {
  const { host } = usePage();
  const form = useForm<Values>({ defaultValues: empty as DefaultValues<Values>, shouldFocusError: false });
  const { getValues, setValue, subscribe, reset, resetField } = form;
  const begun = form.formState.isDirty;

  // A field that nobody wrote in takes what is known, and what is known later: the page's address is, once it is live.
  const known = useRef(empty);
  useEffect(() => {
    for (const [field, start] of textFields(empty)) {
      const now: unknown = getValues(field);
      if (now !== start && (now === '' || now === known.current[field])) resetField(field, { defaultValue: start });
    }
    known.current = empty;
  }, [empty, getValues, resetField]);

  const keeper = useKeeper();
  const shown = useRef('');
  const slots = useRef<DraftSlots>(undefined);
  const [other, setOther] = useState<Texts | null>(null);
  useEffect(() => {
    if (keeper === undefined) return;
    // Texts of another person leave the form; a guest's stay, under the name they signed in by.
    if (!passesOn(shown.current, keeper)) reset();
    // Unfinished text of a guest is not the next guest's.
    else if (shown.current !== keeper) writeDraft(spareName(key, shown.current), null);
    shown.current = keeper;
    const mine = () => textsOf(getValues(), empty);
    const opened = openSlots(key, keeper, { mine, onOther: setOther, onSent: reset });
    slots.current = opened;
    for (const [field, start, saved] of textFields(empty, opened.first)) {
      // Text typed before the page was hydrated is newer than the draft; what is known is better than nothing.
      if (saved && getValues(field) === start) setValue(field, saved as typeof start, { shouldDirty: true });
    }
    // Text typed under another name is kept under this one, too.
    opened.keep(mine());
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => opened.keep(textsOf(values, empty)),
    });
    return () => {
      stop();
      opened.close();
      setOther(null);
    };
  }, [key, keeper, empty, getValues, setValue, subscribe, reset]);

  useEffect(() => {
    host.setUnsaved(begun);
    return () => host.setUnsaved(false);
  }, [host, begun]);

  // The reset has no values, so that the elements go back, too: radio buttons would be left with none chosen.
  const clear = () => {
    reset();
    slots.current?.keep(null);
  };
  const take = () => {
    const taken = slots.current?.swap(textsOf(getValues(), empty)) ?? {};
    for (const [field, start, text] of textFields(empty, taken))
      setValue(field, (text || start) as typeof start, { shouldDirty: true });
  };
  return { form, begun, clear, other: other ? { texts: other, take } : undefined };
}

/** The fields of texts, what each begins with, and its text in a draft, which may hold anything. */
function textFields<Values extends FieldValues>(empty: Values, draft: Texts = {}) {
  type Text = PathValue<Values, Path<Values>>;
  const fields = Object.entries(empty).filter(([, start]) => typeof start === 'string');
  return fields.map(([field, start]) => {
    const text = draft[field];
    return [field as Path<Values>, start as Text, typeof text === 'string' ? text : ''] as const;
  });
}

/** Typed texts; null where there are none. */
function textsOf<Values extends FieldValues>(values: Values, empty: Values): Texts | null {
  const texts = Object.entries(values).filter(([field]) => typeof empty[field] === 'string');
  return texts.some(([field, value]) => value !== empty[field]) ? Object.fromEntries(texts) : null;
}
