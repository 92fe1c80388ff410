import type { KeyboardEvent } from 'react';
import type { Reading } from './use-reading';

interface ReaderKeys {
  reading: Reading;
  mode: 'page' | 'strip';
  fullscreen: () => void;
}

/** Arrows, space, Home, End and F. A space on a button presses it, and the strip scrolls by itself. */
export function useReaderKeys({ reading, mode, fullscreen }: ReaderKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    const { panel, count, go } = reading;
    const moves: Record<string, number | undefined> = {
      ArrowRight: panel + 1,
      ArrowLeft: panel - 1,
      Home: 1,
      End: count,
      ...(mode === 'page' && !onControl ? { ' ': event.shiftKey ? panel - 1 : panel + 1 } : {}),
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      go(target);
    } else if (event.key === 'f' || event.key === 'F') {
      fullscreen();
    }
  };
}
