import { useCallback, useEffect, useState } from 'react';
import { usePage } from 'shared/page';

interface Draft<Values> {
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** After it was sent. */
  clear: () => void;
  /** True where something differs from the empty form. */
  begun: boolean;
}

/**
 * The values of a form, kept on this device while they are not sent: a reload, a failed send or a login loses nothing.
 *
 * @param key names the draft on the device
 * @param empty a constant
 */
export function useDraft<Values extends Record<string, string>>(key: string, empty: Values): Draft<Values> {
  const { host } = usePage();
  const [values, setValues] = useState(empty);
  const begun = Object.keys(empty).some((name) => values[name] !== empty[name]);

  useEffect(() => {
    setValues({ ...empty, ...read(key) });
  }, [key, empty]);

  useEffect(() => {
    host.setUnsaved(begun);
    return () => {
      host.setUnsaved(false);
    };
  }, [host, begun]);

  const set = useCallback(
    <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      setValues((before) => {
        const next = { ...before, [name]: value };
        write(key, next);
        return next;
      });
    },
    [key],
  );
  const clear = useCallback(() => {
    write(key, null);
    setValues(empty);
  }, [key, empty]);
  return { values, set, clear, begun };
}

function read(key: string): object {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}

function write(key: string, values: object | null): void {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  } catch {
    // Private mode or a full disk: the form still works, only without a draft.
  }
}
