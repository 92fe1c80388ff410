import { guarded } from '@shared/contract/guarded';

/** Reads the draft under a key on this device; empty where there is none. */
export function readDraft(key: string): Readonly<Record<string, unknown>> {
  const saved = guarded((): unknown => JSON.parse(localStorage.getItem(key) ?? '{}'));
  return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
}

export function writeDraft(key: string, values: object | null): void {
  guarded(() => {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  });
}
