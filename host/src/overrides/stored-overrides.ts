import { guarded } from '@shared/contract/guarded';
import { OVERRIDES_KEY } from './concerns-overrides';

/** Remote → entry address on this machine, or a version in the store (docs/requirements.md section 11). */
export type WantedOverrides = Readonly<Record<string, string>>;

/** Overrides that `site:overrides` asks for; null where it is not readable. */
export function storedOverrides(): WantedOverrides | null {
  const stored = guarded((): unknown => JSON.parse(localStorage.getItem(OVERRIDES_KEY) ?? '{}'));
  const readable = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return readable ? (stored as WantedOverrides) : null;
}

export function storeOverrides(wanted: WantedOverrides): void {
  guarded(() => {
    if (Object.keys(wanted).length === 0) localStorage.removeItem(OVERRIDES_KEY);
    else localStorage.setItem(OVERRIDES_KEY, JSON.stringify(wanted));
  });
}

export function sameOverrides(one: WantedOverrides, other: WantedOverrides): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
