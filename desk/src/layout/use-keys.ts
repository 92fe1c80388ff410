import { useEffect, useRef } from 'react';

/** Presses of single letters, while nothing is typed into and no dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role=combobox], [role=dialog]')
      )
        return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || document.querySelector('[role=dialog], [role=listbox]')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
