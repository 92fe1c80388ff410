import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { markChapterRead } from 'shared/api';
import { readToken } from 'shared/auth';
import type { ChapterDetail } from 'shared/contract/endpoints';
import { queryClient } from '../calls/query-client';
import { readPlaces, savePlace } from './places';
import type { ReaderView } from './reader-view';
import { lastSeen, stepOf, turnTo } from './turn';

export interface Reading {
  /** The panel one looks at, from 1. */
  panel: number;
  /** The last one in sight: another than `panel` where two stand side by side. */
  last: number;
  count: number;
  /** Panels that one turn passes. */
  step: number;
  /** Goes to a panel; out of range is the nearest. */
  go: (panel: number) => void;
  /** The strip says which panel stands in the middle of the window. */
  seen: (panel: number) => void;
}

/** Where one is in a chapter: remembered on this device, and told to the server once the end is reached. */
export function useReading(
  chapter: ChapterDetail | undefined,
  stage: RefObject<HTMLElement | null>,
  mode: ReaderView['mode'],
): Reading {
  const [panel, setPanel] = useState(1);
  const count = chapter?.panels.length ?? 0;
  const step = stepOf(mode);
  const shown = turnTo(panel, { count, step });
  const last = lastSeen(shown, { count, step });
  const id = chapter?.id;
  const comicId = chapter?.comicId;

  useEffect(() => {
    if (id === undefined || count === 0) return;
    const place = readPlaces()[String(id)];
    const start = place && place.panel < place.of ? Math.min(place.panel, count) : 1;
    setPanel(start);
  }, [id, count]);

  // Also after a switch to the strip, which starts at its top otherwise.
  const placed = useRef('');
  useEffect(() => {
    const where = `${String(id)} ${mode}`;
    if (id === undefined || placed.current === where) return;
    placed.current = where;
    if (mode === 'strip' && panel > 1) scrollTo(stage.current, panel);
  }, [id, mode, panel, stage]);

  useEffect(() => {
    if (id === undefined || comicId === undefined || count === 0) return;
    savePlace(id, { comicId, panel: last === count ? count : shown, of: count, at: Date.now() });
    if (last === count && readToken() !== undefined) {
      // The place on this device stands in for it; nobody has to hear of a failure.
      markChapterRead({ chapterId: id }, { swallow: true }).then(
        () => queryClient.invalidateQueries({ queryKey: ['comics'] }),
        () => undefined,
      );
    }
  }, [id, comicId, count, shown, last]);

  const go = useCallback(
    (to: number) => {
      const target = turnTo(to, { count, step });
      setPanel(target);
      if (mode === 'strip') scrollTo(stage.current, target);
      else stage.current?.scrollTo(0, 0);
    },
    [count, mode, stage, step],
  );
  return { panel: shown, last, count, step, go, seen: setPanel };
}

function scrollTo(stage: HTMLElement | null, panel: number): void {
  stage?.querySelector(`[data-panel="${String(panel)}"]`)?.scrollIntoView({ block: 'start' });
}
