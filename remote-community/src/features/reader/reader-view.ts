export interface ReaderView {
  /** One panel at a time, or all of them as one strip. */
  mode: 'page' | 'strip';
  fit: 'width' | 'height';
}

const KEY = 'comic-view';

/** How this visitor read last; on a phone a strip unless told otherwise. */
export function readView(mobile: boolean): ReaderView {
  const usual: ReaderView = { mode: mobile ? 'strip' : 'page', fit: mobile ? 'width' : 'height' };
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return usual;
    const { mode, fit } = saved as Record<string, unknown>;
    return {
      mode: mode === 'page' || mode === 'strip' ? mode : usual.mode,
      fit: fit === 'width' || fit === 'height' ? fit : usual.fit,
    };
  } catch {
    return usual;
  }
}

export function saveView(view: ReaderView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // Not remembered then.
  }
}
