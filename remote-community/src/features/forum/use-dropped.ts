import { type RefObject, useEffect, useRef } from 'react';

/** Takes files that are dropped on the form around an element, or pasted into it; pasted text stays text. */
export function useDropped(inside: RefObject<HTMLElement | null>, add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData);
    };
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    form.addEventListener('paste', paste);
    form.addEventListener('dragover', over);
    form.addEventListener('drop', drop);
    return () => {
      form.removeEventListener('paste', paste);
      form.removeEventListener('dragover', over);
      form.removeEventListener('drop', drop);
    };
  }, [inside]);
}
