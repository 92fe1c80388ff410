export interface ReaderView {
  /** One panel, two side by side, or all of them as one strip. */
  mode: 'page' | 'spread' | 'strip';
  fit: 'width' | 'height';
}

const KEY = 'comic-view';

/** How this visitor read last; on a phone a strip, on a desk two panels, unless told otherwise. */
export function readView(mobile: boolean): ReaderView {
  const usual: ReaderView = { mode: mobile ? 'strip' : 'spread', fit: mobile ? 'width' : 'height' };
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return usual;
    const { mode, fit } = saved as Record<string, unknown>;
    return {
      mode: mode === 'page' || mode === 'spread' || mode === 'strip' ? mode : usual.mode,
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
