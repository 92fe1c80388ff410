import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ChapterDetail } from '@shared/contract/endpoints';
import { listenPlaces, readPlaces } from '../comics/places';
import type { ReaderView } from './reader-view';
import { lastSeen, stepOf, turnTo } from './turn';
import { useKeptPlace, useReadMark } from './use-kept-place';

export interface Reading {
  /** The panel one looks at, from 1. */
  panel: number;
  /** The last one in sight: another than `panel` on a printed page. */
  last: number;
  count: number;
  /** Panels that one turn passes. */
  step: number;
  /** Goes to a panel; out of range is the nearest. */
  go: (panel: number) => void;
  /** Turns on: after the last page to the end of the chapter, from there to the next one. */
  on: () => void;
  /** Turns back: from the end of the chapter to its last page. */
  back: () => void;
  /** Goes to the last page; from there, to the end of the chapter. */
  toEnd: () => void;
  /** Told when the end of the chapter is in sight: a printed page says nothing of how far one has read on it. */
  ended: () => void;
  /** Told by the strip which panel is in the middle of the window. */
  seen: (panel: number) => void;
}

interface ReadingOptions {
  mode: ReaderView['mode'];
  /** Opens the chapter after this one; undefined where this is the last. */
  onNext: (() => void) | undefined;
}

/** The place in a chapter: remembered on this device, and told to the server once the end is reached. */
export function useReading(
  chapter: ChapterDetail | undefined,
  stage: RefObject<HTMLElement | null>,
  { mode, onNext }: ReadingOptions,
): Reading {
  const id = chapter?.id;
  const comicId = chapter?.comicId;
  const count = chapter?.panels.length ?? 0;
  const step = stepOf(mode);
  const [at, setAt] = useState<{ chapter: number | undefined; panel: number }>({ chapter: undefined, panel: 1 });
  // The place is set before anything is drawn or told: the end of the chapter before is not the end of this one.
  if (count > 0 && at.chapter !== id) setAt({ chapter: id, panel: startOf(id, count) });
  const { panel } = at;
  const shown = turnTo(panel, { count, step });
  const last = lastSeen(shown, { count, step });
  useLatePlace(id, panel === 1 && count > 0, (to) => {
    setAt({ chapter: id, panel: Math.min(to, count) });
    if (mode === 'strip') scrollTo(stage.current, to);
  });
  const setPanel = useCallback((to: number) => setAt((before) => ({ ...before, panel: to })), [setAt]);

  // The strip, which starts at its top otherwise, scrolls there after a switch to it, too.
  const placed = useRef('');
  useEffect(() => {
    const where = `${String(id)} ${mode}`;
    if (id === undefined || placed.current === where) return;
    placed.current = where;
    if (mode === 'strip' && panel > 1) scrollTo(stage.current, panel);
  }, [id, mode, panel, stage]);

  const [endSeen, setEndSeen] = useState<number>();
  const ended = useCallback(() => setEndSeen(id), [id]);
  const atEnd = count > 0 && (mode === 'whole' ? endSeen === id : last === count);
  useKeptPlace(id, count === 0 ? undefined : comicId, { panel: atEnd ? count : shown, of: count });
  useReadMark(id, atEnd);

  const go = useCallback(
    (to: number) => {
      const target = turnTo(to, { count, step });
      setPanel(target);
      if (mode === 'strip') scrollTo(stage.current, target);
      else stage.current?.scrollTo(0, 0);
    },
    [count, mode, setPanel, stage, step],
  );
  const onLast = last === count;
  const on = () => {
    if (!onLast) go(shown + step);
    else if (!scrollToEnd(stage.current)) onNext?.();
  };
  const back = () => {
    // The end is no page of its own: a step back from it is the page above it.
    const beyond = mode !== 'strip' && onLast && (stage.current?.scrollTop ?? 0) > 0 && isAtEnd(stage.current);
    go(beyond ? shown : shown - step);
  };
  const toEnd = () => {
    if (onLast) scrollToEnd(stage.current);
    else go(count);
  };
  return { panel: shown, last, count, step, go, on, back, toEnd, ended, seen: setPanel };
}

/**
 * Goes on at another device's place that comes after the chapter, as if in time, where no page was turned yet.
 *
 * @param begins whether nothing was turned yet
 */
function useLatePlace(chapterId: number | undefined, begins: boolean, goOn: (panel: number) => void): void {
  const waiting = useRef<number>(undefined);
  const turned = useRef<number>(undefined);
  const known = chapterId !== undefined && readPlaces()[String(chapterId)] !== undefined;
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
    if (!begins) turned.current = chapterId;
    waiting.current = turned.current === chapterId || known ? undefined : chapterId;
  });
  useEffect(
    () =>
      listenPlaces(() => {
        const place = readPlaces()[String(waiting.current)];
        if (!place) return;
        waiting.current = undefined;
        if (place.panel > 1 && place.panel < place.of) latest.current(place.panel);
      }),
    [chapterId],
  );
}

/** Place at which one stopped before; the beginning of a chapter that was read to its end. */
function startOf(chapterId: number | undefined, count: number): number {
  const place = readPlaces()[String(chapterId)];
  return place && place.panel < place.of ? Math.min(place.panel, count) : 1;
}

function isAtEnd(stage: HTMLElement | null): boolean {
  return !stage || stage.scrollTop + stage.clientHeight >= stage.scrollHeight - 8;
}

/** Goes to the end; tells whether it was not there yet. */
function scrollToEnd(stage: HTMLElement | null): boolean {
  if (isAtEnd(stage)) return false;
  stage?.scrollTo(0, stage.scrollHeight);
  return true;
}

function scrollTo(stage: HTMLElement | null, panel: number): void {
  stage?.querySelector(`[data-panel="${String(panel)}"]`)?.scrollIntoView({ block: 'start' });
}
