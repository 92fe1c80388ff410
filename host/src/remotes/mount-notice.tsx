import { type ReactNode, useEffect } from 'react';

/** Tells when its children are in the page and their effects have run. */
export function MountNotice({ onMounted, children }: { onMounted?: (() => void) | undefined; children?: ReactNode }) {
  useEffect(() => {
    onMounted?.();
  }, [onMounted]);
  return children;
}
