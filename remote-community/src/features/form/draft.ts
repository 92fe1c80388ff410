/** What is kept under a key on this device; nothing where there is none. */
export function readDraft(key: string): Readonly<Record<string, unknown>> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function writeDraft(key: string, values: object | null): void {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  } catch {
    // Private mode or a full disk: the form still works, only without a draft.
  }
}
