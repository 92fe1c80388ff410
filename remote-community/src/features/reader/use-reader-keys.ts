import type { KeyboardEvent } from 'react';
import type { ReaderView } from './reader-view';
import type { Reading } from './use-reading';

interface ReaderKeys {
  reading: Pick<Reading, 'go' | 'on' | 'back' | 'toEnd'>;
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
    const { go, on, back, toEnd } = reading;
    const moves: Record<string, (() => void) | undefined> = {
      ArrowRight: on,
      ArrowLeft: back,
      Home: () => go(1),
      End: toEnd,
      ...(mode !== 'strip' && !onControl ? { ' ': event.shiftKey ? back : on } : {}),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key === 'f' || event.key === 'F') {
      fullscreen();
    } else if (event.key === '?' || event.key === '？') {
      help();
    }
  };
}
