import { guarded } from '@shared/contract/guarded';

export interface ReaderView {
  /** The panels set as a printed page, one panel at a time, or all of them as one strip. */
  mode: 'whole' | 'page' | 'strip';
  fit: 'width' | 'height';
}

const KEY = 'comic-view';

/** The view in which this visitor read last; on a phone one panel, on a desk a printed page, unless told otherwise. */
export function readView(mobile: boolean): ReaderView {
  const usual: ReaderView = { mode: mobile ? 'page' : 'whole', fit: mobile ? 'width' : 'height' };
  const saved = guarded((): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  if (typeof saved !== 'object' || saved === null) return usual;
  const { mode, fit } = saved as Record<string, unknown>;
  return {
    mode: mode === 'whole' || mode === 'page' || mode === 'strip' ? mode : usual.mode,
    fit: fit === 'width' || fit === 'height' ? fit : usual.fit,
  };
}

export function saveView(view: ReaderView): void {
  guarded(() => localStorage.setItem(KEY, JSON.stringify(view)));
}
