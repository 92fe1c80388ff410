import type { KeyboardEvent } from 'react';
import type { ReaderView } from './reader-view';
import type { Reading } from './use-reading';

interface ReaderKeys {
  reading: Pick<Reading, 'panel' | 'count' | 'step' | 'go'>;
  mode: ReaderView['mode'];
  fullscreen: () => void;
  /** Shows or hides the keys. */
  help: () => void;
}

/** Arrows, space, Home, End, F and ?. A space on a button presses it, and the strip scrolls by itself. */
export function useReaderKeys({ reading, mode, fullscreen, help }: ReaderKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    const { panel, count, step, go } = reading;
    const moves: Record<string, number | undefined> = {
      ArrowRight: panel + step,
      ArrowLeft: panel - step,
      Home: 1,
      End: count,
      ...(mode !== 'strip' && !onControl ? { ' ': event.shiftKey ? panel - step : panel + step } : {}),
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      go(target);
    } else if (event.key === 'f' || event.key === 'F') {
      fullscreen();
    } else if (event.key === '?' || event.key === '？') {
      help();
    }
  };
}
